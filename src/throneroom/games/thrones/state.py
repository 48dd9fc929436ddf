"""The table: all that lies on it, as plain data (T3, T31.8), and the handling of its pieces.

A group of units is one int, which is taken apart nowhere but here: a nibble for the standing ones
of each type, then a nibble for the routed ones of each type. Groups can be added and subtracted.
`units[area]` holds the units of the one House that has units there, `owner[area]`. The attackers of
a combat are not in `units` but in a slot of their own until they enter (TR6.3).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from throneroom.games.thrones.content import (
    AREA_COUNT,
    MOST_POWER,
    UNIT_LETTERS,
    UNIT_LIMIT,
)
from throneroom.kernel import Chance, Flow
from throneroom.kernel.parts import taken_apart

NOBODY: Final = -1
NO_ORDER: Final = -1
NO_CARD: Final = -1
IMPASSABLE: Final = -1
PUBLIC: Final = 1 << 6  # in `wildling_known`: everybody has seen the card, spectators too

ONE: Final = tuple(1 << 4 * kind for kind in range(8))  # one unit; ONE[4 + kind] is a routed one
_STANDING: Final = 0xFFFF


# What goes on: a March, a combat.


class March:
    """A March being declared or carried out (T13): where from, and which units go where."""

    __slots__ = ("origin", "moves")

    def __init__(self, origin: int, moves: dict[int, int] | None = None) -> None:
        self.origin = origin  # the area whose March order is resolved
        self.moves = moves or {}  # groups of units, by area

    def copy(self) -> "March":
        return March(self.origin, self.moves.copy())

    def and_then(self, area: int, group: int) -> "March":
        """The same March with some more units sent."""
        return March(self.origin, {**self.moves, area: self.moves.get(area, 0) + group})

    def plain(self) -> list[Any]:
        """All that counts, for the digest."""
        return [self.origin, list(self.moves.items())]

    def __reduce__(self) -> tuple[Any, ...]:
        return March, (self.origin, self.moves)


class Combat:
    """A combat being fought (T14): lists of two go by side, the attacker's first."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "defender",
        "origin",
        "cards",
        "returned",
        "resolved",
        "blade",
        "winner",
        "casualties",
        "retreat",
    )
    __slots__ = FIELDS

    def __init__(self, defender: int, origin: int) -> None:
        self.defender = defender  # the defending House
        self.origin = origin  # the area that the attackers marched from
        self.cards = [NO_CARD, NO_CARD]  # the House card of each side
        self.returned = [NO_CARD, NO_CARD]  # the card that Tyrion has sent back to its hand
        self.resolved = 0  # set of sides whose ability of the present moment has been resolved
        self.blade = -1  # the side that has used the Blade for +1, or -1
        self.winner = -1  # the side that has won, or -1
        self.casualties = 0  # how many casualties the loser has to take
        self.retreat = -1  # the area retreated to, or -1

    def copy(self) -> "Combat":
        new = Combat(self.defender, self.origin)
        new.cards = self.cards[:]
        new.returned = self.returned[:]
        new.resolved = self.resolved
        new.blade = self.blade
        new.winner = self.winner
        new.casualties = self.casualties
        new.retreat = self.retreat
        return new

    def plain(self) -> list[Any]:
        """All that counts, for the digest."""
        return [getattr(self, name) for name in self.FIELDS]

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, self.defender, self.origin)


