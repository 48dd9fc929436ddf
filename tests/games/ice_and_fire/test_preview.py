"""What an action would do is told before it is made, with exact numbers."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BOWMEN,
    CROSSBOWMEN,
    GUARDSMEN,
    OUTRIDERS,
    SWORDS,
    battle,
    play,
    unit,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.attack_numbers import wound_chances
from throneroom.kernel import Illegal, State

MOUNTAINS_MEN = "lannister_house_clegane_mountains_men"


def told(state: State, text: str) -> dict[str, Any]:
    """The preview of an action; it changes nothing."""
    before = state.digest()
    found = state.preview(state.to_move()[0], GAME.read(text))
    assert state.digest() == before
    return found


# Moves


@pytest.mark.rule("F1.23", "F34.7")
def test_a_maneuver_tells_where_it_ends_and_what_is_there() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 26, 270),
        tokens=[["objective_01", 24, 15, 0.6], ["objective_02", 6, 15, 0.6]],
        at="declare a1",
    )
    assert told(state, "maneuver") == {}
    play(state, "maneuver")
    assert told(state, "go 90 5 90") == {
        "end": [24_000, 15_000, 90_000],
        "sweep": [21_250, 17_400, 26_750, 17_400, 26_750, 7_600, 21_250, 7_600],
        "left": 0,
        "near": [{"unit": "b1", "distance": 6_200}],
        "covers": ["k1"],
        "sees": ["b1"],
        "in_range": [],
        "zone_of": {"b1": ["front"]},
        "threatened_by": ["b1"],
        "shot_by": [],
        "rough": False,
        "dangerous": [],
    }
    turned_away = told(state, "go 90 4.25 270")
    assert (turned_away["left"], turned_away["sees"]) == (750, [])
    with pytest.raises(Illegal, match="too-far"):
        told(state, "go 90 5.5 90")


@pytest.mark.rule("F8.16", "F18.10")
def test_a_move_tells_of_the_terrain_on_its_way() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 40, 270),
        terrain=[["bog", 24, 16, 0], ["stakes", 6, 6, 0], None, ["stakes", 10, 12, 0]],
        at="declare a1",
    )
    play(state, "maneuver")
    assert told(state, "go 90 2 90")["rough"] is (14.4 > 13.5)
    assert told(state, "go 90 1 90")["rough"] is False
    assert told(state, "go 180 4 180")["dangerous"] == []
    aside = told(state, "go 170 5 170")
    assert aside["dangerous"] == []
    near = battle(
        a1=unit(OUTRIDERS, 18, 12, 180),
        b1=unit(GUARDSMEN, 24, 40, 270),
        terrain=[None, ["stakes", 10, 12, 90]],
        at="declare a1",
    )
    play(near, "maneuver")
    assert told(near, "go 180 4 180")["dangerous"] == []
    assert told(near, "go 180 6 180")["dangerous"] == ["t2"]


@pytest.mark.rule("F7.1", "F8.31")
def test_a_shooter_hears_whom_it_could_shoot_at_and_who_at_it() -> None:
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90),
        a2=unit(SWORDS, 10, 20, 90),
        b1=unit(GUARDSMEN, 24, 30, 270),
        b2=unit(CROSSBOWMEN, 10, 30, 270),
        at="declare a1",
    )
    play(state, "maneuver")
    there = told(state, "go 90 5 90")
    assert there["in_range"] == ["b1"]
    assert told(state, "go 90 1 90")["in_range"] == []
    assert there["shot_by"] == []
    assert told(state, "go 90 5 135")["zone_of"].keys() == {"b1", "b2"}
    march = battle(a1=unit(SWORDS, 10, 10, 90), b2=unit(CROSSBOWMEN, 10, 30, 270), at="declare a1")
    play(march, "march")
    assert told(march, "go 90 6 90")["shot_by"] == ["b2"]
    assert told(march, "go 90 6 90")["threatened_by"] == ["b2"]
    assert told(march, "go 90 1 90")["shot_by"] == []


def test_shifts_retreats_and_pivots_are_told_alike() -> None:
    state = battle(a1=unit(BOWMEN, 24, 10, 90), b1=unit(GUARDSMEN, 24, 22, 270), at="declare a1")
    play(state, "shoot")
    shift = told(state, "shift left 1.5")
    assert (shift["end"], shift["left"]) == ([22_500, 10_000, 90_000], 500)
    assert shift["sweep"] == [19_750, 12_400, 26_750, 12_400, 26_750, 7_600, 19_750, 7_600]
    fight = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 14.8, 270),
        dice=(4,),
        at="declare a1",
    )
    play(fight, "retreat")
    away = told(fight, "withdraw back 6 90")
    assert (away["end"], away["left"]) == ([24_000, 4_000, 90_000], 3_000)
    play(fight, "withdraw back 6 90")
    pivot = told(fight, "face b1 180")
    assert (pivot["end"], pivot["sees"]) == ([24_000, 14_800, 180_000], [])


def test_deploying_and_placing_terrain_are_told() -> None:
    state = battle(
        a1={"card": SWORDS, "place": "beside"},
        b1=unit(GUARDSMEN, 24, 40, 270),
        terrain=[["stakes", 10, 7, 0]],
        at="deploy",
    )
    there = told(state, "deploy a1 10 5 90")
    assert (there["end"], there["dangerous"]) == ([10_000, 5_000, 90_000], ["t1"])
    assert there["near"] == []
    start = GAME.start(2, {"armies": ["stark_40", "lannister_40"]}, seed=1)
    play(start, "piece stakes")
    assert told(start, "place 24 24 0") == {
        "end": [24_000, 24_000, 0],
        "sweep": [27_000, 24_750, 27_000, 23_250, 21_000, 23_250, 21_000, 24_750],
        "covers": ["k1"],
    }


# Charges


@pytest.mark.rule("F9.12", "F9.13", "F10.20")
def test_a_charge_tells_its_way_its_die_and_its_attack() -> None:
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 23, 270), at="declare a1")
    charge = told(state, "charge b1 front 90")
    attack = charge.pop("attack")
    assert charge == {
        "target": "b1",
        "side": "front",
        "sweep": [21_250, 20_600, 26_750, 20_600, 26_750, 7_600, 21_250, 7_600],
        "contact": 8_200,
        "need": 4,  # Speed 5
        "chance": 500,
        "bonus_lost": False,
        "fortified": False,
    }
    # Seven dice hit with 4+, misses are rolled again, and the defense of 3+ lets a third through.
    assert (attack["dice"], attack["to_hit"], attack["defense"]) == (7, 4, 3)
    assert attack["rerolls_misses"] is True
    assert attack["expected"] == 1_750
    # Somebody is wounded in 1 - 0.75^7 of the cases, and 15 of 36 rolls fail a test of 7+.
    assert attack["panic"]["fails"] == round(1000 * (1 - 0.75**7) * 15 / 36)
    assert attack["panic"]["expected"] == round(1000 * (1 - 0.75**7) * 15 / 36 * 2)


@pytest.mark.rule("F8.16", "F18.13")
def test_terrain_on_the_way_of_a_charge_costs_its_bonus_and_an_inch() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 24, 270),
        terrain=[["bog", 24, 16.5, 90]],
        at="declare a1",
    )
    charge = told(state, "charge b1 front 90")
    assert (charge["contact"], charge["need"], charge["chance"]) == (9_200, 6, 167)
    assert charge["bonus_lost"] == (not charge["attack"]["rerolls_misses"])


@pytest.mark.rule("F9.4", "F9.5", "F9.9")
def test_whoever_declares_hears_whom_it_could_charge_and_why_not() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 23, 270),
        b2=unit(GUARDSMEN, 10, 4, 90),
        b3=unit(GUARDSMEN, 45, 33, 180),
        at="declare a1",
    )
    decision = state.decision(0)
    assert decision is not None
    charges = decision.context["charges"]
    assert charges["b1"]["side"] == "front"
    assert (charges["b1"]["tie"], charges["b1"]["need"], charges["b1"]["chance"]) == ([], 3, 667)
    played = f"charge b1 front {charges['b1']['best_heading'] / 1000:g}"
    assert GAME.read(played) in state.legal(0)
    assert charges["b2"] == {
        "rule": "F9.4",
        "key": "ice_and_fire-not-seen",
        "data": {"unit": "b2"},
    }
    assert (charges["b3"]["rule"], charges["b3"]["data"]["most"]) == ("F9.9", 11.0)
    engaged = battle(
        a1=unit(SWORDS, 24, 10, 90), b1=unit(GUARDSMEN, 24, 14.8, 270), at="declare a1"
    ).decision(0)
    assert engaged is not None
    assert engaged.context["charges"]["b1"]["rule"] == "F9.1"


# Attacks


@pytest.mark.rule("F10.21", "F10.22", "F10.19")
def test_a_melee_attack_tells_each_modifier_with_its_rule() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90, wounds=5),
        b1=unit(GUARDSMEN, 24, 14.8, 90, wounds=2),
        at="declare a1",
    )
    attack = told(state, "strike b1")["attack"]
    assert (attack["zone"], attack["rerolls_misses"]) == ("rear", False)
    assert attack["modifiers"] == [
        {"what": "defense", "by": -2, "rule": "F10.22", "why": "rear"},
        {"what": "panic", "by": -2, "rule": "F10.22", "why": "rear"},
    ]
    assert attack["defense_modifier"] == -2
    dice = attack["dice"]
    chances = wound_chances(dice, 3, 2)
    assert attack["expected"] == round(1000 * (chances[1] + 2 * sum(chances[2:])))
    assert attack["destroys"] == round(1000 * sum(chances[2:]))
    assert attack["panic"]["modifier"] == -2
    assert attack["panic"]["fails"] == round(1000 * chances[1] * 26 / 36)


@pytest.mark.rule("F12.9", "F14.1")
def test_what_is_always_on_is_told_with_its_name() -> None:
    state = battle(
        a1=unit(MOUNTAINS_MEN, 24, 10, 90),
        b1=unit(GUARDSMEN, 24, 14.8, 270),
        texts=True,
        at="declare a1",
    )
    attack = told(state, "strike b1")["attack"]
    assert attack["modifiers"] == [
        {"what": "to_hit", "by": 1, "rule": "F10.11", "ability": "marauders_blades"},
        {"what": "panic", "by": -2, "rule": "F10.23", "why": "vicious"},
    ]
    assert (attack["to_hit_modifier"], attack["panic"]["modifier"]) == (1, -2)


@pytest.mark.rule("F8.31", "F10.28")
def test_a_ranged_attack_tells_whom_of_its_friends_it_endangers() -> None:
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90),
        a2=unit(SWORDS, 29.15, 20, 180),
        b1=unit(GUARDSMEN, 24, 20, 270),
        at="declare a1",
    )
    play(state, "shoot", "stay")
    attack = told(state, "target b1")["attack"]
    assert (attack["attacker"], attack["defender"]) == ("a1", "b1")
    assert attack["endangers"] == ["a2"]


def test_the_chances_of_wounds_are_exact() -> None:
    # One die that hits with half of its faces, one third of which get through.
    assert wound_chances(1, 3, 4) == pytest.approx((5 / 6, 1 / 6))
    assert sum(wound_chances(9, 4, 3, critical_blow=True, precision=True)) == pytest.approx(1)
    # A natural six of Critical Blow is two hits; with Precision it is a wound for sure.
    assert wound_chances(1, 1, 6, critical_blow=True) == pytest.approx((1, 0, 0))
    assert wound_chances(1, 1, 6, precision=True) == pytest.approx((5 / 6, 1 / 6))
    assert wound_chances(1, 1, 0, critical_blow=True) == pytest.approx((5 / 6, 0, 1 / 6))
    # Misses are rolled again: a half becomes three quarters.
    assert wound_chances(1, 3, 0, reroll=True) == pytest.approx((1 / 4, 3 / 4))
    assert wound_chances(2, 6, 0, halved=True) == pytest.approx((0, 1))
    assert wound_chances(2, 6, 0, blocks=1, wounds=3) == pytest.approx((0, 0, 0, 0, 1))
    assert wound_chances(0, 6, 0, hits=2) == pytest.approx((0, 0, 1))
