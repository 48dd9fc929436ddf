"""Where a unit may be deployed: F19.10, F19.15, F19.16, F24.5, F33.2, and the places for bots."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.geometry.measure import (
    distance,
    inside,
    nearer,
    overlap_area,
    overlaps,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.polygons import FreeBox
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    INCH,
    LENGTH,
    Box,
    Footprint,
    Pose,
    box,
)
from throneroom.games.ice_and_fire.layout import HEIGHT, Layout, Rectangle
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.terrain import IMPASSABLE, Ground
from throneroom.kernel import Action, Illegal, bits

NORTH: Final = 90_000
SOUTH: Final = 270_000
CORNER: Final = 12 * INCH  # F33.2


class Zone(NamedTuple):
    """Where one player deploys, and which way is straight ahead there."""

    area: Rectangle
    ahead: int


def zones_of(field: Layout) -> tuple[Zone, Zone]:
    """The deployment zones of two players or teams: south, then north (F19.8).

    Nobody stands behind the Castle Walls of a siege (F24.5).
    """
    south, north = field.deployment
    if field.closed:
        north = (*north[:3], field.closed[1])
    return Zone(south, NORTH), Zone(north, SOUTH)


def corner_zones(width: int) -> tuple[Zone, Zone, Zone, Zone]:
    """The corners of a confrontation, clockwise from the south-west (F33.2, F33.4)."""
    east, north = width - CORNER, HEIGHT - CORNER
    return (
        Zone((0, 0, CORNER, CORNER), NORTH),
        Zone((0, north, CORNER, HEIGHT), SOUTH),
        Zone((east, north, width, HEIGHT), SOUTH),
        Zone((east, 0, width, CORNER), NORTH),
    )


class Others(NamedTuple):
    """What already is on the field."""

    friends: Sequence[tuple[int, Box]]
    enemies: Sequence[tuple[int, Box]]
    pieces: Sequence[Ground]


class _Fault(NamedTuple):
    """What is wrong with a place, and the unit or the piece that says how much."""

    key: str
    unit: int = -1
    other: Box | None = None


def _fault(zone: Zone, placed: Box, others: Others) -> _Fault | None:
    if not inside(placed, *zone.area):
        return _Fault("outside")
    for unit, other in (*others.friends, *others.enemies):
        if overlaps(placed, other):
            return _Fault("overlaps", unit, other)
    for piece, keywords in others.pieces:
        if keywords & IMPASSABLE and overlaps(placed, piece):
            return _Fault("impassable", -1, piece)
    for unit, enemy in others.enemies:
        if nearer(placed, enemy, INCH - LENGTH):
            return _Fault("too-near", unit, enemy)
    return None


def may_deploy(zone: Zone, tray: Footprint, pose: Pose, others: Others) -> bool:
    """Whether a unit may be deployed at a pose (F19.10)."""
    return _fault(zone, box(*pose, tray), others) is None


def check_deploy(zone: Zone, tray: Footprint, pose: Pose, others: Others) -> None:
    """Refuse a pose at which a unit may not be deployed (F19.10)."""
    placed = box(*pose, tray)
    fault = _fault(zone, placed, others)
    if fault is None:
        return
    key, unit, other = fault
    if other is None:
        found = round(sticks_out(placed, *zone.area)) / INCH
        raise Illegal("F19.10", "ice_and_fire-deploy-outside", outside=found)
    area = round(overlap_area(placed, other) / INCH) / INCH
    if unit < 0:
        raise Illegal("F19.10", "ice_and_fire-deploy-impassable", area=area)
    if key == "overlaps":
        raise Illegal("F19.10", "ice_and_fire-deploy-overlaps", unit=UNITS.ids[unit], area=area)
    far = round(distance(placed, other)) / INCH
    raise Illegal("F19.10", "ice_and_fire-deploy-too-near", unit=UNITS.ids[unit], distance=far)


class _Row(NamedTuple):
    """The places that are listed for a tray in a zone, best first, which of them (bits) each thing
    on the field takes, and what a unit can do when some of them (bits) are free. That is
    remembered: most of it stands where it stood, and who plays ahead asks again and again."""

    poses: tuple[Pose, ...]
    taken: dict[tuple[object, ...], int]
    actions: dict[tuple[int, int], list[Action]]


MOST_REMEMBERED: Final = 1 << 12
MOST_ACTIONS: Final = 1 << 8


def spots(zone: Zone, tray: Footprint, others: Others) -> list[Pose]:
    """Places for a unit, for bots: every 2" in the front row and in the rear row, straight ahead; a
    lattice of 1" if none of them is free (F34.19). None at all means that there is no room
    (F19.16)."""
    poses = _rows(zone, tray).poses
    free = _free_in_rows(zone, tray, others)
    if free:
        return [poses[i] for i in bits(free)]
    return [pose for pose in _lattice(zone, tray) if may_deploy(zone, tray, pose, others)]


def deployments(unit: int, zone: Zone, tray: Footprint, others: Others) -> list[Action]:
    """The same places as what a unit can do."""
    row = _rows(zone, tray)
    free = _free_in_rows(zone, tray, others)
    if not free:
        return [("deploy", unit, *pose) for pose in spots(zone, tray, others)]
    found = row.actions.get((unit, free))
    if found is None:
        poses = row.poses
        found = [("deploy", unit, *poses[i]) for i in bits(free)]
        if len(row.actions) == MOST_ACTIONS:
            row.actions.clear()
        row.actions[unit, free] = found
    return found


def has_rooms(zone: Zone, tray: Footprint, others: Others) -> bool:
    """Whether there are two of these places or more."""
    free = _free_in_rows(zone, tray, others)
    return free & (free - 1) != 0 if free else len(spots(zone, tray, others)) > 1


def has_room(zone: Zone, tray: Footprint, others: Others) -> bool:
    """Whether there is any of these places (F19.16)."""
    if _free_in_rows(zone, tray, others):
        return True
    return any(may_deploy(zone, tray, pose, others) for pose in _lattice(zone, tray))


@lru_cache(1 << 8)
def _rows(zone: Zone, tray: Footprint) -> _Row:
    west, south, east, north = zone.area
    rows = (north - tray.depth, south + tray.depth)
    front_first = rows if zone.ahead == NORTH else rows[::-1]
    xs = range(west + tray.width, east - tray.width + 1, 2 * INCH)
    poses = product(xs, front_first, (zone.ahead,))
    return _Row(tuple(pose for pose in poses if inside(box(*pose, tray), *zone.area)), {}, {})


def _lattice(zone: Zone, tray: Footprint) -> Iterator[Pose]:
    """Every inch, except where even the narrow side of the tray would stick out."""
    west, south, east, north = zone.area
    least = min(tray.depth, tray.width)
    margin = -(-least // INCH) * INCH
    headings = [(zone.ahead + turn) % FULL_TURN for turn in (0, 45_000, -45_000)]
    return product(
        range(west + margin, east - least + 1, INCH),
        range(south + margin, north - least + 1, INCH),
        headings,
    )


def _free_in_rows(zone: Zone, tray: Footprint, others: Others) -> int:
    """Which of the listed places are free (bits)."""
    row = _rows(zone, tray)
    taken = 0
    for _, friend in others.friends:
        taken |= _taken(row, tray, friend, 0)
    for _, enemy in others.enemies:
        taken |= _taken(row, tray, enemy, INCH - LENGTH)
    for piece, keywords in others.pieces:
        if keywords & IMPASSABLE:
            taken |= _taken(row, tray, piece, 0)
    return ((1 << len(row.poses)) - 1) & ~taken


def _taken(row: _Row, tray: Footprint, other: Box, gap: int) -> int:
    """Which of the listed places (bits) something takes; an enemy keeps others at a distance."""
    corners = other.corners if isinstance(other, FreeBox) else ()
    key = (other[:6], corners, gap)  # what a box covers; the rest of it follows from that
    found = row.taken.get(key)
    if found is None:
        found = 0
        for i, pose in enumerate(row.poses):
            placed = box(*pose, tray)
            if overlaps(placed, other) or nearer(placed, other, gap):
                found |= 1 << i
        if len(row.taken) == MOST_REMEMBERED:
            row.taken.clear()
        row.taken[key] = found
    return found
