"""The special cards, Longest Road and Most Patrols: who holds them, and how they change hands."""

from collections.abc import Sequence

from throneroom.games.watch.content import (
    LONGEST_ROAD_MINIMUM,
    LONGEST_ROAD_POINTS,
    MOST_PATROLS_MINIMUM,
    MOST_PATROLS_POINTS,
)
from throneroom.games.watch.state import Table


def judge_longest_road(t: Table) -> bool:
    """Pass the card at once to whom it belongs, in anybody's turn: W15.14.

    True if somebody received it, also for a second time (WR56); then a wildling is due: W15.13.
    """
    before = t.longest_road
    t.longest_road = new_holder(t.lengths, before, LONGEST_ROAD_MINIMUM)
    worth = LONGEST_ROAD_POINTS[t.brotherhood]
    return _pass_on(t, "longest_road", worth, before, t.longest_road, t.lengths)


def judge_most_patrols(t: Table) -> bool:  # W16.1, W16.2, W16.5, W16.6, WR42
    """Pass the card at once to whom it belongs; True if somebody received it: W16.4."""
    before = t.most_patrols
    t.most_patrols = new_holder(t.patrols, before, MOST_PATROLS_MINIMUM)
    worth = MOST_PATROLS_POINTS[t.brotherhood]
    return _pass_on(t, "most_patrols", worth, before, t.most_patrols, t.patrols)


def new_holder(values: Sequence[int], holder: int, minimum: int) -> int:
    """Who holds a special card now, or -1 if it is set aside: W15.5, W15.7-W15.11, W16.1-W16.2."""
    best = max(values)
    if best < minimum:
        return -1
    if holder >= 0 and values[holder] == best:
        return holder
    leaders = [seat for seat, value in enumerate(values) if value == best]
    return leaders[0] if len(leaders) == 1 else -1


def _pass_on(t: Table, card: str, worth: int, before: int, now: int, values: Sequence[int]) -> bool:
    """The points go with the card; whether somebody else holds it now."""
    if now == before:
        return False
    if before >= 0:
        t.points[before] -= worth
    if now < 0:
        t.flow.emit(f"{card}_aside", before)
        return False
    t.points[now] += worth
    t.flow.emit(card, now, values[now])
    return True
