"""The battlefield in characters, north at the top, for the terminal."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from throneroom.games.ice_and_fire.content import PIECE, TERRAIN, TRAY, TRAYS
from throneroom.games.ice_and_fire.geometry.polygons import free_box
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, Footprint, box, moved
from throneroom.games.ice_and_fire.layout import CASTLE_WALL, WALL

Say = Callable[..., str]
Corners = tuple[tuple[float, float], ...]

COLUMNS: Final = 72
MARGIN: Final = 4
TICK: Final = 6 * INCH
STYLES: Final = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
FILL: Final = "░▒▓█"  # the trays of each seat
ARROWS: Final = "→↗↑↖←↙↓↘"
TOKENS: Final = "①②③④⑤⑥⑦⑧⑨"
GROUND: Final = {
    "forest": ("♣", "green"),
    "corpse_pile": ("%", "magenta"),
    "bog": ("~", "cyan"),
    "stakes": ("x", "dark_orange"),
    "low_wall": ("=", "grey62"),
    "ruined_wall": ("#", "grey62"),
    "hedge": ("“", "green"),
    "weirwood": ("♠", "bright_white"),
    "palisade": ("‖", "dark_orange"),
    "castle_wall": ("█", "grey50"),
    "grim_pile": ("&", "magenta"),
    "free_1": ("o", "grey62"),
    "free_2": ("o", "grey62"),
    "free_3": ("o", "grey62"),
    "free_4": ("o", "grey62"),
}
RUIN: Final = ("▁", "grey50")


def arrow(heading: int) -> str:
    """A heading as the nearest of eight arrows."""
    return ARROWS[round(heading * len(ARROWS) / FULL_TURN) % len(ARROWS)]


def token_sign(token: str) -> str:
    return TOKENS[int(token[1:]) - 1]


class _Canvas:
    """Cells of the field, each a character with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.wide = width / COLUMNS  # a cell is twice as high as it is wide
        self.high = 2 * self.wide
        self.height = height
        self.rows = round(height / self.high)
        self.cells = [[(" ", "")] * COLUMNS for _ in range(self.rows)]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of a point."""
        row = min(max(int((self.height - y) / self.high), 0), self.rows - 1)
        return row, min(max(int(x / self.wide), 0), COLUMNS - 1)

    def put(self, x: float, y: float, text: str, style: str = "") -> None:
        """Write a text centred on a point."""
        row, column = self.cell(x, y)
        first = min(max(column - (len(text) - 1) // 2, 0), COLUMNS - len(text))
        for i, character in enumerate(text):
            self.cells[row][first + i] = (character, style)

    def fill(self, corners: Corners, sign: tuple[str, str], least: int) -> None:
        """Fill the cells that a convex shape covers at least so many sixths of."""
        bottom, left = self.cell(min(x for x, _ in corners), min(y for _, y in corners))
        top, right = self.cell(max(x for x, _ in corners), max(y for _, y in corners))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                if sum(_is_in(corners, *point) for point in self._points(row, column)) >= least:
                    self.cells[row][column] = sign

    def _points(self, row: int, column: int) -> Iterator[tuple[float, float]]:
        for down in (1 / 6, 3 / 6, 5 / 6):
            for along in (1 / 4, 3 / 4):
                yield (column + along) * self.wide, self.height - (row + down) * self.high

    def text(self) -> str:
        """All of it with its frame, in Rich's markup; inches along the edges."""
        ticks = range(0, round(COLUMNS * self.wide) + 1, TICK)
        along = [" "] * (COLUMNS + 4)
        for inches in ticks:
            column = min(int(inches / self.wide), COLUMNS - 1)
            for i, digit in enumerate(str(inches // INCH)):
                along[column + i] = digit
        scale = " " * MARGIN + "".join(along).rstrip()
        edge = " " * (MARGIN - 1) + "+" + "-" * COLUMNS + "+"
        lines = [scale, edge]
        labels = {self.cell(0, y)[0]: y // INCH for y in range(self.height, -1, -TICK)}
        for row in range(self.rows):
            label = str(labels.get(row, ""))
            lines.append(f"{label:>{MARGIN - 1}}|{self._line(row)}|")
        return "\n".join((*lines, edge))

    def _line(self, row: int) -> str:
        line, style = "", ""
        for character, wanted in self.cells[row]:
            if wanted != style:
                line += "[/]" if style else ""
                line += f"[{wanted}]" if wanted else ""
                style = wanted
            line += character
        return line + ("[/]" if style else "")


def _is_in(corners: Corners, x: float, y: float) -> bool:
    """Whether a point is in a convex shape whose corners go round either way."""
    turns = [
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
    ]
    return min(turns) >= 0 or max(turns) <= 0


def _corners(thing: dict[str, Any], foot: Footprint) -> Corners:
    covered = box(thing["x"], thing["y"], thing["h"], foot)[7:15]
    return tuple((covered[i], covered[i + 1]) for i in range(0, 8, 2))


def draw_field(view: dict[str, Any]) -> str:
    """Deployment zones, terrain, walls, tokens, and the trays with their handles and fronts."""
    field = view["field"]
    canvas = _Canvas(field["width"], field["height"])
    for west, south, east, north in field["deployment"]:
        zone = ((west, south), (east, south), (east, north), (west, north))
        canvas.fill(zone, ("·", "grey35"), 4)
    if field["quadrants"]:
        _cross(canvas, field["width"], field["height"])
    for piece in field["terrain"]:
        canvas.fill(_piece_corners(piece), GROUND[piece["kind"]], 2)
        canvas.put(piece["x"], piece["y"], piece["id"][1:], "bold")
    for wall in field["walls"]:
        sign = GROUND["castle_wall"] if wall["wounds"] else RUIN
        canvas.fill(_corners(wall, WALL), sign, 2)
    units = {name: unit for name, unit in view["units"].items() if unit["on_field"]}
    for unit in units.values():
        style = STYLES[unit["seat"]]
        sign = (FILL[unit["seat"]], style)
        canvas.fill(_corners(unit, TRAY[TRAYS.index[unit["tray"]]]), sign, 3)
    _tokens(canvas, view)
    for name, unit in units.items():
        _handle(canvas, name, unit)
    return canvas.text()


def _cross(canvas: _Canvas, width: int, height: int) -> None:
    """The borders of the quarters (F31.3)."""
    for x in range(0, width, INCH):
        canvas.put(x, height / 2, "┄", "grey50")
    for y in range(0, height, INCH):
        canvas.put(width / 2, y, "┆", "grey50")


def _piece_corners(piece: dict[str, Any]) -> Corners:
    if "corners" in piece:  # F18.19
        around = tuple((x, y) for x, y in piece["corners"])
        return tuple(free_box(piece["x"], piece["y"], piece["h"], around).corners)
    kind = TERRAIN.index[piece["kind"]]
    return _corners(piece, WALL if kind == CASTLE_WALL else PIECE[kind])


def _tokens(canvas: _Canvas, view: dict[str, Any]) -> None:
    """Tokens lie where they are, or on the tray that carries them."""
    carriers = view["of_mode"]["carriers"]
    for token, carrier in zip(view["field"]["tokens"], carriers, strict=True):
        if carrier is None:
            canvas.put(token["x"], token["y"], token_sign(token["id"]), "bold yellow")


def _handle(canvas: _Canvas, name: str, unit: dict[str, Any]) -> None:
    """The handle of a unit on its tray, and an arrow at its front; bold if it may still act."""
    style = STYLES[unit["seat"]] if unit["activated"] else f"bold reverse {STYLES[unit['seat']]}"
    depth = TRAY[TRAYS.index[unit["tray"]]].depth
    back = (unit["h"] + FULL_TURN // 2) % FULL_TURN
    canvas.put(*moved(unit["x"], unit["y"], back, depth // 4), name, style)
    canvas.put(*moved(unit["x"], unit["y"], unit["h"], depth * 3 // 4), arrow(unit["h"]), style)


def signs(view: dict[str, Any], say: Say) -> str:
    """What the signs on the field mean, as far as they are there."""
    field = view["field"]
    armies = "abcd"[: len(view["seats"])]
    known = [f"{FILL[i]} {say(f'ice_and_fire-seat-{seat}')}" for i, seat in enumerate(armies)]
    for kind in dict.fromkeys(piece["kind"] for piece in field["terrain"]):
        known.append(f"{GROUND[kind][0]} {say(f'ice_and_fire-terrain-{kind}')}")
    if field["walls"]:
        known.append(f"{GROUND['castle_wall'][0]} {say('ice_and_fire-terrain-castle_wall')}")
    return ", ".join(known)
