"""Declaring an action: F2.9, F2.10, F8.1, F8.28-F8.40.

The arguments of the question are the unit, the actions that are open to it, whether it is a free
one, which may be declined, or one that it must perform, the enemy that it must be aimed at (F9.33),
or -1, and the greatest length of a Maneuver in inches, or 0 (F8.37).
"""

from collections.abc import Iterator
from typing import Any, Final

from throneroom.games.ice_and_fire.attack import melee_attack_of
from throneroom.games.ice_and_fire.charge import (
    charges_at_walls,
    charges_of,
    check_charge,
    check_charge_at_wall,
    headings_to_snap,
    scene,
)
from throneroom.games.ice_and_fire.field import box_of, check_unengaged, engaged_with, stands
from throneroom.games.ice_and_fire.geometry.measure import distance
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, INCH
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.moments import ACTION_DECLARED, ACTION_DONE
from throneroom.games.ice_and_fire.movement import inches, may_march, speed_of
from throneroom.games.ice_and_fire.names import DECLARATIONS, SIDES, UNITS, WALLS
from throneroom.games.ice_and_fire.preview_attack import charges_told
from throneroom.games.ice_and_fire.queries import FORBIDDEN, mask
from throneroom.games.ice_and_fire.retreat import can_retreat
from throneroom.games.ice_and_fire.shooting import ANYBODY, can_shoot, check_shoot
from throneroom.games.ice_and_fire.state import (
    ATTACKS,
    CHARGES,
    FIELD,
    MANEUVERS,
    MARCHES,
    RETREATS,
    SHOTS,
    STRIKES,
    Battle,
    seat_of,
)
from throneroom.games.ice_and_fire.travel import check_demolish, pieces_to_demolish
from throneroom.games.ice_and_fire.walls import as_target, walls_in_contact
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import Action, Illegal, Question, is_choice

ANY_ACTION: Final = ATTACKS | MANEUVERS | MARCHES | RETREATS | CHARGES
MARCH: Final = 2  # times the Speed (F8.5)
# The action of an activation, a free one, one that must be performed.
OWN: Final = 0
FREE: Final = 1
FORCED: Final = 2


def ask_action(
    t: Battle, unit: int, kinds: int, free: int = FREE, target: int = ANYBODY, limit: int = 0
) -> None:
    """Ask the owner of a unit for an action, a free one if not otherwise said: it follows the same
    rules, and is no activation (F1.9, F8.36, F9.31, FR39)."""
    kinds &= ~mask(t, FORBIDDEN, unit)  # F37.5
    t.flow.ask("declare", (seat_of(unit),), unit, kinds, free, target, limit)


def charge_one_of(t: Battle, unit: int, enemies: tuple[int, ...]) -> None:
    """A unit must charge the nearest enemy: of several its owner says which (FR60)."""
    if len(enemies) == 1:
        ask_action(t, unit, CHARGES, FORCED, enemies[0])
    elif enemies:
        t.flow.ask("nearest", (seat_of(unit),), unit, enemies)


