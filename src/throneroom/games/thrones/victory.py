"""T30: victory, at once with seven structures or by count after the last round."""

from typing import Final

from throneroom.games.thrones.content import (
    IRON_THRONE,
    LAND_MASK,
    SETUP,
    STRONGHOLD_MASK,
    STRUCTURE_MASK,
    STRUCTURES,
)
from throneroom.games.thrones.state import Table
from throneroom.kernel import bits

GOAL: Final[int] = SETUP["victory_goal"]  # T30.2


def structures(t: Table) -> list[int]:
    """By House: how many areas with a structure it controls: the victory track. T30.1"""
    counts = [0] * 7  # the last one counts the areas of nobody
    control = t.control
    for area in STRUCTURES:
        counts[control[area]] += 1
    return counts[:6]


def controlled(t: Table, house: int, among: int) -> int:
    """How many areas of a set a House controls."""
    return sum(t.control[area] == house for area in bits(among))


def check_victory(t: Table) -> None:
    """Step: the game ends at once when a House controls seven structures. T4.6, T30.2, T30.3"""
    counts = structures(t)
    if max(counts) >= GOAL:
        _finish(t, _first(t), "structures")  # TR30.2


def finish_after_last_round(t: Table) -> None:
    """The House highest on the victory track wins. T30.4, T30.5"""
    _finish(t, _first(t), "rounds")


def _first(t: Table) -> int:
    return max(t.houses, key=lambda house: ranking(t, house))


def ranking(t: Table, house: int) -> tuple[int, ...]:
    """What decides who is ahead, larger is better. T30.5-T30.7, TR30.1"""
    castles = controlled(t, house, STRUCTURE_MASK)
    last = -t.tracks[IRON_THRONE].index(house)
    if t.options["final_tie_break"] == "faq2":
        return (castles, controlled(t, house, LAND_MASK), t.supply[house], last)
    strongholds = controlled(t, house, STRONGHOLD_MASK)
    return (castles, strongholds, t.supply[house], t.power[house], last)


def _finish(t: Table, winner: int, reason: str) -> None:
    counts = structures(t)
    t.flow.emit("victory", winner, counts[winner])
    t.flow.finish((t.seats[winner],), [counts[house] for house in t.houses], reason)


def _won_by_structures(t: Table) -> tuple[int, ...] | None:
    return (t.seats[_first(t)],) if max(structures(t)) >= GOAL else None


def _won_by_rounds(t: Table) -> tuple[int, ...] | None:
    return (t.seats[_first(t)],) if t.round >= t.options["rounds"] else None


ENDINGS: Final = {"structures": _won_by_structures, "rounds": _won_by_rounds}
STEPS: Final = {"check_victory": check_victory}
