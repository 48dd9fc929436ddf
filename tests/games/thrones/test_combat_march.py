"""T13, T6.8: March orders, and supply while marching."""

import pytest
from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput, Illegal


@pytest.mark.rule("TS11", "T13.3", "T13.4", "T13.14")
def test_a_march_without_combat() -> None:
    b = Board(
        {
            "lannisport": army("lannister", "fff", "march_minus_1"),
            "searoad_marches": army("lannister", "f"),
        }
    )
    b.play(
        "lannister",
        "resolve_march lannisport",
        "march lannisport>stoney_sept:f",
        "march lannisport>searoad_marches:f",
        "end_march",
    )
    assert b.units("searoad_marches") == "lannister ff"
    assert b.units("stoney_sept") == b.units("lannisport") == "lannister f"
    assert b.order("lannisport") is None
    assert not b.happened("combat")
    assert b.asked() == "march", "no Power token is asked for"


@pytest.mark.rule("T13.3", "TR13.1")
def test_a_march_may_move_nothing_and_can_be_recalled_before_it_ends() -> None:
    b = Board({"lannisport": army("lannister", "ff", "march_0")})
    b.play("lannister", "resolve_march lannisport", "march lannisport>stoney_sept:f")
    assert b.units("stoney_sept") == "", "nothing moves before the March is declared as a whole"
    b.play("lannister", "recall")
    assert b.legal("lannister") == {"resolve_march lannisport", "resolve_march castle_black"}
    b.play("lannister", "resolve_march lannisport", "end_march")
    assert b.units("lannisport") == "lannister ff"
    assert b.order("lannisport") is None


@pytest.mark.rule("T13.4", "T13.3")
def test_groups_of_any_size_in_any_order_make_the_same_march() -> None:
    ends = set()
    for moves in (
        ("riverrun:fk", "stoney_sept:f"),
        ("stoney_sept:f", "riverrun:k", "riverrun:f"),
        ("riverrun:f", "stoney_sept:f", "riverrun:k"),
    ):
        b = Board({"lannisport": army("lannister", "ffk", "march_0")})
        b.play("lannister", "resolve_march lannisport")
        b.play("lannister", *(f"march lannisport>{move}" for move in moves), "end_march")
        ends.add((b.units("riverrun"), b.units("stoney_sept"), b.units("lannisport")))
    assert ends == {("lannister fk", "lannister f", "")}


@pytest.mark.rule("T13.3", "T13.2", "T13.7")
def test_only_standing_units_of_the_chosen_order_move() -> None:
    b = Board(
        {
            "lannisport": army("lannister", "f", "march_0", routed="k"),
            "riverrun": army("lannister", "f", "march_minus_1"),
            "pyke": army("greyjoy", "f", "march_0"),
        }
    )
    assert b.awaited() == ["lannister"]
    assert b.legal("lannister") == {"resolve_march lannisport", "resolve_march riverrun"}
    assert b.refused("lannister", "resolve_march pyke") == "T13.2"
    b.play("lannister", "resolve_march lannisport")
    assert b.refused("lannister", "march lannisport>stoney_sept:k") == "T13.7"
    assert b.refused("lannister", "march lannisport>stoney_sept:ff") == "T13.3"
    assert b.refused("lannister", "march riverrun>stoney_sept:f") == "T13.2"
    b.play("lannister", "march lannisport>stoney_sept:f")
    assert b.refused("lannister", "march lannisport>riverrun:f") == "T13.3", "already sent"
    assert b.legal("lannister") == {"end_march"}
    b.play("lannister", "end_march")
    assert b.asked() == "march", "a routed Knight stays, so the area is not abandoned"
    assert b.awaited() == ["greyjoy"]


