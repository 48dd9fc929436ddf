"""The cards, trays and terrain: data files loaded once into immutable tables, indexed by int.

The cards are those of the data, not the few that the rulebook prints (FR1). The tables are the
facts of F3.2-F3.6 and F6.10 (units and trays), F4 and F5 (attachments, NCUs), F15.1 (zones), F16.4
(tactics decks), F17.12 and F17.17 (requirements), F18.16 and F18.17 (terrain) and F21.9
(objectives, missions, siege cards). Names and texts of cards are content in whatever languages the
data has them; everything else that people read is in the locale files.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire.geometry.shapes import INCH, Footprint
from throneroom.kernel import Names


def load(name: str) -> Any:
    """A data file as it is."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text("utf-8"))


def thousandths(inches: float) -> int:
    """A length of the data, which is in inches with at most three decimals."""
    return round(inches * INCH)


def mask_of(names: Names, ids: list[str]) -> int:
    """A set of named things as one int."""
    mask = 0
    for name in ids:
        mask |= 1 << names.index[name]
    return mask


# Trays (F3.2, F6.10, FR2, FR3). The borders of the zones of infantry are its diagonals.
_TRAYS: Final = load("trays")["trays"]
TRAYS: Final = Names("tray", [tray["id"] for tray in _TRAYS])


def _tray(data: dict[str, Any]) -> Footprint:
    depth, width = thousandths(data["depth"] / 2), thousandths(data["width"] / 2)
    diagonal = data["zone_style"] == "corner_diagonal"
    return Footprint(depth, width, width / depth if diagonal else 1.0)


TRAY: Final = tuple(_tray(tray) for tray in _TRAYS)
SOLO: Final = tuple(bool(tray["solo"]) for tray in _TRAYS)
SHORT_RANGE: Final = 6 * INCH  # F1.17
LONG_RANGE: Final = 12 * INCH

# Terrain (F18.16, F18.17): keywords are sets; the first size lies along the heading of a piece.
_TERRAIN: Final = load("terrain")
KEYWORDS: Final = Names("terrain_keyword", [word["id"] for word in _TERRAIN["keywords"]])
_BY_CARDS: Final = [piece for piece in _TERRAIN["pieces"] if piece.get("placed_by_cards")]
_USUAL: Final = [piece for piece in _TERRAIN["pieces"] if piece not in _BY_CARDS]
# What players define themselves comes after the usual kinds (F18.19), and then what only cards put
# on the field (F36.1). Of the former the options tell all.
FREE: Final = ("free_1", "free_2", "free_3", "free_4")
FIRST_FREE: Final = len(_USUAL)
FREE_KINDS: Final = range(FIRST_FREE, FIRST_FREE + len(FREE))
_PIECES: Final = [
    *_USUAL,
    *({"id": kind, "width": 0, "depth": 0, "keywords": [], "pool_copies": 0} for kind in FREE),
    *_BY_CARDS,
]
TERRAIN: Final = Names("terrain", [piece["id"] for piece in _PIECES])
PIECE: Final = tuple(
    Footprint(thousandths(piece["width"] / 2), thousandths(piece["depth"] / 2)) for piece in _PIECES
)
PIECE_KEYWORDS: Final = tuple(mask_of(KEYWORDS, piece["keywords"]) for piece in _PIECES)
PIECE_COPIES: Final = tuple(int(piece["pool_copies"]) for piece in _PIECES)
# What a roll of 2D6 brings (F19.6): the kinds to choose from; with a 7 all that are in the pool.
RANDOM_TERRAIN: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {
        int(roll): tuple(i for i, copies in enumerate(PIECE_COPIES) if copies)
        if kind == "player_choice"
        else tuple(TERRAIN.index[one] for one in ([kind] if isinstance(kind, str) else kind))
        for roll, kind in _TERRAIN["random_table"].items()
    }
)

# The tactics board (F15.1), and the zones that a card puts beside it.
_BOARD: Final = load("tactics_board")
ZONES: Final = Names("zone", [*(zone["id"] for zone in _BOARD["zones"]), *_BOARD["extra_zones"]])
CROWN: Final = 0
WEALTH: Final = 1
TACTICS: Final = 2
COMBAT: Final = 3
MANEUVER: Final = 4
WATER_GARDENS: Final = 5
HOUSE_OF_THE_UNDYING: Final = 6

