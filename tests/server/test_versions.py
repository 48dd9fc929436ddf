"""Rules of several versions side by side: a game goes on by those with which it was begun, or waits
until they are installed."""

import time
from pathlib import Path

import pytest
from sqlalchemy import select, update
from tests.server.client import Page, Person
from tests.server.older import install, packed
from tests.server.process import Server, rows, serving

from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.server import schema, sweep

DAY = 24 * 3600.0


def check(server: Server, capsys: pytest.CaptureFixture[str]) -> str:
    """What `throneroom admin check` tells the host."""
    assert run(["admin", "check", "--db", server.database, "--lang", "en"]) == 0
    return " ".join(capsys.readouterr().out.split())


def deadline(server: Server, table: str) -> float | None:
    with rows(server) as connection:
        column = schema.tables.c.deadline
        found: float | None = connection.scalar(select(column).where(schema.tables.c.id == table))
        return found


def begin_with(server: Server, table: str, version: str) -> None:
    """The table was begun a week ago, with other rules."""
    with rows(server) as connection:
        change = update(schema.tables).where(schema.tables.c.id == table)
        week_ago = time.time() - 7 * DAY
        connection.execute(change.values(rules=version, deadline=week_ago + DAY, moved=week_ago))


def test_a_table_waits_for_its_rules_and_goes_on_when_they_are_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "installed"
    place.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(place))
    newest = load("thrones").version
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        jon = Person(server, "Jon")
        old = jon.bot_table("thrones", 3, pace={"slow": 24})["id"]
        gone, fresh = (jon.bot_table("thrones", 3)["id"] for _ in range(2))
        assert moved(jon.page(old))
        server.stop()  # and the host upgrades
        begin_with(server, old, "1.9")
        with rows(server) as connection:
            change = update(schema.tables).where(schema.tables.c.id == gone)
            connection.execute(change.values(game="vanished"))
        server.start()

        mine = {table["id"]: table for table in jon.ok("GET", "/api/tables?which=mine")}
        assert [mine[table]["playable"] for table in (old, gone, fresh)] == [False, False, True]
        page = jon.page(old)
        refusal = page.until(lambda frame: frame["t"] == "refused")["error"]
        assert refusal["key"] == "server-other-rules"
        assert refusal["data"] == {"version": "1.9", "installed": newest}
        assert page.key("act", token="x", action="ready") == "server-other-rules"
        assert jon.refused("GET", f"/api/tables/{old}/record")[0] == 409
        assert jon.refused("GET", f"/api/tables/{gone}") == (409, "server-no-such-game")
        assert jon.page(gone).closed() == 4404
        assert moved(jon.page(fresh)), "other tables go on"
        assert deadline(server, old) is None, "nobody's time runs"
        told = check(server, capsys)
        assert f"one table needs rules version 1.9; installed: {newest}." in told
        assert f"Waiting to go on: {old}." in told

        install(packed(tmp_path, "thrones", "1.9"), place)
        server.hang_up()
        assert page.closed() == 1012
        assert moved(jon.page(old)), "it is played on by its own rules"
        left = deadline(server, old)
        assert left is not None
        assert left > time.time() + DAY - 600, "and everybody has all the time again"
        info = jon.ok("GET", f"/api/tables/{old}")
        assert (info["rules"], info["playable"]) == ("1.9", True)


def moved(page: Page) -> bool:
    return bool(page.act()["t"] == "ack")


def test_clocks_stop_and_start_row_by_row(server: Server, alice: Person) -> None:
    """Without rules the clock stops, whatever the pace; with them it starts, but only where there
    is one."""
    paces = [{"slow": 1}, {"live": 60}, None]
    tables = [alice.bot_table("watch", 3, pace=pace)["id"] for pace in paces]
    for table in tables:
        alice.wait_for_turn(table)  # until then the server goes on writing of bots
    for table in tables[:2]:
        begin_with(server, table, "0")
    with rows(server) as connection:
        sweep.stop_and_start_clocks(connection)
    assert [deadline(server, table) for table in tables] == [None] * 3
    with rows(server) as connection:
        change = update(schema.tables).where(schema.tables.c.id.in_(tables))
        connection.execute(change.values(rules=load("watch").version))
        sweep.stop_and_start_clocks(connection)
    now = time.time()
    slow, live, none = (deadline(server, table) for table in tables)
    assert none is None
    assert slow == pytest.approx(now + 3600, abs=60)
    assert live == pytest.approx(now + 60, abs=30)
