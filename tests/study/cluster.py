"""Run by the test of the cluster, in a process of its own: a Ray cluster of a head that plays
nothing and two workers of which one is killed in the middle of a tournament.

    python -m tests.study.cluster FILE GAMES TOLD

FILE is the journal. Into TOLD goes how many games were over when the worker was killed, and what
the command printed: to standard output Ray itself prints, too, when its machines come and go.
"""

import io
import json
import sys
import threading
import time
from contextlib import redirect_stdout
from pathlib import Path

from ray.cluster_utils import Cluster

from throneroom.cli.main import run

ARGUMENTS = ("arena", "iron_throne", "--bots", "random,greedy", "--seats", "3", "--json")
BEFORE_THE_KILL = 3
PATIENCE = 60.0


def main(file: str, games: str, told: str) -> int:
    cluster = Cluster(True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        doomed, _ = cluster.add_node(num_cpus=1), cluster.add_node(num_cpus=1)
        path = Path(file)

        def kill() -> None:
            while not path.exists() or path.read_bytes().count(b"\n") <= BEFORE_THE_KILL:
                time.sleep(0.05)
            over.append(path.read_bytes().count(b"\n") - 1)
            doomed.kill_all_processes(check_alive=False, allow_graceful=False)

        over: list[int] = []
        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        with redirect_stdout(io.StringIO()) as printed:
            code = run([*ARGUMENTS, "--games", games, "--file", file, "--cluster", cluster.address])
        killer.join(PATIENCE)
        answer = {"killed_after": over[0], "printed": printed.getvalue()}
        Path(told).write_text(json.dumps(answer), "utf-8")
        return code
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
