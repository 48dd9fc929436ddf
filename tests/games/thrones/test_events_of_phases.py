"""Everything that happens is told, in its order: stories of the phases, event by event."""

from pathlib import Path

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army
from tests.games.thrones.test_wildlings import LOST, WON, attack, bid

from throneroom.games.thrones import GAME


@pytest.mark.rule("T10.11", "T11.2", "T12.4", "T12.7", "T34.4")
def test_the_planning_phase_and_raids() -> None:
    b = Board(
        {
            "harrenhal": army("lannister", "f"),
            "stoney_sept": army("lannister", "f"),
            "riverrun": army("stark", "f"),
            "pyke": army("greyjoy", "f"),
        },
        at="planning",
    )
    b.play("greyjoy", "order pyke march_0", "ready")
    b.play("stark", "order riverrun consolidate_power", "ready")
    b.play("lannister", "order harrenhal raid", "order stoney_sept support", "ready")
    b.play("lannister", "exchange stoney_sept raid")
    b.play("lannister", "raid harrenhal>riverrun", "raid stoney_sept")
    assert b.story() == [
        "ready greyjoy",
        "ready stark",
        "ready lannister",
        "orders_revealed lannister stoney_sept+harrenhal support+raid",
        "orders_revealed stark riverrun consolidate_power",
        "orders_revealed greyjoy pyke march_0",
        "order_exchanged lannister stoney_sept support raid",
        "raided lannister harrenhal stark riverrun consolidate_power 1 1",
        "raid_without_target lannister stoney_sept",
    ]


@pytest.mark.rule("T12.4", "T12.8")
def test_a_raid_that_is_no_pillage() -> None:
    b = Board(
        {
            "harrenhal": army("lannister", "f", "raid"),
            "riverrun": army("stark", "f", "support"),
            "pyke": army("greyjoy", "f", "march_0"),
        },
        at="raids",
    )
    b.play("lannister", "raid harrenhal>riverrun")
    assert b.story() == [
        "raided lannister harrenhal stark riverrun support 0 0",
    ]


@pytest.mark.rule("T11.3", "TR11.3")
def test_the_raven_looks() -> None:
    areas = {"harrenhal": army("lannister", "f", "march_0")}
    b = Board(areas, at="raven", next_wildling=["crow_killers"])
    b.play("lannister", "look", "top")
    assert b.story() == [
        "raven_looked lannister crow_killers",
        "raven_top lannister",
    ]


@pytest.mark.rule("T11.3", "TR11.3")
def test_the_raven_sends_a_card_down() -> None:
    areas = {"harrenhal": army("lannister", "f", "march_0")}
    b = Board(areas, at="raven", next_wildling=["crow_killers"])
    b.play("lannister", "look", "bottom")
    assert b.story() == [
        "raven_looked lannister crow_killers",
        "raven_bottom lannister",
    ]


@pytest.mark.rule("T11.1")
def test_the_raven_rests() -> None:
    b = Board({"harrenhal": army("lannister", "f", "march_0")}, at="raven")
    b.play("lannister", "pass")
    assert b.story() == [
        "raven_passed lannister",
    ]


@pytest.mark.rule("T21.2", "T21.5", "T21.6", "T5.2", "T5.4", "T5.5", "T5.7", "T7.6")
def test_power_mustering_and_the_end_of_a_round() -> None:
    b = Board(
        {
            "winterfell": army("stark", "ff", "consolidate_power"),
            "white_harbor": army("stark", "f", "consolidate_power_special"),
        },
        at="consolidate",
        supply={"stark": 6},
        next_1=["a_throne_of_blades"],
        next_2=["clash_of_kings"],
        next_3=["sea_of_storms"],
    )
    b.play("stark", "consolidate winterfell", "muster white_harbor")
    b.play("stark", "upgrade white_harbor knight")
    assert b.story() == [
        "consolidated stark winterfell consolidate_power 2",
        "muster_order stark white_harbor",
        "replaced stark white_harbor footman knight",
        "clean_up",
        "round 2",
        "westeros_card 1 a_throne_of_blades",
        "westeros_card 2 clash_of_kings",
        "westeros_card 3 sea_of_storms",
        "wildlings_advance 2 6",
        "resolve_card a_throne_of_blades",
    ]


@pytest.mark.rule("T5.8", "T5.15", "T5.19", "T6.6")
def test_a_choice_of_supply_and_income() -> None:
    b = Board(
        {"winterfell": army("stark", "ff"), "pyke": army("greyjoy", "f")},
        at="cards",
        cards=["a_throne_of_blades", "game_of_thrones", "sea_of_storms"],
        houses=["stark", "greyjoy", "lannister", "baratheon"],
    )
    b.play("baratheon", "choose supply")
    assert b.story() == [
        "chosen baratheon supply",
        "supply_moved baratheon 2 1",
        "supply_moved lannister 2 2",
        "supply_moved stark 1 1",
        "supply_moved greyjoy 2 1",
        "resolve_card game_of_thrones",
        "income baratheon 1",
        "income lannister 0",
        "income stark 1",
        "income greyjoy 1",
        "resolve_card sea_of_storms",
    ]


@pytest.mark.rule("T7.5", "T7.6", "T7.7")
def test_mustering() -> None:
    b = Board(
        {"winterfell": army("stark", "f")},
        at="cards",
        cards=["mustering", None, None],
        tracks={"iron_throne": ["stark", *(h for h in HOUSES if h != "stark")]},
        supply={"stark": 6},
    )
    b.play("stark", "recruit winterfell ship bay_of_ice", "upgrade winterfell knight")
    assert b.story() == [
        "recruited stark winterfell ship bay_of_ice",
        "replaced stark winterfell footman knight",
    ]


