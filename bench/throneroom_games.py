"""Our own games, measured like the peers: random play, whole games and the copy of a state; and
what is measured of ours alone: decisions of `greedy`, imagined tables, steps of learners."""

import sys
import time
from functools import cache
from typing import Any

import throneroom
from learning import steps_a_second
from throneroom.arena import play_out
from throneroom.bots import make_bot
from throneroom.kernel import BadInput, FastChance, Game, State
from worker import actions_per_second, microseconds_per_copy, serve

MIDDLES = 20


def installed(slug: str) -> Game | None:
    """The game, or None if it is not there."""
    try:
        return throneroom.load(slug)
    except BadInput as complaint:
        print(f"{slug}: {complaint.__cause__ or complaint}", file=sys.stderr)
        return None


def play_game(state: State, seats: int, seed: int, limit: int = 200_000) -> int:
    """Play at random to the end, or up to the limit; the number of actions, forced ones too."""
    played = play_out(
        state, [make_bot("random", seed + seat) for seat in range(seats)], limit=limit
    )
    return played.decisions + played.forced


@cache
def middle_of_game(
    game: Game, seats: int, options: tuple[tuple[str, Any], ...], seed: int
) -> State:
    actions = play_game(game.start(seats, dict(options), seed), seats, seed)
    state = game.start(seats, dict(options), seed)
    play_game(state, seats, seed, limit=actions // 2)
    return state


def measure_play(request: dict[str, Any]) -> float | None:
    game = installed(request["game"])
    if game is None:
        return None
    seats, options = request["seats"], request["options"]
    return actions_per_second(
        lambda seed: play_game(game.start(seats, options, seed), seats, seed), request["seconds"]
    )


def measure_game(request: dict[str, Any]) -> float | None:
    """Milliseconds of a whole game."""
    game = installed(request["game"])
    if game is None:
        return None
    seats, options = request["seats"], request["options"]

    def play_one(seed: int) -> int:
        play_game(game.start(seats, options, seed), seats, seed)
        return 1

    return 1000 / actions_per_second(play_one, request["seconds"])


def measure_copy(request: dict[str, Any]) -> float | None:
    game = installed(request["game"])
    if game is None:
        return None
    options = tuple(request["options"].items())
    middles = [middle_of_game(game, request["seats"], options, seed) for seed in range(MIDDLES)]
    return microseconds_per_copy(middles, request["seconds"])


def measure_greedy(request: dict[str, Any]) -> float | None:
    """Milliseconds of a decision of `greedy`, over whole games in which it has every seat: what is
    to be thought about at the beginning of a game is not what it is about at the end."""
    game = installed(request["game"])
    if game is None:
        return None
    decisions = seed = 0
    used = 0.0
    while used < request["seconds"]:
        state = game.start(request["seats"], request["options"], seed)
        bots = [make_bot("greedy", seed + seat) for seat in range(request["seats"])]
        while state.to_move():
            forced = state.forced()
            if forced is not None:
                state.advance(*forced)
                continue
            seat = state.to_move()[0]
            start = time.process_time()
            action = bots[seat].choose(state.sight(seat))
            used += time.process_time() - start
            decisions += 1
            state.advance(seat, action)
        seed += 1
    return 1000 * used / decisions


def measure_imagine(request: dict[str, Any]) -> float | None:
    """Microseconds in which whoever is asked in the middle of a game imagines the table."""
    game = installed(request["game"])
    if game is None:
        return None
    options = tuple(request["options"].items())
    middles = [middle_of_game(game, request["seats"], options, seed) for seed in range(MIDDLES)]
    chance = FastChance(0)
    worlds = 0
    start = time.process_time()
    while (used := time.process_time() - start) < request["seconds"]:
        for state in middles:
            state.imagine(state.to_move()[0], chance)
        worlds += len(middles)
    return used / worlds * 1e6


def measure_gym(request: dict[str, Any]) -> float:
    """Steps a second of a learner that is shown what its seat sees."""
    count = int(5000 * request["seconds"])
    return steps_a_second(request["game"], request["seats"], request["options"], count)


if __name__ == "__main__":
    serve(
        {
            "play": measure_play,
            "game": measure_game,
            "copy": measure_copy,
            "greedy": measure_greedy,
            "imagine": measure_imagine,
            "gym": measure_gym,
        }
    )
