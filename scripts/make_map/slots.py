"""Where things lie in an area: its name, its printed icons, units, orders and tokens.

The name and the printed icons form one plate; beside it lie four units, an order, a Power token
and, where one can ever lie, a garrison or neutral force. All of it lies inside the area, and no
two things overlap.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from scripts.make_map.drawing import SIZE
from scripts.make_map.geometry import Line, Point
from scripts.make_map.room import Box, Room

from throneroom.games.thrones.map_svg import (
    BARREL,
    CROWN,
    LAND_NAME,
    LINE_HEIGHT,
    SEA_NAME,
    STRUCTURE,
    lines_within,
    text_width,
)

UNIT, ORDER, TOKEN, GARRISON = 24.0, 28.0, 22.0, 22.0  # across
MARGIN = 4.5  # from the border
FRAME = 12.0  # from the edge of the canvas
GAP = 2.0  # between things
STRIDE = 4.0
REACH = 12  # strides that the name of a sea may be moved
VICINITY = 110.0  # how far from the middle of a land area its things may lie, across or along
TRIES = 80  # places of the plate, nearest to the middle first


@dataclass(frozen=True)
class Wants:
    """What a land area needs room for."""

    names: Sequence[str]
    structure: str | None
    barrels: int
    crowns: int
    garrison: bool


@dataclass(frozen=True)
class Slots:
    label: Box
    size: float
    angle: float
    units: list[Point]
    order: Point
    icons: dict[str, list[Box]] = field(default_factory=dict)  # structure, barrels, crowns
    power_token: Point | None = None
    garrison: Point | None = None


@dataclass(frozen=True)
class Plate:
    """The name with the printed icons above or below it, placed relative to the plate's middle."""

    width: float
    height: float
    label: Box
    icons: list[tuple[str, Box]]


def land_slots(rings: Sequence[Line], wants: Wants, obstacles: Sequence[Box]) -> Slots:
    """`obstacles`: bridges and anchors, which reach into the area."""
    room = Room(rings, MARGIN)
    for obstacle in obstacles:
        room.take(obstacle)
    middle = room.middle()
    room.keep_near(middle, VICINITY)
    near = _Nearest(room)
    for stride in (2 * STRIDE, STRIDE):
        best, least = None, math.inf
        for plate in _plates(wants):
            places = room.places(plate.width, plate.height, stride)
            places.sort(key=lambda box: _apart(box, middle))
            for at in places[:TRIES]:
                cost = 0.8 * _apart(at, middle)
                if cost >= least:
                    break
                found = _around(plate, at, wants, near, middle, least - cost)
                if found:
                    cost += found[0]
                    best, least = found[1], cost
        if best:
            return best
    raise ValueError(f"no room in the area of {wants.names[0]}")


def _around(
    plate: Plate, at: Box, wants: Wants, near: _Nearest, middle: Point, most: float
) -> tuple[float, Slots] | None:
    """All that lies around the plate, and how far from where it should be, if less than `most`."""
    block = near.units(middle, [at])
    if block is None:
        return None
    cost = _apart(block, middle) + _awkward(block)
    if cost >= most:
        return None
    icons: dict[str, list[Box]] = {"structure": [], "barrels": [], "crowns": []}
    for kind, icon in plate.icons:
        icons[kind].append(Box(at.x + icon.x, at.y + icon.y, icon.width, icon.height))
    home = (at.x + plate.icons[0][1].x, at.y + plate.icons[0][1].y)
    taken = [at, block]
    for size, to, weight in (
        (ORDER, (block.x, block.y), 0.5),
        (TOKEN, home, 0.3),
        (GARRISON, home, 0.3),
    )[: 3 if wants.garrison else 2]:
        square = near.square(size, to, taken)
        if square is None:
            return None
        taken.append(square)
        cost += weight * _apart(square, to)
    if cost >= most:
        return None
    order, token, *garrison = [(box.x, box.y) for box in taken[2:]]
    label = plate.label
    return cost, Slots(
        label=Box(at.x + label.x, at.y + label.y, label.width, label.height),
        size=LAND_NAME.size,
        angle=0.0,
        units=_ranks(block),
        order=order,
        icons=icons,
        power_token=token,
        garrison=garrison[0] if garrison else None,
    )


def sea_slots(
    rings: Sequence[Line],
    names: Sequence[str],
    label: tuple[float, float, float, float, float],
    obstacles: Sequence[Line],
) -> Slots:
    """`label`: about where the name's middle is to be, its slant, width and size; `obstacles`:
    outlines to keep clear of."""
    x, y, angle, width, size = label
    lines = max(len(lines_within(name, width, SEA_NAME._replace(size=size))) for name in names)
    height = lines * size * LINE_HEIGHT
    steps = [k * STRIDE for k in range(-REACH, REACH + 1)]
    moves = sorted(((dx, dy) for dx in steps for dy in steps), key=lambda move: math.hypot(*move))
    water = _water(rings, obstacles)
    for dx, dy in moves:
        box = Box(x + dx, y + dy, width, height)
        if not water.holds(box, angle):
            continue
        room = water.copy()
        room.take(box, GAP, angle)
        near = _Nearest(room)
        block = near.units((box.x, box.y), [])
        order = block and near.square(ORDER, (block.x, block.y), [block])
        if block and order:
            order_at = (order.x, order.y)
            return Slots(label=box, size=size, angle=angle, units=_ranks(block), order=order_at)
    raise ValueError(f"no room for the name and the ships of {names[0]}")


