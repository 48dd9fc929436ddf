"""Plane geometry on lists of points: what the drawing of the map needs, and no more."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def area(ring: Sequence[Point]) -> float:
    """Signed area; positive when the ring runs clockwise on a canvas whose y axis points down."""
    closed = [*ring, ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(closed)) / 2


def along(line: Sequence[Point], fraction: float) -> Point:
    """The point at a fraction of the line's length."""
    left = fraction * length(line)
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if left <= step and step > 0:
            t = left / step
            return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
        left -= step
    raise ValueError("the fraction lies outside the line")


def crossings(lines: Sequence[Sequence[Point]]) -> Iterator[tuple[int, int]]:
    """Numbers of lines that touch other than end to end; a line may touch itself."""
    cell = 12.0
    buckets: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for number, line in enumerate(lines):
        for at, (a, b) in enumerate(pairwise(line)):
            for i in range(int(min(a[0], b[0]) // cell), int(max(a[0], b[0]) // cell) + 1):
                for j in range(int(min(a[1], b[1]) // cell), int(max(a[1], b[1]) // cell) + 1):
                    buckets.setdefault((i, j), []).append((number, at))
    seen = set()
    for bucket in buckets.values():
        for k, first in enumerate(bucket):
            for second in bucket[:k]:
                pair = (min(first, second), max(first, second))
                if pair in seen:
                    continue
                seen.add(pair)
                (m, i), (n, j) = pair
                if _touch(lines[m], i, lines[n], j, m == n):
                    yield m, n


def _touch(one: Sequence[Point], i: int, two: Sequence[Point], j: int, same: bool) -> bool:
    a, b, c, d = one[i], one[i + 1], two[j], two[j + 1]
    shared = {a, b} & {c, d}
    if len(shared) == 2:
        return True
    if shared:
        neighbours = same and (abs(i - j) == 1 or {i, j} == {0, len(one) - 2})
        ends = {one[0], one[-1]} & {two[0], two[-1]}
        if not neighbours and not (not same and shared <= ends):
            return True
        # Joined end to end: only a fold back onto the other would touch again.
        (joint,) = shared
        p = b if a == joint else a
        q = d if c == joint else c
        return _side(joint, p, q) == 0 and _ahead(joint, p, q)
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, p: Point) -> int:
    cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return 0 if abs(cross) < 1e-9 else (1 if cross > 0 else -1)


def _ahead(origin: Point, p: Point, q: Point) -> bool:
    return (p[0] - origin[0]) * (q[0] - origin[0]) + (p[1] - origin[1]) * (q[1] - origin[1]) > 0
