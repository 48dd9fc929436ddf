"""Only `Illegal` and `BadInput` leave the library, whatever it is asked."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.test_state import at
from tests.kernel.tiny import GAME

import throneroom
from throneroom.arena import Series, play_game, play_out, simulate
from throneroom.bots import GreedyBot, RandomBot, check_bots, make_bot, seed_for
from throneroom.kernel import (
    LISTEN,
    TAKE_BACK,
    BadInput,
    Choice,
    CommittedChance,
    FastChance,
    Illegal,
    Match,
    Outcome,
    read_record,
    write_record,
)
from throneroom.text import Translator, check_language, load_rulebook

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
        lambda: state.context(seat),
        lambda: state.may_imagine(seat),
        lambda: state.views([seat, 7]),
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


@pytest.mark.parametrize("value", [None, True, 1.0, 5, "abc", object()])
def test_seats_that_are_no_collection_are_refused(value: Any) -> None:
    state = at("bid")
    if value is not None:
        with pytest.raises(BadInput, match="no-such-seat"):
            state.forced(value)
    with pytest.raises(BadInput, match="no-such-seat"):
        state.views(value)


@pytest.mark.parametrize("value", STRANGE)
def test_strange_chance_is_refused(value: Any) -> None:
    state = at("bid")
    asked: list[Callable[[], Any]] = [
        lambda: state.sample(0, value),
        lambda: state.imagine(0, value),
        lambda: state.sight(0).imagine(value),
        lambda: CommittedChance(value),
        lambda: CommittedChance(bytes(32), "x"),
        lambda: CommittedChance(bytes(32), -1),
    ]
    if value not in (None, "", [], {}, ()):  # those leave it to the seed
        asked.append(lambda: GAME.start(2, chance=value))
    for ask in asked:
        with pytest.raises(BadInput, match="bad-chance"):
            ask()


@pytest.mark.parametrize(
    "seed",
    [None, True, 1.0, 10**40, 10**5000, -(10**29), "x", "", "\ud800", "ab" * 15, [], b"x"],
    ids=lambda seed: type(seed).__name__,
)
def test_a_strange_seed_is_refused_wherever_it_stands(seed: Any) -> None:
    asked: list[Callable[[], Any]] = [
        lambda: GAME.start(2, seed=seed),
        lambda: Match.start(GAME, 2, seed=seed),
        lambda: FastChance(seed),
        lambda: RandomBot(seed),
        lambda: GreedyBot(seed),
        lambda: make_bot("random", seed),
        lambda: Series("tiny", 2, 1, seed, ("random",)),
    ]
    for ask in asked:
        with pytest.raises(BadInput, match="bad-chance"):
            ask()


@pytest.mark.parametrize("part", [10**5000, "\ud800"], ids=["huge", "half a character"])
def test_a_seed_is_not_made_of_what_cannot_be_written(part: Any) -> None:
    with pytest.raises(BadInput, match="bad-chance"):
        seed_for(1, part)


def test_the_actions_of_every_game_are_choices_too() -> None:
    state = at("bid")
    assert state.choice(TAKE_BACK) == Choice("take_back", "take_back", {}, ())
    assert state.choice(LISTEN) == Choice("listen", "listen", {}, ())


@pytest.mark.parametrize("value", [value for value in STRANGE if value != "0"])
def test_strange_names_are_bad_input(value: Any) -> None:
    asked: list[Callable[[], Any]] = [
        lambda: load_rulebook(value),
        lambda: load_rulebook("watch").find(value),
        lambda: check_language(value),
        lambda: Translator(value),
        lambda: check_bots(value),
        lambda: Match.start(value, 2),
        lambda: Match.from_header(value, Match.start(GAME, 2).header),
    ]
    for ask in asked:
        with pytest.raises(BadInput):
            ask()


STRANGE_SERIES = [
    (name, value)
    for name in ("seats", "games", "bots", "options", "records", "slug")
    for value in (None, -1, 1.5, "x", [7], b"x", object())
    if (name, value) not in [("records", "x"), ("options", None)]  # which can be asked for
]


@pytest.mark.parametrize(("name", "value"), STRANGE_SERIES)
def test_a_strange_series_is_bad_input(name: str, value: Any) -> None:
    given: dict[str, Any] = {"slug": "watch", "seats": 3, "games": 1, "seed": 1}
    with pytest.raises(BadInput):
        simulate(Series(**{**given, "bots": ("random",), name: value}))
    with pytest.raises(BadInput):
        play_game(Series(**{**given, "bots": ("random",), name: value}), 0)


@pytest.mark.parametrize("value", [None, True, -1, 1.5, "x", [7]])
def test_strange_numbers_of_games_and_processes_are_bad_input(value: Any) -> None:
    good = Series("watch", 3, 1, 1, ("random",))
    with pytest.raises(BadInput, match="bad-series"):
        play_game(good, value)
    with pytest.raises(BadInput, match="bad-series"):
        simulate(good, value)


@pytest.mark.parametrize("bots", [[], [RandomBot(1)], 5, None])
def test_every_seat_needs_a_bot(bots: Any) -> None:
    with pytest.raises(BadInput, match="too-few-bots"):
        play_out(GAME.start(2), bots)


class Clumsy:
    """A bot that breaks when it is asked."""

    def choose(self, sight: Any) -> Any:
        raise ZeroDivisionError("oh no")


def test_a_bot_that_breaks_is_said_to_be_broken() -> None:
    with pytest.raises(BadInput, match="broken-bot") as complaint:
        play_out(GAME.start(2), [Clumsy(), Clumsy()])
    assert complaint.value.data == {"bot": "Clumsy", "reason": "ZeroDivisionError: oh no"}
    assert isinstance(complaint.value.__cause__, ZeroDivisionError)


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


def answered(position: dict[str, Any]) -> None:
    """Read a position and play it on until the bids are in."""
    state = GAME.from_position(position)
    for seat in (0, 1):
        state.play_text(seat, "bid 1")
    before = state.digest()
    try:
        state.play_text(2, "bid 0")
    finally:
        assert state.digest() == before


def test_what_a_position_has_still_to_do_may_make_no_sense() -> None:
    """Each field may be fine, and only when it is played on does it show that they do not fit."""
    with pytest.raises(BadInput, match="position-inconsistent") as complaint:
        answered(spoiled(agenda=[["window", "nonsense", []]]))
    assert isinstance(complaint.value.__cause__, KeyError)
    with pytest.raises(BadInput, match="position-stuck"):
        answered(spoiled(agenda=[]))


def test_a_sealed_answer_of_a_position_answers_its_question() -> None:
    answered = {"awaited": [1, 2], "answers": ["place left", None, None]}
    with pytest.raises(BadInput, match="position-bad-question"):
        GAME.from_position(spoiled(**answered))


def test_a_sealed_answer_of_a_position_has_the_form_of_its_verb() -> None:
    """Even if a game reads more than it can mean."""
    careless = GAME.verbs["bid"]._replace(read=lambda text: ("bid", 500))
    game = dataclasses.replace(GAME, verbs={**GAME.verbs, "bid": careless})
    with pytest.raises(BadInput, match="malformed-action"):
        game.from_position(spoiled(awaited=[1, 2], answers=["bid 1", None, None]))


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


def ended(slug: str, seats: int) -> Any:
    """A position at the end of some game."""
    match = Match.start(throneroom.load(slug), seats, seed=3)
    chance = FastChance(1)
    while match.state.outcome() is None:
        seat = match.state.to_move()[0]
        match.play(seat, match.state.sample(seat, chance))
    return match.state.to_position()


@pytest.mark.parametrize(("slug", "seats"), [("thrones", 3), ("iron_throne", 3), ("watch", 3)])
def test_the_end_of_a_position_is_that_of_the_rules(slug: str, seats: int) -> None:
    game = throneroom.load(slug)
    position = ended(slug, seats)
    assert game.from_position(position).to_position() == position
    outcome = position["flow"]["outcome"]
    true = dict(outcome)
    outcome["reason"] = "boredom"
    with pytest.raises(BadInput, match="position-unknown-ending") as complaint:
        game.from_position(position)
    assert complaint.value.data == {"path": "/flow/outcome/reason", "text": "boredom"}
    for reason in game.endings.keys() - {true["reason"]}:
        outcome["reason"] = reason
        with pytest.raises(BadInput, match="position-not-ended"):
            game.from_position(position)
    losers = [seat for seat in range(seats) if seat not in true["winners"]]
    for winners in ([], losers, [*true["winners"], *losers]):
        outcome.update(true, winners=winners)
        with pytest.raises(BadInput, match="position-other-winners"):
            game.from_position(position)


def test_a_game_that_does_not_say_how_it_ends_is_believed() -> None:
    game = dataclasses.replace(GAME, endings={})
    outcome = {"winners": [1], "scores": [9, 2, 3], "reason": "boredom"}
    over = {"agenda": [], "question": "", "asked": [], "awaited": [], "outcome": outcome}
    assert game.from_position(spoiled(**over)).outcome() == Outcome((1,), (9, 2, 3), "boredom")


def test_two_players_cannot_have_the_same() -> None:
    for slug, option, twice in (
        ("thrones", "houses", ["stark", "lannister", "stark"]),
        ("watch", "colours", ["red", "red", "blue"]),
    ):
        with pytest.raises(BadInput, match="option-chosen-twice") as complaint:
            throneroom.load(slug).start(3, {option: twice})
        assert complaint.value.data == {"option": option, "value": twice[0]}
    table = {"houses": ["stark", "lannister", "stark"]}
    with pytest.raises(BadInput, match="position-chosen-twice") as complaint:
        throneroom.load("thrones").from_position({"game": "thrones", "seats": 3, "table": table})
    assert complaint.value.data == {"path": "/table/houses", "text": "stark"}


@pytest.mark.parametrize("muted", [[[1, "a", 0], [0, "a", 0]], [[0, "a", 0], [0, "a", 1]]])
def test_the_passes_of_a_position_are_in_order_and_once(muted: Any) -> None:
    with pytest.raises(BadInput, match="position-bad-question"):
        GAME.from_position(spoiled(muted=muted))
