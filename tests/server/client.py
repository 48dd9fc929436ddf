"""People with browsers, played by the tests: HTTP with a cookie, and a table's WebSocket."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
from tests.server.process import TRUST, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from throneroom.server import answers, army_answers
from throneroom.server.changes import changed
from throneroom.server.messages import ServerFrame, TableInfo

Frame = dict[str, Any]
Answer = TypeVar("Answer")
Chooser = Callable[[list[dict[str, Any]]], str]
PATIENCE = 60.0


# What answers a request: the first whose pattern fits.
DESCRIBED: list[tuple[str, Any]] = [
    (r"GET /api/me|PUT /api/me|POST /api/(guest|register|login)", answers.Person),
    (r"GET /api/mail", answers.MailState),
    (r"GET /api/push", answers.PushState),
    (r"POST /api/recover/password", answers.Recovered),
    (r"GET /api/me/second", answers.SecondFactorState),
    (r"POST /api/me/second", answers.SharedSecret),
    (r"PUT /api/me/second|POST /api/me/second/codes", answers.PaperCodes),
    (r"GET /api/people/[^/]+", answers.Profile),
    (r"GET /api/friends", list[answers.Friend]),
    (r"(PUT|DELETE) /api/friends/[^/]+", answers.FriendState),
    (r"GET /api/bots", list[answers.OwnBot]),
    (r"POST /api/bots", answers.NewBot),
    (r"GET /api/games", list[answers.GameSummary]),
    (r"GET /api/games/[^/]+", answers.GameForms),
    (r"GET /api/rules/[^/]+", list[answers.Rule]),
    (r"GET /api/glossary/[^/]+", list[answers.Term]),
    (r"GET /api/ratings/[^/]+", list[answers.Ranked]),
    (r"GET /api/lessons", list[answers.LessonInfo]),
    (r"POST /api/lessons/[^/]+(/act)?", answers.Moment),
    (r"POST /api/lessons/[^/]+/why", answers.WhyNot),
    (r"GET /api/tables", list[TableInfo]),
    (r"GET /api/tables/[^/]+/statements", list[answers.Sayable]),
    (r"GET /api/tables/[^/]+/replay", answers.Replayed),
    (r"GET /api/tables/[^/]+/story", answers.Tale),
    (r"GET /api/tables/[^/]+/verify", answers.Proof),
    (r"(GET|POST) /api/tables(/[^/]+(/(join|leave|bots|start|close|rematch))?)?", TableInfo),
    (r"GET /api/builder/[^/]+", army_answers.ArmyBeginnings),
    (r"GET /api/builder/[^/]+/[^/]+", army_answers.ArmyCatalogue),
    (r"POST /api/builder/[^/]+/(check|random)", army_answers.ToldArmy),
    (r"GET /api/armies/[^/]+", list[army_answers.KeptArmy]),
    (r"(GET|POST|PUT) /api/armies/.*", army_answers.KeptArmy),
    (r"(POST|PUT|DELETE) /api/.*", answers.Done),
]


def described(method: str, path: str, content: bytes) -> None:
    """An answer of the interface is as it is described."""
    asked = f"{method} {path.partition('?')[0]}"
    for pattern, kind in DESCRIBED:
        if re.fullmatch(pattern, asked):
            msgspec.json.decode(content, type=kind)
            return
    assert not path.startswith("/api/"), f"nothing describes the answer to {asked}"


class Person:
    """Somebody with a browser. `leave_all` closes the browsers of everybody."""

    everybody: ClassVar[list["Person"]] = []

    def __init__(self, server: Server, name: str = "", address: str = "") -> None:
        """`address` is what a proxy before the server would say."""
        self.server = server
        self.forwarded = {"X-Forwarded-For": address} if address else {}
        headers = {"X-Throneroom": "1", **self.forwarded}
        self.http = httpx.Client(
            base_url=server.address, headers=headers, verify=TRUST, timeout=PATIENCE
        )
        self.pages: list[Page] = []
        Person.everybody.append(self)
        if name:
            self.ok("POST", "/api/guest", {"name": name})

    @staticmethod
    def registered(server: Server, name: str, address: str = "") -> "Person":
        """Somebody with an account."""
        person = Person(server, address=address)
        person.ok("POST", "/api/register", {"name": name, "password": "winter is coming"})
        return person

    @staticmethod
    def leave_all() -> None:
        """Close all browsers with all their pages."""
        while Person.everybody:
            person = Person.everybody.pop()
            for page in person.pages:
                page.close()
            person.http.close()

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Any request."""
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must be granted."""
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, answer.text
        described(method, path, answer.content)
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """A request that must be refused: its status and the key of the refusal."""
        answer = self.ask(method, path, body)
        msgspec.json.decode(answer.content, type=answers.RefusalAnswer)
        error = answer.json()["error"]
        assert answer.status_code >= 400
        assert error["text"]
        assert error["text"] != error["key"], "a refusal without a translation"
        return answer.status_code, error["key"]

    def table(self, game: str, seats: int, **more: Any) -> Any:
        """A new table; the person sits on seat 0 unless told otherwise."""
        return self.ok("POST", "/api/tables", {"game": game, "seats": seats, **more})

    def bot_table(self, game: str, seats: int, people: int = 1, **more: Any) -> Any:
        """A table with random bots on the last seats; it starts if nobody else is to join."""
        bots = {str(seat): "random" for seat in range(people, seats)}
        return self.table(game, seats, bots=bots, start=people <= 1, **more)

    def wait_for_turn(self, table_id: str) -> None:
        """Until only the person is awaited at a table of bots, where nothing happens any more."""
        end = time.monotonic() + PATIENCE
        while not self.ok("GET", f"/api/tables/{table_id}")["your_turn"]:
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.02)

    def page(
        self, table_id: str, key: str = "", origin: str | None = None, follows: bool = True
    ) -> "Page":
        """Open the table's page: it is told what changes, or always gets whole pictures."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.address.replace("http", "ws", 1)
        query = f"?key={key}&changes={int(follows)}"
        page = Page(
            connect(
                f"{address}/api/tables/{table_id}/ws{query}",
                additional_headers=({"Cookie": cookies} if cookies else {}) | self.forwarded,
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                origin=None if origin is None else Origin(origin),
                legacy=True,
            )
        )
        self.pages.append(page)
        return page


