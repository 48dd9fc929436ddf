"""Tables and who sits at them, as rows of the database."""

import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any

from sqlalchemy import Connection, case, delete, exists, func, insert, or_, select, update

from throneroom.bots import check_bots
from throneroom.kernel import BadInput, Game
from throneroom.kernel.options import check_options
from throneroom.server import dice, rows, schema
from throneroom.server.errors import Refused
from throneroom.server.ids import new_id
from throneroom.server.listing import Seat, seat_of
from throneroom.server.people import DELETED, Person, forget_sessions, hold, one_by_one

STATUSES = OPEN, STARTING, RUNNING, FINISHED, CLOSED = rows.STATUSES
STAND_IN = "greedy"  # the bot that takes a person's seat
LONGEST_LIST = 100
MOST_OPEN_TABLES = 20  # of one person
Whence = Callable[[str], str | None]
"""Where somebody comes from, as a mark for one table."""


def nowhere(table_id: str) -> None:
    """Of somebody of whom it does not matter, or is not known."""


def check_pace(pace: Any) -> dict[str, int] | None:
    """No clock, so many seconds an action, or so many hours."""
    if not rows.is_pace(pace):
        raise Refused(422, "bad-pace")
    return None if pace is None else dict(pace)


def pace_seconds(pace: Mapping[str, int] | None) -> float | None:
    """How long an action may take."""
    if not pace:
        return None
    return float(pace["live"]) if "live" in pace else pace["slow"] * 3600.0


def create_table(
    connection: Connection,
    person: Person,
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    public: bool,
    pace: Mapping[str, int] | None,
    on_timeout: str,
) -> str:
    """A new table without anybody at it."""
    if seats not in game.seats:
        raise BadInput("bad-seats", low=game.seats[0], high=game.seats[-1], seats=seats)
    checked = check_options(game.options, options)
    game.start(seats, checked)  # options that do not fit together are refused now, not later
    one_by_one(connection, person.id)
    open_tables = connection.execute(
        select(func.count())
        .select_from(schema.tables)
        .where(schema.tables.c.owner == person.id, schema.tables.c.status == OPEN)
    ).scalar_one()
    if open_tables >= MOST_OPEN_TABLES:
        raise Refused(409, "too-many-tables", most=MOST_OPEN_TABLES)
    hold(connection, person.id)
    table_id = new_id(9)
    now = time.time()
    connection.execute(
        insert(schema.tables).values(
            id=table_id,
            game=game.slug,
            rules=game.version,
            seats=seats,
            options=checked,
            status=OPEN,
            public=public,
            key=secrets.token_urlsafe(9),
            pace=pace,
            on_timeout=on_timeout,
            owner=person.id,
            seed=secrets.token_hex(32),
            created=now,
            moved=now,
        )
    )
    connection.execute(
        insert(schema.seats),
        [{"table_id": table_id, "seat": seat, "note": ""} for seat in range(seats)],
    )
    return table_id


