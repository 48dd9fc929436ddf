"""T14: support, unit strength and initial strength; T25: garrisons; T26: neutral forces."""

from itertools import permutations

import pytest
from tests.games.thrones.battlefield import Board, army, token


@pytest.mark.rule(
    "TS13", "T14.1", "T14.8", "T14.9", "T14.10", "T14.11", "T14.12", "T14.16", "T14.17", "T14.19"
)
def test_support() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_plus_1_special"),
            "blackwater": army("lannister", "f", "march_minus_1"),
            "kings_landing": army("tyrell", "k", "support"),
            "stoney_sept": army("lannister", "fk", "support"),
            "harrenhal": army("baratheon", "k", "support"),
            "highgarden": army("tyrell", "k", "support_plus_1_special"),
            "castle_black": army("tyrell", "f", "march_0"),
        },
        tracks={"iron_throne": ["tyrell", "baratheon", "lannister", "stark", "martell", "greyjoy"]},
    )
    b.attack("tyrell", "the_reach", "blackwater", "kk")
    order = []
    for text in (
        "support kings_landing attacker",
        "support harrenhal defender",
        "support stoney_sept defender",
    ):
        order += b.awaited()
        b.play(b.awaited()[0], text)
    assert order == ["tyrell", "baratheon", "lannister"], "in turn order"
    b.play("lannister", "accept")
    assert b.initial() == (7, 6)
    strength = b.event("initial_strength")
    assert strength["attacker_supporters"] == ["kings_landing"], "Highgarden is not adjacent"
    assert dict(
        zip(strength["defender_supporters"], strength["defender_supports"], strict=True)
    ) == {
        "harrenhal": 2,
        "stoney_sept": 3,
    }
    assert strength["defender_order"] == 0, "a March order does not defend"
    b.cards("ser_garlan_tyrell", "the_hound")
    for area in ("kings_landing", "harrenhal"):
        assert b.order(area) == "support"
    assert b.units("harrenhal") == "baratheon k"


@pytest.mark.rule("TS83", "TR14.1", "T14.9", "T14.14", "T14.10")
def test_support_is_all_or_nothing_area_by_area_and_for_one_side() -> None:
    def board() -> Board:
        b = Board(
            {
                "moat_cailin": army("stark", "k", "march_0"),
                "seagard": army("lannister", "f"),
                "greywater_watch": army("greyjoy", "f", "support"),
                "ironmans_bay": army("greyjoy", "ss", "support"),
            }
        )
        return b.attack("stark", "moat_cailin", "seagard", "k")

    strengths = set()
    for land in ("attacker", "defender", "nobody"):
        for sea in ("attacker", "defender", "nobody"):
            b = board()
            b.play("greyjoy", f"support greywater_watch {land}")
            text = f"support ironmans_bay {sea}"
            if {land, sea} == {"attacker", "defender"}:
                assert b.refused("greyjoy", text) == "TR14.1"
                continue
            b.play("greyjoy", text)
            if b.asked() == "refuse":
                b.play(b.awaited()[0], "accept")
            strengths.add(b.initial())
    assert strengths == {(2, 1), (3, 1), (4, 1), (5, 1), (2, 2), (2, 3), (2, 4)}
    b = board()
    b.play("greyjoy", "support ironmans_bay attacker")
    assert b.refused("greyjoy", "support ironmans_bay nobody") == "T14.14"
    assert b.refused("greyjoy", "support seagard attacker") == "T14.8"


@pytest.mark.rule("T14.13", "T14.12", "TR14.2")
def test_nobody_supports_his_opponent_and_own_support_is_optional() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_0"),
            "blackwater": army("lannister", "f"),
            "kings_landing": army("tyrell", "k", "support"),
            "stoney_sept": army("lannister", "f", "support"),
        }
    )
    b.attack("tyrell", "the_reach", "blackwater", "kk")
    assert b.awaited() == ["lannister"]
    assert b.refused("lannister", "support stoney_sept attacker") == "T14.13"
    b.play("lannister", "support stoney_sept nobody")
    assert b.refused("tyrell", "support kings_landing defender") == "T14.13"
    b.play("tyrell", "support kings_landing nobody")
    assert b.initial() == (4, 1)


