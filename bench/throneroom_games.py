"""Our own games, measured like the peers: random play and the copy of a state."""

import random
from functools import cache
from typing import Any

import throneroom
from throneroom.kernel import Game, State
from worker import actions_per_second, microseconds_per_copy, serve

MIDDLES = 20
EVERY = 20  # actions between the snapshots from which the middle one is taken


def installed(slug: str) -> Game | None:
    """The game, or None if it is not there; a game that is there but broken is an error."""
    try:
        return throneroom.load(slug)
    except ModuleNotFoundError as error:
        if error.name and f"throneroom.games.{slug}".startswith(error.name):
            return None
        raise


def play_on(state: State, rng: random.Random) -> None:
    """Carry out one random action, forced ones included."""
    seat = state.to_move()[0]
    legal = state.legal(seat)
    state.apply(seat, legal[int(rng.random() * len(legal))])


def play_game(game: Game, seats: int, options: dict[str, Any], seed: int) -> int:
    state = game.start(seats, options, seed)
    rng = random.Random(seed)
    actions = 0
    while state.outcome() is None:
        play_on(state, rng)
        actions += 1
    return actions


@cache
def middle_of_game(
    game: Game, seats: int, options: tuple[tuple[str, Any], ...], seed: int
) -> State:
    state = game.start(seats, dict(options), seed)
    rng = random.Random(seed)
    snapshots = []
    actions = 0
    while state.outcome() is None:
        if actions % EVERY == 0:
            snapshots.append(state.copy())
        play_on(state, rng)
        actions += 1
    return snapshots[len(snapshots) // 2]


def measure_play(request: dict[str, Any]) -> float | None:
    game = installed(request["game"])
    if game is None:
        return None
    seats, options = request["seats"], request["options"]
    return actions_per_second(
        lambda seed: play_game(game, seats, options, seed), request["seconds"]
    )


def measure_copy(request: dict[str, Any]) -> float | None:
    game = installed(request["game"])
    if game is None:
        return None
    options = tuple(request["options"].items())
    middles = [middle_of_game(game, request["seats"], options, seed) for seed in range(MIDDLES)]
    return microseconds_per_copy(middles, request["seconds"])


if __name__ == "__main__":
    serve({"play": measure_play, "copy": measure_copy})
