"""The scenarios FS whose figures are geometry: here only these figures, as the rules give them.

What a scenario says about actions and dice is proved where those are.
"""

import pytest
from tests.games.ice_and_fire.trays import (
    CAVALRY,
    INFANTRY,
    LARGE_SOLO,
    SMALL_SOLO,
    at,
    piece,
    pose,
    thousandths,
)

from throneroom.games.ice_and_fire.geometry.lengths import NEVER, contact, free_lengths, free_way
from throneroom.games.ice_and_fire.geometry.measure import (
    covers,
    distance,
    in_contact,
    inside,
    overlap_area,
    overlaps,
    quadrant_areas,
    zone_areas,
    zones,
)
from throneroom.games.ice_and_fire.geometry.shapes import (
    AREA,
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    Box,
    Footprint,
    Pose,
    aligned,
    box,
    heading_to,
    moved,
    swept,
)
from throneroom.games.ice_and_fire.geometry.sight import sees

FIELD = (0, 0, 48_000, 48_000)


def square_inches(area: float) -> float:
    return area / 1e6


def areas(a: Box, b: Box) -> list[float]:
    return [round(square_inches(area), 2) for area in zone_areas(a, b)]


def poses(target: Pose, side: int, charger: Footprint, tray: Footprint = INFANTRY) -> list[Pose]:
    """The three poses of F9.17: offset 0, +m, -m."""
    m = charger.width
    return [aligned(target, tray, side, charger, offset) for offset in (0, m, -m)]


# Zones


@pytest.mark.rule("F6.9", "F6.11")
@pytest.mark.parametrize(
    ("viewed", "other", "expected", "zone"),
    [
        (at(24, 20, 90), at(30, 29, 270), [25.78, 0, 0, 0.62], FRONT),  # FS2
        (at(24, 20, 90), at(33, 21, 180), [0, 0, 0, 26.40], RIGHT),  # FS3
        (at(24, 20, 90), at(32, 26, 225), [9.64, 0, 0, 16.76], RIGHT),  # FS5
        (at(24, 20, 90), at(33, 25, 180), [2.27, 0, 0, 24.13], RIGHT),  # FS14
        (at(24, 24, 90), at(24, 12, 90), [0, 0, 26.40, 0], REAR),  # FS36
        (at(24, 24, 90, LARGE_SOLO), at(30, 30, 225), [8.47, 0, 0, 17.93], RIGHT),  # FS37
        (at(24, 24, 0), at(24, 10, 90), [0, 0, 0, 26.40], RIGHT),  # FS38
        (at(24, 20, 90), at(30, 21, 90), [0.18, 0, 0, 26.22], RIGHT),  # FS47
        (at(24, 20, 90), at(31, 27, 255), [17.08, 0, 0, 9.32], FRONT),  # FS75
    ],
)
def test_zones_by_area(viewed: Box, other: Box, expected: list[float], zone: int) -> None:
    assert areas(other, viewed) == pytest.approx(expected, abs=0.006)
    assert zones(other, viewed) == (zone,)


@pytest.mark.rule("F6.12", "F6.13")
def test_a_tie_of_zones() -> None:  # FS35
    target, charger = at(24, 24, 90, SMALL_SOLO), at(30, 30, 225, SMALL_SOLO)
    assert areas(charger, target) == [3.81, 0, 0, 3.81]
    assert zones(charger, target) == (FRONT, RIGHT)
    # 0.02" to the side the difference is more than 0.01.
    assert zones(at(30.02, 30, 225, SMALL_SOLO), target) == (RIGHT,)


# Movement


def test_a_maneuver_ends_where_its_parts_lead() -> None:  # FS6
    assert moved(10_000, 10_000, 45_000, 5000) == (13_536, 13_536)


def test_one_inch_from_an_enemy() -> None:  # FS48, FS49
    assert distance(at(24, 20, 90), at(24, 25.6, 270)) == 800
    unit, enemy = at(24, 19.8, 90), at(24, 25.6, 270)
    assert distance(unit, enemy) == 1000
    turned = at(24, 19.8, 45)
    assert max(turned[8:15:2]) == pytest.approx(23_441.6, abs=0.1)
    assert overlaps(turned, enemy)


def test_through_a_friend() -> None:  # FS50
    friend = at(24, 15, 90)
    assert not overlaps(at(24, 20, 90), friend)
    assert square_inches(overlap_area(at(24, 19, 90), friend)) == pytest.approx(4.40)
    assert free_lengths(at(24, 10, 90), 90_000, 10_000, [(friend, 0)]) == [
        (0, 200),
        (9800, 10_000),
    ]


