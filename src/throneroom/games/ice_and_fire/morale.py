"""Morale and panic tests: F11."""

from typing import Final

from throneroom.games.ice_and_fire.attack_numbers import panic_wounds, passes_test
from throneroom.games.ice_and_fire.conditions import gain
from throneroom.games.ice_and_fire.content import UNIT
from throneroom.games.ice_and_fire.field import box_of, grounds
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice
from throneroom.games.ice_and_fire.state import FIELD, Battle, MoraleTest, seat_of
from throneroom.games.ice_and_fire.terrain import morale_bonus
from throneroom.games.ice_and_fire.walls import holds_the_gate
from throneroom.games.ice_and_fire.windows import announce
from throneroom.games.ice_and_fire.wounds import lose_wounds

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
    if t.place[test.unit] == FIELD and t.wounds[test.unit]:
        t.tests.append(test)
        t.flow.agenda += TEST_STEPS
        announce(t, "test_next", test.unit, test.panic)


def panic(t: Battle, unit: int, credit: int, roll: int = 0) -> None:  # F11.3
    start_test(t, MoraleTest(unit, 1, credit, roll))


def _is_on(t: Battle, test: MoraleTest) -> bool:
    return t.place[test.unit] == FIELD and t.wounds[test.unit] > 0


def roll_test(t: Battle) -> None:
    test = t.tests[-1]
    if _is_on(t, test):
        seat = seat_of(test.unit)
        test.dice = roll_dice(t, "test", seat, 2)
        if test.panic:
            test.dice.append(roll_d3(t, "test", seat))
        test.marks = [0] * len(test.dice)


def test_rolled(t: Battle) -> None:
    test = t.tests[-1]
    if _is_on(t, test):
        announce(t, "test_rolled", test.unit, test.panic)


def judge_test(t: Battle) -> None:  # F11.1, F11.3, F11.5, F11.7
    test = t.tests[-1]
    if not _is_on(t, test):
        return
    roll = test.dice[0] + test.dice[1]
    added = test.roll + morale_bonus(box_of(t, test.unit), grounds(t))  # F11.9
    added += holds_the_gate(t, test.unit)
    passed = test.passes or passes_test(roll, UNIT[t.card[test.unit]].morale, added)
    t.flow.emit("tested", test.unit, max(0, roll + added), int(bool(passed)))
    if passed:
        announce(t, "test_passed", test.unit, test.panic)
        return
    announce(t, "test_failed", test.unit, test.panic)
    if test.gains:
        gain(t, test.unit, test.gains - 1)
    if test.panic:
        hook(t, "panic_failed", test.unit)
        lose_wounds(t, test.unit, panic_wounds(test.dice[2], test.wounds), test.credit)


def end_test(t: Battle) -> None:
    t.tests.pop()


STEPS: Final = {
    "roll_test": roll_test,
    "test_rolled": test_rolled,
    "judge_test": judge_test,
    "end_test": end_test,
    "panic": panic,
}
