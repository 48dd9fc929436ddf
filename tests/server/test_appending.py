"""Actions are appended in groups: whoever is wrong fails alone, and nobody waits for ever."""

import asyncio
import errno
import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError
from tests.server.conftest import new_database

from throneroom.kernel import load
from throneroom.server import disk_log, lobby, people, schema
from throneroom.server.appending import Append, NotRunning, Raced
from throneroom.server.database import Database
from throneroom.server.disk_log import DiskLog

GAME = load("iron_throne")
Outcomes = Sequence[BaseException | None]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return new_database(request.getfixturevalue("postgres"))


async def running_tables(database: Database, count: int) -> list[str]:
    """Tables that are being played."""

    def make(rows: Any) -> list[str]:
        owner = people.add_guest(rows, "Owner")
        ids = [
            lobby.create_table(rows, owner, GAME, 4, {}, True, {"live": 60}, "bot")
            for _ in range(count)
        ]
        rows.execute(update(schema.tables).values(status=lobby.RUNNING))
        return ids

    return await database.run(make)


def action(table_id: str, *numbers: int, turn: int = 1) -> Append:
    """An append of actions with these numbers."""
    rows = [
        {
            "table_id": table_id,
            "seq": seq,
            "seat": 0,
            "text": f"action {seq}",
            "forced": False,
            "digest": "d" * 32,
            "at": 1.0,
        }
        for seq in numbers
    ]
    values = {"moved": 2.0, "deadline": None, "turn": turn, "bots_due": False, "awaited": "1"}
    return Append(rows, {"table": table_id, **values})


async def append_all(database: Database, *appends: Append) -> Outcomes:
    """Append at one moment, so that it is one group."""
    work = (database.append(wanted) for wanted in appends)
    return await asyncio.gather(*work, return_exceptions=True)


async def written(database: Database) -> list[tuple[str, int]]:
    """The tables and numbers of all actions."""
    query = select(schema.actions.c.table_id, schema.actions.c.seq)
    return await database.read(lambda c: [(row[0], row[1]) for row in c.execute(query)])


def test_a_group_is_written_with_the_values_of_its_tables(address: str) -> None:
    async def scene() -> None:
        database = Database.open(address)
        one, two = await running_tables(database, 2)
        outcomes = await append_all(database, action(one, 1, 2, turn=7), action(two, 1, turn=8))
        assert outcomes == [None, None]
        assert sorted(await written(database)) == sorted([(one, 1), (one, 2), (two, 1)])
        rows = await database.read(lambda c: [lobby.find_table(c, name) for name in (one, two)])
        assert [(row.turn, row.moved, row.awaited, row.deadline) for row in rows] == [
            (7, 2.0, "1", None),
            (8, 2.0, "1", None),
        ]
        database.close()

    asyncio.run(scene())


def test_who_was_overtaken_fails_alone(address: str) -> None:
    async def scene() -> None:
        database = Database.open(address)
        one, two, three = await running_tables(database, 3)
        await database.append(action(two, 1))
        outcomes = await append_all(
            database, action(one, 1), action(two, 1, 2, turn=9), action(three, 1)
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Raced, type(None)]
        assert sorted(await written(database)) == sorted([(one, 1), (two, 1), (three, 1)])
        late = await database.read(lambda c: lobby.find_table(c, two))
        assert late.turn == 1
        database.close()

    asyncio.run(scene())


def test_two_of_one_group_for_the_same_number_cannot_both_win(address: str) -> None:
    async def scene() -> None:
        database = Database.open(address)
        (table,) = await running_tables(database, 1)
        outcomes = await append_all(database, action(table, 1), action(table, 1))
        assert sorted(map(repr, outcomes)) == ["None", "Raced()"]
        assert await written(database) == [(table, 1)]
        database.close()

    asyncio.run(scene())


def test_a_closed_table_takes_no_more_actions_and_the_others_do(address: str) -> None:
    async def scene() -> None:
        database = Database.open(address)
        one, two = await running_tables(database, 2)
        closed = update(schema.tables).where(schema.tables.c.id == one).values(status="closed")
        await database.run(lambda c: c.execute(closed) and None)
        outcomes = await append_all(database, action(one, 1), action(two, 1))
        assert isinstance(outcomes[0], NotRunning)
        assert outcomes[1] is None
        assert await written(database) == [(two, 1)]
        database.close()

    asyncio.run(scene())


