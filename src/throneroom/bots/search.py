"""`search`: sequential halving over imagined worlds, played ahead by a light policy.

Every action is tried in imagined worlds until the seat has a choice again, as `greedy` does. After
each round the worse half is dropped, and in between whatever is clearly behind the best, so that
the effort goes into the difference between the best, and none into what is clear. All actions of a
round are tried in the same worlds with the same luck. If a bot is to look further ahead, this is
only a brief look, and the best are tried anew. The effort is counted in actions, so that games can
be repeated; a table with a clock may cut it short (`hurry`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt, sqrt

from throneroom.bots.ahead import Manner, Reach, play_ahead
from throneroom.bots.counsel import counsel_for
from throneroom.bots.policy import policy_for
from throneroom.kernel import Action, FastChance, Sight, State

THOUGHT = 5
"""To imagine a world or to judge a table takes as long as several actions."""
CLEAR_AFTER = 6
"""In so many worlds an action must have been tried before it can be clear that it is worse."""
NEXT_CHOICE = Reach(24, 0)
FAR = Reach(60, 3)
"""Further ahead: an encounter or so."""
USUAL_EFFORT = 8000


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much and how a bot thinks about one decision."""

    effort: int
    """About how many actions are played ahead, for a game of the usual weight."""
    brief: float = 0.3
    """The part of it that goes into looking briefly at everything, for who then looks further."""
    finalists: int = 8
    """How many actions are then tried further ahead."""
    reach: Reach = NEXT_CHOICE
    glances: int = 1
    """Of how many plausible things everybody whom it imagines takes the best."""
    looked_at: int = 0
    """If there are more actions than so many, only so many plausible ones are looked at."""
    clear: float = 3.0
    """By how many standard errors an action must be behind the best to be dropped at once."""
    daring: float = 0.0
    """What the spread of results counts: more than nothing for who loves a gamble, less for who
    fears it."""


class SearchBot:
    """Plays ahead in imagined worlds and takes what turns out best."""

    __slots__ = ("chance", "thinking", "by_game", "hurry")

    def __init__(
        self,
        seed: int,
        thinking: Thinking | None = None,
        by_game: Mapping[str, Thinking] | None = None,
    ) -> None:
        self.chance = FastChance(seed)
        self.thinking = thinking or Thinking(USUAL_EFFORT)
        self.by_game = by_game or {}
        """How it thinks in games in which it thinks otherwise."""
        self.hurry: Callable[[], bool] = _never
        """Whether to come to a choice with what is known by now: for a table with a clock."""

    def choose(self, sight: Sight) -> Action:
        thinking = self.by_game.get(sight.game.slug, self.thinking)
        actions = _narrowed(candidates(sight), sight, thinking.looked_at, self.chance)
        if len(actions) == 1:
            return actions[0]
        # Where an action costs more, less is tried and longer: neither pays for all of it.
        effort = max(1, thinking.effort // isqrt(sight.game.weight))
        trial = Trial(sight, actions, self.chance, thinking, self.hurry)
        kept = list(range(len(actions)))
        if not thinking.reach.choices:
            trial.halve(kept, effort, 1, NEXT_CHOICE)
            return actions[kept[0]]
        brief = round(effort * thinking.brief)
        effort -= trial.halve(kept, brief, thinking.finalists, NEXT_CHOICE)
        trial.forget()
        trial.halve(kept, effort, 1, thinking.reach)
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

    __slots__ = (
        "sight",
        "actions",
        "chance",
        "thinking",
        "hurry",
        "manner",
        "marks",
        "sums",
    )

    def __init__(
        self,
        sight: Sight,
        actions: list[Action],
        chance: FastChance,
        thinking: Thinking,
        hurry: Callable[[], bool],
    ) -> None:
        self.sight = sight
        self.actions = actions
        self.chance = chance
        self.thinking = thinking
        self.hurry = hurry
        game = sight.game
        counsel = counsel_for(game.slug, game.features.names if game.features else ())
        self.manner = Manner(policy_for(game.slug), counsel, thinking.glances)
        self.forget()

    def forget(self) -> None:
        """Begin the marks anew."""
        self.marks: list[list[float]] = [[] for _ in self.actions]
        self.sums = [0.0] * len(self.actions)

    def mark(self, i: int) -> float:
        """How well an action has done, and how much a gambler likes it."""
        marks = self.marks[i]
        n = len(marks)
        if not n:
            return 0.0
        mean = self.sums[i] / n
        if not self.thinking.daring:
            return mean
        squares = 0.0
        for mark in marks:
            squares += mark * mark
        return mean + self.thinking.daring * sqrt(max(0.0, squares / n - mean * mean))

    def halve(self, kept: list[int], effort: int, wanted: int, reach: Reach) -> int:
        """Try the actions that are kept, round by round, until so few are left, best first; how
        much effort that was."""
        spent = 0
        rounds = 1
        while len(kept) > wanted << rounds:
            rounds += 1
        for left in range(rounds, 0, -1):
            share = effort // left
            used = 0
            while used < share and len(kept) > wanted:
                used += self.try_all(kept, reach)
                if self.hurry():
                    break
                self.drop(kept)
            spent += used
            effort = max(0, effort - used)
            kept.sort(key=lambda i: -self.mark(i))
            del kept[max(wanted, (len(kept) + 1) // 2 if left > 1 else 0) :]
        return spent

    def try_all(self, kept: list[int], reach: Reach) -> int:
        """Try each action in one fresh world, with the same luck; how much effort that was."""
        seat = self.sight.seat
        world = self.sight.imagine(FastChance(self.chance.below(1 << 32)))
        reopen(world, seat)
        luck = self.chance.below(1 << 32)
        effort = THOUGHT
        for i in kept:
            state = world.copy()
            state.advance(seat, self.actions[i])
            effort += THOUGHT + play_ahead(state, seat, self.manner, FastChance(luck), reach)
            mark = self.manner.counsel.mark(state, seat, self.sight.question)
            self.marks[i].append(mark)
            self.sums[i] += mark
        return effort

    def drop(self, kept: list[int]) -> None:
        """Drop what is clearly worse than the best of those that are kept: by the differences in
        the same worlds, which spread less than the marks."""
        best = kept[0]
        for i in kept:
            if self.sums[i] > self.sums[best]:
                best = i
        n = len(self.marks[best])
        if n < CLEAR_AFTER:
            return
        clear = self.thinking.clear**2
        kept[:] = [i for i in kept if i == best or not self.is_behind(i, best, n, clear)]

    def is_behind(self, i: int, best: int, n: int, clear: float) -> bool:
        """Whether the difference in n worlds is so many times its error, squared."""
        total = squares = 0.0
        theirs = self.marks[i]
        for place, mark in enumerate(self.marks[best]):
            difference = mark - theirs[place]
            total += difference
            squares += difference * difference
        # An action that always comes to the same as the best is as good as it.
        return total * total * (n - 1) > clear * (n * squares - total * total) and total > 0


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
