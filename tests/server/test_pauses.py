"""At a discreet table nobody can tell by a pause who holds a card: a real server, a short delay."""

import time
from pathlib import Path

from sqlalchemy import update
from tests.server.client import Page, Person
from tests.server.process import rows, serving

from throneroom.server import schema

DELAY = 0.4
SEED = f"{3:064x}"
OPTIONS = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "none"}
MOST_ANSWERS = 120


def whoever_is_asked(pages: list[Page]) -> Page | None:
    """A page with a question; None if the latest pictures of all have none and tell of nobody."""
    while True:
        for page in pages:
            assert page.ask("ping")["t"] == "ack"  # what was sent before it has been read
        for page in pages:
            if page.is_asked():
                return page
        if all(page.state()["view"]["awaiting"] is None for page in pages):
            return None


def test_a_pass_takes_as_long_whether_there_is_something_to_use_or_not(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, window_delay=str(DELAY)) as server:
        alice, bob = Person(server, "Alice"), Person(server, "Bob")
        options = {**OPTIONS, "discreet": True}
        table = alice.table("ice_and_fire", 2, options=options)["id"]
        with rows(server) as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(seed=SEED)
            )
        bob.ok("POST", f"/api/tables/{table}/join", {})
        alice.ok("POST", f"/api/tables/{table}/start")
        pages = [alice.page(table), bob.page(table)]
        passed_by_itself: list[float] = []
        passed_by_hand: list[float] = []
        for _ in range(MOST_ANSWERS):
            if len(passed_by_itself) > 1 and passed_by_hand:
                break
            page = whoever_is_asked(pages)
            started = time.monotonic()
            if page is None:
                pages[0].until(lambda frame: frame["t"] == "state")
                passed_by_itself.append(time.monotonic() - started)
            elif page.decision()["kind"] == "react_in_private":
                other = pages[page is pages[0]]
                assert other.state()["view"]["awaiting"] is None
                assert other.state()["decision"] is None
                assert page.act("pass")["t"] == "ack"
                passed_by_hand.append(time.monotonic() - started)
            else:
                assert page.act()["t"] == "ack"
    assert len(passed_by_itself) > 1
    assert passed_by_hand
    # When we look, the window has been open for a moment already.
    assert max(passed_by_itself) > DELAY / 2
    assert max(passed_by_hand) > DELAY / 2
