"""What looking at hands, putting cards aside and searching decks tell others (F34.12)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    SWORDS,
    asked,
    at_distance,
    clash,
    hand,
    listed,
    ncu,
    play,
    unit,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.factions.targaryens import MOTHER, PIKEMEN, QUEEN

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire import known as found
from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.imagine import imagine
from throneroom.games.ice_and_fire.known import known_to
from throneroom.kernel import FastChance, State

PYAT = "targaryen_pyat_pree_warlock_of_qarth"
MISSANDEI = "targaryen_missandei_scribe"
MALLISTER = "nightswatch_ser_denys_mallister_shadow_tower_commander_commander"
BROTHERS = "nightswatch_sworn_brothers"
RAMSAY = {"with": ["bolton_ramsay_snow_spiteful_heir_commander"]}
WALDA = "bolton_walda_frey_fat_walda"
TURNCLOAK = "freefolk_jon_snow_turncloak_crow"
HELD = ["40401", "40402", "40403"]


def looked_at() -> State:
    """Three players: the first has seen the hand of the second, who has discarded a card of it."""
    table: dict[str, Any] = {"ncus": {"an1": ncu(PYAT)}, "hand": [[], HELD, []]}
    deck: list[list[str]] = [[], ["40404", "40405", "40406", "40407"], []]
    state = at_distance(20, seats=3, c1=unit(SWORDS, 40, 5, 90), at="turn", deck=deck, **table)
    use = "use_ncu ncu_30703_house_of_the_undying an1"
    reach(state, "activate_ncu an1", "claim wealth", use)
    return state


# Who has seen a hand


@pytest.mark.rule("F34.12", "F33.10")
@pytest.mark.text("ncu_30703_house_of_the_undying", "40831", "interrogate")
def test_a_hand_that_one_opponent_has_seen_is_hidden_from_the_other() -> None:
    state = looked_at()
    held = hand(state, 1)
    assert sorted(state.view(0)["known"][1]) == sorted(held)
    assert sorted(state.view(1)["known"][1]) == sorted(held)  # it knows what they know
    assert state.view(2)["known"][1] == []
    settle(state)
    imagined = [state.imagine(2, FastChance(seed)).table.hand[1] for seed in range(20)]
    assert len(set(map(tuple, map(sorted, imagined)))) > 1
    true = sorted(state.table.hand[1])
    for seed in range(5):
        assert sorted(state.imagine(0, FastChance(seed)).table.hand[1]) == true


@pytest.mark.rule("F34.12", "F33.10")
@pytest.mark.text("ncu_30703_house_of_the_undying")
def test_a_position_keeps_who_has_seen_what() -> None:
    state = looked_at()
    again = GAME.from_position(state.to_position())
    assert [again.view(seat)["known"] for seat in range(3)] == [
        state.view(seat)["known"] for seat in range(3)
    ]
    assert again.to_position() == state.to_position()


@pytest.mark.rule("F34.12", "F33.10", "F16.8")
@pytest.mark.text("ncu_30703_house_of_the_undying")
def test_what_leaves_a_hand_that_was_seen_is_known_no_more() -> None:
    """A card that goes is forgotten by all, and by the looker no more than one of two alike."""
    state = looked_at()
    t = state.table
    first = t.hand[1][0]
    found.show_to(t, 1, 2)
    both = known_to(t, 1, 0), known_to(t, 1, 2)
    assert [sorted(one) for one in both] == [sorted(t.hand[1])] * 2
    found.forget(t, 1, first)
    left = sorted(t.hand[1][1:])
    assert [sorted(known_to(t, 1, side)) for side in (0, 2)] == [left, left]


# What was put aside


@pytest.mark.rule("F34.12", "F38.6")
@pytest.mark.text("ncu_30711_wisdom_beyond_her_years")
def test_what_lies_face_down_may_as_well_be_in_hand() -> None:
    """To the others it may be any card of the Commander's, and this one in the hand instead."""
    table: dict[str, Any] = {"hand": "40702 40703 40728", "deck": "40701 40729"}
    state = at_distance(20, PIKEMEN, at="deploy", ncus={"an1": ncu(MISSANDEI)}, **table)
    play(state, "first 0", "choose_card 40729")
    worlds = [imagine(state.table, 1, FastChance(seed)) for seed in range(60)]
    aside = {TACTICS_CARDS.ids[world.lasting[0].card] for world in worlds}
    held = {TACTICS_CARDS.ids[card] for world in worlds for card in world.hand[0]}
    assert (aside, held) == ({"40728", "40729"}, {"40701", "40702", "40703", "40728", "40729"})
    for world in worlds:
        cards = (*world.hand[0], *world.deck[0], world.lasting[0].card)
        names = sorted(TACTICS_CARDS.ids[card] for card in cards)
        assert names == ["40701", "40702", "40703", "40728", "40729"]


# Who is asked


def deployed(held: str, deck: str) -> State:
    """b has an attachment that may take a card from the deck when all units are placed."""
    table: dict[str, Any] = {"hand": [[], held.split()], "deck": [[], deck.split()]}
    trackers = {"with": [MALLISTER]}
    return at_distance(20, SWORDS, BROTHERS, b_more=trackers, at="deploy", **table)


