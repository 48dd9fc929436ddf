"""The lobby: making, finding, joining, leaving, starting and closing tables."""

import secrets
import time

import pytest
from sqlalchemy import Engine
from tests.server.client import PATIENCE, Page, Person, seated, settled
from tests.server.process import Server

from throneroom.kernel import Names, Param, load
from throneroom.server import games_api, lobby, people
from throneroom.server.database import open_engine
from throneroom.server.ids import new_id

# The rule with which each book begins: that of the turn.
FIRST = {"iron_throne": "I4.1", "thrones": "T4.1", "watch": "W5.1", "ice_and_fire": "F2.1"}


def keys(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.ok("GET", f"/api/tables?which={which}")]


def test_games_tell_what_a_table_can_be(server: Server) -> None:
    games = {game["slug"]: game for game in Person(server).ok("GET", "/api/games")}
    assert set(games) == set(FIRST)
    assert {slug: game["usual"] for slug, game in games.items()} == {
        **{slug: game["seats"][-1] for slug, game in games.items()},
        "ice_and_fire": 2,
    }
    for slug, game in games.items():
        assert game["bots"] == [
            *("easy", "medium", "hard", "cautious", "raider", "random", "greedy")
        ]
        forms = Person(server).ok("GET", f"/api/games/{slug}")
        assert forms["verbs"]
        assert forms["events"]
        assert {verb for verbs in forms["questions"].values() for verb in verbs} == {
            *forms["verbs"]
        }
        rules = Person(server).ok("GET", f"/api/rules/{slug}")
        assert len(rules) > 100
        assert {"id", "chapter", "text"} <= set(rules[0])
        assert rules[0]["id"] == FIRST[slug]
        terms = Person(server).ok("GET", f"/api/glossary/{slug}")
        assert len(terms) > 60
        assert set(terms[0]) == {"en", "pl", "bg"}
    watch = Person(server).ok("GET", "/api/games/watch")
    assert watch["bundles"]["counter"] == {
        "things": ["lumber", "brick", "wool", "grain", "ore"],
    }
    assert "counter" in watch["questions"]["answer_offer"]
    for what in ("games", "rules", "glossary", "ratings"):
        path = f"/api/{what}/none"
        assert Person(server).refused("GET", path) == (404, "server-no-such-game")
    assert Person(server).refused("GET", "/api/nothing") == (404, "server-no-such-address")


def test_games_tell_how_their_numbers_are_written() -> None:
    names = Names("card", ("stag", "wolf"))
    length = Param("length", scale=1000, low=0, high=72_000)
    told = [["length", None, {"scale": 1000, "low": 0, "high": 72_000}]]
    assert games_api.forms_of((length,)) == told
    assert games_api.forms_of((Param("n", high=4),)) == [
        ["n", None, {"scale": 1, "low": None, "high": 4}]
    ]
    assert games_api.forms_of((Param("card", names, many=True), Param("n"))) == [
        ["card", "card*"],
        ["n", None],
    ]
    assert games_api.statement_forms_of((length._replace(numbers=(500, 1000)), Param("n"))) == [
        ["length", None, [500, 1000], *told[0][2:]],
        ["n", None, []],
    ]


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
    assert refusal == (422, "bad-input-option-chosen-twice")


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


def test_leaving_is_for_those_at_the_table_and_tells_nothing_to_others(server: Server) -> None:
    alice, eve = Person(server, "Alice"), Person(server, "Eve")
    path = f"/api/tables/{alice.table('watch', 3, public=False)['id']}"
    assert eve.refused("GET", path) == (403, "server-invitation-needed")
    assert eve.refused("POST", f"{path}/leave") == (403, "server-not-at-the-table")


def test_a_seat_that_does_not_exist_is_not_taken(alice: Person, bob: Person) -> None:
    path = f"/api/tables/{alice.table('watch', 3)['id']}"
    assert bob.refused("POST", f"{path}/join", {"seat": 5}) == (422, "server-no-such-seat")
    wish = {"seat": 5, "bot": "random"}
    assert alice.refused("POST", f"{path}/bots", wish) == (422, "server-no-such-seat")


