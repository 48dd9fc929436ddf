"""T29: wildling attacks and all outcomes of the nine cards; T28: moves on the tracks."""

from typing import Any

import pytest
from tests.games.thrones.battlefield import HOUSES, Board, army

LOST = {"greyjoy": 1, "lannister": 1, "baratheon": 1, "tyrell": 1, "martell": 1}
WON = {"stark": 4, "greyjoy": 2, "lannister": 1, "baratheon": 1}


def attack(
    card: str, areas: dict[str, Any] | None = None, strength: int = 8, **table: Any
) -> Board:
    """An attack by a Wildlings Attack card, before the bids; without other card the deck's top."""
    return Board(
        areas or {},
        at="cards",
        round=2,
        cards=[None, None, "wildlings_attack"],
        wildling=strength,
        next_wildling=[card],
        **table,
    )


def bid(board: Board, bids: dict[str, int]) -> Board:
    for house in HOUSES:
        if house in board.awaited():
            board.play(house, f"bid {bids.get(house, 0)}")
    return board


@pytest.mark.rule("T29.2", "T29.3", "T29.4", "T29.5", "T29.6", "T29.7", "T29.8", "T29.21")
@pytest.mark.rule("TR29.13", "T29.1", "T29.9")
def test_an_attack_that_is_beaten() -> None:
    board = attack("silence_at_the_wall")
    assert board.refused("stark", "bid 6") == "T29.3"
    bid(board, WON)
    assert board.event("attack_result") == {
        "kind": "attack_result",
        "won": 1,
        "watch": 8,
        "strength": 8,
        "token": 0,
    }
    assert [board.power(house) for house in HOUSES] == [1, 3, 4, 4, 5, 5]
    assert board.event("wildling_card")["bidder"] == "stark"
    deck = board.state.view(None)["wildlings"]["deck"]
    assert deck == [None] * 8 + ["silence_at_the_wall"]
    assert board.state.view(None)["bids"] == {}


@pytest.mark.rule("T29.5", "T29.6", "T29.10", "T29.12", "TR29.1", "T9.5", "TS18")
def test_a_tie_for_the_lowest_bid() -> None:
    board = bid(attack("mammoth_riders", {"highgarden": army("tyrell", "ffff")}), {"greyjoy": 1})
    assert board.asked() == "name_bidder"
    assert board.awaited() == ["baratheon"]
    assert not board.happened("wildling_card")
    assert board.refused("baratheon", "name_bidder greyjoy") == "T29.12"
    board.play("baratheon", "name_bidder tyrell")
    assert board.event("wildling_card")["bidder"] == "tyrell"
    assert board.state.view(None)["wildlings"]["strength"] == 4


@pytest.mark.rule("TR29.2", "T29.12", "TS61")
def test_an_attack_of_strength_0() -> None:
    board = bid(attack("mammoth_riders", strength=0, hands={"martell": ["darkstar"]}), {})
    assert board.event("attack_result")["won"] == 1
    assert board.awaited() == ["baratheon"]
    board.play("baratheon", "name_bidder martell")
    assert board.asked() == "take_card_back"
    assert board.state.view(None)["wildlings"]["strength"] == 0


@pytest.mark.rule("T29.22", "T29.11", "TR29.5", "T28.1", "T28.2", "T3.12", "TS66")
def test_a_king_beyond_the_wall() -> None:
    board = bid(
        attack("a_king_beyond_the_wall", strength=12), dict.fromkeys(HOUSES, 1) | {"baratheon": 0}
    )
    assert board.track("iron_throne") == [
        *("lannister", "stark", "martell", "greyjoy", "tyrell", "baratheon")
    ]
    assert board.track("fiefdoms") == [
        *("greyjoy", "tyrell", "martell", "stark", "lannister", "baratheon")
    ]
    assert board.track("kings_court") == [
        *("lannister", "stark", "martell", "tyrell", "greyjoy", "baratheon")
    ]
    assert board.state.view(None)["tracks"]["throne"] == "lannister"
    assert board.awaited() == ["lannister"]
    assert board.refused("lannister", "track iron_throne") == "T29.22"
    board.play("lannister", "track fiefdoms")
    assert board.track("fiefdoms")[-2:] == ["baratheon", "lannister"]
    for house in ("stark", "martell", "greyjoy", "tyrell"):
        assert board.awaited() == [house]
        board.play(house, "track kings_court")
    assert board.asked() != "fall_on_track"
    won = bid(attack("a_king_beyond_the_wall"), WON)
    won.play("stark", "track fiefdoms")
    assert won.track("fiefdoms")[:2] == ["stark", "greyjoy"]
    assert won.state.view(None)["tracks"]["blade"]["house"] == "stark"


