"""Windows: declared in order, resolved in that order, cancelled, passed in advance.

*The Parley.* Seats hold hidden cards. A signal opens a window: each seat, the first seat first, may
declare one card or any number of cheers; then all of it is resolved in the order declared. A card
that is declared can be barred by whoever holds a bar, and then it has no effect.
"""

import dataclasses
from typing import Any

import pytest

from throneroom.kernel import (
    LISTEN,
    PASS_VERBS,
    REST_OF_GAME,
    REST_OF_ROUND,
    REST_OF_TURN,
    SEATS,
    Action,
    BadInput,
    Chance,
    EventForm,
    FastChance,
    Flow,
    Game,
    Illegal,
    Param,
    Reader,
    State,
    Window,
    clockwise,
    open_window,
    windows_of,
    words,
)
from throneroom.kernel import cancel as take_off


class Parley:
    """Cards in hand, bars in hand, and what came to pass."""

    __slots__ = ("options", "cards", "bars", "told", "turn", "flow")

    def __init__(self, seats: int, options: dict[str, Any], chance: Chance) -> None:
        self.options = options
        self.cards = [0] * seats
        self.bars = [0] * seats
        self.told: list[int] = []
        self.turn = 0
        self.flow = Flow(chance)

    def copy(self) -> "Parley":
        other = Parley(len(self.cards), self.options, self.flow.chance)
        other.cards = self.cards[:]
        other.bars = self.bars[:]
        other.told = self.told[:]
        other.turn = self.turn
        other.flow = self.flow.copy()
        return other


def signal(t: Parley) -> None:
    t.flow.hear_again(REST_OF_ROUND if t.turn == 2 else REST_OF_TURN)
    if t.turn == 5:
        t.flow.finish((), t.cards, "silence")
        return
    t.turn += 1
    t.flow.push("signal")
    open_window(t.flow, "signal", (t.turn,))


def asks(t: Parley, seat: int, subject: Any, declared: Any) -> bool:
    return t.cards[seat] > 0 and all(action[0] != "card" for who, action in declared if who == seat)


def effects(t: Parley, seat: int, subject: Any) -> list[Action]:
    return [("card",), ("cheer",)] if t.cards[seat] else []


def check(t: Parley, seat: int, action: Action, subject: Any) -> None:
    if not t.cards[seat]:
        raise Illegal("Y1", "no-card")


def declare(t: Parley, seat: int, action: Action, subject: Any) -> None:
    if action[0] == "card":
        t.cards[seat] -= 1
    t.flow.emit("declared", seat)


def resolve(t: Parley, seat: int, action: Action, subject: Any) -> None:
    t.told.append(seat if action[0] == "card" else 10 + seat)


def may_bar(t: Parley, seat: int, subject: Any, declared: Any) -> bool:
    return t.bars[seat] > 0 and subject[2] != seat and subject[3] == ("card",)


def check_bar(t: Parley, seat: int, action: Action, subject: Any) -> None:
    """Whoever is asked may do it."""


def bar(t: Parley, seat: int, action: Action, subject: Any) -> None:
    t.bars[seat] -= 1
    assert take_off(t.flow, *subject)
    assert not take_off(t.flow, *subject), "there is nothing left to cancel"
    t.flow.emit("barred", seat)


def order(t: Parley, subject: Any, last: int) -> tuple[int, ...]:
    return clockwise(0, len(t.cards))


def windows(**parts: Any) -> dict[str, Window]:
    return {
        "signal": Window(
            frozenset({"card", "cheer"}),
            order,
            asks,
            effects,
            check,
            resolve,
            declare,
            answered="bar",
            **parts,
        ),
        "bar": Window(
            frozenset({"bar"}), order, may_bar, lambda t, seat, subject: [("bar",)], check_bar, bar
        ),
    }


