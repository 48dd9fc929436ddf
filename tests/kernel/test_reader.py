"""Reading JSON from outside: every complaint names its place."""

from collections.abc import Callable
from typing import Any

import pytest

from throneroom.kernel import BadInput, Names, Reader
from throneroom.kernel.errors import shown
from throneroom.kernel.position import check_decimal, read_plain

HOUSES = Names("house", ("stark", "lannister"))


def complaint_of(read: Callable[[], Any]) -> tuple[str, Any]:
    with pytest.raises(BadInput) as complaint:
        read()
    str(complaint.value).encode("utf-8")
    return complaint.value.key, complaint.value.data["path"]


def test_fields_of_every_kind() -> None:
    reader = Reader(
        {
            "number": 3,
            "flag": True,
            "word": "left",
            "house": "lannister",
            "nobody": None,
            "houses": ["stark", "lannister"],
            "seats": ["stark", None],
            "numbers": [1, 2],
            "things": [1, "a", None],
            "child": {"x": 1},
            "children": [{"x": 1}, {"x": 2}],
        }
    )
    assert reader.number("number", 0, 5) == 3
    assert reader.flag("flag") is True
    assert reader.word("word", ("left", "right")) == "left"
    assert reader.name("house", HOUSES) == 1
    assert reader.name("nobody", HOUSES) == -1
    assert reader.name_list("houses", HOUSES) == [0, 1]
    assert reader.name_list("seats", HOUSES, nulls=True) == [0, -1]
    assert reader.number_list("numbers", 0, 5) == [1, 2]
    assert reader.items("things") == [1, "a", None]
    assert reader.child("child").number("x", 0, 5) == 1
    assert [child.number("x", 0, 5) for child in reader.children("children")] == [1, 2]
    assert reader.has("number")
    assert not reader.has("numbr")
    assert reader.keys()[:2] == ["number", "flag"]
    reader.done()


def test_fields_that_are_missing_have_their_default() -> None:
    reader = Reader({})
    assert reader.number("a", 0, 5, 4) == 4
    assert reader.flag("b", False) is False
    assert reader.word("c", ("x",), "x") == "x"
    assert reader.name("d", HOUSES, None) == -1
    assert reader.name_list("e", HOUSES, ["stark"]) == [0]
    assert reader.number_list("f", 0, 5, [1]) == [1]
    assert reader.items("g", []) == []
    assert reader.raw("h", None) is None
    assert reader.children("i", []) == []
    reader.child("j", {}).done()


READS: dict[str, Callable[[Reader], Any]] = {
    "number": lambda r: r.number("x", 0, 5),
    "flag": lambda r: r.flag("x"),
    "word": lambda r: r.word("x", ("left", "right")),
    "name": lambda r: r.name("x", HOUSES),
    "name_list": lambda r: r.name_list("x", HOUSES),
    "number_list": lambda r: r.number_list("x", 0, 5),
    "items": lambda r: r.items("x"),
    "child": lambda r: r.child("x"),
    "children": lambda r: r.children("x"),
}


@pytest.mark.parametrize("kind", READS)
def test_a_field_without_default_must_be_there(kind: str) -> None:
    reader = Reader({}, "/table")
    assert complaint_of(lambda: READS[kind](reader)) == ("position-missing", "/table/x")


@pytest.mark.parametrize(
    ("kind", "value", "key", "path"),
    [
        ("number", "3", "position-not-a-number", "/x"),
        ("number", True, "position-not-a-number", "/x"),
        ("number", 1.0, "position-not-a-number", "/x"),
        ("number", float("nan"), "position-not-a-number", "/x"),
        ("number", None, "position-not-a-number", "/x"),
        ("number", -1, "position-out-of-range", "/x"),
        ("number", 6, "position-out-of-range", "/x"),
        pytest.param("number", 10**5000, "position-out-of-range", "/x", id="huge"),
        ("flag", 1, "position-not-a-flag", "/x"),
        ("flag", "true", "position-not-a-flag", "/x"),
        ("word", "up", "position-bad-word", "/x"),
        ("word", 1, "position-bad-word", "/x"),
        ("word", ["left"], "position-bad-word", "/x"),
        ("word", "\ud800\x1b", "position-bad-word", "/x"),
        ("name", "tully", "position-unknown-name", "/x"),
        ("name", 0, "position-unknown-name", "/x"),
        ("name", ["stark"], "position-unknown-name", "/x"),
        ("name_list", "stark", "position-not-a-list", "/x"),
        ("name_list", ["stark", "tully"], "position-unknown-name", "/x/1"),
        ("name_list", ["stark", None], "position-unknown-name", "/x/1"),
        ("number_list", 3, "position-not-a-list", "/x"),
        ("number_list", [1, 2, 9], "position-out-of-range", "/x/2"),
        ("number_list", [True], "position-not-a-number", "/x/0"),
        ("items", {"0": 1}, "position-not-a-list", "/x"),
        ("child", [], "position-not-an-object", "/x"),
        ("children", {}, "position-not-a-list", "/x"),
        ("children", [{}, 5], "position-not-an-object", "/x/1"),
    ],
)
def test_a_complaint_names_its_place(kind: str, value: Any, key: str, path: str) -> None:
    assert complaint_of(lambda: READS[kind](Reader({"x": value}))) == (key, path)


