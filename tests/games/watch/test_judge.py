"""The judge prefers what wins, and a bot that follows it beats random players."""

from typing import Any

import pytest
from tests.games.watch.helpers import BLUE, RED, SETTLEMENT, position

from throneroom.arena import Series, simulate
from throneroom.games.watch.judge import judge

GAMES = 16


def mark(**table: Any) -> float:
    return judge(position(**table).table, RED)


def test_points_and_production_are_good() -> None:
    nothing = mark()
    poor = mark(red={"settlements": ["v01"]})  # one hex, 11
    good = mark(red={"settlements": ["v16"]})  # three hexes: 11, 8, 4
    keep = mark(red={"keeps": ["v16"]})
    hidden = mark(red={"keeps": ["v16"], "cards": {"victory_point": 1}})
    assert nothing < poor < good < keep < hidden


def test_blockers_are_bad_for_those_they_block() -> None:
    red = {"settlements": ["v16"]}
    assert mark(red=red, tormund="a2") < mark(red=red, tormund="d4")
    assert mark(red=red, gift={"a2": ["regular"]}) < mark(red=red, gift={"d4": ["regular"]})
    blue = {"keeps": ["v16"]}
    assert mark(blue=blue, tormund="a2") > mark(blue=blue, tormund="d4")


def test_variety_and_room_and_cards_are_good() -> None:
    assert mark(red={"roads": ["e25"]}) > mark(
        red={"roads": ["e25"]}, blue={"settlements": ["v16"]}
    )
    assert mark(red={"roads": ["e25"], "hand": SETTLEMENT}) > mark(
        red={"roads": ["e25"], "hand": {"ore": 4}}
    )
    assert mark(red={"cards": {"ranger_patrol": 1}}) > mark()


def test_guards_matter_more_when_the_wall_is_about_to_fall() -> None:
    ahead, behind = [[RED, RED], [BLUE], [], []], [[BLUE, BLUE], [RED], [], []]
    calm = mark(wall=ahead) - mark(wall=behind)
    danger = mark(wall=ahead, breaches=2) - mark(wall=behind, breaches=2)
    assert 0 < calm < danger


@pytest.mark.parametrize("variant", ["brotherhood", "base"])
def test_one_greedy_among_random_bots_wins(variant: str) -> None:
    bots = ("greedy", "random", "random", "random")
    options = {"variant": variant}
    report = simulate(Series("watch", 4, GAMES, 7, bots, options, rotate=True))
    assert report.finished == GAMES
    assert report.wins_by_bot["greedy"] / GAMES >= 0.85
