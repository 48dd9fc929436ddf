"""What tables and open pages cost a server. `python -m bench.idle [PAGES] [--tables N]`.

Memory for each running table of each game, which is given back when nobody looks at it, and for
each open page; how long a move of others takes then, and how long one takes that all of them are
shown, some of which do not read.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import websockets
from tests.server.client import Page, Person, at_random
from tests.server.process import Server, serving

MOVES = 60
PAUSE = 2.0
GAMES = {"iron_throne": 4, "thrones": 3, "watch": 3, "ice_and_fire": 2}
PLAYED = 12  # choices of a person at each table, with those of the bots between them
IDLE_SECONDS = 5.0


def memory(server: Server) -> float:
    """What the server's process holds, in megabytes."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def moves(page: Page, count: int = MOVES) -> float:
    """The median time until a move is acknowledged, in milliseconds."""
    choose, taken = at_random(7), []
    for _ in range(count):
        action = choose(page.decision()["choices"])
        start = time.perf_counter()
        page.act(action)
        taken.append(1000 * (time.perf_counter() - start))
    return median(taken)


def in_memory(person: Person) -> int:
    """How many tables the server has in memory."""
    text = person.ask("GET", "/metrics").text
    (line,) = [line for line in text.splitlines() if line.startswith("throneroom_tables ")]
    return int(float(line.split()[1]))


def measure_tables(count: int) -> dict[str, float]:
    """Memory of running tables, game by game, each with a server of its own."""
    found: dict[str, float] = {"tables": count}
    for game, seats in GAMES.items():
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(
                f"sqlite:///{folder}/tables.db",
                Path(folder),
                check=False,
                idle_seconds=str(IDLE_SECONDS),
            ) as server,
        ):
            alice = Person(server, "Alice")
            forget(alice, play(alice, game, seats))
            before = memory(server)
            pages = [play(alice, game, seats) for _ in range(count)]
            found[f"kB for each table of {game} with its page"] = (
                1000 * (memory(server) - before) / count
            )
            for page in pages:
                forget(alice, page, wait=False)
            end = time.monotonic() + 120
            while in_memory(alice) and time.monotonic() < end:
                time.sleep(0.5)
            found[f"{game}: tables in memory when nobody looks"] = in_memory(alice)
            found[f"{game}: MB before"] = round(before, 1)
            found[f"{game}: MB after"] = round(memory(server), 1)
            Person.leave_all()
    return found


def play(person: Person, game: str, seats: int) -> Page:
    """A table in the middle of its game, with the page of its only person."""
    page = person.page(person.bot_table(game, seats)["id"])
    moves(page, PLAYED)
    page.frames.clear()  # what we hold ourselves does not matter here
    page.texts.clear()
    return page


def forget(person: Person, page: Page, wait: bool = True) -> None:
    """Close the page, and wait until the server has forgotten the table."""
    page.close()
    person.pages.remove(page)
    end = time.monotonic() + 60
    while wait and in_memory(person) and time.monotonic() < end:
        time.sleep(0.5)


async def open_pages(server: Server, table: str, count: int, read: bool) -> list[Any]:
    """Pages of spectators. Those that do not read have a small window and stop after the first."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"
    opened = []
    for _ in range(count):
        page = await websockets.connect(address, max_size=None, max_queue=None if read else 1)
        await page.recv()
        opened.append(page)
    return opened


async def measure_pages(count: int) -> dict[str, float]:
    """Memory and time of open pages, with one server on SQLite."""
    found: dict[str, float] = {"pages": count}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", Path(folder), check=False) as server,
    ):
        alice = Person(server, "Alice")
        watched = alice.bot_table("iron_throne", 4)["id"]
        played = alice.page(alice.bot_table("iron_throne", 4)["id"])
        found["ms alone"] = await asyncio.to_thread(moves, played)
        before = memory(server)
        idle = await open_pages(server, watched, count, read=True)
        await asyncio.sleep(PAUSE)
        found["kB for each idle page"] = 1000 * (memory(server) - before) / count
        found["ms with idle pages"] = await asyncio.to_thread(moves, played)
        slow = await open_pages(server, watched, 50, read=False)
        own = alice.page(watched)
        found[
            "ms at the table that all look at, 50 of them without reading"
        ] = await asyncio.to_thread(moves, own)
        found["MB with slow readers"] = memory(server)
        for page in (*idle, *slow):
            page.transport.abort()
        Person.leave_all()
    return found


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", type=int, nargs="?", default=500)
    parser.add_argument("--tables", type=int, default=100)
    wanted = parser.parse_args()
    found = measure_tables(wanted.tables) if wanted.tables else {}
    if wanted.pages:
        found |= asyncio.run(measure_pages(wanted.pages))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
