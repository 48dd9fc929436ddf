"""What counts for an army, in words: for hints, which say why a bot would do something."""

from math import sqrt
from typing import Final

from throneroom.games.ice_and_fire.geometry.shapes import FRONT, INCH
from throneroom.games.ice_and_fire.judge import worths
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import FIELD, Battle, opponents
from throneroom.games.ice_and_fire.threat import Stance, best_attack, stances, zone_at
from throneroom.games.ice_and_fire.tokens import side_holding
from throneroom.games.ice_and_fire.victory import points_of
from throneroom.kernel import Reason

# A wound and an enemy unit in points of an army, an inch on the way to an objective in objectives,
# and an attack from aside in attacks.
WOUND: Final = 0.6
UNIT: Final = 6.0
INCHES: Final = 0.06
ASIDE: Final = 2.5


def reasons(t: Battle, seat: int) -> dict[str, Reason]:
    """By name; what one of each is worth is what the judge thinks of it."""
    worth = worths(t)
    side = t.side[seat]
    rivals = {t.side[other] for other in opponents(t, seat)}
    there = stances(t)
    own = [one for one in there if one.side == side]
    enemies = [one for one in there if one.side in rivals]
    point, army, attack = worth["points"], worth["army"], worth["attacks"]
    best = max((points_of(t, rival) for rival in rivals), default=0)
    return {
        "points": Reason(points_of(t, side), point),
        "rivals": Reason(best, -point),
        "objectives": Reason(_held(t, side), worth["held"]),
        "way": Reason(_way(t, side, own), -INCHES * worth["coming"]),
        "enemies": Reason(_units(t, rivals), -UNIT * army),
        "their_wounds": Reason(_wounds(t, rivals), -WOUND * army),
        "wounds": Reason(_wounds(t, {side}), WOUND * army),
        "attacks": Reason(_promise(own, enemies), attack),
        "danger": Reason(_promise(enemies, own), -attack),
        "aside": Reason(_aside(own, enemies), ASIDE * attack),
        "their_conditions": Reason(_conditions(t, rivals), -worth["conditions"]),
        "conditions": Reason(_conditions(t, {side}), worth["conditions"]),
        "zones": Reason(_zones(t, side), worth["zones"]),
        "cards": Reason(sum(len(t.hand[one]) for one in _seats(t, {side})), worth["cards"]),
    }


def _seats(t: Battle, sides: set[int]) -> list[int]:
    return [seat for seat, side in enumerate(t.side) if side in sides]


def _held(t: Battle, side: int) -> int:
    """Objectives that a side holds."""
    return sum(side_holding(t, token) == side for token in range(len(t.tokens)))


def _way(t: Battle, side: int, own: list[Stance]) -> int:
    """How many inches lie between the objectives that a side does not hold and its nearest units
    that are free to go there."""
    free = [one.tray for one in own if not one.engaged]
    total = 0.0
    for token, (x, y, _, _) in enumerate(t.tokens):
        if free and side_holding(t, token) != side:
            total += min(_between(x - tray[0], y - tray[1]) for tray in free)
    return round(total / INCH)


def _between(dx: float, dy: float) -> float:
    return sqrt(dx * dx + dy * dy)


def _of(t: Battle, sides: set[int]) -> list[int]:
    """The units of some sides that are on the field."""
    return [
        unit
        for unit, place in enumerate(t.place)
        if place == FIELD and t.card[unit] >= 0 and t.side[unit // MOST_UNITS] in sides
    ]


def _units(t: Battle, sides: set[int]) -> int:
    return len(_of(t, sides))


def _wounds(t: Battle, sides: set[int]) -> int:
    return sum(t.wounds[unit] for unit in _of(t, sides))


def _conditions(t: Battle, sides: set[int]) -> int:
    return sum(t.conditions[unit].bit_count() for unit in _of(t, sides))


def _promise(own: list[Stance], enemies: list[Stance]) -> int:
    """What the best attacks of some units should cost others, in points of an army."""
    return round(sum(best_attack(one, enemies, 0.0) for one in own))


def _aside(own: list[Stance], enemies: list[Stance]) -> int:
    """The enemies that are fought from a flank or from the rear."""
    return sum(
        any(
            one.unit in enemy.engaged and zone_at(enemy.tray, one.tray[0], one.tray[1]) != FRONT
            for one in own
        )
        for enemy in enemies
    )


def _zones(t: Battle, side: int) -> int:
    """The zones of the tactics board in which NCUs of a side stand."""
    return sum(
        t.ncu_card[ncu] >= 0 and t.ncu_place[ncu] >= 0
        for seat in _seats(t, {side})
        for ncu in range(seat * MOST_NCUS, (seat + 1) * MOST_NCUS)
    )
