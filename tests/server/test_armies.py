"""Armies over HTTP: what they are built from, whether they are allowed, kept and shared."""

from itertools import pairwise
from typing import Any

import pytest
from tests.server.client import Person
from tests.server.process import Server

BUILDER = "/api/builder/ice_and_fire"
KEPT = "/api/armies/ice_and_fire"
EDDARD = "stark_eddard_stark_lord_of_winterfell_commander"
GUARD = "stark_eddards_honor_guard"
LEGAL = f"army stark 40\n{GUARD}\n  {EDDARD}\nncu stark_sansa_stark_little_bird\n"
ILLEGAL = """army stark 10
stark_sworn_swords
  robb_stark_the_wolf_lord_commander
grey_wind
summer
ncu robb_stark_king_in_the_north
"""


def check(person: Person, text: str) -> Any:
    return person.ok("POST", f"{BUILDER}/check", {"text": text})


def test_one_begins_with_the_factions_and_the_ready_made_armies(server: Server) -> None:
    told = Person(server).ok("GET", BUILDER)
    factions = {one["faction"]: one for one in told["factions"]}
    assert len(factions) == 11
    assert (factions["stark"]["name"], factions["stark"]["ready"]) == ("House Stark", True)
    for faction in factions.values():  # one that is not ready says why
        assert faction["ready"] is not bool(faction["refusals"])
        assert all(one["rule"] == "F34.22" and one["text"] for one in faction["refusals"])
    starter = next(one for one in told["starters"] if one["id"] == "stark_40")
    assert (starter["faction"], starter["limit"], starter["points"]) == ("stark", 40, 40)
    assert starter["allowed"]
    assert "(" in starter["name"]  # its name, and in brackets what it is
    assert check(Person(server), starter["text"])["line"] == starter["line"]


def test_cards_are_told_with_numbers_names_and_texts_in_the_language_of_the_visitor(
    server: Server,
) -> None:
    person = Person(server)
    told = person.ok("GET", f"{BUILDER}/stark")
    unit = next(one for one in told["units"] if one["card"] == "stark_stark_sworn_swords")
    assert (unit["cost"], unit["speed"], unit["defense"], unit["wounds"]) == (5, 5, 4, 12)
    assert unit["attacks"][0]["dice"] == [4, 5, 7]
    assert told["words"]["card"]["stark_stark_sworn_swords"]["name"] == "Stark Sworn Swords"
    assert told["words"]["ability"]["winters_bite"]["text"].startswith("Attack has Critical Blow")
    commander = next(one for one in told["attachments"] if one["card"] == EDDARD)
    assert commander["commander"]
    assert GUARD in commander["joins"]
    assert all(card in told["words"]["tactics_card"] for card in commander["tactics_cards"])
    assert any(one["faction"] == "neutral" for one in told["units"])
    person.http.cookies.set("lang", "pl")
    words = person.ok("GET", f"{BUILDER}/stark")["words"]
    assert words["card"]["stark_stark_sworn_swords"]["name"] == "Wierne Miecze Starków"


def test_a_list_is_read_reckoned_and_written_as_it_is_best(server: Server) -> None:
    told = check(Person(server), LEGAL.upper())
    assert told["allowed"]
    assert told["refusals"] == []
    assert told["text"] == (
        "army stark 40\neddards_honor_guard\n  eddard_stark_lord_of_winterfell_commander\n"
        "ncu sansa_stark_little_bird\n"
    )
    assert told["line"].startswith("stark ")
    points = told["points"]
    assert points["total"] == points["units"] + points["attachments"] + points["ncus"]
    assert points["neutral_most"] == 12
    assert told["commanders"] == [EDDARD]
    assert sum(one["copies"] for one in told["deck"]) == 20
    assert sum(one["commander"] for one in told["deck"]) == 3
    attack = told["units"][0]["attacks"][0]
    by_defense = [attack["expected"][str(defense)][-1] for defense in range(2, 7)]
    assert all(more > less for less, more in pairwise(by_defense))
    assert attack["charging"]["4"][-1] > attack["expected"]["4"][-1]


