"""The battlefield from above as an SVG picture, north at the top, with the armies beside it."""

from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import Final

from throneroom.games.ice_and_fire.content import CARDS, FREE_KINDS, OBJECTIVES, TERRAIN
from throneroom.games.ice_and_fire.field import FOOTPRINT, ground_of, on_field
from throneroom.games.ice_and_fire.geometry.polygons import corners_of
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, Footprint, moved
from throneroom.games.ice_and_fire.hooks import HERE_WE_STAND
from throneroom.games.ice_and_fire.layout import (
    HEIGHT,
    MODES,
    WALL,
    Rectangle,
    layout,
)
from throneroom.games.ice_and_fire.names import CONDITIONS, SEATS, TOKENS, UNITS
from throneroom.games.ice_and_fire.state import GONE, Battle, seat_of
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.svg_signs import (
    CONDITION_COLOUR,
    INK,
    SEAT_COLOUR,
    SEAT_DARK,
    patterns,
)
from throneroom.games.ice_and_fire.svg_trays import SCALE, tray
from throneroom.games.ice_and_fire.view_modes import deployment_areas, walls
from throneroom.kernel import bits

Name = Callable[[str, str], str]

# One unit of the picture is a tenth of an inch.
MARGIN, PANEL = 14, 176
GROUND, EDGE, GRID, PAPER = "#cfc9a0", "#7d7350", "#b9b288", "#f3ecd8"
CLOSED, RUIN = "#a89d7d", "#b9b3a2"
LONGEST: Final = 230  # so many letters of size 1 have room for a name in the panel


def picture(t: Battle, name: Name) -> str:
    """The table as everybody sees it."""
    width, height = t.width * SCALE / INCH, HEIGHT * SCALE / INCH
    wide, high = width + 2 * MARGIN + PANEL, height + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'font-family="Georgia, serif" font-size="7" text-anchor="middle">',
        patterns(),
        f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})">',
        f'<rect width="{width:g}" height="{height:g}" fill="{GROUND}" stroke="{INK}"/>',
        *_ruler(width, height),
        *_zones(t),
        *_quadrants(t),
        *_terrain(t, name),
        *_walls(t, name),
        *_trays(t),
        *_tokens(t),
        *_carried(t),
        "</g>",
        f'<g transform="translate({width + 2 * MARGIN:g} {MARGIN})" text-anchor="start">',
        *_panel(t, name),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts)


def _place(x: int, y: int) -> tuple[float, float]:
    return x * SCALE / INCH, (HEIGHT - y) * SCALE / INCH


def _ruler(width: float, height: float) -> Iterator[str]:
    """A line every six inches, with the inches along two edges."""
    across = "".join(f"M{x} 0V{height:g}" for x in range(60, int(width), 60))
    along = "".join(f"M0 {y}H{width:g}" for y in range(60, int(height), 60))
    yield f'<path class="grid" d="{across}{along}" stroke="{GRID}" stroke-width=".6"/>'
    for x in range(0, int(width) + 1, 60):
        yield f'<text class="inch" x="{x}" y="{height + 9:g}" font-size="6">{x // SCALE}</text>'
    for y in range(0, int(height) + 1, 60):
        yield (
            f'<text class="inch" x="-3" y="{height - y + 2:g}" font-size="6" text-anchor="end">'
            f"{y // SCALE}</text>"
        )


def _zones(t: Battle) -> Iterator[str]:
    """The deployment zones in the colours of those who have them."""
    for place, area in enumerate(deployment_areas(t)):
        owner = t.edge.index(place) if place in t.edge else -1
        colour = SEAT_COLOUR[owner] if owner >= 0 else EDGE
        style = f'fill="{colour}" fill-opacity=".22" stroke="{EDGE}" stroke-dasharray="4 3"'
        yield _area(area, f'class="zone" {style}')
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
            f'<path class="quarters" d="M{width / 2:g} 0V{height:g}M0 {height / 2:g}H{width:g}" '
            f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="8 4"/>'
        )


def _box(x: int, y: int, h: int, foot: Footprint, style: str) -> str:
    """A rectangle that lies along its heading; the front is to the right before it is turned."""
    left, top = _place(x, y)
    deep, wide = foot.depth * SCALE / INCH, foot.width * SCALE / INCH
    return (
        f'<rect x="{-deep:g}" y="{-wide:g}" width="{2 * deep:g}" height="{2 * wide:g}" '
        f'transform="translate({left:g} {top:g}) rotate({-h / INCH:g})" {style}/>'
    )


def _polygon(corners: Iterable[tuple[float, float]], style: str) -> str:
    """A shape by its corners, so that what fills it stays upright."""
    places = [_place(round(x), round(y)) for x, y in corners]
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in places)}" {style}/>'


def _label(x: float, y: float, text: str, size: float = 6.5) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{INK}" stroke="{PAPER}" '
        f'stroke-width="1.500" paint-order="stroke">{escape(text)}</text>'
    )


def _terrain(t: Battle, name: Name) -> Iterator[str]:
    for number, (kind, x, y, h) in enumerate(t.terrain, 1):
        if kind >= 0:
            terrain = TERRAIN.ids[kind]
            ground = terrain if kind not in FREE_KINDS else "free"
            style = f'class="terrain" fill="url(#ground-{ground})" stroke="{INK}" stroke-width=".8"'
            covered = ground_of(t, kind, (x, y, h)).box
            yield _polygon(corners_of(covered), style)
            left, top = _place(x, y)
            # A token that lies on the piece leaves no room for the name.
            lower = any(abs(tx - x) < INCH and abs(ty - y) < INCH for tx, ty, *_ in t.tokens)
            yield _label(left, top + (14 if lower else 2), f"{name('terrain', terrain)} ({number})")