# Abilities (F14).
_ABILITIES: Final = load("abilities")
TIMINGS: Final = Names("timing", list(_ABILITIES["timings"]))
ABILITIES: Final = Names("ability", [ability["id"] for ability in _ABILITIES["abilities"]])


class Ability(NamedTuple):
    """One printed ability; its program is elsewhere."""

    name: Mapping[str, str]
    text: str
    timing: int
    innate: bool
    order: bool
    influence: bool
    named_attack: bool  # it works only for the attacks that name it
    once_per: str


ABILITY: Final = tuple(
    Ability(
        MappingProxyType(ability["name"]),
        ability["effect"],
        TIMINGS.index[ability["timing"]],
        ability["flags"]["innate"],
        ability["flags"]["order"],
        "influence" in ability["icons"],
        ability["applies_to"] == "named_attack",
        ability.get("once_per", ""),
    )
    for ability in _ABILITIES["abilities"]
)

# Factions (F17.3-F17.6).
_FACTIONS: Final = load("factions")["factions"]
FACTIONS: Final = Names("faction", [faction["id"] for faction in _FACTIONS])
NEUTRAL: Final = FACTIONS.index["neutral"]
FREE_FOLK: Final = FACTIONS.index["freefolk"]
BROTHERHOOD: Final = FACTIONS.index["brotherhood"]
TAKES_NEUTRALS: Final = tuple(bool(faction["may_take_neutrals"]) for faction in _FACTIONS)

# Special cards: faction rules, poisons, banners and the like, by number.
SPECIALS: Final = Names("special", [special["id"] for special in load("specials")["specials"]])

# Tactics cards (F16), by number.
_TACTICS: Final = load("tactics_cards")["tactics_cards"]
TACTICS_CARDS: Final = Names("tactics_card", [card["id"] for card in _TACTICS])
COPIES: Final = 2  # of each card in a deck (F16.4)


class Play(NamedTuple):
    """One of the ways to play a tactics card (F16.6)."""

    timing: int
    trigger: str
    text: str


class TacticsCard(NamedTuple):
    """A tactics card; its programs are elsewhere."""

    name: Mapping[str, str]
    faction: int
    zones: int  # those that its text speaks of
    plays: tuple[Play, ...]
    attaches: bool
    replaces_zone: bool


TACTICS_CARD: Final = tuple(
    TacticsCard(
        MappingProxyType(card["name"]),
        FACTIONS.index[card["faction"]],
        mask_of(ZONES, card["zones"]),
        tuple(
            Play(TIMINGS.index[mode["timing"]], mode["trigger"], mode["effect"])
            for mode in card["modes"]
        ),
        card["attaches"],
        card["replaces_zone_effect"],
    )
    for card in _TACTICS
)
FACTION_CARDS: Final = tuple(
    tuple(TACTICS_CARDS.index[number] for number in faction["faction_cards"])
    for faction in _FACTIONS
)

# The cards that an army is made of: units, then attachments, then NCUs, in one row.
_UNITS: Final = load("units")["units"]
_ATTACHMENTS: Final = load("attachments")["attachments"]
_NCUS: Final = load("ncus")["ncus"]
_CARDS: Final = [*_UNITS, *_ATTACHMENTS, *_NCUS]
CARDS: Final = Names("card", [card["slug"] for card in _CARDS])
FIRST_ATTACHMENT: Final = len(_UNITS)
# The special cards that cards bring: zones beside the board (F36.7), poisons for NCUs (F36.10).
SPECIALS_OF: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType(
    {i: tuple(card["specials"]) for i, card in enumerate(_CARDS) if card.get("specials")}
)
FIRST_NCU: Final = FIRST_ATTACHMENT + len(_ATTACHMENTS)
BY_NUMBER: Final[Mapping[int, int]] = MappingProxyType(
    {int(card["id"]): i for i, card in enumerate(_CARDS)}
)
# Types of units and of the attachments that may join them (F3.1); a marker card joins none.
KINDS: Final = Names("unit_type", ["infantry", "cavalry", "monster", "war_machine", "none"])
INFANTRY: Final = 0
CAVALRY: Final = 1
MONSTER: Final = 2
WAR_MACHINE: Final = 3
NO_KIND: Final = 4


class Requirement(NamedTuple):
    """One restriction on a card, by the code of F17.17; what the code needs and nothing else."""

    rule: str
    characters: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    number: int = 0
    word: str = ""
    kind: int = NO_KIND


