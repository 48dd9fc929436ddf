"""House Greyjoy: one test for each tactics card, and for each way to play it."""

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
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached, in_zones
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle

from throneroom.games.ice_and_fire.pillage import pillage_of
from throneroom.games.ice_and_fire.queries import DEFENSE, total
from throneroom.games.ice_and_fire.state import PRECISION, VICIOUS

BOWMEN = "greyjoy_ironborn_bowmen"  # 5 dice in a melee, 4 or more
CROSSBOWMEN = "lannister_lannister_crossbowmen"
MISSED, HIT = (1,) * 5, (6, 1, 1, 1, 1)
FAILED, PASSED = (1, 1), (6, 6)
WEAK = {"conditions": ["weakened"]}


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"greyjoy_{name}"], **more}


ASHA = joined("asha_greyjoy_the_krakens_daughter_commander")
VICTARION = joined("victarion_greyjoy_the_iron_captain_commander")
THEON = joined("theon_greyjoy_prince_of_winterfell_commander")
EURON = joined("euron_greyjoy_lord_reaper_of_pyke_commander")
BAELOR = joined("baelor_blacktyde_captain_of_the_nightflyer")


@pytest.mark.rule("F15.11")
@pytest.mark.text("40801")
@pytest.mark.parametrize("seat", ["a", "b"])
def test_we_do_not_sow(seat: str) -> None:
    ncus = {"an2": ncu(SANSA), **in_zones("wealth", seat=seat)}
    state = clash(BOWMEN, CROSSBOWMEN, a_more={"wounds": 5}, hand="40801", at="turn", ncus=ncus)
    reach(state, "activate_ncu an2", "claim crown", "play 40801 1", "choose a1")
    reach(state, "strike b1", "stay", dice=MISSED)
    settle(state)
    assert wounds(state, "a1") == (5 if seat == "a" else 5 + 1 + 1)


@pytest.mark.rule("F3.22")
@pytest.mark.text("40802")
def test_what_is_dead_may_never_die() -> None:
    state = clash(CROSSBOWMEN, BOWMEN, b_more={"wounds": 1}, hand=[[], ["40802"]])
    reach(state, "strike b1", "stay", "play 40802 1", dice=(*HIT, 1, *PASSED))
    assert wounds(state, "b1") == 1
    state = at_distance(20, BOWMEN, a_more={"wounds": 3}, hand="40802", at="turn")
    reach(state, "play 40802 2", "choose a1")
    assert wounds(state, "a1") == 3 + 1 + 2


@pytest.mark.rule("F15.12")
@pytest.mark.text("40803")
@pytest.mark.parametrize(
    ("seat", "zone", "keywords", "who", "marks"),
    [
        ("a", "combat", PRECISION, 1, []),
        ("b", "combat", PRECISION, 0, []),
        ("a", "wealth", 0, 1, ["panicked"]),
        ("b", "wealth", 0, 1, ["vulnerable"]),
    ],
)
def test_the_krakens_wrath(seat: str, zone: str, keywords: int, who: int, marks: list[str]) -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a_more=WEAK, hand="40803", ncus=in_zones(zone, seat=seat))
    reach(state, "strike b1", "stay")
    rolling(state, "play 40803 1", dice=MISSED)
    assert (asked(state), fight(state).keywords) == (("reroll", who), keywords)
    assert conditions(state, "b1") == marks


@pytest.mark.rule("F36.14", "F10.10")
@pytest.mark.text("40804")
def test_the_iron_price() -> None:
    hurt = {"wounds": 4, "conditions": ["panicked"]}
    rich: dict[str, Any] = {"counters": [["a1", BOWMEN, 1]]}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand="40804", at="turn", **rich)
    reach(state, "play 40804 1", "choose a1", "choose_option restore")
    assert listed(state) == ["choose_option spend_pillage", "choose_option no"]
    play(state, "choose_option spend_pillage")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (4 + 2 + 2, [])
    assert pillage_of(state.table, 0) == 0
    # Without a token there is nothing to ask.
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand="40804", at="turn")
    reach(state, "play 40804 1", "choose a1", "choose_option restore")
    assert (asked(state), wounds(state, "a1")) == (("activate", 0), 4)
    # The other way: all five dice although two ranks are gone, and the price for another roll.
    weak = {"wounds": 4, "conditions": ["weakened"]}
    for paid, who in (("spend_pillage", 0), ("no", 1)):
        state = clash(BOWMEN, CROSSBOWMEN, a_more=weak, hand="40804", at="turn", **rich)
        reach(state, "play 40804 1", "choose a1", "choose_option highest")
        play(state, f"choose_option {paid}")
        reach(state, "activate a1", "strike b1", "stay", dice=MISSED)
        assert (asked(state), len(fight(state).attack_dice)) == (("reroll", who), 5)
        assert pillage_of(state.table, 0) == int(paid == "no")


