"""What an action would do, told before it is made: ids and thousandths of inches (F1.23, F34.7).

A move tells where it ends and what would be seen, held and feared from there; an attack what its
dice need and what to expect of them.
"""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.ice_and_fire.attack import melee_attack_of, ranged_attack_of
from throneroom.games.ice_and_fire.charge import BEST_ROLL
from throneroom.games.ice_and_fire.content import LONG_RANGE, TERRAIN
from throneroom.games.ice_and_fire.field import (
    box_at,
    box_of,
    enemies_of,
    ground_for,
    ground_of,
    grounds,
    is_engaged,
    on_field,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.measure import (
    arrow_range,
    covers,
    distance,
    nearer,
    overlaps,
    zones,
)
from throneroom.games.ice_and_fire.geometry.shapes import (
    FRONT,
    FULL_TURN,
    INCH,
    LENGTH,
    RIGHT_ANGLE,
    Box,
    Pose,
    moved,
    swept,
)
from throneroom.games.ice_and_fire.geometry.sight import sees, visible_part
from throneroom.games.ice_and_fire.movement import end_of_go, speed_of
from throneroom.games.ice_and_fire.names import PIECES, SIDES, TOKENS, UNITS
from throneroom.games.ice_and_fire.preview_attack import (
    attack_told,
    charge_told,
    corners,
    melee_of,
    shot_of,
)
from throneroom.games.ice_and_fire.shooting import SHIFT, range_of, targets_from
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.terrain import DANGEROUS, ROUGH, Ground, sight_obstacles
from throneroom.games.ice_and_fire.walls import as_target
from throneroom.kernel import Action

Told = dict[str, Any]
CORPSE_PILE: Final = TERRAIN.index["corpse_pile"]


def preview(t: Battle, seat: int, action: Action) -> Told:
    """What an action would do; nothing is told of those that only say something."""
    tell = PREVIEWS.get(action[0])
    return {} if tell is None else tell(t, action)


# Moves


def _go(t: Battle, action: Action) -> Told:
    unit, limit = t.flow.args[:2]
    _, first, length, last = action
    x, y, _ = pose_of(t, unit)
    way = swept(box_at(t, unit, (x, y, first)), length)
    return {
        **move_told(t, unit, end_of_go(t, unit, first, length, last), way),
        "left": limit - length,
    }


def _straight(t: Battle, action: Action) -> Told:
    """A shift or a retreat."""
    unit, limit = t.flow.args
    if t.flow.kind == "shift":  # before a ranged attack
        limit = SHIFT
    _, side, length, *turned = action
    x, y, h = pose_of(t, unit)
    end = (*moved(x, y, (h + side * RIGHT_ANGLE) % FULL_TURN, length), turned[0] if turned else h)
    way = swept(box_of(t, unit), length, side)
    return {**move_told(t, unit, end, way), "left": limit - length}


def _face(t: Battle, action: Action) -> Told:
    _, unit, heading = action
    x, y, _ = pose_of(t, unit)
    end = x, y, heading
    return move_told(t, unit, end, box_at(t, unit, end))


def _deploy(t: Battle, action: Action) -> Told:
    _, unit, *pose = action
    end = pose[0], pose[1], pose[2]
    return move_told(t, unit, end, box_at(t, unit, end))


def move_told(t: Battle, unit: int, end: Pose, way: Box) -> Told:
    """Where a move ends, what is near there, and what it passes through."""
    tray = box_at(t, unit, end)
    others = {other: box_of(t, other) for other in on_field(t) if other != unit}
    enemies = [(enemy, others[enemy]) for enemy in enemies_of(t, seat_of(unit)) if enemy in others]
    pieces = grounds(t)
    met = ground_for(t, unit)
    seen = [
        (enemy, box) for enemy, box in enemies if _sees(tray, box, enemy, others, pieces, False)
    ]
    near = [
        {"unit": UNITS.ids[enemy], "distance": round(distance(tray, box))}
        for enemy, box in enemies
        if nearer(tray, box, LONG_RANGE)
    ]
    return {
        "end": list(end),
        "sweep": corners(way),
        "near": sorted(near, key=lambda one: (one["distance"], one["unit"])),
        "covers": [
            TOKENS.ids[token]
            for token, (x, y, radius, _) in enumerate(t.tokens)
            if covers(tray, x, y, radius)
        ],
        "sees": [UNITS.ids[enemy] for enemy, _ in seen],
        "in_range": _in_range(t, unit, end, tray),
        "zone_of": {
            UNITS.ids[enemy]: [SIDES.ids[side] for side in zones(tray, box)] for enemy, box in seen
        },
        **_threats(t, tray, enemies, others, pieces),
        "rough": any(keywords & ROUGH and overlaps(way, box) for box, keywords in met),
        "dangerous": [
            piece
            for piece, (box, keywords) in zip(_laid(t), met, strict=True)
            if keywords & DANGEROUS and (overlaps(way, box) or overlaps(tray, box))
        ],
    }


def _laid(t: Battle) -> list[str]:
    """The pieces that lie on the field, in the order of `ground_for`."""
    return [PIECES.ids[piece] for piece, (kind, *_) in enumerate(t.terrain) if kind >= 0]


def _sees(
    eye: Box, tray: Box, target: int, others: dict[int, Box], pieces: list[Ground], ranged: bool
) -> bool:
    """Whether one tray sees another past all others (F7.1-F7.7)."""
    if not visible_part(eye, tray):
        return False
    third = [box for other, box in others.items() if other != target]
    return sees(eye, tray, sight_obstacles(eye, tray, third, pieces, ranged))


def _in_range(t: Battle, unit: int, end: Pose, tray: Box) -> list[str]:
    """The enemies that could be shot at from there (F8.31)."""
    if ranged_attack_of(t.card[unit]) < 0:
        return []
    return [UNITS.ids[enemy] for enemy in targets_from(t, unit, end)]


def _threats(
    t: Battle,
    tray: Box,
    enemies: list[tuple[int, Box]],
    others: dict[int, Box],
    pieces: list[Ground],
) -> Told:
    """The enemies that could charge or shoot at a unit there, from where they stand."""
    chargers, shooters = [], []
    for enemy, eye in enemies:
        charge = melee_attack_of(t.card[enemy]) >= 0 and nearer(
            eye, tray, speed_of(t, enemy) + BEST_ROLL * INCH + LENGTH
        )
        shot = ranged_attack_of(t.card[enemy]) >= 0 and arrow_range(eye, tray) <= (
            range_of(t, enemy) + LENGTH
        )
        if (charge or shot) and not is_engaged(t, enemy):
            if charge and _sees(eye, tray, enemy, others, pieces, False):
                chargers.append(UNITS.ids[enemy])
            if shot and _sees(eye, tray, enemy, others, pieces, True):
                shooters.append(UNITS.ids[enemy])
    return {"threatened_by": chargers, "shot_by": shooters}


def _place(t: Battle, action: Action) -> Told:
    """A piece of terrain: what it covers, and the tokens under it."""
    kind = CORPSE_PILE if t.flow.kind == "corpses" else t.flow.args[0]
    piece = ground_of(t, kind, action[1:]).box
    return {
        "end": list(action[1:]),
        "sweep": corners(piece),
        "covers": [
            TOKENS.ids[token]
            for token, (x, y, radius, _) in enumerate(t.tokens)
            if covers(piece, x, y, radius)
        ],
    }


# Charges and attacks


def _charge(t: Battle, action: Action) -> Told:
    _, target, side, heading = action
    return charge_told(t, t.flow.args[0], target, side, heading)


def _charge_wall(t: Battle, action: Action) -> Told:
    _, wall, heading = action
    return charge_told(t, t.flow.args[0], as_target(wall), FRONT, heading)


def _heading(t: Battle, action: Action) -> Told:
    unit, target, side = t.flow.args
    return charge_told(t, unit, target, side, action[1])


def _strike(t: Battle, action: Action) -> Told:
    return {"attack": attack_told(t, melee_of(t, t.flow.args[0], action[1]))}


def _target(t: Battle, action: Action) -> Told:
    if t.flow.kind != "target":
        return {}  # the arrows of a Castle Wall
    _, enemy, sides = action
    return {"attack": attack_told(t, shot_of(t, t.flow.args[0], enemy, sides))}


PREVIEWS: Final[dict[str, Callable[[Battle, Action], Told]]] = {
    "go": _go,
    "shift": _straight,
    "withdraw": _straight,
    "face": _face,
    "deploy": _deploy,
    "place": _place,
    "charge": _charge,
    "charge_wall": _charge_wall,
    "heading": _heading,
    "strike": _strike,
    "target": _target,
}
