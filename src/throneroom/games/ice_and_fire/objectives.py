"""What objective cards do: F21.9, F21.10, F22.3.

Cards 1 to 4 do something for the player who scores their token (`rewards`), card 5 makes a hand
greater (`tokens`); the others work for the unit that controls the token, or that has the card by
the rules of the mode (F23.4, F28.4).
"""

from typing import Final

from throneroom.games.ice_and_fire.conditions import gain
from throneroom.games.ice_and_fire.content import (
    MELEE,
    OBJECTIVES,
)
from throneroom.games.ice_and_fire.fight_numbers import profile_of
from throneroom.games.ice_and_fire.names import CONDITIONS
from throneroom.games.ice_and_fire.state import (
    PRECISION,
    SUNDERING,
    VICIOUS,
    Battle,
    Fight,
)
from throneroom.games.ice_and_fire.tokens import holder_of

(
    SUPPLIES,
    OPEN_GROUND,
    DREAD,
    EXPOSURE,
    RAVENS,
    SHARPENED_STEEL,
    CRUELTY,
    MARKED_TARGETS,
    BROKEN_FOOTING,
    RALLYING_POINT,
) = range(len(OBJECTIVES.ids))
REWARDS: Final = (SUPPLIES, OPEN_GROUND, DREAD, EXPOSURE)  # when the token is scored
OF_UNITS: Final = (
    SHARPENED_STEEL,
    CRUELTY,
    MARKED_TARGETS,
    BROKEN_FOOTING,
    RALLYING_POINT,
)  # those that a unit can have without a token (F23.3, F28.3)
KEYWORD: Final = {SHARPENED_STEEL: SUNDERING, CRUELTY: VICIOUS, MARKED_TARGETS: PRECISION}
PANICKED, VULNERABLE, WEAKENED = range(len(CONDITIONS.ids))


# While they are controlled


def effects_on(t: Battle, unit: int) -> set[int]:
    """The objective cards whose effects a unit has (F21.10)."""
    found = {card for one, card in t.granted if one == unit}
    for token, (_, _, _, card) in enumerate(t.tokens):
        if card in OF_UNITS and holder_of(t, token) == unit:
            found.add(card)
    return found


def arm(t: Battle, fight: Fight) -> None:
    """What the attacker of an attack that begins has from objectives: cards 6 to 10."""
    if not t.tokens and not t.granted:
        return
    cards = effects_on(t, fight.attacker)
    if RALLYING_POINT in cards:
        fight.highest = 1
    if profile_of(t, fight).reach == MELEE:
        for card, keyword in KEYWORD.items():
            if card in cards:
                fight.keywords |= keyword
        if BROKEN_FOOTING in cards:
            gain(t, fight.defender, WEAKENED)
