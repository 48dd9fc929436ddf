"""HTTP: people."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from throneroom.server import (
    friends,
    mail,
    manners,
    own_bots,
    people,
    profiles,
    push,
    ratings,
    webhooks,
)
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.names import clean_name
from throneroom.server.people import Person
from throneroom.server.visitors import (
    KnownVisitor,
    TheHub,
    Visitor,
    address_of,
    as_json,
    check_code,
    check_own_password,
    cookie_name,
    cookie_session,
    language_of,
    login_bucket,
    remember,
    session_of,
    set_cookie,
    take_cookie,
)

router = APIRouter(prefix="/api", tags=["people"])
# A database may refuse the character NUL.
Text = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")]


PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]


class NewGuest(BaseModel):
    """A nickname."""

    model_config = ConfigDict(extra="forbid")
    name: Text


class Credentials(BaseModel):
    """A name and a password."""

    model_config = ConfigDict(extra="forbid")
    name: Text
    password: Text


class Login(Credentials):
    """A name, a password, and the code of a second factor if the account has one."""

    code: Text = ""


class NewPassword(BaseModel):
    """The password that an account has, and the one that it shall have."""

    model_config = ConfigDict(extra="forbid")
    old: Text
    new: Text


class Wishes(BaseModel):
    """What a person can change. What is left out stays as it is. Another e-mail address needs the
    password of an account: whoever reads its letters can set a new one."""

    model_config = ConfigDict(extra="forbid")
    name: Text | None = None
    webhook: str | None = Field(default=None, max_length=600)
    language: Literal["en", "pl", "bg"] | None = None
    email: Text | None = None
    password: Text | None = None
    email_notices: bool | None = None
    email_daily: bool | None = None
    push_daily: bool | None = None


@router.get("/me")
async def me(
    person: KnownVisitor, request: Request, response: Response, hub: TheHub
) -> dict[str, Any]:
    """Who I am. Who comes now and then stays known."""
    session = session_of(request)
    if await hub.database.run(lambda c: people.prolong_session(c, session)):
        set_cookie(request, response, request.cookies[cookie_name(request)])
    rated = await hub.database.read(lambda c: ratings.of_person(c, person.id))
    return as_json(person, rated)


async def _let_in(hub: Hub, request: Request) -> None:
    """Nobody comes in from an address that the host has banned."""
    address = address_of(request)
    await hub.database.read(lambda c: manners.check_address(c, address))


@router.post("/guest")
async def guest(
    body: NewGuest, request: Request, response: Response, hub: TheHub
) -> dict[str, Any]:
    """Come in with a nickname."""
    hub.limits.take("guest", address_of(request))
    await _let_in(hub, request)
    language = language_of(request)
    person = await hub.database.run(lambda c: people.add_guest(c, body.name, language))
    await remember(request, response, person)
    return as_json(person, {})


@router.post("/register")
async def register(
    body: Credentials, request: Request, response: Response, hub: TheHub, person: Visitor
) -> dict[str, Any]:
    """Make an account; a guest keeps the games."""
    hub.limits.take("register", address_of(request))
    await _let_in(hub, request)
    name = clean_name(body.name)
    hashed = await asyncio.to_thread(people.hash_password, body.password)
    language = language_of(request)
    guest = person if person is not None and person.guest else None
    account = await hub.database.run(lambda c: people.register(c, name, hashed, guest, language))
    await hub.renamed(account.id)
    await remember(request, response, account)
    return as_json(account, {})


@router.post("/login")
async def login(body: Login, request: Request, response: Response, hub: TheHub) -> dict[str, Any]:
    """Come back to an account."""
    hub.limits.take("login", address_of(request))
    hub.limits.take("login-account", login_bucket(request, body.name))
    await _let_in(hub, request)
    account = await hub.database.read(lambda c: people.find_account(c, body.name))
    person = await asyncio.to_thread(people.check_password, account, body.password)
    await check_code(hub, person, body.code)
    await remember(request, response, person)
    rated = await hub.database.read(lambda c: ratings.of_person(c, person.id))
    return as_json(person, rated)


@router.post("/logout")
async def logout(request: Request, response: Response, hub: TheHub) -> dict[str, bool]:
    """Go away from this browser."""
    session = cookie_session(request)
    if session:
        await hub.database.run(lambda c: people.close_session(c, session))
        hub.close_pages({session})
    take_cookie(request, response)
    return {"ok": True}


@router.put("/me/password")
async def change_password(
    body: NewPassword, request: Request, response: Response, hub: TheHub, person: KnownVisitor
) -> dict[str, bool]:
    """Another password for my account. All its sessions end; this browser gets a new one."""
    hub.limits.take("login", address_of(request))
    if person.guest:
        raise Refused(409, "guest-without-password")
    hashed = await asyncio.to_thread(people.hash_password, body.new)
    await check_own_password(hub, person, body.old)
    await hub.database.run(lambda c: people.set_password(c, person.name, hashed))
    await remember(request, response, person)
    return {"ok": True}


@router.put("/me")
async def change(
    body: Wishes, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, Any]:
    """Set or clear the address for turn notices, and their language; change a guest's nickname."""
    hub.limits.take("join", person.id)
    webhook = webhooks.check_address(body.webhook) if body.webhook else None
    email = mail.check_address(body.email) if body.email else None
    if email is not None:
        if not mail.offered(hub.config):
            raise Refused(409, "no-mail")
        hub.limits.take("mail", person.id)
        hub.limits.take("mail", address_of(request))
        if not person.guest:
            hub.limits.take("login", address_of(request))
            await check_own_password(hub, person, body.password or "")

    def work(connection: Connection) -> Person:
        changed = person
        if body.name is not None:
            changed = people.rename(connection, changed, body.name)
        if "webhook" in body.model_fields_set:
            people.set_webhook(connection, changed, webhook)
            changed = changed._replace(webhook=webhook)
        if body.language is not None:
            people.set_language(connection, changed, body.language)
            changed = changed._replace(language=body.language)
        if "email" in body.model_fields_set:
            mail.set_address(connection, changed, email)
            changed = changed._replace(email=email, email_confirmed=False)
        if body.email_notices is not None:
            mail.set_notices(connection, changed, body.email_notices)
            changed = changed._replace(email_notices=body.email_notices)
        if body.email_daily is not None:
            mail.set_daily(connection, changed, body.email_daily)
            changed = changed._replace(email_daily=body.email_daily)
        if body.push_daily is not None:
            push.set_daily(connection, changed, body.push_daily)
            changed = changed._replace(push_daily=body.push_daily)
        return changed

    person = await hub.database.run(work)
    if body.name is not None:
        await hub.renamed(person.id)
    if email is not None:
        hub.spawn(mail.send(hub.config, mail.confirmation(hub.config, person, email)))
    rated = await hub.database.read(lambda c: ratings.of_person(c, person.id))
    return as_json(person, rated)


