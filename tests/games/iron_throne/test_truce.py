"""Truce: the menu, the protocol of offers and answers, and how an agreement is carried out (I9,
I19.7-I19.16)."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

from throneroom.games.iron_throne.content import WINDOWS
from throneroom.games.iron_throne.truce import MOST, OFFER_LIMIT


def talks(**players: Any) -> Play:
    """Stark attacks Tyrell, Baratheon supports Stark, and both have played truce."""
    defaults: dict[str, Any] = {
        "stark": {"fighter": "robb", "hand": "truce h1"},
        "tyrell": {"fighter": "loras", "hand": "truce h1"},
        "baratheon": {"fighter": "stannis", "side": "attacker"},
    }
    for house, more in players.items():
        defaults[house] = {**defaults[house], **more}
    t = sit("stark tyrell baratheon", defender="tyrell", **defaults)
    t.clash("truce", "truce").until("truce_word", "stark")
    assert t.result == "truce"
    return t


@pytest.mark.rule(
    "IS16", "I9.2", "I9.4", "I9.7", "I9.10", "I9.11", "I10.1", "I19.16", "IR13", "IR15"
)
def test_a_full_deal() -> None:
    t = talks(stark={"sheet": 4}, tyrell={"sheet": 2})
    t.do("stark", "offer 1 0 0 0 2 3")
    assert t.asked == ("truce_answer", "tyrell")
    t.do("tyrell", "accept")
    assert t.sheet("stark", "tyrell") == [1, 5]  # power first
    assert t.influence("stark", "tyrell") == 0  # influence last
    assert t.asked == ("choose_hostage_source", "tyrell")
    assert t.legal("tyrell") == ["take_deck", "take_hand"]
    t.do("tyrell", "take_deck")
    assert t.legal("tyrell") == ["take_deck", "take_hand"]  # each source anew
    t.do("tyrell", "take_hand").to_the_next_turn()
    assert len(t.hostages("tyrell")) == 2
    assert t.influence("stark", "tyrell") == 1
    assert t.power("robb", "loras", "stannis") == [4, 4, 4]
    assert t.sheet("baratheon") == 4
    assert t.told("penalty") == []
    assert t.told("settled") == [{"kind": "settled", "settlement": "agreed"}]


@pytest.mark.rule("I11.6", "IR23", "IS83")
def test_what_is_taken_after_an_agreement_is_not_taken_under_it() -> None:
    t = sit(
        "stark baratheon tyrell",
        defender="baratheon",
        stark={"fighter": "robb", "hand": "truce"},
        baratheon={"fighter": "davos", "hand": "truce davos"},
        tyrell={"hostages": "stark:h5 stark:h20"},
    )
    t.clash("truce", "truce").until("truce_word").do("stark", "offer 0 1 0 0 0 0")
    t.do("baratheon", "accept")
    t.do("stark", "take_deck")
    t.play("baratheon", "davos", "after_resolution").do("baratheon", "player tyrell")
    assert t.state.to_position()["table"]["truce"]["taken"] == []
    t.do("baratheon", "take_held stark")
    assert t.state.to_position()["table"]["truce"]["taken"] == []


@pytest.mark.rule("IS16", "I9.11", "I10.1", "I3.13")
def test_after_an_agreement_nobody_has_won_or_lost() -> None:
    t = sit(
        "stark baratheon tyrell",
        defender="baratheon",
        stark={"leader": "arya", "fighter": "robb", "hand": "truce"},
        baratheon={"leader": "selyse", "fighter": "davos", "hand": "truce shireen"},
        tyrell={"leader": "olenna", "fighter": "loras", "side": "attacker", "hand": "loras"},
    )
    t.clash("truce", "truce").until("truce_word").do("stark", "offer 0 0 1 0 0 0")
    t.do("baratheon", "accept")
    # No window for rewards opens (Plea for Mercy, Tourney Champion) and nobody has lost.
    assert (t.table.turn, t.attacker) == (2, "baratheon")


@pytest.mark.rule("IS17", "I15.3", "I15.6", "I15.10", "I9.10", "I15.8")
def test_both_reach_five_by_one_agreement() -> None:
    t = talks(stark={"spread": 4}, tyrell={"spread": 4})
    t.do("stark", "offer 1 0 0 1 0 0").do("tyrell", "accept")
    assert t.spread("stark", "tyrell") == [5, 5]
    assert t.influence("stark", "tyrell") == 5
    assert t.influence("tyrell", "stark") == 1  # its first four lie on Baratheon's board
    assert t.winners == ["stark", "tyrell"]


def failing() -> Play:
    return sit(
        "stark tyrell lannister baratheon",
        defender="lannister",
        stark={"fighter": "robb", "robb": 5, "hand": "truce"},
        tyrell={"fighter": "loras", "side": "attacker"},
        lannister={"fighter": "tyrion", "tyrion": 3, "hand": "truce"},
        baratheon={"fighter": "stannis", "stannis": 1, "side": "defender"},
    ).clash("truce", "truce")


def assert_all_paid(t: Play) -> None:
    assert t.power("robb", "loras", "tyrion", "stannis") == [2, 2, 1, 0]
    assert t.sheet("stark", "tyrell", "lannister", "baratheon") == [7, 6, 6, 5]
    assert t.told("penalty") == [
        {"kind": "penalty", "seat": "0", "character": "robb", "n": 3},
        {"kind": "penalty", "seat": "1", "character": "loras", "n": 2},
        {"kind": "penalty", "seat": "2", "character": "tyrion", "n": 2},
        {"kind": "penalty", "seat": "3", "character": "stannis", "n": 1},
    ]
    t.to_the_next_turn()
    assert t.told("hostage_taken") == []
    assert t.spread("stark", "tyrell", "lannister", "baratheon") == [0, 0, 0, 0]


@pytest.mark.rule("IS18", "I9.12", "IR19", "I10.12", "I3.13", "I19.8")
def test_when_talks_fail_everybody_pays() -> None:
    t = failing()
    t.do("stark", "break_off")
    assert_all_paid(t)


@pytest.mark.rule("IS18", "I9.12", "I19.9")
def test_the_answering_player_may_break_off_too() -> None:
    t = failing().do("stark", "offer 0 0 1 0 0 0").do("lannister", "break_off")
    assert_all_paid(t)


@pytest.mark.rule("IS19", "I19.7", "I19.12", "I9.2", "I9.3", "I9.5", "I9.6", "I9.8", "I9.13")
@pytest.mark.parametrize(
    ("house", "text", "rule"),
    [
        ("stark", "offer 0 0 0 0 0 0", "I9.8"),
        ("stark", "propose", "I9.8"),
        ("stark", "offer 0 3 0 0 0 0", "I9.2"),
        ("stark", "demand hostages 3", "I9.2"),
        ("stark", "offer 0 0 4 0 0 0", "I9.2"),
        ("stark", "grant power 4", "I9.2"),
        ("stark", "offer 0 0 0 0 0 -1", "I9.2"),
        ("stark", "offer 2 0 0 0 0 0", "I9.2"),
        ("baratheon", "offer 0 0 1 0 0 0", "K2"),  # nothing by a supporter
        ("stark", "offer 0 0 1 0 0 0 1 0 0", "wrong-arguments"),  # nothing for a supporter
        ("stark", "demand robb 1", "unknown-name"),  # nothing from a character
        ("stark", "demand cards 1", "unknown-name"),  # nothing outside the menu
        ("stark", "offer 0 0 0 1 0 0", "I19.12"),  # Tyrell has no token left to spread
    ],
)
def test_illegal_offers(house: str, text: str, rule: str) -> None:
    t = talks(tyrell={"spread": {"stark": 1, "baratheon": 3}})
    # A player without a token on the own board has won before; here it is taken away by hand.
    n = len(t.houses)
    t.table.influence[t.seat("tyrell") * (n + 1)] = 0
    assert t.refused(house, text) == rule


@pytest.mark.rule("IS20", "I19.8", "I19.9", "I19.10", "I19.11", "IR58", "I9.12")
def test_the_offer_limit() -> None:
    t = failing()
    assert OFFER_LIMIT == 6
    t.do("stark", "offer 1 0 0 0 0 0")  # 1
    assert t.asked == ("truce_answer", "lannister")
    t.do("lannister", "offer 0 0 0 1 0 0")  # 2: a counter-offer passes the word
    assert t.asked == ("truce_answer", "stark")
    t.do("stark", "offer 1 0 0 0 0 0")  # 3: repeating an offer counts
    t.do("lannister", "refuse")
    assert t.asked == ("truce_word", "stark")  # the word returns
    t.do("stark", "offer 0 0 2 0 0 0")  # 4
    t.do("lannister", "offer 0 0 0 0 0 1")  # 5
    t.do("stark", "offer 0 0 1 0 0 0")  # 6
    assert t.asked == ("truce_answer", "lannister")
    assert t.legal("lannister") == ["accept", "refuse", "break_off"]
    assert t.refused("lannister", "offer 0 0 0 0 0 1") == "I19.10"
    t.do("lannister", "refuse")
    assert len(t.told("truce_offered")) == 6
    assert_all_paid(t)


@pytest.mark.rule("IS21", "I9.9", "I19.12", "IR14", "I12.7")
def test_terms_must_be_possible_in_full() -> None:
    t = talks(stark={"sheet": 1}, tyrell={"sheet": 0})
    t.state.check(0, ("offer", 0, 0, 0, 0, 0, 1))
    assert t.refused("stark", "offer 0 0 1 0 0 0") == "I19.12"
    assert t.refused("stark", "offer 0 0 1 0 0 1") == "I19.12"  # Tyrell has nothing now
    assert t.refused("stark", "offer 0 0 0 0 0 2") == "I19.12"


@pytest.mark.rule("I19.12", "IR14")
def test_hostages_must_be_there() -> None:
    t = talks(tyrell={"hand": "truce", "deck": 1, "discard": ""})
    # In the talks Tyrell has no hand, one card in the deck and no hostage.
    assert (len(t.deck("tyrell")), t.hand("tyrell")) == (1, [])
    assert t.refused("stark", "offer 0 2 0 0 0 0") == "I19.12"
    t.state.check(0, ("offer", 0, 1, 0, 0, 0, 0))


@pytest.mark.rule("IS22", "I9.10", "IR15", "I11.7")
def test_hostages_both_ways() -> None:
    t = talks(stark={"hostages": "baratheon:h5"})
    t.do("stark", "offer 0 1 0 0 1 0").do("tyrell", "accept")
    assert t.asked == ("choose_hostage_source", "stark")  # the attacker takes first
    t.do("stark", "take_deck")
    assert t.asked == ("choose_hostage_source", "tyrell")
    # Deck, hand, or the other hostage; not the card just taken.
    assert t.legal("tyrell") == ["take_deck", "take_hand", "take_held baratheon"]
    assert t.refused("tyrell", "take_held tyrell") == "I9.10"
    t.do("tyrell", "take_held baratheon")
    assert len(t.hostages("stark")) == 1
    assert t.hostages("stark")[0].startswith("tyrell:")
    assert t.hostages("tyrell") == ["baratheon:h5"]


@pytest.mark.rule("I9.10", "IR15", "I11.6")
def test_a_card_that_came_home_in_the_deal_is_not_picked_at_random_again() -> None:
    t = talks(stark={"hand": "truce"}, tyrell={"hostages": "stark:h20"})
    t.do("stark", "offer 0 1 0 0 1 0").do("tyrell", "accept")
    t.do("stark", "take_held stark")
    assert t.hand("stark") == ["h20"]
    assert t.legal("tyrell") == ["take_deck"]  # the only hand card was taken in this deal
    t.do("tyrell", "take_deck")
    assert "h20" in t.hand("stark")

    for seed in range(8):
        t = talks(stark={"hand": "truce h1"}, tyrell={"hostages": "stark:h20"})
        t.table.flow.chance.state += seed << 40
        t.do("stark", "offer 0 1 0 0 1 0").do("tyrell", "accept")
        t.do("stark", "take_held stark").do("tyrell", "take_hand")
        assert t.hostages("tyrell") == ["stark:h1"]


@pytest.mark.rule("IS61", "I9.13", "IR48")
def test_supporters_have_no_say_in_a_truce() -> None:
    t = talks()
    assert t.state.legal(t.seat("baratheon")) == []
    for text in ("offer 0 0 1 0 0 0", "demand power 1", "accept", "break_off", "propose"):
        assert t.refused("baratheon", text) == "K2"
    t.do("stark", "break_off")
    assert t.power("stannis") == 2
    assert t.sheet("baratheon") == 6


@pytest.mark.rule("IR17", "I9.8", "I9.4")
def test_transfers_that_cancel_out_are_an_agreement() -> None:
    t = talks().do("stark", "offer 0 0 1 0 0 1").do("tyrell", "accept")
    assert t.sheet("stark", "tyrell") == [4, 4]
    assert t.told("penalty") == []
    assert t.told("settled")[-1]["settlement"] == "agreed"


@pytest.mark.rule("IR16", "I9.4", "I9.8", "I9.11")
@pytest.mark.parametrize("offer", ["1 0 0 0 0 0", "0 0 0 0 0 1", "0 1 0 0 0 0"])
def test_anything_at_all_avoids_the_penalties(offer: str) -> None:
    t = talks().do("stark", f"offer {offer}").do("tyrell", "accept")
    if t.asked[0] == "choose_hostage_source":
        t.do("stark", "take_deck")
    t.to_the_next_turn()
    assert t.told("penalty") == []
    assert t.power("robb", "loras", "stannis") == [4, 4, 4]


@pytest.mark.rule("I9.2", "I9.3", "IR12", "I19.7", "I12.7")
def test_the_menu_has_three_demands_each_once() -> None:
    t = talks()
    assert MOST == (1, 2, 3)
    demands = ["influence 1", "hostages 1", "hostages 2", "power 1", "power 2", "power 3"]
    assert t.legal("stark") == [
        *[f"demand {demand}" for demand in demands],
        *[f"grant {demand}" for demand in demands],
        "break_off",
    ]
    t.do("stark", "demand power 2", "grant influence 1")
    assert "demand power 3" not in t.legal("stark")  # each number once
    t.do("stark", "propose")
    assert t.told("truce_offered") == [
        {
            "kind": "truce_offered",
            "seat": "0",
            "attacker_influence": 0,
            "attacker_hostages": 0,
            "attacker_power": 2,
            "defender_influence": 1,
            "defender_hostages": 0,
            "defender_power": 0,
        }
    ]
    t.do("tyrell", "accept")
    assert t.sheet("stark", "tyrell") == [6, 2]
    # Influence goes to the other active player's board.
    assert t.influence("tyrell", "stark") == 1
    assert t.influence("tyrell", "baratheon") == 0


@pytest.mark.rule("I19.11")
def test_a_draft_may_be_changed_but_not_an_offer() -> None:
    t = talks()
    t.do("stark", "demand power 3", "clear", "demand power 1", "propose")
    assert t.told("truce_offered")[-1]["attacker_power"] == 1
    assert t.asked == ("truce_answer", "tyrell")
    for text in ("demand power 2", "clear", "offer 0 0 2 0 0 0", "break_off"):
        assert t.refused("stark", text) == "K2"


@pytest.mark.rule("I19.13")
def test_offers_are_public_and_drafts_are_not() -> None:
    t = talks().do("stark", "demand power 2")
    assert t.view("stark")["truce"]["draft"] == [0, 0, 2, 0, 0, 0]
    assert t.view("tyrell")["truce"]["draft"] is None
    t.do("stark", "propose")
    for house in t.houses:
        assert t.view(house)["truce"]["offer"] == [0, 0, 2, 0, 0, 0]
    assert t.state.view(None)["truce"]["offer"] == [0, 0, 2, 0, 0, 0]
    t.do("tyrell", "refuse")
    assert t.told("truce_refused", "baratheon") == [{"kind": "truce_refused", "seat": "1"}]


@pytest.mark.rule("I19.14")
def test_time_out_in_the_talks() -> None:
    t = talks()
    assert t.state.timeout_action(0) == ("break_off",)
    t.do("stark", "offer 0 0 1 0 0 0")
    assert t.state.timeout_action(1) == ("refuse",)


@pytest.mark.rule("I9.1", "I9.14", "I10.1")
@pytest.mark.parametrize(("answer", "after"), [("accept", ""), ("break_off", "penalties")])
def test_the_talks_belong_to_the_resolution_phase_between_their_windows(
    answer: str, after: str
) -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "truce h1"},
        tyrell={"fighter": "loras", "leader": "renly", "hand": "truce h1"},
    ).until("choose_encounter_card")
    seen = t.traced()
    t.clash("truce", "truce")
    assert t.view("stark")["phase"] == "resolution"
    assert seen[-3:] == ["truce", "before_truce_talks", "truce_word"]
    del seen[:]
    t.do("stark", "offer 1 0 0 0 0 0").do("tyrell", answer)
    talked = [step for step in seen if step in WINDOWS.index]
    agreed = ["after_influence_spread", "after_truce_talks", "after_resolution"]
    failed = ["after_truce_talks", "before_rewards_penalties", "after_rewards_penalties"]
    assert talked[:3] == (failed if after else agreed)


@pytest.mark.rule("I9.7", "I19.2")
def test_the_terms_bind_and_are_carried_out_at_once() -> None:
    t = talks().do("stark", "offer 0 0 0 1 0 3").do("tyrell", "accept")
    assert t.sheet("stark", "tyrell") == [1, 7]
    assert t.influence("tyrell", "stark") == 1
    assert t.is_asked("use_leader_ability", "tyrell", "end_of_turn")  # nothing was left to do


@pytest.mark.rule("I19.7", "I19.9", "I9.2", "I9.10", "I2.2")
def test_the_talks_do_not_depend_on_where_the_players_sit() -> None:
    t = sit(
        "tyrell baratheon stark",
        attacker="stark",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "truce h1", "sheet": 3},
        tyrell={"fighter": "loras", "hand": "truce h1", "sheet": 2},
    ).clash("truce", "truce")
    assert t.asked == ("truce_word", "stark")
    t.do("stark", "demand influence 1", "propose")
    assert t.asked == ("truce_answer", "tyrell")
    assert "demand power 3" in t.legal("tyrell")
    assert "grant power 3" not in t.legal("tyrell")  # Tyrell has two tokens only
    t.do("tyrell", "demand power 3", "demand hostages 1", "grant influence 1", "propose")
    assert t.view("baratheon")["truce"]["offer"] == [1, 0, 0, 0, 1, 3]
    assert t.asked == ("truce_answer", "stark")
    t.do("stark", "refuse")
    assert t.asked == ("truce_word", "tyrell")  # the word returns to who made the offer
    t.do("tyrell", "offer 1 0 0 0 1 3").do("stark", "accept")
    assert t.asked == ("choose_hostage_source", "tyrell")
    t.do("tyrell", "take_deck")
    assert t.sheet("stark", "tyrell") == [0, 5]
    assert t.influence("stark", "tyrell") == 1
    assert t.hostages("tyrell")[0].startswith("stark:")
