"""Turn notices for slow games: people who are asked and not here are told by their webhook."""

import asyncio
import time

from sqlalchemy import Connection as Rows
from sqlalchemy import select

from throneroom.server import lobby, schema, webhooks
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.live import LiveTable

NEW_SECONDS = 120.0  # a table that is read from the database later has had its notices


def absent(table: LiveTable) -> list[str]:
    """The people who are asked something new in a slow game and have no page open."""
    if table.state is None or table.status != lobby.RUNNING:
        return []
    if not (table.row.pace or {}).get("slow"):
        return []
    asked = table.moves[-1].at if table.moves else table.row.moved
    new = time.time() - asked < NEW_SECONDS
    here = {connection.user_id for connection in table.connections}
    found = []
    for seat in table.state.to_move():
        user = table.seats[seat].user_id
        if table.seats[seat].kind != "person" or user is None or user in here:
            continue
        token = table.token(seat)
        if table.noticed.get(seat) != token:
            table.noticed[seat] = token
            if new:
                found.append(user)
    return found


async def send(database: Database, table: LiveTable, user_ids: list[str], config: Config) -> int:
    """Notify these people; returns how many were reached."""

    def addresses(connection: Rows) -> list[str]:
        query = select(schema.users.c.webhook).where(schema.users.c.id.in_(user_ids))
        return [address for address in connection.execute(query).scalars() if address]

    game = str(table.row.game)
    link = f"{config.public_address}/table/{table.id}" if config.public_address else ""
    text = f"Throneroom: {game} {link or table.id}"
    message = {"text": text, "content": text, "table": table.id, "game": game}
    if link:
        message["url"] = link
    found = await database.read(addresses)
    sending = (webhooks.notify(a, message, config.private_webhooks) for a in found)
    reached = await asyncio.gather(*sending)
    return sum(reached)
