"""T3, T23, T31, T32: words, control, secrets and points on which sources differ."""

import json
from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput
from throneroom.text import Translator


@pytest.mark.rule("T3.1", "T23.2", "T3.2", "TR3.2", "T3.5")
def test_units_and_where_they_stand() -> None:
    board = Board(
        {
            "dragonstone": army("baratheon", "f"),
            "shipbreaker_bay": army("baratheon", "ss"),
            "port_of_dragonstone": army("baratheon", "ss"),
            "kingswood": army("baratheon", "ff"),
        },
        at="cards",
        cards=["supply", None, None],
        round=2,
        supply={"baratheon": 6},
        garrisons={"baratheon": 2},
    )
    # Supply 2 allows three armies, and these are three: the Ships in port and at sea are two
    # groups, the garrison is no unit.
    assert board.house("baratheon")["supply"] == 2
    assert board.asked() == "place_orders"
    for areas in (
        {"winterfell": army("stark", "s")},
        {"bay_of_ice": army("stark", "f")},
        {"port_of_winterfell": army("stark", "k")},
        {"bay_of_ice": token("stark")},
        {"port_of_winterfell": token("stark")},
    ):
        with pytest.raises(BadInput):
            Board(areas, at="planning")


@pytest.mark.rule("T23.1", "T23.10", "T23.12", "T23.13", "TR23.5", "T3.4", "T30.1")
def test_who_controls() -> None:
    board = Board(
        {
            "seagard": army("greyjoy", "", routed="f"),
            "riverrun": token("greyjoy"),
            "pyke": token("lannister"),
            "winterfell": army("lannister", "f"),
            "kings_landing": {"neutral": 5},
        },
        at="planning",
    )
    control = {name: board.control(name) for name in ("seagard", "riverrun", "pyke", "winterfell")}
    assert control == {
        "seagard": "greyjoy",
        "riverrun": "greyjoy",
        "pyke": "lannister",
        "winterfell": "lannister",
    }
    assert board.control("dragonstone") == "baratheon"
    assert board.control("kings_landing") is None
    assert board.control("harrenhal") is None
    assert isinstance(board.area("riverrun")["token"], str)  # one token, not a list of them


@pytest.mark.rule("T23.11", "T1.16", "T3.9", "T3.10")
def test_a_power_token_gives_no_strength() -> None:
    board = Board(
        {
            "riverrun": army("lannister", "f", "march_0"),
            "seagard": army("greyjoy", "f", token="greyjoy"),
        }
    )
    board.attack("lannister", "riverrun", "seagard", "f", token=True)
    assert board.initial() == (1, 1)
    started = board.event("combat")
    assert (started["attacker"], started["defender"]) == ("lannister", "greyjoy")
    assert started["area"] == "seagard"
    # Lannister's own token left its own stock: power, board and pool are still 20 for each House.
    house = board.house("lannister")
    assert (house["power"], house["pool"]) == (4, 15)
    assert board.area("riverrun")["token"] == "lannister"
    assert board.house("greyjoy")["pool"] == 14


@pytest.mark.rule("T3.8", "T1.14")
def test_destroyed_units_can_be_recruited_again() -> None:
    board = Board(
        {
            "winterfell": army("stark", "kkk"),
            "white_harbor": army("stark", "kk"),
        },
        at="cards",
        cards=["mustering", None, "wildlings_attack"],
        round=2,
        supply={"stark": 6},
        next_wildling=["the_horde_descends"],
    )
    board.play("baratheon", "done").play("lannister", "done")
    assert board.refused("stark", "recruit winterfell knight winterfell") == "T1.13"
    fewer = Board(
        {"winterfell": army("stark", "kk"), "white_harbor": army("stark", "kk")},
        at="cards",
        cards=["mustering", None, None],
        round=2,
        supply={"stark": 6},
    )
    fewer.play("baratheon", "done").play("lannister", "done")
    fewer.play("stark", "recruit winterfell knight winterfell")
    assert fewer.units("winterfell") == "stark kkk"


