"""The other scenarios up to WS36: the start, dice, trade, sevens and victory."""

import pytest
from tests.games.watch.helpers import (
    ALONG_THE_WALL,
    APART,
    BASE,
    BLACK,
    BLUE,
    CARD,
    CHAIN,
    RED,
    SETTLEMENT,
    YELLOW,
    allowed,
    hand,
    listed,
    play,
    position,
    refused,
    with_dice,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.content import COLOURS, HEROES


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
