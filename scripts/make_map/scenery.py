"""Decoration: small islands, and hills, woods and marshes scattered over the land by region."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from scripts.make_map import drawing
from scripts.make_map.geometry import Line, Point
from scripts.make_map.room import Box, Room

# What grows or rises where, with its share of the land.
TERRAIN = {
    drawing.BEYOND: "mountain 2 pine 2 snow 2",
    "castle_black": "pine 3 snow 3 hill 1",
    "karhold": "pine 3 hill 2 snow 1",
    "winterfell": "pine 5 hill 2 mountain 1 snow 2 meadow 1",
    "the_stony_shore": "hill 3 pine 2 meadow 1",
    "white_harbor": "hill 2 pine 2 meadow 2",
    "widows_watch": "hill 3 pine 2",
    "flints_finger": "hill 3 reed 2",
    "greywater_watch": "reed 5 tree 1",
    "moat_cailin": "reed 4 tree 1",
    "seagard": "tree 2 meadow 3",
    "the_twins": "tree 2 reed 1 meadow 2",
    "the_fingers": "hill 3 mountain 1 meadow 1",
    "the_mountains_of_the_moon": "mountain 6 hill 1",
    "the_eyrie": "mountain 1",
    "riverrun": "tree 3 meadow 3",
    "pyke": "hill 3 meadow 1",
    "lannisport": "hill 4 mountain 1 meadow 1",
    "stoney_sept": "meadow 3 tree 2 hill 1",
    "harrenhal": "tree 2 meadow 3",
    "crackclaw_point": "pine 2 hill 2",
    "searoad_marches": "meadow 3 hill 2 tree 1",
    "blackwater": "meadow 4 tree 2",
    "kings_landing": "meadow 3 tree 1",
    "dragonstone": "mountain 1 hill 1",
    "kingswood": "tree 1",
    "the_reach": "meadow 4 tree 2",
    "storms_end": "tree 3 hill 2 meadow 1",
    "highgarden": "meadow 4 tree 2",
    "dornish_marches": "hill 2 mountain 2 meadow 1",
    "the_boneway": "mountain 3 hill 1",
    "oldtown": "meadow 3 tree 1",
    "three_towers": "meadow 2 hill 2",
    "the_arbor": "meadow 3 tree 2",
    "princes_pass": "mountain 4 hill 1",
    "starfall": "mountain 1 dune 3 hill 1",
    "yronwood": "mountain 1 hill 1 dune 2",
    "sunspear": "dune 1",
    "salt_shore": "dune 1",
}

# How far apart signs of a kind stand.
SPACING = {
    "mountain": 25.0,
    "hill": 27.0,
    "pine": 14.0,
    "tree": 14.0,
    "reed": 20.0,
    "dune": 27.0,
    "meadow": 24.0,
    "snow": 28.0,
}


def scatter(area: str, rings: Sequence[Line], keep_clear: Sequence[Box]) -> list[list[object]]:
    """Signs of the area's terrain, [kind, x, y, scale], off its border, its name and its icons.

    The land is divided into patches of one kind each, so that trees make woods and peaks ranges.
    """
    rng = random.Random(f"scenery {area}")
    room = Room(rings, 6.0)
    for box in keep_clear:
        room.take(box, 4.0)
    xs, ys = [x for x, _ in rings[0]], [y for _, y in rings[0]]

    def anywhere() -> Point:
        return (rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))

    words = TERRAIN[area].split()
    kinds, shares = words[::2], [int(share) for share in words[1::2]]
    size = (max(xs) - min(xs)) * (max(ys) - min(ys))
    patches = [
        (anywhere(), rng.choices(kinds, shares)[0]) for _ in range(max(3, round(size / 3500)))
    ]
    placed: list[tuple[Point, float]] = []
    signs: list[tuple[float, list[object]]] = []
    for _ in range(round(size / 20)):
        at = anywhere()
        kind = min(patches, key=lambda patch: math.dist(patch[0], at))[1]
        apart = SPACING[kind]
        scale = rng.uniform(0.85, 1.15)
        if all(math.dist(at, other) >= max(apart, far) for other, far in placed) and room.holds(
            Box(*at, 13.0, 11.0)
        ):
            placed.append((at, apart))
            signs.append((at[1], [kind, round(at[0], 1), round(at[1], 1), round(scale, 2)]))
    return [sign for _, sign in sorted(signs, key=lambda sign: sign[0])]


def islets() -> list[tuple[str, Line]]:
    """Small islands, by the sea they lie in."""
    words = drawing.ISLETS.split()
    found = []
    for i in range(0, len(words), 5):
        sea, at, half_length, half_width, slant = words[i : i + 5]
        x, y = (float(part) for part in at.split(","))
        found.append(
            (drawing.CODES[sea], _blob((x, y), float(half_length), float(half_width), float(slant)))
        )
    return found


def _blob(middle: Point, half_length: float, half_width: float, slant: float) -> Line:
    rng = random.Random(f"islet {middle}")
    waves = [(k, rng.uniform(-1, 1) * 0.3 / k**0.8, rng.uniform(0, math.tau)) for k in range(2, 9)]
    cos, sin = math.cos(math.radians(slant)), math.sin(math.radians(slant))
    count = max(12, round((half_length + half_width) * 1.1))
    ring = []
    for i in range(count):
        turn = math.tau * i / count
        swell = 1 + sum(size * math.cos(k * turn + phase) for k, size, phase in waves)
        u, v = half_length * swell * math.cos(turn), half_width * swell * math.sin(turn)
        ring.append(
            (round(middle[0] + u * cos - v * sin, 1), round(middle[1] + u * sin + v * cos, 1))
        )
    return ring
