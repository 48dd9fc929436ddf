"""Retreats and the pivots that follow them: F8.19-F8.27."""

from collections.abc import Iterator
from typing import Any, Final

from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    enemies_of,
    engaged_with,
    heading_toward,
    nearest,
    pose_of,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.shapes import (
    FRONT,
    FULL_TURN,
    INCH,
    LEFT,
    REAR,
    RIGHT,
    RIGHT_ANGLE,
    moved,
)
from throneroom.games.ice_and_fire.moments import RETREAT_DONE, RETREAT_ROLLED
from throneroom.games.ice_and_fire.move_options import (
    FIFTEEN_DEGREES,
    free_headings,
)
from throneroom.games.ice_and_fire.movement import (
    APART,
    Fault,
    end_fault,
    inches,
    refuse,
    speed_of,
    straight_fault,
)
from throneroom.games.ice_and_fire.names import DIRECTIONS, UNITS
from throneroom.games.ice_and_fire.queries import NO_PIVOT, mask
from throneroom.games.ice_and_fire.rolls import forget_distance, roll_distance
from throneroom.games.ice_and_fire.snaps import final_headings, pivot_offer
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.travel import pivot, straight, travel
from throneroom.games.ice_and_fire.ways import gaps, longest_way
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import Action, Illegal, Question

BEST_ROLL: Final = 6


def directions(t: Battle, unit: int) -> list[int]:
    """Where a unit may retreat to, by the zones of the enemies it is engaged with (F8.21, FR14)."""
    found = set()
    for enemy in engaged_with(t, unit):
        zone = zones_of(t, enemy, unit)[0]
        found |= {REAR, LEFT, RIGHT} if zone == FRONT else {FRONT, LEFT, RIGHT}
    return sorted(found)


def _fault(
    t: Battle, there: Around, unit: int, side: int, length: int, last: int, limit: int
) -> Fault | None:
    """Why a unit may not retreat so; least of all may it stay (F8.23, F8.25)."""
    if not length and last == t.h[unit]:
        enemy = engaged_with(t, unit)[0]
        return Fault("F8.25", "ice_and_fire-too-near", enemy, box_of(t, unit), box_of(t, enemy))
    return straight_fault(t, there, unit, side, length, last, limit, "F8.20")


def possible_ends(t: Battle, unit: int, limit: int) -> list[Action]:
    """The ends of a retreat by the test of FR78: with the heading kept, or else with final headings
    at all multiples of fifteen degrees; each direction with the longest and the shortest legal
    length (F34.18). Empty if there is none."""
    return list(_ends(t, unit, limit))


def _ends(t: Battle, unit: int, limit: int) -> Iterator[Action]:
    """These ends one by one, since often it is asked only whether there is any."""
    x, y, kept = pose_of(t, unit)
    start = box_of(t, unit)
    there = around(t, unit).within(start, limit + APART)
    apart = gaps(there, start)
    ways = []
    for side in directions(t, unit):
        heading = (kept + side * RIGHT_ANGLE) % FULL_TURN
        longest = longest_way(there, start, heading, limit)
        if longest >= 0:
            ways.append((side, heading, longest))
    for last in dict.fromkeys((kept, *range(0, FULL_TURN, FIFTEEN_DEGREES))):
        turned = box_at(t, unit, (x, y, last))
        found = False
        for side, heading, longest in ways:
            lengths = [
                length
                for span in free_lengths(turned, heading, longest, apart)
                for length in span
                if _fault(t, there, unit, side, length, last, limit) is None
            ]
            for length in dict.fromkeys((max(lengths), min(lengths))) if lengths else ():
                found = True
                yield ("withdraw", side, length, last)
        if found:
            return


def withdraw_offer(t: Battle, seat: int) -> dict[str, Any]:
    """Each direction with the largest and the shortest legal length (F34.9)."""
    unit, limit = t.flow.args
    ways: dict[int, list[int]] = {}
    for _, side, length, _ in possible_ends(t, unit, limit):
        ways.setdefault(side, []).append(length)
    return {
        "most": limit,
        "ways": [{"direction": DIRECTIONS.ids[side], "lengths": ways[side]} for side in ways],
        "final": final_headings(t, unit),
    }


def can_retreat(t: Battle, unit: int) -> bool:
    """Whether the best roll would let a unit retreat (F8.24)."""
    return has_end(t, unit, speed_of(t, unit) + BEST_ROLL * INCH)


def has_end(t: Battle, unit: int, limit: int) -> bool:
    """Whether a retreat has any end."""
    return next(_ends(t, unit, limit), None) is not None


# The retreat, after its declaration


def roll_retreat(t: Battle, unit: int) -> None:  # F8.20
    if t.place[unit] == FIELD and engaged_with(t, unit):
        t.flow.push("withdraw", unit)
        t.flow.push("retreat_rolled", unit)
        roll_distance(t, "retreat", unit)
        if not t.roll_counts:
            t.flow.push("reroll", "retreat", 0)