class Tides:
    """The Tides of Battle cards of a combat (T17)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "open", "discarded")
    __slots__ = FIELDS

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards  # of each side, the attacker's first
        self.open = False  # whether both lie open
        self.discarded = NO_CARD  # until then: the card given back for a redraw

    def copy(self) -> "Tides":
        new = Tides(self.cards[:])
        new.open = self.open
        new.discarded = self.discarded
        return new

    def plain(self) -> list[Any]:
        """All that counts, for the digest."""
        return [self.cards, self.open, self.discarded]

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, self.cards)


class Support(NamedTuple):
    """What the owner of a Support order says to a fight next to it (T14.8)."""

    target: int  # the area attacked
    area: int  # where the Support order lies
    stance: int  # ATTACKER, DEFENDER, NO_SIDE, REFUSED or UNDECIDED: see support


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


class Table:
    """The plain data of one game. Houses, areas, cards and orders are ints (see content)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "flow",
        "options",
        # Who plays.
        "houses",  # tuple by seat: its House
        "seats",  # tuple by House: its seat, or -1
        # The board, by area.
        "units",  # group of units
        "owner",  # House with units there, or -1
        "orders",  # kind of order token, or -1
        "order_house",  # whose order token, or -1
        "tokens",  # whose Power token, or -1 (T23)
        "control",  # which House controls a land area, or -1 (T23.1)
        "neutral",  # strength of a neutral force, 0 for none, -1 for impassable (T26)
        # By House.
        "occupied",  # set of areas with its units
        "garrison",  # strength of its garrison token, 0 when lost (T25)
        "power",  # available power (T3.6)
        "supply",
        "hands",  # set of places in its seven cards
        "discards",
        "bids",  # revealed bids of the bidding that is being resolved, -1 for none
        # Tracks and cards.
        "round",
        "tracks",  # list of three tuples of Houses, position 1 first
        "blade_used",
        "raven_used",
        "decks",  # list of three tuples: what is left of the Westeros decks, top first
        "cards",  # the three Westeros cards of this round, or -1
        "bans",  # set of order kinds that may not be assigned this round (T5.22, T5.23)
        "wildling",  # the number on the wildling token's space
        "wildling_deck",  # top first
        "wildling_known",  # by place in the deck: set of those who know the card there (TR31.3)
        "revealed",  # whether the orders lie face up
        "in_turn",  # whether this Planning phase goes in turn order (T10.8)
        "points",  # mustering points left, by area (T7.2)
        # March and combat.
        "attacker",  # House that attacks in the combat being fought, or -1
        "attackers",  # its group of attacking units, which stand in no area's `units`
        "embattled",  # the area being fought over, or -1 (T3.9)
        "march",  # the March being declared or carried out, or None
        "combat",  # the combat being fought, or None
        "supports",  # support of this combat or attack
        "tides",  # the Tides of Battle cards of this combat, or None
        "decided",  # what both sides counted when this combat was decided; empty until then
    )
    __slots__ = FIELDS

    flow: Flow
    options: dict[str, Any]
    houses: tuple[int, ...]
    seats: tuple[int, ...]
    units: list[int]
    owner: list[int]
    orders: list[int]
    order_house: list[int]
    tokens: list[int]
    control: list[int]
    neutral: list[int]
    occupied: list[int]
    garrison: list[int]
    power: list[int]
    supply: list[int]
    hands: list[int]
    discards: list[int]
    bids: list[int]
    round: int
    tracks: list[tuple[int, ...]]
    blade_used: int
    raven_used: int
    decks: list[tuple[int, ...]]
    cards: list[int]
    bans: int
    wildling: int
    wildling_deck: list[int]
    wildling_known: list[int]
    revealed: int
    in_turn: int
    points: dict[int, int]
    attacker: int
    attackers: int
    embattled: int
    march: March | None
    combat: Combat | None
    supports: list[Support]
    tides: Tides | None
    decided: tuple[Strength, ...]

    def cleared(self, houses: tuple[int, ...], options: dict[str, Any], chance: Chance) -> "Table":
        """With nothing on it yet (T2.25)."""
        self.flow = Flow(chance)
        self.options = options
        self.houses = houses
        self.seats = tuple(houses.index(h) if h in houses else NOBODY for h in range(6))
        self.units = [0] * AREA_COUNT
        self.owner = [NOBODY] * AREA_COUNT
        self.orders = [NO_ORDER] * AREA_COUNT
        self.order_house = [NOBODY] * AREA_COUNT
        self.tokens = [NOBODY] * AREA_COUNT
        self.control = [NOBODY] * AREA_COUNT
        self.neutral = [0] * AREA_COUNT
        self.occupied = [0] * 6
        self.garrison = [0] * 6
        self.power = [0] * 6
        self.supply = [0] * 6
        self.hands = [0] * 6
        self.discards = [0] * 6
        self.bids = [-1] * 6
        self.round = 1
        self.tracks = [(), (), ()]
        self.blade_used = 0
        self.raven_used = 0
        self.decks = [(), (), ()]
        self.cards = [NO_CARD, NO_CARD, NO_CARD]
        self.bans = 0
        self.wildling = 0
        self.wildling_deck = []
        self.wildling_known = []
        self.revealed = 0
        self.in_turn = 0
        self.points = {}
        self.attacker = NOBODY
        self.attackers = 0
        self.embattled = -1
        self.march = None
        self.combat = None
        self.supports = []
        self.tides = None
        self.decided = ()
        return self

    def copy(self) -> "Table":
        """An independent copy: slices only."""
        new = Table()
        new.flow = self.flow.copy()
        new.options = self.options
        new.houses = self.houses
        new.seats = self.seats
        new.units = self.units[:]
        new.owner = self.owner[:]
        new.orders = self.orders[:]
        new.order_house = self.order_house[:]
        new.tokens = self.tokens[:]
        new.control = self.control[:]
        new.neutral = self.neutral[:]
        new.occupied = self.occupied[:]
        new.garrison = self.garrison[:]
        new.power = self.power[:]
        new.supply = self.supply[:]
        new.hands = self.hands[:]
        new.discards = self.discards[:]
        new.bids = self.bids[:]
        new.round = self.round
        new.tracks = self.tracks[:]
        new.blade_used = self.blade_used
        new.raven_used = self.raven_used
        new.decks = self.decks[:]
        new.cards = self.cards[:]
        new.bans = self.bans
        new.wildling = self.wildling
        new.wildling_deck = self.wildling_deck[:]
        new.wildling_known = self.wildling_known[:]
        new.revealed = self.revealed
        new.in_turn = self.in_turn
        new.points = self.points.copy()
        new.attacker = self.attacker
        new.attackers = self.attackers
        new.embattled = self.embattled
        new.march = self.march and self.march.copy()
        new.combat = self.combat and self.combat.copy()
        new.supports = self.supports[:]
        new.tides = self.tides and self.tides.copy()
        new.decided = self.decided
        return new


