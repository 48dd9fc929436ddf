"""The map of Westeros as an SVG picture, drawn from `data/map.json` (the format: docs/map.md).

`render` is a pure function of the map and of the names of its areas in some language. Layers are
painted from the sea bed up; everything is drawn here with plain shapes, nothing is borrowed.
"""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple

Point = Sequence[float]


# Lettering. The map's generator measures names with the same functions, so that a name always fits
# the room that the map keeps for it. The widths are those of a wide serif face, in ems.


class Lettering(NamedTuple):
    size: float
    spacing: float  # between letters, in ems


LAND_NAME: Final = Lettering(13.5, 0.01)
SEA_NAME: Final = Lettering(15.0, 0.12)
LINE_HEIGHT: Final = 1.1
FACE: Final = "'Palatino Linotype',Palatino,Georgia,'Noto Serif','DejaVu Serif',serif"

_NARROW: Final = frozenset("fijlrtłI'’.,- ")
_WIDE: Final = frozenset("mwMWжмшщюыфЖМШЩЮ")


def text_width(text: str, lettering: Lettering) -> float:
    ems = sum(
        0.4 if c in _NARROW else 0.95 if c in _WIDE else 0.78 if c.isupper() else 0.63 for c in text
    )
    return (ems + lettering.spacing * len(text)) * lettering.size


def lines_within(name: str, width: float, lettering: Lettering) -> list[str]:
    """The name broken into as few lines as fit the width, and those as even as can be.

    A name with a word wider than that is broken into the fewest lines that are no wider still.
    """
    words = name.split()
    room = max(width, _widest(words, lettering))
    return next(
        best
        for count in range(1, len(words) + 1)
        if _widest(
            best := min(_breaks(words, count), key=lambda b: _widest(b, lettering)), lettering
        )
        <= room
    )


def _breaks(words: Sequence[str], count: int) -> Iterable[list[str]]:
    if count == 1:
        yield [" ".join(words)]
        return
    for first in range(1, len(words) - count + 2):
        for rest in _breaks(words[first:], count - 1):
            yield [" ".join(words[:first]), *rest]


def _widest(lines: Iterable[str], lettering: Lettering) -> float:
    return max(text_width(line, lettering) for line in lines)


# Printed icons: width and height, and their drawings around (0, 0).

STRUCTURE: Final = {"castle": (24.0, 24.0), "stronghold": (34.0, 27.0)}
BARREL: Final = (14.0, 17.0)
CROWN: Final = (18.0, 15.0)

INK: Final = "#43301f"
_STONE: Final = f'stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"'

