"""The board with all that lies on it for everybody to see, as an SVG picture.

From north to south: the clans in their camps, the trails to the clearings, the Wall with its
guards, and the Gift; below it who plays. The base game is the Gift alone: W2.2.
"""

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from throneroom.games.watch.content import (
    ANY,
    ANY_RATE,
    CAMPS,
    CLANS,
    COLOURS,
    FREIGHTS,
    GIFT_LIMIT,
    GUARD_SPACES,
    KINDS,
    LAST_BREACH,
    RED_NUMBERS,
    ROUTE_RATE,
    SECTIONS,
    TERRAINS,
    TRAIL_CLAN,
    TRAIL_SECTION,
)
from throneroom.games.watch.geometry import (
    CAMP,
    HEX_AT,
    HEXES,
    ICE_FIELDS,
    PATH_ENDS,
    SITE_AT,
    TERRAIN_HEXES,
    route_sites,
)
from throneroom.games.watch.state import COMBINED, Table, on_island
from throneroom.games.watch.svg_signs import (
    FACE,
    INK,
    LAND,
    PLAYERS,
    ROAD_LINES,
    SYMBOLS,
    cloths,
)
from throneroom.kernel import bits

Name = Callable[[str, str], str]
Point = tuple[float, float]

# Half the width of a hex, and half the length of its side.
_WIDE: Final = 62.35
_LONG: Final = 36.0
_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_WALL_TOP, _WALL_FOOT = -214.0, -106.0
_CLEARINGS: Final = -262.0
_FIRST_CAMP: Final = -368.0
_CAMP_STEPS: Final = ((0, 0), (38, -44), (-26, -76), (34, -118), (-26, -150))
_TOP: Final = {True: -700.0, False: -112.0}
_FOOT: Final = 528.0
_ISLAND_TOP, _ISLAND_FOOT = -162.0, 704.0  # W26.2
_LEFT, _RIGHT = -4.95 * _WIDE, 10.4 * _WIDE


def _at(place: tuple[float, float]) -> Point:
    return place[0] * _WIDE, place[1] * _LONG


def _clan_at(clan: int) -> Point:
    """A clan area lies between the clearings that its trails lead to: W3.16."""
    return (0.36, 3.0, 5.64)[clan] * _WIDE, _FIRST_CAMP


def picture(t: Table, name: Name) -> str:
    """What a spectator sees; `name(kind, id)` gives the names that stand in the picture."""
    top = _ISLAND_TOP if on_island(t) else _TOP[t.brotherhood]
    width, height = _RIGHT - _LEFT, _foot(t) - top
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg"'
            f' viewBox="{_LEFT:.0f} {top:.0f} {width:.0f} {height:.0f}"'
            f' font-family="{FACE}" fill="{INK}" text-anchor="middle">',
            *_definitions(),
            f'<rect x="{_LEFT:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"'
            f' fill="url(#{"sea" if on_island(t) else "snow"})"/>',
            *(_north(t, name) if t.brotherhood else ()),
            *_land(t, name),
            *(_harbours(t, name) if on_island(t) else _routes(t, name)),
            *_pieces(t, name),
            *(_wildlings_in_gift(t, name) if t.brotherhood else ()),
            *_tormund(t, name),
            *_players(t, name),
            "</svg>",
        )
    )


def _foot(t: Table) -> float:
    return _ISLAND_FOOT if on_island(t) else _FOOT


def _definitions() -> Iterator[str]:
    yield "<defs>"
    yield (
        '<linearGradient id="snow" x2="0" y2="1"><stop stop-color="#b9cbd8"/>'
        '<stop offset=".34" stop-color="#e6eef3"/><stop offset=".6" stop-color="#efe9db"/>'
        '<stop offset="1" stop-color="#e3d9c2"/></linearGradient>'
        '<linearGradient id="sea" x2="0" y2="1"><stop stop-color="#9cc4d6"/>'
        '<stop offset="1" stop-color="#6fa3bd"/></linearGradient>'
        '<linearGradient id="far" x2="0" y2="1"><stop stop-color="#74889a"/>'
        '<stop offset="1" stop-color="#b3c6d3"/></linearGradient>'
        '<linearGradient id="ice" x2="0" y2="1"><stop stop-color="#f4fafd"/>'
        '<stop offset="1" stop-color="#9fc3d8"/></linearGradient>'
    )
    yield cloths()
    yield from (f'<g id="{sign}">{drawing}</g>' for sign, drawing in SYMBOLS.items())
    yield "</defs>"


