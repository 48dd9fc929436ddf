"""T7: mustering. Each recruit and each upgrade is one action, in any order."""

from collections.abc import Mapping
from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    FIRST_PORT,
    FIRST_SEA,
    FOOTMAN,
    KNIGHT,
    MUSTER_COST,
    MUSTER_POINTS,
    NEIGHBOURS,
    PORT_CAPACITY,
    PORT_OF,
    SHIP,
    SIEGE_ENGINE,
    STRUCTURES,
    SUPPLY_LIMITS,
    UNITS,
)
from throneroom.games.thrones.state import (
    ONE,
    Table,
    in_stock,
    put_units,
    routed,
    size,
    standing,
    take_units,
)
from throneroom.games.thrones.supply import fits, group_sizes
from throneroom.games.thrones.wildling_deck import drawn_wildling
from throneroom.kernel import Action, Illegal, Question

# Where an area's Ships may be placed: its port and the seas next to it (T7.7, TR7.4).
SHIP_PLACES: Final = tuple(
    tuple(near for near in NEIGHBOURS[area] if near >= FIRST_SEA) if MUSTER_POINTS[area] else ()
    for area in range(len(NEIGHBOURS))
)


def muster(t: Table, house: int) -> None:
    """Step: a House may recruit in every area with a structure that it controls. T7.1, T7.2"""
    _open(t, house, [area for area in STRUCTURES if t.control[area] == house], 0)


def muster_in_one(t: Table, house: int) -> None:
    """Step: the same, in one area of its choice (The Horde Descends). T29.29"""
    _open(t, house, [area for area in STRUCTURES if t.control[area] == house], 1)


def muster_at(t: Table, house: int, area: int) -> None:
    """Step: the same, in this area only (a special Consolidate Power order). T21.5, TR21.3"""
    _open(t, house, [area], 0)


def _open(t: Table, house: int, areas: list[int], only_one: int) -> None:
    t.points = {area: MUSTER_POINTS[area] for area in areas}
    if t.points:
        t.flow.ask("muster", (t.seats[house],), only_one)


def recruits(t: Table, house: int, points: Mapping[int, int]) -> list[Action]:
    """Every single recruit and upgrade that the points left allow. T7.3-T7.13, T32.7"""
    stock = [in_stock(t, house, kind) for kind in range(4)]
    twos, threes, fours = SUPPLY_LIMITS[t.supply[house]]
    sizes = group_sizes(t, house)
    for units in sizes.values():
        twos -= units > 1
        threes -= units > 2
        fours -= units > 3
    # Whether one more unit may join a group of so many (T7.11).
    within = twos >= 0 and threes >= 0 and fours >= 0
    room = (within, within and twos > 0, within and threes > 0, within and fours > 0)
    actions: list[Action] = []
    for area, left in points.items():
        units = sizes.get(area, 0)
        if units < 4 and room[units]:
            if stock[FOOTMAN]:
                actions.append(("recruit", area, FOOTMAN, area))
            if left == 2:
                for kind in (KNIGHT, SIEGE_ENGINE):
                    if stock[kind]:
                        actions.append(("recruit", area, kind, area))
        if stock[SHIP]:
            for place in SHIP_PLACES[area]:
                ships = sizes.get(place, 0)
                if ships < 4 and room[ships] and t.owner[place] in (-1, house):
                    if place < FIRST_PORT or ships < PORT_CAPACITY:
                        actions.append(("recruit", area, SHIP, place))
        group = t.units[area]
        for kind in (KNIGHT, SIEGE_ENGINE):
            if stock[kind]:
                if standing(group, FOOTMAN):
                    actions.append(("upgrade", area, kind))
                if routed(group, FOOTMAN):
                    actions.append(("upgrade_routed", area, kind))
    return actions


def _legal(t: Table, seat: int) -> list[Action]:
    return [*recruits(t, t.houses[seat], t.points), ("done",)]


def _check(t: Table, seat: int, action: Action) -> None:
    if action[0] == "done":
        return
    house = t.houses[seat]
    area, kind = action[1], action[2]
    if t.control[area] != house or not MUSTER_POINTS[area]:
        raise Illegal("T7.1", "thrones-cannot-muster-here", area=AREAS.ids[area])
    upgrade = action[0] != "recruit"
    cost = 1 if upgrade else MUSTER_COST[kind]
    left = t.points.get(area, 0)
    if left < cost:
        raise Illegal(
            "T7.3" if left else "T7.4",
            "thrones-too-few-points",
            area=AREAS.ids[area],
            cost=cost,
            left=left,
        )
    if upgrade:
        _check_upgrade(t, action)
    else:
        _check_place(t, house, action)
    if not in_stock(t, house, kind):
        raise Illegal("T1.13", "thrones-none-in-stock", unit=UNITS.ids[kind])