def from_json(r: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Parley:
    t = Parley(seats, options, chance)
    t.cards = r.number_list("cards", 0, 9, t.cards)
    t.bars = r.number_list("bars", 0, 9, t.bars)
    t.told = r.number_list("told", 0, 99, [])
    t.turn = r.number("turn", 0, 9, 0)
    t.flow.push("signal")
    return t


def parley(**parts: Any) -> Game:
    def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Parley:
        t = Parley(seats, options, chance)
        t.flow.push("signal")
        return t

    def imagine(t: Parley, seat: int, chance: Chance) -> Parley:
        other = t.copy()
        other.flow.chance = chance
        return other

    made = windows_of(windows(**parts))
    return Game(
        slug="parley",
        version="1",
        seats=range(2, 5),
        options=(),
        steps={"signal": signal, **made.steps},
        questions=made.questions,
        verbs={**dict([words("card"), words("cheer"), words("bar")]), **PASS_VERBS},
        events={
            "declared": EventForm((Param("seat", SEATS),)),
            "barred": EventForm((Param("seat", SEATS),)),
        },
        set_up=set_up,
        view=lambda t, seat: {"told": t.told[:], "held": [] if seat is None else [t.cards[seat]]},
        to_json=lambda t: {
            "cards": t.cards[:],
            "bars": t.bars[:],
            "told": t.told[:],
            "turn": t.turn,
        },
        from_json=from_json,
        imagine=imagine,
        judge=lambda t: [0.5, 0.5],
        rounds=lambda t: t.turn,
        seat_names=lambda t: tuple("abcd"[: len(t.cards)]),
    )


def at(cards: list[int], bars: list[int] | None = None, **parts: Any) -> State:
    table = {"cards": cards, "bars": bars or [0] * len(cards)}
    return parley(**parts).from_position({"game": "parley", "seats": len(cards), "table": table})


def play(state: State, *moves: str) -> None:
    for move in moves:
        seat, text = move.split(" ")
        state.play_text(int(seat), text)


def test_all_declare_before_anything_is_resolved() -> None:
    state = at([1, 0, 1])
    assert state.legal(0) == [("card",), ("cheer",), ("pass",)]
    play(state, "0 card")
    assert state.table.told == []
    assert state.to_move() == (2,), "seat 1 has nothing to declare"
    assert state.table.flow.args == ("signal", (1,), 1, ((0, ("card",)),), -1)
    play(state, "2 card")
    assert state.table.told == [0, 2], "in the order declared"
    assert state.outcome() is not None, "nobody has a card left, so nobody is asked again"


def test_a_window_opens_by_its_name_and_subject_alone() -> None:
    """So a position can have it: nobody has passed, declared anything or acted."""
    state = parley().from_position(
        {
            "game": "parley",
            "seats": 2,
            "table": {"cards": [0, 1], "bars": [0, 0]},
            "flow": {"agenda": [["window", "signal", [1]]]},
        }
    )
    assert state.to_move() == (1,)
    assert state.table.flow.args == ("signal", (1,), 0, (), -1)


def test_a_seat_declares_one_effect_or_several() -> None:
    one = at([2, 1])
    play(one, "0 cheer")
    assert one.to_move() == (1,)
    several = at([2, 1], several=True)
    play(several, "0 cheer", "0 cheer", "0 card")
    assert several.to_move() == (1,), "after a card nothing more"
    play(several, "1 pass")
    assert several.table.told == [10, 10, 0]


def test_whoever_passed_is_not_asked_again() -> None:
    state = at([1, 1, 1])
    play(state, "0 pass", "1 card")
    assert state.to_move() == (2,)
    play(state, "2 card")
    assert state.table.told == [1, 2]
    assert (state.table.turn, state.to_move()) == (2, (0,))


def test_what_is_cancelled_has_no_effect_and_the_rest_has() -> None:
    state = at([1, 1], bars=[0, 1])
    play(state, "0 card", "1 card")
    assert state.to_move() == (1,)
    assert state.table.flow.args[1] == ("signal", (1,), 0, ("card",))
    events = state.play_text(1, "bar")
    assert [event.kind for event in events] == ["barred"]
    assert state.table.told == [1]
    assert state.table.cards == [0, 0], "what was declared is paid for"


def test_what_nobody_cancels_is_resolved() -> None:
    state = at([1, 1], bars=[0, 1])
    play(state, "0 card", "1 card", "1 pass")
    assert state.table.told == [0, 1]


def test_an_effect_at_once_opens_the_window_again() -> None:
    state = at([1, 2], at_once=True)
    play(state, "0 pass", "1 card")
    assert state.table.told == [1]
    assert state.to_move() == (0,), "everybody may react to it"
    assert state.table.flow.args[4] == 1, "the last to act"


def test_a_game_may_put_something_before_the_window_opens_again() -> None:
    def reopen(t: Parley, subject: Any, last: int) -> None:
        t.told.append(99)
        open_window(t.flow, "signal", subject, last, passed=1)

    state = at([1, 2], at_once=True, reopen=reopen)
    play(state, "0 cheer")
    assert state.table.told == [99, 10]
    assert state.to_move() == (1,)


def test_a_question_for_another_window_is_refused() -> None:
    state = at([1, 1], bars=[1, 1])
    with pytest.raises(Illegal) as refusal:
        state.play_text(0, "bar")
    assert (refusal.value.rule, refusal.value.key) == ("K3", "not-now")
    state.table.cards[0] = 0
    with pytest.raises(Illegal) as refusal:
        state.play_text(0, "card")
    assert refusal.value.rule == "Y1"


@pytest.mark.parametrize(("verb", "turns"), [("pass_turn", [2, 3, 4, 5]), ("pass_game", [])])
def test_a_pass_in_advance_lasts_as_long_as_it_says(verb: str, turns: list[int]) -> None:
    state = at([1, 0])
    play(state, f"0 {verb}")
    asked = []
    while state.outcome() is None:
        asked.append(state.table.turn)
        play(state, "0 pass")
    assert asked == turns


def test_a_pass_for_the_round_lasts_until_the_game_says_that_it_is_over() -> None:
    state = at([1, 0])
    play(state, "0 pass_round")
    assert state.table.turn == 3, "after turn 2 a round is over"
    assert state.table.flow.muted == ()


def test_one_trigger_is_muted_and_no_other() -> None:
    state = at([1, 1], trigger=lambda t, subject: f"turn {subject[0] % 2}")
    play(state, "0 pass_game", "1 pass")
    assert (state.table.turn, state.to_move()) == (2, (0,))
    play(state, "0 pass", "1 pass")
    assert (state.table.turn, state.to_move()) == (3, (1,)), "the same trigger as in turn 1"


def test_whoever_passes_in_advance_may_listen_again_at_any_time() -> None:
    state = at([1, 1])
    play(state, "0 pass_game")
    assert state.view(0)["muted"] == [["signal", REST_OF_GAME]]
    assert "muted" not in state.view(1), "what others pass is theirs to know"
    assert "muted" not in state.view(None)
    with pytest.raises(Illegal) as refusal:
        state.check(1, LISTEN)
    assert refusal.value.rule == "K5"
    assert state.play_text(0, "listen") == []
    assert state.to_move() == (1,), "the open question stays"
    play(state, "1 pass")
    assert (state.table.turn, state.to_move()) == (2, (0,))
    assert "muted" not in state.view(0)


def test_the_later_pass_in_advance_counts() -> None:
    flow = at([1, 1]).table.flow
    flow.mute(1, "signal", REST_OF_TURN)
    flow.mute(0, "signal", REST_OF_GAME)
    flow.mute(1, "signal", REST_OF_ROUND)
    assert flow.muted == ((0, "signal", REST_OF_GAME), (1, "signal", REST_OF_ROUND))
    assert not flow.listens(1, "signal")
    assert flow.listens(1, "bar")
    flow.hear_again(REST_OF_ROUND)
    assert flow.muted == ((0, "signal", REST_OF_GAME),)


def test_passes_in_advance_are_saved_copied_and_hidden_from_what_others_imagine() -> None:
    state = at([1, 1, 1])
    play(state, "0 pass_game")
    again = state.game.from_position(state.to_position())
    assert again.table.flow.muted == ((0, "signal", REST_OF_GAME),)
    assert again.digest() == state.digest() == state.copy().digest()
    assert state.imagine(0, FastChance(1)).table.flow.muted == state.table.flow.muted
    assert state.imagine(1, FastChance(1)).table.flow.muted == ()
    listening = state.copy()
    listening.table.flow.muted = ()
    assert listening.digest() != state.digest()


@pytest.mark.parametrize(
    "muted", [[[5, "signal", 0]], [[0, 7, 0]], [[0, "signal", 3]], [[0, "signal"]], ["x"], {}]
)
def test_bad_passes_in_advance_are_bad_input(muted: Any) -> None:
    position = at([1, 1]).to_position()
    position["flow"]["muted"] = muted
    with pytest.raises(BadInput):
        parley().from_position(position)


def test_a_private_window_is_never_forced_and_declined_quietly() -> None:
    state = at([1, 1, 0], in_private="think", hides=lambda t, seat, subject: seat == 0)
    assert state.table.flow.kind == "think"
    assert state.view(1)["awaiting"] is None
    question = state.question
    assert question is not None
    assert question.private
    assert question.quiet == {"pass", "pass_turn", "pass_round", "pass_game"}
    assert state.timeout_action(0) == ("pass",)
    play(state, "0 pass")
    assert state.table.flow.kind == "react"
    assert state.view(0)["awaiting"] == [1]
    assert state.question is not None
    assert not state.question.quiet


def test_windows_without_an_own_private_question_are_open() -> None:
    assert at([1, 1]).table.flow.kind == "react"
    assert at([1, 1], in_private="think").table.flow.kind == "think"


def evenly(t: Parley, seat: int, subject: Any, declared: Any) -> bool:
    return seat < 2


def test_a_window_may_ask_whatever_is_held() -> None:
    """The same seats are asked in the same order, and those with nothing to declare are idle."""
    for cards in ([1, 1, 0], [0, 1, 0], [0, 0, 0]):
        state = at(cards, in_private="think", evenly=evenly)
        for seat in (0, 1):
            assert (state.table.flow.kind, state.to_move()) == ("think", (seat,))
            assert state.view(2)["awaiting"] is None
            assert state.is_asked_evenly(seat)
            assert state.is_idle(seat) == (not cards[seat])
            assert not state.is_asked_evenly(2)
            assert not state.is_idle(1 - seat)
            play(state, f"{seat} pass")
        assert state.table.turn == 2
    state = at([1, 1, 1], in_private="think", evenly=evenly)
    play(state, "0 pass", "1 pass")
    assert state.to_move() == (2,)
    assert not state.is_asked_evenly(2), "asked because it has something to declare"
    assert not state.is_idle(2)


def test_whoever_passes_in_advance_is_asked_evenly_and_idle() -> None:
    state = at([1, 1, 0], in_private="think", evenly=evenly)
    play(state, "0 pass_game", "1 pass")
    assert state.to_move() == (0,)
    assert state.is_idle(0)
    state.play(0, LISTEN)
    assert not state.is_idle(0)


def test_whoever_is_asked_with_nothing_in_hand_passes_by_itself() -> None:
    """An open question that was answered for a seat would show everybody what it lacks."""
    nothing = dataclasses.replace(windows()["signal"], effects=lambda t, seat, subject: [])
    made = windows_of({"signal": nothing})
    game = dataclasses.replace(parley(), questions=made.questions)
    position = {"game": "parley", "seats": 2, "table": {"cards": [1, 0], "bars": [0, 0]}}
    state = game.from_position(position)
    assert state.question is not None
    assert not state.question.private
    assert state.legal(0) == [("pass",)]
    assert state.forced() is None


def test_one_pass_is_listed_and_every_other_is_accepted() -> None:
    """The longer passes lead where the short one does, so search need not try them as well."""
    state = at([1, 1])
    assert state.legal(0)[-1] == ("pass",)
    assert [verb for verb, *_ in state.legal(0) if verb in PASS_VERBS] == ["pass"]
    for verb in PASS_VERBS:
        state.check(0, (verb,))
        with pytest.raises(BadInput, match="malformed-action"):
            state.check(0, (verb, 1))
