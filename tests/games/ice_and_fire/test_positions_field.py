"""More positions that are in no scenario: terrain, several players, sieges and missions."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    listed,
    ncu,
    play,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    GREY_WIND,
    at,
    battle,
    load,
    of_mode,
    points,
    refused,
)

from throneroom.kernel import State

EDDARD = {"with": ["stark_eddard_stark_lord_of_winterfell_commander"]}
SANSA = "stark_sansa_stark_little_bird"
MISSES = (1,) * 7


# Terrain


@pytest.mark.rule("F11.9", "F18.7", "F18.8", "F15.5")
def test_trees_and_corpses_near_by() -> None:
    """Two Weirwoods inspire no more than one."""
    trees = [["weirwood", 18, 20, 0], ["weirwood", 30, 20, 0]]
    for terrain, total in ((trees, 7), ([*trees, ["corpse_pile", 24, 14, 0]], 6)):
        state = battle(
            a1=unit(SWORDS, 24, 20, 90),
            b1=unit(GUARDSMEN, 24, 40, 270),
            terrain=terrain,
            ncus={"bn1": ncu(SANSA)},
            active="1",
        )
        play(state, "activate_ncu bn1", "claim crown")
        load(state, 3, 4, 1)
        (tested,) = told(play(state, "choose a1"), "tested")
        assert tested["total"] == total


@pytest.mark.rule("F18.5", "F7.5", "FR6", "F9.4")
def test_a_forest_hides_from_arrows_only() -> None:
    wood = [["forest", 24, 18, 0]]  # from 20 to 28, and 15 to 21 upfield
    state = battle(
        a1=unit(BOWMEN, 24, 10, 90), b1=unit(GUARDSMEN, 24, 24, 270), terrain=wood, at="declare a1"
    )
    assert listed(state, "shoot") == []
    assert "charge b1 front 90" in listed(state)
    # From within, and at whoever stands in it, one may shoot.
    for own, other in ((13, 24.5), (8, 19.4)):
        state = battle(
            a1=unit(BOWMEN, 24, own, 90),
            b1=unit(GUARDSMEN, 24, other, 270),
            terrain=wood,
            at="declare a1",
        )
        assert listed(state, "shoot") == ["shoot"]


@pytest.mark.rule("F18.14", "F18.13")
def test_a_wall_helps_against_charges_not_arrows() -> None:
    wall = [["low_wall", 24, 25, 0]]
    state = battle(
        a1=unit(BOWMEN, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270), terrain=wall, at="declare a1"
    )
    play(state, "shoot", "stay")
    load(state, 6, 1, 1, 1, 1, 1, 1, 2, 6, 6, 1)
    play(state, "target b1")
    assert wounds(state, "b1") == 11  # a 2 does not block at 3+
    state = battle(
        a1=unit(SWORDS, 24, 20, 90), b1=unit(GUARDSMEN, 24, 30, 270), terrain=wall, at="declare a1"
    )
    load(state, 6)
    play(state, "charge b1 front 90")
    load(state, 6, 1, 1, 1, 1, 1, 1, 2)
    events = play(state, "align full")
    assert told(events, "rerolled") == []
    assert (asked(state), wounds(state, "b1")) == (("activate", 1), 12)  # nor is there a re-roll


@pytest.mark.rule("F18.9", "F1.9", "FR58")
def test_any_action_on_stakes_hurts_and_doing_nothing_does_not() -> None:
    stakes = [["stakes", 24, 20, 0]]

    def there(card: str = SWORDS, **more: Any) -> State:
        near = {"a1": unit(card, 24, 20, 90), "b1": unit(GUARDSMEN, 24, 32, 270)}
        return battle(**{**near, "terrain": stakes, "at": "declare a1", **more})

    for card, text, left in (
        (BOWMEN, "shoot", 8),
        (SWORDS, "demolish t1", 8),
        (SWORDS, "maneuver", 8),
        (SWORDS, "hold", 12),
    ):
        state = there(card)
        load(state, 3)
        play(state, text)
        assert wounds(state, "a1") == left
    # A free action is an action.
    state = there(
        a1=unit(SWORDS, 24, 20, 90, activated=True),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        ncus={"an1": ncu(SANSA)},
        at="turn",
    )
    play(state, "activate_ncu an1", "claim combat", "choose a1")
    load(state, 2, *MISSES)
    play(state, "strike b1", "stay")
    assert wounds(state, "a1") == 9
    # Whoever falls there strikes nobody, and the opponent scores.
    state = there(
        a1=unit(SWORDS, 24, 20, 90, wounds=2),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
    )
    load(state, 1)
    events = play(state, "strike b1")
    assert (told(events, "attacked"), points(state)) == ([], [0, 1])


# More than two, sieges and missions


@pytest.mark.rule("F33.4", "F33.6")
def test_the_token_passes_over_whoever_is_out() -> None:
    state = battle(
        seats=3,
        a1=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 5, 43, 270, place="gone", wounds=0),
        c1=unit(SWORDS, 43, 43, 270),
        first="0",
        at="clean_up",
        of_mode={"out": ["1"]},
    )
    assert state.view(None)["first"] == 2
    assert asked(state) == ("activate", 2)


@pytest.mark.rule("F19.12", "F24.9", "F24.19")
def test_a_reserve_is_out_of_reach_until_round_three() -> None:
    table: Any = {
        "mode": "storm_of_swords",
        "a1": unit(SWORDS, 24, 20, 90, activated=True),
        "b1": unit(GUARDSMEN, 44, 20, 270, activated=True),
        "b2": unit(GUARDSMEN, 0, 0, 0, place="reserve"),
        "of_mode": {"walls": [6, 6, 6], "walls_done": ["w1", "w2", "w3"]},
        "ncus": {"an1": ncu(SANSA)},
    }
    state = battle(**table)
    play(state, "activate_ncu an1", "claim crown")
    assert listed(state) == ["choose b1"]
    assert refused(state, "choose b2") == "F15.5"
    assert asked(battle(**table, active="1", round=2)) == ("activate", 0)
    state = battle(**table, active="1", round=3)
    assert (asked(state), listed(state)) == (("activate", 1), ["activate b2", "decline"])
    play(state, "activate b2")
    assert refused(state, "deploy b2 24 20 90") == "F24.9"
    play(state, "deploy b2 3 20 0")
    assert "maneuver" in listed(state)  # coming in is not its action


@pytest.mark.rule("F29.6", "F8.34")
def test_a_commander_in_a_fight_swaps_no_mission() -> None:
    missions = {"open_missions": ["mission_01"], "waiting_missions": ["mission_03"]}
    table: Any = {"mode": "dark_wings_dark_words", "of_mode": missions, "at": "declare a1"}
    leader = unit(SWORDS, 24, 20, 90, **EDDARD)
    state = battle(a1=leader, b1=unit(GUARDSMEN, 24, 24.8, 270), **table)
    assert "hold" not in listed(state)
    state = battle(a1=leader, b1=unit(GUARDSMEN, 24, 40, 270), **table)
    play(state, "hold")
    assert listed(state) == ["swap mission_01 mission_03", "renew mission_03", "decline"]
    play(state, "swap mission_01 mission_03")
    assert of_mode(state, "open_missions") == ["mission_03"]


@pytest.mark.rule("F27.3")
def test_the_first_player_reveals_first() -> None:
    missions = [["mission_01", "mission_11"], ["mission_02", "mission_12"]]
    state = battle(
        mode="winds_of_winter",
        a1=unit(SWORDS, 6, 10, 90),
        b1=unit(GUARDSMEN, 42, 40, 270),
        first="0",
        round=1,
        at="clean_up",
        of_mode={"missions": missions},
    )
    assert asked(state) == ("reveal", 1)  # the token has passed
    play(state, "reveal mission_12")
    assert of_mode(state, "missions", 0) == [["mission_01", "mission_11"], 1]
    assert of_mode(state, "open_missions", 0) == ["mission_12"]  # before the other one chooses
    assert asked(state) == ("reveal", 0)


@pytest.mark.rule("F21.6", "F21.4", "F3.19")
def test_a_solo_holds_its_ground_by_its_wounds() -> None:
    """Grey Wind with 4 wounds is not driven off by three ranks; with 2 it is."""
    for left, scored in ((4, [1, 0]), (2, [0, 0])):
        state = battle(
            a1=unit(GREY_WIND, 24, 24, 90, wounds=left),
            b1=unit(GUARDSMEN, 24, 27.78, 270),
            tokens=[["objective_07", 24, 24, 0.6]],
            round=2,
            at="clean_up",
        )
        assert points(state) == scored


@pytest.mark.rule("F28.5", "F1.17")
def test_a_marker_within_long_range() -> None:
    table: Any = {"mode": "fire_and_blood", "a1": unit(SWORDS, 24, 10, 90, **EDDARD)}
    state = battle(**table, b1=unit(GUARDSMEN, 24, 26.8, 270), b2=unit(GUARDSMEN, 35, 26.9, 270))
    play(state, "activate a1")
    assert listed(state) == ["choose b1", "decline"]
    play(state, "choose b1")
    assert of_mode(state, "markers") == [["b1", 1]]


@pytest.mark.rule("F8.21", "F8.27", "F18.9")
def test_a_retreat_from_stakes() -> None:
    state = battle(
        a1=unit(BERSERKERS, 24, 20, 90),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        terrain=[["stakes", 24, 20, 0]],
        at="declare a1",
    )
    load(state, 2, 3)
    play(state, "retreat")
    assert wounds(state, "a1") == 9  # before the distance is rolled
    play(state, "withdraw back 9 90")
    assert at(state, "a1") == (24, 11, 90)
    assert asked(state) == ("pivot", 1)
