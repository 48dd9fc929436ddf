"""Hostages: taking, freeing, torturing, and the hostage step (I4, I11)."""

from typing import Any

import pytest
from tests.games.iron_throne.table import Play, sit, whole_deck


def step(houses: str = "stark lannister tyrell", **players: Any) -> Play:
    """The hostage step of a turn."""
    return sit(houses, at="turn", **players).until("hostage_action")


@pytest.mark.rule("IS23", "I11.12", "IR26", "I12.3", "I12.4", "I13.6", "I11.11")
@pytest.mark.parametrize(("sheet", "left"), [(2, 0), (4, 0), (7, 3), (0, 0)])
def test_torturing_a_leader_card(sheet: int, left: int) -> None:
    t = step(stark={"hostages": "lannister:tyrion"}, lannister={"leader": "tyrion", "sheet": sheet})
    box = t.box
    t.do("stark", "torture lannister:tyrion")
    assert t.sheet("lannister") == left
    assert t.box == box + sheet - left
    assert t.discard("lannister") == ["tyrion"]
    assert t.power("tywin", "cersei", "jaime", "joffrey") == [4, 4, 4, 4]
    assert t.told("died") == []  # a leader cannot die
    assert t.told("tortured", "tyrell") == [
        {"kind": "tortured", "seat": "0", "card": "lannister_tyrion_1"}
    ]


@pytest.mark.rule("IS24", "I11.13", "IR27", "IR71", "I13.1")
@pytest.mark.parametrize(("jaime", "left", "sheet"), [(3, 0, 7), (6, 2, 8), (4, 0, 8)])
def test_torturing_a_living_characters_card(jaime: int, left: int, sheet: int) -> None:
    t = step(stark={"hostages": "lannister:jaime"}, lannister={"jaime": jaime})
    t.do("stark", "torture lannister:jaime")
    assert t.power("jaime") == left
    assert t.sheet("lannister", "stark") == [sheet, 4]
    assert len(t.told("died")) == (left == 0)


@pytest.mark.rule("IS25", "I11.14", "IR28", "I12.2", "I12.9")
@pytest.mark.parametrize("card", ["h20", "truce"])
def test_torturing_a_hostility_or_truce_card(card: str) -> None:
    t = step(stark={"hostages": f"lannister:{card}"}, lannister={"cersei": 1})
    assert t.legal("stark") == [f"free {card}", f"torture {card}", "done"]
    t.do("stark", f"torture lannister:{card}")
    assert t.asked == ("choose_torture_victim", "stark")  # compulsory: there is nothing else
    assert t.legal("stark") == [f"target {c}" for c in ("tywin", "cersei", "jaime", "tyrion")]
    assert t.refused("stark", "target robb") == "I11.14"
    assert t.refused("stark", "target joffrey") == "I11.14"  # the leader is no token
    t.do("stark", "target cersei")
    assert t.power("cersei") == 0
    assert t.sheet("stark", "lannister") == [5, 4]
    assert t.discard("lannister") == [card]


@pytest.mark.rule("IS26", "I11.15", "IR25", "I11.10", "IR30")
def test_torturing_a_dead_characters_card() -> None:
    def position() -> Play:
        return step(stark={"hostages": "lannister:jaime"}, lannister={"jaime": 0})

    t = position().do("stark", "torture lannister:jaime")
    assert t.discard("lannister") == ["jaime"]
    assert t.power("tywin", "cersei", "jaime", "tyrion") == [4, 4, 0, 4]
    assert t.sheet("stark", "lannister") == [4, 4]

    t = position().do("stark", "free lannister:jaime")
    assert t.hand("lannister")[-1] == "jaime"
    assert len(t.hand("lannister")) == 6
    assert len(t.hand("stark")) == 6
    assert [event.kind for event in t.events[:2]] == ["freed", "drew"]  # owner first


