"""Choices inside abilities (I16.8, I18.3, I18.4, I18.6, I18.13): targets, amounts and cards."""

from itertools import permutations
from typing import Any, Final

from throneroom.games.iron_throne import cards, power
from throneroom.games.iron_throne.content import (
    ABILITY_NAMES,
    CARD_TEXT,
    CARD_VALUE,
    CARDS,
    CHARACTERS,
    EVENT_LIKENESS,
    EVENTS_CARDS,
    HOUSES,
    LIKENESS,
)
from throneroom.games.iron_throne.effects import targets
from throneroom.games.iron_throne.encounter import higher_cards, replace_revealed_card
from throneroom.games.iron_throne.sides import check_in_game
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Action, Illegal, Question


def _candidates(t: Table, seat: int) -> list[int]:
    ability, i, ctx = t.flow.args
    return targets(t, seat, ability, i, ctx)


def _go_on(t: Table, seat: int, target: int) -> None:
    ability, i, ctx = t.flow.args
    t.flow.push("operation_on", ability, i, seat, ctx, target)


# What the questions tell besides: the sheet, or the card just played, that asks for a choice.


def _leader(t: Table, seat: int) -> dict[str, Any]:
    return {"leader": CHARACTERS.ids[t.leader[seat]]}


def _played(t: Table, seat: int) -> dict[str, Any]:
    return {"card": CARDS.ids[t.played[seat][-1]]}


def _ability(t: Table, seat: int) -> dict[str, Any]:
    ability = t.flow.args[0]
    user = _leader(t, seat) if ability < CARD_TEXT else _played(t, seat)
    return {"ability": ABILITY_NAMES.ids[ability], **user}


def _amount(t: Table, seat: int) -> dict[str, Any]:
    purpose, _, _, other = t.flow.args
    if purpose == "plunder":
        house = HOUSES.ids[t.house[other]]
        return {"purpose": purpose, "house": house, **_played(t, seat)}
    found = {"purpose": purpose, **_leader(t, seat)}
    return found | {"character": CHARACTERS.ids[other]} if purpose == "shift" else found


def _cards_left(t: Table, seat: int) -> dict[str, Any]:
    return {"n": t.flow.args[0], **_leader(t, seat)}


def _seen_house(t: Table, seat: int) -> dict[str, Any]:
    return {"house": HOUSES.ids[t.house[t.flow.args[0]]], **_leader(t, seat)}


def _seen_events(t: Table, seat: int) -> dict[str, Any]:
    return {"events": [EVENTS_CARDS.ids[event] for event in t.seen_cards]}


# A player [I18.3]


def _legal_player(t: Table, seat: int) -> list[Action]:
    return [("player", t.house[other]) for other in _candidates(t, seat)]


def _check_player(t: Table, seat: int, action: Action) -> None:
    check_in_game(t, action[1])
    found = _candidates(t, seat)
    if t.seat_of[action[1]] not in found:
        houses = [HOUSES.ids[t.house[other]] for other in found]
        raise Illegal("I18.3", "iron_throne-not-a-target-player", houses=houses)


def _take_player(t: Table, seat: int, action: Action) -> None:
    _go_on(t, seat, t.seat_of[action[1]])


# A character [I18.4]


def _legal_character(t: Table, seat: int) -> list[Action]:
    return [("target", character) for character in _candidates(t, seat)]


def _check_character(t: Table, seat: int, action: Action) -> None:
    found = _candidates(t, seat)
    if action[1] not in found:
        names = [CHARACTERS.ids[character] for character in found]
        raise Illegal("I18.4", "iron_throne-not-a-target", possible_character=names)


def _take_character(t: Table, seat: int, action: Action) -> None:
    _go_on(t, seat, action[1])


# An amount [I18.6]


def _legal_amount(t: Table, seat: int) -> list[Action]:
    _, low, high, _ = t.flow.args
    return [("amount", n) for n in range(low, high + 1)]


def _check_amount(t: Table, seat: int, action: Action) -> None:
    _, low, high, _ = t.flow.args
    if not low <= action[1] <= high:
        raise Illegal("I18.6", "iron_throne-bad-amount", low=low, high=high)


def _take_amount(t: Table, seat: int, action: Action) -> None:
    purpose, _, _, other = t.flow.args
    n = action[1]
    if purpose == "pay":
        t.paid = power.sheet_to_box(t, seat, n)
    elif purpose == "shift":
        power.shift_power(t, other, t.fighter[seat], n)
    else:
        power.sheet_to_sheet(t, other, seat, n)


# Cards of the own hand


def _legal_discard(t: Table, seat: int) -> list[Action]:
    found: list[Action] = []
    likes = set()
    for card in t.hand[seat]:
        if LIKENESS[card] not in likes:
            likes.add(LIKENESS[card])
            found.append(("discard", card))
    return found


def _check_discard(t: Table, seat: int, action: Action) -> None:
    cards.check_in_hand(t, seat, action[1])


