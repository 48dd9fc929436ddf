"""Makes the map of A Game of Thrones: The Board Game, the same one every time.

    .venv/bin/python -m scripts.make_map

writes src/throneroom/games/thrones/data/map.json from the drawing in this folder, the areas and the
starting positions of the game, and the names in all languages, which decide how much room a name
needs. The standard library is enough. The format is explained in docs/map.md.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from scripts.make_map import drawing, scenery, slots
from scripts.make_map.geometry import Line, Point, along
from scripts.make_map.names import names_of_areas
from scripts.make_map.room import Box
from scripts.make_map.topology import Border, borders, rings

DATA = Path(__file__).parents[2] / "src/throneroom/games/thrones/data"


def make_map() -> dict[str, Any]:
    areas = json.loads((DATA / "areas.json").read_text("utf-8"))["areas"]
    seas = {area["id"] for area in areas if area["kind"] == "sea"}
    rivers = [[_pair(pair) for pair in river.split()] for river in drawing.RIVERS]
    lines = borders(seas, {frozenset(pair) for river in rivers for pair in river})
    shapes = {face: rings(face, lines) for face in drawing.CODES.values()}
    islets = scenery.islets()
    ports = _ports(areas, lines, shapes, islets)
    between = {frozenset(line.between): line for line in lines}
    adjacent = {frozenset((area["id"], other)) for area in areas for other in area["adjacent"]}
    bridges = [
        _bridge(pair, between[frozenset(pair)].points)
        for river in rivers
        for pair in river
        if frozenset(pair) in adjacent
    ]
    drawn, signs = _areas(areas, shapes, islets, ports, bridges)
    beyond = rings(drawing.BEYOND, lines)
    signs += scenery.scatter(drawing.BEYOND, beyond, [Box(500, 0, 1000, 30)])
    return {
        "about": "Made by scripts/make_map; the format is explained in docs/map.md.",
        "size": list(drawing.SIZE),
        "areas": drawn,
        "ports": ports,
        "borders": [
            {"between": list(line.between), "kind": line.kind, "points": line.points}
            for line in lines
            if line.kind in ("coast", "border", "river", "sea")
            and drawing.BEYOND not in line.between
        ],
        "rivers": [
            run for river in rivers for run in _runs([between[frozenset(p)] for p in river])
        ],
        "bridges": bridges,
        "lakes": rings(drawing.LAKE, lines),
        "beyond": beyond[0],
        "beyond_coast": [
            line.points for line in lines if line.kind == "coast" and drawing.BEYOND in line.between
        ],
        "wall": next(line.points for line in lines if line.kind == "wall"),
        "islets": [{"sea": sea, "polygon": ring} for sea, ring in islets],
        "scenery": signs,
        "compass": list(drawing.COMPASS),
    }


def _areas(
    areas: Sequence[Mapping[str, Any]],
    shapes: Mapping[str, Sequence[Line]],
    islets: Sequence[tuple[str, Line]],
    ports: Mapping[str, Mapping[str, Any]],
    bridges: Sequence[Mapping[str, Any]],
) -> tuple[dict[str, Any], list[list[object]]]:
    """Every land area and sea with its polygon and slots, and the scenery of all."""
    languages = names_of_areas().values()
    region = {
        drawing.CODES[code]: name
        for name, codes in drawing.REGIONS.items()
        for code in codes.split()
    }
    setup = json.loads((DATA / "setup.json").read_text("utf-8"))
    garrisons = {area["id"] for area in areas if area["home_of"]} | {
        force["area"]
        for count in setup["player_counts"].values()
        for force in count["neutral_forces"]
    }
    drawn: dict[str, Any] = {}
    signs: list[list[object]] = []
    for area in areas:
        name = area["id"]
        if area["kind"] == "port":
            continue
        shape = shapes[name]
        names = [language[name] for language in languages]
        if area["kind"] == "land":
            wants = slots.Wants(
                names, area["structure"], area["supply"], area["power"], name in garrisons
            )
            across = [bridge["at"] for bridge in bridges if name in bridge["between"]]
            across += [port["anchor"] for port in ports.values() if port["land"] == name]
            placed = slots.land_slots(shape, wants, [Box(x, y, 28, 28) for x, y in across])
            printed = [icon for icons in placed.icons.values() for icon in icons]
            signs += scenery.scatter(name, shape, [placed.label, *printed])
        else:
            obstacles = [ring for sea, ring in islets if sea == name]
            obstacles += [
                _square(port["harbour"]) for port in ports.values() if port["sea"] == name
            ]
            placed = slots.sea_slots(shape, names, drawing.SEA_NAMES[name], obstacles)
        drawn[name] = {
            "kind": area["kind"],
            "region": region.get(name),
            "structure": area["structure"],
            "home_of": area["home_of"],
            "polygon": shape[0],
            "holes": shape[1:],
            "label": {
                "x": _short(placed.label.x),
                "y": _short(placed.label.y),
                "width": _short(placed.label.width),
                "height": _short(placed.label.height),
                "angle": placed.angle,
                "size": placed.size,
            },
            "slots": _slots(placed, area["kind"] == "land"),
        }
    return drawn, signs


def _slots(placed: slots.Slots, land: bool) -> dict[str, Any]:
    found: dict[str, Any] = {
        "units": [_spot(unit) for unit in placed.units],
        "order": _spot(placed.order),
    }
    if land:
        icons = {kind: [_spot((b.x, b.y)) for b in boxes] for kind, boxes in placed.icons.items()}
        found["structure"] = icons["structure"][0] if icons["structure"] else None
        found["barrels"], found["crowns"] = icons["barrels"], icons["crowns"]
        found["power_token"] = placed.power_token and _spot(placed.power_token)
        found["garrison"] = placed.garrison and _spot(placed.garrison)
    return found


def _ports(
    areas: Sequence[Mapping[str, Any]],
    lines: Sequence[Border],
    shapes: Mapping[str, Sequence[Line]],
    islets: Sequence[tuple[str, Line]],
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for area in areas:
        if area["kind"] != "port":
            continue
        land, sea = area["port_land"], area["port_sea"]
        coast = [p for line in lines if set(line.between) == {land, sea} for p in line.points[1:-1]]
        wanted = drawing.PORTS[area["id"]]
        anchor = min(coast, key=lambda point: math.dist(point, wanted))
        obstacles = [ring for other, ring in islets if other == sea]
        harbour = slots.harbour(shapes[sea], anchor, obstacles)
        ships, order = slots.berths(harbour, anchor)
        found[area["id"]] = {
            "land": land,
            "sea": sea,
            "anchor": anchor,
            "harbour": [_short(harbour.x), _short(harbour.y), harbour.width],
            "slots": {"units": [_spot(ship) for ship in ships], "order": _spot(order)},
        }
    return found


def _runs(parts: Sequence[Border]) -> list[Line]:
    """Consecutive borders joined end to end; a lake between two of them ends the run."""
    runs: list[Line] = [list(parts[0].points)]
    for part in parts[1:]:
        points, last = part.points, runs[-1]
        if last[-1] not in (points[0], points[-1]) and last[0] in (points[0], points[-1]):
            last.reverse()
        if last[-1] == points[-1]:
            points = points[::-1]
        if last[-1] == points[0]:
            last.extend(points[1:])
        else:
            runs.append(list(points))
    return runs


def _bridge(pair: tuple[str, str], points: Line) -> dict[str, Any]:
    """Across the middle of a river's border."""
    before, at, after = (along(points, fraction) for fraction in (0.42, 0.5, 0.58))
    direction = math.atan2(after[1] - before[1], after[0] - before[0])
    angle = (math.degrees(direction) + 90) % 180
    return {"between": list(pair), "at": _spot(at), "angle": round(angle)}


