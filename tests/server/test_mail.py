"""Turn notices by e-mail, through a real SMTP server; confirmed first, and ended with one click."""

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import select, update
from tests.server.client import Person
from tests.server.conftest import new_database
from tests.server.post_office import post_office, wait_for
from tests.server.process import Server, rows, serving

from throneroom.kernel import BadInput
from throneroom.server import mail, notices, schema
from throneroom.server.config import Config


@pytest.fixture(params=["sqlite", "postgresql"])
def served(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[Server, list[EmailMessage]]]:
    """A server that sends mail, and the letters that it has sent."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"))
    with (
        post_office() as (smtp, letters),
        serving(
            database,
            tmp_path,
            smtp=smtp,
            mail_from="throneroom@post.example",
            public_address="https://throneroom.example",
        ) as server,
    ):
        yield server, letters


def link_in(letter: EmailMessage) -> dict[str, str]:
    text = letter.get_content()
    found = re.findall(r"https://throneroom\.example/mail\?\S+", text)
    assert len(found) == 1, text
    return {name: values[0] for name, values in parse_qs(urlsplit(found[0]).query).items()}


def slow_turn(person: Person) -> None:
    """A slow table of an absent person, who is asked at once."""
    person.bot_table("iron_throne", 3, pace={"slow": 24})


def test_notices_come_by_mail_until_one_click_ends_them(
    served: tuple[Server, list[EmailMessage]],
) -> None:
    server, letters = served
    alice = Person(server, "Alice")
    assert alice.ok("GET", "/api/mail") == {"offered": True, "contact": ""}
    changed = alice.ok("PUT", "/api/me", {"email": "alice@post.example", "language": "bg"})
    assert (changed["email"], changed["email_confirmed"]) == ("alice@post.example", False)
    question = wait_for(letters, 1)
    assert question["To"] == "alice@post.example"
    assert question["Subject"] == "Throneroom: това твоят адрес ли е?"
    # Nothing goes to an address that nobody has confirmed.
    slow_turn(alice)
    time.sleep(1)
    assert len(letters) == 1
    wrong = {**link_in(question), "sign": "0" * 32}
    assert alice.refused("POST", "/api/mail", wrong) == (404, "server-old-mail-link")
    assert Person(server).ok("POST", "/api/mail", link_in(question)) == {"ok": True}
    assert alice.ok("GET", "/api/me")["email_confirmed"] is True
    slow_turn(alice)
    notice = wait_for(letters, 2)
    assert notice["Subject"].startswith("Твой ред е:")
    assert "https://throneroom.example/table/" in notice.get_content()
    off = link_in(notice)
    assert off["do"] == "off"
    assert off["sign"] in notice["List-Unsubscribe"]
    assert Person(server).ok("POST", "/api/mail", off) == {"ok": True}
    assert alice.ok("GET", "/api/me")["email"] is None
    # The letters that are left lead nowhere.
    assert alice.refused("POST", "/api/mail", link_in(question)) == (404, "server-old-mail-link")
    slow_turn(alice)
    time.sleep(1)
    assert len(letters) == 2


def test_one_a_day_is_enough_for_some(served: tuple[Server, list[EmailMessage]]) -> None:
    server, letters = served
    bob = Person(server, "Bob")
    bob.ok("PUT", "/api/me", {"email": "bob@post.example", "email_daily": True})
    bob.ok("POST", "/api/mail", link_in(wait_for(letters, 1)))
    slow_turn(bob)
    wait_for(letters, 2)
    slow_turn(bob)
    time.sleep(1)
    assert len(letters) == 2
    users = schema.users
    with rows(server) as connection:
        sent = connection.execute(select(users.c.email_sent)).scalar_one()
        connection.execute(update(users).values(email_sent=sent - notices.DAY - 1))
    slow_turn(bob)
    wait_for(letters, 3)


def test_a_host_who_sends_no_mail_says_so(server: Server, alice: Person) -> None:
    assert alice.ok("GET", "/api/mail") == {"offered": False, "contact": ""}
    wish = {"email": "alice@post.example"}
    assert alice.refused("PUT", "/api/me", wish) == (409, "server-no-mail")


@pytest.mark.parametrize("address", ["alice", "a@b", "a b@c.de", "a@c.de\r\nBcc: x@y.z", "@c.de"])
def test_what_is_no_address_is_refused(alice: Person, address: str) -> None:
    assert alice.refused("PUT", "/api/me", {"email": address}) == (422, "server-bad-email")


@pytest.mark.parametrize("text", ["http://mail.example", "smtp://", "smtp://a b", "mail.example"])
def test_a_host_is_told_of_a_senseless_setting_but_no_password(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THRONEROOM_SMTP", text)
    with pytest.raises(BadInput) as told:
        Config.from_environment()
    assert text not in str(told.value)
    monkeypatch.setenv("THRONEROOM_SMTP", "smtps://user:word@mail.example:465")
    assert Config.from_environment().smtp.endswith(":465")


def test_a_post_office_that_is_shut_harms_nobody() -> None:
    import asyncio

    config = Config(smtp="smtp://127.0.0.1:1", mail_from="a@b.example", public_address="https://t")
    letter: Any = mail.Letter("c@d.example", "Your turn", "It is.")
    assert asyncio.run(mail.send(config, letter)) is False
