"""The battlefield from above as an SVG picture, north at the top."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from throneroom.games.ice_and_fire.content import (
    FIRST_FREE,
    PIECE,
    TERRAIN,
)
from throneroom.games.ice_and_fire.field import FOOTPRINT, on_field
from throneroom.games.ice_and_fire.free_terrain import free_piece_box, pieces_of
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, Footprint, moved
from throneroom.games.ice_and_fire.hooks import HERE_WE_STAND
from throneroom.games.ice_and_fire.layout import CASTLE_WALL, HEIGHT, WALL, Rectangle, layout
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle, models_of, seat_of
from throneroom.games.ice_and_fire.view_modes import deployment_areas, walls

# One unit of the picture is a tenth of an inch.
SCALE: Final = 10
GROUND, ZONE, EDGE, INK = "#d9cfae", "#c9bd95", "#8a7d55", "#2b2620"
FREE_COLOUR: Final = "#8f8a6a"
CLOSED, RUIN, MARK = "#a89d7d", "#b9b3a2", "#b0302a"
TERRAIN_COLOUR: Final = {
    "forest": "#5f7f4c",
    "corpse_pile": "#7d6a5c",
    "bog": "#6f8577",
    "stakes": "#a3824f",
    "low_wall": "#9b9b93",
    "ruined_wall": "#9b9b93",
    "hedge": "#73924f",
    "weirwood": "#e8e0dc",
    "palisade": "#7a5a36",
    "castle_wall": "#85857f",
}
SEAT_COLOUR: Final = ("#8fa9c9", "#c98f8a", "#a3b98a", "#c9b27a")


def picture(t: Battle, name: Callable[[str, str], str]) -> str:
    """The table as everybody sees it."""
    width, height = t.width * SCALE / INCH, HEIGHT * SCALE / INCH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'font-family="Georgia, serif" font-size="7" text-anchor="middle">',
        f'<rect width="{width:g}" height="{height:g}" fill="{GROUND}"/>',
        *_zones(t),
        *_quadrants(t),
        *_terrain(t, name),
        *_walls(t, name),
        *_tokens(t),
        *_trays(t, name),
        *_carried(t),
        "</svg>",
    ]
    return "\n".join(parts)


def _place(x: int, y: int) -> tuple[float, float]:
    return x * SCALE / INCH, (HEIGHT - y) * SCALE / INCH


def _zones(t: Battle) -> Iterator[str]:
    for area in deployment_areas(t):
        yield _area(area, f'fill="{ZONE}" stroke="{EDGE}" stroke-dasharray="4 3"')
    closed = layout(t.mode, t.width).closed
    if closed:  # F24.5
        yield _area(closed, f'fill="{CLOSED}"')


def _area(area: Rectangle, style: str) -> str:
    west, south, east, north = area
    x, y = _place(west, north)
    wide, high = (east - west) * SCALE / INCH, (north - south) * SCALE / INCH
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {style}/>'


def _quadrants(t: Battle) -> Iterator[str]:
    """The borders of the four quarters (F31.3)."""
    if t.mode == HERE_WE_STAND:
        width, height = t.width * SCALE / INCH, HEIGHT * SCALE / INCH
        yield (
            f'<path d="M{width / 2:g} 0V{height:g}M0 {height / 2:g}H{width:g}" fill="none" '
            f'stroke="{EDGE}" stroke-width="2" stroke-dasharray="8 4"/>'
        )


def _walls(t: Battle, name: Callable[[str, str], str]) -> Iterator[str]:
    """The Castle Walls of a siege with the wounds they have left; broken ones pale (F24.15)."""
    for wall in walls(t):
        colour = TERRAIN_COLOUR["castle_wall"] if wall["wounds"] else RUIN
        yield _box(wall["x"], wall["y"], wall["h"], WALL, f'fill="{colour}" stroke="{INK}"')
        left, top = _place(wall["x"], wall["y"])
        label = escape(name("wall", wall["id"]))
        yield f'<text x="{left:g}" y="{top:g}" fill="{INK}">{label}</text>'
        yield f'<text x="{left:g}" y="{top + 7:g}" fill="{INK}">{wall["wounds"]}</text>'


def _box(x: int, y: int, h: int, foot: Footprint, style: str) -> str:
    """A rectangle that lies along its heading; the front is to the right before it is turned."""
    left, top = _place(x, y)
    deep, wide = foot.depth * SCALE / INCH, foot.width * SCALE / INCH
    return (
        f'<rect x="{-deep:g}" y="{-wide:g}" width="{2 * deep:g}" height="{2 * wide:g}" '
        f'transform="translate({left:g} {top:g}) rotate({-h / INCH:g})" {style}/>'
    )


def _polygon(piece: FreeBox, style: str) -> str:
    """A piece that the players have defined (F18.19)."""
    places = [_place(round(x), round(y)) for x, y in piece.corners]
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in places)}" {style}/>'


def _terrain(t: Battle, name: Callable[[str, str], str]) -> Iterator[str]:
    for kind, x, y, h in t.terrain:
        if kind >= 0:
            terrain = TERRAIN.ids[kind]
            style = f'fill="{TERRAIN_COLOUR.get(terrain, FREE_COLOUR)}" fill-opacity="0.85"'
            if kind >= FIRST_FREE:
                yield _polygon(free_piece_box(pieces_of(t.options), kind, (x, y, h)), style)
            else:
                foot = WALL if kind == CASTLE_WALL else PIECE[kind]
                yield _box(x, y, h, foot, style)
            left, top = _place(x, y)
            label = escape(name("terrain", terrain))
            yield f'<text x="{left:g}" y="{top + 2:g}" fill="{INK}">{label}</text>'


def _tokens(t: Battle) -> Iterator[str]:
    """The tokens that lie on the field."""
    for token, (x, y, radius, _) in enumerate(t.tokens):
        if t.carriers[token] < 0:
            yield _token(x, y, radius)


def _carried(t: Battle) -> Iterator[str]:
    """The tokens that lie on trays: behind their middle, so that the name can be read (F25.8)."""
    for token, unit in enumerate(t.carriers):
        if unit >= 0:
            back = FOOTPRINT[t.card[unit]].depth // 2
            x, y = moved(t.x[unit], t.y[unit], (t.h[unit] + FULL_TURN // 2) % FULL_TURN, back)
            yield _token(x, y, t.tokens[token][2])


def _token(x: int, y: int, radius: int) -> str:
    left, top = _place(x, y)
    return (
        f'<circle cx="{left:g}" cy="{top:g}" r="{radius * SCALE / INCH:g}" fill="#e3b341" '
        f'stroke="{INK}"/>'
    )


def _trays(t: Battle, name: Callable[[str, str], str]) -> Iterator[str]:
    for unit in on_field(t):
        foot = FOOTPRINT[t.card[unit]]
        x, y, h = t.x[unit], t.y[unit], t.h[unit]
        colour = SEAT_COLOUR[seat_of(unit)]
        line = f'stroke="{MARK}" stroke-width="3"' if t.marked >> unit & 1 else f'stroke="{INK}"'
        yield _box(x, y, h, foot, f'fill="{colour}" {line}')  # F28.3
        left, top = _place(x, y)
        front = foot.depth * SCALE / INCH
        yield (
            f'<path d="M{front:g} 0l-5 -4v8z" fill="{INK}" '
            f'transform="translate({left:g} {top:g}) rotate({-h / INCH:g})"/>'
        )
        label = escape(name("unit", UNITS.ids[unit]))
        yield f'<text x="{left:g}" y="{top:g}" fill="{INK}">{label}</text>'
        yield f'<text x="{left:g}" y="{top + 8:g}" fill="{INK}">{models_of(t, unit)}</text>'
