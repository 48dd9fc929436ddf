"""The character cards of Baratheon, Targaryen and Tyrell played for their text (I16, I18)."""

import pytest
from tests.games.iron_throne.table import Play, sit

# House Baratheon


@pytest.mark.rule("IS56", "I16.7", "I16.13", "I16.14", "I17.2", "I16.12", "I18.6", "I8.2", "IR51")
def test_order_inside_a_window() -> None:
    t = sit(
        "lannister baratheon tyrell",
        defender="tyrell",
        lannister={"leader": "tywin", "fighter": "jaime", "hand": "h10"},
        baratheon={
            "leader": "davos",
            "fighter": "stannis",
            "side": "defender",
            "hand": "stannis",
        },
        tyrell={"leader": "mace", "fighter": "renly", "hand": "h5 renly"},
    ).clash("h10", "h5")
    assert t.is_asked("use_leader_ability", "lannister", "before_totals_compared")
    t.do("lannister", "use", "amount 3")
    assert t.asked == ("play_card", "baratheon")  # Lannister has no card to pass with
    t.do("baratheon", "play stannis")
    assert t.asked == ("play_card", "tyrell")
    t.do("tyrell", "play renly")
    assert [(e["seat"], e["side"], e["n"]) for e in t.told("total_raised")] == [
        *[("0", "attacker", 6), ("1", "defender", 4), ("2", "defender", 4)],
    ]
    assert t.totals == (20, 21)
    assert t.power("jaime") == 2
    assert t.sheet("lannister") == 3


@pytest.mark.rule("IS40", "IR31", "I13.7", "I13.8", "I8.8", "I16.6", "I16.9")
def test_a_character_dies_before_the_cards() -> None:
    t = sit(
        "targaryen baratheon stark",
        defender="baratheon",
        targaryen={
            "leader": "daenerys",
            "fighter": "viserys",
            "viserys": 2,
            "hand": "h20 daenerys viserys truce",
        },
        baratheon={"fighter": "melisandre", "melisandre": 3, "hand": "h8 melisandre"},
    )
    t.play("baratheon", "melisandre", "before_cards_played")
    assert (t.power("melisandre"), t.sheet("baratheon")) == (2, 5)  # the cost first
    t.do("baratheon", "target viserys")
    assert t.power("viserys") == 0
    assert t.sheet("targaryen") == 6
    t.clash("h20", "h8")
    assert t.totals == (20, 10)
    assert t.spread("targaryen") == 1
    assert (t.power("melisandre"), t.sheet("baratheon")) == (1, 6)
    assert t.asked == ("choose_hostage_victim", "targaryen")
    t.do("targaryen", "from baratheon", "take_deck")


@pytest.mark.rule("IS40", "IR31", "I13.8", "I16.6")
def test_without_a_participating_character_no_card_is_played() -> None:
    t = sit(
        "targaryen baratheon stark",
        defender="baratheon",
        targaryen={
            "leader": "daenerys",
            "fighter": "viserys",
            "viserys": 2,
            "hand": "truce daenerys",
        },
        baratheon={"fighter": "melisandre", "hand": "h8 melisandre"},
    )
    t.play("baratheon", "melisandre").do("baratheon", "target viserys").clash("truce", "h8")
    assert t.result == "betrayal"  # Dracarys would be possible, but Viserys is dead
    t.to_the_next_turn()
    assert t.told("card_played") == [
        {"kind": "card_played", "seat": "1", "card": "baratheon_melisandre_1"}
    ]


@pytest.mark.rule("I16.9", "I18.5")
def test_child_of_shadow_costs_a_token_that_must_be_there() -> None:
    t = sit(
        "targaryen baratheon stark",
        defender="baratheon",
        targaryen={"fighter": "drogo"},
        baratheon={"fighter": "melisandre", "melisandre": 1, "hand": "h8 melisandre"},
    )
    assert t.asked[0] == "choose_encounter_card"


