"""The people of `bench/server.py`: a process of its own, so that it does not slow the server down.

What to do comes from standard input as JSON, what was seen goes to standard output.
"""

import asyncio
import contextlib
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect


class Request(msgspec.Struct):
    """Where the tables are, who plays at so many of them at once, and how."""

    address: str
    ids: list[str]
    tables: int
    cookies: list[str]
    at_once: bool
    warm_up: float
    seconds: float


class Answer(msgspec.Struct):
    """Moves per second, and how many milliseconds their acknowledgements took."""

    speed: float
    middle: float
    slow: float


class Choice(msgspec.Struct):
    """An option of a decision, as far as it matters here."""

    text: str


class Decision(msgspec.Struct):
    """What is asked."""

    token: str
    choices: list[Choice]


class Change(msgspec.Struct):
    """What is different in a picture, as far as it matters here: a list of the new value."""

    decision: list[Decision | None] | None = None
    outcome: Any = None


class Message(msgspec.Struct):
    """A message of the server; a frame is a list of them."""

    t: str
    id: Any = None
    decision: Decision | None = None
    outcome: Any = None
    change: Change | None = None


read = msgspec.json.Decoder(list[Message]).decode


@dataclass
class Clock:
    """Nobody moves before everybody has come, and the first moves are not counted."""

    everybody: asyncio.Barrier
    warm_up: float
    seconds: float
    counting: float = 0.0
    end: float = 0.0
    took: list[float] = field(default_factory=list)

    async def start(self) -> None:
        """Wait for the others; the first time it sets when counting begins and ends."""
        if not self.end:
            await self.everybody.wait()
            if not self.end:
                self.counting = time.perf_counter() + self.warm_up
                self.end = self.counting + self.seconds


@dataclass
class Person:
    """One open page. Unless all act at once, a table's next move waits for the one before."""

    page: ClientConnection
    table: "list[Person]"
    dice: random.Random
    clock: Clock
    at_once: bool
    decision: Decision | None = None
    shown: bool = False
    over: bool = False
    answered: str = ""
    sent: float = 0.0
    """When the move was sent that has not been acknowledged yet."""

    async def arrive(self) -> None:
        """Wait for the first picture: pages are opened before anything is counted."""
        self.table.append(self)
        while not self.shown:
            self._hear(await self.page.recv(decode=False))

    async def play(self) -> None:
        """Act whenever asked, and time the answers, until the game is over."""
        while not self.over:
            for person in self.table:
                await person.act()
            self._hear(await self.page.recv(decode=False))

    def _hear(self, frame: bytes) -> None:
        for message in read(frame):
            if message.t == "state":
                self.shown, self.decision = True, message.decision
                self.over = message.outcome is not None
            elif message.change is not None:
                if message.change.decision is not None:
                    self.decision = message.change.decision[0]
                self.over = self.over or message.change.outcome is not None
            elif message.t == "ack":
                self._acknowledged()
            elif message.t in ("stale", "refused"):
                self.sent, self.answered = 0.0, ""

    def _acknowledged(self) -> None:
        now = time.perf_counter()
        if now >= self.clock.counting:
            self.clock.took.append(now - self.sent)
        self.sent = 0.0

    async def act(self) -> None:
        """Answer, if there is something to answer and nobody else's move is under way."""
        decision = self.decision
        if decision is None or not decision.choices or decision.token == self.answered:
            return
        busy = self.sent if self.at_once else any(person.sent for person in self.table)
        if not busy:
            self.answered = decision.token
            action = self.dice.choice(decision.choices).text
            answer = {"t": "act", "id": self.answered, "token": self.answered, "action": action}
            self.sent = time.perf_counter()
            await self.page.send(msgspec.json.encode(answer), text=True)


async def attend(
    urls: list[str], games: "list[list[Person]]", cookie: str, seed: int, clock: Clock, once: bool
) -> None:
    """One person who goes on at the next table when a game is over."""
    dice = random.Random(seed)
    for url, table in zip(urls, games, strict=True):
        headers = {"Cookie": cookie}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=60
        ) as page:
            person = Person(page, table, dice, clock, once)
            await person.arrive()
            await clock.start()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(clock.end - time.perf_counter()):
                    await person.play()
        if time.perf_counter() >= clock.end:
            return


async def attend_all(request: Request) -> list[float]:
    """Everybody at all tables for some time; returns the seconds that each move took."""
    root = request.address.replace("http", "ws", 1)
    barrier = asyncio.Barrier(request.tables * len(request.cookies))
    clock = Clock(barrier, request.warm_up, request.seconds)
    work = []
    for first in range(request.tables):
        urls = [
            f"{root}/api/tables/{table}/ws?changes=1"
            for table in request.ids[first :: request.tables]
        ]
        games: list[list[Person]] = [[] for _ in urls]
        for seat, cookie in enumerate(request.cookies):
            seed = first * len(request.cookies) + seat
            work.append(attend(urls, games, cookie, seed, clock, request.at_once))
    await asyncio.gather(*work)
    return clock.took


def main() -> None:
    """Read what to do, do it, and write what was seen."""
    request = msgspec.json.decode(sys.stdin.read(), type=Request)
    took = uvloop.run(attend_all(request))
    parts = statistics.quantiles(took, n=100)
    answer = Answer(len(took) / request.seconds, parts[49] * 1000, parts[98] * 1000)
    print(msgspec.json.encode(answer).decode())


if __name__ == "__main__":
    main()
