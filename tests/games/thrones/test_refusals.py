"""Whoever is refused something is told his own reason, in words of every language."""

import pytest
from tests.games.thrones.battlefield import Board, army, token

from throneroom.games.thrones import GAME
from throneroom.kernel import BadInput
from throneroom.text import LANGUAGES, Translator


def reasons(b: Board, house: str, texts: dict[str, str]) -> dict[str, str]:
    """By text: the rule and the key of the message, without what all have in common."""
    found = {text: b.refusal(house, text) for text in texts}
    return {text: f"{r.rule} {r.key.removeprefix('thrones-')}" for text, r in found.items()}


@pytest.mark.rule("T12.4", "T12.5", "T12.6", "T12.9", "T12.3")
def test_why_an_order_is_not_raided() -> None:
    areas = {
        "kingswood": army("baratheon", "f", "raid"),
        "the_reach": army("tyrell", "f", "defense_plus_1"),
        "storms_end": army("tyrell", "f", "march_0"),
        "shipbreaker_bay": army("tyrell", "s", "support"),
    }
    texts = {
        "raid kingswood>the_reach": "T12.4 raid-not-special",
        "raid kingswood>storms_end": "T12.6 march-not-raidable",
        "raid kingswood>kings_landing": "T12.4 no-order-there",
        "raid kingswood>shipbreaker_bay": "T12.9 raid-out-of-reach",
        "raid storms_end>kingswood": "T12.3 no-raid-order",
    }
    assert reasons(Board(areas, at="raids"), "baratheon", texts) == texts
    areas["kingswood"]["order"] = "raid_special"
    special = Board(areas, at="raids")
    assert "raid kingswood>the_reach" in special.legal("baratheon")
    assert special.refused("baratheon", "raid kingswood>storms_end") == "T12.6"


@pytest.mark.rule("T13.4", "T13.5", "T26.1", "T13.8", "T13.3")
def test_why_an_army_does_not_march_there() -> None:
    b = Board(
        {
            "riverrun": army("lannister", "ffk", "march_0"),
            "seagard": army("stark", "f"),
            "harrenhal": army("greyjoy", "f"),
            "stoney_sept": {"neutral": "impassable"},
        }
    )
    b.play("lannister", "resolve_march riverrun", "march riverrun>seagard:f")
    texts = {
        "march riverrun>stoney_sept:f": "T26.1 impassable",
        "march riverrun>flints_finger:f": "T13.5 no-border-nor-ships",
        "march riverrun>the_reach:f": "T13.5 no-border-nor-coast",
        "march riverrun>ironmans_bay:f": "T13.5 land-units-stay-on-land",
        "march riverrun>riverrun:f": "T13.4 march-on-the-spot",
        "march riverrun>harrenhal:f": "T13.8 one-attack",
        "march riverrun>harrenhal:": "T13.3 nobody-sent",
        "march riverrun>seagard:ff": "T13.3 not-enough-units",
    }
    assert reasons(b, "lannister", texts) == texts
    refusal = b.refusal("lannister", "march riverrun>harrenhal:f")
    assert refusal.data["attacked"] == "seagard"
    said = Translator("en", GAME).refusal(refusal)
    assert "attacks Seagard already, so it cannot attack Harrenhal" in said


@pytest.mark.rule("T13.6", "T24.7")
def test_why_ships_do_not_sail_there() -> None:
    b = Board(
        {
            "ironmans_bay": army("lannister", "ss", "march_0"),
            "port_of_lannisport": army("lannister", "s", "march_minus_1"),
            "lannisport": army("lannister", "f"),
        }
    )
    b.play("lannister", "resolve_march ironmans_bay")
    texts = {
        "march ironmans_bay>riverrun:s": "T13.6 ships-stay-at-sea",
        "march ironmans_bay>port_of_pyke:s": "T24.7 foreign-port",
        "march ironmans_bay>port_of_lannisport:s": "T13.6 seas-not-adjacent",
        "march ironmans_bay>bay_of_ice:s": "T13.6 seas-not-adjacent",
    }
    assert reasons(b, "lannister", texts) == texts
    b.play("lannister", "resolve_march port_of_lannisport")
    refusal = b.refusal("lannister", "march port_of_lannisport>ironmans_bay:s")
    assert (refusal.rule, refusal.key) == ("T13.6", "thrones-ships-leave-port")
    assert refusal.data["sea"] == "the_golden_sound"


