"""The table of a battle: plain data, and what follows from it without measuring (F3.7-F3.10).

Combat Units, which stand on the field, and NCUs, which never do (F1.2, F5.1), have fixed numbers,
so that their names never change: the first sixteen units are those of seat a, the next those of
seat b. Lengths are thousandths of an inch, headings thousandths of a degree.
"""

from typing import Any, ClassVar, Final, NamedTuple

from throneroom.games.ice_and_fire.fight import Fight as Fight
from throneroom.games.ice_and_fire.fight import MoraleTest as MoraleTest
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.strength import acting_ranks, models_left
from throneroom.kernel import Chance, Flow

# Where a unit is: destroyed, not yet deployed, on the field, in reserve (F19.12, F24.8).
GONE: Final = 0
BESIDE: Final = 1
FIELD: Final = 2
RESERVE: Final = 3
# Where an NCU is, if it is in no zone: out of the game, or beside the board (F5.2).
AWAY: Final = -2
ASIDE: Final = -1
# The kinds of actions (F8.1): a free action is open to some of them only.
ATTACKS: Final = 1
MANEUVERS: Final = 2
MARCHES: Final = 4
RETREATS: Final = 8
CHARGES: Final = 16
# Attacks of one kind only.
STRIKES: Final = 32
SHOTS: Final = 64
SHIFTS: Final = 128  # no action, but some units may not do that either
# Condition tokens (F13.1).
PANICKED: Final = 1
VULNERABLE: Final = 2
WEAKENED: Final = 4
# Keywords of an attack (F10.13, F10.14, F10.23).
CRITICAL_BLOW: Final = 1
PRECISION: Final = 2
SUNDERING: Final = 4
VICIOUS: Final = 8
# What a charge does to its attack: it is one (F10.20), it has lost its bonus, the defender is
# fortified (F18.14).
CHARGE: Final = 1
BONUS_LOST: Final = 2
FORTIFIED: Final = 4
# Which attack dice value is used (F10.10).
HIGHEST: Final = 1
LOWEST: Final = 2
# Dice that may be re-rolled, as far as texts give the right (F12).
ATTACK_DICE: Final = 1
DEFENSE_DICE: Final = 2
TEST_DICE: Final = 4
CHARGE_DICE: Final = 8
RETREAT_DICE: Final = 16
# What else changes an attack: every die hits, only a natural 6 blocks, no panic test follows, no
# bonus of a charge, flank or rear; and whether it came to its wounds (F10.26).
ALL_HIT: Final = 1
ONLY_SIX_BLOCKS: Final = 2
NO_PANIC: Final = 4
BONUS_OFF: Final = 8
COMPLETED: Final = 16
# Whose effect destroys a unit if it is nobody's (F20.2).
NOBODY: Final = -1
# In an attack: who attacks if nobody does (F1.16); the Castle Walls come below it (F24.12, F24.16).
NOTHING: Final = -1
FIRST_WALL: Final = -2


# How long something lasts: the action or whatever else says when it is over, a turn, the round,
# until the clean-up takes the Influences away, the next activation, the game.
ACTION: Final = 0
TURN: Final = 1
ROUND: Final = 2
INFLUENCED: Final = 3
NEXT_ACTIVATION: Final = 4
GAME: Final = 5


class Lasting(NamedTuple):
    """Something that lasts: an attached tactics card, an Influence, or an effect "until the end"
    of something (F14.22, F15.16, F16.10)."""

    kit: int  # what works in the meantime
    seat: int  # whose effect it is
    holder: int  # the unit or NCU it is on, or -1
    until: int
    number: int  # tokens on the card
    card: int  # the tactics card that is attached, or -1
    ncu: int  # the NCU whose Influence it is, or -1
    subject: int
    other: int
    picks: tuple[int, ...]


