"""What texts do to units: conditions, hits, wounds, tests, what lasts: F3, F11, F13, F14, F16."""

from collections.abc import Sequence
from typing import Final

from throneroom.games.ice_and_fire import conditions as tokens
from throneroom.games.ice_and_fire import lasting as rows
from throneroom.games.ice_and_fire.cards import (
    check_hands,
    shuffle_deck,
    take_out,
    take_played,
)
from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.counters import counter_of, part_of, part_with, put_counter
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.frames import (
    FIRST_NCU_HOLDER,
    ME,
    NOTHING,
    Frame,
    Guard,
    Num,
    Number,
    Ref,
    num,
)
from throneroom.games.ice_and_fire.hits import start_hits
from throneroom.games.ice_and_fire.lasting import FIRST_OF_CARDS
from throneroom.games.ice_and_fire.morale import NO_TEST, start_test
from throneroom.games.ice_and_fire.names import CONDITIONS
from throneroom.games.ice_and_fire.programs import opponent_of, take_away
from throneroom.games.ice_and_fire.queries import SILENCED
from throneroom.games.ice_and_fire.rolls import roll_d3
from throneroom.games.ice_and_fire.state import FIELD, Battle, Lasting, MoraleTest
from throneroom.games.ice_and_fire.texts import (
    ATTACHED,
    CARRIED,
    FIRST_CARD,
    KIN,
    KIT,
    Builder,
    Op,
    Part,
    do,
    give,
    kit_of,
    name_of,
)
from throneroom.games.ice_and_fire.travel import wounds_of_danger
from throneroom.games.ice_and_fire.victory import score as score_points
from throneroom.games.ice_and_fire.vocabulary.choices import choose, option, when
from throneroom.games.ice_and_fire.vocabulary.guards import bears, can_be_spent, is_there
from throneroom.games.ice_and_fire.windows import announce
from throneroom.games.ice_and_fire.wounds import by_ability, lose_wounds, restore_wounds
from throneroom.games.ice_and_fire.wounds import destroy_attachment as destroys
from throneroom.games.ice_and_fire.wounds import survive as survives
from throneroom.kernel import bits


def _on_field(t: Battle, unit: int) -> bool:
    return 0 <= unit < len(t.place) and t.place[unit] == FIELD


# Conditions


def gain(unit: Ref, *conditions: int) -> Op:
    """The unit gets these tokens: PANICKED, VULNERABLE, WEAKENED."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            for condition in reversed(bits(sum(conditions))):
                tokens.gain(t, found, condition)

    return do(act, commutes=True)


def gain_one(unit: Ref, *conditions: int, number: Number = 1) -> Op:
    """The unit gets one of these tokens, by choice; without any of all three (F13.10)."""
    kinds = [bit for mask in conditions for bit in bits(mask)] or range(len(CONDITIONS.ids))

    def lacks(kind: int) -> Guard:
        return Guard(lambda t, f: kind in tokens.lacking(t, unit.unit(t, f)))

    return choose(
        number,
        *(
            option(CONDITIONS.ids[kind], gain(unit, 1 << kind), possible=lacks(kind))
            for kind in kinds
        ),
    )


def clear(unit: Ref, *conditions: int) -> Op:
    """The unit loses these tokens."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            for condition in bits(sum(conditions)):
                tokens.clear(t, found, condition)

    return do(act, commutes=True)


def clear_all(unit: Ref) -> Op:
    """The unit loses all condition tokens."""
    return clear(unit, 1, 2, 4)


def clear_one(unit: Ref) -> Op:
    """The unit loses one condition token, by choice."""

    def held(kind: int) -> Guard:
        return Guard(lambda t, f: bool(t.conditions[unit.unit(t, f)] >> kind & 1))

    kinds = range(len(CONDITIONS.ids))
    return choose(
        1,
        *(
            option(CONDITIONS.ids[kind], clear(unit, 1 << kind), possible=held(kind))
            for kind in kinds
        ),
    )


