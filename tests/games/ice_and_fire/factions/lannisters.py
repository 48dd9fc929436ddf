"""What the tests of House Lannister have in common: who stands where, and what is attached."""

from typing import Any

from tests.games.ice_and_fire.factions.helpers import ncu, rolling

from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.kernel import Event, State

MISSES = (1,) * 12
# NCUs that stand in zones and do nothing there.
SANSA = "stark_sansa_stark_little_bird"
RODRIK = "stark_rodrik_cassel_combat_veteran"


def attack(state: State, *more: str, dice: tuple[int, ...]) -> list[Event]:
    """Strike without turning; the dice are those of the attack."""
    return rolling(state, "strike b1", "stay", *more, dice=dice)


def in_zones(*zones: str, seat: str = "a") -> dict[str, Any]:
    """NCUs of a seat that have claimed these zones."""
    cards = (SANSA, RODRIK)
    return {
        f"{seat}n{place + 1}": ncu(cards[place], zone, activated=True)
        for place, zone in enumerate(zones)
    }


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the House."""
    return {"with": [f"lannister_{card}"], **more}


def attached(state: State) -> list[tuple[str, int]]:
    """The cards that are attached, and the numbers of the units."""
    return [
        (TACTICS_CARDS.ids[row.card], row.holder) for row in state.table.lasting if row.card >= 0
    ]


def tokens(state: State) -> list[int]:
    """How many are on each card that has or had some."""
    return [number for _, _, number in state.table.counters]
