"""Where the command writes, how it reads files, and the options that commands share."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom.kernel import BadInput, Game
from throneroom.kernel.options import bad_value
from throneroom.text import Translator, check_language, preferred_language

PIPE_WIDTH = 110
LARGEST_FILE = 20_000_000

# Help is given as the key of a message; main translates it.
Lang = Annotated[str, typer.Option("--lang", help="help-lang")]
Slug = Annotated[str, typer.Argument(help="help-slug", metavar="SLUG")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")
]


class Screen(Console):
    """Standard output. It is wide when it is not a terminal, and a closed pipe ends the command."""

    def __init__(self) -> None:
        terminal = sys.stdout.isatty()
        width = None if terminal or "COLUMNS" in os.environ else PIPE_WIDTH
        super().__init__(highlight=False, width=width)

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.clear()
        if self.is_terminal:
            self.file.write("\x1b[3J")

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def shown(text: str) -> str:
    """What others have written, on one line and without anything that a terminal would obey."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def language(lang: str) -> str:
    """The language asked for, or that of the environment."""
    return check_language(lang) if lang else preferred_language(os.environ)


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if file == "-":
        return sys.stdin.read(LARGEST_FILE)
    path = Path(file)
    if path.is_file() and path.stat().st_size > LARGEST_FILE:
        raise BadInput("file-too-large", file=file[:200])
    try:
        return path.read_text("utf-8-sig")  # some editors mark their files
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=file[:200]) from None


def file_trouble(error: OSError) -> str:
    """What is wrong with a file, as the messages name it."""
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    return "forbidden" if isinstance(error, PermissionError) else "other"


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """Options given as NAME=VALUE, with values of the kinds that the game's schema has."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        option = known.get(name)
        if option is None:
            raise BadInput("unknown-option", option=name[:60])
        if not equals:
            raise bad_value(option, "")
        chosen[name] = option_value(option, value)
    return chosen


def option_value(option: Any, text: str) -> Any:
    """A value as typed; the game itself checks whether it is allowed."""
    if option.many:
        return [word for word in text.split(",") if word]
    if option.choices:
        return text
    if isinstance(option.default, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else text


def number_of_seats(game: Game, seats: int) -> int:
    """The number of seats, if the game has so many."""
    if seats not in game.seats:
        raise BadInput("bad-seats", low=game.seats[0], high=game.seats[-1], seats=seats)
    return seats


@contextmanager
def progress_bar(
    translator: Translator, games: int, before: int = 0
) -> Iterator[Callable[[int], None]]:
    """A bar beside what a command prints, if somebody looks on. The value is called with how many
    games have been played since the last call; some may have been played before."""
    with Progress(
        TextColumn(translator.title()),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task("", total=games, completed=before)
        yield lambda done: progress.update(task, advance=done)
