"""The first seat, house, character and card have the number 0, and are as good as any other.

House Stark is house 0, Eddard its character 0, and its first truce card is card 0.
"""

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import CARDS, CHARACTERS, HOUSES
from throneroom.kernel import FastChance

FOUR = "stark tyrell lannister baratheon"


def test_what_has_the_number_0() -> None:
    assert (HOUSES.ids[0], CHARACTERS.ids[0], CARDS.ids[0]) == ("stark", "eddard", "stark_truce_1")


# Effects on seat 0


def won_with_support() -> Play:
    """Lannister attacks Baratheon with the support of Stark, which sits on seat 0, and Tyrell."""
    return sit(
        FOUR,
        attacker="lannister",
        defender="baratheon",
        stark={"fighter": "eddard", "side": "attacker"},
        tyrell={"fighter": "margaery", "side": "attacker", "hand": "margaery"},
        lannister={"fighter": "jaime", "hand": "h20"},
        baratheon={"fighter": "stannis", "hand": "h1"},
    )


@pytest.mark.rule("IS47", "I10.13")
def test_seat_0_can_be_denied_rewards() -> None:
    t = won_with_support().clash("h20", "h1")
    t.play("tyrell", "margaery")
    assert t.legal("tyrell") == ["player stark"]
    t.do("tyrell", "player stark")
    assert t.told("rewards_denied") == [{"kind": "rewards_denied", "seat": "0"}]
    assert t.spread("stark", "tyrell", "lannister") == [0, 1, 1]


@pytest.mark.rule("IR63", "I10.14")
@pytest.mark.parametrize("spared", ["stark", "targaryen"])
def test_seat_0_can_be_spared_penalties(spared: str) -> None:
    t = sit(
        "stark targaryen lannister",
        attacker="lannister",
        stark={"fighter": "eddard", "hand": "h1"},
        defender="stark",
        targaryen={"leader": "barristan", "fighter": "jorah", "side": "defender"},
        lannister={"fighter": "jaime", "hand": "h20"},
    ).clash("h20", "h1")
    t.use("targaryen").do("targaryen", f"player {spared}")
    assert t.told("penalties_denied") == [{"kind": "penalties_denied", "seat": str(t.seat(spared))}]
    assert t.power("eddard", "jorah") == ([4, 2] if spared == "stark" else [2, 4])


@pytest.mark.rule("IR39", "I7.9")
def test_seat_0_can_be_made_to_play_first_and_face_up() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h5"},
        stark={"leader": "bran", "fighter": "eddard", "hand": "truce"},
    ).use("stark")
    assert t.asked == ("choose_encounter_card", "lannister")
    t.do("lannister", "face_down h5")
    assert t.view("tyrell")["players"][0]["encounter_card"]["card"] == "lannister_hostility_5"
    assert t.asked == ("choose_encounter_card", "stark")
    assert t.view("lannister")["players"][1]["encounter_card"] is None


@pytest.mark.rule("I6.4", "I6.5", "IR64")
@pytest.mark.parametrize("answer", ["accept", "refuse", "void"])
def test_seat_0_offers_support(answer: str) -> None:
    t = sit(
        "stark lannister tyrell",
        at="support",
        attacker="tyrell",
        defender="lannister",
        lannister={"fighter": "jaime"},
        tyrell={"leader": "olenna", "fighter": "loras", "hand": "h1 h2"},
    )
    t.do("stark", "support defender eddard")
    assert t.state.view(None)["support_offer"] == {
        "seat": 0,
        "side": "defender",
        "character": "eddard",
    }
    assert t.is_asked("use_leader_ability", "tyrell")
    if answer == "void":
        t.do("tyrell", "use", "discard h1")
    else:
        t.do("tyrell", "decline")
        assert t.asked == ("answer_support", "lannister")
        t.do("lannister", answer)
    assert t.side("stark") == ("defender" if answer == "accept" else "none")
    assert t.fighter("stark") == ("eddard" if answer == "accept" else "")


@pytest.mark.rule("I11.14", "IR28")
def test_seat_0_gets_the_token_of_a_tortured_hostage() -> None:
    t = sit("stark lannister tyrell", at="turn", stark={"hostages": "lannister:h5"})
    t.until("hostage_action").do("stark", "torture lannister:h5", "target jaime")
    assert t.sheet("stark", "lannister") == [5, 4]


@pytest.mark.rule("IS73")
def test_seat_0_can_be_plundered() -> None:
    t = sit(
        "stark targaryen tyrell",
        attacker="targaryen",
        defender="stark",
        stark={"fighter": "robb", "hand": "h1"},
        targaryen={"fighter": "drogo", "hand": "h20 drogo"},
    ).clash("h20", "h1")
    t.play("targaryen", "drogo").do("targaryen", "amount 2")
    assert t.sheet("stark", "targaryen") == [4 + 2 - 2, 6]


@pytest.mark.rule("I11.4", "I21.3", "I21.5")
def test_seat_0_follows_a_card_that_it_knows() -> None:
    t = sit(
        FOUR,
        attacker="baratheon",
        defender="lannister",
        lannister={"fighter": "jaime", "hand": "h1", "hostages": "tyrell:h7"},
        baratheon={"fighter": "stannis", "hand": "h20"},
    ).clash("h20", "h1")
    t.table.known[CARDS.index["tyrell_hostility_7"]] = 0b0101
    t.do("baratheon", "from lannister", "take_held tyrell")
    known = {"house": "tyrell", "card": "tyrell_hostility_7"}
    assert t.view("stark")["players"][3]["hostages"] == [known]
    assert t.table.known[CARDS.index["tyrell_hostility_7"]] == 0b1101