@pytest.mark.rule("T28.1", "T28.2", "TR28.2", "T28.3", "TS15")
def test_a_used_blade_changes_hands() -> None:
    won = bid(attack("a_king_beyond_the_wall", blade_used=True), WON)
    won.play("stark", "track fiefdoms")
    assert won.track("fiefdoms") == [
        *("stark", "greyjoy", "tyrell", "martell", "baratheon", "lannister")
    ]
    assert won.state.view(None)["tracks"]["blade"] == {"house": "stark", "used": True}


@pytest.mark.rule("T29.23", "TR29.11", "TR1.1", "TS65")
def test_crow_killers_without_enough_footmen() -> None:
    areas = {
        "highgarden": army("tyrell", "kff"),
        "oldtown": army("tyrell", "kff"),
        "the_reach": army("tyrell", "kff"),
        "dornish_marches": army("tyrell", "fff"),
        "winterfell": army("stark", "k"),
    }
    board = bid(attack("crow_killers", areas), dict.fromkeys(HOUSES, 1) | {"tyrell": 0})
    assert board.awaited() == ["tyrell"]
    assert board.refused("tyrell", "demote dornish_marches") == "T29.23"
    board.play("tyrell", "demote oldtown")
    assert board.units("oldtown") == "tyrell fff"
    assert board.units("highgarden") == "tyrell ff"
    assert board.units("the_reach") == "tyrell ff"
    assert board.units("winterfell") == "stark f"


@pytest.mark.rule("T29.23")
def test_crow_killers_others_and_reward() -> None:
    areas = {
        "winterfell": army("stark", "kk"),
        "white_harbor": army("stark", "k"),
        "pyke": army("greyjoy", "kk"),
    }
    board = bid(attack("crow_killers", areas), LOST | {"stark": 1, "martell": 0})
    board.play("stark", "demote white_harbor", "demote winterfell")
    assert board.units("white_harbor") == "stark f"
    assert board.units("winterfell") == "stark fk"
    assert board.units("pyke") == "greyjoy ff"
    footmen = {"winterfell": army("stark", "ff"), "karhold": army("stark", "f")}
    won = bid(attack("crow_killers", footmen), WON)
    won.play("stark", "promote karhold")
    assert won.refused("stark", "promote karhold") == "T29.23"
    won.play("stark", "done")
    assert won.units("karhold") == "stark k"
    twice = bid(attack("crow_killers", footmen), WON)
    twice.play("stark", "promote winterfell", "promote winterfell")
    assert twice.units("winterfell") == "stark kk"
    assert twice.asked() == "place_orders"


@pytest.mark.rule("T29.24", "T29.11", "TR29.3", "TR29.4", "T23.3", "T23.5", "T23.14", "TR24.2")
def test_mammoth_riders() -> None:
    areas = {
        "highgarden": army("stark", "f"),
        "white_harbor": army("stark", "f"),
        "port_of_white_harbor": army("stark", "s"),
        "winterfell": army("stark", "kk"),
        "pyke": army("greyjoy", "f"),
        "ironmans_bay": army("greyjoy", "ss"),
    }
    board = bid(attack("mammoth_riders", areas), LOST)
    assert board.awaited() == ["stark"]
    assert board.refused("stark", "destroy winterfell footman") == "TR29.3"
    board.play("stark", "destroy highgarden footman")
    assert board.control("highgarden") == "tyrell"
    board.play("stark", "destroy white_harbor footman")
    assert board.control("white_harbor") is None
    assert board.units("port_of_white_harbor") == ""
    board.play("stark", "destroy winterfell knight")
    assert board.units("winterfell") == "stark k"
    assert board.awaited() == ["greyjoy"]
    board.play("greyjoy", "destroy pyke footman", "destroy ironmans_bay ship")
    assert board.asked() == "place_orders"
    few = bid(attack("mammoth_riders", {"winterfell": army("stark", "fk")}), LOST)
    assert few.units("winterfell") == ""
    won = bid(attack("mammoth_riders", hands={"stark": ["robb_stark"]}), WON)
    refusal = won.refusal("stark", "card robb_stark")
    assert (refusal.rule, refusal.data) == ("T29.24", {"card": "robb_stark"})
    won.play("stark", "card eddard_stark")
    assert won.hand("stark") == ["eddard_stark", "robb_stark"]


