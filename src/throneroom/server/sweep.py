"""Now and then: clocks that have run out, tables that nobody drives, tables nobody looks at."""

import asyncio
import logging
import time
from functools import partial
from typing import Any

from sqlalchemy import Connection as Rows
from sqlalchemy import select, update

from throneroom.server import lobby, play, schema
from throneroom.server.database import NotRunning, Raced
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.live import LiveTable

logger = logging.getLogger("throneroom.tables")
IDLE_SECONDS = 300.0
MOST_AT_ONCE = 200


async def sweep_forever(hub: Hub) -> None:
    """A round every few seconds; one that fails is followed by the next."""
    while True:
        await asyncio.sleep(hub.config.sweep_seconds)
        try:
            await sweep(hub)
        except Exception:
            hub.metrics.count("sweep_failures")
            logger.exception("a sweep failed")


async def sweep(hub: Hub) -> None:
    """One round."""
    for row in await hub.database.read(lambda c: _due(hub, c)):
        try:
            table = await hub.table(row.id)
            if not hub.database.is_sqlite:
                async with table.lock:
                    await play.catch_up(hub.database, table)
        except Refused as refusal:
            logger.warning("table %s cannot be swept: %s", row.id, refusal.key)
            continue
        if row.bots_due and hub.waiting_bot(table) is None:
            await hub.database.run(partial(_no_bots_due, row))
        hub.drive(table)
    for table in list(hub.tables.values()):
        await ring(hub, table)
        idle = time.monotonic() - table.touched > IDLE_SECONDS
        asleep = table.driver is None or table.driver.done()
        if idle and asleep and not table.connections and not table.lock.locked():
            del hub.tables[table.id]


def _due(hub: Hub, connection: Rows) -> list[Any]:
    """Running tables whose clock has run out, or where a bot has not moved although nobody can be
    the reason but a killed worker."""
    now = time.time()
    tables = schema.tables
    late = tables.c.deadline < now
    stuck = tables.c.bots_due & (tables.c.moved < now - 5 - 3 * hub.config.bot_delay)
    query = (
        select(tables.c.id, tables.c.moved, tables.c.bots_due)
        .where(tables.c.status == lobby.RUNNING, late | stuck)
        .order_by(tables.c.moved)
        .limit(MOST_AT_ONCE)
    )
    return [row for row in connection.execute(query) if not _driven(hub, row.id)]


def _driven(hub: Hub, table_id: str) -> bool:
    """Whether a bot of this process is thinking about the table right now."""
    table = hub.tables.get(table_id)
    return table is not None and table.driver is not None and not table.driver.done()


def _no_bots_due(row: Any, connection: Rows) -> None:
    """Nobody need look at the table again, unless it has moved meanwhile."""
    tables = schema.tables
    connection.execute(
        update(tables)
        .where(tables.c.id == row.id, tables.c.moved == row.moved)
        .values(bots_due=False)
    )


async def ring(hub: Hub, table: LiveTable) -> None:
    """Act for people whose time is up, or let the others vote on it."""
    now = time.time()
    for seat in [s for s, deadline in table.clocks.deadlines.items() if deadline <= now]:
        if table.row.on_timeout == "vote" and table.people() - {seat}:
            if seat not in table.replace_votes:
                table.replace_votes[seat] = set()
                _show_votes(table, seat)
            continue
        async with table.lock:
            state = table.state
            late = table.clocks.deadlines.get(seat, now + 1) <= now
            if not late or state is None or seat not in state.to_move():
                continue
            try:
                await play.commit(hub.database, table, seat, state.timeout_action(seat))
                hub.metrics.count("timeouts")
            except Raced:
                await play.catch_up(hub.database, table)
            except (NotRunning, Refused):
                table.clocks.deadlines.clear()
        hub.drive(table)


async def vote(hub: Hub, table: LiveTable, voter: int, seat: int, yes: bool) -> None:
    """People vote on replacing somebody whose time is up; more than half decides."""
    votes = table.replace_votes.get(seat)
    if votes is None or voter == seat:
        raise Refused(409, "no-vote-now")
    (votes.add if yes else votes.discard)(voter)
    if 2 * len(votes) > len(table.people() - {seat}):
        del table.replace_votes[seat]
        await hub.set_stand_in(table, seat, lobby.STAND_IN)
        table.tell({"t": "vote", "replace": seat, "votes": sorted(votes), "over": True})
        return
    _show_votes(table, seat)
    await hub.database.publish(table.id, "vote", seat, ",".join(map(str, sorted(votes))))


def hear_votes(table: LiveTable, seat: int, votes: str) -> None:
    """Another worker tells how a vote stands."""
    table.replace_votes[seat] = {int(voter) for voter in votes.split(",") if voter}
    _show_votes(table, seat)


def _show_votes(table: LiveTable, seat: int) -> None:
    votes = sorted(table.replace_votes[seat])
    table.tell({"t": "vote", "replace": seat, "votes": votes, "over": False})
