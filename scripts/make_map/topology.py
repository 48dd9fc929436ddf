"""From lines to areas: which line divides what, and the rings of lines that enclose each area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scripts.make_map import drawing
from scripts.make_map.geometry import Line, Point, area
from scripts.make_map.roughen import roughen


@dataclass(frozen=True)
class Border:
    """A line between two faces, each an area's id or one of drawing's codes for what is none."""

    between: tuple[str, str]
    kind: str
    points: Line


def borders(seas: set[str], rivers: set[frozenset[str]]) -> list[Border]:
    """All the lines of the drawing, finished. `rivers`: pairs of areas that a river divides."""
    junctions = _junctions()
    sketches: dict[str, tuple[str, Sequence[Point]]] = {}
    between: dict[str, tuple[str, str]] = {}
    for start, divided, middle, end in _lines():
        first, second = sorted(divided)
        name = f"{start} {end} {first} {second}"
        between[name] = (first, second)
        points = [junctions[start], *middle, junctions[end]]
        sketches[name] = (_kind(first, second, seas, rivers), points)
    for island, sea, coast in _islands():
        between[island] = (island, sea)
        sketches[island] = ("coast", [*coast, coast[0]])
    lines = roughen(sketches)
    return [Border(between[name], sketches[name][0], lines[name]) for name in sketches]


def rings(face: str, borders: Sequence[Border]) -> list[Line]:
    """The outer ring of a face (clockwise), then its holes (anticlockwise), ends not repeated."""
    left = [list(b.points) for b in borders if face in b.between]
    found: list[Line] = []
    while left:
        ring = left.pop()
        while ring[0] != ring[-1]:
            after = next(i for i, line in enumerate(left) if ring[-1] in (line[0], line[-1]))
            line = left.pop(after)
            ring.extend((line if line[0] == ring[-1] else line[::-1])[1:])
        found.append(ring[:-1])
    found.sort(key=lambda ring: -abs(area(ring)))
    return [ring if (area(ring) > 0) == (i == 0) else ring[::-1] for i, ring in enumerate(found)]


def _kind(first: str, second: str, seas: set[str], rivers: set[frozenset[str]]) -> str:
    pair = {first, second}
    if drawing.EDGE in pair:
        return "edge"
    if drawing.LAKE in pair:
        return "lake"
    if frozenset(pair) in rivers:
        return "river"
    wet = len(pair & seas)
    if wet == 0:
        return "wall" if drawing.BEYOND in pair else "border"
    return "coast" if wet == 1 else "sea"


def _faces(junction: str) -> set[str]:
    codes = junction.split(":")[0].split(".")
    return {drawing.CODES.get(code, code) for code in codes}


def _point(text: str) -> Point:
    x, y = text.split(",")
    return (float(x), float(y))


def _junctions() -> Mapping[str, Point]:
    words = drawing.JUNCTIONS.split()
    return {name: _point(at) for name, at in zip(words[::2], words[1::2], strict=True)}


def _lines() -> list[tuple[str, set[str], list[Point], str]]:
    """Start, the two faces that the line divides, the points between, end."""
    words = [
        word
        for row in drawing.LINES.splitlines()
        if not row.startswith("#")
        for word in row.split()
    ]
    found: list[tuple[str, set[str], list[Point], str]] = []
    start = named = ""
    middle: list[Point] = []
    for word in words:
        if "," in word:
            middle.append(_point(word))
        elif "/" in word:
            named = word
        elif not start:
            start, named, middle = word, "", []
        else:
            divided = _faces(named.replace("/", ".")) if named else _faces(start) & _faces(word)
            found.append((start, divided, middle, word))
            start = ""
    return found


def _islands() -> list[tuple[str, str, list[Point]]]:
    found: list[tuple[str, str, list[Point]]] = []
    words = iter(drawing.ISLANDS.split())
    for word in words:
        if "," in word:
            found[-1][2].append(_point(word))
        else:
            found.append((drawing.CODES[word], drawing.CODES[next(words)], []))
    return found
