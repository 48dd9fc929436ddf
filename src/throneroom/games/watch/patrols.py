"""W16: Most Patrols."""

from throneroom.games.watch.content import MOST_PATROLS_MINIMUM, SPECIAL_POINTS
from throneroom.games.watch.longest_road import new_holder
from throneroom.games.watch.state import Table


def judge_most_patrols(t: Table) -> bool:  # W16.1, W16.2, W16.5, W16.6, WR42
    """Pass the card at once to whom it belongs; True if somebody received it: W16.4."""
    holder = t.most_patrols
    receiver = new_holder(t.patrols, holder, MOST_PATROLS_MINIMUM)
    if receiver == holder:
        return False
    worth = SPECIAL_POINTS[t.brotherhood]
    if holder >= 0:
        t.points[holder] -= worth
    t.most_patrols = receiver
    if receiver < 0:
        t.flow.emit("most_patrols_aside", holder)
        return False
    t.points[receiver] += worth
    t.flow.emit("most_patrols", receiver, t.patrols[receiver])
    return True
