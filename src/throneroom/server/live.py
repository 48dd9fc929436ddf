"""A table in memory: its state, the people who look at it, and what they are shown."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from throneroom.kernel import Event, Game, State
from throneroom.kernel.chance import commitment_of
from throneroom.server import lobby
from throneroom.server.people import sign
from throneroom.server.rebuild import MoveRow, Rebuilt
from throneroom.server.wire import encode, stamp

LOG_LENGTH = 300
QUEUE_LENGTH = 2000


@dataclass(slots=True)
class Seat:
    """Who sits there: a person, a bot, or a person for whom a bot stands in."""

    user_id: str | None
    name: str | None
    bot: str | None
    note: str

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        if self.bot is not None:
            return "bot"
        return "person" if self.user_id is not None else "open"


@dataclass(slots=True, eq=False)
class Connection:
    """One open page: a seat's, or a spectator's. Messages wait in a queue for the socket."""

    user_id: str
    name: str
    seat: int | None
    queue: "asyncio.Queue[str | None]" = field(default_factory=lambda: asyncio.Queue(QUEUE_LENGTH))
    pictures: int = 0

    def send(self, text: str) -> None:
        """Queue a message; a page that does not read any more is cut off."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass(slots=True)
class LiveTable:
    """One table as this process knows it."""

    id: str
    game: Game
    row: Any
    seats: list[Seat]
    secret: str
    state: State | None = None
    seq: int = 0
    moves: list[MoveRow] = field(default_factory=list)
    log: "deque[tuple[int, float, Event]]" = field(default_factory=lambda: deque(maxlen=2000))
    logged: int = 0
    connections: set[Connection] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deadlines: dict[int, float] = field(default_factory=dict)
    undo_by: int | None = None
    undo_votes: set[int] = field(default_factory=set)
    replace_votes: dict[int, set[int]] = field(default_factory=dict)
    driver: "asyncio.Task[None] | None" = None
    touched: float = field(default_factory=time.monotonic)

    @property
    def status(self) -> str:
        """`open`, `running`, `finished` or `closed`."""
        return str(self.row.status)

    def take(self, rebuilt: Rebuilt) -> None:
        """Start from what was rebuilt from the rows."""
        self.state = rebuilt.state
        self.seq = rebuilt.seq
        self.moves = rebuilt.moves
        self.log.clear()
        self.logged = 0
        self.note_events(rebuilt.events)

    def note_events(self, events: Sequence[tuple[float, Event]]) -> None:
        """Keep events for those who come later."""
        for at, event in events:
            self.logged += 1
            self.log.append((self.logged, at, event))

    def seat_of(self, user_id: str) -> int | None:
        """The seat of a person, also while a bot stands in."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None

    # The identity of a decision

    def token(self, seat: int) -> str:
        """Names the decision a seat is shown, without counting what others did in secret."""
        if self.state is None:
            return ""
        flow = self.state.table.flow
        own = sum(move.seat == seat for move in self.moves)
        return sign(self.secret, f"{self.id}/{seat}/{own}/{flow.kind}/{flow.args}")[:16]

    # What is shown

    def info(self, user_id: str | None) -> dict[str, Any]:
        """The table as the lobby shows it."""
        row = self.row
        mine = None if user_id is None else self.seat_of(user_id)
        invited = mine is not None or user_id == row.owner
        online = {connection.user_id for connection in self.connections}
        return {
            "id": self.id,
            "game": row.game,
            "seats": [
                {
                    "seat": number,
                    "name": seat.name,
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "you": number == mine,
                    "online": seat.user_id in online if seat.user_id else False,
                }
                for number, seat in enumerate(self.seats)
            ],
            "options": row.options,
            "status": row.status,
            "public": row.public,
            "pace": row.pace,
            "on_timeout": row.on_timeout,
            "owner": user_id == row.owner,
            "yours": mine,
            "key": row.key if invited else None,
            "commitment": commitment_of(bytes.fromhex(row.seed)),
            "result": row.result,
            "secret_talk": self.game.secret_talk,
            "created": stamp(row.created),
            "turn": self.game.rounds(self.state.table) if self.state is not None else 0,
        }

    def picture(self, seat: int | None) -> str:
        """The rest of a `state` message: everything that a seat or a spectator may see now."""
        state = self.state
        assert state is not None
        outcome = state.outcome()
        now = time.time()
        body = {
            "view": state.view(seat),
            "decision": self._decision(seat),
            "seat_names": state.game.seat_names(state.table),
            "clocks": {
                str(who): max(0, round(deadline - now, 1))
                for who, deadline in self.deadlines.items()
                if self._may_see_clock(who, seat)
            },
            "outcome": None if outcome is None else outcome._asdict(),
            "undo": None
            if self.undo_by is None
            else {"by": self.undo_by, "agreed": sorted(self.undo_votes)},
            "may_undo": seat is not None and self.undo_target(seat) is not None,
        }
        return encode(body)[1:]

    def _decision(self, seat: int | None) -> dict[str, Any] | None:
        if seat is None or self.state is None or self.seats[seat].bot is not None:
            return None
        decision = self.state.decision(seat)
        if decision is None:
            return None
        return {
            "token": self.token(seat),
            "kind": decision.kind,
            "context": decision.context,
            "choices": [choice._asdict() for choice in decision.choices],
            "may_take_back": decision.may_take_back,
        }

    def _may_see_clock(self, who: int, seat: int | None) -> bool:
        """A clock that runs for a private question would tell who is asked."""
        assert self.state is not None
        if who == seat:
            return True
        return not self.state.game.questions[self.state.table.flow.kind].private

    def show_state(self, connections: Sequence[Connection] | None = None) -> None:
        """Send everybody a complete picture of what that seat may see."""
        if self.state is None:
            return
        cache: dict[int | None, str] = {}
        for connection in list(self.connections) if connections is None else connections:
            seat = connection.seat
            if seat not in cache:
                cache[seat] = self.picture(seat)
            connection.pictures += 1
            connection.send(f'{{"t":"state","n":{connection.pictures},{cache[seat]}')

    def show_events(self, events: Sequence[tuple[int, float, Event]], to: Connection) -> None:
        """Tell one page what has happened, as far as its seat may know."""
        told = []
        for number, at, event in events:
            seen = self.game.describe(event, to.seat)
            if seen is not None:
                told.append({"i": number, "at": stamp(at), "event": seen})
        if told:
            to.send(encode({"t": "events", "events": told}))

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

    # Undo

    def undo_target(self, seat: int) -> int | None:
        """The number of moves to go back to, if the seat's last move may be undone.

        It may while nobody has moved since (what followed by force does not count), no chance was
        drawn and nothing hidden was shown: nobody can take knowledge back.
        """
        if self.state is None or self.state.outcome() is not None:
            return None
        for count in range(len(self.moves) - 1, max(-1, len(self.moves) - 8), -1):
            move = self.moves[count]
            if move.seat == seat and not move.forced:
                return count
            if not move.forced:
                return None
        return None

    # Clocks

    def set_clocks(self, now: float) -> None:
        """Clocks run for the people who are asked; an answer of one does not help another."""
        seconds = lobby.pace_seconds(self.row.pace)
        awaited = self.state.to_move() if self.state is not None and seconds else ()
        self.deadlines = {
            seat: self.deadlines.get(seat, now + (seconds or 0.0))
            for seat in awaited
            if self.seats[seat].kind == "person"
        }

    def next_deadline(self) -> float | None:
        """When the first clock runs out."""
        return min(self.deadlines.values(), default=None)
