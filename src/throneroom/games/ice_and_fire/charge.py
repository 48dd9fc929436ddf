"""Charges: F9."""

from collections.abc import Iterator
from math import floor
from typing import Any, Final

from throneroom.games.ice_and_fire.align import free_offsets
from throneroom.games.ice_and_fire.attack import melee_attack_of
from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    check_unengaged,
    enemies_of,
    on_field,
    pose_of,
    sees_unit,
    stands,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import NEVER, contact, free_lengths
from throneroom.games.ice_and_fire.geometry.measure import inside, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import (
    CONTACT,
    FRONT,
    FULL_TURN,
    INCH,
    LENGTH,
    Box,
    Pose,
    heading_to,
    swept,
)
from throneroom.games.ice_and_fire.hooks import CALTROPS, hook
from throneroom.games.ice_and_fire.moments import CHARGE_MADE, CHARGE_ROLLED
from throneroom.games.ice_and_fire.movement import APART, inches, speed_of
from throneroom.games.ice_and_fire.names import DECLARATIONS, SIDES, UNITS, WALLS
from throneroom.games.ice_and_fire.queries import DISORDERLY, greatest
from throneroom.games.ice_and_fire.rolls import forget_distance, roll_distance
from throneroom.games.ice_and_fire.state import (
    BONUS_LOST,
    CHARGE,
    FIELD,
    NOBODY,
    Battle,
    is_friendly,
    seat_of,
)
from throneroom.games.ice_and_fire.travel import (
    Leg,
    marks_of_way,
    pivot,
    stops_of,
    straight,
    travel,
)
from throneroom.games.ice_and_fire.walls import (
    as_target,
    as_wall,
    defends,
    is_wall,
    sees_wall,
    standing_walls,
    target_box,
    target_pose,
    target_stands,
    unit_or_nothing,
    walls_in_contact,
)
from throneroom.games.ice_and_fire.ways import room_to_edge
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import Action, Illegal, Question

BEST_ROLL: Final = 6
GRID: Final = 2000  # headings that are tried if no other works (F34.8)


# Declaring


def check_charge(t: Battle, unit: int, target: int, side: int, heading: int) -> None:
    """Refuse a charge that cannot be declared (F9.1-F9.9)."""
    if not stands(t, target) or is_friendly(t, target, seat_of(unit)):
        raise Illegal("F9.3", "ice_and_fire-no-enemy", unit=UNITS.ids[target])
    check_unengaged(t, unit, "F9.1")
    if melee_attack_of(t.card[unit]) < 0:
        raise Illegal("F9.1", "ice_and_fire-no-melee-attack")
    if not _sees(t, unit, target):
        raise Illegal("F9.4", "ice_and_fire-not-seen", unit=UNITS.ids[target])
    if side not in zones_of(t, unit, target):
        found = [SIDES.ids[zone] for zone in zones_of(t, unit, target)]
        raise Illegal("F9.5", "ice_and_fire-other-side", side=SIDES.ids[side], sides=found)
    if not free_offsets(t, unit, target, side, False):
        raise Illegal("F9.6", "ice_and_fire-no-room", unit=UNITS.ids[target])
    check_heading(t, unit, target, heading)


def check_heading(t: Battle, unit: int, target: int, heading: int) -> None:
    """Refuse a heading along which the charge cannot succeed (F9.9)."""
    there = around(t, unit)
    x, y, _ = pose_of(t, unit)
    tray = box_at(t, unit, (x, y, heading))
    length = contact(tray, target_box(t, target), heading)
    if length == NEVER:
        raise Illegal("F9.9", "ice_and_fire-passes-by")
    stop = _stopped_by(there, tray, heading, target, length)
    if stop is not None:
        raise Illegal("F9.11", "ice_and_fire-stopped", **stop)
    room = room_to_edge(tray, heading, there.width, there.height)
    if room < floor(length) - LENGTH:
        raise Illegal("F8.38", "ice_and_fire-leaves-field", outside=inches(length - room))
    most = reach(t, there, unit, tray, length, BEST_ROLL)
    if length > most + LENGTH:
        raise Illegal(
            "F9.9", "ice_and_fire-out-of-reach", distance=inches(length), most=inches(most)
        )
    if not _sees(t, unit, target, (x, y, heading)):
        raise Illegal("F9.9", "ice_and_fire-not-seen-then")


def _sees(t: Battle, unit: int, target: int, pose: Pose | None = None) -> bool:
    if is_wall(target):
        return sees_wall(t, unit, as_wall(target), pose)
    return sees_unit(t, unit, target, pose)


