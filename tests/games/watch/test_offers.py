"""Offers that do not hold up the turn, and questions whose skipping would tell something."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.watch.helpers import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    allowed,
    hand,
    kinds,
    listed,
    play,
    position,
    refused,
)

from throneroom.games.watch import GAME
from throneroom.kernel import FastChance, Match, State
from throneroom.server.play import _forced


def played_unasked(state: State) -> bool:
    """Whether an answer would be given for somebody, at a keyboard or at a table online."""
    match = Match.start(GAME, state.table.seats)
    match.state = state
    people: Any = SimpleNamespace(seats=[SimpleNamespace(kind="person")] * state.table.seats)
    return match.forced() is not None or _forced(people, state) is not None


@pytest.mark.rule("W25.2", "W25.3", "W5.2")
def test_whoever_can_only_roll_is_asked_all_the_same() -> None:
    """To roll at once would tell the others that a hidden card is a Victory Point."""
    for card in ("victory_point", "ranger_patrol"):
        assert not played_unasked(position(red={"cards": {card: 1}}))


@pytest.mark.rule("W9.4", "W25.1", "WR46")
def test_a_turn_does_not_end_by_itself_while_offers_may_be_made() -> None:
    s = position(rolled=True, red={"hand": {"wool": 1}})
    play(s, "offer wool for ore", "refuse", "refuse", "refuse")
    assert not played_unasked(s)
    play(s, "offer_to blue wool for ore")
    assert s.to_move() == (BLUE,)


@pytest.mark.rule("W9.9", "W25.1", "WR46")
@pytest.mark.parametrize("ore", [0, 1])
def test_a_counter_offer_asks_for_a_card_without_learning_of_it(ore: int) -> None:
    s = position(
        rolled=True,
        red={"hand": {"wool": 1, "ore": ore, "grain": 1 - ore}},
        blue={"hand": {"lumber": 1}},
    )
    play(s, "offer_to blue wool for brick", "counter lumber for ore")
    assert s.to_move() == (RED,)
    assert not played_unasked(s)
    assert allowed(s, "deal blue") == bool(ore)


@pytest.mark.rule("W25.7", "W25.9")
def test_the_only_card_to_keep_or_to_give_back_is_asked_for() -> None:
    s = position(
        rolled=True,
        deck=["ranger_patrol"] * 3,
        red={"hero": "melisandre", "hand": {"wool": 1, "grain": 1, "brick": 1}},
    )
    play(s, "melisandre ore brick")
    assert not played_unasked(s)
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2}},
        blue={"hand": {"ore": 1}},
    )
    play(s, "jeor_mormont ore blue")
    assert listed(s, "give_back") == ["wool"]
    assert not played_unasked(s)


@pytest.mark.rule("WR46", "W9.4", "W9.10")
def test_an_open_offer_does_not_hold_up_the_turn() -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}}, blue={"hand": {"wool": 1}})
    play(s, "offer ore for wool")
    assert s.to_move() == (BLUE, YELLOW, BLACK)
    decision = s.decision(RED)
    assert decision is not None
    assert decision.may_take_back
    s.play_text(RED, "take_back")
    assert s.to_move() == (BLUE, YELLOW, BLACK, RED)
    assert [GAME.write(action) for action in s.legal(RED)] == ["no_deal"]
    assert s.timeout_action(RED) == ("no_deal",)
    assert refused(s, "deal blue", RED) == "W9.5"
    assert refused(s, "deal red", RED) == "W9.5"
    assert refused(s, "accept", RED) == "W9.5"
    assert refused(s, "counter ore for wool", RED) == "W9.5"
    assert refused(s, "no_deal", BLUE) == "W9.5"
    assert refused(s, "deal red", BLUE) == "W9.5"
    s.play_text(RED, "no_deal")
    assert (s.table.flow.kind, s.to_move(), s.table.offer) == ("act", (RED,), ())
    play(s, "end_turn")
    assert s.to_move() == (BLUE,)


@pytest.mark.rule("WR46", "W9.5", "W9.10")
def test_a_deal_need_not_wait_for_those_who_still_think() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 1}},
        blue={"hand": {"wool": 1}},
        yellow={"hand": {"wool": 1}},
    )
    play(s, "offer ore for wool")
    s.play_text(YELLOW, "accept")
    s.play_text(RED, "take_back")
    assert [GAME.write(action) for action in s.legal(RED)] == ["no_deal", "deal yellow"]
    assert kinds(s.play_text(RED, "deal yellow")) == ["dealt"]
    assert (hand(s, RED), hand(s, YELLOW)) == ({"wool": 1}, {"ore": 1})
    assert (s.table.flow.kind, s.to_move(), s.table.offer) == ("act", (RED,), ())


@pytest.mark.rule("W9.10", "WR46")
def test_whoever_thinks_again_has_not_agreed() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 1}},
        blue={"hand": {"wool": 1}},
        yellow={"hand": {"wool": 1}},
    )
    play(s, "offer ore for wool")
    s.play_text(BLUE, "accept")
    assert s.view(None)["offer"]["answers"][BLUE] == {"answer": "accepted"}
    s.play_text(BLUE, "take_back")
    assert s.view(None)["offer"]["answers"][BLUE] is None
    s.play_text(RED, "take_back")
    assert refused(s, "deal blue", RED) == "W9.5"
    s.play_text(BLUE, "refuse")
    s.play_text(YELLOW, "refuse")
    s.play_text(BLACK, "refuse")
    assert s.to_move() == (RED,)
    assert listed(s, "deal") == []
    play(s, "no_deal")
    assert s.table.flow.kind == "act"


@pytest.mark.rule("W9.10")
def test_when_all_have_refused_the_turn_goes_on() -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}})
    play(s, "offer ore for wool", "refuse", "refuse", "refuse")
    assert (s.table.flow.kind, s.to_move(), s.table.offer) == ("act", (RED,), ())


@pytest.mark.rule("W9.9", "W25.1")
def test_what_is_offered_is_known_to_be_there() -> None:
    s = position(
        rolled=True,
        red={"hand": {"ore": 2, "lumber": 1}},
        blue={"hand": {"wool": 2}},
        yellow={"hand": {"brick": 9}},
    )
    play(s, "offer ore ore for wool")
    for seed in range(20):
        assert hand(s.imagine(BLUE, FastChance(seed)), RED)["ore"] == 2


@pytest.mark.rule("W24.3", "W25.3")
def test_a_roller_may_have_the_points_before_the_roll_is_resolved() -> None:
    """Ten points win when the wildlings have moved; until then the others can imagine them."""
    points = {"settlements": ["v01", "v03", "v10"], "keeps": ["v12", "v14", "v23"]}
    s = position(
        red={**points, "cards": {"victory_point": 1}}, deck=["ranger_patrol"], dice=(3, 4, 12)
    )
    play(s, "roll")
    assert s.table.flow.kind == "move_tormund"
    drawn = {s.imagine(BLUE, FastChance(seed)).table.cards[4] for seed in range(30)}
    assert drawn == {0, 1}


@pytest.mark.rule("W18.1", "W18.2")
def test_jeor_mormont_asks_in_the_order_in_which_he_names() -> None:
    s = position(
        rolled=True,
        red={"hero": "jeor_mormont", "hand": {"wool": 2}},
        blue={"hand": {"ore": 1}},
        yellow={"hand": {"ore": 1}},
    )
    events = play(s, "jeor_mormont ore yellow blue", "give_back wool", "give_back wool")
    others = [(event.kind, event.params[1]) for event in events if len(event.params) > 2][1:]
    assert others == [
        ("demanded", YELLOW),
        ("demanded", BLUE),
        ("gave_back", YELLOW),
        ("gave_back", BLUE),
    ]
