"""House Baratheon: one test for each text of units and attachments."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
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
    strike,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, in_zones, tokens
from tests.games.ice_and_fire.factions.reaching import reach
from tests.games.ice_and_fire.factions.stags import (
    FAITHFUL,
    HALBERDIERS,
    PIKEMEN,
    STAGS,
    WARDENS,
    joined,
    to_next_round,
)

from throneroom.games.ice_and_fire.content import CARDS, UNIT
from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.queries import affiliations
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, SUNDERING, VICIOUS

NOBLE = "baratheon_dragonstone_noble"


@pytest.mark.text("affiliation_rhllor", "davos_vassal", "renlys_retinue")
def test_names_and_numbers() -> None:
    state = clash(WARDENS, a_more=joined("axell_florent_fanatical_devotee"))
    assert affiliations(state.table, 0) == ("House Baratheon", "R'hllor")
    state = clash(WARDENS, a_more=joined("dale_seaworth_captain_of_the_wraith"))
    assert characters(state.table, 0) == ("Dale Seaworth", "Davos Seaworth")
    guard = UNIT[CARDS.index["baratheon_rainbow_guard"]]
    assert (guard.models, guard.ranks, guard.wounds) == (8, 2, 1)


@pytest.mark.rule("F37.12")
@pytest.mark.text("renlys_retinue")
def test_the_rainbow_guard_carries_banners() -> None:
    state = clash("baratheon_rainbow_guard", SWORDS, a_more={"wounds": 4}, at="turn")
    banners = state.view(None)["counters"]
    assert banners == [["a1", "baratheon_rainbow_guard", 4]]
    play(state, "activate a1", "use renlys_retinue a1", "choose_amount 2")
    play(state, "choose_option panicked", "choose_option restore")
    assert state.view(None)["counters"] == [["a1", "baratheon_rainbow_guard", 2]]
    assert wounds(state, "a1") == 6
    play(state, "strike b1", "stay")
    assert conditions(state, "b1") == ["panicked", "weakened"]


@pytest.mark.text("double_hammers", "watchers_crossbow")
def test_sundering() -> None:
    state = clash("baratheon_baratheon_sentinels", SWORDS)
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 4, 6, 6, 1))
    assert wounds(state, "b1") == 11  # a 4 does not block
    state = at_distance(5, "baratheon_thorn_watch", SWORDS)
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(3, 1, 1, 1, 1, 1, 4, 6, 6, 1))
    assert wounds(state, "b1") == 11


@pytest.mark.rule("F16.14")
@pytest.mark.text("bookkeeping_cortnay_penrose")
def test_bookkeeping() -> None:
    cortnay = joined("cortnay_penrose_castellan_of_storms_end_commander")
    deck = "40601 40602 40603 40604 40605"
    for more, cards in ((cortnay, 4), ({}, 3)):
        state = at_distance(20, WARDENS, a_more=more, deck=deck, at="turn")
        to_next_round(state)
        assert len(hand(state)) == cards


@pytest.mark.text("champions_wrath")
def test_champions_wrath() -> None:
    champions = "baratheon_champions_of_the_stag"
    state = clash(champions, SWORDS, a_more={"engaged_before": ["b1"]})
    events = strike(state, dice=(6, 1, 1, 1, 1, 1, 1, 1))
    assert conditions(state, "b1") == ["vulnerable"]
    assert told(events, "hit")[0]["hits"] == 2
    state = at_distance(3, champions, SWORDS)
    rolling(state, "charge b1 front 90", dice=(6,))
    play(state, "align full")
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.rule("F37.11")
@pytest.mark.text("claims_to_the_kingdom", "first_of_the_kings_men")
def test_counting_as_controlling() -> None:
    renly = joined("renly_baratheon_king_in_the_south_commander")
    andrew = joined("andrew_estermont_first_of_the_kings_men_commander")
    for there, options in ((renly, 3), (andrew, 3), ({}, 1)):
        state = clash(HALBERDIERS, SWORDS, a_more=there, hand="40603")
        play(state, "strike b1", "stay")
        while listed(state, "play") == []:
            play(state, "pass")
        play(state, "play 40603 1")
        if options == 1:
            assert len(listed(state, "choose_option")) == 3
            rolling(state, "choose_option vicious", dice=MISSES)
        else:  # all three, there is nothing to ask
            assert listed(state, "choose_option") == []
    # A Commander who has lost his abilities makes no claims.
    rival = joined("renly_baratheon_lord_paramount_of_the_stormlands_commander")
    more: dict[str, Any] = {"hand": [["40603"], ["40610"]], "at": "turn"}
    state = clash(HALBERDIERS, PIKEMEN, a_more=renly, b_more=rival, **more)
    reach(state, "activate a1", "play 40610 1", "choose_option lose_abilities")
    reach(state, "strike b1", "stay", "play 40603 1")
    assert len(listed(state, "choose_option")) == 3
    # What is not about their unit sees the zones as they are.
    more = {"hand": "40618 40601", "discard": "40603", "at": "turn"}
    state = at_distance(20, PIKEMEN, SWORDS, a_more=renly, **more)
    play(state, "play 40618 1", "choose_card 40603")
    assert hand(state) == ["40603"]  # a second card was discarded for it
    # An opponent's text whose targets are still to be named sees who really controls a zone.
    for zones, first in (((), "attacked"), (("crown",), "tested")):
        state = clash("lannister_red_cloaks", HALBERDIERS, b_more=renly, ncus=in_zones(*zones))
        events = rolling(state, "strike b1", "stay", dice=(4, 4, 2, *MISSES))
        assert next(one.kind for one in events if one.kind in ("attacked", "tested")) == first
    # Andrew may re-roll tests as long as no opponent has Crown or Tactics.
    for zones, asks in (((), "reroll"), (("crown",), "activate")):
        state = clash(SWORDS, HALBERDIERS, b_more=andrew, ncus=in_zones(*zones))
        strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
        assert asked(state)[0] == asks


@pytest.mark.text("coordinated_assault")
def test_coordinated_assault() -> None:
    state = at_distance(3, PIKEMEN, SWORDS)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=(4, 1, 1, 1, 1, 1, 1))
    events = rolling(state, "keep", dice=(6, 6, 6, 6))
    assert told(events, "hit")[0]["hits"] == 1 + 3


@pytest.mark.text("deadly_bloom", "perseverance_and_valor")
def test_rose_knights() -> None:
    state = clash("baratheon_rose_knights", SWORDS, a_more={"wounds": 8})
    strike(state, dice=MISSES)
    assert (wounds(state, "a1"), wounds(state, "b1")) == (9, 11)
    state = clash("baratheon_rose_knights", SWORDS)  # nothing to restore, nothing blooms
    strike(state, dice=MISSES)
    assert wounds(state, "b1") == 12


@pytest.mark.text("divine_sacrifices")
def test_divine_sacrifices() -> None:
    state = clash(WARDENS, SWORDS, a_more=joined("red_priestess"))
    play(state, "strike b1", "stay", "use divine_sacrifices a1")
    rolling(state, "choose_amount 2", dice=MISSES)
    assert wounds(state, "a1") == 10
    assert conditions(state, "b1") == ["panicked", "vulnerable"]


@pytest.mark.text("fire_arrows")
def test_fire_arrows() -> None:
    other = unit(SWORDS, 32, 25, 270)
    state = at_distance(8, "baratheon_rhllor_lightbringers", SWORDS, b2=other)
    play(state, "shoot", "stay")
    dice = (3, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 4, 3, 1)
    events = rolling(state, "target b1", dice=dice)
    assert told(events, "tested") == [
        {"unit": "b1", "total": 4, "passed": 0},
        {"unit": "b2", "total": 5, "passed": 0},
    ]


@pytest.mark.text("heart_of_fire")
def test_heart_of_fire() -> None:
    state = clash(FAITHFUL, SWORDS, a_more={"wounds": 5}, b_more={"wounds": 8})
    play(state, "strike b1", "stay")
    events = rolling(state, "use heart_of_fire a1", dice=(3, 1, 1, 1, 1, 1, 4))
    assert told(events, "hit")[0]["hits"] == 1  # +1 to hit
    assert tokens(state) == [0]
    state = clash(FAITHFUL, SWORDS, a_more={"wounds": 5}, b_more={"wounds": 8})
    play(state, "strike b1", "stay")
    rolling(state, "pass", dice=MISSES)
    play(state, "use heart_of_fire a1")
    assert wounds(state, "a1") == 5 + 2
    state = at_distance(8, FAITHFUL, SWORDS)
    rolling(state, "charge b1 front 90", "use heart_of_fire a1", dice=(1,))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll effect 1", dice=(6,))
    play(state, "align full")
    assert conditions(state, "b1") == ["panicked"]
    state = clash(SWORDS, FAITHFUL)
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert tokens(state) == [2]


@pytest.mark.text("highgarden_lance")
def test_highgarden_lance() -> None:
    state = at_distance(3, "baratheon_riders_of_highgarden", SWORDS)
    rolling(state, "charge b1 front 90", dice=(6,))
    rolling(state, "align full", dice=(3, 1, 1, 1, 1, 1, 1, 1, 1))
    assert len(fight(state).attack_dice) == 5 + 4
    events = rolling(state, "keep", dice=(6,))
    assert told(events, "hit")[0]["hits"] == 1  # 4+ at +1


@pytest.mark.text("kings_blade", "queens_blade")
def test_blades() -> None:
    for zones, found in (((), CRITICAL_BLOW | SUNDERING), (("crown",), SUNDERING)):
        ncus = in_zones(*zones, seat="b")
        state = clash("baratheon_kings_men", SWORDS, a_more={"conditions": ["weakened"]}, ncus=ncus)
        strike(state, dice=(3,) * 7)
        assert fight(state).keywords == found
        assert asked(state) == ("reroll", 1 if zones else 0)
    marked = {"conditions": ["panicked", "vulnerable"]}
    for zones, asks in (((), "activate"), (("crown",), "reroll")):
        state = clash(SWORDS, "baratheon_rhllor_queens_men", b_more=marked, ncus=in_zones(*zones))
        strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 6, 1))
        assert asked(state)[0] == asks


@pytest.mark.text("war_hammer", "mastercraft_warhammer")
def test_hammers() -> None:
    for defense, after in ((1, ["weakened"]), (2, [])):
        state = clash(WARDENS, SWORDS)
        strike(state, dice=(4, 1, 1, 1, 1, 1, defense, 6, 6, 1))
        assert conditions(state, "b1") == after
    state = clash(NOBLE, SWORDS)
    strike(state, dice=(3, 1, 1))
    assert asked(state) == ("reroll", 0)
    rolling(state, "keep", dice=(1, 6, 6, 1))
    assert conditions(state, "b1") == ["weakened"]


@pytest.mark.rule("F15.11")
@pytest.mark.text("might_of_the_throne_cortnay_penrose")
def test_might_of_the_throne() -> None:
    cortnay = joined("cortnay_penrose_loyal_tactician")
    state = at_distance(8, WARDENS, SWORDS, a_more=cortnay, at="turn", ncus={"an1": ncu(SANSA)})
    play(state, "activate_ncu an1", "claim crown", "use might_of_the_throne_cortnay_penrose a1")
    assert listed(state, "charge") != []
    play(state, "hold")
    assert state.table.active == 1


@pytest.mark.text("order_nobles_bolster")
def test_nobles_bolster() -> None:
    ncus = {"bn1": ncu(SANSA)}
    more: dict[str, Any] = {
        "a2": unit(NOBLE, 32, 10, 90),
        "ncus": ncus,
        "at": "turn",
        "active": "1",
    }
    state = at_distance(20, WARDENS, SWORDS, **more)
    play(state, "activate_ncu bn1", "claim tactics", "afflict a1 weakened")
    play(state, "use order_nobles_bolster a2")
    assert conditions(state, "a1") == []


@pytest.mark.text("renlys_protector")
def test_renlys_protector() -> None:
    renly = joined("renly_baratheon_the_charismatic_heir_commander")
    brienne = unit(WARDENS, 36, 20, 180, **joined("brienne_the_blue"))
    state = clash(SWORDS, PIKEMEN, b_more=renly, b2=brienne)
    strike(state, dice=MISSES)
    while listed(state, "use") != ["use renlys_protector b2"]:
        play(state, "pass")
    play(state, "use renlys_protector b2")
    assert all(text.startswith(("charge a1", "hold")) for text in listed(state))


@pytest.mark.text("solo_rider")
def test_solo_rider() -> None:
    state = at_distance(20, NOBLE, at="turn")
    play(state, "activate a1", "use solo_rider a1")
    assert listed(state) == ["hold", "maneuver"]


@pytest.mark.text("stags_fury")
def test_stags_fury() -> None:
    for number, keywords in (
        (1, 0),
        (2, CRITICAL_BLOW),
        (3, CRITICAL_BLOW | VICIOUS),
        (5, CRITICAL_BLOW | VICIOUS | SUNDERING),
    ):
        weak = {"conditions": ["weakened"]}
        state = clash(STAGS, SWORDS, a_more=weak, round=number)
        strike(state, dice=(3,) * 7)
        assert fight(state).keywords == keywords
        events = rolling(state, "keep", dice=(6,) * 12)
        assert told(events, "hit")[0]["hits"] == 7 + (3 if number == 5 else 0)


@pytest.mark.text("true_conviction_baratheon")
def test_true_conviction() -> None:
    andrew = joined("andrew_estermont_true_loyalist", wounds=8)
    for b_more, asks in (({}, "reroll"), ({"wounds": 8}, "activate")):
        state = clash(WARDENS, SWORDS, a_more=andrew, b_more=b_more)
        play(state, "strike b1", "stay")
        rolling(state, "pass", dice=MISSES)  # Order: Incite
        assert asked(state)[0] == asks


@pytest.mark.text("zealous_fanaticism")
def test_zealous_fanaticism() -> None:
    axell = joined("axell_florent_fanatical_devotee", wounds=4)
    state = clash(WARDENS, SWORDS, a_more=axell)
    events = strike(state, dice=(1, 1, 2, 2, 2, 2))
    assert len(told(events, "rolled")[0]["dice"]) == 6
    assert wounds(state, "a1") == 2
