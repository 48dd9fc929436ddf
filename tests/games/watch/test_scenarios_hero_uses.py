"""Scenarios WS67, WS68 and WS79: when heroes are used, and what becomes of them then."""

import pytest
from tests.games.watch.helpers import (
    BLACK,
    BLUE,
    CARD,
    RED,
    YELLOW,
    allowed,
    hand,
    listed,
    pass_to,
    play,
    position,
    refused,
)

from throneroom.games.watch import GAME
from throneroom.games.watch.content import HEROES


@pytest.mark.rule("WS67", "W17.5", "W17.11", "W17.15", "W17.17", "W17.8")
def test_swap_and_wait() -> None:
    s = position(
        active=BLACK,
        rolled=True,
        gift={"b1": ["regular"]},
        black={"hero": "bowen_marsh", "hand": {"ore": 2}},
    )
    play(s, "bowen_marsh ore wool")
    assert hand(s, BLACK) == {"ore": 1, "wool": 1}
    play(s, "swap ygritte")
    assert listed(s, "ygritte") == []
    assert refused(s, "ygritte b1 regular") == "W17.4"
    assert s.table.hero_pool >> HEROES.index["bowen_marsh"] & 1
    assert s.table.sides[BLACK] == 0
    play(s, "end_turn")
    pass_to(s, BLACK)
    assert allowed(s, "ygritte b1 regular")


@pytest.mark.rule("W17.5")
def test_a_hero_received_in_this_turn_is_not_used_even_by_one_who_used_none() -> None:
    s = position(rolled=True, hero_new=[RED], red={"hero": "bowen_marsh", "hand": {"ore": 1}})
    assert refused(s, "bowen_marsh ore wool") == "W17.5"


@pytest.mark.rule("WS68", "W17.10", "W17.11", "W17.12", "W17.13")
def test_side_b_must_go() -> None:
    s = position(
        active=BLACK,
        rolled=True,
        black={"hero": "jeor_mormont", "side": "b", "hand": {"wool": 1}},
    )
    play(s, "jeor_mormont ore red")
    assert refused(s, "turn_over") == "W17.10"
    assert refused(s, "swap jeor_mormont") == "W17.11"
    assert "jeor_mormont" not in listed(s, "swap")
    assert len(listed(s, "swap")) == 7
    play(s, "swap mance_rayder")
    assert s.table.heroes[BLACK] == HEROES.index["mance_rayder"]


@pytest.mark.rule("WS79", "W17.19", "W2.13", "WR44", "W5.5")
def test_drama_of_heroes() -> None:
    options = {"drama_of_heroes": True}
    s = position(
        options=options,
        red={"settlements": ["v15"]},
        camps={"cave_dwellers": ["regular"]},
        wall=[[], [BLUE], [], []],
        dice=(4, 4, 4),
    )
    play(s, "roll")
    assert s.table.flow.kind == "drama"
    assert hand(s, RED) == {}
    assert refused(s, "remove_hero othell_yarwyck") == "W17.19"
    play(s, "remove_hero ygritte")
    assert not s.table.hero_pool >> HEROES.index["ygritte"] & 1
    assert hand(s, RED) == {"brick": 1}
    assert s.table.clearings == [0, 1, 0, 0]
    for other, dice in ((options, (4, 4, 5)), ({}, (4, 4, 4))):
        s = position(options=other, dice=dice)
        play(s, "roll")
        assert s.table.flow.kind == "act"
    s = position(options=options, hero_pool=[], dice=(4, 4, 4))
    play(s, "roll")
    assert s.table.flow.kind == "act"


@pytest.mark.rule("W17.18", "WR43")
@pytest.mark.parametrize("side", ["a", "b"])
def test_with_an_empty_pool_the_hero_stays(side: str) -> None:
    s = position(
        rolled=True,
        hero_pool=[],
        red={"hero": "bowen_marsh", "side": side, "hand": {"ore": 2}},
    )
    play(s, "bowen_marsh ore wool")
    assert s.table.heroes[RED] == HEROES.index["bowen_marsh"]
    assert s.table.sides[RED] == 0
    assert s.table.flow.kind == "act"
    assert listed(s, "bowen_marsh") == []


@pytest.mark.rule("WR68", "W17.11")
def test_the_only_hero_of_the_pool_must_be_taken() -> None:
    s = position(
        rolled=True,
        hero_pool=["ygritte"],
        red={"hero": "bowen_marsh", "side": "b", "hand": {"ore": 2}},
    )
    play(s, "bowen_marsh ore wool")
    assert [GAME.write(a) for a in s.legal(RED)] == ["swap ygritte"]


