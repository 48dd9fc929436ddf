"""House Greyjoy: what its texts do not do, and what they do to each other."""

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    listed,
    ncu,
    play,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import reach, settle

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.pillage import pillage_of
from throneroom.games.ice_and_fire.queries import MORALE, total
from throneroom.games.ice_and_fire.state import FIELD, GONE

BOWMEN = "greyjoy_ironborn_bowmen"  # 5 dice in a melee, 4 or more
CROSSBOWMEN = "lannister_lannister_crossbowmen"
HIT, PASSED = (6, 1, 1, 1, 1), (6, 6)
B1 = UNITS.index["b1"]


@pytest.mark.rule("F20.1", "F10.24")
@pytest.mark.text("40802")
def test_what_is_dead_gives_no_point_and_no_way() -> None:
    """The unit was not destroyed: nobody scores, surges forth or pillages its last rank."""
    state = clash(BOWMEN, BOWMEN, b_more={"wounds": 1}, hand=[[], ["40802"]])
    reach(state, "strike b1", "stay", "play 40802 1", dice=(*HIT, 1, *PASSED))
    settle(state)
    assert (wounds(state, "b1"), state.table.place[B1]) == (1, FIELD)
    assert list(state.table.points) == [0, 0]
    assert pillage_of(state.table, 0) == 0
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F14.21")
@pytest.mark.text("40805")
def test_the_last_wound_may_be_danced_away() -> None:
    last = {"wounds": 1}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=last, hand="40805", at="turn")
    reach(state, "play 40805 1", "choose a1", "activate a1", "strike b1", "stay")
    events = reach(state, "use_card 40805 a1", "choose_option panicked")
    assert told(events, "rolled") == []  # whoever is gone strikes nobody
    assert (state.table.place[0], conditions(state, "b1")) == (GONE, ["panicked"])
    assert (attached(state), asked(state)) == ([], ("activate", 1))
    assert list(state.table.points) == [0, 1]


@pytest.mark.rule("F14.13", "F36.14")
@pytest.mark.text("40806")
def test_raiding_call_when_all_are_rich() -> None:
    """Nobody can take the token for the Wealth zone: the rest is done all the same."""
    other = unit(BOWMEN, 31, 10, 90)
    counters = [["a1", BOWMEN, 2], ["a2", BOWMEN, 2]]
    state = at_distance(20, BOWMEN, at="turn", a2=other, a_more={"wounds": 6}, hand="40806",
                        counters=counters, ncus=in_zones("wealth", seat="b"))  # fmt: skip
    play(state, "activate a1", "play 40806 1", "choose_amount 1")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (8, 11)
    assert [pillage_of(state.table, one) for one in (0, 1)] == [2, 2]
    assert asked(state) == ("declare", 0)


@pytest.mark.rule("F15.3")
@pytest.mark.text("40822")
def test_minds_are_played_with_once() -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu(SANSA), "bn2": ncu("stark_rodrik_cassel_combat_veteran")}
    state = at_distance(20, BOWMEN, at="turn", hand="40822", ncus=ncus)
    reach(state, "play 40822 1", "choose_zone wealth", "activate a1", "hold")
    reach(state, "activate_ncu bn1", "claim crown", "choose a1", dice=PASSED)
    settle(state)
    assert len(state.table.lasting) == 1  # another zone is none of it
    reach(state, "activate a16", "hold", "activate_ncu bn2", "claim wealth", "choose b1")
    assert listed(state) == ["choose_option use_zone", "choose_option no"]
    play(state, "choose_option no")
    assert (state.table.lasting, asked(state)) == ([], ("activate", 0))


@pytest.mark.rule("F36.13")
@pytest.mark.text("40824")
def test_a_token_that_steel_has_spent_is_gone_although_the_attack_failed() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand="40824", counters=[["a1", BOWMEN, 1]])
    reach(state, "strike b1", "stay", "play 40824 1", "choose_option vicious", dice=(1,) * 6)
    settle(state)
    assert pillage_of(state.table, 0) == 0


@pytest.mark.rule("F36.14")
@pytest.mark.text("40817")
def test_sacrifices_are_accepted_of_whoever_is_not_balon() -> None:
    balon = {"with": ["greyjoy_balon_greyjoy_the_kraken_king_commander"]}
    other = unit(BOWMEN, 31, 10, 90, wounds=1)
    state = at_distance(20, BOWMEN, at="turn", a_more=balon, a2=other, hand="40817")
    play(state, "play 40817 1", "choose a2")  # it has one wound to give, and falls
    settle(state)
    assert state.table.place[1] == GONE
    assert pillage_of(state.table, 0) == 1
    assert list(state.table.points) == [0, 1]


@pytest.mark.rule("F36.14")
@pytest.mark.text("iron_credit")
def test_credit_is_given_for_each_token() -> None:
    """Of two tokens at once as well; what a unit with 2 would get is lost, and is no gain."""
    brave = {"with": ["greyjoy_sunset_sea_brave"]}
    other, third = unit(BOWMEN, 31, 10, 90), unit(BOWMEN, 17, 10, 90)
    state = at_distance(20, BOWMEN, at="turn", a_more=brave, a2=other, a3=third, hand="40817")
    reach(state, "play 40817 1", "choose a3", "choose a2", "choose_amount 2")
    assert pillage_of(state.table, 1) == 2
    part = CARDS.index["greyjoy_sunset_sea_brave"]
    assert [number for _, card, number in state.table.counters if card == part] == [2]


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30809_queens_promises")
def test_promises_to_an_enemy_are_worth_nothing() -> None:
    asha = {"an1": ncu("greyjoy_asha_greyjoy_would_be_queen")}
    rich = {"conditions": ["weakened"]}
    state = at_distance(20, BOWMEN, BOWMEN, at="turn", ncus=asha, b_more=rich,
                        counters=[["b1", BOWMEN, 2]])  # fmt: skip
    before = total(state.table, MORALE, B1)
    play(state, "activate_ncu an1", "claim combat", "influence b1")
    assert conditions(state, "b1") == []  # whoever is influenced loses a token
    assert total(state.table, MORALE, B1) == before  # what the tokens give by themselves


@pytest.mark.rule("F14.6", "F16.10")
@pytest.mark.text("40827")
def test_resentment_is_about_ranks_that_are_gone() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand="40827", at="turn")
    words = ("play 40827 1", "choose a1", "activate a1", "strike b1", "stay")
    events = reach(state, *words, dice=(1,) * 5)
    assert len(told(events, "rolled")[0]["dice"]) == 5
    settle(state)
    assert attached(state) == [("40827", 0)]
    assert asked(state) == ("activate", 1)  # with all ranks there was nothing to choose


@pytest.mark.rule("F15.2", "F15.15")
@pytest.mark.text("ncu_30806_ironborn_diplomat")
def test_a_diplomat_on_the_board_waits_for_no_zone() -> None:
    tristifer = ncu("greyjoy_tristifer_botley_lord_of_lordsport", "crown", activated=True)
    ncus = {"an1": tristifer, "bn1": ncu(SANSA)}
    state = at_distance(20, BOWMEN, at="turn", active="1", ncus=ncus)
    play(state, "activate_ncu bn1", "use_ncu ncu_30806_ironborn_diplomat an1")
    assert asked(state)[0] == "name_target"
    assert all(text.startswith("choose_zone") for text in listed(state))  # two zones, by itself
    play(state, "choose_zone wealth", "choose_zone tactics", "claim combat", "choose b1")
    settle(state)
    assert conditions(state, "b1") == []