_SYMBOLS: Final = {
    "castle": (
        f'<path d="M-11,11V-3h2.2v2h2.2v-2h2.2v4h2.2V-11h2.2v2.2H2V-11h2.2V1h2.2v-4h2.2v2H11v12z"'
        f' fill="#e9dfca" {_STONE}/>'
        f'<path d="M4.2,1h2.2v-4h2.2v2H11v12H3.4V11h.8z" fill="#c3b294"/>'
        f'<path d="M-2.6,11V6.6a2.6,2.6 0 0 1 5.2,0V11z" fill="{INK}"/>'
        f'<path d="M0,-6v3.4M-7,3.4v2.6M7,3.4v2.6" stroke="{INK}" stroke-width="1.4"/>'
    ),
    "stronghold": (
        f'<path d="M-16,13V-5h2.4v2.2h2.4V-5h2.4v2.2h2.4V3h2.6V-9h2v2.2h1.4V-9h.8v-4l6,2-6,2h.4v2.2'
        f'H2V-9h1.8V3h2.6v-5.8h2.4V-5h2.4v2.2h2.4V-5H16v18z" fill="#f0e3c4" {_STONE}/>'
        f'<path d="M6.4,3v-5.8h2.4V-5h2.4v2.2h2.4V-5H16v18H9z" fill="#c9b48c"/>'
        f'<path d="M-3.4,13V7.6a3.4,3.4 0 0 1 6.8,0V13z" fill="{INK}"/>'
        f'<path d="M0,-4v4M-11.4,1v3.4M11.4,1v3.4M-8.4,8.4h2M6.4,8.4h2" stroke="{INK}"'
        f' stroke-width="1.5"/><path d="M.2,-12.8l5.6,1.9-5.6,1.9z" fill="#a3262a"/>'
    ),
    "barrel": (
        f'<path d="M-4.6,-7.6H4.6Q8.2,0 4.6,7.6H-4.6Q-8.2,0 -4.6,-7.6z" fill="#a8763f" {_STONE}/>'
        f'<path d="M-6,-3.8H6M-6,3.8H6" stroke="#3d3a38" stroke-width="1.7"/>'
        f'<path d="M-2,-7.4Q-3.4,0 -2,7.4M2,-7.4Q3.4,0 2,7.4" stroke="#6e4a22" stroke-width=".8"'
        f' fill="none"/>'
    ),
    "crown": (
        f'<path d="M-7,6L-8.2,-4.4-4,-.6 0,-6.6 4,-.6 8.2,-4.4 7,6z" fill="#e2b53c" {_STONE}/>'
        f'<path d="M-6.8,3.2H6.8" stroke="#8a5f12" stroke-width="1.1"/>'
        f'<g fill="#b03a2e"><circle cy="-6.6" r="1.3"/><circle cx="-8.2" cy="-4.6" r="1.1"/>'
        f'<circle cx="8.2" cy="-4.6" r="1.1"/></g>'
    ),
    "anchor": (
        '<g fill="none" stroke="#fbf4e0" stroke-width="1.7" stroke-linecap="round">'
        '<circle cy="-5.2" r="1.7"/><path d="M0,-3.4V6.4M-3.4,-1H3.4M-6,1.6A6.2,6.2 0 0 0 6,1.6"/>'
        "</g>"
    ),
    "mountain": (
        '<path d="M-13,7L-4,-9 -1,-4.6 3,-10 13,7z" fill="#cfc4b0" fill-opacity=".85"/>'
        '<path d="M3,-10L13,7H4.6L6,2 2,-2z" fill="#8d7b66" fill-opacity=".55"/>'
        '<path d="M-4,-9L-1,-4.6 -3,0 -1.6,7H-5L-6,1z" fill="#8d7b66" fill-opacity=".35"/>'
        '<path d="M-13,7L-4,-9 -1,-4.6 3,-10 13,7" fill="none" stroke="#6d5840"/>'
    ),
    "hill": (
        '<path d="M-9,4Q-5,-5 0,-4.4T9,4" fill="#b9a67f" fill-opacity=".3" stroke="#7d6746"/>'
        '<path d="M1.6,-2.4Q5,0 5.8,3.4M-1.4,-1.6Q0,0 .4,3" fill="none" stroke="#7d6746"'
        ' stroke-width=".7"/>'
    ),
    "pine": (
        '<path d="M0,5V2" stroke="#5b4630" stroke-width="1.3"/>'
        '<path d="M0,-9L2.8,-3.6H1.5L4.4,2.4H-4.4L-1.5,-3.6H-2.8z" fill="#7f9279"'
        ' stroke="#4f6150" stroke-width=".7"/>'
    ),
    "tree": (
        '<path d="M0,5.4V1" stroke="#5b4630" stroke-width="1.3"/>'
        '<path d="M-4.4,1.6Q-6.4,-1.6 -3.6,-3.8 -3,-7 0,-6.8 3.4,-7 3.8,-3.8 6.4,-1.4 4.4,1.6z"'
        ' fill="#8fa468" stroke="#55693c" stroke-width=".7"/>'
    ),
    "reed": (
        '<path d="M-4,3Q-4,-1 -5.4,-4M-1,3V-6M2,3Q2,-1 3.6,-4.6M-7,3.6H6" fill="none"'
        ' stroke="#6f7d5a" stroke-width=".9"/>'
    ),
    "dune": (
        '<path d="M-9,2Q-4,-4.4 1,1.4 5,-2.4 10,2" fill="none" stroke="#b98a4e"/>'
        '<path d="M-3.4,-1.4Q-2.4,.4 -3.4,2" fill="none" stroke="#b98a4e" stroke-width=".7"/>'
    ),
    "meadow": (
        '<path d="M-3.4,2Q-3.4,-1 -4.6,-2.6M-1.4,2Q-1.2,-2 -.6,-4M.8,2Q1.2,-1 2.8,-2.4" fill="none"'
        ' stroke="#7f8f4e" stroke-width=".8"/>'
    ),
    "snow": (
        '<path d="M-9,1Q-5,-2 -1,1T8,1M-4,4Q0,2 4,4" fill="none" stroke="#9fb0b8"'
        ' stroke-width=".9"/>'
    ),
}

