"""The log tells all that happens, in the order in which it happens, with the right names."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    BASE,
    BLUE,
    CARD,
    CHAIN,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    play,
    position,
    under_keeps,
    under_settlements,
)

from throneroom.games.watch import GAME
from throneroom.kernel import Event, State


def told(events: list[Event], seat: int | None = None) -> list[str]:
    """Every event in one line, as a seat, or a spectator, is told of it."""
    lines = []
    for event in events:
        said = GAME.describe(event, seat)
        assert said is not None
        values = [
            ",".join(map(str, value)) if isinstance(value, list) else str(value)
            for name, value in said.items()
            if name != "kind"
        ]
        lines.append(" ".join([said["kind"], *values]))
    return lines


def log(state: State, *texts: str) -> list[str]:
    return told(play(state, *texts))


def bank(**player: Any) -> State:
    """A turn after the roll, in which Red has something."""
    return position(rolled=True, red=player)


@pytest.mark.rule("W4.5", "W4.14", "W5.10")
def test_the_start() -> None:
    state = GAME.start(4, {"first_player": "2"}, 1)
    assert told(state.table.flow.events) == ["first_player 1"]
    s = position(at="placement", red={"settlements": ["v10"], "roads": ["e15"]})
    assert log(s, "settlement v12", "road e18") == [
        "settlement 1 v12",
        "road 1 e18",
    ]
    s = GAME.start(3, {**BASE, "start": "fixed", "first_player": "1"}, 1)
    assert told(s.table.flow.events) == [
        "first_player 0",
        "settlement 0 v42",
        "road 0 e64",
        "took 0 grain,lumber,wool",
        "settlement 0 v25",
        "road 0 e38",
        "settlement 1 v22",
        "road 1 e25",
        "took 1 ore,brick,lumber",
        "settlement 1 v45",
        "road 1 e57",
        "settlement 2 v43",
        "road 2 e65",
        "took 2 lumber,wool,brick",
        "settlement 2 v21",
        "road 2 e24",
        "turn 0",
    ]


@pytest.mark.rule("W5.4", "W6.4", "W6.12", "W5.10")
def test_a_roll_and_what_it_yields() -> None:
    red = {"settlements": ["v16"], "keeps": ["v17"]}  # both touch fields 4
    s = position(dice=(1, 3, 12), red=red, blue={"settlements": ["v29"]})
    assert log(s, "roll", "end_turn") == [
        "rolled 0 1 3 12",
        "gained 0 grain,grain,grain",
        "gained 1 grain",
        "turn 1",
    ]
    for there, shares in ((4, ["gained 0 grain,grain,grain", "gained 1 grain"]), (3, [])):
        rest = {"hand": {"grain": 19 - there}}
        s = position(dice=(1, 3, 12), red=red, blue={"settlements": ["v29"]}, black=rest)
        assert log(s, "roll")[1:] == (shares or ["shortage grain"])
    s = position(options=BASE, dice=(1, 2), red={"settlements": ["v49"]})
    assert log(s, "roll") == ["rolled 0 1 2 0"]
    assert s.view(None)["dice"] == [1, 2]


@pytest.mark.rule("W7.2", "W8.1", "W25.5", "W7.9")
def test_a_seven() -> None:
    blue = {"settlements": ["v16"], "hand": {"ore": 8}}
    s = position(dice=(3, 4, 12), blue=blue)
    events = play(s, "roll", *["discard ore"] * 4, "tormund a2", "steal blue")
    assert told(events) == [
        "rolled 0 3 4 12",
        "discarded 1 ore,ore,ore,ore",
        "tormund 0 a2",
        "stole 0 1",
    ]
    assert told(events, BLUE)[-1] == told(events, RED)[-1] == "stole 0 1 ore"
    s = position(dice=(3, 4, 12), blue={"settlements": ["v16"]})
    assert log(s, "roll", "tormund a2", "steal blue")[1:] == ["tormund 0 a2", "stole_nothing 0 1"]


@pytest.mark.rule("W9.5", "W9.10", "W9.11")
def test_trading() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 4}},
        blue={"hand": {"wool": 2}},
        black={"hand": {"ore": 1}},
    )
    assert log(s, "trade ore grain") == ["traded 0 ore 3 grain"]
    offer = ("offer ore for wool", "accept", "refuse", "counter ore for grain")
    assert log(s, *offer, "deal blue") == [
        "offered 0 ore wool 1 1,2,3",
        "accepted 1",
        "refused 2",
        "countered 3 ore grain",
        "dealt 0 1 ore wool",
    ]


@pytest.mark.rule("W11.5", "W12.1", "W12.7", "W13.2", "W14.1", "W19.4")
def test_building_and_buying() -> None:
    s = position(
        rolled=True,
        options={"combined_trade_build": True},
        deck=["victory_point", "new_recruits"],
        red={
            "settlements": ["v10"],
            "roads": ["e15"],
            "under_settlements": under_settlements(1, "hornfoot_giant"),
            "under_keeps": under_keeps(0, "hornfoot_climber", "cave_dwellers_regular"),
            "hand": {
                card: sum(price.get(card, 0) for price in (ROAD, SETTLEMENT, KEEP, GUARD, CARD))
                for card in ("lumber", "brick", "wool", "grain", "ore")
            },
        },
    )
    events = play(s, "road e25", "settlement v22", "keep v10", "guard 3", "buy")
    assert told(events) == [
        "road 0 e25",
        "settlement 0 v22",
        "wildling hornfoot_giant 1",
        "keep 0 v10",
        "wildling hornfoot_climber 2",
        "wildling cave_dwellers_regular 1",
        "guard 0 3",
        "bought 0",
    ]
    assert told(events, RED)[-1] == "bought 0 victory_point"
    assert told(events, BLUE)[-1] == "bought 0"


@pytest.mark.rule("W15.5", "W15.10", "W16.1", "W16.5", "W19.8")
def test_special_cards() -> None:
    s = position(
        rolled=True,
        pool=[],
        used=["frozen_river_regular"],
        red={"roads": CHAIN[:4], "settlements": ["v10"], "hand": ROAD},
    )
    assert log(s, f"road {CHAIN[4]}") == [
        f"road 0 {CHAIN[4]}",
        "longest_road 0 5",
        "pool_renewed 1",
        "wildling frozen_river_regular 1",
    ]
    yoren = {"hero": "yoren", "patrols": 3}
    s = position(rolled=True, most_patrols=RED, red=yoren)
    assert log(s, "yoren 1", "turn_over") == [
        "hero_used 0 yoren a",
        "patrol_discarded 0",
        "guard 0 1",
        "most_patrols_aside 0",
        "hero_turned 0 yoren",
    ]
    s = position(
        rolled=True,
        longest_road=RED,
        red={"roads": CHAIN[:5]},
        blue={"roads": ["e26"]},
        black={"roads": ["e34"], "hand": SETTLEMENT, "under_settlements": under_settlements(0)},
        active=3,
        pool=["hornfoot_giant"],
    )
    assert "longest_road_aside 0" in log(s, "settlement v29")


@pytest.mark.rule("W14.3", "W14.8", "W14.10", "W16.1", "W25.10")
def test_playing_cards() -> None:
    s = position(
        rolled=True,
        gift={"a1": ["giant"]},
        pool=["hornfoot_regular"],
        red={"cards": {"ranger_patrol": 1}, "patrols": 2},
    )
    assert log(s, "patrol_wildling a1 giant") == [
        "card_played 0 ranger_patrol",
        "took 0 ore",
        "left_gift giant a1",
        "most_patrols 0 3",
        "wildling hornfoot_regular 1",
    ]
    s = bank(cards={"winter_is_coming": 1})
    assert log(s, "winter_is_coming ore wool") == [
        "card_played 0 winter_is_coming",
        "took 0 ore,wool",
    ]
    s = bank(cards={"new_recruits": 1})
    assert log(s, "new_recruits 4") == ["card_played 0 new_recruits", "guard 0 4"]
    s = bank(cards={"road_building": 1}, settlements=["v10"])
    assert log(s, "road_building", "road e15", "stop") == [
        "card_played 0 road_building",
        "road 0 e15",
    ]
    s = bank(cards={"ranger_patrol": 1})
    assert log(s, "patrol_tormund", "tormund d4") == ["card_played 0 ranger_patrol", "tormund 0 d4"]


@pytest.mark.rule("W20.1", "W20.8", "W20.10", "W22.1", "W22.4", "W24.16", "W14.20", "W13.6")
def test_wildlings_at_the_wall() -> None:
    def advance(kind: str, wall: list[int], clearing: int, **table: Any) -> list[str]:
        s = position(
            dice=(1, 1, 1),
            camps={"frozen_river": [kind]},
            wall=[wall, [], [], []],
            clearings=[clearing, 0, 0, 0],
            **table,
        )
        return log(s, "roll")[1:]

    arrived = "arrived frozen_river {} 1"
    assert advance("regular", [0], 0) == [arrived.format("regular")]
    assert advance("climber", [0], 0) == [arrived.format("climber"), "crossed climber 1 a1"]
    assert advance("giant", [1], 0) == [arrived.format("giant"), "guard_lost 1 1", "giant_left 1"]
    assert advance("regular", [0] * 5, 5) == [
        arrived.format("regular"),
        "sixth_wildling 1",
        "guard_lost 0 1",
    ]
    assert advance("regular", [0], 1, breaches=1) == [
        arrived.format("regular"),
        "breach 1",
        "guard_lost 0 1",
        "crossed regular 1 a1",
        "crossed regular 1 a2",
        "breach_marker 2",
    ]
    assert advance("giant", [], 0, breaches=2, blue={"cards": {"victory_point": 1}}) == [
        arrived.format("giant"),
        "breach 1",
        "crossed giant 1 a1",
        "breach_marker 3",
        "points_revealed 1 1",
        "game_over 1",
    ]


@pytest.mark.rule("W21.1", "W19.7")
def test_a_rush_and_a_missing_figure() -> None:
    under = {"under_settlements": under_settlements(1, "cave_dwellers_climber")}
    red = {"settlements": ["v10"], "roads": ["e15", "e25"], "hand": SETTLEMENT, **under}
    s = position(
        rolled=True,
        red=red,
        camps={"cave_dwellers": ["regular", "climber", "regular", "regular"]},
        wall=[[], [RED], [RED], []],
    )
    assert log(s, "settlement v22")[1:] == [
        "wildling cave_dwellers_climber 5",
        "rush cave_dwellers",
        "arrived cave_dwellers regular 2",
        "arrived cave_dwellers climber 3",
        "crossed climber 3 c1",
    ]
    gift = {tile: ["climber", "climber"] for tile in ("a1", "a2", "b1")}
    s = position(rolled=True, red=red, gift=gift, camps={"hornfoot": ["climber"] * 2})
    assert log(s, "settlement v22")[1:] == ["no_figure cave_dwellers_climber"]


@pytest.mark.rule("W17.4", "W17.9", "W17.11", "W17.18", "W17.19")
def test_heroes_and_what_becomes_of_them() -> None:
    s = bank(hero="bowen_marsh", hand={"ore": 1}, side="b")
    assert log(s, "bowen_marsh ore wool", "swap ygritte") == [
        "hero_used 0 bowen_marsh b",
        "traded 0 ore 1 wool",
        "hero_swapped 0 bowen_marsh ygritte",
    ]
    s = position(rolled=True, hero_pool=[], red={"hero": "bowen_marsh", "hand": {"ore": 1}})
    assert log(s, "bowen_marsh ore wool")[-1] == "hero_kept 0 bowen_marsh"
    s = position(options={"drama_of_heroes": True}, dice=(2, 2, 2))
    assert log(s, "roll", "remove_hero ygritte") == ["rolled 0 2 2 2", "hero_removed 0 ygritte"]


@pytest.mark.rule("W18.1", "W18.2", "W18.4", "W18.11", "W25.6", "W25.10")
def test_heroes_of_the_trade() -> None:
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2}},
        blue={"hand": {"ore": 1}},
    )
    assert log(s, "jeor_mormont ore blue black", "give_back wool") == [
        "hero_used 0 jeor_mormont a",
        "demanded 0 1 ore",
        "demanded_in_vain 0 3 ore",
        "gave_back 0 1 wool",
    ]
    s = position(dice=(1, 1, 12), blue={"hero": "samwell_tarly"})
    assert log(s, "roll", "samwell_tarly ore", "turn_over") == [
        "rolled 0 1 1 12",
        "hero_used 1 samwell_tarly a",
        "took 1 ore",
        "hero_turned 1 samwell_tarly",
    ]
    mance = {"hero": "mance_rayder"}
    blue = {"settlements": ["v10"], "hand": {"ore": 1, "wool": 1}}
    s = position(rolled=True, red=mance, blue=blue)
    events = play(s, "mance_rayder blue", "take_card wool")
    assert told(events) == ["hero_used 0 mance_rayder a", "looked 0 1", "stole 0 1"]
    assert (
        told(events, RED)[1:] == told(events, BLUE)[1:] == ["looked 0 1 wool,ore", "stole 0 1 wool"]
    )
    s = position(rolled=True, red=mance, blue=blue)
    assert log(s, "mance_rayder blue", "take_nothing")[-1] == "took_nothing 0 1"


@pytest.mark.rule("W18.6", "W18.10", "W18.13", "W18.17", "W25.7")
def test_heroes_of_building_and_of_the_north() -> None:
    s = bank(hero="othell_yarwyck", settlements=["v10"], roads=["e15"])
    assert log(s, "othell_yarwyck e15", "road e14") == [
        "hero_used 0 othell_yarwyck a",
        "road_removed 0 e15",
        "road 0 e14",
    ]
    deck = ["ranger_patrol", "victory_point", "road_building", "new_recruits"]
    s = position(rolled=True, deck=deck, red={"hero": "melisandre", "hand": {"wool": 1, "ore": 2}})
    events = play(s, "melisandre grain ore", "keep_card victory_point")
    assert told(events) == ["hero_used 0 melisandre a", "saw_cards 0", "bought 0"]
    assert told(events, RED)[1:] == [
        "saw_cards 0 ranger_patrol,victory_point,road_building",
        "bought 0 victory_point",
    ]
    s = position(
        red={"hero": "benjen_stark"},
        camps={"hornfoot": ["giant", "climber"]},
        pool=["frozen_river_giant"],
    )
    assert log(s, "benjen_stark hornfoot_2") == [
        "hero_used 0 benjen_stark a",
        "left_north climber hornfoot_2",
        "wildling frozen_river_giant 1",
    ]
    s = position(red={"hero": "qhorin_halfhand"}, tormund="a1")
    assert log(s, "qhorin_halfhand") == [
        "hero_used 0 qhorin_halfhand a",
        "tormund 0 camp",
        "took 0 ore",
    ]
    s = position(red={"hero": "ygritte"}, gift={"a1": ["giant"]})
    assert log(s, "ygritte a1 giant") == ["hero_used 0 ygritte a", "left_gift giant a1"]
