"""Properties that hold for every game; each game's tests call these with its own invariants.

    check_tables(GAME)
    check_whole_game(GAME, seats=4, seed=1, invariants=tokens_are_conserved)
    check_bad_texts(GAME, seats=4)
    check_bad_positions(GAME, seats=4)

Everything is derived from the seed, so a failure comes back when it is asked for again.
"""

import contextlib
import json
import random
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from throneroom.kernel import (
    TAKE_BACK,
    Action,
    BadInput,
    Event,
    FastChance,
    Game,
    Illegal,
    Match,
    Names,
    Option,
    Param,
    State,
    read_record,
    write_record,
)
from throneroom.kernel.actions import LONGEST_TEXT
from throneroom.kernel.options import check_options
from throneroom.kernel.parts import fields_of

Options: TypeAlias = Mapping[str, Any] | None
Invariants: TypeAlias = Callable[[State], None]

MOST_ACTIONS = 20_000
IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9_-]*")  # also part of the key of a translated message
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 99, 10**12, -(10**30), 1.5, float("nan"), float("inf")),
    *("", "x", "take_back", "\ud800\x1b[31m", [], {}, [None], [[[[[]]]]], ["next"], {"a": 1}),
)


def everything_holds(state: State) -> None:
    """The invariants of a game that has none of its own to offer."""


def check_tables(game: Game) -> None:
    """The tables of a game fit together."""
    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.slug)
    assert 1 <= game.seats[0] <= game.seats[-1] <= 8
    assert TAKE_BACK[0] not in game.verbs, "this verb is the kernel's"
    for kind, question in game.questions.items():
        assert IDENTIFIER.fullmatch(kind)
        assert question.verbs
        assert question.verbs <= game.verbs.keys(), kind
    asked = {verb for question in game.questions.values() for verb in question.verbs}
    assert asked == game.verbs.keys(), "a verb that no question takes"
    for verb, form in game.verbs.items():
        assert IDENTIFIER.fullmatch(verb)
        _check_params(form.params)
    for kind, event in game.events.items():
        assert IDENTIFIER.fullmatch(kind)
        _check_params(event.params)
        _check_params(event.secret)
    assert all(IDENTIFIER.fullmatch(step) for step in game.steps)
    for option in game.options:
        _check_option(option)
    assert check_options(game.options, {}).keys() == {option.name for option in game.options}


def _check_params(params: tuple[Param, ...]) -> None:
    assert len({param.name for param in params}) == len(params), "two parameters of one name"
    for param in params:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", param.name)
        if param.names:
            _check_names(param.names)


def _check_names(names: Names) -> None:
    assert IDENTIFIER.fullmatch(names.kind)
    assert len(names.index) == len(names.ids), f"two things of one id: {names.kind}"
    assert all(IDENTIFIER.fullmatch(name) for name in names.ids), names.kind


def _check_option(option: Option) -> None:
    assert IDENTIFIER.fullmatch(option.name)
    assert all(IDENTIFIER.fullmatch(choice) for choice in option.choices)


def check_whole_game(
    game: Game,
    seats: int,
    options: Options = None,
    seed: int = 0,
    *,
    hidden: Collection[str] = (),
    invariants: Invariants = everything_holds,
    every: int = 17,
    most: int = MOST_ACTIONS,
) -> Match:
    """Play at random to the end. The invariants are checked after every action, everything else at
    every so-manieth state, and the record in the end.

    `hidden` names the slots of the table in which something is hidden: imagination must have been
    seen to draw it anew. (The answers to a sealed question are redrawn by the kernel.)
    """
    rng = random.Random(f"{game.slug} {seats} {options} {seed}")
    match = Match.start(game, seats, options, seed)
    state = match.state
    seen: list[Action] = []
    invariants(state)
    check_events(state, state.table.flow.events)
    imagined: set[str] = set()
    for count in range(most):
        if state.outcome() is not None:
            break
        if count % every == seed % every:
            imagined |= check_state(state, rng, seen, invariants)
        seat, action = random_move(state, rng)
        if count % 3 == 0:
            check_hidden_answer(state, seat, action)
        if len(seen) == 200:
            seen[rng.randrange(200)] = action
        else:
            seen.append(action)
        check_events(state, match.play(seat, action))
        invariants(state)
    else:
        raise AssertionError(f"no end after {most} actions")
    check_end(state)
    check_record(match)
    missing = set(hidden) - imagined
    assert not missing, f"never drawn anew by imagination: {sorted(missing)}"
    return match


