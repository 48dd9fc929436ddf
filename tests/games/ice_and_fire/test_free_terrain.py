"""Pieces of terrain that players define: F18.1, F18.19."""

import random
from typing import Any

import pytest
from shapely.geometry import Polygon as Shape
from tests.games.ice_and_fire.battles import invariants
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    GUARDSMEN,
    SWORDS,
    Loaded,
    at,
    battle,
    listed,
    load,
    play,
    refused,
    told,
    unit,
    wounds,
)
from tests.games.properties import check_whole_game

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import TRAY
from throneroom.games.ice_and_fire.free_terrain import read_pieces
from throneroom.games.ice_and_fire.geometry.lengths import NEVER, contact, free_lengths, free_way
from throneroom.games.ice_and_fire.geometry.measure import (
    distance,
    distance_from,
    nearer,
    overlap_area,
    overlaps,
)
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox, corners_of, free_box
from throneroom.games.ice_and_fire.geometry.shapes import Box, box, carried
from throneroom.games.ice_and_fire.geometry.sight import sees
from throneroom.kernel import BadInput, State

TRIANGLE = "0,0 6,0 3,5"  # from its centre (3, 2.5): (-3,-2.5), (3,-2.5), (0,2.5)


def with_piece(keywords: str, *pose: float, corners: str = TRIANGLE, **table: Any) -> State:
    return battle(
        options={"pieces": f"{keywords}: {corners}"},
        terrain=[["free_1", *pose]],
        **{"b9": unit(GUARDSMEN, 5, 45, 270, activated=True), **table},
    )


# Writing them


@pytest.mark.rule("F18.19")
def test_reading_pieces() -> None:
    one, two = read_pieces(f"elevated cover: {TRIANGLE}; : 0,0 0,2 2,2 2,0")
    assert one.corners == ((-3000, -2500), (3000, -2500), (0, 2500))
    assert two.keywords == 0
    assert two.corners == ((1000, -1000), (1000, 1000), (-1000, 1000), (-1000, -1000))
    assert read_pieces("") == ()


@pytest.mark.rule("F18.1", "F18.19")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("cover 0,0 6,0 3,5", "free-form"),
        ("lava: 0,0 6,0 3,5", "free-keyword"),
        ("grim_reminder: 0,0 6,0 3,5", "free-keyword"),
        ("cover: 0,0 6,0", "free-corners"),
        ("cover: 0,0 6;0 3,5", "free-corner"),
        ("cover: 0,0 6,zero 3,5", "free-corner"),
        ("cover: 0,0 6,0 3,1 3,5", "free-convex"),
        ("cover: 0,0 6,0 3,0", "free-convex"),
        ("cover: 0,0 6,6 6,0 0,6", "free-convex"),
        ("cover: 0,0 17,0 3,5", "free-large"),
        (";".join([f"cover: {TRIANGLE}"] * 5), "free-too-many"),
    ],
)
def test_bad_pieces(text: str, key: str) -> None:
    with pytest.raises(BadInput, match=key):
        GAME.start(2, {"pieces": text})


# Their geometry, against an independent one


def random_piece(rng: random.Random) -> FreeBox:
    points = [(rng.randrange(-4000, 4000), rng.randrange(-4000, 4000)) for _ in range(7)]
    hull = list(Shape(points).convex_hull.exterior.coords)[:-1]
    corners = tuple((round(x), round(y)) for x, y in hull)
    if Shape(corners).exterior.is_ccw is False:
        corners = corners[::-1]
    pose = rng.randrange(20_000), rng.randrange(20_000), rng.randrange(360_000)
    return free_box(*pose, corners)


def random_tray(rng: random.Random) -> Box:
    tray = TRAY[rng.randrange(len(TRAY))]
    return box(rng.randrange(20_000), rng.randrange(20_000), rng.randrange(360_000), tray)


@pytest.mark.rule("F6.6", "F6.8", "F18.1")
def test_distances_and_areas() -> None:
    rng = random.Random(1)
    close = 0
    for _ in range(600):
        piece, tray = random_piece(rng), random_tray(rng)
        one, two = Shape(corners_of(tray)), Shape(piece.corners)
        for a, b in ((tray, piece), (piece, tray)):
            assert distance(a, b) == pytest.approx(one.distance(two), abs=0.01)
            assert overlap_area(a, b) == pytest.approx(one.intersection(two).area, abs=1)
        shared = one.intersection(two).area
        if abs(shared - 10_000) > 10:
            assert overlaps(tray, piece) == (shared > 10_000)
        if abs(one.distance(two) - 1000) > 1:
            assert nearer(tray, piece, 1000) == (one.distance(two) < 1000)
        close += shared > 0
    assert close > 50


@pytest.mark.rule("F6.18", "F18.1")
def test_distances_of_points() -> None:
    rng = random.Random(2)
    for _ in range(300):
        piece = random_piece(rng)
        x, y = rng.randrange(20_000), rng.randrange(20_000)
        there = Shape([(x, y), (x + 0.001, y), (x, y + 0.001)])
        assert distance_from(piece, x, y) == pytest.approx(
            Shape(piece.corners).distance(there), abs=0.01
        )


