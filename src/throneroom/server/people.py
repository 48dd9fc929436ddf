"""People: guests with a nickname, accounts with a password, and their sessions."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Collection
from functools import cache
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.ids import new_id
from throneroom.server.names import clean_name, folded, skeleton

DELETED = "deleted"
"""The id of somebody without a name, who stands for everybody who wanted to be forgotten."""
SESSION_SECONDS = 180 * 24 * 3600
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
_hasher = PasswordHasher()
_NOBODY = _hasher.hash(secrets.token_hex(16))  # the password of nobody


class Person(NamedTuple):
    """Somebody who is here, with or without an account."""

    id: str
    name: str
    guest: bool
    webhook: str | None
    language: str | None = None
    """Of notices, if the person has one."""
    email: str | None = None
    email_confirmed: bool = False
    email_daily: bool = False
    """Whether one letter a day is enough."""
    push_daily: bool = False
    """Whether one notice by web push a day is enough."""
    email_notices: bool = True
    """Whether notices go to the e-mail address."""
    bot_of: str | None = None
    """Whose bot it is, if it is nobody but a program."""


def _person(row: Any) -> Person:
    return Person(
        row.id,
        row.name,
        row.password is None and row.bot_of is None,
        row.webhook,
        row.language,
        row.email,
        row.email_confirmed,
        row.email_daily,
        row.push_daily,
        row.email_notices,
        row.bot_of,
    )


def hash_password(password: str) -> str:
    """The hash that is kept of a password. It takes its time on purpose: never in a transaction."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "bad-password", shortest=SHORTEST_PASSWORD)
    return _hasher.hash(password)


def add_guest(connection: Connection, name: str, language: str | None = None) -> Person:
    """Somebody new with a nickname; nicknames need not be unique, but none may look like the name
    of an account."""
    return _add(connection, free_nickname(connection, name), language)


def free_nickname(connection: Connection, name: str) -> str:
    """A name that can be given to somebody without an account."""
    name = clean_name(name)
    users = schema.users
    alike = or_(users.c.skeleton == skeleton(name), users.c.folded_name == folded(name))
    if connection.execute(select(users.c.id).where(alike)).first() is not None:
        raise Refused(409, "name-reserved", name=name)
    return name


def _add(connection: Connection, name: str, language: str | None) -> Person:
    person = Person(new_id(), name, True, None, language)
    connection.execute(
        insert(schema.users).values(
            id=person.id, name=person.name, created=time.time(), language=language
        )
    )
    return person


def register(
    connection: Connection,
    name: str,
    hashed: str,
    guest: Person | None,
    language: str | None = None,
) -> Person:
    """A new account; a guest turns into it and keeps the games. That happens once: whoever has a
    copy of a guest's cookie and asks at the same moment has nothing of the account. An e-mail
    address is not kept: it was given without a password, by whoever used that browser before, and
    whoever reads its letters could set another password."""
    name = clean_name(name)
    person = guest if guest is not None and guest.guest else _add(connection, name, language)
    users = schema.users
    try:
        with connection.begin_nested():
            made = connection.execute(
                update(users)
                .where(users.c.id == person.id, users.c.password.is_(None))
                .values(
                    name=name,
                    folded_name=folded(name),
                    skeleton=skeleton(name),
                    password=hashed,
                    email=None,
                    email_confirmed=False,
                )
            )
    except IntegrityError:
        raise Refused(409, "name-taken", name=name) from None
    if not made.rowcount:
        raise Refused(401, "log-in-first")  # it has an account meanwhile, or was forgotten
    return person._replace(name=name, guest=False, email=None, email_confirmed=False)


class Account(NamedTuple):
    """Somebody who may log in, the hash of the password, and whether the host lets nobody in by
    it."""

    person: Person
    hashed: str
    banned: bool


def find_account(connection: Connection, name: str) -> Account | None:
    """The account with this name."""
    row = connection.execute(
        select(schema.users).where(schema.users.c.folded_name == folded(name))
    ).first()
    return None if row is None else Account(_person(row), row.password, row.banned is not None)


def check_password(account: Account | None, password: str) -> Person:
    """The person, if the password is right. As slow as hashing one, with or without an account, so
    that the time taken does not tell whether there is one; and who is banned is told to nobody who
    does not know the password."""
    hashed = _NOBODY if account is None else account.hashed
    try:
        _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        raise Refused(403, "wrong-password") from None
    if account is None:
        raise Refused(403, "wrong-password")
    if account.banned:
        raise Refused(403, "banned")
    return account.person


def set_password(connection: Connection, name: str, hashed: str) -> None:
    """A new password for an account; all its sessions end."""
    users = schema.users
    mine = connection.execute(
        select(users.c.id).where(users.c.folded_name == folded(name))
    ).scalar()
    if mine is None:
        raise Refused(404, "no-such-person", name=name)
    give_password(connection, mine, hashed)


def give_password(connection: Connection, user_id: str, hashed: str) -> None:
    """A new password; all sessions end, and letters that would set another one are good for nothing
    any more."""
    users = schema.users
    connection.execute(update(users).where(users.c.id == user_id).values(password=hashed))
    for table in (schema.sessions, schema.recoveries):
        connection.execute(delete(table).where(table.c.user_id == user_id))


def rename(connection: Connection, person: Person, name: str) -> Person:
    """Another nickname for a guest; the name of an account stays, because it logs in with it."""
    if not person.guest:
        raise Refused(409, "account-keeps-name")
    renamed = person._replace(name=free_nickname(connection, name))
    connection.execute(
        update(schema.users).where(schema.users.c.id == person.id).values(name=renamed.name)
    )
    return renamed


