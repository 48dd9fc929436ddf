"""T16.4, T34.1: the strength that decided a combat stays on show until the combat is over."""

import json
from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones import GAME


def panel(b: Board) -> dict[str, tuple[Any, ...]]:
    combat = b.state.view(None)["combat"]
    sides = (combat["attacker"], combat["defender"])
    return {side["house"]: (side["units"], side["order"], side["garrison"]) for side in sides}


def totals(b: Board) -> tuple[int, int]:
    combat = b.state.view(None)["combat"]
    return combat["attacker"]["total"], combat["defender"]["total"]


@pytest.mark.rule("T16.4", "T34.1")
def test_fallen_units_and_a_lost_garrison_still_show_what_they_were_worth() -> None:
    b = Board(
        {
            "searoad_marches": army("lannister", "kkk", "march_plus_1_special"),
            "highgarden": army("tyrell", "ffk", "defense_plus_1"),
        },
        garrisons={"tyrell": 2},
        supply={"lannister": 6, "tyrell": 6},
    )
    b.attack("lannister", "searoad_marches", "highgarden", "kkk")
    b.cards("ser_gregor_clegane", "margaery_tyrell")
    assert (b.asked(), b.totals()) == ("losses", (10, 8))
    shown = {"lannister": (6, 1, 0), "tyrell": (4, 1, 2)}
    assert panel(b) == shown
    b.play("tyrell", "destroy highgarden footman")
    assert (panel(b), totals(b)) == (shown, (10, 8))


@pytest.mark.rule("T16.4", "T34.1", "T15.55", "T15.61")
def test_units_that_have_entered_do_not_count_for_the_other_side() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_plus_1_special"),
            "kingswood": army("baratheon", "f"),
            "kings_landing": army("tyrell", "f", "support"),
        }
    )
    b.attack("tyrell", "the_reach", "kingswood", "kk")
    b.play("tyrell", "support kings_landing attacker")
    b.cards("ser_loras_tyrell", "patchface").play("baratheon", "retreat storms_end")
    assert (b.asked(), b.totals()) == ("patchface", (9, 1))
    assert b.units("kingswood") == "tyrell kk"
    assert panel(b) == {"tyrell": (4, 1, 0), "baratheon": (1, 0, 0)}
    assert totals(b) == (9, 1)
    assert b.state.view(None)["combat"]["attacker"]["supports"] == {"kings_landing": 1}
    b.play("baratheon", "pass")
    assert b.state.view(None)["combat"] is None


@pytest.mark.rule("T16.4")
def test_a_position_after_the_decision_means_the_same_in_any_order_of_its_fields() -> None:
    """Three supports, told in turn order and then by area."""
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_plus_1_special"),
            "kingswood": army("martell", "fk"),
            "kings_landing": army("baratheon", "f", "support"),
            "the_boneway": army("lannister", "f", "support"),
            "blackwater_bay": army("lannister", "s", "support"),
        }
    )
    b.attack("tyrell", "the_reach", "kingswood", "kk")
    b.play("baratheon", "support kings_landing attacker")
    b.play("lannister", "support the_boneway attacker", "support blackwater_bay attacker")
    b.play("tyrell", "accept").cards("ser_garlan_tyrell", "areo_hotah")
    assert (b.asked(), b.totals()) == ("losses", (10, 6))
    shuffled = json.loads(json.dumps(b.state.to_position(), sort_keys=True))
    assert GAME.from_position(shuffled).digest() == b.state.digest()
