"""What the workers of one PostgreSQL database tell each other, by LISTEN and NOTIFY."""

import asyncio
import contextlib
import json
import logging
from functools import partial
from typing import Any

import psycopg

from throneroom.server import play, sweep, talk, undo
from throneroom.server.appending import CHANNEL
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.live import LiveTable
from throneroom.server.presence import ROUND_SECONDS
from throneroom.server.rebuild import ActionRow

logger = logging.getLogger("throneroom.workers")
# Nobody speaks on this line but the other end, and nobody would notice that a network has forgotten
# it: so the system asks after ten seconds of silence, and gives up half a minute later.
ALIVE: dict[str, Any] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 5,
    "tcp_user_timeout": 30_000,
}


async def listen_forever(hub: Hub) -> None:
    """Hear what other workers have committed; after an interruption look at every table."""
    url = hub.database.engine.url.set(drivername="postgresql")
    dsn = url.render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                dsn, autocommit=True, **ALIVE
            ) as listener:
                await listener.execute(f"LISTEN {CHANNEL}")
                for table in list(hub.tables.values()):
                    hub.spawn(_catch_up(hub, table))
                async for notice in listener.notifies():
                    for line in notice.payload.split("\n"):
                        try:
                            _hear(hub, line)
                        except (LookupError, TypeError, ValueError):
                            logger.exception("news that make no sense")
        except (psycopg.Error, OSError):
            logger.warning("the listening connection was lost")
            await asyncio.sleep(1)


async def stay_forever(hub: Hub) -> None:
    """Tell the other workers that we are still there, and look who is with them."""
    while True:
        try:
            await _look_around(hub)
        except Exception as error:  # whatever it is, the next round must follow
            logger.warning("the other workers cannot be seen: %s", type(error).__name__)
        await asyncio.sleep(ROUND_SECONDS)


async def _look_around(hub: Hub) -> None:
    for table_id in await hub.presence.stay():
        # People have lost their pages with another worker, and may be asked something.
        with contextlib.suppress(Refused):
            hub.drive(await sweep.wake(hub, table_id))
    loaded = list(hub.tables)
    there = await hub.database.read(lambda c: hub.presence.elsewhere(c, loaded))
    for table in [hub.tables[name] for name in loaded if name in hub.tables]:
        if table.elsewhere != there[table.id]:
            table.elsewhere = there[table.id]
            table.show_info()


def _hear(hub: Hub, line: str) -> None:
    worker, table_id, kind, *rest = line.split(":", 4)
    table = hub.tables.get(table_id)
    if table is None or worker == hub.database.worker:
        return
    if kind == "seq" and int(rest[0]) > table.seq:
        rows = [ActionRow(*row) for row in json.loads(rest[1])]
        hub.spawn(_follow(hub, table, rows))
    elif kind == "seats":
        hub.spawn(hub.reread(table))
    elif kind == "chat":
        hub.spawn(_show_chat(hub, table, int(rest[0])))
    elif kind == "undo":
        by = int(rest[0]) if rest[0] else None
        hub.spawn(_hear_undo(hub, table, by, {int(seat) for seat in rest[1].split(",") if seat}))
    elif kind == "ballot":
        token, voter, yes = rest[1].split("/")
        hub.spawn(sweep.hear_vote(hub, table, int(rest[0]), token, int(voter), yes == "yes"))


# All that follows waits for the table's lock, and so happens in the order in which it was told: a
# wish to undo after the move that it is about, a private message after who has sat down to read it.


async def _follow(hub: Hub, table: LiveTable, rows: list[ActionRow]) -> None:
    async with table.lock:
        await play.follow(hub.database, table, rows)


async def _catch_up(hub: Hub, table: LiveTable) -> None:
    """All that may have been missed: actions, who sits where, and what was said."""
    async with table.lock:
        await play.catch_up(hub.database, table)
    await hub.reread(table)
    for page in list(table.connections):
        seat = page.seat
        history = partial(talk.history, table_id=table.id, seat=seat)
        messages = await hub.database.read(history)
        if page.seat == seat:
            talk.show_to(page, messages)


async def _show_chat(hub: Hub, table: LiveTable, number: int) -> None:
    async with table.lock:
        message = await hub.database.read(lambda c: talk.find(c, table.id, number))
    if message is not None:
        talk.show(table, message)


async def _hear_undo(hub: Hub, table: LiveTable, by: int | None, votes: set[int]) -> None:
    async with table.lock:
        await undo.hear(hub.database, table, by, votes)
