"""The judge knows what wins: one greedy bot beats five random ones."""

import random

from throneroom.bots.greedy import GreedyBot
from throneroom.games.thrones import GAME


def wins(game: int) -> bool:
    """Whether the greedy bot, whose seat and House change from game to game, wins."""
    seat = game % 6
    state = GAME.start(6, {}, seed=game)
    greedy, rng = GreedyBot(game), random.Random(game)
    while state.outcome() is None:
        mover = state.to_move()[0]
        legal = state.legal(mover)
        if len(legal) > 1 and mover == seat:
            action = greedy.choose(state.sight(seat))
        else:
            action = rng.choice(legal)
        state.apply(mover, action)
    outcome = state.outcome()
    return outcome is not None and seat in outcome.winners


def test_greedy_beats_five_random_bots() -> None:
    assert sum(wins(game) for game in range(6)) >= 5
