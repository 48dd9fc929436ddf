"""Shares with the intervals in which the true ones lie, and other sums of many games."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

NINETEEN_OF_TWENTY: Final = 1.96


class Share(NamedTuple):
    """So many of so many, and the interval in which the true share lies, 19 times out of 20."""

    won: float
    of: int
    share: float
    low: float
    high: float


def share_of(won: float, of: int) -> Share:
    """A share with Wilson's interval, which holds also for few games and for none won."""
    if not of:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    z = NINETEEN_OF_TWENTY
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    width = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Share(won, of, share, max(0.0, middle - width), min(1.0, middle + width))


class Spread(NamedTuple):
    """How numbers are spread: the least, the quarter, the half, three quarters, the most."""

    least: float
    low: float
    middle: float
    high: float
    most: float
    mean: float


def spread_of(numbers: Sequence[float]) -> Spread | None:
    """How numbers are spread, if there are any."""
    if not numbers:
        return None
    sorted_ = sorted(numbers)
    at = [sorted_[round(part * (len(sorted_) - 1))] for part in (0, 0.25, 0.5, 0.75, 1)]
    return Spread(at[0], at[1], at[2], at[3], at[4], sum(sorted_) / len(sorted_))


def shares_of_victory(told: dict[str, Any]) -> list[float]:
    """How much of the victory of a game went to each seat."""
    winners = told["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(told["bots"]))]


def by_seat(games: Iterable[dict[str, Any]], seats: int) -> list[Share]:
    """The share of victories of each seat in the games that ended."""
    won = [0.0] * seats
    ended = 0
    for told in games:
        if told["finished"]:
            ended += 1
            for seat, share in enumerate(shares_of_victory(told)):
                won[seat] += share
    return [share_of(one, ended) for one in won]
