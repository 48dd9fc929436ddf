"""Scenarios of the rulebook's examples and of results, rewards and penalties (I7, I8, I10)."""

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import CARDS
from throneroom.games.iron_throne.resolution import penalty_of


def hostility_sum() -> Play:
    return sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 5, "hand": "h12 h1"},
        stark={"fighter": "robb", "robb": 2, "hand": "h10 h1"},
        baratheon={"fighter": "davos", "side": "defender"},
    )


@pytest.mark.rule(
    "IS1", "I8.1", "I8.3", "I10.2", "I10.5", "I10.10", "I6.9", "I3.6", "I3.7", "I3.8", "I7.12"
)
def test_the_higher_sum_wins() -> None:
    t = hostility_sum().clash("h12", "h10").until("choose_hostage_victim")
    assert t.result == "hostility"
    assert t.totals == (17, 16)
    assert t.influence("lannister", "stark") == 1
    assert t.influence("lannister", "lannister") == 4
    assert t.power("robb", "davos", "jaime") == [1, 2, 5]
    assert t.sheet("stark", "baratheon", "lannister") == [5, 6, 4]
    assert t.asked == ("choose_hostage_victim", "lannister")
    assert t.legal("lannister") == ["from stark", "from baratheon"]
    t.do("lannister", "from baratheon", "take_deck")
    assert len(t.hostages("lannister")) == 1
    assert t.hostages("lannister")[0].startswith("baratheon:")


@pytest.mark.rule("IS2", "I10.3", "I10.4", "IR20", "I8.3")
def test_the_same_with_lannister_as_defender() -> None:
    t = sit(
        "stark baratheon lannister",
        defender="lannister",
        lannister={"fighter": "jaime", "jaime": 5, "hand": "h12 h1"},
        stark={"fighter": "robb", "robb": 2, "hand": "h10 h1"},
        baratheon={"fighter": "davos", "side": "attacker"},
    )
    t.clash("h10", "h12").until("distribute_power", "lannister")
    assert t.totals == (16, 17)
    assert len(t.hand("lannister")) == 1 + 2
    assert t.refused("lannister", "stop") == "I10.4"  # the reward is compulsory
    t.do("lannister", "place jaime", "place tywin")  # split freely
    assert t.sheet("lannister") == 2
    assert t.power("jaime", "tywin") == [6, 5]
    assert t.spread("lannister", "stark", "baratheon") == [0, 0, 0]
    assert t.power("robb", "davos") == [1, 2]
    assert t.sheet("stark", "baratheon") == [5, 6]
    t.until("choose_hostage_victim", "lannister")
    assert t.legal("lannister") == ["from stark", "from baratheon"]


@pytest.mark.rule("IS5", "I3.2", "I3.3", "I15.1", "I10.2", "IR67")
def test_spreading_influence() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h10"},
        lannister={"fighter": "jaime", "hand": "h8"},
    )
    t.clash("h10", "h8")
    boards = t.view("tyrell")["players"]
    assert boards[0]["influence"] == [4, 0, 0]
    assert boards[1]["influence"] == [1, 5, 0]
    assert t.spread("stark") == 1
    assert [player["spread"] for player in boards] == [1, 0, 0]


@pytest.mark.rule("IS6", "I1.11", "I13.1", "I13.3", "I3.1", "I10.9")
def test_a_character_without_power_dies() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"leader": "robb", "fighter": "eddard", "eddard": 1, "hand": "h3"},
        lannister={"fighter": "jaime", "hand": "h8"},
    )
    t.clash("h3", "h8")
    assert t.power("eddard") == 0
    assert t.sheet("stark") == 5
    assert t.told("died") == [{"kind": "died", "character": "eddard"}]
    eddard = next(c for c in t.view("stark")["players"][0]["characters"] if c["id"] == "eddard")
    assert eddard == {"id": "eddard", "power": 0, "alive": False, "position": "home"}
    assert t.winners == []
    living = [c["id"] for c in t.view("stark")["players"][0]["characters"] if c["alive"]]
    assert living == ["catelyn", "arya", "bran"]


def tie() -> Play:
    return sit(
        "tyrell lannister targaryen",
        defender="lannister",
        tyrell={"fighter": "margaery", "hand": "h8"},
        lannister={"fighter": "tyrion", "tyrion": 5, "hand": "h7"},
    )


