"""All tables of this process: loading, bots, clocks, notices, and other workers' news."""

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import psycopg
from sqlalchemy import Connection as Rows
from sqlalchemy import select, update

from throneroom.kernel import load
from throneroom.server import lobby, play, schema, webhooks
from throneroom.server.config import Config
from throneroom.server.database import CHANNEL, Database, Raced
from throneroom.server.limits import Limits
from throneroom.server.live import LiveTable, Seat
from throneroom.server.metrics import Metrics
from throneroom.server.rebuild import rebuild
from throneroom.server.thinking import Thinkers

logger = logging.getLogger("throneroom.tables")
IDLE_SECONDS = 300.0


@dataclass(slots=True)
class Hub:
    """The living part of one server process."""

    config: Config
    database: Database
    thinkers: Thinkers
    limits: Limits
    metrics: Metrics = field(default_factory=Metrics)
    tables: dict[str, LiveTable] = field(default_factory=dict)
    loading: dict[str, asyncio.Lock] = field(default_factory=dict)
    tasks: set["asyncio.Task[Any]"] = field(default_factory=set)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something on the side; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count("task_failures")
            logger.error("a task failed", exc_info=task.exception())

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        found = self.tables.get(table_id)
        if found is not None:
            found.touched = time.monotonic()
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.tables:
                    table = await self.database.read(lambda c: self._load(c, table_id))
                    table.set_clocks(table.row.moved)
                    self.tables[table_id] = table
        finally:
            self.loading.pop(table_id, None)
        return self.tables[table_id]

    def _load(self, connection: Rows, table_id: str) -> LiveTable:
        row = lobby.find_table(connection, table_id)
        game = load(row.game)
        table = LiveTable(table_id, game, row, [], self.config.secret)
        self._load_seats(connection, table)
        if row.status in (lobby.RUNNING, lobby.FINISHED):
            table.take(rebuild(connection, game, row))
        return table

    def _load_seats(self, connection: Rows, table: LiveTable) -> None:
        table.seats = [
            Seat(seat.user_id, seat.name, seat.bot, seat.note)
            for seat in lobby.find_seats(connection, table.id)
        ]

    async def refresh(self, table: LiveTable) -> None:
        """Seats or status have changed here: read them again, and tell people and workers."""
        await self._reread(table)
        self.drive(table)
        await self.announce(table.id)

    async def announce(self, table_id: str) -> None:
        """Tell the other workers that a table's seats or status have changed."""
        if not self.database.is_sqlite:
            await self.database.run(
                lambda c: c.exec_driver_sql(
                    "SELECT pg_notify(%s, %s)", (CHANNEL, f"{table_id}:seats")
                )
            )

    # Bots

    def drive(self, table: LiveTable) -> None:
        """Let the bots move, if it is a bot's turn and nobody lets them already."""
        if table.driver is not None and not table.driver.done():
            return
        if self._waiting_bot(table) is not None:
            table.driver = self.spawn(self._drive(table))
        else:
            self._notify_people(table)

    def _waiting_bot(self, table: LiveTable) -> int | None:
        if table.state is None or table.status != lobby.RUNNING:
            return None
        for seat in table.state.to_move():
            if table.seats[seat].bot is not None:
                return seat
        return None

    async def _drive(self, table: LiveTable) -> None:
        while (seat := self._waiting_bot(table)) is not None:
            bot = table.seats[seat].bot
            assert table.state is not None
            assert bot is not None
            if self.config.bot_delay:
                await asyncio.sleep(self.config.bot_delay * random.uniform(0.6, 1.4))
            seq, state = table.seq, table.state
            action = await self.thinkers.choose(state, seat, bot, table.id, seq)
            async with table.lock:
                if table.seq != seq or table.seats[seat].bot is None:
                    continue
                try:
                    await play.commit(self.database, table, seat, action)
                    self.metrics.count("bot_actions")
                except Raced:
                    await play.catch_up(self.database, table)
        self._notify_people(table)

    # Clocks

    async def sweep_forever(self) -> None:
        """Clocks that have run out, tables that nobody drives, tables that nobody looks at."""
        while True:
            await asyncio.sleep(self.config.sweep_seconds)
            try:
                await self.sweep()
            except Exception:
                self.metrics.count("sweep_failures")
                logger.exception("a sweep failed")

    async def sweep(self) -> None:
        """One round of the above."""
        for table_id in await self.database.read(self._due):
            table = await self.table(table_id)
            await self.ring(table)
            self.drive(table)
        for table in list(self.tables.values()):
            await self.ring(table)
            idle = time.monotonic() - table.touched > IDLE_SECONDS
            asleep = table.driver is None or table.driver.done()
            if idle and asleep and not table.connections and not table.lock.locked():
                del self.tables[table.id]

    def _due(self, connection: Rows) -> list[str]:
        """Running tables whose clock has run out, or that have not moved although only a bot or a
        killed worker can be the reason."""
        now = time.time()
        query = select(schema.tables.c.id).where(schema.tables.c.status == lobby.RUNNING)
        late = schema.tables.c.deadline < now
        stuck = schema.tables.c.id.in_(
            select(schema.seats.c.table_id).where(schema.seats.c.bot.is_not(None))
        ) & (schema.tables.c.moved < now - 5 - 3 * self.config.bot_delay)
        known = [t.id for t in self.tables.values() if t.deadlines == {} and self._quiet(t)]
        found = connection.execute(query.where(late | stuck).limit(500)).scalars()
        return [table_id for table_id in found if table_id not in known]

    def _quiet(self, table: LiveTable) -> bool:
        """Known here, and no bot is awaited: there is nothing to drive."""
        return self._waiting_bot(table) is None

    async def ring(self, table: LiveTable) -> None:
        """Act for people whose time is up."""
        now = time.time()
        for seat in [s for s, deadline in table.deadlines.items() if deadline <= now]:
            if table.row.on_timeout == "vote":
                if seat not in table.replace_votes:
                    table.replace_votes[seat] = set()
                    table.tell({"t": "vote", "replace": seat, "votes": []})
                continue
            async with table.lock:
                if table.deadlines.get(seat, now + 1) > now or table.state is None:
                    continue
                del table.deadlines[seat]
                if seat in table.state.to_move():
                    try:
                        action = table.state.timeout_action(seat)
                        await play.commit(self.database, table, seat, action)
                        self.metrics.count("timeouts")
                    except Raced:
                        await play.catch_up(self.database, table)
            self.drive(table)

    async def set_stand_in(self, table: LiveTable, seat: int, bot: str | None) -> None:
        """A bot plays for a person, or the person plays again."""
        await self.database.run(
            lambda c: c.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat)
                .values(bot=bot)
            )
        )
        await self.refresh(table)

    async def vote_replace(self, table: LiveTable, voter: int, seat: int, yes: bool) -> None:
        """People vote on replacing somebody whose time is up; more than half decides."""
        votes = table.replace_votes.get(seat)
        if votes is None:
            return
        (votes.add if yes else votes.discard)(voter)
        others = [i for i, s in enumerate(table.seats) if s.kind == "person" and i != seat]
        table.tell({"t": "vote", "replace": seat, "votes": sorted(votes)})
        if 2 * len(votes) > len(others):
            del table.replace_votes[seat]
            await self.set_stand_in(table, seat, lobby.STAND_IN)

    # Notices

    def _notify_people(self, table: LiveTable) -> None:
        """In a slow game: tell those who are asked and not here."""
        if table.state is None or not (table.row.pace or {}).get("slow"):
            return
        here = {connection.user_id for connection in table.connections}
        awaited = [table.seats[seat].user_id for seat in table.state.to_move()]
        absent = [user for user in awaited if user is not None and user not in here]
        if absent:
            self.spawn(self._send_notices(table, absent))

    async def _send_notices(self, table: LiveTable, user_ids: list[str]) -> None:
        def addresses(connection: Rows) -> list[str]:
            query = select(schema.users.c.webhook).where(schema.users.c.id.in_(user_ids))
            return [address for address in connection.execute(query).scalars() if address]

        message = {
            "text": f"Throneroom: {table.row.game} {table.id}",
            "content": f"Throneroom: {table.row.game} {table.id}",
            "table": table.id,
            "game": str(table.row.game),
        }
        for address in await self.database.read(addresses):
            if await webhooks.notify(address, message, self.config.private_webhooks):
                self.metrics.count("webhooks")

    # Other workers

    async def listen_forever(self) -> None:
        """PostgreSQL tells what other workers have committed."""
        url = self.database.engine.url.set(drivername="postgresql")
        dsn = url.render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as listener:
                    await listener.execute(f"LISTEN {CHANNEL}")
                    async for notice in listener.notifies():
                        await self._heard(notice.payload)
            except psycopg.Error:
                logger.warning("the listening connection was lost")
                await asyncio.sleep(1)

    async def _heard(self, payload: str) -> None:
        table_id, _, what = payload.rpartition(":")
        table = self.tables.get(table_id)
        if table is None:
            return
        if what == "seats":
            self.spawn(self._reread(table))
        elif int(what) > table.seq:
            self.spawn(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        async with table.lock:
            await play.catch_up(self.database, table)

    async def _reread(self, table: LiveTable) -> None:
        def work(connection: Rows) -> None:
            was_open = table.status == lobby.OPEN
            table.row = lobby.find_table(connection, table.id)
            self._load_seats(connection, table)
            if was_open and table.status == lobby.RUNNING:
                table.take(rebuild(connection, table.game, table.row))

        async with table.lock:
            await self.database.read(work)
            table.set_clocks(time.time())
        for connection in table.connections:
            connection.seat = table.seat_of(connection.user_id)
        table.show_info()
        table.show_state()
