"""The scenarios of attacks, dice, tests and wounds: F3, F10 to F13."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    GUARDSMEN,
    HALBERDIERS,
    OUTRIDERS,
    SWORDS,
    asked,
    at,
    battle,
    listed,
    load,
    play,
    refused,
    seen,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.content import ABILITIES
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import Event, State


def engaged(
    a: str = GUARDSMEN, b: str = SWORDS, a_more: Any = None, b_more: Any = None, **more: Any
) -> State:
    """Two units front to front."""
    return battle(
        a1=unit(a, 24, 20, 90, **(a_more or {})),
        b1=unit(b, 24, 24.8, 270, **(b_more or {})),
        **{"at": "declare a1", **more},
    )


def attack(
    dice: tuple[int, ...], a: str = GUARDSMEN, b: str = SWORDS, b_more: Any = None, **fight: Any
) -> tuple[State, list[Event]]:
    """An attack from its second step on, with what has been added to it."""
    state = engaged(
        a,
        b,
        b_more=b_more,
        at="attack",
        dice=dice,
        fights=[{"attacker": "a1", "defender": "b1", **fight}],
    )
    return state, state.table.flow.events


@pytest.mark.rule("FS1", "F3.7", "F3.8", "F3.9", "F3.11", "F3.12", "F3.17")
def test_ranks() -> None:
    state = engaged(HALBERDIERS, GUARDSMEN, dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "strike b1", "stay")
    assert [seen(state, "b1")[name] for name in ("wounds", "models", "ranks")] == [9, 9, 3]
    state = battle(a1=unit(GUARDSMEN, 24, 20, 90), b1=unit(GUARDSMEN, 30, 30, 90, wounds=8))
    assert [seen(state, "b1")[name] for name in ("wounds", "models", "ranks")] == [8, 8, 2]


@pytest.mark.rule("FS22", "F3.13", "F3.8")
def test_models_with_several_wounds() -> None:
    state = battle(a1=unit(OUTRIDERS, 24, 20, 90, wounds=8), b1=unit(GUARDSMEN, 30, 30, 90))
    assert [seen(state, "a1")[name] for name in ("models", "ranks")] == [3, 2]


@pytest.mark.rule("FS16", "F11.1", "F11.2")
def test_a_morale_test() -> None:
    state = engaged(at="test", dice=(5, 3), tests=[{"unit": "b1", "panic": False}])
    assert told(state.table.flow.events, "tested") == [{"unit": "b1", "total": 8, "passed": 1}]


@pytest.mark.rule("FS17", "F11.3", "F1.22")
def test_a_panic_test() -> None:
    state = engaged(at="test", dice=(3, 1, 1), tests=[{"unit": "b1"}])
    assert told(state.table.flow.events, "tested") == [{"unit": "b1", "total": 4, "passed": 0}]
    assert wounds(state, "b1") == 11


@pytest.mark.rule("FS23", "F12.2", "FR29")
def test_a_total_is_never_below_zero() -> None:
    state = engaged(at="test", dice=(2, 1, 1), tests=[{"unit": "b1", "roll": -4}])
    assert told(state.table.flow.events, "tested") == [{"unit": "b1", "total": 0, "passed": 0}]


@pytest.mark.rule("F11.5", "F11.7")
def test_fewer_wounds_and_a_test_that_is_passed_anyhow() -> None:
    state = engaged(at="test", dice=(2, 1, 1), tests=[{"unit": "b1", "wounds": -1}])
    assert told(state.table.flow.events, "tested")[0]["passed"] == 0
    assert wounds(state, "b1") == 12
    state = engaged(at="test", dice=(1, 1, 3), tests=[{"unit": "b1", "passes": True}])
    assert told(state.table.flow.events, "tested") == [{"unit": "b1", "total": 2, "passed": 1}]
    assert wounds(state, "b1") == 12


@pytest.mark.rule("FS18", "F10.9", "F10.10", "F10.11", "F10.17", "F10.18", "F10.19", "F10.27")
def test_a_whole_attack() -> None:
    state = engaged(dice=(1, 3, 4, 5, 6, 4, 2, 3, 4, 6, 1, 3, 1))
    events = play(state, "strike b1", "stay")
    rolls = told(events, "rolled")
    assert [(roll["roll"], len(roll["dice"])) for roll in rolls] == [
        ("attack", 6),
        ("defense", 4),
        ("test", 2),
        ("panic", 1),
    ]
    assert told(events, "wounded") == [
        {"unit": "b1", "wounds": 2, "left": 10},
        {"unit": "b1", "wounds": 1, "left": 9},
    ]
    assert seen(state, "b1")["ranks"] == 3


@pytest.mark.rule("FS36", "F10.22")
def test_the_rear() -> None:
    state = battle(
        a1=unit(GUARDSMEN, 24, 19.2, 90),
        b1=unit(SWORDS, 24, 24, 90),
        at="declare a1",
        dice=(4, 4, 1, 1, 1, 1, 5, 6, 4, 3, 1),
    )
    events = play(state, "strike b1", "stay")
    # Defense 4+ at -2: a 5 does not block; Morale 6+ at -2.
    assert told(events, "wounded")[0] == {"unit": "b1", "wounds": 1, "left": 11}
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]


@pytest.mark.rule("FS79", "F10.12", "F12.1", "F12.2")
@pytest.mark.parametrize(
    ("attacker", "to_hit", "dice", "hit"),
    [(BERSERKERS, -5, (6, 5, 4, 3, 2, 2, 1), 1), (BERSERKERS, 3, (1, 1, 1, 1, 1, 1, 2), 1)],
)
def test_natural_results(attacker: str, to_hit: int, dice: tuple[int, ...], hit: int) -> None:
    _, events = attack((*dice, 6), a=attacker, to_hit=to_hit)
    assert told(events, "hit")[0]["hits"] == hit


@pytest.mark.rule("FS80", "FS81", "F10.23")
@pytest.mark.parametrize(
    ("defender", "zone", "die", "lost"),
    [
        (GUARDSMEN, "left", 5, 0),
        (GUARDSMEN, "left", 4, 1),
        (GUARDSMEN, "left", 6, 0),
        (SWORDS, "rear", 5, 1),
        (SWORDS, "rear", 6, 0),
    ],
)
def test_defense(defender: str, zone: str, die: int, lost: int) -> None:
    dice = (4, 1, 1, 1, 1, 1, die, 6, 6, 1)
    state, _ = attack(dice, b=defender, zone=zone, keywords=["sundering"])
    assert wounds(state, "b1") == 12 - lost


@pytest.mark.rule("F10.21", "F10.23", "F10.29")
def test_vicious_and_the_flank() -> None:
    _, events = attack(
        (4, 1, 1, 1, 1, 1, 1, 5, 3, 1), zone="right", keywords=["vicious"], panic_wounds=1
    )
    assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": 0}]
    assert [wound["wounds"] for wound in told(events, "wounded")] == [1, 2]


@pytest.mark.rule("FS82", "F10.13", "F10.14", "F10.15", "FR21")
def test_critical_blow_and_precision() -> None:
    state, events = attack(
        (6, 6, 4, 2, 1, 5, 5, 5, 6, 6, 1),
        keywords=["critical_blow", "precision"],
        more_dice=-1,
    )
    assert told(events, "hit")[0]["hits"] == 5
    assert [len(roll["dice"]) for roll in told(events, "rolled")] == [5, 3, 2, 1]
    assert wounds(state, "b1") == 10


@pytest.mark.rule("F10.10", "FS87", "FS88")
@pytest.mark.parametrize(
    ("ranks_lost", "changes", "dice"),
    [
        (0, {}, 7),
        (1, {}, 8),
        (1, {"rank_shift": 1}, 7),
        (0, {"rank_shift": 1}, 7),
        (2, {"rank_shift": -1}, 9),
        (0, {"highest": 1}, 9),
        (2, {"lowest": 1}, 7),
        (0, {"highest": 1, "lowest": 1}, 7),
        (0, {"more_dice": 2}, 9),
        (0, {"more_dice": -9}, 1),
    ],
)
def test_the_number_of_dice(ranks_lost: int, changes: dict[str, int], dice: int) -> None:
    state = engaged(
        BERSERKERS,
        a_more={"wounds": 12 - 4 * ranks_lost},
        at="attack",
        fights=[{"attacker": "a1", "defender": "b1", **changes}],
        dice=(1,) * 9,
    )
    assert len(told(state.table.flow.events, "rolled")[0]["dice"]) == dice


@pytest.mark.rule("F10.16", "F10.17", "F10.18", "F10.30", "FR22", "FR23", "FS89")
@pytest.mark.parametrize(
    ("changes", "defense", "lost"),
    [
        ({}, (1, 1), 2),
        ({"more_hits": 3}, (1, 1, 1, 1, 1), 5),
        ({"more_hits": 3, "halves": 1}, (1, 1, 1, 1, 1), 2),
        ({"more_hits": 3, "halves": 1, "more_wounds": 2}, (1, 1, 1, 1, 1), 4),
        ({"more_blocks": 1}, (1, 1), 1),
        ({"more_blocks": 5}, (1, 1), 0),
        ({"more_wounds": 1}, (6, 6), 1),
        ({"no_defense": 1}, (), 2),
        ({"keywords": ["precision"], "more_blocks": 5}, (1,), 1),
    ],
)
def test_the_number_of_wounds(changes: dict[str, Any], defense: tuple[int, ...], lost: int) -> None:
    state, _ = attack((6, 4, 1, 1, 1, 1, *defense, 6, 6, 1), **changes)
    assert wounds(state, "b1") == 12 - lost


@pytest.mark.rule("F10.19")
def test_without_a_wound_there_are_no_dice() -> None:
    _, events = attack((4, 1, 1, 1, 1, 1, 6))
    assert [roll["roll"] for roll in told(events, "rolled")] == ["attack", "defense"]


# Re-rolls


@pytest.mark.rule("FS83", "F12.3", "F12.4", "F12.5", "F12.6", "F12.7", "F10.20", "F13.7", "F13.8")
def test_the_order_of_rerolls() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90, conditions=["weakened"]),
        b1=unit(GUARDSMEN, 24, 22.8, 270),
        at="declare a1",
        dice=(3, 1, 1, 2, 4, 5, 6, 6),
    )
    play(state, "charge b1 front 90", "align full")
    assert asked(state) == ("reroll", 0)
    assert listed(state) == ["keep", "reroll charge_bonus 1 2 3"]
    assert refused(state, "reroll weakened 1") == "F12.4"
    assert refused(state, "reroll charge_bonus 8") == "F12.6"
    assert refused(state, "reroll charge_bonus") == "F12.6"
    load(state, 4, 2, 6)
    play(state, "reroll charge_bonus 1 2 3")
    assert asked(state) == ("reroll", 1)
    assert listed(state) == ["keep", "reroll weakened 1 3 4 5 6 7"]
    load(state, 1, 3, 5, 6, 6, 6, 6)
    events = play(state, "reroll weakened 3 6 7")
    assert told(events, "rerolled")[0]["dice"] == [4, 2, 1, 4, 5, 3, 5]
    assert told(events, "spent") == [{"seat": "1", "right": "weakened", "unit": "a1"}]
    assert told(events, "hit")[0]["hits"] == 4
    assert seen(state, "a1")["conditions"] == []


@pytest.mark.rule("F13.6", "F13.4")
def test_vulnerable() -> None:
    state = engaged(b_more={"conditions": ["vulnerable"]}, dice=(4, 4, 1, 1, 1, 1, 6, 1))
    play(state, "strike b1", "stay")
    assert asked(state) == ("reroll", 0)
    assert listed(state) == ["keep", "reroll vulnerable 1"]
    load(state, 2, 6, 6, 1)
    play(state, "reroll vulnerable 1")
    assert wounds(state, "b1") == 10
    assert seen(state, "b1")["conditions"] == []


@pytest.mark.rule("FS86", "F13.5", "F11.6", "F11.11")
def test_panicked() -> None:
    state = engaged(
        b_more={"conditions": ["panicked"]}, at="test", dice=(5, 2, 2), tests=[{"unit": "b1"}]
    )
    assert asked(state) == ("reroll", 0)
    load(state, 1, 3)
    events = play(state, "reroll panicked 1 3")
    assert told(events, "tested") == [{"unit": "b1", "total": 3, "passed": 0}]
    assert wounds(state, "b1") == 9


@pytest.mark.rule("F13.4")
def test_a_token_need_not_be_spent() -> None:
    state = engaged(
        b_more={"conditions": ["panicked"]}, at="test", dice=(5, 2, 2), tests=[{"unit": "b1"}]
    )
    events = play(state, "keep")
    assert told(events, "tested") == [{"unit": "b1", "total": 7, "passed": 1}]
    assert seen(state, "b1")["conditions"] == ["panicked"]


# Destruction


@pytest.mark.rule("FS91", "F11.10", "F20.1", "F10.24", "F3.14", "F3.22")
def test_panic_kills() -> None:
    state = engaged(
        b_more={"wounds": 2, "conditions": ["weakened"]},
        b2=unit(GUARDSMEN, 40, 40, 270),
        dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 2),
    )
    events = play(state, "strike b1", "stay")
    assert told(events, "wounded") == [
        {"unit": "b1", "wounds": 1, "left": 1},
        {"unit": "b1", "wounds": 1, "left": 0},
    ]
    assert told(events, "scored") == [{"seat": "0", "points": 1, "total": 1}]
    assert "b1" not in state.view(None)["units"]
    assert asked(state) == ("declare", 0)
    assert listed(state) == ["hold", "maneuver"]
    assert refused(state, "march") == "F8.36"
    play(state, "maneuver", "go 90 4 90")
    assert at(state, "a1") == (24, 24, 90)
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("FS100", "F10.24")
def test_no_surge_while_engaged() -> None:
    state = engaged(
        b_more={"wounds": 1},
        b2=unit(GUARDSMEN, 24, 15.2, 90),
        dice=(4, 1, 1, 1, 1, 1, 1),
    )
    play(state, "strike b1")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("FS101", "F10.25")
def test_witnesses() -> None:
    state = engaged(
        b_more={"wounds": 1},
        a2=unit(SWORDS, 18.85, 24.8, 0),
        a3=unit(SWORDS, 29.15, 24.8, 180),
        b2=unit(GUARDSMEN, 33.95, 24.8, 180),
        b3=unit(GUARDSMEN, 40, 40, 180),
        dice=(4, 1, 1, 1, 1, 1, 1),
    )
    play(state, "strike b1", "hold")
    assert asked(state) == ("pivot", 0)
    assert refused(state, "face a3 0") == "F8.27"
    play(state, "face a2 90")
    assert at(state, "a2") == (18.85, 24.8, 90)
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("FS118", "F20.6")
def test_the_last_unit() -> None:
    state = engaged(b_more={"wounds": 1}, points=[3, 11], dice=(4, 1, 1, 1, 1, 1, 1))
    play(state, "strike b1", "stay")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (4, 11), "last_units")


@pytest.mark.rule("FS78", "F20.2")
def test_a_charge_that_ends_in_panic() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90, wounds=1),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 22.8, 270),
        at="declare a1",
        dice=(2, 1, 1, 3),
    )
    events = play(state, "charge b1 front 90")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert told(events, "scored") == [{"seat": "1", "points": 1, "total": 1}]


@pytest.mark.rule("FS93", "FS94", "F4.6", "F4.11")
def test_attachments_are_the_last_to_go() -> None:
    joined = ["lannister_guard_captain", "stark_umber_champion"]
    state = engaged(b_more={"wounds": 3, "with": joined}, dice=(4, 4, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    events = play(state, "strike b1", "stay")
    assert wounds(state, "b1") == 1
    assert seen(state, "b1")["attachments"] == joined[:1]
    assert told(events, "attachment_lost") == [{"unit": "b1", "card": joined[1]}]
    state = engaged(b_more={"wounds": 1, "with": joined[:1]}, dice=(4, 1, 1, 1, 1, 1, 1))
    events = play(state, "strike b1", "stay")
    assert told(events, "attachment_lost") == [{"unit": "b1", "card": joined[0]}]


# Windows


@pytest.mark.rule("F14.9", "F14.10", "F14.15", "FS20")
def test_effects_are_declared_in_order_and_resolved_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order = []

    def effect(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        order.append((seat, subject))
        t.fights[-1].more_hits += 1

    react(monkeypatch, "attack_dice_next", Reaction(lambda *_: True, effect))
    state = engaged(dice=(1,) * 6)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    assert refused(state, f"use {ABILITIES.ids[1]} a1") == "F14.9"
    play(state, f"use {ABILITY} a1")
    assert asked(state) == ("react", 1)
    assert order == []
    load(state, *(1,) * 6, 6, 6)
    events = play(state, f"use {ABILITY} b1")
    subject = ("attack_dice_next", UNITS.index["a1"], UNITS.index["b1"], 0)
    assert order == [(0, subject), (1, subject)]
    assert told(events, "hit")[0]["hits"] == 2
    assert len(told(events, "rolled")[0]["dice"]) == 6


# The order in which the moments of an attack come.
MOMENTS = (
    *("action_declared", "attack_begins", "attack_dice_next", "attack_dice_done"),
    *("defense_dice_done", "rank_lost", "test_next", "test_rolled", "test_failed"),
    *("would_be_destroyed", "destroyed", "attack_done", "action_done", "surge", "turn_end"),
)


@pytest.mark.rule("F14.19", "F14.24", "F10.9", "F3.18", "F3.22")
def test_the_moments_of_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(t: Battle, seat: int, subject: tuple[object, ...]) -> bool:
        if seat == 0:
            heard.append(str(subject[0]))
        return False

    for moment in MOMENTS:
        react(monkeypatch, moment, Reaction(hear, lambda *_: None))
    state = engaged(
        b_more={"wounds": 5},
        b2=unit(GUARDSMEN, 40, 40, 270),
        dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 3),
    )
    play(state, "strike b1", "stay")
    assert heard == [
        *("action_declared", "attack_begins", "attack_dice_next", "attack_dice_done"),
        *("defense_dice_done", "rank_lost", "test_next", "test_rolled", "test_failed"),
        *("attack_done", "action_done", "turn_end"),
    ]
    heard.clear()
    state = engaged(
        b_more={"wounds": 1}, b2=unit(GUARDSMEN, 40, 40, 270), dice=(4, 1, 1, 1, 1, 1, 1)
    )
    play(state, "strike b1", "stay")
    assert heard[-6:-3] == ["would_be_destroyed", "rank_lost", "destroyed"]
    assert heard[-3:] == ["attack_done", "action_done", "surge"]


@pytest.mark.rule("F9.29", "F10.26", "F14.21")
def test_a_target_that_is_gone_is_not_struck(monkeypatch: pytest.MonkeyPatch) -> None:
    def flee(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.y[UNITS.index["b1"]] = 40_000

    reaction = Reaction(lambda t, seat, subject: seat == 1, flee)
    for moment in ("action_declared", "attack_begins", "attack_dice_next"):
        with monkeypatch.context() as patched:
            react(patched, moment, reaction)
            state = engaged(dice=(4,) * 6)
            play(state, "strike b1")
            events = play(state, *(["stay"] if asked(state)[0] == "turn" else []))
            assert asked(state) == ("react", 1)
            events = play(state, f"use {ABILITY} b1")
            assert told(events, "rolled") == []
            assert asked(state) == ("activate", 1)
            assert state.table.fights == []