@pytest.mark.rule("TR4.2", "TR9.2", "T9.2")
def test_a_house_without_anything_still_plays() -> None:
    board = Board(
        {"sunspear": army("tyrell", "f"), "winterfell": army("stark", "f")},
        at="cards",
        cards=["a_throne_of_blades", "clash_of_kings", None],
        round=2,
        tracks={"iron_throne": ["martell", "lannister", "stark", "baratheon", "greyjoy", "tyrell"]},
    )
    assert board.awaited() == ["martell"]
    board.play("martell", "choose nothing")
    assert "martell" in board.awaited()
    for house in ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"):
        board.play(house, f"bid {1 if house == 'martell' else 0}")
    # The holder of the token decides alone, the tied Houses are not asked.
    assert board.awaited() == ["martell"]
    assert set(board.legal("martell")) == {
        "rank stark",
        "rank greyjoy",
        "rank lannister",
        "rank baratheon",
        "rank tyrell",
    }


@pytest.mark.rule("T31.2", "T31.8", "TR31.2", "T34.1", "T31.3")
def test_what_everybody_sees() -> None:
    state = GAME.start(6, {}, seed=3)
    spectator = state.view(None)
    for seat in range(6):
        seen = state.view(seat)
        own = seen["houses"][seen["you"]].pop("tokens")
        assert sum(own.values()) == 15
        assert {**seen, "you": None} == spectator
    assert all(len(entry["hand"]) == 7 for entry in spectator["houses"].values())
    assert all(entry["power"] == 5 for entry in spectator["houses"].values())


@pytest.mark.rule("T31.5", "T31.6", "T31.7", "TR31.1")
def test_nothing_can_be_given_lent_or_shown() -> None:
    hands = ("give", "lend", "trade", "show", "swap", "promise")
    assert not [verb for verb in GAME.verbs if verb in hands]
    # No verb names another House as a receiver: Houses are named only to break ties.
    naming = {v for v, form in GAME.verbs.items() if any(p.name == "house" for p in form.params)}
    assert naming == {"rank", "name_bidder"}


@pytest.mark.rule("T32.1", "T32.9", "T26.2", "T26.3")
def test_an_equal_strength_beats_a_neutral_force() -> None:
    areas = {
        "kings_landing": {"neutral": 5},
        "kingswood": army("baratheon", "fk", "march_0"),
        "blackwater": army("baratheon", "k", "support"),
    }
    board = Board(areas)
    board.attack("baratheon", "kingswood", "kings_landing", "fk")
    assert board.units("kings_landing") == "baratheon fk"
    del areas["blackwater"]
    board = Board(areas)
    board.play("baratheon", "resolve_march kingswood")
    assert board.refused("baratheon", "march kingswood>kings_landing:fk") == "T26.2"


@pytest.mark.rule("T32.5")
def test_the_bulgarian_name_of_martell() -> None:
    assert Translator("bg", GAME).name("house", "martell") == "Дом Мартел"


def test_positions_are_refused_when_they_break_the_box() -> None:
    start = GAME.start(6, {}, seed=1).to_position()
    changes: tuple[dict[str, Any], ...] = (
        {"power": {"stark": 21}},
        {"supply": {"stark": 7}},
        {"houses": ["stark", "stark", "lannister", "baratheon", "tyrell", "martell"]},
        {"tracks": {"iron_throne": ["stark"]}},
        {"areas": {"winterfell": {"house": "stark", "units": "kkkkkk"}}},
        {"areas": {"winterfell": {"house": "stark", "units": "f", "neutral": 3}}},
        {"areas": {"port_of_winterfell": {"house": "lannister", "units": "s"}}},
        {"areas": {"port_of_winterfell": {"house": "stark", "units": "ssss"}}},
        {"areas": {"karhold": {"order": "march_0"}}},
        {"hands": {"stark": ["tywin_lannister"]}},
        {"hands": {"stark": ["robb_stark"]}, "discards": {"stark": ["robb_stark"]}},
        {"wildling_deck": ["crow_killers"] * 9},
        {"decks": [[], [], []]},
        {"at": "nowhere"},
        {"nonsense": 1},
    )
    for change in ({}, *changes):
        position = json.loads(json.dumps(start))
        position["table"] = change
        del position["flow"]
        if not change:
            assert GAME.from_position(position).to_move()
            continue
        with pytest.raises(BadInput):
            GAME.from_position(position)
