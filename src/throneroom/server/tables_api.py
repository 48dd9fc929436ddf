"""HTTP: tables."""

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection as Rows

from throneroom.bots import check_bots
from throneroom.kernel import Match, write_record
from throneroom.kernel.actions import describe_params
from throneroom.server import dice, lobby, starting, talk
from throneroom.server.errors import Refused
from throneroom.server.games_api import find_game
from throneroom.server.hub import Hub
from throneroom.server.listing import table_info
from throneroom.server.live import LiveTable
from throneroom.server.people import Person
from throneroom.server.rebuild import as_match, state_after
from throneroom.server.visitors import (
    Asker,
    KnownVisitor,
    Player,
    TheHub,
    Visitor,
    address_of,
    hub_of,
)
from throneroom.server.whence import key_of, mark
from throneroom.story import tell

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Key = Annotated[str, Query(max_length=60)]
Commitment = Annotated[str | None, Field(pattern=r"^[0-9a-f]{64}$")]
"""To a number for the dice."""
STORY_COST = 4  # times as much as to replay a game


class NewTable(BaseModel):
    """How a table is to be."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=60)
    seats: int = Field(ge=1, le=8)
    options: dict[str, Any] = Field(default_factory=dict, max_length=40)
    public: bool = True
    pace: dict[str, int] | None = Field(default=None, max_length=2)
    on_timeout: Literal["bot", "vote"] = "bot"
    bots: dict[str, str] = Field(default_factory=dict, max_length=8)
    seat: int | None = Field(default=0, ge=0, le=7)
    start: bool = False
    dice: Commitment = None


class Joining(BaseModel):
    """A seat and the key of an invitation."""

    model_config = ConfigDict(extra="forbid")
    seat: int | None = Field(default=None, ge=0, le=7)
    key: str = Field(default="", max_length=60, pattern=r"^[A-Za-z0-9_-]*$")
    dice: Commitment = None


class Again(BaseModel):
    """Whoever wants to play again may commit to a number for the dice at once."""

    model_config = ConfigDict(extra="forbid")
    dice: Commitment = None


class BotWish(BaseModel):
    """A bot for a seat, or none."""

    model_config = ConfigDict(extra="forbid")
    seat: int = Field(ge=0, le=7)
    bot: str | None = Field(default=None, max_length=40)


@router.get("")
async def tables(
    hub: TheHub,
    person: Visitor,
    which: Literal["open", "running", "finished", "mine"] = "open",
) -> list[dict[str, Any]]:
    """Open, running or finished public tables, or my own."""

    def work(connection: Rows) -> list[dict[str, Any]]:
        rows = lobby.list_tables(connection, which, person)
        seats = lobby.find_seats(connection, *(row.id for row in rows))
        user_id = person.id if person else None
        online = hub.presence.online(connection, [row.id for row in rows])
        return [table_info(row, seats[row.id], user_id, online[row.id]) for row in rows]

    found = await hub.database.read(work)
    found.sort(key=lambda table: not table["your_turn"])
    return found


@router.post("")
async def create(
    body: NewTable, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, Any]:
    """Make a table, sit down, add bots, and start it if it is full and that is wanted."""
    hub.limits.take("create", person.id)
    hub.limits.take("create", address_of(request))
    game = find_game(body.game)
    request.state.game = game  # what its options refuse is said in its words
    pace = lobby.check_pace(body.pace)
    programs = hub.config.programs
    check_bots([bot for bot in body.bots.values() if bot not in programs] or ["random"])

    def work(connection: Rows) -> str:
        table_id = lobby.create_table(
            connection,
            person,
            game,
            body.seats,
            body.options,
            body.public,
            pace,
            body.on_timeout,
        )
        if body.seat is not None:
            number = number_for(hub, body.dice)
            lobby.join(connection, person, table_id, body.seat, "", number, whence_of(request))
        for seat, bot in body.bots.items():
            if seat not in (str(number) for number in range(body.seats)):
                raise Refused(422, "no-such-seat")
            lobby.set_bot(connection, person, table_id, int(seat), bot, programs)
        if body.start:
            _start(hub, connection, person, table_id)
        return table_id

    table_id = await hub.database.run(work)
    table = await hub.table(table_id)
    hub.drive(table)
    return table.info(person.id)


def _start(hub: Hub, connection: Rows, person: Person, table_id: str) -> None:
    if hub.limits.on:
        starting.check_running(connection, person)
    starting.start(connection, person, table_id, hub.config.dice_seconds)


def number_for(hub: Hub, commitment: str | None) -> str | None:
    """A number for the dice, if the host wants any."""
    return commitment if hub.config.dice_seconds > 0 else None


def whence_of(request: Request) -> lobby.Whence:
    """Where a visitor comes from, if the host wants anything to be counted by address."""
    hub = hub_of(request)
    if not hub.limits.on:
        return lobby.nowhere
    return partial(mark, key_of(hub.config.secret), address=address_of(request))


async def _found(hub: Hub, table_id: str, asker: str) -> LiveTable:
    """A table. To read one takes longer than all else that is asked so, and it stays in memory for
    a while: nobody has all tables read that there are."""
    if table_id not in hub.tables:
        hub.limits.take("load", asker)
    return await hub.table(table_id)


async def _visible(
    hub: Hub, table_id: str, person: Person | None, asker: str, key: str
) -> LiveTable:
    """A table that this person may see."""
    table = await _found(hub, table_id, asker)
    if not may_see(table, person, key):
        await hub.look_again(table)  # the person may have sat down at another worker
    if not may_see(table, person, key):
        raise Refused(403, "invitation-needed")
    return table


def may_see(table: LiveTable, person: Person | None, key: str) -> bool:
    """Public tables are for everybody, others for those at it and those invited."""
    if table.row.public or lobby.fits(key, table.row.key):
        return True
    return person is not None and (
        table.row.owner == person.id or table.seat_of(person.id) is not None
    )


@router.get("/{table_id}")
async def one(
    table_id: TableId, hub: TheHub, person: Visitor, asker: Asker, key: Key = ""
) -> dict[str, Any]:
    """One table."""
    table = await _visible(hub, table_id, person, asker, key)
    await hub.look_again(table)
    return table.info(person.id if person else None)


@router.get("/{table_id}/statements")
async def statements(
    table_id: TableId, hub: TheHub, person: Player, asker: Asker
) -> list[dict[str, Any]]:
    """What I may say to everybody at a running table, apart from free text."""
    hub.limits.take("ask", person.id)
    table = await _found(hub, table_id, asker)
    await hub.look_again(table)
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused(403, "not-at-the-table")
    return talk.sayable(table, seat)


async def _changed(hub: Hub, table_id: str, person: Person) -> dict[str, Any]:
    table = await hub.table(table_id)
    await hub.refresh(table)
    return table.info(person.id)


@router.post("/{table_id}/join")
async def join(
    table_id: TableId, body: Joining, request: Request, person: Player, hub: TheHub
) -> dict[str, Any]:
    """Sit down."""
    hub.limits.take("join", person.id)
    number, whence = number_for(hub, body.dice), whence_of(request)
    await hub.database.run(
        lambda c: lobby.join(c, person, table_id, body.seat, body.key, number, whence)
    )
    return await _changed(hub, table_id, person)


@router.post("/{table_id}/leave")
async def leave(table_id: TableId, person: Player, hub: TheHub) -> dict[str, Any]:
    """Stand up; in a running game a bot takes over."""
    hub.limits.take("join", person.id)
    await hub.database.run(lambda c: lobby.leave(c, person, table_id))
    return await _changed(hub, table_id, person)


@router.post("/{table_id}/bots")
async def bots(
    table_id: TableId, body: BotWish, person: KnownVisitor, hub: TheHub
) -> dict[str, Any]:
    """Put a bot on a free seat, or take it away."""
    hub.limits.take("join", person.id)
    programs = hub.config.programs
    await hub.database.run(
        lambda c: lobby.set_bot(c, person, table_id, body.seat, body.bot, programs)
    )
    return await _changed(hub, table_id, person)


@router.post("/{table_id}/start")
async def start(table_id: TableId, person: KnownVisitor, hub: TheHub) -> dict[str, Any]:
    """Start a full table."""
    hub.limits.take("join", person.id)
    await hub.database.run(lambda c: _start(hub, c, person, table_id))
    return await _changed(hub, table_id, person)


@router.post("/{table_id}/close")
async def close(table_id: TableId, person: KnownVisitor, hub: TheHub) -> dict[str, Any]:
    """Give up an open table."""
    hub.limits.take("join", person.id)
    await hub.database.run(lambda c: lobby.close(c, table_id, person))
    return await _changed(hub, table_id, person)


# Finished tables: nothing is secret any more.


async def _finished(hub: Hub, table: LiveTable) -> None:
    if not _is_over(table):
        # It may have ended at another worker, whose pages have been told before we have.
        await hub.look_again(table)
    if table.broken is not None:
        raise table.broken
    if not _is_over(table):
        raise Refused(409, "not-finished")


def _is_over(table: LiveTable) -> bool:
    """Whether we know the game to its end. Its row may say that it is over before its last moves
    are known here."""
    known = table.state is not None and table.state.outcome() is not None
    return known and table.status == lobby.FINISHED


def _whole(table: LiveTable) -> Match:
    """The whole game, to be written down or told."""
    players = [seat.name or seat.bot or "" for seat in table.seats]
    return as_match(table.game, table.row, table.moves, players, table.added)


@router.get("/{table_id}/record", response_class=PlainTextResponse)
async def record(
    table_id: TableId, hub: TheHub, person: Visitor, asker: Asker, key: Key = ""
) -> str:
    """The whole game as a text that can be replayed and verified."""
    hub.limits.take("replay", asker)
    table = await _visible(hub, table_id, person, asker, key)
    await _finished(hub, table)
    hub.limits.take("replayed-moves", asker, len(table.moves))
    return await asyncio.to_thread(lambda: write_record(_whole(table)))


@router.get("/{table_id}/replay")
async def replay(
    table_id: TableId, hub: TheHub, person: Visitor, asker: Asker, at: int = 0, key: Key = ""
) -> dict[str, Any]:
    """The table after so many moves, with everything revealed, and what the last move did."""
    hub.limits.take("replay", asker)
    table = await _visible(hub, table_id, person, asker, key)
    await _finished(hub, table)
    at = max(0, min(at, len(table.moves)))
    hub.limits.take("replayed-moves", asker, at)
    return await asyncio.to_thread(_replayed, table, at)


def _replayed(table: LiveTable, at: int) -> dict[str, Any]:
    game = table.game
    state = state_after(game, table.row, table.moves[: max(0, at - 1)])
    events = []
    played: dict[str, Any] = {"seat": None, "action": None, "verb": None, "args": {}}
    if at:
        move = table.moves[at - 1]
        action = game.read(move.text)
        events = state.apply(move.seat, action)
        verb = game.verbs.get(action[0])  # none for taking an answer back
        args = describe_params(verb.params, action[1:]) if verb else {}
        played = {"seat": move.seat, "action": move.text, "verb": action[0], "args": args}
    return {
        "at": at,
        "moves": len(table.moves),
        **played,
        "views": [state.view(seat) for seat in range(table.row.seats)],
        "seat_names": list(game.seat_names(state.table)),
        "aliases": {} if game.aliases is None else game.aliases(state.table),
        "events": [game.describe(event, None, reveal=True) for event in events],
    }


@router.get("/{table_id}/story")
async def story(
    table_id: TableId, hub: TheHub, person: Visitor, asker: Asker, key: Key = ""
) -> dict[str, Any]:
    """How the game came about: charts, luck, decisive moments, awards, and when it turned."""
    hub.limits.take("replay", asker)
    table = await _visible(hub, table_id, person, asker, key)
    await _finished(hub, table)
    async with table.lock:  # whoever asks at the same time waits, and it is told once
        if table.tale is None:
            hub.limits.take("replayed-moves", asker, STORY_COST * len(table.moves))
            table.tale = await asyncio.to_thread(_told, table)
    return table.tale


def _told(table: LiveTable) -> dict[str, Any]:
    game, match = table.game, _whole(table)
    return {
        **tell(match).to_json(),
        "seat_names": list(game.seat_names(match.state.table)),
        "aliases": {} if game.aliases is None else game.aliases(match.state.table),
    }


@router.post("/{table_id}/rematch")
async def rematch(
    table_id: TableId,
    request: Request,
    person: KnownVisitor,
    hub: TheHub,
    body: Again | None = None,
) -> dict[str, Any]:
    """Play again with the same people, each on the next seat: the table where that is done."""
    hub.limits.take("create", person.id)
    hub.limits.take("create", address_of(request))

    def work(connection: Rows) -> str:
        if hub.limits.on:
            starting.check_running(connection, person)
        number = number_for(hub, body.dice if body else None)
        wait, whence = hub.config.dice_seconds, whence_of(request)
        return starting.rematch(connection, person, table_id, number, wait, whence)

    again = await hub.database.run(work)
    await hub.refresh(await hub.table(table_id))
    return await _changed(hub, again, person)


@router.get("/{table_id}/verify")
async def verify(
    table_id: TableId, hub: TheHub, person: Visitor, asker: Asker, key: Key = ""
) -> dict[str, Any]:
    """The seed behind every die and shuffle, and whether it is the one committed to, or follows
    from the numbers that were."""
    hub.limits.take("replay", asker)
    table = await _visible(hub, table_id, person, asker, key)
    await _finished(hub, table)
    hub.limits.take("replayed-moves", asker, len(table.moves))
    seed = str(table.row.seed)
    state = await asyncio.to_thread(lambda: state_after(table.game, table.row, table.moves))
    current = table.state
    proof = dice.proof(table.row, table.added)
    follows = proof is None or (proof.wrong_number() is None and proof.seed == seed)
    return {
        "commitment": dice.host_commitment(table.row),
        "seed": seed,
        "secret": table.row.secret,
        "moves": len(table.moves),
        "ok": follows and current is not None and state.digest() == current.digest(),
    }
