"""The character cards of Stark and Lannister played for their text (I16, I18)."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# House Stark


def judgement(**tyrell: Any) -> Play:
    """Lannister and a supporter have betrayed Stark, who plays Lord's Judgement."""
    return sit(
        "lannister tyrell baratheon stark",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h4"},
        stark={"leader": "robb", "fighter": "eddard", "hand": "truce eddard"},
        **tyrell,
    )


@pytest.mark.rule("IS55", "I10.13", "I16.5", "I10.11")
def test_lords_judgement() -> None:
    t = judgement(tyrell={"fighter": "loras", "side": "attacker"}).clash("h4", "truce")
    t.play("stark", "eddard", "before_rewards_penalties")
    assert t.spread("lannister", "tyrell") == [0, 0]
    assert t.power("eddard") == 2
    t.do("stark", "take_deck", "take_deck")
    assert [c.split(":")[0] for c in t.hostages("stark")] == ["lannister", "tyrell"]


@pytest.mark.rule("IS74", "I10.13", "IR74")
@pytest.mark.parametrize("denied", [True, False])
def test_denied_rewards_deny_every_hostage(denied: bool) -> None:
    t = judgement(
        baratheon={"fighter": "davos", "side": "attacker", "hand": "davos"},
        tyrell={"hostages": "stark:h5"},
    ).clash("h4", "truce")
    if denied:
        t.play("stark", "eddard", "before_rewards_penalties")
    else:
        t.until("choose_hostage_source", "stark")
    assert t.spread("lannister", "baratheon") == ([0, 0] if denied else [1, 1])
    t.do("stark", "take_deck").do("stark", "take_deck")
    assert len(t.hostages("stark")) == 2
    # Smuggler's Run takes a hostage too, so Baratheon cannot play it this turn.
    assert t.is_asked("play_card", "baratheon", "after_resolution") == (not denied)


@pytest.mark.rule("I12.1", "I16.18")
def test_family_duty_honour() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"leader": "robb", "fighter": "catelyn", "hand": "h1 catelyn"},
    ).clash("h20", "h1")
    t.play("stark", "catelyn", "after_rewards_penalties")
    assert t.sheet("stark") == 6
    t.do("stark", "place catelyn", "place catelyn", "place bran")
    assert t.sheet("stark") == 3
    assert t.power("catelyn", "bran") == [4, 5]
    assert t.asked[0] == "choose_hostage_victim"


@pytest.mark.rule("IS54", "IR10", "I14.8", "I16.19", "I10.16", "I10.17")
def test_tactical_manoeuvre() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        events="tyrell_1",
        stark={"fighter": "robb", "hand": "h8 robb h1 h2 h3 h4 h5 h6 h7 h10", "deck": 6},
        lannister={"fighter": "jaime", "jaime": 9, "hand": "h3"},
    )
    assert (len(t.discard("stark")), len(t.deck("stark"))) == (9, 6)
    t.clash("h8", "h3")  # a tie, so that no hostage comes between
    t.play("stark", "robb", "after_resolution")
    assert t.told("shuffled") == [{"kind": "shuffled", "seat": "0", "n": 15}]
    t.to_the_next_turn()
    assert len(t.deck("stark")) == 14
    assert sorted(t.discard("stark")) == ["h8", "robb"]
    assert len(t.hand("stark")) == 9


@pytest.mark.rule("IS39", "IR38", "IR73", "I12.2")
def test_list_of_names() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "tywin": 9, "cersei": 1, "hand": "h20"},
        stark={"fighter": "arya", "hand": "h1 arya"},
    ).clash("h20", "h1")
    t.do("lannister", "from stark", "take_deck").play("stark", "arya", "after_resolution")
    # Participating or not; a character with one token would not change.
    assert t.legal("stark") == ["target tywin", "target jaime", "target tyrion"]
    assert t.refused("stark", "target cersei") == "I18.4"
    t.do("stark", "target tywin")
    assert t.power("tywin") == 1
    assert t.sheet("lannister") == 4 + 8


def raven(**more: Any) -> Play:
    players: dict[str, Any] = {
        "stark": {"leader": "robb", "fighter": "bran", "hand": "h5 h10 bran"},
        "lannister": {"fighter": "jaime", "hand": "h8"},
    }
    for house, fields in more.items():
        players[house] = {**players.get(house, {}), **fields}
    return sit("stark lannister tyrell", defender="lannister", **players)


