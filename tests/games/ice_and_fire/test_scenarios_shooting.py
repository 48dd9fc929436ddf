"""The scenarios of sight, ranges and ranged attacks: F7, F8.28 to F8.31, F10.28."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    CROSSBOWMEN,
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
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire import terrain
from throneroom.games.ice_and_fire.content import PIECE_KEYWORDS, TERRAIN
from throneroom.kernel import State

MISSES = (1,) * 7


def shooter(b1: dict[str, Any], **more: Any) -> State:
    return battle(a1=unit(BOWMEN, 24, more.pop("y", 10), 90), b1=b1, at="declare a1", **more)


@pytest.mark.rule("FS9", "F7.12", "F8.29", "F8.31", "F1.17")
def test_in_range() -> None:
    state = shooter(unit(GUARDSMEN, 24, 26.5, 270), dice=MISSES)
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1"]
    events = play(state, "target b1")
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]
    assert len(told(events, "rolled")[0]["dice"]) == 7


@pytest.mark.rule("FS10", "F8.30", "FR62")
def test_out_of_range() -> None:
    state = shooter(unit(GUARDSMEN, 24, 30, 270))
    assert "shoot" not in listed(state)
    assert refused(state, "shoot") == "F8.31"


@pytest.mark.rule("F8.30", "F8.31", "F1.11", "FR62")
def test_a_shift_brings_a_target_into_range() -> None:
    state = shooter(unit(GUARDSMEN, 24, 28, 270), b2=unit(GUARDSMEN, 32, 30, 270), dice=MISSES)
    play(state, "shoot")
    assert listed(state) == ["shift forward 2"]
    assert refused(state, "stay") == "F8.30"
    assert refused(state, "shift left 2") == "F8.30"
    assert refused(state, "shift forward 2.02") == "F8.30"
    play(state, "shift forward 1.5")
    assert at(state, "a1") == (24, 11.5, 90)
    found = refusal(state, "target b2")
    assert (found.rule, found.data["most"]) == ("F7.12", 12)
    assert refused(state, "target a1") == "F8.31"
    assert refused(state, "target b1 front") == "F6.12"
    play(state, "target b1")


@pytest.mark.rule("FS38", "F7.16", "F10.21")
def test_a_shot_into_the_flank() -> None:
    state = shooter(unit(SWORDS, 24, 24, 0), dice=(3, 1, 1, 1, 1, 1, 1, 4, 3, 3, 1))
    events = play(state, "shoot", "stay", "target b1")
    assert told(events, "wounded")[0]["wounds"] == 1  # Defense 4+ at -1
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]


@pytest.mark.rule("F6.12", "FR85")
def test_a_tie_of_zones_is_chosen_with_the_target() -> None:
    wolf = "stark_grey_wind"
    spears = "freefolk_giant_spear_throwers"
    state = battle(a1=unit(spears, 30, 30, 225), b1=unit(wolf, 24, 24, 90), at="declare a1")
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1 front", "target b1 right"]
    assert refused(state, "target b1") == "F6.12"
    play(state, "target b1 right")


def wall_of_trays(left: float, right: float) -> State:
    return battle(
        a1=unit(CROSSBOWMEN, 24, 20, 90),
        a2=unit(GUARDSMEN, 3, 3, 90),
        b1=unit(BOWMEN, 24, 36, 270),
        b2=unit(BERSERKERS, left, 27, 270),
        b3=unit(SWORDS, right, 27, 270),
        at="declare a1",
    )


@pytest.mark.rule("FS4", "FS39", "F7.3", "F7.8", "FR5")
def test_trays_in_the_way() -> None:
    state = wall_of_trays(21.25, 26.75)
    play(state, "shoot", "stay")
    assert refused(state, "target b1") == "F7.1"
    state = wall_of_trays(21.2, 26.8)
    play(state, "shoot", "stay")
    play(state, "target b1")


@pytest.mark.rule("FS40", "F7.4", "F18.4")
def test_a_palisade() -> None:
    state = shooter(unit(GUARDSMEN, 24, 24, 270), terrain=[["palisade", 24, 17, 0]])
    assert refused(state, "charge b1 front 90") == "F9.4"
    play(state, "shoot")  # only after a shift to the side
    assert refused(state, "stay") == "F8.30"


@pytest.mark.rule("FS41", "F7.5", "F18.5")
def test_a_forest() -> None:
    state = shooter(unit(GUARDSMEN, 24, 24, 270), terrain=[["forest", 24, 17, 0]])
    assert listed(state, "charge")
    play(state, "shoot")
    assert refused(state, "stay") == "F8.30"


@pytest.mark.rule("FS42", "FS43", "F7.5", "F7.7", "FR6")
@pytest.mark.parametrize(("y", "target"), [(12, 26), (9, 21)])
def test_in_the_forest(y: float, target: float) -> None:
    state = shooter(unit(GUARDSMEN, 24, target, 270), y=y, terrain=[["forest", 24, 17, 0]])
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1"]


@pytest.mark.rule("FS44", "F7.6", "F18.6")
def test_elevated(monkeypatch: pytest.MonkeyPatch) -> None:
    hill = list(PIECE_KEYWORDS)
    hill[TERRAIN.index["bog"]] = terrain.ELEVATED
    monkeypatch.setattr(terrain, "PIECE_KEYWORDS", tuple(hill))
    friends = {"a2": unit(SWORDS, 21.25, 18, 270), "a3": unit(SWORDS, 26.75, 18, 270)}
    bog = {"terrain": [["bog", 24, 10, 0]]}
    state = shooter(unit(GUARDSMEN, 24, 26, 270), **friends, **bog)
    play(state, "shoot", "stay")
    assert listed(state) == ["target b1"]
    state = shooter(unit(GUARDSMEN, 24, 27, 270), **friends, **bog)
    play(state, "shoot")
    assert refused(state, "stay") == "F8.30"
    play(state, "shift forward 0.5", "target b1")
    state = shooter(unit(GUARDSMEN, 24, 26, 270), **friends)
    assert refused(state, "shoot") == "F8.31"


@pytest.mark.rule("FS46", "F7.12", "F7.13")
def test_the_arrow_measures() -> None:
    # Dothraki outriders shoot 6": from the arrow 7.64", though the trays are 5.44" apart.
    riders = "targaryen_dothraki_outriders"
    state = battle(
        a1=unit(riders, 24, 9.9, 90), b1=unit(GUARDSMEN, 35.5, 21.5, 180), at="declare a1"
    )
    assert refused(state, "shoot") == "F8.31"
    state = battle(a1=unit(riders, 24, 9.9, 90), b1=unit(GUARDSMEN, 33, 19, 180), at="declare a1")
    play(state, "shoot")
    assert refused(state, "stay") == "F8.30"
    assert "shift right 2" in listed(state)


@pytest.mark.rule("F8.29", "F8.33", "F8.6")
def test_who_cannot_shoot() -> None:
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 20, 270), at="declare a1")
    assert refused(state, "shoot") == "F8.33"
    state = shooter(unit(GUARDSMEN, 24, 14.8, 270))
    assert refused(state, "shoot") == "F8.29"
    assert "shoot" not in listed(state)


@pytest.mark.rule("FS98", "F10.28", "FR47", "FR102")
@pytest.mark.parametrize("left", [12, 1])
def test_shooting_into_melee(left: int) -> None:
    state = battle(
        a1=unit(CROSSBOWMEN, 24, 10, 90),
        a2=unit(GUARDSMEN, 18.85, 20, 0),
        a3=unit(GUARDSMEN, 29.15, 20, 180),
        b1=unit(SWORDS, 24, 20, 270, wounds=left),
        b2=unit(SWORDS, 5, 40, 270),
        at="declare a1",
    )
    play(state, "shoot", "stay")
    tests = (6, 6, 1) * (3 if left > 1 else 2)
    load(state, 3, 1, 1, 1, 1, 1, 1, *tests)
    events = play(state, "target b1")
    tested = [test["unit"] for test in told(events, "tested")]
    assert tested[-2:] == ["a2", "a3"]
    assert asked(state) == ("activate", 1)  # no Surge Forth after a shot


@pytest.mark.rule("FS84", "F12.4")
def test_the_active_player_spends_first() -> None:
    # B's unit attacks in A's turn: A is asked before the charger re-rolls.
    state = battle(
        a1=unit(GUARDSMEN, 24, 20, 90),
        b1=unit(SWORDS, 24, 24.8, 270, conditions=["weakened"]),
        at="attack",
        fights=[{"attacker": "b1", "defender": "a1", "charge": 1}],
        dice=(4, 4, 4, 4, 1, 1, 1),
    )
    assert asked(state) == ("reroll", 0)
    load(state, 2, 2)
    play(state, "reroll weakened 1 2")
    assert asked(state) == ("reroll", 1)
    assert listed(state) == ["keep", "reroll charge_bonus 1 2 5 6 7"]
    load(state, 3, 6, 6, 6)
    play(state, "reroll charge_bonus 1")
    assert wounds(state, "a1") == 12


@pytest.mark.rule("FS85", "F13.2", "F13.3")
def test_one_token_of_each_kind() -> None:
    state = battle(
        a1=unit(GUARDSMEN, 24, 20, 90),
        b1=unit(HALBERDIERS, 24, 24.8, 270, conditions=["vulnerable", "vulnerable"]),
        at="declare a1",
        dice=(4, 1, 1, 1, 1, 1, 6),
    )
    play(state, "strike b1", "stay")
    load(state, 6)
    play(state, "reroll vulnerable 1")
    assert state.view(None)["units"]["b1"]["conditions"] == []
