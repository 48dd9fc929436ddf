"""Scenarios WS1 to WS4 and WS11 to WS15: what may be built where, and the longest road."""

import pytest
from tests.games.watch.helpers import (
    ALONG_THE_WALL,
    BLACK,
    BLUE,
    CHAIN,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
    settlements,
    under_settlements,
    used,
)

from throneroom.games.watch import GAME


@pytest.mark.rule("WS1", "W11.6", "W11.7", "W11.8", "W11.10", "W3.7")
def test_where_a_road_may_go() -> None:
    s = position(
        active=YELLOW,
        rolled=True,
        yellow={"settlements": ["v31"], "roads": ["e38", "e39", "e46", "e57"], "hand": ROAD},
        blue={"settlements": ["v45"]},
    )
    assert listed(s, "road") == ["e28", "e37", "e47", "e58"]
    assert refused(s, "road e56") == "W11.7"
    assert refused(s, "road e67") == "W11.7"
    assert refused(s, "road e40") == "W11.10"
    assert refused(s, "road e01") == "W11.6"
    assert refused(s, "road e38") == "W11.5"


@pytest.mark.rule("WS2", "W12.1", "W12.2", "W12.4")
def test_where_a_settlement_may_go() -> None:
    s = position(
        active=BLUE,
        rolled=True,
        blue={
            "settlements": ["v17"],
            "roads": ["e26", "e35", "e18", "e11"],
            "hand": SETTLEMENT,
        },
        red={"settlements": ["v24"]},
    )
    assert listed(s, "settlement") == ["v07"]
    assert refused(s, "settlement v30") == "W12.4"
    assert refused(s, "settlement v12") == "W12.4"
    assert refused(s, "settlement v23") == "W12.4"
    assert refused(s, "settlement v36") == "W12.2"
    assert refused(s, "settlement v24") == "W12.1"


@pytest.mark.rule("WS3", "W12.4", "W12.5", "WR60")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_the_distance_rule_counts_buildings_of_anybody(owner: str) -> None:
    players = {"red": {"hand": SETTLEMENT, "roads": ["e33", "e34", "e44", "e35"]}}
    players.setdefault(owner, {})["settlements"] = ["v29"]
    s = position(rolled=True, red=players["red"], blue=players.get("blue"))
    assert listed(s, "settlement") == ["v30"]
    for site in ("v22", "v23", "v36"):
        assert refused(s, f"settlement {site}") == "W12.4"


@pytest.mark.rule("WS4", "W12.6", "W12.7", "W12.8", "W1.2", "W1.25")
def test_with_all_settlements_used_one_must_become_a_keep_first() -> None:
    s = position(
        active=BLUE,
        rolled=True,
        blue={
            "settlements": ["v10", "v12", "v21", "v23", "v34"],
            "roads": ["e46"],
            "hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3},
        },
        pool=["hornfoot_giant"],
        used=[],
    )
    assert refused(s, "settlement v38") == "W12.6"
    assert refused(s, "keep v38") == "W12.7"
    play(s, "keep v12")
    assert len(used(s)) == 2
    play(s, "settlement v38")
    assert len(settlements(s, BLUE)) == 5
    assert s.table.keeps[BLUE].bit_count() == 1
    assert used(s)[2:] == ["hornfoot_giant"]  # the token that the returned settlement got


@pytest.mark.rule("WS11", "W15.1", "W15.2", "W15.5", "W15.13")
def test_longest_road_with_a_branch() -> None:
    s = position(
        rolled=True,
        red={
            "settlements": ["v10", "v52"],
            "roads": [*CHAIN[:-1], "e34"],
            "hand": ROAD,
        },
        pool=["frozen_river_regular"],
    )
    play(s, "road e77")
    assert s.table.lengths[RED] == 7
    assert s.table.longest_road == RED
    assert used(s)[-1:] == ["frozen_river_regular"]
    assert s.table.points[RED] == 3


