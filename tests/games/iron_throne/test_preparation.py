"""Preparation and support: event cards, the defender, characters, offers (I5, I6)."""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import EVENTS_CARDS
from throneroom.text import LANGUAGES, Translator

FIVE = "lannister stark baratheon tyrell targaryen"


@pytest.mark.rule("I5.2", "I5.3", "I5.5", "I18.10", "IR68")
@pytest.mark.parametrize("event", [e for e in EVENTS_CARDS.ids if not e.startswith("special")])
def test_a_house_event_card_names_its_house(event: str) -> None:
    house = event.split("_")[0]
    for attacker in FIVE.split():
        t = sit(FIVE, at="event", attacker=attacker, event=event)
        if attacker == house:
            assert t.asked == ("choose_defender", house)
            around = FIVE.split() * 2
            start = around.index(house) + 1
            assert t.legal(house) == [f"defender {h}" for h in around[start : start + 4]]
        else:
            t.until("move_power")
            assert t.defender == house


@pytest.mark.rule("IS51", "I5.3", "I5.5", "IR68")
def test_the_own_event_card() -> None:
    t = sit("lannister stark baratheon tyrell", at="event", event="lannister_2")
    assert t.legal("lannister") == ["defender stark", "defender baratheon", "defender tyrell"]
    assert t.refused("lannister", "defender lannister") == "I5.3"
    assert t.refused("lannister", "defender targaryen") == "I1.14"  # not in play
    t.do("lannister", "defender baratheon")
    assert t.defender == "baratheon"


@pytest.mark.rule("IS52", "I5.4", "I3.2", "I18.10")
def test_the_influential() -> None:
    t = sit(
        "lannister stark baratheon tyrell",
        at="event",
        event="special_influential_1",
        lannister={"spread": 3},
        stark={"spread": 2},
        baratheon={"spread": 2},
        tyrell={"spread": 1},
    )
    assert t.legal("lannister") == ["defender stark", "defender baratheon"]
    assert t.refused("lannister", "defender tyrell") == "I5.4"
    t = sit("lannister stark baratheon tyrell", at="event", event="special_influential_1")
    assert t.legal("lannister") == ["defender stark", "defender baratheon", "defender tyrell"]
    t = sit(
        "lannister stark tyrell", at="event", event="special_influential_1", tyrell={"spread": 1}
    ).until("move_power")
    assert t.defender == "tyrell"  # without a tie nobody is asked


@pytest.mark.rule("I5.4", "I18.10", "IR5")
def test_the_well_prepared() -> None:
    t = sit(
        "lannister stark baratheon tyrell",
        at="event",
        event="special_prepared",
        options={"special_events": "three_different"},
        lannister={"hand": "h1 h2 h3 h4 h5 h6 h7 h8"},
        stark={"hand": "h1 h2 h3 h4 h5 h6"},
        tyrell={"hand": "h1 h2 h3 h4 h5 h6"},
    )
    assert t.legal("lannister") == ["defender stark", "defender tyrell"]


@pytest.mark.rule("IS82", "I5.4", "I18.10", "IR5")
def test_the_mighty() -> None:
    t = sit(
        "baratheon stark tyrell lannister",
        at="event",
        event="special_mighty",
        options={"special_events": "three_different"},
        baratheon={"stannis": 8},
        stark={"robb": 3},
        tyrell={"loras": 5, "sheet": 0},
        lannister={"jaime": 5, "sheet": 5},
    )
    assert t.legal("baratheon") == ["defender tyrell", "defender lannister"]


@pytest.mark.rule("IR5")
@pytest.mark.parametrize("copy", [1, 2, 3])
def test_the_influential_is_there_three_times(copy: int) -> None:
    t = sit(
        "lannister stark baratheon tyrell",
        at="event",
        event=f"special_influential_{copy}",
        stark={"hand": "h1 h2 h3 h4 h5 h6", "robb": 12},
        tyrell={"spread": 1},
    ).until("move_power")
    assert t.defender == "tyrell"
    for language in LANGUAGES:  # all three have one name
        name = Translator(language, GAME).name
        shown = name("event_card", t.view("stark")["event"])
        assert shown == name("event_card", "special_influential_1") != t.view("stark")["event"]


