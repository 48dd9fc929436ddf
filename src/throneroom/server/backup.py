"""Backups: every row as a line of JSON, so that they move between SQLite and PostgreSQL."""

import errno
import gzip
import json
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Column, Engine, Float, Integer, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError

from throneroom.kernel import BadInput
from throneroom.server.database import migrate, open_engine
from throneroom.server.rows import is_number
from throneroom.server.schema import audit, metadata, presence, settings, workers

FORMAT = {"throneroom-backup": 1}
BATCH = 500
NAME, ENDING = "throneroom-", ".backup"  # of backups that are kept in a folder
KEPT = [table for table in metadata.sorted_tables if table not in (presence, workers)]


def back_up(engine: Engine, file: Path) -> int:
    """Write all rows of all tables, as they are at one moment.

    What is written holds secrets, so only the host may read it; and a backup that fails on the way
    does not take the place of an older one.
    """
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)  # of one that was killed, or a link that somebody has laid
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            count = _write_rows(engine, out)
            os.fsync(out.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def rotate(engine: Engine, folder: Path, keep: int) -> tuple[Path, int]:
    """Write a backup named after the time into a folder, restore it to see that it is one, and only
    then delete the oldest: so many are kept. Returns the new one, and how many rows it has."""
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    file = folder / time.strftime(f"{NAME}%Y%m%dT%H%M%SZ{ENDING}", time.gmtime())
    try:
        count = back_up(engine, file)
        prove(file, count)
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    for old in sorted(folder.glob(f"{NAME}*{ENDING}"))[:-keep]:
        old.unlink()
    return file, count


def prove(file: Path, count: int) -> None:
    """Restore a backup into a database of its own, which is thrown away: all rows must be there."""
    with tempfile.TemporaryDirectory(prefix="throneroom-") as folder:
        engine = open_engine(f"sqlite:///{folder}/restored.db")
        try:
            migrate(engine)
            restored = restore(engine, file)
        finally:
            engine.dispose()
    if restored != count:
        raise BadInput("server-bad-backup", line=restored + 1)


def _write_rows(engine: Engine, file: IO[bytes]) -> int:
    count = 0
    with engine.connect() as connection, gzip.open(file, "wt", encoding="utf-8") as out:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        else:
            connection.exec_driver_sql("BEGIN")
        out.write(json.dumps(FORMAT) + "\n")
        for table in KEPT:
            kinds = [isinstance(column.type, Float | Integer) for column in table.columns]
            for row in connection.execute(select(table)):
                values = [
                    _restorable(value, column) if numeric else value
                    for value, column, numeric in zip(row, table.columns, kinds, strict=True)
                ]
                out.write(json.dumps([table.name, values], ensure_ascii=False) + "\n")
                count += 1
    return count


def _restorable(value: Any, column: Column[Any]) -> Any:
    """What SQLite keeps as a number and is none would keep all else from being restored."""
    if value is None or is_number(value):
        return value
    return None if column.nullable else 0


def look(file: Path) -> None:
    """Whether it is a backup at all, before a database is made for it."""
    for _ in _rows(file):
        break


def restore(engine: Engine, file: Path) -> int:
    """Read a backup into an empty database, all of it or nothing."""
    count = 0
    with engine.begin() as connection:
        for table in KEPT:
            found = connection.execute(select(func.count()).select_from(table)).scalar_one()
            if found and table not in (settings, audit):
                raise BadInput("server-not-empty")
        connection.execute(settings.delete())
        connection.execute(audit.delete())
        for table, rows in _batches(file):
            try:
                connection.execute(insert(table), rows)
            except OperationalError:
                raise  # not the backup's fault: the disk is full, or the database is gone
            except (DBAPIError, StatementError, OverflowError, UnicodeError):
                raise BadInput("server-bad-backup", line=count + 2) from None
            count += len(rows)
        if engine.dialect.name == "postgresql":
            # New rows must get numbers after the restored ones.
            for name in ("chat", "reports", "audit"):
                connection.exec_driver_sql(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
                    f" COALESCE((SELECT MAX(id) FROM {name}), 0) + 1, false)"
                )
    return count


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a backup, many of one table at a time."""
    for (table, _), rows in groupby(_rows(file), key=lambda row: (row[0], len(row[1]))):
        while batch := [values for _, values in islice(rows, BATCH)]:
            yield table, batch


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    tables = {table.name: table for table in KEPT}
    number = 1
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        try:
            if json.loads(lines.readline()) != FORMAT:
                raise BadInput("server-bad-backup", line=number)
            for line in lines:
                number += 1
                name, values = json.loads(line)
                table = tables[name]
                if len(values) > len(table.columns):
                    raise ValueError("too many values")
                # Columns are only ever added at the end: an older backup lacks the last ones.
                yield table, dict(zip(table.columns.keys(), values, strict=False))
        except (
            ValueError,
            KeyError,
            TypeError,
            EOFError,
            RecursionError,
            zlib.error,
            gzip.BadGzipFile,
        ):
            raise BadInput("server-bad-backup", line=number) from None
