"""House Tyrell: its leader sheets and character cards (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# Leaders


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
        assert len(t.hand("tyrell")) == 5 + supporters
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


# Character cards


@pytest.mark.rule("IS47", "I10.13", "I15.5")
def test_smile_of_the_rose() -> None:
    t = sit(
        "tyrell stark lannister",
        defender="lannister",
        tyrell={"fighter": "margaery", "spread": 4, "hand": "h20 margaery"},
        stark={"fighter": "robb", "side": "attacker", "spread": 4},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h20", "h1")
    t.play("tyrell", "margaery", "before_rewards_penalties")
    assert t.legal("tyrell") == ["player stark"]
    t.do("tyrell", "player stark")
    assert t.spread("tyrell", "stark") == [5, 4]
    assert t.winners == ["tyrell"]


@pytest.mark.rule("IS68", "I10.13", "IR74")
def test_a_winning_attacker_without_rewards_takes_no_hostage() -> None:
    t = sit(
        "tyrell stark lannister",
        defender="lannister",
        tyrell={"fighter": "loras", "hand": "h20", "no_rewards": True},
        stark={"fighter": "robb", "side": "attacker"},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h20", "h1")
    t.to_the_next_turn()
    assert t.spread("tyrell", "stark") == [0, 1]
    assert t.told("hostage_taken") == []
    assert t.power("jaime") == 2


@pytest.mark.rule("IS89", "IR73", "I16.11", "I18.4")
def test_poisoned_cup() -> None:
    t = sit(
        "lannister tyrell stark",
        defender="tyrell",
        lannister={"fighter": "jaime", "jaime": 5, "hand": "h20"},
        tyrell={"fighter": "olenna", "hand": "h1 olenna"},
        stark={"fighter": "robb", "robb": 1, "side": "attacker"},
    ).clash("h20", "h1")
    t.do("lannister", "from tyrell", "take_deck").play("tyrell", "olenna", "after_resolution")
    assert t.legal("tyrell") == ["target jaime"]
    assert t.refused("tyrell", "target robb") == "I18.4"  # it would lose 0
    assert t.refused("tyrell", "target tywin") == "I18.4"  # at home
    t.do("tyrell", "target jaime")
    assert t.power("jaime") == 3
    assert t.sheet("lannister") == 6
    # Not after a victory.
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"fighter": "olenna", "hand": "h20 olenna"},
        lannister={"fighter": "jaime", "jaime": 9, "hand": "h1"},
    ).clash("h20", "h1")
    t.do("tyrell", "from lannister", "take_deck").to_the_next_turn()
    assert t.told("card_played") == []


@pytest.mark.rule("IR66", "I14.8", "I22.4")
@pytest.mark.parametrize("card", ["h20", "mace"])
def test_tourney_champion(card: str) -> None:
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"leader": "renly", "fighter": "loras", "loras": 9, "hand": f"{card} loras loras2"},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash(card, "h1")
    t.do("tyrell", "from lannister", "take_deck").play("tyrell", "loras", "after_resolution")
    assert card in t.hand("tyrell")
    # The card is no longer on the table, so a second copy would change nothing.
    assert t.table.turn == 2
    assert t.discard("tyrell") == ["loras"]
    assert "loras2" in t.hand("tyrell")


@pytest.mark.rule("IR66", "IR62", "IR35")
def test_tourney_champion_returns_the_replacement() -> None:
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"leader": "renly", "fighter": "loras", "loras": 9, "hand": "h5 h12 loras"},
        lannister={"leader": "tyrion", "fighter": "jaime", "hand": "h1 tyrion"},
    ).clash("h5", "h1")
    t.play("lannister", "tyrion").do("lannister", "player tyrell").do("tyrell", "replace h12")
    t.do("tyrell", "from lannister", "take_deck").play("tyrell", "loras")
    assert t.hand("tyrell")[0] == "h12"
    assert t.discard("tyrell") == ["h5", "loras"]


@pytest.mark.rule("I14.1", "I16.7", "IR53")
def test_bounty_of_the_reach_twice() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h5"},
        lannister={"fighter": "jaime", "hand": "h5"},
        tyrell={
            "leader": "loras",
            "fighter": "mace",
            "side": "attacker",
            "hand": "mace mace2",
        },
    ).clash("h5", "h5")
    t.play("tyrell", "mace", "after_rewards_penalties")
    assert len(t.hand("tyrell")) == 1 + 2
    t.do("tyrell", "play mace2")  # there is no limit, and equal cards may be played
    assert len(t.hand("tyrell")) == 4


@pytest.mark.rule("IS42", "I16.5", "I16.6", "I7.5")
def test_which_cards_may_be_played() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={
            "leader": "tyrion",
            "fighter": "jaime",
            "hand": "truce tyrion jaime cersei tywin h20",
        },
        stark={"fighter": "robb", "hand": "h8 truce"},
        tyrell={"fighter": "loras", "side": "defender"},
    )
    t.until("choose_encounter_card")  # Whispers at Court has a target but cannot be played
    assert t.told("card_played") == []
    assert t.legal("lannister") == [
        f"face_down {c}" for c in ("truce", "tyrion", "jaime", "cersei", "tywin", "h20")
    ]
    clash = Play(t.state.copy()).clash("truce", "truce").do("lannister", "decline")
    assert clash.legal("lannister") == ["play jaime", "pass"]
    assert clash.refused("lannister", "play cersei") == "I17.3"
    clash = Play(t.state.copy()).clash("h20", "h8")
    assert clash.legal("lannister") == ["play tyrion", "pass"]
    clash.do("lannister", "pass")
    assert clash.asked[0] == "choose_hostage_victim"  # Rains of Castamere was not offered


@pytest.mark.rule("IS43", "I13.4", "I13.5", "I7.6")
def test_cards_of_the_dead() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "joffrey", "fighter": "cersei", "jaime": 0, "hand": "truce jaime"},
        stark={"fighter": "robb", "hand": "truce h1"},
    )
    truce = Play(t.state.copy()).clash("truce", "truce")
    assert truce.asked == ("truce_word", "lannister")  # no Oathbreaker
    t.clash("jaime", "h1")
    assert t.result == "hostility"
    assert t.totals == (4, 5)
