"""Rounds, turns and hands beside the scenarios: F2."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance, clash, hand, ncu, rolling
from tests.games.ice_and_fire.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    battle,
    listed,
    load,
    play,
    refused,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import Reaction, react

from throneroom.games.ice_and_fire.cards import hand_limit
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import State

SANSA = "stark_sansa_stark_little_bird"
PLANNER = "lannister_tyrion_lannister_the_giant_of_lannister"
RAVENS = [["objective_05", 24, 20, 0.6]]
SIX = "40201 40202 40203 40205 40206 40207"


def apart(**more: Any) -> dict[str, Any]:
    return {"a1": unit(SWORDS, 24, 10, 90), "b1": unit(GUARDSMEN, 24, 40, 270), **more}


def pass_windows(state: State) -> None:
    while asked(state)[0] in ("react", "react_in_private"):
        play(state, "pass")


# Rounds and turns


@pytest.mark.rule("F2.1", "F20.5")
def test_six_rounds_and_no_more() -> None:
    state = battle(**apart(), round=1)
    for number in range(2, 7):
        first = asked(state)[1]
        units = ("a1", "b1") if first == 0 else ("b1", "a1")
        events = play(state, *(f for u in units for f in (f"activate {u}", "hold")))
        assert told(events, "round") == [{"round": number}]
        assert state.view(None)["round"] == number
    play(state, "activate b1", "hold", "activate a1", "hold")
    assert state.outcome() is not None
    assert state.view(None)["round"] == 6


@pytest.mark.rule("F2.1")
def test_the_first_round_has_the_number_one() -> None:
    state = battle(**apart(), at="deploy", round=0)
    events = play(state, "first 0")
    assert told(events, "round") == [{"round": 1}]


@pytest.mark.rule("F2.8", "F2.18")
def test_whoever_can_activate_must() -> None:
    state = battle(**apart(), ncus={"an1": ncu(SANSA)})
    assert listed(state) == ["activate a1", "activate_ncu an1"]
    assert refused(state, "decline") == "F2.8"
    assert refused(state, "pass") == "F2.18"
    play(state, "activate_ncu an1", "hold", "activate b1", "hold")
    assert listed(state) == ["activate a1"]
    assert refused(state, "decline") == "F2.8"


@pytest.mark.rule("F2.16")
def test_a_destroyed_unit_is_not_activated() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1),
        b2=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
    )
    load(state, 4, *(1,) * 6, 1)
    play(state, "strike b1", "stay", "hold")
    assert listed(state) == ["activate b2"]
    assert refused(state, "activate b1") == "F2.7"
    events = play(state, "activate b2", "hold")
    assert told(events, "round")  # nobody waits for the destroyed one


# Hands


@pytest.mark.rule("F2.21", "F2.20")
def test_the_first_player_of_the_ending_round_discards_and_draws_first() -> None:
    state = clash(
        at="clean_up",
        first="1",
        hand=[["40201", "40202"], ["40101", "40102", "40103"]],
        deck=[["40203", "40205"], ["40105", "40107"]],
    )
    assert asked(state) == ("discard", 1)
    events = play(state, "discard 40101", "discard 40103", "keep")
    assert told(events, "discarded") == [
        {"seat": "1", "tactics_card": "40101"},
        {"seat": "1", "tactics_card": "40103"},
    ]
    assert state.view(None)["seats"][1]["discard"] == ["40101", "40103"]  # face up
    assert len(hand(state, 1)) == 1  # nobody draws before all have discarded
    assert asked(state) == ("discard", 0)
    events = play(state, "keep")
    assert [(drew["seat"], drew["count"]) for drew in told(events, "drew")] == [("1", 2), ("0", 1)]
    assert (hand(state), hand(state, 1)) == (
        ["40201", "40202", "40205"],
        ["40102", "40107", "40105"],
    )


@pytest.mark.rule("F2.24", "F16.14", "FR45")
def test_a_lowered_hand_limit_holds_at_once() -> None:
    """Ravens: whoever controls them may hold six cards."""
    state = clash(hand=SIX, tokens=RAVENS, b1=unit(GUARDSMEN, 24, 40, 270))
    assert hand_limit(state.table, 0) == 6
    play(state, "maneuver")
    pass_windows(state)
    play(state, "go 0 5 0")
    assert asked(state) == ("discard", 0)
    assert refused(state, "keep") == "F2.24"
    play(state, "discard 40203")
    assert len(hand(state)) == 5
    assert asked(state)[0] != "discard"


@pytest.mark.rule("F16.14", "FR45")
def test_a_hand_limit_that_is_lost_in_a_fight() -> None:
    """A unit that falls to fewer ranks than the enemy it is engaged with loses its token."""
    state = battle(
        a1=unit(GUARDSMEN, 24, 15.2, 90),
        b1=unit(SWORDS, 24, 20, 270, wounds=9),
        hand=[[], SIX.split()],
        tokens=RAVENS,
        at="declare a1",
    )
    assert hand_limit(state.table, 1) == 6
    rolling(state, "strike b1", "stay", dice=(4, 1, 1, 1, 1, 1, 1))
    assert wounds(state, "b1") == 8
    assert asked(state) == ("discard", 1)


@pytest.mark.rule("FR98", "F2.25")
def test_what_cannot_be_drawn_or_paid() -> None:
    state = clash(at="turn", ncus={"an1": ncu(SANSA)})
    events = play(state, "activate_ncu an1", "claim tactics", "afflict b1 weakened")
    assert told(events, "drew") == []
    assert asked(state) == ("activate", 1)
    # Battle Plan costs two cards of the hand: with one it cannot be used, nor without a deck.
    plan = {"with": [PLANNER]}
    for cards, deck, usable in (
        ("40101 40102", "40103", True),
        ("40101", "40103", False),
        ("40101 40102", "", False),
    ):
        state = at_distance(20, GUARDSMEN, a_more=plan, hand=cards, deck=deck, at="turn")
        offered = listed(state) if asked(state)[0].startswith("react") else []
        assert ("use order_battle_plan a1" in offered) == usable


# What ends when


@pytest.mark.rule("F2.22", "FR26", "F14.7")
def test_an_order_can_be_used_again_in_the_next_round() -> None:
    captain = {"with": ["stark_sworn_sword_captain"]}
    used = [["a1", "order_martial_training", 1]]
    state = clash(a_more=captain, used=used)
    play(state, "strike b1", "stay")
    assert asked(state) != ("react", 0)
    state = clash(a_more=captain, used=used, at="clean_up", first="1")
    assert state.view(None)["used"] == []
    play(state, "activate a1", "strike b1", "stay")
    assert listed(state) == ["use order_martial_training a1", "pass"]


SILENCE = "40107"  # a card: the unit that activates loses its abilities this turn


def silenced_this_turn() -> list[dict[str, Any]]:
    """What is on a unit that has lost its abilities "this turn"."""
    more = {"with": ["lannister_guard_captain"]}
    state = clash(SWORDS, GUARDSMEN, b_more=more, hand=SILENCE, active="1", at="turn")
    rolling(state, "activate b1", "pass", f"play {SILENCE} 1", dice=(1, 1, 1))
    rows: list[dict[str, Any]] = state.view(None)["lasting"]
    return rows


@pytest.mark.rule("F2.23", "FR97")
def test_this_turn_lasts_to_the_end_of_the_turn() -> None:
    rows = silenced_this_turn()
    state = at_distance(20, lasting=rows, at="declare a1")
    assert len(state.view(None)["lasting"]) == 2
    play(state, "hold")
    assert state.view(None)["lasting"] == []
    # Outside any turn it lasts until the first turn that follows is over.
    state = at_distance(20, lasting=rows, at="clean_up")
    assert asked(state) == ("activate", 1)
    assert len(state.view(None)["lasting"]) == 2
    play(state, "activate b1", "hold")
    assert state.view(None)["lasting"] == []


@pytest.mark.rule("F2.23")
def test_this_round_lasts_until_victory_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [{**row, "until": 2} for row in silenced_this_turn()]
    seen = []

    def hear(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        seen.append(len(t.lasting))
        return False

    react(monkeypatch, "round_end", Reaction(hear, lambda *_: None))
    state = at_distance(20, lasting=rows, at="declare a1")
    play(state, "hold")
    assert len(state.view(None)["lasting"]) == 2  # the turn is over, the round is not
    state = at_distance(20, lasting=rows, at="clean_up")
    assert set(seen) == {2}
    assert state.view(None)["lasting"] == []
