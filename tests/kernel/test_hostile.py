"""Only `Illegal` and `BadInput` leave the library, whatever it is asked."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.test_state import at
from tests.kernel.tiny import GAME

import throneroom
from throneroom.bots import check_bots, make_bot
from throneroom.kernel import BadInput, FastChance, Illegal, Match, read_record, write_record

STRANGE: list[Any] = [None, True, 1.0, -1, 99, 10**40, "0", "", [], {}, (), b"x", object()]


@pytest.mark.parametrize("error", [Illegal("X1", "a-key", seat=1), BadInput("a-key", path="/x")])
def test_refusals_go_from_process_to_process(error: Illegal | BadInput) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.key, again.data, str(again)) == (error.key, error.data, str(error))
    assert getattr(again, "rule", "") == getattr(error, "rule", "")


@pytest.mark.parametrize("seat", STRANGE)
def test_a_strange_seat_is_refused_everywhere(seat: Any) -> None:
    state = at("bid")
    before = state.digest()
    asked: list[Callable[[], Any]] = [
        lambda: state.legal(seat),
        lambda: state.check(seat, ("bid", 1)),
        lambda: state.check(seat, ("take_back",)),
        lambda: state.play(seat, ("bid", 1)),
        lambda: state.play_text(seat, "listen"),
        lambda: state.sample(seat, FastChance(1)),
        lambda: state.preview(seat, ("bid", 1)),
        lambda: Match.start(GAME, 2).sight(seat),
    ]
    for ask in asked:
        with pytest.raises(BadInput, match="no-such-seat"):
            ask()
    assert state.digest() == before


@pytest.mark.parametrize("value", STRANGE)
def test_strange_arguments_are_bad_input(value: Any) -> None:
    state = at("bid")
    match = Match.start(GAME, 2)
    asked: list[Callable[[], Any]] = [
        lambda: GAME.read(value),
        lambda: GAME.write(value),
        lambda: GAME.write(("bid", value, value)),
        lambda: GAME.action(value, {}),
        lambda: GAME.action("bid", {"coins": [value]}),
        lambda: GAME.from_position(value),
        lambda: GAME.from_record(value),
        lambda: GAME.start(value),
        lambda: state.play_text(0, value),
        lambda: state.choice(value),
        lambda: state.choice(("nonsense",)),
        lambda: Match.from_record(value),
        lambda: read_record(GAME, value),
        lambda: match.go_to(value),
        lambda: throneroom.load(value),
        lambda: make_bot(value, 0),
        lambda: check_bots([value]),
    ]
    for ask in asked:
        with pytest.raises(BadInput):
            ask()


@pytest.mark.parametrize("value", [5, "abc", [1], [("rounds", 1)], True])
def test_options_and_players_of_a_match_are_checked(value: Any) -> None:
    with pytest.raises(BadInput, match="options-not-an-object"):
        Match.start(GAME, 2, value)
    if value != "abc":
        with pytest.raises(BadInput, match="players-not-names"):
            Match.start(GAME, 2, players=value)
    with pytest.raises(BadInput, match="players-not-names"):
        Match.start(GAME, 2, players="abc")


@pytest.mark.parametrize("seed", [10**29, -(10**29), 10**40])
def test_a_seed_that_no_record_has_room_for_is_bad_input(seed: int) -> None:
    with pytest.raises(BadInput, match="bad-chance"):
        Match.start(GAME, 2, seed=seed)
    longest = Match.start(GAME, 2, seed=seed // abs(seed) * (10**29 - 1))
    assert read_record(GAME, write_record(longest)).state == longest.state


def test_nothing_is_noted_as_forced_that_was_not() -> None:
    match = Match.start(GAME, 2)
    with pytest.raises(BadInput, match="not-forced"):
        match.play(0, ("place", 0), forced=True)
    assert match.moves == []


def test_short_words_for_games_matches_and_sights() -> None:
    match = Match.start(GAME, 2, seed=7)
    assert repr(GAME) == "<tiny, rules 1>"
    assert repr(match) == f"<match of 0 moves: {match.state!r}>"
    assert repr(match.sight(1)) == "<sight of seat 1 of tiny, asked plan>"
    private = at("raven", bids=[1, 0, 0], cards=["stag", "raven", "lion"])
    assert repr(private.sight(0)) == "<sight of seat 0 of tiny, asked nothing>"


def test_a_copy_of_a_state_is_a_state_of_its_own() -> None:
    state = at("bid")
    before = state.digest()
    copy.copy(state).play_text(0, "bid 1")
    copy.deepcopy(state).play_text(0, "bid 1")
    assert state.digest() == before


# Positions


def spoiled(**flow: Any) -> dict[str, Any]:
    position = at("bid").to_position()
    position["flow"].update(flow)
    return position


def test_a_sealed_answer_of_a_position_answers_its_question() -> None:
    answered = {"awaited": [1, 2], "answers": ["place left", None, None]}
    with pytest.raises(BadInput, match="position-bad-question"):
        GAME.from_position(spoiled(**answered))


@pytest.mark.parametrize(
    "outcome",
    [
        {"winners": [0], "scores": [], "reason": "points"},
        {"winners": [0], "scores": [1, 2, 3, 4], "reason": "points"},
        {"winners": [0, 0], "scores": [1, 2, 3], "reason": "points"},
    ],
)
def test_the_outcome_of_a_position_fits_its_seats(outcome: dict[str, Any]) -> None:
    over = {"agenda": [], "question": "", "asked": [], "awaited": [], "outcome": outcome}
    with pytest.raises(BadInput, match="position-inconsistent"):
        GAME.from_position(spoiled(**over))


@pytest.mark.parametrize("muted", [[[1, "a", 0], [0, "a", 0]], [[0, "a", 0], [0, "a", 1]]])
def test_the_passes_of_a_position_are_in_order_and_once(muted: Any) -> None:
    with pytest.raises(BadInput, match="position-bad-question"):
        GAME.from_position(spoiled(muted=muted))
