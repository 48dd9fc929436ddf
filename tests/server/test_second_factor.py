"""A second factor: codes of a program (RFC 6238), once each, a few tries, and codes on paper."""

import base64
import io
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, select, update
from tests.server.client import Person
from tests.server.process import Server, rows

from throneroom.cli.main import run
from throneroom.server import people, schema, second_factor
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused

PASSWORD = "winter is coming"
SECRET = "the server's"
NOW = 1_800_000_000.0  # for what needs no server

# RFC 6238, Appendix B, for SHA-1: seconds since 1970, and the last six of the eight digits.
VECTORS = [
    (59, "287082"),
    (1111111109, "081804"),
    (1111111111, "050471"),
    (1234567890, "005924"),
    (2000000000, "279037"),
    (20000000000, "353130"),
]


@pytest.mark.parametrize(("at", "code"), VECTORS)
def test_codes_are_those_of_the_standard(at: int, code: str) -> None:
    step = at // second_factor.STEP_SECONDS
    assert second_factor.code_at(b"12345678901234567890", step) == code


def shown(secret: str, later: int = 0, now: float = NOW) -> str:
    """What a program shows now, or so many steps later."""
    step = int(now) // second_factor.STEP_SECONDS + later
    return second_factor.code_at(base64.b32decode(secret), step)


def wrong(secret: str, now: float = NOW) -> str:
    """A code that fits at no moment near."""
    near = {shown(secret, later, now) for later in range(-3, 4)}
    return next(code for code in (f"{n:06}" for n in range(9)) if code not in near)


def test_an_account_asks_for_a_code(server: Server) -> None:
    arya = Person.registered(server, "Arya Second")
    elsewhere = Person(server)
    login = {"name": "arya second", "password": PASSWORD}
    elsewhere.ok("POST", "/api/login", login)
    assert arya.ok("GET", "/api/me/second") == {"on": False, "codes": 0}
    wish = {"password": "not this one"}
    assert arya.refused("POST", "/api/me/second", wish) == (403, "server-wrong-old-password")
    refused = arya.refused("PUT", "/api/me/second", {"code": "123456"})
    assert refused == (409, "server-second-factor-not-begun")
    refused = arya.refused("POST", "/api/me/second/off", {"password": PASSWORD})
    assert refused == (409, "server-second-factor-is-off")
    told = arya.ok("POST", "/api/me/second", {"password": PASSWORD})
    secret = told["secret"]
    assert told["address"] == (
        f"otpauth://totp/Throneroom:Arya%20Second?secret={secret}&issuer=Throneroom"
    )
    # It is not on before a code has come back.
    elsewhere.ok("POST", "/api/login", login)
    refused = arya.refused("PUT", "/api/me/second", {"code": wrong(secret, time.time())})
    assert refused == (403, "server-wrong-code")
    before = arya.http.cookies["throneroom"]
    first = shown(secret, 0, time.time())
    codes = arya.ok("PUT", "/api/me/second", {"code": first})["codes"]
    assert len(set(codes)) == 10
    assert arya.ok("GET", "/api/me/second") == {"on": True, "codes": 10}
    # A new session here, and none elsewhere.
    assert arya.http.cookies["throneroom"] != before
    assert elsewhere.refused("GET", "/api/me") == (401, "server-log-in-first")
    again = arya.refused("POST", "/api/me/second", {"password": PASSWORD, "code": codes[9]})
    assert again == (409, "server-second-factor-is-on")
    # The password alone opens nothing; without it nobody hears of codes.
    assert elsewhere.refused("POST", "/api/login", login) == (403, "server-code-needed")
    guess = {**login, "password": "not this one", "code": first}
    assert elsewhere.refused("POST", "/api/login", guess) == (403, "server-wrong-password")
    assert elsewhere.refused("GET", "/api/me") == (401, "server-log-in-first")
    # The code that put it on is used up; the next one is not.
    used = elsewhere.refused("POST", "/api/login", {**login, "code": first})
    assert used == (403, "server-wrong-code")
    ahead = shown(secret, 1, time.time())
    elsewhere.ok("POST", "/api/login", {**login, "code": f" {ahead[:3]} {ahead[3:]} "})
    # One on paper, with or without its dashes.
    paper = {**login, "code": codes[0].upper().replace("-", "")}
    Person(server).ok("POST", "/api/login", paper)
    assert elsewhere.refused("POST", "/api/login", paper) == (403, "server-wrong-code")
    assert arya.ok("GET", "/api/me/second") == {"on": True, "codes": 8}
    new = arya.ok("POST", "/api/me/second/codes", {"password": PASSWORD, "code": codes[1]})["codes"]
    assert not set(new) & set(codes)
    off = {"password": PASSWORD, "code": ""}
    assert arya.refused("POST", "/api/me/second/off", off) == (403, "server-code-needed")
    off = {"password": PASSWORD, "code": codes[2]}
    assert arya.refused("POST", "/api/me/second/off", off) == (403, "server-wrong-code")
    arya.ok("POST", "/api/me/second/off", {"password": PASSWORD, "code": new[0]})
    Person(server).ok("POST", "/api/login", login)
    # Nothing of it is kept.
    mine = arya.ok("GET", "/api/me")["id"]
    with rows(server) as connection:
        for table in (schema.recovery_codes, schema.second_factors):
            kept = connection.execute(select(table).where(table.c.user_id == mine))
            assert kept.all() == []


