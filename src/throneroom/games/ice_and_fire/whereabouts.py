"""Where things are and where they go, as people tell it: by the points of the compass, in inches,
and by what stands nearest."""

from math import sqrt
from typing import Final

from throneroom.games.ice_and_fire.field import box_at, box_of, nearest, on_field
from throneroom.games.ice_and_fire.geometry.measure import distance
from throneroom.games.ice_and_fire.geometry.shapes import FULL_TURN, INCH, Pose, heading_to
from throneroom.games.ice_and_fire.layout import HEIGHT
from throneroom.games.ice_and_fire.names import COMPASS
from throneroom.games.ice_and_fire.state import Battle

POINTS: Final = len(COMPASS.ids)
TENTH: Final = INCH // 10
ALONE: Final = -INCH  # so far away is the nearest unit if there is none


def region(t: Battle, x: int, y: int) -> int:
    """The ninth of the field in which a point lies."""
    return ninth(t.width, x, y)


def ninth(width: int, x: int, y: int) -> int:
    """The ninth of a field of some width in which a point lies."""
    column = min(2, max(0, 3 * x // width))
    row = min(2, max(0, 3 * y // HEIGHT))
    return 3 * row + column


def compass(heading: int) -> int:
    """The point of the compass that a heading is nearest to."""
    step = FULL_TURN // POINTS
    return (heading + step // 2) // step % POINTS


def beside(t: Battle, unit: int, pose: Pose) -> tuple[tuple[int, ...], int]:
    """The unit that stands nearest to another, and how far its tray is."""
    others = nearest(t, pose, [other for other in on_field(t) if other != unit])
    if not others:
        return (), ALONE
    apart = distance(box_at(t, unit, pose), box_of(t, others[0]))
    return (others[0],), round(apart / TENTH) * TENTH


def deployed(t: Battle, unit: int, pose: Pose) -> tuple[object, ...]:
    """How the deployment of a unit is told."""
    x, y, heading = pose
    return (*pose, region(t, x, y), compass(heading), *beside(t, unit, pose))


def moved(t: Battle, unit: int, start: Pose, end: Pose) -> tuple[object, ...]:
    """How a move is told: how far and toward where; what the unit faces if it only turned."""
    x, y, heading = end
    dx, dy = x - start[0], y - start[1]
    inches = round(sqrt(dx * dx + dy * dy) / TENTH) * TENTH
    way = compass(heading_to(dx, dy) if inches else heading)
    return (*end, inches, way, *beside(t, unit, end))
