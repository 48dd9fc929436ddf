"""`throneroom verify`: replays a record and checks its dice, its digests and its result."""

from typing import Annotated

import typer

from throneroom.cli.console import Lang, Screen, language, read_text
from throneroom.kernel import load
from throneroom.kernel.record import parse_record, replay, verify_end
from throneroom.text import Translator

RecordFile = Annotated[str, typer.Argument(help="help-record-file", metavar="FILE")]


def verify(file: RecordFile, lang: Lang = "") -> None:
    record = parse_record(read_text(file))
    game = load(record.header.slug)
    match = replay(game, record)
    verify_end(record, match)
    translator = Translator(language(lang), game)
    screen = Screen()
    screen.print(
        translator.say("verify-good", moves=len(match.moves), title=translator.title()),
        match.state.digest(),
    )
    screen.print(translator.say(f"verify-dice-{record.header.chance[0]}"))
    if match.state.outcome() is None:
        screen.print(translator.say("verify-unfinished"))
