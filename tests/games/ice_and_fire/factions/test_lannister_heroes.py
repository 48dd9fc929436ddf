"""House Lannister: one test for each text of attachments that speak of cards, targets and each
other."""

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
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import (
    MISSES,
    attack,
    in_zones,
    joined,
)

from throneroom.games.ice_and_fire.names import UNITS

HALBERDIERS = "lannister_lannister_halberdiers"


@pytest.mark.rule("F14.13", "F16.11")
@pytest.mark.text("order_battle_plan")
def test_battle_plan() -> None:
    tyrion = joined("tyrion_lannister_the_giant_of_lannister")
    piles: dict[str, Any] = {"hand": "40113 40113 40122", "deck": "40103 40106"}
    state = at_distance(20, GUARDSMEN, a_more=tyrion, at="turn", **piles)
    play(state, "use order_battle_plan a1", "choose_card 40113")
    assert listed(state) == ["choose_card 40113", "choose_card 40122"]
    play(state, "choose_card 40113", "choose_card 40106")
    assert hand(state) == ["40122", "40106"]
    state = at_distance(20, GUARDSMEN, a_more=tyrion, at="turn", hand="40122", deck="40106")
    assert asked(state) == ("activate", 0)  # one card is not two


@pytest.mark.rule("F14.17", "F14.18")
@pytest.mark.text("order_counterstrategy")
@pytest.mark.parametrize(("die", "cancelled"), [(3, True), (2, False)])
def test_counterstrategy_against_orders(die: int, cancelled: bool) -> None:
    tyrion = joined("tyrion_lannister_halfman_commander")
    incite = {"with": ["stark_sworn_sword_captain"]}  # Martial Training
    state = clash(SWORDS, GUARDSMEN, a_more=incite, b_more=tyrion)
    play(state, "strike b1", "stay", "use order_martial_training a1")
    assert asked(state) == ("react", 1)
    rolling(state, "use order_counterstrategy b1", dice=(die, *MISSES))
    assert ("vulnerable" in conditions(state, "b1")) != cancelled
    far = unit(GUARDSMEN, 24, 40, 270, **tyrion)
    state = clash(SWORDS, GUARDSMEN, a_more=incite, b2=far)
    rolling(state, "strike b1", "stay", "use order_martial_training a1", dice=MISSES)
    assert asked(state) == ("reroll", 0)


@pytest.mark.rule("F14.17", "F16.9")
@pytest.mark.text("order_counterstrategy")
def test_counterstrategy_against_cards() -> None:
    tyrion = joined("tyrion_lannister_halfman_commander")
    state = clash(SWORDS, GUARDSMEN, b_more=tyrion, hand=[["40201"], ["40127"]])
    play(state, "strike b1", "stay", "play 40201 1")
    assert asked(state) == ("react", 1)
    events = rolling(state, "use order_counterstrategy b1", dice=(3, *MISSES))
    assert len(told(events, "cancelled")) == 1
    # Nobody answers to what they have done themselves, or to a card without a target nearby.
    play(state, "play 40127 1")
    assert asked(state)[0] != "react"
    state = clash(SWORDS, GUARDSMEN, b_more=tyrion, hand=[["40206"], []], at="turn")
    play(state, "play 40206 1")
    assert (asked(state), state.table.flow.args[0]) == (("free_shift", 0), UNITS.index["a16"])


@pytest.mark.text("order_taunt")
@pytest.mark.parametrize(
    ("action", "gained"),
    [("maneuver", ["vulnerable", "weakened"]), ("charge b1 front 90", [])],
)
def test_taunt(action: str, gained: list[str]) -> None:
    enforcer = joined("sentinel_enforcer")
    state = at_distance(6, SWORDS, HALBERDIERS, b_more=enforcer, at="turn")
    play(state, "activate a1")
    assert asked(state) == ("react", 1)
    play(state, "use order_taunt b1", action)
    assert conditions(state, "a1") == gained
    # Out of reach of any charge: nothing to taunt with.
    state = at_distance(20, SWORDS, HALBERDIERS, b_more=enforcer, at="turn")
    play(state, "activate a1")
    assert asked(state) == ("declare", 0)


# Characters


@pytest.mark.rule("F4.8")
@pytest.mark.text("expert_duelist")
@pytest.mark.parametrize(("die", "left"), [(5, 11), (4, 12)])
def test_expert_duelist(die: int, left: int) -> None:
    jaime = joined("jaime_lannister_kingsguard")
    captain = {"with": ["stark_sworn_sword_captain"]}
    state = clash(GUARDSMEN, SWORDS, a_more=jaime, b_more=captain)
    play(state, "strike b1", "stay")
    assert listed(state) == ["choose_option more_wounds", "choose_option snipe"]
    rolling(state, "choose_option snipe", dice=(die, *MISSES))
    assert wounds(state, "b1") == left
    assert bool(state.table.parts[UNITS.index["b1"]]) == (die == 4)
    state = clash(GUARDSMEN, SWORDS, a_more=jaime)
    attack(state, dice=(1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 11  # nobody to fight a duel with: one more wound


@pytest.mark.rule("F4.10", "F1.25")
@pytest.mark.text("sabotage_and_subvert")
def test_sabotage_and_subvert() -> None:
    turncoat = {"with": ["stark_sworn_sword_captain", "lannister_turncoat"]}
    hands = [[], ["40201"]]
    state = clash(GUARDSMEN, SWORDS, b_more=turncoat, hand=hands, at="turn")
    assert asked(state) == ("react", 0)  # the player who has sent it
    play(state, "pass", "activate a16", "hold")
    assert asked(state) == ("react", 0)
    play(state, "use sabotage_and_subvert b1", "choose_option weakened")
    assert (wounds(state, "b1"), conditions(state, "b1")) == (11, ["weakened"])
    assert len(state.table.parts[UNITS.index["b1"]]) == 1
    # Neither Martial Training nor Winter's Might this turn.
    rolling(state, "activate b1", "strike a1", "stay", dice=MISSES)
    assert asked(state) == ("reroll", 0)


@pytest.mark.rule("F4.10")
@pytest.mark.text("valuable_captive_jaime_lannister", "vengeful_captive")
def test_the_captive() -> None:
    jaime = joined("jaime_lannister_maimed_hostage")
    state = clash(GUARDSMEN, SWORDS, b_more={**jaime, "wounds": 2})
    events = attack(state, dice=(6, 1, 1, 1, 1, 1, 1, 2, 3, 1))
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]
    assert state.table.points == [0, 0]
    state = clash(GUARDSMEN, SWORDS, b_more={**jaime, "wounds": 1})
    attack(state, dice=(6, 1, 1, 1, 1, 1, 1))
    assert state.table.points == [2, 0]  # for the unit, and for Jaime
    for seat, to_hit in (("b", -1), ("a", 0)):
        state = clash(SWORDS, GUARDSMEN, a_more=jaime, ncus=in_zones("crown", seat=seat))
        attack(state, dice=MISSES)
        assert fight(state).to_hit == to_hit
