"""Positions that are in no scenario, each with what the rulebook says about it."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    play,
    rolling,
    unit,
)
from tests.games.ice_and_fire.helpers import (
    points,
    refused,
    seen,
)

from throneroom.kernel import State

JAIME = {"with": ["lannister_jaime_lannister_the_kingslayer_commander"]}  # Counterstrike
TYWIN = {"with": ["lannister_tywin_lannister_lord_of_casterly_rock_commander"]}
EDDARD = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"]}
CAPTAIN = {"with": ["lannister_guard_captain"]}  # Hold the Line!
SANSA = "stark_sansa_stark_little_bird"
TRACKERS = "stark_crannogman_trackers"  # Hidden Traps
MISSES = (1,) * 7


def passed(state: State) -> State:
    """Nobody uses anything more."""
    while asked(state)[0] in ("react", "react_in_private", "reroll"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    return state


# Modes


@pytest.mark.rule("F23.7", "F20.1")
@pytest.mark.parametrize(("enemy", "scored"), [({}, 2), (EDDARD, 3)])
def test_a_commander_destroys_by_an_ability(enemy: dict[str, Any], scored: int) -> None:
    """Counterstrike of the Commander's unit destroys whoever attacks it."""
    state = clash(
        GUARDSMEN,
        SWORDS,
        a_more=JAIME,
        b_more={"wounds": 1, **enemy},
        mode="clash_of_kings",
        active="1",
        at="declare b1",
    )
    rolling(state, "strike a1", "stay", dice=(*(1,) * 4, *(1,) * 4))
    passed(state)
    assert "b1" not in state.view(None)["units"]
    assert points(state) == [scored, 0]


@pytest.mark.rule("F23.7")
def test_a_commander_destroys_by_a_test() -> None:
    """Lannister Supremacy: whoever attacked fails the test and is destroyed by it."""
    for leader, scored in ((TYWIN, 2), (None, 1)):
        state = clash(
            GUARDSMEN,
            SWORDS,
            a_more=leader,
            b_more={"wounds": 1},
            mode="clash_of_kings",
            active="1",
            at="declare b1",
        )
        rolling(state, "strike a1", "stay", dice=(1,) * 4)
        while asked(state)[0] == "reroll":
            play(state, "keep")
        assert asked(state) == ("react", 0)
        rolling(state, "use order_lannister_supremacy a1", dice=(1, 1, 1))
        assert points(state) == [scored, 0]


@pytest.mark.rule("F28.6", "F28.9")
def test_a_marked_unit_destroys_by_an_effect() -> None:
    marked = {"marked": ["a1"], "granted": [["a1", "objective_06"]]}
    state = clash(
        GUARDSMEN,
        SWORDS,
        a_more=CAPTAIN,
        b_more={"wounds": 1},
        mode="fire_and_blood",
        of_mode=marked,
        at="turn",
    )
    play(state, "activate a1")
    rolling(state, "use order_hold_the_line a1", dice=(1,) * 5)
    assert points(state) == [2, 0]


@pytest.mark.rule("F26.4", "FR57")
def test_a_slowed_carrier() -> None:
    """Nothing raises the Speed of a carrier, but it can be lowered."""
    state = at_distance(
        12,
        mode="dance_with_dragons",
        b2=unit(TRACKERS, 34, 18, 180),
        tokens=[["objective_05", 24, 10, 0.6]],
        of_mode={"carriers": ["a1"], "piles": [-1]},
    )
    assert seen(state, "a1")["speed"] == 2000
    play(state, "maneuver", "use order_hidden_traps b2", "choose_option speed")
    assert seen(state, "a1")["speed"] == 1000
    assert refused(state, "go 90 1.1 90") == "F8.4"
    play(state, "go 90 1 90")
