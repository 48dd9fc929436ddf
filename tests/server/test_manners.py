"""Chat limits by address and table; people who are muted, reported and banned."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.client import PATIENCE, Page, Person, seated, until
from tests.server.process import Server, serving
from websockets.sync.client import connect

from throneroom.cli.main import run
from throneroom.kernel import load
from throneroom.server import people, socket, visitors, whence
from throneroom.server.config import Config
from throneroom.server.door import counted_as
from throneroom.server.limits import LIMITS, Limits
from throneroom.server.live import Connection, LiveTable
from throneroom.server.wire import encode


def admin(server: Server, *args: str) -> int:
    return run(["admin", *args, "--db", server.database, "--lang", "en"])


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    folder = tmp_path_factory.mktemp("manners")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, limits="1") as running:
        yield running


def test_many_guests_of_one_address_chat_no_more_than_some(limited: Server) -> None:
    owner = Person(limited, "Owner")
    table = owner.table("iron_throne", 3)["id"]
    pages = [Person(limited, f"Guest{number}").page(table) for number in range(4)]
    asked = iter(range(10_000))

    def speak() -> str:
        page = pages[next(asked) % len(pages)]
        answer = page.ask("chat", text="hodor")
        return "ack" if answer["t"] == "ack" else str(answer["error"]["key"])

    told = until("server-too-often", speak)
    most, a_minute = LIMITS["chat-address"]
    assert most <= len(told) - 1 < 4 * LIMITS["chat"][0]
    assert a_minute < 4 * LIMITS["chat"][1]


def test_the_owner_of_a_table_mutes_somebody(server: Server) -> None:
    owner, loud = Person(server, "Owner"), Person(server, "Loud")
    table, pages = seated("iron_throne", 3, owner, loud)
    mine, theirs = (person.ok("GET", "/api/me")["id"] for person in (owner, loud))
    assert pages[1].ask("chat", text="FIRE")["t"] == "ack"
    said = pages[0].until(lambda f: f["t"] == "chat" and f["messages"])
    assert said["messages"][0]["person"] == theirs
    assert pages[1].key("mute", person=mine, on=True) == "server-only-the-owner"
    assert pages[0].key("mute", person=mine, on=True) == "server-bad-message"
    assert pages[0].key("mute", person="nobody", on=True) == "server-nobody-like-that"
    assert pages[0].ask("mute", person=theirs, on=True)["t"] == "ack"
    assert pages[1].key("chat", text="AND BLOOD") == "server-muted"
    assert loud.ok("GET", f"/api/tables/{table}")["muted"] == [theirs]
    assert pages[0].ask("chat", text="Peace")["t"] == "ack"
    elsewhere = loud.table("iron_throne", 3)["id"]
    assert loud.page(elsewhere).ask("chat", text="Here I may")["t"] == "ack"
    assert pages[0].ask("mute", person=theirs, on=False)["t"] == "ack"
    assert pages[1].ask("chat", text="Sorry")["t"] == "ack"


HOME, ELSEWHERE = "192.0.2.7", "2001:db8::7"


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that tells where visitors come from."""
    folder = tmp_path_factory.mktemp("whence")
    database = f"sqlite:///{folder / 'tables.db'}"
    with serving(database, folder, trusted_proxy="1") as running:
        yield running


def test_who_is_muted_does_not_speak_as_another(behind_proxy: Server) -> None:
    known = Person.registered(behind_proxy, "Known before", HOME)
    owner, loud = Person(behind_proxy, "Owner", HOME), Person(behind_proxy, "Loud", HOME)
    table = owner.table("iron_throne", 3)["id"]
    mine, theirs = owner.page(table), loud.page(table)
    about = loud.ok("GET", "/api/me")["id"]
    prepared = Person(behind_proxy, "Prepared", HOME)
    assert theirs.ask("chat", text="FIRE")["t"] == "ack"
    assert mine.ask("mute", person=about, on=True)["t"] == "ack"
    assert theirs.key("chat", text="AND BLOOD") == "server-muted"

    def speaks(person: Person) -> str:
        answer = person.page(table).ask("chat", text="It is me again")
        return "ack" if answer["t"] == "ack" else str(answer["error"]["key"])

    assert speaks(prepared) == "server-hushed"
    assert speaks(Person(behind_proxy, "Again", HOME)) == "server-hushed"
    assert speaks(Person.registered(behind_proxy, "New account", HOME)) == "server-hushed"
    sits = Person(behind_proxy, "Sits down", HOME)
    sits.ok("POST", f"/api/tables/{table}/join", {})
    assert speaks(sits) == "server-hushed"
    # Others go on talking: the owner, who was there before, and who comes from elsewhere.
    assert mine.ask("chat", text="Peace")["t"] == "ack"
    assert speaks(known) == "ack"
    assert speaks(Person(behind_proxy, "Stranger", ELSEWHERE)) == "ack"
    # Nobody gets the voice back by being forgotten; nor does it matter at another table.
    loud.ok("POST", "/api/me/delete", {})
    assert speaks(Person(behind_proxy, "Born again", HOME)) == "server-hushed"
    table = owner.table("iron_throne", 3)["id"]
    assert speaks(prepared) == "ack"


