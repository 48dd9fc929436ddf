"""Scenarios in which texts matter: FS19, 26, 30, 33, 59, 77, 95, 110-114, 145, 153, 154."""

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
from tests.games.ice_and_fire.helpers import CROSSBOWMEN, HALBERDIERS, OUTRIDERS, refused

from throneroom.games.ice_and_fire.fight_numbers import zone_bonus
from throneroom.games.ice_and_fire.state import BONUS_OFF, SUNDERING

SANSA = "stark_sansa_stark_little_bird"
CATELYN = "stark_catelyn_stark_lady_of_winterfell"
LYANNA = "stark_lyanna_mormont_youngest_she_bear"
HOWLAND = "stark_howland_reed_protector_of_the_neck"
CAPTAIN = {"with": ["lannister_guard_captain"]}
MISSES = (1,) * 12


@pytest.mark.rule("FS19", "F14.10")
@pytest.mark.parametrize("used", ["play 40201 1", "use order_martial_training a1"])
def test_one_effect_for_one_trigger(used: str) -> None:
    state = clash(a_more={"with": ["stark_sworn_sword_captain"]}, hand="40201")
    play(state, "strike b1", "stay")
    assert {"play 40201 1", "use order_martial_training a1"} <= set(listed(state))
    rolling(state, used, dice=MISSES)
    assert not {"play 40201 1", "use order_martial_training a1"} & set(listed(state))
    assert bool(fight(state).keywords & SUNDERING) == (used == "play 40201 1")
    assert ("vulnerable" in conditions(state, "b1")) == (used != "play 40201 1")


@pytest.mark.rule("FS26", "F14.4", "F4.7")
def test_lost_abilities() -> None:
    state = clash(SWORDS, GUARDSMEN, b_more=CAPTAIN, hand="40107", active="1", at="turn")
    rolling(state, "activate b1", "pass", "play 40107 1", dice=(1, 1, 1))
    silenced = state.view(None)["lasting"]
    assert len(silenced) == 2  # its abilities, and the cards of its own side
    # Neither its own Order nor that of its attachment can be used.
    state = clash(SWORDS, GUARDSMEN, b_more=CAPTAIN, lasting=silenced)
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert asked(state) == ("activate", 1)
    state = clash(SWORDS, GUARDSMEN, b_more=CAPTAIN, lasting=silenced, active="1", at="turn")
    play(state, "activate b1")
    assert asked(state) == ("declare", 1)


@pytest.mark.rule("FS30", "F10.9")
def test_horrific_visage() -> None:
    pyromancers = "lannister_pyromancers"
    state = clash(SWORDS, pyromancers, b_more={"wounds": 8})
    assert state.view(None)["units"]["b1"]["ranks"] == 2
    events = rolling(state, "strike b1", "stay", dice=(4, 4, 1, *MISSES))
    (tested,) = told(events, "tested")[:1]
    assert tested == {"unit": "a1", "total": 6, "passed": 1}
    kinds = [event.kind for event in events]
    rolls = [roll["roll"] for roll in told(events, "rolled")]
    assert rolls[:2] == ["test", "panic"]  # before the attack dice
    assert kinds.index("tested") < len(kinds) - kinds[::-1].index("rolled") - 1


@pytest.mark.rule("FS33", "F16.11")
def test_cersei() -> None:
    cersei = {"an1": ncu("lannister_cersei_lannister_queen_regent")}
    state = at_distance(20, ncus=cersei, at="turn", deck="40103 40107 40101")
    play(state, "activate_ncu an1", "claim crown")
    play(state, "use_ncu ncu_30105_playing_the_game an1")
    assert hand(state) == ["40103"]
    assert len(state.table.deck[0]) == 2
    assert state.view(None)["counters"] == [["an1", "lannister_cersei_lannister_queen_regent", 1]]


