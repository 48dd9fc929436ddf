"""Measure our games against Catanatron, alternately in one run, and print the ratios.

Speed in itself says as much about the machine as about the code, so every figure of ours is
measured right after the peer's and judged by the ratio of the two; the median of several rounds
counts. A mark is the ratio that the project has promised itself; a mark that is missed makes the
run fail. With `--fast` the compiled build is measured too, in turns with both.

What was promised in seconds was promised on a machine on which Catanatron plays 19,000 actions in
one. So a time is held against the time in which Catanatron plays as many actions as it would have
played there: for the 3 milliseconds of a decision those are 57.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One thing to measure, with the mark for its ratio to the peer (above 1: we are faster)."""

    name: str
    measure: str
    game: str
    seats: int
    mark: float
    """0 if none was promised."""
    options: dict[str, Any] = field(default_factory=dict)
    fast_mark: float = 0
    """The mark of the compiled build; 0 if it is the same."""

    def mark_of(self, build: str) -> float:
        return (build == COMPILED and self.fast_mark) or self.mark


# Catanatron plays 19,000 random actions per second and copies a game in 106 microseconds on the
# machine for which the absolute figures below were promised.
PLAY, COPY = 19_000, 106
# What is measured against the time of so many of its actions, and in which part of a second that is
# told: a battle was promised in a quarter of a second there, a decision of `greedy` in 3
# milliseconds, and to imagine a table in 50 microseconds.
AGAINST = {"game": (PLAY / 4, 1e3), "greedy": (PLAY * 3e-3, 1e3), "imagine": (PLAY * 50e-6, 1e6)}
# What is the better the more of it there is in a second; everything else takes time.
RATES = {"play", "gym"}
BASE = {"variant": "base"}
BROTHERHOOD = {"variant": "brotherhood"}
BOARDS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("iron_throne 4", "iron_throne", 4, {}),
    ("thrones 6", "thrones", 6, {}),
    ("watch base 4", "watch", 4, BASE),
    ("watch brotherhood 4", "watch", 4, BROTHERHOOD),
    ("ice_and_fire 2", "ice_and_fire", 2, {}),
]
CASES = [
    Case("iron_throne 4", "play", "iron_throne", 4, 30_000 / PLAY, fast_mark=8),
    Case("iron_throne 4", "copy", "iron_throne", 4, COPY / 15),
    Case("thrones 6", "play", "thrones", 6, 15_000 / PLAY, fast_mark=8),
    Case("thrones 6", "copy", "thrones", 6, COPY / 20),
    Case("watch base 4", "play", "watch", 4, 3, BASE, fast_mark=15),
    Case("watch base 4", "copy", "watch", 4, 10, BASE),
    Case("watch brotherhood 4", "play", "watch", 4, 2, BROTHERHOOD),
    Case("watch brotherhood 4", "copy", "watch", 4, 2, BROTHERHOOD),
    Case("ice_and_fire 2", "game", "ice_and_fire", 2, 1),
    Case("ice_and_fire 2", "copy", "ice_and_fire", 2, COPY / 15),
    # Promised of the compiled build alone.
    *(
        Case(name, measure, game, seats, 0, options, fast_mark=1)
        for measure in ("greedy", "imagine")
        for name, game, seats, options in BOARDS
    ),
    Case("watch base 4", "gym", "watch", 4, 0, BASE, fast_mark=15_000 / PLAY),
    Case("watch brotherhood 4", "gym", "watch", 4, 0, BROTHERHOOD, fast_mark=15_000 / PLAY),
]
PURE, COMPILED = "pure", "compiled"
UNITS = {
    "play": "actions/s",
    "copy": "us/copy",
    "game": "ms/game",
    "greedy": "ms/decision",
    "imagine": "us/world",
    "gym": "steps/s",
}


