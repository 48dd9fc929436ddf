"""Catanatron as a peer: four random players. Runs in .venv-bench, not in the project's own."""

from functools import cache
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from worker import actions_per_second, microseconds_per_copy, serve

MIDDLES = 20
EVERY = 20  # actions between the snapshots from which the middle one is taken


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play_game(seed: int) -> int:
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


@cache
def middle_of_game(seed: int) -> Any:
    game = new_game(seed)
    snapshots = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.actions) % EVERY == 0:
            snapshots.append(game.copy())
        game.play_tick()
    return snapshots[len(snapshots) // 2]


def measure_play(request: dict[str, Any]) -> float:
    return actions_per_second(play_game, request["seconds"])


def measure_copy(request: dict[str, Any]) -> float:
    middles = [middle_of_game(seed) for seed in range(MIDDLES)]
    return microseconds_per_copy(middles, request["seconds"])


if __name__ == "__main__":
    serve({"play": measure_play, "copy": measure_copy})
