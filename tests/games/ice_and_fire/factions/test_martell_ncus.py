"""House Martell: one test for each text of NCUs, and for the special cards they bring."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    hand,
    listed,
    ncu,
    play,
    rolling,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import RODRIK, SANSA, in_zones, tokens
from tests.games.ice_and_fire.factions.reaching import next_round, offered, reach, settle
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import COMBAT, CROWN, WATER_GARDENS, ZONES
from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.queries import (
    BARRED,
    SPEED,
    controls,
    mask,
    opponent_controls,
    total,
)
from throneroom.games.ice_and_fire.state import AWAY, CRITICAL_BLOW, VICIOUS

BOWMEN = "martell_skyreach_bowmen"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
AREO = {"with": ["martell_areo_hotah_captain_of_the_guard_commander"]}
DORAN = "martell_doran_martell_prince_of_dorne"
GARDENS = ZONES.ids[WATER_GARDENS]


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30901_proxy_orders")
def test_proxy_orders() -> None:
    doran = {"an1": ncu("martell_doran_martell_lord_of_sunspear")}
    use = "use_ncu ncu_30901_proxy_orders an1"
    state = at_distance(20, BOWMEN, a_more=AREO, at="turn", ncus=doran)
    play(state, "activate_ncu an1", "claim crown", use)
    assert (asked(state), listed(state)) == (("declare", 0), ["hold", "march"])
    play(state, "march", "go 45 4 45")  # turned before it marched
    assert state.table.h[0] == 45_000
    state = clash(BOWMEN, CROSSBOWMEN, a_more=AREO, at="turn", ncus=doran)
    play(state, "activate_ncu an1", "claim crown", use)
    assert listed(state) == ["retreat", "hold"]
    state = at_distance(20, BOWMEN, at="turn", ncus=doran)
    play(state, "activate_ncu an1", "claim crown")
    assert asked(state) == ("choose", 0)  # Areo is not there


# The Water Gardens


@pytest.mark.rule("F36.7", "F36.9")
@pytest.mark.text("ncu_30902_sunspear_secrets")
def test_the_water_gardens_bind_the_opponent() -> None:
    ncus = {"an1": ncu(DORAN), "bn1": ncu(SANSA)}
    state = at_distance(20, BOWMEN, at="turn", ncus=ncus, passes=[0, 1])
    play(state, "activate_ncu an1")
    assert f"claim {GARDENS}" in listed(state)
    play(state, f"claim {GARDENS}", "pass")
    assert tokens(state) == [2]
    state = GAME.from_position(state.to_position())
    assert listed(state) == ["activate b1", "activate b16"]
    assert refused(state, "activate_ncu bn1") == "F36.9"
    assert refused(state, "pass") == "F36.9"
    play(state, "activate b1", "hold", "activate a16", "hold")
    assert listed(state) == ["activate b16", "activate_ncu bn1", "pass"]  # it is over
    # Without Doran nobody can go there.
    state = at_distance(20, BOWMEN, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1")
    assert refused(state, f"claim {GARDENS}") == "F15.2"


@pytest.mark.rule("F36.8")
@pytest.mark.text("ncu_30902_sunspear_secrets")
def test_the_water_gardens_shade_the_board() -> None:
    ncus = {"an1": ncu(DORAN, GARDENS, activated=True), **in_zones("crown", seat="b")}
    state = at_distance(20, BOWMEN, ncus=ncus)
    assert not controls(state.table, 1, CROWN)
    assert not opponent_controls(state.table, 0, CROWN)
    ncus = {"an1": ncu(DORAN), **in_zones("crown", seat="b")}
    state = at_distance(20, BOWMEN, ncus=ncus)
    assert controls(state.table, 1, CROWN)
    assert opponent_controls(state.table, 0, CROWN)
    assert not opponent_controls(state.table, 1, CROWN)


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30902_sunspear_secrets")
def test_sunspear_secrets() -> None:
    use = "use_ncu ncu_30902_sunspear_secrets an1"
    hurt = {"wounds": 5, "conditions": ["weakened"]}
    state = at_distance(
        20, BOWMEN, a_more=hurt, at="turn", ncus={"an1": ncu(DORAN)}, deck="40901 40902",
        counters=[["an1", DORAN, 3]],
    )  # fmt: skip
    play(state, "activate_ncu an1", f"claim {GARDENS}", use)
    assert listed(state) == [f"choose_amount {n}" for n in range(5)]  # 3 and 2, at most 4
    play(state, "choose_amount 4", "choose_option restore", "choose a1")
    play(
        state,
        "choose_option draw",
        "choose_option condition",
        "choose b1",
        "choose_option panicked",
    )
    play(state, "choose_option wounds", "choose b1")
    assert (wounds(state, "a1"), hand(state)) == (7, ["40902"])
    assert (conditions(state, "b1"), wounds(state, "b1")) == (["panicked"], 11)
    assert tokens(state) == [1]
    assert asked(state) == ("activate", 1)
    assert len(listed(state)) == 2  # nobody is bound: the effect was replaced
    state = at_distance(20, BOWMEN, a_more=hurt, at="turn", ncus={"an1": ncu(DORAN)})
    play(state, "activate_ncu an1", f"claim {GARDENS}", use, "choose_amount 2")
    play(state, "choose_option token_leaves", "choose_option shift", "choose a1")
    assert conditions(state, "a1") == []
    play(state, "face a1 45")
    assert asked(state)[0] == "free_shift"
    state = at_distance(20, BOWMEN, at="turn", ncus={"an1": ncu(DORAN)})
    play(state, "activate_ncu an1", "claim crown", "choose b1")
    assert tokens(state) == [1]


# The others


@pytest.mark.rule("F13.3")
@pytest.mark.text("ncu_30903_lysene_charm")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_lysene_charm(zone: str) -> None:
    ellaria = {"an1": ncu("martell_ellaria_sand_vipers_paramour")}
    marked = {"conditions": ["weakened"]}
    state = at_distance(10, BOWMEN, a_more=marked, at="turn", ncus=ellaria)
    play(state, "activate_ncu an1", f"claim {zone}")
    assert listed(state) == ["choose a1", "choose a16", "decline"]
    play(state, "choose a1")
    assert conditions(state, "a1") == []
    if zone == "combat":
        play(state, "choose_option vulnerable")
    assert conditions(state, "b1") == (["vulnerable"] if zone == "combat" else [])


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30904_hot_tempered")
def test_hot_tempered() -> None:
    oberyn = {"bn1": ncu("martell_oberyn_martell_red_viper")}
    state = clash(CROSSBOWMEN, BOWMEN, at="turn", ncus=oberyn, b_more={"wounds": 8})
    play(state, "activate a16", "hold", "activate_ncu bn1", "claim tactics", "influence b1")
    play(state, "afflict a16 weakened")
    reach(state, "activate a1", "strike b1", "stay", dice=(*(1,) * 5, 1, 1, 1))
    assert wounds(state, "a1") == 12 - 3  # 1 and 2 ranks


@pytest.mark.rule("F36.10", "F15.3")
@pytest.mark.text("ncu_30905_healing_hands")
def test_the_strangler() -> None:
    ncus = {"an1": ncu("martell_tyene_sand_septas_daughter"), "bn1": ncu(SANSA), "bn2": ncu(RODRIK)}
    state = at_distance(20, BOWMEN, ncus=ncus, at="clean_up", a_more={"wounds": 5})
    assert asked(state) == ("name_target", 0)
    play(state, "choose_zone combat", "activate b16", "hold", "activate_ncu an1", "claim crown")
    play(state, "choose a1", "choose b1")
    settle(state)
    assert wounds(state, "a1") == 6
    play(state, "activate_ncu bn1", "claim combat", "choose b1", "hold")
    victim = 64 + 6
    assert silenced(state.table, victim)
    assert controls(state.table, 1, COMBAT)
    next_round(state)
    assert state.table.round == 3
    state = _claim(state, "bn1", "combat")
    assert not controls(state.table, 1, COMBAT)
    assert not opponent_controls(state.table, 0, COMBAT)
    while state.table.round < 4:
        next_round(state)
    while asked(state) != ("activate", 1):
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert "activate_ncu bn1" not in listed(state)
    assert "activate_ncu bn2" in listed(state)
    assert refused(state, "activate_ncu bn1") == "F36.10"
    while state.table.round < 5:
        next_round(state)
    settle(state)
    assert state.table.ncu_place[6] == AWAY


def _claim(state: Any, name: str, zone: str) -> Any:
    """Hold and pass until this NCU has claimed a zone."""
    for _ in range(20):
        texts = listed(state)
        if f"activate_ncu {name}" in texts:
            play(state, f"activate_ncu {name}", f"claim {zone}")
            return state
        play(state, next((text for text in texts if text == "hold"), texts[0]))
    raise AssertionError(name)


@pytest.mark.rule("F15.16", "F10.13")
@pytest.mark.text("ncu_30906_conflicting_reactions")
def test_conflicting_reactions() -> None:
    nymeria = {
        "an1": ncu("martell_nymeria_sand_lady_nym"),
        **in_zones("crown", "maneuver", seat="b"),
    }
    weak = {"conditions": ["weakened"]}
    state = clash(BOWMEN, CROSSBOWMEN, at="turn", ncus=nymeria, a_more=weak)
    play(state, "activate_ncu an1", "claim combat", "influence a1")
    assert total(state.table, SPEED, 0) == 1
    play(state, "choose a1")
    rolling(state, "strike b1", "stay", dice=(1,) * 5)
    assert fight(state).keywords == VICIOUS | CRITICAL_BLOW


@pytest.mark.rule("F15.12")
@pytest.mark.text("ncu_30906_conflicting_reactions")
def test_conflicting_reactions_where_a_zone_counts_as_controlled() -> None:
    ncus = {
        "an1": ncu("martell_nymeria_sand_lady_nym"),
        "an2": ncu("neutral_petyr_baelish_littlefinger"),
    }
    state = clash(BOWMEN, CROSSBOWMEN, at="turn", ncus=ncus)
    reach(state, "use_ncu ncu_30402_master_of_the_game an2", "choose_zone maneuver")
    reach(state, "activate_ncu an1", "claim tactics", "influence a1")
    assert total(state.table, SPEED, 0) == 1


@pytest.mark.rule("F15.16", "F1.25", "F4.7")
@pytest.mark.text("ncu_30907_negotiator")
@pytest.mark.parametrize("option", ["lose_abilities", "not_targeted"])
def test_negotiator(option: str) -> None:
    arianne = {"an1": ncu("martell_arianne_martell_heiress_to_dorne")}
    captain = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"]}
    guards = "lannister_lannister_guardsmen"
    state = clash(BOWMEN, guards, at="turn", ncus=arianne, b_more=captain)
    play(state, "activate_ncu an1", "claim combat", "influence b1", f"choose_option {option}")
    assert silenced(state.table, 16) is False
    part = state.table.parts[16][0]
    assert silenced(state.table, 16, part) == (option == "lose_abilities")
    assert not silenced(state.table, 16, state.table.card[16])
    reach(state, "choose a1", "strike b1", "stay", dice=(1,) * 5)
    own_order = offered(state, "use order_lannister_supremacy b1")
    assert own_order == (option == "lose_abilities")


@pytest.mark.rule("F5.4", "F15.16")
@pytest.mark.text("ncu_30907_negotiator")
@pytest.mark.parametrize("option", ["lose_abilities", "not_targeted"])
def test_a_negotiator_without_abilities_has_settled_nothing(option: str) -> None:
    """Pulling Weeds takes her abilities after her Influence was attached."""
    arianne = ncu("martell_arianne_martell_heiress_to_dorne")
    ncus = {"an1": arianne, "bn1": ncu("baratheon_olenna_tyrell_queen_of_thorns")}
    more = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"]}
    guards = "lannister_lannister_guardsmen"
    state = at_distance(20, BOWMEN, guards, at="turn", ncus=ncus, b_more=more)
    play(state, "activate_ncu an1", "claim combat", "influence b1", f"choose_option {option}")
    play(state, "choose a1", "hold")
    state = GAME.from_position(state.to_position())
    part = state.table.parts[16][0]
    lost = silenced(state.table, 16, part), bool(mask(state.table, BARRED, 16))
    assert lost == (option == "lose_abilities", option == "not_targeted")
    use = "use_ncu ncu_30609_pulling_weeds bn1"
    play(state, "activate_ncu bn1", "claim maneuver", use, "choose_option lose_abilities")
    assert not silenced(state.table, 16, part)
    assert not mask(state.table, BARRED, 16)


@pytest.mark.rule("F36.12")
@pytest.mark.text("ncu_30908_unfaltering_politics")
def test_unfaltering_politics() -> None:
    arys = {"an1": ncu("martell_arys_oakheart_crowns_ambassador", "combat", activated=True)}
    use = "use_ncu ncu_30908_unfaltering_politics an1"
    state = at_distance(20, BOWMEN, ncus=arys, at="clean_up")
    play(state, use)
    assert state.table.round == 2
    assert listed(state) == ["choose b1", "choose b16"]
    play(state, "choose b1")
    assert conditions(state, "b1") == ["weakened"]
    assert state.table.ncu_place[0] == COMBAT
    play(state, "activate b1", "hold")
    assert listed(state, "activate_ncu") == []
    next_round(state)
    assert state.table.round == 3
    assert state.table.ncu_place[0] == -1  # once in a game
    assert conditions(state, "b16") == []


@pytest.mark.rule("F36.9")
@pytest.mark.text("ncu_30902_sunspear_secrets", "40822")
def test_water_gardens_that_are_used_in_the_turn_of_an_opponent() -> None:
    """By Mind Games both players use them: each must lead units in the next turn of its own."""
    doran = ncu("martell_doran_martell_prince_of_dorne")
    ncus = {"an1": ncu(SANSA), "bn1": doran, "bn2": ncu(SANSA)}
    state = at_distance(20, CROSSBOWMEN, BOWMEN, hand="40822", ncus=ncus, at="turn")
    reach(state, "play 40822 1", f"choose_zone {GARDENS}", "activate a1", "hold")
    reach(state, "activate_ncu bn1", f"claim {GARDENS}", "choose_option use_zone")
    settle(state)
    assert listed(state) == ["activate a16"]
    reach(state, "activate a16", "hold")
    settle(state)
    assert (asked(state), listed(state)) == (("activate", 1), ["activate b1", "activate b16"])
    reach(state, "activate b1", "hold", "activate_ncu an1", "hold")
    settle(state)
    assert listed(state) == ["activate b16", "activate_ncu bn2"]
