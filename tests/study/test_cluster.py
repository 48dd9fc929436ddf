"""Games on a cluster: complete and the same as on one machine, also when a worker is killed. Ray
has wheels for Linux, for macOS on ARM and for Windows; where the extra brings it, it must be there,
elsewhere nothing here can run, and the report says so."""

import importlib
import json
import os
import platform
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.children import child

from throneroom.arena import WorkerFailed
from throneroom.kernel import BadInput
from throneroom.study import cluster
from throneroom.study.journal import Journal
from throneroom.study.standings import standings
from throneroom.study.tournament import Tournament, in_processes, play

THERE = (sys.platform, platform.machine()) != ("darwin", "x86_64")
needs_ray = pytest.mark.skipif(
    not THERE, reason=f"Ray has no wheel for {sys.platform} on {platform.machine()}"
)
ROOT = Path(__file__).resolve().parents[2]
GAMES = 16
PATIENCE = 400.0


@needs_ray
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    """Two workers, one of which is killed after some games: what it was playing is played by the
    other, and the result is that of one process."""
    path, answer = tmp_path / "games.jsonl", tmp_path / "told.json"
    command = [sys.executable, "-m", "tests.study.cluster", str(path), str(GAMES), str(answer)]
    # Ray makes sockets below its folder, whose paths must be short.
    environment = {**os.environ, "RAY_TMPDIR": "/tmp", "RAY_USAGE_STATS_ENABLED": "0"}
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with child(command, cwd=ROOT, env=environment, **streams) as process:
        assert process.wait(PATIENCE) == 0
    told = json.loads(answer.read_text("utf-8"))
    assert 3 <= told["killed_after"] < GAMES
    report = json.loads(told["printed"])  # and nothing of what Ray says of it
    wanted = Tournament("iron_throne", 3, GAMES, 0, ("random", "greedy"))
    with Journal("", wanted.series()) as journal, in_processes(1) as hands:
        expected = standings(wanted, play(wanted, journal, hands))
    assert report == expected
    numbers = [json.loads(line)["game"] for line in path.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(GAMES))


@pytest.mark.parametrize(
    "address",
    ["nowhere", "", ":6379", "host:", "host:port", "host:99999", "ray://host:10001", "a/b:6379"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput) as refused, cluster.on_cluster(address):
        pass
    assert (refused.value.key, refused.value.data) == ("cluster-address", {"address": address})


def test_an_address_that_nobody_serves_is_refused_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # bound, and yet nobody listens
        address = f"127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(BadInput) as refused, cluster.on_cluster(address):
            pass
    assert (refused.value.key, refused.value.data) == ("cluster-unreachable", {"address": address})


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="cluster-not-installed"), cluster.on_cluster("local"):
        pass


def test_a_machine_with_another_version_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    good, refusal = cluster._play("0.0.1", lambda: {"game": 1}, ())
    assert not good
    assert (refusal.key, refusal.data["wanted"]) == ("cluster-other-version", "0.0.1")
    version = importlib.import_module("throneroom").__version__
    assert cluster._play(version, lambda: {"game": 1}, ()) == (True, {"game": 1})


class Lost(Exception):
    """What Ray raises of itself."""


class Pretended:
    """As much of Ray as `_as_done` uses, without processes: `answers` says what comes of a task,
    and `processors` how many there are whenever somebody looks."""

    class exceptions:  # noqa: N801
        RayError = Lost

    def __init__(self, processors: list[int], fails: bool = False) -> None:
        self.processors = processors
        self.fails = fails
        self.most = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors.pop(0) if len(self.processors) > 1 else 0)}

    def remote(self, **_: Any) -> Any:
        ray = self

        class Remote:
            def __init__(self, function: Any) -> None:
                self.function = function

            def remote(self, *task: Any) -> Any:
                return lambda: self.function(*task)

        assert ray is not None
        return Remote

    def wait(self, doing: list[Any], num_returns: int, timeout: float) -> tuple[list[Any], None]:
        self.most = max(self.most, len(doing))
        return (doing[-1:] if self.processors[0] else []), None

    def get(self, done: Any) -> Any:
        if self.fails:
            raise Lost
        return done()


def told(number: int) -> dict[str, Any]:
    return {"game": number}


def test_games_are_handed_out_as_many_as_can_be_played() -> None:
    ray = Pretended([2] * 100)
    tasks = [(number,) for number in range(20)]
    found = dict(cluster._as_done(ray, told, tasks))
    assert found == {number: {"game": number} for number in range(20)}
    assert ray.most == 4


def test_a_cluster_without_processors_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WITHOUT_PROCESSORS", 0.0)
    with pytest.raises(BadInput, match="cluster-empty"):
        list(cluster._as_done(Pretended([0]), told, [(1,)]))


def test_a_cluster_that_is_lost_is_told() -> None:
    with pytest.raises(BadInput) as refused:
        list(cluster._as_done(Pretended([2] * 9, fails=True), told, [(1,)]))
    assert (refused.value.key, refused.value.data) == ("cluster-lost", {"reason": "Lost"})


def broken() -> dict[str, Any]:
    raise ZeroDivisionError("by zero")


def test_what_fails_on_a_machine_says_how() -> None:
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        list(cluster._as_done(Pretended([2] * 9), broken, [()]))
