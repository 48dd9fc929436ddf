"""Names: what looks like the name of an account is the account's alone, and guests are marked."""

import pytest
from tests.server.client import Person, seated
from tests.server.finished import finished
from tests.server.process import Server

from throneroom.server.errors import Refused
from throneroom.server.names import clean_name, folded, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sam", "sam"),
        ("Sam", "S a m"),
        ("Sam", "Sаm"),  # with a Cyrillic а
        ("Sam", "Sám"),
        ("Sam", "5am"),
        ("Sam", "Sam."),
        ("Sam", "Ѕаm"),
        ("Sam", "\u202eSam".replace("\u202e", "\u200b")),
        ("Illyrio", "lllyri0"),
        ("Illyrio", "Iⅼⅼуrіо"),
        ("Ярослав", "ЯРОСЛАВ"),
        ("Ayra", "Αуга"),
        ("modern", "rnodem"),
        ("Żółw", "Zolw"),
        ("…", "…"),
        ("Sam", "Sam\u3164"),  # a letter of Hangul that shows nothing
        ("Sam", "\uffa0Sam"),
        ("Sam", "Saᴍ"),
        ("Ned", "Νed"),  # with a Greek capital
        ("Henry", "Ηenry"),
        ("Mycah", "ΜΥcah"),
        ("Zei", "Ζei"),
        ("Catelyn", "Ϲatelyn"),
        ("Varys", "Ꮩarys"),
        ("Hodor", "հօԁօr"),
        ("♛", "♛\ufe0e"),
        ("♛", "\u2800♛"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [("Sam", "Samwell"), ("Jon", "Ion"), ("Sansa", "Sanza"), ("Иван", "Ивана"), ("…", "!!")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_an_account_is_found_by_its_own_name_alone() -> None:
    assert folded("Sam  Tarly") == folded("sam tarly")
    assert folded("Sam") != folded("Sаm")


def test_a_name_that_looks_like_an_accounts_is_the_accounts_alone(server: Server) -> None:
    ayra = Person.registered(server, "Ayra Storm")
    guest = Person(server)
    for alike in ("Ayra Storm", "ayrastorm", "Αуra Storm", "Аyrа Ѕtorm"):
        refusal = (409, "server-name-reserved")
        assert guest.refused("POST", "/api/guest", {"name": alike}) == refusal
        wish = {"name": alike, "password": "winter is coming"}
        assert guest.refused("POST", "/api/register", wish) == (409, "server-name-taken")
    guest.ok("POST", "/api/guest", {"name": "Ayla Storm"})
    assert guest.refused("PUT", "/api/me", {"name": "Аyra Storm"})[1] == "server-name-reserved"
    assert ayra.ok("GET", "/api/me")["name"] == "Ayra Storm"


def test_a_name_is_reserved_in_capitals_too(server: Server) -> None:
    """Some letters look like others only as capitals."""
    Person.registered(server, "ΝΥΜΗΡΙΑ")
    guest = Person(server)
    for alike in ("νυμηρια", "Νυμηρια", "NYMHPIA"):
        refusal = (409, "server-name-reserved")
        assert guest.refused("POST", "/api/guest", {"name": alike}) == refusal


def test_a_guest_is_marked_as_one_everywhere(server: Server) -> None:
    account, guest = Person.registered(server, "Asha Steel"), Person(server, "Theon")
    ids = [person.ok("GET", "/api/me")["id"] for person in (account, guest)]
    table, pages = seated("iron_throne", 3, account, guest)
    info = account.ok("GET", f"/api/tables/{table}")
    assert [seat["guest"] for seat in info["seats"]] == [False, True, False]
    for page in pages:
        assert page.ask("chat", text="What is dead may never die")["t"] == "ack"
    said = pages[0].until(lambda f: f["t"] == "chat" and f["messages"][-1]["from"] == "Theon")
    assert said["messages"][-1]["guest"] is True
    later = account.page(table)
    later.state()
    heard = {one["from"]: one["guest"] for one in later.latest["chat"]["messages"]}
    assert heard == {"Asha Steel": False, "Theon": True}
    account.ok("PUT", f"/api/friends/{ids[1]}")
    assert account.ok("GET", "/api/friends")[0]["guest"] is True
    finished(server, account, guest)
    profile = account.ok("GET", f"/api/people/{ids[0]}")
    assert [one["guest"] for one in profile["opponents"]] == [True]
    assert [seat["guest"] for seat in profile["games"][0]["seats"]] == [False, True, False]
    # Whoever makes an account is none any more, but what was said before stays marked.
    guest.ok("POST", "/api/register", {"name": "Theon Salt", "password": "winter is coming"})
    info = account.ok("GET", f"/api/tables/{table}")
    assert [seat["guest"] for seat in info["seats"]] == [False, False, False]
    assert pages[0].ask("chat", text="Sorry")["t"] == "ack"


NAMED_AS_BOTS = ("Raven [bot]", "Raven [B0T]", "[ Ьоt ] Raven", "Raven ［ｂｏｔ］")


@pytest.mark.parametrize("name", NAMED_AS_BOTS)
def test_a_person_is_not_called_as_bots_are(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.key == "name-of-bots"


@pytest.mark.parametrize("name", ["Botley", "Raven (both)", "[Raven]", "bot"])
def test_other_names_are_nobodys_mark(name: str) -> None:
    assert clean_name(name) == name