@pytest.mark.rule("F9.10", "F8.24", "F18.1")
def test_ways_to_a_piece() -> None:
    rng = random.Random(3)
    met = 0
    for _ in range(150):
        piece, tray = random_piece(rng), random_tray(rng)
        heading = rng.randrange(360_000)
        two = Shape(piece.corners)
        length = contact(tray, piece, heading)
        if length not in (0, NEVER):
            met += 1
            reached = Shape(corners_of(carried(tray, heading, length)))
            assert reached.distance(two) < 0.1
            before = Shape(corners_of(carried(tray, heading, length - 5)))
            assert before.distance(two) > 0
        way = free_way(tray, heading, 12_000, [piece])
        if way >= 0:
            there = Shape(corners_of(carried(tray, heading, way)))
            assert there.intersection(two).area <= 20_000
        for gap in (0, 1000):
            for low, high in free_lengths(tray, heading, 12_000, [(piece, gap)]):
                for end in (low, (low + high) // 2, high):
                    there = Shape(corners_of(carried(tray, heading, end)))
                    if gap:
                        assert there.distance(two) >= gap - 0.1
                    else:
                        assert there.intersection(two).area <= 20_000
    assert met > 15


@pytest.mark.rule("F7.3", "F18.4", "F18.1")
def test_sight_past_a_piece() -> None:
    viewer = box(24_000, 10_000, 90_000, TRAY[0])
    target = box(24_000, 24_000, 270_000, TRAY[0])
    wide = ((-3500, -500), (3500, -500), (0, 500))
    assert not sees(viewer, target, [free_box(24_000, 17_000, 0, wide)])
    narrow = ((-2500, -500), (2500, -500), (0, 500))
    assert sees(viewer, target, [free_box(24_000, 17_000, 0, narrow)])
    # The box around it would hide the target; the piece itself does not.
    slanted = ((-4000, -3000), (-3900, -3000), (4000, 3000), (3900, 3000))
    assert sees(viewer, target, [free_box(27_000, 17_000, 0, slanted)])
    assert not sees(viewer, target, [free_box(24_000, 17_000, 0, slanted)])


# At the table


@pytest.mark.rule("F18.19", "F18.11", "F8.15")
def test_an_impassable_piece() -> None:
    # The tip of the triangle lies 2.6" before the Swords.
    state = with_piece("impassable", 24, 17.5, 180, a1=unit(SWORDS, 24, 10, 90), at="declare a1")
    play(state, "maneuver")
    assert refused(state, "go 90 3 90") == "F8.15"
    play(state, "go 90 2.6 90")
    assert at(state, "a1") == (24, 12.6, 90)


@pytest.mark.rule("F18.19", "F18.12", "F8.16")
def test_a_rough_piece() -> None:
    # The right triangle has its long side across the way: what lies above it is free.
    def walks(y: float) -> State:
        state = with_piece(
            "rough",
            *(28, 15, 0),
            corners="0,0 14,0 14,10",
            a1=unit(SWORDS, 24, y, 90),
            at="declare a1",
        )
        play(state, "maneuver")
        return state

    assert refused(walks(12.4), "go 90 4.5 90") == "F8.16"
    play(walks(17.9), "go 90 4.5 90")  # within the box around it, but not on it


@pytest.mark.rule("F18.19", "F18.9", "F18.15")
def test_dangerous_and_destructible() -> None:
    state = with_piece(
        "dangerous destructible", 24, 11, 0, a1=unit(SWORDS, 24, 10, 90), at="declare a1"
    )
    load(state, 2)
    assert "demolish t1" in listed(state)
    events = play(state, "demolish t1")
    assert wounds(state, "a1") == 9
    assert told(events, "demolished") == [{"unit": "a1", "piece": "t1", "terrain": "free_1"}]


@pytest.mark.rule("F18.19", "F18.4", "F18.5", "F18.6", "F7.4")
@pytest.mark.parametrize(
    ("keywords", "shoots"), [("cover", False), ("rough", True), ("blocks_line_of_sight", False)]
)
def test_shooting_past_a_free_piece(keywords: str, shoots: bool) -> None:
    state = with_piece(
        keywords,
        *(24, 17, 0),
        corners="0,0 12,0 6,3",
        a1=unit(BOWMEN, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 24, 270),
        at="declare a1",
    )
    assert ("shoot" in listed(state)) == shoots


@pytest.mark.rule("F18.19", "F19.4", "F19.5", "F19.3", "F18.3")
def test_placing_a_free_piece() -> None:
    state = GAME.start(
        2,
        {"pieces": f"impassable: {TRIANGLE}", "armies": ["stark_30", "lannister_30"]},
        chance=Loaded((6, 1)),
    )
    assert "piece free_1" in listed(state)
    play(state, "piece free_1")
    assert refused(state, "place 24 24 0") == "F19.3"
    # The lower right corner of its box would lie in the deployment zone; the tip does not.
    assert refused(state, "place 12 12.4 0") == "F19.5"
    play(state, "place 12 22 30")
    seen = state.view(None)["field"]["terrain"][0]
    assert seen["corners"] == [[-3000, -2500], [3000, -2500], [0, 2500]]
    assert seen["keywords"] == ["impassable"]
    assert "piece free_1" not in listed(state)  # there is only one
    assert GAME.svg is not None
    assert "<polygon" in GAME.svg(state.table, lambda kind, name: name)


@pytest.mark.rule("F18.19")
def test_a_position_needs_the_piece() -> None:
    with pytest.raises(BadInput, match="position-inconsistent"):
        battle(a1=unit(SWORDS, 24, 10, 90), terrain=[["free_1", 20, 20, 0]])


@pytest.mark.rule("F18.19", "F34.2")
def test_a_whole_battle_with_free_pieces() -> None:
    pieces = f"impassable: {TRIANGLE}; dangerous rough: 0,0 6,0 8,3 5,6 1,5; cover: 0,0 7,1 4,6"
    options = {"pieces": pieces, "points": 30}
    check_whole_game(GAME, 2, options, 5, invariants=invariants, every=41)
