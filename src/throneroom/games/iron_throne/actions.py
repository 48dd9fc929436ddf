"""The verbs of The Iron Throne and their text form."""

from typing import Final

from throneroom.games.iron_throne.content import CARDS, CHARACTERS, EVENTS_CARDS, HOUSES
from throneroom.games.iron_throne.state import SIDES
from throneroom.games.iron_throne.truce import DEMANDS
from throneroom.kernel import PASS_VERBS, Names, Param, Verb, words

SIDE_NAMES: Final = Names("side", SIDES)
_CARD: Final = Param("card", CARDS)
_CHARACTER: Final = Param("character", CHARACTERS)
_HOUSE: Final = Param("house", HOUSES)
_N: Final = Param("n")

VERBS: Final[dict[str, Verb]] = dict(
    [
        # Setup [I2]
        words("house", _HOUSE),
        words("leader", Param("leader", Names("leader", CHARACTERS.ids))),
        # Abilities [I16]
        words("use"),
        words("decline"),
        words("play", _CARD),
        words("player", _HOUSE),
        words("target", _CHARACTER),
        words("amount", _N),
        words("discard", _CARD),
        words("exchange", _CARD),
        words("keep"),
        words("replace", _CARD),
        words("arrange", Param("events", EVENTS_CARDS, many=True)),
        # Hostages [I11]
        words("free", _CARD),
        words("torture", _CARD),
        words("done"),
        words("from", _HOUSE),
        words("take_deck"),
        words("take_hand"),
        words("take_held", _HOUSE),
        # Preparation [I5] and support [I6]
        words("defender", _HOUSE),
        words("character", _CHARACTER),
        words("support", Param("side", SIDE_NAMES), _CHARACTER),
        words("stay_out"),
        words("accept"),
        words("refuse"),
        # Encounter [I7] and truce [I9, I19]
        words("face_down", _CARD),
        words("demand", Param("demand", DEMANDS), _N),
        words("grant", Param("demand", DEMANDS), _N),
        words("clear"),
        words("propose"),
        words(
            "offer",
            Param("attacker_influence"),
            Param("attacker_hostages"),
            Param("attacker_power"),
            Param("defender_influence"),
            Param("defender_hostages"),
            Param("defender_power"),
        ),
        words("break_off"),
        # Rewards [I10]
        words("place", _CHARACTER),
        words("stop"),
        *PASS_VERBS.items(),
    ]
)
