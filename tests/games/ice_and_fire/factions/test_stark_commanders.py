"""House Stark: tactics cards of its Commanders, and two NCUs; one test for each text."""

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

from throneroom.games.ice_and_fire.field import ground_for
from throneroom.games.ice_and_fire.queries import MORALE, total
from throneroom.games.ice_and_fire.terrain import HINDERING
from throneroom.kernel import Event, State

BERSERKERS = "stark_house_umber_berserkers"
BOWMEN = "stark_stark_bowmen"
TRACKERS = "stark_crannogman_trackers"
ROBB = {"with": ["stark_robb_stark_the_wolf_lord_commander"]}
EDDARD = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"]}
RODRIK = {"with": ["stark_rodrik_cassel_master_at_arms_commander"]}
MISSES = (1,) * 12


def attack(state: State, *, dice: tuple[int, ...]) -> list[Event]:
    return rolling(state, "strike b1", "stay", dice=dice)


def theirs(card: str) -> list[list[str]]:
    """The card is in the hand of b."""
    return [[], [card]]


# Robb Stark


@pytest.mark.rule("F9.15")
@pytest.mark.text("40209")
@pytest.mark.parametrize(
    ("more", "die", "falters"), [({}, 3, True), ({}, 4, False), (ROBB, 5, True), (ROBB, 6, False)]
)
def test_superior_positioning(more: dict[str, Any], die: int, falters: bool) -> None:
    state = at_distance(3, GUARDSMEN, SWORDS, b_more=more, hand=theirs("40209"))
    play(state, "charge b1 front 90")
    assert asked(state) == ("react_in_private", 1)
    events = rolling(state, "play 40209 1", dice=(die,))
    assert bool(told(events, "disorderly")) == falters
    assert conditions(state, "a1") == (["vulnerable"] if falters else [])


@pytest.mark.text("40209")
def test_superior_positioning_in_the_flank() -> None:
    flank = unit(SWORDS, 24, 18.15, 0)
    state = at_distance(3, GUARDSMEN, SWORDS, b1=flank, hand=theirs("40209"))
    rolling(state, listed(state, "charge")[0], dice=(3,))
    assert asked(state) == ("align", 0)


@pytest.mark.rule("F8.27")
@pytest.mark.text("40210")
@pytest.mark.parametrize(("more", "gained"), [(ROBB, ["weakened"]), ({}, [])])
def test_hit_and_run(more: dict[str, Any], gained: list[str]) -> None:
    state = clash(BERSERKERS, BERSERKERS, a_more=more, hand="40210")
    attack(state, dice=MISSES)
    rolling(state, "play 40210 1", "retreat", dice=(6,))
    play(state, "withdraw back 5 90")
    assert conditions(state, "b1") == gained


# Greatjon Umber


@pytest.mark.rule("F10.18")
@pytest.mark.text("40211")
def test_berserker_tactics() -> None:
    state = clash(BERSERKERS, hand="40211")
    attack(state, dice=MISSES)
    play(state, "play 40211 1")
    assert listed(state) == [f"choose_amount {number}" for number in range(4)]
    rolling(state, "choose_amount 2", dice=(6, 6, 1))
    assert wounds(state, "a1") == 10
    assert wounds(state, "b1") == 12 - 3
    assert conditions(state, "b1") == ["panicked"]
    state = clash(hand="40211")  # of no House, and nothing paid
    attack(state, dice=MISSES)
    play(state, "play 40211 1", "choose_amount 0")
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12, 12)
    assert conditions(state, "b1") == []


# Brynden Tully


@pytest.mark.rule("F9.29")
@pytest.mark.text("40214")
def test_set_for_charge() -> None:
    state = at_distance(3, GUARDSMEN, SWORDS, hand=theirs("40214"))
    rolling(state, "charge b1 front 90", "align full", dice=(6,))
    play(state, "play 40214 1")
    assert listed(state) == ["strike a1", "hold"]