@pytest.mark.rule("TR13.3", "TR23.3", "TR23.5", "T23.1")
def test_a_march_order_with_routed_units_only_does_nothing() -> None:
    b = Board({"riverrun": army("lannister", "", "march_0", routed="ff")})
    b.play("lannister", "resolve_march riverrun")
    assert b.legal("lannister") == {"end_march"}
    b.play("lannister", "end_march")
    assert b.units("riverrun") == "lannister !ff"
    assert b.control("riverrun") == "lannister"
    assert b.order("riverrun") is None


@pytest.mark.rule("T13.5", "T13.6", "T24.7")
def test_land_units_stay_on_land_and_ships_at_sea() -> None:
    b = Board(
        {
            "lannisport": army("lannister", "fe", "march_0"),
            "the_golden_sound": army("lannister", "s", "march_minus_1"),
            "port_of_lannisport": army("lannister", "s", "march_plus_1_special"),
        }
    )
    b.play("lannister", "resolve_march lannisport")
    for place in ("the_golden_sound", "port_of_lannisport", "seagard"):
        assert b.refused("lannister", f"march lannisport>{place}:f") == "T13.5"
    assert b.refused("lannister", "march lannisport>lannisport:f") == "T13.4"
    b.play("lannister", "recall", "resolve_march the_golden_sound")
    assert b.legal("lannister") == {
        "end_march",
        "march the_golden_sound>port_of_lannisport:s",
        "march the_golden_sound>sunset_sea:s",
        "march the_golden_sound>ironmans_bay:s",
    }
    assert b.refused("lannister", "march the_golden_sound>riverrun:s") == "T13.6"
    b.play("lannister", "recall", "resolve_march port_of_lannisport")
    assert b.legal("lannister") == {
        "end_march",
        "march port_of_lannisport>the_golden_sound:s",
    }
    assert b.refused("lannister", "march port_of_lannisport>lannisport:s") == "T13.6"
    b.play("lannister", "march port_of_lannisport>the_golden_sound:s", "end_march")
    assert b.units("the_golden_sound") == "lannister ss"


@pytest.mark.rule("T24.7", "T24.2", "T24.3")
def test_ships_enter_only_a_port_of_their_own_with_room() -> None:
    b = Board({"the_golden_sound": army("greyjoy", "s", "march_0"), "port_of_lannisport": {}})
    b.play("greyjoy", "resolve_march the_golden_sound")
    assert b.refused("greyjoy", "march the_golden_sound>port_of_lannisport:s") == "T24.7"
    b = Board(
        {
            "the_narrow_sea": army("stark", "s", "march_0"),
            "white_harbor": army("stark", "f"),
            "port_of_white_harbor": army("stark", "sss"),
        },
        supply={"stark": 6},
    )
    b.play("stark", "resolve_march the_narrow_sea")
    assert b.refused("stark", "march the_narrow_sea>port_of_white_harbor:s") == "T24.3"
    b = Board({"the_narrow_sea": army("stark", "s", "march_0")})
    b.play("stark", "resolve_march the_narrow_sea")
    assert b.refused("stark", "march the_narrow_sea>port_of_white_harbor:s") == "T24.7", "nobody's"


@pytest.mark.rule("T13.8", "TS79", "T26.6", "T13.9")
def test_one_attack_per_march() -> None:
    areas = {
        "kingswood": army("baratheon", "kkk", "march_0"),
        "kings_landing": {"neutral": 5},
        "the_boneway": army("martell", "f"),
    }
    b = Board(areas)
    b.play("baratheon", "resolve_march kingswood", "march kingswood>the_boneway:k")
    assert b.refused("baratheon", "march kingswood>kings_landing:kk") == "T13.8"
    b.play("baratheon", "march kingswood>storms_end:k", "end_march")
    assert b.asked() == "house_card"
    assert b.units("storms_end") == "baratheon k"
    b = Board(areas)
    b.play("baratheon", "resolve_march kingswood")


