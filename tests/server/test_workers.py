"""Several workers on one PostgreSQL: one game, one truth."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.client import PATIENCE, Frame, Page, Person, at_random, settled
from tests.server.drawing import draw_seen, gathered, numbers_in, reveal, table_of
from tests.server.process import Server, serving

from throneroom.kernel import load
from throneroom.server import launch, lobby, people
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.hub import Hub
from throneroom.server.limits import Limits
from throneroom.server.presence import Presence
from throneroom.server.thinking import Thinkers
from throneroom.server.turns import Turns

Pages = list[Page]


@pytest.fixture(scope="module")
def pair(postgres_database: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Two processes on one database, each at a port of its own: so a test can choose its worker."""
    folder = tmp_path_factory.mktemp("pair")
    with serving(postgres_database, folder) as one, serving(postgres_database, folder) as other:
        yield one, other


def at(server: Server, person: Person) -> Person:
    """The same person with a browser at another worker."""
    same = Person(server)
    same.http.cookies.set("throneroom", person.http.cookies["throneroom"])
    return same


def test_both_workers_of_one_address_serve(workers: Server) -> None:
    person = Person(workers, "Alone")
    table = person.bot_table("iron_throne", 4)
    page = person.page(table["id"])
    assert page.play_on(at_random(2)) is not None
    assert person.ok("GET", f"/api/tables/{table['id']}/verify")["ok"] is True


def test_a_worker_that_dies_is_replaced_and_the_log_says_so(workers: Server) -> None:
    assert workers.process is not None
    parent = workers.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    killed = next(n for n in children if "spawn_main" in Path(f"/proc/{n}/cmdline").read_text())
    os.kill(int(killed), signal.SIGKILL)
    end = time.monotonic() + launch.PATIENCE / 2  # it is not waited for as a slow one is
    while f"[{killed}] died" not in workers.log.read_text():
        assert time.monotonic() < end
        time.sleep(0.1)
    assert Person(workers).ok("GET", "/health")["ok"] is True


def test_the_dice_come_from_the_pages_of_both_workers(pair: tuple[Server, Server]) -> None:
    alice, bob = Person(pair[0], "Alice"), Person(pair[1], "Bob")
    table, (one, two), numbers = gathered(alice, bob)
    while len(two.latest["table"]["dice"]["seats"]) < 2:  # it may know before its own answer
        two.until(lambda f: f["t"] == "table")
    at(pair[1], alice).ok("POST", f"/api/tables/{table}/start")
    assert draw_seen(one) == draw_seen(two)
    reveal(one, numbers[0])
    reveal(two, numbers[1])
    for page in (one, two):
        assert numbers_in(table_of(page, "running")) == numbers
        assert page.state()["seat_names"] == one.state()["seat_names"]


def test_what_one_worker_commits_wakes_the_pages_of_the_other(pair: tuple[Server, Server]) -> None:
    alice, bob = Person(pair[0], "Alice"), Person(pair[1], "Bob")
    table = alice.bot_table("thrones", 3, people=2)
    path = f"/api/tables/{table['id']}"
    here, there = alice.page(table["id"]), bob.page(table["id"])
    bob.ok("POST", f"{path}/join", {})
    here.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Bob")
    alice.ok("POST", f"{path}/start")
    assert here.decision()
    assert there.decision()
    assert here.ask("chat", text="Do you hear me?")["t"] == "ack"
    there.until(lambda f: f["t"] == "chat" and bool(f["messages"]))
    assert here.ask("chat", text="in secret", to=1)["t"] == "ack"
    there.until(lambda f: f["t"] == "chat" and f["messages"][0]["text"] == "in secret")
    settled(here, there)  # the bots have placed their orders
    for page in (here, there):
        both_there(page)  # each worker says every two seconds who has a page open with it
    assert here.act()["t"] == "ack"
    drafted = here.state()["view"]["areas"]
    assert here.ask("undo")["t"] == "ack"
    assert here.state()["view"]["areas"] != drafted, "a step of the own draft is undone at once"
    assert there.quiet() == []
    assert there.ask("bot", on=True)["t"] == "ack"
    here.until(lambda f: f["t"] == "table" and f["seats"][1]["kind"] == "bot")
    assert there.ask("bot", on=False)["t"] == "ack"
    _play_both([here, there])
    for person in (alice, bob):
        assert person.ok("GET", f"{path}/verify")["ok"] is True
        assert person.ok("GET", path)["status"] == "finished"


def both_there(page: Page) -> None:
    """Wait until the page shows that the people on the first two seats are there."""
    while not all(seat["online"] for seat in page.latest["table"]["seats"][:2]):
        page.receive()


