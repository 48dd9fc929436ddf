"""Moving through terrain, and what it does on the way: F18.9, F18.10, F18.13-F18.15."""

from math import ceil, isqrt
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.cards import check_hands
from throneroom.games.ice_and_fire.field import (
    box_at,
    box_of,
    ground_for,
    ground_of,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import contact
from throneroom.games.ice_and_fire.geometry.measure import overlaps
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    RIGHT_ANGLE,
    Box,
    Pose,
    moved,
    swept,
)
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.movement import place_unit
from throneroom.games.ice_and_fire.names import PIECES
from throneroom.games.ice_and_fire.rolls import roll_d3
from throneroom.games.ice_and_fire.state import (
    BONUS_LOST,
    FIELD,
    FORTIFIED,
    NOBODY,
    Battle,
    seat_of,
)
from throneroom.games.ice_and_fire.terrain import (
    DANGEROUS,
    HINDERING,
    can_demolish,
    stood_on,
)
from throneroom.games.ice_and_fire.terrain import FORTIFIED as FORTIFIES
from throneroom.games.ice_and_fire.windows import announce
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import Illegal

PIVOT: Final = -1


# Dangerous terrain


class Leg(NamedTuple):
    """A part of a move: straight towards a side of the tray, or a pivot; and where it ends."""

    side: int
    length: int
    end: Pose


def straight(start: Pose, side: int, length: int) -> Leg:
    x, y, h = start
    return Leg(side, length, (*moved(x, y, (h + side * RIGHT_ANGLE) % FULL_TURN, length), h))


def pivot(start: Pose, heading: int) -> Leg:
    """A turn about the centre, over whatever is there (F1.12, F8.2)."""
    return Leg(PIVOT, 0, (start[0], start[1], heading))


def placed_at(start: Pose, end: Pose) -> Leg:
    """A pose that is taken directly, whatever lies between (F9.21)."""
    return Leg(PIVOT, isqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2), end)


def wounds_of_danger(t: Battle, unit: int) -> None:
    """D3+1 wounds, by nobody (F18.9, F18.10)."""
    t.hurt |= 1 << unit
    wounds = 1 + roll_d3(t, "danger", seat_of(unit))
    lose_wounds(t, unit, wounds, NOBODY)


def start_in_danger(t: Battle, unit: int) -> None:  # F18.9, FR58, FR103
    """After the windows of a declaration: a unit that stands on Dangerous terrain."""
    t.hurt &= ~(1 << unit)
    if t.place[unit] == FIELD and stood_on(box_of(t, unit), ground_for(t, unit)) & DANGEROUS:
        wounds_of_danger(t, unit)


def stops_of(t: Battle, unit: int, legs: list[Leg]) -> list[Pose]:
    """The poses at which a move enters Dangerous pieces that the unit did not stand on (F18.10):
    where it first touches them, or the end of a pivot (FR80)."""
    start = pose_of(t, unit)
    tray = box_at(t, unit, start)
    pieces = [
        box
        for box, keywords in ground_for(t, unit)
        if keywords & DANGEROUS and not overlaps(tray, box)
    ]
    stops = []
    for side, length, end in legs:
        if side == PIVOT:
            turned = box_at(t, unit, end)
            entered = [(0, end, box) for box in pieces if overlaps(turned, box)]
        else:
            here = box_at(t, unit, start)
            heading = (start[2] + side * RIGHT_ANGLE) % FULL_TURN
            way = swept(here, length, side)
            entered = []
            for box in pieces:
                if overlaps(way, box):
                    touched = min(ceil(contact(here, box, heading)), length)
                    entered.append((touched, straight(start, side, touched).end, box))
        for _, pose, box in sorted(entered):
            stops.append(pose)
            pieces.remove(box)
        start = end
    return stops


def travel(t: Battle, unit: int, legs: list[Leg], once: bool = False) -> None:
    """Carry a move out: by the Dangerous pieces on its way to its end."""
    end = legs[-1].end if legs else pose_of(t, unit)
    stops = stops_of(t, unit, legs) if t.terrain else []
    if once:
        stops = [] if t.hurt >> unit & 1 else stops[:1]
    length = sum(leg.length for leg in legs)
    if not stops:
        arrive(t, unit, *end, length)
        return
    t.flow.push("arrive", unit, *end, length)
    for pose in reversed(stops):
        t.flow.push("enter", unit, *pose)


def enter(t: Battle, unit: int, x: int, y: int, h: int) -> None:  # F18.10
    if t.place[unit] == FIELD:
        place_unit(t, unit, (x, y, h))
        wounds_of_danger(t, unit)


def arrive(t: Battle, unit: int, x: int, y: int, h: int, length: int) -> None:  # F8.18
    if t.place[unit] == FIELD:
        place_unit(t, unit, (x, y, h))
        announce(t, "move_ended", unit, number=length)
        hook(t, "move_ended", unit)
        check_hands(t)


# Charges through terrain


def marks_of_way(t: Battle, unit: int, area: Box) -> int:
    """What the charge of a unit loses by the pieces on a way or a pose (F18.13, F18.14)."""
    keywords = stood_on(area, ground_for(t, unit)) if t.terrain else 0
    lost = BONUS_LOST if keywords & HINDERING else 0
    return lost | (FORTIFIED if keywords & FORTIFIES else 0)


# Destructible terrain


def pieces_to_demolish(t: Battle, unit: int) -> list[int]:
    """The pieces that a unit may remove by an Attack action (F18.15)."""
    tray = box_of(t, unit)
    return [
        piece
        for piece, (kind, x, y, h) in enumerate(t.terrain)
        if kind >= 0 and can_demolish(tray, ground_of(t, kind, (x, y, h)))
    ]


def check_demolish(t: Battle, unit: int, piece: int) -> None:
    if piece not in pieces_to_demolish(t, unit):
        raise Illegal("F18.15", "ice_and_fire-not-destructible", piece=PIECES.ids[piece])


def demolish(t: Battle, unit: int, piece: int) -> None:  # F18.15
    if t.place[unit] == FIELD:
        t.flow.emit("demolished", unit, piece, t.terrain[piece][0])
        t.terrain[piece] = (-1, 0, 0, 0)


STEPS: Final = {
    "start_in_danger": start_in_danger,
    "enter": enter,
    "arrive": arrive,
    "demolish": demolish,
}
