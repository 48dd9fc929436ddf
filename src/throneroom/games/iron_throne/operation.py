"""I18.2 What an operation of the effect vocabulary is, and I18.6 its amounts."""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.selectors import other_side
from throneroom.games.iron_throne.sides import fighters_of, supporters_of
from throneroom.games.iron_throne.state import Table


class Operation(NamedTuple):
    """One operation, all of it. Its functions get the table, the user's seat and what the ability
    says of it.

    `does` carries it out on the players or characters that its selector has found, or on the one
    that was chosen; the window's context comes before them. `worth` tells for one of these whether
    anything would change or be revealed, as far as everybody knows; without it something always
    does (I16.11, I18.12). `pays` tells whether it can be paid in full, where it is a cost (I16.9).
    """

    does: Callable[[Table, int, Op, Context, list[int]], None]
    worth: Callable[[Table, int, Op, int], bool] | None = None
    pays: Callable[[Table, int, Op], bool] | None = None


def _supporters(t: Table, seat: int) -> int:
    return len(supporters_of(t, t.side[seat]))


def _own_characters(t: Table, seat: int) -> int:
    return len(fighters_of(t, t.side[seat]))


def _opposing_characters(t: Table, seat: int) -> int:
    return len(fighters_of(t, other_side(t, seat)))


def _own_power(t: Table, seat: int) -> int:
    return t.power[t.fighter[seat]] if t.fighter[seat] >= 0 else 0


def _tokens_paid(t: Table, seat: int) -> int:
    return t.paid


COUNTS: Final[dict[str, Callable[[Table, int], int]]] = {
    "tokens_paid": _tokens_paid,
    "own_side_supporters": _supporters,
    "own_side_participating_characters": _own_characters,
    "opposing_side_participating_characters": _opposing_characters,
    "power_of_own_participating_character": _own_power,
}


def amount(t: Table, seat: int, op: Op) -> int:  # I18.6
    """The number of an operation, counted at the moment it is carried out."""
    return op.n * COUNTS[op.per](t, seat) if op.per else op.n
