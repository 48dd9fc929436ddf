"""Fit the counsel for where the first settlements of the Watch go, on openings drawn by lot.

    python -m scripts.fit_opening --games 2500 --keep openings.jsonl

In games of bots that choose their openings themselves, a good opening cannot be told from a good
player, and some openings are never seen. Here all players are equal, and each of them puts each of
its first settlements on the best by dots of three places drawn by lot; from then on all play as
`hasty`. So what an opening has in common with victory is what it brings. Half of the games are
played on the standard layout, half on random ones, with three and four seats.

What openings cannot tell, since it is the same for everybody then, weighs what the judge of each
kind of game gives it.
The weights are written to src/throneroom/bots/data, beside what else is there for the Watch. How
well they tell who wins is shown by cross-validation. The same command gives the same file.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import log_softmax, softmax
from sklearn.metrics import roc_auc_score
from threadpoolctl import threadpool_limits

from throneroom.arena.play import play_out
from throneroom.bots import GreedyBot, seed_for
from throneroom.games.watch import GAME
from throneroom.games.watch.features import FEATURES, board_of
from throneroom.games.watch.judge import WEIGHTS
from throneroom.kernel import Action, Counted, FastChance, Sight, State

FILE: Final = Path(__file__).parent.parent / "src/throneroom/bots/data/watch-counsel.json"
QUESTION: Final = "place_settlement"
KINDS: Final = ("base-3", "base-4", "brotherhood-3", "brotherhood-4")
"""Where it was tried and won more: not with two players, whose judge counts the pace already."""
OPEN: Final = 0.2  # how far a game has come when everybody has opened
DRAWN: Final = 3  # places, of which the best by dots is taken
MODESTY: Final = 0.3
"""Among equals the judge's chances of an opening are nearest to the truth if so much of its weights
is taken; in the end everything is brought to the measure of the judge again."""
TIE: Final = 20.0  # what it costs to differ from the judge
PARTS: Final = 4
DIGITS: Final = 4

Array = np.ndarray[Any, np.dtype[np.float64]]


class Opened(NamedTuple):
    """What everybody had after the openings, and how much of the victory was whose."""

    rows: list[list[float]]
    won: list[float]


class Opener:
    """`hasty` that opens by lot."""

    __slots__ = ("bot", "chance", "state", "opened")

    def __init__(self, seed: int, state: State, opened: list[Counted]) -> None:
        self.bot = GreedyBot(seed, 1)
        self.chance = FastChance(seed_for(seed, "open"))
        self.state = state
        self.opened = opened

    def choose(self, sight: Sight) -> Action:
        if sight.question == QUESTION:
            legal = sight.legal()
            dots = board_of(self.state.table.terrain, self.state.table.numbers).dots
            drawn = [legal[self.chance.below(len(legal))] for _ in range(DRAWN)]
            return max(drawn, key=lambda action: dots[action[1]])
        if not self.opened and sight.question != "place_road":
            self.opened.append(FEATURES.count(self.state.table))
        return self.bot.choose(sight)


def play_one(number: int) -> Opened:
    """One game."""
    seats = 3 if number % 5 < 3 else 4
    options = {"variant": "base", **({"board_setup": "fully_random"} if number % 2 else {})}
    seed = seed_for("opening", "base", number)
    state = GAME.start(seats, options, seed)
    opened: list[Counted] = []
    play_out(state, [Opener(seed_for(seed, seat), state, opened) for seat in range(seats)])
    outcome = state.outcome()
    winners = outcome.winners if outcome else ()
    return Opened(
        opened[0].rows, [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
    )


def played(games: int, keep: Path | None) -> list[Opened]:
    """All games; those that are kept are not played again."""
    lines = keep.read_text("utf-8").splitlines() if keep and keep.exists() else []
    found = [Opened(told["rows"], told["won"]) for told in map(json.loads, lines)][:games]
    for number in range(len(found), games):
        found.append(play_one(number))
        if keep:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]._asdict()) + "\n")
    return found


def arrays(games: Sequence[Opened]) -> list[tuple[Array, Array]]:
    """Those of each number of seats together."""
    by_seats = [[one for one in games if len(one.won) == seats] for seats in (3, 4)]
    return [
        (np.array([one.rows for one in some]), np.array([one.won for one in some]))
        for some in by_seats
        if some
    ]


def judges(kind: str = KINDS[0]) -> Array:
    """What the judge gives everything when all have opened."""
    return np.array(WEIGHTS[kind].at(OPEN))


def scale_of(games: Sequence[Opened]) -> Array:
    """How much everything differs from seat to seat; nothing, where openings cannot tell."""
    middle = [rows - rows.mean(axis=1, keepdims=True) for rows, _ in arrays(games)]
    scale = np.concatenate([one.reshape(-1, len(FEATURES.names)) for one in middle]).std(axis=0)
    return np.where(scale < 1e-6, 0.0, scale)


def fit(games: Sequence[Opened]) -> Array:
    """The weights under which what happened is the most likely, near to those of the judge."""
    parts = arrays(games)
    scale = scale_of(games)
    scale[scale == 0] = 1.0
    near = MODESTY * judges()

    def loss(weights: Array) -> tuple[float, Array]:
        away = (weights - near) * scale
        surprise = TIE * float(away @ away)
        slope = 2 * TIE * away * scale
        for rows, won in parts:
            sums = rows @ weights
            surprise -= float((won * log_softmax(sums, axis=1)).sum())
            slope = slope + np.einsum("ps,psk->k", softmax(sums, axis=1) - won, rows)
        return surprise / len(games), slope / len(games)

    bounds = [
        (0.0 if name in FEATURES.good else None, 0.0 if name in FEATURES.bad else None)
        for name in FEATURES.names
    ]
    found = minimize(loss, near, jac=True, method="L-BFGS-B", bounds=bounds)
    return np.asarray(found.x)


def told(weights: Sequence[Array], games: Sequence[Sequence[Opened]]) -> str:
    """How well they tell who wins, each on games of its own."""
    chances: list[Array] = []
    shares: list[Array] = []
    for own, some in zip(weights, games, strict=True):
        for rows, won in arrays(some):
            chances.append(softmax(rows @ own, axis=1).ravel())
            shares.append(won.ravel())
    likely, true = np.concatenate(chances), np.concatenate(shares)
    surprise = -(true * np.log(likely)).sum() / sum(map(len, games))
    return f"surprise {surprise:.4f}, AUC {roc_auc_score(true > 0, likely):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--keep", default="", metavar="FILE")
    asked = parser.parse_args()
    games = played(asked.games, Path(asked.keep) if asked.keep else None)
    held = [games[part::PARTS] for part in range(PARTS)]
    rest = [[one for other in held if other is not some for one in other] for some in held]
    with threadpool_limits(1):
        print(f"cross-validated: {told([fit(one) for one in rest], held)}")
        print(f"the judge: {told([MODESTY * judges()], [games])}")
        weights = fit(games) / MODESTY
    learned = scale_of(games) > 0
    by_kind = {}
    for kind in KINDS:
        values = np.where(learned, weights, judges(kind))
        found = dict(
            zip(FEATURES.names, (round(float(one), DIGITS) for one in values), strict=True)
        )
        by_kind[f"{kind} {QUESTION}"] = {"early": found, "late": found}
    made_by = f"python -m scripts.fit_opening --games {asked.games}"
    FILE.write_text(json.dumps({"made by": made_by, "weights": by_kind}, indent=2) + "\n", "utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
