"""The drawn map agrees with the rules: borders, rivers, islands, ports, icons, room for pieces."""

import json
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from scripts.make_map.__main__ import as_text, make_map
from scripts.make_map.names import names_of_areas
from tests.games.thrones.battlefield import Board

import throneroom
from throneroom.games.thrones import map_svg
from throneroom.games.thrones.map_svg import render
from throneroom.kernel import load

DATA = Path(throneroom.__file__).parent / "games/thrones/data"
MAP: dict[str, Any] = json.loads((DATA / "map.json").read_text("utf-8"))
DRAWN: dict[str, Any] = MAP["areas"]
PORTS: dict[str, Any] = MAP["ports"]
AREAS: dict[str, Any] = {
    area["id"]: area for area in json.loads((DATA / "areas.json").read_text("utf-8"))["areas"]
}
NAMES = names_of_areas()
LAND = [name for name, area in AREAS.items() if area["kind"] == "land"]
SEA = [name for name, area in AREAS.items() if area["kind"] == "sea"]
SHIPS_PER_PORT = 3
UNIT, ORDER, TOKEN = 12.0, 14.0, 11.0  # radii of what lies in a slot

Point = tuple[float, float]
Edge = tuple[Point, Point]


def pairs(field: str) -> set[frozenset[str]]:
    """Pairs of land areas and seas that the rules name in this field of areas.json."""
    return {
        frozenset((name, other))
        for name in [*LAND, *SEA]
        for other in AREAS[name].get(field) or ()
        if AREAS[other]["kind"] != "port"
    }


ADJACENT, RIVER_SEPARATED = pairs("adjacent"), pairs("river_separated")


def rings(area: Any) -> list[list[Point]]:
    return [[(x, y) for x, y in ring] for ring in (area["polygon"], *area["holes"])]


def edges(ring: Sequence[Point]) -> Iterator[Edge]:
    """The sides of a ring, each the same whichever way round the ring runs."""
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        yield (a, b) if a < b else (b, a)


def steps(line: Iterable[Sequence[float]]) -> set[Edge]:
    points = [(x, y) for x, y in line]
    return {(a, b) if a < b else (b, a) for a, b in pairwise(points)}


def surface(ring: Sequence[Point]) -> float:
    closed = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in closed) / 2


def inside(point: Point, area: Any) -> bool:
    x, y = point
    crossed = 0
    for ring in rings(area):
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossed += 1
    return crossed % 2 == 1


def distance(point: Point, edge: Edge) -> float:
    (px, py), ((ax, ay), (bx, by)) = point, edge
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
    return math.hypot(ax + t * dx - px, ay + t * dy - py)


def side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def touch(one: Edge, two: Edge) -> bool:
    """Do two edges have a point in common, other than an end that both share?"""
    (a, b), (c, d) = one, two
    shared = {a, b} & {c, d}
    if len(shared) == 1:
        (joint,) = shared
        p, q = (b if a == joint else a), (d if c == joint else c)
        straight = abs(side(joint, p, q)) < 1e-9
        dot = (p[0] - joint[0]) * (q[0] - joint[0]) + (p[1] - joint[1]) * (q[1] - joint[1])
        return straight and dot > 0
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


EDGES: dict[Edge, list[str]] = {}
for _name, _area in DRAWN.items():
    for _ring in rings(_area):
        for _edge in edges(_ring):
            EDGES.setdefault(_edge, []).append(_name)


class Thing(NamedTuple):
    """Something that lies in an area: a rectangle around a point."""

    what: str
    x: float
    y: float
    width: float
    height: float


