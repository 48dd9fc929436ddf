"""The command as a whole: its commands, its help in three languages, and its errors.

An error is one or two lines on standard error, or a line for each of its reasons, and exit code 2,
never a traceback; set THRONEROOM_DEBUG to see one.
"""

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import throneroom
from throneroom.cli import (
    admin,
    arena,
    army,
    content,
    games,
    map_,
    mcp,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    sit,
    study,
    verify,
)
from throneroom.cli.console import Lang, file_trouble
from throneroom.kernel import BadInput, Illegal, load, slugs
from throneroom.kernel.errors import shown
from throneroom.text import LANGUAGES, Translator, preferred_language, translator_about

Commands = Mapping[str, "Callable[..., None] | Commands"]

COMMANDS: Commands = {
    "games": games.games,
    "play": play.play,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "study": study.COMMANDS,
    "replay": replay.replay,
    "verify": verify.verify,
    "rules": rules.rules,
    "position": position.position,
    "map": map_.map_,
    "army": army.COMMANDS,
    "content": content.content,
    "sit": sit.sit,
    "mcp": mcp.mcp,
    "serve": serve.serve,
    "admin": admin.COMMANDS,
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
        print("throneroom: " + explain(error, speaker_of(args, translator)), file=sys.stderr)
        return FAILED


def speaker_of(args: Sequence[str], translator: Translator) -> Translator:
    """Who can speak of the game that the command is about, if its arguments name one."""
    slug = next((arg for arg in args if arg in slugs()), "")
    try:
        return Translator(translator.language, load(slug)) if slug else translator
    except BadInput:  # it does not load
        return translator


def explain(error: Exception, translator: Translator) -> str:
    """One line about what went wrong."""
    if isinstance(error, BadInput):
        known = translator.has(f"bad-input-{error.key}", "en")
        speaker = translator if known else translator_about(translator.language, error.key)
        return speaker.complaint(error)
    if isinstance(error, Illegal):
        known = translator.has(f"illegal-{error.key}", "en")
        speaker = translator if known else translator_about(translator.language, error.key)
        return f"{speaker.refusal(error)} ({error.rule})"
    if isinstance(error, UnicodeDecodeError):
        return translator.complaint(BadInput("file-not-text", file="-"))
    if isinstance(error, OSError):
        file = str(error.filename or "")
        return translator.say("cli-file-error", file=file, reason=file_trouble(error))
    missing = getattr(error, "param", None)
    if type(error).__name__ == "MissingParameter" and missing is not None:
        return translator.say("cli-missing", what=missing.metavar or missing.name)
    if type(error).__name__ == "NoSuchOption":
        return translator.say("cli-no-option", option=getattr(error, "option_name", ""))
    if type(error).__name__ == "BadOptionUsage":
        return translator.say("cli-bad-use", option=getattr(error, "option_name", ""))
    if type(error).__name__ == "BadParameter" and missing is not None:
        return translator.say("cli-bad-value", option=missing.opts[0], **wrong_value(error))
    if hasattr(error, "format_message"):  # what else the command line itself complains about
        return translator.say("cli-try-help")
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return translator.say("cli-defect", what=what[:300])


def wrong_value(error: Exception) -> dict[str, Any]:
    """What was given for an option, and the bound that it is beyond, if that is what is wrong."""
    found: dict[str, Any] = {"value": "", "low": 0, "high": 0, "kind": "other"}
    for fault in getattr(error.__cause__, "errors", list)()[:1]:
        bounds = fault.get("ctx", {})
        found["value"] = shown(fault.get("input"))
        if "le" in bounds:
            found |= {"high": bounds["le"], "kind": "most"}
        elif "ge" in bounds:
            found |= {"low": bounds["ge"], "kind": "least"}
    return found


def build(translator: Translator, given: str) -> Any:
    """The command with its help in the translator's language; a language given anywhere counts for
    every command."""
    app = group(COMMANDS, "help", translator.say("help-throneroom"), translator)
    app.callback()(throneroom_)
    command = typer.main.get_command(app)
    translate(command, translator, given)
    return command


USUAL = "survey"  # of `study`: what is meant where only what it is about is named


class Words(TyperGroup):
    """Commands by their words; an unknown word is answered in the language of the others."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if USUAL in self.commands and args[0] not in self.commands:
            return USUAL, self.commands[USUAL], args
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            raise BadInput("unknown-command", command=cmd_name[:60], commands=list(self.commands))
        return found


def group(commands: Commands, key: str, about: str, translator: Translator) -> typer.Typer:
    """Commands, and commands of commands; the help of each is a message that is named after it."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help=about, cls=Words)
    for name, what in commands.items():
        own = f"{key}-{name}"
        text = translator.say(own)
        if isinstance(what, Mapping):
            part = group(what, own, text, translator)
            part.callback(invoke_without_command=True)(explain_commands)
            app.add_typer(part, name=name)
        else:
            app.command(name, help=text)(what)
    return app


def translate(command: Any, translator: Translator, given: str) -> None:
    """Say all help in the translator's language, and let the language given count."""
    for param in command.params:
        if getattr(param, "help", None):
            param.help = translator.say(param.help)
        if param.name == "lang":
            param.default = given
    for part in getattr(command, "commands", {}).values():
        translate(part, translator, given)


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


def explain_commands(ctx: typer.Context, lang: Lang = "") -> None:
    """Commands without one of them tell which there are."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


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