@pytest.mark.rule("IS27", "I4.5", "I4.6", "I4.9", "IR2", "IR3", "I11.10", "I11.14", "IR72")
def test_everybody_acts_at_the_start_of_every_turn() -> None:
    t = step(
        "tyrell stark lannister",
        stark={"hostages": "tyrell:truce"},
        lannister={"leader": "tyrion", "hostages": "stark:h5"},
    )
    assert t.asked == ("hostage_action", "stark")  # Tyrell has none and is skipped
    t.do("stark", "free tyrell:truce")
    assert len(t.hand("tyrell")) == 6
    assert "truce" in t.hand("tyrell")
    assert len(t.hand("stark")) == 6
    assert t.asked == ("hostage_action", "lannister")
    t.do("lannister", "torture stark:h5", "target robb")
    assert t.power("robb") == 3
    assert t.sheet("lannister") == 5
    assert t.discard("stark") == ["h5"]
    assert t.asked[0] not in ("hostage_action", "choose_torture_victim")  # no second visit
    assert t.view("stark")["phase"] == "preparation"


@pytest.mark.rule("IR3", "I4.6")
def test_there_is_no_second_visit() -> None:
    t = step(
        "tyrell stark lannister",
        stark={"hostages": "lannister:h5"},
        lannister={"hostages": "stark:h5"},
    )
    t.do("stark", "done")
    assert t.asked == ("hostage_action", "lannister")
    t.do("lannister", "free stark:h5")
    # Stark still holds a hostage and has seen what Lannister did, but does not come again.
    assert t.hostages("stark") == ["lannister:h5"]
    assert t.view("stark")["phase"] == "preparation"


@pytest.mark.rule("I4.5", "I4.7", "I11.17", "IR2")
def test_a_visit_goes_on_until_its_player_is_done() -> None:
    t = step(
        stark={"hostages": "lannister:h5 lannister:jaime tyrell:loras"},
        lannister={"jaime": 6},
        tyrell={"hostages": "stark:h5"},
    )
    t.do("stark", "torture lannister:h5")
    assert t.asked == ("choose_torture_victim", "stark")  # one is complete before the next
    t.do("stark", "target jaime")
    assert t.legal("stark") == [
        *["free jaime", "torture jaime", "free loras", "torture loras"],
        "done",
    ]
    t.do("stark", "torture lannister:jaime")
    assert t.power("jaime") == 1
    t.do("stark", "done")  # no duty to do anything with the rest
    assert t.hostages("stark") == ["tyrell:loras"]
    assert t.asked == ("hostage_action", "tyrell")
    assert t.refused("stark", "free tyrell:loras") == "K2"


@pytest.mark.rule("I4.8")
def test_hostages_are_handled_only_in_the_hostage_step() -> None:
    t = sit("stark lannister tyrell", at="turn", events="tyrell_1", stark={"hostages": "tyrell:h5"})
    t.until("move_power")
    assert t.refused("stark", "free tyrell:h5") == "K3"
    assert t.refused("stark", "torture tyrell:h5") == "K3"


@pytest.mark.rule("IS28", "I11.5", "I11.6", "IR23", "IR24", "I11.4")
def test_a_chain_hostage_comes_home() -> None:
    t = sit(
        "tyrell stark lannister",
        at="turn",
        events="lannister_1 tyrell_1",
        tyrell={"hand": "h20 h1 h2 h3 h4"},
        stark={"hand": "h20 h1 h2 h3 h4"},
        lannister={"hostages": "stark:h12", "hand": "h1 h2 h3 h4 h5"},
    )
    for attacker, defender in (("tyrell", "lannister"), ("stark", "tyrell")):
        t.until("move_power", attacker).time_out().time_out().time_out().time_out()
        assert (t.attacker, t.defender) == (attacker, defender)
        t.clash("h20", "h1")
        t.until("choose_hostage_victim", attacker).do(attacker, f"from {defender}")
        assert "take_held stark" in t.legal(attacker)
        t.do(attacker, "take_held stark")
        if attacker == "tyrell":
            assert t.hostages("tyrell") == ["stark:h12"]
            assert t.hostages("lannister") == []
    assert "h12" in t.hand("stark")
    assert t.hostages("stark") == t.hostages("tyrell") == []
    assert len(t.told("hostage_taken")) == 2  # the right to take one is used up
    t.until()
    assert t.table.turn == 3
    assert t.told("tortured") == []


