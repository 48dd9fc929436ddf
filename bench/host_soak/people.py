"""The people of the soak: they play, lose their connection, come back and go on; and they write
down what they were promised."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LIMIT = 60.0  # seconds in which a server must come back, and in which it must say something
QUIET = 5.0  # seconds after which somebody who hears nothing looks whether the line still holds
GAMES = (("iron_throne", 4, 1), ("thrones", 3, 2), ("watch", 3, 1), ("ice_and_fire", 2, 1))
"""What is played: the game, its seats, and how many of them are people's; bots have the others."""


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
    decision: Decision | None = None
    outcome: Any = None
    error: Any = None


read = msgspec.json.Decoder(list[Message]).decode


class Gone(Exception):
    """The server is not there, or says nothing."""


@dataclass
class Sent:
    """An action that was sent. It counts for sure when it was acknowledged, or when the question
    that it answered was not asked any more after the connection was lost."""

    text: str
    token: str
    sure: bool = False


@dataclass
class Ledger:
    """What somebody has sent at one table, in its order."""

    table: str
    seat: int
    sent: list[Sent] = field(default_factory=list)

    def compare(self, written: list[str]) -> tuple[int, int]:
        """How many promised actions are not among those that were written, and how many were
        written that nobody sent, or more often than they were sent."""
        lost = at = 0
        for number, one in enumerate(self.sent):
            if at < len(written) and written[at] == one.text:
                left = sum(later.sure for later in self.sent[number + 1 :])
                if one.sure or len(written) - at > left:
                    at += 1
            elif one.sure:
                lost += 1
        return lost, len(written) - at


@dataclass
class Clock:
    """When it is over."""

    end: float = 0.0

    @property
    def left(self) -> float:
        """How many seconds there are."""
        return self.end - time.monotonic()


@dataclass
class Tally:
    """What all people together have seen."""

    took: list[float] = field(default_factory=list)
    """Seconds until acknowledgements came, since somebody last asked."""
    away: list[float] = field(default_factory=list)
    """Seconds between losing the connection and the next picture, in the same way."""
    moves: int = 0
    games: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    """By the code with which connections ended; 1006 is none."""
    silences: int = 0
    """How often a server that was there said nothing."""
    open_pages: "set[OpenPage]" = field(default_factory=set)
    """Those that have had a picture and have not ended."""


@dataclass(eq=False)
class OpenPage:
    """A page that somebody looks at, and the code with which it ended; 0, if nobody needed it any
    more."""

    ended: int | None = None


