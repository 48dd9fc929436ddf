"""`throneroom content`: how much of what the cards of a game print works already."""

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from throneroom.cli.console import AsJson, Lang, Screen, language
from throneroom.kernel import BadInput
from throneroom.text import Translator

if TYPE_CHECKING:
    from throneroom.games.ice_and_fire.content_status import Status

GAME_WITH_TEXTS = "ice_and_fire"  # in the other games everything that is printed works


def content(
    slug: Annotated[str, typer.Argument(help="help-content-game", metavar="GAME")],
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    tongue = language(lang)
    if slug != GAME_WITH_TEXTS:
        raise BadInput("no-content", game=slug[:60], games=[GAME_WITH_TEXTS])
    # Imported here, so that other commands start without it.
    from throneroom.games.ice_and_fire import GAME
    from throneroom.games.ice_and_fire.content import FACTIONS
    from throneroom.games.ice_and_fire.content_status import Status as Counts
    from throneroom.games.ice_and_fire.content_status import status_of

    found = {FACTIONS.ids[faction]: status_of(faction) for faction in range(len(FACTIONS.ids))}
    if as_json:
        print(json.dumps([told(faction, status) for faction, status in found.items()]))
        return
    translator = Translator(tongue, GAME)
    kinds = (translator.say(f"content-{kind}") for kind in Counts._fields)
    table = Table(translator.say("content-faction"), *kinds, translator.say("content-complete"))
    for faction, status in found.items():
        complete = translator.say(f"content-{'yes' if status.is_complete() else 'no'}")
        counts = (
            translator.say("content-count", done=count.done, total=count.total) for count in status
        )
        table.add_row(translator.name("faction", faction), *counts, complete)
    Screen().print(table)


def told(faction: str, status: "Status") -> dict[str, object]:
    """What of a faction works, as JSON."""
    counts = {
        kind: {"total": count.total, "done": count.done}
        for kind, count in zip(status._fields, status, strict=True)
    }
    return {"faction": faction, **counts, "complete": status.is_complete()}
