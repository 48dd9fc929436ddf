"""What the judge counts for each player.

What hexes yield, where the next settlement could go and what a hand could pay for is remembered by
what it depends on: bots ask for the same again and again.
"""

from functools import lru_cache
from typing import Any, Final

from throneroom.games.watch.content import (
    CARD_COST,
    CLIMBER,
    GIFT_LIMIT,
    GUARD_COST,
    GUARDS,
    HAND_LIMIT,
    KEEP_COST,
    KEEPS,
    LAST_BREACH,
    RATE,
    RESOURCES,
    ROADS,
    SECTIONS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TARGET,
    TRAIL_CLAN,
    TRAIL_SECTION,
)
from throneroom.games.watch.geometry import NEIGHBOURS, SITE_HEXES, SITES
from throneroom.games.watch.state import COMBINED, Table
from throneroom.kernel import Counted, Features, bits

NAMES: Final = (
    "points",  # with those of hidden cards
    "points_7",  # those from the seventh on
    "points_8",
    "points_9",
    "points_10",  # enough, but the turn or the roll must be awaited
    *RESOURCES.ids,  # cards of each to be expected from ten rolls; of blocked hexes the half
    "kinds",  # of resources
    "settlements",  # how many of each ten rolls could pay for, with trades at the supply
    "keeps",
    "bought",
    "site",  # the dots of the best place for a settlement that a road leads to
    "beyond",  # the same for places one road further, if they are better
    "sites",  # how many places there are, two at most
    "hand",  # resource cards
    "excess",  # those that a seven endangers
    "to_settlement",  # how near the hand is to each
    "to_keep",
    "to_card",
    "to_guard",
    "trade",  # how much better than the usual the rates of the supply are
    "cards",  # development cards to be played
    "patrols",
    "road",  # the length of the road
    "soon",  # how soon the player's turn comes: 1 now, 0 last
    "guards",  # on the Wall
    "watch",  # guards more than the best other has
    "watch_danger",  # the same, by how near the Wall is to falling
    "watch_weak",  # the same, by how soon it will be breached where its guards are few
)
GOOD: Final = frozenset(NAMES) - {"soon", "excess", "beyond"}
BAD: Final = frozenset({"excess"})
# In how many of 36 rolls a number token produces.
DOTS: Final = {0: 0, COMBINED: 2, **{n: 6 - abs(7 - n) for n in range(2, 13)}}
_WALL: Final = 2  # so many guards more are enough
# How likely a section is to be breached before anybody mends it, by how many of its guards are more
# than the wildlings before it.
_WEAK: Final = (1.0, 0.4, 0.15, 0.05, 0.02, 0.0)
# From where a section is reached, and by how many faces of the die: W20.2.
_TRAILS: Final = tuple(
    tuple(
        (clan, faces)
        for clan in range(max(TRAIL_CLAN) + 1)
        if (faces := list(zip(TRAIL_CLAN, TRAIL_SECTION, strict=True)).count((clan, section)))
    )
    for section in range(len(SECTIONS.ids))
)


