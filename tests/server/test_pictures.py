"""What is kept of earlier pictures never differs from what is drawn anew."""

import asyncio
import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from throneroom.kernel import Alias, Game, load
from throneroom.server import lobby, people, play, schema
from throneroom.server.database import Database
from throneroom.server.listing import Seat
from throneroom.server.live import Connection, LiveTable
from throneroom.server.rebuild import Undone, rebuild


async def running_table(database: Database, game: Game, seats: int) -> LiveTable:
    """A running table of people, with a page open for each of them and for a spectator."""

    def make(rows: Any) -> LiveTable:
        owner = people.add_guest(rows, "Owner")
        table_id = lobby.create_table(rows, owner, game, seats, {}, True, {"live": 60}, "bot")
        rows.execute(update(schema.tables).values(status=lobby.RUNNING, seed="5e" * 32))
        row = lobby.find_table(rows, table_id)
        who = [Seat(f"u{number}", f"P{number}", None) for number in range(seats)]
        table = LiveTable(game, row, who, b"secret")
        table.take(rebuild(rows, game, row))
        return table

    table = await database.run(make)
    table.connections |= {Connection(f"u{seat}", "", seat) for seat in range(seats)}
    table.connections.add(Connection("", "", None))
    table.show_state()
    return table


def check(table: LiveTable, shown: dict[int | None, dict[str, Any]]) -> None:
    """Everybody's newest picture is the truth."""
    state = table.state
    assert state is not None
    for page in table.connections:
        for message in map(json.loads, page.waiting):
            if message["t"] == "state":
                shown[page.seat] = message
        page.waiting.clear()
        picture = shown[page.seat]
        assert picture["view"] == json.loads(json.dumps(state.view(page.seat)))
        asked = None if page.seat is None else state.decision(page.seat)
        if asked is None or (page.seat is not None and table.seats[page.seat].bot is not None):
            assert picture["decision"] is None
        else:
            assert page.seat is not None
            assert picture["decision"]["token"] == table.token(page.seat)
            choices = [choice["text"] for choice in picture["decision"]["choices"]]
            assert choices == [choice.text for choice in asked.choices]
            assert picture["decision"]["may_take_back"] == asked.may_take_back


@pytest.mark.parametrize(
    ("slug", "seats", "moves"),
    [("iron_throne", 4, 2000), ("thrones", 3, 250), ("watch", 3, 250)],  # the first is a whole game
)
def test_every_picture_is_the_truth(slug: str, seats: int, moves: int, tmp_path: Path) -> None:
    game = load(slug)
    rng = random.Random(slug)

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await running_table(database, game, seats)
        shown: dict[int | None, dict[str, Any]] = {}
        check(table, shown)
        for count in range(moves):
            state = table.running
            seat = rng.choice(state.to_move())
            await play.commit(database, table, seat, rng.choice(state.legal(seat)))
            check(table, shown)
            if table.status != lobby.RUNNING:
                break  # the game is over
            if count % 40 == 20:  # a bot stands in for somebody, and leaves again
                for bot in ("random", None):
                    seats_now = list(table.seats)
                    seats_now[seat] = seats_now[seat]._replace(bot=bot)
                    table.seats = seats_now
                    table.show_state()
                    check(table, shown)
                nothing = Undone(len(table.moves))
                play.accept_undo(table, table.running.copy(), nothing, table.seq, seat)
                check(table, shown)
        assert slug != "iron_throne" or table.status == lobby.FINISHED
        database.close()

    asyncio.run(scene())


def test_a_game_with_nothing_to_see_has_a_picture_too(tmp_path: Path) -> None:
    game = dataclasses.replace(load("iron_throne"), view=lambda t, seat: {}, seat_view=None)

    async def scene() -> None:
        database = Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
        table = await running_table(database, game, 3)
        check(table, {})
        database.close()

    asyncio.run(scene())


def test_pictures_tell_what_ids_stand_for_at_the_table(tmp_path: Path) -> None:
    plain = load("iron_throne")
    strange = dataclasses.replace(
        plain, aliases=lambda t: {"house": {"stark": Alias("character", "arya", len(t.house))}}
    )

    async def aliases(game: Game, seats: int) -> list[Any]:
        database = Database.open(f"sqlite:///{tmp_path / f'{seats}.db'}")
        table = await running_table(database, game, seats)
        database.close()
        return [json.loads(page.waiting[-1])["aliases"] for page in table.connections]

    assert asyncio.run(aliases(plain, 3)) == [{}] * 4
    told = {"house": {"stark": ["character", "arya", 5, []]}}
    assert asyncio.run(aliases(strange, 5)) == [told] * 6