@pytest.mark.rule("I5.1", "I5.6")
def test_the_event_card_is_shown_and_discarded() -> None:
    t = sit("lannister stark tyrell", at="preparation", events="stark_2 tyrell_1")
    t.until("move_power")
    assert t.view("tyrell")["event"] == "stark_2"
    assert t.view("tyrell")["event_discard"][-1] == "stark_2"
    assert t.view("tyrell")["event_deck"] == 1


@pytest.mark.rule("I5.6", "IR4")
def test_an_empty_event_deck_is_made_of_the_discard_pile() -> None:
    t = sit(
        "lannister stark tyrell",
        at="turn",
        attacker="tyrell",
        events="stark_1",
        lannister={"leader": "tyrion"},
        tyrell={"leader": "mace"},
    )
    t.to_the_next_turn()  # the last card
    assert t.told("events_shuffled") == [{"kind": "events_shuffled", "n": 12}]
    assert len(t.table.event_deck) == 11
    assert len(t.table.event_discard) == 1


@pytest.mark.rule("I5.7", "I5.8", "I5.9", "I5.10", "IR6", "I1.12", "I3.4", "I3.14", "I14.1")
def test_the_steps_of_preparation() -> None:
    t = sit("lannister stark tyrell", at="event", event="stark_1", stark={"robb": 0})
    t.until("move_power")
    assert [len(t.hand(house)) for house in t.houses] == [6, 6, 5]
    assert t.asked == ("move_power", "lannister")
    assert t.refused("lannister", "character robb") == "I5.7"
    assert t.refused("lannister", "character joffrey") == "I2.5"  # the leader is no token
    t.do("lannister", "character jaime")
    assert (t.sheet("lannister"), t.power("jaime")) == (3, 5)
    assert t.asked == ("move_power", "stark")
    assert t.legal("stark") == ["character eddard", "character arya", "character bran"]
    assert t.refused("stark", "character robb") == "I12.6"
    t.do("stark", "character arya")
    assert t.asked == ("put_forward", "lannister")
    t.do("lannister", "character jaime")
    jaime = next(c for c in t.view("stark")["players"][0]["characters"] if c["id"] == "jaime")
    assert jaime["position"] == "attacker"  # the defender knows the choice
    assert t.asked == ("put_forward", "stark")
    assert t.refused("stark", "character robb") == "I13.3"
    seen = t.traced()
    t.do("stark", "character arya")
    arya = next(c for c in t.view("stark")["players"][1]["characters"] if c["id"] == "arya")
    assert arya["position"] == "defender"
    assert seen[:2] == ["after_characters_chosen", "support_phase"]


def supporting(**more: Any) -> Play:
    return sit(
        "lannister stark baratheon tyrell targaryen",
        at="support",
        defender="baratheon",
        lannister={"fighter": "jaime"},
        baratheon={"fighter": "davos"},
        **more,
    )


@pytest.mark.rule("I6.1", "I6.3", "I6.5", "I3.5", "I3.6", "I2.2", "IR69", "IR56", "I1.12")
def test_support_goes_clockwise_from_the_attackers_left() -> None:
    t = supporting()
    assert t.asked == ("offer_support", "stark")
    t.do("stark", "support attacker robb")
    assert t.asked == ("answer_support", "lannister")  # at once, before the next decides
    robb = next(c for c in t.view("tyrell")["players"][1]["characters"] if c["id"] == "robb")
    assert robb["position"] == "attacker"
    assert t.view("tyrell")["support_offer"] == {"seat": 1, "side": "attacker", "character": "robb"}
    t.do("lannister", "accept")
    assert t.side("stark") == "attacker"
    assert t.asked == ("offer_support", "tyrell")
    t.do("tyrell", "support defender loras")
    assert t.asked == ("answer_support", "baratheon")
    t.do("baratheon", "accept")
    assert t.asked == ("offer_support", "targaryen")
    t.do("targaryen", "stay_out")
    assert [t.side(h) for h in t.houses] == [
        *["attacker", "attacker", "defender", "defender", "none"],
    ]
    assert t.asked[0] == "choose_encounter_card"


