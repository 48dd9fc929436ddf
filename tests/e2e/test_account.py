"""What is one's own: a second factor, a forgotten password, and to be forgotten."""

import base64
import time

import httpx
from playwright.sync_api import Locator, Page, Route, expect
from sqlalchemy import create_engine, insert, select

from throneroom.server import people, schema, second_factor

NAME, PASSWORD, NEW = "Jeyne Westerling", "the crag by the sea", "hollow hill and oath"


def plant_letter(database: str, token: str) -> None:
    """A letter about a forgotten password has been sent."""
    engine, users = create_engine(database), schema.users
    with engine.begin() as connection:
        user_id = connection.execute(select(users.c.id).where(users.c.name == NAME)).scalar_one()
        values = {"token": people.token_hash(token), "user_id": user_id}
        expires = time.time() + 600
        connection.execute(insert(schema.recoveries).values(**values, expires=expires))
    engine.dispose()


def make_account(page: Page, name: str) -> Locator:
    """Makes an account; returns the panel of its second factor."""
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    return page.locator("section", has=page.get_by_role("heading", name="Second factor"))


def test_what_is_typed_before_the_server_has_answered_stays(page: Page) -> None:
    held: list[Route] = []
    page.route("**/api/me/second", lambda route: held.append(route))
    second = make_account(page, "Roslin Frey")
    second.get_by_label("Present password").fill(PASSWORD)
    with page.expect_response("**/api/me/second"):
        held.pop().continue_()
    page.unroute("**/api/me/second")
    second.get_by_role("button", name="Set it up").click()
    expect(second.get_by_role("img", name="QR code of the secret")).to_be_visible()


def test_an_account_from_its_second_factor_to_its_end(page: Page, database: str) -> None:
    second = make_account(page, NAME)
    second.get_by_label("Present password").fill(PASSWORD)
    second.get_by_role("button", name="Set it up").click()
    expect(second.get_by_role("img", name="QR code of the secret")).to_be_visible()
    secret = second.locator("code").inner_text().replace(" ", "")
    step = int(time.time()) // second_factor.STEP_SECONDS
    code = second_factor.code_at(base64.b32decode(secret), step)
    second.get_by_label("Code", exact=True).fill(code)
    second.get_by_role("button", name="Put it on").click()
    expect(second.locator("li")).to_have_count(10)
    codes = second.locator("li").all_inner_texts()
    second.get_by_role("button", name="I have noted them").click()
    expect(second.get_by_role("status")).to_contain_text("10 codes on paper are left")
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("link", name="Forgotten your password?").click()
    expect(page.get_by_text("This server sends no mail.")).to_be_visible()
    plant_letter(database, "a" * 32)
    page.goto(f"/recover#{'a' * 32}")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("status")).to_contain_text(f"“{NAME}” has a new password")
    expect(page.get_by_label("Name", exact=True)).to_have_value(NAME)
    page.get_by_label("Password", exact=True).fill(NEW)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_label("Code", exact=True)).to_be_focused()
    page.get_by_label("Code", exact=True).fill("aaaa-aaaa")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(
        "This code is not right, or it has been used already."
    )
    page.get_by_label("Code", exact=True).fill(codes[0])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert NAME in download.value.path().read_text("utf-8")
    data = page.locator("section", has=page.get_by_role("heading", name="My data"))
    data.get_by_role("button", name="Delete everything").click()
    expect(data.get_by_role("listitem")).to_have_count(4)
    data.get_by_label("Present password").fill(NEW)
    data.get_by_label("Code", exact=True).fill(codes[1])
    data.get_by_label("Yes, delete everything").check()
    data.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything has been deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Come in")).to_be_visible()


def test_bots_of_an_account_are_made_listed_and_let_in_no_more(page: Page, server: str) -> None:
    ours, owner = {"X-Throneroom": "1"}, {"name": "Mance Rayder", "password": PASSWORD}
    assert page.request.post("/api/register", headers=ours, data=owner).ok
    page.goto("/account")
    bots = page.locator("section", has=page.get_by_role("heading", name="My bots"))
    bots.get_by_label("Name of the bot").fill("Raven")
    bots.get_by_role("button", name="New bot").click()
    expect(bots.get_by_role("status")).to_contain_text("token of Raven [bot]")
    token = bots.get_by_label("Token").input_value()

    def comes_in() -> bool:
        """A bot is known, but is told nothing that is a person's; nobody else is known."""
        told = httpx.get(f"{server}/api/me", headers={"Authorization": f"Bearer {token}"})
        assert told.json()["error"]["key"] in ("server-not-for-bots", "server-log-in-first")
        return told.status_code == 403

    assert comes_in()
    bots.get_by_role("button", name="I have noted it").click()
    expect(bots.get_by_label("Token")).to_have_count(0)
    page.reload()
    expect(bots.get_by_role("link", name="Raven [bot]")).to_be_visible()
    assert token not in page.content(), "it was to be shown once"
    bots.get_by_role("button", name="Let it in no more: Raven [bot]").click()
    bots.get_by_role("button", name="Back").click()
    assert comes_in()
    bots.get_by_role("button", name="Let it in no more: Raven [bot]").click()
    bots.get_by_role("button", name="Let it in no more", exact=True).click()
    expect(bots.get_by_role("listitem")).to_have_count(0)
    assert not comes_in()