@pytest.mark.rule("T14.13", "TR14.6", "TR25.1", "T25.2", "T25.3")
def test_a_garrison_counts_as_a_unit_for_support() -> None:
    b = Board(
        {
            "searoad_marches": army("lannister", "k", "march_0"),
            "the_reach": army("tyrell", "f", "support"),
            "dornish_marches": army("martell", "f", "support_plus_1_special"),
        },
        garrisons={"tyrell": 2},
    )
    b.attack("lannister", "searoad_marches", "highgarden", "k")
    b.play("martell", "support dornish_marches defender")
    assert b.refused("tyrell", "support the_reach attacker") == "T14.13"
    b.play("tyrell", "support the_reach defender", "accept")
    assert b.initial() == (2, 2 + 1 + 2)


@pytest.mark.rule("T14.15", "TR14.3", "T14.14")
def test_both_sides_may_refuse_offers_one_by_one() -> None:
    b = Board(
        {
            "moat_cailin": army("stark", "k", "march_0"),
            "seagard": army("lannister", "f"),
            "greywater_watch": army("greyjoy", "f", "support"),
            "ironmans_bay": army("greyjoy", "ss", "support"),
            "riverrun": army("baratheon", "k", "support"),
            "the_twins": army("stark", "f", "support"),
        }
    )
    b.attack("stark", "moat_cailin", "seagard", "k")
    b.play("baratheon", "support riverrun defender")
    b.play("stark", "support the_twins attacker")
    b.play("greyjoy", "support greywater_watch attacker", "support ironmans_bay attacker")
    assert b.awaited() == ["stark"], "the attacker first"
    assert b.legal("stark") == {"accept", "refuse greywater_watch", "refuse ironmans_bay"}
    assert b.refused("stark", "refuse riverrun") == "T14.15"
    assert b.refused("stark", "refuse the_twins") == "T14.15"
    b.play("stark", "refuse greywater_watch", "accept")
    assert b.awaited() == ["lannister"]
    b.play("lannister", "refuse riverrun")
    assert b.initial() == (2 + 1 + 2, 1)


@pytest.mark.rule("T14.16", "T24.8", "T22.9")
def test_who_can_support_where() -> None:
    # At sea: Ships at sea and Ships in the connected port, but no land units.
    b = Board(
        {
            "the_narrow_sea": army("stark", "s", "march_0"),
            "shipbreaker_bay": army("baratheon", "s"),
            "port_of_dragonstone": army("baratheon", "s", "support"),
            "kingswood": army("baratheon", "k", "support"),
            "east_summer_sea": army("martell", "s", "support"),
        }
    )
    b.attack("stark", "the_narrow_sea", "shipbreaker_bay", "s")
    b.play("baratheon", "support port_of_dragonstone defender")
    b.play("martell", "support east_summer_sea defender")
    b.play("baratheon", "accept")
    assert b.initial() == (1, 3)
    # On land: Ships at sea, but never Ships in port; no support over a chain of Ships.
    b = Board(
        {
            "riverrun": army("stark", "k", "march_0"),
            "lannisport": army("lannister", "f"),
            "port_of_lannisport": army("lannister", "ss", "support"),
            "the_golden_sound": army("lannister", "s", "support_plus_1_special"),
            "pyke": army("lannister", "k", "support"),
            "ironmans_bay": army("lannister", "s"),
        },
        supply={"lannister": 6},
    )
    b.attack("stark", "riverrun", "lannisport", "k")
    b.play("lannister", "support the_golden_sound defender")
    assert b.initial() == (2, 1 + 2)


