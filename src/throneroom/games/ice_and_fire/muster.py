"""Who can listen to what, known from the armies: F14.9.

A muster is made once for the cards that are in the battle, and is the same for all copies of a
table: it holds nothing that changes. Whether what is listed still works is asked when it matters.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from throneroom.games.ice_and_fire.content import ABILITY, CARD, SPECIALS_OF, ZONES
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import (
    BONDS,
    BORROWED,
    BY_SOURCE,
    CLAIMS,
    FIRST_CARD,
    FOLLOWERS,
    INFLUENCE,
    OF_SENDER,
    SHARING,
    Passive,
    Text,
)

VENGEFUL: Final = frozenset(
    number
    for number, card in enumerate(CARD)
    if any(one.rule == "special" and one.word == "51102" for one in card.requirements)
)


class Listener(NamedTuple):
    """A text and who has it: a unit or NCU by the card it is printed on, or a seat's deck."""

    text: Text
    seat: int
    holder: int  # -1 for tactics cards
    part: int  # the card of the unit, attachment or NCU, or the tactics card


class Source(NamedTuple):
    """A passive and who has it."""

    passive: Passive
    seat: int
    holder: int
    part: int


class Muster:
    """What the cards of a battle listen to and answer."""

    __slots__ = (
        *("moments", "own", "auras", "influences", "bonds", "followers", "vengeful", "claims"),
        *("zones", "special", "units", "ncus", "decks", "shares", "borrowed"),
    )

    def __init__(
        self,
        units: tuple[tuple[int, tuple[int, ...]], ...],
        ncus: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        shares: tuple[tuple[int, int], ...] = (),
        borrowed: tuple[tuple[int, int], ...] = (),
    ) -> None:
        moments: dict[str, list[Listener]] = {}
        own: dict[tuple[str, int], list[Source]] = {}
        auras: dict[str, list[Source]] = {}

        def enlist(seat: int, holder: int, part: int, source: int) -> None:
            found = BY_SOURCE.get(source)
            if found is None:
                return
            for text in found.texts:
                moments.setdefault(text.moment, []).append(Listener(text, seat, holder, part))
            for passive in found.passives:
                row = Source(passive, seat, holder, part)
                if passive.aura:
                    auras.setdefault(passive.query, []).append(row)
                else:
                    own.setdefault((passive.query, holder), []).append(row)

        for unit, (card, parts) in enumerate(units):
            for part in (card, *parts) if card >= 0 else ():
                seat = unit // MOST_UNITS
                sender = (seat + 1) % (len(units) // MOST_UNITS)
                for source in CARD[part].abilities:
                    enlist(sender if source in OF_SENDER else seat, unit, part, source)
        for unit, other in shares:
            card, parts = units[other]
            for part in (card, *parts):
                for source in CARD[part].abilities:
                    if not ABILITY[source].innate:
                        enlist(unit // MOST_UNITS, unit, part, source)
        for ncu, card in enumerate(ncus):
            for source in CARD[card].abilities if card >= 0 else ():
                enlist(ncu // MOST_NCUS, FIRST_NCU_HOLDER + ncu, card, source)
        for seat, deck in enumerate(decks):
            for tactics_card in dict.fromkeys(deck):
                enlist(seat, -1, tactics_card, FIRST_CARD + tactics_card)
        for seat, tactics_card in borrowed:
            if tactics_card not in decks[seat]:
                enlist(seat, -1, tactics_card, FIRST_CARD + tactics_card)
        self.moments: Mapping[str, tuple[Listener, ...]] = {
            moment: tuple(found) for moment, found in moments.items()
        }
        self.own: Mapping[tuple[str, int], tuple[Source, ...]] = {
            key: tuple(found) for key, found in own.items()
        }
        self.auras: Mapping[str, tuple[Source, ...]] = {
            query: tuple(found) for query, found in auras.items()
        }
        # The Influence abilities of each NCU that has any (F15.16).
        self.influences: Mapping[int, tuple[int, ...]] = {
            ncu: found
            for ncu, card in enumerate(ncus)
            if card >= 0
            and (found := tuple(one for one in CARD[card].abilities if one in INFLUENCE))
        }
        # Units for which cards that are attached to a character's unit count as well.
        self.bonds: tuple[tuple[int, str], ...] = tuple(
            (unit, BONDS[source])
            for unit, (card, parts) in enumerate(units)
            for part in ((card, *parts) if card >= 0 else ())
            for source in CARD[part].abilities
            if source in BONDS
        )
        # Units for which zones count as controlled, whether for tactics cards alone (F37.11).
        self.claims: tuple[tuple[int, int, bool], ...] = tuple(
            (unit, part, CLAIMS[source])
            for unit, (card, parts) in enumerate(units)
            for part in parts
            for source in CARD[part].abilities
            if source in CLAIMS
        )
        # Units that activate only after another.
        self.followers = frozenset(
            unit
            for unit, (card, _) in enumerate(units)
            if card >= 0 and any(source in FOLLOWERS for source in CARD[card].abilities)
        )
        # Who has the card Unending Vengeance: seat, holder and card (F36.5).
        self.vengeful: tuple[tuple[int, int, int], ...] = (
            *(
                (unit // MOST_UNITS, unit, part)
                for unit, (card, parts) in enumerate(units)
                for part in parts
                if part in VENGEFUL
            ),
            *(
                (ncu // MOST_NCUS, FIRST_NCU_HOLDER + ncu, card)
                for ncu, card in enumerate(ncus)
                if card in VENGEFUL
            ),
        )
        # Zones beside the board (F36.7), and whether NCUs may be poisoned or bound in any way.
        specials = [one for card in ncus for one in SPECIALS_OF.get(card, ())]
        found_zones = {ZONES.index[one] for one in specials if one in ZONES.index}
        self.zones: tuple[int, ...] = tuple(sorted(found_zones))
        self.special = bool(specials)
        self.units = units
        self.ncus = ncus
        self.decks = decks
        self.shares = shares
        self.borrowed = borrowed

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process go the cards; their texts are known everywhere."""
        return _made, (self.units, self.ncus, self.decks, self.shares, self.borrowed)

    def plain(self) -> list[Any]:
        """For the digest: only the decks, for all else follows from what is on the table."""
        return [list(deck) for deck in self.decks]


@lru_cache(256)
def _made(
    units: tuple[tuple[int, tuple[int, ...]], ...],
    ncus: tuple[int, ...],
    decks: tuple[tuple[int, ...], ...],
    shares: tuple[tuple[int, int], ...] = (),
    borrowed: tuple[tuple[int, int], ...] = (),
) -> Muster:
    return Muster(units, ncus, decks, shares, borrowed)


def muster_of(
    cards: list[int],
    parts: list[tuple[int, ...]],
    ncus: list[int],
    decks: tuple[tuple[int, ...], ...],
    shares: tuple[tuple[int, int], ...] = (),
    borrowed: tuple[tuple[int, int], ...] = (),
) -> Muster:
    """The muster of these units with their attachments, NCUs and tactics decks, of who shares the
    abilities of whom, and who has a card of another."""
    return _made(tuple(zip(cards, parts, strict=True)), tuple(ncus), decks, shares, borrowed)


def enlist(t: Battle, decks: tuple[tuple[int, ...], ...] | None = None) -> None:
    """Find out anew who can listen, because a unit, an attachment or a deck has come into play."""
    if decks is None:
        decks = t.muster.decks
    # Units that share their abilities: the first of two holds what lasts, the other is named there.
    pairs = [(row.holder, row.picks[1]) for row in t.lasting if row.kit in SHARING]
    shares = tuple(pair for one, two in pairs for pair in ((one, two), (two, one)))
    # Cards of others: each is followed by the seat whose it is (F36.15).
    rows = [row for row in t.lasting if row.kit in BORROWED]
    borrowed = {(row.seat, card) for row in rows for card in row.picks[::2]}
    t.muster = muster_of(t.card, t.parts, t.ncu_card, decks, shares, tuple(sorted(borrowed)))
