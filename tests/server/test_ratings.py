"""Ratings: of those who leave, and of games of the same people that end at the same moment."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine, select
from tests.children import PATIENCE
from tests.server.client import Person, at_random, seated
from tests.server.conftest import new_database
from tests.server.process import Server

from throneroom.server import lobby, people, ratings, schema
from throneroom.server.database import migrate, open_engine

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = %s"


def finished_table(connection: Connection, *users: people.Person) -> str:
    from throneroom.kernel import load

    game = load("iron_throne")
    table = lobby.create_table(connection, users[0], game, 3, {}, True, None, "bot")
    for user in users:
        lobby.join(connection, user, table, None, "")
    return table


def account(connection: Connection, name: str) -> people.Person:
    return people.register(connection, name, "no password at all", None)


def rate(connection: Connection, table: str) -> None:
    ratings.rate(connection, "iron_throne", table, [0], [3, 2, 1])


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
