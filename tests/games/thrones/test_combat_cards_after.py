"""T15f, T15g: House cards that act after the winner is known, and after the combat."""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, token


@pytest.mark.rule("TS48", "T1.15", "T15.51", "TR1.2", "T15.8")
def test_tywin_and_the_end_of_the_pool() -> None:
    areas = {
        "lannisport": army("lannister", "kk", "march_0"),
        "searoad_marches": army("tyrell", "f"),
    }
    b = Board(areas)
    b.attack("lannister", "lannisport", "searoad_marches", "kk")
    b.cards("tywin_lannister", "margaery_tyrell")
    assert b.power("lannister") == 7
    tokens = ("the_twins", "the_fingers", "widows_watch", "salt_shore", "starfall", "yronwood")
    areas |= {area: token("lannister") for area in (*tokens, "princes_pass")}
    b = Board(areas, power={"lannister": 12})
    b.attack("lannister", "lannisport", "searoad_marches", "kk")
    b.cards("tywin_lannister", "margaery_tyrell")
    assert b.power("lannister") == 13
    b = Board({**areas, "searoad_marches": army("tyrell", "kk")}, power={"lannister": 2})
    b.attack("lannister", "lannisport", "searoad_marches", "kk")
    b.cards("tywin_lannister", "mace_tyrell")
    assert b.winner() == "tyrell"
    assert b.power("lannister") == 2, "nothing for a defeat"


@pytest.mark.rule("TS46", "T15.52", "TR15.14", "T15.18", "T20.2")
def test_cersei() -> None:
    def board() -> Board:
        b = Board(
            {
                "riverrun": army("lannister", "kk", "march_0"),
                "seagard": army("greyjoy", "f", "defense_plus_1"),
                "pyke": army("greyjoy", "f", "consolidate_power_special"),
                "greywater_watch": army("greyjoy", "f", "march_0"),
                "moat_cailin": army("stark", "f", "support"),
                "karhold": army("lannister", "f", "march_minus_1"),
            }
        )
        b.attack("lannister", "riverrun", "seagard", "kk")
        b.play("stark", "support moat_cailin nobody")
        return b.cards("cersei_lannister", "dagmar_cleftjaw")

    b = board()
    assert b.legal("lannister") == {"take_order pyke", "take_order greywater_watch", "pass"}
    assert b.refused("lannister", "take_order moat_cailin") == "TR15.14"
    assert b.refused("lannister", "take_order seagard") == "TR15.14"
    b.play("lannister", "take_order pyke").play("greyjoy", "retreat greywater_watch")
    assert b.order("pyke") is None
    assert b.order("greywater_watch") == "march_0"
    assert b.order("seagard") is None
    b = board().play("lannister", "pass").play("greyjoy", "retreat greywater_watch")
    assert b.order("pyke") == "consolidate_power_special"
    assert b.order("seagard") is None


@pytest.mark.rule("TR15.14", "T15.52")
def test_cersei_as_defender_leaves_the_march_of_the_attack_alone() -> None:
    b = Board(
        {
            "riverrun": army("stark", "f", "march_0"),
            "lannisport": army("lannister", "kk"),
            "winterfell": army("stark", "f", "raid"),
        }
    )
    b.attack("stark", "riverrun", "lannisport", "f")
    b.cards("cersei_lannister", "catelyn_stark")
    assert b.legal("lannister") == {"take_order winterfell", "take_order the_arbor", "pass"}


@pytest.mark.rule("TS47", "T15.53", "TR15.15", "TR1.1", "T15.17")
def test_renly_promotes_a_supporter() -> None:
    def board(knights: str) -> Board:
        b = Board(
            {
                "kingswood": army("baratheon", "k", "march_plus_1_special"),
                "kings_landing": army("baratheon", "ff", "support"),
                "the_reach": army("tyrell", "f"),
                "dragonstone": army("baratheon", knights),
            },
            supply={"baratheon": 6},
        )
        b.attack("baratheon", "kingswood", "the_reach", "k")
        b.play("baratheon", "support kings_landing attacker")
        return b.cards("renly_baratheon", "margaery_tyrell")

    b = board("kk")
    assert b.legal("baratheon") == {"knight kings_landing standing", "pass"}
    assert b.refused("baratheon", "knight dragonstone standing") == "T15.53"
    b.play("baratheon", "knight kings_landing standing")
    assert b.units("kings_landing") == "baratheon fk"
    b = board("kkkk")
    assert b.asked() != "renly", "no Knight is left"


