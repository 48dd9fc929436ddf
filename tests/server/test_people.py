"""Guests, accounts, sessions, cookies, foreign pages, rate limits and sizes."""

import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.client import PATIENCE, Person, seated, until
from tests.server.process import Server, rows, serving

from throneroom.server import schema
from throneroom.server.hub import SESSION_ENDED


def account(name: str) -> dict[str, str]:
    return {"name": name, "password": "long enough"}


def test_a_guest_needs_only_a_nickname(server: Server) -> None:
    nobody = Person(server)
    assert nobody.refused("GET", "/api/me") == (401, "server-log-in-first")
    guest = nobody.ok("POST", "/api/guest", {"name": "  Arya   Stark "})
    assert guest["name"] == "Arya Stark"
    assert guest["guest"] is True
    assert nobody.ok("GET", "/api/me") == guest


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "a\x00b", "tab\tb\x07", "\u202e", "\u3164", "\u2800", "\ufe0f"]
)
def test_names_are_visible_and_short(server: Server, name: str) -> None:
    status, key = Person(server).refused("POST", "/api/guest", {"name": name})
    assert status == 422
    assert key in ("server-bad-name", "server-bad-request")


def test_a_guest_turns_into_an_account_and_keeps_the_games(server: Server) -> None:
    arya = Person(server, "Arya")
    table = arya.bot_table("iron_throne", 4)
    before = arya.ok("GET", "/api/me")["id"]
    made = arya.ok("POST", "/api/register", account("Arya of Winterfell"))
    assert made["id"] == before
    assert made["guest"] is False
    elsewhere = Person(server)
    assert elsewhere.ok("POST", "/api/login", account("ARYA of winterfell"))["id"] == before
    assert [t["id"] for t in elsewhere.ok("GET", "/api/tables?which=mine")] == [table["id"]]
    assert elsewhere.page(table["id"]).decision()["choices"]


def test_wrong_passwords_and_taken_names(server: Server) -> None:
    owner = Person(server)
    owner.ok("POST", "/api/register", account("Sansa of Winterfell"))
    other = Person(server, "Other")
    assert other.refused("POST", "/api/register", account("sansa OF winterfell")) == (
        409,
        "server-name-taken",
    )
    assert other.ok("GET", "/api/me")["guest"] is True
    wrong = {"name": "Sansa of Winterfell", "password": "not the password"}
    assert other.refused("POST", "/api/login", wrong) == (403, "server-wrong-password")
    nobody = {"name": "Nobody there", "password": "not the password"}
    assert other.refused("POST", "/api/login", nobody) == (403, "server-wrong-password")
    short = {"name": "Rickon", "password": "short"}
    assert other.refused("POST", "/api/register", short) == (422, "server-bad-password")
    nul = {"name": "a\x00b", "password": "long enough"}
    assert other.refused("POST", "/api/login", nul) == (422, "server-bad-request")


def test_a_new_password_ends_all_sessions_but_this_one(server: Server) -> None:
    here, elsewhere, guest = Person(server), Person(server), Person(server, "Bran")
    here.ok("POST", "/api/register", account("Bran of Winterfell"))
    elsewhere.ok("POST", "/api/login", account("Bran of Winterfell"))
    wish = {"old": "long enough", "new": "three-eyed raven"}
    assert guest.refused("PUT", "/api/me/password", wish) == (409, "server-guest-without-password")
    wrong = {**wish, "old": "not the password"}
    assert here.refused("PUT", "/api/me/password", wrong) == (403, "server-wrong-old-password")
    short = {**wish, "new": "short"}
    assert here.refused("PUT", "/api/me/password", short) == (422, "server-bad-password")
    assert elsewhere.ok("GET", "/api/me")["name"] == "Bran of Winterfell"
    here.ok("PUT", "/api/me/password", wish)
    assert here.ok("GET", "/api/me")["name"] == "Bran of Winterfell"
    assert elsewhere.refused("GET", "/api/me") == (401, "server-log-in-first")
    old = elsewhere.refused("POST", "/api/login", account("Bran of Winterfell"))
    assert old == (403, "server-wrong-password")
    elsewhere.ok(
        "POST", "/api/login", {"name": "Bran of Winterfell", "password": "three-eyed raven"}
    )


