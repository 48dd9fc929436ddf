"""A Game of Thrones Catan: Brotherhood of the Watch, and its base game."""

from throneroom.games.watch.actions import VERBS
from throneroom.games.watch.agenda import QUESTIONS, STEPS
from throneroom.games.watch.content import PLAYERS
from throneroom.games.watch.events import EVENTS
from throneroom.games.watch.judge import judge
from throneroom.games.watch.position import check_position, from_json, to_json
from throneroom.games.watch.setup import OPTIONS, set_up
from throneroom.games.watch.terminal import draw
from throneroom.games.watch.view import (
    context,
    imagine,
    rounds,
    seat_names,
    seat_view,
    view,
)
from throneroom.kernel import Game

GAME = Game(
    slug="watch",
    version="1",
    seats=PLAYERS,
    options=OPTIONS,
    steps=STEPS,
    questions=QUESTIONS,
    verbs=VERBS,
    events=EVENTS,
    set_up=set_up,
    view=view,
    seat_view=seat_view,
    to_json=to_json,
    from_json=from_json,
    check_position=check_position,
    imagine=imagine,
    judge=judge,
    rounds=rounds,
    seat_names=seat_names,
    context=context,
    draw=draw,
    title="A Game of Thrones: Catan - Brotherhood of the Watch",
)

__all__ = ["GAME"]
