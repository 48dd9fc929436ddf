"""The benchmark of the server leaves nothing running, however it is ended."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tests.children import PATIENCE, child, members, wait_until

ROOT = Path(__file__).resolve().parents[2]


def speaking_of(folder: str) -> dict[int, str]:
    """The processes with this folder in their command, by their numbers."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # it has just gone
            if folder.encode() in (command := path.read_bytes()):
                found[int(path.parent.name)] = command.decode("utf-8", "replace")
    return found


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes are seen there")
@pytest.mark.parametrize(
    ("database", "how"),
    [
        ("sqlite", signal.SIGINT),
        ("postgresql", signal.SIGTERM),
        ("postgresql", signal.SIGKILL),
    ],
)
def test_whatever_ends_the_benchmark_ends_the_server_and_its_database(
    database: str, how: signal.Signals
) -> None:
    command = [sys.executable, "bench/server.py", "--games", "tally", "--databases", database]
    # A short path, because PostgreSQL's socket lies in it.
    with tempfile.TemporaryDirectory(prefix="b", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL may run as somebody else
        environment = {**os.environ, "TMPDIR": folder}
        with child(
            [*command, "--tables", "1", "--seconds", "3600"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:

            def servers() -> list[int]:
                return [n for n, said in speaking_of(folder).items() if "serve" in said.split("\0")]

            wait_until(lambda: bool(servers()))
            (group,) = servers()
            if database == "postgresql":
                assert len(speaking_of(folder)) > 1
            process.send_signal(how)
            process.wait(PATIENCE)
            wait_until(lambda: not speaking_of(folder) and not members(group))
            wait_until(lambda: members(process.pid) == 0)
