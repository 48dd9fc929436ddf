"""What is measured between boxes, and between a box and a token: F6.6-F6.14, F6.16-F6.19, F7.12.

Most pairs are far apart, so every question begins with the circles around the boxes. Then it is
asked along the four axes of the two boxes, and only what is still open is answered by corners.
"""

from math import sqrt
from typing import Final, TypeAlias

from throneroom.games.ice_and_fire.geometry.polygons import (
    FreeBox,
    area_in_common,
    distance_of,
    distance_to_point,
    overlapping,
)
from throneroom.games.ice_and_fire.geometry.shapes import (
    AREA,
    CONTACT,
    FRONT,
    LEFT,
    LENGTH,
    REAR,
    RIGHT,
    Box,
)

Polygon: TypeAlias = list[tuple[float, float]]

# Two boxes that are so deep in each other overlap by more than `AREA`, whatever their headings.
SURELY_OVERLAPPING: Final = 200.0


def separation(a: Box, b: Box) -> float:
    """The widest gap between two boxes along one of their four axes; how deep they are in each
    other, if it is negative."""
    ax, ay, ac, as_, ad, aw, _, _, _, _, _, _, _, _, _, _ = a
    bx, by, bc, bs, bd, bw, _, _, _, _, _, _, _, _, _, _ = b
    dx = bx - ax
    dy = by - ay
    c = abs(ac * bc + as_ * bs)
    s = abs(ac * bs - as_ * bc)
    gap = abs(dx * ac + dy * as_) - ad - (bd * c + bw * s)
    other = abs(dy * ac - dx * as_) - aw - (bd * s + bw * c)
    if other > gap:
        gap = other
    other = abs(dx * bc + dy * bs) - bd - (ad * c + aw * s)
    if other > gap:
        gap = other
    other = abs(dy * bc - dx * bs) - bw - (ad * s + aw * c)
    if other > gap:
        gap = other
    return gap


def distance(a: Box, b: Box) -> float:
    """The smallest distance of two boxes, trays or pieces; 0 if they touch or overlap (F6.8,
    F7.15)."""
    if isinstance(b, FreeBox) or isinstance(a, FreeBox):
        return distance_of(a, b)
    if separation(a, b) <= 0:
        return 0.0
    return sqrt(min(_corners_from(a, b), _corners_from(b, a)))


def nearer(a: Box, b: Box, limit: float) -> bool:
    """Whether two boxes are less than `limit` from each other (F8.11, F7.14)."""
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    reach = limit + a[6] + b[6]
    if dx * dx + dy * dy >= reach * reach:
        return False
    gap = separation(a, b)
    if gap >= limit:
        return False
    if isinstance(b, FreeBox) or isinstance(a, FreeBox):
        return distance_of(a, b) < limit
    if gap <= 0:
        return limit > 0
    square = limit * limit
    return _corners_from(a, b) < square or _corners_from(b, a) < square


def _corners_from(a: Box, b: Box) -> float:
    """The least square of the distance from box `a` to a corner of box `b` outside it."""
    ax, ay, c, s, depth, width, _, _, _, _, _, _, _, _, _, _ = a
    _, _, _, _, _, _, _, x1, y1, x2, y2, x3, y3, x4, y4, _ = b
    least = -1.0
    for x, y in ((x1 - ax, y1 - ay), (x2 - ax, y2 - ay), (x3 - ax, y3 - ay), (x4 - ax, y4 - ay)):
        u = abs(x * c + y * s) - depth
        v = abs(y * c - x * s) - width
        if u <= 0:
            square = v * v if v > 0 else 0.0
        elif v <= 0:
            square = u * u
        else:
            square = u * u + v * v
        if square < least or least < 0:
            least = square
    return least


def overlaps(a: Box, b: Box) -> bool:
    """Whether the area that two boxes have in common is more than the tolerance (F6.6, F6.16)."""
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    reach = a[6] + b[6]
    if dx * dx + dy * dy >= reach * reach:
        return False
    gap = separation(a, b)
    if gap >= 0:
        return False
    if isinstance(b, FreeBox) or isinstance(a, FreeBox):
        return overlapping(a, b)
    if gap <= -SURELY_OVERLAPPING:
        return True
    # What they have in common lies in a strip as wide as they are deep in each other.
    if -2 * gap * min(a[6], b[6]) <= AREA:
        return False
    return overlap_area(a, b) > AREA