def test_what_else_is_due_is_written_with_the_actions_or_not_at_all(address: str) -> None:
    async def scene() -> None:
        database = Database.open(address)
        one, two = await running_tables(database, 2)

        def keep(table_id: str) -> Any:
            position = {"table_id": table_id, "seq": 1, "moves": 1, "position": {"x": 1}}
            return lambda c: c.execute(insert(schema.snapshots).values(**position)) and None

        await database.append(action(two, 1))
        good, bad = action(one, 1), action(two, 1)
        outcomes = await append_all(
            database,
            Append(good.rows, good.table, keep(one)),
            Append(bad.rows, bad.table, keep(two)),
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Raced]
        query = select(schema.snapshots.c.table_id)
        assert await database.read(lambda c: c.execute(query).scalars().all()) == [one]
        database.close()

    asyncio.run(scene())


def test_every_connection_to_sqlite_writes_to_the_disk_with_every_commit(tmp_path: Path) -> None:
    database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
    settings = {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}
    for _ in range(3):
        with database.engine.connect() as connection:
            connection.detach()  # so that the next one is another
            for name, wanted in settings.items():
                assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == wanted
    database.close()


def test_the_event_loop_does_not_wait_for_somebody_else_who_writes_to_the_file(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        one, two = await running_tables(database, 2)
        await database.append(action(one, 1))
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(database.append(action(two, 1)))
        longest, last = 0.0, time.monotonic()
        for _ in range(40):
            await asyncio.sleep(0.01)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert not waiting.done()
        assert longest < 10, "the event loop stood still: it would have been for 30 seconds"
        other.execute("COMMIT")
        await asyncio.wait_for(waiting, 60)
        assert sorted(await written(database)) == sorted([(one, 1), (two, 1)])
        other.close()
        database.close()

    asyncio.run(scene())


def test_a_lost_connection_is_opened_again(postgres: str) -> None:
    address = new_database(postgres)

    async def scene() -> None:
        database = Database.open(address)
        (table,) = await running_tables(database, 1)
        await database.append(action(table, 1))
        with psycopg.connect(address, autocommit=True) as host:
            host.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await database.append(action(table, 2))
        assert sorted(await written(database)) == [(table, 1), (table, 2)]
        database.close()

    asyncio.run(scene())


def test_news_are_as_short_as_postgresql_wants_them(postgres: str) -> None:
    """It counts bytes; and a notice that is too long would undo the commit that it tells of."""
    address = new_database(postgres)

    async def scene() -> None:
        database = Database.open(address)
        tables = await running_tables(database, 12)
        with psycopg.connect(address, autocommit=True) as other:
            other.execute("LISTEN throneroom")
            wanted = [action(table, 1) for table in tables[1:]]
            wanted.append(action(tables[0], *range(1, 14)))
            for one in wanted:
                for row in one.rows:
                    row["text"] = "ж" * 390  # type: ignore[index]
            assert await append_all(database, *wanted) == [None] * 12
            heard = [notice.payload for notice in other.notifies(timeout=2)]
        assert all(len(payload.encode()) < 8000 for payload in heard)
        lines = [line.split(":", 4) for payload in heard for line in payload.split("\n")]
        told = {line[1]: line[4] for line in lines}
        assert sorted(told) == sorted(tables)
        assert told[tables[0]] == "[]", "too long: the others read it from the database"
        assert "ж" in told[tables[1]]
        database.close()

    asyncio.run(scene())


def test_a_database_that_is_gone_gives_everybody_an_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        one, two = await running_tables(database, 2)
        with sqlite3.connect(tmp_path / "tables.db") as host:
            host.execute("ALTER TABLE actions RENAME TO elsewhere")
        outcomes = await asyncio.wait_for(append_all(database, action(one, 1), action(two, 1)), 60)
        assert all(isinstance(outcome, Exception) for outcome in outcomes)
        database.close()

    asyncio.run(scene())


@pytest.mark.parametrize("known", [True, False], ids=["log known", "log not found"])
def test_the_log_of_sqlite_is_carried_over_again_and_again(
    known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not known:
        monkeypatch.setattr(DiskLog, "beside", lambda connection: None)
    file = tmp_path / "tables.db"

    async def scene() -> None:
        database = Database.open(f"sqlite:///{file}")
        (table,) = await running_tables(database, 1)
        loop = asyncio.get_running_loop()
        for first in range(1, 12_001, 50):
            await database.append(action(table, *range(first, first + 50)))
            await loop.run_in_executor(database.writer, int)  # what may still be under way there
        log = (tmp_path / "tables.db-wal").stat().st_size
        assert log < 5_000_000, "the log grows for ever"
        with sqlite3.connect(f"file:{file}?immutable=1", uri=True) as alone:
            (count,) = alone.execute("SELECT count(*) FROM actions").fetchone()
        assert count >= 5000, "without its log the file lacks too much"
        assert len(await written(database)) == 12_000
        database.close()

    asyncio.run(scene())


def test_nobody_is_told_before_a_slow_disk_has_it_and_the_event_loop_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()
    threads: list[str] = []

    def slow_disk(file: int) -> None:
        if threads:  # the first time shows that it is slow
            assert released.wait(60)
        threads.append(threading.current_thread().name)
        time.sleep(2 * disk_log.QUICK_SECONDS)
        os.fsync(file)

    monkeypatch.setattr(disk_log, "reach_disk", slow_disk)

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        one, two, three = await running_tables(database, 3)
        await database.append(action(one, 1))  # the first one finds the log
        await database.append(action(one, 2))
        first = asyncio.create_task(database.append(action(two, 1)))
        await asyncio.sleep(0.2)
        second = asyncio.create_task(database.append(action(three, 1)))
        await asyncio.sleep(0.2)
        assert not first.done()
        assert not second.done()
        assert sorted(await written(database)) == sorted([(one, 1), (one, 2), (two, 1)])
        released.set()
        await asyncio.wait_for(asyncio.gather(first, second), 60)
        assert len(await written(database)) == 4
        database.close()

    asyncio.run(scene())
    assert [name.partition("_")[0] for name in threads] == ["MainThread", "disk", "disk"]


def test_a_slow_disk_is_looked_at_again_and_a_quick_one_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def disk(file: int) -> None:
        if not threads:
            time.sleep(2 * disk_log.QUICK_SECONDS)
        threads.append(threading.current_thread().name)

    monkeypatch.setattr(disk_log, "reach_disk", disk)
    (tmp_path / "log").touch()

    async def scene() -> None:
        log = DiskLog(os.open(tmp_path / "log", os.O_RDWR))
        for _ in range(disk_log.LOOK_AGAIN + 2):
            await log.sync()
        log.close()

    asyncio.run(scene())
    apart = [number for number, name in enumerate(threads) if name != "MainThread"]
    assert apart[: disk_log.LOOK_AGAIN] == list(range(1, 1 + disk_log.LOOK_AGAIN))
    assert disk_log.LOOK_AGAIN + 1 not in apart


def test_a_disk_that_fails_gives_everybody_an_answer_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_disk(file: int) -> None:
        raise OSError(errno.EIO, "no such luck")

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        one, two = await running_tables(database, 2)
        await database.append(action(one, 1))
        with monkeypatch.context() as broken:
            broken.setattr(disk_log, "reach_disk", broken_disk)
            outcomes = await append_all(database, action(one, 2), action(two, 1))
        assert [type(outcome) for outcome in outcomes] == [DBAPIError, DBAPIError]
        assert await append_all(database, action(one, 3), action(two, 2)) == [None, None]
        database.close()

    asyncio.run(scene())


def test_workers_that_race_for_the_same_tables_do_not_wait_for_each_other_in_a_ring(
    postgres: str,
) -> None:
    address = new_database(postgres)
    insert_row = (
        "INSERT INTO actions (table_id, seq, seat, text, forced, digest, at) "
        "VALUES (%s, 1, 0, 'x', false, 'd', 1)"
    )

    async def scene() -> None:
        database = Database.open(address)
        first, last = sorted(await running_tables(database, 2))
        with psycopg.connect(address) as other:
            other.execute("SET lock_timeout = '300ms'")
            other.execute(insert_row, [first])
            work = asyncio.create_task(append_all(database, action(last, 1), action(first, 1)))
            await asyncio.sleep(0.5)
            other.execute(insert_row, [last])  # ours waits for the first one, and holds nothing
            other.commit()
        assert [type(outcome) for outcome in await work] == [Raced, Raced]
        database.close()

    asyncio.run(scene())
