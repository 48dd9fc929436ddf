"""Hand-drawn lines made natural: ragged coasts, gently wandering borders, smooth borders at sea.

Everything random comes from a generator seeded with the line's own name, so the map is always the
same. A line that would touch another one is drawn again, each time a little calmer.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scripts.make_map.geometry import Line, Point, crossings


@dataclass(frozen=True)
class Hand:
    """How a kind of line is drawn: how far its points stray, how wild it is, and how fine."""

    stray: float
    rounded: bool
    wildness: float
    grain: float


HANDS = {
    "coast": Hand(stray=5.0, rounded=True, wildness=0.2, grain=4.0),
    "border": Hand(stray=0.0, rounded=True, wildness=0.10, grain=9.0),
    "river": Hand(stray=0.0, rounded=True, wildness=0.12, grain=6.0),
    "sea": Hand(stray=0.0, rounded=True, wildness=0.0, grain=8.0),
    "wall": Hand(stray=0.0, rounded=False, wildness=0.04, grain=14.0),
    "lake": Hand(stray=0.0, rounded=True, wildness=0.06, grain=2.5),
    "edge": Hand(stray=0.0, rounded=False, wildness=0.0, grain=math.inf),
}
TRIES = 12


def roughen(sketches: Mapping[str, tuple[str, Sequence[Point]]]) -> dict[str, Line]:
    """Finished lines, none touching another, from sketches: (kind, points) by name."""
    names = list(sketches)
    tries = dict.fromkeys(names, 0)
    lines = {name: _draw(name, *sketches[name], 0) for name in names}
    while True:
        clashing = {i for pair in crossings([lines[n] for n in names]) for i in pair}
        if not clashing:
            return lines
        for i in sorted(clashing):
            name = names[i]
            tries[name] += 1
            if tries[name] > TRIES:
                raise ValueError(f"no way to draw {name} without touching another line")
            lines[name] = _draw(name, *sketches[name], tries[name])


def _draw(name: str, kind: str, points: Sequence[Point], attempt: int) -> Line:
    hand = HANDS[kind]
    rng = random.Random(f"{name} {attempt}")
    calm = 1 - attempt / TRIES
    wildness, stray = hand.wildness * calm, hand.stray * calm
    strayed = [(x + rng.gauss(0, stray), y + rng.gauss(0, stray)) for x, y in points[1:-1]]
    line = [points[0], *strayed, points[-1]]
    if hand.rounded:
        line = _rounded(line, hand.grain * 3 if wildness else hand.grain)
    finished = [line[0]]
    for a, b in pairwise(line):
        _displace(finished, a, b, wildness, hand.grain, rng)
    snapped = [(round(x, 1), round(y, 1)) for x, y in finished]
    return [p for i, p in enumerate(snapped) if i == 0 or p != snapped[i - 1]]


def _displace(
    finished: Line, a: Point, b: Point, wildness: float, grain: float, rng: random.Random
) -> None:
    """Midpoint displacement: push the middle of the segment aside, then go on with both halves."""
    reach = math.dist(a, b)
    if reach <= grain:
        finished.append(b)
        return
    push = max(-0.3, min(0.3, rng.gauss(0, wildness)))
    t = 0.5 + rng.uniform(-0.12, 0.12) * (wildness > 0)
    middle = (
        a[0] + t * (b[0] - a[0]) - push * (b[1] - a[1]),
        a[1] + t * (b[1] - a[1]) + push * (b[0] - a[0]),
    )
    _displace(finished, a, middle, wildness, grain, rng)
    _displace(finished, middle, b, wildness, grain, rng)


def _rounded(points: Sequence[Point], step: float) -> Line:
    """A Catmull-Rom curve through the points."""
    padded = [points[0], *points, points[-1]]
    curve = [points[0]]
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        pieces = max(1, round(math.dist(p1, p2) / step))
        for k in range(1, pieces + 1):
            t = k / pieces
            curve.append(
                (_catmull(p0[0], p1[0], p2[0], p3[0], t), _catmull(p0[1], p1[1], p2[1], p3[1], t))
            )
    return curve


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )
