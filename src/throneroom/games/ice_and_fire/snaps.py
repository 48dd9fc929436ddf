"""What a page may snap to, where a person moves a tray by hand: F34.4-F34.9, F34.11.

These lists are longer than those for bots (`move_options`), and bind nobody: any legal move may be
made (F34.10, FR76). All that is in them is legal, apart from final headings, which depend on where
the move ends: of those the fixed ones are listed, and the points toward which a tray may be turned.
"""

from typing import Any, Final

from throneroom.games.ice_and_fire.content import LONG_RANGE, SHORT_RANGE
from throneroom.games.ice_and_fire.field import (
    Around,
    around,
    box_at,
    box_of,
    enemies_of,
    heading_toward,
    on_the_way,
    pose_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths
from throneroom.games.ice_and_fire.geometry.measure import nearer
from throneroom.games.ice_and_fire.geometry.shapes import (
    FULL_TURN,
    INCH,
    direction,
    heading_to,
)
from throneroom.games.ice_and_fire.movement import APART, end_fault
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import MARCH_PIVOT, mask
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.ways import gaps, is_in, longest_way

STEP: Final = 15_000  # degrees between the headings of the compass
PARALLEL: Final = 18 * INCH  # from here on an enemy is too far to line up with


def fixed_headings(t: Battle, unit: int) -> list[int]:
    """The headings that are the same wherever the tray stands: as now, along and against the
    enemies near by, and around the compass (F34.5)."""
    tray = box_of(t, unit)
    found = {t.h[unit]: None}
    for enemy in enemies_of(t, seat_of(unit)):
        if nearer(tray, box_of(t, enemy), PARALLEL):
            found[t.h[enemy]] = None
            found[(t.h[enemy] + FULL_TURN // 2) % FULL_TURN] = None
    return sorted((*found, *(h for h in range(0, FULL_TURN, STEP) if h not in found)))


def points_to_face(t: Battle, unit: int) -> list[tuple[int, int]]:
    """The centres of all enemies, and all tokens (F34.5)."""
    enemies = [(t.x[enemy], t.y[enemy]) for enemy in enemies_of(t, seat_of(unit))]
    return [*enemies, *((x, y) for x, y, _, _ in t.tokens)]


def headings(t: Battle, unit: int) -> list[int]:
    """All headings to snap to from where a unit stands (F34.5)."""
    x, y, _ = pose = pose_of(t, unit)
    toward = [heading_toward(t, pose, enemy) for enemy in enemies_of(t, seat_of(unit))]
    toward += [heading_to(k[0] - x, k[1] - y) for k in t.tokens if k[:2] != (x, y)]
    return sorted({*fixed_headings(t, unit), *toward})


def lengths(t: Battle, there: Around, unit: int, heading: int, limit: int) -> list[int]:
    """The lengths to snap to along a heading (F34.6): those of them that are legal."""
    start = box_of(t, unit)
    x, y, _ = pose_of(t, unit)
    tray = box_at(t, unit, (x, y, heading))
    way = longest_way(on_the_way(t, unit, there), tray, heading, limit)
    if way < 0:
        return []
    spans = free_lengths(tray, heading, way, gaps(there, start))
    largest = spans[-1][1] if spans else 0
    wanted = {0, limit, largest, largest // 3, 2 * largest // 3}
    for _, enemy in there.enemies:
        for far in (APART, SHORT_RANGE, LONG_RANGE):  # before it, and just out of its range
            for span in free_lengths(tray, heading, way, [(enemy, far)]):
                wanted |= set(span)
    c, s = direction(heading)
    for token_x, token_y, radius, _ in t.tokens:  # F34.4
        if abs((token_y - y) * c - (token_x - x) * s) <= tray[5] - radius:
            wanted.add(round((token_x - x) * c + (token_y - y) * s))
    return [length for length in sorted(wanted) if is_in(spans, length)]  # F34.10


# What is offered with a question


def final_headings(t: Battle, unit: int) -> dict[str, Any]:
    """What the tray may be turned to when it has come to its end (F34.7)."""
    points = [list(point) for point in points_to_face(t, unit)]
    return {"headings": fixed_headings(t, unit), "toward": points}


def move_offer(t: Battle, seat: int) -> dict[str, Any]:
    """Headings and lengths of a Maneuver or a March (F34.5, F34.6)."""
    unit, limit, marches = t.flow.args
    there = around(t, unit).within(box_of(t, unit), limit + LONG_RANGE)
    straight_on = marches and not mask(t, MARCH_PIVOT, unit)
    ways = [
        {"heading": heading, "lengths": lengths(t, there, unit, heading, limit)}
        for heading in ([t.h[unit]] if straight_on else headings(t, unit))
    ]
    return {"most": limit, "ways": ways, "final": final_headings(t, unit)}


def pivot_offer(t: Battle, seat: int) -> dict[str, Any]:
    """The headings to which each of the units may be turned on the spot (F34.5)."""
    found = {}
    for unit in t.flow.args[0]:
        there, start = around(t, unit), box_of(t, unit)
        x, y, _ = pose_of(t, unit)
        found[UNITS.ids[unit]] = [
            heading
            for heading in headings(t, unit)
            if end_fault(there, start, box_at(t, unit, (x, y, heading))) is None
        ]
    return {"headings": found}