@pytest.mark.rule("F16.10", "F1.27")
@pytest.mark.text("40805")
def test_finger_dance() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand="40805", at="turn")
    reach(
        state, "play 40805 1", "choose a1", "activate a1", "strike b1", "stay", "use_card 40805 a1"
    )
    assert listed(state) == ["choose_amount 1", "choose_amount 2"]
    play(state, "choose_amount 2")
    assert listed(state) == [f"choose_option {one}" for one in ("panicked", "vulnerable", "reroll")]
    play(state, "choose_option panicked")
    rolling(state, "choose_option reroll", dice=MISSED)
    assert (asked(state), conditions(state, "b1")) == (("reroll", 0), ["panicked"])
    assert (wounds(state, "a1"), attached(state)) == (10, [("40805", 0)])


@pytest.mark.rule("F36.14", "F15.12")
@pytest.mark.text("40806")
@pytest.mark.parametrize("seat", ["a", "b"])
def test_raiding_call(seat: str) -> None:
    other = unit(BOWMEN, 31, 10, 90)
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, a_more={"wounds": 5}, a2=other, hand="40806", at="turn",
        counters=[["a2", BOWMEN, 1]], ncus=in_zones("wealth", seat=seat),
    )  # fmt: skip
    reach(state, "activate a1", "play 40806 1")
    assert listed(state) == [f"choose_amount {number}" for number in range(4)]
    play(state, "choose_amount 3")
    assert listed(state) == ["choose_option pillage", "choose_option no"]
    play(state, "choose_option pillage")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (5 + 3 + 1, 12 - 3)
    assert listed(state) == ["choose a1", "choose a2"]  # whose is the token of the Wealth zone
    play(state, "choose a1")
    assert [pillage_of(state.table, one) for one in (0, 1)] == [2, 0]
    # Nobody has the zone, and nothing need be given.
    state = at_distance(20, BOWMEN, a_more={"wounds": 5}, a2=other, hand="40806", at="turn")
    reach(state, "activate a1", "play 40806 1", "choose_amount 0")
    assert (wounds(state, "a1"), wounds(state, "a2"), asked(state)) == (6, 12, ("declare", 0))
    assert [pillage_of(state.table, one) for one in (0, 1)] == [0, 0]
    # Without another unit it cannot be played.
    state = at_distance(20, BOWMEN, a_more={"wounds": 5}, hand="40806", at="turn")
    play(state, "activate a1")
    assert not offered(state, "play 40806 1")


@pytest.mark.rule("F3.10")
@pytest.mark.text("40807")
def test_bless_with_stone() -> None:
    hurt = {"wounds": 3, "conditions": ["weakened"]}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, b_more={"wounds": 8}, hand="40807", at="turn",
                  ncus=in_zones("wealth", "combat"))  # fmt: skip
    reach(state, "activate a1", "play 40807 1")
    assert listed(state) == ["choose_option restore", "choose_option token_leaves"]
    play(state, "choose_option restore", "choose_option token_leaves")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (3 + 2 + 1, [])


