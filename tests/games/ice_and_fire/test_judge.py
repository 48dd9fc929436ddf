"""How good a battle looks."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, battle, unit


def looks(**more: Any) -> float:
    table = {"a1": unit(SWORDS, 10, 10, 90), "b1": unit(GUARDSMEN, 24, 24, 270), **more}
    return battle(**table).judge(0)


def test_points_wounds_and_tokens_count() -> None:
    even = looks()
    assert even == 0.5  # both cost the same
    assert looks(points=[1, 0]) > looks(points=[0, 0]) > looks(points=[0, 1])
    assert looks(a1=unit(SWORDS, 10, 10, 90, wounds=6)) < even
    assert looks(b1=unit(GUARDSMEN, 24, 24, 270, wounds=6)) > even
    assert looks(tokens=[["objective_01", 24, 24, 0.6]]) < even
    assert looks(tokens=[["objective_01", 10, 10, 0.6]]) > even


def test_one_gains_what_the_other_loses() -> None:
    state = battle(a1=unit(SWORDS, 10, 10, 90, wounds=3), b1=unit(GUARDSMEN, 24, 24, 270))
    assert state.judge(0) + state.judge(1) == pytest.approx(1)