@pytest.mark.text("40216")
def test_war_cry() -> None:
    state = at_distance(11, hand="40216", at="turn")
    play(state, "activate a1", "play 40216 1")
    assert listed(state) == ["choose_option panicked", "choose_option vulnerable"]
    rolling(state, "choose_option panicked", dice=(6, 6))
    assert conditions(state, "b1") == ["panicked"]
    shields = "stark_house_tully_sworn_shields"
    state = at_distance(11, shields, hand="40216", at="turn")
    rolling(state, "activate a1", "play 40216 1", dice=(6, 6))
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    state = at_distance(11, shields, hand="40216", at="turn")
    rolling(state, "activate a1", "play 40216 1", dice=(1, 1))
    assert conditions(state, "b1") == []


# Eddard Stark


@pytest.mark.rule("F11.7", "F12.10")
@pytest.mark.text("40217")
def test_northern_defiance() -> None:
    hit = (6, *(1,) * 6, 1)  # one wound, then two ones in the panic test
    state = clash(GUARDSMEN, SWORDS, hand=theirs("40217"))
    attack(state, dice=(*hit, 1, 1, 1))
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40217 1")
    assert asked(state) == ("reroll", 1)
    near = unit(BOWMEN, 16, 24.8, 270, **EDDARD)
    state = clash(GUARDSMEN, SWORDS, hand=theirs("40217"), b2=near)
    attack(state, dice=(*hit, 1, 1, 1))
    events = play(state, "play 40217 1")
    assert told(events, "tested") == [{"unit": "b1", "total": 2, "passed": 1}]
    assert (wounds(state, "a1"), wounds(state, "b1")) == (12, 11)
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": 9, **EDDARD}, hand=theirs("40217"))
    attack(state, dice=(*hit, 1, 1, 1))
    play(state, "play 40217 1")
    assert wounds(state, "a1") == 12 - 2


@pytest.mark.rule("F16.10")
@pytest.mark.text("40218")
def test_lead_by_example() -> None:
    friend, foe = unit(BERSERKERS, 14, 20, 90), unit(GUARDSMEN, 14, 24.8, 270)
    state = clash(a_more=EDDARD, hand="40218", a2=friend, b2=foe, at="turn")
    rolling(state, "pass", "activate a1", "strike b1", "stay", dice=MISSES)
    play(state, "play 40218 1", "pass")
    (row,) = state.table.lasting
    assert row.holder == 1
    assert total(state.table, MORALE, 1) == 2
    play(state, "activate b16", "hold", "activate a2")
    rolling(state, "strike b2", "stay", dice=MISSES)
    assert fight(state).to_hit == 1
    state = clash(at="turn", hand="40218", deck="40201 40202")
    play(state, "play 40218 2")
    assert hand(state) == ["40202"]


@pytest.mark.text("40219")
@pytest.mark.parametrize(("left", "again"), [(1, True), (12, False)])
def test_fury_for_the_fallen(left: int, again: bool) -> None:
    lord = unit(BERSERKERS, 16, 24.8, 270, **EDDARD)
    state = clash(GUARDSMEN, SWORDS, b_more={"wounds": left}, hand=theirs("40219"), b2=lord)
    attack(state, dice=(6, *(1,) * 5, 1, 6, 6, 1))
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40219 1")
    assert asked(state) == ("declare", 1)
    rolling(state, listed(state, "charge")[0], dice=(2,))
    assert (asked(state) == ("reroll", 1)) == again
    state = clash(at="turn", hand="40219", deck="40201 40202")
    play(state, "play 40219 2")
    assert hand(state) == ["40202"]


# Rodrik Cassel


@pytest.mark.rule("F14.17", "F14.18", "F13.9")
@pytest.mark.text("40220")
def test_combat_prowess() -> None:
    weak = {"conditions": ["panicked", "weakened"]}
    hands = [["40206"], ["40220"]]
    state = at_distance(8, a_more=weak, hand=hands, at="turn")
    play(state, "play 40206 1", "choose a1")
    assert asked(state) == ("react_in_private", 1)
    play(state, "play 40220 1")
    assert listed(state) == ["choose_option panicked", "choose_option weakened"]
    events = play(state, "choose_option weakened")
    assert conditions(state, "a1") == ["panicked"]
    assert len(told(events, "cancelled")) == 1
    assert asked(state) == ("activate", 0)  # nothing is shifted
    state = at_distance(8, hand=hands, at="turn")
    play(state, "play 40206 1", "choose a1")
    assert asked(state) == ("free_shift", 0)  # no token to spend


