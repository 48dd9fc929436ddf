"""`throneroom serve` says in one line what stands in its way, before it names any address."""

import http.server
import socket
import time
from pathlib import Path
from typing import ClassVar

import pytest
import uvicorn
from tests.server.client import PATIENCE
from tests.server.process import free_port

from throneroom.cli.main import run
from throneroom.server import restarting


@pytest.fixture(autouse=True)
def nobody_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The server is not to be reached; and the command's own settings end with the test."""

    def served(*_: object, **__: object) -> None:
        raise AssertionError("it would have served")

    monkeypatch.setattr(restarting, "run", served)
    monkeypatch.setenv("THRONEROOM_DB", f"sqlite:///{tmp_path / 'tables.db'}")


def serve(*args: str) -> int:
    return run(["serve", "--lang", "en", "--port", str(free_port()), *args])


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of complaint; no address was promised before it."""
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1, printed.err
    assert "defect" not in printed.err
    return printed.err


def test_a_database_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk.db"
    junk.write_text("This is not a database, however long one looks at it. " * 40)
    for url in (
        f"sqlite:///{tmp_path}/no/folder/tables.db",
        f"sqlite:///{junk}",
        f"sqlite:///{tmp_path}",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://user:word@127.0.0.1:1/none",
    ):
        assert serve("--db", url) == 2, url
        assert "word" not in complaint(capsys)
    # Workers that cannot start would be started again and again.
    assert serve("--db", "postgresql://user:word@127.0.0.1:1/none", "--workers", "2") == 2
    complaint(capsys)


def test_a_port_in_use_and_an_address_of_somebody_else(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert serve("--port", port) == 2
        assert port in complaint(capsys)
    assert serve("--host", "192.0.2.1") == 2
    assert "192.0.2.1" in complaint(capsys)
    assert serve("--host", "no.such.host.invalid") == 2
    assert "no.such.host.invalid" in complaint(capsys)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("THRONEROOM_BOT_PROCESSES", "many"),
        ("THRONEROOM_BOT_PROCESSES", "0"),
        ("THRONEROOM_BOT_DELAY", "-1"),
        ("THRONEROOM_BOT_DELAY", "nan"),
        ("THRONEROOM_SWEEP_SECONDS", "0"),
        ("THRONEROOM_SWEEP_SECONDS", "soon"),
        ("THRONEROOM_PUBLIC_ADDRESS", "throneroom.example"),
        ("THRONEROOM_PUBLIC_ADDRESS", "https://throneroom.example/table"),
    ],
)
def test_settings_that_make_no_sense(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert serve() == 2
    assert name in complaint(capsys)


def test_the_address_is_told_when_something_is_served_and_a_slow_worker_is_waited_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Answer(http.server.BaseHTTPRequestHandler):
        statuses: ClassVar[list[int]] = [503, 200]

        def do_GET(self) -> None:
            told.append(capsys.readouterr().out)
            self.send_response(self.statuses.pop(0))
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Quietly."""

    def served(config: uvicorn.Config) -> None:
        assert config.timeout_worker_healthcheck >= 60
        told.append(capsys.readouterr().out)
        with http.server.HTTPServer(("127.0.0.1", config.port), Answer) as server:
            server.handle_request()
            server.handle_request()

    told: list[str] = []
    monkeypatch.setattr(restarting, "run", served)
    assert serve() == 0
    assert told == ["", "", ""]
    end = time.monotonic() + PATIENCE
    while not (printed := capsys.readouterr().out):
        assert time.monotonic() < end
        time.sleep(0.01)
    assert "http://127.0.0.1:" in printed
