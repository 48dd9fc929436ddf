"""Backups on a schedule: each is proven by restoring it, and only then an older one goes."""

import re
import stat
from pathlib import Path

import pytest
from sqlalchemy import func, select
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


def test_what_the_timer_of_systemd_starts_is_understood(filled: str, tmp_path: Path) -> None:
    text = (DEPLOY / "throneroom-backup.service").read_text()
    (started,) = re.findall("^ExecStart=/opt/throneroom/bin/throneroom (.*)$", text, re.M)
    folder = tmp_path / "backups"
    folder.mkdir()
    args = started.replace("/var/lib/throneroom/backups", str(folder)).split()
    assert run([*args, "--db", filled, "--lang", "en"]) == 0
    assert len(list(folder.iterdir())) == 1
    assert "WantedBy=timers.target" in (DEPLOY / "throneroom-backup.timer").read_text()