@pytest.mark.rule("F11.2")
@pytest.mark.text("40808", "40809")
@pytest.mark.parametrize("more", [{}, ASHA])
def test_those_who_pass_a_test(more: dict[str, Any]) -> None:
    other = unit(BOWMEN, 31, 24.8, 270, **more)  # within short range
    state = clash(CROSSBOWMEN, BOWMEN, b_more={"wounds": 8}, b2=other, hand=[[], ["40808"]])
    reach(state, "strike b1", "stay", "play 40808 1", dice=MISSED)
    assert wounds(state, "b1") == 8 + 2 + (1 if more else 0)
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40809"]], at="turn")
    reach(state, "activate a1", "strike b1", "stay", "play 40809 1", dice=MISSED)
    assert attached(state) == [("40809", 16)]
    state.table.conditions[16] = 4  # the dice wait for the token to be spent
    reach(state, "activate b1", "strike a1", "stay", dice=(1,) * 6)
    assert len(fight(state).attack_dice) == 6
    play(state, "keep")


@pytest.mark.rule("F16.10", "F10.10")
@pytest.mark.text("40809")
def test_raider_bravery_ends_with_fear() -> None:
    state = clash(
        CROSSBOWMEN, BOWMEN, hand=[[], ["40809"]], at="turn", a2=unit(CROSSBOWMEN, 29.15, 25, 180)
    )
    reach(state, "activate a1", "strike b1", "stay", "play 40809 1", dice=MISSED)
    settle(state)
    play(state, "activate b16", "hold")
    reach(state, "activate a2", "strike b1", "stay", dice=(*HIT, 1, *FAILED))
    settle(state)
    assert attached(state) == []


@pytest.mark.rule("F11.2")
@pytest.mark.text("40810")
@pytest.mark.parametrize(
    ("more", "marks"), [({}, ["panicked"]), (ASHA, ["panicked", "vulnerable"])]
)
def test_war_cry(more: dict[str, Any], marks: list[str]) -> None:
    state = at_distance(10, BOWMEN, CROSSBOWMEN, a_more=more, hand="40810", at="turn")
    reach(state, "activate a1")
    words = ["play 40810 1"] if more else ["play 40810 1", "choose_option panicked"]
    reach(state, *words, dice=PASSED)
    settle(state)
    assert conditions(state, "b1") == marks


@pytest.mark.rule("F9.32")
@pytest.mark.text("40811")
@pytest.mark.parametrize(("more", "after"), [({}, ["vulnerable"]), (VICTARION, [])])
def test_rush_of_aggression(more: dict[str, Any], after: list[str]) -> None:
    state = at_distance(10, BOWMEN, CROSSBOWMEN, a_more=more, hand="40811")
    play(state, listed(state, "charge")[0])
    events = reach(state, "play 40811 1", "align full", dice=(6, 1, 1, 1, 1, 6, 1, *PASSED))
    events += settle(state)
    assert told(events, "hit")[0]["hits"] == 2
    assert conditions(state, "a1") == after


@pytest.mark.rule("F15.11")
@pytest.mark.text("40812")
def test_assault_orders() -> None:
    table: dict[str, Any] = {"hand": "40812", "at": "turn", "ncus": {"an1": ncu(SANSA)}}
    state = at_distance(8, BOWMEN, CROSSBOWMEN, a_more=VICTARION, **table)
    reach(state, "activate_ncu an1", "claim crown", "play 40812 1", "choose a1")
    assert {text.split()[0] for text in listed(state)} == {"hold", "charge"}
    state = clash(BOWMEN, CROSSBOWMEN, **table)
    reach(state, "activate_ncu an1", "claim crown", "play 40812 1", "choose a1")
    assert listed(state) == ["strike b1", "hold"]


@pytest.mark.rule("F10.10")
@pytest.mark.text("40813")
@pytest.mark.parametrize("more", [{}, VICTARION])
def test_sustained_assault(more: dict[str, Any]) -> None:
    hurt = {"wounds": 4, **WEAK, **more}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand="40813", at="turn")
    reach(state, "activate a1", "strike b1", "stay")
    reach(state, "play 40813 1", dice=MISSED)
    assert (asked(state), len(fight(state).attack_dice)) == (("reroll", 0 if more else 1), 5)


