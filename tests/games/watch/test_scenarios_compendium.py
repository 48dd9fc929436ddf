"""Scenarios WS1 to WS36: the compendium's examples and worked cases."""

import pytest
from tests.games.watch.helpers import (
    APART,
    BLACK,
    BLUE,
    CARD,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    allowed,
    camp,
    gift,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
    settlements,
    under_settlements,
    used,
    with_dice,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.content import COLOURS, HEROES
from throneroom.kernel import State

BASE = {"variant": "base"}
CHAIN = ["e15", "e25", "e33", "e44", "e54", "e66", "e77"]  # v10 v16 v22 v29 v36 v44 v52 v60
ALONG_THE_WALL = ["e02", "e03", "e04", "e05", "e06"]  # v01 v06 v02 v07 v03 v08


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


@pytest.mark.rule("WS5", "W9.2", "W9.3", "W9.5", "W9.10", "WR46")
def test_trade_between_players() -> None:
    s = position(
        rolled=True,
        red={"hand": {"lumber": 2, "ore": 3}},
        blue={"hand": {"brick": 1}},
        yellow={"hand": {"brick": 1}},
    )
    play(s, "offer ore for brick")
    assert s.to_move() == (BLUE, YELLOW, BLACK)
    s.play_text(BLACK, "refuse")
    s.play_text(BLUE, "counter brick for ore ore ore")
    assert hand(s, RED) == {"lumber": 2, "ore": 3}
    s.play_text(YELLOW, "counter brick for lumber ore")
    assert s.to_move() == (RED,)
    assert refused(s, "deal black") == "W9.5"
    assert refused(s, "deal yellow", BLUE) == "K2"
    play(s, "deal yellow")
    assert hand(s, RED) == {"lumber": 1, "ore": 2, "brick": 1}
    assert hand(s, YELLOW) == {"lumber": 1, "ore": 1}
    assert hand(s, BLUE) == {"brick": 1}
    assert refused(s, "offer brick for lumber", BLUE) == "K2"
    assert s.to_move() == (RED,)


@pytest.mark.rule("WS6", "W9.12", "W9.13", "W2.3")
def test_trade_with_the_supply() -> None:
    s = position(rolled=True, red={"hand": {"ore": 3}})
    play(s, "trade ore lumber")
    assert hand(s, RED) == {"lumber": 1}
    s = position(options=BASE, rolled=True, red={"hand": {"ore": 3}})
    assert refused(s, "trade ore lumber") == "W9.13"
    s = position(options=BASE, rolled=True, red={"hand": {"ore": 4}})
    play(s, "trade ore lumber")
    assert hand(s, RED) == {"lumber": 1}


@pytest.mark.rule("WS7", "W9.14", "W9.15", "W10.1", "W10.2", "W10.5", "W1.17", "W9.17", "WR48")
def test_a_trade_route() -> None:
    black = {"settlements": ["v59"], "hand": {"grain": 4, "wool": 4}}
    s = position(active=BLACK, rolled=True, black=black)
    play(s, "trade grain ore", "trade grain brick")
    assert hand(s, BLACK) == {"wool": 4, "ore": 1, "brick": 1}
    play(s, "trade wool lumber")
    assert hand(s, BLACK) == {"wool": 1, "ore": 1, "brick": 1, "lumber": 1}
    assert refused(s, "trade wool lumber") == "W9.12"
    routes = {"r3": "grain", "r2": "ore"}
    s = position(options=BASE, active=BLACK, rolled=True, black=black, routes=routes)
    play(s, "trade grain ore", "trade wool lumber")
    assert hand(s, BLACK) == {"grain": 2, "ore": 1, "lumber": 1}


@pytest.mark.rule("WS8", "W14.7", "W14.8", "W14.9", "W8.1", "W7.9", "W25.5")
def test_a_ranger_patrol_moves_tormund() -> None:
    s = position(
        active=YELLOW,
        rolled=True,
        yellow={"cards": {"ranger_patrol": 1}},
        blue={"settlements": ["v16"], "hand": {"ore": 2}},
        red={"settlements": ["v28"], "hand": {"wool": 1}},
    )
    play(s, "patrol_tormund", "tormund a2")
    assert s.table.patrols[YELLOW] == 1
    assert sorted(listed(s, "steal")) == ["blue", "red"]
    assert refused(s, "steal_nothing") == "W14.9"
    assert refused(s, "steal black") == "W7.7"
    (event,) = [event for event in play(s, "steal blue") if event.kind == "stole"]
    assert hand(s, YELLOW) == {"ore": 1}
    assert hand(s, BLUE) == {"ore": 1}
    assert hand(s, RED) == {"wool": 1}
    assert GAME.describe(event, RED) == {"kind": "stole", "seat": "2", "other": "1"}
    assert (GAME.describe(event, BLUE) or {})["resource"] == "ore"


@pytest.mark.rule("WS9", "W14.1", "W14.18", "W14.19", "W14.20", "W24.1", "W24.3", "W24.7", "W19.3")
@pytest.mark.parametrize("options", [BASE, {}])
def test_winning_with_a_bought_card(options: dict[str, str]) -> None:
    s = position(
        options=options,
        rolled=True,
        deck=["victory_point"],
        red={"keeps": APART[:4], "settlements": APART[4:5], "hand": CARD},
        blue={"cards": {"victory_point": 2}},
    )
    events = play(s, "buy")
    assert s.table.used == []
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((RED,), "true_victory")
    assert outcome.scores == (10, 2, 0, 0)
    revealed = [event.params for event in events if event.kind == "points_revealed"]
    assert revealed == [(RED, 1), (BLUE, 2)]


@pytest.mark.rule("WS10", "W23.1", "W23.2", "W23.3", "W23.4", "W23.5", "WR28", "W3.9")
def test_counting_to_ten() -> None:
    s = position(
        rolled=True,
        longest_road=RED,
        wall=[[RED], [RED], [RED], []],
        red={
            "settlements": ["v34", "v36"],
            "keeps": ["v01", "v02"],
            "roads": ALONG_THE_WALL,
            "cards": {"victory_point": 2},
        },
    )
    outcome = s.outcome()
    assert outcome is not None
    assert s.table.points[RED] == 2 + 4 + 1 + 1
    assert (outcome.winners, outcome.scores[RED]) == ((RED,), 10)


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


def cut_position() -> State:
    return position(
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


@pytest.mark.rule("WS12", "W12.3", "W15.6", "W15.8", "WR24", "WR63", "W19.2", "W12.11", "W15.14")
def test_cutting_a_road() -> None:
    s = cut_position()
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


@pytest.mark.rule("WS16", "W6.1", "W6.2", "W6.4", "W6.5", "W6.6", "W12.10")
@pytest.mark.parametrize(("piece", "brick"), [("settlements", 1), ("keeps", 2)])
def test_production(piece: str, brick: int) -> None:
    s = position(
        active=BLUE,
        terrain={"b2": "hills", "c2": "pasture"},
        numbers={"b2": 4, "c2": 4},
        blue={piece: ["v16"]},
        red={"settlements": ["v17"]},
        dice=(1, 3, 9),
    )
    play(s, "roll")
    assert hand(s, BLUE) == {"brick": brick}
    assert hand(s, RED) == {"brick": 1, "wool": 1}


@pytest.mark.rule("WS17", "W6.4")
def test_production_with_keeps() -> None:
    s = position(
        terrain={"a2": "mountains", "d2": "forest"},
        numbers={"a2": 8, "d2": 8},
        blue={"settlements": ["v16"], "keeps": ["v21"]},
        red={"keeps": ["v24"]},
        dice=(4, 4, 9),
    )
    play(s, "roll")
    assert hand(s, BLUE) == {"ore": 3}
    assert hand(s, RED) == {"lumber": 2}


@pytest.mark.rule("WS18", "W7.1", "W7.2", "W7.3", "W7.4", "WR59", "W14.6")
def test_a_seven_makes_large_hands_return_half() -> None:
    s = position(
        red={"hand": {"lumber": 6}, "cards": {"ranger_patrol": 5}},
        blue={"hand": {"brick": 8}},
        yellow={"hand": {"wool": 6, "grain": 5}},
        dice=(3, 4, 12),
    )
    play(s, "roll")
    assert s.to_move() == (BLUE, YELLOW)
    for _ in range(4):
        s.play_text(BLUE, "discard brick")
    assert s.to_move() == (YELLOW,)
    assert hand(s, BLUE) == {"brick": 8}  # until all are ready
    for resource in ("wool", "grain", "grain", "grain", "grain"):
        s.play_text(YELLOW, f"discard {resource}")
    assert hand(s, RED) == {"lumber": 6}
    assert hand(s, BLUE) == {"brick": 4}
    assert hand(s, YELLOW) == {"wool": 5, "grain": 1}
    assert s.table.flow.kind == "move_tormund"


@pytest.mark.rule("WS18", "W7.2", "W7.3", "W7.4")
def test_nine_return_four_and_seven_return_nothing() -> None:
    s = position(red={"hand": {"lumber": 9}}, blue={"hand": {"brick": 7}}, dice=(6, 1, 12))
    play(s, "roll")
    assert s.to_move() == (RED,)
    assert refused(s, "discard ore") == "W7.4"
    assert refused(s, "recall lumber") == "W7.2"
    play(s, "discard lumber", "discard lumber", "recall lumber", "discard lumber")
    play(s, "discard lumber")
    assert s.to_move() == (RED,)
    play(s, "discard lumber")
    assert hand(s, RED) == {"lumber": 5}


@pytest.mark.rule("WS18", "WR59", "W7.3")
def test_a_choice_of_cards_can_be_taken_back_while_others_think() -> None:
    s = position(
        red={"hand": {"lumber": 8, "ore": 1}}, blue={"hand": {"brick": 8}}, dice=(6, 1, 12)
    )
    play(s, "roll")
    for _ in range(4):
        s.play_text(RED, "discard lumber")
    assert s.to_move() == (BLUE,)
    assert s.view(BLUE).get("returning") == []
    assert s.view(RED)["returning"] == ["lumber"] * 4
    s.play_text(RED, "take_back")
    assert listed(s, "recall") == ["lumber"]
    assert refused(s, "discard ore", RED) == "W7.3"
    s.play_text(RED, "recall lumber")
    s.play_text(RED, "discard ore")
    for _ in range(4):
        s.play_text(BLUE, "discard brick")
    assert hand(s, RED) == {"lumber": 5}


@pytest.mark.rule("WS19", "W7.5", "W7.7", "W7.8", "W7.12", "W6.7", "W8.4", "W8.5")
def test_a_seven_moves_tormund() -> None:
    s = position(
        active=YELLOW,
        tormund="b2",
        blue={"settlements": ["v16"]},
        red={"settlements": ["v28"]},
        dice=(3, 4, 12),
    )
    play(s, "roll", "tormund a2")
    assert sorted(listed(s, "steal")) == ["blue", "red"]
    assert allowed(s, "steal_nothing")
    play(s, "steal_nothing")
    assert (s.table.flow.kind, s.to_move()) == ("act", (YELLOW,))
    play(s, "end_turn")
    blocked = with_dice(s, 4, 4, 12)
    play(blocked, "roll")
    assert hand(blocked, BLUE) == hand(blocked, RED) == {}
    free = with_dice(s, 2, 2, 12)
    play(free, "roll")
    assert hand(free, BLUE) == {"grain": 1}


@pytest.mark.rule("WS20", "W3.16", "W3.17", "W20.1", "W1.10")
@pytest.mark.parametrize(("face", "section"), [(4, 1), (5, 2)])
def test_two_trails_from_one_camp(face: int, section: int) -> None:
    s = position(
        camps={"cave_dwellers": ["giant"]}, wall=[[RED], [RED], [RED], [RED]], dice=(1, 1, face)
    )
    events = play(s, "roll")
    assert [event.params for event in events if event.kind == "arrived"] == [(1, 2, section)]
    assert s.table.guards[section] == ()


@pytest.mark.rule("WS21", "W20.1", "W20.3", "W20.4", "W20.5", "W20.6", "W13.5", "WR16")
def test_an_advance_without_a_breach() -> None:
    s = position(
        camps={"cave_dwellers": ["regular", "climber", "regular"]},
        clearings=[0, 0, 1, 0],
        wall=[[], [], [RED, BLUE, RED, BLUE], []],
        dice=(1, 1, 5),
    )
    play(s, "roll")
    assert s.table.clearings == [0, 0, 2, 0]
    assert s.table.breaches == 0
    assert camp(s, 1) == ["climber", "regular"]


@pytest.mark.rule("WS22", "W20.8", "W22.1", "W22.3", "W22.4", "WR19", "W1.16", "W1.24")
def test_a_giant_and_then_a_breach() -> None:
    s = position(
        camps={"frozen_river": ["giant", "climber"]},
        clearings=[0, 2, 0, 0],
        wall=[[], [RED, BLUE], [], []],
        dice=(1, 1, 3),
    )
    events = play(s, "roll")
    happened = [(event.kind, event.params) for event in events[2:]]
    assert happened == [
        ("guard_lost", (RED, 1)),
        ("giant_left", (1,)),
        ("breach", (1,)),
        ("guard_lost", (BLUE, 1)),
        ("crossed", (0, 1, 1)),
        ("crossed", (0, 1, 5)),
        ("breach_marker", (1,)),
    ]
    assert gift(s) == {"b1": ["regular"], "b2": ["regular"]}
    assert (s.table.numbers[1], s.table.numbers[5]) == (6, 4)
    assert s.table.guards[1] == ()
    assert s.table.guards_of == [0, 0, 0, 0]
    assert s.table.clearings == [0, 0, 0, 0]
    assert s.table.frostfangs[2] == 8
    assert camp(s, 0) == ["climber"]


@pytest.mark.rule("WS23", "W19.4", "W15.13", "W19.1")
def test_placing_a_new_wildling() -> None:
    s = position(
        rolled=True,
        camps={"cave_dwellers": ["regular", "regular", "climber"]},
        red={"roads": CHAIN[:4], "hand": ROAD},
        pool=["cave_dwellers_giant"],
    )
    events = play(s, "road e54")
    assert camp(s, 1) == ["regular", "regular", "climber", "giant"]
    assert "rush" not in kinds(events)


@pytest.mark.rule("WS24", "W21.1", "W21.2", "W21.3", "W21.4", "W20.9", "W20.7", "W19.6", "W21.5")
def test_a_rush() -> None:
    s = position(
        rolled=True,
        breaches=1,
        gift={"b1": ["regular"], "b2": ["regular"]},
        clearings=[0, 0, 2, 0],
        wall=[[], [], [RED, BLUE, RED, BLUE], []],
        camps={"cave_dwellers": ["giant", "climber", "regular", "giant"]},
        red={
            "roads": ["e15"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(0, "cave_dwellers_regular"),
        },
    )
    play(s, "settlement v10")
    assert gift(s) == {
        "b1": ["regular"],
        "b2": ["regular"],
        "b3": ["giant"],
        "c1": ["climber"],
    }
    assert s.table.breaches == 2
    assert camp(s, 1) == ["regular", "giant", "regular"]
    assert s.table.clearings == [0, 0, 2, 0]
    assert s.table.in_gift == 4


@pytest.mark.rule("WS25", "W18.12", "W17.6")
@pytest.mark.parametrize("blue", [[], ["v10"]])
def test_mance_rayder_is_not_for_the_leader(blue: list[str]) -> None:
    s = position(
        rolled=True,
        red={"hero": "mance_rayder", "settlements": ["v34"]},
        blue={"settlements": blue, "hand": {"ore": 1}},
    )
    assert listed(s, "mance_rayder") == []
    assert refused(s, "mance_rayder blue") == "W18.12"


@pytest.mark.rule("WS26", "W4.7", "W4.8", "W4.9", "W1.15", "W17.1", "WR65", "WR6")
@pytest.mark.parametrize(("seats", "first"), [(4, 1), (4, 3), (3, 1), (3, 2)])
def test_heroes_by_seat(seats: int, first: int) -> None:
    t = GAME.start(seats, {"first_player": str(first)}).table
    order = [t.heroes[(first - 1 + i) % seats] for i in range(seats)]
    names = ["othell_yarwyck", "samwell_tarly", "bowen_marsh", "jeor_mormont"]
    assert [HEROES.ids[hero] for hero in order] == names[4 - seats :]
    assert t.sides == [0] * seats
    assert t.hero_pool.bit_count() == 11 - seats
    assert GAME.start(seats, {"variant": "base"}).table.heroes == [-1] * seats


@pytest.mark.rule("WS27", "W19.4")
def test_the_third_camp() -> None:
    s = position(
        rolled=True,
        camps={"hornfoot": ["regular", "giant"]},
        red={"roads": CHAIN[:4], "hand": ROAD},
        pool=["hornfoot_climber"],
    )
    events = play(s, "road e54")
    assert ("wildling", (7, 3)) in [(event.kind, event.params) for event in events]
    assert camp(s, 2) == ["regular", "giant", "climber"]


@pytest.mark.rule("WS28", "W22.1", "W22.3", "W22.4", "W3.14")
def test_a_breach_by_three() -> None:
    s = position(
        clearings=[0, 0, 0, 2],
        wall=[[], [], [], [RED, BLUE]],
        camps={"hornfoot": ["regular"]},
        dice=(1, 1, 7),
    )
    play(s, "roll")
    assert gift(s) == {"d1": ["regular"], "d2": ["regular"], "d3": ["regular"]}
    assert s.table.breaches == 1
    assert s.table.guards[3] == (BLUE,)


@pytest.mark.rule("WS29", "W22.5", "W22.9")
def test_a_breach_by_five() -> None:
    s = position(
        clearings=[4, 0, 0, 0],
        wall=[[RED, RED, BLUE, BLUE], [], [], []],
        camps={"frozen_river": ["regular"]},
        dice=(1, 1, 2),
    )
    play(s, "roll")
    assert gift(s) == {
        "a1": ["regular", "regular"],
        "a2": ["regular"],
        "a3": ["regular"],
        "a4": ["regular"],
    }
    assert s.table.breaches == 1
    assert s.table.guards[0] == (RED, BLUE, BLUE)
    assert s.table.in_gift == 5


@pytest.mark.rule("WS30", "W20.10", "WR21", "W13.7")
def test_the_sixth_wildling() -> None:
    s = position(
        clearings=[0, 5, 0, 0],
        wall=[[], [BLACK, RED, RED, BLUE, BLUE], [], []],
        camps={"frozen_river": ["regular"]},
        dice=(1, 1, 3),
    )
    before = s.table.frostfangs[0]
    play(s, "roll")
    assert s.table.clearings == [0, 4, 0, 0]
    assert s.table.guards[1] == (RED, RED, BLUE, BLUE)
    assert s.table.frostfangs[0] == before + 2
    assert s.table.guards_of[BLACK] == 0
    assert s.table.breaches == 0


@pytest.mark.rule("WS31", "W24.2", "W15.14")
def test_ten_points_in_anothers_turn_wait() -> None:
    s = position(
        options=BASE,
        rolled=True,
        longest_road=YELLOW,
        red={"roads": ["e34"], "hand": SETTLEMENT},
        blue={"keeps": ["v21", "v25", "v34", "v38"], "roads": ALONG_THE_WALL},
        yellow={"roads": CHAIN[:6]},
    )
    play(s, "settlement v29")
    assert s.table.longest_road == BLUE
    assert s.table.points[BLUE] == 10
    assert s.outcome() is None
    play(s, "end_turn")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    assert not s.table.rolled


@pytest.mark.rule("WS32", "W2.10", "W2.11", "W2.12", "WR61", "W10.3")
def test_the_combined_phase() -> None:
    black = {"roads": ["e75"], "hand": {**SETTLEMENT, "grain": 3}}
    s = position(options={"combined_trade_build": True}, active=BLACK, rolled=True, black=black)
    play(s, "settlement v59", "trade grain ore")
    assert hand(s, BLACK) == {"ore": 1}
    s = position(active=BLACK, rolled=True, black=black)
    play(s, "settlement v59")
    assert refused(s, "trade grain ore") == "W2.12"


@pytest.mark.rule("WS33", "W6.11", "W6.12", "W6.13", "W6.14", "W6.15", "WR62", "W1.6")
@pytest.mark.parametrize(("blue", "ore"), [(["v18"], 0), ([], 1)])
def test_a_shortage(blue: list[str], ore: int) -> None:
    s = position(
        terrain={"e4": "pasture"},
        red={"keeps": ["v03"], "settlements": ["v61"]},
        blue={"settlements": blue},
        yellow={"hand": {"ore": 18}},
        dice=(4, 6, 12),
    )
    play(s, "roll")
    assert hand(s, RED) == ({"wool": 1, "ore": ore} if ore else {"wool": 1})
    assert hand(s, BLUE) == {}
    assert s.table.supply[4] == 1 - ore


@pytest.mark.rule("WS34", "W4.21", "W4.22", "W4.23", "W4.25", "W2.9", "WR9")
def test_the_fixed_start() -> None:
    options = {"variant": "base", "start": "fixed", "first_player": "2"}
    s = GAME.start(4, options)
    expected = {
        "blue": {"lumber": 1, "wool": 1, "grain": 1},
        "yellow": {"lumber": 1, "brick": 1, "ore": 1},
        "black": {"lumber": 1, "brick": 1, "wool": 1},
        "red": {"lumber": 1, "brick": 1, "ore": 1},
    }
    for seat, colour in enumerate(COLOURS.ids):
        assert hand(s, seat) == expected[colour]
        assert s.table.points[seat] == 2
        assert s.table.roads[seat].bit_count() == 2
    assert s.view(None)["players"][0]["settlements"] == ["v08", "v44"]
    assert s.view(None)["players"][1]["roads"] == ["e38", "e64"]
    assert s.to_move() == (1,)
    assert s.table.flow.kind == "before_roll"
    three = GAME.start(3, {"variant": "base", "start": "fixed"})
    assert GAME.seat_names(three.table) == ("blue", "yellow", "black")
    assert three.table.occupied.bit_count() == 6
    firsts = {
        GAME.start(4, {"variant": "base", "start": "fixed"}, seed).to_move() for seed in range(40)
    }
    assert firsts == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("WS35", "W4.6", "W4.10", "W4.11", "W4.16", "W4.25", "W2.8")
@pytest.mark.parametrize("variant", ["brotherhood", "base"])
def test_the_order_of_placement(variant: str) -> None:
    s = GAME.start(4, {"variant": variant, "first_player": "2"})
    asked = []
    while s.table.flow.kind.startswith("place"):
        asked.append((s.table.flow.kind.removeprefix("place_"), s.to_move()[0]))
        play(s, GAME.write(s.legal(s.to_move()[0])[0]))
    order = [1, 2, 3, 0]
    wanted = [(p, seat) for seat in [*order, *order[::-1]] for p in ("settlement", "road")]
    if variant == "brotherhood":
        wanted += [("guard", seat) for seat in order]
    assert asked == wanted
    assert (s.table.flow.kind, s.to_move()) == ("before_roll", (1,))


@pytest.mark.rule("WS36", "W6.3", "W1.19", "WR3")
@pytest.mark.parametrize("dice", [(1, 1, 12), (6, 6, 12)])
def test_the_combined_number_token(dice: tuple[int, int, int]) -> None:
    s = position(seats=3, red={"settlements": ["v15"]}, dice=dice)
    play(s, "roll")
    assert hand(s, RED) == {"lumber": 1}


@pytest.mark.rule("W13.1", "W11.2")
def test_the_price_of_a_guard() -> None:
    s = position(rolled=True, red={"hand": {**GUARD, "ore": 1}})
    play(s, "guard 1")
    assert hand(s, RED) == {"ore": 1}
    assert refused(s, "guard 1") == "W11.2"
    s = position(rolled=True, red={"hand": KEEP, "settlements": ["v10"]})
    play(s, "keep v10")
    assert hand(s, RED) == {}
