"""Greedy is worth playing against: it beats random bots clearly, with seats rotated."""

import pytest

from throneroom.arena import Series, simulate

GAMES = 80


@pytest.mark.parametrize(("slug", "seats", "share"), [("iron_throne", 4, 0.6)])
def test_one_greedy_among_random_bots_wins(slug: str, seats: int, share: float) -> None:
    bots = ("greedy", *("random",) * (seats - 1))
    report = simulate(Series(slug, seats, GAMES, 7, bots, rotate=True))
    assert report.finished == GAMES
    assert report.wins_by_bot["greedy"] / GAMES >= share