def _use(sign: str, at: Point, title: str = "", size: float = 1.0) -> str:
    """A drawing at a place; the title is read out, and shown by the pointer."""
    told = f"<title>{escape(title)}</title>" if title else ""
    grown = f" scale({size:g})" if size != 1 else ""
    return (
        f'<g transform="translate({at[0]:.1f} {at[1]:.1f}){grown}">{told}<use href="#{sign}"/></g>'
    )


def _text(text: str, at: Point, size: float, more: str = "") -> str:
    return f'<text x="{at[0]:.1f}" y="{at[1]:.1f}" font-size="{size:g}"{more}>{escape(text)}</text>'


def _fitting(text: str, width: float, largest: float) -> float:
    """The size at which a text is no wider than that; a bold letter takes about 0.7 of its size."""
    return round(min(largest, width / (0.7 * len(text))), 1)


_SOFT: Final = ' fill-opacity=".6"'
_BOLD: Final = ' font-weight="bold"'
_SPACED: Final = ' letter-spacing="2"'


# The Gift


def _outline(centre: Point, grown: float = 1.0) -> str:
    x, y = centre
    return " ".join(
        f"{x + grown * dx * _WIDE:.1f},{y + grown * dy * _LONG:.1f}" for dx, dy in _CORNERS
    )


def _land(t: Table, name: Name) -> Iterator[str]:
    """Hexes with their number tokens; ice fields have none: W3.5."""
    tiles = (*TERRAIN_HEXES[t.setup], *ICE_FIELDS[t.setup])
    for tile in tiles:
        yield (
            f'<polygon points="{_outline(_at(HEX_AT[tile]), 1.07)}" fill="#8b7a5c"'
            f' stroke="#8b7a5c" stroke-width="3" stroke-linejoin="round"/>'
        )
    for tile in tiles:
        terrain = TERRAINS.ids[t.terrain[tile]] if t.terrain[tile] >= 0 else "ice_field"
        x, y = _at(HEX_AT[tile])
        label = HEXES.ids[tile].upper()
        number = t.numbers[tile]
        shown = "2 · 12" if number == COMBINED else str(number or "")
        told = f"{label}: {name('terrain', terrain)} {shown}".strip()
        yield f"<g><title>{escape(told)}</title>"
        yield (
            f'<polygon points="{_outline((x, y))}" fill="{LAND[terrain]}" stroke="#f6efdd"'
            ' stroke-width="4" stroke-linejoin="round"/>'
        )
        yield _use(f"land-{terrain}", (x, y))
        if number:
            yield from _number((x, y), number)
        yield _text(label, (x - 37, y + 37), 11, _BOLD + _SOFT)
        yield "</g>"


def _number(at: Point, number: int) -> Iterator[str]:
    """A number token, with a dot for each way to roll it; 6 and 8 are red: W1.20."""
    x, y = at[0], at[1] + 3
    both = number == COMBINED
    colour = "#b3231b" if number in RED_NUMBERS else INK
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="20" fill="#fbf5e3" stroke="{INK}"/>'
    size, text = (13, "2·12") if both else (21, str(number))
    yield _text(text, (x, y + (3 if both else 5)), size, f'{_BOLD} fill="{colour}"')
    dots = 2 if both else 6 - abs(7 - number)
    for dot in range(dots):
        yield (
            f'<circle cx="{x + (dot - (dots - 1) / 2) * 5:.1f}" cy="{y + 12:.1f}" r="1.7"'
            f' fill="{colour}"/>'
        )


def _routes(t: Table, name: Name) -> Iterator[str]:
    """Trade routes: two piers, and a board that names the resource: W3.21."""
    for route, sites in enumerate(route_sites(t.setup)):
        ends = [_at(SITE_AT[site]) for site in sites]
        x = sum(end[0] for end in ends) / 2 - 26
        y = sum(end[1] for end in ends) / 2 + 44
        resource = FREIGHTS.ids[t.routes[route]]
        land = LAND[TERRAINS.ids[t.routes[route]]]
        for end in ends:
            yield (
                f'<path d="M{end[0]:.1f},{end[1]:.1f}L{x:.1f},{y - 6:.1f}" stroke="#7a5a36"'
                ' stroke-width="5" stroke-dasharray="5 3"/>'
            )
        yield (
            f'<rect x="{x - 37:.1f}" y="{y - 17:.1f}" width="74" height="36" rx="7"'
            f' fill="#fffaf0" stroke="{land}" stroke-width="5"/>'
        )
        yield _text(f"{ROUTE_RATE}:1", (x, y - 2), 14, _BOLD)
        called = name("resource", resource)
        yield _text(called, (x, y + 13), _fitting(called, 68, 13))


