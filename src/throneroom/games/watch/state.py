"""The table: everything about a game in progress, as ints, lists of ints and tuples.

Hands, development cards and trade rates are flat lists, five entries for each seat. Sets of
intersections and paths are ints, one bit for each. The second half of the table is derived from the
first; keeping it up to date is what makes listing the legal actions cheap.
"""

from typing import Any, ClassVar, Final

from throneroom.games.watch.content import (
    ANY,
    ANY_CARD,
    ANY_RATE,
    CARDS,
    CARDS_OF_EACH,
    DECK,
    ISLAND_CARDS,
    ISLAND_DECK,
    MONOPOLY,
    RATE,
    ROUTE_RATE,
)
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    CATAN,
    INTERSECTIONS,
    NEIGHBOURS,
    PATH_ENDS_MASK,
    PATHS_AT,
    SITE_ROUTE,
)
from throneroom.kernel import Flow, Names, bits

COMBINED: Final = 14  # the number token that stands for both 2 and 12: W1.19, WR3


class Table:
    """A game in progress."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "flow",
        "options",
        "seats",
        "brotherhood",
        "combined",
        # the board
        "setup",
        "terrain",
        "numbers",
        "routes",
        "yields",
        # the players and the turn
        "colours",
        "first",
        "turn",
        "active",
        "rolled",
        "dice",
        "gainers",
        "card_played",
        "bought",
        "trade_closed",
        "offers",
        "offer",
        "drafts",
        # cards and pieces
        "hand",
        "supply",
        "cards",
        "deck",
        "patrols",
        "most_patrols",
        "longest_road",
        "roads",
        "settlements",
        "keeps",
        "tormund",
        # Brotherhood
        "guards",
        "camps",
        "clearings",
        "gift",
        "breaches",
        "pool",
        "used",
        "under_settlements",
        "under_keeps",
        "heroes",
        "sides",
        "hero_pool",
        "hero_used",
        "hero_new",
        # derived
        "occupied",
        "free_paths",
        "open_sites",
        "reach",
        "frontier",
        "rates",
        "lengths",
        "points",
        "guards_of",
        "in_gift",
        "frostfangs",
    )
    __slots__ = FIELDS

    flow: Flow
    options: dict[str, Any]
    seats: int
    brotherhood: bool
    combined: bool
    setup: int
    terrain: tuple[int, ...]  # the resource of each hex, or DESERT; -1 for ice and frame
    numbers: tuple[int, ...]  # the number token of each hex, 0 for none
    routes: tuple[int, ...]  # the resource of each trade route or harbour, or ANY
    yields: tuple[tuple[tuple[int, int], ...], ...]  # (hex, resource) by number rolled
    colours: tuple[int, ...]
    first: int
    turn: int
    active: int
    rolled: bool
    dice: tuple[int, ...]
    gainers: int  # seats that got cards by the last production
    card_played: bool
    bought: list[int]  # development cards that the active seat bought in this turn
    trade_closed: bool
    offers: int  # made in this turn
    offer: tuple[Any, ...]  # () or (cards given, cards wanted, answers by seat)
    drafts: tuple[tuple[int, ...], ...]  # () or the cards each seat is about to return on a seven
    hand: list[int]
    supply: list[int]
    cards: list[int]
    deck: list[int]  # the top is last
    patrols: list[int]
    most_patrols: int  # the seat that holds the one special card, or -1: W1.9
    longest_road: int
    roads: list[int]
    settlements: list[int]
    keeps: list[int]
    tormund: int
    guards: list[tuple[int, ...]]  # seats in order of arrival, by section
    camps: list[tuple[int, ...]]  # kinds from camp 1 on, by clan
    clearings: list[int]
    gift: list[tuple[int, ...]]  # kinds on each hex south of the Wall: W3.20
    breaches: int
    pool: list[int]  # the next token is last
    used: list[int]
    under_settlements: list[tuple[int, ...]]  # a token for each slot of the card, -1 if none
    under_keeps: list[tuple[int, ...]]  # two tokens for each keep left
    heroes: list[int]
    sides: list[int]
    hero_pool: int
    hero_used: int  # seats that used a hero in this turn
    hero_new: int  # seats that received a hero in this turn
    occupied: int
    free_paths: int
    open_sites: int  # where the distance rule allows a settlement
    reach: list[int]  # intersections that an own road touches
    frontier: list[int]  # paths that an own road could go on to, taken or not
    rates: list[int]
    lengths: list[int]
    points: list[int]  # public victory points
    guards_of: list[int]
    in_gift: int
    frostfangs: list[int]

    def copy(self) -> "Table":
        """An independent copy."""
        t = Table()
        t.flow = self.flow.copy()
        t.options = self.options
        t.seats = self.seats
        t.brotherhood = self.brotherhood
        t.combined = self.combined
        t.setup = self.setup
        t.terrain = self.terrain
        t.numbers = self.numbers
        t.routes = self.routes
        t.yields = self.yields
        t.colours = self.colours
        t.first = self.first
        t.turn = self.turn
        t.active = self.active
        t.rolled = self.rolled
        t.dice = self.dice
        t.gainers = self.gainers
        t.card_played = self.card_played
        t.bought = self.bought[:]
        t.trade_closed = self.trade_closed
        t.offers = self.offers
        t.offer = self.offer
        t.drafts = self.drafts
        t.hand = self.hand[:]
        t.supply = self.supply[:]
        t.cards = self.cards[:]
        t.deck = self.deck[:]
        t.patrols = self.patrols[:]
        t.most_patrols = self.most_patrols
        t.longest_road = self.longest_road
        t.roads = self.roads[:]
        t.settlements = self.settlements[:]
        t.keeps = self.keeps[:]
        t.tormund = self.tormund
        t.guards = self.guards[:]
        t.camps = self.camps[:]
        t.clearings = self.clearings[:]
        t.gift = self.gift[:]
        t.breaches = self.breaches
        t.pool = self.pool[:]
        t.used = self.used[:]
        t.under_settlements = self.under_settlements[:]
        t.under_keeps = self.under_keeps[:]
        t.heroes = self.heroes[:]
        t.sides = self.sides[:]
        t.hero_pool = self.hero_pool
        t.hero_used = self.hero_used
        t.hero_new = self.hero_new
        t.occupied = self.occupied
        t.free_paths = self.free_paths
        t.open_sites = self.open_sites
        t.reach = self.reach[:]
        t.frontier = self.frontier[:]
        t.rates = self.rates[:]
        t.lengths = self.lengths[:]
        t.points = self.points[:]
        t.guards_of = self.guards_of[:]
        t.in_gift = self.in_gift
        t.frostfangs = self.frostfangs[:]
        return t


def bare_table(seats: int, options: dict[str, Any], flow: Flow) -> Table:
    """A table with nothing on it: no board, no pieces, all cards in the supply."""
    t = Table()
    t.flow = flow
    # A table that is not the island's has no word of it: what it was before there was one.
    t.options = {k: v for k, v in options.items() if k != "board" or v == "catan"}
    t.seats = seats
    t.brotherhood = options["variant"] == "brotherhood"
    t.combined = options["combined_trade_build"]
    t.first = t.active = t.turn = 0
    t.rolled = t.card_played = t.trade_closed = False
    t.dice = t.offer = t.drafts = ()
    t.bought = [0] * 5
    t.offers = t.gainers = 0
    t.hand = [0] * 5 * seats
    t.supply = [CARDS_OF_EACH] * 5
    t.cards = [0] * 5 * seats
    t.deck = []
    t.patrols = [0] * seats
    t.most_patrols = t.longest_road = -1
    t.roads = [0] * seats
    t.settlements = [0] * seats
    t.keeps = [0] * seats
    t.guards = [()] * 4
    t.camps = [()] * 3
    t.clearings = [0] * 4
    t.gift = []
    t.breaches = 0
    t.pool = []
    t.used = []
    t.under_settlements = [()] * seats
    t.under_keeps = [()] * seats
    t.heroes = [-1] * seats
    t.sides = [0] * seats
    t.hero_pool = t.hero_used = t.hero_new = 0
    return t


def on_island(t: Table) -> bool:
    """Whether the game is played on the island of Catan: W26.1."""
    return t.setup == CATAN


def deck_of(t: Table) -> tuple[int, ...]:
    """How many development cards of each kind there are: W1.7, W1.8, W26.8."""
    return ISLAND_DECK if t.setup == CATAN else DECK[t.brotherhood]


def cards_of(t: Table) -> Names:
    """What the development cards are called by their places."""
    return ISLAND_CARDS if t.setup == CATAN else CARDS


def called(t: Table, card: int) -> int:
    """A development card among all that there are in any box."""
    if card == MONOPOLY and t.setup == CATAN:
        return ANY_CARD.index["monopoly"]
    return card


def hand_size(t: Table, seat: int) -> int:
    """How many resource cards a seat holds, which everybody may know: W25.1."""
    return sum(t.hand[seat * 5 : seat * 5 + 5])


def move_card(t: Table, giver: int, taker: int, resource: int) -> None:
    """One resource card from hand to hand."""
    t.hand[giver * 5 + resource] -= 1
    t.hand[taker * 5 + resource] += 1


def take_from_supply(t: Table, seat: int, resource: int) -> bool:
    """One card from the supply, open for all to see (W25.10); False if there is none: W1.6."""
    if not t.supply[resource]:
        return False
    t.supply[resource] -= 1
    t.hand[seat * 5 + resource] += 1
    return True


def return_to_supply(t: Table, seat: int, resource: int) -> None:
    """One card from a hand to the supply."""
    t.hand[seat * 5 + resource] -= 1
    t.supply[resource] += 1


def opponents_buildings(t: Table, seat: int) -> int:
    """The intersections that other seats have built on."""
    return t.occupied & ~(t.settlements[seat] | t.keeps[seat])


def find_frontier(t: Table, seat: int) -> int:
    """All paths that touch an own building, or an own road not shut off there: W11.6-W11.8."""
    mine = t.settlements[seat] | t.keeps[seat]
    frontier = 0
    for site in bits((t.reach[seat] | mine) & ~opponents_buildings(t, seat)):
        frontier |= PATHS_AT[site]
    return frontier


def find_reach(roads: int) -> int:
    """All intersections that these roads touch."""
    reach = 0
    for path in bits(roads):
        reach |= PATH_ENDS_MASK[path]
    return reach


def find_rates(t: Table, seat: int) -> list[int]:
    """The rates at which the supply trades with a seat: W9.12-W9.14, W10.2, W10.5."""
    rates = [RATE[t.brotherhood]] * 5
    for site in bits(t.settlements[seat] | t.keeps[seat]):
        if SITE_ROUTE[site] >= 0:
            lower_rates(rates, 0, t.routes[SITE_ROUTE[site]])
    return rates


def lower_rates(rates: list[int], first: int, freight: int) -> None:
    """What a trade route or a harbour does to the rates of a seat: W10.2, W26.7."""
    if freight != ANY:
        rates[first + freight] = ROUTE_RATE
        return
    for resource in range(5):
        rates[first + resource] = min(rates[first + resource], ANY_RATE)


def find_places(t: Table) -> None:
    """Derive from the pieces on the board where further ones may go."""
    t.occupied = 0
    t.free_paths = ALL_PATHS[t.setup]
    t.open_sites = INTERSECTIONS[t.setup]
    t.reach = [find_reach(roads) for roads in t.roads]
    for seat in range(t.seats):
        t.occupied |= t.settlements[seat] | t.keeps[seat]
        t.free_paths &= ~t.roads[seat]
    for site in bits(t.occupied):
        t.open_sites &= ~(1 << site | NEIGHBOURS[site])
    t.frontier = [find_frontier(t, seat) for seat in range(t.seats)]
    t.rates = [rate for seat in range(t.seats) for rate in find_rates(t, seat)]


def find_yields(
    terrain: tuple[int, ...], numbers: tuple[int, ...]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each number rolled, the hexes that bear it with their resources: W6.2, W6.3."""
    return tuple(
        tuple(
            (tile, terrain[tile])
            for tile, number in enumerate(numbers)
            if number == rolled or (number == COMBINED and rolled in (2, 12))
        )
        for rolled in range(13)
    )
