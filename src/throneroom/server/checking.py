"""What is damaged in a database, and how it is mended: for the host.

Every table is replayed from its first move, and every digest on the way is compared; what can be
known from elsewhere, such as a snapshot or a result, is written anew if the host wants it.
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    and_,
    delete,
    select,
    type_coerce,
    update,
)
from sqlalchemy.types import NullType

from throneroom.kernel import BadInput, Game, State
from throneroom.server import dice, rows, schema
from throneroom.server.listing import game_of, is_playable
from throneroom.server.rebuild import WRONG, MoveRow, first_state, read_undone, state_after
from throneroom.server.rows import FINISHED, OPEN, RUNNING
from throneroom.server.wire import digest

# Columns that follow from something else, or that a table can do without.
SPARE = ("pace", "on_timeout", "deadline", "turn", "awaited", "rematch")
MOMENTS = ("created", "moved")
# Of the other rows: what people can do without, and moments that need not be exact.
DISPENSABLE = ("webhook", "language", "seen", "email_sent", "push_sent", "statement", "rivals")
ROUGH = ("at", "created", "since", "changed")


class Damage(NamedTuple):
    """Something that is wrong: the end of a message's key, the table, and more to tell."""

    kind: str
    table_id: str = ""
    what: str = ""
    can_be_mended: bool = False
    values: Any = None
    """What the table's own row is to say instead; of another row the statement that mends it."""


class Waiting(NamedTuple):
    """Tables that can only be played and replayed when the version of their rules is installed."""

    game: str
    rules: str
    tables: int
    running: list[str]
    """Those at which people want to play on."""


class Checked(NamedTuple):
    """What was looked at and found."""

    tables: int
    moves: int
    waiting: list[Waiting]
    """Tables whose rules are not installed."""
    damage: list[Damage]


def check(connection: Connection) -> Checked:
    """Look at everything."""
    damage = [*_of_the_file(connection), *_of_values(connection)]
    tables = moves = 0
    other: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for (table_id,) in connection.execute(select(schema.tables.c.id)).all():
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
        row = rows.sound(found.one())
        tables += 1
        of_row = list(_of_row(connection, row))
        damage += of_row
        game = game_of(row)
        if game is None or not is_playable(row):
            other[row.game, row.rules].append(row)
        elif all(one.can_be_mended for one in of_row):
            actions = _actions(connection, table_id)
            moves += len(actions)
            damage += _of_moves(connection, game, row, actions)
    waiting = [
        Waiting(*known, len(found), [row.id for row in found if row.status == RUNNING])
        for known, found in sorted(other.items())
    ]
    return Checked(tables, moves, waiting, damage)


def mend(connection: Connection, damage: Sequence[Damage]) -> list[Damage]:
    """Mend what can be mended; returns what is left."""
    for one in damage:
        if not one.can_be_mended:
            continue
        if one.kind == "snapshot":
            snapshots = schema.snapshots
            this = (snapshots.c.table_id == one.table_id) & (snapshots.c.seq == int(one.what))
            connection.execute(delete(snapshots).where(this))
        elif one.kind == "value":
            connection.execute(one.values)
        else:
            tables = schema.tables
            this_table = update(tables).where(tables.c.id == one.table_id)
            connection.execute(this_table.values(**one.values))
    return [one for one in damage if not one.can_be_mended]


