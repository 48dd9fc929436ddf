"""House Stark: its leader sheets and character cards (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# Leaders


def betrayed(**stark: Any) -> Play:
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h8"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "truce", **stark},
    )


@pytest.mark.rule("IS33", "I7.13", "I7.14", "I7.15", "IR36", "I9.12", "I16.2")
def test_honourable_then_failure() -> None:
    t = betrayed().clash("h8", "truce")
    assert t.result == "betrayal"
    t.use("stark", "after_cards_revealed")
    assert t.result == "truce"
    t.until("truce_word", "lannister").do("lannister", "break_off")
    assert t.power("jaime", "robb") == [2, 2]
    assert t.spread("lannister") == 0
    t.to_the_next_turn()
    assert t.told("hostage_taken") == []


@pytest.mark.rule("IS34", "IR36", "I16.2")
def test_honourable_used_by_the_betrayer() -> None:
    def position() -> Play:
        return sit(
            "stark tyrell baratheon",
            defender="tyrell",
            stark={"leader": "eddard", "fighter": "robb", "hand": "h12"},
            tyrell={"fighter": "loras", "hand": "truce"},
        ).clash("h12", "truce")

    t = position()
    assert t.is_asked("use_leader_ability", "stark", "after_cards_revealed")
    t.do("stark", "decline")
    assert t.spread("stark") == 1
    assert t.asked == ("choose_hostage_source", "tyrell")
    t = position().do("stark", "use")
    assert t.asked == ("truce_word", "stark")
    assert t.spread("stark") == 0


@pytest.mark.rule("IS81", "I4.3", "I4.10", "IR1", "IR42", "IR79", "I5.7", "I12.1")
def test_protective_in_the_first_turn() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        events="lannister_1",
        stark={"leader": "catelyn"},
    )
    assert t.is_asked("use_leader_ability", "stark", "before_turn")
    t.do("stark", "use", "place robb", "place arya")  # to one or two characters
    assert t.sheet("stark") == 2
    assert t.asked == ("move_power", "stark")  # at most two, and the hostage step is empty
    t.do("stark", "character robb")
    assert t.sheet("stark") == 1
    assert t.power("robb", "arya") == [6, 5]


@pytest.mark.rule("IR42", "I16.18", "I12.6", "I2.5", "I12.1", "I12.5")
def test_protective_is_up_to_two_and_for_own_living_characters() -> None:
    t = sit("stark lannister tyrell", at="turn", stark={"leader": "catelyn", "arya": 0})
    t.do("stark", "use")
    assert t.legal("stark") == ["place eddard", "place robb", "place bran", "stop"]
    assert t.refused("stark", "place arya") == "I12.6"
    assert t.refused("stark", "place catelyn") == "I2.5"
    assert t.refused("stark", "place jaime") == "I12.1"
    t.do("stark", "stop")
    assert t.sheet("stark") == 4
    # With an empty sheet it would change nothing.
    t = sit("stark lannister tyrell", at="turn", stark={"leader": "catelyn", "sheet": 0})
    assert t.asked[0] != "use_leader_ability"
    # Only the new attacker may act in this window.
    t = sit("lannister stark tyrell", at="turn", events="tyrell_1", stark={"leader": "catelyn"})
    assert t.asked == ("move_power", "lannister")


@pytest.mark.rule("IR41", "I14.9", "I16.10", "I16.8")
@pytest.mark.parametrize("size", [5, 3, 2])
def test_strategist(size: int) -> None:
    hand = ["h1", "h2", "h3", "h4", "h5"][:size]
    t = sit(
        "stark lannister tyrell",
        at="turn",
        stark={"leader": "robb", "hand": " ".join(hand), "top": "h6 h7 h8"},
    )
    t.do("stark", "use")
    for i in range(min(3, size)):
        assert t.asked == ("discard_card", "stark")
        assert t.refused("stark", "discard h20") == "I14.11"
        t.do("stark", f"discard {hand[i]}")
    assert t.discard("stark") == hand[:3]
    assert t.hand("stark") == [*hand[3:], "h6", "h7", "h8"]


def vengeance(card: str, stark: str = "h2", loras: int = 5) -> Play:
    return sit(
        "lannister tyrell baratheon stark",
        defender="baratheon",
        lannister={"fighter": "jaime", "hand": f"{card} h1"},
        tyrell={"fighter": "loras", "loras": loras, "side": "attacker"},
        baratheon={"fighter": "davos", "hand": f"{stark} h1"},
        stark={"leader": "arya", "fighter": "robb", "side": "defender"},
    ).clash(card, stark)


@pytest.mark.rule("IS38", "IR37", "IR73", "I10.22", "IR8")
def test_vengeful() -> None:
    t = vengeance("h10").until("choose_hostage_victim")
    assert t.power("robb", "loras") == [2, 5]  # penalties first
    t.do("lannister", "from stark", "take_deck").use("stark", "after_resolution")
    assert t.power("loras", "jaime") == [3, 4]  # Lannister is not hit
    assert t.sheet("tyrell") == 4 + 2


@pytest.mark.rule("IS38", "IR37", "IR18")
def test_vengeful_after_a_tie() -> None:
    t = vengeance("h5", "h6")  # 5 + 4 + 5 against 6 + 4 + 4
    assert t.totals == (14, 14)
    assert t.power("loras") == 2
    t.use("stark", "after_resolution")
    assert t.power("loras") == 0
    assert t.sheet("tyrell") == 4 + 5


@pytest.mark.rule("IR37", "IR19")
def test_vengeful_works_for_an_active_player_and_after_a_failed_truce() -> None:
    t = sit(
        "stark tyrell lannister",
        defender="lannister",
        stark={"leader": "arya", "fighter": "robb", "hand": "truce"},
        tyrell={"fighter": "loras", "loras": 6, "side": "defender"},
        lannister={"fighter": "jaime", "hand": "truce"},
    )
    t.clash("truce", "truce").do("stark", "break_off").use("stark", "after_resolution")
    assert t.power("loras", "jaime") == [1, 2]  # 6 - 3 - 2
    # Without a supporter on the other side it would change nothing.
    t = sit(
        "stark tyrell lannister",
        defender="lannister",
        stark={"leader": "arya", "fighter": "robb", "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h8"},
    ).clash("h1", "h8")
    t.do("lannister", "place jaime", "place jaime", "from stark", "take_deck")
    assert t.table.turn == 2


@pytest.mark.rule("IS35", "IR39", "I7.9", "I7.10", "I16.9", "I12.3", "I1.7")
def test_greensight() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h8 h1"},
        stark={"leader": "bran", "fighter": "robb", "sheet": 1, "hand": "h10 h1"},
    )
    box = t.box
    t.use("stark", "before_cards_played")
    assert (t.sheet("stark"), t.box) == (0, box + 1)
    assert t.asked == ("choose_encounter_card", "lannister")
    t.do("lannister", "face_down h8")
    assert t.asked == ("choose_encounter_card", "stark")
    assert t.view("stark")["players"][0]["encounter_card"]["card"] == "lannister_hostility_8"
    assert t.view("stark")["players"][0]["encounter_card"]["face_up"]
    t.do("stark", "face_down h10")
    assert t.result == "hostility"
    assert t.totals == (12, 14)
    # With an empty sheet it is not offered.
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime"},
        stark={"leader": "bran", "fighter": "robb", "sheet": 0},
    )
    assert t.asked == ("choose_encounter_card", "lannister", "stark")


# Character cards


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
    t.play("stark", "catelyn", "before_totals_compared")
    assert t.sheet("stark") == 4
    t.do("stark", "place catelyn", "place catelyn", "place bran")
    assert t.totals == (24, 7)
    assert t.sheet("stark") == 1 + 3  # half of six as penalty
    assert t.power("catelyn", "bran") == [3, 5]
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
    assert t.hand("stark")[0] == "h5"
    assert len(t.hand("stark")) == 1 + 1
    assert t.totals == (14, 12)
    # Keeping the card is allowed.
    t = raven().clash("h5", "h8").do("stark", "play bran", "keep")
    assert t.totals == (9, 12)


@pytest.mark.rule("IS84", "I16.10")
def test_without_a_card_in_hand_the_raven_only_sees() -> None:
    t = raven(stark={"hand": "h5 bran"}).clash("h5", "h8").play("stark", "bran")
    assert t.told("played_card_seen", "stark")[0]["card"] == "lannister_hostility_8"
    assert not t.is_asked("exchange_played_card")


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
