"""T23: control of areas, Power tokens on the board, home areas; T24.12: what follows for ports.

`control` is kept up to date by `settle`, which every change of units or tokens on land must call.
"""

from throneroom.games.thrones.content import (
    FIRST_SEA,
    HOME_OF,
    PORT_OF,
    STRUCTURE_MASK,
)
from throneroom.games.thrones.state import (
    NO_ORDER,
    NOBODY,
    Table,
    one_of,
    remove_order,
    size,
    take_units,
    unit_list,
)


def controller(t: Table, area: int) -> int:
    """Who controls a land area by units, Power token or printed shield. T23.1, T23.12, T23.13

    Routed units control like others (TR23.5), and friend is whoever controls (T3.4). A neutral
    force holds its area for nobody (TR26.5). While a combat is fought the defender's units, not the
    attackers, control the area.
    """
    house = t.owner[area]
    if house >= 0:
        return house
    house = t.tokens[area]
    if house >= 0:
        return house
    house = HOME_OF[area]
    if house >= 0 and t.seats[house] >= 0 and not t.neutral[area]:
        return house
    return NOBODY


def settle(t: Table, area: int) -> None:
    """Units or tokens in an area have changed: see who controls it now, and all that follows.

    Pushes steps (ports taken over, victory), so it is called last, after the caller's own pushes.
    T23.3, T23.9, T23.14, T24.12, TR24.2, TR24.4, TR24.5, T30.1-T30.3
    """
    if area >= FIRST_SEA:
        return
    before = t.control[area]
    after = controller(t, area)
    token = t.tokens[area]
    if token >= 0 and after >= 0 and token != after:
        t.tokens[area] = NOBODY  # T23.9: back to the pool
        t.flow.emit("token_removed", token, area)
    if before == after:
        return
    t.control[area] = after
    t.flow.emit("control", area, before, after)
    port = PORT_OF[area]
    if port >= 0:
        _settle_port(t, port, after)
    if STRUCTURE_MASK >> area & 1:
        t.flow.push("check_victory")


def _settle_port(t: Table, port: int, house: int) -> None:
    """The land area of a port has changed hands. T24.2, T24.12, TR24.1, TR24.2"""
    owner = t.owner[port]
    if owner in (NOBODY, house):
        return
    ships = size(t.units[port])
    destroy_group(t, port, t.units[port])
    if t.orders[port] != NO_ORDER:
        take_off_order(t, port)
    if house >= 0:
        t.flow.push("take_over_port", house, port, ships)


def take_off_order(t: Table, area: int) -> None:
    """An order token leaves the board without being carried out, or when it has been. T1.18"""
    t.flow.emit("order_removed", t.order_house[area], area, t.orders[area])
    remove_order(t, area)


def destroy_group(t: Table, area: int, group: int) -> None:
    """Units go back to their owner's stock (T1.14, T3.8). The caller settles the area."""
    house = t.owner[area]
    take_units(t, area, group)
    t.flow.emit("destroyed", house, area, unit_list(group))


def destroy_unit(t: Table, area: int, kind: int) -> None:
    """One unit of a type is destroyed, a standing one first, with all that follows. TR29.4"""
    destroy_group(t, area, one_of(t.units[area], kind))
    settle(t, area)


def place_token(t: Table, house: int, area: int) -> None:
    """Leave one available Power token when all units march out of a land area. T23.4, T23.10"""
    t.power[house] -= 1
    t.tokens[area] = house
    t.flow.emit("token_placed", house, area)
