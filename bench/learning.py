"""How many steps a second the environments for learning make, with observations and masks, beside
how many actions the engine alone makes in the same process: `python -m bench.learning`. Times are
those of the processor, so that others on the machine count less."""

import random
import sys
import time

from throneroom import gym
from throneroom.arena import play_out
from throneroom.bots import RandomBot
from throneroom.kernel import load

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("watch", 3, {"variant": "base"}),
    ("watch", 4, {}),
    ("iron_throne", 4, {}),
    ("thrones", 6, {}),
    ("ice_and_fire", 2, {}),
]


def steps_a_second(slug: str, seats: int, options: dict[str, str], count: int) -> float:
    """Random steps by `last` and `step`, as a learner would make them."""
    environment = gym.env(slug, seats, options)
    environment.reset(seed=1)
    draw = random.Random(1).random
    start = time.process_time()
    for _ in range(count):
        seen, _, over, broken_off, _ = environment.last()
        if over or broken_off:
            environment.reset()
            continue
        possible = seen["action_mask"].nonzero()[0]
        environment.step(possible[int(draw() * len(possible))])
    return count / (time.process_time() - start)


def actions_a_second(slug: str, seats: int, options: dict[str, str], count: int) -> float:
    """The engine alone, with random players."""
    game = load(slug)
    done = seed = 0
    start = time.process_time()
    while done < count:
        seed += 1
        state = game.start(seats, options, seed)
        played = play_out(state, [RandomBot(seat) for seat in range(seats)], limit=count)
        done += played.decisions + played.forced
    return done / (time.process_time() - start)


def main(count: int) -> None:
    for slug, seats, options in GAMES:
        engine = actions_a_second(slug, seats, options, count)
        steps = steps_a_second(slug, seats, options, count)
        print(f"{slug:12} {seats} seats  {steps:8,.0f} steps/s  {engine:9,.0f} actions/s alone")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