def keep_condition() -> Op:
    """At CONDITION_LEAVES: the token stays."""
    return do(lambda t, f: _forget(t, "take_condition"))


def _forget(t: Battle, step: str) -> None:
    take_away(t, step)


def spend(unit: Ref, condition: int) -> Op:
    """Spend a token of a unit as a cost: without it the text cannot be used (F13.9, F14.13). A unit
    that is still to be named must be picked by its token."""

    def act(t: Battle, f: Frame) -> None:
        tokens.take_condition(t, unit.unit(t, f), bits(condition)[0])

    there = can_be_spent(unit, condition)
    return do(act, Guard(lambda t, f: unit.unit(t, f) == NOTHING or there.holds(t, f)))


def swap(unit: Ref) -> Op:
    """One token of the unit becomes one of another kind, both by choice."""
    return when(is_there(unit), clear_one(unit), gain_one(unit))


def move_token(giver: Ref, taker: Ref) -> Op:
    """One token goes from a unit to another that lacks it, by choice."""

    def moves(kind: int) -> Guard:
        return Guard(
            lambda t, f: (
                bool(t.conditions[giver.unit(t, f)] >> kind & 1)
                and kind in tokens.lacking(t, taker.unit(t, f))
            )
        )

    options = (
        option(
            CONDITIONS.ids[kind],
            clear(giver, 1 << kind),
            gain(taker, 1 << kind),
            possible=moves(kind),
        )
        for kind in range(len(CONDITIONS.ids))
    )
    return when(is_there(giver) & is_there(taker), choose(1, *options))


def spend_one(unit: Ref) -> Op:
    """Spend one token of a unit, by choice, as a cost (F13.9, F14.13)."""

    kinds = [can_be_spent(unit, 1 << kind) for kind in range(len(CONDITIONS.ids))]
    choice = choose(
        1,
        *(
            option(CONDITIONS.ids[kind], spend(unit, 1 << kind), possible=held)
            for kind, held in enumerate(kinds)
        ),
    )

    def can_pay(t: Battle, f: Frame) -> bool:
        return unit.unit(t, f) == NOTHING or any(held.holds(t, f) for held in kinds)

    def build(b: Builder) -> None:
        b.need(Guard(can_pay))
        choice.build(b)

    return Op(build)


# Hits and wounds


def _by(f: Frame) -> int:
    """The unit whose ability it is, for what it destroys (F23.7, F28.6)."""
    return by_ability(f.me) if f.kit < 0 <= f.me < FIRST_NCU_HOLDER else 0


def take_hits(unit: Ref, number: Number) -> Op:
    """The unit takes hits, with a defense die for each (F1.16)."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            start_hits(t, found, num(number).value(t, f), f.seat, _by(f))

    return do(act)


def take_wounds(unit: Ref, number: Number) -> Op:
    """The unit suffers wounds (F1.15)."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            lose_wounds(t, found, num(number).value(t, f), f.seat, _by(f))

    return do(act, commutes=True)


def danger(unit: Ref) -> Op:
    """The unit suffers the wounds of Dangerous terrain (F18.10)."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            wounds_of_danger(t, found)

    return do(act)


def destroy_attachment(unit: Ref, place: int) -> Op:
    """The attachment of the unit that was picked in this place is destroyed (F4.8)."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found) and f.picks[place - 1] >= 0:
            destroys(t, found, f.picks[place - 1], f.seat)

    return do(act)


def destroy_this() -> Op:
    """The attachment that has the text is destroyed (F4.8)."""
    return do(lambda t, f: destroys(t, f.me, part_of(t, f), f.seat))


def score(number: Number, opponent: bool = False) -> Op:
    """The owner, or the opponent, scores victory points."""

    def act(t: Battle, f: Frame) -> None:
        seat = opponent_of(t, f) if opponent else f.seat
        score_points(t, seat, num(number).value(t, f))

    return do(act)


def roll_d3_count() -> Op:
    """Roll a D3; it is COUNT."""

    def act(t: Battle, f: Frame) -> None:
        f.count = roll_d3(t, "gate", f.seat)

    return do(act, commutes=True)


