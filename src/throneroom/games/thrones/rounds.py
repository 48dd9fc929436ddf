"""T4: the structure of a round, and whose turn it is; T12.1, T21.6: the Action phase."""

from typing import Final

from throneroom.games.thrones.content import ORDER_TYPE
from throneroom.games.thrones.influence import turn_order
from throneroom.games.thrones.state import NO_ORDER, NOBODY, Table, rally
from throneroom.games.thrones.victory import finish_after_last_round
from throneroom.kernel import bits

# The type of an order by its kind; NO_ORDER, which is -1, finds the last entry: none.
_TYPE_OF: Final = (*ORDER_TYPE, -1)


def begin_round(t: Table) -> None:
    """Step: round 1 starts at once with its Planning phase. T4.2, T4.3"""
    t.flow.emit("round", t.round)
    t.flow.push("planning_phase")


def action_phase(t: Table) -> None:
    """Step: Raid orders, March orders, Consolidate Power orders, clean-up. T12.1, T4.8"""
    t.flow.push("clean_up")
    t.flow.push("power_turn", 0)
    t.flow.push("march_turn", 0)
    t.flow.push("raid_turn", 0)


def clean_up(t: Table) -> None:
    """Step: orders go, routed units stand up, Blade and Raven are fresh. T9.9, T21.6, TR21.4"""
    for area in range(len(t.orders)):
        t.orders[area] = NO_ORDER
        t.order_house[area] = NOBODY
    for house in t.houses:
        for area in bits(t.occupied[house]):
            t.units[area] = rally(t.units[area])
    t.revealed = 0
    t.bans = 0
    t.blade_used = 0
    t.raven_used = 0
    t.flow.emit("clean_up")
    t.flow.push("end_round")


def end_round(t: Table) -> None:
    """Step: the next round, or the end of the game after the last one. T4.1, T4.4, T4.5, T30.4"""
    if t.round >= t.options["rounds"]:
        finish_after_last_round(t)
    else:
        t.flow.push("westeros_phase")


# Turns of the Action phase: T4.7, T4.8.


def areas_with_order(t: Table, house: int, wanted: int) -> list[int]:
    """The areas where a House has an order of a type."""
    orders = t.orders
    return [area for area in bits(t.occupied[house]) if _TYPE_OF[orders[area]] == wanted]


def next_with_order(t: Table, position: int, wanted: int) -> int:
    """From a position on, the first one whose House has an order of a type; -1 if none. T4.8"""
    order = turn_order(t)
    seats = len(order)
    for step in range(seats):
        place = (position + step) % seats
        if areas_with_order(t, order[place], wanted):
            return place
    return -1


STEPS: Final = {
    "begin_round": begin_round,
    "action_phase": action_phase,
    "clean_up": clean_up,
    "end_round": end_round,
}
