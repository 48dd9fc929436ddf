"""What stands where, who is engaged, who sees whom: F1.5, F6.7, F6.11, F7.3-F7.7, F18.2."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from throneroom.games.ice_and_fire.content import FREE_KINDS, TRAY, UNIT
from throneroom.games.ice_and_fire.free_terrain import FreePiece, pieces_of
from throneroom.games.ice_and_fire.geometry.measure import in_contact, zones
from throneroom.games.ice_and_fire.geometry.shapes import (
    CONTACT,
    FULL_TURN,
    INCH,
    RIGHT_ANGLE,
    Box,
    Footprint,
    Pose,
    box,
    heading_to,
)
from throneroom.games.ice_and_fire.geometry.sight import sees
from throneroom.games.ice_and_fire.layout import HEIGHT, north_of
from throneroom.games.ice_and_fire.names import MOST_UNITS, UNITS
from throneroom.games.ice_and_fire.queries import (
    FLIES,
    SIGHT,
    TERRAIN_COUNTS_AS,
    TERRAIN_IGNORED,
    mask,
)
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.terrain import (
    IMPASSABLE,
    ROUGH,
    Ground,
    free_ground,
    ground,
    sight_obstacles,
)
from throneroom.kernel import Illegal

# What does not stand in the way of ranged attacks of some units.
SEES_THROUGH_UNITS: Final = 1
SEES_THROUGH_TERRAIN: Final = 2
FOOTPRINT: Final = tuple(TRAY[unit.tray] for unit in UNIT)
# The square of a distance at which the centres of two units in contact cannot be.
FARTHEST: Final = (CONTACT + 2 * max(tray.depth + tray.width for tray in TRAY)) ** 2


def box_of(t: Battle, unit: int) -> Box:
    """The tray of a unit on the field."""
    return _tray(t.x[unit], t.y[unit], t.h[unit], t.card[unit])


@lru_cache(1 << 13)  # asked for more often than anything else: a card is found sooner than a size
def _tray(x: int, y: int, h: int, card: int) -> Box:
    return box(x, y, h, FOOTPRINT[card])


def box_at(t: Battle, unit: int, pose: Pose) -> Box:
    """The tray of a unit at another pose."""
    return box(*pose, FOOTPRINT[t.card[unit]])


def pose_of(t: Battle, unit: int) -> Pose:
    return t.x[unit], t.y[unit], t.h[unit]


def on_field(t: Battle) -> list[int]:
    """The units on the battlefield."""
    return [unit for unit, place in enumerate(t.place) if place == FIELD]


def stands(t: Battle, unit: int) -> bool:
    """Whether there is such a unit on the battlefield."""
    return unit < len(t.place) and t.place[unit] == FIELD


def enemies_of(t: Battle, seat: int) -> list[int]:
    """The units on the battlefield that are not on the side of a seat (F1.3, F32.8)."""
    sides = t.side
    own = sides[seat]
    return [unit for unit in on_field(t) if sides[unit // MOST_UNITS] != own]


def engaged_with(t: Battle, unit: int) -> list[int]:
    """The enemies in contact with a unit (F1.5)."""
    return list(_in_contact(t, unit))


def is_engaged(t: Battle, unit: int) -> bool:
    return next(_in_contact(t, unit), None) is not None


def _in_contact(t: Battle, unit: int) -> Iterator[int]:
    x, y, tray = t.x[unit], t.y[unit], box_of(t, unit)
    for enemy in enemies_of(t, seat_of(unit)):
        dx, dy = t.x[enemy] - x, t.y[enemy] - y
        if dx * dx + dy * dy < FARTHEST and in_contact(tray, box_of(t, enemy)):
            yield enemy


def check_unengaged(t: Battle, unit: int, rule: str) -> None:
    """Refuse what an engaged unit cannot do."""
    enemies = engaged_with(t, unit)
    if enemies:
        raise Illegal(rule, "ice_and_fire-engaged", units=[UNITS.ids[enemy] for enemy in enemies])


def zones_of(t: Battle, unit: int, other: int) -> tuple[int, ...]:
    """The zone of the other unit in which a unit is; several in a tie (F6.11, F6.12)."""
    return zones(box_of(t, unit), box_of(t, other))


def heading_toward(t: Battle, pose: Pose, other: int) -> int:
    """The heading from a pose toward the centre of a unit (F34.5)."""
    return heading_to(t.x[other] - pose[0], t.y[other] - pose[1])


def nearest(t: Battle, pose: Pose, units: list[int]) -> list[int]:
    """The units by the distance of their centres from a pose, the nearest first."""
    x, y, _ = pose
    return sorted(
        units, key=lambda u: ((t.x[u] - x) * (t.x[u] - x) + (t.y[u] - y) * (t.y[u] - y), u)
    )


# Terrain


def grounds(t: Battle) -> list[Ground]:
    """The pieces of terrain on the field; nobody may change the list."""
    return _grounds(tuple(t.terrain), pieces_of(t.options))


@lru_cache(1 << 8)  # most of the time all of them lie where they lay
def _grounds(
    terrain: tuple[tuple[int, int, int, int], ...], free: tuple[FreePiece, ...]
) -> list[Ground]:
    return [_ground(kind, (x, y, h), free) for kind, x, y, h in terrain if kind >= 0]


def ground_of(t: Battle, kind: int, pose: Pose) -> Ground:
    """A piece of a known kind, or one that the players have defined (F18.16, F18.19)."""
    return _ground(kind, pose, pieces_of(t.options))


def _ground(kind: int, pose: Pose, free: tuple[FreePiece, ...]) -> Ground:
    return ground(kind, pose) if kind not in FREE_KINDS else free_ground(free, kind, pose)


def ground_for(t: Battle, unit: int) -> list[Ground]:
    """The pieces of terrain as a unit meets them: some have no effect on it, some another one."""
    found = grounds(t)
    ignored = mask(t, TERRAIN_IGNORED, unit)
    also = mask(t, TERRAIN_COUNTS_AS, unit)
    if ignored or also:
        return [Ground(piece, keywords & ~ignored | also) for piece, keywords in found]
    return found


def pieces_with(t: Battle, keyword: int) -> Iterator[tuple[int, Box]]:
    """The pieces that have one of these keywords, by their numbers."""
    for piece, (kind, x, y, h) in enumerate(t.terrain):
        if kind >= 0:
            covered, keywords = ground_of(t, kind, (x, y, h))
            if keywords & keyword:
                yield piece, covered


# Sight


def sees_unit(
    t: Battle, viewer: int, target: int, pose: Pose | None = None, ranged: bool = False
) -> bool:
    """Whether a unit, from where it is or from another pose, sees another (F7.1-F7.7)."""
    eye = box_of(t, viewer) if pose is None else box_at(t, viewer, pose)
    return _sees_from(t, eye, viewer, target, ranged)


def sees_from_any_side(t: Battle, viewer: int, target: int, pose: Pose) -> bool:
    """Whether a unit sees another for its ranged attack from any part of its tray."""
    x, y, h = pose
    depth, width, ray = FOOTPRINT[t.card[viewer]]
    for side in range(4):
        tray = Footprint(width, depth, 1 / ray) if side % 2 else Footprint(depth, width, ray)
        eye = box(x, y, (h + side * RIGHT_ANGLE) % FULL_TURN, tray)
        if _sees_from(t, eye, viewer, target, ranged=True):
            return True
    return False


def _sees_from(t: Battle, eye: Box, viewer: int, target: int, ranged: bool) -> bool:
    seen = box_of(t, target)
    through = mask(t, SIGHT, viewer, target) if ranged else 0
    others = [box_of(t, unit) for unit in on_field(t) if unit not in (viewer, target)]
    pieces = [] if through & SEES_THROUGH_TERRAIN else grounds(t)
    if through & SEES_THROUGH_UNITS:
        others = []
    return sees(eye, seen, sight_obstacles(eye, seen, others, pieces, ranged))


# What is in the way of a unit


class Around(NamedTuple):
    """Everything that a unit on the move may run into; tokens are not among it (F1.21)."""

    width: int
    height: int
    enemies: list[tuple[int, Box]]
    friends: list[tuple[int, Box]]
    walls: list[tuple[int, Box]]  # Impassable pieces
    rough: list[Box]

    def trays(self) -> list[tuple[int, Box]]:
        return [*self.enemies, *self.friends]

    def within(self, tray: Box, reach: int) -> "Around":
        """Only what may matter to a tray that moves no farther than that."""
        x, y, far = tray[0], tray[1], reach + tray[6]
        return Around(
            self.width,
            self.height,
            [found for found in self.enemies if _is_near(found[1], x, y, far)],
            [found for found in self.friends if _is_near(found[1], x, y, far)],
            [found for found in self.walls if _is_near(found[1], x, y, far)],
            [box for box in self.rough if _is_near(box, x, y, far)],
        )


def _is_near(box: Box, x: float, y: float, far: float) -> bool:
    """Whether the circle around a box comes nearer to a point than that."""
    dx, dy, most = box[0] - x, box[1] - y, far + box[6]
    return dx * dx + dy * dy < most * most


Trays: TypeAlias = list[tuple[int, Box]]


def trays_around(t: Battle, unit: int) -> tuple[Trays, Trays]:
    """The enemies of a unit on the battlefield and its friends, with their trays."""
    sides = t.side
    own = sides[unit // MOST_UNITS]
    enemies: Trays = []
    friends: Trays = []
    for other in on_field(t):
        if other != unit:
            found = friends if sides[other // MOST_UNITS] == own else enemies
            found.append((other, box_of(t, other)))
    return enemies, friends


def around(t: Battle, unit: int) -> Around:
    enemies, friends = trays_around(t, unit)
    walls: list[tuple[int, Box]] = []
    rough: list[Box] = []
    if t.terrain:
        walls = list(pieces_with(t, IMPASSABLE))
        rough = [piece for piece, keywords in ground_for(t, unit) if keywords & ROUGH]
    return Around(t.width, north_of(t.mode), enemies, friends, walls, rough)


def on_the_way(t: Battle, unit: int, there: Around) -> Around:
    """What stands in the way of a Maneuver or March: nothing for a unit that flies (F38.1)."""
    return there._replace(enemies=[], walls=[], rough=[]) if mask(t, FLIES, unit) else there


def edges(width: int, height: int) -> list[Box]:
    """What is around the field, as boxes to run into (F8.38, F24.5)."""
    far = 100 * INCH
    across, along = Footprint(far, 2 * far), Footprint(2 * far, far)
    return [
        box(-far, HEIGHT // 2, 0, across),
        box(width + far, HEIGHT // 2, 0, across),
        box(width // 2, -far, 0, along),
        box(width // 2, height + far, 0, along),
    ]
