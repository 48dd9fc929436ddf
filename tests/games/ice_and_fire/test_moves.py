"""Moves and actions beside the scenarios: F8."""

import pytest
from tests.games.ice_and_fire.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at,
    battle,
    play,
    refused,
    told,
    unit,
)


@pytest.mark.rule("F8.23", "F8.25")
def test_a_retreat_may_not_end_where_it_began() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1", dice=(3,)
    )
    play(state, "retreat")
    assert refused(state, "withdraw back 0 90") == "F8.25"
    assert refused(state, "withdraw left 0 90") == "F8.25"
    assert refused(state, "withdraw back 0 270") == "F8.11"  # turned on the spot
    play(state, "withdraw back 1 90")
    assert at(state, "a1") == (24, 19, 90)


@pytest.mark.rule("F8.18", "F18.9")
def test_who_dies_before_its_action_does_nothing() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90, wounds=1),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        terrain=[["stakes", 24, 18, 0]],
        at="declare a1",
        dice=(1,),
    )
    events = play(state, "strike b1")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert asked(state) == ("activate", 1)  # nobody is asked where a tray shall turn that is gone
