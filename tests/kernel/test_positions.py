"""Positions: every state as JSON and back, and nothing that does not make a state."""

import dataclasses
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import GAME, Purse

from throneroom.kernel import BadInput, CommittedChance, State

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def middle(seed: int = 1, actions: int = 9, seats: int = 3) -> State:
    state = GAME.start(seats, {"rounds": 3}, seed)
    rng = random.Random(seed)
    for _ in range(actions):
        seat = rng.choice(state.to_move())
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def complaint_of(position: Any) -> tuple[str, str]:
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(position)
    return complaint.value.key, complaint.value.data.get("path", "")


def test_a_position_is_readable() -> None:
    state = GAME.start(2, {"rounds": 1}, seed=1)
    state.play_text(0, "place left")
    position = state.to_position()
    assert list(position) == ["game", "rules", "seats", "options", "table", "flow"]
    assert (position["game"], position["rules"], position["seats"]) == ("tiny", "1", 2)
    assert position["options"]["rounds"] == 1
    assert position["table"]["flags"] == [1, 0, 0, 0]
    flow = position["flow"]
    assert flow["question"] == "plan"
    assert flow["asked"] == flow["awaited"] == [0, 1]
    assert flow["agenda"][-1] == ["open_chests"]
    assert flow["seq"] == 1


@pytest.mark.parametrize("actions", range(0, 25, 2))
def test_the_same_state_comes_back(actions: int) -> None:
    state = middle(seed=actions, actions=actions)
    again = GAME.from_position(json.loads(json.dumps(state.to_position())))
    assert again.digest() == state.digest()
    assert again.to_position() == state.to_position()
    assert [again.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]


def test_sealed_answers_and_committed_chance_come_back() -> None:
    state = GAME.start(3, chance=CommittedChance(bytes(32)))
    for seat in range(3):
        state.play_text(seat, "ready")
    state.play_text(1, "bid 4")
    position = state.to_position()
    assert position["flow"]["answers"] == [None, "bid 4", None]
    assert position["flow"]["chance"] == ["committed", "00" * 32, state.table.flow.chance.counter]
    assert GAME.from_position(position).digest() == state.digest()


def test_a_finished_game_comes_back() -> None:
    state = middle(actions=0)
    while state.outcome() is None:
        seat = state.to_move()[0]
        state.play(seat, state.legal(seat)[-1])
    again = GAME.from_position(json.loads(json.dumps(state.to_position())))
    assert again.outcome() == state.outcome()
    assert again.digest() == state.digest()


def test_a_short_position_is_enough() -> None:
    state = GAME.from_position({"game": "tiny", "seats": 2})
    assert state.to_move() == (0, 1)
    assert state.table.round == 1


def test_the_steps_of_an_agenda_are_done_until_somebody_is_asked() -> None:
    state = GAME.from_position(
        {
            "game": "tiny",
            "seats": 2,
            "table": {"round": 1, "bids": [0, 2]},
            "flow": {"agenda": [["next_round"], ["award"], ["roll"]]},
        }
    )
    assert state.table.flow.kind == "react"
    assert state.table.winner == 1


WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "another game": ({"game": "chess"}, "position-other-game", "/game"),
    "other rules": ({"rules": "0"}, "position-other-version", "/rules"),
    "too many seats": ({"seats": 9}, "position-out-of-range", "/seats"),
    "seats by word": ({"seats": "two"}, "position-not-a-number", "/seats"),
    "an unknown option": ({"options": {"x": 1}}, "unknown-option", ""),
    "options that are a list": ({"options": []}, "options-not-an-object", ""),
    "an unknown field": ({"tabel": {}}, "position-unknown-field", "/tabel"),
    "an unknown field of the table": (
        {"table": {"rouns": 1}},
        "position-unknown-field",
        "/table/rouns",
    ),
    "a table that is a list": ({"table": []}, "position-not-an-object", "/table"),
    "a flow that is null": ({"flow": None}, "position-not-an-object", "/flow"),
    "a question without an agenda": (
        {"flow": {"question": "bid"}},
        "position-unknown-field",
        "/flow/question",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_document_is_bad_input(name: str) -> None:
    change, key, path = WRONG[name]
    assert complaint_of({"game": "tiny", "seats": 2, **change}) == (key, path)


@pytest.mark.parametrize("document", [None, [], "tiny", 5, {}, {"game": "tiny"}])
def test_what_is_no_position_is_bad_input(document: Any) -> None:
    assert complaint_of(document)[0] in ("position-not-an-object", "position-missing")


BAD_FLOW: dict[str, tuple[dict[str, Any], str, str]] = {
    "an unknown step": (
        {"agenda": [["award"], ["dance"]]},
        "position-unknown-step",
        "/flow/agenda/1",
    ),
    "a step that is a word": ({"agenda": ["award"]}, "position-unknown-step", "/flow/agenda/0"),
    "an empty step": ({"agenda": [[]]}, "position-unknown-step", "/flow/agenda/0"),
    "a step named by a list": ({"agenda": [[["a"]]]}, "position-unknown-step", "/flow/agenda/0"),
    "too few arguments": ({"agenda": [["window"]]}, "position-bad-argument", "/flow/agenda/0"),
    "too many arguments": ({"agenda": [["award", 1]]}, "position-bad-argument", "/flow/agenda/0"),
    "a fraction as argument": (
        {"agenda": [["window", "spoiling", [], 0.5]]},
        "position-bad-argument",
        "/flow/agenda/0",
    ),
    "an object as argument": (
        {"agenda": [["window", "spoiling", {}]]},
        "position-bad-argument",
        "/flow/agenda/0",
    ),
    "an argument of the wrong kind": (
        {"agenda": [["window", "zero", []]], "question": "", "asked": [], "awaited": []},
        "position-inconsistent",
        "/",
    ),
    "an unknown question": ({"question": "dance"}, "position-bad-word", "/flow/question"),
    "no question": ({"question": ""}, "position-bad-question", "/flow/question"),
    "a seat too many": ({"asked": [0, 1, 2]}, "position-out-of-range", "/flow/asked/2"),
    "a negative seat": ({"awaited": [-1]}, "position-out-of-range", "/flow/awaited/0"),
    "a seat twice": (
        {"asked": [0, 0], "awaited": [0, 0]},
        "position-bad-question",
        "/flow/asked",
    ),
    "a seat awaited that was not asked": (
        {"asked": [0], "awaited": [0, 1]},
        "position-bad-question",
        "/flow/awaited",
    ),
    "seats in another order": ({"awaited": [1, 0]}, "position-bad-question", "/flow/awaited"),
    "an answer missing": ({"awaited": [1]}, "position-bad-question", "/flow/answers"),
    "an answer of a seat still awaited": (
        {"answers": ["bid 1", None]},
        "position-bad-question",
        "/flow/answers",
    ),
    "too many answers": (
        {"awaited": [1], "answers": ["bid 1", None, None]},
        "position-bad-question",
        "/flow/answers",
    ),
    "an answer that is a number": (
        {"awaited": [1], "answers": [1, None]},
        "position-not-a-text",
        "/flow/answers/0",
    ),
    "an answer that says nothing": ({"awaited": [1], "answers": ["fly", None]}, "unknown-verb", ""),
    "an illegal answer": (
        {"awaited": [1], "answers": ["bid 99", None]},
        "position-inconsistent",
        "/",
    ),
    "a question to nobody": (
        {"asked": [], "awaited": []},
        "position-bad-question",
        "/flow/question",
    ),
    "nothing to do": (
        {"question": "", "asked": [], "awaited": []},
        "position-stuck",
        "/flow/agenda",
    ),
    "an end that goes on": (
        {"outcome": {"winners": [0], "scores": [1, 0], "reason": "points"}},
        "position-bad-question",
        "/flow/question",
    ),
    "an end with steps to do": (
        {
            "agenda": [["award"]],
            "question": "",
            "asked": [],
            "awaited": [],
            "outcome": {"winners": [0], "scores": [1, 0], "reason": "points"},
        },
        "position-bad-question",
        "/flow/outcome",
    ),
    "a winner who is not there": (
        {"outcome": {"winners": [2], "scores": [1, 0], "reason": "points"}},
        "position-out-of-range",
        "/flow/outcome/winners/0",
    ),
    "a reason that is a number": (
        {"outcome": {"winners": [0], "scores": [1, 0], "reason": 5}},
        "position-not-a-text",
        "/flow/outcome/reason",
    ),
    "somebody awaited who is not there": (
        {"awaited": [0, 2]},
        "position-out-of-range",
        "/flow/awaited/1",
    ),
    "a field that nobody knows": ({"mood": 1}, "position-unknown-field", "/flow/mood"),
    "a negative count": ({"seq": -1}, "position-out-of-range", "/flow/seq"),
    "dice that do not roll": ({"chance": ["loaded", 6]}, "bad-chance", ""),
}


@pytest.mark.parametrize("name", BAD_FLOW)
def test_a_flow_that_does_not_fit_together_is_bad_input(name: str) -> None:
    change, key, path = BAD_FLOW[name]
    flow = {"agenda": [], "question": "bid", "asked": [0, 1], "awaited": [0, 1], **change}
    assert complaint_of({"game": "tiny", "seats": 2, "flow": flow}) == (key, path)


def test_a_position_that_never_asks_anybody_is_bad_input() -> None:
    steps = {**GAME.steps, "spin": lambda t: t.flow.push("spin")}
    game = dataclasses.replace(GAME, steps=steps)
    with pytest.raises(BadInput) as complaint:
        game.from_position({"game": "tiny", "seats": 2, "flow": {"agenda": [["spin"]]}})
    assert complaint.value.key == "position-stuck"
    agenda = [["next_round"], *([["award"]] * 900)]
    position = {"game": "tiny", "seats": 2, "flow": {"agenda": agenda}}
    assert GAME.from_position(position).to_move() == (0, 1), "a long agenda alone is no harm"


def test_a_question_that_has_no_answer_is_bad_input() -> None:
    bid = dataclasses.replace(GAME.questions["bid"], legal=lambda t, seat: [])
    game = dataclasses.replace(GAME, questions={**GAME.questions, "bid": bid})
    with pytest.raises(BadInput) as complaint:
        game.from_position({"game": "tiny", "seats": 2, "table": {"round": 1, "at": "bid"}})
    assert complaint.value.key == "position-stuck"
    assert complaint.value.data["path"] == "/flow/awaited"


def test_cards_that_are_there_twice_are_bad_input() -> None:
    position = {"game": "tiny", "seats": 2, "table": {"cards": ["stag", "stag"]}}
    assert complaint_of(position) == ("position-cards-differ", "/table/deck")


@given(JSON)
def test_any_json_is_a_position_or_bad_input(document: Any) -> None:
    with pytest.raises(BadInput):
        GAME.from_position(document)


def replaced(node: Any, path: list[int], value: Any) -> Any:
    """The document with another value at a place that is found by numbers."""
    if not path or not isinstance(node, dict | list) or not node:
        return value
    if isinstance(node, dict):
        key = list(node)[path[0] % len(node)]
        return {**node, key: replaced(node[key], path[1:], value)}
    at = path[0] % len(node)
    return [*node[:at], replaced(node[at], path[1:], value), *node[at + 1 :]]


@given(
    seed=st.integers(0, 50),
    actions=st.integers(0, 12),
    path=st.lists(st.integers(0, 20), min_size=1, max_size=4),
    value=JSON,
)
def test_strange_values_make_bad_input_and_nothing_worse(
    seed: int, actions: int, path: list[int], value: Any
) -> None:
    """Put a strange value anywhere: the position is refused, or it makes a playable state."""
    document = replaced(middle(seed, actions).to_position(), path, value)
    try:
        state = GAME.from_position(document)
    except BadInput as complaint:
        str(complaint).encode("utf-8")
        return
    assert bool(state.to_move()) == (state.outcome() is None)
    for seat in state.to_move():
        assert state.legal(seat)
        state.view(seat)


def test_a_game_has_the_last_word_on_a_position_in_which_somebody_is_asked() -> None:
    def check_position(t: Purse) -> None:
        raise BadInput("tiny-over", path=f"/table/round/{t.round}")

    game = dataclasses.replace(GAME, check_position=check_position)
    state = middle()
    with pytest.raises(BadInput) as complaint:
        game.from_position(state.to_position())
    assert complaint.value.data == {"path": f"/table/round/{state.table.round}"}
    while state.outcome() is None:
        seat = state.to_move()[0]
        state.play(seat, state.legal(seat)[0])
    assert game.from_position(state.to_position()).outcome() == state.outcome()