def random_move(state: State, rng: random.Random) -> tuple[int, Action]:
    """A random seat and one of its legal actions; now and then an answer is taken back."""
    flow = state.table.flow
    answered = [seat for seat in flow.asked if seat not in flow.awaited]
    if answered and rng.random() < 0.1:
        question = state.game.questions[flow.kind]
        if question.sealed or question.take_back:
            return rng.choice(answered), TAKE_BACK
    seat = rng.choice(state.to_move())
    legal = state.legal(seat)
    assert state.has_choice(seat) == (len(legal) > 1), "whether there is a choice is told wrongly"
    return seat, rng.choice(legal)


def play_on(state: State, rng: random.Random, actions: int, invariants: Invariants) -> None:
    """Play some random actions."""
    for _ in range(actions):
        if state.outcome() is not None:
            return
        state.play(*random_move(state, rng))
        invariants(state)


def check_state(
    state: State,
    rng: random.Random,
    seen: list[Action],
    invariants: Invariants = everything_holds,
) -> set[str]:
    """All that must hold at any moment of any game. Returns the slots that imagination redrew."""
    before = state.digest()
    seats = _seats(state)
    check_actions(state, rng)
    check_views(state)
    asked = rng.choice(state.to_move())
    imagined = set()
    for seat in sorted({asked, rng.randrange(seats)}):
        imagined |= check_imagination(state, seat, rng, invariants)
    check_forced(state, rng)
    check_position(state)
    check_copy(state, rng, invariants)
    check_refusals(state, rng, seen, invariants)
    assert state.digest() == before, "looking at a state has changed it"
    return imagined


def _seats(state: State) -> int:
    return state.seats


def check_actions(state: State, rng: random.Random) -> None:
    """Everything in `legal` passes `check`, and text to action to text is the identity."""
    game = state.game
    assert state.to_move()
    for seat in range(_seats(state)):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_move())
        assert len(set(legal)) == len(legal), "an action that is there twice"
        for action in rng.sample(legal, min(len(legal), 100)):
            state.check(seat, action)
            check_text(game, action)
        decision = state.decision(seat)
        if legal:
            assert decision is not None
            assert [choice.text for choice in decision.choices] == [game.write(a) for a in legal]
            json.dumps(decision._asdict(), allow_nan=False)
            state.check(seat, state.timeout_action(seat))
            state.check(seat, state.sample(seat, FastChance(rng.randrange(10**9))))
            for choice, action in zip(decision.choices, legal, strict=True):
                assert game.action(choice.verb, choice.args) == action
            json.dumps(state.preview(seat, rng.choice(legal)), allow_nan=False)


def check_text(game: Game, action: Action) -> None:
    """An action has a text of one line that stands for it."""
    text = game.write(action)
    assert text == " ".join(text.split())
    assert len(text) <= LONGEST_TEXT
    assert game.read(text) == action
    assert game.write(game.read(text)) == text


def check_views(state: State) -> None:
    """Views are JSON, and the numbers about a state make sense."""
    game, table = state.game, state.table
    for seat in (None, *range(_seats(state))):
        view = state.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view, "a view is not plain JSON"
    chances = state.judge_all()
    assert len(chances) == _seats(state)
    assert all(0 <= chance <= 1 for chance in chances), "a chance to win is from 0 to 1"
    assert abs(sum(chances) - 1) < 1e-9, "chances to win sum to one"
    assert game.rounds(table) >= 0
    everybody = (None, *range(_seats(state)))
    together = state.views(everybody)
    assert together == {seat: state.view(seat) for seat in everybody}, "views differ when shared"


def check_hidden_answer(state: State, seat: int, action: Action) -> None:
    """Of an answer that is hidden from the others they see at most that it was given: the server
    does not look again at what they see."""
    after = state.copy()
    after.apply(seat, action)
    if not after.hides_from_others(state):
        return
    for other in (None, *range(_seats(state))):
        if other != seat:
            seen, now = state.view(other), after.view(other)
            del seen["awaiting"], now["awaiting"]
            assert now == seen, "an answer is hidden, and yet seen"
            if other is not None:
                assert after.decision(other) == state.decision(other)


def check_imagination(
    state: State, seat: int, rng: random.Random, invariants: Invariants = everything_holds
) -> set[str]:
    """What a seat imagines looks to it like the truth, tells nothing that the seat does not know,
    and can be played. Returns the slots of the table that differ from the truth."""
    game = state.game
    one, two = rng.randrange(10**9), rng.randrange(10**9)
    if _hidden_question(state, seat):
        # Who is asked is hidden as well, so there is only the table to compare.
        table = game.imagine(state.table, seat, FastChance(one))
        assert game.view(table, seat) == game.view(state.table, seat)
        return _different_slots(table, state.table)
    imagined = state.imagine(seat, FastChance(one))
    assert imagined.view(seat) == state.view(seat), "the seat sees something hidden"
    assert imagined.view(None) == state.view(None), "a spectator sees something hidden"
    assert imagined.legal(seat) == state.legal(seat), "what is legal tells something hidden"
    assert imagined.decision(seat) == state.decision(seat), "a decision tells something hidden"
    # The seat cannot tell the truth from what it imagines. So it must imagine the same from both.
    again = imagined.imagine(seat, FastChance(two))
    assert again.digest() == state.imagine(seat, FastChance(two)).digest(), (
        "what is imagined depends on something hidden"
    )
    different = _different_slots(imagined.table, state.table)
    invariants(imagined)
    play_on(imagined, rng, 20, invariants)
    return different


