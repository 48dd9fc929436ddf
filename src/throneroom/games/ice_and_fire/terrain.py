"""What terrain does to whom, by place alone: F18.1-F18.19, F7.4-F7.7, F8.15, F8.16.

A piece here is what it covers and its keywords, a set of bits of `content.KEYWORDS`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.content import FIRST_FREE, KEYWORDS, PIECE_KEYWORDS, SHORT_RANGE
from throneroom.games.ice_and_fire.free_terrain import FreePiece, free_piece_box
from throneroom.games.ice_and_fire.geometry.measure import nearer, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import INCH, LENGTH, Box, Pose
from throneroom.games.ice_and_fire.layout import piece_box


def _bit(keyword: str) -> int:
    return 1 << KEYWORDS.index[keyword]


BLOCKS_SIGHT: Final = _bit("blocks_line_of_sight")
COVER: Final = _bit("cover")
ELEVATED: Final = _bit("elevated")
INSPIRING: Final = _bit("inspiring")
HORRIFIC: Final = _bit("horrific")
DANGEROUS: Final = _bit("dangerous")
IMPASSABLE: Final = _bit("impassable")
ROUGH: Final = _bit("rough")
HINDERING: Final = _bit("hindering")
FORTIFIED: Final = _bit("fortified")
DESTRUCTIBLE: Final = _bit("destructible")


class Ground(NamedTuple):
    """A piece of terrain on the field."""

    box: Box
    keywords: int


@lru_cache(1 << 12)  # pieces lie still
def ground(kind: int, pose: Pose) -> Ground:
    """A piece of one of the known kinds (F18.16)."""
    return Ground(piece_box(kind, pose), PIECE_KEYWORDS[kind])


def free_ground(pieces: tuple[FreePiece, ...], kind: int, pose: Pose) -> Ground:
    """A piece that the players have defined (F18.19)."""
    return Ground(free_piece_box(pieces, kind, pose), pieces[kind - FIRST_FREE].keywords)


def stood_on(tray: Box, pieces: Iterable[Ground]) -> int:
    """The keywords of all pieces that a tray stands on (F18.2, FR18)."""
    keywords = 0
    for piece in pieces:
        if overlaps(tray, piece.box):
            keywords |= piece.keywords
    return keywords


def sight_obstacles(
    viewer: Box, target: Box, others: Iterable[Box], pieces: Sequence[Ground], ranged: bool
) -> list[Box]:
    """What may stand in the line from one tray to another (F7.3-F7.7). `others` are the trays of
    all third units, `ranged` whether it is for a ranged attack."""
    if ranged and stood_on(viewer, pieces) & ELEVATED:  # F7.6
        return []
    blocking = BLOCKS_SIGHT | COVER if ranged else BLOCKS_SIGHT
    return [
        *others,
        *(
            piece.box
            for piece in pieces
            if piece.keywords & blocking
            and not overlaps(viewer, piece.box)
            and not overlaps(target, piece.box)  # F7.7, FR6
        ),
    ]


def met_on_the_way(swept: Box, end: Box, pieces: Sequence[Ground]) -> int:
    """The keywords of all pieces that a way or its end overlaps (F8.16, F18.10, F18.13, F18.14).

    Leaving a piece is moving through it (FR70).
    """
    return stood_on(swept, pieces) | stood_on(end, pieces)


def morale_bonus(tray: Box, pieces: Iterable[Ground]) -> int:
    """What terrain within short range adds to morale tests: each kind once (F18.7, F18.8,
    F11.9)."""
    near = 0
    for piece in pieces:
        if piece.keywords & (INSPIRING | HORRIFIC):
            if nearer(tray, piece.box, SHORT_RANGE + LENGTH):
                near |= piece.keywords
    return bool(near & INSPIRING) - bool(near & HORRIFIC)


def can_demolish(tray: Box, piece: Ground) -> bool:
    """Whether a unit is near enough to a piece that it may remove (F18.15, FR20)."""
    return bool(piece.keywords & DESTRUCTIBLE) and nearer(tray, piece.box, INCH + LENGTH)