def test_a_wish_to_undo_goes_from_worker_to_worker(pair: tuple[Server, Server]) -> None:
    alice, bob = Person(pair[0], "Alice"), Person(pair[1], "Bob")
    _, pages = two_at(alice, bob)
    here, there = sorted(pages, key=lambda page: not page.is_asked())
    before = here.state()["view"]
    assert here.act()["t"] == "ack"
    assert here.ask("undo")["t"] == "ack"
    asked = there.until(lambda f: f["t"] == "state" and f["undo"] is not None)
    seat = pages.index(here)
    assert asked["undo"] == {"by": seat, "agreed": [seat]}
    assert there.ask("undo_vote", yes=True)["t"] == "ack"
    here.until(lambda f: f["t"] == "undone")
    here.until(lambda f: f["t"] == "state" and f["undo"] is None)
    assert here.state()["view"] == before


def test_a_new_name_reaches_the_pages_of_the_other_worker(pair: tuple[Server, Server]) -> None:
    alice, bob = Person(pair[1], "Alice"), Person(pair[0], "Bob")
    table = alice.bot_table("thrones", 3, people=2)["id"]
    at(pair[1], bob).ok("POST", f"/api/tables/{table}/join", {})
    page = alice.page(table)
    page.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Bob")
    bob.ok("PUT", "/api/me", {"name": "Robert"})
    page.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Robert")


