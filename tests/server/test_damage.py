"""Damaged rows: each by itself, shown as what they are; and the host finds and mends them."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from tests.server.client import Person
from tests.server.finished import put_finished
from tests.server.process import Server, rows

from throneroom.cli.main import run
from throneroom.server import people, schema
from throneroom.server.database import migrate, open_engine
from throneroom.server.rows import read_json, sound

# What a column of a table's row may come to hold, as SQLite takes it.
DAMAGES = {
    "seed": "'no hex'",
    "pace": "'5'",
    "options": "'{'",
    "result": "'[1]'",
    "created": "'yesterday'",
    "moved": "1e300",
    "on_timeout": "'dance'",
    "turn": "'many'",
    "awaited": "x'00ff'",
}


def damage(server: Server, table_id: str, column: str, value: str) -> None:
    with rows(server) as connection:
        connection.exec_driver_sql(f"UPDATE tables SET {column} = {value} WHERE id = '{table_id}'")


@pytest.mark.parametrize("column", DAMAGES)
def test_a_damaged_table_is_shown_as_one_and_hides_no_other(server: Server, column: str) -> None:
    alice = Person(server, "Alice")
    whole = alice.table("watch", 3, pace={"slow": 2})["id"]
    table = alice.table("watch", 3, pace={"slow": 2})["id"]
    damage(server, table, column, DAMAGES[column])
    server_list = {info["id"]: info for info in alice.ok("GET", "/api/tables?which=mine")}
    assert {one: server_list[one]["damaged"] for one in (whole, table)} == {
        whole: False,
        table: True,
    }
    bob = Person(server, "Bob")
    assert bob.ok("GET", "/api/tables")
    refusal = (409, "server-table-damaged")
    assert bob.refused("POST", f"/api/tables/{table}/join", {}) == refusal
    assert alice.ok("POST", f"/api/tables/{whole}/close")["damaged"] is False
    assert run(["admin", "close-table", table, "--db", server.database, "--lang", "en"]) == 0


def test_the_page_of_a_damaged_table_says_so(server: Server) -> None:
    alice = Person(server, "Alice")
    mine = alice.ok("GET", "/api/me")["id"]
    for column in ("seed", "pace", "result"):
        table = put_finished(server.database, [mine], "iron_throne", 3)
        damage(server, table, column, DAMAGES[column])
        error = alice.page(table).until(lambda frame: frame["t"] == "refused")["error"]
        assert error["key"] == "server-table-damaged"
        assert alice.refused("GET", f"/api/tables/{table}/replay")[1] == "server-table-damaged"
    table = put_finished(server.database, [mine], "iron_throne", 3)
    with rows(server) as connection:
        seats = schema.seats
        connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == 2))
    assert alice.ok("GET", f"/api/tables/{table}")["damaged"] is True
    assert alice.ok("GET", f"/api/people/{mine}")["played"] == 0


def test_json_that_is_none_is_told_from_every_other(tmp_path: Path) -> None:
    assert read_json("{}") == {}
    assert type(read_json("{")) is not dict
    assert type(read_json("[" * 100_000)) is not dict


# The host's check


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A database with two finished games."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        mine = people.add_guest(connection, "Sam").id
    engine.dispose()
    for _ in range(2):
        put_finished(database, [mine], "iron_throne", 3)
    return database


def change(database: str, *statements: Any) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def first_table(database: str) -> str:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = str(connection.scalars(select(schema.tables.c.id).limit(1)).one())
    engine.dispose()
    return found


def check(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    code = run(["admin", "check", *more, "--db", database, "--lang", "en"])
    printed = capsys.readouterr()
    assert printed.err == ""
    return code, printed.out.splitlines()


def test_nothing_is_found_where_nothing_is_wrong(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = check(kept, capsys)
    assert (code, len(lines)) == (0, 1)
    assert "2 tables" in lines[0]


@pytest.mark.parametrize(
    ("values", "told"),
    [({"digest": "0" * 32}, "move 7"), ({"text": "dance"}, "move 7"), ({"seq": 90_000}, "move 7")],
)
def test_a_wrong_move_in_the_middle_is_found(
    kept: str, capsys: pytest.CaptureFixture[str], values: dict[str, Any], told: str
) -> None:
    """Not the last digest alone: a snapshot may hide all that went wrong before it."""
    table, actions = first_table(kept), schema.actions
    this = update(actions).where(actions.c.table_id == table, actions.c.seq == 7)
    change(kept, this.values(**values))
    code, lines = check(kept, capsys)
    assert (code, len(lines)) == (1, 2)
    assert table in lines[0]
    assert told in lines[0]
    assert f"close-table {table}" in lines[0] or "backup" in lines[0]
    assert check(kept, capsys, "--mend")[0] == 1


def test_what_can_be_known_from_elsewhere_is_mended(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, tables = first_table(kept), schema.tables
    this = update(tables).where(tables.c.id == table)
    wrong = {"winners": [0], "scores": [0, 0, 0], "reason": "x"}
    snapshot = {"table_id": table, "seq": 5, "moves": 5, "position": {"game": "iron_throne"}}
    change(
        kept,
        this.values(result=wrong, pace={"live": 1}),
        schema.snapshots.insert().values(**{**snapshot, "position": []}),
    )
    code, lines = check(kept, capsys)
    assert (code, len(lines)) == (1, 4)
    assert all("--mend" in line for line in lines[:3])
    assert check(kept, capsys, "--mend")[0] == 0
    code, lines = check(kept, capsys)
    assert (code, len(lines)) == (0, 1)


def test_a_missing_seat_and_rows_that_belong_to_nothing_are_found(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, seats = first_table(kept), schema.seats
    change(kept, delete(seats).where(seats.c.table_id == table, seats.c.seat == 0))
    engine = open_engine(kept)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("DELETE FROM users")
        connection.commit()
    engine.dispose()
    code, lines = check(kept, capsys)
    assert (code, len(lines)) == (1, 3)


def test_a_row_of_sound_values_is_left_as_it_is(kept: str) -> None:
    engine = open_engine(kept)
    with engine.connect() as connection:
        for row in connection.execute(select(schema.tables)):
            found = vars(sound(row))
            assert found.pop("damage") == ()
            assert found == dict(row._mapping)
    engine.dispose()
