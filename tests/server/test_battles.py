"""Battles, the heaviest tables that a server keeps."""

from tests.server.client import Person, at_random
from tests.server.process import Server


def test_a_bot_fights_a_battle_as_quickly_as_it_must(server: Server) -> None:
    """A battle is by far the heaviest table that is sent to a bot's process."""
    alice = Person(server, "Alice")
    options = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "random"}
    table = alice.table("ice_and_fire", 2, options=options, bots={"1": "greedy"}, start=True)
    page = alice.page(table["id"])
    for number in range(12):
        assert page.act(at_random(number)(page.decision()["choices"]))["t"] == "ack"
    page.decision()
    assert f"failed at table {table['id']}" not in server.log.read_text()
