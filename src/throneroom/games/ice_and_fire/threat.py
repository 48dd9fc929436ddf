"""What units can do to each other, as far as one can tell at a glance, for the judge.

Distances are those of centres less the trays, sight is not looked at, and texts are not counted: a
bot asks for this many hundred times a decision.
"""

from functools import cache
from math import ceil, sqrt
from typing import Final

from throneroom.games.ice_and_fire.attack import melee_attack_of, ranged_attack_of
from throneroom.games.ice_and_fire.attack_numbers import (
    ZONE_BONUS,
    attack_dice,
    chance_of_a_wound,
    die_odds,
    rolls_failing,
    rolls_reaching,
)
from throneroom.games.ice_and_fire.content import CARD, LONG, LONG_RANGE, SHORT_RANGE, UNIT
from throneroom.games.ice_and_fire.field import FOOTPRINT
from throneroom.games.ice_and_fire.geometry.measure import in_contact
from throneroom.games.ice_and_fire.geometry.shapes import (
    CONTACT,
    FRONT,
    INCH,
    LEFT,
    REAR,
    RIGHT,
    Box,
    Pose,
    box,
)
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.strength import acting_ranks, full_wounds

PANIC: Final = 2.0  # wounds of a failed panic test, on average (F11.3)
TURNING: Final = 0.4  # of an attack for which a unit must turn first
ROLL: Final = 6
Ints = tuple[int, ...]


class Stance:
    """A unit on the field: what it is, where it stands, and whom it is engaged with."""

    __slots__ = ("unit", "side", "card", "ranks", "pose", "tray", "engaged", "wounds", "cost")

    def __init__(
        self,
        unit: int,
        side: int,
        card: int,
        ranks: int,
        pose: Pose,
        tray: Box,
        engaged: Ints,
        wounds: int,
        cost: int,
    ) -> None:
        self.unit = unit
        self.side = side
        self.card = card
        self.ranks = ranks
        self.pose = pose
        self.tray = tray
        self.engaged = engaged
        self.wounds = wounds
        self.cost = cost
        """With its attachments."""


def stances(t: Battle) -> list[Stance]:
    """All units on the field."""
    return stances_of(
        tuple(t.card),
        tuple(t.place),
        tuple(t.x),
        tuple(t.y),
        tuple(t.h),
        tuple(t.wounds),
        tuple(t.parts),
        t.side,
    )


def stances_of(
    cards: Ints,
    places: Ints,
    xs: Ints,
    ys: Ints,
    headings: Ints,
    wounds: Ints,
    parts: tuple[Ints, ...],
    sides: Ints,
) -> list[Stance]:
    """The units on the field, by what is known of each unit there is."""
    units = [unit for unit, place in enumerate(places) if place == FIELD]
    trays = [box(xs[one], ys[one], headings[one], FOOTPRINT[cards[one]]) for one in units]
    of = [sides[seat_of(unit)] for unit in units]
    engaged: list[list[int]] = [[] for _ in units]
    widest = CONTACT + 2 * ceil(max([tray[6] for tray in trays], default=0.0))
    for i, one in enumerate(units):
        for j in range(i):
            if of[i] == of[j]:
                continue
            dx, dy = xs[one] - xs[units[j]], ys[one] - ys[units[j]]
            if dx * dx + dy * dy <= widest * widest and in_contact(trays[i], trays[j]):
                engaged[i].append(units[j])
                engaged[j].append(units[i])
    return [
        Stance(
            unit,
            of[i],
            cards[unit],
            acting_ranks(cards[unit], wounds[unit]),
            (xs[unit], ys[unit], headings[unit]),
            trays[i],
            tuple(engaged[i]),
            wounds[unit],
            CARD[cards[unit]].cost + len(parts[unit]),
        )
        for i, unit in enumerate(units)
    ]


@cache
def wounds_of(card: int, attack: int, ranks: int, target: int, zone: int, charges: bool) -> float:
    """The wounds to expect of an attack on a unit of another card (F10, F11)."""
    _, _, to_hit, dice, _ = UNIT[card].attacks[attack]
    number = attack_dice(dice, ranks)
    bonus = ZONE_BONUS[zone]
    odds = die_odds(to_hit, UNIT[target].defense, defense_modifier=-bonus, reroll=charges)
    failing = rolls_failing(UNIT[target].morale, -bonus) / ROLL / ROLL
    return number * odds.wounds + chance_of_a_wound(number, odds) * failing * PANIC


def zone_at(defender: Box, x: float, y: float) -> int:
    """The zone of a tray in which a point is, nearly: the nearest of its four sides (F6.9)."""
    x -= defender[0]
    y -= defender[1]
    ahead = (x * defender[2] + y * defender[3]) / defender[4]
    aside = (y * defender[2] - x * defender[3]) / defender[5]
    if abs(ahead) >= abs(aside):
        return FRONT if ahead > 0 else REAR
    return LEFT if aside > 0 else RIGHT


def best_attack(one: Stance, enemies: list[Stance], prize: float) -> float:
    """The most that a unit can expect of an attack, in points of the enemy's army; `prize` is what
    it is worth to destroy a unit."""
    best = 0.0
    if one.engaged:
        attack = melee_attack_of(one.card)
        if attack >= 0:
            for enemy in enemies:
                if enemy.unit in one.engaged:
                    zone = zone_at(enemy.tray, one.tray[0], one.tray[1])
                    wounds = wounds_of(one.card, attack, one.ranks, enemy.card, zone, False)
                    best = max(best, gain(enemy, wounds, prize))
        return best
    for enemy in enemies:
        best = max(best, _from_afar(one, enemy, prize))
    return best


def _from_afar(one: Stance, enemy: Stance, prize: float) -> float:
    """What to expect of a charge or a shot at an enemy."""
    tray, other = one.tray, enemy.tray
    dx, dy = other[0] - tray[0], other[1] - tray[1]
    speed = UNIT[one.card].speed
    far = (speed + ROLL) * INCH + tray[6] + other[6]
    shoots = ranged_attack_of(one.card)
    square = dx * dx + dy * dy
    if square > far * far and shoots < 0:
        return 0.0
    # What lies between the trays, as if they faced each other.
    between = max(0.0, sqrt(square) - tray[4] - other[4])
    ahead = dx * tray[2] + dy * tray[3]
    aside = abs(dy * tray[2] - dx * tray[3])
    turned = 1.0 if ahead > 0 and aside <= ahead + tray[5] else TURNING
    best = 0.0
    strikes = melee_attack_of(one.card)
    if strikes >= 0:
        chance = rolls_reaching(max(1, ceil(between / INCH - speed))) / ROLL
        if chance:
            zone = zone_at(other, tray[0], tray[1])
            wounds = wounds_of(one.card, strikes, one.ranks, enemy.card, zone, True)
            best = chance * turned * gain(enemy, wounds, prize)
    if shoots >= 0:
        reach = LONG_RANGE if UNIT[one.card].attacks[shoots].reach == LONG else SHORT_RANGE
        if between <= reach:
            wounds = wounds_of(one.card, shoots, one.ranks, enemy.card, FRONT, False)
            best = max(best, turned * gain(enemy, wounds, prize))
    return best


def gain(enemy: Stance, wounds: float, prize: float) -> float:
    """What it is worth to wound a unit so much: its share of the unit, and the prize if that is
    likely to destroy it."""
    left = max(1, enemy.wounds)
    share = min(1.0, wounds / left)
    return share * enemy.cost * left / full_wounds(enemy.card) + share * share * prize
