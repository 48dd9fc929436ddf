"""Appending actions: a group commit. Whatever waits is written in one transaction, and only after
the commit does anybody hear of it.

With SQLite the event loop's own thread writes: to hand a group to another thread and to wait for
its turn takes longer. For a slow disk another thread waits, while the next group gathers
(`disk_log`). With PostgreSQL, and while somebody else is writing to SQLite's file, another thread
writes, too.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from operator import itemgetter
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, func, select, tuple_
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from throneroom.server import schema
from throneroom.server.disk_log import DiskLog
from throneroom.server.wire import encode

CHANNEL = "throneroom"
NEWS_FIELDS = ("seq", "seat", "text", "forced", "at")
LONGEST_NEWS = 6000  # in bytes; PostgreSQL passes on less than 8000
RUNNING = "running"
GATHER_SECONDS = 0.002  # the longest that a group waits for more to come
GATHER_ROUNDS = 2  # of the event loop in which nothing more has come
CHECKPOINT_ROWS = 2000
ACTION_FIELDS = ("table_id", "seq", "seat", "text", "forced", "digest", "at")
TABLE_FIELDS = ("moved", "deadline", "turn", "bots_due", "awaited", "table")
_action_values = itemgetter(*ACTION_FIELDS)
_table_values = itemgetter(*TABLE_FIELDS)
FORCED, BOTS_DUE = ACTION_FIELDS.index("forced"), TABLE_FIELDS.index("bots_due")
Outcome: TypeAlias = Exception | None


class Raced(Exception):
    """Another worker has already written the action with this number."""


class NotRunning(Exception):
    """The table has been closed meanwhile."""


class Append:
    """Actions of one table, the table's new values, and what else is due with them."""

    __slots__ = ("extra", "rows", "table")

    def __init__(
        self,
        rows: Sequence[Mapping[str, Any]],
        table: Mapping[str, Any],
        extra: Callable[[Connection], None] | None = None,
    ) -> None:
        self.rows = rows
        self.table = table
        self.extra = extra


