"""The players place terrain before the battle, in turn: F19.4, F19.6, F19.7."""

from typing import Final

from throneroom.games.ice_and_fire.content import (
    FIRST_FREE,
    RANDOM_TERRAIN,
    TERRAIN,
)
from throneroom.games.ice_and_fire.free_terrain import pieces_of
from throneroom.games.ice_and_fire.geometry.shapes import Pose
from throneroom.games.ice_and_fire.layout import Layout, layout
from throneroom.games.ice_and_fire.place_terrain import Placed, check_place, places, pool
from throneroom.games.ice_and_fire.ready import drawn, is_ready
from throneroom.games.ice_and_fire.rolls import roll_d3, roll_dice, roll_off
from throneroom.games.ice_and_fire.state import (
    Battle,
    next_turn,
    order_from,
)
from throneroom.games.ice_and_fire.whereabouts import region
from throneroom.kernel import Action, Illegal, Question

PIECES_TO_PLACE: Final = 4  # F19.4
MORE_THAN_D3: Final = 2  # F19.6


def field_of(t: Battle) -> Layout:
    """The field with the pieces that the players have defined (F18.19)."""
    field, free = layout(t.mode, t.width), pieces_of(t.options)
    return field._replace(free=free) if free else field


def placed_so_far(t: Battle) -> list[Placed]:
    """What the players have placed: it comes after the pieces of the mode."""
    own = len(layout(t.mode, t.width).pieces)
    return [(kind, (x, y, h)) for kind, x, y, h in t.terrain[own:]]


def start_terrain(t: Battle, way: str) -> None:  # F19.4, F19.6
    """Who begins, and how many pieces of which kinds there will be."""
    first = roll_off(t)
    if way == "chosen":
        kinds: list[tuple[int, ...]] = [_all_kinds(t)] * PIECES_TO_PLACE
    else:
        count = roll_d3(t, "terrain", first) + MORE_THAN_D3
        kinds = [
            RANDOM_TERRAIN[
                sum(roll_dice(t, "terrain", order_from(t, first)[n % (max(t.side) + 1)], 2))
            ]
            for n in range(count)
        ]
    t.flow.push("place_terrain", first, tuple(kinds))


def _all_kinds(t: Battle) -> tuple[int, ...]:
    """Whatever a player may choose (F19.4, F18.19)."""
    free = range(FIRST_FREE, FIRST_FREE + len(pieces_of(t.options)))
    return (*RANDOM_TERRAIN[7], *free)


def _random_kinds(t: Battle, seat: int) -> tuple[int, ...]:
    """What a roll brings; what the mode does not allow is rolled again (F19.6, F25.3)."""
    banned = layout(t.mode, t.width).banned_pieces
    while True:
        kinds = RANDOM_TERRAIN[sum(roll_dice(t, "terrain", seat, 2))]
        if len(kinds) == len(RANDOM_TERRAIN[7]):
            return _all_kinds(t)
        if not all(banned >> kind & 1 for kind in kinds):
            return kinds


def place_terrain(t: Battle, seat: int, kinds: tuple[tuple[int, ...], ...]) -> None:
    if not kinds:
        return
    left = pool(field_of(t), placed_so_far(t))
    possible = [kind for kind in kinds[0] if kind in left]
    t.flow.push("place_terrain", next_turn(t, seat), kinds[1:])
    if len(possible) > 1 and is_ready(t):
        possible = [drawn(t, possible)]  # F34.23
    if len(possible) > 1:
        t.flow.ask("piece", (seat,), tuple(possible))
    elif possible:
        t.flow.push("ask_place", seat, possible[0])


def legal_piece(t: Battle, seat: int) -> list[Action]:
    return [("piece", kind) for kind in t.flow.args[0]]


def check_piece(t: Battle, seat: int, action: Action) -> None:
    check_kind(action[1], t.flow.args[0])


def check_kind(kind: int, possible: tuple[int, ...]) -> None:
    if kind not in possible:
        raise Illegal("F19.4", "ice_and_fire-no-such-piece", terrain=TERRAIN.ids[kind])


def take_piece(t: Battle, seat: int, action: Action) -> None:
    t.flow.push("ask_place", seat, action[1])


def ask_place(t: Battle, seat: int, kind: int) -> None:  # F19.7
    """Where the piece goes; without a place for it it is not placed."""
    found = legal_places(t, kind)
    if found and is_ready(t):
        put_piece(t, seat, kind, drawn(t, found))  # F34.23
    elif found:
        t.flow.ask("place", (seat,), kind)


def legal_places(t: Battle, kind: int) -> list[Pose]:
    return places(field_of(t), placed_so_far(t), kind)


def check_pose(t: Battle, seat: int, action: Action) -> None:
    check_place(field_of(t), placed_so_far(t), t.flow.args[0], action[1:])


def take_place(t: Battle, seat: int, action: Action) -> None:
    put_piece(t, seat, t.flow.args[0], action[1:])


def put_piece(t: Battle, seat: int, kind: int, pose: Pose) -> None:
    t.terrain.append((kind, *pose))
    t.flow.emit("placed", seat, kind, *pose, region(t, *pose[:2]))


STEPS: Final = {
    "place_terrain": place_terrain,
    "ask_place": ask_place,
}
QUESTIONS: Final = {
    "piece": Question(frozenset({"piece"}), legal_piece, check_piece, take_piece),
    "place": Question(
        frozenset({"place"}),
        lambda t, seat: [("place", *pose) for pose in legal_places(t, t.flow.args[0])],
        check_pose,
        take_place,
        always=True,
        context=lambda t, seat: {"terrain": TERRAIN.ids[t.flow.args[0]]},
    ),
}
