"""House Bolton: one test for each tactics card."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    fight,
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
from tests.games.ice_and_fire.helpers import refused

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import TERRAIN
from throneroom.games.ice_and_fire.queries import MORALE, PANIC, PANIC_WOUNDS, total
from throneroom.games.ice_and_fire.state import PRECISION, VICIOUS
from throneroom.kernel import State

ARCHERS = "bolton_dreadfort_archers"  # plain swordsmen in a melee: 5 dice, 5 or more
FLAYED_MEN = "bolton_flayed_men"
CROSSBOWMEN = "lannister_lannister_crossbowmen"
NEAR = unit(CROSSBOWMEN, 31, 25, 270)  # beside b1
FRIEND = unit(ARCHERS, 17, 20, 90, wounds=5)  # beside a1
HIT = (6, 1, 1, 1, 1)  # one hit of five dice
FAILED, PASSED = (1, 1), (6, 6)
RAMSAY = {"with": ["bolton_ramsay_snow_spiteful_heir_commander"]}
ROOSE = {"with": ["bolton_roose_bolton_lord_of_the_dreadfort_commander"]}
WALTON = {"with": ["bolton_steelshanks_walton_captain_of_the_guard_commander"]}


def struck(state: State, *texts: str, test: tuple[int, int] = PASSED) -> None:
    """a1 hits b1 once, who does not block; what is played then."""
    reach(state, "strike b1", "stay", *texts, dice=(*HIT, 1, *test))


# The deck of the House


@pytest.mark.rule("F36.1")
@pytest.mark.text("41001")
def test_remorseless_examples() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"wounds": 9}, b2=NEAR, hand="41001")
    struck(state, "play 41001 1")
    assert (conditions(state, "b1"), conditions(state, "b2")) == ([], ["panicked"])
    assert state.table.terrain == []
    # Nobody else is there, or no rank was destroyed.
    for more in ({"b_more": {"wounds": 9}}, {"b2": NEAR}):
        state = clash(ARCHERS, CROSSBOWMEN, hand="41001", **more)
        struck(state)
        assert not offered(state, "play 41001 1")


@pytest.mark.rule("F36.1", "F18.18")
@pytest.mark.text("41001")
def test_a_grim_reminder() -> None:
    near = unit(CROSSBOWMEN, 32, 25, 270)
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"wounds": 1}, b2=near, hand="41001")
    reach(state, "strike b1", "stay", "play 41001 1", dice=(*HIT, 1))
    assert asked(state) == ("new_piece", 0)
    assert conditions(state, "b2") == []  # the defender is gone, nobody is near it
    assert refused(state, "place 24 30 0") == "F18.18"
    events = play(state, "place 24 25 0")
    assert told(events, "placed")[0]["terrain"] == "grim_pile"
    assert state.table.terrain == [(TERRAIN.index["grim_pile"], 24_000, 25_000, 0)]
    state = GAME.from_position(state.to_position())  # who has placed it is known
    units = (0, 17, 31)  # the attacker, an enemy within short range, one far away
    assert [total(state.table, MORALE, u) for u in units] == [0, -1, 0]
    assert [total(state.table, PANIC_WOUNDS, u) for u in units] == [0, 1, 0]
    state.table.terrain[0] = (-1, 0, 0, 0)
    assert total(state.table, MORALE, 17) == 0


@pytest.mark.rule("F36.1")
@pytest.mark.text("41001")
def test_two_grim_reminders_count_once() -> None:
    table = {"a2": unit(ARCHERS, 40, 20, 90), "b2": unit(CROSSBOWMEN, 40, 24.8, 270, wounds=1)}
    state = clash(
        ARCHERS, CROSSBOWMEN, b_more={"wounds": 1}, hand="41001 41001", b3=NEAR, at="turn", **table
    )
    reach(state, "activate a1", "strike b1", "stay", "play 41001 1", dice=(*HIT, 1))
    play(state, "place 24 25 0")
    settle(state)
    play(state, "hold", "activate b16", "hold")
    reach(state, "activate a2", "strike b2", "stay", "play 41001 1", dice=(*HIT, 1))
    play(state, "place 38 25 0")
    assert total(state.table, MORALE, 18) == -1
    assert len(state.table.lasting) == 1


@pytest.mark.rule("F16.10")
@pytest.mark.text("41002")
def test_harsh_punishments() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, a_more={"wounds": 4}, hand="41002 41002", at="turn")
    reach(state, "play 41002 1", "choose a1")
    assert attached(state) == [("41002", 0)]
    assert total(state.table, PANIC_WOUNDS, 0) == 1
    # Five dice as with three ranks; a 4 does not block, which is Sundering.
    reach(state, "activate a1", "strike b1", "stay", dice=(*HIT, 4, *PASSED))
    assert wounds(state, "b1") == 11


@pytest.mark.rule("F10.14")
@pytest.mark.text("41003")
@pytest.mark.parametrize("marks", [[], ["panicked"]])
def test_our_blades_are_sharp(marks: list[str]) -> None:
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"conditions": marks}, hand="41003")
    rolling(state, "strike b1", "stay", "play 41003 1", dice=HIT)
    if marks:
        assert asked(state) == ("reroll", 0)
        assert fight(state).keywords == PRECISION
        play(state, "keep")
    settle(state)
    assert wounds(state, "b1") < 12


@pytest.mark.rule("F14.12")
@pytest.mark.text("41004")
def test_sadistic_games() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, hand=[[], ["41004"]], at="turn", a2=FRIEND)
    play(state, "play 41004 1")
    assert (asked(state), listed(state)) == (
        ("name_target", 0),
        ["choose_option panicked", "choose_option hits"],
    )
    play(state, "choose_option panicked", "choose a1", "choose a2")
    assert [conditions(state, name) for name in ("a1", "a2")] == [["panicked"]] * 2
    state = clash(ARCHERS, CROSSBOWMEN, hand=[[], ["41004"]], at="turn", b_more={"wounds": 8})
    play(state, "play 41004 1")
    reach(state, "choose_option hits", dice=(1, 1, 1, 6))  # 2 and 2 ranks
    assert wounds(state, "a1") == 9


@pytest.mark.rule("F13.9")
@pytest.mark.text("41005")
def test_cruel_methods() -> None:
    fear = {"conditions": ["panicked"]}
    state = clash(ARCHERS, CROSSBOWMEN, b_more=fear, hand="41005", a2=FRIEND, at="turn")
    play(state, "play 41005 1")
    assert listed(state) == [
        f"choose_option {one}" for one in ("restore", "restore_again", "vulnerable", "weakened")
    ]
    play(state, "choose_option restore", "choose_option weakened", "choose a2")
    assert (conditions(state, "b1"), wounds(state, "a2")) == (["weakened"], 7)
    horse = unit(FLAYED_MEN, 17, 20, 90, wounds=5)
    state = at_distance(8, FLAYED_MEN, CROSSBOWMEN, b_more=fear, hand="41005", a2=horse, at="turn")
    play(state, "play 41005 1")  # no foot nearby: there is nothing to choose
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    state = clash(ARCHERS, CROSSBOWMEN, hand="41005", at="turn")
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F14.18")
@pytest.mark.text("41006")
def test_a_flayed_man_has_no_secrets() -> None:
    marked = {"conditions": ["weakened"]}
    state = clash(ARCHERS, CROSSBOWMEN, b_more=marked, hand=[["41006"], ["40102"]], at="turn")
    events = reach(state, "play 40102 1", "choose b1", "play 41006 1")
    assert told(events, "cancelled") == [{"seat": "0"}]
    assert conditions(state, "b1") == []
    assert attached(state) == []


@pytest.mark.rule("F13.9", "F14.13")
@pytest.mark.text("41005", "41006", "40320", "40409", "40411", "queens_blade")
@pytest.mark.parametrize("card", ["41005", "40320", "40409", "41006", "40411"])
def test_tokens_that_cannot_be_spent_pay_for_nothing(card: str) -> None:
    """Queen's Blade guards them while nobody else holds the Crown."""
    marked = {"conditions": ["panicked"]}
    answers = card in ("41006", "40411")
    for ncus in ({}, in_zones("crown")):
        hands = [[card], ["40607"] if answers else []]
        more: dict[str, Any] = {"hand": hands, "ncus": ncus, "at": "turn"}
        more["active"] = "1" if answers else "0"
        state = clash(ARCHERS, "baratheon_rhllor_queens_men", b_more=marked, **more)
        if answers:
            play(state, "play 40607 1", "choose b1")
        assert offered(state, f"play {card} 1") == bool(ncus)


