"""T21: Consolidate Power orders."""

from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    CONSOLIDATE_POWER,
    CROWNS,
    FIRST_PORT,
    FIRST_SEA,
    MUSTER_POINTS,
    ORDER_SPECIAL,
    ORDER_TYPE,
)
from throneroom.games.thrones.influence import turn_order
from throneroom.games.thrones.mustering import recruits
from throneroom.games.thrones.rounds import areas_with_order, next_with_order
from throneroom.games.thrones.state import Table, gain_power, remove_order
from throneroom.games.thrones.westeros import port_pays
from throneroom.kernel import Action, Illegal, Question


def power_turn(t: Table, position: int) -> None:
    """Step: the next House in turn order resolves one Consolidate Power order. T21.1, T32.8"""
    place = next_with_order(t, position, CONSOLIDATE_POWER)
    if place >= 0:
        t.flow.push("power_turn", (place + 1) % len(t.houses))
        t.flow.ask("consolidate", (t.seats[turn_order(t)[place]],))


def _income(t: Table, house: int, area: int) -> int:
    """T21.2-T21.4, TR21.1, T24.10, T32.3"""
    if area >= FIRST_PORT:
        return int(port_pays(t, house, area))
    if area >= FIRST_SEA:
        return 0
    return 1 + CROWNS[area]


def _can_muster(t: Table, house: int, area: int) -> bool:
    """A special order in an area with a structure, and something to recruit. T21.5, TR21.2"""
    points = MUSTER_POINTS[area]
    return bool(points and ORDER_SPECIAL[t.orders[area]] and recruits(t, house, {area: points}))


def _legal(t: Table, seat: int) -> list[Action]:
    house = t.houses[seat]
    actions: list[Action] = []
    for area in areas_with_order(t, house, CONSOLIDATE_POWER):
        actions.append(("consolidate", area))
        if _can_muster(t, house, area):
            actions.append(("muster", area))
    return actions


def _check(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    verb, area = action
    kind = t.orders[area]
    if t.order_house[area] != house or kind < 0 or ORDER_TYPE[kind] != CONSOLIDATE_POWER:
        raise Illegal("T21.1", "thrones-no-power-order", area=AREAS.ids[area])
    if verb == "muster" and not _can_muster(t, house, area):
        if not ORDER_SPECIAL[kind] or not MUSTER_POINTS[area]:
            raise Illegal("T21.5", "thrones-cannot-muster-here", area=AREAS.ids[area])
        raise Illegal("TR21.2", "thrones-nothing-to-muster", area=AREAS.ids[area])


def _take(t: Table, seat: int, action: Action) -> None:
    """The order is removed for Power, or for a mustering in its area. T21.2-T21.5, TR21.2"""
    house = t.houses[seat]
    verb, area = action
    kind = t.orders[area]
    remove_order(t, area)
    if verb == "muster":
        t.flow.emit("muster_order", house, area)
        t.flow.push("muster_at", house, area)
    else:
        gained = gain_power(t, house, _income(t, house, area))
        t.flow.emit("consolidated", house, area, kind, gained)


STEPS: Final = {"power_turn": power_turn}
QUESTIONS: Final = {
    "consolidate": Question(frozenset({"consolidate", "muster"}), _legal, _check, _take),
}
