"""Actions, their text form, and what is refused before a game even sees it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import GAME

from throneroom.kernel import (
    SEATS,
    TAKE_BACK,
    Action,
    BadInput,
    Names,
    Param,
    Verb,
    words,
)
from throneroom.kernel.actions import (
    LARGEST_NUMBER,
    LONGEST_TEXT,
    action_from,
    check_shape,
    describe_params,
    read_action,
    read_number,
    things_of,
    write_action,
    write_number,
)

AREAS = Names("area", ("winterfell", "moat_cailin", "the-wall"))
UNITS = Names("unit", ("footman", "knight"))


def read_march(text: str) -> Action:
    """A hand-made form that lets ValueError speak for itself: `winterfell>moat_cailin:2`."""
    source, rest = text.split(">")
    target, _, count = rest.partition(":")
    return ("march", AREAS.read(source), AREAS.read(target), int(count) if count else -1)


def write_march(action: Action) -> str:
    _, source, target, count = action
    tail = f":{count}" if count >= 0 else ""
    return f"march {AREAS.ids[source]}>{AREAS.ids[target]}{tail}"


VERBS = dict(
    [
        words("go", Param("area", AREAS)),
        words("pay", Param("seat", SEATS), Param("coins")),
        words("muster", Param("area", AREAS), Param("units", UNITS, many=True)),
        words("roll", Param("numbers", many=True)),
        words("done"),
        (
            "march",
            Verb(
                (Param("source", AREAS), Param("target", AREAS), Param("count")),
                write_march,
                read_march,
            ),
        ),
    ]
)
NUMBERS = st.integers(-LARGEST_NUMBER, LARGEST_NUMBER)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("done", ("done",)),
        ("go the-wall", ("go", 2)),
        ("pay 3 -12", ("pay", 3, -12)),
        ("muster winterfell", ("muster", 0, ())),
        ("muster winterfell knight footman knight", ("muster", 0, (1, 0, 1))),
        ("roll 1 2 3", ("roll", (1, 2, 3))),
        ("march winterfell>moat_cailin:2", ("march", 0, 1, 2)),
        ("march winterfell>moat_cailin", ("march", 0, 1, -1)),
    ],
)
def test_text_stands_for_an_action(text: str, action: Action) -> None:
    assert read_action(VERBS, text) == action
    assert write_action(VERBS, action) == text
    check_shape(VERBS[action[0]], action)


def test_spare_blanks_do_not_matter() -> None:
    assert read_action(VERBS, "  pay   3 \t 4\n") == ("pay", 3, 4)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-verb"),
        ("fly winterfell", "unknown-verb"),
        ("Done", "unknown-verb"),
        ("go", "wrong-arguments"),
        ("go winterfell winterfell", "wrong-arguments"),
        ("done 1", "wrong-arguments"),
        ("muster", "wrong-arguments"),
        ("go highgarden", "unknown-name"),
        ("go 0", "unknown-name"),
        ("muster winterfell dragon", "unknown-name"),
        ("pay 8 1", "unknown-name"),
        ("pay 1 one", "not-a-number"),
        ("pay 1 007", "not-a-number"),
        ("pay 1 -0", "not-a-number"),
        ("pay 1 +1", "not-a-number"),
        ("pay 1 --1", "not-a-number"),
        ("pay 1 -", "not-a-number"),
        ("pay 1 1.0", "not-a-number"),
        ("pay 1 1_000", "not-a-number"),
        ("pay 1 ²", "not-a-number"),
        ("pay 1 ٣", "not-a-number"),
        ("pay 1 1000000000", "not-a-number"),
        ("pay 1 " + "9" * 300, "not-a-number"),
        ("go " + "x" * LONGEST_TEXT, "text-too-long"),
        ("march winterfell", "malformed-action"),
        ("march winterfell>moat_cailin:x", "malformed-action"),
        ("march nowhere>moat_cailin", "unknown-name"),
    ],
)
def test_what_cannot_be_understood_is_bad_input(text: str, key: str) -> None:
    with pytest.raises(BadInput) as complaint:
        read_action(VERBS, text)
    assert complaint.value.key == key


@pytest.mark.parametrize(
    "action",
    [
        ("go",),
        ("go", 0, 0),
        ("go", 3),
        ("go", -1),
        ("go", "winterfell"),
        ("go", True),
        ("go", 1.0),
        ("go", None),
        ("go", [0]),
        ("pay", 0, LARGEST_NUMBER + 1),
        ("pay", 0, -LARGEST_NUMBER - 1),
        ("muster", 0, 1),
        ("muster", 0, [1]),
        ("muster", 0, (2,)),
        ("muster", 0, (True,)),
        ("roll", (1, 2.5)),
        ("march", 0, -2, 1),
        ("march", 0, 3, 1),
    ],
)
def test_an_action_that_no_text_stands_for_is_bad_input(action: Action) -> None:
    with pytest.raises(BadInput) as complaint:
        check_shape(VERBS[action[0]], action)
    assert complaint.value.key == "malformed-action"


def test_a_hand_made_form_may_leave_a_named_argument_out() -> None:
    check_shape(VERBS["march"], ("march", 0, -1, 5))


def test_arguments_are_described_by_ids() -> None:
    params = (Param("area", AREAS), Param("units", UNITS, many=True), Param("n"))
    assert describe_params(params, (2, (1, 0), 7)) == {
        "area": "the-wall",
        "units": ["knight", "footman"],
        "n": 7,
    }
    assert describe_params(params, (-1, (1, -1), -1)) == {
        "area": None,
        "units": ["knight", None],
        "n": -1,
    }
    assert describe_params((Param("rolls", many=True),), ((1, 2),)) == {"rolls": [1, 2]}


def test_taking_back_is_an_action_of_every_game() -> None:
    assert GAME.read(" take_back ") == TAKE_BACK
    assert GAME.write(TAKE_BACK) == "take_back"
    with pytest.raises(BadInput):
        GAME.read("take_back 1")


def actions() -> st.SearchStrategy[Action]:
    area = st.integers(0, 2)
    return st.one_of(
        st.tuples(st.just("done")),
        st.tuples(st.just("go"), area),
        st.tuples(st.just("pay"), st.integers(0, 7), NUMBERS),
        st.tuples(st.just("muster"), area, st.lists(st.integers(0, 1), max_size=8).map(tuple)),
        st.tuples(st.just("roll"), st.lists(NUMBERS, max_size=8).map(tuple)),
    )


@given(actions())
def test_action_to_text_to_action_is_the_identity(action: Action) -> None:
    check_shape(VERBS[action[0]], action)
    text = write_action(VERBS, action)
    assert read_action(VERBS, text) == action
    assert write_action(VERBS, read_action(VERBS, text)) == text


@given(
    st.one_of(
        st.text(max_size=60),
        st.lists(
            st.sampled_from(
                [*VERBS, *AREAS.ids, *UNITS.ids, "0", "-1", "7", "8", ">", ":", " ", "winterfell>x"]
            )
        ).map(" ".join),
    )
)
def test_any_text_is_an_action_or_bad_input(text: str) -> None:
    try:
        action = read_action(VERBS, text)
    except BadInput:
        return
    assert read_action(VERBS, write_action(VERBS, action)) == action


@pytest.mark.parametrize(
    "action", [(), [], ["bid", 1], "bid 1", None, (1, 2), ([],), (("bid",), 1)]
)
def test_what_is_no_action_at_all_is_bad_input(action: Any) -> None:
    state = GAME.start(2)
    before = state.digest()
    with pytest.raises(BadInput) as complaint:
        state.play(0, action)
    assert complaint.value.key == "malformed-action"
    assert state.digest() == before


# Numbers that count parts of a unit

LENGTHS = dict([words("go", Param("inches", scale=1000, low=-500, high=72_000), Param("n"))])


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4.33", 4330),
        ("4", 4000),
        ("-0.5", -500),
        ("0", 0),
        ("0.001", 1),
        ("-0.001", -1),
        ("72", 72_000),
    ],
)
def test_decimals_are_whole_numbers_of_parts(text: str, number: int) -> None:
    action = read_action(LENGTHS, f"go {text} 1")
    assert action == ("go", number, 1)
    assert write_action(LENGTHS, action) == f"go {text} 1"
    check_shape(LENGTHS["go"], action)


@pytest.mark.parametrize(
    "text",
    [
        "4.330",
        "04",
        "4.",
        ".5",
        "-0",
        "1.2345",
        "1e3",
        "1,5",
        "--1",
        "-",
        ".",
        "1.2.3",
        "٣",
        "0.0",
        "1111111111",
    ],
)
def test_every_decimal_is_written_in_one_way(text: str) -> None:
    with pytest.raises(BadInput) as complaint:
        read_number(text, 1000)
    assert complaint.value.key == "not-a-number"


def test_a_number_without_a_scale_is_a_whole_one() -> None:
    assert (read_number("-12"), write_number(-12)) == (-12, "-12")
    with pytest.raises(BadInput, match="not-a-number"):
        read_number("1.5")


@given(st.integers(-LARGEST_NUMBER, LARGEST_NUMBER), st.sampled_from([1, 10, 1000]))
def test_decimals_come_back(number: int, scale: int) -> None:
    assert read_number(write_number(number, scale), scale) == number


@pytest.mark.parametrize("text", ["72.001", "-0.501", "99999"])
def test_a_number_out_of_bounds_is_bad_input_and_tells_the_bounds(text: str) -> None:
    with pytest.raises(BadInput) as complaint:
        read_action(LENGTHS, f"go {text} 1")
    assert complaint.value.key == "out-of-bounds"
    assert complaint.value.data == {"low": "-0.5", "high": "72", "text": text}


def test_bounds_hold_for_tuples_too() -> None:
    check_shape(LENGTHS["go"], ("go", 72_000, -LARGEST_NUMBER))
    for number in (72_001, -501):
        with pytest.raises(BadInput, match="malformed-action"):
            check_shape(LENGTHS["go"], ("go", number, 1))


# By names


def test_an_action_from_its_named_arguments() -> None:
    actions: list[Action] = [("go", 1), ("muster", 0, (1, 1)), ("roll", (3, 4)), ("done",)]
    for action in actions:
        args = describe_params(VERBS[action[0]].params, action[1:])
        assert action_from(VERBS, action[0], args) == action
    assert action_from(VERBS, "march", {"source": "winterfell", "target": None, "count": 2}) == (
        "march",
        0,
        -1,
        2,
    )


@pytest.mark.parametrize(
    ("verb", "args", "key"),
    [
        ("fly", {}, "unknown-verb"),
        (None, {}, "unknown-verb"),
        (["go"], {}, "unknown-verb"),
        ("go", {}, "malformed-action"),
        ("go", None, "malformed-action"),
        ("go", {"area": "winterfell", "more": 1}, "malformed-action"),
        ("go", {"area": "nowhere"}, "unknown-name"),
        ("go", {"area": 0}, "unknown-name"),
        ("go", {"area": None}, "malformed-action"),
        ("pay", {"seat": "0", "coins": "3"}, "malformed-action"),
        ("pay", {"seat": "0", "coins": True}, "malformed-action"),
        ("muster", {"area": "winterfell", "units": "knight"}, "malformed-action"),
        ("muster", {"area": "winterfell", "units": [["knight"]]}, "unknown-name"),
        ("roll", {"numbers": [1, "x"]}, "malformed-action"),
    ],
)
def test_what_names_no_action_is_bad_input(verb: Any, args: Any, key: str) -> None:
    with pytest.raises(BadInput) as complaint:
        action_from(VERBS, verb, args)
    assert complaint.value.key == key


def test_the_kernels_own_actions_have_names_too() -> None:
    assert GAME.action("take_back", {}) == TAKE_BACK
    with pytest.raises(BadInput, match="unknown-verb"):
        GAME.action("take_back", {"all": 1})


def test_the_things_that_an_action_names() -> None:
    assert things_of(VERBS["go"].params, (1,)) == ("area:moat_cailin",)
    assert things_of(VERBS["muster"].params, (0, (1, 0, 1))) == (
        "area:winterfell",
        "unit:knight",
        "unit:footman",
    )
    assert things_of(VERBS["march"].params, (0, -1, 3)) == ("area:winterfell",)
    assert things_of(VERBS["march"].params, (2, 2, 3)) == ("area:the-wall",)
    assert things_of(VERBS["roll"].params, ((1, 2),)) == ()
