"""Objective cards, and tokens that are covered or carried: F21, F22, F25, F26."""

from typing import Any

import pytest
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
    of_mode,
    play,
    points,
    refused,
    seen,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.cards import hand_limit, refill
from throneroom.kernel import State

FAR: dict[str, Any] = {"b9": unit(GUARDSMEN, 5, 45, 270, activated=True)}


def clean_up(**table: Any) -> State:
    return battle(**{"round": 2, "at": "clean_up", **FAR, **table})


# Objective cards when they are scored


@pytest.mark.rule("F21.10", "F21.9", "F22.4", "F22.5")
def test_supplies() -> None:
    state = clean_up(
        a1=unit(SWORDS, 24, 24, 90),
        a2=unit(SWORDS, 24, 33, 90, wounds=3),  # two ranks gone
        a3=unit(SWORDS, 5, 3, 90, wounds=3),  # too far away
        tokens=[["objective_01", 24, 24, 0.6]],
    )
    assert points(state) == [1, 0]
    assert asked(state) == ("reward", 0)
    assert listed(state) == ["choose a2"]
    assert refused(state, "choose a3") == "F21.10"
    assert refused(state, "choose b9") == "F21.10"
    assert refused(state, "decline") == "F21.10"
    play(state, "choose a2")
    assert wounds(state, "a2") == 6


@pytest.mark.rule("F21.10", "F1.11")
def test_open_ground() -> None:
    table: dict[str, Any] = {
        "a1": unit(SWORDS, 24, 24, 90),
        "a2": unit(SWORDS, 24, 33, 90),
        "tokens": [["objective_02", 24, 24, 0.6]],
    }
    state = clean_up(**table)
    assert listed(state) == ["choose a1", "choose a2", "decline"]
    play(state, "choose a2")
    assert asked(state) == ("free_shift", 0)
    assert refused(state, "shift left 3.02") == "F1.11"
    play(state, "shift left 3")
    assert at(state, "a2") == (21, 33, 90)
    state = clean_up(**table)
    play(state, "decline")
    assert at(state, "a2") == (24, 33, 90)


@pytest.mark.rule("F21.10")
@pytest.mark.parametrize(
    ("card", "condition"), [("objective_03", "panicked"), ("objective_04", "vulnerable")]
)
def test_dread_and_exposure(card: str, condition: str) -> None:
    state = clean_up(
        a1=unit(SWORDS, 24, 24, 90),
        b1=unit(GUARDSMEN, 24, 40, 270),
        tokens=[[card, 24, 24, 0.6]],
    )
    assert listed(state) == ["choose b1"]
    play(state, "choose b1")
    assert seen(state, "b1")["conditions"] == [condition]


@pytest.mark.rule("F21.10", "FR92", "F21.11")
def test_the_order_is_said_before_any_point() -> None:
    state = clean_up(
        a1=unit(SWORDS, 24, 24, 90),
        b1=unit(GUARDSMEN, 24, 40, 270),
        tokens=[["objective_03", 24, 24, 0.6], ["objective_04", 24, 25, 0.6]],
    )
    assert asked(state) == ("reward_order", 0)
    assert points(state) == [0, 0]
    assert listed(state) == ["next k1", "next k2"]
    assert refused(state, "next k3") == "F21.10"
    play(state, "next k2")
    assert points(state) == [2, 0]
    play(state, "choose b1")
    assert seen(state, "b1")["conditions"] == ["vulnerable"]
    play(state, "choose b1")
    assert seen(state, "b1")["conditions"] == ["panicked", "vulnerable"]


@pytest.mark.rule("FS123", "F21.10")
def test_ravens() -> None:
    state = battle(a1=unit(SWORDS, 24, 24, 90), tokens=[["objective_05", 24, 24, 0.6]], **FAR)
    assert [refill(state.table, seat) for seat in (0, 1)] == [4, 3]
    assert [hand_limit(state.table, seat) for seat in (0, 1)] == [6, 5]


# Objective cards while they are controlled


def fight(card: str, **token: Any) -> State:
    """The Swords hold a token and strike the Guardsmen before them."""
    return battle(
        a1=unit(SWORDS, 24, 24, 90, wounds=4),
        b1=unit(GUARDSMEN, 24, 28.8, 270, wounds=4),
        tokens=[[card, 24, 24, 0.6]],
        at="declare a1",
        **token,
    )


