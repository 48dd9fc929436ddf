"""The battlefield of each game mode: F19.1, F19.5, F22.1, F22.2 and the like for the other modes.

The data is for a field of 48"; on one of 72" everything keeps its distance from the edge, or from
the middle, that it is measured from.
"""

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from throneroom.games.ice_and_fire.content import (
    FREE_KINDS,
    KEYWORDS,
    PIECE,
    TERRAIN,
    load,
    mask_of,
    thousandths,
)
from throneroom.games.ice_and_fire.free_terrain import FreePiece, free_piece_box
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Box, Footprint, Pose, box
from throneroom.kernel import Names

_DATA: Final = load("modes")
_MODES: Final = _DATA["modes"]
MODES: Final = Names("mode", [mode["id"] for mode in _MODES])
HEIGHT: Final = 48 * INCH
WIDTHS: Final = (48 * INCH, 72 * INCH)  # F19.1
CASTLE_WALL: Final = TERRAIN.index["castle_wall"]

Rectangle: TypeAlias = tuple[int, int, int, int]  # west, south, east, north


class Token(NamedTuple):
    """An objective token at the start: a disc, by its centre (F21.1, FR33)."""

    name: str
    x: int
    y: int
    radius: int


class Piece(NamedTuple):
    """A piece of terrain that the mode itself puts on the field."""

    kind: int
    pose: Pose
    tokens: tuple[str, ...]  # those linked to it (F25.7)


class Layout(NamedTuple):
    """What a mode says about the field, before anything is placed by the players."""

    width: int
    deployment: tuple[Rectangle, Rectangle]  # south, then north
    tokens: tuple[Token, ...]
    pieces: tuple[Piece, ...]
    walls: tuple[Pose, ...]  # Castle Walls that are no terrain (F24.4)
    closed: Rectangle | None  # behind them (F24.5)
    # Limits to the players' terrain (F19.5, F24.6, F25.3, F25.4, F28.2, F30.3).
    banned_pieces: int
    banned_keywords: int
    gap: int  # between two of them
    gap_to_pieces: int  # to those of the mode
    gap_to_edge: int
    gap_to_north: int  # to the northern deployment zone
    in_deployment: bool
    free: tuple[FreePiece, ...] = ()  # pieces that the players have defined (F18.19)


def north_of(mode: int) -> int:
    """How far north units may be: to the edge, or to the face of the Castle Walls (F24.5,
    FR34, FR93)."""
    closed = layout(mode).closed
    return closed[1] if closed else HEIGHT


@cache
def layout(mode: int, width: int = WIDTHS[0]) -> Layout:
    """The layout of a mode on a field of one of the two widths."""
    data = _MODES[mode]
    return Layout(
        width,
        _deployment(data, width),
        tuple(
            Token(
                token["id"],
                _anchored(thousandths(token["x"]), token["anchor_x"], width),
                thousandths(token["y"]),
                thousandths(token["radius"]),
            )
            for token in data["tokens"]
        ),
        tuple(
            Piece(
                TERRAIN.index[piece["piece"]],
                _pose(piece, "west" if piece["x"] < 24 else "east", width),
                tuple(piece.get("linked_tokens", [piece.get("linked_token")])),
            )
            for piece in data.get("terrain", ())
        ),
        tuple(_pose(wall, "mid", width) for wall in data.get("walls", ())),
        (0, thousandths(data["behind_walls_strip"]["y0"]), width, HEIGHT)
        if "behind_walls_strip" in data
        else None,
        mask_of(TERRAIN, data.get("terrain_bans", [])),
        mask_of(KEYWORDS, data.get("terrain_bans_keyword", [])),
        thousandths(data.get("terrain_min_gap", 6)),
        thousandths(data.get("terrain_gap_to_corpse_piles", data.get("terrain_gap_to_walls", 6))),
        thousandths(data.get("terrain_edge_gap", 0)),
        thousandths(data.get("terrain_gap_to_defender_zone", 0)),
        data.get("terrain_in_deployment", False),
    )


def _deployment(data: dict[str, Any], width: int) -> tuple[Rectangle, Rectangle]:
    south, north = (
        (0, thousandths(zone["y0"]), width, thousandths(zone["y1"]))
        for zone in data["deployment"].values()
    )
    return south, north


def _anchored(x: int, anchor: str, width: int) -> int:
    if anchor == "west":
        return x
    extra = width - WIDTHS[0]
    return x + (extra if anchor == "east" else extra // 2)


def _pose(data: dict[str, Any], anchor: str, width: int) -> Pose:
    x = _anchored(thousandths(data["x"]), anchor, width)
    return x, thousandths(data["y"]), thousandths(data["heading"])


# A Castle Wall is as long as the data of its piece says across its heading: it faces the enemy.
WALL: Final = Footprint(PIECE[CASTLE_WALL].width, PIECE[CASTLE_WALL].depth)


def piece_box(kind: int, pose: Pose, free: tuple[FreePiece, ...] = ()) -> Box:
    """What a piece of terrain covers (F18.17, F18.19). A Castle Wall of a mode lies across its
    heading."""
    if kind in FREE_KINDS:
        return free_piece_box(free, kind, pose)
    return box(*pose, WALL if kind == CASTLE_WALL else PIECE[kind])
