"""T16: the Blade, final strength, the winner; T17: Tides of Battle."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import Board, army

from throneroom.games.thrones.content import TIDE_SKULLS, TIDES, TIDES_DECK
from throneroom.kernel import FastChance

FIGHT = {
    "riverrun": army("lannister", "kf", "march_0"),
    "seagard": army("stark", "ff", "defense_plus_1"),
}
LANNISTER_FIRST = {"fiefdoms": ["lannister", "stark", "greyjoy", "tyrell", "martell", "baratheon"]}


@pytest.mark.rule("T16.1", "T16.2", "T16.3", "T9.7", "TR16.1", "TR16.2", "T16.4", "T16.5")
def test_the_blade_gives_one_and_is_used_up() -> None:
    areas = {
        **FIGHT,
        "the_twins": army("greyjoy", "f"),
        "moat_cailin": army("lannister", "k", "march_minus_1"),
    }
    b = Board(areas, blade_used=False, tracks=LANNISTER_FIRST)
    b.attack("lannister", "riverrun", "seagard", "fk").cards("the_hound", "greatjon_umber")
    assert (b.asked(), b.awaited()) == ("blade", ["lannister"])
    decision = b.state.decision(b.seat("lannister"))
    assert decision is not None
    assert (decision.context["attacker_total"], decision.context["defender_total"]) == (5, 5)
    b.play("lannister", "use_blade")
    assert b.totals() == (6, 5)
    assert b.event("battle")["attacker_blade"] == 1
    assert b.state.view(None)["tracks"]["blade"] == {"house": "lannister", "used": True}
    b.attack("lannister", "moat_cailin", "the_twins", "k").cards(
        "ser_jaime_lannister", "dagmar_cleftjaw"
    )
    assert b.event("battle")["attacker_blade"] == 0, "not again this round"


@pytest.mark.rule("TR9.1", "T16.3", "T16.1")
def test_a_supporter_cannot_use_the_blade_and_a_holder_may_decline() -> None:
    tracks = {"fiefdoms": ["greyjoy", "lannister", "stark", "tyrell", "martell", "baratheon"]}
    areas = {**FIGHT, "ironmans_bay": army("greyjoy", "s", "support")}
    b = Board(areas, blade_used=False, tracks=tracks)
    b.attack("lannister", "riverrun", "seagard", "fk")
    b.play("greyjoy", "support ironmans_bay attacker").play("lannister", "accept")
    b.cards("the_hound", "greatjon_umber")
    assert b.totals() == (6, 5)
    b = Board(FIGHT, blade_used=False, tracks=LANNISTER_FIRST)
    b.attack("lannister", "riverrun", "seagard", "fk").cards("the_hound", "greatjon_umber")
    b.play("lannister", "pass")
    assert b.totals() == (5, 5)
    assert b.state.view(None)["tracks"]["blade"]["used"] is False


@pytest.mark.rule(
    "TS16", "T16.4", "T16.5", "T16.6", "T9.2", "T18.2", "T19.2", "T19.14", "T20.1", "T20.3", "T20.6"
)
@pytest.mark.rule("T14.1", "T14.2", "T14.3", "T14.4", "T32.6", "T20.7")
def test_a_complete_battle() -> None:
    areas = {"kingswood": army("lannister", "ff", "support")}
    areas |= {"kings_landing": army("tyrell", "fk", "march_0")}
    b = Board(areas, tracks=LANNISTER_FIRST)
    b.attack("tyrell", "kings_landing", "kingswood", "fk")
    b.cards("ser_jaime_lannister", "alester_florent")
    assert b.totals() == (4, 4)
    assert b.winner() == "lannister"
    assert b.event("battle")["casualties"] == 0
    assert b.units("kings_landing") == "tyrell !fk"
    assert b.units("kingswood") == "lannister ff"
    assert b.order("kingswood") == "support"
    assert b.order("kings_landing") is None
    assert b.discards("tyrell") == ["alester_florent"]
    assert b.discards("lannister") == ["ser_jaime_lannister"]
    assert b.asked() == "march", "the March step goes on"


@pytest.mark.rule("T14.4", "T16.4")
def test_the_battle_event_tells_everything() -> None:
    b = Board(
        {
            "riverrun": army("stark", "kk", "march_plus_1_special"),
            "stoney_sept": army("stark", "f", "support_plus_1_special"),
            "lannisport": army("lannister", "f", "defense_plus_2_special"),
            "the_golden_sound": army("lannister", "ss", "support"),
        },
        garrisons={"lannister": 2},
        blade_used=False,
        tracks={"fiefdoms": ["stark", "lannister", "greyjoy", "tyrell", "martell", "baratheon"]},
    )
    b.attack("stark", "riverrun", "lannisport", "kk")
    b.play("lannister", "support the_golden_sound defender")
    b.play("stark", "support stoney_sept attacker")
    b.cards("eddard_stark", "ser_gregor_clegane").play("stark", "use_blade")
    battle = b.event("battle")
    told = {name: value for name, value in battle.items() if name.startswith("attacker")}
    assert told == {
        "attacker": "stark",
        "attacker_units": 4,
        "attacker_order": 1,
        "attacker_supporters": ["stoney_sept"],
        "attacker_supports": [2],
        "attacker_garrison": 0,
        "attacker_card": "eddard_stark",
        "attacker_card_strength": 4,
        "attacker_blade": 1,
        "attacker_tide": None,
        "attacker_tide_strength": 0,
        "attacker_total": 12,
        "attacker_swords": 2,
        "attacker_fortifications": 0,
    }
    assert battle["defender_total"] == 1 + 2 + 2 + 2 + 3
    assert battle["defender_garrison"] == 2
    assert battle["area"] == "lannisport"


# Tides of Battle.


def tides(seed: int, areas: dict[str, dict[str, object]] | None = None, **more: Any) -> Board:
    b = Board(
        areas or FIGHT,
        options={"tides_of_battle": True},
        seed=seed,
        blade_used=False,
        tracks=LANNISTER_FIRST,
        **more,
    )
    b.attack("lannister", "riverrun", "seagard", "fk" if not areas else _units(areas))
    return b


def _units(areas: dict[str, dict[str, object]]) -> str:
    return str(areas["riverrun"]["units"])


def with_tides(attacker: str, defender: str, card_a: str, card_d: str, **more: Any) -> Board:
    """The combat in which these Tides cards are drawn: the seed is found by looking."""
    for seed in range(3000):
        b = tides(seed, **more)
        b.cards(card_a, card_d)
        drawn = [e["tide"] for e in b.events if e["kind"] == "tide_drawn"]
        if drawn == [attacker, defender]:
            return b
    raise AssertionError("no such draw")


@pytest.mark.rule("T17.2", "T1.9")
def test_the_tides_deck() -> None:
    names = [TIDES.ids[card] for card in TIDES_DECK]
    assert len(names) == 24
    counts = {name: names.count(name) for name in TIDES.ids}
    assert counts == {
        "tob_0": 8,
        "tob_0_skull": 2,
        "tob_1_sword": 4,
        "tob_1_fortification": 4,
        "tob_2": 4,
        "tob_3": 2,
    }


@pytest.mark.rule("T17.1")
def test_tides_are_an_option() -> None:
    b = Board(FIGHT).attack("lannister", "riverrun", "seagard", "fk")
    b.cards("the_hound", "greatjon_umber")
    assert not b.happened("tide_drawn")


@pytest.mark.rule("TS72", "T17.3", "T17.4", "T17.5", "T17.6", "TR17.3")
def test_tides_and_the_blade() -> None:
    b = with_tides("tob_0", "tob_2", "the_hound", "greatjon_umber")
    assert b.asked() == "redraw"
    own, other = (b.state.view(b.seat(house))["combat"] for house in ("lannister", "stark"))
    assert own["attacker"]["tide"] == "tob_0"
    assert own["defender"]["tide"] is None
    assert other["attacker"]["tide"] is None
    assert b.state.view(None)["combat"]["defender"]["tide"] is None
    b.play("lannister", "redraw")
    redrawn = b.event("tide_drawn")["tide"]
    assert b.asked() != "blade", "the Blade is used, no +1 is possible"
    battle = b.event("battle")
    assert battle["attacker_tide"] == redrawn
    assert battle["attacker_blade"] == 0
    assert battle["attacker_total"] == 5 + battle["attacker_tide_strength"]
    assert battle["defender_total"] == 7
    b = with_tides("tob_0", "tob_2", "the_hound", "greatjon_umber").play("lannister", "pass")
    assert b.asked() == "blade"
    assert b.event("tides_revealed")["defender_tide"] == "tob_2"
    b.play("lannister", "use_blade")
    assert b.totals() == (6, 7)


@pytest.mark.rule("T17.3", "T34.2", "T34.3", "TR17.3")
def test_what_is_imagined_of_hidden_tides() -> None:
    b = with_tides("tob_3", "tob_0", "the_hound", "greatjon_umber")
    state = b.state
    for house, known in (("lannister", 0), ("stark", 1), ("tyrell", -1)):
        seen = [state.imagine(b.seat(house), FastChance(i)).table.tides.cards for i in range(60)]
        for side in (0, 1):
            kinds = {pair[side] for pair in seen}
            assert (len(kinds) == 1) == (side == known)
    b.play("lannister", "redraw")


@pytest.mark.rule("T17.11", "TR17.3")
def test_the_whole_deck_is_drawn_from_in_each_combat() -> None:
    drawn = set()
    changed = 0
    for seed in range(40):
        b = tides(seed).cards("the_hound", "greatjon_umber").play("lannister", "redraw")
        cards = [e["tide"] for e in b.events if e["kind"] == "tide_drawn"]
        drawn |= set(cards)
        changed += cards[0] != cards[2]
        assert b.event("battle")["attacker_tide"] == cards[2]
        assert cards.count("tob_0_skull") <= 2
        assert cards.count("tob_3") <= 2
    assert drawn == set(TIDES.ids)
    assert changed > 20


@pytest.mark.rule("T17.7", "T17.5")
def test_swords_and_fortifications_of_tides_are_added() -> None:
    b = with_tides(
        "tob_1_sword", "tob_1_fortification", "ser_jaime_lannister", "ser_rodrick_cassel"
    )
    b.play("lannister", "pass", "pass")
    battle = b.event("battle")
    assert (battle["attacker_swords"], battle["attacker_fortifications"]) == (2, 0)
    assert (battle["defender_swords"], battle["defender_fortifications"]) == (0, 3)
    assert b.totals() == (3 + 2 + 1, 3 + 1 + 1)


@pytest.mark.rule("T17.8", "T17.9", "TR17.1", "TR17.2")
def test_a_skull_comes_on_top_of_swords_whoever_wins() -> None:
    areas = {"riverrun": army("lannister", "fkk", "march_0"), "seagard": army("stark", "ffk")}
    b = with_tides(
        "tob_0_skull",
        "tob_1_fortification",
        "ser_gregor_clegane",
        "catelyn_stark",
        areas=areas,
        supply={"lannister": 6, "stark": 6},
    )
    b.play("lannister", "pass", "pass")
    assert b.winner() == "lannister"
    assert b.event("battle")["casualties"] == 2, "three swords against one fortification"
    b.play("stark", "destroy seagard footman", "destroy seagard footman")
    assert b.units("seagard") == "lannister fkk", "the skull took the last one"
    assert not b.happened("retreated")


@pytest.mark.rule("T17.8", "TR17.2", "T18.4")
def test_a_skull_hits_the_winner_too_and_he_chooses() -> None:
    b = with_tides("tob_2", "tob_0_skull", "tywin_lannister", "catelyn_stark")
    b.play("lannister", "pass", "pass")
    assert b.winner() == "lannister"
    assert (b.asked(), b.awaited()) == ("losses", ["lannister"])
    decision = b.state.decision(b.seat("lannister"))
    assert decision is not None
    assert decision.context["reason"] == "skull"
    assert b.refused("lannister", "destroy riverrun footman") == "T18.3"
    b.play("lannister", "destroy seagard knight").play("stark", "retreat greywater_watch")
    assert b.units("seagard") == "lannister f"


@pytest.mark.rule("TS85", "T17.8", "TR17.4", "TR20.3", "T20.2")
def test_a_pyrrhic_victory() -> None:
    areas = {
        "riverrun": army("lannister", "k", "march_plus_1_special"),
        "seagard": army("stark", "f", "defense_plus_1", token="stark"),
    }
    b = with_tides("tob_2", "tob_0_skull", "tywin_lannister", "catelyn_stark", areas=areas)
    b.play("lannister", "pass", "pass").play("stark", "retreat greywater_watch")
    assert b.winner() == "lannister"
    assert b.units("seagard") == ""
    assert b.units("riverrun") == ""
    assert b.units("greywater_watch") == "stark !f"
    assert b.order("seagard") is None
    assert b.order("riverrun") is None
    assert b.area("seagard")["token"] == "stark"
    assert b.control("seagard") == "stark"


@pytest.mark.rule("T15.41", "T17.8")
def test_the_blackfish_is_safe_from_skulls() -> None:
    b = with_tides("tob_0_skull", "tob_2", "cersei_lannister", "the_blackfish")
    b.play("lannister", "pass", "pass")
    assert b.winner() == "stark"
    assert b.units("seagard") == "stark ff"


@pytest.mark.rule("T17.10", "T25.5", "T25.4")
def test_a_garrison_is_immune_to_skulls() -> None:
    for seed in range(3000):
        b = Board(
            {"searoad_marches": army("lannister", "f", "march_minus_1")},
            garrisons={"tyrell": 2},
            options={"tides_of_battle": True},
            seed=seed,
        )
        b.attack("lannister", "searoad_marches", "highgarden", "f")
        b.cards("cersei_lannister", "mace_tyrell")
        if TIDE_SKULLS[TIDES.index[b.event("tides_revealed")["attacker_tide"]]]:
            break
    assert b.winner() == "tyrell"
    assert b.area("highgarden")["garrison"] == 2
