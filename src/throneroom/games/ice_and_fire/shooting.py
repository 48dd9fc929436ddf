"""Ranged attacks: F7.12, F8.29-F8.31, F10.28."""

from typing import Final

from throneroom.games.ice_and_fire.attack import ranged_attack_of, start_attack
from throneroom.games.ice_and_fire.content import LONG, LONG_RANGE, SHORT_RANGE, SOLO, UNIT
from throneroom.games.ice_and_fire.field import (
    around,
    box_at,
    box_of,
    check_unengaged,
    enemies_of,
    engaged_with,
    is_engaged,
    pose_of,
    sees_from_any_side,
    sees_unit,
    stands,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.measure import arrow_range, distance
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    INCH,
    LENGTH,
    RIGHT_ANGLE,
    Pose,
    moved,
)
from throneroom.games.ice_and_fire.movement import inches, refuse, straight_fault
from throneroom.games.ice_and_fire.names import DECLARATIONS, SIDES, UNITS
from throneroom.games.ice_and_fire.queries import (
    AIM,
    ALL_ROUND,
    FORBIDDEN,
    NOT_SOLO,
    RANGE,
    UNLIMITED,
    greatest,
    mask,
)
from throneroom.games.ice_and_fire.state import (
    FIELD,
    SHIFTS,
    Battle,
    Fight,
    is_friendly,
    seat_of,
)
from throneroom.games.ice_and_fire.travel import straight, travel
from throneroom.games.ice_and_fire.ways import gaps, longest_way
from throneroom.kernel import Action, Illegal, Question, bits

ANYBODY: Final = -1
SHIFT: Final = 2 * INCH  # F8.30


def range_of(t: Battle, unit: int) -> int:
    """How far the ranged attack of a unit reaches (F1.17)."""
    reach = UNIT[t.card[unit]].attacks[ranged_attack_of(t.card[unit])].reach
    printed = LONG_RANGE if reach == LONG else SHORT_RANGE
    return max(printed, greatest(t, RANGE, unit) * INCH)


def targets_from(t: Battle, unit: int, pose: Pose, only: int = ANYBODY) -> list[int]:
    """The enemies that a unit could shoot at from a pose: in range and seen, each for itself
    (F7.13, F8.31); if it must be a certain one (F9.33), only that."""
    aim = mask(t, AIM, unit)
    if aim:
        return _targets_aimed_at(t, unit, pose, only, aim)
    tray = box_at(t, unit, pose)
    reach = range_of(t, unit) + LENGTH
    return [
        enemy
        for enemy in enemies_of(t, seat_of(unit))
        if only in (ANYBODY, enemy)
        and arrow_range(tray, box_of(t, enemy)) <= reach
        and sees_unit(t, unit, enemy, pose, ranged=True)
    ]


def _targets_aimed_at(t: Battle, unit: int, pose: Pose, only: int, aim: int) -> list[int]:
    """The same for a unit that aims otherwise than all others (F37.6)."""
    return [
        enemy
        for enemy in enemies_of(t, seat_of(unit))
        if only in (ANYBODY, enemy)
        and not (aim & NOT_SOLO and SOLO[UNIT[t.card[enemy]].tray])
        and (aim & UNLIMITED or in_aim(t, unit, enemy, pose, aim))
    ]


def in_aim(t: Battle, unit: int, enemy: int, pose: Pose, aim: int) -> bool:
    """Whether an enemy is in range and seen, from the front or from any part of the tray."""
    tray, target = box_at(t, unit, pose), box_of(t, enemy)
    far = distance(tray, target) if aim & ALL_ROUND else arrow_range(tray, target)
    if far > range_of(t, unit) + LENGTH:
        return False
    if aim & ALL_ROUND:
        return sees_from_any_side(t, unit, enemy, pose)
    return sees_unit(t, unit, enemy, pose, ranged=True)


