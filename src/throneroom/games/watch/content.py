"""The box: resources, cards, heroes, wildlings, costs and layouts, as tables indexed by int."""

import json
from importlib.resources import files
from typing import Any, Final

from throneroom.kernel import Names


def load(name: str) -> Any:
    """One of the data files that come with the game."""
    return json.loads((files(__package__) / "data" / f"{name}.json").read_text("utf-8"))


_COSTS: Final = load("costs")
_CARDS: Final = load("development_cards")
_HEROES: Final = load("hero_cards")
_TRAILS: Final = load("trails")
_WILDLINGS: Final = load("wildlings")
_POINTS: Final = load("victory_points")
_SETUP: Final = load("setup")
_LAYOUTS: Final = load("layouts")

PLAYERS: Final = range(_SETUP["players"]["min"], _SETUP["players"]["max"] + 1)  # W1.1, W26.1
COLOURS: Final = Names("colour", _SETUP["players"]["colours"])

# Resources and the terrain that yields each: W1.4
RESOURCES: Final = Names("resource", [r["id"] for r in _COSTS["resources"]])
TERRAINS: Final = Names("terrain", [*(r["terrain"] for r in _COSTS["resources"]), "desert"])
DESERT: Final = len(RESOURCES.ids)  # W26.3
ANY: Final = len(RESOURCES.ids)  # what a harbour for everything is for: W26.7
FREIGHTS: Final = Names("resource", (*RESOURCES.ids, "any"))
CARDS_OF_EACH: Final[int] = _COSTS["cards_per_resource"]  # W1.5

ROADS: Final[int] = _COSTS["pieces_per_player"]["road"]  # W1.2, WR7
SETTLEMENTS: Final[int] = _COSTS["pieces_per_player"]["settlement"]
KEEPS: Final[int] = _COSTS["pieces_per_player"]["keep"]
GUARDS: Final[int] = _COSTS["pieces_per_player"]["guard"]  # W1.3


def _cost(thing: str) -> tuple[int, ...]:
    return tuple(_COSTS["costs"][thing][resource] for resource in RESOURCES.ids)


ROAD_COST: Final = _cost("road")  # W11.2
SETTLEMENT_COST: Final = _cost("settlement")
KEEP_COST: Final = _cost("keep")
GUARD_COST: Final = _cost("guard")  # W13.1
CARD_COST: Final = _cost("development_card")

RATE: Final = {  # by whether it is Brotherhood: W2.3, W9.12, W9.13
    True: int(_COSTS["supply_trade_rate"]["brotherhood"]),
    False: int(_COSTS["supply_trade_rate"]["base"]),
}
ANY_RATE: Final[int] = _COSTS["supply_trade_rate"]["with_any_harbour"]  # W26.7
ROUTE_RATE: Final[int] = _COSTS["supply_trade_rate"]["with_matching_trade_route"]  # W1.17, W9.14
HAND_LIMIT: Final[int] = _COSTS["hand_limit_on_seven"]  # W7.2

# Development cards: W1.7, W1.8, WR4
CARDS: Final = Names("card", [card["id"] for card in _CARDS["cards"]])
PATROL: Final = 0
RECRUITS: Final = 1
ROAD_BUILDING: Final = 2
WINTER: Final = 3
VICTORY_POINT: Final = 4
DECK: Final = {
    True: tuple(card["count"]["brotherhood"] for card in _CARDS["cards"]),
    False: tuple(card["count"]["base"] for card in _CARDS["cards"]),
}

# On the island the place of New Recruits is taken by Monopoly: W26.8
MONOPOLY: Final = RECRUITS
ISLAND_DECK: Final = tuple(card["count"]["catan"] for card in _CARDS["cards"])
ISLAND_CARDS: Final = Names(
    "card", [card.get("on_the_island", card["id"]) for card in _CARDS["cards"]]
)
ANY_CARD: Final = Names("card", (*CARDS.ids, "monopoly"))

# Victory points: W23.1-W23.4
TARGET: Final[int] = _POINTS["target"]
SETTLEMENT_POINTS: Final[int] = _POINTS["settlement"]
KEEP_POINTS: Final[int] = _POINTS["keep"]
LONGEST_ROAD_POINTS: Final = {  # by whether it is Brotherhood: W15.12
    True: int(_POINTS["longest_road"]["brotherhood"]),
    False: int(_POINTS["longest_road"]["base"]),
}
MOST_PATROLS_POINTS: Final = {  # W16.3
    True: int(_POINTS["most_patrols"]["brotherhood"]),
    False: int(_POINTS["most_patrols"]["base"]),
}
LONGEST_ROAD_MINIMUM: Final[int] = _POINTS["longest_road"]["minimum"]  # W15.5
MOST_PATROLS_MINIMUM: Final[int] = _POINTS["most_patrols"]["minimum"]  # W16.1
GUARD_POINTS: Final = tuple(  # by the number of guards on the Wall: W13.8, W23.4, WR67
    next(int(row["points"]) for row in _POINTS["guards_on_wall"] if guards <= row["guards"][1])
    for guards in range(GUARDS + 1)
)

