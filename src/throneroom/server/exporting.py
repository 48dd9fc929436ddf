"""Everything that the server holds of a person, as one JSON: docs/protocol.md describes it. Secrets
that open something are left out, and so is what others have said."""

import contextlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, or_, select

from throneroom.kernel import write_record
from throneroom.kernel.dice import Added
from throneroom.server import dice, lobby, rows, schema, second_factor
from throneroom.server.errors import Refused
from throneroom.server.listing import game_of
from throneroom.server.people import Person
from throneroom.server.rebuild import WRONG, MoveRow, as_match, moves_of
from throneroom.server.wire import stamp

FORMAT = {"throneroom-export": 1}


def parts(connection: Connection, person: Person, session: str) -> dict[str, Any]:
    """All but the games."""
    return {
        **FORMAT,
        "account": _account(connection, person.id),
        "sessions": _sessions(connection, person.id, session),
        "second_factor": _second_factor(connection, person.id),
        "friends": _friends(connection, person.id),
        "armies": _armies(connection, person.id),
        "bots": _bots(connection, person.id),
        "messages": _messages(connection, person.id),
        "ratings": _ratings(connection, person.id),
        "reports": _reports(connection, person.id),
        "muted_at": _muted(connection, person.id),
        "done_by_hosts": _audit(connection, person.id),
    }


def _account(connection: Connection, user_id: str) -> dict[str, Any]:
    row = connection.execute(select(schema.users).where(schema.users.c.id == user_id)).one()
    recoveries = schema.recoveries
    letters = select(recoveries.c.expires).where(recoveries.c.user_id == user_id)
    return {
        "id": row.id,
        "name": row.name,
        "guest": row.password is None,
        "created": stamp(row.created),
        "seen": _moment(row.seen),
        "language": row.language,
        "webhook": row.webhook,
        "email": row.email,
        "email_confirmed": row.email_confirmed,
        "email_notices": row.email_notices,
        "email_daily": row.email_daily,
        "email_sent": _moment(row.email_sent),
        "push_daily": row.push_daily,
        "push_sent": _moment(row.push_sent),
        "password_letters_until": [stamp(at) for at in connection.scalars(letters)],
    }


def _moment(at: float | None) -> str | None:
    return None if at is None else stamp(at)


def _sessions(connection: Connection, user_id: str, session: str) -> list[dict[str, Any]]:
    """The browsers that are logged in, and where their notices go."""
    sessions, pushes = schema.sessions, schema.pushes
    query = (
        select(sessions.c.token, sessions.c.expires, pushes.c.endpoint)
        .outerjoin(pushes, pushes.c.session == sessions.c.token)
        .where(sessions.c.user_id == user_id)
        .order_by(sessions.c.expires)
    )
    return [
        {"this": row.token == session, "expires": stamp(row.expires), "push": row.endpoint}
        for row in connection.execute(query)
    ]


def _second_factor(connection: Connection, user_id: str) -> dict[str, Any]:
    factors = schema.second_factors
    query = select(factors.c.since).where(factors.c.user_id == user_id)
    since = connection.execute(query).scalar()
    standing = second_factor.standing(connection, user_id)
    return {"on": standing.on, "since": _moment(since), "codes_left": standing.codes}