_TINTS: Final = {
    "north": "#e6e6dc",
    "iron_islands": "#d6d0bf",
    "riverlands": "#dbdeb8",
    "vale": "#dcd8ca",
    "westerlands": "#efdcae",
    "crownlands": "#ead3b3",
    "reach": "#d6deab",
    "stormlands": "#d3d8bb",
    "dorne": "#f0d3a2",
}

# Neighbours of one region are told apart by a thin wash over its tint: colour and opacity.
_WASHES: Final = (("#ffffff", 0.16), ("#7a5a2a", 0.05), ("#ffffff", 0.0), ("#a08040", 0.09))

# The shields printed in home areas: field, a charge of plain heraldry, and its colour.
_SHIELDS: Final = {
    "stark": ("#f4f4f2", "M-8,-9H8V-3H-8z", "#7c8790"),
    "greyjoy": ("#2b7a8c", "M-8,4L8,-9V-3L-8,10z", "#fff3c4"),
    "lannister": ("#9e2326", "M-2.6,-9H2.6V10H-2.6z", "#e4b93e"),
    "baratheon": ("#e7bc3e", "M-8,3L0,-5 8,3V9L0,1 -8,9z", "#26221f"),
    "tyrell": ("#3f7a3c", "M0,-5L4.6,0 0,5 -4.6,0z", "#f0cc4e"),
    "martell": ("#d9702a", "M-4.6,-.6a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0", "#9c1f1d"),
}
_SHIELD: Final = "M-8,-9H8V0Q8,8 0,11.4Q-8,8 -8,0z"


def render(
    map_data: Mapping[str, Any], names: Mapping[str, str], pieces: Iterable[str] = ()
) -> str:
    """The whole map, with `names` (area id to name) written on it and `pieces` lying on it."""
    width, height = map_data["size"]
    layers = [
        _definitions(map_data),
        *_sea(map_data),
        *_land(map_data),
        *_scenery(map_data["scenery"]),
        *_lines(map_data),
        *_ports(map_data["ports"], names),
        *_icons(map_data["areas"]),
        *_names(map_data["areas"], names),
        *pieces,
        *_frame(map_data),
    ]
    body = "\n".join(layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="{FACE}">\n{body}\n</svg>\n'
    )


# Paths.


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _line(points: Sequence[Point]) -> str:
    return f"M{_points(points)}"


def _ring(points: Sequence[Point]) -> str:
    return f"M{_points(points)}Z"


def _outline(area: Mapping[str, Any]) -> str:
    return "".join(_ring(ring) for ring in (area["polygon"], *area["holes"]))


def _use(symbol: str, x: float, y: float, more: str = "") -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}"{more}/>'


def _borders(map_data: Mapping[str, Any], kind: str) -> str:
    return "".join(_line(b["points"]) for b in map_data["borders"] if b["kind"] == kind)


# Layers, from the sea bed up.


