"""Bots that do not answer, break down or cheat: the table goes on, and so does the server."""

import os
from collections import deque
from collections.abc import Iterator
from multiprocessing import Pipe, get_context
from pathlib import Path

import pytest
from tests.outside import announce
from tests.server.client import Person, at_random
from tests.server.process import Server, serving

from throneroom.kernel import Event
from throneroom.server import thinking
from throneroom.server.live import LiveTable
from throneroom.server.rebuild import Logged, MoveRow
from throneroom.server.thinking import Thinkers

# A package of another, with bots that are found by their entry points.
BOTS = '''
import os
import time


class Stone:
    """Never answers."""

    def __init__(self, seed):
        pass

    def choose(self, sight):
        while True:
            time.sleep(1)


class Mad(Stone):
    """Breaks down."""

    def choose(self, sight):
        raise RuntimeError("mad")


class Gone(Stone):
    """Takes its process along."""

    def choose(self, sight):
        os._exit(3)


class Cheat(Stone):
    """Answers something else."""

    def choose(self, sight):
        return ("win", 1)


class Shapeless(Stone):
    """Answers what is no action at all."""

    def choose(self, sight):
        return lambda: None
'''
NAMES = ("stone", "mad", "gone", "cheat", "shapeless")


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for servers that know the bots above."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "strange_bots.py").write_text(BOTS)
    announce(folder, "strange_bots", bots={n: f"strange_bots:{n.capitalize()}" for n in NAMES})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        yield folder


@pytest.fixture(scope="module")
def impatient(bots: Path) -> Iterator[Server]:
    """A server that gives bots a second."""
    database = f"sqlite:///{bots / 'tables.db'}"
    with serving(database, bots, check=False, bot_seconds="1") as running:
        yield running


@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_that_fails_holds_nobody_up(impatient: Server, bot: str) -> None:
    alice = Person(impatient, "Alice")
    table = alice.table("iron_throne", 3, bots={"1": bot, "2": "random"}, start=True)
    page = alice.page(table["id"])
    for number in range(3):
        assert page.act(at_random(number)(page.decision()["choices"]))["t"] == "ack"
    page.decision()
    assert f"bot {bot} failed at table {table['id']}: " in impatient.log.read_text()
    assert "throneroom_bot_failures_total 0\n" not in alice.ask("GET", "/metrics").text


def test_the_server_stops_although_a_bot_still_thinks(bots: Path) -> None:
    with serving(f"sqlite:///{bots / 'other.db'}", bots, bot_seconds="900") as server:
        alice = Person(server, "Alice")
        table = alice.table("iron_throne", 3, seat=None, bots={str(n): "stone" for n in range(3)})
        alice.ok("POST", f"/api/tables/{table['id']}/start")
        assert alice.page(table["id"]).state()["outcome"] is None
        assert alice.ok("GET", "/health")["ok"] is True
        Person.leave_all()
        server.stop()


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "inf"])
def test_a_limit_that_is_none(
    seconds: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from throneroom.cli.main import run

    monkeypatch.setenv("THRONEROOM_BOT_SECONDS", seconds)
    assert run(["serve", "--db", "sqlite:////nowhere/x.db", "--lang", "en"]) == 2
    assert "THRONEROOM_BOT_SECONDS" in capsys.readouterr().err


def test_a_process_whose_server_is_gone_ends_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """A killed server hangs up; what its bots complained about would be found in its log."""
    pipe, theirs = Pipe()
    process = get_context("spawn").Process(target=thinking._think_forever, args=(theirs,))
    process.start()
    theirs.close()
    assert pipe.recv() == (True, "")
    pipe.close()
    process.join(60)
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""


def test_nobody_can_foresee_what_a_bot_will_choose() -> None:
    """The seed of a bot's choice does not follow from what everybody knows."""
    one, other = Thinkers.start(1, 20.0), Thinkers.start(1, 20.0)
    try:
        assert one.seed("table", 7, 2) == one.seed("table", 7, 2)
        assert one.seed("table", 7, 2) != other.seed("table", 7, 2)
    finally:
        one.stop()
        other.stop()


def test_a_bot_learns_what_has_happened_since_it_was_asked_the_last_time() -> None:
    """Its own answer first, then what the others did; a newcomer learns all from the beginning."""

    def logged(kind: str, moves: int) -> Logged:
        return Logged(Event(kind, ()), 0.0, moves)

    table = LiveTable.__new__(LiveTable)
    played = ((0, False), (1, False), (2, False), (1, True))
    table.moves = [MoveRow(seat, "pass", forced, 0.0) for seat, forced in played]
    table.log = deque([logged(kind, moves) for moves, kind in enumerate("abcde")])
    assert [event.kind for event in table.unseen_by(1)] == ["c", "d", "e"]
    assert [event.kind for event in table.unseen_by(2)] == ["d", "e"]
    assert [event.kind for event in table.unseen_by(3)] == ["a", "b", "c", "d", "e"]