def test_with_who_may_speak_again_others_may(behind_proxy: Server) -> None:
    owner, loud = Person(behind_proxy, "Owner", ELSEWHERE), Person(behind_proxy, "Loud", HOME)
    table = owner.bot_table("iron_throne", 4, 2)["id"]
    beside = Person(behind_proxy, "Beside", HOME)
    beside.ok("POST", f"/api/tables/{table}/join", {})
    mine, theirs, plays = (person.page(table) for person in (owner, loud, beside))
    about = loud.ok("GET", "/api/me")["id"]
    assert theirs.ask("chat", text="FIRE")["t"] == "ack"
    assert mine.ask("mute", person=about, on=True)["t"] == "ack"
    assert plays.key("chat", text="We share a roof") == "server-hushed"
    owner.ok("POST", f"/api/tables/{table}/start")
    assert plays.ask("chat", text="And I play")["t"] == "ack"
    again = Person(behind_proxy, "Again", HOME).page(table)
    assert again.key("chat", text="AND BLOOD") == "server-hushed"
    told = owner.ok("GET", f"/api/tables/{table}")
    assert told["muted"] == [about]
    assert HOME not in str(told) + str(mine.frames), "the owner is not told where anybody is"
    assert mine.ask("mute", person=about, on=False)["t"] == "ack"
    assert again.ask("chat", text="Sorry")["t"] == "ack"


def test_marks_tell_no_address_and_are_of_one_table() -> None:
    key = whence.key_of("secret")
    one = whence.mark(key, "table", HOME)
    assert one is not None
    assert one == whence.mark(key, "table", HOME)
    others = [
        whence.mark(whence.key_of("other"), "table", HOME),
        whence.mark(key, "another", HOME),
        whence.mark(key, "table", "192.0.2.8"),
        whence.mark(key, "table", counted_as(ELSEWHERE)),
    ]
    assert None not in others
    assert len({one, *others}) == 5
    for unknown in ("127.0.0.1", "127.0.0.3", counted_as("::1"), "nobody", ""):
        assert whence.mark(key, "table", unknown) is None


