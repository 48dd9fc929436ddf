"""Everything that can happen, and who may know what about it: W25."""

from typing import Final

from throneroom.games.watch.content import (
    CARDS,
    CLANS,
    HEROES,
    KINDS,
    NORTH,
    RESOURCES,
    SECTIONS,
    SIDES,
    TOKENS,
)
from throneroom.games.watch.geometry import HEXES, PATHS, PLACES, SITES
from throneroom.kernel import SEATS, EventForm, Param

_SEAT: Final = Param("seat", SEATS)
_OTHER: Final = Param("other", SEATS)
_RESOURCE: Final = Param("resource", RESOURCES)
_CARDS: Final = Param("cards", RESOURCES, many=True)
_GIVE: Final = Param("give", RESOURCES, many=True)
_GET: Final = Param("get", RESOURCES, many=True)
_SECTION: Final = Param("section", SECTIONS)
_CLAN: Final = Param("clan", CLANS)
_WILDLING: Final = Param("wildling", KINDS)
_HEX: Final = Param("hex", HEXES)
_HERO: Final = Param("hero", HEROES)
_COUNT: Final = Param("count")


def _open(*params: Param) -> EventForm:
    return EventForm(params)


EVENTS: Final[dict[str, EventForm]] = {
    # the turn
    "first_player": _open(_SEAT),
    "turn": _open(_SEAT),
    "rolled": _open(_SEAT, Param("one"), Param("two"), Param("die")),
    "gained": _open(_SEAT, _CARDS),
    "shortage": _open(_RESOURCE),
    "took": _open(_SEAT, _CARDS),
    "discarded": _open(_SEAT, _CARDS),
    "tormund": _open(_SEAT, Param("place", PLACES)),
    "stole": EventForm((_SEAT, _OTHER), (_RESOURCE,)),  # W25.5
    "stole_nothing": _open(_SEAT, _OTHER),
    # trade
    "traded": _open(_SEAT, Param("give", RESOURCES), _COUNT, Param("get", RESOURCES)),
    "offered": _open(_SEAT, _GIVE, _GET, Param("everybody"), Param("to", SEATS, many=True)),
    "accepted": _open(_SEAT),
    "refused": _open(_SEAT),
    "countered": _open(_SEAT, _GIVE, _GET),
    "dealt": _open(_SEAT, _OTHER, _GIVE, _GET),
    # building and cards
    "road": _open(_SEAT, Param("path", PATHS)),
    "road_removed": _open(_SEAT, Param("path", PATHS)),
    "settlement": _open(_SEAT, Param("site", SITES)),
    "keep": _open(_SEAT, Param("site", SITES)),
    "guard": _open(_SEAT, _SECTION),
    "bought": EventForm((_SEAT,), (Param("card", CARDS),)),
    "card_played": _open(_SEAT, Param("card", CARDS)),
    "longest_road": _open(_SEAT, _COUNT),
    "longest_road_aside": _open(_SEAT),
    "most_patrols": _open(_SEAT, _COUNT),
    "most_patrols_aside": _open(_SEAT),
    "patrol_discarded": _open(_SEAT),
    # wildlings
    "wildling": _open(Param("token", TOKENS), Param("camp")),
    "no_figure": _open(Param("token", TOKENS)),
    "pool_renewed": _open(_COUNT),
    "rush": _open(_CLAN),
    "arrived": _open(_CLAN, _WILDLING, _SECTION),
    "giant_left": _open(_SECTION),
    "sixth_wildling": _open(_SECTION),
    "guard_lost": _open(_SEAT, _SECTION),
    "breach": _open(_SECTION),
    "breach_marker": _open(_COUNT),
    "crossed": _open(_WILDLING, _SECTION, _HEX),
    "left_gift": _open(_WILDLING, _HEX),
    "left_north": _open(_WILDLING, Param("north", NORTH)),
    # heroes
    "hero_used": _open(_SEAT, _HERO, Param("side", SIDES)),
    "hero_turned": _open(_SEAT, _HERO),
    "hero_swapped": _open(_SEAT, _HERO, Param("taken", HEROES)),
    "hero_kept": _open(_SEAT, _HERO),
    "hero_removed": _open(_SEAT, _HERO),
    "demanded": _open(_SEAT, _OTHER, _RESOURCE),
    "demanded_in_vain": _open(_SEAT, _OTHER, _RESOURCE),
    "gave_back": _open(_SEAT, _OTHER, _RESOURCE),
    "looked": EventForm((_SEAT, _OTHER), (_CARDS,)),  # W25.6
    "took_nothing": _open(_SEAT, _OTHER),
    "saw_cards": EventForm((_SEAT,), (Param("cards", CARDS, many=True),)),  # W25.7
    # the end
    "points_revealed": _open(_SEAT, _COUNT),
    "game_over": _open(Param("winners", SEATS, many=True)),
}
