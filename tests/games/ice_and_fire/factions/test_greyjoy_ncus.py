"""House Greyjoy: one test for each text of NCUs."""

from typing import Any

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
    told,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, tokens
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import CARDS, TACTICS_CARDS
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
@pytest.mark.text("ncu_30802_rise_again_harder_and_stronger", "ncu_30808_zeal_of_the_drowned_god")
@pytest.mark.parametrize("who", ["aeron_greyjoy_the_damphair", "beron_blacktyde_blind_beron"])
def test_greyjoys_of_either_side_may_be_influenced(who: str) -> None:
    state = clash(BOWMEN, BOWMEN, at="turn", ncus={"an1": ncu(f"greyjoy_{who}")})
    play(state, "activate_ncu an1", "claim tactics")
    assert listed(state) == ["influence a1", "influence b1"]


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


@pytest.mark.rule("F16.8", "F34.12")
@pytest.mark.text("ncu_30801_scholar_among_raiders")
def test_scholar_among_raiders() -> None:
    reader = {"an1": ncu("greyjoy_rodrik_harlaw_the_reader")}
    use = "use_ncu ncu_30801_scholar_among_raiders an1"
    piles: dict[str, Any] = {"hand": "40801 40803 40807", "deck": "40808 40809 40810 40811"}
    state = at_distance(20, BOWMEN, ncus=reader, at="turn", known=[["40803"], []], **piles)
    assert offered(state, use)
    play(state, use)
    assert listed(state) == [*(f"choose_card 4080{n}" for n in (1, 3, 7)), "decline"]
    events = play(state, "choose_card 40803")
    # The others see that a card goes, not which one; what they knew of the hand is worth nothing.
    assert GAME.describe(events[0], 0) == {
        "kind": "put_back", "seat": "0", "tactics_card": "40803"
    }  # fmt: skip
    assert GAME.describe(events[0], 1) == {"kind": "put_back", "seat": "0"}
    assert state.table.known[0] == ()
    play(state, "choose_card 40807")
    assert listed(state) == ["choose_card 40801", "decline"]
    events = play(state, "decline")
    assert told(events, "drew")[0]["count"] == 3
    assert sorted(hand(state)) == ["40801", "40809", "40810", "40811"]
    left = [TACTICS_CARDS.ids[card] for card in state.table.deck[0]]
    assert (sorted(left), tokens(state)) == (["40803", "40807", "40808"], [1])


@pytest.mark.rule("F16.8", "F2.25")
@pytest.mark.text("ncu_30801_scholar_among_raiders")
def test_what_is_set_aside_is_not_drawn_again() -> None:
    reader = {"an1": ncu("greyjoy_rodrik_harlaw_the_reader")}
    use = "use_ncu ncu_30801_scholar_among_raiders an1"
    state = at_distance(20, BOWMEN, ncus=reader, at="turn", hand="40801 40802", deck="40803")
    reach(state, use, "choose_card 40801", "choose_card 40802")
    assert hand(state) == ["40803"]
    assert len(state.table.deck[0]) == 2
    # With nothing in hand nothing is asked.
    state = at_distance(20, BOWMEN, ncus=reader, at="turn", deck="40803 40804")
    reach(state, use)
    assert (hand(state), asked(state)) == (["40804"], ("activate", 0))


@pytest.mark.rule("F37.4", "F36.14", "F34.12")
@pytest.mark.text("ncu_30803_rise_again_blade_in_hand")
@pytest.mark.parametrize("activated", [False, True])
def test_rise_again_blade_in_hand(activated: bool) -> None:
    balon = {"an1": ncu("greyjoy_balon_greyjoy_king_of_salt_and_rock")}
    use = "use_ncu ncu_30803_rise_again_blade_in_hand an1"
    dead = {"place": "gone", "wounds": 0, "activated": activated}
    state = at_distance(
        20, BOWMEN, at="turn", ncus=balon, counters=[["a2", BOWMEN, 2]],
        a2={"card": BOWMEN, **dead}, a3={"card": CROSSBOWMEN, **dead},
    )  # fmt: skip
    play(state, "activate_ncu an1", use)
    assert asked(state) == ("bring_in", 0)  # the only one of the House
    poses = [text.split()[2:] for text in listed(state, "deploy")]
    assert all(float(y) <= 12 or min(float(x), 48 - float(x)) <= 6 for x, y, _ in poses)
    assert any(float(y) > 12 for _, y, _ in poses)
    play(state, "deploy a2 10 5 90")
    assert (wounds(state, "a2"), pillage_of(state.table, 1)) == (12, 0)
    assert bool(state.table.activated[1]) == activated
    assert (asked(state), state.table.ncu_place[0]) == (("activate", 1), -1)  # no zone is claimed
    assert state.table.ncu_done[0] == 1
    state.table.ncu_done[0], state.table.place[1] = 0, 0
    play(state, "activate b1", "hold", "activate_ncu an1")
    assert asked(state) == ("claim", 0)  # once in a game


