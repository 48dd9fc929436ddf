"""Playing at a table: every accepted action is in the database before anybody is told."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection as Rows
from sqlalchemy import insert, select, update

from throneroom.kernel import Action, Event, State
from throneroom.server import lobby, ratings, schema
from throneroom.server.appending import Append, Raced
from throneroom.server.database import Database
from throneroom.server.errors import Refused
from throneroom.server.listing import seat_list
from throneroom.server.live import LiveTable, troubled
from throneroom.server.rebuild import (
    SNAPSHOT_EVERY,
    ActionRow,
    Logged,
    MoveRow,
    Undone,
    play_move,
    read_undone,
    state_after,
)
from throneroom.server.wire import digest

MOST_FORCED = 400
MOST_RACES = 50


class Stale(Exception):
    """The table has moved on since the decision was shown."""


async def act(database: Database, table: LiveTable, seat: int, token: str, action: Action) -> None:
    """A person's action. The caller holds the table's lock.

    `Stale` if it was meant for another moment; `Illegal` or `BadInput` if it may not be. If another
    worker was quicker with somebody else's answer to the same question, this one still counts.
    """
    for _ in range(MOST_RACES):
        if table.seats[seat].bot is not None:
            raise Refused(409, "bot-plays")
        if token != table.token(seat):
            raise Stale
        try:
            await commit(database, table, seat, action)
            return
        except Raced:
            await catch_up(database, table)
    raise Stale


async def commit(database: Database, table: LiveTable, seat: int, action: Action) -> None:
    """Check an action, write it and all that follows by force, then make it the truth."""
    trial = table.running.copy()
    trial.check(seat, action)
    now = time.time()
    played: list[tuple[MoveRow, list[Event]]] = []
    rows: list[dict[str, Any]] = []
    forced = False
    while True:
        played.append(play_move(trial, seat, action, forced, now))
        rows.append(
            {
                "table_id": table.id,
                "seq": table.seq + len(played),
                "seat": seat,
                "text": played[-1][0].text,
                "forced": forced,
                "digest": digest(trial),
                "at": now,
            }
        )
        following = _forced(table, trial)
        if following is None or len(played) > MOST_FORCED:
            break
        (seat, action), forced = following, True
    await _write(database, table, trial, len(table.moves) + len(played), rows)
    _accept(table, trial, played, rows[-1]["seq"])


def _forced(table: LiveTable, trial: State) -> tuple[int, Action] | None:
    """A person who has only one thing to do is not asked; bots answer for themselves."""
    return trial.forced([seat for seat, who in enumerate(table.seats) if who.kind == "person"])


def table_values(table: LiveTable, state: State, now: float) -> dict[str, Any]:
    """What the table's own row says after an action."""
    seconds = lobby.pace_seconds(table.row.pace)
    awaited = state.to_move()
    return {
        "table": table.id,
        "moved": now,
        "deadline": now + seconds if seconds and awaited else None,
        "turn": table.game.rounds(state.table),
        "bots_due": any(
            table.seats[seat].bot is not None or state.is_idle(seat) for seat in awaited
        ),
        "awaited": seat_list(troubled(state)),
    }


async def _write(
    database: Database, table: LiveTable, trial: State, count: int, rows: list[dict[str, Any]]
) -> None:
    """Commit rows, the clock, a snapshot now and then, and the result, in one transaction."""
    outcome = trial.outcome()
    values = table_values(table, trial, rows[-1]["at"])
    if outcome is not None:
        result = outcome.to_json()

        def finish(connection: Rows) -> None:
            connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.id)
                .values(status=lobby.FINISHED, result=result)
            )
            for seat, name in enumerate(table.game.seat_names(trial.table)):
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat)
                    .values(played_as=name)
                )
            ratings.rate(connection, table.row.game, table.id, outcome.winners, outcome.scores)

        await database.append(Append(rows, values, finish))
        table.row = await database.read(lambda c: lobby.find_table(c, table.id))
    elif count // SNAPSHOT_EVERY > len(table.moves) // SNAPSHOT_EVERY:
        snapshot = insert(schema.snapshots).values(
            table_id=table.id, seq=rows[-1]["seq"], moves=count, position=trial.to_position()
        )

        def keep(connection: Rows) -> None:
            connection.execute(snapshot)

        await database.append(Append(rows, values, keep))
    else:
        await database.append(Append(rows, values))