class Page:
    """An open page of a table: keeps every frame, and the latest of each kind. Where the server
    told what has changed, the whole picture that comes of it is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.unread: list[Frame] = []
        self.latest: dict[str, Frame] = {}
        self.sent = 0

    def send(self, t: str, **body: Any) -> str:
        """Send a message; returns its name."""
        self.sent += 1
        name = body.pop("id", f"m{self.sent}")
        self.socket.send(json.dumps({"t": t, "id": name, **body}))
        return str(name)

    def receive(self, timeout: float = PATIENCE) -> Frame:
        """The next message; the server may put several into one frame."""
        if not self.unread:
            text = self.socket.recv(timeout)
            assert isinstance(text, str)
            self.texts.append(text)
            msgspec.json.decode(text, type=list[ServerFrame])  # it is as it is described
            self.unread = json.loads(text)
        frame = self.unread.pop(0)
        if frame["t"] == "change":
            frame = self._followed(frame)
        self.frames.append(frame)
        self.latest[frame["t"]] = frame
        return frame

    def _followed(self, told: Frame) -> Frame:
        """The picture after a change of the one before."""
        before = self.latest["state"]
        assert told["n"] == before["n"] + 1
        picture = changed(before, told["change"])
        return {**picture, "n": told["n"], "clocks": told["clocks"]}

    def until(self, wanted: Callable[[Frame], bool], timeout: float = PATIENCE) -> Frame:
        """Receive until a frame is as wanted."""
        end = time.monotonic() + timeout
        while True:
            frame = self.receive(max(0.01, end - time.monotonic()))
            if wanted(frame):
                return frame

    def state(self) -> Frame:
        """The latest picture, waiting for the first."""
        if "state" not in self.latest:
            self.until(lambda frame: frame["t"] == "state")
        return self.latest["state"]

    def answer(self, name: str) -> Frame:
        """The answer to a message."""
        kinds = ("ack", "refused", "stale")
        return self.until(lambda frame: frame["t"] in kinds and frame["id"] == name)

    def answer_to_nobody(self) -> Frame:
        """The answer to a message whose name could not be read."""
        return self.until(lambda frame: frame["t"] == "refused" and frame["id"] is None)

    def ask(self, t: str, **body: Any) -> Frame:
        """Send a message and wait for its answer."""
        return self.answer(self.send(t, **body))

    def key(self, t: str, **body: Any) -> str:
        """Send a message that must be refused; returns the key."""
        answer = self.ask(t, **body)
        assert answer["t"] == "refused", answer
        return str(answer["error"]["key"])

    def is_asked(self) -> bool:
        """Whether the latest picture asks something of this seat."""
        decision = self.state()["decision"]
        return decision is not None and bool(decision["choices"])

    def decision(self) -> dict[str, Any]:
        """Wait until something is asked of this seat."""
        while not self.is_asked():
            assert self.state()["outcome"] is None, "the game is over"
            self.receive()
        found: dict[str, Any] = self.state()["decision"]
        return found

    def act(self, action: str = "", token: str = "") -> Frame:
        """Play an action (the first choice if none is given) and wait for the answer."""
        decision = self.decision()
        chosen = action or decision["choices"][0]["text"]
        return self.ask("act", token=token or decision["token"], action=chosen)

    def bots_awaited(self) -> bool | None:
        """Whether a bot has something to do; None if somebody is asked in private."""
        awaited = self.state()["view"]["awaiting"]
        seats = self.latest["table"]["seats"]
        return None if awaited is None else any(seats[seat]["kind"] == "bot" for seat in awaited)

    def quiet(self, seconds: float = 0.3) -> list[Frame]:
        """Whatever still comes within some time."""
        found = []
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                found.append(self.receive(left))
            except TimeoutError:
                break
        return found

    def play_on(self, chooser: Chooser, most: int = 100_000) -> Frame | None:
        """Answer whatever is asked until the game ends: then its outcome."""
        answered: set[str] = set()
        for _ in range(most):
            state = self.state()
            if state["outcome"] is not None:
                outcome: Frame = state["outcome"]
                return outcome
            if self.is_asked() and state["decision"]["token"] not in answered:
                decision = state["decision"]
                answered.add(decision["token"])
                action = chooser(decision["choices"])
                answer = self.ask("act", token=decision["token"], action=action)
                while answer["t"] == "refused" and answer["error"]["key"] == "server-too-often":
                    time.sleep(answer["error"]["data"]["seconds"])  # quicker than people may be
                    answer = self.ask("act", token=decision["token"], action=action)
                assert answer["t"] == "ack", answer
            else:
                self.receive()
        return None

    def closed(self) -> int:
        """Wait for the server to close the page; returns the code."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd is not None else 0

    def close(self) -> None:
        """Close the page."""
        self.socket.close()


