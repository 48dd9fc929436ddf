"""Everything that can happen, and who may know what about it: W25."""

from typing import Final

from throneroom.games.watch.content import (
    ANY_CARD,
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


def _open(rule: str, *params: Param) -> EventForm:
    """An event that everybody sees, with the rule that it carries out."""
    return EventForm(params, rule=rule)


EVENTS: Final[dict[str, EventForm]] = {
    # the turn
    "first_player": _open("W4.5", _SEAT),
    "turn": _open("W5.10", _SEAT),
    "rolled": _open("W5.4", _SEAT, Param("one"), Param("two"), Param("die")),
    "gained": _open("W6.4", _SEAT, _CARDS),
    "shortage": _open("W6.12", _RESOURCE),
    "took": _open("W25.10", _SEAT, _CARDS),
    "discarded": _open("W7.2", _SEAT, _CARDS),
    "tormund": _open("W8.1", _SEAT, Param("place", PLACES)),
    "stole": EventForm((_SEAT, _OTHER), (_RESOURCE,), rule="W25.5"),
    "stole_nothing": _open("W7.9", _SEAT, _OTHER),
    # trade
    "traded": _open("W9.11", _SEAT, Param("give", RESOURCES), _COUNT, Param("get", RESOURCES)),
    "offered": _open("W9.5", _SEAT, _GIVE, _GET, Param("everybody"), Param("to", SEATS, many=True)),
    "accepted": _open("W9.10", _SEAT),
    "refused": _open("W9.10", _SEAT),
    "countered": _open("W9.10", _SEAT, _GIVE, _GET),
    "dealt": _open("W9.10", _SEAT, _OTHER, _GIVE, _GET),
    # building and cards
    "road": _open("W11.5", _SEAT, Param("path", PATHS)),
    "road_removed": _open("W18.6", _SEAT, Param("path", PATHS)),
    "settlement": _open("W12.1", _SEAT, Param("site", SITES)),
    "keep": _open("W12.7", _SEAT, Param("site", SITES)),
    "guard": _open("W13.2", _SEAT, _SECTION),
    "bought": EventForm((_SEAT,), (Param("card", ANY_CARD),), rule="W14.1"),
    "card_played": _open("W14.3", _SEAT, Param("card", ANY_CARD)),
    "monopolized": _open("W26.9", _SEAT, _OTHER, _CARDS),
    "longest_road": _open("W15.5", _SEAT, _COUNT),
    "longest_road_aside": _open("W15.9", _SEAT),
    "most_patrols": _open("W16.1", _SEAT, _COUNT),
    "most_patrols_aside": _open("W16.5", _SEAT),
    "patrol_discarded": _open("W18.16", _SEAT),
    # wildlings
    "wildling": _open("W19.4", Param("token", TOKENS), Param("camp")),
    "no_figure": _open("W19.7", Param("token", TOKENS)),
    "pool_renewed": _open("W19.8", _COUNT),
    "rush": _open("W21.1", _CLAN),
    "arrived": _open("W20.1", _CLAN, _WILDLING, _SECTION),
    "giant_left": _open("W20.8", _SECTION),
    "sixth_wildling": _open("W20.10", _SECTION),
    "guard_lost": _open("W13.6", _SEAT, _SECTION),
    "breach": _open("W22.1", _SECTION),
    "breach_marker": _open("W22.1", _COUNT),
    "crossed": _open("W22.4", _WILDLING, _SECTION, _HEX),
    "left_gift": _open("W22.7", _WILDLING, _HEX),
    "left_north": _open("W18.13", _WILDLING, Param("north", NORTH)),
    # heroes
    "hero_used": _open("W17.4", _SEAT, _HERO, Param("side", SIDES)),
    "hero_turned": _open("W17.9", _SEAT, _HERO),
    "hero_swapped": _open("W17.11", _SEAT, _HERO, Param("taken", HEROES)),
    "hero_kept": _open("W17.18", _SEAT, _HERO),
    "hero_removed": _open("W17.19", _SEAT, _HERO),
    "demanded": _open("W18.1", _SEAT, _OTHER, _RESOURCE),
    "demanded_in_vain": _open("W18.2", _SEAT, _OTHER, _RESOURCE),
    "gave_back": _open("W18.2", _SEAT, _OTHER, _RESOURCE),
    "looked": EventForm((_SEAT, _OTHER), (_CARDS,), rule="W18.11"),
    "took_nothing": _open("W18.11", _SEAT, _OTHER),
    "saw_cards": EventForm((_SEAT,), (Param("cards", CARDS, many=True),), rule="W18.10"),
    # the end
    "points_revealed": _open("W14.20", _SEAT, _COUNT),
    "game_over": _open("W24.16", Param("winners", SEATS, many=True)),
}
