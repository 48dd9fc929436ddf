"""The weights of a judge from positions of which it is known who won, and how good they are.

The model is a multinomial one over the seats of a table: what a thing weighs goes in a straight
line from the beginning of a game to its end, and what can only be good has no weight below zero.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import log_softmax, softmax
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from threadpoolctl import threadpool_limits

from throneroom.kernel import Features
from throneroom.study.positions import Seen

CAUTION: Final = 0.002
"""What large weights cost for every position, so that those of things that seldom matter stay
small."""
TIE: Final = 300.0
"""What it costs one kind of game to differ from the weights that all have in common. Positions
of one game are much alike, so that it takes many to outweigh this."""
PARTS: Final = 4  # games are judged by weights that were fitted without their part of them
BINS: Final = 10
NEAR_HALF: Final = 0.15

Array = np.ndarray[Any, np.dtype[np.float64]]


class Fitted(NamedTuple):
    """The weights at the beginning and at the end, in the order of the features."""

    early: Array
    late: Array


class Quality(NamedTuple):
    """How good a judge is on games that it was not fitted on."""

    games: int
    positions: int
    auc_at_half: float
    error: float
    """By how much chances differ from what comes of them, on average (ECE)."""
    best_wins: float
    """How often the seat that is judged best at half of a game wins."""
    ceiling: float
    """The AUC at half of boosted trees on the same features of all seats; 0 if not asked for."""


def fit_all(features: Features, seen: Mapping[str, Sequence[Seen]]) -> dict[str, Fitted]:
    """The weights of each kind of game: near to those that fit all kinds best, as far as its own
    games do not say otherwise."""
    arrays = {kind: _arrays(positions) for kind, positions in seen.items()}
    scale = np.concatenate(
        [
            _interpolated(rows, late).reshape(-1, 2 * rows.shape[2])
            for rows, late, _ in arrays.values()
        ]
    ).std(axis=0)
    scale[scale < 1e-9] = 1.0
    positions = sum(map(len, seen.values()))
    nothing = np.zeros(len(scale))
    common = _fit(features, list(arrays.values()), scale, nothing, CAUTION * positions)
    number = len(features.names)
    found = {}
    for kind, array in arrays.items():
        weights = _fit(features, [array], scale, common, TIE) / scale
        found[kind] = Fitted(weights[:number], weights[number:])
    return found


def _fit(
    features: Features,
    arrays: Sequence[tuple[Array, Array, Array]],
    scale: Array,
    near: Array,
    tie: float,
) -> Array:
    """The weights of scaled features under which what happened is the most likely, as long as they
    are near to others."""
    low = [0.0 if name in features.good else None for name in features.names] * 2
    high = [0.0 if name in features.bad else None for name in features.names] * 2
    parts = [(_interpolated(rows, late) / scale, shares) for rows, late, shares in arrays]
    positions = sum(len(both) for both, _ in parts)

    def loss(weights: Array) -> tuple[float, Array]:
        away = weights - near
        surprise = tie * float(away @ away)
        slope = 2 * tie * away
        for both, shares in parts:
            sums = both @ weights
            surprise -= float((shares * log_softmax(sums, axis=1)).sum())
            slope = slope + np.einsum("ps,psk->k", softmax(sums, axis=1) - shares, both)
        return surprise / positions, slope / positions

    with threadpool_limits(1):  # small sums: threads would only wait for each other
        found = minimize(
            loss,
            near,
            jac=True,
            method="L-BFGS-B",
            bounds=list(zip(low, high, strict=True)),
            options={"maxiter": 500},
        )
    return np.asarray(found.x)


def judged(fitted: Fitted, seen: Sequence[Seen]) -> Array:
    """The chances of all seats in some positions."""
    rows, progress, _ = _arrays(seen)
    weights = np.concatenate([fitted.early, fitted.late])
    return np.asarray(softmax(_interpolated(rows, progress, centred=False) @ weights, axis=1))


def cross_validated(
    features: Features, seen: Mapping[str, Sequence[Seen]], ceiling: bool = False
) -> dict[str, Quality]:
    """How good weights are that are fitted as these are: every part of the games is judged by
    weights that were fitted on the other parts. With `ceiling`, what could be reached at best is
    estimated, too."""
    chances: dict[str, list[Array]] = {kind: [] for kind in seen}
    others: dict[str, list[Array]] = {kind: [] for kind in seen}
    order: dict[str, list[Seen]] = {kind: [] for kind in seen}
    for part in range(PARTS):
        split = {kind: _split(positions, part) for kind, positions in seen.items()}
        fitted = fit_all(features, {kind: rest for kind, (rest, _) in split.items()})
        for kind, (rest, held) in split.items():
            chances[kind].append(judged(fitted[kind], held))
            order[kind] += held
            if ceiling:
                others[kind].append(_trees(rest, _halves(held)))
    return {
        kind: quality(
            order[kind],
            np.vstack(chances[kind]),
            np.vstack(others[kind]) if ceiling else None,
        )
        for kind in seen
    }


def _split(seen: Sequence[Seen], part: int) -> tuple[list[Seen], list[Seen]]:
    """The positions of the games outside of a part, and of those in it."""
    games = {game: place for place, game in enumerate(sorted({one.game for one in seen}))}
    rest = [one for one in seen if games[one.game] % PARTS != part]
    return rest, [one for one in seen if games[one.game] % PARTS == part]


def _halves(seen: Sequence[Seen]) -> list[Seen]:
    """The positions at half of their games, which come first."""
    first: dict[int, Seen] = {}
    for one in seen:
        first.setdefault(one.game, one)
    return list(first.values())


def quality(seen: Sequence[Seen], chances: Array, trees: Array | None = None) -> Quality:
    """How good chances are that were found without knowing how these games ended; `trees` are
    those of the trees at half of each game, if they were asked."""
    halves = _halves(seen)
    wanted = set(map(id, halves))
    at_half = chances[[id(one) in wanted for one in seen]]
    shares = _arrays(halves)[2]
    won = (shares > 0).ravel()
    best = at_half.argmax(axis=1)
    return Quality(
        len(halves),
        len(seen),
        float(roc_auc_score(won, at_half.ravel())),
        calibration_error(chances, _arrays(seen)[2]),
        float(shares[np.arange(len(shares)), best].mean()),
        0.0 if trees is None else float(roc_auc_score(won, trees.ravel())),
    )


def calibration_error(chances: Array, shares: Array) -> float:
    """The expected calibration error: by tenths of what was judged."""
    flat, got = chances.ravel(), shares.ravel()
    bins = np.minimum((flat * BINS).astype(int), BINS - 1)
    total = 0.0
    for one in range(BINS):
        mask = bins == one
        if mask.any():
            total += mask.mean() * abs(flat[mask].mean() - got[mask].mean())
    return float(total)


def _trees(trained: Sequence[Seen], halves: Sequence[Seen]) -> Array:
    """What boosted trees say, which may use every feature of every seat in any combination."""
    near = [one for one in trained if abs(one.when - 0.5) <= NEAR_HALF]
    table, won = _by_seat(near)
    model = HistGradientBoostingClassifier(
        max_iter=150, learning_rate=0.05, max_leaf_nodes=12, min_samples_leaf=40, random_state=0
    )
    with threadpool_limits(1):
        model.fit(table, won)
        table, _ = _by_seat(halves)
        said = model.predict_proba(table)[:, 1]
    return np.asarray(said.reshape(-1, len(halves)).T)  # the lines of a seat lie together


def _by_seat(seen: Sequence[Seen]) -> tuple[Array, Array]:
    """A line for every seat: its own features, the best and the mean of the others'."""
    rows, progress, shares = _arrays(seen)
    lines, won = [], []
    for seat in range(rows.shape[1]):
        others = np.delete(rows, seat, axis=1)
        lines.append(
            np.hstack([rows[:, seat], others.max(axis=1), others.mean(axis=1), progress[:, None]])
        )
        won.append(shares[:, seat] > 0)
    return np.vstack(lines), np.concatenate(won)


def _arrays(seen: Sequence[Seen]) -> tuple[Array, Array, Array]:
    rows = np.array([one.rows for one in seen], dtype=float)
    progress = np.array([one.progress for one in seen], dtype=float)
    shares = np.array([one.shares for one in seen], dtype=float)
    return rows, progress, shares


def _interpolated(rows: Array, progress: Array, centred: bool = True) -> Array:
    """Every feature twice: by as much as it is early, and by as much as it is late."""
    if centred:  # what all seats have alike decides nothing
        rows = rows - rows.mean(axis=1, keepdims=True)
    late = progress[:, None, None]
    return np.concatenate([rows * (1 - late), rows * late], axis=2)