@pytest.mark.rule("IS7", "I8.4", "I3.13", "IR18", "I10.12")
def test_in_a_tie_both_sides_lose() -> None:
    t = tie().clash("h8", "h7")
    assert t.totals == (12, 12)
    assert t.power("margaery", "tyrion") == [2, 2]
    assert t.sheet("tyrell", "lannister") == [6, 7]
    assert t.spread("tyrell", "lannister") == [0, 0]
    t.to_the_next_turn()
    assert t.told("hostage_taken") == []
    assert [len(t.hand(house)) for house in ("tyrell", "lannister")] == [5, 5]  # refilled only


@pytest.mark.rule("IS7", "IR18", "I3.13")
def test_your_side_lost_is_true_for_both_in_a_tie() -> None:
    t = sit(
        "tyrell baratheon targaryen",
        defender="baratheon",
        tyrell={"fighter": "margaery", "hand": "h8"},
        baratheon={"leader": "selyse", "fighter": "stannis", "stannis": 5, "hand": "h7 shireen"},
    )
    t.clash("h8", "h7")
    assert t.is_asked("use_leader_ability", "baratheon", "after_resolution")
    other = sit(
        "baratheon tyrell targaryen",
        defender="tyrell",
        tyrell={"fighter": "margaery", "hand": "h8"},
        baratheon={"leader": "selyse", "fighter": "stannis", "stannis": 5, "hand": "h7"},
    )
    other.clash("h7", "h8")
    assert other.is_asked("use_leader_ability", "baratheon", "after_resolution")


@pytest.mark.rule("IS8", "I8.5", "I10.11", "I7.12", "I10.12", "IR21")
def test_betrayal_by_the_attacker() -> None:
    t = sit(
        "lannister targaryen stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h1"},
        targaryen={"fighter": "drogo", "side": "attacker"},
        stark={"fighter": "robb", "hand": "truce"},
        baratheon={"fighter": "stannis", "stannis": 6, "side": "defender"},
    )
    t.clash("h1", "truce")
    assert t.result == "betrayal"
    assert t.told("totals") == []  # no totals are counted
    assert t.influence("lannister", "stark") == 1
    assert t.influence("targaryen", "stark") == 1
    assert t.power("robb", "stannis", "jaime", "drogo") == [2, 3, 4, 4]
    assert t.sheet("stark", "baratheon") == [6, 7]
    t.until("choose_hostage_source", "stark").do("stark", "take_deck")
    assert t.hostages("stark")[0].startswith("lannister:")
    t.until("choose_hostage_source", "stark").do("stark", "take_deck")
    assert [c.split(":")[0] for c in t.hostages("stark")] == ["lannister", "targaryen"]
    t.to_the_next_turn()
    assert len(t.told("hostage_taken")) == 2
    assert t.hostages("lannister") == t.hostages("baratheon") == []


@pytest.mark.rule("IS9", "I7.6", "IR11", "I8.5", "I10.3", "I10.11", "I10.17")
def test_betrayal_by_the_defender_with_a_character_card() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "truce h3"},
        stark={"fighter": "robb", "hand": "arya h4"},
    )
    t.clash("truce", "arya")
    assert t.result == "betrayal"
    t.do("stark", "place robb", "place robb")
    assert len(t.hand("stark")) == 1 + 2
    assert t.sheet("stark") == 2
    assert t.power("jaime") == 2
    assert t.sheet("lannister") == 6
    t.until("choose_hostage_source", "lannister").do("lannister", "take_deck")
    assert t.hostages("lannister")[0].startswith("stark:")
    t.to_the_next_turn()
    assert t.told("card_played") == []
    assert "arya" in t.discard("stark")
    assert t.power("tywin", "cersei", "tyrion") == [4, 4, 4]  # no name was on the list


@pytest.mark.rule("IS10", "I7.5", "I7.6", "I8.1", "I8.6")
@pytest.mark.parametrize(("bran", "totals"), [(4, (5, 4)), (5, (5, 5))])
def test_two_character_cards(bran: int, totals: tuple[int, int]) -> None:
    t = sit(
        "tyrell stark lannister",
        defender="stark",
        tyrell={"fighter": "loras", "loras": 5, "sheet": 9, "hand": "mace"},
        stark={"fighter": "bran", "bran": bran, "hand": "robb"},
    )
    t.clash("mace", "robb")
    assert t.result == "hostility"
    assert t.totals == totals  # the sheets do not count
    if bran == 4:
        assert t.spread("tyrell") == 1
        t.until("choose_hostage_victim", "tyrell")
    else:
        assert t.spread("tyrell") == 0
        assert t.power("loras", "bran") == [2, 2]


