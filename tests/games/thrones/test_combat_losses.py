"""T18: casualties; T20: clean-up; ports that change hands."""

import pytest
from tests.games.thrones.battlefield import Board, army

# Casualties.


@pytest.mark.rule("T18.1", "T18.2", "T18.3", "T18.4", "T18.5", "T18.8")
def test_the_loser_chooses_his_casualties_one_unit_each() -> None:
    b = Board(
        {"riverrun": army("lannister", "ffk", "march_0"), "seagard": army("stark", "fkk")},
        supply={"stark": 6, "lannister": 6},
    )
    b.attack("lannister", "riverrun", "seagard", "ffk").cards("ser_jaime_lannister", "eddard_stark")
    assert b.winner() == "stark"
    assert b.event("battle")["casualties"] == 2
    assert b.awaited() == ["lannister"]
    assert b.legal("lannister") == {"destroy seagard footman", "destroy seagard knight"}
    assert b.refused("lannister", "destroy seagard ship") == "T18.3"
    b.play("lannister", "destroy seagard knight")
    assert b.units("riverrun") == "lannister !f"
    assert b.units("seagard") == "stark fkk", "Jaime's sword, the loser's, does nothing"


@pytest.mark.rule("T18.2", "T18.8", "T18.9")
def test_fortifications_of_the_loser_protect_and_swords_beyond_the_units_are_ignored() -> None:
    areas = {"riverrun": army("lannister", "kk", "march_0"), "seagard": army("stark", "f")}
    b = Board(areas).attack("lannister", "riverrun", "seagard", "kk")
    b.cards("ser_gregor_clegane", "catelyn_stark")
    assert b.event("destroyed")["units"] == ["footman"], "three swords, one unit"
    b = Board(areas).attack("lannister", "riverrun", "seagard", "kk")
    b.cards("ser_jaime_lannister", "ser_rodrick_cassel")
    assert b.event("battle")["casualties"] == 0
    b = Board({"riverrun": army("lannister", "f", "march_0"), "seagard": army("stark", "kk")})
    b.attack("lannister", "riverrun", "seagard", "f").cards("the_hound", "ser_rodrick_cassel")
    assert b.event("battle")["casualties"] == 0


@pytest.mark.rule(
    "T18.7", "TR18.1", "T19.15", "T19.13", "TS17", "T19.3", "T19.4", "T19.5", "T19.14", "T3.13"
)
def test_retreat_and_a_second_attack() -> None:
    b = Board(
        {
            "kings_landing": army("baratheon", "kk", "march_0"),
            "kingswood": army("tyrell", "k"),
            "storms_end": army("tyrell", "f"),
            "the_boneway": army("baratheon", "kk", "march_minus_1"),
            "karhold": army("baratheon", "f", "march_plus_1_special"),
        },
        supply={"baratheon": 6},
    )
    b.attack("baratheon", "kings_landing", "kingswood", "kk")
    b.cards("salladhor_saan", "margaery_tyrell")
    assert b.legal("tyrell") == {"retreat storms_end", "retreat the_reach"}
    b.play("tyrell", "retreat storms_end")
    assert b.units("storms_end") == "tyrell f!k"
    b.attack("baratheon", "the_boneway", "storms_end", "kk")
    assert b.initial() == (3, 1)
    b.cards("melisandre", "queen_of_thorns")
    assert b.event("battle")["casualties"] == 1
    lost = [e["units"] for e in b.events if e["kind"] == "destroyed"]
    assert lost == [["knight"], ["footman"]], "the routed Knight, then the casualty"
    assert b.units("storms_end") == "baratheon kk"


@pytest.mark.rule("T18.7", "T18.3")
def test_a_routed_unit_is_no_casualty() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "kk", "march_0"),
            "seagard": army("stark", "ff", routed="k"),
        },
        supply={"stark": 6},
    )
    b.attack("lannister", "riverrun", "seagard", "kk").cards("ser_jaime_lannister", "catelyn_stark")
    b.play("stark", "retreat greywater_watch")
    lost = [e["units"] for e in b.events if e["kind"] == "destroyed"]
    assert lost == [["knight"], ["footman"]]
    assert b.units("greywater_watch") == "stark !f"


