"""The numbers of attacks and tests, and what to expect of them: F10.10-F10.23, F11, F12.1, F12.2.

Plain arithmetic on dice that have been rolled, and the same for dice that might be. Nothing here
asks whose dice they are.
"""

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final, NamedTuple

CHARGE_DIE: Final = 6
# What an attacker takes off the defender's defense and panic rolls, by the zone he is in: front,
# left flank, rear, right flank (F10.21, F10.22).
ZONE_BONUS: Final = (0, 1, 2, 1)
SUNDERING: Final = 1  # off defense rolls (F10.23)
VICIOUS: Final = 2  # off the panic test


def attack_dice(
    dice: Sequence[int],
    ranks: int,
    *,
    shift: int = 0,
    highest: bool = False,
    lowest: bool = False,
    added: int = 0,
) -> int:
    """How many attack dice are rolled, from the row of a profile (F10.10)."""
    number = dice[min(max(ranks + shift, 1), len(dice)) - 1]
    if lowest:
        number = min(dice)
    elif highest:
        number = max(dice)
    return max(1, number + added)


def single(die: int, modifier: int) -> int:
    """The result of one die: never below 0 nor above 6 (F12.2)."""
    return min(max(die + modifier, 0), 6)


def is_hit(die: int, to_hit: int, modifier: int = 0) -> bool:
    """Whether an attack die hits; so does a natural 6, and a natural 1 never (F10.11, F10.12)."""
    return die == 6 or (die > 1 and single(die, modifier) >= to_hit)


def is_blocked(die: int, defense: int, modifier: int = 0) -> bool:
    """Whether a defense die blocks a hit (F10.17)."""
    return die == 6 or (die > 1 and single(die, modifier) >= defense)


class Hits(NamedTuple):
    """The hits of an attack (F10.9, step 5)."""

    ordinary: int
    precise: int  # those that get no defense die


def count_hits(
    dice: Sequence[int],
    to_hit: int,
    modifier: int = 0,
    *,
    critical_blow: bool = False,
    precision: bool = False,
    added: int = 0,
) -> Hits:
    """The hits of final attack dice (F10.13-F10.16, FR21)."""
    sixes = sum(die == 6 for die in dice)
    hits = sum(is_hit(die, to_hit, modifier) for die in dice) + added
    if critical_blow:
        hits += sixes
    return Hits(hits - sixes, sixes) if precision else Hits(hits, 0)