def test_logging_out_ends_the_session_itself(server: Server) -> None:
    person = Person(server, "Bran")
    cookie = person.http.cookies["throneroom"]
    person.ok("POST", "/api/logout")
    thief = Person(server)
    thief.http.cookies.set("throneroom", cookie)
    assert thief.refused("GET", "/api/me") == (401, "server-log-in-first")


def test_a_cookie_that_was_copied_before_opens_nothing_afterwards(server: Server) -> None:
    def stranger_with(cookie: str) -> Person:
        stranger = Person(server)
        stranger.http.cookies.set("throneroom", cookie)
        return stranger

    person = Person(server, "Arya Underfoot")
    for path in ("/api/register", "/api/login"):
        copied = person.http.cookies["throneroom"]
        assert stranger_with(copied).ok("GET", "/api/me")["name"] == "Arya Underfoot"
        person.ok("POST", path, account("Arya Underfoot"))
        assert stranger_with(copied).refused("GET", "/api/me") == (401, "server-log-in-first")
        assert person.ok("GET", "/api/me")["guest"] is False


def test_who_only_watches_stays_when_others_come(server: Server) -> None:
    table = Person(server, "Owner").bot_table("iron_throne", 4)
    watching = Person(server).page(table["id"])
    watching.state()
    Person(server, "Newcomer")
    assert watching.ask("ping")["t"] == "ack"


def test_a_guest_may_change_the_nickname_and_an_account_may_not(server: Server) -> None:
    person = Person(server, "Reek")
    assert person.ok("PUT", "/api/me", {"name": "Theon"})["name"] == "Theon"
    person.ok("PUT", "/api/me", {"webhook": "https://example.org/hook"})
    assert person.ok("PUT", "/api/me", {})["webhook"] == "https://example.org/hook"
    assert person.ok("PUT", "/api/me", {"webhook": None})["webhook"] is None
    person.ok("POST", "/api/register", account("Theon Greyjoy"))
    refusal = person.refused("PUT", "/api/me", {"name": "Reek"})
    assert refusal == (409, "server-account-keeps-name")


def test_a_new_name_is_shown_at_once_wherever_somebody_sits(server: Server) -> None:
    alice, bob = Person(server, "Alice"), Person(server, "Bob")
    table, (page, other) = seated("iron_throne", 4, alice, bob)
    page.state()
    bob.ok("POST", "/api/register", account("Robert of Tarth"))
    page.until(lambda f: f["t"] == "table" and f["seats"][1]["name"] == "Robert of Tarth")
    # The pages of the session before come back with the new one.
    assert other.closed() == SESSION_ENDED
    assert bob.page(table).ask("chat", text="It is me.")["t"] == "ack"
    said = page.until(lambda f: f["t"] == "chat" and bool(f["messages"]))["messages"][0]
    assert said["from"] == "Robert of Tarth"


def test_who_comes_again_and_again_is_not_forgotten(server: Server) -> None:
    """A guest has no password: the games would be lost with the session."""
    person = Person(server, "Old")
    with rows(server) as connection:
        soon = time.time() + 3600
        mine = schema.sessions.c.user_id == person.ok("GET", "/api/me")["id"]
        connection.execute(update(schema.sessions).where(mine).values(expires=soon))
    answer = person.ask("GET", "/api/me")
    assert "max-age" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in person.ask("GET", "/api/me").headers
    with rows(server) as connection:
        expires = connection.scalars(select(schema.sessions.c.expires).where(mine)).one()
    assert expires > soon + 1_000_000


