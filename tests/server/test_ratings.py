"""Ratings: of those who leave, and of games of the same people that end at the same moment."""

import threading
import time
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine, select
from tests.children import PATIENCE
from tests.server.client import Person, at_random, seated
from tests.server.conftest import new_database
from tests.server.process import Server, rows, serving

from throneroom.server import lobby, people, ratings, schema
from throneroom.server.database import migrate, open_engine

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = %s"


RANKING = "/api/ratings/iron_throne"


def finished_table(
    connection: Connection, *users: people.Person, whence: Sequence[str | None] = ()
) -> str:
    from throneroom.kernel import load

    game, seats = load("iron_throne"), max(3, len(users))
    table = lobby.create_table(connection, users[0], game, seats, {}, True, None, "bot")
    for user, place in zip_longest(users, whence):
        lobby.join(connection, user, table, None, "", None, {table: place}.get)
    return table


def account(connection: Connection, name: str) -> people.Person:
    return people.register(connection, name, "no password at all", None)


def rate(connection: Connection, table: str) -> None:
    ratings.rate(connection, "iron_throne", table, [0], [4, 3, 2, 1])


def test_two_first_games_that_end_at_once_count_both(postgres: str) -> None:
    """With several workers neither may be lost, and no last action refused for it."""
    database = new_database(postgres)
    engine: Engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        users = [account(connection, name) for name in ("Alice", "Bob", "Carol")]
        tables = [finished_table(connection, *users) for _ in range(2)]
    failures: list[Exception] = []

    def finish() -> None:
        try:
            with engine.begin() as connection:
                rate(connection, tables[1])
        except Exception as error:
            failures.append(error)

    other = threading.Thread(target=finish, daemon=True)
    with engine.begin() as connection:
        rate(connection, tables[0])
        other.start()
        with psycopg.connect(postgres, autocommit=True) as watcher:
            end = time.monotonic() + PATIENCE
            while not watcher.execute(WAITING, (engine.url.database,)).fetchone()[0]:  # type: ignore[index]
                assert other.is_alive(), failures
                assert time.monotonic() < end, "nobody waits"
    other.join(PATIENCE)
    assert not other.is_alive()
    assert failures == []
    with engine.connect() as connection:
        played = connection.scalars(select(schema.ratings.c.games)).all()
    engine.dispose()
    assert list(played) == [2, 2, 2]


def test_whoever_leaves_a_running_game_is_rated_after_everybody_else(server: Server) -> None:
    stays, leaves = Person.registered(server, "Brienne"), Person.registered(server, "Hound")
    table, pages = seated("iron_throne", 4, stays, leaves)
    leaves.ok("POST", f"/api/tables/{table}/leave")
    assert pages[0].play_on(at_random(3)) is not None
    ranking = {r["name"]: r for r in stays.ok("GET", "/api/ratings/iron_throne")}
    assert ranking["Brienne"]["games"] == ranking["Hound"]["games"] == 1
    assert ranking["Brienne"]["mu"] > ranking["Hound"]["mu"]


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        found = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    else:
        found = open_engine(new_database(request.getfixturevalue("postgres")))
    migrate(found)
    yield found
    found.dispose()


def test_guests_and_private_tables_are_not_rated(engine: Engine) -> None:
    """Nobody gets a rating by beating guests of the own making, or unseen."""
    with engine.begin() as connection:
        sam, jon = account(connection, "Sam"), account(connection, "Jon")
        guest = people.add_guest(connection, "Puppet")
        rate(connection, finished_table(connection, sam, guest))
        assert ratings.best(connection, "iron_throne") == []
        private = finished_table(connection, sam, jon)
        this = schema.tables.update().where(schema.tables.c.id == private)
        connection.execute(this.values(public=False))
        rate(connection, private)
        assert ratings.best(connection, "iron_throne") == []
        # Beside others a guest may play; the others are rated among themselves.
        rate(connection, finished_table(connection, sam, jon, guest))
        assert [row["name"] for row in ratings.best(connection, "iron_throne")] == ["Sam", "Jon"]
        assert ratings.of_person(connection, guest.id) == {}


