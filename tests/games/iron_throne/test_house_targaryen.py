"""House Targaryen: its leader sheets and character cards (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit

# Leaders


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
    cards = len(t.hand("targaryen"))
    t.use("targaryen", "before_rewards_penalties")
    assert len(t.hand("targaryen")) == cards + 1
    assert t.power("drogo") == 7
    assert t.sheet("targaryen") == 5
    assert t.legal("lannister") == ["from targaryen"]
    t = (
        lost_by_targaryen("drogo", 8, leader="daenerys")
        .clash("h20", "h1")
        .do("targaryen", "decline")
    )
    assert t.power("drogo") == 4
    # Setting the penalty to what it is anyway changes nothing, but there is a card to draw.
    t = lost_by_targaryen("drogo", 2, leader="daenerys").clash("h20", "h1")
    t.use("targaryen", "before_rewards_penalties")
    assert t.power("drogo") == 1
    assert len(t.hand("targaryen")) == cards + 1


@pytest.mark.rule("IS66", "I18.5")
def test_the_unburnt_does_not_help_a_supporter() -> None:
    t = sit(
        "lannister stark targaryen",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "hand": "h1"},
        targaryen={"leader": "daenerys", "fighter": "drogo", "drogo": 8, "side": "defender"},
    ).clash("h20", "h1")
    assert t.told("leader_used") == []
    assert t.power("drogo") == 4


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
    t.do("targaryen", "player tyrell", "take_deck", "take_deck")
    assert [one.partition(":")[0] for one in t.hostages("targaryen")] == ["tyrell", "tyrell"]
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
    assert t.legal("targaryen") == ["amount 1"]
    t.do("targaryen", "amount 1")
    assert t.power("drogo", "jorah") == [5, 4]
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


# Character cards


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


@pytest.mark.rule("IS80", "I18.5")
def test_the_beggar_king_counts_his_own_characters_only() -> None:
    def position(**targaryen: int) -> Play:
        return sit(
            "targaryen tyrell stark",
            at="characters",
            defender="tyrell",
            targaryen={"leader": "viserys", **targaryen},
        ).do("targaryen", "character drogo")

    for giver in ("daenerys", "jorah", "barristan"):
        others = dict.fromkeys(("daenerys", "jorah", "barristan"), 1)
        t = position(**others).do("tyrell", "character loras")
        assert not t.is_asked("use_leader_ability", "targaryen")
        t = position(**{**others, giver: 2}).do("tyrell", "character loras")
        assert t.is_asked("use_leader_ability", "targaryen")
        t.do("targaryen", "use")
        assert t.legal("targaryen") == [f"target {giver}"]


@pytest.mark.rule("IS62", "I18.5")
def test_in_her_stead_needs_another_living_character_of_the_house() -> None:
    dead = {"daenerys": 0, "drogo": 0, "barristan": 0}
    for alive in ("", "daenerys", "drogo", "barristan"):
        powers = {**dead, **({alive: 1} if alive else {})}
        t = sit(
            "targaryen tyrell stark",
            defender="tyrell",
            targaryen={"leader": "viserys", "fighter": "jorah", "hand": "h1 jorah", **powers},
            tyrell={"fighter": "loras"},
        )
        assert t.is_asked("play_card", "targaryen", "start_of_encounter") == bool(alive)
