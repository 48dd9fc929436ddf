"""Whether one tray sees another between obstacles: F7.1-F7.3, F7.8-F7.10.

Which trays and pieces of terrain are obstacles to whom (F7.4-F7.7) is for others to say. Everything
is reckoned in the local coordinates of the viewer, whose front edge is the line u = depth from
v = -width to v = width.

What can be seen of the target and the front edge span a fan. Its two outer edges go from the ends
of the front edge to the outermost corners of the target; no line of sight leaves it.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.geometry.measure import Polygon, area, clip_to_zone, corners_in
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox, Point, grown_in, within
from throneroom.games.ice_and_fire.geometry.shapes import AREA, FRONT, GROW, Box

# Centre, cosine and sine of its heading, half sizes; or the corners of a free piece. Already grown
# (F7.8, FR5).
Obstacle: TypeAlias = tuple[float, float, float, float, float, float] | tuple[Point, ...]

# A line through a corner may be off by its last bits: that is not yet a way through the interior.
_GRAZE: Final = 1e-4


def visible_part(viewer: Box, target: Box) -> Polygon:
    """The part of a tray in the viewer's front zone, in the viewer's coordinates; nothing if it is
    no more than the tolerance (F7.2)."""
    depth, width, ray = viewer[4], viewer[5], viewer[15]
    part = corners_in(viewer, target)
    if all(u >= depth and abs(v) <= width + (u - depth) * ray for u, v in part):
        return part
    part = clip_to_zone(part, viewer, FRONT)
    return part if area(part) > AREA else []


def sees(viewer: Box, target: Box, obstacles: Sequence[Box] = ()) -> bool:
    """Whether some segment from the viewer's front edge to the target's part in its front zone
    passes through the interior of no obstacle (F7.1, F7.3, FR4)."""
    part = visible_part(viewer, target)
    if not part or not obstacles:
        return bool(part)
    depth, width = viewer[4], viewer[5]
    left, right = (depth, width), (depth, -width)
    far_left, far_right = _outermost(part, left, -1.0), _outermost(part, right, 1.0)
    between = _in_the_fan(viewer, obstacles, part, far_left, far_right)
    if not between:
        return True
    if any(_parts_the_fan(o, part, (left, far_left), (right, far_right)) for o in between):
        return False
    for start in (left, right, (depth, 0.0)):
        for end in (far_left, far_right, _middle(part)):
            if _is_free(start, end, between):
                return True
    return _some_line_is_free(part, left, right, between)


def _outermost(part: Polygon, origin: Point, turn: float) -> Point:
    """The corner beside which no other is seen from the origin: clockwise, or with -1 the other
    way round. The nearest of several behind each other."""
    u, v = origin
    best = part[0]
    du, dv = best[0] - u, best[1] - v
    for corner in part[1:]:
        eu, ev = corner[0] - u, corner[1] - v
        cross = (du * ev - dv * eu) * turn
        if cross < 0 or (cross == 0 and eu * eu + ev * ev < du * du + dv * dv):
            best, du, dv = corner, eu, ev
    return best


def _in_the_fan(
    viewer: Box, obstacles: Sequence[Box], part: Polygon, far_left: Point, far_right: Point
) -> list[Obstacle]:
    """The obstacles, grown, that are not wholly beside, behind or beyond the fan."""
    x, y, vc, vs, near, width, _, _, _, _, _, _, _, _, _, _ = viewer
    far = max(u for u, _ in part)
    # The normals of the outer edges, pointing out of the fan.
    left_u, left_v = width - far_left[1], far_left[0] - near
    right_u, right_v = far_right[1] + width, near - far_right[0]
    found: list[Obstacle] = []
    for box in obstacles:
        bx, by, bc, bs, depth, across, radius, _, _, _, _, _, _, _, _, _ = box
        dx = bx - x
        dy = by - y
        u = dx * vc + dy * vs
        radius += 2 * GROW
        if u + radius <= near or u - radius >= far:
            continue
        v = dy * vc - dx * vs
        c = vc * bc + vs * bs
        s = vc * bs - vs * bc
        depth += GROW
        across += GROW
        reach = depth * abs(c) + across * abs(s)
        if u + reach <= near or u - reach >= far:
            continue
        if (u - near) * left_u + (v - width) * left_v > depth * abs(
            c * left_u + s * left_v
        ) + across * abs(c * left_v - s * left_u):
            continue
        if (u - near) * right_u + (v + width) * right_v > depth * abs(
            c * right_u + s * right_v
        ) + across * abs(c * right_v - s * right_u):
            continue
        if isinstance(box, FreeBox):
            found.append(grown_in(viewer, box))
        else:
            found.append((u, v, c, s, depth, across))
    return found


def _parts_the_fan(
    obstacle: Obstacle,
    part: Polygon,
    left_edge: tuple[Point, Point],
    right_edge: tuple[Point, Point],
) -> bool:
    """Whether an obstacle lies across both outer edges, before the target: being convex, it then
    lies across every line of sight."""
    crossings = []
    for start, end in (left_edge, right_edge):
        span = _within(start, end, obstacle)
        if span is None:
            return False
        half = (span[0] + span[1]) / 2
        crossings.append(
            (start[0] + (end[0] - start[0]) * half, start[1] + (end[1] - start[1]) * half)
        )
    (u, v), (end_u, end_v) = crossings
    du, dv = end_u - u, end_v - v
    return all(du * (corner[1] - v) > dv * (corner[0] - u) for corner in part)


def _within(start: Point, end: Point, obstacle: Obstacle) -> tuple[float, float] | None:
    """Between which shares of a segment it is in the interior of an obstacle."""
    if isinstance(obstacle[0], tuple):
        return within(start, end, obstacle, _GRAZE)
    u, v, c, s, depth, across = obstacle
    x = start[0] - u
    y = start[1] - v
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    enter, leave = 0.0, 1.0
    for place, step, reach in (
        (x * c + y * s, dx * c + dy * s, depth - _GRAZE),
        (y * c - x * s, dy * c - dx * s, across - _GRAZE),
    ):
        if step > 0:
            first, last = (-reach - place) / step, (reach - place) / step
        elif step < 0:
            first, last = (reach - place) / step, (-reach - place) / step
        elif abs(place) >= reach:
            return None
        else:
            continue
        if first > enter:
            enter = first
        if last < leave:
            leave = last
        if enter >= leave:
            return None
    return enter, leave


def _is_free(start: Point, end: Point, obstacles: list[Obstacle]) -> bool:
    return all(_within(start, end, obstacle) is None for obstacle in obstacles)


def _reached(part: Polygon, origin: float, slope: float) -> float:
    """The least u where the line v = origin + slope u comes to a polygon; -1 if it never does."""
    nearest = -1.0
    u, v = part[-1]
    before = v - origin - slope * u
    for next_u, next_v in part:
        after = next_v - origin - slope * next_u
        if -_GRAZE <= after <= _GRAZE:
            found = next_u
        elif before < 0 < after or after < 0 < before:
            found = u + (next_u - u) * before / (before - after)
        else:
            found = -1.0
        if found >= 0 and (found < nearest or nearest < 0):
            nearest = found
        u, before = next_u, after
    return nearest


def _middle(part: Polygon) -> Point:
    """A point within a convex polygon."""
    (u, v), (w, x) = part[0], part[len(part) // 2]
    return (u + w) / 2, (v + x) / 2


def _some_line_is_free(part: Polygon, left: Point, right: Point, obstacles: list[Obstacle]) -> bool:
    """Whether a line through two of the points that matter is free from the front edge to the
    target (F7.9)."""
    near, width = left
    points = [left, right, *part]
    for obstacle in obstacles:
        if isinstance(obstacle[0], tuple):
            points += obstacle
            continue
        u, v, c, s, depth, across = obstacle
        du, dv, wu, wv = depth * c, depth * s, across * s, across * c
        points += [
            (u + du - wu, v + dv + wv),
            (u + du + wu, v + dv - wv),
            (u - du + wu, v - dv - wv),
            (u - du - wu, v - dv + wv),
        ]
    lowest, highest = -width - _GRAZE, width + _GRAZE
    for i, (u, v) in enumerate(points):
        for other_u, other_v in points[:i]:
            if other_u == u:
                continue
            slope = (other_v - v) / (other_u - u)
            origin = v - slope * u
            start = origin + slope * near
            if lowest <= start <= highest:
                end = _reached(part, origin, slope)
                if end >= 0 and _is_free((near, start), (end, origin + slope * end), obstacles):
                    return True
    return False