def free_shifts(t: Battle, unit: int, limit: int, rule: str) -> list[tuple[int, int]]:
    """The shifts that are listed: each direction with the greatest length and half of it
    (F34.18)."""
    there = around(t, unit)
    tray = box_of(t, unit)
    apart = gaps(there, tray)
    h = t.h[unit]
    found = []
    for side in range(4):
        heading = (h + side * RIGHT_ANGLE) % FULL_TURN
        way = longest_way(there, tray, heading, limit)
        spans = free_lengths(tray, heading, way, apart) if way > 0 else []
        greatest = spans[-1][1] if spans else 0
        for length in dict.fromkeys((greatest, greatest // 2)):
            if length and straight_fault(t, there, unit, side, length, h, limit, rule) is None:
                found.append((side, length))
    return found


def shifts_of(t: Battle, unit: int, only: int = ANYBODY) -> list[tuple[int, int]]:
    """The shifts before an attack: those that bring or keep a target (F8.30)."""
    if mask(t, FORBIDDEN, unit) & SHIFTS:
        return []
    return [
        (side, length)
        for side, length in free_shifts(t, unit, SHIFT, "F8.30")
        if targets_from(t, unit, straight(pose_of(t, unit), side, length).end, only)
    ]


def can_shoot(t: Battle, unit: int, only: int = ANYBODY) -> bool:
    """Whether a unit has a target, at once or after a shift (F8.29, F8.30, FR62)."""
    if ranged_attack_of(t.card[unit]) < 0 or is_engaged(t, unit):
        return False
    tray = box_of(t, unit)
    reach = range_of(t, unit) + SHIFT + LENGTH
    if not mask(t, AIM, unit) and not any(
        arrow_range(tray, box_of(t, enemy)) <= reach for enemy in enemies_of(t, seat_of(unit))
    ):
        return False
    return bool(targets_from(t, unit, pose_of(t, unit), only) or shifts_of(t, unit, only))


def check_shoot(t: Battle, unit: int, only: int = ANYBODY) -> None:
    check_unengaged(t, unit, "F8.29")
    if ranged_attack_of(t.card[unit]) < 0:
        raise Illegal("F8.33", "ice_and_fire-no-ranged-attack")
    if not can_shoot(t, unit, only):
        raise _no_target(t, unit, pose_of(t, unit), "F8.31")


def _no_target(t: Battle, unit: int, pose: Pose, rule: str) -> Illegal:
    """That nobody is seen within range, with the distance of the nearest enemy."""
    tray = box_at(t, unit, pose)
    far = [arrow_range(tray, box_of(t, enemy)) for enemy in enemies_of(t, seat_of(unit))]
    most = inches(range_of(t, unit))
    if not far:
        return Illegal(rule, "ice_and_fire-no-enemies")
    return Illegal(rule, "ice_and_fire-nothing-to-shoot", distance=inches(min(far)), most=most)


# The shift


def shoot(t: Battle, unit: int, only: int) -> None:  # F8.30
    if t.place[unit] == FIELD and can_shoot(t, unit, only):
        t.flow.ask("shift", (seat_of(unit),), unit, only)
    else:
        t.flow.push("action_done", unit, DECLARATIONS.index["shoot"])


def legal_shift(t: Battle, seat: int) -> list[Action]:
    unit, only = t.flow.args
    found: list[Action] = [("shift", side, length) for side, length in shifts_of(t, unit, only)]
    return [("stay",), *found] if targets_from(t, unit, pose_of(t, unit), only) else found


def check_shift(t: Battle, seat: int, action: Action) -> None:
    unit, only = t.flow.args
    x, y, h = end = pose_of(t, unit)
    if action[0] == "shift":
        _, side, length = action
        if mask(t, FORBIDDEN, unit) & SHIFTS:
            raise Illegal("F37.5", "ice_and_fire-other-action")
        there = around(t, unit)
        refuse(straight_fault(t, there, unit, side, length, h, SHIFT, "F8.30"))
        end = (*moved(x, y, (h + side * RIGHT_ANGLE) % FULL_TURN, length), h)
    if not targets_from(t, unit, end, only):
        raise _no_target(t, unit, end, "F8.30")


def take_shift(t: Battle, seat: int, action: Action) -> None:
    unit, only = t.flow.args
    t.flow.push("aim", unit, only)
    if action[0] == "shift":
        travel(t, unit, [straight(pose_of(t, unit), action[1], action[2])])


# The target


def aim(t: Battle, unit: int, only: int) -> None:  # F8.31
    if t.place[unit] == FIELD and targets_from(t, unit, pose_of(t, unit), only):
        t.flow.ask("target", (seat_of(unit),), unit, only)
    else:
        t.flow.push("action_done", unit, DECLARATIONS.index["shoot"])


def legal_target(t: Battle, seat: int) -> list[Action]:
    unit, only = t.flow.args
    found: list[Action] = []
    for enemy in targets_from(t, unit, pose_of(t, unit), only):
        sides = zones_of(t, unit, enemy)
        found += [("target", enemy, () if len(sides) == 1 else (side,)) for side in sides]
    return found


def check_target(t: Battle, seat: int, action: Action) -> None:
    unit, only = t.flow.args
    _, enemy, sides = action
    if only not in (ANYBODY, enemy):
        raise Illegal("F9.33", "ice_and_fire-other-target", unit=UNITS.ids[only])
    if not stands(t, enemy) or is_friendly(t, enemy, seat):
        raise Illegal("F8.31", "ice_and_fire-no-enemy", unit=UNITS.ids[enemy])
    if mask(t, AIM, unit):
        if enemy not in targets_from(t, unit, pose_of(t, unit), only):
            raise Illegal("F8.31", "ice_and_fire-wrong-target", unit=UNITS.ids[enemy])
    else:
        _check_range(t, unit, enemy)
    tied = zones_of(t, unit, enemy)
    if len(tied) == 1 and sides == ():
        return
    if len(sides) != 1 or sides[0] not in tied or len(tied) == 1:
        names = [SIDES.ids[side] for side in tied]
        raise Illegal("F6.12", "ice_and_fire-choose-zone", sides=names)


def _check_range(t: Battle, unit: int, enemy: int) -> None:
    found = arrow_range(box_of(t, unit), box_of(t, enemy))
    if found > range_of(t, unit) + LENGTH:
        most = inches(range_of(t, unit))
        raise Illegal("F7.12", "ice_and_fire-out-of-range", distance=inches(found), most=most)
    if not sees_unit(t, unit, enemy, ranged=True):
        raise Illegal("F7.1", "ice_and_fire-not-seen", unit=UNITS.ids[enemy])


def take_target(t: Battle, seat: int, action: Action) -> None:
    unit = t.flow.args[0]
    _, enemy, sides = action
    fight = Fight(unit, enemy, ranged_attack_of(t.card[unit]))
    fight.action = 1
    fight.zone = sides[0] if sides else zones_of(t, unit, enemy)[0]  # F7.16
    for friend in engaged_with(t, enemy):
        if is_friendly(t, friend, seat):
            fight.bystanders |= 1 << friend
    start_attack(t, fight)


def shooting_into_melee(t: Battle) -> None:  # F10.28, FR47, FR102
    fight = t.fights[-1]
    for friend in reversed(bits(fight.bystanders)):
        t.flow.push("panic", friend, seat_of(fight.attacker))


STEPS: Final = {"shoot": shoot, "aim": aim, "shooting_into_melee": shooting_into_melee}
QUESTIONS: Final = {
    "shift": Question(
        frozenset({"shift", "stay"}),
        legal_shift,
        check_shift,
        take_shift,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "target": Question(
        frozenset({"target"}),
        legal_target,
        check_target,
        take_target,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
