"""A Game of Thrones Catan: Brotherhood of the Watch, and its base game (W1-W25).

One module per chapter of the rules; this one only puts them together.
"""

from typing import Final

from throneroom.games.watch import (
    development,
    heroes,
    heroes_build,
    heroes_trade,
    production,
    setup,
    seven,
    tormund,
    trade,
    turn,
    wildlings,
)
from throneroom.games.watch.actions import VERBS
from throneroom.games.watch.board_svg import picture
from throneroom.games.watch.content import PLAYERS
from throneroom.games.watch.events import EVENTS
from throneroom.games.watch.features import FEATURES
from throneroom.games.watch.groups import GROUPS
from throneroom.games.watch.imagine import imagine
from throneroom.games.watch.judge import judge
from throneroom.games.watch.names import aliases
from throneroom.games.watch.position import check_position, from_json, to_json
from throneroom.games.watch.reasons import reasons
from throneroom.games.watch.setup import OPTIONS, set_up
from throneroom.games.watch.story import STORY
from throneroom.games.watch.terminal import draw
from throneroom.games.watch.trade import TALKS, unsettled
from throneroom.games.watch.victory import ENDINGS
from throneroom.games.watch.view import rounds, seat_names, seat_view, view
from throneroom.kernel import Game, merged

_CHAPTERS: Final = (
    setup,
    turn,
    production,
    seven,
    tormund,
    trade,
    development,
    heroes,
    heroes_trade,
    heroes_build,
    wildlings,
)

GAME: Final = Game(
    slug="watch",
    version="2",
    seats=PLAYERS,
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
    rounds=rounds,
    talks=TALKS,
    unsettled=unsettled,
    seat_names=seat_names,
    aliases=aliases,
    draw=draw,
    svg=picture,
    story=STORY,
    groups=GROUPS,
    title="A Game of Thrones: Catan - Brotherhood of the Watch",
)

__all__ = ["GAME"]
