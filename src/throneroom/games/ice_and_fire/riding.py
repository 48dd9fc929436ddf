"""Moving through enemies, as some effects let a unit do: Ride-by Attack, Trample.

The unit turns and moves straight on, whoever is in its way; where it ends it keeps F8.10 to F8.12.
"""

from typing import Final

from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    enemies_of,
    nearest,
    on_field,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.measure import nearer, overlaps
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, INCH, LENGTH, swept
from throneroom.games.ice_and_fire.move_options import headings
from throneroom.games.ice_and_fire.movement import end_fault, end_of_go, go_fault, refuse
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.programs import tell_text
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.travel import pivot, straight, travel
from throneroom.games.ice_and_fire.ways import gaps, longest_way
from throneroom.kernel import Action, Question

RULE: Final = "F8.5"


def ask_ride(t: Battle, unit: int, inches: int, onto: bool = False) -> None:
    """Ask the owner of a unit where it rides; `onto`: it meets those that it would end on, too."""
    also = (1,) if onto else ()  # other rides stay as old records have them
    t.flow.ask("ride", (seat_of(unit),), unit, inches * INCH, *also)


def _without_enemies(there: Around) -> Around:
    """What stands in the way of a unit that moves through enemies."""
    return there._replace(enemies=[])


def legal_ride(t: Battle, seat: int) -> list[Action]:
    """Each heading with the greatest length after which there is room, and staying."""
    unit, limit, *_ = t.flow.args
    pose = pose_of(t, unit)
    there = around(t, unit)
    start = box_of(t, unit)
    apart = gaps(there, start)
    found: list[Action] = [("stay",)]
    for first in headings(t, pose, nearest(t, pose, enemies_of(t, seat))):
        turned = box_at(t, unit, (pose[0], pose[1], first))
        way = longest_way(_without_enemies(there), turned, first, limit)
        spans = free_lengths(turned, first, way, apart) if way > 0 else []
        if spans and spans[-1][1]:
            action = ("go", first, spans[-1][1], first)
            end = box_at(t, unit, end_of_go(t, unit, *action[1:]))
            if end_fault(there, start, end) is None:
                found.append(action)
    return found


def check_ride(t: Battle, seat: int, action: Action) -> None:
    unit, limit, *_ = t.flow.args
    if action[0] == "go":
        _, first, length, last = action
        there = around(t, unit)
        refuse(go_fault(t, _without_enemies(there), unit, first, length, last, limit, RULE))
        end = box_at(t, unit, end_of_go(t, unit, first, length, last))
        refuse(end_fault(there, box_of(t, unit), end))


def take_ride(t: Battle, seat: int, action: Action) -> None:
    unit, limit, *onto = t.flow.args
    if action[0] == "stay":
        return
    _, first, length, last = action
    turned = pivot(pose_of(t, unit), first)
    ahead = straight(turned.end, FRONT, length)
    others = [(one, box_of(t, one)) for one in on_field(t) if one != unit]
    way = swept(box_at(t, unit, turned.end), length)
    met = {one for one, tray in others if overlaps(way, tray)}
    if onto:  # those before which it has stopped short of its full way
        end = box_at(t, unit, ahead.end)
        full = box_at(t, unit, straight(turned.end, FRONT, limit).end)
        met |= {
            one for one, tray in others if overlaps(full, tray) and nearer(end, tray, INCH + LENGTH)
        }
    tell_text(t, sum(1 << one for one in met))
    travel(t, unit, [turned, ahead, pivot(ahead.end, last)])


QUESTIONS: Final = {
    "ride": Question(
        frozenset({"go", "stay"}),
        legal_ride,
        check_ride,
        take_ride,
        always=True,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