@pytest.mark.rule("T14.18", "T18.6", "T19.1", "T14.17", "T14.20")
def test_supporters_lose_nothing_and_orders_serve_again() -> None:
    b = Board(
        {
            "riverrun": army("stark", "kkf", "march_0"),
            "seagard": army("lannister", "f", "defense_plus_1"),
            "greywater_watch": army("lannister", "f", "support"),
            "the_twins": army("stark", "k", "march_minus_1"),
        },
        supply={"stark": 6},
    )
    b.attack("stark", "the_twins", "seagard", "k")
    b.play("lannister", "support greywater_watch defender")
    assert b.initial() == (1, 3)
    b.cards("catelyn_stark", "the_hound")
    assert b.winner() == "lannister"
    b.attack("stark", "riverrun", "seagard", "fkk")
    b.play("lannister", "support greywater_watch defender")
    assert b.initial() == (5, 3), "both orders serve a second time"
    b.cards("eddard_stark", "ser_jaime_lannister")
    assert b.units("greywater_watch") == "lannister f"
    assert b.units("seagard") == "stark fkk"


@pytest.mark.rule("TR14.4", "T14.9", "T14.7")
def test_support_of_routed_units_still_counts_as_support() -> None:
    b = Board(
        {
            "greywater_watch": army("greyjoy", "kk", "march_0"),
            "moat_cailin": army("stark", "ff"),
            "seagard": army("greyjoy", "", "support_plus_1_special", routed="f"),
        }
    )
    b.attack("greyjoy", "greywater_watch", "moat_cailin", "kk")
    b.play("greyjoy", "support seagard attacker")
    assert b.initial() == (5, 2)
    b.cards("asha_greyjoy", "ser_rodrick_cassel")
    assert b.event("battle")["attacker_swords"] == 0, "Asha is supported"


@pytest.mark.rule("TS81", "T14.5", "T14.6", "T19.13", "TR18.1", "T18.3")
def test_siege_engines() -> None:
    b = Board({"blackwater": army("tyrell", "fe", "march_0"), "harrenhal": army("stark", "k")})
    b.attack("tyrell", "blackwater", "harrenhal", "fe")
    assert b.initial() == (5, 2)
    b = Board({"blackwater": army("tyrell", "fe", "march_0"), "stoney_sept": army("stark", "kk")})
    b.attack("tyrell", "blackwater", "stoney_sept", "fe")
    assert b.initial() == (1, 4)
    # One sword against a beaten attacker: the engine cannot retreat, the sword takes the Footman.
    b = Board({"blackwater": army("tyrell", "fe", "march_0"), "harrenhal": army("stark", "kk")})
    b.attack("tyrell", "blackwater", "harrenhal", "fe")
    b.cards("queen_of_thorns", "greatjon_umber")
    assert b.totals() == (5, 6)
    assert b.event("battle")["casualties"] == 1
    assert b.units("blackwater") == ""
    # An engine that defends, or supports the defender, is worth nothing; with the attacker it is.
    b = Board(
        {
            "seagard": army("lannister", "f", "march_0"),
            "moat_cailin": army("stark", "fe"),
            "white_harbor": army("stark", "e", "support"),
            "the_twins": army("lannister", "e", "support"),
        }
    )
    b.attack("lannister", "seagard", "moat_cailin", "f")
    b.play("lannister", "support the_twins attacker")
    b.play("stark", "support white_harbor defender")
    assert b.initial() == (5, 1)


@pytest.mark.rule("TR14.8", "T13.11")
def test_strength_is_never_below_zero() -> None:
    b = Board(
        {"blackwater": army("tyrell", "e", "march_minus_1"), "stoney_sept": army("stark", "f")}
    )
    b.attack("tyrell", "blackwater", "stoney_sept", "e")
    assert b.event("initial_strength")["attacker_order"] == -1
    assert b.initial() == (0, 1)


