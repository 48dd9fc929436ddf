"""What bots that search think of a table: a judge of their own, for play between good players.

The judge of a game tells how games between players of all kinds end, and is calibrated on them.
Whoever searches meets better ones, whose games turn on less. A game may have counsel in
`bots/data`: weights of the same features, fitted on games of players who seldom stray. A game
without counsel is judged by its judge. What is asked at a certain question may have counsel of its
own: where the first settlements of the Watch go, what they will yield counts more than anything.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from throneroom.kernel import State, Weights, chances, read_weights


class Counsel:
    """Marks tables for a seat."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[str, Weights]) -> None:
        self.weights = weights
        """By kind of game, or by kind and question, as in `base-3 place_settlement`."""

    def mark(self, state: State, seat: int, question: str) -> float:
        """How likely the seat is to win, as whoever is asked this question sees it."""
        features, table = state.game.features, state.table
        if not self.weights or features is None or table.flow.outcome is not None:
            return state.judge_all()[seat]
        counted = features.count(table)
        weights = self.weights.get(f"{counted.kind} {question}") or self.weights.get(counted.kind)
        if weights is None:
            return state.judge_all()[seat]
        shares = chances(weights, counted)
        return shares[seat] if features.by_seat is None else features.by_seat(table, shares)[seat]


@cache
def counsel_for(slug: str, names: tuple[str, ...]) -> Counsel:
    """The counsel of a game; one that has none leaves the word to the judge."""
    file = files("throneroom.bots") / "data" / f"{slug}-counsel.json"
    return Counsel(read_weights(file.read_text("utf-8"), names) if file.is_file() else {})
