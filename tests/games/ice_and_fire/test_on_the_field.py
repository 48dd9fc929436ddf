"""Positions that no scenario has, played as the rulebook says: F3, F8 to F13, F18."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    CROSSBOWMEN,
    GREY_WIND,
    GUARDSMEN,
    HALBERDIERS,
    OUTRIDERS,
    SWORDS,
    asked,
    at,
    battle,
    engaged,
    listed,
    load,
    play,
    points,
    refused,
    seen,
    told,
    unit,
    wounds,
)

from throneroom.kernel import State

PASSED = (6, 6, 1)  # a panic test that is passed
FAR_A, FAR_B = unit(SWORDS, 3, 3, 90), unit(GUARDSMEN, 45, 45, 270)


def act(name: str = "a1", **table: Any) -> State:
    return battle(**{"a16": FAR_A, "b16": FAR_B, "at": f"declare {name}", **table})


# Moving


@pytest.mark.rule("F8.9", "F8.6", "F8.30")
def test_a_shift_passes_through_a_friend_but_may_not_end_on_it() -> None:
    """A small friend stands 0.1" to the right: 2" are not enough to pass it."""
    state = act(
        a1=unit(BOWMEN, 24, 10, 90),
        a2=unit(GREY_WIND, 28.23, 10, 90),
        b1=unit(GUARDSMEN, 24, 22, 270),
    )
    play(state, "shoot")
    assert refused(state, "shift right 2") == "F8.10"
    play(state, "shift right 0.1")
    assert at(state, "a1") == (24.1, 10, 90)


@pytest.mark.rule("F8.16", "F8.20", "FR17")
def test_retreating_through_rough_ground() -> None:
    """Guardsmen, Speed 4, roll 3: 7", over a bog behind them 6"."""
    table: dict[str, Any] = {
        "a1": unit(GUARDSMEN, 24, 24, 90),
        "b1": unit(SWORDS, 24, 28.8, 270),
        "dice": (3,),
    }
    state = act(**table, terrain=[["bog", 24, 17, 0], ["hedge", 24, 19, 0]])
    play(state, "retreat")
    assert refused(state, "withdraw back 6.5 90") == "F8.16"
    play(state, "withdraw back 6 90")
    assert at(state, "a1") == (24, 18, 90)


@pytest.mark.rule("F8.23", "F8.9", "F8.10", "F8.27")
def test_retreating_through_a_friend_from_two_enemies() -> None:
    """Both enemies are left, and both may pivot, in the order their player likes."""
    state = act(
        a1=unit(SWORDS, 24, 24, 90),
        a2=unit(GREY_WIND, 24, 19, 90),
        b1=unit(GREY_WIND, 22.6, 27.78, 270),
        b2=unit(GREY_WIND, 25.4, 27.78, 270),
        dice=(6,),
    )
    assert engaged(state, "a1") == ["b1", "b2"]
    play(state, "retreat")
    assert refused(state, "withdraw back 5 90") == "F8.10"
    play(state, "withdraw back 9 90")
    assert at(state, "a1") == (24, 15, 90)
    assert asked(state) == ("pivot", 1)
    play(state, "face b2 0", "face b1 180")
    assert (at(state, "b1")[2], at(state, "b2")[2]) == (180, 0)
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F8.18", "F18.10", "F8.27", "F20.2")
def test_a_retreat_that_ends_on_the_stakes() -> None:
    """The fleeing unit dies on its way: its enemy is not engaged any more and may pivot."""
    state = act(
        a1=unit(SWORDS, 24, 24, 90, wounds=2),
        b1=unit(GUARDSMEN, 24, 28.8, 270),
        terrain=[["stakes", 24, 18, 0]],
        dice=(6, 2),
    )
    events = play(state, "retreat", "withdraw back 8 90")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert points(state) == [0, 1]
    assert asked(state) == ("pivot", 1)


@pytest.mark.rule("F8.13", "F8.11", "FR19")
def test_who_stands_too_near_may_turn_away() -> None:
    """Half an inch from an enemy: it may turn where that is not nearer, and walk along it."""
    state = act(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 25.3, 270))
    play(state, "maneuver")
    assert refused(state, "go 90 0.1 90") == "F8.13"
    assert refused(state, "go 90 0 0") == "F8.13"  # sideways it is deeper, 0.15" from the enemy
    play(state, "go 270 0 270")
    assert at(state, "a1") == (24, 20, 270)


@pytest.mark.rule("F8.5", "F8.15")
def test_a_march_up_to_a_wall() -> None:
    state = act(a1=unit(SWORDS, 24, 10, 90), terrain=[["palisade", 24, 20, 0]])
    play(state, "march")
    assert refused(state, "go 90 9 90") == "F8.15"
    play(state, "go 90 7 270")  # impassable terrain need not be an inch away
    assert at(state, "a1") == (24, 17, 270)


# Charging


@pytest.mark.rule("F9.6", "F10.22", "F9.28")
def test_charging_the_back_of_an_enemy_that_is_fighting() -> None:
    state = act(
        "a2",
        a1=unit(GUARDSMEN, 24, 20, 90),
        a2=unit(GUARDSMEN, 24, 36, 270),
        b1=unit(SWORDS, 24, 24.8, 270),
    )
    load(state, 4)
    play(state, "charge b1 rear 270")
    load(state, 4, 1, 1, 1, 1, 1, 5, 6, 2, 1)
    events = play(state, "align full", "keep")
    assert at(state, "a2") == (24, 29.6, 270)
    # Defense 4+ at -2: a 5 does not block. Morale 6+ at -2: 8 gives 6.
    assert wounds(state, "b1") == 11
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 1}]
    assert engaged(state, "b1") == ["a1", "a2"]


@pytest.mark.rule("F9.23", "F9.25", "F9.26", "F1.5")
def test_charging_one_of_two_that_stand_side_by_side() -> None:
    """The neighbour touches only the charger's corner. Half of it cannot come before the charger
    without lying on the target: it is moved back by an inch, and not engaged."""
    state = act(
        a1=unit(SWORDS, 24, 18, 90),
        b1=unit(GUARDSMEN, 24, 30, 270),
        b2=unit(HALBERDIERS, 29.5, 30, 270),
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    events = play(state, "align full")
    assert at(state, "a1") == (24, 25.2, 90)
    assert [pushed["unit"] for pushed in told(events, "pushed")] == ["b2"]
    assert at(state, "b2") == (29.5, 31, 270)
    assert engaged(state, "a1") == ["b1"]


@pytest.mark.rule("F9.14", "F9.11", "FR12")
def test_a_failed_charge_passes_a_friend_and_stops_near_its_target() -> None:
    state = act(
        a1=unit(BERSERKERS, 24, 10, 90),
        a2=unit(GREY_WIND, 27.5, 14, 90),
        b1=unit(GUARDSMEN, 24, 23.3, 270),
        dice=(2, *PASSED),
    )
    events = play(state, "charge b1 front 90")  # 8.5" away, Speed 6 + 2
    assert told(events, "charge_failed") == [{"unit": "a1", "target_unit": "b1"}]
    assert at(state, "a1") == (24, 18, 90)
    assert engaged(state, "a1") == []
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("F9.12", "F18.13", "F9.30")
def test_a_charge_out_of_the_bog() -> None:
    """Who starts on Rough and Hindering ground is slower by an inch and has no bonus."""
    state = act(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 20.8, 270),
        terrain=[["bog", 24, 7, 0]],
    )
    load(state, 2, *(1,) * 7)  # 5 + 2 - 1 are just the 6" to the target
    play(state, "charge b1 front 90", "align full")
    assert at(state, "a1") == (24, 16, 90)
    assert asked(state) == ("activate", 1)  # nothing to re-roll


@pytest.mark.rule("F9.13", "F9.12")
def test_a_charge_out_of_the_bog_that_fails_by_it() -> None:
    state = act(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 21.3, 270),
        terrain=[["bog", 24, 7, 0]],
        dice=(2, *PASSED),
    )
    play(state, "charge b1 front 90")
    assert at(state, "a1") == (24, 16, 90)


@pytest.mark.rule("F9.34", "FR40", "F9.14")
def test_a_charger_may_be_as_near_as_half_an_inch_and_charge_again() -> None:
    state = act(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 25.3, 270), dice=(2,))
    play(state, "charge b1 front 90", "align left")
    assert at(state, "a1") == (21.25, 20.5, 90)


@pytest.mark.rule("F9.5", "F10.8")
def test_a_flank_charge_along_a_wall_of_friends() -> None:
    """The side is that of the place where the charger stood, wherever it touches first."""
    state = act(a1=unit(SWORDS, 14, 24, 0), b1=unit(GUARDSMEN, 24, 24, 90))
    load(state, 3)
    assert refused(state, "charge b1 front 0") == "F9.5"
    play(state, "charge b1 left 0", "align full")
    assert at(state, "a1") == (18.85, 24, 0)
    assert state.view(None)["fight"]["zone"] == "left"


# Attacking


@pytest.mark.rule("F10.10", "F3.8", "F3.9")
@pytest.mark.parametrize(("left", "dice"), [(12, 6), (9, 6), (8, 5), (5, 5), (4, 4), (1, 4)])
def test_the_dice_of_ranks(left: int, dice: int) -> None:
    state = act(
        a1=unit(GUARDSMEN, 24, 20, 90, wounds=left), b1=unit(SWORDS, 24, 24.8, 270), dice=(1,) * 6
    )
    events = play(state, "strike b1", "stay")
    assert len(told(events, "rolled")[0]["dice"]) == dice


@pytest.mark.rule("F10.9", "F18.9", "F10.10")
def test_the_stakes_take_their_toll_before_the_dice() -> None:
    """Guardsmen with nine men on the stakes: they lose two, and with them a rank and a die."""
    state = act(
        a1=unit(GUARDSMEN, 24, 20, 90, wounds=9),
        b1=unit(SWORDS, 24, 24.8, 270),
        terrain=[["stakes", 24, 18, 0]],
        dice=(1, *(1,) * 5),
    )
    events = play(state, "strike b1")
    assert wounds(state, "a1") == 7
    events = play(state, "stay")
    assert len(told(events, "rolled")[0]["dice"]) == 5


@pytest.mark.rule("F10.3", "F10.4", "F10.21")
def test_turning_does_not_take_the_flank_away_from_the_other() -> None:
    """Swords in whose flank Guardsmen stand turn to them before they strike; when the Guardsmen
    strike back they stand before their front."""
    state = act(a1=unit(SWORDS, 24, 24, 90), b1=unit(GUARDSMEN, 18.85, 24, 0), dice=(1,) * 7)
    play(state, "strike b1", "align full")
    assert at(state, "a1") == (23.65, 24, 180)
    play(state, "activate b1")
    load(state, 4, 1, 1, 1, 1, 1, 4)
    play(state, "strike a1", "stay")
    assert wounds(state, "a1") == 12  # 4+ without a bonus


@pytest.mark.rule("F10.24", "F10.19", "F20.1")
def test_no_test_for_who_is_gone() -> None:
    state = act(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=2, conditions=["panicked"]),
        dice=(4, 4, 4, *(1,) * 4, 1, 1, 1),
    )
    events = play(state, "strike b1", "stay")
    assert told(events, "tested") == []
    assert told(events, "wounded") == [{"unit": "b1", "wounds": 2, "left": 0}]
    assert listed(state) == ["hold", "maneuver"]


@pytest.mark.rule("F10.28", "F10.21", "F7.16")
def test_shooting_into_the_flank_of_a_fight() -> None:
    """The target takes its test at -1, the friend that fights it one without."""
    state = act(
        a1=unit(CROSSBOWMEN, 24, 10, 90),
        a2=unit(GUARDSMEN, 29.65, 19.7, 180),
        b1=unit(SWORDS, 24.85, 19.7, 0),
    )
    play(state, "shoot", "stay")
    dice = len(told(play(state, "target b1"), "rolled")[0]["dice"])
    state = act(
        a1=unit(CROSSBOWMEN, 24, 10, 90),
        a2=unit(GUARDSMEN, 29.65, 19.7, 180),
        b1=unit(SWORDS, 24.85, 19.7, 0),
    )
    load(state, 6, *(1,) * (dice - 1), 4, 4, 3, 1, 4, 3, 1)
    events = play(state, "shoot", "stay", "target b1")
    assert wounds(state, "b1") == 11  # a 4 at -1 does not block
    assert told(events, "tested") == [
        {"unit": "b1", "total": 6, "passed": 1},
        {"unit": "a2", "total": 7, "passed": 1},
    ]


@pytest.mark.rule("F10.30", "F3.13", "F3.8")
def test_wounds_of_riders() -> None:
    """Seven wounds: two riders and a third of the next; the rank behind is gone with the two."""
    state = act(
        a1=unit(BERSERKERS, 24, 20, 90),
        b1=unit(OUTRIDERS, 24, 24.9, 270),
        dice=(*(5,) * 7, *(1,) * 7, *PASSED),
    )
    play(state, "strike b1", "stay")
    assert [seen(state, "b1")[name] for name in ("wounds", "models", "ranks")] == [5, 2, 1]


# Tests and tokens


@pytest.mark.rule("F11.9", "F18.7", "F18.8")
def test_a_weirwood_and_a_pile_of_corpses() -> None:
    table: dict[str, Any] = {"a1": unit(SWORDS, 24, 20, 90), "b1": unit(GUARDSMEN, 24, 24.8, 270)}
    good, bad = ["weirwood", 24, 14, 0], ["corpse_pile", 30, 20, 0]
    for terrain, total in (([good], 8), ([bad], 6), ([good, bad], 7), ([good, good], 8)):
        state = battle(**table, terrain=terrain, at="test", tests=[{"unit": "a1"}], dice=(4, 3, 1))
        assert told(state.table.flow.events, "tested")[0]["total"] == total


@pytest.mark.rule("F13.5", "F13.3", "F11.2")
def test_panicked_in_a_morale_test() -> None:
    """No panic test: there are two dice, and the token is spent all the same."""
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, conditions=["panicked"]),
        at="test",
        tests=[{"unit": "b1", "panic": False}],
        dice=(6, 6),
    )
    assert asked(state) == ("reroll", 0)
    assert refused(state, "reroll panicked 3") == "F12.6"
    load(state, 1)
    events = play(state, "reroll panicked 2")
    assert told(events, "tested") == [{"unit": "b1", "total": 7, "passed": 1}]
    assert seen(state, "b1")["conditions"] == []
    assert wounds(state, "b1") == 12


@pytest.mark.rule("F13.7", "F13.6", "F13.4")
def test_tokens_of_both_in_one_attack() -> None:
    """The defender spends the attacker's Weakened, then the attacker the defender's Vulnerable."""
    state = act(
        a1=unit(GUARDSMEN, 24, 20, 90, conditions=["weakened", "panicked"]),
        b1=unit(SWORDS, 24, 24.8, 270, conditions=["vulnerable", "weakened"]),
        dice=(4, 4, 1, 1, 1, 1),
    )
    play(state, "strike b1", "stay")
    assert asked(state) == ("reroll", 1)
    load(state, 1, 6)
    play(state, "reroll weakened 1")
    assert asked(state) == ("reroll", 0)
    load(state, 3, *PASSED)
    play(state, "reroll vulnerable 1")
    assert wounds(state, "b1") == 11
    assert seen(state, "a1")["conditions"] == ["panicked"]
    assert seen(state, "b1")["conditions"] == ["weakened"]


@pytest.mark.rule("F11.3", "F3.17", "F11.10", "F10.24")
def test_more_wounds_than_there_are() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1),
        b2=FAR_B,
        at="test",
        tests=[{"unit": "b1", "credit": "0"}],
        dice=(1, 1, 3),
    )
    assert told(state.table.flow.events, "wounded") == [{"unit": "b1", "wounds": 1, "left": 0}]
    assert points(state) == [1, 0]
    assert asked(state) == ("activate", 1)  # no attack, so no surge


@pytest.mark.rule("F4.7", "F4.6", "F3.14")
def test_what_a_destroyed_unit_takes_along() -> None:
    captain = {"with": ["lannister_guard_captain"], "conditions": ["weakened"]}
    state = act(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1, **captain),
        dice=(4, *(1,) * 6, 1),
    )
    events = play(state, "strike b1", "stay")
    assert told(events, "attachment_lost") == [{"unit": "b1", "card": "lannister_guard_captain"}]
    assert "b1" not in state.view(None)["units"]
    assert engaged(state, "a1") == []


@pytest.mark.rule("F9.14", "F9.12", "F8.16")
@pytest.mark.parametrize(("bog", "end"), [(22.4, 17), (21.8, 16), (30, 17)])
def test_a_failed_charge_is_slowed_only_by_what_it_meets(bog: float, end: float) -> None:
    """Speed 5 and a roll of 2, the target 9.5" away. A bog that begins 7.5" ahead is not met; one
    that begins 6.9" ahead is, and costs an inch."""
    state = act(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 24.3, 270),
        terrain=[["bog", 24, bog, 0]],
        dice=(2, *PASSED),
    )
    play(state, "charge b1 front 90")
    assert at(state, "a1") == (24, end, 90)
