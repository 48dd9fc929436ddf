"""How good a table looks for a seat, for bots that look one step ahead."""

from throneroom.games.watch.state import Table
from throneroom.games.watch.victory import total_points


def judge(t: Table, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return min(total_points(t, seat), 10) / 10
