"""What others know of a hand: cards that came to it before everybody's eyes, and those that one
side has looked at, which with more than two sides is nobody else's to know (F34.12, F32.11)."""

from collections import Counter
from typing import Final

from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.state import Battle

# What one side alone knows is kept as the card and this, once for the first side and so on.
SEEN_BY: Final = 1000
assert len(TACTICS_CARDS.ids) < SEEN_BY


def is_known_to(entry: int, side: int) -> bool:
    """Whether a side knows of what is kept about a hand: most entries are everybody's."""
    return entry < SEEN_BY or entry // SEEN_BY == 1 + side


def known_to(t: Battle, seat: int, side: int) -> tuple[int, ...]:
    """The cards of a seat's hand that a side knows; of its own those that somebody else does."""
    known = t.known[seat]
    if all(entry < SEEN_BY for entry in known):
        return known
    if side != t.side[seat]:
        return tuple(entry % SEEN_BY for entry in known if is_known_to(entry, side))
    found: Counter[int] = Counter()
    for other in set(t.side) - {side}:
        found |= Counter(known_to(t, seat, other))
    return tuple(found.elements())


def show_to(t: Battle, seat: int, side: int) -> None:
    """A side looks at a hand; where it is the only other one, that is all that can be known."""
    hand = t.hand[seat]
    if len(set(t.side)) == 2:
        t.known[seat] = hand
        return
    others = tuple(e for e in t.known[seat] if e < SEEN_BY or not is_known_to(e, side))
    unseen = Counter(hand) - Counter(e for e in others if e < SEEN_BY)
    t.known[seat] = (*others, *(card + SEEN_BY * (1 + side) for card in unseen.elements()))


def forget(t: Battle, seat: int, card: int) -> None:
    """A card that the others may have known of has left the hand."""
    known = list(t.known[seat])
    if card in known:
        known.remove(card)
    else:
        for entry in {entry for entry in known if entry % SEEN_BY == card}:
            known.remove(entry)
    t.known[seat] = tuple(known)
