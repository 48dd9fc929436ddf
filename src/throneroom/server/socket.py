"""The WebSocket of a table: pictures and events out, actions in. See docs/protocol.md."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy import Connection as Rows
from sqlalchemy.exc import DBAPIError

from throneroom.kernel import LISTEN, Action, BadInput, Illegal
from throneroom.kernel.windows import PASSES
from throneroom.server import lobby, manners, play, starting, sweep, talk, undo
from throneroom.server.appending import NotRunning, Raced
from throneroom.server.door import PageLine
from throneroom.server.errors import Refused
from throneroom.server.hub import COME_BACK, FORBIDDEN, Hub, asked_for
from throneroom.server.live import Connection, LiveTable
from throneroom.server.messages import (
    Act,
    AskHint,
    AskUndo,
    CommitNumber,
    Listen,
    Look,
    Mute,
    NamedAction,
    Ping,
    ReplaceVote,
    Report,
    RevealNumber,
    Say,
    StandIn,
    UndoVote,
    Why,
    WriteNote,
)
from throneroom.server.messages import Action as SentAction
from throneroom.server.tables_api import may_see
from throneroom.server.thinking import BotFailed
from throneroom.server.visitors import address_of, admitted, hub_of, same_origin, session_of
from throneroom.server.wire import LONGEST_MESSAGE, decode, encode

router = APIRouter()
Told = dict[str, Any]
NOT_FOUND, TOO_BIG, TOO_MANY = 4404, 1009, 1013
MOST_PAGES = 12  # of one person at one table
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
logger = logging.getLogger("throneroom.pages")


@router.websocket("/api/tables/{table_id}/ws")
async def table_socket(
    websocket: WebSocket, table_id: str, key: str = "", changes: str = ""
) -> None:
    """One open page at one table."""
    hub = hub_of(websocket)
    await websocket.accept()
    if not same_origin(websocket):
        await websocket.close(FORBIDDEN)
        return
    try:
        hub.limits.take("page", address_of(websocket))
        if TABLE_ID.fullmatch(table_id) is None:
            raise Refused(404, "no-such-table")
        person = await admitted(websocket)
        known = table_id in hub.tables
        table = await hub.table(table_id)
        if known:
            await hub.look_again(table)  # the page may come from another worker
    except Refused as refusal:
        await websocket.close({429: TOO_MANY, 403: FORBIDDEN}.get(refusal.status, NOT_FOUND))
        return
    session = session_of(websocket)
    if not may_see(table, person, key[:60]):
        await websocket.close(FORBIDDEN)
        return
    page = Connection("", "", None, address=address_of(websocket))
    if person is not None:
        seat = table.seat_of(person.id)
        address = address_of(websocket)
        page = Connection(person.id, person.name, seat, person.guest, address, session)
        if sum(other.user_id == person.id for other in table.connections) >= MOST_PAGES:
            await websocket.close(TOO_MANY)
            return
    page.follows = changes == "1"
    pages, address = websocket.state.doorkeeper.pages, address_of(websocket)
    if not pages.enter(address):
        await websocket.close(TOO_MANY)
        return
    hub.metrics.count("connections")
    line: PageLine = websocket.state.line
    page.line, line.freed = line, page.flush
    closer = asyncio.create_task(_close(websocket, page))
    try:
        if page.user_id:
            await hub.presence.come(table.id, page.user_id)
        await _welcome(hub, table, page)
        # A task of its own: every message wakes whatever waits for it, and here all layers of the
        # application would.
        await asyncio.create_task(_read(hub, table, page, websocket, line))
    finally:
        pages.leave(address)
        table.connections.discard(page)
        closer.cancel()
        page.line = None
        if page.user_id:
            hub.spawn(hub.presence.go(table.id, page.user_id))
        table.show_info()


async def _close(websocket: WebSocket, page: Connection) -> None:
    """Close the page as soon as it is to be closed: it cannot keep up, or has no business here any
    more."""
    await page.ended.wait()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(page.closing)


async def _welcome(hub: Hub, table: LiveTable, page: Connection) -> None:
    """The whole picture for somebody who has just come, or come back."""

    def past(rows: Rows) -> tuple[list[talk.Said], str]:
        note = "" if page.seat is None else talk.read_note(rows, table.id, page.seat)
        return talk.history(rows, table.id, page.seat), note

    while True:
        shown = table.messages
        messages, note = await hub.database.read(past)
        seat = table.seat_of(page.user_id) if page.user_id else None
        if seat == page.seat and shown == table.messages:
            break  # otherwise what was read is for another seat, or something was said meanwhile
        page.seat = seat
    # From here to the first picture nothing else can happen: no event is told twice or missed.
    table.connections.add(page)
    if hub.leaving:
        page.leave(COME_BACK)
    table.show_info()
    if page.seat is not None:
        page.send(encode({"t": "note", "text": note}))
    talk.show_to(page, messages)
    if table.broken is not None:
        _refuse(page, None, f"server-{table.broken.key}", None, table.broken.data)
    table.show_log(page)
    table.show_state([page])
    for seat, votes in table.replace_votes.items():
        page.send(encode({"t": "vote", "replace": seat, "votes": sorted(votes), "over": False}))
    hub.drive(table)


async def _read(
    hub: Hub, table: LiveTable, page: Connection, websocket: WebSocket, line: PageLine
) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            frame = await line.receive()  # straight, as what it is told goes to it
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is not None and len(text) > LONGEST_MESSAGE:
                await websocket.close(TOO_BIG)
                return
            if page.leaving:
                continue  # it asks again where it comes back
            page.busy = True
            await _handle(hub, table, page, text)
            page.settled()


async def _handle(hub: Hub, table: LiveTable, page: Connection, text: str | None) -> None:
    """One message from a page. Whatever is wrong with it, the page gets an answer."""
    name, message = (None, None) if text is None else decode(text)
    try:
        hub.limits.take("message", page.user_id or page.name or str(id(page)))
        hub.limits.take("message-address", page.address)
        if message is None:
            raise Refused(422, "bad-message")
        table.touched = time.monotonic()
        told = await HANDLERS[type(message)](hub, table, page, message)
        page.send(encode({"t": "ack", "id": name, **(told or {})}))
    except play.Stale:
        _stale(table, page, name)
    except Raced:
        async with table.lock:
            await play.catch_up(hub.database, table)
        _stale(table, page, name)
    except NotRunning:
        await hub.reread(table)
        _refuse(page, name, "server-table-not-running", None, {})
    except Illegal as refusal:
        _refuse(page, name, f"illegal-{refusal.key}", refusal.rule, refusal.data)
    except BadInput as complaint:
        _refuse(page, name, f"bad-input-{complaint.key}", None, complaint.data)
    except Refused as refusal:
        _refuse(page, name, f"server-{refusal.key}", None, refusal.data)
    except DBAPIError as error:
        # Only the kind of error: its text may quote what people sent.
        logger.error("the database failed: %s", type(error.orig).__name__)
        _refuse(page, name, "server-no-database", None, {})
    except Exception:
        hub.metrics.count("message_failures")
        logger.exception("a message to table %s failed", table.id)
        _refuse(page, name, "server-failed", None, {})


def _stale(table: LiveTable, page: Connection, name: str | None) -> None:
    page.send(encode({"t": "stale", "id": name}))
    table.show_state([page], again=True)


def _refuse(
    page: Connection, name: str | None, key: str, rule: str | None, data: Mapping[str, Any]
) -> None:
    error = {"key": key, "rule": rule, "data": dict(data)}
    page.send(encode({"t": "refused", "id": name, "error": error}))


def _own_seat(page: Connection) -> int:
    if page.seat is None:
        raise Refused(403, "not-at-the-table")
    return page.seat


def _action(table: LiveTable, sent: SentAction) -> Action:
    """The action that a message has: its text, or its verb and arguments by name."""
    game = table.running.game  # a table that cannot be played says so first
    if isinstance(sent, NamedAction):
        return game.action(sent.verb, sent.args)
    return game.read(sent)


def _take(hub: Hub, page: Connection, kind: str) -> None:
    """Count something that costs, for the person and for all at that address together."""
    hub.limits.take(kind, page.user_id or page.address)
    hub.limits.take(f"{kind}-address", page.address)


async def _act(hub: Hub, table: LiveTable, page: Connection, message: Act) -> None:
    """Play an action."""
    _take(hub, page, "act")
    seat = _own_seat(page)
    action = _action(table, message.action)
    if action[0] in PASSES and message.token == table.token(seat):
        await hub.keep_waiting(table, seat)
    with hub.metrics.timed("action", table.id):
        async with table.lock:
            await play.act(hub.database, table, seat, message.token, action)
    hub.metrics.count("actions")
    hub.drive(table)


async def _why(hub: Hub, table: LiveTable, page: Connection, message: Why) -> Told:
    """Whether an action would be allowed and what it would do, and if not, why not."""
    _take(hub, page, "ask")
    return {"preview": table.running.preview(_own_seat(page), _action(table, message.action))}


async def _hint(hub: Hub, table: LiveTable, page: Connection, message: AskHint) -> Told:
    """What a bot would do in the own place and why. Not where somebody else plays: there it would
    be an unfair help."""
    _take(hub, page, "hint")
    seat = _own_seat(page)
    if any(other.user_id is not None for n, other in enumerate(table.seats) if n != seat):
        raise Refused(409, "hints-only-with-bots")
    state = table.running
    if not state.legal(seat):
        raise Refused(409, "nothing-to-hint")
    try:
        return {"hint": await hub.thinkers.hint(state, seat, asked_for(table))}
    except BotFailed as failure:
        logger.warning("no hint at table %s: %s", table.id, failure)
        raise Refused(503, "no-hint") from None


async def _listen(hub: Hub, table: LiveTable, page: Connection, message: Listen) -> None:
    """Be asked again about everything."""
    _take(hub, page, "act")
    async with table.lock:
        await play.commit(hub.database, table, _own_seat(page), LISTEN)
    hub.drive(table)


async def _chat(hub: Hub, table: LiveTable, page: Connection, message: Say) -> None:
    """Say something."""
    if not page.user_id:
        raise Refused(401, "log-in-first")
    if page.user_id in table.muted:
        raise Refused(403, "muted")
    hub.limits.take("chat", page.user_id)
    hub.limits.take("chat-address", page.address)
    hub.limits.take("chat-table", table.id)
    words = talk.read(table, page, message.text, message.statement, message.to)
    said = await hub.database.run(lambda c: talk.say(c, table, page, words))
    talk.show(table, said)
    await hub.database.publish(table.id, "chat", said.number)


async def _mute(hub: Hub, table: LiveTable, page: Connection, message: Mute) -> None:
    """Let somebody say nothing more at the own table, or let the person speak again."""
    if not page.user_id or table.row.owner != page.user_id:
        raise Refused(403, "only-the-owner")
    if message.person == page.user_id:
        raise Refused(422, "bad-message")
    hub.limits.take("join", page.user_id)
    await hub.database.run(lambda c: manners.mute(c, table.id, message.person, message.on))
    await hub.refresh(table)


async def _report(hub: Hub, table: LiveTable, page: Connection, message: Report) -> None:
    """Complain to the host about somebody."""
    if not page.user_id:
        raise Refused(401, "log-in-first")
    hub.limits.take("report", page.user_id)
    hub.limits.take("report", page.address)
    there = (other.address for other in table.connections if other.user_id == message.person)
    wanted = manners.Report(table.id, page.user_id, message.person, message.text, next(there, ""))
    await hub.database.run(lambda c: manners.report(c, wanted))
    logger.warning("somebody is reported at table %s", table.id)


async def _note(hub: Hub, table: LiveTable, page: Connection, message: WriteNote) -> None:
    """Write into the own notepad."""
    _take(hub, page, "ask")
    seat = _own_seat(page)
    await hub.database.run(lambda c: talk.keep_note(c, table.id, seat, page.user_id, message.text))


async def _undo(hub: Hub, table: LiveTable, page: Connection, message: AskUndo) -> None:
    """Ask to take the last action back."""
    _take(hub, page, "act")
    async with table.lock:
        await undo.ask(hub.database, table, _own_seat(page))


async def _undo_vote(hub: Hub, table: LiveTable, page: Connection, message: UndoVote) -> None:
    """Agree to another's wish to take an action back, or not."""
    _take(hub, page, "act")
    async with table.lock:
        await undo.vote(hub.database, table, _own_seat(page), message.yes)


