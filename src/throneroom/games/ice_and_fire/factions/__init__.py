"""The texts of all factions; importing this registers them."""

from throneroom.games.ice_and_fire.factions import (
    common,
    lannister_cards,
    lannister_commanders,
    lannister_ncus,
    lannister_units,
    neutral_cards,
    neutral_ncus,
    neutral_special,
    neutral_units,
    stark_cards,
    stark_commanders,
    stark_ncus,
    stark_special,
    stark_units,
)

__all__ = [
    "common",
    "lannister_cards",
    "lannister_commanders",
    "lannister_ncus",
    "lannister_units",
    "neutral_cards",
    "neutral_ncus",
    "neutral_special",
    "neutral_units",
    "stark_cards",
    "stark_commanders",
    "stark_ncus",
    "stark_special",
    "stark_units",
]