@pytest.mark.rule("F14.12", "F15.15")
@pytest.mark.text("ncu_30806_ironborn_diplomat")
@pytest.mark.parametrize("zone", ["wealth", "crown", "tactics"])
def test_ironborn_diplomat_names_two_zones(zone: str) -> None:
    ncus = {"an1": ncu("greyjoy_tristifer_botley_lord_of_lordsport"), "bn1": ncu(SANSA)}
    use = "use_ncu ncu_30806_ironborn_diplomat an1"
    state = at_distance(20, BOWMEN, CROSSBOWMEN, at="turn", ncus=ncus)
    play(state, "activate a1", "hold", "activate_ncu bn1", use)
    assert listed(state) == ["choose_option two_zones", "choose_option one_zone"]
    play(state, "choose_option two_zones", "choose_zone wealth", "choose_zone crown")
    reach(state, f"claim {zone}")
    if zone == "tactics":
        assert asked(state) == ("afflict", 1)
        assert (conditions(state, "b1"), conditions(state, "b16")) == ([], [])
        return
    assert listed(state) == ["choose b1", "choose b16", "decline"]
    play(state, "choose b1")
    assert listed(state) == ["choose b16", "decline"]
    play(state, "decline" if zone == "crown" else "choose b16")
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    assert conditions(state, "b16") == ([] if zone == "crown" else ["panicked", "vulnerable"])


@pytest.mark.rule("F14.7", "F15.15")
@pytest.mark.text("ncu_30806_ironborn_diplomat")
@pytest.mark.parametrize("named", ["wealth", "crown"])
def test_ironborn_diplomat_waits_for_one_zone(named: str) -> None:
    ncus = {
        "an1": ncu("greyjoy_tristifer_botley_lord_of_lordsport"),
        "bn1": ncu(SANSA), "bn2": ncu(SANSA),
    }  # fmt: skip
    use = "use_ncu ncu_30806_ironborn_diplomat an1"
    state = at_distance(20, BOWMEN, CROSSBOWMEN, at="turn", ncus=ncus)
    play(state, "activate a1", "hold", "activate_ncu bn1", use, "choose_option one_zone")
    play(state, f"choose_zone {named}")
    reach(state, "claim wealth", "choose b1")
    if named == "crown":
        assert not offered(state, use)
        return
    assert asked(state) == ("react", 0)
    play(state, use, "claim combat")
    # The other half is left for another time, this one is not.
    while asked(state) != ("activate", 1):
        play(state, "hold" if "hold" in listed(state) else listed(state)[0])
    assert state.table.ncu_done[0] == 1
    play(state, "activate_ncu bn2", use)
    assert listed(state, "choose_option") == []
    assert listed(state, "choose_zone") != []


@pytest.mark.rule("F14.7", "F14.8", "F16.6")
@pytest.mark.text("ncu_30807_rhllors_magics")
def test_rhllors_magics_hush_the_opponent() -> None:
    ncus = {"an1": ncu("greyjoy_moqorro_the_black_flame")}
    use = "use_ncu ncu_30807_rhllors_magics an1"
    cards = [[], ["40401"]]  # for an enemy's attack
    for hushed in (False, True):
        state = clash(BOWMEN, CROSSBOWMEN, at="turn", ncus=ncus, hand=cards)
        assert offered(state, use)
        play(state, use if hushed else "pass")
        play(state, "activate a1", "strike b1", "stay")
        assert offered(state, "play 40401 2") != hushed
    play(state, *(["keep"] if asked(state)[0] == "reroll" else []))
    settle(state)
    assert state.table.lasting == []  # with the turn it is over
    assert not offered(state, use)


@pytest.mark.rule("F36.6", "F15.11")
@pytest.mark.text("ncu_30807_rhllors_magics")
def test_rhllors_magics_return_an_attachment() -> None:
    ncus = {"an1": ncu("greyjoy_moqorro_the_black_flame")}
    use = "use_ncu ncu_30807_rhllors_magics an1"
    asha, other = "greyjoy_asha_greyjoy_the_krakens_daughter_commander", "lannister_guard_captain"
    captain = {"with": ["greyjoy_reaver_captain"]}
    state = at_distance(
        20,
        BOWMEN,
        at="turn",
        ncus=ncus,
        a_more=captain,
        fallen=[["a2", asha], ["b2", other], ["b2", "bolton_ramsay_snow_sadist"]],
    )
    reach(state, "activate_ncu an1", "claim crown", use)
    assert listed(state) == ["choose a1", "choose a16"]  # of the fallen one is friendly
    play(state, "choose a1")
    # Whatever the limits: a Commander beside a Captain.
    parts = [CARDS.ids[part] for part in state.table.parts[0]]
    assert sorted(parts) == sorted([asha, "greyjoy_reaver_captain"])
    # The first part is still to be used, this one is not.
    settle(state)
    assert [row[2] for row in state.table.used] == [3]
