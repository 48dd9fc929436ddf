"""W23 and W24: victory points and the end of the game."""

from typing import Final

from throneroom.games.watch.content import (
    GIFT_LIMIT,
    GUARD_POINTS,
    KEEP_POINTS,
    LAST_BREACH,
    LONGEST_ROAD_POINTS,
    MOST_PATROLS_POINTS,
    SETTLEMENT_POINTS,
    TARGET,
    VICTORY_POINT,
)
from throneroom.games.watch.state import Table, hand_size


def public_points(t: Table, seat: int) -> int:
    """All points but those of hidden cards, from the present position: W23.1-W23.6, WR28.

    Tokens that remind of points are not needed for that: W1.27.
    """
    points = SETTLEMENT_POINTS * t.settlements[seat].bit_count()
    points += KEEP_POINTS * t.keeps[seat].bit_count() + GUARD_POINTS[t.guards_of[seat]]
    if t.longest_road == seat:
        points += LONGEST_ROAD_POINTS[t.brotherhood]
    if t.most_patrols == seat:
        points += MOST_PATROLS_POINTS[t.brotherhood]
    return points


def total_points(t: Table, seat: int) -> int:
    """Points with Victory Point cards, which count from the moment they are bought: W14.18."""
    return t.points[seat] + t.cards[seat * 5 + VICTORY_POINT]


def ends(t: Table) -> bool:
    """Declare the active player the winner if that is so; True if the game is over by now.

    Base: at once, before the roll too (W24.1). Brotherhood: after the roll, when everything that
    wildlings do is done (W24.3-W24.7, WR25-WR27), so a dramatic end comes first (WR69). Nobody
    else can win now: W24.2.
    """
    if t.flow.outcome is not None:
        return True
    seat = t.active
    if t.points[seat] + t.cards[seat * 5 + VICTORY_POINT] < TARGET:
        return False
    if t.brotherhood and not t.rolled:
        return False
    _finish(t, (seat,), "true_victory")
    return True


def victory_is_checked(t: Table) -> bool:
    """Whether the active player would have won by now with enough points: in Brotherhood not before
    the roll, and nowhere while something is going on after which it is checked: W24.3-W24.6."""
    return (t.rolled or not t.brotherhood) and ("go_on",) not in t.flow.agenda


def dramatic_end(t: Table, reason: str) -> None:  # W24.8-W24.15
    """The game ends at once, in any turn."""
    winners = _best_of_the_watch(t)
    _finish(t, winners, reason if winners else f"{reason}_all_lost")  # W24.13, WR30


def _best_of_the_watch(t: Table) -> tuple[int, ...]:
    """Guards, points, then cards decide (WR29); nobody if all of that is equal."""
    best = list(range(t.seats))
    for measure in (_guards, total_points, hand_size):
        most = max(measure(t, seat) for seat in best)
        best = [seat for seat in best if measure(t, seat) == most]
        if len(best) == 1:
            return tuple(best)
    return ()


def _guards(t: Table, seat: int) -> int:
    return t.guards_of[seat]


def _finish(t: Table, winners: tuple[int, ...], reason: str) -> None:
    """Reveal the Victory Point cards (W14.20) and end; nothing can be done any more: W24.16."""
    for seat in range(t.seats):
        if t.cards[seat * 5 + VICTORY_POINT]:
            t.flow.emit("points_revealed", seat, t.cards[seat * 5 + VICTORY_POINT])
    t.flow.emit("game_over", winners)
    t.flow.finish(winners, [total_points(t, seat) for seat in range(t.seats)], reason)


def _won_truly(t: Table) -> tuple[int, ...] | None:  # W24.1, W24.3
    return (t.active,) if total_points(t, t.active) >= TARGET else None


def _won_by_breach(t: Table) -> tuple[int, ...] | None:  # W24.8
    return _best_of_the_watch(t) or None if t.breaches >= LAST_BREACH else None


def _lost_by_breach(t: Table) -> tuple[int, ...] | None:  # W24.8, W24.13
    return () if t.breaches >= LAST_BREACH and not _best_of_the_watch(t) else None


def _won_in_the_gift(t: Table) -> tuple[int, ...] | None:  # W24.9
    return _best_of_the_watch(t) or None if t.in_gift >= GIFT_LIMIT else None


def _lost_in_the_gift(t: Table) -> tuple[int, ...] | None:  # W24.9, W24.13
    return () if t.in_gift >= GIFT_LIMIT and not _best_of_the_watch(t) else None


ENDINGS: Final = {
    "true_victory": _won_truly,
    "third_breach": _won_by_breach,
    "third_breach_all_lost": _lost_by_breach,
    "gift_overrun": _won_in_the_gift,
    "gift_overrun_all_lost": _lost_in_the_gift,
}
