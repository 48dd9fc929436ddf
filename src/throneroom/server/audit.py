"""What hosts do: who, when, what, and to which table or person. A line is written together with
what it tells of, or not at all."""

import os
import pwd
import socket
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, insert, select

from throneroom.server import schema
from throneroom.server.wire import stamp

LONGEST_WHO = 120


def note(
    connection: Connection, what: str, table_id: str = "", user_id: str = "", **counts: int
) -> None:
    """Write down what is being done."""
    connection.execute(
        insert(schema.audit).values(
            at=time.time(),
            who=_who(),
            what=what,
            table_id=table_id,
            user_id=user_id,
            counts=counts,
        )
    )


def _who() -> str:
    """Whoever is at the keyboard, and at which machine."""
    number = os.getuid()
    try:
        name = pwd.getpwuid(number).pw_name
    except KeyError:
        name = str(number)  # in a container
    if number == 0:
        name = os.environ.get("SUDO_USER", "") or name
    return f"{name}@{socket.gethostname()}"[:LONGEST_WHO]


def lines(connection: Connection, most: int) -> Iterator[dict[str, Any]]:
    """The last lines, the newest one last. People are told by the names that they have now, or by
    their ids if they are gone."""
    kept, users = schema.audit, schema.users
    query = (
        select(kept, users.c.name)
        .join(users, users.c.id == kept.c.user_id, isouter=True)
        .order_by(kept.c.id.desc())
        .limit(most)
    )
    for row in reversed(connection.execute(query).all()):
        yield {
            "at": stamp(row.at),
            "who": row.who,
            "what": row.what,
            "table": row.table_id,
            "person": row.name or row.user_id,
            **(row.counts if isinstance(row.counts, dict) else {}),
        }
