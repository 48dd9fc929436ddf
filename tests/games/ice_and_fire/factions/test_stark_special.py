"""House Stark: texts that change how units move, survive and are placed."""

from typing import Any

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
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.reaching import offered, reach
from tests.games.ice_and_fire.helpers import at, refused

OUTRIDERS = "stark_stark_outriders"
GREATJON = {"with": ["stark_greatjon_umber_fierce_bannerman"]}
MISSES = (1,) * 12


@pytest.mark.rule("F18.10", "F8.16")
@pytest.mark.text("pathfinder")
def test_pathfinder() -> None:
    bog = [["bog", 24, 14, 0]]  # Dangerous and Rough
    guide = {"with": ["stark_crannogman_survivalist"]}
    state = at_distance(20, a_more=guide, terrain=bog)
    play(state, "maneuver", "go 90 5 90")
    assert wounds(state, "a1") == 12
    assert at(state, "a1") == (24, 15, 90)
    state = at_distance(20, terrain=bog)
    play(state, "maneuver")
    assert refused(state, "go 90 5 90") == "F8.16"


@pytest.mark.rule("F3.22", "F11.1")
@pytest.mark.text("to_the_last")
def test_to_the_last() -> None:
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 1, **GREATJON})
    # One hit, not blocked; then the morale test of a unit that has no wounds left.
    dice = (6, 1, 1, 1, 1, 1, 1, 3, 3, 6, 6, 1)
    events = rolling(state, "strike b1", "stay", dice=dice)
    assert told(events, "survived") == [{"unit": "b1", "wounds": 1}]
    assert wounds(state, "b1") == 1
    assert state.view(None)["counters"] == [["b1", "stark_greatjon_umber_fierce_bannerman", 1]]
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 1, **GREATJON})
    events = rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1))
    assert told(events, "removed") == [{"unit": "b1"}]
    assert told(events, "survived") == []


@pytest.mark.rule("F5.5", "F14.4")
@pytest.mark.text("ncu_30208_price_of_honor")
def test_price_of_honor() -> None:
    ncus = {
        "an1": ncu("stark_eddard_stark_hand_of_the_king"),
        "bn1": ncu("stark_sansa_stark_little_bird"),
        "bn2": ncu("stark_catelyn_stark_lady_of_winterfell"),
    }
    state = at_distance(20, ncus=ncus, at="turn")
    play(state, "use_ncu ncu_30208_price_of_honor an1", "choose_ncu bn1")
    assert state.view(None)["ncus"]["an1"]["away"]
    play(state, "activate a1", "hold")
    assert "activate_ncu bn1" not in listed(state)
    assert "activate_ncu bn2" in listed(state)


@pytest.mark.rule("F8.10", "F8.11")
@pytest.mark.text("40226")
def test_ride_by_attack() -> None:
    state = clash(OUTRIDERS, hand="40226")
    play(state, "strike b1", "play 40226 1")
    assert asked(state) == ("ride", 0)
    assert refused(state, "go 90 6 90") == "F8.10"  # it would end on b1
    assert refused(state, "go 90 12.5 90") == "F8.5"
    events = play(state, "go 90 11 90")  # through b1
    assert at(state, "a1") == (24, 31, 90)
    assert wounds(state, "b1") == 12 - 1 - 3
    assert told(events, "attacked") == []
    assert hand(state) == []


@pytest.mark.rule("F26.4")
@pytest.mark.text("40226")
@pytest.mark.parametrize("carrier", [None, "a1"])
def test_who_may_not_march_cannot_ride(carrier: str | None) -> None:
    place = [["objective_05", 24, 20, 0.6]]
    of_mode = {"carriers": [carrier]}
    state = clash(OUTRIDERS, hand="40226", mode="dance_with_dragons", tokens=place, of_mode=of_mode)
    play(state, "strike b1")
    assert ("play 40226 1" in listed(state)) == (carrier is None)


@pytest.mark.rule("F9.33")
@pytest.mark.text("40227")
def test_ride_them_down() -> None:
    state = at_distance(
        12,
        OUTRIDERS,
        hand="40227",
        at="declare b1",
        active="1",
    )
    play(state, "maneuver", "go 270 4 270")
    play(state, "play 40227 1")
    assert all(text.startswith(("charge b1", "hold")) for text in listed(state))
    rolling(state, listed(state, "charge")[0], dice=(6,))
    # Two ranks: four hits, of which two are blocked.
    events = rolling(state, "align full", dice=(6, 6, 1, 1))
    assert wounds(state, "b1") == 10
    assert conditions(state, "b1") == ["panicked"]
    assert told(events, "attacked") == []


