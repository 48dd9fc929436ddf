"""T10-T12, T21: planning, the Raven, raids, Consolidate Power and clean-up."""

import random
from typing import Any

import pytest
from tests.games.properties import check_imagination
from tests.games.thrones.battlefield import Board, army

from throneroom.kernel import Illegal


def planning(areas: dict[str, dict[str, Any]], **table: Any) -> Board:
    return Board(areas, at="planning", **table)


NINE = (
    *("highgarden", "oldtown", "dornish_marches", "the_reach", "three_towers", "the_arbor"),
    *("redwyne_straits", "west_summer_sea", "searoad_marches"),
)
SEAS = ("redwyne_straits", "west_summer_sea")


@pytest.mark.rule("T10.1", "T10.2", "T10.3", "T10.4", "T10.7", "T24.5", "T24.6", "T32.4")
def test_one_order_for_every_area_with_units() -> None:
    board = planning(
        {
            "winterfell": army("stark", "fk"),
            "the_shivering_sea": army("stark", "s"),
            "port_of_winterfell": army("stark", "s"),
            "karhold": {"token": "stark"},
            "highgarden": army("tyrell", "f"),
        },
        garrisons={"baratheon": 2},
    )
    assert board.awaited() == ["stark", "tyrell"]
    assert board.refused("stark", "ready") == "T10.2"
    assert board.refused("stark", "order karhold raid") == "T10.3"
    assert board.refused("stark", "order highgarden raid") == "T10.3"
    assert board.refused("stark", "clear winterfell") == "T10.3"
    board.play(
        "stark",
        "order port_of_winterfell defense_plus_1",
        "order the_shivering_sea consolidate_power",
        "order winterfell raid",
        "order winterfell march_0",
        "ready",
    )
    assert board.awaited() == ["tyrell"]
    with pytest.raises(Illegal):
        board.state.check(board.seat("baratheon"), ("ready",))


@pytest.mark.rule("T10.11", "T31.1", "T31.6", "T34.1", "T34.2", "T34.4", "TR10.3", "TR10.2")
def test_orders_are_hidden_until_all_are_ready() -> None:
    board = planning({"winterfell": army("stark", "f"), "highgarden": army("tyrell", "f")})
    stark, tyrell = board.seat("stark"), board.seat("tyrell")
    before = board.state.view(tyrell)
    board.play("stark", "order winterfell march_0")
    assert board.state.view(tyrell) == before
    assert board.state.view(stark)["areas"]["winterfell"]["order"] == "march_0"
    board.play("stark", "ready")
    seen = board.state.view(tyrell)
    assert seen["areas"] == before["areas"]
    assert seen["awaiting"] == [tyrell]
    assert "tokens" not in seen["houses"]["stark"]
    board.play("stark", "take_back", "order winterfell support", "ready")
    board.play("tyrell", "order highgarden raid", "ready")
    assert board.order("winterfell") == "support"
    assert board.order("highgarden") == "raid"


@pytest.mark.rule("T10.5", "T1.6", "T1.5", "TS7")
def test_stars_and_tokens() -> None:
    areas = {name: army("baratheon", "f") for name in ("dragonstone", "kingswood", "storms_end")}
    board = planning(areas)  # position 4 of the King's Court: one star
    board.play("baratheon", "order dragonstone march_plus_1_special")
    assert board.refused("baratheon", "order kingswood raid_special") == "T10.5"
    board.play("baratheon", "order dragonstone raid_special", "order kingswood march_0")
    assert board.refused("baratheon", "order storms_end march_0") == "T1.6"
    court = {"kings_court": ["stark", "lannister", "martell", "greyjoy", "baratheon", "tyrell"]}
    none = planning(areas, tracks=court)
    assert none.refused("baratheon", "order kingswood raid_special") == "T10.5"
    assert not any("special" in text for text in none.legal("baratheon"))