def _definitions(map_data: Mapping[str, Any]) -> str:
    width, height = map_data["size"]
    parts = [f'<g id="{name}">{drawing}</g>' for name, drawing in _SYMBOLS.items()]
    for name, area in map_data["areas"].items():
        parts.append(f'<path id="area-{name}" d="{_outline(area)}"/>')
        parts.append(f'<clipPath id="in-{name}"><use href="#area-{name}"/></clipPath>')
    coast = _borders(map_data, "coast")
    coast += "".join(_line(line) for line in map_data["beyond_coast"])
    coast += "".join(_ring(islet["polygon"]) for islet in map_data["islets"])
    dry = "".join(f'<use href="#area-{n}"/>' for n, a in map_data["areas"].items() if a["region"])
    parts.append(f'<clipPath id="shield"><path d="{_SHIELD}"/></clipPath>')
    parts.append(f'<clipPath id="dry">{dry}</clipPath>')
    parts.append(f'<path id="coast" d="{coast}" fill="none" stroke-linejoin="round"/>')
    everything = f'<rect width="{width}" height="{height}"'
    for i, offset in enumerate((5.0, 11.0, 18.5)):
        parts.append(
            f'<mask id="wave-{i}" maskUnits="userSpaceOnUse" x="0" y="0" width="{width}"'
            f' height="{height}">{everything} fill="#000"/>'
            f'<use href="#coast" stroke="#fff" stroke-width="{2 * offset + 1.1:g}"/>'
            f'<use href="#coast" stroke="#000" stroke-width="{2 * offset - 0.6:g}"/></mask>'
        )
    parts.append(
        '<radialGradient id="deep" r=".75"><stop offset=".45" stop-color="#8fb3bd"/>'
        '<stop offset="1" stop-color="#5f8a9c"/></radialGradient>'
        '<filter id="paper" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".011 .013" numOctaves="5" seed="11"/>'
        '<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  0 0 0 1.6 -.62"/></filter>'
        '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%">'
        '<feGaussianBlur stdDeviation="7"/></filter>'
    )
    return f"<defs>{''.join(parts)}</defs>"


def _sea(map_data: Mapping[str, Any]) -> Iterable[str]:
    width, height = map_data["size"]
    yield f'<rect width="{width}" height="{height}" fill="url(#deep)"/>'
    seas = [(name, a) for name, a in map_data["areas"].items() if a["kind"] == "sea"]
    for i, (name, _) in enumerate(seas):
        shade = ("#ffffff", "#2f5f74", "#cfe3dc")[i % 3]
        yield f'<use href="#area-{name}" fill="{shade}" fill-opacity=".07" fill-rule="evenodd"/>'
    yield '<use href="#coast" stroke="#dceae2" stroke-width="40" opacity=".5" filter="url(#soft)"/>'
    for i, strength in enumerate((0.6, 0.4, 0.24)):
        yield (
            f'<rect width="{width}" height="{height}" fill="#3f6b7c" opacity="{strength}"'
            f' mask="url(#wave-{i})"/>'
        )
    yield (
        f'<path d="{_borders(map_data, "sea")}" fill="none" stroke="#f4f8f2" stroke-width="2"'
        ' stroke-dasharray="9 6" stroke-linecap="round" opacity=".8"/>'
    )


def _land(map_data: Mapping[str, Any]) -> Iterable[str]:
    yield (
        '<use href="#coast" stroke="#274453" stroke-width="5" opacity=".35"'
        ' transform="translate(1.5 2.5)"/>'
    )
    for islet in map_data["islets"]:
        yield f'<path d="{_ring(islet["polygon"])}" fill="#dcd6c0"/>'
    yield f'<path d="{_ring(map_data["beyond"])}" fill="#eef1f2"/>'
    lands = [(name, a) for name, a in map_data["areas"].items() if a["kind"] == "land"]
    for i, (name, area) in enumerate(lands):
        tint = _TINTS[area["region"]]
        wash, strength = _WASHES[i % len(_WASHES)]
        yield (
            f'<use href="#area-{name}" fill="{tint}"/>'
            f'<use href="#area-{name}" fill="{wash}" fill-opacity="{strength}"/>'
            f'<g clip-path="url(#in-{name})"><use href="#area-{name}" fill="none" stroke="#7b5b33"'
            f' stroke-width="15" stroke-opacity=".1"/><use href="#area-{name}" fill="none"'
            f' stroke="#7b5b33" stroke-width="7" stroke-opacity=".13"/></g>'
        )
    width, height = map_data["size"]
    yield (
        f'<g clip-path="url(#dry)"><rect width="{width}" height="{height}" filter="url(#paper)"'
        ' opacity=".3"/></g>'
    )