def count(number: Number) -> Op:
    """Keep a number as COUNT, before it changes."""

    def act(t: Battle, f: Frame) -> None:
        f.count = num(number).value(t, f)

    return do(act, commutes=True)


def restore(unit: Ref, number: Number) -> Op:
    """The unit restores wounds; how many it really was is COUNT."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            before = t.wounds[found]
            restore_wounds(t, found, num(number).value(t, f))
            f.count = t.wounds[found] - before

    return do(act, commutes=True)


# Tests


def _test(unit: Ref, panic: int, roll: Number, wounds: Number, cap: int, dying: int = 0) -> Op:
    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if not _on_field(t, found):
            t.tested = NO_TEST
            return
        added = num(roll).value(t, f), num(wounds).value(t, f)
        test = MoraleTest(found, panic, f.seat, *added)
        test.cap = cap
        test.dying = dying
        test.of = _by(f)
        start_test(t, test)

    return do(act)


def panic_test(unit: Ref, roll: Number = 0, wounds: Number = 0, cap: int = -1) -> Op:
    """The unit makes a panic test; `if_failed` and `if_passed` say what else comes of it."""
    return _test(unit, 1, roll, wounds, cap)


def morale_test(unit: Ref, roll: Number = 0, dying: bool = False) -> Op:
    """`dying`: at WOULD_BE_DESTROYED, when the unit has no wounds left."""
    return _test(unit, 0, roll, 0, -1, int(dying))


def survive(unit: Ref, wounds: int = 1) -> Op:
    """At WOULD_BE_DESTROYED: the unit stays on the field with so many wounds."""
    return do(lambda t, f: survives(t, unit.unit(t, f), wounds))


# What lasts


def lasting(
    until: int,
    unit: Ref | None,
    *parts: Part,
    ends: Sequence[tuple[str, Guard]] = (),
) -> Op:
    """Something lasts on a unit, or with None for the owner: until the end of the ATTACK, ACTION,
    TURN, ROUND or GAME, or until a moment of `ends`; ME is the unit in its parts."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, parts, ends, b.slots)

        def run(t: Battle, f: Frame) -> None:
            found = NOTHING if unit is None else unit.unit(t, f)
            if unit is None or found >= 0:
                _begin(t, f, kit.number, found, until, NOTHING)

        b.add(run)

    return Op(build, commutes=True)


def _begin(t: Battle, f: Frame, kit: int, holder: int, until: int, card: int) -> None:
    if until == rows.ATTACK:
        until += len(t.fights) - 1
    row = Lasting(kit, f.seat, holder, until, 0, card, NOTHING, f.subject, f.other, f.picks)
    rows.add(t, row)
    if SILENCED in KIT[kit].queries:  # what is lost may have raised a hand (F16.14)
        check_hands(t)


def attach(unit: Ref, until: int, *parts: Part, ends: Sequence[tuple[str, Guard]] = ()) -> Op:
    """Attach the tactics card to a unit, until something or until a moment of `ends` (F16.10)."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, parts, ends, b.slots)
        card = b.source - FIRST_CARD
        ATTACHED.setdefault(b.source, (kit, until))

        def run(t: Battle, f: Frame) -> None:
            found = unit.unit(t, f)
            if not _on_field(t, found) or bears(t, found, name_of(b.source)):
                return
            if not take_played(t, f.seat, card):
                return
            _begin(t, f, kit.number, found, until, card)
            t.flow.emit("attached", f.seat, card, found)
            announce(t, "card_attached", found, number=card)

        b.add(run)

    return Op(build)


def carry(ability: str, unit: Ref, until: int) -> Op:
    """A unit carries a card that is no model of it, with what that ability says (F37.9); the unit
    that has the text is its MASTER there."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if _on_field(t, found):
            kit = CARRIED[ABILITIES.index[ability]].number
            plain = kit, f.seat, found, until, 0, NOTHING, NOTHING
            rows.add(t, Lasting(*plain, _master(t, f), NOTHING, ()))

    return do(act)


