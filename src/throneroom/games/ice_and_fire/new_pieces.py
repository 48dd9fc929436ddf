"""Terrain that cards put on the field during the game: F18.18.

The arguments of the question are the kind of the piece, the unit near which it is placed, how near,
and whether all of it must be.
"""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.content import TERRAIN
from throneroom.games.ice_and_fire.field import box_of, grounds, on_field
from throneroom.games.ice_and_fire.geometry.measure import (
    fully_within,
    inside,
    nearer,
    overlap_area,
    overlaps,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.shapes import INCH, LENGTH, Pose
from throneroom.games.ice_and_fire.layout import HEIGHT, piece_box
from throneroom.games.ice_and_fire.movement import inches
from throneroom.games.ice_and_fire.names import PIECES, UNITS
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.whereabouts import region
from throneroom.kernel import Action, Illegal, Question

AROUND: Final = 8 * INCH  # the listed places are no farther, beside what the reach allows
HEADINGS: Final = (0, 45_000, 90_000, 135_000)


def ask_piece(t: Battle, seat: int, kind: int, unit: int, reach: int, fully: int) -> None:
    """A seat places a piece near a unit, if there is room for it."""
    if len(t.terrain) < len(PIECES.ids) and t.place[unit] == FIELD:
        if any(_free_places(t, kind, unit, reach, fully)):
            t.flow.ask("new_piece", (seat,), kind, unit, reach, fully)


def _refusal(t: Battle, pose: Pose, kind: int, unit: int, reach: int, fully: int) -> Illegal | None:
    piece = piece_box(kind, pose)
    near = box_of(t, unit)
    if not inside(piece, 0, 0, t.width, HEIGHT):
        out = inches(sticks_out(piece, 0, 0, t.width, HEIGHT))
        return Illegal("F18.18", "ice_and_fire-terrain-outside", outside=out)
    for laid, _ in grounds(t):
        if overlaps(piece, laid):
            area = inches(overlap_area(piece, laid) / INCH)
            return Illegal("F18.18", "ice_and_fire-terrain-overlaps", area=area)
    for other in on_field(t):
        if overlaps(piece, box_of(t, other)):
            return Illegal("F18.18", "ice_and_fire-terrain-on-unit", unit=UNITS.ids[other])
    if not (fully_within(piece, near, reach) if fully else nearer(piece, near, reach + LENGTH)):
        key = "ice_and_fire-piece-too-far"
        return Illegal("F18.18", key, unit=UNITS.ids[unit], most=inches(reach))
    return None


def places(t: Battle, kind: int, unit: int, reach: int, fully: int) -> list[Pose]:
    """The places that are listed: a lattice of one inch around the unit."""
    return list(_free_places(t, kind, unit, reach, fully))


def has_choice_of_places(t: Battle, seat: int) -> bool:
    """Whether there are two places: thousands need not be looked at for that."""
    found = _free_places(t, *t.flow.args)
    return next(found, None) is not None and next(found, None) is not None


def _free_places(t: Battle, kind: int, unit: int, reach: int, fully: int) -> Iterator[Pose]:
    """Those of the lattice that would not be refused. There are thousands: what most of them fail
    by comes first, and nobody is told why."""
    near = box_of(t, unit)
    taken = [laid for laid, _ in grounds(t)] + [box_of(t, other) for other in on_field(t)]
    far = (reach + AROUND) // INCH * INCH
    # No circle around a piece that lies farther away comes near enough (`nearer`).
    farthest = reach + LENGTH + near[6] + piece_box(kind, (0, 0, 0))[6]
    for x in range(t.x[unit] - far, t.x[unit] + far + 1, INCH):
        dx = x - t.x[unit]
        for y in range(t.y[unit] - far, t.y[unit] + far + 1, INCH):
            dy = y - t.y[unit]
            if not (0 <= x <= t.width and 0 <= y <= HEIGHT) or dx * dx + dy * dy >= farthest**2:
                continue
            for h in HEADINGS:
                piece = piece_box(kind, (x, y, h))
                if not nearer(piece, near, reach + LENGTH):
                    continue
                if fully and not fully_within(piece, near, reach):
                    continue
                if inside(piece, 0, 0, t.width, HEIGHT):
                    if not any(overlaps(piece, other) for other in taken):
                        yield x, y, h


def check_piece(t: Battle, seat: int, action: Action) -> None:
    refusal = _refusal(t, action[1:], *t.flow.args)
    if refusal is not None:
        raise refusal


def take_piece(t: Battle, seat: int, action: Action) -> None:
    kind = t.flow.args[0]
    t.terrain.append((kind, *action[1:]))
    t.flow.emit("placed", seat, kind, *action[1:], region(t, *action[1:3]))


QUESTIONS: Final = {
    "new_piece": Question(
        frozenset({"place"}),
        lambda t, seat: [("place", *pose) for pose in places(t, *t.flow.args)],
        check_piece,
        take_piece,
        choice=has_choice_of_places,
        always=True,
        context=lambda t, seat: {
            "terrain": TERRAIN.ids[t.flow.args[0]],
            "unit": UNITS.ids[t.flow.args[1]],
        },
    ),
}
