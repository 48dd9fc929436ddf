"""How good the table looks for a House: structures above all, then supply, armies, threats, tracks,
Power, and what the orders it has placed or the March it is declaring promise.

A bot's opinion, not a rule: the numbers are in structures' tenths and were tuned by playing.
"""

from math import exp
from typing import Final

from throneroom.games.thrones.content import (
    BARRELS,
    CARD_STRENGTH,
    CONSOLIDATE_POWER,
    CROWNS,
    DEFENSE,
    FIRST_PORT,
    FIRST_SEA,
    HOME_OF,
    HOMES,
    LAND_MASK,
    MARCH,
    MUSTER_POINTS,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    ORDER_MODIFIER,
    ORDER_SPECIAL,
    ORDER_TYPE,
    RAID,
    SEA_MASK,
    STRUCTURE_MASK,
    STRUCTURES,
    SUPPORT,
)
from throneroom.games.thrones.march_plan import destinations
from throneroom.games.thrones.state import March, Table, count, unpack
from throneroom.games.thrones.victory import GOAL, structures
from throneroom.kernel import bits

_STRUCTURE: Final = 10.0
_AREA_WORTH: Final = tuple(
    (_STRUCTURE + points if points else 0.0) + 1.5 * BARRELS[area] + 0.8 * CROWNS[area] + 0.5
    for area, points in enumerate(MUSTER_POINTS)
)
_UNIT_WORTH: Final = (1.2, 2.6, 1.6, 2.0)
_TRACK_WORTH: Final = (0.5, 0.6, 0.6)
_SCALE: Final = 90.0


def _distances() -> tuple[tuple[int, ...], ...]:
    """Steps between land areas, crossing a sea counting as two. Far is 9."""
    table = []
    for start in range(FIRST_SEA):
        distance = [9] * FIRST_PORT
        distance[start] = 0
        queue = [start]
        while queue:
            queue.sort(key=lambda area: distance[area], reverse=True)
            area = queue.pop()
            for near in NEIGHBOURS[area]:
                if near < FIRST_PORT:
                    step = distance[area] + 1
                    if step < distance[near]:
                        distance[near] = step
                        queue.append(near)
        table.append(tuple(distance[:FIRST_SEA]))
    return tuple(table)


_DISTANCE: Final = _distances()


def judge(t: Table, seat: int) -> float:
    """From 0 to 1."""
    house = t.houses[seat]
    value = _holdings(t, house) + _armies(t, house) - _threats(t, house)
    value += _tracks(t, house) + _hand(t, house) - _rivals(t, house)
    if not t.revealed:
        value += _orders(t, house)
    if t.march is not None and t.attacker < 0 and t.order_house[t.march.origin] == house:
        value += _march(t, house, t.march)
    if t.attacker >= 0:
        value += _battle(t, house)
    return 1.0 / (1.0 + exp((60.0 - value) / _SCALE * 4.0))


def _holdings(t: Table, house: int) -> float:
    """Areas held, supply and Power."""
    value = 0.0
    for area, holder in enumerate(t.control):
        if holder == house:
            value += _AREA_WORTH[area]
    return value + 0.8 * t.supply[house] + 0.35 * min(t.power[house], 12)


def _armies(t: Table, house: int) -> float:
    """Units, worth more the nearer they are to structures that can be taken."""
    value = 0.0
    goals = [area for area in STRUCTURES if t.control[area] != house and 0 <= t.neutral[area] <= 4]
    for area in bits(t.occupied[house]):
        group = t.units[area]
        for kind in range(4):
            number = count(group, kind)
            if number:
                value += number * _UNIT_WORTH[kind]
        if area < FIRST_SEA and goals:
            row = _DISTANCE[area]
            nearest = min(
                row[goal] + (1.5 if t.owner[goal] >= 0 or t.neutral[goal] else 0) for goal in goals
            )
            value += 2.4 / (1.0 + nearest) * min(2, _strength(group))
    return value


def _strength(group: int) -> int:
    """The strength of the standing units of a group, roughly."""
    footmen, knights, ships, engines = unpack(group)
    return footmen + 2 * knights + ships + 2 * engines


def _defence(t: Table, area: int) -> int:
    """What an attacker meets in an area: units, garrison or neutral force, a Defense order."""
    strength = _strength(t.units[area]) if t.owner[area] >= 0 else max(t.neutral[area], 0)
    home = HOME_OF[area]
    if home >= 0 and t.garrison[home] and t.control[area] == home:
        strength += t.garrison[home]
    order = t.orders[area]
    if t.revealed and order >= 0 and ORDER_TYPE[order] == DEFENSE:
        strength += ORDER_MODIFIER[order]
    return strength


def _threats(t: Table, house: int) -> float:
    """Enemy armies next to structures that are held too weakly."""
    value = 0.0
    for area in STRUCTURES:
        if t.control[area] != house:
            continue
        danger = 0
        for near in NEIGHBOURS[area]:
            if near < FIRST_SEA and t.owner[near] not in (-1, house):
                danger = max(danger, _strength(t.units[near]))
        if danger:
            short = danger + 1 - _defence(t, area)
            if short > 0:
                value += min(4.0, 0.8 + 0.8 * short)
    return value


def _tracks(t: Table, house: int) -> float:
    seats = len(t.houses)
    return sum(
        worth * (seats - track.index(house))
        for worth, track in zip(_TRACK_WORTH, t.tracks, strict=True)
    )


def _hand(t: Table, house: int) -> float:
    return 0.25 * sum(CARD_STRENGTH[7 * house + place] for place in bits(t.hands[house]))


