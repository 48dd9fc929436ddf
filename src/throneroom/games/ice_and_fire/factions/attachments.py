"""What texts do that have attachments change their units, or return: Regroup and Reform, The Last
Kiss, Maegi's Knowledge, R'hllor's Magics."""

from throneroom.games.ice_and_fire.content import CARD, SOLO, UNIT
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.frames import NOTHING
from throneroom.games.ice_and_fire.programs import ATTACHMENT
from throneroom.games.ice_and_fire.rejoining import (
    can_go,
    come_back,
    fallen_of,
    is_sent,
    join,
    units_of_side,
)
from throneroom.games.ice_and_fire.rejoining import has_room as is_room
from throneroom.games.ice_and_fire.state import Battle, is_friendly, models_of
from throneroom.games.ice_and_fire.vocabulary import (
    Frame,
    Guard,
    Num,
    Number,
    Op,
    Ref,
    do,
    num,
    pick_from,
)
from throneroom.games.ice_and_fire.wounds import lose_wounds


def to_spare(place: int) -> Num:
    """The models that the unit that was picked in this place can do without: one of them stays, and
    all attachments."""

    def value(t: Battle, f: Frame) -> int:
        unit = f.picks[place - 1]
        return models_of(t, unit) - max(1, len(t.parts[unit])) if unit >= 0 else 0

    return Num(value)


def remove_models(unit: Ref, number: Number) -> Op:
    """So many models of the unit are gone."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        wounds = num(number).value(t, f) * UNIT[t.card[found]].wounds
        lose_wounds(t, found, wounds, f.seat)

    return do(act)


def _can_swap(t: Battle, one: int, a: int, two: int, b: int) -> bool:
    return one != two and can_go(t, one, b, two) and can_go(t, two, a, one)


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


def _takes(t: Battle, unit: int, part: int) -> bool:
    """Whether a unit could have an attachment, whatever the limits (F36.6)."""
    card = t.card[unit]
    return (
        t.wounds[unit] > 0
        and CARD[card].kind == CARD[part].kind
        and not SOLO[UNIT[card].tray]
        and is_room(t, unit)
    )


def takes_lost(unit: Ref) -> Guard:
    """At ATTACHMENT_LOST: the unit could have the attachment, whatever the limits."""
    return Guard(lambda t, f: _takes(t, unit.unit(t, f), f.number))


was_sent = Guard(lambda t, f: is_sent(f.number))
"""At ATTACHMENT_LOST: it had been sent among enemies."""


def join_instead(unit: Ref) -> Op:
    """At ATTACHMENT_LOST: it is in that unit instead."""
    return do(lambda t, f: join(t, f.number, f.subject, unit.unit(t, f)))


# Those that have fallen


def fallen_friends(t: Battle, f: Frame, commanders: bool = False) -> list[int]:
    """The destroyed attachments of the owner's side for which a unit has a model to replace."""
    own = [unit for unit in on_field(t) if is_friendly(t, unit, f.seat)]
    return [
        part
        for part in fallen_of(t, units_of_side(t, f.seat))
        if (commanders or not CARD[part].commander) and any(_takes(t, unit, part) for unit in own)
    ]


def takes_fallen(place: int) -> Guard:
    """IT is a friendly unit for the attachment that was picked in this place."""

    def holds(t: Battle, f: Frame) -> bool:
        part = f.picks[place - 1]
        return is_friendly(t, f.it, f.seat) and part >= 0 and _takes(t, f.it, part)

    return Guard(holds)


def return_fallen(part: int, unit: int) -> Op:
    """The destroyed attachment that was picked in the first place joins the unit that was picked in
    the second, as it was when the battle began."""

    def act(t: Battle, f: Frame) -> None:
        card, found = f.picks[part - 1], f.picks[unit - 1]
        if card >= 0 and found >= 0:
            come_back(t, card, units_of_side(t, f.seat), found)

    return do(act)
