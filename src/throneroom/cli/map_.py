"""`throneroom map`: a position, or a new game, as an SVG picture with names in one language."""

from pathlib import Path
from typing import Annotated

import typer

from throneroom.cli.console import Lang, Screen, Slug, language, read_text
from throneroom.cli.position import read_position
from throneroom.kernel import BadInput, load
from throneroom.text import Translator

Position = Annotated[str, typer.Option("--position", metavar="FILE", help="help-map-position")]


def map_(
    slug: Slug,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="help-output")
    ] = "-",
    position: Position = "",
    lang: Lang = "",
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    if game.svg is None:
        raise BadInput("no-map", game=slug)
    if position:
        state = read_position(game, read_text(position))
    else:
        state = game.start(game.usual_seats)
    picture = game.svg(state.table, translator.name)
    if output == "-":
        print(picture)
        return
    Path(output).write_text(picture, "utf-8")
    Screen().print(translator.say("map-written", file=output))
