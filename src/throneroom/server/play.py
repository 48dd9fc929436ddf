"""Playing at a table: every accepted action is in the database before anybody is told."""

import time
from typing import Any

from sqlalchemy import Connection as Rows
from sqlalchemy import insert, select, update

from throneroom.kernel import Action, Event, State
from throneroom.server import lobby, ratings, schema
from throneroom.server.database import Database
from throneroom.server.errors import Refused
from throneroom.server.live import LiveTable
from throneroom.server.rebuild import SNAPSHOT_EVERY, UNDO, MoveRow, state_after

MOST_FORCED = 400


class Stale(Exception):
    """The table has moved on since the decision was shown."""


async def act(database: Database, table: LiveTable, seat: int, token: str, text: str) -> None:
    """A person's action. The caller holds the table's lock.

    `Stale` if it was meant for another moment; `Illegal` or `BadInput` if it may not be.
    """
    state = table.state
    if state is None or table.status != lobby.RUNNING:
        raise Refused(409, "table-not-running")
    if table.seats[seat].bot is not None:
        raise Refused(409, "bot-plays")
    if token != table.token(seat):
        raise Stale
    await commit(database, table, seat, state.game.read(text))


async def commit(database: Database, table: LiveTable, seat: int, action: Action) -> None:
    """Check an action, write it and all that follows by force, then make it the truth."""
    assert table.state is not None
    trial = table.state.copy()
    now = time.time()
    played: list[tuple[MoveRow, str, list[Event]]] = []
    _try(trial, played, seat, action, False, now)
    while (forced := _forced(table, trial)) is not None and len(played) < MOST_FORCED:
        _try(trial, played, forced[0], forced[1], True, now)
    rows: list[dict[str, Any]] = [
        {
            "table_id": table.id,
            "seq": table.seq + i,
            "seat": move.seat,
            "text": move.text,
            "forced": move.forced,
            "digest": digest,
            "at": move.at,
        }
        for i, (move, digest, _) in enumerate(played, 1)
    ]
    moves = table.moves + [move for move, _, _ in played]
    await _write(database, table, trial, moves, rows)
    events = [(now, event) for _, _, happened in played for event in happened]
    _accept(table, trial, moves, rows[-1]["seq"], events)


def _try(
    trial: State,
    played: list[tuple[MoveRow, str, list[Event]]],
    seat: int,
    action: Action,
    forced: bool,
    now: float,
) -> None:
    events = trial.play(seat, action)
    move = MoveRow(seat, trial.game.write(action), forced, now)
    played.append((move, trial.digest(), events))


def _forced(table: LiveTable, trial: State) -> tuple[int, Action] | None:
    """A person who has only one thing to do is not asked. Secret questions are always asked."""
    questions = trial.game.questions
    for seat in trial.to_move():
        if questions[trial.table.flow.kind].private or table.seats[seat].kind != "person":
            continue
        legal = trial.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
    return None


async def _write(
    database: Database,
    table: LiveTable,
    trial: State,
    moves: list[MoveRow],
    rows: list[dict[str, Any]],
) -> None:
    """Commit rows, the clock, a snapshot now and then, and the result, in one transaction."""
    before, after = len(table.moves), len(moves)
    snapshot = after // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY
    outcome = trial.outcome()
    position = trial.to_position() if snapshot and outcome is None else None
    people = [seat.user_id for seat in table.seats]
    last_seq = rows[-1]["seq"]
    now = rows[-1]["at"]
    seconds = lobby.pace_seconds(table.row.pace)
    deadline = now + seconds if seconds and outcome is None else None

    def extra(connection: Rows) -> None:
        values: dict[str, Any] = {"moved": now, "deadline": deadline}
        if outcome is not None:
            values["status"] = lobby.FINISHED
            values["result"] = {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason,
            }
            ratings.rate(connection, table.row.game, people, outcome.winners, outcome.scores)
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table.id).values(**values)
        )
        if position is not None:
            connection.execute(
                insert(schema.snapshots).values(
                    table_id=table.id, seq=last_seq, moves=after, position=position
                )
            )

    await database.append(rows, extra)
    if outcome is not None:
        table.row = await database.read(lambda c: lobby.find_table(c, table.id))


