"""Moves and actions beside the scenarios: F8."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance, clash, ncu
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    GUARDSMEN,
    HALBERDIERS,
    SWORDS,
    asked,
    at,
    battle,
    listed,
    load,
    play,
    refusal,
    refused,
    seen,
    told,
    unit,
)

from throneroom.games.ice_and_fire import declare, movement

SANSA = "stark_sansa_stark_little_bird"


def verbs(texts: list[str]) -> list[str]:
    return list(dict.fromkeys(text.split()[0] for text in texts))


# Actions


@pytest.mark.rule("F8.1", "F8.28", "F8.32", "F8.29")
def test_the_actions_of_a_unit() -> None:
    state = battle(
        a1=unit(BOWMEN, 24, 20, 90),
        a2=unit(BOWMEN, 6, 20, 90),
        b1=unit(GUARDSMEN, 24, 30, 270),
        b2=unit(GUARDSMEN, 6, 24.8, 270),
        at="declare a1",
    )
    assert verbs(listed(state)) == ["hold", "maneuver", "march", "shoot", "charge"]
    assert refused(state, "strike b1") == "F8.32"  # not engaged: shooting is its only attack
    assert refused(state, "retreat") == "F8.19"
    state = battle(**{**state.to_position()["table"], "at": "declare a2"})
    assert verbs(listed(state)) == ["strike", "retreat"]
    assert refused(state, "shoot") == "F8.29"  # engaged: striking is its only attack
    assert refused(state, "strike b1") == "F8.32"
    assert refused(state, "charge b1 front 90") == "F9.1"


@pytest.mark.rule("F8.28", "F8.36")
def test_a_free_attack_is_of_either_kind() -> None:
    table: dict[str, Any] = {"ncus": {"an1": ncu(SANSA)}, "at": "turn"}
    for state, found in (
        (at_distance(8, BOWMEN, **table), ["hold", "shoot"]),
        (clash(BOWMEN, **table), ["strike b1", "hold"]),
    ):
        play(state, "activate_ncu an1", "claim combat", "choose a1")
        assert listed(state) == found
        assert refused(state, "maneuver") == "F8.36"


@pytest.mark.rule("F8.39", "F8.34", "F2.10")
def test_who_can_neither_fight_nor_flee_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No unit is without a melee attack; here one is made to be."""
    surrounded: dict[str, Any] = {
        "a1": unit(SWORDS, 24, 20, 90),
        "a2": unit(SWORDS, 18, 20, 90),
        "a3": unit(SWORDS, 30, 20, 90),
        "b1": unit(GUARDSMEN, 24, 24.8, 270),
        "b2": unit(GUARDSMEN, 24, 15.2, 90),
        "at": "declare a1",
    }
    state = battle(**surrounded)
    assert listed(state) == ["strike b1", "strike b2"]
    assert refused(state, "retreat") == "F8.24"
    assert refused(state, "hold") == "F8.34"
    monkeypatch.setattr(declare, "melee_attack_of", lambda card: -1)
    state = battle(**surrounded)
    assert listed(state) == ["hold"]
    play(state, "hold")
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("F8.37", "F1.9")
def test_a_maneuver_of_three_inches() -> None:
    """Swift Reposition, with control of the Maneuver zone."""
    mover = {"an1": ncu(SANSA, "maneuver", activated=True)}
    state = at_distance(20, hand="40206", ncus=mover, at="turn")
    play(state, "play 40206 1", "choose a1", "maneuver")
    found = refusal(state, "go 90 3.02 90")
    assert (found.rule, found.data["most"]) == ("F8.4", 3)
    play(state, "go 45 3 135")
    assert at(state, "a1") == (26.121, 12.121, 135)
    assert not seen(state, "a1")["activated"]


# Moving


@pytest.mark.rule("F8.14", "F8.3")
def test_turning_into_an_enemy_and_on() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 19.8, 90), b1=unit(GUARDSMEN, 24, 25.6, 270), at="declare a1"
    )
    play(state, "maneuver")
    assert refused(state, "go 45 3 90") == "F8.14"
    assert refused(state, "go 45 0 45") == "F8.10"
    play(state, "go 45 0 270")  # only the end of the whole sequence must be free
    assert at(state, "a1") == (24, 19.8, 270)


@pytest.mark.rule("F8.17", "F18.10")
def test_moving_into_danger() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 40, 40, 270),
        terrain=[["stakes", 24, 14, 0]],
        at="declare a1",
        dice=(3,),
    )
    events = play(state, "maneuver", "go 90 5 90")
    assert told(events, "wounded") == [{"unit": "a1", "wounds": 4, "left": 8}]
    assert at(state, "a1") == (24, 15, 90)