def retreat_rolled(t: Battle, unit: int) -> None:
    announce(t, RETREAT_ROLLED, unit)


def withdraw(t: Battle, unit: int) -> None:  # F8.25, F8.26, FR13
    forget_distance(t)
    if t.place[unit] != FIELD:
        return
    limit = speed_of(t, unit) + t.roll * INCH
    if has_end(t, unit, limit):
        t.flow.ask("withdraw", (seat_of(unit),), unit, limit)
    else:
        t.flow.emit("stayed", unit)


def legal_withdraw(t: Battle, seat: int) -> list[Action]:  # F34.18
    unit, limit = t.flow.args
    found = dict.fromkeys(possible_ends(t, unit, limit))
    there = around(t, unit)
    enemies = enemies_of(t, seat)
    for _, side, length, _ in list(found):
        x, y = moved(*pose_of(t, unit)[:2], (t.h[unit] + side * RIGHT_ANGLE) % FULL_TURN, length)
        foe = nearest(t, (x, y, 0), enemies)[0]
        facing = heading_toward(t, (x, y, 0), foe)
        if _fault(t, there, unit, side, length, facing, limit) is None:
            found["withdraw", side, length, facing] = None
    return list(found)


def check_withdraw(t: Battle, seat: int, action: Action) -> None:
    unit, limit = t.flow.args
    _, side, length, last = action
    if side not in directions(t, unit):  # F8.21
        raise Illegal("F8.21", "ice_and_fire-wrong-direction", direction=DIRECTIONS.ids[side])
    refuse(_fault(t, around(t, unit), unit, side, length, last, limit))


def take_withdraw(t: Battle, seat: int, action: Action) -> None:  # F8.22, F8.27
    unit = t.flow.args[0]
    _, side, length, last = action
    left = engaged_with(t, unit)
    t.flow.push("left_behind", unit, tuple(left))
    away = straight(pose_of(t, unit), side, length)
    travel(t, unit, [away, pivot(away.end, last)])


def left_behind(t: Battle, unit: int, left: tuple[int, ...]) -> None:  # F8.27, FR15
    still = engaged_with(t, unit) if t.place[unit] == FIELD else []
    alone = [enemy for enemy in left if enemy not in still]
    if not mask(t, NO_PIVOT, unit):
        push_pivots(t, alone)
    announce(t, RETREAT_DONE, unit, number=sum(1 << enemy for enemy in alone))


# Free pivots (F8.27, F10.25): the units of one seat, in the order it likes


def push_pivots(t: Battle, units: list[int]) -> None:
    """Let the owners of these units turn them on the spot."""
    for seat in range(len(t.points) - 1, -1, -1):
        own = tuple(unit for unit in units if seat_of(unit) == seat)
        if own:
            t.flow.push("pivots", own)


def pivots(t: Battle, units: tuple[int, ...]) -> None:
    left = tuple(unit for unit in units if t.place[unit] == FIELD)
    if left:
        t.flow.ask("pivot", (seat_of(left[0]),), left)


def legal_pivot(t: Battle, seat: int) -> list[Action]:
    (units,) = t.flow.args
    turns: list[Action] = [
        ("face", unit, heading) for unit in units for heading in free_headings(t, unit)
    ]
    return [("stay",), *turns]


def check_pivot(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "stay":
        return
    _, unit, heading = action
    if unit not in t.flow.args[0]:
        raise Illegal("F8.27", "ice_and_fire-may-not-pivot", unit=UNITS.ids[unit])
    turned = box_at(t, unit, (t.x[unit], t.y[unit], heading))
    refuse(end_fault(around(t, unit), box_of(t, unit), turned))


def take_pivot(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "face":
        _, unit, heading = action
        t.flow.push("pivots", tuple(other for other in t.flow.args[0] if other != unit))
        travel(t, unit, [pivot(pose_of(t, unit), heading)])


STEPS: Final = {
    "roll_retreat": roll_retreat,
    "retreat_rolled": retreat_rolled,
    "withdraw": withdraw,
    "left_behind": left_behind,
    "pivots": pivots,
}
QUESTIONS: Final = {
    "withdraw": Question(
        frozenset({"withdraw"}),
        legal_withdraw,
        check_withdraw,
        take_withdraw,
        always=True,
        offer=withdraw_offer,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "most": inches(t.flow.args[1]),
        },
    ),
    "pivot": Question(
        frozenset({"face", "stay"}),
        legal_pivot,
        check_pivot,
        take_pivot,
        offer=pivot_offer,
        context=lambda t, seat: {"units": [UNITS.ids[unit] for unit in t.flow.args[0]]},
    ),
}
