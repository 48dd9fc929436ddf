"""What goes with an attachment to another unit: animals, and vows (F36.6, F37.9)."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    listed,
    play,
    rolling,
    told,
    unit,
)
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.test_free_folk_units import placed

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.kernel import State

RAIDERS = "freefolk_free_folk_raiders"
SKINCHANGER = "freefolk_skinchanger"
BEAR = "freefolk_bear"


def begun(choice: str) -> list[dict[str, Any]]:
    """What lasts once the skinchanger in a1 has chosen its animal, and that an enemy."""
    state = placed(choice)
    if choice == "bear":
        play(state, "deploy a3 30 4 90")
    else:
        while state.table.round == 2:
            texts = listed(state)
            play(state, "hold" if "hold" in texts else texts[0])
        play(state, "choose b1")
    found: list[dict[str, Any]] = state.view(None)["lasting"]
    return found


def moved(choice: str, **more: Any) -> State:
    """The skinchanger has gone from a1 to a2 by Regroup and Reform."""
    a1 = unit(RAIDERS, 24, 20, 90, **{"with": [SKINCHANGER], "wounds": more.pop("left", 12)})
    table: dict[str, Any] = {"a1": a1, "a2": unit(RAIDERS, 30.5, 20, 90), "lasting": begun(choice)}
    if choice == "bear":
        table["a3"] = unit(BEAR, 36, 15, 90)
    state = clash(RAIDERS, SWORDS, at="turn", hand="40301", **{**table, **more})
    play(state, "play 40301 1", "choose a1")
    wanted = ("choose a2", "choose_amount 0", f"choose_attachment {SKINCHANGER}")
    while asked(state)[0] == "name_target":
        play(state, next(text for text in listed(state) if text in wanted))
    settle(state)
    return state


@pytest.mark.rule("F37.9", "F36.6")
@pytest.mark.text("bonded_skinchanger", "40301")
def test_the_bear_goes_with_the_skinchanger() -> None:
    state = moved("bear")
    assert [row["subject"] for row in state.view(None)["lasting"]] == [UNITS.index["a2"]]
    reach(state, "activate a2", "hold")
    settle(state)
    assert state.table.flow.args[0] == UNITS.index["a3"]  # it acts now


@pytest.mark.rule("F37.9", "F36.6")
@pytest.mark.text("bonded_skinchanger", "bonded_bear")
def test_the_bear_outlives_the_unit_that_the_skinchanger_has_left() -> None:
    state = moved("bear", left=1)
    reach(state, "activate a16", "hold", "activate b1")
    events = rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert {event["unit"] for event in told(events, "removed")} == {"a1"}


@pytest.mark.rule("F37.9", "F36.6")
@pytest.mark.text("bonded_eagle", "aerial_scouting")
def test_the_eagle_scouts_for_the_unit_of_the_skinchanger() -> None:
    a1 = unit(RAIDERS, 24, 20, 90, **{"with": [SKINCHANGER]})
    state = moved("eagle", a1=a1, b1=unit(SWORDS, 12, 35, 270))
    holders = {row["source"]: row["holder"] for row in state.view(None)["lasting"]}
    assert holders == {"bonded_eagle": "a2", "aerial_scouting": "b1"}
    reach(state, "activate a16", "hold", "activate b1", "maneuver")
    assert offered(state, "use aerial_scouting b1")
    play(state, "use aerial_scouting b1")
    assert state.table.flow.args[0] == UNITS.index["a2"]


@pytest.mark.rule("F36.6")
@pytest.mark.text("knightly_vow", "40301")
@pytest.mark.parametrize("moves", [True, False])
def test_a_vow_goes_with_who_has_sworn_it(moves: bool) -> None:
    brienne = "neutral_brienne_maiden_of_tarth"
    a1 = unit(RAIDERS, 24, 10, 90, **{"with": [brienne]})
    more: dict[str, Any] = {"a1": a1, "a2": unit(RAIDERS, 30.5, 10, 90), "hand": "40301"}
    state = at_distance(7, RAIDERS, SWORDS, at="deploy", **more)
    play(state, "first 0", "choose b1", "play 40301 1", "choose a1")
    goes = f"choose_attachment {brienne}" if moves else "decline"
    wanted = ("choose a2", "choose_amount 0", goes, "decline")
    while asked(state)[0] == "name_target":
        play(state, next(text for text in wanted if text in listed(state)))
    settle(state)
    reach(state, "activate a2")
    charge = next(text for text in listed(state) if text.startswith("charge b1"))
    rolling(state, charge, dice=(1,) * 20)
    assert (asked(state) == ("reroll", 0)) == moves
