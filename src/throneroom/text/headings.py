"""Headings in degrees as people tell them: by the nearest point of the compass, and whether a
little to its left or right. Messages choose their words by that; the page has the same two."""

from collections.abc import Callable
from typing import Any, Final

POINTS: Final = (
    *("east", "northeast", "north", "northwest"),
    *("west", "southwest", "south", "southeast"),
)
STEP: Final = 360 / len(POINTS)
ASIDE: Final = STEP / 6  # a point and what is beside it share the circle alike


def _degrees(heading: Any) -> float | None:
    """The number; nothing while it is left open."""
    try:
        return float(heading)
    except (TypeError, ValueError):
        return None


def compass(heading: Any) -> str:
    """The point of the compass that a heading is nearest to; 0 is east, 90 north."""
    degrees = _degrees(heading)
    return "open" if degrees is None else POINTS[int((degrees + STEP / 2) // STEP) % len(POINTS)]


def aside(heading: Any) -> str:
    """On which side of that point it lies, for whoever looks along it."""
    degrees = _degrees(heading)
    if degrees is None:
        return "straight"
    off = (degrees + STEP / 2) % STEP - STEP / 2
    return "left" if off > ASIDE else "right" if off < -ASIDE else "straight"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"COMPASS": compass, "ASIDE": aside}
