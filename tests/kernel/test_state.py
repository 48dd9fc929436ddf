"""The contract of a game and its states: asked, answered, refused, copied, ended."""

import dataclasses
import json
import random
from typing import Any

import pytest
from tests.kernel.tiny import GAME, Purse

from throneroom.kernel import (
    TAKE_BACK,
    Action,
    BadInput,
    CommittedChance,
    Event,
    FastChance,
    Illegal,
    Outcome,
    State,
    clockwise,
)


def at(phase: str, seats: int = 3, **table: Any) -> State:
    """The tiny game at the beginning of a phase of its only round."""
    return GAME.from_position(
        {
            "game": "tiny",
            "seats": seats,
            "options": {"rounds": 1},
            "table": {"round": 1, "at": phase, **table},
            "flow": {"chance": ["fast", 1 << 60]},
        }
    )


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal, which must change nothing."""
    before = state.digest()
    with pytest.raises(Illegal) as refusal:
        state.play_text(seat, text)
    assert state.digest() == before
    return refusal.value.rule, refusal.value.key


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_a_game_as_the_contract_shows_it() -> None:
    rng = random.Random(3)
    state = GAME.start(seats=4, options={"rounds": 3}, seed=7)
    while state.outcome() is None:
        for seat in state.to_move():
            sight = state.sight(seat)
            state.play(seat, rng.choice(sight.legal()))
            if seat in state.to_move():
                break
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.winners
    assert len(outcome.scores) == 4
    assert outcome.reason == "points"


def test_the_seed_decides_everything() -> None:
    assert GAME.start(3, seed=1).digest() == GAME.start(3, seed=1).digest()
    assert GAME.start(3, seed=1).digest() != GAME.start(3, seed=2).digest()
    assert GAME.start(3, seed=1).digest() != GAME.start(4, seed=1).digest()
    chance = CommittedChance(bytes(32))
    first = GAME.start(3, chance=chance.copy())
    assert first.digest() == GAME.start(3, chance=chance).digest()


def test_games_are_told_apart_by_identity() -> None:
    assert {GAME: 1}[GAME] == 1


def test_set_up_can_be_told_from_the_first_state() -> None:
    state = GAME.start(3, seed=1)
    assert kinds(state.table.flow.events) == ["dealt"] * 3


# Who is asked


def test_the_wrong_seat_is_refused() -> None:
    state = at("roll", bids=[1, 0, 0])
    assert state.to_move() == (0,)
    assert refused(state, 1, "pass") == ("K2", "not-awaited")
    assert state.legal(1) == []
    assert state.decision(1) is None


def test_an_answer_to_another_question_is_refused() -> None:
    state = at("bid")
    assert refused(state, 0, "place left") == ("K3", "not-now")
    assert refused(state, 0, "pass") == ("K3", "not-now")


def test_an_illegal_answer_is_refused_with_rule_and_data() -> None:
    state = at("bid", coins=[2, 5, 5])
    assert refused(state, 0, "bid 3") == ("X3", "tiny-bid-too-high")
    with pytest.raises(Illegal) as refusal:
        state.check(0, ("bid", 3))
    assert refusal.value.data == {"coins": 2}
    assert "X3" in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-verb"),
        ("bet 1", "unknown-verb"),
        ("bid", "wrong-arguments"),
        ("bid 1 2", "wrong-arguments"),
        ("bid one", "not-a-number"),
        ("bid -1", "out-of-bounds"),
        ("bid 100", "out-of-bounds"),
        ("place middle", "unknown-name"),
    ],
)
def test_a_text_that_says_nothing_changes_nothing(text: str, key: str) -> None:
    state = at("bid")
    before = state.digest()
    with pytest.raises(BadInput) as complaint:
        state.play_text(0, text)
    assert complaint.value.key == key
    assert state.digest() == before


def test_arguments_that_name_nothing_are_refused_before_the_game_sees_them() -> None:
    state = at("plan")
    for action in [("place", 2), ("place", -1), ("place",), ("place", 0, 0), ("place", (0,))]:
        before = state.digest()
        with pytest.raises(BadInput):
            state.play(0, action)
        assert state.digest() == before


# Staged choices of several seats at once


def test_a_staged_choice_goes_step_by_step() -> None:
    state = at("plan")
    assert state.to_move() == (0, 1, 2)
    state.play_text(1, "place left")
    state.play_text(1, "place left")
    assert state.legal(1) == [("ready",)]
    assert refused(state, 1, "place right") == ("X2", "tiny-no-flag-left")
    state.play_text(1, "remove left")  # not in `legal`, which leads everywhere without it
    state.play_text(1, "place right")
    assert refused(state, 0, "remove left") == ("X2", "tiny-no-flag-there")
    state.play_text(1, "ready")
    assert state.to_move() == (0, 2)
    state.play_text(2, "place right")
    state.play_text(2, "ready")
    events = state.play_text(0, "ready")
    assert kinds(events) == ["opened"]
    assert events[0].params == (1, (0, 0, 1, 1, 0, 1))
    assert state.table.coins == [5, 6, 6]
    assert state.table.flow.kind == "bid"


def test_a_seat_that_is_ready_may_open_its_choice_again() -> None:
    state = at("plan")
    state.play_text(0, "place left")
    assert refused(state, 0, "take_back") == ("K4", "nothing-to-take-back")
    state.play_text(0, "ready")
    decision = state.decision(0)
    assert decision is not None
    assert decision.may_take_back
    assert decision.choices == []
    state.play_text(0, "take_back")
    assert state.to_move() == (0, 1, 2)
    assert state.table.flags[:2] == [1, 0], "the draft is still there"
    state.play_text(0, "remove left")
    for seat in (0, 1, 2):
        state.play_text(seat, "ready")
    assert refused(state, 0, "take_back") == ("K4", "nothing-to-take-back")


def test_what_cannot_be_opened_again_stays_closed() -> None:
    plan = dataclasses.replace(GAME.questions["plan"], take_back=False)
    game = dataclasses.replace(GAME, questions={**GAME.questions, "plan": plan})
    state = game.start(2)
    state.play_text(0, "ready")
    assert refused(state, 0, "take_back") == ("K4", "nothing-to-take-back")
    assert state.decision(0) is None
    assert state.decision(1) is not None


def test_a_game_may_say_why_a_seat_that_is_asked_can_do_nothing_else() -> None:
    def refuse(t: Purse, seat: int) -> None:
        if seat == 0:
            raise Illegal("X2", "tiny-no-flag-left", flags=2)

    plan = dataclasses.replace(GAME.questions["plan"], refuse=refuse)
    state = dataclasses.replace(GAME, questions={**GAME.questions, "plan": plan}).start(2)
    assert refused(state, 0, "pass") == ("X2", "tiny-no-flag-left")
    assert refused(state, 1, "pass") == ("K3", "not-now")
    state.play_text(0, "ready")
    assert refused(state, 0, "ready") == ("X2", "tiny-no-flag-left")
    state.play_text(0, "take_back")
    state.play_text(1, "ready")
    assert refused(state, 1, "ready") == ("K2", "not-awaited")
    state.play_text(0, "ready")
    assert refused(state, 0, "ready") == ("K3", "not-now"), "another question is open"


# Sealed answers


def test_sealed_answers_are_kept_until_all_are_in() -> None:
    state = at("bid", cards=["stag", "wolf", "lion"])
    assert state.play_text(2, "bid 2") == []
    assert state.to_move() == (0, 1)
    assert state.table.bids == [-1, -1, -1]
    assert state.play_text(0, "bid 1") == []
    assert refused(state, 0, "bid 4") == ("K2", "not-awaited")
    state.play_text(1, "bid 0")
    assert state.table.bids == [1, 0, 2]


def test_a_sealed_answer_can_be_taken_back() -> None:
    state = at("bid", cards=["stag", "wolf", "lion"])
    fresh = state.copy()
    assert refused(state, 0, "take_back") == ("K4", "nothing-to-take-back")
    state.play_text(0, "bid 5")
    state.play_text(1, "bid 4")
    state.play_text(0, "take_back")
    assert state.to_move() == (0, 2)
    state.play_text(1, "take_back")
    assert state.view(0) == fresh.view(0)
    state.table.flow.seq = 0
    assert state.digest() == fresh.digest(), "nothing is left of an answer that was taken back"
    for seat, coins in enumerate((1, 0, 0)):
        state.play_text(seat, f"bid {coins}")
    assert state.table.bids == [1, 0, 0]


def test_nobody_takes_back_what_has_been_told() -> None:
    state = at("bid", 2, cards=["stag", "wolf"])
    state.play_text(0, "bid 1")
    state.play_text(1, "bid 0")
    assert state.table.flow.kind == "react"
    for seat in (0, 1):
        assert refused(state, seat, "take_back") == ("K4", "nothing-to-take-back")
    state.play_text(0, "pass")
    assert refused(state, 0, "take_back") == ("K4", "nothing-to-take-back")


# Priority windows and nested steps


def test_seats_react_in_order_from_the_winner() -> None:
    state = at("roll", 4, bids=[0, 0, 3, 0], cards=["stag", "wolf", "lion", "rose"])
    order = []
    while state.table.flow.kind == "react":
        order.append(state.to_move())
        state.play(state.to_move()[0], ("pass",))
    assert order == [(2,), (3,), (0,), (1,)]
    assert state.table.scores[2] == state.table.prize > 0


def test_a_seat_that_cannot_act_is_skipped() -> None:
    state = at("roll", 4, bids=[3, 0, 0, 0], favours=[0, 1, 0, 1])
    assert state.to_move() == (1,)
    state.play_text(1, "pass")
    assert state.to_move() == (3,)


def test_a_reaction_opens_the_window_again_for_those_who_passed() -> None:
    state = at("roll", 3, bids=[3, 0, 0])
    prize = state.table.prize
    state.play_text(0, "pass")
    state.play_text(1, "pass")
    events = state.play_text(2, "spoil")
    assert kinds(events) == ["spoiled"]
    # Nested: the winner answers before the window goes on.
    assert (state.table.flow.kind, state.to_move()) == ("answer", (0,))
    assert state.table.flow.agenda[-2:] == [
        ("window", "spoiling", (), 0, (), 2),
        ("resolve", "spoiling", (), 2, ("spoil",)),
    ]
    assert state.table.prize == prize
    assert kinds(state.play_text(0, "ward")) == ["warded"]
    assert state.table.prize == prize
    assert (state.table.flow.kind, state.to_move()) == ("react", (1,))
    assert kinds(state.play_text(1, "pass")) == ["awarded"]
    assert state.outcome() is not None


def test_an_answer_that_nobody_can_give_is_not_asked_for() -> None:
    state = at("roll", 3, bids=[3, 0, 0], favours=[0, 1, 1])
    state.play_text(1, "spoil")
    assert (state.table.flow.kind, state.to_move()) == ("react", (2,))


def test_clockwise_begins_anywhere() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert clockwise(0, 3) == (0, 1, 2)


# Decisions for clients, clocks


def test_a_decision_tells_a_client_everything() -> None:
    state = at("plan", coins=[5, 4, 5])
    decision = state.decision(1)
    assert decision is not None
    assert decision.kind == "plan"
    assert decision.seat == 1
    assert decision.context == {}
    assert [choice.text for choice in decision.choices] == ["place left", "place right", "ready"]
    assert decision.choices[1].verb == "place"
    assert decision.choices[1].args == {"chest": "right"}
    assert decision.choices[1].targets == ("chest:right",)
    assert not decision.may_take_back


def test_what_happens_when_time_runs_out() -> None:
    assert at("plan").timeout_action(0) == ("ready",)
    assert at("bid").timeout_action(0) == ("bid", 0), "the first legal one, if nothing is said"


# Copies and digests


def test_a_copy_is_independent_in_both_directions() -> None:
    state = at("plan")
    copy = state.copy()
    before = state.digest()
    assert copy.digest() == before
    copy.play_text(0, "place left")
    assert state.digest() == before
    after = copy.digest()
    state.play_text(1, "place right")
    state.play_text(1, "ready")
    assert copy.digest() == after


def test_a_copy_has_no_events_of_its_own() -> None:
    state = GAME.start(2, seed=1)
    assert state.table.flow.events
    assert state.copy().table.flow.events == []


def test_the_digest_depends_on_everything() -> None:
    state = at("bid", cards=["stag", "wolf", "lion"])
    digests = {state.digest()}
    changes: list[Any] = [
        lambda t: t.coins.append(1),
        lambda t: setattr(t, "prize", 3),
        lambda t: t.deck.reverse(),
        lambda t: setattr(t, "options", {**t.options, "rounds": 9}),
        lambda t: t.flow.push("award"),
        lambda t: t.flow.chance.below(6),
        lambda t: setattr(t.flow, "args", (1,)),
        lambda t: setattr(t.flow, "awaited", (0, 1)),
        lambda t: setattr(t.flow, "answers", (("bid", 1), None, None)),
        lambda t: setattr(t.flow, "kind", "react"),
        lambda t: setattr(t.flow, "seq", 5),
        lambda t: t.flow.finish((0,), (1, 0, 0), "points"),
    ]
    for change in changes:
        copy = state.copy()
        change(copy.table)
        digests.add(copy.digest())
    assert len(digests) == len(changes) + 1


def test_the_digest_of_a_state_never_changes() -> None:
    """Old records give digests, so this one must stay as it is."""
    assert GAME.start(3, {"rounds": 2}, seed=5).digest() == "59dbfd2bc0518d09cbe2403f3dd48764"


# The end


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = at("next_round", scores=[4, 4, 2], cards=["stag", "wolf", "lion"])
    assert state.outcome() == Outcome((2,), (4, 4, 5), "points")
    assert state.to_move() == ()
    assert state.decision(0) is None
    for text in ("bid 0", "take_back"):
        assert refused(state, 0, text) == ("K1", "game-over")


def test_a_victory_can_be_shared() -> None:
    state = at("next_round", scores=[7, 2, 4], cards=["stag", "wolf", "lion"])
    assert state.outcome() == Outcome((0, 2), (7, 2, 7), "points")


def test_what_a_step_does_after_the_end_does_not_count() -> None:
    state = at("bid")
    flow = state.table.flow
    flow.finish((1,), (0, 9, 0), "points")
    flow.push("next_round")
    flow.ask("bid", (0, 1))
    state.run()
    assert state.to_move() == ()
    assert flow.agenda == []
    assert state.table.round == 1


def test_chance_can_be_brought_along() -> None:
    state = GAME.start(2, chance=FastChance(3))
    assert state.digest() == GAME.start(2, seed=3).digest()


def test_taking_back_is_no_ordinary_action() -> None:
    state = at("bid")
    assert TAKE_BACK not in state.legal(0)
    state.play_text(0, "bid 1")
    assert state.legal(0) == []


def test_a_view_is_json_for_everybody() -> None:
    state = GAME.start(3, seed=1)
    for seat in (None, 0, 1, 2):
        json.dumps(state.view(seat))
    assert state.view(None)["awaiting"] == [0, 1, 2]


def test_what_a_game_need_not_say() -> None:
    assert (GAME.weight, GAME.secret_talk, dict(GAME.statements)) == (1, False, {})


def test_a_sealed_answer_and_a_draft_are_hidden_from_others_until_they_are_not() -> None:
    def hidden(state: State, seat: int, text: str) -> bool:
        before = state.copy()
        state.play_text(seat, text)
        return state.hides_from_others(before)

    bids = at("bid", seats=2)
    assert hidden(bids, 1, "bid 1")
    assert hidden(bids, 1, "take_back")
    assert hidden(bids, 0, "bid 1")
    assert not hidden(bids, 1, "bid 2"), "all bids are opened"
    plans = at("plan", seats=2)
    assert hidden(plans, 0, "place left")
    assert not hidden(plans, 0, "ready"), "everybody sees that a seat is ready"
    assert not hidden(plans, 1, "ready"), "another question is asked"


def test_a_game_that_ends_while_others_are_still_asked_asks_nobody_any_more() -> None:
    def take(t: Purse, seat: int, action: Action) -> bool:
        t.flow.finish((seat,), (0, 0), "surrender")
        return False

    plan = dataclasses.replace(GAME.questions["plan"], take=take)
    state = dataclasses.replace(GAME, questions={**GAME.questions, "plan": plan}).start(2)
    assert state.to_move() == (0, 1)
    state.play_text(1, "ready")
    assert state.outcome() == Outcome((1,), (0, 0), "surrender")
    assert (state.to_move(), state.table.flow.asked, state.table.flow.kind) == ((), (), "")


def test_whoever_is_not_asked_has_nothing_to_decide_nor_to_take_back() -> None:
    """Also where a sealed question is open to others."""
    flow = {"agenda": [], "question": "bid", "asked": [0, 2], "awaited": [0, 2]}
    state = GAME.from_position({"game": "tiny", "seats": 3, "table": {"round": 1}, "flow": flow})
    assert state.decision(0) is not None
    assert state.decision(1) is None


def test_a_state_is_equal_to_no_other_thing() -> None:
    state = at("bid")
    assert (state == at("bid")) is True
    assert (state == 5) is False
    assert (state != 5) is True


def test_refusals_tell_what_they_carry() -> None:
    assert str(BadInput("no-such-seat")) == "no-such-seat"
    assert str(BadInput("no-such-seat", seat=9)) == "no-such-seat {'seat': 9}"
    assert str(Illegal("K2", "not-awaited")) == "not-awaited (K2)"
    assert str(Illegal("K2", "not-awaited", seat=0)) == "not-awaited (K2) {'seat': 0}"
