"""T14b, T14d, T15d, T16.4: combat strength, with everything that counts towards it.

Power tokens give no strength (T23.11). A card without an ability counts by what is printed on it
(T15.70). The rulebook's example of a battle adds up with a Footman and a Knight (T32.6).

Side 0 is the attacker, side 1 the defender.
"""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    BARATHEON,
    CARD_FORTIFICATIONS,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARDS,
    DEFENSE,
    HOME_OF,
    HOUSES,
    IRON_THRONE,
    ORDER_MODIFIER,
    ORDER_TYPE,
    STRUCTURE_MASK,
    TIDE_FORTIFICATIONS,
    TIDE_STRENGTH,
    TIDE_SWORDS,
)
from throneroom.games.thrones.state import (
    NO_CARD,
    NO_ORDER,
    Strength,
    Table,
    fought,
    unpack,
)
from throneroom.games.thrones.support import ATTACKER, granted

_card = CARDS.index
CATELYN: Final = _card["catelyn_stark"]
BALON: Final = _card["balon_greyjoy"]
VICTARION: Final = _card["victarion_greyjoy"]
THEON: Final = _card["theon_greyjoy"]
ASHA: Final = _card["asha_greyjoy"]
KEVAN: Final = _card["ser_kevan_lannister"]
STANNIS: Final = _card["stannis_baratheon"]
DAVOS: Final = _card["ser_davos_seaworth"]
SALLADHOR: Final = _card["salladhor_saan"]
NYMERIA: Final = _card["nymeria_sand"]
STANNIS_PLACE: Final = STANNIS - 7 * BARATHEON

SIEGE_STRENGTH: Final = 4  # T14.6


def siege_value(area: int) -> int:
    """What a Siege Engine is worth on the attacking side against an area. T14.6"""
    return SIEGE_STRENGTH if STRUCTURE_MASK >> area & 1 else 0


def group_strength(group: int, siege: int, footman: int = 1, ship: int = 1) -> int:
    """The strength of a group's standing units; routed ones count nothing. T14.5-T14.7, T19.15"""
    footmen, knights, ships, engines = unpack(group)
    return footmen * footman + knights * 2 + ships * ship + engines * siege


def combatant(t: Table, side: int) -> int:
    """The House that fights on a side. T3.10"""
    return fought(t).defender if side else t.attacker


def group_of(t: Table, side: int) -> int:
    """The participating units of a side. T3.10, T15.17"""
    return t.units[t.embattled] if side else t.attackers


def is_supported(t: Table, side: int) -> bool:
    """Whether at least one support for a side stands. T15.16, TR14.4, TR14.5"""
    return bool(granted(t, t.embattled, side))


def strength_of(t: Table, side: int) -> Strength:
    """The strength of one side as it is now, taken apart.

    T14.4-T14.9, T14.19, T15.12, T16.4, TR14.8, TR15.6
    """
    combat = fought(t)
    area = t.embattled
    house = combatant(t, side)
    card = combat.cards[side]
    siege = 0 if side else siege_value(area)
    # Kevan and Victarion double only their own House's units, and only when it attacks. TR15.10
    footman = 2 if card == KEVAN and side == 0 else 1  # T15.36
    ship = 2 if card == VICTARION and side == 0 else 1  # T15.35
    becalmed = _ships_are_worth_nothing(t)
    own_ship = 0 if becalmed and house != BARATHEON else ship
    units = group_strength(group_of(t, side), siege, footman, own_ship)
    supporters = tuple(granted(t, area, side))
    supports = []
    for source in supporters:
        owner = t.order_house[source]
        if owner == house:
            lent = group_strength(t.units[source], siege, footman, own_ship)
        else:
            other_ship = 0 if becalmed and owner != BARATHEON else 1
            lent = group_strength(t.units[source], siege, 1, other_ship)
        supports.append(lent + ORDER_MODIFIER[t.orders[source]])  # T14.9
    order = _order_strength(t, side)
    garrison = t.garrison[house] if side and HOME_OF[area] == house else 0  # T25.2
    worth = card_strength(t, side)
    blade = 1 if combat.blade == side else 0  # T16.1
    tides = _tide(t, side, TIDE_STRENGTH)  # T17.5
    total = units + order + sum(supports) + garrison + worth + blade + tides
    return Strength(
        units, order, supporters, tuple(supports), garrison, worth, blade, tides, max(0, total)
    )


def by_area(s: Strength) -> Strength:
    """The same with its supports by area, as it is written down when the combat is decided.

    So a position means the same in whatever order its fields come.
    """
    if len(s.supporters) < 2:
        return s
    areas, lent = zip(*sorted(zip(s.supporters, s.supports, strict=True)), strict=True)
    return s._replace(supporters=areas, supports=lent)


def told_strength(t: Table, side: int) -> Strength:
    """The strength of one side as it decided the combat, or before that as it is now. T16.4

    Units fall, enter and flee after that, and it is still told what they were worth.
    """
    return t.decided[side] if t.decided else strength_of(t, side)


