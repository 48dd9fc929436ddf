"""T6: supply. How many armies a House may have, and what happens when it may have fewer."""

from collections.abc import Iterable
from functools import cache
from itertools import product, zip_longest
from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    BARRELS,
    MOST_SUPPLY,
    SUPPLY_ARMIES,
    SUPPLY_LIMITS,
    UNITS,
)
from throneroom.games.thrones.control import destroy_unit
from throneroom.games.thrones.state import Table, count, size
from throneroom.kernel import Action, Illegal, Question, bits

_SUPPLIED: Final = tuple(area for area, icons in enumerate(BARRELS) if icons)


def within_limit(supply: int, sizes: list[int]) -> bool:
    """Whether groups of these sizes are allowed at a supply position; single units are free.

    T3.5, T6.1-T6.4
    """
    twos, threes, fours = SUPPLY_LIMITS[supply]
    for units in sizes:
        if units > 1:
            twos -= 1
            if units > 2:
                threes -= 1
                if units > 3:
                    if units > 4:
                        return False
                    fours -= 1
    return twos >= 0 and threes >= 0 and fours >= 0


def group_sizes(t: Table, house: int) -> dict[int, int]:
    """The number of units of a House by area, its attackers in the embattled area (TR6.3)."""
    units = t.units
    sizes = {}
    mask = t.occupied[house]
    while mask:
        bit = mask & -mask
        area = bit.bit_length() - 1
        sizes[area] = size(units[area])
        mask ^= bit
    if t.attacker == house and t.attackers:
        sizes[t.embattled] = size(t.attackers)
    return sizes


def fits(t: Table, house: int, changes: dict[int, int] | None = None) -> bool:
    """Whether a House keeps its limit with so many units more or fewer by area. T6.3, T6.8"""
    sizes = group_sizes(t, house)
    if changes:
        for area, more in changes.items():
            sizes[area] = sizes.get(area, 0) + more
    return within_limit(t.supply[house], list(sizes.values()))


def barrels(t: Table, house: int) -> int:
    """The barrel icons in all areas that a House controls. T6.5"""
    control = t.control
    return sum([BARRELS[area] for area in _SUPPLIED if control[area] == house])


def next_supply(t: Table, house: int) -> int:
    """Where the supply token of a House would go now. T6.5"""
    return min(barrels(t, house), MOST_SUPPLY)


def armies_by_room(groups: Iterable[int], supply: int) -> list[list[int]]:
    """The sizes of a House's armies, each beside the one that its supply has room for. T6.3, T6.4

    The largest come first; 0 stands for no army, or no room for one.
    """
    sizes = sorted((units for units in groups if units > 1), reverse=True)
    return [list(pair) for pair in zip_longest(sizes, SUPPLY_ARMIES[supply], fillvalue=0)]


def adjust_supply(t: Table, house: int) -> None:
    """Step: set the House's supply token to its barrels, then fit its armies. T6.5-T6.7, TR6.4"""
    move_supply(t, house, next_supply(t, house))
    t.flow.push("reduce_armies", house)


def move_supply(t: Table, house: int, position: int) -> None:
    """A supply token moves to a position. T6.6"""
    before = t.supply[house]
    t.supply[house] = position
    t.flow.emit("supply_moved", house, before, position)


@cache
def smallest_reductions(sizes: tuple[int, ...], supply: int) -> tuple[tuple[int, ...], ...]:
    """All ways to cut armies down to the limit in which no lost unit could have been kept. TR6.1"""
    allowed = {
        left
        for left in product(*(range(1, units + 1) for units in sizes))
        if within_limit(supply, list(left))
    }
    return tuple(
        left
        for left in sorted(allowed)
        if all(
            (*left[:i], left[i] + 1, *left[i + 1 :]) not in allowed
            for i in range(len(left))
            if left[i] < sizes[i]
        )
    )


def reduce_armies(t: Table, house: int) -> None:
    """Step: a House over its limit must destroy units of its choice. T6.7, TR6.1"""
    armies = [area for area in bits(t.occupied[house]) if size(t.units[area]) > 1]
    sizes = tuple(size(t.units[area]) for area in armies)
    if not within_limit(t.supply[house], list(sizes)):
        t.flow.push("reduce_further", house, tuple(armies), sizes)


def reduce_further(t: Table, house: int, armies: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    """Step: ask for one more unit until the House is within its limit. T6.7"""
    if not within_limit(t.supply[house], [size(t.units[area]) for area in armies]):
        t.flow.ask("reduce_army", (t.seats[house],), armies, sizes)


def _reducible(t: Table, house: int) -> list[int]:
    """The armies in which a unit may be destroyed next, so that no more than needed is lost."""
    armies, sizes = t.flow.args
    now = [size(t.units[area]) for area in armies]
    reachable = [
        left
        for left in smallest_reductions(sizes, t.supply[house])
        if all(a <= b for a, b in zip(left, now, strict=True))
    ]
    return [area for i, area in enumerate(armies) if any(left[i] < now[i] for left in reachable)]


def units_to_destroy(t: Table, areas: list[int]) -> list[Action]:
    """One unit of each type in some areas, for its owner to choose from. T6.7, TR29.3"""
    return [
        ("destroy", area, kind) for area in areas for kind in range(4) if count(t.units[area], kind)
    ]


def check_own_unit(t: Table, house: int, action: Action, rule: str) -> None:
    """Nobody can destroy what he does not have. T6.7, TR29.3"""
    _, area, kind = action
    if t.owner[area] != house or not count(t.units[area], kind):
        raise Illegal(rule, "thrones-no-such-unit", area=AREAS.ids[area], unit=UNITS.ids[kind])


def _legal_reduce(t: Table, seat: int) -> list[Action]:
    return units_to_destroy(t, _reducible(t, t.houses[seat]))


def _check_reduce(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    check_own_unit(t, house, action, "T6.7")
    area = action[1]
    if area not in _reducible(t, house):
        raise Illegal(
            "TR6.1", "thrones-more-than-needed", area=AREAS.ids[area], supply=t.supply[house]
        )


def _take_reduce(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    t.flow.push("reduce_further", house, *t.flow.args)
    destroy_unit(t, action[1], action[2])


def _context_reduce(t: Table, seat: int) -> dict[str, Any]:
    supply = t.supply[t.houses[seat]]
    return {
        "supply": supply,
        "allowed": list(SUPPLY_ARMIES[supply]),
        "armies": sorted((size(t.units[area]) for area in t.flow.args[0]), reverse=True),
    }


STEPS: Final = {
    "adjust_supply": adjust_supply,
    "reduce_armies": reduce_armies,
    "reduce_further": reduce_further,
}
QUESTIONS: Final = {
    "reduce_army": Question(
        frozenset({"destroy"}), _legal_reduce, _check_reduce, _take_reduce, context=_context_reduce
    ),
}
