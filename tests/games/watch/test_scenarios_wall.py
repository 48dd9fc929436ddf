"""Scenarios WS37 to WS64: wildlings, the Wall, ends and ties."""

from typing import Any

import pytest
from tests.games.watch.helpers import (
    APART,
    BASE,
    BLACK,
    BLUE,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    camp,
    gift,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
    under_keeps,
    under_settlements,
    used,
    with_dice,
)

from throneroom.games.watch.geometry import HEXES
from throneroom.kernel import Outcome, State

EVERY_GUARD = {"lumber": 5, "brick": 5, "wool": 5}


def outcome(state: State) -> Outcome:
    found = state.outcome()
    assert found is not None
    return found


@pytest.mark.rule("WS37", "W24.4", "W24.8", "W24.10", "W24.11", "W21.6", "WR69", "W19.12", "WR22")
def test_the_winning_settlement_brings_the_third_breach() -> None:
    s = position(
        rolled=True,
        breaches=2,
        camps={"hornfoot": ["regular", "regular", "climber", "giant"]},
        wall=[[RED], [BLUE, BLUE], [], [YELLOW, YELLOW]],
        red={
            "keeps": ["v01", "v02", "v03", "v04"],
            "settlements": ["v10"],
            "roads": ["e11"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(1, "hornfoot_regular"),
        },
        blue={"keeps": ["v21", "v23", "v25"]},
        yellow={"keeps": ["v34", "v36", "v38"], "settlements": ["v49"]},
    )
    events = play(s, "settlement v12")
    assert outcome(s).reason == "third_breach"
    assert outcome(s).winners == (YELLOW,)
    assert outcome(s).scores == (10, 6, 7, 0)
    assert kinds(events).count("arrived") == 1
    assert camp(s, 2) == ["regular", "climber", "giant", "regular"]
    assert s.table.breaches == 3


@pytest.mark.rule("WS38", "W24.3", "W24.5", "W13.9", "W23.6", "WR25")
def test_the_tenth_point_is_lost_again() -> None:
    s = position(
        rolled=True,
        camps={"hornfoot": ["regular", "giant", "regular", "regular"]},
        wall=[[RED], [RED], [BLUE, BLUE, BLUE], [RED]],
        red={
            "keeps": ["v01", "v02", "v03", "v04"],
            "roads": ["e11"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(0, "hornfoot_climber"),
        },
    )
    assert s.table.points[RED] == 9
    play(s, "settlement v12")
    assert s.outcome() is None
    assert s.table.guards_of[RED] == 2
    assert s.table.points[RED] == 9
    assert s.table.clearings == [0, 0, 1, 0]
    assert camp(s, 2) == ["regular", "regular", "climber"]
    assert s.to_move() == (RED,)


SEVEN_IN_THE_GIFT = {tile: ["regular"] for tile in ("b1", "b2", "b3", "b4", "c1", "c2", "c3")}


@pytest.mark.rule("WS39", "W24.9", "W22.10", "W24.15")
def test_the_eighth_is_a_climber() -> None:
    s = position(
        gift=SEVEN_IN_THE_GIFT,
        camps={"frozen_river": ["climber"]},
        wall=[[BLUE], [], [], []],
        dice=(1, 1, 1),
    )
    play(s, "roll")
    assert s.table.in_gift == 8
    assert gift(s)["a1"] == ["climber"]
    assert s.table.breaches == 0
    assert s.table.guards[0] == (BLUE,)
    assert outcome(s).reason == "gift_overrun"
    assert outcome(s).winners == (BLUE,)


@pytest.mark.rule("WS40", "WR17", "W24.14", "W22.1")
def test_seven_in_the_gift_and_the_third_breach_in_one() -> None:
    tiles = ("a1", "a2", "a3", "a4", "b1", "b2", "b3")
    s = position(
        breaches=2,
        gift={tile: ["regular"] for tile in tiles},
        camps={"hornfoot": ["regular"]},
        clearings=[0, 0, 1, 0],
        wall=[[RED], [], [BLUE], []],
        blue={"settlements": ["v10"]},
        dice=(1, 1, 6),
    )
    play(s, "roll")
    assert s.table.guards_of == [1, 0, 0, 0]
    assert s.table.in_gift == 8
    assert s.table.breaches == 2
    assert s.table.clearings == [0, 0, 1, 0]  # the second one did not cross any more
    assert outcome(s).reason == "gift_overrun"
    assert outcome(s).winners == (RED,)


@pytest.mark.rule("WS41", "W24.6", "WR26", "W24.3", "W24.4")
@pytest.mark.parametrize(
    ("kind", "breaches", "reason", "winners"),
    [
        ([], 0, "true_victory", (RED,)),
        (["regular"], 2, "third_breach", (BLUE,)),
        (["giant"], 0, "", ()),
    ],
)
def test_ten_points_at_the_start_of_the_turn(
    kind: list[str], breaches: int, reason: str, winners: tuple[int, ...]
) -> None:
    guards = [RED] if kind == ["giant"] else []
    s = position(
        active=BLACK,
        rolled=True,
        longest_road=RED,
        breaches=breaches,
        camps={"hornfoot": kind},
        wall=[[RED, RED], [BLUE, BLUE, BLUE, BLUE], [] if guards else [RED], guards],
        red={
            "keeps": ["v21", "v23", "v34", "v36"],
            "roads": ["e02", "e03", "e04", "e05", "e06"],
        },
        blue={"settlements": ["v10"]},
        dice=(1, 1, 7),
    )
    assert s.table.points[RED] == 10
    play(s, "end_turn")
    assert s.outcome() is None
    assert s.to_move() == (RED,)
    play(s, "roll")
    if reason:
        assert (outcome(s).reason, outcome(s).winners) == (reason, winners)
    else:
        assert s.outcome() is None
        assert s.table.points[RED] == 9
        assert s.table.flow.kind == "act"


@pytest.mark.rule("WS42", "W21.2", "W21.3", "W21.4", "W21.5", "WR23")
def test_a_rush_with_two_breaches() -> None:
    s = position(
        rolled=True,
        camps={"frozen_river": ["regular"] * 4},
        red={
            "roads": ["e15"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(0, "frozen_river_regular"),
        },
    )
    events = play(s, "settlement v10")
    markers = [event.params[0] for event in events if event.kind == "breach_marker"]
    assert markers == [1, 2]
    assert gift(s) == {"a1": ["regular"], "b1": ["regular"]}
    assert camp(s, 0) == ["regular"] * 3


@pytest.mark.rule("WS43", "W12.12", "W21.4", "W19.5")
def test_a_keep_with_a_rush_in_between() -> None:
    s = position(
        rolled=True,
        camps={"cave_dwellers": ["regular", "regular", "climber", "regular"]},
        wall=[[], [RED], [RED, BLUE], []],
        clearings=[0, 0, 1, 0],
        red={
            "settlements": ["v10"],
            "hand": KEEP,
            "under_keeps": under_keeps(0, "cave_dwellers_regular", "cave_dwellers_giant"),
        },
    )
    events = play(s, "keep v10")
    assert s.table.clearings == [0, 1, 2, 0]
    assert "breach" not in kinds(events)
    assert camp(s, 1) == ["climber", "regular", "regular", "giant"]


@pytest.mark.rule("WS44", "WR20", "W20.8", "W22.5")
def test_a_giant_at_a_full_clearing() -> None:
    s = position(
        wall=[[], [], [RED, BLUE, RED, BLUE, RED], []],
        clearings=[0, 0, 5, 0],
        camps={"cave_dwellers": ["giant"]},
        dice=(1, 1, 5),
    )
    play(s, "roll")
    assert s.table.guards[2] == (RED, BLUE, RED)
    assert s.table.frostfangs[2] == 8
    assert gift(s) == {
        "c1": ["regular", "regular"],
        "c2": ["regular"],
        "c3": ["regular"],
        "c4": ["regular"],
    }
    assert s.table.breaches == 1


@pytest.mark.rule("WS45", "W20.8", "W20.6")
def test_a_giant_leaves_a_balance() -> None:
    s = position(
        wall=[[RED, BLUE, RED], [], [], []],
        clearings=[2, 0, 0, 0],
        camps={"frozen_river": ["giant"]},
        dice=(1, 1, 1),
    )
    play(s, "roll")
    assert s.table.guards[0] == (BLUE, RED)
    assert s.table.clearings == [2, 0, 0, 0]
    assert s.table.breaches == 0


@pytest.mark.rule("WS46", "W20.9", "W22.2")
def test_a_giant_at_an_unguarded_section() -> None:
    s = position(camps={"hornfoot": ["giant"]}, wall=[[RED], [], [], []], dice=(1, 1, 8))
    play(s, "roll")
    assert gift(s) == {"d1": ["giant"]}
    assert s.table.breaches == 1
    assert s.table.guards_of[RED] == 1


@pytest.mark.rule("WS47", "W22.6", "W20.7", "W8.6", "W8.7", "WR51", "WR75")
def test_a_climber_and_tormund() -> None:
    s = position(
        tormund="c1",
        wall=[[], [], [RED] * 5, []],
        camps={"cave_dwellers": ["climber"]},
        dice=(1, 1, 5),
    )
    play(s, "roll")
    assert gift(s) == {"c1": ["climber"]}
    assert len(s.table.guards[2]) == 5
    assert s.table.breaches == 0
    assert s.table.in_gift == 1


@pytest.mark.rule("WR75", "W22.4", "W22.6", "W8.6")
@pytest.mark.parametrize("kind", ["regular", "climber", "giant"])
def test_every_wildling_that_crosses_is_placed_beside_tormund(kind: str) -> None:
    s = position(
        tormund="c2",
        gift={"c1": ["regular"]},
        camps={"cave_dwellers": [kind]},
        dice=(1, 1, 5),
    )
    play(s, "roll")
    assert gift(s) == {"c1": ["regular"], "c2": [kind]}
    assert s.table.tormund == HEXES.index["c2"]


@pytest.mark.rule("WS48", "W22.5", "WR18")
def test_a_line_that_is_full() -> None:
    s = position(
        gift={tile: ["regular"] for tile in ("a1", "a2", "a3", "a4")},
        wall=[[RED, RED], [], [], []],
        camps={"frozen_river": ["climber"]},
        dice=(1, 1, 2),
    )
    play(s, "roll")
    assert gift(s)["a1"] == ["regular", "climber"]


@pytest.mark.rule("WS49", "W22.4")
def test_a_gap_in_a_line() -> None:
    s = position(
        gift={"b1": ["regular"], "b3": ["regular"]},
        camps={"cave_dwellers": ["regular"]},
        dice=(1, 1, 4),
    )
    play(s, "roll")
    assert gift(s) == {"b1": ["regular"], "b2": ["regular"], "b3": ["regular"]}
    assert s.table.breaches == 1


@pytest.mark.rule("WS50", "W20.2", "W3.18")
@pytest.mark.parametrize("face", [9, 10, 11, 12, 6])
def test_faces_without_effect(face: int) -> None:
    clans = ("frozen_river", "cave_dwellers", "hornfoot")[: 2 if face == 6 else 3]
    s = position(camps={clan: ["regular"] for clan in clans}, dice=(1, 1, face))
    before = list(s.table.camps)
    play(s, "roll")
    assert s.table.camps == before
    assert s.table.clearings == [0, 0, 0, 0]
    assert s.table.in_gift == 0


@pytest.mark.rule("WS51", "W5.6", "W7.11", "W5.4", "W5.5", "W5.11", "WR14")
def test_a_seven_and_wildlings() -> None:
    s = position(
        camps={"cave_dwellers": ["regular"]},
        wall=[[], [RED], [], []],
        red={"hand": {"ore": 8}},
        blue={"settlements": ["v10"], "hand": {"wool": 1}},
        dice=(3, 4, 4),
    )
    play(s, "roll")
    assert s.table.flow.kind == "discard"
    play(s, *["discard ore"] * 4)
    assert s.table.flow.kind == "move_tormund"
    assert refused(s, "end_turn") == "K3"
    play(s, "tormund a1")
    assert s.table.clearings == [0, 0, 0, 0]
    play(s, "steal blue")
    assert s.table.clearings == [0, 1, 0, 0]
    assert hand(s, RED) == {"ore": 4, "wool": 1}


@pytest.mark.rule("WS52", "W6.8", "W6.10", "WR15", "W22.8")
def test_production_comes_before_the_advance() -> None:
    s = position(camps={"frozen_river": ["regular"]}, blue={"settlements": ["v11"]}, dice=(2, 4, 3))
    play(s, "roll")
    assert hand(s, BLUE) == {"wool": 1}
    assert gift(s) == {"b1": ["regular"]}
    play(s, "end_turn")
    s = with_dice(s, 2, 4, 12)
    play(s, "roll")
    assert hand(s, BLUE) == {"wool": 1}


@pytest.mark.rule("WS53", "W19.7", "WR13")
def test_no_figure_left() -> None:
    s = position(
        rolled=True,
        camps={"frozen_river": ["giant"] * 3, "cave_dwellers": ["giant"] * 3},
        gift={"a1": ["giant", "giant"]},
        red={
            "roads": ["e15"],
            "hand": SETTLEMENT,
            "under_settlements": under_settlements(0, "hornfoot_giant"),
        },
        used=[],
    )
    events = play(s, "settlement v10")
    assert "no_figure" in kinds(events)
    assert camp(s, 2) == []
    assert used(s) == ["hornfoot_giant"]


@pytest.mark.rule("WS54", "W19.8", "WR11", "WR12")
def test_an_empty_pool_is_made_of_used_tokens() -> None:
    sites = [site for site in APART if site != "v10"]
    s = position(
        rolled=True,
        red={
            "settlements": ["v10"],
            "hand": KEEP,
            "under_settlements": under_settlements(1),
            "under_keeps": under_keeps(0),
        },
        blue={"keeps": sites[:4]},
        yellow={"keeps": sites[4:8]},
        black={"keeps": sites[8:12]},
        pool=[],
        used=["frozen_river_regular"] * 10 + ["hornfoot_regular"] * 10,
    )
    events = play(s, "keep v10")
    assert kinds(events)[:3] == ["keep", "pool_renewed", "wildling"]
    assert len(s.table.pool) == 19
    assert used(s) == ["cave_dwellers_regular"] * 2
    slots = s.table.under_settlements[RED]
    assert len([token for token in slots if token >= 0]) == 5
    assert slots[0] in (0, 6)


@pytest.mark.rule("WS55", "W12.8", "W19.9", "W19.10", "W4.19", "WR10")
def test_a_returned_settlement_carries_a_new_token() -> None:
    s = position(
        rolled=True,
        blue={},
        red={
            "settlements": ["v10", "v12"],
            "roads": ["e46"],
            "hand": {"ore": 3, "grain": 3, "lumber": 1, "brick": 1, "wool": 1},
            "under_settlements": under_settlements(2),
        },
        pool=["hornfoot_giant"],
        used=[],
    )
    play(s, "keep v10")
    assert s.table.under_settlements[RED][0] == 8  # hornfoot_giant, in the lowest free slot
    play(s, "settlement v38")
    assert used(s)[-1] == "hornfoot_giant"
    assert "giant" in camp(s, 2)


@pytest.mark.rule("WS56", "W23.4", "W13.8", "W13.10", "WR67", "W1.3")
def test_guards_and_points() -> None:
    s = position(
        active=BLACK, rolled=True, wall=[[BLACK], [BLACK], [], []], black={"hand": EVERY_GUARD}
    )
    points = [s.table.points[BLACK]]
    for section in (3, 3, 3, 4, 4):
        play(s, f"guard {section}")
        points.append(s.table.points[BLACK])
    assert points == [0, 1, 1, 2, 2, 2]
    s = position(
        wall=[[BLACK], [BLACK], [BLACK], [BLACK, BLACK]],
        camps={"hornfoot": ["giant"]},
        dice=(1, 1, 7),
    )
    assert s.table.points[BLACK] == 2
    play(s, "roll")
    assert s.table.points[BLACK] == 1


@pytest.mark.rule("WS57", "W13.2", "W13.3", "W1.12")
def test_a_full_section() -> None:
    s = position(rolled=True, wall=[[RED, BLUE, RED, BLUE, RED], [], [], []], red={"hand": GUARD})
    assert refused(s, "guard 1") == "W13.3"
    assert listed(s, "guard") == ["2", "3", "4"]


@pytest.mark.rule("WS58", "W13.4", "W13.6")
def test_a_mixed_section() -> None:
    s = position(
        wall=[[], [RED, BLUE, RED], [], []], camps={"cave_dwellers": ["giant"]}, dice=(1, 1, 4)
    )
    play(s, "roll")
    assert s.table.guards[1] == (BLUE, RED)


# Ends and ties


def third_breach(**more: Any) -> State:
    """The next roll brings the third breach, at section 1, where nobody stands."""
    wall = more.pop("wall")
    s = position(
        active=BLACK,
        breaches=2,
        camps={"frozen_river": ["regular"]},
        wall=[[], *wall],
        dice=(1, 1, 1),
        **more,
    )
    play(s, "roll")
    assert outcome(s).reason.startswith("third_breach")
    return s


TIED_GUARDS = [[RED, BLUE], [RED, BLUE], [RED, BLUE, YELLOW]]


@pytest.mark.rule("WS59", "W24.11", "WR29", "W24.8")
def test_a_tie_of_guards_is_broken_by_points() -> None:
    s = third_breach(
        wall=TIED_GUARDS,
        red={"keeps": APART[:3]},
        blue={
            "keeps": APART[3:5],
            "settlements": APART[5:6],
            "cards": {"victory_point": 2},
        },
    )
    assert s.table.points[:2] == [7, 6]
    assert outcome(s).scores[:2] == (7, 8)
    assert outcome(s).winners == (BLUE,)


@pytest.mark.rule("WS60", "W24.12")
def test_a_tie_of_points_is_broken_by_cards() -> None:
    s = third_breach(
        wall=TIED_GUARDS,
        red={"keeps": APART[:3], "hand": {"ore": 4}, "cards": {"ranger_patrol": 3}},
        blue={
            "keeps": APART[3:5],
            "settlements": APART[5:6],
            "cards": {"victory_point": 1},
            "hand": {"ore": 3, "wool": 2},
        },
    )
    assert outcome(s).scores[:2] == (7, 7)
    assert outcome(s).winners == (BLUE,)


@pytest.mark.rule("WS61", "W24.13", "WR30")
def test_everybody_loses() -> None:
    s = third_breach(
        wall=[[RED, BLUE], [RED, BLUE], [YELLOW]],
        red={"keeps": APART[:2], "hand": {"ore": 2}},
        blue={"keeps": APART[2:4], "hand": {"wool": 2}},
        yellow={"keeps": APART[4:8], "settlements": APART[8:9], "hand": {"wool": 9}},
    )
    assert outcome(s).scores[:3] == (4, 4, 9)
    assert outcome(s).winners == ()
    assert outcome(s).reason == "third_breach_all_lost"


@pytest.mark.rule("WS62", "WR29", "W24.9", "W24.10")
def test_no_guards_at_all() -> None:
    s = position(
        active=BLACK,
        gift={tile: ["regular"] for tile in ("b1", "b2", "b3", "b4", "c1", "c2", "c3")},
        camps={"frozen_river": ["climber"]},
        red={"keeps": APART[:4]},
        blue={"keeps": APART[4:7]},
        yellow={"keeps": APART[7:10]},
        black={"keeps": APART[10:12], "settlements": APART[12:13]},
        dice=(1, 1, 1),
    )
    play(s, "roll")
    assert outcome(s).scores == (8, 6, 6, 5)
    assert outcome(s).winners == (RED,)


@pytest.mark.rule("WS63", "W24.1")
def test_base_victory_before_the_roll() -> None:
    s = position(
        options=BASE,
        active=BLACK,
        rolled=True,
        red={"keeps": APART[:4], "settlements": APART[4:6]},
    )
    assert s.outcome() is None
    play(s, "end_turn")
    assert outcome(s).winners == (RED,)
    assert not s.table.rolled


@pytest.mark.rule("WS64", "W16.1", "W16.4", "WR26", "W14.5", "W14.13", "W5.3")
def test_the_third_patrol_before_the_roll() -> None:
    s = position(
        red={
            "keeps": APART[:4],
            "settlements": APART[4:5],
            "patrols": 2,
            "cards": {"ranger_patrol": 1},
        },
        pool=["cave_dwellers_climber"],
        used=[],
        dice=(1, 1, 12),
    )
    play(s, "patrol_tormund", "tormund d4")
    assert s.table.most_patrols == RED
    assert s.table.points[RED] == 10
    assert used(s) == ["cave_dwellers_climber"]
    assert s.outcome() is None
    assert s.table.flow.kind == "before_roll"
    play(s, "roll")
    assert outcome(s).winners == (RED,)


@pytest.mark.rule("W16.1", "W16.3", "W24.1", "W2.3")
def test_in_the_base_variant_the_third_patrol_wins_before_the_roll() -> None:
    s = position(
        options=BASE,
        red={"keeps": APART[:4], "patrols": 2, "cards": {"ranger_patrol": 1}, "hand": ROAD},
    )
    play(s, "patrol_tormund", "tormund d4")
    assert outcome(s).winners == (RED,)
    assert outcome(s).scores[RED] == 10
