"""Options: what a host or a file asks for is checked against the game's schema."""

from typing import Any

import pytest
from tests.kernel.tiny import GAME

from throneroom.kernel import BadInput, Only, Option
from throneroom.kernel.options import check_options, check_own_choices

SCHEMA = (
    Option("rounds", 10, low=1, high=10),
    Option("tides", False),
    Option("houses", "random", choices=("random", "chosen")),
    Option("order", [], choices=("stark", "lannister"), many=True),
)


def test_what_is_not_asked_for_has_its_default() -> None:
    assert check_options(SCHEMA, {}) == {
        "rounds": 10,
        "tides": False,
        "houses": "random",
        "order": [],
    }


def test_values_of_every_kind() -> None:
    wanted = {"rounds": 3, "tides": True, "houses": "chosen", "order": ["stark", "lannister"]}
    assert check_options(SCHEMA, wanted) == wanted


def test_the_result_shares_nothing_with_what_was_asked_for() -> None:
    order = ["stark"]
    checked = check_options(SCHEMA, {"order": order})
    order.append("lannister")
    assert checked["order"] == ["stark"]
    assert check_options(SCHEMA, {})["order"] is not SCHEMA[3].default


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 0),
        ("rounds", 11),
        ("rounds", "3"),
        ("rounds", True),
        ("rounds", 3.0),
        ("rounds", float("nan")),
        ("rounds", None),
        pytest.param("rounds", 10**5000, id="huge"),
        ("tides", 1),
        ("tides", "yes"),
        ("houses", "first"),
        ("houses", ["random"]),
        ("houses", 0),
        ("order", "stark"),
        ("order", ["tully"]),
        ("order", [["stark"]]),
        ("order", {"stark": 1}),
    ],
)
def test_a_bad_value_is_bad_input(name: str, value: Any) -> None:
    with pytest.raises(BadInput) as complaint:
        check_options(SCHEMA, {name: value})
    assert complaint.value.key == "bad-option-value"
    assert complaint.value.data["option"] == name
    assert len(str(complaint.value)) < 200


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("rounds", {"allowed": "range", "low": 1, "high": 10}),
        ("tides", {"allowed": "switch"}),
        ("houses", {"allowed": "choices", "choices": ["random", "chosen"]}),
    ],
)
def test_a_complaint_tells_what_a_value_may_be(name: str, allowed: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as complaint:
        check_options(SCHEMA, {name: "x"})
    assert complaint.value.data == {"option": name, "value": "x", **allowed}


@pytest.mark.parametrize("name", ["round", "", "\ud800", 5, None, ("rounds",)])
def test_an_unknown_name_is_bad_input(name: Any) -> None:
    with pytest.raises(BadInput) as complaint:
        check_options(SCHEMA, {name: 1})
    assert complaint.value.key == "unknown-option"
    str(complaint.value).encode("utf-8")


@pytest.mark.parametrize("wanted", [[], None, "rounds", 5])
def test_options_must_be_an_object(wanted: Any) -> None:
    with pytest.raises(BadInput) as complaint:
        check_options(SCHEMA, wanted)
    assert complaint.value.key == "options-not-an-object"


def test_a_game_is_started_with_checked_options() -> None:
    assert GAME.start(2, {"rounds": 5}).table.options["rounds"] == 5
    with pytest.raises(BadInput):
        GAME.start(2, {"rounds": 99})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, pytest.param(10**5000, id="huge")])
def test_a_game_is_started_with_as_many_seats_as_it_has(seats: int) -> None:
    with pytest.raises(BadInput) as complaint:
        GAME.start(seats)
    assert complaint.value.key == "bad-seats"
    assert complaint.value.data["low"] == 2
    assert complaint.value.data["high"] == 4


# Options that depend on each other

TABLE = (
    Option("variant", "north", choices=("north", "base")),
    Option(
        "start",
        "free",
        choices=("free", "fixed"),
        only=(Only(("free",), (("variant", "base"), ("seats", 3)), "Z1"),),
    ),
    Option("drama", False, only=(Only((False,), (("variant", "base"),), "Z2"),)),
    Option(
        "colours",
        [],
        choices=("red", "blue", "black"),
        many=True,
        only=(Only(("blue", "black"), (("start", "fixed"), ("seats", 3)), "Z3"),),
    ),
)


