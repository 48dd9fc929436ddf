"""Castle Walls of a siege as things that can be charged, stormed and shot from: F24.4-F24.16.

In attacks and charges a wall is a number below those of all units: `FIRST_WALL` less its own.
"""

from typing import Final

from throneroom.games.ice_and_fire.content import LONG_RANGE, SIEGE_CARDS, TRAY, UNIT
from throneroom.games.ice_and_fire.field import box_at, box_of, grounds, on_field, pose_of
from throneroom.games.ice_and_fire.geometry.measure import in_contact, nearer
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH, Box, Footprint, Pose, box
from throneroom.games.ice_and_fire.geometry.sight import sees
from throneroom.games.ice_and_fire.hooks import DEFENDER
from throneroom.games.ice_and_fire.layout import WALL, layout
from throneroom.games.ice_and_fire.state import FIELD, FIRST_WALL, NOTHING, Battle, seat_of
from throneroom.games.ice_and_fire.terrain import sight_obstacles

FULL: Final = 6  # wounds (F24.14)
HOLD_THE_GATE: Final = 1 << SIEGE_CARDS.index["siege_defender_6"]


def as_target(wall: int) -> int:
    """A wall as a target, or an attacker."""
    return FIRST_WALL - wall


def as_wall(target: int) -> int:
    """The wall that a target is."""
    return FIRST_WALL - target


def is_wall(target: int) -> bool:
    return target <= FIRST_WALL


def unit_or_nothing(target: int) -> int:
    """A target as texts know it: a wall is nothing to them (F24.11)."""
    return max(target, NOTHING)


def wall_pose(t: Battle, wall: int) -> Pose:
    return layout(t.mode, t.width).walls[wall]


def wall_box(t: Battle, wall: int) -> Box:
    return box(*wall_pose(t, wall), WALL)


def defends(t: Battle, seat: int) -> bool:
    """Whether a seat defends the castle (F24.3)."""
    return t.edge[seat] == DEFENDER


def standing_walls(t: Battle) -> list[int]:
    """The walls that are not destroyed (F24.15)."""
    return [wall for wall, wounds in enumerate(t.walls) if wounds]


def walls_in_contact(t: Battle, unit: int) -> list[int]:
    """The walls that an enemy of the castle touches, and may attack (F24.12, F24.13)."""
    if not t.walls or defends(t, seat_of(unit)):
        return []
    tray = box_of(t, unit)
    return [wall for wall in standing_walls(t) if in_contact(tray, wall_box(t, wall))]


# Targets of charges: units and walls alike


def target_box(t: Battle, target: int) -> Box:
    """What a target covers."""
    return wall_box(t, as_wall(target)) if is_wall(target) else box_of(t, target)


def target_pose(t: Battle, target: int) -> Pose:
    return wall_pose(t, as_wall(target)) if is_wall(target) else pose_of(t, target)


def target_footprint(t: Battle, target: int) -> Footprint:
    return WALL if is_wall(target) else TRAY[UNIT[t.card[target]].tray]


def target_stands(t: Battle, target: int) -> bool:
    if is_wall(target):
        return t.walls[as_wall(target)] > 0
    return t.place[target] == FIELD


def sees_wall(t: Battle, unit: int, wall: int, pose: Pose | None = None) -> bool:
    """Whether a unit sees a wall; walls are in nobody's way (F24.11, FR93)."""
    eye = box_of(t, unit) if pose is None else box_at(t, unit, pose)
    seen = wall_box(t, wall)
    others = [box_of(t, other) for other in on_field(t) if other != unit]
    return sees(eye, seen, sight_obstacles(eye, seen, others, grounds(t), False))


def holds_the_gate(t: Battle, unit: int) -> int:
    """What the siege card Hold the Gate adds to defense and morale rolls of a unit near a wall."""
    if not t.siege & HOLD_THE_GATE or not defends(t, seat_of(unit)):
        return 0
    tray = box_of(t, unit)
    return int(any(nearer(tray, wall_box(t, w), LONG_RANGE + LENGTH) for w in standing_walls(t)))
