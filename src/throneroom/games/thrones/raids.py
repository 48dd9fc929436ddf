"""T12: Raid orders."""

from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    CONSOLIDATE_POWER,
    DEFENSE,
    FIRST_PORT,
    FIRST_SEA,
    MARCH,
    NEIGHBOURS,
    ORDER_SPECIAL,
    ORDER_TYPE,
    ORDERS,
    ORDERS_OF_TYPE,
    PORT_SEA,
    RAID,
)
from throneroom.games.thrones.influence import turn_order
from throneroom.games.thrones.rounds import areas_with_order, next_with_order
from throneroom.games.thrones.state import (
    NO_ORDER,
    Table,
    discard_power,
    gain_power,
    remove_order,
)
from throneroom.kernel import Action, Illegal, Question


def _reach(area: int) -> tuple[int, ...]:
    """Where a Raid order of an area can hit. T12.9-T12.12, T24.9, T27.1, T27.6"""
    if area >= FIRST_PORT:
        return (PORT_SEA[area],)
    if area >= FIRST_SEA:
        return NEIGHBOURS[area]
    return tuple(near for near in NEIGHBOURS[area] if near < FIRST_SEA)


REACH: Final = tuple(_reach(area) for area in range(len(NEIGHBOURS)))

# Orders that a normal and a special Raid order can remove (T12.4-T12.6).
_RAIDABLE: Final = (
    ~ORDERS_OF_TYPE[MARCH] & ~ORDERS_OF_TYPE[DEFENSE],
    ~ORDERS_OF_TYPE[MARCH],
)


def raid_turn(t: Table, position: int) -> None:
    """Step: the next House in turn order must resolve one Raid order. T12.2, T12.3"""
    place = next_with_order(t, position, RAID)
    if place >= 0:
        t.flow.push("raid_turn", (place + 1) % len(t.houses))
        t.flow.ask("raid", (t.seats[turn_order(t)[place]],))


def _targets(t: Table, house: int, area: int) -> list[int]:
    """T12.4-T12.6, TR12.1"""
    raidable = _RAIDABLE[ORDER_SPECIAL[t.orders[area]]]
    orders = t.orders
    return [
        near
        for near in REACH[area]
        if orders[near] >= 0 and t.order_house[near] != house and raidable >> orders[near] & 1
    ]


def _legal(t: Table, seat: int) -> list[Action]:
    """Each Raid order with each of its targets, or with none. T12.7"""
    house = t.houses[seat]
    actions: list[Action] = []
    for area in areas_with_order(t, house, RAID):
        actions += [("raid", area, target) for target in _targets(t, house, area)]
        actions.append(("raid", area, -1))
    return actions


def _check(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    _, area, target = action
    kind = t.orders[area]
    if area < 0 or t.order_house[area] != house or kind == NO_ORDER or ORDER_TYPE[kind] != RAID:
        raise Illegal("T12.3", "thrones-no-raid-order", area=AREAS.ids[area])
    if target < 0:
        return
    if target not in REACH[area]:
        raise Illegal(
            "T12.11" if area >= FIRST_PORT else "T12.10" if area >= FIRST_SEA else "T12.9",
            "thrones-raid-out-of-reach",
            area=AREAS.ids[area],
            target=AREAS.ids[target],
        )
    hit = t.orders[target]
    if hit == NO_ORDER:
        raise Illegal("T12.4", "thrones-no-order-there", area=AREAS.ids[target])
    if t.order_house[target] == house:
        raise Illegal("TR12.1", "thrones-own-order", area=AREAS.ids[target])
    names = {"area": AREAS.ids[target], "order": ORDERS.ids[hit]}
    if ORDER_TYPE[hit] == MARCH:
        raise Illegal("T12.6", "thrones-march-not-raidable", **names)
    if not _RAIDABLE[ORDER_SPECIAL[kind]] >> hit & 1:
        raise Illegal("T12.4", "thrones-raid-not-special", **names)


def _take(t: Table, seat: int, action: Action) -> None:
    """Both tokens are removed; a Consolidate Power order is pillaged. T12.4, T12.7, T12.8

    TR12.2: a raided Raid order is gone before its owner's turn. TR12.3: a full pool gives nothing.
    """
    house = t.houses[seat]
    _, area, target = action
    remove_order(t, area)
    if target < 0:
        t.flow.emit("raid_without_target", house, area)
        return
    kind, victim = t.orders[target], t.order_house[target]
    remove_order(t, target)
    gained = lost = 0
    if ORDER_TYPE[kind] == CONSOLIDATE_POWER:
        gained = gain_power(t, house, 1)
        lost = discard_power(t, victim, 1)
    t.flow.emit("raided", house, area, victim, target, kind, gained, lost)


def _no_target(t: Table, seat: int) -> Action:
    return ("raid", areas_with_order(t, t.houses[seat], RAID)[0], -1)


STEPS: Final = {"raid_turn": raid_turn}
QUESTIONS: Final = {
    "raid": Question(frozenset({"raid"}), _legal, _check, _take, timeout=_no_target),
}