def _water(rings: Sequence[Line], obstacles: Sequence[Line]) -> Room:
    room = Room(rings, MARGIN)
    width, height = SIZE
    room.take_line([(0, 0), (width, 0), (width, height), (0, height), (0, 0)], FRAME)
    for outline in obstacles:
        room.take_line([*outline, outline[0]], MARGIN)
        room.take_inside(outline)
    return room


def harbour(sea: Sequence[Line], anchor: Point, obstacles: Sequence[Line]) -> Box:
    """A square off the anchor with room for three ships and an order."""
    found = _Nearest(_water(sea, obstacles)).square(2 * ORDER + GAP, anchor, [])
    if found is None:
        raise ValueError(f"no room for a harbour at {anchor}")
    return found


def berths(harbour: Box, anchor: Point) -> tuple[list[Point], Point]:
    """Three ships, nearest to the anchor, and the order."""
    far = harbour.width / 4
    corners = [(harbour.x + dx * far, harbour.y + dy * far) for dx in (-1, 1) for dy in (-1, 1)]
    corners.sort(key=lambda corner: math.dist(corner, anchor))
    return corners[:3], corners[3]


class _Nearest:
    """Finds the free rectangle nearest to a point and clear of others."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._places: dict[tuple[float, float], list[Box]] = {}
        self._sorted: dict[tuple[tuple[float, float], Point], list[Box]] = {}

    def square(self, size: float, to: Point, clear: Sequence[Box]) -> Box | None:
        return self._best((size, size), to, clear)

    def units(self, to: Point, clear: Sequence[Box]) -> Box | None:
        """Room for four units in a square, a row or a column, whichever comes nearest."""
        side = UNIT + 1
        shapes = ((2 * side, 2 * side), (4 * side, side), (side, 4 * side))
        found = [box for shape in shapes if (box := self._best(shape, to, clear))]
        return min(found, key=lambda box: _apart(box, to) + _awkward(box), default=None)

    def _best(self, size: tuple[float, float], to: Point, clear: Sequence[Box]) -> Box | None:
        if size not in self._places:
            self._places[size] = self._room.places(*size, STRIDE)
        if (size, to) not in self._sorted:
            x, y = to
            self._sorted[size, to] = sorted(
                self._places[size], key=lambda box: (box.x - x) ** 2 + (box.y - y) ** 2
            )
        width, height = size
        zones = [
            (b.x, b.y, (b.width + width) / 2 + GAP, (b.height + height) / 2 + GAP) for b in clear
        ]
        for box in self._sorted[size, to]:
            for x, y, across, along in zones:
                if abs(box.x - x) < across and abs(box.y - y) < along:
                    break
            else:
                return box
        return None


def _awkward(units: Box) -> float:
    """A column of four reads worse than a row or a square."""
    return 40.0 if units.height > 3 * UNIT else 0.0


def _ranks(block: Box) -> list[Point]:
    columns, rows = round(block.width / (UNIT + 1)), round(block.height / (UNIT + 1))
    return [
        (
            block.x + (column - (columns - 1) / 2) * (UNIT + 1),
            block.y + (row - (rows - 1) / 2) * (UNIT + 1),
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _plates(wants: Wants) -> Iterator[Plate]:
    row: list[tuple[str, float, float]] = []
    if wants.structure:
        row.append(("structure", *STRUCTURE[wants.structure]))
    row += [("barrels", *BARREL)] * wants.barrels
    row += [("crowns", *CROWN)] * wants.crowns
    row_width = sum(width for _, width, _ in row) + 3.0 * (len(row) - 1)
    row_height = max(height for _, _, height in row)
    for lines in (1, 2, 3):
        label_width = math.ceil(max(_narrowest(name, lines) for name in wants.names))
        used = max(len(lines_within(name, label_width, LAND_NAME)) for name in wants.names)
        if used < lines:
            continue
        label_height = used * LAND_NAME.size * LINE_HEIGHT
        width, height = max(row_width, label_width), row_height + label_height
        for above in (1, -1):
            row_y = (row_height - height) / 2 * above
            icons, x = [], -row_width / 2
            for kind, icon_width, icon_height in row:
                y = row_y + (row_height - icon_height) / 2
                icons.append((kind, Box(x + icon_width / 2, y, icon_width, icon_height)))
                x += icon_width + 3.0
            label_y = (height - label_height) / 2 * above
            yield Plate(width, height, Box(0.0, label_y, label_width, label_height), icons)


def _narrowest(name: str, lines: int) -> float:
    """The least width in which the name takes at most so many lines."""
    words = name.split()
    widths = {
        text_width(" ".join(words[i:j]), LAND_NAME)
        for i in range(len(words))
        for j in range(i + 1, len(words) + 1)
    }
    longest = max(text_width(word, LAND_NAME) for word in words)
    return min(
        width
        for width in widths
        if width >= longest and len(lines_within(name, width, LAND_NAME)) <= lines
    )


def _apart(box: Box, point: Point) -> float:
    return math.hypot(box.x - point[0], box.y - point[1])