async def ask(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    """A request, again and again while the server is away."""
    end = time.monotonic() + LIMIT
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await http.request(method, path, json=body)
            if answer.status_code < 500:
                return answer
        if time.monotonic() > end:
            raise Gone(f"{method} {path}")
        await asyncio.sleep(0.2)


async def guest(address: str, name: str) -> httpx.AsyncClient:
    """Somebody with a browser."""
    limits = httpx.Limits(max_keepalive_connections=1)
    http = httpx.AsyncClient(
        base_url=address, headers={"X-Throneroom": "1"}, timeout=LIMIT, limits=limits
    )
    (await ask(http, "POST", "/api/guest", {"name": name})).raise_for_status()
    return http


async def new_table(people: list[httpx.AsyncClient], game: str, seats: int, bot: str) -> str:
    """A running table of these people. What is asked again because an answer was lost may be done
    already, so only the end counts."""
    bots = {str(seat): bot for seat in range(len(people), seats)}
    wanted = {"game": game, "seats": seats, "bots": bots, "seat": 0}
    made = (await ask(people[0], "POST", "/api/tables", wanted)).raise_for_status().json()
    path = f"/api/tables/{made['id']}"
    for person in people[1:]:
        await ask(person, "POST", f"{path}/join", {})
    await ask(people[0], "POST", f"{path}/start")
    found = (await ask(people[0], "GET", path)).raise_for_status().json()
    if found["status"] != "running":
        raise Gone(f"{path} does not begin")
    return str(made["id"])


@dataclass
class Player:
    """Somebody at one table, until its game is over or the time is."""

    address: str
    cookie: str
    ledger: Ledger
    tally: Tally
    dice: random.Random
    clock: Clock
    pause: float
    """The longest that somebody thinks, in seconds."""
    decision: Decision | None = None
    answered: str = ""
    asked_at: float = 0.0
    lost_at: float = 0.0
    over: bool = False
    page: OpenPage | None = None
    """While it is open."""

    async def play(self) -> None:
        """Play, and come back whenever the connection is lost."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.ledger.table}/ws"
        gone_since = time.monotonic()
        while not self.over and self.clock.left > 0:
            try:
                async with connect(
                    url,
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    open_timeout=LIMIT,
                    close_timeout=1,
                ) as page:
                    code = await self._attend(page)
                gone_since = time.monotonic()
            except (OSError, WebSocketException, TimeoutError):
                code = 1006
                if time.monotonic() - gone_since > LIMIT:
                    raise Gone(url) from None
            if self.page is not None:
                self.page.ended = code
                self.tally.open_pages.discard(self.page)
                self.page = None
            if code:
                self.tally.closed[code] += 1
                self.lost_at = self.lost_at or time.perf_counter()
                await asyncio.sleep(self.dice.uniform(0.05, 0.5))

    async def _attend(self, page: ClientConnection) -> int:
        """One connection; returns the code with which it ended, or 0 if nobody needs it now."""
        self.decision, self.answered = None, ""
        fresh = True
        while not self.over and (left := self.clock.left) > 0:
            try:
                async with asyncio.timeout(min(QUIET, left)):
                    frame = await page.recv(decode=False)
            except TimeoutError:
                if left > QUIET and await self._is_silent(page):
                    return 1006
                continue
            except WebSocketException:
                return page.close_code or 1006
            fresh = self._hear(frame, fresh)
            if self.over or not await self._act(page):
                return 0 if self.over else (page.close_code or 1006)
        return 0

    async def _is_silent(self, page: ClientConnection) -> bool:
        """Others may take their time; but a server that lives answers a ping."""
        try:
            async with asyncio.timeout(LIMIT):
                await (await page.ping())
            return False
        except (TimeoutError, WebSocketException):
            self.tally.silences += 1
            return True

    def _hear(self, frame: bytes, fresh: bool) -> bool:
        """Take in a frame; returns whether the first picture is still to come."""
        for message in read(frame):
            if message.t == "state":
                self.decision = message.decision
                if fresh:
                    self._back()
                    fresh = False
                    self.page = OpenPage()
                    self.tally.open_pages.add(self.page)
                if message.outcome is not None and not self.over:
                    self.over = True
            elif message.t == "ack" and self.asked_at:
                self.tally.took.append(time.perf_counter() - self.asked_at)
                self.tally.moves += 1
                self.ledger.sent[-1].sure = True
                self.asked_at = 0.0
            elif message.t in ("stale", "refused") and self.asked_at:
                if message.t == "refused":
                    self.tally.refused[message.error["key"]] += 1
                self.ledger.sent.pop()
                self.asked_at, self.answered = 0.0, ""
        return fresh

    def _back(self) -> None:
        """The first picture after a connection was lost tells whether the last action counted."""
        if self.lost_at:
            self.tally.away.append(time.perf_counter() - self.lost_at)
            self.lost_at = 0.0
        if self.asked_at:
            self.asked_at = 0.0
            last = self.ledger.sent[-1]
            if self.decision is not None and self.decision.token == last.token:
                self.ledger.sent.pop()
            elif self.decision is not None:
                last.sure = True

    async def _act(self, page: ClientConnection) -> bool:
        """Answer, if something is asked; returns whether the connection still holds."""
        decision = self.decision
        if decision is None or not decision.choices or decision.token == self.answered:
            return True
        if self.asked_at:
            return True
        await asyncio.sleep(self.dice.uniform(0.0, self.pause))
        self.answered = decision.token
        action = self.dice.choice(decision.choices).text
        message = {"t": "act", "id": "a", "token": decision.token, "action": action}
        self.ledger.sent.append(Sent(action, decision.token))
        self.asked_at = time.perf_counter()
        try:
            await page.send(msgspec.json.encode(message), text=True)
        except WebSocketException:
            return False
        return True
