"""What a seat may think is true: the table with everything hidden from it drawn again.

The hidden things are put into a fixed order before they are shuffled, so that the result depends
only on what the seat knows (T31, T34) and on the given chance.
"""

from throneroom.games.thrones.content import ORDER_COUNT, ORDER_SPECIAL
from throneroom.games.thrones.influence import blade_holder, stars
from throneroom.games.thrones.march_plan import drafting, new_draft
from throneroom.games.thrones.state import (
    NO_CARD,
    NO_ORDER,
    NOBODY,
    PUBLIC,
    Table,
    Tides,
    remove_order,
)
from throneroom.games.thrones.strength import combatant
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.games.thrones.tides import draw_without
from throneroom.kernel import Chance, bits


def imagine(t: Table, seat: int, chance: Chance) -> Table:
    """A copy in which decks, face-down orders and what combat hides are drawn anew.

    Others have declared nothing of a March there. The kernel itself draws what others have sealed.
    """
    new = t.copy()
    house = new.houses[seat]
    new.flow.chance = chance
    for i, deck in enumerate(new.decks):
        cards = sorted(deck)
        chance.shuffle(cards)
        new.decks[i] = tuple(cards)
    _wildling_deck(new, house, chance)
    if not new.revealed:
        _face_down_orders(new, house, chance)
    if drafting(new) not in (NOBODY, house):
        new.march = new_draft(new, drafting(new))  # TR13.6
    if new.tides is not None and not new.tides.open:
        _tides(new, new.tides, house, chance)
    return new


def _wildling_deck(t: Table, house: int, chance: Chance) -> None:
    """Cards that the House has not seen are shuffled among their places. TR31.3"""
    known = PUBLIC | 1 << house
    unknown = [place for place, mask in enumerate(t.wildling_known) if not mask & known]
    cards = sorted(t.wildling_deck[place] for place in unknown)
    chance.shuffle(cards)
    for place, card in zip(unknown, cards, strict=True):
        t.wildling_deck[place] = card


def _face_down_orders(t: Table, house: int, chance: Chance) -> None:
    """Others' finished orders are drawn anew, unfinished drafts are not known to exist. TR10.2"""
    for other in t.houses:
        if other == house:
            continue
        areas = [area for area in bits(t.occupied[other]) if t.orders[area] != NO_ORDER]
        if not areas:
            continue
        if t.seats[other] in t.flow.awaited:
            for area in areas:
                remove_order(t, area)
            continue
        for area, kind in zip(areas, _draw_orders(t, other, chance), strict=False):
            t.orders[area] = kind


def _draw_orders(t: Table, house: int, chance: Chance) -> list[int]:
    """A random hand of tokens that a House may assign, at least as many as its areas need."""
    tokens = [
        kind
        for kind, number in enumerate(ORDER_COUNT)
        if not t.bans >> kind & 1
        for _ in range(number)
    ]
    chance.shuffle(tokens)
    allowed = stars(t, house)
    drawn = []
    for kind in tokens:
        if ORDER_SPECIAL[kind]:
            if not allowed:
                continue
            allowed -= 1
        drawn.append(kind)
    return drawn


def _tides(t: Table, tides: Tides, house: int, chance: Chance) -> None:
    """Others' Tides cards, and a card that another has given back, from those not known to be gone.

    T17.3, T34.2
    """
    holders = [combatant(t, side) for side in (ATTACKER, DEFENDER)]
    redrawn = tides.discarded != NO_CARD
    # Only the holder of the Blade can have redrawn, and he knows both of his cards.
    mine = redrawn and house in holders and house == blade_holder(t)
    gone = [tides.cards[holders.index(house)]] if house in holders else []
    if mine:
        gone.append(tides.discarded)
    for side, holder in enumerate(holders):
        if holder != house:
            tides.cards[side] = draw_without(chance, gone)
            gone.append(tides.cards[side])
    if redrawn and not mine:
        tides.discarded = draw_without(chance, gone)
