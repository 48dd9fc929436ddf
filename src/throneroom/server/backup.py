"""Backups: every row as a line of JSON, so that they move between SQLite and PostgreSQL."""

import gzip
import json
from pathlib import Path

from sqlalchemy import Engine, func, insert, select, text

from throneroom.kernel import BadInput
from throneroom.server.schema import metadata

FORMAT = {"throneroom-backup": 1}


def back_up(engine: Engine, file: Path) -> int:
    """Write all rows of all tables, as they are at one moment."""
    count = 0
    with engine.connect() as connection, gzip.open(file, "wt", encoding="utf-8") as out:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        else:
            connection.exec_driver_sql("BEGIN")
        out.write(json.dumps(FORMAT) + "\n")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                out.write(json.dumps([table.name, list(row)], ensure_ascii=False) + "\n")
                count += 1
    return count


def restore(engine: Engine, file: Path) -> int:
    """Read a backup into an empty database, all of it or nothing."""
    tables = {table.name: table for table in metadata.sorted_tables}
    count = 0
    with engine.begin() as connection, gzip.open(file, "rt", encoding="utf-8") as lines:
        for table in metadata.sorted_tables:
            rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
            if rows and table.name != "settings":
                raise BadInput("server-not-empty")
        connection.execute(tables["settings"].delete())
        try:
            head = json.loads(lines.readline())
        except (ValueError, OSError, EOFError):
            raise BadInput("server-bad-backup", line=1) from None
        if head != FORMAT:
            raise BadInput("server-bad-backup", line=1)
        for number, line in enumerate(lines, 2):
            try:
                name, values = json.loads(line)
                table = tables[name]
                row = dict(zip(table.columns.keys(), values, strict=True))
            except (ValueError, KeyError, TypeError):
                raise BadInput("server-bad-backup", line=number) from None
            connection.execute(insert(table).values(**row))
            count += 1
        if engine.dialect.name == "postgresql":
            # New messages must get numbers after the restored ones.
            connection.exec_driver_sql(
                "SELECT setval(pg_get_serial_sequence('chat', 'id'),"
                " COALESCE((SELECT MAX(id) FROM chat), 0) + 1, false)"
            )
    return count