@pytest.mark.rule("F3.15")
@pytest.mark.text("41007")
@pytest.mark.parametrize("more", [{}, ROOSE])
def test_fear_keeps_a_man_alive(more: dict[str, list[str]]) -> None:
    hurt = {"wounds": 5, **more}
    state = clash(ARCHERS, CROSSBOWMEN, a_more=hurt, hand="41007")
    # Four dice, one wound; a failed test with a D3 of 2, and 1 more where Roose intimidates.
    dice = (6, 1, 1, 1, 1, *FAILED)
    reach(state, "strike b1", "stay", "play 41007 1", dice=dice, d3=2)
    most = 2 if not more else 4
    assert listed(state)[-1] == f"restore a1 {most}"
    play(state, f"restore a1 {most}")
    assert wounds(state, "a1") == 5 + most


# Ramsay Snow


@pytest.mark.rule("F16.10")
@pytest.mark.text("41008")
def test_skin_collection() -> None:
    table = {"a2": FRIEND, "a3": unit(FLAYED_MEN, 40, 10, 90)}
    weak = {"wounds": 9}
    state = clash(ARCHERS, CROSSBOWMEN, b_more=weak, hand="41008", at="turn", **table)
    play(state, "play 41008 1")
    assert listed(state) == ["choose a1", "choose a2", "choose a16"]
    play(state, "choose a1")
    assert total(state.table, PANIC, 16) == 0
    reach(state, "activate a1", "strike b1", "stay", dice=(*HIT, 1, *PASSED))
    assert [row.number for row in state.table.lasting] == [1]
    assert [total(state.table, PANIC, u) for u in (0, 16, 31)] == [0, -1, 0]
    state.table.lasting[0] = state.table.lasting[0]._replace(number=3)
    assert total(state.table, PANIC, 16) == -2


