"""Pages whose people go, come back under another name, or do not read."""

import asyncio
import io
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection as Rows
from tests.server.client import Person, seated
from tests.server.process import Server, serving
from websockets.exceptions import ConnectionClosed

from throneroom.cli.main import run
from throneroom.server import people, talk
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.hub import SESSION_ENDED, Hub
from throneroom.server.limits import Limits
from throneroom.server.live import LONGEST_WAITING, MOST_WAITING, TOO_SLOW, Connection
from throneroom.server.presence import Presence
from throneroom.server.socket import MOST_PAGES, TOO_MANY, _welcome
from throneroom.server.thinking import Thinkers
from throneroom.server.turns import Turns


def test_a_table_closed_while_a_bot_thinks_makes_no_task_fail(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, bot_delay="2") as server:
        person = Person(server, "Jon")
        table = person.bot_table("thrones", 3)["id"]
        page = person.page(table)
        page.decision()
        assert run(["admin", "close-table", table, "--db", database, "--lang", "en"]) == 0
        assert page.act()["t"] == "refused"
        time.sleep(3)  # the bot has thought by then; a failed task would be in the log


def test_a_new_password_ends_the_open_pages_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"P{time.monotonic_ns()}"[:20]
    person = Person(server)
    person.ok("POST", "/api/register", {"name": name, "password": "long enough"})
    page = person.page(person.bot_table("iron_throne", 4)["id"])
    page.decision()
    monkeypatch.setattr("sys.stdin", io.StringIO("another one\n"))
    assert run(["admin", "reset-password", name, "--db", server.database, "--lang", "en"]) == 0
    assert person.ask("GET", "/api/me").status_code == 401
    assert page.closed() == SESSION_ENDED


def test_logging_out_ends_the_pages_of_this_browser_and_no_others(server: Server) -> None:
    person, other = Person(server, "Sansa"), Person(server, "Arya")
    table, (page, others_page) = seated("thrones", 3, person, other)
    page.state()  # the server knows by now whose page it is
    person.ok("POST", "/api/logout")
    assert page.closed() == SESSION_ENDED
    assert others_page.ask("ping")["t"] == "ack"
    back = person.page(table)  # the browser comes back as a spectator
    assert back.state()["decision"] is None
    assert back.key("act", token="x", action="ready") == "server-not-at-the-table"


def test_a_new_name_is_seen_at_the_table_at_once(server: Server) -> None:
    person, other = Person(server, "Petyr"), Person(server, "Varys")
    _, (_, page) = seated("thrones", 3, person, other)
    person.ok("PUT", "/api/me", {"name": "Littlefinger"})
    page.until(lambda f: f["t"] == "table" and f["seats"][0]["name"] == "Littlefinger")
    name = f"Baelish{time.monotonic_ns()}"[:20]
    person.ok("POST", "/api/register", {"name": name, "password": "long enough"})
    page.until(lambda f: f["t"] == "table" and f["seats"][0]["name"] == name)


def test_what_is_said_while_a_page_opens_is_read_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said after the page has read the chat, and shown before the page is there."""
    table_id = Person(server, "Varys").table("thrones", 3)["id"]
    read = talk.history

    async def open_page() -> Connection:
        database = Database.open(server.database)
        with ThreadPoolExecutor(1) as threads:
            thinkers = Thinkers(1.0, 1.0, threads, [], [], Turns(1))
            parts = (Limits(False), Presence(database), database.metrics)
            hub = Hub(Config(), database, thinkers, *parts)
            table, page = await hub.table(table_id), Connection("", "", None)
            with database.engine.begin() as rows:
                bird = people.add_guest(rows, "A little bird")
            speaker = Connection(bird.id, bird.name, None)

            def history(rows: Rows, table_id: str, seat: int | None) -> list[talk.Said]:
                found = read(rows, table_id, seat)
                if not table.messages:
                    words = talk.Words("Somebody has sung", None)
                    with rows.engine.begin() as others:
                        said = talk.say(others, table, speaker, words)
                    talk.show(table, said)
                return found

            monkeypatch.setattr(talk, "history", history)
            await _welcome(hub, table, page)
        database.close()
        return page

    page = asyncio.run(open_page())
    assert sum("Somebody has sung" in text for text in page.waiting) == 1


def test_one_person_has_only_so_many_pages_at_a_table(server: Server) -> None:
    person = Person(server, "Many")
    table = person.bot_table("thrones", 3)["id"]
    pages = [person.page(table) for _ in range(MOST_PAGES)]
    for page in pages:
        page.state()
    with pytest.raises(ConnectionClosed) as end:
        person.page(table).state()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == TOO_MANY
    assert pages[0].ask("ping")["t"] == "ack"


def test_a_page_that_does_not_read_is_cut_off_by_number_and_by_length() -> None:
    page = Connection("u", "Slow", 0)
    for _ in range(MOST_WAITING):
        page.send("{}")
    assert page.closing == 0
    page.send("{}")
    assert page.closing == TOO_SLOW
    assert page.waiting == []
    page = Connection("u", "Slow", 0)
    page.send("x" * LONGEST_WAITING)
    assert page.closing == 0
    page.send("x")
    assert page.closing == TOO_SLOW
