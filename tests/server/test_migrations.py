"""Every change of the database can be made, taken back and made again, and leads to the schema."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, event, inspect
from tests.server.conftest import new_database

import throneroom.server
from throneroom.server import schema
from throneroom.server.database import migrate, open_engine

FOLDER = Path(throneroom.server.__file__).parent / "migrations"
VERSIONS = sorted(path.name[:4] for path in (FOLDER / "versions").glob("0*.py"))


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    return open_engine(new_database(request.getfixturevalue("postgres")))


def change(engine: Engine, how: str, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        getattr(command, how)(config, version)
        connection.commit()


def columns(engine: Engine) -> dict[str, list[str]]:
    found = inspect(engine)
    return {
        name: [column["name"] for column in found.get_columns(name)]
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def test_every_step_goes_up_and_down(engine: Engine) -> None:
    seen = []
    for version in VERSIONS:
        change(engine, "upgrade", version)
        seen.append(columns(engine))
    for before in reversed([{}, *seen[:-1]]):
        change(engine, "downgrade", "-1")
        assert columns(engine) == before
    change(engine, "upgrade", "head")
    wanted = {t.name: [column.name for column in t.columns] for t in schema.metadata.sorted_tables}
    assert {name: sorted(there) for name, there in columns(engine).items()} == {
        name: sorted(there) for name, there in wanted.items()
    }
    engine.dispose()


@pytest.mark.parametrize("before", ["base", "0004"])
def test_a_server_that_is_killed_while_it_migrates_starts_again(
    before: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    engine = open_engine(f"sqlite:///{file}")
    change(engine, "upgrade", before)
    left: dict[str, Path] = {}

    def keep_what_a_kill_would_leave(*_: Any) -> None:
        """The file and its log as they are on the disk now; one of those that say the same."""
        copy = tmp_path / f"killed{len(left)}.db"
        shutil.copy(file, copy)
        log = Path(f"{file}-wal")
        if log.exists():
            shutil.copy(log, f"{copy}-wal")
        found = open_engine(f"sqlite:///{copy}")
        left.setdefault(repr(columns(found)), copy)
        found.dispose()

    event.listen(engine, "after_cursor_execute", keep_what_a_kill_would_leave)
    migrate(engine)
    newest = columns(engine)
    engine.dispose()
    assert left
    for copy in left.values():
        again = open_engine(f"sqlite:///{copy}")
        migrate(again)
        assert columns(again) == newest
        again.dispose()