def _friends(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """Whom the person wants as a friend, and who wants the person."""
    friends, users = schema.friends, schema.users
    found = []
    for mine, theirs, by in (
        (friends.c.user_id, friends.c.friend_id, "you"),
        (friends.c.friend_id, friends.c.user_id, "them"),
    ):
        query = (
            select(users.c.id, users.c.name, friends.c.since)
            .join(users, users.c.id == theirs)
            .where(mine == user_id)
            .order_by(friends.c.since)
        )
        found += [
            {"person": row.id, "name": row.name, "wanted_by": by, "since": stamp(row.since)}
            for row in connection.execute(query)
        ]
    return found


def _armies(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    armies = schema.armies
    query = select(armies).where(armies.c.user_id == user_id).order_by(armies.c.changed)
    return [
        {
            "id": row.id,
            "game": row.game,
            "name": row.name,
            "text": row.text,
            "changed": stamp(row.changed),
        }
        for row in connection.execute(query)
    ]


def _bots(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """The bots that the person has brought, also those that may come in no more."""
    users = schema.users
    query = select(users).where(users.c.bot_of == user_id).order_by(users.c.created, users.c.id)
    return [
        {"id": row.id, "name": row.name, "created": stamp(row.created)}
        for row in connection.execute(query)
    ]


def _messages(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    chat = schema.chat
    query = select(chat).where(chat.c.user_id == user_id).order_by(chat.c.id)
    return [
        {
            "table": row.table_id,
            "name": row.name,
            "seat": row.seat,
            "to_seat": row.to_seat,
            "text": row.text,
            "at": stamp(row.at),
        }
        for row in connection.execute(query)
    ]


def _ratings(connection: Connection, user_id: str) -> dict[str, Any]:
    """What they are, how they came about, and against whom."""
    rated, past, rivals = schema.ratings, schema.rating_history, schema.rivals
    return {
        "now": [
            {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games}
            for row in connection.execute(select(rated).where(rated.c.user_id == user_id))
        ],
        "history": [
            {
                "table": row.table_id,
                "game": row.game,
                "at": stamp(row.at),
                "mu": row.mu,
                "sigma": row.sigma,
            }
            for row in connection.execute(
                select(past).where(past.c.user_id == user_id).order_by(past.c.at)
            )
        ],
        "rivals": [
            {"game": row.game, "person": row.rival_id}
            for row in connection.execute(select(rivals).where(rivals.c.user_id == user_id))
        ],
    }


def _reports(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    reports = schema.reports
    query = select(reports).where(reports.c.by == user_id).order_by(reports.c.id)
    return [
        {"table": row.table_id, "about": row.about, "text": row.text, "at": stamp(row.at)}
        for row in connection.execute(query)
    ]


def _muted(connection: Connection, user_id: str) -> list[str]:
    mutes = schema.mutes
    query = select(mutes.c.table_id).where(mutes.c.user_id == user_id)
    return sorted(connection.scalars(query))


def _audit(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    audit = schema.audit
    query = select(audit).where(audit.c.user_id == user_id).order_by(audit.c.id)
    return [{"at": stamp(row.at), "what": row.what} for row in connection.execute(query)]


# Games


def tables_of(connection: Connection, user_id: str) -> tuple[list[str], int]:
    """The tables that a person made or sat at, the oldest first; and how many moves their records
    have together."""
    tables, seats = schema.tables, schema.seats
    mine = or_(seats.c.user_id == user_id, seats.c.left_by == user_id, seats.c.held_for == user_id)
    query = (
        select(tables.c.id)
        .where(
            or_(
                tables.c.owner == user_id,
                tables.c.id.in_(select(seats.c.table_id).where(mine)),
            )
        )
        .order_by(tables.c.created, tables.c.id)
    )
    found = list(connection.scalars(query))
    actions = schema.actions
    over = select(tables.c.id).where(tables.c.id.in_(found), tables.c.status == rows.FINISHED)
    moves = select(func.count()).select_from(actions).where(actions.c.table_id.in_(over))
    return found, connection.execute(moves).scalar_one()


class Told(NamedTuple):
    """What is told of a game, and what its record is made from."""

    about: dict[str, Any]
    row: Any
    moves: list[MoveRow]
    added: Sequence[Added]
    """To the dice."""


def game(connection: Connection, user_id: str, table_id: str) -> Told | None:
    """One of them, as far as the person may see it: what is not over has no record yet. None, if
    the table has been deleted meanwhile."""
    seats = schema.seats
    try:
        row = lobby.find_table(connection, table_id)
    except Refused:
        return None
    at_table = lobby.find_seats(connection, table_id)[table_id]
    sat = [seat for seat, who in enumerate(at_table) if who.user_id == user_id]
    found = connection.execute(
        select(seats.c.seat, seats.c.note, seats.c.played_as, seats.c.left_by, seats.c.held_for)
        .where(seats.c.table_id == table_id)
        .where(or_(seats.c.user_id == user_id, seats.c.left_by == user_id))
    ).first()
    told: dict[str, Any] = {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "created": stamp(row.created),
        "made_by_you": row.owner == user_id,
        "seat": None if found is None else found.seat,
        "left": found is not None and found.left_by == user_id,
        "played_as": None if found is None else found.played_as,
        "note": None if found is None or not sat else found.note,
        "held_for_you": any(who.held_for == user_id for who in at_table),
        "players": [who.name or who.bot for who in at_table],
        "result": row.result,
        "record": None,
    }
    shown = row.status == rows.FINISHED and (row.public or sat or row.owner == user_id)
    moves: list[MoveRow] = []
    if shown:
        with contextlib.suppress(*WRONG):
            moves = moves_of(connection, table_id)
    return Told(told, row, moves, dice.added_at(connection, table_id))


def whole(told: Told) -> dict[str, Any]:
    """A game with its record, if the rules by which it was played are still installed. To make it
    takes as long as to play all moves again."""
    game = game_of(told.row)
    if game is None or not told.moves or told.row.damage:
        return told.about
    try:
        players = [name or "" for name in told.about["players"]]
        record = write_record(as_match(game, told.row, told.moves, players, told.added))
    except (Refused, *WRONG):
        return told.about
    return {**told.about, "record": record}
