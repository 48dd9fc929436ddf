"""House Greyjoy: one test for each text of NCUs."""

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    hand,
    listed,
    ncu,
    play,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import reach, settle

from throneroom.games.ice_and_fire.pillage import pillage_of
from throneroom.games.ice_and_fire.queries import MORALE, RE_ROLL, mask, total
from throneroom.games.ice_and_fire.state import TEST_DICE

BOWMEN = "greyjoy_ironborn_bowmen"
CROSSBOWMEN = "lannister_lannister_crossbowmen"


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30802_rise_again_harder_and_stronger")
def test_the_damphair() -> None:
    aeron = {"an1": ncu("greyjoy_aeron_greyjoy_the_damphair")}
    hurt = {"wounds": 5}
    state = clash(BOWMEN, CROSSBOWMEN, at="turn", ncus=aeron, a_more=hurt, b_more={"wounds": 9})
    play(state, "activate_ncu an1", "claim combat")
    assert listed(state) == ["influence a1"]  # no other House
    play(state, "influence a1", "choose a1")
    reach(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert wounds(state, "b1") == 8
    assert wounds(state, "a1") == 5 + 1 + 1


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30804_raven_tending")
@pytest.mark.parametrize("option", ["draw", "shift"])
def test_raven_tending(option: str) -> None:
    wendamyr = {"an1": ncu("greyjoy_wendamyr_maester_of_house_greyjoy")}
    use = "use_ncu ncu_30804_raven_tending an1"
    state = at_distance(
        20, BOWMEN, at="turn", ncus=wendamyr, deck="40801 40802", a_more={"wounds": 5}
    )
    play(state, "activate_ncu an1", "claim crown", use)
    assert (tokens(state), asked(state)) == ([1], ("activate", 1))
    play(state, "activate b1", "hold")
    play(state, use, f"choose_option {option}", "choose a1")
    assert tokens(state) == [0]
    if option == "draw":
        assert (hand(state), wounds(state, "a1")) == (["40802"], 7)
    else:
        assert asked(state) == ("free_shift", 0)


@pytest.mark.rule("F36.14")
@pytest.mark.text("ncu_30805_gifts_of_iron_gold_and_steel")
def test_gifts_of_iron_gold_and_steel() -> None:
    erik = {"an1": ncu("greyjoy_erik_ironmaker_the_just"), "bn1": ncu(SANSA)}
    use = "use_ncu ncu_30805_gifts_of_iron_gold_and_steel an1"
    state = at_distance(20, BOWMEN, at="turn", ncus=erik)
    play(state, "activate_ncu an1", "claim crown", use)
    assert (pillage_of(state.table, 0), tokens(state)[0]) == (1, 0)
    reach(state, "choose b1", dice=(6, 6))
    play(state, "activate_ncu bn1", "claim wealth", "choose b1")
    held = {holder: number for holder, _, number in state.table.counters}
    assert held == {0: 1, 64: 1}


@pytest.mark.rule("F15.16", "F10.18")
@pytest.mark.text("ncu_30808_zeal_of_the_drowned_god")
def test_zeal_of_the_drowned_god() -> None:
    beron = {"bn1": ncu("greyjoy_beron_blacktyde_blind_beron")}
    state = clash(CROSSBOWMEN, BOWMEN, at="turn", ncus=beron, b_more={"wounds": 8})
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim tactics", "influence b1")
    play(state, "afflict a16 weakened")
    assert mask(state.table, RE_ROLL, 16) == TEST_DICE
    reach(state, "activate a1", "strike b1", "stay", dice=(6, 6, 1, 1, 1, 1, 1, 6, 6))
    settle(state)
    assert wounds(state, "b1") == 8 - 1  # one of two hits is blocked for a lost rank


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30809_queens_promises")
def test_queens_promises() -> None:
    asha = {"bn1": ncu("greyjoy_asha_greyjoy_would_be_queen")}
    marked = {"conditions": ["weakened"]}
    state = clash(CROSSBOWMEN, BOWMEN, at="turn", ncus=asha, b_more=marked,
                  counters=[["b1", BOWMEN, 2]])  # fmt: skip
    play(state, "activate a16", "hold")
    reach(state, "activate_ncu bn1", "claim tactics", "influence b1", "afflict a16 weakened")
    assert conditions(state, "b1") == []
    assert total(state.table, MORALE, 16) == 2
    reach(state, "activate a1", "strike b1", "stay", dice=(1, 1, 1, 1, 1, 1, 6))
    settle(state)
    assert wounds(state, "a1") == 11  # two hits, one is blocked
