"""After a game: its story, and the same people play again on the next seats."""

import pytest
from tests.server.client import Person
from tests.server.finished import finished
from tests.server.process import Server

from throneroom.kernel import Match
from throneroom.story import tell


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """A server on SQLite, and one of two workers on PostgreSQL."""
    name = "server" if request.param == "sqlite" else "workers"
    found: Server = request.getfixturevalue(name)
    return found


def who(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["name"] or seat["held"] or seat["bot"] for seat in seats]


def test_the_same_people_play_again_on_the_next_seats(either: Server) -> None:
    alice, bob = Person(either, "Alice"), Person(either, "Bob")
    over = finished(either, alice, bob, seats=4)
    page = bob.page(over)
    page.state()
    again = alice.ok("POST", f"/api/tables/{over}/rematch")
    assert (again["status"], again["yours"]) == ("open", 1)
    assert who(again) == ["random", "Alice", "Bob", "random"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "open", "bot"]
    # Bots are the same persons: each has its face from where it first sat.
    assert [again["seats"][seat]["face"] for seat in (0, 3)] == [f"{over}/3", f"{over}/2"]
    # Whoever looks at the old table is told of the new one.
    told = page.until(lambda frame: frame["t"] == "table" and frame["rematch"] is not None)
    assert told["rematch"] == again["id"]
    # Once more is the same wish.
    assert alice.ok("POST", f"/api/tables/{over}/rematch")["id"] == again["id"]
    joined = bob.ok("POST", f"/api/tables/{over}/rematch")
    assert joined["id"] == again["id"]
    assert (joined["status"], joined["yours"]) == ("running", 2)
    # The game has begun; whoever asks now is led there.
    assert alice.ok("POST", f"/api/tables/{over}/rematch")["status"] == "running"


def test_a_held_seat_is_held(either: Server) -> None:
    alice, bob, eve = (Person(either, name) for name in ("Alice", "Bob", "Eve"))
    over = finished(either, alice, bob, seats=3)
    again = alice.ok("POST", f"/api/tables/{over}/rematch")
    path = f"/api/tables/{again['id']}"
    assert eve.refused("POST", f"{path}/join", {}) == (409, "server-seat-taken")
    assert eve.refused("POST", f"{path}/join", {"seat": 2}) == (409, "server-seat-held")
    assert bob.ok("GET", path)["seats"][2]["held_for_you"] is True
    assert eve.ok("GET", path)["seats"][2]["held_for_you"] is False
    # The owner need not wait: a bot takes the seat, and then it is held for nobody.
    alice.ok("POST", f"{path}/bots", {"seat": 2, "bot": "random"})
    freed = alice.ok("POST", f"{path}/bots", {"seat": 2, "bot": None})
    assert freed["seats"][2]["held"] is None
    assert eve.ok("POST", f"{path}/join", {})["yours"] == 2


def test_a_private_table_is_played_again_without_an_invitation(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    over = finished(server, alice, bob, public=False)
    alice.ok("POST", f"/api/tables/{over}/rematch")
    assert bob.ok("POST", f"/api/tables/{over}/rematch")["status"] == "running"


def test_a_rematch_that_was_given_up_is_made_anew(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    over = finished(server, alice, bob)
    first = alice.ok("POST", f"/api/tables/{over}/rematch")
    alice.ok("POST", f"/api/tables/{first['id']}/close")
    second = bob.ok("POST", f"/api/tables/{over}/rematch")
    assert second["id"] != first["id"]
    assert who(second) == ["random", "Alice", "Bob"]


def test_only_those_who_played_play_again(server: Server, alice: Person, bob: Person) -> None:
    over = finished(server, alice)
    assert bob.refused("POST", f"/api/tables/{over}/rematch") == (403, "server-not-at-the-table")
    running = alice.bot_table("iron_throne", 3)
    path = f"/api/tables/{running['id']}/rematch"
    assert alice.refused("POST", path) == (409, "server-not-finished")
    assert alice.refused("POST", "/api/tables/nothing/rematch") == (404, "server-no-such-table")


def test_alone_against_bots_a_rematch_begins_at_once(server: Server, alice: Person) -> None:
    over = finished(server, alice)
    again = alice.ok("POST", f"/api/tables/{over}/rematch")
    assert (again["status"], again["yours"]) == ("running", 1)


@pytest.mark.parametrize("slug", ["iron_throne", "thrones", "watch"])
def test_the_story_of_a_table_is_that_of_its_record(
    server: Server, alice: Person, bob: Person, slug: str
) -> None:
    over = finished(server, alice, slug=slug)
    told = bob.ok("GET", f"/api/tables/{over}/story")
    record = bob.ask("GET", f"/api/tables/{over}/record").text
    tale = tell(Match.from_record(record))
    assert told["moves"] == tale.moves
    assert [chart["name"] for chart in told["charts"]] == [chart.name for chart in tale.charts]
    assert told["charts"][0]["points"][-1] == list(tale.charts[0].points[-1])
    assert len(told["seat_names"]) == 3
    assert bob.ok("GET", f"/api/tables/{over}/story") == told


def test_a_story_is_told_when_the_game_is_over_and_to_whom_it_may_be(
    server: Server, alice: Person, bob: Person
) -> None:
    running = alice.bot_table("iron_throne", 3)
    path = f"/api/tables/{running['id']}/story"
    assert bob.refused("GET", path) == (409, "server-not-finished")
    over = finished(server, alice, public=False)
    assert bob.refused("GET", f"/api/tables/{over}/story") == (403, "server-invitation-needed")
    assert bob.ok("GET", f"/api/tables/{over}/story?key={over}")["moves"] > 0
