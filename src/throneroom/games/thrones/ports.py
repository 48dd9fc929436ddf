"""T24: ports, as far as they are not march (T24.7) or combat (T24.6, T24.8).

A port is an area of its own (TR3.1, TR3.2): its Ships get an order (T24.5), count for supply
(T24.3) and are recruited (T24.4) by the rules of those chapters. Here its Ships change hands.
"""

from typing import Any, Final

from throneroom.games.thrones.content import AREAS, PORT_CAPACITY, SHIP
from throneroom.games.thrones.state import ONE, Table, in_stock, put_units
from throneroom.games.thrones.supply import fits
from throneroom.kernel import Action, Illegal, Question


def take_over_port(t: Table, house: int, port: int, ships: int) -> None:
    """Step: the new owner of a port may replace the Ships that were there. T24.12, TR24.1, T20.5"""
    most = min(ships, in_stock(t, house, SHIP), PORT_CAPACITY)
    while most > 1 and not fits(t, house, {port: most}):
        most -= 1
    if most > 0:
        t.flow.ask("take_over_port", (t.seats[house],), port, ships, most)


def _legal(t: Table, seat: int) -> list[Action]:
    return [("ships", number) for number in range(t.flow.args[2], -1, -1)]


def _check(t: Table, seat: int, action: Action) -> None:
    port, ships, most = t.flow.args
    if not 0 <= action[1] <= ships:
        raise Illegal("TR24.1", "thrones-ships-out-of-range", most=ships, amount=action[1])
    if action[1] > most:
        raise Illegal(
            "T24.12",
            "thrones-ships-not-possible",
            most=most,
            amount=action[1],
            port=AREAS.ids[port],
        )


def _take(t: Table, seat: int, action: Action) -> None:
    """The new Ships stand and have no order this round. TR24.1, TR7.5"""
    house = t.houses[seat]
    port = t.flow.args[0]
    put_units(t, house, port, action[1] * ONE[SHIP])
    t.flow.emit("port_taken", house, port, action[1])


def _context(t: Table, seat: int) -> dict[str, Any]:
    port, _, most = t.flow.args
    return {"port": AREAS.ids[port], "most": most}


STEPS: Final = {"take_over_port": take_over_port}
QUESTIONS: Final = {
    "take_over_port": Question(frozenset({"ships"}), _legal, _check, _take, context=_context),
}
