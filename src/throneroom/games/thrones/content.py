"""The box and the board: data files loaded once into immutable tables, indexed by int.

The tables are the facts of T1 (components), T2.14-T2.24 (starting positions), T3.2, T3.3 and
T3.11 (areas), T5.10-T5.12 (Westeros decks), T6.2 (supply), T17.2 (Tides), T24.1 (ports) and T27
(terrain). Sets of areas are ints with one bit an area.
"""

import json
from importlib.resources import files
from typing import Any, Final

from throneroom.kernel import Names, bits


def _load(name: str) -> Any:
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text("utf-8"))


def mask_of(areas: "list[int] | tuple[int, ...]") -> int:
    """A set of areas as one int."""
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


# Houses: T1.1, T1.2. Their names in other languages are in the locale files (T32.5).
_SETUP: Final = _load("setup")
HOUSES: Final = Names("house", list(_SETUP["houses"]))
STARK: Final = 0
GREYJOY: Final = 1
LANNISTER: Final = 2
BARATHEON: Final = 3
TYRELL: Final = 4
MARTELL: Final = 5
MOST_POWER: Final = 20  # T1.7, T1.15

# Areas: land 0-37, sea 38-49, ports 50-57 (T3.2, T27.5). Islands are land areas whose neighbours
# are all sea; those that are no areas are decoration (T27.3, T27.4).
_AREAS: Final = _load("areas")["areas"]
AREAS: Final = Names("area", [area["id"] for area in _AREAS])
AREA_COUNT: Final = len(_AREAS)
_index = AREAS.index
LAND_MASK: Final = mask_of([i for i, a in enumerate(_AREAS) if a["kind"] == "land"])
SEA_MASK: Final = mask_of([i for i, a in enumerate(_AREAS) if a["kind"] == "sea"])
PORT_MASK: Final = mask_of([i for i, a in enumerate(_AREAS) if a["kind"] == "port"])
LANDS: Final = tuple(bits(LAND_MASK))
SEAS: Final = tuple(bits(SEA_MASK))
PORTS: Final = tuple(bits(PORT_MASK))
FIRST_SEA: Final = SEAS[0]
FIRST_PORT: Final = PORTS[0]
# T3.11: a border that is only a river is not in the list, one with a bridge is (T27.2, TR27.1).
NEIGHBOURS: Final = tuple(tuple(sorted(_index[n] for n in a["adjacent"])) for a in _AREAS)
NEIGHBOUR_MASK: Final = tuple(mask_of(near) for near in NEIGHBOURS)
BARRELS: Final = tuple(int(a["supply"]) for a in _AREAS)
CROWNS: Final = tuple(int(a["power"]) for a in _AREAS)
MUSTER_POINTS: Final = tuple(int(a["muster_points"]) for a in _AREAS)  # T7.2
STRONGHOLD_MASK: Final = mask_of([i for i, p in enumerate(MUSTER_POINTS) if p == 2])
CASTLE_MASK: Final = mask_of([i for i, p in enumerate(MUSTER_POINTS) if p == 1])
STRUCTURE_MASK: Final = STRONGHOLD_MASK | CASTLE_MASK
STRUCTURES: Final = tuple(bits(STRUCTURE_MASK))
HOME_OF: Final = tuple(HOUSES.index.get(a["home_of"], -1) for a in _AREAS)  # T3.3
HOMES: Final = tuple(HOME_OF.index(house) for house in range(6))
PORT_OF: Final = tuple(_index.get(a.get("port"), -1) for a in _AREAS)  # land -> port
PORT_LAND: Final = tuple(_index.get(a.get("port_land"), -1) for a in _AREAS)  # port -> land
PORT_SEA: Final = tuple(_index.get(a.get("port_sea"), -1) for a in _AREAS)  # port -> sea
PORT_CAPACITY: Final = 3  # T7.12, T24.3

# Units (T1.3, T3.1).
_UNITS: Final = _load("units")["units"]
UNITS: Final = Names("unit", [unit["id"] for unit in _UNITS])
FOOTMAN: Final = 0
KNIGHT: Final = 1
SHIP: Final = 2
SIEGE_ENGINE: Final = 3
UNIT_LIMIT: Final = tuple(int(u["limit"]) for u in _UNITS)
MUSTER_COST: Final = tuple(int(u["muster_cost"]) for u in _UNITS)  # T7.3
UNIT_LETTERS: Final = "fkse"

