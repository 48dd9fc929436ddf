"""The few cards that the rulebook prints otherwise than the data have them: FR1.

Players may agree on the prints of 2021: then Wildfire also burns the Pyromancers, who have another
Morale, Jaime Lannister, The Kingslayer lacks Precision, and Disrupt hinders only those who attack
its unit.
"""

from typing import Final

from throneroom.games.ice_and_fire.content import CARDS, UNIT, load
from throneroom.games.ice_and_fire.queries import MORALE_IS, least
from throneroom.games.ice_and_fire.state import Battle

KINGSLAYER: Final = CARDS.index["lannister_jaime_lannister_the_kingslayer_commander"]
_MORALE: Final = {
    CARDS.index[unit["slug"]]: unit["rulebook_print"]["morale"]
    for unit in load("units")["units"]
    if "morale" in unit.get("rulebook_print", {})
}


def is_2021(t: Battle) -> bool:
    """Whether the prints of 2021 are agreed on."""
    return bool(t.options["print_2021"])


def morale_on_card(t: Battle, unit: int) -> int:
    """The Morale of a unit as its card has it, or what replaces it."""
    card = t.card[unit]
    replaced = least(t, MORALE_IS, unit)
    if replaced >= 0:
        return replaced
    return _MORALE.get(card, UNIT[card].morale) if is_2021(t) else UNIT[card].morale
