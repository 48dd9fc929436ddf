"""A game begins while pages are opened: each of them is told everything once."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection as Rows
from tests.server.client import Person
from tests.server.process import Server

from throneroom.server import socket
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.hub import Hub
from throneroom.server.limits import Limits
from throneroom.server.live import Connection
from throneroom.server.presence import Presence
from throneroom.server.thinking import Thinkers
from throneroom.server.turns import Turns


def events_of(page: Connection) -> list[Any]:
    frames = [json.loads(text) for text in page.waiting]
    return [
        entry["event"] for frame in frames if frame["t"] == "events" for entry in frame["events"]
    ]


def test_who_comes_while_a_game_begins_is_told_nothing_twice(
    server: Server, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, carol = Person(server, "Bob"), Person(server, "Carol")
    name = alice.table("iron_throne", 3)["id"]
    for person in (bob, carol):
        person.ok("POST", f"/api/tables/{name}/join", {})
    config = Config(database=server.database)

    async def come() -> tuple[list[Any], list[Any]]:
        database = Database.open(server.database)
        with ThreadPoolExecutor(1) as threads:
            thinkers = Thinkers(1.0, 1.0, threads, [], [], Turns(1))
            hub = Hub(
                config, database, thinkers, Limits(False), Presence(database), database.metrics
            )
            table = await hub.table(name)
            await asyncio.to_thread(alice.ok, "POST", f"/api/tables/{name}/start")
            in_time, late = Connection("", "", None), Connection("", "", None)
            table.connections.add(in_time)
            read, coming = Database.read, [late]

            async def read_and_come(database: Database, work: Callable[[Rows], Any]) -> Any:
                found = await read(database, work)
                while coming:
                    await socket._welcome(hub, table, coming.pop())
                return found

            monkeypatch.setattr(Database, "read", read_and_come)
            await hub.reread(table)
            told = events_of(in_time), events_of(late)
        database.close()
        return told

    in_time, late = asyncio.run(come())
    assert in_time
    assert late == in_time
