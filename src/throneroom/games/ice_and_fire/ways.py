"""How far a tray can be moved along a heading, and where it must not end: F8.8-F8.16, F8.38."""

from collections.abc import Iterable
from math import floor

from throneroom.games.ice_and_fire.field import Around
from throneroom.games.ice_and_fire.geometry.lengths import Span, free_way
from throneroom.games.ice_and_fire.geometry.measure import distance, inside
from throneroom.games.ice_and_fire.geometry.shapes import CONTACT, INCH, Box, direction
from throneroom.games.ice_and_fire.movement import APART


def room_to_edge(tray: Box, heading: int, width: int, height: int) -> int:
    """How far a tray can be moved along a heading before it leaves the field; -1 if it is not
    wholly on it (F8.38, F24.5, FR66)."""
    if not inside(tray, 0, 0, width, height):
        return -1
    dx, dy = direction(heading)
    xs, ys = tray[7:15:2], tray[8:15:2]
    room = float(2 * width)
    if dx > 0:
        room = min(room, (width - max(xs)) / dx)
    elif dx < 0:
        room = min(room, min(xs) / -dx)
    if dy > 0:
        room = min(room, (height - max(ys)) / dy)
    elif dy < 0:
        room = min(room, min(ys) / -dy)
    return max(0, floor(room))


def longest_way(there: Around, tray: Box, heading: int, limit: int) -> int:
    """The longest way of a tray along a heading, wherever it may end (F8.8, F8.15, F8.16, F8.38);
    -1 if there is none."""
    limit_in_rough = limit - INCH
    way = min(limit, room_to_edge(tray, heading, there.width, there.height))
    way = free_way(tray, heading, way, (box for _, box in there.enemies))
    way = free_way(tray, heading, way, (box for _, box in there.walls))
    if there.rough and way > limit_in_rough:
        way = max(min(way, limit_in_rough), free_way(tray, heading, way, there.rough))
    return way


def gaps(there: Around, start: Box) -> list[tuple[Box, int]]:
    """How far a move must end from everything (F8.10, F8.11, F8.13, F8.15)."""
    found = [(tray, 0) for _, tray in there.friends]
    found += [(wall, 0) for _, wall in there.walls]
    for _, tray in there.enemies:
        before = distance(start, tray)
        found.append((tray, floor(before) if CONTACT < before < APART else APART))
    return found


def is_in(spans: Iterable[Span], length: int) -> bool:
    return any(low <= length <= high for low, high in spans)