def test_a_guest_has_no_second_factor(alice: Person) -> None:
    refused = alice.refused("POST", "/api/me/second", {"password": ""})
    assert refused == (409, "server-guest-without-password")


@pytest.mark.parametrize("code", ["x" * 201, "\0", 123456, None, ["1"]])
def test_senseless_codes_are_refused(server: Server, code: object) -> None:
    login = {"name": "Arya", "password": PASSWORD, "code": code}
    assert Person(server).ask("POST", "/api/login", login).status_code == 422


# What is kept, on both kinds of database


def with_second(engine: Engine, name: str) -> tuple[str, str, list[str]]:
    """An account that asks for codes: its id, its secret, and its codes on paper."""
    with engine.begin() as connection:
        user_id = people.register(connection, name, "x", None).id
        secret = second_factor.prepare(connection, SECRET, user_id, name).secret
        codes = second_factor.confirm(connection, SECRET, user_id, shown(secret, -1), NOW)
    assert isinstance(codes, list)
    return user_id, secret, codes


def tried(
    engine: Engine, user_id: str, code: str, server_secret: str = SECRET, now: float = NOW
) -> str:
    """Why a code is not taken."""
    with engine.begin() as connection:
        refusal = second_factor.check(connection, server_secret, user_id, code, now)
    return "" if refusal is None else refusal.key


def test_a_code_is_good_for_one_step_around_and_once(engine: Engine) -> None:
    user_id, secret, _ = with_second(engine, "Jaqen")
    for later in (-3, -2, 2, 3):
        assert tried(engine, user_id, shown(secret, later)) == "wrong-code"
    assert tried(engine, user_id, shown(secret)) == ""
    assert tried(engine, user_id, shown(secret)) == "wrong-code"
    assert tried(engine, user_id, shown(secret, -1)) == "wrong-code"
    assert tried(engine, user_id, shown(secret, 1)) == ""


@pytest.mark.parametrize("code", ["", "12345", "1234567", "١٢٣٤٥٦", "²³⁴⁵⁶⁷", "%", "' OR 1=1 --"])
def test_what_is_no_code_is_wrong(engine: Engine, code: str) -> None:
    user_id, _, _ = with_second(engine, f"Waif {code.encode().hex()}"[:24])
    assert tried(engine, user_id, code) == "wrong-code"


def test_whoever_guesses_must_wait(engine: Engine) -> None:
    user_id, secret, codes = with_second(engine, "Meryn")
    bad = wrong(secret)
    assert [tried(engine, user_id, bad) for _ in range(6)] == ["wrong-code"] * 5 + ["too-often"]
    # Now the right ones do not help either, and it is waited from the last guess, not from these.
    assert tried(engine, user_id, shown(secret)) == "too-often"
    assert tried(engine, user_id, codes[0]) == "too-often"
    later = NOW + second_factor.PAUSE_SECONDS
    assert tried(engine, user_id, codes[0], now=later) == "too-often"
    assert tried(engine, user_id, "x", now=later + 1) == "wrong-code"
    assert tried(engine, user_id, codes[0], now=later + 1) == ""
    told = [tried(engine, user_id, "x", now=later + 1) for _ in range(6)]
    assert told == ["wrong-code"] * 5 + ["too-often"]