def _accept(
    table: LiveTable, state: State, played: Sequence[tuple[MoveRow, list[Event]]], seq: int
) -> None:
    """What is committed becomes the truth, and everybody is told."""
    moved = {move.seat for move, _ in played}
    table.advance(state, moved, len(played))
    table.seq = seq
    hidden = all(move.hidden for move, _ in played)
    if not all(move.quiet or move.hidden for move, _ in played):
        table.undo_by = None
        table.undo_votes.clear()
    news: list[Logged] = []
    for move, events in played:
        table.moves.append(move)
        table.counts[move.seat] += 1
        news += [Logged(event, move.at, len(table.moves)) for event in events]
    table.log.extend(news)
    table.set_clocks(time.time(), moved, hidden)
    for seat in moved & table.replace_votes.keys():
        del table.replace_votes[seat]
        table.tell({"t": "vote", "replace": seat, "votes": [], "over": True})
    if news:
        table.show_events(news, list(table.connections))
    table.show_state()
    if state.outcome() is not None:
        table.show_info()


def accept_undo(table: LiveTable, state: State, undone: Undone, seq: int, by: int) -> None:
    """The same for an undo: what was taken back has not happened."""
    table.seq = seq
    table.moves = undone.remaining(table.moves)
    table.counts = [0] * len(table.counts)
    for move in table.moves:
        table.counts[move.seat] += 1
    if undone.own:
        _accept_own(table, state, undone.target, by)
        return
    table.replace(state)
    table.undos = [count + 1 for count in table.undos]
    table.undo_by = None
    table.undo_votes.clear()
    while table.log and table.log[-1].moves > undone.target:
        table.log.pop()
    table.set_clocks(time.time(), {by})
    table.tell({"t": "undone", "by": by})
    for connection in list(table.connections):
        table.show_log(connection)
    table.show_state()


def _accept_own(table: LiveTable, state: State, target: int, by: int) -> None:
    """A step of a draft was taken back: nobody else can tell, and nothing is told of it."""
    table.redraw(state, [by])
    table.undos[by] += 1
    log = [logged._replace(moves=logged.moves - (logged.moves > target)) for logged in table.log]
    table.log.clear()
    table.log.extend(log)
    table.set_clocks(time.time(), {by}, hidden=True)
    table.show_state()


async def catch_up(database: Database, table: LiveTable) -> None:
    """Take over what another worker has written. The caller holds the table's lock."""
    if table.state is None:
        return
    actions = schema.actions

    def newer(connection: Rows) -> list[ActionRow]:
        query = (
            select(actions.c.seq, actions.c.seat, actions.c.text, actions.c.forced, actions.c.at)
            .where(actions.c.table_id == table.id, actions.c.seq > table.seq)
            .order_by(actions.c.seq)
        )
        return [ActionRow(*row) for row in connection.execute(query)]

    await _take_over(database, table, await database.read(newer))


async def follow(database: Database, table: LiveTable, rows: Sequence[ActionRow]) -> None:
    """The same, when the other worker has said what it wrote and we have missed nothing before."""
    if table.state is not None and rows and rows[0].seq == table.seq + 1:
        await _take_over(database, table, rows)
    else:
        await catch_up(database, table)


async def _take_over(database: Database, table: LiveTable, rows: Sequence[ActionRow]) -> None:
    assert table.state is not None
    played: list[tuple[MoveRow, list[Event]]] = []
    state = table.state.copy()
    for row in rows:
        undone = read_undone(row.text)
        if undone is not None:
            if played:
                _accept(table, state, played, row.seq - 1)
                played = []
            state = state_after(table.game, table.row, undone.remaining(table.moves))
            accept_undo(table, state, undone, row.seq, row.seat)
            state = state.copy()
        else:
            action = table.game.read(row.text)
            played.append(play_move(state, row.seat, action, row.forced, row.at))
    if state.outcome() is not None:
        table.row = await database.read(lambda c: lobby.find_table(c, table.id))
    if played:
        _accept(table, state, played, rows[-1].seq)