@dataclass(slots=True)
class Appender:
    """Gathers what is to be appended, and writes it."""

    engine: Engine
    writer: ThreadPoolExecutor
    worker: str = field(default_factory=lambda: secrets.token_hex(4))
    """Names this process in what it tells the others."""
    _waiting: list[tuple[Append, "asyncio.Future[None]"]] = field(default_factory=list)
    _draining: "asyncio.Task[None] | None" = None
    _here: Connection | None = None
    """The event loop's connection to SQLite, which waits neither for others who write nor, once the
    log is known, for the disk."""
    _log: DiskLog | None = None
    _apart: Connection | None = None
    """The other thread's connection."""
    _rows: int = 0
    """Written by the event loop since the log of SQLite was carried over into the file."""
    _carrying: "asyncio.Future[None] | None" = None
    """The carrying over that is under way."""

    @property
    def is_sqlite(self) -> bool:
        """Whether one process has the file for itself."""
        return self.engine.dialect.name == "sqlite"

    @property
    def waiting(self) -> int:
        """How many wait for the next group."""
        return len(self._waiting)

    def close(self) -> None:
        """Close what is kept open."""
        self._lose_here()
        self._lose()

    async def append(self, wanted: Append) -> None:
        """Append actions and commit them; `Raced` if somebody was quicker."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((wanted, done))
        if self._draining is None or self._draining.done():
            # A task of its own, so that it outlives a visitor who hangs up.
            self._draining = loop.create_task(self._drain())
        await done

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            await self._gather(loop)
            await self._carry_over(loop)
            group, self._waiting = self._waiting, []
            outcomes = await self._write_group(loop, [wanted for wanted, _ in group])
            for (_, done), outcome in zip(group, outcomes, strict=True):
                if done.done():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    async def _write_group(
        self, loop: asyncio.AbstractEventLoop, group: Sequence[Append]
    ) -> Sequence[Outcome]:
        try:
            if self._write_here(group):
                self._rows += sum(len(wanted.rows) for wanted in group)
                await self._reach_disk()
                return [None] * len(group)
            return await loop.run_in_executor(self.writer, self._write_apart, group)
        except Exception as error:
            return [error] * len(group)  # everybody gets an answer, whatever happens

    async def _gather(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let others who are about to append join the group."""
        end = loop.time() + GATHER_SECONDS
        seen = quiet = 0
        while quiet < GATHER_ROUNDS and loop.time() < end:
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self._waiting) == seen else 0
            seen = len(self._waiting)

    def _write_here(self, group: Sequence[Append]) -> bool:
        """Write in the event loop's thread, unless that would hold it up. Whether it is written."""
        if not self.is_sqlite:
            return False
        try:
            if self._here is None:
                self._here = self.engine.connect()
                self._here.detach()
                self._here.exec_driver_sql("PRAGMA busy_timeout=0")
                self._here.exec_driver_sql("PRAGMA wal_autocheckpoint=0")
                self._here.rollback()
            self._commit(self._here, group)
            return True
        except Exception:
            # Somebody else is writing, or something is wrong with one of the group: the other
            # thread waits, and finds out.
            return False

    async def _reach_disk(self) -> None:
        """Wait until what was written here cannot be lost any more. The first commit of a
        connection waits for the disk itself, and so do all if the log is not to be found."""
        if self._here is None:
            return
        if self._log is None:
            self._log = DiskLog.beside(self._here)
            return
        try:
            await self._log.sync()
        except OSError as error:
            self._lose_here()  # whether it is on the disk nobody knows: begin anew
            raise DBAPIError(None, None, error) from error

    async def _carry_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Carry SQLite's log over into the file now and then: most of it while the event loop goes
        on writing, then the rest while nobody writes, so that the log begins anew."""
        if self._carrying is None:
            if self._rows >= CHECKPOINT_ROWS:
                self._rows = 0
                self._carrying = loop.run_in_executor(self.writer, self._checkpoint, "PASSIVE")
        elif self._carrying.done():
            self._carrying = None
            await loop.run_in_executor(self.writer, self._checkpoint, "RESTART")

    def cut_off(self) -> None:
        """Carry SQLite's log over into the file and leave nothing of it."""
        self._checkpoint("TRUNCATE")

    def _checkpoint(self, mode: str) -> None:
        with contextlib.suppress(SQLAlchemyError), self.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({mode})").fetchall()

    def _write_apart(self, group: Sequence[Append]) -> list[Outcome]:
        """All in one transaction, but for those with which somebody was quicker; if that fails, one
        by one, to find out which of them failed."""
        if not group:
            return []
        try:
            self._transaction(group)
            return [None] * len(group)
        except Exception as error:
            late = [False] * len(group)
            if isinstance(error, IntegrityError):
                late = self._overtaken(group)
            if any(late):
                others = [
                    wanted for wanted, is_late in zip(group, late, strict=True) if not is_late
                ]
                outcomes = iter(self._write_apart(others))
                return [Raced() if is_late else next(outcomes) for is_late in late]
            if len(group) == 1:
                return [error]
            return [self._write_apart([wanted])[0] for wanted in group]

    def _overtaken(self, group: Sequence[Append]) -> list[bool]:
        """Which of these actions have numbers that are taken by now."""
        numbers = [(wanted.rows[0]["table_id"], wanted.rows[0]["seq"]) for wanted in group]
        actions = schema.actions
        query = select(actions.c.table_id, actions.c.seq).where(
            tuple_(actions.c.table_id, actions.c.seq).in_(numbers)
        )
        with self.engine.connect() as connection:
            # SQLAlchemy says that its rows are tuples, which they are not: compiled code looks.
            rows: Any = connection.execute(query)
            taken = {tuple(row) for row in rows}
        return [number in taken for number in numbers]

    def _transaction(self, group: Sequence[Append]) -> None:
        was_open = self._apart is not None
        try:
            self._begin(group)
        except (IntegrityError, NotRunning):
            raise
        except DBAPIError:
            self._lose()
            if not was_open:
                raise
            self._begin(group)  # the connection may have been lost long ago

    def _begin(self, group: Sequence[Append]) -> None:
        if self._apart is None:
            self._apart = self.engine.connect()
        self._commit(self._apart, group)

    def _commit(self, connection: Connection, group: Sequence[Append]) -> None:
        with connection.begin():
            self._write(connection, group)

    def _lose_here(self) -> None:
        if self._log is not None:
            self._log.close()
            self._log = None
        if self._here is not None:
            self._here.close()
            self._here = None

    def _lose(self) -> None:
        if self._apart is not None:
            with contextlib.suppress(DBAPIError):
                self._apart.invalidate()
                self._apart.close()
            self._apart = None

    def _write(self, connection: Connection, group: Sequence[Append]) -> None:
        """All rows, without SQLAlchemy's care for each of them."""
        dbapi = self.engine.dialect.loaded_dbapi
        cursor = connection.connection.cursor()
        try:
            if self.is_sqlite:
                changed = _write_sqlite(cursor, group)
            else:
                news = [self._committed(wanted.rows) for wanted in group]
                changed = _write_postgresql(cursor, group, list(packed(news)))
        except dbapi.Error as error:
            kind = IntegrityError if isinstance(error, dbapi.IntegrityError) else DBAPIError
            raise kind(None, None, error) from error
        finally:
            cursor.close()
        if changed != len(group):
            raise NotRunning
        for wanted in group:
            if wanted.extra is not None:
                wanted.extra(connection)

    def _committed(self, rows: Sequence[Mapping[str, Any]]) -> str:
        """The news of some actions: with the actions themselves, unless that would be too long."""
        table_id, last = rows[-1]["table_id"], rows[-1]["seq"]
        written = encode([[row[name] for name in NEWS_FIELDS] for row in rows])
        if _length(written) > LONGEST_NEWS:
            written = "[]"
        return self.payload(table_id, "seq", last, written)

    def payload(self, table_id: str, *news: object) -> str:
        """What the other workers are told about a table."""
        return ":".join([self.worker, table_id, *(str(part) for part in news)])


