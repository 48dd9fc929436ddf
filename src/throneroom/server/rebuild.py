"""States from rows: a snapshot that still holds, and the moves after it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, select

from throneroom.kernel import (
    LISTEN,
    Action,
    BadInput,
    CommittedChance,
    Event,
    Game,
    Illegal,
    State,
)
from throneroom.kernel.dice import Added
from throneroom.kernel.record import Header, Match
from throneroom.server import dice, schema
from throneroom.server.errors import Refused
from throneroom.server.rows import MOST_SEATS

SNAPSHOT_EVERY = 100
LOGGED_MOVES = 60  # a snapshot must be older than these: their events are for the log
UNDO = "undo "
OWN = "own"
WRONG = (BadInput, Illegal, LookupError, TypeError, ValueError)
"""What rows that make no sense lead to."""


class MoveRow(NamedTuple):
    """A move that counts: its seat, text, whether it was forced, and when it was made.

    `quiet`: a pass when asked in private. Others must not notice that there was a question.
    `hidden`: a step that leaves everything else as it was, and that its own seat alone can see: a
    part of a draft, or listening again.
    `told`: chance was drawn, or somebody was told a secret. That cannot be taken back.
    """

    seat: int
    text: str
    forced: bool
    at: float
    quiet: bool = False
    hidden: bool = False
    told: bool = False


class ActionRow(NamedTuple):
    """An action as it stands in the database."""

    seq: int
    seat: int
    text: str
    forced: bool
    at: float


class Logged(NamedTuple):
    """An event, when it happened, and how many moves there had been then."""

    event: Event
    at: float
    moves: int


class Undone(NamedTuple):
    """Moves that were taken back: `undo N` and the numbers of later moves that still count, which
    are steps of drafts of others; or `undo N own`, which is one step of its seat's own draft."""

    target: int
    own: bool = False
    kept: tuple[int, ...] = ()

    def text(self) -> str:
        """As it stands in a row."""
        more = [OWN] if self.own else [str(number) for number in self.kept]
        return UNDO + " ".join([str(self.target), *more])

    def remaining(self, moves: Sequence[MoveRow]) -> list[MoveRow]:
        """The moves that still count."""
        if self.own:
            return [*moves[: self.target], *moves[self.target + 1 :]]
        return [*moves[: self.target], *(moves[number] for number in self.kept)]


def read_undone(text: str) -> Undone | None:
    """What was taken back, if the text of a row says so."""
    if not text.startswith(UNDO):
        return None
    target, *more = text.removeprefix(UNDO).split()
    if more == [OWN]:
        return Undone(int(target), own=True)
    return Undone(int(target), kept=tuple(int(number) for number in more))


Played: TypeAlias = tuple[MoveRow, list[Event]]


class Rebuilt(NamedTuple):
    """A table's state with the moves that led to it, and the events of the moves replayed."""

    state: State
    seq: int
    moves: list[MoveRow]
    log: list[Logged]
    undos: list[int]
    """How often something that a seat was shown was taken back."""


def header_of(row: Any, players: Sequence[str], added: Sequence[Added]) -> Header:
    """What the game of a table was started with."""
    return Header(
        row.game,
        row.rules,
        row.seats,
        dict(row.options),
        ("committed", row.seed),
        tuple(players),
        dice.proof(row, added),
    )


def check_rules(game: Game, row: Any) -> None:
    """A table is never played, nor replayed, by rules that it was not begun with: it waits."""
    if row.rules != game.version:
        raise Refused(409, "other-rules", version=row.rules, installed=game.version)


def first_state(game: Game, row: Any) -> State:
    """The state before the first move."""
    check_rules(game, row)
    chance = CommittedChance(bytes.fromhex(row.seed))
    return game.start(row.seats, row.options, chance=chance)


def play_move(state: State, seat: int, action: Action, forced: bool, at: float) -> Played:
    """Carry out a move that is known to be legal."""
    flow = state.table.flow
    question, opened, awaited = state.question, flow.opened, flow.awaited
    quiet = question is not None and question.private and action[0] in question.quiet
    chance = flow.chance.to_json()
    events = state.apply(seat, action)
    told = flow.chance.to_json() != chance or any(event.secret for event in events)
    hidden = action == LISTEN
    quiet = quiet or hidden
    if question is not None and question.take_back and not events:
        hidden = hidden or (flow.opened, flow.awaited) == (opened, awaited)
    return MoveRow(seat, state.game.write(action), forced, at, quiet, hidden, told), events