def test_who_takes_a_seat_that_was_left_reads_nothing_of_the_other(
    server: Server, alice: Person, bob: Person
) -> None:
    assert load("thrones").secret_talk
    table = alice.table("thrones", 3)
    path = f"/api/tables/{table['id']}"
    bob.ok("POST", f"{path}/join", {"seat": 1})
    page = bob.page(table["id"])
    assert page.ask("note", text="attack Alice first")["t"] == "ack"
    assert page.ask("chat", text="psst, Alice", to=0)["t"] == "ack"
    assert page.ask("chat", text="hello all")["t"] == "ack"
    assert alice.page(table["id"]).ask("chat", text="psst, Bob", to=1)["t"] == "ack"
    bob.ok("POST", f"{path}/leave")
    carol = Person(server, "Carol")
    carol.ok("POST", f"{path}/join", {"seat": 1})
    hers = carol.page(table["id"])
    hers.until(lambda frame: frame["t"] == "chat")
    assert hers.latest["note"]["text"] == ""
    assert [said["text"] for said in hers.latest["chat"]["messages"]] == ["hello all"]


def test_an_open_table_whose_maker_leaves_has_somebody_to_start_it(
    alice: Person, bob: Person
) -> None:
    path = f"/api/tables/{alice.table('watch', 3, bots={'2': 'random'})['id']}"
    bob.ok("POST", f"{path}/join", {"seat": 1})
    alice.ok("POST", f"{path}/leave")
    mine = bob.ok("GET", path)
    assert mine["owner"]
    assert not alice.ok("GET", path)["owner"]
    assert alice.refused("POST", f"{path}/start") == (403, "server-only-the-owner")
    bob.ok("POST", f"{path}/bots", {"seat": 0, "bot": "random"})
    assert bob.ok("POST", f"{path}/start")["status"] == "running"


def test_games_in_progress_are_found_among_many_finished_ones(server: Server) -> None:
    engine = open_engine(server.database)
    alice = Person(server, "Alice")
    waiting = alice.table("watch", 3)["id"]
    me = people.Person(alice.ok("GET", "/api/me")["id"], "Alice", True, None)
    with engine.begin() as connection:
        for _ in range(lobby.LONGEST_LIST):
            made = lobby.create_table(connection, me, load("watch"), 3, {}, True, None, "bot")
            connection.exec_driver_sql(f"UPDATE tables SET status='finished' WHERE id='{made}'")
    engine.dispose()
    assert waiting in [table["id"] for table in alice.ok("GET", "/api/tables?which=mine")]


def test_the_order_of_lists_does_not_tell_where_something_was_played(server: Server) -> None:
    """It may have been a pass in secret."""
    alice = Person(server, "Alice")
    first, (page,) = seated("watch", 3, alice)
    second = alice.bot_table("watch", 3)["id"]
    settled(page, alice.page(second))  # where it is one's turn comes first
    before = keys(alice, "running"), keys(alice, "mine")
    page.act()
    settled(page)
    assert (keys(alice, "running"), keys(alice, "mine")) == before
    assert before[0].index(second) < before[0].index(first)


def test_no_table_and_nobody_is_called_like_an_option_of_a_command(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`throneroom admin close-table ID` and `admin ban WHO` must be able to name everything."""
    names = {new_id(9) for _ in range(2000)}
    assert len(names) == 2000
    assert all(len(name) == 12 and name[0] != "-" for name in names)
    drawn = iter(["-GxFAWGtCy4sOvnO", "--cY4sOvnOGxFAWG", "GxFAWGtCy4sOvnO-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    with engine.begin() as connection:
        assert people.add_guest(connection, "Ann").id == "GxFAWGtCy4sOvnO-"


def test_lists_tell_me_that_it_is_my_turn_and_nobody_of_the_others(workers: Server) -> None:
    """Two workers: the one that is asked need not be the one where the table is played."""
    me, other = Person(workers, "Me"), Person(workers, "Other")
    table, pages = seated("watch", 3, me, other)

    def mine(person: Person) -> bool:
        tables = person.ok("GET", "/api/tables?which=mine")
        return bool(next(t for t in tables if t["id"] == table)["your_turn"])

    asked: set[int] = set()
    while len(asked) < 2:
        seat = awaited(*pages)
        assert [mine(me), mine(other)] == [seat == 0, seat == 1]
        pages[seat].act()
        asked.add(seat)
    watching = Person(workers, "Watcher").ok("GET", f"/api/tables/{table}")
    assert watching["your_turn"] is False
    pages[0].ask("bot", on=True)
    assert not mine(me)


def awaited(one: Page, other: Page) -> int:
    """The one person whom the table waits for, as soon as both pages show the same."""
    end = time.monotonic() + PATIENCE
    while True:
        settled(one, other)
        mine, others = (page.state()["view"] for page in (one, other))
        if (mine["board"], mine["awaiting"]) == (others["board"], others["awaiting"]):
            (seat,) = mine["awaiting"]
            return int(seat)
        assert time.monotonic() < end, "one worker does not hear of the other"
