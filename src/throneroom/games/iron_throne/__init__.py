"""Game of Thrones: The Iron Throne, for 3 to 5 players.

The modules follow the chapters of docs/rules/iron_throne.md: setup (I2), sides (I3), turn (I4),
preparation (I5), support (I6), encounter (I7, I8), truce (I9, I19), resolution (I10), hostages
(I11), power (I12, I13), cards (I14), influence (I15), windows (I16, I17), effects with conditions,
selectors and choices (I18), talk (I19), withdrawing (I20), view and imagine (I21).

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
from throneroom.games.iron_throne.events import EVENTS
from throneroom.games.iron_throne.features import FEATURES
from throneroom.games.iron_throne.groups import GROUPS
from throneroom.games.iron_throne.imagine import imagine
from throneroom.games.iron_throne.influence import ENDINGS
from throneroom.games.iron_throne.judge import judge
from throneroom.games.iron_throne.position import check_position, from_json, to_json
from throneroom.games.iron_throne.reasons import reasons
from throneroom.games.iron_throne.setup import OPTIONS, set_up
from throneroom.games.iron_throne.story import STORY
from throneroom.games.iron_throne.table_svg import picture
from throneroom.games.iron_throne.talk import STATEMENTS, check_statement
from throneroom.games.iron_throne.terminal import draw
from throneroom.games.iron_throne.truce import TALKS, unsettled
from throneroom.games.iron_throne.turn import turns
from throneroom.games.iron_throne.view import seat_names, seat_view, view
from throneroom.kernel import Game, merged

_CHAPTERS: Final = (
    setup,
    turn,
    preparation,
    support,
    encounter,
    truce,
    resolution,
    hostages,
    windows,
    effects,
    choices,
)

GAME: Final = Game(
    slug="iron_throne",
    version="3",
    seats=range(3, 6),  # I1.1
    options=OPTIONS,
    steps=merged(_CHAPTERS, "STEPS"),
    questions=merged(_CHAPTERS, "QUESTIONS"),
    verbs=VERBS,
    events=EVENTS,
    set_up=set_up,
    view=view,
    seat_view=seat_view,
    to_json=to_json,
    from_json=from_json,
    check_position=check_position,
    imagine=imagine,
    endings=ENDINGS,
    judge=judge,
    features=FEATURES,
    reasons=reasons,
    rounds=turns,
    talks=TALKS,
    unsettled=unsettled,
    seat_names=seat_names,
    draw=draw,
    svg=picture,
    story=STORY,
    groups=GROUPS,
    title="Game of Thrones: The Iron Throne",
    statements=STATEMENTS,
    check_statement=check_statement,
)
