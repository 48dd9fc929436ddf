"""Clocks ring for everybody, whatever lies about in the database; votes count who is there."""

import asyncio
import gc
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, insert, select, update
from tests.server.client import PATIENCE, Person
from tests.server.process import Server, rows, serving
from tests.server.test_webhooks import receiver

from throneroom.cli.main import run
from throneroom.server import schema, sweep
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.hub import Hub
from throneroom.server.limits import Limits
from throneroom.server.live import Connection as OpenPage
from throneroom.server.presence import Presence
from throneroom.server.thinking import Thinkers
from throneroom.server.turns import Turns

LONG_AGO = 100_000.0


def wait_for(what: Callable[[], Any], seconds: float = 120.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.1)
    return found


def moves(server: Server, table_id: str) -> int:
    with rows(server) as connection:
        query = select(schema.actions.c.seq).where(schema.actions.c.table_id == table_id)
        return len(list(connection.execute(query)))


def two_people(alice: Person, bob: Person, **more: Any) -> str:
    """A running table of The Iron Throne with Alice, Bob and two bots."""
    table = str(alice.bot_table("iron_throne", 4, people=2, **more)["id"])
    bob.ok("POST", f"/api/tables/{table}/join", {})
    alice.ok("POST", f"/api/tables/{table}/start")
    return table


def late(connection: Connection, *table_ids: str) -> None:
    """The clocks of these tables have run out long ago."""
    then = time.time() - LONG_AGO
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id.in_(table_ids))
        .values(moved=then, deadline=then + 10)
    )


def test_no_table_keeps_the_clocks_of_others_from_ringing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path) as server:
        alice, bob = Person(server, "Alice"), Person(server, "Bob")
        abandoned = two_people(alice, bob, pace={"slow": 1}, on_timeout="vote")
        damaged = alice.bot_table("watch", 3, pace={"live": 10})["id"]
        alice.page(damaged).act()
        waiting = alice.bot_table("watch", 3, pace={"live": 60})["id"]
        alice.page(waiting).decision()
    with rows(server) as connection:
        connection.execute(
            update(schema.actions).where(schema.actions.c.table_id == damaged).values(text="dance")
        )
        late(connection, abandoned, damaged)
        _copies(connection, abandoned, 2 * sweep.MOST_AT_ONCE)
        # The rules of these are not installed any more.
        _copies(connection, abandoned, 2 * sweep.MOST_AT_ONCE, rules="0", on_timeout="bot")
        late(connection, waiting)
        connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == waiting)
            .values(moved=time.time() - 99)
        )
    before = moves(server, waiting)
    with serving(database, tmp_path, check=False) as server:
        wait_for(lambda: moves(server, waiting) > before)
        time.sleep(1)
        told = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        loaded = int(told.split("\nthroneroom_tables ")[1].split()[0])
        assert loaded < 10, "tables that only wait for a vote stay in the database"
        assert "\nthroneroom_sweep_failures_total 0\n" in told
        complaints = [line for line in server.errors() if damaged in line]
        assert len(complaints) <= 1, "the log says it once"


def _copies(connection: Connection, table_id: str, count: int, **values: Any) -> None:
    table = (
        connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
        .one()
        ._asdict()
    )
    seats = connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id)
    ).all()
    prefix = "".join(values) or "copy"
    ids = [f"{prefix[:10]}{number}" for number in range(count)]
    connection.execute(insert(schema.tables), [{**table, **values, "id": one} for one in ids])
    connection.execute(
        insert(schema.seats), [{**s._asdict(), "table_id": one} for one in ids for s in seats]
    )


def test_pages_hear_that_the_host_has_closed_the_table(server: Server) -> None:
    alice = Person(server, "Alice")
    table = alice.bot_table("iron_throne", 4)["id"]
    page = alice.page(table)
    page.decision()
    assert run(["admin", "close-table", table, "--db", server.database, "--lang", "en"]) == 0
    page.until(lambda frame: frame["t"] == "table" and frame["status"] == "closed")
    assert page.key("undo") == "server-table-not-running"


def test_a_vote_counts_those_who_are_there(server: Server) -> None:
    alice, bob, carol = (Person(server, name) for name in ("Alice", "Bob", "Carol"))
    table = alice.bot_table("iron_throne", 4, people=3, pace={"live": 10}, on_timeout="vote")["id"]
    path = f"/api/tables/{table}"
    for person in (bob, carol):
        person.ok("POST", f"{path}/join", {})
    alice.ok("POST", f"{path}/start")
    page, other = bob.page(table), carol.page(table)
    assert page.act()["t"] == other.act()["t"] == "ack"
    page.until(lambda f: f["t"] == "vote" and f["replace"] == 0)
    assert other.ask("bot", on=True)["t"] == "ack"
    # Carol has handed her seat over: her vote does not count, and Bob's is not half of two.
    assert other.key("replace", seat=0, yes=True) == "server-no-vote-now"
    assert other.ask("bot", on=False)["t"] == "ack"
    assert page.ask("replace", seat=0, yes=True)["t"] == "ack"
    assert page.latest["table"]["seats"][0]["kind"] == "person"
    # Now that she leaves, all that are left have agreed.
    carol.ok("POST", f"{path}/leave")
    page.until(lambda f: f["t"] == "table" and f["seats"][0]["kind"] == "bot")


def test_who_has_been_told_is_not_told_again_after_a_while(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with receiver([]) as (address, received):
        with serving(database, tmp_path, private_webhooks="1") as server:
            alice, bob = Person(server, "Alice"), Person(server, "Bob")
            bob.ok("PUT", "/api/me", {"webhook": address})
            table = two_people(alice, bob, pace={"slow": 24})
            wait_for(lambda: received)
        with rows(server) as connection:
            an_hour_ago = time.time() - 3600
            connection.execute(update(schema.tables).values(moved=an_hour_ago))
            connection.execute(update(schema.actions).values(at=an_hour_ago))
        with serving(database, tmp_path, private_webhooks="1") as server:
            watcher = Person(server, "Watcher")
            watcher.page(table).state()
            watcher.page(table).quiet(1.0)
        assert len(received) == 1


def test_tables_that_nobody_looks_at_leave_the_memory(server: Server, alice: Person) -> None:
    """They are read again when somebody comes, as they were."""
    busy, quiet, young = (alice.bot_table("watch", 3)["id"] for _ in range(3))
    config = Config(database=server.database)

    async def remember() -> None:
        database = Database.open(server.database)
        with ThreadPoolExecutor(1) as threads:
            thinkers = Thinkers(1.0, 1.0, threads, [], [], Turns(1))
            parts = (Limits(False), Presence(database), database.metrics)
            hub = Hub(config, database, thinkers, *parts)
            tables = [await hub.table(table) for table in (busy, quiet, young)]
            tables[0].connections.add(OpenPage("", "", None))
            for table in tables[:2]:
                table.touched -= config.idle_seconds + 1
            digest = tables[1].running.digest()
            kept = weakref.ref(tables[1].lock)
            sweep.forget_idle(hub)
            assert set(hub.tables) == {busy, young}
            assert hub.gauges()["tables"] == 2
            del table, tables
            gc.collect()
            assert kept() is None, "nothing holds on to it"
            assert (await hub.table(quiet)).running.digest() == digest
        database.close()

    asyncio.run(remember())
