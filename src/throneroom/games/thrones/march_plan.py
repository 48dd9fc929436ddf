"""T13: where units may march, and judging a March that is being declared, move by move."""

from throneroom.games.thrones.content import (
    AREAS,
    FIRST_PORT,
    FIRST_SEA,
    HOME_OF,
    LAND_MASK,
    MARCH,
    NEIGHBOUR_MASK,
    ONE,
    PORT_CAPACITY,
    PORT_LAND,
    PORT_MASK,
    PORT_SEA,
    SEA_MASK,
    STANDING,
    SUPPLY_ARMIES,
    SUPPLY_LIMITS,
    UNITS,
    bits,
)
from throneroom.games.thrones.neutral_forces import best_strength, may_suffice
from throneroom.games.thrones.rounds import areas_with_order
from throneroom.games.thrones.state import IMPASSABLE, NOBODY, Table, size
from throneroom.games.thrones.support import supporting_areas
from throneroom.games.thrones.transport import carried_to
from throneroom.kernel import Action, Illegal

# Supply (T6.3) as one sum: lanes of 12 bits count the groups of two or more, three or more, four or
# more units; a fifth unit is never allowed and overflows every limit.
_LANES = (1, 1 << 12, 1 << 24)
_WEIGHT = tuple(
    sum(lane for lane, least in zip(_LANES, (2, 3, 4), strict=True) if units >= least)
    + (64 << 24 if units > 4 else 0)
    for units in range(24)
)
_GUARD = sum(lane << 11 for lane in _LANES)
_ROOM = tuple(
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


def new_draft(t: Table, house: int) -> list[int]:
    """A March of which nothing has been said: if there is one order only, it is that one. T13.2"""
    areas = areas_with_order(t, house, MARCH)
    return areas if len(areas) == 1 else []


def drafting(t: Table) -> int:
    """The House that is declaring a March, which nobody else sees yet; or -1. TR13.6"""
    return t.houses[t.flow.asked[0]] if t.flow.kind == "march" else NOBODY


def moves_of(t: Table) -> dict[int, int]:
    """The groups sent so far, by area."""
    march = t.march
    return {march[i]: march[i + 1] for i in range(1, len(march), 2)}


def _rest(t: Table, origin: int, moves: dict[int, int]) -> int:
    """The units that may still be sent: the standing ones that have not been. T13.7"""
    return (t.units[origin] & STANDING) - sum(moves.values())


def attacked(t: Table, house: int, moves: dict[int, int]) -> int:
    """The area that the March attacks, or -1. T13.8"""
    for area in moves:
        if is_attack(t, house, area):
            return area
    return -1


def _own_units(t: Table, house: int, area: int) -> int:
    return size(t.units[area]) if t.owner[area] == house else 0


def _weight(t: Table, house: int, origin: int, moves: dict[int, int], left: int) -> int:
    """The armies of a House after the moves, `left` units staying where they are. TR6.2"""
    weight = _WEIGHT[left]
    for area in bits(t.occupied[house]):
        if area != origin and area not in moves:
            weight += _WEIGHT[size(t.units[area])]
    for area, group in moves.items():
        weight += _WEIGHT[_own_units(t, house, area) + size(group)]
    return weight


def _fits(t: Table, house: int, weight: int) -> bool:
    """Whether the supply limit allows these armies. T6.3, T6.8, TR6.2"""
    return (_ROOM[t.supply[house]] - weight) & _GUARD == _GUARD


def _overwhelms(t: Table, house: int, origin: int, moves: dict[int, int], more: int) -> bool:
    """Whether the units sent, and some more, suffice for the neutral area attacked, if one is.

    T26.2, T26.3
    """
    area = attacked(t, house, moves)
    if area < 0 or not t.neutral[area]:
        return True
    return may_suffice(t, house, origin, area, moves, more)


def _lends(t: Table, house: int, area: int, attack: int) -> bool:
    """Whether units that join an area strengthen the attack with its Support order. TR26.3"""
    return t.owner[area] == house and area in supporting_areas(t, attack)


def _may_end(t: Table, house: int, origin: int, moves: dict[int, int]) -> bool:
    """Whether the March may end as it has been declared. T13.3, T6.8, TR6.2, T26.2"""
    if not moves:
        return True
    left = size(t.units[origin]) - sum(size(group) for group in moves.values())
    return _fits(t, house, _weight(t, house, origin, moves, left)) and _overwhelms(
        t, house, origin, moves, 0
    )


def _can_end(t: Table, house: int, origin: int, moves: dict[int, int], targets: list[int]) -> bool:
    """Whether the March may end after these moves, or after further ones of the units left.

    The limit binds the March as a whole (TR6.2), and a neutral force yields to all units that
    arrive (T26.3): a move that would not do by itself is fine if the others can mend it.
    """
    if _may_end(t, house, origin, moves):
        return True
    rest = _rest(t, origin, moves)
    routed = size(t.units[origin]) - size(t.units[origin] & STANDING)
    if not rest or not _fits(t, house, _weight(t, house, origin, moves, routed)):
        return False
    attack = attacked(t, house, moves)
    kinds = [kind for kind in range(4) if rest >> 4 * kind & 15]
    goals = targets
    if not _overwhelms(t, house, origin, moves, 0):
        if not _overwhelms(t, house, origin, moves, rest):
            return False
        goals = [area for area in targets if area == attack or _lends(t, house, area, attack)]
    else:
        kinds = kinds[:1]  # for supply one unit is like another (T6.4)
    for area in goals:
        if attack not in (-1, area) and is_attack(t, house, area):
            continue
        for kind in kinds:
            group = moves.get(area, 0) + ONE[kind]
            if area >= FIRST_PORT and _own_units(t, house, area) + size(group) > PORT_CAPACITY:
                continue
            if _can_end(t, house, origin, {**moves, area: group}, targets):
                return True
    return False


def _groups(rest: int) -> list[int]:
    """Groups to offer: each type alone and all units together; one by one they make any other."""
    groups = [ONE[kind] for kind in range(4) if rest >> 4 * kind & 15]
    if rest not in groups and rest:
        groups.append(rest)
    return groups


def legal_march(t: Table, seat: int) -> list[Action]:
    """Every destination for each type of unit alone and for all units that are left. T13.3-T13.8"""
    house = t.houses[seat]
    origin = t.march[0]
    moves = moves_of(t)
    rest = _rest(t, origin, moves)
    actions: list[Action] = []
    if _may_end(t, house, origin, moves):
        actions.append(("end_march",))
    if not rest:
        return actions
    left = size(t.units[origin]) - sum(size(group) for group in moves.values())
    attack = attacked(t, house, moves)
    simple = attack < 0 or not t.neutral[attack]
    weight = _weight(t, house, origin, moves, left)
    targets = bits(destinations(t, house, origin))
    groups = [(group, size(group), unpack(group)) for group in _groups(rest)]
    for area in targets:
        if attack not in (-1, area) and is_attack(t, house, area):
            continue  # T13.8
        before = moves.get(area, 0)
        there = _own_units(t, house, area) + (size(before) if before else 0)
        without = weight - _WEIGHT[there] - _WEIGHT[left]
        for group, number, letters in groups:
            if area >= FIRST_PORT and there + number > PORT_CAPACITY:
                continue  # T24.3
            after = without + _WEIGHT[there + number] + _WEIGHT[left - number]
            if (simple and t.neutral[area] == 0 and _fits(t, house, after)) or _can_end(
                t, house, origin, {**moves, area: before + group}, targets
            ):
                actions.append(("march", origin, area, *letters))
    return actions


def unpack(group: int) -> tuple[int, int, int, int]:
    """How many standing units of each type a group has."""
    return group & 15, group >> 4 & 15, group >> 8 & 15, group >> 12 & 15


def check_march(t: Table, seat: int, action: Action) -> None:
    """Judge one move, or the end of the March.

    T13.3-T13.8, T6.8, T24.3, T24.7, T26.2
    """
    house = t.houses[seat]
    origin = t.march[0]
    moves = moves_of(t)
    if action[0] == "end_march":
        if not _may_end(t, house, origin, moves):
            _refuse_end(t, house, origin, moves)
        return
    _, source, area, *numbers = action
    names = {"area": AREAS.ids[area], "origin": AREAS.ids[origin]}
    if source != origin:
        raise Illegal("T13.2", "thrones-other-march", **names)
    rest = _rest(t, origin, moves)
    if not any(numbers):
        raise Illegal("T13.3", "thrones-nobody-sent", **names)
    for kind, number in enumerate(numbers):
        if not 0 <= number <= rest >> 4 * kind & 15:
            raise Illegal(
                "T13.7" if t.units[origin] >> 16 + 4 * kind & 15 else "T13.3",
                "thrones-not-enough-units",
                unit=UNITS.ids[kind],
                **names,
            )
    if not destinations(t, house, origin) >> area & 1:
        raise _wrong_way(t, origin, area)
    attack = attacked(t, house, moves)
    if attack not in (-1, area) and is_attack(t, house, area):
        raise Illegal("T13.8", "thrones-one-attack", attacked=AREAS.ids[attack], **names)
    group = moves.get(area, 0) + pack(numbers)
    if area >= FIRST_PORT and _own_units(t, house, area) + size(group) > PORT_CAPACITY:
        raise Illegal("T24.3", "thrones-port-full", place=AREAS.ids[area])
    after = {**moves, area: group}
    if not _can_end(t, house, origin, after, bits(destinations(t, house, origin))):
        _refuse_end(t, house, origin, after)


def pack(numbers: "tuple[int, ...] | list[int]") -> int:
    """A group of standing units from the number of each type."""
    return sum(number << 4 * kind for kind, number in enumerate(numbers))


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


def _refuse_end(t: Table, house: int, origin: int, moves: dict[int, int]) -> None:
    """Say why a March cannot end like this. T6.8, T26.2"""
    if not _overwhelms(t, house, origin, moves, 0):
        area = attacked(t, house, moves)
        raise Illegal(
            "T26.2",
            "thrones-neutral-force-too-strong",
            area=AREAS.ids[area],
            strength=t.neutral[area],
            own=best_strength(t, house, origin, area, moves),
        )
    sizes = {near: size(t.units[near]) for near in bits(t.occupied[house])}
    for area, group in moves.items():
        sizes[origin] -= size(group)
        sizes[area] = sizes.get(area, 0) + size(group)
    raise Illegal(
        "T6.8",
        "thrones-march-over-supply",
        supply=t.supply[house],
        allowed=list(SUPPLY_ARMIES[t.supply[house]]),
        armies=sorted((units for units in sizes.values() if units > 1), reverse=True),
    )
