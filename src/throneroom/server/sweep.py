"""Now and then: clocks that have run out, tables that nobody drives, tables nobody looks at."""

import asyncio
import contextlib
import logging
import math
import time
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, false, func, or_, select, update
from sqlalchemy import Connection as Rows
from sqlalchemy.exc import DBAPIError

from throneroom.kernel import slugs
from throneroom.kernel.registry import versions
from throneroom.server import lobby, manners, people, play, schema, starting
from throneroom.server.appending import NotRunning, Raced
from throneroom.server.errors import Refused
from throneroom.server.hub import FORBIDDEN, Hub, asked_for
from throneroom.server.live import LiveTable
from throneroom.server.logs import TABLE
from throneroom.server.rows import is_pace

logger = logging.getLogger("throneroom.tables")
MOST_AT_ONCE = 200
MOST_PARTS = 100
RETURN_SECONDS = 10.0  # at least: a page tries again after 8 seconds at most


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
    """One round. What is wrong with one table is no reason to forget the others."""
    for row in await hub.database.read(lambda c: _due(hub, c)):
        try:
            table = await wake(hub, row.id)
        except DBAPIError:
            raise
        except Exception as error:
            logger.error("table %s cannot be swept: %s", row.id, type(error).__name__)
            await hub.database.run(partial(_let_be, row))
            continue
        if table.broken is not None:
            await hub.database.run(partial(_let_be, row))
        elif row.bots_due and hub.unattended(table) is None:
            await hub.database.run(partial(_no_bots_due, row))
        hub.drive(table)
    await _end_draws(hub)
    await _notice_others(hub)
    await _end_pages(hub)
    for table in list(hub.tables.values()):
        try:
            await ring(hub, table)
            await forfeit(hub, table)
        except DBAPIError:
            raise
        except Exception:
            hub.metrics.count("sweep_failures")
            logger.exception("the clock of table %s cannot ring", table.id)
    forget_idle(hub)


def forget_idle(hub: Hub) -> None:
    """Tables that nobody looks at leave the memory; their rows remain. Whoever has just asked for
    one may still be on the way to it, so it is kept for some time."""
    for table in list(hub.tables.values()):
        idle = time.monotonic() - table.touched > hub.config.idle_seconds
        busy = table.lock.locked() or _driven(hub, table.id)
        if idle and not busy and not table.connections:
            del hub.tables[table.id]


async def wake(hub: Hub, table_id: str) -> LiveTable:
    """A table as it stands now, whoever has played there last."""
    table = await hub.table(table_id)
    if not hub.database.is_sqlite:
        async with table.lock:
            await play.catch_up(hub.database, table)
    return table


def _due(hub: Hub, connection: Rows) -> list[Any]:
    """Running tables whose clock has run out, or where a bot has not moved although nobody can be
    the reason but a killed worker.

    Where people are to vote nothing is due until one of them looks at the table. Tables of rules
    that are not installed are left alone.
    """
    now = time.time()
    tables, seats = schema.tables, schema.seats
    players = (
        select(func.count())
        .where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None), seats.c.bot.is_(None))
        .scalar_subquery()
    )
    late = (tables.c.deadline < now) & ((tables.c.on_timeout != "vote") | (players < 2))
    stuck = tables.c.bots_due & (tables.c.moved < now - 5 - 3 * hub.config.bot_delay)
    query = (
        select(tables.c.id, tables.c.moved, tables.c.bots_due)
        .where(tables.c.status == lobby.RUNNING, late | stuck, _is_playable())
        .order_by(tables.c.moved)
        .limit(MOST_AT_ONCE)
    )
    return [row for row in connection.execute(query) if not _driven(hub, row.id)]


def _is_playable() -> ColumnElement[bool]:
    """Of the rules that a table was begun with: whether they are installed."""
    tables = schema.tables
    known = [(slug, version) for slug in slugs() for version in versions(slug)]
    return or_(
        false(), *((tables.c.game == slug) & (tables.c.rules == rules) for slug, rules in known)
    )