def find_somebody(connection: Connection, user_id: str) -> Any:
    """The row of a person who is there."""
    users = schema.users
    query = select(users).where(users.c.id == user_id, users.c.id != DELETED)
    row = connection.execute(query).first()
    if row is None:
        raise Refused(404, "nobody-like-that")
    return row


def hold(connection: Connection, user_id: str) -> None:
    """Nobody is forgotten before the end of the transaction who is still there: for what names a
    person without a reference that the database watches over."""
    users = schema.users
    query = select(users.c.id).where(users.c.id == user_id)
    if connection.execute(query.with_for_update(read=True, key_share=True)).first() is None:
        raise Refused(401, "log-in-first")


def one_by_one(connection: Connection, user_id: str) -> None:
    """Until the end of the transaction nothing else is done that counts what this person has. With
    SQLite everybody who writes waits for one another anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(user_id))))


def set_webhook(connection: Connection, person: Person, webhook: str | None) -> None:
    """Where turn notices go."""
    connection.execute(
        update(schema.users).where(schema.users.c.id == person.id).values(webhook=webhook)
    )


def set_language(connection: Connection, person: Person, language: str) -> None:
    """In which language notices are."""
    connection.execute(
        update(schema.users).where(schema.users.c.id == person.id).values(language=language)
    )


def stored_secret(connection: Connection) -> str:
    """The secret that signs cookies, made when it is first asked for."""
    return kept_setting(connection, "secret", lambda: secrets.token_hex(32))


def kept_setting(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """What the database keeps under a name, made when it is first asked for. Workers share it."""
    settings = schema.settings
    wanted = select(settings.c.value).where(settings.c.name == name)
    found = connection.execute(wanted).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(settings).values(name=name, value=make()))
        except IntegrityError:
            pass  # another worker was quicker
        found = connection.execute(wanted).scalar_one()
    return str(found)


def touch(connection: Connection) -> None:
    """Write something, to see whether that is possible."""
    settings, now = schema.settings, str(time.time())
    kept_setting(connection, "ready", lambda: now)
    connection.execute(update(settings).where(settings.c.name == "ready").values(value=now))


# Sessions: the cookie holds a random token and its signature; the database only the token's hash.


def sign(secret: str, text: str) -> str:
    """A short signature."""
    return hmac.digest(secret.encode(), text.encode(), "sha256").hex()[:32]


def open_session(connection: Connection, secret: str, person: Person, before: str = "") -> str:
    """Start a session and return the cookie's value. The one that the browser had before ends, and
    with it every copy of its cookie that somebody may have; what it wanted of notices goes on if it
    is the same person's."""
    token = secrets.token_urlsafe(24)
    sessions, pushes = schema.sessions, schema.pushes
    connection.execute(
        insert(sessions).values(
            token=token_hash(token), user_id=person.id, expires=time.time() + SESSION_SECONDS
        )
    )
    own = select(sessions.c.token).where(sessions.c.user_id == person.id)
    connection.execute(
        update(pushes)
        .where(pushes.c.session == before, pushes.c.session.in_(own))
        .values(session=token_hash(token))
    )
    close_session(connection, before)
    return f"{token}.{sign(secret, token)}"


def token_hash(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def signed_session(secret: str, cookie: str) -> str:
    """The id of the session of a cookie whose signature is right; empty for any other."""
    token, _, signature = cookie.partition(".")
    if token and hmac.compare_digest(signature.encode(), sign(secret, token).encode()):
        return token_hash(token)
    return ""


def find_session(connection: Connection, session: str) -> Person | None:
    """Who has this session."""
    now = {"session": session, "now": time.time()}
    row = connection.execute(_of_session(), now).first()
    return None if row is None else _person(row)


@cache  # to put a question together takes longer than to answer it
def _of_session() -> Select[Any]:
    return _going_on(schema.users).where(schema.sessions.c.token == bindparam("session"))


def _going_on(*wanted: Any) -> Select[Any]:
    """Of sessions that go on `now`. With its owner a bot is banned, too."""
    owner = schema.users.alias("owner")
    return (
        select(*wanted)
        .select_from(schema.users)
        .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
        .outerjoin(owner, owner.c.id == schema.users.c.bot_of)
        .where(schema.users.c.banned.is_(None), owner.c.banned.is_(None))
        .where(schema.sessions.c.expires > bindparam("now"))
    )


def prolong_session(connection: Connection, session: str) -> bool:
    """Let a session go on that has gone on for long. Whether it has."""
    now = time.time()
    old = (schema.sessions.c.expires > now) & (
        schema.sessions.c.expires < now + SESSION_SECONDS / 2
    )
    mine = schema.sessions.c.token == session
    if connection.execute(select(schema.sessions.c.token).where(mine, old)).first() is None:
        return False
    prolonged = update(schema.sessions).where(mine).values(expires=now + SESSION_SECONDS)
    return bool(connection.execute(prolonged).rowcount)


def forget_sessions(connection: Connection) -> None:
    """Delete the sessions that have run out."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < time.time()))


def ended_sessions(connection: Connection, sessions: Collection[str]) -> set[str]:
    """Those of the sessions that do not go on any more, or whose people are banned."""
    found = _going_on(schema.sessions.c.token).where(schema.sessions.c.token.in_(sessions))
    return set(sessions) - set(connection.scalars(found, {"now": time.time()}))


def close_session(connection: Connection, session: str) -> None:
    """End a session."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token == session))


def end_other_sessions(connection: Connection, user_id: str, session: str) -> set[str]:
    """End all sessions of a person but one; returns those that have ended."""
    sessions = schema.sessions
    others = (sessions.c.user_id == user_id) & (sessions.c.token != session)
    ended = set(connection.scalars(select(sessions.c.token).where(others)))
    connection.execute(delete(sessions).where(others))
    return ended
