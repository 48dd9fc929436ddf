"""A Storm of Swords: F24."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    COMMANDER_A,
    GREY_WIND,
    GUARDSMEN,
    SWORDS,
    Loaded,
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
from tests.games.ice_and_fire.walls import ATTACKER, DEFENDER, WALLS, siege

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.state import STRIKES
from throneroom.kernel import BadInput, State

# Preparation


@pytest.mark.rule("F24.2", "F24.3", "F24.4", "F24.6", "F24.20", "FR74")
def test_preparing_a_siege() -> None:
    armies = {"armies": ["stark_30", "lannister_30"], "points": 30}
    state = GAME.start(2, {**armies, "mode": "storm_of_swords"}, chance=Loaded((2, 5)))
    assert asked(state) == ("role", 1)
    play(state, "role attacker")
    assert [seat["edge"] for seat in state.view(None)["seats"]] == ["north", "south"]
    walls = state.view(None)["field"]["walls"]
    assert [(wall["x"], wall["y"], wall["wounds"]) for wall in walls] == [
        (24_000, 44_125, 6),
        (10_000, 44_125, 6),
        (38_000, 44_125, 6),
    ]
    assert asked(state) == ("siege_piece", 0)  # the defender alone
    play(state, "piece forest")
    assert refused(state, "place 24 28 0") == "F24.6"  # 5" from the northern zone
    play(state, "place 24 27 0")
    assert asked(state) == ("siege_piece", 0)
    play(state, "decline")
    assert asked(state) == ("reserve", 0)


@pytest.mark.rule("F24.7", "F34.12")
def test_siege_hands() -> None:
    armies = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "none"}
    state = GAME.start(2, {**armies, "mode": "storm_of_swords"}, chance=Loaded((5, 2)))
    events = play(state, "role attacker")
    own, other = of_mode(state, "siege_hands", 0)
    assert len(own) == 3
    assert other == 3
    assert all(card.startswith("siege_attacker") for card in own)
    assert of_mode(state, "siege_hands") == [3, 3]
    dealt = [GAME.describe(event, 0) for event in events if event.kind == "siege_dealt"]
    assert dealt[0] == {"kind": "siege_dealt", "seat": "0", "siege_cards": own}
    assert dealt[1] == {"kind": "siege_dealt", "seat": "1"}


@pytest.mark.rule("F24.8", "F19.12")
def test_the_reserve() -> None:
    armies = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "none"}
    state = GAME.start(2, {**armies, "mode": "storm_of_swords"}, chance=Loaded((5, 2)))
    play(state, "role defender")
    own = [name for name in state.view(None)["units"] if name.startswith("a")]
    count = 0
    while asked(state) == ("reserve", 0):
        assert refused(state, "choose b1") == "F24.8"
        play(state, listed(state)[0])
        count += 1
    assert count == (len(own) + 1) // 2
    assert asked(state) == ("deploy", 0)  # who chose the role
    waiting = [n for n in own if state.to_position()["table"]["units"][n]["place"] == "reserve"]
    assert len(waiting) == count
    assert refused(state, f"deploy {waiting[0]} 24 40 270") == "F19.9"


@pytest.mark.rule("F24.1", "F33.1")
def test_a_siege_has_two_sides() -> None:
    for seats in (3, 4):
        with pytest.raises(BadInput, match="option-does-not-fit") as complaint:
            GAME.start(seats, {"mode": "storm_of_swords"})
        assert complaint.value.data["rule"] == "F33.1"
    GAME.start(4, {"mode": "storm_of_swords", "teams": True})


# The walls


@pytest.mark.rule("F24.5", "FR34", "FR93")
def test_nobody_behind_the_walls() -> None:
    state = siege(a1=unit(SWORDS, 17, 39.85, 90), at="declare a1")  # before a gap
    play(state, "march")
    assert refused(state, "go 90 1.02 90") == "F8.38"
    play(state, "go 90 1 90")
    assert at(state, "a1") == (17, 40.85, 90)
    state = siege(b1=unit(GUARDSMEN, 0, 0, 0, place="beside"), active="1", at="deploy")
    assert refused(state, "deploy b1 24 42 270") == "F19.10"
    play(state, "deploy b1 17 40.85 270")


def blows(*dice: int, **table: Any) -> State:
    """The Swords strike the middle wall: D3 = 1, the hit is blocked, then their dice."""
    state = siege(at="declare a1", **table)
    load(state, 1, 6, *dice)
    play(state, "strike_wall w1")
    return state


@pytest.mark.rule("FS129", "F24.12", "F24.14", "F24.15", "F24.17")
def test_storming_a_wall() -> None:
    state = blows(4, 4, 4, 5, 5, 6, 6)
    assert of_mode(state, "walls") == [3, 6, 6]
    assert wounds(state, "a1") == 12
    assert points(state) == [0, 0]
    state = blows(4, 4, 4, 5, 5, 6, 6, of_mode={"walls": [3, 6, 6]})
    assert of_mode(state, "walls") == [0, 6, 6]
    assert points(state) == [5, 0]
    state = siege(at="declare a1", of_mode={"walls": [0, 6, 6]})
    assert "strike_wall w1" not in listed(state)
    assert refused(state, "strike_wall w1") == "F24.13"
    assert refused(state, "charge_wall w1 90") == "F24.12"


@pytest.mark.rule("F24.13", "F8.36")
def test_a_free_melee_attack_on_a_wall() -> None:
    state = siege(at="declare a1")
    unit, _, *more = state.table.flow.args
    state.table.flow.args = (unit, STRIKES, *more)
    assert listed(state) == ["hold", "strike_wall w1"]
    for text in listed(state):
        state.check(0, GAME.read(text))
    assert refused(state, "maneuver") == "F8.36"


@pytest.mark.rule("F24.14")
def test_tar_and_pitch() -> None:
    state = siege(at="declare a1", a1=unit(SWORDS, 24, 40.85, 90, wounds=1))
    load(state, 3, 1, 1, 1)  # three hits, none blocked
    events = play(state, "strike_wall w1")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert of_mode(state, "walls") == WALLS
    assert points(state) == [0, 0]  # the defender scores nothing (F24.18)


@pytest.mark.rule("F24.13", "F24.12")
def test_beside_a_wall_nobody_is_engaged() -> None:
    state = siege(at="declare a1")
    assert {"hold", "maneuver", "march", "strike_wall w1"} <= set(listed(state))
    assert seen(state, "a1")["engaged_with"] == []
    play(state, "maneuver", "go 270 3 270")
    state = siege(at="declare b1", active="1", b1=unit(GUARDSMEN, 17, 40.85, 270))
    assert not any("wall" in text for text in listed(state))  # its own side


@pytest.mark.rule("F24.12", "F24.13", "F9.17")
def test_charging_a_wall() -> None:
    state = siege(a1=unit(SWORDS, 24, 33, 90), at="declare a1")
    assert "charge_wall w1 90" in listed(state)
    assert refused(state, "charge_wall w1 270") == "F9.9"
    load(state, 3)  # 7.85" away
    play(state, "charge_wall w1 90")
    assert asked(state) == ("align_to_wall", 0)
    assert listed(state) == ["align full", "align left", "align right"]
    load(state, 1, 6, 4, 4, 4, 4, 4, 4, 4)
    events = play(state, "align right")
    assert at(state, "a1") == (26.75, 40.85, 90)
    assert told(events, "storms") == [{"unit": "a1", "wall": "w1"}]
    assert asked(state) == ("reroll", 0)  # the charge bonus
    play(state, "keep")
    assert of_mode(state, "walls") == [3, 6, 6]


@pytest.mark.rule("F24.13", "F9.14", "FR12")
def test_a_charge_that_does_not_reach_the_wall() -> None:
    state = siege(a1=unit(SWORDS, 24, 33, 90), at="declare a1")
    load(state, 2, 6, 6, 1)
    events = play(state, "charge_wall w1 90")
    assert told(events, "assault_failed") == [{"unit": "a1", "wall": "w1"}]
    assert at(state, "a1") == (24, 40, 90)
    assert len(told(events, "tested")) == 1


@pytest.mark.rule("F24.16", "F24.11")
def test_arrows_from_a_wall() -> None:
    table: dict[str, Any] = {"a1": unit(SWORDS, 24, 33, 90), "active": "1"}
    state = siege(**table)
    assert listed(state) == [f"activate_wall w{n}" for n in (1, 2, 3)]
    assert refused(state, "decline") == "F2.8"
    play(state, "activate_wall w1")
    assert asked(state) == ("wall_target", 1)
    assert listed(state) == ["target a1", "decline"]
    assert refused(state, "target a9") == "F24.16"
    assert refused(state, "target a1 front") == "F6.12"
    load(state, 4, 4, 1, 1, 1, 1, 1, 1, 4, 3, 6, 6, 1)  # two hits, one blocked, panic passed
    play(state, "target a1")
    assert wounds(state, "a1") == 11
    assert asked(state) == ("activate", 0)
    state = siege(**table, of_mode={"walls": [6, 0, 6], "walls_done": ["w1"]})
    assert listed(state) == ["activate_wall w3"]
    assert refused(state, "activate_wall w1") == "F24.16"
    play(state, "activate_wall w3")
    assert asked(state)[0] == "activate"  # nobody in range: it passes


@pytest.mark.rule("F24.16", "F10.28")
def test_arrows_into_a_melee() -> None:
    state = siege(
        a1=unit(SWORDS, 24, 33, 90), b1=unit(GUARDSMEN, 18.85, 33, 0, activated=True), active="1"
    )
    play(state, "activate_wall w1")
    load(state, *(1,) * 8, 6, 6, 1)
    events = play(state, "target a1")
    assert [event["unit"] for event in told(events, "tested")] == ["b1"]


# Reserves


@pytest.mark.rule("F24.9", "F19.15", "F24.19")
def test_from_the_reserve() -> None:
    table: dict[str, Any] = {
        "b1": unit(GUARDSMEN, 0, 0, 0, place="reserve"),
        "active": "1",
        "of_mode": {"walls": WALLS, "walls_done": ["w1", "w2", "w3"]},
    }
    state = siege(**table, round=3)
    assert asked(state) == ("activate", 1)
    assert listed(state) == ["activate b1", "decline"]
    play(state, "activate b1")
    assert asked(state) == ("reinforce", 1)
    assert refused(state, "deploy b1 20 20 0") == "F24.9"
    assert refused(state, "deploy b9 3 20 0") == "F24.9"
    assert refused(state, "deploy b1 3.6 5 0") == "F19.10"  # on an enemy
    play(state, "deploy b1 3.5 30 0")
    assert asked(state) == ("declare", 1)
    assert refused(siege(**table, round=2), "activate b1") == "F2.7"
    state = siege(**table, round=3)
    play(state, "decline")
    assert asked(state) == ("activate", 0)
    # With nobody else to activate the phase is over.
    state = siege(**table, round=3, a1=unit(SWORDS, 24, 33, 90, activated=True))
    assert state.view(None)["round"] == 4


@pytest.mark.rule("F24.10")
def test_destroyed_units_come_back() -> None:
    gone = {"place": "gone", "wounds": 0}
    state = siege(
        a2=unit(SWORDS, 0, 0, 0, **gone),
        a3=unit(GREY_WIND, 0, 0, 0, **gone),  # a hero
        of_mode={
            "walls": WALLS,
            "mustered": {"a2": ["stark_umber_champion", COMMANDER_A]},
        },
        round=1,
        at="clean_up",
    )
    assert asked(state) == ("return", 0)
    assert {text.split()[1] for text in listed(state, "deploy")} == {"a2"}
    assert refused(state, "deploy a3 24 10 90") == "F24.10"
    assert refused(state, "deploy a2 24 17 90") == "F19.10"
    play(state, "deploy a2 24 10 90")
    assert wounds(state, "a2") == 12
    assert seen(state, "a2")["attachments"] == ["stark_umber_champion"]
    assert not seen(state, "a2")["activated"]
    assert asked(state)[0] == "activate"


# The end


@pytest.mark.rule("FS130", "F24.18")
def test_the_castle_holds_out() -> None:
    state = siege(round=6, points=[9, 0], at="clean_up")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((DEFENDER,), "siege_held")
    state = siege(round=4, points=[10, 0], at="clean_up")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ATTACKER,), "points")


@pytest.mark.rule("F24.18", "F20.6")
def test_a_side_without_units() -> None:
    state = battle(
        mode="storm_of_swords",
        a1=unit(SWORDS, 24, 40.85, 90, wounds=1),
        b1=unit(GUARDSMEN, 44, 20, 270),
        of_mode={"walls": WALLS},
        at="declare a1",
    )
    load(state, 3, 1, 1, 1)
    play(state, "strike_wall w1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((DEFENDER,), "last_units")


@pytest.mark.rule("F24.13")
def test_a_wall_that_is_reached_is_struck_and_not_charged_again() -> None:
    state = siege(round=2)
    play(state, "activate a1")
    assert refused(state, "charge_wall w1 90") == "F24.13"
    assert "strike_wall w1" in listed(state)
    assert not any(text.startswith("charge_wall w1") for text in listed(state))