def at_once(tries: list[Callable[[], str]]) -> list[str]:
    begun = threading.Barrier(len(tries))
    told: list[str] = []

    def one(work: Callable[[], str]) -> None:
        begun.wait()
        told.append(work())

    threads = [threading.Thread(target=one, args=(work,)) for work in tries]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(told)


def test_nobody_guesses_more_by_guessing_at_once(engine: Engine) -> None:
    user_id, secret, codes = with_second(engine, "Polliver")
    bad = wrong(secret)
    told = at_once([lambda: tried(engine, user_id, bad)] * 8)
    assert told == ["too-often"] * 3 + ["wrong-code"] * 5
    user_id, secret, codes = with_second(engine, "Rorge")
    for code in (codes[0], shown(secret)):
        told = at_once([lambda code=code: tried(engine, user_id, code)] * 3)  # type: ignore[misc]
        assert told == ["", "wrong-code", "wrong-code"]


def test_a_secret_is_of_no_use_without_the_servers(engine: Engine) -> None:
    user_id, secret, codes = with_second(engine, "Lommy")
    factors = schema.second_factors
    query = select(factors.c.secret).where(factors.c.user_id == user_id)
    with engine.connect() as connection:
        kept = connection.execute(query).scalar_one()
    assert base64.b32decode(secret) not in base64.b64decode(kept)
    # A host who has changed it: programs are of no use, but paper is.
    assert tried(engine, user_id, shown(secret), "another") == "wrong-code"
    assert tried(engine, user_id, codes[0], "another") == ""
    # Nor is one that was copied from another account.
    other, _, _ = with_second(engine, "Hot Pie")
    with engine.begin() as connection:
        connection.execute(update(factors).where(factors.c.user_id == other).values(secret=kept))
    assert tried(engine, other, shown(secret)) == "wrong-code"
    with engine.begin() as connection:
        connection.execute(update(factors).where(factors.c.user_id == other).values(secret="?"))
    assert tried(engine, other, shown(secret)) == "wrong-code"


def test_begun_again_only_the_last_secret_counts(engine: Engine) -> None:
    with engine.begin() as connection:
        user_id = people.register(connection, "Yoren", "x", None).id
        first = second_factor.prepare(connection, SECRET, user_id, "Yoren").secret
        second = second_factor.prepare(connection, SECRET, user_id, "Yoren").secret
        refusal = second_factor.confirm(connection, SECRET, user_id, shown(first), NOW)
        assert isinstance(refusal, Refused)
        assert refusal.key == "wrong-code"
        assert not second_factor.standing(connection, user_id).on
        codes = second_factor.confirm(connection, SECRET, user_id, shown(second), NOW)
        assert isinstance(codes, list)


def test_a_host_can_switch_it_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = open_engine(address)
    migrate(engine)
    user_id, _, _ = with_second(engine, "Syrio")
    with engine.begin() as connection:
        account = people.find_account(connection, "Syrio")
        assert account is not None
        people.open_session(connection, SECRET, account.person)

    def admin(*words: str) -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        return run(["admin", *words, "--db", address, "--lang", "en"])

    assert admin("second-factor-off", "syrio") == 0
    assert "“Syrio” needs no code any more" in capsys.readouterr().out
    with engine.begin() as connection:
        assert second_factor.standing(connection, user_id) == (False, 0)
        assert connection.execute(select(schema.sessions)).all() == []
        assert connection.execute(select(schema.recovery_codes)).all() == []
    engine.dispose()
    assert admin("second-factor-off", "syrio") == 2
    assert admin("second-factor-off", "nobody") == 2
    capsys.readouterr()
    assert admin("audit") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].endswith("switched off the second factor of “Syrio”")