@pytest.mark.rule("T15.53", "TR15.15", "TR7.5")
def test_renly_promotes_an_attacker_who_enters_and_a_routed_defender() -> None:
    b = Board({"kingswood": army("baratheon", "ff", "march_0"), "the_reach": army("tyrell", "f")})
    b.attack("baratheon", "kingswood", "the_reach", "ff").cards(
        "renly_baratheon", "queen_of_thorns"
    )
    b.play("baratheon", "knight the_reach standing").play("tyrell", "retreat dornish_marches")
    assert b.units("the_reach") == "baratheon fk"
    b = Board(
        {
            "kingswood": army("tyrell", "f", "march_minus_1"),
            "the_reach": army("baratheon", "k", routed="f"),
        }
    )
    b.attack("tyrell", "kingswood", "the_reach", "f").cards("renly_baratheon", "queen_of_thorns")
    assert b.legal("baratheon") == {"knight the_reach routed", "pass"}
    b.play("baratheon", "knight the_reach routed")
    assert b.units("the_reach") == "baratheon k!k"


@pytest.mark.rule("TS45", "T15.56", "TR15.17", "T15.14")
def test_roose_bolton() -> None:
    def board(units: str) -> Board:
        b = Board(
            {"seagard": army("lannister", "kk", "march_0"), "moat_cailin": army("stark", units)},
            hands={"stark": ["roose_bolton", "robb_stark"]},
        )
        return b.attack("lannister", "seagard", "moat_cailin", "kk")

    b = board("f").cards("roose_bolton", "ser_gregor_clegane")
    assert len(b.hand("stark")) == 7
    assert b.discards("stark") == []
    b = board("kk").cards("roose_bolton", "cersei_lannister")
    assert b.winner() == "stark"
    assert b.hand("stark") == ["robb_stark"]
    b = Board(
        {"seagard": army("lannister", "kk", "march_0"), "moat_cailin": army("stark", "f")},
        hands={"stark": ["roose_bolton"]},
    )
    b.attack("lannister", "seagard", "moat_cailin", "kk").cards(
        "roose_bolton", "ser_gregor_clegane"
    )
    assert len(b.hand("stark")) == 7, "played as the last card"


@pytest.mark.rule("T15.8", "T15.10")
@pytest.mark.parametrize("first", ["lannister", "stark"])
def test_abilities_after_the_decision_go_in_turn_order(first: str) -> None:
    others = [house for house in HOUSES if house != first]
    b = Board(
        {"seagard": army("lannister", "kk", "march_0"), "moat_cailin": army("stark", "f")},
        tracks={"iron_throne": [first, *others]},
    )
    b.attack("lannister", "seagard", "moat_cailin", "kk").cards("roose_bolton", "tywin_lannister")
    kinds = [e["kind"] for e in b.events if e["kind"] in ("cards_returned", "power_gained")]
    expected = ["power_gained", "cards_returned"]
    assert kinds == (expected if first == "lannister" else expected[::-1])


@pytest.mark.rule("TS49", "T15.55", "TR15.16", "T20.1", "T15.13")
def test_loras_marches_on() -> None:
    b = Board(
        {
            "highgarden": army("tyrell", "fk", "march_plus_1_special"),
            "searoad_marches": army("lannister", "f", "support"),
            "lannisport": army("lannister", "k"),
            "karhold": army("tyrell", "f", "march_0"),
        }
    )
    b.attack("tyrell", "highgarden", "searoad_marches", "fk")
    b.cards("ser_loras_tyrell", "the_hound")
    assert b.totals() == (7, 3)
    b.play("lannister", "retreat lannisport")
    assert b.order("highgarden") is None
    removed = [e["order"] for e in b.events if e["kind"] == "order_removed"]
    assert removed == ["support"], "the defender's, not the March"
    assert b.order("searoad_marches") == "march_plus_1_special"
    assert "resolve_march searoad_marches" in b.legal("tyrell")
    b.attack("tyrell", "searoad_marches", "lannisport", "fk")
    assert b.initial() == (3 + 1, 2), "the routed Footman is worth nothing"
    assert "card ser_loras_tyrell" not in b.legal("tyrell")


@pytest.mark.rule("TS50", "T15.57", "TR15.16", "TR15.18", "TR20.1")
def test_loras_against_arianne() -> None:
    b = Board(
        {
            "dornish_marches": army("tyrell", "kk", "march_0"),
            "princes_pass": army("martell", "f", "defense_plus_1"),
        }
    )
    b.attack("tyrell", "dornish_marches", "princes_pass", "kk")
    b.cards("ser_loras_tyrell", "arianne_martell").play("martell", "retreat yronwood")
    assert b.units("dornish_marches") == "tyrell kk", "not routed"
    assert b.order("dornish_marches") is None
    assert b.units("yronwood") == "martell !f"
    assert b.units("princes_pass") == ""
    assert b.control("princes_pass") is None
    assert b.order("princes_pass") is None


