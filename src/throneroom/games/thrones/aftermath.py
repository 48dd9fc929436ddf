"""T20: combat clean-up."""

from typing import Final

from throneroom.games.thrones.cards_after import refresh_hands
from throneroom.games.thrones.casualties import SUPPLY
from throneroom.games.thrones.content import CARDS
from throneroom.games.thrones.control import settle, take_off_order
from throneroom.games.thrones.retreat import smallest_loss
from throneroom.games.thrones.state import (
    NO_ORDER,
    NOBODY,
    Table,
    fought,
    put_units,
    remove_order,
    unit_list,
)
from throneroom.games.thrones.support import ATTACKER, DEFENDER

ARIANNE: Final = CARDS.index["arianne_martell"]
LORAS: Final = CARDS.index["ser_loras_tyrell"]


def clean_up_combat(t: Table) -> None:
    """Step: the victorious attackers enter, unless Arianne sends them home or none is left.

    T20.1-T20.3, T15.57, TR15.18, TR15.23, TR17.4, TR20.1-TR20.3
    """
    t.flow.push("combat_over")
    if fought(t).winner == DEFENDER:
        return
    area = t.embattled
    if t.orders[area] != NO_ORDER:
        take_off_order(t, area)  # T20.2
    if not t.attackers:
        return  # TR20.3
    if fought(t).cards[DEFENDER] == ARIANNE:
        t.flow.push("go_home")
        lost = smallest_loss(t, ATTACKER, fought(t).origin)
        t.flow.push("losses", ATTACKER, lost, SUPPLY)  # TR15.23
        return
    _enter(t)


def _enter(t: Table) -> None:
    """The attackers occupy the area; Loras brings his March order along. T20.2, T15.55, TR15.16"""
    area = t.embattled
    origin = fought(t).origin
    t.flow.emit("entered", t.attacker, area, unit_list(t.attackers))
    put_units(t, t.attacker, area, t.attackers)
    t.attackers = 0
    if fought(t).cards[ATTACKER] == LORAS:
        order = t.orders[origin]
        remove_order(t, origin)
        t.orders[area] = order
        t.order_house[area] = t.attacker
        t.flow.emit("order_moved", t.attacker, origin, area, order)


def go_home(t: Table) -> None:
    """Step: Arianne's attackers go back where they came from, standing. T15.57, TR15.18, TR15.23"""
    if not t.attackers:
        return
    origin = fought(t).origin
    t.flow.emit("moved", t.attacker, t.embattled, origin, unit_list(t.attackers))
    put_units(t, t.attacker, origin, t.attackers)
    t.attackers = 0


def combat_over(t: Table) -> None:
    """Step: hands are refreshed, control and ports follow; then abilities after combat.

    T15.9, T15.14, T20.5-T20.7, T24.12, T30.2, TR15.19, TR19.5, TR24.5
    """
    refresh_hands(t)
    area, origin, fled_to = t.embattled, fought(t).origin, fought(t).retreat
    t.flow.push("combat_ends")
    t.flow.push("patchface")
    for place in (fled_to, origin, area):
        if place >= 0:
            settle(t, place)


def combat_ends(t: Table) -> None:
    """Step: nothing of the combat is left on the table. T20.7"""
    t.attacker = NOBODY
    t.embattled = -1
    t.combat = None
    t.supports = []
    t.tides = None
    t.decided = ()


STEPS: Final = {
    "clean_up_combat": clean_up_combat,
    "go_home": go_home,
    "combat_over": combat_over,
    "combat_ends": combat_ends,
}
