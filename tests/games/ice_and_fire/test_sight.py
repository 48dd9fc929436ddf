"""F7: line of sight and range, by positions, by properties, and by the exact test of F7.9."""

import itertools
import random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.ops import nearest_points
from tests.games.ice_and_fire.trays import INFANTRY, SMALL_SOLO, TRAYS, at, boxes, piece

from throneroom.games.ice_and_fire.geometry.measure import arrow_range, distance, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import AREA, GROW, Box, Footprint, box
from throneroom.games.ice_and_fire.geometry.sight import sees, visible_part


def polygon(a: Box, grown: int = 0) -> shapely.Polygon:
    x, y, c, s, depth, width = a[:6]
    depth, width = depth + grown, width + grown
    corners = ((depth, width), (depth, -width), (-depth, -width), (-depth, width))
    return shapely.Polygon([(x + c * u - s * v, y + s * u + c * v) for u, v in corners])


def exact_test(viewer: Box, target: Box, obstacles: list[Box]) -> bool:
    """F7.9 to the letter: all lines through two of the points, without any shortcut."""
    x, y, c, s, depth, width = viewer[:6]
    far, spread = 200_000.0, 200_000.0 * viewer[15]

    def point(u: float, v: float) -> tuple[float, float]:
        return x + c * u - s * v, y + s * u + c * v

    left, right = point(depth, width), point(depth, -width)
    zone = [left, right, point(depth + far, -width - spread), point(depth + far, width + spread)]
    part = shapely.Polygon(zone).intersection(polygon(target))
    if part.area <= AREA:
        return False
    front = shapely.LineString([left, right])
    grown = [polygon(obstacle, GROW) for obstacle in obstacles]
    solid = shapely.union_all([one.buffer(-0.01, join_style="mitre") for one in grown])
    points = [left, right, *part.exterior.coords[:-1]]
    for one in grown:
        points += one.exterior.coords[:-1]
    for p, q in itertools.combinations(points, 2):
        length = shapely.Point(p).distance(shapely.Point(q))
        if length < 1e-9:
            continue
        u, v = (q[0] - p[0]) / length * far, (q[1] - p[1]) / length * far
        line = shapely.LineString([(p[0] - u, p[1] - v), (p[0] + u, p[1] + v)])
        if line.distance(front) > 1e-6 or line.distance(part) > 1e-6:
            continue
        start = nearest_points(front, line)[0]
        ends = part.buffer(1e-6).intersection(line)
        if ends.is_empty:
            continue
        end = min((shapely.Point(e) for e in ends.coords), key=start.distance)
        way = shapely.LineString([start, end])
        if way.length < 1e-9 or way.intersection(solid).length < 1e-5:
            return True
    return False


def crowd(chance: random.Random) -> tuple[Box, Box, list[Box]]:
    """A viewer, a target and trays between them, many of them side by side in rows."""
    viewer = box(24_000, 8000, 90_000 + chance.randint(-20_000, 20_000), chance.choice(TRAYS))
    target = box(
        24_000 + chance.randint(-6000, 6000),
        28_000 + chance.randint(-6000, 3000),
        chance.randrange(360_000),
        chance.choice(TRAYS),
    )
    obstacles: list[Box] = []
    row, x = chance.randint(15_000, 20_000), 17_000 + chance.randint(-3000, 3000)
    for _ in range(chance.randint(1, 8)):
        tray = chance.choice((INFANTRY, SMALL_SOLO, Footprint(3000, 500)))
        if chance.random() < 0.6:
            x += tray.width
            one = box(x, row, 270_000, tray)
            x += tray.width + chance.choice((0, 0, 4, 9, 10, 11, 30, 400))
        else:
            one = box(
                24_000 + chance.randint(-7000, 7000),
                chance.randint(12_000, 28_000),
                chance.randrange(360_000),
                tray,
            )
        if not any(overlaps(one, other) for other in (viewer, target, *obstacles)):
            obstacles.append(one)
    return viewer, target, obstacles


@pytest.mark.rule("F7.1", "F7.3", "F7.9")
def test_sight_agrees_with_the_exact_test() -> None:
    chance = random.Random(11)
    answers = {True: 0, False: 0}
    for number in range(150):
        viewer, target, obstacles = crowd(chance)
        expected = exact_test(viewer, target, obstacles)
        assert sees(viewer, target, obstacles) == expected, number
        answers[expected] += 1
    assert min(answers.values()) > 40


@given(boxes(30_000), boxes(30_000), st.lists(boxes(30_000), max_size=5))
def test_an_obstacle_never_opens_a_view(a: Box, b: Box, obstacles: list[Box]) -> None:
    if sees(a, b, obstacles):
        assert sees(a, b, obstacles[1:])
        assert sees(a, b)
    assert sees(a, b) == bool(visible_part(a, b))


