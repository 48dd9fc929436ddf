"""Starting the server's processes."""

import os
import socket
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException

import uvicorn
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from throneroom.kernel import BadInput
from throneroom.server import restarting
from throneroom.server.config import Config
from throneroom.server.database import migrate, open_engine
from throneroom.server.door import Door, PageLine
from throneroom.server.logs import logging_config
from throneroom.server.wire import LONGEST_FRAME

# Seconds in which a worker must say that it lives: on a slow machine it may take long to begin.
PATIENCE = 60


def prepare(host: str, port: int, db: str, workers: int) -> bool:
    """Find out now what would keep the workers from serving: they could only fail, again and again.

    The workers are processes of their own and read their settings from the environment. Returns
    whether the page has been built.
    """
    os.environ["THRONEROOM_DB"] = db
    config = Config.from_environment()
    if config.telemetry:
        _check_telemetry()
    engine = open_engine(db)
    try:
        if engine.dialect.name == "sqlite":
            _check_sqlite(engine, workers)
        migrate(engine)
    except DBAPIError as error:
        raise BadInput("server-no-database", reason=reason_of(error)) from None
    finally:
        engine.dispose()
    if not restarting.has_line():
        _check_address(host, port)
    return (config.page / "index.html").is_file()


def reason_of(error: DBAPIError) -> str:
    """The first line of what a database says."""
    lines = str(error.orig).splitlines()
    return lines[0][:200] if lines else ""


def _check_sqlite(engine: Engine, workers: int) -> None:
    if workers > 1:
        raise BadInput("server-one-worker", workers=workers)
    if engine.url.database in (None, "", ":memory:"):
        raise BadInput("server-bad-database", url=str(engine.url))  # each thread would have its own
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # may it be written to?


def _check_telemetry() -> None:
    """Whether the extra is installed."""
    try:
        import throneroom.server.telemetry  # noqa: F401
    except ImportError:
        raise BadInput("server-no-telemetry") from None


def _check_address(host: str, port: int) -> None:
    """Whether we can listen there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("server-cannot-listen", host=host, port=str(port), reason=reason) from None


def serve(host: str, port: int, workers: int, served: Callable[[], None]) -> None:
    """Serve until somebody stops us; `served` is called as soon as there is an answer."""
    config = Config.from_environment()
    threading.Thread(target=_wait_for_answer, args=(host, port, served), daemon=True).start()
    wanted = uvicorn.Config(
        "throneroom.server.app:create_app",
        factory=True,
        http=Door,
        ws=PageLine,
        host=host,
        port=port,
        workers=workers,
        log_config=logging_config(config.log),
        access_log=False,
        server_header=False,
        # Otherwise what a visitor says about the own address would be believed behind any proxy.
        proxy_headers=config.trusted_proxy,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # costs more time than it saves at a few kilobytes a picture
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=PATIENCE,
    )
    restarting.run(wanted)


def _wait_for_answer(host: str, port: int, served: Callable[[], None]) -> None:
    here = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            connection = HTTPConnection(here, port, timeout=PATIENCE)
            connection.request("GET", "/health")
            if connection.getresponse().status == 200:
                break
        except (OSError, HTTPException):
            pass
        time.sleep(0.1)
    served()
