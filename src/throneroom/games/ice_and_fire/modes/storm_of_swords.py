"""A Storm of Swords: F24. A siege."""

from typing import Final

from throneroom.games.ice_and_fire.modes.mode import Mode

MODE: Final = Mode()
