"""Games on many machines, by Ray. What a machine that is lost was playing is played by another."""

import os
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from typing import Any, Final

from throneroom import __version__
from throneroom.arena.workers import Hands, attempt, opened
from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown
from throneroom.study.journal import Told
from throneroom.study.tournament import Task

LOCAL: Final = "local"
KNOCKING: Final = 5.0  # seconds until a machine must have answered
WITHOUT_PROCESSORS: Final = 60.0  # seconds after which a cluster that can play nothing is given up
LOOKING: Final = 2.0  # seconds between looks at who is still there
AHEAD: Final = 2  # games that are handed out for each processor, so that none has to wait


@contextmanager
def on_cluster(address: str, jobs: int = 0) -> Iterator[Hands]:
    """The machines of a Ray cluster: `host:port` of its head, `auto` for the one that this machine
    is part of, or `local` for one of this machine alone with so many workers, which ends with us.
    """
    ray = _ray()
    if address not in ("auto", LOCAL):
        _knock(address)
    with ExitStack() as stack:

        def hands(
            function: Callable[..., Told], tasks: Sequence[Task]
        ) -> Generator[tuple[int, Told], None, None]:
            if not ray.is_initialized():
                stack.enter_context(_connected(ray, address, jobs))
            yield from _as_done(ray, function, tasks)

        yield hands


def _ray() -> Any:
    # Nobody is told about our games, and where there is no processor to be had, no warning helps.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as missing:
        raise BadInput("cluster-not-installed") from missing
    return ray


def _knock(address: str) -> None:
    """Ray itself waits long for a machine that is not there, and says so in many lines."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise BadInput("cluster-address", address=shown(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except OSError:
        raise BadInput("cluster-unreachable", address=shown(address)) from None


@contextmanager
def _connected(ray: Any, address: str, jobs: int) -> Iterator[None]:
    how: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "CRITICAL"}
    if address == LOCAL:
        how |= {"include_dashboard": False, "num_cpus": jobs or None}
    try:
        ray.init(**how)
    except Exception as error:  # of many kinds, by version
        raise BadInput("cluster-unreachable", address=shown(address)) from error
    # Of machines that are lost Ray tells whoever prints, from a thread of its own, to the very end.
    with redirect_stdout(sys.stderr):
        try:
            yield
        finally:
            ray.shutdown()


def _as_done(
    ray: Any, function: Callable[..., Told], tasks: Sequence[Task]
) -> Iterator[tuple[int, Told]]:
    """Hand out as many games as can be played at once and some more, in their order."""
    remote = ray.remote(num_cpus=1, max_retries=-1)(_play)
    doing: dict[Any, int] = {}
    given = 0
    seen = time.monotonic()
    while doing or given < len(tasks):
        processors = _processors(ray)
        if processors:
            seen = time.monotonic()
        elif time.monotonic() - seen > WITHOUT_PROCESSORS:
            raise BadInput("cluster-empty")
        while given < len(tasks) and len(doing) < AHEAD * max(1, processors):
            doing[remote.remote(__version__, function, tasks[given])] = given
            given += 1
        for done in ray.wait(list(doing), num_returns=1, timeout=LOOKING)[0]:
            try:
                answer = ray.get(done)
            except ray.exceptions.RayError as error:
                raise BadInput("cluster-lost", reason=type(error).__name__) from error
            yield doing.pop(done), opened(answer)


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


def _play(version: str, function: Callable[..., Told], task: Task) -> tuple[bool, Any]:
    """What a machine does for a game. One that has other rules would play another game."""
    if version != __version__:
        return False, BadInput("cluster-other-version", found=__version__, wanted=version)
    return attempt(function, task)
