"""Whatever is sent: never a 500, and never a lost connection unless the message is too big."""

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from tests.server.client import Person
from tests.server.process import Server

NASTY: list[Any] = [
    None, True, 0, -1, 1.5, 10**30, "", "x" * 5000, "\x00", "\ud800", "🐺", [], [[]], {}, {"t": 1},
    "take_back", "../../etc/passwd", "undo 0", "ready\n", "act", "NaN",
]  # fmt: skip


def operations(server: Server) -> Any:
    """The HTTP interface as its own document describes it."""
    config = SchemathesisConfig.from_dict({"headers": {"X-Throneroom": "1"}})
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json", config=config)


def test_the_document_describes_every_address(server: Server) -> None:
    paths = set(Person(server).ok("GET", "/openapi.json")["paths"])
    assert {"/api/me", "/api/guest", "/api/tables", "/api/tables/{table_id}/join"} <= paths
    assert "/{path}" not in paths


def test_malformed_requests_never_break_the_server(server: Server) -> None:
    person = Person.registered(server, "Fuzzer")  # whom only the password deletes
    table = person.bot_table("iron_throne", 4)
    found = set()
    for result in operations(server).get_all_operations():
        operation = result.ok()
        found.add(operation.path)

        @settings(
            max_examples=12,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def check(case: Any) -> None:
            if "table_id" in case.path_parameters and random.Random(str(case.body)).random() < 0.7:
                case.path_parameters["table_id"] = table["id"]
            answer = case.call(cookies=dict(person.http.cookies))
            assert answer.status_code < 500, (case.path, case, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]["key"], answer.text

        schemathesis_given(operation)(check)()
    assert len(found) >= 18
    assert person.ok("GET", "/health")["ok"] is True


def schemathesis_given(operation: Any) -> Any:
    """Hypothesis gives cases of one operation, sensible ones and others."""
    from hypothesis import given
    from schemathesis.generation import GenerationMode

    sensible = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    senseless = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return given(case=sensible | senseless)


@pytest.mark.parametrize(
    "path",
    [
        "/%00", "/" + "x" * 6000, "/..%2f..%2f..%2fetc/passwd", "/assets/%00", "/assets/../../x",
        "/api/tables/%ff", "/api/tables/a%00b/ws", "/api/tables?which=%00", "/api/rules/%00",
        "/api/games/" + "y" * 3000, "/api/tables/x?key=%ff%00", "/api/ratings/%F0%9F%90%BA",
    ],
)  # fmt: skip
def test_strange_addresses(server: Server, path: str) -> None:
    answer = Person(server).ask("GET", path)
    assert answer.status_code in (200, 404, 405, 422)
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[" * 30_000, b'{"name": "\\ud800"}', b'{"name": 1e999}', b"\xff\xfe", b"null",
        b'{"name": "a", "name2": "\\u0000"}',
        b'{"game": "watch", "seats": 3, "options": {"\\ud800": 1}}',
        b'{"game": "watch", "seats": 3, "options": {"variant": {"a": {"b": []}}}}',
        b'{"name": "x", "password": "' + b"p" * 300 + b'"}',
    ],
)  # fmt: skip
def test_strange_bodies(server: Server, body: bytes) -> None:
    person = Person(server, "Strange")
    for path in ("/api/guest", "/api/register", "/api/login", "/api/tables"):
        answer = person.ask("POST", path, content=body)
        assert 400 <= answer.status_code < 500, (path, body[:80], answer.text)
        assert answer.json()["error"]["text"]


def test_malformed_messages_are_answered(server: Server) -> None:
    person = Person.registered(server, "Fuzzer of frames")  # whom only the password deletes
    table = person.bot_table("iron_throne", 4)
    page = person.page(table["id"])
    token = page.decision()["token"]
    dice = random.Random(7)
    kinds = [
        "act",
        "why",
        "listen",
        "chat",
        "note",
        "undo",
        "undo_vote",
        "replace",
        "ping",
        "lang",
        "x",
    ]
    fields = ["token", "action", "text", "statement", "to", "yes", "seat", "lang", "on"]
    for number in range(250):
        message: dict[str, Any] = {"t": dice.choice(kinds), "id": f"f{number}"}
        for field in dice.sample(fields, dice.randrange(len(fields))):
            message[field] = dice.choice([*NASTY, token])
        page.socket.send(json.dumps(message))
        answer = page.answer(f"f{number}") if _decodable(message) else page.answer_to_nobody()
        assert answer["t"] in ("ack", "refused", "stale")
        if answer["t"] == "refused":
            assert answer["error"]["key"] != "server-failed"
    for raw in ("", "{", "[]", "null", '"x"', "[" * 10_000, '{"t": ["act"]}', "\x00", "1e999"):
        page.socket.send(raw)
        assert page.answer_to_nobody()["error"]["key"] == "server-bad-message"
    page.socket.send(b"\x00\xff binary")
    assert page.answer_to_nobody()["error"]["key"] == "server-bad-message"
    assert page.ask("ping")["t"] == "ack"
    page.socket.send(json.dumps({"t": "chat", "id": "big", "text": "x" * 20_000}))
    assert page.closed() == 1009
    huge = person.page(table["id"])
    huge.socket.send("x" * 200_000)
    assert huge.closed() == 1009


def _decodable(message: dict[str, Any]) -> bool:
    """A lone surrogate is no text: the whole message cannot be read, not even its name."""
    return "\\ud800" not in json.dumps(message)


def test_a_foreign_page_gets_no_socket(server: Server) -> None:
    person = Person(server, "Jon")
    table = person.bot_table("iron_throne", 4)
    assert person.page(table["id"], origin="https://evil.example").closed() == 4403
    assert person.page(table["id"], origin=server.address).receive()["t"] == "table"


def test_the_log_holds_no_secrets(server: Server) -> None:
    person = Person(server)
    person.ask("POST", "/api/register", {"name": "Secretive", "password": "very-secret-word"})
    person.ask("POST", "/api/login", {"name": "Secretive", "password": "wrong-secret-word"})
    cookie = person.http.cookies["throneroom"]
    log = server.log.read_text()
    for secret in ("very-secret-word", "wrong-secret-word", cookie, cookie.split(".")[0]):
        assert secret not in log
    assert server.errors() == []
