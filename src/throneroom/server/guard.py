"""What stands before every request: no foreign page, no huge body; careful headers after it."""

import logging
import math
import time
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import Request
from fastapi.requests import HTTPConnection
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.server.errors import Refused
from throneroom.server.headers import careful_headers
from throneroom.server.hub import Hub
from throneroom.server.logs import TABLE, name_request
from throneroom.server.visitors import (
    address_of,
    check_request,
    hub_of,
    is_secure,
    language_of,
)
from throneroom.text import Translator

logger = logging.getLogger("throneroom.requests")
LARGEST_BODY = 64 * 1024
FOR_EVERYBODY = ("/health", "/ready")  # asked by whatever watches the server, under any name


def answer(
    request: Request,
    status: int,
    key: str,
    rule: str | None,
    data: Mapping[str, Any],
    said: Callable[[Translator], str] | None = None,
) -> JSONResponse:
    """A refusal in the visitor's language; where the request is about a game, in its words."""
    shown = {name: _sayable(value) for name, value in data.items()}
    translator = Translator(language_of(request), getattr(request.state, "game", None))
    text = translator.say(key, **shown) if said is None else _sayable(said(translator))
    error = {"key": key, "text": text, "rule": rule, "data": shown}
    return JSONResponse({"error": error}, status)


def _sayable(value: Any) -> Any:
    """What a visitor has sent may be no text that can be sent back."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = name_request(scope["path"])
        if scope["type"] == "websocket":
            await self._open(scope, receive, send)
            return
        hub: Hub = scope["app"].state.hub
        with hub.metrics.timed("request", TABLE.get()) as timing:
            status = await self._answer(scope, receive, send, name)
            route = getattr(scope.get("route"), "path", "")  # as it is written: names no person
            timing.about |= {
                "http.request.method": scope["method"],
                "http.response.status_code": status,
                "http.route": route,
                "throneroom.request": name,
            }
        if hub.config.log_requests:
            seconds = round(time.perf_counter() - timing.began, 4)
            told = {"method": scope["method"], "route": route, "status": status, "took": seconds}
            logger.info("answered", extra={"fields": told})

    async def _answer(self, scope: Scope, receive: Receive, send: Send, name: str) -> int:
        """Returns the status of the answer."""
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = name
                for header, value in careful_headers(is_secure(request)).items():
                    headers.setdefault(header, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope, receive)
        try:
            _check_host(request)
            _count(request)
            check_request(request)
            body = await _bounded_body(receive) if request.method not in ("GET", "HEAD") else None
        except Refused as refusal:
            response = answer(request, refusal.status, f"server-{refusal.key}", None, refusal.data)
            await response(scope, receive, send_with_headers)
            return status
        if scope["method"] == "HEAD":
            # What GET would answer; whoever sends it leaves the body out.
            scope = {**scope, "method": "GET"}
        try:
            await self.app(scope, _replayed(body, receive), send_with_headers)
        except Exception:
            if status:
                raise  # half of an answer is on its way: whoever sends it breaks it off
            logger.exception("a request failed")
            response = answer(request, 500, "server-failed", None, {})
            await response(scope, receive, send_with_headers)
        return status

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket: under the name of another it is not even accepted."""
        try:
            _check_host(HTTPConnection(scope))
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        await self.app(scope, receive, send)


def _check_host(request: HTTPConnection) -> None:
    asked = request.headers.get("host", "")
    if request.url.path in FOR_EVERYBODY or hub_of(request).config.answers_to(asked):
        return
    raise Refused(421, "wrong-host")


def _count(request: Request) -> None:
    """Count what is wanted of the interface, also what will be refused."""
    if request.scope["path"].startswith("/api/"):
        kind = "get" if request.method in ("GET", "HEAD") else "send"
        hub_of(request).limits.take(kind, address_of(request))


async def _bounded_body(receive: Receive) -> bytes:
    """The whole body, whatever its headers say about its length."""
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        part = message.get("body", b"")
        parts.append(part)
        size += len(part)
        if size > LARGEST_BODY:
            raise Refused(413, "too-large")
        if not message.get("more_body", False):
            break
    return b"".join(parts)


def _replayed(body: bytes | None, receive: Receive) -> Receive:
    if body is None:
        return receive
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def first_the_body() -> Message:
        return waiting.pop() if waiting else await receive()

    return first_the_body
