"""The lobby: making, finding, joining, leaving, starting and closing tables."""

import pytest
from tests.server.client import Person
from tests.server.process import Server


def keys(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.ok("GET", f"/api/tables?which={which}")]


def test_games_tell_what_a_table_can_be(server: Server) -> None:
    games = {game["slug"]: game for game in Person(server).ok("GET", "/api/games")}
    assert set(games) == {"iron_throne", "thrones", "watch"}
    for slug, game in games.items():
        assert set(game["bots"]) == {"random", "greedy"}
        forms = Person(server).ok("GET", f"/api/games/{slug}")
        assert forms["verbs"]
        assert forms["events"]
        assert {verb for verbs in forms["questions"].values() for verb in verbs} == {
            *forms["verbs"]
        }
        rules = Person(server).ok("GET", f"/api/rules/{slug}")
        assert len(rules) > 100
        assert {"id", "chapter", "text"} <= set(rules[0])
    watch = Person(server).ok("GET", "/api/games/watch")
    assert watch["bundles"]["counter"] == {
        "things": ["lumber", "brick", "wool", "grain", "ore"],
    }
    assert "counter" in watch["questions"]["answer_offer"]
    for path in ("/api/games/none", "/api/rules/none", "/api/ratings/none"):
        assert Person(server).refused("GET", path) == (404, "server-no-such-game")
    assert Person(server).refused("GET", "/api/nothing") == (404, "server-no-such-address")


def test_two_people_meet_at_a_table(alice: Person, bob: Person) -> None:
    table = alice.table("iron_throne", 4, seat=1)
    path = f"/api/tables/{table['id']}"
    assert table["yours"] == 1
    assert table["owner"] is True
    assert table["status"] == "open"
    assert table["id"] in keys(bob, "open")
    watching = alice.page(table["id"])
    joined = bob.ok("POST", f"{path}/join", {})
    assert joined["yours"] == 0
    assert [seat["name"] for seat in joined["seats"]] == ["Bob", "Alice", None, None]
    shown = watching.until(lambda f: f["t"] == "table" and f["seats"][0]["name"] == "Bob")
    assert shown["seats"][0]["online"] is False
    assert bob.ok("POST", f"{path}/join", {"seat": 3})["yours"] == 0, "nobody sits twice"
    assert bob.refused("POST", f"{path}/start") == (403, "server-only-the-owner")
    assert bob.refused("POST", f"{path}/close") == (403, "server-only-the-owner")
    bot = {"seat": 2, "bot": "random"}
    assert bob.refused("POST", f"{path}/bots", bot) == (403, "server-only-the-owner")
    assert alice.refused("POST", f"{path}/start") == (409, "server-seats-free")
    alice.ok("POST", f"{path}/bots", bot)
    alice.ok("POST", f"{path}/bots", {"seat": 3, "bot": "random"})
    cleared = alice.ok("POST", f"{path}/bots", {"seat": 3, "bot": None})
    assert cleared["seats"][3]["kind"] == "open"
    alice.ok("POST", f"{path}/bots", {"seat": 3, "bot": "greedy"})
    assert alice.refused("POST", f"{path}/bots", {"seat": 0, "bot": "random"})[0] == 409
    unknown = {"seat": 2, "bot": "genius"}
    assert alice.refused("POST", f"{path}/bots", unknown) == (422, "bad-input-unknown-bot")
    started = alice.ok("POST", f"{path}/start")
    assert started["status"] == "running"
    watching.until(lambda f: f["t"] == "state")
    assert table["id"] in keys(bob, "running")
    assert table["id"] in keys(bob, "mine")
    third = Person(alice.server, "Third")
    assert third.refused("POST", f"{path}/join", {}) == (409, "server-table-not-open")
    assert alice.refused("POST", f"{path}/close") == (409, "server-table-not-open")


def test_seats_are_taken_once_and_left_again(alice: Person, bob: Person) -> None:
    table = alice.table("watch", 3)
    path = f"/api/tables/{table['id']}"
    assert bob.refused("POST", f"{path}/join", {"seat": 0}) == (409, "server-seat-taken")
    assert bob.refused("POST", f"{path}/join", {"seat": 7}) == (422, "server-no-such-seat")
    assert bob.ok("POST", f"{path}/join", {"seat": 2})["yours"] == 2
    assert bob.ok("POST", f"{path}/leave")["yours"] is None
    alice.ok("POST", f"{path}/close")
    assert table["id"] not in keys(alice, "open")
    assert bob.refused("POST", f"{path}/join", {}) == (409, "server-table-not-open")


