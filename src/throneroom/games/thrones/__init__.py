"""A Game of Thrones: The Board Game, second edition (T1-T34).

One module per chapter of the rules; this one only puts them together.
"""

from typing import Final

from throneroom.games.thrones import (
    actions,
    aftermath,
    bidding,
    blade,
    cards_after,
    casualties,
    combat,
    house_cards,
    march,
    mustering,
    planning,
    ports,
    power,
    raids,
    raven,
    retreat,
    rounds,
    supply,
    support,
    tides,
    victory,
    westeros,
    wildling_cards,
    wildlings,
)
from throneroom.games.thrones.events import EVENTS
from throneroom.games.thrones.features import FEATURES
from throneroom.games.thrones.groups import GROUPS
from throneroom.games.thrones.imagine import imagine
from throneroom.games.thrones.judge import judge
from throneroom.games.thrones.march_offer import preview
from throneroom.games.thrones.planning import reopen
from throneroom.games.thrones.position import check_position, from_json, to_json
from throneroom.games.thrones.reasons import reasons
from throneroom.games.thrones.setup import OPTIONS, set_up
from throneroom.games.thrones.state import Table
from throneroom.games.thrones.story import STORY
from throneroom.games.thrones.support import TALKS
from throneroom.games.thrones.table_svg import picture
from throneroom.games.thrones.terminal import draw
from throneroom.games.thrones.victory import ENDINGS
from throneroom.games.thrones.view import seat_names, seat_view, view
from throneroom.kernel import Game, merged

_CHAPTERS: Final = (
    actions,
    rounds,
    westeros,
    supply,
    mustering,
    bidding,
    planning,
    raven,
    raids,
    march,
    support,
    combat,
    house_cards,
    blade,
    tides,
    casualties,
    retreat,
    aftermath,
    cards_after,
    power,
    ports,
    wildlings,
    wildling_cards,
    victory,
)


def _rounds(t: Table) -> int:
    return t.round


def _unsettled(t: Table) -> bool:
    """Whether a combat is being fought, or bids are being resolved."""
    return t.embattled >= 0 or max(t.bids) >= 0


GAME: Final = Game(
    slug="thrones",
    version="2",
    seats=range(3, 7),
    options=OPTIONS,
    steps=merged(_CHAPTERS, "STEPS"),
    questions=merged(_CHAPTERS, "QUESTIONS"),
    verbs=merged(_CHAPTERS, "VERBS"),
    events=EVENTS,
    set_up=set_up,
    view=view,
    seat_view=seat_view,
    preview=preview,
    to_json=to_json,
    from_json=from_json,
    check_position=check_position,
    imagine=imagine,
    endings=ENDINGS,
    judge=judge,
    features=FEATURES,
    reasons=reasons,
    rounds=_rounds,
    talks=TALKS,
    unsettled=_unsettled,
    reopen=reopen,
    seat_names=seat_names,
    draw=draw,
    svg=picture,
    secret_talk=True,  # T31.5
    story=STORY,
    groups=GROUPS,
    title="A Game of Thrones: The Board Game",
)
