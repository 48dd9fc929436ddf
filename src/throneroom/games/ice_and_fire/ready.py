"""A field on which the battle can begin at once: what players would place is drawn by lot, or
stands where a line of battle stands: F34.23."""

from collections.abc import Sequence
from typing import Final, TypeVar

from throneroom.games.ice_and_fire.deploy import NORTH, Zone
from throneroom.games.ice_and_fire.geometry.shapes import Pose
from throneroom.games.ice_and_fire.state import Battle

READY: Final = "ready"
Thing = TypeVar("Thing")


def is_ready(t: Battle) -> bool:
    """Whether nobody is asked how to prepare the field."""
    return bool(t.options["terrain"] == READY)


def drawn(t: Battle, things: Sequence[Thing]) -> Thing:
    """One of several, by lot."""
    return things[t.flow.chance.below(len(things))]


def in_line(zone: Zone, poses: Sequence[Pose], number: int, count: int) -> Pose:
    """The place of a unit in a line of so many: as far ahead as can be, and spread evenly."""
    west, _, east, _ = zone.area
    wanted = west + (east - west) * (2 * number + 1) // (2 * count)
    ahead = 1 if zone.ahead == NORTH else -1
    return min(poses, key=lambda pose: (-ahead * pose[1], abs(pose[0] - wanted)))
