"""House Baratheon: one test for each tactics card of Stannis and of those who follow him."""

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
    listed,
    ncu,
    play,
    rolling,
    strike,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.stags import PIKEMEN, SCOUTS, WARDENS, joined
from tests.games.ice_and_fire.helpers import at, refused

from throneroom.games.ice_and_fire.content import ABILITIES, CARDS
from throneroom.games.ice_and_fire.lasting import silenced
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, SUNDERING, VICIOUS

LIGHTBRINGERS = "baratheon_rhllor_lightbringers"
DAVOS = joined("davos_seaworth_hero_of_blackwater_commander")
ONE_NCU = {"an1": ncu(SANSA)}


@pytest.mark.rule("F15.11")
@pytest.mark.text("40623")
def test_will_of_the_one_true_king() -> None:
    state = at_distance(20, PIKEMEN, SWORDS, hand="40623", ncus=ONE_NCU, at="turn")
    play(state, "activate_ncu an1", "claim crown", "play 40623 1", "choose b1", "choose b1")
    play(state, "choose b16")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    assert conditions(state, "b16") == ["weakened"]


@pytest.mark.rule("F14.4")
@pytest.mark.text("40624")
def test_harsh_conditions() -> None:
    marked = {"conditions": ["panicked", "weakened"]}
    state = clash(PIKEMEN, GUARDSMEN, b_more=marked, hand="40624", at="turn")
    play(state, "play 40624 1", "choose_amount 1", "choose_option weakened")
    assert "choose_order order_lannister_supremacy" in listed(state)
    play(state, "choose_order order_lannister_supremacy", "activate a1")
    assert conditions(state, "b1") == ["panicked"]
    strike(state, dice=MISSES)
    assert asked(state) == ("activate", 1)  # the Order is lost


@pytest.mark.rule("F13.9")
@pytest.mark.text("40625")
def test_tactical_approach() -> None:
    stannis = joined("stannis_baratheon_the_rightful_heir_commander")
    state = at_distance(20, PIKEMEN, a_more=stannis, hand="40625", at="clean_up")
    play(state, "keep", "play 40625 1", "choose a1")
    lasts = state.view(None)["lasting"]
    marked = {"conditions": ["panicked"]}
    state = clash(PIKEMEN, SWORDS, a_more=stannis, b_more=marked, lasting=lasts)
    strike(state, dice=MISSES)
    rolling(state, "use_card 40625 a1", dice=(6, 6, 1))
    assert (wounds(state, "b1"), conditions(state, "b1")) == (10, [])


@pytest.mark.text("40626")
def test_in_rhllors_name() -> None:
    weak = {"conditions": ["weakened"]}
    state = clash(LIGHTBRINGERS, SWORDS, hand="40626", a_more=weak)
    strike(state, "play 40626 1", dice=(5,) * 5)
    assert fight(state).keywords == CRITICAL_BLOW | SUNDERING
    events = rolling(state, "keep", dice=(6,) * 5 + (1, 1, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 2, "passed": 0}]
    state = clash(PIKEMEN, SWORDS, hand="40626")
    play(state, "strike b1", "stay", "play 40626 1")
    assert listed(state) == ["choose_option critical_blow", "choose_option sundering"]


@pytest.mark.text("40627")
def test_test_of_faith() -> None:
    tired = {"conditions": ["vulnerable", "weakened"]}
    state = clash(LIGHTBRINGERS, SWORDS, hand="40627", a_more=tired, at="turn")
    rolling(state, "play 40627 1", dice=(6, 6))
    assert conditions(state, "a1") == []
    assert attached(state) == [("40627", 0)]
    lasts = state.view(None)["lasting"]
    state = clash(LIGHTBRINGERS, SWORDS, lasting=lasts, at="declare b1", active="1")
    rolling(state, "strike a1", "stay", dice=(4, 1, 1, 1, 1, 1, 1, 3))
    assert (wounds(state, "a1"), attached(state)) == (12, [])


@pytest.mark.rule("F11.5")
@pytest.mark.text("40628")
def test_azor_ahai() -> None:
    state = clash(SWORDS, LIGHTBRINGERS, hand=[[], ["40628"]])
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    events = play(state, "play 40628 1")
    assert told(events, "tested")[0]["passed"] == 1
    assert conditions(state, "a1") == ["panicked"]
    state = clash(SWORDS, PIKEMEN, hand=[[], ["40628"]])
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    play(state, "play 40628 1")
    assert wounds(state, "b1") == 12 - 1 - 1


# Davos


