"""People who come and go at awkward moments leave no table stuck and no secret behind."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine
from tests.server.client import Person
from tests.server.conftest import new_database
from tests.server.process import Server

from throneroom.kernel import load
from throneroom.server import lobby, people
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused


def test_leaving_is_for_those_at_the_table_and_tells_nothing_to_others(server: Server) -> None:
    alice, eve = Person(server, "Alice"), Person(server, "Eve")
    path = f"/api/tables/{alice.table('watch', 3, public=False)['id']}"
    assert eve.refused("GET", path) == (403, "server-invitation-needed")
    assert eve.refused("POST", f"{path}/leave") == (403, "server-not-at-the-table")


def test_a_seat_that_does_not_exist_is_not_taken(alice: Person, bob: Person) -> None:
    path = f"/api/tables/{alice.table('watch', 3)['id']}"
    assert bob.refused("POST", f"{path}/join", {"seat": 5}) == (422, "server-no-such-seat")
    wish = {"seat": 5, "bot": "random"}
    assert alice.refused("POST", f"{path}/bots", wish) == (422, "server-no-such-seat")


def test_who_takes_a_seat_that_was_left_reads_nothing_of_the_other(
    server: Server, alice: Person, bob: Person
) -> None:
    assert load("thrones").secret_talk
    table = alice.table("thrones", 3)
    path = f"/api/tables/{table['id']}"
    bob.ok("POST", f"{path}/join", {"seat": 1})
    page = bob.page(table["id"])
    assert page.ask("note", text="attack Alice first")["t"] == "ack"
    assert page.ask("chat", text="psst, Alice", to=0)["t"] == "ack"
    assert page.ask("chat", text="hello all")["t"] == "ack"
    assert alice.page(table["id"]).ask("chat", text="psst, Bob", to=1)["t"] == "ack"
    bob.ok("POST", f"{path}/leave")
    carol = Person(server, "Carol")
    carol.ok("POST", f"{path}/join", {"seat": 1})
    hers = carol.page(table["id"])
    hers.until(lambda frame: frame["t"] == "chat")
    assert hers.latest["note"]["text"] == ""
    assert [said["text"] for said in hers.latest["chat"]["messages"]] == ["hello all"]


def test_an_open_table_whose_maker_leaves_has_somebody_to_start_it(
    alice: Person, bob: Person
) -> None:
    path = f"/api/tables/{alice.table('watch', 3, bots={'2': 'random'})['id']}"
    bob.ok("POST", f"{path}/join", {"seat": 1})
    alice.ok("POST", f"{path}/leave")
    mine = bob.ok("GET", path)
    assert mine["owner"]
    assert not alice.ok("GET", path)["owner"]
    assert alice.refused("POST", f"{path}/start") == (403, "server-only-the-owner")
    bob.ok("POST", f"{path}/bots", {"seat": 0, "bot": "random"})
    assert bob.ok("POST", f"{path}/start")["status"] == "running"


def test_games_in_progress_are_found_among_many_finished_ones(server: Server) -> None:
    engine = open_engine(server.database)
    alice = Person(server, "Alice")
    waiting = alice.table("watch", 3)["id"]
    me = people.Person(alice.ok("GET", "/api/me")["id"], "Alice", True, None)
    with engine.begin() as connection:
        for _ in range(lobby.LONGEST_LIST):
            made = lobby.create_table(connection, me, load("watch"), 3, {}, True, None, "bot")
            connection.exec_driver_sql(f"UPDATE tables SET status='finished' WHERE id='{made}'")
    engine.dispose()
    assert waiting in [table["id"] for table in alice.ok("GET", "/api/tables?which=mine")]


def test_no_table_is_called_like_an_option_of_a_command() -> None:
    """`throneroom admin close-table ID` must be able to name every table."""
    names = {lobby.new_id() for _ in range(2000)}
    assert len(names) == 2000
    assert all(len(name) == 12 and name[0] != "-" for name in names)


# Two workers change one table at the same moment.


@pytest.fixture
def engine(postgres: str) -> Iterator[Engine]:
    made = open_engine(new_database(postgres))
    migrate(made)
    yield made
    made.dispose()


def meanwhile(
    engine: Engine, first: Callable[[Connection], Any], second: Callable[[Connection], Any]
) -> Any:
    """Begin `second` after `first` is done and before it is committed; returns what it gives."""
    found: list[Any] = []

    def other() -> None:
        try:
            with engine.begin() as connection:
                found.append(second(connection))
        except Refused as refusal:
            found.append(refusal.key)

    with engine.begin() as connection:
        first(connection)
        thread = threading.Thread(target=other, daemon=True)
        thread.start()
        thread.join(0.5)  # it is done, or waits for us
    thread.join(60)
    return found[0]


def a_table(engine: Engine, *, bots: int) -> tuple[str, people.Person, people.Person]:
    """A table of the Watch for three: Ann has made it and sits on seat 0."""
    with engine.begin() as connection:
        ann, ben = (people.add_guest(connection, name) for name in ("Ann", "Ben"))
        made = lobby.create_table(connection, ann, load("watch"), 3, {}, True, None, "bot")
        lobby.join(connection, ann, made, 0, "")
        for seat in range(3 - bots, 3):
            lobby.set_bot(connection, ann, made, seat, "random")
    return made, ann, ben


def kinds(engine: Engine, table_id: str) -> list[str]:
    with engine.begin() as connection:
        return [seat.kind for seat in lobby.find_seats(connection, table_id)[table_id]]


def test_nobody_sits_on_two_seats(engine: Engine) -> None:
    made, _, ben = a_table(engine, bots=0)
    seat = meanwhile(
        engine,
        lambda c: lobby.join(c, ben, made, 1, ""),
        lambda c: lobby.join(c, ben, made, 2, ""),
    )
    assert seat == 1
    assert kinds(engine, made) == ["person", "person", "open"]


def test_who_leaves_while_the_table_is_started_leaves_a_bot(engine: Engine) -> None:
    made, ann, ben = a_table(engine, bots=1)
    with engine.begin() as connection:
        lobby.join(connection, ben, made, 1, "")
    meanwhile(engine, lambda c: lobby.start(c, ann, made), lambda c: lobby.leave(c, ben, made))
    assert kinds(engine, made) == ["person", "bot", "bot"]


def test_a_table_is_not_started_while_somebody_leaves_it(engine: Engine) -> None:
    made, ann, ben = a_table(engine, bots=1)
    with engine.begin() as connection:
        lobby.join(connection, ben, made, 1, "")
    result = meanwhile(
        engine, lambda c: lobby.leave(c, ben, made), lambda c: lobby.start(c, ann, made)
    )
    assert result == "seats-free"


def test_a_started_table_is_not_closed_by_its_maker(engine: Engine) -> None:
    made, ann, _ = a_table(engine, bots=2)
    result = meanwhile(
        engine, lambda c: lobby.start(c, ann, made), lambda c: lobby.close(c, made, ann)
    )
    assert result == "table-not-open"
