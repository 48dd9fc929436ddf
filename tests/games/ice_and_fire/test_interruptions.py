"""What comes between the steps of an action, in positions that no scenario has: F8 to F13."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import clash, rolling
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    asked,
    at,
    battle,
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
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import State

PASSED = (6, 6, 1)  # a panic test that is passed
FAR_A, FAR_B = unit(SWORDS, 3, 3, 90), unit(GUARDSMEN, 45, 45, 270)


def act(name: str = "a1", **table: Any) -> State:
    return battle(**{"a16": FAR_A, "b16": FAR_B, "at": f"declare {name}", **table})


@pytest.mark.rule("F10.26", "F20.1", "F2.12")
@pytest.mark.parametrize(
    ("moment", "left"), [("attack_dice_done", 12), ("defense_dice_done", 12), ("rank_lost", 8)]
)
def test_an_attacker_that_falls_in_its_own_attack(
    moment: str, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wounds that were assigned stay; nothing else of the attack happens."""

    attacker = UNITS.index["a1"]

    def kill(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        lose_wounds(t, attacker, 99, 1)

    once = Reaction(lambda t, seat, _: seat == 1 and t.wounds[attacker] > 0, kill)
    react(monkeypatch, moment, once)
    state = act(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        dice=(*(4,) * 4, 1, 1, 1, *(1,) * 4, 1, 1, 3),
    )
    play(state, "strike b1", "stay")
    events = play(state, f"use {ABILITY} b1")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert told(events, "tested") == []
    assert wounds(state, "b1") == left
    assert points(state) == [0, 1]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F10.25", "F11.10", "F10.24")
def test_witnesses_of_a_panic() -> None:
    """The test of the attack destroys the defender: the attacker surges, then the others turn."""
    state = act(
        a1=unit(SWORDS, 24, 20, 90),
        a2=unit(SWORDS, 18.85, 24.8, 0),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=2),
        dice=(4, *(1,) * 6, 1, 1, 1, 3),
    )
    play(state, "strike b1", "stay")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 90 4.8 90")
    assert asked(state) == ("pivot", 0)
    assert refused(state, "face a2 45") == "F8.10"  # onto the attacker, who stands there now
    play(state, "face a2 180")
    assert at(state, "a2") == (18.85, 24.8, 180)


@pytest.mark.rule("F9.14", "F13.5", "F20.2")
def test_the_panic_of_a_failed_charge_can_be_made_worse() -> None:
    state = act(
        a1=unit(SWORDS, 24, 10, 90, wounds=2, conditions=["panicked"]),
        b1=unit(GUARDSMEN, 24, 22.8, 270),
        dice=(1, 6, 6, 2),
    )
    play(state, "charge b1 front 90")
    assert asked(state) == ("reroll", 1)
    load(state, 1, 1)
    play(state, "reroll panicked 1 2")
    assert "a1" not in state.view(None)["units"]
    assert points(state) == [0, 1]


