"""T19: retreats and routing."""

import pytest
from tests.games.thrones.battlefield import Board, army, token


@pytest.mark.rule("T19.3", "T19.4", "T19.5", "T19.6", "T19.7", "T19.8", "T19.9", "T19.1")
def test_where_a_defender_may_retreat_to() -> None:
    b = Board(
        {
            "stoney_sept": army("baratheon", "kkf", "march_0"),
            "riverrun": army("stark", "fk"),
            "seagard": {"neutral": 4},
            "harrenhal": token("tyrell"),
        },
        supply={"baratheon": 6},
    )
    b.attack("baratheon", "stoney_sept", "riverrun", "fkk")
    b.cards("stannis_baratheon", "catelyn_stark")
    assert b.units("riverrun") == "baratheon fkk"
    assert not b.happened("retreated"), "Lannisport is a Lannister home by its shield"
    assert b.event("destroyed")["units"] == ["footman", "knight"]
    b = Board(
        {
            "stoney_sept": army("baratheon", "kkf", "march_0"),
            "riverrun": army("lannister", "fk"),
            "seagard": token("lannister"),
            "harrenhal": token("tyrell"),
            "ironmans_bay": army("greyjoy", "s"),
        },
        supply={"baratheon": 6},
    )
    b.attack("baratheon", "stoney_sept", "riverrun", "fkk")
    b.cards("stannis_baratheon", "cersei_lannister")
    assert b.legal("lannister") == {"retreat lannisport", "retreat seagard"}
    for area, rule in {
        "stoney_sept": "T19.6",
        "harrenhal": "T19.5",
        "the_golden_sound": "T19.9",
        "port_of_lannisport": "T19.9",
        "moat_cailin": "T19.4",
    }.items():
        assert b.refused("lannister", f"retreat {area}") == rule
    b.play("lannister", "retreat seagard")
    assert b.units("seagard") == "lannister !fk", "all of them to the same area"


@pytest.mark.rule("T19.7", "T19.8", "T19.12")
def test_neutral_areas_are_closed_and_without_an_area_all_are_destroyed() -> None:
    b = Board(
        {
            "blackwater": army("lannister", "kk", "march_0"),
            "the_reach": army("tyrell", "f"),
            "kings_landing": {"neutral": 5},
            "kingswood": army("stark", "f"),
            "searoad_marches": army("stark", "f"),
            "dornish_marches": token("stark"),
            "the_boneway": token("stark"),
        }
    )
    b.attack("lannister", "blackwater", "the_reach", "kk").cards("the_hound", "queen_of_thorns")
    assert b.units("highgarden") == "tyrell !f", "only the home is left"
    b = Board(
        {
            "the_mountains_of_the_moon": army("lannister", "kk", "march_0"),
            "the_eyrie": army("tyrell", "ff"),
        }
    )
    b.attack("lannister", "the_mountains_of_the_moon", "the_eyrie", "kk")
    b.cards("the_hound", "queen_of_thorns")
    assert b.event("destroyed")["units"] == ["footman", "footman"]
    b = Board(
        {
            "blackwater": army("lannister", "kk", "march_0"),
            "the_reach": army("martell", "f"),
            "kings_landing": {"neutral": 5},
        }
    )
    b.attack("lannister", "blackwater", "the_reach", "kk").cards("the_hound", "doran_martell")
    b.play("martell", "track iron_throne")
    assert b.refused("martell", "retreat kings_landing") == "T19.8"
    assert b.refused("martell", "retreat highgarden") == "T19.7", "the shield of an enemy in play"


