"""Pieces of terrain that the players define before the game: F18.1, F18.19.

They are written in one line, separated by semicolons: keywords, a colon, and the corners of a
convex polygon in inches.

    elevated cover: 0,0 8,0 6,5 1,4; rough: 0,0 4,0 2,3.5
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire.content import FIRST_FREE, FREE, KEYWORDS, mask_of
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox, free_box
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Pose
from throneroom.kernel import BadInput
from throneroom.kernel.actions import read_number

MOST_CORNERS: Final = 8
LARGEST: Final = 16 * INCH  # in either direction
SMALLEST: Final = INCH * INCH // 4  # of the area
# Only cards give this one.
FREE_KEYWORDS: Final = tuple(word for word in KEYWORDS.ids if word != "grim_reminder")


class FreePiece(NamedTuple):
    """A piece as it was defined: its corners around its centre, counter-clockwise."""

    corners: tuple[tuple[int, int], ...]
    keywords: int


@lru_cache(64)
def read_pieces(text: str) -> tuple[FreePiece, ...]:
    """The pieces of a line; what is wrong with it is bad input."""
    if not text.strip():
        return ()
    parts = text.split(";")
    if len(parts) > len(FREE):
        raise BadInput("ice_and_fire-free-too-many", most=len(FREE))
    return tuple(_read(part.strip(), place + 1) for place, part in enumerate(parts))


def check_pieces(text: str) -> None:
    read_pieces(text)


def _read(text: str, number: int) -> FreePiece:
    words, colon, places = text.partition(":")
    if not colon:
        raise BadInput("ice_and_fire-free-form", number=number)
    keywords = words.split()
    for word in keywords:
        if word not in FREE_KEYWORDS:
            raise BadInput("ice_and_fire-free-keyword", number=number, text=word[:40])
    corners = [_corner(place, number) for place in places.split()]
    if not 3 <= len(corners) <= MOST_CORNERS:
        raise BadInput("ice_and_fire-free-corners", number=number, most=MOST_CORNERS)
    area = _doubled_area(corners)
    if area < 0:
        corners.reverse()
    if not _is_convex(corners) or abs(area) < 2 * SMALLEST:
        raise BadInput("ice_and_fire-free-convex", number=number)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    if max(max(xs) - min(xs), max(ys) - min(ys)) > LARGEST:
        raise BadInput("ice_and_fire-free-large", number=number, most=LARGEST // INCH)
    centred = tuple((u - x, v - y) for u, v in corners)
    return FreePiece(centred, mask_of(KEYWORDS, keywords))


def _corner(text: str, number: int) -> tuple[int, int]:
    try:
        x, y = (read_number(part, INCH) for part in text.split(","))
    except (BadInput, ValueError):
        raise BadInput("ice_and_fire-free-corner", number=number, text=text[:40]) from None
    return x, y


def _doubled_area(corners: list[tuple[int, int]]) -> int:
    """Twice the area, positive if the corners go round counter-clockwise."""
    doubled = 0
    for i, (x, y) in enumerate(corners):
        before_x, before_y = corners[i - 1]
        doubled += before_x * y - x * before_y
    return doubled


def _is_convex(corners: list[tuple[int, int]]) -> bool:
    """Whether every corner turns to the left, and all of them once round."""
    count = len(corners)
    for i, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[i - 1], corners[(i + 1) % count]
        if (x - px) * (ny - y) - (y - py) * (nx - x) <= 0:
            return False
        for ox, oy in corners:
            if (x - px) * (oy - py) - (y - py) * (ox - px) < 0:
                return False
    return True


def pieces_of(options: Mapping[str, Any]) -> tuple[FreePiece, ...]:
    """The free pieces of a game."""
    return read_pieces(options.get("pieces", ""))


def free_piece_box(pieces: tuple[FreePiece, ...], kind: int, pose: Pose) -> FreeBox:
    """What a free piece covers at a pose."""
    return free_box(*pose, pieces[kind - FIRST_FREE].corners)
