"""A game as a PettingZoo environment: agents take turns, and a mask tells what each may choose.

One step is one number of the game's index (`throneroom.gym.index`). What has to be decided at the
same time is asked of one agent after another, and none sees what another has answered; what can
only be answered in one way is not asked.
"""

from collections.abc import Mapping
from operator import index as as_index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from throneroom.gym.index import Index, Node, Options
from throneroom.gym.observing import HIGHEST, LOWEST, labels, observer
from throneroom.kernel import BadInput, Game, State, load
from throneroom.kernel.errors import shown

MOST_STEPS = 200_000
"""After so many steps a game is broken off."""


class Environment(AECEnv):  # type: ignore[misc]
    """One game after another, each begun by `reset`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        most_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__()
        if type(most_steps) is not int or most_steps < 1:
            raise BadInput("bad-series", field="most_steps", value=shown(most_steps))
        self.table_state: State = game.start(seats, options)
        self.game = game
        self.options = dict(options or {})
        self.most_steps = most_steps
        self.index = Index(game)
        self.metadata = {"name": f"throneroom_{game.slug}_v0", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.rng = np.random.default_rng()
        self._observe = observer(game, seats)
        self._stems = {number: place for place, number in enumerate(self.index.stems)}
        self._seen = len(labels(game, seats))
        self._size = size = self._seen + len(self._stems)
        self._choice_count = len(self.index)
        self._actions = {agent: spaces.Discrete(len(self.index)) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.index),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._asking = {
            kind: (question.legal, question.forces([("",)]), question.anyone)
            for kind, question in game.questions.items()
        }
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._seat = 0
        self._choices: Options = {}
        self._chosen: list[int] = []
        self._ask()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers that `labels` names and the choices made so far; and which can be made."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the game's index."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Its options are given when the environment is made, or here as `game`; what
        else is wanted of environments in general is not for us."""
        if seed is not None:
            if whole_number(seed) < 0:
                raise BadInput("bad-series", field="seed", value=shown(seed))
            self.rng = np.random.default_rng(seed)
        chosen = {**self.options, **(options or {}).get("game", {})}
        seats = len(self.possible_agents)
        self.table_state = self.game.start(seats, chosen, int(self.rng.integers(1 << 62)))
        self._begin()

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees. The mask is empty unless it is asked."""
        seat = self.seat_of[agent]
        out = np.zeros(self._size, np.float32)
        self._observe(self.table_state.table, seat, out)
        mask = np.zeros(self._choice_count, np.int8)
        if seat == self._seat and self._choices:
            for number in self._chosen:
                out[self._seen + self._stems[number]] += 1
            mask[list(self._choices)] = 1
        return {"observation": out, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take one step for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        chosen = self._choices.get(number)
        if chosen is None:
            label = self.index.labels[number] if 0 <= number < len(self.index) else shown(action)
            raise BadInput("gym-not-on-offer", agent=agent, action=label)
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if isinstance(chosen, Node):
            self._chosen.append(number)
            self._choices = self.index.follow(chosen)
        else:
            self.table_state.apply(self._seat, chosen)
            self._ask()
        if self.steps >= self.most_steps and self._choices:
            self._choices = {}
            self.truncations = dict.fromkeys(self.agents, True)

    def _ask(self) -> None:
        """Go on to where somebody has a choice, or the game is over."""
        state = self.table_state
        table = state.table
        flow = table.flow
        self._chosen = []
        while flow.awaited:
            seat = flow.awaited[0]
            legal_of, forces, anyone = self._asking[flow.kind]
            legal = legal_of(table, seat)
            alone = forces and len(legal) == 1
            if not alone or (anyone and state.forced((seat,)) is None):
                self._seat = seat
                self.agent_selection = self.possible_agents[seat]
                self._choices = self.index.options(legal)
                return
            state.apply(seat, legal[0])
        self._choices = {}
        self._end()

    def _end(self) -> None:
        """Who has won gets one, shared by all who have; whoever has not gets nothing."""
        outcome = self.table_state.outcome()
        winners = () if outcome is None else outcome.winners
        for agent in self.agents:
            share = 1 / len(winners) if self.seat_of[agent] in winners else 0.0
            self.rewards[agent] = share
            self._cumulative_rewards[agent] += share
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The table as everybody sees it."""
        return str(self.table_state)

    def close(self) -> None:
        """There is nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def whole_number(given: Any) -> int:
    """A number that may be one of ours or of numpy; -1 for what is none."""
    try:
        return as_index(given)
    except TypeError:
        return -1


def env(
    slug: str,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    most_steps: int = MOST_STEPS,
) -> Environment:
    """A game as a PettingZoo environment, with its smallest number of seats if none is given."""
    game = load(slug)
    return Environment(game, seats or game.seats[0], options, most_steps)
