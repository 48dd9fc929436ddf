"""Work spread over processes of this machine. The results come in the order of the tasks."""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from throneroom.kernel import BadInput, Illegal
from throneroom.kernel.errors import shown

Result = TypeVar("Result")


class WorkerFailed(BadInput):
    """A task failed in its process, or the process itself died. It says how; where there was a
    traceback, that is its note. `Illegal` and `BadInput` come out of a process as they are."""

    def __init__(self, reason: str) -> None:
        super().__init__("worker-failed", reason=reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return WorkerFailed, (self.data["reason"],)


def processors() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    function: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """`function(*task)` for every task, in so many processes. They end when the iterator does,
    also in the middle of their work."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(min(jobs, len(tasks)))]
    workers = [context.Process(target=_work, args=(there,), daemon=True) for _, there in pipes]
    try:
        with interrupts_ignored():
            for worker, (_, there) in zip(workers, pipes, strict=True):
                worker.start()
                # Its end belongs to the worker alone, so that we notice when the worker is gone.
                there.close()
        yield from _in_order(function, tasks, [here for here, _ in pipes])
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.terminate()
                worker.join()
        for here, there in pipes:
            here.close()
            there.close()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """A process that is started meanwhile ignores interrupts from its first moment: they are the
    parent's to handle, who ends the others."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted, and only it may say how
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _in_order(
    function: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], free: list[Any]
) -> Iterator[Result]:
    """Hand out tasks to whoever is free; keep results until it is their turn."""
    doing: dict[Any, int] = {}
    done: dict[int, Result] = {}
    given = told = 0
    while told < len(tasks):
        while free and given < len(tasks):
            connection = free.pop()
            connection.send((function, tasks[given]))
            doing[connection] = given
            given += 1
        for connection in wait(list(doing)):
            done[doing.pop(connection)] = _received(connection)
            free.append(connection)
        while told in done:
            yield done.pop(told)
            told += 1


def _received(connection: Any) -> Any:
    try:
        good, result = connection.recv()
    except (EOFError, ConnectionError):
        raise WorkerFailed("process ended") from None
    if good:
        return result
    if isinstance(result, Exception):
        raise result
    reason, trace = result
    failed = WorkerFailed(reason)
    failed.add_note(trace)
    raise failed


def _work(connection: "Connection[Any, Any]") -> None:
    """Do tasks until the other end is closed."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            function, task = connection.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer: tuple[bool, Any] = (True, function(*task))
        except (Illegal, BadInput) as refusal:
            answer = (False, refusal)
        except Exception as error:
            reason = f"{type(error).__name__}: {shown(str(error))}"
            answer = (False, (reason, traceback.format_exc()))
        connection.send(answer)


def end_with_parent() -> None:
    """A worker that whoever started it cannot end any more ends at once, in the middle of a task:
    nobody waits for it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