def test_people_who_sit_down_from_one_address_are_not_rated(engine: Engine) -> None:
    """Ten accounts of one's own are as easily made as guests."""
    with engine.begin() as connection:
        farmer = account(connection, "Farmer")
        for number in range(10):
            puppet = account(connection, f"Puppet{number}")
            rate(connection, finished_table(connection, farmer, puppet, whence=["home"] * 2))
        assert ratings.best(connection, "iron_throne") == []
        # Beside others they may play; the others are rated among themselves.
        sam, jon, gilly = (account(connection, name) for name in ("Sam", "Jon", "Gilly"))
        guest = people.add_guest(connection, "Puppet")
        seats = schema.seats
        table = finished_table(
            connection, sam, farmer, puppet, jon, whence=["here", "home", "home", "there"]
        )
        rate(connection, table)
        assert {row["name"] for row in ratings.best(connection, "iron_throne")} == {"Sam", "Jon"}
        kept = select(seats.c.whence).where(seats.c.table_id == table)
        assert set(connection.scalars(kept)) == {None}, "nobody needs to know any more"
        # A guest beside is nobody's harm, and where it is not known people are rated as ever.
        rate(connection, finished_table(connection, sam, guest, gilly, whence=["a", "a", "b"]))
        rate(connection, finished_table(connection, jon, gilly, whence=[None, None]))
        games = {row["name"]: row["games"] for row in ratings.best(connection, "iron_throne")}
        assert games == {"Sam": 2, "Jon": 2, "Gilly": 2}


def test_a_server_notes_until_the_end_who_sat_down_where(tmp_path: Path) -> None:
    folder = f"sqlite:///{tmp_path / 'tables.db'}"
    home, elsewhere = "192.0.2.7", "192.0.2.8"
    with serving(folder, tmp_path, trusted_proxy="1", limits="1") as server:
        farmer = Person.registered(server, "Farmer", home)
        puppet = Person.registered(server, "Puppet", home)
        rival = Person.registered(server, "Rival", elsewhere)

        def marks(table: str) -> list[str | None]:
            seats = schema.seats
            with rows(server) as connection:
                query = select(seats.c.whence).where(seats.c.table_id == table)
                return list(connection.scalars(query.order_by(seats.c.seat)))

        for other, same in ((puppet, True), (rival, False)):
            table = farmer.bot_table("iron_throne", 3, 2)["id"]
            other.ok("POST", f"/api/tables/{table}/join", {})
            one, two, bot = marks(table)
            assert one is not None
            assert ((one == two), bot) == (same, None)
            farmer.ok("POST", f"/api/tables/{table}/start")
            other.ok("POST", f"/api/tables/{table}/leave")
            assert farmer.page(table).play_on(at_random(3)) is not None
            assert marks(table) == [None] * 3
        ranking = {row["name"]: row["games"] for row in farmer.ok("GET", RANKING)}
        assert ranking == {"Farmer": 1, "Rival": 1}
        given_up = farmer.table("iron_throne", 3)["id"]
        assert marks(given_up)[0] is not None
        farmer.ok("POST", f"/api/tables/{given_up}/close")
        assert marks(given_up) == [None] * 3


def test_a_rating_grows_with_the_number_of_opponents(engine: Engine) -> None:
    with engine.begin() as connection:
        farmer, traveller = account(connection, "Farmer"), account(connection, "Traveller")
        friend = account(connection, "Friend")
        others = [account(connection, f"Other{number}") for number in range(12)]
        for other in others:
            rate(connection, finished_table(connection, farmer, friend))
            rate(connection, finished_table(connection, traveller, other))
        best = {row["name"]: row for row in ratings.best(connection, "iron_throne")}
        assert list(best)[:2] == ["Traveller", "Farmer"]
        assert (best["Farmer"]["games"], best["Farmer"]["rivals"]) == (12, 1)
        assert (best["Traveller"]["games"], best["Traveller"]["rivals"]) == (12, 12)
        sure = best["Farmer"]["mu"] - 3 * best["Farmer"]["sigma"]
        assert sure > 0
        assert best["Farmer"]["rating"] == round(sure / 10, 2)
        assert best["Traveller"]["rating"] == round(
            best["Traveller"]["mu"] - 3 * best["Traveller"]["sigma"], 2
        )
        ((_, last),) = ratings.history(connection, farmer.id)["iron_throne"][-1:]
        assert last == best["Farmer"]["rating"]


def test_a_rating_that_is_no_number_hides_no_other(tmp_path: Path) -> None:
    """SQLite keeps whatever was written there."""
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    with engine.begin() as connection:
        sam, jon = account(connection, "Sam"), account(connection, "Jon")
        rate(connection, finished_table(connection, sam, jon))
        connection.exec_driver_sql("UPDATE ratings SET mu = 'much' WHERE user_id = ?", (jon.id,))
        assert [row["name"] for row in ratings.best(connection, "iron_throne")] == ["Sam"]
        assert ratings.of_person(connection, jon.id) == {}
    engine.dispose()