def _master(t: Battle, f: Frame) -> int:
    """Whose animal it is: the unit of the text, or of what lasts and has it."""
    row = rows.row_of(t, f) if f.kit >= 0 else None
    return f.me if row is None else row.subject


MASTER: Final = Ref(_master)
"""In what is carried: the unit whose animal it is."""


def attach_picked(unit: Ref, place: int = 1, *, searched: bool = True) -> Op:
    """Attach the tactics card that was picked in this place, from the deck or the discard pile, to
    a unit, as if it had been played for it; a deck that was `searched` is shuffled."""

    def act(t: Battle, f: Frame) -> None:
        found, card = unit.unit(t, f), f.picks[place - 1]
        if card >= 0 and _on_field(t, found) and not bears(t, found, name_of(FIRST_CARD + card)):
            if take_out(t, f.seat, card):
                kit, until = ATTACHED[FIRST_CARD + card]
                more = NOTHING, found, NOTHING
                rows.add(t, Lasting(kit.number, f.seat, found, until, 0, card, *more, ()))
                t.flow.emit("attached", f.seat, card, found)
                announce(t, "card_attached", found, number=card)
        if searched:
            shuffle_deck(t, f.seat)

    return do(act)


def detach() -> Op:
    """What lasts and has this text is over; an attached card is discarded."""

    def act(t: Battle, f: Frame) -> None:
        row = rows.row_of(t, f)
        if row is not None:
            rows.end(t, row)

    return do(act)


def put(number: Number) -> Op:
    """Put tokens on the card that has the text, or take them off; taking off is a cost."""

    def act(t: Battle, f: Frame) -> None:
        change = num(number).value(t, f)
        row = rows.row_of(t, f) if f.kit >= 0 else None
        if row is not None:
            rows.change(t, row, max(0, row.number + change))
        elif f.kit < 0:
            put_counter(t, f, change)

    needed = -number if isinstance(number, int) and number < 0 else 0
    if not needed:
        return do(act, commutes=True)

    def has(t: Battle, f: Frame) -> bool:
        row = rows.row_of(t, f) if f.kit >= 0 else None
        return (row.number if row is not None else counter_of(t, f)) >= needed

    return do(act, Guard(has), commutes=True)


def lose_abilities(unit: Ref, until: int) -> Op:
    """The unit or NCU loses all abilities that are not innate (F14.4)."""
    return lasting(until, unit, give(SILENCED))


def lose_own_abilities(until: int) -> Op:
    """The card that has the text loses all abilities that are not innate."""

    def build(b: Builder) -> None:
        source = b.source
        parts = [give(SILENCED, Num(lambda t, f: FIRST_OF_CARDS + part_with(t, f.me, source)))]
        lasting(until, ME, *parts).build(b)

    return Op(build)


def becomes(unit: Ref, name: str, until: int) -> Op:
    """The unit is one of this House or group besides."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, (), ())
        KIN[kit.number] = name

        def run(t: Battle, f: Frame) -> None:
            found = unit.unit(t, f)
            if _on_field(t, found):
                _begin(t, f, kit.number, found, until, NOTHING)

        b.add(run)

    return Op(build)


def bar(unit: Ref, what: int, until: int) -> Op:
    """The unit cannot be targeted by OWN_CARDS or OWN_ORDERS of its side (F1.25), or uses NO_ORDERS
    itself, and the like."""
    return lasting(until, unit, give("barred", what))


def share_restore(number: Number, *guards: Guard) -> Op:
    """So many wounds are restored in total, shared as the owner likes among the units IT."""

    def act(t: Battle, f: Frame) -> None:
        units = []
        before = f.it
        for unit in on_field(t):
            f.it = unit
            if all(guard.holds(t, f) for guard in guards):
                units.append(unit)
        f.it = before
        t.flow.push("share", f.seat, num(number).value(t, f), tuple(units))

    return do(act)
