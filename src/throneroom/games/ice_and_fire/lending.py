"""NCUs that another player controls for a while: F36.2, F36.3.

Whose an NCU is follows from its number, so one that is lent stands in the highest place of the
other player that is free, and has that player's name for it as long as it is there.
"""

from typing import Final

from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_NCUS
from throneroom.games.ice_and_fire.state import AWAY, Battle

NO_PLACE: Final = -1


def free_place(t: Battle, seat: int) -> int:
    """A number that no NCU of the seat has, or -1."""
    numbers = range((seat + 1) * MOST_NCUS - 1, seat * MOST_NCUS - 1, -1)
    return next((ncu for ncu in numbers if t.ncu_card[ncu] < 0), NO_PLACE)


def hand_over(t: Battle, old: int, new: int) -> None:
    """The NCU has another number, and with it another player; in all else it is what it was."""
    t.ncu_card[new], t.ncu_card[old] = t.ncu_card[old], -1
    t.ncu_place[new], t.ncu_place[old] = t.ncu_place[old], AWAY
    t.ncu_done[new], t.ncu_done[old] = t.ncu_done[old], 0
    enlist(t)
    t.flow.emit("lent", new // MOST_NCUS, new)
