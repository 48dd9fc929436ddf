"""Bots: they get a seat's sight, never the state, and choose an action."""

from throneroom.bots.greedy import GreedyBot
from throneroom.bots.hints import Because, Hint, hint
from throneroom.bots.line import Forfeit, LineBot, is_line, split_names
from throneroom.bots.protocol import Bot, seed_for
from throneroom.bots.random import RandomBot
from throneroom.bots.registry import bot_names, bots_at_tables, check_bots, make_bot
from throneroom.bots.search import SearchBot, Thinking

__all__ = [
    "Because",
    "Bot",
    "Forfeit",
    "GreedyBot",
    "Hint",
    "LineBot",
    "RandomBot",
    "SearchBot",
    "Thinking",
    "bot_names",
    "bots_at_tables",
    "check_bots",
    "hint",
    "is_line",
    "make_bot",
    "seed_for",
    "split_names",
]
