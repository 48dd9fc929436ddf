"""The 25 leader sheets (I16, I18): each in its window, with its limits."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

from throneroom.games.iron_throne.content import EVENTS_CARDS

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
        assert t.refused("stark", "discard h20") == "I14.6"
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


# House Baratheon


@pytest.mark.rule("IS69", "IR78", "I8.2", "I18.5")
def test_unbending() -> None:
    def position(**more: Any) -> Play:
        return sit(
            "baratheon stark lannister",
            defender="stark",
            baratheon={"leader": "stannis", "fighter": "davos", "hand": "h6"},
            stark={"fighter": "robb", "robb": 5, "hand": "h6"},
            **more,
        )

    t = position().clash("h6", "h6").use("baratheon", "before_totals_compared")
    assert t.totals == (12, 11)
    t = position().clash("h6", "h6").do("baratheon", "decline")
    assert t.totals == (10, 11)
    # With a supporter it is not usable.
    t = position(lannister={"fighter": "jaime", "side": "attacker"}).clash("h6", "h6")
    assert not t.is_asked("use_leader_ability", "baratheon")
    assert t.totals == (14, 11)


@pytest.mark.rule("IS69", "IR78", "I20.1")
def test_unbending_after_the_supporter_has_withdrawn() -> None:
    t = sit(
        "baratheon lannister tyrell",
        defender="lannister",
        baratheon={"leader": "stannis", "fighter": "davos", "hand": "h6"},
        lannister={"fighter": "cersei", "cersei": 5, "hand": "cersei h6"},
        tyrell={"fighter": "loras", "side": "attacker"},
    )
    t.play("lannister", "cersei").do("lannister", "player tyrell").clash("h6", "h6")
    t.use("baratheon", "before_totals_compared")
    assert t.totals == (12, 11)


@pytest.mark.rule("IR78", "I3.6", "I13.7")
def test_a_supporter_whose_character_has_died_still_counts() -> None:
    t = sit(
        "baratheon lannister tyrell",
        defender="lannister",
        baratheon={"leader": "stannis", "fighter": "davos", "hand": "h6"},
        lannister={"fighter": "jaime", "hand": "h6"},
        tyrell={"loras": 0, "side": "attacker"},  # Loras supported Baratheon and has died
    )
    t.clash("h6", "h6")
    assert t.totals == (10, 10)
    assert t.told("leader_used") == []
    assert not t.is_asked("use_leader_ability", "baratheon")


@pytest.mark.rule("IS65", "IR65", "I5.6", "I18.13", "I16.8")
def test_visions_with_one_card() -> None:
    t = sit(
        "baratheon stark tyrell",
        at="preparation",
        events="stark_1",
        baratheon={"leader": "melisandre"},
    )
    assert (len(t.table.event_deck), len(t.table.event_discard)) == (1, 11)
    t.use("baratheon", "before_event_card")
    assert t.asked == ("arrange_event_cards", "baratheon")
    seen = t.told("events_seen", "baratheon")[0]["events"]
    assert seen[0] == "stark_1"
    assert len(seen) == 3
    assert "events" not in t.told("events_seen", "stark")[0]
    assert len(t.legal("baratheon")) == 6
    assert t.refused("baratheon", f"arrange {seen[1]} {seen[1]} {seen[2]}") == "I18.2"
    t.do("baratheon", f"arrange {seen[2]} {seen[0]} {seen[1]}")
    assert t.told("event_card")[0]["event"] == seen[2]
    assert len(t.table.event_deck) == 11
    bottom = [EVENTS_CARDS.ids[event] for event in t.table.event_deck[:2]]
    assert bottom == [seen[1], seen[0]]  # the last named lies lowest
    assert [EVENTS_CARDS.ids[event] for event in t.table.event_discard] == [seen[2]]
    # The others know nothing of it; Baratheon knows what lies at the bottom.
    assert t.view("stark")["events_known"] == []
    assert t.view("baratheon")["events_known"] == [
        {"place": 9, "event": seen[0]},
        {"place": 10, "event": seen[1]},
    ]


@pytest.mark.rule("IR65")
def test_visions_with_enough_cards_do_not_shuffle() -> None:
    t = sit(
        "baratheon stark tyrell",
        at="preparation",
        events="stark_1 tyrell_2 special_mighty",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")
    assert t.told("events_shuffled") == []
    assert t.told("events_seen", "baratheon")[0]["events"] == [
        *["stark_1", "tyrell_2", "special_mighty"],
    ]
    # Only the attacker may.
    t = sit("stark baratheon tyrell", at="preparation", baratheon={"leader": "melisandre"})
    assert t.asked[0] != "use_leader_ability"


@pytest.mark.rule("IS48", "IR64", "I6.4", "I16.12", "I16.13")
def test_queen_of_thorns_comes_first_as_attacker() -> None:
    t = sit(
        "tyrell lannister baratheon",
        at="support",
        defender="lannister",
        tyrell={"leader": "olenna", "fighter": "loras", "hand": "h1 h2"},
        lannister={"fighter": "jaime"},
        baratheon={"leader": "davos"},
    )
    t.do("baratheon", "support defender stannis")
    assert t.is_asked("use_leader_ability", "tyrell", "after_support_offer")
    t.do("tyrell", "use", "discard h2")
    assert t.hand("tyrell") == ["h1"]
    assert t.side("baratheon") == "none"
    assert t.fighter("baratheon") == ""
    assert t.sheet("baratheon") == 4
    assert t.asked[0] == "choose_encounter_card"  # neither Davos nor Lannister is asked


@pytest.mark.rule("IS48", "IR64", "I6.4", "I6.5", "I12.7")
def test_onion_knight_comes_first_on_the_attackers_left() -> None:
    def position(sheet: int) -> Play:
        return sit(
            "lannister baratheon tyrell",
            at="support",
            defender="tyrell",
            lannister={"fighter": "jaime"},
            baratheon={"leader": "davos", "sheet": sheet},
            tyrell={"leader": "olenna", "fighter": "loras"},
        ).do("baratheon", "support attacker stannis")

    t = position(4)
    assert t.is_asked("use_leader_ability", "baratheon", "after_support_offer")
    t.do("baratheon", "use")
    assert t.sheet("baratheon", "lannister") == [2, 6]
    assert t.side("baratheon") == "attacker"
    assert t.asked[0] == "choose_encounter_card"  # Olenna cannot cancel it, nobody is asked
    t = position(1)
    assert t.is_asked("use_leader_ability", "tyrell", "after_support_offer")


@pytest.mark.rule("IS87", "I16.10", "I10.18")
def test_zealous() -> None:
    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "hand": "h1"},
        baratheon={"leader": "selyse", "fighter": "davos", "side": "defender"},
    )
    t.clash("h20", "h1").do("lannister", "from stark", "take_deck")
    assert t.power("davos") == 2
    assert t.sheet("baratheon") == 6
    t.use("baratheon", "after_resolution")
    assert len(t.hand("baratheon")) == 7
    t.do("baratheon", "place davos").to_the_next_turn()
    assert (t.sheet("baratheon"), t.power("davos")) == (5, 3)
    assert len(t.hand("baratheon")) == 7  # no refill


@pytest.mark.rule("IS63", "I18.7", "I16.3", "I11.10")
def test_compassionate() -> None:
    t = sit(
        "baratheon stark tyrell",
        at="turn",
        events="stark_1",
        baratheon={
            "leader": "shireen",
            "sheet": 5,
            "hostages": "stark:h5 stark:h6 tyrell:truce",
            "hand": "h1",
        },
    )
    t.do("baratheon", "free stark:h5")
    assert "h5" in t.hand("stark")
    assert len(t.hand("baratheon")) == 2
    t.do("baratheon", "use", "place davos", "place davos", "place stannis")
    assert t.sheet("baratheon") == 2
    t.do("baratheon", "free tyrell:truce")
    assert len(t.hand("baratheon")) == 3
    assert t.asked == ("hostage_action", "baratheon")  # not after the other


# House Targaryen


def lost_by_targaryen(character: str, power: int, **more: Any) -> Play:
    """Targaryen defends and loses against Lannister in hostility."""
    targaryen = {"fighter": character, character: power, "hand": "h1", **more}
    return sit(
        "lannister targaryen stark",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h20"},
        targaryen=targaryen,
    )


@pytest.mark.rule("IS66", "I10.15", "I10.21", "I10.14")
def test_the_unburnt_is_not_immunity() -> None:
    t = lost_by_targaryen("drogo", 8, leader="daenerys").clash("h20", "h1")
    t.use("targaryen", "before_rewards_penalties")
    assert t.power("drogo") == 7
    assert t.sheet("targaryen") == 5
    assert t.legal("lannister") == ["from targaryen"]
    t = (
        lost_by_targaryen("drogo", 8, leader="daenerys")
        .clash("h20", "h1")
        .do("targaryen", "decline")
    )
    assert t.power("drogo") == 4
    # Setting the penalty to what it is anyway would change nothing.
    t = lost_by_targaryen("drogo", 2, leader="daenerys").clash("h20", "h1")
    assert t.asked[0] == "choose_hostage_victim"


@pytest.mark.rule("IS76", "I10.21")
@pytest.mark.parametrize(("unburnt", "left"), [(False, 2), (True, 4)])
def test_set_and_added_penalties(unburnt: bool, left: int) -> None:
    t = lost_by_targaryen("viserys", 6, leader="daenerys", hand="h1 viserys").clash("h20", "h1")
    t.play("targaryen", "viserys", "before_totals_compared")
    assert t.totals == (24, 13)
    t.until("use_leader_ability", "targaryen", "before_rewards_penalties")
    t.do("targaryen", "use" if unburnt else "decline")
    assert t.power("viserys") == left


@pytest.mark.rule("IS72", "IR77", "IR74", "I10.2", "I10.10")
@pytest.mark.parametrize("betrayal", [False, True])
def test_plunderer_as_supporter(betrayal: bool) -> None:
    t = sit(
        "lannister targaryen stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        targaryen={"leader": "drogo", "fighter": "jorah", "side": "attacker"},
        stark={"fighter": "robb", "hand": "truce h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    )
    t.clash("h20", "truce" if betrayal else "h1").use("targaryen", "after_rewards_penalties")
    assert t.legal("targaryen") == ["player stark", "player tyrell"]
    assert t.refused("targaryen", "player lannister") == "I18.3"
    t.do("targaryen", "player tyrell", "take_deck")
    assert t.hostages("targaryen")[0].startswith("tyrell:")
    assert t.influence("lannister", "stark") == t.influence("targaryen", "stark") == 1
    if betrayal:
        assert t.asked == ("choose_hostage_source", "stark")
    else:
        t.do("lannister", "from stark", "take_deck")
        assert t.hostages("lannister")[0].startswith("stark:")


@pytest.mark.rule("IS80", "I12.8", "I18.4", "I3.14", "I16.9")
def test_beggar_king() -> None:
    def position(attacker: str = "targaryen") -> Play:
        return sit(
            "targaryen stark tyrell",
            at="characters",
            attacker=attacker,
            defender="stark" if attacker == "targaryen" else "targaryen",
            targaryen={"leader": "viserys", "jorah": 5, "barristan": 1, "daenerys": 2},
        )

    t = position().do("targaryen", "character drogo").do("stark", "character robb")
    assert t.is_asked("use_leader_ability", "targaryen", "after_characters_chosen")
    t.do("targaryen", "use")
    assert t.legal("targaryen") == ["target daenerys", "target jorah"]
    assert t.refused("targaryen", "target barristan") == "I18.4"
    other = Play(t.state.copy())
    t.do("targaryen", "target jorah")
    assert t.legal("targaryen") == ["amount 1", "amount 2"]
    t.do("targaryen", "amount 2")
    assert t.power("drogo", "jorah") == [6, 3]
    assert t.asked == ("offer_support", "tyrell")  # one giver only
    other.do("targaryen", "target daenerys")
    assert other.legal("targaryen") == ["amount 1"]
    other.do("targaryen", "amount 1")
    assert other.power("drogo", "daenerys") == [5, 1]
    # As defender it is not usable.
    t = position("stark").do("stark", "character robb").do("targaryen", "character drogo")
    assert t.asked == ("offer_support", "tyrell")


@pytest.mark.rule("IS70", "IR76", "I18.13", "I21.5", "I14.9")
def test_informant() -> None:
    def position(side: str = "") -> Play:
        players: dict[str, Any] = {
            "lannister": {"fighter": "jaime", "hand": "h12 h5 h3 h1 truce jaime"},
            "targaryen": {"leader": "jorah", "fighter": "drogo", "hand": "h1"},
            "tyrell": {"fighter": "loras"},
        }
        if side:
            players["targaryen"]["side"] = side
        return sit(
            "lannister targaryen tyrell",
            defender="tyrell" if side else "targaryen",
            **players,
        )

    t = position()
    assert t.is_asked("use_leader_ability", "targaryen", "before_cards_played")
    t.do("targaryen", "use")
    seen = t.told("hand_seen", "targaryen")[0]["cards"]
    assert len(seen) == 2
    assert "cards" not in t.told("hand_seen", "lannister")[0]
    assert t.legal("targaryen")[0] == "keep"
    assert len(t.legal("targaryen")) == 3
    unseen = next(c for c in t.hand("lannister") if f"discard {c}" not in t.legal("targaryen"))
    assert t.refused("targaryen", f"discard lannister:{unseen}") == "IR76"
    t.do("targaryen", f"discard {seen[0]}")
    assert t.view("tyrell")["players"][0]["discard"] == [seen[0]]
    # Only Targaryen knows of the other card.
    assert t.view("targaryen")["players"][0]["cards"] == [seen[1]]
    assert t.view("tyrell")["players"][0]["cards"] == []
    assert len(t.legal("lannister")) == 5
    # Discarding nothing is allowed; a supporter cannot use it.
    t = position().do("targaryen", "use", "keep")
    assert t.discard("lannister") == []
    t = position("defender")
    assert t.asked[0] == "choose_encounter_card"


@pytest.mark.rule("IR76")
def test_informant_sees_one_card_if_there_is_only_one() -> None:
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h12"},
        targaryen={"leader": "jorah", "fighter": "drogo"},
    ).do("targaryen", "use")
    assert t.legal("targaryen") == ["keep", "discard h12"]
    # Without a card in the other hand there is nothing to see.
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": ""},
        targaryen={"leader": "jorah", "fighter": "drogo"},
    )
    assert t.asked[0] == "choose_encounter_card"


@pytest.mark.rule("IS49", "I10.14", "I10.13", "IR54", "IR63")
@pytest.mark.parametrize("sheet", [2, 0])
def test_sworn_shield(sheet: int) -> None:
    t = sit(
        "targaryen lannister stark",
        defender="lannister",
        targaryen={
            "leader": "barristan",
            "fighter": "jorah",
            "jorah": 5,
            "sheet": sheet,
            "hand": "h1",
        },
        lannister={"fighter": "jaime", "hand": "h20"},
    )
    box = t.box
    t.clash("h1", "h20")
    if sheet:
        t.use("targaryen", "before_rewards_penalties")
        assert t.legal("targaryen") == ["player targaryen"]
        t.do("targaryen", "player targaryen")
        assert (t.sheet("targaryen"), t.box) == (1, box + 1)
        assert t.power("jorah") == 5
    else:
        assert t.power("jorah") == 2
        assert t.sheet("targaryen") == 3
    t.do("lannister", "place jaime", "place jaime")  # the defender's reward in any case
    assert t.is_asked("choose_hostage_victim") == (not sheet)


@pytest.mark.rule("IS71", "IR63", "I10.14", "IR54")
def test_sworn_shield_for_an_ally() -> None:
    t = sit(
        "lannister stark targaryen",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "robb": 6, "hand": "h1"},
        targaryen={
            "leader": "barristan",
            "fighter": "jorah",
            "jorah": 3,
            "sheet": 1,
            "side": "defender",
        },
    )
    box = t.box
    t.clash("h20", "h1").use("targaryen", "before_rewards_penalties")
    assert t.legal("targaryen") == ["player stark", "player targaryen"]
    t.do("targaryen", "player stark")
    assert t.box == box + 1
    assert t.power("robb", "jorah") == [6, 1]
    assert t.sheet("targaryen") == 2
    assert t.legal("lannister") == ["from targaryen"]
    assert t.refused("lannister", "from stark") == "I10.14"


@pytest.mark.rule("IR63", "IR18")
def test_sworn_shield_after_a_tie_is_for_the_own_side_only() -> None:
    t = sit(
        "lannister stark targaryen",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h8"},
        stark={"fighter": "robb", "hand": "h4"},
        targaryen={"leader": "barristan", "fighter": "jorah", "side": "defender"},
    )
    t.clash("h8", "h4").use("targaryen", "before_rewards_penalties")
    assert t.totals == (12, 12)
    assert t.legal("targaryen") == ["player stark", "player targaryen"]


# House Tyrell


@pytest.mark.rule("IS79", "I18.6", "I6.11")
@pytest.mark.parametrize("supporters", [0, 1, 2])
def test_beloved_of_the_people(supporters: int) -> None:
    t = sit(
        "stark tyrell baratheon lannister",
        at="support",
        defender="tyrell",
        stark={"fighter": "robb"},
        tyrell={"leader": "margaery", "fighter": "loras"},
    )
    for house, character in (("baratheon", "davos"), ("lannister", "jaime")):
        if supporters > (house == "lannister"):
            t.do(house, f"support defender {character}").do("tyrell", "accept")
        else:
            t.do(house, "stay_out")
    if supporters:
        assert t.is_asked("use_leader_ability", "tyrell", "after_support_phase")
        t.do("tyrell", "use")
        assert len(t.hand("tyrell")) == 5 + 1 + supporters
    else:
        assert t.asked[0] == "choose_encounter_card"


@pytest.mark.rule("IS78", "I18.7", "I16.15", "I6.6")
def test_queen_of_thorns_once_per_turn() -> None:
    def position() -> Play:
        return sit(
            "tyrell stark baratheon lannister",
            at="support",
            defender="lannister",
            tyrell={"leader": "olenna", "fighter": "loras", "hand": "h1 h2 h3"},
            lannister={"fighter": "jaime"},
        )

    t = position().do("stark", "support defender robb").do("tyrell", "use", "discard h1")
    t.do("baratheon", "support defender davos")
    assert t.asked == ("answer_support", "lannister")  # not both
    t = position().do("stark", "support defender robb").do("tyrell", "decline")
    t.do("lannister", "accept").do("baratheon", "support defender davos")
    assert t.is_asked("use_leader_ability", "tyrell")  # declining keeps it
    # An offer made to Tyrell itself cannot be cancelled this way.
    t = position().do("stark", "support attacker robb")
    assert t.asked == ("answer_support", "tyrell")


@pytest.mark.rule("I18.5", "I16.17", "I8.2")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_knight_of_flowers(side: str) -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h5"},
        lannister={"fighter": "jaime", "hand": "h5"},
        tyrell={"leader": "loras", "fighter": "mace", "side": side},
    ).clash("h5", "h5")
    t.use("tyrell", "before_totals_compared")
    assert t.totals == ((16, 9) if side == "attacker" else (9, 16))
    # Not as an active player.
    t = sit(
        "stark tyrell lannister",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h5"},
        tyrell={"leader": "loras", "fighter": "mace", "hand": "h6"},
    ).clash("h5", "h6")
    assert not t.is_asked("use_leader_ability")


@pytest.mark.rule("I18.5", "I10.19", "I20.3")
def test_lord_of_plenty() -> None:
    def position(**tyrell: Any) -> Play:
        return sit(
            "stark lannister tyrell",
            defender="lannister",
            stark={"fighter": "robb", "hand": "h5"},
            lannister={"leader": "tywin", "fighter": "cersei", "hand": "h5 cersei", "sheet": 0},
            tyrell={"leader": "mace", **tyrell},
        )

    t = position(fighter="loras", side="attacker").clash("h5", "h5")
    t.do("stark", "from lannister", "take_deck").use("tyrell", "end_of_turn")
    assert len(t.hand("tyrell")) == 6
    # Not with eight cards, not without taking part, not after withdrawing.
    eight = "h1 h2 h3 h4 h5 h6 h7 h8"
    t = position(fighter="loras", side="attacker", hand=eight).clash("h5", "h5")
    t.do("stark", "from lannister", "take_deck")
    assert t.table.turn == 2
    t = position().clash("h5", "h5").to_the_next_turn()
    assert t.told("leader_used") == []
    t = position(fighter="loras", side="attacker").play("lannister", "cersei")
    t.do("lannister", "player tyrell").clash("h5", "h5")
    t.to_the_next_turn()
    assert t.told("withdrew") == [{"kind": "withdrew", "seat": "2"}]
    assert len(t.hand("tyrell")) == 5


@pytest.mark.rule("I5.7", "I16.3", "I12.1")
def test_charismatic() -> None:
    t = sit("stark tyrell lannister", at="event", event="tyrell_1", tyrell={"leader": "renly"})
    assert t.is_asked("use_leader_ability", "tyrell", "after_defender_chosen")
    assert len(t.hand("tyrell")) == 5  # before the cards are drawn
    t.do("tyrell", "use", "place loras").do("stark", "character robb")
    t.do("tyrell", "character loras")
    assert t.sheet("tyrell") == 2  # in addition to the normal step
    assert t.power("loras") == 6
    t = sit("stark lannister tyrell", at="event", event="lannister_1", tyrell={"leader": "renly"})
    assert t.asked == ("move_power", "stark")  # not active
