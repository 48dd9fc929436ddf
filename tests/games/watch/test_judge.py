"""The judge prefers what wins."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    APART,
    BASE,
    BLACK,
    BLUE,
    RED,
    SETTLEMENT,
    YELLOW,
    position,
)

from throneroom.games.watch.judge import judge


def mark(**table: Any) -> float:
    return judge(position(**table).table)[RED]


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


# What is worth so many points, without a road or a card.
POINTS = {
    **{points: {"settlements": APART[:points]} for points in range(4, 6)},
    **{
        points: {"settlements": APART[: 10 - points], "keeps": APART[10:][: points - 5]}
        for points in range(6, 9)
    },
    9: {"settlements": APART[:1], "keeps": APART[10:14]},
}


@pytest.mark.rule("W24.1", "W24.3")
@pytest.mark.parametrize("options", [{}, BASE])
def test_a_point_is_always_good(options: dict[str, Any]) -> None:
    def extra(points: int) -> float:
        """What a hidden point adds, which changes nothing else."""
        red = {**POINTS[points], "cards": {"victory_point": 1}}
        return mark(options=options, red=red) - mark(options=options, red=POINTS[points])

    assert all(extra(points) > 0 for points in POINTS)


@pytest.mark.rule("W24.1", "W24.3", "W24.10")
def test_nine_points_are_better_than_seven_with_all_the_guards_of_a_calm_wall() -> None:
    blue = {"settlements": APART[1:4], "keeps": APART[14:15], "hand": SETTLEMENT}
    wall = [[BLUE] * 5, [BLUE] * 2, [], []]
    t = position(rolled=True, red=POINTS[9], blue=blue, wall=wall).table
    assert t.points[:2] == [9, 7]
    assert judge(t)[RED] > judge(t)[BLUE] > judge(t)[YELLOW]
    danger = position(rolled=True, red=POINTS[9], blue=blue, wall=wall, breaches=2).table
    assert judge(danger)[BLUE] > judge(t)[BLUE], "the Wall is about to decide"


@pytest.mark.rule("W24.6", "WR26")
def test_ten_points_that_wait_for_the_roll_are_as_good_as_won() -> None:
    t = position(red={**POINTS[9], "cards": {"victory_point": 1}}).table
    assert judge(t)[RED] > 0.65
    assert max(judge(t)[other] for other in (BLUE, YELLOW, BLACK)) < 0.35
