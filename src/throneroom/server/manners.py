"""When somebody spoils it for the others: muted by the owner of a table, reported to the host, and
banned by the host."""

import time
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.names import folded
from throneroom.server.people import DELETED, find_somebody
from throneroom.server.wire import stamp

LONGEST_REPORT = 500
QUOTED = 5  # of what the reported person said last at the table


class Report(NamedTuple):
    """What somebody complains about."""

    table_id: str
    by: str
    about: str
    text: str
    address: str
    """Of the person it is about, if that one is there."""


def muted_at(connection: Connection, table_id: str) -> set[str]:
    """The people who may say nothing at a table."""
    mutes = schema.mutes
    query = select(mutes.c.user_id).where(mutes.c.table_id == table_id)
    return set(connection.scalars(query))


def mute(connection: Connection, table_id: str, user_id: str, on: bool) -> None:
    """Let somebody say nothing more at a table, or let the person speak again. To be another guest
    costs nothing: so nobody new speaks there either who comes from where that person has spoken."""
    here = {"table_id": table_id, "user_id": user_id}
    for table in (schema.mutes, schema.hushed):
        this = (table.c.table_id == table_id) & (table.c.user_id == user_id)
        connection.execute(delete(table).where(this))
    if not on:
        return
    find_somebody(connection, user_id)
    connection.execute(insert(schema.mutes).values(**here))
    chat = schema.chat
    spoken = select(chat.c.whence).where(chat.c.table_id == table_id, chat.c.user_id == user_id)
    for whence in connection.scalars(spoken.where(chat.c.whence.is_not(None)).distinct()).all():
        connection.execute(insert(schema.hushed).values(**here, whence=whence, since=time.time()))


def check_muted(connection: Connection, table_id: str, user_id: str) -> None:
    """Refuse whoever may say nothing at a table."""
    mutes = schema.mutes
    mine = (mutes.c.table_id == table_id) & (mutes.c.user_id == user_id)
    if connection.execute(select(mutes.c.user_id).where(mine)).first() is not None:
        raise Refused(403, "muted")


def check_hushed(connection: Connection, table_id: str, user_id: str, whence: str) -> None:
    """Refuse a guest who comes from where somebody who is muted has spoken, and an account that was
    made since."""
    hushed, users = schema.hushed, schema.users
    here = (hushed.c.table_id == table_id) & (hushed.c.whence == whence)
    since = connection.execute(select(func.min(hushed.c.since)).where(here)).scalar()
    if since is None:
        return
    known = (users.c.id == user_id) & users.c.password.is_not(None) & (users.c.created < since)
    if connection.execute(select(users.c.id).where(known)).first() is None:
        raise Refused(403, "hushed")


def report(connection: Connection, wanted: Report) -> None:
    """Keep a complaint for the host."""
    find_somebody(connection, wanted.about)
    if len(wanted.text) > LONGEST_REPORT or "\0" in wanted.text:
        raise Refused(422, "bad-report", longest=LONGEST_REPORT)
    connection.execute(insert(schema.reports).values(**wanted._asdict(), at=time.time()))


def check_address(connection: Connection, address: str) -> None:
    """Refuse whoever comes from an address that the host has banned."""
    if is_banned(connection, address):
        raise Refused(403, "banned")


def is_banned(connection: Connection, address: str) -> bool:
    """Whether the host lets nobody in from an address."""
    return connection.execute(_ban(), {"address": address}).first() is not None


@cache  # to put a question together takes longer than to answer it
def _ban() -> Select[Any]:
    return select(schema.bans.c.address).where(schema.bans.c.address == bindparam("address"))


def banned_addresses(connection: Connection, addresses: Collection[str]) -> set[str]:
    """Those of the addresses that the host has banned."""
    bans = schema.bans
    return set(connection.scalars(select(bans.c.address).where(bans.c.address.in_(addresses))))


# What the host does


def find_person(connection: Connection, who: str) -> Any:
    """Somebody by id, or an account by its name."""
    users = schema.users
    same = (users.c.id == who) | (users.c.folded_name == folded(who))
    row = connection.execute(select(users).where(same, users.c.id != DELETED)).first()
    if row is None:
        raise Refused(404, "no-such-person", name=who)
    return row


def ban(connection: Connection, who: str, addresses: bool) -> str:
    """Keep somebody out: all sessions end, and nothing is granted to the account any more; if it is
    wanted, to nobody from the addresses that reports name either. Returns the name."""
    row = find_person(connection, who)
    users, sessions, reports = schema.users, schema.sessions, schema.reports
    connection.execute(update(users).where(users.c.id == row.id).values(banned=time.time()))
    connection.execute(delete(sessions).where(sessions.c.user_id == row.id))
    if addresses:
        known = select(reports.c.address).where(reports.c.about == row.id, reports.c.address != "")
        for address in set(connection.scalars(known)):
            connection.execute(delete(schema.bans).where(schema.bans.c.address == address))
            values = {"address": address, "since": time.time(), "user_id": row.id}
            connection.execute(insert(schema.bans).values(values))
    return str(row.name)


def unban(connection: Connection, who: str) -> str:
    """Let somebody in again, from whatever address. Returns the name."""
    row = find_person(connection, who)
    users, bans = schema.users, schema.bans
    connection.execute(update(users).where(users.c.id == row.id).values(banned=None))
    connection.execute(delete(bans).where(bans.c.user_id == row.id))
    return str(row.name)


def reports(connection: Connection) -> Iterator[dict[str, Any]]:
    """All complaints, the newest first, with what the person said last at that table."""
    kept, users, chat = schema.reports, schema.users, schema.chat
    by, about = users.alias(), users.alias()
    query = (
        select(kept, by.c.name.label("by_name"), about.c.name.label("about_name"), about.c.banned)
        .join(by, by.c.id == kept.c.by)
        .join(about, about.c.id == kept.c.about)
        .order_by(kept.c.id.desc())
    )
    for row in connection.execute(query).all():
        said = (
            select(chat.c.text)
            .where(chat.c.table_id == row.table_id, chat.c.user_id == row.about)
            .where(chat.c.at <= row.at)
            .order_by(chat.c.id.desc())
            .limit(QUOTED)
        )
        yield {
            "at": stamp(row.at),
            "table": row.table_id,
            "by": row.by_name,
            "about": row.about_name,
            "id": row.about,
            "text": row.text,
            "banned": row.banned is not None,
            "said": list(reversed(connection.scalars(said).all())),
        }
