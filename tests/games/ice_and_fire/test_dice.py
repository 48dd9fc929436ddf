"""Tests, re-rolls, tokens and how often effects may be used, beside the scenarios: F11 to F14."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import at_distance, clash, rolling
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    CROSSBOWMEN,
    GREY_WIND,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    asked,
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

from throneroom.games.ice_and_fire.names import CONDITIONS, UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.wounds import lose_wounds
from throneroom.kernel import BadInput, State

MUMMERS = "neutral_bloody_mummer_skirmishers"  # Disrupt


def engaged(**more: Any) -> State:
    table = {"a1": unit(GUARDSMEN, 24, 20, 90), "b1": unit(SWORDS, 24, 24.8, 270)}
    return battle(**{**table, "at": "declare a1", **more})


# Tests


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize(
    ("attachment", "panic", "morale"),
    [
        ("neutral_brienne_maiden_of_tarth", 2, 2),  # Stalwart: +2 to morale tests
        ("neutral_glory_seeker", 1, 0),  # Iron Resolve: +1 to panic tests
    ],
)
def test_what_counts_for_morale_counts_for_panic(attachment: str, panic: int, morale: int) -> None:
    for is_panic, added in ((True, panic), (False, morale)):
        state = clash(
            b_more={"with": [attachment]},
            at="test",
            tests=[{"unit": "b1", "panic": is_panic}],
            dice=(4, 4, 1),
        )
        assert told(state.table.flow.events, "tested") == [
            {"unit": "b1", "total": 8 + added, "passed": 1}
        ]


@pytest.mark.rule("F11.8", "F11.3")
def test_the_wounds_of_panic_cause_no_other_test() -> None:
    state = engaged(at="test", dice=(1, 1, 3), tests=[{"unit": "b1"}])
    events = state.table.flow.events
    assert len(told(events, "tested")) == 1
    assert [wound["wounds"] for wound in told(events, "wounded")] == [3]
    assert state.table.tests == []


# Re-rolls


@pytest.mark.rule("F12.8", "F13.8", "F12.5")
def test_the_spender_picks_the_dice_and_the_owner_rolls_them() -> None:
    state = engaged(
        a1=unit(GUARDSMEN, 24, 20, 90, conditions=["weakened"]), dice=(4, 5, 6, 1, 2, 3)
    )
    play(state, "strike b1", "stay")
    assert asked(state) == ("reroll", 1)
    assert refused(state, "reroll weakened 7") == "F12.6"
    load(state, 1, 6, 6, 6)
    events = play(state, "reroll weakened 2 4")  # also one that it need not fear
    assert told(events, "rerolled")[0]["dice"] == [4, 1, 6, 6, 2, 3]
    assert told(events, "spent") == [{"seat": "1", "right": "weakened", "unit": "a1"}]


@pytest.mark.rule("FR44", "F12.3", "F12.7")
def test_each_player_re_rolls_a_die_once() -> None:
    """The attacker has a charge bonus and an effect, the other one a token: the third die can be
    re-rolled by both, and by neither twice."""
    state = engaged(
        a1=unit(GUARDSMEN, 24, 20, 90, conditions=["weakened"]),
        at="attack",
        fights=[{"attacker": "a1", "defender": "b1", "charge": 1, "rights": 1}],
        dice=(1, 2, 3, 4, 4, 4),
    )
    load(state, 3)
    play(state, "reroll charge_bonus 3")
    assert refused(state, "reroll effect 3") == "F12.3"
    assert refused(state, "reroll charge_bonus 1") == "F12.4"  # it has been used
    load(state, 6)
    play(state, "reroll effect 1")
    assert asked(state) == ("reroll", 1)
    load(state, 2, 2, 6, 6, 6)
    events = play(state, "reroll weakened 1 3")
    assert told(events, "rerolled")[0]["dice"] == [2, 2, 2, 4, 4, 4]
    assert told(events, "hit")[0]["hits"] == 3


@pytest.mark.rule("FR100", "F12.4")
def test_re_rolls_of_several_opponents_go_by_the_order_of_turns() -> None:
    """Three players, the second attacks in its own turn: the third is asked before the first, and a
    token that one has spent is gone for the other."""
    table: dict[str, Any] = {
        "seats": 3,
        "active": "1",
        "a1": unit(SWORDS, 24, 24.8, 270),
        "b1": unit(GUARDSMEN, 24, 20, 90, conditions=["weakened"]),
        "c1": unit(SWORDS, 5, 5, 90),
        "at": "declare b1",
        "dice": (4, 4, 4, 1, 1, 1),
    }
    state = battle(**table)
    play(state, "strike a1", "stay")
    assert asked(state) == ("reroll", 2)
    play(state, "keep")
    assert asked(state) == ("reroll", 0)
    state = battle(**table)
    play(state, "strike a1", "stay")
    load(state, 1, 6, 6)
    play(state, "reroll weakened 1")
    assert asked(state)[0] != "reroll"
    assert seen(state, "b1")["conditions"] == []


# Tokens


@pytest.mark.rule("F13.1", "F13.2")
def test_there_are_three_conditions() -> None:
    assert CONDITIONS.ids == ("panicked", "vulnerable", "weakened")
    with pytest.raises(BadInput):
        engaged(b1=unit(SWORDS, 24, 24.8, 270, conditions=["burning"]))
    twice = engaged(b1=unit(SWORDS, 24, 24.8, 270, conditions=["weakened", "weakened"]))
    assert seen(twice, "b1")["conditions"] == ["weakened"]


@pytest.mark.rule("F13.13", "F14.10")
def test_spending_a_token_is_neither_an_order_nor_a_card() -> None:
    """The attacker may spend Vulnerable and still use its card after the defense dice; and B, who
    spends Weakened, its Order."""
    shields = "stark_house_tully_sworn_shields"
    state = clash(GUARDSMEN, shields, a_more={"conditions": ["weakened"]})
    rolling(state, "strike b1", "stay", dice=(6, 4, 1, 1, 1, 1))
    rolling(state, "reroll weakened 2", dice=(4, 1, 1))
    assert asked(state) == ("react", 1)
    rolling(state, "use order_shield_wall b1", dice=(6, 6, 1))
    assert wounds(state, "b1") == 12


# One effect for one trigger


@pytest.mark.rule("FR28", "F14.10")
def test_abilities_that_are_no_orders_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    react(monkeypatch, "attack_dice_next", Reaction(lambda t, seat, _: seat == 0, lambda *_: None))
    captain = {"with": ["stark_sworn_sword_captain"]}
    state = clash(a_more=captain, hand="40201")
    play(state, "strike b1", "stay", "play 40201 1")
    assert f"use {ABILITY} a1" in listed(state)
    assert "use order_martial_training a1" not in listed(state)
    state = clash(a_more=captain, hand="40201")
    play(state, "strike b1", "stay", f"use {ABILITY} a1")
    assert {"play 40201 1", "use order_martial_training a1"} <= set(listed(state))


@pytest.mark.rule("FR27", "F14.11")
def test_another_step_is_another_event() -> None:
    """A card before the attack dice, and in the same attack one after them; but of two copies only
    one before the dice."""
    state = clash(BERSERKERS, hand="40201 40201 40211")
    load(state, *(1,) * 12)
    play(state, "strike b1", "stay", "play 40201 1")
    assert listed(state) == ["play 40211 1", "pass"]  # the dice have been rolled
    assert len(state.table.fights[-1].attack_dice) == 7


@pytest.mark.rule("FR87", "F12.10")
@pytest.mark.parametrize(("spoken", "offered"), [(0, True), (2, False), (1, True)])
def test_a_card_that_re_rolled_was_the_effect_of_these_dice(spoken: int, offered: bool) -> None:
    """Shield Wall of B, after an Order or card re-rolled the dice: of nobody, of B, of A."""
    shields = "stark_house_tully_sworn_shields"
    state = clash(
        GUARDSMEN,
        shields,
        at="attack",
        fights=[{"attacker": "a1", "defender": "b1", "spoken": spoken}],
        dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 1),
    )
    assert (asked(state) == ("react", 1)) == offered
    assert wounds(state, "b1") == (12 if offered else 11)


@pytest.mark.rule("FR87")
def test_a_card_in_the_re_roll_step_speaks_for_its_player() -> None:
    state = clash(SWORDS, CROSSBOWMEN, hand=[[], ["40404"]])
    rolling(state, "strike b1", "stay", dice=(4, *(1,) * 6, 1, 1, 1))
    play(state, "play 40404 1")
    assert state.view(None)["test"]["spoken"] == 1 << 1


@pytest.mark.rule("FR48", "F14.4")
def test_the_numbers_of_a_unit_are_never_lost() -> None:
    """Riders that have lost their abilities have no Order, but still ride, and have three wounds
    each: what Cavalry says of them is innate."""
    state = clash(SWORDS, GUARDSMEN, hand="40107", active="1", at="turn")
    rolling(state, "activate b1", "play 40107 1", dice=(1, 1, 1))
    rows = state.view(None)["lasting"]
    for lasting, order in (([], True), (rows, False)):
        state = at_distance(20, SWORDS, OUTRIDERS, lasting=lasting, at="turn")
        assert ("use order_tactical_reposition b1" in listed(state)) == order
        state = at_distance(20, SWORDS, OUTRIDERS, lasting=lasting, active="1", at="turn")
        play(state, "activate b1")
        assert "use cavalry b1" in listed(state)
        lose_wounds(state.table, UNITS.index["b1"], 4, 0)
        assert [seen(state, "b1")[name] for name in ("wounds", "models", "ranks")] == [8, 3, 2]


# What adds up and what does not


@pytest.mark.rule("FS99", "F10.29", "F10.23", "F14.6")
@pytest.mark.parametrize(
    ("heading", "die", "left"),
    [(270, 4, 12), (270, 3, 11), (0, 5, 12), (0, 4, 11)],  # -1 in front, -2 in the flank
)
def test_sundering_twice_is_sundering(heading: int, die: int, left: int) -> None:
    """The Widower has it, and a card gives it as well: Defense 3+ at -1, not at -2."""
    widower = {"with": ["neutral_the_widower_stormcrow_captain"]}
    there = unit(GUARDSMEN, 24, 24.8 if heading else 25.15, heading)
    state = clash(a_more=widower, hand="40201", b1=there)
    play(state, "strike b1", "stay")
    load(state, 4, *(1,) * 6, die, 6, 6, 1)
    play(state, "play 40201 1")
    while asked(state)[0] in ("react", "react_in_private", "reroll"):
        play(state, "keep" if asked(state)[0] == "reroll" else "pass")
    assert wounds(state, "b1") == left


@pytest.mark.rule("F12.9", "F10.29", "F14.6")
@pytest.mark.parametrize(
    ("second", "agile", "worst"),
    [(False, False, 5), (True, False, 5), (False, True, 6), (True, True, 6)],
)
def test_one_name_counts_once_and_two_names_twice(second: bool, agile: bool, worst: int) -> None:
    """Guardsmen hit on a 4. Disrupt of one enemy or of two is -1 to that; Agile another -1."""
    syrio = {"with": ["stark_syrio_forel_first_blade_of_braavos"]} if agile else {}
    table: dict[str, Any] = {"b1": unit(MUMMERS, 24, 24.8, 270, **syrio)}
    if second:
        table["b2"] = unit(GREY_WIND, 19.87, 20, 0)
    for die in (worst - 1, worst):
        state = clash(GUARDSMEN, SWORDS, **table, dice=(*(die,) * 6, *(6,) * 6))
        events = play(state, "strike b1")
        while asked(state)[0] in ("turn", "react", "react_in_private"):
            events += play(state, "stay" if asked(state)[0] == "turn" else "pass")
        assert told(events, "hit")[0]["hits"] == (6 if die == worst else 0)


# Orders and windows


@pytest.mark.rule("FS21", "F14.16", "F14.15")
def test_who_has_passed_may_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    used = []

    def effect(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        used.append(seat)

    react(monkeypatch, "attack_dice_next", Reaction(lambda *_: True, effect))
    state = engaged(dice=(1,) * 6)
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    play(state, "pass")
    assert asked(state) == ("react", 1)
    events = play(state, f"use {ABILITY} b1")
    assert used == [1]
    assert told(events, "rolled")[0]["roll"] == "attack"  # A was not asked again


@pytest.mark.rule("FS109", "F14.7")
def test_an_order_once_for_each_unit() -> None:
    """Two units of Guardsmen are attacked in one round, the first of them twice."""
    state = clash(
        b2=unit(GUARDSMEN, 30, 34.8, 270),
        a2=unit(SWORDS, 30, 30, 90),
        a3=unit(SWORDS, 18.85, 24.8, 0),
        at="turn",
    )
    used = []
    for attacker, target in (("a1", "b1"), ("a2", "b2"), ("a3", "b1")):
        state = clash(
            **{n: state.to_position()["table"]["units"][n] for n in ("a1", "a2", "a3", "b1", "b2")},
            used=state.to_position()["table"]["used"],
            at=f"declare {attacker}",
        )
        load(state, *(1,) * 7)
        play(state, f"strike {target}")
        while asked(state)[0] == "turn":
            play(state, "stay")
        order = f"use order_lannister_supremacy {target}"
        used.append(asked(state) == ("react", 1) and order in listed(state))
        if used[-1]:
            load(state, 6, 6, 1)
            play(state, order)
    assert used == [True, True, False]


@pytest.mark.rule("FS93", "F4.6", "F4.7")
def test_the_last_man_still_gives_his_order() -> None:
    captain = {"wounds": 1, "with": ["lannister_guard_captain"]}
    state = clash(GUARDSMEN, SWORDS, a_more=captain, at="turn")
    play(state, "activate a1")
    assert "use order_hold_the_line a1" in listed(state)
    rolling(state, "use order_hold_the_line a1", dice=(1, 1, 6))  # 2 hits and one for its rank
    assert wounds(state, "b1") == 10
