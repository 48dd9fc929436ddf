"""Free room inside an area, on a fine raster: where a rectangle may lie, and what is taken."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import accumulate, pairwise

from scripts.make_map.geometry import Line, Point

STEP = 2.0


@dataclass(frozen=True)
class Box:
    """A rectangle by its middle and its size."""

    x: float
    y: float
    width: float
    height: float


class Room:
    """The inside of an area, `margin` away from its border, minus what has been taken."""

    def __init__(self, rings: Sequence[Line], margin: float) -> None:
        xs, ys = [x for x, _ in rings[0]], [y for _, y in rings[0]]
        self.left, self.top = math.floor(min(xs)) + 0.5, math.floor(min(ys)) + 0.5
        self.columns = int((max(xs) - self.left) / STEP) + 1
        self.rows = int((max(ys) - self.top) / STEP) + 1
        self.free = [self._row(rings, self.top + r * STEP) for r in range(self.rows)]
        for ring in rings:
            self.take_line([*ring, ring[0]], margin)
        self._sums: list[list[int]] | None = None

    def copy(self) -> Room:
        twin = copy(self)
        twin.free = [row[:] for row in self.free]
        return twin

    def _row(self, rings: Sequence[Line], y: float) -> list[bool]:
        cuts = []
        for ring in rings:
            ax, ay = ring[-1]
            for bx, by in ring:
                if (ay > y) != (by > y):
                    cuts.append((bx - ax) * (y - ay) / (by - ay) + ax)
                ax, ay = bx, by
        cuts.sort()
        row = [False] * self.columns
        for enter, leave in zip(cuts[::2], cuts[1::2], strict=True):
            first = max(0, math.ceil((enter - self.left) / STEP))
            last = min(self.columns - 1, math.floor((leave - self.left) / STEP))
            for column in range(first, last + 1):
                row[column] = True
        return row

    def _cells(self, x: float, y: float, reach: float) -> Iterator[tuple[int, int]]:
        for r in range(
            max(0, math.ceil((y - reach - self.top) / STEP)),
            min(self.rows - 1, math.floor((y + reach - self.top) / STEP)) + 1,
        ):
            for c in range(
                max(0, math.ceil((x - reach - self.left) / STEP)),
                min(self.columns - 1, math.floor((x + reach - self.left) / STEP)) + 1,
            ):
                yield r, c

    def take_line(self, line: Sequence[Point], width: float) -> None:
        for a, b in pairwise(line):
            pieces = max(1, math.ceil(math.dist(a, b) / STEP))
            for k in range(pieces):
                x = a[0] + (b[0] - a[0]) * k / pieces
                y = a[1] + (b[1] - a[1]) * k / pieces
                self.take_disc(x, y, width)

    def keep_near(self, point: Point, reach: float) -> None:
        """Take all that lies farther from the point, across or along."""
        for r, row in enumerate(self.free):
            for c in range(self.columns):
                dx, dy = self.left + c * STEP - point[0], self.top + r * STEP - point[1]
                row[c] = row[c] and abs(dx) <= reach and abs(dy) <= reach
        self._sums = None

    def take_inside(self, ring: Line) -> None:
        for r in range(self.rows):
            for c, inside in enumerate(self._row([ring], self.top + r * STEP)):
                if inside:
                    self.free[r][c] = False
        self._sums = None

    def take_disc(self, x: float, y: float, radius: float) -> None:
        for r, c in self._cells(x, y, radius):
            if math.hypot(self.left + c * STEP - x, self.top + r * STEP - y) <= radius:
                self.free[r][c] = False
        self._sums = None

    def take(self, box: Box, gap: float = 0.0, angle: float = 0.0) -> None:
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for r, c in self._cells(box.x, box.y, math.hypot(box.width, box.height) / 2 + gap):
            dx, dy = self.left + c * STEP - box.x, self.top + r * STEP - box.y
            along, across = dx * cos + dy * sin, dy * cos - dx * sin
            if abs(along) <= box.width / 2 + gap and abs(across) <= box.height / 2 + gap:
                self.free[r][c] = False
        self._sums = None

    def holds(self, box: Box, angle: float = 0.0) -> bool:
        """Is the whole rectangle free?"""
        if angle == 0:
            return self._holds_upright(box)
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        pieces_x, pieces_y = math.ceil(box.width / STEP), math.ceil(box.height / STEP)
        for i in range(pieces_x + 1):
            for j in range(pieces_y + 1):
                u = (i / pieces_x - 0.5) * box.width
                v = (j / pieces_y - 0.5) * box.height
                r = round((box.y + u * sin + v * cos - self.top) / STEP)
                c = round((box.x + u * cos - v * sin - self.left) / STEP)
                if not (0 <= r < self.rows and 0 <= c < self.columns and self.free[r][c]):
                    return False
        return True

    def _holds_upright(self, box: Box) -> bool:
        s = self._taken_above_left()
        r0 = math.floor((box.y - box.height / 2 - self.top) / STEP)
        c0 = math.floor((box.x - box.width / 2 - self.left) / STEP)
        r1 = math.ceil((box.y + box.height / 2 - self.top) / STEP) + 1
        c1 = math.ceil((box.x + box.width / 2 - self.left) / STEP) + 1
        if r0 < 0 or c0 < 0 or r1 > self.rows or c1 > self.columns:
            return False
        return s[r1][c1] - s[r0][c1] - s[r1][c0] + s[r0][c0] == 0

    def _taken_above_left(self) -> list[list[int]]:
        """For every corner of the raster, how many taken cells lie above and left of it."""
        if self._sums is None:
            sums = [[0] * (self.columns + 1)]
            for row in self.free:
                own = accumulate((0 if free else 1 for free in row), initial=0)
                sums.append([a + b for a, b in zip(own, sums[-1], strict=True)])
            self._sums = sums
        return self._sums

    def places(self, width: float, height: float, stride: float) -> list[Box]:
        """The free rectangles of this size, with middles a stride apart."""
        step = round(stride / STEP)
        boxes = (
            Box(self.left + c * STEP, self.top + r * STEP, width, height)
            for r in range(0, self.rows, step)
            for c in range(0, self.columns, step)
            if self.free[r][c]
        )
        return [box for box in boxes if self.holds(box)]

    def middle(self) -> Point:
        """The centre of gravity of what is free."""
        cells = [
            (self.left + c * STEP, self.top + r * STEP)
            for r, row in enumerate(self.free)
            for c, free in enumerate(row)
            if free
        ]
        return (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
