"""What stands before every request: names, headers, HEAD, health, and limits by cost."""

import asyncio
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.client import Person, until
from tests.server.process import Server, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from throneroom.kernel import BadInput, load, registry
from throneroom.server import tables_api
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.limits import LIMITS, Limits


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


def test_questions_are_limited_by_address(guarded: Server) -> None:
    person = Person(guarded)
    answers = [person.ask("GET", "/api/me").status_code for _ in range(LIMITS["get"][0] + 150)]
    assert set(answers) == {401, 429}
    assert person.ask("GET", "/health").status_code == 200


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
        state=None,
    )
    limits = Limits()

    async def found(_: str) -> Any:
        return table

    hub: Any = SimpleNamespace(limits=limits, table=found)
    for name in ("_replayed", "_told", "as_match", "write_record", "state_after"):
        monkeypatch.setattr(tables_api, name, lambda *_: {})

    def cost(asked: Callable[..., Any], *more: int) -> int:
        visitor = asked.__name__
        asyncio.run(asked("x", hub, None, visitor, *more))
        tokens, _ = limits._buckets["replayed-moves", visitor]
        return round(LIMITS["replayed-moves"][0] - tokens)

    assert cost(tables_api.replay, 0) == 0
    assert cost(tables_api.replay, 400) == 400
    assert cost(tables_api.record) == cost(tables_api.verify) == 500
    assert cost(tables_api.story) == tables_api.STORY_COST * 500


def test_games_that_are_not_there_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput):
        load("no_such_game")

    def scan(**_: object) -> None:
        raise AssertionError("it was looked for again")

    monkeypatch.setattr(registry, "entry_points", scan)
    for number in range(3):
        with pytest.raises(BadInput):
            load(f"no_such_game_{number}")