def check_forced(state: State, rng: random.Random) -> None:
    """An answer that is given without asking tells the others nothing: in every world that they can
    imagine the same seat has the same one thing to do."""
    question = state.question
    assert question is not None
    for seat in state.to_move():
        forced = state.forced([seat])
        for other in range(_seats(state)):
            if other == seat or not state.may_imagine(other):
                continue
            world = state.imagine(other, FastChance(rng.randrange(10**9)))
            assert world.forced([seat]) == forced, (
                f"an automatic answer tells something hidden: {state.table.flow.kind}"
            )


def _different_slots(one: Any, other: Any) -> set[str]:
    slots = [name for name in fields_of(one) if name != "flow"]
    return {name for name in slots if getattr(one, name) != getattr(other, name)}


def _hidden_question(state: State, seat: int) -> bool:
    return not state.may_imagine(seat)


def check_position(state: State) -> None:
    """A position is JSON from which the same state comes back, and no part of the state itself."""
    before = state.digest()
    position = state.to_position()
    text = json.dumps(position, allow_nan=False)
    assert json.loads(text) == position, "a position is not plain JSON"
    again = state.game.from_position(json.loads(text))
    assert again.digest() == before, "the position is not the whole state"
    assert state.game.from_position(position).digest() == before
    assert json.dumps(again.to_position()) == text
    _scribble(position)
    assert state.digest() == before, "the position shares lists with the state"


