"""Free convex pieces of terrain: F18.1, F18.19.

A `FreeBox` is the upright box around such a piece, so that whatever is far from it is settled as
with any other box; it also has the corners of the piece. Where boxes come so close that it matters,
the functions of `measure`, `lengths` and `sight` ask those here. They are slower, and right.
"""

from collections.abc import Callable
from functools import lru_cache
from math import inf, sqrt
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.geometry.shapes import AREA, GROW, Box, carried, direction

Point: TypeAlias = tuple[float, float]
_STILL: Final = 1e-11
_CLOSE: Final = 1e-3


class FreeBox(Box):
    """The upright box around a free piece, with the corners of the piece, counter-clockwise."""

    corners: tuple[Point, ...]


@lru_cache(1 << 10)
def free_box(x: int, y: int, h: int, corners: tuple[tuple[int, int], ...]) -> FreeBox:
    """What a free piece covers at a pose; its corners are given around its centre."""
    c, s = direction(h)
    placed = tuple((x + u * c - v * s, y + u * s + v * c) for u, v in corners)
    xs, ys = [px for px, _ in placed], [py for _, py in placed]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    depth, width = (east - west) / 2, (north - south) / 2
    radius = sqrt(depth * depth + width * width)
    found = FreeBox(
        (
            *((west + east) / 2, (south + north) / 2, 1.0, 0.0, depth, width, radius),
            *(east, north, east, south, west, south, west, north, 1.0),
        )
    )
    found.corners = placed
    return found


def corners_of(a: Box) -> tuple[Point, ...]:
    """The corners of a box or a free piece, counter-clockwise."""
    if isinstance(a, FreeBox):
        return a.corners
    return ((a[13], a[14]), (a[11], a[12]), (a[9], a[10]), (a[7], a[8]))


def area_in_common(a: Box, b: Box) -> float:
    """The area that two convex shapes have in common (F6.6)."""
    part = list(corners_of(a))
    edges = corners_of(b)
    x, y = edges[-1]
    for next_x, next_y in edges:
        part = _left_of(part, x, y, next_x - x, next_y - y)
        x, y = next_x, next_y
    total = 0.0
    if part:
        x, y = part[-1]
        for next_x, next_y in part:
            total += x * next_y - next_x * y
            x, y = next_x, next_y
    return abs(total) / 2


def _left_of(part: list[Point], x: float, y: float, dx: float, dy: float) -> list[Point]:
    """The part of a convex polygon to the left of a line."""
    found: list[Point] = []
    for i, (px, py) in enumerate(part):
        qx, qy = part[i - 1]
        before = dx * (qy - y) - dy * (qx - x)
        here = dx * (py - y) - dy * (px - x)
        if (before > 0 > here) or (before < 0 < here):
            share = before / (before - here)
            found.append((qx + (px - qx) * share, qy + (py - qy) * share))
        if here >= 0:
            found.append((px, py))
    return found


def overlapping(a: Box, b: Box) -> bool:
    """Whether two shapes have more than the tolerance in common (F6.6, F6.16)."""
    return area_in_common(a, b) > AREA


def distance_of(a: Box, b: Box) -> float:
    """The smallest distance of two convex shapes; 0 if they touch or overlap (F6.8)."""
    enter, leave = _along_axes(a, b, 0.0, 0.0)
    if enter <= leave:
        return 0.0
    one, two = corners_of(a), corners_of(b)
    return sqrt(min(_least_square(one, two), _least_square(two, one)))


def _least_square(points: tuple[Point, ...], polygon: tuple[Point, ...]) -> float:
    return min(_square_from(polygon, x, y) for x, y in points)


