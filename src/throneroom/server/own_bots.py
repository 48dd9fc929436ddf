"""Bots that people bring: a program of an account's owner comes in with a token, sits down at a
table and plays over its WebSocket. Everybody sees by its name that it is a bot."""

import secrets
import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from throneroom.server import people, schema
from throneroom.server.errors import Refused
from throneroom.server.ids import new_id
from throneroom.server.names import BOT
from throneroom.server.people import Person

MARK = f" [{BOT}]"
MOST_BOTS = 10  # of one account
TOKEN = "trb_"  # how every token begins
LIFETIME = 10 * 365 * 24 * 3600.0


def add(connection: Connection, owner: Person, name: str) -> tuple[dict[str, Any], str]:
    """A new bot and its token, which nobody is ever told again."""
    if owner.guest:
        raise Refused(403, "bots-need-account")
    users = schema.users
    people.one_by_one(connection, owner.id)
    count = select(func.count()).select_from(users).join(schema.sessions)
    if connection.execute(count.where(users.c.bot_of == owner.id)).scalar_one() >= MOST_BOTS:
        raise Refused(409, "too-many-bots", most=MOST_BOTS)
    token, bot = TOKEN + secrets.token_urlsafe(24), new_id()
    shown = people.free_nickname(connection, name) + MARK
    now = time.time()
    connection.execute(insert(users).values(id=bot, name=shown, created=now, bot_of=owner.id))
    connection.execute(
        insert(schema.sessions).values(
            token=people.token_hash(token), user_id=bot, expires=now + LIFETIME
        )
    )
    return {"id": bot, "name": shown}, token


def all_of(connection: Connection, owner: Person) -> list[dict[str, Any]]:
    """The bots of somebody that may come in, the oldest first."""
    users = schema.users
    query = (
        select(users.c.id, users.c.name)
        .join(schema.sessions)
        .where(users.c.bot_of == owner.id)
        .order_by(users.c.created, users.c.id)
    )
    return [{"id": row.id, "name": row.name} for row in connection.execute(query)]


def remove(connection: Connection, owner: Person, bot: str) -> str:
    """Let a bot in no more. What it has played stays. Returns its session."""
    users, sessions = schema.users, schema.sessions
    query = (
        select(sessions.c.token)
        .join(users, users.c.id == sessions.c.user_id)
        .where(users.c.bot_of == owner.id, users.c.id == bot)
    )
    session = connection.execute(query).scalar()
    if session is None:
        raise Refused(404, "no-such-bot")
    connection.execute(delete(sessions).where(sessions.c.token == session))
    return str(session)