@pytest.mark.rule("F10.13")
@pytest.mark.text("40814")
def test_opportunist() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand="40814")
    reach(state, "strike b1", "stay", "play 40814 1")
    rolling(state, "choose_option precision", dice=MISSED)
    assert (asked(state), fight(state).keywords) == (("reroll", 0), PRECISION)
    state = clash(BOWMEN, CROSSBOWMEN, a_more=THEON, hand="40814")
    reach(state, "strike b1", "stay", "play 40814 1", dice=MISSED)
    assert fight(state).keywords == PRECISION | VICIOUS
    state = clash(BOWMEN, CROSSBOWMEN, b_more={"activated": True}, hand="40814")
    reach(state, "strike b1", "stay", dice=MISSED)
    assert not offered(state, "play 40814 1")


@pytest.mark.rule("F8.36")
@pytest.mark.text("40815")
def test_diversion_tactics() -> None:
    state = clash(CROSSBOWMEN, BOWMEN, b2=unit(BOWMEN, 34, 30, 270), hand=[[], ["40815"]])
    reach(state, "strike b1", "stay", "play 40815 1", dice=MISSED)
    assert (asked(state), listed(state)) == (("declare", 1), ["hold", "maneuver"])


@pytest.mark.rule("F10.16")
@pytest.mark.text("40818")
def test_price_of_failure() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand="40818")
    events = reach(state, "strike b1", "stay", "play 40818 1", dice=(*MISSED, 6, 6, 6, 6, 6))
    events += settle(state)
    assert told(events, "hit")[0]["hits"] == 5
    assert conditions(state, "a1") == ["panicked", "vulnerable"]


@pytest.mark.rule("F3.10")
@pytest.mark.text("40826")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (BAELOR, ["panicked"])])
def test_lash_out(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(CROSSBOWMEN, BOWMEN, b_more={**more, "wounds": 3}, hand=[[], ["40826"]])
    reach(state, "strike b1", "stay", "play 40826 1", dice=MISSED)
    assert (wounds(state, "a1"), conditions(state, "a1")) == (12 - 4, marks)


@pytest.mark.rule("F11.4")
@pytest.mark.text("40828")
def test_blacktyde_conviction() -> None:
    state = clash(
        CROSSBOWMEN, BOWMEN, a_more={"wounds": 3}, b_more={"wounds": 8}, hand=[[], ["40828"]]
    )
    events = reach(state, "strike b1", "stay", "play 40828 1", dice=(6, 1, 1, 1, 3, 2))
    # A die of 3 ranks less two, one wound; then 1 for its own rank and 2 for those of the enemy.
    assert told(events, "tested")[0]["total"] == 3 + 2 + 1 + 2


@pytest.mark.rule("F1.25", "F10.10")
@pytest.mark.text("40816")
@pytest.mark.parametrize("zone", ["combat", "crown"])
def test_stark_exposure(zone: str) -> None:
    hurt = {"wounds": 4}
    state = at_distance(
        8, BOWMEN, CROSSBOWMEN, a_more=hurt, hand=[["40816"], ["40401"]], ncus=in_zones(zone)
    )
    reach(state, listed(state, "charge")[0], "align full", "play 40816 1", dice=(6, *MISSED))
    if zone == "crown":  # one of the two: the defender's card may still be played
        play(state, "choose_option highest")
        assert listed(state) == ["play 40401 2", "pass"]
        rolling(state, "pass", dice=MISSED)
    assert asked(state) == ("reroll", 0)  # the charge
    assert len(fight(state).attack_dice) == 5


@pytest.mark.rule("F36.14", "F1.27")
@pytest.mark.text("40817")
def test_acceptable_sacrifices() -> None:
    other = unit(BOWMEN, 31, 10, 90)
    state = at_distance(20, BOWMEN, CROSSBOWMEN, a2=other, hand="40817", at="turn")
    reach(state, "play 40817 1", "choose a1", "choose_amount 2")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (10, ["panicked"])
    assert pillage_of(state.table, 1) == 2


@pytest.mark.rule("F11.7", "F36.14")
@pytest.mark.text("40819")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_old_way(held: int) -> None:
    counters: dict[str, Any] = {"counters": [["b1", BOWMEN, held]]}
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40819"]], **counters)
    reach(state, "strike b1", "stay", dice=(*HIT, 1, *FAILED))
    assert offered(state, "play 40819 1") == (held > 0)
    if held:
        play(state, "play 40819 1")
        assert (asked(state) == ("reroll", 1)) == (held == 1)
        settle(state)
        assert wounds(state, "b1") == (11 if held == 2 else 10)
    counters = {"counters": [["a1", BOWMEN, held]]}
    state = clash(BOWMEN, CROSSBOWMEN, hand="40819", **counters)
    rolling(state, "strike b1", "stay", dice=(1,) * 6)
    assert offered(state, "play 40819 2") == (held > 0)
    if held:
        play(state, "play 40819 2")
        assert conditions(state, "b1") == ["vulnerable"]
        assert (asked(state) == ("reroll", 0)) == (held == 2)


@pytest.mark.rule("F8.36")
@pytest.mark.text("40821")
@pytest.mark.parametrize("more", [{}, EURON])
def test_cunning_ploy(more: dict[str, Any]) -> None:
    other = unit(BOWMEN, 34, 10, 90)
    state = at_distance(10, BOWMEN, CROSSBOWMEN, a_more=more, a2=other, hand="40821", at="turn")
    reach(state, "activate a1", "play 40821 1", "choose a2")
    assert conditions(state, "b1") == (["vulnerable"] if more else [])
    assert (state.table.flow.args[0], listed(state)) == (1, ["hold", "maneuver", "march"])
    play(state, "hold")
    settle(state)
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F36.14", "F10.13")
@pytest.mark.text("40824")
def test_steels_might() -> None:
    counters: dict[str, Any] = {"counters": [["a1", BOWMEN, 2]]}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=WEAK, hand="40824", **counters)
    reach(state, "strike b1", "stay", "play 40824 1", "choose_amount 2", "choose_option precision")
    rolling(state, "choose_option vicious", dice=(1,) * 6)
    found = fight(state)
    assert (found.keywords, len(found.attack_dice)) == (PRECISION | VICIOUS, 6)  # they still count
    play(state, "keep")
    assert pillage_of(state.table, 0) == 0