def _harbours(t: Table, name: Name) -> Iterator[str]:
    """Harbours: two piers out to a board that lies off the coast: W26.7."""
    for harbour, sites in enumerate(route_sites(t.setup)):
        ends = [_at(SITE_AT[site]) for site in sites]
        x, y = _off_coast(ends)
        freight = t.routes[harbour]
        rate = ANY_RATE if freight == ANY else ROUTE_RATE
        edge = "#7a5a36" if freight == ANY else LAND[TERRAINS.ids[freight]]
        for end in ends:
            yield (
                f'<path d="M{end[0]:.1f},{end[1]:.1f}L{x:.1f},{y:.1f}" stroke="#7a5a36"'
                ' stroke-width="5" stroke-dasharray="5 3"/>'
            )
        yield (
            f'<rect x="{x - 37:.1f}" y="{y - 18:.1f}" width="74" height="36" rx="7"'
            f' fill="#fffaf0" stroke="{edge}" stroke-width="5"/>'
        )
        yield _text(f"{rate}:1", (x, y - 3), 14, _BOLD)
        called = name("resource", FREIGHTS.ids[freight])
        yield _text(called, (x, y + 12), _fitting(called, 68, 13))


def _off_coast(ends: list[Point]) -> Point:
    """A point out at sea before the middle of a coast, away from the middle of the island."""
    mx, my = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    dx, dy = mx - 3 * _WIDE, my - 6 * _LONG
    far = 62 / (dx * dx + dy * dy) ** 0.5
    return mx + dx * far, my + dy * far


def _pieces(t: Table, name: Name) -> Iterator[str]:
    """Roads first, because buildings stand on their ends."""
    colours = [COLOURS.ids[colour] for colour in t.colours]
    for seat, colour in enumerate(colours):
        for path in bits(t.roads[seat]):
            yield from _road(path, colour, name("colour", colour))
    for seat, colour in enumerate(colours):
        called = name("colour", colour)
        for site in bits(t.settlements[seat]):
            yield _use(f"settlement-{colour}", _at(SITE_AT[site]), called, 1.15)
        for site in bits(t.keeps[seat]):
            yield _use(f"keep-{colour}", _at(SITE_AT[site]), called, 1.15)


def _road(path: int, colour: str, called: str) -> Iterator[str]:
    (ax, ay), (bx, by) = (_at(SITE_AT[end]) for end in PATH_ENDS[path])
    dx, dy = (bx - ax) * 0.19, (by - ay) * 0.19
    line = f"M{ax + dx:.1f},{ay + dy:.1f}L{bx - dx:.1f},{by - dy:.1f}"
    fill, mark = PLAYERS[colour]
    yield f'<g stroke-linecap="round" fill="none"><title>{escape(called)}</title>'
    yield f'<path d="{line}" stroke="{INK}" stroke-width="12"/>'
    yield f'<path d="{line}" stroke="{fill}" stroke-width="9"/>'
    if ROAD_LINES[colour]:
        yield (
            f'<path d="{line}" stroke="{mark}" stroke-width="2.4"'
            f' stroke-dasharray="{ROAD_LINES[colour]}"/>'
        )
    yield "</g>"


def _wildlings_in_gift(t: Table, name: Name) -> Iterator[str]:
    for tile, kinds in enumerate(t.gift):
        x, y = _at(HEX_AT[tile])
        for i, kind in enumerate(kinds):
            called = name("wildling", KINDS.ids[kind])
            down = 2 if len(kinds) == 1 else 28 * i - 10
            yield _use(f"wildling-{KINDS.ids[kind]}", (x + 38, y + down), called)


def _tormund(t: Table, name: Name) -> Iterator[str]:
    """Tormund on a hex, or in his camp in the Frostfangs: W4.3. The base game has no north, and the
    island no camp: W26.5."""
    camp = (8.6 * _WIDE, -396.0) if t.brotherhood else (8.4 * _WIDE, -30.0)
    if not on_island(t):
        yield _use("tent", camp, name("place", "camp"), 1.2)
        yield _text(name("place", "camp"), (camp[0], camp[1] + 42), 13)
    if t.tormund == CAMP:
        yield _use("tormund", (camp[0] + 36, camp[1] + 2), "Tormund", 1.2)
    else:
        x, y = _at(HEX_AT[t.tormund])
        yield _use("tormund", (x - 38, y + 3), "Tormund", 1.1)


# Beyond the Wall


def _north(t: Table, name: Name) -> Iterator[str]:
    yield from _frostfangs(t, name)
    for face, clan in enumerate(TRAIL_CLAN):
        if clan >= 0:
            yield from _trail(face, clan)
    for clan in range(len(CLANS.ids)):
        yield from _camps(t, clan, name)
    yield from _wall(t, name)
    yield from _breaches(t, name)


