"""T15f, T15g: House cards that act once the winner is known, and after the combat.

Robb Stark acts in the retreat, Loras and Arianne in the clean-up (see retreat and aftermath).
"""

from collections.abc import Callable
from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FOOTMAN,
    KNIGHT,
)
from throneroom.games.thrones.control import take_off_order
from throneroom.games.thrones.house_cards import STATES, in_turn_order
from throneroom.games.thrones.state import (
    NO_CARD,
    NO_ORDER,
    ONE,
    Table,
    fought,
    gain_power,
    in_stock,
    routed,
    standing,
)
from throneroom.games.thrones.strength import combatant, group_of, who_fights
from throneroom.games.thrones.support import ATTACKER, DEFENDER, granted
from throneroom.kernel import Action, Illegal, Param, Question, bits, words

_card = CARDS.index
TYWIN: Final = _card["tywin_lannister"]
CERSEI: Final = _card["cersei_lannister"]
RENLY: Final = _card["renly_baratheon"]
ROOSE: Final = _card["roose_bolton"]
PATCHFACE: Final = _card["patchface"]
TYWIN_REWARD: Final = 2


# If you win or lose: T15.8, T15.51-T15.56.


def outcome_abilities(t: Table) -> None:
    """Step: abilities of the winner and the loser, in turn order. T15.8, T15.10, T15.11"""
    combat = fought(t)
    for side in in_turn_order(t):
        if not combat.resolved >> side & 1:
            combat.resolved |= 1 << side
            t.flow.push("outcome_abilities")
            abilities = _IF_WON if combat.winner == side else _IF_LOST
            ability = abilities.get(combat.cards[side])
            if ability:
                ability(t, side)
            return
    combat.resolved = 0


def _tywin(t: Table, side: int) -> None:
    """Two Power, as far as the pool goes. T15.51, T1.15"""
    house = combatant(t, side)
    t.flow.emit("power_gained", house, gain_power(t, house, TYWIN_REWARD))


def _cersei(t: Table, side: int) -> None:
    """May take an order of the beaten House off the board. T15.52, TR15.14"""
    if cersei_targets(t, side):
        t.flow.ask("cersei", (t.seats[combatant(t, side)],), side)


def cersei_targets(t: Table, side: int) -> list[int]:
    """The areas with orders of the beaten House, but for those of this combat. TR15.14"""
    beaten = combatant(t, 1 - side)
    march = fought(t).origin if side == DEFENDER else -1
    return [
        area
        for area, kind in enumerate(t.orders)
        if kind != NO_ORDER
        and t.order_house[area] == beaten
        and area != t.embattled
        and area != march
    ]


def _legal_cersei(t: Table, seat: int) -> list[Action]:
    taking: list[Action] = [("take_order", area) for area in cersei_targets(t, t.flow.args[0])]
    return [("pass",), *taking]


def _check_cersei(t: Table, seat: int, action: Action) -> None:
    if action[0] == "take_order" and action[1] not in cersei_targets(t, t.flow.args[0]):
        raise Illegal("TR15.14", "thrones-order-out-of-reach", area=AREAS.ids[action[1]])


def _take_cersei(t: Table, seat: int, action: Action) -> None:
    if action[0] == "take_order":
        take_off_order(t, action[1])


def _renly(t: Table, side: int) -> None:
    """May make a Footman that fought or supported a Knight. T15.53, TR15.15, TR1.1"""
    house = combatant(t, side)
    if in_stock(t, house, KNIGHT) and renly_targets(t, side):
        t.flow.ask("renly", (t.seats[house],), side)


def renly_targets(t: Table, side: int) -> list[tuple[int, int]]:
    """Where Renly's Footmen are, and whether they stand: (area, state). T15.53"""
    house = combatant(t, side)
    groups = [(t.embattled, group_of(t, side))]
    groups += [
        (area, t.units[area])
        for area in granted(t, t.embattled, side)
        if t.order_house[area] == house
    ]
    return [
        (area, state)
        for area, group in groups
        for state in (0, 1)
        if (standing(group, FOOTMAN), routed(group, FOOTMAN))[state]
    ]


def _legal_renly(t: Table, seat: int) -> list[Action]:
    raising: list[Action] = [("knight", *target) for target in renly_targets(t, t.flow.args[0])]
    return [("pass",), *raising]


