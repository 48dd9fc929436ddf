"""Bots think in a fair order: by owner, and first where people wait."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.outside import announce
from tests.server.client import Person
from tests.server.process import Server, serving

from throneroom.kernel import load
from throneroom.server.hub import asked_for
from throneroom.server.listing import Seat
from throneroom.server.live import Connection, LiveTable
from throneroom.server.turns import EVERY, Turns


def order(*wishes: tuple[str, bool] | tuple[str, bool, str]) -> list[str]:
    """Who has a turn when all of them want one while somebody has the only place."""
    turns, had = Turns(1), []

    async def think(owner: str, waited_for: bool, place: str = "") -> None:
        async with turns.turn(owner, waited_for, place):
            had.append(owner)
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        async with turns.turn("first", True):
            tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(all_at_once())
    assert turns.free == 1
    assert len(had) == len(wishes)
    return had


def test_every_owner_has_a_turn_before_anybody_has_another() -> None:
    hog = [("hog", True)] * 12
    assert order(*hog, ("alice", True), ("bob", True))[:4] == ["hog", "alice", "bob", "hog"]


def test_many_guests_of_one_address_have_no_more_turns_than_one() -> None:
    """And among themselves all of them have as many."""
    hogs = [(f"hog{number}", True, "192.0.2.1") for number in range(4) for _ in range(3)]
    had = order(*hogs, ("alice", True, "192.0.2.2"), ("bob", True, "192.0.2.3"), ("carol", True))
    assert had[:4] == ["hog0", "alice", "bob", "carol"]
    assert had[4:8] == ["hog1", "hog2", "hog3", "hog0"]


def test_it_is_known_from_where_a_bot_is_waited_for() -> None:
    """Whoever only watches, or comes from nobody knows where, makes it no other's turn."""
    seats = [Seat("sam", "Sam", None), Seat(None, None, "greedy"), Seat("jon", "Jon", None)]
    table = LiveTable(load("watch"), SimpleNamespace(id="x", owner="jon"), seats, b"")
    assert asked_for(table) == ("x", 0, "jon", False, "")
    table.elsewhere = {"jon"}
    assert asked_for(table) == ("x", 0, "jon", True, "")
    table.connections = {Connection("pyp", "Pyp", None, address="192.0.2.9")}
    assert asked_for(table) == ("x", 0, "jon", True, "")
    table.connections |= {Connection("sam", "Sam", 0, address="192.0.2.7")}
    assert asked_for(table) == ("x", 0, "jon", True, "192.0.2.7")


def test_tables_that_people_look_at_come_first_but_not_always() -> None:
    alone = [(f"alone{number}", False) for number in range(3)]
    had = order(*alone, *(("alice", True),) * (EVERY + 2))
    assert had[: EVERY - 1] == ["alice"] * (EVERY - 1)
    assert had[EVERY - 1] == "alone0"
    assert had[-2:] == ["alone1", "alone2"]


def test_whoever_gives_up_waiting_holds_nobody_up() -> None:
    async def work() -> None:
        turns = Turns(1)
        had = []

        async def think(owner: str) -> None:
            async with turns.turn(owner, True):
                had.append(owner)

        async with turns.turn("first", True):
            tasks = [asyncio.create_task(think(owner)) for owner in "abc"]
            await asyncio.sleep(0)
            tasks[0].cancel()
            await asyncio.sleep(0)
        tasks[1].cancel()  # which has been called already
        await asyncio.gather(*tasks, return_exceptions=True)
        assert had == ["c"]
        assert turns.free == 1

    asyncio.run(work())


# With real bots: one that takes its time, and writes down whose table it is at.
SLOTH = '''
import os
import time


class Sloth:
    """Slow."""

    def __init__(self, seed):
        pass

    def choose(self, sight):
        with open(os.environ["SLOTHS"], "a") as file:
            file.write("HA"[sight.game.slug == "iron_throne"])
        time.sleep(0.1)
        return sight.legal()[0]
'''


@pytest.fixture(scope="module")
def sloths(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server with slow bots and one process for them, and where they write."""
    folder = tmp_path_factory.mktemp("sloths")
    (folder / "sloth_bots.py").write_text(SLOTH)
    announce(folder, "sloth_bots", bots={"sloth": "sloth_bots:Sloth"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        patch.setenv("SLOTHS", str(folder / "order"))
        with serving(f"sqlite:///{folder / 'tables.db'}", folder, limits="1") as server:
            yield server, folder / "order"


def test_one_guest_with_many_tables_of_bots_slows_nobody_else(sloths: tuple[Server, Path]) -> None:
    server, file = sloths
    hog, alice = Person(server, "Hog"), Person(server, "Alice")
    slow = {str(seat): "sloth" for seat in range(3)}
    wish = {"game": "watch", "seats": 3, "bots": slow, "seat": None, "start": True}
    for _ in range(8):
        hog.ok("POST", "/api/tables", wish)
    assert hog.refused("POST", "/api/tables", wish) == (409, "server-too-many-bot-tables")
    table = alice.table("iron_throne", 3, bots={"1": "sloth", "2": "sloth"}, start=True)
    page = alice.page(table["id"])
    page.until(lambda frame: frame["t"] == "state")
    while file.read_text().count("A") < 7:
        if page.is_asked():
            page.act()
        else:
            page.receive()
    seen = file.read_text()
    between = [len(part) for part in seen.split("A")[1:7]]
    # One of the others' thinks already, and one may while Alice's table takes a move in.
    assert sorted(between)[3] <= 2, seen


def test_a_killed_process_of_bots_is_replaced_and_nothing_is_left_to_chance(
    sloths: tuple[Server, Path],
) -> None:
    server, _ = sloths
    assert server.process is not None
    alice = Person(server, "Alice")
    table = alice.table("iron_throne", 3, bots={"1": "sloth", "2": "sloth"}, start=True)
    page = alice.page(table["id"])
    for _ in range(3):
        assert page.act()["t"] == "ack"
        listed = subprocess.run(
            ["ps", "--ppid", str(server.process.pid), "-o", "pid=,args="],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for line in listed.splitlines():
            if "spawn_main" in line:
                os.kill(int(line.split()[0]), signal.SIGKILL)
        # If a bot's process ended twice at one task, that would be taken for the bot's own doing.
        while page.bots_awaited():
            page.receive()
    page.decision()
    assert "throneroom_bot_failures_total 0\n" in alice.ask("GET", "/metrics").text
    assert "failed at table" not in server.log.read_text()
