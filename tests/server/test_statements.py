"""A game's statements in the chat: checked, said aloud, kept, and told by their verbs and names."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, inspect, select, text
from tests.server.client import Frame, Page, Person, seated, until
from tests.server.conftest import new_database
from tests.server.process import Server, serving

import throneroom.server
from throneroom.kernel import load
from throneroom.server import schema
from throneroom.server.backup import back_up, restore
from throneroom.server.database import migrate, open_engine

ALL_HOUSES = {"stark", "lannister", "baratheon", "targaryen", "tyrell"}


@pytest.fixture(params=["server", "workers"])
def any_server(request: pytest.FixtureRequest) -> Server:
    """SQLite, and two workers on PostgreSQL that hear of each other's chat by NOTIFY."""
    found: Server = request.getfixturevalue(request.param)
    return found


def gathered(server: Server, **options: Any) -> tuple[str, list[Page], list[Person]]:
    """A table where Alice and Bob sit and which Varys watches: its id, their pages, and they."""
    alice, bob, varys = (Person(server, name) for name in ("Alice", "Bob", "Varys"))
    table, pages = seated("iron_throne", 4, alice, bob, options=options)
    pages.append(varys.page(table))
    for page in pages:
        page.state()
    return table, pages, [alice, bob, varys]


def heard(page: Page, words: str) -> Frame:
    """The message with this text, when it comes."""

    def messages() -> list[Frame]:
        frames = [frame for frame in page.frames if frame["t"] == "chat"]
        return [m for frame in frames for m in frame["messages"] if m["text"] == words]

    while not messages():
        page.receive()
    (found,) = messages()
    return found


def error(page: Page, **body: Any) -> dict[str, Any]:
    """Why a message is refused."""
    answer = page.ask("chat", **body)
    assert answer["t"] == "refused", answer
    found: dict[str, Any] = answer["error"]
    return found


def test_everybody_hears_a_statement_by_its_verb_and_names(any_server: Server) -> None:
    table, pages, (_, bob, _) = gathered(any_server)
    page, other, watcher = pages
    house = page.state()["seat_names"][1]
    assert page.ask("chat", statement="promise_free 2", to=1)["t"] == "ack"
    assert other.ask("chat", statement="  claim_card  hostility 20 ")["t"] == "ack"
    assert page.ask("chat", statement=f"promise_accept {house}", to=2)["t"] == "ack"
    said = [
        ("promise_free 2", "Alice", 0, 1, {"n": 2}),
        ("claim_card hostility 20", "Bob", 1, None, {"type": "hostility", "value": 20}),
        (f"promise_accept {house}", "Alice", 0, 2, {"house": house}),
    ]
    for reader in (page, other, watcher):
        for words, name, seat, to, args in said:
            message = heard(reader, words)
            assert (message["from"], message["seat"], message["to"]) == (name, seat, to)
            assert message["statement"] == {"verb": words.split()[0], "args": args}
    # Whoever comes later or comes back reads the same, in the same order.
    assert page.ask("chat", text="as I said")["t"] == "ack"
    for reader in (bob.page(table), Person(any_server, "Sansa").page(table)):
        reader.state()
        found = reader.latest["chat"]["messages"]
        assert [message["text"] for message in found] == [
            *(words for words, *_ in said),
            "as I said",
        ]
        assert found[0]["statement"] == {"verb": "promise_free", "args": {"n": 2}}
        assert found[0]["to"] == 1
        assert found[-1]["statement"] is None


