"""Intervals are Wilson's, lengths are counted right, and charts show what they are given."""

from xml.etree import ElementTree

import pytest

from throneroom.study.charts import MOST_BARS, Row, intervals, spread
from throneroom.study.counting import by_seat, share_of, spread_of


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # as the tables of Wilson's intervals have it
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (61, 100, 0.5121, 0.6998),
    ],
)
def test_an_interval_is_wilsons(won: float, of: int, low: float, high: float) -> None:
    found = share_of(won, of)
    assert found.share == won / of
    assert found.low == pytest.approx(low, abs=2e-4)
    assert found.high == pytest.approx(high, abs=2e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert share_of(0, 0)[2:] == (0.0, 0.0, 1.0)
    assert spread_of([]) is None


def test_lengths_are_told_by_quarters() -> None:
    assert spread_of([5, 1, 2, 4, 3]) == (1, 2, 3, 4, 5, 3.0)


def test_a_shared_victory_is_a_share_of_each_seat() -> None:
    games = [
        {"finished": True, "winners": [0, 2], "bots": ["a"] * 3},
        {"finished": True, "winners": [2], "bots": ["a"] * 3},
        {"finished": False, "winners": [], "bots": ["a"] * 3},
    ]
    assert [one.won for one in by_seat(games, 3)] == [0.5, 0.0, 1.5]
    assert {one.of for one in by_seat(games, 3)} == {2}


def shapes(picture: str, name: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture).iter(f"{{http://www.w3.org/2000/svg}}{name}"))


def test_a_chart_has_a_bar_and_an_interval_for_each_row() -> None:
    rows = [Row("a & b", 0.5, 0.25, 1.0, "half"), Row("c", 0.0, 0.0, 0.1, "none")]
    picture = intervals("Title <1>", rows, 0.25, "fair")
    bars = [bar for bar in shapes(picture, "rect") if bar.get("height") == "16"]
    assert [float(bar.get("width", "")) for bar in bars] == [215.0, 0.0]  # of 430 for all
    words = [text.text for text in shapes(picture, "text")]
    assert {"Title <1>", "a & b", "half", "fair", "0.4"} <= set(words)
    at = {line.get("x1") for line in shapes(picture, "line") if line.get("stroke-dasharray")}
    assert at == {f"{210 + 430 * 0.25:.1f}"}


def test_negative_ratings_stay_on_the_chart() -> None:
    picture = intervals("Rating", [Row("a", -5.0, -12.0, 2.0, "")])
    assert all(float(line.get("x1", "0")) >= 0 for line in shapes(picture, "line"))


@pytest.mark.parametrize("numbers", [[], [7], [1, 1, 2], list(range(1000))])
def test_numbers_are_counted_into_bars(numbers: list[float]) -> None:
    picture = spread("Length", numbers, "rounds")
    bars = shapes(picture, "rect")[1:]
    assert len(bars) <= MOST_BARS
    counts = [
        int(text.text or "0") for text in shapes(picture, "text") if text.get("font-size") == "12"
    ]
    assert sum(counts) == len(numbers)