@pytest.mark.rule("TR18.2", "T18.3", "T18.6")
def test_units_that_stayed_or_went_elsewhere_are_safe() -> None:
    b = Board(
        {"riverrun": army("lannister", "ffk", "march_0"), "seagard": army("stark", "kk")},
        supply={"lannister": 6},
    )
    b.play("lannister", "resolve_march riverrun", "march riverrun>stoney_sept:f")
    b.play("lannister", "march riverrun>seagard:k", "end_march")
    b.cards("cersei_lannister", "eddard_stark")
    assert b.event("battle")["casualties"] == 2
    assert b.units("riverrun") == b.units("stoney_sept") == "lannister f"


# Clean-up and ports.


@pytest.mark.rule("T20.1", "T20.2", "T20.3", "T23.9")
def test_who_wins_keeps_or_clears_the_area() -> None:
    def board(defending: str) -> Board:
        b = Board(
            {
                "riverrun": army("lannister", "kk", "march_0"),
                "seagard": army("stark", defending, "defense_plus_1", token="stark"),
            },
            supply={"stark": 6},
        )
        b.attack("lannister", "riverrun", "seagard", "kk")
        return b.cards("the_hound", "ser_rodrick_cassel")

    b = board("f").play("stark", "retreat greywater_watch")
    assert b.units("seagard") == "lannister kk"
    assert b.order("seagard") is None
    assert "token" not in b.area("seagard")
    assert b.order("riverrun") is None
    b = board("kkf")
    assert b.order("seagard") == "defense_plus_1"
    assert b.area("seagard")["token"] == "stark"
    assert b.order("riverrun") is None


@pytest.mark.rule("TS42", "T15.24", "TR14.7", "TR20.2", "TR13.4", "T23.5", "T23.11")
@pytest.mark.parametrize("kept", [True, False])
def test_mace_kills_the_only_defender(kept: bool) -> None:
    more = {"token": "lannister"} if kept else {}
    b = Board(
        {
            "highgarden": army("tyrell", "f", "march_0"),
            "searoad_marches": army("lannister", "f", "defense_plus_1", **more),
            "lannisport": army("lannister", "kk", "support"),
        }
    )
    b.attack("tyrell", "highgarden", "searoad_marches", "f")
    b.play("lannister", "support lannisport defender").cards("mace_tyrell", "ser_gregor_clegane")
    assert b.totals() == (5, 0 + 1 + 4 + 3)
    assert b.winner() == "lannister"
    assert b.units("highgarden") == b.units("searoad_marches") == ""
    assert b.control("searoad_marches") == ("lannister" if kept else None)
    assert b.order("searoad_marches") is None


@pytest.mark.rule("TS89", "T15.24", "TR14.7", "TR20.3", "TR20.1")
def test_mace_kills_the_only_attacker() -> None:
    b = Board(
        {
            "lannisport": army("lannister", "f", "march_plus_1_special"),
            "stoney_sept": army("lannister", "kk", "support"),
            "searoad_marches": army("tyrell", "f", "support", token="tyrell"),
        }
    )
    b.attack("lannister", "lannisport", "searoad_marches", "f")
    b.play("lannister", "support stoney_sept attacker").cards("mace_tyrell", "ser_gregor_clegane")
    assert b.totals() == (8, 5)
    assert b.winner() == "lannister"
    assert b.units("searoad_marches") == ""
    assert b.order("lannisport") is None
    assert b.order("searoad_marches") is None
    assert b.area("searoad_marches")["token"] == "tyrell"
    assert b.control("searoad_marches") == "tyrell"


@pytest.mark.rule("TR15.16", "TR20.3", "T15.55")
def test_loras_without_a_surviving_attacker_moves_no_order() -> None:
    b = Board(
        {
            "highgarden": army("tyrell", "fk", "march_plus_1_special"),
            "searoad_marches": army("lannister", "kkk"),
            "karhold": army("tyrell", "f", "march_0"),
        }
    )
    b.attack("tyrell", "highgarden", "searoad_marches", "fk").cards("ser_loras_tyrell", "the_hound")
    assert b.winner() == "lannister"
    assert b.order("highgarden") is None
    assert b.order("searoad_marches") is None


