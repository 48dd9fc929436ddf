"""Charges beside the scenarios: F9."""

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance
from tests.games.ice_and_fire.helpers import (
    SWORDS,
    asked,
    at,
    load,
    play,
    refused,
)

TRACKERS = "stark_crannogman_trackers"  # they have Hidden Traps


@pytest.mark.rule("F9.34", "FR79")
def test_a_charger_that_was_slowed_may_take_a_shorter_way() -> None:
    """Straight ahead 10.2" are too far with Speed 4 + 6, at an angle 9.9" are not."""
    state = at_distance(10.2, SWORDS, TRACKERS)
    play(state, "charge b1 front 90", "use order_hidden_traps b1", "choose_option speed")
    assert asked(state) == ("heading", 0)
    assert refused(state, "heading 90") == "F9.9"
    load(state, 6)
    play(state, "heading 75", "align full")
    assert at(state, "a1") == (24, 20.2, 90)


@pytest.mark.rule("F9.34", "F9.14")
def test_a_charger_that_was_slowed_too_much_fails() -> None:
    state = at_distance(10.8, SWORDS, TRACKERS)
    load(state, 6, 6, 6, 1)
    play(state, "charge b1 front 90", "use order_hidden_traps b1", "choose_option speed")
    assert asked(state)[0] != "heading"
    assert at(state, "a1") == (24, 20, 90)
