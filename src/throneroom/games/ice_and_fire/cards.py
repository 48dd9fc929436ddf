"""Tactics cards: hands, decks and discard piles: F2.20 (g) and (h), F2.24-F2.26, F16.

Nothing of this depends on whether the Commander is still there (F16.13).
"""

from typing import Final

from throneroom.games.ice_and_fire.borrowing import borrow, borrowed_by, give_back
from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.known import forget, show_to
from throneroom.games.ice_and_fire.queries import HAND, REFILL, seat_answers
from throneroom.games.ice_and_fire.state import Battle, order_from
from throneroom.games.ice_and_fire.texts import TEXT
from throneroom.games.ice_and_fire.tokens import more_cards
from throneroom.kernel import Action, Illegal, Question

OPENING_HAND: Final = 3  # F16.12
MOST_IN_HAND: Final = 5  # F2.24


def hand_limit(t: Battle, seat: int) -> int:
    """How many cards a seat may hold (F2.24, F16.14, FR45)."""
    return MOST_IN_HAND + sum(seat_answers(t, HAND, seat)) + more_cards(t, seat)


def refill(t: Battle, seat: int) -> int:
    """Up to how many cards a seat draws (F2.20, F16.12, F16.14)."""
    return OPENING_HAND + sum(seat_answers(t, REFILL, seat)) + more_cards(t, seat)


def draw(t: Battle, seat: int, number: int) -> None:
    """Draw cards, as many as there are (F2.25, FR98); what is too many must go (F2.24)."""
    number = min(number, len(t.deck[seat]))
    if number <= 0:
        return
    drawn = t.deck[seat][-number:][::-1]
    t.deck[seat] = t.deck[seat][:-number]
    t.hand[seat] += drawn
    t.flow.whisper((seat,), "drew", (seat, number), (drawn,))
    check_hand(t, seat)


def check_hand(t: Battle, seat: int) -> None:
    """Have a seat discard what it may not hold (F2.24)."""
    if len(t.hand[seat]) > hand_limit(t, seat):
        t.flow.push("too_many", seat)


def check_hands(t: Battle) -> None:
    """A limit may be lower now than it was: what is above it goes at once (F16.14, FR45)."""
    for seat, hand in enumerate(t.hand):
        if len(hand) > MOST_IN_HAND:
            check_hand(t, seat)


def too_many(t: Battle, seat: int) -> None:
    if len(t.hand[seat]) > hand_limit(t, seat):
        t.flow.push("too_many", seat)
        t.flow.ask("discard", (seat,), 1)


def take_from_hand(t: Battle, seat: int, card: int) -> None:
    hand = list(t.hand[seat])
    hand.remove(card)
    t.hand[seat] = tuple(hand)
    forget(t, seat, card)


def forget_hand(t: Battle, seat: int) -> None:
    """What others knew of a hand may be otherwise now, except for cards that are not its own."""
    borrowed = (card for card, _ in borrowed_by(t, seat))
    t.known[seat] = tuple(card for card in borrowed if card in t.hand[seat])


def _show(t: Battle, seat: int, card: int) -> None:
    """A card came to the hand before everybody's eyes."""
    t.known[seat] = (*t.known[seat], card)


def show_hand(t: Battle, seat: int, to: int) -> None:
    """Somebody looks at a hand, and knows it from now on."""
    show_to(t, seat, t.side[to])
    t.flow.whisper((seat, to), "looked", (to, seat), (t.hand[seat],))


def discard(t: Battle, seat: int, card: int) -> None:
    """A card goes from the hand to the discard pile, face up (F2.21)."""
    take_from_hand(t, seat, card)
    _lay_down(t, seat, card)
    t.flow.emit("discarded", seat, card)


def _lay_down(t: Battle, seat: int, card: int) -> None:
    """A card goes to the discard pile of whoever owns it (F36.15)."""
    owner = give_back(t, seat, card)
    t.discard[owner] = (*t.discard[owner], card)


def play(t: Battle, seat: int, card: int, from_hand: bool) -> None:
    """A card is played, from the hand or, by a text, from the deck or the discard pile, where it
    lies from now on (F16.7)."""
    if from_hand:
        take_from_hand(t, seat, card)
        _lay_down(t, seat, card)
    else:
        take_out(t, seat, card)
        shuffle_deck(t, seat)
        t.discard[seat] = (*t.discard[seat], card)
    t.flow.emit("played", seat, card)


def _take_up(t: Battle, seat: int, card: int) -> None:
    pile = list(t.discard[seat])
    pile.remove(card)
    t.discard[seat] = tuple(pile)


def take_out(t: Battle, seat: int, card: int) -> bool:
    """Take a card out of a deck, or if it is not there out of the discard pile; False if it is in
    neither."""
    for piles in (t.deck, t.discard):
        if card in piles[seat]:
            pile = list(piles[seat])
            pile.remove(card)
            piles[seat] = tuple(pile)
            return True
    return False


def take_played(t: Battle, seat: int, card: int) -> bool:
    """Take the card that a seat has played from where it was laid down: its own discard pile, or
    that of the opponent who owns it (F36.15). False if it lies there no more."""
    for owner in order_from(t, seat):
        if card in t.discard[owner]:
            _take_up(t, owner, card)
            if owner != seat:
                borrow(t, seat, card, owner)
            return True
    return False