@pytest.mark.rule("T13.9", "T13.10", "T13.13", "T13.16", "T23.6", "T25.3", "TS91", "T13.8")
def test_several_undefended_areas_and_one_garrison() -> None:
    areas = {
        "riverrun": army("stark", "ffk", "march_0"),
        "stoney_sept": token("lannister"),
        "harrenhal": token("lannister"),
        "seagard": army("greyjoy", "f"),
    }
    b = Board(areas, garrisons={"lannister": 2})
    b.play(
        "stark",
        "resolve_march riverrun",
        "march riverrun>stoney_sept:f",
        "march riverrun>harrenhal:f",
        "march riverrun>lannisport:k",
    )
    b.play("stark", "end_march")
    assert b.asked() == "leave_power", "decided before the combat"
    assert b.units("stoney_sept") == ""
    b.play("stark", "leave_power")
    assert b.power("stark") == 4
    assert b.area("riverrun")["token"] == "stark"
    assert b.units("stoney_sept") == b.units("harrenhal") == "stark f"
    assert "token" not in b.area("stoney_sept")
    assert b.control("harrenhal") == "stark"
    assert b.power("lannister") == 5, "the tokens went to the pool"
    assert b.asked() == "house_card"
    assert b.initial() == (2, 2)
    b = Board(areas, garrisons={"lannister": 2})
    b.play("stark", "resolve_march riverrun", "march riverrun>lannisport:k")
    assert b.refused("stark", "march riverrun>seagard:f") == "T13.8"


@pytest.mark.rule("T13.12", "T13.13", "T23.3", "T23.4", "T23.7", "T23.9", "TS84")
def test_power_tokens_keep_an_area_until_an_enemy_takes_it() -> None:
    b = Board(
        {
            "stoney_sept": army("lannister", "f", "march_0"),
            "riverrun": army("stark", "f", "march_0"),
        }
    )
    b.attack("lannister", "stoney_sept", "searoad_marches", "f", token=True)
    assert b.power("lannister") == 4
    assert b.control("stoney_sept") == "lannister"
    b.play("stark", "resolve_march riverrun", "march riverrun>stoney_sept:f", "end_march")
    assert b.asked() == "leave_power"
    b.play("stark", "pass")
    assert not b.happened("combat")
    assert b.power("lannister") == 4
    b = Board({"stoney_sept": army("stark", "f", "march_0")}, power={"stark": 0})
    b.play("stark", "resolve_march stoney_sept", "march stoney_sept>blackwater:f", "end_march")
    assert b.asked() == "march", "whoever has no power is not asked"
    assert b.control("stoney_sept") is None


@pytest.mark.rule("TR23.1", "TR23.2", "T23.8", "T23.10", "T23.12")
def test_no_token_on_the_own_home_or_beside_an_own_token() -> None:
    b = Board({"lannisport": army("lannister", "f", "march_0")})
    b.play("lannister", "resolve_march lannisport", "march lannisport>riverrun:f", "end_march")
    assert b.asked() == "march"
    assert b.control("lannisport") == "lannister"
    b = Board({"riverrun": army("lannister", "f", "march_0", token="lannister")})
    b.play("lannister", "resolve_march riverrun", "march riverrun>seagard:f", "end_march")
    assert b.asked() == "march"
    assert b.control("riverrun") == "lannister"
    assert b.power("lannister") == 5


@pytest.mark.rule("TS23", "T13.15", "TR13.5", "T20.2", "T13.1", "T13.2")
def test_a_chain_of_marches() -> None:
    areas = {
        "winterfell": army("stark", "k", "march_0"),
        "moat_cailin": army("stark", "f", "march_plus_1_special"),
    }
    b = Board(areas)
    b.attack("stark", "winterfell", "moat_cailin", "k")
    assert b.order("moat_cailin") == "march_plus_1_special"
    b.play("stark", "resolve_march moat_cailin", "march moat_cailin>greywater_watch:fk")
    b.play("stark", "end_march", "pass")
    assert b.units("greywater_watch") == "stark fk"
    # An enemy takes Moat Cailin in between: the order there goes.
    areas["seagard"] = army("greyjoy", "kkf", "march_0")
    b = Board(areas, supply={"greyjoy": 6}, tracks={"iron_throne": _order("stark", "greyjoy")})
    b.attack("stark", "winterfell", "moat_cailin", "k")
    b.attack("greyjoy", "seagard", "moat_cailin", "fkk")
    b.cards("euron_crows_eye", "ser_rodrick_cassel").play("stark", "retreat winterfell")
    assert b.units("moat_cailin") == "greyjoy fkk"
    assert b.order("moat_cailin") is None
    assert b.asked() != "march"


