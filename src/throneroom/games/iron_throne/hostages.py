"""I11 Hostages: taking, freeing and torturing.

A hostage lies in its holder's pile and nowhere else, so nothing plays, draws or counts it as a hand
card (I11.9). Its owner stays the house on its back (I3.15).
"""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne import cards, power
from throneroom.games.iron_throne.content import (
    AFTER_HOSTAGE_HANDLED,
    AFTER_HOSTAGE_TAKEN,
    CARD_CHARACTER,
    CARD_HOUSE,
    CARDS,
    HOUSES,
    LIKENESS,
)
from throneroom.games.iron_throne.sides import may_lose_hostages, may_take_hostages
from throneroom.games.iron_throne.state import TRUCE_RESULT, UNSETTLED, Table
from throneroom.kernel import Action, Illegal, Question

# Sources, as bits [I11.2]
DECK_TOP: Final = 1
RANDOM_HAND: Final = 2
HELD: Final = 4
ANY_SOURCE: Final = DECK_TOP | RANDOM_HAND | HELD

# Taking


def take_hostages(t: Table, taker: int, victim: int, n: int, sources: int) -> None:  # I11.2, I11.7
    """Take n hostages from one player; the taker sees each before choosing the next source."""
    if n <= 0 or not (may_take_hostages(t, taker) and may_lose_hostages(t, victim)):
        return
    if not open_sources(t, victim, sources):  # I11.3
        return
    t.flow.push("take_hostages", taker, victim, n - 1, sources)
    t.flow.ask("choose_hostage_source", (taker,), victim, sources)


def open_sources(t: Table, victim: int, sources: int) -> list[Action]:  # I11.2-I11.4
    """The sources that have a card to take; cards of the same agreement are left out (I9.10)."""
    taken = t.agreement_taken
    found: list[Action] = []
    if sources & DECK_TOP and t.deck[victim]:
        found.append(("take_deck",))
    if sources & RANDOM_HAND and any(card not in taken for card in t.hand[victim]):
        found.append(("take_hand",))
    if sources & HELD:
        houses = sorted({CARD_HOUSE[card] for card in t.hostages[victim] if card not in taken})
        found += [("take_held", house) for house in houses]
    return found


def _legal_source(t: Table, seat: int) -> list[Action]:
    victim, sources = t.flow.args
    return open_sources(t, victim, sources)


def _check_source(t: Table, seat: int, action: Action) -> None:
    victim, sources = t.flow.args
    if action in open_sources(t, victim, sources):
        return
    source, wanted = _wanted(t, victim, action)
    if not sources & source:
        raise Illegal("I18.2", "iron_throne-only-held")
    if wanted:
        raise Illegal("I9.10", "iron_throne-taken-already")
    if action[0] == "take_held":
        raise Illegal("I11.3", "iron_throne-no-such-hostage", house=HOUSES.ids[action[1]])
    raise Illegal("I11.3", "iron_throne-source-empty")


def _wanted(t: Table, victim: int, action: Action) -> tuple[int, list[int]]:
    """The source that an action names, and the cards that lie there."""
    if action[0] == "take_deck":
        return DECK_TOP, t.deck[victim]
    if action[0] == "take_hand":
        return RANDOM_HAND, t.hand[victim]
    return HELD, [card for card in t.hostages[victim] if CARD_HOUSE[card] == action[1]]


def _take_source(t: Table, seat: int, action: Action) -> None:
    victim, _ = t.flow.args
    if action[0] == "take_deck":
        _take_from_deck(t, seat, victim)
    elif action[0] == "take_hand":
        _take_from_hand(t, seat, victim)
    else:
        _take_from_held(t, seat, victim, action[1])


def _robbed_house(t: Table, seat: int) -> dict[str, Any]:
    return {"house": HOUSES.ids[t.house[t.flow.args[0]]]}


def _take_from_deck(t: Table, taker: int, victim: int) -> None:  # I14.5, I21.3
    card = t.deck[victim].pop()
    cards.restock(t, victim)
    t.known[card] = 1 << taker
    _place(t, taker, victim, card, 0, (taker,))


def _take_from_hand(t: Table, taker: int, victim: int) -> None:  # I11.2b, I21.3
    hand = t.hand[victim]
    open_cards = [card for card in hand if card not in t.agreement_taken]
    card = open_cards[t.flow.chance.below(len(open_cards))]
    hand.remove(card)
    cards.forget_hand(t, victim, 1 << victim)
    t.known[card] = 1 << taker | 1 << victim
    _place(t, taker, victim, card, 1, (taker, victim))


def _take_from_held(t: Table, taker: int, victim: int, house: int) -> None:  # I11.4, I11.5, IR22
    held = t.hostages[victim]
    alike = [c for c in held if CARD_HOUSE[c] == house and c not in t.agreement_taken]
    card = alike[t.flow.chance.below(len(alike))]
    held.remove(card)
    _forget_held(t, victim, house, 1 << victim, len(alike))
    t.known[card] = t.known[card] & (-1 if len(alike) == 1 else 1 << victim) | 1 << taker
    _place(t, taker, victim, card, 2, (taker, victim))


def _forget_held(t: Table, holder: int, house: int, keep: int, alike: int) -> None:
    """One of several like backs has left: others no longer know which card is still there."""
    if alike > 1:
        for card in t.hostages[holder]:
            if CARD_HOUSE[card] == house:
                t.known[card] &= keep


