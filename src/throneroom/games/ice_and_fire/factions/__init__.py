"""The texts of all factions; importing this registers them."""

from throneroom.games.ice_and_fire.factions import common, stark_cards, stark_ncus, stark_units

__all__ = ["common", "stark_cards", "stark_ncus", "stark_units"]
