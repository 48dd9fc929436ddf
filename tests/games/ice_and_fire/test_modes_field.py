"""Honed and Ready, and Here We Stand: F30, F31."""

from typing import Any

import pytest
from tests.games.ice_and_fire.helpers import (
    AN_NCU,
    BERSERKERS,
    COMMANDER_B,
    GUARDSMEN,
    SWORDS,
    asked,
    battle,
    listed,
    of_mode,
    play,
    points,
    refused,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import BY_NUMBER, CARD, CARDS, FIRST_NCU
from throneroom.games.ice_and_fire.modes.here_we_stand import holders, points_in
from throneroom.kernel import State

TOKENS = [[None, 24, 24, 0.6], [None, 6, 18, 0.6]]


def honed(**table: Any) -> State:
    return battle(
        **{
            "mode": "honed_and_ready",
            "a1": unit(SWORDS, 6, 18, 90),
            "b1": unit(GUARDSMEN, 24, 24, 270),
            "tokens": TOKENS,
            "round": 2,
            **table,
        }
    )


@pytest.mark.rule("F30.1", "F30.2")
@pytest.mark.parametrize(("field", "east"), [("48", 47_125), ("72", 71_125)])
def test_the_walls(field: str, east: int) -> None:
    armies = ["stark_40", "lannister_40"]
    state = GAME.start(2, {"armies": armies, "mode": "honed_and_ready", "field": field}, seed=1)
    seen = state.view(None)["field"]
    assert [(p["kind"], p["x"], p["y"]) for p in seen["terrain"]] == [
        ("castle_wall", 875, 24_000),
        ("castle_wall", east, 24_000),
    ]
    assert [token["objective"] for token in seen["tokens"]] == [None] * 5
    state = honed(
        a1=unit(SWORDS, 6, 24, 180),
        terrain=[["castle_wall", 0.875, 24, 0]],
        at="declare a1",
        tokens=[],
    )
    play(state, "maneuver")
    assert refused(state, "go 180 2 180") == "F8.15"
    play(state, "go 180 1.8 180")


@pytest.mark.rule("FS131", "F30.4", "F30.5", "FR94")
def test_the_walls_shoot_when_points_are_scored() -> None:
    # D3 = 2: four hits on a1, of which two are blocked at 4+; nobody shoots at b1.
    state = honed(at="clean_up", dice=(2, 4, 4, 3, 3))
    assert points(state) == [1, 1]
    assert wounds(state, "a1") == 10
    assert wounds(state, "b1") == 12
    assert points(honed(at="clean_up", round=1)) == [0, 0]


@pytest.mark.rule("F30.5", "FR94", "F20.2")
def test_destroyed_after_scoring() -> None:
    state = honed(
        a1=unit(SWORDS, 6, 18, 90, wounds=1),
        a2=unit(SWORDS, 40, 5, 90),
        at="clean_up",
        dice=(3, 1, 1, 1, 1, 1),
    )
    assert points(state) == [1, 2]


@pytest.mark.rule("F30.6", "F15.11", "F20.1")
def test_the_walls_shoot_instead_of_a_zone() -> None:
    table: dict[str, Any] = {"ncus": {"bn1": {"card": AN_NCU}}, "active": "1"}
    state = honed(**table)
    play(state, "activate_ncu bn1", "claim wealth")
    assert asked(state) == ("volley", 1)
    assert listed(state) == ["choose a1", "decline"]
    assert refused(state, "choose b1") == "F30.6"  # on the centre token
    events = play(state, "choose a1")
    assert len(told(events, "takes_hits")) == 1
    assert asked(state) == ("activate", 0)
    state = honed(**table)
    play(state, "activate_ncu bn1", "claim wealth", "decline")
    assert asked(state) == ("choose", 1)
    state = honed(**table, a1=unit(SWORDS, 12, 18, 90))  # nobody beside the walls
    play(state, "activate_ncu bn1", "claim wealth")
    assert asked(state) == ("choose", 1)


# Here We Stand


def stand(**table: Any) -> State:
    return battle(**{"mode": "here_we_stand", "round": 2, "at": "clean_up", **table})


@pytest.mark.rule("F31.3", "F31.5", "F31.8", "F31.9")
def test_quarters() -> None:
    table: dict[str, Any] = {
        "a1": unit(SWORDS, 10, 10, 90, wounds=1),  # 5 points, though nearly destroyed
        "a2": unit("stark_grey_wind", 40, 10, 90),  # 3 points are not enough
        "b1": unit(GUARDSMEN, 10, 40, 270),
        "b2": unit(GUARDSMEN, 40, 40, 270),
    }
    assert points(stand(**table)) == [1, 2]
    assert points(stand(**table, b3=unit(GUARDSMEN, 16, 10, 90))) == [0, 2]  # equal
    assert points(stand(**{**table, "round": 1})) == [0, 0]


@pytest.mark.rule("FS132", "F31.4", "FR92")
def test_on_the_border() -> None:
    table: dict[str, Any] = {"b1": unit(GUARDSMEN, 5, 5, 90)}
    assert points(stand(**table, a1=unit(SWORDS, 24.5, 30, 90))) == [1, 1]
    state = stand(**table, a1=unit(SWORDS, 24, 30, 90), a2=unit(SWORDS, 40, 30, 90))
    assert asked(state) == ("quadrant", 1)
    assert points(state) == [0, 0]
    assert listed(state) == ["quadrant northwest", "quadrant northeast"]
    assert refused(state, "quadrant southwest") == "F31.4"
    play(state, "quadrant northeast")
    assert points(state) == [1, 1]
    state = stand(**table, a1=unit(SWORDS, 24, 30, 90), a2=unit(SWORDS, 40, 30, 90))
    play(state, "quadrant northwest")
    assert points(state) == [2, 1]


@pytest.mark.rule("FS133", "F31.5", "F31.6", "FR51")
def test_a_commander_counts_more() -> None:
    state = stand(
        a1=unit(BERSERKERS, 10, 10, 90, **{"with": ["stark_umber_champion"]}),
        b1=unit(GUARDSMEN, 10, 17, 270, **{"with": [COMMANDER_B]}),
        at="turn",
    )
    found = points_in(state.table)
    assert found[0] == [7, 8]
    assert holders(found) == [1, -1, -1, -1]


@pytest.mark.rule("F31.7", "FR36", "F15.11")
def test_an_ncu_counts_in_a_quarter() -> None:
    table: dict[str, Any] = {
        "a1": unit(SWORDS, 10, 10, 90, activated=True),
        "b1": unit(GUARDSMEN, 16, 10, 270, activated=True),
        "ncus": {"an1": {"card": AN_NCU}},
        "at": "turn",
    }
    state = stand(**table)
    play(state, "activate_ncu an1", "claim crown")
    assert asked(state) == ("assign_ncu", 0)
    events = play(state, "quadrant southwest")
    assert told(events, "assigned") == [{"ncu": "an1", "quadrant": "southwest"}]
    assert points(state) == [1, 0]  # the round is over: 9 points against 5
    assert of_mode(state, "assigned") == []
    state = stand(**table)
    play(state, "activate_ncu an1", "claim crown", "decline")
    assert asked(state) == ("choose", 0)


@pytest.mark.rule("F31.7")
def test_an_ncu_that_commands() -> None:
    card = next(i for i in range(FIRST_NCU, len(CARD)) if CARD[i].commander)
    state = stand(
        a1=unit(SWORDS, 10, 10, 90),
        b1=unit(GUARDSMEN, 40, 40, 270),
        ncus={"an1": {"card": CARDS.ids[card], "zone": "crown"}},
        of_mode={"assigned": [["an1", "northwest"]]},
        at="turn",
    )
    assert points_in(state.table)[2] == [CARD[card].cost + 3, 0]
    assert card in BY_NUMBER.values()
