"""T15: House cards at the reveal that change strength, icons or orders."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army, fight


@pytest.mark.rule("TS36", "T15.31", "T15.32", "TR15.9")
def test_balon_against_stannis() -> None:
    b = Board(
        {
            "kings_landing": army("greyjoy", "fk", "march_0"),
            "kingswood": army("baratheon", "ff"),
        },
        tracks={"iron_throne": ["greyjoy", "baratheon", "lannister", "stark", "martell", "tyrell"]},
    )
    b.attack("greyjoy", "kings_landing", "kingswood", "fk")
    b.cards("balon_greyjoy", "stannis_baratheon")
    assert b.totals() == (5, 3)
    assert b.event("battle")["defender_card_strength"] == 1


@pytest.mark.rule("TR15.9", "T15.31")
def test_balon_does_not_touch_icons_or_the_blade() -> None:
    b = fight("greyjoy", "lannister", blade_used=False).cards("balon_greyjoy", "ser_gregor_clegane")
    b.play("greyjoy", "pass")
    battle = b.event("battle")
    assert battle["defender_card_strength"] == 0
    assert battle["defender_swords"] == 3


@pytest.mark.rule("T15.32")
def test_stannis_below_his_opponent_gets_one_more() -> None:
    b = fight("baratheon", "lannister").cards("stannis_baratheon", "the_hound")
    assert b.event("battle")["attacker_card_strength"] == 4, "he is first himself"


@pytest.mark.rule("TS53", "T15.33")
@pytest.mark.parametrize(
    ("discards", "strength", "swords"), [(["stannis_baratheon"], 3, 1), ([], 2, 0)]
)
def test_davos(discards: list[str], strength: int, swords: int) -> None:
    b = fight("baratheon", "lannister", discards={"baratheon": discards})
    b.cards("ser_davos_seaworth", "cersei_lannister")
    battle = b.event("battle")
    assert battle["attacker_card_strength"] == strength
    assert battle["attacker_swords"] == swords


def sea_fight(
    march: str, ships: str, origin: str, house: str, supported: bool, **more: Any
) -> Board:
    areas = {
        origin: army(house, ships, march),
        "shipbreaker_bay": army("baratheon", "s"),
    }
    if supported:
        areas["port_of_dragonstone"] = army("baratheon", "s", "support")
    b = Board(areas, **more)
    b.attack(house, origin, "shipbreaker_bay", ships)
    if supported:
        b.play("baratheon", "support port_of_dragonstone defender")
    return b


@pytest.mark.rule("TS34", "T15.34", "T15.16", "TR14.4")
def test_salladhor_saan() -> None:
    b = sea_fight("march_0", "sss", "east_summer_sea", "martell", True)
    b.cards("salladhor_saan", "darkstar")
    assert b.totals() == (2, 3)
    assert b.winner() == "baratheon"
    b = Board(
        {
            "east_summer_sea": army("martell", "sss", "march_0"),
            "shipbreaker_bay": army("baratheon", "s"),
            "port_of_dragonstone": army("baratheon", "s", "support"),
            "the_narrow_sea": army("stark", "s", "support_plus_1_special"),
        }
    )
    b.attack("martell", "east_summer_sea", "shipbreaker_bay", "sss")
    b.play("baratheon", "support port_of_dragonstone defender")
    b.play("stark", "support the_narrow_sea defender").play("baratheon", "accept")
    b.cards("salladhor_saan", "darkstar")
    assert b.totals() == (2, 4)


@pytest.mark.rule("TS35", "T15.35", "TR15.8", "T15.34")
def test_victarion_alone_and_against_salladhor() -> None:
    thrones = (
        ["greyjoy", "baratheon", "lannister", "stark", "martell", "tyrell"],
        ["baratheon", "greyjoy", "lannister", "stark", "martell", "tyrell"],
    )
    for throne in thrones:
        tracks = {"iron_throne": throne}
        place = ("march_plus_1_special", "ss", "the_narrow_sea", "greyjoy")
        b = sea_fight(*place, False, tracks=tracks).cards("salladhor_saan", "victarion_greyjoy")
        assert b.totals() == (8, 2)
        b = sea_fight(*place, True, tracks=tracks).cards("salladhor_saan", "victarion_greyjoy")
        assert b.totals() == (4, 3)


@pytest.mark.rule("TR15.10", "T15.35", "T15.36", "T15.17")
def test_victarion_and_kevan_double_only_their_own_units_when_they_attack() -> None:
    b = Board(
        {
            "sunset_sea": army("greyjoy", "s", "march_0"),
            "ironmans_bay": army("greyjoy", "s", "support"),
            "west_summer_sea": army("tyrell", "ss", "support"),
            "the_golden_sound": army("lannister", "s"),
        }
    )
    b.attack("greyjoy", "sunset_sea", "the_golden_sound", "s")
    b.play("greyjoy", "support ironmans_bay attacker").cards("victarion_greyjoy", "the_hound")
    assert b.totals() == (2 + 2 + 3, 3)
    b = Board(
        {
            "the_golden_sound": army("lannister", "s", "march_0"),
            "ironmans_bay": army("greyjoy", "ss"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "s")
    b.cards("victarion_greyjoy", "the_hound")
    assert b.totals() == (3, 2 + 3), "not as defender"
    b = Board(
        {
            "stoney_sept": army("lannister", "ff", "march_0"),
            "harrenhal": army("stark", "ff", "support"),
            "blackwater": army("tyrell", "f"),
        }
    )
    b.attack("lannister", "stoney_sept", "blackwater", "ff")
    b.play("stark", "support harrenhal attacker").play("lannister", "accept")
    b.cards("ser_kevan_lannister", "margaery_tyrell")
    assert b.totals() == (4 + 2 + 1, 2), "another House's Footmen count once"
    b = fight("tyrell", "lannister").cards("margaery_tyrell", "ser_kevan_lannister")
    assert b.event("battle")["defender_units"] == 2, "not as defender"


@pytest.mark.rule("TS54", "T15.36")
def test_kevan_with_supporting_footmen() -> None:
    b = Board(
        {
            "stoney_sept": army("lannister", "ff", "march_minus_1"),
            "harrenhal": army("lannister", "fk", "support"),
            "blackwater": army("tyrell", "f"),
        }
    )
    b.attack("lannister", "stoney_sept", "blackwater", "ff")
    b.play("lannister", "support harrenhal attacker")
    b.cards("ser_kevan_lannister", "margaery_tyrell")
    assert b.totals()[0] == 8


@pytest.mark.rule("TS40", "T15.37", "TR15.11", "T16.6", "T22.8", "T9.2")
def test_catelyn_doubles_a_defense_order() -> None:
    b = Board(
        {
            "dragonstone": army("baratheon", "fk", "march_0"),
            "shipbreaker_bay": army("baratheon", "s"),
            "the_narrow_sea": army("baratheon", "s"),
            "white_harbor": army("stark", "f", "defense_plus_2_special"),
        }
    )
    b.attack("baratheon", "dragonstone", "white_harbor", "fk")
    b.cards("brienne_of_tarth", "catelyn_stark")
    assert b.totals() == (5, 5)
    assert b.winner() == "stark"
    assert b.event("battle")["defender_order"] == 4
    b = fight("stark", "lannister", march="march_plus_1_special")
    b.cards("catelyn_stark", "the_hound")
    assert b.event("battle")["attacker_order"] == 1, "a March order is not doubled"
    b = Board(
        {
            "the_reach": army("tyrell", "k", "march_0"),
            "searoad_marches": army("stark", "f", "defense_plus_1"),
        }
    )
    b.attack("tyrell", "the_reach", "searoad_marches", "k")
    b.cards("margaery_tyrell", "catelyn_stark")
    assert b.event("battle")["defender_order"] == 2


@pytest.mark.rule("TS37", "T15.38", "T18.2")
def test_theon_in_a_castle() -> None:
    b = Board(
        {
            "greywater_watch": army("stark", "k", "march_0"),
            "flints_finger": army("greyjoy", "f"),
        }
    )
    b.attack("stark", "greywater_watch", "flints_finger", "k")
    b.cards("theon_greyjoy", "greatjon_umber")
    assert b.totals() == (4, 4)
    assert b.winner() == "greyjoy"
    assert b.units("greywater_watch") == "", "the Knight is destroyed"
    b = fight("stark", "greyjoy").cards("theon_greyjoy", "greatjon_umber")
    battle = b.event("battle")
    assert (battle["defender_card_strength"], battle["defender_swords"]) == (2, 0)


@pytest.mark.rule("TS38", "T14.15", "T15.39", "T15.16", "TR15.22")
def test_asha_refuses_help() -> None:
    def board() -> Board:
        b = Board(
            {
                "greywater_watch": army("greyjoy", "kk", "march_plus_1_special"),
                "moat_cailin": army("stark", "fk"),
                "seagard": army("lannister", "f", "support"),
            }
        )
        b.attack("greyjoy", "greywater_watch", "moat_cailin", "kk")
        return b.play("lannister", "support seagard attacker")

    b = board().play("greyjoy", "refuse seagard").cards("asha_greyjoy", "greatjon_umber")
    assert b.totals() == (6, 5)
    assert b.event("battle")["casualties"] == 2
    assert b.units("moat_cailin") == "greyjoy kk"
    assert not b.happened("retreated")
    b = board().play("greyjoy", "accept").cards("asha_greyjoy", "greatjon_umber")
    assert b.totals() == (7, 5)
    assert b.event("battle")["casualties"] == 0
    b.play("stark", "retreat winterfell")
    assert b.units("winterfell") == "stark !fk"


@pytest.mark.rule("TR15.22", "TR14.5", "T15.39")
def test_asha_looks_at_support_after_the_queen_of_thorns() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kk", "march_0"),
            "searoad_marches": army("greyjoy", "k"),
            "lannisport": army("greyjoy", "f", "support"),
        }
    )
    b.attack("tyrell", "the_reach", "searoad_marches", "kk")
    b.play("greyjoy", "support lannisport defender").cards("asha_greyjoy", "queen_of_thorns")
    b.play("tyrell", "take_order lannisport")
    battle = b.event("battle")
    assert (battle["defender_swords"], battle["defender_fortifications"]) == (2, 1)


@pytest.mark.rule("TS39", "T15.40", "T18.2")
def test_nymeria_on_both_sides() -> None:
    b = Board({"yronwood": army("martell", "kk", "march_0"), "the_boneway": army("tyrell", "ff")})
    b.attack("martell", "yronwood", "the_boneway", "kk").cards("nymeria_sand", "randyll_tarly")
    assert b.totals() == (5, 4)
    assert b.event("destroyed")["units"] == ["footman"]
    b.play("tyrell", "retreat dornish_marches")
    assert b.units("dornish_marches") == "tyrell !f"
    b = Board(
        {
            "dornish_marches": army("tyrell", "kk", "march_plus_1_special"),
            "princes_pass": army("martell", "fk"),
        }
    )
    b.attack("tyrell", "dornish_marches", "princes_pass", "kk")
    b.cards("ser_garlan_tyrell", "nymeria_sand")
    assert b.totals() == (7, 4)
    assert b.event("battle")["casualties"] == 1


@pytest.mark.rule("TS41", "T15.41", "TR15.21", "TR18.1")
def test_the_blackfish_against_gregor_clegane() -> None:
    b = Board(
        {
            "seagard": army("lannister", "kk", "march_0"),
            "moat_cailin": army("stark", "fke"),
        },
        supply={"stark": 6},
    )
    b.attack("lannister", "seagard", "moat_cailin", "kk")
    b.cards("the_blackfish", "ser_gregor_clegane")
    assert b.totals() == (7, 4)
    assert b.event("destroyed")["units"] == ["siege_engine"]
    b.play("stark", "retreat winterfell")
    assert b.units("winterfell") == "stark !fk"


@pytest.mark.rule("T15.16", "T15.34")
def test_salladhor_without_support_does_nothing() -> None:
    b = sea_fight("march_0", "ss", "east_summer_sea", "martell", False)
    b.cards("salladhor_saan", "darkstar")
    assert b.totals() == (4, 2)