def _scenery(scenery: Iterable[Sequence[Any]]) -> Iterable[str]:
    yield '<g opacity=".75">'
    for kind, x, y, scale in scenery:
        yield f'<use href="#{kind}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'
    yield "</g>"


def _lines(map_data: Mapping[str, Any]) -> Iterable[str]:
    """Borders, rivers with their bridges, the coast and the Wall."""
    border = _borders(map_data, "border")
    yield f'<path d="{border}" fill="none" stroke="#fbf3de" stroke-width="3.4" opacity=".6"/>'
    yield (
        f'<path d="{border}" fill="none" stroke="#6b4a2b" stroke-width="1.7"'
        ' stroke-dasharray="7 3.5" stroke-linecap="round"/>'
    )
    water = "".join(_line(river) for river in map_data["rivers"])
    lakes = "".join(_ring(lake) for lake in map_data["lakes"])
    for colour, extra in (("#2c5a75", 1.6), ("#6ea3b8", 0.0)):
        yield (
            f'<path d="{water}" fill="none" stroke="{colour}" stroke-width="{5 + extra:g}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
            f'<path d="{lakes}" fill="{colour}" stroke="{colour}" stroke-width="{extra:g}"/>'
        )
    yield f'<use href="#coast" stroke="{INK}" stroke-width="1.7"/>'
    for bridge in map_data["bridges"]:
        x, y = bridge["at"]
        yield (
            f'<g transform="translate({x:g} {y:g}) rotate({bridge["angle"]:g})" stroke="{INK}">'
            '<path d="M-11,-4.5Q0,-6.6 11,-4.5V4.5Q0,6.6 -11,4.5z" fill="#d9c39a"/>'
            '<path d="M-6.6,-5V5M-2.2,-5.4V5.4M2.2,-5.4V5.4M6.6,-5V5" stroke-width=".7"/></g>'
        )
    wall = _line(map_data["wall"])
    yield (
        f'<path d="{wall}" fill="none" stroke="#5d7a8a" stroke-width="11"/>'
        f'<path d="{wall}" fill="none" stroke="#f3fafc" stroke-width="8.5"/>'
        f'<path d="{wall}" fill="none" stroke="#a9c6d3" stroke-width="8.5"'
        ' stroke-dasharray="1.2 8"/>'
    )


def _ports(ports: Mapping[str, Any], names: Mapping[str, str]) -> Iterable[str]:
    for name, port in ports.items():
        x, y, side = port["harbour"]
        ax, ay = port["anchor"]
        half = side / 2
        yield (
            f"<g><title>{escape(names.get(name, name))}</title>"
            f'<path d="M{ax:g},{ay:g}L{x:g},{y:g}" stroke="#5b4126" stroke-width="5"/>'
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{side:g}" height="{side:g}" rx="10"'
            f' fill="#e9dfc6" fill-opacity=".8" stroke="{INK}" stroke-width="1.3"/>'
            f'<rect x="{x - half + 3:g}" y="{y - half + 3:g}" width="{side - 6:g}"'
            f' height="{side - 6:g}" rx="8" fill="#9cc0c8" stroke="{INK}" stroke-width=".6"/>'
        )
        for ux, uy in port["slots"]["units"]:
            yield (
                f'<path d="M{ux - 6:g},{uy + 2:g}h12l-2.4,4h-7.2zM{ux:g},{uy:g}v-7l5,5.4z"'
                ' fill="#3f6b7c" fill-opacity=".5"/>'
            )
        yield (
            f'<circle cx="{ax:g}" cy="{ay:g}" r="10.5" fill="#2f5568" stroke="#f3ead2"'
            f' stroke-width="1.4"/>{_use("anchor", ax, ay)}</g>'
        )


