"""Tactics cards of an opponent that a seat has, in hand or attached: F36.15.

They are kept as something that lasts: a row of that seat has the cards in its picks, each followed
by the seat whose it is. Of two cards alike the borrowed one goes first.
"""

from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.state import GAME, Battle, Lasting
from throneroom.games.ice_and_fire.texts import BORROWED


def borrowed_by(t: Battle, seat: int) -> tuple[tuple[int, int], ...]:
    """The cards of others that a seat has, and whose they are."""
    for row in t.lasting:
        if row.kit in BORROWED and row.seat == seat:
            return tuple(zip(row.picks[::2], row.picks[1::2], strict=True))
    return ()


def lent_by(t: Battle, seat: int) -> list[int]:
    """The cards of a seat that others have."""
    if not t.muster.borrowed:
        return []
    seats = range(len(t.points))
    return [card for one in seats for card, owner in borrowed_by(t, one) if owner == seat]


def borrow(t: Battle, seat: int, card: int, owner: int) -> None:
    """A card of another seat is with this one from now on."""
    _keep(t, seat, (*borrowed_by(t, seat), (card, owner)))


def give_back(t: Battle, seat: int, card: int) -> int:
    """A card leaves a seat: to whose discard pile it goes; if it was borrowed it is no longer."""
    cards = borrowed_by(t, seat)
    for one in cards:
        if one[0] == card:
            rest = list(cards)
            rest.remove(one)
            _keep(t, seat, tuple(rest))
            return one[1]
    return seat


def _keep(t: Battle, seat: int, cards: tuple[tuple[int, int], ...]) -> None:
    """These are all the borrowed cards of a seat; what they listen to is heard (F14.9)."""
    kit = next(iter(BORROWED))
    rest = [row for row in t.lasting if row.kit != kit or row.seat != seat]
    if cards:
        plain = kit, seat, NOTHING, GAME, 0, NOTHING, NOTHING, NOTHING, NOTHING
        rest.append(Lasting(*plain, tuple(number for pair in cards for number in pair)))
    t.lasting[:] = rest
    enlist(t)