@pytest.mark.parametrize("document", [None, [], "x", 5, float("nan")])
def test_a_document_is_an_object(document: Any) -> None:
    assert complaint_of(lambda: Reader(document)) == ("position-not-an-object", "/")


def test_a_field_that_nobody_asked_for_is_found() -> None:
    reader = Reader({"a": 1, "b": 2})
    reader.raw("a")
    assert complaint_of(reader.done) == ("position-unknown-field", "/b")
    odd: Any = {5: 1}
    assert complaint_of(Reader(odd).done) == ("position-unknown-field", "/5")


def test_a_game_can_complain_about_a_field() -> None:
    complaint = Reader({}, "/table").complain("position-too-many", "cards", n=3)
    assert complaint.key == "position-too-many"
    assert complaint.data == {"path": "/table/cards", "n": 3}


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def test_arguments_of_steps_are_ints_words_and_tuples() -> None:
    assert read_plain([1, "a", [2, ["b"]], []], "/") == (1, "a", (2, ("b",)), ())
    assert read_plain(nested(7), "/") == ((((((((),),),),),),),)
    for largest in ("x" * 100, (1 << 63) - 1, 1 - (1 << 63), (0,) * 1000):
        assert read_plain(largest, "/") == largest


@pytest.mark.parametrize(
    "value",
    [
        None,
        1.5,
        float("nan"),
        {},
        "x" * 101,
        1 << 63,
        pytest.param(10**5000, id="huge"),
        nested(9),
        nested(900),
        [0] * 1001,
    ],
)
def test_other_arguments_are_bad_input(value: Any) -> None:
    assert complaint_of(lambda: read_plain(value, "/a")) == ("position-bad-argument", "/a")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Łódź", "Łódź"),
        ("a\x1b[31m\n\ud800b", "a?[31m??b"),
        ("x" * 100, "x" * 60),
        (None, "null"),
        (True, "true"),
        (False, "false"),
        (1.5, "1.5"),
        (float("nan"), "NaN"),
        (float("inf"), "Infinity"),
        (-12, "-12"),
        (10**20 - 1, "99999999999999999999"),
        (1 - 10**20, "-99999999999999999999"),
        (10**20, "10^20…"),
        (-(10**20), "-10^20…"),
        pytest.param(10**5000, "10^20…", id="huge"),
        ([[]], "[…]"),
        ((1,), "[…]"),
        ({}, "{…}"),
        (b"x", "…"),
    ],
)
def test_what_stands_in_a_complaint_is_short_and_printable(value: Any, text: str) -> None:
    """And it is in no language: it is quoted in all of them."""
    assert shown(value) == text


# Decimals


def test_decimals_are_read_as_parts() -> None:
    reader = Reader({"x": 22.8, "whole": 3, "low": -1.5, "fine": 0.001})
    assert reader.decimal("x", 0, 48_000, 1000) == 22_800
    assert reader.decimal("whole", 0, 48_000, 1000) == 3000
    assert reader.decimal("low", -1500, 0, 1000) == -1500
    assert reader.decimal("fine", 0, 1, 1000) == 1
    assert reader.decimal("none", 0, 9000, 1000, 4.25) == 4250
    reader.done()
    for largest in (10**9, -(10**9)):
        assert check_decimal(largest, -(10**12), 10**12, 1000, "/") == largest * 1000


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (0.0001, "position-not-a-decimal"),
        ("1", "position-not-a-decimal"),
        (True, "position-not-a-decimal"),
        (None, "position-not-a-decimal"),
        (float("nan"), "position-not-a-decimal"),
        (float("inf"), "position-not-a-decimal"),
        (-(10**400), "position-not-a-decimal"),
        (10**9 + 1, "position-not-a-decimal"),
        (48.001, "position-out-of-range"),
        (-0.001, "position-out-of-range"),
    ],
)
def test_a_decimal_that_does_not_fit_is_bad_input(value: Any, key: str) -> None:
    reader = Reader({"x": value}, "/table")
    assert complaint_of(lambda: reader.decimal("x", 0, 48_000, 1000)) == (key, "/table/x")


def test_how_fine_a_decimal_may_be_is_told() -> None:
    reader = Reader({"x": 0.0001})
    with pytest.raises(BadInput) as complaint:
        reader.decimal("x", 0, 48_000, 1000)
    assert complaint.value.data["decimals"] == 3