@pytest.mark.rule("IS11", "I10.5", "I10.6", "I12.2", "I13.1")
@pytest.mark.parametrize(
    ("power", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (13, 6)]
)
def test_half_is_rounded_up(power: int, left: int) -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "robb": power, "hand": "h1"},
    )
    t.clash("h20", "h1")
    assert t.power("robb") == left
    assert t.sheet("stark") == 4 + power - left


def shared(tyrell_spread: int) -> Play:
    return sit(
        "stark baratheon tyrell lannister",
        defender="lannister",
        stark={"fighter": "robb", "spread": 4, "hand": "h10"},
        baratheon={"spread": 3},
        tyrell={"fighter": "loras", "side": "attacker", "spread": tyrell_spread},
        lannister={"fighter": "tywin", "spread": 2, "hand": "h8"},
    )


@pytest.mark.rule(
    "IS12", "I15.3", "I15.5", "I15.6", "I15.9", "I15.10", "I10.8", "IR44", "IR46", "I15.8"
)
def test_shared_victory() -> None:
    t = shared(4).clash("h10", "h8")
    assert t.totals == (18, 12)
    assert t.spread("stark", "tyrell", "baratheon", "lannister") == [5, 5, 3, 2]
    assert t.power("tywin") == 2
    assert t.winners == ["stark", "tyrell"]
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 3, 5, 2)
    assert t.told("hostage_taken") == []
    assert t.told("cleaned_up") == []
    assert CARDS.ids[t.table.encounter_card[0]] == "stark_hostility_10"  # still on the table


@pytest.mark.rule("IS13", "I15.5", "IR46")
def test_a_supporter_one_short() -> None:
    t = shared(3).clash("h10", "h8")
    assert t.spread("stark", "tyrell") == [5, 4]
    assert t.winners == ["stark"]


@pytest.mark.rule("IS14", "I13.9", "I15.4", "I15.5", "I15.7", "IR45", "IR47")
def test_four_deaths_and_the_dead_house_wins() -> None:
    t = sit(
        "targaryen lannister stark",
        defender="stark",
        targaryen={
            "leader": "drogo",
            "spread": 3,
            "daenerys": 0,
            "viserys": 0,
            "barristan": 0,
            "jorah": 1,
            "fighter": "jorah",
            "hand": "h3",
        },
        lannister={"spread": 2},
        stark={"fighter": "robb", "spread": 1, "hand": "h5"},
    )
    t.clash("h3", "h5")
    assert t.totals == (4, 9)
    assert len(t.hand("stark")) == 2
    t.do("stark", "place robb", "place robb")
    assert t.power("jorah", "robb") == [0, 6]
    assert t.winners == ["targaryen"]
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((3, 2, 1), "deaths")


@pytest.mark.rule("IS15", "I10.8", "I15.6", "I15.8", "IR44")
def test_influence_and_the_last_death_in_one_batch() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "spread": 2, "hand": "h6"},
        stark={
            "leader": "robb",
            "spread": 3,
            "eddard": 0,
            "catelyn": 0,
            "bran": 0,
            "arya": 1,
            "fighter": "arya",
            "hand": "h2",
        },
        tyrell={"spread": 1},
    )
    t.clash("h6", "h2")
    assert t.totals == (10, 3)
    assert t.spread("lannister", "stark", "tyrell") == [3, 3, 1]
    assert t.power("arya") == 0
    assert t.winners == ["lannister", "stark"]


@pytest.mark.rule("IS67", "I6.9", "I10.3", "I10.8", "I10.10")
def test_the_defenders_supporters_are_rewarded_alike() -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"fighter": "loras", "hand": "h8"},
        baratheon={"fighter": "davos", "side": "defender"},
    )
    t.clash("h1", "h8")
    assert len(t.hand("tyrell")) == 0 + 2
    assert len(t.hand("baratheon")) == 5 + 2
    assert t.asked == ("distribute_power", "tyrell")  # choices clockwise from the attacker
    t.do("tyrell", "place loras", "place renly")
    assert t.asked == ("distribute_power", "baratheon")
    t.do("baratheon", "place davos", "place davos")
    assert t.sheet("tyrell", "baratheon") == [2, 2]
    t.until("choose_hostage_victim", "tyrell")
    assert t.legal("tyrell") == ["from stark"]
    t.do("tyrell", "from stark", "take_deck").to_the_next_turn()
    assert len(t.told("hostage_taken")) == 1


