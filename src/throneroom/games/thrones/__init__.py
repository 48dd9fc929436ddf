"""A Game of Thrones: The Board Game, second edition (T1-T34).

One module per chapter of the rules; this one only puts them together.
"""

from collections.abc import Mapping
from typing import Any

from throneroom.games.thrones import (
    actions,
    aftermath,
    bidding,
    blade,
    cards_after,
    casualties,
    combat,
    control,
    house_cards,
    influence,
    march,
    mustering,
    neutral_forces,
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
from throneroom.games.thrones.imagine import imagine
from throneroom.games.thrones.judge import judge
from throneroom.games.thrones.position import check_position, from_json, to_json
from throneroom.games.thrones.setup import OPTIONS, set_up
from throneroom.games.thrones.state import Table
from throneroom.games.thrones.table_svg import picture
from throneroom.games.thrones.terminal import draw
from throneroom.games.thrones.view import context, seat_names, seat_view, view
from throneroom.kernel import Game

_CHAPTERS = (
    actions,
    rounds,
    westeros,
    supply,
    mustering,
    bidding,
    influence,
    planning,
    raven,
    raids,
    march,
    support,
    neutral_forces,
    combat,
    house_cards,
    blade,
    tides,
    casualties,
    retreat,
    aftermath,
    cards_after,
    power,
    control,
    ports,
    wildlings,
    wildling_cards,
    victory,
)


def _merged(table: str) -> Mapping[str, Any]:
    """The entries of all chapters; no two chapters may claim the same name."""
    merged: dict[str, Any] = {}
    for chapter in _CHAPTERS:
        entries = getattr(chapter, table, {})
        twice = merged.keys() & entries.keys()
        if twice:
            raise ValueError(f"{table} declared twice: {sorted(twice)}")
        merged.update(entries)
    return merged


def _rounds(t: Table) -> int:
    return t.round


GAME = Game(
    slug="thrones",
    version="2",
    seats=range(3, 7),
    options=OPTIONS,
    steps=_merged("STEPS"),
    questions=_merged("QUESTIONS"),
    verbs=_merged("VERBS"),
    events=_merged("EVENTS"),
    set_up=set_up,
    view=view,
    seat_view=seat_view,
    to_json=to_json,
    from_json=from_json,
    check_position=check_position,
    imagine=imagine,
    judge=judge,
    rounds=_rounds,
    seat_names=seat_names,
    context=context,
    draw=draw,
    svg=picture,
    secret_talk=True,  # T31.5
    title="A Game of Thrones: The Board Game",
)