def _write_sqlite(cursor: DBAPICursor, group: Sequence[Append]) -> int:
    """Returns how many tables are running and have been changed."""
    cursor.executemany(
        f"INSERT INTO actions ({', '.join(ACTION_FIELDS)}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [_plain(_action_values(row), FORCED) for wanted in group for row in wanted.rows],
    )
    cursor.executemany(
        "UPDATE tables SET moved = ?, deadline = ?, turn = ?, bots_due = ?, awaited = ? "
        f"WHERE id = ? AND status = '{RUNNING}'",
        [_plain(_table_values(wanted.table), BOTS_DUE) for wanted in group],
    )
    return cursor.rowcount


def _plain(values: tuple[Any, ...], truth: int) -> tuple[Any, ...]:
    """Values with a number for the truth at a place: for any other type than SQLite's own, `bool`
    too, its driver looks for a way to adapt it first."""
    return (*values[:truth], int(values[truth]), *values[truth + 1 :])


def _write_postgresql(cursor: DBAPICursor, group: Sequence[Append], news: list[str]) -> int:
    """The same, in one statement: each one is a journey to another process and back.

    All workers go through the tables in one order. Otherwise two of them could wait for each other.
    """
    ordered = sorted(group, key=lambda wanted: str(wanted.table["table"]))
    rows = [_action_values(row) for wanted in ordered for row in wanted.rows]
    tables = [_table_values(wanted.table) for wanted in ordered]
    cursor.execute(
        f"WITH written AS (INSERT INTO actions ({', '.join(ACTION_FIELDS)}) "
        f"VALUES {_marks(len(ACTION_FIELDS), len(rows))}), "
        "changed AS (UPDATE tables SET moved = new.column1, "
        "deadline = CAST(new.column2 AS double precision), turn = new.column3, "
        "bots_due = new.column4, awaited = new.column5 "
        f"FROM (VALUES {_marks(len(TABLE_FIELDS), len(tables))}) AS new "
        f"WHERE tables.id = new.column6 AND tables.status = '{RUNNING}' RETURNING 1) "
        "SELECT (SELECT count(*) FROM changed), "
        "(SELECT count(pg_notify(%s, payload)) FROM unnest(CAST(%s AS text[])) AS payload)",
        (*chain(*rows), *chain(*tables), CHANNEL, news),
    )
    (found,) = cursor.fetchall()
    return int(found[0])


def packed(news: Sequence[str]) -> Iterator[str]:
    """Several news in one notice, a line for each, as long as PostgreSQL passes it on: a worker is
    woken by every notice, its own included."""
    pack: list[str] = []
    length = 0
    for line in news:
        size = _length(line) + 1
        if pack and length + size > LONGEST_NEWS:
            yield "\n".join(pack)
            pack, length = [], 0
        pack.append(line)
        length += size
    if pack:
        yield "\n".join(pack)


def _length(text: str) -> int:
    """In bytes: what does not fit would undo the commit that tells of it."""
    return len(text) if text.isascii() else len(text.encode())


def _marks(columns: int, rows: int) -> str:
    """Places for so many rows of values."""
    row = f"({', '.join(['%s'] * columns)})"
    return ", ".join([row] * rows)


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers something, when this transaction is committed."""
    connection.execute(select(func.pg_notify(CHANNEL, payload)))
