"""The scenarios of F8: maneuvers, marches, retreats and free pivots, without terrain."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    GREY_WIND,
    GUARDSMEN,
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

LARGE_SOLO = "freefolk_war_mammoth"


def facing(a: str = SWORDS, b: str = GUARDSMEN, **more: Any) -> dict[str, Any]:
    return {"a1": unit(a, 10, 10, 90), "b1": unit(b, 40, 40, 270), **more}


@pytest.mark.rule("FS6", "F8.4", "F8.7")
def test_a_maneuver() -> None:
    state = battle(**facing(), at="declare a1")
    play(state, "maneuver")
    assert refused(state, "go 45 5.02 0") == "F8.4"
    found = refusal(state, "go 45 5.02 0")
    assert dict(found.data) == {"length": 5.02, "most": 5}
    play(state, "go 45 5 0")
    assert at(state, "a1") == (13.536, 13.536, 0)
    assert seen(state, "a1")["activated"]


@pytest.mark.rule("F8.4", "F6.5")
def test_the_tolerance_of_a_length() -> None:
    state = battle(**facing(), at="declare a1")
    play(state, "maneuver", "go 90 5.01 90")
    assert at(state, "a1") == (10, 15.01, 90)


@pytest.mark.rule("FS7", "F8.5")
def test_a_march() -> None:
    state = battle(**facing(), at="declare a1")
    play(state, "march")
    assert refused(state, "go 45 4 45") == "F8.5"
    assert refused(state, "go 90 10.02 90") == "F8.5"
    play(state, "go 90 10 200")
    assert at(state, "a1") == (10, 20, 200)


def front_contact(**more: Any) -> dict[str, Any]:
    return {
        "active": "1",
        "b1": unit(GUARDSMEN, 24, 20, 90),
        "a1": unit(SWORDS, 24, 24.8, 270),
        "at": "declare b1",
        **more,
    }


@pytest.mark.rule("FS8", "F8.19", "F8.20", "F8.21", "F8.22", "F8.27")
def test_a_retreat() -> None:
    state = battle(**front_contact(), dice=(2,))
    play(state, "retreat")
    assert asked(state) == ("withdraw", 1)
    assert refused(state, "withdraw forward 3 90") == "F8.21"
    assert refused(state, "withdraw back 6.02 90") == "F8.20"
    play(state, "withdraw back 6 270")
    assert at(state, "b1") == (24, 14, 270)
    assert engaged(state, "a1") == []
    assert asked(state) == ("pivot", 0)
    play(state, "face a1 180")
    assert at(state, "a1") == (24, 24.8, 180)


@pytest.mark.rule("F8.27")
def test_only_what_was_left_may_pivot() -> None:
    state = battle(**front_contact(a2=unit(SWORDS, 40, 40, 90)), dice=(2,))
    play(state, "retreat", "withdraw back 6 270")
    assert refused(state, "face a2 0") == "F8.27"
    play(state, "stay")
    assert at(state, "a1") == (24, 24.8, 270)


@pytest.mark.rule("FS48", "F8.11")
def test_one_inch() -> None:
    state = battle(a1=unit(SWORDS, 24, 18, 90), b1=unit(GUARDSMEN, 24, 25.6, 270), at="declare a1")
    play(state, "maneuver")
    found = refusal(state, "go 90 2 90")
    assert (found.rule, found.data["unit"], found.data["distance"]) == ("F8.11", "b1", 0.8)
    play(state, "go 90 1.8 90")
    assert at(state, "a1") == (24, 19.8, 90)


@pytest.mark.rule("FS49", "F8.3", "F8.10")
def test_a_pivot_too_near() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 19.8, 90), b1=unit(GUARDSMEN, 24, 25.6, 270), at="declare a1"
    )
    play(state, "maneuver")
    assert refused(state, "go 90 0 45") == "F8.10"
    assert refused(state, "go 45 1 45") == "F8.14"


@pytest.mark.rule("FS50", "F8.9", "F8.10")
def test_through_a_friend() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 10, 90),
        a2=unit(BERSERKERS, 24, 15, 90),
        b1=unit(GUARDSMEN, 40, 40, 270),
        at="declare a1",
    )
    play(state, "march")
    found = refusal(state, "go 90 9 90")
    assert (found.rule, found.data["unit"], found.data["area"]) == ("F8.10", "a2", 4.4)
    play(state, "go 90 10 90")
    assert at(state, "a1") == (24, 20, 90)


@pytest.mark.rule("F8.8")
def test_not_through_an_enemy() -> None:
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=unit(GREY_WIND, 24, 15, 90), at="declare a1")
    play(state, "march")
    assert refused(state, "go 90 10 90") == "F8.8"


@pytest.mark.rule("FS51", "F8.23")
def test_a_sideways_retreat() -> None:
    state = battle(**front_contact(), dice=(2,))
    play(state, "retreat")
    found = refusal(state, "withdraw left 6 90")
    assert (found.rule, found.data["distance"]) == ("F8.11", 0.5)
    play(state, "withdraw left 6 45")
    assert at(state, "b1") == (18, 20, 45)
    state = battle(**front_contact(), dice=(3,))
    play(state, "retreat")
    assert refused(state, "withdraw left 6.48 90") == "F8.11"
    play(state, "withdraw left 6.49 90")  # the tolerance
    assert at(state, "b1") == (17.51, 20, 90)


@pytest.mark.rule("FS52", "F8.21")
def test_away_from_the_rear() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 15.2, 90),
        at="declare a1",
        dice=(3,),
    )
    play(state, "retreat")
    assert refused(state, "withdraw back 1 90") == "F8.21"
    assert refused(state, "withdraw forward 0.98 90") == "F8.11"
    assert "withdraw forward 1 90" in listed(state, "withdraw")
    play(state, "withdraw forward 0.99 90")
    assert at(state, "a1") == (24, 20.99, 90)


@pytest.mark.rule("FS53", "F8.24", "F8.34")
def test_surrounded() -> None:
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        a2=unit(SWORDS, 18, 20, 90),
        a3=unit(SWORDS, 30, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        b2=unit(GUARDSMEN, 24, 15.2, 90),
        at="declare a1",
    )
    assert listed(state) == ["strike b1", "strike b2"]
    assert refused(state, "retreat") == "F8.24"
    assert refused(state, "hold") == "F8.34"
    assert refused(state, "maneuver") == "F8.4"


@pytest.mark.rule("FS142", "F8.12", "F8.38", "FR66")
def test_the_edge_of_the_field() -> None:
    state = battle(**facing(a1=unit(SWORDS, 2.75, 24, 90)), at="declare a1")
    play(state, "maneuver")
    assert refused(state, "go 45 1 45") == "F8.38"
    assert refused(state, "go 90 0 45") == "F8.12"
    assert refused(state, "go 180 1 90") == "F8.38"
    play(state, "go 90 5 90")


@pytest.mark.rule("FS148", "F8.27", "FR15")
def test_left_but_still_engaged() -> None:
    state = battle(**front_contact(b2=unit(GUARDSMEN, 29.15, 24.8, 180)), dice=(2,))
    play(state, "retreat", "withdraw back 6 90")
    assert asked(state) == ("pivot", 0)
    assert listed(state) == ["stay"]
    assert refusal(state, "face a1 0").data["distance"] == 0.35
    assert refused(state, "face a1 180") == "F8.11"
    found = refusal(state, "face a1 90")
    assert (found.rule, found.data["distance"]) == ("F8.11", 0)


@pytest.mark.rule("FS149", "F8.27", "FR15")
def test_a_pivot_that_breaks_contact() -> None:
    state = battle(
        active="1",
        b1=unit(GUARDSMEN, 24, 20, 90),
        b2=unit(GUARDSMEN, 24, 30.35, 270),
        a1=unit(LARGE_SOLO, 24, 25.175, 270),
        at="declare b1",
        dice=(2,),
    )
    assert engaged(state, "a1") == ["b1", "b2"]
    play(state, "retreat", "withdraw back 6 90")
    assert asked(state) == ("pivot", 0)
    assert refused(state, "face a1 90") == "F8.11"
    assert refusal(state, "face a1 15").data["distance"] == 0.724
    play(state, "face a1 0")
    assert engaged(state, "a1") == []


@pytest.mark.rule("F8.13", "FR19", "FR84")
def test_an_enemy_that_is_near_already() -> None:
    state = battle(a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 25.3, 270), at="declare a1")
    play(state, "maneuver")
    assert refusal(state, "go 90 0.1 90").rule == "F8.13"
    play(state, "go 0 2 90")  # beside, no nearer
    assert at(state, "a1") == (26, 20, 90)


@pytest.mark.rule("F8.25", "F8.26", "FR13")
def test_a_roll_that_is_too_low() -> None:
    # Friends on both sides and behind: only a long way back is free.
    state = battle(
        a1=unit(SWORDS, 24, 20, 90),
        a2=unit(SWORDS, 18.4, 20, 90),
        a3=unit(SWORDS, 29.6, 20, 90),
        a4=unit(SWORDS, 24, 15, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        at="declare a1",
    )
    load(state, 4)
    events = play(state, "retreat")
    assert told(events, "stayed") == [{"unit": "a1"}]
    assert at(state, "a1") == (24, 20, 90)
    assert seen(state, "a1")["activated"]
    state = battle(**state.to_position()["table"], at="declare a1")
    load(state, 5)
    play(state, "retreat")
    assert refused(state, "withdraw back 9 90") == "F8.10"
    play(state, "withdraw back 9.8 90")
    assert at(state, "a1") == (24, 10.2, 90)


@pytest.mark.rule("F2.7", "F1.8")
def test_activating() -> None:
    state = battle(**facing(a2=unit(SWORDS, 20, 10, 90, activated=True)))
    assert listed(state) == ["activate a1"]
    assert refused(state, "activate a2") == "F1.8"
    assert refused(state, "activate b1") == "F2.7"
    play(state, "activate a1")
    assert asked(state) == ("declare", 0)


@pytest.mark.rule("F2.4", "F2.14", "F2.15", "F2.20", "F1.19", "FS106")
def test_turns_alternate_until_nobody_is_left() -> None:
    state = battle(**facing(b2=unit(GUARDSMEN, 30, 40, 270)), round=2)
    play(state, "activate a1", "hold")
    assert asked(state) == ("activate", 1)
    events = play(state, "activate b1", "hold")
    assert [turn["seat"] for turn in told(events, "turn")] == ["0", "1"]  # an empty turn
    events = play(state, "activate b2", "hold")
    assert told(events, "round") == [{"round": 3}]
    assert asked(state) == ("activate", 1)
    assert state.view(None)["first"] == 1


@pytest.mark.rule("F20.5")
@pytest.mark.parametrize(("points", "winners"), [([2, 1], (0,)), ([1, 2], (1,)), ([1, 1], (0,))])
def test_the_end_of_the_last_round(points: list[int], winners: tuple[int, ...]) -> None:
    state = battle(**facing(a=BERSERKERS), round=6, points=points, at="clean_up")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "rounds")


@pytest.mark.rule("F20.5")
def test_a_draw() -> None:
    outcome = battle(**facing(), round=6, at="clean_up").outcome()
    assert outcome is not None
    assert outcome.winners == ()
