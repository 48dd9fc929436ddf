"""Game of Thrones: The Iron Throne, for 3 to 5 players.

The modules follow the chapters of docs/rules/iron_throne.md: setup (I2), sides (I3), turn (I4),
preparation (I5), support (I6), encounter (I7, I8), truce (I9, I19), resolution (I10), hostages
(I11), power (I12, I13), cards (I14), influence (I15), windows (I16, I17), effects with conditions,
selectors and choices (I18), talk (I19), withdrawing (I20), view and imagination (I21).

Every list of options is computed here and every other action refused (I22.2). The table knows seats
and houses but no players, so a bot may take over a seat at any time with full rights (I22.5, IR60).
"""

from typing import Final

from throneroom.games.iron_throne import (
    choices,
    effects,
    encounter,
    hostages,
    preparation,
    resolution,
    setup,
    support,
    truce,
    turn,
    windows,
)
from throneroom.games.iron_throne.actions import VERBS
from throneroom.games.iron_throne.content import (
    HOUSES,
    SPECIAL_EVENTS,
)
from throneroom.games.iron_throne.events import EVENTS
from throneroom.games.iron_throne.imagination import imagine
from throneroom.games.iron_throne.judge import judge
from throneroom.games.iron_throne.position import from_json, to_json
from throneroom.games.iron_throne.state import Table
from throneroom.games.iron_throne.talk import STATEMENTS, check_statement
from throneroom.games.iron_throne.terminal import draw
from throneroom.games.iron_throne.view import context, seat_view, view
from throneroom.kernel import Game, Option


def _turns(t: Table) -> int:
    return t.turn


def _seat_names(t: Table) -> tuple[str, ...]:
    return tuple(
        HOUSES.ids[house] if house >= 0 else f"seat_{seat}" for seat, house in enumerate(t.house)
    )


GAME: Final = Game(
    slug="iron_throne",
    version="1",
    seats=range(3, 6),  # I1.1
    options=(
        Option("houses", "random", ("random", "pick")),  # I2.1
        Option("special_events", "three_influential", tuple(SPECIAL_EVENTS)),  # IR5
        Option("turn_limit", 200, low=1, high=1000),  # I22.6
        Option("claim_statements", True),  # IR50
    ),
    steps={
        **setup.STEPS,
        **turn.STEPS,
        **preparation.STEPS,
        **support.STEPS,
        **encounter.STEPS,
        **truce.STEPS,
        **resolution.STEPS,
        **hostages.STEPS,
        **windows.STEPS,
        **effects.STEPS,
    },
    questions={
        **setup.QUESTIONS,
        **preparation.QUESTIONS,
        **support.QUESTIONS,
        **encounter.QUESTIONS,
        **truce.QUESTIONS,
        **resolution.QUESTIONS,
        **hostages.QUESTIONS,
        **windows.QUESTIONS,
        **choices.QUESTIONS,
    },
    verbs=VERBS,
    events=EVENTS,
    set_up=setup.set_up,
    view=view,
    seat_view=seat_view,
    to_json=to_json,
    from_json=from_json,
    imagine=imagine,
    judge=judge,
    rounds=_turns,
    seat_names=_seat_names,
    context=context,
    draw=draw,
    title="Game of Thrones: The Iron Throne",
    statements=STATEMENTS,
    check_statement=check_statement,
)