def test_private_tables_need_the_key_of_the_invitation(alice: Person, bob: Person) -> None:
    table = alice.table("iron_throne", 4, public=False)
    path = f"/api/tables/{table['id']}"
    assert table["key"]
    assert table["id"] not in keys(bob, "open")
    assert bob.refused("GET", path) == (403, "server-invitation-needed")
    assert bob.refused("POST", f"{path}/join", {}) == (403, "server-invitation-needed")
    assert bob.page(table["id"]).closed() == 4403
    for wrong in ("wrong", "%C4%85"):
        assert bob.ask("GET", f"{path}?key={wrong}").status_code == 403
    assert bob.ok("GET", f"{path}?key={table['key']}")["key"] is None
    assert bob.page(table["id"], table["key"]).receive()["t"] == "table"
    assert bob.ok("POST", f"{path}/join", {"key": table["key"]})["key"] == table["key"]
    assert bob.page(table["id"]).receive()["yours"] == 1


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"pace": {"live": 5}}, (422, "server-bad-pace")),
        ({"pace": {"slow": 1000}}, (422, "server-bad-pace")),
        ({"pace": {"fast": 10}}, (422, "server-bad-pace")),
        ({"pace": {}}, (422, "server-bad-pace")),
        ({"on_timeout": "cry"}, (422, "server-bad-request")),
        ({"seats": 9}, (422, "server-bad-request")),
        ({"seats": 1}, (422, "bad-input-bad-seats")),
        ({"game": "chess"}, (404, "server-no-such-game")),
        ({"options": {"dragons": True}}, (422, "bad-input-unknown-option")),
        ({"options": {"houses": "stark"}}, (422, "bad-input-bad-option-value")),
        ({"bots": {"9": "random"}}, (422, "server-no-such-seat")),
        ({"bots": {"0": "random"}}, (409, "server-seat-taken")),
        ({"bots": {"1": "genius"}}, (422, "bad-input-unknown-bot")),
        ({"start": True}, (409, "server-seats-free")),
        ({"extra": 1}, (422, "server-bad-request")),
    ],
)
def test_what_a_table_cannot_be(
    alice: Person, change: dict[str, object], refusal: tuple[int, str]
) -> None:
    before = keys(alice, "mine")
    assert (
        alice.refused("POST", "/api/tables", {"game": "thrones", "seats": 3, **change}) == refusal
    )
    assert keys(alice, "mine") == before


def test_houses_are_chosen_by_options(alice: Person) -> None:
    houses = ["baratheon", "stark", "lannister"]
    table = alice.bot_table("thrones", 3, options={"houses": houses})
    assert alice.page(table["id"]).state()["seat_names"] == houses
    doubled = {"game": "thrones", "seats": 3, "options": {"houses": ["stark"] * 3}}
    refusal = alice.refused("POST", "/api/tables", doubled)
    assert refusal == (422, "bad-input-bad-option-value")


def test_a_person_has_a_bounded_number_of_open_tables(server: Server) -> None:
    greedy = Person(server, "Greedy")
    for _ in range(20):
        greedy.table("watch", 3)
    new = {"game": "watch", "seats": 3}
    assert greedy.refused("POST", "/api/tables", new) == (409, "server-too-many-tables")


def test_unknown_tables(alice: Person) -> None:
    for path in ("/api/tables/nothing", "/api/tables/nothing/record"):
        assert alice.refused("GET", path) == (404, "server-no-such-table")
    assert alice.refused("POST", "/api/tables/nothing/join", {}) == (404, "server-no-such-table")
    assert alice.refused("GET", "/api/tables/a%00b") == (422, "server-bad-request")
    assert alice.page("nothing").closed() == 4404
    running = alice.bot_table("thrones", 3)
    for what in ("record", "replay", "verify"):
        path = f"/api/tables/{running['id']}/{what}"
        assert alice.refused("GET", path) == (409, "server-not-finished")


def test_who_leaves_a_running_game_leaves_the_seat_to_a_bot(alice: Person, bob: Person) -> None:
    table = alice.bot_table("iron_throne", 4, people=2)
    path = f"/api/tables/{table['id']}"
    bob.ok("POST", f"{path}/join", {})
    alice.ok("POST", f"{path}/start")
    left = bob.ok("POST", f"{path}/leave")
    assert left["seats"][1]["kind"] == "bot"
    assert left["yours"] is None
    assert bob.page(table["id"]).state()["decision"] is None
