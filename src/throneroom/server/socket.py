"""The WebSocket of a table: pictures and events out, actions in. See docs/protocol.md."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy import Connection as Rows

from throneroom.kernel import BadInput, Illegal
from throneroom.server import lobby, play, talk
from throneroom.server.database import Raced
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.live import LOG_LENGTH, Connection, LiveTable
from throneroom.server.tables_api import may_see
from throneroom.server.visitors import hub_of, same_origin, visitor
from throneroom.server.wire import LONGEST_MESSAGE, decode, encode

router = APIRouter()
Message = dict[str, Any]
FORBIDDEN, NOT_FOUND, TOO_BIG = 4403, 4404, 1009


@router.websocket("/api/tables/{table_id}/ws")
async def table_socket(websocket: WebSocket, table_id: str, key: str = "") -> None:
    """One open page at one table."""
    hub = hub_of(websocket)
    await websocket.accept()
    if not same_origin(websocket):
        await websocket.close(FORBIDDEN)
        return
    person = await visitor(websocket)
    try:
        table = await hub.table(table_id[:24])
    except Refused:
        await websocket.close(NOT_FOUND)
        return
    if not may_see(table, person, key):
        await websocket.close(FORBIDDEN)
        return
    seat = None if person is None else table.seat_of(person.id)
    page = Connection(person.id if person else "", person.name if person else "", seat)
    table.connections.add(page)
    hub.metrics.count("connections")
    writer = asyncio.create_task(_write(websocket, page))
    try:
        await _welcome(hub, table, page)
        await _read(hub, table, page, websocket)
    finally:
        table.connections.discard(page)
        writer.cancel()
        table.show_info()


async def _write(websocket: WebSocket, page: Connection) -> None:
    """Send what is queued; a page that cannot keep up is closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await page.queue.get()) is not None:
            await websocket.send_text(text)
        await websocket.close(TOO_BIG)


async def _welcome(hub: Hub, table: LiveTable, page: Connection) -> None:
    """The whole picture for somebody who has just come, or come back."""

    def past(rows: Rows) -> list[dict[str, Any]]:
        return talk.history(rows, table.id, page.seat)

    messages = await hub.database.read(past)
    table.show_info()
    if page.seat is not None:
        page.send(encode({"t": "note", "text": table.seats[page.seat].note}))
    page.send(encode({"t": "chat", "messages": messages}))
    table.show_events(list(table.log)[-LOG_LENGTH:], page)
    table.show_state([page])
    hub.drive(table)


async def _read(hub: Hub, table: LiveTable, page: Connection, websocket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await websocket.receive_text()
            if len(text) > LONGEST_MESSAGE:
                await websocket.close(TOO_BIG)
                return
            await _handle(hub, table, page, text)


async def _handle(hub: Hub, table: LiveTable, page: Connection, text: str) -> None:
    """One message from a page. Whatever is wrong with it, the page gets an answer."""
    message = decode(text)
    handler = HANDLERS.get(str(message.get("t"))) if message else None
    name = message.get("id") if message else None
    name = name if isinstance(name, str) and len(name) <= 40 else None
    try:
        if message is None or handler is None:
            raise Refused(422, "bad-message")
        table.touched = time.monotonic()
        await handler(hub, table, page, message)
        page.send(encode({"t": "ack", "id": name}))
    except play.Stale:
        page.send(encode({"t": "stale", "id": name}))
        table.show_state([page])
    except Raced:
        async with table.lock:
            await play.catch_up(hub.database, table)
        page.send(encode({"t": "stale", "id": name}))
        table.show_state([page])
    except Illegal as refusal:
        _refuse(page, name, f"illegal-{refusal.key}", refusal.rule, dict(refusal.data))
    except BadInput as complaint:
        _refuse(page, name, f"bad-input-{complaint.key}", None, dict(complaint.data))
    except Refused as refusal:
        _refuse(page, name, f"server-{refusal.key}", None, refusal.data)


def _refuse(
    page: Connection, name: str | None, key: str, rule: str | None, data: dict[str, Any]
) -> None:
    page.send(
        encode({"t": "refused", "id": name, "error": {"key": key, "rule": rule, "data": data}})
    )


def _own_seat(page: Connection) -> int:
    if page.seat is None:
        raise Refused(403, "not-at-the-table")
    return page.seat


def _text(message: Message, field: str) -> str:
    value = message.get(field)
    if not isinstance(value, str):
        raise Refused(422, "bad-message")
    return value


def _number(message: Message, field: str, limit: int) -> int:
    value = message.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < limit:
        raise Refused(422, "bad-message")
    return value


async def _act(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Play an action."""
    hub.limits.take("act", page.user_id)
    seat = _own_seat(page)
    started = time.perf_counter()
    async with table.lock:
        await play.act(hub.database, table, seat, _text(message, "token"), _text(message, "action"))
    hub.metrics.count("actions")
    hub.metrics.observe(time.perf_counter() - started)
    hub.drive(table)


async def _why(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Whether an action would be allowed, and if not, why not."""
    hub.limits.take("ask", page.user_id)
    if table.state is None:
        raise Refused(409, "table-not-running")
    table.state.check(_own_seat(page), table.game.read(_text(message, "action")))


async def _chat(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Say something."""
    if not page.user_id:
        raise Refused(401, "log-in-first")
    hub.limits.take("chat", page.user_id)
    text = talk.clean(message.get("text"))
    to = None if message.get("to") is None else _number(message, "to", 8)
    said = await hub.database.run(lambda c: talk.say(c, table, page, text, to))
    table.tell({"t": "chat", "messages": [said]}, None if to is None else [page.seat, to])


async def _note(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Write into the own notepad."""
    hub.limits.take("ask", page.user_id)
    seat = _own_seat(page)
    text = message.get("text")
    table.seats[seat].note = await hub.database.run(
        lambda c: talk.keep_note(c, table.id, seat, text)
    )


async def _undo(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Ask to take the last action back."""
    hub.limits.take("act", page.user_id)
    async with table.lock:
        await play.undo(hub.database, table, _own_seat(page))


async def _undo_vote(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Agree to another's wish to take an action back, or not."""
    async with table.lock:
        await play.vote_undo(hub.database, table, _own_seat(page), message.get("yes") is True)


async def _bot(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Hand the own seat to a bot, or take it back."""
    hub.limits.take("join", page.user_id)
    bot = lobby.STAND_IN if message.get("on") is True else None
    await hub.set_stand_in(table, _own_seat(page), bot)


async def _replace(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Vote on replacing somebody whose time is up."""
    seat = _number(message, "seat", len(table.seats))
    await hub.vote_replace(table, _own_seat(page), seat, message.get("yes") is True)


async def _ping(hub: Hub, table: LiveTable, page: Connection, message: Message) -> None:
    """Only the acknowledgement is wanted."""


HANDLERS: dict[str, Callable[[Hub, LiveTable, Connection, Message], Awaitable[None]]] = {
    "act": _act,
    "why": _why,
    "chat": _chat,
    "note": _note,
    "undo": _undo,
    "undo_vote": _undo_vote,
    "bot": _bot,
    "replace": _replace,
    "ping": _ping,
}
