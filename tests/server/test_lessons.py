"""Lessons over HTTP: nothing is kept on the server, and everything is checked anew."""

from typing import Any

import pytest
from tests.server.client import Person
from tests.server.process import Server

from throneroom.lessons import lesson_slugs


def test_lessons_are_listed_with_the_game_that_follows(server: Server) -> None:
    listed = {lesson["game"]: lesson for lesson in Person(server).ok("GET", "/api/lessons")}
    assert sorted(listed) == lesson_slugs()
    assert listed["watch"]["free"] == {"seats": 3, "options": {}, "bot": "random"}
    assert listed["watch"]["scenes"][0] == ["goal", "land", "place", "first_road"]


@pytest.mark.parametrize("slug", lesson_slugs())
def test_somebody_without_an_account_learns_to_the_end(server: Server, slug: str) -> None:
    person = Person(server)
    seen = []
    scene = 0
    while True:
        now = person.ok("POST", f"/api/lessons/{slug}", {"scene": scene})
        while now["step"] is not None:
            seen.append(now["step"])
            place: dict[str, Any] = {"scene": scene, "played": now["played"]}
            wanted = now["answer"]
            if wanted is None:
                place["played"] = [*now["played"], ""]
                now = person.ok("POST", f"/api/lessons/{slug}", place)
            else:
                now = person.ok(
                    "POST", f"/api/lessons/{slug}/act", {**place, "action": wanted["text"]}
                )
        scene += 1
        if scene == now["scenes"]:
            break
    listed = {lesson["game"]: lesson for lesson in person.ok("GET", "/api/lessons")}
    assert list(dict.fromkeys(seen)) == [step for steps in listed[slug]["scenes"] for step in steps]
    assert now["picture"]["outcome"]["winners"] == [0]


def test_a_moment_has_the_step_and_the_picture_of_a_table(server: Server) -> None:
    now = Person(server).ok("POST", "/api/lessons/watch", {"scene": 1, "played": ["roll"]})
    assert (now["step"], now["rule"], now["number"], now["answer"]) == ("gained", "W6.4", 5, None)
    assert now["point"] == ["hex:c2", "site:v18"]
    assert [event["kind"] for event in now["events"]] == ["rolled", "gained", "gained"]
    assert now["fresh"] == 3
    picture = now["picture"]
    players = picture["view"]["players"]
    assert players[0]["resources"]["lumber"] == 2
    assert "resources" not in players[1]
    assert picture["decision"]["kind"] == "act"
    assert picture["seat_names"] == ["red", "blue", "yellow"]


def test_a_wrong_move_is_answered_by_the_rule_or_by_the_lesson(server: Server) -> None:
    person = Person(server)
    place = {"scene": 1, "played": ["roll", ""]}

    def tried(how: str, action: Any) -> dict[str, Any]:
        answer = person.ask("POST", f"/api/lessons/watch/{how}", {**place, "action": action})
        found: dict[str, Any] = answer.json()
        return found

    assert tried("act", "settlement v30")["error"]["rule"] == "W12.2"
    assert tried("why", "settlement v30")["refusal"]["rule"] == "W12.2"
    assert tried("act", "end_turn")["error"]["key"] == "server-not-in-lesson"
    assert tried("why", "end_turn") == {"refusal": None, "preview": {}}
    offer = {"verb": "offer", "args": {"give": ["wool"], "get": ["brick"]}}
    assert tried("act", offer)["step"] == "deal"


@pytest.mark.parametrize("slug", lesson_slugs())
def test_every_scene_has_a_picture_in_every_language(server: Server, slug: str) -> None:
    person = Person(server)
    drawn = [
        person.ask("GET", f"/api/lessons/{slug}/picture?language={language}")
        for language in ("en", "pl", "bg")
    ]
    assert {answer.headers["content-type"] for answer in drawn} == {"image/svg+xml"}
    assert all(answer.text.startswith("<svg") for answer in drawn)
    assert len({answer.text for answer in drawn}) == 3
    assert person.refused("GET", f"/api/lessons/{slug}/picture?scene=50")[0] == 422
    assert person.refused("GET", f"/api/lessons/{slug}/picture?language=xx")[0] == 422


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("chess", {}, 404),
        ("watch", {"scene": 50}, 422),
        ("watch", {"scene": -1}, 422),
        ("watch", {"scene": "x"}, 422),
        ("watch", {"played": ["roll"]}, 422),
        ("watch", {"played": ["x" * 500]}, 422),
        ("watch", {"played": [""] * 500}, 422),
        ("watch", {"more": 1}, 422),
        ("watch/act", {}, 422),
        ("watch/act", {"action": "fly"}, 422),
        ("watch/act", {"action": {"verb": 7}}, 422),
        ("watch/why", {"action": {"verb": "road", "args": {"path": 7}}}, 422),
    ],
)
def test_nonsense_is_refused(server: Server, path: str, body: Any, status: int) -> None:
    assert Person(server).refused("POST", f"/api/lessons/{path}", body)[0] == status
