"""Turn notices for slow games: people who are asked and not here are told by their webhook, and by
e-mail."""

import asyncio
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection as Rows
from sqlalchemy import select, update

from throneroom.server import lobby, mail, schema, webhooks
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.live import LiveTable, troubled
from throneroom.server.presence import Presence
from throneroom.text import Translator

NEW_SECONDS = 120.0  # a table that is read from the database later has had its notices


class Notice(NamedTuple):
    """Somebody is asked something."""

    seat: int
    user_id: str
    token: str
    """Names the decision."""


def due(table: LiveTable) -> list[Notice]:
    """The people who are asked something new in a slow game and have no page open here."""
    if table.state is None or table.status != lobby.RUNNING:
        return []
    if not (table.row.pace or {}).get("slow"):
        return []
    asked = table.moves[-1].at if table.moves else table.row.moved
    if time.time() - asked >= NEW_SECONDS:
        return []
    here = {connection.user_id for connection in table.connections}
    found = []
    for seat in sorted(troubled(table.state)):
        user = table.seats[seat].user_id
        if table.seats[seat].kind == "person" and user is not None and user not in here:
            found.append(Notice(seat, user, table.token(seat)))
    return found


def _addressees(
    connection: Rows, presence: Presence, table_id: str, notices: list[Notice]
) -> list[tuple[Any, bool]]:
    """Whom to send these notices to, and whether by mail too: not to people who have
    a page open at another worker, and not to those who have been told, by whatever worker."""
    users, seats = schema.users, schema.seats
    mailed = users.c.email.is_not(None) & users.c.email_confirmed
    query = select(users).where(
        users.c.id.in_([notice.user_id for notice in notices]),
        users.c.webhook.is_not(None) | mailed,
    )
    people = {row.id: row for row in connection.execute(query)}
    there = presence.elsewhere(connection, [table_id])[table_id]
    found = []
    for notice in notices:
        if notice.user_id in people and notice.user_id not in there:
            told = connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == notice.seat)
                .where(seats.c.noticed.is_distinct_from(notice.token))
                .values(noticed=notice.token)
            )
            if told.rowcount:
                person = people[notice.user_id]
                by_mail = person.email is not None and person.email_confirmed
                by_mail = by_mail and mail.wanted_now(connection, person.id, person.email_daily)
                found.append((person, by_mail))
    return found


async def send(
    database: Database, presence: Presence, table: LiveTable, notices: list[Notice], config: Config
) -> int:
    """Send notices; returns how many have arrived."""
    found = await database.run(lambda c: _addressees(c, presence, table.id, notices))
    sending = []
    for person, by_mail in found:
        said = message(table, config.public_address, person.language)
        if person.webhook is not None:
            sending.append(webhooks.notify(person.webhook, said, config.private_webhooks))
        if by_mail and mail.offered(config):
            title = Translator(person.language or "en", table.game).say(f"{table.game.slug}-title")
            to = (person.id, person.email, person.language)
            letter = mail.notice(config, *to, said["text"], title)
            sending.append(mail.send(config, letter))
    return sum(await asyncio.gather(*sending))


def message(table: LiveTable, public_address: str, language: str | None) -> dict[str, str]:
    """What a notice says; chat services show `text` or `content`."""
    translator = Translator(language or "en", table.game)
    link = f"{public_address}/table/{table.id}" if public_address else ""
    title = translator.say(f"{table.game.slug}-title")
    text = translator.say("notice-turn", game=title, place=link or table.id)
    said = {"text": text, "content": text, "table": table.id, "game": table.game.slug}
    return {**said, "url": link} if link else said