@pytest.mark.text("40220")
def test_combat_prowess_for_a_friend() -> None:
    state = clash(a_more={"conditions": ["weakened"]}, hand="40220", at="turn")
    play(state, "play 40220 2")
    assert conditions(state, "a1") == []
    state = at_distance(8, a_more={"conditions": ["weakened"]}, hand="40220", at="turn")
    assert asked(state) == ("activate", 0)  # not engaged


@pytest.mark.rule("F10.31")
@pytest.mark.text("40221")
@pytest.mark.parametrize(("more", "hits"), [(RODRIK, 0), ({}, 1)])
def test_martial_superiority(more: dict[str, Any], hits: int) -> None:
    state = clash(GUARDSMEN, SWORDS, b_more=more, hand=theirs("40221"))
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 1)
    # A 4 hits if it is not Rodrik; every miss is a hit on the attacker, of which none is blocked.
    events = rolling(state, "play 40221 1", dice=(4, *(1,) * 5, *(1,) * 6))
    assert told(events, "hit")[0]["hits"] == hits
    assert wounds(state, "a1") == 12 - 6 + hits


@pytest.mark.text("40222")
def test_press_the_advantage() -> None:
    state = clash(BERSERKERS, b_more={"conditions": ["vulnerable"]}, hand="40222")
    play(state, "strike b1", "stay", "play 40222 1")
    assert listed(state) == [
        "choose_option highest",
        "choose_option to_hit",
        "choose_option lose_abilities",
    ]
    rolling(state, "choose_option to_hit", "choose_option lose_abilities", dice=(6, *(1,) * 6, 6))
    assert fight(state).to_hit == 1
    assert not fight(state).highest
    play(state, "keep")
    assert asked(state) == ("activate", 1)  # no Lannister Supremacy


# Howland Reed


@pytest.mark.rule("F18.10")
@pytest.mark.text("40223")
@pytest.mark.parametrize(("foe", "lost"), [(TRACKERS, 3), (SWORDS, 0)])
def test_crannog_traps(foe: str, lost: int) -> None:
    state = at_distance(10, GUARDSMEN, foe, hand=theirs("40223"))
    play(state, "march", "play 40223 1")
    assert state.table.flow.args[1] == 2 * 3_000  # Speed 4, one less
    rolling(state, "go 90 3 90", dice=(2,))
    assert wounds(state, "a1") == 12 - lost


@pytest.mark.text("40224")
def test_bog_devil_ambush() -> None:
    state = at_distance(5, GUARDSMEN, TRACKERS, hand=theirs("40224"), at="turn")
    play(state, "activate a1", "play 40224 1")
    assert listed(state) == ["choose_option weakened", "choose_option attack"]
    play(state, "choose_option attack")
    assert listed(state) == ["hold", "shoot"]
    state = at_distance(5, GUARDSMEN, TRACKERS, hand=theirs("40224"), at="turn")
    play(state, "activate a1", "play 40224 1", "choose_option weakened")
    assert conditions(state, "a1") == ["weakened"]
    state = at_distance(5, GUARDSMEN, SWORDS, hand=theirs("40224"), at="turn")
    play(state, "activate a1")
    assert asked(state) == ("declare", 0)  # no Crannogmen


@pytest.mark.text("40225")
def test_the_threat_unseen() -> None:
    state = at_distance(11, TRACKERS, hand="40225", at="turn")
    rolling(state, "play 40225 1", dice=(1, 1, 2))
    assert conditions(state, "b1") == ["panicked"]
    while asked(state)[0] == "reroll":
        play(state, "keep")
    assert wounds(state, "b1") == 10
    state = clash(TRACKERS, hand="40225", at="turn")
    assert "play 40225 1" not in listed(state)  # engaged, and no other is near


# Rickard Karstark