@pytest.mark.rule("F21.10", "F10.23")
@pytest.mark.parametrize(
    ("card", "keyword"),
    [
        ("objective_06", "sundering"),
        ("objective_07", "vicious"),
        ("objective_08", "precision"),
    ],
)
def test_keywords_by_objectives(card: str, keyword: str) -> None:
    state = fight(card)
    load(state, 6, 6, 6, 6)
    events = play(state, "strike b1", "stay")
    assert told(events, "attacked")
    assert told(events, "hit") == [{"unit": "a1", "target_unit": "b1", "hits": 4}]
    rolled = [event["dice"] for event in told(events, "rolled") if event["roll"] == "defense"]
    # Precise hits have no defense dice.
    assert [len(dice) for dice in rolled] == ([] if keyword == "precision" else [4])


@pytest.mark.rule("F21.10")
def test_sharpened_steel_lowers_defense() -> None:
    # Defense 3+ less 1: a 3 does not block any more.
    for card, left in (("objective_06", 3), ("objective_05", 4)):
        state = fight(card)
        load(state, 4, 1, 1, 1, 3, 6, 6, 1)
        play(state, "strike b1", "stay")
        assert wounds(state, "b1") == left


@pytest.mark.rule("F21.10")
def test_cruelty_lowers_morale() -> None:
    # One wound; the panic test 5 + 3 passes 7+, and fails at -2 (D3 1).
    for card, left in (("objective_07", 2), ("objective_05", 3)):
        state = fight(card)
        load(state, 4, 1, 1, 1, 1, 5, 3, 1)
        play(state, "strike b1", "stay")
        assert wounds(state, "b1") == left


@pytest.mark.rule("F21.10")
def test_broken_footing() -> None:
    state = fight("objective_09")
    play(state, "strike b1", "stay")
    assert seen(state, "b1")["conditions"] == ["weakened"]


@pytest.mark.rule("F21.10", "F10.10")
def test_rallying_point() -> None:
    events = play(fight("objective_10"), "strike b1", "stay")
    assert len(told(events, "rolled")[0]["dice"]) == 7  # not the 4 of one rank
    # Whoever stands a little beside it has nothing.
    state = battle(
        a1=unit(SWORDS, 24, 24, 90, wounds=4),
        b1=unit(GUARDSMEN, 24, 28.8, 270, wounds=4),
        tokens=[["objective_10", 24, 27, 0.6]],
        at="declare a1",
    )
    assert len(told(play(state, "strike b1", "stay"), "rolled")[0]["dice"]) == 4


@pytest.mark.rule("F21.12", "F21.13")
def test_control_goes_by_position_alone() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), tokens=[["objective_06", 24, 24, 0.6]], at="declare a1", **FAR
    )
    assert state.view(None)["field"]["tokens"][0]["held_by"] is None
    play(state, "maneuver", "go 90 4 90")
    assert state.view(None)["field"]["tokens"][0]["held_by"] == "a1"


# A Feast for Crows


PILE = ["corpse_pile", 6, 24, 90]  # x 4.5 to 7.5, y 22 to 26


def feast(carrier: str | None = "a1", **table: Any) -> State:
    return battle(
        **{
            "mode": "feast_for_crows",
            "tokens": [["objective_05", 6, 24, 0.6]],
            "terrain": [PILE],
            "of_mode": {"carriers": [carrier], "piles": [0]},
            "b9": unit(GUARDSMEN, 40, 45, 270, activated=True),
            **table,
        }
    )


@pytest.mark.rule("F25.2", "F25.5", "F25.7")
def test_the_piles_of_a_feast() -> None:
    armies = ["stark_40", "lannister_40"]
    state = GAME.start(2, {"armies": armies, "mode": "feast_for_crows", "field": "72"}, seed=1)
    field = state.view(None)["field"]
    assert [(k["x"], k["y"]) for k in field["tokens"]] == [(6000, 24000), (66000, 24000)]
    assert all(token["objective"] for token in field["tokens"])
    assert [(p["kind"], p["x"], p["y"]) for p in field["terrain"]] == [
        ("corpse_pile", 6000, 24000),
        ("corpse_pile", 66000, 24000),
    ]
    assert of_mode(state, "piles") == [0, 1]
    assert len(state.legal(state.to_move()[0])) == 8  # no Corpse Pile among them (F25.3)


@pytest.mark.rule("F25.8", "F25.14")
def test_taking_a_token() -> None:
    state = feast(None, a1=unit(SWORDS, 6, 16, 90), at="declare a1", round=2)
    events = play(state, "maneuver", "go 90 5 90")
    assert told(events, "token_taken") == [{"unit": "a1", "token": "k1"}]
    assert of_mode(state, "carriers") == ["a1"]
    assert points(state) == [1, 0]  # the round is over