@pytest.mark.parametrize(
    ("seats", "wanted", "option", "rule"),
    [
        (3, {"variant": "base", "start": "fixed"}, "start", "Z1"),
        (4, {"variant": "base", "start": "fixed"}, "", ""),
        (3, {"variant": "base", "start": "free"}, "", ""),
        (3, {"variant": "base", "drama": True}, "drama", "Z2"),
        (3, {"drama": True}, "", ""),
        (3, {"start": "fixed", "colours": ["blue", "red"]}, "colours", "Z3"),
        (3, {"start": "fixed", "colours": ["blue", "black"]}, "", ""),
        (4, {"start": "fixed", "colours": ["red"]}, "", ""),
    ],
)
def test_options_say_what_they_depend_on(
    seats: int, wanted: dict[str, Any], option: str, rule: str
) -> None:
    assert check_options(TABLE, wanted).items() >= wanted.items(), "each by itself is fine"
    if not rule:
        assert check_options(TABLE, wanted, seats).items() >= wanted.items()
        return
    with pytest.raises(BadInput) as complaint:
        check_options(TABLE, wanted, seats)
    assert complaint.value.key == "option-does-not-fit"
    assert (complaint.value.data["option"], complaint.value.data["rule"]) == (option, rule)


def test_a_form_is_told_what_depends_on_what() -> None:
    assert TABLE[1].to_json() == {
        "name": "start",
        "default": "free",
        "choices": ("free", "fixed"),
        "low": 0,
        "high": 0,
        "many": False,
        "only": [{"values": ("free",), "when": {"variant": "base", "seats": 3}, "rule": "Z1"}],
        "text": False,
    }


# Options that are texts


def an_army(text: str) -> None:
    if not text.startswith("army "):
        raise BadInput("not-an-army")


ARMIES = (Option("army", "", text=an_army), Option("armies", [], text=an_army, many=True))


def test_a_text_is_checked_by_the_game() -> None:
    wanted = {"army": "army stark", "armies": ["army stark", "army lannister"]}
    assert check_options(ARMIES, wanted) == wanted
    assert check_options(ARMIES, {}) == {"army": "", "armies": []}
    assert ARMIES[0].to_json()["text"] is True
    for value in ("navy", ["army"], 3, None, "army " + "x" * 400):
        with pytest.raises(BadInput):
            check_options(ARMIES, {"army": value})
    with pytest.raises(BadInput, match="not-an-army"):
        check_options(ARMIES, {"armies": ["army stark", "navy"]})


def test_a_text_has_at_most_400_characters_and_is_asked_for_as_a_text() -> None:
    longest = "army " + "x" * 395
    assert check_options(ARMIES, {"army": longest})["army"] == longest
    with pytest.raises(BadInput) as caught:
        check_options(ARMIES, {"army": longest + "x"})
    assert caught.value.key == "bad-option-value"
    assert caught.value.data["allowed"] == "text"


def test_one_choice_for_each_seat_and_all_of_them_different() -> None:
    check_own_choices("houses", ["stark", "lannister"], 2)
    with pytest.raises(BadInput) as twice:
        check_own_choices("houses", ["stark", "lannister", "stark"], 3)
    assert twice.value.key == "option-chosen-twice"
    assert twice.value.data == {"option": "houses", "value": "stark"}


def test_too_few_choices_are_quoted_but_never_at_length() -> None:
    with pytest.raises(BadInput) as few:
        check_own_choices("houses", ["stark", "lannister"], 3)
    assert few.value.data == {"option": "houses", "value": "stark lannister", "seats": 3}
    with pytest.raises(BadInput) as long:
        check_own_choices("houses", ["a" * 40, "b" * 40], 3)
    assert long.value.data["value"] == "a" * 40 + " " + "b" * 19
