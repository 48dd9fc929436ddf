"""Options: what a host or a file asks for is checked against the game's schema."""

from typing import Any

import pytest
from tests.kernel.tiny import GAME

from throneroom.kernel import BadInput, Option
from throneroom.kernel.options import check_options

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