def _frostfangs(t: Table, name: Name) -> Iterator[str]:
    """The mountains, with the figures that wait there: W3.19."""
    for x, y, size in ((-2.6, -610, 1.0), (0.6, -628, 1.25), (4.2, -624, 1.2), (7.4, -606, 1.3)):
        yield _use("range", (x * _WIDE, y), "", size)
    at = 3 * _WIDE
    yield _text(name("board", "frostfangs"), (at, -666), 22, _SPACED)
    for kind, left in enumerate(t.frostfangs):
        x = at + (kind - 1) * 92
        called = name("wildling", KINDS.ids[kind])
        yield _use(f"wildling-{KINDS.ids[kind]}", (x - 14, -634), called)
        yield _text(f"× {left}", (x + 18, -628), 16, _BOLD)


def _trail(face: int, clan: int) -> Iterator[str]:
    """A trail from the camp with the largest fire to its clearing, with its number: W3.17."""
    x, y = _clan_at(clan)
    section = TRAIL_SECTION[face]
    same = [f for f, other in enumerate(TRAIL_CLAN) if (other, TRAIL_SECTION[f]) == (clan, section)]
    bend = 26 * (2 * same.index(face) - len(same) + 1)
    to, foot = 2 * section * _WIDE + bend * 0.5, _CLEARINGS - 22
    mid = ((x + to) / 2 + bend, (y + foot) / 2 + 8)
    yield (
        f'<path d="M{x:.1f},{y + 20:.1f}Q{mid[0]:.1f},{mid[1]:.1f} {to:.1f},{foot:.1f}" fill="none"'
        ' stroke="#7c6c58" stroke-width="4" stroke-dasharray="3 6" stroke-linecap="round"/>'
    )
    sx, sy = (x + to) / 4 + mid[0] / 2, (y + 20 + foot) / 4 + mid[1] / 2
    yield (
        f'<rect x="{sx - 9:.1f}" y="{sy - 10:.1f}" width="18" height="18" rx="4" fill="#fffaf0"'
        ' stroke="#7c6c58"/>'
    )
    yield _text(str(face), (sx, sy + 4), 13, _BOLD)


def _camps(t: Table, clan: int, name: Name) -> Iterator[str]:
    """Five camps; the lower its number, the larger its fire: W3.16."""
    x, y = _clan_at(clan)
    spots = [(x + dx, y + dy) for dx, dy in _CAMP_STEPS[:CAMPS]]
    way = "L".join(f"{px:.1f},{py:.1f}" for px, py in spots)
    yield f'<path d="M{way}" fill="none" stroke="#a8987f" stroke-width="3" stroke-dasharray="2 5"/>'
    for camp, spot in enumerate(spots):
        yield (
            f'<circle cx="{spot[0]:.1f}" cy="{spot[1]:.1f}" r="18" fill="#f7fafc"'
            ' stroke="#6e6355" stroke-width="1.6"/>'
        )
        fire = (spot[0] + (-28 if camp % 2 == 0 and camp else 28), spot[1] + 4)
        yield _use("fire", fire, "", 1.05 - 0.13 * camp)
        if camp < len(t.camps[clan]):
            kind = KINDS.ids[t.camps[clan][camp]]
            yield _use(f"wildling-{kind}", spot, name("wildling", kind))
        else:
            yield _text(str(camp + 1), (spot[0], spot[1] + 5), 14, _SOFT)
    label = (x + 4 + 12 * (clan - 1), y + _CAMP_STEPS[-1][1] - 32)
    called = name("clan", CLANS.ids[clan])
    yield _text(called, label, _fitting(called, 156, 15), _BOLD)