@pytest.mark.rule("TS51", "T15.57", "TR15.18", "T25.4", "T23.12")
def test_arianne_in_sunspear() -> None:
    b = Board(
        {
            "yronwood": army("tyrell", "kkf", "march_plus_1_special"),
            "sunspear": army("martell", "f", "support"),
            "port_of_sunspear": army("martell", "ss", "raid"),
        },
        garrisons={"martell": 2},
    )
    b.attack("tyrell", "yronwood", "sunspear", "fkk").cards("margaery_tyrell", "arianne_martell")
    assert b.winner() == "tyrell"
    assert b.units("salt_shore") == "martell !f"
    assert "garrison" not in b.area("sunspear")
    assert b.units("yronwood") == "tyrell fkk"
    assert b.order("sunspear") is None
    assert b.control("sunspear") == "martell"
    assert b.units("port_of_sunspear") == "martell ss"
    assert b.order("port_of_sunspear") == "raid"


@pytest.mark.rule("TR15.18", "TR20.1", "T23.9")
def test_arianne_keeps_the_power_token() -> None:
    b = Board(
        {
            "dornish_marches": army("tyrell", "kk", "march_0"),
            "princes_pass": army("martell", "f", token="martell"),
        }
    )
    b.attack("tyrell", "dornish_marches", "princes_pass", "kk")
    b.cards("ser_loras_tyrell", "arianne_martell").play("martell", "retreat yronwood")
    assert b.area("princes_pass")["token"] == "martell"
    assert b.control("princes_pass") == "martell"


@pytest.mark.rule("TR15.23", "TR19.2", "T6.8")
def test_arianne_sends_attackers_home_even_without_room_or_to_a_foreign_home() -> None:
    b = Board(
        {
            "dornish_marches": army("tyrell", "ffk", "march_0"),
            "the_reach": army("tyrell", "f"),
            "oldtown": army("tyrell", "ff"),
            "princes_pass": army("martell", "f"),
        },
        supply={"tyrell": 1},
    )
    b.play("tyrell", "resolve_march dornish_marches", "march dornish_marches>the_reach:f")
    b.play("tyrell", "march dornish_marches>princes_pass:k", "end_march")
    b.cards("ser_loras_tyrell", "arianne_martell").play("martell", "retreat yronwood")
    assert b.winner() == "tyrell"
    assert b.units("dornish_marches") == "tyrell f", "a third army: the Knight is lost"
    b = Board(
        {
            "highgarden": army("lannister", "kk", "march_0"),
            "dornish_marches": army("martell", "f"),
        }
    )
    b.attack("lannister", "highgarden", "dornish_marches", "kk")
    assert b.control("highgarden") == "tyrell"
    b.cards("ser_jaime_lannister", "arianne_martell")
    assert b.units("highgarden") == "lannister kk"
    assert b.control("highgarden") == "lannister"


@pytest.mark.rule("T15.57")
def test_arianne_as_attacker_or_winner_does_nothing() -> None:
    b = Board(
        {
            "princes_pass": army("martell", "kk", "march_0"),
            "dornish_marches": army("tyrell", "f"),
        }
    )
    b.attack("martell", "princes_pass", "dornish_marches", "kk")
    b.cards("arianne_martell", "alester_florent").play("tyrell", "retreat highgarden")
    assert b.units("dornish_marches") == "martell kk"


@pytest.mark.rule("TS31", "T15.61", "TR15.19", "T15.9")
def test_patchface_empties_a_hand() -> None:
    b = Board(
        {"the_reach": army("baratheon", "kk", "march_0"), "blackwater": army("lannister", "f")},
        hands={"lannister": ["ser_jaime_lannister", "cersei_lannister"]},
    )
    b.attack("baratheon", "the_reach", "blackwater", "kk")
    b.cards("patchface", "ser_jaime_lannister").play("lannister", "retreat stoney_sept")
    assert b.units("blackwater") == "baratheon kk", "the combat is over"
    assert b.legal("baratheon") == {"card cersei_lannister", "pass"}
    assert b.refused("baratheon", "card ser_jaime_lannister") == "T15.61"
    assert b.refused("baratheon", "card melisandre") == "T15.61"
    b.play("baratheon", "card cersei_lannister")
    assert len(b.hand("lannister")) == 6
    assert "ser_jaime_lannister" in b.hand("lannister")
    assert b.discards("lannister") == ["cersei_lannister"]


