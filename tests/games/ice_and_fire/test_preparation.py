"""Preparing a battle: F2.18, F19, F22."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    GUARDSMEN,
    SWORDS,
    Loaded,
    asked,
    at,
    battle,
    listed,
    play,
    refused,
    told,
    unit,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.kernel import BadInput, State

STARK_AND_LANNISTER = {"armies": ["stark_30", "lannister_30"], "points": 30}


def begin(*dice: int, **options: Any) -> State:
    return GAME.start(2, {**STARK_AND_LANNISTER, **options}, chance=Loaded(dice))


@pytest.mark.rule("F19.2", "F22.1", "F22.2", "F22.3", "F19.1")
@pytest.mark.parametrize(("field", "east"), [("48", 42_000), ("72", 66_000)])
def test_the_field(field: str, east: int) -> None:
    seen = begin(field=field).view(None)["field"]
    places = [(token["x"], token["y"]) for token in seen["tokens"]]
    middle = int(field) * 500
    assert places == [(middle, 24000), (6000, 18000), (east, 18000), (6000, 30000), (east, 30000)]
    assert len({token["objective"] for token in seen["tokens"]}) == 5
    assert [area[1::2] for area in seen["deployment"]] == [[0, 10_000], [38_000, 48_000]]


@pytest.mark.rule("F19.4", "F19.5", "F19.3")
def test_placing_terrain() -> None:
    state = begin(3, 3, 2, 5)  # a tie, then the second seat
    assert asked(state) == ("piece", 1)
    assert len(listed(state)) == 9
    play(state, "piece palisade")
    assert refused(state, "place 24 24 0") == "F19.3"
    assert refused(state, "place 24 10 0") == "F19.5"
    assert refused(state, "place 2.9 20 0") == "F19.5"
    events = play(state, "place 16 24 90")
    assert told(events, "placed")[0]["terrain"] == "palisade"
    assert asked(state) == ("piece", 0)
    play(state, "piece forest")
    assert refused(state, "place 23 24 90") == "F19.5"
    play(state, "place 30 24 90")
    play(state, "piece palisade", "place 6 24 0")
    assert refused(state, "piece palisade") == "F19.4"  # there are only two
    play(state, "piece bog", "place 42 34 0")
    assert asked(state)[0] == "edge"
    assert len(state.view(None)["field"]["terrain"]) == 4


@pytest.mark.rule("F19.6")
def test_random_terrain() -> None:
    # The first seat begins; D3 = 1: three pieces: a Bog, a wall, anything.
    state = begin(6, 1, 1, 1, 3, 4, 4, 1, 6, terrain="random")
    assert asked(state) == ("place", 0)
    decision = state.decision(0)
    assert decision is not None
    assert decision.context == {"terrain": "bog"}
    play(state, "place 12 24 0")
    assert asked(state) == ("piece", 1)
    assert listed(state) == ["piece low_wall", "piece ruined_wall"]
    play(state, "piece low_wall", "place 36 24 0")
    assert len(listed(state)) == 9
    play(state, "piece weirwood", "place 24 19 0")
    assert asked(state)[0] == "edge"


@pytest.mark.rule("F19.8", "F19.9", "F19.14")
def test_choosing_the_zone() -> None:
    state = begin(2, 4, terrain="none")
    assert asked(state) == ("edge", 1)
    assert listed(state) == ["edge south", "edge north", "leave"]
    play(state, "leave")
    assert asked(state) == ("edge", 0)
    assert refused(state, "leave") == "F19.8"
    play(state, "edge north")
    assert [seat["edge"] for seat in state.view(None)["seats"]] == ["north", "south"]
    assert asked(state) == ("deploy", 0)


def ready(**more: Any) -> State:
    """Two units beside the field."""
    return battle(
        **{
            "a1": unit(SWORDS, 0, 0, 0, place="beside"),
            "b1": unit(GUARDSMEN, 0, 0, 0, place="beside"),
            "at": "deploy",
            **more,
        }
    )


@pytest.mark.rule("F19.9", "F19.10", "F19.14")
def test_deploying() -> None:
    state = ready(a2=unit(SWORDS, 0, 0, 0, place="beside"))
    assert asked(state) == ("deploy", 0)
    assert refused(state, "deploy b1 24 5 90") == "F19.9"
    assert refused(state, "deploy a1 24 8 90") == "F19.10"
    assert refused(state, "deploy a1 2.7 5 90") == "F19.10"
    events = play(state, "deploy a1 24 5 60")
    where = {"region": "south", "toward": "northeast", "near": [], "apart": -1000}
    pose = {"x": 24000, "y": 5000, "heading": 60000}
    assert told(events, "deployed") == [{"unit": "a1", **pose, **where}]
    play(state, "deploy b1 24 43 270")
    assert refused(state, "deploy a2 26 5 90") == "F19.10"
    play(state, "deploy a2 34 5 90")
    assert asked(state) == ("first", 1)
    assert refused(state, "first 2") == "F19.14"
    events = play(state, "first 0")
    assert told(events, "round") == [{"round": 2}]
    assert asked(state) == ("activate", 0)


@pytest.mark.rule("F16.12", "F19.13", "F16.4")
def test_the_opening_hand() -> None:
    armies = ["stark_40", "lannister_40"]
    state = GAME.start(2, {"armies": armies, "terrain": "none"}, seed=5)
    while asked(state)[0] in ("edge", "deploy"):
        assert [(seat["hand"], seat["deck"]) for seat in state.view(None)["seats"]] == [(0, 20)] * 2
        play(state, listed(state)[0])
    assert asked(state)[0] == "first"  # all units stand
    assert [(seat["hand"], seat["deck"]) for seat in state.view(None)["seats"]] == [(3, 17)] * 2
    assert [len(state.view(seat)["hand"]) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("F19.10")
def test_no_deployment_on_impassable_terrain() -> None:
    state = ready(terrain=[["palisade", 24, 5, 0]])
    assert refused(state, "deploy a1 24 5 90") == "F19.10"
    play(state, "deploy a1 32 5 90")


@pytest.mark.rule("F19.16", "FR68")
def test_no_room_to_deploy() -> None:
    # Eight trays in the rear row, seven in the front row, with gaps that are too narrow.
    rear = [(round(2.75 + 5.5 * i, 2), 2.4) for i in range(8)]
    front = [(round(2.75 + 6.7 * i, 2), 7.6) for i in range(7)]
    full = {
        f"a{i + 2}": unit(SWORDS, x, y, 90, activated=True)
        for i, (x, y) in enumerate((*rear, *front))
    }
    state = ready(**full)
    assert asked(state) == ("deploy", 1)
    play(state, "deploy b1 24 43 270")
    assert asked(state) == ("first", 1)
    table = state.to_position()["table"]
    units = table.pop("units")
    state = battle(**table, **units, at="turn")
    assert asked(state) == ("activate", 1)  # A has nothing to activate
    units["a16"]["at"] = [43, 20, 90]
    state = battle(**table, **units, at="turn")
    assert listed(state) == ["activate a1"]
    play(state, "activate a1")
    assert {text.split()[1] for text in listed(state)} == {"a1"}
    assert refused(state, "deploy a2 43 7.6 90") == "F19.9"
    play(state, "deploy a1 43 7.6 90")
    assert asked(state) == ("activate", 1)
    assert at(state, "a1") == (43, 7.6, 90)


@pytest.mark.rule("F2.18", "F5.3")
def test_who_may_pass() -> None:
    state = GAME.start(2, {"armies": ["stark_30", "stark_40"], "terrain": "none"}, seed=1)
    passes = [seat["passes"] for seat in state.view(None)["seats"]]
    counts = [
        sum(
            one["seat"] == seat
            for kind in ("units", "ncus")
            for one in state.view(None)[kind].values()
        )
        for seat in (0, 1)
    ]
    assert counts[0] < counts[1]
    assert passes == [2, 0]
    state = GAME.start(2, {"armies": ["stark_30", "stark_30"], "terrain": "none"}, seed=1)
    assert [seat["passes"] for seat in state.view(None)["seats"]] == [0, 0]


def test_an_army_for_each_seat() -> None:
    with pytest.raises(BadInput, match="armies-for-each-seat"):
        GAME.start(2, {"armies": ["stark_30"]})


@pytest.mark.rule("F19.17")
def test_a_random_mode() -> None:
    modes = {
        GAME.start(seats, {"mode": "random", "points": 30}, seed=seed).view(None)["mode"]
        for seats in (2, 3)
        for seed in range(60)
    }
    assert modes == set(MODES.ids)
    sieges = [
        GAME.start(3, {"mode": "random", "points": 30}, seed=seed).view(None)["mode"]
        for seed in range(60)
    ]
    assert "storm_of_swords" not in sieges


@pytest.mark.rule("F19.11")
def test_ncus_wait_beside_the_board() -> None:
    state = begin(terrain="none")
    ncus = state.view(None)["ncus"].values()
    assert ncus
    assert all(ncu["zone"] is None and not ncu["away"] for ncu in ncus)


# A ready field


@pytest.mark.rule("F34.23")
@pytest.mark.parametrize("seed", range(6))
def test_on_a_ready_field_the_battle_begins_at_once(seed: int) -> None:
    options = {**STARK_AND_LANNISTER, "terrain": "ready"}
    state = GAME.start(2, options, seed=seed)
    assert state.table.round == 1
    assert not [event for event in state.table.flow.events if event.kind == "asked"]
    seen = state.view(0)
    assert 2 <= len(seen["field"]["terrain"]) <= 5
    assert [seat["edge"] for seat in seen["seats"]] == ["south", "north"]
    assert [seat["hand"] for seat in seen["seats"]] == [3, 3]
    for seat, (front, h) in enumerate(((10_000, 90_000), (38_000, 270_000))):
        units = [unit for unit in seen["units"].values() if unit["seat"] == seat]
        assert all(unit["on_field"] and unit["h"] == h for unit in units)
        assert all(abs(unit["y"] - front) < 4_000 for unit in units)  # in the front row
        wide = [unit["x"] for unit in units]
        assert wide == sorted(wide)
        assert wide[-1] - wide[0] > 24_000


@pytest.mark.rule("F34.23", "F33.2")
def test_a_ready_field_for_several_players_gives_everybody_a_corner() -> None:
    armies = ["stark_30", "lannister_30", "stark_30"]
    state = GAME.start(3, {"armies": armies, "points": 30, "terrain": "ready"}, seed=3)
    assert state.table.round == 1
    assert len({seat["edge"] for seat in state.view(0)["seats"]}) == 3
    first = {
        GAME.start(2, {**STARK_AND_LANNISTER, "terrain": "ready"}, seed=n).table.first
        for n in range(8)
    }
    assert first == {0, 1}
