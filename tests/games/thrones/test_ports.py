"""T24: how many Ships a port holds, by march, by mustering, by conquest; and where it raids."""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput

STARK_FIRST = {"iron_throne": ["stark", *(house for house in HOUSES if house != "stark")]}


def white_harbor(ships: str) -> dict[str, dict[str, str]]:
    return {"white_harbor": army("stark", "f"), "port_of_white_harbor": army("stark", ships)}


@pytest.mark.rule("T24.3", "T24.7")
def test_a_third_ship_sails_into_a_port_and_a_fourth_does_not() -> None:
    b = Board(
        {**white_harbor("ss"), "the_narrow_sea": army("stark", "ss", "march_0")},
        supply={"stark": 6},
    )
    b.play("stark", "resolve_march the_narrow_sea")
    assert b.refused("stark", "march the_narrow_sea>port_of_white_harbor:ss") == "T24.3"
    assert "march the_narrow_sea>port_of_white_harbor:s" in b.legal("stark")
    b.play("stark", "march the_narrow_sea>port_of_white_harbor:s")
    assert b.refused("stark", "march the_narrow_sea>port_of_white_harbor:s") == "T24.3"
    b.play("stark", "end_march")
    assert b.units("port_of_white_harbor") == "stark sss"


@pytest.mark.rule("T7.12", "T24.3", "T24.4")
def test_a_third_ship_is_recruited_into_a_port_and_a_fourth_is_not() -> None:
    for ships, allowed in (("ss", True), ("sss", False)):
        b = Board(
            white_harbor(ships),
            at="cards",
            cards=["mustering", None, None],
            supply={"stark": 6},
            tracks=STARK_FIRST,
        )
        text = "recruit white_harbor ship port_of_white_harbor"
        assert (text in b.legal("stark")) == allowed
        if allowed:
            b.play("stark", text)
            assert b.units("port_of_white_harbor") == "stark sss"
        else:
            assert b.refused("stark", text) == "T7.12"


@pytest.mark.rule("T24.12", "TR24.1")
def test_three_ships_are_replaced_by_at_most_three() -> None:
    b = Board(
        {
            **white_harbor("sss"),
            "white_harbor": {"token": "stark"},
            "moat_cailin": army("greyjoy", "f", "march_0"),
        },
        supply={"greyjoy": 6},
    )
    b.attack("greyjoy", "moat_cailin", "white_harbor", "f")
    assert b.legal("greyjoy") == {f"ships {number}" for number in range(4)}
    assert b.refused("greyjoy", "ships 4") == "TR24.1"
    assert b.refused("greyjoy", "ships -1") == "TR24.1"
    b.play("greyjoy", "ships 3")
    assert b.units("port_of_white_harbor") == "greyjoy sss"


@pytest.mark.rule("T24.3")
def test_a_position_with_four_ships_in_a_port_is_refused() -> None:
    position = {"game": "thrones", "seats": 6, "table": {"areas": white_harbor("sss")}}
    assert GAME.from_position(position).to_move()
    position["table"] = {"areas": white_harbor("ssss")}
    with pytest.raises(BadInput) as complaint:
        GAME.from_position(position)
    assert complaint.value.data["path"] == "/table/areas"


@pytest.mark.rule("T12.9", "T12.10", "T12.11", "T24.9")
def test_how_far_raids_reach_from_land_sea_and_port() -> None:
    b = Board(
        {
            "white_harbor": army("stark", "f", "raid"),
            "port_of_white_harbor": army("stark", "s", "raid"),
            "the_narrow_sea": army("stark", "s", "raid_special"),
            "moat_cailin": army("greyjoy", "f", "support"),
            "the_shivering_sea": army("greyjoy", "s", "support"),
            "bay_of_ice": army("greyjoy", "s", "support_plus_1_special"),
        },
        at="raids",
        tracks=STARK_FIRST,
    )
    assert b.refused("stark", "raid white_harbor>the_shivering_sea") == "T12.9"
    assert b.refused("stark", "raid the_narrow_sea>bay_of_ice") == "T12.10"
    assert b.refused("stark", "raid port_of_white_harbor>moat_cailin") == "T12.11"
    assert b.refused("stark", "raid port_of_white_harbor>the_narrow_sea") == "TR12.1"
    assert b.legal("stark") == {
        "raid white_harbor",
        "raid white_harbor>moat_cailin",
        "raid port_of_white_harbor",
        "raid the_narrow_sea",
        "raid the_narrow_sea>moat_cailin",
        "raid the_narrow_sea>the_shivering_sea",
    }