def foreseen_strength(t: Table, side: int) -> Strength:
    """The same as its own House knows it: with its Tides card that does not lie open yet. T17.3"""
    told = told_strength(t, side)
    if t.tides is None or t.tides.open:
        return told
    tides = TIDE_STRENGTH[t.tides.cards[side]]
    parts = (told.units, told.order, *told.supports, told.garrison, told.card, told.blade, tides)
    return told._replace(tides=tides, total=max(0, sum(parts)))


def seen_strength(t: Table, side: int, viewer: int) -> Strength:
    """The same as a House sees it: its own Tides card counts as soon as it has seen it. T17.3"""
    return foreseen_strength(t, side) if viewer == combatant(t, side) else told_strength(t, side)


def below_zero(s: Strength) -> int:
    """How much a side lacks to 0, which is the least that counts. TR14.8"""
    parts = (s.units, s.order, *s.supports, s.garrison, s.card, s.blade, s.tides)
    return max(0, -sum(parts))


def who_fights(t: Table, seat: int) -> dict[str, Any]:
    """The combat that a question is about, for its prompt."""
    return {
        "area": AREAS.ids[t.embattled],
        "attacker": HOUSES.ids[t.attacker],
        "defender": HOUSES.ids[fought(t).defender],
    }


def how_it_stands(t: Table, seat: int) -> dict[str, Any]:
    """The same with the strength of both sides, as far as the seat knows it."""
    attacker, defender = (seen_strength(t, side, t.houses[seat]).total for side in (0, 1))
    return {**who_fights(t, seat), "attacker_total": attacker, "defender_total": defender}


def _ships_are_worth_nothing(t: Table) -> bool:
    """Whether Salladhor Saan is played by a supported side; he beats Victarion. T15.34, TR15.8"""
    combat = fought(t)
    if combat.cards[ATTACKER] == SALLADHOR:
        return is_supported(t, 0)
    return combat.cards[1] == SALLADHOR and is_supported(t, 1)


def _order_strength(t: Table, side: int) -> int:
    """The attacker's March order or the defender's Defense order. T13.11, T14.19, T14.20"""
    if side == 0:
        return ORDER_MODIFIER[t.orders[fought(t).origin]]
    order = t.orders[t.embattled]
    if order == NO_ORDER or ORDER_TYPE[order] != DEFENSE:
        return 0
    twice = fought(t).cards[1] == CATELYN  # T15.37, TR15.11
    return ORDER_MODIFIER[order] * (2 if twice else 1)


def card_strength(t: Table, side: int) -> int:
    """A card's strength: printed, unless Balon denies it, and gained. T15.3, T15.31, TR15.9"""
    card = fought(t).cards[side]
    if card == NO_CARD:
        return 0  # TR15.2
    printed = 0 if fought(t).cards[1 - side] == BALON else CARD_STRENGTH[card]
    return printed + _bonus(t, side, card)


def _bonus(t: Table, side: int, card: int) -> int:
    """What an ability adds to its card's strength. T15.32, T15.33, T15.38"""
    if card == STANNIS:
        throne = t.tracks[IRON_THRONE]
        return int(throne.index(combatant(t, 1 - side)) < throne.index(combatant(t, side)))
    if card == DAVOS:
        return t.discards[BARATHEON] >> STANNIS_PLACE & 1
    if card == THEON:
        return int(_defends_structure(t, side))
    return 0


def _defends_structure(t: Table, side: int) -> bool:
    return side == 1 and STRUCTURE_MASK >> t.embattled & 1 == 1


def swords(t: Table, side: int) -> int:
    """The sword icons of a side. T15.4, T15.33, T15.38-T15.40, T17.7, TR15.22"""
    card = fought(t).cards[side]
    icons = _tide(t, side, TIDE_SWORDS)
    if card == NO_CARD:
        return icons
    icons += CARD_SWORDS[card]
    if card == DAVOS:
        icons += t.discards[BARATHEON] >> STANNIS_PLACE & 1
    elif card == THEON:
        icons += _defends_structure(t, side)
    elif card == ASHA:
        icons += 0 if is_supported(t, side) else 2
    elif card == NYMERIA:
        icons += side == 0
    return icons


def fortifications(t: Table, side: int) -> int:
    """The fortification icons of a side. T15.4, T15.39, T15.40, T17.7, TR15.22"""
    card = fought(t).cards[side]
    icons = _tide(t, side, TIDE_FORTIFICATIONS)
    if card == NO_CARD:
        return icons
    icons += CARD_FORTIFICATIONS[card]
    if card == ASHA:
        icons += 0 if is_supported(t, side) else 1
    elif card == NYMERIA:
        icons += side == 1
    return icons


def _tide(t: Table, side: int, table: tuple[int, ...]) -> int:
    """What the side's Tides of Battle card shows, once it lies open. T17.5, T17.7"""
    tides = t.tides
    return table[tides.cards[side]] if tides is not None and tides.open else 0
