"""Numbers in texts: ranks, tokens, dice, zones."""

from typing import Final

from throneroom.games.ice_and_fire import counters
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.fight_numbers import hits as is_hit
from throneroom.games.ice_and_fire.frames import IT, Frame, Guard, Num, Ref
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.lasting import row_of
from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.state import GONE, Battle, is_friendly, ranks_of
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.strength import lost_ranks as ranks_lost
from throneroom.games.ice_and_fire.vocabulary.guards import counts_as_controlled, within


def ranks(unit: Ref) -> Num:
    """Remaining ranks."""
    return Num(lambda t, f: ranks_of(t, unit.unit(t, f)))


def lost_ranks(unit: Ref) -> Num:
    """Destroyed ranks (F3.10)."""

    def value(t: Battle, f: Frame) -> int:
        found = unit.unit(t, f)
        return ranks_lost(t.card[found], t.wounds[found])

    return Num(value)


def lost_wounds(unit: Ref) -> Num:
    """Wounds that the unit has suffered and not restored."""

    def value(t: Battle, f: Frame) -> int:
        found = unit.unit(t, f)
        return full_wounds(t.card[found]) - t.wounds[found]

    return Num(value)


def wounds_left(unit: Ref) -> Num:
    """Wounds that the unit still has."""
    return Num(lambda t, f: t.wounds[unit.unit(t, f)])


def tokens(unit: Ref) -> Num:
    """Condition tokens on a unit."""
    return Num(lambda t, f: t.conditions[unit.unit(t, f)].bit_count())


def controlled(*zones: int) -> Num:
    """How many of these zones the owner controls."""
    return Num(lambda t, f: sum(counts_as_controlled(t, f, zone) for zone in zones))


def how_many(*guards: Guard) -> Num:
    """How many units IT on the field there are for which all this holds."""

    tests = tuple(guard.holds for guard in guards)

    def value(t: Battle, f: Frame) -> int:
        before, count = f.it, 0
        for unit in on_field(t):
            f.it = unit
            for holds in tests:
                if not holds(t, f):
                    break
            else:
                count += 1
        f.it = before
        return count

    return Num(value)


def sum_of(number: Num, *guards: Guard) -> Num:
    """A number of IT, such as its ranks, added up over all units IT for which all this holds."""

    def value(t: Battle, f: Frame) -> int:
        before, total = f.it, 0
        for unit in on_field(t):
            f.it = unit
            if all(guard.holds(t, f) for guard in guards):
                total += number.value(t, f)
        f.it = before
        return total

    return Num(value)


def there_is(*guards: Guard) -> Guard:
    """There is a unit IT on the field for which all this holds."""
    tests = tuple(guard.holds for guard in guards)

    def there(t: Battle, f: Frame) -> bool:
        before = f.it
        for unit in on_field(t):
            f.it = unit
            for holds in tests:
                if not holds(t, f):
                    break
            else:
                f.it = before
                return True
        f.it = before
        return False

    return Guard(there)


def near(unit: Ref, reach: int, *guards: Guard) -> Guard:
    """Within SHORT or LONG range of the unit there is a unit IT for which all this holds; the unit
    may itself be IT outside."""

    def holds(t: Battle, f: Frame) -> bool:
        found, before = unit.unit(t, f), f.it
        measured = within(reach, IT, Ref(lambda t, f: found))
        holds_for = False
        for other in on_field(t):
            f.it = other
            if all(guard.holds(t, f) for guard in guards) and measured.holds(t, f):
                holds_for = True
                break
        f.it = before
        return holds_for

    return Guard(holds)


def if_(guard: Guard, number: int = 1, otherwise: int = 0) -> Num:
    """One number if something holds, else another."""
    return Num(lambda t, f: number if guard.holds(t, f) else otherwise)


# The attack that is being made

misses: Final = Num(  # F10.31
    lambda t, f: sum(not is_hit(t, t.fights[-1], die) for die in t.fights[-1].attack_dice)
)
successes: Final = Num(
    lambda t, f: sum(is_hit(t, t.fights[-1], die) for die in t.fights[-1].attack_dice)
)
"""The attack dice that hit."""
ranks_destroyed: Final = Num(
    lambda t, f: (
        t.fights[-1].ranks_before
        - (0 if t.fights[-1].destroyed else ranks_of(t, t.fights[-1].defender))
    )
)
"""Ranks that the attack has destroyed so far."""
wounds_caused: Final = Num(lambda t, f: t.fights[-1].wounds)


def dice_showing(face: int) -> Num:
    """Final attack dice that show this (F10.31)."""
    return Num(lambda t, f: t.fights[-1].attack_dice.count(face))


# Tests

test_wounds: Final = Num(lambda t, f: t.tests[-1].cost if t.tests else 0)
"""At TEST_FAILED: the wounds that the test has cost."""
wounds_of_test: Final = Num(lambda t, f: t.tested[1])
"""After a test that the text ordered: the wounds it has cost."""
distance_die: Final = Num(lambda t, f: t.roll)

# Cards and the like


def _counter(t: Battle, f: Frame) -> int:
    if f.kit >= 0:
        row = row_of(t, f)
        return row.number if row is not None else 0
    return counters.counter_of(t, f)


counter: Final = Num(_counter)
"""The tokens on the card that has the text."""
destroyed_friends: Final = Num(
    lambda t, f: sum(
        card >= 0 and place == GONE and is_friendly(t, unit, f.seat)
        for unit, (card, place) in enumerate(zip(t.card, t.place, strict=True))
    )
)
"""Combat Units of the owner's side that have been destroyed."""
rounds: Final = Num(lambda t, f: t.round)
event_number: Final = Num(lambda t, f: f.number)
"""What else the moment tells: see `moments`."""


def speed(unit: Ref) -> Num:
    """The Speed of a unit now, in inches."""
    return Num(lambda t, f: speed_of(t, unit.unit(t, f)) // INCH)