@pytest.mark.rule("F6.5")
def test_a_sideways_retreat() -> None:  # FS51
    unit, enemy = at(24, 20, 90), at(24, 24.8, 270)
    assert in_contact(unit, enemy)
    assert distance(at(18, 20, 90), enemy) == 500
    assert distance(at(18, 20, 45), enemy) == pytest.approx(1595, abs=1)
    assert free_lengths(unit, 180_000, 10_000, [(enemy, 1000)]) == [(6500, 10_000)]


def test_away_from_an_enemy_behind() -> None:  # FS52
    unit, enemy = at(24, 20, 90), at(24, 15.2, 90)
    assert free_lengths(unit, 90_000, 10_000, [(enemy, 1000)]) == [(1000, 10_000)]


def test_surrounded() -> None:  # FS53
    unit = at(24, 20, 90)
    enemies = [at(24, 24.8, 270), at(24, 15.2, 90)]
    friends = [at(18, 20, 90), at(30, 20, 90)]
    hindrances = [*((enemy, 1000) for enemy in enemies), *((friend, 0) for friend in friends)]
    for heading in (0, 180_000):
        assert free_lengths(unit, heading, 11_000, hindrances) == []
        assert free_lengths(unit, heading, 12_000, hindrances) == [(11_500, 12_000)]
        # Turned by 90 degrees at the end, 4.8" wide instead of 5.5".
        turned = at(24, 20, 0)
        assert free_lengths(turned, heading, 12_000, hindrances) == [(11_150, 12_000)]
    assert free_way(unit, 90_000, 11_000, enemies) == 0


def test_a_short_roll() -> None:  # FS54
    enemy = at(24, 24.8, 270)
    palisades = [piece(6, 1, 24, 17.1), piece(6, 1, 27.25, 20, 90)]
    unit = at(24, 20, 90)
    assert not any(overlaps(unit, palisade) for palisade in palisades)
    assert [free_way(unit, h, 10_000, palisades) for h in (0, 90_000, 180_000, 270_000)] == [
        0,
        10_000,
        10_000,
        0,
    ]
    shortest = {
        h: free_lengths(
            at(24, 20, h), 180_000, 10_000, [(enemy, 1000), *((p, 0) for p in palisades)]
        )[0][0]
        for h in range(0, 360, 15)
    }
    assert shortest[90] == 6500
    assert min(shortest.values()) == shortest[45] == 5159


def test_impassable_and_rough_pieces() -> None:  # FS55, FS56
    unit = at(24, 20, 90)
    beside, ahead = piece(1, 6, 27.5, 20), piece(6, 1, 24, 24)
    assert not overlaps(at(24, 20, 270), beside)
    assert square_inches(overlap_area(at(24, 20, 45), beside)) == pytest.approx(0.41, abs=0.005)
    assert free_way(unit, 90_000, 5000, [ahead]) == 1100
    assert overlaps(swept(unit, 2000), ahead)
    walker = at(24, 10, 90)
    assert contact(walker, piece(7, 5, 24, 17), 90_000) == 2100
    bog = piece(7, 5, 24, 19.3)
    assert contact(walker, bog, 90_000) == 4400
    assert not overlaps(swept(walker, 4400), bog)
    assert overlaps(swept(walker, 4500), bog)


def test_a_pivot_over_the_field_edge() -> None:  # FS142
    turned = at(2.75, 24, 45)
    assert min(turned[7:15:2]) == pytest.approx(-891, abs=1)
    assert inside(at(2.75, 24, 90), *FIELD)
    assert not inside(turned, *FIELD)


def test_pivots_beside_an_enemy_that_stays() -> None:  # FS148, FS149
    second = at(29.15, 24.8, 180)
    gaps = {h: distance(at(24, 24.8, h), second) for h in range(360)}
    assert max(gaps.values()) == gaps[0] == gaps[180] == 350
    assert in_contact(at(24, 24.8, 90), second)
    others = at(24, 30.35, 270)
    solo = {h: distance(at(24, 25.175, h, LARGE_SOLO), others) for h in (0, 15, 90, 180)}
    assert solo[0] == solo[180] == 1395
    assert solo[90] == 0
    assert solo[15] == pytest.approx(720, abs=5)


# Charges


@pytest.mark.rule("F9.10")
@pytest.mark.parametrize(
    ("charger", "target", "heading", "expected"),
    [
        (pose(24, 10, 90), at(24, 22.8, 270), 90, 8.00),  # FS13
        (pose(33, 25, 180), at(24, 20, 90), 209.05, 4.33),  # FS14
        (pose(24, 10, 90), at(24, 24, 270), 90, 9.20),  # FS45
        (pose(24, 10, 90), at(24, 20.6, 270), 90, 5.80),  # FS61
        (pose(26.75, 18, 90), at(24, 30, 270), 90, 7.20),  # FS70
        (pose(24, 14, 90), at(24, 30, 270), 70, 11.07),  # FS73
        (pose(24, 14, 90), at(24, 30, 270), 73, 10.98),  # FS73
        (pose(31, 27, 255), at(24, 20, 90), 255, 3.76),  # FS75
        (pose(24, 10, 90), at(24, 26, 270), 91, 11.15),  # FS150
    ],
)
def test_contact_distances(charger: Pose, target: Box, heading: float, expected: float) -> None:
    h = thousandths(heading)
    way = contact(box(charger[0], charger[1], h, INFANTRY), target, h)
    assert way == pytest.approx(expected * 1000, abs=5)


