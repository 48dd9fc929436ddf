"""`throneroom position`: validates a position and prints the table and the seats to move."""

import json
from typing import Annotated, Any

import typer

from throneroom.cli.console import Lang, Screen, Slug, language, read_text
from throneroom.cli.drawing import draw
from throneroom.kernel import BadInput, Game, State, load
from throneroom.text import Translator

View = Annotated[int | None, typer.Option("--view", metavar="SEAT", help="help-view", min=0)]


def position(
    slug: Slug,
    file: Annotated[str, typer.Argument(help="help-position-file", metavar="FILE")],
    view: View = None,
    lang: Lang = "",
) -> None:
    game = load(slug)
    translator = Translator(language(lang), game)
    state = read_position(game, read_text(file))
    screen = Screen()
    check_view(state, view)
    screen.print(draw(state, view, translator))
    screen.print(standing(state, translator))


def read_position(game: Game, text: str) -> State:
    """The state that a JSON text describes."""
    try:
        document: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise BadInput("position-not-json", line=line) from None
    return game.from_position(document)


def check_view(state: State, view: int | None) -> None:
    """Complain about a seat that the game does not have."""
    if view is not None:
        state.check_seat(view)


def standing(state: State, translator: Translator) -> str:
    """Who is to move, or who has won."""
    seats = state.game.seat_names(state.table)
    outcome = state.outcome()
    if outcome is not None:
        winners = [translator.seat(seats, seat) for seat in outcome.winners]
        reason = translator.reason(outcome.reason)
        if not winners:
            return translator.say("table-lost", reason=reason)
        return translator.say("table-won", winners=winners, count=len(winners), reason=reason)
    movers = [f"{translator.seat(seats, seat)} ({seat})" for seat in state.to_move()]
    return translator.say("table-to-move", seats=movers)
