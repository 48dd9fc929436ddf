"""The connection to SQLite or PostgreSQL, and work on it away from the event loop.

Appending actions is a group commit: whatever waits is written in one transaction, and only after
the commit does anybody hear of it.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError

from throneroom.kernel import BadInput
from throneroom.server import schema

Result = TypeVar("Result")
CHANNEL = "throneroom"


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
            engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        return create_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError):
        raise BadInput("server-bad-database", url=url.partition("@")[2] or url) from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log: readers never wait, and a killed process loses nothing committed."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=NORMAL")
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


@dataclass(slots=True)
class _Waiting:
    rows: Sequence[dict[str, Any]]
    extra: Callable[[Connection], None] | None
    done: "asyncio.Future[None]"


@dataclass(slots=True)
class Database:
    """Runs functions on a connection in threads, and appends actions in groups."""

    engine: Engine
    threads: ThreadPoolExecutor
    writer: ThreadPoolExecutor
    _waiting: list[_Waiting] = field(default_factory=list)
    _draining: bool = False
    _task: "asyncio.Task[None] | None" = None

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

    async def append(
        self,
        rows: Sequence[dict[str, Any]],
        extra: Callable[[Connection], None] | None = None,
    ) -> None:
        """Append actions of one table and commit them; `Raced` if somebody was quicker."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(rows, extra, loop.create_future())
        self._waiting.append(waiting)
        if not self._draining:
            self._draining = True
            # A task of its own, so that it outlives a visitor who hangs up.
            self._task = loop.create_task(self._drain())
        await waiting.done

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                outcomes = await loop.run_in_executor(self.writer, self._write_group, group)
                for waiting, outcome in zip(group, outcomes, strict=True):
                    if waiting.done.done():
                        continue
                    if outcome is None:
                        waiting.done.set_result(None)
                    else:
                        waiting.done.set_exception(outcome)
        finally:
            self._draining = False

    def _write_group(self, group: Sequence[_Waiting]) -> list[Exception | None]:
        """All in one transaction; if that fails, one by one, to find out which of them lost."""
        try:
            with self.engine.begin() as connection:
                for waiting in group:
                    self._write(connection, waiting)
            return [None] * len(group)
        except IntegrityError:
            return [self._write_alone(waiting) for waiting in group]
        except Exception as error:  # the caller is told, and the next group gets its chance
            return [error] * len(group)

    def _write_alone(self, waiting: _Waiting) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                self._write(connection, waiting)
        except IntegrityError:
            return Raced()
        except Exception as error:  # as above
            return error
        return None

    def _write(self, connection: Connection, waiting: _Waiting) -> None:
        connection.execute(insert(schema.actions), list(waiting.rows))
        if waiting.extra is not None:
            waiting.extra(connection)
        if not self.is_sqlite:
            last = waiting.rows[-1]
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": f"{last['table_id']}:{last['seq']}"},
            )
