"""Keeps the program of a bot: runs it, hands on what it is told, and ends it when there is nobody
left to tell it anything, whether they are done with it or have died.

It is a process between a table and the program, started by its path and not imported, so that it
takes a moment only. What the program says goes straight to whoever listens to this process.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from typing import Any

GRACE = 0.5
"""Seconds in which a program may leave by itself when its input has ended."""
NOT_STARTED = 127
CHUNK = 1 << 16


def keep(command: list[str]) -> int:
    """Run the program until its input or it itself has ended."""
    try:
        # In a session of its own, so that whatever it has started is ended with it.
        program = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)  # noqa: T201
        return NOT_STARTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for whoever plays
    signal.signal(signal.SIGTERM, lambda *_: leave(program))
    threading.Thread(target=leave_with, args=(program,), daemon=True).start()
    told: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=hand_on, args=(program, told), daemon=True).start()
    while chunk := os.read(0, CHUNK):
        told.put(chunk)
    told.put(b"")
    with contextlib.suppress(subprocess.TimeoutExpired):
        program.wait(GRACE)
    leave(program)
    return 0


def hand_on(program: "subprocess.Popen[bytes]", told: "queue.SimpleQueue[bytes]") -> None:
    """Tell the program what it is told. It may not listen: only this thread waits then."""
    assert program.stdin is not None
    with contextlib.suppress(OSError):
        while chunk := told.get():
            program.stdin.write(chunk)
            program.stdin.flush()
        program.stdin.close()


def leave_with(program: "subprocess.Popen[bytes]") -> None:
    """When the program has ended, so does this process."""
    program.wait()
    leave(program)


def leave(program: "subprocess.Popen[bytes]") -> Any:
    """End the program, and what it has started, and this process."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.SIGKILL)
    else:
        program.kill()
    with contextlib.suppress(Exception):
        program.wait(GRACE)
    os._exit(0)


if __name__ == "__main__":
    sys.exit(keep(sys.argv[1:]))
