"""Ratings: of those who leave, and of games of the same people that end at the same moment."""

import threading
import time

import psycopg
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


def rate(connection: Connection, table: str) -> None:
    ratings.rate(connection, "iron_throne", table, [0], [3, 2, 1])


def test_two_first_games_that_end_at_once_count_both(postgres: str) -> None:
    """With several workers neither may be lost, and no last action refused for it."""
    database = new_database(postgres)
    engine: Engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        users = [people.add_guest(connection, name) for name in ("Alice", "Bob", "Carol")]
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
    stays, leaves = Person(server, "Brienne"), Person(server, "Hound")
    table, pages = seated("iron_throne", 4, stays, leaves)
    leaves.ok("POST", f"/api/tables/{table}/leave")
    assert pages[0].play_on(at_random(3)) is not None
    ranking = {r["name"]: r for r in stays.ok("GET", "/api/ratings/iron_throne")}
    assert ranking["Brienne"]["games"] == ranking["Hound"]["games"] == 1
    assert ranking["Brienne"]["mu"] > ranking["Hound"]["mu"]