def _check_renly(t: Table, seat: int, action: Action) -> None:
    if action[0] == "knight" and action[1:] not in renly_targets(t, t.flow.args[0]):
        raise Illegal("T15.53", "thrones-no-such-footman", area=AREAS.ids[action[1]])


def _take_renly(t: Table, seat: int, action: Action) -> None:
    """The Knight stands where the Footman stood and keeps its state. TR15.15, TR7.5"""
    if action[0] == "pass":
        return
    _, area, state = action
    change = ONE[KNIGHT + 4 * state] - ONE[FOOTMAN + 4 * state]
    if area == t.embattled and t.flow.args[0] == ATTACKER:
        t.attackers += change
    else:
        t.units[area] += change
    t.flow.emit("knighted", t.houses[seat], area)


def _roose(t: Table, side: int) -> None:
    """Takes the whole discard pile back, himself included. T15.56, TR15.17"""
    house = combatant(t, side)
    take_back(t, house, t.discards[house])


def take_back(t: Table, house: int, places: int) -> None:
    """Cards of a House return from its discard pile to its hand. T15.14, T15.56, TR15.19"""
    t.hands[house] |= places
    t.discards[house] &= ~places
    t.flow.emit("cards_returned", house, tuple(7 * house + place for place in bits(places)))


_IF_WON: Final[dict[int, Callable[[Table, int], None]]] = {
    TYWIN: _tywin,
    CERSEI: _cersei,
    RENLY: _renly,
}
_IF_LOST: Final[dict[int, Callable[[Table, int], None]]] = {ROOSE: _roose}


# The end of the combat: T15.9, T15.13, T15.14, T15.61.


def refresh_hands(t: Table) -> None:
    """Whoever has played his last card takes back the others. T15.14, T20.6, TR15.4, TR15.17"""
    for side in (ATTACKER, DEFENDER):
        house = combatant(t, side)
        card = fought(t).cards[side]
        if card != NO_CARD and not t.hands[house]:
            take_back(t, house, t.discards[house] & ~(1 << card % 7))


def patchface(t: Table) -> None:
    """Step: after combat Patchface may discard a card of the opponent. T15.9, T15.61, TR15.19"""
    for side in (ATTACKER, DEFENDER):
        if fought(t).cards[side] == PATCHFACE:
            t.flow.ask("patchface", (t.seats[combatant(t, side)],), side)


def _legal_patchface(t: Table, seat: int) -> list[Action]:
    victim = combatant(t, 1 - t.flow.args[0])
    return [("pass",), *(("card", 7 * victim + place) for place in bits(t.hands[victim]))]


def _check_patchface(t: Table, seat: int, action: Action) -> None:
    victim = combatant(t, 1 - t.flow.args[0])
    if action[0] == "card" and (
        action[1] // 7 != victim or not t.hands[victim] >> action[1] % 7 & 1
    ):
        raise Illegal("T15.61", "thrones-card-not-in-hand", card=CARDS.ids[action[1]])


def _take_patchface(t: Table, seat: int, action: Action) -> None:
    """The card is discarded; an emptied hand takes back all other cards. T15.61, TR15.19"""
    if action[0] == "pass":
        return
    card = action[1]
    victim = card // 7
    place = 1 << card % 7
    t.hands[victim] &= ~place
    t.discards[victim] |= place
    t.flow.emit("card_discarded", victim, card)
    if not t.hands[victim]:
        take_back(t, victim, t.discards[victim] & ~place)


STEPS: Final = {"outcome_abilities": outcome_abilities, "patchface": patchface}
QUESTIONS: Final = {
    "cersei": Question(
        frozenset({"take_order", "pass"}),
        _legal_cersei,
        _check_cersei,
        _take_cersei,
        context=who_fights,
    ),
    "renly": Question(
        frozenset({"knight", "pass"}), _legal_renly, _check_renly, _take_renly, context=who_fights
    ),
    "patchface": Question(
        frozenset({"card", "pass"}),
        _legal_patchface,
        _check_patchface,
        _take_patchface,
        context=who_fights,
    ),
}
VERBS: Final = dict([words("knight", Param("area", AREAS), Param("state", STATES))])
