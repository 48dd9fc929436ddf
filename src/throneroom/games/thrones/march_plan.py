"""T13: where units may march, and judging a March that is being declared, move by move."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    FIRST_PORT,
    FIRST_SEA,
    HOME_OF,
    LAND_MASK,
    MARCH,
    NEIGHBOUR_MASK,
    PORT_CAPACITY,
    PORT_LAND,
    PORT_MASK,
    PORT_SEA,
    SEA_MASK,
    SUPPLY_ARMIES,
    SUPPLY_LIMITS,
    UNITS,
)
from throneroom.games.thrones.neutral_forces import best_strength, may_suffice
from throneroom.games.thrones.rounds import areas_with_order
from throneroom.games.thrones.state import (
    IMPASSABLE,
    NOBODY,
    ONE,
    March,
    Table,
    kinds,
    pack,
    routed,
    size,
    standing_part,
    unpack,
)
from throneroom.games.thrones.support import supporting_areas
from throneroom.games.thrones.transport import carried_to
from throneroom.kernel import Action, Illegal, bits

# Supply (T6.3) as one sum: lanes of 12 bits count the groups of two or more, three or more, four or
# more units; a fifth unit is never allowed and overflows every limit.
_LANES: Final = (1, 1 << 12, 1 << 24)
_WEIGHT: Final = tuple(
    sum(lane for lane, least in zip(_LANES, (2, 3, 4), strict=True) if units >= least)
    + (64 << 24 if units > 4 else 0)
    for units in range(24)
)
_GUARD: Final = sum(lane << 11 for lane in _LANES)
_ROOM: Final = tuple(
    _GUARD + sum(lane * limit for lane, limit in zip(_LANES, limits, strict=True))
    for limits in SUPPLY_LIMITS
)


# Destinations: T13.4-T13.9.


def destinations(t: Table, house: int, origin: int) -> int:
    """The areas (a set) that units may march to from an area. T13.4-T13.6, T24.7, T26.1"""
    near = NEIGHBOUR_MASK[origin]
    if origin < FIRST_SEA:
        areas = near & LAND_MASK | carried_to(t, house, origin)
        for area in bits(areas):
            if t.neutral[area] == IMPASSABLE:
                areas ^= 1 << area
        return areas
    areas = near & SEA_MASK
    for port in bits(near & PORT_MASK):
        if t.control[PORT_LAND[port]] == house:
            areas |= 1 << port
    return areas


def is_attack(t: Table, house: int, area: int) -> bool:
    """Whether entering an area means a fight: enemy units, an enemy garrison or a neutral force.

    T13.8, T13.9, T13.16, T25.3, T26.6
    """
    owner = t.owner[area]
    if owner != NOBODY:
        return owner != house
    home = HOME_OF[area]
    if home != NOBODY and home != house and t.garrison[home]:
        return True
    return t.neutral[area] > 0


# Declaring the moves: T13.3-T13.8, T6.8.


def new_draft(t: Table, house: int) -> March | None:
    """A March of which nothing has been said: if there is one order only, it is that one. T13.2"""
    areas = areas_with_order(t, house, MARCH)
    return March(areas[0]) if len(areas) == 1 else None


def is_new(t: Table, house: int) -> bool:
    """Whether nothing has been said that could be taken back. TR13.6"""
    march = t.march
    return march is None or (not march.moves and len(areas_with_order(t, house, MARCH)) == 1)


def drafting(t: Table) -> int:
    """The House that is declaring a March, which nobody else sees yet; or -1. TR13.6"""
    return t.houses[t.flow.asked[0]] if t.flow.kind == "march" else NOBODY


def units_left(t: Table, march: March) -> int:
    """The units that may still be sent: the standing ones that have not been. T13.7"""
    return standing_part(t.units[march.origin]) - sum(march.moves.values())


def attacked(t: Table, house: int, areas: Iterable[int]) -> int:
    """Which of the areas that are entered is attacked, or -1. T13.8"""
    for area in areas:
        if is_attack(t, house, area):
            return area
    return -1


def _own_units(t: Table, house: int, area: int) -> int:
    return size(t.units[area]) if t.owner[area] == house else 0


def _weight(t: Table, house: int, march: March, left: int) -> int:
    """The armies of a House after the moves, `left` units staying where they are. TR6.2"""
    weight = _WEIGHT[left]
    moves = march.moves
    for area in bits(t.occupied[house]):
        if area != march.origin and area not in moves:
            weight += _WEIGHT[size(t.units[area])]
    for area, group in moves.items():
        weight += _WEIGHT[_own_units(t, house, area) + size(group)]
    return weight


def _fits(t: Table, house: int, weight: int) -> bool:
    """Whether the supply limit allows these armies. T6.3, T6.8, TR6.2"""
    return (_ROOM[t.supply[house]] - weight) & _GUARD == _GUARD


def _overwhelms(t: Table, house: int, march: March, more: int) -> bool:
    """Whether the units sent, and some more, suffice for the neutral area attacked, if one is.

    T26.2, T26.3
    """
    area = attacked(t, house, march.moves)
    if area < 0 or not t.neutral[area]:
        return True
    return may_suffice(t, house, march, area, more)


def _lends(t: Table, house: int, area: int, attack: int) -> bool:
    """Whether units that join an area strengthen the attack with its Support order. TR26.3"""
    return t.owner[area] == house and area in supporting_areas(t, attack)


def staying(t: Table, march: March) -> int:
    """How many units stay where they are, routed ones included."""
    return size(t.units[march.origin]) - sum([size(group) for group in march.moves.values()])


def may_end(t: Table, house: int, march: March) -> bool:
    """Whether the March may end as it has been declared. T13.3, T6.8, TR6.2, T26.2"""
    if not march.moves:
        return True
    weight = _weight(t, house, march, staying(t, march))
    return _fits(t, house, weight) and _overwhelms(t, house, march, 0)


def _can_end(t: Table, house: int, march: March, targets: Sequence[int]) -> bool:
    """Whether the March may end after these moves, or after further ones of the units left.

    The limit binds the March as a whole (TR6.2), and a neutral force yields to all units that
    arrive (T26.3): a move that would not do by itself is fine if the others can mend it.
    """
    if may_end(t, house, march):
        return True
    rest = units_left(t, march)
    group = t.units[march.origin]
    routed = size(group) - size(standing_part(group))
    if not rest or not _fits(t, house, _weight(t, house, march, routed)):
        return False
    attack = attacked(t, house, march.moves)
    going = kinds(rest)
    goals = targets
    if not _overwhelms(t, house, march, 0):
        if not _overwhelms(t, house, march, rest):
            return False
        goals = [area for area in targets if area == attack or _lends(t, house, area, attack)]
    else:
        going = going[:1]  # for supply one unit is like another (T6.4)
    for area in goals:
        if attack not in (-1, area) and is_attack(t, house, area):
            continue
        for kind in going:
            after = march.and_then(area, ONE[kind])
            if not _is_too_full(t, house, after, area) and _can_end(t, house, after, targets):
                return True
    return False


def _is_too_full(t: Table, house: int, march: March, area: int) -> bool:
    """Whether a port would hold more Ships than it can. T24.3"""
    if area < FIRST_PORT:
        return False
    return _own_units(t, house, area) + size(march.moves[area]) > PORT_CAPACITY


def _groups(rest: int) -> list[int]:
    """Groups to offer: each type alone and all units together; one by one they make any other."""
    groups = [ONE[kind] for kind in kinds(rest)]
    if rest not in groups and rest:
        groups.append(rest)
    return groups


def legal_march(t: Table, house: int, march: March) -> list[Action]:
    """Every destination for each type of unit alone and for all units that are left. T13.3-T13.8"""
    actions: list[Action] = [("end_march",)] if may_end(t, house, march) else []
    groups = _groups(units_left(t, march))
    for area, group in ways(t, house, march, groups):
        actions.append(("march", march.origin, area, *unpack(group)))
    return actions


def ways(t: Table, house: int, march: March, groups: list[int]) -> Iterator[tuple[int, int]]:
    """Where each of some groups of the units left may go: area and group. T13.3-T13.8, T24.3"""
    if not groups:
        return
    origin, moves = march.origin, march.moves
    left = staying(t, march)
    attack = attacked(t, house, moves)
    simple = attack < 0 or not t.neutral[attack]
    weight = _weight(t, house, march, left)
    targets = bits(destinations(t, house, origin))
    sized = [(group, size(group)) for group in groups]
    for area in targets:
        if attack not in (-1, area) and is_attack(t, house, area):
            continue  # T13.8
        before = moves.get(area, 0)
        there = _own_units(t, house, area) + (size(before) if before else 0)
        without = weight - _WEIGHT[there] - _WEIGHT[left]
        for group, number in sized:
            if area >= FIRST_PORT and there + number > PORT_CAPACITY:
                continue  # T24.3
            after = without + _WEIGHT[there + number] + _WEIGHT[left - number]
            if (simple and t.neutral[area] == 0 and _fits(t, house, after)) or _can_end(
                t, house, march.and_then(area, group), targets
            ):
                yield area, group


def check_march(t: Table, house: int, march: March, action: Action) -> None:
    """Judge one move, or the end of the March.

    T13.3-T13.8, T6.8, T24.3, T24.7, T26.2
    """
    if action[0] == "end_march":
        if not may_end(t, house, march):
            raise _unfinished(t, house, march)
        return
    _, source, area, *numbers = action
    origin = march.origin
    names = {"area": AREAS.ids[area], "origin": AREAS.ids[origin]}
    if source != origin:
        raise Illegal("T13.2", "thrones-other-march", **names)
    if not any(numbers):
        raise Illegal("T13.3", "thrones-nobody-sent", **names)
    rest = unpack(units_left(t, march))
    for kind, number in enumerate(numbers):
        if not 0 <= number <= rest[kind]:
            raise Illegal(
                "T13.7" if routed(t.units[origin], kind) else "T13.3",
                "thrones-not-enough-units",
                unit=UNITS.ids[kind],
                **names,
            )
    if not destinations(t, house, origin) >> area & 1:
        raise _wrong_way(t, origin, area)
    attack = attacked(t, house, march.moves)
    if attack not in (-1, area) and is_attack(t, house, area):
        raise Illegal("T13.8", "thrones-one-attack", attacked=AREAS.ids[attack], **names)
    after = march.and_then(area, pack(numbers))
    if _is_too_full(t, house, after, area):
        raise Illegal("T24.3", "thrones-port-full", place=AREAS.ids[area])
    if not _can_end(t, house, after, bits(destinations(t, house, origin))):
        raise _unfinished(t, house, after)


def _wrong_way(t: Table, origin: int, area: int) -> Illegal:
    """Why units of one area cannot march to another. T13.4-T13.6, T22.1, T24.7, T26.1"""
    names = {"area": AREAS.ids[area], "origin": AREAS.ids[origin]}
    if area == origin:
        return Illegal("T13.4", "thrones-march-on-the-spot", **names)
    if origin < FIRST_SEA:
        if area >= FIRST_SEA:
            return Illegal("T13.5", "thrones-land-units-stay-on-land", **names)
        if t.neutral[area] == IMPASSABLE:
            return Illegal("T26.1", "thrones-impassable", **names)
        coasts = NEIGHBOUR_MASK[origin] & SEA_MASK and NEIGHBOUR_MASK[area] & SEA_MASK
        key = "thrones-no-border-nor-ships" if coasts else "thrones-no-border-nor-coast"
        return Illegal("T13.5", key, **names)
    if area < FIRST_SEA:
        return Illegal("T13.6", "thrones-ships-stay-at-sea", **names)
    if origin >= FIRST_PORT:
        sea = AREAS.ids[PORT_SEA[origin]]
        return Illegal("T13.6", "thrones-ships-leave-port", sea=sea, **names)
    if area >= FIRST_PORT and NEIGHBOUR_MASK[origin] >> area & 1:
        return Illegal("T24.7", "thrones-foreign-port", **names)
    return Illegal("T13.6", "thrones-seas-not-adjacent", **names)


def _unfinished(t: Table, house: int, march: March) -> Illegal:
    """Why a March cannot end like this. T6.8, T26.2"""
    if not _overwhelms(t, house, march, 0):
        area = attacked(t, house, march.moves)
        return Illegal(
            "T26.2",
            "thrones-neutral-force-too-strong",
            area=AREAS.ids[area],
            strength=t.neutral[area],
            own=best_strength(t, house, march, area),
        )
    sizes = sizes_after(t, house, march)
    return Illegal(
        "T6.8",
        "thrones-march-over-supply",
        supply=t.supply[house],
        allowed=list(SUPPLY_ARMIES[t.supply[house]]),
        armies=sorted((units for units in sizes.values() if units > 1), reverse=True),
    )


def sizes_after(t: Table, house: int, march: March) -> dict[int, int]:
    """How many units a House has by area after a March, attackers where they attack. TR6.2"""
    sizes = {near: size(t.units[near]) for near in bits(t.occupied[house])}
    for area, group in march.moves.items():
        sizes[march.origin] -= size(group)
        sizes[area] = sizes.get(area, 0) + size(group)
    return sizes