@pytest.mark.rule("F34.12", "F16.11", "F14.13")
@pytest.mark.text("dutiful_commander")
@pytest.mark.parametrize("held", ["40534 40534 40501", "40534 40502 40501"])
def test_being_asked_does_not_tell_what_is_left_in_the_deck(held: str) -> None:
    """With both cards in hand Ser Denys may look for one all the same."""
    deck = Counter(["40534", "40534", "40501", "40502", "40503"]) - Counter(held.split())
    state = deployed(held, " ".join(deck.elements()))
    play(state, "first 0")
    use = "use dutiful_commander b1"
    assert (asked(state), use in listed(state)) == (("react", 1), True)
    play(state, use)
    assert (listed(state)[:1] == ["choose_card 40534"]) == (held.count("40534") == 1)


@pytest.mark.rule("F34.12", "F16.11")
@pytest.mark.text("the_rightful_queen", "mother_of_dragons")
@pytest.mark.text("ncu_31001_frey_ambition", "ncu_30308_southern_discipline")
@pytest.mark.parametrize(
    ("number", "use", "more", "owner"),
    [
        ("40732", "use the_rightful_queen a1", QUEEN, SANSA),
        ("40728", "use mother_of_dragons a1", MOTHER, SANSA),
        ("41008", "use_ncu ncu_31001_frey_ambition an1", RAMSAY, WALDA),
        ("40301", "use_ncu ncu_30308_southern_discipline an1", {}, TURNCLOAK),
    ],
)
@pytest.mark.parametrize("in_deck", [True, False])
def test_a_search_is_offered_whether_there_is_anything_to_be_found(
    number: str, use: str, more: dict[str, Any], owner: str, in_deck: bool
) -> None:
    held, first = ("40701", number) if in_deck else (number, "40701")
    state = at_distance(
        20,
        PIKEMEN,
        a_more=more,
        at="clean_up" if owner == TURNCLOAK else "turn",
        ncus={"an1": ncu(owner)},
        hand=held,
        deck=f"{first} 40702 40703 40704",
    )
    if owner == TURNCLOAK:
        play(state, "keep")
    elif more != MOTHER:
        reach(state, "activate_ncu an1", "claim tactics" if owner == WALDA else "claim crown")
    assert offered(state, use)
    play(state, use)
    settle(state)
    assert (number in hand(state)) == (not in_deck or asked(state)[0] != "name_target")


# What was looked through


DECK = ["40702", "40703", "40704", "40705", "40706", "40707"]


@pytest.mark.rule("F16.11")
@pytest.mark.text("mother_of_dragons", "ncu_31001_frey_ambition", "order_trophy_collecting")
@pytest.mark.text("the_rightful_queen")
@pytest.mark.parametrize(
    ("use", "more", "table"),
    [
        ("use mother_of_dragons a1", MOTHER, {"discard": "40728"}),
        ("use_ncu ncu_31001_frey_ambition an1", RAMSAY, {"discard": "41008"}),
        ("use_ncu ncu_31001_frey_ambition an1", RAMSAY, {"discard": ""}),
        ("use the_rightful_queen a1", QUEEN, {"discard": "40732"}),  # she looks in the deck alone
    ],
)
def test_a_deck_that_was_looked_through_is_shuffled(
    use: str, more: dict[str, Any], table: dict[str, Any]
) -> None:
    """Wherever the card is from that was found, and also if none was."""
    state = at_distance(
        20,
        PIKEMEN,
        a_more=more,
        at="turn",
        ncus={"an1": ncu(WALDA if more == RAMSAY else SANSA)},
        hand="40701",
        deck=" ".join(DECK),
        **table,
    )
    if more != MOTHER:
        reach(state, "activate_ncu an1", "claim tactics" if more == RAMSAY else "claim crown")
    reach(state, use)
    if table["discard"] and more != QUEEN:
        assert listed(state) == [f"choose_card {table['discard']}"]
        play(state, *listed(state))
        assert hand(state) == ["40701", table["discard"]]
    settle(state)
    deck = [TACTICS_CARDS.ids[card] for card in state.table.deck[0]]
    assert (sorted(deck), deck == DECK) == (DECK, False)


@pytest.mark.rule("F16.11")
@pytest.mark.text("order_trophy_collecting", "40314", "40316")
def test_a_deck_is_shuffled_when_a_trophy_was_in_the_discard_pile() -> None:
    lord = {"with": ["freefolk_rattleshirt_the_lord_of_bones_commander"]}
    table: dict[str, Any] = {"hand": "40314", "deck": " ".join(DECK), "discard": "40316"}
    raiders = unit("freefolk_free_folk_raiders", 30, 10, 90, **lord)
    state = clash("freefolk_free_folk_raiders", SWORDS, a2=raiders, b_more={"wounds": 9}, **table)
    dice = (4, 1, 1, 1, 1, 1, 1, 6, 6, 1)
    reach(state, "strike b1", "stay", "play 40314 1", dice=dice)
    reach(state, "choose a1", "use order_trophy_collecting a2")
    settle(state)
    deck = [TACTICS_CARDS.ids[card] for card in state.table.deck[0]]
    assert (sorted(deck), deck == DECK) == (DECK, False)
