"""Friends: two people who both want it. Only friends see whether the other is here."""

import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.people import Person, find_somebody, one_by_one
from throneroom.server.presence import Presence
from throneroom.server.rows import is_number

HERE_SECONDS = 90.0  # whoever used the page within them is here
SEEN_SECONDS = 30.0  # so often it is written down
MOST_FRIENDS = 200
FRIEND, ASKED, ASKS, NOBODY = "friend", "asked", "asks", "none"


def see(connection: Connection, person: Person) -> None:
    """Somebody uses the page."""
    users, now = schema.users, time.time()
    connection.execute(
        update(users)
        .where(users.c.id == person.id)
        .where(users.c.seen.is_(None) | (users.c.seen < now - SEEN_SECONDS))
        .values(seen=now)
    )


def add(connection: Connection, person: Person, other: str) -> None:
    """Want somebody as a friend; if the other wants it too, they are."""
    friends = schema.friends
    if find_somebody(connection, other).id == person.id:
        raise Refused(404, "nobody-like-that")
    one_by_one(connection, person.id)
    mine = select(friends.c.friend_id).where(friends.c.user_id == person.id)
    if len(connection.scalars(mine).all()) >= MOST_FRIENDS:
        raise Refused(409, "too-many-friends", most=MOST_FRIENDS)
    try:
        with connection.begin_nested():
            row = {"user_id": person.id, "friend_id": other, "since": time.time()}
            connection.execute(insert(friends).values(**row))
    except IntegrityError:
        pass  # it was wanted before


def remove(connection: Connection, person: Person, other: str) -> None:
    """Want it no longer, or refuse it: neither of the two has the other as a friend then."""
    friends = schema.friends
    for one, two in ((person.id, other), (other, person.id)):
        connection.execute(
            delete(friends).where(friends.c.user_id == one, friends.c.friend_id == two)
        )


def how_they_stand(connection: Connection, person: str, other: str) -> str:
    """Friends, or one of them wants it, or nobody does."""
    friends = schema.friends
    wants = connection.execute(
        select(friends.c.user_id)
        .where(friends.c.user_id.in_((person, other)))
        .where(friends.c.friend_id.in_((person, other)))
    )
    wishes = {row.user_id for row in wants}
    if len(wishes) == 2:
        return FRIEND
    return ASKED if person in wishes else ASKS if other in wishes else NOBODY


def all_of(connection: Connection, presence: Presence, person: Person) -> list[dict[str, Any]]:
    """A person's friends, and those who want to be; whoever asks and whoever is here first."""
    users, friends = schema.users, schema.friends
    mine = select(friends.c.friend_id).where(friends.c.user_id == person.id)
    theirs = select(friends.c.user_id).where(friends.c.friend_id == person.id)
    wanted, wanting = set(connection.scalars(mine)), set(connection.scalars(theirs))
    rows = connection.execute(
        select(users.c.id, users.c.name, users.c.seen, users.c.password).where(
            users.c.id.in_(wanted | wanting)
        )
    ).all()
    here = presence.somewhere(connection, [row.id for row in rows])
    now = time.time()
    found = []
    for row in rows:
        state = FRIEND if row.id in wanted & wanting else ASKED if row.id in wanted else ASKS
        seen = row.seen if is_number(row.seen) else 0.0
        online = row.id in here or seen > now - HERE_SECONDS
        told = {"id": row.id, "name": row.name, "guest": row.password is None, "state": state}
        found.append({**told, "online": online if state == FRIEND else None})
    order = (ASKS, FRIEND, ASKED)
    found.sort(key=lambda one: (order.index(one["state"]), not one["online"], one["name"]))
    return found