def count_wounds(
    hits: Hits, blocked: int, *, also_blocked: int = 0, halved: bool = False, added: int = 0
) -> int:
    """The wounds of an attack after its defense dice (F10.18, F10.30, FR22, FR23)."""
    unblocked = max(0, hits.ordinary - blocked - also_blocked) + hits.precise
    return (unblocked // 2 if halved else unblocked) + added


def passes_test(roll: int, morale: int, modifier: int = 0) -> bool:
    """Whether a total of 2D6 passes a morale test (F11.1); it is never below 0 (FR29)."""
    return max(0, roll + modifier) >= morale


def panic_wounds(d3: int, added: int = 0, cap: int | None = None) -> int:
    """The wounds of a failed panic test (F11.3, F11.5)."""
    wounds = max(0, d3 + added)
    return wounds if cap is None else min(wounds, cap)


# What to expect


@cache
def faces_hitting(to_hit: int, modifier: int = 0) -> int:
    """How many of the six faces of an attack die hit."""
    return sum(is_hit(die, to_hit, modifier) for die in range(1, 7))


@cache
def faces_blocking(defense: int, modifier: int = 0) -> int:
    """How many of the six faces of a defense die block."""
    return sum(is_blocked(die, defense, modifier) for die in range(1, 7))


@cache
def rolls_failing(morale: int, modifier: int = 0) -> int:
    """How many of the 36 rolls of 2D6 fail a morale test."""
    rolls = [one + other for one in range(1, 7) for other in range(1, 7)]
    return sum(not passes_test(roll, morale, modifier) for roll in rolls)


@cache
def rolls_reaching(way: int) -> int:
    """How many of the six results of a charge die are at least so many inches (F9.12, F9.13)."""
    return min(max(CHARGE_DIE + 1 - way, 0), CHARGE_DIE)


class Odds(NamedTuple):
    """What to expect of one attack die."""

    wounds: float
    nothing: float  # how likely it is that it wounds nobody


@cache
def die_odds(
    to_hit: int,
    defense: int,
    *,
    to_hit_modifier: int = 0,
    defense_modifier: int = 0,
    critical_blow: bool = False,
    precision: bool = False,
    reroll: bool = False,
) -> Odds:
    """The odds of one attack die; with `reroll` it is rolled again if it misses (F10.20)."""
    hits = faces_hitting(to_hit, to_hit_modifier)
    blocked = faces_blocking(defense, defense_modifier) / 6
    # A natural 6 always hits; the other faces that hit do so once.
    six_wounds, six_nothing = (1.0, 0.0) if precision else (1 - blocked, blocked)
    if critical_blow:
        six_wounds, six_nothing = six_wounds + 1 - blocked, six_nothing * blocked
    wounds = (six_wounds + (hits - 1) * (1 - blocked)) / 6
    after_a_hit = (six_nothing + (hits - 1) * blocked) / 6
    missed = (6 - hits) / 6
    if reroll:
        return Odds(wounds * (1 + missed), after_a_hit + missed * (after_a_hit + missed))
    return Odds(wounds, after_a_hit + missed)


def chance_of_a_wound(dice: int, odds: Odds) -> float:
    """How likely an attack wounds at all: otherwise there is no panic test (F10.19)."""
    nothing = 1.0
    for _ in range(dice):
        nothing *= odds.nothing
    return 1 - nothing


@cache
def wound_chances(
    dice: int,
    hitting: int,
    blocking: int,
    *,
    critical_blow: bool = False,
    precision: bool = False,
    reroll: bool = False,
    hits: int = 0,
    blocks: int = 0,
    halved: bool = False,
    wounds: int = 0,
) -> tuple[float, ...]:
    """How likely an attack causes each number of wounds, from none on (F10.9).

    Of six faces so many hit, and of six faces of a defense die so many block. `hits`, `blocks` and
    `wounds` are those that come besides; with `reroll` misses are rolled again (F10.20).
    """
    through = (6 - blocking) / 6
    six = 1 / 6
    other = (hitting - 1) / 6
    if reroll:
        six, other = six * (2 - hitting / 6), other * (2 - hitting / 6)
    # Of the dice: how many ordinary hits, and how many without a defense die.
    rolled: dict[tuple[int, int], float] = {(hits, 0): 1.0}
    ordinary_six = (0 if precision else 1) + (1 if critical_blow else 0)
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (ordinary, precise), chance in rolled.items():
            for more, sure, part in (
                (ordinary_six, int(precision), six),
                (1, 0, other),
                (0, 0, 1 - six - other),
            ):
                key = ordinary + more, precise + sure
                after[key] = after.get(key, 0.0) + chance * part
        rolled = after
    found: dict[int, float] = {}
    for (ordinary, precise), chance in rolled.items():
        for unblocked in range(ordinary + 1):
            part = _exactly(unblocked, ordinary, through)
            result = count_wounds(
                Hits(unblocked, precise), 0, also_blocked=blocks, halved=halved, added=wounds
            )
            found[result] = found.get(result, 0.0) + chance * part
    return tuple(found.get(number, 0.0) for number in range(max(found) + 1))


@cache
def _exactly(successes: int, tries: int, chance: float) -> float:
    """How likely so many of the tries succeed."""
    found = float(comb(tries, successes))
    for i in range(tries):
        found *= chance if i < successes else 1 - chance
    return found
