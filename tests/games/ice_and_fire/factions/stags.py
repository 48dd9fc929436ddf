"""What the tests of House Baratheon have in common."""

from typing import Any

from tests.games.ice_and_fire.factions.helpers import listed, ncu, play
from tests.games.ice_and_fire.factions.lannisters import SANSA

from throneroom.kernel import State

WARDENS = "baratheon_baratheon_wardens"
PIKEMEN = "baratheon_highgarden_pikemen"
STAGS = "baratheon_stag_knights"
FAITHFUL = "baratheon_rhllor_faithful"
HALBERDIERS = "baratheon_baratheon_halberdiers"
SCOUTS = "baratheon_crownland_scouts"


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the House."""
    return {"with": [f"baratheon_{card}"], **more}


def the(card: str, **more: Any) -> dict[str, Any]:
    """An NCU of the House on the side of a, and another on the side of b."""
    return {"an1": ncu(f"baratheon_{card}", **more), "bn1": ncu(SANSA)}


def to_next_round(state: State) -> None:
    """Nobody does anything more this round."""
    number = state.table.round
    while state.table.round == number:
        texts = listed(state)
        play(state, next((text for text in texts if text in ("hold", "pass")), texts[0]))
