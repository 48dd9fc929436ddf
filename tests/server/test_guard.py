"""What stands before every request: names, headers, HEAD, health, and limits by cost."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from tests.server.client import PATIENCE, Person, until
from tests.server.process import Server, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from throneroom.kernel import BadInput, load, registry
from throneroom.server import tables_api
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.guard import Guard
from throneroom.server.headers import HEADERS
from throneroom.server.limits import LIMITS, Limits
from throneroom.server.metrics import Metrics
from throneroom.text import Translator


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a public address, secure cookies and limits."""
    folder = tmp_path_factory.mktemp("guard")
    with serving(
        f"sqlite:///{folder / 'tables.db'}",
        folder,
        check=False,
        limits="1",
        secure_cookies="1",
        public_address="https://throneroom.example",
        hosts="other.example",
    ) as running:
        yield running


def test_careful_headers(server: Server, guarded: Server) -> None:
    for address, path in ((server, "/health"), (server, "/api/games"), (guarded, "/api/me")):
        headers = Person(address).ask("GET", path).headers
        assert "server" not in headers
        assert "connect-src 'self';" in headers["content-security-policy"]
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert ("strict-transport-security" in headers) is (address is guarded)


RAW = {
    "no request at all": (b"nonsense\r\n\r\n", 400),
    "half of one": (b"GET / HTTP/1.1\r\nHost: ", 408),
    "an endless one": (b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000, 431),
    "a line that cannot be opened": (
        b"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\n\r\n",
        400,
    ),
    "a line under the name of another": (
        b"GET /api/tables/x/ws HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        403,
    ),
}


@pytest.mark.parametrize("secure", [False, True])
def test_careful_headers_before_anything_is_understood(tmp_path: Path, secure: bool) -> None:
    with serving(
        f"sqlite:///{tmp_path / 'tables.db'}",
        tmp_path,
        request_seconds="1",
        secure_cookies="1" if secure else "0",
        hosts="throneroom.example",
    ) as server:
        for what, (sent, status) in RAW.items():
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(sent)
                head = b"".join(iter(lambda: line.recv(4096), b"")).partition(b"\r\n\r\n")[0]
            first, *rest = head.decode().splitlines()
            assert first.split()[1] == str(status), what
            headers = {name.lower(): value for name, value in (at.split(": ", 1) for at in rest)}
            assert len(headers) == len(rest), "each is there once"
            assert "server" not in headers, what
            for name, value in HEADERS.items():
                assert headers[name.lower()] == value, what
            assert ("strict-transport-security" in headers) is secure, what