def find_table(connection: Connection, table_id: str) -> Any:
    """The row of a table, with `damage`: the names of what makes no sense in it."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if row is None:
        raise Refused(404, "no-such-table")
    return rows.sound(row)


def hold_table(connection: Connection, table_id: str, *statuses: str) -> Any:
    """The row of a table that is to be changed: until the end of the transaction nobody else
    changes the table or who sits at it."""
    wanted = select(schema.tables).where(schema.tables.c.id == table_id).with_for_update()
    found = connection.execute(wanted).first()
    if found is None:
        raise Refused(404, "no-such-table")
    row = rows.sound(found)
    if row.damage:
        raise Refused(409, "table-damaged")
    if row.status not in statuses:
        raise Refused(409, "table-not-open" if OPEN in statuses else "table-not-running")
    return row


def find_seats(connection: Connection, *table_ids: str) -> dict[str, list[Seat]]:
    """The seats of some tables with the names of the people on them."""
    held = schema.users.alias("held")
    query = (
        select(
            schema.seats,
            schema.users.c.name,
            schema.users.c.password.is_(None).label("without_password"),
            schema.users.c.bot_of,
            held.c.name.label("held_name"),
        )
        .outerjoin(schema.users, schema.users.c.id == schema.seats.c.user_id)
        .outerjoin(held, held.c.id == schema.seats.c.held_for)
        .where(schema.seats.c.table_id.in_(table_ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query):
        held_for = row.held_for if row.user_id is None and row.bot is None else None
        held_name = row.held_name if held_for else None
        program = row.bot_of is not None
        guest = row.user_id not in (None, DELETED) and bool(row.without_password) and not program
        seat = Seat(row.user_id, row.name, row.bot, held_for, held_name, guest, program, row.face)
        found[row.table_id].append(seat)
    return found


def fits(key: str, wanted: str) -> bool:
    """Whether the key of an invitation is right, without telling by time how much of it is."""
    return secrets.compare_digest(key.encode(), wanted.encode())


def join(
    connection: Connection,
    person: Person,
    table_id: str,
    seat: int | None,
    key: str,
    commitment: str | None = None,
    whence: Whence = nowhere,
) -> int:
    """Sit down on a free seat; private tables need the key of the invitation. The page may commit
    to its number for the dice in the same moment."""
    taken = _sit_down(connection, person, table_id, seat, key)
    sat_there = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == taken)
    connection.execute(update(schema.seats).where(sat_there).values(whence=whence(table_id)))
    if commitment is not None:
        dice.commit(connection, table_id, taken, commitment)
    return taken


def _sit_down(
    connection: Connection, person: Person, table_id: str, seat: int | None, key: str
) -> int:
    row = hold_table(connection, table_id, OPEN)
    found = find_seats(connection, table_id)[table_id]
    mine = seat_of(found, person.id)
    if mine is not None:
        return mine
    held = [number for number, taken in enumerate(found) if taken.held_for == person.id]
    if not row.public and row.owner != person.id and not held and not fits(key, row.key):
        raise Refused(403, "invitation-needed")
    if seat is not None and seat >= row.seats:
        raise Refused(422, "no-such-seat")
    if seat is not None and found[seat].held_for not in (None, person.id):
        raise Refused(409, "seat-held", name=found[seat].held_name)
    free = [
        number
        for number, taken in enumerate(found)
        if taken.kind == "open" and taken.held_for is None
    ]
    wanted = [*held, *free] if seat is None else [seat]
    for choice in wanted:
        sat_down = connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == choice)
            .where(schema.seats.c.user_id.is_(None), schema.seats.c.bot.is_(None))
            .values(user_id=person.id, held_for=None)
        )
        if sat_down.rowcount:
            touched = update(schema.tables).where(schema.tables.c.id == table_id)
            connection.execute(touched.values(moved=time.time()))
            return choice
    raise Refused(409, "seat-taken")


def leave(connection: Connection, person: Person, table_id: str) -> None:
    """Stand up; in a running game a bot takes the seat for good."""
    row = hold_table(connection, table_id, OPEN, RUNNING)
    found = find_seats(connection, table_id)[table_id]
    mine = seat_of(found, person.id)
    if mine is None:
        raise Refused(403, "not-at-the-table")
    seat = update(schema.seats).where(
        schema.seats.c.table_id == table_id, schema.seats.c.seat == mine
    )
    if row.status == RUNNING:
        connection.execute(seat.values(user_id=None, left_by=person.id, bot=STAND_IN))
        expect_bots(connection, table_id)
        return
    free_seat(connection, table_id, mine)
    others = [at.user_id for at in found if at.user_id not in (None, person.id) and not at.program]
    if row.owner == person.id and others:
        # Somebody must be there who can start the game.
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table_id).values(owner=others[0])
        )


def free_seat(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody sits there any more. Whoever sits down there next is to find neither notes nor private
    messages of somebody else."""
    seats, chat = schema.seats, schema.chat
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat)
        .values(user_id=None, note="", whence=None)
    )
    dice.withdraw(connection, table_id, seat)
    connection.execute(
        delete(chat)
        .where(chat.c.table_id == table_id, chat.c.to_seat.is_not(None))
        .where(or_(chat.c.seat == seat, chat.c.to_seat == seat))
    )


def set_stand_in(connection: Connection, table_id: str, seat: int, bot: str | None) -> None:
    """A bot plays for a person, or the person plays again."""
    hold_table(connection, table_id, RUNNING)
    connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .where(schema.seats.c.user_id.is_not(None))
        .values(bot=bot)
    )
    if bot is not None:
        expect_bots(connection, table_id)