class Worker:
    """A process that measures on request and idles in between."""

    def __init__(self, python: str, script: str, path: Path | None = None) -> None:
        self.process = subprocess.Popen(
            [python, str(HERE / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ if path is None else {**os.environ, "PYTHONPATH": str(path)},
        )

    def ask(self, **request: Any) -> float | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"{self.process.args!r} broke off at {request}")
        value: float | None = json.loads(answer)
        return value

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measure(
    cases: list[Case], ours: dict[str, Worker], peer: Worker, rounds: int, seconds: float
) -> dict[tuple[int, str], list[tuple[float, float]]]:
    """For every case and build the pairs (ours, the peer's) of all rounds; none if it is not
    installed."""
    pairs: dict[tuple[int, str], list[tuple[float, float]]] = {
        (i, build): [] for i in range(len(cases)) for build in ours
    }
    for _ in track(range(rounds), description="Measuring", console=Console(stderr=True)):
        for i, case in enumerate(cases):
            # A copy takes microseconds, a game milliseconds: a quarter of the time will do.
            time = seconds / 4 if case.measure in ("copy", "imagine") else seconds
            for build, worker in ours.items():
                value = worker.ask(
                    measure=case.measure,
                    seconds=time,
                    game=case.game,
                    seats=case.seats,
                    options=case.options,
                )
                if value is not None:
                    pairs[i, build].append((value, of_the_peer(peer, case, time)))
    return pairs


def of_the_peer(peer: Worker, case: Case, seconds: float) -> float:
    """The same of the peer, or the time in which it plays the actions that ours is held against."""
    value = peer.ask(measure="copy" if case.measure == "copy" else "play", seconds=seconds)
    assert value is not None
    if case.measure not in AGAINST:
        return value
    actions, parts = AGAINST[case.measure]
    return parts * actions / value


def times_faster(case: Case, ours: float, theirs: float) -> float:
    """How many times faster we are: more actions in a second, or less time for one thing."""
    return ours / theirs if case.measure in RATES else theirs / ours


def summarize(case: Case, build: str, pairs: list[tuple[float, float]]) -> dict[str, Any]:
    mark = case.mark_of(build)
    row: dict[str, Any] = {
        "case": case.name,
        "build": build,
        "measure": case.measure,
        "unit": UNITS[case.measure],
        "mark": round(mark, 2) or None,
    }
    if not pairs:
        return {**row, "installed": False}
    ratios = [times_faster(case, ours, theirs) for ours, theirs in pairs]
    middle = statistics.median(ratios)
    return {
        **row,
        "installed": True,
        "throneroom": round(statistics.median(ours for ours, _ in pairs), 2),
        "catanatron": round(statistics.median(theirs for _, theirs in pairs), 2),
        "ratio": round(middle, 2),
        "ratio_lowest": round(min(ratios), 2),
        "ratio_highest": round(max(ratios), 2),
        "reached": middle >= mark,
    }


def draw(rows: list[dict[str, Any]]) -> Table:
    table = Table(title="Throneroom and Catanatron 3.2.1 with four random players")
    table.add_column("game", no_wrap=True)
    table.add_column("build", no_wrap=True)
    table.add_column("unit", no_wrap=True)
    for heading in ("ours", "theirs", "ratio", "mark"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for row in rows:
        ours = theirs = ratio = "-"
        verdict = "absent"
        if row["installed"]:
            digits = {"copy": 1, "imagine": 1, "greedy": 2}.get(row["measure"], 0)
            ours = f"{row['throneroom']:,.{digits}f}"
            theirs = f"{row['catanatron']:,.{digits}f}"
            ratio = f"{row['ratio']:.2f}"
            verdict = "reached" if row["reached"] else "MISSED"
        mark = "-" if row["mark"] is None else f"{row['mark']:.2f}"
        if row["mark"] is None and row["installed"]:
            verdict = ""
        table.add_row(row["case"], row["build"], row["unit"], ours, theirs, ratio, mark, verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--peer-python", required=True, help="the interpreter that has Catanatron")
    parser.add_argument("--fast", type=Path, help="where the compiled build lies, if there is one")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement of play")
    parser.add_argument("--only", nargs="*", choices=UNITS, default=[*UNITS], help="measure these")
    parser.add_argument("--json", type=Path, help="write the JSON to this file, not to stdout")
    arguments = parser.parse_args()

    ours = {PURE: Worker(sys.executable, "throneroom_games.py")}
    if arguments.fast is not None:
        ours[COMPILED] = Worker(sys.executable, "throneroom_games.py", arguments.fast.resolve())
    peer = Worker(arguments.peer_python, "peer_catanatron.py")
    cases = [case for case in CASES if case.measure in arguments.only]
    pairs = measure(cases, ours, peer, arguments.rounds, arguments.seconds)
    for worker in (*ours.values(), peer):
        worker.close()

    rows = [summarize(cases[i], build, found) for (i, build), found in pairs.items()]
    Console(stderr=True).print(draw(rows))
    report = json.dumps(
        {
            "python": platform.python_version(),
            "rounds": arguments.rounds,
            "load": round(os.getloadavg()[0], 1),
            "results": rows,
        },
        indent=2,
    )
    if arguments.json:
        arguments.json.write_text(report + "\n", "utf-8")
    else:
        print(report)
    sys.exit(any(not row.get("reached", True) for row in rows))


if __name__ == "__main__":
    main()
