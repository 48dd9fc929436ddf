"""A turn: a unit is activated and acts, or the turn is passed: F2.5-F2.19, F15.9, F19.16."""

from typing import Final

from throneroom.games.ice_and_fire.board import (
    activate_ncu,
    empty_zones,
    must_lead,
    ncus_to_activate,
    seat_of_ncu,
    units_to_lead,
)
from throneroom.games.ice_and_fire.cards import check_hands
from throneroom.games.ice_and_fire.declare import ANY_ACTION, ask_action
from throneroom.games.ice_and_fire.deployment import poses_for, with_room
from throneroom.games.ice_and_fire.field import box_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import in_contact
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.lasting import NEXT_ACTIVATION, TURN, end, end_all
from throneroom.games.ice_and_fire.moments import TURN_START
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import NCUS, UNITS, WALLS
from throneroom.games.ice_and_fire.queries import MUST_CHARGE, NO_ACTION, mask
from throneroom.games.ice_and_fire.reserve import to_bring_in
from throneroom.games.ice_and_fire.siege import activate_wall, walls_to_activate
from throneroom.games.ice_and_fire.state import (
    BESIDE,
    CHARGES,
    FIELD,
    MANEUVERS,
    Battle,
    is_friendly,
    next_turn,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import REST_OF_TURN, Action, Illegal, Question


def units_to_activate(t: Battle, seat: int) -> list[int]:
    """The Combat Units that a seat may activate (F2.7); one beside the field only if there is room
    for it now (F19.16)."""
    return [*units_to_lead(t, seat), *(u for u in with_room(t, seat) if not t.activated[u])]


def can_activate(t: Battle, seat: int) -> bool:
    if units_to_lead(t, seat) or ncus_to_activate(t, seat) or walls_to_activate(t, seat):
        return True
    return bool(units_to_activate(t, seat))


# The turn


def turn(t: Battle, seat: int) -> None:  # F2.5, F2.6, F2.15
    """The turn of a seat, unless nobody has anything left to activate."""
    if not any(can_activate(t, other) for other in range(len(t.points))):
        t.flow.push("clean_up")
        return
    if t.out >> seat & 1:  # F33.6
        seat = next_turn(t, seat)
    t.active = seat  # F1.20
    t.flow.push("turn", next_turn(t, seat))
    t.flow.push("turn_over")
    t.flow.push("turn_end")
    t.flow.push("choose_unit")
    t.turns[seat] += 1
    remember_contacts(t)
    t.flow.emit("turn", seat)
    announce(t, TURN_START, seat, number=t.turns[seat])
    hook(t, "turn_start")


def remember_contacts(t: Battle) -> None:
    """Keep who is engaged with whom at the beginning of a turn, for effects that ask."""
    units = on_field(t)
    boxes = [box_of(t, unit) for unit in units]
    t.engaged_before = [0] * len(t.engaged_before)
    for i, unit in enumerate(units):
        for j in range(i):
            other = units[j]
            if not is_friendly(t, unit, seat_of(other)) and in_contact(boxes[i], boxes[j]):
                t.engaged_before[unit] |= 1 << other
                t.engaged_before[other] |= 1 << unit


def choose_unit(t: Battle) -> None:  # F2.7, F2.8, F2.14
    able = tuple(
        seat
        for seat in seats_of(t, t.side[t.active])
        if can_activate(t, seat) or to_bring_in(t, seat)
    )
    if able:  # of a team whoever answers first (F32.6, FR99)
        t.flow.ask("activate", able)


def may_pass(t: Battle, seat: int) -> bool:
    """Whether a seat may pass: once a round, as long as it has passes (F2.18, F2.19)."""
    if t.muster.special and must_lead(t, seat):
        return False
    return t.passes[seat] > 0 and not t.passed >> seat & 1


def legal_activate(t: Battle, seat: int) -> list[Action]:
    found: list[Action] = [("activate", unit) for unit in units_to_activate(t, seat)]
    found += [("activate_ncu", ncu) for ncu in ncus_to_activate(t, seat)]
    found += [("activate_wall", wall) for wall in walls_to_activate(t, seat)]
    found += [("activate", unit) for unit in to_bring_in(t, seat)]
    if not can_activate(t, seat):
        found.append(("decline",))  # F24.19
    return [*found, ("pass",)] if may_pass(t, seat) else found


def check_activate(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "pass":
        if not t.passes[seat]:
            raise Illegal("F2.18", "ice_and_fire-no-pass")
        if must_lead(t, seat):
            raise Illegal("F36.9", "ice_and_fire-must-lead")
        if not may_pass(t, seat):
            raise Illegal("F2.19", "ice_and_fire-passed-already")
    elif action[0] == "decline":
        if can_activate(t, seat):
            raise Illegal("F2.8", "ice_and_fire-must-activate")
    elif action[0] == "activate_wall":
        if action[1] not in walls_to_activate(t, seat):
            raise Illegal("F24.16", "ice_and_fire-not-that-wall", wall=WALLS.ids[action[1]])
    elif action[0] == "activate_ncu":
        _check_ncu(t, seat, action[1])
    else:
        _check_unit(t, seat, action[1])


def _check_unit(t: Battle, seat: int, unit: int) -> None:
    if unit in to_bring_in(t, seat):
        return
    if seat_of(unit) != seat or t.place[unit] not in (BESIDE, FIELD):
        raise Illegal("F2.7", "ice_and_fire-not-your-unit", unit=UNITS.ids[unit])
    if t.activated[unit]:
        raise Illegal("F1.8", "ice_and_fire-activated-already", unit=UNITS.ids[unit])
    if unit not in units_to_activate(t, seat):
        raise Illegal("F19.16", "ice_and_fire-no-place", unit=UNITS.ids[unit])


def _check_ncu(t: Battle, seat: int, ncu: int) -> None:
    if seat_of_ncu(ncu) != seat or t.ncu_card[ncu] < 0:
        raise Illegal("F2.7", "ice_and_fire-not-your-ncu", ncu=NCUS.ids[ncu])
    if t.ncu_done[ncu]:
        raise Illegal("F5.3", "ice_and_fire-ncu-activated-already", ncu=NCUS.ids[ncu])
    if ncu not in ncus_to_activate(t, seat) and empty_zones(t):
        rule = "F36.9" if must_lead(t, seat) else "F36.10"
        raise Illegal(rule, "ice_and_fire-must-lead")
    if ncu not in ncus_to_activate(t, seat):
        raise Illegal("F2.17", "ice_and_fire-all-zones-taken")


def take_activate(t: Battle, seat: int, action: Action) -> None:  # F2.11
    t.active = seat
    if action[0] == "pass":
        for mate in seats_of(t, t.side[seat]):  # F32.10
            t.passes[mate] -= 1
            t.passed |= 1 << mate
        t.flow.emit("passed", seat, t.passes[seat])
    elif action[0] == "activate_ncu":
        activate_ncu(t, action[1])
    elif action[0] == "activate_wall":
        activate_wall(t, action[1])
    elif action[0] == "activate":
        activate(t, action[1])


def activate(t: Battle, unit: int) -> None:
    t.flow.push("end_activation", unit)
    t.flow.push("act", unit)
    t.flow.emit("activated", unit)
    for row in [r for r in t.lasting if r.until == NEXT_ACTIVATION and r.holder == unit]:
        end(t, row)
    announce(t, "unit_activates", unit)
    hook(t, "unit_activates", unit)


def activate_also(t: Battle, unit: int) -> None:  # F37.3
    """A unit activates right after another, in the same turn."""
    if t.place[unit] == FIELD and not t.activated[unit]:
        activate(t, unit)


def act(t: Battle, unit: int) -> None:  # F2.9, F19.16
    if t.place[unit] == FIELD:
        if not mask(t, NO_ACTION, unit):
            kinds = CHARGES if mask(t, MUST_CHARGE, unit) else ANY_ACTION
            ask_action(t, unit, kinds, free=0)
    elif t.place[unit] == BESIDE and poses_for(t, unit):
        t.flow.ask("deploy", (seat_of(unit),), unit)


def surge(t: Battle, unit: int) -> None:  # F10.24
    if t.place[unit] == FIELD:
        ask_action(t, unit, MANEUVERS)


def end_activation(t: Battle, unit: int) -> None:  # F2.12
    t.activated[unit] = 1


def turn_end(t: Battle) -> None:  # F2.13
    announce(t, "turn_end", t.active)


def turn_over(t: Battle) -> None:  # F2.23, FR97
    t.banned = 0
    end_all(t, TURN)
    if t.muster.shares:
        enlist(t)
    check_hands(t)
    t.flow.hear_again(REST_OF_TURN)


STEPS: Final = {
    "turn": turn,
    "choose_unit": choose_unit,
    "act": act,
    "surge": surge,
    "end_activation": end_activation,
    "activate_also": activate_also,
    "turn_end": turn_end,
    "turn_over": turn_over,
}
QUESTIONS: Final = {
    "activate": Question(
        frozenset({"activate", "activate_ncu", "activate_wall", "decline", "pass"}),
        legal_activate,
        check_activate,
        take_activate,
        anyone=True,
    ),
}
