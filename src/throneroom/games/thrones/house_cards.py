"""T15: choosing and revealing House cards, cancel abilities and immediate abilities.

What the cards add to strength and icons is in strength, what follows a won or lost combat in
cards_after.
"""

from collections.abc import Callable
from typing import Final

from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FOOTMAN,
    NEIGHBOURS,
)
from throneroom.games.thrones.control import destroy_group, take_off_order
from throneroom.games.thrones.influence import move_to_last
from throneroom.games.thrones.state import (
    NO_CARD,
    NO_ORDER,
    ONE,
    Table,
    discard_power,
    fought,
    routed,
    standing,
    unit_list,
)
from throneroom.games.thrones.strength import combatant, group_of, how_it_stands, who_fights
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.kernel import Action, Illegal, Names, Param, Question, bits, words

_card = CARDS.index
BLACKFISH: Final = _card["the_blackfish"]
TYRION: Final = _card["tyrion_lannister"]
AERON: Final = _card["aeron_damphair"]
DORAN: Final = _card["doran_martell"]
MACE: Final = _card["mace_tyrell"]
QUEEN: Final = _card["queen_of_thorns"]
AERON_PRICE: Final = 2
STATES: Final = Names("state", ["standing", "routed"])


def in_turn_order(t: Table) -> tuple[int, int]:
    """The two sides in turn order, as the track is now. T15.6-T15.8, TR15.5"""
    throne = t.tracks[0]
    if throne.index(t.attacker) < throne.index(combatant(t, DEFENDER)):
        return ATTACKER, DEFENDER
    return DEFENDER, ATTACKER


def side_of(t: Table, seat: int) -> int:
    """The side that a seat fights on."""
    return ATTACKER if t.houses[seat] == t.attacker else DEFENDER


# Choosing: T15.1, T15.2, T15.15.


def choose_cards(t: Table) -> None:
    """Step: attacker and defender choose a card in secret. T15.1, T15.2, T31.3, TR15.20"""
    t.flow.push("reveal_house_cards")
    seats = (t.seats[t.attacker], t.seats[combatant(t, DEFENDER)])
    t.flow.ask("house_card", seats)


def playable(t: Table, side: int) -> list[int]:
    """The cards a side may choose: its hand without the card that Tyrion sent back. TR15.2"""
    house = combatant(t, side)
    cards = [7 * house + place for place in bits(t.hands[house])]
    returned = fought(t).returned[side]
    return [card for card in cards if card != returned]


def _legal_card(t: Table, seat: int) -> list[Action]:
    return [("card", card) for card in playable(t, side_of(t, seat))]


def _check_card(t: Table, seat: int, action: Action) -> None:
    card = action[1]
    if card in playable(t, side_of(t, seat)):
        return
    house = t.houses[seat]
    if card // 7 == house and t.hands[house] >> card % 7 & 1:
        raise Illegal("TR15.2", "thrones-card-returned", card=CARDS.ids[card])
    if card // 7 == house:
        raise Illegal("T15.13", "thrones-card-not-in-hand", card=CARDS.ids[card])
    raise Illegal("T15.1", "thrones-card-not-in-hand", card=CARDS.ids[card])


def _take_card(t: Table, seat: int, action: Action) -> None:
    _play(t, side_of(t, seat), action[1])


