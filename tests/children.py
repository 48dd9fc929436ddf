"""Processes that tests start: none outlives its test."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 120.0


@contextmanager
def interruptible() -> Iterator[None]:
    """What is started meanwhile can be interrupted, whoever runs the tests: a shell's background
    job and what nohup runs ignore interrupts, and hand that down to their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def child(command: Sequence[str], **how: Any) -> "Iterator[subprocess.Popen[str]]":
    """A process in a group of its own that can be interrupted; the whole group is gone in the end,
    however the test goes."""
    with interruptible():
        process = subprocess.Popen(command, text=True, start_new_session=True, **how)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
        process.wait(PATIENCE)


def wait_until(what: Callable[[], bool]) -> None:
    """Wait for it, and fail if it does not come."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def members(group: int) -> int:
    """How many processes there are in a group, without those that have ended and whose end nobody
    has noticed."""
    count = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just gone
            state, _, of_group = path.read_text().rpartition(")")[2].split()[:3]
            count += int(of_group) == group and state not in "ZX"
    return count
