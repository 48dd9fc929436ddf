"""Hints at a table: only against bots, only for one's own question, and from the own sight."""

import pytest
from tests.server.client import Person
from tests.server.process import Server


@pytest.mark.parametrize("game", ["iron_throne", "thrones", "watch"])
def test_whoever_plays_against_bots_gets_a_hint_that_can_be_played(
    server: Server, game: str
) -> None:
    alice = Person(server, "Alice")
    table = alice.bot_table(game, 3)
    page = alice.page(table["id"])
    decision = page.decision()
    answer = page.ask("hint")
    assert answer["t"] == "ack"
    choice = answer["hint"]["choice"]
    assert choice["text"] in [listed["text"] for listed in decision["choices"]]
    assert all({"name", "before", "after"} == set(it) for it in answer["hint"]["reasons"])
    assert page.act(choice["text"])["t"] == "ack"


def test_no_hint_where_somebody_else_plays(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    table = alice.bot_table("iron_throne", 3, people=2)
    bob.ok("POST", f"/api/tables/{table['id']}/join", {"seat": 1})
    alice.ok("POST", f"/api/tables/{table['id']}/start")
    page = alice.page(table["id"])
    page.decision()
    assert page.key("hint") == "server-hints-only-with-bots"
    # Nor while a bot stands in for that person, who may come back.
    bob.page(table["id"]).ask("bot", on=True)
    assert page.key("hint") == "server-hints-only-with-bots"


def test_no_hint_for_a_spectator_nor_out_of_turn(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    table = alice.bot_table("thrones", 3, public=True)
    page = alice.page(table["id"])
    page.decision()
    assert bob.page(table["id"]).key("hint") == "server-not-at-the-table"
