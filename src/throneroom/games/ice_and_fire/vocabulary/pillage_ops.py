"""What texts say of Pillage tokens: F36.13, F36.14."""

from throneroom.games.ice_and_fire.frames import Frame, Guard, Num, Number, Ref, num
from throneroom.games.ice_and_fire.pillage import gain_pillage, lose_pillage, pillage_of
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.texts import Op, do


def pillage(unit: Ref) -> Num:
    """The Pillage tokens of a unit."""

    def value(t: Battle, f: Frame) -> int:
        found = unit.unit(t, f)
        return pillage_of(t, found) if 0 <= found < len(t.card) else 0

    return Num(value)


def give_pillage(unit: Ref, number: Number = 1) -> Op:
    """The unit gets Pillage tokens, if it is of House Greyjoy."""

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


def pass_pillage(giver: Ref, taker: Ref) -> Op:
    """One Pillage token goes from a unit to another."""

    def act(t: Battle, f: Frame) -> None:
        one, two = giver.unit(t, f), taker.unit(t, f)
        if min(one, two) >= 0 and pillage_of(t, one):
            lose_pillage(t, one)
            gain_pillage(t, two)

    return do(act)
