"""Where terrain may be placed before the game: F19.3-F19.7, and what the modes change."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from throneroom.games.ice_and_fire.content import (
    FIRST_FREE,
    FREE_KINDS,
    PIECE_COPIES,
    PIECE_KEYWORDS,
    TERRAIN,
)
from throneroom.games.ice_and_fire.geometry.measure import (
    distance,
    distance_from,
    inside,
    nearer,
    overlap_area,
    overlaps,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.shapes import INCH, LENGTH, Box, Footprint, Pose, box
from throneroom.games.ice_and_fire.layout import (
    CASTLE_WALL,
    HEIGHT,
    Layout,
    Rectangle,
    piece_box,
)
from throneroom.games.ice_and_fire.terrain import IMPASSABLE
from throneroom.kernel import Illegal, bits

Placed: TypeAlias = tuple[int, Pose]  # the kind of a piece, and where it lies
_COARSE: Final = (6 * INCH, (0, 90_000))  # F34.19
_FINE: Final = (INCH, (0, 45_000, 90_000, 135_000))
MOST_REMEMBERED: Final = 1 << 12


def pool(field: Layout, placed: Sequence[Placed]) -> list[int]:
    """The kinds that are still to be had (F19.4) and not banned (F25.3, F30.3)."""
    kinds = [kind for kind, _ in placed]
    return [
        kind
        for kind, copies in enumerate(PIECE_COPIES)
        if kinds.count(kind) < copies and not _is_banned(field, kind)
    ] + [
        kind
        for kind in range(FIRST_FREE, FIRST_FREE + len(field.free))
        if kind not in kinds and not _is_banned(field, kind)
    ]


def keywords_of(field: Layout, kind: int) -> int:
    """The keywords of a kind, or of a piece that the players have defined (F18.19)."""
    if kind in FREE_KINDS:
        return field.free[kind - FIRST_FREE].keywords if kind - FIRST_FREE < len(field.free) else 0
    return PIECE_KEYWORDS[kind]


def _is_banned(field: Layout, kind: int) -> bool:
    return bool(field.banned_pieces >> kind & 1 or field.banned_keywords & keywords_of(field, kind))


def check_place(field: Layout, placed: Sequence[Placed], kind: int, pose: Pose) -> None:
    """Whether a piece may be placed by a player beside those that already were."""
    if kind not in pool(field, placed):
        rule = "F30.3" if field.banned_keywords & keywords_of(field, kind) else "F19.4"
        rule = "F25.3" if field.banned_pieces >> kind & 1 else rule
        raise Illegal(rule, "ice_and_fire-terrain-not-in-pool", terrain=TERRAIN.ids[kind])
    piece = piece_box(kind, pose, field.free)
    fault = _fault(field, kind, piece, list(_neighbours(field, placed)))
    if fault is not None:
        raise _refusal(field, kind, piece, fault)


class _Neighbour(NamedTuple):
    """Something that a piece must keep away from, and how far."""

    rule: str
    key: str
    box: Box
    gap: int


def _neighbours(field: Layout, placed: Sequence[Placed]) -> Iterator[_Neighbour]:
    south, north = (zone_box(zone) for zone in field.deployment)
    if not field.in_deployment:
        yield _Neighbour("F19.5", "ice_and_fire-terrain-in-deployment", south, 0)
        yield _Neighbour("F19.5", "ice_and_fire-terrain-in-deployment", north, 0)
    if field.gap_to_north:
        yield _Neighbour("F24.6", "ice_and_fire-terrain-overlaps", north, field.gap_to_north)
    for one in placed:
        yield _placed_neighbour(field, one)
    for own in field.pieces:
        rule = "F30.3" if own.kind == CASTLE_WALL else "F25.4"
        piece = piece_box(own.kind, own.pose)
        yield _Neighbour(rule, "ice_and_fire-terrain-overlaps", piece, field.gap_to_pieces)


def _placed_neighbour(field: Layout, placed: Placed) -> _Neighbour:
    """A piece that a player has placed."""
    rule = "F19.5" if field.gap else "F30.3"
    piece = piece_box(*placed, field.free)
    return _Neighbour(rule, "ice_and_fire-terrain-overlaps", piece, field.gap)


class _Fault(NamedTuple):
    """What is wrong with a place: the rule, the message, and what is too near, and by how much."""

    rule: str
    key: str
    other: Box | None = None
    gap: int = 0


def _fault(field: Layout, kind: int, piece: Box, neighbours: Sequence[_Neighbour]) -> _Fault | None:
    """Why a piece may not lie at a place; None if it may."""
    edge = field.gap_to_edge
    if not inside(piece, edge, edge, field.width - edge, HEIGHT - edge):
        if edge:
            return _Fault("F28.2", "ice_and_fire-terrain-near-edge", None, edge)
        return _Fault("F19.5", "ice_and_fire-terrain-outside")
    for neighbour in neighbours:
        fault = _too_near(piece, neighbour)
        if fault is not None:
            return fault
    if keywords_of(field, kind) & IMPASSABLE:  # F19.3
        for token in field.tokens:
            if distance_from(piece, token.x, token.y) < token.radius - LENGTH:
                return _Fault("F19.3", "ice_and_fire-terrain-on-token")
    return None


def _too_near(piece: Box, neighbour: _Neighbour) -> _Fault | None:
    rule, key, other, gap = neighbour
    if overlaps(piece, other):
        return _Fault(rule, key, other)
    if gap and nearer(piece, other, gap - LENGTH):
        return _Fault(rule, "ice_and_fire-terrain-too-near", other, gap)
    return None


def _refusal(field: Layout, kind: int, piece: Box, fault: _Fault) -> Illegal:
    """What is wrong with a place, with the number that was found."""
    rule, key, other, gap = fault
    if rule == "F19.3":
        return Illegal(rule, key, terrain=TERRAIN.ids[kind])
    if other is None:
        out = sticks_out(piece, gap, gap, field.width - gap, HEIGHT - gap)
        if gap:
            return Illegal(rule, key, distance=_inches(gap - out), least=_inches(gap))
        return Illegal(rule, key, outside=_inches(out))
    if gap:
        return Illegal(rule, key, distance=_inches(distance(piece, other)), least=_inches(gap))
    return Illegal(rule, key, area=_inches(overlap_area(piece, other) / INCH))


def _inches(length: float) -> float:
    return round(length) / INCH


def zone_box(zone: Rectangle) -> Box:
    """An upright rectangle of the field as a box."""
    west, south, east, north = zone
    return box(
        (west + east) // 2,
        (south + north) // 2,
        0,
        Footprint((east - west) // 2, (north - south) // 2),
    )


class _Lattice(NamedTuple):
    """The places on a lattice where a field alone lets a piece be, and which of them (bits) each
    piece takes that a player has placed. That is remembered: who plays ahead asks again."""

    poses: tuple[Pose, ...]
    taken: dict[Placed, int]


def places(field: Layout, placed: Sequence[Placed], kind: int) -> list[Pose]:
    """Places for a piece, for bots: on a coarse lattice, or all that a fine one has if that is
    empty (F34.19). None at all means that the piece is not placed (F19.7, FR55)."""
    for step, headings in (_COARSE, _FINE):
        lattice = _lattice(field, kind, step, headings)
        taken = 0
        for one in placed:
            taken |= _taken(field, kind, lattice, one)
        free = ((1 << len(lattice.poses)) - 1) & ~taken
        if free:
            return [lattice.poses[i] for i in bits(free)]
    return []


@lru_cache(1 << 7)
def _lattice(field: Layout, kind: int, step: int, headings: tuple[int, ...]) -> _Lattice:
    neighbours = list(_neighbours(field, ()))
    poses = [
        (x, y, h)
        for x in range(step, field.width, step)
        for y in range(step, HEIGHT, step)
        for h in headings
        if _fault(field, kind, piece_box(kind, (x, y, h), field.free), neighbours) is None
    ]
    return _Lattice(tuple(poses), {})


def _taken(field: Layout, kind: int, lattice: _Lattice, placed: Placed) -> int:
    """Which of the places (bits) a piece takes."""
    found = lattice.taken.get(placed)
    if found is None:
        found = 0
        neighbour = _placed_neighbour(field, placed)
        for i, pose in enumerate(lattice.poses):
            if _too_near(piece_box(kind, pose, field.free), neighbour) is not None:
                found |= 1 << i
        if len(lattice.taken) == MOST_REMEMBERED:
            lattice.taken.clear()
        lattice.taken[placed] = found
    return found