@pytest.mark.rule("F3.18", "F16.10")
@pytest.mark.text("40231")
@pytest.mark.parametrize(
    ("foe", "until"), [("stark_house_karstark_loyalists", "game"), (SWORDS, "round")]
)
def test_karstark_retribution(foe: str, until: str) -> None:
    more = {"wounds": 9}
    state = clash(GUARDSMEN, foe, a_more=more, b_more={"wounds": 8}, hand=theirs("40231"))
    play(state, "strike b1", "stay")
    rolling(state, "play 40231 1", dice=MISSES)
    assert conditions(state, "a1") == ["vulnerable"]
    (row,) = state.table.lasting
    assert row.until == {"game": 5, "round": 2}[until]
    state.table.activated[16] = 0
    # One wound takes a rank; the tokens of the Guardsmen may be spent, but are not.
    rolling(state, "activate b1", "strike a1", "stay", dice=(5, 1, 1, 1, 1, 1, 6, 6, 1))
    while asked(state)[0] in ("reroll", "name_target"):
        play(state, listed(state)[0])
    assert (wounds(state, "a1"), wounds(state, "b1")) == (8, 10)


# Maege Mormont


@pytest.mark.text("40233")
def test_support_of_bear_island() -> None:
    friend = unit(BOWMEN, 14, 20, 90, wounds=5)
    bears = "stark_house_mormont_bruisers"
    state = clash(bears, hand="40233", at="turn", a2=friend)
    play(state, "play 40233 1", "choose a1")
    assert listed(state) == [f"choose_amount {number}" for number in range(4)]
    play(state, "choose_amount 3")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (9, 9)
    assert conditions(state, "b1") == ["weakened"]
    state = clash(hand="40233", at="turn", a2=friend)  # not of House Mormont
    play(state, "play 40233 1", "choose a1", "choose_amount 1")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (11, 7)
    assert conditions(state, "b1") == []


# NCUs


@pytest.mark.rule("F15.16", "F18.13")
@pytest.mark.text("ncu_30207_hunters_guile")
def test_hunters_guile() -> None:
    howland = {"an1": ncu("stark_howland_reed_protector_of_the_neck")}
    weirwood = [["weirwood", 40, 30, 0]]
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=howland, terrain=weirwood)
    play(state, "activate_ncu an1", "claim maneuver")
    assert listed(state) == ["influence b1", "influence b16"]
    play(state, "influence b1", "choose a16", "hold")
    assert [bool(piece.keywords & HINDERING) for piece in ground_for(state.table, 16)] == [True]
    assert [bool(piece.keywords & HINDERING) for piece in ground_for(state.table, 31)] == [False]
    play(state, "activate b1", "strike a1", "stay")
    assert asked(state) == ("react", 0)
    events = rolling(state, "use ncu_30207_hunters_guile b1", dice=(4,) * 6)
    assert told(events, "hit")[0]["hits"] == 0
    assert state.table.lasting == []


@pytest.mark.rule("F14.18", "F15.10")
@pytest.mark.text("ncu_30208_hands_orders")
def test_hands_orders() -> None:
    ncus = {
        "an1": ncu("stark_eddard_stark_hand_of_the_king"),
        "bn1": ncu("stark_sansa_stark_little_bird"),
    }
    state = clash(at="turn", ncus=ncus)
    play(state, "pass", "activate_ncu an1", "claim wealth", "influence a1", "choose a1", "pass")
    play(state, "pass", "activate_ncu bn1", "claim crown", "choose a1")
    assert asked(state) == ("react", 0)
    events = play(state, "use ncu_30208_hands_orders a1")
    assert len(told(events, "cancelled")) == 1
    assert told(events, "tested") == []


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("ncu_30208_hands_orders")
def test_hands_orders_against_an_ncu() -> None:
    ncus = {
        "an1": ncu("stark_eddard_stark_hand_of_the_king"),
        "bn1": ncu("stark_rodrik_cassel_combat_veteran"),
    }
    state = clash(at="turn", ncus=ncus)
    play(state, "pass", "activate_ncu an1", "claim wealth", "influence a1", "choose a1", "pass")
    play(state, "pass", "activate_ncu bn1", "claim combat")
    assert listed(state) == ["choose a1", "choose a16"]
    play(state, "choose a1")
    assert asked(state) == ("react", 0)
    events = play(state, "use ncu_30208_hands_orders a1")
    assert len(told(events, "cancelled")) == 1
    assert conditions(state, "a1") == []