def resolved(t: Battle, seat: int) -> list[int]:
    """The cards of a discard pile from which something may be taken: not those that were played and
    are still to be resolved (F16.7)."""
    pile = list(t.discard[seat])
    for step in t.flow.agenda:
        declared: tuple[tuple[int, Action], ...] = ()
        if step[0] == "resolve":
            declared = ((step[3], step[4]),)
        elif step[0] == "window":
            declared = step[4]
        for player, action in declared:
            card = TEXT[action[1]].plays
            if card in pile and (player == seat or card not in t.muster.decks[player]):
                pile.remove(card)
    return pile


def shuffle_deck(t: Battle, seat: int) -> None:
    """A deck that was looked through is shuffled, also if nothing was taken from it (F16.11)."""
    deck = list(t.deck[seat])
    t.flow.chance.shuffle(deck)
    t.deck[seat] = tuple(deck)


def take_from_deck(t: Battle, seat: int, card: int) -> None:
    """A card that was searched for comes to the hand, shown to all, and the deck is shuffled
    (F16.11)."""
    take_out(t, seat, card)
    shuffle_deck(t, seat)
    t.hand[seat] = (*t.hand[seat], card)
    _show(t, seat, card)
    t.flow.emit("found", seat, card)
    check_hand(t, seat)


def take_from_discard(t: Battle, seat: int, card: int) -> None:
    """A card comes back from the discard pile."""
    _take_up(t, seat, card)
    t.hand[seat] = (*t.hand[seat], card)
    _show(t, seat, card)
    t.flow.emit("recovered", seat, card)
    check_hand(t, seat)


def borrow_card(t: Battle, seat: int, card: int, owner: int) -> None:
    """A card comes to the hand from the discard pile of another seat (F36.15)."""
    _take_up(t, owner, card)
    t.hand[seat] = (*t.hand[seat], card)
    borrow(t, seat, card, owner)
    _show(t, seat, card)
    t.flow.emit("borrowed", seat, card, owner)
    check_hand(t, seat)


def put_back(t: Battle, seat: int, card: int, under: bool) -> None:
    """A card goes from the hand back to the deck, unseen by the others: under it, or shuffled into
    it; what they knew of the hand may be otherwise now."""
    hand = list(t.hand[seat])
    hand.reverse()
    hand.remove(card)
    t.hand[seat] = tuple(reversed(hand))
    deck = [card, *t.deck[seat]]
    if not under:
        forget_hand(t, seat)
        t.flow.chance.shuffle(deck)
    t.deck[seat] = tuple(deck)
    t.flow.whisper((seat,), "put_back", (seat,), (card,))


# The clean-up


def hands(t: Battle) -> None:
    """Everybody may discard, then draws, the first player of the ending round first (F2.21)."""
    for seat in reversed(order_from(t, t.first)):
        t.flow.push("refill_hand", seat)
    for seat in reversed(order_from(t, t.first)):
        t.flow.push("ask_discard", seat)


def ask_discard(t: Battle, seat: int) -> None:  # F2.20 (g)
    if t.hand[seat]:
        t.flow.ask("discard", (seat,), 0)


def refill_hand(t: Battle, seat: int) -> None:  # F2.20 (h), F2.26, F16.12
    draw(t, seat, refill(t, seat) - len(t.hand[seat]))


def legal_discard(t: Battle, seat: int) -> list[Action]:
    (must,) = t.flow.args
    found: list[Action] = [("discard", card) for card in dict.fromkeys(t.hand[seat])]
    return found if must else [("keep",), *found]


def check_discard(t: Battle, seat: int, action: Action) -> None:
    (must,) = t.flow.args
    if action[0] == "keep":
        if must:
            raise Illegal("F2.24", "ice_and_fire-too-many-cards", most=hand_limit(t, seat))
    elif action[1] not in t.hand[seat]:
        raise Illegal("F16.8", "ice_and_fire-not-in-hand", card=TACTICS_CARDS.ids[action[1]])


def take_discard(t: Battle, seat: int, action: Action) -> None:
    (must,) = t.flow.args
    if action[0] == "discard":
        if not must:
            t.flow.push("ask_discard", seat)
        discard(t, seat, action[1])


# A card of somebody else


def legal_discard_of(t: Battle, seat: int) -> list[Action]:
    return [("discard", card) for card in dict.fromkeys(t.hand[t.flow.args[0]])]


def check_discard_of(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in t.hand[t.flow.args[0]]:
        raise Illegal("F16.8", "ice_and_fire-not-in-hand", card=TACTICS_CARDS.ids[action[1]])


def take_discard_of(t: Battle, seat: int, action: Action) -> None:
    discard(t, t.flow.args[0], action[1])


STEPS: Final = {"too_many": too_many, "ask_discard": ask_discard, "refill_hand": refill_hand}
QUESTIONS: Final = {
    "discard_of": Question(
        frozenset({"discard"}), legal_discard_of, check_discard_of, take_discard_of
    ),
    "discard": Question(
        frozenset({"discard", "keep"}), legal_discard, check_discard, take_discard, always=True
    ),
}
