"""The Brotherhood Without Banners: one test for each tactics card, and for each way to play it."""

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
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached
from tests.games.ice_and_fire.factions.reaching import all_offered, offered, reach, settle

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.state import ALL_HIT

LEVY = "brotherhood_peasant_levy"  # 6 dice, 5 or more
MEN_AT_ARMS = "brotherhood_men_at_arms"
KNIGHTS = "brotherhood_brotherhood_sworn_knights"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
BOWMEN = "stark_stark_bowmen"
FRIEND = unit(LEVY, 17, 20, 90, wounds=5)
MISSED, HIT = (1,) * 5, (6, 1, 1, 1, 1)  # by crossbowmen and bowmen in a melee
FAILED, PASSED = (1, 1), (6, 6)


def joined(name: str, **more: Any) -> dict[str, Any]:
    return {"with": [f"brotherhood_{name}"], **more}


BERIC = joined("beric_dondarrion_lightning_lord_commander")
THOROS = joined("thoros_of_myr_the_red_wizard_commander")
CATELYN = joined("catelyn_stark_lady_stoneheart_commander")


# The deck of the Brotherhood


@pytest.mark.rule("F8.21")
@pytest.mark.text("41101")
@pytest.mark.parametrize(("more", "question"), [({}, "withdraw"), (CATELYN, "reroll")])
def test_sudden_retreat(more: dict[str, Any], question: str) -> None:
    state = clash(CROSSBOWMEN, LEVY, b_more=more, hand=[[], ["41101"]])
    reach(state, "strike b1", "stay", "play 41101 1", dice=(*FAILED, *MISSED) if more else MISSED)
    assert listed(state) == ["retreat", "hold"]
    rolling(state, "retreat", dice=(3,))
    assert asked(state) == (question, 1)


@pytest.mark.rule("F36.6")
@pytest.mark.text("41102")
def test_regroup_and_reform() -> None:
    parts = joined("hot_pie_the_baker", wounds=5)
    table: dict[str, Any] = {"a_more": parts, "a2": unit(LEVY, 31, 20, 90, wounds=6), "at": "turn"}
    state = at_distance(20, LEVY, hand="41102", a3=unit(KNIGHTS, 10, 20, 90), **table)
    play(state, "play 41102 1")
    assert "choose a3" not in listed(state)  # no horse
    play(state, "choose a1")  # only a2 is near it
    assert listed(state) == [f"choose_amount {n}" for n in range(5)]
    play(state, "choose_amount 3")
    assert listed(state) == ["choose_attachment brotherhood_hot_pie_the_baker", "decline"]
    events = play(state, "choose_attachment brotherhood_hot_pie_the_baker")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (2, 9)
    assert told(events, "joined") == [{"unit": "a2", "card": "brotherhood_hot_pie_the_baker"}]
    assert [state.table.parts[u] for u in (0, 1)] == [
        (),
        (CARDS.index["brotherhood_hot_pie_the_baker"],),
    ]


@pytest.mark.rule("F36.6", "F4.3")
@pytest.mark.text("41102")
def test_two_attachments_change_places() -> None:
    baker, bull = (
        CARDS.index[f"brotherhood_{one}"] for one in ("hot_pie_the_baker", "gendry_the_bull")
    )
    table: dict[str, Any] = {"a_more": joined("hot_pie_the_baker", wounds=1), "at": "turn"}
    other = unit(LEVY, 31, 20, 90, wounds=3, **joined("gendry_the_bull"))
    used = [["a2", "order_resilience", 1]]
    state = at_distance(20, LEVY, hand="41102", a2=other, used=used, **table)
    # The last model of a1 stays; the two can only swap.
    play(state, "play 41102 1", "choose a1")
    play(state, "choose_attachment brotherhood_hot_pie_the_baker")
    play(state, "choose_attachment brotherhood_gendry_the_bull")
    assert [state.table.parts[u] for u in (0, 1)] == [(bull,), (baker,)]
    assert state.view(None)["used"] == [["a1", "order_resilience"]]  # he has used it this round


@pytest.mark.rule("F14.18")
@pytest.mark.text("41103")
@pytest.mark.parametrize("test", [FAILED, PASSED])
def test_knights_of_the_hollow_hill(test: tuple[int, int]) -> None:
    hands = [["40409"], ["41103"]]
    marked = {"conditions": ["panicked"]}
    state = at_distance(10, BOWMEN, LEVY, hand=hands, b_more=marked, at="turn")
    play(state, "play 40409 1")
    reach(state, "play 41103 1", dice=test)
    settle(state)
    if test == PASSED:
        assert asked(state) == ("declare", 1)
        assert listed(state) == ["hold", "maneuver"]
    assert ("panicked" in conditions(state, "b1")) == (test == PASSED)


