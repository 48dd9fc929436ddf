"""The server of the soak, and what is done to it."""

import contextlib
import os
import random
import signal
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
from tests.server.conftest import new_database, start_postgres
from tests.server.process import Server, held_port

LIMIT = 600.0  # seconds for whatever is done to it


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """A new, empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'soak.db'}"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about its own folders
        running = start_postgres(str(folder / "pg"))
        try:
            yield new_database(running.get_uri())
        finally:
            running.cleanup()


@contextlib.contextmanager
def hosting(kind: str, workers: int) -> Iterator["Host"]:
    """A running server in a folder of its own. Its path is short, for PostgreSQL's socket."""
    with (
        tempfile.TemporaryDirectory(prefix="sk", ignore_cleanup_errors=True) as name,
        held_port() as port,
    ):
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL may run as somebody else
        with database_of(kind, folder) as database:
            server = Server(database, folder / "server.log", port, workers)
            server.start()
            try:
                yield Host(server, random.Random(7))
            finally:
                server.kill()


@dataclass
class Host:
    """Restarts and kills the server."""

    server: Server
    dice: random.Random

    @property
    def harms(self) -> dict[str, Callable[[], None]]:
        """What can be done to it. Only a supervisor replaces a worker that was killed."""
        harms = {"restart": self.restart, "kill": self.kill}
        if self.server.workers > 1:
            harms["kill worker"] = self.kill_worker
        return harms

    def restart(self) -> None:
        """SIGHUP, and wait until it is done."""
        said = "all workers are replaced" if self.server.workers > 1 else "beginning anew"
        before = self._said(said)
        self.server.hang_up()
        self._wait(lambda: self._said(said) > before, "the server does not begin anew")
        self._wait(self._answers, "the server does not answer after a restart")

    def kill(self) -> None:
        """kill -9 of everything, and start it again."""
        self.server.kill()
        self.server.start()

    def kill_worker(self) -> None:
        """kill -9 of one worker; its supervisor begins another."""
        killed = self.dice.choice(self._workers())
        with contextlib.suppress(ProcessLookupError):
            os.kill(killed, signal.SIGKILL)
        self._wait(lambda: self._said(f"[{killed}] died") > 0, "a killed worker is not noticed")
        self._wait(self._answers, "the server does not answer after the death of a worker")

    def _workers(self) -> list[int]:
        assert self.server.process is not None
        parent = self.server.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [
            int(child)
            for child in children
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()
        ]

    def _said(self, words: str) -> int:
        return self.server.log.read_text().count(words)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.server.address}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def _wait(self, true: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + LIMIT
        while not true():
            if time.monotonic() > end:
                raise RuntimeError(f"{otherwise}: {self.server.log.read_text()[-3000:]}")
            time.sleep(0.1)

    def memory(self) -> float:
        """What all processes of the server hold, in megabytes; what they share counts once for
        each."""
        assert self.server.process is not None
        pages = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, ProcessLookupError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[2]) == self.server.process.pid:
                    pages += int((stat.parent / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
