"""Everything that the server holds of a person, in one file: nothing is forgotten, and nothing of
it opens anything."""

import dataclasses
import json
from typing import Any

import pytest
from sqlalchemy import Engine, String, update
from tests.server import whole_person
from tests.server.client import Person
from tests.server.finished import finished
from tests.server.process import Server, rows

from throneroom.kernel import load, read_record
from throneroom.server import exporting, listing, schema

# Every column that can hold a person's id, and where it is in the export, or why it is not.
PEOPLE = {
    "users.id": "account",
    "sessions.user_id": "sessions",
    "recoveries.user_id": "account",
    "second_factors.user_id": "second_factor",
    "recovery_codes.user_id": "second_factor",
    "friends.user_id": "friends",
    "friends.friend_id": "friends",
    "armies.user_id": "armies",
    "users.bot_of": "bots",
    "chat.user_id": "messages",
    "ratings.user_id": "ratings",
    "rating_history.user_id": "ratings",
    "rivals.user_id": "ratings",
    "reports.by": "reports",
    "mutes.user_id": "muted_at",
    "audit.user_id": "done_by_hosts",
    "tables.owner": "games",
    "seats.user_id": "games",
    "seats.left_by": "games",
    "seats.held_for": "games",
}
LEFT_OUT = {
    "rivals.rival_id": "the other half of rivals.user_id",
    "reports.about": "who complains to the host must not fear the person it is about",
    "presence.user_id": "holds only while a page is open",
    "hushed.user_id": "where the person is muted is told as muted_at",
    "bans.user_id": "whoever is banned cannot ask",
}
# What looks like a person's id and is another.
OTHERS = {
    "tables.id",
    "tables.key",
    "tables.rematch",
    "seats.table_id",
    "dice.table_id",
    "actions.table_id",
    "snapshots.table_id",
    "chat.table_id",
    "mutes.table_id",
    "hushed.table_id",
    "reports.table_id",
    "audit.table_id",
    "rating_history.table_id",
    "presence.table_id",
    "armies.id",
}
# Columns of `users` that are not in the export.
OF_USERS = {
    "folded_name": "made from the name",
    "skeleton": "made from the name",
    "password": "a secret; what is told is whether there is one",
    "banned": "whoever is banned cannot ask",
    "bot_of": "of the person's bots, which are told as bots",
}


def test_every_column_with_a_person_is_exported_or_there_is_a_reason() -> None:
    """A new table is not forgotten: whoever adds one decides here."""
    found = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and column.type.length == 24
    }
    assert found == PEOPLE.keys() | LEFT_OUT.keys() | OTHERS
    referring = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        for key in column.foreign_keys
        if key.column is schema.users.c.id
    }
    assert referring <= PEOPLE.keys() | LEFT_OUT.keys()


def exported(engine: Engine, whole: whole_person.Whole) -> dict[str, Any]:
    with engine.begin() as connection:
        parts = exporting.parts(connection, whole.person, whole.session)
        tables, _ = exporting.tables_of(connection, whole.person.id)
        told = [exporting.game(connection, whole.person.id, table_id) for table_id in tables]
    games = [exporting.whole(one) for one in told if one is not None]
    return {**parts, "games": games}


def test_whatever_is_held_is_there_and_no_secret(engine: Engine) -> None:
    with engine.begin() as connection:
        whole = whole_person.plant(connection)
    found = exported(engine, whole)
    assert set(PEOPLE.values()) <= found.keys()
    assert all(found[part] for part in set(PEOPLE.values()))
    told = json.dumps(found)
    for word in whole_person.WORDS:
        assert word in told
    account = found["account"]
    assert account.keys() | OF_USERS.keys() >= {column.name for column in schema.users.columns}
    assert not account.keys() & OF_USERS.keys()
    assert found["sessions"] == [
        {"this": True, "expires": found["sessions"][0]["expires"], "push": whole_person.PUSH}
    ]
    assert found["second_factor"]["codes_left"] == 1
    assert [one["wanted_by"] for one in found["friends"]] == ["you", "them"]
    assert {game["status"]: game["seat"] for game in found["games"]} == dict.fromkeys(
        ("open", "starting", "running", "finished", "closed"), 0
    )
    assert len(found["messages"]) == 15
    assert [one["text"] for one in found["reports"]] == [whole_person.COMPLAINT]
    assert whole.session not in told
    assert '"hash"' not in told
    # Nothing of what somebody else has said or noted.
    assert "about him" not in told
    with engine.connect() as connection:
        assert exporting.game(connection, whole.person.id, "nowhere") is None


def test_a_file_with_records_that_can_be_replayed(server: Server) -> None:
    tyrion = Person.registered(server, "Tyrion Exported")
    sat = finished(server, tyrion)
    hidden = finished(server, Person(server, "Varys"), tyrion, public=False, seed="5a" * 32)
    running = tyrion.bot_table("iron_throne", 3)["id"]
    answer = tyrion.ask("GET", "/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="throneroom.json"'
    assert answer.headers["cache-control"] == "no-store"
    found = answer.json()
    assert found["throneroom-export"] == 1
    games = {game["table"]: game for game in found["games"]}
    assert set(games) == {sat, hidden, running}
    record = tyrion.ask("GET", f"/api/tables/{sat}/record").text
    assert games[sat]["record"] == record
    read_record(load("iron_throne"), record)
    assert games[hidden]["record"]
    # What is not over is secret, also to those who play.
    assert games[running]["record"] is None
    assert Person(server).refused("GET", "/api/me/export") == (401, "server-log-in-first")


def test_a_guest_has_data_too(alice: Person) -> None:
    found = alice.ask("GET", "/api/me/export").json()
    assert found["account"]["guest"] is True
    assert found["games"] == []


@pytest.mark.parametrize("what", ["left", "rules", "damaged"])
def test_a_game_that_cannot_be_shown_has_no_record(server: Server, what: str) -> None:
    person = Person(server, "Bronn")
    mine = person.ok("GET", "/api/me")["id"]
    table_id = finished(server, person, public=what != "left")
    tables, seats, actions = schema.tables, schema.seats, schema.actions
    with rows(server) as connection:
        this = update(tables).where(tables.c.id == table_id)
        if what == "left":
            connection.execute(this.values(owner="somebody"))
            left = update(seats).where(seats.c.user_id == mine, seats.c.table_id == table_id)
            connection.execute(left.values(user_id=None, left_by=mine, bot="greedy"))
        elif what == "rules":
            connection.execute(this.values(rules="0.0.0"))
        else:
            broken = update(actions).where(actions.c.table_id == table_id, actions.c.seq == 2)
            connection.execute(broken.values(text="undo nothing"))
    (game,) = person.ask("GET", "/api/me/export").json()["games"]
    assert game["record"] is None
    assert game["left"] is (what == "left")


def test_a_game_by_older_rules_has_its_record_where_those_are_installed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(server, "Bronn")
    mine = person.ok("GET", "/api/me")["id"]
    table_id = finished(server, person)
    older = dataclasses.replace(load("iron_throne"), version="0.0.0")
    beside = {"": load("iron_throne"), "0.0.0": older}
    monkeypatch.setattr(listing, "load", lambda slug, version="": beside[version])
    with rows(server) as connection:
        this = update(schema.tables).where(schema.tables.c.id == table_id)
        connection.execute(this.values(rules="0.0.0"))
        told = exporting.game(connection, mine, table_id)
    assert told is not None
    assert read_record(older, exporting.whole(told)["record"])
