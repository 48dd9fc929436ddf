"""Morale and panic tests: F11. The wounds of one lead to no other (F11.8)."""

from typing import Final

from throneroom.games.ice_and_fire.attack_numbers import panic_wounds, passes_test
from throneroom.games.ice_and_fire.conditions import gain
from throneroom.games.ice_and_fire.field import box_of, grounds
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.moments import TEST_FAILED, TEST_NEXT, TEST_PASSED, TEST_ROLLED
from throneroom.games.ice_and_fire.pillage import courage_of_pillage
from throneroom.games.ice_and_fire.prints import morale_on_card
from throneroom.games.ice_and_fire.queries import (
    AUTO_PASS,
    AUTO_PASS_MORALE,
    MORALE,
    PANIC,
    PANIC_CAP,
    PANIC_WOUNDS,
    least,
    mask,
    total,
)
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice
from throneroom.games.ice_and_fire.state import FIELD, Battle, MoraleTest, seat_of
from throneroom.games.ice_and_fire.terrain import morale_bonus
from throneroom.games.ice_and_fire.walls import holds_the_gate
from throneroom.games.ice_and_fire.windows import announce
from throneroom.games.ice_and_fire.wounds import lose_wounds

NO_TEST: Final = (-1, 0)  # neither passed nor failed
# The steps of F11.11, the last first.
TEST_STEPS: Final = (
    ("end_test",),
    ("judge_test",),
    ("test_rolled",),
    ("reroll", "test", 0),
    ("roll_test",),
)


def start_test(t: Battle, test: MoraleTest) -> None:
    """A unit makes a test; a unit that is gone makes none."""
    if _is_on(t, test):
        t.tests.append(test)
        t.flow.agenda += TEST_STEPS
        announce(t, TEST_NEXT, test.unit, number=test.panic)
    else:
        t.tested = NO_TEST


def panic(t: Battle, unit: int, credit: int, roll: int = 0) -> None:  # F11.3
    start_test(t, MoraleTest(unit, 1, credit, roll))


def _is_on(t: Battle, test: MoraleTest) -> bool:
    return t.place[test.unit] == FIELD and (t.wounds[test.unit] > 0 or bool(test.dying))


def roll_test(t: Battle) -> None:
    test = t.tests[-1]
    if _is_on(t, test):
        seat = seat_of(test.unit)
        test.dice = roll_dice(t, "test", seat, 2)
        if test.panic:
            test.dice.append(roll_d3(t, "panic", seat))
        test.marks = [0] * len(test.dice)


def test_rolled(t: Battle) -> None:
    test = t.tests[-1]
    if _is_on(t, test):
        announce(t, TEST_ROLLED, test.unit, number=test.panic)


def judge_test(t: Battle) -> None:  # F11.1, F11.3, F11.5, F11.7
    test = t.tests[-1]
    unit = test.unit
    if not _is_on(t, test):
        return
    roll = test.dice[0] + test.dice[1]
    added = test.roll + morale_bonus(box_of(t, unit), grounds(t)) + morale_of(t, test)  # F11.9
    added += holds_the_gate(t, unit)
    passed = _passes_by_itself(t, test) or passes_test(roll, morale_on_card(t, unit), added)
    test.passed = int(passed)
    t.flow.emit("tested", unit, max(0, roll + added), test.passed)
    if passed:
        announce(t, TEST_PASSED, unit, number=test.panic)
        return
    announce(t, TEST_FAILED, unit, number=test.panic)
    if test.gains:
        gain(t, unit, test.gains - 1)
    if test.panic:
        hook(t, "panic_failed", unit)
        more = test.wounds + total(t, PANIC_WOUNDS, unit)
        caps = [cap for cap in (test.cap, least(t, PANIC_CAP, unit)) if cap >= 0]
        wounds = panic_wounds(test.dice[2], more, min(caps) if caps else None)
        test.cost = min(wounds, t.wounds[unit])
        lose_wounds(t, unit, test.cost, test.credit, test.of)  # F11.10


def _passes_by_itself(t: Battle, test: MoraleTest) -> bool:
    if test.passes or mask(t, AUTO_PASS_MORALE, test.unit):
        return True
    return bool(test.panic and mask(t, AUTO_PASS, test.unit))


def morale_of(t: Battle, test: MoraleTest) -> int:
    """What passives add to a test (F11.4)."""
    added = total(t, MORALE, test.unit) + courage_of_pillage(t, test.unit)
    return added + total(t, PANIC, test.unit) if test.panic else added


def end_test(t: Battle) -> None:
    """What came of it is known to the effect that ordered it (F11.2)."""
    test = t.tests.pop()
    t.tested = test.passed, test.cost


STEPS: Final = {
    "roll_test": roll_test,
    "test_rolled": test_rolled,
    "judge_test": judge_test,
    "end_test": end_test,
    "panic": panic,
}
