"""T22: ship transport."""

import pytest
from tests.games.thrones.battlefield import Board, army


@pytest.mark.rule("T22.1", "T22.2", "T22.3", "T22.4", "TR22.2", "TS20", "T13.5", "T27.3")
def test_ship_transport() -> None:
    seas = {
        "redwyne_straits": army("tyrell", "s"),
        "west_summer_sea": army("tyrell", "s"),
        "east_summer_sea": army("tyrell", "s"),
    }
    b = Board({"highgarden": army("tyrell", "fke", "march_0"), **seas}, supply={"tyrell": 6})
    b.play("tyrell", "resolve_march highgarden")
    reached = {text.split(">")[1].split(":")[0] for text in b.legal("tyrell") if ">" in text}
    adjacent = {"searoad_marches", "the_reach", "dornish_marches", "oldtown"}
    by_sea = {"three_towers", "the_arbor", "starfall", "storms_end", "sunspear", "salt_shore"}
    assert reached == adjacent | by_sea
    b.play(
        "tyrell",
        "march highgarden>sunspear:f",
        "march highgarden>the_arbor:e",
        "march highgarden>storms_end:k",
        "end_march",
    )
    assert b.units("sunspear") == "tyrell f"
    assert b.units("the_arbor") == "tyrell e"
    assert b.units("storms_end") == "tyrell k"


@pytest.mark.rule("T22.1", "T22.2", "T22.5", "TR22.1", "T22.6")
def test_a_chain_is_broken_by_a_gap_by_other_ships_and_by_ports() -> None:
    b = Board(
        {
            "highgarden": army("tyrell", "f", "march_0"),
            "redwyne_straits": army("tyrell", "s", "raid"),
            "west_summer_sea": army("martell", "s"),
            "east_summer_sea": army("tyrell", "s"),
            "oldtown": army("tyrell", "f"),
            "port_of_oldtown": army("tyrell", "s"),
        }
    )
    b.play("tyrell", "resolve_march highgarden")
    assert b.refused("tyrell", "march highgarden>sunspear:f") == "T13.5"
    assert b.refused("tyrell", "march highgarden>starfall:f") == "T13.5"
    assert "march highgarden>three_towers:f" in b.legal("tyrell"), "whatever order the Ships have"
    b = Board(
        {
            "pyke": army("greyjoy", "f", "march_0"),
            "port_of_pyke": army("greyjoy", "s"),
        }
    )
    b.play("greyjoy", "resolve_march pyke")
    assert b.legal("greyjoy") == {"end_march"}, "Ships in port carry nobody"


@pytest.mark.rule("TS80", "T22.7", "T19.16", "T19.15", "T14.7", "T18.7")
def test_routed_ships_carry_but_do_not_fight() -> None:
    b = Board(
        {
            "pyke": army("greyjoy", "f", "march_0"),
            "ironmans_bay": army("greyjoy", "", routed="ss"),
        }
    )
    b.attack("greyjoy", "pyke", "seagard", "f")
    assert b.units("seagard") == "greyjoy f"
    b = Board(
        {
            "the_golden_sound": army("lannister", "s", "march_0"),
            "ironmans_bay": army("greyjoy", "", routed="ss"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "s")
    assert b.initial() == (1, 0)
    b.cards("ser_jaime_lannister", "dagmar_cleftjaw")
    assert b.totals() == (3, 1)
    assert b.units("ironmans_bay") == "lannister s"
    assert b.event("destroyed")["units"] == ["ship", "ship"]
    assert not b.happened("retreated")


@pytest.mark.rule("T22.8", "TR22.3", "T19.2", "T13.8")
def test_transport_carries_an_attack_and_its_return() -> None:
    b = Board(
        {
            "dragonstone": army("baratheon", "ff", "march_0"),
            "shipbreaker_bay": army("baratheon", "s"),
            "storms_end": army("tyrell", "k"),
            "kingswood": army("tyrell", "f"),
        }
    )
    b.play("baratheon", "resolve_march dragonstone", "march dragonstone>storms_end:f")
    assert b.refused("baratheon", "march dragonstone>kingswood:f") == "T13.8"
    b.play("baratheon", "end_march")
    b.cards("melisandre", "margaery_tyrell")
    assert b.winner() == "tyrell"
    assert b.units("dragonstone") == "baratheon f!f"
