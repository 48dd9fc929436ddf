"""`throneroom serve`: the tables in a browser, from SQLite or PostgreSQL."""

import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from throneroom.cli.console import Lang, language
from throneroom.kernel import BadInput
from throneroom.text import Translator

Host = Annotated[str, typer.Option("--host", help="help-host", envvar="THRONEROOM_HOST")]
Port = Annotated[int, typer.Option("--port", help="help-port", envvar="THRONEROOM_PORT")]
DatabaseUrl = Annotated[str, typer.Option("--db", help="help-db", envvar="THRONEROOM_DB")]
Workers = Annotated[int, typer.Option("--workers", help="help-workers", min=1)]


def need_server() -> None:
    """The packages that only the server needs may be missing; every other command works without."""
    if any(find_spec(name) is None for name in ("fastapi", "sqlalchemy", "uvicorn")):
        raise BadInput("server-not-installed")


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
    need_server()
    from throneroom.server import launch

    if not launch.prepare(host, port, db, workers):
        print(translator.say("serve-page-missing"), file=sys.stderr)
    shown = f"[{host}]" if ":" in host else host
    said = translator.say("serve-address", address=f"http://{shown}:{port}/")
    launch.serve(host, port, workers, lambda: print(said, flush=True))
