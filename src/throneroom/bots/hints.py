"""Hints: what a bot would do, and what becomes better by it, from what the seat knows alone."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from throneroom.bots.greedy import GreedyBot, play_on
from throneroom.kernel import Action, FastChance, Reason, Sight

WORLDS: Final = 8
MOST_REASONS: Final = 3
Explain = Callable[[Any, int], Mapping[str, Reason]]
Pair = tuple[Mapping[str, Reason], Mapping[str, Reason]]


class Because(NamedTuple):
    """A reason: its name, and how many of it there are without the action and with it."""

    name: str
    before: int
    after: int


class Hint(NamedTuple):
    """What a bot would choose, and why; there may be no reason that can be put in words."""

    action: Action
    reasons: tuple[Because, ...]


def hint(sight: Sight, seed: int) -> Hint:
    """What the bot that looks one step ahead would do. It sees what the seat sees."""
    action = GreedyBot(seed).choose(sight)
    explain = sight.game.reasons
    if explain is None:
        return Hint(action, ())
    # What the action does at once is the clearer reason; where it does nothing at once, as a card
    # that is still face down, what it leads to against what another action would.
    others = [other for other in sight.legal() if other != action]
    same = _same_by_any(sight, action, others, explain, seed)
    found = _compare(_at_once(sight, action, explain, seed), same)
    if not found and others:
        found = _compare(_in_the_end(sight, action, others, explain, seed), frozenset())
    return Hint(action, found)


def _at_once(sight: Sight, action: Action, explain: Explain, seed: int) -> Iterator[Pair]:
    """What counts before and after the action, in worlds that the seat can imagine."""
    chance = FastChance(seed)
    for _ in range(WORLDS):
        world = sight.imagine(FastChance(chance.below(1 << 32)))
        before = explain(world.table, sight.seat)
        world.apply(sight.seat, action)
        yield before, explain(world.table, sight.seat)


def _same_by_any(
    sight: Sight, action: Action, others: Sequence[Action], explain: Explain, seed: int
) -> frozenset[str]:
    """What would be the same by any other action, and so is no reason for this one: every place for
    a settlement brings a point."""
    if not others:
        return frozenset()
    chance = FastChance(seed)
    world = sight.imagine(FastChance(chance.below(1 << 32)))
    counts: list[Mapping[str, Reason]] = []
    for other in (action, *(others[chance.below(len(others))] for _ in range(WORLDS))):
        state = world.copy()
        state.apply(sight.seat, other)
        counts.append(explain(state.table, sight.seat))
    first = counts[0]
    return frozenset(name for name in first if all(it[name] == first[name] for it in counts))


def _in_the_end(
    sight: Sight, action: Action, others: Sequence[Action], explain: Explain, seed: int
) -> Iterator[Pair]:
    """What counts when the seat is asked again, after another action and after this one."""
    chance = FastChance(seed)
    for _ in range(WORLDS):
        world = sight.imagine(FastChance(chance.below(1 << 32)))
        luck = FastChance(chance.below(1 << 32))
        instead = world.copy()
        play_on(instead, sight.seat, others[chance.below(len(others))], luck.copy())
        play_on(world, sight.seat, action, luck)
        yield explain(instead.table, sight.seat), explain(world.table, sight.seat)


def _compare(pairs: Iterator[Pair], same: Collection[str]) -> tuple[Because, ...]:
    """What is better in the second of each pair, on average, the most important first."""
    gains: dict[str, float] = {}
    counts: dict[str, tuple[int, int]] = {}
    for before, after in pairs:
        for name, reason in after.items():
            was = before[name].number
            one, two = counts.get(name, (0, 0))
            counts[name] = one + was, two + reason.number
            gains[name] = gains.get(name, 0.0) + (reason.number - was) * reason.worth
    found = []
    for name in sorted(gains, key=lambda name: -gains[name]):
        one, two = (round(count / WORLDS) for count in counts[name])
        if gains[name] > 0 and one != two and name not in same:
            found.append(Because(name, one, two))
    return tuple(found[:MOST_REASONS])