@pytest.mark.rule("T26.2", "T26.3", "TR26.1")
def test_a_march_that_is_too_weak_is_told_its_strength() -> None:
    """Two Footmen, March -1 and the Knight in Blackwater, if it should help, against five."""
    b = Board(
        {
            "kingswood": army("baratheon", "ff", "march_minus_1"),
            "blackwater": army("lannister", "k", "support"),
            "kings_landing": {"neutral": 5},
        }
    )
    b.play("baratheon", "resolve_march kingswood")
    refusal = b.refusal("baratheon", "march kingswood>kings_landing:ff")
    assert refusal.rule == "T26.2"
    assert (refusal.data["own"], refusal.data["strength"]) == (3, 5)


@pytest.mark.rule("T19.1", "T19.4", "T19.5", "T19.6", "T19.7", "T19.8", "T19.9", "TR19.1")
def test_why_an_army_does_not_retreat_there() -> None:
    b = Board(
        {
            "stoney_sept": army("baratheon", "kkf", "march_0"),
            "riverrun": army("stark", "ff"),
            "seagard": token("stark"),
            "harrenhal": army("tyrell", "f"),
            "the_eyrie": army("stark", "ff"),
            "ironmans_bay": army("stark", "ss"),
            "the_stony_shore": army("stark", "ff"),
            "greywater_watch": {"neutral": 4},
        },
        supply={"baratheon": 6, "stark": 4},
    )
    b.attack("baratheon", "stoney_sept", "riverrun", "fkk")
    b.cards("renly_baratheon", "catelyn_stark")
    b.play("baratheon", "pass")
    assert b.legal("stark") == {"retreat seagard", "retreat flints_finger"}
    texts = {
        "retreat riverrun": "T19.1 retreat-must-leave",
        "retreat stoney_sept": "T19.6 retreat-to-attackers",
        "retreat harrenhal": "T19.5 retreat-to-enemy",
        "retreat lannisport": "T19.7 retreat-to-enemy-home",
        "retreat greywater_watch": "T19.8 retreat-to-neutral-force",
        "retreat pyke": "T19.7 retreat-to-enemy-home",
        "retreat moat_cailin": "T19.4 retreat-not-joined",
        "retreat ironmans_bay": "T19.9 retreat-to-sea",
        "retreat port_of_pyke": "T19.9 retreat-to-sea",
    }
    assert reasons(b, "stark", texts) == texts
    assert b.refusal("stark", "retreat harrenhal").data["house"] == "tyrell"


@pytest.mark.rule("T19.4", "T19.5", "T19.9", "T19.10")
def test_why_ships_do_not_retreat_there() -> None:
    b = Board(
        {
            "the_narrow_sea": army("stark", "sss", "march_0"),
            "shipbreaker_bay": army("baratheon", "s"),
            "east_summer_sea": army("martell", "s"),
            "storms_end": token("martell"),
        }
    )
    b.attack("stark", "the_narrow_sea", "shipbreaker_bay", "sss")
    b.cards("the_blackfish", "brienne_of_tarth")
    assert b.legal("baratheon") == {"retreat blackwater_bay", "retreat port_of_dragonstone"}
    texts = {
        "retreat the_narrow_sea": "T19.6 retreat-to-attackers",
        "retreat east_summer_sea": "T19.5 retreat-to-enemy",
        "retreat sea_of_dorne": "T19.4 retreat-no-border",
        "retreat port_of_storms_end": "T19.10 retreat-to-foreign-port",
        "retreat port_of_sunspear": "T19.4 retreat-no-border",
        "retreat kingswood": "T19.9 retreat-to-land",
    }
    assert reasons(b, "baratheon", texts) == texts


@pytest.mark.rule("TR19.1", "T19.11")
def test_a_retreat_that_is_too_dear_is_told_what_it_would_cost() -> None:
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
    b.attack("lannister", "the_reach", "dornish_marches", "kkk")
    b.cards("the_hound", "queen_of_thorns")
    refusal = b.refusal("tyrell", "retreat highgarden")
    assert (refusal.rule, refusal.key) == ("TR19.1", "thrones-retreat-too-dear")
    assert refusal.data["lost"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_march_and_unknown_names_are_explained(language: str) -> None:
    translator = Translator(language, GAME)
    for text in ("march riverrun>seagard", "order riverun raid", "order riverrun rade"):
        with pytest.raises(BadInput) as complaint:
            GAME.read(text)
        assert translator.complaint(complaint.value)
    assert translator.gaps == set()
