"""`search`: sequential halving over imagined worlds, played ahead by a light policy.

First every action is looked at briefly, until the seat has a choice again, as `greedy` does. The
best of them are then tried in fresh imagined worlds, further ahead; after each round the worse half
is dropped, so that the effort goes into the difference between the best. All actions of a round
are tried in the same worlds with the same luck. The effort is counted in actions, so that games can
be repeated; a table with a clock may cut it short (`hurry`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import isqrt, sqrt

from throneroom.bots.ahead import Reach, play_ahead
from throneroom.bots.policy import Policy, policy_for
from throneroom.kernel import Action, FastChance, Sight, State

THOUGHT = 5
"""To imagine a world or to judge a table takes as long as several actions."""
NEXT_CHOICE = Reach(24, 0)
FAR = Reach(60, 3)
USUAL_EFFORT = 4000


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much and how a bot thinks about one decision."""

    effort: int
    """About how many actions are played ahead, for a game of the usual weight."""
    brief: float = 0.3
    """The part of it that goes into looking briefly at everything."""
    finalists: int = 8
    """How many actions are then tried further ahead."""
    reach: Reach = FAR
    looked_at: int = 0
    """If there are more actions than so many, only so many plausible ones are looked at."""
    daring: float = 0.0
    """What the spread of results counts: more than nothing for who loves a gamble, less for who
    fears it."""


class SearchBot:
    """Plays ahead in imagined worlds and takes what turns out best."""

    __slots__ = ("chance", "thinking", "hurry")

    def __init__(self, seed: int, thinking: Thinking | None = None) -> None:
        self.chance = FastChance(seed)
        self.thinking = thinking or Thinking(USUAL_EFFORT)
        self.hurry: Callable[[], bool] = _never
        """Whether to come to a choice with what is known by now: for a table with a clock."""

    def choose(self, sight: Sight) -> Action:
        actions = _narrowed(candidates(sight), sight, self.thinking.looked_at, self.chance)
        if len(actions) == 1:
            return actions[0]
        thinking = self.thinking
        # Where an action costs more, less is tried and longer: neither pays for all of it.
        effort = max(1, thinking.effort // isqrt(sight.game.weight))
        trial = Trial(sight, actions, self.chance, thinking.daring, self.hurry)
        brief = round(effort * thinking.brief) if thinking.reach.choices else effort
        kept = list(range(len(actions)))
        trial.halve(kept, brief, thinking.finalists if thinking.reach.choices else 1, NEXT_CHOICE)
        if thinking.reach.choices and len(kept) > 1:
            trial.forget()
            trial.halve(kept, effort - brief, 1, thinking.reach)
        return actions[kept[0]]


def _never() -> bool:
    return False


def candidates(sight: Sight) -> list[Action]:
    """What a seat can do; in talks whole offers instead of their parts."""
    legal = sight.legal()
    talks = sight.game.talks
    if talks is None or talks.offers is None or sight.question not in talks.kinds:
        return legal
    answers = [action for action in legal if action[0] in talks.agree or action[0] in talks.decline]
    # Offers are made from what everybody knows, which is the same in any imagined world.
    return answers + talks.offers(sight.imagine(FastChance(0)).table, sight.seat)


def _narrowed(actions: list[Action], sight: Sight, most: int, chance: FastChance) -> list[Action]:
    """So many plausible ones of the actions, each once; all of them if there are no more."""
    if not most or len(actions) <= most:
        return actions
    policy = policy_for(sight.game.slug)
    left = list(actions)
    found: list[Action] = []
    for _ in range(most):
        action = policy.pick(sight.question, left, chance)
        left.remove(action)
        found.append(action)
    return found


class Trial:
    """The actions of one decision and how they have done so far."""

    __slots__ = ("sight", "actions", "chance", "daring", "hurry", "policy", "sums", "squares", "n")

    def __init__(
        self,
        sight: Sight,
        actions: list[Action],
        chance: FastChance,
        daring: float,
        hurry: Callable[[], bool],
    ) -> None:
        self.sight = sight
        self.actions = actions
        self.chance = chance
        self.daring = daring
        self.hurry = hurry
        self.policy: Policy = policy_for(sight.game.slug)
        self.forget()

    def forget(self) -> None:
        """Begin the marks anew."""
        self.sums = [0.0] * len(self.actions)
        self.squares = [0.0] * len(self.actions)
        self.n = [0] * len(self.actions)

    def mark(self, i: int) -> float:
        """How well an action has done, and how much a gambler likes it."""
        n = self.n[i]
        if not n:
            return 0.0
        mean = self.sums[i] / n
        if not self.daring:
            return mean
        spread = sqrt(max(0.0, self.squares[i] / n - mean * mean))
        return mean + self.daring * spread

    def halve(self, kept: list[int], effort: int, wanted: int, reach: Reach) -> None:
        """Try the actions that are kept, round by round, until so few are left, best first."""
        rounds = 1
        while len(kept) > wanted << rounds:
            rounds += 1
        for left in range(rounds, 0, -1):
            share = effort // left
            used = 0
            while used < share and len(kept) > 1:
                used += self.try_all(kept, reach)
                if self.hurry():
                    break
            effort = max(0, effort - used)
            kept.sort(key=lambda i: -self.mark(i))
            del kept[max(wanted, (len(kept) + 1) // 2 if left > 1 else 0) :]

    def try_all(self, kept: list[int], reach: Reach) -> int:
        """Try each action in one fresh world, with the same luck; how much effort that was."""
        seat = self.sight.seat
        world = self.sight.imagine(FastChance(self.chance.below(1 << 32)))
        reopen(world, seat)
        luck = self.chance.below(1 << 32)
        effort = THOUGHT
        for i in kept:
            state = world.copy()
            state.apply(seat, self.actions[i])
            effort += THOUGHT + play_ahead(state, seat, self.policy, FastChance(luck), reach)
            mark = state.judge(seat)
            self.sums[i] += mark
            self.squares[i] += mark * mark
            self.n[i] += 1
        return effort


def reopen(world: State, seat: int) -> None:
    """What others have answered in secret to the question that is open is unknown: in the world
    they are still to answer it, plausibly, when the seat has."""
    flow = world.table.flow
    if len(flow.asked) < 2 or seat not in flow.awaited:
        return
    if world.game.questions[flow.kind].sealed:
        flow.answers = ()
        flow.awaited = flow.asked
    elif world.game.reopen is not None and world.game.questions[flow.kind].take_back:
        for other in flow.asked:
            if other not in flow.awaited:
                world.game.reopen(world.table, other)
        flow.awaited = flow.asked
