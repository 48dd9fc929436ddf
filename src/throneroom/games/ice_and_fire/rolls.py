"""Dice and re-rolls: F1.22, F12.3-F12.8, F13.5-F13.8, F34.3.

A re-roll step asks the active player first, then the others, each as long as there is a right left
and a die that the seat has not yet re-rolled.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.fight_numbers import blocks, hits
from throneroom.games.ice_and_fire.names import RIGHTS, ROLLS, UNITS
from throneroom.games.ice_and_fire.state import (
    BONUS_LOST,
    CHARGE,
    FIELD,
    PANICKED,
    VULNERABLE,
    WEAKENED,
    Battle,
    is_friendly,
    order_from,
    seat_of,
)
from throneroom.kernel import Action, Illegal, Question

CHARGE_BONUS, SPEND_PANICKED, SPEND_VULNERABLE, SPEND_WEAKENED = range(4)
TOKEN: Final = {
    SPEND_PANICKED: PANICKED,
    SPEND_VULNERABLE: VULNERABLE,
    SPEND_WEAKENED: WEAKENED,
}


def roll_dice(t: Battle, purpose: str, seat: int, count: int) -> list[int]:
    """So many D6, told with what they are for (F34.3)."""
    below = t.flow.chance.below
    dice = [1 + below(6) for _ in range(count)]
    t.flow.emit("rolled", seat, ROLLS.index[purpose], tuple(dice))
    return dice


def roll_die(t: Battle, purpose: str, seat: int) -> int:
    return roll_dice(t, purpose, seat, 1)[0]


def roll_d3(t: Battle, purpose: str, seat: int) -> int:
    """A D3 (F1.22)."""
    die = 1 + t.flow.chance.below(3)
    t.flow.emit("rolled", seat, ROLLS.index[purpose], (die,))
    return die


def roll_off(t: Battle) -> int:
    """Both sides roll a D6, ties again; the seat with the higher one (F19.4, F19.8)."""
    while True:
        dice = [roll_die(t, "roll_off", seat) for seat in range(max(t.side) + 1)]
        if dice.count(max(dice)) == 1:
            return dice.index(max(dice))


# Re-rolls


class Thrown(NamedTuple):
    """Dice on the table: whose unit rolled them, and which of them are good for it."""

    unit: int
    dice: list[int]
    marks: list[int]
    sides: list[int]
    good: list[bool]


def _attack(t: Battle) -> Thrown:
    fight = t.fights[-1]
    dice = fight.attack_dice
    return Thrown(
        fight.attacker,
        dice,
        fight.attack_marks,
        [6] * len(dice),
        [hits(t, fight, die) for die in dice],
    )


def _defense(t: Battle) -> Thrown:
    fight = t.fights[-1]
    dice = fight.defense_dice
    return Thrown(
        fight.defender,
        dice,
        fight.defense_marks,
        [6] * len(dice),
        [blocks(t, fight, die) for die in dice],
    )


def _test(t: Battle) -> Thrown:
    test = t.tests[-1]
    good = [die >= 4 for die in test.dice[:2]] + [die == 1 for die in test.dice[2:]]
    return Thrown(test.unit, test.dice, test.marks, [6, 6, 3][: len(test.dice)], good)


THROWN: Final[dict[str, Callable[[Battle], Thrown]]] = {
    "attack": _attack,
    "defense": _defense,
    "test": _test,
}
SPENT: Final = {
    "attack": SPEND_WEAKENED,  # F13.7
    "defense": SPEND_VULNERABLE,  # F13.6
    "test": SPEND_PANICKED,  # F13.5
}


def rights_of(t: Battle, what: str, seat: int) -> list[int]:
    """By what a seat may have these dice rolled again."""
    thrown = THROWN[what](t)
    found = []
    if seat_of(thrown.unit) == seat:
        if what == "attack" and t.fights[-1].charge & (CHARGE | BONUS_LOST) == CHARGE:  # F10.20
            if not t.fights[-1].used >> CHARGE_BONUS & 1:
                found.append(CHARGE_BONUS)
    elif not is_friendly(t, thrown.unit, seat) and t.conditions[thrown.unit] & TOKEN[SPENT[what]]:
        found.append(SPENT[what])
    return found


def reroll(t: Battle, what: str, turn: int) -> None:  # F12.4
    order = order_from(t, t.active)
    if t.place[THROWN[what](t).unit] != FIELD:
        return
    while turn < len(order):
        seat = order[turn]
        if rights_of(t, what, seat) and any(not mark >> seat & 1 for mark in THROWN[what](t).marks):
            t.flow.ask("reroll", (seat,), what, turn)
            return
        turn += 1


def legal_reroll(t: Battle, seat: int) -> list[Action]:  # F34.20
    what = t.flow.args[0]
    unit, dice, marks, _, good = THROWN[what](t)
    own = is_friendly(t, unit, seat)
    wanted = tuple(i + 1 for i in range(len(dice)) if good[i] != own and not marks[i] >> seat & 1)
    found: list[Action] = [("keep",)]
    if wanted:
        found += [("reroll", right, wanted) for right in rights_of(t, what, seat)]
    return found


def check_reroll(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "keep":
        return
    what = t.flow.args[0]
    _, right, places = action
    marks = THROWN[what](t).marks
    if right not in rights_of(t, what, seat):
        raise Illegal("F12.4", "ice_and_fire-no-such-right", right=RIGHTS.ids[right])
    if not places or tuple(sorted(set(places))) != places or places[-1] > len(marks):
        raise Illegal("F12.6", "ice_and_fire-no-such-dice", count=len(marks))
    for place in places:
        if marks[place - 1] >> seat & 1:
            raise Illegal("F12.3", "ice_and_fire-rerolled-already", place=place)


def take_reroll(t: Battle, seat: int, action: Action) -> None:
    what, turn = t.flow.args
    if action[0] == "keep":
        t.flow.push("reroll", what, turn + 1)
        return
    _, right, places = action
    thrown = THROWN[what](t)
    if right == CHARGE_BONUS:
        t.fights[-1].used |= 1 << CHARGE_BONUS
    else:
        t.conditions[thrown.unit] &= ~TOKEN[right]  # F13.4
        t.flow.emit("spent", seat, right, thrown.unit)
    for place in places:  # F12.5
        thrown.dice[place - 1] = 1 + t.flow.chance.below(thrown.sides[place - 1])
        thrown.marks[place - 1] |= 1 << seat
    t.flow.emit("rerolled", seat, ROLLS.index[what], places, tuple(thrown.dice))
    t.flow.push("reroll", what, turn)


STEPS: Final = {"reroll": reroll}
QUESTIONS: Final = {
    "reroll": Question(
        frozenset({"reroll", "keep"}),
        legal_reroll,
        check_reroll,
        take_reroll,
        always=True,
        context=lambda t, seat: {
            "unit": UNITS.ids[THROWN[t.flow.args[0]](t).unit],
            "roll": t.flow.args[0],
            "dice": list(THROWN[t.flow.args[0]](t).dice),
        },
    )
}
