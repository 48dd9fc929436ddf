"""What open pages cost a server: memory for each idle one, how long a move of others takes then,
and how long one takes that all of them are shown, some of which do not read.
`python -m bench.idle [PAGES]`."""

import asyncio
import json
import os
import sys
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


def memory(server: Server) -> float:
    """What the server's process holds, in megabytes."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def moves(page: Page) -> float:
    """The median time until a move is acknowledged, in milliseconds."""
    choose, taken = at_random(7), []
    for _ in range(MOVES):
        action = choose(page.decision()["choices"])
        start = time.perf_counter()
        page.act(action)
        taken.append(1000 * (time.perf_counter() - start))
    return median(taken)


async def open_pages(server: Server, table: str, count: int, read: bool) -> list[Any]:
    """Pages of spectators. Those that do not read have a small window and stop after the first."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"
    opened = []
    for _ in range(count):
        page = await websockets.connect(address, max_size=None, max_queue=None if read else 1)
        await page.recv()
        opened.append(page)
    return opened


async def measure(count: int) -> dict[str, float]:
    """Everything, with one server on SQLite."""
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


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(int((sys.argv[1:] or ["500"])[0]))), indent=1))
