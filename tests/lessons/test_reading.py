"""A lesson that is not right is refused with the place of the mistake, and never with a crash."""

import contextlib
import copy
import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throneroom.kernel import BadInput
from throneroom.lessons import answer, load_lesson, moment, parse_lesson, read_lesson

WATCH: dict[str, Any] = json.loads((files("throneroom.lessons") / "watch.json").read_text("utf-8"))


def changed(path: str, value: Any) -> dict[str, Any]:
    """The lesson of the Watch with another value at a place; None takes it away."""
    document = copy.deepcopy(WATCH)
    *way, last = [int(part) if part.isdecimal() else part for part in path.split("/")]
    there: Any = document
    for part in way:
        there = there[part]
    if value is None:
        del there[last]
    else:
        there[last] = value
    return document


def complaint(document: Any, slug: str = "watch") -> tuple[str, Any]:
    with pytest.raises(BadInput) as refusal:
        read_lesson(slug, document)
    return refusal.value.key, refusal.value.data.get("path")


STEP = "scenes/1/steps/0"


@pytest.mark.parametrize(
    ("path", "value", "key", "place"),
    [
        ("minutes", 0, "position-out-of-range", "/minutes"),
        ("minutes", None, "position-missing", "/minutes"),
        ("extra", 1, "position-unknown-field", "/extra"),
        ("scenes", [], "position-missing", "/scenes"),
        ("scenes/0/steps", [], "position-missing", "/scenes/0/steps"),
        ("scenes/0/seat", 3, "position-out-of-range", "/scenes/0/seat"),
        ("scenes/0/position", [], "position-not-an-object", "/scenes/0/position"),
        ("scenes/0/skip", ["fly"], "position-bad-word", "/scenes/0/skip/0"),
        (
            "scenes/1/position/table/wall",
            [["red"], [], [], []],
            "position-not-a-number",
            "/scenes/1/position/table/wall/0/0",
        ),
        (f"{STEP}/id", "Roll!", "position-bad-word", f"/{STEP}/id"),
        (f"{STEP}/id", 7, "position-not-a-text", f"/{STEP}/id"),
        (f"{STEP}/id", "gained", "lesson-step-twice", "/scenes"),
        (f"{STEP}/point", ["dice"], "position-bad-word", f"/{STEP}/point/0"),
        (f"{STEP}/rule", "dice", "position-bad-word", f"/{STEP}/rule"),
        (f"{STEP}/do", ["fly"], "position-bad-word", f"/{STEP}/do/0"),
        (f"{STEP}/do", "roll", "position-not-a-list", f"/{STEP}/do"),
        (f"{STEP}/do", None, "position-missing", f"/{STEP}/do"),
        (f"{STEP}/also", ["fly"], "position-bad-word", f"/{STEP}/also/0"),
        (f"{STEP}/then", ["1 fly"], "position-bad-word", f"/{STEP}/then/0"),
        (f"{STEP}/until", "nothing", "position-bad-word", f"/{STEP}/until"),
        (f"{STEP}/refused", {"fly": "W1.1"}, "position-bad-word", f"/{STEP}/refused/fly"),
        (f"{STEP}/refused", {"roll": "?"}, "position-bad-word", f"/{STEP}/refused/roll"),
        (f"{STEP}/all", 1, "position-not-a-flag", f"/{STEP}/all"),
        ("free/seats", 9, "position-out-of-range", "/free/seats"),
        ("free/bot", None, "position-missing", "/free/bot"),
        ("free/bot", "?", "position-bad-word", "/free/bot"),
    ],
)
def test_a_mistake_is_told_with_its_place(path: str, value: Any, key: str, place: str) -> None:
    assert complaint(changed(path, value)) == (key, place)


def test_what_is_no_lesson_at_all_is_refused() -> None:
    assert complaint([]) == ("position-not-an-object", "/")
    assert complaint(WATCH, "chess")[0] == "unknown-game"
    assert complaint(changed(f"{STEP}/then", ["9 roll"]))[0] == "no-such-seat"
    assert complaint(changed("free/options", {"variant": "none"}))[0] == "bad-option-value"
    with pytest.raises(BadInput) as refusal:
        load_lesson("chess")
    assert refusal.value.key == "no-lesson"
    with pytest.raises(BadInput) as refusal:
        parse_lesson("watch", '{\n"minutes": 5,\n}')
    assert (refusal.value.key, refusal.value.data) == ("position-not-json", {"line": 3})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "do", "steps", "position", "seat"]), inner)
    ),
    max_leaves=8,
)
PLACES = ["minutes", "free", "scenes", "scenes/0", "scenes/0/steps", STEP, f"{STEP}/refused"]


@settings(max_examples=100)
@given(st.sampled_from(PLACES), JSON)
def test_any_nonsense_is_bad_input(path: str, value: Any) -> None:
    with contextlib.suppress(BadInput):
        read_lesson("watch", changed(path, value))


@pytest.mark.parametrize("scene", [-1, 99, "0", None, True])
def test_a_scene_that_is_not_there_is_bad_input(scene: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        moment(load_lesson("watch"), scene)
    assert refusal.value.key == "no-such-scene"


@pytest.mark.parametrize(
    "played", [["roll"], ["", "", ""], ["", "", "settlement v01"], "roll", [""] * 500, [7]]
)
def test_answers_that_do_not_fit_are_bad_input(played: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        moment(load_lesson("watch"), 0, played)
    assert refusal.value.key in ("lesson-other-answer", "malformed-action")


def test_an_answer_does_not_change_the_moment_that_it_was_given_in() -> None:
    lesson = load_lesson("watch")
    now = moment(lesson, 1)
    before = now.state.digest()
    following = answer(now, lesson.game.read("roll"))
    assert following is not None
    assert now.state.digest() == before
    assert following.played == ("roll",)
    assert following.fresh == len(following.events) > 0
    assert following.step is not None
    assert following.step.id == "gained"


def test_nothing_is_answered_where_there_is_only_something_to_read() -> None:
    lesson = load_lesson("watch")
    now = moment(lesson, 1, ["roll"])
    assert answer(now, lesson.game.read("end_turn")) is None
    again = moment(lesson, 1, ["roll", ""])
    assert again.fresh == 0
    assert again.events == now.events
