"""A forgotten password: a letter with a link that sets a new one, to accounts with a confirmed
address. Whoever asks is told nothing of whether there is such an account."""

import secrets
import time

from sqlalchemy import Connection, delete, func, insert, or_, select

from throneroom.server import people, schema
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.mail import Letter
from throneroom.server.names import folded
from throneroom.text import Translator

VALID_SECONDS = 3600.0
MOST_LETTERS = 3  # to one account within that time, from whatever addresses they are asked for
MOST_ACCOUNTS = 5  # of one e-mail address


def letters(connection: Connection, config: Config, whose: str) -> list[Letter]:
    """What is sent to whoever has forgotten the password of the account with this name, or of those
    with this e-mail address."""
    users, now = schema.users, time.time()
    forget_old(connection)
    query = (
        select(users.c.id, users.c.name, users.c.email, users.c.language)
        .where(
            or_(users.c.folded_name == folded(whose), func.lower(users.c.email) == _plain(whose))
        )
        .where(users.c.password.is_not(None), users.c.banned.is_(None))
        .where(users.c.email.is_not(None), users.c.email_confirmed)
        .order_by(users.c.created)
        .limit(MOST_ACCOUNTS)
    )
    found = []
    for row in connection.execute(query).all():
        sent = select(func.count()).where(schema.recoveries.c.user_id == row.id)
        if connection.execute(sent).scalar_one() >= MOST_LETTERS:
            continue
        token = secrets.token_urlsafe(24)
        values = {"token": people.token_hash(token), "user_id": row.id}
        connection.execute(insert(schema.recoveries).values(**values, expires=now + VALID_SECONDS))
        found.append(_letter(config, row.email, row.name, row.language, token))
    return found


def _plain(address: str) -> str:
    return address.strip().lower()


def _letter(config: Config, to: str, name: str, language: str | None, token: str) -> Letter:
    """What stands after # is not sent to the server by a browser that opens the link, so that it is
    in no log."""
    translator = Translator(language or "en")
    place = f"{config.public_address}/recover#{token}"
    text = translator.say("mail-recover", name=name, place=place)
    return Letter(to, translator.say("mail-recover-subject"), text)


def whose(connection: Connection, token: str) -> str:
    """The person to whom a letter was sent, if its link is still good."""
    recoveries = schema.recoveries
    query = select(recoveries.c.user_id).where(
        recoveries.c.token == people.token_hash(token), recoveries.c.expires > time.time()
    )
    found = connection.execute(query).scalar()
    if found is None:
        raise Refused(404, "old-recovery-link")
    return str(found)


def use(connection: Connection, token: str, hashed: str) -> str:
    """Set a new password by a link, once; returns the name of the account. All its sessions end,
    and so do all other links that were sent."""
    users = schema.users
    # Of two who use links of one account at once one waits here, and comes too late.
    mine = select(users).where(users.c.id == whose(connection, token)).with_for_update()
    row = connection.execute(mine).one()
    this = schema.recoveries.c.token == people.token_hash(token)
    if not connection.execute(delete(schema.recoveries).where(this)).rowcount:
        raise Refused(404, "old-recovery-link")
    people.give_password(connection, row.id, hashed)
    return str(row.name)


def forget_old(connection: Connection) -> None:
    """Delete what has run out."""
    recoveries = schema.recoveries
    connection.execute(delete(recoveries).where(recoveries.c.expires <= time.time()))