def seated(game: str, seats: int, *people: Person, **more: Any) -> tuple[str, list[Page]]:
    """A table where these people sit, with random bots on the other seats; and their pages."""
    owner, *others = people
    table = owner.bot_table(game, seats, people=len(people), **more)
    path = f"/api/tables/{table['id']}"
    for other in others:
        other.ok("POST", f"{path}/join", {})
    if others:
        owner.ok("POST", f"{path}/start")
    return table["id"], [person.page(table["id"]) for person in people]


def settled(*pages: Page) -> None:
    """Wait until only people have something to do, and these pages of theirs show it."""
    end = time.monotonic() + PATIENCE
    while True:
        for page in pages:
            assert page.ask("ping")["t"] == "ack"  # what was sent before it has been read
        seen = [page.bots_awaited() for page in pages]
        if False in seen and True not in seen:
            return
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.01)


def until(refusal: Answer, ask: Callable[[], Answer]) -> list[Answer]:
    """Ask again and again until it is too often. Allowances grow with time, so on a slow machine
    it takes longer."""
    answers = [ask()]
    while answers[-1] != refusal:
        assert len(answers) < 200, answers
        answers.append(ask())
    return answers


def at_random(seed: int) -> Chooser:
    """Somebody who plays without thinking."""
    dice = random.Random(seed)
    return lambda choices: str(dice.choice(choices)["text"])