@pytest.mark.rule("IS84", "I18.13", "I18.8", "I21.5", "I22.3", "I7.10")
def test_eyes_of_the_raven() -> None:
    t = raven().clash("h5", "h8")
    assert t.is_asked("play_card", "stark", "after_cards_played")
    assert t.view("stark")["players"][1]["encounter_card"]["card"] is None
    t.do("stark", "play bran")
    assert t.told("played_card_seen", "stark")[0]["card"] == "lannister_hostility_8"
    assert "card" not in t.told("played_card_seen", "tyrell")[0]
    assert t.view("stark")["players"][1]["encounter_card"]["card"] == "lannister_hostility_8"
    assert t.view("tyrell")["players"][1]["encounter_card"]["card"] is None
    assert t.asked == ("exchange_played_card", "stark")
    t.do("stark", "exchange h10")
    assert t.hand("stark") == ["h5"]
    assert t.totals == (14, 12)
    # Keeping the card is allowed.
    t = raven().clash("h5", "h8").do("stark", "play bran", "keep")
    assert t.totals == (9, 12)


@pytest.mark.rule("IS84", "I18.8")
def test_a_supporter_only_sees_the_card() -> None:
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"fighter": "loras", "hand": "h5"},
        lannister={"fighter": "jaime", "hand": "h8"},
        stark={"fighter": "bran", "side": "attacker", "hand": "h10 bran"},
    ).clash("h5", "h8")
    t.do("stark", "play bran")
    assert t.told("played_card_seen", "stark")[0]["card"] == "lannister_hostility_8"
    assert t.totals == (13, 12)


@pytest.mark.rule("IS84", "IR39", "I7.9")
def test_eyes_of_the_raven_have_no_target_in_an_open_card() -> None:
    t = raven(stark={"leader": "bran", "fighter": "robb"}).use("stark", "before_cards_played")
    t.do("lannister", "face_down h8").do("stark", "face_down h5")
    assert t.totals == (9, 12)


# House Lannister


@pytest.mark.rule("I10.22", "I18.4", "IR73")
def test_rains_of_castamere() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "tywin", "hand": "h20 tywin"},
        stark={"fighter": "robb", "robb": 6, "hand": "h1"},
        tyrell={"fighter": "loras", "loras": 10, "side": "defender"},
    ).clash("h20", "h1")
    t.play("lannister", "tywin", "after_rewards_penalties")
    assert t.legal("lannister") == ["player stark", "player tyrell"]
    t.do("lannister", "player stark")
    assert t.power("robb", "loras") == [0, 5]  # 6 - 3 - 3
    assert t.sheet("stark") == 10


@pytest.mark.rule("IS41", "I20.1", "I20.3", "I20.4", "I20.5", "I3.10", "I6.12")
def test_whispers_at_court() -> None:
    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"leader": "tywin", "fighter": "cersei", "sheet": 0, "hand": "h7 cersei"},
        stark={"fighter": "robb", "hand": "h5"},
        baratheon={"fighter": "stannis", "stannis": 6, "side": "defender", "hand": "stannis"},
    )
    t.play("lannister", "cersei", "before_cards_played")
    assert t.legal("lannister") == ["player baratheon"]
    assert t.refused("lannister", "player stark") == "I18.3"  # never an active player
    t.do("lannister", "player baratheon")
    assert (t.side("baratheon"), t.fighter("baratheon")) == ("none", "")
    t.clash("h7", "h5")
    assert t.totals == (11, 9)  # and Rightful Claim cannot be played any more
    assert t.power("robb", "stannis") == [2, 6]
    assert t.sheet("baratheon") == 4
    assert t.legal("lannister") == ["from stark"]
    assert t.refused("lannister", "from baratheon") == "I10.10"
    assert not any("withdraw" in verb for verb in t.state.game.verbs)  # nor by own decision


@pytest.mark.rule("I20.2", "IR55", "I14.8", "I16.17", "I20.1")
def test_the_cards_of_a_withdrawn_supporter_are_discarded_at_once() -> None:
    t = sit(
        "tyrell lannister targaryen",
        defender="lannister",
        tyrell={"fighter": "loras", "hand": "h5"},
        lannister={"leader": "tywin", "sheet": 0, "fighter": "cersei", "hand": "h5 cersei"},
        targaryen={"fighter": "jorah", "side": "attacker", "drogo": 7, "hand": "jorah jorah2"},
    )
    t.play("targaryen", "jorah", "start_of_encounter").do("targaryen", "target drogo")
    assert t.pile("played", "targaryen") == ["jorah"]
    t.play("lannister", "cersei").do("lannister", "player targaryen")
    assert t.pile("played", "targaryen") == []
    assert t.discard("targaryen") == ["jorah"]
    assert t.pile("played", "lannister") == ["cersei"]  # on the table until the clean-up
    t.clash("h5", "h5")
    assert t.totals == (9, 9)