def _walls(t: Battle, name: Name) -> Iterator[str]:
    """The Castle Walls of a siege with the wounds they have left; broken ones pale (F24.15)."""
    for wall in walls(t):
        colour = "url(#ground-castle_wall)" if wall["wounds"] else RUIN
        yield _box(wall["x"], wall["y"], wall["h"], WALL, f'fill="{colour}" stroke="{INK}"')
        left, top = _place(wall["x"], wall["y"])
        yield _label(left, top - 1, name("wall", wall["id"]))
        yield _label(left, top + 6, str(wall["wounds"]))


# Tokens


def _tokens(t: Battle) -> Iterator[str]:
    """The tokens that lie on the field."""
    for token, (x, y, radius, _) in enumerate(t.tokens):
        if t.carriers[token] < 0:
            yield _token(x, y, radius, token)


def _carried(t: Battle) -> Iterator[str]:
    """The tokens that lie on trays: before their middle, where ranks can be missed (F25.8)."""
    for token, unit in enumerate(t.carriers):
        if unit >= 0:
            back = FOOTPRINT[t.card[unit]].depth // 2
            x, y = moved(t.x[unit], t.y[unit], (t.h[unit] + FULL_TURN // 2) % FULL_TURN, back)
            yield _token(x, y, t.tokens[token][2], token)


def _token(x: int, y: int, radius: int, token: int) -> str:
    left, top = _place(x, y)
    return (
        f'<circle class="token" cx="{left:g}" cy="{top:g}" r="{radius * SCALE / INCH:g}" '
        f'fill="#e3b341" stroke="{INK}"/><text x="{left:g}" y="{top + 2.5:g}" '
        f'font-weight="bold" fill="{INK}">{token + 1}</text>'
    )


def _trays(t: Battle) -> Iterator[str]:
    for unit in on_field(t):
        yield from tray(t, unit, *_place(t.x[unit], t.y[unit]))


# The armies beside the field


def _panel(t: Battle, name: Name) -> Iterator[str]:
    """Round and mode, the units of each army with their wounds, the objectives, the tokens."""
    yield _line(8, name("option-mode", MODES.ids[t.mode]), 9, bold=True)
    top = 26.0
    for seat, points in enumerate(t.points):
        yield (
            f'<rect x="0" y="{top - 8:g}" width="{PANEL - MARGIN}" height="11" rx="2" '
            f'fill="{SEAT_COLOUR[seat]}"/>'
        )
        yield _line(top, name("seat", SEATS[seat]), 8, 4, bold=True)
        yield (
            f'<text x="{PANEL - MARGIN - 4}" y="{top:g}" font-size="8" font-weight="bold" '
            f'text-anchor="end" fill="{INK}">{points}</text>'
        )
        top += 12
        for unit, card in enumerate(t.card):
            if card >= 0 and seat_of(unit) == seat and t.place[unit] != GONE:
                yield from _unit_line(t, unit, top, name)
                top += 9 + 7 * len(t.parts[unit])
        top += 8
    yield from _key(t, top, name)


def _line(y: float, text: str, size: float = 6.5, x: float = 0, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    room = int(LONGEST / size)
    short = text if len(text) <= room else f"{text[: room - 1]}…"
    style = f'font-size="{size:g}"{weight} fill="{INK}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(short)}</text>'


def _unit_line(t: Battle, unit: int, top: float, name: Name) -> Iterator[str]:
    card = t.card[unit]
    yield _line(top, UNITS.ids[unit], 6.5, 0, bold=True)
    yield _line(top, name("card", CARDS.ids[card]), 6.5, 14)
    yield (
        f'<text x="{PANEL - MARGIN - 2}" y="{top:g}" font-size="6.5" text-anchor="end" '
        f'fill="{SEAT_DARK[seat_of(unit)]}">{t.wounds[unit]}/{full_wounds(card)}</text>'
    )
    for i, part in enumerate(t.parts[unit], 1):
        yield _line(top + 7 * i, f"+ {name('card', CARDS.ids[part])}", 5.5, 18)


def _key(t: Battle, top: float, name: Name) -> Iterator[str]:
    """The objective cards of the tokens, and the colours of the condition tokens that are there."""
    for token, (_, _, _, card) in enumerate(t.tokens):
        if card >= 0:
            yield (
                f'<circle cx="5" cy="{top - 2:g}" r="4" fill="#e3b341" stroke="{INK}" '
                f'stroke-width=".5"/>'
            )
            yield _line(top, TOKENS.ids[token][1:], 5.5, 3.5)
            yield _line(top, name("objective", OBJECTIVES.ids[card]), 6.5, 14)
            top += 10
    there = 0
    for unit in on_field(t):
        there |= t.conditions[unit]
    for condition in bits(there):
        yield (
            f'<circle cx="5" cy="{top - 2:g}" r="3" fill="{CONDITION_COLOUR[condition]}" '
            f'stroke="{INK}" stroke-width=".7"/>'
        )
        yield _line(top, name("condition", CONDITIONS.ids[condition]), 6.5, 14)
        top += 9
