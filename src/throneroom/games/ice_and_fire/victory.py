"""Points and how a battle ends: F20."""

from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.state import Battle, seat_of

LAST_ROUND: Final = 6


def score(t: Battle, seat: int, points: int) -> None:
    """Victory points for a seat; once scored they are never lost (F20.8)."""
    t.points[seat] += points
    t.flow.emit("scored", seat, points, t.points[seat])


def check_last_unit(t: Battle) -> None:
    """Whoever has no Combat Unit on the battlefield loses at once (F20.6, FR31, FR53)."""
    standing = {seat_of(unit) for unit in on_field(t)}
    if len(standing) == len(t.points):
        return
    if standing:
        t.flow.finish(sorted(standing), t.points, "last_units")
    else:
        best = max(t.points)
        winners = [seat for seat, points in enumerate(t.points) if points == best]
        t.flow.finish(winners if len(winners) == 1 else (), t.points, "last_units")


def needed_points(limit: int) -> int:
    """The points that win before the last round (F20.3, FR73)."""
    return 8 + 2 * max(0, (limit - 30) // 10)


def check_points(t: Battle) -> bool:
    """Whether somebody has reached the points, with more than everybody else (F20.4)."""
    best = max(t.points)
    if best < needed_points(t.limit) or t.points.count(best) > 1:
        return False
    t.flow.finish([t.points.index(best)], t.points, "points")
    return True


def army_points(t: Battle, seat: int) -> int:
    """The cost of the units, with their attachments, that a seat has on the field; a Commander
    without a printed cost has none (F20.5, F20.7, FR51)."""
    return sum(
        CARD[card].cost
        for unit in on_field(t)
        if seat_of(unit) == seat
        for card in (t.card[unit], *t.parts[unit])
    )


def end_by_rounds(t: Battle) -> None:
    """After the last round more points win, then more of the army (F20.5)."""
    standing = [(points, army_points(t, seat)) for seat, points in enumerate(t.points)]
    best = max(standing)
    winners = [seat for seat, found in enumerate(standing) if found == best]
    t.flow.finish(winners if len(winners) == 1 else (), t.points, "rounds")
