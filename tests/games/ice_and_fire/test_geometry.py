"""F6: the measures of rectangles, by their properties and against Shapely as an oracle."""

import ast
import math
import random
from pathlib import Path

import pytest
import shapely
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.games.ice_and_fire.trays import (
    CAVALRY,
    INFANTRY,
    SMALL_SOLO,
    TRAYS,
    at,
    boxes,
    footprints,
    headings,
    piece,
    pose,
)

from throneroom.games.ice_and_fire import geometry
from throneroom.games.ice_and_fire.geometry.lengths import NEVER, contact, free_lengths, free_way
from throneroom.games.ice_and_fire.geometry.measure import (
    SURELY_OVERLAPPING,
    arrow_range,
    covers,
    distance,
    distance_from,
    fully_within,
    in_contact,
    inside,
    nearer,
    overlap_area,
    overlaps,
    quadrant_areas,
    separation,
    touches,
    zone_areas,
    zones,
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
    Footprint,
    aligned,
    box,
    carried,
    direction,
    heading_to,
    moved,
    swept,
    unit,
)

ONE = 2**40
FOLDER = Path(geometry.__file__).parent


def polygon(a: Box) -> shapely.Polygon:
    return shapely.Polygon([a[7:9], a[9:11], a[11:13], a[13:15]])


# Exactness


FORBIDDEN = {
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "hypot", "dist", "fsum", "pow", "exp",
    "log", "sum", "numpy", "shapely", "random", "time",
}  # fmt: skip


