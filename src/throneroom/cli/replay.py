"""`throneroom replay`: goes through a record, with everything revealed or as one seat saw it."""

from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from throneroom.cli.console import Lang, Screen, language, read_text
from throneroom.cli.drawing import draw
from throneroom.cli.position import View, check_view, standing
from throneroom.cli.verify import RecordFile
from throneroom.kernel import Event, Match
from throneroom.kernel import record as records
from throneroom.text import Translator


def replay(
    file: RecordFile,
    until: Annotated[int | None, typer.Option(metavar="N", help="help-until", min=0)] = None,
    view: View = None,
    lang: Lang = "",
) -> None:
    record = records.parse_record(read_text(file))
    game = records.game_of(record)
    translator = Translator(language(lang), game)
    whole = records.replay(game, record, until)
    check_view(whole.state, view)
    screen = Screen()
    match = Match.from_header(game, whole.header)
    for line in told(match, match.state.table.flow.events, view, translator):
        screen.print(Padding(line, (0, 0, 0, 4)))
    for number, move in enumerate(whole.moves, 1):
        # To another seat an action itself may tell too much; its events tell what they may.
        if view is None or view == move.seat:
            seat = translator.seat(translator.look_at(match.state.table), move.seat)
            mark = "!" if move.forced else ""
            text = escape(game.write(move.action))
            screen.print(f"[bold]{number}{mark}[/] {escape(seat)}: {text}")
        events = match.play(move.seat, move.action, move.forced)
        for line in told(match, events, view, translator):
            screen.print(Padding(line, (0, 0, 0, 4)))
    screen.print(draw(whole.state, view, translator))
    screen.print(standing(whole.state, translator))


def told(match: Match, events: list[Event], view: int | None, translator: Translator) -> list[str]:
    """Events as far as the seat may know them; all of each without a seat."""
    seats = translator.look_at(match.state.table)
    known = [match.game.describe(event, view, reveal=view is None) for event in events]
    say = translator.event_revealed if view is None else translator.event
    return [escape(say(event, seats)) for event in known if event]
