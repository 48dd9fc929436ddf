"""Restarts and kills under load: nothing is lost, nothing is done twice, and everybody goes on."""

import asyncio
import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Page, Person
from tests.server.process import Server
from tests.server.test_crashes import rows_of

from throneroom.server import restarting
from throneroom.server.hub import COME_BACK
from throneroom.server.live import Connection

ROOT = Path(__file__).resolve().parents[2]


def soaked(folder: Path, *wanted: str) -> dict[str, Any]:
    """What a soak tells."""
    out = folder / "soak.json"
    command = [sys.executable, "-m", "bench.host_soak", "--json", str(out), *wanted]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=800)
    assert out.exists(), done.stderr
    assert done.returncode == 0, done.stdout + done.stderr
    told: dict[str, Any] = json.loads(out.read_text())
    return told


def test_a_short_soak_with_workers_that_are_replaced_while_people_play(tmp_path: Path) -> None:
    few = ["--tables", "3", "--every", "1", "--pause", "0.4", "--minutes", "12"]
    told = soaked(tmp_path, *few, "--once", "restart")
    assert told["harms"] == {"restart": 1}
    assert (told["lost"], told["doubled"], told["damage"]) == (0, 0, [])
    assert told["acknowledged"] > 20
    assert told["moves_replayed"] > told["acknowledged"], "bots have moved, too"
    assert told["open_at_restarts"] == 4, "everybody at the three tables"
    ended = told["of_those_ended"]
    # Whose game is over just then does not need the page any more.
    assert ended["1012"] + ended.get("0", 0) == 4, "all are told to come back, and none is cut off"


def test_a_single_worker_begins_anew_and_the_pages_go_on(server: Server) -> None:
    people = [Person(server, name) for name in ("Asha", "Brynden", "Catelyn")]
    tables = [person.bot_table("iron_throne", 4)["id"] for person in people]
    pages = [person.page(table) for person, table in zip(people, tables, strict=True)]
    played = [[moved(page)] for page in pages]
    before = server.log.read_text().count("beginning anew")
    server.hang_up()
    assert [page.closed() for page in pages] == [1012] * 3
    for person, table, actions in zip(people, tables, played, strict=True):
        actions.append(moved(person.page(table)))  # who comes waits until somebody serves again
        rows = rows_of(server.database, table)[1]
        mine = [row.text for row in rows if row.seat == 0 and not row.forced]
        assert mine == actions, "nothing is lost, and nothing is done twice"
    assert server.log.read_text().count("beginning anew") == before + 1


def test_a_release_that_does_not_begin_takes_nobodys_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert restarting.can_begin("throneroom.server.errors")
    assert not caplog.records
    assert not restarting.can_begin("throneroom.server.no_such_module")
    assert "goes on as it is" in caplog.text


def test_a_page_gets_its_answer_before_it_is_told_to_come_back() -> None:
    async def said() -> tuple[list[str], bool]:
        line = HeldLine()
        page = Connection("", "", None, line=line)
        page.busy = True
        page.leave(COME_BACK)
        page.send("events")
        await asyncio.sleep(0)
        assert line.told == ["[events]"]
        assert not page.ended.is_set(), "its message is still being answered"
        page.send("ack")
        page.settled()
        await asyncio.sleep(0)
        return line.told, page.ended.is_set()

    assert asyncio.run(said()) == (["[events]", "[ack]"], True)


def test_what_a_page_does_not_read_waits_until_it_reads_on() -> None:
    async def said() -> list[str]:
        line = HeldLine(free=False)
        page = Connection("", "", None, line=line)
        page.leave(COME_BACK)
        for text in ("one", "two"):
            page.send(text)
            await asyncio.sleep(0)
        assert line.told == []
        assert not page.ended.is_set(), "there is something to tell it"
        line.free = True
        page.flush()
        assert page.ended.is_set()
        return line.told

    assert asyncio.run(said()) == ["[one,two]"]


@dataclass
class HeldLine:
    """Keeps what a page is sent."""

    free: bool = True
    told: list[str] = field(default_factory=list)

    def is_free(self) -> bool:
        return self.free

    def tell(self, text: str) -> None:
        self.told.append(text)


def moved(page: Page) -> str:
    """Play an action that is acknowledged."""
    action = str(page.decision()["choices"][0]["text"])
    assert page.act(action)["t"] == "ack"
    return action
