"""States from rows: the newest snapshot that still holds, and the moves after it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from throneroom.kernel import BadInput, CommittedChance, Event, Game, State
from throneroom.kernel.record import Header, Match
from throneroom.server import schema
from throneroom.server.errors import Refused

SNAPSHOT_EVERY = 100
UNDO = "undo "


class MoveRow(NamedTuple):
    """A move that counts: its seat, text, whether it was forced, and when it was made."""

    seat: int
    text: str
    forced: bool
    at: float


class Rebuilt(NamedTuple):
    """A table's state with the moves that led to it, and the events of the moves replayed."""

    state: State
    seq: int
    moves: list[MoveRow]
    events: list[tuple[float, Event]]


def header_of(game: Game, row: Any, players: Sequence[str] = ()) -> Header:
    """What the game of a table was started with."""
    return Header(
        row.game, row.rules, row.seats, dict(row.options), ("committed", row.seed), tuple(players)
    )


def first_state(game: Game, row: Any) -> State:
    """The state before the first move."""
    if row.rules != game.version:
        raise Refused(409, "other-rules", version=row.rules)
    chance = CommittedChance(bytes.fromhex(row.seed))
    return game.start(row.seats, row.options, chance=chance)


def counted(rows: Sequence[Any]) -> list[MoveRow]:
    """The moves that count: a row `undo N` takes back all after the first N."""
    moves: list[MoveRow] = []
    for row in rows:
        if row.text.startswith(UNDO):
            del moves[int(row.text.removeprefix(UNDO)) :]
        else:
            moves.append(MoveRow(row.seat, row.text, row.forced, row.at))
    return moves


def rebuild(connection: Connection, game: Game, row: Any) -> Rebuilt:
    """Read a table's rows and replay what no snapshot covers."""
    rows = list(
        connection.execute(
            select(schema.actions)
            .where(schema.actions.c.table_id == row.id)
            .order_by(schema.actions.c.seq)
        )
    )
    moves = counted(rows)
    state, done = _newest_snapshot(connection, game, row, rows)
    if state is None:
        state = first_state(game, row)
    events: list[tuple[float, Event]] = []
    for move in moves[done:]:
        for event in state.apply(move.seat, game.read(move.text)):
            events.append((move.at, event))
    seq = rows[-1].seq if rows else 0
    if rows and state.digest() != rows[-1].digest:
        raise Refused(500, "table-damaged")
    return Rebuilt(state, seq, moves, events)


def _newest_snapshot(
    connection: Connection, game: Game, row: Any, rows: Sequence[Any]
) -> tuple[State | None, int]:
    """The newest snapshot that no later undo reaches behind."""
    query = (
        select(schema.snapshots)
        .where(schema.snapshots.c.table_id == row.id)
        .order_by(schema.snapshots.c.seq.desc())
        .limit(4)
    )
    for snapshot in connection.execute(query):
        later = [r for r in rows if r.seq > snapshot.seq and r.text.startswith(UNDO)]
        if any(int(r.text.removeprefix(UNDO)) < snapshot.moves for r in later):
            continue
        try:
            return game.from_position(snapshot.position), snapshot.moves
        except BadInput:
            continue  # made by an older version of the program; the moves tell the same
    return None, 0


def as_match(game: Game, row: Any, moves: Sequence[MoveRow], players: Sequence[str]) -> Match:
    """The whole game, to be written down or stepped through."""
    match = Match.from_header(game, header_of(game, row, players))
    for move in moves:
        match.play(move.seat, game.read(move.text), move.forced)
    return match


def state_after(game: Game, row: Any, moves: Sequence[MoveRow]) -> State:
    """The state after some moves from the beginning."""
    state = first_state(game, row)
    for move in moves:
        state.apply(move.seat, game.read(move.text))
    return state