@pytest.mark.rule("FS59", "F2.11", "FR39", "F1.8")
def test_cavalry() -> None:
    state = at_distance(12, OUTRIDERS, at="turn")
    play(state, "activate a1", "use cavalry a1", "maneuver", "go 90 3 90")
    charge = listed(state, "charge")
    assert charge
    play(state, charge[0])
    combat = {"an1": ncu(SANSA)}
    state = at_distance(12, OUTRIDERS, at="turn", ncus=combat)
    play(state, "activate_ncu an1", "claim combat")
    if asked(state)[0] == "react":
        play(state, "pass")
    play(state, "choose a1")
    assert listed(state) == ["hold"]  # no Maneuver before a free Attack


@pytest.mark.rule("FS77", "F10.20", "F10.21")
def test_stand_your_ground() -> None:
    spearmen = "stark_house_karstark_spearmen"
    marked = unit(spearmen, 24, 18, 0, conditions=["vulnerable"])
    state = at_distance(3, HALBERDIERS, spearmen, b1=marked)
    (charge,) = [text for text in listed(state, "charge") if text.endswith(" 90")]
    assert "front" not in charge
    rolling(state, charge, dice=(6,))
    rolling(state, "align full", dice=(6,) * 20)
    # The first question is for the Vulnerable token: there is no bonus of the charge.
    assert listed(state) == ["keep", "reroll vulnerable " + " ".join(map(str, range(1, 8)))]
    assert fight(state).flags & BONUS_OFF
    assert zone_bonus(fight(state)) == 0


@pytest.mark.rule("FS95", "F4.8")
def test_a_sniped_attachment() -> None:
    jaime = {"with": ["lannister_jaime_lannister_kingsguard"]}
    state = clash(SWORDS, GUARDSMEN, a_more=jaime, b_more=CAPTAIN)
    play(state, "strike b1", "stay")
    rolling(state, "choose_option snipe", dice=(5, *MISSES))
    assert wounds(state, "b1") == 11
    assert state.view(None)["units"]["b1"]["attachments"] == []
    state.table.activated[0] = 1
    while asked(state)[0] != "activate":
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    play(state, "activate b1")
    assert asked(state) == ("declare", 1)  # Hold the Line! went with the Captain


CARDS_OF_A = "40201 40202 40203 40205 40206"


@pytest.mark.rule("FS110", "F2.24", "F2.26")
def test_the_hand_limit() -> None:
    state = at_distance(
        20, at="turn", hand=CARDS_OF_A, deck="40207 40208 40210", ncus={"an1": ncu(SANSA)}
    )
    play(state, "pass", "activate_ncu an1", "claim tactics")
    while asked(state)[0] in ("react", "react_in_private"):
        play(state, "pass")
    assert asked(state) == ("discard", 0)
    assert refused(state, "keep") == "F2.24"
    play(state, "discard 40201", "discard 40202")
    assert hand(state) == ["40203", "40205", "40206", "40210", "40208"]
    state = at_distance(20, at="clean_up", hand="40201 40202 40203 40205", deck="40207")
    play(state, "keep")
    assert len(hand(state)) == 4  # nothing is drawn


