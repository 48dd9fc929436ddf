"""The Night's Watch: one test for each tactics card."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    hand,
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
from tests.games.ice_and_fire.helpers import at, refused

from throneroom.games.ice_and_fire.content import CARDS, TERRAIN

SPEARMEN = "nightswatch_shadow_tower_spearmen"
VANGUARDS = "nightswatch_ranger_vanguards"
HUNTERS = "nightswatch_ranger_hunters"
CROSSBOWS = "nightswatch_builder_crossbowmen"


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the Watch."""
    return {"with": [f"nightswatch_{card}"], **more}


JON = joined("jon_snow_998th_lord_commander_commander")
JEOR = joined("jeor_mormont_997th_lord_commander_commander")


def vowed(number: str, *, gone: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """What lasts when a1 has this card attached: taken from a battle in which it was played."""
    state = at_distance(20, SPEARMEN, hand=number, at="turn", a_more=more or None)
    play(state, "activate a1", f"play {number} {2 if number in TWO_WAYS else 1}", *gone)
    assert attached(state) == [(number, 0)]
    assert hand(state) == []
    return {"lasting": state.view(None)["lasting"]}


TWO_WAYS = ("40501", "40502", "40503", "40504", "40505", "40507", "40513")


@pytest.mark.rule("F16.6")
@pytest.mark.text("40501")
def test_the_sword_in_the_darkness() -> None:
    state = clash(SPEARMEN, hand="40501")
    strike(state, "play 40501 1", dice=MISSES)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    state = clash(SPEARMEN, hand="40501", b_more={"activated": True})
    strike(state, "play 40501 1", dice=MISSES)
    assert conditions(state, "b1") == ["vulnerable"]
    state = clash(SPEARMEN, a_more={"wounds": 4}, **vowed("40501"))
    events = strike(state, dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 7  # 1 rank counts as 2


@pytest.mark.rule("F16.10")
@pytest.mark.text("40502")
def test_the_fire_that_burns() -> None:
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40502"]])
    strike(state, dice=(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    rolling(state, "play 40502 1", dice=(1,))
    assert asked(state) == ("reroll", 1)
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40502"]], b_more=JEOR)
    strike(state, dice=(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    events = play(state, "play 40502 1")
    assert told(events, "tested") == [{"unit": "b1", "total": 2, "passed": 1}]
    # The vow: a wound for a token; it ends with a failed panic test.
    ncus = {"bn1": ncu(SANSA), "bn2": ncu("stark_rodrik_cassel_combat_veteran")}
    state = at_distance(20, SPEARMEN, ncus=ncus, at="turn", active="1", **vowed("40502"))
    play(state, "activate_ncu bn1", "claim tactics", "afflict a1 weakened", "use_card 40502 a1")
    assert (conditions(state, "a1"), wounds(state, "a1")) == ([], 11)
    play(state, "activate a16", "hold", "activate_ncu bn2", "claim crown")
    rolling(state, "choose a1", dice=(1, 1, 1))
    assert attached(state) == []
    assert len(state.table.discard[0]) == 1


@pytest.mark.text("40503")
def test_the_shield_of_the_realms_of_men() -> None:
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40503"]])
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40503 1")
    assert listed(state) == ["keep", "reroll effect 1"]
    more = vowed("40503")
    state = clash(SPEARMEN, GUARDSMEN, at="declare b1", active="1", **more)
    rolling(state, "strike a1", "stay", dice=(6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "a1") == 11


@pytest.mark.text("40504")
def test_the_watcher_on_the_wall() -> None:
    friend = unit(SPEARMEN, 40, 30, 270)
    state = clash(
        GUARDSMEN, SPEARMEN, hand=[[], ["40504"]], b2=friend, b16=unit(SWORDS, 45, 45, 270)
    )
    strike(state, dice=MISSES)
    play(state, "play 40504 1", "choose b2", "face b2 180", "shift forward 2")
    assert at(state, "b2") == (38, 30, 180)
    state = at_distance(20, SPEARMEN, **vowed("40504"))
    play(state, "maneuver", "go 90 6 90")
    assert at(state, "a1") == (24, 16, 90)
    state = at_distance(10, SPEARMEN, **vowed("40504"))
    rolling(state, "charge b1 front 90", dice=(1,))
    assert asked(state) == ("reroll", 0)


@pytest.mark.text("40505")
def test_the_light_that_brings_the_dawn() -> None:
    state = clash(SPEARMEN, hand="40505")
    strike(state, "play 40505 1", dice=(3, 1, 1, 1, 1, 1, 1))
    assert listed(state) == ["keep", "reroll misses 2 3 4 5 6 7"]
    more = vowed("40505", **JEOR)
    ncus = {"bn1": ncu(SANSA), "bn2": ncu("stark_rodrik_cassel_combat_veteran")}
    state = at_distance(20, SPEARMEN, a_more=JEOR, ncus=ncus, at="turn", active="1", **more)
    play(state, "activate_ncu bn1", "claim tactics", "afflict a1 panicked")
    assert conditions(state, "a1") == []
    play(state, "activate a16", "hold", "activate_ncu bn2", "claim crown")
    events = rolling(state, "choose a1", dice=(2, 3, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 5, "passed": 1}]  # -1 and +1


@pytest.mark.text("40506")
def test_take_the_black() -> None:
    captain = {"with": ["lannister_guard_captain"], "wounds": 1}
    state = clash(SPEARMEN, hand="40506", a_more={"wounds": 5}, b_more=captain)
    strike(state, dice=(6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40506 1")
    assert wounds(state, "a1") == 5 + 2  # one wound, one rank
    assert listed(state) == ["choose_attachment lannister_guard_captain", "decline"]
    events = play(state, "choose_attachment lannister_guard_captain")
    assert told(events, "joined") == [{"unit": "a1", "card": "lannister_guard_captain"}]
    assert state.table.parts[0] == (CARDS.index["lannister_guard_captain"],)
    assert state.table.fallen == ()
    # So do those that the defender has lost before.
    lost: list[Any] = [["b1", "lannister_guard_captain"], ["b2", "lannister_assault_veteran"]]
    state = clash(SPEARMEN, hand="40506", b_more={"wounds": 5}, fallen=lost)
    strike(state, dice=(6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40506 1")
    assert listed(state) == ["choose_attachment lannister_guard_captain", "decline"]
    # An attack without wounds is no reason to play it.
    state = clash(SPEARMEN, hand="40506")
    strike(state, dice=MISSES)
    assert listed(state, "play") == []


@pytest.mark.text("40507")
def test_and_now_his_watch_is_ended() -> None:
    near = unit(SPEARMEN, 36, 26, 270, wounds=5)
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40507"]], b_more={"wounds": 1}, b2=near)
    strike(state, dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40507 1")
    assert conditions(state, "a1") == ["vulnerable"]
    assert wounds(state, "b2") == 7
    ncus = {"bn1": ncu(SANSA)}
    more = {"at": "turn", "active": "1", "ncus": ncus, **vowed("40507")}
    state = at_distance(20, SPEARMEN, a_more={"wounds": 5}, **more)
    play(state, "activate_ncu bn1", "claim crown")
    rolling(state, "choose a1", dice=(6, 6, 1))
    assert (asked(state), wounds(state, "a1")) == (("react", 0), 5)  # it "may" restore one
    play(state, "use_card 40507 a1")
    assert wounds(state, "a1") == 6


@pytest.mark.rule("F11.10")
@pytest.mark.text("40507", "40511")
@pytest.mark.parametrize("card", ["40507", "40511"])
def test_a_unit_that_panics_to_death_was_destroyed_by_the_attack(card: str) -> None:
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], [card]], b_more={"wounds": 2})
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    play(state, f"play {card} 1")
    # A test that something else has ordered is none of the attack.
    ncus = {"an1": ncu(SANSA)}
    state = clash(
        GUARDSMEN, SPEARMEN, hand=[[], [card]], b_more={"wounds": 2}, ncus=ncus, at="turn"
    )
    play(state, "activate_ncu an1", "claim crown")
    rolling(state, "choose b1", dice=(1, 1, 3))
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F1.16", "F14.9")
@pytest.mark.text("40503")
def test_hits_that_are_no_attack_are_not_shielded() -> None:
    captain = {"with": ["lannister_guard_captain"]}
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40503"]], a_more=captain, at="turn")
    play(state, "activate a1")
    rolling(state, "use order_hold_the_line a1", dice=(1, 1, 1, 1, 1))
    assert wounds(state, "b1") == 12 - 5


@pytest.mark.rule("F16.11")
@pytest.mark.text("40508")
def test_and_now_my_watch_begins() -> None:
    more: dict[str, Any] = {"hand": "40508 40501", "deck": "40502 40503 40506", "at": "turn"}
    state = at_distance(20, SPEARMEN, **more)
    play(
        state,
        "activate a1",
        "play 40508 1",
    )
    rolling(state, "choose_option search", dice=(6, 6))
    play(state, "choose_card 40506", "choose_card 40501")
    assert hand(state) == ["40506"]
    assert len(state.table.deck[0]) == 2
    state = at_distance(20, SPEARMEN, **more, discard="40504")
    play(state, "activate a1", "play 40508 1")
    rolling(state, "choose_option attach", dice=(6, 6))
    assert listed(state) == ["choose_card 40502", "choose_card 40503", "choose_card 40504"]
    play(state, "choose_card 40504")
    assert attached(state) == [("40504", 0)]
    # What is attached to the unit already cannot be attached once more.
    state = at_distance(20, SPEARMEN, **more, **vowed("40502"))
    play(state, "activate a1", "play 40508 1")
    rolling(state, "choose_option attach", dice=(6, 6))
    if asked(state)[0] == "name_target":
        assert listed(state) == ["choose_card 40503"]
        play(state, "choose_card 40503")
    assert [number for number, _ in attached(state)] == ["40502", "40503"]
    state = at_distance(20, SPEARMEN, **more)
    play(state, "activate a1", "play 40508 1")
    rolling(state, "choose_option search", dice=(1, 1))
    assert hand(state) == ["40501"]


@pytest.mark.rule("F11.5")
@pytest.mark.text("40509")
def test_live_and_die_at_my_post() -> None:
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40509"]], b_more={"wounds": 4})
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40509 1")
    assert conditions(state, "a1") == ["vulnerable"]
    assert attached(state) == [("40509", 16)]
    lasts = state.view(None)["lasting"]
    state = clash(GUARDSMEN, SPEARMEN, b_more={"wounds": 2}, lasting=lasts)
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 1


@pytest.mark.text("40510")
def test_night_gathers() -> None:
    state = clash(SPEARMEN, GUARDSMEN, at="declare b1", active="1", **vowed("40510"))
    rolling(state, "strike a1", "stay", dice=(6, 6, 6, 1, *MISSES))
    assert wounds(state, "b1") == 11  # 1 hit and 3 for the ranks, three blocked


@pytest.mark.rule("F3.22", "F3.23")
@pytest.mark.text("40511")
def test_it_shall_not_end() -> None:
    more: dict[str, Any] = {"hand": [[], ["40511"]]}
    state = clash(GUARDSMEN, SPEARMEN, b_more={"wounds": 1, **JON}, a_more={"wounds": 1}, **more)
    strike(state, dice=(6, 6, 1, 1))
    play(state, "play 40511 1")
    events = rolling(state, "strike a1", "stay", dice=(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 4 + 2
    events += play(state, "hold")  # it would surge forth
    assert told(events, "survived") == [{"unit": "b1", "wounds": 1}]
    assert told(events, "removed") == [{"unit": "a1"}]
    state = clash(GUARDSMEN, SPEARMEN, b_more={"wounds": 1}, **more)
    strike(state, dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    play(state, "play 40511 1")
    events = rolling(state, "strike a1", "stay", dice=MISSES)
    assert len(told(events, "rolled")[0]["dice"]) == 4
    events += play(state, "pass")  # Order: Lannister Supremacy
    assert told(events, "removed") == [{"unit": "b1"}]


@pytest.mark.text("40512")
def test_stand_united() -> None:
    hurt = {"wounds": 3, **JON}
    friends: dict[str, Any] = {
        "a2": unit(SPEARMEN, 34, 10, 90, wounds=3),
        "a3": unit(VANGUARDS, 14, 10, 90),
    }
    state = at_distance(20, SPEARMEN, a_more=hurt, **friends, hand="40512", at="turn")
    play(state, "play 40512 1", "choose a1", "choose a2", "choose a2")
    assert listed(state) == ["choose a3", "decline"]  # a2 would have nobody left
    play(state, "choose a3", "decline", "choose_option restore")
    assert (wounds(state, "a2"), wounds(state, "a3")) == (1, 9)
    assert wounds(state, "a1") == 3 + 3 + 2
    # Nobody gives an attachment, of which Take The Black may have brought a second one.
    two = ["nightswatch_watch_captain", "nightswatch_watch_recruiter"]
    led = {"a2": {**friends["a2"], "with": two}}
    state = at_distance(20, SPEARMEN, a_more=hurt, **{**friends, **led}, hand="40512", at="turn")
    play(state, "play 40512 1", "choose a1", "choose a2")
    assert listed(state) == ["choose a3", "decline"]
    # Up to four may be none (F1.27), even if there is nobody else.
    state = at_distance(20, SPEARMEN, a_more=hurt, **friends, hand="40512", at="turn")
    play(state, "play 40512 1", "choose a1", "decline", "choose_option no")  # and he only may
    assert (wounds(state, "a2"), wounds(state, "a1")) == (3, 3)


@pytest.mark.rule("F15.8")
@pytest.mark.text("40513")
def test_for_the_watch() -> None:
    state = at_distance(8, SPEARMEN, hand="40513")
    rolling(state, "charge b1 front 90", dice=(1,))
    play(state, "play 40513 1")
    assert listed(state) == ["keep", "reroll effect 1"]
    ncus = {"an1": ncu(SANSA)}
    state = at_distance(8, SPEARMEN, ncus=ncus, at="turn", **vowed("40513"))
    play(state, "activate_ncu an1", "claim maneuver", "choose a1", "use_card 40513 a1")
    assert all(text.startswith(("charge b1", "hold")) for text in listed(state))
    play(state, "hold")
    assert asked(state) == ("activate", 1)


@pytest.mark.text("40514")
def test_pathetic_attempt() -> None:
    alliser = joined("alliser_thorne_master_at_arms_commander")
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40514"]], b_more=alliser)
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    rolling(state, "play 40514 1", dice=(1, 6, 6, 6, 6, 6))
    assert conditions(state, "a1") == ["weakened"]
    assert wounds(state, "a1") == 11


@pytest.mark.text("40515")
def test_seeing_their_flaws() -> None:
    state = at_distance(20, SPEARMEN, hand="40515", at="declare b1", active="1")
    play(state, "maneuver", "go 270 1 270", "play 40515 1")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    assert attached(state) == [("40515", 16)]
    lasts = state.view(None)["lasting"]
    # Guardsmen would use an Order after an attack; not when it is Alliser's.
    alliser = joined("alliser_thorne_master_at_arms_commander")
    for more, orders in ((alliser, False), ({}, True)):
        state = clash(SPEARMEN, GUARDSMEN, a_more=more, lasting=lasts)
        strike(state, dice=MISSES)
        assert (asked(state)[0] == "react") == orders


@pytest.mark.text("40516")
def test_price_of_failure() -> None:
    state = clash(SPEARMEN, hand="40516")
    events = strike(state, "play 40516 1", dice=(1,) * 7 + (6,) * 7 + (6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 7
    play(state, "pass")
    assert conditions(state, "a1") == ["panicked", "vulnerable"]


@pytest.mark.rule("F37.5")
@pytest.mark.text("40517")
def test_defensive_formation() -> None:
    state = at_distance(8, SPEARMEN, hand="40517", at="turn")
    play(state, "play 40517 1", "choose a1", "activate a16", "hold")
    lasts = state.view(None)["lasting"]
    assert attached(state) == [("40517", 0)]
    state = at_distance(8, SPEARMEN, lasting=lasts)
    assert listed(state) == ["hold", "maneuver", "march"]
    # Defense 3+ becomes 2+, and the flank is no worse than the front.
    flank: dict[str, Any] = {"b1": unit(GUARDSMEN, 29.15, 20, 180)}
    state = clash(SPEARMEN, at="declare b1", active="1", lasting=lasts, **flank)
    rolling(state, "strike a1", "stay", dice=(6, 6, 1, 1, 1, 1, 2, 2))
    assert wounds(state, "a1") == 12
    # With its next activation that is over.
    state = at_distance(8, SPEARMEN, lasting=lasts, at="turn")
    play(state, "activate a1")
    assert attached(state) == []
    assert "charge b1 front 90" in listed(state)


@pytest.mark.text("40518")
def test_refuse_to_yield() -> None:
    donal = joined("donal_noye_defender_of_castle_black_commander")
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40518"]], b_more=donal)
    strike(state, dice=(6, 1, 1, 1, 1, 1, 1))
    rolling(state, "pass", dice=(6, 6, 1))  # Order: Shield Wall
    play(state, "play 40518 1")
    assert conditions(state, "a1") == ["vulnerable"]
    lasts = state.view(None)["lasting"]
    state = clash(
        GUARDSMEN, SPEARMEN, b_more=donal, lasting=lasts, ncus={"an1": ncu(SANSA)}, at="turn"
    )
    play(state, "activate_ncu an1", "claim crown")
    events = rolling(state, "choose b1", dice=(2, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 1}]
    assert conditions(state, "a1") == ["vulnerable"]


@pytest.mark.text("40519")
def test_lash_out() -> None:
    donal = joined("donal_noye_defender_of_castle_black_commander", wounds=4)
    state = clash(GUARDSMEN, SPEARMEN, hand=[[], ["40519"]], b_more=donal)
    strike(state, dice=MISSES)
    while asked(state)[0] == "react":
        play(state, "pass")
    play(state, "play 40519 1")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (12 - 4, ["panicked"])


@pytest.mark.text("40520")
def test_honed_enhancement() -> None:
    state = clash(CROSSBOWS, hand="40520")  # Builders with short swords: 4+, 5 dice
    events = strike(state, "play 40520 1", dice=(3, 1, 1, 1, 1, 1, 6, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 6
    assert told(events, "hit")[0]["hits"] == 1
    state = clash(SPEARMEN, hand="40520")
    events = strike(state, "play 40520 1", dice=(2, 1, 1, 1, 1, 1, 1, 6))
    assert len(told(events, "rolled")[0]["dice"]) == 7
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.rule("F18.18")
@pytest.mark.text("40521")
def test_rapid_construction() -> None:
    state = at_distance(20, SPEARMEN, hand="40521", at="clean_up")
    play(state, "keep", "play 40521 1", "choose a1")
    assert asked(state) == ("new_piece", 0)
    assert refused(state, "place 24 18 0") == "F18.18"
    place = listed(state)[0]
    play(state, place)
    assert state.table.terrain[0][0] == TERRAIN.index["low_wall"]


@pytest.mark.text("40522")
def test_serrated_enhancement() -> None:
    state = clash(CROSSBOWS, hand="40522")
    events = strike(state, "play 40522 1", dice=(6, 1, 1, 1, 1, 1, 1, 2, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 1, "passed": 0}]  # Vicious
    assert conditions(state, "b1") == ["weakened"]
    state = clash(SPEARMEN, hand="40522")
    strike(state, "play 40522 1", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1))
    assert conditions(state, "b1") == []


@pytest.mark.text("40523")
def test_hit_and_run() -> None:
    state = clash(VANGUARDS, hand="40523")
    strike(state, dice=MISSES)
    rolling(state, "play 40523 1", "pass", "retreat", dice=(6,))
    play(state, "withdraw back 8 90")
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.text("40524")
def test_lying_in_wait() -> None:
    state = at_distance(5, HUNTERS, hand="40524", at="turn", active="1")
    play(state, "activate b1", "play 40524 1", "shoot", "stay")
    rolling(state, "target b1", dice=(4, 1, 1, 1, 1, 1, 1))
    assert listed(state) == ["keep", "reroll misses 2 3 4 5 6 7"]
    # Whoever has activated has had his chance.
    done = {"activated": True}
    state = at_distance(5, HUNTERS, hand="40524", at="turn", active="1", a_more=done)
    play(state, "activate b1")
    assert listed(state, "play") == []


@pytest.mark.parametrize("number", ["40525", "40526"])
@pytest.mark.text("40525", "40526")
def test_hunters_insight(number: str) -> None:
    state = at_distance(8, HUNTERS, hand=number, at="turn")
    play(state, f"play {number} 1", "choose_option shift")
    assert asked(state) == ("free_shift", 0)
    play(state, "shift left 3")
    assert at(state, "a1") == (21, 10, 90)
    state = at_distance(4, HUNTERS, hand=number, at="turn")
    play(state, f"play {number} 1", "choose_option reroll", "activate a1")
    rolling(state, "charge b1 front 90", dice=(1,))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll effect 1", dice=(6,))
    rolling(state, "align full", dice=(1,) * 7)
    assert "reroll effect 1 2 3 4 5 6 7" in listed(state)
    # Or the enemy may use no Orders and no cards for this unit.
    for chosen, orders in (("not_targeted", []), ("reroll", ["use order_lannister_supremacy b1"])):
        state = clash(VANGUARDS, hand=number, at="turn")
        play(state, f"play {number} 1", f"choose_option {chosen}", "activate a1")
        strike(state, dice=MISSES)
        if asked(state)[0] == "reroll":
            play(state, "keep")
        assert listed(state, "use") == orders


@pytest.mark.text("40527")
def test_marshal() -> None:
    tired = {"wounds": 6, "conditions": ["weakened"]}
    state = at_distance(20, VANGUARDS, hand="40527", at="turn", a_more=tired)
    play(state, "activate a1", "play 40527 1", "pass", "maneuver", "use_card 40527 a1")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (9, [])


@pytest.mark.text("40528")
def test_ride_by_attack() -> None:
    state = clash(VANGUARDS, hand="40528")
    play(state, "strike b1", "play 40528 1", "go 90 11 90")
    assert at(state, "a1") == (24, 31, 90)
    assert wounds(state, "b1") == 12 - 1 - 3


@pytest.mark.rule("F15.11")
@pytest.mark.text("40529")
def test_assault_orders() -> None:
    ncus = {"an1": ncu(SANSA)}
    cotter = joined("cotter_pyke_eastwatch_commander_commander")
    for more, actions in ((cotter, "charge"), ({}, "hold")):
        state = at_distance(8, SPEARMEN, a_more=more, hand="40529", ncus=ncus, at="turn")
        play(state, "activate_ncu an1", "claim crown", "play 40529 1", "choose a1")
        if actions == "charge":
            assert listed(state, "charge") != []
        else:
            assert asked(state) == ("activate", 1)


@pytest.mark.text("40530")
def test_pyke_aggression() -> None:
    state = clash(SPEARMEN, hand="40530")
    strike(state, dice=MISSES)
    play(state, "play 40530 1", "pass", "strike b1")
    # Four dice, two hits and no panic test; then two hits on the attacker.
    events = rolling(state, "stay", dice=(3, 3, 1, 1, 1, 1))
    events += rolling(state, "pass", dice=(1, 6))
    assert told(events, "tested") == []
    assert (wounds(state, "b1"), wounds(state, "a1")) == (10, 11)
    # Where there is no test nobody has passed one either.
    state = clash(SPEARMEN, SPEARMEN, hand=[["40530"], ["40509"]])
    strike(state, dice=MISSES)
    assert "play 40509 1" in listed(state)  # of the first attack
    play(state, "pass", "play 40530 1", "strike b1")
    events = rolling(state, "stay", dice=(3, 1, 1, 1, 1, 6))
    assert asked(state) == ("activate", 1)


@pytest.mark.text("40531")
def test_reckless_strikes() -> None:
    cotter = joined("cotter_pyke_eastwatch_commander_commander", wounds=4)
    state = clash(SPEARMEN, hand="40531", a_more=cotter)
    events = strike(state, "play 40531 1", dice=(6, 6, 1, 1, 2, 2, 2, 1, 1, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 4  # each six twice
    assert wounds(state, "a1") == 4 - 2
    assert wounds(state, "b1") == 12 - 4  # two have no defense dice, two are not blocked


@pytest.mark.text("40532")
def test_adaptive_methods() -> None:
    marked = {"conditions": ["weakened"]}
    more: dict[str, Any] = {
        "hand": "40532",
        "at": "turn",
        "ncus": in_zones("tactics"),
        "a_more": marked,
    }
    state = at_distance(20, SPEARMEN, **more)
    play(state, "play 40532 1", "choose b1", "decline", "choose a1", "choose b16")
    play(state, "choose_option panicked")
    assert [conditions(state, name) for name in ("a1", "b1", "b16")] == [
        [],
        ["panicked"],
        ["weakened"],
    ]


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("40533")
def test_combat_prowess() -> None:
    state = clash(
        SWORDS, SPEARMEN, hand=[["40201"], ["40533"]], a_more={"conditions": ["weakened"]}
    )
    play(state, "strike b1", "stay", "play 40201 1")
    events = rolling(state, "play 40533 1", dice=MISSES)
    assert told(events, "cancelled") == [{"seat": "1"}]
    assert conditions(state, "a1") == []
    state = clash(SPEARMEN, hand="40533", at="turn", a_more={"conditions": ["panicked"]})
    play(state, "play 40533 2")
    assert conditions(state, "a1") == []


@pytest.mark.text("40534")
def test_tempered_by_duty() -> None:
    state = at_distance(8, SPEARMEN, hand="40534", at="turn")
    play(state, "activate a1", "play 40534 1", "choose b1", "choose_option panicked")
    assert conditions(state, "b1") == ["panicked"]
    lasts = state.view(None)["lasting"]
    state = at_distance(8, SPEARMEN, at="turn", lasting=lasts)
    play(state, "activate a1", "choose b1", "choose_option weakened")
    assert conditions(state, "b1") == ["weakened"]
    state = at_distance(8, SPEARMEN, at="turn", lasting=lasts)
    play(state, "activate a1", "decline")
    assert conditions(state, "b1") == []
