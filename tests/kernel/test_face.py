"""The library's face: what Python, notebooks and other processes ask of states and matches."""

import dataclasses
from typing import Any

import pytest
from tests.kernel.test_state import at
from tests.kernel.tiny import GAME

import throneroom
from throneroom.kernel import (
    TAKE_BACK,
    BadInput,
    CommittedChance,
    FastChance,
    Illegal,
    Match,
    Sight,
    State,
    write_record,
)

SECRET = "5ec2e7" + "00" * 29


# Seats


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", None, 1.0])
@pytest.mark.parametrize(
    "name", ["view", "decision", "sight", "timeout_action", "judge", "imagine"]
)
def test_a_seat_that_is_none_is_bad_input(name: str, seat: Any) -> None:
    state = at("plan")
    assert state.seats == 3
    if (name, seat) == ("view", None):
        assert "card" not in state.view(None)
        return
    arguments = [seat, FastChance(1)] if name == "imagine" else [seat]
    with pytest.raises(BadInput) as complaint:
        getattr(state, name)(*arguments)
    assert complaint.value.key == "no-such-seat"
    assert complaint.value.data["high"] == 2


def test_views_of_seats_that_are_none_are_bad_input() -> None:
    with pytest.raises(BadInput, match="no-such-seat"):
        at("plan").views([0, -1])
    with pytest.raises(BadInput, match="no-such-seat"):
        Match.start(GAME, 2).sight(2)


# What is asked


def test_the_open_question_is_at_hand() -> None:
    state = at("bid")
    assert state.question is GAME.questions["bid"]
    state = Match.start(GAME, 2, {"rounds": 1, "spoiling": False}).state
    while state.outcome() is None:
        state.play(state.to_move()[0], state.legal(state.to_move()[0])[-1])
    assert state.question is None
    assert state.forced() is None
    with pytest.raises(Illegal, match="not-awaited"):
        state.sample(0, FastChance(1))
    with pytest.raises(Illegal, match="not-awaited"):
        state.timeout_action(0)


def test_what_is_forced_can_be_asked_of_some_seats() -> None:
    state = at("bid", coins=[3, 0, 0])
    assert state.forced() == (1, ("bid", 0))
    assert state.forced([0]) is None
    assert state.forced([2, 0]) == (2, ("bid", 0))
    assert state.forced(()) is None


def test_drafts_private_and_open_questions_are_not_forced() -> None:
    one = [("bid", 0)]
    bid = GAME.questions["bid"]
    assert bid.forces(one)
    assert not bid.forces([*one, ("bid", 1)])
    assert not bid.forces([])
    assert not dataclasses.replace(bid, take_back=True).forces(one)
    assert not dataclasses.replace(bid, private=True).forces(one)
    assert not dataclasses.replace(bid, always=True).forces(one)


def test_a_sample_is_one_legal_action() -> None:
    state = at("bid", coins=[3, 5, 5])
    chance = FastChance(1)
    assert {state.sample(0, chance) for _ in range(60)} == {("bid", n) for n in range(4)}
    state = at("plan")
    assert {state.sample(0, chance) for _ in range(60)} == set(state.legal(0))
    with pytest.raises(BadInput, match="no-such-seat"):
        state.sample(7, chance)


def test_the_first_answer_of_anyone_counts_for_all() -> None:
    plan = dataclasses.replace(GAME.questions["plan"], anyone=True, take_back=False)
    game = dataclasses.replace(GAME, questions={**GAME.questions, "plan": plan})
    state = game.start(3, {"rounds": 1}, 1)
    state.play_text(1, "place left")
    assert state.to_move() == (0, 1, 2), "seat 1 is not done yet"
    state.play_text(2, "ready")
    assert state.table.flow.kind == "bid"


def asked_of_anyone(coins: list[int]) -> State:
    bid = dataclasses.replace(GAME.questions["bid"], anyone=True, sealed=False)
    game = dataclasses.replace(GAME, questions={**GAME.questions, "bid": bid})
    return State(game, at("bid", coins=coins).table)


def test_no_seat_is_forced_to_answer_for_a_team_of_which_another_has_a_choice() -> None:
    assert asked_of_anyone([0, 3, 0]).forced() is None
    assert asked_of_anyone([0, 3, 0]).forced([0]) is None
    assert asked_of_anyone([0, 0, 0]).forced() == (0, ("bid", 0))
    assert asked_of_anyone([0, 0, 0]).forced([2]) == (2, ("bid", 0))


def test_two_seats_that_can_do_one_thing_each_have_a_choice_as_a_team() -> None:
    state = asked_of_anyone([0, 0, 0])
    bid = dataclasses.replace(state.game.questions["bid"], legal=lambda t, seat: [("bid", seat)])
    game = dataclasses.replace(state.game, questions={**GAME.questions, "bid": bid})
    assert State(game, state.table).forced() is None


def test_a_question_is_not_both_sealed_and_for_anyone_to_answer() -> None:
    both = dataclasses.replace(GAME.questions["bid"], anyone=True)
    with pytest.raises(ValueError, match="bid is sealed and for anyone"):
        dataclasses.replace(GAME, questions={**GAME.questions, "bid": both})


def test_a_preview_is_checked_first_and_changes_nothing() -> None:
    state = at("bid", coins=[3, 5, 5])
    before = state.digest()
    warning = {"rule": "X3", "key": "tiny-nothing-left", "data": {"coins": 3}}
    assert state.preview(0, ("bid", 3)) == {"left": 0, "warnings": [warning]}
    assert state.preview(0, ("bid", 1)) == {"left": 2, "warnings": []}
    with pytest.raises(Illegal, match="tiny-bid-too-high"):
        state.preview(0, ("bid", 4))
    assert state.digest() == before
    assert at("plan").preview(0, ("ready",)) == {}


