"""F7.4-F7.7, F18, F19: terrain, where it may lie, and where units may be deployed."""

import pytest
from tests.games.ice_and_fire.trays import INFANTRY, SMALL_SOLO, TRAYS, at, piece, pose

from throneroom.games.ice_and_fire.content import PIECE_KEYWORDS, TERRAIN
from throneroom.games.ice_and_fire.deploy import (
    NORTH,
    SOUTH,
    Others,
    check_deploy,
    corner_zones,
    deployments,
    has_rooms,
    spots,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.measure import arrow_range, inside, overlap_area
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Box, Pose, box, swept
from throneroom.games.ice_and_fire.geometry.sight import sees
from throneroom.games.ice_and_fire.layout import MODES, WIDTHS, Layout, layout
from throneroom.games.ice_and_fire.place_terrain import Placed, check_place, places, pool
from throneroom.games.ice_and_fire.terrain import (
    BLOCKS_SIGHT,
    COVER,
    DANGEROUS,
    ELEVATED,
    FORTIFIED,
    HINDERING,
    ROUGH,
    Ground,
    can_demolish,
    ground,
    met_on_the_way,
    morale_bonus,
    sight_obstacles,
    stood_on,
)
from throneroom.kernel import Illegal


def kind(name: str) -> int:
    return TERRAIN.index[name]


def lying(name: str, x: float, y: float, h: float = 0) -> Ground:
    return ground(kind(name), pose(x, y, h))


def seen(
    viewer: Box,
    target: Box,
    pieces: list[Ground],
    others: tuple[Box, ...] = (),
    ranged: bool = True,
) -> bool:
    return sees(viewer, target, sight_obstacles(viewer, target, others, pieces, ranged))


# Sight


@pytest.mark.rule("F7.4", "F7.5", "F18.4", "F18.5", "FS41")
def test_cover_hides_from_shooters_only() -> None:
    viewer, target = at(24, 10, 90), at(24, 24, 270)
    forest = [lying("forest", 24, 17)]
    assert not seen(viewer, target, forest)
    assert seen(viewer, target, forest, ranged=False)
    palisade = [lying("palisade", 24, 17)]
    assert not seen(viewer, target, palisade)
    assert not seen(viewer, target, palisade, ranged=False)
    assert seen(viewer, target, [lying("bog", 24, 17)])


@pytest.mark.rule("F7.4", "F7.5", "F7.7", "F18.2", "FR6", "FR18", "FS42", "FS43")
def test_a_piece_under_either_of_them_does_not_hide() -> None:
    forest = [lying("forest", 24, 17)]
    shooter, target = at(24, 12, 90), at(24, 26, 270)
    assert overlap_area(shooter, forest[0].box) == pytest.approx(2.20e6)
    assert stood_on(shooter, forest) & COVER
    assert seen(shooter, target, forest)
    assert arrow_range(shooter, target) == 9200
    shooter, target = at(24, 9, 90), at(24, 21, 270)
    assert overlap_area(target, forest[0].box) == pytest.approx(7.70e6)
    assert not stood_on(shooter, forest)
    assert seen(shooter, target, forest)
    assert arrow_range(shooter, target) == 7200
    # A wall that the viewer only touches blocks.
    assert not seen(at(24, 10, 90), target, [Ground(piece(6, 1, 24, 12.9), BLOCKS_SIGHT)])


@pytest.mark.rule("F7.6", "F18.6", "FS44")
def test_shooting_from_a_hill() -> None:
    shooter, target = at(24, 10, 90), at(24, 26, 270)
    row = (at(21.25, 18, 270), at(26.75, 18, 270))
    hill = [Ground(piece(8, 6, 24, 9), ELEVATED)]
    assert seen(shooter, target, hill, row)
    assert not seen(shooter, target, [], row)
    # For a charge the hill does not count.
    assert not seen(shooter, target, hill, row, ranged=False)
    assert arrow_range(shooter, target) == 11_200
    assert arrow_range(shooter, at(24, 27, 270)) == 12_200


# What pieces do


@pytest.mark.rule("F8.16", "F18.10", "F18.12", "F18.13", "F18.14", "FR70")
def test_what_is_met_on_the_way() -> None:  # FS56, FS64, FS65
    walker = at(24, 10, 90)
    bog = [lying("bog", 24, 17)]
    assert met_on_the_way(swept(walker, 2100), at(24, 12.1, 90), bog) == 0
    assert met_on_the_way(swept(walker, 4000), at(24, 14, 90), bog) == ROUGH | HINDERING
    wall = [lying("low_wall", 24, 19.9)]
    assert met_on_the_way(swept(walker, 8000), at(24, 18, 90), wall) & (HINDERING | FORTIFIED)
    # A final pose may lie on a piece that the way does not touch; leaving one counts (FR70).
    assert met_on_the_way(swept(walker, 3000), at(24, 18, 90), wall) & FORTIFIED
    under = [lying("stakes", 24, 8)]
    assert met_on_the_way(swept(walker, 3000), at(24, 13, 90), under) & DANGEROUS


@pytest.mark.rule("F18.7", "F18.8", "F11.9", "F7.15")
def test_terrain_that_lifts_or_shakes() -> None:
    unit = at(24, 20, 90)
    weirwood, pile = lying("weirwood", 24, 29.9), lying("corpse_pile", 24, 10.1)
    assert morale_bonus(unit, [weirwood]) == 1
    assert morale_bonus(unit, [pile]) == -1
    assert morale_bonus(unit, [weirwood, pile]) == 0
    assert morale_bonus(unit, [weirwood, lying("weirwood", 24, 10)]) == 1
    assert morale_bonus(unit, [lying("weirwood", 24, 29.911)]) == 0  # 6.011" away
    assert morale_bonus(unit, [lying("bog", 24, 24)]) == 0


@pytest.mark.rule("F18.15")
def test_what_can_be_demolished() -> None:
    unit = at(24, 20, 90)
    assert can_demolish(unit, lying("palisade", 24, 23.9))
    assert not can_demolish(unit, lying("palisade", 24, 23.92))
    assert not can_demolish(unit, lying("bog", 24, 24))


# Placing terrain


def field(mode: str, width: int = WIDTHS[0]) -> Layout:
    return layout(MODES.index[mode], width)


def refused(mode: str, name: str, x: float, y: float, h: float = 0, *placed: Placed) -> str:
    try:
        check_place(field(mode), placed, kind(name), pose(x, y, h))
    except Illegal as refusal:
        return f"{refusal.rule} {refusal.key.removeprefix('ice_and_fire-terrain-')}"
    return ""


def put(name: str, x: float, y: float, h: float = 0) -> Placed:
    return kind(name), pose(x, y, h)


@pytest.mark.rule("F19.5")
def test_terrain_between_the_zones() -> None:
    mode = "game_of_thrones"
    assert refused(mode, "forest", 24, 20) == ""
    assert refused(mode, "forest", 24, 13) == ""
    assert refused(mode, "forest", 24, 12.9) == "F19.5 in-deployment"
    assert refused(mode, "forest", 24, 36) == "F19.5 in-deployment"
    assert refused(mode, "forest", 3.9, 24) == "F19.5 outside"
    assert refused(mode, "forest", 4, 24) == ""
    # 6" from every other piece.
    hedge = put("hedge", 24, 24)
    assert refused(mode, "bog", 33.5, 24, 90, hedge) == "F19.5 too-near"
    assert refused(mode, "bog", 35.5, 24, 90, hedge) == ""
    assert refused(mode, "bog", 35.49, 24, 90, hedge) == ""
    assert refused(mode, "bog", 35.48, 24, 90, hedge) == "F19.5 too-near"


@pytest.mark.rule("F19.3")
def test_nothing_impassable_on_a_token() -> None:
    mode = "game_of_thrones"
    assert refused(mode, "palisade", 24, 24) == "F19.3 on-token"
    assert refused(mode, "palisade", 24, 25.05) == "F19.3 on-token"
    assert refused(mode, "palisade", 24, 25.1) == ""
    assert refused(mode, "hedge", 24, 24) == ""


@pytest.mark.rule("F19.4")
def test_the_pool_of_pieces() -> None:
    mode = "game_of_thrones"
    assert refused(mode, "weirwood", 10, 24, 0, put("weirwood", 30, 24)) == "F19.4 not-in-pool"
    assert refused(mode, "castle_wall", 24, 24) == "F19.4 not-in-pool"
    assert kind("castle_wall") not in pool(field(mode), ())
    assert len(pool(field(mode), ())) == 9


@pytest.mark.rule("F24.6")
def test_terrain_of_a_siege() -> None:
    assert refused("storm_of_swords", "hedge", 24, 29.5) == ""
    assert refused("storm_of_swords", "hedge", 24, 29.6) == "F24.6 too-near"
    assert refused("storm_of_swords", "hedge", 24, 17) == "F19.5 in-deployment"


@pytest.mark.rule("F25.3", "F25.4")
def test_terrain_of_a_feast() -> None:
    mode = "feast_for_crows"
    assert refused(mode, "corpse_pile", 24, 24) == "F25.3 not-in-pool"
    # The piles at (6, 24) are 3" wide and 4" high; 1" from them is enough.
    assert refused(mode, "hedge", 9, 24, 90) == ""
    assert refused(mode, "hedge", 8.9, 24, 90) == "F25.4 too-near"
    assert refused(mode, "hedge", 6, 24) == "F25.4 overlaps"


@pytest.mark.rule("F28.2", "F31.2")
def test_terrain_anywhere_but_near_the_edges() -> None:
    for mode in ("fire_and_blood", "here_we_stand"):
        assert refused(mode, "hedge", 9, 6.5) == ""
        assert refused(mode, "hedge", 8.9, 6.5) == "F28.2 near-edge"
        assert refused(mode, "hedge", 9, 6.4) == "F28.2 near-edge"
        assert refused(mode, "hedge", 39, 41.5) == ""
        assert refused(mode, "hedge", 39.1, 41.5) == "F28.2 near-edge"
        assert refused(mode, "hedge", 39, 41.6) == "F28.2 near-edge"


@pytest.mark.rule("F30.3", "FS147")
def test_terrain_between_the_walls() -> None:
    mode = "honed_and_ready"
    forest = put("forest", 24, 5)
    assert refused(mode, "hedge", 33, 5, 0, forest) == ""
    assert refused(mode, "hedge", 30, 5, 0, forest) == "F30.3 overlaps"
    assert refused(mode, "hedge", 5.75, 24) == ""
    assert refused(mode, "hedge", 5.25, 24) == "F30.3 too-near"
    assert refused(mode, "palisade", 24, 30) == "F30.3 not-in-pool"
    assert kind("palisade") not in pool(field(mode), ())


@pytest.mark.rule("F34.19", "F19.7", "FR55")
def test_places_for_bots() -> None:
    for mode in MODES.ids:
        board = field(mode, WIDTHS[len(mode) % 2])
        for one in pool(board, ()):
            found = places(board, (), one)
            assert len(found) > 10
            assert all(x % 6000 == y % 6000 == h % 90_000 == 0 for x, y, h in found)
            for place in found[::10]:
                check_place(board, (), one, place)
    board = field("game_of_thrones")
    placed: list[Placed] = []
    for name in ("forest", "corpse_pile", "bog", "stakes", "low_wall", "hedge"):
        for _ in range(2):
            found = places(board, placed, kind(name))
            placed += [(kind(name), found[0])] if found else []
    # The coarse lattice has no room for the last pieces, a fine one has; in the end nothing has.
    assert any(x % 6000 or y % 6000 for _, (x, y, _) in placed)
    assert all(x % 1000 == y % 1000 == h % 45_000 == 0 for _, (x, y, h) in placed)
    assert places(board, placed, kind("palisade")) == []


@pytest.mark.rule("F34.19")
@pytest.mark.parametrize("mode", ["game_of_thrones", "storm_of_swords", "feast_for_crows"])
def test_the_places_for_bots_are_all_of_the_lattice_that_may_be(mode: str) -> None:
    """However many pieces lie there, and whatever was asked before."""
    board = field(mode)
    lattice = [
        (x, y, h)
        for x in range(6000, board.width, 6000)
        for y in range(6000, 48_000, 6000)
        for h in (0, 90_000)
    ]

    def allowed(placed: list[Placed], one: int) -> list[Pose]:
        found = []
        for place in lattice:
            try:
                check_place(board, placed, one, place)
            except Illegal:
                continue
            found.append(place)
        return found

    placed: list[Placed] = []
    for name in ("forest", "palisade", "hedge"):
        assert places(board, placed, kind(name)) == allowed(placed, kind(name))
        placed.append((kind(name), places(board, placed, kind(name))[len(placed)]))
        assert places(board, placed, kind("bog")) == allowed(placed, kind("bog"))
    assert places(board, placed[1:], kind("bog")) == allowed(placed[1:], kind("bog"))


# Deployment


NOTHING = Others((), (), ())


def refusal(place: Pose, others: Others = NOTHING, mode: str = "game_of_thrones") -> str:
    try:
        check_deploy(zones_of(field(mode))[0], INFANTRY, place, others)
    except Illegal as found:
        return f"{found.rule} {found.key.removeprefix('ice_and_fire-deploy-')}"
    return ""


@pytest.mark.rule("F19.10")
def test_where_a_unit_is_deployed() -> None:
    assert refusal(pose(24, 5, 90)) == ""
    assert refusal(pose(24, 5, 37)) == ""
    assert refusal(pose(24, 7.6, 90)) == ""
    assert refusal(pose(24, 7.7, 90)) == "F19.10 outside"
    assert refusal(pose(2.7, 5, 90)) == "F19.10 outside"
    friend = Others([(0, at(29.4, 5, 90))], [], [])
    assert refusal(pose(24, 5, 90), friend) == "F19.10 overlaps"
    assert refusal(pose(23.9, 5, 90), friend) == ""
    enemy = Others([], [(16, at(24, 13.3, 270))], [])
    assert refusal(pose(24, 7.6, 90), enemy) == "F19.10 too-near"
    assert refusal(pose(24, 7.5, 90), enemy) == ""
    palisade = Others([], [], [lying("palisade", 24, 8)])
    assert refusal(pose(24, 5.2, 90), palisade) == "F19.10 impassable"
    assert refusal(pose(24, 5.2, 90), Others([], [], [lying("hedge", 24, 8)])) == ""


@pytest.mark.rule("F24.3", "F24.5", "FR34")
def test_nobody_stands_behind_the_walls() -> None:
    south, north = zones_of(field("storm_of_swords"))
    assert south.area == (0, 0, 48_000, 18_000)
    assert north.area == (0, 36_000, 48_000, 43_250)
    assert (south.ahead, north.ahead) == (NORTH, SOUTH)
    check_deploy(north, INFANTRY, pose(24, 40.85, 270), NOTHING)
    with pytest.raises(Illegal, match="outside"):
        check_deploy(north, INFANTRY, pose(24, 40.87, 270), NOTHING)


@pytest.mark.rule("F33.2", "FR68")
def test_corners() -> None:
    for width in WIDTHS:
        zones = corner_zones(width)
        assert [zone.area[:2] for zone in zones] == [
            (0, 0),
            (0, 36_000),
            (width - 12_000, 36_000),
            (width - 12_000, 0),
        ]
        assert all(e - w == n - s == 12 * INCH for w, s, e, n in (z.area for z in zones))
    # Only four infantry trays fit into one.
    zone, standing = corner_zones(48_000)[0], list[tuple[int, Box]]()
    while found := spots(zone, INFANTRY, Others(standing, (), ())):
        standing.append((0, box(*found[0], INFANTRY)))
    assert len(standing) == 4


@pytest.mark.rule("F34.19", "F19.16")
def test_spots_for_bots() -> None:
    for mode in MODES.ids:
        for zone in zones_of(field(mode)):
            for tray in TRAYS:
                found = spots(zone, tray, NOTHING)
                assert 20 < len(found) <= 48
                assert {h for _, _, h in found} == {zone.ahead}
                # The front row comes first.
                front = box(*found[0], tray)
                line = zone.area[3] if zone.ahead == NORTH else zone.area[1]
                assert line in (front[8], front[12])
                assert all(inside(box(*place, tray), *zone.area) for place in found)
    zone = zones_of(field("game_of_thrones"))[0]
    # Both rows are full of trays 4.8" deep, 1" apart: only a small solo still fits.
    rows = [(0, at(2.75 + 5.5 * n, y, 90)) for n in range(8) for y in (2.4, 7.6)]
    full = Others(rows, (), ())
    assert spots(zone, INFANTRY, full) == []
    small = spots(zone, SMALL_SOLO, full)
    assert small
    assert all(x > 44_000 for x, _, _ in small)


@pytest.mark.rule("F34.19")
def test_what_a_unit_can_do_is_to_come_to_these_places() -> None:
    zone = zones_of(field("game_of_thrones"))[0]
    row: list[tuple[int, Box]] = []
    for n in range(8):
        others = Others(row, (), ())
        for tray in TRAYS:
            found = spots(zone, tray, others)
            for unit in (3, 4):
                assert deployments(unit, zone, tray, others) == [
                    ("deploy", unit, *place) for place in found
                ]
            assert has_rooms(zone, tray, others) == (len(found) > 1)
        row += [(2 * n + i, at(2.75 + 5.5 * n, y, 90)) for i, y in enumerate((2.4, 7.6))]


def test_keywords_of_known_pieces() -> None:
    assert ground(kind("bog"), pose(24, 17, 0)).keywords == PIECE_KEYWORDS[kind("bog")]