@pytest.mark.rule("FS111", "F2.25")
def test_an_empty_deck() -> None:
    state = at_distance(20, at="turn", deck="40207", discard="40201", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1")
    while asked(state)[0] in ("react", "react_in_private"):
        play(state, "pass")
    play(state, "claim tactics")
    while asked(state)[0] in ("react", "react_in_private"):
        play(state, "pass")
    assert hand(state) == ["40207"]
    assert state.view(None)["seats"][0]["discard"] == ["40201"]


@pytest.mark.rule("FS112", "F14.15", "F14.10")
def test_both_at_the_start_of_a_turn() -> None:
    hands = [["40108", "40109"], ["40110"]]
    state = at_distance(20, at="turn", hand=hands, deck=[["40101"], ["40101"]])
    assert asked(state) == ("react_in_private", 0)
    play(state, "play 40108 2")
    assert asked(state) == ("react_in_private", 1)  # the first may not use another one
    play(state, "play 40110 2")
    assert (hand(state), hand(state, 1)) == (["40109", "40101"], ["40101"])


@pytest.mark.rule("FS113", "F14.18", "F14.16")
def test_a_cancelled_card() -> None:
    state = clash(hand=[["40201", "40202"], ["40105"]])
    play(state, "strike b1", "stay", "play 40201 1")
    assert asked(state) == ("react_in_private", 1)
    events = rolling(state, "play 40105 1", dice=(3, *MISSES))
    assert told(events, "cancelled") == [{"seat": "1"}]
    assert hand(state) == ["40202"]
    assert state.view(None)["seats"][0]["discard"] == ["40201"]
    assert "play 40202 1" not in listed(state)
    dice = told(events, "rolled")[1]
    assert dice["roll"] == "attack"


@pytest.mark.rule("FS114", "F15.17", "FR49")
def test_the_limit_of_influence() -> None:
    ncus = {"an1": ncu(CATELYN), "an2": ncu(LYANNA), "bn1": ncu(HOWLAND)}
    state = at_distance(20, at="turn", ncus=ncus)
    play(state, "activate_ncu an1", "claim crown", "influence a1", "choose b16")
    while asked(state) != ("activate", 1):
        play(state, listed(state)[0])
    play(state, "activate_ncu bn1", "claim wealth", "influence a1")  # of the other side
    while asked(state) != ("activate", 0):
        play(state, listed(state)[0])
    play(state, "activate_ncu an2", "claim tactics")
    assert asked(state) == ("influence", 0)
    assert refused(state, "influence a1") == "F15.17"
    play(state, "influence a16")


@pytest.mark.rule("FS145", "F12.10", "F14.10")
def test_re_rolls_then_the_rest() -> None:
    shields = "stark_house_tully_sworn_shields"
    arys = {"with": ["lannister_arys_oakheart_kingsguard"], "conditions": ["vulnerable"]}
    crown = {"bn1": ncu(SANSA, "crown", activated=True)}
    state = clash(GUARDSMEN, shields, b_more=arys, ncus=crown)
    rolling(state, "strike b1", "stay", dice=(6, 6, 1, 1, 1, 1, 6, 1))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll vulnerable 1", dice=(1,))
    assert asked(state) == ("reroll", 1)
    rolling(state, "reroll effect 1 2", dice=(1, 1))
    assert asked(state) == ("react", 1)
    events = rolling(state, "use order_shield_wall b1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 12  # two hits, three blocked
    assert told(events, "used")[0]["ability"] == "order_shield_wall"


@pytest.mark.rule("FS153", "FR102", "F10.28")
def test_after_the_attack_comes_before_the_panic_of_friends() -> None:
    shooters = unit(CROSSBOWMEN, 36, 16, 135)
    state = clash(SWORDS, GUARDSMEN, a2=shooters, at="declare a2")
    play(state, "shoot")
    play(state, *(["stay"] if "stay" in listed(state) else listed(state)[:1]))
    target = next(text for text in listed(state) if text.startswith("target b1"))
    rolling(state, target, dice=(1,) * 12)
    while asked(state)[0] == "reroll":
        play(state, "keep")
    # Nobody in the melee has tested yet when the Order after the attack may be used.
    assert asked(state) == ("react", 1)
    assert "use order_lannister_supremacy b1" in listed(state)
    events = rolling(state, "pass", dice=(6, 6, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 12, "passed": 1}]


@pytest.mark.rule("FS154", "FR88", "F14.11")
@pytest.mark.parametrize("used", ["play 40226 1", "use order_reckless_heroism a1"])
def test_one_effect_for_a_declared_charge(used: str) -> None:
    greatjon = {"with": ["stark_greatjon_umber_lord_of_last_hearth_commander"]}
    state = at_distance(8, OUTRIDERS, a_more=greatjon, hand="40226")
    play(state, listed(state, "charge")[0])
    assert {"play 40226 1", "use order_reckless_heroism a1"} <= set(listed(state))
    rolling(state, used, dice=(1, 6))
    assert "play 40226 1" not in listed(state)
    assert "use order_reckless_heroism a1" not in listed(state)
