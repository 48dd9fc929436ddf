"""Who is asking: cookies, same-origin checks, languages and addresses."""

import asyncio
import hmac
import ipaddress
import time
from collections.abc import Mapping
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, Request
from fastapi.requests import HTTPConnection
from sqlalchemy import Connection as Rows
from starlette.responses import Response

from throneroom.server import manners, own_bots, people, second_factor
from throneroom.server.config import is_loopback
from throneroom.server.door import counted_as
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.names import folded
from throneroom.server.people import Person

COOKIE = "throneroom"
HEADER = "x-throneroom"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
LANGUAGES = ("en", "pl", "bg")
KNOWN_SECONDS = 365 * 86_400


def hub_of(request: HTTPConnection) -> Hub:
    """The process's hub."""
    hub: Hub = request.app.state.hub
    return hub


def language_of(request: HTTPConnection) -> str:
    """The visitor's language: a cookie set by the page, or what the browser asks for."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def address_of(request: HTTPConnection) -> str:
    """The visitor's address, for rate limits."""
    if hub_of(request).config.trusted_proxy:
        # A proxy adds to the visitor's line or adds a line: the end is the proxy's in either case.
        forwarded = request.headers.getlist("x-forwarded-for")
        if forwarded and forwarded[-1].strip():
            return counted_as(forwarded[-1].split(",")[-1].strip()[:60])
    return counted_as(request.client.host) if request.client else "nobody"


def is_host(request: HTTPConnection) -> bool:
    """Whether a program on this very machine is asking, not somebody behind a proxy on it, nor a
    page in a browser on it; or whoever has the host's token."""
    token = hub_of(request).config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    if not is_loopback(request.headers.get("host", "")):
        return False  # a proxy that keeps the name, or a page whose own name points here
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def same_origin(request: HTTPConnection) -> bool:
    """Whether a page of this site (or of one the host trusts) is asking, or no page at all."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    if origin in hub_of(request).config.origins:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host", "")
    except ValueError:
        return False


def check_request(request: Request) -> None:
    """Unsafe requests need our header and our origin: a foreign page can send neither."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if request.headers.get(HEADER) != "1" or not same_origin(request):
        raise Refused(403, "foreign-page")


async def visitor(request: HTTPConnection) -> Person | None:
    """The person with this cookie, or the bot with this token, if there is one; nobody is known who
    comes from an address that the host has banned."""
    session, address = session_of(request), address_of(request)
    if not session:
        return None

    def find(rows: Rows) -> Person | None:
        banned = manners.is_banned(rows, address)
        return None if banned else people.find_session(rows, session)

    return _coming_in(request, await hub_of(request).database.read(find))


async def admitted(request: HTTPConnection) -> Person | None:
    """The same; whoever comes from an address that the host has banned is refused."""
    session, address = session_of(request), address_of(request)

    def find(rows: Rows) -> Person | None:
        manners.check_address(rows, address)
        return people.find_session(rows, session) if session else None

    return _coming_in(request, await hub_of(request).database.read(find))


def _coming_in(request: HTTPConnection, found: Person | None) -> Person | None:
    """Whoever has the session, if that came in as it may."""
    if found is not None and (found.bot_of is not None) != bool(bot_token(request)):
        return None  # a cookie is for a person and a token for a bot
    return found


