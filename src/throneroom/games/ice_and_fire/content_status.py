"""How much of what is printed works: for each faction its units, attachments, NCUs, tactics cards
and abilities, and how many of them have their texts.

A card of an army works when all its abilities do, a tactics card when all ways to play it do, a
faction when everything of it does.
"""

from functools import cache
from typing import Final, NamedTuple

from throneroom.games.ice_and_fire.army import Army, cards_of
from throneroom.games.ice_and_fire.content import (
    ABILITY,
    CARD,
    CARDS,
    FACTIONS,
    TACTICS_CARD,
    TIMINGS,
)
from throneroom.games.ice_and_fire.names import is_attachment, is_ncu, is_unit
from throneroom.games.ice_and_fire.texts import (
    BY_SOURCE,
    COUNTS_AS,
    FIRST_CARD,
    IN_NUMBERS,
    INFLUENCE,
)
from throneroom.kernel import Illegal

ARMY_BUILDING: Final = TIMINGS.index["army_building"]


class Count(NamedTuple):
    """How many there are of something, and how many of them work."""

    total: int
    done: int


class Status(NamedTuple):
    """What of a faction works."""

    units: Count
    attachments: Count
    ncus: Count
    tactics_cards: Count
    abilities: Count

    def is_complete(self) -> bool:
        return all(count.total == count.done for count in self)


def ability_works(ability: int) -> bool:
    """Whether an ability has its text; what concerns armies alone is in `army_rules` (F17.17)."""
    return (
        ABILITY[ability].timing == ARMY_BUILDING
        or ability in BY_SOURCE
        or ability in INFLUENCE
        or ability in COUNTS_AS
        or ability in IN_NUMBERS
    )


def card_works(card: int) -> bool:
    """Whether all abilities of a unit, attachment or NCU work."""
    return all(ability_works(ability) for ability in CARD[card].abilities)


def tactics_card_works(card: int) -> bool:
    """Whether a tactics card can be played in all its ways (F16.6)."""
    found = BY_SOURCE.get(FIRST_CARD + card)
    modes = {text.mode for text in found.texts} if found else set()
    return modes >= set(range(1, len(TACTICS_CARD[card].plays) + 1))


@cache
def status_of(faction: int) -> Status:
    """What of a faction works; all texts must have been registered."""
    cards = [card for card in range(len(CARD)) if CARD[card].faction == faction]
    abilities = {ability for card in cards for ability in CARD[card].abilities}
    tactics = [card for card, found in enumerate(TACTICS_CARD) if found.faction == faction]

    def count(wanted: list[int]) -> Count:
        return Count(len(wanted), sum(card_works(card) for card in wanted))

    return Status(
        count([card for card in cards if is_unit(card)]),
        count([card for card in cards if is_attachment(card)]),
        count([card for card in cards if is_ncu(card)]),
        Count(len(tactics), sum(tactics_card_works(card) for card in tactics)),
        Count(len(abilities), sum(ability_works(ability) for ability in abilities)),
    )


def refusals(army: Army) -> list[Illegal]:
    """Why an army cannot be played yet: texts of its faction, of its Neutrals or of a guest are
    missing."""
    found = []
    if not status_of(army.faction).is_complete():
        name = FACTIONS.ids[army.faction]
        found.append(Illegal("F34.22", "ice_and_fire-faction-not-ready", faction=name))
    for card in dict.fromkeys(cards_of(army)):
        if CARD[card].faction != army.faction and not card_works(card):
            name = CARDS.ids[card]
            found.append(Illegal("F34.22", "ice_and_fire-card-not-ready", card=name))
    return found
