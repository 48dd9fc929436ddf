"""Scenarios WS81 to WS109: cards, trade, roads, boards, secrets."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    BASE,
    BLACK,
    BLUE,
    CARD,
    GUARD,
    KEEP,
    RED,
    ROAD,
    YELLOW,
    allowed,
    camp,
    cards,
    gift,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
    roads,
    under_keeps,
    used,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.content import LAYOUTS
from throneroom.games.watch.geometry import HEX_NEIGHBOURS, HEXES, ICE_FIELDS, SETUPS, TERRAIN_HEXES
from throneroom.games.watch.setup import OPTIONS, lay_out, new_table
from throneroom.games.watch.state import Table
from throneroom.kernel import BadInput, FastChance
from throneroom.kernel.options import check_options

ISLAND: dict[str, Any] = {"variant": "base", "board": "catan"}
FIXED: dict[str, Any] = {"variant": "base", "start": "fixed"}
SETUP_OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "brotherhood_4": (4, {}),
    "brotherhood_3": (3, {}),
    "base": (4, BASE),
    "brotherhood_4_wide": (4, {"wide_board": True}),
}


@pytest.mark.rule("WS81", "W14.10", "W14.11", "WR53", "W22.7", "W25.10")
@pytest.mark.parametrize("in_supply", [True, False])
def test_patrol_option_2(in_supply: bool) -> None:
    s = position(
        tormund="b3",
        gift={"b3": ["regular"], "a1": ["climber"]},
        red={"cards": {"ranger_patrol": 1}, "settlements": ["v36"]},
        blue={} if in_supply else {"hand": {"ore": 19}},
        dice=(1, 4, 12),
    )
    assert listed(s, "patrol_wildling") == ["a1 climber", "b3 regular"]
    assert refused(s, "patrol_wildling b1 regular") == "W14.11"
    play(s, "patrol_wildling b3 regular")
    assert hand(s, RED) == ({"ore": 1} if in_supply else {})
    assert gift(s) == {"a1": ["climber"]}
    assert s.table.frostfangs[0] == 24
    assert s.table.patrols[RED] == 1
    play(s, "roll")  # b3 bears the 5, and Tormund is still there
    assert hand(s, RED) == ({"ore": 1} if in_supply else {})


@pytest.mark.rule("WS82", "W14.12", "W8.2", "WR50", "W2.3")
def test_a_patrol_in_the_base_variant() -> None:
    s = position(options=BASE, tormund="a1", red={"cards": {"ranger_patrol": 1}})
    assert listed(s, "patrol_wildling") == []
    assert refused(s, "patrol_wildling a1 regular") == "W14.12"
    play(s, "patrol_tormund")
    assert "camp" not in listed(s, "tormund")
    assert refused(s, "tormund camp") == "W8.2"


@pytest.mark.rule("WS83", "W16.2", "W16.3", "W16.4", "W16.6")
@pytest.mark.parametrize(("blues", "holder"), [(3, BLUE), (2, RED)])
def test_most_patrols_changes_hands(blues: int, holder: int) -> None:
    s = position(
        active=BLUE,
        rolled=True,
        most_patrols=RED,
        red={"patrols": 3, "cards": {"ranger_patrol": 4}},
        blue={"patrols": blues, "cards": {"ranger_patrol": 1}},
        pool=["hornfoot_climber"],
        used=[],
    )
    play(s, "patrol_tormund", "tormund a1")
    assert s.table.most_patrols == holder
    assert s.table.points[:2] == ([0, 1] if holder == BLUE else [1, 0])
    assert used(s) == (["hornfoot_climber"] if holder == BLUE else [])


@pytest.mark.rule("WS84", "W14.3", "W14.4", "W5.7")
def test_a_card_bought_in_this_turn_waits() -> None:
    s = position(
        rolled=True,
        deck=["road_building"],
        red={"hand": CARD, "cards": {"winter_is_coming": 1}, "settlements": ["v10"]},
    )
    play(s, "buy")
    assert cards(s, RED) == {"road_building": 1, "winter_is_coming": 1}
    assert refused(s, "road_building") == "W14.4"
    assert allowed(s, "winter_is_coming ore ore")
    play(s, "winter_is_coming ore wool")
    assert hand(s, RED) == {"wool": 1, "ore": 1}
    assert refused(s, "patrol_tormund") == "W14.3"
    assert listed(s, "road_building") == []


@pytest.mark.rule("WS85", "WR52", "W14.15", "W1.2", "W1.23", "WR7")
def test_road_building_with_one_road_left() -> None:
    fourteen = [f"e{n:02}" for n in range(1, 15)]
    red = {"roads": fourteen, "cards": {"road_building": 1}, "hand": {"lumber": 1, "brick": 1}}
    s = position(rolled=True, longest_road=RED, red=red)
    play(s, "road_building")
    assert refused(s, "stop") == "W14.15"
    play(s, "road e15")
    assert s.table.flow.kind == "act"
    assert cards(s, RED) == {}
    assert refused(s, "road e16") == "W1.23"
    s = position(rolled=True, longest_road=RED, red={**red, "roads": [*fourteen, "e15"]})
    assert refused(s, "road_building") == "W14.15"
    assert listed(s, "road_building") == []


@pytest.mark.rule("WR52", "W14.15", "W14.17")
def test_road_building_may_stop_after_one_road_or_go_on_from_it() -> None:
    red = {"settlements": ["v57"], "cards": {"road_building": 1}}
    s = position(rolled=True, red=red)
    play(s, "road_building", "road e72", "stop")
    assert roads(s, RED) == ["e72"]
    assert cards(s, RED) == {}
    s = position(rolled=True, red=red)
    play(s, "road_building", "road e72", "road e64")
    assert roads(s, RED) == ["e64", "e72"]


@pytest.mark.rule("WS86", "W14.14", "WR53", "W1.3")
@pytest.mark.parametrize(
    "wall",
    [
        [[RED] * 4, [RED] * 3, [], []],
        [[BLUE] * 5, [YELLOW] * 5, [BLACK] * 5, [BLUE, YELLOW, BLACK, RED, RED]],
    ],
)
def test_new_recruits_impossible(wall: list[list[int]]) -> None:
    s = position(rolled=True, wall=wall, red={"cards": {"new_recruits": 1}})
    assert listed(s, "new_recruits") == []
    assert refused(s, "new_recruits 4") in ("W1.23", "W13.3")


@pytest.mark.rule("W14.14", "W14.17", "W20.12")
def test_new_recruits_place_a_guard_for_free() -> None:
    s = position(rolled=True, red={"cards": {"new_recruits": 2}})
    play(s, "new_recruits 3")
    assert s.table.guards[2] == (RED,)
    assert cards(s, RED) == {"new_recruits": 1}
    assert refused(s, "new_recruits 3") == "W14.3"


@pytest.mark.rule("WS87", "W4.12", "W4.13", "W4.14", "W4.15", "W3.5", "W3.6", "WR58", "W4.17")
def test_a_second_settlement_beside_ice() -> None:
    two = [["v01", "v03"], ["v34", "v36"], ["v49", "v51"]]
    s = position(
        at="placement",
        red={"settlements": ["v21"]},
        blue={"settlements": two[0]},
        yellow={"settlements": two[1]},
        black={"settlements": two[2]},
        wall=[[RED], [BLUE], [YELLOW], [BLACK]],
    )
    assert (s.table.flow.kind, s.to_move()) == ("place_settlement", (RED,))
    assert refused(s, "settlement v26") == "W3.6"
    assert refused(s, "settlement v20") == "W3.6"
    assert refused(s, "settlement v27") == "W12.4"
    play(s, "settlement v25")
    assert hand(s, RED) == {"grain": 1, "lumber": 1}
    assert listed(s, "road") == ["e28", "e38", "e39"]
    assert refused(s, "road e31") == "W4.13"
    play(s, "road e39")
    assert s.table.flow.kind == "before_roll"
    assert [len([x for x in u if x >= 0]) for u in s.table.under_settlements] == [3, 3, 3, 3]


@pytest.mark.rule("WS88", "W9.6", "W9.7", "WR45")
def test_alike_cards_in_a_bundle() -> None:
    s = position(rolled=True, red={"hand": {"wool": 2, "ore": 1}})
    assert refused(s, "offer wool wool ore for wool") == "W9.7"
    assert allowed(s, "offer wool wool for ore")
    assert refused(s, "offer wool for") == "W9.6"
    assert refused(s, "offer for wool") == "W9.6"
    assert refused(s, "offer wool wool wool for ore") == "W9.9"


@pytest.mark.rule("WS89", "W9.16", "WR47", "W1.6")
def test_the_supply_without_the_card() -> None:
    s = position(rolled=True, red={"hand": {"ore": 3}}, blue={"hand": {"brick": 19}})
    assert refused(s, "trade ore brick") == "W9.16"
    assert refused(s, "trade ore ore") == "W9.16"
    assert listed(s, "trade") == ["ore lumber", "ore wool", "ore grain"]


@pytest.mark.rule("WS90", "W7.5", "W7.6", "W3.5", "W8.5")
@pytest.mark.parametrize("place", ["a2", "camp"])
def test_tormund_must_move(place: str) -> None:
    s = position(tormund=place, gift={"b1": ["regular"]}, dice=(3, 4, 12))
    play(s, "roll")
    tiles = [HEXES.ids[tile] for tile in TERRAIN_HEXES[0]]
    assert sorted(listed(s, "tormund")) == sorted({*tiles, "camp"} - {place})
    assert refused(s, f"tormund {place}") == "W7.6"
    assert refused(s, "tormund e2") == "W3.5"


@pytest.mark.rule("WS91", "WR49", "W7.7", "W7.9", "W7.10")
def test_theft_on_a_seven_may_be_declined() -> None:
    s = position(blue={"settlements": ["v10"]}, tormund="d4", dice=(3, 4, 12))
    play(s, "roll")
    camp_ = s.copy()
    play(camp_, "tormund camp")
    assert camp_.table.flow.kind == "act"
    play(s, "tormund a1")
    assert allowed(s, "steal_nothing")
    events = play(s, "steal blue")
    assert "stole_nothing" in kinds(events)
    assert hand(s, RED) == hand(s, BLUE) == {}
    s = position(rolled=True, blue={"settlements": ["v10"]}, red={"cards": {"ranger_patrol": 1}})
    play(s, "patrol_tormund", "tormund a1")
    assert [GAME.write(a) for a in s.legal(RED)] == ["steal blue"]


@pytest.mark.rule("WS92", "W15.4")
def test_a_loop() -> None:
    s = position(red={"roads": ["e16", "e17", "e26", "e34", "e33", "e25", "e15"]})
    assert s.table.lengths[RED] == 7
    s = position(red={"roads": ["e16", "e17", "e26", "e34", "e33", "e25"]})
    assert s.table.lengths[RED] == 6


@pytest.mark.rule("WS93", "W15.3")
def test_a_road_that_ends_at_a_foreign_settlement() -> None:
    s = position(
        yellow={"settlements": ["v31"], "roads": ["e38", "e39", "e46", "e57"]},
        blue={"settlements": ["v45"]},
    )
    assert s.table.lengths[YELLOW] == 4


@pytest.mark.rule("WS94", "W15.3")
def test_own_buildings_do_not_cut() -> None:
    s = position(
        red={"roads": ["e15", "e25", "e33", "e44", "e54"], "settlements": ["v10", "v22", "v36"]}
    )
    assert s.table.lengths[RED] == 5


@pytest.mark.rule("WS95", "W2.12", "W17.16", "W9.1", "W2.15")
def test_no_trade_after_the_first_build() -> None:
    uses = {"jeor_mormont": "jeor_mormont ore blue", "bowen_marsh": "bowen_marsh ore wool"}
    for hero, use in uses.items():
        s = position(
            rolled=True,
            red={"hero": hero, "settlements": ["v10"], "hand": {**ROAD, "ore": 4}},
            blue={"hand": {"ore": 1}},
        )
        play(s, "road e15")
        assert refused(s, "trade ore wool") == "W2.12"
        assert refused(s, "offer ore for wool") == "W2.12"
        assert refused(s, "offer_to blue ore for wool") == "W2.12"
        assert refused(s, use) == "W17.16"


def shuffled_board(name: str, how: str, seed: int) -> Table:
    seats, options = SETUP_OPTIONS[name]
    chosen = check_options(OPTIONS, {**options, "board_setup": how})
    t = new_table(seats, chosen, FastChance(seed))
    lay_out(t)
    return t


@pytest.mark.rule("WS96", "W2.6", "W2.7", "W1.18", "W1.19", "W1.20", "W1.28", "W10.1", "W10.7")
@pytest.mark.parametrize("name", SETUP_OPTIONS)
def test_a_fully_random_board(name: str) -> None:
    standard = shuffled_board(name, "standard", 0)
    setup = SETUPS.index(name)
    seen = set()
    for seed in range(1000):
        t = shuffled_board(name, "fully_random", seed)
        assert sorted(t.numbers) == sorted(standard.numbers)
        assert sorted(t.terrain) == sorted(standard.terrain)
        assert sorted(t.routes) == [0, 1, 2, 3, 4]
        for tile, number in enumerate(t.numbers):
            assert (number > 0) == (tile in TERRAIN_HEXES[setup])
            assert (t.terrain[tile] >= 0) == (tile in TERRAIN_HEXES[setup])
            if number in (6, 8):
                assert not any(t.numbers[other] in (6, 8) for other in HEX_NEIGHBOURS[tile])
        seen.add((t.numbers, t.terrain, t.routes))
    assert len(seen) == 1000


@pytest.mark.rule("WS97", "W2.5", "W2.4", "W4.1")
@pytest.mark.parametrize("name", SETUP_OPTIONS)
def test_a_variable_board(name: str) -> None:
    standard = shuffled_board(name, "standard", 0)
    layout = LAYOUTS[name]["hexes"]
    for tile in TERRAIN_HEXES[SETUPS.index(name)]:
        number = layout[HEXES.ids[tile].upper()]["number"]
        assert standard.numbers[tile] == (14 if isinstance(number, list) else number)
    for seed in range(50):
        t = shuffled_board(name, "variable", seed)
        assert t.numbers == standard.numbers
        assert sorted(t.terrain) == sorted(standard.terrain)
        assert all(t.terrain[tile] < 0 for tile in ICE_FIELDS[t.setup])
    assert shuffled_board(name, "variable", 1).terrain != standard.terrain


@pytest.mark.rule("WS98", "W25.1", "W25.2", "W25.3", "W25.4", "W25.8", "W23.5")
def test_hidden_information() -> None:
    s = position(
        red={
            "hand": {"ore": 2, "wool": 1},
            "cards": {"victory_point": 2, "ranger_patrol": 1},
            "settlements": ["v10"],
            "hero": "ygritte",
        },
    )
    view = s.view(BLUE)
    red = view["players"][RED]
    assert (red["hand"], red["cards"], red["points"]) == (3, 3, 1)
    assert not {"resources", "development", "total_points", "bought"} & red.keys()
    assert isinstance(view["deck"], int)
    assert isinstance(view["pool"], int)
    assert "under_settlements" not in str(view)
    assert (red["hero"], red["side"]) == ("ygritte", "a")
    assert view["supply"]["ore"] == 17
    own = s.view(RED)["players"][RED]
    assert own["resources"]["ore"] == 2
    assert own["development"]["victory_point"] == 2
    assert own["total_points"] == 3


@pytest.mark.rule("WS99", "W1.7", "W1.8", "WR4", "W2.2", "W4.2")
def test_the_decks() -> None:
    base = GAME.start(4, BASE).table
    assert (len(base.deck), base.deck.count(0), base.deck.count(1)) == (23, 14, 0)
    full = GAME.start(4).table
    counts = [full.deck.count(card) for card in range(5)]
    assert (len(full.deck), counts) == (25, [14, 2, 2, 2, 5])
    assert GAME.start(4, seed=1).table.deck != full.deck


@pytest.mark.rule("WS100", "W11.9", "W3.8")
def test_roads_along_the_wall() -> None:
    s = position(rolled=True, red={"settlements": ["v06"], "hand": ROAD})
    assert listed(s, "road") == ["e02", "e03", "e10"]
    play(s, "road e02")
    assert roads(s, RED) == ["e02"]


@pytest.mark.rule("WS101", "W16.7", "WR73", "W16.4")
def test_a_patrol_rides_before_most_patrols() -> None:
    tiles = ("a1", "a2", "a3", "a4", "c1", "c2", "d1")
    s = position(
        gift={tile: ["regular"] for tile in tiles},
        camps={"cave_dwellers": ["climber", "regular", "regular", "regular"]},
        wall=[[], [BLUE], [BLUE], []],
        red={"patrols": 2, "cards": {"ranger_patrol": 1}},
        pool=["cave_dwellers_regular"],
    )
    events = play(s, "patrol_wildling d1 regular")
    order = [k for k in kinds(events) if k in ("took", "left_gift", "most_patrols", "rush")]
    assert order == ["took", "left_gift", "most_patrols", "rush"]
    assert hand(s, RED) == {"lumber": 1}
    assert s.table.in_gift == 7
    assert gift(s)["b1"] == ["climber"]
    assert s.table.clearings == [0, 0, 1, 0]
    assert s.table.most_patrols == RED
    assert s.outcome() is None


@pytest.mark.rule("WS102", "W14.21", "WR74", "W15.5")
def test_longest_road_between_two_free_roads() -> None:
    s = position(
        red={
            "settlements": ["v10"],
            "roads": ["e15", "e25", "e33", "e44"],
            "cards": {"road_building": 1},
        },
        pool=["hornfoot_regular", "hornfoot_giant"],
        used=[],
    )
    play(s, "road_building", "road e54")
    assert s.table.longest_road == RED
    assert used(s) == ["hornfoot_regular"]
    assert camp(s, 2) == ["regular"]
    assert s.table.flow.kind == "free_road"
    play(s, "road e66")
    assert s.table.lengths[RED] == 6
    assert used(s) == ["hornfoot_regular"]
    assert s.table.flow.kind == "before_roll"


@pytest.mark.rule("WS103", "W2.12", "W2.15", "WR72")
def test_cards_and_phases() -> None:
    for card, texts in (
        ("road_building", ["road_building", "road e15", "stop"]),
        ("new_recruits", ["new_recruits 1"]),
    ):
        s = position(
            rolled=True,
            red={"settlements": ["v10"], "cards": {card: 1}, "hand": {"ore": 3}},
        )
        play(s, *texts)
        assert allowed(s, "trade ore wool")
    s = position(rolled=True, red={"hand": {**CARD, "ore": 4}})
    play(s, "buy")
    assert refused(s, "trade ore wool") == "W2.12"
    s = position(rolled=True, red={"hero": "yoren", "patrols": 1, "hand": {"ore": 3}})
    play(s, "yoren 1", "turn_over")
    assert refused(s, "trade ore wool") == "W2.12"


@pytest.mark.rule("W2.15", "W2.12")
@pytest.mark.parametrize(
    ("hero", "texts"),
    [
        ("othell_yarwyck", ["othell_yarwyck e15", "road e09", "turn_over"]),
        ("alliser_thorne", ["alliser_thorne wool ore", "guard 1", "turn_over"]),
        ("melisandre", ["melisandre wool ore", "keep_card ranger_patrol", "turn_over"]),
        ("", ["guard 2"]),
        ("", ["keep v10"]),
    ],
)
def test_building_and_building_heroes_end_trading(hero: str, texts: list[str]) -> None:
    hand_ = {"lumber": 2, "brick": 2, "wool": 2, "grain": 3, "ore": 9}
    red: dict[str, Any] = {"settlements": ["v10"], "roads": ["e15"], "hand": hand_}
    if hero:
        red["hero"] = hero
    s = position(rolled=True, deck=["ranger_patrol"], red=red)
    assert allowed(s, "trade ore wool")
    play(s, *texts)
    assert refused(s, "trade ore wool") == "W2.12"


@pytest.mark.rule("WS104", "W18.9", "W18.21", "WR38")
def test_melisandre_needs_a_substitute() -> None:
    s = position(rolled=True, red={"hero": "melisandre", "hand": CARD})
    assert listed(s, "melisandre") == []
    assert refused(s, "melisandre ore brick") == "W18.21"
    assert allowed(s, "buy")
    s = position(rolled=True, red={"hero": "melisandre", "hand": {"wool": 2, "grain": 1}})
    assert listed(s, "melisandre") == ["ore wool"]
    play(s, "melisandre ore wool")
    assert hand(s, RED) == {}
    s = position(rolled=True, deck=[], red={"hero": "melisandre", "hand": {"wool": 2, "grain": 1}})
    assert refused(s, "melisandre ore wool") == "W14.2"


@pytest.mark.rule("WS105", "W22.5", "WR18")
def test_the_first_hex_is_already_double() -> None:
    s = position(
        gift={"a1": ["regular"] * 2, "a2": ["regular"], "a3": ["regular"], "a4": ["regular"]},
        camps={"frozen_river": ["climber"]},
        dice=(1, 1, 1),
    )
    play(s, "roll")
    assert gift(s)["a2"] == ["regular", "climber"]
    assert s.table.in_gift == 6


@pytest.mark.rule("WS106", "W18.5", "WR31")
def test_samwell_after_an_early_hero() -> None:
    s = position(
        gift={"a1": ["regular"]},
        red={"hero": "ygritte"},
        blue={"hero": "samwell_tarly"},
        dice=(1, 4, 12),
    )
    play(s, "ygritte a1 regular", "turn_over", "roll")
    assert (s.table.flow.kind, s.to_move()) == ("samwell", (BLUE,))
    play(s, "samwell_tarly wool")
    assert hand(s, BLUE) == {"wool": 1}


@pytest.mark.rule("WS107", "W9.9", "W25.1", "WR46")
def test_asking_for_a_card_nobody_knows_of() -> None:
    views = []
    for blues, yellows in (({"wool": 1}, {"brick": 1}), ({"brick": 1}, {"wool": 1})):
        s = position(
            rolled=True,
            red={"hand": {"ore": 1}},
            blue={"hand": blues},
            yellow={"hand": yellows},
        )
        play(s, "offer_to blue ore for brick")
        assert s.to_move() == (BLUE,)
        views.append(s.view(RED))
        if "wool" in blues:
            assert refused(s, "accept") == "W9.9"
            assert [a[0] for a in s.legal(BLUE)] == ["refuse", "counter"]
            assert refused(s, "counter brick for ore") == "W9.9"
            play(s, "refuse")
            assert hand(s, RED) == {"ore": 1}
            assert s.to_move() == (RED,)
        else:
            assert allowed(s, "accept")
    assert views[0] == views[1]


@pytest.mark.rule("WS108", "W2.8", "W2.16", "W4.26", "W2.14", "W2.13", "W1.1", "W26.1", "W26.11")
@pytest.mark.parametrize(
    ("seats", "options", "option", "rule"),
    [
        (4, {"start": "fixed"}, "start", "W2.8"),
        (4, {**FIXED, "board_setup": "variable"}, "start", "W2.16"),
        (4, {**FIXED, "board_setup": "fully_random"}, "start", "W2.16"),
        (3, {**FIXED, "colours": ["red", "blue", "black"]}, "colours", "W4.26"),
        (4, {"variant": "base", "drama_of_heroes": True}, "drama_of_heroes", "W2.13"),
        (4, {"variant": "base", "wide_board": True}, "wide_board", "W2.14"),
        (3, {"wide_board": True}, "wide_board", "W2.14"),
        (3, {"first_player": "4"}, "first_player", "W1.1"),
        (2, {"variant": "brotherhood"}, "variant", "W1.1"),
        (2, {"board": "gift"}, "board", "W1.1"),
        (2, {**ISLAND, "first_player": "3"}, "first_player", "W1.1"),
        (4, {"board": "catan"}, "board", "W26.1"),
        (4, {**ISLAND, "start": "fixed"}, "start", "W26.11"),
    ],
)
def test_options_that_do_not_go_together(
    seats: int, options: dict[str, Any], option: str, rule: str
) -> None:
    with pytest.raises(BadInput) as complaint:
        GAME.start(seats, options)
    assert complaint.value.key == "option-does-not-fit"
    assert (complaint.value.data["option"], complaint.value.data["rule"]) == (option, rule)


@pytest.mark.rule("WS108", "W2.9", "W4.24", "W4.26", "W1.1")
def test_options_that_go_together() -> None:
    assert GAME.start(3, {**FIXED, "first_player": "3"}).table.first == 2
    assert GAME.start(4, {"first_player": "4"}).table.first == 3
    colours = ["black", "yellow", "blue"]
    for options in ({**FIXED, "colours": colours}, {"colours": ["red", "black", "blue"]}):
        assert GAME.seat_names(GAME.start(3, options).table) == tuple(options["colours"])


@pytest.mark.rule("W1.1", "W4.24")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"colours": ["red", "blue", "yellow"]}),
        (3, {"colours": ["red", "blue", "blue"]}),
        (5, {}),
        (1, {}),
    ],
)
def test_tables_that_there_are_none_of(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.start(seats, options)


@pytest.mark.rule("WS109", "W12.12", "W19.12", "W21.6")
def test_a_keeps_first_token_ends_the_game() -> None:
    s = position(
        rolled=True,
        breaches=2,
        camps={"frozen_river": ["regular"] * 4},
        red={
            "settlements": ["v10"],
            "hand": KEEP,
            "under_keeps": under_keeps(0, "frozen_river_regular", "hornfoot_giant"),
        },
        blue={"hand": GUARD},
        pool=["hornfoot_regular"],
        used=[],
    )
    play(s, "keep v10")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "third_breach"
    assert used(s) == ["frozen_river_regular"]