def stop_and_start_clocks(connection: Rows) -> None:
    """When a server starts: at tables whose rules are not installed nobody's time runs; where they
    are again, everybody who is asked has all of it."""
    tables = schema.tables
    running = select(tables).where(tables.c.status == lobby.RUNNING)
    stopped = tables.c.deadline.is_(None)
    for row in connection.execute(running.where(~_is_playable(), ~stopped)).all():
        change = update(tables).where(tables.c.id == row.id, tables.c.moved == row.moved)
        connection.execute(change.values(deadline=None))
        logger.warning("table %s waits for rules %s of %s", row.id, row.rules, row.game)
    now = time.time()
    for row in connection.execute(running.where(_is_playable(), stopped)).all():
        seconds = lobby.pace_seconds(row.pace) if is_pace(row.pace) else None
        if seconds is not None:
            change = update(tables).where(tables.c.id == row.id, tables.c.moved == row.moved)
            connection.execute(change.values(deadline=now + seconds, moved=now))


def _driven(hub: Hub, table_id: str) -> bool:
    """Whether a bot of this process is thinking about the table right now."""
    table = hub.tables.get(table_id)
    works = () if table is None else (table.driver, table.ringing)
    return any(work is not None and not work.done() for work in works)


def _no_bots_due(row: Any, connection: Rows) -> None:
    """Nobody need look at the table again, unless it has moved meanwhile."""
    tables = schema.tables
    connection.execute(
        update(tables)
        .where(tables.c.id == row.id, tables.c.moved == row.moved)
        .values(bots_due=False)
    )


def _let_be(row: Any, connection: Rows) -> None:
    """A table that cannot be read is not looked at again and again."""
    tables = schema.tables
    connection.execute(
        update(tables)
        .where(tables.c.id == row.id, tables.c.moved == row.moved)
        .values(bots_due=False, deadline=None)
    )


async def _end_draws(hub: Hub) -> None:
    """Games begin without the numbers of those who have not revealed any in time. After a restart
    pages get the time to come back, and as much as after a start, where a host gives more."""
    tables, now = schema.tables, time.time()
    query = select(tables.c.id, tables.c.moved).where(
        tables.c.status == lobby.STARTING, tables.c.deadline < now
    )
    if now < hub.began + max(RETURN_SECONDS, hub.config.dice_seconds):
        query = query.where(tables.c.moved > hub.began)
    for row in await hub.database.read(lambda c: c.execute(query).all()):
        try:
            await hub.database.run(partial(starting.end_draw, table_id=row.id))
            await hub.refresh(await hub.table(row.id))
        except DBAPIError:
            raise
        except Exception as error:
            logger.error("table %s cannot be started: %s", row.id, type(error).__name__)
            await hub.database.run(partial(_let_be, row))


async def _notice_others(hub: Hub) -> None:
    """What the host has changed from the command line: tables that were closed or deleted."""
    tables = schema.tables
    loaded = list(hub.tables)
    if not loaded:
        return
    query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(loaded))
    found = await hub.database.read(lambda c: {r.id: r.status for r in c.execute(query)})
    for table in [hub.tables[name] for name in loaded if name in hub.tables]:
        busy = table.lock.locked() or _driven(hub, table.id)
        if busy or table.status == found.get(table.id):
            continue
        if table.id in found:
            await hub.reread(table)
        else:
            table.broken = Refused(404, "no-such-table")
            del hub.tables[table.id]


async def _end_pages(hub: Hub) -> None:
    """Pages whose sessions have ended: logged out, a new password, out of time, or banned; and of
    addresses that the host has banned meanwhile."""
    pages = [page for table in hub.tables.values() for page in table.connections]
    sessions = {page.session for page in pages if page.session}
    if sessions:
        ended = await hub.database.read(lambda c: people.ended_sessions(c, sessions))
        hub.close_pages(ended)
    if addresses := {page.address for page in pages}:
        banned = await hub.database.read(lambda c: manners.banned_addresses(c, addresses))
        for page in pages:
            if page.address in banned:
                page.close(FORBIDDEN)


async def ring(hub: Hub, table: LiveTable) -> None:
    """Act for people whose time is up, or let the others vote on it."""
    now = time.time()
    late = [seat for seat, deadline in table.clocks.deadlines.items() if deadline <= now]
    if table.row.on_timeout == "vote":
        for seat in [seat for seat in late if table.people() - {seat}]:
            late.remove(seat)
            if seat not in table.replace_votes:
                table.replace_votes[seat] = set()
                _show_votes(table, seat)
    if late and (table.ringing is None or table.ringing.done()):
        table.ringing = hub.spawn(_act_for_all(hub, table, late))  # bots may think for long
    for seat in list(table.replace_votes):
        await _count(hub, table, seat)  # somebody may have left since the last vote


