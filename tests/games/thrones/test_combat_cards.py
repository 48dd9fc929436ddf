"""T15: House cards at the reveal: choosing, cancelling and immediate abilities."""

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army, fight

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import (
    CARD_FORTIFICATIONS,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARDS,
)
from throneroom.kernel import FastChance

PLAIN = {
    "eddard_stark": (4, 2, 0),
    "greatjon_umber": (2, 1, 0),
    "ser_rodrick_cassel": (1, 0, 2),
    "euron_crows_eye": (4, 1, 0),
    "dagmar_cleftjaw": (1, 1, 1),
    "ser_gregor_clegane": (3, 3, 0),
    "ser_jaime_lannister": (2, 1, 0),
    "the_hound": (2, 0, 2),
    "brienne_of_tarth": (2, 1, 1),
    "melisandre": (1, 1, 0),
    "ser_garlan_tyrell": (2, 2, 0),
    "randyll_tarly": (2, 1, 0),
    "alester_florent": (1, 0, 1),
    "margaery_tyrell": (1, 0, 1),
    "the_red_viper": (4, 2, 1),
    "areo_hotah": (3, 0, 1),
    "obara_sand": (2, 1, 0),
    "darkstar": (2, 1, 0),
}
ABLE = {
    "robb_stark": 3,
    "roose_bolton": 2,
    "the_blackfish": 1,
    "catelyn_stark": 0,
    "victarion_greyjoy": 3,
    "balon_greyjoy": 2,
    "theon_greyjoy": 2,
    "asha_greyjoy": 1,
    "aeron_damphair": 0,
    "tywin_lannister": 4,
    "ser_kevan_lannister": 1,
    "tyrion_lannister": 1,
    "cersei_lannister": 0,
    "stannis_baratheon": 4,
    "renly_baratheon": 3,
    "ser_davos_seaworth": 2,
    "salladhor_saan": 1,
    "patchface": 0,
    "mace_tyrell": 4,
    "ser_loras_tyrell": 3,
    "queen_of_thorns": 0,
    "nymeria_sand": 1,
    "arianne_martell": 1,
    "doran_martell": 0,
}


@pytest.mark.rule("T1.4", "T15.70")
def test_the_forty_two_cards() -> None:
    assert sorted((*PLAIN, *ABLE)) == sorted(CARDS.ids)
    for i, card in enumerate(CARDS.ids):
        printed = PLAIN.get(card, (ABLE.get(card), 0, 0))
        assert (CARD_STRENGTH[i], CARD_SWORDS[i], CARD_FORTIFICATIONS[i]) == printed


