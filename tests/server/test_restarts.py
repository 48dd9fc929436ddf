"""Restarts and kills under load: nothing is lost, nothing is done twice, and everybody goes on."""

import asyncio
import json
import subprocess
import sys
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
    assert told["closed"]["1012"] >= 4, "every page is told to come back, and no move is cut off"


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
    async def said() -> list[str | None]:
        page = Connection("", "", None)
        page.busy = True
        page.leave(COME_BACK)
        page.send("events")
        frames = [await page.frame()]
        waiting = asyncio.ensure_future(page.frame())
        await asyncio.sleep(0)
        assert not waiting.done(), "its message is still being answered"
        page.send("ack")
        page.settled()
        return [*frames, await waiting, await page.frame()]

    assert asyncio.run(said()) == ["[events]", "[ack]", None]


def moved(page: Page) -> str:
    """Play an action that is acknowledged."""
    action = str(page.decision()["choices"][0]["text"])
    assert page.act(action)["t"] == "ack"
    return action
