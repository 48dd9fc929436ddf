"""Somebody of whom the server holds whatever it can: a row of every table that names people."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, insert, update

from throneroom.server import own_bots, people, schema
from throneroom.server.ids import new_id
from throneroom.server.people import Person

NAME = "Xaro Xhoan Daxos"
EMAIL = "xaro@qarth.example"
WEBHOOK = "https://qarth.example/thirteen"
PUSH = "https://push.qarth.example/thirteen"
SAID = "Come, see the vault of"
NOTED = "The key is around my neck"
ARMY = "Guests of Daxos"
COMPLAINT = "Daxos complains about dragons"
BOT = "Pyat of Daxos"
WORDS = (NAME, EMAIL, WEBHOOK, PUSH, SAID, NOTED, ARMY, COMPLAINT, BOT)
"""What must not be found anywhere once the person is forgotten."""


class Whole(NamedTuple):
    """The person, somebody else, the sessions of the person and of the person's bot, and a table of
    each status."""

    person: Person
    other: Person
    session: str
    bot_session: str
    tables: dict[str, str]


def plant(connection: Connection, mark: str = "") -> Whole:
    """Put all of it into a database; `mark` makes names that are there once."""
    xaro = people.register(connection, NAME + mark, "hash", None, "pl")
    other = people.register(connection, f"Dany{mark}", "hash", None)
    now, users = time.time(), schema.users
    connection.execute(
        update(users)
        .where(users.c.id == xaro.id)
        .values(
            email=EMAIL,
            email_confirmed=True,
            webhook=WEBHOOK,
            seen=now,
            email_sent=now,
            push_sent=now,
        )
    )
    cookie = people.open_session(connection, "secret", xaro)
    session = people.signed_session("secret", cookie)
    push = {"session": session, "endpoint": PUSH + mark, "public": "p", "auth": "a"}
    connection.execute(insert(schema.pushes).values(**push))
    mine = {"user_id": xaro.id}
    token = people.token_hash(xaro.id)
    connection.execute(insert(schema.recoveries).values(**mine, token=token, expires=now + 60))
    factor = {"secret": "x", "since": now, "step": 0, "tries": 0, "tried": 0.0}
    connection.execute(insert(schema.second_factors).values(**mine, **factor))
    connection.execute(insert(schema.recovery_codes).values(**mine, code="x"))
    friends = schema.friends
    for one, two in ((xaro, other), (other, xaro)):
        row = {"user_id": one.id, "friend_id": two.id, "since": now}
        connection.execute(insert(friends).values(**row))
    army = {"id": new_id(), "game": "ice_and_fire", "name": ARMY, "text": ARMY}
    connection.execute(insert(schema.armies).values(**mine, **army, changed=now))
    _, bot_token = own_bots.add(connection, xaro, BOT + mark)
    rated = {"game": "watch", "mu": 25.0, "sigma": 8.0}
    tables = {
        status: _table(connection, status, xaro, other)
        for status in ("open", "starting", "running", "finished", "closed")
    }
    for one, two in ((xaro, other), (other, xaro)):
        who = {"user_id": one.id}
        connection.execute(insert(schema.ratings).values(**who, **rated, games=1))
        past = {**who, **rated, "table_id": tables["finished"], "at": now}
        connection.execute(insert(schema.rating_history).values(**past))
        met = {**who, "game": "watch", "rival_id": two.id}
        connection.execute(insert(schema.rivals).values(**met))
        report = {"table_id": tables["running"], "by": one.id, "about": two.id, "at": now}
        text = COMPLAINT if one is xaro else "about him"
        connection.execute(insert(schema.reports).values(**report, text=text, address="192.0.2.7"))
    connection.execute(insert(schema.mutes).values(**mine, table_id=tables["running"]))
    hushed = {"table_id": tables["running"], "whence": "x" * 32, "since": now}
    connection.execute(insert(schema.hushed).values(**mine, **hushed))
    line = {"at": now, "who": "host@machine", "what": "reset-password", "counts": {}}
    connection.execute(insert(schema.audit).values(**line, **mine, table_id=""))
    presence = {"table_id": tables["running"], "worker": f"w{mark}"[:16]}
    connection.execute(insert(schema.presence).values(**mine, **presence))
    return Whole(xaro, other, session, people.token_hash(bot_token), tables)


def _table(connection: Connection, status: str, xaro: Person, other: Person) -> str:
    """A table of the Watch: the person made it, sits there with somebody else, has left a seat, and
    one is held; it was talked about."""
    table_id, now = new_id(9), time.time()
    result = {"winners": [0], "scores": [5, 3, 1, 0], "reason": "points"}
    connection.execute(
        insert(schema.tables).values(
            id=table_id,
            game="watch",
            rules="1",
            seats=4,
            options={},
            status=status,
            public=True,
            key="k",
            on_timeout="bot",
            owner=xaro.id,
            seed="ff",
            created=now,
            moved=now,
            result=result if status == "finished" else None,
        )
    )
    seats = (
        {"user_id": xaro.id, "note": NOTED},
        {"user_id": other.id, "note": ""},
        {"left_by": xaro.id, "bot": "greedy", "note": NOTED},
        {"held_for": xaro.id, "note": ""},
    )
    for number, seat in enumerate(seats):
        connection.execute(insert(schema.seats).values(table_id=table_id, seat=number, **seat))
    said = {"table_id": table_id, "user_id": xaro.id, "name": xaro.name, "at": now}
    for to, statement in ((None, None), (1, None), (None, {"verb": "say", "args": {"who": NAME}})):
        more = {"seat": 0, "to_seat": to, "text": f"{SAID} {NAME}", "statement": statement}
        connection.execute(insert(schema.chat).values(**said, **more))
    return table_id
