"""People who want to be forgotten: games go on and stay, and nothing is left that names them."""

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, Text, cast, select, update
from tests.server import whole_person
from tests.server.client import Person, seated
from tests.server.finished import finished
from tests.server.process import Server, rows, serving

from throneroom.server import deletion, lobby, people, profiles, schema
from throneroom.server.errors import Refused

PASSWORD = "winter is coming"


def everything(engine: Engine) -> str:
    """Every value of every column of every table."""
    found = []
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            columns = [cast(column, Text) for column in table.columns]
            found += [str(tuple(row)) for row in connection.execute(select(*columns))]
    return "\n".join(found)


def test_nothing_is_left_that_names_the_person(engine: Engine) -> None:
    with engine.begin() as connection:
        whole = whole_person.plant(connection)
    before = everything(engine)
    assert all(word in before for word in whole_person.WORDS)
    assert before.count(whole.person.id) > 30
    with engine.begin() as connection:
        erased = deletion.erase(connection, whole.person.id)
    assert erased == (sorted(whole.tables.values()), {whole.session, whole.bot_session})
    after = everything(engine)
    for word in whole_person.WORDS:
        assert word not in after
    # The id, which is no name, is left where hosts have done something, and while a page is open.
    assert after.count(whole.person.id) == 2
    with engine.begin() as connection:
        seats = {
            status: [
                (seat.user_id, seat.name, seat.bot, seat.held_for, seat.guest)
                for seat in lobby.find_seats(connection, table_id)[table_id]
            ]
            for status, table_id in whole.tables.items()
        }
        owners = {
            status: (table.owner, table.status)
            for status, table_id in whole.tables.items()
            for table in [lobby.find_table(connection, table_id)]
        }
    other = (whole.other.id, whole.other.name, None, None, False)
    nobody, bot = (None, None, None, None, False), (None, None, "greedy", None, False)
    gone = ("deleted", "", None, None, False)
    assert seats == {
        "open": [nobody, other, bot, nobody],
        "starting": [bot, other, bot, nobody],
        "running": [bot, other, bot, nobody],
        "finished": [gone, other, bot, nobody],
        "closed": [gone, other, bot, nobody],
    }
    assert owners == {
        "open": (whole.other.id, "open"),
        "starting": ("deleted", "starting"),
        "running": ("deleted", "running"),
        "finished": ("deleted", "finished"),
        "closed": ("deleted", "closed"),
    }
    # The other keeps the rating, the friend is gone, and what was private is gone with the seat.
    with engine.begin() as connection:
        rated = connection.execute(select(schema.ratings.c.user_id)).scalars().all()
        assert rated == [whole.other.id]
        assert connection.execute(select(schema.friends)).all() == []
        said = select(schema.chat.c.table_id, schema.chat.c.text, schema.chat.c.name)
        messages = [tuple(row) for row in connection.execute(said)]
        assert {message[1:] for message in messages} == {("", "")}
        assert len(messages) == 14
        profile = profiles.profile(connection, whole.other.id, None)
        assert profile["opponents"] == []
        assert [seat["name"] for seat in profile["games"][0]["seats"]] == [
            "",
            whole.other.name,
            "",
            None,
        ]
        assert not any(seat["guest"] for seat in profile["games"][0]["seats"])
    with pytest.raises(Refused, match="nobody-like-that"), engine.begin() as connection:
        deletion.erase(connection, whole.person.id)
    with pytest.raises(Refused, match="nobody-like-that"), engine.begin() as connection:
        profiles.profile(connection, people.DELETED, None)


def test_two_who_are_forgotten_share_a_stand_in(engine: Engine) -> None:
    with engine.begin() as connection:
        whole = whole_person.plant(connection, "2")
    with engine.begin() as connection:
        deletion.erase(connection, whole.person.id)
    with engine.begin() as connection:
        deletion.erase(connection, whole.other.id)
        seats = lobby.find_seats(connection, whole.tables["finished"])[whole.tables["finished"]]
        assert [seat.name for seat in seats] == ["", "", None, None]
        # Without anybody an open table is given up.
        assert lobby.find_table(connection, whole.tables["open"]).status == lobby.CLOSED


def test_an_open_table_without_others_is_given_up(engine: Engine) -> None:
    with engine.begin() as connection:
        whole = whole_person.plant(connection, "3")
        seats = schema.seats
        theirs = update(seats).where(seats.c.user_id == whole.other.id)
        connection.execute(theirs.values(user_id=None, bot="random"))
        deletion.erase(connection, whole.person.id)
        row = lobby.find_table(connection, whole.tables["open"])
        assert (row.status, row.owner) == (lobby.CLOSED, people.DELETED)


