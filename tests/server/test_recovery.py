"""A forgotten password: a letter with a link that is good for an hour and for once, and an answer
that tells nobody whether there is such an account."""

import re
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, update
from tests.server.client import Person
from tests.server.post_office import post_office, wait_for
from tests.server.process import Server, rows, serving

from throneroom.server import mail, manners, people, recovery, schema
from throneroom.server.config import Config
from throneroom.server.errors import Refused
from throneroom.server.limits import LIMITS

PASSWORD = "winter is coming"
CONFIG = Config(public_address="https://throneroom.example", secret="s")
Served = tuple[Server, list[EmailMessage]]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that sends mail, with rate limits, and the letters that it has sent."""
    folder: Path = tmp_path_factory.mktemp("post")
    with (
        post_office() as (smtp, letters),
        serving(
            f"sqlite:///{folder / 'tables.db'}",
            folder,
            smtp=smtp,
            mail_from="throneroom@post.example",
            public_address="https://throneroom.example",
            hosts="127.0.0.1",
            limits="1",
            trusted_proxy="1",
        ) as server,
    ):
        yield server, letters


def somebody(server: Server, at: str) -> Person:
    """Somebody at an address of the internet of its own: limits are counted by it."""
    person = Person(server)
    person.http.headers["X-Forwarded-For"] = at
    return person


def token_in(letter: EmailMessage) -> str:
    found = re.findall(r"https://throneroom\.example/recover#(\S{32})", letter.get_content())
    assert len(found) == 1
    return str(found[0])


def test_a_letter_sets_a_new_password_once(served: Served) -> None:
    server, letters = served
    sansa = somebody(server, "192.0.2.1")
    account = sansa.ok("POST", "/api/register", {"name": "Sansa", "password": PASSWORD})
    wish = {"email": "sansa@post.example", "language": "pl"}
    # Whoever finds her browser open cannot make the account their own by way of another address.
    assert sansa.refused("PUT", "/api/me", wish) == (403, "server-wrong-old-password")
    sansa.ok("PUT", "/api/me", {**wish, "password": PASSWORD})
    question = wait_for(letters, 1).get_content()
    # An address that nobody has confirmed helps nobody.
    stranger = somebody(server, "192.0.2.2")
    for who in ("Sansa", "sansa@post.example", "nobody", "nobody@post.example"):
        assert stranger.ok("POST", "/api/recover", {"who": who}) == {"ok": True}
    link = re.search(r"who=(\S+?)&sign=(\w+)", question)
    assert link is not None
    sansa.ok("POST", "/api/mail", {"do": "confirm", "who": link[1], "sign": link[2]})
    lost = somebody(server, "192.0.2.3")
    assert lost.ok("POST", "/api/recover", {"who": " SANSA@post.example"}) == {"ok": True}
    letter = wait_for(letters, 2)
    assert (letter["To"], letter["Subject"]) == ("sansa@post.example", "Throneroom: nowe hasło")
    assert "„Sansa”" in letter.get_content()
    token = token_in(letter)
    with rows(server) as connection:
        kept = connection.execute(select(schema.recoveries)).one()
    assert kept.token != token
    assert kept.user_id == account["id"]
    assert 3500 < kept.expires - time.time() <= 3600
    short = {"token": token, "password": "short"}
    assert lost.refused("POST", "/api/recover/password", short)[1] == "server-bad-password"
    new = {"token": token, "password": "a new password"}
    assert lost.ok("POST", "/api/recover/password", new) == {"name": "Sansa"}
    # It logs nobody in, and everybody out.
    assert lost.refused("GET", "/api/me") == (401, "server-log-in-first")
    assert sansa.refused("GET", "/api/me") == (401, "server-log-in-first")
    assert lost.refused("POST", "/api/recover/password", new) == (404, "server-old-recovery-link")
    old = {"name": "Sansa", "password": PASSWORD}
    assert lost.refused("POST", "/api/login", old) == (403, "server-wrong-password")
    lost.ok("POST", "/api/login", {"name": "sansa", "password": "a new password"})
    assert len(letters) == 2
    # An account that wants no notices keeps the address; the link in a notice ends them alone.
    off = mail.link(Config(secret=secret_of(server)), mail.OFF, account["id"], wish["email"])
    sign = off.rpartition("sign=")[2]
    lost.ok("POST", "/api/mail", {"do": "off", "who": account["id"], "sign": sign})
    me = lost.ok("GET", "/api/me")
    assert (me["email"], me["email_notices"]) == (wish["email"], False)


def secret_of(server: Server) -> str:
    settings = schema.settings
    with rows(server) as connection:
        query = select(settings.c.value).where(settings.c.name == "secret")
        return str(connection.execute(query).scalar_one())


def test_asking_is_limited_by_who_asks_and_by_what_is_asked_for(served: Served) -> None:
    server, _ = served
    asked = [
        somebody(server, f"198.51.100.{n}").ask("POST", "/api/recover", {"who": "Arya"})
        for n in range(LIMITS["recover"][0] + 1)
    ]
    assert [answer.status_code for answer in asked] == [200] * LIMITS["recover"][0] + [429]
    one = somebody(server, "203.0.113.1")
    asked = [
        one.ask("POST", "/api/recover", {"who": f"p{n}"}) for n in range(LIMITS["recover"][0] + 1)
    ]
    assert [answer.status_code for answer in asked] == [200] * LIMITS["recover"][0] + [429]
    tried = [
        one.ask("POST", "/api/recover/password", {"token": f"t{n}", "password": "x" * 9})
        for n in range(LIMITS["login"][0] + 1)
    ]
    assert [answer.status_code for answer in tried] == [404] * LIMITS["login"][0] + [429]


def test_a_host_who_sends_no_mail_says_whom_to_ask(server: Server) -> None:
    person = Person(server)
    refused = person.refused("POST", "/api/recover", {"who": "Sansa"})
    assert refused == (409, "server-no-mail")


@pytest.mark.parametrize("who", ["", "\0", "x" * 201, 7, None, ["Sansa"]])
def test_senseless_wishes_are_refused(served: Served, who: object) -> None:
    person = somebody(served[0], "192.0.2.9")
    answer = person.ask("POST", "/api/recover", {"who": who})
    assert answer.status_code == (200 if who == "" else 422)


# What is kept, on both kinds of database


def account(engine: Engine, name: str, email: str | None = None, confirmed: bool = True) -> str:
    users = schema.users
    with engine.begin() as connection:
        made = people.register(connection, name, "x", None)
        values = {"email": email, "email_confirmed": confirmed}
        connection.execute(update(users).where(users.c.id == made.id).values(**values))
    return made.id


def sent(engine: Engine, who: str) -> list[str]:
    """The tokens of the letters to whoever has forgotten a password."""
    with engine.begin() as connection:
        letters = recovery.letters(connection, CONFIG, who)
    return [letter.text.partition("#")[2].split()[0].rstrip(".") for letter in letters]


def use(engine: Engine, token: str, hashed: str = "y") -> str:
    with engine.begin() as connection:
        return recovery.use(connection, token, hashed)


def test_only_accounts_with_a_confirmed_address_get_letters(engine: Engine) -> None:
    account(engine, "Hodor")
    account(engine, "Osha", "osha@post.example", confirmed=False)
    banned = account(engine, "Ramsay", "ramsay@post.example")
    account(engine, "Rickon", "Stark@post.example")
    account(engine, "Bran", "stark@post.example")
    with engine.begin() as connection:
        manners.ban(connection, banned, addresses=False)
        guest = people.add_guest(connection, "Meera")
        mail.set_address(connection, guest, "meera@post.example")
        values = {"email_confirmed": True}
        users = schema.users
        connection.execute(update(users).where(users.c.id == guest.id).values(**values))
    for nobody in ("Hodor", "Osha", "Ramsay", "ramsay@post.example", "meera@post.example", ""):
        assert sent(engine, nobody) == []
    assert len(sent(engine, "STARK@POST.example")) == 2
    assert len(sent(engine, "ＢＲＡＮ")) == 1


def test_an_account_does_not_keep_the_address_of_the_guest_who_was_there_before(
    engine: Engine,
) -> None:
    """Who left a browser as a guest would read the letters of whoever makes an account in it."""
    users = schema.users
    with engine.begin() as connection:
        guest = people.add_guest(connection, "Jaqen")
        mail.set_address(connection, guest, "faceless@post.example")
        mine = update(users).where(users.c.id == guest.id)
        connection.execute(mine.values(email_confirmed=True))
        row = connection.execute(select(users).where(users.c.id == guest.id)).one()
        account = people.register(connection, "Pate", "x", people._person(row))
    assert (account.id, account.email, account.email_confirmed) == (guest.id, None, False)
    for who in ("Pate", "faceless@post.example"):
        assert sent(engine, who) == []
    link = mail.link(CONFIG, mail.CONFIRM, guest.id, "faceless@post.example")
    sign = link.rpartition("sign=")[2]
    with engine.begin() as connection, pytest.raises(Refused):
        mail.follow(connection, CONFIG, mail.CONFIRM, guest.id, sign)


def test_an_account_gets_a_few_letters_in_an_hour(engine: Engine) -> None:
    account(engine, "Gendry", "gendry@post.example")
    asked = [len(sent(engine, who)) for who in ("Gendry", "gendry@post.example") * 3]
    assert asked == [1, 1, 1, 0, 0, 0]
    recoveries = schema.recoveries
    with engine.begin() as connection:
        connection.execute(update(recoveries).values(expires=time.time() - 1))
    assert len(sent(engine, "Gendry")) == 1
    with engine.begin() as connection:
        assert connection.execute(select(func.count()).select_from(recoveries)).scalar() == 1


@pytest.mark.parametrize("ending", ["time", "password", "address", "another"])
def test_a_link_ends(engine: Engine, ending: str) -> None:
    name = f"Davos{ending}"
    user_id = account(engine, name, f"{name}@post.example")
    token, other = sent(engine, name) + sent(engine, name)
    users, recoveries = schema.users, schema.recoveries
    with engine.begin() as connection:
        if ending == "time":
            past = time.time() - 0.001
            connection.execute(update(recoveries).values(expires=past))
        elif ending == "password":
            people.set_password(connection, name, "z")
        elif ending == "address":
            row = connection.execute(select(users).where(users.c.id == user_id)).one()
            person = people.Person(row.id, row.name, False, None)
            mail.set_address(connection, person, "other@post.example")
        else:
            assert recovery.use(connection, other, "z") == name
    with pytest.raises(Refused, match="old-recovery-link"):
        use(engine, token)
    with engine.begin() as connection:
        kept = connection.execute(select(users.c.password).where(users.c.id == user_id)).scalar()
    assert kept == ("z" if ending in ("password", "another") else "x")


def test_of_two_who_use_links_at_once_one_is_late(engine: Engine) -> None:
    """The same link, and two links of one account."""
    account(engine, "Brienne", "brienne@post.example")
    first, second = sent(engine, "Brienne") + sent(engine, "Brienne")
    begun = threading.Barrier(4)
    told: list[str] = []

    def try_it(token: str) -> None:
        begun.wait()
        try:
            told.append(use(engine, token))
        except Refused as refusal:
            told.append(refusal.key)

    threads = [threading.Thread(target=try_it, args=(t,)) for t in (first, second) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == ["Brienne"] + ["old-recovery-link"] * 3