def in_contact(a: Box, b: Box) -> bool:
    """Whether two trays touch without overlapping (F6.7)."""
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    reach = CONTACT + a[6] + b[6]
    if dx * dx + dy * dy > reach * reach:
        return False
    return distance(a, b) <= CONTACT and not overlaps(a, b)


def overlap_area(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    if isinstance(b, FreeBox) or isinstance(a, FreeBox):
        return area_in_common(a, b)
    return area(clip_to_box(corners_in(a, b), a[4], a[5]))


def corners_in(a: Box, b: Box) -> Polygon:
    """The corners of box `b` in the local coordinates (u, v) of box `a` (F6.3)."""
    ax, ay, c, s, _, _, _, _, _, _, _, _, _, _, _, _ = a
    _, _, _, _, _, _, _, x1, y1, x2, y2, x3, y3, x4, y4, _ = b
    x1 -= ax
    x2 -= ax
    x3 -= ax
    x4 -= ax
    y1 -= ay
    y2 -= ay
    y3 -= ay
    y4 -= ay
    return [
        (x1 * c + y1 * s, y1 * c - x1 * s),
        (x2 * c + y2 * s, y2 * c - x2 * s),
        (x3 * c + y3 * s, y3 * c - x3 * s),
        (x4 * c + y4 * s, y4 * c - x4 * s),
    ]


def clip(polygon: Polygon, p: float, q: float, r: float) -> Polygon:
    """The part of a convex polygon where pu + qv is at most r."""
    if not polygon:
        return polygon
    part: Polygon = []
    u, v = polygon[-1]
    before = p * u + q * v - r
    for corner in polygon:
        over = p * corner[0] + q * corner[1] - r
        if over <= 0:
            if before > 0 and over < 0:
                share = before / (before - over)
                part.append((u + (corner[0] - u) * share, v + (corner[1] - v) * share))
            part.append(corner)
        elif before < 0:
            share = before / (before - over)
            part.append((u + (corner[0] - u) * share, v + (corner[1] - v) * share))
        u, v = corner
        before = over
    return part


def clip_to_box(polygon: Polygon, depth: float, width: float) -> Polygon:
    """The part of a polygon in local coordinates that lies on the tray itself."""
    part = clip(clip(polygon, 1.0, 0.0, depth), -1.0, 0.0, depth)
    return clip(clip(part, 0.0, 1.0, width), 0.0, -1.0, width)


def area(polygon: Polygon) -> float:
    """The area of a polygon whose corners go round counter-clockwise, or clockwise."""
    if len(polygon) < 3:
        return 0.0
    total = 0.0
    u, v = polygon[-1]
    for next_u, next_v in polygon:
        total += u * next_v - next_u * v
        u, v = next_u, next_v
    return abs(total) / 2


def clip_to_zone(polygon: Polygon, tray: Box, zone: int) -> Polygon:
    """The part of a polygon in a tray's local coordinates that lies in one of its zones (F6.9)."""
    depth, width, ray = tray[4], tray[5], tray[15]
    way = 1.0 if zone in (FRONT, LEFT) else -1.0
    if zone in (FRONT, REAR):
        part = clip(polygon, -way, 0.0, -depth)
        rest = width - depth * ray
        return clip(clip(part, -way * ray, 1.0, rest), -way * ray, -1.0, rest)
    part = clip(polygon, 0.0, -way, -width)
    rest = depth * ray - width
    return clip(clip(part, ray, -way, rest), -ray, -way, rest)


def zone_areas(a: Box, b: Box) -> tuple[float, float, float, float]:
    """How much of tray `a` lies in the front, left flank, rear and right flank of tray `b`."""
    return _areas(corners_in(b, a), b)


def _areas(corners: Polygon, tray: Box) -> tuple[float, float, float, float]:
    depth, width = tray[4], tray[5]
    us, vs = [u for u, _ in corners], [v for _, v in corners]
    return (
        area(clip_to_zone(corners, tray, FRONT)) if max(us) > depth else 0.0,
        area(clip_to_zone(corners, tray, LEFT)) if max(vs) > width else 0.0,
        area(clip_to_zone(corners, tray, REAR)) if min(us) < -depth else 0.0,
        area(clip_to_zone(corners, tray, RIGHT)) if min(vs) < -width else 0.0,
    )


def zones(a: Box, b: Box) -> tuple[int, ...]:
    """The zone of tray `b` in which tray `a` is, engaged or not (F6.11, FR9); several if its player
    may choose (F6.12, FR8).

    Zones are convex, so a tray with all its corners in one is wholly in it.
    """
    depth, width, ray = b[4], b[5], b[15]
    whole = -1
    corners = corners_in(b, a)
    for u, v in corners:
        if u >= depth and abs(v) <= width + (u - depth) * ray:
            zone = FRONT
        elif u <= -depth and abs(v) <= width - (u + depth) * ray:
            zone = REAR
        elif v >= width:
            zone = LEFT
        elif v <= -width:
            zone = RIGHT
        else:
            break
        if whole not in (-1, zone):
            break
        whole = zone
    else:
        return (whole,)
    areas = _areas(corners, b)
    least = max(areas) - AREA
    return tuple(zone for zone in range(4) if areas[zone] >= least)


def distance_from(a: Box, x: float, y: float) -> float:
    """The distance from a point to a box; 0 on it."""
    if isinstance(a, FreeBox):
        return distance_to_point(a, x, y)
    x -= a[0]
    y -= a[1]
    u = abs(x * a[2] + y * a[3]) - a[4]
    v = abs(y * a[2] - x * a[3]) - a[5]
    if u <= 0:
        return v if v > 0 else 0.0
    return u if v <= 0 else sqrt(u * u + v * v)


def arrow_range(a: Box, b: Box) -> float:
    """The distance from the front arrow of tray `a` to the nearest point of tray `b` (F7.12)."""
    return distance_from(b, a[0] + a[2] * a[4], a[1] + a[3] * a[4])


def covers(a: Box, x: float, y: float, radius: float) -> bool:
    """Whether a tray covers a whole disc token (F6.18)."""
    x -= a[0]
    y -= a[1]
    room = LENGTH - radius
    return abs(x * a[2] + y * a[3]) <= a[4] + room and abs(y * a[2] - x * a[3]) <= a[5] + room


def touches(a: Box, x: float, y: float, radius: float) -> bool:
    """Whether a tray touches a disc token (F6.18)."""
    return distance_from(a, x, y) <= radius + LENGTH


def inside(a: Box, west: float, south: float, east: float, north: float) -> bool:
    """Whether all four corners of a box are in an upright rectangle, such as the field (F6.17)."""
    _, _, _, _, _, _, _, x1, y1, x2, y2, x3, y3, x4, y4, _ = a
    return (
        min(x1, x2, x3, x4) >= west - LENGTH
        and min(y1, y2, y3, y4) >= south - LENGTH
        and max(x1, x2, x3, x4) <= east + LENGTH
        and max(y1, y2, y3, y4) <= north + LENGTH
    )


def sticks_out(a: Box, west: float, south: float, east: float, north: float) -> float:
    """How far a box is outside an upright rectangle."""
    xs, ys = a[7:15:2], a[8:15:2]
    return max(west - min(xs), south - min(ys), max(xs) - east, max(ys) - north, 0.0)


def fully_within(a: Box, b: Box, limit: float) -> bool:
    """Whether every point of box `a` is at most `limit` from box `b` (F6.19)."""
    _, _, _, _, _, _, _, x1, y1, x2, y2, x3, y3, x4, y4, _ = a
    return all(
        distance_from(b, x, y) <= limit + LENGTH
        for x, y in ((x1, y1), (x2, y2), (x3, y3), (x4, y4))
    )


def quadrant_areas(a: Box, x: float, y: float) -> tuple[float, float, float, float]:
    """How much of a tray lies south-west, south-east, north-west and north-east of a point
    (F31.4)."""
    _, _, _, _, _, _, _, x1, y1, x2, y2, x3, y3, x4, y4, _ = a
    corners = [(x1, y1), (x2, y2), (x3, y3), (x4, y4)]
    west, east = clip(corners, 1.0, 0.0, x), clip(corners, -1.0, 0.0, -x)
    return (
        area(clip(west, 0.0, 1.0, y)),
        area(clip(east, 0.0, 1.0, y)),
        area(clip(west, 0.0, -1.0, -y)),
        area(clip(east, 0.0, -1.0, -y)),
    )