@pytest.mark.rule("FR40", "F9.34", "F9.14")
def test_a_charge_on_nobody_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its target was destroyed before it began to run: it runs all the way and takes its test."""

    def kill(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        lose_wounds(t, UNITS.index["b1"], 99, 0)

    react(monkeypatch, "action_declared", Reaction(lambda t, seat, _: seat == 0, kill))
    state = act(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 20, 270), dice=(3, 1, 1, 1))
    events = play(state, "charge b1 front 90", f"use {ABILITY} a1")
    assert at(state, "a1") == (24, 18, 90)
    assert told(events, "tested") == [{"unit": "a1", "total": 2, "passed": 0}]


@pytest.mark.rule("F13.6", "F1.16", "F13.8")
def test_vulnerable_against_hits_that_are_no_attack() -> None:
    """Hold the Line!: five hits; the token may be spent on their defense dice."""
    captain = {"with": ["lannister_guard_captain"]}
    state = clash(
        GUARDSMEN, SWORDS, a_more=captain, b_more={"conditions": ["vulnerable"]}, at="turn"
    )
    rolling(state, "activate a1", "use order_hold_the_line a1", dice=(6, 6, 6, 6, 6))
    assert asked(state) == ("reroll", 0)
    rolling(state, "reroll vulnerable 1 2 3", dice=(1, 2, 3))
    assert wounds(state, "b1") == 9


@pytest.mark.rule("F18.10", "F18.9", "F9.12")
def test_a_charge_over_two_rows_of_stakes_from_a_third() -> None:
    """In the course of a charge these wounds are taken once, here at its beginning."""
    state = act(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 22.8, 270),
        terrain=[["stakes", 24, 9, 0], ["stakes", 24, 14, 0], ["stakes", 24, 17, 0]],
    )
    load(state, 2, 5, *(1,) * 7)
    play(state, "charge b1 front 90", "align full")
    assert wounds(state, "a1") == 9


@pytest.mark.rule("F8.30", "FR62", "F8.31")
def test_a_shift_that_brings_the_target_into_sight() -> None:
    """A friend hides it; from an inch farther left it is seen past him."""
    state = act(
        a1=unit(BOWMEN, 24, 10, 90), a2=unit(SWORDS, 24, 16, 90), b1=unit(GUARDSMEN, 24, 24, 270)
    )
    play(state, "shoot")
    assert "stay" not in listed(state)
    assert refused(state, "stay") == "F8.30"
    assert refused(state, "shift forward 0.5") == "F8.30"
    assert refused(state, "shift left 2.02") == "F8.30"
    play(state, "shift left 1")
    assert listed(state) == ["target b1"]


@pytest.mark.rule("F10.24", "F9.28", "F14.19")
def test_a_surge_after_a_charge() -> None:
    state = act(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 20, 270, wounds=1))
    load(state, 4, 4, *(1,) * 6)
    play(state, "charge b1 front 90", "align full")
    load(state, 1)
    play(state, "keep")
    assert asked(state) == ("declare", 0)
    play(state, "maneuver", "go 0 5 0")
    assert at(state, "a1") == (29, 15.2, 0)
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("F3.11", "F3.18", "F10.27")
def test_two_ranks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rank that is lost is a moment of its own, after all wounds and before the test."""
    heard = []

    def hear(t: Battle, seat: int, subject: tuple[Any, ...]) -> bool:
        if seat == 0:
            heard.append((t.wounds[UNITS.index["b1"]], len(t.tests)))
        return False

    react(monkeypatch, "rank_lost", Reaction(hear, lambda *_: None))
    state = act(
        a1=unit(BERSERKERS, 24, 20, 90, wounds=4),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=9),
        dice=(*(5,) * 9, *(1,) * 5, *(6,) * 4, *PASSED),
    )
    play(state, "strike b1", "stay")
    assert wounds(state, "b1") == 4
    assert set(heard) == {(4, 0)}
    assert len(heard) == 2


@pytest.mark.rule("F14.20", "F10.24", "F10.26", "F9.31")
def test_an_attacker_that_is_ridden_down_in_its_own_turn() -> None:
    """Sentinel: after the attack of a1 on b1 the riders of b2 charge it and destroy it. They surge,
    in the turn of their enemy, and are still to be activated; b1, its witness, may turn."""
    brynden = {"with": ["stark_brynden_tully_outrider_commander_commander"]}
    state = clash(GUARDSMEN, SWORDS, a_more={"wounds": 1}, b2=unit(OUTRIDERS, 15, 20, 0, **brynden))
    load(state, *(1,) * 4)
    play(state, "strike b1", "stay", "use order_sentinel b2")
    load(state, 3, *(5,) * 7)
    play(state, "charge a1 left 0", "align full")
    load(state, *(1,) * 20)
    while asked(state)[0] in ("reroll", "react"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    assert "a1" not in state.view(None)["units"]
    assert asked(state) == ("declare", 1)
    assert listed(state) == ["hold", "maneuver"]
    play(state, "maneuver", "go 270 3 270")
    assert asked(state) == ("pivot", 1)
    play(state, "face b1 180")
    assert asked(state) == ("activate", 1)
    assert not seen(state, "b2")["activated"]
    assert (state.table.fights, state.table.tests) == ([], [])
    assert points(state) == [0, 1]
