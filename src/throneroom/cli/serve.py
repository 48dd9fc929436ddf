"""`throneroom serve`: the tables in a browser, from SQLite or PostgreSQL."""

import os
import sys
from typing import Annotated

import typer
import uvicorn

from throneroom.cli.console import Lang, language
from throneroom.kernel import BadInput
from throneroom.server.config import Config
from throneroom.server.database import open_engine
from throneroom.text import Translator

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "format": '{"at":"%(asctime)s","level":"%(levelname)s","from":"%(name)s",'
            '"process":%(process)d,"text":"%(message)s"}'
        }
    },
    "handlers": {
        "out": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}
    },
    "root": {"handlers": ["out"], "level": "WARNING"},
    "loggers": {"throneroom": {"level": "INFO"}, "uvicorn.error": {"level": "WARNING"}},
}

Host = Annotated[str, typer.Option("--host", help="help-host", envvar="THRONEROOM_HOST")]
Port = Annotated[int, typer.Option("--port", help="help-port", envvar="THRONEROOM_PORT")]
DatabaseUrl = Annotated[str, typer.Option("--db", help="help-db", envvar="THRONEROOM_DB")]
Workers = Annotated[int, typer.Option("--workers", help="help-workers")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: DatabaseUrl = "sqlite:///throneroom.db",
    workers: Workers = 1,
    lang: Lang = "",
) -> None:
    translator = Translator(language(lang))
    if not 0 < port < 65536:
        raise BadInput("server-bad-port")
    engine = open_engine(db)
    if engine.dialect.name == "sqlite" and workers > 1:
        raise BadInput("server-one-worker", workers=workers)
    engine.dispose()
    # The workers are processes of their own and read their settings from here.
    os.environ["THRONEROOM_DB"] = db
    if not (Config.from_environment().page / "index.html").is_file():
        print(translator.say("serve-page-missing"), file=sys.stderr)
    shown = f"[{host}]" if ":" in host else host
    print(translator.say("serve-address", address=f"http://{shown}:{port}/"), flush=True)
    uvicorn.run(
        "throneroom.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=LOGGING,
        access_log=False,
        ws_max_size=65_536,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
    )
