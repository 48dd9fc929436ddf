"""Positions from outside: short ones get sensible defaults, wrong ones are refused."""

from typing import Any

import pytest
from tests.games.watch.helpers import KEEP, RED, play, position, used

from throneroom.games.watch import GAME
from throneroom.kernel import BadInput


def test_an_empty_position_is_a_turn_about_to_begin() -> None:
    s = GAME.from_position({"game": "watch", "seats": 4})
    t = s.table
    assert (t.flow.kind, s.to_move()) == ("before_roll", (RED,))
    assert t.supply == [19] * 5
    assert len(t.deck) == 25
    assert len(t.pool) + sum(map(len, t.under_settlements)) + sum(map(len, t.under_keeps)) == 57
    assert t.hero_pool.bit_count() == 7


def test_a_position_may_begin_with_placement() -> None:
    s = position(at="placement", first=2)
    assert (s.table.flow.kind, s.to_move()) == ("place_settlement", (2,))
    assert len(s.table.pool) == 57
    s = position(options={"variant": "base"}, at="placement")
    assert s.to_move() == (RED,)


@pytest.mark.rule("W1.5", "W1.14", "W1.13", "W12.4", "W11.5", "W13.3", "W20.11", "W22.5", "W10.1")
@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"red": {"hand": {"ore": 10}}, "blue": {"hand": {"ore": 10}}}, "watch-position-too-many"),
        ({"red": {"settlements": ["v10", "v16"]}}, "watch-position-place"),
        ({"red": {"settlements": ["v10"]}, "blue": {"keeps": ["v10"]}}, "watch-position-place"),
        ({"red": {"settlements": ["v20"]}}, "watch-position-place"),
        ({"red": {"roads": ["e40"]}}, "watch-position-place"),
        ({"red": {"roads": ["e15"]}, "blue": {"roads": ["e15"]}}, "watch-position-place"),
        ({"red": {"roads": ["e15", "e15"]}}, "watch-position-too-many"),
        ({"red": {"cards": {"victory_point": 6}}}, "watch-position-too-many"),
        ({"red": {"hero": "ygritte"}, "blue": {"hero": "ygritte"}}, "watch-position-too-many"),
        ({"red": {"under_keeps": ["hornfoot_giant"]}}, "watch-position-length"),
        ({"red": {"under_settlements": [None] * 5}}, "watch-position-length"),
        ({"deck": ["new_recruits"] * 3}, "watch-position-too-many"),
        ({"bought": {"ranger_patrol": 1}}, "watch-position-too-many"),
        ({"pool": ["hornfoot_giant"] * 4}, "watch-position-too-many"),
        ({"wall": [[0] * 6, [], [], []]}, "watch-position-too-many"),
        ({"wall": [[0] * 5, [0] * 3, [], []]}, "watch-position-too-many"),
        ({"wall": [[], []]}, "watch-position-length"),
        ({"clearings": [1, 0, 0, 0]}, "watch-position-too-many"),
        ({"camps": {"hornfoot": ["regular"] * 5}}, "watch-position-too-many"),
        ({"gift": {"e3": ["regular"]}}, "watch-position-place"),
        ({"gift": {"a1": ["regular"] * 3}}, "watch-position-place"),
        ({"hero_pool": ["othell_yarwyck"]}, "watch-position-too-many"),
        ({"routes": {"r1": "wool"}}, "position-bad-word"),
        ({"numbers": {"a1": 7}}, "position-bad-word"),
        ({"tormund": "e2"}, "position-bad-word"),
        ({"tormund": "nowhere"}, "position-unknown-name"),
        ({"returning": [["ore"], [], [], []]}, "watch-position-too-many"),
        ({"returning": [[]]}, "watch-position-length"),
        (
            {"offer": {"give": ["ore"], "get": ["wool"], "answers": [None] * 4}},
            "watch-position-too-many",
        ),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {"give": ["ore"], "get": ["wool"], "answers": [None]},
            },
            "watch-position-length",
        ),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {
                    "give": ["ore"],
                    "get": ["wool"],
                    "answers": [None, [1, ["wool"], ["ore"]], None, None],
                },
            },
            "position-bad-word",
        ),
        ({"snow": 3}, "position-unknown-field"),
        ({"red": {"snow": 3}}, "position-unknown-field"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as complaint:
        position(**table)
    assert complaint.value.key == key


@pytest.mark.rule("W4.19", "WR12", "W9.7")
@pytest.mark.parametrize(
    ("table", "key", "path"),
    [
        ({"pool": [], "used": []}, "watch-position-length", "/table/pool"),
        (
            {"red": {"under_settlements": []}},
            "watch-position-length",
            "/table/players/0/under_settlements",
        ),
        ({"red": {"under_keeps": []}}, "watch-position-length", "/table/players/0/under_keeps"),
        (
            {
                "red": {"hand": {"ore": 1}},
                "offer": {"give": ["ore"], "get": ["ore"], "answers": [None] * 4},
            },
            "watch-position-place",
            "/table/offer",
        ),
    ],
)
def test_tokens_and_offers_that_cannot_be_are_refused(
    table: dict[str, Any], key: str, path: str
) -> None:
    with pytest.raises(BadInput) as complaint:
        position(rolled=True, **table)
    assert (complaint.value.key, complaint.value.data["path"]) == (key, path)


@pytest.mark.rule("WR12", "W12.8")
def test_a_single_token_left_is_enough() -> None:
    s = position(
        rolled=True,
        pool=["hornfoot_climber"],
        used=[],
        red={"settlements": ["v10", "v12"], "hand": {card: 2 * n for card, n in KEEP.items()}},
    )
    play(s, "keep v10", "keep v12")
    assert (len(used(s)) + len(s.table.pool), s.table.keeps[RED].bit_count()) == (3, 2)


@pytest.mark.rule("W4.19", "W5.1")
def test_no_token_is_dealt_and_no_turn_counted_before_the_placement_is_done() -> None:
    s = position(at="placement")
    assert s.table.turn == 0
    assert GAME.from_position(s.to_position()).digest() == s.digest()
