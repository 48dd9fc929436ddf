"""kill -9 of the server at random moments: no acknowledged action is lost, and the games go on."""

import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.client import Person, at_random
from tests.server.conftest import new_database
from tests.server.drawing import gathered, numbers_in, reveal, table_of
from tests.server.process import PATIENCE, Server, rows
from websockets.exceptions import ConnectionClosed

from throneroom.kernel import load
from throneroom.server import lobby, schema
from throneroom.server.database import open_engine
from throneroom.server.rebuild import UNDO, first_state

TABLES = 3
KILLS = 3


def play_until_killed(person: Person, table: str, seed: int, acknowledged: list[str]) -> None:
    """Note down every action that the server has acknowledged."""
    choose = at_random(seed)
    with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
        page = person.page(table)
        while page.state()["outcome"] is None:
            if not page.is_asked():
                page.receive()
                continue
            decision = page.decision()
            action = choose(decision["choices"])
            if page.ask("act", token=decision["token"], action=action)["t"] == "ack":
                acknowledged.append(action)


def rows_of(database: str, table: str) -> tuple[Any, list[Any]]:
    """A table's row and its actions, as they are in the database."""
    engine = open_engine(database)
    with engine.connect() as connection:
        row = lobby.find_table(connection, table)
        query = select(schema.actions).where(schema.actions.c.table_id == table)
        actions = list(connection.execute(query.order_by(schema.actions.c.seq)))
    engine.dispose()
    return row, actions


def check_table(database: str, table: str, acknowledged: list[str]) -> None:
    """The rows have no gap, every digest is that of the replayed state, and whatever was
    acknowledged is there in its order."""
    row, actions = rows_of(database, table)
    assert [action.seq for action in actions] == list(range(1, len(actions) + 1))
    game = load(row.game)
    state = first_state(game, row)
    for action in actions:
        assert not action.text.startswith(UNDO)
        state.play(action.seat, game.read(action.text))
        assert state.digest() == action.digest
    mine = [action.text for action in actions if action.seat == 0 and not action.forced]
    assert mine[: len(acknowledged)] == acknowledged
    assert len(mine) <= len(acknowledged) + KILLS, "at most the answer to the last one was lost"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_9_at_random_moments(
    kind: str, port: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    workers = 1
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        database, workers = new_database(request.getfixturevalue("postgres")), 2
    dice = random.Random(kind)
    server = Server(database, tmp_path / "server.log", port, workers).start()
    try:
        person = Person(server, "Survivor")
        games = ["iron_throne", "thrones", "watch"]
        seats = {"iron_throne": 4, "thrones": 3, "watch": 3}
        tables = [person.bot_table(game, seats[game])["id"] for game in games[:TABLES]]
        bots = person.table("iron_throne", 4, seat=None, bots={str(n): "random" for n in range(4)})
        person.ok("POST", f"/api/tables/{bots['id']}/start")
        drawn, _, numbers = gathered(person, friend := Person(server, "Friend"))
        acknowledged: dict[str, list[str]] = {table: [] for table in tables}
        for kill in range(KILLS if kind == "sqlite" else KILLS - 1):
            threads = [
                threading.Thread(
                    target=play_until_killed,
                    args=(person, table, kill, acknowledged[table]),
                    daemon=True,
                )
                for table in tables
            ]
            for thread in threads:
                thread.start()
            wanted = [len(acknowledged[table]) + 3 for table in tables]
            end = time.monotonic() + PATIENCE
            while any(
                len(acknowledged[table]) < count and thread.is_alive()  # else its game is over
                for table, count, thread in zip(tables, wanted, threads, strict=True)
            ):
                assert time.monotonic() < end, "the games do not go on"
                time.sleep(0.01)
            time.sleep(dice.uniform(0.0, 0.6))
            if kill == 1:
                person.ok("POST", f"/api/tables/{drawn}/start")
                reveal(person.page(drawn), numbers[0])
            server.kill()
            for thread in threads:
                thread.join(4 * PATIENCE)  # it may wait for a page and for a frame
                assert not thread.is_alive()
            for table in tables:
                _, before = rows_of(database, table)
                mine = [a.text for a in before if a.seat == 0 and not a.forced]
                # What was written and not acknowledged counts from now on.
                assert mine[: len(acknowledged[table])] == acknowledged[table]
                acknowledged[table][:] = mine
            if kill == 1:  # when the server is there again, the time for the other number is up
                with rows(server) as connection:
                    this = update(schema.tables).where(schema.tables.c.id == drawn)
                    connection.execute(this.values(deadline=1.0, moved=1.0))
            server.start()
            if kill == 1:
                page = friend.page(drawn)
                reveal(page, numbers[1])
                assert numbers_in(table_of(page, "running")) == numbers, "no number was lost"
        for table in tables:
            check_table(database, table, acknowledged[table])
        for table in tables:
            person.page(table).play_on(at_random(5), most=60)
        assert person.page(tables[0]).play_on(at_random(6)) is not None
        assert person.ok("GET", f"/api/tables/{tables[0]}/verify")["ok"] is True
        end = time.monotonic() + PATIENCE
        while person.ok("GET", f"/api/tables/{bots['id']}")["status"] != "finished":
            assert time.monotonic() < end, "the sweep lets bots go on whom nobody watches"
            time.sleep(0.2)
        assert server.errors() == []
    finally:
        server.kill()
