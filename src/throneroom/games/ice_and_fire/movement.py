"""Moving a tray: F8.2-F8.18, F8.37, F8.38.

A move is given by its parts: a heading, a length, a heading. `Fault` says what is wrong with one,
for a refusal and for the candidates of `move_options` alike.
"""

from typing import Final, NamedTuple

from throneroom.games.ice_and_fire import whereabouts
from throneroom.games.ice_and_fire.content import UNIT
from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    on_the_way,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.measure import (
    distance,
    inside,
    nearer,
    overlap_area,
    overlaps,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.shapes import (
    CONTACT,
    FRONT,
    FULL_TURN,
    INCH,
    LENGTH,
    RIGHT_ANGLE,
    Box,
    Pose,
    moved,
    swept,
)
from throneroom.games.ice_and_fire.hooks import DANCE_WITH_DRAGONS
from throneroom.games.ice_and_fire.names import PIECES, UNITS
from throneroom.games.ice_and_fire.queries import MARCH_PIVOT, SPEED, answers, mask, total
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.kernel import Action, Illegal

APART: Final = INCH  # from every enemy (F8.11)
CARRYING: Final = 2 * INCH  # the Speed of whoever carries a token (F26.4)


def inches(length: float) -> float:
    """A length as it is told: in inches, rounded to thousandths."""
    return round(length) / INCH


class Fault(NamedTuple):
    """What is wrong with a move: the rule, the message, and the things that say how much. If the
    field ends there, the last two are its width and its height."""

    rule: str
    key: str
    thing: int = -1
    tray: Box | None = None
    other: Box | None = None
    length: int = 0
    most: int = 0


# What a refusal tells besides its rule.
BY_DISTANCE: Final = frozenset({"ice_and_fire-too-near", "ice_and_fire-comes-nearer"})
BY_PIECE: Final = frozenset({"ice_and_fire-ends-on-piece", "ice_and_fire-crosses-piece"})
BY_UNIT: Final = frozenset(
    {"ice_and_fire-ends-on-unit", "ice_and_fire-crosses-unit", "ice_and_fire-turns-into-unit"}
)
BY_LENGTH: Final = frozenset({"ice_and_fire-too-far", "ice_and_fire-too-far-in-rough"})


def refuse(fault: Fault | None) -> None:
    """Raise what is wrong, if anything is, with its rule and the number that was found (F34.2)."""
    if fault is None:
        return
    rule, key, thing, tray, other, length, most = fault
    if key in BY_LENGTH:
        raise Illegal(rule, key, length=inches(length), most=inches(most))
    assert tray is not None
    if other is None:  # the field ends there
        raise Illegal(rule, key, outside=inches(sticks_out(tray, 0, 0, length, most)))
    if key in BY_DISTANCE:
        raise Illegal(rule, key, unit=UNITS.ids[thing], distance=inches(distance(tray, other)))
    area = inches(overlap_area(tray, other) / INCH)
    if key in BY_PIECE:
        raise Illegal(rule, key, piece=PIECES.ids[thing], area=area)
    raise Illegal(rule, key, unit=UNITS.ids[thing], area=area)


def speed_of(t: Battle, unit: int) -> int:
    """How far a unit may move (F3.5, FR57); one that carries a token not far, and nothing makes it
    faster (F26.4)."""
    if not may_march(t, unit):
        slowed = sum(change for change in answers(t, SPEED, unit).values() if change < 0)
        return max(0, CARRYING + slowed * INCH)
    return max(0, UNIT[t.card[unit]].speed + total(t, SPEED, unit)) * INCH


def may_march(t: Battle, unit: int) -> bool:
    """Whether a unit may March: not with a token of A Dance with Dragons (F26.4)."""
    return t.mode != DANCE_WITH_DRAGONS or unit not in t.carriers


def place_unit(t: Battle, unit: int, pose: Pose) -> None:
    """Put a tray down somewhere else."""
    start = pose_of(t, unit)
    t.x[unit], t.y[unit], t.h[unit] = pose
    t.flow.emit("moved", unit, *whereabouts.moved(t, unit, start, pose))


# The end of a move


def end_fault(there: Around, start: Box, end: Box) -> Fault | None:
    """Why a move may not end so (F8.3): outside, on something, or too near."""
    if end == start:
        return None
    if not inside(end, 0, 0, there.width, there.height):
        edge = there.width, there.height
        return Fault("F8.12", "ice_and_fire-ends-outside", -1, end, None, *edge)
    for unit, tray in there.friends:
        if overlaps(end, tray):
            return Fault("F8.10", "ice_and_fire-ends-on-unit", unit, end, tray)
    for unit, tray in there.enemies:
        if nearer(end, tray, APART - LENGTH):
            fault = _too_near(unit, start, end, tray)
            if fault is not None:
                return fault
    for piece, wall in there.walls:
        if overlaps(end, wall):
            return Fault("F8.15", "ice_and_fire-ends-on-piece", piece, end, wall)
    return None


def _too_near(unit: int, start: Box, end: Box, tray: Box) -> Fault | None:
    """One inch from every enemy, unless it was nearer before and comes no nearer (F8.11, F8.13,
    FR19); what counts is where the whole move began (FR84)."""
    if overlaps(end, tray):
        return Fault("F8.10", "ice_and_fire-ends-on-unit", unit, end, tray)
    before = distance(start, tray)
    if before >= APART or before <= CONTACT:
        return Fault("F8.11", "ice_and_fire-too-near", unit, end, tray)
    if distance(end, tray) < before - LENGTH:
        return Fault("F8.13", "ice_and_fire-comes-nearer", unit, end, tray)
    return None


# The way of a move


def way_fault(
    there: Around, tray: Box, length: int, limit: int, rule: str, side: int = FRONT
) -> Fault | None:
    """Why a tray may not be moved so far straight towards one of its sides."""
    if length > limit + LENGTH:
        return Fault(rule, "ice_and_fire-too-far", length=length, most=limit)
    if not length:
        return None
    way = swept(tray, length, side)
    if not inside(way, 0, 0, there.width, there.height):
        edge = there.width, there.height
        return Fault("F8.38", "ice_and_fire-leaves-field", -1, way, None, *edge)
    for unit, enemy in there.enemies:
        if overlaps(tray, enemy):
            return Fault("F8.14", "ice_and_fire-turns-into-unit", unit, tray, enemy)
        if overlaps(way, enemy):
            return Fault("F8.8", "ice_and_fire-crosses-unit", unit, way, enemy)
    for piece, wall in there.walls:
        if overlaps(way, wall):
            return Fault("F8.15", "ice_and_fire-crosses-piece", piece, way, wall)
    if length > limit - INCH + LENGTH and any(overlaps(way, rough) for rough in there.rough):
        # Once, however many pieces there are (FR17).
        return Fault("F8.16", "ice_and_fire-too-far-in-rough", length=length, most=limit - INCH)
    return None


def straight_fault(
    t: Battle, there: Around, unit: int, side: int, length: int, last: int, limit: int, rule: str
) -> Fault | None:
    """Why a unit may not move straight towards one of its sides and then turn to a heading."""
    start = box_of(t, unit)
    fault = way_fault(there, start, length, limit, rule, side)
    if fault is not None:
        return fault
    x, y = moved(t.x[unit], t.y[unit], (t.h[unit] + side * RIGHT_ANGLE) % FULL_TURN, length)
    return end_fault(there, start, box_at(t, unit, (x, y, last)))


def go_fault(
    t: Battle,
    there: Around,
    unit: int,
    first: int,
    length: int,
    last: int,
    limit: int,
    rule: str,
    passed: Around | None = None,
) -> Fault | None:
    """Why a unit may not turn to a heading, move forward and turn again (F8.4, F8.5); what is on
    its way may be less than what is around it (F38.1)."""
    x, y, h = pose_of(t, unit)
    start = box_of(t, unit)
    turned = start if first == h else box_at(t, unit, (x, y, first))
    fault = way_fault(passed or there, turned, length, limit, rule)
    if fault is not None:
        return fault
    return end_fault(there, start, box_at(t, unit, end_of_go(t, unit, first, length, last)))


def end_of_go(t: Battle, unit: int, first: int, length: int, last: int) -> Pose:
    """Where such a move ends."""
    x, y = moved(t.x[unit], t.y[unit], first, length)
    return x, y, last


# Maneuver and March as a question: its arguments are the unit, the greatest length, and whether it
# marches.


def move(t: Battle, unit: int, limit: int, marches: int) -> None:  # F8.4, F8.5, F8.40
    if t.place[unit] == FIELD:
        t.flow.ask("move", (seat_of(unit),), unit, limit, marches)


def check_go(t: Battle, seat: int, action: Action) -> None:
    unit, limit, marches = t.flow.args
    _, first, length, last = action
    if marches and first != t.h[unit] and not mask(t, MARCH_PIVOT, unit):
        raise Illegal("F8.5", "ice_and_fire-march-turns-first", heading=inches(t.h[unit]))
    rule = "F8.5" if marches else "F8.4"
    there = around(t, unit)
    passed = on_the_way(t, unit, there)
    refuse(go_fault(t, there, unit, first, length, last, limit, rule, passed))


STEPS: Final = {"move": move}
