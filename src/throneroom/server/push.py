"""Web push: turn notices to browsers that nobody has open, by way of their makers' push services
(RFC 8030)."""

import json
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, update

from throneroom.server import schema, sealing, webhooks
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.people import Person, kept_setting

LONGEST_WAIT = (
    24 * 3600
)  # seconds for which a push service keeps a notice for a browser that is off
SIGNED_FOR = 12 * 3600.0
MOST_BROWSERS = 8  # of one person
GONE = (404, 410)  # nobody listens there any more


class Subscription(NamedTuple):
    """A browser that wants notices: where they go, and the keys by which it reads them."""

    endpoint: str
    public: str
    auth: str


def stored_key(connection: Connection) -> str:
    """The key that signs notices, made when it is first asked for. Browsers accept no other."""
    return kept_setting(connection, "push_key", sealing.new_key)


def public_key(config: Config) -> str:
    """What browsers are told of it."""
    return sealing.to_text(sealing.public_part(sealing.read_key(config.push_key)))


def check(endpoint: str, public: str, auth: str, allow_private: bool) -> Subscription:
    """A subscription that a browser could have made."""
    try:
        webhooks.check_address(endpoint)
        if len(sealing.from_text(auth)) != sealing.AUTH_BYTES:
            raise ValueError
        sealing.seal(b"", sealing.from_text(public), sealing.from_text(auth))
    except (Refused, ValueError):
        raise Refused(422, "bad-push") from None
    if not (allow_private or urlsplit(endpoint).scheme == "https"):
        raise Refused(422, "bad-push")
    return Subscription(endpoint, public, auth)


# A subscription belongs to a session: it ends with it, so that nobody reads another's notices who
# uses the same browser later.


def subscribe(connection: Connection, session: str, wanted: Subscription) -> None:
    """Send notices to this browser from now on."""
    pushes = schema.pushes
    same = (pushes.c.session == session) | (pushes.c.endpoint == wanted.endpoint)
    connection.execute(delete(pushes).where(same))
    connection.execute(insert(pushes).values(session=session, **wanted._asdict()))


def unsubscribe(connection: Connection, session: str) -> None:
    """Send no more to this browser."""
    connection.execute(delete(schema.pushes).where(schema.pushes.c.session == session))


def is_on(connection: Connection, session: str) -> bool:
    """Whether this browser has subscribed."""
    pushes = schema.pushes
    query = select(pushes.c.session).where(pushes.c.session == session)
    return connection.execute(query).first() is not None


def forget(connection: Connection, endpoint: str) -> None:
    """Nobody listens there any more."""
    connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))


def subscriptions(connection: Connection, user_id: str) -> list[Subscription]:
    """All browsers of a person that want notices."""
    pushes, sessions = schema.pushes, schema.sessions
    query = (
        select(pushes.c.endpoint, pushes.c.public, pushes.c.auth)
        .join(sessions, sessions.c.token == pushes.c.session)
        .where(sessions.c.user_id == user_id, sessions.c.expires > time.time())
        .order_by(sessions.c.expires.desc())
        .limit(MOST_BROWSERS)
    )
    return [Subscription(*row) for row in connection.execute(query)]


def set_daily(connection: Connection, person: Person, daily: bool) -> None:
    """Whether one notice a day is enough."""
    users = schema.users
    connection.execute(update(users).where(users.c.id == person.id).values(push_daily=daily))


async def send(config: Config, to: Subscription, topic: str, said: dict[str, str]) -> int:
    """Send a notice, in place of an older one of the same topic that has not arrived yet; returns
    the status of the push service's answer, 0 for none."""
    parts = urlsplit(to.endpoint)
    contact = f"mailto:{config.mail_from}" if config.mail_from else config.public_address
    signed = sealing.authorization(
        sealing.read_key(config.push_key),
        f"{parts.scheme}://{parts.netloc}",
        int(time.time() + SIGNED_FOR),
        contact if contact.startswith(("mailto:", "https:")) else "",
    )
    headers = {
        "Authorization": signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LONGEST_WAIT),
        "Topic": topic,
        "Urgency": "normal",
    }
    text = json.dumps(said, ensure_ascii=False).encode()
    sealed = sealing.seal(text, sealing.from_text(to.public), sealing.from_text(to.auth))
    return await webhooks.deliver(to.endpoint, sealed, headers, config.private_webhooks)