def _square(harbour: Sequence[float]) -> Line:
    x, y, side = harbour
    h = side / 2
    return [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]


def _pair(codes: str) -> tuple[str, str]:
    first, second = codes.split("/")
    return drawing.CODES[first], drawing.CODES[second]


def _short(value: float) -> float:
    return round(value, 1)


def _spot(point: Point) -> Point:
    return (round(point[0], 1), round(point[1], 1))


def as_text(made: Mapping[str, Any]) -> str:
    """JSON with one area, port, border or other item a line, so that a change can be read."""
    rows = []
    for key, value in made.items():
        if isinstance(value, dict):
            items = ",\n".join(f'  "{k}": {_compact(v)}' for k, v in value.items())
            rows.append(f' "{key}": {{\n{items}\n }}')
        elif key in ("borders", "rivers", "bridges", "islets"):
            items = ",\n".join(f"  {_compact(v)}" for v in value)
            rows.append(f' "{key}": [\n{items}\n ]')
        else:
            rows.append(f' "{key}": {_compact(value)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(_whole(value), ensure_ascii=False, separators=(",", ":"))


def _whole(value: Any) -> Any:
    """Numbers without a needless fraction."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {k: _whole(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(v) for v in value]
    return value


if __name__ == "__main__":
    (DATA / "map.json").write_text(as_text(make_map()), "utf-8")
