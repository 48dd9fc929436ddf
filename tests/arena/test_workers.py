"""Work is spread over processes, comes back in order, and leaves nobody behind."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.children import PATIENCE, child, members, wait_until

from throneroom.arena import WorkerFailed, processors, spread
from throneroom.kernel import BadInput, Game, Illegal

ROOT = Path(__file__).resolve().parents[2]


def after(seconds: float, number: int) -> int:
    time.sleep(seconds)
    return number


def divide(number: int) -> float:
    return 1 / number


def work_for_long(mark: Path) -> None:
    mark.touch()
    time.sleep(3600)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_results_come_in_the_order_of_the_tasks() -> None:
    tasks = [(0.2, 0), (0.0, 1), (0.0, 2), (0.1, 3), (0.0, 4)]
    assert list(spread(after, tasks, 2)) == [0, 1, 2, 3, 4]
    assert multiprocessing.active_children() == []


def test_a_task_that_fails_says_how() -> None:
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        list(spread(divide, [(1,), (0,), (2,)], 2))
    assert multiprocessing.active_children() == []


def refuse(refusal: Exception) -> None:
    raise refusal


@pytest.mark.parametrize("refusal", [Illegal("X1", "a-key", seat=1), BadInput("a-key", path="/x")])
def test_refusals_come_out_of_a_process_as_they_are(refusal: Illegal | BadInput) -> None:
    with pytest.raises((Illegal, BadInput)) as caught:
        list(spread(refuse, [(refusal,)], 2))
    assert type(caught.value) is type(refusal)
    assert (caught.value.key, caught.value.data) == ("a-key", refusal.data)


def test_a_failure_is_bad_input_with_the_traceback_as_its_note() -> None:
    with pytest.raises(BadInput) as caught:
        list(spread(divide, [(0,)], 1))
    assert caught.value.key == "worker-failed"
    assert caught.value.data == {"reason": "ZeroDivisionError: division by zero"}
    assert "in divide" in caught.value.__notes__[0]
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is WorkerFailed
    assert again.data == caught.value.data


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerFailed, match="process ended"):
        list(spread(die, [()], 2))


def test_processes_end_when_nobody_wants_more() -> None:
    with closing(spread(after, [(0.0, 1), (60.0, 2)], 2)) as results:  # type: ignore[type-var]
        assert next(results) == 1
        assert multiprocessing.active_children()
    assert multiprocessing.active_children() == []


def test_there_is_a_processor() -> None:
    assert 1 <= processors() <= (os.cpu_count() or 1)


def test_an_interrupt_ends_all_processes_without_a_traceback(harbour: Game, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "throneroom", "simulate", "harbour", "--jobs", "2"]
    command += ["--games", "1000000", "--seats", "4", "--records", str(tmp_path)]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_until(lambda: any(tmp_path.iterdir()))  # a worker has played a game
        assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert "Traceback" not in err
        assert out == ""
        wait_until(lambda: members(process.pid) == 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_whoever_started_them(tmp_path: Path, how: signal.Signals) -> None:
    """Also in the middle of their work, and without a complaint."""
    code = (
        "import sys, pathlib; from tests.arena.test_workers import spread, work_for_long; "
        "list(spread(work_for_long, [(pathlib.Path(name),) for name in sys.argv[1:]], 2))"
    )
    marks = [tmp_path / "one", tmp_path / "two"]
    command = [sys.executable, "-c", code, *map(str, marks)]
    with child(command, stderr=subprocess.PIPE, cwd=ROOT) as process:
        wait_until(lambda: all(mark.exists() for mark in marks))
        process.send_signal(how)
        _, err = process.communicate(timeout=PATIENCE)  # a worker would keep it open
        wait_until(lambda: members(process.pid) == 0)
    assert process.returncode == -how
    assert err == ""