def test_an_account_is_deleted_whole(tmp_path: Path) -> None:
    """On a server of its own, whose files are searched for whatever is left."""
    file = tmp_path / "tables.db"
    name, army = "Petyr Baelish", "Knights of the Vale"
    with serving(f"sqlite:///{file}", tmp_path) as server:
        petyr, ned = Person.registered(server, name), Person.registered(server, "Ned")
        mine = petyr.ok("GET", "/api/me")["id"]
        petyr.ok("PUT", "/api/me", {"webhook": "https://mockingbird.example/x"})
        over = finished(server, petyr, ned)
        running, (page, watching) = seated("iron_throne", 3, petyr, ned)
        page.ask("chat", text="Chaos is a ladder")
        page.ask("note", text="Trust nobody but Littlefinger")
        petyr.ok("PUT", f"/api/friends/{ned.ok('GET', '/api/me')['id']}")
        army_text = ned.ok("GET", "/api/builder/ice_and_fire")["starters"][0]["text"]
        petyr.ok("POST", "/api/armies/ice_and_fire", {"name": army, "text": army_text})
        assert ned.ok("GET", f"/api/tables/{over}")["seats"][0]["name"] == name
        wish = {"password": "not this one"}
        assert petyr.refused("POST", "/api/me/delete", wish) == (403, "server-wrong-old-password")
        petyr.ok("POST", "/api/me/delete", {"password": PASSWORD})
        assert "throneroom" not in petyr.http.cookies
        assert page.closed() == 4401
        assert petyr.refused("GET", "/api/me") == (401, "server-log-in-first")
        login = {"name": name, "password": PASSWORD}
        assert petyr.refused("POST", "/api/login", login) == (403, "server-wrong-password")
        assert ned.refused("GET", f"/api/people/{mine}") == (404, "server-nobody-like-that")
        for nobody in ("deleted", mine):
            asked = ned.refused("PUT", f"/api/friends/{nobody}")
            assert asked == (404, "server-nobody-like-that")
        # The others play on, and see no name.
        table = watching.until(
            lambda frame: frame["t"] == "table" and not frame["seats"][0]["name"]
        )
        assert table["seats"][0]["kind"] == "bot"
        assert ned.ok("GET", f"/api/tables/{over}")["seats"][0]["name"] == ""
        (said,) = ned.page(running).until(lambda frame: frame["t"] == "chat")["messages"]
        assert (said["from"], said["text"]) == ("", "")
        again = ned.ok("POST", f"/api/tables/{over}/rematch")
        assert [seat["held"] for seat in again["seats"]] == [None] * 3
        assert [seat["kind"] for seat in again["seats"]].count("open") == 1
        record = ned.ask("GET", f"/api/tables/{over}/record").text
        assert name not in record
        # The name is free again.
        Person.registered(server, name.upper())
        with rows(server) as connection:
            users = schema.users
            connection.execute(update(users).where(users.c.name == name.upper()).values(name="X"))
        left = [file, Path(f"{file}-wal")]
        found = b"".join(part.read_bytes() for part in left if part.exists())
    for word in (name, "mockingbird", "ladder", "Littlefinger", army):
        assert word.encode() not in found, word


def test_a_guest_is_forgotten_without_a_password(server: Server, alice: Person) -> None:
    mine = alice.ok("GET", "/api/me")["id"]
    table = alice.table("watch", 3)
    alice.ok("POST", "/api/me/delete", {})
    assert alice.refused("GET", "/api/me") == (401, "server-log-in-first")
    assert Person(server).ok("GET", f"/api/tables/{table['id']}")["status"] == "closed"
    assert Person(server).refused("GET", f"/api/people/{mine}")[0] == 404
    assert alice.refused("POST", "/api/me/delete", {}) == (401, "server-log-in-first")


def test_a_second_factor_guards_deletion(server: Server) -> None:
    with rows(server) as connection:
        whole = whole_person.plant(connection, "4")
        users = schema.users
        hashed = people.hash_password(PASSWORD)
        this = update(users).where(users.c.id == whole.person.id)
        connection.execute(this.values(password=hashed))
        secret = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        cookie = people.open_session(connection, connection.scalar(secret) or "", whole.person)
    xaro = Person(server)
    xaro.http.cookies["throneroom"] = cookie
    wish = {"password": PASSWORD}
    assert xaro.refused("POST", "/api/me/delete", wish) == (403, "server-code-needed")
    wish = {"password": PASSWORD, "code": "000000"}
    assert xaro.refused("POST", "/api/me/delete", wish) == (403, "server-wrong-code")
    assert xaro.ok("GET", "/api/me")["name"] == whole.person.name


def test_both_workers_forget(workers: Server) -> None:
    """The game goes on at the other worker, which shows the name no more."""
    gone, stays = Person.registered(workers, "Joffrey"), Person(workers, "Sansa")
    table_id, (_, page) = seated("iron_throne", 3, gone, stays)
    others = [stays.page(table_id) for _ in range(4)]
    failed: list[Any] = []

    def play() -> None:
        try:
            page.play_on(lambda choices: str(choices[0]["text"]), most=40)
        except Exception as error:
            failed.append(error)

    playing = threading.Thread(target=play)
    playing.start()
    gone.ok("POST", "/api/me/delete", {"password": PASSWORD})
    playing.join()
    assert failed == []
    for other in others:
        shown = other.until(lambda frame: frame["t"] == "table" and not frame["seats"][0]["name"])
        assert shown["seats"][0]["kind"] == "bot"
