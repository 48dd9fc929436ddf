"""The leader sheets of Baratheon, Targaryen and Tyrell (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import EVENTS_CARDS
from throneroom.text import Translator

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
        seed=1,
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


@pytest.mark.rule("I18.2", "I21.6")
@pytest.mark.parametrize(
    ("events", "orders"),
    [
        ("stark_1 tyrell_2 special_influential_2", 6),
        ("stark_1 tyrell_2 stark_2", 3),
        ("stark_3 stark_1 stark_2", 1),
        ("special_influential_1 special_influential_3 special_influential_2", 1),
    ],
)
def test_like_event_cards_need_not_be_told_apart(events: str, orders: int) -> None:
    t = sit(
        "baratheon stark tyrell",
        at="preparation",
        events=f"{events} tyrell_3",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")
    legal = t.legal("baratheon")
    assert legal[0] == f"arrange {events}"  # as they lie
    assert len(legal) == orders
    name = Translator("en", GAME).name
    assert len({tuple(name("event_card", e) for e in text.split()[1:]) for text in legal}) == orders
    # Whoever tells them apart is understood, and is asked even if there is nothing to choose.
    assert GAME.questions["arrange_event_cards"].always
    backwards = events.split()[::-1]
    t.do("baratheon", f"arrange {' '.join(backwards)}")
    assert t.told("event_card")[0]["event"] == backwards[0]


@pytest.mark.rule("IR65")
def test_visions_with_enough_cards_do_not_shuffle() -> None:
    t = sit(
        "baratheon stark tyrell",
        at="preparation",
        events="stark_1 tyrell_2 special_influential_2",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")
    assert t.told("events_shuffled") == []
    assert t.told("events_seen", "baratheon")[0]["events"] == [
        *["stark_1", "tyrell_2", "special_influential_2"],
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
