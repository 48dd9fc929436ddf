"""The texts of all factions; importing this registers them."""

from throneroom.games.ice_and_fire.factions import (
    common,
    lannister_cards,
    lannister_commanders,
    lannister_ncus,
    lannister_units,
    neutral_special,
    stark_cards,
    stark_commanders,
    stark_ncus,
    stark_special,
    stark_units,
)

__all__ = [
    "neutral_special",
    "common",
    "lannister_cards",
    "lannister_commanders",
    "lannister_ncus",
    "lannister_units",
    "stark_cards",
    "stark_commanders",
    "stark_ncus",
    "stark_special",
    "stark_units",
]
