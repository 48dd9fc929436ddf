"""Bots by name."""

from collections.abc import Callable, Mapping, Sequence

from throneroom.bots.greedy import GreedyBot
from throneroom.bots.protocol import Bot
from throneroom.bots.random import RandomBot
from throneroom.kernel import BadInput

BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """The names of all bots, the simplest first."""
    return list(BOTS)


def check_bots(names: Sequence[str]) -> list[str]:
    """The names, if all of them are bots and there is at least one."""
    for name in names or ("",):
        if name not in BOTS:
            raise BadInput("unknown-bot", bot=name[:60], bots=bot_names())
    return list(names)


def make_bot(name: str, seed: int) -> Bot:
    """A bot for one seat of one game; equal seeds play equally."""
    check_bots([name])
    return BOTS[name](seed)