@given(st.integers(0, 10_000), st.integers(0, 359_999), st.integers(-4000, 4000))
def test_sight_is_mirrored_with_the_field(x: int, h: int, shift: int) -> None:
    viewer = [box(side * 20_000, 10_000, 90_000, INFANTRY) for side in (1, -1)]
    target = [
        box(side * (15_000 + x), 27_000, (90_000 + side * h) % 360_000, INFANTRY)
        for side in (1, -1)
    ]
    between = [
        [box(side * (20_000 + shift + 2755 * n), 18_000, 270_000, SMALL_SOLO) for n in range(2)]
        for side in (1, -1)
    ]
    assert sees(viewer[0], target[0], between[0]) == sees(viewer[1], target[1], between[1])


@pytest.mark.rule("F7.2", "FS2", "FS3", "FS47")
def test_only_what_is_in_the_front_zone_is_seen() -> None:
    viewer = at(24, 20, 90)
    assert sees(viewer, at(30, 29, 270))
    assert not sees(viewer, at(33, 21, 180))
    # A sliver of 0.18 is enough, one within the tolerance is not.
    assert sees(viewer, at(30, 21, 90))
    assert not sees(viewer, at(30, 20.54, 90))
    assert not sees(viewer, at(24, 12, 90))


@pytest.mark.rule("F7.3", "F7.8", "FR5", "FS4", "FS39")
def test_no_gap_between_touching_trays() -> None:
    viewer, target = at(24, 20, 90), at(24, 40, 270)
    assert not sees(viewer, target, [at(21.25, 27, 270), at(26.75, 27, 270)])
    assert sees(viewer, target, [at(21.2, 27, 270), at(26.8, 27, 270)])
    # 0.009" is no gap, 0.010" is one.
    assert not sees(viewer, target, [at(21.25, 27, 270), at(26.759, 27, 270)])
    assert sees(viewer, target, [at(21.25, 27, 270), at(26.76, 27, 270)])


@pytest.mark.rule("FR4", "FS40")
def test_sight_goes_from_the_whole_front_edge() -> None:
    viewer, target = at(24, 10, 90), at(24, 24, 270)
    assert not sees(viewer, target, [piece(6, 1, 24, 17)])
    assert sees(viewer, target, [piece(5, 1, 24, 17)])
    # Past both ends of a piece as wide as the trays there is just room (grazing, F7.8).
    assert sees(viewer, target, [piece(5.49, 1, 24, 17)])
    assert not sees(viewer, target, [piece(5.492, 1, 24, 17)])


@pytest.mark.rule("F7.3")
def test_friends_stand_in_the_line_too() -> None:  # FS45
    viewer, enemy = at(24, 10, 90), at(24, 24, 270)
    assert not sees(viewer, enemy, [at(24, 16, 90)])
    assert sees(viewer, enemy, [at(25, 16, 90)])


def test_what_stands_beside_beyond_or_behind_hides_nothing() -> None:
    viewer, target = at(24, 10, 90), at(24, 24, 270)
    away = [at(24, 30, 270), at(24, 5, 90), at(30, 17, 90), at(18, 17, 90), at(40, 40, 0)]
    assert sees(viewer, target, away)
    # One that touches the viewer's front and the whole way to both sides hides everything.
    assert not sees(viewer, target, [piece(12, 1, 24, 12.9)])
    # The target itself in contact is seen, and so is its half beside a neighbour.
    assert sees(viewer, at(24, 14.8, 270), [at(29.5, 14.8, 270)])
    assert sees(viewer, at(21.25, 14.8, 270), [at(26.75, 14.8, 270)])


@pytest.mark.rule("F7.12", "F7.13", "F7.14", "FR7", "FS46")
def test_arrow_or_tray() -> None:
    shooter = at(24, 10, 90)
    for x, y, arrow, tray in ((34, 20, 9.02, 6.86), (33, 19, 7.64, 5.44)):
        enemy = at(x, y, 180)
        assert arrow_range(shooter, enemy) == pytest.approx(arrow * 1000, abs=5)
        assert distance(shooter, enemy) == pytest.approx(tray * 1000, abs=5)
    # Behind a wall the range is the same (F7.13).
    target, wall = at(24, 24, 270), piece(30, 1, 24, 17)
    assert arrow_range(shooter, target) == 9200
    assert not sees(shooter, target, [wall])


def test_range_from_the_front_arrow() -> None:  # FS9, FS10, FS42, FS43, FS44
    bowmen = at(24, 10, 90)
    assert arrow_range(bowmen, at(24, 26.5, 270)) == 11_700
    assert arrow_range(bowmen, at(24, 30, 270)) == 15_200
    assert arrow_range(at(24, 12, 90), at(24, 30, 270)) == 13_200
    assert arrow_range(at(24, 12, 90), at(24, 26, 270)) == 9200
    assert arrow_range(at(24, 9, 90), at(24, 21, 270)) == 7200
    assert arrow_range(bowmen, at(24, 26, 270)) == 11_200
    assert arrow_range(bowmen, at(24, 27, 270)) == 12_200