@pytest.mark.rule("TS73", "T25.1", "T25.2", "T25.3", "T25.4", "TR25.2", "T20.4", "T1.17")
def test_a_garrison_alone() -> None:
    areas = {"searoad_marches": army("lannister", "k", "march_plus_1_special")}
    b = Board(areas, garrisons={"tyrell": 2})
    b.attack("lannister", "searoad_marches", "highgarden", "k")
    b.cards("ser_jaime_lannister", "margaery_tyrell")
    assert b.totals() == (5, 3)
    assert b.event("battle")["defender_garrison"] == 2
    assert b.units("highgarden") == "lannister k"
    assert "garrison" not in b.area("highgarden")
    assert not b.happened("destroyed"), "a sword finds no target"
    areas = {"searoad_marches": army("lannister", "k", "march_minus_1")}
    b = Board(areas, garrisons={"tyrell": 2})
    b.attack("lannister", "searoad_marches", "highgarden", "k")
    b.cards("ser_jaime_lannister", "margaery_tyrell")
    assert b.totals() == (3, 3)
    assert b.winner() == "tyrell", "higher on the Fiefdoms"
    assert b.area("highgarden")["garrison"] == 2
    assert b.units("searoad_marches") == "lannister !k"


@pytest.mark.rule("TR25.3", "T25.1")
def test_a_lost_garrison_never_returns() -> None:
    b = Board(
        {
            "searoad_marches": army("lannister", "k", "march_plus_1_special"),
            "oldtown": army("tyrell", "kkf", "march_0"),
            "karhold": army("tyrell", "f", "march_minus_1"),
        },
        garrisons={"tyrell": 2},
        supply={"tyrell": 6},
    )
    b.attack("lannister", "searoad_marches", "highgarden", "k")
    b.cards("ser_jaime_lannister", "margaery_tyrell")
    b.attack("tyrell", "oldtown", "highgarden", "fkk")
    assert b.initial() == (5, 2)
    b.cards("ser_gregor_clegane", "mace_tyrell")
    assert b.winner() == "tyrell"
    b.play("lannister", "retreat searoad_marches")
    assert b.control("highgarden") == "tyrell"
    assert "garrison" not in b.area("highgarden")


@pytest.mark.rule("TS22", "T26.1", "T26.2", "T26.3", "T26.4", "T26.5", "TR26.3", "TR26.4", "TR17.5")
def test_attacking_a_neutral_force() -> None:
    areas = {
        "sunspear": {"neutral": 5},
        "yronwood": army("tyrell", "fk", "march_plus_1_special"),
        "sea_of_dorne": army("tyrell", "s", "support"),
    }
    houses = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"]
    b = Board(areas, houses=houses, blade_used=False, options={"tides_of_battle": True})
    b.attack("tyrell", "yronwood", "sunspear", "fk", token=True)
    assert b.units("sunspear") == "tyrell fk"
    assert "neutral" not in b.area("sunspear")
    assert b.control("sunspear") == "tyrell"
    assert not b.happened("combat")
    assert len(b.hand("tyrell")) == 7
    del areas["sea_of_dorne"]
    b = Board(areas, houses=houses)
    b.play("tyrell", "resolve_march yronwood")
    assert b.refused("tyrell", "march yronwood>sunspear:fk") == "T26.2"
    assert not any("sunspear" in text for text in b.legal("tyrell"))


@pytest.mark.rule("TS74", "T26.2", "T26.3", "TR26.1", "TR26.2", "TR9.1")
def test_help_against_kings_landing() -> None:
    areas = {
        "kings_landing": {"neutral": 5},
        "kingswood": army("baratheon", "fk", "march_0"),
        "blackwater": army("lannister", "k", "support"),
    }
    b = Board(areas)
    b.play("baratheon", "resolve_march kingswood", "march kingswood>kings_landing:fk", "end_march")
    assert b.awaited() == ["lannister"]
    assert b.legal("lannister") == {
        "support blackwater attacker",
        "support blackwater nobody",
    }
    assert b.refused("lannister", "support blackwater defender") == "TR26.2"
    b.play("lannister", "support blackwater nobody")
    assert b.asked() == "march", "nothing is lost, the March is declared anew"
    assert b.units("kingswood") == "baratheon fk"
    b.play("baratheon", "resolve_march kingswood")
    assert b.refused("baratheon", "march kingswood>kings_landing:fk") == "T26.2"
    b.play("baratheon", "march kingswood>the_reach:fk", "end_march", "pass")
    assert b.units("the_reach") == "baratheon fk"

    b = Board(areas)
    b.play("baratheon", "resolve_march kingswood", "march kingswood>kings_landing:fk", "end_march")
    b.play("lannister", "support blackwater attacker").play("baratheon", "pass")
    assert b.units("kings_landing") == "baratheon fk"
    assert b.order("blackwater") == "support"

    areas["kingswood"] = army("baratheon", "e", "march_plus_1_special")
    b = Board(areas)
    b.attack("baratheon", "kingswood", "kings_landing", "e")
    assert b.units("kings_landing") == "baratheon e"


