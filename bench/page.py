"""Measure the page in Chromium: how soon it can be used on a slow line, how much it loads for that,
and how long a board takes to be drawn.

A real server on loopback; the browser slows the line down to 1.6 Mbit/s and 150 ms for every
request, as it does for developers, and its cache is empty. The game is a six-player Board Game
against bots in its third round or later, where a person is asked. Each figure is the median of
several runs. One that misses its mark fails the run: `make benchpage`, on a quiet machine.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from websockets.sync.client import connect

from ending import Ending
from server import serving

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chromium-headless-shell",
)
FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update")
LATENCY = 150  # milliseconds until the first byte of an answer
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
ROUND = 3
PATIENCE = 60_000
REST = 500
HOME = ".games button.main:enabled"
BOARD = ".thrones .area"

# When something is there for the first time, in milliseconds since the navigation began.
WATCH = """
(selector) => {
  const look = () => {
    if (document.querySelector(selector)) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
# From a picture's arrival until the frame that shows it has been painted.
PAINTED = """
(() => {
  window.painted = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => {
        if (!/"t":"(state|change)"/.test(String(event.data))) return;
        const came = performance.now();
        const shown = () => {
          const after = new MessageChannel();
          after.port1.onmessage = () => {
            if (!document.querySelector(".thrones .area")) return requestAnimationFrame(shown);
            window.painted.push(performance.now() - came);
          };
          after.port2.postMessage(null);
        };
        // The page draws in the next frame; this is asked for after it, and comes after it.
        setTimeout(() => requestAnimationFrame(shown));
      });
    }
  };
})();
"""


@dataclass
class Load:
    """What was fetched: bytes of script and style, as they came over the line."""

    parts: dict[str, int] = field(default_factory=dict)

    @property
    def kilobytes(self) -> float:
        """All of it."""
        return sum(self.parts.values()) / 1000


@dataclass
class Figure:
    """What was measured, in which unit, and its mark."""

    name: str
    values: list[float]
    mark: float
    unit: str

    @property
    def value(self) -> float:
        """The median."""
        return statistics.median(self.values)

    @property
    def met(self) -> bool:
        """Whether it is good enough."""
        return self.value <= self.mark


def find_chromium() -> str:
    """The machine's own."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit("The page is measured in Chromium; please install it.")
    return found


def running_game(address: str) -> tuple[str, str]:
    """A six-player Board Game against bots, some rounds old, where a person is asked: the id of the
    table, and the person's cookie."""
    dice = random.Random(1)
    with httpx.Client(base_url=address, headers={"X-Throneroom": "1"}, timeout=60) as person:
        person.post("/api/guest", json={"name": "Reader"}).raise_for_status()
        bots = {str(seat): "random" for seat in range(1, 6)}
        wanted = {"game": "thrones", "seats": 6, "bots": bots, "start": True}
        table = person.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        cookie = person.cookies["throneroom"]
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    headers = {"Cookie": f"throneroom={cookie}"}
    asked = ""
    with connect(socket, additional_headers=headers, max_size=None) as page:
        while True:
            for frame in json.loads(page.recv(60)):
                decision = frame.get("decision")
                if frame["t"] != "state" or not decision or not decision["choices"]:
                    continue
                if frame["view"]["round"] >= ROUND:
                    return table, cookie
                if decision["token"] != asked:
                    asked = decision["token"]
                    action = dice.choice(decision["choices"])["text"]
                    page.send(json.dumps({"t": "act", "token": asked, "action": action}))


@contextmanager
def reader(browser: Browser, address: str, cookie: str, slow: bool) -> Iterator[tuple[Page, Load]]:
    """A page of somebody with an empty cache, on a slow line or a quick one."""
    # What we ask of the page from outside is text, which the page's own policy would not run.
    context: BrowserContext = browser.new_context(
        viewport={"width": 1440, "height": 900}, bypass_csp=True
    )
    if cookie:
        context.add_cookies([{"name": "throneroom", "value": cookie, "url": address}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    if slow:
        conditions = {"latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        line.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
    load = Load()
    kinds: dict[str, str] = {}

    def answered(event: dict[str, Any]) -> None:
        if event["type"] in ("Script", "Stylesheet"):
            kinds[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] in kinds:
            load.parts[kinds[event["requestId"]]] = int(event["encodedDataLength"])

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    try:
        yield page, load
    finally:
        context.close()


def usable_after(page: Page, address: str, selector: str) -> float:
    """Milliseconds until something is there that can be used."""
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.usable !== undefined")
    return float(page.evaluate("window.usable"))


def drawn_after(page: Page, address: str, table: str, runs: int) -> list[float]:
    """Milliseconds in which a whole board is drawn anew, again and again, when all that it needs
    has been fetched."""
    page.add_init_script(PAINTED)
    page.goto(f"{address}/table/{table}")
    page.wait_for_function("window.painted.length")
    found = []
    for _ in range(runs):
        walk(page, "/")
        page.wait_for_selector(HOME)
        page.wait_for_timeout(REST)  # until the first page is all there: it is not what is measured
        page.evaluate("window.painted = []")
        walk(page, f"/table/{table}")
        page.wait_for_function("window.painted.length")
        found.append(float(page.evaluate("window.painted[0]")))
    return found


def walk(page: Page, path: str) -> None:
    """Follow a link within the page."""
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path
    )


def measure(browser: Browser, address: str, runs: int) -> list[Figure]:
    """All figures."""
    table, cookie = running_game(address)
    home = Figure("home can be used", [], 1500, "ms")
    game = Figure("a running six-player Board Game can be played", [], 3000, "ms")
    first = Figure("first load: script and style of the home page", [], 120, "KB")
    board = Figure("what the Board Game adds to it", [], 150, "KB")
    drawn = Figure("its position is drawn, from its arrival to the painted frame", [], 100, "ms")
    for _ in range(runs):
        with reader(browser, address, "", slow=True) as (page, load):
            home.values.append(usable_after(page, address, HOME))
            page.wait_for_load_state("networkidle")
            first.values.append(load.kilobytes)
            known = set(load.parts)
        with reader(browser, address, cookie, slow=True) as (page, load):
            game.values.append(usable_after(page, f"{address}/table/{table}", BOARD))
            page.wait_for_load_state("networkidle")
            added = sum(size for url, size in load.parts.items() if url not in known)
            board.values.append(added / 1000)
    with reader(browser, address, cookie, slow=False) as (page, _):
        drawn.values += drawn_after(page, address, table, runs)
    return [home, game, first, board, drawn]


def show(figures: list[Figure]) -> None:
    """A table."""
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    shown = Table(title=f"The page at 1.6 Mbit/s and 150 ms (load of the machine: {load})")
    for name in ("what", "median", "worst", "mark", ""):
        shown.add_column(name, justify="left" if name in ("what", "") else "right")
    for figure in figures:
        values = (figure.value, max(figure.values), figure.mark)
        verdict = "met" if figure.met else "[bold red]missed[/]"
        shown.add_row(figure.name, *(f"{value:,.0f} {figure.unit}" for value in values), verdict)
    Console().print(shown)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    chosen = parser.parse_args()
    ending = Ending()
    with (
        tempfile.TemporaryDirectory(prefix="benchpage") as folder,
        serving(f"sqlite:///{Path(folder) / 'bench.db'}", 1, ending) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        figures = measure(browser, address, chosen.runs)
        browser.close()
    ending.close()
    show(figures)
    if not all(figure.met for figure in figures):
        sys.exit(1)


if __name__ == "__main__":
    main()