@pytest.mark.rule("T19.9", "T19.10", "T24.6", "TR24.6", "T19.5")
def test_ships_retreat_at_sea_or_into_their_own_port() -> None:
    b = Board(
        {
            "the_golden_sound": army("lannister", "ss", "march_0"),
            "ironmans_bay": army("greyjoy", "s"),
            "sunset_sea": army("stark", "s"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "ss")
    b.cards("the_hound", "aeron_damphair").play("greyjoy", "pass")
    assert b.units("port_of_pyke") == "greyjoy !s"
    b = Board(
        {
            "the_golden_sound": army("lannister", "ss", "march_0"),
            "ironmans_bay": army("greyjoy", "s"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "ss")
    b.cards("the_hound", "aeron_damphair").play("greyjoy", "pass")
    assert b.legal("greyjoy") == {"retreat sunset_sea", "retreat port_of_pyke"}
    assert b.refused("greyjoy", "retreat seagard") == "T19.9"
    assert b.refused("greyjoy", "retreat the_golden_sound") == "T19.6"
    b = Board(
        {
            "the_golden_sound": army("lannister", "ss", "march_0"),
            "ironmans_bay": army("stark", "s"),
            "pyke": army("greyjoy", "f"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "ss")
    b.cards("the_hound", "catelyn_stark")
    assert b.units("sunset_sea") == "stark !s", "the port is another's"
    # Ships that attacked from a port and lost go back into it.
    b = Board(
        {
            "port_of_pyke": army("greyjoy", "s", "march_0"),
            "ironmans_bay": army("lannister", "ss"),
        }
    )
    b.attack("greyjoy", "port_of_pyke", "ironmans_bay", "s").cards("the_hound", "aeron_damphair")
    b.play("greyjoy", "pass")
    assert b.units("port_of_pyke") == "greyjoy !s"


@pytest.mark.rule("T19.10", "T19.11", "T24.3")
def test_a_port_holds_three_ships_in_a_retreat_too() -> None:
    b = Board(
        {
            "the_golden_sound": army("lannister", "sss", "march_0"),
            "ironmans_bay": army("greyjoy", "ss"),
            "port_of_pyke": army("greyjoy", "ss"),
            "sunset_sea": army("stark", "s"),
        },
        supply={"greyjoy": 6, "lannister": 6},
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "sss")
    b.cards("the_hound", "aeron_damphair").play("greyjoy", "pass")
    assert b.units("port_of_pyke") == "greyjoy ss!s"
    assert b.event("destroyed")["units"] == ["ship"]


@pytest.mark.rule("TS55", "T19.5", "T19.6", "T19.11", "TR19.1")
def test_retreat_over_the_supply_limit() -> None:
    b = Board(
        {
            "the_reach": army("lannister", "kkk", "march_0"),
            "dornish_marches": army("tyrell", "ffk"),
            "oldtown": army("tyrell", "ff"),
            "redwyne_straits": army("tyrell", "ss"),
            "highgarden": army("lannister", "f"),
            "princes_pass": army("martell", "f"),
            "the_boneway": token("martell"),
            "three_towers": token("martell"),
            "the_arbor": token("martell"),
        },
        supply={"tyrell": 2},
    )
    b.attack("lannister", "the_reach", "dornish_marches", "kkk")
    b.cards("ser_jaime_lannister", "queen_of_thorns")
    assert b.winner() == "lannister"
    b.play("tyrell", "destroy dornish_marches footman")
    decision = b.state.decision(b.seat("tyrell"))
    assert decision is not None
    assert decision.context["reason"] == "supply"
    b.play("tyrell", "destroy dornish_marches knight")
    assert b.units("oldtown") == "tyrell ff!f"
    assert b.units("redwyne_straits") == "tyrell ss"


@pytest.mark.rule("TR19.1", "T19.11", "T19.3")
def test_a_retreat_that_costs_nothing_must_be_preferred() -> None:
    b = Board(
        {
            "the_reach": army("lannister", "kkk", "march_0"),
            "dornish_marches": army("tyrell", "ff"),
            "oldtown": army("tyrell", "ff"),
            "highgarden": army("tyrell", "f"),
            "redwyne_straits": army("tyrell", "ss"),
        },
        supply={"tyrell": 1},
    )
    b.attack("lannister", "the_reach", "dornish_marches", "kkk").cards(
        "the_hound", "queen_of_thorns"
    )
    cheapest = {"oldtown", "three_towers", "princes_pass", "the_boneway"}
    assert b.legal("tyrell") == {f"retreat {area}" for area in cheapest}, "each costs one unit"
    assert b.refused("tyrell", "retreat highgarden") == "TR19.1", "here both would be lost"
    b = Board(
        {
            "the_reach": army("lannister", "kkk", "march_0"),
            "dornish_marches": army("tyrell", "ff"),
            "oldtown": army("tyrell", "ff"),
        },
        supply={"tyrell": 1},
    )
    b.attack("lannister", "the_reach", "dornish_marches", "kkk").cards(
        "the_hound", "queen_of_thorns"
    )
    assert "retreat highgarden" in b.legal("tyrell")
    assert b.refused("tyrell", "retreat oldtown") == "TR19.1"


@pytest.mark.rule("TS56", "T19.4", "T19.6", "T22.1", "TR19.8")
def test_retreat_by_ship_transport() -> None:
    b = Board(
        {
            "harrenhal": army("lannister", "kk", "march_0"),
            "crackclaw_point": army("baratheon", "k"),
            "shipbreaker_bay": army("baratheon", "s"),
            "the_mountains_of_the_moon": token("stark"),
            "kings_landing": army("lannister", "f"),
            "blackwater": army("lannister", "f"),
            "port_of_storms_end": {},
        }
    )
    b.attack("lannister", "harrenhal", "crackclaw_point", "kk").cards("the_hound", "patchface")
    reached = {"dragonstone", "kingswood", "storms_end"}
    assert b.legal("baratheon") == {f"retreat {area}" for area in reached}
    assert b.refused("baratheon", "retreat harrenhal") == "T19.6"
    assert b.refused("baratheon", "retreat the_mountains_of_the_moon") == "T19.5"
    b.play("baratheon", "retreat dragonstone")
    assert b.units("dragonstone") == "baratheon !k"


@pytest.mark.rule("TS57", "T6.8", "TR6.2", "TR19.2", "T19.2")
def test_a_beaten_attacker_without_room_at_home() -> None:
    b = Board(
        {
            "winterfell": army("stark", "ffk", "march_0"),
            "white_harbor": army("stark", "ff"),
            "karhold": army("stark", "f"),
            "moat_cailin": army("greyjoy", "kk"),
        },
        supply={"stark": 1},
    )
    b.play("stark", "resolve_march winterfell", "march winterfell>karhold:f")
    b.play("stark", "march winterfell>moat_cailin:k", "end_march")
    b.cards("ser_rodrick_cassel", "balon_greyjoy")
    assert b.winner() == "greyjoy"
    assert b.units("winterfell") == "stark f"
    assert b.event("destroyed")["units"] == ["knight"]


@pytest.mark.rule("TS58", "T23.14", "TR19.3", "T23.13")
def test_no_way_back_to_a_foreign_home_area() -> None:
    areas = {
        "pyke": army("lannister", "ff", "march_0"),
        "ironmans_bay": army("lannister", "s"),
        "seagard": army("greyjoy", "kk"),
    }
    b = Board(areas).attack("lannister", "pyke", "seagard", "ff")
    assert b.control("pyke") == "greyjoy"
    b.cards("the_hound", "balon_greyjoy")
    assert b.event("destroyed")["units"] == ["footman", "footman"]
    assert b.units("pyke") == ""
    b = Board(areas).attack("lannister", "pyke", "seagard", "ff", token=True)
    b.cards("the_hound", "balon_greyjoy")
    assert b.units("pyke") == "lannister !ff"
    assert b.control("pyke") == "lannister"


@pytest.mark.rule("TR19.3", "TR15.12", "T15.54")
def test_robb_may_spare_attackers_who_cannot_go_back() -> None:
    areas = {
        "pyke": army("lannister", "ff", "march_0"),
        "ironmans_bay": army("lannister", "s"),
        "seagard": army("stark", "kk"),
        "greywater_watch": token("stark"),
        "moat_cailin": token("stark"),
        "the_twins": token("stark"),
        "flints_finger": token("stark"),
        "karhold": army("lannister", "f", "march_minus_1"),
    }
    for answer, where in (("retreat riverrun", "lannister !ff"), ("pass", "")):
        b = Board(areas).attack("lannister", "pyke", "seagard", "ff")
        b.cards("the_hound", "robb_stark")
        assert "retreat riverrun" in b.legal("stark")
        assert "retreat pyke" not in b.legal("stark")
        b.play("stark", answer)
        assert b.units("riverrun") == where


@pytest.mark.rule("TR19.4", "T19.2")
def test_an_area_left_to_nobody_can_be_returned_to() -> None:
    b = Board({"riverrun": army("lannister", "ff", "march_0"), "seagard": army("greyjoy", "kk")})
    b.attack("lannister", "riverrun", "seagard", "ff")
    assert b.control("riverrun") is None
    b.cards("the_hound", "balon_greyjoy")
    assert b.units("riverrun") == "lannister !ff"
    assert b.control("riverrun") == "lannister"


@pytest.mark.rule("TR19.5", "T30.3")
def test_a_retreat_into_an_empty_castle_can_win() -> None:
    held = ("oldtown", "the_reach", "starfall", "yronwood")
    b = Board(
        {
            "harrenhal": army("stark", "kk", "march_0"),
            "riverrun": army("stark", "f"),
            "lannisport": token("stark"),
            "searoad_marches": token("stark"),
            "blackwater": token("stark"),
            "stoney_sept": army("tyrell", "f"),
            **{area: token("tyrell") for area in held},
        }
    )
    b.attack("stark", "harrenhal", "stoney_sept", "kk").cards("greatjon_umber", "margaery_tyrell")
    assert b.event("destroyed")["units"] == ["footman"]
    b = Board(
        {
            "blackwater": army("stark", "kk", "march_0"),
            "riverrun": army("stark", "f"),
            "lannisport": token("stark"),
            "searoad_marches": token("stark"),
            "stoney_sept": army("tyrell", "f"),
            **{area: token("tyrell") for area in (*held, "kings_landing")},
        }
    )
    b.attack("stark", "blackwater", "stoney_sept", "kk").cards("greatjon_umber", "margaery_tyrell")
    outcome = b.state.outcome()
    assert outcome is not None
    assert outcome.winners == (b.seat("tyrell"),)
    assert b.event("retreated")["area"] == "harrenhal"


@pytest.mark.rule("T30.1", "T30.2", "T20.2")
def test_a_lost_castle_does_not_count_with_the_one_retreated_to() -> None:
    held = ("oldtown", "the_reach", "starfall", "yronwood")
    b = Board(
        {
            "stoney_sept": army("stark", "kk", "march_0"),
            "riverrun": token("stark"),
            "blackwater": token("stark"),
            "harrenhal": army("tyrell", "f"),
            **{area: token("tyrell") for area in held},
        }
    )
    b.attack("stark", "stoney_sept", "harrenhal", "kk").cards("robb_stark", "margaery_tyrell")
    assert b.event("retreated")["area"] == "crackclaw_point"
    assert b.state.outcome() is None, "six castles again, not seven"
    assert b.house("tyrell")["structures"] == 6


@pytest.mark.rule("TR19.6", "T19.14")
def test_a_retreat_leaves_the_order_it_finds_and_brings_none() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "kk", "march_0"),
            "seagard": army("stark", "f", "consolidate_power"),
            "moat_cailin": army("stark", "f", "raid"),
        }
    )
    b.attack("lannister", "riverrun", "seagard", "kk").cards("the_hound", "catelyn_stark")
    b.play("stark", "retreat moat_cailin")
    assert b.units("moat_cailin") == "stark f!f"
    assert b.order("moat_cailin") == "raid"
    assert b.order("seagard") is None


@pytest.mark.rule("TR19.7", "T6.4", "T24.3")
def test_port_ships_of_a_lost_area_still_count_in_the_retreat() -> None:
    b = Board(
        {
            "winterfell": army("lannister", "fkk", "march_0"),
            "white_harbor": army("stark", "ff"),
            "port_of_white_harbor": army("stark", "sss"),
            "moat_cailin": army("stark", "f"),
            "widows_watch": token("lannister"),
        },
        supply={"stark": 1, "lannister": 6},
    )
    b.attack("lannister", "winterfell", "white_harbor", "fkk")
    b.cards("tywin_lannister", "catelyn_stark").play("lannister", "ships 0")
    lost = [e["units"] for e in b.events if e["kind"] == "destroyed"]
    assert lost == [["footman"], ["ship", "ship", "ship"]], "two armies of three are too many"
    assert b.units("moat_cailin") == "stark f!f"


@pytest.mark.rule("T19.10", "T19.4", "T20.2", "T23.1")
def test_the_first_area_and_the_first_port_are_areas_like_others() -> None:
    """Castle Black and the port of Pyke: numbers begin with 0 there."""
    b = Board(
        {
            "winterfell": army("greyjoy", "kk", "march_0"),
            "castle_black": army("stark", "f"),
            "karhold": token("greyjoy"),
        }
    )
    b.attack("greyjoy", "winterfell", "castle_black", "kk", token=True)
    b.cards("dagmar_cleftjaw", "ser_rodrick_cassel")
    assert (b.units("castle_black"), b.control("castle_black")) == ("greyjoy kk", "greyjoy")
    b = Board(
        {
            "karhold": army("stark", "f"),
            "winterfell": army("greyjoy", "kk", "march_0"),
        }
    )
    b.attack("greyjoy", "winterfell", "karhold", "kk", token=True)
    b.cards("dagmar_cleftjaw", "ser_rodrick_cassel")
    assert (b.units("castle_black"), b.control("castle_black")) == ("stark !f", "stark")
    b = Board(
        {
            "the_golden_sound": army("lannister", "s", "march_0"),
            "ironmans_bay": army("stark", "ss"),
        }
    )
    b.attack("lannister", "the_golden_sound", "ironmans_bay", "s")
    b.cards("tyrion_lannister", "robb_stark").play("lannister", "pass")
    assert b.legal("stark") == {"pass", "retreat the_golden_sound", "retreat sunset_sea"}
    assert b.refused("stark", "retreat port_of_pyke") == "T19.10"