def _icons(areas: Mapping[str, Any]) -> Iterable[str]:
    for area in areas.values():
        if area["kind"] == "sea":
            continue
        slots = area["slots"]
        if area["structure"]:
            yield _use(area["structure"], *slots["structure"])
        for x, y in slots["barrels"]:
            yield _use("barrel", x, y)
        for x, y in slots["crowns"]:
            yield _use("crown", x, y)
        if area["home_of"]:
            field, charge, colour = _SHIELDS[area["home_of"]]
            x, y = slots["power_token"]
            yield (
                f'<g transform="translate({x:g} {y - 1:g})"><path d="{_SHIELD}" fill="{field}"/>'
                f'<path d="{charge}" fill="{colour}" clip-path="url(#shield)"/>'
                f'<path d="{_SHIELD}" fill="none" {_STONE}/></g>'
            )


def _names(areas: Mapping[str, Any], names: Mapping[str, str]) -> Iterable[str]:
    for name, area in areas.items():
        land = area["kind"] == "land"
        label = area["label"]
        lettering = (LAND_NAME if land else SEA_NAME)._replace(size=label["size"])
        lines = lines_within(names[name], label["width"], lettering)
        size = lettering.size * min(1.0, label["width"] / _widest(lines, lettering))
        step = size * LINE_HEIGHT
        turn = f' transform="rotate({label["angle"]:g} {label["x"]:g} {label["y"]:g})"'
        style = (
            f'fill="{INK}" stroke="#f6efdb" stroke-width="2.6" stroke-opacity=".75"'
            if land
            else 'font-style="italic" fill="#1f4457" stroke="#cfe2de" stroke-width="2"'
            ' stroke-opacity=".5"'
        )
        first = label["y"] - step * (len(lines) - 1) / 2 + size * 0.33
        rows = "".join(
            f'<tspan x="{label["x"]:g}" y="{first + i * step:.1f}">{escape(line)}</tspan>'
            for i, line in enumerate(lines)
        )
        yield (
            f'<text font-size="{size:g}" letter-spacing="{lettering.spacing}em" {style}'
            ' text-anchor="middle" paint-order="stroke" stroke-linejoin="round"'
            f"{turn if label['angle'] else ''}>{rows}</text>"
        )


def _frame(map_data: Mapping[str, Any]) -> Iterable[str]:
    """The compass rose and the edge of the sheet."""
    x, y, radius = map_data["compass"]
    long, short, thin = radius, radius * 0.55, radius * 0.16
    star = "".join(
        f'<g transform="rotate({angle})"><path d="M0,{-reach:g}L{thin:g},{-thin:g} 0,0z"'
        f' fill="{INK}"/><path d="M0,{-reach:g}L{-thin:g},{-thin:g} 0,0z" fill="#f3ead2"'
        f' stroke="{INK}" stroke-width=".8"/></g>'
        for angle, reach in [(a, short) for a in (45, 135, 225, 315)]
        + [(a, long) for a in (0, 90, 180, 270)]
    )
    yield (
        f'<g transform="translate({x:g} {y:g})" opacity=".85"><circle r="{radius * 0.72:g}"'
        f' fill="none" stroke="{INK}" stroke-width="1"/><circle r="{radius * 0.64:g}" fill="none"'
        f' stroke="{INK}" stroke-width=".6"/>{star}</g>'
    )
    width, height = map_data["size"]
    yield (
        f'<g fill="none"><rect x="4" y="4" width="{width - 8}" height="{height - 8}"'
        f' stroke="#e9dfc6" stroke-width="8"/><rect x="4" y="4" width="{width - 8}"'
        f' height="{height - 8}" stroke="{INK}" stroke-width="3" stroke-dasharray="40 40"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" stroke="{INK}"'
        f' stroke-width="2"/><rect x="8" y="8" width="{width - 16}" height="{height - 16}"'
        f' stroke="{INK}" stroke-width="1"/></g>'
    )
