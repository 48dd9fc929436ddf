"""Positions that looked right and could not be played on."""

from typing import Any

import pytest
from tests.games.watch.helpers import KEEP, RED, play, position, used

from throneroom.games.watch import GAME
from throneroom.kernel import BadInput


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
