"""A game in progress, and what one seat may know of it."""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from throneroom.kernel.actions import Action, check_shape, verb_of
from throneroom.kernel.chance import Chance, check_chance
from throneroom.kernel.decision import Asked, Choice, Decision, Question
from throneroom.kernel.errors import BadInput, Illegal, caused, shown
from throneroom.kernel.flow import Event, Flow, Outcome
from throneroom.kernel.parts import fingerprint, plain_of, put_together, taken_apart, values_of
from throneroom.kernel.plain import as_text, fields, name_plainly, say_plainly
from throneroom.kernel.position import flow_to_json
from throneroom.kernel.sight import Sight
from throneroom.kernel.windows import LISTEN
from throneroom.kernel.within import put_within

if TYPE_CHECKING:
    from throneroom.kernel.game import Game

TAKE_BACK: Final[Action] = ("take_back",)
OWN_VERBS: Final = frozenset({TAKE_BACK[0], LISTEN[0]})


class Table(Protocol):
    """A game's plain data: ints, lists and tuples in slots, and the kernel's flow.

    Its fields are named in `__slots__`, or in `FIELDS`: a compiled class has no `__slots__`.
    """

    flow: Flow

    def copy(self) -> "Table":
        """An independent copy."""


class State:
    """A game in progress: the rules it is played by, and its table.

    Seats, actions and streams of chance may come from outside: what is none is refused as
    `BadInput`, compiled or not, and so these arguments are taken as anything. Only `apply`,
    `advance` and `has_choice` trust their caller.
    """

    __slots__ = ("game", "table")

    def __init__(self, game: "Game", table: Any) -> None:
        self.game = game
        self.table = table

    # What is asked of whom

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.game.seat_names(self.table))

    def check_seat(self, seat: Any) -> int:
        """A seat of this game; anything else is bad input."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        raise BadInput("no-such-seat", seat=shown(seat), high=self.seats - 1)

    @property
    def question(self) -> Question | None:
        """The question that is open, if one is."""
        flow = self.table.flow
        return self.game.questions[flow.kind] if flow.awaited else None

    def to_move(self) -> tuple[int, ...]:
        """The seats we are waiting for; several when a choice is simultaneous."""
        awaited: tuple[int, ...] = self.table.flow.awaited
        return awaited

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        outcome: Outcome | None = self.table.flow.outcome
        return outcome

    def legal(self, seat: Any) -> list[Action]:
        """A finite list of actions that reaches every outcome that matters."""
        flow: Flow = self.table.flow
        if seat not in flow.awaited or type(seat) is not int:
            self.check_seat(seat)
            return []
        return self.game.questions[flow.kind].legal(self.table, seat)

    def has_choice(self, seat: int) -> bool:
        """Whether a seat that is awaited has more than one thing to do. Who plays ahead asks that
        at every step, and for the list only where somebody chooses."""
        flow: Flow = self.table.flow
        if seat not in flow.awaited:
            return False
        question = self.game.questions[flow.kind]
        if question.choice is not None:
            return question.choice(self.table, seat)
        return len(question.legal(self.table, seat)) > 1

    def sample(self, seat: Any, chance: Any) -> Action:
        """One of the legal actions of a seat that is awaited, drawn at random."""
        self.check_seat(seat)
        check_chance(chance)
        question = self.question
        if question is None or seat not in self.table.flow.awaited:
            raise Illegal("K2", "not-awaited", seat=seat)
        if question.sample is not None:
            return question.sample(self.table, seat, chance)
        return _any(question.legal(self.table, seat), chance)

    def forced(self, among: Any = None) -> tuple[int, Action] | None:
        """A seat (one of those, if some are given) that can do one thing only and need not be
        asked, and that action. The record marks what was forced."""
        question = self.question
        if question is None:
            return None
        awaited = self.table.flow.awaited
        for seat in awaited if among is None else self._awaited_among(among):
            legal = question.legal(self.table, seat)
            if question.forces(legal):
                if question.anyone and any(
                    question.legal(self.table, other) != legal for other in awaited
                ):
                    return None  # another of them has a choice, and it counts for all
                return seat, legal[0]
        return None

    def is_asked_evenly(self, seat: int) -> bool:
        """Whether a seat is awaited that would be asked in private whatever it holds. Where time
        tells something, all who decline should take equally long."""
        question = self.question
        if question is None or question.evenly is None or seat not in self.table.flow.awaited:
            return False
        return question.evenly(self.table, seat)

    def is_idle(self, seat: int) -> bool:
        """Whether a seat is awaited only so that nobody can tell by a pause what it holds: it has
        nothing to declare, or wants to declare nothing. Nobody need be troubled with a pass."""
        question = self.question
        if question is None or question.idle is None or seat not in self.table.flow.awaited:
            return False
        return question.idle(self.table, seat)

    def _awaited_among(self, seats: Any) -> list[int]:
        """Those of some seats that are awaited."""
        try:
            return [seat for seat in self.table.flow.awaited if seat in seats]
        except TypeError:
            raise BadInput("no-such-seat", seat=shown(seats), high=self.seats - 1) from None

    def judge_all(self) -> list[float]:
        """How likely each seat is to win, which sums to one. Whoever wins together shares it, as
        they do in the end, and so do all when nobody has won."""
        outcome = self.table.flow.outcome
        if outcome is None:
            return self.game.judge(self.table)
        seats = range(self.seats)
        winners = outcome.winners or seats
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]

    def judge(self, seat: Any) -> float:
        """How likely a seat is to win: 0 is lost, 1 is won, and so it is in the end."""
        return self.judge_all()[self.check_seat(seat)]

    # Playing

    def check(self, seat: Any, action: Any) -> None:
        """Accept any action that the rules allow; raise `Illegal` for any other."""
        self.check_seat(seat)
        flow = self.table.flow
        if flow.outcome is not None:
            raise Illegal("K1", "game-over")
        if action == TAKE_BACK:
            self._check_take_back(seat)
            return
        if action == LISTEN:
            if all(mute[0] != seat for mute in flow.muted):
                raise Illegal("K5", "listening")
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
        """Let the open question say why a seat that is asked may do nothing else, if it can."""
        flow = self.table.flow
        if seat in flow.asked:
            refuse = self.game.questions[flow.kind].refuse
            if refuse is not None:
                refuse(self.table, seat)

    def preview(self, seat: Any, action: Any) -> dict[str, Any]:
        """Check an action and tell what it would do, as far as the seat may know; `warnings` are
        what the seat may want to know before. Nothing changes."""
        self.check(seat, action)
        preview = self.game.preview
        return {} if preview is None else preview(self.table, seat, action)

    def play(self, seat: Any, action: Any) -> list[Event]:
        """Check an action and carry it out with all that follows from it.

        A position may hold what makes no sense and shows only now: that is bad input still, and
        the state is as it was.
        """
        self.check(seat, action)
        before = self.table.copy()
        try:
            events = self.apply(seat, action)
            if not self.to_move() and self.outcome() is None:
                raise BadInput("position-stuck", path="/flow/agenda")
        except Exception as error:
            self.table = before
            if isinstance(error, (Illegal, BadInput)):
                raise
            raise caused(BadInput("position-inconsistent", path="/"), error) from error
        return events

    def play_text(self, seat: Any, text: Any) -> list[Event]:
        """Play an action given in its text form."""
        return self.play(seat, self.game.read(text))

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action that is known to be legal, such as one from `legal`."""
        flow: Flow = self.table.flow
        events: list[Event] = []
        flow.events = events
        flow.heard = True
        self._carry_out(flow, seat, action)
        return events

    def advance(self, seat: int, action: Action) -> None:
        """The same for who plays ahead and does not want to be told what happens: it is quicker."""
        flow: Flow = self.table.flow
        flow.events = []
        flow.heard = False
        self._carry_out(flow, seat, action)

    def _carry_out(self, flow: Flow, seat: int, action: Action) -> None:
        table = self.table
        flow.seq += 1
        question = self.game.questions[flow.kind]
        if action[0] in OWN_VERBS:
            self._take_own(seat, action)
        elif question.sealed:
            self._seal(question, seat, action)
        else:
            awaited = flow.awaited
            if len(awaited) == 1 or question.anyone:
                flow.awaited = ()
            else:
                flow.awaited = _without(awaited, seat)
            if question.take(table, seat, action):
                flow.awaited = awaited
        if not flow.awaited or flow.outcome is not None:
            self.run()

    def run(self) -> None:
        """Do the steps of the agenda until somebody is asked or the game is over."""
        table = self.table
        flow: Flow = table.flow
        agenda = flow.agenda
        steps = self.game.steps
        while agenda and not flow.awaited and flow.outcome is None:
            step = agenda.pop()
            do = steps[step[0]]
            count = len(step)  # to hand on a few arguments one by one is quicker
            if count == 1:
                do(table)
            elif count == 2:
                do(table, step[1])
            elif count == 3:
                do(table, step[1], step[2])
            else:
                do(table, *step[1:])
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
            self._prove_outcome(flow.outcome)
            return
        if not flow.awaited:
            raise BadInput("position-stuck", path="/flow/agenda")
        for seat in flow.awaited:
            if self.decision(seat) is None:
                raise BadInput("position-stuck", path="/flow/awaited")
        if self.game.check_position is not None:
            self.game.check_position(self.table)
        question = self.game.questions[flow.kind]
        for seat in flow.awaited:
            for action in question.legal(self.table, seat)[:1]:
                question.check(self.table, seat, action)
        for seat, answer in zip(flow.asked, flow.answers, strict=False):
            if answer is not None:
                if answer[0] not in question.verbs:
                    raise BadInput("position-bad-question", path="/flow/answers")
                check_shape(self.game.verbs[answer[0]], answer)
                question.check(self.table, seat, answer)

    def _prove_outcome(self, outcome: Outcome) -> None:
        """Complain about an end that the rules know nothing of, or by which others have won."""
        endings = self.game.endings
        if not endings:
            return
        if outcome.reason not in endings:
            path = "/flow/outcome/reason"
            raise BadInput("position-unknown-ending", path=path, text=shown(outcome.reason))
        winners = endings[outcome.reason](self.table)
        if winners is None:
            raise BadInput("position-not-ended", path="/flow/outcome/reason")
        if tuple(winners) != outcome.winners:
            raise BadInput("position-other-winners", path="/flow/outcome/winners")

    def _seal(self, question: Question, seat: int, action: Action) -> None:
        """Keep a secret answer; when all are in, take them in the order of the seats asked."""
        flow: Flow = self.table.flow
        asked = flow.asked
        answers: tuple[Any, ...] = flow.answers or (None,) * len(asked)
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

    def _take_own(self, seat: int, action: Action) -> None:
        """What is in every game: listen again, or open one's answer while others still think."""
        flow = self.table.flow
        if action == LISTEN:
            flow.muted = tuple(mute for mute in flow.muted if mute[0] != seat)
            return
        flow.awaited = tuple(s for s in flow.asked if s in flow.awaited or s == seat)
        if flow.answers:
            answers = tuple(
                None if s == seat else answer
                for s, answer in zip(flow.asked, flow.answers, strict=True)
            )
            flow.answers = answers if any(answers) else ()

    def timeout_action(self, seat: Any) -> Action:
        """What happens for a seat that is awaited and whose clock has run out."""
        self.check_seat(seat)
        question = self.question
        if question is None or seat not in self.table.flow.awaited:
            raise Illegal("K2", "not-awaited", seat=seat)
        if question.timeout is not None:
            return question.timeout(self.table, seat)
        return question.legal(self.table, seat)[0]

    # What is seen

    def view(self, seat: Any) -> dict[str, Any]:
        """What a seat (None: a spectator) may see. It depends on nothing that is hidden from it."""
        if seat is not None:
            self.check_seat(seat)
        view: dict[str, Any] = _own(self.game.view(self.table, seat))
        return self._with_flow(view, seat)

    def _with_flow(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """A game's view with what the kernel adds: who is awaited, and what the seat passes."""
        seen = {**view, "awaiting": self.seen_awaited(seat)}
        if muted := self._muted(seat):
            seen["muted"] = muted
        return seen

    def _muted(self, seat: int | None) -> list[list[Any]]:
        """What a seat passes without being asked. It is the seat's alone to know."""
        return [list(mute[1:]) for mute in self.table.flow.muted if mute[0] == seat]

    def views(self, seats: Any) -> dict[int | None, dict[str, Any]]:
        """What several seats and spectators see: the same as `view`, and quicker.

        The views may share what is the same in them: they are to be read only.
        """
        public, own = self.views_apart(seats)
        return {
            seat: {**put_within(public, members), "awaiting": self.seen_awaited(seat)}
            for seat, members in own.items()
        }

    def views_apart(self, seats: Any) -> tuple[dict[str, Any], dict[int | None, dict[str, Any]]]:
        """The same but for who is awaited, in parts: what everybody sees, and the members of its
        view that each of the seats sees otherwise or alone, some of them `Within` what everybody
        sees. Whoever tells seats what is different looks at the first part once for all of them.
        """
        game = self.game
        table = self.table
        if not isinstance(seats, Iterable):
            raise BadInput("no-such-seat", seat=shown(seats), high=self.seats - 1)
        public = {} if game.seat_view is None else game.view(table, None)
        count = self.seats
        seen = {}
        for seat in seats:
            if seat is not None and not (type(seat) is int and 0 <= seat < count):
                self.check_seat(seat)  # which complains
            if game.seat_view is None:
                own = game.view(table, seat)
            else:
                own = {} if seat is None else game.seat_view(table, seat, public)
            if muted := self._muted(seat):
                own = {**own, "muted": muted}
            seen[seat] = own
        return public, seen

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

    def decision(self, seat: Any) -> Decision | None:
        """What is asked of a seat, each option with the things on the board it concerns."""
        asked = self.asked_of(seat)
        if asked is None:
            return None
        choices = [self.choice(action) for action in asked.actions]
        return Decision(seat, asked.kind, asked.context, choices, asked.may_take_back, asked.offer)

    def asked_of(self, seat: Any) -> Asked | None:
        """The same with the actions themselves, for whoever says them in another way."""
        flow = self.table.flow
        if type(seat) is not int or seat not in flow.asked:
            self.check_seat(seat)
            return None
        if not flow.awaited:
            return None
        question = self.game.questions[flow.kind]
        awaited = seat in flow.awaited
        actions = question.legal(self.table, seat) if awaited else []
        may_take_back = not awaited and (question.sealed or question.take_back)
        if not actions and not may_take_back:
            return None
        context = {} if question.context is None else question.context(self.table, seat)
        offer = None
        if question.offer is not None and awaited:
            offer = question.offer(self.table, seat)
        return Asked(flow.kind, context, actions, may_take_back, offer)

    def choice(self, action: Any) -> Choice:
        """An action as a client gets it."""
        return self.game.choice(action)

    def context(self, seat: Any) -> dict[str, Any]:
        """Named details of the open question for a seat that is asked, by ids."""
        self.check_seat(seat)
        question = self.question
        if question is None or question.context is None or seat not in self.table.flow.asked:
            return {}
        return question.context(self.table, seat)

    def sight(self, seat: Any, events: Sequence[Event] | None = None) -> Sight:
        """All that this seat may know, for a bot. `events` are those since it was asked the last
        time; if they are not given, those of the last action."""
        self.check_seat(seat)
        return Sight(self, seat, self.table.flow.events if events is None else events)

    def may_imagine(self, seat: Any) -> bool:
        """Whether what is going on is not hidden from the seat altogether."""
        self.check_seat(seat)
        flow = self.table.flow
        if not flow.awaited or flow.awaited == (seat,):
            return True
        return not self.game.questions[flow.kind].private

    def imagine(self, seat: Any, chance: Any) -> "State":
        """A full state drawn from those consistent with all that the seat knows.

        While a private question is open, only the seat that is asked can imagine: to the others
        even its being asked is hidden.
        """
        check_chance(chance)
        if not self.may_imagine(seat):
            raise BadInput("cannot-imagine", seat=seat)
        table = self.game.imagine(self.table, seat, chance)
        flow = table.flow
        flow.seq = 0  # it counts what others did in private too
        if flow.muted:  # what others do not want to be asked is theirs alone to know
            flow.muted = tuple(mute for mute in flow.muted if mute[0] == seat)
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
        plain = list(values_of(table))
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
        if flow.muted:
            flowing.append(flow.muted)
        return [plain, flowing]

    def digest(self) -> str:
        """A short fingerprint of everything in the state."""
        text = json.dumps(self.everything(), separators=(",", ":"), default=plain_of)
        return fingerprint(text.encode())

    def to_position(self) -> dict[str, Any]:
        """The state as documented JSON, by names; `from_position` is its inverse."""
        table = self.table
        options = table.options.items()
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": self.seats,
            "options": {k: list(v) if isinstance(v, list) else v for k, v in options},
            "table": self.game.to_json(table),
            "flow": flow_to_json(table.flow, self.game.write),
        }

    # What Python asks of every object

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same = self.game.slug == other.game.slug and self.game.version == other.game.version
        return same and self.digest() == other.digest()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)  # as long as a hash may be

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, seen: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process, compiled or not."""
        table = self.table
        if hasattr(table, "FIELDS"):
            return _state_of, (self.game, *taken_apart(table)[1])
        return State, (self.game, table)

    def __repr__(self) -> str:
        game = self.game
        outcome = self.outcome()
        if outcome is not None:
            now = f"won by {list(outcome.winners)}: {outcome.reason}"
        else:
            now = f"{self.table.flow.kind} asked of {list(self.to_move())}"
        return f"<{game.slug}, {self.seats} seats, round {game.rounds(self.table)}, {now}>"

    def __str__(self) -> str:
        """What everybody sees, as plain text."""
        view = self.view(None)
        draw = self.game.draw
        return fields(view) if draw is None else as_text(draw(view, say_plainly))

    def _repr_svg_(self) -> str | None:
        """The picture of what everybody sees, for notebooks."""
        svg = self.game.svg
        return None if svg is None else svg(self.table, name_plainly)


def _state_of(game: "Game", *parts: Any) -> State:
    """The state that a pickled one was."""
    return State(game, put_together(*parts))


def _own(part: Any) -> Any:
    """A view for somebody who may change it: games keep parts of views that they show again."""
    if type(part) is dict:
        return {name: _own(value) for name, value in part.items()}
    return [_own(value) for value in part] if type(part) is list else part


def _any(actions: list[Action], chance: Chance) -> Action:
    return actions[chance.below(len(actions))]


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(s for s in seats if s != seat)
