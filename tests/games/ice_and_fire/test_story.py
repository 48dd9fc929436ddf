"""What is told of a battle that is over: wounds against expectation, and ground held."""

import pytest
from tests.games.ice_and_fire.helpers import GUARDSMEN, SWORDS, battle, play, unit

from throneroom.games.ice_and_fire.story import STORY, ground
from throneroom.kernel import State


def engaged() -> State:
    """Sworn Swords in contact with Guardsmen, about to attack them."""
    return battle(
        dice=(5, 5, 5, 5, 1, 1, 1, 6, 1, 1, 1),
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        tokens=[[None, 24, 20, 0.6], [None, 6, 18, 0.6]],
        at="declare a1",
    )


def test_wounds_are_held_against_what_the_dice_promised() -> None:
    state = engaged()
    assert STORY.luck is not None
    before = state.copy().table
    events = play(state, "strike b1")
    while state.table.flow.kind in ("turn", "reroll"):
        events += play(state, "stay" if state.table.flow.kind == "turn" else "keep")
    told = list(STORY.luck(before, events))
    assert {one.seat for one in told} == {0}
    dice = next(event.params[2] for event in events if event.kind == "rolled")
    assert len(dice) == 7
    expected = sum(one.expected for one in told)
    # They hit on 4 and more, and the Guardsmen block on 3 and more.
    assert expected == pytest.approx(7 * 3 / 6 * 2 / 6, abs=0.001)
    lost = next(event.params[1] for event in events if event.kind == "wounded")
    assert sum(one.got for one in told) == lost == 3


def test_ground_is_what_units_hold() -> None:
    table = engaged().table
    assert (ground(table, 0), ground(table, 1)) == (1, 0)