@pytest.mark.rule("WS12", "W12.3", "W15.6", "W15.8", "WR24", "WR63", "W19.2", "W12.11", "W15.14")
def test_cutting_a_road() -> None:
    s = position(
        active=BLUE,
        rolled=True,
        longest_road=RED,
        red={"settlements": ["v10", "v52"], "roads": [*CHAIN, "e34"]},
        blue={
            "settlements": ["v42"],
            "roads": ["e53", "e52", "e51", "e64", "e72"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(1, "hornfoot_regular"),
        },
        pool=["cave_dwellers_climber"],
        used=[],
    )
    play(s, "settlement v36")
    assert s.table.lengths[:2] == [4, 5]
    assert s.table.longest_road == BLUE
    assert used(s) == ["hornfoot_regular", "cave_dwellers_climber"]
    assert s.table.points[:2] == [2, 3]


@pytest.mark.rule("WS13", "W15.7")
def test_a_holder_who_is_tied_after_a_cut_keeps_the_card() -> None:
    s = position(
        active=BLACK,
        rolled=True,
        longest_road=RED,
        red={"settlements": ["v10"], "roads": CHAIN},
        blue={"roads": ALONG_THE_WALL},
        black={"roads": ["e55"], "hand": SETTLEMENT},
        pool=["cave_dwellers_climber"],
        used=[],
    )
    assert s.table.lengths[:2] == [7, 5]
    play(s, "settlement v44")
    assert s.table.lengths[:2] == [5, 5]
    assert s.table.longest_road == RED
    assert len(s.table.used) == 1  # the settlement's own token
    assert s.table.pool


@pytest.mark.rule("WS14", "W15.9", "W15.11", "W15.13", "WR56")
def test_two_others_tied_set_the_card_aside() -> None:
    south = ["e71", "e72", "e73", "e74", "e75"]
    s = position(
        active=YELLOW,
        rolled=True,
        longest_road=RED,
        red={"roads": CHAIN},
        blue={"roads": ALONG_THE_WALL},
        yellow={"roads": ["e53"], "hand": SETTLEMENT},
        black={"roads": south, "hand": ROAD},
        pool=["cave_dwellers_climber", "hornfoot_regular"],
        used=[],
    )
    assert s.table.points[RED] == 1
    play(s, "settlement v36")
    assert s.table.lengths == [4, 5, 1, 5]
    assert s.table.longest_road == -1
    assert s.table.points[RED] == 0
    assert len(s.table.used) == 1
    document = s.to_position()
    document["table"]["active"] = BLACK
    document["flow"] = {}
    s = GAME.from_position(document)
    play(s, "road e76")
    assert s.table.longest_road == BLACK
    assert s.table.points[BLACK] == 1
    assert used(s)[-1] == "cave_dwellers_climber"


@pytest.mark.rule("WS15", "W15.10")
def test_with_nobody_long_enough_the_card_is_set_aside() -> None:
    s = position(
        active=YELLOW,
        rolled=True,
        longest_road=RED,
        red={"roads": CHAIN[:5]},
        yellow={"roads": ["e53"], "hand": SETTLEMENT},
    )
    events = play(s, "settlement v36")
    assert s.table.lengths[RED] == 4
    assert s.table.longest_road == -1
    assert "longest_road_aside" in kinds(events)


@pytest.mark.rule("W13.1", "W11.2")
def test_the_price_of_a_guard() -> None:
    s = position(rolled=True, red={"hand": {**GUARD, "ore": 1}})
    play(s, "guard 1")
    assert hand(s, RED) == {"ore": 1}
    assert refused(s, "guard 1") == "W11.2"
    s = position(rolled=True, red={"hand": KEEP, "settlements": ["v10"]})
    play(s, "keep v10")
    assert hand(s, RED) == {}


@pytest.mark.rule("W15.3", "W15.4", "WR55")
def test_a_loop_that_is_cut_can_still_be_walked_round_from_the_cut() -> None:
    """Roads all around B2 and a tail at v16; Blue stands on v23 opposite the tail."""
    ring = ["e16", "e17", "e26", "e34", "e33", "e25"]
    s = position(red={"roads": [*ring, "e15"]}, blue={"settlements": ["v23"]})
    assert s.table.lengths[RED] == 6
    s = position(red={"roads": ring}, blue={"settlements": ["v23"]})
    assert s.table.lengths[RED] == 6
    s = position(red={"roads": [*ring, "e15"]}, blue={"settlements": ["v16"]})
    assert s.table.lengths[RED] == 6