async def forfeit(hub: Hub, table: LiveTable) -> None:
    """Play at random for bots that people have brought and that do not answer in time."""
    programs = [n for n, seat in enumerate(table.seats) if seat.program and seat.bot is None]
    if not programs or table.state is None or table.broken or table.status != lobby.RUNNING:
        return
    now = time.monotonic()
    awaited = {table.token(seat): seat for seat in programs if seat in table.state.to_move()}
    table.programs_asked = {token: table.programs_asked.get(token, now) for token in awaited}
    for token, since in table.programs_asked.items():
        seat = awaited[token]
        if now - since < hub.config.bot_seconds or token != table.token(seat):
            continue
        async with table.lock:
            if table.state is None or seat not in table.state.to_move():
                continue
            action = hub.thinkers.choose_any(table.state, seat, asked_for(table))
            hub.metrics.count("bot_failures")
            logger.warning("bot %s is too slow at table %s", table.seats[seat].user_id, table.id)
            try:
                await play.commit(hub.database, table, seat, action)
            except Raced:
                await play.catch_up(hub.database, table)
            except (NotRunning, Refused):
                return
        hub.drive(table)


async def _act_for_all(hub: Hub, table: LiveTable, late: list[int]) -> None:
    TABLE.set(table.id)
    for seat in late:
        try:
            if await _act_for(hub, table, seat):
                hub.metrics.count("timeouts")
        except Raced:
            async with table.lock:
                await play.catch_up(hub.database, table)
        except (NotRunning, Refused):
            table.clocks.deadlines.clear()
    hub.drive(table)


async def _act_for(hub: Hub, table: LiveTable, seat: int) -> bool:
    """Do what is done for a seat whose time is up; whether there was something to do. What is
    answered in parts, such as orders for many areas, is answered to its end: each part would take
    as long as a whole answer may."""
    question = None
    for _ in range(MOST_PARTS):
        state, seq = table.state, table.seq
        if state is None or hub.leaving or seat not in state.to_move():
            break
        flow = state.table.flow
        if question not in (None, (flow.kind, flow.args)):
            break
        action = await hub.belated(table, state, seat)
        async with table.lock:
            if question is None and table.clocks.deadlines.get(seat, math.inf) > time.time():
                break  # answered at last
            if table.seq != seq:
                continue
            await play.commit(hub.database, table, seat, action)
        question = flow.kind, flow.args
        if not state.game.questions[flow.kind].take_back:
            break
    return question is not None


async def vote(hub: Hub, table: LiveTable, voter: int, seat: int, yes: bool) -> None:
    """People vote on replacing somebody whose time is up; more than half decides."""
    async with table.lock:  # the seat may be answering right now
        votes = table.replace_votes.get(seat)
        if votes is None or voter not in table.people() - {seat}:
            raise Refused(409, "no-vote-now")
        (votes.add if yes else votes.discard)(voter)
    if not await _count(hub, table, seat):
        _show_votes(table, seat)
        news = f"{table.token(seat)}/{voter}/{'yes' if yes else 'no'}"
        await hub.database.publish(table.id, "ballot", seat, news)


async def _count(hub: Hub, table: LiveTable, seat: int) -> bool:
    """Whether the vote is over: those who are still there have decided, or nobody waits for the
    seat any more."""
    voters = table.people() - {seat}
    votes = table.replace_votes.get(seat, set()) & voters
    waiting = table.state is not None and seat in table.state.to_move()
    if waiting and table.seats[seat].kind == "person":
        if not 2 * len(votes) > len(voters):
            return False
        table.replace_votes.pop(seat, None)
        await hub.set_stand_in(table, seat, lobby.STAND_IN)
    table.replace_votes.pop(seat, None)
    table.tell({"t": "vote", "replace": seat, "votes": sorted(votes), "over": True})
    return True


async def hear_vote(
    hub: Hub, table: LiveTable, seat: int, token: str, voter: int, yes: bool
) -> None:
    """Somebody has voted at another worker. It may be about a question that was answered here; and
    with the votes that were given here meanwhile it may decide."""
    async with table.lock:
        if token != table.token(seat):
            return
        votes = table.replace_votes.setdefault(seat, set())
        (votes.add if yes else votes.discard)(voter)
    with contextlib.suppress(Refused):  # the game is over
        if not await _count(hub, table, seat):
            _show_votes(table, seat)


def _show_votes(table: LiveTable, seat: int) -> None:
    votes = sorted(table.replace_votes.get(seat, ()))
    table.tell({"t": "vote", "replace": seat, "votes": votes, "over": False})
