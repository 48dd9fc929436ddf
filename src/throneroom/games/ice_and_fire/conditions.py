"""Condition tokens of Combat Units: F13.1-F13.3, F13.10, F13.12."""

from typing import Final

from throneroom.games.ice_and_fire.moments import (
    CONDITION_AGAIN,
    CONDITION_GAINED,
    CONDITION_LEAVES,
    CONDITION_NEXT,
)
from throneroom.games.ice_and_fire.names import CONDITIONS
from throneroom.games.ice_and_fire.queries import IMMUNE, mask
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.windows import announce, is_heard
from throneroom.kernel import bits


def lacking(t: Battle, unit: int) -> list[int]:
    """The kinds of tokens that a unit could still get (F13.2)."""
    return [i for i in range(len(CONDITIONS.ids)) if not t.conditions[unit] >> i & 1]


def _can_gain(t: Battle, unit: int, condition: int) -> bool:
    if t.place[unit] != FIELD or not t.wounds[unit] or condition not in lacking(t, unit):
        return False
    return not mask(t, IMMUNE, unit) >> condition & 1  # F13.11


def gain(t: Battle, unit: int, condition: int) -> None:
    """A unit is about to get a token; a second one of a kind does nothing (F13.2, FR89)."""
    if _can_gain(t, unit, condition):
        t.flow.push("put_condition", unit, condition)
        announce(t, CONDITION_NEXT, unit, number=condition)
    elif t.conditions[unit] >> condition & 1:
        announce(t, CONDITION_AGAIN, unit, number=condition)


def put_condition(t: Battle, unit: int, condition: int) -> None:
    if _can_gain(t, unit, condition):
        t.conditions[unit] |= 1 << condition
        t.flow.emit("afflicted", unit, condition)
        announce(t, CONDITION_GAINED, unit, number=condition)


def clear(t: Battle, unit: int, condition: int) -> None:
    """Remove a token from a unit, unless something else leaves it in its stead."""
    if condition in bits(t.conditions[unit]):
        if is_heard(t, CONDITION_LEAVES):
            t.flow.push("take_condition", unit, condition)
            announce(t, CONDITION_LEAVES, unit, number=condition)
        else:
            take_condition(t, unit, condition)


def take_condition(t: Battle, unit: int, condition: int) -> None:
    """Take a token off a unit."""
    if condition in bits(t.conditions[unit]):
        t.conditions[unit] &= ~(1 << condition)
        t.flow.emit("cleared", unit, condition)


STEPS: Final = {"put_condition": put_condition, "take_condition": take_condition}