def test_a_wish_to_undo_comes_after_the_move_that_it_is_about(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """A worker hears of both at once."""
    alice, bob = Person(pair[0], "Alice"), Person(pair[1], "Bob")
    _, pages = two_at(alice, bob)
    here, there = sorted(pages, key=lambda page: not page.is_asked())
    seat = pages.index(here)
    with deaf(postgres_database):
        assert here.act()["t"] == "ack"
        assert here.ask("undo")["t"] == "ack"
    there.until(lambda f: f["t"] == "state" and f["undo"] == {"by": seat, "agreed": [seat]})
    assert there.ask("undo_vote", yes=True)["t"] == "ack"
    here.until(lambda f: f["t"] == "undone")


def test_votes_that_are_given_at_both_workers_at_once_all_count(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    three = [Person(pair[n % 2], name) for n, name in enumerate(("Alice", "Bob", "Cat"))]
    table = three[0].table("watch", 3)["id"]
    for person in three[1:]:
        person.ok("POST", f"/api/tables/{table}/join", {})
    three[0].ok("POST", f"/api/tables/{table}/start")
    pages = [person.page(table) for person in three]
    settled(*pages)
    asker = next(page for page in pages if page.is_asked())
    others = [page for page in pages if page is not asker]
    assert asker.act()["t"] == "ack"
    assert asker.ask("undo")["t"] == "ack"
    for page in others:
        page.until(lambda f: f["t"] == "state" and f["undo"] is not None)
    voters = [three[pages.index(page)] for page in others]
    split = [at(pair[n], voter).page(table) for n, voter in enumerate(voters)]
    for page in split:
        assert page.state()["undo"] is not None
    with deaf(postgres_database):
        for page in split:
            assert page.ask("undo_vote", yes=True)["t"] == "ack"
    for page in [asker, *split]:
        page.until(lambda f: f["t"] == "undone")
        page.until(lambda f: f["t"] == "state" and f["undo"] is None)


def test_votes_to_replace_somebody_that_are_given_at_both_workers_at_once_all_count(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    four = [Person(pair[n % 2], name) for n, name in enumerate(("Ann", "Ben", "Cat", "Dan"))]
    wish = {"pace": {"live": 10}, "on_timeout": "vote"}
    table = four[0].table("iron_throne", 4, **wish)["id"]
    for person in four[1:]:
        person.ok("POST", f"/api/tables/{table}/join", {})
    four[0].ok("POST", f"/api/tables/{table}/start")
    pages = [person.page(table) for person in four[1:3]]
    for page in pages:
        page.until(lambda f: f["t"] == "vote" and f["replace"] == 0)
    with deaf(postgres_database):
        for page in pages:
            assert page.ask("replace", seat=0, yes=True)["t"] == "ack"
    for page in pages:
        page.until(lambda f: f["t"] == "table" and f["seats"][0]["kind"] == "bot")


def test_what_is_told_while_a_table_is_read_is_known(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there yet to hear the news."""
    database = Database.open(postgres_database)
    load_table = Hub._load

    def meanwhile(hub: Hub, rows: Any, table_id: str) -> Any:
        found = load_table(hub, rows, table_id)
        with database.engine.begin() as others:
            lobby.join(others, ben, table_id, None, "")
        return found

    with database.engine.begin() as connection:
        ann, ben = (people.add_guest(connection, name) for name in ("Ann", "Ben"))
        made = lobby.create_table(connection, ann, load("watch"), 3, {}, True, None, "bot")
    monkeypatch.setattr(Hub, "_load", meanwhile)

    async def read() -> list[str | None]:
        with ThreadPoolExecutor(1) as threads:
            thinkers = Thinkers(1.0, 1.0, threads, [], [], Turns(1))
            parts = (Limits(False), Presence(database), database.metrics)
            table = await Hub(Config(), database, thinkers, *parts).table(made)
        return [seat.name for seat in table.seats]

    assert asyncio.run(read()) == ["Ben", None, None]
    database.close()


def _play_both(pages: Pages) -> None:
    outcomes: list[Any] = []
    threads = [
        threading.Thread(
            target=lambda p=page, n=n: outcomes.append(p.play_on(at_random(n))), daemon=True
        )
        for n, page in enumerate(pages)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * PATIENCE)
    assert len(outcomes) == 2
    assert outcomes[0] == outcomes[1] is not None


def test_two_workers_racing_for_the_same_action(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """One person with a page at each worker sends both the same decision at the same moment."""
    alice = Person(pair[0], "Alice")
    table = alice.bot_table("iron_throne", 4)
    pages = [alice.page(table["id"]), at(pair[1], alice).page(table["id"])]
    for round_ in range(30):
        token = same_decision(*pages)
        if token is None:
            break  # the game is over
        chosen = at_random(round_)(pages[0].decision()["choices"])
        sent = [page.send("act", token=token, action=chosen) for page in pages]
        answers = [page.answer(name) for page, name in zip(pages, sent, strict=True)]
        # Whoever comes after the end of the game hears of that.
        assert sorted(map(told, answers)) in (["ack", "stale"], ["ack", "server-table-not-running"])
    with psycopg.connect(postgres_database) as connection:
        query = "SELECT seq FROM actions WHERE table_id = %s ORDER BY seq"
        numbers = [row[0] for row in connection.execute(query, (table["id"],))]
    assert numbers == list(range(1, len(numbers) + 1))


def same_decision(one: Page, other: Page) -> str | None:
    """The name of the decision that both pages show; None if the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if one.is_asked() and other.is_asked():
            mine, others = (page.decision()["token"] for page in (one, other))
            if mine == others:
                return str(mine)
        if None not in (one.state()["outcome"], other.state()["outcome"]):
            return None
        for page in (one, other):
            page.quiet(0.01)
    raise AssertionError("one worker does not hear of the other")


def told(answer: Frame) -> str:
    """What an answer comes to."""
    return str(answer["error"]["key"] if answer["t"] == "refused" else answer["t"])


LISTENING = (
    "SELECT pid FROM pg_stat_activity "
    "WHERE datname = current_database() AND query = 'LISTEN throneroom'"
)


def test_what_was_missed_while_nobody_listened_is_read(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """The listening connections break; what is done meanwhile reaches the other worker later."""
    alice, bob = Person(pair[0], "Alice"), Person(pair[1], "Bob")
    _, pages = two_at(alice, bob)
    here, there = sorted(pages, key=lambda page: not page.is_asked())
    with psycopg.connect(postgres_database, autocommit=True) as host:
        ended = host.execute(f"SELECT pg_terminate_backend(pid) FROM ({LISTENING}) AS lines")
        assert len(ended.fetchall()) >= 2
        assert here.act()["t"] == "ack"
        assert here.ask("chat", text="Are you there?")["t"] == "ack"
    missing = {"events", "state", "chat"}
    while missing:
        missing.discard(there.receive()["t"])
    for server in pair:
        assert "the listening connection was lost" in server.log.read_text()


@contextmanager
def deaf(database: str) -> Iterator[None]:
    """Nobody hears meanwhile what other workers do: the database does not get around to it."""
    with psycopg.connect(database, autocommit=True) as host:
        found = host.execute(LISTENING).fetchall()
    listening = [pid for (pid,) in found]
    assert len(listening) >= 2
    try:
        for pid in listening:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in listening:
            os.kill(pid, signal.SIGCONT)


def test_who_has_not_heard_of_the_end_of_a_game_looks_for_it(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    alice = Person(pair[0], "Alice")
    table = alice.bot_table("iron_throne", 3)
    path = f"/api/tables/{table['id']}"
    there = at(pair[1], alice)
    assert there.refused("GET", f"{path}/verify") == (409, "server-not-finished")
    with deaf(postgres_database):
        assert alice.page(table["id"]).play_on(at_random(2)) is not None
        assert there.ok("GET", f"{path}/verify")["ok"] is True
        assert there.ask("GET", f"{path}/record").status_code == 200
        assert there.ok("GET", path)["status"] == "finished"


def test_who_was_told_by_one_worker_is_known_to_the_other(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """Somebody sits down, the game is started, the next worker has not heard of it, and there
    everything is as it was told."""
    alice, bob = Person(pair[0], "Alice"), Person(pair[0], "Bob")
    table = alice.bot_table("watch", 3, people=2, public=False)
    path, there = f"/api/tables/{table['id']}", at(pair[1], bob)
    assert there.refused("GET", path) == (403, "server-invitation-needed")  # and it is known there
    with deaf(postgres_database):
        bob.ok("POST", f"{path}/join", {"key": table["key"]})
        assert there.ok("GET", f"{path}/statements") == []
        page = there.page(table["id"])
        assert page.until(lambda f: f["t"] == "table")["yours"] == 1
        assert there.ok("GET", path)["seats"][1]["name"] == "Bob"
        alice.ok("POST", f"{path}/start")
        told = there.ok("GET", path)
        assert told["status"] == "running"
        assert page.until(lambda f: f["t"] == "table" and f["status"] == "running")
        again = there.page(table["id"])
        assert again.state()["seat_names"]
        here = alice.page(table["id"])
        settled(here)
        mover = alice if here.is_asked() else bob
        moves = mover.page(table["id"])
        settled(moves)
        assert moves.act()["t"] == "ack"
        settled(moves)  # until somebody plays again, nothing happens any more
        assert at(pair[1], mover).page(table["id"]).state()["view"] == moves.state()["view"]


def test_who_has_stood_up_or_is_muted_is_so_at_every_worker(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """Neither the notes nor the name of a seat are those of whoever sat there before."""
    owner, loud, next_one = (Person(pair[0], name) for name in ("Owner", "Loud", "Next"))
    table = owner.table("thrones", 3)["id"]
    path = f"/api/tables/{table}"
    loud.ok("POST", f"{path}/join", {"seat": 1})
    about = loud.ok("GET", "/api/me")["id"]
    mine, theirs = owner.page(table), at(pair[1], loud).page(table)
    assert theirs.ask("note", text="mine")["t"] == "ack"
    with deaf(postgres_database):
        loud.ok("POST", f"{path}/leave")
        next_one.ok("POST", f"{path}/join", {"seat": 1})
        for message in ({"t": "note"}, {"t": "chat"}, {"t": "chat", "to": 0}):
            assert theirs.key(**message, text="Still me") == "server-not-at-the-table"
        page = next_one.page(table)
        assert page.until(lambda f: f["t"] == "note")["text"] == ""
    theirs.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Next")
    assert theirs.ask("chat", text="I only watch")["t"] == "ack"
    with deaf(postgres_database):
        assert mine.ask("mute", person=about, on=True)["t"] == "ack"
        assert theirs.key("chat", text="AND SHOUT") == "server-muted"


def test_a_game_that_is_known_to_be_over_is_known_to_its_last_move(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    """The sweep of a worker that has not heard of the last moves finds that the game is over."""
    alice = Person(pair[0], "Alice")
    table = alice.bot_table("iron_throne", 3)["id"]
    path, there = f"/api/tables/{table}", at(pair[1], alice)
    elsewhere = there.page(table)
    with deaf(postgres_database):
        assert alice.page(table).play_on(at_random(2)) is not None
        elsewhere.until(lambda f: f["t"] == "table" and f["status"] == "finished")
        records = [person.ask("GET", f"{path}/record").text for person in (there, alice)]
        assert records[0] == records[1]
        assert elsewhere.until(lambda f: f["t"] == "state" and f["outcome"] is not None)


def two_at(alice: Person, bob: Person) -> tuple[str, Pages]:
    """A running table of two, each at another worker."""
    table = alice.bot_table("watch", 3, people=2)["id"]
    bob.ok("POST", f"/api/tables/{table}/join", {})
    alice.ok("POST", f"/api/tables/{table}/start")
    pages = [alice.page(table), bob.page(table)]
    settled(*pages)
    return table, pages


def test_sqlite_is_for_one_worker(capsys: pytest.CaptureFixture[str]) -> None:
    from throneroom.cli.main import run

    assert run(["serve", "--db", "sqlite:///x.db", "--workers", "2", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
