"""HTTP: what is one's own: a forgotten password, a second factor, all data, and to be forgotten."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.exc import OperationalError

from throneroom.server import deletion, exporting, mail, people, recovery, second_factor
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.names import folded
from throneroom.server.people import Person
from throneroom.server.visitors import (
    KnownVisitor,
    TheHub,
    address_of,
    check_code,
    check_own_password,
    remember,
    session_of,
    take_cookie,
)
from throneroom.server.wire import encode

router = APIRouter(prefix="/api", tags=["account"])
Text = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")]
MOST_RACES = 5


class Forgotten(BaseModel):
    """The name of an account, or its e-mail address."""

    model_config = ConfigDict(extra="forbid")
    who: Text


class Recovery(BaseModel):
    """What a letter's link holds, and the password that the account shall have."""

    model_config = ConfigDict(extra="forbid")
    token: Text
    password: Text


class Myself(BaseModel):
    """That it is me: the password, and the code of a second factor if there is one."""

    model_config = ConfigDict(extra="forbid")
    password: Text = ""
    code: Text = ""


class Code(BaseModel):
    """What a program shows now."""

    model_config = ConfigDict(extra="forbid")
    code: Text


async def _prove(hub: Hub, request: Request, person: Person, proof: Myself) -> None:
    """Whoever finds a browser open must not change what keeps others out."""
    hub.limits.take("login", address_of(request))
    await check_own_password(hub, person, proof.password)
    await check_code(hub, person, proof.code)


# A forgotten password


@router.post("/recover")
async def recover(body: Forgotten, request: Request, hub: TheHub) -> dict[str, bool]:
    """Ask for a letter that sets a new password. The answer is the same, and as quick, whether
    there is such an account or not."""
    if not mail.offered(hub.config):
        raise Refused(409, "no-mail")
    hub.limits.take("recover", address_of(request))
    hub.limits.take("recover", folded(body.who))
    hub.spawn(_send_letters(hub, body.who))
    return {"ok": True}


async def _send_letters(hub: Hub, who: str) -> None:
    for letter in await hub.database.run(lambda c: recovery.letters(c, hub.config, who)):
        await mail.send(hub.config, letter)


@router.post("/recover/password")
async def recover_password(body: Recovery, request: Request, hub: TheHub) -> dict[str, str]:
    """Set a new password by a letter's link. All sessions end; whoever did it logs in with it, and
    with the code of a second factor if there is one."""
    hub.limits.take("login", address_of(request))
    await hub.database.read(lambda c: recovery.whose(c, body.token))
    hashed = await asyncio.to_thread(people.hash_password, body.password)
    return {"name": await hub.database.run(lambda c: recovery.use(c, body.token, hashed))}


# A second factor


@router.get("/me/second")
async def second(person: KnownVisitor, hub: TheHub) -> dict[str, Any]:
    """Whether my account asks for a code, and how many codes on paper are left."""
    standing = await hub.database.read(lambda c: second_factor.standing(c, person.id))
    return standing._asdict()


@router.post("/me/second")
async def prepare_second(
    body: Myself, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, str]:
    """A secret for a program that shows codes. It counts when the first code has come back."""
    if person.guest:
        raise Refused(409, "guest-without-password")
    await _prove(hub, request, person, body)
    secret, name = hub.config.secret, person.name
    made = await hub.database.run(lambda c: second_factor.prepare(c, secret, person.id, name))
    return made._asdict()


@router.put("/me/second")
async def confirm_second(
    body: Code, request: Request, response: Response, person: KnownVisitor, hub: TheHub
) -> dict[str, list[str]]:
    """The first code: from now on the account asks for one. All other sessions end."""
    hub.limits.take("login", address_of(request))
    secret = hub.config.secret
    codes = await hub.database.run(
        lambda c: second_factor.confirm(c, secret, person.id, body.code, time.time())
    )
    if isinstance(codes, Refused):
        raise codes
    session = session_of(request)
    ended = await hub.database.run(lambda c: people.end_other_sessions(c, person.id, session))
    hub.close_pages(ended)
    await remember(request, response, person)
    return {"codes": codes}


@router.post("/me/second/codes")
async def new_codes(
    body: Myself, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, list[str]]:
    """Ten new codes on paper in place of those that are left."""
    await _with_second(hub, request, person, body)
    return {"codes": await hub.database.run(lambda c: second_factor.new_codes(c, person.id))}


@router.post("/me/second/off")
async def second_off(
    body: Myself, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, bool]:
    """Let the password be enough again."""
    await _with_second(hub, request, person, body)
    await hub.database.run(lambda c: second_factor.switch_off(c, person.id))
    return {"ok": True}


async def _with_second(hub: Hub, request: Request, person: Person, proof: Myself) -> None:
    standing = await hub.database.read(lambda c: second_factor.standing(c, person.id))
    if not standing.on:
        raise Refused(409, "second-factor-is-off")
    await _prove(hub, request, person, proof)


# All data of a person


@router.get("/me/export")
async def export(request: Request, person: KnownVisitor, hub: TheHub) -> StreamingResponse:
    """Everything that the server holds of me."""
    hub.limits.take("export", person.id)
    hub.limits.take("export", address_of(request))
    session = session_of(request)
    parts = await hub.database.read(lambda c: exporting.parts(c, person, session))
    tables, moves = await hub.database.read(lambda c: exporting.tables_of(c, person.id))
    hub.limits.take("replayed-moves", person.id, moves)
    return StreamingResponse(
        _written(hub, person, parts, tables),
        media_type="application/json",
        headers={
            "Content-Disposition": 'attachment; filename="throneroom.json"',
            "Cache-Control": "no-store",
        },
    )


async def _written(
    hub: Hub, person: Person, parts: dict[str, Any], tables: list[str]
) -> AsyncIterator[str]:
    """A game at a time: there may be many, and others wait for the same processor."""
    yield f'{encode(parts)[:-1]},"games":['
    before = "\n"
    for table_id in tables:
        found = await hub.database.read(
            partial(exporting.game, user_id=person.id, table_id=table_id)
        )
        if found is not None:
            yield before + encode(await asyncio.to_thread(exporting.whole, found))
            before = ",\n"
    yield "]}\n"


# To be forgotten


@router.post("/me/delete")
async def delete(
    body: Myself, request: Request, response: Response, person: KnownVisitor, hub: TheHub
) -> dict[str, bool]:
    """Forget me. Finished games stay without my name; nothing else does."""
    hub.limits.take("join", person.id)
    if not person.guest:
        await _prove(hub, request, person, body)
    erased = await _erase(hub, person)
    await hub.forgotten(erased.tables, erased.sessions)
    await hub.database.forget()
    take_cookie(request, response)
    return {"ok": True}


async def _erase(hub: Hub, person: Person) -> deletion.Erased:
    """A person may be sitting down elsewhere, or a friend may be going, too: then once more."""
    for _ in range(MOST_RACES):
        try:
            return await hub.database.run(lambda c: deletion.erase(c, person.id))
        except (deletion.Raced, OperationalError):
            continue
    raise Refused(503, "no-database")