def _take_discard(t: Table, seat: int, action: Action) -> None:  # I14.9
    left = t.flow.args[0]
    cards.discard_from_hand(t, seat, action[1])
    if left > 1 and t.hand[seat]:
        t.flow.ask("discard_card", (seat,), left - 1)


def _legal_exchange(t: Table, seat: int) -> list[Action]:
    likes = {LIKENESS[card]: card for card in reversed(t.hand[seat])}
    return [("keep",), *[("exchange", card) for card in likes.values()]]


def _check_exchange(t: Table, seat: int, action: Action) -> None:
    if action[0] == "exchange":
        _check_discard(t, seat, action)


def _take_exchange(t: Table, seat: int, action: Action) -> None:
    """Eyes of the Raven: the old card returns to the hand, the new one lies face down."""
    if action[0] == "keep":
        return
    old = t.encounter_card[seat]
    t.hand[seat].remove(action[1])
    t.hand[seat].append(old)
    t.encounter_card[seat] = action[1]
    t.peeked[seat] = 0
    t.flow.whisper((seat,), "card_exchanged", (seat,), (old, action[1]))


def _legal_replacement(t: Table, seat: int) -> list[Action]:
    return [("replace", card) for card in higher_cards(t, seat)]


def _check_replacement(t: Table, seat: int, action: Action) -> None:
    cards.check_in_hand(t, seat, action[1])
    if action[1] not in higher_cards(t, seat):
        raise Illegal("IR35", "iron_throne-not-higher", value=t.card_value[seat])


def _take_replacement(t: Table, seat: int, action: Action) -> None:
    replace_revealed_card(t, seat, action[1])


def _lowest_replacement(t: Table, seat: int) -> Action:
    return min(_legal_replacement(t, seat), key=lambda action: CARD_VALUE[action[1]])


# Cards that were seen [I18.13]


def _legal_seen(t: Table, seat: int) -> list[Action]:
    return [("keep",), *[("discard", card) for card in t.seen_cards]]


def _check_seen(t: Table, seat: int, action: Action) -> None:
    if action[0] == "discard" and action[1] not in t.seen_cards:
        raise Illegal("IR76", "iron_throne-not-seen", card=CARDS.ids[action[1]])


def _take_seen(t: Table, seat: int, action: Action) -> None:
    victim = t.flow.args[0]
    t.seen_cards = ()
    if action[0] == "discard":
        cards.discard_from_hand(t, victim, action[1])


def _legal_arrange(t: Table, seat: int) -> list[Action]:
    """Every order once; which of two like cards comes first makes no difference."""
    orders: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in permutations(t.seen_cards):
        orders.setdefault(tuple(EVENT_LIKENESS[event] for event in order), order)
    return [("arrange", order) for order in orders.values()]


def _check_arrange(t: Table, seat: int, action: Action) -> None:
    if sorted(action[1]) != sorted(t.seen_cards):
        events = [EVENTS_CARDS.ids[event] for event in t.seen_cards]
        raise Illegal("I18.2", "iron_throne-bad-arrangement", event_cards=events)


def _take_arrange(t: Table, seat: int, action: Action) -> None:
    """The first stays on top, the others go to the bottom, the last of them lowest."""
    order = action[1]
    del t.event_deck[-len(order) :]
    t.event_deck[:0] = reversed(order[1:])
    t.event_deck.append(order[0])
    for event in order:
        t.event_known[event] = 1 << seat
    t.seen_cards = ()
    t.flow.whisper((seat,), "events_arranged", (seat,), (order,))


def _keep(t: Table, seat: int) -> Action:
    return ("keep",)


QUESTIONS: Final = {
    "choose_player": Question(
        frozenset({"player"}), _legal_player, _check_player, _take_player, context=_ability
    ),
    "choose_character": Question(
        frozenset({"target"}), _legal_character, _check_character, _take_character, context=_ability
    ),
    "choose_amount": Question(
        frozenset({"amount"}), _legal_amount, _check_amount, _take_amount, context=_amount
    ),
    # Always asked: an answer without asking would tell what else is, or is not, in the hand.
    "discard_card": Question(
        frozenset({"discard"}),
        _legal_discard,
        _check_discard,
        _take_discard,
        always=True,
        context=_cards_left,
    ),
    "exchange_played_card": Question(
        frozenset({"exchange", "keep"}),
        _legal_exchange,
        _check_exchange,
        _take_exchange,
        timeout=_keep,
    ),
    "choose_replacement_card": Question(
        frozenset({"replace"}),
        _legal_replacement,
        _check_replacement,
        _take_replacement,
        always=True,
        timeout=_lowest_replacement,
    ),
    "discard_seen_card": Question(
        frozenset({"discard", "keep"}),
        _legal_seen,
        _check_seen,
        _take_seen,
        timeout=_keep,
        context=_seen_house,
    ),
    # Always asked: an answer without asking would tell that the cards seen are alike.
    "arrange_event_cards": Question(
        frozenset({"arrange"}),
        _legal_arrange,
        _check_arrange,
        _take_arrange,
        always=True,
        context=_seen_events,
    ),
}
