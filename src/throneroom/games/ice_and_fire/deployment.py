"""Deployment: F19.8-F19.16."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.field import FOOTPRINT, Around, around, box_at
from throneroom.games.ice_and_fire.geometry.measure import inside, nearer, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    INCH,
    LENGTH,
    RIGHT_ANGLE,
    Pose,
)
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.movement import APART
from throneroom.games.ice_and_fire.names import EDGES, PIECES, UNITS
from throneroom.games.ice_and_fire.rolls import roll_off
from throneroom.games.ice_and_fire.state import BESIDE, FIELD, Battle, order_from, seat_of
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import SEATS, Action, Illegal, Question

STEP: Final = 2 * INCH  # F34.19
ASLANT: Final = 45_000  # F34.11
NONE: Final = -1


# The zones


def start_deployment(t: Battle) -> None:  # F19.8
    t.flow.ask("edge", (roll_off(t),), 1)


def legal_edge(t: Battle, seat: int) -> list[Action]:
    edges: list[Action] = [("edge", edge) for edge in range(len(EDGES.ids))]
    return [*edges, ("leave",)] if t.flow.args[0] else edges


def check_edge(t: Battle, seat: int, action: Action) -> None:
    if action == ("leave",) and not t.flow.args[0]:
        raise Illegal("F19.8", "ice_and_fire-must-choose-edge")


def take_edge(t: Battle, seat: int, action: Action) -> None:  # F19.8, F19.9, F19.14
    other = order_from(t, seat)[1]
    if action[0] == "leave":
        t.flow.push("ask_edge", other)
        return
    t.edge[seat], t.edge[other] = action[1], 1 - action[1]
    t.flow.emit("edge", seat, action[1])
    t.flow.push("ask_first", other)
    t.flow.push("deploy", seat)


def ask_edge(t: Battle, seat: int) -> None:
    t.flow.ask("edge", (seat,), 0)


# Placing the units


def to_deploy(t: Battle, seat: int) -> list[int]:
    """The units of a seat that are not yet on the field."""
    if BESIDE not in t.place:
        return []
    return [u for u, place in enumerate(t.place) if place == BESIDE and seat_of(u) == seat]


def check_deploy_pose(t: Battle, there: Around, unit: int, pose: Pose) -> None:
    """Refuse a place for a unit in its deployment zone (F19.10)."""
    tray = box_at(t, unit, pose)
    if not inside(tray, *layout(t.mode, t.width).deployment[t.edge[seat_of(unit)]]):
        raise Illegal("F19.10", "ice_and_fire-outside-zone")
    for other, box in there.trays():
        if overlaps(tray, box):
            raise Illegal("F19.10", "ice_and_fire-no-place-on-unit", unit=UNITS.ids[other])
    for enemy, box in there.enemies:
        if nearer(tray, box, APART - LENGTH):
            raise Illegal("F19.10", "ice_and_fire-no-place-near-enemy", unit=UNITS.ids[enemy])
    for piece, wall in there.walls:
        if overlaps(tray, wall):
            raise Illegal("F19.10", "ice_and_fire-no-place-on-piece", piece=PIECES.ids[piece])


def _is_possible(t: Battle, there: Around, unit: int, pose: Pose) -> bool:
    try:
        check_deploy_pose(t, there, unit, pose)
    except Illegal:
        return False
    return True


def poses_for(t: Battle, unit: int) -> Iterator[Pose]:
    """The places that are listed: the front and the rear row of the zone, straight ahead; if none
    is possible, any on a lattice of 1" (F34.19)."""
    edge = t.edge[seat_of(unit)]
    west, south, east, north = layout(t.mode, t.width).deployment[edge]
    foot = FOOTPRINT[t.card[unit]]
    ahead = RIGHT_ANGLE if edge == 0 else 3 * RIGHT_ANGLE
    rows = (north - foot.depth, south + foot.depth)
    if edge:
        rows = (rows[1], rows[0])
    there = around(t, unit)
    found = False
    for y in rows:
        for x in range(west + foot.width, east - foot.width + 1, STEP):
            if _is_possible(t, there, unit, (x, y, ahead)):
                found = True
                yield x, y, ahead
    if found:
        return
    headings = (ahead, (ahead + ASLANT) % FULL_TURN, (ahead - ASLANT) % FULL_TURN)
    for x in range(west, east + 1, INCH):
        for y in range(south, north + 1, INCH):
            for heading in headings:
                if _is_possible(t, there, unit, (x, y, heading)):
                    yield x, y, heading


def has_place(t: Battle, unit: int) -> bool:
    """Whether there is room for a unit in its deployment zone."""
    return next(poses_for(t, unit), None) is not None


def deploy(t: Battle, seat: int) -> None:  # F19.9, F19.16
    """The seat places a unit, or the other one if it has none for which there is room."""
    for turn in order_from(t, seat):
        if any(has_place(t, unit) for unit in to_deploy(t, turn)):
            t.flow.push("deploy", order_from(t, turn)[1])
            t.flow.ask("deploy", (turn,), NONE)
            return


def legal_deploy(t: Battle, seat: int) -> list[Action]:
    (only,) = t.flow.args
    units = to_deploy(t, seat) if only == NONE else [only]
    alike: dict[tuple[int, tuple[int, ...]], int] = {}
    for unit in units:  # of units that are the same one is as good as the other
        alike.setdefault((t.card[unit], t.parts[unit]), unit)
    return [("deploy", unit, *pose) for unit in alike.values() for pose in poses_for(t, unit)]


def check_deploy(t: Battle, seat: int, action: Action) -> None:
    (only,) = t.flow.args
    unit = action[1]
    if unit not in to_deploy(t, seat) or only not in (NONE, unit):
        raise Illegal("F19.9", "ice_and_fire-not-to-deploy", unit=UNITS.ids[unit])
    check_deploy_pose(t, around(t, unit), unit, action[2:])


def take_deploy(t: Battle, seat: int, action: Action) -> None:
    _, unit, x, y, h = action
    t.place[unit] = FIELD
    t.x[unit], t.y[unit], t.h[unit] = x, y, h
    t.flow.emit("deployed", unit, x, y, h)
    announce(t, "unit_placed", unit)


# Who begins


def ask_first(t: Battle, seat: int) -> None:  # F19.14
    t.flow.ask("first", (seat,))


def legal_first(t: Battle, seat: int) -> list[Action]:
    return [("first", other) for other in range(len(t.points))]


def check_first(t: Battle, seat: int, action: Action) -> None:
    if action[1] >= len(t.points):
        raise Illegal("F19.14", "ice_and_fire-no-such-seat", number=int(SEATS.ids[action[1]]) + 1)


def take_first(t: Battle, seat: int, action: Action) -> None:
    t.first = t.active = action[1]
    t.flow.emit("first", t.first)
    t.flow.push("next_round")
    announce(t, "deployed")


STEPS: Final = {
    "start_deployment": start_deployment,
    "ask_edge": ask_edge,
    "deploy": deploy,
    "ask_first": ask_first,
}
QUESTIONS: Final = {
    "edge": Question(frozenset({"edge", "leave"}), legal_edge, check_edge, take_edge),
    "deploy": Question(frozenset({"deploy"}), legal_deploy, check_deploy, take_deploy, always=True),
    "first": Question(frozenset({"first"}), legal_first, check_first, take_first),
}