KNIGHTS = "brotherhood_brotherhood_sworn_knights"


@pytest.mark.rule("F14.17")
@pytest.mark.text("41103", "40747", "ncu_30704_wisdom_of_the_old_knight")
@pytest.mark.parametrize("card", ["41103", "40747"])
def test_what_friends_do_is_no_enemys_doing(card: str) -> None:
    # The own Rally the Smallfolk names a unit of the own side.
    friend, weak = unit(LEVY, 17, 20, 90, wounds=5), {"wounds": 9}
    state = clash(KNIGHTS, CROSSBOWMEN, b_more=weak, a2=friend, hand=card)
    reach(state, "strike b1", "stay", dice=(*(6,) * 7, *(1,) * 12))
    assert not offered(state, f"play {card} 1")
    assert wounds(state, "a2") == 5 + 2
    # An ally moves the unit a little.
    seats: dict[str, Any] = {"seats": 4, "options": {"teams": True}, "at": "turn"}
    seats |= {"c1": unit(LEVY, 40, 5, 90), "d1": unit(LEVY, 8, 36, 270)}
    state = at_distance(5, LEVY, CROSSBOWMEN, hand=[[card], [], ["40319"], []], **seats)
    reach(state, "play 40319 1", "choose a1")
    assert not offered(state, f"play {card} 1")


@pytest.mark.rule("F8.36")
@pytest.mark.text("41104")
def test_the_forgotten_fellowship() -> None:
    state = at_distance(20, LEVY, CROSSBOWMEN, hand="41104", at="clean_up")
    reach(state, "keep", "play 41104 1", "choose a1", "march")
    play(state, listed(state, "go")[0])
    assert conditions(state, "a1") == ["weakened"]
    state = clash(LEVY, CROSSBOWMEN, hand="41104", at="clean_up")
    reach(state, "keep", "play 41104 1", "choose a1")
    assert listed(state) == ["retreat", "hold"]


@pytest.mark.rule("F11.2")
@pytest.mark.text("41105")
@pytest.mark.parametrize("test", [FAILED, PASSED])
def test_take_up_the_sword(test: tuple[int, int]) -> None:
    table: dict[str, Any] = {"hand": "41105", "at": "turn"}
    state = at_distance(10, LEVY, CROSSBOWMEN, a_more={"wounds": 3}, **table)
    play(state, "activate a1", "play 41105 1")
    reach(state, "choose_option restore", dice=test)
    assert wounds(state, "a1") == (3 + 1 + 2 if test == PASSED else 3)
    state = at_distance(10, LEVY, CROSSBOWMEN, **table)
    play(state, "activate a1", "play 41105 1")
    reach(state, "choose_option panicked", dice=test)
    assert conditions(state, "b1") == (["panicked", "weakened"] if test == PASSED else [])


@pytest.mark.rule("F11.7", "F11.10")
@pytest.mark.text("41106")
def test_azor_ahai() -> None:
    state = clash(CROSSBOWMEN, LEVY, hand=[[], ["41106"]])
    reach(state, "strike b1", "stay", "play 41106 1", dice=(*HIT, 1, *FAILED), d3=3)
    assert wounds(state, "b1") == 12 - 1 - 1
    state = clash(CROSSBOWMEN, LEVY, b_more=THOROS, hand=[[], ["41106"]])
    reach(state, "strike b1", "stay", "play 41106 1", dice=(*HIT, 1, *FAILED), d3=3)
    assert wounds(state, "b1") == 11
    assert conditions(state, "a1") == ["weakened"]


@pytest.mark.rule("F13.11", "F16.10")
@pytest.mark.text("41107")
def test_but_the_realm_remains() -> None:
    doomed = unit(LEVY, 40, 24.8, 270, wounds=1)
    striker = unit(CROSSBOWMEN, 40, 20, 90)
    state = at_distance(8, CROSSBOWMEN, LEVY, b_more={"wounds": 5}, hand=[[], ["41107"]],
                        at="turn", a2=striker, b2=doomed)  # fmt: skip
    reach(state, "play 41107 1", "choose b1")
    assert attached(state) == [("41107", 16)]
    reach(state, "activate a2", "strike b2", "stay", dice=(*HIT, 1))
    settle(state)
    play(state, "hold")  # Surge Forth
    assert [row.number for row in state.table.lasting] == [1]
    assert listed(state) == ["use_card 41107 b1", "pass"]
    play(state, "use_card 41107 b1")
    assert wounds(state, "b1") == 8
    assert [row.number for row in state.table.lasting] == [0]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F13.11")
