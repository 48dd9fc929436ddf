"""The application: routes, errors, the page, and what runs beside them."""

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles

import throneroom
from throneroom.kernel import BadInput, Illegal
from throneroom.server import games_api, people, people_api, socket, tables_api
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.errors import Refused
from throneroom.server.hub import Hub
from throneroom.server.limits import Limits
from throneroom.server.thinking import Thinkers
from throneroom.server.visitors import check_request, language_of
from throneroom.text import Translator

logger = logging.getLogger("throneroom.server")
LARGEST_BODY = 64 * 1024
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def create_app(config: Config | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = config or Config.from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database.open(chosen.database)
        secret = chosen.secret or await database.run(people.stored_secret)
        settled = dataclasses.replace(chosen, secret=secret)
        thinkers = Thinkers.start(chosen.bot_processes)
        hub = Hub(settled, database, thinkers, Limits(chosen.limits))
        app.state.hub = hub
        beside = [asyncio.create_task(hub.sweep_forever())]
        if not database.is_sqlite:
            beside.append(asyncio.create_task(hub.listen_forever()))
        try:
            yield
        finally:
            for task in [*beside, *hub.tasks]:
                task.cancel()
            await asyncio.gather(*beside, *hub.tasks, return_exceptions=True)
            hub.thinkers.stop()
            database.close()

    app = FastAPI(
        title="Throneroom",
        version=throneroom.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.middleware("http")(_guard)
    _add_errors(app)
    app.include_router(people_api.router)
    app.include_router(games_api.router)
    app.include_router(tables_api.router)
    app.include_router(socket.router)
    _add_watch(app)
    _add_page(app, chosen)
    return app


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """No foreign page, no huge body; careful headers on every answer."""
    try:
        check_request(request)
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refused(413, "too-large")
        response = await call_next(request)
    except Refused as refusal:
        response = _answer(request, refusal.status, f"server-{refusal.key}", None, refusal.data)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    return response


def _answer(
    request: Request, status: int, key: str, rule: str | None, data: dict[str, Any]
) -> JSONResponse:
    text = Translator(language_of(request)).say(key, **data)
    error = {"key": key, "text": text, "rule": rule, "data": data}
    return JSONResponse({"error": error}, status)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        return _answer(request, refusal.status, f"server-{refusal.key}", None, refusal.data)

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, complaint: BadInput) -> Response:
        return _answer(request, 422, f"bad-input-{complaint.key}", None, dict(complaint.data))

    @app.exception_handler(Illegal)
    async def illegal(request: Request, refusal: Illegal) -> Response:
        key = f"illegal-{refusal.key}"
        return _answer(request, 409, key, refusal.rule, dict(refusal.data))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        places = [".".join(str(part) for part in e["loc"])[:80] for e in error.errors()[:5]]
        return _answer(request, 422, "server-bad-request", None, {"fields": places})


def _add_watch(app: FastAPI) -> None:
    @app.get("/health", tags=["watch"])
    async def health(request: Request) -> dict[str, Any]:
        """Whether the process answers and its database too."""
        hub: Hub = request.app.state.hub
        await hub.database.read(lambda c: c.exec_driver_sql("SELECT 1").scalar_one())
        return {"ok": True, "version": throneroom.__version__}

    @app.get("/metrics", tags=["watch"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> str:
        """Counters for Prometheus."""
        hub: Hub = request.app.state.hub
        connections = sum(len(table.connections) for table in hub.tables.values())
        return hub.metrics.text({"tables": len(hub.tables), "open_connections": connections})


def _add_page(app: FastAPI, config: Config) -> None:
    """The built page; every address that is not a file is the page itself."""
    index = config.page / "index.html"
    if (config.page / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=config.page / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Refused(404, "no-such-address")
        file = (config.page / path).resolve()
        if path and file.is_file() and file.is_relative_to(config.page.resolve()):
            return FileResponse(file)
        if not index.is_file():
            raise Refused(404, "page-not-built")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