@pytest.mark.rule("F36.13", "F36.14", "F10.9")
@pytest.mark.text("40824", "the_silences_infamy")
def test_tokens_of_steels_might_count_until_the_attack_is_over() -> None:
    """The panic test belongs to the attack; a token that it earns is a new one."""
    silenced = "greyjoy_silenced_men"
    for left, now in ((12, 0), (9, 1)):
        table: dict[str, Any] = {"counters": [["a1", silenced, 2]], "b_more": {"wounds": left}}
        state = clash(silenced, CROSSBOWMEN, hand="40824", **table)
        reach(state, "strike b1", "stay", "play 40824 1", "choose_amount 2", "choose_option reroll")
        dice = (6, *(1,) * 7, 5, 4)
        events = reach(state, "choose_option precision", dice=dice)
        events += settle(state)
        assert told(events, "tested")[0]["total"] == 9 - 1
        assert pillage_of(state.table, 0) == now


@pytest.mark.rule("F36.14", "F16.10")
@pytest.mark.text("40829")
def test_lust_for_glory() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, a_more=WEAK, hand="40829", at="turn")
    reach(state, "play 40829 1")
    assert (pillage_of(state.table, 0), attached(state)) == (1, [("40829", 0)])
    assert total(state.table, DEFENSE, 0) == -1
    reach(state, "activate a1", "strike b1", "stay", dice=MISSED)
    assert fight(state).to_hit == 1


@pytest.mark.rule("F16.8")
@pytest.mark.text("40831")
def test_knowledge_paid_in_iron() -> None:
    table: dict[str, Any] = {"at": "turn", "counters": [["a1", BOWMEN, 1]], "discard": "40802"}
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand=[["40831"], ["40401"]], **table)
    play(state, "play 40831 1", "choose_option from_discard")
    assert (hand(state), pillage_of(state.table, 0)) == (["40802"], 0)
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand=[["40831"], ["40401"]], **table)
    play(state, "play 40831 1", "choose_option look", "discard 40401")
    assert (hand(state, 1), pillage_of(state.table, 0)) == ([], 0)