def oath(**stark: Any) -> Play:
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tywin", "fighter": "jaime", "hand": "truce jaime"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "truce", **stark},
    )


@pytest.mark.rule("IS44", "I7.11", "I7.14", "IR51", "IR61", "IR62", "I16.14", "I16.12")
def test_oathbreaker_against_honourable() -> None:
    def broken() -> Play:
        t = oath().clash("truce", "truce")
        # Honourable is not usable yet: the first to be asked is the card's player.
        assert t.is_asked("play_card", "lannister", "after_cards_revealed")
        return t.do("lannister", "play jaime")

    t = broken()
    assert t.result == "betrayal"
    assert t.is_asked("use_leader_ability", "stark", "after_cards_revealed")
    t.do("stark", "use")
    assert t.result == "truce"
    assert t.asked == ("truce_word", "lannister")
    t = broken().do("stark", "decline")
    assert t.spread("lannister") == 1
    assert t.asked == ("choose_hostage_source", "stark")


@pytest.mark.rule("IR61", "I7.14")
def test_a_changed_type_drops_an_override() -> None:
    """Betrayal, which Honourable makes a truce; then Oathbreaker makes it hostility after all."""
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tywin", "fighter": "jaime", "hand": "truce jaime", "sheet": 0},
        stark={"leader": "eddard", "fighter": "robb", "hand": "h5"},
    ).clash("truce", "h5")
    t.do("stark", "use")  # the result is truce by override, Lannister's card is a truce card
    t.do("lannister", "play jaime")
    assert (t.told("result")[-1]["result"], t.table.overridden) == ("hostility", False)
    assert t.totals == (4, 9)


def sense(stark_hand: str = "h8 h5 h7 truce", **lannister: Any) -> Play:
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={
            "leader": "tyrion",
            "fighter": "jaime",
            "hand": "h3 h12 h20 truce tyrion",
            **lannister,
        },
        stark={"fighter": "robb", "hand": stark_hand},
    )


@pytest.mark.rule("IS36", "IR35", "I16.6", "I14.9")
def test_political_sense_on_oneself() -> None:
    t = sense().clash("h3", "h8").play("lannister", "tyrion", "after_cards_revealed")
    assert t.legal("lannister") == ["player lannister", "player stark"]
    t.do("lannister", "player lannister")
    assert t.asked == ("choose_replacement_card", "lannister")
    assert t.legal("lannister") == ["replace h12", "replace h20"]
    assert t.refused("lannister", "replace truce") == "IR35"
    assert t.refused("lannister", "replace h10") == "I14.11"
    t.do("lannister", "replace h12")
    assert t.discard("lannister") == ["h3"]
    assert t.totals == (16, 12)
    assert t.spread("lannister") == 1
    assert "h20" in t.hand("lannister")


@pytest.mark.rule("IS37", "IR35")
def test_political_sense_on_the_opponent() -> None:
    t = sense().clash("h3", "h8").play("lannister", "tyrion")
    t.do("lannister", "player stark")
    for house in t.houses:
        assert t.told("no_higher_card", house) == [{"kind": "no_higher_card", "seat": "1"}]
    assert t.totals == (7, 12)
    assert t.pile("played", "lannister") == ["tyrion"]  # spent

    t = sense("arya h5 h7 truce").clash("h3", "arya").play("lannister", "tyrion")
    t.do("lannister", "player stark")
    assert t.asked == ("choose_replacement_card", "stark")  # compulsory, own choice
    assert t.legal("stark") == ["replace h5", "replace h7"]
    t.do("stark", "replace h5")
    assert t.discard("stark") == ["arya"]
    assert t.totals == (7, 9)


@pytest.mark.rule("IR35", "I16.11", "I21.6")
@pytest.mark.parametrize(("own", "other"), [("h12", "h20"), ("h12", "h8"), ("h20", "h20")])
@pytest.mark.parametrize("named", ["lannister", "stark"])
def test_political_sense_may_name_anybody_who_revealed_hostility(
    own: str, other: str, named: str
) -> None:
    """A 20 cannot be raised, and neither can a card whose player has no higher one."""
    t = sense(other, hand=f"{own} tyrion").clash(own, other).play("lannister", "tyrion")
    assert t.legal("lannister") == ["player lannister", "player stark"]
    assert t.refused("lannister", "player tyrell") == "I18.3"
    t.do("lannister", f"player {named}")
    seat = str(t.seat(named))
    assert t.told("no_higher_card") == [{"kind": "no_higher_card", "seat": seat}]
    assert t.totals == (4 + int(own[1:]), 4 + int(other[1:]))


