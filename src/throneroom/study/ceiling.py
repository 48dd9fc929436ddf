"""`throneroom study ceiling`: how well anybody could tell at half of a game who wins.

The position at half of each game is played on many times, every time with other luck and by players
as strong as those of the game. How often each seat wins then is what a judge should say; how well
even that tells winners from losers is the most that can be asked of any judge. These tries see all
that is hidden, and the order of decks, so that the ceiling is rather too high than too low.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import starmap
from typing import Any, NamedTuple

import numpy as np
from sklearn.metrics import roc_auc_score

from throneroom.arena import play_out, scatter
from throneroom.bots import seed_for
from throneroom.kernel import FastChance, Game, Move, State, load
from throneroom.study.fitting import Array, calibration_error
from throneroom.study.journal import Journal, Told
from throneroom.study.judges import Study, features_of, kept_in, moves_of
from throneroom.study.positions import (
    by_side,
    maker_of,
    play_one,
    players_of,
    strays_of,
)


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """Which games are played on, and how often each."""

    study: Study
    tries: int
    redraw: bool = False
    """Every try draws anew how often each seat strays: a judge cannot see how strong players are.
    Otherwise they stay as strong as they were."""

    def series(self) -> dict[str, Any]:
        """What makes the tries what they are."""
        return {**self.study.series(), "tries": self.tries, "redraw": self.redraw}


class Ceiling(NamedTuple):
    """What can be told at half of games of one kind, and what the judge tells."""

    games: int
    auc: float
    """The AUC of the judge, on all tries."""
    least: float
    """What one would reach who knew all tries of a position but the one that is to be told."""
    about: float
    """What it comes to with ever more tries."""
    most: float
    """What it would be if the shares of these tries were the exact chances; that is too much."""
    error: float
    """The calibration error of the judge at half, on all tries."""


def ceilings(
    wanted: PlayedOn, jobs: int = 1, keep: str = "", on_game: Callable[[], None] = lambda: None
) -> dict[str, Ceiling]:
    """By kind of game. With a folder `keep`, what has been tried is kept and not tried again."""
    study = wanted.study
    features = features_of(load(study.slug))
    for name in study.bots:
        maker_of(name)
    numbers = range(study.games * len(features.games))
    with Journal(kept_in("ceiling", wanted.series(), keep), wanted.series()) as journal:
        missing = [(wanted, number) for number in numbers if number not in journal.played]
        for _ in range(len(numbers) - len(missing)):
            on_game()
        results = (
            scatter(try_one, missing, jobs) if jobs > 1 else enumerate(starmap(try_one, missing))
        )
        for _, told in results:
            journal.add(told)
            on_game()
        kinds: dict[str, list[Told]] = defaultdict(list)
        for number in numbers:
            told = journal.played[number]
            kinds[told["kind"]].append(told)
    game = load(study.slug)
    return {
        kind: ceiling(
            np.array([_judged_now(game, told) for told in kinds[kind]]),
            np.array([told["tries"] for told in kinds[kind]]),
        )
        for kind in sorted(kinds)
    }


def try_one(wanted: PlayedOn, number: int) -> Told:
    """A game to its half, and from there to its end many times: who won how much each time."""
    study = wanted.study
    game = load(study.slug)
    features = features_of(game)
    nth, which = divmod(number, len(features.games))
    seats, options = features.games[which]
    seed = seed_for(study.seed, which, nth)
    moves = play_one(game, seats, options, study.bots, study.stray, seed)
    moves = moves[: len(moves) // 2]
    half = _after(game, seats, options, seed, moves)
    tries = []
    for attempt in range(wanted.tries):
        own = seed_for(seed, "try", attempt)
        strays = strays_of(seats, study.stray, own if wanted.redraw else seed)
        state = half.copy()
        state.table.flow.chance = FastChance(own)
        play_out(state, players_of(study.bots, strays, own))
        tries.append(by_side(features, state))
    return {
        "game": number,
        "kind": features.count(half.table).kind,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "moves": [(move.seat, *move.action) for move in moves],
        "tries": tries,
    }


def _after(game: Game, seats: int, options: Any, seed: int, moves: Sequence[Move]) -> State:
    """A game after these moves."""
    state = game.start(seats, options, seed)
    for move in moves:
        state.apply(move.seat, move.action)
    return state


def _judged_now(game: Game, told: Told) -> list[float]:
    """What the judge of today says of the position that was played on."""
    moves = moves_of(told)
    state = _after(game, told["seats"], told["options"], told["seed"], moves)
    return by_side(features_of(game), state)


def ceiling(judged: Array, tries: Array) -> Ceiling:
    """From what was judged (by position and seat) and what became of the tries (by position, try
    and seat). To rank by few tries loses something by luck, about half as much by twice as many:
    so it can be told how much is lost by as many as there are."""
    number = tries.shape[1]
    won = (tries > 0).astype(float)
    shares = won.mean(axis=1)
    whole = won.sum(axis=1)
    without = [auc((whole - won[:, one]) / (number - 1), won[:, one]) for one in range(number)]
    first, second = won[:, ::2], won[:, 1::2]
    halves = [
        auc(first.mean(axis=1), second.mean(axis=1)),
        auc(second.mean(axis=1), first.mean(axis=1)),
    ]
    least, less = float(np.mean(without)), float(np.mean(halves))
    few, many = 2 / number, 1 / (number - 1)
    return Ceiling(
        len(judged),
        auc(judged, shares),
        least,
        least + max(0.0, least - less) * many / (few - many),
        auc(shares, shares),
        calibration_error(np.repeat(judged, number, axis=0), tries.reshape(-1, tries.shape[2])),
    )


def auc(marks: Array, shares: Array) -> float:
    """How often a seat that won had a higher mark than one that did not, where each seat won this
    share of its tries."""
    flat, part = marks.ravel(), shares.ravel()
    won = np.repeat([1, 0], len(flat))
    weights = np.concatenate([part, 1 - part])
    return float(roc_auc_score(won, np.tile(flat, 2), sample_weight=weights))
