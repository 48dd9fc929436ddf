"""The connection to SQLite or PostgreSQL, and work on it away from the event loop."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Boolean, Connection, Engine, String, create_engine, event, text
from sqlalchemy.engine import Dialect, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from throneroom.kernel import BadInput
from throneroom.server.appending import Append, Appender, notify, packed
from throneroom.server.metrics import Metrics
from throneroom.server.rows import as_text, read_json, readable

Result = TypeVar("Result")


def open_engine(url: str, create: bool = True) -> Engine:
    """An engine for a database's address. `postgresql://` uses psycopg. A file of SQLite that is
    not there is made for the host's eyes only, or refused."""
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
            _find_file(parsed.database, create)
            arguments = {"check_same_thread": False, "timeout": 30}
            engine = create_engine(
                url, connect_args=arguments, hide_parameters=True, json_deserializer=read_json
            )
            kinds = {**engine.dialect.colspecs, String: _Readable, Boolean: _Truth}
            engine.dialect.colspecs = kinds
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        # Parameters are hidden from error messages, which are logged: some are secret.
        return create_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise BadInput("server-bad-database", url=url.partition("@")[2] or url) from None


class _Readable(String):
    """A text of SQLite, which keeps whatever was written there. What is none is read as far as it
    can be: one damaged value must not keep anybody from reading all others."""

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """What is made of a value."""
        return readable


class _Truth(Boolean):
    """Yes or no, of SQLite. What is neither is a no: a table whose row is damaged does not become
    public by that."""

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """What is made of a value."""
        return lambda value: None if value is None else value == 1


def _find_file(file: str | None, create: bool) -> None:
    """The seeds of running games are in it, and hashes of passwords: nobody else may read it. The
    files beside it get the same rights from SQLite."""
    if file in (None, "", ":memory:") or os.path.exists(file):
        return
    if not create:
        raise BadInput("server-no-such-database", file=file)
    with contextlib.suppress(OSError):  # whatever is wrong with it, SQLite will say so
        where = os.path.realpath(file)  # a link may lead to where nothing is yet
        os.close(os.open(where, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log, on the disk with every commit: readers never wait for the writer, and what
    was committed survives a killed process and a power cut."""
    connection.text_factory = as_text
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
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
        else:
            # All of it or nothing: otherwise the driver would commit every new table by itself, and
            # a file whose server was killed meanwhile could not be opened any more.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_unlock(740533)"))
                connection.commit()


@dataclass(slots=True)
class Database:
    """Runs functions on a connection in threads, and appends actions in groups."""

    engine: Engine
    threads: ThreadPoolExecutor
    writer: ThreadPoolExecutor
    appender: Appender
    metrics: Metrics = field(default_factory=Metrics)

    @staticmethod
    def open(url: str) -> "Database":
        """Open and migrate a database."""
        engine = open_engine(url)
        migrate(engine)
        count = 1 if engine.dialect.name == "sqlite" else 8
        writer = ThreadPoolExecutor(1, "writer")
        threads = ThreadPoolExecutor(count, "database")
        return Database(engine, threads, writer, Appender(engine, writer))

    @property
    def is_sqlite(self) -> bool:
        """Whether one process has the file for itself."""
        return self.engine.dialect.name == "sqlite"

    @property
    def worker(self) -> str:
        """Names this process in what it tells the others."""
        return self.appender.worker

    def close(self) -> None:
        """Finish what is running and close all connections."""
        self.threads.shutdown(wait=True)
        self.writer.shutdown(wait=True)
        self.appender.close()
        self.engine.dispose()

    async def append(self, wanted: Append) -> None:
        """Append actions and commit them; `Raced` if somebody was quicker."""
        with self.metrics.timed("commit", wanted.table["table"]):
            await self.appender.append(wanted)

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
        await self.publish_all([table_id], *news)

    async def publish_all(self, table_ids: Sequence[str], *news: object) -> None:
        """Tell them the same about several tables."""
        if self.is_sqlite or not table_ids:
            return
        lines = [self.appender.payload(table_id, *news) for table_id in table_ids]

        def tell(connection: Connection) -> None:
            for payload in packed(lines):
                notify(connection, payload)

        await self.run(tell)

    async def forget(self) -> None:
        """What was deleted is not to be found in the file either: SQLite's log has it until it is
        carried over and cut off. Somebody who reads right now may keep it for a while."""
        if self.is_sqlite:
            await asyncio.get_running_loop().run_in_executor(self.writer, self.appender.cut_off)
