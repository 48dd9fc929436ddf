"""I20 Withdrawing."""

from throneroom.games.iron_throne.cards import to_discard
from throneroom.games.iron_throne.state import NO_SIDE, Table


def withdraw(t: Table, seat: int) -> None:  # I20.1-I20.5, IR55
    """A supporter leaves: home, on no side, the cards played this turn discarded at once.

    Only effects that name a supporter lead here, so no active player ever withdraws and nobody
    withdraws by own decision.
    """
    t.fighter[seat] = -1
    t.side[seat] = NO_SIDE
    t.withdrawn |= 1 << seat
    t.flow.emit("withdrew", seat)
    for card in t.played[seat]:
        to_discard(t, card)
    t.played[seat].clear()
