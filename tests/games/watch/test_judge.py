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

from throneroom.games.watch.features import count, pace
from throneroom.games.watch.judge import judge
from throneroom.kernel import load


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


def test_who_is_behind_on_the_wall_wants_it_guarded_where_it_is_weak() -> None:
    # Blue has more guards: a breach is good for Blue alone, above all the last one.
    table: dict[str, Any] = {"breaches": 2, "clearings": [2, 0, 0, 0]}
    camps = {"frozen_river": ["regular"]}
    behind = mark(wall=[[BLUE, BLUE], [BLUE], [BLUE], []], camps=camps, **table)
    where_it_holds = mark(wall=[[BLUE, BLUE], [BLUE], [BLUE, RED], []], camps=camps, **table)
    where_it_is_weak = mark(wall=[[BLUE, BLUE, RED], [BLUE], [BLUE], []], camps=camps, **table)
    assert behind < where_it_holds < where_it_is_weak
    # The more so when those who come can breach it.
    climbers = {"frozen_river": ["climber"]}
    climber = mark(wall=[[BLUE, BLUE], [BLUE], [BLUE], []], camps=climbers, **table)
    nobody = mark(wall=[[BLUE, BLUE], [BLUE], [BLUE], []], **table)
    assert behind < climber < nobody


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


def test_production_counts_by_what_can_be_built_of_it() -> None:
    """Much of one resource builds little, unless it can be traded well."""
    usual, harbour = (4, 4, 4, 4, 4), (2, 4, 4, 4, 4)
    even = pace((2.0, 2.0, 2.0, 2.0, 2.0), usual)
    assert even[0] == pytest.approx(2.0, abs=0.01)  # one of each, and ore for two more
    one_kind = pace((10.0, 0.0, 0.0, 0.0, 0.0), usual)
    assert all(0 < few < many for few, many in zip(one_kind, even, strict=True))
    traded = pace((10.0, 0.0, 0.0, 0.0, 0.0), harbour)
    assert all(few < more for few, more in zip(one_kind, traded, strict=True))
    assert pace((0.0,) * 5, usual) == (0.0, 0.0, 0.0)


def test_a_table_of_two_has_weights_of_its_own() -> None:
    state = load("watch").start(2, {"variant": "base", "board": "catan"}, 1)
    assert count(state.table).kind == "base-2"
    assert judge(state.table) == pytest.approx([0.5, 0.5], abs=0.05)
