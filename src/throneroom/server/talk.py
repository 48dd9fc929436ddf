"""Chat: public; private messages only where the game's rules allow secret talk; notepads.

Besides free text there are a game's statements: checked by its rules, said aloud to everybody or to
one seat, and kept by their verbs and named arguments, so that everybody reads them in the own
language.
"""

import time
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Select, bindparam, insert, or_, select, update
from sqlalchemy import Connection as Rows

from throneroom.kernel import Action, Illegal
from throneroom.kernel.actions import describe_params, read_action, write_action
from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.listing import NOT_BEGUN
from throneroom.server.live import Connection, LiveTable
from throneroom.server.manners import check_hushed, check_muted
from throneroom.server.people import hold
from throneroom.server.whence import mark
from throneroom.server.wire import encode, stamp

LONGEST_CHAT = 500
LONGEST_NOTE = 8000
SHOWN = 200
EVERYBODY = -1


class Said(NamedTuple):
    """A message, and its number among all that are kept. Nobody is shown that number: gaps would
    tell of messages to others."""

    number: int
    message: dict[str, Any]


class Words(NamedTuple):
    """What somebody says, and to which seat. A statement's text is its text form."""

    text: str
    to: int | None
    statement: dict[str, Any] | None = None


def clean(text: str) -> str:
    """Visible text of bounded length."""
    text = unicodedata.normalize("NFC", text).strip()
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C")
    if not kept or len(kept) > LONGEST_CHAT:
        raise Refused(422, "bad-chat", longest=LONGEST_CHAT)
    return kept


def read(
    table: LiveTable, speaker: Connection, text: str | None, statement: str | None, to: int | None
) -> Words:
    """What a message says, as far as it may be said: free text, or one of the game's statements."""
    if (text is None) == (statement is None):
        raise Refused(422, "bad-message")
    if text is None:
        assert statement is not None
        return _read_statement(table, speaker, statement, to)
    words = Words(clean(text), to)
    if to is not None:
        if not table.game.secret_talk:
            raise Refused(403, "no-secret-talk")
        if speaker.seat is None or not 0 <= to < len(table.seats) or to == speaker.seat:
            raise Refused(422, "bad-message")
    return words


def _read_statement(table: LiveTable, speaker: Connection, text: str, to: int | None) -> Words:
    forms, check = table.game.statements, table.game.check_statement
    if check is None:
        raise Refused(403, "no-statements")
    if speaker.seat is None:
        raise Refused(403, "not-at-the-table")
    state = table.running
    statement = read_action(forms, text)
    check(state.table, speaker.seat, EVERYBODY if to is None else to, statement)
    return Words(write_action(forms, statement), to, _told(table, statement))


def _told(table: LiveTable, statement: Action) -> dict[str, Any]:
    verb, *values = statement
    return {"verb": verb, "args": describe_params(table.game.statements[verb].params, values)}


def sayable(table: LiveTable, seat: int) -> list[dict[str, Any]]:
    """The statements that a seat may make to everybody now, with their text forms."""
    check = table.game.check_statement
    if check is None:
        return []
    state = table.running
    found = []
    for verb, form in table.game.statements.items():
        for values in product(*(param.values() for param in form.params)):
            statement = (verb, *values)
            try:
                check(state.table, seat, EVERYBODY, statement)
            except Illegal:
                continue
            found.append({"text": form.write(statement), **_told(table, statement)})
    return found


def say(rows: Rows, table: LiveTable, speaker: Connection, words: Words) -> Said:
    """Keep a message, and return it as it is shown."""
    hold(rows, speaker.user_id)
    # Another worker may have heard first of whom the owner has muted, and of who has stood up.
    check_muted(rows, table.id, speaker.user_id)
    if speaker.seat is not None:
        _check_seat(rows, table.id, speaker.seat, speaker.user_id)
    whence = mark(table.key, table.id, speaker.address)
    # Who plays since the beginning is nobody new, and the owner decides about the others.
    known = speaker.user_id == table.row.owner or (
        speaker.seat is not None and table.status not in NOT_BEGUN
    )
    if whence is not None and not known:
        check_hushed(rows, table.id, speaker.user_id, whence)
    values = {
        "table_id": table.id,
        "user_id": speaker.user_id,
        "name": speaker.name,
        "guest": speaker.guest,
        "seat": speaker.seat,
        "to_seat": words.to,
        "text": words.text,
        "at": time.time(),
        "statement": words.statement,
        "whence": whence,
    }
    return _shown(rows.execute(insert(schema.chat).values(**values).returning(schema.chat)).one())