def test_the_heading_of_a_flank_charge() -> None:  # FS14
    assert heading_to(24_000 - 33_000, 20_000 - 25_000) == 209_054
    assert aligned(pose(24, 20, 90), INFANTRY, RIGHT, INFANTRY, 0) == pose(29.15, 20, 180)


def test_a_failed_charge_ends_short_of_its_target() -> None:  # FS15, FS63
    assert moved(24_000, 10_000, 90_000, 7000) == (24_000, 17_000)
    assert distance(at(24, 17, 90), at(24, 22.8, 270)) == 1000
    assert distance(at(24, 17, 90), at(24, 22.3, 270)) == 500


@pytest.mark.rule("F9.17")
def test_turning_to_face_an_enemy() -> None:  # FS11
    guardsmen = pose(18.85, 24, 0)
    assert in_contact(at(18.85, 24, 0), at(24, 24, 90))
    assert poses(guardsmen, FRONT, INFANTRY) == [
        pose(23.65, 24, 180),
        pose(23.65, 26.75, 180),
        pose(23.65, 21.25, 180),
    ]


def test_engaged_on_two_sides() -> None:  # FS12
    berserkers = at(24, 24, 90)
    assert in_contact(berserkers, at(18.85, 24, 0))
    assert in_contact(berserkers, at(24, 28.8, 270))
    assert zones(at(18.85, 24, 0), berserkers) == (LEFT,)
    assert zones(at(24, 28.8, 270), berserkers) == (FRONT,)


def test_terrain_on_the_way_of_a_charge() -> None:  # FS64, FS65
    charger = at(24, 10, 90)
    assert overlaps(swept(charger, 8000), piece(7, 5, 24, 17))
    assert overlaps(at(24, 18, 90), piece(6, 1, 24, 19.9))


def test_no_room_on_a_flank() -> None:  # FS67
    palisade = piece(1, 10, 29.5, 20)
    places = poses(pose(24, 20, 90), RIGHT, INFANTRY)
    assert places == [pose(29.15, 20, 180), pose(29.15, 22.75, 180), pose(29.15, 17.25, 180)]
    assert all(overlaps(box(*place, INFANTRY), palisade) for place in places)


def test_no_room_at_the_table_edge() -> None:  # FS68
    places = poses(pose(24, 4, 90), REAR, INFANTRY)
    assert {place[1] for place in places} == {-800}
    assert min(box(*places[0], INFANTRY)[8:15:2]) == -3200
    assert not any(inside(box(*place, INFANTRY), *FIELD) for place in places)


def test_forced_half_contact() -> None:  # FS69
    friend = at(19, 25.2, 90)
    full, more, less = poses(pose(24, 30, 270), FRONT, INFANTRY)
    assert more == pose(26.75, 25.2, 90)
    common = [square_inches(overlap_area(box(*p, INFANTRY), friend)) for p in (full, more, less)]
    assert common == pytest.approx([2.40, 0, 15.60])


def test_two_contacts() -> None:  # FS70, FS71
    end = box(*poses(pose(24, 30, 270), FRONT, INFANTRY)[1], INFANTRY)
    assert end == at(26.75, 25.2, 90)
    assert in_contact(end, at(24, 30, 270))
    assert in_contact(end, at(29.5, 30, 270))
    # The front edge ends at x = 29.5; those at 30.5 begin at 27.75 and touch along 1.75".
    assert in_contact(end, at(30.5, 30, 270))
    assert max(end[7:15:2]) - (30_500 - 2750) == 1750


def test_pushed_away() -> None:  # FS72, FS151, FS152
    solo, halberdiers = at(24, 30, 270, SMALL_SOLO), at(28.75, 31.02, 270)
    place = aligned(pose(24, 30, 270), SMALL_SOLO, FRONT, INFANTRY, 0)
    assert place == pose(24, 26.22, 90)
    charger = box(*place, INFANTRY)
    assert in_contact(charger, halberdiers)
    assert max(charger[7:15:2]) - (28_750 - 2750) == 750
    assert overlaps(at(26.75, 31.02, 270), solo)  # half contact would need x = 26.75
    assert distance(at(28.75, 32.02, 270), charger) == 1000
    # Straight away from the charger's front edge, as far as a palisade allows.
    assert free_way(halberdiers, 90_000, 1000, [piece(6, 1, 28.75, 34.32)]) == 400
    assert free_way(halberdiers, 90_000, 1000, [piece(6, 1, 28.75, 33.92)]) == 0
    assert in_contact(halberdiers, at(30, 27.24, 90, SMALL_SOLO))
    assert not in_contact(at(28.75, 32.02, 270), at(30, 27.24, 90, SMALL_SOLO))


