"""Scenarios WS65 to WS80: what each hero does."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    BLUE,
    CHAIN,
    GUARD,
    RED,
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
    used,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.geometry import SITES
from throneroom.kernel import FastChance


@pytest.mark.rule("WS65", "W18.4", "W18.5", "WR31", "W17.3", "W17.4", "W17.9", "W5.8", "W25.10")
def test_samwell_in_anothers_turn() -> None:
    s = position(
        red={"hero": "bowen_marsh", "hand": {"lumber": 1}},
        blue={"hero": "samwell_tarly"},
        camps={"cave_dwellers": ["regular"]},
        wall=[[], [RED], [], []],
        dice=(1, 4, 4),
    )
    play(s, "roll")
    assert (s.table.flow.kind, s.to_move()) == ("samwell", (BLUE,))
    play(s, "samwell_tarly ore")
    assert hand(s, BLUE) == {"ore": 1}
    assert s.to_move() == (BLUE,)
    assert s.table.clearings == [0, 0, 0, 0]
    play(s, "turn_over")
    assert s.table.sides[BLUE] == 1
    assert s.table.clearings == [0, 1, 0, 0]
    assert s.to_move() == (RED,)
    assert allowed(s, "bowen_marsh lumber ore")
    assert s.table.hero_used == 1 << BLUE


@pytest.mark.rule("WS66", "WR35", "W18.4", "W17.2")
def test_samwell_denied() -> None:
    s = position(blue={"hero": "samwell_tarly"}, dice=(3, 4, 12))
    play(s, "roll")
    assert s.table.flow.kind == "move_tormund"
    blue = {"hero": "samwell_tarly", "settlements": ["v06"]}  # touches a1 and b1, pasture 6
    s = position(blue=blue, dice=(2, 4, 12))
    play(s, "roll")
    assert hand(s, BLUE) == {"wool": 1}
    assert s.table.flow.kind == "act"
    s = position(blue=blue, tormund="b1", dice=(2, 4, 12))
    play(s, "roll")
    assert (s.table.flow.kind, s.to_move()) == ("samwell", (BLUE,))
    play(s, "decline")
    assert s.table.hero_used == 0
    assert s.table.flow.kind == "act"


@pytest.mark.rule("WS69", "W18.1", "W18.2", "W25.9", "WR33", "W17.7")
def test_jeor_mormont_with_two_targets() -> None:
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2, "grain": 1}},
        blue={"hand": {"ore": 2}},
        yellow={"hand": {"lumber": 3}},
    )
    events = play(s, "jeor_mormont ore blue yellow")
    assert sorted(kinds(events)[1:]) == ["demanded", "demanded_in_vain"]
    assert sorted(listed(s, "give_back")) == ["grain", "wool"]
    assert refused(s, "give_back ore") == "W9.7"
    assert refused(s, "give_back brick") == "W9.9"
    play(s, "give_back grain")
    assert hand(s, RED) == {"wool": 2, "ore": 1}
    assert hand(s, BLUE) == {"ore": 1, "grain": 1}
    assert hand(s, YELLOW) == {"lumber": 3}
    assert s.table.flow.kind == "after_use"


@pytest.mark.rule("W18.2", "WR33")
def test_jeor_mormont_returns_different_cards_in_the_order_named() -> None:
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 1, "grain": 1}},
        blue={"hand": {"ore": 1}},
        yellow={"hand": {"ore": 1}},
    )
    play(s, "jeor_mormont ore blue yellow", "give_back grain", "give_back wool", "turn_over")
    assert hand(s, RED) == {"ore": 2}
    assert hand(s, BLUE) == {"grain": 1}
    assert hand(s, YELLOW) == {"wool": 1}


@pytest.mark.rule("WS70", "WR33", "W18.1")
def test_jeor_mormont_denied() -> None:
    s = position(rolled=True, red={"hero": "jeor_mormont", "hand": {"ore": 1}})
    assert refused(s, "jeor_mormont ore blue") == "W18.2"
    assert allowed(s, "jeor_mormont brick blue")
    assert refused(s, "jeor_mormont brick blue yellow") == "W18.2"
    assert refused(s, "jeor_mormont brick red") == "W18.1"
    assert refused(s, "jeor_mormont brick") == "W18.1"
    assert refused(s, "jeor_mormont brick blue blue") == "W18.1"


@pytest.mark.rule("WS71", "W18.7", "W18.22")
def test_roads_that_othell_may_take() -> None:
    s = position(
        active=YELLOW,
        rolled=True,
        yellow={
            "hero": "othell_yarwyck",
            "settlements": ["v31"],
            "roads": ["e38", "e39", "e46", "e57"],
        },
        blue={"settlements": ["v45"]},
    )
    assert listed(s, "othell_yarwyck") == ["e39", "e57"]
    assert refused(s, "othell_yarwyck e38") == "W18.7"
    assert refused(s, "othell_yarwyck e46") == "W18.7"
    assert refused(s, "othell_yarwyck e01") == "W18.6"


@pytest.mark.rule("W18.22", "WR36")
def test_othell_needs_another_path() -> None:
    s = position(
        rolled=True,
        red={"hero": "othell_yarwyck", "settlements": ["v57"], "roads": ["e71"]},
        blue={"roads": ["e72"]},
    )
    assert listed(s, "othell_yarwyck") == []
    assert refused(s, "othell_yarwyck e71") == "W18.22"


@pytest.mark.rule("WS72", "W18.6", "WR36", "W17.20", "W1.26", "WR24")
def test_othell_earns_longest_road() -> None:
    s = position(
        rolled=True,
        red={
            "hero": "othell_yarwyck",
            "settlements": ["v10"],
            "roads": ["e15", "e25", "e33", "e44", "e34"],
            "hand": {"lumber": 1, "brick": 1},
        },
        pool=["hornfoot_regular"],
        used=[],
    )
    play(s, "othell_yarwyck e34")
    assert refused(s, "road e34") == "W18.6"
    assert refused(s, "road e01") == "W11.6"
    assert refused(s, "road e15") == "W11.5"
    play(s, "road e54")
    assert roads(s, RED) == ["e15", "e25", "e33", "e44", "e54"]
    assert s.table.lengths[RED] == 5
    assert s.table.longest_road == RED
    assert used(s) == ["hornfoot_regular"]
    assert s.table.flow.kind == "after_use"
    play(s, "turn_over")
    assert "e34" in listed(s, "road"), "nobody's road lies there any more"


@pytest.mark.rule("WS73", "W18.8", "W18.21", "WR37")
def test_thornes_price() -> None:
    s = position(rolled=True, red={"hero": "alliser_thorne", "hand": {"lumber": 2, "brick": 1}})
    assert listed(s, "alliser_thorne") == ["wool lumber"]
    assert refused(s, "guard 1") == "W11.2"
    play(s, "alliser_thorne wool lumber", "guard 2")
    assert hand(s, RED) == {}
    assert s.table.guards[1] == (RED,)
    assert s.table.flow.kind == "after_use"
    s = position(rolled=True, red={"hero": "alliser_thorne", "hand": GUARD})
    assert listed(s, "alliser_thorne") == []
    assert refused(s, "alliser_thorne wool ore") == "W18.21"
    assert refused(s, "alliser_thorne wool wool") == "W18.21"
    assert refused(s, "alliser_thorne ore wool") == "W18.21"
    play(s, "guard 1")
    assert s.table.guards[0] == (RED,)


@pytest.mark.rule("W18.21")
def test_thorne_needs_a_guard_and_a_space() -> None:
    wall = [[RED, BLUE, RED, BLUE, RED], [RED] * 4, [], []]
    hand_ = {"lumber": 2, "brick": 1}
    s = position(rolled=True, wall=wall, red={"hero": "alliser_thorne", "hand": hand_})
    assert listed(s, "alliser_thorne") == []
    assert refused(s, "alliser_thorne wool lumber") == "W18.21"


@pytest.mark.rule("WS74", "W18.9", "W18.10", "WR38", "W25.7")
def test_melisandre_near_the_end_of_the_deck() -> None:
    s = position(
        rolled=True,
        deck=["road_building", "victory_point"],
        red={"hero": "melisandre", "hand": {"wool": 1, "grain": 1, "brick": 1}},
    )
    events = play(s, "melisandre ore brick")
    assert hand(s, RED) == {}
    (seen,) = [event for event in events if event.kind == "saw_cards"]
    assert (GAME.describe(seen, RED) or {})["cards"] == ["road_building", "victory_point"]
    assert "cards" not in (GAME.describe(seen, BLUE) or {})
    assert s.view(RED)["seen_cards"] == ["road_building", "victory_point"]
    assert "seen_cards" not in s.view(BLUE)
    assert refused(s, "keep_card ranger_patrol") == "W18.10"
    play(s, "keep_card victory_point", "turn_over")
    assert cards(s, RED) == {"victory_point": 1}
    assert s.table.deck == [2]


@pytest.mark.rule("W18.10")
def test_melisandre_shows_three_cards_and_no_more() -> None:
    deck = ["ranger_patrol", "ranger_patrol", "winter_is_coming", "victory_point"]
    s = position(
        rolled=True, deck=deck, red={"hero": "melisandre", "hand": {"wool": 2, "grain": 1}}
    )
    play(s, "melisandre ore wool")
    assert sorted(listed(s, "keep_card")) == ["ranger_patrol", "winter_is_coming"]
    play(s, "keep_card winter_is_coming")
    assert sorted(s.table.deck) == [0, 0, 4]
    assert s.table.bought[3] == 1


@pytest.mark.rule("WS75", "W18.11", "WR39", "W25.3", "W25.6")
def test_mance_rayder_and_hidden_points() -> None:
    s = position(
        rolled=True,
        red={
            "hero": "mance_rayder",
            "keeps": ["v01", "v02"],
            "settlements": ["v03"],
            "cards": {"victory_point": 2},
        },
        blue={"keeps": ["v10", "v21", "v23"], "hand": {"ore": 2, "wool": 1}},
        yellow={
            "keeps": ["v34", "v36"],
            "settlements": ["v38"],
            "cards": {"victory_point": 3},
        },
    )
    assert listed(s, "mance_rayder") == ["blue"]
    assert refused(s, "mance_rayder yellow") == "W18.11"
    events = play(s, "mance_rayder blue")
    (looked,) = [event for event in events if event.kind == "looked"]
    assert (GAME.describe(looked, RED) or {})["cards"] == ["wool", "ore", "ore"]
    assert "cards" not in (GAME.describe(looked, YELLOW) or {})
    assert s.view(RED)["seen_hand"] == {"lumber": 0, "brick": 0, "wool": 1, "grain": 0, "ore": 2}
    assert "seen_hand" not in s.view(YELLOW)
    assert listed(s, "take_card") == ["wool", "ore"]
    assert refused(s, "take_card brick") == "W18.11"
    assert allowed(s, "take_nothing")
    play(s, "take_card wool", "turn_over")
    assert hand(s, RED) == {"wool": 1}
    assert hand(s, BLUE) == {"ore": 2}


@pytest.mark.rule("WS76", "W18.13", "W18.14", "WR40", "W5.3", "W17.20")
def test_benjen_stark_closes_a_gap_and_causes_a_rush() -> None:
    s = position(
        camps={
            "hornfoot": ["regular", "giant", "climber", "regular"],
            "cave_dwellers": ["regular"] * 4,
        },
        wall=[[], [BLUE], [BLUE], []],
        red={"hero": "benjen_stark"},
        pool=["cave_dwellers_regular"],
        used=[],
    )
    play(s, "benjen_stark hornfoot_2")
    assert camp(s, 2) == ["regular", "climber", "regular"]
    assert s.table.clearings == [0, 1, 1, 0]
    assert camp(s, 1) == ["regular"] * 3
    assert s.table.frostfangs[2] == 8
    assert s.table.flow.kind == "after_use"
    play(s, "turn_over")
    assert s.table.flow.kind == "before_roll"
    assert not s.table.rolled


@pytest.mark.rule("W18.13", "W18.14", "W18.18", "WR40")
def test_benjen_stark_may_clear_a_clearing_and_needs_a_wildling() -> None:
    s = position(
        clearings=[1, 0, 0, 0],
        wall=[[RED], [], [], []],
        red={"hero": "benjen_stark"},
        pool=["hornfoot_giant"],
    )
    assert listed(s, "benjen_stark") == ["clearing_1"]
    assert refused(s, "benjen_stark hornfoot_1") == "W18.18"
    assert refused(s, "benjen_stark clearing_2") == "W18.18"
    play(s, "benjen_stark clearing_1")
    assert s.table.clearings == [0, 0, 0, 0]
    assert camp(s, 2) == ["giant"]
    s = position(red={"hero": "benjen_stark"})
    assert listed(s, "benjen_stark") == []


@pytest.mark.rule("WS77", "WR42", "W18.16", "W16.5")
@pytest.mark.parametrize(("blues", "holder"), [(3, BLUE), (2, -1)])
def test_yoren_gives_up_most_patrols(blues: int, holder: int) -> None:
    s = position(
        rolled=True,
        most_patrols=RED,
        red={"hero": "yoren", "patrols": 3},
        blue={"patrols": blues},
        pool=["hornfoot_regular"],
        used=[],
    )
    play(s, "yoren 4")
    assert s.table.patrols[RED] == 2
    assert s.table.guards[3] == (RED,)
    assert s.table.most_patrols == holder
    assert used(s) == (["hornfoot_regular"] if holder == BLUE else [])
    assert s.table.points[:2] == [0, 1 if holder == BLUE else 0]


@pytest.mark.rule("W18.20", "W16.5", "WR42")
def test_yoren_needs_a_patrol_a_guard_and_a_space() -> None:
    s = position(rolled=True, red={"hero": "yoren"})
    assert refused(s, "yoren 1") == "W18.20"
    s = position(
        rolled=True, wall=[[RED] * 5, [RED] * 2, [], []], red={"hero": "yoren", "patrols": 1}
    )
    assert listed(s, "yoren") == []
    assert refused(s, "yoren 3") == "W1.23"
    s = position(
        rolled=True, most_patrols=RED, red={"hero": "yoren", "patrols": 4}, blue={"patrols": 3}
    )
    play(s, "yoren 1")
    assert s.table.most_patrols == RED  # tied for the most


@pytest.mark.rule("WS78", "W18.17", "W18.19", "WR41", "W8.3", "W8.1")
def test_qhorin_halfhand() -> None:
    s = position(
        tormund="c3",
        red={"hero": "qhorin_halfhand"},
        blue={"hand": {"lumber": 19}},
        yellow={"settlements": ["v36"]},
        dice=(3, 3, 12),
    )
    play(s, "qhorin_halfhand", "turn_over")
    assert s.view(None)["tormund"] == "camp"
    assert hand(s, RED) == {}
    s = position(
        tormund="c3",
        red={"hero": "qhorin_halfhand"},
        yellow={"settlements": ["v36"]},
        dice=(3, 3, 12),
    )
    play(s, "qhorin_halfhand", "turn_over")
    assert hand(s, RED) == {"lumber": 1}
    play(s, "roll")
    assert hand(s, YELLOW) == {"lumber": 1}
    s = position(red={"hero": "qhorin_halfhand"})
    assert listed(s, "qhorin_halfhand") == []
    assert refused(s, "qhorin_halfhand") == "W18.19"


@pytest.mark.rule("WS80", "WR66", "W18.15", "W18.19", "W6.9", "W22.7", "W19.11")
def test_ygritte_before_the_roll() -> None:
    s = position(
        gift={"d2": ["regular"]},
        red={"hero": "ygritte", "keeps": ["v19"]},
        dice=(4, 4, 12),
    )
    assert refused(s, "ygritte d1 regular") == "W18.19"
    assert refused(s, "ygritte d2 giant") == "W18.19"
    play(s, "ygritte d2 regular", "turn_over")
    assert gift(s) == {}
    assert s.table.frostfangs[0] == 24
    assert hand(s, RED) == {}
    play(s, "roll")
    assert hand(s, RED) == {"grain": 2}
    s = position(red={"hero": "ygritte"})
    assert listed(s, "ygritte") == []


@pytest.mark.rule("W18.3", "W18.23", "WR34", "W17.16")
def test_bowen_marsh_exchanges_one_for_one() -> None:
    s = position(
        rolled=True,
        red={"hero": "bowen_marsh", "hand": {"ore": 3}},
        blue={"hand": {"brick": 19}},
    )
    assert refused(s, "bowen_marsh ore ore") == "W18.3"
    assert refused(s, "bowen_marsh ore brick") == "W18.23"
    assert refused(s, "bowen_marsh wool ore") == "W18.23"
    assert listed(s, "bowen_marsh") == ["ore lumber", "ore wool", "ore grain"]
    play(s, "bowen_marsh ore grain", "turn_over")
    assert hand(s, RED) == {"ore": 2, "grain": 1}
    assert refused(s, "bowen_marsh ore grain") == "W17.4"
    assert refused(s, "trade ore lumber") == "W9.12"  # other rates stay as they are


@pytest.mark.rule("W18.23", "WR35")
def test_samwell_needs_a_card_in_the_supply() -> None:
    all_cards = dict.fromkeys(("lumber", "brick", "wool", "grain"), 19)
    s = position(
        yellow={"hand": {**all_cards, "ore": 18}}, blue={"hero": "samwell_tarly"}, dice=(1, 1, 12)
    )
    play(s, "roll")
    assert listed(s, "samwell_tarly") == ["ore"]
    assert refused(s, "samwell_tarly wool") == "W18.23"
    s = position(
        yellow={"hand": {**all_cards, "ore": 19}}, blue={"hero": "samwell_tarly"}, dice=(1, 1, 12)
    )
    play(s, "roll")
    assert s.table.flow.kind == "act"


@pytest.mark.rule("W18.4", "WR35")
@pytest.mark.parametrize("holder", ["red", "blue"])
def test_samwell_asks_whoever_holds_him_on_any_roll(holder: str) -> None:
    """The cards of the roll before do not count."""
    players: dict[str, Any] = {"red": {"settlements": ["v16"]}, "blue": {"settlements": ["v24"]}}
    players[holder]["hero"] = "samwell_tarly"
    s = position(dice=(6, 6, 12), gainers=[RED, BLUE], **players)
    play(s, "roll")
    assert (s.table.flow.kind, s.to_move()) == ("samwell", (RED if holder == "red" else BLUE,))


@pytest.mark.rule("W18.6", "W15.6", "WR36")
def test_a_road_that_is_taken_up_is_missed_at_once() -> None:
    s = position(
        rolled=True,
        longest_road=RED,
        red={"hero": "othell_yarwyck", "settlements": ["v10"], "roads": CHAIN[:6]},
    )
    play(s, f"othell_yarwyck {CHAIN[5]}")
    assert s.view(None)["players"][RED]["road_length"] == 5
    assert not s.table.reach[RED] >> SITES.index["v52"] & 1
    assert refused(s, "road e77") == "W11.6"
    assert allowed(s, "road e14")


@pytest.mark.rule("W18.10", "W25.4")
def test_melisandre_shuffles_what_she_leaves() -> None:
    """The order that the deck had before is gone, and which luck it has now decides."""
    deck = [*["ranger_patrol"] * 5, *["victory_point"] * 5, "road_building"]
    red = {"hero": "melisandre", "hand": {"wool": 1, "grain": 1, "brick": 1}}

    def left(cards: list[str], seed: int) -> list[int]:
        s = position(rolled=True, deck=cards, red=red)
        play(s, "melisandre ore brick")
        s.table.flow.chance = FastChance(seed)
        play(s, "keep_card ranger_patrol")
        deck: list[int] = s.table.deck
        return deck

    found = [left(deck, seed) for seed in range(5)]
    assert len({tuple(order) for order in found}) > 1
    assert all(sorted(order) == sorted(found[0]) for order in found)
    assert left([*deck[:3], *reversed(deck[3:])], 1) == found[1]