@pytest.mark.rule("IR35", "IR62")
def test_political_sense_names_nobody_who_revealed_a_truce_card() -> None:
    t = sense("truce", hand="h12 tyrion").clash("h12", "truce").play("lannister", "tyrion")
    assert t.legal("lannister") == ["player lannister"]
    assert t.refused("lannister", "player stark") == "I18.3"
    # With two truce cards the card cannot be played at all.
    t = sense("truce", hand="truce tyrion").clash("truce", "truce")
    assert t.asked == ("truce_word", "lannister")


@pytest.mark.rule("IS85", "IR35", "IR62", "I7.14")
def test_political_sense_does_not_undo_honourable() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tyrion", "fighter": "jaime", "hand": "h3 h12 tyrion"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "truce"},
    ).clash("h3", "truce")
    t.use("stark").play("lannister", "tyrion").do("lannister", "player lannister", "replace h12")
    assert t.result == "truce"
    assert t.asked == ("truce_word", "lannister")


@pytest.mark.rule("IS57", "I17.9", "IR75", "I11.13", "I18.9", "I11.16")
def test_royal_cruelty_and_cruel() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "jaime", "hand": "h20 joffrey"},
        stark={
            "leader": "eddard",
            "fighter": "arya",
            "arya": 2,
            "sheet": 3,
            "robb": 5,
            "hand": "h1",
            "top": "robb",
        },
    ).clash("h20", "h1")
    assert t.sheet("stark") == 4  # after the penalty
    t.do("lannister", "from stark", "take_deck")
    assert t.is_asked("play_card", "lannister", "after_hostage_taken")
    t.do("lannister", "play joffrey")
    assert t.power("robb") == 1
    assert t.sheet("stark") == 8
    assert t.asked == ("choose_character", "lannister")
    t.do("lannister", "target catelyn")
    assert t.power("catelyn") == 2
    assert t.sheet("stark") == 10
    assert t.is_asked("use_leader_ability", "lannister", "after_hostage_handled")  # only now
    t.do("lannister", "use", "target robb")
    assert t.power("robb") == 0
    assert t.sheet("lannister") == 5
    assert t.winners == []


@pytest.mark.rule("IS57", "I15.8", "I15.9", "I15.4")
def test_royal_cruelty_can_end_the_game() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "jaime", "hand": "h20 joffrey"},
        stark={
            "leader": "eddard",
            "fighter": "arya",
            "arya": 2,
            "robb": 4,
            "catelyn": 0,
            "bran": 0,
            "spread": 2,
            "hand": "h1",
            "top": "robb",
        },
    ).clash("h20", "h1")
    t.do("lannister", "from stark", "take_deck", "play joffrey", "target arya")
    assert t.winners == ["stark"]  # Cruel does not come any more


def last_robb(stark_spread: int) -> Play:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "jaime", "hand": "truce joffrey", "spread": 1},
        stark={
            "leader": "eddard",
            "fighter": "robb",
            "catelyn": 0,
            "arya": 0,
            "bran": 0,
            "spread": stark_spread,
            "hand": "truce",
            "top": "robb",
        },
    ).clash("truce", "truce")
    t.do("lannister", "offer 0 1 0 1 0 0").do("stark", "accept")
    return t.do("lannister", "take_deck")


@pytest.mark.rule("IS75", "I17.9", "IR75", "I15.8", "I10.1", "I9.10")
def test_royal_cruelty_after_a_truce() -> None:
    t = last_robb(stark_spread=4)
    assert t.winners == ["stark"]  # the end is checked first; the cruelty comes too late
    assert t.power("robb") == 4

    t = last_robb(stark_spread=0)
    assert t.influence("stark", "lannister") == 1  # hostage and influence first
    assert t.is_asked("play_card", "lannister", "after_hostage_taken")
    t.do("lannister", "play joffrey")
    assert t.power("robb") == 0
    assert t.winners == ["lannister", "stark"]


@pytest.mark.rule("IR23", "I18.5", "I11.6")
def test_royal_cruelty_needs_the_hostage_in_the_play_area() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "jaime", "hand": "h20 joffrey"},
        stark={"fighter": "robb", "hand": "h1", "hostages": "lannister:h5"},
    ).clash("h20", "h1")
    t.do("lannister", "from stark", "take_held lannister")
    assert "h5" in t.hand("lannister")
    assert t.told("card_played") == []
    assert t.table.turn == 2
