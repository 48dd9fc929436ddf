"""What a game has to tell of itself when it is over: `Game.story`. `throneroom.story` tells it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.kernel.flow import Event


class Measure(NamedTuple):
    """Something that can be counted for each seat at any time, for a chart. It is called by the
    message `<slug>-measure-<name>`."""

    name: str
    of: Callable[[Any, int], int]
    """(table, seat) -> how much."""


class Luck(NamedTuple):
    """What chance gave a seat, and what was to be expected of it."""

    seat: int
    got: float
    expected: float


class Deed(NamedTuple):
    """Something that a seat did or that happened to it, so often or so much."""

    name: str
    seat: int
    times: int = 1


class Story(NamedTuple):
    """How to read a game's own events and tables."""

    measures: tuple[Measure, ...]
    """What the charts show; the first is what the game is won by."""
    weigh: Callable[[Any, Event], int]
    """(table after the move, event) -> how much hung on it, or 0 if it decided nothing. The
    heaviest are told."""
    deeds: Callable[[Any, Event], Iterable[Deed]]
    """(table after the move, event) -> what it adds to the account of some seats."""
    awards: Mapping[str, int]
    """The deeds that an award is given for, and how many of them it takes. Whoever has the most
    gets it: the message `<slug>-award-<name>`."""
    luck: Callable[[Any, Sequence[Event]], Iterable[Luck]] | None = None
    """(table before a move, events of the move) -> what chance gave in it."""
    faces: Mapping[int, float] = {}
    """How likely each throw or draw is that `thrown` tells of."""
    thrown: Callable[[Event], Iterable[int]] | None = None
    """(event) -> the throws or draws in it."""
