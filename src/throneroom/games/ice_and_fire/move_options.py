"""The moves that are listed for bots and menus: F34.16, F34.18.

Each passes the same test as any other move. A heading has one greatest length, which is found
without trying.
"""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    enemies_of,
    heading_toward,
    nearest,
    on_the_way,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.shapes import (
    FRONT,
    FULL_TURN,
    RIGHT_ANGLE,
    Box,
    Pose,
    direction,
    heading_to,
)
from throneroom.games.ice_and_fire.movement import (
    APART,
    check_go,
    end_fault,
    end_of_go,
    inches,
)
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import FLIES, MARCH_PIVOT, mask
from throneroom.games.ice_and_fire.snaps import move_offer
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.travel import pivot, placed_at, straight, travel
from throneroom.games.ice_and_fire.ways import gaps, is_in, longest_way
from throneroom.kernel import Action, Question, is_choice

EIGHTH: Final = FULL_TURN // 8
FIFTEEN_DEGREES: Final = 15_000
NEAREST_ENEMIES: Final = 5
NEAREST_TOKENS: Final = 3
NEAREST_TO_FACE: Final = 3


def lengths_along(
    t: Battle, there: Around, tray: Box, heading: int, limit: int, apart: list[tuple[Box, int]]
) -> list[int]:
    """The greatest length along a heading after which a tray is free, two and one thirds of it, and
    the length that centres it on a token ahead, where they are (F34.16)."""
    way = longest_way(there, tray, heading, limit)
    if way <= 0:
        return []
    spans = free_lengths(tray, heading, way, apart)
    if not spans or not spans[-1][1]:
        return []
    greatest = spans[-1][1]
    wanted = [greatest, greatest * 2 // 3, greatest // 3]
    c, s = direction(heading)
    for x, y, radius, _ in t.tokens:
        if abs((y - tray[1]) * c - (x - tray[0]) * s) <= tray[5] - radius:
            wanted.append(round((x - tray[0]) * c + (y - tray[1]) * s))
    return [length for length in wanted if length > 0 and is_in(spans, length)]


def legal_go(t: Battle, seat: int) -> list[Action]:
    """The Maneuvers or Marches of a unit (F34.16)."""
    unit = t.flow.args[0]
    heading = t.h[unit]
    return list(dict.fromkeys(_goes(t, seat))) or [("go", heading, 0, heading)]


def has_choice_of_going(t: Battle, seat: int) -> bool:
    return is_choice(_goes(t, seat))


def _goes(t: Battle, seat: int) -> Iterator[Action]:
    """The moves of a unit, some of them twice."""
    unit, limit, marches = t.flow.args
    pose = pose_of(t, unit)
    start = box_of(t, unit)
    there = around(t, unit).within(start, limit + APART)
    apart = gaps(there, start)
    passed = on_the_way(t, unit, there)
    enemies = nearest(t, pose, enemies_of(t, seat))
    straight_on = marches and not mask(t, MARCH_PIVOT, unit)
    for first in [pose[2]] if straight_on else headings(t, pose, enemies):
        turned = box_at(t, unit, (pose[0], pose[1], first))
        for length in lengths_along(t, passed, turned, first, limit, apart):
            yield ("go", first, length, first)
            x, y, _ = end = end_of_go(t, unit, first, length, first)
            for last in facings(t, end, enemies, bool(marches)):
                if last != first and end_fault(there, start, box_at(t, unit, (x, y, last))) is None:
                    yield ("go", first, length, last)


def headings(t: Battle, pose: Pose, enemies: list[int]) -> list[int]:
    """The headings to move along: as it stands, toward enemies, and around the compass."""
    found = {pose[2]: None}
    for enemy in enemies[:NEAREST_ENEMIES]:
        found[heading_toward(t, pose, enemy)] = None
    x, y, _ = pose
    near = sorted(t.tokens, key=lambda k: (k[0] - x) * (k[0] - x) + (k[1] - y) * (k[1] - y))
    for token in near[:NEAREST_TOKENS]:
        found[heading_to(token[0] - x, token[1] - y)] = None
    for eighth in range(1, 8):
        found[(pose[2] + eighth * EIGHTH) % FULL_TURN] = None
    return list(found)


def facings(t: Battle, end: Pose, enemies: list[int], marches: bool) -> list[int]:
    """The headings to end a move with."""
    if not enemies:
        return []
    if not marches:
        x, y, _ = end
        return [
            heading_toward(
                t, end, min(enemies, key=lambda u: (t.x[u] - x) ** 2 + (t.y[u] - y) ** 2)
            )
        ]
    close = nearest(t, end, enemies)[:NEAREST_TO_FACE]
    found = [heading_toward(t, end, enemy) for enemy in close]
    return [*found, (end[2] + RIGHT_ANGLE) % FULL_TURN, (end[2] - RIGHT_ANGLE) % FULL_TURN]


# Free pivots


def free_headings(t: Battle, unit: int) -> list[int]:
    """The headings to which a unit may pivot on the spot, besides the one it has: toward the
    nearest enemies (F34.18)."""
    there = around(t, unit)
    x, y, h = pose = pose_of(t, unit)
    start = box_of(t, unit)
    enemies = nearest(t, pose, enemies_of(t, seat_of(unit)))[:NEAREST_TO_FACE]

    toward = dict.fromkeys(heading_toward(t, pose, enemy) for enemy in enemies)
    return [
        heading
        for heading in toward
        if heading != h and end_fault(there, start, box_at(t, unit, (x, y, heading))) is None
    ]


def take_go(t: Battle, seat: int, action: Action) -> None:
    unit = t.flow.args[0]
    _, first, length, last = action
    turned = pivot(pose_of(t, unit), first)
    ahead = straight(turned.end, FRONT, length)
    if mask(t, FLIES, unit):  # F38.2
        travel(t, unit, [placed_at(pose_of(t, unit), (*ahead.end[:2], last))])
        return
    travel(t, unit, [turned, ahead, pivot(ahead.end, last)])


QUESTIONS: Final = {
    "move": Question(
        frozenset({"go"}),
        legal_go,
        check_go,
        take_go,
        choice=has_choice_of_going,
        always=True,
        offer=move_offer,
        context=lambda t, seat: {
            "unit": UNITS.ids[t.flow.args[0]],
            "most": inches(t.flow.args[1]),
            "marches": bool(t.flow.args[2]),
        },
    ),
}