def _scribble(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            _scribble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            _scribble(item)
        value.append("scribbled")


def check_copy(state: State, rng: random.Random, invariants: Invariants = everything_holds) -> None:
    """A copy is the same state, and goes its own way."""
    before = state.digest()
    first = state.copy()
    second = state.copy()
    assert first.digest() == before
    play_on(first, rng, 12, invariants)
    assert state.digest() == before, "a copy shares something with the original"
    assert second.digest() == before, "copies share something with each other"


def check_refusals(
    state: State,
    rng: random.Random,
    seen: list[Action],
    invariants: Invariants = everything_holds,
) -> None:
    """Actions from elsewhere are refused with a rule, or else can be played; nothing changes."""
    before = state.digest()
    for _ in range(12):
        seat = rng.choice((*state.to_move(), rng.randrange(_seats(state))))
        action = random_action(state, rng, seen)
        refused = refusal(state, seat, action)
        if refused is None:
            check_text(state.game, action)
            other = state.copy()
            other.play(seat, action)
            assert other.to_move() or other.outcome() is not None
            invariants(other)
        elif isinstance(refused, Illegal):
            assert refused.rule
            assert IDENTIFIER.fullmatch(refused.key)
            json.dumps(dict(refused.data), allow_nan=False)
        else:
            assert refused.key == "malformed-action"
        assert state.digest() == before, f"check has changed the state: {action}"


def refusal(state: State, seat: int, action: Action) -> Illegal | BadInput | None:
    """Why an action is refused, or None if it is not."""
    try:
        state.check(seat, action)
    except (Illegal, BadInput) as error:
        return error
    return None


def random_action(state: State, rng: random.Random, seen: list[Action]) -> Action:
    """An action that was legal at another time, the same with other arguments, or any at all."""
    game = state.game
    if seen and rng.random() < 0.4:
        action = rng.choice(seen)
        if rng.random() < 0.5 or action == TAKE_BACK:
            return action
        verb = action[0]
    else:
        question = game.questions[state.table.flow.kind]
        verb = rng.choice(sorted(question.verbs if rng.random() < 0.8 else game.verbs))
    form = game.verbs[verb]
    return (verb, *(_random_argument(param, form.lowest, rng) for param in form.params))


def _random_argument(param: Param, lowest: int, rng: random.Random) -> Any:
    if param.many:
        one = Param(param.name, param.names)
        return tuple(_random_argument(one, lowest, rng) for _ in range(rng.randrange(4)))
    if param.names:
        return rng.randrange(lowest, len(param.names.ids))
    return rng.choice((-1, 0, 1, 2, 3, 4, 5, 10, 20, rng.randrange(100), 10**8))


def check_events(state: State, events: list[Event]) -> None:
    """An event tells its secrets to those who may know them, and to nobody else."""
    game = state.game
    seats = _seats(state)
    for event in events:
        form = game.events[event.kind]
        public = {param.name for param in form.params}
        assert set(event.seats) <= set(range(seats))
        for seat in (None, *range(seats)):
            told = game.describe(event, seat)
            privy = seat in event.seats
            if told is None:
                assert form.hidden
                assert not privy
                continue
            json.dumps(told, allow_nan=False)
            if not privy:
                assert told.keys() == {"kind", *public}, event.kind
        revealed = game.describe(event, None, reveal=True)
        assert revealed is not None
        assert revealed.keys() >= {"kind", *public}


def check_end(state: State) -> None:
    """When a game is over nobody can do anything, and it can still be looked at and saved."""
    outcome = state.outcome()
    assert outcome is not None
    seats = _seats(state)
    assert state.to_move() == ()
    assert set(outcome.winners) <= set(range(seats))
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert len(outcome.scores) == seats
    assert IDENTIFIER.fullmatch(outcome.reason)
    for seat in range(seats):
        assert state.legal(seat) == []
        assert state.decision(seat) is None
    winners = outcome.winners or range(seats)
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    assert state.judge_all() == shares, "a judgement of the end"
    check_views(state)
    check_position(state)


def check_record(match: Match) -> None:
    """A record replays to the same digests and is written again in the same way."""
    text = write_record(match)
    again = read_record(match.game, text)
    assert again.state.digest() == match.state.digest()
    assert again.moves == match.moves
    assert write_record(again) == text


def some_states(
    game: Game, seats: int, options: Options, seed: int, count: int
) -> list[tuple[State, random.Random]]:
    """So many states of one random game, in the order of play."""
    rng = random.Random(f"{game.slug} {seats} {options} {seed} states")
    state = game.start(seats, options, seed)
    states = []
    actions = 0
    while state.outcome() is None and actions < MOST_ACTIONS:
        states.append(state.copy())
        state.play(*random_move(state, rng))
        actions += 1
    return [
        (states[i], rng) for i in sorted(rng.sample(range(len(states)), min(count, len(states))))
    ]


def check_bad_texts(
    game: Game, seats: int, options: Options = None, seed: int = 0, count: int = 20
) -> None:
    """A spoiled text is bad input, or means an action that can be judged like any other."""
    for state, rng in some_states(game, seats, options, seed, count):
        before = state.digest()
        for seat in state.to_move():
            for action in rng.sample(state.legal(seat), min(5, len(state.legal(seat)))):
                text = spoil_text(game.write(action), rng)
                with contextlib.suppress(BadInput, Illegal):
                    state.check(seat, game.read(text))
                assert state.digest() == before, text


def spoil_text(text: str, rng: random.Random) -> str:
    """The text with something wrong in it, most likely."""
    words = text.split(" ")
    at = rng.randrange(len(text) + 1)
    word = rng.randrange(len(words))
    return rng.choice(
        (
            text[:at],
            text[:at] + rng.choice(" ->:,.=\t\n0x9é\u2003\ud800") + text[at:],
            text[:at] + text[at + 1 :],
            " ".join([*words[:word], *words[word + 1 :]]),
            " ".join([*words, words[-1]]),
            " ".join(reversed(words)),
            " ".join([*words[:word], rng.choice(("-1", "007", "99999999999", "nobody", "²"))]),
            text.upper(),
            text * 100,
        )
    )


def check_bad_positions(
    game: Game, seats: int, options: Options = None, seed: int = 0, count: int = 60
) -> None:
    """A spoiled position is bad input, or a state that can be looked at and asks somebody."""
    for state, rng in some_states(game, seats, options, seed, count):
        text = json.dumps(spoil_json(state.to_position(), rng))
        try:
            read = game.from_position(json.loads(text))
        except BadInput:
            continue
        assert bool(read.to_move()) == (read.outcome() is None), text
        for seat in read.to_move():
            assert read.legal(seat), text


def spoil_json(value: Any, rng: random.Random) -> Any:
    """The document with something strange at a random place."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        kind = rng.random()
        if kind < 0.1:
            return {k: v for k, v in value.items() if k != key}
        if kind < 0.15:
            return {**value, rng.choice(("", "x", key + key)): value[key]}
        return {**value, key: spoil_json(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        kind = rng.random()
        if kind < 0.1:
            return value[:at] + value[at + 1 :]
        if kind < 0.2:
            return [*value, value[at]]
        return [*value[:at], spoil_json(value[at], rng), *value[at + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-2, -1, 1, 2, 100))
    return rng.choice(STRANGE)
