"""T4: the structure of a round; T12.1: the steps of the Action phase; T21.6: its clean-up."""

from throneroom.games.thrones.content import STANDING, bits
from throneroom.games.thrones.state import NO_ORDER, NOBODY, Table
from throneroom.games.thrones.victory import finish_after_last_round
from throneroom.kernel import EventForm, Param


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
            group = t.units[area]
            t.units[area] = (group & STANDING) + (group >> 16)
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


STEPS = {
    "begin_round": begin_round,
    "action_phase": action_phase,
    "clean_up": clean_up,
    "end_round": end_round,
}
EVENTS = {
    "round": EventForm((Param("round"),)),
    "clean_up": EventForm(),
}
