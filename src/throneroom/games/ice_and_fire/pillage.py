"""Pillage tokens of House Greyjoy, and of sellswords who pillage by themselves: F36.13, F36.14.
They lie on the card of the unit."""

from typing import Final

from throneroom.games.ice_and_fire.content import ABILITIES, CARD, UNIT
from throneroom.games.ice_and_fire.moments import PILLAGED, PILLAGED_AGAIN
from throneroom.games.ice_and_fire.state import FIELD, Battle
from throneroom.games.ice_and_fire.texts import PLEDGED
from throneroom.games.ice_and_fire.windows import announce

MOST_PILLAGED: Final = 2
RAIDERS: Final = frozenset(
    card for card, unit in enumerate(UNIT) if "House Greyjoy" in unit.affiliations
)
_BY_THEMSELVES: Final = ABILITIES.index["raiders_of_the_free_cities"]
HOLDERS: Final = RAIDERS | {
    card for card in range(len(UNIT)) if _BY_THEMSELVES in CARD[card].abilities
}


def pillage_of(t: Battle, unit: int) -> int:
    """How many tokens a unit has."""
    card = t.card[unit]
    if card not in HOLDERS:
        return 0
    return next((number for *of, number in t.counters if of == [unit, card]), 0)


def gain_pillage(t: Battle, unit: int, number: int = 1) -> None:
    """A unit that can have tokens gets some, up to two; what is more is lost, and a moment of its
    own."""
    if t.card[unit] not in HOLDERS or t.place[unit] != FIELD:
        return
    before = pillage_of(t, unit)
    now = min(MOST_PILLAGED, before + number)
    if now > before:
        _set(t, unit, now)
    for _ in range(now - before):
        announce(t, PILLAGED, unit)
    for _ in range(before + number - now):
        announce(t, PILLAGED_AGAIN, unit)


def lose_pillage(t: Battle, unit: int, number: int = 1) -> None:
    """Tokens are spent, or go elsewhere."""
    before = pillage_of(t, unit)
    if before:
        _set(t, unit, max(0, before - number))


def pay_pledges(t: Battle, until: int) -> None:
    """What was pledged for an attack is paid, before it earns anything."""
    for row in [row for row in t.lasting if row.until == until and row.kit in PLEDGED]:
        lose_pillage(t, row.holder, row.number)
        t.lasting.remove(row)


def _set(t: Battle, unit: int, number: int) -> None:
    card = t.card[unit]
    t.counters = [row for row in t.counters if row[:2] != (unit, card)]
    t.counters.append((unit, card, number))
    t.flow.emit("pillage", unit, number)


def courage_of_pillage(t: Battle, unit: int) -> int:
    """What tokens add to morale tests."""
    return int(t.card[unit] in RAIDERS and pillage_of(t, unit) >= 1)


def dice_of_pillage(t: Battle, unit: int) -> int:
    """What tokens add to attack dice."""
    return int(t.card[unit] in RAIDERS and pillage_of(t, unit) >= MOST_PILLAGED)
