"""Turn notices as people set them up: by e-mail through a real SMTP server, and by web push through
a real push service and the browser's own worker."""

import json
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from tests.e2e.player import PATIENCE, new_person
from tests.server.post_office import post_office, wait_for
from tests.server.process import serving
from tests.server.push_service import PushService, push_service

# The browser's maker has no push service here: a subscription at ours takes its place.
SUBSCRIBED = """(subscription) => {
  let held = null;
  const made = { toJSON: () => subscription, unsubscribe: async () => !(held = null) };
  PushManager.prototype.subscribe = async () => (held = made);
  PushManager.prototype.getSubscription = async () => held;
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/push/");
  const notes = await worker.getNotifications();
  return notes.map(({ title, body, data }) => [title, body, data.place]);
}"""


class Host(NamedTuple):
    """A server that sends notices in every way, and where they arrive."""

    address: str
    letters: list[EmailMessage]
    service: PushService


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("notices")
    with (
        post_office() as (smtp, letters),
        push_service() as service,
        serving(
            f"sqlite:///{folder / 'tables.db'}",
            Path(folder),
            smtp=smtp,
            mail_from="throneroom@post.example",
            public_address="https://throneroom.example",
            private_webhooks="1",
        ) as server,
    ):
        yield Host(server.address, letters, service)


def come(page: Page, host: Host) -> None:
    """Come in as a guest, and look at the own account."""
    page.goto(f"{host.address}/account")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


def slow_turn(page: Page, host: Host) -> str:
    """A slow table of somebody whose page is elsewhere, who is asked at once."""
    bots = {str(seat): "random" for seat in range(1, 3)}
    wanted = {"game": "iron_throne", "seats": 3, "bots": bots, "pace": {"slow": 24}, "start": True}
    answer = page.request.post(
        f"{host.address}/api/tables", data=wanted, headers={"X-Throneroom": "1"}
    )
    return str(answer.json()["id"])


def follow(browser: Browser, host: Host, letter: EmailMessage, said: str) -> None:
    """Open the link of a letter in a browser that knows nobody: the page says that it is done."""
    found = re.search(r"https://throneroom\.example(/mail\?\S+)", letter.get_content())
    assert found is not None
    with new_person(browser, host.address) as context:
        page = context.new_page()
        page.goto(host.address + found[1])
        expect(page.get_by_role("main").get_by_role("status")).to_have_text(said)


def test_an_address_is_confirmed_and_one_click_ends_the_letters(
    page: Page, browser: Browser, host: Host
) -> None:
    come(page, host)
    before = len(host.letters)
    page.get_by_label("E-mail address").fill("ann@post.example")
    section = page.locator("section", has=page.get_by_role("heading", name="E-mail", exact=True))
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_role("status")).to_contain_text("A letter is on its way")
    confirm = wait_for(host.letters, before + 1)
    follow(browser, host, confirm, "The address is confirmed.")
    page.reload()
    expect(section.get_by_role("status")).to_have_text("Letters go to ann@post.example.")
    with page.expect_response("**/api/me"):
        section.get_by_label("One letter a day at most").check()
    page.reload()
    expect(section.get_by_label("One letter a day at most")).to_be_checked()
    slow_turn(page, host)
    notice = wait_for(host.letters, before + 2)
    follow(browser, host, notice, "You will get no more turn notices by mail.")
    page.reload()
    expect(page.get_by_label("E-mail address")).to_have_value("")


def deliver(line: CDPSession, page: Page, host: Host, said: object) -> list[list[str]]:
    """Let the browser's worker get a message; returns the notices that it shows then."""
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    line.send("ServiceWorker.enable")
    end = time.monotonic() + PATIENCE / 1000
    while not found:
        assert time.monotonic() < end
        page.wait_for_timeout(20)
    message = {"origin": host.address, "registrationId": found[-1], "data": json.dumps(said)}
    line.send("ServiceWorker.deliverPushMessage", message)
    while not (shown := page.evaluate(SHOWN)):
        assert time.monotonic() < end
        page.wait_for_timeout(20)
    notices: list[list[str]] = shown
    return notices


def test_a_browser_is_told_while_the_page_is_elsewhere(windowed: Browser, host: Host) -> None:
    subscribed = host.service.browser("chromium")
    with new_person(windowed, host.address) as context:
        context.grant_permissions(["notifications"], origin=host.address)
        context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscribed.subscription)})")
        page = context.new_page()
        come(page, host)
        switch = page.get_by_role("switch", name="Notices in this browser")
        switch.check()
        expect(page.get_by_label("One notice a day at most")).not_to_be_checked()
        table = slow_turn(page, host)
        (said,) = host.service.sent_to(subscribed)
        shown = deliver(context.new_cdp_session(page), page, host, said)
        turn = "It is your turn in “Game of Thrones: The Iron Throne”."
        assert shown == [["Throneroom", turn, f"/table/{table}"]]
        page.get_by_label("One notice a day at most").check()
        switch.uncheck()
        expect(switch).not_to_be_checked()
        expect(page.get_by_label("One notice a day at most")).to_have_count(0)
        answer = page.request.get(f"{host.address}/api/push")
        assert answer.json()["on"] is False
