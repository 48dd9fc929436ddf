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
    winners = _won_by_last_units(t)
    if winners is not None:
        t.flow.finish(winners, t.points, "last_units")


def _won_by_last_units(t: Battle) -> list[int] | None:
    standing = {seat_of(unit) for unit in on_field(t)}
    if len(standing) == len(t.points):
        return None
    if standing:
        return sorted(standing)
    best = max(t.points)
    winners = [seat for seat, points in enumerate(t.points) if points == best]
    return winners if len(winners) == 1 else []


def needed_points(limit: int) -> int:
    """The points that win before the last round (F20.3, FR73)."""
    return 8 + 2 * max(0, (limit - 30) // 10)


def check_points(t: Battle) -> bool:
    """Whether somebody has reached the points, with more than everybody else (F20.4)."""
    winners = _won_by_points(t)
    if winners is None:
        return False
    t.flow.finish(winners, t.points, "points")
    return True


def _won_by_points(t: Battle) -> list[int] | None:
    best = max(t.points)
    if best < needed_points(t.limit) or t.points.count(best) > 1:
        return None
    return [t.points.index(best)]


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
    t.flow.finish(_ahead(t), t.points, "rounds")


def _ahead(t: Battle) -> list[int]:
    standing = [(points, army_points(t, seat)) for seat, points in enumerate(t.points)]
    best = max(standing)
    winners = [seat for seat, found in enumerate(standing) if found == best]
    return winners if len(winners) == 1 else []


def _won_by_rounds(t: Battle) -> list[int] | None:
    return _ahead(t) if t.round >= LAST_ROUND else None


ENDINGS: Final = {
    "last_units": _won_by_last_units,
    "points": _won_by_points,
    "rounds": _won_by_rounds,
}
