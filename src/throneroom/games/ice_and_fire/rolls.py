"""Dice and re-rolls: F1.22, F12.3-F12.8, F13.5-F13.8, F34.3.

A re-roll step asks the active player first, then the others, each as long as there is a right left
and a die that the seat has not yet re-rolled.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.fight_numbers import blocks, hits
from throneroom.games.ice_and_fire.moments import (
    ATTACK_REROLLS,
    CHARGE_REROLLS,
    DEFENSE_REROLLS,
    RETREAT_REROLLS,
    TEST_REROLLS,
)
from throneroom.games.ice_and_fire.names import RIGHTS, ROLLS, UNITS
from throneroom.games.ice_and_fire.queries import RE_ROLL, SPEND_LOCKED, mask
from throneroom.games.ice_and_fire.state import (
    ATTACK_DICE,
    BONUS_LOST,
    BONUS_OFF,
    CHARGE,
    CHARGE_DICE,
    DEFENSE_DICE,
    FIELD,
    NOTHING,
    PANICKED,
    RETREAT_DICE,
    TEST_DICE,
    VULNERABLE,
    WEAKENED,
    Battle,
    is_friendly,
    order_from,
    seat_of,
)
from throneroom.games.ice_and_fire.vengeance import avenges
from throneroom.kernel import Action, Illegal, Question

CHARGE_BONUS: Final = 0
SPEND_PANICKED: Final = 1
SPEND_VULNERABLE: Final = 2
SPEND_WEAKENED: Final = 3
BY_EFFECT: Final = 4
MISSES_ONLY: Final = 5
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


def roll_distance(t: Battle, purpose: str, unit: int, target: int = -1) -> None:
    """The die of a charge or a retreat, unless an effect says what it counts as (F9.32)."""
    t.roll_unit = unit
    t.roll_target = target
    t.roll_marks = 0
    t.roll = t.roll_counts or roll_die(t, purpose, seat_of(unit))


def forget_distance(t: Battle) -> None:
    """The die has been used, and with it what effects had to say about it."""
    t.roll_rights = t.roll_counts = 0


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
    # The D3 of a panic test is one of its dice (F11.6).
    good = [die >= 4 for die in test.dice[:2]] + [die == 1 for die in test.dice[2:]]
    return Thrown(test.unit, test.dice, test.marks, [6, 6, 3][: len(test.dice)], good)


def _die(t: Battle) -> Thrown:
    """The distance die of a charge or a retreat."""
    return Thrown(t.roll_unit, [t.roll], [t.roll_marks], [6], [t.roll >= 4])


THROWN: Final[dict[str, Callable[[Battle], Thrown]]] = {
    "attack": _attack,
    "defense": _defense,
    "test": _test,
    "charge": _die,
    "retreat": _die,
}
SPENT: Final = {
    "attack": SPEND_WEAKENED,  # F13.7
    "defense": SPEND_VULNERABLE,  # F13.6
    "test": SPEND_PANICKED,  # F13.5
}


# The moment of each re-roll step, and the dice that passives may give the right to re-roll.
REROLLS: Final = {
    "attack": (ATTACK_REROLLS, ATTACK_DICE),
    "defense": (DEFENSE_REROLLS, DEFENSE_DICE),
    "test": (TEST_REROLLS, TEST_DICE),
    "charge": (CHARGE_REROLLS, CHARGE_DICE),
    "retreat": (RETREAT_REROLLS, RETREAT_DICE),
}
# Rights that effects give are bits of the seats; the same bits farther up say they were used.
USED_UP: Final = 4
OF_DEFENSE: Final = 8
OF_MISSES: Final = 16


def _rights(t: Battle, what: str) -> int:
    if what == "attack":
        return t.fights[-1].rights
    if what == "defense":
        return t.fights[-1].rights >> OF_DEFENSE
    return t.tests[-1].rights if what == "test" else t.roll_rights


def give_right(t: Battle, what: str, seat: int, used_up: bool = False) -> None:
    """A seat may re-roll these dice by an effect, or has done so."""
    bit = 1 << seat + (USED_UP if used_up else 0)
    if what == "attack":
        t.fights[-1].rights |= bit
    elif what == "defense":
        t.fights[-1].rights |= bit << OF_DEFENSE
    elif what == "test":
        t.tests[-1].rights |= bit
    else:
        t.roll_rights |= bit


def give_misses(t: Battle, seat: int, used_up: bool = False) -> None:
    """A seat may re-roll attack dice that missed, or has done so."""
    t.fights[-1].rights |= 1 << OF_MISSES + seat + (USED_UP if used_up else 0)


def _other_in(t: Battle, what: str) -> int:
    """The other unit in whatever is rolled for."""
    if what == "attack":
        return max(t.fights[-1].defender, NOTHING)  # walls are nothing to texts (F24.11)
    if what == "defense":
        return max(t.fights[-1].attacker, NOTHING)
    return max(t.roll_target, NOTHING) if what == "charge" else NOTHING


def rights_of(t: Battle, what: str, seat: int) -> list[int]:
    """By what a seat may have these dice rolled again."""
    unit = THROWN[what](t).unit
    found = []
    if seat_of(unit) == seat:
        if what == "attack" and t.fights[-1].charge & (CHARGE | BONUS_LOST) == CHARGE:  # F10.20
            if not t.fights[-1].used >> CHARGE_BONUS & 1 and not t.fights[-1].flags & BONUS_OFF:
                found.append(CHARGE_BONUS)
    elif what in SPENT and not is_friendly(t, unit, seat):
        token = TOKEN[SPENT[what]]
        if t.conditions[unit] & token and not mask(t, SPEND_LOCKED, unit) & token:
            found.append(SPENT[what])
    rights = _rights(t, what)
    if not rights >> seat + USED_UP & 1:
        by_passive = seat_of(unit) == seat and mask(t, RE_ROLL, unit, _other_in(t, what))
        if what == "charge" and t.muster.vengeful and seat_of(unit) == seat and t.roll_target >= 0:
            by_passive |= CHARGE_DICE * avenges(t, unit, t.roll_target)
        if rights >> seat & 1 or by_passive & REROLLS[what][1]:
            found.append(BY_EFFECT)
    if what == "attack":
        misses = t.fights[-1].rights >> OF_MISSES + seat
        if misses & 1 and not misses >> USED_UP & 1:
            found.append(MISSES_ONLY)
    return found


def reroll(t: Battle, what: str, turn: int, opened: int = 0) -> None:  # F12.4, FR100
    """Each seat in turn: first effects that give it a right (F12.10), then its rights."""
    order = order_from(t, t.active)
    if t.place[THROWN[what](t).unit] != FIELD:
        return
    while turn < len(order):
        seat = order[turn]
        if any(not mark >> seat & 1 for mark in THROWN[what](t).marks):
            if not opened and REROLLS[what][0] in t.muster.moments:
                t.flow.push("reroll", what, turn, 1)
                others = (1 << len(order)) - 1 & ~(1 << seat)
                t.flow.push("window", "event", _about(t, what), others, (), -1)
                return
            if rights_of(t, what, seat):
                t.flow.ask("reroll", (seat,), what, turn)
                return
        turn += 1
        opened = 0


def _about(t: Battle, what: str) -> tuple[str, int, int, int]:
    """The moment of a re-roll step."""
    moment = REROLLS[what][0]
    if what in ("attack", "defense"):
        return (moment, t.fights[-1].attacker, t.fights[-1].defender, 0)
    if what == "test":
        return (moment, t.tests[-1].unit, -1, t.tests[-1].panic)
    return (moment, t.roll_unit, t.roll_target, 0)


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
    thrown = THROWN[what](t)
    marks = thrown.marks
    if right not in rights_of(t, what, seat):
        raise Illegal("F12.4", "ice_and_fire-no-such-right", right=RIGHTS.ids[right])
    if not places or tuple(sorted(set(places))) != places or places[-1] > len(marks):
        raise Illegal("F12.6", "ice_and_fire-no-such-dice", count=len(marks))
    for place in places:
        if marks[place - 1] >> seat & 1:  # FR44
            raise Illegal("F12.3", "ice_and_fire-rerolled-already", place=place)
        if right == MISSES_ONLY and thrown.good[place - 1]:
            raise Illegal("F12.6", "ice_and_fire-only-misses", place=place)


def take_reroll(t: Battle, seat: int, action: Action) -> None:
    what, turn = t.flow.args
    if action[0] == "keep":
        t.flow.push("reroll", what, turn + 1)
        return
    _, right, places = action
    thrown = THROWN[what](t)
    if right == CHARGE_BONUS:
        t.fights[-1].used |= 1 << CHARGE_BONUS
    elif right == BY_EFFECT:
        give_right(t, what, seat, used_up=True)
    elif right == MISSES_ONLY:
        give_misses(t, seat, used_up=True)
    else:
        t.conditions[thrown.unit] &= ~TOKEN[right]  # F13.4, F13.13
        t.flow.emit("spent", seat, right, thrown.unit)
    for place in places:  # F12.5
        thrown.dice[place - 1] = 1 + t.flow.chance.below(thrown.sides[place - 1])
        thrown.marks[place - 1] |= 1 << seat
    if what in ("charge", "retreat"):
        t.roll, t.roll_marks = thrown.dice[0], thrown.marks[0]
    t.flow.emit("rerolled", seat, ROLLS.index[what], places, tuple(thrown.dice))
    t.flow.push("reroll", what, turn, 1)


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