def _place(
    t: Table, taker: int, victim: int, card: int, source: int, witnesses: tuple[int, ...]
) -> None:  # I11.1, I11.6, I11.16, IR23
    """A hostage lies before its taker; a card of the taker's own house goes to the hand."""
    owner = t.seat_of[CARD_HOUSE[card]]
    if owner == taker:
        t.hand[taker].append(card)
    else:
        t.hostages[taker].append(card)
    if t.result == TRUCE_RESULT and t.settled == UNSETTLED:
        t.agreement_taken.append(card)
    t.flow.whisper(witnesses, "hostage_taken", (taker, victim, source, CARD_HOUSE[card]), (card,))
    t.pending.append((AFTER_HOSTAGE_TAKEN, (taker, card)))


# Freeing and torturing


def free(t: Table, holder: int, card: int) -> None:  # I11.10, IR30
    """The card goes to its owner's hand; then the player who freed it draws one."""
    house = CARD_HOUSE[card]
    owner = t.seat_of[house]
    alike = sum(CARD_HOUSE[c] == house for c in t.hostages[holder])
    t.hostages[holder].remove(card)
    _forget_held(t, holder, house, 1 << holder | 1 << owner, alike)
    privy = 1 << holder | 1 << owner
    t.known[card] = (t.known[card] | privy) if alike == 1 else privy
    t.hand[owner].append(card)
    t.flow.whisper((holder, owner), "freed", (holder, house), (card,))
    cards.draw(t, holder, 1)
    t.pending.append((AFTER_HOSTAGE_HANDLED, (holder, house, 0)))


def torture(t: Table, holder: int, card: int) -> None:  # I11.11-I11.15, IR24-IR29, IR71
    """The card is shown and discarded, and its effect happens."""
    house = CARD_HOUSE[card]
    owner = t.seat_of[house]
    t.hostages[holder].remove(card)
    t.flow.emit("tortured", holder, card)
    cards.to_discard(t, card)
    t.handled_house = house
    t.pending.append((AFTER_HOSTAGE_HANDLED, (holder, house, 1)))
    character = CARD_CHARACTER[card]
    if character < 0:
        t.flow.ask("choose_torture_victim", (holder,), house)
    elif character == t.leader[owner]:
        power.sheet_to_box(t, owner, 4)
    elif t.power[character]:
        power.remove_power(t, character, 4)


def _legal_victim(t: Table, seat: int) -> list[Action]:
    owner = t.seat_of[t.flow.args[0]]
    return [("target", character) for character in power.living(t, owner)]


def _check_victim(t: Table, seat: int, action: Action) -> None:
    if action not in _legal_victim(t, seat):
        raise Illegal("I11.14", "iron_throne-not-living-of-house", house=HOUSES.ids[t.flow.args[0]])


def _tortured_house(t: Table, seat: int) -> dict[str, Any]:
    return {"house": HOUSES.ids[t.flow.args[0]]}


def _take_victim(t: Table, seat: int, action: Action) -> None:  # I11.14, IR28
    power.remove_power(t, action[1], 1, seat)


# The hostage step at the start of a turn [I4.5-I4.9]


def hostage_step(t: Table, seat: int) -> None:  # I4.5-I4.7, I4.9, I11.17, IR2, IR3
    """One player's visit: free or torture, one by one, until done."""
    if t.hostages[seat]:
        t.flow.ask("hostage_action", (seat,))


def _legal_action(t: Table, seat: int) -> list[Action]:
    found: list[Action] = []
    likes = set()
    for card in t.hostages[seat]:
        if LIKENESS[card] not in likes:
            likes.add(LIKENESS[card])
            found += [("free", card), ("torture", card)]
    found.append(("done",))
    return found


def _check_action(t: Table, seat: int, action: Action) -> None:
    if action[0] != "done" and action[1] not in t.hostages[seat]:
        raise Illegal("I11.8", "iron_throne-not-your-hostage", card=CARDS.ids[action[1]])


def _take_action(t: Table, seat: int, action: Action) -> None:
    if action[0] == "done":
        return
    t.flow.push("hostage_step", seat)
    t.flow.push("unit_end")
    if action[0] == "free":
        free(t, seat, action[1])
    else:
        torture(t, seat, action[1])


def _tortures(t: Table, seat: int) -> dict[str, Any]:
    """What torturing each hostage would do."""
    return {"torture": {CARDS.ids[card]: _torture(t, card) for card in t.hostages[seat]}}


def _torture(t: Table, card: int) -> str:  # I11.12-I11.15
    character = CARD_CHARACTER[card]
    if character < 0:
        return "any"
    if character == t.leader[t.seat_of[CARD_HOUSE[card]]]:
        return "leader"
    return "character" if t.power[character] else "dead"


def _done(t: Table, seat: int) -> Action:
    return ("done",)


STEPS: Final[dict[str, Callable[..., None]]] = {
    "take_hostages": take_hostages,
    "hostage_step": hostage_step,
}
QUESTIONS: Final = {
    "hostage_action": Question(
        frozenset({"free", "torture", "done"}),
        _legal_action,
        _check_action,
        _take_action,
        timeout=_done,
        context=_tortures,
    ),
    "choose_torture_victim": Question(
        frozenset({"target"}), _legal_victim, _check_victim, _take_victim, context=_tortured_house
    ),
    "choose_hostage_source": Question(
        frozenset({"take_deck", "take_hand", "take_held"}),
        _legal_source,
        _check_source,
        _take_source,
        context=_robbed_house,
    ),
}
