"""Positions that no game can reach are refused, at the place that is wrong."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import army

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput


def refused(table: dict[str, Any], seats: int = 6) -> str:
    """Where the position is wrong."""
    with pytest.raises(BadInput) as complaint:
        GAME.from_position({"game": "thrones", "seats": seats, "table": table})
    assert complaint.value.key == "position-inconsistent"
    return str(complaint.value.data["path"])


@pytest.mark.rule("T23.9", "T23.1")
def test_no_power_token_lies_under_the_units_of_another_house() -> None:
    areas = {"riverrun": army("stark", "f", token="lannister")}
    assert refused({"areas": areas}) == "/table/areas/riverrun/token"


@pytest.mark.rule("TR23.1")
def test_no_power_token_lies_on_the_shield_of_its_own_house() -> None:
    assert refused({"areas": {"pyke": {"token": "greyjoy"}}}) == "/table/areas/pyke/token"


@pytest.mark.rule("T26.1", "TR26.5")
def test_no_power_token_lies_with_a_neutral_force() -> None:
    areas = {"kings_landing": {"neutral": 5, "token": "stark"}}
    assert refused({"areas": areas}) == "/table/areas/kings_landing/token"


@pytest.mark.rule("T25.4", "T25.3")
def test_no_garrison_is_left_in_a_home_area_that_somebody_else_holds() -> None:
    for held in (army("lannister", "f"), {"token": "lannister"}):
        table = {"areas": {"pyke": held}, "garrisons": {"greyjoy": 2}}
        assert refused(table) == "/table/garrisons"


@pytest.mark.rule("TR15.20", "T15.14")
def test_no_hand_is_empty_outside_a_combat() -> None:
    assert refused({"hands": {"stark": []}}) == "/table/hands"


@pytest.mark.rule("T23.1", "T23.12")
def test_nobody_controls_an_area_for_nothing() -> None:
    assert refused({"areas": {"pyke": {"control": None}}}) == "/table/areas"
    assert refused({"areas": {"riverrun": {"control": "stark"}}}) == "/table/areas"
