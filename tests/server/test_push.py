"""Turn notices by web push, through a real push service that reads them as a browser would."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select, update
from tests.server.client import PATIENCE, Person
from tests.server.conftest import new_database
from tests.server.process import Server, rows, serving
from tests.server.push_service import Browser, PushService, bytes_of, push_service, text_of

from throneroom.server import notices, push, schema, sealing
from throneroom.server.config import Config
from throneroom.server.database import migrate, open_engine
from throneroom.server.errors import Refused

# RFC 8291, appendix A.
SAID = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    public, auth = bytes_of(READER_PUBLIC), bytes_of(AUTH)
    sealed = sealing.seal(SAID, public, auth, private_key(SENDER), bytes_of(SALT))
    assert text_of(sealed) == SEALED
    assert Browser("", private_key(READER), auth).read(sealed) == SAID


def test_every_message_is_sealed_anew() -> None:
    public, auth = bytes_of(READER_PUBLIC), bytes_of(AUTH)
    first, second = (sealing.seal(SAID, public, auth) for _ in range(2))
    assert first[:16] != second[:16], "the salt"
    assert first[21:86] != second[21:86], "the sender's key"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that may reach a push service here."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"))
    with serving(
        database, tmp_path, private_webhooks="1", mail_from="host@throneroom.example"
    ) as server:
        yield server


def slow_turn(person: Person) -> str:
    """A slow table of an absent person, who is asked at once."""
    return str(person.bot_table("iron_throne", 3, pace={"slow": 24})["id"])


def on(person: Person) -> bool:
    return bool(person.ok("GET", "/api/push")["on"])


def test_a_notice_comes_to_every_browser_that_wants_it(
    served: Server, service: PushService
) -> None:
    desk, phone = Person(served), Person(served)
    account = {"name": "Alice Karstark", "password": "correct horse"}
    desk.ok("POST", "/api/register", account)
    desk.ok("PUT", "/api/me", {"language": "pl"})
    phone.ok("POST", "/api/login", account)
    browsers = {desk: service.browser("desk"), phone: service.browser("phone")}
    for person, browser in browsers.items():
        assert not on(person)
        assert person.ok("PUT", "/api/push", browser.subscription) == {"ok": True}
        assert on(person)
    table = slow_turn(desk)
    wanted = {
        "title": "Throneroom",
        "text": "Twoja kolej w grze „Gra o Tron: Żelazny Tron”.",
        "place": f"/table/{table}",
        "off": "Koniec z powiadomieniami",
    }
    for browser in browsers.values():
        assert service.sent_to(browser) == [wanted]
    first = service.pushes[0]
    claims = first.checked(service.address)
    assert claims["sub"] == "mailto:host@throneroom.example"
    assert claims["key"] == desk.ok("GET", "/api/push")["key"]
    assert first.headers["content-encoding"] == "aes128gcm"
    assert int(first.headers["ttl"]) > 0
    assert first.headers["topic"] == table
    # One browser wants no more, by one click in it; the other still does.
    assert desk.ok("DELETE", "/api/push") == {"ok": True}
    assert not on(desk)
    slow_turn(desk)
    assert len(service.sent_to(browsers[phone], 2)) == 2
    assert len(service.sent_to(browsers[desk])) == 1


def test_a_browser_that_is_gone_is_forgotten(served: Server, service: PushService) -> None:
    bob = Person(served, "Bob")
    for status in (404, 410):
        browser = service.browser(f"gone{status}")
        service.answers[f"/gone{status}"] = status
        bob.ok("PUT", "/api/push", browser.subscription)
        slow_turn(bob)
        service.sent_to(browser)
        end = time.monotonic() + PATIENCE
        while on(bob):
            assert time.monotonic() < end
            time.sleep(0.02)


def test_one_a_day_is_enough_for_some(served: Server, service: PushService) -> None:
    bob = Person(served, "Bob")
    browser = service.browser("bob")
    bob.ok("PUT", "/api/push", browser.subscription)
    assert bob.ok("PUT", "/api/me", {"push_daily": True})["push_daily"] is True
    first = slow_turn(bob)
    service.sent_to(browser)
    slow_turn(bob)
    users = schema.users
    with rows(served) as connection:
        sent = connection.execute(select(users.c.push_sent)).scalar_one()
        # The second turn has been looked at when it is noted down as told.
        told = select(func.count()).where(schema.seats.c.noticed.is_not(None))
    end = time.monotonic() + PATIENCE
    while True:
        with rows(served) as connection:
            if connection.execute(told).scalar_one() == 2:
                connection.execute(update(users).values(push_sent=sent - notices.DAY - 1))
                break
        assert time.monotonic() < end
        time.sleep(0.02)
    third = slow_turn(bob)
    places = [said["place"] for said in service.sent_to(browser, 2)]
    assert places == [f"/table/{first}", f"/table/{third}"]


def test_notices_end_with_the_session_and_belong_to_whoever_subscribed_last(
    served: Server, service: PushService
) -> None:
    alice, bob = Person(served, "Alice"), Person(served, "Bob")
    shared = service.browser("shared")
    alice.ok("PUT", "/api/push", shared.subscription)
    bob.ok("PUT", "/api/push", shared.subscription)
    assert (on(alice), on(bob)) == (False, True)
    bob.ok("POST", "/api/register", {"name": "Bob the Builder", "password": "correct horse"})
    assert on(bob), "the same person in the same browser"
    bob.ok("POST", "/api/logout")
    with rows(served) as connection:
        assert connection.execute(select(func.count()).select_from(schema.pushes)).scalar() == 0


def test_nobody_subscribes_without_a_name(served: Server, service: PushService) -> None:
    wish = service.browser("nobody").subscription
    assert Person(served).refused("PUT", "/api/push", wish) == (401, "server-log-in-first")
    assert not on(Person(served))


@pytest.mark.parametrize(
    "endpoint", ["http://push.example/a", "ftp://push.example", "https://", "https://a:b@c.example"]
)
def test_what_is_no_push_service_is_refused(alice: Person, endpoint: str) -> None:
    wish = Browser(endpoint).subscription
    assert alice.refused("PUT", "/api/push", wish) == (422, "server-bad-push")
    good = Browser("https://push.example/a").subscription
    assert alice.ok("PUT", "/api/push", good) == {"ok": True}


@pytest.mark.parametrize(
    ("public", "auth"),
    [
        (READER_PUBLIC, AUTH[:-2]),
        (READER_PUBLIC[:-4], AUTH),
        (text_of(b"\x04" + bytes(64)), AUTH),  # a point that is not on the curve
        ("", AUTH),
        ("a", AUTH),
    ],
)
def test_what_is_no_key_of_a_browser_is_refused(public: str, auth: str) -> None:
    push.check("https://push.example/a", READER_PUBLIC, AUTH, False)
    with pytest.raises(Refused, match="bad-push"):
        push.check("https://push.example/a", public, auth, False)


def test_push_services_at_private_addresses_are_not_reached(service: PushService) -> None:
    config = Config(push_key=sealing.new_key())
    browser = service.browser("private")
    keys = browser.subscription["keys"]
    to = push.Subscription(browser.endpoint, keys["p256dh"], keys["auth"])
    assert asyncio.run(push.send(config, to, "topic", {"title": "Throneroom"})) == 0
    assert service.pushes == []


def test_the_key_is_made_once(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    kept = []
    for _ in range(2):
        with engine.begin() as connection:
            kept.append(push.stored_key(connection))
    engine.dispose()
    assert kept[0] == kept[1]
    key = push.public_key(Config(push_key=kept[0]))
    assert (len(bytes_of(key)), bytes_of(key)[0]) == (65, 4)