def _square_from(polygon: tuple[Point, ...], x: float, y: float) -> float:
    """The square of the distance from a point outside a polygon to its nearest edge."""
    least = inf
    for i, (px, py) in enumerate(polygon):
        qx, qy = polygon[i - 1]
        dx, dy = px - qx, py - qy
        share = ((x - qx) * dx + (y - qy) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        ex, ey = x - qx - dx * share, y - qy - dy * share
        least = min(least, ex * ex + ey * ey)
    return least


def distance_to_point(a: FreeBox, x: float, y: float) -> float:
    """The distance from a point to a free piece; 0 on it."""
    corners = a.corners
    px, py = corners[-1]
    for next_x, next_y in corners:
        if (next_x - px) * (y - py) - (next_y - py) * (x - px) < 0:
            return sqrt(_square_from(corners, x, y))
        px, py = next_x, next_y
    return 0.0


# Moving along a line


def touching(a: Box, b: Box, heading: int) -> tuple[float, float]:
    """From where to where along a heading shape `a` touches shape `b`; the first is greater if
    nowhere."""
    hx, hy = direction(heading)
    return _along_axes(a, b, hx, hy)


def _along_axes(a: Box, b: Box, hx: float, hy: float) -> tuple[float, float]:
    """Two convex shapes touch if they do on the normals of all their edges."""
    one, two = corners_of(a), corners_of(b)
    enter, leave = -inf, inf
    for polygon in (one, two):
        x, y = polygon[-1]
        for next_x, next_y in polygon:
            nx, ny = next_y - y, x - next_x
            x, y = next_x, next_y
            first = [px * nx + py * ny for px, py in one]
            second = [px * nx + py * ny for px, py in two]
            speed = hx * nx + hy * ny
            gap, end = min(second) - max(first), max(second) - min(first)
            if speed < 0:
                speed, gap, end = -speed, -end, -gap
            if speed > _STILL * (abs(nx) + abs(ny)):
                enter, leave = max(enter, gap / speed), min(leave, end / speed)
            elif gap > 0 or end < 0:
                return inf, -inf
    return enter, leave


def nearer_than(a: Box, b: Box, heading: int, gap: float) -> tuple[float, float]:
    """Between which lengths shape `a`, moved along a heading, is less than `gap` from shape `b`:
    the distance is a convex function of the length."""
    hx, hy = direction(heading)
    first = [px * hx + py * hy for px, py in corners_of(a)]
    second = [px * hx + py * hy for px, py in corners_of(b)]
    low, high = min(second) - gap - max(first), max(second) + gap - min(first)

    def far(length: float) -> float:
        return distance_of(carried(a, heading, length), b)

    left, right = low, high
    while right - left > _CLOSE:
        third = (right - left) / 3
        if far(left + third) <= far(right - third):
            right -= third
        else:
            left += third
    nearest = (left + right) / 2
    if far(nearest) >= gap:
        return inf, -inf
    return _border(far, low, nearest, gap), _border(far, high, nearest, gap)


def _border(far: Callable[[float], float], outside: float, inside: float, gap: float) -> float:
    """Where the distance comes to a gap, between a length outside and one inside."""
    while abs(outside - inside) > _CLOSE:
        middle = (outside + inside) / 2
        if far(middle) < gap:
            inside = middle
        else:
            outside = middle
    return outside


# Sight


def grown_in(viewer: Box, piece: FreeBox) -> tuple[Point, ...]:
    """The corners of a piece, grown by the gap of sight, in the local coordinates of the viewer
    (F7.8)."""
    x, y, c, s = viewer[:4]
    local = [((px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s) for px, py in piece.corners]
    found = []
    for i, (u, v) in enumerate(local):
        before = _normal(local[i - 1], (u, v))
        after = _normal((u, v), local[(i + 1) % len(local)])
        # Where the two edges meet when both are moved outward.
        share = GROW / (1 + before[0] * after[0] + before[1] * after[1])
        found.append((u + (before[0] + after[0]) * share, v + (before[1] + after[1]) * share))
    return tuple(found)


def _normal(start: Point, end: Point) -> Point:
    du, dv = end[0] - start[0], end[1] - start[1]
    length = sqrt(du * du + dv * dv)
    return dv / length, -du / length


def within(
    start: Point, end: Point, corners: tuple[Point, ...], graze: float
) -> tuple[float, float] | None:
    """Between which shares of a segment it is in the interior of a polygon."""
    enter, leave = 0.0, 1.0
    for i, corner in enumerate(corners):
        nu, nv = _normal(corners[i - 1], corner)
        place = (start[0] - corner[0]) * nu + (start[1] - corner[1]) * nv + graze
        step = (end[0] - start[0]) * nu + (end[1] - start[1]) * nv
        if step > 0:
            leave = min(leave, -place / step)
        elif step < 0:
            enter = max(enter, -place / step)
        elif place >= 0:
            return None
        if enter >= leave:
            return None
    return enter, leave
