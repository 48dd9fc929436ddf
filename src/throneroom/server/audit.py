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
MOST = 10**12  # what is more than that was never counted


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
            **_sayable(row.counts),
        }


def _sayable(counts: Any) -> dict[str, int]:
    """The numbers of a line, as far as they can be said: one that cannot must not hide others."""
    kept = counts if isinstance(counts, dict) else {}
    return {
        name: value if type(value) is int and abs(value) < MOST else 0
        for name, value in kept.items()
    }