def check_nearest(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in t.flow.args[1]:
        raise Illegal("FR60", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_nearest(t: Battle, seat: int, action: Action) -> None:
    ask_action(t, t.flow.args[0], CHARGES, FORCED, action[1])


def legal_declare(t: Battle, seat: int) -> list[Action]:
    return list(_declarations(t))


def has_choice_to_declare(t: Battle, seat: int) -> bool:
    return is_choice(_declarations(t))


def _declarations(t: Battle) -> Iterator[Action]:
    """What the unit may do, what is quick to find out first."""
    unit, kinds, free, target, _ = t.flow.args
    engaged = engaged_with(t, unit)
    some = False
    if engaged:
        for action in _in_contact(t, unit, kinds, target, engaged):
            some = True
            yield action
        if not some or free == FREE:  # F8.34, F8.39
            yield ("hold",)
        return
    if free != FORCED:
        yield ("hold",)
    for action in _at_large(t, unit, kinds, target):
        some = True
        yield action
    if not some and free == FORCED:
        yield ("hold",)


def _in_contact(
    t: Battle, unit: int, kinds: int, target: int, engaged: list[int]
) -> Iterator[Action]:
    """What a unit may do that is engaged."""
    if kinds & (ATTACKS | STRIKES) and melee_attack_of(t.card[unit]) >= 0:
        yield from (("strike", enemy) for enemy in engaged if target in (ANYBODY, enemy))
        if target == ANYBODY:
            yield from (("strike_wall", wall) for wall in walls_in_contact(t, unit))
    if kinds & ATTACKS and t.terrain and target == ANYBODY:
        yield from (("demolish", piece) for piece in pieces_to_demolish(t, unit))
    if kinds & RETREATS and can_retreat(t, unit):
        yield ("retreat",)


def _at_large(t: Battle, unit: int, kinds: int, target: int) -> Iterator[Action]:
    """What a unit may do that is not engaged."""
    if kinds & MANEUVERS:
        yield ("maneuver",)
    if kinds & MARCHES and may_march(t, unit):
        yield ("march",)
    if kinds & (ATTACKS | SHOTS) and can_shoot(t, unit, target):
        yield ("shoot",)
    if kinds & ATTACKS and t.terrain and target == ANYBODY:
        yield from (("demolish", piece) for piece in pieces_to_demolish(t, unit))
    if t.walls and target == ANYBODY:
        if kinds & (ATTACKS | STRIKES) and melee_attack_of(t.card[unit]) >= 0:
            yield from (("strike_wall", wall) for wall in walls_in_contact(t, unit))
        if kinds & CHARGES:
            yield from charges_at_walls(t, unit)
    if kinds & CHARGES:
        yield from (one for one in charges_of(t, unit) if target in (ANYBODY, one[1]))


def declare_offer(t: Battle, seat: int) -> dict[str, Any]:
    """The charges that may be declared, with the headings to snap to (F34.8)."""
    charges = dict.fromkeys(one[1:3] for one in legal_declare(t, seat) if one[0] == "charge")
    unit = t.flow.args[0]
    return {
        "charges": [
            {
                "unit": UNITS.ids[target],
                "side": SIDES.ids[side],
                "headings": headings_to_snap(t, unit, target),
            }
            for target, side in charges
        ]
    }


def check_declare(t: Battle, seat: int, action: Action) -> None:
    unit, kinds, free, target, _ = t.flow.args
    verb = action[0]
    engaged = engaged_with(t, unit)
    if verb != "hold" and not kinds & KIND_OF[verb]:
        raise Illegal("F8.36", "ice_and_fire-other-action")
    if target != ANYBODY and verb in ("strike", "charge") and action[1] != target:
        raise Illegal("F9.33", "ice_and_fire-other-target", unit=UNITS.ids[target])
    if verb == "hold":
        if free != FREE and ("hold",) not in legal_declare(t, seat):
            if free == FORCED:
                raise Illegal("F8.35", "ice_and_fire-must-act", unit=UNITS.ids[unit])
            raise Illegal("F8.34", "ice_and_fire-must-fight")
    elif verb in ("maneuver", "march"):
        check_unengaged(t, unit, "F8.4" if verb == "maneuver" else "F8.5")
        if verb == "march" and not may_march(t, unit):
            raise Illegal("F26.4", "ice_and_fire-carrier-marches")
    elif verb == "retreat":
        if not engaged:
            raise Illegal("F8.19", "ice_and_fire-not-engaged")
        if not can_retreat(t, unit):
            raise Illegal("F8.24", "ice_and_fire-no-way-out")
    elif verb == "shoot":
        check_shoot(t, unit, target)
    elif verb == "demolish":
        check_demolish(t, unit, action[1])
    elif verb == "strike":
        if action[1] not in engaged:
            raise _too_far_to_strike(t, unit, action[1])
        if melee_attack_of(t.card[unit]) < 0:
            raise Illegal("F8.33", "ice_and_fire-no-melee-attack")
    elif verb == "strike_wall":
        if action[1] not in walls_in_contact(t, unit):
            raise Illegal("F24.13", "ice_and_fire-no-wall", wall=WALLS.ids[action[1]])
        if melee_attack_of(t.card[unit]) < 0:
            raise Illegal("F8.33", "ice_and_fire-no-melee-attack")
    elif verb == "charge_wall":
        check_charge_at_wall(t, unit, *action[1:])
    else:
        check_charge(t, unit, *action[1:])


def _too_far_to_strike(t: Battle, unit: int, target: int) -> Illegal:
    if not stands(t, target):
        return Illegal("F8.32", "ice_and_fire-no-enemy", unit=UNITS.ids[target])
    far = inches(distance(box_of(t, unit), box_of(t, target)))
    return Illegal("F8.32", "ice_and_fire-not-in-contact", unit=UNITS.ids[target], distance=far)


KIND_OF: Final = {
    "hold": ANY_ACTION | STRIKES | SHOTS,
    "maneuver": MANEUVERS,
    "march": MARCHES,
    "retreat": RETREATS,
    "strike": ATTACKS | STRIKES,
    "shoot": ATTACKS | SHOTS,
    "demolish": ATTACKS,
    "strike_wall": ATTACKS | STRIKES,
    "charge_wall": CHARGES,
    "charge": CHARGES,
}


def take_declare(t: Battle, seat: int, action: Action) -> None:  # F8.40
    """The windows of the declaration come first, then the action."""
    unit, _, free, only, limit = t.flow.args
    verb = action[0]
    if verb == "hold":
        t.flow.emit("held", unit)
        if not t.flow.args[2]:
            hook(t, "unit_held", unit)
        return
    number = DECLARATIONS.index[verb.removesuffix("_wall")]
    target = action[1] if verb in ("strike", "charge") else -1
    if verb in ("strike_wall", "charge_wall"):
        t.flow.emit("assaults", unit, action[1])
    else:
        t.flow.emit("declared", unit, number, target)
    where = scene(t) if verb in ("charge", "charge_wall") else ()
    t.flow.push("carry_out", unit, free, only, limit, action, where)
    if where:
        t.siege_spoken = 0  # for this event nobody has used anything yet
        hook(t, "charge_declared", unit)
    announce(t, ACTION_DECLARED, unit, target, number)


def carry_out(
    t: Battle, unit: int, free: int, only: int, limit: int, action: Action, where: tuple[int, ...]
) -> None:
    """After the windows of a declaration, if the action has not been lost."""
    verb = action[0]
    push = t.flow.push
    if verb == "maneuver":
        push("action_done", unit, DECLARATIONS.index[verb])
        push("move", unit, limit * INCH or speed_of(t, unit), 0)
    elif verb == "march":
        push("action_done", unit, DECLARATIONS.index[verb])
        push("move", unit, MARCH * speed_of(t, unit), 1)
    elif verb == "retreat":
        push("action_done", unit, DECLARATIONS.index[verb])
        push("roll_retreat", unit)
    elif verb == "strike":
        push("strike", unit, action[1], 1, 0)
        push("turn_to_enemy", unit, action[1])
    elif verb == "shoot":
        push("shoot", unit, only)
    elif verb == "demolish":
        push("action_done", unit, DECLARATIONS.index[verb])
        push("demolish", unit, action[1])
    elif verb == "strike_wall":
        push("storm", unit, action[1], 1, 0)
    elif verb == "charge_wall":
        push("charge", unit, as_target(action[1]), FRONT, action[2], scene(t))
    else:
        push("charge", unit, *action[1:], where)
    push("start_in_danger", unit)


def action_done(t: Battle, unit: int, action: int) -> None:  # F14.19
    if t.place[unit] == FIELD:
        announce(t, ACTION_DONE, unit, number=action)
        hook(t, "action_done", unit)


def _context(t: Battle, seat: int) -> dict[str, Any]:
    """Whose action it is, and whom it could charge, or why not."""
    unit, kinds, free, *_ = t.flow.args
    return {
        "unit": UNITS.ids[unit],
        "free": bool(free),
        "charges": charges_told(t, unit) if kinds & CHARGES else {},
    }


STEPS: Final = {"carry_out": carry_out, "action_done": action_done}
QUESTIONS: Final = {
    "nearest": Question(
        frozenset({"choose"}),
        lambda t, seat: [("choose", enemy) for enemy in t.flow.args[1]],
        check_nearest,
        take_nearest,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "declare": Question(
        frozenset(KIND_OF),
        legal_declare,
        check_declare,
        take_declare,
        choice=has_choice_to_declare,
        offer=declare_offer,
        context=_context,
    ),
}