def test_cookies_are_signed_and_out_of_the_reach_of_scripts(server: Server) -> None:
    person = Person(server)
    answer = person.ask("POST", "/api/guest", {"name": "Jon"})
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header
    token, _, signature = person.http.cookies["throneroom"].partition(".")
    for forged in (token, f"{token}.", f"{token}.{'0' * len(signature)}", f"x{token}.{signature}"):
        thief = Person(server)
        thief.http.cookies.set("throneroom", forged)
        assert thief.refused("GET", "/api/me") == (401, "server-log-in-first")


def test_sessions_outlive_the_server_and_cookies_can_be_secure(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, secure_cookies="1") as first:
        person = Person(first)
        answer = person.ask("POST", "/api/guest", {"name": "Jon"})
        header = answer.headers["set-cookie"].lower()
        assert header.startswith("__host-throneroom=")
        assert "; path=/;" in header
        assert "; secure" in header
        assert "domain" not in header
        cookie = answer.headers["set-cookie"].split(";")[0]
        # One that a neighbour under the same domain could have planted is not looked at.
        planted = {"Cookie": cookie.removeprefix("__Host-")}
        strange = httpx.get(f"{first.address}/api/me", headers=planted, timeout=PATIENCE)
        assert strange.status_code == 401
    with serving(database, tmp_path, secure_cookies="1") as second:
        again = httpx.get(f"{second.address}/api/me", headers={"Cookie": cookie}, timeout=PATIENCE)
        assert again.json()["name"] == "Jon"
        # Logging in is limited, for each address.
    with serving(database, tmp_path, limits="1") as limited:
        person = Person(limited)
        login = {"name": "Nobody", "password": "guess what"}
        tried = until(429, lambda: person.ask("POST", "/api/login", login).status_code)
        assert tried[:8] == [403] * 8
        guest = Person(limited, "Maker")
        new = {"game": "watch", "seats": 3}
        made = until(429, lambda: guest.ask("POST", "/api/tables", new).status_code)
        assert made[:12] == [200] * 12
        table = guest.ok("GET", "/api/tables?which=mine")[0]
        page = guest.page(table["id"])
        answers = until("refused", lambda: page.ask("chat", text="spam")["t"])
        assert answers[:10] == ["ack"] * 10


def test_foreign_pages_are_refused(server: Server) -> None:
    person = Person(server, "Jon")
    body = {"name": "Snow"}
    plain = httpx.post(f"{server.address}/api/guest", json=body, timeout=PATIENCE)
    assert plain.status_code == 403
    assert plain.json()["error"]["key"] == "server-foreign-page"
    for origin, status in ((server.address, 200), ("https://evil.example", 403), ("null", 403)):
        answer = person.ask("POST", "/api/guest", body, headers={"Origin": origin})
        assert answer.status_code == status


def test_refusals_speak_the_language_of_the_reader(server: Server) -> None:
    person = Person(server)

    def text(**headers: str) -> str:
        answer = person.ask("GET", "/api/me", headers=headers)
        return str(answer.json()["error"]["text"])

    texts = [text(**{"Accept-Language": wish}) for wish in ("en", "pl-PL,pl;q=0.9", "fr, bg;q=0.5")]
    assert len(set(texts)) == 3
    assert text(**{"Cookie": "lang=bg", "Accept-Language": "pl"}) == texts[2]


def test_huge_bodies_are_refused_whatever_their_headers_say(server: Server) -> None:
    person = Person(server)
    huge = b'{"name": "' + b"x" * 70_000 + b'"}'
    assert person.ask("POST", "/api/guest", content=huge).status_code == 413

    def pieces() -> object:
        for start in range(0, len(huge), 8192):
            yield huge[start : start + 8192]

    assert person.ask("POST", "/api/guest", content=pieces()).status_code == 413
    long = {"name": "x" * 201, "password": "y" * 20}
    assert person.refused("POST", "/api/register", long) == (422, "server-bad-request")


def test_every_answer_has_careful_headers(server: Server) -> None:
    for path in ("/health", "/api/games", "/api/me", "/"):
        headers = httpx.get(f"{server.address}{path}", timeout=PATIENCE).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