def check_charge_at_wall(t: Battle, unit: int, wall: int, heading: int) -> None:
    """Refuse a charge on a Castle Wall that cannot be declared (F24.12)."""
    if defends(t, seat_of(unit)) or wall not in standing_walls(t):
        raise Illegal("F24.12", "ice_and_fire-no-wall", wall=WALLS.ids[wall])
    if wall in walls_in_contact(t, unit):
        raise Illegal("F24.13", "ice_and_fire-at-the-wall", wall=WALLS.ids[wall])
    check_unengaged(t, unit, "F9.1")
    if melee_attack_of(t.card[unit]) < 0:
        raise Illegal("F9.1", "ice_and_fire-no-melee-attack")
    if not sees_wall(t, unit, wall):
        raise Illegal("F9.4", "ice_and_fire-wall-not-seen", wall=WALLS.ids[wall])
    if not free_offsets(t, unit, as_target(wall), FRONT, False):
        raise Illegal("F9.6", "ice_and_fire-no-room-at-wall", wall=WALLS.ids[wall])
    check_heading(t, unit, as_target(wall), heading)


def charges_at_walls(t: Battle, unit: int) -> list[Action]:
    """The charges on Castle Walls that are listed for a unit."""
    if not t.walls or defends(t, seat_of(unit)) or melee_attack_of(t.card[unit]) < 0:
        return []
    return [
        ("charge_wall", wall, heading)
        for wall in standing_walls(t)
        if wall not in walls_in_contact(t, unit)  # F24.13
        if sees_wall(t, unit, wall) and free_offsets(t, unit, as_target(wall), FRONT, False)
        for heading in headings_at(t, unit, as_target(wall))
    ]


def reach(t: Battle, there: Around, unit: int, tray: Box, length: float, die: int) -> int:
    """How far a roll carries the charger, on a way of that length (F9.12)."""
    far = speed_of(t, unit) + die * INCH
    if there.rough:
        way = swept(tray, length)
        if any(overlaps(way, rough) for rough in there.rough):
            far -= INCH
    return far


def _stopped_by(
    there: Around, tray: Box, heading: int, target: int, length: float
) -> dict[str, Any] | None:
    """What the charger would touch more than the tolerance before its target (F9.11)."""
    for enemy, other in there.enemies:
        if enemy != target:
            touched = contact(tray, other, heading)
            if touched < length - CONTACT:
                return {"thing": UNITS.ids[enemy], "distance": inches(touched)}
    for piece, wall in there.walls:
        touched = wall_contact(tray, wall, heading, length)
        if touched < length - CONTACT:
            return {"thing": f"t{piece + 1}", "distance": inches(touched)}
    return None


def wall_contact(tray: Box, wall: Box, heading: int, length: float) -> float:
    """Where an Impassable piece stops a charger; one that it touches from the start stops it only
    by being crossed (FR77)."""
    touched = contact(tray, wall, heading)
    if touched == 0 and not overlaps(swept(tray, length), wall):
        return NEVER
    return touched


def charges_of(t: Battle, unit: int) -> list[Action]:
    """The charges that are listed for a unit (F34.17)."""
    if melee_attack_of(t.card[unit]) < 0:
        return []
    found: list[Action] = []
    most = speed_of(t, unit) + BEST_ROLL * INCH
    start = box_of(t, unit)
    for target in enemies_of(t, seat_of(unit)):
        other = box_of(t, target)
        dx, dy = other[0] - start[0], other[1] - start[1]
        far = most + start[6] + other[6]
        if dx * dx + dy * dy > far * far or not sees_unit(t, unit, target):
            continue
        for side in zones_of(t, unit, target):
            if free_offsets(t, unit, target, side, False):
                found += [
                    ("charge", target, side, heading) for heading in headings_at(t, unit, target)
                ]
    return found


def headings_at(t: Battle, unit: int, target: int) -> list[int]:
    """The headings to charge along: the one with the least contact distance of those toward centre
    and corners and the present one; the present one if it works; else the best of a grid."""
    pose = pose_of(t, unit)
    goal = target_pose(t, target)
    corners = target_box(t, target)[7:15]
    toward = [
        heading_to(round(corners[i]) - pose[0], round(corners[i + 1]) - pose[1])
        for i in range(0, 8, 2)
    ]
    here = pose[2]
    best = _nearest_that_works(
        t, unit, target, [heading_to(goal[0] - pose[0], goal[1] - pose[1]), here, *toward]
    )
    if best < 0:
        best = _nearest_that_works(t, unit, target, list(range(0, FULL_TURN, GRID)))
    if best in (-1, here) or not _works(t, unit, target, here):
        return [best] if best >= 0 else []
    return [best, here]