@pytest.mark.rule("T29.25", "TR29.6", "TS63")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (["tywin_lannister", "ser_gregor_clegane", "ser_jaime_lannister"], {1, 2}),
        (["ser_jaime_lannister", "the_hound", "ser_kevan_lannister"], {2}),
        (["ser_jaime_lannister", "the_hound"], {0, 1}),
        (["the_hound"], {0}),
    ],
)
def test_massing_on_the_milkwater(hand: list[str], left: set[int]) -> None:
    hands = {"lannister": hand, "stark": ["robb_stark"]}
    bids = dict.fromkeys(HOUSES, 1) | {"lannister": 0}
    board = bid(attack("massing_on_the_milkwater", hands=hands), bids)
    assert board.hand("lannister") == [card for i, card in enumerate(hand) if i in left]
    assert board.awaited() == ["baratheon"]
    assert board.refused("baratheon", "card robb_stark") == "T29.25"
    board.play("baratheon", "card patchface")
    assert board.discards("baratheon") == ["patchface"]
    assert board.awaited() == ["martell"]  # Stark holds only one card
    won = bid(attack("massing_on_the_milkwater", hands={"stark": ["robb_stark"]}), WON)
    assert len(won.hand("stark")) == 7


@pytest.mark.rule("T29.26", "TR29.7", "TS62")
def test_preemptive_raid_won() -> None:
    board = attack("preemptive_raid", {"winterfell": army("stark", "ff")})
    board.state.table.wildling_deck[1:] = [3, *(c for c in range(9) if c not in (3, 5))]
    bid(board, WON)
    assert board.events[-1] == {"kind": "wildling_attack", "strength": 6}
    assert board.asked() == "bid_wildlings"
    assert "stark" not in board.awaited()
    assert board.state.view(None)["wildlings"]["strength"] == 0
    bid(board, {"greyjoy": 1, "lannister": 1, "baratheon": 1, "tyrell": 2, "martell": 0})
    assert board.event("wildling_card")["card"] == "mammoth_riders"
    assert board.event("attack_result")["token"] == 0
    assert board.units("winterfell") == "stark ff"


@pytest.mark.rule("T29.26", "TR29.8", "TR28.1", "T9.6", "T28.1")
def test_preemptive_raid_lost() -> None:
    areas = {"winterfell": army("stark", "ffk")}
    board = bid(attack("preemptive_raid", areas), LOST)
    board.play("stark", "lose_units", "destroy winterfell footman", "destroy winterfell knight")
    assert board.units("winterfell") == "stark f"
    board = bid(attack("preemptive_raid", areas), LOST)
    board.play("stark", "lose_influence")  # Stark is third, fourth and second
    assert board.track("kings_court") == [
        *("lannister", "martell", "baratheon", "stark", "tyrell", "greyjoy")
    ]
    tied = {
        "iron_throne": ["stark", "lannister", "baratheon", "martell", "greyjoy", "tyrell"],
        "fiefdoms": ["stark", "lannister", "baratheon", "martell", "greyjoy", "tyrell"],
    }
    board = bid(attack("preemptive_raid", areas, tracks=tied), LOST)
    board.play("stark", "lose_influence")
    assert board.asked() == "lower_track"
    assert board.awaited() == ["stark"]  # who holds the Iron Throne himself
    assert board.refused("stark", "track kings_court") == "TR29.8"
    board.play("stark", "track iron_throne")
    assert board.track("iron_throne")[:3] == ["lannister", "baratheon", "stark"]
    last = {
        name: ["lannister", "baratheon", "martell", "greyjoy", "tyrell", "stark"]
        for name in ("iron_throne", "fiefdoms", "kings_court")
    }
    board = bid(attack("preemptive_raid", areas, tracks=last), LOST)
    board.play("stark", "lose_influence")
    board.play("lannister", "track fiefdoms")
    assert board.track("fiefdoms")[-1] == "stark"


