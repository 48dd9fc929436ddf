"""Every change of the database can be made, taken back and made again, and leads to the schema."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, inspect
from tests.server.conftest import new_database

import throneroom.server
from throneroom.server import schema
from throneroom.server.database import open_engine

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
