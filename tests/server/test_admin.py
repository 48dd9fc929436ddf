"""The host's work: accounts, tables, backups between databases, health, metrics, upgrades."""

import gzip
import io
import stat
from pathlib import Path

import pytest
from sqlalchemy import select, update
from tests.server.client import Person, at_random
from tests.server.conftest import new_database
from tests.server.process import serving

from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.server import lobby, people, schema
from throneroom.server.backup import back_up, restore
from throneroom.server.database import migrate, open_engine


def admin(database: str, *args: str, password: str = "") -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
        return run(["admin", *args, "--db", database, "--lang", "en"])


def new_file(database: str) -> None:
    """A server makes its file when it starts."""
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables; but a backup and a restore are themselves noted in the audit."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for table in schema.metadata.sorted_tables
            if table is not schema.audit
        }
    engine.dispose()
    return found


def test_a_host_looks_after_a_server(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new_file(database)
    assert admin(database, "create-account", "Sam", password="well of ravens") == 0
    assert admin(database, "create-account", "sam", password="well of ravens") == 2
    assert "taken" in capsys.readouterr().err
    with serving(database, tmp_path, metrics_token="open sesame") as server:
        sam = Person(server)
        sam.ok("POST", "/api/login", {"name": "Sam", "password": "well of ravens"})
        finished = sam.bot_table("iron_throne", 4)
        assert sam.page(finished["id"]).play_on(at_random(1)) is not None
        running = sam.bot_table("thrones", 3)
        page = sam.page(running["id"])
        page.act()
        page.ask("chat", text="Ще се върна")
        page.ask("note", text="zażółć")
        sam.table("watch", 4)  # which nobody ever joins
        unwanted = sam.bot_table("watch", 3)
        open_page = sam.page(unwanted["id"])
        token = open_page.decision()["token"]
        assert admin(database, "close-table", unwanted["id"]) == 0
        refusal = open_page.key(
            "act", token=token, action=open_page.decision()["choices"][0]["text"]
        )
        assert refusal == "server-table-not-running"
        assert open_page.latest["table"]["status"] == "closed"
        assert admin(database, "close-table", finished["id"]) == 2
        assert admin(database, "close-table", "nothing") == 2
        health = sam.ok("GET", "/health")
        assert health["ok"] is True
        metrics = sam.ask("GET", "/metrics").text
        assert "throneroom_actions_total" in metrics
        assert 'throneroom_action_seconds_bucket{le="+Inf"}' in metrics
        assert "throneroom_open_connections" in metrics
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "Host"):
            asked = sam.ask("GET", "/metrics", headers={header: "192.0.2.1"})
            assert (asked.status_code, "actions" in asked.text) == (403, False)
        for token, status in (("open sesame", 200), ("open", 403), ("sesame", 403)):
            headers = {"X-Forwarded-For": "192.0.2.1", "Authorization": f"Bearer {token}"}
            assert sam.ask("GET", "/metrics", headers=headers).status_code == status
        page.close()
        capsys.readouterr()
        assert admin(database, "tables", "--status", "running") == 0
        listed = capsys.readouterr().out
        assert running["id"] in listed
        assert finished["id"] not in listed
        assert admin(database, "reset-password", "Sam", password="another word") == 0
        assert sam.refused("GET", "/api/me") == (401, "server-log-in-first")
        assert admin(database, "reset-password", "Nobody", password="another word") == 2

    # From SQLite to PostgreSQL and back: not a row is lost.
    archive, second = tmp_path / "one.gz", tmp_path / "two.gz"
    assert admin(database, "backup", str(archive)) == 0
    elsewhere = new_database(postgres)
    assert admin(elsewhere, "restore", str(archive)) == 0
    assert everything(elsewhere) == everything(database)
    assert admin(elsewhere, "restore", str(archive)) == 2
    assert "empty" in capsys.readouterr().err
    assert admin(elsewhere, "backup", str(second)) == 0
    home = f"sqlite:///{tmp_path / 'home.db'}"
    assert admin(home, "restore", str(second)) == 0
    assert everything(home) == everything(database)
    with serving(elsewhere, tmp_path, workers=2) as server:
        sam = Person(server)
        sam.ok("POST", "/api/login", {"name": "Sam", "password": "another word"})
        page = sam.page(running["id"])
        page.decision()
        assert page.latest["chat"]["messages"][0]["text"] == "Ще се върна"
        assert page.latest["note"]["text"] == "zażółć"
        assert page.ask("chat", text="I am back")["t"] == "ack"
        assert page.play_on(at_random(4)) is not None
        assert sam.ok("GET", f"/api/tables/{finished['id']}/verify")["ok"] is True
        page.close()
    assert admin(elsewhere, "prune", "--days", "30") == 0
    assert "0" in capsys.readouterr().out
    assert admin(elsewhere, "prune", "--days", "0") == 0
    left = everything(elsewhere)
    assert left["tables"] == left["actions"] == left["chat"] == left["seats"] == []
    assert len(left["users"]) == 1


