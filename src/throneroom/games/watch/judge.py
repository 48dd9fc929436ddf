"""How good a table looks for a seat, for bots that look one step ahead.

Everything is measured in victory points: those there are, and what the position promises.
"""

from functools import lru_cache

from throneroom.games.watch.content import (
    CARD_COST,
    GIFT_LIMIT,
    GUARD_COST,
    GUARDS,
    HAND_LIMIT,
    KEEP_COST,
    KEEPS,
    LAST_BREACH,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TARGET,
    VICTORY_POINT,
)
from throneroom.games.watch.geometry import HEX_SITES, NEIGHBOURS, SITE_HEXES
from throneroom.games.watch.state import COMBINED, Table
from throneroom.games.watch.victory import total_points
from throneroom.kernel import bits

# In how many of 36 rolls a number token produces.
_PIPS = {0: 0, COMBINED: 2, **{n: 6 - abs(7 - n) for n in range(2, 13)}}
# What points are worth beyond themselves, by their number, the nearer they are to victory.
_NEAR = (*(0.0,) * 7, 0.3, 1.0, 2.5, 5.0)
_RIVALS = 0.3  # what the best opponent's position counts, against one's own
_SCALE = 40.0


def judge(t: Table, seat: int) -> float:
    """From 0 (hopeless) to 1 (as good as won)."""
    rival = max(prospects(t, other) for other in range(t.seats) if other != seat)
    return min(1.0, max(0.0, 0.35 + (prospects(t, seat) - _RIVALS * rival) / _SCALE))


def prospects(t: Table, seat: int) -> float:
    """Points, production, room to grow, cards, and in Brotherhood the guards."""
    points = total_points(t, seat)
    worth = points + _NEAR[min(points, TARGET)]
    worth += production(t, seat) + room(t, seat) + hand_worth(t, seat)
    unplayed = sum(t.cards[seat * 5 : seat * 5 + VICTORY_POINT])
    worth += 0.3 * min(unplayed, 4) + 0.15 * t.patrols[seat]
    worth += 0.06 * t.lengths[seat]
    if t.brotherhood:
        worth += watch(t, seat)
    return worth


def production(t: Table, seat: int) -> float:
    """Cards to be expected from a roll, and of how many kinds; blocked hexes count half."""
    income = [0.0] * 5
    settlements, keeps = t.settlements[seat], t.keeps[seat]
    for tile, number in enumerate(t.numbers):
        around = HEX_SITES[tile]
        if not number or not (settlements | keeps) & around:
            continue
        shares = (settlements & around).bit_count() + 2 * (keeps & around).bit_count()
        blocked = tile == t.tormund or t.gift[tile]
        income[t.terrain[tile]] += shares * _PIPS[number] / (72 if blocked else 36)
    variety = sum(1 for cards in income if cards)
    return 1.3 * sum(income) + 0.15 * variety + 0.3 * sum(min(cards, 0.25) for cards in income)


@lru_cache(maxsize=1 << 10)
def site_worth(numbers: tuple[int, ...], site: int) -> int:
    """The pips of the hexes that an intersection touches."""
    return sum(_PIPS[numbers[tile]] for tile in SITE_HEXES[site])


def room(t: Table, seat: int) -> float:
    """The best place for the next settlement that a road leads to, or nearly so."""
    if t.settlements[seat].bit_count() >= SETTLEMENTS:
        return 0.0
    near = t.reach[seat] & t.open_sites
    best = max((site_worth(t.numbers, site) for site in bits(near)), default=0)
    if t.roads[seat].bit_count() < ROADS:
        beyond = 0
        for site in bits(t.reach[seat] & ~t.occupied):
            beyond |= NEIGHBOURS[site]
        far = max((site_worth(t.numbers, s) for s in bits(beyond & t.open_sites)), default=0)
        best = max(best, int(far * 0.6))
    return 0.04 * best + 0.1 * min(near.bit_count(), 2)


def hand_worth(t: Table, seat: int) -> float:
    """How near the hand is to something worth building; what a seven would take counts against."""
    hand = t.hand[seat * 5 : seat * 5 + 5]
    size = sum(hand)
    goals = [(0.3, CARD_COST)] if t.deck else []
    if t.settlements[seat] and t.keeps[seat].bit_count() < KEEPS:
        goals.append((0.8, KEEP_COST))
    if t.settlements[seat].bit_count() < SETTLEMENTS:
        if t.reach[seat] & t.open_sites:
            goals.append((0.7, SETTLEMENT_COST))
        else:
            goals.append((0.3, ROAD_COST))
    if t.brotherhood and t.guards_of[seat] < GUARDS:
        goals.append((0.3, GUARD_COST))
    progress = [
        worth * (1 - sum(max(0, c - h) for c, h in zip(cost, hand, strict=True)) / sum(cost)) ** 2
        for worth, cost in goals
    ]
    best = max(progress, default=0.0)
    return best + 0.1 * (sum(progress) - best) + 0.02 * size - 0.05 * max(0, size - HAND_LIMIT)


def watch(t: Table, seat: int) -> float:
    """Guards are half a point on their way, and decide the game when the Wall falls."""
    mine = t.guards_of[seat]
    others = max(t.guards_of[other] for other in range(t.seats) if other != seat)
    danger = max(t.breaches / LAST_BREACH, t.in_gift / GIFT_LIMIT)
    pressed = sum(
        there / max(1, len(guards)) for there, guards in zip(t.clearings, t.guards, strict=True)
    )
    lead = min(2, max(-2, mine - others))
    return 0.2 * min(mine, 5) + lead * (0.35 + 4 * danger * danger) - 0.05 * pressed