def _accept(
    table: LiveTable,
    state: State,
    moves: list[MoveRow],
    seq: int,
    events: list[tuple[float, Event]],
) -> None:
    """What is committed becomes the truth, and everybody is told."""
    table.state = state
    table.moves = moves
    table.seq = seq
    table.undo_by = None
    table.undo_votes.clear()
    first = table.logged
    table.note_events(events)
    table.set_clocks(time.time())
    news = [entry for entry in table.log if entry[0] > first]
    for connection in list(table.connections):
        table.show_events(news, connection)
    table.show_state()
    if state.outcome() is not None:
        table.show_info()


async def undo(database: Database, table: LiveTable, seat: int) -> None:
    """Ask to take the last action back; it happens when all other people agree."""
    target = table.undo_target(seat)
    if target is None or not await database.read(lambda c: _nothing_shown(c, table, target)):
        raise Refused(409, "cannot-undo")
    table.undo_by = seat
    table.undo_votes = {seat}
    await _finish_undo(database, table)


async def vote_undo(database: Database, table: LiveTable, seat: int, yes: bool) -> None:
    """Another person agrees, or does not."""
    if table.undo_by is None:
        raise Refused(409, "no-undo-asked")
    if yes:
        table.undo_votes.add(seat)
        await _finish_undo(database, table)
    else:
        table.undo_by = None
        table.undo_votes.clear()
        table.show_state()


async def _finish_undo(database: Database, table: LiveTable) -> None:
    people = {i for i, seat in enumerate(table.seats) if seat.kind == "person"}
    if table.undo_by is None or not people <= table.undo_votes:
        table.show_state()
        return
    target = table.undo_target(table.undo_by)
    if target is None:
        raise Refused(409, "cannot-undo")
    state = state_after(table.game, table.row, table.moves[:target])
    row: dict[str, Any] = {
        "table_id": table.id,
        "seq": table.seq + 1,
        "seat": table.undo_by,
        "text": f"{UNDO}{target}",
        "forced": False,
        "digest": state.digest(),
        "at": time.time(),
    }
    moves = table.moves[:target]
    await database.append([row])
    table.tell({"t": "undone", "by": table.undo_by})
    _accept(table, state, moves, row["seq"], [])


def _nothing_shown(connection: Rows, table: LiveTable, target: int) -> bool:
    """Whether chance and all secrets are as they were before the move."""
    before = state_after(table.game, table.row, table.moves[:target])
    chance = before.table.flow.chance.to_json()
    for move in table.moves[target:]:
        events = before.apply(move.seat, table.game.read(move.text))
        if any(event.secret or table.game.events[event.kind].hidden for event in events):
            return False
    return bool(before.table.flow.chance.to_json() == chance)


async def catch_up(database: Database, table: LiveTable) -> None:
    """Take over what another worker has written. The caller holds the table's lock."""

    def newer(connection: Rows) -> list[Any]:
        query = (
            select(schema.actions)
            .where(schema.actions.c.table_id == table.id, schema.actions.c.seq > table.seq)
            .order_by(schema.actions.c.seq)
        )
        return list(connection.execute(query))

    rows = await database.read(newer)
    if not rows or table.state is None:
        return
    state = table.state.copy()
    moves = list(table.moves)
    events: list[tuple[float, Event]] = []
    for row in rows:
        if row.text.startswith(UNDO):
            del moves[int(row.text.removeprefix(UNDO)) :]
            state = state_after(table.game, table.row, moves)
        else:
            happened = state.apply(row.seat, table.game.read(row.text))
            events += [(row.at, event) for event in happened]
            moves.append(MoveRow(row.seat, row.text, row.forced, row.at))
    if state.outcome() is not None:
        table.row = await database.read(lambda c: lobby.find_table(c, table.id))
    _accept(table, state, moves, rows[-1].seq, events)
