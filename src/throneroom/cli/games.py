"""`throneroom games`: lists the games with seats and options."""

import json
from typing import Any

from rich.table import Table

from throneroom.cli.console import AsJson, Lang, Screen, language
from throneroom.kernel import BadInput, Game, Option, load, slugs
from throneroom.text import Translator


def games(lang: Lang = "", as_json: AsJson = False) -> None:
    tongue = language(lang)
    found = [game for slug in slugs() if (game := installed(slug)) is not None]
    if as_json:
        print(json.dumps([told(game, Translator(tongue, game)) for game in found]))
        return
    words = Translator(tongue)
    table = Table(
        words.say("games-slug"),
        words.say("games-title"),
        words.say("games-seats"),
        words.say("games-options"),
        show_lines=True,
    )
    for game in found:
        translator = Translator(tongue, game)
        options = "\n".join(option_line(option, translator) for option in game.options)
        table.add_row(game.slug, translator.title(), seats_of(game), options)
    Screen().print(table)


def installed(slug: str) -> Game | None:
    """The game, or None if the package that promises it does not deliver."""
    try:
        return load(slug)
    except (ImportError, AttributeError, BadInput):
        return None


def seats_of(game: Game) -> str:
    """The range of seats as people write it."""
    return f"{game.seats[0]}–{game.seats[-1]}"


def option_line(option: Option, translator: Translator) -> str:
    """An option with its name, its values and what it is about."""
    return f"{option.name}={values_of(option)}  {translator.option(option.name)}"


def values_of(option: Option) -> str:
    """The values of an option, the default one first."""
    if option.many:
        return ",".join(option.choices) + ",…"
    if option.choices:
        rest = [choice for choice in option.choices if choice != option.default]
        return "|".join([option.default, *rest])
    if isinstance(option.default, bool):
        return "true|false" if option.default else "false|true"
    if option.text is not None:
        return str(option.default or "…")
    return f"{option.default} ({option.low}–{option.high})"


def told(game: Game, translator: Translator) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "slug": game.slug,
        "title": translator.title(),
        "version": game.version,
        "seats": list(game.seats),
        "options": [option.to_json() for option in game.options],
    }
