"""Offers between players: to whom they go, how they are answered, and that none holds up a turn."""

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
from throneroom.kernel import FastChance, Illegal, State
from throneroom.text import LANGUAGES, Translator


@pytest.mark.rule("W9.4", "W25.1", "WR46")
def test_a_turn_does_not_end_by_itself_while_offers_may_be_made() -> None:
    s = position(rolled=True, red={"hand": {"wool": 1}})
    play(s, "offer wool for ore", "refuse", "refuse", "refuse")
    assert s.forced() is None
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
    assert s.forced() is None
    assert allowed(s, "deal blue") == bool(ore)


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


OTHER_ACTIONS = ["end_turn", "roll", "road e15", "buy", "offer ore for brick", "trade ore wool"]


@pytest.mark.rule("W9.18", "WR46")
@pytest.mark.parametrize("text", OTHER_ACTIONS)
def test_with_an_open_offer_nothing_else_is_done_before_it_is_taken_back(text: str) -> None:
    s = position(
        rolled=True,
        red={"settlements": ["v10"], "hand": {"ore": 3, "lumber": 1, "brick": 1}},
        blue={"hand": {"wool": 1}},
    )
    play(s, "offer ore for wool")
    assert offer_is_open(s, text)  # the others think
    s.play_text(RED, "take_back")
    assert offer_is_open(s, text)  # and Red may give up
    play(s, "accept", "refuse", "refuse")
    s.play_text(RED, "no_deal")
    assert s.table.flow.kind == "act"
    play(s, "offer ore for wool", "accept", "refuse", "refuse")
    assert s.table.flow.kind == "settle_offer"
    assert offer_is_open(s, text)  # or may choose a deal


def offer_is_open(state: State, text: str) -> bool:
    """Whether Red is told of the open offer, with the rule and in every language."""
    with pytest.raises(Illegal) as refusal:
        state.check(RED, GAME.read(text))
    told = [Translator(language, GAME).refusal(refusal.value) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    return (refusal.value.rule, refusal.value.key) == ("W9.18", "watch-offer-open")


@pytest.mark.rule("W9.18", "W9.3")
def test_the_others_are_not_told_that_the_offer_is_theirs() -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}}, blue={"hand": {"wool": 1}})
    play(s, "offer_to blue ore for wool")
    assert refused(s, "end_turn", BLUE) == "K3"
    assert refused(s, "accept", YELLOW) == "K2"
    s.play_text(BLUE, "accept")
    assert refused(s, "accept", BLUE) == "K2"


@pytest.mark.rule("W9.5", "W25.8")
@pytest.mark.parametrize(
    ("text", "everybody", "seats", "english", "polish", "bulgarian"),
    [
        (
            "offer ore for wool",
            1,
            ["1", "2", "3"],
            "Red offers everybody ore for wool.",
            "Czerwony oferuje wszystkim: ruda; chce: wełna.",
            "Червен предлага на всички руда срещу вълна.",
        ),
        (
            "offer_to blue ore for wool",
            0,
            ["1"],
            "Red offers ore for wool (to Blue).",
            "Czerwony oferuje: ruda; chce: wełna (tylko: Niebieski).",
            "Червен предлага руда срещу вълна (само за: Син).",
        ),
    ],
)
def test_an_offer_says_to_whom_it_goes(
    text: str, everybody: int, seats: list[str], english: str, polish: str, bulgarian: str
) -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}})
    (event,) = play(s, text)
    told = GAME.describe(event, None)
    assert told == {
        "kind": "offered",
        "seat": "0",
        "give": ["ore"],
        "get": ["wool"],
        "everybody": everybody,
        "to": seats,
    }
    said = [Translator(lang, GAME).event(told, GAME.seat_names(s.table)) for lang in LANGUAGES]
    assert said == [english, polish, bulgarian]


@pytest.mark.rule("W9.5", "W7.3", "W14.15", "W17.8", "W18.2", "W18.11", "W4.11")
def test_a_question_tells_what_it_is_about() -> None:
    def context(s: State, seat: int) -> dict[str, Any]:
        decision = s.decision(seat)
        assert decision is not None
        return decision.context

    s = position(rolled=True, red={"hand": {"ore": 2}})
    play(s, "offer ore ore for wool")
    offer = {"seat": RED, "ready": 0, "give": ["ore", "ore"], "get": ["wool"]}
    assert context(s, BLUE) == {**offer, "own": 0}
    s.play_text(RED, "take_back")
    assert context(s, RED) == {**offer, "own": 1, "sole": "no_deal"}
    s = position(dice=(3, 4, 12), black={"hand": {"ore": 6, "wool": 3}})
    play(s, "roll")
    assert (context(s, BLACK), listed(s, "discard")) == ({"count": 4}, ["wool", "ore"])
    play(s, "discard wool")
    assert context(s, BLACK) == {"count": 3}
    s = position(rolled=True, red={"cards": {"road_building": 1}, "settlements": ["v10"]})
    play(s, "road_building")
    assert context(s, RED) == {"count": 2}
    play(s, "road e15")
    assert context(s, RED) == {"count": 1}
    jeor = {"hero": "jeor_mormont", "hand": {"wool": 2}}
    s = position(rolled=True, red=jeor, black={"hand": {"ore": 1}})
    play(s, "jeor_mormont ore black")
    assert context(s, RED) == {"other": BLACK}
    play(s, "give_back wool")
    assert context(s, RED) == {"hero": "jeor_mormont"}
    s = position(rolled=True, red={"hero": "mance_rayder"}, blue={"settlements": ["v10"]})
    play(s, "mance_rayder blue")
    assert context(s, RED) == {"other": BLUE}
    s = position(at="placement")
    assert context(s, RED) == {"round": 1}
    s = GAME.start(3, {"first_player": "1"}, seed=1)
    rounds = []
    while s.table.flow.kind != "place_guard":
        seat = s.to_move()[0]
        if s.table.flow.kind == "place_settlement":
            rounds.append((seat, context(s, seat)["round"]))
        s.play(seat, s.legal(seat)[0])
    assert rounds == [(0, 1), (1, 1), (2, 1), (2, 2), (1, 2), (0, 2)]


@pytest.mark.rule("W9.18", "WR46")
def test_an_offer_that_nobody_is_ready_for_is_withdrawn_without_another_question() -> None:
    s = position(rolled=True, red={"hand": {"ore": 1}}, blue={"hand": {"wool": 1}})
    play(s, "offer ore for wool")
    waiting = s.decision(RED)
    assert waiting
    assert (waiting.context["own"], waiting.context["ready"]) == (1, 0)
    assert "sole" not in waiting.context  # nothing is done for whoever waits
    s.play_text(RED, "take_back")
    stopped = s.decision(RED)
    assert stopped
    assert stopped.context["sole"] == "no_deal"
    s.play_text(BLUE, "accept")
    chosen = s.decision(RED)
    assert chosen
    assert chosen.context["ready"] == 1
    assert "sole" not in chosen.context
