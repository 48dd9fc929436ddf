"""What a mode may do of its own, and when: F22-F31."""

from collections.abc import Callable
from typing import Any, NamedTuple

from throneroom.games.ice_and_fire.deployment import deploy_and_begin, start_deployment
from throneroom.games.ice_and_fire.preparation import put_tokens
from throneroom.games.ice_and_fire.scoring import score_tokens
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.terrain_setup import start_terrain
from throneroom.games.ice_and_fire.victory import check_points, end_by_rounds


def nothing(t: Battle, *args: Any) -> None:
    """What most modes do at most moments."""


class Mode(NamedTuple):
    """A mode: the ways in which it prepares, scores and ends, and what it does at the moments of
    `hooks`."""

    # The preparation of F19.2, in order.
    prepare: Callable[[Battle], None] = put_tokens
    terrain: Callable[[Battle, str], None] = start_terrain
    deployment: Callable[[Battle], None] = start_deployment
    zones_chosen: Callable[[Battle, int, int], None] = deploy_and_begin
    deployed: Callable[[Battle], None] = nothing
    # The moments of a round.
    round_start: Callable[[Battle], None] = nothing
    turn_start: Callable[[Battle], None] = nothing
    unit_activates: Callable[[Battle, int], None] = nothing
    unit_held: Callable[[Battle, int], None] = nothing
    zone_claimed: Callable[[Battle, int, int], None] = nothing
    move_ended: Callable[[Battle, int], None] = nothing
    action_done: Callable[[Battle, int], None] = nothing
    attack_done: Callable[[Battle, int, int], None] = nothing
    charge_declared: Callable[[Battle, int], None] = nothing
    charge_rolled: Callable[[Battle, int], None] = nothing
    attack_begins: Callable[[Battle, int, int], None] = nothing
    panic_failed: Callable[[Battle, int], None] = nothing
    destroyed: Callable[[Battle, int, int, int, int], None] = nothing
    # Clean-up: end-of-round effects, points, victory, and what ends with the round.
    round_end: Callable[[Battle], None] = nothing
    score: Callable[[Battle], None] = score_tokens
    winner: Callable[[Battle], bool] = check_points
    end: Callable[[Battle], None] = end_by_rounds
    round_over: Callable[[Battle], None] = nothing
