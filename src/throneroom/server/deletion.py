"""People who want to be forgotten. Finished games stay, played by somebody whose name is not known
any more; nothing else of a person does."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from throneroom.server import lobby, schema
from throneroom.server.errors import Refused
from throneroom.server.listing import seat_of
from throneroom.server.own_bots import MARK
from throneroom.server.people import DELETED


class Erased(NamedTuple):
    """What must be shown anew."""

    tables: list[str]
    """Where the person sat or spoke."""
    sessions: set[str]


class Raced(Exception):
    """The person has sat down somewhere meanwhile."""


def erase(connection: Connection, user_id: str) -> Erased:
    """Forget a person, whole or not at all. `Raced`, if it must be tried again."""
    users, sessions = schema.users, schema.sessions
    _stand_in(connection)
    # First the tables, in one order, and then the person: as games do that end and are rated.
    # Whoever writes something that refers to the person waits from then on, and finds nobody.
    tables = _tables_of(connection, user_id)
    for table_id in tables:
        this_table = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
        connection.execute(this_table.with_for_update())
    this = select(users.c.id).where(users.c.id == user_id).with_for_update()
    if connection.execute(this).first() is None:
        raise Refused(404, "nobody-like-that")
    if _tables_of(connection, user_id) != tables:
        raise Raced
    for table_id in tables:
        _leave(connection, user_id, table_id)
    bots = select(users.c.id).where(users.c.bot_of == user_id)
    ended = or_(sessions.c.user_id == user_id, sessions.c.user_id.in_(bots))
    mine = set(connection.scalars(select(sessions.c.token).where(ended)))
    connection.execute(delete(sessions).where(ended))
    nameless = {"name": MARK.strip(), "bot_of": DELETED}
    connection.execute(update(users).where(users.c.bot_of == user_id).values(nameless))
    for table in (schema.sessions, schema.ratings, schema.rating_history):
        connection.execute(delete(table).where(table.c.user_id == user_id))
    # With the row goes what hangs on it: friends, armies, opponents, complaints, letters and codes.
    connection.execute(delete(users).where(users.c.id == user_id))
    return Erased(tables, mine)


def _stand_in(connection: Connection) -> None:
    """Somebody without a name, who stands for everybody who is forgotten."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = {"id": DELETED, "name": "", "created": time.time()}
    connection.execute(kind.insert(schema.users).values(**row).on_conflict_do_nothing())


def _tables_of(connection: Connection, user_id: str) -> list[str]:
    """All tables with anything of a person, in the order of their ids."""
    tables, seats, chat = schema.tables, schema.seats, schema.chat
    sat = or_(seats.c.user_id == user_id, seats.c.left_by == user_id, seats.c.held_for == user_id)
    query = select(tables.c.id).where(
        or_(
            tables.c.owner == user_id,
            tables.c.id.in_(select(seats.c.table_id).where(sat)),
            tables.c.id.in_(select(chat.c.table_id).where(chat.c.user_id == user_id)),
        )
    )
    return sorted(connection.scalars(query))


def _leave(connection: Connection, user_id: str, table_id: str) -> None:
    status = lobby.find_table(connection, table_id).status
    if status == lobby.OPEN:
        _leave_open(connection, user_id, table_id)
    elif status in (lobby.STARTING, lobby.RUNNING):
        _leave_running(connection, user_id, table_id)
    _leave_no_name(connection, user_id, table_id)


def _leave_open(connection: Connection, user_id: str, table_id: str) -> None:
    """The seat is free, and the table is for the others; without others it is given up."""
    tables = schema.tables
    seats = lobby.find_seats(connection, table_id)[table_id]
    mine = seat_of(seats, user_id)
    if mine is not None:
        lobby.free_seat(connection, table_id, mine)
    others = [at.user_id for at in seats if at.user_id not in (None, user_id) and not at.program]
    owned = update(tables).where(tables.c.id == table_id, tables.c.owner == user_id)
    if others:
        connection.execute(owned.values(owner=others[0]))
    else:
        connection.execute(owned.values(status=lobby.CLOSED, deadline=None))


def _leave_running(connection: Connection, user_id: str, table_id: str) -> None:
    """A bot takes the seat for good. Nobody is rated for it: there is nobody left to be."""
    seats = schema.seats
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.user_id == user_id)
        .values(user_id=None, left_by=DELETED, bot=lobby.STAND_IN, note="")
    )
    lobby.expect_bots(connection, table_id)


def _leave_no_name(connection: Connection, user_id: str, table_id: str) -> None:
    """Whatever else there is at a table is nobody's: seats of finished games, notes, messages."""
    tables, seats, chat = schema.tables, schema.seats, schema.chat
    here = seats.c.table_id == table_id
    sat = or_(seats.c.user_id == user_id, seats.c.left_by == user_id)
    connection.execute(update(seats).where(here, sat).values(note="", whence=None))
    for column in (seats.c.user_id, seats.c.left_by):
        connection.execute(update(seats).where(here, column == user_id).values({column: DELETED}))
    connection.execute(update(seats).where(here, seats.c.held_for == user_id).values(held_for=None))
    connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.owner == user_id)
        .values(owner=DELETED)
    )
    connection.execute(
        update(chat)
        .where(chat.c.table_id == table_id, chat.c.user_id == user_id)
        .values(user_id=DELETED, name="", text="", statement=None, guest=False, whence=None)
    )
    _stay_hushed(connection, user_id, table_id)


def _stay_hushed(connection: Connection, user_id: str, table_id: str) -> None:
    """Whoever is muted does not get the voice back by being forgotten and coming again."""
    hushed = schema.hushed
    here = hushed.c.table_id == table_id
    nobodys = select(hushed.c.whence).where(here, hushed.c.user_id == DELETED)
    mine = here & (hushed.c.user_id == user_id)
    connection.execute(delete(hushed).where(mine, hushed.c.whence.in_(nobodys)))
    connection.execute(update(hushed).where(mine).values(user_id=DELETED))
