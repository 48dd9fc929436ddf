"""Two workers change one table at the same moment: nobody sits twice, and no table is stuck."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select, update
from tests.server.conftest import new_database

from throneroom.kernel import load
from throneroom.server import (
    armies,
    deletion,
    friends,
    lobby,
    own_bots,
    people,
    ratings,
    schema,
    starting,
)
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
    meanwhile(engine, lambda c: starting.start(c, ann, made), lambda c: lobby.leave(c, ben, made))
    assert kinds(engine, made) == ["person", "bot", "bot"]


def test_a_table_is_not_started_while_somebody_leaves_it(engine: Engine) -> None:
    made, ann, ben = a_table(engine, bots=1)
    with engine.begin() as connection:
        lobby.join(connection, ben, made, 1, "")
    result = meanwhile(
        engine, lambda c: lobby.leave(c, ben, made), lambda c: starting.start(c, ann, made)
    )
    assert result == "seats-free"


def test_a_started_table_is_not_closed_by_its_maker(engine: Engine) -> None:
    made, ann, _ = a_table(engine, bots=2)
    result = meanwhile(
        engine, lambda c: starting.start(c, ann, made), lambda c: lobby.close(c, made, ann)
    )
    assert result == "table-not-open"


def test_a_guest_turns_into_one_account(engine: Engine) -> None:
    """Whoever has a copy of a guest's cookie asks for another name and password at the moment at
    which the guest does: of the two one is late, and has nothing of the other's."""
    with engine.begin() as connection:
        guest = people.add_guest(connection, "Ann")
    late = meanwhile(
        engine,
        lambda c: people.register(c, "Ann", "mine", guest),
        lambda c: people.register(c, "Thief", "theirs", guest),
    )
    assert late == "log-in-first"
    with engine.begin() as connection:
        account = people.find_account(connection, "Ann")
        assert account is not None
        assert (account.person.id, account.hashed) == (guest.id, "mine")
        assert people.find_account(connection, "Thief") is None


def test_whoever_is_forgotten_does_not_turn_into_an_account(engine: Engine) -> None:
    with engine.begin() as connection:
        guest = people.add_guest(connection, "Ann")
    told = meanwhile(
        engine,
        lambda c: deletion.erase(c, guest.id),
        lambda c: people.register(c, "Ann", "mine", guest),
    )
    assert told == "log-in-first"


def test_nobody_has_more_by_asking_at_many_workers_at_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in (
        (lobby, "MOST_OPEN_TABLES"),
        (armies, "MOST_ARMIES"),
        (own_bots, "MOST_BOTS"),
        (friends, "MOST_FRIENDS"),
    ):
        monkeypatch.setattr(module, name, 1)
    with engine.begin() as connection:
        ann = people.register(connection, "Ann", "x", None)
        ben, cat = (people.add_guest(connection, name) for name in ("Ben", "Cat"))
    game = load("watch")
    numbers = iter("12")
    wishes: list[tuple[str, Callable[[Connection], Any]]] = [
        (
            "too-many-tables",
            lambda c: lobby.create_table(c, ann, game, 3, {}, True, None, "bot"),
        ),
        ("too-many-armies", lambda c: armies.keep(c, ann, "ice_and_fire", "Mine", "")),
        ("too-many-bots", lambda c: own_bots.add(c, ann, f"Raven{next(numbers)}")),
    ]
    for refusal, wish in wishes:
        assert meanwhile(engine, wish, wish) == refusal
    befriended = meanwhile(
        engine, lambda c: friends.add(c, ann, ben.id), lambda c: friends.add(c, ann, cat.id)
    )
    assert befriended == "too-many-friends"


def test_nobody_starts_more_games_of_bots_by_starting_them_at_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "MOST_BOT_TABLES", 1)
    one, ann, _ = a_table(engine, bots=2)
    with engine.begin() as connection:
        other = lobby.create_table(connection, ann, load("watch"), 3, {}, True, None, "bot")
        for seat in range(3):
            lobby.set_bot(connection, ann, other, seat, "random")

    def start(connection: Connection, table_id: str) -> None:
        starting.check_running(connection, ann)
        starting.start(connection, ann, table_id)

    started = meanwhile(engine, lambda c: start(c, one), lambda c: start(c, other))
    assert started == "too-many-bot-tables"


# Somebody is forgotten while something else goes on.


def with_accounts(engine: Engine) -> tuple[str, list[people.Person]]:
    """A running table of three people with accounts."""
    with engine.begin() as connection:
        three = [people.register(connection, name, "x", None) for name in ("Ann", "Ben", "Cat")]
        made = lobby.create_table(connection, three[0], load("watch"), 3, {}, True, None, "bot")
        for person in three:
            lobby.join(connection, person, made, None, "")
        starting.start(connection, three[0], made)
    return made, three


def end(connection: Connection, table_id: str) -> None:
    """A game ends and is rated, as a commit does it: first the table, then the people."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == table_id).values(moved=1.0))
    ratings.rate(connection, "watch", table_id, [0], [3, 2, 1])


def rated(engine: Engine) -> list[str]:
    with engine.begin() as connection:
        return sorted(connection.scalars(select(schema.ratings.c.user_id)))


def test_a_game_ends_while_somebody_is_being_forgotten(engine: Engine) -> None:
    table_id, (ann, ben, cat) = with_accounts(engine)
    forgotten = meanwhile(
        engine, lambda c: end(c, table_id), lambda c: deletion.erase(c, ann.id).tables
    )
    assert forgotten == [table_id]
    assert rated(engine) == sorted([ben.id, cat.id])


def test_somebody_is_forgotten_before_a_game_ends(engine: Engine) -> None:
    table_id, (ann, ben, cat) = with_accounts(engine)
    meanwhile(engine, lambda c: deletion.erase(c, ann.id), lambda c: end(c, table_id))
    assert rated(engine) == sorted([ben.id, cat.id])


def test_whoever_is_forgotten_says_nothing_more(engine: Engine) -> None:
    _, (ann, ben, _) = with_accounts(engine)
    told = meanwhile(engine, lambda c: deletion.erase(c, ann.id), lambda c: people.hold(c, ann.id))
    assert told == "log-in-first"
    # Whoever is speaking is forgotten when that has been said.
    erase = meanwhile(
        engine, lambda c: people.hold(c, ben.id), lambda c: deletion.erase(c, ben.id).tables
    )
    assert len(erase) == 1


def test_whoever_sits_down_while_being_forgotten_is_forgotten_there_too(engine: Engine) -> None:
    """It is noticed, and tried again."""
    table_id, _, ben = a_table(engine, bots=0)
    with engine.begin() as connection:
        lobby.create_table(connection, ben, load("watch"), 3, {}, True, None, "bot")

    def forget(connection: Connection) -> object:
        try:
            return deletion.erase(connection, ben.id)
        except deletion.Raced:
            return "raced"

    assert meanwhile(engine, lambda c: lobby.join(c, ben, table_id, 1, ""), forget) == "raced"
    with engine.begin() as connection:
        assert len(deletion.erase(connection, ben.id).tables) == 2
