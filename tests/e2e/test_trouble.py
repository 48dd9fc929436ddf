"""When the server is away, when addresses lead nowhere, and when a page comes from far away."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.e2e.planted import plant_finished
from tests.e2e.player import (
    LONGEST_GAME,
    click_choices,
    more_choices,
    new_person,
    quick_game,
    wait_for_another,
)
from tests.e2e.test_accessibility import serious_findings
from tests.server.process import serving


def test_a_table_goes_on_after_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server,
        new_person(browser, server.address) as context,
    ):
        page, home = context.new_page(), context.new_page()
        problems: list[str] = []
        for one in (page, home):
            one.on("pageerror", lambda error: problems.append(str(error)))
        quick_game(page, "iron_throne")
        page.wait_for_selector(".decision ol li button")
        home.goto("/credits")
        server.stop()
        notice = page.get_by_text("The connection was lost. Trying again…")
        expect(notice).to_be_visible()
        assert serious_findings(page) == []
        page.locator(".decision ol li button").first.click()
        expect(page.locator(".refusal")).to_contain_text("the action was not sent")
        page.get_by_role("tab", name="Notes").press("Enter")
        notes = page.get_by_label("Only you can read this.")
        notes.fill("Trust nobody")
        home.get_by_role("link", name="Throneroom", exact=True).click()
        expect(home.get_by_text("The server does not answer.").first).to_be_visible()
        server.start()
        expect(notice).to_have_count(0)
        click_choices(page, 2)
        expect(page.locator(".refusal")).to_have_count(0)
        # What was written meanwhile has not been forgotten.
        expect(notes).to_have_value("Trust nobody")
        page.reload()
        page.get_by_role("tab", name="Notes").press("Enter")
        expect(notes).to_have_value("Trust nobody")
        home.get_by_role("button", name="Try again").click()
        expect(home.locator("article.game")).to_have_count(4)
        assert problems == []


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/no/such/page", "There is nothing here."),
        ("/rules/no_such_game", "There is nothing here."),
        ("/%E0%A4%A", "There is nothing here."),
        ("/table/nowhere", "There is no such table."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(page: Page, address: str, title: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page).to_have_title(f"{title} – Throneroom")
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator("article.game")).to_have_count(4)


def test_the_replay_of_no_table_leads_back(page: Page) -> None:
    page.goto("/replay/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator("article.game")).to_have_count(4)


def test_the_keyboard_skips_to_the_content_and_follows_links(page: Page) -> None:
    page.goto("/rules/watch")
    page.wait_for_selector(".rule")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(page.get_by_placeholder("Search by number or word")).to_have_value("")
    page.get_by_role("navigation").get_by_role("link", name="Rankings").press("Enter")
    expect(page.get_by_role("heading", name="Rankings")).to_be_visible()
    expect(page.locator("#content")).to_be_focused()


def test_a_page_without_https_copies_and_verifies_by_itself(page: Page) -> None:
    # What browsers withhold from pages of other machines that come without https.
    page.add_init_script("""
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    """)
    page.goto("/new?game=iron_throne")
    more_choices(page)
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Fill the free seats").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".outcome").wait_for(timeout=LONGEST_GAME)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("from the numbers of all players and the host's")).to_be_visible()


NOTHING_STORED = """
  Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('no', 'SecurityError'); },
  });
"""
FULL = """
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""


@pytest.mark.parametrize("withheld", [NOTHING_STORED, FULL], ids=["nothing", "full"])
def test_a_browser_that_stores_nothing_shows_every_page(phone: Page, withheld: str) -> None:
    phone.add_init_script(withheld)
    quick_game(phone, "iron_throne")
    phone.goto("/learn/watch")
    step = phone.locator(".teacher")
    expect(step).to_have_attribute("data-step", "goal")
    step.locator(".row button.main").click()
    expect(step).not_to_have_attribute("data-step", "goal")
    theme = phone.evaluate("document.documentElement.dataset.theme")
    phone.goto("/credits")
    phone.get_by_role("button", name="Light or dark").click()
    expect(phone.locator("html")).not_to_have_attribute("data-theme", theme)
    phone.locator("header select").select_option("pl")
    expect(phone.locator("html")).to_have_attribute("lang", "pl")


def test_a_clipboard_that_refuses_is_copied_to_by_hand(page: Page) -> None:
    # Browsers ask people whether a page may write there; some say no.
    page.add_init_script("""
      navigator.clipboard.writeText = async () => {
        throw new DOMException('no', 'NotAllowedError');
      };
    """)
    page.goto("/new?game=iron_throne")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def spoilt(page: Page) -> None:
    """Let the page be told of a game in words that no board knows."""

    def open_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(str(said).replace('"players":', '"nobody":')))

    page.route_web_socket(re.compile("/ws"), open_line)


def test_a_board_that_fails_leaves_the_questions_and_the_log(browser: Browser, server: str) -> None:
    with browser.new_context(base_url=server, locale="en-GB") as context:
        page = context.new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        spoilt(page)
        quick_game(page, "iron_throne")
        expect(page.get_by_role("alert")).to_contain_text("Something on this page has failed.")
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(".decision ol li button").first.click()
        wait_for_another(page, token)
        # Whoever looks for errors of the page still finds it.
        assert problems != []


def test_a_page_that_fails_says_so_and_the_next_one_is_shown(
    browser: Browser, server: str, database: str
) -> None:
    def spoil(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "moments": None})

    with browser.new_context(base_url=server, locale="en-GB") as context:
        page = context.new_page()
        quick_game(page, "iron_throne")
        page.route("**/story", spoil)
        page.goto(plant_finished(page, database, "iron_throne", 3).replace("/table/", "/story/"))
        expect(page.get_by_role("alert")).to_contain_text("Something on this page has failed.")
        page.get_by_role("navigation").get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
