"""Games for OpenSpiel: importing this registers `throneroom_<slug>` for every game that can be
observed. It needs the extra `throneroom[openspiel]`.

Moves are the steps of `throneroom.gym.index`, and what is seen is the same as there. Luck is a
matter of chance nodes: one deals the game, and another stands wherever an action rolls dice or
draws cards, so that nobody who searches knows them in advance.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from throneroom.bots import seed_for
from throneroom.gym.index import Index, Node, Options
from throneroom.gym.observing import GAMES, labels, observer
from throneroom.kernel import Action, FastChance, Game, State, load

LUCK = 256
"""How many outcomes a chance node has, all equally likely: each is another stream of chance."""
LONGEST = 200_000


class ThroneroomGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with so many players (`players`), and options as JSON (`options`)."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = game
        self.players = int(given.get("players", game.seats[0]))
        self.chosen = json.loads(given.get("options", "") or "{}")
        self.index = Index(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.index),
            max_chance_outcomes=LUCK,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)
        game.start(self.players, self.chosen)  # what cannot be played is refused now

    def new_initial_state(self) -> "ThroneroomState":
        """A game before its first die."""
        return ThroneroomState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "ThroneroomObserver":
        """What a seat sees."""
        return ThroneroomObserver(self)


class ThroneroomState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, in the middle of an action perhaps."""

    def __init__(self, game: ThroneroomGame) -> None:
        super().__init__(game)
        self.of = _Shared(game)
        self.table_state: State | None = None
        self.seat = 0
        self.options = _Shared({})
        self.steps: list[int] = []
        """Of an action that is not whole yet."""
        self.pending: Action | None = None
        """An action that waits for its luck."""
        self.rolls = 0

    # What OpenSpiel asks of a state

    def current_player(self) -> int:
        """Who is to move: a seat, chance, or nobody any more."""
        if self.table_state is None or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table_state.outcome() is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The steps that can be taken, in ascending order."""
        return sorted(self.options.it) if player == self.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any luck, each equally likely."""
        return [(number, 1 / LUCK) for number in range(LUCK)]

    def _apply_action(self, action: int) -> None:
        """Take a step, or let chance decide."""
        if self.table_state is None:
            rules = self.of.it
            self.table_state = rules.rules.start(rules.players, rules.chosen, seed_for(action))
            self._ask()
            return
        if self.pending is not None:
            self.rolls += 1
            chosen, self.pending = self.pending, None
            self.table_state.table.flow.chance = FastChance(seed_for(self.rolls, action))
            self.table_state.apply(self.seat, chosen)
            self._ask()
            return
        option = self.options.it[action]
        if isinstance(option, Node):
            self.steps.append(action)
            self.options = _Shared(self.of.it.index.follow(option))
            return
        self._play(option)

    def _play(self, action: Action) -> None:
        """Carry an action out, unless luck is needed for it: then chance comes first."""
        assert self.table_state is not None
        trial = self.table_state.copy()
        before = trial.table.flow.chance.to_json()
        trial.apply(self.seat, action)
        if trial.table.flow.chance.to_json() != before:
            self.pending = action
            return
        self.table_state = trial
        self._ask()

    def _ask(self) -> None:
        """Who has a choice next, and which."""
        assert self.table_state is not None
        self.steps = []
        awaited = self.table_state.to_move()
        options: Options = {}
        if awaited:
            self.seat = awaited[0]
            options = self.of.it.index.options(self.table_state.legal(self.seat))
        self.options = _Shared(options)

    def _action_to_string(self, player: int, action: int) -> str:
        """What a step means."""
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"luck {action}"
        return str(self.of.it.index.labels[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table_state is not None and self.table_state.outcome() is not None

    def returns(self) -> list[float]:
        """Whoever has won gets one, shared by all who have."""
        outcome = None if self.table_state is None else self.table_state.outcome()
        winners = () if outcome is None else outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.of.it.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "ThroneroomState":
        """A state that the player cannot tell from this one, with everything hidden drawn anew: for
        search that does not peek."""
        other: ThroneroomState = self.clone()
        if self.table_state is not None and self.table_state.may_imagine(player):
            chance = FastChance(int(sampler() * (1 << 62)))
            other.table_state = self.table_state.imagine(player, chance)
        return other

    def __str__(self) -> str:
        if self.table_state is None:
            return "before the first die"
        return f"{self.table_state!r} {self.table_state.digest()} {self.steps} {self.pending}"


class ThroneroomObserver:
    """What a seat sees, as numbers and as text: see docs/gym.md."""

    def __init__(self, game: ThroneroomGame) -> None:
        self.game = game
        self._observe = observer(game.rules, game.players)
        self._seen = len(labels(game.rules, game.players))
        self._stems = {step: self._seen + i for i, step in enumerate(game.index.stems)}
        self.tensor = np.zeros(self._seen + len(self._stems), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ThroneroomState, player: int) -> None:
        """Write down what a player sees."""
        self.tensor.fill(0)
        if state.table_state is not None:
            self._observe(state.table_state.table, player, self.tensor)
            for step in state.steps if player == state.seat else ():
                self.tensor[self._stems[step]] += 1

    def string_from(self, state: ThroneroomState, player: int) -> str:
        """What a player sees, as JSON."""
        return "" if state.table_state is None else json.dumps(state.table_state.view(player))


class _Shared:
    """Something that copies of a state share, because nobody changes it."""

    __slots__ = ("it",)

    def __init__(self, it: Any) -> None:
        self.it = it

    def __deepcopy__(self, seen: dict[int, Any]) -> "_Shared":
        return self


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"throneroom_{game.slug}",
        long_name=game.title or game.slug,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "{}"},
    )

    class Registered(ThroneroomGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _slug in GAMES:
    _register(load(_slug))