@pytest.mark.rule("IS50", "I5.7", "I10.4", "I12.5", "I13.6", "IR6", "IR20")
def test_an_empty_sheet_gives_what_it_has() -> None:
    t = sit("stark tyrell baratheon", at="cards_drawn", defender="tyrell", tyrell={"sheet": 0})
    assert t.asked == ("move_power", "stark")
    t.do("stark", "character robb")
    assert t.asked == ("put_forward", "stark")  # Tyrell has nothing to move
    assert t.sheet("stark", "tyrell") == [3, 0]

    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"fighter": "loras", "sheet": 1, "hand": "h8"},
    )
    t.clash("h1", "h8").do("tyrell", "place olenna")
    assert t.sheet("tyrell") == 0
    assert t.power("olenna") == 5
    assert len(t.hand("tyrell")) == 2
    assert t.asked[0] == "choose_hostage_victim"


@pytest.mark.rule("IS53", "I10.18", "IR9", "I1.9", "I14.1")
def test_the_refill() -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "h1 h2 h3 h4 h5"},
        tyrell={"fighter": "loras", "hand": "h8 h1 h2 h3 h4 h5 h6 truce"},
        baratheon={"hand": "h1 h2 h3 h4 h5"},
    )
    before = t.deck("stark")
    t.clash("h2", "h1").until("choose_hostage_victim", "stark")
    assert [len(t.hand(house)) for house in t.houses] == [4, 7, 5]
    t.do("stark", "from tyrell", "take_deck").to_the_next_turn()
    assert t.told("drew") == [{"kind": "drew", "seat": "0", "n": 1}]
    assert t.hand("stark")[-1] == before[-1]
    assert [len(t.hand(house)) for house in t.houses] == [5, 7, 5]
    assert t.told("discarded") == []


@pytest.mark.rule("I8.7", "I8.8", "I10.7", "IR32", "I13.7", "I3.10")
def test_a_dead_fighter_counts_for_nothing_and_pays_nothing() -> None:
    t = sit(
        "baratheon targaryen stark",
        defender="targaryen",
        baratheon={"fighter": "melisandre", "hand": "melisandre h8"},
        targaryen={"fighter": "drogo", "drogo": 2, "hand": "h5"},
        stark={"fighter": "robb", "side": "defender"},
    )
    t.play("baratheon", "melisandre").do("baratheon", "target drogo")
    assert t.fighter("targaryen") == ""
    assert t.side("targaryen") == "defender"
    t.clash("h8", "h5")
    assert t.totals == (11, 9)  # 8 + 3 against 5 + Robb 4
    assert penalty_of(t.table, t.seat("targaryen")) == 0
    assert t.sheet("targaryen") == 4 + 2
    assert t.power("robb") == 2
    assert t.legal("baratheon") == ["from targaryen", "from stark"]  # still a participant


@pytest.mark.rule("I3.17", "I10.17", "I10.19", "I10.20", "I4.2")
def test_the_turn_goes_round_and_participation_leaves_nothing_behind() -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        stark={"fighter": "robb"},
        tyrell={"fighter": "loras"},
    )
    t.clash("h3", "h2").to_the_next_turn()
    assert (t.attacker, t.table.turn) == ("tyrell", 2)
    assert [t.fighter(house) for house in t.houses] == ["", "", ""]
    encounters = []
    for _ in range(4):
        encounters.append(t.attacker)
        t.to_the_next_turn()
    assert encounters == ["tyrell", "baratheon", "stark", "tyrell"]
    assert len(t.told("result")) == 5  # one encounter a turn


@pytest.mark.rule("I3.17")
def test_a_character_may_participate_in_every_turn_on_any_side() -> None:
    t = sit(
        "stark tyrell baratheon",
        events="stark_1 stark_2",
        at="turn",
        stark={"robb": 20},
        turn=1,
    )
    sides = []
    for _ in range(2):
        for _ in range(60):
            if t.is_asked("choose_encounter_card"):
                sides.append((t.fighter("stark"), t.side("stark")))
                break
            t.time_out()
        t.to_the_next_turn()
    assert sides == [("robb", "attacker"), ("robb", "defender")]


@pytest.mark.rule("I22.6", "I15.11", "IR59")
def test_the_turn_limit_ends_the_game_after_the_refill() -> None:
    t = sit(
        "stark tyrell baratheon",
        defender="tyrell",
        turn=7,
        options={"turn_limit": 7},
        stark={"fighter": "robb", "spread": 2},
        tyrell={"fighter": "loras", "leader": "mace", "spread": 2},
        baratheon={"spread": 1},
    )
    t.clash("h3", "h3").until()
    assert t.winners == ["stark", "tyrell"]
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("turn_limit", (2, 2, 1))
    assert len(t.hand("stark")) == 5  # refilled
    default = {option.name: option.default for option in GAME.options}
    assert default["turn_limit"] == 200