def _order(*first: str) -> list[str]:
    usual = ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]
    return [*first, *(house for house in usual if house not in first)]


@pytest.mark.rule("T13.1", "T13.2", "T4.8")
def test_houses_resolve_one_march_each_in_turn_order() -> None:
    b = Board(
        {
            "winterfell": army("stark", "f", "march_0"),
            "white_harbor": army("stark", "f", "march_minus_1"),
            "lannisport": army("lannister", "f", "march_0"),
            "sunspear": army("martell", "f", "march_0"),
            "yronwood": army("martell", "f", "march_minus_1"),
        }
    )
    order = []
    for area in ("lannisport", "winterfell", "sunspear", "white_harbor", "yronwood"):
        order += b.awaited()
        b.play(b.awaited()[0], f"resolve_march {area}", "end_march")
    assert order == ["lannister", "stark", "martell", "stark", "martell"]


@pytest.mark.rule("T6.8", "TR6.2", "T6.3", "TS25")
def test_supply_binds_a_march() -> None:
    # Supply 4 allows 3, 3, 2, 2; the areas round Riverrun stand for A to E.
    areas = {
        "lannisport": army("lannister", "fff"),
        "harrenhal": army("lannister", "fff"),
        "seagard": army("lannister", "kk"),
        "stoney_sept": army("lannister", "f"),
        "riverrun": army("lannister", "f", "march_0"),
    }
    b = Board(areas, supply={"lannister": 4})
    b.play("lannister", "resolve_march riverrun")
    assert b.refused("lannister", "march riverrun>lannisport:f") == "T6.8"
    assert "march riverrun>stoney_sept:f" in b.legal("lannister")
    assert "march riverrun>seagard:f" not in b.legal("lannister"), "3, 3, 3"
    areas["seagard"] = army("lannister", "kk", "march_0")
    areas["riverrun"] = army("lannister", "f")
    b = Board(areas, supply={"lannister": 4})
    b.play("lannister", "resolve_march seagard", "march seagard>riverrun:k", "end_march")
    assert b.units("riverrun") == "lannister fk"


@pytest.mark.rule("TR6.2", "T6.8")
def test_the_whole_march_counts_not_its_single_moves() -> None:
    # Supply 0 allows 2, 2. Seagard 3 would be too many from the start, so 2 + 1 routed is not used:
    # one Knight to Riverrun makes three armies for the moment, the second one's leaving mends it.
    areas = {
        "seagard": army("lannister", "kf", "march_0"),
        "riverrun": army("lannister", "f"),
        "lannisport": army("lannister", "ff"),
    }
    b = Board(areas, supply={"lannister": 0})
    b.play("lannister", "resolve_march seagard", "march seagard>riverrun:k")
    assert "end_march" in b.legal("lannister"), "2, 2 and single units"
    areas["seagard"] = army("lannister", "kff", "march_0")
    areas["harrenhal"] = army("lannister", "f")
    b = Board(areas, supply={"lannister": 1})
    b.play("lannister", "resolve_march seagard", "march seagard>riverrun:k")
    assert b.refused("lannister", "end_march") == "T6.8", "2, 2, 2 is more than 3, 2"
    b.play("lannister", "march seagard>the_twins:f", "end_march")
    assert b.units("seagard") == b.units("the_twins") == "lannister f"
    assert b.units("riverrun") == "lannister fk"


