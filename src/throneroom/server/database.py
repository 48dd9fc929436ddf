"""The connection to SQLite or PostgreSQL, and work on it away from the event loop.

Appending actions is a group commit: whatever waits is written in one transaction, and only after
the commit does anybody hear of it.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError

from throneroom.kernel import BadInput
from throneroom.server.wire import encode

Result = TypeVar("Result")
CHANNEL = "throneroom"
NEWS_FIELDS = ("seq", "seat", "text", "forced", "at")
LONGEST_NEWS = 6000  # PostgreSQL passes on less than 8000 bytes
RUNNING = "running"
GROUP_SECONDS = 0.002  # a transaction every so often is the most: under load more moves share one
ACTION_FIELDS = ("table_id", "seq", "seat", "text", "forced", "digest", "at")
TABLE_FIELDS = ("table", "moved", "deadline", "turn", "bots_due", "awaited")
_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) payload")


def open_engine(url: str) -> Engine:
    """An engine for a database's address. `postgresql://` uses psycopg."""
    if url.startswith("postgres://"):
        url = url.replace("postgres://", "postgresql://", 1)
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend not in ("sqlite", "postgresql"):
            raise BadInput("server-bad-database", url=parsed.render_as_string())
        if backend == "sqlite":
            arguments = {"check_same_thread": False, "timeout": 30}
            engine = create_engine(url, connect_args=arguments, hide_parameters=True)
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        # Parameters are hidden from error messages, which are logged: some are secret.
        return create_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    except (ArgumentError, NoSuchModuleError):
        raise BadInput("server-bad-database", url=url.partition("@")[2] or url) from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log, on the disk with every commit: readers never wait for the writer, and what
    was committed survives a killed process and a power cut."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=30000")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            # Several workers start at once: only one of them migrates.
            connection.execute(text("SELECT pg_advisory_lock(740533)"))
        try:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_unlock(740533)"))
                connection.commit()


class Raced(Exception):
    """Another worker has already written the action with this number."""


class NotRunning(Exception):
    """The table has been closed meanwhile."""


@dataclass(frozen=True, slots=True)
class Append:
    """Actions of one table, the table's new values, and what else is due with them."""

    rows: Sequence[Mapping[str, Any]]
    table: Mapping[str, Any]
    extra: Callable[[Connection], None] | None = None


@dataclass(slots=True)
class Database:
    """Runs functions on a connection in threads, and appends actions in groups."""

    engine: Engine
    threads: ThreadPoolExecutor
    writer: ThreadPoolExecutor
    worker: str = field(default_factory=lambda: secrets.token_hex(4))
    """Names this process in what it tells the others."""
    _waiting: list[tuple[Append, "asyncio.Future[None]"]] = field(default_factory=list)
    _draining: "asyncio.Task[None] | None" = None
    _written: float = 0.0
    """When the last group was sent to be written."""

    @staticmethod
    def open(url: str) -> "Database":
        """Open and migrate a database."""
        engine = open_engine(url)
        migrate(engine)
        count = 1 if engine.dialect.name == "sqlite" else 8
        return Database(
            engine,
            ThreadPoolExecutor(count, "database"),
            ThreadPoolExecutor(1, "writer"),
        )

    @property
    def is_sqlite(self) -> bool:
        """Whether one process has the file for itself."""
        return self.engine.dialect.name == "sqlite"

    def close(self) -> None:
        """Finish what is running and close all connections."""
        self.threads.shutdown(wait=True)
        self.writer.shutdown(wait=True)
        self.engine.dispose()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction; it is committed when this returns."""
        loop = asyncio.get_running_loop()
        pool = self.writer if self.is_sqlite else self.threads
        return await loop.run_in_executor(pool, self._transaction, work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def publish(self, table_id: str, *news: object) -> None:
        """Tell the other workers something about a table."""
        if not self.is_sqlite:
            payloads = [self._payload(table_id, *news)]
            await self.run(lambda c: _notify(c, payloads))

    def _payload(self, table_id: str, *news: object) -> str:
        return ":".join([self.worker, table_id, *(str(part) for part in news)])

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
            pause = self._written + GROUP_SECONDS - loop.time()
            if pause > 0:
                await asyncio.sleep(pause)
            self._written = loop.time()
            group, self._waiting = self._waiting, []
            appends = [wanted for wanted, _ in group]
            outcomes = await loop.run_in_executor(self.writer, self._write_group, appends)
            for (_, done), outcome in zip(group, outcomes, strict=True):
                if done.done():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    def _write_group(self, group: Sequence[Append]) -> list[Exception | None]:
        """All in one transaction; if that fails, one by one, to find out which of them failed."""
        try:
            with self.engine.begin() as connection:
                self._write(connection, group)
            return [None] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [Raced() if isinstance(error, IntegrityError) else error]
            return [self._write_group([wanted])[0] for wanted in group]

    def _write(self, connection: Connection, group: Sequence[Append]) -> None:
        # One statement for all rows: a thread that goes back and forth between Python and the
        # database for every row waits for the event loop's thread each time.
        mark = "?" if self.is_sqlite else "%s"
        rows = [row for wanted in group for row in wanted.rows]
        connection.exec_driver_sql(
            f"INSERT INTO actions ({', '.join(ACTION_FIELDS)}) "
            f"VALUES {_marks(mark, len(ACTION_FIELDS), len(rows))}",
            tuple(row[name] for row in rows for name in ACTION_FIELDS),
        )
        changed = connection.exec_driver_sql(
            "UPDATE tables SET moved = new.column2, "
            "deadline = CAST(new.column3 AS double precision), "
            "turn = new.column4, bots_due = new.column5, awaited = new.column6 "
            f"FROM (VALUES {_marks(mark, len(TABLE_FIELDS), len(group))}) AS new "
            f"WHERE tables.id = new.column1 AND tables.status = '{RUNNING}'",
            tuple(wanted.table[name] for wanted in group for name in TABLE_FIELDS),
        )
        if changed.rowcount != len(group):
            raise NotRunning
        for wanted in group:
            if wanted.extra is not None:
                wanted.extra(connection)
        if not self.is_sqlite:
            _notify(connection, [self._committed(wanted.rows) for wanted in group])

    def _committed(self, rows: Sequence[Mapping[str, Any]]) -> str:
        """The news of some actions: with the actions themselves, unless that would be too long."""
        table_id, last = rows[-1]["table_id"], rows[-1]["seq"]
        written = encode([[row[name] for name in NEWS_FIELDS] for row in rows])
        if len(written) > LONGEST_NEWS:
            written = "[]"
        return self._payload(table_id, "seq", last, written)


def _marks(mark: str, columns: int, rows: int) -> str:
    """Places for so many rows of values."""
    row = f"({', '.join([mark] * columns)})"
    return ", ".join([row] * rows)


def _notify(connection: Connection, payloads: list[str]) -> None:
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": payloads})