# Heroes: W1.15, WR6
HEROES: Final = Names("hero", [hero["id"] for hero in _HEROES["heroes"]])
JEOR_MORMONT: Final = 0
BOWEN_MARSH: Final = 1
SAMWELL_TARLY: Final = 2
OTHELL_YARWYCK: Final = 3
ALLISER_THORNE: Final = 4
MELISANDRE: Final = 5
MANCE_RAYDER: Final = 6
BENJEN_STARK: Final = 7
YGRITTE: Final = 8
YOREN: Final = 9
QHORIN_HALFHAND: Final = 10
SIDES: Final = Names("side", ("a", "b"))
HERO_WINDOWS: Final = {  # when each may be used: W17.15, W17.16, WR32
    str(hero["id"]): frozenset[str](hero["windows"]) for hero in _HEROES["heroes"]
}
FIRST_HEROES: Final = {  # W4.7, W4.8, WR65
    int(players): tuple(HEROES.index[hero] for hero in heroes)
    for players, heroes in _HEROES["starting_heroes_by_seat"].items()
}

# Wildlings: W1.13, W1.14, W3.16, W19.1
CLANS: Final = Names("clan", [clan["id"] for clan in _TRAILS["clan_areas_west_to_east"]])
KINDS: Final = Names("wildling", [kind["id"] for kind in _WILDLINGS["kinds"]])
REGULAR: Final = 0
CLIMBER: Final = 1
GIANT: Final = 2
FIGURES: Final = tuple(int(kind["figures"]) for kind in _WILDLINGS["kinds"])
TOKENS: Final = Names("token", [f"{clan}_{kind}" for clan in CLANS.ids for kind in KINDS.ids])
TOKEN_CLAN: Final = tuple(token // len(KINDS.ids) for token in range(9))
TOKEN_KIND: Final = tuple(token % len(KINDS.ids) for token in range(9))
_BAG: Final = {f"{row['clan']}_{row['kind']}": int(row["count"]) for row in _WILDLINGS["token_bag"]}
TOKEN_COUNTS: Final = tuple(_BAG[token] for token in TOKENS.ids)
CAMPS: Final[int] = _WILDLINGS["limits"]["camps_per_clan_area"]
GUARD_SPACES: Final[int] = _WILDLINGS["limits"]["guards_per_section"]  # W1.12, W13.3
LAST_BREACH: Final[int] = _WILDLINGS["limits"]["breaches_that_end_the_game"]  # W1.16, W24.8
WILDLINGS_ON_HEX: Final[int] = _WILDLINGS["limits"]["wildlings_per_gift_hex"]  # W22.5
GIFT_LIMIT: Final[int] = _WILDLINGS["limits"]["gift_wildlings_that_end_the_game"]  # W24.9
SECTIONS: Final = Names("section", ("1", "2", "3", "4"))

# A face of the wildling die names a clan and a section; -1 where no trail bears it. W1.10, W3.17,
# W3.18. Index 0 is no face.
WILDLING_DIE: Final = len(_TRAILS["die_to_trail"])
_TRAIL: Final = {row["face"]: row for row in _TRAILS["die_to_trail"] if row["clan"]}
TRAIL_CLAN: Final = tuple(
    CLANS.index[_TRAIL[face]["clan"]] if face in _TRAIL else -1 for face in range(WILDLING_DIE + 1)
)
TRAIL_SECTION: Final = tuple(
    _TRAIL[face]["section"] - 1 if face in _TRAIL else -1 for face in range(WILDLING_DIE + 1)
)
# The sections that a clan's rush leads to, by its lowest and its highest trail: W21.5, WR23
RUSH_SECTIONS: Final = tuple(
    (TRAIL_SECTION[clan["rush_first_trail"]], TRAIL_SECTION[clan["rush_second_trail"]])
    for clan in _TRAILS["clan_areas_west_to_east"]
)

# A wildling north of the Wall: one in a camp, or one of those in a clearing.
NORTH: Final = Names(
    "north",
    [f"{clan}_{camp + 1}" for clan in CLANS.ids for camp in range(CAMPS)]
    + [f"clearing_{section}" for section in SECTIONS.ids],
)
FIRST_CLEARING: Final = len(CLANS.ids) * CAMPS

# Terrain, number tokens and routes of each board: W1.18-W1.22, W1.28, WR2
LAYOUTS: Final[dict[str, Any]] = {layout["id"]: layout for layout in _LAYOUTS["layouts"]}
RED_NUMBERS: Final = frozenset[int](_LAYOUTS["red_numbers"])  # W1.20
FIXED_START: Final[dict[str, Any]] = LAYOUTS["base"]["fixed_start"]  # W4.21