def test_what_may_not_be_said_is_refused_with_the_rule(any_server: Server) -> None:
    _, (page, _, watcher), _ = gathered(any_server)
    mine = page.state()["seat_names"][0]
    (absent,) = ALL_HOUSES - set(page.state()["seat_names"])
    for statement, to, key, rule in (
        ("request_support none", None, "no-side", "I19.4"),
        ("promise_free 0", None, "bad-amount", "I19.4"),
        ("promise_free 26", None, "bad-amount", "I19.4"),
        ("claim_card hostility 9", None, "no-such-value", "I19.4"),
        ("claim_card truce 5", None, "no-such-value", "I19.4"),
        (f"promise_accept {mine}", None, "own-house", "I19.4"),
        (f"claim_hostage {absent} truce", None, "not-in-game", "I1.14"),
        ("agree", 0, "not-an-addressee", "I19.4"),
        ("agree", 4, "not-an-addressee", "I19.4"),
    ):
        found = error(page, statement=statement, to=to)
        assert (found["key"], found["rule"]) == (f"illegal-iron_throne-{key}", rule)
    for words, key in (
        ("", "unknown-verb"),
        ("sing", "unknown-verb"),
        ("attack", "unknown-verb"),
        ("promise_free", "wrong-arguments"),
        ("agree 1", "wrong-arguments"),
        ("promise_free two", "not-a-number"),
        ("promise_free 02", "not-a-number"),
        ("promise_accept bolton", "unknown-name"),
        ("agree " + "x" * 400, "text-too-long"),
    ):
        found = error(page, statement=words)
        assert (found["key"], found["rule"]) == (f"bad-input-{key}", None)
    for body in (
        {"statement": 7},
        {"statement": ["agree"]},
        {"statement": "agree", "text": "agreed"},
        {"statement": "agree", "to": -1},
        {"statement": "agree", "to": "1"},
        {"statement": "agree", "to": True},
    ):
        assert error(page, **body)["key"] == "server-bad-message"
    assert error(watcher, statement="agree")["key"] == "server-not-at-the-table"
    nobody = Person(any_server).page(page.latest["table"]["id"])
    assert error(nobody, statement="agree")["key"] == "server-log-in-first"
    # Nothing of all this was kept.
    late = Person(any_server, "Sansa").page(page.latest["table"]["id"])
    late.state()
    assert late.latest["chat"]["messages"] == []
    # A statement to a seat is no way to whisper.
    assert error(page, text="psst", to=1)["key"] == "server-no-secret-talk"


def test_claims_can_be_switched_off(server: Server) -> None:
    _, (page, _, _), (alice, _, _) = gathered(server, claim_statements=False)
    found = error(page, statement="claim_card hostility 20")
    assert (found["key"], found["rule"]) == ("illegal-iron_throne-claims-off", "IR50")
    assert page.ask("chat", statement="agree")["t"] == "ack"
    table = page.latest["table"]["id"]
    verbs = {choice["verb"] for choice in alice.ok("GET", f"/api/tables/{table}/statements")}
    assert verbs == set(load("iron_throne").statements) - {"claim_card", "claim_hostage"}


def test_only_a_running_table_of_a_game_with_statements_has_them(
    alice: Person, bob: Person
) -> None:
    waiting = alice.bot_table("iron_throne", 4, people=2)
    page = alice.page(waiting["id"])
    assert page.key("chat", statement="agree") == "server-table-not-running"
    path = f"/api/tables/{waiting['id']}/statements"
    assert alice.refused("GET", path) == (409, "server-table-not-running")
    assert page.ask("chat", text="I wait")["t"] == "ack"
    for slug in ("thrones", "watch"):
        table, (page,) = seated(slug, 3, alice)
        assert page.key("chat", statement="agree") == "server-no-statements"
        assert alice.ok("GET", f"/api/tables/{table}/statements") == []
        assert alice.ok("GET", f"/api/games/{slug}")["statements"] == {}
    assert bob.refused("GET", path) == (403, "server-not-at-the-table")
    assert Person(alice.server).refused("GET", path) == (401, "server-log-in-first")


def test_what_can_be_said_is_told(any_server: Server) -> None:
    table, (page, _, _), (alice, _, _) = gathered(any_server)
    forms = alice.ok("GET", "/api/games/iron_throne")["statements"]
    assert list(forms) == list(load("iron_throne").statements)
    assert forms["agree"] == []
    assert forms["request_support"] == [["side", "side", ["none", "attacker", "defender"]]]
    assert forms["promise_free"] == [["n", None, list(range(1, 26))]]
    kind, value = forms["claim_card"]
    assert kind == ["type", "card_type", ["truce", "character", "hostility"]]
    assert value[:2] == ["value", None]
    assert {0, 20} <= set(value[2])
    # What is offered to a seat are all of them that it may say now, and each can be said.
    offered = alice.ok("GET", f"/api/tables/{table}/statements")
    texts = [choice["text"] for choice in offered]
    houses = page.state()["seat_names"]
    assert {t for t in texts if t.startswith("promise_accept")} == {
        f"promise_accept {house}" for house in houses[1:]
    }
    assert {t for t in texts if t.startswith("request_support")} == {
        "request_support attacker",
        "request_support defender",
    }
    assert [t for t in texts if t.startswith("claim_card truce")] == ["claim_card truce 0"]
    assert "claim_card hostility 20" in texts
    assert {choice["verb"] for choice in offered} == set(forms)
    for choice in offered:
        assert page.ask("chat", statement=choice["text"])["t"] == "ack"
        assert heard(page, choice["text"])["statement"] == {
            "verb": choice["verb"],
            "args": choice["args"],
        }


