"""Who has which table open at another worker of the same PostgreSQL.

Each worker writes down who has a page open with it, and says every few seconds that it is still
there. What a worker wrote that has died holds only until that is missed.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import Connection as Rows
from sqlalchemy import Float, cast, delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from throneroom.server import lobby, schema
from throneroom.server.database import Database
from throneroom.server.rows import is_slow

Place: TypeAlias = tuple[str, str]
"""A table, and a person who has it open."""
LEASE_SECONDS = 15.0
ROUND_SECONDS = 2.0
# The database's clock: workers may run on several machines, and theirs may differ.
NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)


@dataclass(slots=True)
class Presence:
    """The people who have pages open at this worker. With SQLite there is no other one to tell."""

    database: Database
    pages: Counter[Place] = field(default_factory=Counter)
    """How many pages of a table a person has open here: by table and person."""
    changed: set[Place] = field(default_factory=set)
    """Where somebody has come or gone that is not written down yet."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def come(self, table_id: str, user_id: str) -> None:
        """Somebody opens a page."""
        self.pages[table_id, user_id] += 1
        await self._write_down(table_id, user_id)

    async def go(self, table_id: str, user_id: str) -> None:
        """And closes it."""
        self.pages[table_id, user_id] -= 1
        await self._write_down(table_id, user_id)

    async def _write_down(self, table_id: str, user_id: str) -> None:
        place = table_id, user_id
        self.changed.add(place)
        # One after the other, since who reloads a page goes and comes at the same time; but all who
        # wait at once, since after a restart everybody comes.
        async with self.lock:
            if place not in self.changed:
                return
            group, self.changed = self.changed, set()
            here = [one for one in group if self.pages[one]]
            gone = [one for one in group if not self.pages[one]]
            for one in gone:
                del self.pages[one]
            if self.database.is_sqlite:
                return
            try:
                await self.database.run(lambda c: self._write(c, here, gone))
            except BaseException:
                self.changed |= group  # whoever waits tries again
                raise

    def _write(self, connection: Rows, here: list[Place], gone: list[Place]) -> None:
        self._add(connection, here)
        if gone:
            presence = schema.presence
            connection.execute(
                delete(presence)
                .where(presence.c.worker == self.database.worker)
                .where(tuple_(presence.c.table_id, presence.c.user_id).in_(gone))
            )

    def _add(self, connection: Rows, places: Collection[Place]) -> None:
        worker = self.database.worker
        names = ("table_id", "user_id", "worker")
        rows = [dict(zip(names, (*place, worker), strict=True)) for place in places]
        if rows:
            connection.execute(insert(schema.presence).values(rows).on_conflict_do_nothing())

    async def stay(self) -> list[str]:
        """Say that this worker is still there; returns the slow tables that dead ones had open."""
        async with self.lock:
            return await self.database.run(self._stay)

    def _stay(self, connection: Rows) -> list[str]:
        workers, worker = schema.workers, self.database.worker
        until = NOW + LEASE_SECONDS
        known = connection.execute(
            update(workers).where(workers.c.name == worker).values(until=until)
        )
        if not known.rowcount:  # new, or thought to be dead
            connection.execute(insert(workers).values(name=worker, until=until))
            self._add(connection, list(self.pages))
        return _bury(connection)

    def online(self, connection: Rows, table_ids: Collection[str]) -> dict[str, set[str]]:
        """Who has these tables open, by table."""
        found = self.elsewhere(connection, table_ids)
        for table_id, user_id in list(self.pages):
            found[table_id].add(user_id)
        return found

    def somewhere(self, connection: Rows, people: Collection[str]) -> set[str]:
        """Those of the people who have any table open, at whatever worker."""
        found = {user_id for _, user_id in list(self.pages) if user_id in people}
        if not self.database.is_sqlite:
            presence, workers = schema.presence, schema.workers
            query = (
                select(presence.c.user_id)
                .join(workers, workers.c.name == presence.c.worker)
                .where(presence.c.user_id.in_(people), workers.c.until > NOW)
            )
            found.update(connection.scalars(query))
        return found

    def elsewhere(self, connection: Rows, table_ids: Collection[str]) -> dict[str, set[str]]:
        """Who has these tables open at other workers, by table."""
        found: dict[str, set[str]] = defaultdict(set)
        if not self.database.is_sqlite:
            presence, workers = schema.presence, schema.workers
            query = (
                select(presence.c.table_id, presence.c.user_id)
                .join(workers, workers.c.name == presence.c.worker)
                .where(presence.c.table_id.in_(table_ids), workers.c.until > NOW)
                .where(presence.c.worker != self.database.worker)
            )
            for table_id, user_id in connection.execute(query):
                found[table_id].add(user_id)
        return found


def _bury(connection: Rows) -> list[str]:
    """Forget workers that have died, and what they wrote; returns the slow tables among it."""
    workers, presence, tables = schema.workers, schema.presence, schema.tables
    dead = connection.scalars(
        delete(workers).where(workers.c.until < NOW).returning(workers.c.name)
    ).all()
    if not dead:
        return []
    left = connection.scalars(
        delete(presence).where(presence.c.worker.in_(dead)).returning(presence.c.table_id)
    ).all()
    query = select(tables.c.id, tables.c.pace).where(
        tables.c.id.in_(left), tables.c.status == lobby.RUNNING
    )
    return [row.id for row in connection.execute(query) if is_slow(row.pace)]