@pytest.mark.rule("F10.13")
@pytest.mark.text("41009")
def test_opportunist() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, hand="41009")
    reach(state, "strike b1", "stay", "play 41009 1")
    assert listed(state) == ["choose_option precision", "choose_option vicious"]
    rolling(state, "choose_option vicious", dice=HIT)
    assert (asked(state), fight(state).keywords) == (("reroll", 0), VICIOUS)
    state = clash(ARCHERS, CROSSBOWMEN, a_more=RAMSAY, hand="41009")
    reach(state, "strike b1", "stay", "play 41009 1", dice=HIT)
    assert fight(state).keywords == PRECISION | VICIOUS
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"activated": True}, hand="41009")
    reach(state, "strike b1", "stay", dice=(1,) * 5)
    assert asked(state)[0] == "activate"


@pytest.mark.rule("F3.10")
@pytest.mark.text("41010")
def test_spoils_in_flesh() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"wounds": 9}, a2=FRIEND, hand="41010")
    struck(state, "play 41010 1", "choose a2")
    assert wounds(state, "a2") == 5 + 1 + 1
    state = clash(ARCHERS, CROSSBOWMEN, a2=FRIEND, hand="41010")
    struck(state)
    assert asked(state)[0] == "activate"  # no rank was destroyed


# Roose Bolton