@pytest.mark.text("40228")
def test_marshal() -> None:
    tired = {"wounds": 6, "conditions": ["weakened"]}
    state = at_distance(20, OUTRIDERS, hand="40228", at="turn", a_more=tired)
    play(state, "activate a1", "play 40228 1", "pass")
    play(state, "maneuver", "use_card 40228 a1")
    assert wounds(state, "a1") == 9
    assert conditions(state, "a1") == []
    assert state.table.active == 1  # that was its action


@pytest.mark.text("40229")
@pytest.mark.parametrize(
    ("action", "gained"),
    [("strike a1", []), ("retreat", ["vulnerable", "weakened"])],
)
def test_taunt(action: str, gained: list[str]) -> None:
    state = clash(hand="40229", active="1", at="turn")
    play(state, "activate b1", "play 40229 1", action)
    assert conditions(state, "b1") == gained


@pytest.mark.rule("F15.9")
@pytest.mark.text("40230")
def test_a_need_for_vengeance() -> None:
    karstarks = "stark_house_karstark_loyalists"
    state = clash(
        karstarks,
        hand="40230",
        at="clean_up",
        ncus={"bn1": ncu("stark_sansa_stark_little_bird")},
    )
    play(state, "keep", "play 40230 1", "choose a1")
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert fight(state).to_hit == 1
    while asked(state)[0] != "extra_ncu":
        play(state, listed(state)[0])
    assert asked(state) == ("extra_ncu", 1)
    assert listed(state) == ["hold", "activate_ncu bn1"]
    play(state, "activate_ncu bn1", "hold")
    assert asked(state)[0] in ("activate", "react", "react_in_private")
    assert state.view(None)["ncus"]["bn1"]["activated"]


@pytest.mark.rule("F3.22")
@pytest.mark.text("40232")
def test_here_we_stand() -> None:
    state = clash(hand="40232", a_more={"wounds": 2}, at="turn", b2=unit(GUARDSMEN, 40, 10, 90))
    play(state, "play 40232 1", "choose a1", "activate a16", "hold")
    rolling(state, "activate b1", "strike a1", "stay", dice=(6, 6, 6, 1, 1, 1, 1, 1, 1))
    assert asked(state)[1] == 0
    rolling(state, "use_card 40232 a1", dice=(6, 6, 1))
    assert wounds(state, "a1") == 1
    assert state.view(None)["seats"][0]["discard"] == ["40232"]


@pytest.mark.text("40234")
@pytest.mark.parametrize(("before", "usable"), [(["b1"], True), ([], False)])
def test_sustained_assault(before: list[str], usable: bool) -> None:
    maege = {"with": ["stark_maege_mormont_lady_of_bear_island_commander"]}
    more = {"wounds": 4, "engaged_before": before, **maege}
    state = clash(hand="40234", a_more=more)
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert ("play 40234 1" in listed(state)) == usable
    if usable:
        rolling(state, "play 40234 1", dice=MISSES)
        assert len(fight(state).attack_dice) == 7
        assert asked(state) == ("reroll", 0)


@pytest.mark.rule("F19.12", "F19.15")
@pytest.mark.text("outflank")
def test_outflank() -> None:
    infiltrator = {"place": "beside", "with": ["stark_brynden_tully_vanguard_infiltrator"]}
    a1 = unit(OUTRIDERS, 0, 0, 90, **infiltrator)
    state = at_distance(20, a1=a1, at="deploy")
    assert "reserve a1" in listed(state)
    events = play(state, "reserve a1")
    assert told(events, "waits") == [{"unit": "a1"}]
    play(state, "first 0")  # not in a round in which its player is the first
    assert asked(state)[0] == "activate"
    state = at_distance(20, a1=a1, at="deploy")
    assert refused(state, "reserve a16") == "F19.9"
    play(state, "reserve a1", "first 1", "use outflank a1")
    assert asked(state) == ("bring_in", 0)
    assert refused(state, "deploy a1 24 24 90") == "F19.10"
    assert refused(state, "deploy a1 3 46 0") == "F19.10"  # half of it outside
    play(state, "deploy a1 3 30 90")
    assert at(state, "a1") == (3, 30, 90)
    while asked(state)[0] != "activate":
        play(state, "pass")
    play(state, "activate b1", "hold")
    while asked(state)[0] != "activate":
        play(state, "pass")
    assert "activate a1" in listed(state)