@pytest.mark.rule("TR6.2", "TR6.3")
def test_attackers_count_where_they_attack_and_not_where_they_come_from() -> None:
    areas = {
        "seagard": army("lannister", "kkf", "march_0"),
        "lannisport": army("lannister", "ff"),
        "riverrun": army("lannister", "f"),
        "moat_cailin": army("stark", "ff"),
    }
    b = Board(areas, supply={"lannister": 0})
    b.play("lannister", "resolve_march seagard")
    assert b.refused("lannister", "march seagard>moat_cailin:fkk") == "T6.8"
    b.play("lannister", "march seagard>moat_cailin:kk", "end_march")
    assert b.asked() == "house_card", "2, 2: Stark's own army there is not counted"


@pytest.mark.rule("TR4.1", "TS27", "T28.2", "T15.23")
def test_doran_on_the_iron_throne_turns_go_by_position() -> None:
    b = Board(
        {
            "storms_end": army("baratheon", "kkf", "march_0"),
            "the_boneway": army("martell", "f"),
            "lannisport": army("lannister", "f", "march_0"),
            "winterfell": army("stark", "f", "march_0"),
            "sunspear": army("martell", "f", "march_0"),
            "pyke": army("greyjoy", "f", "march_0"),
            "highgarden": army("tyrell", "f", "march_0"),
            "dragonstone": army("baratheon", "f", "march_minus_1"),
        },
        supply={"baratheon": 6},
    )
    b.attack("baratheon", "storms_end", "the_boneway", "fkk")
    b.cards("stannis_baratheon", "doran_martell").play("martell", "track iron_throne")
    assert b.track("iron_throne") == [
        "lannister",
        "stark",
        "martell",
        "greyjoy",
        "tyrell",
        "baratheon",
    ]
    b.play("martell", "retreat princes_pass")
    order = []
    homes = {
        "stark": "winterfell",
        "martell": "sunspear",
        "greyjoy": "pyke",
        "tyrell": "highgarden",
        "baratheon": "dragonstone",
        "lannister": "lannisport",
    }
    for _ in homes:
        order += b.awaited()
        b.play(order[-1], f"resolve_march {homes[order[-1]]}", "end_march")
        if b.asked() != "march":
            break
    assert order == ["stark", "martell", "greyjoy", "tyrell", "baratheon", "lannister"]


@pytest.mark.rule("TS75", "T30.2", "TR30.3", "T13.10", "TR13.1")
def test_victory_before_a_combat() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "ffk", "march_0"),
            "lannisport": army("lannister", "f"),
            "moat_cailin": token("lannister"),
            "the_eyrie": token("lannister"),
            "crackclaw_point": token("lannister"),
            "kings_landing": token("lannister"),
            "harrenhal": army("stark", "f"),
        }
    )
    b.play("lannister", "resolve_march riverrun", "march riverrun>seagard:f")
    b.play("lannister", "march riverrun>harrenhal:k", "end_march")
    outcome = b.state.outcome()
    assert outcome is not None
    assert outcome.winners == (b.seat("lannister"),)
    assert not b.happened("combat")


@pytest.mark.rule("TR23.4", "T23.14", "T30.3")
def test_a_home_area_given_up_can_win_the_game_for_its_owner() -> None:
    b = Board(
        {
            "pyke": army("lannister", "f", "march_0"),
            "ironmans_bay": army("lannister", "s"),
            "seagard": army("greyjoy", "f"),
            **{
                area: token("greyjoy") for area in ("riverrun", "harrenhal", "the_reach", "oldtown")
            },
            "kings_landing": token("greyjoy"),
        }
    )
    b.attack("lannister", "pyke", "seagard", "f")
    outcome = b.state.outcome()
    assert outcome is not None
    assert outcome.winners == (b.seat("greyjoy"),)