def test_a_request_that_fails_is_answered_with_careful_headers_too() -> None:
    hub = SimpleNamespace(config=Config(secure_cookies=True), limits=Limits(), metrics=Metrics())
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/games",
        "query_string": b"",
        "headers": [(b"accept-language", b"pl")],
        "app": SimpleNamespace(state=SimpleNamespace(hub=hub)),
    }
    sent: list[Any] = []

    async def fail(*_: Any) -> None:
        raise ZeroDivisionError

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(Guard(fail)(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    assert sent[0]["status"] == 500
    assert {"x-request-id", "strict-transport-security", "cache-control"} <= headers.keys()
    assert headers["x-content-type-options"] == "nosniff"
    error = json.loads(sent[1]["body"])["error"]
    assert error["key"] == "server-failed"
    assert error["text"] == Translator("pl").say("server-failed")


def test_only_under_its_own_names(guarded: Server) -> None:
    person = Person(guarded)
    port = guarded.port
    for name in ("throneroom.example", "THRONEROOM.example:443", "other.example", f"[::1]:{port}"):
        assert person.ask("GET", "/api/games", headers={"Host": name}).status_code == 200, name
    for name in ("evil.example", "throneroom.example.evil.example", "", "[", "10.0.0.1"):
        answer = person.ask("GET", "/api/games", headers={"Host": name})
        assert answer.status_code == 421, name
        assert answer.json()["error"]["key"] == "server-wrong-host"
    for path in ("/health", "/ready"):
        assert person.ask("GET", path, headers={"Host": "10.0.0.1"}).status_code == 200
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        pytest.raises(InvalidStatus) as refusal,
    ):
        connect("ws://evil.example/api/tables/x/ws", sock=line)
    assert refusal.value.response.status_code == 403


def test_under_any_name_where_none_is_set() -> None:
    assert Config().answers_to("whatever.example")
    assert not Config(hosts=("a.example",)).answers_to("whatever.example")


@pytest.mark.parametrize("path", ["/health", "/ready", "/api/games", "/api/me", "/api/tables/x"])
def test_head_answers_what_get_would(server: Server, path: str) -> None:
    person = Person(server)
    head, get = person.ask("HEAD", path), person.ask("GET", path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    assert head.headers["content-type"] == get.headers["content-type"]
    assert head.headers["content-length"] == get.headers["content-length"]


def test_health_is_of_the_process_and_readiness_of_its_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", tmp_path, check=False) as server:
        person = Person(server)
        assert person.ok("GET", "/ready")["ok"] is True
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # nobody else can write
        assert person.ok("GET", "/health")["ok"] is True
        assert person.refused("GET", "/ready") == (503, "server-no-database")
        other.rollback()
        other.close()


def test_an_account_is_tried_only_so_often_from_whatever_addresses() -> None:
    limits = Limits()
    for _ in range(LIMITS["login-account"][0]):
        limits.take("login-account", "sam")
    with pytest.raises(Refused):
        limits.take("login-account", "sam")
    limits.take("login-account", "jon")


def test_logins_are_limited_by_account(guarded: Server) -> None:
    person = Person(guarded)
    wish = {"name": "Nobody", "password": "hodor hodor"}
    told = until((429, "server-too-often"), lambda: person.refused("POST", "/api/login", wish))
    assert set(told[:-1]) == {(403, "server-wrong-password")}


def test_who_guesses_at_a_password_does_not_keep_the_person_out(tmp_path: Path) -> None:
    """From however many addresses: a browser that has logged in before is counted by itself."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, limits="1", trusted_proxy="1") as server:
        sansa = Person.registered(server, "Sansa", "192.0.2.7")
        sansa.ok("POST", "/api/logout")
        wish = {"name": "Sansa", "password": "winter is coming"}
        addresses = (f"198.51.100.{number}" for number in range(1, 250))

        def guess() -> str:
            guesser = Person(server, address=next(addresses))
            guesser.http.cookies.set("throneroom-known", "0" * 32)
            return guesser.refused("POST", "/api/login", {**wish, "password": "a guess"})[1]

        until("server-too-often", guess)
        assert Person(server).refused("POST", "/api/login", wish) == (429, "server-too-often")
        assert sansa.ok("POST", "/api/login", wish)["name"] == "Sansa"
        changed = {"old": wish["password"], "new": "winter has come"}
        sansa.ok("PUT", "/api/me/password", changed)
        # It may not guess for ever itself.
        sansa.ok("POST", "/api/logout")
        told = until(
            "server-too-often",
            lambda: sansa.refused("POST", "/api/login", {**wish, "password": "a guess"})[1],
        )
        assert len(told) <= 2 * LIMITS["login-account"][0]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "PROPFIND"])
def test_whatever_is_asked_is_limited_by_address(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whatever method, with our header or without it: another guest, or none, gains nothing."""
    still = SimpleNamespace(monotonic=lambda: 0.0)  # nothing is granted anew meanwhile
    monkeypatch.setattr("throneroom.server.limits.time", still)
    hub = SimpleNamespace(config=Config(), limits=Limits(), metrics=Metrics())
    statuses: list[int] = []

    async def grant(scope: Any, receive: Any, send: Any) -> None:
        await PlainTextResponse("granted")(scope, receive, send)

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    def ask(path: str, address: str, number: int) -> int:
        headers = [(b"x-throneroom", b"1")] * (number % 2)
        headers.append((b"cookie", f"throneroom=guest{number}".encode()))
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": headers,
            "client": (address, 1),
            "app": SimpleNamespace(state=SimpleNamespace(hub=hub)),
        }
        asyncio.run(Guard(grant)(scope, receive, send))
        return statuses[-1]

    most = LIMITS["get" if method in ("GET", "HEAD") else "send"][0]
    told = [ask("/api/me", "192.0.2.1", number) for number in range(most + 1)]
    assert 429 not in told[:-1]
    assert told[-1] == 429
    assert ask("/api/me", "192.0.2.2", 1) == 200
    assert ask("/health", "192.0.2.1", 1) == 200


def test_what_costs_more_is_granted_less_often() -> None:
    limits = Limits()
    most = LIMITS["replayed-moves"][0]
    for _ in range(6):
        limits.take("replayed-moves", "sam", most / 6)
    with pytest.raises(Refused) as refusal:
        limits.take("replayed-moves", "sam", most / 6)
    assert refusal.value.status == 429
    limits.take("replayed-moves", "jon", most * 10)  # the first is granted, however long it is
    with pytest.raises(Refused):
        limits.take("replayed-moves", "jon", most / 6)


def test_replays_are_counted_by_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SimpleNamespace(
        broken=None,
        status="finished",
        row=SimpleNamespace(public=True, seed="ab", secret=None, game="watch"),
        added=(),
        moves=[None] * 500,
        lock=asyncio.Lock(),
        tale=None,
        game=None,
        seats=[],
        state=SimpleNamespace(outcome=lambda: True, digest=lambda: ""),
    )
    limits = Limits()

    async def found(_: str) -> Any:
        return table

    hub: Any = SimpleNamespace(limits=limits, table=found, tables={})
    for name in ("_replayed", "_told", "as_match", "write_record", "state_after"):
        monkeypatch.setattr(tables_api, name, lambda *_: table.state)

    def cost(asked: Callable[..., Any], *more: int) -> int:
        visitor = asked.__name__
        asyncio.run(asked("x", hub, None, visitor, *more))
        tokens, _ = limits._buckets["replayed-moves", visitor]
        return round(LIMITS["replayed-moves"][0] - tokens)

    assert cost(tables_api.replay, 0) == 0
    assert cost(tables_api.replay, 400) == 400
    assert cost(tables_api.record) == cost(tables_api.verify) == 500
    assert cost(tables_api.story) == tables_api.STORY_COST * 500


def test_tables_that_have_to_be_read_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    still = SimpleNamespace(monotonic=lambda: 0.0)  # nothing is granted anew meanwhile
    monkeypatch.setattr("throneroom.server.limits.time", still)
    limits, read = Limits(), []

    async def find(name: str) -> Any:
        read.append(name)
        row = SimpleNamespace(public=True)
        return SimpleNamespace(row=row, info=lambda _: {"id": name})

    async def look_again(_: Any) -> None:
        pass

    known = {"loaded": None}
    hub: Any = SimpleNamespace(limits=limits, table=find, tables=known, look_again=look_again)
    asked = [f"t{number}" for number in range(LIMITS["load"][0])]
    for name in asked:
        assert asyncio.run(tables_api.one(name, hub, None, "192.0.2.1")) == {"id": name}
    with pytest.raises(Refused) as refusal:
        asyncio.run(tables_api.one("one more", hub, None, "192.0.2.1"))
    assert refusal.value.status == 429
    assert asyncio.run(tables_api.one("loaded", hub, None, "192.0.2.1")) == {"id": "loaded"}
    assert read == [*asked, "loaded"]


def test_games_that_are_not_there_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput):
        load("no_such_game")

    def scan(**_: object) -> None:
        raise AssertionError("it was looked for again")

    monkeypatch.setattr(registry, "entry_points", scan)
    for number in range(3):
        with pytest.raises(BadInput):
            load(f"no_such_game_{number}")
