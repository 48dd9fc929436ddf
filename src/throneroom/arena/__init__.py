"""Many games of bots against each other, in one process or several."""

from throneroom.arena.play import LONGEST_GAME, Played, play_out
from throneroom.arena.series import GameResult, Report, Series, places, play_game, simulate
from throneroom.arena.workers import Hands, WorkerFailed, crew, processors, scatter, spread

__all__ = [
    "LONGEST_GAME",
    "GameResult",
    "Hands",
    "Played",
    "Report",
    "Series",
    "WorkerFailed",
    "crew",
    "places",
    "play_game",
    "play_out",
    "processors",
    "scatter",
    "simulate",
    "spread",
]
