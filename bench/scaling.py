"""How many games a second an arena plays in one and two processes, and on a Ray cluster of this
machine with one and two workers: `python -m bench.scaling [GAMES]`. Each is played from nothing,
and the digests must be the same. A second figure leaves the start of processes and of Ray out: it
counts from the first game to the last."""

import os
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from throneroom.arena import Hands
from throneroom.study.cluster import on_cluster
from throneroom.study.journal import Journal
from throneroom.study.tournament import Tournament, digest_of, in_processes, play

WAYS: dict[str, Callable[[], AbstractContextManager[Hands]]] = {
    "1 process": lambda: in_processes(1),
    "2 processes": lambda: in_processes(2),
    "Ray, 1 worker": lambda: on_cluster("local", 1),
    "Ray, 2 workers": lambda: on_cluster("local", 2),
}


def measure(name: str, games: int) -> str:
    """A row of the table; the digest is its last cell."""
    tournament = Tournament("iron_throne", 3, games, 1, ("random", "greedy"))
    times: list[float] = []
    start = time.perf_counter()
    with Journal("", tournament.series()) as journal, WAYS[name]() as hands:
        played = play(tournament, journal, hands, lambda: times.append(time.perf_counter()))
        whole = time.perf_counter() - start
    rate = (games - 1) / (times[-1] - times[0])
    digest = digest_of(played)[:8]
    load = os.getloadavg()[0]
    return f"| {name} | {whole:.1f} s | {rate:.2f} | {load:.0f} | `{digest}` |"


def main(games: int) -> None:
    print("| | all | games a second after the first | load | digest |\n|---|---:|---:|---:|---|")
    for name in WAYS:
        print(measure(name, games), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
