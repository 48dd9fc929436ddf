"""Condition tokens: F13.1-F13.3, F13.10."""

from throneroom.games.ice_and_fire.names import CONDITIONS
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.windows import announce
from throneroom.kernel import bits


def lacking(t: Battle, unit: int) -> list[int]:
    """The kinds of tokens that a unit could still get (F13.2)."""
    return [i for i in range(len(CONDITIONS.ids)) if not t.conditions[unit] >> i & 1]


def gain(t: Battle, unit: int, condition: int) -> None:
    """Put a token on a unit; a second one of a kind does nothing (F13.2, FR89)."""
    if t.place[unit] == FIELD and t.wounds[unit] and condition in lacking(t, unit):
        t.conditions[unit] |= 1 << condition
        t.flow.emit("afflicted", unit, condition)
        announce(t, "condition_gained", unit, condition)


def clear(t: Battle, unit: int, condition: int) -> None:
    """Take a token off a unit."""
    if condition in bits(t.conditions[unit]):
        t.conditions[unit] &= ~(1 << condition)
        t.flow.emit("cleared", unit, condition)
