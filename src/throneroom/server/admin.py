"""What a host can do to a server's database from the command line."""

import getpass
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from throneroom.kernel import BadInput
from throneroom.server import backup, lobby, people, schema
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused
from throneroom.server.launch import reason_of
from throneroom.server.wire import stamp
from throneroom.text import Translator

Wishes = dict[str, Any]


def administer(action: str, db: str, translator: Translator, wishes: Wishes) -> list[str]:
    """Do one of the actions; returns what there is to say about it."""
    if action not in ACTIONS:
        raise BadInput("server-admin-action", action=action[:60], actions=", ".join(ACTIONS))
    if action not in NAMELESS and not wishes["name"]:
        raise BadInput("server-admin-name", action=action)
    engine = open_engine(db)
    try:
        migrate(engine)
        return ACTIONS[action](engine, translator, wishes)
    except Refused as refusal:
        text = translator.say(f"server-{refusal.key}", **refusal.data)
        raise BadInput("server-refused", text=text) from None
    except DBAPIError as error:
        raise BadInput("server-no-database", reason=reason_of(error)) from None
    finally:
        engine.dispose()


def _wanted_password(translator: Translator, wishes: Wishes) -> str:
    """Given, typed in, or a line of standard input."""
    if wishes["password"]:
        return str(wishes["password"])
    if sys.stdin.isatty():
        return getpass.getpass(translator.say("admin-password-prompt") + ": ")
    return sys.stdin.readline().rstrip("\n")


def _create_account(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    hashed = people.hash_password(_wanted_password(translator, wishes))
    with engine.begin() as connection:
        person = people.register(connection, wishes["name"], hashed, None)
    return [translator.say("admin-created", name=person.name)]


def _reset_password(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    hashed = people.hash_password(_wanted_password(translator, wishes))
    with engine.begin() as connection:
        people.set_password(connection, wishes["name"], hashed)
    return [translator.say("admin-password-set", name=wishes["name"])]


def _tables(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    query = select(schema.tables).order_by(schema.tables.c.moved.desc())
    status = wishes["status"]
    if status:
        if status not in lobby.STATUSES:
            known = ", ".join(lobby.STATUSES)
            raise BadInput("server-admin-status", status=status[:60], statuses=known)
        query = query.where(schema.tables.c.status == status)
    with engine.connect() as connection:
        return [
            f"{row.id}  {row.status:<8}  {row.game:<12}  {row.rules:<8}  {stamp(row.moved)}"
            for row in connection.execute(query)
        ]


def _close_table(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    with engine.begin() as connection:
        lobby.close(connection, wishes["name"], None)
    return [translator.say("admin-closed", id=wishes["name"])]


def _back_up(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    rows = backup.back_up(engine, Path(wishes["name"]))
    return [translator.say("admin-backed-up", rows=rows, file=wishes["name"])]


def _restore(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    rows = backup.restore(engine, Path(wishes["name"]))
    return [translator.say("admin-restored", rows=rows, file=wishes["name"])]


def _prune(engine: Engine, translator: Translator, wishes: Wishes) -> list[str]:
    with engine.begin() as connection:
        removed = lobby.prune(connection, time.time() - wishes["days"] * 86_400)
    return [translator.say("admin-pruned", n=removed)]


ACTIONS: dict[str, Callable[[Engine, Translator, Wishes], list[str]]] = {
    "create-account": _create_account,
    "reset-password": _reset_password,
    "tables": _tables,
    "close-table": _close_table,
    "backup": _back_up,
    "restore": _restore,
    "prune": _prune,
}
NAMELESS = ("tables", "prune")