def things(area: Any) -> list[Thing]:
    slots = area["slots"]
    sizes: dict[str, tuple[float, float]] = {
        "units": (2 * UNIT, 2 * UNIT),
        "order": (2 * ORDER, 2 * ORDER),
        "power_token": (2 * TOKEN, 2 * TOKEN),
        "garrison": (2 * TOKEN, 2 * TOKEN),
        "structure": map_svg.STRUCTURE.get(area.get("structure"), (0.0, 0.0)),
        "barrels": map_svg.BARREL,
        "crowns": map_svg.CROWN,
    }
    found = []
    for what, size in sizes.items():
        spots = slots.get(what)
        if not spots:
            continue
        for x, y in spots if what in ("units", "barrels", "crowns") else [spots]:
            found.append(Thing(what, x, y, *size))
    return found


def corners(label: Any) -> list[Point]:
    turn = math.radians(label["angle"])
    return [
        (
            label["x"]
            + u * label["width"] / 2 * math.cos(turn)
            - v * label["height"] / 2 * math.sin(turn),
            label["y"]
            + u * label["width"] / 2 * math.sin(turn)
            + v * label["height"] / 2 * math.cos(turn),
        )
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


# Borders.


@pytest.mark.rule("T3.2", "T27.5")
def test_every_land_area_and_sea_has_one_polygon_and_every_port_an_anchor() -> None:
    assert list(DRAWN) == [*LAND, *SEA]
    assert list(PORTS) == [name for name, area in AREAS.items() if area["kind"] == "port"]
    assert (len(LAND), len(SEA), len(PORTS)) == (38, 12, 8)
    assert all(DRAWN[name]["kind"] == AREAS[name]["kind"] for name in DRAWN)


@pytest.mark.rule("T3.11", "T27.1", "T27.2", "T27.6")
def test_two_polygons_share_a_border_exactly_where_the_rules_say_adjacent_or_river_separated() -> (
    None
):
    assert max(len(owners) for owners in EDGES.values()) == 2
    shared = {frozenset(owners) for owners in EDGES.values() if len(owners) == 2}
    assert shared == ADJACENT | RIVER_SEPARATED
    assert not ADJACENT & RIVER_SEPARATED


def test_a_shared_border_is_long_enough_to_be_seen() -> None:
    lengths: dict[frozenset[str], float] = {}
    for edge, owners in EDGES.items():
        pair = frozenset(owners)
        lengths[pair] = lengths.get(pair, 0.0) + math.dist(*edge)
    assert min(lengths.values()) > 24


def test_polygons_are_simple_and_do_not_cross() -> None:
    for area in DRAWN.values():
        for ring in rings(area):
            assert len(set(ring)) == len(ring) >= 3
    by_left = sorted(EDGES)
    for i, one in enumerate(by_left):
        for two in by_left[i + 1 :]:
            if two[0][0] > one[1][0]:
                break
            low, high = sorted((one[0][1], one[1][1]))
            if max(two[0][1], two[1][1]) >= low and min(two[0][1], two[1][1]) <= high:
                assert not touch(one, two), (one, two)


def test_the_polygons_cover_the_canvas_once() -> None:
    """With no edge crossing another, equal surfaces leave no room for a gap or an overlap."""
    width, height = MAP["size"]
    covered = 0.0
    for area in DRAWN.values():
        outer, *holes = rings(area)
        assert surface(outer) > 0
        assert all(surface(hole) < 0 for hole in holes)
        covered += sum(surface(ring) for ring in rings(area))
    rest = [MAP["beyond"], *MAP["lakes"]]
    covered += sum(abs(surface([(x, y) for x, y in ring])) for ring in rest)
    assert covered == pytest.approx(width * height)


@pytest.mark.rule("T27.3")
def test_islands_lie_in_the_sea() -> None:
    for island in ("dragonstone", "pyke", "the_arbor"):
        neighbours = {n for pair in ADJACENT if island in pair for n in pair} - {island}
        assert neighbours <= set(SEA)
        assert all(len(EDGES[edge]) == 2 for edge in edges(rings(DRAWN[island])[0]))
    for island, sea in (("pyke", "ironmans_bay"), ("dragonstone", "shipbreaker_bay")):
        (hole,) = DRAWN[sea]["holes"]
        assert sorted(hole) == sorted(DRAWN[island]["polygon"])


@pytest.mark.rule("T27.4")
def test_other_islands_are_decoration_inside_one_sea() -> None:
    for islet in MAP["islets"]:
        sea = DRAWN[islet["sea"]]
        assert all(inside((x, y), sea) for x, y in islet["polygon"])


def test_the_listed_borders_are_those_of_the_polygons() -> None:
    listed: dict[Edge, frozenset[str]] = {}
    for border in MAP["borders"]:
        for edge in steps(border["points"]):
            assert edge not in listed
            listed[edge] = frozenset(border["between"])
    assert listed == {edge: frozenset(own) for edge, own in EDGES.items() if len(own) == 2}
    for border in MAP["borders"]:
        one, two = border["between"]
        pair = frozenset((one, two))
        wet = {DRAWN[one]["kind"], DRAWN[two]["kind"]}
        if wet == {"land"}:
            assert border["kind"] in ("border", "river")
        else:
            assert border["kind"] == ("sea" if wet == {"sea"} else "coast")
        if pair in RIVER_SEPARATED:
            assert border["kind"] == "river"


@pytest.mark.rule("T27.1", "T27.2")
def test_rivers_are_bridged_exactly_where_their_banks_are_adjacent() -> None:
    rivers = {frozenset(b["between"]): b["points"] for b in MAP["borders"] if b["kind"] == "river"}
    flowing = set().union(*(steps(run) for run in MAP["rivers"]))
    assert flowing == set().union(*(steps(points) for points in rivers.values()))
    bridged = [frozenset(bridge["between"]) for bridge in MAP["bridges"]]
    assert len(set(bridged)) == len(bridged) == 4
    assert set(rivers) == RIVER_SEPARATED | set(bridged)
    assert set(bridged) == set(rivers) & ADJACENT
    for bridge in MAP["bridges"]:
        at = (bridge["at"][0], bridge["at"][1])
        bank = steps(rivers[frozenset(bridge["between"])])
        assert min(distance(at, edge) for edge in bank) < 0.2


# Ports.


@pytest.mark.rule("T24.1", "T24.3")
def test_ports_anchor_on_the_border_of_their_land_and_their_sea() -> None:
    for name, port in PORTS.items():
        land, sea = AREAS[name]["port_land"], AREAS[name]["port_sea"]
        assert (port["land"], port["sea"]) == (land, sea)
        anchor = tuple(port["anchor"])
        around = [own for edge, own in EDGES.items() if anchor in edge]
        assert around
        assert all(set(own) == {land, sea} for own in around)
        assert len(port["slots"]["units"]) == SHIPS_PER_PORT
        x, y, size = port["harbour"]
        quay = [
            (x + u * size / 2, y + v * size / 2) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        assert all(inside(corner, DRAWN[sea]) for corner in quay)
        assert math.dist((x, y), anchor) < size
        for thing in things(port):
            assert abs(thing.x - x) + thing.width / 2 <= size / 2
            assert abs(thing.y - y) + thing.height / 2 <= size / 2


# Slots.


@pytest.mark.parametrize("name", DRAWN)
def test_slots_lie_in_their_polygon(name: str) -> None:
    area = DRAWN[name]
    outline = [edge for ring in rings(area) for edge in edges(ring)]
    for thing in things(area):
        at = (thing.x, thing.y)
        assert inside(at, area), thing
        reach = min(thing.width, thing.height) / 2
        assert min(distance(at, edge) for edge in outline) >= reach, thing
    box = corners(area["label"])
    assert all(inside(corner, area) for corner in box)
    assert not any(touch(one, two) for one in edges(box) for two in outline)


@pytest.mark.parametrize("name", DRAWN)
def test_nothing_in_an_area_overlaps(name: str) -> None:
    area = DRAWN[name]
    label = area["label"]
    found = things(area)
    for port in PORTS.values():
        if port["sea"] == name:
            x, y, size = port["harbour"]
            found.append(Thing("harbour", x, y, size, size))
    if label["angle"] == 0:
        found.append(Thing("label", label["x"], label["y"], label["width"], label["height"]))
    else:
        box = list(edges(corners(label)))
        for thing in found:
            at = (thing.x, thing.y)
            assert min(distance(at, edge) for edge in box) >= thing.width / 2, thing
    for one, two in combinations(found, 2):
        apart_x = abs(one.x - two.x) - (one.width + two.width) / 2
        apart_y = abs(one.y - two.y) - (one.height + two.height) / 2
        assert max(apart_x, apart_y) >= -0.2, (one, two)


@pytest.mark.rule("T3.3", "T27.5")
def test_icons_and_slots_are_those_of_the_rules() -> None:
    setup = json.loads((DATA / "setup.json").read_text("utf-8"))
    guarded = {name for name, area in AREAS.items() if area["home_of"]}
    for count in setup["player_counts"].values():
        guarded |= {force["area"] for force in count["neutral_forces"]}
    for name, area in DRAWN.items():
        rules, slots = AREAS[name], area["slots"]
        assert len(slots["units"]) == 4
        assert area["structure"] == rules["structure"]
        assert area["home_of"] == rules["home_of"]
        if area["kind"] == "sea":
            assert set(slots) == {"units", "order"}
            continue
        assert (slots["structure"] is not None) == (rules["structure"] is not None)
        assert len(slots["barrels"]) == rules["supply"]
        assert len(slots["crowns"]) == rules["power"]
        assert (slots["garrison"] is not None) == (name in guarded)
    kinds = [area["structure"] for area in DRAWN.values()]
    assert (kinds.count("castle"), kinds.count("stronghold")) == (10, 10)


def test_nothing_is_cut_off_by_the_edge_of_the_canvas() -> None:
    width, height = MAP["size"]
    for area in DRAWN.values():
        spots = [*corners(area["label"]), *((t.x, t.y) for t in things(area))]
        assert all(10 <= x <= width - 10 and 10 <= y <= height - 10 for x, y in spots)


@pytest.mark.parametrize(
    ("one", "where", "two"),
    [
        ("castle_black", "north", "winterfell"),
        ("winterfell", "north", "moat_cailin"),
        ("winterfell", "east", "the_stony_shore"),
        ("white_harbor", "east", "moat_cailin"),
        ("widows_watch", "east", "white_harbor"),
        ("flints_finger", "west", "greywater_watch"),
        ("pyke", "west", "seagard"),
        ("the_twins", "east", "seagard"),
        ("the_eyrie", "east", "the_mountains_of_the_moon"),
        ("the_fingers", "north", "the_eyrie"),
        ("lannisport", "west", "stoney_sept"),
        ("riverrun", "north", "stoney_sept"),
        ("harrenhal", "east", "stoney_sept"),
        ("crackclaw_point", "north", "kings_landing"),
        ("kings_landing", "east", "blackwater"),
        ("dragonstone", "east", "kings_landing"),
        ("kingswood", "north", "storms_end"),
        ("highgarden", "west", "the_reach"),
        ("oldtown", "south", "highgarden"),
        ("three_towers", "south", "oldtown"),
        ("the_arbor", "west", "three_towers"),
        ("princes_pass", "west", "the_boneway"),
        ("starfall", "west", "salt_shore"),
        ("sunspear", "east", "yronwood"),
        ("salt_shore", "south", "yronwood"),
    ],
)
def test_areas_lie_as_in_westeros(one: str, where: str, two: str) -> None:
    first, second = DRAWN[one]["label"], DRAWN[two]["label"]
    east, south = first["x"] - second["x"], first["y"] - second["y"]
    assert {"north": -south, "south": south, "east": east, "west": -east}[where] > 25


# The generator and the picture.


def test_the_generator_makes_this_very_map() -> None:
    assert as_text(make_map()) == (DATA / "map.json").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_every_name_fits_its_place(language: str) -> None:
    for name, area in DRAWN.items():
        label = area["label"]
        style = map_svg.LAND_NAME if area["kind"] == "land" else map_svg.SEA_NAME
        style = style._replace(size=label["size"])
        lines = map_svg.lines_within(NAMES[language][name], label["width"], style)
        assert len(lines) * label["size"] * map_svg.LINE_HEIGHT <= label["height"] + 0.1
        widest = max(map_svg.text_width(line, style) for line in lines)
        # The longest Bulgarian word at sea is set a little smaller; everything else fits as it is.
        assert widest <= label["width"] * (1.25 if area["kind"] == "sea" else 1.0)


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_the_picture_is_sound_and_carries_every_name(language: str) -> None:
    names = {name: NAMES[language][name] for name in DRAWN}
    picture = render(MAP, names)
    assert picture == render(MAP, names)
    root = ElementTree.fromstring(picture)
    width, height = MAP["size"]
    assert root.get("viewBox") == f"0 0 {width} {height}"
    written = [" ".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert written == list(names.values())
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {element.get("href", "#")[1:] for element in root.iter() if element.get("href")}
    assert used <= defined
    assert {f"area-{name}" for name in DRAWN} <= used


def test_names_are_written_as_text_and_never_as_markup() -> None:
    names = dict.fromkeys(DRAWN, "<Ice & Fire>")
    root = ElementTree.fromstring(render(MAP, names))
    texts = list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert {" ".join(text.itertext()) for text in texts} == {"<Ice & Fire>"}


def test_a_name_is_broken_into_the_fewest_even_lines() -> None:
    style = map_svg.Lettering(10.0, 0.0)
    assert map_svg.lines_within("The Twins", 1000, style) == ["The Twins"]
    assert map_svg.lines_within("The Mountains of the Moon", 90, style) == [
        "The Mountains",
        "of the Moon",
    ]
    assert map_svg.lines_within("Zatoka Rozbitków", 5, style) == ["Zatoka", "Rozbitków"]


# What lies on it


def test_the_picture_of_a_position_shows_what_everybody_sees() -> None:
    game = load("thrones")
    state = game.start(6, seed=1)
    drawn = state._repr_svg_()
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    bare = ElementTree.fromstring(render(MAP, NAMES["en"]))
    more = len(root.findall(".//{*}g")) - len(bare.findall(".//{*}g"))
    units = sum(len(area.get("units", "")) for area in state.view(None)["areas"].values())
    guards = sum(
        "garrison" in area or "neutral" in area for area in state.view(None)["areas"].values()
    )
    assert more == units + guards
    seat = state.to_move()[0]
    hidden = state.copy()
    hidden.play(seat, hidden.legal(seat)[0])
    assert hidden._repr_svg_() == drawn, "an order that is being placed is not seen"


def test_the_picture_shows_orders_tokens_and_routed_units() -> None:
    field = Board(
        {
            "winterfell": {"house": "stark", "units": "fk", "order": "march_plus_1_special"},
            "karhold": {"token": "stark"},
            "lannisport": {"house": "lannister", "units": "f", "routed": "k"},
        },
    )
    drawn = field.state._repr_svg_()
    assert drawn is not None
    assert "Winterfell" in drawn
    assert drawn.count('stroke-dasharray="2 1.6"') == 1, "one Power token"
    assert drawn.count("rotate(84)") == 1, "one routed unit"
    assert "March plus 1 special" in drawn
    assert ">+1</text>" in drawn


def test_the_compass_rose_points_in_eight_directions() -> None:
    x, y, radius = MAP["compass"]
    picture = map_svg.render(MAP, {name: name for name in AREAS})
    rose = picture[picture.index(f"translate({x:g} {y:g})") :]
    rays = re.findall(r'<g transform="rotate\((\d+)\)"><path d="M0,-([\d.]+)L', rose)
    long, short = f"{radius:g}", f"{radius * 0.55:g}"
    assert sorted(rays, key=lambda ray: int(ray[0])) == [
        (str(angle), short if angle % 90 else long) for angle in range(0, 360, 45)
    ]
