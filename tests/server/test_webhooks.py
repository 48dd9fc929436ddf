"""Turn notices: where they may go, and how they are sent."""

import asyncio
import http.server
import ipaddress
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.server.client import PATIENCE, Person
from tests.server.process import Server, serving

from throneroom.server import webhooks
from throneroom.server.errors import Refused


class Receiver(http.server.BaseHTTPRequestHandler):
    """Keeps what it is sent, and answers as it is told to."""

    received: ClassVar[list[dict[str, Any]]]
    answers: ClassVar[list[int]]
    seconds: ClassVar[float]
    done: ClassVar[threading.Event]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.received.append(json.loads(body))
        self.done.wait(self.seconds)
        self.send_response(self.answers.pop(0) if self.answers else 204)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Quietly."""


@contextmanager
def receiver(answers: list[int], seconds: float = 0.0) -> Iterator[tuple[str, list[Any]]]:
    received: list[Any] = []
    done = threading.Event()
    values = {"received": received, "answers": answers, "seconds": seconds, "done": done}
    kind = type("OneReceiver", (Receiver,), values)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", received
    finally:
        done.set()
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "WAIT", 0.01)
    monkeypatch.setattr(webhooks, "TIMEOUT", 30.0)


def sent(address: str, allow_private: bool = True) -> bool:
    return asyncio.run(webhooks.notify(address, {"text": "Your turn"}, allow_private))


def test_a_notice_arrives() -> None:
    with receiver([]) as (address, received):
        assert sent(address)
    assert received == [{"text": "Your turn"}]


def test_a_failing_receiver_is_tried_again_a_few_times() -> None:
    with receiver([500, 503]) as (address, received):
        assert sent(address)
    assert len(received) == 3
    with receiver([500, 500, 500, 500]) as (address, received):
        assert not sent(address)
    assert len(received) == 3
    with receiver([404]) as (address, received):
        assert not sent(address)
    assert len(received) == 1


def test_redirects_are_not_followed() -> None:
    for status in (301, 302, 307, 308):
        with receiver([status]) as (address, received):
            assert not sent(address)
        assert len(received) == 1


def test_a_slow_receiver_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.2)
    with receiver([], seconds=120) as (address, _):
        started = time.monotonic()
        assert not sent(address)
        assert time.monotonic() - started < 60


def test_private_addresses_are_refused_unless_allowed() -> None:
    with receiver([]) as (address, received):
        assert not sent(address, allow_private=False)
        assert not sent(address.replace("127.0.0.1", "localhost"), allow_private=False)
    assert received == []


@pytest.mark.parametrize(
    "ip",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(ip: str) -> None:
    assert not webhooks.is_public(ipaddress.ip_address(ip))
    host = f"[{ip}]" if ":" in ip else ip
    assert not sent(f"http://{host}/hook", allow_private=False)


def test_addresses_that_are_public() -> None:
    for ip in ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"):
        assert webhooks.is_public(ipaddress.ip_address(ip))


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org", "file:///etc/passwd", "javascript:alert(1)", "example.org/hook",
        "http://", "http://user:word@example.org/", "http://:@example.org/", "http://[::1",
        "http://example.org:99999/", "http://example.org:0/", "https://" + "x" * 600,
        "http://exa mple.org/", "http://example.org/\r\nX: y",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_webhook(server: Server, address: str) -> None:
    with pytest.raises(Refused):
        webhooks.check_address(address)
    person = Person(server, "Hook")
    status, _ = person.refused("PUT", "/api/me", {"webhook": address})
    assert status == 422


def test_who_is_away_in_a_slow_game_is_told_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        receiver([]) as (address, received),
        serving(
            database, tmp_path, private_webhooks="1", public_address="https://throneroom.example/"
        ) as server,
    ):
        alice, bob = Person(server, "Alice"), Person(server, "Bob")
        bob.ok("PUT", "/api/me", {"webhook": address})
        table = alice.bot_table("iron_throne", 4, people=2, pace={"slow": 24})
        bob.ok("POST", f"/api/tables/{table['id']}/join", {})
        page = alice.page(table["id"])
        alice.ok("POST", f"/api/tables/{table['id']}/start")
        end = time.monotonic() + PATIENCE
        while not received and time.monotonic() < end:
            time.sleep(0.05)
        alice.page(table["id"]).state()
        page.act()
        page.quiet(0.5)
        assert len(received) == 1
        assert received[0]["table"] == table["id"]
        assert received[0]["content"] == received[0]["text"]
        assert received[0]["url"] == f"https://throneroom.example/table/{table['id']}"
        assert received[0]["text"] == (
            "Throneroom: it is your turn in “Game of Thrones: The Iron Throne”: "
            f"https://throneroom.example/table/{table['id']}"
        )


def test_a_notice_speaks_the_language_of_whom_it_is_for(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        receiver([]) as (bobs, bob_heard),
        receiver([]) as (carols, carol_heard),
        serving(database, tmp_path, private_webhooks="1") as server,
    ):
        alice, bob, carol = Person(server, "Alice"), Person(server), Person(server, "Carol")
        bob.http.headers["Accept-Language"] = "de, bg;q=0.9, en;q=0.8"
        assert bob.ok("POST", "/api/guest", {"name": "Bob"})["language"] == "bg"
        assert carol.ok("GET", "/api/me")["language"] == "en"
        assert carol.ok("PUT", "/api/me", {"language": "pl"})["language"] == "pl"
        assert carol.refused("PUT", "/api/me", {"language": "tlh"})[0] == 422
        bob.ok("PUT", "/api/me", {"webhook": bobs})
        carol.ok("PUT", "/api/me", {"webhook": carols})
        assert carol.ok("GET", "/api/me")["language"] == "pl", "what is left out stays"
        table = alice.bot_table("iron_throne", 4, people=3, pace={"slow": 24})["id"]
        for person in (bob, carol):
            person.ok("POST", f"/api/tables/{table}/join", {})
        alice.ok("POST", f"/api/tables/{table}/start")
        end = time.monotonic() + PATIENCE
        while not (bob_heard and carol_heard) and time.monotonic() < end:
            time.sleep(0.05)
        assert bob_heard[0]["text"] == (
            f"Throneroom: твой ред е в играта „Игра на тронове: Железният трон“: {table}"
        )
        assert carol_heard[0]["text"] == (
            f"Throneroom: twoja kolej w grze „Gra o Tron: Żelazny Tron”: {table}"
        )


@pytest.mark.parametrize(
    "ip",
    ["::127.0.0.1", "::ffff:0:127.0.0.1", "fec0::1", "5f00::1", "3fff::1", "4000::1", "100::1"],
)
def test_only_the_assigned_part_of_ipv6_is_public(ip: str) -> None:
    assert not webhooks.is_public(ipaddress.ip_address(ip))


def test_a_look_up_that_fails_is_tried_again_and_one_that_hangs_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.3)
    looked_up: list[str] = []

    async def fail(_: Any, host: str, *__: Any, **___: Any) -> Any:
        looked_up.append(host)
        raise socket.gaierror(socket.EAI_AGAIN, "try again")

    async def hang(_: Any, host: str, *__: Any, **___: Any) -> Any:
        looked_up.append(host)
        await asyncio.sleep(60)

    for answer in (fail, hang):
        looked_up.clear()
        monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", answer)
        hook = webhooks.notify("http://hook.example/", {"text": "Your turn"}, False)
        assert not asyncio.run(asyncio.wait_for(hook, 50))
        assert len(looked_up) == webhooks.TRIES
