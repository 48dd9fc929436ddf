"""Trays and pieces for the tests, written as the rulebook writes them: in inches and degrees."""

from hypothesis import strategies as st

from throneroom.games.ice_and_fire.geometry.shapes import Box, Footprint, Pose, box

INFANTRY = Footprint(2400, 2750, 2750 / 2400)
CAVALRY = Footprint(2500, 2750)
SMALL_SOLO = Footprint(1380, 1380)
LARGE_SOLO = Footprint(2775, 1380)
TRAYS = (INFANTRY, CAVALRY, SMALL_SOLO, LARGE_SOLO)


def thousandths(number: float) -> int:
    return round(number * 1000)


def pose(x: float, y: float, h: float) -> Pose:
    return thousandths(x), thousandths(y), thousandths(h)


def at(x: float, y: float, h: float, footprint: Footprint = INFANTRY) -> Box:
    return box(*pose(x, y, h), footprint)


def piece(along: float, across: float, x: float, y: float, h: float = 0) -> Box:
    """A piece of terrain; its first size lies along its heading (F18.17)."""
    return at(x, y, h, Footprint(thousandths(along / 2), thousandths(across / 2)))


headings = st.integers(0, 359_999)
footprints = st.sampled_from([*TRAYS, Footprint(3000, 500)])


def boxes(span: int = 8000) -> st.SearchStrategy[Box]:
    """Trays anywhere in a square: with 8" most pairs overlap or are close."""
    place = st.integers(0, span)
    return st.builds(box, place, place, headings, footprints)