@pytest.mark.rule("TS59", "T24.12", "TR24.1", "T6.3", "T20.5", "TR24.5")
def test_taking_over_a_port_at_the_supply_limit() -> None:
    def board() -> Board:
        b = Board(
            {
                "riverrun": army("greyjoy", "fkk", "march_0"),
                "ironmans_bay": army("greyjoy", "ss"),
                "the_golden_sound": army("greyjoy", "ss"),
                "lannisport": army("lannister", "f"),
                "port_of_lannisport": army("lannister", "sss", "support"),
                "stoney_sept": army("stark", "f"),
                "searoad_marches": army("stark", "f"),
            },
            supply={"greyjoy": 2, "lannister": 3},
        )
        b.attack("greyjoy", "riverrun", "lannisport", "fkk")
        return b.cards("euron_crows_eye", "the_hound")

    b = board()
    assert b.units("lannisport") == "greyjoy fkk"
    assert b.units("port_of_lannisport") == ""
    assert b.order("port_of_lannisport") is None
    assert b.legal("greyjoy") == {"ships 0", "ships 1"}
    assert b.refused("greyjoy", "ships 2") == "T24.12"
    b.play("greyjoy", "ships 1")
    assert b.units("port_of_lannisport") == "greyjoy s"
    assert board().play("greyjoy", "ships 0").units("port_of_lannisport") == ""


@pytest.mark.rule("TR24.5", "T24.12")
def test_an_unopposed_march_takes_a_port_too() -> None:
    b = Board(
        {
            "riverrun": army("greyjoy", "f", "march_0"),
            "port_of_lannisport": army("lannister", "s", "support"),
        }
    )
    b.attack("greyjoy", "riverrun", "lannisport", "f").play("greyjoy", "ships 1")
    assert b.units("port_of_lannisport") == "greyjoy s"


@pytest.mark.rule("TS60", "TR24.2", "T23.4")
@pytest.mark.parametrize("left", [False, True])
def test_leaving_a_harbour(left: bool) -> None:
    b = Board(
        {
            "white_harbor": army("stark", "f", "march_0"),
            "port_of_white_harbor": army("stark", "s", "consolidate_power"),
        }
    )
    b.attack("stark", "white_harbor", "moat_cailin", "f", token=left)
    assert b.control("white_harbor") == ("stark" if left else None)
    assert b.units("port_of_white_harbor") == ("stark s" if left else "")
    assert b.order("port_of_white_harbor") == ("consolidate_power" if left else None)


@pytest.mark.rule("TR24.3")
def test_port_ships_are_lost_before_the_combat_even_if_the_attackers_come_back() -> None:
    b = Board(
        {
            "white_harbor": army("stark", "f", "march_0"),
            "port_of_white_harbor": army("stark", "s"),
            "moat_cailin": army("greyjoy", "kk"),
        }
    )
    b.attack("stark", "white_harbor", "moat_cailin", "f")
    assert b.units("port_of_white_harbor") == ""
    assert b.asked() == "house_card"
    b.cards("ser_rodrick_cassel", "balon_greyjoy")
    assert b.units("white_harbor") == "stark !f"
    assert b.units("port_of_white_harbor") == ""


@pytest.mark.rule("TR24.4", "T23.14")
def test_a_home_that_comes_back_brings_its_port() -> None:
    b = Board(
        {
            "pyke": army("lannister", "f", "march_0"),
            "ironmans_bay": army("lannister", "s"),
            "port_of_pyke": army("lannister", "ss"),
        }
    )
    b.attack("lannister", "pyke", "seagard", "f")
    assert b.awaited() == ["greyjoy"]
    b.play("greyjoy", "ships 2")
    assert b.units("port_of_pyke") == "greyjoy ss"


@pytest.mark.rule("T24.6")
def test_a_port_can_never_be_attacked() -> None:
    b = Board(
        {
            "ironmans_bay": army("lannister", "ss", "march_0"),
            "port_of_pyke": army("greyjoy", "s", "defense_plus_1"),
        }
    )
    b.play("lannister", "resolve_march ironmans_bay")
    assert b.refused("lannister", "march ironmans_bay>port_of_pyke:ss") == "T24.7"