# E-mail


class Link(BaseModel):
    """What a link from a letter says."""

    model_config = ConfigDict(extra="forbid")
    do: Literal["confirm", "off"]
    who: Text
    sign: Text


@router.get("/mail")
async def mail_offered(hub: TheHub) -> dict[str, Any]:
    """Whether this server sends mail, and whom to ask if it does not."""
    return {"offered": mail.offered(hub.config), "contact": hub.config.contact}


@router.post("/mail")
async def follow_link(body: Link, request: Request, hub: TheHub) -> dict[str, bool]:
    """Confirm an address, or end the notices to it: whoever has the letter may."""
    hub.limits.take("login", address_of(request))
    await hub.database.run(lambda c: mail.follow(c, hub.config, body.do, body.who, body.sign))
    return {"ok": True}


# Web push


class BrowserKeys(BaseModel):
    """By which a browser reads its notices, as it writes them."""

    model_config = ConfigDict(extra="forbid")
    p256dh: str = Field(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")
    auth: str = Field(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")


class NewPush(BaseModel):
    """Where a browser gets its notices."""

    model_config = ConfigDict(extra="forbid")
    endpoint: str = Field(max_length=600)
    keys: BrowserKeys


@router.get("/push")
async def push_state(request: Request, hub: TheHub) -> dict[str, Any]:
    """The key that browsers need to subscribe, and whether this one has."""
    session = session_of(request)
    on = await hub.database.read(lambda c: push.is_on(c, session))
    return {"key": push.public_key(hub.config), "on": on}


@router.put("/push")
async def push_on(
    body: NewPush, request: Request, person: KnownVisitor, hub: TheHub
) -> dict[str, bool]:
    """Send turn notices to this browser, as long as its session goes on."""
    hub.limits.take("join", person.id)
    private = hub.config.private_webhooks
    wanted = push.check(body.endpoint, body.keys.p256dh, body.keys.auth, private)
    session = session_of(request)
    await hub.database.run(lambda c: push.subscribe(c, session, wanted))
    return {"ok": True}


@router.delete("/push")
async def push_off(request: Request, hub: TheHub) -> dict[str, bool]:
    """Send no more to this browser."""
    session = session_of(request)
    await hub.database.run(lambda c: push.unsubscribe(c, session))
    return {"ok": True}


# Bots that people bring


@router.get("/bots")
async def my_bots(person: KnownVisitor, hub: TheHub) -> list[dict[str, Any]]:
    """My bots that may come in."""
    return await hub.database.read(lambda c: own_bots.all_of(c, person))


@router.post("/bots")
async def new_bot(body: NewGuest, person: KnownVisitor, hub: TheHub) -> dict[str, Any]:
    """A bot of mine, with the token by which it comes in. The token is told this once."""
    hub.limits.take("join", person.id)
    bot, token = await hub.database.run(lambda c: own_bots.add(c, person, body.name))
    return {**bot, "token": token}


@router.delete("/bots/{person_id}")
async def remove_bot(person_id: PersonId, person: KnownVisitor, hub: TheHub) -> dict[str, bool]:
    """Let a bot of mine in no more."""
    hub.limits.take("join", person.id)
    session = await hub.database.run(lambda c: own_bots.remove(c, person, person_id))
    hub.close_pages({session})
    return {"ok": True}


# Profiles and friends


@router.get("/people/{person_id}")
async def profile(person_id: PersonId, hub: TheHub, viewer: Visitor) -> dict[str, Any]:
    """What somebody has played, with what results, and whether we are friends."""

    def work(connection: Connection) -> dict[str, Any]:
        found = profiles.profile(connection, person_id, viewer.id if viewer else None)
        standing = friends.NOBODY
        if viewer is not None:
            standing = friends.how_they_stand(connection, viewer.id, person_id)
        return {**found, "you": viewer is not None and viewer.id == person_id, "friend": standing}

    return await hub.database.read(work)


@router.get("/friends")
async def my_friends(person: KnownVisitor, hub: TheHub) -> list[dict[str, Any]]:
    """My friends, who of them is here, and who wants to be one. Asking says that I am here."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        friends.see(connection, person)
        return friends.all_of(connection, hub.presence, person)

    return await hub.database.run(work)


@router.put("/friends/{person_id}")
async def befriend(person_id: PersonId, person: KnownVisitor, hub: TheHub) -> dict[str, str]:
    """Want somebody as a friend, or agree to it."""
    hub.limits.take("join", person.id)

    def work(connection: Connection) -> str:
        friends.add(connection, person, person_id)
        return friends.how_they_stand(connection, person.id, person_id)

    return {"friend": await hub.database.run(work)}


@router.delete("/friends/{person_id}")
async def unfriend(person_id: PersonId, person: KnownVisitor, hub: TheHub) -> dict[str, str]:
    """Do not want it any more, or refuse it."""
    hub.limits.take("join", person.id)
    await hub.database.run(lambda c: friends.remove(c, person, person_id))
    return {"friend": friends.NOBODY}
