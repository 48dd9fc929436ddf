"""Measure the battlefield: how long a preview takes while 20 tables are in play, and how many
pictures a second Chromium draws while a unit is dragged in a battle of 60 points.

At every table two people play; whoever moves a unit drags it about for a second first, and asks
what would come of it as often as the page does. The marks: 50 milliseconds for 99 of 100 previews,
and 30 pictures a second. A mark that is missed is shown as missed and fails nothing.

    python bench/drag.py
    python bench/drag.py --only previews --tables 20 --seconds 20
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from ending import Ending
from server import serving

PREVIEWS_MARK = 50.0  # milliseconds, 99 of 100
PICTURES_MARK = 30.0  # a second
PAUSE = 0.07  # seconds between two questions of a page that drags
DRAGS = 14  # questions before a move: a second
THINKS = 0.15  # seconds before any other answer
BATTLE = {"armies": ["stark_40", "lannister_40"], "terrain": "ready"}
LARGE = {"points": 60, "field": "72", "terrain": "ready"}


# Previews


class Page:
    """Somebody at a table, who drags before moving."""

    def __init__(self, socket: ClientConnection, seed: int, took: list[float]) -> None:
        self.socket = socket
        self.dice = random.Random(seed)
        self.took = took
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.decision: dict[str, Any] | None = None
        self.asked = asyncio.Event()
        self.count = 0

    async def listen(self) -> None:
        """Hear everything, until the table is closed."""
        async for frame in self.socket:
            for message in msgspec.json.decode(frame):
                if message["t"] == "state":
                    self.decision = message["decision"]
                    self.asked.set()
                waiting = self.waiting.pop(str(message.get("id")), None)
                if waiting is not None:
                    waiting.set_result(None)

    async def send(self, **message: Any) -> float:
        """Send something; how many seconds its answer took."""
        self.count += 1
        name = f"q{self.count}"
        answer = self.waiting[name] = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        await self.socket.send(msgspec.json.encode({"id": name, **message}), text=True)
        await answer
        return time.perf_counter() - start

    async def play(self) -> None:
        """Answer whatever is asked."""
        while True:
            await self.asked.wait()
            self.asked.clear()
            decision = self.decision
            if not decision or not decision["choices"]:
                continue
            choices = decision["choices"]
            if decision["kind"] == "move":
                for _ in range(DRAGS):
                    args = dict(self.dice.choice(choices)["args"])
                    for name in ("length", "last"):
                        if name in args:
                            args[name] = (
                                max(0, args[name] + self.dice.randrange(-900, 900)) % 360_000
                            )
                    action = {"verb": "go", "args": args}
                    self.took.append(await self.send(t="why", action=action))
                    await asyncio.sleep(PAUSE)
            else:
                await asyncio.sleep(THINKS)
            action = self.dice.choice(choices)["text"]
            await self.send(t="act", token=decision["token"], action=action)


async def attend(address: str, table: str, cookie: str, seed: int, took: list[float]) -> None:
    """One page at one table."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    async with connect(
        url, additional_headers={"Cookie": cookie}, compression=None, max_size=None
    ) as socket:
        page = Page(socket, seed, took)
        hearing = asyncio.ensure_future(page.listen())
        try:
            await page.play()
        finally:
            hearing.cancel()


async def attend_all(
    address: str, tables: list[str], cookies: list[str], seconds: float
) -> list[float]:
    """Everybody at all tables for some time; the seconds that each preview took."""
    took: list[float] = []
    work = [
        asyncio.ensure_future(attend(address, table, cookie, 2 * n + seat, took))
        for n, table in enumerate(tables)
        for seat, cookie in enumerate(cookies)
    ]
    await asyncio.sleep(seconds)
    for one in work:
        one.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return took


def people_at(address: str, tables: int) -> tuple[list[str], list[str]]:
    """Battles between the same two people; their ids, and the people's cookies."""
    with contextlib.ExitStack() as stack:
        headers = {"X-Throneroom": "1"}
        first, second = (
            stack.enter_context(httpx.Client(base_url=address, headers=headers, timeout=60))
            for _ in range(2)
        )
        for person in (first, second):
            person.post("/api/guest", json={"name": "Captain"}).raise_for_status()
        ids = []
        for _ in range(tables):
            new = {"game": "ice_and_fire", "seats": 2, "seat": 0, "options": BATTLE}
            table = first.post("/api/tables", json=new).raise_for_status().json()["id"]
            second.post(f"/api/tables/{table}/join", json={}).raise_for_status()
            first.post(f"/api/tables/{table}/start").raise_for_status()
            ids.append(table)
        return ids, [f"throneroom={one.cookies['throneroom']}" for one in (first, second)]