async def _bot(hub: Hub, table: LiveTable, page: Connection, message: StandIn) -> None:
    """Hand the own seat to a bot, or take it back."""
    hub.limits.take("join", page.user_id)
    bot = lobby.STAND_IN if message.on else None
    await hub.set_stand_in(table, _own_seat(page), bot)


async def _replace(hub: Hub, table: LiveTable, page: Connection, message: ReplaceVote) -> None:
    """Vote on replacing somebody whose time is up."""
    _take(hub, page, "act")
    if message.seat >= len(table.seats):
        raise Refused(422, "bad-message")
    await sweep.vote(hub, table, _own_seat(page), message.seat, message.yes)


async def _commit(hub: Hub, table: LiveTable, page: Connection, message: CommitNumber) -> None:
    """Commit to a number for the dice."""
    hub.limits.take("join", page.user_id)
    if not table.wants_numbers:
        raise Refused(409, "dice-not-now")
    await hub.database.run(
        lambda c: starting.add_number(c, page.user_id, table.id, message.commitment)
    )
    await hub.refresh(table)


async def _reveal(hub: Hub, table: LiveTable, page: Connection, message: RevealNumber) -> None:
    """Say which number it was."""
    hub.limits.take("join", page.user_id)
    await hub.database.run(
        lambda c: starting.reveal_number(c, page.user_id, table.id, message.number, message.draw)
    )
    await hub.refresh(table)


async def _look(hub: Hub, table: LiveTable, page: Connection, message: Look) -> None:
    """The whole picture once more."""
    _take(hub, page, "ask")
    table.show_state([page], again=True)


async def _ping(hub: Hub, table: LiveTable, page: Connection, message: Ping) -> None:
    """Only the acknowledgement is wanted."""


HANDLERS: dict[type, Callable[[Hub, LiveTable, Connection, Any], Awaitable[Told | None]]] = {
    Act: _act,
    Why: _why,
    AskHint: _hint,
    Listen: _listen,
    Say: _chat,
    Mute: _mute,
    Report: _report,
    WriteNote: _note,
    AskUndo: _undo,
    UndoVote: _undo_vote,
    StandIn: _bot,
    ReplaceVote: _replace,
    CommitNumber: _commit,
    RevealNumber: _reveal,
    Look: _look,
    Ping: _ping,
}