@pytest.mark.rule("IS83", "I11.6", "I11.7", "I18.3")
def test_smugglers_run() -> None:
    def position() -> Play:
        t = sit(
            "baratheon stark lannister",
            defender="stark",
            baratheon={"fighter": "davos", "hand": "h8 davos"},
            stark={"fighter": "robb", "hand": "h8"},
            lannister={"hostages": "stark:h5 baratheon:truce baratheon:h20"},
        ).clash("h8", "h8")
        t.play("baratheon", "davos", "after_resolution")
        assert t.legal("baratheon") == ["player lannister"]
        return t.do("baratheon", "player lannister")

    t = position()
    assert t.legal("baratheon") == ["take_held stark", "take_held baratheon"]  # held ones only
    t.do("baratheon", "take_held baratheon", "take_held baratheon")
    assert {"truce", "h20"} <= set(t.hand("baratheon"))
    assert t.hostages("lannister") == ["stark:h5"]
    t = position().do("baratheon", "take_held stark", "take_held baratheon")
    assert t.hostages("baratheon") == ["stark:h5"]
    assert len(t.hostages("lannister")) == 1


@pytest.mark.rule("I18.2", "I16.10")
def test_cleansing_flame_discards_two_at_random() -> None:
    seen = set()
    for seed in range(12):
        t = sit(
            "stark tyrell baratheon",
            defender="tyrell",
            seed=seed,
            stark={"fighter": "robb"},
            tyrell={"fighter": "loras", "hand": "h1 h2 h3 h4"},
            baratheon={"fighter": "selyse", "side": "attacker", "hand": "selyse"},
        )
        t.play("baratheon", "selyse", "before_cards_played")
        assert len(t.discard("tyrell")) == len(t.hand("tyrell")) == 2
        assert len(t.told("discarded")) == 2
        seen |= set(t.discard("tyrell"))
    assert seen == {"h1", "h2", "h3", "h4"}


@pytest.mark.rule("IS46", "I10.14", "IR54", "I10.12")
def test_plea_for_mercy() -> None:
    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "hand": "h1"},
        baratheon={"leader": "davos", "fighter": "shireen", "side": "defender", "hand": "shireen"},
    ).clash("h20", "h1")
    t.play("baratheon", "shireen", "before_rewards_penalties")
    assert t.power("shireen", "robb") == [4, 2]
    assert t.legal("lannister") == ["from stark"]
    assert t.refused("lannister", "from baratheon") == "I10.14"


@pytest.mark.rule("IS46", "I10.12", "I10.14")
def test_if_nobody_has_penalties_no_hostage_is_taken() -> None:
    t = sit(
        "lannister baratheon stark",
        defender="baratheon",
        lannister={"fighter": "jaime", "hand": "h20"},
        baratheon={"leader": "davos", "fighter": "shireen", "hand": "h1 shireen"},
    ).clash("h20", "h1")
    t.play("baratheon", "shireen")
    assert t.power("shireen") == 4
    assert t.told("hostage_taken") == []
    assert t.table.turn == 2
    assert t.spread("lannister") == 1


# House Targaryen


@pytest.mark.rule("IS45", "I7.11", "I7.13", "IR62")
def test_dracarys() -> None:
    t = sit(
        "lannister targaryen stark",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h6"},
        targaryen={"fighter": "daenerys", "daenerys": 5, "hand": "truce daenerys"},
    ).clash("h6", "truce")
    assert t.result == "betrayal"
    t.play("targaryen", "daenerys", "after_cards_revealed")
    assert t.result == "hostility"
    assert t.totals == (10, 15)
    assert len(t.hand("targaryen")) == 2
    t.do("targaryen", "place daenerys", "place drogo")
    assert t.sheet("targaryen") == 2
    assert t.power("jaime") == 2
    assert t.asked == ("choose_hostage_victim", "targaryen")
    assert t.legal("targaryen") == ["from lannister"]


@pytest.mark.rule("IS73", "I12.7", "I16.18", "I18.3", "I18.6")
@pytest.mark.parametrize(("amounts", "sheets"), [((2, 1), [6, 4, 0]), ((0, 1), [4, 6, 0])])
def test_khalasars_plunder(amounts: tuple[int, int], sheets: list[int]) -> None:
    t = sit(
        "targaryen stark baratheon",
        defender="stark",
        targaryen={"leader": "daenerys", "sheet": 3, "fighter": "drogo", "hand": "h20 drogo"},
        stark={"fighter": "robb", "sheet": 4, "hand": "h1"},
        baratheon={"fighter": "davos", "davos": 2, "sheet": 0, "side": "defender"},
    ).clash("h20", "h1")
    t.play("targaryen", "drogo", "after_rewards_penalties")
    assert t.sheet("stark", "baratheon") == [6, 1]
    assert t.legal("targaryen") == ["amount 0", "amount 1", "amount 2"]
    t.do("targaryen", f"amount {amounts[0]}")
    assert t.legal("targaryen") == ["amount 0", "amount 1"]
    t.do("targaryen", f"amount {amounts[1]}")
    assert t.sheet("targaryen", "stark", "baratheon") == sheets


