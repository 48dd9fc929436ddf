"""Serving, and beginning anew without losing anybody: what SIGHUP does.

Several workers are replaced one by one: the new one serves before the old one ends. A single worker
ends, and its process begins anew as it was called. The line at which it listens stays open
meanwhile, so whoever comes waits a moment instead of being turned away.
"""

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

logger = logging.getLogger("throneroom.workers")
FIRST_LINE = 3  # where systemd, and a process before us, leave a line that is open already
BEGIN_SECONDS = 300.0  # for a new worker to begin: the one before it serves meanwhile
LAST_SECONDS = 20.0  # a worker that has not ended by then is killed


class Supervisor(Multiprocess):
    """Keeps workers alive, and replaces them on SIGHUP."""

    attached = False
    """Started from a terminal: SIGHUP tells that it was closed."""

    def keep_subprocess_alive(self) -> None:
        for worker in self.processes:
            # The end of the line that is the worker's own. While we held it, too, nobody would hang
            # up when a worker dies, and we would wait for its word as long as for a slow one.
            worker.child_conn.close()
        super().keep_subprocess_alive()

    def handle_hup(self) -> None:
        if self.attached:
            self.handle_term()
            return
        logger.warning("replacing %s workers, one by one", len(self.processes))
        if self.restart_all():
            logger.warning("all workers are replaced")

    def restart_all(self) -> bool:  # type: ignore[override]
        """Whether all workers were replaced. One that does not come to serve is given up, and those
        that are there go on."""
        for place, old in enumerate(self.processes):
            if {signal.SIGTERM, signal.SIGINT} & set(self.signal_queue):
                return False
            new = Process(self.config, self.sockets)
            new.start()
            if not new.wait_until_ready(BEGIN_SECONDS, self.should_exit):
                new.kill()
                new.join()
                logger.error("worker [%s] does not serve; the others go on as they are", new.pid)
                return False
            self.processes[place] = new
            began = time.monotonic()
            old.terminate()
            old.process.join(LAST_SECONDS)
            if old.exitcode is None:
                logger.warning("worker [%s] does not end and is killed", old.pid)
                old.process.kill()
                old.process.join()
            seconds = time.monotonic() - began
            logger.warning(
                "worker [%s] serves instead of [%s], which took %.1f s to end",
                *(new.pid, old.pid, seconds),
            )
        return True


def has_line() -> bool:
    """Whether somebody has opened a line for us, and tells of it as systemd does."""
    told = os.environ.get("LISTEN_PID"), os.environ.get("LISTEN_FDS")
    return told == (str(os.getpid()), "1")


def run(config: uvicorn.Config) -> None:
    """Serve until somebody stops us."""
    attached = sys.stdin is not None and sys.stdin.isatty()
    line = socket.socket(fileno=os.dup(FIRST_LINE)) if has_line() else config.bind_socket()
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers > 1:
            supervisor = Supervisor(config, [line])
            supervisor.attached = attached
            supervisor.run()
        else:
            _serve_alone(config, line, attached)


def can_begin(module: str = "throneroom.server.app") -> bool:
    """Whether a server would begin, with the release that is installed by now. People are served
    while that is found out."""
    try:
        command = [sys.executable, "-c", f"import {module}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=BEGIN_SECONDS)
        complaint = done.stderr[-2000:] if done.returncode else ""
    except (OSError, subprocess.TimeoutExpired) as error:
        complaint = type(error).__name__
    if complaint:
        logger.error("the server goes on as it is, since it would not begin anew: %s", complaint)
    return not complaint


def _serve_alone(config: uvicorn.Config, line: socket.socket, attached: bool) -> None:
    server = uvicorn.Server(config)
    anew = False

    def begin_anew() -> None:
        nonlocal anew
        if can_begin():
            anew = True
            server.should_exit = True

    def hear(number: int, frame: FrameType | None) -> None:
        threading.Thread(target=begin_anew, daemon=True).start()

    if not attached:
        signal.signal(signal.SIGHUP, hear)
    server.run(sockets=[line.dup()])  # which it closes
    if not server.started:
        sys.exit(STARTUP_FAILURE)
    if anew:
        logger.warning("beginning anew")
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until we listen to it again
        os.dup2(line.fileno(), FIRST_LINE)
        os.environ["LISTEN_PID"], os.environ["LISTEN_FDS"] = str(os.getpid()), "1"
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
