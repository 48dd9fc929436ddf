"""What things are called in actions, positions and army lists (F34): ids that never change.

Seats are a to d; what belongs to one begins with its letter. Cards go by their slugs, or by the
numbers printed on them; in army lists a slug does without its faction where that is unique.
"""

import re
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from throneroom.games.ice_and_fire.content import CARD, CARDS, FACTIONS, FIRST_ATTACHMENT, FIRST_NCU
from throneroom.kernel import Names

SEATS: Final = "abcd"
MOST_UNITS: Final = 16  # of one army (F34.21)
MOST_NCUS: Final = 6

UNITS: Final = Names("unit", [f"{seat}{n + 1}" for seat in SEATS for n in range(MOST_UNITS)])
NCUS: Final = Names("ncu", [f"{seat}n{n + 1}" for seat in SEATS for n in range(MOST_NCUS)])
PIECES: Final = Names("piece", [f"t{n + 1}" for n in range(16)])
TOKENS: Final = Names("token", [f"k{n + 1}" for n in range(9)])
# Edges and zones of a tray, and the ways it can go: by right angles from its heading (F6.9, F8.21).
SIDES: Final = Names("side", ("front", "left", "rear", "right"))
DIRECTIONS: Final = Names("direction", ("forward", "left", "back", "right"))
# What a unit may declare (F8.1).
DECLARATIONS: Final = Names(
    "action",
    ("maneuver", "march", "retreat", "strike", "charge", "shoot", "demolish"),
)
ALIGNMENTS: Final = Names("alignment", ("full", "left", "right"))  # F9.17
CORNERS: Final = Names("corner", ("southwest", "northwest", "northeast", "southeast"))  # F33.2
# Counted as headings are: east first, then on toward the north.
COMPASS: Final = Names(
    "compass",
    ("east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast"),
)
REGIONS: Final = Names(
    "region",
    (
        *("southwest", "south", "southeast"),
        *("west", "middle", "east"),
        *("northwest", "north", "northeast"),
    ),
)
EDGES: Final = Names("edge", ("south", "north"))  # the deployment zones (F6.1)
CONDITIONS: Final = Names("condition", ("panicked", "vulnerable", "weakened"))  # F13.1
# What dice are rolled for, and by what they may be rolled again (F12.4).
ROLLS: Final = Names(
    "roll",
    (
        *("attack", "defense", "test", "charge", "retreat", "danger", "roll_off", "terrain"),
        *("gate", "hits", "panic"),
    ),
)
RIGHTS: Final = Names(
    "right", ("charge_bonus", "panicked", "vulnerable", "weakened", "effect", "misses")
)
# The quarters of the field (F31.3).
QUADRANTS: Final = Names("quadrant", ("southwest", "southeast", "northwest", "northeast"))
ROLES: Final = Names("role", ("attacker", "defender"))  # F24.2
WALLS: Final = Names("wall", [f"w{n + 1}" for n in range(3)])


def is_unit(card: int) -> bool:
    """Whether a card of an army is a Combat Unit."""
    return card < FIRST_ATTACHMENT


def is_attachment(card: int) -> bool:
    return FIRST_ATTACHMENT <= card < FIRST_NCU


def is_ncu(card: int) -> bool:
    return card >= FIRST_NCU


def _without_faction(card: int) -> str:
    return CARDS.ids[card].removeprefix(f"{FACTIONS.ids[CARD[card].faction]}_")


_TIMES: Final = Counter(_without_faction(card) for card in range(len(CARD)))

# The name of each card in an army list, and the card of each name that may stand there.
LIST_NAMES: Final = tuple(
    short if _TIMES[short := _without_faction(card)] == 1 else CARDS.ids[card]
    for card in range(len(CARD))
)
CARD_BY_NAME: Final[Mapping[str, int]] = MappingProxyType(
    {
        **{name: card for card, name in enumerate(LIST_NAMES)},
        **CARDS.index,
        **{str(card.number): i for i, card in enumerate(CARD)},
    }
)


def word_id(name: str) -> str:
    """The id of a character, a house or an attack, which the data calls by its name."""
    return re.sub("[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