def _rivals(t: Table, house: int) -> float:
    """The nearer somebody else is to seven, the worse."""
    best = max(count for other, count in enumerate(structures(t)) if other != house)
    return max(0, best - GOAL + 4) ** 2 * 1.5


# Orders placed in secret.


def _orders(t: Table, house: int) -> float:
    value = 0.0
    claimed = 0
    own = t.occupied[house]
    for area in bits(own):
        kind = t.orders[area]
        if kind < 0:
            continue
        wanted = ORDER_TYPE[kind]
        if wanted == MARCH:
            gain, goal = _best_goal(t, house, area, ORDER_MODIFIER[kind], claimed)
            if goal >= 0:
                claimed |= 1 << goal
            value += gain + 0.15 * ORDER_MODIFIER[kind]
        elif wanted == CONSOLIDATE_POWER:
            if ORDER_SPECIAL[kind] and MUSTER_POINTS[area]:
                value += 1.5 * MUSTER_POINTS[area]
            elif area < FIRST_SEA:
                value += 0.5 + 0.35 * CROWNS[area]
        elif wanted == DEFENSE:
            value += 0.3 * ORDER_MODIFIER[kind] * min(3, _danger(t, house, area))
        elif wanted == SUPPORT:
            if own & NEIGHBOUR_MASK[area] & (LAND_MASK | SEA_MASK):
                value += 0.4 + 0.3 * min(2, _danger(t, house, area))
        elif wanted == RAID:
            value += 0.25 * min(3, _danger(t, house, area))
    return value


def _danger(t: Table, house: int, area: int) -> int:
    """How strong the strongest enemy next to an area is."""
    return max(
        (_strength(t.units[near]) for near in NEIGHBOURS[area] if t.owner[near] not in (-1, house)),
        default=0,
    )


def _best_goal(t: Table, house: int, area: int, modifier: int, claimed: int) -> tuple[float, int]:
    """The best that the units of an area could march to: its worth, and where."""
    force = _strength(t.units[area]) + modifier
    best, goal = 0.0, -1
    for target in bits(destinations(t, house, area) & ~claimed):
        gain = _gain(t, house, target, force)
        if gain > best:
            best, goal = gain, target
    stays = 0.0
    if area < FIRST_SEA and t.control[area] == house and MUSTER_POINTS[area]:
        stays = 1.5 if _danger(t, house, area) else 0.5
    return 0.35 * max(0.0, best - stays), goal


def _gain(t: Table, house: int, target: int, force: int) -> float:
    """What a march with so much strength into an area promises."""
    if t.owner[target] == house:
        return 0.0
    defence = _defence(t, target)
    held = t.owner[target] >= 0 or t.neutral[target] or _enemy_garrison(t, house, target)
    worth = 0.0
    if target < FIRST_SEA and t.control[target] != house:
        worth = _AREA_WORTH[target]
    elif target >= FIRST_SEA:
        worth = 0.8
    if not held:
        return worth
    if t.neutral[target]:
        return worth if force >= defence else 0.0
    chance = _odds(force - defence)
    return chance * (worth + 1.5) - (1.0 - chance) * 2.0


def _enemy_garrison(t: Table, house: int, area: int) -> bool:
    home = HOME_OF[area]
    return home >= 0 and home != house and t.garrison[home] > 0


def _odds(lead: int) -> float:
    """The chance to win a combat with so much more strength before cards."""
    return 1.0 / (1.0 + exp(-0.9 * lead))


# The March being declared, and a combat being fought.


def _march(t: Table, house: int, march: March) -> float:
    origin = march.origin
    value = 0.0
    left = t.units[origin]
    for area, group in march.moves.items():
        left -= group
        kind = t.orders[origin]
        force = _strength(group) + (ORDER_MODIFIER[kind] if kind >= 0 else 0)
        value += _gain(t, house, area, force)
        if area < FIRST_SEA and origin < FIRST_SEA:
            value += _progress(t, house, origin, area, group)
    if not left and origin < FIRST_SEA and t.control[origin] == house and origin != HOMES[house]:
        if t.tokens[origin] != house:
            value -= 0.5 if t.power[house] else _AREA_WORTH[origin]
    if not left and MUSTER_POINTS[origin] and _danger(t, house, origin):
        value -= 3.0
    return value


def _progress(t: Table, house: int, origin: int, area: int, group: int) -> float:
    """Nearer to the next structure is better."""
    goals = [
        goal
        for goal in bits(STRUCTURE_MASK)
        if t.control[goal] != house and 0 <= t.neutral[goal] <= 4 and goal != area
    ]
    if not goals:
        return 0.0
    before = min(_DISTANCE[origin][goal] for goal in goals)
    after = min(_DISTANCE[area][goal] for goal in goals)
    return 0.8 * (before - after) * min(2, _strength(group)) * 0.5


def _battle(t: Table, house: int) -> float:
    """The fight that is going on, seen from one of its sides."""
    area = t.embattled
    defender = t.owner[area] if t.owner[area] >= 0 else HOME_OF[area]
    if house not in (t.attacker, defender):
        return 0.0
    lead = _strength(t.attackers) - _defence(t, area)
    worth = _AREA_WORTH[area]
    if house == t.attacker:
        worths = zip(unpack(t.attackers), _UNIT_WORTH, strict=True)
        own = sum(number * worth_of for number, worth_of in worths)
        return own + _odds(lead) * worth
    return -_odds(lead) * worth
