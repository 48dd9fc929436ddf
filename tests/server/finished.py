"""Games that are over, put into a server's database: nobody has to play them first."""

import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import insert
from tests.server.client import Person
from tests.server.process import Server

from throneroom.kernel import CommittedChance, Outcome, load
from throneroom.server import lobby, schema
from throneroom.server.database import open_engine
from throneroom.server.ids import new_id

Moves = tuple[tuple[int, str, str], ...]


@cache
def played(slug: str, seats: int, seed: str) -> tuple[Moves, Outcome, dict[str, Any]]:
    """A game at random: its moves with their digests, its end and its options."""
    game, dice = load(slug), random.Random(seed)
    state = game.start(seats, chance=CommittedChance(bytes.fromhex(seed)))
    moves = []
    while state.outcome() is None:
        seat = dice.choice(state.to_move())
        action = dice.choice(state.legal(seat))
        state.play(seat, action)
        moves.append((seat, game.write(action), state.digest()))
    outcome = state.outcome()
    assert outcome is not None
    return tuple(moves), outcome, state.table.options


def finished(
    server: Server, *people: Person, slug: str = "iron_throne", seats: int = 3, **more: Any
) -> str:
    """The id of a finished table of these people, and random bots on the other seats."""
    ids = [person.ok("GET", "/api/me")["id"] for person in people]
    return put_finished(server.database, ids, slug, seats, **more)


def put_finished(
    database: str, ids: Sequence[str], slug: str, seats: int, seed: str = "5a" * 32, **more: Any
) -> str:
    """The same, by the ids of the people."""
    moves, outcome, options = played(slug, seats, seed)
    table_id, now = new_id(9), time.time()
    table = {
        "id": table_id,
        "game": slug,
        "rules": load(slug).version,
        "seats": seats,
        "options": options,
        "status": lobby.FINISHED,
        "public": True,
        "key": table_id,
        "on_timeout": "bot",
        "owner": ids[0],
        "seed": seed,
        "created": now,
        "moved": now,
        "bots_due": False,
        "result": outcome.to_json(),
        **more,
    }
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(**table))
        for seat in range(seats):
            who = {"user_id": ids[seat]} if seat < len(ids) else {"bot": "random"}
            place = {"table_id": table_id, "seat": seat, "note": ""}
            connection.execute(insert(schema.seats).values(**place, **who))
        connection.execute(
            insert(schema.actions),
            [
                {
                    "table_id": table_id,
                    "seq": seq,
                    "seat": seat,
                    "text": text,
                    "forced": False,
                    "digest": digest,
                    "at": now,
                }
                for seq, (seat, text, digest) in enumerate(moves, 1)
            ],
        )
    engine.dispose()
    return table_id
