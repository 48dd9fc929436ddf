"""T14b, T14d, T15d, T16.4: combat strength, with everything that counts towards it.

Power tokens give no strength (T23.11). A card without an ability counts by what is printed on it
(T15.70). The rulebook's example of a battle adds up with a Footman and a Knight (T32.6).

`t.combat` is the combat being fought, a flat list of ints with the places named below. Side 0 is
the attacker, side 1 the defender.
"""

from typing import NamedTuple

from throneroom.games.thrones.content import (
    BARATHEON,
    CARD_FORTIFICATIONS,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARDS,
    DEFENSE,
    HOME_OF,
    IRON_THRONE,
    ORDER_MODIFIER,
    ORDER_TYPE,
    STRUCTURE_MASK,
    TIDE_FORTIFICATIONS,
    TIDE_STRENGTH,
    TIDE_SWORDS,
)
from throneroom.games.thrones.state import NO_CARD, NO_ORDER, Table
from throneroom.games.thrones.support import granted

# Places in `t.combat`.
C_DEFENDER = 0  # the defending House
C_ORIGIN = 1  # the area the attackers marched from
C_CARD = 2  # two places: the House card of each side, or -1
C_RETURNED = 4  # two places: the card that Tyrion has sent back to that side's hand, or -1
C_RESOLVED = 6  # set of sides whose ability of the present moment has been resolved
C_BLADE = 7  # the side that has used the Blade for +1, or -1
C_WINNER = 8  # the side that has won, or -1
C_CASUALTIES = 9  # how many casualties the loser has to take
C_RETREAT = 10  # the area retreated to, or -1

# Places in `t.tides`: the card of each side, whether both lie open, the card given back, or -1.
T_CARD = 0
T_OPEN = 2
T_DISCARDED = 3

_card = CARDS.index
CATELYN = _card["catelyn_stark"]
BALON = _card["balon_greyjoy"]
VICTARION = _card["victarion_greyjoy"]
THEON = _card["theon_greyjoy"]
ASHA = _card["asha_greyjoy"]
KEVAN = _card["ser_kevan_lannister"]
STANNIS = _card["stannis_baratheon"]
DAVOS = _card["ser_davos_seaworth"]
SALLADHOR = _card["salladhor_saan"]
NYMERIA = _card["nymeria_sand"]
STANNIS_PLACE = STANNIS - 7 * BARATHEON

SIEGE_STRENGTH = 4  # T14.6


class Strength(NamedTuple):
    """All that counts for one side of a combat. T14.4, T16.4"""

    units: int
    order: int
    supporters: tuple[int, ...]  # areas
    supports: tuple[int, ...]  # the strength lent by each of them
    garrison: int
    card: int
    blade: int
    tides: int
    total: int


def siege_value(area: int) -> int:
    """What a Siege Engine is worth on the attacking side against an area. T14.6"""
    return SIEGE_STRENGTH if STRUCTURE_MASK >> area & 1 else 0


def group_strength(group: int, siege: int, footman: int = 1, ship: int = 1) -> int:
    """The strength of a group's standing units; routed ones count nothing. T14.5-T14.7, T19.15"""
    return (
        (group & 15) * footman
        + (group >> 4 & 15) * 2
        + (group >> 8 & 15) * ship
        + (group >> 12 & 15) * siege
    )


def combatant(t: Table, side: int) -> int:
    """The House that fights on a side. T3.10"""
    return t.combat[C_DEFENDER] if side else t.attacker


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
    combat = t.combat
    area = t.embattled
    house = combatant(t, side)
    card = combat[C_CARD + side]
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
    blade = 1 if combat[C_BLADE] == side else 0  # T16.1
    tides = _tide(t, side, TIDE_STRENGTH)  # T17.5
    total = units + order + sum(supports) + garrison + worth + blade + tides
    return Strength(
        units, order, supporters, tuple(supports), garrison, worth, blade, tides, max(0, total)
    )


def write_down(attacker: Strength, defender: Strength) -> list[int]:
    """What both sides counted when the combat was decided, as flat ints for `t.decided`.

    Units fall, enter and flee after that, and it is still told what they were worth. Supports go by
    area, so that a position means the same in whatever order its fields come.
    """
    numbers: list[int] = []
    for s in (attacker, defender):
        numbers += (s.units, s.order, s.garrison, s.card, s.blade, s.tides, s.total)
        numbers.append(len(s.supporters))
        for support in sorted(zip(s.supporters, s.supports, strict=True)):
            numbers += support
    return numbers


def told_strength(t: Table, side: int) -> Strength:
    """The strength of one side as it decided the combat, or before that as it is now. T16.4"""
    decided = t.decided
    if not decided:
        return strength_of(t, side)
    start = (8 + 2 * decided[7]) * side
    units, order, garrison, card, blade, tides, total, number = decided[start : start + 8]
    supports = decided[start + 8 : start + 8 + 2 * number]
    return Strength(
        units,
        order,
        tuple(supports[::2]),
        tuple(supports[1::2]),
        garrison,
        card,
        blade,
        tides,
        total,
    )


def foreseen_strength(t: Table, side: int) -> Strength:
    """The same as its own House knows it: with its Tides card that does not lie open yet. T17.3"""
    told = told_strength(t, side)
    if not t.tides or t.tides[T_OPEN]:
        return told
    tides = TIDE_STRENGTH[t.tides[T_CARD + side]]
    parts = (told.units, told.order, *told.supports, told.garrison, told.card, told.blade, tides)
    return told._replace(tides=tides, total=max(0, sum(parts)))


def _ships_are_worth_nothing(t: Table) -> bool:
    """Whether Salladhor Saan is played by a supported side; he beats Victarion. T15.34, TR15.8"""
    combat = t.combat
    if combat[C_CARD] == SALLADHOR:
        return is_supported(t, 0)
    return combat[C_CARD + 1] == SALLADHOR and is_supported(t, 1)


def _order_strength(t: Table, side: int) -> int:
    """The attacker's March order or the defender's Defense order. T13.11, T14.19, T14.20"""
    if side == 0:
        return ORDER_MODIFIER[t.orders[t.combat[C_ORIGIN]]]
    order = t.orders[t.embattled]
    if order == NO_ORDER or ORDER_TYPE[order] != DEFENSE:
        return 0
    twice = t.combat[C_CARD + 1] == CATELYN  # T15.37, TR15.11
    return ORDER_MODIFIER[order] * (2 if twice else 1)


def card_strength(t: Table, side: int) -> int:
    """A card's strength: printed, unless Balon denies it, and gained. T15.3, T15.31, TR15.9"""
    card = t.combat[C_CARD + side]
    if card == NO_CARD:
        return 0  # TR15.2
    printed = 0 if t.combat[C_CARD + 1 - side] == BALON else CARD_STRENGTH[card]
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
    card = t.combat[C_CARD + side]
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
    card = t.combat[C_CARD + side]
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
    if not t.tides or not t.tides[T_OPEN]:
        return 0
    return table[t.tides[T_CARD + side]]