# Judgement


def test_the_end_is_judged_as_won_or_lost() -> None:
    state = at("award", bids=[1, 0, 0], winner="1", prize=4, scores=[9, 9, 0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [state.judge(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert state.judge_all() == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("winners", "shares"), [((0, 2), [0.5, 0.0, 0.5]), ((), [1 / 3, 1 / 3, 1 / 3])]
)
def test_a_victory_is_shared(winners: tuple[int, ...], shares: list[float]) -> None:
    state = at("bid")
    state.table.flow.finish(winners, [0, 0, 0], "rounds")
    assert state.judge_all() == shares


def test_an_open_game_is_judged_by_the_game() -> None:
    state = at("bid", scores=[2, 0, 0])
    chances = state.judge_all()
    assert chances == GAME.judge(state.table) == [state.judge(seat) for seat in range(3)]
    assert chances[0] > chances[1] == chances[2] > 0
    assert sum(chances) == pytest.approx(1)


# What Python asks


def test_equal_states_are_equal_and_hash_alike() -> None:
    one, other = GAME.start(2, seed=7), GAME.start(2, seed=7)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, GAME.start(2, seed=8)}) == 2
    other.play_text(0, "ready")
    assert one != other
    assert one != "tiny"
    assert dataclasses.replace(GAME, version="2").start(2, seed=7) != one


def test_a_state_tells_what_it_is() -> None:
    state = GAME.start(2, {"rounds": 1}, seed=7)
    assert repr(state) == "<tiny, 2 seats, round 1, plan asked of [0, 1]>"
    assert str(state) == "round 1\ncoins  scores\n5      0\n5      0"
    assert state._repr_svg_() == (
        '<svg xmlns="http://www.w3.org/2000/svg"><text>Red Blue</text></svg>'
    )
    over = at("award", bids=[1, 0, 0], winner="1", prize=4, scores=[9, 9, 0])
    assert repr(over) == "<tiny, 3 seats, round 1, won by [1]: points>"


def test_a_game_that_does_not_say_how_it_is_drawn_is_told_field_by_field() -> None:
    state = dataclasses.replace(GAME, draw=None, svg=None).start(2, seed=7)
    assert str(state).startswith("round: 1\ncoins: 5, 5\n")
    assert "bids: -1, -1" in str(state)
    assert state._repr_svg_() is None


# Seeds


def test_a_seed_means_the_same_everywhere() -> None:
    assert GAME.start(2, seed=7) == Match.start(GAME, 2, seed=7).state
    assert GAME.start(2, seed=7) == GAME.start(2, chance=FastChance(7))
    committed = GAME.start(2, seed=SECRET)
    assert committed == Match.start(GAME, 2, seed=SECRET).state
    assert committed == GAME.start(2, chance=CommittedChance(bytes.fromhex(SECRET)))


@pytest.mark.parametrize("seed", ["", "x", "00", True, None, 1.5, [], b"00"])
def test_what_is_no_seed_is_bad_input(seed: Any) -> None:
    with pytest.raises(BadInput, match="bad-chance"):
        GAME.start(2, seed=seed)


# Matches


def test_the_last_move_can_be_popped() -> None:
    match = Match.start(GAME, 2, {"rounds": 1}, seed=7)
    first = match.state.digest()
    match.play(0, ("place", 1))
    match.play(1, ("ready",))
    match.play(1, TAKE_BACK)
    assert match.pop().action == TAKE_BACK
    assert match.state.to_move() == (0,)
    assert match.pop().action == ("ready",)
    assert match.pop().action == ("place", 1)
    assert match.state.digest() == first
    with pytest.raises(BadInput, match="no-such-move"):
        match.pop()


def test_a_match_comes_back_from_its_record() -> None:
    game = throneroom.load("iron_throne")
    match = Match.start(game, 3, seed=2)
    for _ in range(5):
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
    again = Match.from_record(write_record(match))
    assert again.game is game
    assert again.state == match.state
    assert again.moves == match.moves
    with pytest.raises(BadInput, match="unknown-game"):
        Match.from_record(write_record(Match.start(GAME, 2)))
    assert Match.from_record(write_record(Match.start(GAME, 2)), GAME).state == GAME.start(2)


def kinds(sight: Sight) -> list[str]:
    return [event["kind"] for event in sight.events]


def test_a_sight_tells_the_question_and_what_has_happened_since() -> None:
    match = Match.start(GAME, 2, {"rounds": 1}, seed=7)
    sight = match.sight(0)
    assert (sight.question, sight.context) == ("plan", {})
    assert sight.events == [
        {"kind": "dealt", "seat": "0", "card": "rose"},
        {"kind": "dealt", "seat": "1"},
    ]
    assert kinds(match.sight(0)) == [], "it has been told already"
    for seat in (0, 1):
        match.play(seat, ("ready",))
    assert match.sight(0).question == "bid"
    assert match.sight(0).context == {"coins": 5}
    match.play(0, ("bid", 2))
    match.play(1, ("bid", 1))
    assert kinds(match.sight(1)) == ["dealt", "dealt", "rolled"]
    assert kinds(match.sight(0)) == ["rolled"]
    match.pop()
    assert kinds(match.sight(0)) == []


def test_a_sight_of_a_bare_state_tells_the_last_action() -> None:
    state: State = GAME.start(2, {"rounds": 1}, seed=7)
    assert kinds(state.sight(1)) == ["dealt", "dealt"]
    state.play_text(0, "ready")
    assert kinds(state.sight(1)) == []
    assert state.sight(0).question == "plan", "it may still take its answer back"
    private = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    assert (private.sight(1).question, private.sight(0).question) == ("raven", "")
