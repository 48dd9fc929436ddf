"""A Game of Thrones: F22.1-F22.5. Five tokens, each with a random objective card."""

from typing import Final

from throneroom.games.ice_and_fire.modes.mode import Mode

MODE: Final[Mode] = Mode()
