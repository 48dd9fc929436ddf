"""What is played to fit the weights of a judge."""

from pathlib import Path

from throneroom.kernel import load
from throneroom.study.judges import Study, features_of, number_of_games, positions_of

BOTS = ("random", "random")


def test_some_of_the_kinds_are_played_alone(tmp_path: Path) -> None:
    """Games are numbered by the kinds that are played, so that others are others' games."""
    games = features_of(load("iron_throne")).games
    every = Study("iron_throne", 2, 1, BOTS)
    some = Study("iron_throne", 2, 1, BOTS, places=(2, 0))
    assert list(every.kinds()) == list(games)
    assert number_of_games(every) == 2 * len(games)
    assert list(some.kinds()) == [games[2], games[0]]
    assert number_of_games(some) == 4
    assert "places" not in every.series()
    assert some.series() == {**every.series(), "places": [2, 0]}
    found = positions_of(some, 1, str(tmp_path), lambda: None)
    assert sorted(found) == ["3", "5"]
    assert {one.game for one in found["5"]} == {0, 2}
    assert positions_of(some, 1, str(tmp_path), lambda: None) == found