@pytest.mark.rule("IS29", "I14.1", "I14.2", "I14.8", "IR10")
def test_a_deck_that_runs_out_is_made_anew_at_once() -> None:
    pile = "truce truce2 h3 h4 h5 h6"
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h20", "discard": pile, "top": "h2"},
        tyrell={"hostages": whole_deck("lannister", "h20", "h2", *pile.split())},
    )
    assert (t.deck("lannister"), t.discard("lannister")) == (["h2"], pile.split())
    t.clash("h1", "h20")
    assert len(t.hand("lannister")) == 2
    assert t.hand("lannister")[0] == "h2"
    assert (len(t.deck("lannister")), t.discard("lannister")) == (5, [])
    assert sorted([*t.deck("lannister"), t.hand("lannister")[1]]) == sorted(pile.split())
    assert t.told("shuffled") == [{"kind": "shuffled", "seat": "1", "n": 6}]
    assert t.table.encounter_card[1] >= 0  # still on the table


@pytest.mark.rule("I14.2", "IR10")
def test_a_deck_made_anew_is_shuffled() -> None:
    pile = "truce truce2 h3 h4 h5 h6"
    orders = set()
    for seed in range(12):
        t = sit(
            "stark lannister tyrell",
            defender="lannister",
            seed=seed,
            stark={"fighter": "robb", "hand": "h1"},
            lannister={"fighter": "jaime", "hand": "h20", "discard": pile, "top": "h2"},
            tyrell={"hostages": whole_deck("lannister", "h20", "h2", *pile.split())},
        )
        t.clash("h1", "h20")
        orders.add((t.hand("lannister")[1], *t.deck("lannister")))
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(pile.split()))}
    assert len(orders) > 8


@pytest.mark.rule("I14.5", "I14.2")
def test_a_hostage_can_empty_a_deck() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        lannister={"fighter": "jaime", "hand": "h1", "top": "h7", "deck": 1},
    )
    t.clash("h20", "h1").until("choose_hostage_victim").do("stark", "from lannister", "take_deck")
    assert t.hostages("stark") == ["lannister:h7"]
    assert len(t.told("shuffled")) == 1
    assert t.discard("lannister") == ["h1"]  # the encounter card, by the clean-up


@pytest.mark.rule("I14.3", "IR33")
def test_without_deck_and_discard_pile_a_draw_gives_nothing() -> None:
    t = sit(
        "stark lannister tyrell",
        at="cards_drawn",
        defender="lannister",
        stark={"hand": whole_deck("stark")},
    )
    assert len(t.hand("stark")) == 25
    assert t.deck("stark") == t.discard("stark") == []
    assert [event["seat"] for event in t.told("drew")] == []
    t.do("stark", "character robb").do("lannister", "character jaime")
    t.do("stark", "character robb").do("lannister", "character jaime")
    t.clash("h20", "h1").until("choose_hostage_victim").do("stark", "from lannister", "take_deck")
    t.to_the_next_turn()
    assert t.deck("stark") == ["h20"]  # the pile is a deck as soon as a card enters it


@pytest.mark.rule("IS30", "I7.7", "I14.9", "I14.1")
def test_an_empty_hand_plays_the_top_card() -> None:
    t = sit(
        "baratheon tyrell stark",
        defender="tyrell",
        baratheon={"fighter": "selyse", "hand": "selyse h5"},
        tyrell={"fighter": "loras", "hand": "h12", "top": "h6"},
    )
    t.play("baratheon", "selyse", "before_cards_played")
    assert t.discard("tyrell") == ["h12"]  # one card only, and at once
    assert t.hand("tyrell") == []
    assert t.asked == ("choose_encounter_card", "baratheon")
    t.do("baratheon", "face_down h5")
    assert t.told("card_revealed")[-1] == {
        "kind": "card_revealed",
        "seat": "1",
        "card": "tyrell_hostility_6",
    }
    assert t.totals == (9, 10)


