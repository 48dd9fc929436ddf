"""Other enemies that a charger touches after its alignment: F9.23-F9.27."""

from collections.abc import Callable
from typing import Final

from throneroom.games.ice_and_fire import whereabouts
from throneroom.games.ice_and_fire.field import (
    FOOTPRINT,
    around,
    box_at,
    box_of,
    engaged_with,
    pose_of,
    zones_of,
)
from throneroom.games.ice_and_fire.geometry.lengths import free_lengths, free_way
from throneroom.games.ice_and_fire.geometry.measure import (
    corners_in,
    distance,
    inside,
    overlaps,
)
from throneroom.games.ice_and_fire.geometry.shapes import (
    ANGLE,
    CONTACT,
    FRONT,
    FULL_TURN,
    LEFT,
    REAR,
    RIGHT,
    RIGHT_ANGLE,
    Box,
    Pose,
    moved,
    unit,
)
from throneroom.games.ice_and_fire.movement import APART
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.ways import room_to_edge
from throneroom.kernel import Action, Illegal, Question

ROUNDING: Final = 0.9


def correct(t: Battle, charger: int, target: int, done: tuple[int, ...]) -> None:  # F9.23, FR83
    """Handle the enemies that the charger touches besides its target, each once."""
    if t.place[charger] != FIELD:
        return
    left = _left_to_correct(t, charger, target, done)
    if len(left) > 1:
        t.flow.ask("correct", (seat_of(charger),), charger, target, done)
    elif left:
        _correct_one(t, charger, target, left[0])


def legal_correct(t: Battle, seat: int) -> list[Action]:
    charger, target, done = t.flow.args
    return [("correct", enemy) for enemy in _left_to_correct(t, charger, target, done)]


def _left_to_correct(t: Battle, charger: int, target: int, done: tuple[int, ...]) -> list[int]:
    return [enemy for enemy in engaged_with(t, charger) if enemy != target and enemy not in done]


def check_correct(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_correct(t, seat):
        raise Illegal("F9.23", "ice_and_fire-not-touched", unit=UNITS.ids[action[1]])


def take_correct(t: Battle, seat: int, action: Action) -> None:
    charger, target, done = t.flow.args
    t.flow.push("correct", charger, target, (*done, action[1]))
    _correct_one(t, charger, target, action[1])


def _correct_one(t: Battle, charger: int, target: int, enemy: int) -> None:
    """Lay a neighbour against the front edge, or move it away."""
    holds = _holders(t, charger, enemy)
    edge = _touched_edge(t, charger, enemy)
    if edge == FRONT and FRONT in zones_of(t, enemy, charger):
        laid = _laid(t, charger, enemy)
        if laid == pose_of(t, enemy):
            return
        if _is_free(t, enemy, laid) and holds(box_at(t, enemy, laid)):
            _put(t, enemy, laid)
            return
    _move_away(t, charger, enemy, edge, holds)


def _holders(t: Battle, charger: int, enemy: int) -> Callable[[Box], bool]:
    """Whether at another pose a neighbour would keep the contacts it has with others (FR82)."""
    start = box_of(t, enemy)
    others = [box_of(t, other) for other in engaged_with(t, enemy) if other != charger]
    # No gap may open: what is reckoned here has no tolerance but that of rounding.
    gaps = [(other, max(distance(start, other), ROUNDING)) for other in others]
    return lambda tray: all(distance(tray, other) <= gap for other, gap in gaps)


def _touched_edge(t: Battle, charger: int, enemy: int) -> int:
    """The edge of the charger that a neighbour touches; the front one if it is only a corner."""
    tray = box_of(t, charger)
    depth, width = tray[4], tray[5]
    corners = corners_in(tray, box_of(t, enemy))
    us, vs = [u for u, _ in corners], [v for _, v in corners]
    beside = max(vs) > -width + CONTACT and min(vs) < width - CONTACT
    before = max(us) > -depth + CONTACT and min(us) < depth - CONTACT
    if before and not beside:
        return LEFT if min(vs) >= width - CONTACT else RIGHT
    return REAR if beside and max(us) <= CONTACT - depth else FRONT


def _laid(t: Battle, charger: int, enemy: int) -> Pose:
    """The pose of a neighbour flush with the charger's front edge, shifted along it until half of
    its own edge is in contact (F9.24, FR75); its own pose if that is so already."""
    x, y, h = pose_of(t, charger)
    tray = FOOTPRINT[t.card[charger]]
    ex, ey, eh = pose_of(t, enemy)
    quarters, rest = divmod((eh - h + RIGHT_ANGLE // 2) % FULL_TURN, RIGHT_ANGLE)
    parallel = abs(rest - RIGHT_ANGLE // 2) <= ANGLE
    foot = FOOTPRINT[t.card[enemy]]
    deep, half = (foot.width, foot.depth) if quarters & 1 else (foot.depth, foot.width)
    c, s = unit(h)
    one = unit(0)[0]
    v = ((ey - y) * c - (ex - x) * s) / one
    most = max(tray.width, half - tray.width)
    shifted = min(max(v, -most), most)
    if parallel and abs(shifted - v) <= ANGLE:
        return ex, ey, eh
    u = tray.depth + deep
    return (
        x + round((u * c - shifted * s) / one),
        y + round((u * s + shifted * c) / one),
        eh if parallel else (h + quarters * RIGHT_ANGLE) % FULL_TURN,
    )


def _is_free(t: Battle, enemy: int, pose: Pose) -> bool:
    there = around(t, enemy)
    tray = box_at(t, enemy, pose)
    return inside(tray, 0, 0, there.width, there.height) and not any(
        overlaps(tray, other) for _, other in (*there.trays(), *there.walls)
    )


def _move_away(
    t: Battle, charger: int, enemy: int, edge: int, holds: Callable[[Box], bool]
) -> None:
    """Straight away from the charger by one inch, or as far as it goes (F9.26, FR81)."""
    there = around(t, enemy)
    start = box_of(t, enemy)
    away = (t.h[charger] + edge * RIGHT_ANGLE) % FULL_TURN
    clear = free_lengths(start, away, 2 * APART, [(box_of(t, charger), APART)])
    wanted = clear[0][0] if clear else APART
    obstacles = [tray for other, tray in there.trays() if other != charger]
    obstacles += [wall for _, wall in there.walls]
    way = free_way(
        start, away, min(wanted, room_to_edge(start, away, there.width, there.height)), obstacles
    )
    # Where only a corner touches, straight away may lead over the charger itself.
    off = free_lengths(start, away, max(0, way), [(box_of(t, charger), 0)])
    way = off[0][1] if off and off[0][0] <= CONTACT else 0
    x, y, h = pose_of(t, enemy)

    def after(length: int) -> Pose:
        return (*moved(x, y, away, length), h)

    low, high = 0, way
    if not holds(box_at(t, enemy, after(high))):
        while high - low > 1:  # contact lasts up to some length (FR82)
            middle = (low + high) // 2
            if holds(box_at(t, enemy, after(middle))):
                low = middle
            else:
                high = middle
        high = low
    if high:
        _put(t, enemy, after(high))


def _put(t: Battle, enemy: int, pose: Pose) -> None:
    start = pose_of(t, enemy)
    t.x[enemy], t.y[enemy], t.h[enemy] = pose
    t.flow.emit("pushed", enemy, *whereabouts.moved(t, enemy, start, pose))


STEPS: Final = {"correct": correct}
QUESTIONS: Final = {
    "correct": Question(
        frozenset({"correct"}),
        legal_correct,
        check_correct,
        take_correct,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    )
}