# Orders (T1.5, T1.6).
_ORDERS: Final = _load("orders")["orders"]
ORDERS: Final = Names("order", [order["id"] for order in _ORDERS])
MARCH: Final = 0
DEFENSE: Final = 1
SUPPORT: Final = 2
RAID: Final = 3
CONSOLIDATE_POWER: Final = 4
_TYPES: Final = ("march", "defense", "support", "raid", "consolidate_power")
ORDER_TYPE: Final = tuple(_TYPES.index(o["type"]) for o in _ORDERS)
ORDER_MODIFIER: Final = tuple(int(o["modifier"] or 0) for o in _ORDERS)
ORDER_COUNT: Final = tuple(int(o["count"]) for o in _ORDERS)
ORDER_SPECIAL: Final = tuple(bool(o["special"]) for o in _ORDERS)
SPECIAL_ORDERS: Final = mask_of([i for i, s in enumerate(ORDER_SPECIAL) if s])
ORDERS_OF_TYPE: Final = tuple(
    mask_of([i for i, kind in enumerate(ORDER_TYPE) if kind == wanted]) for wanted in range(5)
)

# Influence tracks (T9).
TRACKS: Final = Names("track", ["iron_throne", "fiefdoms", "kings_court"])
IRON_THRONE: Final = 0
FIEFDOMS: Final = 1
KINGS_COURT: Final = 2
KINGS_COURT_STARS: Final[dict[int, tuple[int, ...]]] = {  # T2.20
    int(n): tuple(count["kings_court_stars"]) for n, count in _SETUP["player_counts"].items()
}

# Supply (T6.2): at most so many armies of two or more, of three or more, of four or more units.
SUPPLY_ARMIES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(p["armies"]) for p in _load("supply_track")["positions"]
)
SUPPLY_LIMITS: Final = tuple(
    (len(armies), sum(army > 2 for army in armies), sum(army > 3 for army in armies))
    for armies in SUPPLY_ARMIES
)
MOST_SUPPLY: Final = len(SUPPLY_ARMIES) - 1

# House cards (T1.4), 18 of them with icons only (T15.70): card = 7 * house + place; hands are sets
# of places.
_CARDS: Final = sorted(
    enumerate(_load("house_cards")["cards"]), key=lambda c: (HOUSES.index[c[1]["house"]], c[0])
)
CARDS: Final = Names("card", [card["id"] for _, card in _CARDS])
CARD_STRENGTH: Final = tuple(int(card["strength"]) for _, card in _CARDS)
CARD_SWORDS: Final = tuple(int(card["swords"]) for _, card in _CARDS)
CARD_FORTIFICATIONS: Final = tuple(int(card["fortifications"]) for _, card in _CARDS)
FULL_HAND: Final = 0x7F

# Westeros cards (T1.8, T5.10-T5.12): types of cards; a deck is a list of types.
_WESTEROS: Final = _load("westeros_cards")["decks"]
WESTEROS: Final = Names(
    "westeros", list(dict.fromkeys(c["id"] for deck in _WESTEROS.values() for c in deck))
)
WESTEROS_DECKS: Final = tuple(
    tuple(WESTEROS.index[c["id"]] for c in deck for _ in range(c["count"]))
    for deck in _WESTEROS.values()
)
WILDLING_ICONS: Final = mask_of(
    [WESTEROS.index[c["id"]] for deck in _WESTEROS.values() for c in deck if c["wildling_icon"]]
)
WESTEROS_CHOICES: Final[dict[int, tuple[str, ...]]] = {  # T5.8
    WESTEROS.index[c["id"]]: tuple(c["options"])
    for deck in _WESTEROS.values()
    for c in deck
    if c["options"]
}

# Wildlings (T1.9).
WILDLINGS: Final = Names("wildling", [card["id"] for card in _load("wildling_cards")["cards"]])
_SPACES: Final[list[int]] = _load("wildling_track")["spaces"]
WILDLING_TOP: Final = _SPACES[-1]
WILDLING_STEP: Final = _SPACES[1] - _SPACES[0]

# Tides of Battle (T17.2): types of cards; the deck is a list of types.
_TIDES: Final = _load("tides_of_battle")["cards"]
TIDES: Final = Names("tide", [card["id"] for card in _TIDES])
TIDE_STRENGTH: Final = tuple(int(card["strength"]) for card in _TIDES)
TIDE_SWORDS: Final = tuple(int(card["swords"]) for card in _TIDES)
TIDE_FORTIFICATIONS: Final = tuple(int(card["fortifications"]) for card in _TIDES)
TIDE_SKULLS: Final = tuple(int(card["skulls"]) for card in _TIDES)
TIDES_DECK: Final = tuple(i for i, card in enumerate(_TIDES) for _ in range(card["count"]))

SETUP: Final[dict[str, Any]] = _SETUP