@pytest.mark.rule("T10.8", "T10.9", "T10.10", "TR10.1", "TR10.2", "TR10.3", "TR10.4", "TS70")
def test_too_few_order_tokens() -> None:
    board = planning(
        {
            **{name: army("tyrell", "s" if name in SEAS else "f") for name in NINE},
            "winterfell": army("stark", "f"),
        },
        bans=["support", "support_plus_1_special"],
        tracks={"iron_throne": ["tyrell", "stark", "lannister", "baratheon", "martell", "greyjoy"]},
    )
    assert board.awaited() == ["tyrell"]  # in turn order
    assert board.state.view(None)["orders_in_turn"]
    assert board.refused("tyrell", "order highgarden raid_special") == "T10.10"
    assert board.refused("tyrell", "order highgarden support") == "T10.6"
    tokens = ("march_minus_1", "march_0", "defense_plus_1", "defense_plus_1", "raid", "raid")
    placed = list(zip(NINE[1:], (*tokens, "consolidate_power", "consolidate_power"), strict=True))
    for area, order in placed[:-1]:
        board.play("tyrell", f"order {area} {order}")
    assert board.refused("tyrell", "ready") == "T10.9"
    # Either of the two areas left may go without an order.
    assert {text.split()[1] for text in board.legal("tyrell")} == {"highgarden", placed[-1][0]}
    board.play("tyrell", f"order {placed[-1][0]} {placed[-1][1]}")
    assert board.legal("tyrell") == {"ready"}
    board.play("tyrell", "ready")
    assert board.awaited() == ["stark"]
    seen = board.state.view(board.seat("stark"))["areas"]
    assert seen["oldtown"]["order"] == "face_down"
    assert "order" not in seen["highgarden"]
    for seat in range(6):
        check_imagination(board.state, seat, random.Random(seat))
    board.play("stark", "order winterfell march_0", "ready")
    assert board.order("oldtown") == "march_minus_1"
    assert board.order("highgarden") is None


TS71 = {
    "lannisport": army("lannister", "f", "march_plus_1_special"),
    "stoney_sept": army("lannister", "f", "raid_special"),
    "riverrun": army("lannister", "f", "consolidate_power_special"),
    "harrenhal": army("lannister", "f", "march_minus_1"),
    "seagard": army("lannister", "f", "consolidate_power"),
    "searoad_marches": army("lannister", "f"),
    "winterfell": army("stark", "f", "raid"),
}


@pytest.mark.rule("T11.1", "T11.2", "T11.5", "TR11.1", "TR11.2", "TS71", "T9.8")
def test_the_raven_obeys_the_limits() -> None:
    board = Board(TS71, at="raven", bans=["defense_plus_1", "defense_plus_2_special"])
    assert board.awaited() == ["lannister"]
    assert board.refused("lannister", "exchange harrenhal support_plus_1_special") == "TR11.1"
    assert board.refused("lannister", "exchange harrenhal defense_plus_1") == "TR11.1"
    assert board.refused("lannister", "exchange harrenhal march_plus_1_special") == "T11.2"
    assert board.refused("lannister", "exchange winterfell support") == "T11.2"
    assert board.refused("lannister", "exchange searoad_marches support") == "TR11.2"
    assert "exchange stoney_sept support_plus_1_special" in board.legal("lannister")
    board.play("lannister", "exchange harrenhal consolidate_power")
    assert board.order("harrenhal") == "consolidate_power"
    assert board.state.view(None)["tracks"]["raven"]["used"]
    assert board.asked() == "raid"


@pytest.mark.rule("T11.2", "TR11.4")
def test_an_order_is_not_exchanged_for_an_equal_one() -> None:
    """It would change nothing and use the Raven up."""
    areas = {"harrenhal": army("lannister", "f", "raid"), "riverrun": army("stark", "f", "raid")}
    board = Board(areas, at="raven")
    assert board.refused("lannister", "exchange harrenhal raid") == "TR11.4"
    assert "exchange harrenhal raid_special" in board.legal("lannister")
    full = {**areas, "stoney_sept": army("lannister", "f", "raid")}
    assert Board(full, at="raven").refused("lannister", "exchange harrenhal raid") == "TR11.4"


@pytest.mark.rule("T11.3", "T11.4", "TR11.3", "TR31.3", "T34.2", "T11.5")
@pytest.mark.parametrize(("where", "place"), [("top", 0), ("bottom", -1)])
def test_the_raven_sees_a_wildling_card(where: str, place: int) -> None:
    board = Board(TS71, at="raven", next_wildling=["crow_killers"])
    board.play("lannister", "look")
    assert board.event("raven_looked")["card"] == "crow_killers"
    assert board.legal("lannister") == {"top", "bottom"}
    board.play("lannister", where)
    seats = range(6)
    known = [board.state.view(seat)["wildlings"]["deck"] for seat in seats]
    for seat in seats:
        expected = "crow_killers" if seat == board.seat("lannister") else None
        assert known[seat][place] == expected
    assert board.state.table.raven_used
    used = Board(TS71, at="raven", raven_used=True)
    assert used.asked() == "raid"


TS10 = {
    "the_reach": army("lannister", "f", "raid"),
    "sunset_sea": army("lannister", "s", "raid"),
    "west_summer_sea": army("greyjoy", "s", "raid"),
    "dornish_marches": army("tyrell", "f", "raid"),
    "stoney_sept": army("baratheon", "f", "raid_special"),
    "highgarden": army("tyrell", "f", "consolidate_power"),
    "lannisport": army("lannister", "f", "defense_plus_1"),
}