@pytest.mark.text("41107")
@pytest.mark.parametrize("held", [0, 1])
def test_the_realm_keeps_heart(held: int) -> None:
    state = at_distance(
        8, CROSSBOWMEN, LEVY, hand=[[], ["41107"]], at="turn", ncus={"an1": ncu(SANSA)}
    )
    reach(state, "play 41107 1", "choose b1")
    state.table.lasting[0] = state.table.lasting[0]._replace(number=held)
    play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened")
    assert conditions(state, "b1") == ([] if held else ["weakened"])


# Beric Dondarrion


@pytest.mark.rule("F15.11")
@pytest.mark.text("41108")
@pytest.mark.parametrize(("more", "verbs"), [({}, {"hold"}), (BERIC, {"hold", "charge"})])
def test_assault_orders(more: dict[str, Any], verbs: set[str]) -> None:
    state = at_distance(
        8, LEVY, CROSSBOWMEN, a_more=more, hand="41108", at="turn", ncus={"an1": ncu(SANSA)}
    )
    reach(state, "activate_ncu an1", "claim crown", "play 41108 1", "choose a1")
    if "charge" in verbs:
        assert {text.split()[0] for text in listed(state)} == verbs
    else:
        assert asked(state) == ("activate", 1)  # nobody to strike at
    fought = clash(LEVY, CROSSBOWMEN, hand="41108", at="turn", ncus={"an1": ncu(SANSA)})
    reach(fought, "activate_ncu an1", "claim crown", "play 41108 1", "choose a1")
    assert listed(fought) == ["strike b1", "hold"]


@pytest.mark.rule("F1.25", "F3.22")
@pytest.mark.text("41109")
@pytest.mark.parametrize("saved", [True, False])
def test_six_times_too_many(saved: bool) -> None:
    """What may be aimed at a unit as ever, and not any more when it was saved by the card."""
    sandor = unit(BOWMEN, 32, 20, 135, **{"with": ["neutral_sandor_clegane_fugitive_bodyguard"]})
    hands = [["40401"], ["41109", "41107"]]
    weak = {"wounds": 1 if saved else 2}
    state = clash(BOWMEN, LEVY, hand=hands, b_more=weak, a2=sandor, b2=unit(LEVY, 6, 40, 270))
    words = ("play 41109 1",) if saved else ()
    reach(state, "strike b1", "stay", *words, dice=(*HIT, 1, *PASSED))
    reach(state, "play 41107 1")
    assert wounds(state, "b1") == 1
    assert attached(state) == ([("41109", 16)] if saved else [])
    assert ("choose b1" in listed(state)) == (not saved)
    play(state, "choose b2")
    settle(state)
    play(state, "activate b1", "strike a1", "stay")
    # The cards of its enemies do not reach it either, nor their Orders in the next turn.
    texts = {"play 40401 2", "use order_threaten a2"}
    assert texts & all_offered(state) == (set() if saved else texts)


