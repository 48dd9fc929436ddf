"""Starting the server's processes."""

import os

import uvicorn

from throneroom.kernel import BadInput
from throneroom.server.config import Config
from throneroom.server.database import open_engine
from throneroom.server.wire import LONGEST_FRAME

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "throneroom.server.logs.JsonLines"}},
    "handlers": {
        "out": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}
    },
    "root": {"handlers": ["out"], "level": "WARNING"},
    "loggers": {"throneroom": {"level": "INFO"}, "uvicorn.error": {"level": "WARNING"}},
}


def prepare(db: str, workers: int) -> bool:
    """Check the database's address, and hand it to the workers: they are processes of their own and
    read their settings from the environment. Returns whether the page has been built."""
    engine = open_engine(db)
    if engine.dialect.name == "sqlite" and workers > 1:
        raise BadInput("server-one-worker", workers=workers)
    engine.dispose()
    os.environ["THRONEROOM_DB"] = db
    return (Config.from_environment().page / "index.html").is_file()


def serve(host: str, port: int, workers: int) -> None:
    """Serve until somebody stops us."""
    uvicorn.run(
        "throneroom.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=LOGGING,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # costs more time than it saves at a few kilobytes a picture
        timeout_graceful_shutdown=5,
    )
