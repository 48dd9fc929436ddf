"""T30: seven structures at once, or most of them after the last round."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army, token

SIX = ("winterfell", "white_harbor", "moat_cailin", "seagard", "riverrun", "harrenhal")


def winner(board: Board) -> str:
    outcome = board.state.outcome()
    assert outcome is not None
    return board.state.game.seat_names(board.state.table)[outcome.winners[0]]


@pytest.mark.rule("T30.1", "T30.2", "T30.3", "T4.6", "T23.14", "TR23.4")
def test_a_home_area_that_returns_can_win() -> None:
    six = ("moat_cailin", "seagard", "riverrun", "harrenhal", "white_harbor", "crackclaw_point")
    board = Board(
        {**{name: token("stark") for name in six}, "winterfell": army("lannister", "f", "march_0")}
    )
    board.attack("lannister", "winterfell", "karhold", "f")
    assert winner(board) == "stark"
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.reason == "structures"
    assert outcome.scores[board.seat("stark")] == 7


@pytest.mark.rule("T30.4", "T30.5", "T30.6", "T30.7", "T4.1", "T4.5", "TS76")
@pytest.mark.parametrize(
    ("stark", "baratheon", "table", "expected"),
    [
        # Winterfell and Dragonstone are strongholds too and belong to their Houses.
        (
            ("white_harbor", "moat_cailin", "flints_finger", "pyke"),
            ("kings_landing", "storms_end", "crackclaw_point", "oldtown"),
            {},
            "baratheon",
        ),
        (
            ("white_harbor", "moat_cailin", "flints_finger", "pyke"),
            ("kings_landing", "storms_end", "crackclaw_point", "starfall"),
            {"supply": {"stark": 4, "baratheon": 3}},
            "stark",
        ),
        (
            ("white_harbor", "moat_cailin", "flints_finger", "pyke"),
            ("kings_landing", "storms_end", "crackclaw_point", "starfall"),
            {"supply": {"stark": 3, "baratheon": 3}, "power": {"stark": 2, "baratheon": 5}},
            "baratheon",
        ),
        (
            ("white_harbor", "moat_cailin", "flints_finger", "pyke"),
            ("kings_landing", "storms_end", "crackclaw_point", "starfall"),
            {"supply": {"stark": 3, "baratheon": 3}},
            "baratheon",
        ),
    ],
)
def test_final_ties(
    stark: tuple[str, ...], baratheon: tuple[str, ...], table: dict[str, Any], expected: str
) -> None:
    areas = {name: token("stark") for name in stark}
    areas |= {name: token("baratheon") for name in baratheon}
    board = Board(areas, at="end", round=10, **table)
    assert [board.house(h)["structures"] for h in ("stark", "baratheon")] == [5, 5]
    assert winner(board) == expected
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.reason == "rounds"


@pytest.mark.rule("TR30.1", "T30.6")
def test_the_order_of_the_faq() -> None:
    areas = {name: token("stark") for name in ("white_harbor", "karhold", "castle_black")}
    areas |= {name: token("baratheon") for name in ("kings_landing", "blackwater")}
    by_book = Board(areas, at="end", round=10, supply={"stark": 1, "baratheon": 5})
    assert winner(by_book) == "baratheon"
    by_faq = Board(
        areas,
        at="end",
        round=10,
        supply={"stark": 1, "baratheon": 5},
        options={"final_tie_break": "faq2"},
    )
    assert winner(by_faq) == "stark"


@pytest.mark.rule("TR30.2", "T30.2")
def test_two_houses_with_seven_at_once() -> None:
    """Tyrell gives Winterfell back to Stark, who had six, and enters its own sixth and seventh."""
    stark = ("seagard", "riverrun", "harrenhal", "flints_finger", "crackclaw_point", "the_eyrie")
    tyrell = ("oldtown", "kings_landing", "pyke", "storms_end")
    areas = {name: token("stark") for name in stark} | {name: token("tyrell") for name in tyrell}
    areas["winterfell"] = army("tyrell", "ff", "march_0")
    board = Board(areas, supply={"tyrell": 6})
    assert [board.house(h)["structures"] for h in ("stark", "tyrell")] == [6, 6]
    board.play("tyrell", "resolve_march winterfell", "march winterfell>white_harbor:f")
    board.play("tyrell", "march winterfell>moat_cailin:f", "end_march", "pass")
    assert [board.house(h)["structures"] for h in ("stark", "tyrell")] == [7, 7]
    assert winner(board) == "tyrell"  # strongholds: Stark 3, Tyrell 4


@pytest.mark.rule("T4.1", "T4.5")
def test_a_shorter_game() -> None:
    board = Board({}, at="end", round=3, options={"rounds": 3})
    assert board.state.outcome() is not None
