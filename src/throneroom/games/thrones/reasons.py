"""What counts for a House, in words: for hints, which say why a bot would do something."""

from throneroom.games.thrones.content import (
    CONSOLIDATE_POWER,
    CROWNS,
    DEFENSE,
    FIRST_SEA,
    HOME_OF,
    MARCH,
    NEIGHBOURS,
    ORDER_MODIFIER,
    ORDER_TYPE,
    STRUCTURES,
)
from throneroom.games.thrones.judge import worths
from throneroom.games.thrones.march_plan import destinations
from throneroom.games.thrones.state import Table, unpack
from throneroom.games.thrones.victory import structures
from throneroom.kernel import Reason, bits


def reasons(t: Table, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it."""
    house = t.houses[seat]
    held = structures(t)
    worth = worths(t)
    castle = worth["structures"] + worth["structures_5"]
    return {
        "castles": Reason(held[house], castle),
        "rivals": Reason(max(n for other, n in enumerate(held) if other != house), -castle / 2),
        "takes": Reason(_taken(t, house), worth["promise"]),
        "threatens": Reason(_threatened(t, house), worth["threatens"] + worth["near"]),
        "endangered": Reason(_endangered(t, house), worth["endangered"] + worth["in_danger"]),
        "strength": Reason(
            sum(_strength(t.units[area]) for area in bits(t.occupied[house])), worth["footmen"]
        ),
        "supply": Reason(t.supply[house], worth["supply"]),
        "power": Reason(t.power[house], worth["power"]),
        "orders_take": Reason(_castles_in_reach_of_orders(t, house), 0.35 * worth["promise"]),
        "orders_power": Reason(_power_by_orders(t, house), 0.05 * worth["promise"]),
        "orders_defence": Reason(_defence_by_orders(t, house), 0.06 * worth["promise"]),
    }


def _strength(group: int) -> int:
    footmen, knights, ships, engines = unpack(group)
    return footmen + 2 * knights + ships + 2 * engines


def _defence(t: Table, area: int) -> int:
    """What an attacker meets in an area, as far as everybody can see."""
    if t.owner[area] >= 0:
        strength = _strength(t.units[area])
    else:
        strength = max(t.neutral[area], 0)
    home = HOME_OF[area]
    if home >= 0 and t.garrison[home] and t.control[area] == home:
        strength += t.garrison[home]
    return strength


def _open(t: Table, house: int) -> list[int]:
    """Castles and Strongholds of others, or of nobody, that can be entered at all."""
    return [area for area in STRUCTURES if t.control[area] != house and t.neutral[area] >= 0]


def _threatened(t: Table, house: int) -> int:
    """Those of them beside which an own army stands that is strong enough."""
    return sum(
        any(
            t.owner[near] == house and _strength(t.units[near]) > _defence(t, area)
            for near in NEIGHBOURS[area]
            if near < FIRST_SEA
        )
        for area in _open(t, house)
    )


def _endangered(t: Table, house: int) -> int:
    """Own castles beside which a stronger enemy stands."""
    return sum(
        any(
            t.owner[near] not in (-1, house) and _strength(t.units[near]) > _defence(t, area)
            for near in NEIGHBOURS[area]
            if near < FIRST_SEA
        )
        for area in STRUCTURES
        if t.control[area] == house
    )


def _taken(t: Table, house: int) -> int:
    """Castles that the March being declared would take, or has a good chance to."""
    march = t.march
    if march is None or t.order_house[march.origin] != house or t.attacker >= 0:
        return 0
    kind = t.orders[march.origin]
    modifier = ORDER_MODIFIER[kind] if kind >= 0 else 0
    wanted = set(_open(t, house))
    return sum(
        area in wanted and _strength(group) + modifier >= _defence(t, area)
        for area, group in march.moves.items()
    )


def _castles_in_reach_of_orders(t: Table, house: int) -> int:
    """Castles that the March orders still lying could take, each by one of them."""
    wanted = set(_open(t, house))
    found: set[int] = set()
    for area in bits(t.occupied[house]):
        kind = t.orders[area]
        if kind >= 0 and ORDER_TYPE[kind] == MARCH:
            force = _strength(t.units[area]) + ORDER_MODIFIER[kind]
            goals = [
                goal
                for goal in bits(destinations(t, house, area))
                if goal in wanted and goal not in found and force >= _defence(t, goal)
            ]
            found.update(goals[:1])
    return len(found)


def _power_by_orders(t: Table, house: int) -> int:
    """What the orders to consolidate will bring."""
    return sum(
        1 + CROWNS[area]
        for area in bits(t.occupied[house])
        if area < FIRST_SEA
        and t.orders[area] >= 0
        and ORDER_TYPE[t.orders[area]] == CONSOLIDATE_POWER
    )


def _defence_by_orders(t: Table, house: int) -> int:
    """What Defense orders add where an enemy stands beside."""
    return sum(
        ORDER_MODIFIER[t.orders[area]]
        for area in bits(t.occupied[house])
        if t.orders[area] >= 0
        and ORDER_TYPE[t.orders[area]] == DEFENSE
        and any(t.owner[near] not in (-1, house) for near in NEIGHBOURS[area])
    )
