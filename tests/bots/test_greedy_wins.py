"""Greedy is worth playing against: it beats random bots clearly, with seats rotated."""

import pytest

from throneroom.arena import Series, simulate

# Game, seats, games to play, and the share of victories that is asked of greedy.
CONTESTS = [
    ("iron_throne", 4, 80, 0.6),
    ("thrones", 6, 24, 0.7),
    ("watch", 4, 16, 0.85),
    ("ice_and_fire", 2, 6, 0.8),
]


@pytest.mark.parametrize(("slug", "seats", "games", "share"), CONTESTS)
def test_one_greedy_among_random_bots_wins(slug: str, seats: int, games: int, share: float) -> None:
    bots = ("greedy", *("random",) * (seats - 1))
    report = simulate(Series(slug, seats, games, 7, bots, rotate=True))
    assert report.finished == games
    assert report.wins_by_bot["greedy"] / games >= share
