"""Bots are found through the entry-point group `throneroom.bots`, ours and other packages'. Where
whoever names them may run programs here, `line:COMMAND` is one too."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from throneroom.bots.line import LineBot, is_line, read_command
from throneroom.bots.protocol import Bot
from throneroom.kernel import BadInput, FastChance
from throneroom.kernel.errors import caused, shown

GROUP: Final = "throneroom.bots"
OURS: Final = ("random", "greedy", "easy", "medium", "hard", "cautious", "raider", "search")
AT_TABLES: Final = ("easy", "medium", "hard", "cautious", "raider", "random", "greedy")
HOUSE: Final = "throneroom."


@cache
def announced() -> Mapping[str, EntryPoint]:
    """The entry points of all bots: ours first, the simplest before the others, then by name. A
    name of ours is ours, whoever else may claim it."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.module.startswith(HOUSE))
    found = {point.name: point for point in points}
    names = [name for name in OURS if name in found] + sorted(found.keys() - set(OURS))
    return {name: found[name] for name in names}


@cache
def load_bot(name: str) -> Callable[[int], Bot]:
    """What makes a bot with this name from a seed."""
    point = announced().get(name)
    if point is None:
        raise BadInput("unknown-bot", bot=shown(name), bots=bot_names())
    try:
        made_by = point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise broken(name, error) from error
    if not callable(made_by):
        raise broken(name, TypeError(f"{point.value} is not callable"))
    made: Callable[[int], Bot] = made_by
    return made


def broken(name: str, error: Exception) -> BadInput:
    """A bot that is there and cannot be used."""
    reason = f"{type(error).__name__}: {shown(str(error))}"
    return caused(BadInput("broken-bot", bot=shown(name), reason=reason), error)


def bot_names() -> list[str]:
    """The names of all bots, the simplest first."""
    return list(announced())


def bots_at_tables() -> list[str]:
    """The names of the bots that people are offered at a table: the levels first, then characters,
    then what is left and what other packages have."""
    ours = [name for name in AT_TABLES if name in announced()]
    return ours + [name for name in announced() if name not in OURS]


def check_bots(names: Any, programs: bool = False) -> list[str]:
    """The names, if all of them are bots that can be used and there is at least one."""
    if not isinstance(names, (list, tuple)):
        raise BadInput("unknown-bot", bot=shown(names), bots=bot_names())
    for name in names or ("",):
        make_bot(name, 0, programs)
    return list(names)


def make_bot(name: Any, seed: Any, programs: bool = False) -> Bot:
    """A bot for one seat of one game; equal seeds play equally. With `programs` the name may be
    `line:COMMAND`: never where the name comes from somebody who may not run programs here."""
    if not isinstance(name, str):
        raise BadInput("unknown-bot", bot=shown(name), bots=bot_names())
    if programs and is_line(name):
        command, seconds = read_command(name)
        return LineBot(command, seed, seconds)
    made_by = load_bot(name)
    FastChance(seed)  # refuses what is no seed, which is not the bot's fault
    try:
        bot = made_by(seed)
    except Exception as error:
        raise broken(name, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise broken(name, TypeError("it does not choose"))
    return bot
