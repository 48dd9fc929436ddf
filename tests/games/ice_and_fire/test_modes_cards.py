"""Modes with cards: A Clash of Kings, Winds of Winter, Fire and Blood, Dark Wings, Dark Words."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    AN_NCU,
    COMMANDER_A,
    COMMANDER_B,
    GREY_WIND,
    GUARDSMEN,
    SWORDS,
    Loaded,
    asked,
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
)

from throneroom.games.ice_and_fire import GAME
from throneroom.kernel import State

HITS = (4, 4, 4, 4, 4, 4, 4)
NO_BLOCKS = (1, 1, 1, 1, 1, 1, 1)


def begin(mode: str, *dice: int, **options: Any) -> State:
    armies = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "none"}
    return GAME.start(2, {**armies, "mode": mode, **options}, chance=Loaded(dice))


def last_blow(**table: Any) -> State:
    """The Swords are about to destroy the Guardsmen before them."""
    state = battle(
        **{
            "a1": unit(SWORDS, 24, 20, 90),
            "a2": unit(SWORDS, 5, 5, 90),
            "b1": unit(GUARDSMEN, 24, 24.8, 270, wounds=1),
            "b2": unit(GUARDSMEN, 5, 45, 270),
            "at": "declare a1",
            **table,
        }
    )
    play(state, "strike b1")
    load(state, *HITS, *NO_BLOCKS)
    return state


# A Clash of Kings


@pytest.mark.rule("F23.2", "F23.3", "FR56")
def test_choosing_cards_for_commanders() -> None:
    state = begin("clash_of_kings", 6, 1)
    assert [token["objective"] for token in state.view(None)["field"]["tokens"]] == [None] * 3
    assert sorted(token["x"] for token in state.view(None)["field"]["tokens"]) == [
        6000,
        24000,
        42000,
    ]
    play(state, "edge south")
    assert asked(state) == ("first", 1)
    play(state, "first 1")
    assert asked(state) == ("draft", 0)
    assert listed(state) == [f"take objective_{n:02}" for n in range(6, 11)]
    play(state, "take objective_06")
    assert asked(state) == ("draft", 1)
    assert refused(state, "take objective_06") == "F23.3"
    assert refused(state, "take objective_01") == "F23.3"
    play(state, "take objective_07", "take objective_08", "take objective_09")
    assert of_mode(state, "drafted") == [
        ["objective_06", "objective_08"],
        ["objective_07", "objective_09"],
    ]
    assert asked(state) == ("deploy", 0)


def clash(**table: Any) -> State:
    return battle(
        **{
            "mode": "clash_of_kings",
            "a1": unit(SWORDS, 24, 20, 90, wounds=4, **{"with": [COMMANDER_A]}),
            "a2": unit(SWORDS, 5, 5, 90),
            "b1": unit(GUARDSMEN, 24, 24.8, 270),
            "of_mode": {"drafted": [["objective_06", "objective_10"], []]},
            **table,
        }
    )


@pytest.mark.rule("F23.4")
def test_a_card_for_the_commander() -> None:
    state = clash()
    play(state, "activate a1")
    assert asked(state) == ("use_objective", 0)
    assert listed(state) == ["take objective_06", "take objective_10", "decline"]
    assert refused(state, "take objective_07") == "F23.4"
    play(state, "take objective_10")
    assert of_mode(state, "drafted") == [["objective_06"], []]
    events = play(state, "strike b1", "stay")
    assert len(told(events, "rolled")[0]["dice"]) == 7  # the highest value, at one rank
    # Others have no card, and without cards nobody is asked.
    state = clash()
    play(state, "activate a2")
    assert asked(state)[0] == "declare"
    state = clash(of_mode={})
    play(state, "activate a1")
    assert asked(state)[0] == "declare"


@pytest.mark.rule("F23.4")
def test_a_card_is_used_once_and_for_a_round() -> None:
    state = clash(b1=unit(GUARDSMEN, 24, 40, 270, activated=True), a2=unit(SWORDS, 5, 5, 90))
    play(state, "activate a1", "take objective_10")
    assert of_mode(state, "granted") == [["a1", "objective_10"]]
    play(state, "hold", "activate a2", "hold")
    assert of_mode(state, "granted") == []
    assert of_mode(state, "drafted") == [["objective_06"], []]


@pytest.mark.rule("FS124", "F23.7", "F20.1", "FR30")
@pytest.mark.parametrize(
    ("leads_a", "leads_b", "scored"),
    [(True, True, 3), (True, False, 2), (False, True, 1), (False, False, 1)],
)
def test_what_commanders_destroy(leads_a: bool, leads_b: bool, scored: int) -> None:
    state = last_blow(
        mode="clash_of_kings",
        a1=unit(SWORDS, 24, 20, 90, **{"with": [COMMANDER_A] if leads_a else []}),
        b1=unit(GUARDSMEN, 24, 24.8, 270, wounds=1, **{"with": [COMMANDER_B] if leads_b else []}),
    )
    play(state, "stay")
    assert points(state) == [scored, 0]


@pytest.mark.rule("F23.5", "F23.6")
def test_tokens_of_a_clash() -> None:
    state = battle(
        mode="clash_of_kings",
        a1=unit(SWORDS, 24, 24, 90),
        b1=unit(GUARDSMEN, 5, 45, 270),
        tokens=[[None, 24, 24, 0.6]],
        round=2,
        at="clean_up",
    )
    assert points(state) == [1, 0]


# Winds of Winter


@pytest.mark.rule("F27.1", "F27.2", "F34.12")
def test_choosing_missions() -> None:
    state = begin("winds_of_winter", 6, 1)
    assert len(state.view(None)["field"]["tokens"]) == 5
    assert state.to_move() == (0, 1)
    chosen = "missions mission_01 mission_02 mission_03 mission_04"
    assert len(state.legal(0)) == 210
    for text in (
        "missions mission_01 mission_02 mission_03",
        "missions mission_02 mission_01 mission_03 mission_04",
        "missions mission_01 mission_02 mission_03 mission_11",
    ):
        assert refused(state, text) == "F27.2"
    state.play_text(0, chosen)
    state.play_text(1, "missions mission_05 mission_06 mission_07 mission_08")
    hand = [f"mission_{n:02}" for n in (1, 2, 3, 4, 11, 12)]
    assert of_mode(state, "missions", 0) == [hand, 6]
    assert of_mode(state, "missions") == [6, 6]


def winds(**table: Any) -> State:
    return battle(
        **{
            "mode": "winds_of_winter",
            "a1": unit(SWORDS, 24, 24, 90),
            "a2": unit(SWORDS, 6, 18, 90),
            "b1": unit(GUARDSMEN, 5, 45, 270),
            "tokens": [[None, 24, 24, 0.6], [None, 6, 18, 0.6], [None, 42, 30, 0.6]],
            **table,
        }
    )


@pytest.mark.rule("F27.3", "F27.5")
def test_revealing_missions() -> None:
    state = winds(
        round=1,
        at="clean_up",
        of_mode={"missions": [["mission_01", "mission_11"], ["mission_02", "mission_12"]]},
    )
    assert asked(state) == ("reveal", 1)  # the first player of the second round
    assert listed(state) == ["reveal mission_02", "reveal mission_12"]
    assert refused(state, "reveal mission_01") == "F27.3"
    play(state, "reveal mission_02")
    assert asked(state) == ("reveal", 0)
    play(state, "reveal mission_11")
    assert of_mode(state, "open_missions") == ["mission_02", "mission_11"]
    assert of_mode(state, "missions", 0) == [["mission_01"], 1]
    assert asked(state) == ("activate", 1)
    for text in ("activate b1", "hold", "activate a1", "hold", "activate a2", "hold"):
        play(state, text)
    assert of_mode(state, "open_missions") == []
    assert of_mode(state, "shown") == [["mission_11"], ["mission_02"]]


@pytest.mark.rule("F27.3", "F33.6")
def test_who_is_out_reveals_nothing_and_nobody_reveals_for_him() -> None:
    hands = [["mission_01", "mission_02"], ["mission_03", "mission_04"], ["mission_05"]]
    state = battle(
        seats=3,
        mode="winds_of_winter",
        a1=unit(SWORDS, 6, 6, 45),
        b1=unit(GUARDSMEN, 42, 6, 135),
        round=1,
        at="clean_up",
        of_mode={"missions": hands, "out": ["2"]},
    )
    assert asked(state) == ("reveal", 1)
    play(state, "reveal mission_03", "reveal mission_01")
    assert asked(state) == ("activate", 1)
    assert of_mode(state, "open_missions") == ["mission_03", "mission_01"]


@pytest.mark.rule("FS134", "F27.4", "F27.6")
def test_missions_with_tokens() -> None:
    state = winds(round=2, at="clean_up", of_mode={"open_missions": ["mission_01", "mission_12"]})
    assert points(state) == [4, 0]
    assert points(winds(round=2, at="clean_up")) == [0, 0]


def scored(mission: str, **table: Any) -> list[int]:
    return points(
        winds(**{"round": 2, "at": "clean_up", "of_mode": {"open_missions": [mission]}, **table})
    )


@pytest.mark.rule("F21.9", "F27.4")
def test_missions_of_the_board() -> None:
    ncus = {
        "an1": {"card": AN_NCU, "zone": "combat"},
        "an2": {"card": AN_NCU, "zone": "maneuver"},
        "bn1": {"card": AN_NCU, "zone": "tactics"},
    }
    assert scored("mission_02", ncus=ncus) == [2, 0]
    assert scored("mission_03", ncus=ncus) == [1, 1]
    assert scored("mission_04", ncus=ncus) == [2, 0]
    del ncus["an2"]
    assert scored("mission_04", ncus=ncus) == [0, 0]


@pytest.mark.rule("F21.9", "F27.4")
def test_missions_of_the_field() -> None:
    behind = {"a3": unit(SWORDS, 20, 43, 90), "a4": unit(SWORDS, 30, 43, 90)}
    assert scored("mission_06") == [0, 0]
    assert scored("mission_06", **behind) == [2, 0]
    assert scored("mission_06", a3=behind["a3"]) == [1, 0]
    assert scored("mission_06", a3=unit(SWORDS, 20, 40, 90)) == [0, 0]  # not wholly inside
    assert scored("mission_06", a3=unit(SWORDS, 10.15, 45, 180)) == [0, 0]  # engaged
    fighting = {
        "a3": unit(SWORDS, 40, 10, 90, wounds=4),
        "b2": unit(GUARDSMEN, 40, 14.8, 270, wounds=8),
    }
    assert scored("mission_07") == [0, 0]
    assert scored("mission_07", **fighting) == [0, 1]
    solo = unit(GREY_WIND, 40, 11.02, 90)  # counts its wounds
    assert scored("mission_07", a3=solo, b2=fighting["b2"]) == [1, 0]
    tokens = unit(SWORDS, 40, 10, 90, conditions=["panicked", "weakened"])
    assert scored("mission_08", a3=tokens) == [0, 1]
    assert scored("mission_08") == [0, 0]
    assert scored("mission_10") == [0, 0]
    assert scored("mission_10", a3=unit(SWORDS, 42, 30, 90)) == [1, 0]
    assert scored("mission_10", edges=["north", "south"]) == [1, 0]


@pytest.mark.rule("F21.9", "F27.4")
def test_seizing_the_initiative() -> None:
    state = winds(
        round=2,
        first="0",
        at="clean_up",
        of_mode={"open_missions": ["mission_11"], "missions": [["mission_12"], []]},
    )
    assert points(state) == [1, 0]
    assert state.view(None)["first"] == 0  # it would have passed on


@pytest.mark.rule("F21.9", "F27.4")
def test_cutting_off_the_head() -> None:
    led = unit(GUARDSMEN, 24, 24.8, 270, wounds=1, **{"with": [COMMANDER_B]})
    mission = {"open_missions": ["mission_05"]}
    state = last_blow(mode="winds_of_winter", b1=led, of_mode=mission)
    play(state, "stay")
    assert points(state) == [3, 0]
    assert of_mode(state, "commander_fell") == [0, 1]
    for fallen, round_, expected in (([0, 1], 2, 2), ([0, 2], 2, 1), ([0, 0], 2, 1)):
        state = last_blow(
            mode="winds_of_winter", round=round_, of_mode={**mission, "commander_fell": fallen}
        )
        play(state, "stay")
        assert points(state) == [expected, 0]
    done = {**mission, "commander_fell": [0, 1], "scored": [[0, "mission_05"]]}
    state = last_blow(mode="winds_of_winter", round=2, of_mode=done)
    play(state, "stay")
    assert points(state) == [1, 0]  # once per round


@pytest.mark.rule("F21.9", "F27.4")
def test_revenge() -> None:
    mission = {"open_missions": ["mission_09"]}
    gone = unit(SWORDS, 0, 0, 0, place="gone", wounds=0)
    for more, of, expected in (
        ({}, mission, 1),
        ({"a3": gone}, mission, 2),
        ({"a3": gone}, {**mission, "scored": [[0, "mission_09"]]}, 2),
        ({"a3": gone}, {**mission, "scored": [[0, "mission_09"]] * 2}, 1),
    ):
        state = last_blow(mode="winds_of_winter", of_mode=of, **more)
        play(state, "stay")
        assert points(state) == [expected, 0]


# Fire and Blood


@pytest.mark.rule("F28.3", "F28.4")
def test_marking() -> None:
    state = battle(
        mode="fire_and_blood",
        a1=unit(SWORDS, 24, 10, 90),
        a2=unit(SWORDS, 34, 10, 90),
        a3=unit(SWORDS, 0, 0, 0, place="beside"),
        b1=unit(GUARDSMEN, 24, 40, 270),
        b2=unit(GUARDSMEN, 34, 40, 270),
        b3=unit(GUARDSMEN, 14, 40, 270),
        at="deploy",
        round=0,
    )
    play(state, "deploy a3 14 5 90", "first 0")
    assert asked(state) == ("mark", 0)
    assert refused(state, "choose a1") == "F28.3"
    play(state, "choose b1")
    assert asked(state) == ("assign", 1)
    play(state, "take objective_06")
    assert asked(state) == ("mark", 1)
    play(state, "choose a1")
    assert refused(state, "take objective_06") == "F28.4"
    play(state, "take objective_07")
    assert refused(state, "choose b1") == "F28.3"
    play(state, "choose b3", "take objective_08", "choose a2", "take objective_10")
    assert of_mode(state, "marked") == ["a1", "a2", "b1", "b3"]
    assert of_mode(state, "granted") == [
        ["b1", "objective_06"],
        ["a1", "objective_07"],
        ["b3", "objective_08"],
        ["a2", "objective_10"],
    ]
    assert asked(state) == ("activate", 0)
    assert state.view(None)["round"] == 1


@pytest.mark.rule("F28.10")
def test_marking_small_armies() -> None:
    state = battle(
        mode="fire_and_blood",
        a1=unit(SWORDS, 0, 0, 0, place="beside"),
        b1=unit(GUARDSMEN, 24, 40, 270),
        at="deploy",
        round=0,
    )
    play(state, "deploy a1 24 5 90", "first 1", "choose a1", "take objective_06")
    play(state, "choose b1", "take objective_07")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F28.5")
def test_victory_point_markers() -> None:
    table: dict[str, Any] = {
        "mode": "fire_and_blood",
        "a1": unit(SWORDS, 24, 20, 90, **{"with": [COMMANDER_A]}),
        "b1": unit(GUARDSMEN, 24, 36.8, 270),  # 12"
        "b2": unit(GUARDSMEN, 40, 44, 270),
        "of_mode": {"markers": [["b1", 1]]},
    }
    state = battle(**table)
    play(state, "activate a1")
    assert asked(state) == ("marker", 0)
    assert listed(state) == ["choose b1", "decline"]
    assert refused(state, "choose b2") == "F28.5"
    play(state, "choose b1")
    assert of_mode(state, "markers") == [["b1", 2]]
    state = battle(**{**table, "b1": unit(GUARDSMEN, 24, 36.82, 270)})
    play(state, "activate a1")
    assert asked(state)[0] == "declare"


@pytest.mark.rule("FS125", "F28.6", "F28.7", "F28.8", "F28.9", "FR30")
@pytest.mark.parametrize(
    ("marked", "markers", "expected"),
    [
        (["a1", "b1"], [["b1", 1]], 5),
        (["a1"], [], 2),
        (["b1"], [], 3),
        ([], [["b1", 3]], 4),
        (["a2", "b2"], [], 1),
    ],
)
def test_points_of_marks(marked: list[str], markers: list[Any], expected: int) -> None:
    state = last_blow(mode="fire_and_blood", of_mode={"marked": marked, "markers": markers})
    play(state, "stay")
    assert points(state) == [expected, 0]


@pytest.mark.rule("F28.7", "FR35", "F20.2")
def test_a_marked_unit_destroyed_by_nobody() -> None:
    state = battle(
        mode="fire_and_blood",
        a1=unit(SWORDS, 24, 20, 90, wounds=1),
        a2=unit(SWORDS, 5, 5, 90),
        b1=unit(GUARDSMEN, 5, 45, 270),
        terrain=[["stakes", 24, 20, 0]],
        of_mode={"marked": ["a1"], "markers": [["a1", 1]]},
        at="declare a1",
    )
    play(state, "maneuver")
    assert points(state) == [0, 3]


@pytest.mark.rule("F28.4")
def test_a_marked_unit_has_its_card() -> None:
    state = battle(
        mode="fire_and_blood",
        a1=unit(SWORDS, 24, 20, 90, wounds=4),
        b1=unit(GUARDSMEN, 24, 24.8, 270),
        of_mode={"marked": ["a1"], "granted": [["a1", "objective_10"]]},
        at="declare a1",
    )
    assert len(told(play(state, "strike b1", "stay"), "rolled")[0]["dice"]) == 7


# Dark Wings, Dark Words


@pytest.mark.rule("F29.1", "F29.2", "F29.3", "F34.12")
def test_common_missions() -> None:
    state = begin("dark_wings_dark_words", 6, 1)
    found = of_mode(state, "open_missions") + of_mode(state, "waiting_missions")
    assert len(set(found)) == 4
    assert of_mode(state, "mission_deck") == 5
    assert not {"mission_10", "mission_11", "mission_12"} & set(found)
    assert [token["x"] for token in state.view(None)["field"]["tokens"]] == [6000, 24000, 42000]


MISSIONS = {
    "open_missions": ["mission_01", "mission_02"],
    "waiting_missions": ["mission_03", "mission_04"],
    "mission_deck": ["mission_05", "mission_06", "mission_07"],
}


def wings(**table: Any) -> State:
    return battle(
        **{
            "mode": "dark_wings_dark_words",
            "a1": unit(SWORDS, 24, 24, 90, **{"with": [COMMANDER_A]}),
            "a2": unit(SWORDS, 5, 5, 90),
            "b1": unit(GUARDSMEN, 5, 45, 270),
            "tokens": [[None, 6, 24, 0.6], [None, 24, 24, 0.6]],
            "of_mode": MISSIONS,
            **table,
        }
    )


@pytest.mark.rule("FS135", "F29.4")
def test_the_change_of_missions() -> None:
    state = wings(round=2, at="clean_up")
    assert of_mode(state, "open_missions") == ["mission_03", "mission_04"]
    assert of_mode(state, "waiting_missions") == ["mission_05", "mission_06"]
    assert of_mode(state, "shown")[0] == ["mission_01", "mission_02"]
    state = wings(round=1, at="clean_up")
    assert of_mode(state, "open_missions") == ["mission_01", "mission_02"]
    # The discarded ones come again when the deck is empty.
    state = wings(round=2, at="clean_up", of_mode={**MISSIONS, "mission_deck": []})
    assert sorted(of_mode(state, "waiting_missions")) == ["mission_01", "mission_02"]


@pytest.mark.rule("F29.5", "FR67", "F15.11")
def test_swapping_by_a_zone() -> None:
    table: dict[str, Any] = {"ncus": {"an1": {"card": AN_NCU}, "bn1": {"card": AN_NCU}}}
    state = wings(**table)
    play(state, "activate_ncu an1", "claim crown")
    assert asked(state) == ("swap", 0)
    assert len(listed(state)) == 7
    assert refused(state, "swap mission_01 mission_05") == "F29.5"
    assert refused(state, "renew mission_01") == "F29.5"
    play(state, "swap mission_01 mission_04")
    assert of_mode(state, "open_missions") == ["mission_04", "mission_02"]
    assert of_mode(state, "waiting_missions") == ["mission_03", "mission_05"]
    assert asked(state) == ("activate", 1)  # no panic test
    state = wings(**table)
    play(state, "activate_ncu an1", "claim crown", "renew mission_03")
    assert of_mode(state, "open_missions") == ["mission_01", "mission_02"]
    assert of_mode(state, "waiting_missions") == ["mission_04", "mission_05"]
    state = wings(**table)
    play(state, "activate_ncu an1", "claim crown", "decline")
    assert asked(state) == ("choose", 0)


@pytest.mark.rule("F29.6")
def test_swapping_by_the_commander() -> None:
    state = wings()
    play(state, "activate a1", "hold")
    assert asked(state) == ("swap", 0)
    play(state, "swap mission_02 mission_03")
    assert of_mode(state, "open_missions") == ["mission_01", "mission_03"]
    state = wings()
    play(state, "activate a2", "hold")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F29.7", "F29.8")
def test_points_of_missions_and_tokens() -> None:
    assert points(wings(round=2, at="clean_up")) == [3, 0]  # the centre: 1 and 2
    assert points(wings(round=1, at="clean_up")) == [2, 0]
    waiting = {**MISSIONS, "open_missions": ["mission_02", "mission_03"]}
    waiting["waiting_missions"] = ["mission_01", "mission_04"]
    assert points(wings(round=2, at="clean_up", of_mode=waiting)) == [1, 0]
    assert seen(wings(), "a1")["attachments"] == [COMMANDER_A]
