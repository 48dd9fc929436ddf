"""The command as a whole: its commands, its help in three languages, and its errors.

An error is one or two lines on standard error and exit code 2, never a traceback; set
THRONEROOM_DEBUG to see one.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

import throneroom
from throneroom.cli import (
    admin,
    games,
    map_,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from throneroom.cli.console import Lang
from throneroom.kernel import BadInput, Illegal
from throneroom.text import LANGUAGES, Translator, preferred_language

COMMANDS: dict[str, Callable[..., None]] = {
    "games": games.games,
    "play": play.play,
    "simulate": simulate.simulate,
    "replay": replay.replay,
    "verify": verify.verify,
    "rules": rules.rules,
    "position": position.position,
    "map": map_.map_,
    "serve": serve.serve,
    "admin": admin.admin,
}
FAILED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(args: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows another; that is no reason to fail.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run the command; returns its exit code."""
    given = given_language(args)
    translator = Translator(given or environment_language())
    try:
        command = build(translator, given)
        code = command.main(list(args) or ["--help"], prog_name="throneroom", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # What is still in the buffer has nowhere to go; Python would complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:
        if os.environ.get("THRONEROOM_DEBUG"):
            raise
        print("throneroom: " + explain(error, translator), file=sys.stderr)
        return FAILED


def explain(error: Exception, translator: Translator) -> str:
    """One line about what went wrong."""
    if isinstance(error, BadInput):
        return translator.complaint(error)
    if isinstance(error, Illegal):
        return f"{translator.refusal(error)} ({error.rule})"
    if isinstance(error, UnicodeDecodeError):
        return translator.complaint(BadInput("file-not-text", file="-"))
    if isinstance(error, OSError):
        return translator.say(
            "cli-file-error", file=str(error.filename or ""), reason=error.strerror or str(error)
        )
    # What the command line itself complains about has a message of its own.
    usage: Callable[[], str] | None = getattr(error, "format_message", None)
    if usage is not None:
        return " ".join(usage().split()) or translator.say("cli-try-help")
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return translator.say("cli-defect", what=what[:300])


def build(translator: Translator, given: str) -> Any:
    """The command with its help in the translator's language; a language given anywhere counts for
    every command."""
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        help=translator.say("help-throneroom"),
    )
    app.callback()(throneroom_)
    for name, function in COMMANDS.items():
        app.command(name, help=translator.say(f"help-{name}"))(function)
    command = typer.main.get_command(app)
    for part in (command, *getattr(command, "commands", {}).values()):
        for param in part.params:
            if getattr(param, "help", None):
                param.help = translator.say(param.help)
            if param.name == "lang":
                param.default = given
    return command


def print_version(wanted: bool) -> None:
    """The version, and no more."""
    if wanted:
        print(f"throneroom {throneroom.__version__}")
        raise typer.Exit


def throneroom_(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", is_eager=True, callback=print_version)
    ] = False,
    lang: Lang = "",
) -> None:
    """The command without a command does nothing."""


def given_language(args: Sequence[str]) -> str:
    """The language asked for by --lang, wherever it stands; a command complains of a wrong one."""
    for i, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            value = value if equals else (args[i + 1] if i + 1 < len(args) else "")
            if value in LANGUAGES:
                return value
    return ""


def environment_language() -> str:
    """The language of the environment; a command complains of a wrong one."""
    try:
        return preferred_language(os.environ)
    except BadInput:
        return LANGUAGES[0]