@pytest.mark.rule("TS32", "T15.9", "T15.14", "TR15.19", "T15.61", "TR15.20")
def test_patchface_after_a_refresh() -> None:
    b = Board(
        {"the_reach": army("baratheon", "kk", "march_0"), "blackwater": army("lannister", "f")},
        hands={"lannister": ["the_hound"]},
    )
    b.attack("baratheon", "the_reach", "blackwater", "kk")
    b.cards("patchface", "the_hound").play("lannister", "retreat stoney_sept")
    assert len(b.hand("lannister")) == 6
    assert b.discards("lannister") == ["the_hound"]
    b.play("baratheon", "card tywin_lannister")
    assert len(b.hand("lannister")) == 5
    assert sorted(b.discards("lannister")) == ["the_hound", "tywin_lannister"]


@pytest.mark.rule("T15.61", "T15.18")
def test_patchface_may_let_it_be_and_works_after_a_defeat_too() -> None:
    b = Board(
        {"the_reach": army("baratheon", "f", "march_0"), "blackwater": army("lannister", "kk")}
    )
    b.attack("baratheon", "the_reach", "blackwater", "f").cards("patchface", "the_hound")
    assert b.winner() == "lannister"
    b.play("baratheon", "pass")
    assert len(b.hand("lannister")) == 6
    assert b.asked() == "march"


@pytest.mark.rule("TS82", "T15.14", "T15.13")
def test_refresh_of_house_cards() -> None:
    b = Board(
        {
            "the_reach": army("tyrell", "kkf", "march_0"),
            "blackwater": army("lannister", "f"),
            "oldtown": army("tyrell", "kf", "march_minus_1"),
            "dornish_marches": army("martell", "f"),
            "karhold": army("tyrell", "f", "march_plus_1_special"),
        },
        hands={"tyrell": ["mace_tyrell"]},
        supply={"tyrell": 6},
    )
    b.attack("tyrell", "the_reach", "blackwater", "fkk").cards("mace_tyrell", "the_hound")
    assert len(b.hand("tyrell")) == 6
    assert b.discards("tyrell") == ["mace_tyrell"]
    b.attack("tyrell", "oldtown", "dornish_marches", "fk").cards(
        "ser_garlan_tyrell", "doran_martell"
    )
    b.play("martell", "track fiefdoms")
    assert sorted(b.discards("tyrell")) == ["mace_tyrell", "ser_garlan_tyrell"]


@pytest.mark.rule("TS43", "T15.54", "TR19.1", "TR15.13")
def test_robb_must_choose_the_cheapest_retreat() -> None:
    areas = {
        "winterfell": army("stark", "kkf", "march_0"),
        "moat_cailin": army("lannister", "ff"),
        "seagard": army("lannister", "fff"),
        "lannisport": army("lannister", "ff"),
        "white_harbor": army("stark", "f"),
        "the_twins": token("stark"),
    }
    b = Board(areas, supply={"lannister": 2, "stark": 6})
    b.attack("stark", "winterfell", "moat_cailin", "fkk").cards("robb_stark", "the_hound")
    assert b.units("greywater_watch") == "lannister !ff", "the only one without a loss"
    assert b.units("seagard") == "lannister fff"


@pytest.mark.rule("T15.54", "T15.18", "T19.3")
def test_robb_names_the_area_or_leaves_it_to_the_loser() -> None:
    def board() -> Board:
        b = Board(
            {"winterfell": army("stark", "kkf", "march_0"), "moat_cailin": army("lannister", "f")},
            supply={"stark": 6},
        )
        b.attack("stark", "winterfell", "moat_cailin", "fkk")
        return b.cards("robb_stark", "the_hound")

    b = board()
    names = {"white_harbor", "greywater_watch", "seagard", "the_twins"}
    assert b.legal("stark") == {f"retreat {area}" for area in names} | {"pass"}
    b.play("stark", "retreat white_harbor")
    assert b.units("white_harbor") == "lannister !f"
    b = board().play("stark", "pass")
    assert b.legal("lannister") == {f"retreat {area}" for area in names}
    b.play("lannister", "retreat seagard")
    assert b.units("seagard") == "lannister !f"


@pytest.mark.rule("TS44", "TR15.12", "TR19.5", "T19.14")
def test_robb_as_defender() -> None:
    def board() -> Board:
        b = Board(
            {
                "riverrun": army("lannister", "ff", "march_0", token="lannister"),
                "seagard": army("stark", "kk"),
                "moat_cailin": army("stark", "f"),
                "the_twins": army("stark", "f"),
            }
        )
        b.attack("lannister", "riverrun", "seagard", "ff")
        return b.cards("robb_stark", "the_hound")

    b = board()
    assert b.legal("stark") == {"retreat riverrun", "retreat greywater_watch", "pass"}
    b.play("stark", "retreat greywater_watch")
    assert b.units("greywater_watch") == "lannister !ff"
    assert b.control("greywater_watch") == "lannister"
    for answer in ("retreat riverrun", "pass"):
        b = board().play("stark", answer)
        assert b.units("riverrun") == "lannister !ff"