def _of_the_file(connection: Connection) -> Iterator[Damage]:
    """What SQLite itself finds. PostgreSQL keeps rows from pointing nowhere."""
    if connection.dialect.name != "sqlite":
        return
    for (complaint,) in connection.exec_driver_sql("PRAGMA integrity_check(20)"):
        if complaint != "ok":
            yield Damage("file", what=str(complaint)[:200])
    lost = {row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check")}
    for name in sorted(lost):
        yield Damage("lost", what=str(name))


def _of_values(connection: Connection) -> Iterator[Damage]:
    """Of all rows but those of the tables themselves and of snapshots: values that are none of
    their columns' kind. SQLite keeps whatever was written; PostgreSQL does not, but for numbers
    that are none."""
    raw = connection.dialect.name == "sqlite"
    for table in schema.metadata.sorted_tables:
        if table in (schema.tables, schema.snapshots):
            continue
        columns = list(table.columns) if raw else [c for c in table.columns if _is_float(c)]
        keys = list(table.primary_key)
        query = select(*(type_coerce(column, NullType()) for column in (*keys, *columns)))
        for row in connection.execute(query):
            key = row[: len(keys)]
            for column, value in zip(columns, row[len(keys) :], strict=True):
                if not _fits(column, value):
                    this = and_(*(one == it for one, it in zip(keys, key, strict=True)))
                    yield _of_value(column, key, this)


def _of_value(column: Column[Any], key: Sequence[Any], this: Any) -> Damage:
    name = ", ".join(str(rows.readable(part)) for part in key)
    what = f"{column.table.name} ({name}): {column.name}"
    if column.name in DISPENSABLE:
        instead = None
    elif column.name in ROUGH:
        instead = time.time()
    elif column.name == "expires":
        instead = 0.0
    else:
        return Damage("value", what=what)
    change = update(column.table).where(this).values({column: instead})
    return Damage("value", "", what, True, change)


def _is_float(column: Column[Any]) -> bool:
    return isinstance(column.type, Float)


def _fits(column: Column[Any], value: Any) -> bool:
    """Whether a value is of its column's kind, as the database keeps it."""
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return value in (0, 1)
    if isinstance(column.type, Integer):
        return type(value) is int
    if _is_float(column):
        return rows.is_time(value) if column.name in (*ROUGH, "expires") else rows.is_number(value)
    if isinstance(column.type, JSON):
        return type(rows.read_json(value)) is dict
    return isinstance(value, str)


def _of_row(connection: Connection, row: Any) -> Iterator[Damage]:
    """Of the table's own row and those of its seats."""
    for name in row.damage:
        if name == "result" and row.status == FINISHED:
            continue  # the moves tell it
        if name in SPARE:
            yield Damage("column", row.id, name, True, {name: rows.COLUMNS[name][1]})
        elif name in MOMENTS:
            yield Damage("column", row.id, name, True, {name: time.time()})
        elif name == "result":
            yield Damage("column", row.id, name, True, {name: None})
        else:
            yield Damage("column", row.id, name)
    yield from _of_truths(connection, row)
    seats = schema.seats
    query = select(seats.c.seat).where(seats.c.table_id == row.id).order_by(seats.c.seat)
    if "seats" not in row.damage and list(connection.scalars(query)) != list(range(row.seats)):
        yield Damage("seats", row.id)


def _of_truths(connection: Connection, row: Any) -> Iterator[Damage]:
    """What is neither yes nor no is read as a no; that nobody looked is no harm for a bot."""
    tables = schema.tables
    for column, instead in ((tables.c.public, False), (tables.c.bots_due, True)):
        query = select(type_coerce(column, NullType())).where(tables.c.id == row.id)
        if not _fits(column, connection.execute(query).scalar()):
            yield Damage("column", row.id, column.name, True, {column.name: instead})


def _actions(connection: Connection, table_id: str) -> list[Any]:
    actions = schema.actions
    query = select(actions).where(actions.c.table_id == table_id).order_by(actions.c.seq)
    return list(connection.execute(query))


def _of_moves(
    connection: Connection, game: Game, row: Any, actions: Sequence[Any]
) -> Iterator[Damage]:
    """Replay all moves; what follows the first wrong one is not looked at."""
    if row.status == OPEN and actions:
        yield Damage("begun", row.id)
    if row.status not in (RUNNING, FINISHED):
        return
    proof = dice.proof(row, dice.added_at(connection, row.id))
    if proof is not None and (proof.wrong_number() is not None or proof.seed != row.seed):
        yield Damage("dice", row.id)
    known: dict[int, tuple[str, int]] = {}
    try:
        state = first_state(game, row)
    except WRONG:
        yield Damage("start", row.id)
        return
    moves: list[MoveRow] = []
    for number, action in enumerate(actions, 1):
        if action.seq != number:
            yield Damage("gap", row.id, str(number))
            return
        try:
            state = _carry_out(game, row, state, moves, action)
        except WRONG:
            yield Damage("action", row.id, str(number))
            return
        if digest(state) != action.digest:
            yield Damage("digest", row.id, str(number))
            return
        known[number] = action.digest, len(moves)
    yield from _of_snapshots(connection, game, row, known)
    outcome = state.outcome()
    result = None if outcome is None else outcome.to_json()
    if row.status == FINISHED and result is None:
        yield Damage("unfinished", row.id)
    elif row.status == FINISHED and row.result != result:
        yield Damage("result", row.id, "", True, {"result": result})
    elif row.status == RUNNING and result is not None:
        over = {"status": FINISHED, "result": result, "deadline": None, "bots_due": False}
        yield Damage("over", row.id, "", True, over)


def _carry_out(game: Game, row: Any, state: State, moves: list[MoveRow], action: Any) -> State:
    """The state after one more row."""
    undone = read_undone(action.text)
    if undone is not None:
        moves[:] = undone.remaining(moves)
        return state_after(game, row, moves)
    move = game.read(action.text)
    state.check(action.seat, move)
    state.apply(action.seat, move)
    moves.append(MoveRow(action.seat, action.text, action.forced, action.at))
    return state


def _of_snapshots(
    connection: Connection, game: Game, row: Any, known: dict[int, tuple[str, int]]
) -> Iterator[Damage]:
    """`known` tells the digest after each action, and how many moves counted then."""
    snapshots = schema.snapshots
    query = select(snapshots).where(snapshots.c.table_id == row.id).order_by(snapshots.c.seq)
    for snapshot in connection.execute(query):
        try:
            fits = type(snapshot.position) is dict and (
                (digest(game.from_position(snapshot.position)), snapshot.moves)
                == known.get(snapshot.seq)
            )
        except BadInput:
            continue  # made by an older version of the program, and left aside
        except WRONG:
            fits = False
        if not fits:
            yield Damage("snapshot", row.id, str(snapshot.seq), True)
