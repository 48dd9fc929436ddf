"""Games are written down as they end, and whoever was interrupted goes on from there."""

from pathlib import Path
from typing import Any

import pytest

from throneroom.kernel import BadInput
from throneroom.study.journal import Journal, name_for

SERIES: dict[str, Any] = {
    "game": "harbour",
    "seats": 3,
    "bots": ["random", "greedy"],
    "options": {},
}


def write(path: Path, numbers: range) -> list[str]:
    """Some games of the series; the lines of the file."""
    with Journal(str(path), SERIES) as journal:
        for number in numbers:
            journal.add({"game": number, "digest": f"d{number}"})
    return path.read_text("utf-8").splitlines()


def refusal(path: Path, series: dict[str, Any] = SERIES) -> BadInput:
    """How the file is refused; it stays as it was."""
    before = path.read_bytes()
    with pytest.raises(BadInput) as refused:
        Journal(str(path), series)
    assert path.read_bytes() == before
    return refused.value


def test_what_stands_in_it_is_known_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert len(write(path, range(3))) == 4
    with Journal(str(path), SERIES) as journal:
        assert journal.found == 3
        assert journal.played[2] == {"game": 2, "digest": "d2"}
        journal.add({"game": 5, "digest": "d5"})
    with Journal(str(path), SERIES) as journal:
        assert sorted(journal.played) == [0, 1, 2, 5]


@pytest.mark.parametrize("left", range(1, 60, 7))
def test_a_line_that_was_cut_off_counts_as_not_played(tmp_path: Path, left: int) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(3))
    path.write_text("\n".join([*lines[:3], lines[3][:left]]), "utf-8")
    with Journal(str(path), SERIES) as journal:
        assert sorted(journal.played) == [0, 1]
        journal.add({"game": 2, "digest": "d2"})
    assert path.read_text("utf-8").splitlines() == lines


def test_a_first_line_that_was_cut_off_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(1))
    path.write_text(lines[0][:20], "utf-8")
    assert write(path, range(1)) == lines


@pytest.mark.parametrize(
    "wrong",
    ["", "nothing", "[1]", "null", '{"game": 1}', '{"game": 1, "digest": "dx", "sum": "0"}'],
)
def test_a_damaged_line_is_named(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(3))
    path.write_text("\n".join([*lines[:2], wrong, lines[3], ""]), "utf-8")
    found = refusal(path)
    assert (found.key, found.data["line"]) == ("journal-damaged", 3)


def test_a_digit_that_has_changed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(3))
    path.write_text("\n".join([*lines, ""]).replace('"d1"', '"d7"'), "utf-8")
    assert refusal(path).data["line"] == 3


def test_a_game_may_stand_there_twice_if_it_went_the_same_way(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(2))
    path.write_text("\n".join([*lines, lines[2], ""]), "utf-8")
    with Journal(str(path), SERIES) as journal:
        assert len(journal.played) == 2
    with Journal(str(path), SERIES) as journal:
        journal.add({"game": 1, "digest": "other"})
    assert refusal(path).data["line"] == 5


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", "[]\n", "1\n", '{"throneroom": 2}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, "utf-8")
    assert refusal(path).key == "journal-strange"


def test_a_first_line_that_has_changed_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = write(path, range(1))
    path.write_text("\n".join([lines[0].replace("greedy", "grumpy"), lines[1], ""]), "utf-8")
    assert refusal(path).data["line"] == 1


@pytest.mark.parametrize(
    ("field", "value", "found", "wanted"),
    [
        ("game", "watch", "harbour", "watch"),
        ("seats", 4, "3", "4"),
        ("bots", ["random"], "random,greedy", "random"),
        ("options", {"rounds": 2, "fog": ["a", "b"]}, "–", "rounds=2 fog=a,b"),
        ("league", True, "null", "true"),
    ],
)
def test_a_file_of_another_series_is_refused(
    tmp_path: Path, field: str, value: object, found: str, wanted: str
) -> None:
    path = tmp_path / "games.jsonl"
    write(path, range(2))
    other = refusal(path, {**SERIES, field: value})
    assert other.key == "journal-other-series"
    assert other.data == {
        "file": str(path)[:60],
        "field": field,
        "found": found,
        "wanted": wanted,
    }


def test_a_series_has_a_file_of_its_own() -> None:
    name = name_for("arena", SERIES)
    assert name.startswith("arena-harbour-")
    assert name.endswith(".jsonl")
    assert name == name_for("arena", dict(reversed(SERIES.items())))
    assert name != name_for("arena", {**SERIES, "seats": 4})


def test_without_a_path_games_are_only_remembered() -> None:
    with Journal("", SERIES) as journal:
        journal.add({"game": 1})
        assert journal.played == {1: {"game": 1}}