def declared(t: Table) -> March:
    """The March, where there is one."""
    assert t.march is not None
    return t.march


def fought(t: Table) -> Combat:
    """The combat, where there is one."""
    assert t.combat is not None
    return t.combat


# Groups of units.


def pack(numbers: Sequence[int]) -> int:
    """A group of standing units from the number of each type."""
    return sum(number << 4 * kind for kind, number in enumerate(numbers))


@cache  # there are few groups
def unpack(group: int) -> tuple[int, int, int, int]:
    """How many standing units of each type a group has."""
    return group & 15, group >> 4 & 15, group >> 8 & 15, group >> 12 & 15


@cache
def kinds(group: int) -> tuple[int, ...]:
    """The types of which a group has standing units."""
    return tuple(kind for kind, number in enumerate(unpack(group)) if number)


def standing_part(group: int) -> int:
    """The standing units of a group (T3.13)."""
    return group & _STANDING


def all_of(group: int, kind: int) -> int:
    """The standing units of one type in a group."""
    return group & 15 * ONE[kind]


def routed_part(group: int) -> int:
    """The routed units of a group (T3.13)."""
    return group & ~_STANDING


def rout(group: int) -> int:
    """The standing units of a group as routed ones (T19.14); a group of routed units is lost."""
    return (group & _STANDING) << 16


