"""Placing terrain before the battle: F19.3-F19.7."""

from collections.abc import Iterator
from typing import Final

from throneroom.games.ice_and_fire.content import PIECE_COPIES, RANDOM_TERRAIN, TERRAIN
from throneroom.games.ice_and_fire.field import IMPASSABLE, box_of_piece, kind_keywords
from throneroom.games.ice_and_fire.geometry.measure import inside, nearer, overlaps, touches
from throneroom.games.ice_and_fire.geometry.shapes import (
    INCH,
    LENGTH,
    RIGHT_ANGLE,
    Footprint,
    Pose,
    box,
)
from throneroom.games.ice_and_fire.layout import HEIGHT, Rectangle, layout, piece_box
from throneroom.games.ice_and_fire.names import PIECES
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice, roll_off
from throneroom.games.ice_and_fire.state import Battle, order_from
from throneroom.kernel import Action, Illegal, Question

PIECES_TO_PLACE: Final = 4  # F19.4
MORE_THAN_D3: Final = 2  # F19.6
COARSE, FINE = 6 * INCH, INCH  # F34.19


def pool(t: Battle) -> list[int]:
    """The kinds of which there is a piece left to place."""
    placed = [kind for kind, *_ in t.terrain]
    return [kind for kind, copies in enumerate(PIECE_COPIES) if placed.count(kind) < copies]


def start_terrain(t: Battle, way: str) -> None:  # F19.4, F19.6
    """Who begins, and how many pieces of which kinds there will be."""
    first = roll_off(t)
    if way == "chosen":
        kinds: list[tuple[int, ...]] = [RANDOM_TERRAIN[7]] * PIECES_TO_PLACE
    else:
        count = roll_d3(t, "terrain", first) + MORE_THAN_D3
        kinds = [
            RANDOM_TERRAIN[sum(roll_dice(t, "terrain", order_from(t, first)[n % 2], 2))]
            for n in range(count)
        ]
    t.flow.push("place_terrain", first, tuple(kinds))


def place_terrain(t: Battle, seat: int, kinds: tuple[tuple[int, ...], ...]) -> None:
    if not kinds:
        return
    possible = [k for k in kinds[0] if k in pool(t) and next(places(t, k), None) is not None]
    t.flow.push("place_terrain", order_from(t, seat)[1], kinds[1:])
    if len(possible) > 1:
        t.flow.ask("piece", (seat,), tuple(possible))
    elif possible:
        t.flow.ask("place", (seat,), possible[0])


def legal_piece(t: Battle, seat: int) -> list[Action]:
    return [("piece", kind) for kind in t.flow.args[0]]


def check_piece(t: Battle, seat: int, action: Action) -> None:
    if action[1] not in t.flow.args[0]:
        raise Illegal("F19.4", "ice_and_fire-no-such-piece", terrain=TERRAIN.ids[action[1]])


def take_piece(t: Battle, seat: int, action: Action) -> None:
    t.flow.push("ask_place", seat, action[1])


def ask_place(t: Battle, seat: int, kind: int) -> None:
    t.flow.ask("place", (seat,), kind)


def rectangle(area: Rectangle) -> Footprint:
    west, south, east, north = area
    return Footprint((east - west) // 2, (north - south) // 2)


def check_pose(t: Battle, kind: int, pose: Pose) -> None:
    """Refuse a place for a piece (F19.3, F19.5)."""
    piece = piece_box(kind, pose)
    if not inside(piece, 0, 0, t.width, HEIGHT):
        raise Illegal("F19.5", "ice_and_fire-ends-outside")
    for area in layout(t.mode, t.width).deployment:
        middle = ((area[0] + area[2]) // 2, (area[1] + area[3]) // 2)
        if overlaps(piece, box(*middle, 0, rectangle(area))):
            raise Illegal("F19.5", "ice_and_fire-in-deployment")
    gap = layout(t.mode, t.width).gap
    for other in range(len(t.terrain)):
        if nearer(piece, box_of_piece(t, other), gap - LENGTH):
            name = PIECES.ids[other]
            raise Illegal("F19.5", "ice_and_fire-piece-too-near", piece=name, least=gap // INCH)
    if kind_keywords(kind) & IMPASSABLE:
        if any(touches(piece, x, y, radius) for x, y, radius, _ in t.tokens):
            raise Illegal("F19.3", "ice_and_fire-on-token")


def places(t: Battle, kind: int) -> Iterator[Action]:
    """The places of a lattice of 6", or if none of them is possible of 1" (F34.19)."""
    for step in (COARSE, FINE):
        found = False
        for x in range(step, t.width, step):
            for y in range(step, HEIGHT, step):
                for heading in (0, RIGHT_ANGLE):
                    if _is_possible(t, kind, (x, y, heading)):
                        found = True
                        yield "place", x, y, heading
        if found:
            return


def _is_possible(t: Battle, kind: int, pose: Pose) -> bool:
    try:
        check_pose(t, kind, pose)
    except Illegal:
        return False
    return True


def take_place(t: Battle, seat: int, action: Action) -> None:
    _, x, y, heading = action
    kind = t.flow.args[0]
    t.terrain.append((kind, x, y, heading))
    t.flow.emit("placed", seat, kind, x, y, heading)


STEPS: Final = {
    "start_terrain": start_terrain,
    "place_terrain": place_terrain,
    "ask_place": ask_place,
}
QUESTIONS: Final = {
    "piece": Question(frozenset({"piece"}), legal_piece, check_piece, take_piece),
    "place": Question(
        frozenset({"place"}),
        lambda t, seat: list(places(t, t.flow.args[0])),
        lambda t, seat, action: check_pose(t, t.flow.args[0], action[1:]),
        take_place,
        always=True,
        context=lambda t, seat: {"terrain": TERRAIN.ids[t.flow.args[0]]},
    ),
}
