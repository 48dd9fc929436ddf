"""House Baratheon: its leader sheets and character cards (I16, I18), each in its window."""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import EVENTS_CARDS
from throneroom.text import Translator

# Leaders


@pytest.mark.rule("IS69", "IR78", "I8.2", "I18.5")
def test_unbending() -> None:
    def position(**more: Any) -> Play:
        return sit(
            "baratheon stark lannister",
            defender="stark",
            baratheon={"leader": "stannis", "fighter": "davos", "hand": "h7"},
            stark={"fighter": "robb", "robb": 5, "hand": "h6"},
            **more,
        )

    t = position().clash("h7", "h6").use("baratheon", "before_totals_compared")
    assert t.totals == (12, 11)
    t = position().clash("h7", "h6").do("baratheon", "decline")
    assert t.totals == (11, 11)
    # With a supporter it is not usable.
    t = position(lannister={"fighter": "jaime", "side": "attacker"}).clash("h7", "h6")
    assert not t.is_asked("use_leader_ability", "baratheon")
    assert t.totals == (15, 11)


@pytest.mark.rule("IS69", "IR78", "I20.1")
def test_unbending_after_the_supporter_has_withdrawn() -> None:
    t = sit(
        "baratheon lannister tyrell",
        defender="lannister",
        baratheon={"leader": "stannis", "fighter": "davos", "hand": "h7"},
        lannister={"fighter": "cersei", "cersei": 5, "hand": "cersei h6"},
        tyrell={"fighter": "loras", "side": "attacker"},
    )
    t.play("lannister", "cersei").do("lannister", "player tyrell").clash("h7", "h6")
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
    cards = len(t.hand("baratheon"))
    t.do("baratheon", f"arrange {seen[2]} {seen[0]} {seen[1]}")
    assert len(t.hand("baratheon")) == cards + 2  # one of them by Visions, before the card
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
    assert t.asked == ("answer_support", "lannister")  # neither Davos nor, in defence, Olenna


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
    assert len(t.hand("baratheon")) == 6
    t.do("baratheon", "place davos").to_the_next_turn()
    assert (t.sheet("baratheon"), t.power("davos")) == (5, 3)
    assert len(t.hand("baratheon")) == 6  # no refill


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


# Character cards


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
    t.do("lannister", "use", "amount 2")
    assert t.asked == ("play_card", "baratheon")  # Lannister has no card to pass with
    t.do("baratheon", "play stannis")
    assert t.asked == ("play_card", "tyrell")
    t.do("tyrell", "play renly")
    assert [(e["seat"], e["side"], e["n"]) for e in t.told("total_raised")] == [
        *[("0", "attacker", 2), ("1", "defender", 3), ("2", "defender", 4)],
    ]
    assert t.totals == (16, 20)
    assert t.power("jaime") == 2
    assert t.sheet("lannister") == 4


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
    t = sit(
        "targaryen baratheon stark",
        defender="baratheon",
        targaryen={"fighter": "drogo"},
        baratheon={"fighter": "melisandre", "hand": "h8 melisandre"},
    )
    t.play("baratheon", "melisandre").do("baratheon", "target drogo")
    assert t.power("melisandre", "drogo") == [3, 2]


@pytest.mark.rule("IS83", "I11.6", "I11.7", "I18.3")
def test_smugglers_run() -> None:
    def position() -> Play:
        t = sit(
            "baratheon stark lannister",
            defender="stark",
            baratheon={"fighter": "davos", "hand": "h8 davos"},
            stark={"fighter": "robb", "hand": "h8"},
            lannister={"hostages": "stark:h5 baratheon:h20"},
        ).clash("h8", "h8")
        t.play("baratheon", "davos", "after_resolution")
        assert t.legal("baratheon") == ["player lannister"]
        return t.do("baratheon", "player lannister")

    t = position()
    assert t.legal("baratheon") == ["take_held stark", "take_held baratheon"]  # held ones only
    t.do("baratheon", "take_held baratheon")
    assert "h20" in t.hand("baratheon")
    assert t.hostages("lannister") == ["stark:h5"]
    t = position().do("baratheon", "take_held stark")
    assert t.hostages("baratheon") == ["stark:h5"]
    assert t.hostages("lannister") == ["baratheon:h20"]


@pytest.mark.rule("I18.2", "I16.10")
def test_cleansing_flame_discards_one_at_random() -> None:
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
        assert (len(t.discard("tyrell")), len(t.hand("tyrell"))) == (1, 3)
        assert len(t.told("discarded")) == 1
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
