"""Laying the front of a tray on a side of another: F9.17-F9.22, F10.3-F10.8, F10.32."""

from typing import Any, Final

from throneroom.games.ice_and_fire.field import (
    FOOTPRINT,
    around,
    box_at,
    edges,
    engaged_with,
    pose_of,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import Span, free_lengths
from throneroom.games.ice_and_fire.geometry.measure import inside, nearer, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    LENGTH,
    RIGHT_ANGLE,
    Box,
    Pose,
    aligned,
)
from throneroom.games.ice_and_fire.layout import north_of
from throneroom.games.ice_and_fire.movement import APART, inches
from throneroom.games.ice_and_fire.names import (
    UNITS,
    WALLS,
)
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.travel import placed_at, travel
from throneroom.games.ice_and_fire.walls import as_wall, target_footprint, target_pose
from throneroom.kernel import Action, Illegal, Question

# As the actions name them, seen from the charger.
FULL: Final = 0
TO_LEFT: Final = 1
TO_RIGHT: Final = 2


def pose_at(t: Battle, unit: int, target: int, side: int, offset: int) -> Pose:
    """The pose with the front edge on a side of the target (F9.17)."""
    return aligned(
        target_pose(t, target), target_footprint(t, target), side, FOOTPRINT[t.card[unit]], offset
    )


def offset_of(t: Battle, unit: int, alignment: int) -> int:
    """The offset of one of the three alignments (F9.17, FR10)."""
    m = FOOTPRINT[t.card[unit]].width
    return (0, -m, m)[alignment]


def free_offsets(t: Battle, unit: int, target: int, side: int, apart: bool) -> list[int]:
    """The offsets at which a unit may be laid against a side of the target: of the three those that
    are free, or else the ends of what is free, nearest to each of them (F9.6, F9.19, F9.20, FR11,
    FR101).

    With `apart` it must also be an inch from all other enemies (F10.5).
    """
    there = around(t, unit)
    gap = APART - LENGTH if apart else 0
    others = [(box, gap) for enemy, box in there.enemies if enemy != target]
    others += [(box, 0) for _, box in (*there.friends, *there.walls)]
    m = FOOTPRINT[t.card[unit]].width

    def is_free(offset: int) -> bool:
        tray = box_at(t, unit, pose_at(t, unit, target, side, offset))
        return inside(tray, 0, 0, there.width, there.height) and not any(
            nearer(tray, other, gap) if gap else overlaps(tray, other) for other, gap in others
        )

    free = [offset for offset in (0, -m, m) if is_free(offset)]
    if free:
        return free
    return [o for o in _ends_of_free(t, unit, target, side, m, others) if is_free(o)]


def _ends_of_free(
    t: Battle, unit: int, target: int, side: int, m: int, others: list[tuple[Box, int]]
) -> list[int]:
    first = pose_at(t, unit, target, side, -m)
    way = (first[2] - RIGHT_ANGLE) % FULL_TURN
    limits = [*others, *((edge, 0) for edge in edges(t.width, north_of(t.mode)))]
    spans: list[Span] = free_lengths(box_at(t, unit, first), way, 2 * m, limits)
    ends = sorted({end - m for span in spans for end in span})
    found: dict[int, None] = {}
    for wanted in (0, -m, m):
        below = [end for end in ends if end <= wanted]
        above = [end for end in ends if end >= wanted]
        for end in (*below[-1:], *above[:1]):
            found[end] = None
    return list(found)


def as_action(t: Battle, unit: int, offset: int) -> Action:
    """An offset as an action: one of the three by its name, any other by its number."""
    m = FOOTPRINT[t.card[unit]].width
    if offset in (0, -m, m):
        return ("align", (FULL, TO_RIGHT, TO_LEFT)[(offset > 0) - (offset < 0)])
    return ("align_at", offset)


def chosen_offset(t: Battle, unit: int, action: Action) -> int:
    offset: int = offset_of(t, unit, action[1]) if action[0] == "align" else action[1]
    return offset


# After a successful charge: the arguments are unit, target and side


def legal_align(t: Battle, seat: int) -> list[Action]:
    unit, target, side = t.flow.args[:3]
    return [as_action(t, unit, o) for o in free_offsets(t, unit, target, side, False)]


def check_align(t: Battle, seat: int, action: Action) -> None:  # F9.20
    unit, target, side = t.flow.args[:3]
    _check_offset(t, unit, target, side, action, False)


