"""Every change of the database can be made, taken back and made again, and leads to the schema."""

import shutil
from itertools import pairwise
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
    for older, newer in pairwise(seen):
        for name, there in older.items():
            assert set(there) <= set(newer[name]), "workers of the release before still go on"
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


FILLED = (
    "INSERT INTO users (id, name, folded_name, password, created) VALUES"
    " ('a', 'Sam', 'sam', 'x', 1), ('b', 'Sаm', 'sаm', 'x', 2), ('c', 'Jon', 'jon', 'x', 3),"
    " ('g', 'Sam', NULL, NULL, 4)",
    "INSERT INTO tables (id, game, rules, seats, options, status, public, key, on_timeout, owner,"
    " seed, created, moved) VALUES"
    " ('t', 'watch', '1', 3, '{}', 'finished', true, 'k', 'bot', 'a', 'ff', 1, 1),"
    " ('p', 'watch', '1', 3, '{}', 'finished', false, 'k', 'bot', 'a', 'ff', 1, 1),"
    " ('o', 'watch', '1', 3, '{}', 'open', true, 'k', 'bot', 'a', 'ff', 1, 1)",
    "INSERT INTO seats (table_id, seat, user_id, note) VALUES"
    " ('t', 0, 'a', ''), ('t', 1, 'c', ''), ('t', 2, 'g', ''),"
    " ('p', 0, 'a', ''), ('p', 1, 'b', '')",
    "INSERT INTO chat (table_id, user_id, name, text, at) VALUES"
    " ('t', 'a', 'Sam', 'hodor', 1), ('t', 'g', 'Sam', 'hodor', 2)",
    "INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES ('a', 'watch', 25, 8, 1)",
    "INSERT INTO rating_history (user_id, table_id, game, at, mu, sigma) VALUES"
    " ('a', 't', 'watch', 1, 25, 8)",
)


# What came later. Whoever wants no notices gets none from an older version, which knows only
# whether there is an address.
NEWLY_FILLED = (
    "UPDATE users SET email = 'jon@wall.example', email_notices = false WHERE id = 'c'",
    "INSERT INTO recoveries (token, user_id, expires) VALUES ('t', 'c', 1)",
    "INSERT INTO second_factors (user_id, secret, since, step, tries, tried) VALUES"
    " ('c', 's', 1, 60000000000, 0, 0)",
    "INSERT INTO recovery_codes (user_id, code) VALUES ('c', 'x')",
)


def kept(engine: Engine) -> dict[str, list[Any]]:
    """All rows, by the columns that were there before."""
    with engine.connect() as connection:
        return {
            name: [
                tuple(row)
                for row in connection.exec_driver_sql(
                    f"SELECT * FROM {name} ORDER BY {'id' if name != 'seats' else 'seat, table_id'}"
                )
            ]
            for name in ("users", "tables", "seats", "chat")
        }


def test_a_filled_database_goes_up_and_down_and_loses_nothing(engine: Engine) -> None:
    change(engine, "upgrade", "0011")
    with engine.begin() as connection:
        for statement in FILLED:
            connection.exec_driver_sql(statement)
    before = kept(engine)
    change(engine, "upgrade", "head")
    with engine.connect() as connection:
        ask = connection.exec_driver_sql
        rivals = ask("SELECT user_id, rival_id FROM rivals ORDER BY user_id").all()
        assert [tuple(row) for row in rivals] == [("a", "c"), ("c", "a")]
        skeletons = ask("SELECT skeleton FROM users ORDER BY id").scalars().all()
        assert list(skeletons) == ["sam", None, "jon", None]
        guests = ask("SELECT guest FROM chat ORDER BY id").scalars().all()
        assert [bool(guest) for guest in guests] == [False, True]
        assert ask("SELECT secret FROM tables WHERE secret IS NOT NULL").all() == []
        # The numbers for the dice of a table are being revealed.
        ask("UPDATE tables SET status = 'starting', deadline = 9 WHERE id = 'o'")
        ask("INSERT INTO dice (table_id, seat, commitment) VALUES ('o', 0, 'c')")
        notices = ask("SELECT email_notices FROM users").scalars().all()
        assert [bool(wanted) for wanted in notices] == [True] * 4
        for statement in NEWLY_FILLED:
            ask(statement)
        connection.commit()
    change(engine, "downgrade", "0011")
    assert kept(engine) == before
    change(engine, "upgrade", "head")
    engine.dispose()
