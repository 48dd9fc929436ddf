"""`throneroom map`: a game's board as an SVG picture with names in one language.

A game that can be drawn has beside its own module the data of its map, `data/map.json`, and a
module `map_svg` with `render(map_data, names) -> str`, where `names` are those of its areas by id.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from throneroom.cli.console import Lang, Screen, Slug, language
from throneroom.cli.drawing import beside
from throneroom.kernel import BadInput, load
from throneroom.kernel.registry import module_of
from throneroom.text import Translator, tables_of


def map_(
    slug: Slug,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="help-output")],
    lang: Lang = "",
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    drawing = beside(game, "map_svg")
    if drawing is None:
        raise BadInput("no-map", game=slug)
    data = json.loads((files(module_of(slug)) / "data" / "map.json").read_text("utf-8"))
    areas = [area for names in tables_of(game) if names.kind == "area" for area in names.ids]
    picture: str = drawing.render(data, {area: translator.name("area", area) for area in areas})
    if output == "-":
        print(picture)
        return
    Path(output).write_text(picture, "utf-8")
    Screen().print(translator.say("map-written", file=output))
