"""Who is in a unit, by card or by what counts as somebody: F17.9."""

from functools import cache
from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.texts import COMMANDER, COUNTS_AS

# The characters of the Commander who brings a tactics card (F16.4).
COMMANDED_BY: Final = {
    tactics_card: card.characters
    for card in CARD
    if card.commander
    for tactics_card in card.tactics
}


def characters(t: Battle, unit: int) -> tuple[str, ...]:
    """The characters in a unit, with those that one counts as (F17.9)."""
    parts = (t.card[unit], *t.parts[unit])
    found = tuple(name for part in parts for name in (*CARD[part].characters, *counts_as(part)))
    return (*found, *commanders(t, seat_of(unit))) if COMMANDER in found else found


def commanders(t: Battle, seat: int) -> tuple[str, ...]:
    """The characters of the Commander whose tactics cards a seat has, be he alive or not."""
    decks = t.muster.decks
    brought = (COMMANDED_BY.get(card, ()) for card in (decks[seat] if decks else ()))
    return tuple(dict.fromkeys(name for names in brought for name in names))


@cache
def counts_as(part: int) -> tuple[str, ...]:
    """What a card also counts as: a House, a group or a character."""
    return tuple(COUNTS_AS[source] for source in CARD[part].abilities if source in COUNTS_AS)