class Board:
    """The hexes of a table: what each intersection yields, in dots by resource and hex."""

    __slots__ = ("yields", "dots")

    def __init__(self, terrain: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        self.yields = tuple(
            tuple(
                (tile, terrain[tile], DOTS[numbers[tile]])
                for tile in SITE_HEXES[site]
                if tile < len(numbers) and numbers[tile]  # some lie on other boards
            )
            for site in range(len(SITES.ids))
        )
        self.dots = tuple(sum(dots for _, _, dots in around) for around in self.yields)


@lru_cache(maxsize=1 << 8)
def board_of(terrain: tuple[int, ...], numbers: tuple[int, ...]) -> Board:
    """The board with these hexes."""
    return Board(terrain, numbers)


@lru_cache(maxsize=1 << 14)
def income(board: Board, settlements: int, keeps: int, blocked: int) -> tuple[float, ...]:
    """The cards of each resource to be expected from ten rolls, and of how many kinds."""
    cards = [0.0] * 5
    for sites, share in ((settlements, 1), (keeps, 2)):
        for site in bits(sites):
            for tile, resource, dots in board.yields[site]:
                cards[resource] += share * dots / (7.2 if blocked >> tile & 1 else 3.6)
    return (*cards, 5 - cards.count(0.0))


@lru_cache(maxsize=1 << 14)
def pace(cards: tuple[float, ...], rates: tuple[int, ...]) -> tuple[float, float, float]:
    """How many settlements, keeps and cards ten rolls could pay for, if nothing else was built and
    what is too much of one resource was traded for what is missing."""
    found = []
    for cost in (SETTLEMENT_COST, KEEP_COST, CARD_COST):
        low, high = 0.0, 2.0
        for _ in range(8):
            middle = (low + high) / 2
            missing = spare = 0.0
            for resource in range(5):
                over = cards[resource] - middle * cost[resource]
                if over < 0:
                    missing -= over
                else:
                    spare += over / rates[resource]
            if missing <= spare:
                low = middle
            else:
                high = middle
        found.append(low)
    return found[0], found[1], found[2]


@lru_cache(maxsize=1 << 14)
def room(board: Board, reach: int, taken: int, open_sites: int) -> tuple[float, float, float]:
    """The best place that a road leads to, the best one beyond it, and how many there are."""
    near = reach & open_sites
    best = max((board.dots[site] for site in bits(near)), default=0)
    around = 0
    for site in bits(reach & ~taken):
        around |= NEIGHBOURS[site]
    far = max((board.dots[site] for site in bits(around & open_sites)), default=0)
    return float(best), float(max(0, far - best)), float(min(near.bit_count(), 2))


@lru_cache(maxsize=1 << 14)
def affords(a: int, b: int, c: int, d: int, e: int) -> tuple[float, ...]:
    """The cards of a hand, those that a seven endangers, and how near it is to what it could pay:
    a settlement, a keep, a card and a guard."""
    hand = (a, b, c, d, e)
    size = sum(hand)
    near = []
    for cost in (SETTLEMENT_COST, KEEP_COST, CARD_COST, GUARD_COST):
        missing = sum(max(0, wanted - held) for wanted, held in zip(cost, hand, strict=True))
        near.append((1 - missing / sum(cost)) ** 2)
    return (float(size), float(max(0, size - HAND_LIMIT)), *near)


def weakness(t: Table) -> float:
    """How soon the Wall will be breached: for each section, how many wildlings may come by the next
    roll, and how few its guards are."""
    found = 0.0
    clearings, guards, camps = t.clearings, t.guards, t.camps
    for section in range(len(SECTIONS.ids)):
        coming = 0.0
        for clan, faces in _TRAILS[section]:
            camp = camps[clan]
            if not camp:
                coming += faces * 0.25  # they will gather
            elif camp[0] == CLIMBER:
                coming += faces * 0.5  # it crosses without a breach, others will follow
            else:
                coming += faces
        found += coming * _WEAK[len(guards[section]) - clearings[section]]
    return found


def count(t: Table) -> Counted:
    """How much each player has of what counts."""
    n = t.seats
    board = board_of(t.terrain, t.numbers)
    blocked = 1 << t.tormund
    brotherhood = t.brotherhood
    if t.in_gift:
        for tile, wildlings in enumerate(t.gift):
            if wildlings:
                blocked |= 1 << tile
    danger = weak = lead = runner = 0.0
    guards_of = t.guards_of
    if brotherhood:
        danger = max(t.breaches / LAST_BREACH, t.in_gift / GIFT_LIMIT)
        danger *= danger
        weak = ((t.breaches + 1) / LAST_BREACH) ** 2 * weakness(t)
        *_, runner, lead = sorted(guards_of)
    usual = 5 * RATE[brotherhood]
    hand, cards = t.hand, t.cards
    rows = []
    most = 0
    for seat in range(n):
        first = seat * 5
        settlements, keeps = t.settlements[seat], t.keeps[seat]
        a, b, c, d, hidden = cards[first : first + 5]
        points = t.points[seat] + hidden
        if points > most:
            most = points
        near = _POINTS[points if points < TARGET else TARGET]
        rates = tuple(t.rates[first : first + 5])
        yields = income(board, settlements, keeps, blocked)
        row = [
            points,
            *near,
            *yields,
            *pace(yields, rates),
            *room(board, t.reach[seat], t.occupied, t.open_sites),
            *affords(*hand[first : first + 5]),
            usual - sum(rates),
            a + b + c + d,
            t.patrols[seat],
            t.lengths[seat],
            1.0 - (seat - t.active) % n / n,
        ]
        if settlements.bit_count() >= SETTLEMENTS:
            row[_SITE] = row[_SITE + 1] = row[_SITE + 2] = row[_TO_SETTLEMENT] = 0.0
        if keeps.bit_count() >= KEEPS or not settlements:
            row[_TO_KEEP] = 0.0
        if t.roads[seat].bit_count() >= ROADS:
            row[_SITE + 1] = 0.0
        if brotherhood:
            mine = guards_of[seat]
            ahead = mine - (runner if mine == lead else lead)
            ahead = max(-_WALL, min(_WALL, ahead))
            row += (mine, ahead, ahead * danger, ahead * weak)
            if mine >= GUARDS:
                row[_TO_GUARD] = 0.0
        else:
            row[_TO_GUARD] = 0.0
            row += _NO_WALL
        rows.append(row)
    progress = max(most / TARGET, t.breaches / LAST_BREACH) if brotherhood else most / TARGET
    return Counted(_kind(n, t.options), min(1.0, progress), rows)


def _kind(seats: int, options: dict[str, Any]) -> str:
    """Which weights a table has."""
    wide = "-wide" if options["wide_board"] else ""
    return f"{options['variant']}-{seats}{wide}"


_POINTS: Final = tuple(
    tuple(max(0, points - below) for below in (6, 7, 8, 9)) for points in range(TARGET + 1)
)
_NO_WALL: Final = (0.0, 0.0, 0.0, 0.0)
_SITE: Final = NAMES.index("site")
_TO_SETTLEMENT: Final = NAMES.index("to_settlement")
_TO_KEEP: Final = NAMES.index("to_keep")
_TO_GUARD: Final = NAMES.index("to_guard")

FEATURES: Final = Features(
    NAMES,
    count,
    (
        (3, {"variant": "base"}),
        (4, {"variant": "base"}),
        (3, {"variant": "brotherhood"}),
        (4, {"variant": "brotherhood"}),
        (4, {"variant": "brotherhood", "wide_board": True}),
        (2, {"variant": "base", "board": "catan", "combined_trade_build": True}),
    ),
    good=GOOD,
    bad=BAD,
)
