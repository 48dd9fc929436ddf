"""The scenarios of F9 and of F10.3 to F10.8, without terrain."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    GREY_WIND,
    GUARDSMEN,
    HALBERDIERS,
    SWORDS,
    asked,
    at,
    battle,
    engaged,
    listed,
    load,
    play,
    refusal,
    refused,
    seen,
    told,
    unit,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.align import free_offsets
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, REAR
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.kernel import State

PASSED = (6, 6, 1)  # a panic test that is passed


def charge(a1: dict[str, Any], b1: dict[str, Any], **more: Any) -> State:
    return battle(a1=a1, b1=b1, at="declare a1", **more)


def ahead(y: float = 22.8, **more: Any) -> State:
    """FS13: straight ahead; the contact distance is y - 14.8."""
    return charge(unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, y, 270), **more)


# Seeing and zones


@pytest.mark.rule("FS2", "FS3", "F9.4", "F7.2")
def test_what_is_seen_may_be_charged() -> None:
    state = charge(
        unit(GUARDSMEN, 24, 20, 90), unit(BERSERKERS, 30, 29, 270), b2=unit(SWORDS, 33, 21, 180)
    )
    assert refusal(state, "charge b2 left 0").data["unit"] == "b2"
    assert refused(state, "charge b2 left 0") == "F9.4"
    assert [text.split()[1] for text in listed(state, "charge")] == ["b1"]


@pytest.mark.rule("FS5", "F9.5", "F6.11")
def test_the_majority_decides_the_side() -> None:
    state = charge(unit(BERSERKERS, 32, 26, 225), unit(GUARDSMEN, 24, 20, 90))
    assert refused(state, "charge b1 front 225") == "F9.5"
    load(state, 3)
    play(state, "charge b1 right 225")
    assert listed(state) == ["align full", "align left", "align right"]
    play(state, "align full")
    assert at(state, "a1") == (29.15, 20, 180)


@pytest.mark.rule("FS35", "F6.12", "F9.5")
def test_a_tie_is_chosen_by_the_charger() -> None:
    state = charge(unit(GREY_WIND, 30, 30, 225), unit(GREY_WIND, 24, 24, 90))
    sides = {text.split()[2] for text in listed(state, "charge")}
    assert sides == {"front", "right"}
    load(state, 6)
    play(state, "charge b1 right 225", "align full")
    assert at(state, "a1") == (26.76, 24, 180)


@pytest.mark.rule("FS37")
def test_the_flank_of_a_large_solo() -> None:
    state = charge(unit(SWORDS, 30, 30, 225), unit("freefolk_war_mammoth", 24, 24, 90))
    assert {text.split()[2] for text in listed(state, "charge")} == {"right"}


@pytest.mark.rule("FS45", "F7.3", "F9.11", "F9.10")
def test_a_friend_in_the_line() -> None:
    state = charge(
        unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, 24, 270), a2=unit(SWORDS, 24, 16, 90)
    )
    assert refused(state, "charge b1 front 90") == "F9.4"
    state = charge(
        unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, 24, 270), a2=unit(SWORDS, 25, 16, 90)
    )
    assert refused(state, "charge b1 front 90") == "F9.6"
    state = charge(
        unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, 25.6, 270), a2=unit(SWORDS, 25, 16, 90)
    )
    load(state, 6)  # 10.8" need a 6
    play(state, "charge b1 front 90", "align full")
    assert at(state, "a1") == (24, 20.8, 90)


@pytest.mark.rule("FS47", "F7.2")
def test_a_sliver_is_seen() -> None:
    state = charge(unit(SWORDS, 24, 20, 90), unit(GUARDSMEN, 30, 21, 90))
    assert listed(state, "charge")


# Distance


@pytest.mark.rule("FS13", "F9.10", "F9.12", "F9.13", "F9.17", "F9.22")
def test_the_charge_distance() -> None:
    state = ahead(dice=(3,))
    events = play(state, "charge b1 front 90")
    assert told(events, "rolled") == [{"seat": "0", "roll": "charge", "dice": [3]}]
    assert asked(state) == ("align", 0)
    load(state, 1, 1, 1, 1, 1, 1, 1)
    play(state, "align full")
    assert at(state, "a1") == (24, 18, 90)
    assert engaged(state, "a1") == ["b1"]


@pytest.mark.rule("FS14", "F9.9", "F10.21")
def test_a_flank_charge() -> None:
    state = charge(unit(SWORDS, 33, 25, 180), unit(GUARDSMEN, 24, 20, 90))
    load(state, 1)  # 4.33" are within 5 + 1
    play(state, "charge b1 right 209.05")
    load(state, *(6,) * 7, *(4,) * 7)
    events = play(state, "align full")
    assert at(state, "a1") == (29.15, 20, 180)
    assert told(events, "wounded") == []  # Defense 3+ at -1: a 4 blocks
    state = charge(unit(SWORDS, 33, 25, 180), unit(GUARDSMEN, 24, 20, 90))
    load(state, 2)
    play(state, "charge b1 right 209.05")
    load(state, *(6,) * 7, *(3,) * 7, 5, 2, 1)
    play(state, "align full")
    events = play(state, "keep")
    assert told(events, "wounded")[0] == {"unit": "b1", "wounds": 7, "left": 5}
    assert told(events, "tested") == [{"unit": "b1", "total": 6, "passed": 0}]


@pytest.mark.rule("FS15", "F9.14")
def test_a_failed_charge() -> None:
    state = ahead(dice=(2, 6, 5, 3))
    events = play(state, "charge b1 front 90")
    assert at(state, "a1") == (24, 17, 90)
    assert told(events, "tested") == [{"unit": "a1", "total": 11, "passed": 1}]
    assert seen(state, "a1")["activated"]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("FS61", "F9.15", "F9.30")
def test_disorderly_but_successful() -> None:
    state = ahead(20.6, dice=(1, *(2,) * 7))
    events = play(state, "charge b1 front 90", "align full")
    assert told(events, "disorderly") == [{"unit": "a1"}]
    assert asked(state) == ("activate", 1)  # no bonus: nothing to re-roll
    state = ahead(20.6, dice=(1,))
    play(state, "charge b1 front 90")
    assert state.table.banned == 0b01


@pytest.mark.rule("FS62", "F9.16")
def test_a_rerolled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.roll = 1 + t.flow.chance.below(6)

    reaction = Reaction(lambda t, seat, subject: seat == 0, again)
    react(monkeypatch, "charge_rolled", reaction)
    state = ahead(20.6, dice=(1, 4))
    play(state, "charge b1 front 90")
    assert asked(state) == ("react", 0)
    events = play(state, f"use {ABILITY} a1")
    assert told(events, "disorderly") == []
    load(state, *(2,) * 7)
    play(state, "align full")
    assert asked(state) == ("reroll", 0)


@pytest.mark.rule("FS63", "F9.14", "F8.13")
def test_failed_and_near() -> None:
    state = ahead(22.3, dice=(2, *PASSED))
    play(state, "charge b1 front 90")
    assert at(state, "a1") == (24, 17, 90)
    state = ahead(22.3)
    table = state.to_position()["table"]
    table["units"]["a1"]["at"] = [24, 17, 90]
    state = battle(**table, at="declare a1")
    play(state, "maneuver")
    assert refusal(state, "go 90 0.2 90").data["distance"] == 0.3
    assert refused(state, "go 90 0.2 90") == "F8.13"
    state = battle(**table, at="declare a1", dice=(2,))
    play(state, "charge b1 front 90", "align full")
    assert at(state, "a1") == (24, 17.5, 90)


@pytest.mark.rule("F9.15")
def test_a_failed_charge_is_disorderly_too() -> None:
    state = ahead(dice=(1, *PASSED))
    events = play(state, "charge b1 front 90")
    assert told(events, "disorderly") == [{"unit": "a1"}]
    assert at(state, "a1") == (24, 16, 90)
    assert state.table.banned == 0  # the turn is over


# Room and alignment


@pytest.mark.rule("FS68", "F9.6", "F9.19")
def test_no_room_at_the_edge() -> None:
    state = charge(unit(GREY_WIND, 24, 1.4, 90), unit(GUARDSMEN, 24, 6.2, 90))
    assert listed(state, "charge")
    state.table.y[UNITS.index["b1"]] = 5_100
    assert refused(state, "charge b1 rear 90") == "F9.6"
    state = charge(unit(SWORDS, 24, 20, 270), unit(GUARDSMEN, 24, 4, 90))
    a1, b1 = UNITS.index["a1"], UNITS.index["b1"]
    assert free_offsets(state.table, a1, b1, REAR, False) == []
    assert free_offsets(state.table, a1, b1, FRONT, False) == [0, -2750, 2750]


@pytest.mark.rule("FS69", "F9.20")
def test_forced_half_contact() -> None:
    state = charge(
        unit(SWORDS, 26, 18, 90), unit(GUARDSMEN, 24, 30, 270), a2=unit(SWORDS, 19, 25.2, 90)
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align right"]
    assert refused(state, "align full") == "F9.20"
    assert refused(state, "align_at 1") == "F9.20"
    play(state, "align right")
    assert at(state, "a1") == (26.75, 25.2, 90)


@pytest.mark.rule("F9.20", "FR101")
def test_the_free_offsets_nearest_to_the_three() -> None:
    # Friends on both sides leave 5.7": offsets from -0.1 to 0.1.
    state = charge(
        unit(SWORDS, 24, 16, 90),
        unit(GUARDSMEN, 24, 30, 270),
        a2=unit(SWORDS, 18.8, 25.2, 90),
        a3=unit(SWORDS, 29.9, 25.2, 90),
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align_at 0.3", "align_at 0.4"]
    assert refused(state, "align_at 0.35") == "F9.20"
    play(state, "align_at 0.4")
    assert at(state, "a1") == (24.4, 25.2, 90)


def two_enemies(x: float, **more: Any) -> State:
    state = charge(
        unit(SWORDS, 26.75, 18, 90),
        unit(GUARDSMEN, 24, 30, 270),
        b2=unit(HALBERDIERS, x, 30, 270),
        **more,
    )
    load(state, 3)
    play(state, "charge b1 front 90")
    load(state, *(1,) * 7)
    return state


@pytest.mark.rule("FS70", "F9.23", "F9.24")
def test_two_contacts() -> None:
    state = two_enemies(29.5)
    events = play(state, "align right")
    assert at(state, "a1") == (26.75, 25.2, 90)
    assert engaged(state, "a1") == ["b1", "b2"]
    assert told(events, "pushed") == []
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b1"}]


@pytest.mark.rule("FS71", "F9.24")
def test_sliding_in() -> None:
    state = two_enemies(30.5)
    play(state, "align right")
    assert at(state, "b2") == (29.5, 30, 270)
    assert engaged(state, "a1") == ["b1", "b2"]


def past_a_solo(**more: Any) -> State:
    state = charge(
        unit(SWORDS, 24, 18, 90),
        unit(GREY_WIND, 24, 30, 270),
        b2=unit(HALBERDIERS, 28.75, 31.02, 270),
        **more,
    )
    load(state, 4)
    play(state, "charge b1 front 90")
    load(state, *(1,) * 7)
    return state


@pytest.mark.rule("FS72", "F9.25", "F9.26")
def test_pushed_away() -> None:
    state = past_a_solo()
    play(state, "align full")
    assert at(state, "a1") == (24, 26.22, 90)
    assert at(state, "b2") == (28.75, 32.02, 270)
    assert engaged(state, "a1") == ["b1"]


@pytest.mark.rule("FS152", "FR82", "F9.23")
def test_held_by_another_fight() -> None:
    state = past_a_solo(a2=unit(GREY_WIND, 30, 27.24, 90))
    play(state, "align full")
    assert at(state, "b2") == (28.75, 31.02, 270)
    assert engaged(state, "a1") == ["b1", "b2"]
    assert engaged(state, "b2") == ["a1", "a2"]


@pytest.mark.rule("F9.24", "FR75")
def test_a_neighbour_at_an_angle_is_turned_flush() -> None:
    state = two_enemies(30.6)
    table = state.to_position()["table"]
    table["units"]["a1"]["at"] = [24, 18, 90]
    table["units"]["b2"]["at"] = [30.2, 30.441, 280]
    state = battle(**{**table, "roll": 0}, at="declare a1", dice=(3,))
    play(state, "charge b1 front 90")
    load(state, *(1,) * 7)
    play(state, "align right")
    assert at(state, "b2") == (29.5, 30, 270)


@pytest.mark.rule("F9.23", "FR83")
def test_the_charger_chooses_the_order_of_neighbours() -> None:
    state = charge(
        unit(SWORDS, 24, 18, 90),
        unit(GREY_WIND, 24, 30, 270),
        b2=unit(HALBERDIERS, 28.75, 31.02, 270),
        b3=unit(HALBERDIERS, 19.25, 31.02, 270),
        dice=(4,),
    )
    play(state, "charge b1 front 90", "align full")
    assert asked(state) == ("correct", 0)
    assert listed(state) == ["correct b2", "correct b3"]
    assert refused(state, "correct b1") == "F9.23"
    play(state, "correct b3")
    assert at(state, "b2") == (28.75, 32.02, 270)
    assert at(state, "b3") == (19.25, 32.02, 270)


# The way


def round_an_enemy(card: str) -> State:
    return charge(
        unit(card, 24, 14, 90), unit(GUARDSMEN, 24, 30, 270), b2=unit(GUARDSMEN, 20, 22, 270)
    )


@pytest.mark.rule("FS73", "F9.11", "FR77")
def test_a_path_round_an_enemy() -> None:
    found = refusal(round_an_enemy(BERSERKERS), "charge b1 front 90")
    assert (found.rule, found.data["thing"], found.data["distance"]) == ("F9.11", "b2", 3.2)
    found = refusal(round_an_enemy(BERSERKERS), "charge b1 front 75")
    assert (found.rule, found.data["thing"]) == ("F9.11", "b2")
    assert found.data["distance"] == pytest.approx(2.66, abs=0.006)
    state = round_an_enemy(BERSERKERS)
    load(state, 5, *PASSED)
    events = play(state, "charge b1 front 70")
    assert told(events, "charge_failed")
    state = round_an_enemy(BERSERKERS)
    load(state, 6)
    play(state, "charge b1 front 70")
    assert asked(state) == ("align", 0)
    state = round_an_enemy(BERSERKERS)
    load(state, 5)
    play(state, "charge b1 front 73")
    assert asked(state) == ("align", 0)


@pytest.mark.rule("FS74", "F9.7", "F9.8")
def test_out_of_reach() -> None:
    state = round_an_enemy(SWORDS)  # Speed 5
    found = refusal(state, "charge b1 front 70")
    assert (found.rule, found.data["most"]) == ("F9.9", 11)
    assert found.data["distance"] == pytest.approx(11.07, abs=0.006)
    load(state, 6)
    play(state, "charge b1 front 73")
    assert asked(state) == ("align", 0)
    state = round_an_enemy(GUARDSMEN)  # Speed 4
    assert [text for text in listed(state, "charge") if " b1 " in text] == []
    assert refused(state, "charge b1 front 73") == "F9.9"


@pytest.mark.rule("FS75", "F9.5")
def test_the_zone_is_fixed_before_moving() -> None:
    state = charge(unit(SWORDS, 31, 27, 255), unit(GUARDSMEN, 24, 20, 90))
    load(state, 2)
    play(state, "charge b1 front 255")
    load(state, *(6,) * 7, *(3,) * 7)
    play(state, "align full")
    assert at(state, "a1") == (24, 24.8, 270)
    events = play(state, "keep")
    assert told(events, "wounded") == []  # Defense 3+, no flank bonus


@pytest.mark.rule("FS150", "F9.11", "FR77")
def test_grazing() -> None:
    def state() -> State:
        return charge(
            unit(BERSERKERS, 24, 10, 90),
            unit(GUARDSMEN, 24, 26, 270),
            b2=unit(GUARDSMEN, 29.5, 18, 270),
        )

    found = refusal(state(), "charge b1 front 90")
    assert (found.rule, found.data["thing"], found.data["distance"]) == ("F9.11", "b2", 3.2)
    one = state()
    load(one, 5, *PASSED)
    assert told(play(one, "charge b1 front 91"), "charge_failed")
    one = state()
    load(one, 6)
    play(one, "charge b1 front 91")
    assert asked(one) == ("align", 0)


@pytest.mark.rule("FS138", "F9.17", "F9.18")
def test_a_small_charger() -> None:
    poses = {"full": (24, 26.22, 90), "right": (25.38, 26.22, 90), "left": (22.62, 26.22, 90)}
    for name, pose in poses.items():
        state = charge(unit(GREY_WIND, 24, 20, 90), unit(GUARDSMEN, 24, 30, 270))
        load(state, 6)
        play(state, "charge b1 front 90", f"align {name}")
        assert at(state, "a1") == pose
    state = charge(
        unit(GREY_WIND, 26, 20, 90),
        unit(GUARDSMEN, 24, 30, 270),
        a2=unit(GREY_WIND, 22.62, 26.22, 90),
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align right"]


@pytest.mark.rule("FS139", "F9.19", "F9.23")
def test_a_blocked_pose() -> None:
    state = charge(
        unit(SWORDS, 23, 17, 90),
        unit(GUARDSMEN, 24, 30, 270),
        b2=unit(HALBERDIERS, 29.6, 27, 270),
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    assert listed(state) == ["align full", "align left"]
    load(state, *(1,) * 7)
    play(state, "align full")
    assert at(state, "b2") == (29.6, 27, 270)
    assert engaged(state, "a1") == ["b1"]


@pytest.mark.rule("FS140", "F9.14", "FR12")
def test_failing_onto_a_friend() -> None:
    state = charge(
        unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, 25.6, 270), a2=unit(SWORDS, 25, 16, 90)
    )
    load(state, 3, *PASSED)
    events = play(state, "charge b1 front 90")
    assert at(state, "a1") == (24, 11.2, 90)
    assert len(told(events, "tested")) == 1


@pytest.mark.rule("F9.1", "F9.3", "F9.9")
def test_charges_that_make_no_sense() -> None:
    state = ahead(a2=unit(SWORDS, 40, 10, 90))
    assert refused(state, "charge a2 front 90") == "F9.3"
    assert refused(state, "charge b5 front 90") == "F9.3"
    assert refused(state, "charge b1 front 180") == "F9.9"
    assert refused(state, "charge b1 front 45") == "F9.9"
    state = charge(unit(SWORDS, 24, 10, 90), unit(GUARDSMEN, 24, 14.8, 270))
    assert refused(state, "charge b1 front 90") == "F9.1"


# Reactions to the declaration


@pytest.mark.rule("F9.34", "FR79", "FR40")
@pytest.mark.parametrize(
    ("pose", "question"), [((26_000, 22_800), "heading"), ((40_000, 40_000), "activate")]
)
def test_a_target_that_was_moved(
    monkeypatch: pytest.MonkeyPatch, pose: tuple[int, int], question: str
) -> None:
    def aside(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        t.x[UNITS.index["b1"]], t.y[UNITS.index["b1"]] = pose

    reaction = Reaction(lambda t, seat, subject: seat == 1, aside)
    react(monkeypatch, "action_declared", reaction)
    state = ahead(dice=(6, *PASSED))
    play(state, "charge b1 front 90")
    assert asked(state) == ("react", 1)
    play(state, f"use {ABILITY} b1")
    assert asked(state)[0] == question
    if question == "heading":
        assert refused(state, "heading 0") == "F9.9"
        play(state, "heading 80")
        assert asked(state) == ("align", 0)
        play(state, "align full")
        assert at(state, "a1") == (26, 18, 90)
    else:  # it fails along the heading that was named
        assert at(state, "a1") == (24, 21, 90)


# Turning and sliding before an attack


def beside(**more: Any) -> State:
    return charge(unit(BERSERKERS, 24, 24, 90), unit(GUARDSMEN, 18.85, 24, 0), **more)


@pytest.mark.rule("FS11", "F10.3", "F10.4", "F10.7")
def test_turning() -> None:
    state = beside()
    play(state, "strike b1")
    assert asked(state) == ("turn", 0)
    assert listed(state) == ["stay", "align full", "align left", "align right"]
    for name, pose in {
        "full": (23.65, 24, 180),
        "right": (23.65, 26.75, 180),
        "left": (23.65, 21.25, 180),
    }.items():
        state = beside()
        load(state, *(1,) * 7)
        play(state, "strike b1", f"align {name}")
        assert at(state, "a1") == pose


@pytest.mark.rule("FS12", "F10.2", "F10.6")
def test_two_sides() -> None:
    state = beside(b2=unit(HALBERDIERS, 24, 28.8, 270))
    assert listed(state, "strike") == ["strike b1", "strike b2"]
    load(state, *(1,) * 7)
    events = play(state, "strike b2")
    assert told(events, "attacked") == [{"unit": "a1", "target_unit": "b2"}]
    assert at(state, "a1") == (24, 24, 90)


@pytest.mark.rule("F10.5")
def test_turning_too_near_another_enemy() -> None:
    state = beside(b2=unit(HALBERDIERS, 24, 29.4, 270))  # 0.6" before the front
    play(state, "strike b1")
    assert listed(state) == ["stay", "align left"]
    assert refused(state, "align right") == "F10.5"


@pytest.mark.rule("FS141", "F10.32", "FR63")
def test_sliding_before_an_attack() -> None:
    state = charge(unit(BERSERKERS, 24, 24, 90), unit(GUARDSMEN, 24, 28.8, 270))
    play(state, "strike b1")
    assert listed(state) == ["stay", "align left", "align right"]
    load(state, *(1,) * 7)
    play(state, "align right")
    assert at(state, "a1") == (26.75, 24, 90)
    state = charge(
        unit(BERSERKERS, 24, 24, 90),
        unit(GUARDSMEN, 24, 28.8, 270),
        b2=unit(GUARDSMEN, 18.85, 24, 0),
        dice=(1,) * 7,
    )
    play(state, "strike b1")
    assert asked(state)[0] != "turn"


@pytest.mark.rule("F9.14", "FR12")
def test_failing_without_room_even_for_the_pivot() -> None:
    state = charge(
        unit(SWORDS, 21, 10, 90), unit(GUARDSMEN, 30, 21, 270), a2=unit(SWORDS, 26.55, 10, 90)
    )
    load(state, 1, *PASSED)
    events = play(state, "charge b1 front 50")
    assert told(events, "charge_failed")
    assert at(state, "a1") == (21, 10, 90)


@pytest.mark.rule("FS155", "FR104", "F9.14")
def test_no_room_to_fail() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        a2=unit(SWORDS, 18.4, 10, 90),
        a3=unit(SWORDS, 29.6, 10, 90),
        a4=unit(SWORDS, 24, 15, 90),
        b1=unit(GUARDSMEN, 33, 22, 270),
        at="declare a1",
    )
    load(state, 1, 6, 6, 1)
    events = play(state, "charge b1 front 66.5")
    assert told(events, "charge_failed") == [{"unit": "a1", "target_unit": "b1"}]
    assert at(state, "a1") == (24, 10, 90)
    assert len(told(events, "tested")) == 1
