"""By what the games of a study are told apart: `Game.groups`. `throneroom study` counts them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from throneroom.kernel.flow import Event


class Use(NamedTuple):
    """A card, or whatever is like one, that a seat has used: the kind of its name, and its id."""

    seat: int
    kind: str
    id: str


class Groups(NamedTuple):
    """What a seat plays and what a table is, each by the kind of its name: `house` is `stark`. The
    kind itself is called by the message `<slug>-group-<kind>`."""

    seat: Callable[[Any, int], Mapping[str, str]]
    """(table of a game that is over, seat) -> what the seat played: house, leader, faction."""
    table: Callable[[Any], Mapping[str, str]] = lambda t: {}
    """(table) -> what all seats had in common, such as the layout of the board."""
    uses: Callable[[Any, Event], Iterable[Use]] = lambda t, event: ()
    """(table after the move, event) -> the cards that seats used in it."""
