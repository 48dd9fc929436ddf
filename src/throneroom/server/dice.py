"""The numbers that people add to the dice of a table, as rows. See docs/fair_dice.md.

While a table is open its pages commit to numbers. With the start nothing of that can be changed any
more; the numbers are revealed, and the seed follows from them and from the host's own.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from throneroom.kernel.chance import commitment_of
from throneroom.kernel.dice import Added, FairDice, draw_of, number_commitment
from throneroom.server import rows, schema
from throneroom.server.errors import Refused


def added_at(connection: Connection, table_id: str) -> tuple[Added, ...]:
    """What has been added at a table, by seat."""
    dice = schema.dice
    query = select(dice.c.seat, dice.c.commitment, dice.c.number)
    found = connection.execute(query.where(dice.c.table_id == table_id).order_by(dice.c.seat))
    return tuple(Added(*row) for row in found)


def host_commitment(row: Any) -> str:
    """What the host is committed to, from the making of the table to its end."""
    return commitment_of(bytes.fromhex(row.secret or row.seed))


def draw(row: Any, added: Sequence[Added]) -> str:
    """Names what all are committed to."""
    return draw_of(row.id, host_commitment(row), ((one.seat, one.commitment) for one in added))


def proof(row: Any, added: Sequence[Added]) -> FairDice | None:
    """What the seed of a game came from; None if from the host alone."""
    return None if row.secret is None else FairDice(row.id, row.secret, tuple(added))


def told(row: Any, added: Sequence[Added], wanted: bool) -> dict[str, Any] | None:
    """What everybody may know. The host's own number is not in it, nor the seed: see `verify`."""
    if row.status == rows.OPEN and wanted:
        state = "gathering"
    elif row.status == rows.STARTING:
        state = "drawing"
    elif row.status in (rows.RUNNING, rows.FINISHED) and row.secret is not None:
        state = "drawn"
    else:
        return None
    return {
        "state": state,
        "draw": None if state == "gathering" else draw(row, added),
        "seats": [one._asdict() for one in added],
    }


def commit(connection: Connection, table_id: str, seat: int, commitment: str) -> None:
    """The page of a seat commits to a number, in the place of any earlier one."""
    withdraw(connection, table_id, seat)
    connection.execute(
        insert(schema.dice).values(table_id=table_id, seat=seat, commitment=commitment)
    )


def withdraw(connection: Connection, table_id: str, seat: int) -> None:
    """Whoever stands up takes the number along."""
    dice = schema.dice
    connection.execute(delete(dice).where(dice.c.table_id == table_id, dice.c.seat == seat))


def freeze(connection: Connection, table_id: str, people: Collection[int]) -> tuple[Added, ...]:
    """From now on it is fixed who is committed to what, and whose page was not there."""
    dice = schema.dice
    connection.execute(delete(dice).where(dice.c.table_id == table_id, dice.c.seat.not_in(people)))
    there = {one.seat for one in added_at(connection, table_id)}
    for seat in people if there else ():
        if seat not in there:
            connection.execute(insert(dice).values(table_id=table_id, seat=seat))
    return added_at(connection, table_id)


def reveal(connection: Connection, row: Any, seat: int, number: str, draw_seen: str) -> bool:
    """The page of a seat says its number. Whether it was the last one that was missing."""
    added = added_at(connection, row.id)
    if draw_seen != draw(row, added):
        raise Refused(409, "dice-other-draw")
    mine = next((one for one in added if one.seat == seat), None)
    if mine is None or mine.commitment != number_commitment(number):
        raise Refused(409, "dice-other-number")
    dice = schema.dice
    this = update(dice).where(dice.c.table_id == row.id, dice.c.seat == seat)
    connection.execute(this.values(number=number))
    return not any(
        one.commitment is not None and one.number is None for one in added if one.seat != seat
    )


def forget(connection: Connection, table_id: str) -> None:
    """All begins anew: what was revealed must not be used for another start."""
    connection.execute(delete(schema.dice).where(schema.dice.c.table_id == table_id))
