"""How a full table becomes a game: the numbers that people add to the dice, the first state, and
the same people who play again."""

import time
from typing import Any

from sqlalchemy import Connection, exists, select, update

from throneroom.kernel import BadInput, CommittedChance, load
from throneroom.kernel.dice import FairDice
from throneroom.server import dice, lobby, schema
from throneroom.server.errors import Refused
from throneroom.server.listing import Seat, face_of, seat_list, seat_of
from throneroom.server.lobby import CLOSED, FINISHED, OPEN, RUNNING, STARTING, STATUSES
from throneroom.server.people import DELETED, Person, one_by_one

MOST_RUNNING_TABLES = 40  # of one person
MOST_BOT_TABLES = 8  # running ones where nobody else plays


def start(connection: Connection, person: Person, table_id: str, wait: float = 0.0) -> None:
    """The owner starts a full table. For so many seconds the game waits for the numbers that people
    are committed to."""
    row = lobby.hold_table(connection, table_id, OPEN)
    if row.owner != person.id:
        raise Refused(403, "only-the-owner")
    seats = lobby.find_seats(connection, table_id)[table_id]
    if any(seat.kind == "open" for seat in seats):
        raise Refused(409, "seats-free")
    _draw_or_begin(connection, row, seats, wait)


# Numbers for the dice


def add_number(connection: Connection, user_id: str, table_id: str, commitment: str) -> None:
    """The page of somebody at an open table commits to a number."""
    row = lobby.hold_table(connection, table_id, *STATUSES)
    if row.status != OPEN:
        raise Refused(409, "dice-frozen")
    dice.commit(connection, table_id, _own_seat(connection, user_id, table_id), commitment)


def reveal_number(
    connection: Connection, user_id: str, table_id: str, number: str, draw: str
) -> None:
    """And says which it was; with the last one the game begins."""
    row = lobby.hold_table(connection, table_id, *STATUSES)
    if row.status != STARTING:
        raise Refused(409, "dice-not-now")
    seat = _own_seat(connection, user_id, table_id)
    if dice.reveal(connection, row, seat, number, draw):
        _begin(connection, row)


def end_draw(connection: Connection, table_id: str) -> None:
    """Whoever has not revealed a number by now is not waited for. If the installed game does not
    want the table's options any more, its owner is to find out: then it is open again."""
    row = lobby.hold_table(connection, table_id, STARTING)
    try:
        _begin(connection, row)
    except BadInput:
        dice.forget(connection, table_id)
        this = update(schema.tables).where(schema.tables.c.id == table_id)
        connection.execute(this.values(status=OPEN, deadline=None, moved=time.time()))


def _own_seat(connection: Connection, user_id: str, table_id: str) -> int:
    mine = seat_of(lobby.find_seats(connection, table_id)[table_id], user_id)
    if mine is None:
        raise Refused(403, "not-at-the-table")
    return mine


def _draw_or_begin(connection: Connection, row: Any, seats: list[Seat], wait: float) -> None:
    """Wait for the numbers that people are committed to, if there are any."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    if not wait or not dice.freeze(connection, row.id, people):
        _begin(connection, row)
        return
    load(row.game).start(row.seats, row.options)  # what it does not want is refused now, not later
    now = time.time()
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(status=STARTING, moved=now, deadline=now + wait)
    )


def check_running(connection: Connection, person: Person) -> None:
    """Whether a person may start one more game: bots take time that others wait for."""
    one_by_one(connection, person.id)
    tables, seats = schema.tables, schema.seats
    others = exists().where(
        seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None), seats.c.user_id != person.id
    )
    running = connection.execute(
        select(others).where(tables.c.owner == person.id, tables.c.status.in_((STARTING, RUNNING)))
    )
    with_others = [bool(row[0]) for row in running]
    if len(with_others) >= MOST_RUNNING_TABLES:
        raise Refused(409, "too-many-running-tables", most=MOST_RUNNING_TABLES)
    if with_others.count(False) >= MOST_BOT_TABLES:
        raise Refused(409, "too-many-bot-tables", most=MOST_BOT_TABLES)


def _begin(connection: Connection, row: Any) -> None:
    """A full table is played from now on, with dice from all the numbers that were added."""
    game = load(row.game)
    seed, secret = row.seed, None
    if row.status == STARTING:
        secret = row.seed
        seed = FairDice(row.id, secret, dice.added_at(connection, row.id)).seed
    # The program may be another one since the table was made, and may not want the options now.
    first = game.start(row.seats, row.options, chance=CommittedChance(bytes.fromhex(seed)))
    now = time.time()
    seconds = lobby.pace_seconds(row.pace)
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(
            status=RUNNING,
            seed=seed,
            secret=secret,
            moved=now,
            deadline=now + seconds if seconds else None,
            rules=game.version,
            bots_due=True,
            awaited=seat_list(first.to_move()),
        )
    )


def rematch(
    connection: Connection,
    person: Person,
    table_id: str,
    commitment: str | None = None,
    wait: float = 0.0,
    whence: lobby.Whence = lobby.nowhere,
) -> str:
    """The same people play again, each on the next seat. Whoever wants it first makes the table,
    where seats are held for the others; when the last of them wants it too, the game begins."""
    row = lobby.hold_table(connection, table_id, *STATUSES)
    if row.status != FINISHED:
        raise Refused(409, "not-finished")
    seats = lobby.find_seats(connection, table_id)[table_id]
    if seat_of(seats, person.id) is None:
        raise Refused(403, "not-at-the-table")
    again = _following(connection, row.rematch)
    if again is None:
        again = _set_up_again(connection, person, row, seats)
    if lobby.find_table(connection, again).status != OPEN:
        return again  # the others have begun, or are done
    lobby.join(connection, person, again, None, "", commitment, whence)
    now_there = lobby.find_seats(connection, again)[again]
    if all(seat.kind != "open" for seat in now_there):
        _draw_or_begin(connection, lobby.hold_table(connection, again, OPEN), now_there, wait)
    return again


def _following(connection: Connection, table_id: str | None) -> str | None:
    """The table where people play again, unless it was given up."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.id == table_id, tables.c.status != CLOSED)
    return connection.execute(query).scalar()


def _set_up_again(connection: Connection, person: Person, row: Any, seats: list[Seat]) -> str:
    """A table like another one, where everybody has the next seat: bots sit there already."""
    again = lobby.create_table(
        connection,
        person,
        load(row.game),
        row.seats,
        row.options,
        row.public,
        row.pace,
        row.on_timeout,
    )
    for number, seat in enumerate(seats):
        place = (number + 1) % row.seats
        if seat.user_id == DELETED:
            continue  # somebody else may sit there
        who = {"held_for": seat.user_id}
        if seat.user_id is None:
            who = {"bot": seat.bot, "face": face_of(row.id, number, seat.face)}
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == again, schema.seats.c.seat == place)
            .values(**who)
        )
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == row.id).values(rematch=again)
    )
    return again