@pytest.mark.rule("I7.8", "IR34")
def test_no_card_at_all_counts_as_hostility_0() -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"fighter": "loras", "hand": ""},
        baratheon={"hostages": whole_deck("tyrell")},
    )
    assert t.asked == ("choose_encounter_card", "stark")
    t.do("stark", "face_down h1")
    assert t.told("result") == [{"kind": "result", "result": "hostility"}]
    assert t.totals == (5, 4)
    t.to_the_next_turn()
    assert t.spread("stark") == 1
    assert t.told("hostage_taken") == []  # nothing can be taken from Tyrell (I11.3)


def robbing(**tyrell: object) -> Play:
    """Stark has beaten Tyrell and takes a hostage."""
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h20"},
        tyrell={"fighter": "loras", "hand": "h1 h2 truce", **tyrell},
    )
    t.clash("h20", "h1").until("choose_hostage_victim", "stark")
    return t.do("stark", "from tyrell")


@pytest.mark.rule("I11.1", "I11.2", "I11.7", "I3.15")
def test_the_three_sources() -> None:
    t = robbing(hostages="stark:h5 baratheon:h5 baratheon:h6")
    assert t.legal("stark") == ["take_deck", "take_hand", "take_held stark", "take_held baratheon"]
    top = t.deck("tyrell")[-1]
    t.do("stark", "take_deck")
    assert t.hostages("stark") == [f"tyrell:{top}"]
    seen = set()
    for seed in range(8):
        t = robbing()
        t.table.flow.chance.state += seed << 40
        t.do("stark", "take_hand")
        seen |= set(t.hostages("stark"))
    assert seen == {"tyrell:h2", "tyrell:truce"}  # at random


@pytest.mark.rule("I11.4", "IR22", "I11.5", "I3.15")
def test_from_held_hostages_the_taker_chooses_only_the_house() -> None:
    seen = set()
    for seed in range(8):
        t = robbing(hostages="baratheon:h5 baratheon:h6")
        t.table.flow.chance.state += seed << 40
        t.do("stark", "take_held baratheon")
        seen |= set(t.hostages("stark"))
    assert seen == {"baratheon:h5", "baratheon:h6"}
    assert len(t.hostages("tyrell")) == 1


@pytest.mark.rule("I11.3")
def test_an_empty_source_cannot_be_chosen() -> None:
    t = robbing(hand="h1", deck=24 - 1)
    assert t.legal("stark") == ["take_deck"]
    assert t.refused("stark", "take_hand") == "I11.3"
    assert t.refused("stark", "take_held baratheon") == "I11.3"


@pytest.mark.rule("I11.8", "I21.1", "I21.3", "I11.9")
def test_backs_are_public_and_faces_are_the_holders() -> None:
    t = step(
        stark={"hostages": "lannister:h5 tyrell:truce", "hand": "h1"},
        lannister={"hostages": "stark:h8"},
    )
    mine = t.view("stark")["players"][0]
    assert mine["hostages"] == [
        {"house": "lannister", "card": "lannister_hostility_5"},
        {"house": "tyrell", "card": "tyrell_truce_1"},
    ]
    assert mine["hand"] == 1  # hostages are not part of the hand
    for view in (t.view("tyrell"), t.view("lannister"), t.state.view(None)):
        assert view["players"][0]["hostages"] == [
            {"house": "lannister", "card": None},
            {"house": "tyrell", "card": None},
        ]
    assert t.refused("stark", "free stark:h8") == "I11.8"  # another player's hostage