def forbidden_in(source: str) -> list[str]:
    """What in a module may give other bits on another machine."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name | ast.Attribute | ast.alias):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            name = node.name.split(".")[0] if isinstance(node, ast.alias) else name
            if name in FORBIDDEN:
                found.append(name)
        elif isinstance(node, ast.Pow):
            found.append("**")
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_function_of_a_c_library_gets_into_the_geometry(path: Path) -> None:
    assert forbidden_in(path.read_text("utf-8")) == []


def test_what_is_forbidden_is_found() -> None:
    assert forbidden_in("import math\nx = math.sin(1)\n") == ["sin"]
    assert forbidden_in("from math import atan2 as a\n") == ["atan2"]
    assert forbidden_in("total = sum([1.0]) ** 2\n") == ["**", "sum"]
    assert forbidden_in("import numpy.linalg\nfrom math import sqrt\n") == ["numpy"]


@given(headings)
def test_a_unit_vector_is_right_to_its_last_bit(h: int) -> None:
    cosine, sine = unit(h)
    angle = math.radians(h / 1000)
    assert abs(cosine - math.cos(angle) * ONE) < 0.51
    assert abs(sine - math.sin(angle) * ONE) < 0.51
    assert direction(h) == (cosine / ONE, sine / ONE)
    assert direction(h)[0] * ONE == cosine


@given(headings)
def test_unit_vectors_turn_and_mirror_exactly(h: int) -> None:
    cosine, sine = unit(h)
    assert unit((h + 90_000) % 360_000) == (-sine, cosine)
    assert unit((h + 180_000) % 360_000) == (-cosine, -sine)
    assert unit(-h % 360_000) == (cosine, -sine)
    assert unit((90_000 - h) % 360_000) == (sine, cosine)


def test_known_unit_vectors() -> None:
    assert unit(60_000) == (ONE // 2, unit(30_000)[0])
    assert unit(45_000)[0] == unit(45_000)[1] == (math.isqrt(2 * ONE * ONE) + 1) // 2


@given(st.integers(-72_000, 72_000), st.integers(-72_000, 72_000))
@example(0, 5)
@example(0, -5)
@example(-5, 0)
@example(7, 7)
def test_the_heading_to_a_point_is_the_last_before_it(dx: int, dy: int) -> None:
    assume(dx or dy)
    h = heading_to(dx, dy)
    exact = math.degrees(math.atan2(dy, dx)) * 1000 % 360_000
    assert 0 <= h < 360_000
    assert -1e-6 <= (exact - h + 180_000) % 360_000 - 180_000 < 1


def test_the_heading_to_nowhere_is_some_heading() -> None:
    assert heading_to(0, 0) == 0


@given(headings, st.integers(0, 24_000))
def test_a_move_ends_within_half_a_thousandth(h: int, length: int) -> None:
    x, y = moved(24_000, 24_000, h, length)
    angle = math.radians(h / 1000)
    assert abs(x - 24_000 - math.cos(angle) * length) <= 0.5001
    assert abs(y - 24_000 - math.sin(angle) * length) <= 0.5001


# Boxes


@pytest.mark.rule("F6.2", "F6.3", "F6.4")
def test_the_corners_of_a_tray() -> None:
    # Facing north, front left is north-west.
    assert at(24, 20, 90)[7:15] == (
        *(21_250, 22_400, 26_750, 22_400),
        *(26_750, 17_600, 21_250, 17_600),
    )
    assert at(24, 20, 0)[7:9] == (26_400, 22_750)
    assert polygon(at(24, 20, 33.3)).area == pytest.approx(5500 * 4800)


@given(headings, footprints, st.integers(0, 12_000), st.integers(0, 3))
@pytest.mark.rule("F6.15")
def test_a_swept_area_is_the_hull_of_start_and_end(
    h: int, tray: Footprint, length: int, side: int
) -> None:
    start = box(20_000, 20_000, h, tray)
    end = carried(start, (h + side * 90_000) % 360_000, length)
    hull = shapely.union(polygon(start), polygon(end)).convex_hull
    assert hull.symmetric_difference(polygon(swept(start, length, side))).area < 1


@given(headings, st.sampled_from(TRAYS), st.sampled_from(TRAYS), st.integers(0, 3), st.data())
@pytest.mark.rule("F9.17", "F9.18", "FR9")
def test_an_aligned_tray_faces_the_side_and_touches_it(
    h: int, tray: Footprint, charger: Footprint, side: int, data: st.DataObject
) -> None:
    offset = data.draw(st.integers(-charger.width, charger.width))
    target = box(24_000, 24_000, h, tray)
    x, y, facing = aligned((24_000, 24_000, h), tray, side, charger, offset)
    placed = box(x, y, facing, charger)
    assert in_contact(placed, target)
    assert zones(placed, target) == (side,)
    assert max(zone_areas(placed, target)) > 0.66 * 4 * charger.depth * charger.width
    half = tray.depth if side & 1 else tray.width
    length = min(half + charger.width - abs(offset), 2 * half, 2 * charger.width)
    common = polygon(placed).buffer(2).intersection(polygon(target)).length / 2
    assert common == pytest.approx(length, abs=12)


# Measures of two boxes


@given(boxes(), boxes())
@pytest.mark.rule("F6.6", "F6.8")
def test_distance_and_overlap_agree_with_shapely(a: Box, b: Box) -> None:
    one, other = polygon(a), polygon(b)
    common = one.intersection(other).area
    assert distance(a, b) == pytest.approx(one.distance(other), abs=1e-6)
    assert overlap_area(a, b) == pytest.approx(common, abs=1e-2)
    assert overlaps(a, b) == (common > AREA)


@given(boxes(), boxes(), st.integers(1, 12_000))
def test_nearer_is_what_distance_says(a: Box, b: Box, limit: int) -> None:
    assert nearer(a, b, limit) == (distance(a, b) < limit)


@given(boxes(), boxes())
def test_measures_are_the_same_from_both_sides(a: Box, b: Box) -> None:
    assert separation(a, b) == separation(b, a)
    assert distance(a, b) == distance(b, a)
    assert overlaps(a, b) == overlaps(b, a)
    assert in_contact(a, b) == in_contact(b, a)
    assert overlap_area(a, b) == pytest.approx(overlap_area(b, a), abs=1e-3)


PLACE = st.integers(0, 12_000)


@given(PLACE, PLACE, headings, footprints, footprints, st.integers(1, 3))
def test_measures_turn_with_the_field(
    x: int, y: int, h: int, tray: Footprint, other: Footprint, quarters: int
) -> None:
    """A quarter turn of everything changes nothing at all, not even the last bit."""
    a, b = box(6000, 6000, 90_000, tray), box(x, y, h, other)
    turned = [(6000, 6000, 90_000), (x, y, h)]
    for _ in range(quarters):
        turned = [(-ty, tx, (th + 90_000) % 360_000) for tx, ty, th in turned]
    c, d = box(*turned[0], tray), box(*turned[1], other)
    assert separation(a, b) == separation(c, d)
    assert distance(a, b) == distance(c, d)
    assert zones(a, b) == zones(c, d)
    assert contact(a, b, 12_345) == contact(c, d, (12_345 + quarters * 90_000) % 360_000)


@given(PLACE, PLACE, headings, footprints, footprints)
def test_measures_are_mirrored_with_the_field(
    x: int, y: int, h: int, tray: Footprint, other: Footprint
) -> None:
    a, b = box(6000, 6000, 90_000, tray), box(x, y, h, other)
    c, d = box(-6000, 6000, 90_000, tray), box(-x, y, (180_000 - h) % 360_000, other)
    assert separation(a, b) == separation(c, d)
    assert distance(a, b) == pytest.approx(distance(c, d), abs=1e-9)
    swap = {FRONT: FRONT, REAR: REAR, LEFT: RIGHT, RIGHT: LEFT}
    assert set(zones(a, b)) == {swap[zone] for zone in zones(c, d)}


def test_trays_deep_in_each_other_overlap() -> None:
    """The shortcut of `overlaps`: corners that just reach its depth, at all headings."""
    chance = random.Random(3)
    found = 0
    for _ in range(6000):
        a = box(0, 0, 0, chance.choice(TRAYS))
        h, tray = chance.randrange(360_000), chance.choice((*TRAYS, Footprint(3000, 500)))
        b = box(0, 0, h, tray)
        corner, tip = 7 + 2 * chance.randrange(4), 7 + 2 * chance.randrange(4)
        x = round(a[corner] - b[tip]) + chance.randint(-300, 300)
        y = round(a[corner + 1] - b[tip + 1]) + chance.randint(-300, 300)
        b = box(x, y, h, tray)
        if -SURELY_OVERLAPPING - 30 < separation(a, b) <= -SURELY_OVERLAPPING:
            found += 1
            assert polygon(a).intersection(polygon(b)).area > AREA
    assert found > 100


@pytest.mark.rule("F6.5", "F6.6", "F6.7")
def test_overlap_and_contact_have_tolerances() -> None:
    still = at(24, 24, 90)
    # Side by side, 5.5 wide: 0.002" of overlap along 4.8" is 0.0096, 0.003" is 0.0144.
    assert not overlaps(still, at(29.498, 24, 90))
    assert in_contact(still, at(29.498, 24, 90))
    assert overlaps(still, at(29.497, 24, 90))
    # Wherever that is on the field, and beside it.
    assert overlaps(at(0, 0, 90), at(5.4, 0, 90))
    assert overlaps(at(5.4, 0, 90), at(0, 0, 90))
    assert overlaps(at(-8, -8, 90), at(-2.6, -8, 90))
    assert not in_contact(still, at(29.497, 24, 90))
    assert in_contact(still, at(29.52, 24, 90))
    assert not in_contact(still, at(29.521, 24, 90))
    assert not in_contact(still, at(40, 24, 90))
    # Corner to corner, 0.02" apart along the diagonal.
    assert in_contact(still, at(29.514, 28.814, 90))
    assert not in_contact(still, at(29.515, 28.815, 90))
    assert (LENGTH, CONTACT, AREA) == (10, 20, 10_000)


@given(headings, st.integers(0, 3), st.integers(-2750, 2750), st.integers(1, 50))
def test_contact_is_not_lost_by_rounding(h: int, side: int, offset: int, pushes: int) -> None:
    """Trays that are aligned again and again, and moved together, stay in contact (F9.22)."""
    target = (24_000, 24_000, h)
    for push in range(pushes):
        x, y, facing = aligned(target, INFANTRY, side, INFANTRY, offset)
        assert in_contact(box(x, y, facing, INFANTRY), box(*target, INFANTRY))
        target = (*moved(x, y, facing, push), (facing + 7321) % 360_000)


# Zones


@given(boxes(20_000), boxes(20_000))
@pytest.mark.rule("F6.9", "F6.11", "F6.12")
def test_zones_agree_with_shapely(a: Box, b: Box) -> None:
    """The zones as polygons of points that are far out on the rays."""
    c, s, depth, width, ray = b[2], b[3], b[4], b[5], b[15]

    def point(u: float, v: float) -> tuple[float, float]:
        return b[0] + c * u - s * v, b[1] + s * u + c * v

    far = 400_000.0
    out, up = depth + far, width + far * ray
    front = [point(depth, width), point(depth, -width), point(out, -up), point(out, up)]
    left = [point(depth, width), point(out, up), point(-out, up), point(-depth, width)]
    rear = [point(-depth, width), point(-depth, -width), point(-out, -up), point(-out, up)]
    right = [point(depth, -width), point(out, -up), point(-out, -up), point(-depth, -width)]
    expected = [
        polygon(a).intersection(shapely.Polygon(zone)).area for zone in (front, left, rear, right)
    ]
    assert zone_areas(a, b) == pytest.approx(expected, abs=1)
    best = max(expected)
    if best > AREA and all(abs(best - one - AREA) > 1 for one in expected):
        assert list(zones(a, b)) == [z for z in range(4) if expected[z] >= best - AREA]


@given(boxes(20_000), boxes(20_000))
@pytest.mark.rule("F6.9")
def test_the_zones_fill_the_plane_around_a_tray(a: Box, b: Box) -> None:
    outside = 4 * a[4] * a[5] - overlap_area(a, b)
    total = 0.0
    for part in zone_areas(a, b):
        total += part
    assert total == pytest.approx(outside, abs=1)


@pytest.mark.rule("F6.10", "F6.13", "F6.14", "FR3")
def test_infantry_has_its_zones_along_the_diagonals() -> None:
    infantry, cavalry = at(0, 0, 90), at(0, 0, 90, CAVALRY)
    # The diagonal goes from the centre through the corner (2.75, 2.4) to (27.5, 24).
    here = at(27.5, 24, 90, SMALL_SOLO)
    assert zones(here, infantry) == (FRONT, RIGHT)
    assert zone_areas(here, cavalry)[RIGHT] == pytest.approx(2760 * 2760)
    # 45 degrees from the corner (2.75, 2.5) of cavalry: (27.25, 27) lies on the ray.
    there = at(27.25, 27, 90, SMALL_SOLO)
    assert zones(there, cavalry) == (FRONT, RIGHT)
    assert zones(there, infantry) == (FRONT,)
    # Judged from the solo it is another question (F6.14).
    assert zones(cavalry, there) == (LEFT,)


# Ways


@given(boxes(20_000), boxes(20_000), headings)
@pytest.mark.rule("F9.10")
def test_contact_is_the_first_touch(a: Box, b: Box, h: int) -> None:
    way = contact(a, b, h)
    other = polygon(b)
    if way == NEVER:
        c, s = direction(h)
        corners = [(x + c * far, y + s * far) for x, y in corners_of(a) for far in (0, 100_000)]
        assert shapely.MultiPoint(corners).convex_hull.distance(other) > 0
    else:
        assert polygon(carried(a, h, way)).distance(other) < 1e-6
        if way > 0:
            assert polygon(carried(a, h, way * 0.999)).distance(other) > 0


def corners_of(a: Box) -> list[tuple[float, float]]:
    return [(a[7], a[8]), (a[9], a[10]), (a[11], a[12]), (a[13], a[14])]


GAPS = st.sampled_from([0, 500, 1000])


@given(boxes(), st.lists(st.tuples(boxes(20_000), GAPS), max_size=4), headings, st.data())
def test_free_lengths_are_those_without_hindrance(
    a: Box, others: list[tuple[Box, int]], h: int, data: st.DataObject
) -> None:
    free = free_lengths(a, h, 12_000, others)
    assert free == sorted(free)
    assert all(0 <= low <= high <= 12_000 for low, high in free)
    lengths = [data.draw(st.integers(0, 12_000)) for _ in range(5)]
    for way in [*lengths, *(end for span in free for end in span)]:
        there = polygon(carried(a, h, way))
        hindered = shy = False
        for other, gap in others:
            near, common = there.distance(polygon(other)), there.intersection(polygon(other)).area
            hindered |= near < gap - 0.01 if gap else common > AREA
            shy |= near < gap + 0.01 if gap else common > 0
        listed = any(low <= way <= high for low, high in free)
        assert not (hindered and listed)
        assert listed or shy


@given(boxes(), st.lists(st.tuples(boxes(20_000), GAPS), min_size=1, max_size=4), headings)
def test_more_obstacles_never_make_more_room(a: Box, others: list[tuple[Box, int]], h: int) -> None:
    def lengths(spans: list[tuple[int, int]]) -> set[int]:
        return {length for low, high in spans for length in range(low, high + 1)}

    fewer, more = free_lengths(a, h, 5000, others[1:]), free_lengths(a, h, 5000, others)
    assert lengths(more) <= lengths(fewer)
    assert lengths(free_lengths(a, h, 4000, others)) == lengths(more) & set(range(4001))
    wider = [(other, gap + 250) for other, gap in others if gap]
    exact = [(other, gap) for other, gap in others if gap]
    assert lengths(free_lengths(a, h, 5000, wider)) <= lengths(free_lengths(a, h, 5000, exact))


@given(boxes(), st.lists(boxes(20_000), max_size=4), headings.map(lambda h: h // 90_000))
@pytest.mark.rule("F6.16")
def test_a_free_way_crosses_nothing(a: Box, others: list[Box], side: int) -> None:
    own = heading_to(round(a[2] * 1e9), round(a[3] * 1e9))
    heading = next(h for h in (own, own + 1) if direction(h % 360_000) == a[2:4])
    way = free_way(a, (heading + side * 90_000) % 360_000, 9000, others)
    assert -1 <= way <= 9000
    if way >= 0:
        assert not any(overlaps(swept(a, way, side), other) for other in others)
    if way < 9000:
        assert any(overlap_area(swept(a, way + 2, side), other) > 0 for other in others)


@pytest.mark.rule("F6.16")
def test_touching_is_not_crossing() -> None:
    walker, wall = at(24, 10, 90), piece(6, 1, 29.75, 20)
    # The wall begins where the walker's right edge passes, x = 26.75.
    assert not overlaps(swept(walker, 20_000), wall)
    assert free_way(walker, 90_000, 20_000, [wall]) == 20_000
    # 0.015" deep it is crossed, 0.009" are within the tolerance along a thickness of 1".
    nearby, deep = piece(6, 1, 29.741, 20), piece(6, 1, 29.735, 20)
    assert not overlaps(swept(walker, 20_000), nearby)
    assert free_way(walker, 90_000, 20_000, [nearby]) == 20_000
    assert overlaps(swept(walker, 20_000), deep)
    assert free_way(walker, 90_000, 20_000, [deep]) == 7100
    assert free_lengths(walker, 90_000, 20_000, [(deep, 0)]) == [(0, 7100), (12_900, 20_000)]
    assert free_way(walker, 90_000, 20_000, [at(24, 9, 0)]) == -1
    # Something behind the walker, or beyond the limit, is not in its way.
    assert free_way(walker, 90_000, 5000, [at(24, 5, 90), at(24, 22, 90)]) == 5000


# Tokens, field, quadrants


@given(boxes(), st.integers(-4000, 12_000), st.integers(-4000, 12_000), st.integers(1, 1500))
@pytest.mark.rule("F6.18")
def test_tokens_agree_with_shapely(a: Box, x: int, y: int, radius: int) -> None:
    point = shapely.Point(x, y)
    gap = point.distance(polygon(a))
    assert distance_from(a, x, y) == pytest.approx(gap, abs=1e-6)
    if abs(gap - radius - LENGTH) > 1e-6:
        assert touches(a, x, y, radius) == (gap <= radius + LENGTH)
    room = polygon(a).exterior.distance(point) if gap == 0 else -gap
    if room >= 0 and abs(room + LENGTH - radius) > 1e-6:
        assert covers(a, x, y, radius) == (room + LENGTH >= radius)


@pytest.mark.rule("F6.1", "F6.17", "F6.19")
def test_inside_the_field_and_fully_within() -> None:
    field = (0, 0, 48_000, 48_000)
    assert inside(at(2.75, 24, 90), *field)
    assert inside(at(2.74, 24, 90), *field)
    assert not inside(at(2.739, 24, 90), *field)
    assert inside(at(45.25, 45.6, 270), *field)
    assert not inside(at(45.25, 45.611, 270), *field)
    assert not inside(at(24, 2.389, 90), *field)
    assert inside(at(70, 24, 90), 0, 0, 72_750, 48_000)
    # A tray 4.8" deep whose far edge is 6" from the other's edge.
    assert fully_within(at(24, 34, 90, SMALL_SOLO), at(24, 24, 90), 9000)
    assert fully_within(at(24, 31.02, 90, SMALL_SOLO), at(24, 24, 90), 6000)
    assert not fully_within(at(24, 31.031, 90, SMALL_SOLO), at(24, 24, 90), 6000)


@given(boxes(), st.integers(0, 8000), st.integers(0, 8000))
@pytest.mark.rule("F31.3")
def test_quadrants_agree_with_shapely(a: Box, x: int, y: int) -> None:
    far = 60_000
    corners = [(x - far, y - far), (x, y - far), (x - far, y), (x, y)]
    expected = [
        polygon(a).intersection(shapely.box(west, south, west + far, south + far)).area
        for west, south in corners
    ]
    assert quadrant_areas(a, x, y) == pytest.approx(expected, abs=1e-2)


@given(boxes(20_000), boxes(20_000))
@pytest.mark.rule("F7.12")
def test_the_range_of_an_attack_is_measured_from_the_front_arrow(a: Box, b: Box) -> None:
    arrow = shapely.Point((a[7] + a[9]) / 2, (a[8] + a[10]) / 2)
    assert arrow_range(a, b) == pytest.approx(arrow.distance(polygon(b)), abs=1e-6)
    assert arrow_range(a, b) >= distance(a, b) - 1e-6


def test_poses_are_ints_and_boxes_are_floats() -> None:
    assert all(type(number) is float for number in at(24, 20, 33))
    for number in aligned(pose(24, 20, 33), INFANTRY, LEFT, SMALL_SOLO, 690):
        assert type(number) is int
    assert {type(number) for number in moved(1, 2, 3, 4)} == {int}