@pytest.mark.rule("IS58", "I10.21", "I16.10")
@pytest.mark.parametrize(("viserys", "left", "total"), [(5, 1, 14), (1, 0, 6)])
def test_wake_the_dragon(viserys: int, left: int, total: int) -> None:
    t = sit(
        "targaryen stark tyrell",
        defender="stark",
        targaryen={
            "leader": "drogo",
            "fighter": "viserys",
            "viserys": viserys,
            "hand": "h4 viserys",
        },
        stark={"fighter": "robb", "robb": 7, "hand": "h8"},
    ).clash("h4", "h8")
    t.play("targaryen", "viserys", "before_totals_compared")
    assert t.totals == (total, 15)
    assert t.power("viserys") == left
    assert t.sheet("targaryen") == 4 + viserys - left


@pytest.mark.rule("I18.8", "I10.21")
def test_a_woken_dragon_that_wins_costs_nothing() -> None:
    t = sit(
        "targaryen stark tyrell",
        defender="stark",
        targaryen={"leader": "drogo", "fighter": "viserys", "hand": "h8 viserys"},
        stark={"fighter": "robb", "hand": "h8"},
    ).clash("h8", "h8")
    t.play("targaryen", "viserys")
    assert t.totals == (16, 12)
    assert t.power("viserys") == 4


@pytest.mark.rule("IS62", "I3.10", "I8.7", "I16.5", "I3.9")
def test_in_her_stead() -> None:
    t = sit(
        "stark lannister targaryen",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h8"},
        targaryen={
            "fighter": "jorah",
            "drogo": 7,
            "side": "defender",
            "hand": "jorah jorah2 drogo",
        },
    )
    assert t.is_asked("play_card", "targaryen", "start_of_encounter")
    t.do("targaryen", "play jorah", "target drogo")
    assert t.fighter("targaryen") == "drogo"
    assert t.side("targaryen") == "defender"
    # Jorah is home and no longer participates: the second copy cannot be played.
    assert t.asked[0] == "choose_encounter_card"
    t.clash("h1", "h8")
    assert t.totals == (5, 19)
    t.do("lannister", "place jaime", "place jaime").do("targaryen", "place drogo", "place drogo")
    assert t.is_asked("play_card", "targaryen", "after_rewards_penalties")
    assert t.legal("targaryen") == ["play drogo", "pass"]


@pytest.mark.rule("IS88", "I18.6", "I8.4", "I8.7")
def test_outnumbered() -> None:
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h8"},
        targaryen={"fighter": "barristan", "hand": "h7 barristan"},
        tyrell={"fighter": "loras", "loras": 3, "side": "attacker"},
    ).clash("h8", "h7")
    t.play("targaryen", "barristan", "before_totals_compared")
    assert t.totals == (15, 15)
    assert t.power("jaime", "barristan", "loras") == [2, 2, 1]
    # Had Loras died before:
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h8"},
        targaryen={"fighter": "barristan", "hand": "h7 barristan"},
        tyrell={"loras": 0, "side": "attacker"},
    ).clash("h8", "h7")
    t.play("targaryen", "barristan")
    assert t.totals == (12, 13)


# House Tyrell


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
    assert len(t.hand("tyrell")) == 1 + 3
    t.do("tyrell", "play mace2")  # there is no limit, and equal cards may be played
    assert len(t.hand("tyrell")) == 6


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
    clash = Play(t.state.copy()).clash("truce", "truce")
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
        lannister={"leader": "tyrion", "fighter": "cersei", "jaime": 0, "hand": "truce jaime"},
        stark={"fighter": "robb", "hand": "truce h1"},
    )
    truce = Play(t.state.copy()).clash("truce", "truce")
    assert truce.asked == ("truce_word", "lannister")  # no Oathbreaker
    t.clash("jaime", "h1")
    assert t.result == "hostility"
    assert t.totals == (4, 5)