def expect_bots(connection: Connection, table_id: str) -> None:
    """A sweep finds the table, should this process die before the bot has moved."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table_id).values(bots_due=True)
    )


def set_bot(
    connection: Connection,
    person: Person,
    table_id: str,
    seat: int,
    bot: str | None,
    programs: Collection[str] = (),
) -> None:
    """The owner puts a bot on a free seat of an open table, or takes it away. Besides those that
    are installed there are the host's programs, by their names."""
    row = hold_table(connection, table_id, OPEN)
    if row.owner != person.id:
        raise Refused(403, "only-the-owner")
    if seat >= row.seats:
        raise Refused(422, "no-such-seat")
    if bot is not None and bot not in programs:
        check_bots([bot])
    changed = connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .where(schema.seats.c.user_id.is_(None))
        .values(bot=bot, held_for=None, face=None)
    )
    if not changed.rowcount:
        raise Refused(409, "seat-taken")


def close(connection: Connection, table_id: str, person: Person | None) -> None:
    """The owner of an open table, or the host (no person), ends it without a result. The host may
    also end one that is damaged."""
    tables = schema.tables
    this = update(tables).where(tables.c.id == table_id)
    if person is None:
        find_table(connection, table_id)
        this = this.where(tables.c.status.not_in((FINISHED, CLOSED)))
    else:
        if hold_table(connection, table_id, OPEN).owner != person.id:
            raise Refused(403, "only-the-owner")
        this = this.where(tables.c.status == OPEN)
    closed = connection.execute(this.values(status=CLOSED, deadline=None))
    if not closed.rowcount:  # SQLite knows no holding: another process has ended the game
        raise Refused(409, "table-not-open")
    seats = schema.seats  # nobody is rated here
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(whence=None))


def list_tables(connection: Connection, which: str, person: Person | None) -> list[Any]:
    """Open, running or finished public tables, or the person's own; the last ended and the newest
    first. When something was last played at a table is not told by their order: it may have been a
    pass in secret."""
    tables = schema.tables
    order = case((tables.c.status == FINISHED, tables.c.moved), else_=tables.c.created).desc()
    query = select(tables).order_by(order, tables.c.id).limit(LONGEST_LIST)
    if which == "mine":
        if person is None:
            return []
        mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == person.id)
        query = query.where(or_(schema.tables.c.id.in_(mine), schema.tables.c.owner == person.id))
        query = query.where(schema.tables.c.status != CLOSED)
        # What is still to be played comes first, however many games have ended since.
        query = query.order_by(None).order_by(tables.c.status == FINISHED, order, tables.c.id)
    else:
        statuses = (STARTING, RUNNING) if which == RUNNING else (which,)
        query = query.where(schema.tables.c.public, schema.tables.c.status.in_(statuses))
    return [rows.sound(row) for row in connection.execute(query)]


def tables_of(connection: Connection, user_id: str) -> list[str]:
    """The open and running tables where somebody sits."""
    query = (
        select(schema.tables.c.id)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.seats.c.user_id == user_id)
        .where(schema.tables.c.status.in_((OPEN, STARTING, RUNNING)))
    )
    return list(connection.scalars(query))


def prune(connection: Connection, before: float) -> int:
    """Delete finished and closed tables that nobody has touched since, open ones at which nobody
    has sat down since, and what hangs on them; and guests who have gone and left nothing."""
    old = select(schema.tables.c.id).where(
        schema.tables.c.moved < before, schema.tables.c.status.in_((OPEN, FINISHED, CLOSED))
    )
    connection.execute(delete(schema.reports).where(schema.reports.c.at < before))
    talk = (schema.chat, schema.mutes, schema.hushed)
    parts = (*talk, schema.dice, schema.snapshots, schema.actions, schema.seats)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(old)))
    removed = connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(old))).rowcount
    forget_sessions(connection)
    users = schema.users
    connection.execute(
        delete(users)
        .where(users.c.password.is_(None), users.c.created < before)
        .where(~exists().where(schema.sessions.c.user_id == users.c.id))
        .where(~exists().where(schema.seats.c.user_id == users.c.id))
        .where(~exists().where(schema.ratings.c.user_id == users.c.id))
        .where(~exists().where(schema.reports.c.about == users.c.id), users.c.banned.is_(None))
    )
    return removed