def _shown(row: Any) -> Said:
    message = {
        "from": row.name,
        "person": row.user_id,
        "guest": row.guest,
        "seat": row.seat,
        "to": row.to_seat,
        "text": row.text,
        "statement": row.statement if _is_statement(row.statement) else None,
        "at": stamp(row.at),
    }
    return Said(row.id, message)


def _is_statement(kept: Any) -> bool:
    return type(kept) is dict and kept.keys() == {"verb", "args"} and type(kept["args"]) is dict


def history(rows: Rows, table_id: str, seat: int | None) -> list[Said]:
    """The last messages that a seat may read."""
    # No message is to or from seat -1, and to NULL SQL compares nothing.
    reader = {"table": table_id, "reader": -1 if seat is None else seat}
    said = [_shown(row) for row in reversed(list(rows.execute(_readable(), reader)))]
    return [one for one in said if _may_read(one.message, seat)]


@cache  # to put a question together takes longer than to answer it
def _readable() -> Select[Any]:
    chat = schema.chat
    reader: BindParameter[int] = bindparam("reader")
    # A statement to somebody is heard by everybody.
    readable = or_(
        chat.c.to_seat.is_(None),
        chat.c.statement.is_not(None),
        chat.c.to_seat == reader,
        chat.c.seat == reader,
    )
    return (
        select(chat)
        .where(chat.c.table_id == bindparam("table"), readable)
        .order_by(chat.c.id.desc())
        .limit(SHOWN)
    )


def _may_read(message: dict[str, Any], seat: int | None) -> bool:
    """A statement that makes no sense makes nothing public."""
    private = message["to"] is not None and message["statement"] is None
    return not private or (seat is not None and seat in (message["seat"], message["to"]))


def find(rows: Rows, table_id: str, number: int) -> Said | None:
    """One message of a table."""
    chat = schema.chat
    query = select(chat).where(chat.c.table_id == table_id, chat.c.id == number)
    row = rows.execute(query).first()
    return None if row is None else _shown(row)


def show(table: LiveTable, said: Said) -> None:
    """Show a message to those who may read it."""
    table.messages += 1
    for page in list(table.connections):
        if _may_read(said.message, page.seat):
            show_to(page, [said])


def show_to(page: Connection, said: Sequence[Said]) -> None:
    """Show a page those messages that it has not been shown, numbered for this page alone."""
    messages = []
    for number, message in said:
        if number not in page.heard:
            page.heard.add(number)
            page.said += 1
            messages.append({"i": page.said, **message})
    page.send(encode({"t": "chat", "messages": messages}))


def read_note(rows: Rows, table_id: str, seat: int) -> str:
    """What a seat's notepad says."""
    return str(rows.execute(_note(), {"table": table_id, "reader": seat}).scalar_one())


@cache
def _note() -> Select[Any]:
    seats = schema.seats
    return select(seats.c.note).where(
        seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("reader")
    )


def keep_note(rows: Rows, table_id: str, seat: int, user_id: str, note: str) -> None:
    """Write a seat's private notepad, while that person sits there."""
    if len(note) > LONGEST_NOTE or "\0" in note:
        raise Refused(422, "bad-note", longest=LONGEST_NOTE)
    seats = schema.seats
    kept = rows.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.user_id == user_id)
        .values(note=note)
    )
    if not kept.rowcount:
        raise Refused(403, "not-at-the-table")


def _check_seat(rows: Rows, table_id: str, seat: int, user_id: str) -> None:
    """Refuse whoever does not sit there any more."""
    seats = schema.seats
    mine = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.user_id == user_id)
    if rows.execute(select(seats.c.seat).where(mine)).first() is None:
        raise Refused(403, "not-at-the-table")
