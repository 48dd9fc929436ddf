"""How far a box can be moved in a straight line: F6.16, F8.24, F9.10, F9.14, F34.6, FR101.

The distance of two convex bodies, one of which moves along a line, is a convex function of the
length of the way, and the root of the area that they have in common a concave one. Hence every
obstacle forbids one interval of lengths.
"""

from collections.abc import Iterable
from math import ceil, floor, inf, sqrt
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.geometry.measure import (
    SURELY_OVERLAPPING,
    overlap_area,
    separation,
)
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox, nearer_than, touching
from throneroom.games.ice_and_fire.geometry.shapes import AREA, Box, carried, direction

NEVER: Final = inf

# A way along an edge never leaves it; `direction` is right to twelve places.
_STILL: Final = 1e-11

Span: TypeAlias = tuple[int, int]


def contact(a: Box, b: Box, heading: int) -> float:
    """The shortest way along a heading after which box `a` touches box `b`; NEVER if it passes by
    (F9.10). Grazing along an edge is touching (FR77)."""
    enter, leave = _touching(a, b, heading)
    if enter > leave or leave < 0:
        return NEVER
    return enter if enter > 0 else 0.0


def _touching(a: Box, b: Box, heading: int) -> tuple[float, float]:
    """From where to where along a heading two boxes touch; the first is greater if nowhere.

    Two boxes touch if they do on each of the four axes.
    """
    ax, ay, ac, as_, ad, aw, ar, _, _, _, _, _, _, _, _, _ = a
    bx, by, bc, bs, bd, bw, br, _, _, _, _, _, _, _, _, _ = b
    hx, hy = direction(heading)
    dx = bx - ax
    dy = by - ay
    if abs(dx * hy - dy * hx) > ar + br:
        return inf, -inf
    if isinstance(b, FreeBox):
        return touching(a, b, heading)
    c = abs(ac * bc + as_ * bs)
    s = abs(ac * bs - as_ * bc)
    enter, leave = -inf, inf
    for offset, speed, reach in (
        (dx * ac + dy * as_, hx * ac + hy * as_, ad + (bd * c + bw * s)),
        (dy * ac - dx * as_, hy * ac - hx * as_, aw + (bd * s + bw * c)),
        (dx * bc + dy * bs, hx * bc + hy * bs, bd + (ad * c + aw * s)),
        (dy * bc - dx * bs, hy * bc - hx * bs, bw + (ad * s + aw * c)),
    ):
        if speed < 0:
            speed = -speed
            offset = -offset
        if speed > _STILL:
            first = (offset - reach) / speed
            if first > enter:
                enter = first
            last = (offset + reach) / speed
            if last < leave:
                leave = last
        elif abs(offset) > reach:
            return inf, -inf
    return enter, leave


def free_way(a: Box, heading: int, limit: int, others: Iterable[Box]) -> int:
    """The longest way along a heading, up to `limit`, on which none of these is crossed (F6.16);
    -1 if one is overlapped before the first step."""
    for other in others:
        enter, leave = _overlapping(a, other, heading)
        if leave > 0 and enter < limit:
            limit = floor(enter) if enter >= 0 else -1
    return limit


def free_lengths(a: Box, heading: int, limit: int, others: Iterable[tuple[Box, int]]) -> list[Span]:
    """The lengths from 0 to `limit` after which box `a`, moved along a heading, is free: at least
    as far from each of the others as is said with it, and overlapping none with 0.

    They are intervals with both ends, rounded to thousandths into the interval and without any
    tolerance.
    """
    free = [(0, limit)]
    for other, gap in others:
        if gap:
            enter, leave = _nearer_than(a, other, heading, gap)
        else:
            enter, leave = _overlapping(a, other, heading)
        if leave <= 0 or enter >= limit:
            continue
        last, first = floor(max(enter, -1)), ceil(min(leave, limit + 1))
        left: list[Span] = []
        for low, high in free:
            if low <= min(high, last):
                left.append((low, min(high, last)))
            if max(low, first) <= high:
                left.append((max(low, first), high))
        free = left
    return free