@pytest.mark.rule("FS126", "F25.10", "FR91")
def test_leaving_the_pile() -> None:
    state = feast(a1=unit(SWORDS, 6, 20, 90), at="declare a1")
    play(state, "maneuver")
    events = play(state, "go 270 4 270")
    assert told(events, "token_dropped") == [{"unit": "a1", "token": "k1"}]
    assert asked(state) == ("put_token", 1)
    assert len(listed(state)) == 8
    assert refused(state, "token k1 6 27") == "F25.9"  # 1" from the pile
    assert refused(state, "token k1 0.5 24") == "F25.9"
    play(state, "token k1 6 26.5")
    assert of_mode(state, "carriers") == [None]
    assert state.view(None)["field"]["tokens"][0]["y"] == 26_500


@pytest.mark.rule("F25.10")
def test_staying_at_the_pile() -> None:
    state = feast(a1=unit(SWORDS, 6, 20, 90), at="declare a1", round=1)
    play(state, "maneuver", "go 270 0.4 270")  # touches it
    assert of_mode(state, "carriers") == ["a1"]


@pytest.mark.rule("FS127", "F25.12", "F25.10")
def test_a_stronger_attacker_takes_the_token() -> None:
    state = feast(
        a1=unit(GUARDSMEN, 6, 22, 90, wounds=9),
        b1=unit(SWORDS, 6, 17.2, 90),  # behind it, and not at the pile
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1)  # one wound: two ranks left; panic passed
    events = play(state, "strike a1", "stay")
    assert told(events, "token_taken") == [{"unit": "b1", "token": "k1"}]
    assert told(events, "token_dropped") == [{"unit": "b1", "token": "k1"}]
    assert asked(state) == ("put_token", 0)