def headings_to_snap(t: Battle, unit: int, target: int) -> list[int]:
    """The headings of a charge that a page snaps to: toward the centre and the corners of the
    target, the present one, and the best of the grid (F34.8)."""
    pose = pose_of(t, unit)
    x, y, _ = target_pose(t, target)
    corners = target_box(t, target)[7:15]
    toward = [
        heading_to(round(corners[i]) - pose[0], round(corners[i + 1]) - pose[1])
        for i in range(0, 8, 2)
    ]
    best = _nearest_that_works(t, unit, target, list(range(0, FULL_TURN, GRID)))
    wanted = dict.fromkeys((heading_to(x - pose[0], y - pose[1]), *toward, pose[2], best))
    return [heading for heading in wanted if heading >= 0 and _works(t, unit, target, heading)]


def _nearest_that_works(t: Battle, unit: int, target: int, headings: list[int]) -> int:
    """Of the headings that are allowed the one with the least contact distance; -1 if none is."""
    x, y, _ = pose_of(t, unit)
    goal = target_box(t, target)
    lengths = [
        (contact(box_at(t, unit, (x, y, heading)), goal, heading), heading)
        for heading in dict.fromkeys(headings)
    ]
    most = speed_of(t, unit) + BEST_ROLL * INCH + LENGTH
    for length, heading in sorted(lengths):
        if length > most:
            break
        if _works(t, unit, target, heading):
            return heading
    return -1


def _works(t: Battle, unit: int, target: int, heading: int) -> bool:
    try:
        check_heading(t, unit, target, heading)
    except Illegal:
        return False
    return True


# Carrying it out


def scene(t: Battle) -> tuple[int, ...]:
    """Where everything is, to see later whether something has changed (F9.34, FR79)."""
    poses = [number for unit in on_field(t) for number in (unit, *pose_of(t, unit))]
    return (*poses, *(number for piece in t.terrain for number in piece))


def charge(
    t: Battle, unit: int, target: int, side: int, heading: int, before: tuple[int, ...]
) -> None:  # F9.34
    """After the windows of the declaration: the heading stands, or is named anew."""
    if t.place[unit] != FIELD:
        forget_distance(t)
        return
    if not is_wall(target) and t.place[target] == FIELD:
        kept = scene(t) == before and _works(t, unit, target, heading)
        room = kept or free_offsets(t, unit, target, side, False)
        if not kept and room and headings_at(t, unit, target):
            t.flow.ask("heading", (seat_of(unit),), unit, target, side)
            return
    t.flow.push("roll_charge", unit, target, side, heading)


def legal_heading(t: Battle, seat: int) -> list[Action]:
    unit, target, _ = t.flow.args
    return [("heading", heading) for heading in headings_at(t, unit, target)]


def take_heading(t: Battle, seat: int, action: Action) -> None:
    t.flow.push("roll_charge", *t.flow.args, action[1])


def roll_charge(t: Battle, unit: int, target: int, side: int, heading: int) -> None:  # F9.12
    t.flow.push("run", unit, target, side, heading)
    t.flow.push("charge_rolled", unit, target)
    roll_distance(t, "charge", unit, unit_or_nothing(target))
    if not t.roll_counts:
        t.flow.push("reroll", "charge", 0)
        hook(t, "charge_rolled", unit)


def charge_rolled(t: Battle, unit: int, target: int) -> None:
    announce(t, CHARGE_ROLLED, unit, unit_or_nothing(target))


def run(t: Battle, unit: int, target: int, side: int, heading: int) -> None:  # F9.13-F9.16
    counted = t.roll_counts
    forget_distance(t)
    if t.place[unit] != FIELD:
        return
    bonus = CHARGE
    worst = max(1, greatest(t, DISORDERLY, unit, unit_or_nothing(target)))
    if (not counted and t.roll <= worst) or t.siege & CALTROPS:  # F9.15, F9.32
        t.siege &= ~CALTROPS
        t.banned |= 1 << seat_of(unit)  # FR38
        bonus |= BONUS_LOST
        t.flow.emit("disorderly", unit)
    x, y, _ = pose_of(t, unit)
    tray = box_at(t, unit, (x, y, heading))
    there = around(t, unit)
    if target_stands(t, target) and _succeeds(t, there, unit, target, side, heading, tray):
        length = contact(tray, target_box(t, target), heading)
        bonus |= marks_of_way(t, unit, swept(tray, length))
        t.flow.push("home", unit, target, side, bonus)
        turned = pivot((x, y, heading), heading)
        _through_danger(t, unit, [turned, straight(turned.end, FRONT, floor(length))])
        return
    t.flow.push("action_done", unit, DECLARATIONS.index["charge"])
    t.flow.push("panic", unit, NOBODY)
    failed = _failed_length(t, there, unit, tray, heading)
    if is_wall(target):
        t.flow.emit("assault_failed", unit, as_wall(target))
    else:
        t.flow.emit("charge_failed", unit, target)
    turned = pivot((x, y, heading), heading)
    ahead = straight(turned.end, FRONT, failed)
    # Where not even the pivot has room the charger stays as it was (FR104).
    there_is_room = _has_room(there, box_at(t, unit, ahead.end))
    travel(t, unit, [turned, ahead] if there_is_room else [], once=True)


