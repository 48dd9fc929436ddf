"""What hosts have done: every command that changes something leaves a line."""

import io
import os
import re
import sys
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.conftest import new_database

from throneroom.cli.admin import COMMANDS
from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.server import audit, lobby, people, schema
from throneroom.server.admin import Host
from throneroom.server.database import migrate, open_engine
from throneroom.text import Translator

READING = {"tables", "audit", "pack-rules"}
"""Commands that tell the host nothing that anybody has kept private, and change nothing."""
LINES = {
    "create-account",
    "reset-password",
    "second-factor-off",
    "close-table",
    "prune",
    "reports",
    "ban",
    "ban-addresses",
    "unban",
    "mend",
    "backup",
    "restore",
}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An empty database."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(address)
    migrate(engine)
    engine.dispose()
    return address


def admin(database: str, *words: str, typed: str = "") -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(typed))
        return run(["admin", *words, "--db", database, "--lang", "en"])


def told(database: str, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """The lines of `throneroom admin audit`, without times and the host's name."""
    capsys.readouterr()
    assert admin(database, "audit", *options) == 0
    lines = capsys.readouterr().out.splitlines()
    found = [re.fullmatch(r"(\d{4}-\S+Z)  (\S+@\S+) (.*)", line) for line in lines]
    assert all(found), lines
    assert {match[2] for match in found if match} <= {audit._who()}
    return [match[3] for match in found if match]


def table_of(database: str, owner: str) -> str:
    """An open table."""
    engine = open_engine(database)
    with engine.begin() as connection:
        account = people.find_account(connection, owner)
        assert account is not None
        made = lobby.create_table(
            connection, account.person, load("watch"), 3, {}, True, None, "bot"
        )
    engine.dispose()
    return made


def test_everything_that_a_host_does_is_a_line(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(database, capsys) == []
    assert admin(database, "create-account", "Sam", typed="well of ravens\n") == 0
    assert admin(database, "reset-password", "sam", typed="maester aemon\n") == 0
    assert admin(database, "ban", "Sam") == 0
    assert admin(database, "ban", "Sam", "--addresses") == 0
    assert admin(database, "unban", "Sam") == 0
    assert admin(database, "reports") == 0
    table = table_of(database, "Sam")
    assert admin(database, "close-table", table) == 0
    assert admin(database, "prune", "--days", "1") == 0
    assert admin(database, "check", "--mend") == 0
    assert admin(database, "backup", str(tmp_path / "kept")) == 0
    (tmp_path / "many").mkdir()
    assert admin(database, "backup", str(tmp_path / "many"), "--keep", "2") == 0
    wanted = [
        "made the account “Sam”",
        "gave “Sam” a new password",
        "banned “Sam”",
        "banned “Sam” and the addresses that reports name",
        "let “Sam” in again",
        "read the reports",
        f"closed table {table}",
        "deleted 0 tables older than 1 day",
        "mended 0 damages",
    ]
    lines = told(database, capsys)
    assert lines[:-2] == wanted
    assert all(re.fullmatch(r"wrote a backup of \d+ rows", line) for line in lines[-2:])
    assert told(database, capsys, "--last", "2") == lines[-2:]
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert admin(other, "restore", str(tmp_path / "kept")) == 0
    restored = told(other, capsys)
    assert restored[:-1] == wanted
    assert re.fullmatch(r"read a backup of \d+ rows", restored[-1])


def test_a_number_that_cannot_be_said_hides_no_other_line(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        audit.note(connection, "prune", n=1, days=10**29)
        connection.execute(update(schema.audit).values(counts={"n": "many", "days": 10**29}))
        audit.note(connection, "prune", n=2, days=3)
    engine.dispose()
    assert len(told(database, capsys)) == 2


def test_a_backup_goes_into_a_database_that_only_knows_of_a_backup(
    database: str, postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """New lines get numbers after the restored ones, on PostgreSQL too."""
    assert admin(database, "create-account", "Sam", typed="well of ravens\n") == 0
    assert admin(database, "backup", str(tmp_path / "kept")) == 0
    moved = new_database(postgres)
    assert admin(moved, "backup", str(tmp_path / "empty")) == 0
    assert admin(moved, "restore", str(tmp_path / "kept")) == 0
    assert admin(moved, "ban", "Sam") == 0
    lines = told(moved, capsys)
    assert lines[0] == "made the account “Sam”"
    assert lines[1].startswith("read a backup of ")
    assert lines[2] == "banned “Sam”"


def test_what_is_refused_is_no_line(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(database, "create-account", "Sam", typed="well of ravens\n") == 0
    assert admin(database, "create-account", "sam", typed="well of ravens\n") == 2
    assert admin(database, "reset-password", "Nobody", typed="well of ravens\n") == 2
    assert admin(database, "ban", "Nobody") == 2
    assert admin(database, "unban", "Nobody") == 2
    assert admin(database, "close-table", "nothing") == 2
    assert told(database, capsys) == ["made the account “Sam”"]


def test_a_line_that_cannot_be_written_stops_what_it_tells_of(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError

    host = Host(open_engine(database))
    monkeypatch.setattr(audit, "note", broken)
    with pytest.raises(RuntimeError):
        host.create_account("Sam", "well of ravens")
    monkeypatch.undo()
    assert host.create_account("Sam", "well of ravens") == "Sam"
    host.engine.dispose()


def test_every_command_is_noted_or_only_reads() -> None:
    noted = {"check" if what == "mend" else what.removesuffix("-addresses") for what in LINES}
    assert noted | READING == COMMANDS.keys()


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_every_line_has_words(language: str) -> None:
    say = Translator(language)
    for what in LINES:
        key = f"audit-{what}"
        assert say.say(key, table="t1", person="Sam", n=2, days=3) != key


@pytest.mark.parametrize(
    ("uid", "sudo", "name"), [(0, "arya", "arya"), (0, "", "root"), (4242424, "arya", "4242424")]
)
def test_who_did_it(uid: int, sudo: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: uid)
    monkeypatch.setenv("SUDO_USER", sudo)
    assert audit._who().split("@")[0] == name