def rally(group: int) -> int:
    """A group in which everybody stands again (T21.6)."""
    return (group & _STANDING) + (group >> 16)


def size(group: int) -> int:
    """How many units a group has, routed ones included (T6.4)."""
    pairs = (group & 0x0F0F0F0F) + (group >> 4 & 0x0F0F0F0F)
    return (pairs * 0x01010101 >> 24) & 0xFF


def count(group: int, kind: int) -> int:
    """How many units of a type a group has, standing and routed."""
    return (group >> 4 * kind & 15) + (group >> 16 + 4 * kind & 15)


def standing(group: int, kind: int) -> int:
    """How many standing units of a type a group has (T3.13)."""
    return group >> 4 * kind & 15


def routed(group: int, kind: int) -> int:
    """How many routed units of a type a group has (T3.13)."""
    return group >> 16 + 4 * kind & 15


def unit_list(group: int) -> tuple[int, ...]:
    """The types of all units of a group, one entry a unit, for events."""
    types: list[int] = []
    for kind in range(4):
        types += [kind] * count(group, kind)
    return tuple(types)


@cache  # there are few groups, and every view spells out dozens
def letters(group: int) -> str:
    """The standing units of a group as letters: f, k, s, e."""
    return "".join(letter * (group >> 4 * kind & 15) for kind, letter in enumerate(UNIT_LETTERS))


def routed_letters(group: int) -> str:
    """The routed units of a group as letters; none if all stand."""
    return letters(group >> 16) if group >> 16 else ""


def one_of(group: int, kind: int) -> int:
    """One unit of a type out of a group: a standing one if there is one, else a routed one."""
    return ONE[kind] if group >> 4 * kind & 15 else ONE[kind + 4]


# Units on the board (T1.3, T1.13, T1.14).


def put_units(t: Table, house: int, area: int, group: int) -> None:
    """Units arrive in an area that holds no units of another House."""
    if group:
        t.units[area] += group
        t.owner[area] = house
        t.occupied[house] |= 1 << area


def take_units(t: Table, area: int, group: int) -> None:
    """Units leave an area: they move away, or return to stock (T1.14)."""
    left = t.units[area] - group
    t.units[area] = left
    if not left:
        t.occupied[t.owner[area]] &= ~(1 << area)
        t.owner[area] = NOBODY


def in_play(t: Table, house: int, kind: int) -> int:
    """How many units of a type a House has in play, the attackers of a combat included."""
    units = t.units
    low = 4 * kind
    high = low + 16
    number = count(t.attackers, kind) if t.attacker == house else 0
    mask = t.occupied[house]
    while mask:
        bit = mask & -mask
        group = units[bit.bit_length() - 1]
        number += (group >> low & 15) + (group >> high & 15)
        mask ^= bit
    return number


def in_stock(t: Table, house: int, kind: int) -> int:
    """How many units of a type a House can still bring into play (T1.13)."""
    return UNIT_LIMIT[kind] - in_play(t, house, kind)


# Power tokens (T1.15, T1.16, T3.6, T3.7).


def pool(t: Table, house: int) -> int:
    """How many of a House's Power tokens are neither available nor on the board."""
    return MOST_POWER - t.power[house] - t.tokens.count(house)


def gain_power(t: Table, house: int, amount: int) -> int:
    """Take Power from the pool, as far as it goes (T1.15, TR1.2). Returns what was gained."""
    gained = min(amount, pool(t, house))
    t.power[house] += gained
    return gained


def discard_power(t: Table, house: int, amount: int) -> int:
    """Return available Power to the pool, as far as there is some. Returns what was lost."""
    lost = min(amount, t.power[house])
    t.power[house] -= lost
    return lost


# Order tokens (T1.18).


def remove_order(t: Table, area: int) -> None:
    """An order token goes back to its owner's stock."""
    t.orders[area] = NO_ORDER
    t.order_house[area] = NOBODY
