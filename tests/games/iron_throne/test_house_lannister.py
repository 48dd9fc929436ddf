"""House Lannister: its leader sheets and character cards (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# Leaders


@pytest.mark.rule("IS64", "I8.2", "I18.6", "I16.9")
def test_gold_of_the_rock() -> None:
    def position(hand: str, sheet: int = 3) -> Play:
        return sit(
            "lannister stark tyrell",
            defender="stark",
            stark={"fighter": "robb", "hand": "h8 truce"},
            lannister={"leader": "tywin", "fighter": "jaime", "sheet": sheet, "hand": hand},
        )

    t = position("h7").clash("h7", "h8")
    box = t.box
    t.use("lannister", "before_totals_compared")
    assert t.legal("lannister") == ["amount 1", "amount 2"]
    assert t.refused("lannister", "amount 3") == "I18.6"
    assert t.refused("lannister", "amount 0") == "I18.6"
    t.do("lannister", "amount 2")
    assert (t.sheet("lannister"), t.box) == (1, box + 2)
    assert t.totals == (13, 12)
    # No more than there are.
    t = position("h5", sheet=1).clash("h5", "h8").use("lannister", "before_totals_compared")
    assert t.legal("lannister") == ["amount 1"]
    t.do("lannister", "amount 1")
    assert t.totals == (10, 12)
    # In a betrayal or truce the window does not open.
    t = position("truce").clash("truce", "h8")
    assert t.asked == ("distribute_power", "stark")
    t = position("truce").clash("truce", "truce")
    assert t.asked == ("truce_word", "lannister")
    # Not as defender.
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8"},
        lannister={"leader": "tywin", "fighter": "jaime", "hand": "h7"},
    ).clash("h8", "h7")
    assert t.totals == (12, 11)


def blackmail(attacker: str = "lannister", **stark: Any) -> Play:
    players: dict[str, Any] = {
        "lannister": {
            "leader": "cersei",
            "fighter": "jaime",
            "spread": {"stark": 1},
            "hand": "h8 h1",
        },
        "stark": {"arya": 6, **stark},
        "baratheon": {"fighter": "davos", "hand": "h8 h1"},
    }
    if attacker == "tyrell":
        players["tyrell"] = {"fighter": "loras"}
        del players["lannister"]["fighter"]
    return sit(
        "lannister stark tyrell baratheon",
        at="support",
        attacker=attacker,
        defender="baratheon",
        **players,
    )


@pytest.mark.rule("IS31", "I6.2", "I6.8", "IR40", "I18.4", "I6.9", "I3.3")
@pytest.mark.parametrize("won", [True, False])
def test_blackmail(won: bool) -> None:
    t = blackmail()
    assert t.is_asked("use_leader_ability", "lannister", "before_support_offer")
    seen = t.traced()
    t.do("lannister", "use", "target arya")
    assert t.side("stark") == "attacker"
    assert t.fighter("stark") == "arya"
    assert "after_support_offer" not in seen  # no offer, no acceptance
    assert t.asked == ("offer_support", "tyrell")  # Stark makes none, Tyrell decides freely
    t.do("tyrell", "stay_out")
    t.clash("h8" if won else "h1", "h1" if won else "h8")
    if won:
        assert t.totals == (18, 5)
        assert t.influence("stark", "baratheon") == 1
        assert t.influence("lannister", "baratheon") == 1
    else:
        assert t.totals == (11, 12)
        assert t.power("arya") == 3


@pytest.mark.rule("IS32", "I18.4", "I13.3", "I2.5", "IR40")
def test_the_limits_of_blackmail() -> None:
    t = blackmail(leader="bran", robb=0)
    t.do("lannister", "use")
    assert t.legal("lannister") == ["target eddard", "target catelyn", "target arya"]
    assert t.refused("lannister", "target robb") == "I18.4"  # dead
    assert t.refused("lannister", "target bran") == "I18.4"  # the leader is no token
    assert t.refused("lannister", "target davos") == "I18.4"  # the defender decides nothing
    t.do("lannister", "target eddard")
    assert t.asked == ("offer_support", "tyrell")  # no influence there
    # Not usable when Lannister is not active.
    t = blackmail("tyrell")
    assert t.asked == ("offer_support", "lannister")


@pytest.mark.rule("IS77", "I10.22", "I13.1")
def test_kingslayer_as_supporter() -> None:
    t = sit(
        "baratheon lannister stark tyrell",
        defender="stark",
        baratheon={"fighter": "davos", "hand": "h20"},
        lannister={"leader": "jaime", "fighter": "cersei", "side": "attacker"},
        stark={"fighter": "robb", "robb": 3, "hand": "h1"},
        tyrell={"fighter": "loras", "loras": 5, "side": "defender"},
    )
    t.clash("h20", "h1")
    assert t.power("robb", "loras") == [1, 2]
    cards = len(t.hand("lannister"))
    t.use("lannister", "after_rewards_penalties")
    assert len(t.hand("lannister")) == cards + 2
    assert t.power("robb", "loras") == [0, 1]
    assert t.sheet("stark", "tyrell", "lannister") == [7, 8, 4]
    assert t.asked == ("choose_hostage_victim", "baratheon")


@pytest.mark.rule("IS86", "I16.4", "I9.14", "I16.10")
@pytest.mark.parametrize("other", ["truce", "h1"])
def test_silver_tongue_from_outside(other: str) -> None:
    def position() -> Play:
        return sit(
            "stark tyrell lannister",
            defender="tyrell",
            stark={"fighter": "robb", "hand": "truce h1"},
            tyrell={"fighter": "loras", "hand": "truce h1"},
            lannister={"leader": "tyrion", "sheet": 1},
        )

    t = position().clash("truce", other)
    assert t.is_asked("use_leader_ability", "lannister", "after_cards_revealed")
    t.do("lannister", "use")
    assert len(t.hand("lannister")) == 8
    t.do("lannister", "place jaime")
    assert (t.sheet("lannister"), t.power("jaime")) == (0, 5)
    # Not if nobody speaks of peace.
    t = position().clash("h1", "h1")
    assert t.told("leader_used") == []
    assert not t.is_asked("use_leader_ability", "lannister")


@pytest.mark.rule("I18.7", "I16.3", "I12.2")
def test_cruel_once_per_turn() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        lannister={"leader": "joffrey", "hostages": "stark:h5 stark:h6 stark:h7"},
    ).until("hostage_action", "lannister")
    t.do("lannister", "torture stark:h5", "target robb")
    assert t.is_asked("use_leader_ability", "lannister", "after_hostage_handled")
    t.do("lannister", "decline")
    t.do("lannister", "torture stark:h6", "target robb")
    t.do("lannister", "use")  # declining at the first keeps it for the second
    assert t.legal("lannister") == [f"target {c}" for c in ("eddard", "robb", "arya", "bran")]
    cards = len(t.hand("lannister"))
    t.do("lannister", "target arya")
    assert len(t.hand("lannister")) == cards + 3
    assert t.power("robb", "arya") == [2, 2]
    assert t.sheet("lannister") == 4 + 4
    t.do("lannister", "torture stark:h7", "target robb")
    assert t.asked[0] != "use_leader_ability"
    # Freeing is not torturing.
    t = sit(
        "lannister stark tyrell",
        at="turn",
        lannister={"leader": "joffrey", "hostages": "stark:h5 stark:h6"},
    ).do("lannister", "free stark:h5")
    assert t.asked == ("hostage_action", "lannister")


# Character cards


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
    cards = len(t.hand("lannister"))
    t.do("lannister", "player stark")
    assert len(t.hand("lannister")) == cards + 1
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
    withdrawn = [player["withdrawn"] for player in t.state.view(None)["players"]]
    assert withdrawn == [False, False, False]
    before = len(t.hand("lannister"))
    t.do("lannister", "player baratheon")
    assert len(t.hand("lannister")) == before + 3
    withdrawn = [player["withdrawn"] for player in t.state.view(None)["players"]]
    assert withdrawn == [False, False, True]
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
    assert t.totals == (12, 9)


@pytest.mark.rule("IS44", "I7.11")
def test_oathbreaker_against_hostility() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "jaime", "hand": "truce jaime"},
        stark={"leader": "robb", "fighter": "bran", "hand": "h4"},
    ).clash("truce", "h4")
    assert t.result == "betrayal"
    t.do("lannister", "play jaime")
    assert t.told("result")[-1]["result"] == "hostility"
    assert t.totals == (12, 8)


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
    t = sense("truce", hand="h12 tyrion").clash("h12", "truce").do("lannister", "decline")
    t.play("lannister", "tyrion")
    assert t.legal("lannister") == ["player lannister"]
    assert t.refused("lannister", "player stark") == "I18.3"
    # With two truce cards the card cannot be played at all.
    t = sense("truce", hand="truce tyrion").clash("truce", "truce").do("lannister", "decline")
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
    cards = len(t.hand("lannister"))
    t.do("lannister", "target catelyn")
    assert len(t.hand("lannister")) == cards + 2
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
