"""From what counts for the seats of a table to their chances to win.

A judge counts the same things for every seat, weighs them, and shares the chance to win among the
seats by the exponentials of the sums, so that all chances sum to one. What a thing weighs changes
from the beginning of a game to its end. The weights are fitted on games that bots have played, by
`throneroom study fit`, and are data of the game.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any, NamedTuple


class Weights:
    """What each thing weighs at the beginning of a game and at its end."""

    __slots__ = ("early", "late", "known")

    def __init__(self, early: Sequence[float], late: Sequence[float]) -> None:
        self.early = tuple(early)
        self.late = tuple(late)
        self.known: dict[float, list[float]] = {}

    def at(self, progress: float) -> list[float]:
        """What they weigh in between. That is remembered: games come on in a few steps."""
        found = self.known.get(progress)
        if found is None:
            found = [a + progress * (b - a) for a, b in zip(self.early, self.late, strict=True)]
            self.known[progress] = found
        return found


class Counted(NamedTuple):
    """What counts on a table: the kind of game, which has weights of its own; how far the game has
    come, from 0 to 1; and for every seat, or for every side of teams, how much there is of each."""

    kind: str
    progress: float
    rows: list[list[float]]


@dataclass(frozen=True, slots=True)
class Features:
    """What the judge of a game counts, for whoever fits its weights."""

    names: tuple[str, ...]
    count: Callable[[Any], Counted]
    """(table) -> how much there is of each, in the order of the names."""
    games: tuple[tuple[int, Mapping[str, Any]], ...]
    """The numbers of seats and the options that games are played with to fit the weights."""
    good: frozenset[str] = frozenset()
    """What can only be good to have: chance must not make it look bad."""
    bad: frozenset[str] = frozenset()
    """What can only be bad to have."""
    sides: Callable[[Any], Sequence[int]] | None = None
    """(table) -> the side of each seat, where seats win together."""
    by_seat: Callable[[Any, Sequence[float]], list[float]] | None = None
    """(table, chances of what is counted) -> the chance of every seat, where that differs."""


def chances(weights: Weights, counted: Counted) -> list[float]:
    """The chance to win of everybody who is counted; they sum to one."""
    weigh = weights.at(counted.progress)
    sums = [sum(map(mul, weigh, row)) for row in counted.rows]
    best = max(sums)
    shares = [exp(one - best) for one in sums]
    whole = sum(shares)
    return [share / whole for share in shares]


def read_weights(text: str, names: Sequence[str]) -> dict[str, Weights]:
    """The weights of each kind of game, from the file that fitting has written; what is new since
    then weighs nothing until it is fitted."""
    return {
        kind: Weights(
            [weights["early"].get(name, 0.0) for name in names],
            [weights["late"].get(name, 0.0) for name in names],
        )
        for kind, weights in json.loads(text)["weights"].items()
    }
