"""Damaged rows: each by itself, shown as what they are; and the host finds and mends them."""

import math
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, insert, select, update
from tests.server.client import Person
from tests.server.finished import put_finished
from tests.server.process import Server, rows, serving

from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.server import checking, lobby, people, ratings, schema, talk
from throneroom.server.database import migrate, open_engine
from throneroom.server.rebuild import LOGGED_MOVES, moves_of, rebuild, state_after
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


# What other rows may come to hold: the table, the column, and the value as SQLite takes it.
BROKEN = [
    ("chat", "at", "'soon'"),
    ("chat", "name", "x'ff41'"),
    ("chat", "text", "CAST(x'ff41' AS TEXT)"),
    ("chat", "statement", "'[1]'"),
    ("users", "name", "x'ff41'"),
    ("users", "seen", "'yesterday'"),
    ("users", "created", "1e300"),
    ("ratings", "games", "'many'"),
    ("rating_history", "rivals", "'many'"),
    ("friends", "since", "'long ago'"),
    ("sessions", "expires", "'never'"),
    ("reports", "at", "x'00'"),
    ("audit", "counts", "'[1]'"),
    ("actions", "at", "'soon'"),
]


def test_other_rows_that_make_no_sense_hide_nothing_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path) as server:
        alice, bob = (Person.registered(server, name) for name in ("Alice Stone", "Bob Rivers"))
        mine, theirs = (person.ok("GET", "/api/me")["id"] for person in (alice, bob))
        for person, friend in ((alice, theirs), (bob, mine)):
            person.ok("PUT", f"/api/friends/{friend}")
        table = put_finished(database, [mine, theirs], "iron_throne", 3)
        speaker = {"table_id": table, "user_id": theirs, "name": "Bob Rivers", "at": 1.0}
        rated = {"user_id": theirs, "game": "iron_throne", "mu": 25.0, "sigma": 1.0}
        report = {"table_id": table, "by": mine, "about": theirs, "text": "", "address": ""}
        noted = {"who": "host", "what": "ban", "table_id": "", "user_id": mine, "counts": {}}
        with rows(server) as connection:
            for text in ("one", "two"):
                connection.execute(insert(schema.chat).values(**speaker, text=text))
            connection.execute(insert(schema.ratings).values(**rated, games=3))
            past = insert(schema.rating_history).values(**rated, table_id=table, at=1.0)
            connection.execute(past)
            connection.execute(insert(schema.reports).values(**report, at=1.0))
            connection.execute(insert(schema.audit).values(**noted, at=1.0))
            for name, column, value in BROKEN:
                one = f"SELECT max(rowid) FROM {name}"
                connection.exec_driver_sql(
                    f"UPDATE {name} SET {column} = {value} WHERE rowid = ({one})"
                )
        for person in (alice, bob):
            for path in (
                "/api/me",
                "/api/friends",
                f"/api/people/{theirs}",
                "/api/ratings/iron_throne",
                "/api/tables?which=finished",
                f"/api/tables/{table}",
            ):
                person.ok("GET", path)
            assert person.ask("GET", "/api/me/export").json()["games"]
            page = person.page(table)
            page.state()
            texts = [message["text"] for message in page.latest["chat"]["messages"]]
            assert texts == ["one", "\ufffdA"]
        (tmp_path / "backups").mkdir()
        backed_up = ["backup", str(tmp_path / "backups"), "--keep", "1"]
        for command in (["tables"], ["reports"], ["audit"], backed_up):
            assert run(["admin", *command, "--db", database, "--lang", "en"]) == 0, command
        capsys.readouterr()
    code, lines = check(database, capsys)
    assert code == 1
    for name, column, _ in BROKEN:
        assert any(
            line.startswith(f"A row: “{name} (") and f": {column}”" in line for line in lines
        )
    assert len(lines) == len(BROKEN) + 1
    code, left = check(database, capsys, "--mend")
    assert (code, len(left)) == (1, 6)


def test_a_private_message_that_is_damaged_stays_private(kept: str) -> None:
    table = first_table(kept)
    private = {"table_id": table, "user_id": "sam", "name": "Sam", "seat": 0, "to_seat": 1}
    broken = {"verb": "promise"}
    change(kept, insert(schema.chat).values(**private, text="psst", at=1.0, statement=broken))
    engine = open_engine(kept)
    with engine.connect() as connection:
        heard = {seat: len(talk.history(connection, table, seat)) for seat in (None, 0, 1, 2)}
    engine.dispose()
    assert heard == {None: 0, 0: 1, 1: 1, 2: 0}


def test_a_damaged_rating_keeps_no_game_from_ending(kept: str) -> None:
    engine = open_engine(kept)
    with engine.begin() as connection:
        both = [people.register(connection, name, "x", None).id for name in ("Ned", "Robert")]
    table = put_finished(kept, both, "iron_throne", 3)
    with engine.begin() as connection:
        for person in both:
            rated = f"INSERT INTO ratings VALUES ('{person}', 'iron_throne', 'high', 1.0, 'many')"
            connection.exec_driver_sql(rated)
        ratings.rate(connection, "iron_throne", table, [0], [1, 0, 0])
        found = ratings.of_person(connection, both[0])["iron_throne"]
    engine.dispose()
    assert (found["games"], found["mu"] > 25) == (1, True)


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


def test_a_snapshot_that_counts_wrong_is_found_and_keeps_no_game_from_going_on(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = first_table(kept)
    engine = open_engine(kept)
    with engine.begin() as connection:
        row = lobby.find_table(connection, table)
        game = load(row.game)
        moves = moves_of(connection, table)
        position = state_after(game, row, moves[:5]).to_position()
        snapshot = {"table_id": table, "seq": 5, "moves": 4, "position": position}
        connection.execute(insert(schema.snapshots).values(**snapshot))
        assert len(moves) > LOGGED_MOVES + 5, "the snapshot is old enough to be used"
        assert rebuild(connection, game, row).moves[-1].text == moves[-1].text
    engine.dispose()
    assert check(kept, capsys)[0] == 1
    assert check(kept, capsys, "--mend")[0] == 0
    assert check(kept, capsys)[0] == 0


@pytest.mark.parametrize("value", ["'x'", "x'ff41'", "2"])
def test_a_private_table_that_is_damaged_stays_private(
    kept: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = first_table(kept)
    engine = open_engine(kept)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET public = {value} WHERE id = '{table}'")
        assert lobby.find_table(connection, table).public is False
    engine.dispose()
    code, lines = check(kept, capsys)
    assert code == 1
    assert "public" in lines[0]
    assert check(kept, capsys, "--mend")[0] == 0
    assert check(kept, capsys)[0] == 0


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


def test_a_number_that_is_none_is_found_in_either_database(engine: Engine) -> None:
    with engine.begin() as connection:
        assert checking.check(connection).damage == []
        mine = people.add_guest(connection, "Sam").id
        rated = {"user_id": mine, "game": "watch", "mu": math.inf, "sigma": 1.0, "games": 1}
        connection.execute(insert(schema.ratings).values(**rated))
        (found,) = checking.check(connection).damage
    assert (found.kind, found.what) == ("value", f"ratings ({mine}, watch): mu")
