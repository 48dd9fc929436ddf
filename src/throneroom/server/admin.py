"""What a host can do to a server's database from the command line."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from throneroom.kernel import BadInput
from throneroom.server import (
    audit,
    backup,
    checking,
    lobby,
    manners,
    people,
    schema,
    second_factor,
)
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused
from throneroom.server.launch import reason_of
from throneroom.server.wire import stamp
from throneroom.text import Translator


@contextmanager
def open_database(db: str, translator: Translator, create: bool = False) -> "Iterator[Host]":
    """The database, brought up to date; what is refused is said in the translator's language. A
    mistyped name of a file is no reason to make one, unless a backup is to be read into it."""
    engine = open_engine(db, create)
    try:
        migrate(engine)
        yield Host(engine)
    except Refused as refusal:
        text = translator.say(f"server-{refusal.key}", **refusal.data)
        raise BadInput("server-refused", text=text) from None
    except DBAPIError as error:
        raise BadInput("server-no-database", reason=reason_of(error)) from None
    except UnicodeEncodeError:  # a name or a password that is no text
        raise BadInput("server-no-text") from None
    finally:
        engine.dispose()


@dataclass(frozen=True)
class Host:
    """Somebody who may do everything to a database."""

    engine: Engine

    def create_account(self, name: str, password: str) -> str:
        """Make an account; returns its name as it is shown."""
        hashed = people.hash_password(password)
        with self.engine.begin() as connection:
            made = people.register(connection, name, hashed, None)
            audit.note(connection, "create-account", user_id=made.id)
            return made.name

    def reset_password(self, name: str, password: str) -> None:
        """Set a new password, and end all sessions."""
        hashed = people.hash_password(password)
        with self.engine.begin() as connection:
            people.set_password(connection, name, hashed)
            person = manners.find_person(connection, name)
            audit.note(connection, "reset-password", user_id=person.id)

    def switch_second_factor_off(self, name: str) -> str:
        """Let an account do with its password, and end all sessions; returns its name."""
        with self.engine.begin() as connection:
            person = manners.find_person(connection, name)
            if not second_factor.standing(connection, person.id).on:
                raise Refused(409, "second-factor-is-off")
            second_factor.switch_off(connection, person.id)
            people.end_other_sessions(connection, person.id, "")
            audit.note(connection, "second-factor-off", user_id=person.id)
            return str(person.name)

    def tables(self, status: str) -> list[str]:
        """A line for every table with this status, or with any; what was moved last comes first."""
        query = select(schema.tables).order_by(schema.tables.c.moved.desc())
        if status:
            if status not in lobby.STATUSES:
                known = ", ".join(lobby.STATUSES)
                raise BadInput("server-admin-status", status=status[:60], statuses=known)
            query = query.where(schema.tables.c.status == status)
        with self.engine.connect() as connection:
            return [
                f"{row.id}  {row.status:<8}  {row.game:<12}  {row.rules:<8}  {stamp(row.moved)}"
                for row in connection.execute(query)
            ]

    def close_table(self, table_id: str) -> None:
        """End an open or running table without a result."""
        with self.engine.begin() as connection:
            lobby.close(connection, table_id, None)
            audit.note(connection, "close-table", table_id)

    def prune(self, days: int) -> int:
        """Remove old tables that are over or never began; returns how many."""
        with self.engine.begin() as connection:
            removed = lobby.prune(connection, time.time() - days * 86_400)
            audit.note(connection, "prune", n=removed, days=days)
            return removed

    def reports(self) -> list[dict[str, Any]]:
        """What people complain about. It quotes what was said in private, so this is noted too."""
        with self.engine.begin() as connection:
            audit.note(connection, "reports")
            return list(manners.reports(connection))

    def ban(self, who: str, addresses: bool) -> str:
        """Keep somebody out; returns the name."""
        with self.engine.begin() as connection:
            person = manners.find_person(connection, who)
            audit.note(connection, "ban-addresses" if addresses else "ban", user_id=person.id)
            return manners.ban(connection, who, addresses)

    def unban(self, who: str) -> str:
        """Let somebody in again; returns the name."""
        with self.engine.begin() as connection:
            audit.note(connection, "unban", user_id=manners.find_person(connection, who).id)
            return manners.unban(connection, who)

    def check(self, mend: bool) -> checking.Checked:
        """Look for damage in everything, and mend what can be mended; returns what is left."""
        with self.engine.begin() as connection:
            found = checking.check(connection)
            if mend:
                left = checking.mend(connection, found.damage)
                audit.note(connection, "mend", n=len(found.damage) - len(left))
                found = found._replace(damage=left)
        return found

    def back_up(self, file: str) -> int:
        """Write everything to a file; returns how many rows."""
        rows = backup.back_up(self.engine, Path(file))
        with self.engine.begin() as connection:
            audit.note(connection, "backup", n=rows)
        return rows

    def rotate(self, folder: str, keep: int) -> tuple[str, int]:
        """Write a backup into a folder and keep so many; returns the new file and its rows."""
        file, count = backup.rotate(self.engine, Path(folder), keep)
        with self.engine.begin() as connection:
            audit.note(connection, "backup", n=count)
        return str(file), count

    def restore(self, file: str) -> int:
        """Read a backup into an empty database; returns how many rows."""
        rows = backup.restore(self.engine, Path(file))
        with self.engine.begin() as connection:
            audit.note(connection, "restore", n=rows)
        return rows

    def audit(self, most: int) -> list[dict[str, Any]]:
        """What hosts have done last."""
        with self.engine.connect() as connection:
            return list(audit.lines(connection, most))
