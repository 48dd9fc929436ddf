"""A siege to begin a test with: F24."""

from typing import Any

from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, battle, unit

from throneroom.kernel import State

WALLS = [6, 6, 6]
ATTACKER, DEFENDER = 0, 1


def siege(**table: Any) -> State:
    """The first seat attacks; units stand before the middle wall (24, 44.125)."""
    of = {"walls": WALLS, **table.pop("of_mode", {})}
    return battle(
        **{
            "mode": "storm_of_swords",
            "a1": unit(SWORDS, 24, 40.85, 90),  # in contact with it
            "a9": unit(SWORDS, 5, 5, 90, activated=True),
            "b9": unit(GUARDSMEN, 44, 20, 270, activated=True),
            "of_mode": of,
            **table,
        }
    )
