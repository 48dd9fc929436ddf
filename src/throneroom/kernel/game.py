"""A game, a state of it, and what one seat may know of that state."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from throneroom.kernel.actions import (
    Action,
    Names,
    Param,
    Verb,
    describe_params,
    read_action,
    write_action,
)
from throneroom.kernel.chance import Chance, FastChance, chance_from_json
from throneroom.kernel.decision import Choice, Decision, Question
from throneroom.kernel.errors import BadInput, Illegal
from throneroom.kernel.flow import Event, Flow, Outcome
from throneroom.kernel.options import Option, check_options
from throneroom.kernel.position import Reader, to_tuples

TAKE_BACK: Action = ("take_back",)
SEATS = Names("seat", [str(seat) for seat in range(8)])
SPECTATOR = None


class Table(Protocol):
    """A game's plain data: ints, lists and tuples in slots, and the kernel's flow."""

    __slots__: tuple[str, ...]
    flow: Flow

    def copy(self) -> "Table":
        """An independent copy."""


class EventForm(NamedTuple):
    """The parameters of one kind of event: those for everybody, and those for some seats only.

    Of a `hidden` event the other seats are not even told that it happened.
    """

    params: tuple[Param, ...] = ()
    secret: tuple[Param, ...] = ()
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """All that the kernel needs to know of a game: tables of its functions, by name."""

    slug: str
    version: str
    seats: range
    options: tuple[Option, ...]
    steps: Mapping[str, Callable[..., None]]
    questions: Mapping[str, Question]
    verbs: Mapping[str, Verb]
    events: Mapping[str, EventForm]
    set_up: Callable[[int, dict[str, Any], Chance], Any]
    """(seats, options, chance) -> a table with the first step on its agenda."""
    view: Callable[[Any, int | None], dict[str, Any]]
    """(table, seat or None for a spectator) -> what may be seen, as JSON."""
    to_json: Callable[[Any], dict[str, Any]]
    """(table) -> the game's part of a position, by names."""
    from_json: Callable[[Reader, int, dict[str, Any], Chance], Any]
    """(document, seats, options, chance) -> a table; it may leave steps on the agenda."""
    imagine: Callable[[Any, int, Chance], Any]
    """(table, seat, chance) -> a table drawn from those consistent with what the seat knows."""
    judge: Callable[[Any, int], float]
    """(table, seat) -> how good the table looks for the seat, from 0 to 1."""
    rounds: Callable[[Any], int]
    """(table) -> rounds or turns begun so far."""
    seat_names: Callable[[Any], tuple[str, ...]]
    """(table) -> an id for each seat, such as the house it plays."""
    targets: Callable[[Any, Action], tuple[str, ...]]
    """(table, action) -> ids of the things on the board that an action concerns."""
    context: Callable[[Any, int], dict[str, Any]]
    """(table, seat) -> named details of the open question, as JSON."""

    def start(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> "State":
        """Set up a new game. Without a `chance` of its own it is seeded for simulation."""
        if seats not in self.seats:
            raise BadInput("bad-seats", low=self.seats[0], high=self.seats[-1], seats=seats)
        chosen = check_options(self.options, options or {})
        table = self.set_up(seats, chosen, chance or FastChance(seed))
        state = State(self, table)
        state.run()
        return state

    def from_position(self, position: Any) -> "State":
        """A state from its JSON. Everything about it is checked; nothing is trusted."""
        document = Reader(position)
        if document.raw("game") != self.slug:
            raise BadInput("position-other-game", path="/game", game=self.slug)
        if document.raw("rules", self.version) != self.version:
            raise BadInput("position-other-version", path="/rules", version=self.version)
        seats = document.number("seats", self.seats[0], self.seats[-1])
        options = check_options(self.options, document.raw("options", {}))
        flow = document.child("flow", {})
        chance = chance_from_json(flow.raw("chance", ["fast", 0]))
        table = self.from_json(document.child("table", {}), seats, options, chance)
        document.done()
        if flow.has("agenda"):
            _read_flow(self, table.flow, flow, seats)
        else:
            flow.done()
        state = State(self, table)
        if not table.flow.awaited and table.flow.outcome is None:
            state.run()
        return state

    def read(self, text: str) -> Action:
        """The action that a text stands for."""
        if text.strip() == TAKE_BACK[0]:
            return TAKE_BACK
        return read_action(self.verbs, text)

    def write(self, action: Action) -> str:
        """The text form of an action."""
        return TAKE_BACK[0] if action == TAKE_BACK else write_action(self.verbs, action)

    def describe(
        self, event: Event, seat: int | None, reveal: bool = False
    ) -> dict[str, Any] | None:
        """An event as JSON, as far as the seat may know it; None if it may know nothing of it."""
        form = self.events[event.kind]
        privy = reveal or (seat is not None and seat in event.seats)
        if form.hidden and not privy:
            return None
        told = {"kind": event.kind, **describe_params(form.params, event.params)}
        if privy and event.secret:
            told.update(describe_params(form.secret, event.secret))
        return told


class State:
    """A game in progress: the rules it is played by, and its table."""

    __slots__ = ("game", "table")

    def __init__(self, game: Game, table: Any) -> None:
        self.game = game
        self.table = table

    def to_move(self) -> tuple[int, ...]:
        """The seats we are waiting for; several when a choice is simultaneous."""
        awaited: tuple[int, ...] = self.table.flow.awaited
        return awaited

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        outcome: Outcome | None = self.table.flow.outcome
        return outcome

    def legal(self, seat: int) -> list[Action]:
        """A finite list of actions that reaches every outcome that matters."""
        flow = self.table.flow
        if seat not in flow.awaited:
            return []
        return self.game.questions[flow.kind].legal(self.table, seat)

    def check(self, seat: int, action: Action) -> None:
        """Accept any action that the rules allow; raise `Illegal` for any other."""
        flow = self.table.flow
        if flow.outcome is not None:
            raise Illegal("K1", "game-over")
        if action == TAKE_BACK:
            self._check_take_back(seat)
            return
        if seat not in flow.awaited:
            raise Illegal("K2", "not-awaited", seat=seat)
        question = self.game.questions[flow.kind]
        if not action or action[0] not in question.verbs:
            raise Illegal("K3", "not-now", question=flow.kind)
        question.check(self.table, seat, action)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Check an action and carry it out with all that follows from it."""
        self.check(seat, action)
        return self.apply(seat, action)

    def play_text(self, seat: int, text: str) -> list[Event]:
        """Play an action given in its text form."""
        return self.play(seat, self.game.read(text))

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action that is known to be legal, such as one from `legal`."""
        table = self.table
        flow = table.flow
        events: list[Event] = []
        flow.events = events
        flow.seq += 1
        question = self.game.questions[flow.kind]
        if action == TAKE_BACK:
            self._take_back(seat)
        elif question.sealed:
            self._seal(question, seat, action)
        else:
            awaited = flow.awaited
            flow.awaited = () if len(awaited) == 1 else _without(awaited, seat)
            if question.take(table, seat, action):
                flow.awaited = awaited
        if not flow.awaited:
            self.run()
        return events

    def run(self) -> None:
        """Do the steps of the agenda until somebody is asked or the game is over."""
        table = self.table
        flow = table.flow
        agenda = flow.agenda
        steps = self.game.steps
        while agenda and not flow.awaited:
            step = agenda.pop()
            steps[step[0]](table, *step[1:])

    def _seal(self, question: Question, seat: int, action: Action) -> None:
        """Keep a secret answer; when all are in, take them in the order of the seats asked."""
        flow = self.table.flow
        asked = flow.asked
        answers = flow.answers or (None,) * len(asked)
        i = asked.index(seat)
        flow.answers = answers = (*answers[:i], action, *answers[i + 1 :])
        flow.awaited = _without(flow.awaited, seat)
        if not flow.awaited:
            flow.answers = ()
            for asked_seat, answer in zip(asked, answers, strict=True):
                question.take(self.table, asked_seat, answer)

    def _check_take_back(self, seat: int) -> None:
        flow = self.table.flow
        question = self.game.questions[flow.kind]
        if seat not in flow.asked or seat in flow.awaited:
            raise Illegal("K4", "nothing-to-take-back")
        if not (question.sealed or question.take_back):
            raise Illegal("K4", "nothing-to-take-back")

    def _take_back(self, seat: int) -> None:
        """Open a seat's own answer again while others still think."""
        flow = self.table.flow
        flow.awaited = tuple(s for s in flow.asked if s in flow.awaited or s == seat)
        if flow.answers:
            flow.answers = tuple(
                None if s == seat else answer
                for s, answer in zip(flow.asked, flow.answers, strict=True)
            )

    def timeout_action(self, seat: int) -> Action:
        """What happens for a seat whose clock has run out."""
        question = self.game.questions[self.table.flow.kind]
        if question.timeout is not None:
            return question.timeout(self.table, seat)
        return question.legal(self.table, seat)[0]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see. It depends on nothing that is hidden from it."""
        return {**self.game.view(self.table, seat), "awaiting": self._seen_awaited(seat)}

    def _seen_awaited(self, seat: int | None) -> list[int] | None:
        """Who is awaited, or None where that would tell something about a hidden hand."""
        flow = self.table.flow
        if not flow.awaited:
            return []
        if self.game.questions[flow.kind].private and flow.awaited != (seat,):
            return None
        return list(flow.awaited)

    def decision(self, seat: int) -> Decision | None:
        """What is asked of a seat, each option with the things on the board it concerns."""
        flow = self.table.flow
        if seat not in flow.asked or not flow.awaited:
            return None
        game = self.game
        question = game.questions[flow.kind]
        choices = [
            Choice(
                game.write(action),
                action[0],
                describe_params(game.verbs[action[0]].params, action[1:]),
                game.targets(self.table, action),
            )
            for action in self.legal(seat)
        ]
        may_take_back = seat not in flow.awaited and (question.sealed or question.take_back)
        if not choices and not may_take_back:
            return None
        return Decision(seat, flow.kind, game.context(self.table, seat), choices, may_take_back)

    def sight(self, seat: int) -> "Sight":
        """All that this seat may know, for a bot."""
        return Sight(self, seat)

    def copy(self) -> "State":
        """An independent copy, made in microseconds."""
        return State(self.game, self.table.copy())

    def digest(self) -> str:
        """A short fingerprint of everything in the state."""
        table = self.table
        flow = table.flow
        plain = [getattr(table, name) for name in table.__slots__ if name != "flow"]
        flowing = [
            flow.agenda,
            flow.kind,
            flow.args,
            flow.asked,
            flow.awaited,
            flow.answers,
            flow.outcome,
            flow.seq,
            flow.chance.to_json(),
        ]
        text = json.dumps([plain, flowing], separators=(",", ":"), default=list)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def to_position(self) -> dict[str, Any]:
        """The state as documented JSON, by names; `from_position` is its inverse."""
        table = self.table
        options = table.options
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": len(self.game.seat_names(table)),
            "options": dict(options),
            "table": self.game.to_json(table),
            "flow": _flow_json(self.game, table.flow),
        }


class Sight:
    """What a bot gets instead of the state: view, legal actions, and imagined full states."""

    __slots__ = ("game", "seat", "_view", "_legal", "_imagine")

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game
        self.seat = seat
        # Closures rather than the state itself: a bot that looks around finds no truth to peek at.
        self._view: Callable[[], dict[str, Any]] = lambda: state.view(seat)
        self._legal: Callable[[], list[Action]] = lambda: state.legal(seat)
        self._imagine: Callable[[Chance], State] = lambda chance: State(
            state.game, state.game.imagine(state.table, seat, chance)
        )

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._view()

    def legal(self) -> list[Action]:
        """What the seat may do."""
        return self._legal()

    def imagine(self, chance: Chance) -> State:
        """A full state drawn from those consistent with all that the seat knows."""
        return self._imagine(chance)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(s for s in seats if s != seat)


def _flow_json(game: Game, flow: Flow) -> dict[str, Any]:
    return {
        "agenda": [list(step) for step in flow.agenda],
        "question": flow.kind,
        "args": list(flow.args),
        "asked": list(flow.asked),
        "awaited": list(flow.awaited),
        "answers": [game.write(answer) if answer else None for answer in flow.answers],
        "outcome": None if flow.outcome is None else flow.outcome._asdict(),
        "seq": flow.seq,
        "chance": flow.chance.to_json(),
    }


def _read_flow(game: Game, flow: Flow, document: Reader, seats: int) -> None:
    """Read the kernel's part of a position."""
    agenda = [to_tuples(step) for step in document.items("agenda")]
    for i, step in enumerate(agenda):
        if not isinstance(step, tuple) or not step or step[0] not in game.steps:
            raise BadInput("position-unknown-step", path=f"/flow/agenda/{i}")
    flow.agenda[:] = agenda
    flow.kind = document.word("question", ("", *game.questions), "")
    flow.args = to_tuples(document.items("args", []))
    flow.asked = tuple(document.number_list("asked", 0, seats - 1, []))
    flow.awaited = tuple(document.number_list("awaited", 0, seats - 1, []))
    if flow.awaited and (not flow.kind or not set(flow.awaited) <= set(flow.asked)):
        raise document.complain("position-bad-question", "awaited")
    answers = document.items("answers", [])
    if answers and len(answers) != len(flow.asked):
        raise document.complain("position-bad-question", "answers")
    flow.answers = tuple(game.read(str(a)) if a is not None else None for a in answers)
    flow.seq = document.number("seq", 0, 10**9, 0)
    outcome = document.raw("outcome", None)
    if outcome is not None:
        result = Reader(outcome, "/flow/outcome")
        flow.outcome = Outcome(
            tuple(result.number_list("winners", 0, seats - 1)),
            tuple(result.number_list("scores", -(10**9), 10**9)),
            str(result.raw("reason")),
        )
        result.done()
    document.raw("chance", None)
    document.done()
