"""What cards do that have attachments change their units: Regroup and Reform, The Last Kiss."""

from throneroom.games.ice_and_fire.content import CARD, SOLO, UNIT
from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.programs import ATTACHMENT
from throneroom.games.ice_and_fire.rejoining import can_go, is_sent, join
from throneroom.games.ice_and_fire.rejoining import has_room as is_room
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.vocabulary import (
    Frame,
    Guard,
    Number,
    Op,
    Ref,
    do,
    num,
    pick_from,
)
from throneroom.games.ice_and_fire.wounds import lose_wounds


def remove_models(unit: Ref, number: Number) -> Op:
    """So many models of the unit are gone."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        wounds = num(number).value(t, f) * UNIT[t.card[found]].wounds
        lose_wounds(t, found, wounds, f.seat)

    return do(act)


def _can_swap(t: Battle, one: int, a: int, two: int, b: int) -> bool:
    return can_go(t, one, b, two) and can_go(t, two, a, one)


def pick_to_change(a: Ref, b: Ref, place: int) -> Op:
    """Name an attachment of the first unit that goes to the second, or none; `place` is where the
    one that goes the other way was picked, or will be."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        one, two = a.unit(t, f), b.unit(t, f)
        other = f.picks[place - 1]
        found = [part for part in t.parts[one] if not is_sent(part)]
        if other >= 0:
            return [part for part in found if _can_swap(t, part, one, other, two)]
        swaps = t.parts[two] if other == NOTHING else ()
        return [
            part
            for part in found
            if can_go(t, part, two)
            or any(not is_sent(o) and _can_swap(t, part, one, o, two) for o in swaps)
        ]

    return pick_from(ATTACHMENT, candidates, optional=True)


def change_units(a: Ref, b: Ref, first: int, second: int) -> Op:
    """The attachments that were picked in these places go to the other unit."""

    def act(t: Battle, f: Frame) -> None:
        units = a.unit(t, f), b.unit(t, f)
        one, two = f.picks[first - 1], f.picks[second - 1]
        if one in t.parts[units[0]] and two in t.parts[units[1]]:
            if _can_swap(t, one, units[0], two, units[1]):
                join(t, one, *units)
                join(t, two, *units[::-1])
        elif one in t.parts[units[0]] and can_go(t, one, units[1]):
            join(t, one, *units)
        elif two in t.parts[units[1]] and can_go(t, two, units[0]):
            join(t, two, *units[::-1])

    return do(act)


def takes_lost(unit: Ref) -> Guard:
    """At ATTACHMENT_LOST: the unit could have the attachment, whatever the limits."""

    def holds(t: Battle, f: Frame) -> bool:
        found = unit.unit(t, f)
        card = t.card[found]
        return (
            t.wounds[found] > 0
            and CARD[card].kind == CARD[f.number].kind
            and not SOLO[UNIT[card].tray]
            and is_room(t, found)
        )

    return Guard(holds)


was_sent = Guard(lambda t, f: is_sent(f.number))
"""At ATTACHMENT_LOST: it had been sent among enemies."""


def join_instead(unit: Ref) -> Op:
    """At ATTACHMENT_LOST: it is in that unit instead."""
    return do(lambda t, f: join(t, f.number, f.subject, unit.unit(t, f)))
