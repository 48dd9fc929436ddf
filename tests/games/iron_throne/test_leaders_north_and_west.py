"""The leader sheets of Stark and Lannister (I16, I18): each in its window, with its limits."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# House Stark


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


# House Lannister


@pytest.mark.rule("IS64", "I8.2", "I18.6", "I16.9")
def test_gold_of_the_rock() -> None:
    def position(hand: str) -> Play:
        return sit(
            "stark lannister tyrell",
            defender="lannister",
            stark={"fighter": "robb", "hand": "h8 truce"},
            lannister={"leader": "tywin", "fighter": "jaime", "sheet": 2, "hand": hand},
        )

    t = position("h5").clash("h8", "h5")
    box = t.box
    t.use("lannister", "before_totals_compared")
    assert t.legal("lannister") == ["amount 1", "amount 2"]
    assert t.refused("lannister", "amount 3") == "I18.6"
    assert t.refused("lannister", "amount 0") == "I18.6"
    t.do("lannister", "amount 2")
    assert (t.sheet("lannister"), t.box) == (0, box + 2)
    assert t.totals == (12, 13)
    # In a betrayal or truce the window does not open.
    t = position("truce").clash("h8", "truce")
    assert t.asked == ("choose_hostage_source", "lannister")
    t = position("truce").clash("truce", "truce")
    assert t.asked == ("truce_word", "stark")


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
    t.use("lannister", "after_rewards_penalties")
    assert t.power("robb", "loras") == [0, 1]
    assert t.sheet("stark", "tyrell", "lannister") == [7, 8, 4]
    assert t.asked == ("choose_hostage_victim", "baratheon")


@pytest.mark.rule("IS86", "I16.4", "I9.14", "I16.10")
def test_silver_tongue_from_outside() -> None:
    def position(**lannister: Any) -> Play:
        return sit(
            "stark tyrell lannister",
            defender="tyrell",
            stark={"fighter": "robb", "hand": "truce"},
            tyrell={"fighter": "loras", "hand": "truce"},
            lannister={"leader": "tyrion", "sheet": 1, **lannister},
        ).clash("truce", "truce")

    t = position().do("stark", "offer 0 0 1 0 0 0").do("tyrell", "accept")
    assert t.is_asked("use_leader_ability", "lannister", "after_truce_talks")
    t.do("lannister", "use")
    assert len(t.hand("lannister")) == 7
    t.do("lannister", "place jaime")
    assert (t.sheet("lannister"), t.power("jaime")) == (0, 5)
    # After failed talks it is not usable.
    t = position().do("stark", "break_off")
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
    t.do("lannister", "target arya")
    assert t.power("robb", "arya") == [2, 3]
    assert t.sheet("lannister") == 4 + 3
    t.do("lannister", "torture stark:h7", "target robb")
    assert t.asked[0] != "use_leader_ability"
    # Freeing is not torturing.
    t = sit(
        "lannister stark tyrell",
        at="turn",
        lannister={"leader": "joffrey", "hostages": "stark:h5 stark:h6"},
    ).do("lannister", "free stark:h5")
    assert t.asked == ("hostage_action", "lannister")