def _wall(t: Table, name: Name) -> Iterator[str]:
    """Sections with their guards from space 1 on, and the clearings before them: W3.13, W13.6."""
    for section, guards in enumerate(t.guards):
        x = 2 * section * _WIDE
        called = name("section", SECTIONS.ids[section])
        yield (
            f'<ellipse cx="{x:.1f}" cy="{_CLEARINGS}" rx="57" ry="24" fill="#f9fcfd"'
            ' stroke="#a9bcc8" stroke-width="1.6"/>'
        )
        for i in range(t.clearings[section]):
            at = (x + (i - (t.clearings[section] - 1) / 2) * 21.5, _CLEARINGS)
            yield _use("wildling-regular", at, name("wildling", "regular"))
        yield f"<g><title>{escape(called)}</title>"
        yield f'<path d="{_battlements(x)}" fill="url(#ice)" stroke="#54788e" stroke-width="2"/>'
        yield (
            f'<path d="M{x - 60:.1f},{_WALL_TOP + 56:.1f}h120M{x - 30:.1f},{_WALL_TOP + 14:.1f}v16'
            f"M{x + 34:.1f},{_WALL_TOP + 14:.1f}v22M{x - 48:.1f},{_WALL_FOOT - 12:.1f}v12"
            f'M{x + 20:.1f},{_WALL_FOOT - 12:.1f}v12" stroke="#7ea3b8" stroke-opacity=".6"/></g>'
        )
        yield _text(called, (x, _WALL_TOP + 46), 15, _BOLD)
        yield from _guards(t, x, guards, name)
        yield (
            f'<path d="M{x:.1f},{_WALL_FOOT + 6:.1f}l-12,14m0,-8v8h8" fill="none" stroke="#54788e"'
            ' stroke-width="2.4" stroke-linecap="round"/>'
        )


def _battlements(x: float) -> str:
    """The outline of a section, with five merlons."""
    width = 2 * _WIDE / 9
    teeth = "".join(f"h{width:.2f}v{10 if i % 2 == 0 else -10}" for i in range(8))
    return f"M{x - _WIDE:.1f},{_WALL_FOOT}V{_WALL_TOP}{teeth}h{width:.2f}V{_WALL_FOOT}z"


def _guards(t: Table, x: float, guards: tuple[int, ...], name: Name) -> Iterator[str]:
    y = _WALL_FOOT - 28
    for space in range(GUARD_SPACES):
        at = (x + (space - (GUARD_SPACES - 1) / 2) * 23.4, y)
        yield (
            f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="10.6" fill="#fff" fill-opacity=".75"'
            ' stroke="#54788e"/>'
        )
        if space < len(guards):
            colour = COLOURS.ids[t.colours[guards[space]]]
            yield _use(f"guard-{colour}", at, name("colour", colour))
        else:
            yield _text(str(space + 1), (at[0], at[1] + 4), 12, _SOFT)


def _breaches(t: Table, name: Name) -> Iterator[str]:
    """The breach track, downwards (W1.16), and how many wildlings the Gift holds: W22.9."""
    x, y = -2.75 * _WIDE, -404.0
    yield _text(name("board", "breaches"), (x, y - 26), 15, _BOLD)
    for breach in range(LAST_BREACH + 1):
        there = breach == t.breaches
        colour = "#b3231b" if there else "#f3d9d3" if breach == LAST_BREACH else "#f7fafc"
        yield (
            f'<circle cx="{x:.1f}" cy="{y + breach * 40:.1f}" r="15" fill="{colour}"'
            f' stroke="{INK}" stroke-width="1.6"/>'
        )
        white = ' fill="#fff"' if there else ""
        yield _text(str(breach), (x, y + breach * 40 + 6), 17, _BOLD + white)
    yield _text(name("board", "in_gift"), (x, y + LAST_BREACH * 40 + 48), 15, _BOLD)
    yield _text(f"{t.in_gift} / {GIFT_LIMIT}", (x, y + LAST_BREACH * 40 + 72), 20, _BOLD)


# Who plays


def _players(t: Table, name: Name) -> Iterator[str]:
    """The pieces of each seat, its public points, and the special cards."""
    width = (_RIGHT - _LEFT - 24) / t.seats
    y = _foot(t) - 34
    for seat in range(t.seats):
        colour = COLOURS.ids[t.colours[seat]]
        x = _LEFT + 12 + width * (seat + 0.5)
        yield (
            f'<rect x="{x - width / 2 + 6:.1f}" y="{y - 24:.1f}" width="{width - 12:.1f}"'
            f' height="48" rx="10" fill="#fffaf0" fill-opacity=".8"'
            f' stroke="{INK}" stroke-opacity=".35"/>'
        )
        yield _use(f"keep-{colour}", (x - width / 2 + 32, y + 1), "", 1.1)
        called = name("colour", colour)
        size = _fitting(called, width - 140, 17)
        yield _text(called, (x - width / 2 + 58, y + 6), size, f'{_BOLD} text-anchor="start"')
        signs = [("longest_road", t.longest_road), ("most_patrols", t.most_patrols)]
        for i, sign in enumerate(sign for sign, holder in signs if holder == seat):
            at = (x + width / 2 - 66 - 26 * i, y)
            yield f'<g stroke="{INK}" stroke-width="2.4">{_use(sign, at, name("board", sign))}</g>'
        yield _text(str(t.points[seat]), (x + width / 2 - 32, y + 8), 24, _BOLD)
