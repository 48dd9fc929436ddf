"""What the judge counts for each side: points, armies, objectives, threats and the tactics board.

What a unit could still do this round counts nearly as much as if it were done: a bot that looks one
step ahead sees by that why it should activate a unit, or declare a move. What depends on the field
alone is remembered by the field, as far as one can tell at a glance: that an effect keeps a unit
from holding an objective is not looked at.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from throneroom.games.ice_and_fire.content import CARD, UNIT
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.geometry.measure import covers
from throneroom.games.ice_and_fire.geometry.shapes import INCH, Box, Pose, box
from throneroom.games.ice_and_fire.hooks import DEFENDER, STORM_OF_SWORDS
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.scoring import FIRST_SCORING
from throneroom.games.ice_and_fire.state import MANEUVERS, MARCHES, Battle
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.threat import Ints, Stance, best_attack, stances_of
from throneroom.games.ice_and_fire.tokens import are_carried
from throneroom.games.ice_and_fire.victory import LAST_ROUND, needed_by_side, points_of
from throneroom.kernel import Counted, Features

NAMES: Final = (
    "points",
    "decisive",  # how near the points are to those that win at once: the square of the share
    "army",  # what the units that are left cost, by their wounds
    "conditions",  # on its units
    "held",  # objectives, by the rounds in which they will score
    "coming",  # objectives on the way to which a unit is
    "attacks",  # what its units can do to the others this round, in points of an army
    "attacks_later",  # the same for units that must await the next round
    "ncus",  # those that can still act
    "zones",  # in which its NCUs stand
    "cards",  # tactics cards in hand
    "passes",
    "besieged",  # the defender of a siege, who wins by holding out
)
GOOD: Final = frozenset(NAMES) - {"conditions", "besieged"}
BAD: Final = frozenset({"conditions"})
POINT: Final = 6.0  # what a victory point is worth, about, in points of an army
LASTING: Final = 0.3  # of what a unit costs, as long as it lives; the rest goes with its wounds
# A token that will score, for this round and for those that come.
HELD: Final = 0.7
HELD_LATER: Final = 0.3
EACH_TURN: Final = 0.6  # of a token on the way to which a unit is, for each turn that it takes
MARCH: Final = 2  # times the Speed (F8.5)
COVERED: Final = 1.5 * INCH  # this near the centre of a tray a token is covered
# Who is about to move: a unit, how far it can go if it turns, and how far straight ahead.
Mover = tuple[int, int, int]
NOBODY: Final[Mover] = (-1, 0, 0)
Token = tuple[int, int, int, int]


def count(t: Battle) -> Counted:
    """How much each side has of what counts."""
    needed = max(1, needed_by_side(t))
    fields = _field(
        tuple(t.card),
        tuple(t.place),
        tuple(t.x),
        tuple(t.y),
        tuple(t.h),
        tuple(t.wounds),
        tuple(t.parts),
        tuple(t.conditions),
        tuple(t.activated),
        t.side,
        tuple(t.tokens),
        t.carriers if are_carried(t) else None,
        _mover(t),
        t.round,
    )
    board = _board(tuple(t.ncu_card), tuple(t.ncu_place), tuple(t.ncu_done), t.side)
    rows = []
    for side, field in enumerate(fields):
        points = points_of(t, side)
        share = points / needed
        cards = passes = 0
        besieged = 0.0
        for seat, its in enumerate(t.side):
            if its == side:
                cards += len(t.hand[seat])
                passes += t.passes[seat]
                if t.mode == STORM_OF_SWORDS and t.edge[seat] == DEFENDER:
                    besieged = 1.0
        rows.append([points, share * share, *field, *board[side], cards, passes, besieged])
    return Counted(_kind(t), t.round / LAST_ROUND, rows)


def _kind(t: Battle) -> str:
    if t.mode == STORM_OF_SWORDS:
        return "siege"
    return _KINDS[max(t.side) + 1]


_KINDS: Final = {sides: str(sides) for sides in range(2, 5)}


def _mover(t: Battle) -> Mover:
    """The unit that is about to move, if one is."""
    kind = t.flow.kind
    if kind == "move":
        unit, limit, marches = t.flow.args
        return (unit, 0, limit) if marches else (unit, limit, 0)
    if kind == "declare":
        unit, kinds = t.flow.args[:2]
        speed = UNIT[t.card[unit]].speed * INCH
        return (
            unit,
            speed if kinds & MANEUVERS else 0,
            MARCH * speed if kinds & MARCHES else 0,
        )
    return NOBODY


# The field


@lru_cache(maxsize=1 << 11)
def _field(
    cards: Ints,
    places: Ints,
    xs: Ints,
    ys: Ints,
    headings: Ints,
    wounds: Ints,
    parts: tuple[Ints, ...],
    conditions: Ints,
    activated: Ints,
    sides: Ints,
    tokens: tuple[Token, ...],
    carriers: Ints | None,
    mover: Mover,
    round_: int,
) -> tuple[tuple[float, ...], ...]:
    """For each side: its army, the conditions on it, objectives held and coming, and attacks that
    can be made now and later."""
    there = stances_of(cards, places, xs, ys, headings, wounds, parts, sides)
    holders = [
        carriers[token] if carriers is not None else _holder(there, *at[:3])
        for token, at in enumerate(tokens)
    ]
    found = []
    for side in range(max(sides) + 1):
        own = [one for one in there if one.side == side]
        army = tokens_on = 0.0
        for unit, card in enumerate(cards):
            if card >= 0 and wounds[unit] and sides[unit // MOST_UNITS] == side:
                # Units in reserve and on the field alike.
                cost = CARD[card].cost + len(parts[unit])
                army += cost * (LASTING + (1 - LASTING) * wounds[unit] / full_wounds(card))
                tokens_on += conditions[unit].bit_count()
        enemies = [one for one in there if one.side != side]
        now = later = 0.0
        for one in own:
            if not activated[one.unit]:
                now += best_attack(one, enemies, POINT)
            elif round_ < LAST_ROUND:
                later += best_attack(one, enemies, POINT)
        held, coming = _objectives(own, holders, tokens, carriers, mover, activated, round_)
        found.append((army, tokens_on, held, coming, now, later))
    return tuple(found)


def _holder(there: list[Stance], x: int, y: int, radius: int) -> int:
    """The unit that covers a token, unless an enemy with more ranks is engaged with it."""
    for one in there:
        if covers(one.tray, x, y, radius):
            ranks = {other.unit: other.ranks for other in there}
            return one.unit if all(ranks[foe] <= one.ranks for foe in one.engaged) else -1
    return -1


def _objectives(
    own: list[Stance],
    holders: list[int],
    tokens: tuple[Token, ...],
    carriers: Ints | None,
    mover: Mover,
    activated: Ints,
    round_: int,
) -> tuple[float, float]:
    """The tokens that a side holds, and those to which its units are on the way: each unit goes to
    one of them."""
    rounds = LAST_ROUND - max(round_, FIRST_SCORING) + 1
    if not tokens or not own or rounds <= 0:
        return 0.0, 0.0
    value = HELD + HELD_LATER * (rounds - 1)
    units = {one.unit for one in own}
    held = 0.0
    free = []
    busy = set()
    for token, holder in enumerate(holders):
        if holder in units:
            held += value
            busy.add(holder)
        elif carriers is None or holder < 0:
            free.append(token)
    ways = []
    for one in own:
        if one.unit not in busy and not one.engaged:
            moves = mover if mover[0] == one.unit else NOBODY
            turns = _turns(one.card, one.pose, tokens, moves, activated[one.unit])
            ways += [(turns[token], one.unit, token) for token in free]
    ways.sort()
    coming = 0.0
    taken = set()
    for way, unit, token in ways:
        if unit not in busy and token not in taken:
            busy.add(unit)
            taken.add(token)
            coming += value * EACH_TURN**way
    return held, coming


@lru_cache(1 << 13)
def _turns(
    card: int, pose: Pose, tokens: tuple[Token, ...], mover: Mover, activated: int
) -> tuple[float, ...]:
    """How many turns a unit needs until it covers each token, about. Most units stand where they
    stood."""
    tray = box(*pose, FOOTPRINT[card])
    return tuple(_turns_to(card, tray, token, mover, activated) for token in tokens)


def _turns_to(card: int, tray: Box, token: Token, mover: Mover, activated: int) -> float:
    x, y, radius, _ = token
    if covers(tray, x, y, radius):
        return 0.0
    dx, dy = x - tray[0], y - tray[1]
    way = max(0.0, sqrt(dx * dx + dy * dy) - COVERED)
    speed = UNIT[card].speed * INCH
    # What is left of the way after the move that the unit can still make this round.
    if mover[0] >= 0:
        _, turned, straight = mover
    elif activated:
        return way / speed
    else:
        turned, straight = speed, MARCH * speed
    left = max(0.0, way - turned)
    if straight:
        ahead = dx * tray[2] + dy * tray[3]
        aside = dy * tray[2] - dx * tray[3]
        ahead -= min(max(ahead, 0.0), straight)
        left = min(left, max(0.0, sqrt(ahead * ahead + aside * aside) - COVERED))
    return left / speed


# The tactics board


@lru_cache(maxsize=1 << 11)
def _board(cards: Ints, places: Ints, done: Ints, sides: Ints) -> tuple[tuple[int, int], ...]:
    """For each side: the NCUs that can still act, and the zones in which they stand."""
    found = []
    for side in range(max(sides) + 1):
        ready = zones = 0
        for ncu, card in enumerate(cards):
            if card >= 0 and sides[ncu // MOST_NCUS] == side:
                ready += not done[ncu]
                zones += places[ncu] >= 0
        found.append((ready, zones))
    return tuple(found)


def sides(t: Battle) -> Ints:
    """The side of each seat."""
    return t.side


def by_seat(t: Battle, by_side: Sequence[float]) -> list[float]:
    """Team-mates share what their side has, and whoever is out of the game cannot win any more
    (F33.6)."""
    found = [by_side[side] / t.side.count(side) for side in t.side]
    if t.out:
        found = [0.0 if t.out >> seat & 1 else one for seat, one in enumerate(found)]
        whole = sum(found)
        found = [one / whole for one in found]
    return found


FEATURES: Final = Features(
    NAMES,
    count,
    (
        (2, {"terrain": "ready"}),
        (2, {"terrain": "ready", "mode": "storm_of_swords"}),
        (3, {"terrain": "ready"}),
        (4, {"terrain": "ready"}),
        (4, {"terrain": "ready", "teams": True}),
    ),
    good=GOOD,
    bad=BAD,
    sides=sides,
    by_seat=by_seat,
)
