"""A Feast for Crows: F25.1-F25.14. Tokens on Corpse Piles, and more piles with the dead."""

from typing import Final

from throneroom.games.ice_and_fire.carrying import fought, leave_pile, lose, move_ended
from throneroom.games.ice_and_fire.content import CARD, INFANTRY, LONG_RANGE, TERRAIN
from throneroom.games.ice_and_fire.field import box_of, grounds, on_field
from throneroom.games.ice_and_fire.geometry.measure import (
    distance,
    fully_within,
    inside,
    nearer,
    sticks_out,
)
from throneroom.games.ice_and_fire.geometry.shapes import INCH, LENGTH, Pose
from throneroom.games.ice_and_fire.layout import HEIGHT, piece_box
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.preparation import draw_objective
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.whereabouts import region
from throneroom.kernel import Action, Illegal, Question

CORPSE_PILE: Final = TERRAIN.index["corpse_pile"]
MOST_PILES: Final = 4
GAP: Final = INCH
TOKEN: Final = 600  # its radius (F21.1)
# The places that are listed: a coarse lattice around the tray, or a fine one if that is full.
COARSE: Final = (3 * INCH, (0, 90_000))
FINE: Final = (INCH, (0, 45_000, 90_000, 135_000))


def destroyed(t: Battle, unit: int, credit: int, destroyer: int, led: int) -> None:
    """Before the tray is removed: its token changes hands, and infantry leaves a pile."""
    t.flow.push("leave_pile", unit)
    lose(t, unit)  # F25.11


def leave_corpses(t: Battle, unit: int) -> None:  # F25.6
    piles = sum(kind == CORPSE_PILE for kind, *_ in t.terrain)
    if piles < MOST_PILES and CARD[t.card[unit]].kind == INFANTRY and places(t, unit):
        t.flow.ask("corpses", (seat_of(unit),), unit)


def places(t: Battle, unit: int) -> list[Pose]:
    for step, headings in (COARSE, FINE):
        reach = LONG_RANGE // step
        found = [
            (x, y, h)
            for x in range(t.x[unit] - reach * step, t.x[unit] + reach * step + 1, step)
            for y in range(t.y[unit] - reach * step, t.y[unit] + reach * step + 1, step)
            for h in headings
            if x >= 0 <= y and _refusal(t, unit, (x, y, h)) is None
        ]
        if found:
            return found
    return []


def _refusal(t: Battle, unit: int, pose: Pose) -> Illegal | None:
    pile = piece_box(CORPSE_PILE, pose)
    if not inside(pile, 0, 0, t.width, HEIGHT):
        out = sticks_out(pile, 0, 0, t.width, HEIGHT)
        return Illegal("F25.6", "ice_and_fire-terrain-outside", outside=round(out) / INCH)
    if not fully_within(pile, box_of(t, unit), LONG_RANGE):
        return Illegal("F25.6", "ice_and_fire-pile-too-far")
    others = [piece.box for piece in grounds(t)]
    others += [box_of(t, other) for other in on_field(t) if other != unit]
    for other in others:
        if nearer(pile, other, GAP - LENGTH):
            found, least = round(distance(pile, other)) / INCH, GAP / INCH
            return Illegal("F25.6", "ice_and_fire-terrain-too-near", distance=found, least=least)
    return None


def check_corpses(t: Battle, seat: int, action: Action) -> None:
    refusal = _refusal(t, t.flow.args[0], action[1:])
    if refusal is not None:
        raise refusal


def take_corpses(t: Battle, seat: int, action: Action) -> None:  # F25.5-F25.7
    _, x, y, h = action
    t.terrain.append((CORPSE_PILE, x, y, h))
    t.flow.emit("placed", seat, CORPSE_PILE, x, y, h, region(t, x, y))
    t.tokens.append((x, y, TOKEN, draw_objective(t)))
    t.piles += (len(t.terrain) - 1,)
    t.carriers += (-1,)
    t.flow.emit("token_put", seat, len(t.tokens) - 1, x, y, region(t, x, y))


MODE: Final[Mode] = Mode(
    move_ended=move_ended,
    action_done=leave_pile,
    attack_done=fought,
    panic_failed=lose,
    destroyed=destroyed,
)
STEPS: Final = {"leave_pile": leave_corpses}
QUESTIONS: Final = {
    "corpses": Question(
        frozenset({"place"}),
        lambda t, seat: [("place", *pose) for pose in places(t, t.flow.args[0])],
        check_corpses,
        take_corpses,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