@pytest.mark.rule("F15.15")
@pytest.mark.text("41011")
def test_whispered_threats() -> None:
    state = at_distance(20, at="turn", ncus={"an1": ncu(SANSA)}, hand=[[], ["41011"]])
    play(state, "activate_ncu an1", "play 41011 1", "claim wealth", "choose a1")
    play(state, "choose a1", "choose a16")
    assert conditions(state, "a1") == ["vulnerable"]
    assert conditions(state, "a16") == ["panicked"]


@pytest.mark.rule("F1.25", "F14.4")
@pytest.mark.text("41012")
@pytest.mark.parametrize("more", [{}, ROOSE])
def test_seeing_their_flaws(more: dict[str, list[str]]) -> None:
    supremacy = "use order_lannister_supremacy b1"
    state = clash(ARCHERS, "lannister_lannister_guardsmen", a_more=more, hand="41012", at="turn")
    play(state, "activate a16", "hold")
    reach(state, "activate b1", "strike a1", "stay", "play 41012 1", dice=(1,) * 6)
    assert conditions(state, "b1") == ["panicked", "vulnerable"]
    assert attached(state) == [("41012", 16)]
    reach(state, "activate a1", "strike b1", "stay", dice=(1,) * 5)
    assert offered(state, supremacy) == (not more)


@pytest.mark.rule("F16.10")
@pytest.mark.text("41013")
def test_dreadfort_secrets() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, b_more={"wounds": 9}, b2=NEAR, hand="41013")
    struck(state, "play 41013 1")  # no other foot is near: it is attached to the attacker
    assert attached(state) == [("41013", 0)]
    assert (conditions(state, "b1"), conditions(state, "b2")) == (["panicked"], [])
    settle(state)
    play(state, "activate b2")
    assert conditions(state, "b2") == ["panicked"]
    play(state, "hold", "activate a16", "hold", "activate b16")
    assert conditions(state, "b16") == []


# Steelshanks Walton


@pytest.mark.rule("F8.36")
@pytest.mark.text("41014")
def test_price_of_fear() -> None:
    state = clash(ARCHERS, CROSSBOWMEN, a2=unit(ARCHERS, 15, 20, 90), hand="41014")
    struck(state, "play 41014 1", test=FAILED)
    assert (asked(state), listed(state)) == (("declare", 0), ["hold", "maneuver"])
    assert state.table.flow.args[0] == 1
    state = clash(ARCHERS, CROSSBOWMEN, hand="41014")
    struck(state, test=FAILED)
    assert not offered(state, "play 41014 1")  # whoever is engaged cannot maneuver


@pytest.mark.rule("F9.32")
@pytest.mark.text("41015")
@pytest.mark.parametrize(("more", "after"), [({}, ["vulnerable"]), (WALTON, [])])
def test_rush_of_aggression(more: dict[str, list[str]], after: list[str]) -> None:
    state = at_distance(10, ARCHERS, CROSSBOWMEN, a_more=more, hand="41015")
    play(state, listed(state, "charge")[0])
    events = reach(state, "play 41015 1", "align full", dice=(6, 1, 1, 1, 1, 6, 1, *PASSED))
    events += settle(state)
    assert [roll["roll"] for roll in told(events, "rolled")] == [
        "attack",
        "defense",
        "test",
        "panic",
    ]
    assert told(events, "hit")[0]["hits"] == 2  # the six counts twice
    assert conditions(state, "a1") == after
    assert not any(row.holder == 0 for row in state.table.lasting)


@pytest.mark.rule("F14.22")
@pytest.mark.text("41016")
@pytest.mark.parametrize(("action", "marks"), [("hold", []), ("march", ["vulnerable", "weakened"])])
def test_taunt(action: str, marks: list[str]) -> None:
    state = at_distance(8, "stark_stark_sworn_swords", CROSSBOWMEN, hand=[[], ["41016"]], at="turn")
    reach(state, "activate a1", "play 41016 1")
    play(state, action)
    assert conditions(state, "a1") == marks
