"""Turn notices for slow games: people who are asked and not here are told by their webhook, by
e-mail, and by web push."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, NamedTuple

from sqlalchemy import Column, exists, select, update
from sqlalchemy import Connection as Rows

from throneroom.server import lobby, mail, push, schema, webhooks
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.live import LiveTable, troubled
from throneroom.server.presence import Presence
from throneroom.server.rows import is_slow
from throneroom.text import Translator

DAY = 24 * 3600.0
NEW_SECONDS = 120.0  # a table that is read from the database later has had its notices


class Notice(NamedTuple):
    """Somebody is asked something."""

    seat: int
    user_id: str
    token: str
    """Names the decision."""


class Addressee(NamedTuple):
    """Whom to tell, and how."""

    person: Any
    by_mail: bool
    browsers: list[push.Subscription]


def due(table: LiveTable) -> list[Notice]:
    """The people who are asked something new in a slow game and have no page open here."""
    if table.state is None or table.status != lobby.RUNNING:
        return []
    if not is_slow(table.row.pace):
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
) -> list[Addressee]:
    """Whom to send these notices to: not to people who have a page open at another worker, and not
    to those who have been told, by whatever worker."""
    users, seats = schema.users, schema.seats
    mailed = users.c.email.is_not(None) & users.c.email_confirmed & users.c.email_notices
    pushed = exists().where(
        schema.sessions.c.user_id == users.c.id, schema.pushes.c.session == schema.sessions.c.token
    )
    query = select(users).where(
        users.c.id.in_([notice.user_id for notice in notices]),
        users.c.webhook.is_not(None) | mailed | pushed,
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
                found.append(_ways(connection, people[notice.user_id]))
    return found


def _ways(connection: Rows, person: Any) -> Addressee:
    """How to tell somebody now, who may want less than there is to tell."""
    users = schema.users
    by_mail = person.email is not None and person.email_confirmed and person.email_notices
    by_mail = by_mail and _wanted(connection, person.id, person.email_daily, users.c.email_sent)
    browsers = push.subscriptions(connection, person.id)
    if browsers and not _wanted(connection, person.id, person.push_daily, users.c.push_sent):
        browsers = []
    return Addressee(person, by_mail, browsers)


def _wanted(connection: Rows, user_id: str, daily: bool, sent: Column[Any]) -> bool:
    """Whether a notice may go to somebody now; if so, it is noted down that it did."""
    now = time.time()
    query = update(schema.users).where(schema.users.c.id == user_id)
    if daily:
        query = query.where(sent.is_(None) | (sent < now - DAY))
    return bool(connection.execute(query.values({sent: now})).rowcount)


async def send(
    database: Database, presence: Presence, table: LiveTable, notices: list[Notice], config: Config
) -> int:
    """Send notices; returns how many have arrived."""
    found = await database.run(lambda c: _addressees(c, presence, table.id, notices))
    sending: list[Awaitable[bool]] = []
    for person, by_mail, browsers in found:
        said = message(table, config.public_address, person.language)
        if person.webhook is not None:
            sending.append(webhooks.notify(person.webhook, said, config.private_webhooks))
        if by_mail and mail.offered(config):
            to = (person.id, person.email, person.language)
            letter = mail.notice(config, *to, said["text"], _title(table, person.language))
            sending.append(mail.send(config, letter))
        shown = shown_by_browser(table, person.language)
        sending += [_push(database, config, browser, table.id, shown) for browser in browsers]
    return sum(await asyncio.gather(*sending))


async def _push(
    database: Database, config: Config, browser: push.Subscription, topic: str, said: dict[str, str]
) -> bool:
    status = await push.send(config, browser, topic, said)
    if status in push.GONE:
        await database.run(lambda c: push.forget(c, browser.endpoint))
    return 200 <= status < 300


def shown_by_browser(table: LiveTable, language: str | None) -> dict[str, str]:
    """What a browser shows of a notice, where it leads, and the button that ends them."""
    translator = Translator(language or "en", table.game)
    title = _title(table, language)
    return {
        "title": "Throneroom",
        "text": translator.say("push-turn", game=title),
        "place": f"/table/{table.id}",
        "off": translator.say("push-off"),
    }


def _title(table: LiveTable, language: str | None) -> str:
    return Translator(language or "en", table.game).say(f"{table.game.slug}-title")


def message(table: LiveTable, public_address: str, language: str | None) -> dict[str, str]:
    """What a notice says; chat services show `text` or `content`."""
    translator = Translator(language or "en", table.game)
    link = f"{public_address}/table/{table.id}" if public_address else ""
    place = link or table.id
    text = translator.say("notice-turn", game=_title(table, language), place=place)
    said = {"text": text, "content": text, "table": table.id, "game": table.game.slug}
    return {**said, "url": link} if link else said
