"""Two workers on one PostgreSQL: who has a page open at one of them is here for the other, too."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Frame, Page, Person
from tests.server.conftest import new_database
from tests.server.process import Server, serving
from tests.server.test_webhooks import receiver

from throneroom.server.presence import Presence

PATIENCE = 90.0
Pair = tuple[Server, Server]


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[Pair]:
    """Two processes on a database of their own, each at its own port."""
    database = new_database(postgres)
    with (
        serving(database, tmp_path, private_webhooks="1") as one,
        serving(database, tmp_path, private_webhooks="1") as other,
    ):
        yield one, other


def wait_for(what: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def sees(page: Page, seat: int, online: bool) -> None:
    """Wait until the page shows that somebody is there, or not."""

    def shows(frame: Frame) -> bool:
        return frame["t"] == "table" and frame["seats"][seat]["online"] is online

    if not shows(page.latest.get("table", {"t": ""})):
        page.until(shows, PATIENCE)


def slow_table(*people: Person) -> str:
    """An open table of these people; the others are bots."""
    owner, *others = people
    table: str = owner.bot_table("iron_throne", 4, people=len(people), pace={"slow": 24})["id"]
    for other in others:
        other.ok("POST", f"/api/tables/{table}/join", {})
    return table


def test_who_has_a_page_open_at_another_worker_is_not_told(pair: Pair) -> None:
    here, there = pair
    with receiver([]) as (bobs, bob_heard), receiver([]) as (carols, carol_heard):
        alice, bob, carol = Person(here, "Alice"), Person(there, "Bob"), Person(here, "Carol")
        bob.ok("PUT", "/api/me", {"webhook": bobs})
        carol.ok("PUT", "/api/me", {"webhook": carols})
        table = slow_table(alice, bob, carol)
        page, other = alice.page(table), bob.page(table)
        sees(page, 1, online=True)
        sees(other, 0, online=True)
        listed = {t["id"]: t for t in alice.ok("GET", "/api/tables?which=mine")}
        assert [seat["online"] for seat in listed[table]["seats"]] == [True, True, False, False]
        alice.ok("POST", f"/api/tables/{table}/start")
        wait_for(lambda: carol_heard)
        other.decision()
        # A page that is opened at the other worker does not tell Carol again.
        again = Person(there)
        again.http.cookies.set("throneroom", alice.http.cookies["throneroom"])
        assert again.page(table).ask("ping")["t"] == "ack"
        assert bob_heard == []
        # Bob's worker dies, and he does not come back: he is told after all.
        there.kill()
        sees(page, 1, online=False)
        wait_for(lambda: bob_heard)
        page.act()
        page.quiet(0.5)
        assert (len(bob_heard), len(carol_heard)) == (1, 1)
        there.start()


def test_who_has_closed_the_page_at_another_worker_is_told(pair: Pair) -> None:
    here, there = pair
    with receiver([]) as (bobs, bob_heard):
        alice, bob = Person(here, "Alice"), Person(there, "Bob")
        bob.ok("PUT", "/api/me", {"webhook": bobs})
        table = slow_table(alice, bob)
        page = alice.page(table)
        other, second = bob.page(table), bob.page(table)
        sees(page, 1, online=True)
        other.close()
        assert second.ask("ping")["t"] == "ack"
        second.close()
        sees(page, 1, online=False)
        alice.ok("POST", f"/api/tables/{table}/start")
        wait_for(lambda: bob_heard)
        page.act()
        page.quiet(0.5)
        assert len(bob_heard) == 1


class Counting:
    """In place of a database: counts what is written, and fails at first."""

    is_sqlite, worker = False, "this one"

    def __init__(self) -> None:
        self.times = 0

    async def run(self, work: Any) -> None:
        self.times += 1
        await asyncio.sleep(0.01)
        if self.times == 1:
            raise OSError


def test_all_who_come_at_once_are_written_down_at_once() -> None:
    """After a restart everybody does; a transaction for each of them would hold up the last."""
    database = Counting()
    presence = Presence(database)  # type: ignore[arg-type]

    async def everybody() -> list[Any]:
        coming = (presence.come(f"table {number}", "somebody") for number in range(100))
        return await asyncio.gather(*coming, return_exceptions=True)

    told = asyncio.run(everybody())
    assert sum(isinstance(one, OSError) for one in told) == 1
    assert database.times == 2, "nobody is forgotten whose group could not be written"
    assert len(presence.pages) == 100
    assert presence.changed == set()
    asyncio.run(presence.go("table 1", "somebody"))
    assert len(presence.pages) == 99
