"""Armies that people keep. Whoever knows the id of one may look at it: that is how it is shared."""

import time
import unicodedata
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from throneroom.server import schema
from throneroom.server.errors import Refused
from throneroom.server.ids import new_id
from throneroom.server.names import BLANKS
from throneroom.server.people import Person, one_by_one

MOST_ARMIES = 100
LONGEST_NAME = 60


def clean_name(name: str) -> str:
    """The name of an army without blanks around it, of visible characters, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    visible = any(c not in BLANKS and unicodedata.category(c)[0] != "M" for c in name)
    if not visible or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(422, "bad-name", longest=LONGEST_NAME)
    return name


def all_of(connection: Connection, person: Person, game: str) -> list[Any]:
    """The armies of a person for a game, the newest first."""
    armies = schema.armies
    query = (
        select(armies, schema.users.c.name.label("owner"))
        .join(schema.users, schema.users.c.id == armies.c.user_id)
        .where(armies.c.user_id == person.id, armies.c.game == game)
        .order_by(armies.c.changed.desc())
    )
    return list(connection.execute(query))


def find(connection: Connection, army_id: str) -> Any:
    """An army by its id, whoever asks, with the name of its owner."""
    armies = schema.armies
    row = connection.execute(
        select(armies, schema.users.c.name.label("owner"))
        .join(schema.users, schema.users.c.id == armies.c.user_id)
        .where(armies.c.id == army_id)
    ).first()
    if row is None:
        raise Refused(404, "no-such-army")
    return row


def keep(connection: Connection, person: Person, game: str, name: str, text: str) -> str:
    """Keep a new army; its id."""
    armies = schema.armies
    one_by_one(connection, person.id)
    mine = select(func.count()).select_from(armies).where(armies.c.user_id == person.id)
    if connection.execute(mine).scalar_one() >= MOST_ARMIES:
        raise Refused(409, "too-many-armies", most=MOST_ARMIES)
    army_id = new_id()
    connection.execute(
        insert(armies).values(
            id=army_id, user_id=person.id, game=game, name=name, text=text, changed=time.time()
        )
    )
    return army_id


def change(connection: Connection, person: Person, army_id: str, name: str, text: str) -> None:
    """Another name or list for an army of one's own."""
    armies = schema.armies
    mine = update(armies).where(armies.c.id == army_id, armies.c.user_id == person.id)
    if not connection.execute(mine.values(name=name, text=text, changed=time.time())).rowcount:
        raise Refused(404, "no-such-army")


def forget(connection: Connection, person: Person, army_id: str) -> None:
    """Keep an army of one's own no longer."""
    armies = schema.armies
    mine = delete(armies).where(armies.c.id == army_id, armies.c.user_id == person.id)
    if not connection.execute(mine).rowcount:
        raise Refused(404, "no-such-army")
