"""Games that stand where something rare happens, put into the server's database as running tables.

They are found by playing at random from fixed seeds, so that every run of a test sees the same.
"""

import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from sqlalchemy import create_engine, insert
from tests.server.finished import played, put_finished

from throneroom.kernel import CommittedChance, Game, Match, State, load
from throneroom.server import lobby, schema
from throneroom.server.ids import new_id

Wanted = Callable[[State, int], bool]
LONGEST = 700  # moves
ABSENT = ("Pod", "Gilly", "Hodor", "Osha", "Meera", "Bronn", "Ros")
EAGER = {"use", "play", "torture", "free", "support"}
IDLE = {"decline", "pass", "done", "stay_out", "refuse", "break_off"}


@dataclass(frozen=True)
class Found:
    """A game up to the moment that was wanted, and the seat that is asked then."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    moves: tuple[tuple[int, str], ...]
    seat: int


def find(
    game: Game, wanted: Wanted, seats: int = 5, options: dict[str, Any] | None = None
) -> Found:
    """The first game in which a seat is asked something at a moment like the wanted one."""
    for number in range(400):
        dice = random.Random(number)
        seed = hashlib.sha256(f"planted {number}".encode()).hexdigest()
        state = game.start(seats, options or {}, chance=CommittedChance(bytes.fromhex(seed)))
        moves: list[tuple[int, str]] = []
        while state.outcome() is None and len(moves) < LONGEST:
            seat = dice.choice(state.to_move())
            if wanted(state, seat):
                return Found(game, seats, options or {}, seed, tuple(moves), seat)
            action = lively(state, seat, dice)
            moves.append((seat, game.write(action)))
            state.play(seat, action)
    raise AssertionError("no such moment in any of these games")


def lively(state: State, seat: int, dice: random.Random) -> Any:
    """A random action, rather of those that make something happen."""
    legal = state.legal(seat)
    eager = [action for action in legal if action[0] in EAGER]
    if eager and dice.random() < 0.6:
        return dice.choice(eager)
    busy = [action for action in legal if action[0] not in IDLE]
    return dice.choice(busy if busy and dice.random() < 0.5 else legal)


def asked(kind: str, turn: int = 3) -> Wanted:
    """A question of a kind, when the game has been going on for a while."""
    return lambda state, seat: state.table.flow.kind == kind and state.table.turn >= turn


def plant(page: Page, database: str, found: Found, guests: Mapping[int, Page] | None = None) -> str:
    """Put a game into the database, with the page's visitor on the seat that is asked; the path of
    the table. Guests sit on the seats named for them, people who never come on the others."""
    me = page.request.get("/api/me").json()["id"]
    known = {
        seat: guest.request.get("/api/me").json()["id"] for seat, guest in (guests or {}).items()
    }
    known[found.seat] = me
    game = found.game
    state = game.start(
        found.seats, found.options, chance=CommittedChance(bytes.fromhex(found.seed))
    )
    now = time.time()
    table_id = new_id(9)
    actions = []
    for seq, (seat, text) in enumerate(found.moves, 1):
        state.play(seat, game.read(text))
        row = {"seq": seq, "seat": seat, "text": text, "forced": False, "digest": state.digest()}
        actions.append({"table_id": table_id, "at": now, **row})
    table = {
        "id": table_id,
        "game": game.slug,
        "rules": game.version,
        "seats": found.seats,
        "options": state.table.options,
        "status": lobby.RUNNING,
        "public": True,
        "key": table_id,
        "on_timeout": "bot",
        "owner": me,
        "seed": found.seed,
        "created": now,
        "moved": now,
        "bots_due": False,
        "awaited": ",".join(map(str, state.to_move())),
    }
    others = [f"{table_id} {seat}" for seat in range(found.seats)]
    people = [known.get(seat, other) for seat, other in enumerate(others)]
    engine = create_engine(database, connect_args={"timeout": 30})
    with engine.begin() as rows:
        absent = [who for who in people if who not in known.values()]
        if absent:
            strangers = [
                {"id": who, "name": ABSENT[i % len(ABSENT)], "created": now}
                for i, who in enumerate(absent)
            ]
            rows.execute(insert(schema.users), strangers)
        rows.execute(insert(schema.tables).values(**table))
        rows.execute(
            insert(schema.seats),
            [
                {"table_id": table_id, "seat": seat, "user_id": who, "note": ""}
                for seat, who in enumerate(people)
            ],
        )
        if actions:
            rows.execute(insert(schema.actions), actions)
    engine.dispose()
    return f"/table/{table_id}"


def plant_finished(
    page: Page, database: str, slug: str, seats: int, others: Sequence[Page] = (), **more: Any
) -> str:
    """Put a game at random that is over into the database, with the page's visitor on the first
    seat, these others on the next ones and bots on the rest; the path of the table."""
    people = [who.request.get("/api/me").json()["id"] for who in (page, *others)]
    return f"/table/{put_finished(database, people, slug, seats, **more)}"


def seed_of(slug: str, seats: int, wanted: Callable[[Match], bool]) -> str:
    """The first seed whose game at random has become one like the wanted one."""
    game = load(slug)
    for number in range(1, 100):
        seed = f"{number:02x}" * 32
        moves, _, options = played(slug, seats, seed)
        match = Match.start(game, seats, options, seed)
        for seat, text, _ in moves:
            match.play(seat, game.read(text))
        if wanted(match):
            return seed
    raise AssertionError("none of these games became like that")
