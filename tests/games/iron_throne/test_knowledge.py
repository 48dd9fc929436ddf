"""Who knows where a card is, after each way in which it can move (I21.3, I21.5).

Seats in these positions: Stark 0, Lannister 1, Tyrell 2, Baratheon 3. `known` is a set of seats.
"""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, card, sit

from throneroom.games.iron_throne.content import CARDS, EVENTS_CARDS
from throneroom.kernel import FastChance

STARK, LANNISTER, TYRELL, BARATHEON = 0, 1, 2, 3
FOUR = "stark lannister tyrell baratheon"


def know(t: Play, name: str, *seats: int) -> None:
    t.table.known[CARDS.index[name]] = sum(1 << seat for seat in seats)


def knowing(t: Play, name: str) -> set[int]:
    """The seats that know where a card is, as their views tell it."""
    mask = t.table.known[CARDS.index[name]]
    found = {seat for seat in range(4) if mask >> seat & 1}
    for seat in range(4):
        shown = [
            held["card"] for player in t.state.view(seat)["players"] for held in player["hostages"]
        ]
        shown += [c for player in t.state.view(seat)["players"] for c in player["cards"]]
        assert (name in shown) == (seat in found), (name, seat)
    return found


def freeing(hostages: str) -> Play:
    return sit(FOUR, at="turn", stark={"hostages": hostages}).until("hostage_action", "stark")


@pytest.mark.rule("I11.10", "I21.3")
def test_a_freed_card_stays_known_to_whoever_could_follow_it() -> None:
    t = freeing("tyrell:h7 lannister:h7")
    know(t, "tyrell_hostility_7", STARK, BARATHEON)
    t.do("stark", "free tyrell:h7")
    assert "h7" in t.hand("tyrell")
    assert knowing(t, "tyrell_hostility_7") == {STARK, TYRELL, BARATHEON}
    assert knowing(t, "lannister_hostility_7") == {STARK}


@pytest.mark.rule("I11.10", "I21.3", "I21.5")
def test_of_several_like_backs_nobody_else_knows_which_was_freed() -> None:
    t = freeing("tyrell:h7 tyrell:h8 tyrell:h10 lannister:h7")
    know(t, "tyrell_hostility_7", STARK, BARATHEON)
    know(t, "tyrell_hostility_8", STARK, BARATHEON, LANNISTER)
    know(t, "tyrell_hostility_10", STARK, TYRELL)
    know(t, "lannister_hostility_7", STARK, BARATHEON)
    t.do("stark", "free tyrell:h7")
    # Its owner sees which card came back; the others cannot tell it from those that stayed.
    assert knowing(t, "tyrell_hostility_7") == {STARK, TYRELL}
    assert knowing(t, "tyrell_hostility_8") == {STARK}
    assert knowing(t, "tyrell_hostility_10") == {STARK, TYRELL}
    assert knowing(t, "lannister_hostility_7") == {STARK, BARATHEON}  # another back


@pytest.mark.rule("I11.10", "IR30")
def test_whoever_frees_a_card_alone_knows_the_card_drawn_for_it() -> None:
    t = freeing("tyrell:h7")
    top = t.deck("stark")[-1]
    t.do("stark", "free tyrell:h7")
    assert knowing(t, card("stark", top)) == {STARK}


def taking(**more: dict[str, Any]) -> Play:
    """Stark has beaten Lannister and takes a hostage from it."""
    t = sit(
        FOUR,
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        lannister={
            "fighter": "jaime",
            "hand": "h1 h5 h6",
            "top": "h12",
            **more.get("lannister", {}),
        },
        tyrell=more.get("tyrell", {}),
    ).clash("h20", "h1")
    return t.do("stark", "from lannister")


@pytest.mark.rule("I11.2", "I21.3")
def test_a_card_from_the_deck_is_known_to_its_taker_alone() -> None:
    t = taking().do("stark", "take_deck")
    assert t.hostages("stark") == ["lannister:h12"]
    assert knowing(t, "lannister_hostility_12") == {STARK}
    assert t.told("hostage_taken", "stark")[-1]["card"] == "lannister_hostility_12"
    assert "card" not in t.told("hostage_taken", "lannister")[-1]


@pytest.mark.rule("I11.2", "I21.3", "I21.5")
def test_a_card_from_the_hand_is_known_to_both_and_makes_the_hand_uncertain() -> None:
    t = taking()
    for name in ("lannister_hostility_5", "lannister_hostility_6"):
        know(t, name, LANNISTER, BARATHEON)
    t.do("stark", "take_hand")
    (taken,) = t.hostages("stark")
    left = {"lannister:h5": "lannister_hostility_6", "lannister:h6": "lannister_hostility_5"}[taken]
    assert knowing(t, card("lannister", taken)) == {STARK, LANNISTER}
    assert knowing(t, left) == {LANNISTER}
    assert t.told("hostage_taken", "lannister")[-1]["card"] == card("lannister", taken)
    assert "card" not in t.told("hostage_taken", "baratheon")[-1]