@pytest.mark.rule("I11.9", "I14.6")
def test_hostages_cannot_be_played() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hostages": "lannister:h20 lannister:jaime", "hand": "h1 h2"},
        lannister={"fighter": "jaime"},
    )
    t.until("choose_encounter_card")
    assert t.legal("stark") == ["face_down h1", "face_down h2"]
    assert t.refused("stark", "face_down lannister:h20") == "I7.3"
    # They do not count as hand cards for the refill either.
    t.do("stark", "face_down h1").do("lannister", "face_down h1").to_the_next_turn()
    assert len(t.hand("stark")) == 5
    assert len(t.hostages("stark")) == 2


@pytest.mark.rule("I21.3")
def test_who_is_told_which_card_was_taken() -> None:
    t = robbing().do("stark", "take_hand")
    taken = t.told("hostage_taken", "stark")[0]["card"]
    assert t.told("hostage_taken", "tyrell")[0]["card"] == taken  # it is missing from the hand
    assert "card" not in t.told("hostage_taken", "baratheon")[0]
    assert t.view("tyrell")["players"][0]["hostages"] == [{"house": "tyrell", "card": taken}]

    t = robbing().do("stark", "take_deck")
    assert "card" in t.told("hostage_taken", "stark")[0]
    assert "card" not in t.told("hostage_taken", "tyrell")[0]
    assert t.view("tyrell")["players"][0]["hostages"] == [{"house": "tyrell", "card": None}]


@pytest.mark.rule("I11.16", "I17.4")
def test_windows_open_after_handling_and_taking() -> None:
    t = step(stark={"hostages": "lannister:h5 lannister:h6"})
    seen = t.traced()
    t.do("stark", "free lannister:h5")
    assert seen == ["unit_end", "after_hostage_handled", "hostage_step"]
    t.do("stark", "torture lannister:h6", "target jaime")
    assert seen[3:6] == ["unit_end", "after_hostage_handled", "hostage_step"]

    t = robbing()
    seen = t.traced()
    t.do("stark", "take_deck")
    assert seen[:3] == ["take_hostages", "unit_end", "after_hostage_taken"]


@pytest.mark.rule("IS59", "I1.6", "I1.7", "I12.9", "IR43")
def test_the_tokens_are_counted() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        events="lannister_1",
        stark={"leader": "bran", "sheet": 4, "hostages": "lannister:tyrion lannister:h20"},
        lannister={"leader": "tyrion", "sheet": 2, "cersei": 4 + 2},
    )
    assert (t.box, sum(t.table.power) + sum(t.table.sheet)) == (40, 60)
    t.do("stark", "torture lannister:tyrion")  # 2 to the box
    assert t.box == 42
    t.do("stark", "torture lannister:h20", "target cersei")  # 1 from Lannister to Stark
    t.until("move_power").time_out().time_out().time_out()
    t.use("stark", "before_cards_played")  # Greensight: 1 to the box
    assert t.box == 43
    assert sum(t.table.power) + sum(t.table.sheet) == 57


@pytest.mark.rule("I10.11", "I10.13", "I10.14", "IR54", "IR74")
@pytest.mark.parametrize(
    ("denied", "taken_from"),
    [
        ({}, ["lannister", "targaryen"]),
        ({"stark": "no_rewards"}, []),  # the betrayed takes none
        ({"lannister": "no_penalties"}, ["targaryen"]),  # nobody takes one from Lannister
    ],
)
def test_denials_hold_after_a_betrayal_too(denied: dict[str, str], taken_from: list[str]) -> None:
    players: dict[str, Any] = {
        "lannister": {"fighter": "jaime", "hand": "h1"},
        "targaryen": {"fighter": "drogo", "side": "attacker"},
        "stark": {"fighter": "robb", "hand": "truce"},
    }
    for house, what in denied.items():
        players[house][what] = True
    t = sit("lannister targaryen stark", defender="stark", **players).clash("h1", "truce")
    t.to_the_next_turn()
    assert [t.houses[int(event["other"])] for event in t.told("hostage_taken")] == taken_from