def _check_offset(
    t: Battle, unit: int, target: int, side: int, action: Action, apart: bool
) -> None:
    offset = chosen_offset(t, unit, action)
    free = free_offsets(t, unit, target, side, apart)
    if offset not in free or as_action(t, unit, offset) != action:
        rule = "F10.5" if apart else "F9.20"
        raise Illegal(rule, "ice_and_fire-not-free", offset=inches(offset))


def take_align(t: Battle, seat: int, action: Action) -> None:  # F9.21
    unit, target, side = t.flow.args[:3]
    t.flow.push("correct", unit, target, ())
    pose = pose_at(t, unit, target, side, chosen_offset(t, unit, action))
    travel(t, unit, [placed_at(pose_of(t, unit), pose)], once=True)


def align_offer(t: Battle, seat: int) -> dict[str, Any]:
    """Where the tray would stand, by each of the listed actions (F34.4)."""
    unit, target, side = t.flow.args[:3]
    offsets = free_offsets(t, unit, target, side, False)
    return {"poses": [list(pose_at(t, unit, target, side, offset)) for offset in offsets]}


# Before a melee attack: turning to the only enemy, or sliding along it


def sides_to_take(t: Battle, unit: int, enemy: int) -> list[tuple[int, int]]:
    """The side of the enemy and the offsets that an attacker may take there (F10.3-F10.6, F10.32,
    FR63): none if it is engaged with several."""
    if engaged_with(t, unit) != [enemy]:
        return []
    side = zones_of(t, unit, enemy)[0]
    here = pose_of(t, unit)
    return [
        (side, offset)
        for offset in free_offsets(t, unit, enemy, side, True)
        if not _same(pose_at(t, unit, enemy, side, offset), here)
    ]


def _same(one: Pose, other: Pose) -> bool:
    """Whether two poses differ by no more than rounding."""
    turn = (one[2] - other[2]) % FULL_TURN
    near = abs(one[0] - other[0]) <= LENGTH and abs(one[1] - other[1]) <= LENGTH
    return near and min(turn, FULL_TURN - turn) <= LENGTH


def turn_to_enemy(t: Battle, unit: int, enemy: int) -> None:  # F10.3, F10.32
    if t.place[unit] == FIELD and sides_to_take(t, unit, enemy):
        t.flow.ask("turn", (seat_of(unit),), unit, enemy)


def legal_turn(t: Battle, seat: int) -> list[Action]:
    unit, enemy = t.flow.args
    return [("stay",), *(as_action(t, unit, o) for _, o in sides_to_take(t, unit, enemy))]


def turn_offer(t: Battle, seat: int) -> dict[str, Any]:
    """The same before an attack; the first of the listed actions is to stay."""
    unit, enemy = t.flow.args
    taken = [pose_at(t, unit, enemy, *where) for where in sides_to_take(t, unit, enemy)]
    return {"poses": [list(pose) for pose in (pose_of(t, unit), *taken)]}


def check_turn(t: Battle, seat: int, action: Action) -> None:
    unit, enemy = t.flow.args
    if action[0] != "stay":
        _check_offset(t, unit, enemy, zones_of(t, unit, enemy)[0], action, True)


def take_turn(t: Battle, seat: int, action: Action) -> None:
    if action[0] != "stay":
        unit, enemy = t.flow.args
        side = zones_of(t, unit, enemy)[0]
        pose = pose_at(t, unit, enemy, side, chosen_offset(t, unit, action))
        travel(t, unit, [placed_at(pose_of(t, unit), pose)])


STEPS: Final = {"turn_to_enemy": turn_to_enemy}
QUESTIONS: Final = {
    "align": Question(
        frozenset({"align", "align_at"}),
        legal_align,
        check_align,
        take_align,
        offer=align_offer,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "target_unit": UNITS.ids[t.flow.args[1]],
        },
    ),
    "align_to_wall": Question(
        frozenset({"align", "align_at"}),
        legal_align,
        check_align,
        take_align,
        offer=align_offer,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "wall": WALLS.ids[as_wall(t.flow.args[1])],
        },
    ),
    "turn": Question(
        frozenset({"align", "align_at", "stay"}),
        legal_turn,
        check_turn,
        take_turn,
        offer=turn_offer,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "target_unit": UNITS.ids[t.flow.args[1]],
        },
    ),
}