HEAD = b'{"throneroom-backup": 1}\n'
DAMAGED = {
    "empty": b"",
    "plain": b"no backup",
    "other": gzip.compress(b'{"a": 1}\n'),
    "cut": gzip.compress(HEAD + b'["settings", ["a", "b"]]\n' * 2000)[:-20],
    "short row": gzip.compress(HEAD + b'["users", [1]]\n'),
    "no row": gzip.compress(HEAD + b"[]\n"),
    "no table": gzip.compress(HEAD + b'["none", []]\n'),
    "no json": gzip.compress(HEAD + b"{"),
    "deep": gzip.compress(HEAD + b"[" * 200_000),
    "deep row": gzip.compress(HEAD + b'["settings", ' + b"[" * 200_000 + b"\n"),
    "no value": gzip.compress(HEAD + b'["settings", [null, 2]]\n'),
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_backup_is_refused_and_changes_nothing(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(content)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    assert admin(database, "restore", str(file)) == 2
    assert "not a backup" in capsys.readouterr().err
    assert everything(database)["settings"] == []


def test_bad_wishes_are_answered_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new_file(database)
    assert admin(database, "dance") == 2
    assert admin(database, "backup") == 2
    assert admin(database, "create-account", "Sam", password="short") == 2
    assert admin("mysql://nowhere", "tables") == 2
    assert admin("postgresql://user:word@127.0.0.1:1/none", "tables") == 2
    assert admin(f"sqlite:///{tmp_path}/no/folder/tables.db", "tables") == 2
    assert admin("postgresql://user:word@[::1/none", "tables") == 2
    assert admin(database, "audit", "--last", "9" * 30) == 2
    assert admin(database, "prune", "--days", "9" * 30) == 2
    no_text = "\udcff"  # what the command line gives for a byte that is none of UTF-8
    for command in ("reset-password", "second-factor-off", "close-table", "ban", "unban"):
        assert admin(database, command, no_text) == 2
    assert admin(database, "create-account", "Jon", password=8 * no_text) == 2
    complaints = capsys.readouterr().err
    assert complaints.count("\n") == 15
    assert "word" not in complaints.replace("password", "")
    assert "defect" not in complaints


@pytest.mark.parametrize("damage", [{"digest": "0" * 32}, {"text": "dance"}])
def test_a_damaged_table_says_so(damage: dict[str, str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path) as server:
        person = Person(server, "Jon")
        cookie = person.http.cookies["throneroom"]
        table = person.bot_table("thrones", 3)["id"]
        person.page(table).act()
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(update(schema.actions).values(**damage))
    engine.dispose()
    with serving(database, tmp_path) as server:
        person = Person(server)
        person.http.cookies.set("throneroom", cookie)
        assert person.ask("GET", f"/api/tables/{table}").status_code == 200
        error = person.page(table).until(lambda f: f["t"] == "refused")["error"]
        assert error["key"] == "server-table-damaged"


def test_a_database_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    """Tables from before go on."""
    from alembic import command
    from alembic.config import Config

    import throneroom.server

    engine = open_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    folder = Path(throneroom.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, rules, seats, options, status, public, key, on_timeout,"
            " owner, seed, created, moved) VALUES"
            " ('t', 'watch', '1', 3, '{}', 'running', 1, 'k', 'bot', 'o', 'ff', 1, 1)"
        )
    migrate(engine)
    with engine.connect() as connection:
        row = lobby.find_table(connection, "t")
    assert (row.turn, row.bots_due) == (0, True)
    file = tmp_path / "backup.gz"
    assert back_up(engine, file) == 1
    engine.dispose()
    other = open_engine(f"sqlite:///{tmp_path / 'new.db'}")
    migrate(other)
    assert restore(other, file) == 1
    other.dispose()


def test_a_backup_is_for_the_hosts_eyes_only_and_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.gz"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new_file(database)
    assert admin(database, "backup", str(file)) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    # One that fails on the way leaves the last good one as it was.
    before = file.read_bytes()
    monkeypatch.setattr("throneroom.server.backup.json.dumps", lambda *_, **__: 1 / 0)
    assert admin(database, "backup", str(file)) == 2
    assert file.read_bytes() == before
    assert [f.name for f in tmp_path.iterdir() if "backup" in f.name] == ["backup.gz"]


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of complaint."""
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1), printed.err
    assert "defect" not in printed.err
    return printed.err


def test_the_host_is_told_of_an_unknown_status_and_a_file_that_is_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new_file(database)
    assert admin(database, "tables", "--status", "dancing") == 2
    assert "dancing" in complaint(capsys)
    junk = tmp_path / "junk.db"
    junk.write_text("This is not a database, however long one looks at it. " * 40)
    assert admin(f"sqlite:///{junk}", "tables") == 2
    assert "not a database" in complaint(capsys)


def test_the_file_of_a_database_is_for_the_hosts_eyes_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = open_engine(f"sqlite:///{file}")
    migrate(engine)
    beside = sorted(found.name for found in tmp_path.iterdir())
    assert beside == ["tables.db", "tables.db-shm", "tables.db-wal"]
    for found in tmp_path.iterdir():
        assert stat.S_IMODE(found.stat().st_mode) == 0o600, found
    engine.dispose()


@pytest.mark.parametrize(
    "asked",
    [
        ["tables"], ["prune"], ["check"], ["reports"], ["backup", "x.gz"], ["close-table", "x"],
        ["create-account", "Sam"], ["reset-password", "Sam"], ["ban", "Sam"],
    ],
    ids=lambda asked: asked[0],
)  # fmt: skip
def test_a_mistyped_name_of_a_database_makes_none(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(f"sqlite:///{tmp_path / 'tabels.db'}", *asked, password="well of ravens") == 2
    assert "tabels.db" in complaint(capsys)
    assert list(tmp_path.iterdir()) == []


def test_ids_that_begin_with_a_dash_stand_after_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """None is given any more, but tables and people have kept theirs."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection, pytest.MonkeyPatch.context() as patch:
        owner = people.add_guest(connection, "Owner")
        patch.setattr(people, "new_id", lambda: "-puppet")
        people.add_guest(connection, "Puppet")
        patch.setattr(lobby, "new_id", lambda size: "-unused")
        lobby.create_table(connection, owner, load("iron_throne"), 3, {}, True, None, "bot")
        connection.execute(update(schema.tables).values(seed="none"))
    before = ["--db", database, "--lang", "en"]
    assert run(["admin", "check", *before]) == 1
    told = next(line for line in capsys.readouterr().out.splitlines() if "-unused" in line)
    advice = told.partition("throneroom admin ")[2].split()
    assert advice == ["close-table", "--", "-unused"], "what it advises can be typed"
    assert run(["admin", "close-table", *before, "-unused"]) == 2
    assert run(["admin", advice[0], *before, *advice[1:]]) == 0
    assert run(["admin", "ban", *before, "-puppet"]) == 2
    assert run(["admin", "ban", "--addresses", *before, "--", "-puppet"]) == 0
    with engine.connect() as connection:
        closed = select(schema.tables.c.status).where(schema.tables.c.id == "-unused")
        assert connection.execute(closed).scalar_one() == "closed"
        banned = select(schema.users.c.banned).where(schema.users.c.id == "-puppet")
        assert connection.execute(banned).scalar_one() is not None
    assert run(["admin", "unban", *before, "--", "-puppet"]) == 0
    engine.dispose()


def test_no_password_is_given_as_an_argument(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever may list processes would read it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new_file(database)
    for asked in (["create-account", "Sam"], ["reset-password", "Sam"]):
        assert admin(database, *asked, "--password", "well of ravens") == 2
        assert "--password" in complaint(capsys)
