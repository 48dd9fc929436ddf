"""The application: routes, errors, the page, and what runs beside them."""

import asyncio
import contextlib
import dataclasses
import gc
import logging
import sys
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

import throneroom
from throneroom.kernel import BadInput, Illegal
from throneroom.server import (
    account_api,
    armies_api,
    games_api,
    lessons_api,
    news,
    people,
    people_api,
    push,
    socket,
    sweep,
    tables_api,
)
from throneroom.server.config import Config
from throneroom.server.database import Database
from throneroom.server.door import Crowd, Doorkeeper
from throneroom.server.errors import Refused
from throneroom.server.guard import Guard, answer
from throneroom.server.hub import Hub
from throneroom.server.limits import Limits
from throneroom.server.page_files import add_page
from throneroom.server.presence import Presence
from throneroom.server.thinking import Thinkers, end_with_parent
from throneroom.server.visitors import address_of, is_host

if TYPE_CHECKING:
    from throneroom.server.telemetry import Telemetry

logger = logging.getLogger("throneroom.server")
READY_SECONDS = 5.0
LAST_SECONDS = 1.0  # for what is done on the side, when the server ends


def create_app(config: Config | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = config or Config.from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        end_with_parent()
        database = await asyncio.to_thread(Database.open, chosen.database)
        secret = chosen.secret or await database.run(people.stored_secret)
        push_key = await database.run(push.stored_key)
        settled = dataclasses.replace(chosen, secret=secret, push_key=push_key)
        thinkers = Thinkers.start(
            chosen.bot_processes, chosen.bot_seconds, chosen.bot_patience, chosen.programs
        )
        metrics = thinkers.metrics = database.metrics
        limits, presence = Limits(chosen.limits), Presence(database)
        hub = Hub(settled, database, thinkers, limits, presence, metrics)
        app.state.hub = hub
        await database.run(sweep.stop_and_start_clocks)
        telemetry = _telemetry(hub)
        _tune()
        beside = [asyncio.create_task(sweep.sweep_forever(hub))]
        if not database.is_sqlite:
            beside.append(asyncio.create_task(news.listen_forever(hub)))
            beside.append(asyncio.create_task(news.stay_forever(hub)))
        try:
            yield {"doorkeeper": _doorkeeper(chosen), "leave": hub.leave}
        finally:
            hub.leave()
            if hub.tasks:
                await asyncio.wait(hub.tasks, timeout=LAST_SECONDS)
            for task in [*beside, *hub.tasks]:
                task.cancel()
            await asyncio.gather(*beside, *hub.tasks, return_exceptions=True)
            hub.thinkers.stop()
            database.close()
            if telemetry is not None:
                await asyncio.to_thread(telemetry.stop)

    app = FastAPI(
        title="Throneroom",
        version=throneroom.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard)
    _add_errors(app)
    app.include_router(socket.router)  # first: nothing is opened as often as pages of tables
    app.include_router(people_api.router)
    app.include_router(account_api.router)
    app.include_router(games_api.router)
    app.include_router(armies_api.router)
    app.include_router(lessons_api.router)
    app.include_router(tables_api.router)
    _add_watch(app)
    add_page(app, chosen)
    return app


def _doorkeeper(config: Config) -> Doorkeeper:
    """Behind a proxy all connections are the proxy's, which counts its visitors itself. While pages
    are loaded again, the lines of those before them may not be gone yet."""
    counted = config.limits and not config.trusted_proxy
    connections = config.connections if counted else 0
    lines = 2 * config.pages if counted else 0
    pages = config.pages if config.limits else 0
    crowds = Crowd(connections), Crowd(lines), Crowd(pages)
    return Doorkeeper(config.request_seconds, *crowds, config.limits, config.secure_cookies)


def _telemetry(hub: Hub) -> "Telemetry | None":
    """Begin to send traces and metrics, if the host wants that; it is not even imported else."""
    if not hub.config.telemetry:
        return None
    from throneroom.server import telemetry

    return telemetry.start(hub.config.telemetry, hub.database.worker, hub.metrics, hub.gauges)


def _tune() -> None:
    """Settings of this process, so that nobody waits for long."""
    # What tables hold lives long and has no cycles: to search all of it for garbage, again and
    # again, would take a tenth of the time and hold everybody up meanwhile.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    # The thread that writes to the database gets its turn soon, or whole groups of moves wait.
    sys.setswitchinterval(0.0005)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        return answer(request, refusal.status, f"server-{refusal.key}", None, refusal.data)

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, complaint: BadInput) -> Response:
        key = f"bad-input-{complaint.key}"
        return answer(request, 422, key, None, complaint.data, lambda t: t.complaint(complaint))

    @app.exception_handler(Illegal)
    async def illegal(request: Request, refusal: Illegal) -> Response:
        key = f"illegal-{refusal.key}"
        return answer(request, 409, key, refusal.rule, refusal.data, lambda t: t.refusal(refusal))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        places = [".".join(str(part) for part in e["loc"])[:80] for e in error.errors()[:5]]
        fields = ", ".join(places).encode("utf-8", "replace").decode()
        return answer(request, 422, "server-bad-request", None, {"fields": fields})

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        key = {404: "no-such-address", 405: "wrong-method"}.get(error.status_code, "bad-request")
        response = answer(request, error.status_code, f"server-{key}", None, {"fields": "body"})
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(DBAPIError)
    async def no_database(request: Request, error: DBAPIError) -> Response:
        # Only the kind of error: its text may quote what people sent.
        logger.error("the database failed: %s", type(error.orig).__name__)
        return answer(request, 503, "server-no-database", None, {})


def _add_watch(app: FastAPI) -> None:
    @app.get("/health", tags=["watch"])
    async def health(request: Request) -> dict[str, Any]:
        """Whether the process answers: if it does not, start it anew."""
        return {"ok": True, "version": throneroom.__version__}

    @app.get("/ready", tags=["watch"])
    async def ready(request: Request) -> dict[str, Any]:
        """Whether it can serve, because its database takes what is written: if it does not, send
        people elsewhere."""
        hub: Hub = request.app.state.hub
        hub.limits.take("ready", address_of(request))
        try:
            async with asyncio.timeout(READY_SECONDS):
                await hub.database.run(people.touch)
        except TimeoutError:
            raise Refused(503, "no-database") from None
        return {"ok": True, "version": throneroom.__version__}

    @app.get("/metrics", tags=["watch"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> str:
        """Counters for Prometheus, for the host alone: they count what is done in secret, too."""
        hub: Hub = request.app.state.hub
        if not is_host(request):
            raise Refused(403, "host-only")
        return hub.metrics.text(hub.gauges())
