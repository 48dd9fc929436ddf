"""What stands before every request: no foreign page, no huge body; careful headers after it."""

import math
from collections.abc import Mapping
from typing import Any

from fastapi import Request
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.kernel import BadInput, Illegal
from throneroom.server.errors import Refused
from throneroom.server.visitors import check_request, language_of
from throneroom.text import translator_about

KINDS = ("bad-input-", "illegal-")
LARGEST_BODY = 64 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def answer(
    request: Request, status: int, key: str, rule: str | None, data: Mapping[str, Any]
) -> JSONResponse:
    """A refusal in the visitor's language."""
    shown = {name: _sayable(value) for name, value in data.items()}
    text = _said(language_of(request), key, rule, shown)
    error = {"key": key, "text": text, "rule": rule, "data": shown}
    return JSONResponse({"error": error}, status)


def _said(language: str, key: str, rule: str | None, data: dict[str, Any]) -> str:
    """A refusal in words, whoever refuses: the rules, whoever reads input, or the server."""
    kind, about = next(
        ((kind, key.removeprefix(kind)) for kind in KINDS if key.startswith(kind)), ("", key)
    )
    translator = translator_about(language, about)
    if kind == "bad-input-":
        return translator.complaint(BadInput(about, **data))
    if kind == "illegal-":
        return translator.refusal(Illegal(rule or "", about, **data))
    return translator.say(key, **data)


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
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope, receive)
        try:
            check_request(request)
            body = await _bounded_body(receive) if request.method not in ("GET", "HEAD") else None
        except Refused as refusal:
            response = answer(request, refusal.status, f"server-{refusal.key}", None, refusal.data)
            await response(scope, receive, send_with_headers)
            return
        await self.app(scope, _replayed(body, receive), send_with_headers)


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
