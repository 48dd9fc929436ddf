"""What texts say of Pillage tokens: F36.13, F36.14."""

from throneroom.games.ice_and_fire.frames import NOTHING, Frame, Guard, Num, Number, Ref, num
from throneroom.games.ice_and_fire.lasting import ATTACK, add
from throneroom.games.ice_and_fire.pillage import gain_pillage, lose_pillage, pillage_of
from throneroom.games.ice_and_fire.state import FIELD, Battle, Lasting
from throneroom.games.ice_and_fire.texts import PLEDGED, Builder, Op, do, kit_of


def pillage(unit: Ref) -> Num:
    """The Pillage tokens of a unit."""

    def value(t: Battle, f: Frame) -> int:
        found = unit.unit(t, f)
        return pillage_of(t, found) if 0 <= found < len(t.card) else 0

    return Num(value)


def give_pillage(unit: Ref, number: Number = 1) -> Op:
    """The unit gets Pillage tokens, if it can have any."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if 0 <= found < len(t.card) and t.place[found] == FIELD:
            gain_pillage(t, found, num(number).value(t, f))

    return do(act, commutes=True)


def spend_pillage(unit: Ref, number: Number = 1) -> Op:
    """Pillage tokens of the unit are spent; a certain number is a cost."""

    def act(t: Battle, f: Frame) -> None:
        found = unit.unit(t, f)
        if 0 <= found < len(t.card):
            lose_pillage(t, found, num(number).value(t, f))

    if isinstance(number, int):
        return do(act, Guard((pillage(unit) >= number).holds))
    return do(act)


def pledge_pillage(unit: Ref, number: Number) -> Op:
    """Pillage tokens of the unit are spent, but count until the attack that goes on is over."""

    def build(b: Builder) -> None:
        kit = kit_of(b.source, (), (), b.slots)
        PLEDGED.add(kit.number)

        def run(t: Battle, f: Frame) -> None:
            found, until = unit.unit(t, f), ATTACK + len(t.fights) - 1
            tokens = num(number).value(t, f)
            plain = kit.number, f.seat, found, until, tokens, NOTHING, NOTHING, f.subject, f.other
            add(t, Lasting(*plain, f.picks))

        b.add(run)

    return Op(build)


def pass_pillage(giver: Ref, taker: Ref) -> Op:
    """One Pillage token goes from a unit to another."""

    def act(t: Battle, f: Frame) -> None:
        one, two = giver.unit(t, f), taker.unit(t, f)
        if min(one, two) >= 0 and pillage_of(t, one):
            lose_pillage(t, one)
            gain_pillage(t, two)

    return do(act)
