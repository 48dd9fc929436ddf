"""Targets, choices and branches of texts: F14.12, F14.13."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire.cards import resolved
from throneroom.games.ice_and_fire.content import CARD as CARD_OF
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.frames import (
    DECLINED,
    FIRST_NCU_HOLDER,
    IT,
    NOTHING,
    Frame,
    Guard,
    Num,
    Number,
    Ref,
    always,
    num,
)
from throneroom.games.ice_and_fire.labels import LABELS
from throneroom.games.ice_and_fire.moments import TARGETED
from throneroom.games.ice_and_fire.names import MOST_NCUS
from throneroom.games.ice_and_fire.programs import (
    AMOUNT,
    ATTACHMENT,
    CARD,
    NCU,
    OPTION,
    UNIT,
    ZONE,
)
from throneroom.games.ice_and_fire.programs import ORDER as USED_ORDER
from throneroom.games.ice_and_fire.programs import ask as ask_for
from throneroom.games.ice_and_fire.queries import BARRED, NOT_TARGETED, mask
from throneroom.games.ice_and_fire.rolls import roll_die
from throneroom.games.ice_and_fire.state import AWAY, Battle, is_friendly
from throneroom.games.ice_and_fire.texts import CARD as FROM_HAND
from throneroom.games.ice_and_fire.texts import (
    FIRST_CARD,
    MANDATORY,
    MOST_CLAUSES,
    ORDER,
    TEXT,
    Builder,
    Op,
    Pick,
    name_of,
)
from throneroom.games.ice_and_fire.vocabulary.guards import (
    bears,
    failed,
    friendly,
    hostile,
    passed,
    used_orders,
)
from throneroom.games.ice_and_fire.windows import (
    ENEMY_ABILITIES,
    ENEMY_CARDS,
    ENEMY_ORDERS,
    OWN_CARDS,
    OWN_ORDERS,
    announce,
)

friend: Final = friendly(IT)
enemy: Final = hostile(IT)


def _asks(b: Builder, pick: Pick) -> None:
    """Ask for it when the text is resolved, unless it was named when it was declared."""

    def run(t: Battle, f: Frame) -> None:
        if f.picks[pick.slot] == NOTHING:
            if all(guard.holds(t, f) for guard in pick.conditions):
                ask_for(t, pick, f)

    b.add(run)
    if pick.kind == UNIT:
        b.add(lambda t, f: _tell_target(t, f, pick))


def _tell_target(t: Battle, f: Frame, pick: Pick) -> None:
    """A text that works by itself has named a unit just now: others may answer to that (F14.17).
    Those of all else are answered when they are declared."""
    text = TEXT.get(f.text)
    if text is not None and (text.use == MANDATORY or pick.late) and f.picks[pick.slot] >= 0:
        announce(t, TARGETED, f.picks[pick.slot], number=f.text)


def _can_be_targeted(t: Battle, f: Frame, unit: int) -> bool:
    """Whether a unit is not barred from what its own side does (F1.25), or its enemies (F37.7)."""
    if f.text not in TEXT:
        return True
    use = TEXT[f.text].use
    if not is_friendly(t, unit, f.seat):
        bar = {FROM_HAND: ENEMY_CARDS, ORDER: ENEMY_ORDERS}.get(use, ENEMY_ABILITIES)
    elif use in (FROM_HAND, ORDER):
        bar = OWN_CARDS if use == FROM_HAND else OWN_ORDERS
    else:
        return True
    return not mask(t, BARRED, unit) & bar


def pick(*guards: Guard, optional: bool = False, opponent: bool = False, late: bool = False) -> Op:
    """Name a unit IT for which all guards hold: the first that a text picks is P1, and so on.
    `optional`: it may be declined. `opponent`: the opponent names it. `late`: it is named only when
    the text comes to it, because it depends on what happens before."""

    tests = tuple(guard.holds for guard in guards)

    def each(t: Battle, f: Frame) -> Iterator[int]:
        for unit in on_field(t):
            f.it = unit
            for holds in tests:
                if not holds(t, f):
                    break
            else:
                if _can_be_targeted(t, f, unit):
                    yield unit

    def candidates(t: Battle, f: Frame) -> list[int]:
        return list(each(t, f))

    def some(t: Battle, f: Frame) -> bool:
        return next(each(t, f), None) is not None

    def build(b: Builder) -> None:
        made = b.pick(UNIT, candidates, optional=optional, opponent=opponent, late=late, some=some)
        _asks(b, made)

    return Op(build, commutes=True)


def pick_ncu(*, own: bool = False, optional: bool = False) -> Op:
    """Name an enemy NCU, or an own one, that is in the game."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        return [
            ncu
            for ncu, place in enumerate(t.ncu_place)
            if place != AWAY
            and (t.side[ncu // MOST_NCUS] == t.side[f.seat]) == own
            and not mask(t, NOT_TARGETED, FIRST_NCU_HOLDER + ncu)
        ]

    return Op(lambda b: _asks(b, b.pick(NCU, candidates, optional=optional)))


def pick_influencer() -> Op:
    """Name another NCU of any side that has an Influence."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        return [
            ncu
            for ncu in t.muster.influences
            if t.ncu_place[ncu] != AWAY and FIRST_NCU_HOLDER + ncu != f.me
        ]

    return Op(lambda b: _asks(b, b.pick(NCU, candidates)))


def pick_attachment(unit: Ref, *kinds: int, optional: bool = False) -> Op:
    """Name an attachment of a unit, of these types if any are given."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        found = unit.unit(t, f)
        parts = t.parts[found] if found >= 0 else ()
        return [part for part in dict.fromkeys(parts) if not kinds or CARD_OF[part].kind in kinds]

    return Op(lambda b: _asks(b, b.pick(ATTACHMENT, candidates, optional=optional)))


def pick_fallen(*kinds: int) -> Op:
    """Name an attachment of any player that has been destroyed."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        fallen = sorted({part for _, part in t.fallen})
        return [part for part in fallen if not kinds or CARD_OF[part].kind in kinds]

    return Op(lambda b: _asks(b, b.pick(ATTACHMENT, candidates)))


def pick_order(unit: Ref) -> Op:
    """Name an Order that the unit has used this round."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        found = unit.unit(t, f)
        return used_orders(t, found) if found >= 0 else []

    return Op(lambda b: _asks(b, b.pick(USED_ORDER, candidates)))


def pick_zone(*, unclaimed: bool = False, optional: bool = False, opponent: bool = False) -> Op:
    """Name a zone of the board; with `unclaimed` an empty one; `opponent` as for units."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        return [
            zone
            for zone in (*range(5), *t.muster.zones)
            if zone not in f.picks and (not unclaimed or zone not in t.ncu_place)
        ]

    return Op(lambda b: _asks(b, b.pick(ZONE, candidates, optional=optional, opponent=opponent)))


def pick_amount(most: Number, *, least: int = 0) -> Op:
    """Name a number, such as the wounds to pay: none, unless there is a least one (F1.27)."""

    def candidates(t: Battle, f: Frame) -> list[int]:
        return list(range(least, num(most).value(t, f) + 1))

    return Op(lambda b: _asks(b, b.pick(AMOUNT, candidates)))


HAND, DECK, DISCARD = "hand", "deck", "discard"
DECK_OR_DISCARD: Final = "deck_or_discard"


def pick_card(
    where: str,
    *numbers: int,
    commander: bool = False,
    optional: bool = False,
    besides: int = 0,
    not_this: bool = False,
    late: bool = False,
    newest: int = 0,
    lacking: Ref | None = None,
) -> Op:
    """Name a tactics card in the owner's HAND, DECK or DISCARD pile, or in either of the last two
    (DECK_OR_DISCARD): one of these printed numbers, or any; with `commander` one that the Commander
    brings; `besides` the one that was picked there before in this place; `not_this`: not the card
    that is being played; `late` as for units; `newest`: of the hand only so many that were drawn
    last; `lacking`: one whose name is attached to that unit is left out (F16.10)."""
    from throneroom.games.ice_and_fire.content import FACTION_CARDS, TACTICS_CARDS

    wanted = {TACTICS_CARDS.index[str(number)] for number in numbers}
    of_factions = {card for cards in FACTION_CARDS for card in cards}

    def candidates(t: Battle, f: Frame) -> list[int]:
        if where == DECK_OR_DISCARD:
            pile = sorted((*t.deck[f.seat], *resolved(t, f.seat)))
        else:
            pile = sorted(resolved(t, f.seat) if where == DISCARD else getattr(t, where)[f.seat])
        if newest:
            pile = sorted(t.hand[f.seat][-newest:])
        if besides and f.picks[besides - 1] in pile:
            pile.remove(f.picks[besides - 1])
        if not_this and f.text // MOST_CLAUSES - FIRST_CARD in pile:
            pile.remove(f.text // MOST_CLAUSES - FIRST_CARD)
        if lacking is not None:
            unit = lacking.unit(t, f)
            pile = [card for card in pile if not bears(t, unit, name_of(FIRST_CARD + card))]
        return [
            card
            for card in dict.fromkeys(pile)
            if (not wanted or card in wanted) and not (commander and card in of_factions)
        ]

    def could_be(t: Battle, f: Frame) -> bool:
        """What is left in the deck is hidden: whoever may search it may do so in vain."""
        return bool(t.deck[f.seat]) or bool(candidates(t, f))

    def build(b: Builder) -> None:
        pile = {DISCARD: "", DECK_OR_DISCARD: DECK}.get(where, where)
        more: dict[str, Any] = {"pile": pile, "besides": int(besides > 0)}
        if pile == DECK:
            more["some"] = could_be
        _asks(b, b.pick(CARD, candidates, optional=optional, late=late, **more))

    return Op(build)


def pick_from(
    kind: str,
    candidates: Callable[[Battle, Frame], list[int]],
    *,
    optional: bool = False,
    late: bool = False,
) -> Op:
    """Name something of a kind, such as a CARD or an ATTACHMENT, of which a function of the text
    says what there is."""
    return Op(lambda b: _asks(b, b.pick(kind, candidates, optional=optional, late=late)))


# Branches


def when(guard: Guard, *ops: Op, otherwise: Sequence[Op] = ()) -> Op:
    """Do something only if a condition holds, or else something other."""

    def build(b: Builder) -> None:
        _branch(b, guard, ops, otherwise, guard, ~guard)

    return Op(build, all(op.commutes for op in (*ops, *otherwise)))


def _branch(
    b: Builder, guard: Guard, ops: Sequence[Op], otherwise: Sequence[Op], *known: Guard
) -> None:
    """A branch; the conditions are those under which its targets are named beforehand."""
    test = b.add(lambda t, f: None)
    b.all(ops, *known[:1])
    jump = b.add(lambda t, f: None) if otherwise else -1
    after = len(b.code)
    b.all(otherwise, *known[1:])
    end = len(b.code)
    b.code[test] = lambda t, f: None if guard.holds(t, f) else after
    if otherwise:
        b.code[jump] = lambda t, f: end


def if_passed(*ops: Op) -> Op:
    """If the test that the text ordered was passed."""
    return Op(lambda b: _branch(b, passed, ops, ()))


def if_failed(*ops: Op) -> Op:
    return Op(lambda b: _branch(b, failed, ops, ()))


def roll(need: Number, *ops: Op, otherwise: Sequence[Op] = (), sure: Guard | None = None) -> Op:
    """Roll a die: with at least so much do something, or else something other. With `sure` it works
    without a die. The die is COUNT."""

    def build(b: Builder) -> None:
        def throw(t: Battle, f: Frame) -> None:
            if sure is not None and sure.holds(t, f):
                f.count = 99
            else:
                f.count = roll_die(t, "gate", f.seat)

        b.add(throw)
        wanted = num(need).value
        _branch(b, Guard(lambda t, f: f.count >= wanted(t, f)), ops, otherwise)

    return Op(build)


def each(guard: Guard, *ops: Op) -> Op:
    """Do something with every unit IT on the field for which it holds now."""

    def build(b: Builder) -> None:
        def gather(t: Battle, f: Frame) -> None:
            found = []
            for unit in on_field(t):
                f.it = unit
                if guard.holds(t, f):
                    found.append(unit)
            f.queue = tuple(found)

        b.add(gather)
        turn = b.add(lambda t, f: None)
        b.all(ops)
        b.add(lambda t, f: turn)
        end = len(b.code)

        def following(t: Battle, f: Frame) -> int | None:
            if not f.queue:
                return end
            f.it, f.queue = f.queue[0], f.queue[1:]
            return None

        b.code[turn] = following

    return Op(build, all(op.commutes for op in ops))


class Choice(NamedTuple):
    """One of several things to choose from; its label says what it is."""

    label: str
    ops: tuple[Op, ...]
    possible: Guard


def option(label: str, *ops: Op, possible: Guard = always) -> Choice:
    """One of several things to choose from, by a label of `labels`."""
    assert label in LABELS.index, label
    return Choice(label, ops, possible)


def choose(number: Number, *options: Choice, opponent: bool = False, pile: str = "") -> Op:
    """Choose so many of some options, each once, and do them in the order of the print. What is
    possible may depend on a hidden `pile`: then it is asked even if it is one thing only."""

    def build(b: Builder) -> None:
        first = b.slots
        count = num(number).value

        def left(t: Battle, f: Frame) -> list[int]:
            chosen = f.picks[first : first + len(options)]
            return [
                LABELS.index[one.label]
                for one in options
                if LABELS.index[one.label] not in chosen and one.possible.holds(t, f)
            ]

        def candidates(t: Battle, f: Frame) -> list[int]:
            found = left(t, f)
            made = sum(slot >= 0 for slot in f.picks[first : first + len(options)])
            # If there are no more than may be chosen there is nothing to ask.
            return found[:1] if len(found) <= count(t, f) - made else found

        for place in range(len(options)):
            b.all(
                [Op(lambda b: _asks(b, b.pick(OPTION, candidates, opponent=opponent, pile=pile)))],
                Guard(lambda t, f, place=place: place < count(t, f)),  # type: ignore[misc]
            )
        for one in options:
            label = LABELS.index[one.label]
            chosen = Guard(
                lambda t, f, label=label: label in f.picks[first : first + len(options)]  # type: ignore[misc]
            )
            _branch(b, chosen, one.ops, (), chosen)

    return Op(build, all(op.commutes for one in options for op in one.ops))


def declined(place: int) -> Guard:
    """An optional target, by its place from 1 on, was not named."""
    return Guard(lambda t, f: f.picks[place - 1] in (NOTHING, DECLINED))


def amount(place: int) -> Num:
    """The number that was named as a target, by its place from 1 on."""
    return Num(lambda t, f: max(0, f.picks[place - 1]))
