"""I14 House cards: drawing, discarding, decks that run out, and who knows which hidden card."""

from throneroom.games.iron_throne.content import CARD_HOUSE, CARDS
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import Illegal


def check_in_hand(t: Table, seat: int, card: int) -> None:  # I14.6, I14.11
    """Refuse a card that is not in the own hand."""
    if card not in t.hand[seat]:
        rule = "I14.11" if CARD_HOUSE[card] == t.house[seat] else "I14.6"
        raise Illegal(rule, "iron_throne-not-in-hand", card=CARDS.ids[card])


def draw(t: Table, seat: int, n: int) -> int:  # I14.1, I14.3, IR33
    """Draw from the top of the own deck one by one; nothing happens when no card is left."""
    deck = t.deck[seat]
    hand = t.hand[seat]
    drawn = []
    for _ in range(n):
        if not deck:
            break
        card = deck.pop()
        t.known[card] = 1 << seat
        hand.append(card)
        drawn.append(card)
        if not deck:
            restock(t, seat)
            deck = t.deck[seat]
    if drawn:
        t.flow.whisper((seat,), "drew", (seat, len(drawn)), (tuple(drawn),))
    return len(drawn)


def restock(t: Table, seat: int) -> None:  # I14.2, I14.3, I14.5
    """As soon as a deck is empty and the discard pile is not, the pile becomes the new deck."""
    if t.deck[seat] or not t.discard[seat]:
        return
    t.deck[seat], t.discard[seat] = t.discard[seat], t.deck[seat]
    shuffle_deck(t, seat)


def shuffle_deck(t: Table, seat: int) -> None:
    """Shuffle a house deck; from now on nobody knows the place of any card in it."""
    deck = t.deck[seat]
    known = t.known
    for card in deck:
        known[card] = 0
    t.flow.chance.shuffle(deck)
    t.flow.emit("shuffled", seat, len(deck))


def to_discard(t: Table, card: int) -> None:  # I14.4, I14.7
    """A card always goes to the pile of its owner's house, for all to see."""
    owner = t.seat_of[card // 25]
    t.known[card] = 0
    t.discard[owner].append(card)
    if not t.deck[owner]:
        restock(t, owner)


def discard_from_hand(t: Table, seat: int, card: int) -> None:  # I14.9
    """An ordered discard happens at once."""
    t.hand[seat].remove(card)
    to_discard(t, card)
    t.flow.emit("discarded", seat, card)


def recycle_discard(t: Table, seat: int) -> None:
    """Shuffle the discard pile into the deck. Cards on the table are not part of it (IR10)."""
    t.deck[seat] += t.discard[seat]
    t.discard[seat] = []
    shuffle_deck(t, seat)


def forget_hand(t: Table, seat: int, keep: int) -> None:
    """A random card has left a hand: what others knew of that hand is no longer certain."""
    known = t.known
    for card in t.hand[seat]:
        known[card] &= keep