@pytest.mark.rule("F11.4")
@pytest.mark.text("41110")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (BERIC, ["panicked"])])
def test_the_card_lightbringer(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(LEVY, CROSSBOWMEN, a_more=more, b_more={"wounds": 8}, hand="41110")
    events = reach(state, "strike b1", "stay", "play 41110 1", dice=(*(1,) * 6, 4, 3))
    assert conditions(state, "b1") == marks
    events += settle(state)
    assert told(events, "tested")[-1]["total"] == 4 + 3 - 1


# Thoros of Myr


@pytest.mark.rule("F9.32")
@pytest.mark.text("41111")
@pytest.mark.parametrize(("more", "after"), [({}, ["vulnerable"]), (THOROS, [])])
def test_fiery_charge(more: dict[str, Any], after: list[str]) -> None:
    state = at_distance(10, LEVY, CROSSBOWMEN, a_more=more, hand="41111")
    play(state, listed(state, "charge")[0])
    events = reach(state, "play 41111 1", "align full", dice=(1,) * 8)
    assert conditions(state, "b1") == ["panicked"]
    events += settle(state)
    assert "charge" not in [roll["roll"] for roll in told(events, "rolled")]
    assert conditions(state, "a1") == after


@pytest.mark.rule("F11.4")
@pytest.mark.text("41112")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (THOROS, ["vulnerable", "weakened"])])
def test_loved_by_the_smallfolk(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(CROSSBOWMEN, LEVY, b_more=more, hand=[[], ["41112"]])
    reach(state, "strike b1", "stay", "play 41112 1", dice=(4, 4, *MISSED))  # morale 7
    assert conditions(state, "a1") == marks


@pytest.mark.rule("F36.6", "F4.9")
@pytest.mark.text("41113")
def test_the_last_kiss() -> None:
    baker = "brotherhood_hot_pie_the_baker"
    table: dict[str, Any] = {
        "b_more": joined("hot_pie_the_baker", wounds=1),
        "hand": [[], ["41113"]],
    }
    other = unit(LEVY, 31, 24.8, 270, **joined("gendry_the_bull"))
    state = clash(CROSSBOWMEN, LEVY, b2=other, b3=unit(KNIGHTS, 40, 40, 270), **table)
    reach(state, "strike b1", "stay", "play 41113 1", dice=(*HIT, 1))
    assert listed(state) == ["choose b2", "choose b16"]  # no horse
    play(state, "choose b2", "choose_attachment brotherhood_gendry_the_bull")
    settle(state)
    assert baker in [CARDS.ids[card] for card in state.table.parts[17]]
    assert state.table.fallen == ()
    assert state.table.parts[16] == ()


@pytest.mark.rule("F16.6")
@pytest.mark.text("41113")
def test_draw_a_card() -> None:
    state = at_distance(20, LEVY, at="turn", hand="41113", deck="41101 41102")
    play(state, "play 41113 2")
    assert hand(state) == ["41102"]


# Catelyn Stark


@pytest.mark.rule("F3.10")
@pytest.mark.text("41114")
@pytest.mark.parametrize(("more", "marks"), [({}, []), (CATELYN, ["panicked"])])
def test_lash_out(more: dict[str, Any], marks: list[str]) -> None:
    state = clash(CROSSBOWMEN, LEVY, b_more={**more, "wounds": 3}, hand=[[], ["41114"]])
    dice = (6, 6, *MISSED) if more else MISSED
    reach(state, "strike b1", "stay", "play 41114 1", dice=dice)
    assert (wounds(state, "a1"), conditions(state, "a1")) == (12 - 4, marks)


@pytest.mark.rule("F10.16")
@pytest.mark.text("41115")
def test_price_of_failure() -> None:
    state = clash(LEVY, CROSSBOWMEN, a_more={"conditions": ["weakened"]}, hand="41115")
    reach(state, "strike b1", "stay")
    rolling(state, "play 41115 1", dice=(1,) * 6)
    assert fight(state).flags & ALL_HIT
    assert told(play(state, "keep"), "hit")[0]["hits"] == 6
    settle(state)
    assert conditions(state, "a1") == ["panicked", "vulnerable", "weakened"]


@pytest.mark.rule("F8.36")
@pytest.mark.text("41116")
@pytest.mark.parametrize(
    ("more", "verbs"), [({}, {"hold", "maneuver", "march"}),
                        (CATELYN, {"hold", "maneuver", "march", "charge"})]
)  # fmt: skip
def test_vengeance_in_blood(more: dict[str, Any], verbs: set[str]) -> None:
    other = unit(LEVY, 36, 20, 180, **more)
    state = clash(CROSSBOWMEN, LEVY, b_more={"wounds": 9}, b2=other, hand=[[], ["41116"]])
    reach(state, "strike b1", "stay", "play 41116 1", "choose b2", dice=(*HIT, 1, *PASSED))
    assert {text.split()[0] for text in listed(state)} == verbs
    state = clash(CROSSBOWMEN, LEVY, b2=other, hand=[[], ["41116"]])
    reach(state, "strike b1", "stay", dice=(*HIT, 1, *PASSED))
    assert not offered(state, "play 41116 1")  # no rank was destroyed


@pytest.mark.rule("F11.10")
@pytest.mark.text("41109", "lightbringer")
def test_a_unit_that_falls_by_a_card_does_not_fall_in_melee() -> None:
    """The panic test of Lightbringer is no test of the attack that it was played after."""
    azor_ahai = joined("beric_dondarrion_azor_ahai", wounds=1)
    for more, cards in (({"wounds": 1}, ["41109"]), (azor_ahai, [])):
        state = clash(MEN_AT_ARMS, LEVY, b_more=more, hand=[["41110"], cards])
        reach(state, "strike b1", "stay", "play 41110 1", dice=(1,) * 30)
        assert not {"play 41109 1", "use lightbringer b1"} & all_offered(state)
        assert wounds(state, "b1") == 0
