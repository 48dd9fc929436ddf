"""A game, a state of it, and what one seat may know of that state."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from throneroom.kernel.actions import (
    Action,
    Names,
    Param,
    Verb,
    check_shape,
    describe_params,
    read_action,
    verb_of,
    write_action,
)
from throneroom.kernel.chance import Chance, FastChance, chance_from_json
from throneroom.kernel.decision import Choice, Decision, Question
from throneroom.kernel.errors import BadInput, Illegal, shown
from throneroom.kernel.flow import Event, Flow, Outcome
from throneroom.kernel.options import Option, check_options
from throneroom.kernel.position import Reader, flow_to_json, read_flow

TAKE_BACK: Action = ("take_back",)
SEATS = Names("seat", [str(seat) for seat in range(8)])
MOST_STEPS = 10_000  # that a position may take before it asks somebody


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


@dataclass(frozen=True, slots=True, eq=False)
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
    seat_view: Callable[[Any, int, dict[str, Any]], dict[str, Any]] | None = None
    """(table, seat, spectator's view) -> the seat's view, made from the spectator's, which stays as
    it was. A game may do without; with it the views of all seats take little longer than one."""
    secret_talk: bool = False
    """Whether the rules let players talk in private."""
    statements: Mapping[str, Verb] = field(default_factory=dict)
    """Things to say that can be translated, by their verbs; they change nothing on the table."""
    check_statement: Callable[[Any, int, int, Action], None] | None = None
    """(table, speaker, addressee or -1 for everybody, statement): refuses what may not be said."""
    title: str = ""
    """The English title; translations have it under `<slug>-title`."""

    def start(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> "State":
        """Set up a new game. Without a `chance` of its own it is seeded for simulation."""
        if seats not in self.seats:
            raise BadInput("bad-seats", low=self.seats[0], high=self.seats[-1], seats=shown(seats))
        chosen = check_options(self.options, options or {})
        table = self.set_up(seats, chosen, chance or FastChance(seed))
        state = State(self, table)
        state.run()
        return state

    def from_position(self, position: Any) -> "State":
        """A state from its JSON. Everything about it is checked; nothing is trusted."""
        try:
            return self._read_position(Reader(position))
        except BadInput:
            raise
        except Exception as error:
            # Every field may be fine and yet all of them together make no sense to the rules.
            raise BadInput("position-inconsistent", path="/") from error

    def _read_position(self, document: Reader) -> "State":
        if document.raw("game") != self.slug:
            raise BadInput("position-other-game", path="/game", game=self.slug)
        if document.raw("rules", self.version) != self.version:
            raise BadInput("position-other-version", path="/rules", version=self.version)
        seats = document.number("seats", self.seats[0], self.seats[-1])
        options = check_options(self.options, document.raw("options", {}))
        flow = document.child("flow", {})
        chance = chance_from_json(flow.raw("chance", ["fast", 0]))
        content = document.child("table", {})
        document.done()
        table = self.from_json(content, seats, options, chance)
        content.done()
        if flow.has("agenda"):
            read_flow(table.flow, flow, seats, self.steps, self.questions, self.read)
        else:
            flow.done()
        state = State(self, table)
        for _ in range(MOST_STEPS):
            if not state.step():
                break
        else:
            raise BadInput("position-stuck", path="/flow/agenda")
        if table.flow.outcome is not None:
            table.flow.close()
        state.prove(seats)
        return state

    def from_record(self, text: str) -> "State":
        """The state at the end of a record, which is replayed and verified."""
        # Here and not above, because records are made of this module's games and states.
        from throneroom.kernel.record import read_record

        return read_record(self, text).state

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
        verb = verb_of(action)
        if seat not in flow.awaited:
            self._refuse(seat)
            raise Illegal("K2", "not-awaited", seat=seat)
        question = self.game.questions[flow.kind]
        if verb not in question.verbs:
            self._refuse(seat)
            raise Illegal("K3", "not-now", question=flow.kind)
        check_shape(self.game.verbs[verb], action)
        question.check(self.table, seat, action)

    def _refuse(self, seat: int) -> None:
        """Let the open question say why an asked seat may do nothing else, if it can."""
        flow = self.table.flow
        if seat in flow.asked:
            refuse = self.game.questions[flow.kind].refuse
            if refuse is not None:
                refuse(self.table, seat)

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
        if not flow.awaited or flow.outcome is not None:
            self.run()
        return events

    def run(self) -> None:
        """Do the steps of the agenda until somebody is asked or the game is over."""
        table = self.table
        flow = table.flow
        agenda = flow.agenda
        steps = self.game.steps
        while agenda and not flow.awaited and flow.outcome is None:
            step = agenda.pop()
            steps[step[0]](table, *step[1:])
        if flow.outcome is not None:
            flow.close()  # also what was pushed or asked after the end

    def step(self) -> bool:
        """Do one step of the agenda, if one is due; whether there was one."""
        flow = self.table.flow
        if not flow.agenda or flow.awaited or flow.outcome is not None:
            return False
        name, *args = flow.agenda.pop()
        self.game.steps[name](self.table, *args)
        return True

    def prove(self, seats: int) -> None:
        """Complain about a state that nobody can look at or go on from."""
        flow = self.table.flow
        for seat in (None, *range(seats)):
            self.view(seat)
        if flow.outcome is not None:
            return
        if not flow.awaited:
            raise BadInput("position-stuck", path="/flow/agenda")
        for seat in flow.awaited:
            if self.decision(seat) is None:
                raise BadInput("position-stuck", path="/flow/awaited")
        for seat, answer in zip(flow.asked, flow.answers, strict=False):
            if answer is not None:
                self.game.questions[flow.kind].check(self.table, seat, answer)

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
        if seat not in flow.asked or seat in flow.awaited:
            raise Illegal("K4", "nothing-to-take-back")
        question = self.game.questions[flow.kind]
        if not (question.sealed or question.take_back):
            raise Illegal("K4", "nothing-to-take-back")

    def _take_back(self, seat: int) -> None:
        """Open a seat's own answer again while others still think."""
        flow = self.table.flow
        flow.awaited = tuple(s for s in flow.asked if s in flow.awaited or s == seat)
        if flow.answers:
            answers = tuple(
                None if s == seat else answer
                for s, answer in zip(flow.asked, flow.answers, strict=True)
            )
            flow.answers = answers if any(answers) else ()

    def timeout_action(self, seat: int) -> Action:
        """What happens for a seat whose clock has run out."""
        question = self.game.questions[self.table.flow.kind]
        if question.timeout is not None:
            return question.timeout(self.table, seat)
        return question.legal(self.table, seat)[0]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see. It depends on nothing that is hidden from it."""
        return {**self.game.view(self.table, seat), "awaiting": self.seen_awaited(seat)}

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """What several seats and spectators see: the same as `view`, and quicker.

        The views may share what is the same in them: they are to be read only.
        """
        game = self.game
        table = self.table
        if game.seat_view is None:
            return {seat: self.view(seat) for seat in seats}
        public = game.view(table, None)
        seen = {}
        for seat in seats:
            view = public if seat is None else game.seat_view(table, seat, public)
            seen[seat] = {**view, "awaiting": self.seen_awaited(seat)}
        return seen

    def seen_awaited(self, seat: int | None) -> list[int] | None:
        """Who is awaited, or None where that would tell something about a hidden hand."""
        flow = self.table.flow
        if not flow.awaited:
            return []
        if self.game.questions[flow.kind].private and flow.awaited != (seat,):
            return None
        return list(flow.awaited)

    def hides_from_others(self, before: "State") -> bool:
        """Whether the one action since `before` is hidden from all but its seat: the same question
        is open, and the answer is sealed, or only a draft of one. Others see at most who is still
        awaited."""
        flow, was = self.table.flow, before.table.flow
        if not flow.awaited or flow.opened != was.opened:
            return False
        question = self.game.questions[flow.kind]
        return question.sealed or (question.take_back and flow.awaited == was.awaited)

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

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A full state drawn from those consistent with all that the seat knows.

        While a private question is open, only the seat that is asked can imagine: to the others
        even its being asked is hidden.
        """
        flow = self.table.flow
        if flow.awaited and flow.awaited != (seat,) and self.game.questions[flow.kind].private:
            raise ValueError("nobody but the seat that is privately asked can imagine")
        table = self.game.imagine(self.table, seat, chance)
        flow = table.flow
        flow.seq = 0  # it counts what others did in private too
        if flow.answers:
            # What others have sealed is unknown: any of their legal actions is as likely.
            legal = self.game.questions[flow.kind].legal
            flow.answers = tuple(
                answer if answer is None or other == seat else _any(legal(table, other), chance)
                for other, answer in zip(flow.asked, flow.answers, strict=True)
            )
        return State(self.game, table)

    def copy(self) -> "State":
        """An independent copy, made in microseconds."""
        return State(self.game, self.table.copy())

    def everything(self) -> list[Any]:
        """All that counts in the state, as plain nested lists; what the digest is made of."""
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
        return [plain, flowing]

    def digest(self) -> str:
        """A short fingerprint of everything in the state."""
        return fingerprint(json.dumps(self.everything(), separators=(",", ":")).encode())

    def to_position(self) -> dict[str, Any]:
        """The state as documented JSON, by names; `from_position` is its inverse."""
        table = self.table
        options = table.options.items()
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": len(self.game.seat_names(table)),
            "options": {k: list(v) if isinstance(v, list) else v for k, v in options},
            "table": self.game.to_json(table),
            "flow": flow_to_json(table.flow, self.game.write),
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
        self._imagine: Callable[[Chance], State] = lambda chance: state.imagine(seat, chance)

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


def fingerprint(everything: bytes) -> str:
    """The digest of a state, from the compact JSON of all that counts in it."""
    return hashlib.blake2b(everything, digest_size=16).hexdigest()


def _any(actions: list[Action], chance: Chance) -> Action:
    return actions[chance.below(len(actions))]


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(s for s in seats if s != seat)