def measure_previews(address: str, tables: int, seconds: float) -> list[str]:
    """A row of the table: how many previews there were, and how long they took."""
    ids, cookies = people_at(address, tables)
    took = asyncio.run(attend_all(address, ids, cookies, seconds))
    parts = [1000 * part for part in statistics.quantiles(took, n=100)]
    verdict = "met" if parts[98] <= PREVIEWS_MARK else "missed"
    about = f"previews, {tables} tables, {len(took) / seconds:.0f} a second"
    return [
        about,
        f"p50 {parts[49]:.1f} ms, p99 {parts[98]:.1f} ms",
        f"{PREVIEWS_MARK:.0f} ms: {verdict}",
    ]


# Pictures

COUNT = """() => {
  window.pictures = [];
  const look = (now) => { window.pictures.push(now); requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def measure_pictures(address: str, seconds: float) -> list[str]:
    """The same for the pictures that Chromium draws while somebody drags a unit about."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(base_url=address, viewport={"width": 1440, "height": 900})
        page.goto("/")
        ours = {"X-Throneroom": "1"}
        page.request.post("/api/guest", data={"name": "Captain"}, headers=ours)
        new = {"game": "ice_and_fire", "seats": 2, "seat": 0, "options": LARGE}
        against = {"bots": {"1": "random"}, "start": True}
        made = page.request.post("/api/tables", data={**new, **against}, headers=ours).json()
        page.goto(f"/table/{made['id']}")
        _to_a_move(page)
        body = page.locator(".iaf .draft .body")
        box = body.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate(COUNT)
        page.mouse.move(x, y)
        page.mouse.down()
        end, step = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            step += 1
            page.mouse.move(x + 60 * (step % 20 - 10) / 10, y - 4 * (step % 30))
        page.mouse.up()
        pictures: list[float] = page.evaluate("window.pictures")
        units = page.locator(".iaf [data-unit]").count()
        browser.close()
    gaps = [later - before for before, later in pairwise(pictures)]
    speed = 1000 / statistics.mean(gaps)
    slow = statistics.quantiles(gaps, n=100)[98]
    verdict = "met" if speed >= PICTURES_MARK else "missed"
    about = f"pictures while dragging, 60 points, {units} units"
    return [
        about,
        f"{speed:.0f} a second, p99 {slow:.0f} ms apart",
        f"{PICTURES_MARK:.0f}: {verdict}",
    ]


def _to_a_move(page: Any) -> None:
    """Click on until a unit is to be moved."""
    for _ in range(200):
        page.wait_for_selector(".decision ol li button:not([disabled])")
        panel = page.locator(".decision")
        if panel.get_attribute("data-kind") == "move":
            return
        token = panel.get_attribute("data-token")
        for start in ("maneuver", "activate ", "army "):
            found = page.locator(f'.decision [data-action^="{start}"]')
            if found.count():
                found.first.dispatch_event("click")
                break
        else:
            page.locator(".decision ol li button:not([disabled])").last.dispatch_event("click")
        page.wait_for_function(
            "token => document.querySelector('.decision').dataset.token !== token", arg=token
        )
    raise SystemExit("Nobody ever moved.")


def main() -> None:
    """Measure, and leave nothing running."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["previews", "pictures"])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    shown = Table("what", "measured", "mark")
    with (
        contextlib.closing(Ending()) as ending,
        tempfile.TemporaryDirectory(prefix="bench", ignore_cleanup_errors=True) as folder,
        serving(f"sqlite:///{Path(folder) / 'bench.db'}", 1, ending) as (address, _),
    ):
        if wanted.only != "pictures":
            shown.add_row(*measure_previews(address, wanted.tables, wanted.seconds))
        if wanted.only != "previews":
            shown.add_row(*measure_pictures(address, min(wanted.seconds, 8)))
    load = os.getloadavg()[0]
    Console(width=120).print(shown)
    print(f"load of the machine: {load:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
