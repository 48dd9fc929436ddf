"""Profiles: what somebody has played, head to head; and friends, and who of them is here."""

import pytest
from sqlalchemy import update
from tests.server.client import Person, at_random, seated
from tests.server.finished import finished
from tests.server.process import Server, rows

from throneroom.server import friends, ratings, schema


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """A server on SQLite, and one of two workers on PostgreSQL."""
    name = "server" if request.param == "sqlite" else "workers"
    found: Server = request.getfixturevalue(name)
    return found


def me(person: Person) -> str:
    return str(person.ok("GET", "/api/me")["id"])


def test_a_game_that_ends_is_in_the_profiles_of_its_people(either: Server) -> None:
    alice, bob = Person.registered(either, "Alys"), Person.registered(either, "Robb")
    table, pages = seated("iron_throne", 4, alice, bob)
    page, other = pages
    choose = at_random(5)
    answered = set()
    while page.state()["outcome"] is None:
        for one in (page, other):
            one.ask("ping")
            decision = one.state()["decision"]
            if decision and decision["choices"] and decision["token"] not in answered:
                answered.add(decision["token"])
                one.ask("act", token=decision["token"], action=choose(decision["choices"]))
    winners = page.state()["outcome"]["winners"]
    houses = page.state()["seat_names"]
    found = alice.ok("GET", f"/api/people/{me(alice)}")
    assert (found["name"], found["you"], found["played"]) == ("Alys", True, 1)
    (game,) = found["games"]
    assert (game["table"], game["game"], game["as"]) == (table, "iron_throne", houses[0])
    assert game["won"] is (0 in winners)
    assert [seat["name"] for seat in game["seats"]] == ["Alys", "Robb", None, None]
    assert found["by_game"] == [{"game": "iron_throne", "played": 1, "won": int(0 in winners)}]
    assert found["by_house"][0]["as"] == houses[0]
    assert found["opponents"] == [
        {
            "id": me(bob),
            "name": "Robb",
            "guest": False,
            "played": 1,
            "won": int(0 in winners),
            "lost": int(1 in winners),
        }
    ]
    # The rating as it was from then on, which is the one of now.
    ((_, rating),) = found["ratings"]["iron_throne"]
    rated = found["rated"]["iron_throne"]
    assert rated["rivals"] == 1
    assert rating == ratings.shown(rated["mu"], rated["sigma"], 1)
    listed = {one["id"]: one["rating"] for one in bob.ok("GET", "/api/ratings/iron_throne")}
    assert listed[me(alice)] == rating


def test_results_count_every_game_but_private_ones_are_not_listed(server: Server) -> None:
    alice, bob, eve = (Person(server, name) for name in ("Alice", "Bob", "Eve"))
    public = finished(server, alice, bob)
    private = finished(server, alice, bob, public=False)
    won = {"winners": [0], "scores": [5, 1, 1], "reason": "influence"}
    lost = {"winners": [1], "scores": [2, 5, 1], "reason": "influence"}
    with rows(server) as connection:
        for table, result in ((public, won), (private, lost)):
            mine = schema.tables.c.id == table
            connection.execute(update(schema.tables).where(mine).values(result=result))
    path = f"/api/people/{me(alice)}"
    seen = eve.ok("GET", path)
    assert (seen["played"], seen["won"]) == (2, 1)
    assert [game["table"] for game in seen["games"]] == [public]
    assert {game["table"] for game in bob.ok("GET", path)["games"]} == {public, private}
    assert seen["by_house"] == [], "nobody wrote down what was played before"
    (bobs,) = seen["opponents"]
    assert (bobs["played"], bobs["won"], bobs["lost"]) == (2, 1, 1)
    nobody = Person(server)
    assert nobody.ok("GET", path)["friend"] == "none"
    assert nobody.refused("GET", "/api/people/nothing") == (404, "server-nobody-like-that")


def test_whoever_left_a_game_has_lost_it(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    table = finished(server, alice, bob)
    seats = schema.seats
    with rows(server) as connection:
        result = {"winners": [0], "scores": [5, 1, 1], "reason": "influence"}
        mine = schema.tables.c.id == table
        connection.execute(update(schema.tables).where(mine).values(result=result))
        connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == 0)
            .values(user_id=None, left_by=me(alice), bot="greedy")
        )
    found = bob.ok("GET", f"/api/people/{me(alice)}")
    assert (found["played"], found["won"], found["games"][0]["left"]) == (1, 0, True)


def test_two_people_become_friends_and_see_each_other(either: Server) -> None:
    alice, bob = Person(either, "Alice"), Person(either, "Bob")
    a, b = me(alice), me(bob)
    assert alice.ok("PUT", f"/api/friends/{b}") == {"friend": "asked"}
    assert alice.ok("PUT", f"/api/friends/{b}") == {"friend": "asked"}
    # Nobody is seen by whoever merely wants it.
    assert alice.ok("GET", "/api/friends") == [
        {"id": b, "name": "Bob", "guest": True, "state": "asked", "online": None}
    ]
    assert bob.ok("GET", "/api/friends") == [
        {"id": a, "name": "Alice", "guest": True, "state": "asks", "online": None}
    ]
    assert bob.ok("PUT", f"/api/friends/{a}") == {"friend": "friend"}
    assert alice.ok("GET", f"/api/people/{b}")["friend"] == "friend"
    assert alice.ok("GET", "/api/friends")[0]["online"] is True, "Bob has just asked"
    with rows(either) as connection:
        connection.execute(update(schema.users).where(schema.users.c.id == b).values(seen=1.0))
    assert alice.ok("GET", "/api/friends")[0]["online"] is False
    table = bob.table("iron_throne", 3)
    bob.page(table["id"]).until(lambda frame: frame["t"] == "table")
    assert alice.ok("GET", "/api/friends")[0]["online"] is True
    assert bob.ok("DELETE", f"/api/friends/{a}") == {"friend": "none"}
    assert alice.ok("GET", "/api/friends") == []


def test_nobody_befriends_nobody(server: Server, alice: Person) -> None:
    mine = me(alice)
    assert alice.refused("PUT", f"/api/friends/{mine}") == (404, "server-nobody-like-that")
    assert alice.refused("PUT", "/api/friends/nobody") == (404, "server-nobody-like-that")
    assert Person(server).refused("GET", "/api/friends") == (401, "server-log-in-first")


def test_nobody_has_friends_without_end(
    server: Server, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from throneroom.server.errors import Refused
    from throneroom.server.people import Person as Row

    monkeypatch.setattr(friends, "MOST_FRIENDS", 0)
    one = Row(me(alice), "Alice", True, None)
    with rows(server) as connection, pytest.raises(Refused, match="too-many-friends"):
        friends.add(connection, one, me(bob))


def test_people_talk_before_the_game(server: Server, alice: Person, bob: Person) -> None:
    table = alice.table("iron_throne", 3)
    page, other = alice.page(table["id"]), bob.page(table["id"])
    other.until(lambda frame: frame["t"] == "table")
    assert page.ask("chat", text="Who else?")["t"] == "ack"
    heard = other.until(lambda frame: frame["t"] == "chat" and frame["messages"])
    assert (heard["messages"][0]["from"], heard["messages"][0]["text"]) == ("Alice", "Who else?")