@pytest.mark.rule("FR57", "F8.7", "F8.5")
@pytest.mark.parametrize(("change", "most"), [(0, 10), (-1, 8), (1, 12), (-5, 0), (-9, 0)])
def test_speed_is_never_less_than_nothing(
    change: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(movement, "total", lambda *_: change)
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 40, 44, 270), at="declare a1")
    assert seen(state, "a1")["speed"] == most * 500
    play(state, "march")
    assert refusal(state, f"go 90 {most + 0.02} 90").data["most"] == most
    play(state, f"go 90 {most} 90")  # a March is twice the changed Speed
    assert at(state, "a1") == (24, 10 + most, 90)


@pytest.mark.rule("FR66", "F8.38", "F8.12")
def test_the_edge_is_like_a_wall() -> None:
    state = battle(a1=unit(SWORDS, 24, 44, 90), b1=unit(GUARDSMEN, 40, 10, 270), at="declare a1")
    play(state, "maneuver")
    assert refused(state, "go 90 1.7 90") == "F8.38"
    assert refused(state, "go 90 1.7 0") == "F8.38"  # though it would end inside
    play(state, "go 90 1.6 90")


@pytest.mark.rule("FR16", "F8.6", "F1.11")
def test_an_engaged_unit_does_not_shift() -> None:
    """Swift Reposition without the zone: one friendly unit shifts 2"."""
    state = clash(hand="40206", at="turn", a2=unit(SWORDS, 40, 3, 90))
    play(state, "play 40206 1")
    assert listed(state) == ["choose a2", "choose a16"]  # a1 is engaged
    state = clash(hand="40206", at="turn", a16=unit(SWORDS, 24, 29.6, 270))
    assert listed(state, "play") == []  # nobody can shift
    state = clash(hand="40206", at="turn")
    play(state, "play 40206 1")
    assert asked(state) == ("free_shift", 0)
    assert refused(state, "shift forward 2.02") == "F1.11"
    play(state, "shift right 2")
    assert at(state, "a16") == (5, 3, 90)


# Retreats


@pytest.mark.rule("FR14", "F8.21")
def test_the_directions_of_all_enemies_together() -> None:
    front = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1", dice=(6,)
    )
    play(front, "retreat")
    assert refused(front, "withdraw forward 5 90") == "F8.21"
    both = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        b2=unit(HALBERDIERS, 18.85, 20, 0),  # on its left flank: forward, left or right
        at="declare a1",
        dice=(6,),
    )
    play(both, "retreat")
    # Every direction is open now, and some have an enemy in the way.
    assert refused(both, "withdraw forward 5 90") == "F8.8"
    assert refused(both, "withdraw left 5 90") == "F8.8"
    assert refused(both, "withdraw back 5 90") == "F8.11"  # along the halberds
    play(both, "withdraw right 7 90")
    assert at(both, "a1") == (31, 20, 90)


@pytest.mark.rule("F8.23", "F8.25")
def test_a_retreat_may_not_end_where_it_began() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 24.8, 270), at="declare a1", dice=(3,)
    )
    play(state, "retreat")
    assert refused(state, "withdraw back 0 90") == "F8.25"
    assert refused(state, "withdraw left 0 90") == "F8.25"
    assert refused(state, "withdraw back 0 270") == "F8.11"  # turned on the spot
    play(state, "withdraw back 1 90")
    assert at(state, "a1") == (24, 19, 90)


@pytest.mark.rule("F8.18", "F18.9")
def test_who_dies_before_its_action_does_nothing() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90, wounds=1),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        terrain=[["stakes", 24, 18, 0]],
        at="declare a1",
        dice=(1,),
    )
    events = play(state, "strike b1")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert asked(state) == ("activate", 1)  # nobody is asked where a tray shall turn that is gone


@pytest.mark.rule("F8.35", "F16.7")
def test_a_free_action_may_be_declined() -> None:
    """Assault Orders was played: nobody has to fight for it, but it is spent."""
    state = clash(hand="40207", ncus={"an1": ncu(SANSA)}, at="turn")
    play(state, "activate_ncu an1", "claim crown", "play 40207 1", "choose a1")
    assert listed(state) == ["strike b1", "hold"]
    events = play(state, "hold")
    assert told(events, "attacked") == []
    assert state.view(None)["seats"][0]["discard"] == ["40207"]
    assert asked(state) == ("activate", 1)  # nor is the Crown's effect there any more


@pytest.mark.rule("F8.35")
def test_an_effect_without_a_choice_must_be_carried_out() -> None:
    """Uncontrolled Rage after a failed test: the unit charges the nearest enemy."""
    rage = {"with": ["stark_rickard_karstark_vengeful_bannerman"]}
    state = at_distance(4, a_more=rage, b2=unit(GUARDSMEN, 32, 24, 270), at="turn")
    load(state, 1, 1)
    play(state, "activate a1")
    assert all(text.startswith("charge b1") for text in listed(state))
    assert refused(state, "hold") == "F8.35"
    assert refused(state, "maneuver") == "F8.36"