@pytest.mark.rule("T15.3", "T15.4", "T15.70", "T16.4", "T18.2")
@pytest.mark.parametrize("card", sorted(PLAIN))
def test_cards_with_icons_only(card: str) -> None:
    house = HOUSES[CARDS.index[card] // 7]
    foe = "stark" if house != "stark" else "lannister"
    answer = "catelyn_stark" if foe == "stark" else "cersei_lannister"
    b = Board({"the_reach": army(house, "kk", "march_0"), "blackwater": army(foe, "fff")})
    b.attack(house, "the_reach", "blackwater", "kk").cards(card, answer)
    battle = b.event("battle")
    strength, swords, fortifications = PLAIN[card]
    assert b.totals() == (4 + strength, 3)
    assert battle["attacker_card_strength"] == strength
    assert battle["attacker_swords"] == battle["casualties"] == swords
    assert battle["attacker_fortifications"] == fortifications


@pytest.mark.rule("T15.1", "T15.2", "T15.15", "T15.13", "T31.3", "T34.2", "T34.4")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    b = fight(hands={"tyrell": ["mace_tyrell", "randyll_tarly"]})
    assert b.awaited() == ["tyrell", "lannister"]
    assert b.refused("tyrell", "card margaery_tyrell") == "T15.13", "it lies in the discard pile"
    assert b.refused("tyrell", "card the_hound") == "T15.1"
    assert b.legal("tyrell") == {"card mace_tyrell", "card randyll_tarly"}
    b.play("tyrell", "card randyll_tarly")
    for house in HOUSES:
        view = b.state.view(b.seat(house))
        assert view["houses"]["tyrell"]["hand"] == ["mace_tyrell", "randyll_tarly"]
    assert b.awaited() == ["lannister"], "that a choice is made is public"
    imagined = {
        str(b.state.imagine(b.seat("lannister"), FastChance(i)).table.flow.answers)
        for i in range(20)
    }
    assert len(imagined) == 2, "to the opponent either card is possible"
    b.play("tyrell", "take_back")
    b.cards("mace_tyrell", "the_hound")
    revealed = b.event("cards_revealed")
    assert revealed["attacker_card"] == "mace_tyrell"
    assert revealed["defender_card"] == "the_hound"
    assert "mace_tyrell" in b.discards("tyrell")
    assert "the_hound" in b.discards("lannister")


# Cancel.


@pytest.mark.rule("T15.21", "TR15.1", "T15.6", "TR15.2", "T15.18")
def test_tyrion_sends_a_card_back_before_it_acts() -> None:
    b = fight("lannister", "tyrell", "kk", "ff").cards("tyrion_lannister", "mace_tyrell")
    assert b.awaited() == ["lannister"]
    b.play("lannister", "use_ability")
    assert b.awaited() == ["tyrell"]
    assert "mace_tyrell" in b.hand("tyrell")
    assert b.refused("tyrell", "card mace_tyrell") == "TR15.2"
    b.play("tyrell", "card queen_of_thorns")
    assert not b.happened("destroyed"), "Mace has done nothing"
    assert b.totals() == (5, 2)
    assert b.discards("tyrell") == ["queen_of_thorns"]
    assert "mace_tyrell" in b.hand("tyrell")
    b = fight("lannister", "tyrell", "fk", "ff").cards("tyrion_lannister", "mace_tyrell")
    b.play("lannister", "pass")
    assert b.event("destroyed")["units"] == ["footman"], "a replacement's or kept ability works"


@pytest.mark.rule("TS28", "T15.21", "TR15.2", "T15.14")
def test_tyrion_against_a_last_card() -> None:
    b = fight("lannister", "stark", "kk", "ff", hands={"stark": ["robb_stark"]})
    b.cards("robb_stark", "tyrion_lannister").play("lannister", "use_ability")
    battle = b.event("battle")
    assert battle["defender_card"] is None
    assert battle["defender_card_strength"] == battle["defender_swords"] == 0
    assert b.totals() == (5, 2)
    b.play("stark", b.legal("stark").pop())
    assert b.hand("stark") == ["robb_stark"]
    assert len(b.discards("stark")) == 6
    assert b.discards("lannister") == ["tyrion_lannister"]


@pytest.mark.rule("TS29", "TR15.1", "TR15.3", "T15.22", "T15.11")
def test_tyrion_against_aeron() -> None:
    def board() -> Board:
        b = fight(
            "lannister",
            "greyjoy",
            hands={"greyjoy": ["aeron_damphair", "victarion_greyjoy", "euron_crows_eye"]},
            power={"greyjoy": 2},
        )
        return b.cards("aeron_damphair", "tyrion_lannister")

    b = board()
    assert b.awaited() == ["lannister"]
    b.play("lannister", "use_ability")
    assert b.legal("greyjoy") == {"card victarion_greyjoy", "card euron_crows_eye"}
    b.play("greyjoy", "card euron_crows_eye")
    assert b.power("greyjoy") == 2
    assert "aeron_damphair" in b.hand("greyjoy")
    b = board()
    b.play("lannister", "pass")
    assert b.awaited() == ["greyjoy"]
    assert b.legal("greyjoy") == {"pass", "card victarion_greyjoy", "card euron_crows_eye"}
    b.play("greyjoy", "card victarion_greyjoy")
    assert b.power("greyjoy") == 0
    assert b.event("battle")["defender_card"] == "victarion_greyjoy", "Tyrion's moment has passed"
    assert {"aeron_damphair", "victarion_greyjoy"} <= set(b.discards("greyjoy"))


# Immediate.


@pytest.mark.rule("TS30", "T15.14", "T15.22", "TR15.4")
def test_aeron_with_the_last_two_cards() -> None:
    hand = {"greyjoy": ["aeron_damphair", "balon_greyjoy"]}
    b = fight("greyjoy", "stark", hands=hand, power={"greyjoy": 3})
    b.cards("aeron_damphair", "catelyn_stark").play("greyjoy", "card balon_greyjoy")
    b.play("stark", "retreat stoney_sept")
    assert b.power("greyjoy") == 1
    assert b.discards("greyjoy") == ["balon_greyjoy"]
    assert len(b.hand("greyjoy")) == 6
    assert "aeron_damphair" in b.hand("greyjoy")
    for hands, power in ((hand, 1), ({"greyjoy": ["aeron_damphair"]}, 3)):
        b = fight("greyjoy", "stark", hands=hands, power={"greyjoy": power})
        b.cards("aeron_damphair", "catelyn_stark")
        assert b.asked() != "aeron", "impossible"
        assert b.event("battle")["attacker_card"] == "aeron_damphair"


@pytest.mark.rule("TS26", "T15.23", "TR15.5", "T28.2", "T16.6", "T15.5")
def test_doran_on_the_fiefdoms() -> None:
    b = Board(
        {
            "dornish_marches": army("greyjoy", "fk", "march_0"),
            "princes_pass": army("martell", "ff", "defense_plus_2_special"),
        },
        blade_used=False,
    )
    b.attack("greyjoy", "dornish_marches", "princes_pass", "fk")
    b.cards("dagmar_cleftjaw", "doran_martell").play("martell", "track fiefdoms")
    assert b.track("fiefdoms") == [
        "tyrell",
        "martell",
        "stark",
        "baratheon",
        "lannister",
        "greyjoy",
    ]
    assert b.state.view(None)["tracks"]["blade"] == {"house": "tyrell", "used": False}
    assert b.asked() == "march", "nobody here can use the Blade"
    assert b.totals() == (4, 4)
    assert b.winner() == "martell"
    assert b.units("dornish_marches") == "greyjoy !fk"
    assert b.order("princes_pass") == "defense_plus_2_special"


@pytest.mark.rule("TR15.5", "T16.1")
def test_doran_hands_a_fresh_blade_to_a_combatant() -> None:
    b = Board(
        {
            "dornish_marches": army("greyjoy", "fk", "march_0"),
            "princes_pass": army("martell", "ff"),
        },
        blade_used=False,
        tracks={"fiefdoms": ["greyjoy", "martell", "tyrell", "stark", "baratheon", "lannister"]},
    )
    b.attack("greyjoy", "dornish_marches", "princes_pass", "fk")
    b.cards("dagmar_cleftjaw", "doran_martell").play("martell", "track fiefdoms")
    assert (b.asked(), b.awaited()) == ("blade", ["martell"])
    last = [["stark", "baratheon", "lannister", "tyrell", "martell", "greyjoy"]] * 3
    b = Board(
        {"dornish_marches": army("greyjoy", "k", "march_0"), "princes_pass": army("martell", "f")},
        tracks=dict(zip(("iron_throne", "fiefdoms", "kings_court"), last, strict=True)),
    )
    b.attack("greyjoy", "dornish_marches", "princes_pass", "k")
    b.cards("dagmar_cleftjaw", "doran_martell")
    assert b.happened("battle"), "an opponent who is last everywhere cannot fall"


@pytest.mark.rule("TS52", "T15.32", "TR15.5", "T15.12")
@pytest.mark.parametrize(("track", "worth"), [("iron_throne", 5), ("kings_court", 4)])
def test_doran_helps_stannis(track: str, worth: int) -> None:
    b = fight("baratheon", "martell").cards("stannis_baratheon", "doran_martell")
    b.play("martell", f"track {track}")
    assert b.event("battle")["attacker_card_strength"] == worth


@pytest.mark.rule("TS14", "T15.24", "T16.4", "T15.10")
def test_mace_kills_a_footman_and_strength_is_counted_again() -> None:
    b = fight()
    assert b.initial() == (4, 2)
    b.cards("mace_tyrell", "the_hound")
    battle = b.event("battle")
    assert battle["defender_units"] == 1
    assert b.totals() == (8, 3)


@pytest.mark.rule("T15.24", "TR15.6", "T15.41")
def test_mace_chooses_routed_or_standing_and_the_blackfish_prevents_it() -> None:
    for state, left in (("standing", 0), ("routed", 1)):
        b = Board(
            {
                "the_reach": army("tyrell", "kk", "march_0"),
                "searoad_marches": army("lannister", "f", routed="f"),
                "lannisport": army("lannister", "f", "support"),
            }
        )
        b.attack("tyrell", "the_reach", "searoad_marches", "kk")
        b.play("lannister", "support lannisport defender").cards("mace_tyrell", "the_hound")
        assert b.legal("tyrell") == {"slay standing", "slay routed"}
        b.play("tyrell", f"slay {state}")
        assert b.event("battle")["defender_units"] == left
        assert b.units("lannisport") == "lannister f", "never a supporting one"
    b = fight("tyrell", "stark").cards("mace_tyrell", "the_blackfish")
    assert b.event("battle")["defender_units"] == 2
    assert not b.happened("destroyed")


@pytest.mark.rule("TS33", "T15.25", "TR15.7", "TR14.5")
def test_queen_of_thorns_removes_support() -> None:
    def board() -> Board:
        b = Board(
            {
                "the_reach": army("tyrell", "kk", "march_plus_1_special"),
                "blackwater": army("lannister", "f", "march_minus_1"),
                "stoney_sept": army("lannister", "fk", "support"),
                "harrenhal": army("baratheon", "k", "support"),
                "searoad_marches": army("lannister", "f", "consolidate_power"),
                "karhold": army("tyrell", "f", "march_0"),
            },
            tracks={
                "iron_throne": ["tyrell", "baratheon", "lannister", "stark", "martell", "greyjoy"]
            },
        )
        b.attack("tyrell", "the_reach", "blackwater", "kk")
        b.play("baratheon", "support harrenhal nobody")
        b.play("lannister", "support stoney_sept defender")
        return b

    b = board()
    assert b.initial() == (5, 4)
    b.cards("queen_of_thorns", "ser_jaime_lannister")
    assert b.legal("tyrell") == {"take_order stoney_sept", "take_order searoad_marches"}
    for area in ("harrenhal", "blackwater", "the_reach"):
        assert b.refused("tyrell", f"take_order {area}") == "TR15.7"
    b.play("tyrell", "take_order stoney_sept")
    assert b.order("stoney_sept") is None
    assert b.totals() == (5, 3)
    assert b.event("battle")["defender_supporters"] == []
    b = fight().cards("queen_of_thorns", "the_hound")
    assert b.happened("battle"), "without a target nothing happens"


@pytest.mark.rule("T15.25", "TR15.7")
def test_queen_of_thorns_as_defender_cannot_take_the_march_of_the_attack() -> None:
    b = Board(
        {
            "searoad_marches": army("lannister", "kk", "march_0"),
            "the_reach": army("tyrell", "f"),
            "kings_landing": army("lannister", "f", "march_minus_1"),
        }
    )
    b.attack("lannister", "searoad_marches", "the_reach", "kk")
    b.cards("the_hound", "queen_of_thorns")
    assert b.legal("tyrell") == {"take_order kings_landing"}
    assert b.refused("tyrell", "take_order searoad_marches") == "TR15.7"


@pytest.mark.rule("T15.7", "TR15.5", "T15.10")
@pytest.mark.parametrize("first", ["tyrell", "martell"])
def test_immediate_abilities_go_in_turn_order(first: str) -> None:
    others = [house for house in HOUSES if house not in ("tyrell", "martell")]
    second = "martell" if first == "tyrell" else "tyrell"
    b = Board(
        {
            "dornish_marches": army("tyrell", "kk", "march_0"),
            "princes_pass": army("martell", "f"),
            "starfall": army("martell", "f", "support"),
        },
        tracks={"iron_throne": [first, second, *others]},
    )
    b.attack("tyrell", "dornish_marches", "princes_pass", "kk")
    b.play("martell", "support starfall defender").cards("queen_of_thorns", "doran_martell")
    assert b.awaited() == [first]
    answers = {"tyrell": "take_order starfall", "martell": "track kings_court"}
    b.play(first, answers[first])
    assert b.awaited() == [second]
    b.play(second, answers[second])
    assert b.event("battle")["defender_supporters"] == []


def test_every_ability_has_a_prompt_question() -> None:
    asked = {"tyrion", "aeron", "doran", "mace", "queen_of_thorns", "cersei", "renly", "patchface"}
    assert asked | {"robb"} <= GAME.questions.keys()