@pytest.mark.rule("T12.1", "T12.2", "T12.3", "T12.4", "T12.5", "T12.7", "T12.8", "TS10")
@pytest.mark.rule("T4.7", "T4.8", "T9.1", "TR12.2", "T12.6", "TR12.1")
def test_a_raid_step() -> None:
    board = Board(
        TS10,
        at="raids",
        houses=["stark", "greyjoy", "lannister", "baratheon", "tyrell"],
        tracks={"iron_throne": ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]},
        options={"rounds": 1},
    )
    assert board.awaited() == ["greyjoy"]
    board.play("greyjoy", "raid west_summer_sea>highgarden")
    assert (board.power("greyjoy"), board.power("tyrell")) == (6, 4)
    assert board.order("highgarden") is None
    assert board.refused("lannister", "raid the_reach>stoney_sept") == "T12.9"
    assert board.refused("lannister", "raid lannisport") == "T12.3"
    board.play("lannister", "raid the_reach>dornish_marches")
    assert board.awaited() == ["baratheon"]
    board.play("baratheon", "raid stoney_sept>lannisport")
    assert board.order("lannisport") is None
    assert board.awaited() == ["lannister"]
    assert board.legal("lannister") == {"raid sunset_sea"}
    board.play("lannister", "raid sunset_sea")


@pytest.mark.rule("T12.9", "T12.10", "T12.11", "TR12.1", "T24.9", "TS77", "T12.12", "T27.6")
def test_directions_of_raids() -> None:
    areas = {
        "storms_end": {"token": "baratheon"},
        "kingswood": army("baratheon", "f", "raid"),
        "shipbreaker_bay": army("baratheon", "s", "raid"),
        "port_of_storms_end": army("baratheon", "s", "raid_special"),
        "the_boneway": army("martell", "f", "consolidate_power"),
        "kings_landing": army("lannister", "f", "raid"),
        "blackwater_bay": army("tyrell", "s", "support"),
    }
    board = Board(areas, at="raids")
    assert board.awaited() == ["baratheon"]
    assert board.legal("baratheon") == {
        "raid kingswood>the_boneway",
        "raid kingswood>kings_landing",
        "raid kingswood",
        "raid shipbreaker_bay>blackwater_bay",
        "raid shipbreaker_bay",
        "raid port_of_storms_end",
    }
    assert board.refused("baratheon", "raid kingswood>blackwater_bay") == "T12.9"
    assert board.refused("baratheon", "raid port_of_storms_end>storms_end") == "T12.11"
    assert board.refused("baratheon", "raid port_of_storms_end>shipbreaker_bay") == "TR12.1"
    assert board.refused("baratheon", "raid shipbreaker_bay>sea_of_dorne") == "T12.10"
    enemy = {**areas, "shipbreaker_bay": army("stark", "s", "raid_special")}
    enemy["port_of_storms_end"] = army("baratheon", "s", "defense_plus_1")
    board = Board(
        enemy,
        at="raids",
        tracks={"iron_throne": ["stark", "lannister", "baratheon", "martell", "greyjoy", "tyrell"]},
    )
    assert "raid shipbreaker_bay>port_of_storms_end" in board.legal("stark")
    assert "raid shipbreaker_bay>kingswood" in board.legal("stark")


@pytest.mark.rule("T24.9", "T12.11", "TS21")
def test_a_port_raids_the_sea() -> None:
    board = Board(
        {
            "sunspear": army("martell", "ff"),
            "port_of_sunspear": army("martell", "s", "raid"),
            "east_summer_sea": army("tyrell", "ss", "support"),
        },
        at="raids",
    )
    board.play("martell", "raid port_of_sunspear>east_summer_sea")
    assert board.event("raided")["order"] == "support"


@pytest.mark.rule("T12.5", "T12.6", "T12.8", "TR12.3", "T1.15")
def test_what_can_be_raided() -> None:
    areas = {
        "kingswood": army("baratheon", "f", "raid"),
        "the_reach": army("tyrell", "f", "defense_plus_1"),
        "storms_end": army("tyrell", "f", "march_0"),
        "the_boneway": army("tyrell", "f", "consolidate_power_special"),
    }
    board = Board(areas, at="raids", power={"baratheon": 20, "tyrell": 0})
    assert board.refused("baratheon", "raid kingswood>the_reach") == "T12.4"
    assert board.refused("baratheon", "raid kingswood>storms_end") == "T12.6"
    assert board.refused("baratheon", "raid kingswood>kings_landing") == "T12.4"
    board.play("baratheon", "raid kingswood>the_boneway")
    assert (board.power("baratheon"), board.power("tyrell")) == (20, 0)
    poor = Board(areas, at="raids", power={"baratheon": 3, "tyrell": 0})
    poor.play("baratheon", "raid kingswood>the_boneway")
    assert (poor.power("baratheon"), poor.power("tyrell")) == (4, 0)


