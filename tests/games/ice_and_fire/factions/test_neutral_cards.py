"""Neutrals: one test for each tactics card, and for each way to play it."""

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
from tests.games.ice_and_fire.factions.lannisters import (
    MISSES,
    SANSA,
    attached,
    in_zones,
)

from throneroom.games.ice_and_fire.content import WEALTH
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import controls
from throneroom.games.ice_and_fire.state import CRITICAL_BLOW, PRECISION
from throneroom.kernel import State

CROSSBOWMEN = "lannister_lannister_crossbowmen"
BLACKGUARDS = "neutral_house_bolton_blackguards"
MERCENARIES = "neutral_stormcrow_mercenaries"
SKIRMISHERS = "neutral_bloody_mummer_skirmishers"
ROOSE = {"with": ["neutral_roose_bolton_the_leech_lord_commander"]}
JOKIN = {"with": ["neutral_jokin_stormcrow_captain_commander"]}


def reach(state: State, *texts: str, dice: tuple[int, ...] = ()) -> None:
    """Play these actions, and pass by whatever else could be used or re-rolled before each."""
    for text in texts:
        while text not in listed(state) and asked(state)[0] in ("react", "react_in_private"):
            play(state, "pass")
        rolling(state, text, dice=dice)


# The deck of the Neutrals