@pytest.mark.rule("F24.5", "F19.12")
@pytest.mark.text("outflank")
def test_outflank_in_a_siege() -> None:
    infiltrator = {"with": ["stark_brynden_tully_vanguard_infiltrator"]}
    a1 = unit(OUTRIDERS, 0, 0, 90, place="beside", **infiltrator)
    walls: dict[str, Any] = {"mode": "storm_of_swords", "of_mode": {"walls": [6, 6, 6]}}
    before = unit(GUARDSMEN, 44, 30, 270)  # the Castle Walls
    state = at_distance(20, a1=a1, b16=before, at="deploy", **walls)
    play(state, "reserve a1", "first 1", "use outflank a1")
    assert refused(state, "deploy a1 3 43 90") == "F19.10"
    assert all(float(text.split()[3]) <= 40.75 for text in listed(state))
    play(state, "deploy a1 3 40.75 90")


@pytest.mark.rule("F15.11", "F19.12")
@pytest.mark.text("ncu_30210_wolfs_cunning")
def test_wolfs_cunning() -> None:
    robb = {"an1": ncu("stark_robb_stark_king_in_the_north")}
    state = at_distance(20, ncus=robb, at="deploy")
    play(state, "first 0", "use_ncu ncu_30210_wolfs_cunning an1", "choose a1")
    assert not state.view(None)["units"]["a1"]["on_field"]
    play(state, "activate_ncu an1", "claim maneuver", "use_ncu ncu_30210_wolfs_cunning an1")
    assert asked(state) == ("bring_in", 0)
    assert refused(state, "deploy a1 24 3 90") == "F19.10"  # the own edge is no flank
    play(state, "deploy a1 3 24 0")
    assert asked(state) == ("activate", 1)  # the effect of the zone is replaced
    b1 = unit(GUARDSMEN, 12, 24, 0)
    row = state.view(None)["lasting"]
    state = at_distance(20, ncus=robb, a1=unit(SWORDS, 3, 24, 0), b1=b1, lasting=row)
    rolling(state, "charge b1 rear 0", dice=(6,))
    play(state, "align full")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]


@pytest.mark.rule("F5.4", "F14.4")
@pytest.mark.text("ncu_30210_wolfs_cunning")
@pytest.mark.parametrize("able", [True, False])
def test_robb_is_not_cunning_without_his_abilities(able: bool) -> None:
    olenna = ncu("baratheon_olenna_tyrell_queen_of_thorns")
    ncus = {"an1": ncu("stark_robb_stark_king_in_the_north"), "bn1": olenna}
    state = at_distance(20, ncus=ncus, at="deploy")
    play(state, "first 1", "use_ncu ncu_30210_wolfs_cunning an1", "choose a1")
    use = "use_ncu ncu_30609_pulling_weeds bn1"
    reach(state, "activate_ncu bn1", "claim wealth", *(() if able else (use,)))
    if not able:
        play(state, "choose_option lose_abilities")
    reach(state, "choose b1", "activate_ncu an1", "claim maneuver")
    assert offered(state, "use_ncu ncu_30210_wolfs_cunning an1") == able


@pytest.mark.rule("F14.4")
@pytest.mark.text("hodor_escape")
def test_hodor_escapes() -> None:
    hodor = {"with": ["stark_bran_and_hodor_protector_and_ward"]}
    state = clash(a_more=hodor)
    rolling(state, "retreat", dice=(1,))
    play(state, "use hodor_escape a1")
    assert state.table.roll == 6
    play(state, "withdraw back 11 90")
    assert at(state, "a1") == (24, 9, 90)
    assert "lose" not in listed(state)
    row = state.view(None)["lasting"]
    state = clash(a_more=hodor, lasting=row)
    rolling(state, "retreat", dice=(1,))
    assert asked(state) == ("withdraw", 0)


@pytest.mark.rule("F5.5", "F15.16")
@pytest.mark.text("ncu_30208_price_of_honor", "ncu_30208_hands_orders")
def test_an_influence_goes_with_its_ncu() -> None:
    names = ("stark_eddard_stark_hand_of_the_king", "stark_sansa_stark_little_bird")
    ncus = {"an1": ncu(names[0]), "bn1": ncu(names[1])}
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "pass", "activate_ncu an1", "claim wealth", "influence a1", "choose a1", "pass")
    assert [row["holder"] for row in state.view(None)["lasting"]] == ["a1"]
    play(state, "use_ncu ncu_30208_price_of_honor an1")
    assert {row["holder"] for row in state.view(None)["lasting"]} == {"bn1"}