@pytest.mark.rule("W17.15", "W17.16", "WR32", "W17.1", "W18.5")
def test_when_heroes_may_be_used() -> None:
    hand_ = {"lumber": 3, "brick": 3, "wool": 3, "grain": 2, "ore": 2}
    uses = {
        "jeor_mormont": "jeor_mormont ore blue",
        "bowen_marsh": "bowen_marsh ore wool",
        "othell_yarwyck": "othell_yarwyck e71",
        "alliser_thorne": "alliser_thorne wool ore",
        "melisandre": "melisandre wool ore",
        "mance_rayder": "mance_rayder blue",
        "benjen_stark": "benjen_stark hornfoot_1",
        "ygritte": "ygritte a1 regular",
        "yoren": "yoren 1",
        "qhorin_halfhand": "qhorin_halfhand",
    }
    allowed_when: dict[str, tuple[bool, bool, bool]] = {}
    for hero, text in uses.items():
        found = []
        for rolled, closed in ((False, False), (True, False), (True, True)):
            s = position(
                rolled=rolled,
                trade_closed=closed,
                tormund="c3",
                gift={"a1": ["regular"]},
                camps={"hornfoot": ["regular"]},
                red={"hero": hero, "hand": hand_, "patrols": 1, "roads": ["e71", "e72"]},
                blue={"settlements": ["v10"]},
            )
            found.append(allowed(s, text))
        allowed_when[hero] = (found[0], found[1], found[2])
    assert allowed_when == {
        "jeor_mormont": (False, True, False),
        "bowen_marsh": (False, True, False),
        "othell_yarwyck": (False, True, True),
        "alliser_thorne": (False, True, True),
        "melisandre": (False, True, True),
        "mance_rayder": (False, True, True),
        "benjen_stark": (True, True, True),
        "ygritte": (True, True, True),
        "yoren": (False, True, True),
        "qhorin_halfhand": (True, True, True),
    }
    s = position(rolled=True, red={"hero": "samwell_tarly"})
    assert refused(s, "samwell_tarly ore") == "W18.5"
    assert refused(s, "bowen_marsh ore wool") == "W17.1"
    s = position(options={"variant": "base"}, rolled=True)
    assert refused(s, "bowen_marsh ore wool") == "W17.1"


@pytest.mark.rule("W17.21", "WR32")
def test_with_the_combined_phase_heroes_are_free_after_the_roll() -> None:
    s = position(
        options={"combined_trade_build": True},
        rolled=True,
        red={"hero": "bowen_marsh", "hand": {**CARD, "brick": 1}},
    )
    play(s, "buy")
    assert allowed(s, "bowen_marsh brick ore")


@pytest.mark.rule("W17.20", "W24.15")
def test_a_dramatic_end_leaves_no_after_use_step() -> None:
    s = position(
        breaches=2,
        camps={"frozen_river": ["regular"] * 4, "hornfoot": ["regular"]},
        wall=[[], [], [], [BLUE]],
        red={"hero": "benjen_stark"},
        pool=["frozen_river_regular"],
    )
    play(s, "benjen_stark hornfoot_1")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    assert s.to_move() == ()


@pytest.mark.rule("W17.14", "W9.8")
def test_an_offer_has_no_room_for_heroes_or_cards() -> None:
    names = {param.names.kind for param in GAME.verbs["offer"].params if param.names}
    assert names == {"resource"}


@pytest.mark.rule("W17.20", "W24.5")
def test_true_victory_after_a_hero_comes_after_the_after_use_step() -> None:
    s = position(
        rolled=True,
        wall=[[RED, RED], [], [], []],
        red={
            "hero": "yoren",
            "patrols": 1,
            "keeps": ["v01", "v02", "v03", "v04"],
            "settlements": ["v10"],
        },
    )
    play(s, "yoren 3")
    assert s.table.points[RED] == 10
    assert s.outcome() is None
    play(s, "turn_over")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (RED,)
    assert BLACK not in outcome.winners


@pytest.mark.rule("W18.1", "W18.2")
def test_jeor_mormont_asks_in_the_order_in_which_he_names() -> None:
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2}},
        blue={"hand": {"ore": 1}},
        yellow={"hand": {"ore": 1}},
    )
    events = play(s, "jeor_mormont ore yellow blue", "give_back wool", "give_back wool")
    others = [(event.kind, event.params[1]) for event in events if len(event.params) > 2][1:]
    assert others == [
        ("demanded", YELLOW),
        ("demanded", BLUE),
        ("gave_back", YELLOW),
        ("gave_back", BLUE),
    ]