class Card(NamedTuple):
    """A unit, an attachment or an NCU as army construction sees it (F17)."""

    number: int
    name: Mapping[str, str]
    subname: str
    faction: int
    kind: int
    cost: int
    characters: tuple[str, ...]  # a card with any is a hero (F17.9)
    commander: bool
    requirements: tuple[Requirement, ...]
    abilities: tuple[int, ...]
    token: str  # what it starts with, and how many
    tokens: int
    tactics: tuple[int, ...]  # the cards that it brings as Commander (F16.2)
    removes: tuple[int, ...]  # the faction cards that go for them (F16.4)


# The fields of a requirement that name cards, and those that say something in a word.
_CARD_FIELDS: Final = (
    "ids", "id", "if_attached_to", "one_of_units", "waived_by", "then_requires", "of",
)  # fmt: skip
_WORD_FIELDS: Final = ("group", "to", "when", "affiliation", "faction")


def _requirement(data: dict[str, Any]) -> Requirement:
    if data["rule"] == "special":
        return Requirement("special", word=data["id"])
    per = data.get("per", {})
    numbers: list[str] = []
    for field in _CARD_FIELDS:
        value = data.get(field, [])
        numbers += [value] if isinstance(value, str) else value
    return Requirement(
        # One code for two things: a cheaper attachment, and a cheaper unit.
        "unit_cost_reduction" if "one_of_units" in data else data["rule"],
        tuple(data.get("characters", data.get("when_unit_contains", ()))),
        tuple(BY_NUMBER[int(number)] for number in numbers),
        data.get("amount", data.get("n", 0)),
        next((value for name, value in {**data, **per}.items() if name in _WORD_FIELDS), ""),
        KINDS.index[per.get("type", "none")],
    )


def _card(data: dict[str, Any]) -> Card:
    tokens = data["starting_tokens"] or {"name": "", "number": 0}
    return Card(
        int(data["id"]),
        MappingProxyType(data["name"]),
        data["subname"] or "",
        FACTIONS.index[data["faction"]],
        KINDS.index[data.get("type", "none")],
        int(data["cost"]),
        tuple(data["keywords"]["character"]),
        data["keywords"]["commander"],
        tuple(_requirement(one) for one in data["keywords"]["requirements"]),
        tuple(ABILITIES.index[ability] for ability in data["abilities"]),
        tokens["name"],
        tokens["number"],
        tuple(TACTICS_CARDS.index[number] for number in data.get("commander_cards", ())),
        tuple(TACTICS_CARDS.index[number] for number in data.get("removes_cards", ())),
    )


CARD: Final = tuple(_card(data) for data in _CARDS)
# The reach of an attack (F3.6).
MELEE: Final = 0
SHORT: Final = 1
LONG: Final = 2
_REACH: Final = ("melee", "short", "long")


class Attack(NamedTuple):
    """An attack profile (F3.6)."""

    name: str
    reach: int
    to_hit: int
    dice: tuple[int, ...]  # by remaining ranks, from 1 on
    ability: int  # the one that works for this attack alone, or -1


class Unit(NamedTuple):
    """What a Combat Unit is on the battlefield (F3.3-F3.6); its card has the same int."""

    tray: int
    models: int
    ranks: int
    files: int
    wounds: int  # of each model
    speed: int
    defense: int
    morale: int
    attacks: tuple[Attack, ...]
    affiliations: tuple[str, ...]  # F3.20, F3.21


UNIT: Final = tuple(
    Unit(
        TRAYS.index[data["tray"]],
        data["models"],
        data["ranks"],
        data["files"],
        data["wounds_per_model"],
        data["speed"],
        data["defense"],
        data["morale"],
        tuple(
            Attack(
                attack["name"],
                _REACH.index(attack["type"]),
                attack["to_hit"],
                tuple(attack["dice_by_ranks"][str(n + 1)] for n in range(data["ranks"])),
                ABILITIES.index.get(attack["ability"], -1),
            )
            for attack in data["attacks"]
        ),
        tuple(data["affiliations"]),
    )
    for data in _UNITS
)

# Objectives, missions and siege cards (F21.9).
OBJECTIVES: Final = Names(
    "objective", [o["id"] for o in load("objective_cards")["objective_cards"]]
)
MISSIONS: Final = Names("mission", [m["id"] for m in load("mission_cards")["mission_cards"]])
SIEGE_CARDS: Final = Names(
    "siege_card", [card["id"] for card in load("siege_cards")["siege_cards"]]
)
