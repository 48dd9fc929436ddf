"""The scenarios of terrain: F8.15, F8.16, F9.26, F11.9, F18."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
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
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.reactions import ABILITY, Reaction, react

from throneroom.games.ice_and_fire.frames import Frame
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.texts import Builder
from throneroom.games.ice_and_fire.vocabulary import ME, place_terrain
from throneroom.kernel import Illegal, State

FAR: dict[str, Any] = {"b1": unit(GUARDSMEN, 40, 44, 270)}


def maneuver(pose: tuple[float, float, float], terrain: list[Any], **more: Any) -> State:
    state = battle(
        **{**FAR, "a1": unit(SWORDS, *pose), "terrain": terrain, "at": "declare a1", **more}
    )
    play(state, "maneuver")
    return state


@pytest.mark.rule("FS54", "F8.24", "F8.25", "F8.26", "FR78")
def test_a_short_roll() -> None:
    def state(*dice: int) -> State:
        return battle(
            active="1",
            b1=unit(GUARDSMEN, 24, 20, 90),
            a1=unit(SWORDS, 24, 24.8, 270),
            terrain=[["palisade", 24, 17.1, 0], ["palisade", 27.25, 20, 90]],
            at="declare b1",
            dice=dice,
        )

    one = state(1)
    assert "retreat" in listed(one)
    events = play(one, "retreat")
    assert told(events, "stayed") == [{"unit": "b1"}]
    one = state(2)
    play(one, "retreat")
    assert asked(one) == ("withdraw", 1)
    directions = {text.split()[1] for text in listed(one)}
    assert directions == {"left"}
    assert refused(one, "withdraw left 6 90") == "F8.11"
    play(one, "withdraw left 5.2 45")
    assert at(one, "b1") == (18.8, 20, 45)


@pytest.mark.rule("FS55", "F8.15", "F18.3", "F18.11")
def test_impassable() -> None:
    state = maneuver((24, 20, 90), [["palisade", 27.5, 20, 90]])
    found = refusal(state, "go 90 0 45")
    assert (found.rule, found.data["piece"]) == ("F8.15", "t1")
    assert found.data["area"] == pytest.approx(0.41, abs=0.006)
    play(state, "go 90 0 270")
    state = maneuver((24, 20, 90), [["palisade", 24, 24, 0]])
    assert refused(state, "go 90 2 90") == "F8.15"
    play(state, "go 90 1.1 90")


@pytest.mark.rule("FS56", "F8.16", "F18.12", "FR17")
def test_rough() -> None:
    bog = [["bog", 24, 17, 0], ["bog", 24, 17, 90]]
    assert refusal(maneuver((24, 10, 90), bog), "go 90 4.02 90").data["most"] == 4
    play(maneuver((24, 10, 90), bog), "go 90 4 90")
    later = [["bog", 24, 19.3, 0]]
    assert refused(maneuver((24, 10, 90), later), "go 90 4.5 90") == "F8.16"
    play(maneuver((24, 10, 90), later), "go 90 4.4 90")
    play(maneuver((24, 10, 90), [["bog", 4, 4, 0]]), "go 90 5 90")


@pytest.mark.rule("FS57", "F18.9", "FR58")
def test_a_dangerous_start() -> None:
    state = battle(
        **FAR,
        a1=unit(SWORDS, 24, 10, 90),
        a2=unit(SWORDS, 5, 5, 90),
        terrain=[["stakes", 24, 10, 0]],
        at="declare a1",
        dice=(2,),
    )
    events = play(state, "maneuver")
    assert told(events, "wounded") == [{"unit": "a1", "wounds": 3, "left": 9}]
    play(state, "go 90 5 90")
    assert wounds(state, "a1") == 9


@pytest.mark.rule("FS119", "F18.10", "F8.18", "F20.2", "FR80")
def test_a_death_on_the_stakes() -> None:
    state = maneuver(
        (24, 10, 90),
        [["stakes", 24, 15, 0]],
        a1=unit(SWORDS, 24, 10, 90, wounds=2),
        a2=unit(SWORDS, 5, 5, 90),
    )
    load(state, 1)
    events = play(state, "go 90 5 90")
    pose = {"x": 24000, "y": 11850, "heading": 90000}
    way = {"inches": 1800, "toward": "north", "near": ["a2"], "apart": 13700}
    assert told(events, "moved") == [{"unit": "a1", **pose, **way}]
    assert told(events, "scored") == [{"seat": "1", "points": 1, "total": 1}]
    assert told(events, "removed") == [{"unit": "a1"}]


@pytest.mark.rule("F18.10")
def test_two_dangers_in_one_move() -> None:
    state = maneuver((24, 10, 90), [["stakes", 24, 13.2, 0], ["stakes", 24, 16, 0]])
    load(state, 1, 3)
    events = play(state, "go 90 5 0")
    assert [wound["wounds"] for wound in told(events, "wounded")] == [2, 4]
    assert at(state, "a1") == (24, 15, 0)


def charge(terrain: list[Any], *dice: int, **more: Any) -> State:
    return battle(
        **{
            "a1": unit(SWORDS, 24, 10, 90),
            "b1": unit(GUARDSMEN, 24, 22.8, 270),
            "terrain": terrain,
            "at": "declare a1",
            **more,
        },
        dice=dice,
    )


@pytest.mark.rule("FS64", "F9.12", "F18.13", "F9.30")
def test_rough_and_hindering() -> None:
    bog = [["bog", 24, 17, 0]]
    state = charge(bog, 3, 6, 6, 1)
    assert told(play(state, "charge b1 front 90"), "charge_failed")
    assert at(state, "a1") == (24, 17, 90)
    state = charge(bog, 4, *(2,) * 7)
    play(state, "charge b1 front 90")
    assert asked(state) == ("align", 0)
    play(state, "align full")
    assert asked(state) == ("activate", 1)  # no bonus, nothing to re-roll


@pytest.mark.rule("FS65", "F18.14", "FR70")
def test_fortified() -> None:
    state = charge([["low_wall", 24, 19.8, 0]], 6, *(6,) * 7, *(2,) * 7)
    play(state, "charge b1 front 90")
    events = play(state, "align full")
    assert asked(state) == ("activate", 1)
    assert told(events, "wounded") == []  # Defense 3+ at +1: a 2 blocks


@pytest.mark.rule("FS66", "F18.10")
def test_stakes_on_the_way_of_a_charge() -> None:
    stakes = [["stakes", 24, 13.5, 0], ["stakes", 24, 16, 0]]
    state = charge(stakes, 6, 3)
    events = play(state, "charge b1 front 90")
    assert told(events, "wounded") == [{"unit": "a1", "wounds": 4, "left": 8}]
    assert asked(state) == ("align", 0)
    more = {"a1": unit(SWORDS, 24, 10, 90, wounds=2), "a2": unit(SWORDS, 5, 5, 90)}
    state = charge(stakes, 6, 3, **more)
    events = play(state, "charge b1 front 90")
    assert told(events, "removed") == [{"unit": "a1"}]
    assert told(events, "scored") == [{"seat": "1", "points": 1, "total": 1}]
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F18.9", "F18.10")
def test_a_charge_from_stakes_hurts_once() -> None:
    state = charge([["stakes", 24, 10, 0], ["stakes", 24, 16, 0]], 3, 2)
    events = play(state, "charge b1 front 90")
    assert told(events, "wounded") == [{"unit": "a1", "wounds": 4, "left": 8}]
    assert told(events, "charge_failed")


@pytest.mark.rule("F18.10", "F9.21")
@pytest.mark.parametrize("left", [12, 2])
def test_stakes_at_the_end_of_a_charge(left: int) -> None:
    # Beside the way, but under the pose of the alignment.
    swords = unit(SWORDS, 24, 10, 90, wounds=left)
    state = charge(
        [["stakes", 28, 16.5, 90]], 6, a1=swords, a2=unit(SWORDS, 5, 5, 90), at="declare a1"
    )
    play(state, "charge b1 front 90")
    load(state, 3, *(1,) * 7)
    events = play(state, "align right")
    lost = min(4, left)
    assert told(events, "wounded")[0] == {"unit": "a1", "wounds": lost, "left": left - lost}
    assert bool(told(events, "attacked")) == (left > 4)


@pytest.mark.rule("FS67", "F9.6")
def test_no_room_beside_a_palisade() -> None:
    walls = [["palisade", 29.5, 18, 90], ["palisade", 29.5, 22, 90]]
    swords = unit(SWORDS, 33, 28, 225)
    state = charge(walls, a1=swords, b1=unit(GUARDSMEN, 24, 20, 90))
    assert refused(state, "charge b1 right 225") in ("F9.5", "F9.6")
    swords = unit(GREY_WIND, 32.5, 25.6, 209)
    state = charge(walls, a1=swords, b1=unit(GUARDSMEN, 24, 20, 90))
    assert refused(state, "charge b1 right 209") == "F9.6"


@pytest.mark.rule("F9.11", "FR77")
def test_a_charge_is_stopped_by_a_palisade() -> None:
    state = charge([["palisade", 28.5, 17, 0]])
    found = refusal(state, "charge b1 front 90")
    assert (found.rule, found.data["thing"], found.data["distance"]) == ("F9.11", "t1", 4.1)


@pytest.mark.rule("FS151", "F9.26", "FR81")
@pytest.mark.parametrize(("wall", "pushed"), [(34.32, 31.42), (33.92, 31.02)])
def test_no_room_to_be_pushed(wall: float, pushed: float) -> None:
    state = charge(
        [["palisade", 28.75, wall, 0]],
        4,
        a1=unit(SWORDS, 24, 18, 90),
        b1=unit(GREY_WIND, 24, 30, 270),
        b2=unit(HALBERDIERS, 28.75, 31.02, 270),
    )
    play(state, "charge b1 front 90")
    load(state, *(1,) * 7)
    play(state, "align full")
    assert at(state, "b2") == (28.75, pushed, 270)
    assert engaged(state, "a1") == (["b1"] if pushed > 31.1 else ["b1", "b2"])


@pytest.mark.rule("FS102", "F11.9", "F18.7", "F18.8", "F10.22", "F10.23")
@pytest.mark.parametrize(
    ("pieces", "total"),
    [
        (["corpse_pile"], 5),
        (["corpse_pile", "corpse_pile"], 5),
        (["weirwood"], 7),
        (["weirwood", "corpse_pile"], 6),
        ([], 6),
    ],
)
def test_the_sum_on_a_panic_test(pieces: list[str], total: int) -> None:
    state = battle(
        a1=unit(GUARDSMEN, 24, 19.2, 90),
        b1=unit(SWORDS, 24, 24, 90),
        terrain=[[piece, 24 + 4 * i, 33.5, 0] for i, piece in enumerate(pieces)],
        at="attack",
        fights=[{"attacker": "a1", "defender": "b1", "zone": "rear", "keywords": ["vicious"]}],
        dice=(4, 1, 1, 1, 1, 1, 1, 6, 4, 1),
    )
    tested = told(state.table.flow.events, "tested")
    assert tested == [{"unit": "b1", "total": total, "passed": int(total >= 6)}]


@pytest.mark.rule("F18.15", "FR20")
def test_destructible_terrain() -> None:
    terrain = [["hedge", 24, 13.9, 0], ["hedge", 24, 16, 0], ["forest", 10, 30, 0]]
    state = battle(**FAR, a1=unit(SWORDS, 24, 10, 90), terrain=terrain, at="declare a1")
    assert listed(state, "demolish") == ["demolish t1"]
    assert refused(state, "demolish t2") == "F18.15"
    assert refused(state, "demolish t3") == "F18.15"
    assert refused(state, "demolish t9") == "F18.15"
    events = play(state, "demolish t1")
    assert told(events, "demolished") == [{"unit": "a1", "piece": "t1", "terrain": "hedge"}]
    assert [piece["id"] for piece in state.view(None)["field"]["terrain"]] == ["t2", "t3"]
    assert state.to_position()["table"]["terrain"][0] is None
    # Engaged or not.
    near = unit(GUARDSMEN, 24, 5.2, 90)
    state = battle(a1=unit(SWORDS, 24, 10, 90), b1=near, terrain=terrain, at="declare a1")
    assert "demolish t1" in listed(state)


def lattice(x: int, y: int, far: int) -> list[str]:
    """Places for a piece around a unit, an inch from each other."""
    return [
        f"place {x + dx} {y + dy} {h}"
        for dx in range(-far, far + 1)
        for dy in range(-far, far + 1)
        for h in (0, 45, 90, 135)
        if y + dy >= 0
    ]


def accepted(state: State, text: str) -> bool:
    try:
        state.check(0, state.game.read(text))
    except Illegal:
        return False
    return True


@pytest.mark.rule("F18.18")
def test_a_piece_that_a_card_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Low Wall within 1" of a1, on no tray and on no other piece."""
    op = place_terrain("low_wall", ME, INCH)
    builder = Builder(0)
    op.build(builder)

    def place(t: Battle, seat: int, subject: tuple[object, ...]) -> None:
        builder.code[0](t, Frame(0, -1, seat, UNITS.index["a1"]))

    react(monkeypatch, "turn_start", Reaction(lambda t, seat, subject: seat == 0, place))
    state = battle(
        a1=unit(SWORDS, 24, 4, 90),
        b1=unit(GUARDSMEN, 24, 9.4, 270),
        terrain=[["bog", 31, 5, 90]],
    )
    play(state, f"use {ABILITY} a1")
    assert (asked(state)[0], len(listed(state)) > 0) == ("new_piece", True)
    assert listed(state) == [text for text in lattice(24, 4, 9) if accepted(state, text)]
    assert refused(state, "place 18 0.4 0") == "F18.18"  # partly outside
    assert refused(state, "place 24 7 0") == "F18.18"  # on both units
    assert refused(state, "place 29.7 4 90") == "F18.18"  # on the Bog
    assert refused(state, "place 19.7 4 90") == "F18.18"  # 1.05" away
    events = play(state, "place 19.8 4 90")
    pose = {"x": 19_800, "y": 4000, "heading": 90_000}
    assert told(events, "placed") == [
        {"seat": "0", "terrain": "low_wall", **pose, "region": "south"}
    ]
    assert [piece["id"] for piece in state.view(None)["field"]["terrain"]] == ["t1", "t2"]
    assert asked(state) == ("activate", 0)
