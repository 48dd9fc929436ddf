"""Many games of bots against each other, in one process or several."""

from throneroom.arena.play import LONGEST_GAME, Played, play_out
from throneroom.arena.series import GameResult, Report, Series, play_game, simulate
from throneroom.arena.workers import WorkerFailed, processors, spread

__all__ = [
    "LONGEST_GAME",
    "GameResult",
    "Played",
    "Report",
    "Series",
    "WorkerFailed",
    "play_game",
    "play_out",
    "processors",
    "simulate",
    "spread",
]
