"""Shifts that effects give: F1.11, F8.6, FR16."""

from typing import Final

from throneroom.games.ice_and_fire.field import around, is_engaged, pose_of
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.movement import refuse, straight_fault
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import FORBIDDEN, mask
from throneroom.games.ice_and_fire.shooting import free_shifts
from throneroom.games.ice_and_fire.state import SHIFTS, Battle, seat_of
from throneroom.games.ice_and_fire.travel import straight, travel
from throneroom.kernel import Action, Question


def ask_shift(t: Battle, unit: int, inches: int) -> None:
    """Let the owner of a unit shift it."""
    if not is_engaged(t, unit) and not mask(t, FORBIDDEN, unit) & SHIFTS:
        t.flow.ask("free_shift", (seat_of(unit),), unit, inches * INCH)


def legal_shift(t: Battle, seat: int) -> list[Action]:
    unit, limit = t.flow.args
    return [("stay",), *(("shift", *one) for one in free_shifts(t, unit, limit, "F1.11"))]


def check_shift(t: Battle, seat: int, action: Action) -> None:
    unit, limit = t.flow.args
    if action[0] == "shift":
        _, side, length = action
        there = around(t, unit)
        refuse(straight_fault(t, there, unit, side, length, t.h[unit], limit, "F1.11"))


def take_shift(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "shift":
        unit = t.flow.args[0]
        travel(t, unit, [straight(pose_of(t, unit), action[1], action[2])])


QUESTIONS: Final = {
    "free_shift": Question(
        frozenset({"shift", "stay"}),
        legal_shift,
        check_shift,
        take_shift,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