@pytest.mark.rule("F10.16")
@pytest.mark.text("40401")
@pytest.mark.parametrize(
    ("zone", "leader", "more"), [("crown", {}, 1), ("tactics", {}, 2), ("crown", ROOSE, 2)]
)
def test_planning_and_insight(zone: str, leader: dict[str, Any], more: int) -> None:
    state = clash(CROSSBOWMEN, hand="40401", a_more=leader, ncus=in_zones(zone))
    play(state, "strike b1", "stay", "play 40401 1")
    assert listed(state) == ["choose_option more_hits", "choose_option block"]
    events = rolling(state, "choose_option more_hits", dice=(*(1,) * 5, 6, 6))
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": more}]
    defended: dict[str, Any] = {"hand": [[], ["40401"]], "ncus": in_zones(zone, seat="b")}
    state = clash(CROSSBOWMEN, CROSSBOWMEN, b_more=leader, **defended)
    play(state, "strike b1", "stay", "play 40401 2")
    rolling(state, "choose_option block", dice=(6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 12 - 3 + more


@pytest.mark.rule("F8.36")
@pytest.mark.text("40403")
def test_issue_commands() -> None:
    near = unit(SWORDS, 34, 20, 90)
    state = at_distance(12, CROSSBOWMEN, a_more=ROOSE, hand="40403", at="turn", a2=near)
    reach(state, "activate a1", "play 40403 1")
    assert asked(state) == ("declare", 0)
    assert state.table.flow.args[0] == UNITS.index["a2"]
    assert {text.split()[0] for text in listed(state)} == {"charge", "hold"}
    play(state, "hold")
    assert asked(state) == ("activate", 1)  # the Commander's unit does not act
    state = at_distance(12, CROSSBOWMEN, hand="40403", at="turn", a2=near)
    play(state, "activate a1")
    assert asked(state) == ("declare", 0)


@pytest.mark.rule("F14.7")
@pytest.mark.text("40403")
def test_issue_commands_again() -> None:
    used = [["a1", "order_spread_fear", 1]]
    state = clash(CROSSBOWMEN, a_more=ROOSE, hand="40403", at="turn", used=used)
    assert state.view(None)["used"] == [["a1", "order_spread_fear"]]
    play(state, "play 40403 2")
    assert state.view(None)["used"] == []


@pytest.mark.rule("F11.7", "F11.10")
@pytest.mark.text("40404")
def test_worth_the_risk() -> None:
    hurt = {"wounds": 6}
    state = clash(SWORDS, CROSSBOWMEN, b_more=hurt, hand=[[], ["40404"]])
    rolling(state, "strike b1", "stay", dice=(4, *(1,) * 4, 1, 1, 1, 1))
    play(state, "play 40404 1")
    assert asked(state) == ("reroll", 1)
    rolling(state, "reroll effect 1 2", dice=(6, 6))
    assert wounds(state, "b1") == 6 - 1 + 2
    state = clash(SWORDS, CROSSBOWMEN, b_more=hurt, hand=[[], ["40404"]])
    rolling(state, "strike b1", "stay", dice=(4, *(1,) * 4, 1, 1, 1, 1))
    play(state, "play 40404 1")
    rolling(state, "reroll effect 1 2", dice=(1, 1))
    assert wounds(state, "b1") == 6 - 1 - 1
    state = clash(SWORDS, CROSSBOWMEN, b_more={**ROOSE, **hurt}, hand=[[], ["40404"]])
    rolling(state, "strike b1", "stay", dice=(4, *(1,) * 4, 1, 1, 1, 1))
    play(state, "play 40404 1")
    assert wounds(state, "b1") == 6 - 1 + 2


@pytest.mark.rule("F16.11")
@pytest.mark.text("40405")
def test_meticulous_planning() -> None:
    deck = "40408 40401 40412"
    state = clash(hand="40405", deck=deck, at="turn", ncus=in_zones("tactics"))
    play(state, "play 40405 2")
    assert listed(state) == ["choose_card 40408", "choose_card 40412"]
    play(state, "choose_card 40412")
    assert hand(state) == ["40412"]
    assert len(state.table.deck[0]) == 2
    state = clash(hand="40405", deck=deck, at="turn", ncus=in_zones("crown"))
    assert asked(state) == ("activate", 0)
    state = clash(hand="40405", deck=deck, at="clean_up")
    play(state, "play 40405 1", "choose_card 40408")
    assert hand(state) == ["40408"]


@pytest.mark.rule("F16.7")
@pytest.mark.text("40406")
def test_surprise_strategy() -> None:
    state = clash(hand="40406 40401", discard="40408", at="turn", ncus=in_zones("crown"))
    play(state, "play 40406 1")
    assert listed(state) == ["choose_card 40401", "choose_card 40408"]
    play(state, "choose_card 40408")
    assert hand(state) == ["40408"]
    assert len(state.table.discard[0]) == 2
    state = clash(hand="40406 40401", discard="40408", at="turn", ncus=in_zones("tactics"))
    play(state, "play 40406 1")
    assert sorted(hand(state)) == ["40401", "40408"]
    for cards, pile, zone in (("40406", "40408", "crown"), ("40406 40401", "", "tactics")):
        state = clash(hand=cards, discard=pile, at="turn", ncus=in_zones(zone))
        assert asked(state) == ("activate", 0)


@pytest.mark.rule("F16.10", "F3.14")
@pytest.mark.text("40407")
def test_spoils_of_war() -> None:
    near = unit(GUARDSMEN, 30, 26, 270, wounds=1)
    state = clash(CROSSBOWMEN, CROSSBOWMEN, hand="40407", at="turn", b_more={"wounds": 1}, b2=near)
    play(state, "play 40407 1", "choose a1")
    assert attached(state) == [("40407", 0)]
    play(state, "activate a1")
    rolling(state, "strike b1", "stay", dice=(6, *(1,) * 4, 1))
    assert [row.number for row in state.table.lasting if row.card >= 0] == [1]
    for number, dice, to_hit in ((0, 3, 0), (1, 5, 0), (2, 5, 1)):
        state = clash(CROSSBOWMEN, GUARDSMEN, hand="40407", at="turn", a_more={"wounds": 3})
        play(state, "play 40407 1", "choose a1", "activate a1")
        row = state.table.lasting[0]
        state.table.lasting[0] = row._replace(number=number)
        events = rolling(state, "strike b1", "stay", dice=MISSES)
        assert len(told(events, "rolled")[0]["dice"]) == dice
        assert fight(state).to_hit == to_hit
        assert conditions(state, "b1") == (["vulnerable"] if number else [])


# House Bolton


@pytest.mark.rule("F10.14")
@pytest.mark.text("40408")
@pytest.mark.parametrize(
    ("attacker", "tokens", "keywords", "question"),
    [
        (CROSSBOWMEN, ["panicked"], PRECISION, "react"),
        (CROSSBOWMEN, [], 0, "react"),
        (BLACKGUARDS, ["panicked"], PRECISION, "reroll"),
        (BLACKGUARDS, [], 0, "react"),
    ],
)
def test_our_blades_are_sharp(
    attacker: str, tokens: list[str], keywords: int, question: str
) -> None:
    state = clash(attacker, GUARDSMEN, hand="40408", b_more={"conditions": tokens})
    play(state, "strike b1", "stay")
    rolling(state, "play 40408 1", dice=MISSES)
    assert fight(state).keywords & PRECISION == keywords
    assert asked(state)[0] == question


@pytest.mark.rule("F13.9")
@pytest.mark.text("40409")
def test_cruel_methods() -> None:
    panicked = {"conditions": ["panicked"]}
    hurt = unit(BLACKGUARDS, 34, 20, 90, wounds=5)
    table: dict[str, Any] = {"hand": "40409", "at": "turn", "b_more": panicked}
    state = clash(BLACKGUARDS, a_more={"wounds": 5}, a2=hurt, **table)
    play(state, "play 40409 1")
    options = ["restore", "restore_again", "vulnerable", "weakened"]
    assert listed(state) == [f"choose_option {one}" for one in options]
    play(state, "choose_option restore", "choose_option restore_again", "choose a1", "choose a2")
    assert (wounds(state, "a1"), wounds(state, "a2")) == (7, 7)
    assert conditions(state, "b1") == []
    state = clash(SWORDS, **table)
    play(state, "play 40409 1")  # without a House Bolton unit there is no choice
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    state = clash(BLACKGUARDS, hand="40409", at="turn")
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F13.3", "F13.9")
@pytest.mark.text("40409", "40411")
def test_a_token_that_is_spent_is_not_one_that_is_removed() -> None:
    """Crannog Poison goes in place of a token that would be removed, not of one that is spent."""
    devils = "stark_crannogman_bog_devils"
    state = clash(devils, b_more={"conditions": ["panicked"]}, hand="40409", at="turn")
    play(state, "pass", "activate a1", "strike b1", "stay")
    rolling(state, "choose_option poison", "pass", "play 40409 1", dice=MISSES)
    assert asked(state) == ("activate", 1)
    assert conditions(state, "b1") == ["vulnerable", "weakened"]
    threat = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"], "conditions": ["panicked"]}
    state = clash(devils, SWORDS, b_more=threat, hand="40411", at="turn")
    play(state, "pass", "activate a1", "strike b1", "stay")
    rolling(state, "choose_option poison", dice=MISSES)
    assert asked(state) == ("react", 1)
    events = play(state, "use order_threaten b1", "play 40411 1")
    assert len(told(events, "cancelled")) == 1
    assert (conditions(state, "a1"), conditions(state, "b1")) == ([], [])


@pytest.mark.rule("F14.12")
@pytest.mark.text("40410")
def test_sadistic_games() -> None:
    hands: dict[str, Any] = {"hand": [[], ["40410"]]}
    state = clash(SWORDS, BLACKGUARDS, at="turn", b_more={"wounds": 8}, **hands)
    play(state, "play 40410 1")
    assert asked(state) == ("name_target", 0)  # the opponent says what
    assert listed(state) == ["choose_option panicked", "choose_option hits"]
    # Two hits, and two for the ranks of the Blackguards; only a1 is engaged.
    rolling(state, "choose_option hits", dice=(1, 1, 1, 6))
    assert wounds(state, "a1") == 9
    state = clash(SWORDS, BLACKGUARDS, at="turn", **hands)
    play(state, "play 40410 1", "choose_option panicked")
    assert asked(state) == ("name_target", 1)
    assert listed(state) == ["choose a1", "choose a16", "decline"]
    play(state, "choose a1")
    assert listed(state) == ["choose a16", "decline"]
    play(state, "choose a16")
    assert conditions(state, "a1") == conditions(state, "a16") == ["panicked"]
    # Not in an own turn.
    state = clash(BLACKGUARDS, SWORDS, at="turn", hand="40410")
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("40411")
def test_a_flayed_man_has_no_secrets() -> None:
    threat = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"], "conditions": ["weakened"]}
    state = clash(SWORDS, BLACKGUARDS, at="turn", a_more=threat, hand=[[], ["40411"]])
    play(state, "use order_threaten a1")
    assert listed(state) == ["play 40411 1", "pass"]
    events = play(state, "play 40411 1")
    assert len(told(events, "cancelled")) == 1
    assert (conditions(state, "a1"), conditions(state, "b1")) == ([], [])
    # An enemy without a token cannot pay.
    threat = {"with": ["neutral_sandor_clegane_fugitive_bodyguard"]}
    state = clash(SWORDS, BLACKGUARDS, at="turn", a_more=threat, hand=[[], ["40411"]])
    play(state, "use order_threaten a1")
    assert conditions(state, "b1") == ["weakened"]


# Bloody Mummers


@pytest.mark.rule("F15.15")
@pytest.mark.text("40413")
def test_whispered_threats() -> None:
    ncus = {"an1": ncu(SANSA)}
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus, hand=[[], ["40413"]])
    play(state, "activate_ncu an1", "play 40413 1", "claim wealth", "choose a1")
    assert listed(state) == ["choose a1", "choose a16"]
    play(state, "choose a1")
    assert conditions(state, "a1") == ["vulnerable"]
    play(state, "choose a16")
    assert conditions(state, "a16") == ["panicked"]
    state = clash(SWORDS, GUARDSMEN, at="turn", ncus=ncus, hand=[[], ["40413"]])
    play(state, "activate_ncu an1", "play 40413 1", "hold")
    assert asked(state) == ("activate", 1)  # no zone was claimed


@pytest.mark.rule("F11.11", "F13.9")
@pytest.mark.text("40414")
@pytest.mark.parametrize(("attacker", "off"), [(SKIRMISHERS, 2), (CROSSBOWMEN, 0)])
def test_the_cripplers_infamy(attacker: str, off: int) -> None:
    dice = (3, 1, 1, 1, 1, 1, 1) if off else (6, 1, 1, 1, 1)
    weak = {"conditions": ["weakened"], "activated": True}
    state = clash(attacker, CROSSBOWMEN, hand="40414", b_more=weak)
    rolling(state, "strike b1", "stay", dice=(*dice, 1))
    events = rolling(state, "play 40414 1", dice=(1, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 4 - off, "passed": 0}]
    assert listed(state) == ["use_card 40414 b1", "pass"]
    play(state, "use_card 40414 b1")
    assert (wounds(state, "b1"), conditions(state, "b1")) == (12 - 1 - 1 - 2, [])
    state = clash(attacker, CROSSBOWMEN, hand="40414", b_more={"activated": True})
    rolling(state, "strike b1", "stay", dice=(*dice, 1))
    rolling(state, "play 40414 1", dice=(1, 3, 1))
    assert asked(state) == ("activate", 1)  # no token to spend


@pytest.mark.text("40416")
@pytest.mark.parametrize(("tokens", "question"), [(["weakened"], "reroll"), ([], "react")])
def test_exploit_weakness(tokens: list[str], question: str) -> None:
    state = clash(CROSSBOWMEN, GUARDSMEN, hand="40416", b_more={"conditions": tokens})
    play(state, "strike b1", "stay")
    rolling(state, "play 40416 1", dice=MISSES)
    assert asked(state)[0] == question
    assert conditions(state, "b1") == ["vulnerable", *tokens]


# Stormcrows


@pytest.mark.rule("F15.11", "F15.12")
@pytest.mark.text("40417")
@pytest.mark.parametrize(("card", "left"), [(MERCENARIES, 8), (SWORDS, 7)])
def test_sellsword_negotiations(card: str, left: int) -> None:
    table: dict[str, Any] = {"ncus": {"an1": ncu(SANSA)}, "hand": "40417"}
    state = at_distance(20, card, at="turn", a_more={"wounds": 5}, **table)
    play(state, "activate_ncu an1", "claim combat", "play 40417 1", "choose a1")
    assert wounds(state, "a1") == left
    assert [controls(state.table, seat, WEALTH) for seat in (0, 1)] == [True, False]
    assert asked(state) == ("activate", 1)


@pytest.mark.text("40418")
@pytest.mark.parametrize(("card", "total"), [(MERCENARIES, 6), (SWORDS, 4)])
def test_sellsword_bravado(card: str, total: int) -> None:
    state = at_distance(10, card, hand="40418", at="turn")
    play(state, "play 40418 1")
    events = rolling(state, "choose a1", dice=(2, 2))
    assert told(events, "tested") == [{"unit": "a1", "total": total, "passed": total // 6}]
    assert conditions(state, "b1") == (["panicked", "weakened"] if total == 6 else [])


@pytest.mark.rule("F10.13", "F10.14")
@pytest.mark.text("40419")
@pytest.mark.parametrize(("card", "dice"), [(MERCENARIES, 7), (CROSSBOWMEN, 3)])
def test_reckless_strikes(card: str, dice: int) -> None:
    state = clash(card, GUARDSMEN, hand="40419", a_more={"wounds": 4})
    play(state, "strike b1", "stay")
    events = rolling(state, "play 40419 1", dice=(1, 1, *(2,) * (dice - 2)))
    assert len(told(events, "rolled")[0]["dice"]) == dice
    assert fight(state).keywords == CRITICAL_BLOW | PRECISION
    assert wounds(state, "a1") == 2


@pytest.mark.rule("F14.6")
@pytest.mark.text("40419", "reckless_strikes")
def test_reckless_strikes_count_once() -> None:
    daario = {"with": ["neutral_daario_naharis_reckless_mercenary"]}
    state = clash(MERCENARIES, GUARDSMEN, hand="40419", a_more=daario)
    play(state, "strike b1", "stay")
    rolling(state, "play 40419 1", dice=(1, 1, 2, 2, 2, 2, 2))
    assert wounds(state, "a1") == 10


@pytest.mark.rule("F16.10")
@pytest.mark.text("40420")
def test_brothers_in_arms() -> None:
    for more, dice in (({}, 8), (JOKIN, 9)):
        near = unit(SWORDS, 34, 20, 90, **more)
        state = clash(MERCENARIES, GUARDSMEN, hand="40420", at="turn", a2=near)
        play(state, "play 40420 1", "activate a1")
        assert attached(state) == [("40420", 0)]
        events = rolling(state, "strike b1", "stay", dice=MISSES)
        assert len(told(events, "rolled")[0]["dice"]) == dice
    play(state, "pass")
    rolling(state, "activate b1", "strike a1", "stay", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert attached(state) == []
    state = clash(SWORDS, GUARDSMEN, hand="40420", at="turn")
    assert asked(state) == ("activate", 0)  # no Stormcrows


@pytest.mark.text("40421")
def test_diversion_tactics() -> None:
    near = unit(CROSSBOWMEN, 34, 27, 270)
    state = clash(SWORDS, CROSSBOWMEN, hand=[[], ["40421"]], b2=near)
    rolling(state, "strike b1", "stay", dice=MISSES)
    play(state, "play 40421 1")
    assert asked(state) == ("declare", 1)
    assert state.table.flow.args[0] == UNITS.index["b2"]
    assert listed(state) == ["hold", "maneuver"]
    state = clash(SWORDS, CROSSBOWMEN, hand=[[], ["40421"]])
    rolling(state, "strike b1", "stay", dice=MISSES)
    assert asked(state) == ("activate", 1)  # b16 is far away


@pytest.mark.rule("F11.7")
@pytest.mark.text("40422")
@pytest.mark.parametrize(("more", "total", "passed"), [({}, 6, 0), (JOKIN, 4, 1)])
def test_stalwart_mercenaries(more: dict[str, Any], total: int, passed: int) -> None:
    near = unit(CROSSBOWMEN, 34, 25, 270, **more)
    state = clash(CROSSBOWMEN, CROSSBOWMEN, hand=[[], ["40422"]], b2=near)
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1))
    events = rolling(state, "play 40422 1", dice=(2, 2, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": total, "passed": passed}]