@pytest.mark.rule("FR77")
def test_a_path_round_an_enemy() -> None:  # FS73, FS74, FS150
    target, other = at(24, 30, 270), at(20, 22, 270)

    def ways(heading: int) -> tuple[float, float]:
        charger = at(24, 14, heading)
        return contact(charger, other, heading * 1000), contact(charger, target, heading * 1000)

    assert ways(90)[0] == 3200
    assert ways(70)[0] == ways(73)[0] == NEVER
    assert ways(75)[0] == pytest.approx(2660, abs=5)
    # Up to 10" no heading reaches the target past the other.
    assert all(min(ways(h)[0] + 20, 10_010) < ways(h)[1] for h in range(45, 136))
    charger, grazed = at(24, 10, 90), at(29.5, 18, 270)
    assert contact(charger, grazed, 90_000) == 3200
    assert overlap_area(swept(charger, 11_200), grazed) <= AREA
    assert contact(at(24, 10, 91), grazed, 91_000) == NEVER


def test_small_chargers() -> None:  # FS138
    target = pose(24, 30, 270)
    assert poses(target, FRONT, SMALL_SOLO) == [
        pose(24, 26.22, 90),
        pose(25.38, 26.22, 90),
        pose(22.62, 26.22, 90),
    ]
    outer = box(*poses(target, FRONT, SMALL_SOLO)[1], SMALL_SOLO)
    assert 26_750 - min(outer[7:15:2]) == 2750
    beside = box(*poses(target, FRONT, SMALL_SOLO)[2], SMALL_SOLO)
    assert not overlaps(outer, beside)


def test_a_blocked_pose() -> None:  # FS139
    halberdiers = at(29.6, 27, 270)
    full, more, less = (box(*p, INFANTRY) for p in poses(pose(24, 30, 270), FRONT, INFANTRY))
    assert square_inches(overlap_area(more, halberdiers)) == pytest.approx(7.95)
    assert not overlaps(full, halberdiers)
    assert not overlaps(less, halberdiers)
    assert distance(full, halberdiers) == 100
    assert not in_contact(full, halberdiers)


def test_failing_onto_a_friend() -> None:  # FS140
    charger, friend = at(24, 10, 90), at(25, 16, 90)
    assert free_lengths(charger, 90_000, 8000, [(friend, 0)]) == [(0, 1200)]
    assert sees(charger, at(24, 24, 270), [friend])


def test_sliding_before_an_attack() -> None:  # FS141
    assert poses(pose(24, 28.8, 270), FRONT, INFANTRY) == [
        pose(24, 24, 90),
        pose(26.75, 24, 90),
        pose(21.25, 24, 90),
    ]


def test_a_fixed_side_is_kept() -> None:  # FS75
    target, charger = at(24, 20, 90), at(31, 27, 255)
    way = contact(charger, target, 255_000)
    x, y = moved(31_000, 27_000, 255_000, round(way))
    touching = box(x, y, 255_000, INFANTRY)
    corners = list(zip(touching[7:15:2], touching[8:15:2], strict=True))
    touch = min(corners, key=lambda corner: abs(corner[0] - 26_750))
    assert list(touch) == pytest.approx([26_750, 21_760], abs=5)
    assert aligned(pose(24, 20, 90), INFANTRY, FRONT, INFANTRY, 0) == pose(24, 24.8, 270)


def test_cavalry_is_a_little_deeper() -> None:
    assert aligned(pose(24, 20, 90), CAVALRY, REAR, CAVALRY, 0) == pose(24, 15, 90)


# Tokens and quadrants


@pytest.mark.rule("F6.18", "FS120")
def test_covering_a_token() -> None:
    token = (24_000, 24_000, 600)
    assert covers(at(24, 24.5, 90), *token)
    assert covers(at(24, 25.8, 90), *token)
    assert not covers(at(24, 26.2, 90), *token)


def test_quadrants() -> None:  # FS132
    north = [round(square_inches(a), 2) for a in quadrant_areas(at(24.5, 30, 90), 24_000, 24_000)]
    assert north == [0, 0, 10.80, 15.60]
    half = quadrant_areas(at(24, 30, 90), 24_000, 24_000)
    assert half[2] == half[3]