@pytest.mark.rule("T26.2", "T26.3", "TR26.1")
def test_units_sent_one_by_one_against_a_neutral_force_count_together() -> None:
    areas = {"kings_landing": {"neutral": 5}, "kingswood": army("baratheon", "fkk", "march_0")}
    b = Board(areas, supply={"baratheon": 6})
    b.play("baratheon", "resolve_march kingswood", "march kingswood>kings_landing:f")
    assert b.refused("baratheon", "end_march") == "T26.2"
    assert "end_march" not in b.legal("baratheon")
    b.play("baratheon", "march kingswood>kings_landing:k")
    assert b.refused("baratheon", "march kingswood>storms_end:k") == "T26.2"
    b.play("baratheon", "march kingswood>kings_landing:k", "end_march", "pass")
    assert b.units("kings_landing") == "baratheon fkk"


MOVES = ("kings_landing:k", "dornish_marches:f", "blackwater:f")


@pytest.mark.rule("TR26.3", "T26.3", "TR6.2", "T13.4")
@pytest.mark.parametrize("order", list(permutations(MOVES)))
def test_a_march_on_a_neutral_force_may_be_declared_in_any_order(order: tuple[str, ...]) -> None:
    """The Footman that joins the support in Blackwater makes up the strength of five; a second unit
    against King's Landing would be one army too many."""
    b = Board(
        {
            "the_reach": army("baratheon", "kff", "march_0"),
            "blackwater": army("baratheon", "ff", "support"),
            "dornish_marches": army("baratheon", "f"),
            "kings_landing": {"neutral": 5},
        },
        supply={"baratheon": 1},
    )
    b.play("baratheon", "resolve_march the_reach")
    b.play("baratheon", *(f"march the_reach>{move}" for move in order), "end_march", "pass")
    assert b.units("kings_landing") == "baratheon k"
    assert b.units("dornish_marches") == "baratheon ff"
    assert b.units("blackwater") == "baratheon fff"


@pytest.mark.rule("T26.3", "T14.6")
def test_a_siege_engine_is_worth_nothing_against_an_open_neutral_area() -> None:
    areas = {
        "princes_pass": {"neutral": 3},
        "dornish_marches": army("tyrell", "fke", "march_minus_1"),
    }
    houses = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"]
    b = Board(areas, houses=houses)
    b.play("tyrell", "resolve_march dornish_marches")
    assert b.refused("tyrell", "march dornish_marches>princes_pass:fke") == "T26.2"


@pytest.mark.rule("TR26.5", "T26.1")
def test_a_neutral_area_is_nobodys() -> None:
    houses = ["stark", "greyjoy", "lannister", "baratheon"]
    b = Board(
        {"the_reach": army("lannister", "f", "march_0"), "dornish_marches": {"neutral": 3}},
        houses=houses,
    )
    assert b.control("dornish_marches") is None
    assert b.control("highgarden") is None, "with four players nobody's home"
    b.attack("lannister", "the_reach", "highgarden", "f")
    assert b.control("highgarden") == "lannister"


@pytest.mark.rule("T13.16", "T13.13")
def test_an_enemy_home_without_garrison_is_entered_without_combat() -> None:
    b = Board({"searoad_marches": army("lannister", "f", "march_0"), "the_reach": token("tyrell")})
    b.play("lannister", "resolve_march searoad_marches", "march searoad_marches>highgarden:f")
    b.play("lannister", "end_march", "pass")
    assert b.control("highgarden") == "lannister"
    assert not b.happened("combat")
