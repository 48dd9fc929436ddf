"""Chat limits by address and table; people who are muted, reported and banned."""

from collections.abc import Iterator

import pytest
from tests.server.client import Person, seated, until
from tests.server.process import Server, serving

from throneroom.cli.main import run
from throneroom.server.limits import LIMITS


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


def test_somebody_is_reported_and_banned(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    victim, rude = Person(server, "Victim"), Person.registered(server, "Ramsay Snow")
    about = rude.ok("GET", "/api/me")["id"]
    _, pages = seated("iron_throne", 3, victim, rude)
    assert pages[1].ask("chat", text="You will [bold]suffer[/bold]")["t"] == "ack"
    assert pages[0].key("report", person="nobody") == "server-nobody-like-that"
    assert pages[0].key("report", person=about, text="x" * 501) == "server-bad-report"
    assert pages[0].ask("report", person=about, text="He is rude")["t"] == "ack"
    assert admin(server, "reports") == 0
    told = capsys.readouterr().out
    assert "Victim reports Ramsay Snow" in told
    assert "He is rude" in told
    assert "> You will [bold]suffer[/bold]" in told
    assert admin(server, "ban", "nobody at all") == 2
    assert admin(server, "ban", "Ramsay Snow") == 0
    assert rude.refused("GET", "/api/me") == (401, "server-log-in-first")
    wish = {"name": "Ramsay Snow", "password": "winter is coming"}
    assert rude.refused("POST", "/api/login", wish) == (403, "server-banned")
    assert pages[1].closed() == 4401
    assert admin(server, "unban", about) == 0
    assert rude.ok("POST", "/api/login", wish)["id"] == about


def test_an_address_is_banned(limited: Server) -> None:
    victim, rude = Person(limited, "Victim"), Person(limited, "Puppet")
    about = rude.ok("GET", "/api/me")["id"]
    table = victim.table("iron_throne", 3)["id"]
    pages = [person.page(table) for person in (victim, rude)]
    assert all(page.until(lambda frame: frame["t"] == "table") for page in pages)
    assert pages[0].ask("report", person=about)["t"] == "ack"
    assert admin(limited, "ban", about, "--addresses") == 0
    assert rude.refused("POST", "/api/guest", {"name": "Again"}) == (403, "server-banned")
    assert victim.page(table).closed() == 4403
    assert admin(limited, "unban", about) == 0
    assert rude.ok("POST", "/api/guest", {"name": "Again"})["name"] == "Again"