def _check_upgrade(t: Table, action: Action) -> None:
    """T7.3, T7.6"""
    verb, area, kind = action
    if kind not in (KNIGHT, SIEGE_ENGINE):
        raise Illegal("T7.3", "thrones-no-such-upgrade", unit=UNITS.ids[kind])
    footmen = routed if verb == "upgrade_routed" else standing
    if not footmen(t.units[area], FOOTMAN):
        raise Illegal("T7.6", "thrones-no-footman-here", area=AREAS.ids[area])


def _check_place(t: Table, house: int, action: Action) -> None:
    """T7.5, T7.7-T7.12, T24.4"""
    _, area, kind, place = action
    if kind != SHIP:
        if place != area:
            raise Illegal(
                "T7.10" if place >= FIRST_SEA else "T7.5",
                "thrones-recruit-in-place",
                unit=UNITS.ids[kind],
                area=AREAS.ids[area],
            )
    elif place not in SHIP_PLACES[area]:
        raise Illegal(
            "T7.7" if SHIP_PLACES[area] else "T7.9",
            "thrones-no-ships-there",
            area=AREAS.ids[area],
            place=AREAS.ids[place],
        )
    elif t.owner[place] not in (-1, house):
        raise Illegal("T7.8", "thrones-enemy-ships-there", place=AREAS.ids[place])
    elif place >= FIRST_PORT and size(t.units[place]) >= PORT_CAPACITY:
        raise Illegal("T7.12", "thrones-port-full", place=AREAS.ids[place])
    if not fits(t, house, {place: 1}):
        raise Illegal(
            "T7.11",
            "thrones-over-supply",
            area=AREAS.ids[place],
            units=size(t.units[place]) + 1,
            supply=t.supply[house],
        )


def _take(t: Table, seat: int, action: Action) -> bool:
    """Carry out one recruit or upgrade. T7.5-T7.7, TR1.1, TR7.1-TR7.3, TR7.5"""
    if action[0] == "done":
        t.points = {}  # T7.4: unused points are lost
        return False
    house = t.houses[seat]
    area, kind = action[1], action[2]
    if action[0] == "recruit":
        place = action[3]
        put_units(t, house, place, ONE[kind])
        t.flow.emit("recruited", house, area, kind, place)
        cost = MUSTER_COST[kind]
    else:
        replace_unit(t, house, area, FOOTMAN, kind, action[0] == "upgrade_routed")
        cost = 1
    if t.flow.args[0]:
        t.points = {area: t.points[area]}  # T29.29: in one area only
    t.points[area] -= cost
    if not t.points[area]:
        del t.points[area]
    return bool(t.points)


def replace_unit(t: Table, house: int, area: int, old: int, new: int, fled: bool) -> None:
    """One unit is exchanged for another from stock and keeps its state. TR1.1, TR7.5"""
    shift = 4 if fled else 0
    take_units(t, area, ONE[old + shift])
    put_units(t, house, area, ONE[new + shift])
    t.flow.emit("replaced", house, area, old, new)


def _context(t: Table, seat: int) -> dict[str, Any]:
    only_one = t.flow.args[0]
    house = t.houses[seat]
    return {
        "points": {AREAS.ids[area]: left for area, left in t.points.items()},
        "supply": t.supply[house],
        "stock": {name: in_stock(t, house, kind) for kind, name in enumerate(UNITS.ids)},
        "only_one": only_one,
        **({"wildling": drawn_wildling(t)} if only_one else {}),
    }


def _done(t: Table, seat: int) -> Action:
    return ("done",)


STEPS: Final = {"muster": muster, "muster_in_one": muster_in_one, "muster_at": muster_at}
QUESTIONS: Final = {
    "muster": Question(
        frozenset({"recruit", "upgrade", "upgrade_routed", "done"}),
        _legal,
        _check,
        _take,
        timeout=_done,
        context=_context,
    ),
}
assert all(place in PORT_OF or place < FIRST_PORT for places in SHIP_PLACES for place in places)
