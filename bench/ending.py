"""Ends what a benchmark has started when the benchmark is gone, however it went.

A process of its own, run as a script: it is told on standard input which processes to end, and does
so when nobody can tell it anything any more. Even kill -9 of the benchmark leaves nothing behind.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator


class Ending:
    """The benchmark's end of it."""

    def __init__(self) -> None:
        # In a session of its own, so that an interrupt at the terminal does not reach it.
        self.process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, text=True, start_new_session=True
        )

    @contextlib.contextmanager
    def of(self, number: int, how: signal.Signals = signal.SIGKILL) -> Iterator[None]:
        """End this process, or with a negative number this group, if we do not get so far."""
        self._tell(f"{number} {int(how)}")
        try:
            yield
        finally:
            self._tell(f"{number} 0")

    def _tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def close(self) -> None:
        """Everything has been ended."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """Listen to the benchmark, and outlive it."""
    left: dict[int, int] = {}
    for line in sys.stdin:
        number, how = map(int, line.split())
        left.pop(number, None)
        if how:
            left[number] = how
    for number, how in reversed(left.items()):
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, how)  # a negative number is a group


if __name__ == "__main__":
    main()