@pytest.mark.text("40629")
def test_flea_bottom_tricks() -> None:
    for more, actions in ((DAVOS, ["hold", "maneuver", "march"]), ({}, ["hold", "maneuver"])):
        davos = unit(PIKEMEN, 40, 30, 270, **more)
        state = clash(SWORDS, PIKEMEN, b2=davos, hand=[[], ["40629"]])
        strike(state, dice=MISSES)
        play(state, "play 40629 1", "choose b2")
        assert listed(state) == actions


@pytest.mark.rule("F36.6")
@pytest.mark.text("40630")
def test_everything() -> None:
    captain = "baratheon_pikemen_captain"
    lost = {"wounds": 1, **joined("pikemen_captain")}
    friends: dict[str, Any] = {
        "a2": unit(PIKEMEN, 40, 10, 90),
        "a3": unit(PIKEMEN, 33, 5, 90, wounds=5),
    }
    more: dict[str, Any] = {"hand": "40630", "at": "declare b1", "active": "1"}
    state = clash(PIKEMEN, SWORDS, a_more=lost, **friends, **more)
    rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    while listed(state, "play") == []:
        play(state, next(text for text in listed(state) if text in ("hold", "pass")))
    play(state, "play 40630 1", "choose a2", "choose a3", "choose_amount 2")
    play(state, f"choose_attachment {captain}")
    assert (wounds(state, "a2"), wounds(state, "a3")) == (10, 8)
    assert state.table.parts[2] == (CARDS.index[captain],)


@pytest.mark.text("40631")
def test_fealty_to_the_crown() -> None:
    ncus = in_zones("crown")
    state = clash(PIKEMEN, SWORDS, a_more={"wounds": 5}, hand="40631", ncus=ncus)
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 2))
    play(state, "play 40631 1")
    # Perseverance and Valor has restored 1 before; 2 for the test, and 1 for the zone.
    assert (wounds(state, "a1"), wounds(state, "b1")) == (9, 12 - 1 - 2 - 1)


@pytest.mark.rule("F37.3")
@pytest.mark.text("40632")
def test_parlay() -> None:
    more: dict[str, Any] = {"hand": "40632", "at": "turn", "b_more": {"wounds": 5}}
    state = at_distance(5, PIKEMEN, SWORDS, a_more={**DAVOS, "wounds": 5}, **more)
    play(state, "activate a1", "play 40632 1", "choose_option yes")
    assert (wounds(state, "a1"), wounds(state, "b1")) == (7, 7)
    assert (state.table.activated[0], state.table.activated[16]) == (1, 1)
    assert asked(state) == ("activate", 1)


# Andrew


@pytest.mark.text("40633")
def test_assault_orders() -> None:
    andrew = joined("andrew_estermont_first_of_the_kings_men_commander")
    state = at_distance(8, PIKEMEN, SWORDS, a_more=andrew, hand="40633", ncus=ONE_NCU, at="turn")
    play(state, "activate_ncu an1", "claim crown", "play 40633 1", "choose a1")
    assert listed(state, "charge") != []


@pytest.mark.text("40634")
def test_reckless_fury() -> None:
    weak = {"conditions": ["weakened"], "wounds": 7}
    state = clash(PIKEMEN, SWORDS, hand="40634", a_more=weak)
    strike(state, "play 40634 1", dice=(4,) * 7)
    assert (fight(state).keywords, len(fight(state).attack_dice)) == (VICIOUS, 7)
    rolling(state, "keep", dice=(6,) * 7)
    assert wounds(state, "a1") == 7 + 1 - 1  # one rank is gone


@pytest.mark.text("40635")
def test_rush_of_aggression() -> None:
    state = at_distance(8, PIKEMEN, SWORDS, hand="40635")
    play(state, "charge b1 front 90", "play 40635 1")
    rolling(state, "align full", dice=(6, 1, 1, 1, 1, 1, 1))
    events = rolling(state, "keep", dice=(6,) * 5)
    assert told(events, "hit")[0]["hits"] == 2 + 3
    assert conditions(state, "a1") == ["vulnerable"]


# Axell


@pytest.mark.text("40636")
def test_fiery_charge() -> None:
    for card, after in ((LIGHTBRINGERS, []), (WARDENS, ["vulnerable"])):
        state = at_distance(8, card, SWORDS, hand="40636")
        play(state, "charge b1 front 90", "play 40636 1")
        rolling(state, "align full", dice=MISSES)
        assert conditions(state, "b1") == ["panicked"]
        play(state, "keep")
        assert conditions(state, "a1") == after


