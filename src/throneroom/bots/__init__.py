"""Bots: they get a seat's sight, never the state, and choose an action."""

from throneroom.bots.greedy import GreedyBot
from throneroom.bots.hints import Because, Hint, hint
from throneroom.bots.protocol import Bot, seed_for
from throneroom.bots.random import RandomBot
from throneroom.bots.registry import bot_names, check_bots, make_bot

__all__ = [
    "Because",
    "Bot",
    "GreedyBot",
    "Hint",
    "RandomBot",
    "bot_names",
    "check_bots",
    "hint",
    "make_bot",
    "seed_for",
]