def test_statements_are_limited_as_all_talk(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, limits="1") as limited:
        person = Person(limited, "Spammer")
        page = person.page(person.bot_table("iron_throne", 3)["id"])
        answers = until(
            "server-too-often",
            lambda: page.ask("chat", statement="agree").get("error", {"key": "ack"})["key"],
        )
        assert answers[:10] == ["ack"] * 10


def chat_rows(engine: Engine) -> list[tuple[Any, ...]]:
    with engine.connect() as connection:
        rows = connection.execute(select(schema.chat).order_by(schema.chat.c.id))
        return [tuple(row) for row in rows]


def test_statements_are_backed_up_and_restored(tmp_path: Path, postgres: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path) as server:
        table, (page, _, _), (alice, _, _) = gathered(server)
        assert page.ask("chat", statement="threat_torture 1", to=1)["t"] == "ack"
        assert page.ask("chat", text="беда")["t"] == "ack"
        cookie = alice.http.cookies["throneroom"]
        Person.leave_all()
    here, there = open_engine(database), open_engine(new_database(postgres))
    migrate(there)
    archive = tmp_path / "one.gz"
    back_up(here, archive)
    restore(there, archive)
    assert chat_rows(there) == chat_rows(here)
    assert [row[8] for row in chat_rows(there)] == [
        {"verb": "threat_torture", "args": {"n": 1}},
        None,
    ]
    with there.connect() as connection:
        plain = text("SELECT count(*) FROM chat WHERE statement IS NULL")
        assert connection.execute(plain).scalar_one() == 1
    address = there.url.render_as_string(hide_password=False)
    for engine in (here, there):
        engine.dispose()
    with serving(address.replace("+psycopg", ""), tmp_path) as server:
        again = Person(server)
        again.http.cookies.set("throneroom", cookie)
        page = again.page(table)
        page.state()
        first, second = page.latest["chat"]["messages"]
        assert first["statement"] == {"verb": "threat_torture", "args": {"n": 1}}
        assert (second["text"], second["statement"]) == ("беда", None)
        watcher = Person(server, "Varys").page(table)
        watcher.state()
        assert watcher.latest["chat"]["messages"] == [first, second]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_and_a_backup_from_before_statements_are_taken_over(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def new(name: str) -> Engine:
        if kind == "sqlite":
            return open_engine(f"sqlite:///{tmp_path / name}")
        return open_engine(new_database(request.getfixturevalue("postgres")))

    config = Config()
    folder = Path(throneroom.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    old = new("old.db")
    with old.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        assert "statement" not in _columns(connection)
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, seats, options, status, public, key,"
                " on_timeout, owner, seed, created, moved)"
                " VALUES ('t', 'watch', '1', 3, '{}', 'open', true, 'k', 'bot', 'u', '', 1, 1)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO chat (table_id, user_id, name, seat, to_seat, text, at)"
                " VALUES ('t', 'u', 'Alice', 0, 1, 'long ago', 1.5)"
            )
        )
        connection.commit()
    migrate(old)
    expected = (1, "t", "u", "Alice", 0, 1, "long ago", 1.5, None, True, None)
    assert chat_rows(old) == [expected]
    # A backup as it was written then: without what has been added since.
    archive = tmp_path / "old.gz"
    back_up(old, archive)
    _shorten(archive)
    fresh = new("fresh.db")
    migrate(fresh)
    restore(fresh, archive)
    assert chat_rows(fresh) == [expected]
    with old.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        connection.commit()
        assert "statement" not in _columns(connection)
    for engine in (old, fresh):
        engine.dispose()


def _columns(connection: Any) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("chat")}


def _shorten(archive: Path) -> None:
    """Take the newest column of the chat out of a backup."""
    lines = []
    with gzip.open(archive, "rt", encoding="utf-8") as rows:
        for line in rows:
            row = json.loads(line)
            if isinstance(row, list) and row[0] == "chat":
                row[1].pop()
            lines.append(json.dumps(row))
    with gzip.open(archive, "wt", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")