@pytest.mark.text("40637")
def test_rhllors_wrath() -> None:
    state = clash(LIGHTBRINGERS, SWORDS, hand="40637", ncus=ONE_NCU, at="turn")
    play(state, "activate_ncu an1", "claim crown", "play 40637 1")
    events = rolling(state, "choose b1", dice=(3, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert conditions(state, "b1") == ["vulnerable", "weakened"]


@pytest.mark.text("40638")
def test_fiery_resolve() -> None:
    state = clash(LIGHTBRINGERS, SWORDS, hand="40638", at="turn")
    play(state, "activate a1")
    events = rolling(state, "play 40638 1", dice=(6, 6, 4, 4, 1))
    assert told(events, "tested")[1] == {"unit": "b1", "total": 5, "passed": 0}
    state = clash(LIGHTBRINGERS, SWORDS, hand="40638", at="turn")
    play(state, "activate a1")
    rolling(state, "play 40638 1", dice=(1, 1))
    assert conditions(state, "b1") == ["panicked"]


# Stannis at the Wall


@pytest.mark.text("40639")
def test_muster() -> None:
    stannis = joined("stannis_baratheon_king_at_the_wall_commander", wounds=5)
    state = clash(SCOUTS, SWORDS, hand="40639", a_more=stannis)
    play(state, "retreat")  # before the distance roll
    rolling(state, "play 40639 1", dice=(2, 6))
    assert wounds(state, "a1") == 5 + 2 + 1
    play(state, "withdraw back 8 90")
    assert listed(state) == ["hold", "maneuver"]


@pytest.mark.text("40640")
def test_on_the_double() -> None:
    state = at_distance(30, SCOUTS, SWORDS, hand="40640", at="turn")
    play(state, *(["pass"] if listed(state, "use") else []), "activate a1", "play 40640 1")
    while asked(state)[0] != "declare":
        play(state, "pass")
    play(state, "maneuver", "use_card 40640 a1")
    assert refused(state, "go 90 8.5 90") == "F8.4"
    play(state, "go 90 8 90")
    assert at(state, "a1") == (24, 18, 90)
    assert conditions(state, "a1") == ["vulnerable"]


@pytest.mark.rule("F9.33")
@pytest.mark.text("40641")
def test_ride_them_down() -> None:
    more: dict[str, Any] = {"hand": "40641", "at": "declare b1", "active": "1"}
    state = at_distance(12, SCOUTS, SWORDS, **more)
    play(state, "maneuver", "go 270 4 270", "play 40641 1")
    rolling(state, listed(state, "charge")[0], dice=(6,))
    events = rolling(state, "align full", dice=(6, 6, 6, 1))
    assert (wounds(state, "b1"), conditions(state, "b1")) == (11, ["panicked"])
    assert told(events, "attacked") == []


# Justin


@pytest.mark.text("40642")
def test_regroup_and_reform() -> None:
    friend = unit(PIKEMEN, 34, 10, 90, wounds=6)
    state = at_distance(20, PIKEMEN, a2=friend, hand="40642", at="turn")
    play(state, "play 40642 1", "choose a1", "choose_amount 4")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (8, 10)


@pytest.mark.text("40643")
def test_sudden_retreat() -> None:
    justin = joined("justin_massey_the_smiler_commander")
    state = clash(SWORDS, PIKEMEN, b_more=justin, hand=[[], ["40643"]])
    strike(state, dice=MISSES)
    rolling(state, "play 40643 1", "retreat", dice=(1,))
    assert asked(state) == ("reroll", 1)


@pytest.mark.text("40644")
def test_precious_supplies() -> None:
    justin = joined("justin_massey_the_smiler_commander", wounds=3, conditions=["weakened"])
    state = clash(SWORDS, PIKEMEN, b_more=justin, hand=[[], ["40644"]])
    strike(state, dice=MISSES)
    play(state, "play 40644 1")
    assert (wounds(state, "b1"), conditions(state, "b1")) == (3 + 4, [])


@pytest.mark.rule("F14.4", "F14.6")
@pytest.mark.text("40624")
def test_harsh_conditions_twice_in_a_round() -> None:
    captain = {"conditions": ["panicked", "weakened"], "with": ["lannister_guard_captain"]}
    table: dict[str, Any] = {"hand": "40624 40624", "at": "turn"}
    state = clash(PIKEMEN, GUARDSMEN, b_more=captain, a2=unit(PIKEMEN, 40, 10, 90), **table)
    orders = ("order_lannister_supremacy", "order_hold_the_line")
    play(state, "play 40624 1", "choose_amount 1", "choose_option weakened")
    play(state, f"choose_order {orders[0]}", "activate a2", "hold")
    play(state, "play 40624 1", f"choose_order {orders[1]}")
    assert conditions(state, "b1") == []
    b1 = UNITS.index["b1"]
    lost = [silenced(state.table, b1, source=ABILITIES.index[order]) for order in orders]
    assert lost == [True, True]