def _play(t: Table, side: int, card: int) -> None:
    """A card leaves the hand; it lies on the table until the combat is decided. T15.1"""
    fought(t).cards[side] = card
    t.hands[card // 7] &= ~(1 << card % 7)


def reveal_house_cards(t: Table) -> None:
    """Step: both cards are turned over together. T15.1"""
    t.flow.emit(
        "cards_revealed",
        t.attacker,
        fought(t).cards[ATTACKER],
        combatant(t, DEFENDER),
        fought(t).cards[1],
    )


# Cancel abilities: T15.6, T15.21.


def cancel_abilities(t: Table) -> None:
    """Step: Tyrion may act before any other ability. T15.6, T15.21, TR15.1, TR15.3"""
    for side in in_turn_order(t):
        if fought(t).cards[side] == TYRION:
            t.flow.ask("tyrion", (t.seats[combatant(t, side)],), side)


def _legal_use(t: Table, seat: int) -> list[Action]:
    return [("pass",), ("use_ability",)]


def _check_any(t: Table, seat: int, action: Action) -> None:
    """Whoever is asked may use the ability or not. T15.18"""


def _take_tyrion(t: Table, seat: int, action: Action) -> None:
    """The other card goes back to its hand; another one must replace it. T15.21, TR15.1, TR15.2"""
    if action[0] == "pass":
        return
    other = 1 - t.flow.args[0]
    house = combatant(t, other)
    card = fought(t).cards[other]
    t.hands[house] |= 1 << card % 7
    fought(t).cards[other] = NO_CARD
    fought(t).returned[other] = card
    t.flow.emit("card_returned", house, card)
    if playable(t, other):
        t.flow.push("reveal_replacement", other)
        t.flow.ask("replacement", (t.seats[house],))
    else:
        t.flow.emit("no_card", house)


def reveal_replacement(t: Table, side: int) -> None:
    """Step: the card that takes another one's place counts as the card played. T15.21, T15.22"""
    t.flow.emit("card_replaced", combatant(t, side), fought(t).cards[side])


# Immediate abilities: T15.7, T15.10, T15.11, T15.22-T15.25.


def immediate_abilities(t: Table) -> None:
    """Step: one card's ability after the other, in the turn order of that moment.

    T15.5, T15.7, T15.10, T15.11, TR15.5
    """
    combat = fought(t)
    for side in in_turn_order(t):
        if not combat.resolved >> side & 1:
            combat.resolved |= 1 << side
            t.flow.push("immediate_abilities")
            ability = _IMMEDIATE.get(combat.cards[side])
            if ability:
                ability(t, side)
            return
    combat.resolved = 0


def _aeron(t: Table, side: int) -> None:
    """May be exchanged for 2 Power. T15.22, TR15.4"""
    house = combatant(t, side)
    if t.power[house] >= AERON_PRICE and playable(t, side):
        t.flow.ask("aeron", (t.seats[house],), side)


def _legal_aeron(t: Table, seat: int) -> list[Action]:
    return [("pass",), *_legal_card(t, seat)]


def _check_aeron(t: Table, seat: int, action: Action) -> None:
    if action[0] == "card":
        _check_card(t, seat, action)


def _take_aeron(t: Table, seat: int, action: Action) -> None:
    """Aeron is discarded and paid for; the new card counts as played. T15.22, TR15.3, TR15.4"""
    if action[0] == "pass":
        return
    house = t.houses[seat]
    side = t.flow.args[0]
    t.discards[house] |= 1 << AERON % 7
    t.flow.emit("power_paid", house, discard_power(t, house, AERON_PRICE))
    _play(t, side, action[1])
    reveal_replacement(t, side)


def _doran(t: Table, side: int) -> None:
    """Sends the opponent to the end of a track. T15.23, TR15.5"""
    other = combatant(t, 1 - side)
    if any(track[-1] != other for track in t.tracks):
        t.flow.ask("doran", (t.seats[combatant(t, side)],), side)


def _legal_doran(t: Table, seat: int) -> list[Action]:
    return [("track", track) for track in range(len(t.tracks))]


def _take_doran(t: Table, seat: int, action: Action) -> None:
    move_to_last(t, combatant(t, 1 - t.flow.args[0]), action[1])


def _mace(t: Table, side: int) -> None:
    """Destroys one Footman of the other side; the Blackfish prevents it. T15.24, T15.41, TR15.6"""
    other = 1 - side
    group = group_of(t, other)
    if fought(t).cards[other] == BLACKFISH:
        return
    numbers = (standing(group, FOOTMAN), routed(group, FOOTMAN))
    states = [state for state in (0, 1) if numbers[state]]
    if len(states) == 2:
        t.flow.ask("mace", (t.seats[combatant(t, side)],), side)
    elif states:
        lose_units(t, other, ONE[FOOTMAN + 4 * states[0]])


def lose_units(t: Table, side: int, group: int) -> None:
    """Participating units of a side are destroyed. T3.8, T15.24, T18.3, TR14.7"""
    if side == DEFENDER:
        destroy_group(t, t.embattled, group)
    else:
        t.attackers -= group
        t.flow.emit("destroyed", t.attacker, t.embattled, unit_list(group))


def _legal_mace(t: Table, seat: int) -> list[Action]:
    return [("slay", 0), ("slay", 1)]


def _take_mace(t: Table, seat: int, action: Action) -> None:
    lose_units(t, 1 - t.flow.args[0], ONE[FOOTMAN + 4 * action[1]])


def _queen(t: Table, side: int) -> None:
    """Removes an order of the opponent next to the combat. T15.25, TR15.7, TR14.5"""
    if queen_targets(t, side):
        t.flow.ask("queen_of_thorns", (t.seats[combatant(t, side)],), side)


def queen_targets(t: Table, side: int) -> list[int]:
    """The areas with orders that the Queen of Thorns may remove. T15.25, TR15.7"""
    other = combatant(t, 1 - side)
    march = fought(t).origin if side == DEFENDER else -1
    return [
        area
        for area in NEIGHBOURS[t.embattled]
        if t.orders[area] != NO_ORDER and t.order_house[area] == other and area != march
    ]


def _legal_queen(t: Table, seat: int) -> list[Action]:
    return [("take_order", area) for area in queen_targets(t, t.flow.args[0])]


def _check_queen(t: Table, seat: int, action: Action) -> None:
    if action[1] not in queen_targets(t, t.flow.args[0]):
        raise Illegal("TR15.7", "thrones-order-out-of-reach", area=AREAS.ids[action[1]])


def _take_queen(t: Table, seat: int, action: Action) -> None:
    take_off_order(t, action[1])


_IMMEDIATE: Final[dict[int, Callable[[Table, int], None]]] = {
    AERON: _aeron,
    DORAN: _doran,
    MACE: _mace,
    QUEEN: _queen,
}

_USE: Final = frozenset({"use_ability", "pass"})

STEPS: Final = {
    "choose_cards": choose_cards,
    "reveal_house_cards": reveal_house_cards,
    "cancel_abilities": cancel_abilities,
    "reveal_replacement": reveal_replacement,
    "immediate_abilities": immediate_abilities,
}
QUESTIONS: Final = {
    "house_card": Question(
        frozenset({"card"}),
        _legal_card,
        _check_card,
        _take_card,
        sealed=True,
        context=how_it_stands,
    ),
    "replacement": Question(
        frozenset({"card"}), _legal_card, _check_card, _take_card, context=who_fights
    ),
    "tyrion": Question(_USE, _legal_use, _check_any, _take_tyrion, context=how_it_stands),
    "aeron": Question(
        frozenset({"card", "pass"}), _legal_aeron, _check_aeron, _take_aeron, context=how_it_stands
    ),
    "doran": Question(
        frozenset({"track"}), _legal_doran, _check_any, _take_doran, context=who_fights
    ),
    "mace": Question(frozenset({"slay"}), _legal_mace, _check_any, _take_mace, context=who_fights),
    "queen_of_thorns": Question(
        frozenset({"take_order"}), _legal_queen, _check_queen, _take_queen, context=who_fights
    ),
}
VERBS: Final = dict(
    [
        words("use_ability"),
        words("slay", Param("state", STATES)),
        words("take_order", Param("area", AREAS)),
    ]
)