TS67 = {
    "harrenhal": army("lannister", "fff"),
    "lannisport": army("lannister", "ff"),
    "riverrun": army("lannister", "ff"),
    "stoney_sept": army("lannister", "ff"),
    "winterfell": army("stark", "ff"),
    "white_harbor": army("stark", "ff"),
}


@pytest.mark.rule("T29.27", "TR29.9", "TR6.1", "T6.7", "TS67")
def test_rattleshirts_raiders() -> None:
    supply = {"lannister": 3, "stark": 0, "greyjoy": 6}
    bids = dict.fromkeys(HOUSES, 1) | {"lannister": 0}
    board = bid(attack("rattleshirts_raiders", TS67, supply=supply), bids)
    seen = board.state.view(None)["houses"]
    assert (seen["lannister"]["supply"], seen["stark"]["supply"]) == (1, 0)
    assert seen["greyjoy"]["supply"] == 5
    assert board.awaited() == ["lannister"]
    start = board.state.copy()
    board.play("lannister", "destroy lannisport footman")
    assert board.asked() == "reduce_army"
    board.play("lannister", "destroy riverrun footman")
    assert board.asked() == "place_orders"
    board.state = start
    board.play("lannister", "destroy harrenhal footman", "destroy lannisport footman")
    # The army of three must now shrink to one unit, or its first loss was not needed.
    assert board.refused("lannister", "destroy riverrun footman") == "TR6.1"
    board.play("lannister", "destroy harrenhal footman")
    assert board.asked() == "place_orders"
    won = bid(attack("rattleshirts_raiders", supply={"stark": 6}), WON)
    assert won.house("stark")["supply"] == 6
    won = bid(attack("rattleshirts_raiders"), WON)
    assert won.house("stark")["supply"] == 2


@pytest.mark.rule("T29.28", "TR29.12", "TS64")
def test_skinchanger_scout() -> None:
    won = bid(attack("skinchanger_scout", power={"stark": 7}), {"stark": 5, "tyrell": 3})
    assert won.power("stark") == 7
    assert won.power("tyrell") == 2
    power = {"martell": 6, "tyrell": 2, "greyjoy": 5}
    lost = attack("skinchanger_scout", power=power, strength=12)
    bid(lost, dict.fromkeys(HOUSES, 1) | {"martell": 0})
    assert [lost.power(house) for house in ("martell", "tyrell", "greyjoy")] == [0, 0, 2]


@pytest.mark.rule("T29.29", "TR29.10", "TS68")
def test_the_horde_descends() -> None:
    areas = {
        "sunspear": army("martell", "f"),
        "port_of_sunspear": army("martell", "ss"),
        "yronwood": army("martell", "k"),
        "salt_shore": army("martell", "ff"),
        "winterfell": army("stark", "ff"),
    }
    bids = dict.fromkeys(HOUSES, 1) | {"martell": 0}
    board = bid(attack("the_horde_descends", areas), bids)
    board.play("martell", "destroy port_of_sunspear ship", "destroy yronwood knight")
    assert board.awaited() == ["stark"]
    board.play("stark", "destroy winterfell footman")
    assert board.asked() == "place_orders"
    areas["sunspear"] = army("martell", "ffk")
    board = bid(attack("the_horde_descends", areas), bids)
    refusal = board.refusal("martell", "destroy yronwood knight")
    assert (refusal.rule, refusal.data) == ("TR29.10", {"area": "yronwood"})
    board.play("martell", "destroy sunspear footman")
    assert board.refused("martell", "destroy salt_shore footman") == "TR29.10"
    board.play("martell", "destroy sunspear knight")
    assert board.units("sunspear") == "martell f"
    won = bid(attack("the_horde_descends", {"white_harbor": army("stark", "f")}), WON)
    won.play("stark", "recruit winterfell footman winterfell")
    assert won.refused("stark", "recruit white_harbor footman white_harbor") == "T7.4"
    won.play("stark", "recruit winterfell footman winterfell")
    assert won.units("winterfell") == "stark ff"
    assert won.asked() == "place_orders"
