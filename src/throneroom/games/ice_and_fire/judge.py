"""How good a table looks for a seat: points, armies, objectives, threats and the tactics board.

Everything is counted in points of an army, for each side, and the lead over the best other side
becomes a chance to win. What a unit could still do this round counts nearly as much as if it were
done: a bot that looks one step ahead sees by that why it should activate a unit, or declare a move.
"""

from math import exp
from typing import Final

from throneroom.games.ice_and_fire.content import CARD, UNIT
from throneroom.games.ice_and_fire.geometry.measure import covers
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.scoring import FIRST_SCORING
from throneroom.games.ice_and_fire.state import MANEUVERS, MARCHES, Battle, opponents
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.threat import Stance, best_attack, stances
from throneroom.games.ice_and_fire.tokens import are_carried, holder_of
from throneroom.games.ice_and_fire.victory import LAST_ROUND, points_of

STEEPNESS: Final = 0.06
# A unit is worth its cost, most of it with its wounds; a victory point is worth about a unit.
LASTING: Final = 0.3
POINT: Final = 6.0
# A token that will score, for this round and for those that come.
HELD: Final = 0.7
HELD_LATER: Final = 0.3
# A token on the way to which a unit is: so much of it for each turn that the way takes.
EACH_TURN: Final = 0.6
ON_THE_WAY: Final = 0.9
MARCH: Final = 2  # times the Speed (F8.5)
COVERED: Final = 1.5 * INCH  # this near the centre of a tray a token is covered
# An attack that can be made this round, and one for which the next must be awaited.
NOW: Final = 0.6
LATER: Final = 0.35
# The tactics board: an NCU that can still act, one that holds a zone, a card in hand; and a
# condition token on a unit.
NCU_READY: Final = 1.2
NCU_PLACED: Final = 1.0
IN_HAND: Final = 0.5
CONDITION: Final = 0.8
PASS: Final = 0.3


def judge(t: Battle, seat: int) -> float:
    there = stances(t)
    rivals = {t.side[other] for other in opponents(t, seat)}
    own = worth(t, t.side[seat], there)
    lead = own - max((worth(t, side, there) for side in rivals), default=0.0)
    return 1 / (1 + exp(-STEEPNESS * lead))


def worth(t: Battle, side: int, there: list[Stance]) -> float:
    """All that a side has."""
    own = [one for one in there if one.side == side]
    return (
        POINT * points_of(t, side)
        + army(t, side)
        + objectives(t, own)
        + attacks(t, own, [one for one in there if one.side != side])
        + board(t, side)
    )


def army(t: Battle, side: int) -> float:
    """The units that are left, with their wounds and conditions."""
    total = 0.0
    for unit, card in enumerate(t.card):
        if card >= 0 and t.wounds[unit] and t.side[unit // MOST_UNITS] == side:
            share = t.wounds[unit] / full_wounds(card)
            cost = CARD[card].cost + len(t.parts[unit])
            total += cost * (LASTING + (1 - LASTING) * share)
            total -= CONDITION * t.conditions[unit].bit_count()
    return total


# Objectives


def objectives(t: Battle, own: list[Stance]) -> float:
    """The tokens that a side holds, and those to which its units are on the way: each unit goes to
    one of them."""
    if not t.tokens or not own:
        return 0.0
    rounds = LAST_ROUND - max(t.round, FIRST_SCORING) + 1
    value = POINT * (HELD + HELD_LATER * (rounds - 1)) if rounds > 0 else 0.0
    units = {one.unit for one in own}
    total = 0.0
    free = []
    busy = set()
    for token in range(len(t.tokens)):
        holder = holder_of(t, token)
        if holder in units:
            total += value
            busy.add(holder)
        else:
            free.append(token)
    if are_carried(t):
        free = [token for token in free if t.carriers[token] < 0]
    ways = sorted(
        (turns_to(t, one, token), one.unit, token)
        for one in own
        if one.unit not in busy and not one.engaged
        for token in free
    )
    taken = set()
    for turns, unit, token in ways:
        if unit not in busy and token not in taken:
            busy.add(unit)
            taken.add(token)
            total += value * ON_THE_WAY * EACH_TURN**turns
    return total


def turns_to(t: Battle, one: Stance, token: int) -> float:
    """How many turns a unit needs until it covers a token, about."""
    x, y, radius, _ = t.tokens[token]
    tray = one.tray
    if covers(tray, x, y, radius):
        return 0.0
    dx, dy = x - tray[0], y - tray[1]
    way = max(0.0, (dx * dx + dy * dy) ** 0.5 - COVERED)
    speed = UNIT[one.card].speed * INCH
    return _way_left(t, one, dx, dy, way, speed) / speed


def _way_left(t: Battle, one: Stance, dx: float, dy: float, way: float, speed: int) -> float:
    """What is left of the way after the move that a unit can still make this round."""
    unit = one.unit
    turned, straight = speed, MARCH * speed
    if t.flow.kind == "move" and t.flow.args[0] == unit:
        _, limit, marches = t.flow.args
        turned, straight = (0, limit) if marches else (limit, 0)
    elif t.flow.kind == "declare" and t.flow.args[0] == unit:
        kinds = t.flow.args[1]
        turned = speed if kinds & MANEUVERS else 0
        straight = straight if kinds & MARCHES else 0
    elif t.activated[unit]:
        return way
    left = max(0.0, way - turned)
    if straight:
        ahead = dx * one.tray[2] + dy * one.tray[3]
        aside = dy * one.tray[2] - dx * one.tray[3]
        ahead -= min(max(ahead, 0.0), straight)
        left = min(left, max(0.0, (ahead * ahead + aside * aside) ** 0.5 - COVERED))
    return left


# Threats


def attacks(t: Battle, own: list[Stance], enemies: list[Stance]) -> float:
    """What the units of a side can do to the others."""
    later = LATER if t.round < LAST_ROUND else 0.0
    total = 0.0
    for one in own:
        when = later if t.activated[one.unit] else NOW
        if when:
            total += when * best_attack(t, one, enemies, POINT)
    return total


# The tactics board


def board(t: Battle, side: int) -> float:
    """NCUs, zones and cards of a side, and the passes that it has left."""
    total = 0.0
    for seat, its in enumerate(t.side):
        if its != side:
            continue
        total += IN_HAND * len(t.hand[seat]) + PASS * t.passes[seat]
        for ncu in range(seat * MOST_NCUS, (seat + 1) * MOST_NCUS):
            if t.ncu_card[ncu] >= 0:
                total += NCU_READY * (not t.ncu_done[ncu]) + NCU_PLACED * (t.ncu_place[ncu] >= 0)
    return total
