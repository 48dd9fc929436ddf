"""What texts change about the attack or the test that is being made: F10, F11, F12."""

from collections.abc import Callable

from throneroom.games.ice_and_fire import queries
from throneroom.games.ice_and_fire.frames import Frame, Number, num
from throneroom.games.ice_and_fire.rolls import give_misses, give_right
from throneroom.games.ice_and_fire.state import (
    ALL_HIT,
    ATTACK_DICE,
    BONUS_OFF,
    CHARGE_DICE,
    DEFENSE_DICE,
    NO_PANIC,
    ONLY_SIX_BLOCKS,
    RETREAT_DICE,
    TEST_DICE,
    Battle,
    Fight,
)
from throneroom.games.ice_and_fire.texts import MOST_CLAUSES, Op, do, name_of

ROLL_OF = {
    ATTACK_DICE: "attack",
    DEFENSE_DICE: "defense",
    TEST_DICE: "test",
    CHARGE_DICE: "charge",
    RETREAT_DICE: "retreat",
}


def _changes(
    query: str, number: Number, change: Callable[[Fight, int], None], other: bool = False
) -> Op:
    """An operation on the present attack; effects of one name change the same thing once (F12.9),
    but for what `other` ones of that name do the other way."""
    value = num(number).value
    away = queries.OTHER_WAY if other else 0

    def act(t: Battle, f: Frame) -> None:
        if t.fights:
            fight = t.fights[-1]
            mark = queries.stamp(name_of(f.text // MOST_CLAUSES), query) + away
            if mark not in fight.names:
                fight.names = (*fight.names, mark)
                change(fight, value(t, f))

    return do(act, commutes=True)


def _adds(query: str, slot: str, number: Number, other: bool = False) -> Op:
    def change(fight: Fight, value: int) -> None:
        setattr(fight, slot, getattr(fight, slot) + value)

    return _changes(query, number, change, other)


def _sets(query: str, slot: str, bits: int) -> Op:
    def change(fight: Fight, value: int) -> None:
        setattr(fight, slot, getattr(fight, slot) | value)

    return _changes(query, bits, change)


def keyword(*keywords: int) -> Op:
    """The attack has CRITICAL_BLOW, PRECISION, SUNDERING, VICIOUS."""

    def act(t: Battle, f: Frame) -> None:
        if t.fights:
            t.fights[-1].keywords |= sum(keywords)

    return do(act, commutes=True)


def to_hit(number: Number) -> Op:
    return _adds(queries.TO_HIT, "to_hit", number)


def dice(number: Number) -> Op:
    """More attack dice, or fewer."""
    return _adds(queries.DICE, "more_dice", number)


def rank_shift(number: Number, *, other: bool = False) -> Op:
    """Counts as so many ranks more, or fewer (F10.10). `other`: the text lets others do the
    opposite for the same attack, and both count."""
    return _adds(queries.RANK_SHIFT, "rank_shift", number, other)


def highest() -> Op:
    """The highest attack dice value."""
    return _sets(queries.HIGH_LOW, "highest", 1)


def lowest() -> Op:
    return _sets(queries.HIGH_LOW, "lowest", 1)


def hits(number: Number) -> Op:
    """More hits (F10.16)."""
    return _adds(queries.HITS, "more_hits", number)


def wounds(number: Number) -> Op:
    """More wounds, which cannot be blocked (F10.18)."""
    return _adds(queries.WOUNDS, "more_wounds", number)


def defense(number: Number) -> Op:
    """Added to the defense dice."""
    return _adds(queries.DEFENSE, "defense", number)


def block(number: Number) -> Op:
    """Hits that are blocked besides."""
    return _adds(queries.BLOCK, "more_blocks", number)


def no_defense() -> Op:
    """The defender rolls no defense dice."""
    return _sets(queries.NO_DEFENSE, "no_defense", 1)


def halve() -> Op:
    """Only every second unblocked hit is a wound (F10.30)."""
    return _sets(queries.HALVES, "halves", 1)


def all_hit() -> Op:
    """Every attack die is a hit."""
    return _flag(ALL_HIT)


def only_six_blocks() -> Op:
    return _flag(ONLY_SIX_BLOCKS)


def no_panic() -> Op:
    """No panic test follows the attack."""
    return _flag(NO_PANIC)


def bonus_off() -> Op:
    """No charge, flank or rear bonus."""
    return _flag(BONUS_OFF)


def _flag(flag: int) -> Op:
    def act(t: Battle, f: Frame) -> None:
        if t.fights:
            t.fights[-1].flags |= flag

    return do(act, commutes=True)


def panic_roll(number: Number) -> Op:
    """Added to the panic test that follows the attack."""
    return _adds(queries.PANIC, "panic_roll", number)


def panic_wounds(number: Number) -> Op:
    """Added to the wounds of that test, if it fails."""
    return _adds(queries.PANIC_WOUNDS, "panic_wounds", number)


def may_re_roll(what: int, misses: bool = False) -> Op:
    """The owner may re-roll any of these dice: ATTACK_DICE, DEFENSE_DICE, TEST_DICE, CHARGE_DICE,
    RETREAT_DICE; `misses`: only attack dice that missed."""

    def act(t: Battle, f: Frame) -> None:
        if misses:
            give_misses(t, f.seat)
        else:
            give_right(t, ROLL_OF[what], f.seat)

    return do(act, commutes=True)


def die_counts_as(face: int) -> Op:
    """The distance die of the charge or retreat counts as this (F9.32)."""

    def act(t: Battle, f: Frame) -> None:
        t.roll = t.roll_counts = face

    return do(act, commutes=True)


# The test that is being made


def test_roll(number: Number) -> Op:
    """Added to the morale or panic test."""

    def act(t: Battle, f: Frame) -> None:
        if t.tests:
            t.tests[-1].roll += num(number).value(t, f)

    return do(act, commutes=True)


def test_wounds_more(number: Number) -> Op:
    """Added to the wounds of the panic test, if it fails."""

    def act(t: Battle, f: Frame) -> None:
        if t.tests:
            t.tests[-1].wounds += num(number).value(t, f)

    return do(act, commutes=True)


def panic_cap(number: int) -> Op:
    """The panic test costs no more wounds than this, if it fails."""

    def act(t: Battle, f: Frame) -> None:
        if t.tests:
            test = t.tests[-1]
            test.cap = number if test.cap < 0 else min(number, test.cap)

    return do(act, commutes=True)


def pass_test() -> Op:
    """The test is passed, whatever is rolled (F11.7)."""

    def act(t: Battle, f: Frame) -> None:
        if t.tests:
            t.tests[-1].passes = 1

    return do(act, commutes=True)
