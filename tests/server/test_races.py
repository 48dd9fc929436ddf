"""Two workers change one table at the same moment: nobody sits twice, and no table is stuck."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine
from tests.server.conftest import new_database

from throneroom.kernel import load
from throneroom.server import lobby, people
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused


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
