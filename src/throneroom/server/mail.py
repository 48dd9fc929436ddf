"""E-mail by the host's own SMTP server: confirmations of addresses, and turn notices."""

import asyncio
import hmac
import logging
import re
import smtplib
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from sqlalchemy import Connection, delete, select, update

from throneroom.server import schema
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.people import Person, sign
from throneroom.text import Translator

logger = logging.getLogger("throneroom.mail")
LONGEST_ADDRESS = 200
TIMEOUT = 15.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
CONFIRM, OFF = "confirm", "off"


class Letter(NamedTuple):
    """What is sent to whom."""

    to: str
    subject: str
    text: str
    unsubscribe: str = ""
    """The address that ends it, for programs that show a button for that."""


def offered(config: Config) -> bool:
    """Whether this server sends mail: it must know how, and where people find it."""
    return bool(config.smtp and config.mail_from and config.public_address)


def check_address(address: str) -> str:
    """An address that could be one; whether it is, its owner says."""
    if len(address) > LONGEST_ADDRESS or ADDRESS.fullmatch(address) is None:
        raise Refused(422, "bad-email")
    return address


def set_address(connection: Connection, person: Person, address: str | None) -> None:
    """Where letters go once that is confirmed. Those that went to another one and would set a new
    password are good for nothing any more."""
    users, recoveries = schema.users, schema.recoveries
    connection.execute(
        update(users)
        .where(users.c.id == person.id)
        .values(email=address, email_confirmed=False, email_sent=None)
    )
    connection.execute(delete(recoveries).where(recoveries.c.user_id == person.id))


def set_notices(connection: Connection, person: Person, wanted: bool) -> None:
    """Whether turn notices go there, or only what concerns the account."""
    users = schema.users
    connection.execute(update(users).where(users.c.id == person.id).values(email_notices=wanted))


def set_daily(connection: Connection, person: Person, daily: bool) -> None:
    """Whether one notice a day is enough."""
    users = schema.users
    connection.execute(update(users).where(users.c.id == person.id).values(email_daily=daily))


def link(config: Config, action: str, user_id: str, address: str) -> str:
    """The address of the page that confirms an e-mail address, or ends the notices to it."""
    signature = sign(config.secret, f"mail {action} {user_id} {address}")
    return f"{config.public_address}/mail?do={action}&who={quote(user_id)}&sign={signature}"


def follow(connection: Connection, config: Config, action: str, who: str, signature: str) -> None:
    """Do what a link from a letter is for. It counts for the address that it was sent to only.
    Whoever has an account and wants no notices can still be helped with a forgotten password."""
    users = schema.users
    query = select(users.c.email, users.c.password).where(users.c.id == who)
    row = connection.execute(query).first()
    address = row.email if row is not None else None
    wanted = sign(config.secret, f"mail {action} {who} {address}")
    if (
        row is None
        or address is None
        or not hmac.compare_digest(wanted.encode(), signature.encode())
    ):
        raise Refused(404, "old-mail-link")
    values: dict[str, bool | None] = {"email_confirmed": True}
    if action == OFF:
        values = {"email_notices": False} if row.password is not None else {"email": None}
    connection.execute(update(users).where(users.c.id == who).values(**values))


def confirmation(config: Config, person: Person, address: str) -> Letter:
    """Asks the owner of an address whether it is one."""
    translator = Translator(person.language or "en")
    place = link(config, CONFIRM, person.id, address)
    text = translator.say("mail-confirm", name=person.name, place=place)
    return Letter(address, translator.say("mail-confirm-subject"), text)


def notice(
    config: Config, user_id: str, address: str, language: str | None, said: str, game: str
) -> Letter:
    """Tells somebody of a turn."""
    translator = Translator(language or "en")
    off = link(config, OFF, user_id, address)
    text = f"{said}\n\n{translator.say('mail-off', place=off)}"
    return Letter(address, translator.say("mail-turn-subject", game=game), text, off)


async def send(config: Config, letter: Letter) -> bool:
    """Send a letter; whether the SMTP server has taken it."""
    try:
        await asyncio.to_thread(_deliver, config, letter)
    except (OSError, smtplib.SMTPException) as error:
        # Only the kind of error: its text may quote addresses.
        logger.warning("mail not delivered: %s", type(error).__name__)
        return False
    return True


def _deliver(config: Config, letter: Letter) -> None:
    message = EmailMessage()
    message["From"] = config.mail_from
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
    message.set_content(letter.text)
    parts = urlsplit(config.smtp)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(parts.hostname or "", parts.port or (465 if secure else 25), timeout=TIMEOUT) as smtp:
        smtp.ehlo()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls()
            smtp.ehlo()
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)
