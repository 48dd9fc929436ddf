"""A real server: `throneroom serve` in processes of its own, on a free port."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import Connection

from throneroom.server.database import open_engine

QUICK = {
    "THRONEROOM_BOT_DELAY": "0",
    "THRONEROOM_SWEEP_SECONDS": "0.3",
    "THRONEROOM_LIMITS": "0",
    "THRONEROOM_DICE_SECONDS": "30",  # a busy machine takes its time
}
PATIENCE = 120.0
# Made once: httpx would read all certificates of the world anew for everybody who comes, and that
# takes ten times as long as what is asked.
TRUST = httpx.create_ssl_context()


def free_port() -> int:
    """A port that nobody listens at."""
    with held_port() as port:
        return port


@contextlib.contextmanager
def held_port() -> Iterator[int]:
    """A port that nobody listens at, and that nobody else is given meanwhile: a server of ours may
    listen at it, end, and listen there again."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port: int = holder.getsockname()[1]
        if sys.platform != "linux":
            holder.close()  # elsewhere nobody could listen while we hold it
        yield port


@dataclass
class Server:
    """One `throneroom serve`. Its log is kept in a file."""

    database: str
    log: Path
    port: int
    workers: int = 1
    settings: dict[str, str] = field(default_factory=dict)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "throneroom", "serve", "--port", str(self.port)]
        command += ["--db", self.database, "--workers", str(self.workers), "--lang", "en"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,  # started by nobody's terminal
                stdout=log,
                stderr=log,
                env={**os.environ, **QUICK, **self.settings},
                start_new_session=True,  # so that it can be killed with all its processes
            )
        end = time.monotonic() + PATIENCE
        with httpx.Client(base_url=self.address, verify=TRUST, timeout=PATIENCE) as visitor:
            while time.monotonic() < end:
                with contextlib.suppress(httpx.HTTPError):
                    if visitor.get("/health").status_code == 200:
                        return self
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-4000:]}")

    def hang_up(self) -> None:
        """Ask it to begin anew."""
        assert self.process is not None
        self.process.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self._kill_group()

    def kill(self) -> None:
        """kill -9, all of its processes at once."""
        assert self.process is not None
        self._kill_group()
        self.process.wait(PATIENCE)

    def _kill_group(self) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def errors(self) -> list[str]:
        """What the log complains about."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "ERROR"' in line or "Traceback" in line]


@contextlib.contextmanager
def serving(
    database: str, folder: Path, workers: int = 1, check: bool = True, **settings: str
) -> Iterator[Server]:
    """A server for the duration of a test; it must not have complained about anything."""
    names = {f"THRONEROOM_{name.upper()}": value for name, value in settings.items()}
    with held_port() as port:
        server = Server(database, folder / f"server-{port}.log", port, workers, names)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    if check:
        assert server.errors() == [], server.log.read_text()[-6000:]


@contextlib.contextmanager
def rows(server: Server) -> Iterator[Connection]:
    """The database of a server, for a look or a change behind its back."""
    engine = open_engine(server.database)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