@pytest.mark.rule("I11.4", "I11.5", "I21.3", "IR22")
def test_a_held_hostage_can_be_followed_if_it_is_the_only_one_of_its_house() -> None:
    held = {"hostages": "tyrell:h7 baratheon:h7"}
    t = taking(lannister=held)
    know(t, "tyrell_hostility_7", LANNISTER, TYRELL)
    t.do("stark", "take_held tyrell")
    assert knowing(t, "tyrell_hostility_7") == {STARK, LANNISTER, TYRELL}
    assert knowing(t, "baratheon_hostility_7") == {LANNISTER}


@pytest.mark.rule("I11.4", "I21.3", "IR22")
def test_of_several_held_hostages_of_a_house_only_two_know_which_was_taken() -> None:
    t = taking(lannister={"hostages": "tyrell:h7 tyrell:h8 baratheon:h7"})
    for name in ("tyrell_hostility_7", "tyrell_hostility_8", "baratheon_hostility_7"):
        know(t, name, LANNISTER, TYRELL)
    t.do("stark", "take_held tyrell")
    (taken,) = t.hostages("stark")
    left = "tyrell_hostility_8" if taken == "tyrell:h7" else "tyrell_hostility_7"
    assert knowing(t, card("tyrell", taken)) == {STARK, LANNISTER}
    assert knowing(t, left) == {LANNISTER}
    assert knowing(t, "baratheon_hostility_7") == {LANNISTER, TYRELL}


@pytest.mark.rule("I11.6", "IR23", "I21.3")
def test_an_own_card_that_comes_home_is_in_the_hand() -> None:
    t = taking(lannister={"hostages": "stark:h7"})
    know(t, "stark_hostility_7", LANNISTER, BARATHEON)
    t.do("stark", "take_held stark")
    assert (t.hostages("stark"), "h7" in t.hand("stark")) == ([], True)
    assert knowing(t, "stark_hostility_7") == {STARK, LANNISTER, BARATHEON}


@pytest.mark.rule("I21.5", "I14.1")
def test_cards_that_are_played_shown_or_shuffled_are_nobodys_secret() -> None:
    t = sit(
        FOUR,
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8 robb", "deck": 2},
        lannister={"fighter": "jaime", "hand": "h5"},
    )
    know(t, "stark_robb_1", STARK, BARATHEON)
    t.clash("h8", "h5").do("stark", "from lannister", "take_deck")
    assert t.table.known[CARDS.index["stark_hostility_8"]] == 0
    t.play("stark", "robb")
    assert t.table.known[CARDS.index["stark_robb_1"]] == 0
    assert all(t.table.known[CARDS.index[card("stark", c)]] == 0 for c in t.deck("stark"))


@pytest.mark.rule("I21.5", "IR66")
def test_a_card_that_returns_to_the_hand_is_known_to_everybody() -> None:
    t = sit(
        "tyrell stark lannister baratheon",
        defender="stark",
        tyrell={"leader": "loras", "fighter": "renly", "hand": "h20 loras"},
        stark={"fighter": "robb", "hand": "h1"},
    ).clash("h20", "h1")
    t.do("tyrell", "from stark", "take_deck").play("tyrell", "loras")
    assert knowing(t, "tyrell_hostility_20") == {0, 1, 2, 3}


@pytest.mark.rule("I21.4", "I21.5", "IR65")
def test_who_knows_the_event_deck() -> None:
    t = sit(
        "baratheon stark tyrell lannister",
        at="preparation",
        events="stark_1 tyrell_2 lannister_3 stark_2",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")
    t.do("baratheon", "arrange tyrell_2 lannister_3 stark_1")
    known = {EVENTS_CARDS.ids[i]: mask for i, mask in enumerate(t.table.event_known) if mask}
    assert known == {"lannister_3": 1, "stark_1": 1}  # the first is drawn already
    assert [EVENTS_CARDS.ids[e] for e in t.table.event_deck] == [
        "stark_1",
        "lannister_3",
        "stark_2",
    ]


@pytest.mark.rule("I21.5")
def test_nobody_knows_which_own_card_somebody_else_has_seen() -> None:
    """Lannister has seen one of Stark's five cards. To Stark and Tyrell it may be any of them."""
    t = sit(FOUR, at="turn", stark={"hand": "h1 h2 h3 h4 h5"})
    know(t, "stark_hostility_2", STARK, LANNISTER)
    hand = {card("stark", name) for name in ("h1", "h2", "h3", "h4", "h5")}
    for seat in (STARK, TYRELL):
        worlds = [GAME.imagine(t.table, seat, FastChance(seed)) for seed in range(60)]
        seen = [[c for c in w.hand[STARK] if w.known[c] >> LANNISTER & 1] for w in worlds]
        assert all(len(cards) == 1 for cards in seen)
        found = {CARDS.ids[cards[0]] for cards in seen}
        assert found == hand if seat == STARK else len(found) > 10
    # Lannister itself knows the one it has seen.
    for seed in range(10):
        world = GAME.imagine(t.table, LANNISTER, FastChance(seed))
        mine = [c for c in world.hand[STARK] if world.known[c] >> LANNISTER & 1]
        assert [CARDS.ids[c] for c in mine] == ["stark_hostility_2"]
