"""Backups on a schedule: each is proven by restoring it, and only then an older one goes."""

import gzip
import json
import re
import stat
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, func, select
from tests.server.conftest import new_database
from tests.server.finished import put_finished

from throneroom.cli.main import run
from throneroom.kernel import BadInput
from throneroom.server import backup, people
from throneroom.server.database import migrate, open_engine

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(params=["sqlite", "postgresql"])
def filled(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind with a finished game."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"))
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        mine = people.add_guest(connection, "Sam").id
    engine.dispose()
    put_finished(database, [mine], "iron_throne", 3)
    return database


def admin(database: str, *args: str) -> int:
    return run(["admin", *args, "--db", database, "--lang", "en"])


def test_a_restore_drill(filled: str, tmp_path: Path) -> None:
    """The newest backup is restored elsewhere, and every move of it is replayed."""
    folder = tmp_path / "backups"
    folder.mkdir()
    assert admin(filled, "backup", str(folder), "--keep", "2") == 0
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    drill = f"sqlite:///{tmp_path / 'drill.db'}"
    assert admin(drill, "restore", str(file)) == 0
    assert admin(drill, "check") == 0
    counts = []
    for database in (filled, drill):
        engine = open_engine(database)
        with engine.connect() as connection:
            counts.append(
                [
                    connection.execute(select(func.count()).select_from(table)).scalar_one()
                    for table in backup.KEPT
                ]
            )
        engine.dispose()
    assert counts[0] == counts[1]
    assert sum(counts[0]) > 100


def test_so_many_are_kept_and_the_newest_of_them(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "mine.txt").write_text("not a backup")
    for number in range(5):
        named = f"throneroom-2026010{number}T000000Z.backup"
        monkeypatch.setattr("throneroom.server.backup.time.strftime", lambda *_, named=named: named)
        assert admin(filled, "backup", str(folder), "--keep", "3") == 0
    kept = sorted(file.name for file in folder.iterdir())
    days = [f"throneroom-2026010{number}T000000Z.backup" for number in (2, 3, 4)]
    assert kept == ["mine.txt", *days]


def test_one_that_cannot_be_restored_takes_nobodys_place(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "throneroom-20250101T000000Z.backup"
    old.write_bytes(b"the last good one")

    def short(*_: object) -> int:
        return 3

    monkeypatch.setattr(backup, "restore", short)
    assert admin(filled, "backup", str(folder), "--keep", "1") == 2
    assert list(folder.iterdir()) == [old]
    assert admin(filled, "backup", str(tmp_path / "nowhere"), "--keep", "1") == 2


def test_a_backup_that_lacks_rows_is_no_proof(filled: str, tmp_path: Path) -> None:
    engine = open_engine(filled)
    count = backup.back_up(engine, tmp_path / "one.backup")
    engine.dispose()
    backup.prove(tmp_path / "one.backup", count)
    with pytest.raises(BadInput):
        backup.prove(tmp_path / "one.backup", count + 1)


@pytest.fixture
def small(tmp_path: Path) -> str:
    """A database with a guest."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        people.add_guest(connection, "Sam")
    engine.dispose()
    return database


def test_a_link_that_somebody_has_laid_is_not_followed(small: str, tmp_path: Path) -> None:
    """In a folder where others may write, secrets would go where they want."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("precious")
    (tmp_path / "my.backup.part").symlink_to(elsewhere)
    assert admin(small, "backup", str(tmp_path / "my.backup")) == 0
    assert elsewhere.read_text() == "precious"
    assert not (tmp_path / "my.backup").is_symlink()


@pytest.mark.parametrize("value", [10**30, "\ud800"])
def test_values_that_no_database_takes_are_no_defect_of_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], value: object
) -> None:
    row = ["sam", value, None, None, None, 1.0]
    file = tmp_path / "odd.backup"
    with gzip.open(file, "wt") as lines:
        for line in (backup.FORMAT, ["users", row]):
            lines.write(json.dumps(line) + "\n")
    assert admin(f"sqlite:///{tmp_path / 'new.db'}", "restore", str(file)) == 2
    assert "line 2" in capsys.readouterr().err


def test_a_full_disk_is_no_fault_of_the_backup(
    small: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def little_room(engine: Engine) -> None:
        migrate(engine)
        event.listen(
            engine, "begin", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1").close()
        )

    monkeypatch.setattr(backup, "migrate", little_room)
    engine = open_engine(small)
    with engine.begin() as connection:
        for number in range(400):
            people.add_guest(connection, f"Guest {number}")
    engine.dispose()
    (tmp_path / "backups").mkdir()
    assert admin(small, "backup", str(tmp_path / "backups"), "--keep", "1") == 2
    assert "disk is full" in capsys.readouterr().err


def test_no_database_is_made_for_a_backup_that_is_none(small: str, tmp_path: Path) -> None:
    (tmp_path / "none.backup").write_text("winter is coming")
    for name in ("missing.backup", "none.backup"):
        assert admin(f"sqlite:///{tmp_path / 'new.db'}", "restore", str(tmp_path / name)) == 2
    assert not (tmp_path / "new.db").exists()


def test_a_database_behind_a_link_is_for_the_hosts_eyes_only(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "there.db")
    engine = open_engine(f"sqlite:///{tmp_path / 'link.db'}")
    migrate(engine)
    engine.dispose()
    assert stat.S_IMODE((tmp_path / "there.db").stat().st_mode) == 0o600


def test_what_the_timer_of_systemd_starts_is_understood(filled: str, tmp_path: Path) -> None:
    text = (DEPLOY / "throneroom-backup.service").read_text()
    (started,) = re.findall("^ExecStart=/opt/throneroom/bin/throneroom (.*)$", text, re.M)
    folder = tmp_path / "backups"
    folder.mkdir()
    args = started.replace("/var/lib/throneroom/backups", str(folder)).split()
    assert run([*args, "--db", filled, "--lang", "en"]) == 0
    assert len(list(folder.iterdir())) == 1
    assert "WantedBy=timers.target" in (DEPLOY / "throneroom-backup.timer").read_text()