@pytest.mark.rule("T21.1", "T21.2", "T21.3", "T21.5", "T3.7", "TS12", "TR21.1", "T32.8")
def test_consolidate_power() -> None:
    board = Board(
        {
            "dragonstone": army("baratheon", "f", "consolidate_power"),
            "shipbreaker_bay": army("baratheon", "s", "consolidate_power_special"),
            "winterfell": army("stark", "f", "consolidate_power"),
        },
        at="consolidate",
    )
    assert board.refused("baratheon", "muster shipbreaker_bay") == "T21.5"
    assert board.refused("baratheon", "muster dragonstone") == "T21.5"
    assert board.refused("baratheon", "consolidate winterfell") == "T21.1"
    board.play("baratheon", "consolidate dragonstone")
    assert board.power("baratheon") == 7
    assert board.order("dragonstone") is None
    board.play("stark", "consolidate winterfell")
    board.play("baratheon", "consolidate shipbreaker_bay")
    assert (board.power("baratheon"), board.power("stark")) == (7, 7)


@pytest.mark.rule("T21.5", "TR7.5", "TR21.2", "TR21.3", "T21.6", "TS90")
def test_a_routed_footman_is_promoted() -> None:
    board = Board(
        {
            "seagard": army("greyjoy", "f", "consolidate_power_special", routed="f"),
            "winterfell": army("stark", "f", "consolidate_power"),
        },
        at="consolidate",
        supply={"greyjoy": 6},
        tracks={"iron_throne": ["greyjoy", "stark", "lannister", "baratheon", "martell", "tyrell"]},
    )
    board.play("greyjoy", "muster seagard", "upgrade_routed seagard knight")
    board.play("greyjoy", "recruit seagard footman seagard")
    assert board.units("seagard") == "greyjoy ff!k"
    assert board.power("greyjoy") == 5
    board.play("stark", "consolidate winterfell")
    assert board.units("seagard") == "greyjoy ffk"


@pytest.mark.rule("TR21.2", "T21.5", "T24.10")
def test_mustering_is_offered_only_where_something_can_be_recruited() -> None:
    board = Board(
        {
            "winterfell": army("stark", "kk", "consolidate_power_special"),
            "white_harbor": army("stark", "kk"),
            "the_shivering_sea": army("greyjoy", "s"),
            "bay_of_ice": army("greyjoy", "s"),
            "port_of_winterfell": army("stark", "sss"),
        },
        at="consolidate",
        supply={"stark": 2},
    )
    assert board.refused("stark", "muster winterfell") == "TR21.2"
    assert board.legal("stark") == {"consolidate winterfell"}


@pytest.mark.rule("T9.9", "T21.6", "TR21.4", "T1.18", "T4.2")
def test_clean_up() -> None:
    board = Board(
        {
            "winterfell": army("stark", "f", "support", routed="k"),
            "highgarden": army("tyrell", "f", "defense_plus_1"),
        },
        at="clean_up",
        blade_used=True,
        raven_used=True,
        next_1=["last_days_of_summer"],
        next_2=["last_days_of_summer"],
        next_3=["rains_of_autumn"],
    )
    tracks = board.state.view(None)["tracks"]
    assert not tracks["blade"]["used"]
    assert not tracks["raven"]["used"]
    assert board.units("winterfell") == "stark fk"
    assert board.order("winterfell") is None
    assert board.order("highgarden") is None
    assert board.asked() == "place_orders"
    assert board.state.view(None)["round"] == 2


@pytest.mark.rule("T4.7", "T4.8", "T12.1", "T21.1")
@pytest.mark.parametrize("order", ["raid", "consolidate_power"])
def test_every_step_of_the_action_phase_begins_with_the_first_in_turn_order(order: str) -> None:
    board = Board(
        {
            "highgarden": army("tyrell", "f", order),
            "winterfell": army("stark", "f", order),
            "pyke": army("greyjoy", "f", order),
        },
        at="raven",
        raven_used=True,
        tracks={"iron_throne": ["greyjoy", "lannister", "baratheon", "stark", "martell", "tyrell"]},
    )
    while board.asked() not in ("raid", "consolidate"):  # whoever has the Raven does nothing
        board.play(board.awaited()[0], "pass")
    verb = order.removesuffix("_power")
    for house, area in (("greyjoy", "pyke"), ("stark", "winterfell"), ("tyrell", "highgarden")):
        assert (board.asked(), board.awaited()) == (verb, [house])
        board.play(house, f"{verb} {area}")
    assert board.asked() not in ("raid", "consolidate")
