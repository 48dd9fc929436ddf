"""A Dance with Dragons: F26.1-F26.9. Three tokens that are carried, slowly."""

from typing import Final

from throneroom.games.ice_and_fire.carrying import fought, lose, move_ended
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.state import Battle


def destroyed(t: Battle, unit: int, credit: int, destroyer: int, led: int) -> None:
    lose(t, unit)  # F26.6


MODE: Final[Mode] = Mode(
    move_ended=move_ended, attack_done=fought, panic_failed=lose, destroyed=destroyed
)