@pytest.mark.rule("I6.3", "I13.3", "I2.5")
def test_an_offer_is_of_an_own_living_character() -> None:
    t = supporting(stark={"robb": 0})
    assert t.refused("stark", "support attacker robb") == "I13.3"
    assert t.refused("stark", "support attacker jaime") == "I6.3"
    assert t.refused("stark", "support attacker catelyn") == "I2.5"
    assert t.refused("stark", "support none arya") == "I6.3"
    assert len(t.legal("stark")) == 1 + 2 * 3


@pytest.mark.rule("IS60", "I6.6", "I6.7", "I6.12", "IR56")
def test_a_refused_offer() -> None:
    t = sit(
        "stark tyrell lannister",
        at="support",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        lannister={"fighter": "jaime", "hand": "h1"},
    )
    t.do("tyrell", "support attacker loras").do("stark", "refuse")
    assert t.fighter("tyrell") == ""
    assert t.side("tyrell") == "none"
    assert t.asked[0] == "choose_encounter_card"  # no offer to the defender either
    assert t.refused("tyrell", "support defender loras") == "K2"
    t.clash("h20", "h1")
    assert t.spread("stark", "tyrell") == [1, 0]
    assert t.power("loras") == 4
    assert t.legal("stark") == ["from lannister"]
    assert t.refused("stark", "from tyrell") == "I10.10"


@pytest.mark.rule("I6.7", "I6.1")
def test_each_player_decides_once() -> None:
    t = supporting().do("stark", "stay_out")
    assert t.asked == ("offer_support", "tyrell")
    assert t.refused("stark", "support attacker robb") == "K2"


@pytest.mark.rule("I6.10", "IR57")
def test_an_offer_carries_no_conditions() -> None:
    t = supporting()
    assert t.refused("stark", "support attacker robb 1") == "wrong-arguments"
    t.do("stark", "support attacker robb")
    assert t.legal("lannister") == ["accept", "refuse"]
    assert t.refused("lannister", "accept 1") == "wrong-arguments"


@pytest.mark.rule("I6.2", "I6.4", "I6.11")
def test_the_windows_of_support() -> None:
    t = supporting().until("offer_support", "stark")
    seen = t.traced()
    t.do("stark", "support attacker robb").do("lannister", "accept")
    t.do("tyrell", "stay_out").do("targaryen", "stay_out")
    assert seen[:11] == [
        *["after_support_offer", "answer_support"],
        *["before_support_offer", "decide_support"],
        *["before_support_offer", "decide_support"],
        *["after_support_phase", "begin_encounter"],
        *["start_of_encounter", "before_cards_played", "play_cards"],
    ]


@pytest.mark.rule("I3.11", "I3.12", "I7.3", "I7.4", "IR52", "I3.4")
def test_both_active_players_and_nobody_else_play_an_encounter_card() -> None:
    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h1 h2"},
        stark={"fighter": "robb", "hand": "h1 h2"},
        baratheon={"fighter": "davos", "side": "defender"},
    )
    assert t.asked == ("choose_encounter_card", "lannister", "stark")
    assert t.refused("baratheon", "face_down h1") == "K2"
    assert t.refused("lannister", "pass") == "K3"  # compulsory
    assert t.refused("stark", "face_down h8") == "I7.3"
    # In any order, secretly, and until both have chosen a choice can be taken back.
    t.do("stark", "face_down h1")
    assert t.view("lannister")["players"][1]["chosen"] is None
    assert t.view("stark")["players"][1]["chosen"] == "stark_hostility_1"
    t.do("stark", "take_back").do("stark", "face_down h2").do("lannister", "face_down h1")
    assert t.totals == (5, 10)
