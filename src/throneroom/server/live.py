"""A table in memory: its state, the people who look at it, and what they are shown."""

import asyncio
import time
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Protocol

from throneroom.kernel import Event, Game, State
from throneroom.kernel.dice import Added
from throneroom.server import dice, lobby
from throneroom.server.changes import Changes
from throneroom.server.clocks import Clocks
from throneroom.server.errors import Refused
from throneroom.server.listing import Seat, is_asked, seat_list, seat_of, table_info
from throneroom.server.pictures import NOTHING_ASKED, Picture, decision_text, is_same, whole
from throneroom.server.rebuild import LOGGED_MOVES, Logged, MoveRow, Rebuilt
from throneroom.server.rows import MOST_SEATS
from throneroom.server.wire import encode, stamp

LOG_LENGTH = 300
MOST_WAITING = 2000
LONGEST_WAITING = 8_000_000  # characters
TOO_SLOW = 1013


class Line(Protocol):
    """The way to a page: its socket."""

    def is_free(self) -> bool:
        """Whether the page reads what it is sent."""

    def tell(self, text: str) -> None:
        """Send a frame."""


@dataclass(slots=True, eq=False)
class Connection:
    """One open page: a seat's, or a spectator's. Messages wait here for the line."""

    user_id: str
    name: str
    seat: int | None
    guest: bool = True
    """Without an account."""
    address: str = ""
    """Where it was opened."""
    session: str = ""
    """With which the page was opened; when it ends, so does the page."""
    follows: bool = False
    """Whether it wants to be told what changes in a picture that it has seen."""
    waiting: list[str] = field(default_factory=list)
    length: int = 0
    """Of all that waits."""
    line: Line | None = None
    """Where frames go."""
    due: bool = False
    """Whether the next frame is about to be sent."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set as soon as the page is to be closed."""
    closing: int = 0
    """The code with which the page is to be closed, if it is."""
    leaving: int = 0
    """The same, but first it is sent what waits, and gets the answer to what it has asked."""
    busy: bool = False
    """Whether a message of the page is being answered."""
    pictures: int = 0
    told: int = 0
    """Events told. Numbers of this page's own: a gap would tell of events that others saw."""
    said: int = 0
    """Messages of the chat shown, counted in the same way."""
    heard: set[int] = field(default_factory=set)
    """Which they were."""
    seen: Picture | None = None
    """The last picture."""

    def send(self, text: str) -> None:
        """Keep a message for the next frame; a page that does not read any more is cut off."""
        self.waiting.append(text)
        self.length += len(text)
        if len(self.waiting) > MOST_WAITING or self.length > LONGEST_WAITING:
            self.close(TOO_SLOW)
        self._wake()

    def close(self, code: int) -> None:
        """Send nothing more, and close the page."""
        self.closing = code
        self.waiting.clear()
        self.length = 0
        self._wake()

    def leave(self, code: int) -> None:
        """Close the page as soon as there is nothing more to tell it."""
        self.leaving = code
        self._wake()

    def settled(self) -> None:
        """What the page has asked is answered."""
        self.busy = False
        if self.leaving:
            self._wake()

    def _wake(self) -> None:
        """What else is told before others have their turn goes along in the same frame."""
        if self.line is not None and not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send all messages that wait as one list, if the line is free: if it is not, it says when
        it is. And say whether the page is to be closed."""
        self.due = False
        if self.waiting and self.line is not None and self.line.is_free():
            self.line.tell(f"[{','.join(self.waiting)}]")
            self.waiting.clear()
            self.length = 0
        if self.leaving and not self.busy and not self.waiting and not self.closing:
            self.closing = self.leaving
        if self.closing:
            self.ended.set()


class Drawn:
    """What a seat sees of the state but for who is awaited, as in its picture."""

    __slots__ = ("decision", "own", "public")

    def __init__(self, public: dict[str, Any], own: dict[str, Any], decision: str) -> None:
        self.public = public
        self.own = own
        self.decision = decision


def troubled(state: State) -> list[int]:
    """The seats that are awaited for more than that nobody can tell what they hold."""
    return [seat for seat in state.to_move() if not state.is_idle(seat)]


@dataclass(slots=True)
class LiveTable:
    """One table as this process knows it."""

    game: Game
    row: Any
    seats: list[Seat]
    key: bytes
    """Makes tokens that nobody can guess; the same for all workers."""
    state: State | None = None
    added: tuple[Added, ...] = ()
    """What people have added to the dice."""
    wants_numbers: bool = True
    """Whether people may add something, before the game."""
    seq: int = 0
    moves: list[MoveRow] = field(default_factory=list)
    counts: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    """How many of the moves each seat made."""
    undos: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    """How often something that a seat was shown was taken back."""
    log: "deque[Logged]" = field(default_factory=lambda: deque(maxlen=2000))
    connections: set[Connection] = field(default_factory=set)
    muted: set[str] = field(default_factory=set)
    """The people who may say nothing here."""
    messages: int = 0
    """How many messages of the chat have been shown here."""
    elsewhere: set[str] = field(default_factory=set)
    """The people who have a page open at another worker."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clocks: Clocks = field(default_factory=Clocks)
    undo_by: int | None = None
    shown_clocks: dict[int, float] = field(default_factory=dict)
    undo_votes: set[int] = field(default_factory=set)
    replace_votes: dict[int, set[int]] = field(default_factory=dict)
    driver: "asyncio.Task[None] | None" = None
    """Lets bots move, one after the other."""
    ringing: "asyncio.Task[None] | None" = None
    """Acts for people whose time is up."""
    broken: Refused | None = None
    """Why the table cannot be played, if it cannot."""
    touched: float = field(default_factory=time.monotonic)
    asked: tuple[Any, ...] = ()
    """The question that is open…"""
    asked_at: float = 0.0
    """…and since when, by a clock that nobody sets."""
    drawn: dict[int | None, Drawn] = field(default_factory=dict)
    """What is drawn for each seat already."""
    drawn_seats: list[Seat] | None = None
    """Who sat at the table when that was drawn."""
    common: dict[str, Any] = field(default_factory=dict)
    """What everybody was shown last besides the game."""
    tokens: dict[int, str] = field(default_factory=dict)
    """The names of the decisions that seats are shown."""
    programs_asked: dict[str, float] = field(default_factory=dict)
    """The decisions that bots of people are shown, and since when, by a clock that nobody sets."""
    tale: dict[str, Any] | None = None
    """How a finished game came about, once somebody has asked."""

    @property
    def id(self) -> str:
        """The table's id."""
        return str(self.row.id)

    @property
    def status(self) -> str:
        """`open`, `running`, `finished` or `closed`."""
        return str(self.row.status)

    @property
    def running(self) -> State:
        """The state of a table that is being played."""
        if self.broken is not None:
            raise self.broken
        if self.state is None or self.status != lobby.RUNNING:
            raise Refused(409, "table-not-running")
        return self.state

    def take(self, rebuilt: Rebuilt) -> None:
        """Start from what was rebuilt from the rows."""
        self.replace(rebuilt.state)
        self.seq = rebuilt.seq
        self.moves = rebuilt.moves
        self.undos = rebuilt.undos
        self.counts = [0] * MOST_SEATS
        for move in self.moves:
            self.counts[move.seat] += 1
        self.log.clear()
        self.log.extend(rebuilt.log)

    def seat_of(self, user_id: str) -> int | None:
        """The seat of a person, also while a bot stands in."""
        return seat_of(self.seats, user_id)

    def people(self) -> set[int]:
        """The seats that people play themselves: those who vote. Somebody's bot does not."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.program
        }

    # The identity of a decision

    def token(self, seat: int) -> str:
        """Names the decision a seat is shown, without counting what others did in secret."""
        if self.state is None:
            return ""
        known = self.tokens.get(seat)
        if known is None:
            flow = self.state.table.flow
            asked = (
                f"{self.id}/{seat}/{self.counts[seat]}/{self.undos[seat]}/{flow.kind}/{flow.args}"
            )
            known = blake2b(asked.encode(), key=self.key, digest_size=8).hexdigest()
            self.tokens[seat] = known
        return known

    # What is shown

    def info(self, user_id: str | None) -> dict[str, Any]:
        """The table as the lobby shows it."""
        online = {connection.user_id for connection in self.connections}
        shown = table_info(self.row, self.seats, user_id, online | self.elsewhere)
        shown["muted"] = sorted(self.muted)
        shown["dice"] = dice.told(self.row, self.added, self.wants_numbers)
        if self.state is not None:
            awaited = seat_list(troubled(self.state))
            shown["turn"] = self.game.rounds(self.state.table)
            shown["your_turn"] = is_asked(awaited, self.seats, shown["yours"])
        return shown

    def advance(self, state: State, moved: Collection[int], moves: int) -> None:
        """A new state takes the place of the old one. What was drawn for the seats to which nothing
        of the move is visible still holds."""
        before = self.state
        if before is not None and moves == 1 and state.hides_from_others(before):
            self.redraw(state, moved)
        else:
            self.replace(state)

    def redraw(self, state: State, seats: Iterable[int]) -> None:
        """Another state takes the place of the old one; only these seats can tell a difference."""
        self.state = state
        for seat in seats:
            self.drawn.pop(seat, None)
            self.tokens.pop(seat, None)

    def replace(self, state: State) -> None:
        """Another state takes the place of the old one, and nothing that was drawn holds."""
        self.state = state
        self.drawn.clear()
        self.tokens.clear()
        flow = state.table.flow
        if self.asked != (asked := (flow.opened, flow.kind, flow.args)):
            self.asked, self.asked_at = asked, time.monotonic()

    def _draw(self, state: State, seats: Collection[int | None]) -> None:
        """What seats see and are asked, where it is not known from before."""
        if self.drawn_seats is not self.seats:
            self.drawn.clear()  # a bot may stand in for somebody, or not any more
            self.drawn_seats = self.seats
        missing = [seat for seat in seats if seat not in self.drawn]
        if missing:
            public, own = state.views_apart(missing)
            for seat in missing:
                self.drawn[seat] = Drawn(public, own[seat], self._decision(state, seat))

    def _pictures(self, seats: Collection[int | None]) -> dict[int | None, Picture]:
        """All that each seat or spectator may see now, and when the clocks they may see run out."""
        state = self.state
        assert state is not None
        self._draw(state, seats)
        outcome = state.outcome()
        undo = None
        if self.undo_by is not None:
            undo = {"by": self.undo_by, "agreed": sorted(self.undo_votes)}
        common = {
            "seat_names": state.game.seat_names(state.table),
            "aliases": {} if state.game.aliases is None else state.game.aliases(state.table),
            "outcome": None if outcome is None else outcome.to_json(),
            "undo": undo,
        }
        if common == self.common:
            common = self.common  # so that a look tells that it is the same
        self.common = common
        # A clock that runs for a private question would tell who is asked.
        question = state.question
        hidden = question is not None and question.private
        running, shown = self.clocks.deadlines, self.shown_clocks
        pictures = {}
        for seat in seats:
            drawn = self.drawn[seat]
            idle = seat is not None and state.is_idle(seat)
            awaiting = None if idle else state.seen_awaited(seat)
            undo_alone = seat is not None and self.draft_target(seat) is not None
            may_undo = undo_alone or (seat is not None and self.undo_target(seat) is not None)
            clocks = {
                str(who): at if who == seat else shown.get(who, at)
                for who, at in running.items()
                if who == seat or not hidden
            }
            pictures[seat] = Picture(
                drawn.public,
                drawn.own,
                awaiting,
                drawn.decision,
                may_undo,
                undo_alone,
                common,
                clocks,
            )
        return pictures

    def _decision(self, state: State, seat: int | None) -> str:
        if seat is None or self.seats[seat].bot is not None or state.is_idle(seat):
            return NOTHING_ASKED
        return decision_text(state, seat, self.token)

    def show_state(
        self, connections: Collection[Connection] | None = None, again: bool = False
    ) -> None:
        """Show everybody who would see a difference what there is to be seen now: a complete
        picture, or what is different in it.

        To the others nothing is sent: that there was something to send would tell them of a pass
        in secret.
        """
        if self.state is None:
            return
        pages = list(self.connections) if connections is None else connections
        pictures = self._pictures({page.seat for page in pages})
        changes = Changes()
        now = time.time()
        for page in pages:
            picture, before, number = pictures[page.seat], page.seen, page.pictures + 1
            if before is not None and page.follows and not again:
                text = changes.frame(before, picture, number, now)
            elif before is not None and not again and is_same(before, picture):
                text = None
            else:
                text = whole(picture, number, now)
            if text is not None:
                page.seen, page.pictures = picture, number
                page.send(text)

    def show_events(self, log: Iterable[Logged], pages: Iterable[Connection]) -> None:
        """Tell pages what has happened, as far as their seats may know."""
        public = [(logged, self._told(logged, None)) for logged in log]
        for page in pages:
            told = []
            for logged, text in public:
                if page.seat in logged.event.seats:
                    text = self._told(logged, page.seat)
                if text is not None:
                    page.told += 1
                    told.append(f'{{"i":{page.told},{text}')
            if told:
                page.send(f'{{"t":"events","events":[{",".join(told)}]}}')

    def _told(self, logged: Logged, seat: int | None) -> str | None:
        """The text of an event but for its number; None if the seat may not know of it."""
        seen = self.game.describe(logged.event, seat)
        return None if seen is None else encode({"at": stamp(logged.at), "event": seen})[1:]

    def show_log(self, page: Connection) -> None:
        """Tell one page the last events, numbered anew from 1."""
        page.told = 0
        self.show_events(list(self.log)[-LOG_LENGTH:], [page])

    def show_info(self) -> None:
        """Tell everybody about seats and presence."""
        for connection in list(self.connections):
            connection.send(encode({"t": "table", **self.info(connection.user_id)}))

    def tell(self, message: dict[str, Any], seats: Sequence[int | None] | None = None) -> None:
        """Send a message to everybody, or to some seats."""
        text = encode(message)
        for connection in list(self.connections):
            if seats is None or connection.seat in seats:
                connection.send(text)

    def unseen_by(self, seat: int) -> list[Event]:
        """What has happened since a seat was asked the last time, its own answer first; as far back
        as the log goes. For bots, who have no page."""
        own = (
            count
            for count in range(len(self.moves), 0, -1)
            if self.moves[count - 1].seat == seat and not self.moves[count - 1].forced
        )
        last = next(own, 0)
        return [logged.event for logged in self.log if logged.moves >= last]

    # Undo

    def draft_target(self, seat: int) -> int | None:
        """The number of the seat's last move, if it was a step of its own draft, which is still
        open: to take that back concerns nobody else."""
        if self.state is None or self.state.outcome() is not None:
            return None
        opened = self.state.table.flow.opened
        first = max(opened, len(self.moves) - LOGGED_MOVES)
        for count in range(len(self.moves) - 1, first - 1, -1):
            move = self.moves[count]
            if move.seat == seat and not move.quiet:
                return count if move.hidden else None
        return None

    def undo_target(self, seat: int) -> int | None:
        """The number of moves to go back to, to undo the seat's last move that others saw.

        Nobody may have moved since. What followed by force does not count, nor do passes in secret
        and steps of drafts: otherwise the answer would tell of them. Dice that were thrown and
        cards that were drawn are not taken back.
        """
        if self.state is None or self.state.outcome() is not None:
            return None
        for count in range(len(self.moves) - 1, max(-1, len(self.moves) - LOGGED_MOVES - 1), -1):
            move = self.moves[count]
            if move.quiet or move.hidden:
                continue
            if move.told:
                return None
            if not move.forced:
                return count if move.seat == seat else None
        return None

    # Clocks

    def set_clocks(self, now: float, moved: Collection[int] = (), hidden: bool = False) -> None:
        """Clocks run for the people who are asked. A step that is hidden from the others may give
        its seat new time, but not on the clocks that others see: they would tell of it."""
        seconds = lobby.pace_seconds(self.row.pace)
        if seconds is None or self.state is None:
            return
        flow = self.state.table.flow
        awaited = [s for s in troubled(self.state) if self.seats[s].kind == "person"]
        self.clocks.set(seconds, (flow.kind, flow.args, flow.asked), awaited, moved, now)
        if not hidden:
            self.shown_clocks = dict(self.clocks.deadlines)