def _overlapping(a: Box, b: Box, heading: int) -> tuple[float, float]:
    """Between which lengths two boxes overlap: from touching to touching, unless the area that they
    have in common stays within the tolerance all the way."""
    enter, leave = _touching(a, b, heading)
    if enter >= leave or _stays_shallow(a, b, heading, enter, leave):
        return inf, -inf
    return enter, leave


def _stays_shallow(a: Box, b: Box, heading: int, enter: float, leave: float) -> bool:
    """Whether two boxes never overlap by more than the tolerance between two lengths."""
    depth = -separation(carried(a, heading, (enter + leave) / 2), b)
    if depth <= 0:
        return True
    if depth >= SURELY_OVERLAPPING and not isinstance(b, FreeBox):
        return False
    # In the middle the root of the area is at least half of its maximum, and what they have in
    # common there lies in a strip as wide as they are deep in each other.
    if 8 * depth * min(a[6], b[6]) <= AREA:
        return True
    while leave - enter > 1:
        third = (leave - enter) / 3
        left = overlap_area(carried(a, heading, enter + third), b)
        right = overlap_area(carried(a, heading, leave - third), b)
        if left > AREA or right > AREA:
            return False
        if left < right:
            enter += third
        else:
            leave -= third
    return True


def _nearer_than(a: Box, b: Box, heading: int, gap: float) -> tuple[float, float]:
    """Between which lengths two boxes are less than `gap` from each other.

    That is where the centre of `a` is less than `gap` from the octagon that the centre goes round
    when `a` is pushed around `b`: on a disc at one of its corners, or on a strip along an edge.
    """
    ax, ay, ac, as_, ad, aw, ar, _, _, _, _, _, _, _, _, _ = a
    bx, by, bc, bs, bd, bw, br, _, _, _, _, _, _, _, _, _ = b
    hx, hy = direction(heading)
    dx = ax - bx
    dy = ay - by
    if abs(dx * hy - dy * hx) >= ar + br + gap:
        return inf, -inf
    if isinstance(b, FreeBox):
        return nearer_than(a, b, heading, gap)
    # Everything in the local coordinates of `b`: the centre of `a`, its heading, and the way.
    u, v = dx * bc + dy * bs, dy * bc - dx * bs
    hu, hv = hx * bc + hy * bs, hy * bc - hx * bs
    c, s = ac * bc + as_ * bs, as_ * bc - ac * bs
    # The edges of the octagon that go up, from east to west; the others are opposite to them.
    if c * s < 0:
        ad, aw, c, s = aw, ad, s, c
    c, s = abs(c), abs(s)
    edges = ((1.0, 0.0, 2 * bd), (c, s, 2 * ad), (0.0, 1.0, 2 * bw), (-s, c, 2 * aw))
    corner_u = -bd - ad * c + aw * s
    corner_v = -bw - ad * s - aw * c
    enter, leave = inf, -inf
    square = gap * gap
    for way in (1.0, -1.0):
        for tu, tv, length in edges:
            tu *= way
            tv *= way
            du, dv = u - corner_u, v - corner_v
            along = du * hu + dv * hv
            beside = square - (du * du + dv * dv - along * along)
            if beside > 0:
                half = sqrt(beside)
                enter = min(enter, -along - half)
                leave = max(leave, half - along)
            first, last = _between(du * tu + dv * tv, hu * tu + hv * tv, length)
            near, far = _between(du * tv - dv * tu, hu * tv - hv * tu, gap)
            if near > first:
                first = near
            if far < last:
                last = far
            if first < last:
                enter = min(enter, first)
                leave = max(leave, last)
            corner_u += tu * length
            corner_v += tv * length
    return enter, leave


def _between(start: float, speed: float, end: float) -> tuple[float, float]:
    """From when to when something that moves evenly is between 0 and `end`."""
    if speed > _STILL:
        return -start / speed, (end - start) / speed
    if speed < -_STILL:
        return (end - start) / speed, -start / speed
    return (-inf, inf) if 0 < start < end else (inf, -inf)