def test_somebody_is_reported_and_banned(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    victim, rude = Person(server, "Victim"), Person.registered(server, "Ramsay Snow")
    about = rude.ok("GET", "/api/me")["id"]
    _, pages = seated("iron_throne", 3, victim, rude)
    assert pages[1].ask("chat", text="You will [bold]suffer[/bold]")["t"] == "ack"
    assert pages[0].key("report", person="nobody") == "server-nobody-like-that"
    assert pages[0].key("report", person=about, text="x" * 501) == "server-bad-report"
    assert pages[0].ask("report", person=about, text="He\nis\x1b[2J [/b] rude")["t"] == "ack"
    assert admin(server, "reports") == 0
    told = capsys.readouterr().out
    assert "Victim reports Ramsay Snow" in told
    assert "He is[2J [/b] rude" in told  # nothing that the host's terminal would obey
    assert "> You will [bold]suffer[/bold]" in told
    assert admin(server, "ban", "nobody at all") == 2
    assert admin(server, "ban", "Ramsay Snow") == 0
    assert rude.refused("GET", "/api/me") == (401, "server-log-in-first")
    wish = {"name": "Ramsay Snow", "password": "winter is coming"}
    assert rude.refused("POST", "/api/login", wish) == (403, "server-banned")
    guess = {**wish, "password": "summer is coming"}  # who guesses is not told about the ban
    assert rude.refused("POST", "/api/login", guess) == (403, "server-wrong-password")
    assert pages[1].closed() == 4401
    assert admin(server, "unban", about) == 0
    assert rude.ok("POST", "/api/login", wish)["id"] == about


def test_an_address_is_banned(limited: Server) -> None:
    victim, rude = Person(limited, "Victim"), Person(limited, "Puppet")
    Person.registered(limited, "Walder Frey")
    about = rude.ok("GET", "/api/me")["id"]
    table = victim.table("iron_throne", 3)["id"]
    pages = [person.page(table) for person in (victim, rude)]
    assert all(page.until(lambda frame: frame["t"] == "table") for page in pages)
    owner = Person.registered(limited, "Roose Bolton")
    token = owner.ok("POST", "/api/bots", {"name": "Locke"})["token"]
    assert pages[0].ask("report", person=about)["t"] == "ack"
    assert admin(limited, "ban", about, "--addresses") == 0
    # Whoever is in already is so no more, nor is a bot.
    for known in (victim, owner):
        assert known.refused("GET", "/api/me") == (401, "server-log-in-first")
        assert known.refused("POST", "/api/tables", {"game": "watch", "seats": 3}) == (
            401,
            "server-log-in-first",
        )
    bot = Person(limited)
    bot.http.headers["Authorization"] = f"Bearer {token}"
    assert bot.refused("POST", f"/api/tables/{table}/join", {}) == (401, "server-log-in-first")
    assert rude.refused("POST", "/api/guest", {"name": "Again"}) == (403, "server-banned")
    assert victim.page(table).closed() == 4403
    assert [page.closed() for page in pages] == [4403, 4401]  # those that were open already, too
    wish = {"name": "Walder Frey", "password": "winter is coming"}
    assert rude.refused("POST", "/api/login", wish) == (403, "server-banned")
    assert admin(limited, "prune", "--days", "0") == 0  # the report is gone, the ban is not
    assert rude.refused("POST", "/api/guest", {"name": "Again"}) == (403, "server-banned")
    assert admin(limited, "unban", about) == 0
    assert rude.ok("POST", "/api/guest", {"name": "Again"})["name"] == "Again"
    assert owner.ok("GET", "/api/me")["name"] == "Roose Bolton"


def test_with_its_owner_a_bot_that_is_there_already_goes(server: Server) -> None:
    owner = Person.registered(server, "Euron Crow")
    token = owner.ok("POST", "/api/bots", {"name": "Silence"})["token"]
    table = owner.table("iron_throne", 3)["id"]
    bot = Person(server)
    address = server.address.replace("http", "ws", 1)
    line = connect(
        f"{address}/api/tables/{table}/ws",
        additional_headers={"Authorization": f"Bearer {token}"},
        open_timeout=PATIENCE,
        close_timeout=1,
        legacy=True,
    )
    bot.pages.append(Page(line))
    bot.pages[0].until(lambda frame: frame["t"] == "table")
    assert admin(server, "ban", "Euron Crow") == 0
    assert bot.pages[0].closed() == 4401


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("message", {"t": "ping"}),
        ("ask", {"t": "look"}),
        ("act", {"t": "replace", "seat": 0, "yes": True}),
        ("hint", {"t": "hint"}),
    ],
)
def test_the_pages_of_all_guests_of_one_address_have_one_allowance_together(
    kind: str, message: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    still = SimpleNamespace(monotonic=lambda: 0.0)  # nothing is granted anew meanwhile
    monkeypatch.setattr("throneroom.server.limits.time", still)
    table: Any = LiveTable(load("watch"), SimpleNamespace(id="x", status="open"), [], b"")
    hub: Any = SimpleNamespace(limits=Limits())
    together = LIMITS[f"{kind}-address"][0]
    guests = iter(range(100_000))

    def refused(address: str) -> bool:
        page = Connection(f"guest{next(guests)}", "Sam", None, address=address)
        asyncio.run(socket._handle(hub, table, page, encode(message)))
        return "server-too-often" in page.waiting[-1]

    assert [refused("192.0.2.1") for _ in range(together + 1)] == [False] * together + [True]
    assert not refused("192.0.2.2")


def test_guests_of_one_address_have_one_allowance() -> None:
    """Whoever is refused would only have to be another guest."""
    hub = SimpleNamespace(config=Config())
    request: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(hub=hub)),
        client=SimpleNamespace(host="192.0.2.1"),
    )
    guest, account = (people.Person("x", "Sam", guest, None) for guest in (True, False))
    asked = [asyncio.run(visitors.asker(request, who)) for who in (None, guest, account)]
    assert asked == ["192.0.2.1", "192.0.2.1", "x"]
