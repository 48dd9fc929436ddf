"""Greedy is worth playing against: it beats random bots clearly, with seats rotated."""

from typing import Any

import pytest

from throneroom.arena import Series, simulate

# Game, seats, options, games to play, and the share of victories that is asked of greedy. Seeds are
# fixed, so that few games do; `throneroom simulate` plays as many as one likes.
CONTESTS: list[tuple[str, int, dict[str, Any], int, float]] = [
    ("iron_throne", 4, {}, 24, 0.6),
    ("thrones", 6, {}, 18, 0.7),
    ("watch", 4, {}, 8, 0.85),
    ("watch", 4, {"variant": "base"}, 8, 0.85),
    ("ice_and_fire", 2, {}, 2, 0.8),
]


@pytest.mark.parametrize(("slug", "seats", "options", "games", "share"), CONTESTS)
def test_one_greedy_among_random_bots_wins(
    slug: str, seats: int, options: dict[str, Any], games: int, share: float
) -> None:
    bots = ("greedy", *("random",) * (seats - 1))
    report = simulate(Series(slug, seats, games, 7, bots, options, rotate=True))
    assert report.finished == games
    assert report.wins_by_bot["greedy"] / games >= share
