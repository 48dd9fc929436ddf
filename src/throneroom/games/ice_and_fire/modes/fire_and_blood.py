"""Fire and Blood: F28.1-F28.10. Marked units, and markers for points."""

from typing import Final

from throneroom.games.ice_and_fire.content import LONG_RANGE, OBJECTIVES
from throneroom.games.ice_and_fire.field import box_of, enemies_of, on_field
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.names import MOST_UNITS, UNITS
from throneroom.games.ice_and_fire.objectives import OF_UNITS
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.state import (
    NOBODY,
    Battle,
    next_turn,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.victory import score
from throneroom.games.ice_and_fire.wounds import has_commander, who_scores
from throneroom.kernel import Action, Illegal, Question, bits

MARKS: Final = 2  # units of each side


def deployed(t: Battle) -> None:  # F28.3
    t.flow.push("mark", t.first)


# Marking: the first player begins


def markable(t: Battle, seat: int) -> list[int]:
    """The enemies that a seat may mark: two units of each side in all (F28.3, F28.10)."""
    marked = [t.side[unit // MOST_UNITS] for unit in bits(t.marked)]
    return [
        unit
        for unit in enemies_of(t, seat)
        if not t.marked >> unit & 1 and marked.count(t.side[unit // MOST_UNITS]) < MARKS
    ]


def mark(t: Battle, seat: int) -> None:
    """The seat marks an enemy, or the next one if it can mark none."""
    turn = seat
    for _ in range(max(t.side) + 1):
        if markable(t, turn):
            t.flow.push("mark", next_turn(t, turn))
            t.flow.ask("mark", seats_of(t, t.side[turn]))
            return
        turn = next_turn(t, turn)


def check_mark(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in markable(t, seat):
        raise Illegal("F28.3", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_mark(t: Battle, seat: int, action: Action) -> None:
    unit = action[1]
    t.marked |= 1 << unit
    t.flow.emit("marked", seat, unit)
    if unused(t):
        t.flow.ask("assign", (seat_of(unit),), unit)


def unused(t: Battle) -> list[int]:
    """The cards that no marked unit has (F28.4); five are too few for six marked units (FR105)."""
    used = {card for _, card in t.granted}
    return [card for card in OF_UNITS if card not in used]


def check_assign(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in unused(t):
        raise Illegal("F28.4", "ice_and_fire-objective-taken", objective=OBJECTIVES.ids[action[1]])


def take_assign(t: Battle, seat: int, action: Action) -> None:
    (unit,) = t.flow.args
    t.granted += ((unit, action[1]),)
    t.flow.emit("objective", unit, action[1])


# Victory point markers


def unit_activates(t: Battle, unit: int) -> None:  # F28.5
    if has_commander(t, unit) and in_reach(t, unit):
        t.flow.ask("marker", (seat_of(unit),), unit)


def in_reach(t: Battle, unit: int) -> list[int]:
    tray = box_of(t, unit) if unit in on_field(t) else None
    return [
        enemy
        for enemy in enemies_of(t, seat_of(unit))
        if tray is not None and nearer(tray, box_of(t, enemy), LONG_RANGE + LENGTH)
    ]


def legal_marker(t: Battle, seat: int) -> list[Action]:
    return [*(("choose", enemy) for enemy in in_reach(t, t.flow.args[0])), ("decline",)]


def check_marker(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_marker(t, seat):
        raise Illegal("F28.5", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_marker(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "choose":
        unit = action[1]
        now = markers_on(t, unit) + 1
        others = tuple(pair for pair in t.markers if pair[0] != unit)
        t.markers = tuple(sorted((*others, (unit, now))))
        t.flow.emit("marker", seat, unit, now)


def markers_on(t: Battle, unit: int) -> int:
    return dict(t.markers).get(unit, 0)


# Points


def destroyed(t: Battle, unit: int, credit: int, destroyer: int, led: int) -> None:
    """What a destroyed unit is worth besides the point of F20.1 (F28.6-F28.9)."""
    scoring = who_scores(t, unit, credit)
    if destroyer >= 0 and t.marked >> destroyer & 1:
        score(t, seat_of(destroyer), 1)  # F28.6
    for seat in scoring:
        if t.marked >> unit & 1:
            score(t, seat, 2)  # F28.7, FR35
        if credit != NOBODY and seat == credit and markers_on(t, unit):
            score(t, seat, markers_on(t, unit))  # F28.8


MODE: Final[Mode] = Mode(
    prepare=put_bare_tokens,
    deployed=deployed,
    unit_activates=unit_activates,
    destroyed=destroyed,
    score=lambda t: None,
)
STEPS: Final = {"mark": mark}
QUESTIONS: Final = {
    "mark": Question(
        frozenset({"choose"}),
        lambda t, seat: [("choose", unit) for unit in markable(t, seat)],
        check_mark,
        take_mark,
        anyone=True,
    ),
    "assign": Question(
        frozenset({"take"}),
        lambda t, seat: [("take", card) for card in unused(t)],
        check_assign,
        take_assign,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "marker": Question(
        frozenset({"choose", "decline"}),
        legal_marker,
        check_marker,
        take_marker,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
}
