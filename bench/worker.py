"""What the benchmark's worker processes share: how things are timed, and how they are asked for.

A worker answers one JSON line on stdout for each JSON line on stdin. It uses the standard library
alone, because it also runs in the environments of the peers.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

Measure = Callable[[dict[str, Any]], float | None]


def serve(measures: dict[str, Measure]) -> None:
    """Answer requests such as {"measure": "play", "seconds": 2} until stdin is closed."""
    for line in sys.stdin:
        request = json.loads(line)
        value = measures[request["measure"]](request)
        print(json.dumps(value), flush=True)


def actions_per_second(play_game: Callable[[int], int], seconds: float) -> float:
    """Play whole games, numbered from 0, for at least so long; each returns its actions.

    Time is the time of the processor, which does not count what other programs take.
    """
    actions = games = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        actions += play_game(games)
        games += 1
    return actions / used


def microseconds_per_copy(states: Sequence[Any], seconds: float) -> float:
    """Copy these states in turn for at least so long."""
    copies = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return used / copies * 1e6