def rebuild(connection: Connection, game: Game, row: Any) -> Rebuilt:
    """Read a table's rows and replay what no snapshot covers; refuse rows that make no sense."""
    try:
        return _rebuild(connection, game, row)
    except WRONG as error:
        raise Refused(409, "table-damaged") from error


def _actions(connection: Connection, table_id: str) -> list[Any]:
    actions = schema.actions
    query = select(actions).where(actions.c.table_id == table_id).order_by(actions.c.seq)
    return list(connection.execute(query))


def moves_of(connection: Connection, table_id: str) -> list[MoveRow]:
    """The moves of a table that count."""
    return _counted(_actions(connection, table_id))[0]


def _rebuild(connection: Connection, game: Game, row: Any) -> Rebuilt:
    rows = _actions(connection, row.id)
    moves, undos = _counted(rows)
    state, done = _snapshot(connection, game, row, rows, len(moves) - LOGGED_MOVES)
    if state is not None:
        try:
            return _replayed(game, row, rows, list(moves), undos, state, done)
        except (Refused, *WRONG):
            pass  # the snapshot is damaged, or something is that it does not tell of
    return _replayed(game, row, rows, moves, undos, None, 0)


def _replayed(
    game: Game,
    row: Any,
    rows: Sequence[Any],
    moves: list[MoveRow],
    undos: list[int],
    state: State | None,
    done: int,
) -> Rebuilt:
    """Play all moves after those that are done, or from the beginning."""
    log: list[Logged] = []
    if state is None:
        state = first_state(game, row)
        log = [Logged(event, row.created, 0) for event in state.table.flow.events]
    for count in range(done, len(moves)):
        seat, text, forced, at = moves[count][:4]
        moves[count], events = play_move(state, seat, game.read(text), forced, at)
        log += [Logged(event, at, count + 1) for event in events]
    if rows and state.digest() != rows[-1].digest:
        raise Refused(409, "table-damaged")
    return Rebuilt(state, rows[-1].seq if rows else 0, moves, log, undos)


def _counted(rows: Sequence[Any]) -> tuple[list[MoveRow], list[int]]:
    """The moves that count, and how often moves were undone, by the seats that noticed."""
    moves: list[MoveRow] = []
    undos = [0] * MOST_SEATS
    for row in rows:
        undone = read_undone(row.text)
        if undone is not None:
            moves = undone.remaining(moves)
            for seat in [row.seat] if undone.own else range(MOST_SEATS):
                undos[seat] += 1
        else:
            moves.append(MoveRow(row.seat, row.text, row.forced, row.at))
    return moves, undos


def _snapshot(
    connection: Connection, game: Game, row: Any, rows: Sequence[Any], most: int
) -> tuple[State | None, int]:
    """The newest snapshot of at most so many moves that no later undo reaches behind."""
    query = (
        select(schema.snapshots)
        .where(schema.snapshots.c.table_id == row.id, schema.snapshots.c.moves <= most)
        .order_by(schema.snapshots.c.seq.desc())
        .limit(4)
    )
    for snapshot in connection.execute(query):
        later = [read_undone(row.text) for row in rows if row.seq > snapshot.seq]
        if any(undone is not None and undone.target < snapshot.moves for undone in later):
            continue
        if type(snapshot.position) is not dict:
            continue  # the moves tell the same
        try:
            return game.from_position(snapshot.position), snapshot.moves
        except BadInput:
            continue  # made by an older version of the program; the moves tell the same
    return None, 0


def as_match(
    game: Game,
    row: Any,
    moves: Sequence[MoveRow],
    players: Sequence[str],
    added: Sequence[Added],
) -> Match:
    """The whole game, to be written down or stepped through."""
    check_rules(game, row)
    match = Match.from_header(game, header_of(row, players, added))
    for move in moves:
        match.play(move.seat, game.read(move.text), move.forced)
    return match


def state_after(game: Game, row: Any, moves: Sequence[MoveRow]) -> State:
    """The state after some moves from the beginning."""
    state = first_state(game, row)
    for move in moves:
        state.apply(move.seat, game.read(move.text))
    return state