@pytest.mark.rule("FS127", "F25.11")
def test_a_failed_panic_test_comes_first() -> None:
    state = feast(
        a1=unit(GUARDSMEN, 6, 22, 90, wounds=9),
        b1=unit(SWORDS, 6, 17.2, 90),
        b2=unit(SWORDS, 6, 28.4, 270),  # at the pile
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    events = play(state, "strike a1", "stay")
    assert told(events, "token_taken") == [{"unit": "b2", "token": "k1"}]
    # With two at the pile the opponent of the loser's owner chooses.
    state = feast(
        a1=unit(GUARDSMEN, 6, 22, 90, wounds=9),
        b1=unit(SWORDS, 6, 17.2, 90),
        b2=unit(SWORDS, 6, 28.4, 270),
        b3=unit(SWORDS, 14, 25, 90),
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    state.table.x[18] = 10_250  # b3 touches the pile
    play(state, "strike a1", "stay")
    assert asked(state) == ("heir", 1)
    assert listed(state) == ["choose b2", "choose b3"]
    assert refused(state, "choose b1") == "F25.11"
    play(state, "choose b3")
    assert of_mode(state, "carriers") == ["b3"]


@pytest.mark.rule("F25.13", "F25.9")
def test_nobody_carries_two() -> None:
    state = feast(
        a1=unit(GUARDSMEN, 6, 22, 90, wounds=9),
        b1=unit(SWORDS, 6, 17.2, 90),
        active="1",
        at="declare b1",
        tokens=[["objective_05", 6, 24, 0.6], ["objective_06", 6, 17, 0.6]],
        of_mode={"carriers": ["a1", "b1"], "piles": [0, 0]},
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1)
    play(state, "strike a1", "stay")
    assert asked(state) == ("put_token", 1)
    assert refused(state, "token k2 6 26") == "F25.9"
    play(state, "token k1 6 26")
    # A carrier that ends its move touching another token leaves it to the opponent.
    state = feast(
        a1=unit(SWORDS, 6, 18.5, 90),
        tokens=[["objective_05", 6, 24, 0.6], ["objective_06", 7.5, 24, 0.6]],
        of_mode={"carriers": ["a1", None], "piles": [0, 0]},
        at="declare a1",
    )
    play(state, "maneuver", "go 90 4 90")
    assert asked(state) == ("put_token", 1)
    assert of_mode(state, "carriers") == ["a1", None]


@pytest.mark.rule("F25.6", "F25.5")
def test_the_dead_leave_a_pile() -> None:
    table: dict[str, Any] = {
        "a1": unit(GUARDSMEN, 30, 20, 90, wounds=1),
        "a2": unit(GUARDSMEN, 5, 5, 90),
        "b1": unit(SWORDS, 30, 24.8, 270),
        "active": "1",
        "at": "declare b1",
    }
    state = feast(None, **table)
    load(state, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    play(state, "strike a1", "stay")
    assert asked(state) == ("corpses", 0)
    assert refused(state, "place 30 28 0") == "F25.6"  # on the Swords
    assert refused(state, "place 30 1 0") == "F25.6"  # more than 12" away
    events = play(state, "place 30 19 0")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert len(of_mode(state, "piles")) == 2
    token = state.view(None)["field"]["tokens"][1]
    assert (token["x"], token["y"]) == (30_000, 19_000)
    assert token["objective"] not in (None, "objective_05")
    # Cavalry leaves none, and neither does anybody when there are four.
    state = feast(None, **{**table, "a1": unit(OUTRIDERS, 30, 19.9, 90, wounds=1)})
    load(state, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    play(state, "strike a1", "stay")
    assert asked(state)[0] != "corpses"
    four = [PILE, *(["corpse_pile", x, 40, 0] for x in (10, 20, 30))]
    state = feast(None, **{**table, "terrain": four})
    load(state, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    play(state, "strike a1", "stay")
    assert asked(state)[0] != "corpses"


# A Dance with Dragons


def dance(carrier: str | None = "a1", **table: Any) -> State:
    return battle(
        **{
            "mode": "dance_with_dragons",
            "tokens": [["objective_05", 24, 24, 0.6]],
            "of_mode": {"carriers": [carrier]},
            "b9": unit(GUARDSMEN, 5, 45, 270, activated=True),
            **table,
        }
    )


@pytest.mark.rule("F26.2")
def test_the_tokens_of_a_dance() -> None:
    options = {"armies": ["stark_40", "lannister_40"], "mode": "dance_with_dragons"}
    field = GAME.start(2, options, seed=1).view(None)["field"]
    assert sorted((k["x"], k["y"]) for k in field["tokens"]) == [
        (6000, 24000),
        (24000, 24000),
        (42000, 24000),
    ]
    assert len({token["objective"] for token in field["tokens"]}) == 3


@pytest.mark.rule("FS60", "F26.4")
def test_a_slow_carrier() -> None:
    table: dict[str, Any] = {
        "a1": unit(BERSERKERS, 24, 10, 90),
        "b1": unit(GUARDSMEN, 24, 22.8, 270),
        "at": "declare a1",
    }
    state = dance(**table)
    assert seen(state, "a1")["speed"] == 2000
    assert "march" not in listed(state)
    assert refused(state, "march") == "F26.4"
    play(state, "maneuver")
    assert refused(state, "go 90 2.02 90") == "F8.4"
    play(state, "go 90 2 90")
    assert at(state, "a1") == (24, 12, 90)
    for die, home in ((6, True), (5, False)):  # eight inches away
        state = dance(**table)
        load(state, die, 1, 1, 1)
        play(state, "charge b1 front 90")
        assert (asked(state)[0] == "align") == home
    # Without the token it has its Speed of 6.
    state = dance(None, **table)
    assert "march" in listed(state)


@pytest.mark.rule("F26.3", "F26.9")
def test_picking_up() -> None:
    state = dance(None, a1=unit(SWORDS, 24, 16.5, 90), at="declare a1", round=2)
    events = play(state, "maneuver", "go 90 4.5 90")  # touches the token by its rim
    assert told(events, "token_taken") == [{"unit": "a1", "token": "k1"}]
    assert points(state) == [1, 0]


@pytest.mark.rule("FR107", "F26.5", "F25.9")
def test_two_tokens_at_once() -> None:
    """Of two tokens that it touches a unit takes the one with the lower number; the opponent moves
    the other."""
    near: Any = {
        "a1": unit(SWORDS, 24, 16.5, 90),
        "tokens": [["objective_05", 25, 24, 0.6], ["objective_06", 23, 24, 0.6]],
        "at": "declare a1",
    }
    for mode, rule in (("dance_with_dragons", "F26.5"), ("feast_for_crows", "F25.9")):
        piles = [0, 0] if mode == "feast_for_crows" else [-1, -1]
        state = battle(
            **{**near, "mode": mode, "b1": unit(GUARDSMEN, 40, 40, 270)},
            terrain=[["corpse_pile", 24, 24, 0]],
            of_mode={"carriers": [None, None], "piles": piles},
        )
        events = play(state, "maneuver", "go 90 5 90")
        assert told(events, "token_taken") == [{"unit": "a1", "token": "k1"}]
        assert asked(state) == ("put_token", 1)
        assert {text.split()[1] for text in listed(state)} == {"k2"}
        assert refused(state, "token k2 24 32") == rule
        play(state, listed(state)[0])
        assert of_mode(state, "carriers") == ["a1", None]


@pytest.mark.rule("FS128", "F26.6")
def test_panic_loses_the_token() -> None:
    state = dance(
        a1=unit(GUARDSMEN, 24, 24, 90),
        b1=unit(SWORDS, 24, 28.8, 270),
        b2=unit(SWORDS, 24, 19.2, 90),
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    play(state, "strike a1", "stay")
    assert asked(state) == ("heir", 1)
    assert listed(state) == ["choose b1", "choose b2"]
    assert refused(state, "choose b9") == "F26.6"
    play(state, "choose b2")
    assert of_mode(state, "carriers") == ["b2"]


@pytest.mark.rule("F26.6", "F26.5", "FR91")
def test_a_lone_carrier_drops_its_token() -> None:
    # It panics when it is shot at.
    state = dance(
        a1=unit(GUARDSMEN, 24, 24, 90),
        b1=unit(BOWMEN, 24, 36, 270),
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    play(state, "shoot", "stay", "target a1")
    assert asked(state) == ("put_token", 1)
    assert len(listed(state)) == 8
    assert refused(state, "token k1 24 29") == "F26.5"  # 2.6" from the tray
    assert refused(state, "token k1 0.1 24") == "F26.5"
    play(state, "token k1 24 28.4")
    assert of_mode(state, "carriers") == [None]


@pytest.mark.rule("F26.6")
def test_a_destroyed_carrier() -> None:
    state = dance(
        a1=unit(GUARDSMEN, 24, 24, 90, wounds=1),
        a2=unit(GUARDSMEN, 40, 5, 90),
        b1=unit(SWORDS, 24, 28.8, 270),
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1)
    events = play(state, "strike a1", "stay")
    assert told(events, "token_taken") == [{"unit": "b1", "token": "k1"}]
    assert told(events, "removed") == [{"unit": "a1"}]


@pytest.mark.rule("F26.7", "F26.8")
@pytest.mark.parametrize(
    ("carriers", "left"), [(["a1", None], ["b1", None]), (["a1", "b1"], [None, "b1"])]
)
def test_beaten_in_melee(carriers: list[str | None], left: list[str | None]) -> None:
    state = dance(
        a1=unit(GUARDSMEN, 24, 24, 90, wounds=9),
        b1=unit(SWORDS, 24, 28.8, 270),
        tokens=[["objective_05", 24, 24, 0.6], ["objective_06", 40, 24, 0.6]],
        of_mode={"carriers": carriers},
        active="1",
        at="declare b1",
    )
    load(state, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1)
    play(state, "strike a1", "stay")
    assert of_mode(state, "carriers") == left
    if left[0] is None:
        assert asked(state) == ("put_token", 1)
        assert refused(state, "token k1 24 28") == "F26.5"  # on the Swords


@pytest.mark.rule("F20.8")
def test_points_are_never_lost() -> None:
    state = clean_up(a1=unit(SWORDS, 24, 24, 90), tokens=[["objective_06", 24, 24, 0.6]])
    assert points(state) == [1, 0]
    table = state.to_position()["table"]
    units = table.pop("units")
    units["a1"]["at"] = [5, 5, 90]  # it has left the token
    assert points(battle(**{**table, "at": "clean_up"}, **units)) == [1, 0]


@pytest.mark.rule("F21.8")
def test_a_unit_that_cannot_control(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(t: Any, query: str, unit: int, other: int = -1) -> int:
        return int(query == "no_objectives" and unit == 0)

    monkeypatch.setattr("throneroom.games.ice_and_fire.tokens.mask", forbidden)
    state = clean_up(a1=unit(SWORDS, 24, 24, 90), tokens=[["objective_06", 24, 24, 0.6]])
    assert points(state) == [0, 0]
    state = dance(None, a1=unit(SWORDS, 24, 16.5, 90), at="declare a1")
    play(state, "maneuver", "go 90 4.5 90")
    assert of_mode(state, "carriers") == [None]
    # It contests all the same.
    held = {"b1": unit(GUARDSMEN, 24, 24, 270, wounds=4), "tokens": [["objective_06", 24, 24, 0.6]]}
    assert points(clean_up(a1=unit(SWORDS, 24, 19.2, 90), **held)) == [0, 0]
    assert points(clean_up(a1=unit(SWORDS, 24, 15, 90), **held)) == [0, 1]