def bot_token(request: HTTPConnection) -> str:
    """The token with which a bot comes in, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme == "Bearer" and token.startswith(own_bots.TOKEN) else ""


def session_of(request: HTTPConnection) -> str:
    """The id of the session that a bot's token or a cookie of ours names, whether it still goes on
    or not."""
    token = bot_token(request)
    return people.token_hash(token) if token else cookie_session(request)


def cookie_session(request: HTTPConnection) -> str:
    """The id of the session that a cookie of ours names, whoever else comes along."""
    secret = hub_of(request).config.secret
    return people.signed_session(secret, request.cookies.get(cookie_name(request), ""))


def is_secure(request: HTTPConnection) -> bool:
    """Whether cookies go over https only."""
    return hub_of(request).config.secure_cookies or request.url.scheme in ("https", "wss")


def cookie_name(request: HTTPConnection) -> str:
    """What the session's cookie is called. Over https a name that browsers take from this very host
    alone: no neighbour under the same domain can plant one."""
    return f"__Host-{COOKIE}" if is_secure(request) else COOKIE


async def player(request: HTTPConnection) -> Person:
    """The person with this cookie or the bot with this token; nobody else may go on."""
    found = await visitor(request)
    if found is None:
        raise Refused(401, "log-in-first")
    return found


async def known_visitor(request: HTTPConnection) -> Person:
    """The person with this cookie; nobody else may go on, and no bot."""
    person = await player(request)
    if person.bot_of is not None:
        raise Refused(403, "not-for-bots")
    return person


async def remember(request: Request, response: Response, person: Person) -> None:
    """Start a session and set its cookie; the one before it is over."""
    hub = hub_of(request)
    secret, before = hub.config.secret, cookie_session(request)
    cookie = await hub.database.run(lambda c: people.open_session(c, secret, person, before))
    if before:
        hub.close_pages({before})
    set_cookie(request, response, cookie)
    if not person.guest:
        name, value = _known_cookie(request), _known_as(secret, person.name)
        _put_cookie(request, response, name, value, KNOWN_SECONDS)


# A browser in which somebody has logged in tells so the next time: then others who guess at the
# password, from however many addresses, do not keep the person out.


def _known_cookie(request: HTTPConnection) -> str:
    return f"{cookie_name(request)}-known"


def _known_as(secret: str, name: str) -> str:
    return people.sign(secret, f"known {folded(name)}")


def login_bucket(request: HTTPConnection, name: str) -> str:
    """By which logins to an account are counted: those of browsers that it knows by themselves."""
    given = request.cookies.get(_known_cookie(request), "")
    wanted = _known_as(hub_of(request).config.secret, name)
    known = hmac.compare_digest(given.encode(), wanted.encode())
    return folded(name) + ("\0known" if known else "")


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Give the visitor the cookie of a session."""
    _put_cookie(request, response, cookie_name(request), cookie, people.SESSION_SECONDS)


def _put_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )


def take_cookie(request: Request, response: Response) -> None:
    """Take it away again."""
    name, secure = cookie_name(request), is_secure(request)
    response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)


Visitor = Annotated[Person | None, Depends(visitor)]
KnownVisitor = Annotated[Person, Depends(known_visitor)]
Player = Annotated[Person, Depends(player)]
TheHub = Annotated[Hub, Depends(hub_of)]


async def asker(request: HTTPConnection, person: Visitor) -> str:
    """Whose rate limit counts: the person's, or that of the address. To be another guest costs
    nothing, so all guests of an address count as one."""
    return person.id if person is not None and not person.guest else address_of(request)


Asker = Annotated[str, Depends(asker)]


async def check_own_password(hub: Hub, person: Person, password: str) -> None:
    """Whether somebody who has an account knows its password."""
    hub.limits.take("login-account", person.id)
    account = await hub.database.read(lambda c: people.find_account(c, person.name))
    try:
        await asyncio.to_thread(people.check_password, account, password)
    except Refused as refused:
        # The name is known here: only the password can be wrong.
        raise Refused(refused.status, "wrong-old-password") from None


async def check_code(hub: Hub, person: Person, code: str) -> None:
    """Whether somebody has the code of the second factor, if the account has one."""
    standing = await hub.database.read(lambda c: second_factor.standing(c, person.id))
    if not standing.on:
        return
    if not code.strip():
        raise Refused(403, "code-needed")
    secret = hub.config.secret
    refusal = await hub.database.run(
        lambda c: second_factor.check(c, secret, person.id, code, time.time())
    )
    if refusal is not None:
        raise refusal


def as_json(person: Person, rated: Mapping[str, Any]) -> dict[str, Any]:
    """A person as the page sees itself."""
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "webhook": person.webhook,
        "language": person.language,
        "email": person.email,
        "email_confirmed": person.email_confirmed,
        "email_notices": person.email_notices,
        "email_daily": person.email_daily,
        "push_daily": person.push_daily,
        "rated": rated,
    }
