"""Hostile headers and bodies, and visitors who pretend to be many."""

import itertools
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Person, until
from tests.server.process import TRUST, Server, serving

HEADERS = {"X-Throneroom": "1", "Content-Type": "application/json"}


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]/", "::", "http://[v1.x]"])
def test_an_origin_that_is_no_address_is_a_foreign_page(server: Server, origin: str) -> None:
    answer = httpx.post(
        f"{server.address}/api/guest",
        json={"name": "x"},
        headers={**HEADERS, "Origin": origin},
        timeout=PATIENCE,
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-foreign-page"
    alice = Person(server, "Alice")
    table = alice.table("watch", 3)
    assert alice.page(table["id"], origin=origin).closed() == 4403


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "watch", "seats": 3, "bots": {"%s": "random"}}' % (b"0" * 5000),
        b'{"game": "watch", "seats": 3, "bots": {"-1": "random"}}',
        b'{"game": "watch", "seats": 3, "bots": {"1": "\\ud800"}}',
        b'{"game": "watch", "seats": 3, "bots": {"\\ud800": "random"}}',
        b'{"game": "iron_throne", "seats": 3, "options": {"turn_limit": NaN}}',
        b'{"game": "iron_throne", "seats": 3, "options": {"houses": "\\udfff"}}',
        b'{"game": "thrones", "seats": 3, "options": {"houses": ["\\udfff", NaN]}}',
    ],
)
def test_senseless_tables_are_refused_politely(server: Server, body: bytes) -> None:
    alice = Person(server, "Alice")
    answer = alice.ask("POST", "/api/tables", content=body, headers=HEADERS)
    assert answer.status_code == 422, answer.text
    error = answer.json()["error"]
    assert error["text"] != error["key"]


def test_a_change_of_oneself_is_made_as_a_whole_or_not_at_all(server: Server) -> None:
    alice = Person(server, "Alice")
    wish = {"name": "Arya", "webhook": "ftp://nowhere.example/"}
    assert alice.refused("PUT", "/api/me", wish) == (422, "server-bad-webhook")
    assert alice.ok("GET", "/api/me")["name"] == "Alice"


def logins(server: Server, headers: Callable[[int], list[tuple[str, str]]]) -> Callable[[], int]:
    """Attempts to log in, each with its own headers, by its number; they give the status."""
    numbers = itertools.count()

    def log_in() -> int:
        number = next(numbers)
        return httpx.post(
            f"{server.address}/api/login",
            # Each by another name, since attempts are counted by account, too.
            json={"name": f"Nobody {number}", "password": "guess what"},
            headers=[("X-Throneroom", "1"), *headers(number)],
            verify=TRUST,
            timeout=PATIENCE,
        ).status_code

    return log_in


FORWARDED = "X-Forwarded-For"


def test_nobody_is_many_by_saying_so(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, limits="1") as server:
        # Without a trusted proxy the header is only somebody's word, also if it comes from here.
        assert until(429, logins(server, lambda i: [(FORWARDED, f"198.51.100.{i}")]))
    with serving(database, tmp_path, limits="1", trusted_proxy="1") as server:
        # A proxy may add a line of its own instead of adding to the visitor's: the last one counts.
        for lines in (
            lambda i: [(FORWARDED, f"198.51.100.{i}"), (FORWARDED, "203.0.113.9")],
            lambda i: [(FORWARDED, f"198.51.100.{i}, 203.0.113.10")],
        ):
            assert until(429, logins(server, lines))
        # Whoever has one address of IPv6 has all of its network.
        assert until(429, logins(server, lambda i: [(FORWARDED, f"2a02:1234:5678:9abc::{i:x}")]))
        one_of_many = logins(server, lambda i: [(FORWARDED, f"203.0.113.{100 + i}")])
        assert {one_of_many() for _ in range(10)} == {403}