def test_everything_that_is_wrong_is_told_at_once_with_rules_in_words(server: Server) -> None:
    person = Person(server)
    told = check(person, ILLEGAL)
    assert not told["allowed"]
    assert {"F17.2", "F17.9", "F17.12"} <= {one["rule"] for one in told["refusals"]}
    assert all(one["text"] and "_" not in one["text"] for one in told["refusals"])
    hero = next(one for one in told["refusals"] if one["rule"] == "F17.9")
    assert "Robb Stark" in hero["text"]
    person.http.cookies.set("lang", "bg")
    assert check(person, ILLEGAL)["refusals"][0]["text"] != told["refusals"][0]["text"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "army-header"),
        ("army stark forty", "army-limit"),
        ("army narnia 40", "army-unknown-faction"),
        ("army stark 40\nking_arthur", "army-unknown-card"),
        ("army stark 40\n  stark_sworn_swords", "army-no-unit-above"),
        ("army stark 40\n" + "\n" * 300, "army-too-long"),
        ("army stark 40\n<script>alert(1)</script>", "army-unknown-card"),
        ("army stark 40\n\u202e🐺" + "y" * 500, "army-unknown-card"),
    ],
)
def test_a_list_that_makes_no_sense_is_refused_in_words(
    server: Server, text: str, key: str
) -> None:
    person = Person(server)
    refused = person.refused("POST", f"{BUILDER}/check", {"text": text})
    assert refused == (422, f"bad-input-ice_and_fire-{key}")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/builder/narnia", None, 404),
        ("GET", "/api/builder/thrones", None, 404),
        ("GET", f"{BUILDER}/narnia", None, 422),
        ("GET", f"{BUILDER}/%00", None, 422),
        ("POST", f"{BUILDER}/check", {"text": "x" * 20_001}, 422),
        ("POST", f"{BUILDER}/check", {"text": "army\x00"}, 422),
        ("POST", f"{BUILDER}/check", {"text": 7}, 422),
        ("POST", f"{BUILDER}/check", {"text": "army stark 40", "more": 1}, 422),
        ("POST", f"{BUILDER}/random", {"faction": "narnia", "points": 40}, 422),
        ("POST", f"{BUILDER}/random", {"faction": "stark", "points": 1}, 422),
        ("POST", f"{BUILDER}/random", {"faction": "stark", "points": 999}, 422),
        ("POST", KEPT, {"name": "Mine", "text": LEGAL}, 401),
        ("GET", KEPT, None, 401),
        ("GET", f"{KEPT}/nothing", None, 404),
        ("GET", f"{KEPT}/..%2f", None, 404),
        ("DELETE", f"{KEPT}/nothing", None, 401),
    ],
)
def test_senseless_requests_are_refused_in_words(
    server: Server, method: str, path: str, body: Any, status: int
) -> None:
    assert Person(server).refused(method, path, body)[0] == status


def test_an_army_is_drawn_at_random_and_is_allowed(server: Server) -> None:
    person = Person(server)
    drawn = person.ok("POST", f"{BUILDER}/random", {"faction": "lannister", "points": 30})
    assert (drawn["allowed"], drawn["limit"], drawn["faction"]) == (True, 30, "lannister")
    assert drawn["points"]["total"] <= 30


def test_an_army_is_kept_changed_listed_and_deleted(alice: Person) -> None:
    kept = alice.ok("POST", KEPT, {"name": "  The  Levy ", "text": LEGAL})
    assert (kept["name"], kept["yours"], kept["allowed"]) == ("The Levy", True, True)
    draft = alice.ok("POST", KEPT, {"name": "Draft", "text": ILLEGAL})
    assert not draft["allowed"]  # what is not allowed yet is kept all the same
    changed = alice.ok("PUT", f"{KEPT}/{kept['id']}", {"name": "Another", "text": ILLEGAL})
    assert (changed["id"], changed["name"], changed["limit"]) == (kept["id"], "Another", 10)
    assert [one["name"] for one in alice.ok("GET", KEPT)] == ["Another", "Draft"]
    assert alice.ok("DELETE", f"{KEPT}/{kept['id']}") == {"ok": True}
    assert [one["name"] for one in alice.ok("GET", KEPT)] == ["Draft"]
    assert alice.refused("DELETE", f"{KEPT}/{kept['id']}") == (404, "server-no-such-army")


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "\u3164", "a\u202eb"])
def test_an_army_has_a_name_that_can_be_seen(alice: Person, name: str) -> None:
    refused = alice.refused("POST", KEPT, {"name": name, "text": LEGAL})
    assert refused == (422, "server-bad-name")


def test_whoever_has_the_link_sees_an_army_and_only_its_owner_changes_it(
    alice: Person, bob: Person, server: Server
) -> None:
    kept = alice.ok("POST", KEPT, {"name": "Shared", "text": LEGAL})
    place = f"{KEPT}/{kept['id']}"
    for visitor in (bob, Person(server)):
        seen = visitor.ok("GET", place)
        assert (seen["name"], seen["owner"], seen["yours"]) == ("Shared", "Alice", False)
        assert seen["text"] == kept["text"]
    assert bob.refused("PUT", place, {"name": "Stolen", "text": LEGAL})[0] == 404
    assert bob.refused("DELETE", place)[0] == 404
    assert alice.ok("GET", place)["name"] == "Shared"


def test_nobody_keeps_more_armies_than_a_hundred(server: Server) -> None:
    hoarder = Person(server, "Hoarder")
    for number in range(100):
        hoarder.ok("POST", KEPT, {"name": f"Army {number}", "text": LEGAL})
    refused = hoarder.refused("POST", KEPT, {"name": "One more", "text": LEGAL})
    assert refused == (409, "server-too-many-armies")


def test_a_table_takes_built_armies_and_refuses_those_that_are_not_allowed(alice: Person) -> None:
    line = check(alice, LEGAL)["line"]
    table = alice.bot_table("ice_and_fire", 2, options={"armies": [line, "lannister_40"]})
    assert table["options"]["armies"][0] == line
    assert table["status"] == "running"
    wrong = check(alice, ILLEGAL)["line"]
    body = {"game": "ice_and_fire", "seats": 2, "options": {"armies": [wrong, "stark_40"]}}
    answer = alice.ask("POST", "/api/tables", {**body, "bots": {"1": "random"}, "start": True})
    error = answer.json()["error"]
    assert (answer.status_code, error["key"]) == (422, "bad-input-ice_and_fire-army-not-allowed")
    assert "player 1" in error["text"]
    assert "F17.9" in error["text"]
    body["options"] = {"armies": ["narnia 1", "stark_40"]}
    refused = alice.refused("POST", "/api/tables", body)
    assert refused == (422, "bad-input-ice_and_fire-army-unknown-faction")