def _has_room(there: Around, tray: Box) -> bool:
    return inside(tray, 0, 0, there.width, there.height) and not any(
        overlaps(tray, other) for _, other in (*there.trays(), *there.walls)
    )


def _through_danger(t: Battle, unit: int, legs: list[Leg]) -> None:
    """On its way to its target a charger takes the wounds of Dangerous terrain once (F18.10)."""
    stops = stops_of(t, unit, legs) if t.terrain else []
    if stops and not t.hurt >> unit & 1:
        t.flow.push("enter", unit, *stops[0])


def home(t: Battle, unit: int, target: int, side: int, bonus: int) -> None:  # F9.17
    """The charger has come to its target; if both are still there it is aligned."""
    if t.place[unit] == FIELD and target_stands(t, target):
        t.flow.push("hit_home", unit, target, bonus)
        question = "align_to_wall" if is_wall(target) else "align"
        t.flow.ask(question, (seat_of(unit),), unit, target, side)
    else:
        t.flow.push("action_done", unit, DECLARATIONS.index["charge"])


def _succeeds(
    t: Battle, there: Around, unit: int, target: int, side: int, heading: int, tray: Box
) -> bool:
    """Whether the charger reaches its target and there is room for it (F9.13, FR40)."""
    length = contact(tray, target_box(t, target), heading)
    if length == NEVER or _stopped_by(there, tray, heading, target, length) is not None:
        return False
    if length > reach(t, there, unit, tray, length, t.roll) + LENGTH:
        return False
    return bool(free_offsets(t, unit, target, side, False))


def _failed_length(t: Battle, there: Around, unit: int, tray: Box, heading: int) -> int:
    """How far a failed charge goes (F9.14, FR12)."""
    length = reach(t, there, unit, tray, speed_of(t, unit) + t.roll * INCH, t.roll)
    length = max(0, min(length, room_to_edge(tray, heading, there.width, there.height)))
    for stop in _obstacles(there, tray, heading, length):
        spans = free_lengths(tray, heading, length, [(stop, APART)])
        length = spans[0][1] if spans and not spans[0][0] else 0
    spans = free_lengths(tray, heading, length, [(friend, 0) for _, friend in there.friends])
    return spans[-1][1] if spans else 0


def _obstacles(there: Around, tray: Box, heading: int, length: int) -> Iterator[Box]:
    """The enemies and Impassable pieces that the way would touch."""
    for _, enemy in there.enemies:
        if contact(tray, enemy, heading) <= length:
            yield enemy
    for _, wall in there.walls:
        if wall_contact(tray, wall, heading, length) <= length:
            yield wall


def hit_home(t: Battle, unit: int, target: int, bonus: int) -> None:  # F9.28
    """The charger stands before its target, and its neighbours have been corrected."""
    if t.place[unit] != FIELD:
        return
    bonus |= marks_of_way(t, unit, box_of(t, unit))
    if is_wall(target):
        t.flow.push("storm", unit, as_wall(target), 1, bonus)
        return
    t.flow.push("strike", unit, target, 1, bonus)  # F9.30
    t.flow.emit("charged", unit, target)
    announce(t, CHARGE_MADE, unit, target, zones_of(t, unit, target)[0])


STEPS: Final = {
    "charge": charge,
    "roll_charge": roll_charge,
    "charge_rolled": charge_rolled,
    "run": run,
    "home": home,
    "hit_home": hit_home,
}
QUESTIONS: Final = {
    "heading": Question(
        frozenset({"heading"}),
        legal_heading,
        lambda t, seat, action: check_heading(t, t.flow.args[0], t.flow.args[1], action[1]),
        take_heading,
        always=True,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "target_unit": UNITS.ids[t.flow.args[1]],
        },
    )
}
