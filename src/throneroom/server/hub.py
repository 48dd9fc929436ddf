"""All tables of this process: loading them, their bots, and what goes wrong on the side."""

import asyncio
import logging
import random
import time
from collections.abc import Collection, Coroutine, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection as Rows

from throneroom.kernel import Action, Game, State
from throneroom.kernel.windows import PASS
from throneroom.server import dice, lobby, manners, notices, play
from throneroom.server.appending import NotRunning, Raced
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.errors import Refused
from throneroom.server.limits import Limits
from throneroom.server.listing import Seat, game_of, is_damaged
from throneroom.server.live import LiveTable
from throneroom.server.logs import TABLE
from throneroom.server.metrics import Metrics
from throneroom.server.presence import Presence
from throneroom.server.rebuild import Rebuilt, rebuild
from throneroom.server.thinking import Asked, BotFailed, Thinkers
from throneroom.server.whence import key_of

logger = logging.getLogger("throneroom.tables")
FORBIDDEN = 4403  # the code that closes a page of whoever may not be here
SESSION_ENDED = 4401
COME_BACK = 1012


@dataclass(slots=True)
class Hub:
    """The living part of one server process."""

    config: Config
    database: Database
    thinkers: Thinkers
    limits: Limits
    presence: Presence
    metrics: Metrics
    tables: dict[str, LiveTable] = field(default_factory=dict)
    loading: dict[str, "asyncio.Task[LiveTable]"] = field(default_factory=dict)
    tasks: set["asyncio.Task[Any]"] = field(default_factory=set)
    leaving: bool = False
    """Whether this process ends, and others go on with its tables."""
    began: float = field(default_factory=time.time)
    """When this process did."""

    def gauges(self) -> dict[str, int]:
        """How much of everything there is at this moment."""
        return {
            "bots_thinking": self.thinkers.busy,
            "bots_waiting": self.thinkers.turns.waiting,
            "commits_waiting": self.database.appender.waiting,
            "open_connections": sum(len(table.connections) for table in self.tables.values()),
            "tables": len(self.tables),
        }

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something on the side, for nobody's request; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work, context=Context())
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
        if found is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._fetch(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            # One visitor who hangs up must not stop the loading for the others.
            found = await asyncio.shield(task)
        found.touched = time.monotonic()
        return found

    async def _fetch(self, table_id: str) -> LiveTable:
        table = await self.database.read(lambda c: self._load(c, table_id))
        table.set_clocks(table.row.moved)
        self.tables[table_id] = table
        await self.look_again(table)  # at what was told between our reading and our listening
        return table

    async def look_again(self, table: LiveTable) -> None:
        """At what other workers have done and we may not have heard of yet: who was told there that
        it is done finds it here, too."""
        if self.database.is_sqlite:
            return
        if await self.database.read(lambda c: _is_other(c, table)):
            await self.reread(table)
        # Last: a table whose row says that it is over has all its moves then.
        async with table.lock:
            await play.catch_up(self.database, table)
        self.drive(table)

    def _load(self, connection: Rows, table_id: str) -> LiveTable:
        row = lobby.find_table(connection, table_id)
        game = game_of(row)
        if game is None and "game" in row.damage:
            raise Refused(409, "table-damaged")
        if game is None:
            raise Refused(409, "no-such-game", game=row.game)
        seats = lobby.find_seats(connection, table_id)[table_id]
        table = LiveTable(game, row, seats, key_of(self.config.secret))
        table.elsewhere = self.presence.elsewhere(connection, [table_id])[table_id]
        table.muted = manners.muted_at(connection, table_id)
        table.added = dice.added_at(connection, table_id)
        table.wants_numbers = self.config.dice_seconds > 0
        _begin(table, _rebuilt(connection, game, row, seats))
        return table

    def close_pages(self, sessions: Collection[str]) -> None:
        """Close the pages that were opened with sessions which have ended. The page comes back, and
        is then whoever its cookie says."""
        for table in self.tables.values():
            for page in list(table.connections):
                if page.session in sessions:
                    page.close(SESSION_ENDED)

    def leave(self) -> None:
        """This process ends. Every page is told what waits for it and then to come back, which is
        when whoever serves it then goes on with its table; the sweep finds the others."""
        self.leaving = True
        for table in self.tables.values():
            for page in list(table.connections):
                page.leave(COME_BACK)

    async def renamed(self, user_id: str) -> None:
        """Somebody has a new name: show it where that person sits, at whatever worker."""
        for table_id in await self.database.read(lambda c: lobby.tables_of(c, user_id)):
            table = self.tables.get(table_id)
            if table is None:
                await self.database.publish(table_id, "seats")
            else:
                await self.refresh(table)

    async def forgotten(self, tables: Sequence[str], sessions: Collection[str]) -> None:
        """Somebody is gone: no worker shows the name any more, and bots play on."""
        self.close_pages(sessions)
        for table in [self.tables[name] for name in tables if name in self.tables]:
            await self.reread(table)
            self.drive(table)
        await self.database.publish_all(tables, "seats")

    async def refresh(self, table: LiveTable) -> None:
        """Seats or status have changed here: read them again, and tell people and workers."""
        await self.reread(table)
        self.drive(table)
        await self.database.publish(table.id, "seats")

    async def reread(self, table: LiveTable) -> None:
        """Read a table's seats and status again, and show them."""

        def work(connection: Rows) -> tuple[Any, ...]:
            row = lobby.find_table(connection, table.id)
            seats = lobby.find_seats(connection, table.id)[table.id]
            muted = manners.muted_at(connection, table.id)
            added = dice.added_at(connection, table.id)
            begins = was_open or is_damaged(row, seats)
            game = (begins and game_of(row)) or table.game
            begun = _rebuilt(connection, game, row, seats) if begins else None
            return row, seats, muted, added, game, begun

        async with table.lock:
            was_open = table.status in (lobby.OPEN, lobby.STARTING)
            started = table.state is None
            # Only here it becomes the table, all at once: a page may come while a thread reads.
            found = await self.database.read(work)
            table.row, table.seats, table.muted, table.added, table.game, begun = found
            _begin(table, begun)
            table.set_clocks(time.time())
        for connection in table.connections:
            seat = table.seat_of(connection.user_id)
            if seat is not None:
                connection.name = table.seats[seat].name or connection.name
                connection.guest = table.seats[seat].guest
            if seat != connection.seat or (started and table.state is not None):
                connection.seat = seat
                table.show_log(connection)
        table.show_info()
        table.show_state()

    # Bots

    def drive(self, table: LiveTable) -> None:
        """Let the bots move, and who is idle pass, if nobody lets them already."""
        if table.driver is not None and not table.driver.done():
            return
        if self.leaving:
            return
        if self.unattended(table) is not None:
            table.driver = self.spawn(self._drive(table))
        else:
            self._notify(table)

    def unattended(self, table: LiveTable) -> int | None:
        """A seat where a bot is to move, or where a person is not troubled with a pass."""
        if table.state is None or table.broken or table.status != lobby.RUNNING:
            return None
        for seat in table.state.to_move():
            if table.seats[seat].bot is not None or table.state.is_idle(seat):
                return seat
        return None

    async def _drive(self, table: LiveTable) -> None:
        TABLE.set(table.id)
        while not self.leaving and (seat := self.unattended(table)) is not None:
            await self._think_time(table)
            seq, state, bot = table.seq, table.state, table.seats[seat].bot
            if state is None or seat not in state.to_move():
                continue
            if bot is not None:
                action = await self._choice(table, state, seat, bot)
            elif state.is_idle(seat):
                action = PASS
            else:
                continue
            await self.keep_waiting(table, seat)
            async with table.lock:
                if table.seq != seq or table.seats[seat].bot != bot:
                    continue
                try:
                    await play.commit(self.database, table, seat, action)
                    self.metrics.count("bot_actions")
                except Raced:
                    await play.catch_up(self.database, table)
                except (NotRunning, Refused):
                    break  # somebody has closed the table meanwhile
        if not self.leaving:
            self._notify(table)

    async def _think_time(self, table: LiveTable) -> None:
        """People can follow; but a pause after which nothing seems to have happened would tell that
        a bot was asked in private."""
        assert table.state is not None
        question = table.game.questions[table.state.table.flow.kind]
        if self.config.bot_delay and not question.private:
            await asyncio.sleep(self.config.bot_delay * random.uniform(0.6, 1.4))

    async def keep_waiting(self, table: LiveTable, seat: int) -> None:
        """Where a seat is asked whatever it holds nobody hears of its answer before everybody would
        who has nothing to use: a pause tells nothing then."""
        if table.state is not None and table.state.is_asked_evenly(seat):
            passed = time.monotonic() - table.asked_at
            await asyncio.sleep(max(0.0, self.config.window_delay - passed))

    async def belated(self, table: LiveTable, state: State, seat: int) -> Action:
        """What is done for somebody whose time is up: what the game says, or what the bot would do
        that stands in for people."""
        question = state.question
        if question is not None and question.timeout is not None:
            return state.timeout_action(seat)
        return await self._choice(table, state, seat, lobby.STAND_IN)

    async def _choice(self, table: LiveTable, state: State, seat: int, bot: str) -> Action:
        """What a bot chooses; the table goes on even if the bot fails."""
        asked = asked_for(table)
        sight = state.copy()
        sight.table.flow.events = table.unseen_by(seat)
        try:
            return await self.thinkers.choose(sight, seat, bot, asked)
        except BotFailed as failure:
            self.metrics.count("bot_failures")
            logger.warning("bot %s failed at table %s: %s", bot, asked.table_id, failure)
            return self.thinkers.choose_any(state, seat, asked)

    async def set_stand_in(self, table: LiveTable, seat: int, bot: str | None) -> None:
        """A bot plays for a person, or the person plays again."""
        await self.database.run(lambda c: lobby.set_stand_in(c, table.id, seat, bot))
        await self.refresh(table)

    def _notify(self, table: LiveTable) -> None:
        """In a slow game: tell those who are asked and not here."""
        due = notices.due(table)
        if due:
            self.spawn(self._send_notices(table, due))

    async def _send_notices(self, table: LiveTable, due: list[notices.Notice]) -> None:
        reached = await notices.send(self.database, self.presence, table, due, self.config)
        self.metrics.count("webhooks", reached)


def _is_other(connection: Rows, table: LiveTable) -> bool:
    """Whether the rows tell something else than we know of who is at a table and what it is at."""
    row = lobby.find_table(connection, table.id)
    seats = lobby.find_seats(connection, table.id)[table.id]
    return (
        (row.status, row.owner, row.rematch) != (table.status, table.row.owner, table.row.rematch)
        or seats != table.seats
        or manners.muted_at(connection, table.id) != table.muted
        or dice.added_at(connection, table.id) != table.added
    )


def asked_for(table: LiveTable) -> Asked:
    """For whom a bot thinks at a table. Whoever only watches does not make it urgent."""
    players = {seat.user_id for seat in table.seats if seat.kind == "person"}
    here = {page.user_id for page in table.connections} | table.elsewhere
    places = [page.address for page in table.connections if page.user_id in players]
    waited_for = bool(players & here)
    return Asked(table.id, table.seq, str(table.row.owner), waited_for, min(places, default=""))


def _rebuilt(
    connection: Rows, game: Game, row: Any, seats: Sequence[Seat]
) -> Rebuilt | Refused | None:
    """The game of a table that has begun, or why it cannot be played."""
    if is_damaged(row, seats):
        return Refused(409, "table-damaged")
    if row.status not in (lobby.RUNNING, lobby.FINISHED):
        return None
    try:
        return rebuild(connection, game, row)
    except Refused as refusal:
        return refusal


def _begin(table: LiveTable, begun: Rebuilt | Refused | None) -> None:
    if isinstance(begun, Refused):
        table.broken = begun
        logger.warning("table %s cannot be played: %s", table.id, begun.key)
    elif begun is not None:
        table.take(begun)