@pytest.mark.rule("I8.1", "I8.5", "I22.3")
def test_the_totals_of_seat_0_are_shown_when_it_defends() -> None:
    t = sit(
        "stark lannister tyrell",
        attacker="lannister",
        defender="stark",
        stark={"fighter": "robb", "robb": 6, "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h5"},
    )
    plain = {"card": 0, "modifiers": 0}
    assert t.state.view(None)["totals"] == {
        "attacker": {"total": 4, "power": 4, **plain},
        "defender": {"total": 6, "power": 6, **plain},
    }


# Character 0


@pytest.mark.rule("I8.1", "I10.5", "I22.1")
def test_character_0_fights_pays_and_is_rewarded() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "eddard", "eddard": 5, "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h20"},
    ).clash("h1", "h20")
    assert t.totals == (6, 24)
    assert t.power("eddard") == 2
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h1"},
        stark={"fighter": "eddard", "catelyn": 0, "leader": "robb", "hand": "h20"},
    ).clash("h1", "h20")
    assert t.asked == ("distribute_power", "stark")
    assert t.state.timeout_action(1) == ("place", 0)  # the participating character
    t.time_out().time_out()
    assert t.power("eddard") == 6


@pytest.mark.rule("IS89", "I18.4")
def test_character_0_can_be_a_target() -> None:
    t = sit(
        "tyrell stark lannister",
        defender="stark",
        tyrell={"leader": "olenna", "fighter": "loras", "hand": "h1 olenna"},
        stark={"fighter": "eddard", "eddard": 9, "sheet": 0, "hand": "h20"},
    ).clash("h1", "h20")
    t.until("choose_hostage_victim").do("stark", "from tyrell", "take_deck")
    t.play("tyrell", "olenna")
    assert t.legal("tyrell") == ["target eddard"]
    t.do("tyrell", "target eddard")
    assert t.power("eddard") == 9 - 4


@pytest.mark.rule("IS77", "IR37", "I13.1")
def test_character_0_is_hit_with_the_others() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "jaime", "fighter": "tywin", "hand": "h20"},
        stark={"fighter": "eddard", "eddard": 3, "hand": "h1"},
    ).clash("h20", "h1")
    t.use("lannister")
    assert t.told("died") == [{"kind": "died", "character": "eddard"}]
    assert t.fighter("stark") == ""
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "tywin", "hand": "h20 tywin"},
        stark={"fighter": "eddard", "eddard": 9, "hand": "h1"},
    ).clash("h20", "h1")
    t.play("lannister", "tywin").do("lannister", "player stark")
    assert t.power("eddard") == 4 - 3


@pytest.mark.rule("IS31", "IR40", "I6.8")
def test_character_0_can_be_made_to_support() -> None:
    t = sit(
        "lannister stark tyrell",
        at="support",
        defender="tyrell",
        lannister={"leader": "cersei", "fighter": "jaime", "spread": {"stark": 1}},
        stark={"leader": "robb"},
        tyrell={"fighter": "loras"},
    ).use("lannister")
    t.do("lannister", "target eddard")
    assert (t.fighter("stark"), t.side("stark")) == ("eddard", "attacker")


@pytest.mark.rule("IS55", "I16.5")
def test_the_card_of_character_0_is_asked_for_and_played() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h4"},
        stark={"leader": "robb", "fighter": "eddard", "hand": "truce eddard h1"},
    ).clash("h4", "truce")
    t.play("stark", "eddard", "before_rewards_penalties")
    assert t.spread("lannister") == 0


# Card 0


def open_truce() -> Play:
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h4"},
        stark={"leader": "robb", "fighter": "bran", "hand": "truce bran h1"},
    )


@pytest.mark.rule("I7.10", "I10.17")
def test_card_0_is_revealed_and_discarded() -> None:
    t = open_truce().clash("h4", "truce")
    t.do("stark", "pass").until("choose_hostage_source")
    assert [event["card"] for event in t.told("card_revealed")] == [
        *["lannister_hostility_4", "stark_truce_1"],
    ]
    assert t.result == "betrayal"
    shown = t.state.view(None)["players"][1]["encounter_card"]
    assert (shown["card"], shown["type"]) == ("stark_truce_1", "truce")
    t.do("stark", "take_deck").to_the_next_turn()
    assert t.discard("stark") == ["truce"]


@pytest.mark.rule("IS84", "I18.2")
def test_card_0_can_be_exchanged_while_it_lies_face_down() -> None:
    t = open_truce().clash("h4", "truce").play("stark", "bran")
    assert t.asked == ("exchange_played_card", "stark")
    t.do("stark", "exchange h1")
    assert t.hand("stark")[0] == "truce"
    assert t.told("card_exchanged", "stark")[0]["old"] == "stark_truce_1"


@pytest.mark.rule("I21.2", "I22.3")
def test_card_0_is_as_hidden_as_any_other() -> None:
    t = open_truce().clash("h4", "truce")
    assert t.asked == ("play_card", "stark")
    assert t.view("tyrell")["players"][1]["encounter_card"]["card"] is None
    assert t.view("stark")["players"][1]["encounter_card"]["card"] == "stark_truce_1"
    found = {
        CARDS.ids[GAME.imagine(t.table, 2, FastChance(seed)).encounter_card[1]]
        for seed in range(40)
    }
    assert len(found) > 8


@pytest.mark.rule("I11.15", "I11.14")
def test_card_0_can_be_a_hostage() -> None:
    t = sit("tyrell stark lannister", at="turn", tyrell={"hostages": "stark:truce"})
    t.until("hostage_action").do("tyrell", "torture stark:truce", "target eddard")
    assert (t.power("eddard"), t.discard("stark")) == (3, ["truce"])