@pytest.mark.rule("T8.2", "T8.3", "T8.5", "T8.7", "T9.4")
def test_a_clash_of_kings() -> None:
    b = Board(
        {},
        at="cards",
        cards=[None, "dark_wings_dark_words", None],
        houses=["stark", "lannister", "baratheon"],
    )
    b.play("lannister", "choose clash_of_kings")
    b.play("stark", "bid 2").play("lannister", "bid 0").play("baratheon", "bid 0")
    b.play("baratheon", "rank lannister")
    assert b.story() == [
        "chosen lannister clash_of_kings",
        "bidding iron_throne",
        "bids baratheon+lannister+stark 0+0+2",
        "tie_decided baratheon lannister",
        "track_set iron_throne stark+lannister+baratheon",
        "dominance iron_throne stark",
        "bidding fiefdoms",
    ]


@pytest.mark.rule("T5.22", "T10.8")
def test_too_few_order_tokens() -> None:
    seas = ("redwyne_straits", "west_summer_sea")
    lands = ("highgarden", "oldtown", "dornish_marches", "the_reach", "three_towers", "the_arbor")
    areas = {area: army("tyrell", "f") for area in (*lands, "searoad_marches")}
    areas |= {area: army("tyrell", "s") for area in seas}
    b = Board(areas, at="cards", cards=[None, None, "put_to_the_sword"])
    b.play("greyjoy", "choose no_defense")
    assert b.story() == [
        "chosen greyjoy no_defense",
        "orders_in_turn",
    ]


@pytest.mark.rule("T29.1", "T29.4", "T29.5", "T29.8", "T29.12")
def test_wildlings_come_and_a_tie_is_decided() -> None:
    b = Board(
        {},
        at="cards",
        cards=["a_throne_of_blades", None, "wildlings_attack"],
        wildling=8,
        next_wildling=["silence_at_the_wall"],
    )
    bid(b.play("baratheon", "choose nothing"), {})
    b.play("baratheon", "name_bidder stark")
    assert b.story() == [
        "chosen baratheon nothing",
        "resolve_card wildlings_attack",
        "wildling_attack 8",
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 0+0+0+0+0+0",
        "attack_result 0 0 8 4",
        "tie_decided baratheon stark",
        "wildling_card silence_at_the_wall 0 stark",
    ]


@pytest.mark.rule("T29.9", "T29.24")
def test_mammoth_riders_are_beaten() -> None:
    b = bid(attack("mammoth_riders", discards={"stark": ["robb_stark"]}), WON)
    b.play("stark", "card robb_stark")
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 1+1+4+0+2+0",
        "attack_result 1 8 8 0",
        "wildling_card mammoth_riders 1 stark",
        "cards_back stark robb_stark",
    ]


@pytest.mark.rule("T29.25")
def test_massing_on_the_milkwater() -> None:
    hands = {"stark": ["eddard_stark", "catelyn_stark"]}
    b = bid(attack("massing_on_the_milkwater", hands=hands), LOST)
    b.play("baratheon", "card patchface")
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 1+1+0+1+1+1",
        "attack_result 0 5 8 4",
        "wildling_card massing_on_the_milkwater 0 stark",
        "cards_discarded stark eddard_stark",
        "cards_discarded baratheon patchface",
    ]


@pytest.mark.rule("T29.28")
def test_a_skinchanger_is_beaten() -> None:
    b = bid(attack("skinchanger_scout"), WON)
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 1+1+4+0+2+0",
        "attack_result 1 8 8 0",
        "wildling_card skinchanger_scout 1 stark",
        "power_gained stark 4",
    ]


@pytest.mark.rule("T29.10", "T29.28", "TR29.5")
def test_a_skinchanger_wins_against_those_who_bid_nothing_too() -> None:
    b = bid(attack("skinchanger_scout"), {"greyjoy": 1})
    b.play("baratheon", "name_bidder stark")
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 0+0+0+0+1+0",
        "attack_result 0 1 8 4",
        "tie_decided baratheon stark",
        "wildling_card skinchanger_scout 0 stark",
        "power_lost stark 5",
        "power_lost baratheon 2",
        "power_lost lannister 2",
        "power_lost martell 2",
        "power_lost greyjoy 2",
        "power_lost tyrell 2",
    ]


@pytest.mark.rule("T29.22", "T28.1", "T28.2")
def test_a_king_beyond_the_wall_is_beaten() -> None:
    b = bid(attack("a_king_beyond_the_wall"), WON)
    b.play("stark", "track fiefdoms")
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 1+1+4+0+2+0",
        "attack_result 1 8 8 0",
        "wildling_card a_king_beyond_the_wall 1 stark",
        "track_set fiefdoms stark+greyjoy+tyrell+martell+baratheon+lannister",
        "dominance fiefdoms stark",
    ]


@pytest.mark.rule("T29.27")
def test_rattleshirt_is_beaten() -> None:
    b = bid(attack("rattleshirts_raiders"), WON)
    assert b.story() == [
        "bids baratheon+lannister+stark+martell+greyjoy+tyrell 1+1+4+0+2+0",
        "attack_result 1 8 8 0",
        "wildling_card rattleshirts_raiders 1 stark",
        "supply_moved stark 1 2",
    ]


def test_every_kind_of_event_but_the_tides_is_told_in_a_story() -> None:
    """The Tides of Battle have tests of their own."""
    here = Path(__file__).parent
    stories = [here / f"test_events_{name}.py" for name in ("of_phases", "of_marches")]
    lines = [line for path in stories for line in path.read_text("utf-8").splitlines()]
    kinds = {line.split('"')[1].split()[0] for line in lines if line.startswith('        "')}
    assert GAME.events.keys() - kinds == {"tide_drawn", "tides_revealed"}