class Battle:
    """The table. What it holds for each unit is in lists by the number of the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "options",
        "mode",
        "width",  # of the field
        "limit",  # points of an army (F17.1)
        "edge",  # the deployment zone of each seat
        "side",  # of each seat: team-mates are on the same one (F32)
        "out",  # seats that are out of the game (F33.6)
        "card",  # -1 where there is no such unit
        "place",
        "x",
        "y",
        "h",
        "wounds",  # remaining (F3.7)
        "parts",  # living attachments from the left
        "conditions",
        "activated",
        "attackers",  # the units that have attacked it this round, as bits
        "engaged_before",  # the enemies it was engaged with when the turn began, as bits
        "ncu_card",  # -1 where there is no such NCU
        "ncu_place",  # the zone, or beside the board, or away
        "ncu_done",  # activated this round
        "tokens",  # x, y, radius and objective card of each objective token
        "terrain",  # kind, x, y, heading of each piece; the kind is -1 when it is gone
        # What the modes keep; all of it cannot be changed, only replaced.
        "carriers",  # for each token the unit that carries it, or -1 (F25.8, F26.3)
        "piles",  # for each token the piece it is linked to, or -1 (F25.7)
        "granted",  # units and the objective cards whose effects they have (F23.4, F28.4)
        "drafted",  # the objective cards of each side, or those that are left (F23.3, F28.4)
        "marked",  # units (F28.3)
        "markers",  # units and the victory point markers on them (F28.5)
        "assigned",  # NCUs and the quadrants they count in (F31.7)
        "missions",  # the mission hand of each side (F27.2)
        "shown",  # the missions that each side has revealed, or that were discarded
        "open_missions",  # those that can be scored (F27.4, F29.7)
        "waiting_missions",  # in reserve (F29.3)
        "mission_deck",
        "scored",  # sides and the immediate missions they have scored this round (F29.7)
        "commander_fell",  # the round in which the Commander of each seat fell, or 0
        "next_first",  # who has taken the first player token for the next round, or -1
        "walls",  # wounds of the Castle Walls (F24.14)
        "walls_done",  # walls that have been activated, or may not be
        "siege_hands",  # of each seat (F24.7)
        "siege_played",  # siege cards that have been played
        "siege",  # those that last until the end of the round
        "siege_spoken",  # seats whose one card for an event is played, of a siege or not (F14.10)
        "mustered",  # the attachments that units had at the start (F24.10)
        "round",
        "first",
        "active",
        "points",
        "passes",  # left (F2.18)
        "passed",  # seats that have passed this round (F2.19)
        "banned",  # seats that may play no tactics cards this turn (F9.15)
        "fights",
        "tests",
        "roll",  # the die of a charge or a retreat
        "roll_unit",  # whose it is
        "roll_target",  # the unit that is charged, or -1
        "roll_marks",  # seats that have re-rolled it
        "roll_rights",  # seats that may, by an effect
        "roll_counts",  # what it counts as without being rolled, or 0
        "hurt",  # units that Dangerous terrain has wounded in the present action (F18.10)
        "muster",  # who can listen to what; the same for all copies
        "hand",  # tactics cards of each seat (F16)
        "deck",  # the next one to draw comes last
        "discard",
        "used",  # holder, source and how often: what can be used again only in another round
        "counters",  # holder, source and number of tokens on a card
        "lasting",  # what lasts: see `lasting`
        "turns",  # that each seat has begun this round
        "tested",  # whether the last test was passed, and the wounds it cost
        "known",  # cards in each hand that the others have seen, all or one side: see `known`
        "armies",  # faction and cards of those that have been chosen, until all are there
        "fallen",  # attachments that have been destroyed: the unit that has lost it, and its card
        "flow",
    )
    __slots__ = FIELDS

    def cleared(self, seats: int, options: dict[str, Any], chance: Chance) -> "Battle":
        """With nothing on it, for a battle of so many seats."""
        count = seats * MOST_UNITS
        self.options = options
        self.mode = 0
        self.width = 48_000
        self.limit = 40
        self.side = sides_of(seats, options)
        self.edge = list(self.side)
        self.out = 0
        self.card = [-1] * count
        self.place = [GONE] * count
        self.x = [0] * count
        self.y = [0] * count
        self.h = [0] * count
        self.wounds = [0] * count
        self.parts: list[tuple[int, ...]] = [()] * count
        self.conditions = [0] * count
        self.activated = [0] * count
        self.attackers = [0] * count
        self.engaged_before = [0] * count
        self.ncu_card = [-1] * (seats * MOST_NCUS)
        self.ncu_place = [AWAY] * (seats * MOST_NCUS)
        self.ncu_done = [0] * (seats * MOST_NCUS)
        self.tokens: list[tuple[int, int, int, int]] = []
        self.terrain: list[tuple[int, int, int, int]] = []
        sides = max(self.side) + 1
        self.carriers: tuple[int, ...] = ()
        self.piles: tuple[int, ...] = ()
        self.granted: tuple[tuple[int, int], ...] = ()
        self.drafted: tuple[tuple[int, ...], ...] = ((),) * sides
        self.marked = 0
        self.markers: tuple[tuple[int, int], ...] = ()
        self.assigned: tuple[tuple[int, int], ...] = ()
        self.missions: tuple[tuple[int, ...], ...] = ((),) * sides
        self.shown: tuple[tuple[int, ...], ...] = ((),) * sides
        self.open_missions: tuple[int, ...] = ()
        self.waiting_missions: tuple[int, ...] = ()
        self.mission_deck: tuple[int, ...] = ()
        self.scored: tuple[tuple[int, int], ...] = ()
        self.commander_fell: tuple[int, ...] = (0,) * seats
        self.next_first = -1
        self.walls: tuple[int, ...] = ()
        self.walls_done = 0
        self.siege_hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.siege_played = 0
        self.siege = 0
        self.siege_spoken = 0
        self.mustered: tuple[tuple[int, ...], ...] = ()
        self.round = 0
        self.first = 0
        self.active = 0
        self.points = [0] * seats
        self.passes = [0] * seats
        self.passed = 0
        self.banned = 0
        self.fights: list[Fight] = []
        self.tests: list[MoraleTest] = []
        self.roll = 0
        self.roll_unit = -1
        self.roll_target = -1
        self.roll_marks = 0
        self.roll_rights = 0
        self.roll_counts = 0
        self.hurt = 0
        self.muster: Any = None
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.deck: list[tuple[int, ...]] = [()] * seats
        self.discard: list[tuple[int, ...]] = [()] * seats
        self.used: list[tuple[int, int, int]] = []
        self.counters: list[tuple[int, int, int]] = []
        self.lasting: list[Lasting] = []
        self.turns = [0] * seats
        self.tested = (-1, 0)
        self.known: list[tuple[int, ...]] = [()] * seats
        self.armies: list[tuple[int, ...]] = [()] * seats
        self.fallen: tuple[tuple[int, int], ...] = ()
        self.flow = Flow(chance)
        return self

    def copy(self) -> "Battle":
        other = Battle()
        other.options = self.options
        other.mode = self.mode
        other.width = self.width
        other.limit = self.limit
        other.edge = self.edge[:]
        other.side = self.side
        other.out = self.out
        other.card = self.card[:]
        other.place = self.place[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.h = self.h[:]
        other.wounds = self.wounds[:]
        other.parts = self.parts[:]
        other.conditions = self.conditions[:]
        other.activated = self.activated[:]
        other.attackers = self.attackers[:]
        other.engaged_before = self.engaged_before[:]
        other.ncu_card = self.ncu_card[:]
        other.ncu_place = self.ncu_place[:]
        other.ncu_done = self.ncu_done[:]
        other.tokens = self.tokens[:]
        other.terrain = self.terrain[:]
        other.carriers = self.carriers
        other.piles = self.piles
        other.granted = self.granted
        other.drafted = self.drafted
        other.marked = self.marked
        other.markers = self.markers
        other.assigned = self.assigned
        other.missions = self.missions
        other.shown = self.shown
        other.open_missions = self.open_missions
        other.waiting_missions = self.waiting_missions
        other.mission_deck = self.mission_deck
        other.scored = self.scored
        other.commander_fell = self.commander_fell
        other.next_first = self.next_first
        other.walls = self.walls
        other.walls_done = self.walls_done
        other.siege_hands = self.siege_hands
        other.siege_played = self.siege_played
        other.siege = self.siege
        other.siege_spoken = self.siege_spoken
        other.mustered = self.mustered
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.points = self.points[:]
        other.passes = self.passes[:]
        other.passed = self.passed
        other.banned = self.banned
        other.fights = [fight.copy() for fight in self.fights]
        other.tests = [test.copy() for test in self.tests]
        other.roll = self.roll
        other.roll_unit = self.roll_unit
        other.roll_target = self.roll_target
        other.roll_marks = self.roll_marks
        other.roll_rights = self.roll_rights
        other.roll_counts = self.roll_counts
        other.hurt = self.hurt
        other.muster = self.muster
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.used = self.used[:]
        other.counters = self.counters[:]
        other.lasting = self.lasting[:]
        other.turns = self.turns[:]
        other.tested = self.tested
        other.known = self.known[:]
        other.armies = self.armies[:]
        other.fallen = self.fallen
        other.flow = self.flow.copy()
        return other


Table = Battle  # what every game calls its own


def seat_of(unit: int) -> int:
    """The seat whose unit it is."""
    return unit // MOST_UNITS


def models_of(t: Battle, unit: int) -> int:
    """Remaining models (F1.1, F3.8)."""
    return models_left(t.card[unit], t.wounds[unit])


def ranks_of(t: Battle, unit: int) -> int:
    """Remaining ranks; a unit that acts without wounds has one (F3.8, F3.23)."""
    return acting_ranks(t.card[unit], t.wounds[unit])


def sides_of(seats: int, options: dict[str, Any]) -> tuple[int, ...]:
    """The side of each seat: in a team game every other seat is on the same one (F32.1)."""
    teams = 2 if options.get("teams") and seats > 2 else seats
    return tuple(seat % teams for seat in range(seats))


def order_from(t: Battle, first: int) -> tuple[int, ...]:
    """All seats in the order of turns from one on: the sides in turn, the seats of a side together
    (F14.15, F32.9, F33.10)."""
    seats = len(t.points)
    order = [(first + i) % seats for i in range(seats)]
    if max(t.side) + 1 < seats:
        order.sort(key=lambda seat: t.side[seat] != t.side[first])
    return tuple(order)


def next_turn(t: Battle, seat: int) -> int:
    """Whose turn follows: the next seat clockwise that is on another side (F2.4, F32.5, F33.4)."""
    seats = len(t.points)
    for other in range(seat + 1, seat + seats):
        if t.side[other % seats] != t.side[seat] and not t.out >> other % seats & 1:
            return other % seats
    return seat


def opponents(t: Battle, seat: int) -> list[int]:
    """The seats of other sides, in the order of turns (F1.3, F32.8); not those that are out."""
    return [
        other
        for other in order_from(t, seat)
        if t.side[other] != t.side[seat] and not t.out >> other & 1
    ]


def seats_of(t: Battle, side: int) -> tuple[int, ...]:
    """The seats on a side that are in the game."""
    return tuple(seat for seat, its in enumerate(t.side) if its == side and not t.out >> seat & 1)


def is_friendly(t: Battle, unit: int, seat: int) -> bool:
    """Whether a unit is on the side of a seat (F1.3, F32.8)."""
    return t.side[unit // MOST_UNITS] == t.side[seat]
