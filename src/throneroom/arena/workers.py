"""Work spread over processes of this machine."""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
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
    """`function(*task)` for every task, in so many processes; the results come in the order of the
    tasks. The processes end when the iterator does, also in the middle of their work."""
    done: dict[int, Result] = {}
    told = 0
    with closing(scatter(function, tasks, jobs)) as results:
        for index, result in results:
            done[index] = result
            while told in done:
                yield done.pop(told)
                told += 1


def scatter(
    function: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """The same with each result as soon as it is there, after the index of its task. So nothing
    that is done waits to be written down for something that takes longer."""
    with crew(min(jobs, len(tasks))) as hands:
        yield from hands(function, tasks)


Hands = Callable[
    [Callable[..., Any], Sequence[tuple[Any, ...]]], Generator[tuple[int, Any], None, None]
]
"""(function, tasks) -> the index of each task and what came of it, as soon as it is there."""


@contextmanager
def crew(jobs: int) -> Iterator[Hands]:
    """So many processes, which start with the first tasks and wait for others afterwards."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(jobs)]
    workers = [context.Process(target=_work, args=(there,), daemon=True) for _, there in pipes]

    def hands(
        function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]
    ) -> Generator[tuple[int, Any], None, None]:
        with interrupts_ignored():
            for worker, (_, there) in zip(workers, pipes, strict=True):
                if worker.pid is None:
                    worker.start()
                    # Its end belongs to the worker alone, so that we notice when that is gone.
                    there.close()
        yield from _as_done(function, tasks, [here for here, _ in pipes])

    try:
        yield hands
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


def _as_done(
    function: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], free: list[Any]
) -> Iterator[tuple[int, Result]]:
    """Hand out tasks to whoever is free, in their order."""
    doing: dict[Any, int] = {}
    given = 0
    while doing or given < len(tasks):
        while free and given < len(tasks):
            connection = free.pop()
            connection.send((function, tasks[given]))
            doing[connection] = given
            given += 1
        for connection in wait(list(doing)):
            result = _received(connection)
            free.append(connection)
            yield doing.pop(connection), result


def _received(connection: Any) -> Any:
    try:
        answer = connection.recv()
    except (EOFError, ConnectionError):
        raise WorkerFailed("process ended") from None
    return opened(answer)


def opened(answer: tuple[bool, Any]) -> Any:
    """The result in an answer of `attempt`, or what went wrong there, raised here."""
    good, result = answer
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
        connection.send(attempt(function, task))


def attempt(function: Callable[..., Any], task: tuple[Any, ...]) -> tuple[bool, Any]:
    """What came of a task, so that it can be sent to another process; there it is `opened`."""
    try:
        return True, function(*task)
    except (Illegal, BadInput) as refusal:
        return False, refusal
    except Exception as error:
        reason = f"{type(error).__name__}: {shown(str(error))}"
        return False, (reason, traceback.format_exc())


def end_with_parent() -> None:
    """A worker that whoever started it cannot end any more ends at once, in the middle of a task:
    nobody waits for it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
