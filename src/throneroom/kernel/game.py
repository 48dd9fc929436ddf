"""A game: all that the kernel needs to know of it, as one immutable description."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from throneroom.kernel.actions import (
    Action,
    Names,
    Param,
    Verb,
    action_from,
    describe_params,
    read_action,
    things_of,
    verb_of,
    write_action,
)
from throneroom.kernel.builder import Builder
from throneroom.kernel.chance import Chance, chance_from_json, chance_from_seed, check_chance
from throneroom.kernel.decision import Choice, Question
from throneroom.kernel.errors import BadInput, caused, shown
from throneroom.kernel.flow import Event
from throneroom.kernel.groups import Groups
from throneroom.kernel.judging import Features
from throneroom.kernel.options import Option, check_options
from throneroom.kernel.plain import Block
from throneroom.kernel.position import Reader, read_flow
from throneroom.kernel.state import TAKE_BACK, State
from throneroom.kernel.story import Story
from throneroom.kernel.talks import Talks
from throneroom.kernel.windows import LISTEN

SEATS: Final = Names("seat", [str(seat) for seat in range(8)])
MOST_STEPS: Final = 10_000  # that a position may take before it asks somebody
OWN_ACTIONS: Final = {action[0]: action for action in (TAKE_BACK, LISTEN)}


class EventForm(NamedTuple):
    """The parameters of one kind of event: those for everybody, and those for some seats only.

    Of a `hidden` event the other seats are not even told that it happened. `rule` is the id of the
    rule that the event carries out.
    """

    params: tuple[Param, ...] = ()
    secret: tuple[Param, ...] = ()
    hidden: bool = False
    rule: str = ""


class Alias(NamedTuple):
    """What an id stands for at a table: the thing of that kind, and the number among several alike.

    `of` are the things that its name speaks of, written `kind:id`; the message has them as `$of`.
    """

    kind: str
    id: str
    number: int = 0
    of: tuple[str, ...] = ()


class Reason(NamedTuple):
    """Something that counts for a seat, for whoever asks why: how many there are of it, and how
    much one of them is worth to the judge; less than nothing if it is bad."""

    number: int
    worth: float


@dataclass(frozen=True, slots=True, eq=False, repr=False)
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
    """(table, seat or None for a spectator) -> what may be seen, as JSON. Parts that are the same
    again may be the same objects: nobody changes them."""
    to_json: Callable[[Any], dict[str, Any]]
    """(table) -> the game's part of a position, by names."""
    from_json: Callable[[Reader, int, dict[str, Any], Chance], Any]
    """(document, seats, options, chance) -> a table; it may leave steps on the agenda."""
    imagine: Callable[[Any, int, Chance], Any]
    """(table, seat, chance) -> a table drawn from those consistent with what the seat knows."""
    judge: Callable[[Any], list[float]]
    """(table) -> how likely each seat is to win, which sums to one, while the game goes on. It is
    for the kernel: everybody else asks `State.judge_all`, which also knows how a game ended."""
    rounds: Callable[[Any], int]
    """(table) -> rounds or turns begun so far."""
    seat_names: Callable[[Any], tuple[str, ...]]
    """(table) -> an id for each seat, such as the house it plays."""
    seat_view: Callable[[Any, int, dict[str, Any]], dict[str, Any]] | None = None
    """(table, seat, spectator's view) -> the members of the seat's view that are not as in the
    spectator's, which stays as it was; of a part that is the same but for few of its own members,
    `Within` has these. A game may do without; with it the views of all seats take little longer
    than one."""
    reasons: Callable[[Any, int], Mapping[str, Reason]] | None = None
    """(table, seat) -> what counts for the seat, by names that people understand: castles, power,
    what is threatened. A hint is explained by what becomes more, with `<slug>-reason-<name>`."""
    preview: Callable[[Any, int, Action], dict[str, Any]] | None = None
    """(table, seat, accepted action) -> what it would do, as JSON; `warnings` is a list of objects
    with `rule`, `key` and `data`, said by the message `warning-<key>`."""
    aliases: Callable[[Any], Mapping[str, Mapping[str, "Alias"]]] | None = None
    """(table) -> for each kind of ids that mean something only at this table, what they stand for:
    that unit a3 is the second regiment of Sworn Swords."""
    draw: Callable[[dict[str, Any], Callable[..., str]], Sequence[Block]] | None = None
    """(view, say) -> the table as text from top to bottom; `say(key, **data)` translates. A block
    is a text of one or more lines, or `{"title", "columns", "rows"}`, and may use Rich's markup."""
    svg: Callable[[Any, Callable[[str, str], str]], str] | None = None
    """(table, name) -> a picture of what everybody sees, as SVG; `name(kind, id)` translates."""
    check_position: Callable[[Any], None] | None = None
    """(table read from a position, somebody being asked): complains, with `BadInput`, of what only
    shows when all of it has been read: that the game would be over by its rules."""
    endings: Mapping[str, Callable[[Any], Sequence[int] | None]] = field(default_factory=dict)
    """By the reason why a game ends: (table) -> the seats that have won by it, or None if it is no
    reason on this table. Positions of games that are over are held against it."""
    usual: int = 0
    """How many play it as a rule; 0 if that is as many as can."""
    weight: int = 1
    """How many usual actions one action of this game costs a bot that plays ahead."""
    talks: Talks | None = None
    """How players come to an agreement by its rules, if they do."""
    unsettled: Callable[[Any], bool] | None = None
    """(table) -> whether something is under way whose result is not on the table yet, such as a
    combat or an agreement that is being carried out. A bot that plays ahead waits for it."""
    reopen: Callable[[Any, int], None] | None = None
    """(table, seat): take away what the seat has answered in secret to the open question, so that
    it can be answered anew; for questions whose answers lie on the table, such as orders."""
    secret_talk: bool = False
    """Whether the rules let players talk in private."""
    statements: Mapping[str, Verb] = field(default_factory=dict)
    """Things to say that can be translated, by their verbs; they change nothing on the table."""
    check_statement: Callable[[Any, int, int, Action], None] | None = None
    """(table, speaker, addressee or -1 for everybody, statement): refuses what may not be said."""
    features: Features | None = None
    """What its judge counts, if `throneroom study fit` can make the weights."""
    groups: Groups | None = None
    """By what `throneroom study` can tell its games apart, besides the seats."""
    builder: Builder | None = None
    """How armies are built for it, if they are."""
    story: Story | None = None
    """What there is to tell of a game when it is over; see `throneroom.story`."""
    title: str = ""
    """The English title; translations have it under `<slug>-title`."""

    def __post_init__(self) -> None:
        """A game that cannot be played is refused as soon as it is put together."""
        for kind, question in self.questions.items():
            if question.sealed and question.anyone:
                raise ValueError(f"{kind} is sealed and for anyone to answer")

    @property
    def usual_seats(self) -> int:
        """How many seats a new game begins with where nobody has said otherwise."""
        return self.usual or self.seats[-1]

    def start(
        self,
        seats: Any,
        options: Any = None,
        seed: Any = 0,
        chance: Any = None,
    ) -> State:
        """Set up a new game. A number seeds the fast stream of chance for simulation; a text is
        the secret seed of a committed one, in hex. Or the stream itself is given."""
        if type(seats) is not int or seats not in self.seats:
            raise BadInput("bad-seats", low=self.seats[0], high=self.seats[-1], seats=shown(seats))
        chosen = check_options(self.options, options or {}, seats)
        if chance is None:
            chance = chance_from_seed(seed)
        check_chance(chance)
        table = self.set_up(seats, chosen, chance)
        state = State(self, table)
        state.run()
        return state

    def from_position(self, position: Any) -> State:
        """A state from its JSON. Everything about it is checked; nothing is trusted."""
        try:
            return self._read_position(Reader(position))
        except BadInput:
            raise
        except Exception as error:
            # Every field may be fine and yet all of them together make no sense to the rules.
            raise caused(BadInput("position-inconsistent", path="/"), error) from error

    def _read_position(self, document: Reader) -> State:
        if document.raw("game") != self.slug:
            raise BadInput("position-other-game", path="/game", game=self.slug)
        if document.raw("rules", self.version) != self.version:
            raise BadInput("position-other-version", path="/rules", version=self.version)
        seats = document.number("seats", self.seats[0], self.seats[-1])
        options = check_options(self.options, document.raw("options", {}), seats)
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

    def from_record(self, text: Any) -> State:
        """The state at the end of a record, which is replayed and verified."""
        # Here and not above, because records are made of this module's games and states.
        from throneroom.kernel.record import read_record

        return read_record(self, text).state

    def read(self, text: Any) -> Action:
        """The action that a text stands for."""
        if not isinstance(text, str):
            raise BadInput("malformed-action", verb=shown(text))
        own = OWN_ACTIONS.get(text.strip())
        head, *rest = text.split() or [""]
        if rest and head in OWN_ACTIONS:
            raise BadInput("wrong-arguments", verb=head, wanted=0, found=len(rest))
        return read_action(self.verbs, text) if own is None else own

    def action(self, verb: Any, args: Any) -> Action:
        """The action of a verb and its named arguments by ids, as decisions tell them."""
        own = OWN_ACTIONS.get(verb) if isinstance(verb, str) else None
        return action_from(self.verbs, verb, args) if own is None or args else own

    def write(self, action: Any) -> str:
        """The text form of an action."""
        try:
            return action[0] if action in OWN_ACTIONS.values() else write_action(self.verbs, action)
        except (LookupError, TypeError, ValueError):
            raise BadInput("malformed-action", verb=shown(verb_of(action))) from None

    def choice(self, action: Any) -> Choice:
        """An action as a client gets it."""
        text = self.write(action)
        if action[0] in OWN_ACTIONS:
            return Choice(text, action[0], {}, ())
        params = self.verbs[action[0]].params
        args = describe_params(params, action[1:])
        return Choice(text, action[0], args, things_of(params, action[1:]))

    def __repr__(self) -> str:
        return f"<{self.slug}, rules {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are not copied from process to process: each has them installed."""
        return _installed, (self.slug, self.version)

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


def _installed(slug: str, version: str) -> Game:
    """The game that a pickled one was."""
    # Here and not above, because the registry is one of this module's games.
    from throneroom.kernel.registry import load

    return load(slug, version)
