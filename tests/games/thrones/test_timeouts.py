"""A seat whose clock has run out does as little as the rules allow."""

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME


def timeout(b: Board, house: str) -> str:
    return GAME.write(b.state.timeout_action(b.seat(house)))


@pytest.mark.rule("T5.17", "T5.20", "T5.22", "TR5.3")
@pytest.mark.parametrize(
    ("cards", "holder"),
    [
        (["a_throne_of_blades", None, None], "baratheon"),
        ([None, "dark_wings_dark_words", None], "lannister"),
        ([None, None, "put_to_the_sword"], "greyjoy"),
    ],
)
def test_a_holder_whose_clock_has_run_out_chooses_nothing(
    cards: list[str | None], holder: str
) -> None:
    b = Board({"winterfell": army("stark", "f")}, at="cards", cards=cards)
    assert b.awaited() == [holder]
    assert timeout(b, holder) == "choose nothing"


@pytest.mark.rule("T12.7", "T13.3")
def test_raids_find_no_target_and_marches_move_nobody() -> None:
    areas = {
        "riverrun": army("stark", "ff", "march_0"),
        "harrenhal": army("stark", "f", "raid"),
        "stoney_sept": army("lannister", "f", "support"),
    }
    b = Board(areas, at="raids")
    assert timeout(b, "stark") == "raid harrenhal"
    b.play("stark", "raid harrenhal", "resolve_march riverrun")
    assert timeout(b, "stark") == "end_march"
