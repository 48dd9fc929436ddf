"""Chat: public; private messages only where the game's rules allow secret talk; notepads."""

import time
import unicodedata
from typing import Any

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy import Connection as Rows

from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.live import Connection, LiveTable
from throneroom.server.wire import stamp

LONGEST_CHAT = 500
LONGEST_NOTE = 8000
SHOWN = 200


def clean(text: Any) -> str:
    """Visible text of bounded length."""
    if not isinstance(text, str):
        raise Refused(422, "bad-message")
    text = unicodedata.normalize("NFC", text).strip()
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C")
    if not kept or len(kept) > LONGEST_CHAT:
        raise Refused(422, "bad-chat", longest=LONGEST_CHAT)
    return kept


def say(
    rows: Rows, table: LiveTable, speaker: Connection, text: str, to: int | None
) -> dict[str, Any]:
    """Keep a message, and return it as it is shown."""
    if to is not None:
        if not table.game.secret_talk:
            raise Refused(403, "no-secret-talk")
        if speaker.seat is None or not 0 <= to < len(table.seats) or to == speaker.seat:
            raise Refused(422, "bad-message")
    now = time.time()
    values = {
        "table_id": table.id,
        "user_id": speaker.user_id,
        "name": speaker.name,
        "seat": speaker.seat,
        "to_seat": to,
        "text": text,
        "at": now,
    }
    number = rows.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id))
    return _shown(number.scalar_one(), speaker.name, speaker.seat, to, text, now)


def _shown(
    number: int, name: str, seat: int | None, to: int | None, text: str, at: float
) -> dict[str, Any]:
    return {"i": number, "from": name, "seat": seat, "to": to, "text": text, "at": stamp(at)}


def history(rows: Rows, table_id: str, seat: int | None) -> list[dict[str, Any]]:
    """The last messages that a seat may read."""
    chat = schema.chat
    readable: ColumnElement[bool] = chat.c.to_seat.is_(None)
    if seat is not None:
        readable = or_(readable, chat.c.to_seat == seat, chat.c.seat == seat)
    query = (
        select(chat)
        .where(chat.c.table_id == table_id, readable)
        .order_by(chat.c.id.desc())
        .limit(SHOWN)
    )
    return [
        _shown(row.id, row.name, row.seat, row.to_seat, row.text, row.at)
        for row in reversed(list(rows.execute(query)))
    ]


def find(rows: Rows, table_id: str, number: int) -> dict[str, Any] | None:
    """One message of a table."""
    chat = schema.chat
    query = select(chat).where(chat.c.table_id == table_id, chat.c.id == number)
    row = rows.execute(query).first()
    if row is None:
        return None
    return _shown(row.id, row.name, row.seat, row.to_seat, row.text, row.at)


def show(table: LiveTable, message: dict[str, Any]) -> None:
    """Show a message to those who may read it."""
    to = message["to"]
    table.tell({"t": "chat", "messages": [message]}, None if to is None else [message["seat"], to])


def read_note(rows: Rows, table_id: str, seat: int) -> str:
    """What a seat's notepad says."""
    query = select(schema.seats.c.note).where(
        schema.seats.c.table_id == table_id, schema.seats.c.seat == seat
    )
    return str(rows.execute(query).scalar_one())


def keep_note(rows: Rows, table_id: str, seat: int, note: Any) -> None:
    """Write a seat's private notepad."""
    if not isinstance(note, str) or len(note) > LONGEST_NOTE or "\0" in note:
        raise Refused(422, "bad-note", longest=LONGEST_NOTE)
    rows.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .values(note=note)
    )
