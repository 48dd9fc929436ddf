"""Neutrals: one test for each text of NCUs."""

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
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
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, tokens
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire.content import COMBAT, CROWN
from throneroom.games.ice_and_fire.queries import controls
from throneroom.games.ice_and_fire.state import AWAY, PRECISION

MERCENARIES = "neutral_stormcrow_mercenaries"


@pytest.mark.rule("F15.11", "F15.12")
@pytest.mark.text("ncu_30402_master_of_the_game")
def test_petyr() -> None:
    ncus = {
        "an1": ncu("neutral_petyr_baelish_littlefinger"),
        "bn1": ncu(SANSA, "wealth", activated=True),
    }
    state = clash(at="turn", ncus=ncus)
    use = "use_ncu ncu_30402_master_of_the_game an1"
    play(state, "pass", "activate_ncu an1", "claim crown", use)
    assert listed(state) == [f"choose_zone {zone}" for zone in ("tactics", "combat", "maneuver")]
    play(state, "choose_zone combat", "choose a1")
    assert tokens(state)[0] == 1
    assert listed(state) == ["strike b1", "hold"]
    assert controls(state.table, 0, CROWN)
    assert not controls(state.table, 0, COMBAT)
    state = clash(at="turn", ncus=ncus)
    assert listed(state) == [use, "pass"]
    play(state, use)
    assert listed(state) == [
        f"choose_zone {zone}" for zone in ("crown", "wealth", "tactics", "combat", "maneuver")
    ]
    play(state, "choose_zone combat")
    assert [controls(state.table, seat, COMBAT) for seat in (0, 1)] == [True, False]
    assert tokens(state)[0] == 2
    play(state, "activate a16", "hold")
    assert asked(state)[0] == "activate"  # once in a game
    while state.table.round == 1:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert not controls(state.table, 0, COMBAT)


@pytest.mark.rule("F15.15")
@pytest.mark.text("ncu_30403_little_birds")
def test_varys() -> None:
    ncus = {"an1": ncu(SANSA), "bn1": ncu("neutral_lord_varys_the_spider")}
    use = "use_ncu ncu_30403_little_birds bn1"
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus, b_more={"wounds": 7})
    play(state, "activate_ncu an1", "claim crown")
    rolling(state, "choose b1", dice=(6, 6, 1))
    assert listed(state) == [use, "pass"]
    play(state, use)
    events = rolling(state, "choose a1", dice=(1, 1, 2))
    assert told(events, "tested") == [{"unit": "a1", "total": 2, "passed": 0}]
    assert (wounds(state, "a1"), tokens(state)) == (10, [2])

    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus, b_more={"wounds": 7})
    play(state, "activate_ncu an1", "claim wealth", "choose a1", use, "choose b1")
    assert wounds(state, "b1") == 9
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus, deck=[[], ["40101", "40102", "40103"]])
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened", use)
    assert hand(state, 1) == ["40103"]
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim combat", "choose a1", "hold", use)
    rolling(state, "choose a1", dice=(1, 1, 6))
    assert wounds(state, "a1") == 10
    state = at_distance(20, SWORDS, GUARDSMEN, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim maneuver", "choose a1", "hold", use, "choose b1")
    assert asked(state) == ("free_shift", 1)
    play(state, "shift right 3")
    assert state.table.x[16] == 21_000
    # His own side's claims are no news.
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus={**ncus, "an2": ncus["bn1"]})
    play(state, "activate_ncu an1", "claim wealth", "choose a1", "pass")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F2.18")
@pytest.mark.text("ncu_30404_history_is_written_by_the_victors")
def test_the_high_seneschal() -> None:
    seneschal = {"an1": ncu("neutral_the_high_seneschal")}
    state = at_distance(20, at="turn", ncus=seneschal)
    assert listed(state, "activate_ncu") == []
    assert refused(state, "activate_ncu an1")
    eddard = {**seneschal, "bn1": ncu("stark_eddard_stark_hand_of_the_king")}
    state = at_distance(20, at="turn", ncus=eddard)
    assert asked(state) == ("activate", 0)  # nobody for the Price of Honor


@pytest.mark.rule("F15.16")
@pytest.mark.text("ncu_30405_a_name_given")
def test_a_name_given() -> None:
    jaqen = {"an1": ncu("neutral_jaqen_hghar_follower_of_the_red_god")}
    state = clash(MERCENARIES, GUARDSMEN, at="turn", ncus=jaqen)
    play(state, "activate_ncu an1", "claim combat")
    while asked(state)[0] == "react":
        play(state, "pass")
    assert listed(state) == ["influence a1", "influence a16"]
    play(state, "influence a1", "choose a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).keywords == PRECISION


@pytest.mark.rule("F15.11")
@pytest.mark.text("ncu_30408_horrific_rumors")
def test_roose() -> None:
    roose = {"an1": ncu("neutral_roose_bolton_calculating_and_cruel")}
    use = "use_ncu ncu_30408_horrific_rumors an1"
    state = at_distance(20, at="turn", ncus=roose)
    play(state, "activate_ncu an1", use, "choose b1")
    assert (conditions(state, "b1"), tokens(state)) == (["panicked"], [2])
    play(state, "claim combat", use)
    events = rolling(state, "choose b16", dice=(1, 1, 2))
    assert told(events, "tested") == [{"unit": "b16", "total": 2, "passed": 0}]
    assert asked(state) == ("activate", 1)
    assert tokens(state) == [2]  # that costs nothing


@pytest.mark.rule("F5.5")
@pytest.mark.text("ncu_30409_finding_the_best_patron")
def test_shae() -> None:
    shae = {"an1": ncu("neutral_shae_hidden_in_court")}
    state = at_distance(20, at="turn", ncus=shae, a_more={"wounds": 5})
    play(state, "activate_ncu an1", "claim wealth")
    assert listed(state) == [f"choose_option {one}" for one in ("restore", "weakened", "token")]
    play(state, "choose_option restore", "choose a1")
    assert wounds(state, "a1") == 6
    assert asked(state) == ("choose", 0)  # the effect of the zone follows
    play(state, "choose a1")
    assert (wounds(state, "a1"), tokens(state)) == (9, [2])
    state = at_distance(20, at="turn", ncus=shae)
    play(state, "activate_ncu an1", "claim maneuver", "choose_option weakened", "choose b1")
    assert conditions(state, "b1") == ["weakened"]
    state = at_distance(20, at="turn", ncus=shae)
    play(state, "activate_ncu an1", "claim maneuver", "choose_option token", "choose a1", "hold")
    assert tokens(state) == [4]


@pytest.mark.rule("F5.5")
@pytest.mark.text("ncu_30409_finding_the_best_patron")
@pytest.mark.parametrize("left", [0, 1])
def test_shae_without_a_patron(left: int) -> None:
    card = "neutral_shae_hidden_in_court"
    counters = [["an1", card, left]]
    state = at_distance(20, at="clean_up", ncus={"an1": ncu(card)}, counters=counters)
    assert (state.table.ncu_place[0] == AWAY) == (left == 0)
