"""A Storm of Swords: F24.1-F24.20. Roles, walls, reserves, returning units, siege cards."""

from typing import Final

from throneroom.games.ice_and_fire.deployment import deploy_and_begin, take_zone
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.morale import start_test
from throneroom.games.ice_and_fire.names import ROLES
from throneroom.games.ice_and_fire.place_terrain import pool
from throneroom.games.ice_and_fire.rolls import give_right, roll_off
from throneroom.games.ice_and_fire.siege import attacker, defender
from throneroom.games.ice_and_fire.siege_cards import (
    ALL_OUT_ASSAULT,
    ENDLESS_DRUMS,
    PANICKED,
    deal,
)
from throneroom.games.ice_and_fire.state import (
    FIELD,
    RESERVE,
    Battle,
    MoraleTest,
    next_turn,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.terrain_setup import (
    PIECES_TO_PLACE,
    check_kind,
    field_of,
    placed_so_far,
)
from throneroom.games.ice_and_fire.victory import hold_out
from throneroom.games.ice_and_fire.walls import FULL, defends, holds_the_gate
from throneroom.kernel import Action, Question

# The zones they have: south and north (F24.3).
ATTACKER: Final = 0
DEFENDER: Final = 1


# Preparation: the player who chooses the role is kept as the active one (F24.20, FR74)


def prepare(t: Battle) -> None:  # F24.2, F24.4
    t.walls = (FULL,) * len(layout(t.mode, t.width).walls)
    t.mustered = tuple(t.parts)
    t.active = roll_off(t)
    t.flow.ask("role", (t.active,))


def take_role(t: Battle, seat: int, action: Action) -> None:
    take_zone(t, seat, action[1])


def terrain(t: Battle, way: str) -> None:  # F24.6
    t.flow.push("siege_terrain", PIECES_TO_PLACE)


def siege_terrain(t: Battle, left: int) -> None:
    """The defender places pieces, as long as they wish."""
    if left and possible_pieces(t):
        t.flow.ask("siege_piece", (defender(t),), left)


def possible_pieces(t: Battle) -> tuple[int, ...]:
    return tuple(pool(field_of(t), placed_so_far(t)))


def legal_piece(t: Battle, seat: int) -> list[Action]:
    return [*(("piece", kind) for kind in possible_pieces(t)), ("decline",)]


def check_piece(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "piece":
        check_kind(action[1], possible_pieces(t))


def take_piece(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "piece":
        t.flow.push("siege_terrain", t.flow.args[0] - 1)
        t.flow.push("ask_place", seat, action[1])


def deployment(t: Battle) -> None:  # F24.7, F24.8, F24.20
    deploy_and_begin(t, t.active, next_turn(t, t.active))
    for seat in reversed(seats_of(t, t.side[defender(t)])):
        t.flow.push("choose_reserve", seat)
    deal(t)


# The moments of a round


def round_start(t: Battle) -> None:  # F24.10
    t.flow.push("siege_window", "round_start", -1, 0)
    if t.round > 1:
        for seat in reversed(seats_of(t, t.side[attacker(t)])):
            t.flow.push("ask_return", seat)


def turn_start(t: Battle) -> None:
    t.flow.push("siege_window", "turn_start", -1, 0)


def unit_activates(t: Battle, unit: int) -> None:  # F24.9
    """A unit of the reserve comes in before it is activated; drums try the defenders."""
    if t.siege >> ENDLESS_DRUMS & 1 and defends(t, seat_of(unit)):
        t.flow.push("drums", unit)
    if t.place[unit] == RESERVE:
        t.flow.push("reinforce", unit)


def drums(t: Battle, unit: int) -> None:
    test = MoraleTest(unit, 0, attacker(t))
    test.gains = PANICKED + 1
    if t.place[unit] == FIELD:
        start_test(t, test)


def charge_declared(t: Battle, unit: int) -> None:
    if not defends(t, seat_of(unit)):
        t.flow.push("siege_window", "charge_declared", unit, 0)


def charge_rolled(t: Battle, unit: int) -> None:
    """All-Out Assault lets the attacker re-roll charge dice."""
    if assaults(t, unit):
        give_right(t, "charge", seat_of(unit))


def assaults(t: Battle, unit: int) -> bool:
    return bool(t.siege >> ALL_OUT_ASSAULT & 1) and not defends(t, seat_of(unit))


def attack_begins(t: Battle, unit: int, enemy: int) -> None:
    """What siege cards add to an attack."""
    fight = t.fights[-1]
    if assaults(t, unit):
        fight.to_hit += 1
    fight.defense += holds_the_gate(t, enemy)


def round_end(t: Battle) -> None:
    t.flow.push("siege_window", "round_end", -1, 0)


def round_over(t: Battle) -> None:
    t.siege = 0
    t.walls_done = 0


MODE: Final[Mode] = Mode(
    prepare=prepare,
    terrain=terrain,
    deployment=deployment,
    round_start=round_start,
    turn_start=turn_start,
    unit_activates=unit_activates,
    charge_declared=charge_declared,
    charge_rolled=charge_rolled,
    attack_begins=attack_begins,
    round_end=round_end,
    score=lambda t: None,
    end=hold_out,
    round_over=round_over,
)
STEPS: Final = {"siege_terrain": siege_terrain, "drums": drums}
QUESTIONS: Final = {
    "role": Question(
        frozenset({"role"}),
        lambda t, seat: [("role", role) for role in range(len(ROLES.ids))],
        lambda t, seat, action: None,
        take_role,
    ),
    "siege_piece": Question(frozenset({"piece", "decline"}), legal_piece, check_piece, take_piece),
}