@pytest.mark.rule("TR13.2", "TR26.3")
def test_units_that_join_a_supporting_area_support_at_once() -> None:
    b = Board(
        {
            "stoney_sept": army("lannister", "kf", "march_0"),
            "harrenhal": army("lannister", "f", "support"),
            "blackwater": army("tyrell", "f"),
        }
    )
    b.play("lannister", "resolve_march stoney_sept", "march stoney_sept>harrenhal:k")
    b.play("lannister", "march stoney_sept>blackwater:f", "end_march", "pass")
    b.play("lannister", "support harrenhal attacker")
    assert b.initial() == (1 + 3, 1)


@pytest.mark.rule("TR13.4")
def test_an_order_without_units_of_its_owner_is_removed_after_the_march() -> None:
    b = Board(
        {
            "white_harbor": army("stark", "f", "march_0"),
            "port_of_white_harbor": army("stark", "s", "consolidate_power"),
            "the_reach": army("tyrell", "f", "defense_plus_1"),
        }
    )
    b.attack("stark", "white_harbor", "moat_cailin", "f")
    assert b.order("port_of_white_harbor") is None
    assert b.order("the_reach") == "defense_plus_1"


@pytest.mark.rule("T26.1", "T13.5")
def test_impassable_areas_are_closed() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "f", "march_0"),
            "searoad_marches": army("lannister", "f", "march_minus_1"),
            "highgarden": {"neutral": "impassable"},
        },
        houses=["stark", "lannister", "baratheon"],
    )
    b.play("lannister", "resolve_march searoad_marches")
    assert b.refused("lannister", "march searoad_marches>highgarden:f") == "T26.1"
    assert not any("highgarden" in text for text in b.legal("lannister"))


def test_the_text_of_a_march_is_read_strictly() -> None:
    b = Board({"riverrun": army("lannister", "f", "march_0")})
    b.play("lannister", "resolve_march riverrun")
    for text in ("march riverrun>seagard", "march riverrun:f", "march riverrun>seagard:x"):
        with pytest.raises(BadInput) as complaint:
            b.state.play_text(b.seat("lannister"), text)
        assert complaint.value.key == "thrones-march-form"
    assert b.refused("lannister", "march riverrun>seagard:") == "T13.3"


@pytest.mark.rule("T13.3", "T1.13")
@pytest.mark.parametrize("numbers", [(0, 0, 0, 0), (-1, 1, 0, 0), (0, -1, 0, 0), (2, -1, 0, 0)])
def test_no_march_of_nobody_and_none_of_fewer_than_nobody(numbers: tuple[int, ...]) -> None:
    b = Board(
        {
            "lannisport": army("lannister", "ffk", "march_0"),
            "riverrun": army("stark", "f"),
        }
    )
    b.play("lannister", "resolve_march lannisport")
    before = b.state.digest()
    _, origin, stoney_sept, *_ = GAME.read("march lannisport>stoney_sept:f")
    with pytest.raises(Illegal) as refusal:
        b.state.play(b.seat("lannister"), ("march", origin, stoney_sept, *numbers))
    assert refusal.value.rule == "T13.3"
    assert b.state.digest() == before


def test_a_march_to_no_area_at_all_is_no_action() -> None:
    b = Board({"lannisport": army("lannister", "ff", "march_0")})
    b.play("lannister", "resolve_march lannisport")
    _, origin, *_ = GAME.read("march lannisport>stoney_sept:f")
    with pytest.raises(BadInput):
        b.state.check(b.seat("lannister"), ("march", origin, -1, 1, 0, 0, 0))


@pytest.mark.rule("T13.6", "T24.7")
def test_ships_sail_from_the_first_sea_as_from_others() -> None:
    b = Board({"bay_of_ice": army("stark", "s", "march_0"), "winterfell": army("stark", "f")})
    b.play("stark", "resolve_march bay_of_ice")
    assert b.legal("stark") == {
        "end_march",
        "march bay_of_ice>sunset_sea:s",
        "march bay_of_ice>port_of_winterfell:s",
    }
