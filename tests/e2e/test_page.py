"""The page itself: languages, themes, phone, rules, refusals, notices, settings, accounts."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import asked, find, plant
from tests.e2e.player import (
    DECISION,
    PATIENCE,
    choose,
    click_choices,
    lie_still,
    listed,
    more_choices,
    new_person,
    new_table,
    play_on,
    quick_game,
    sit_down,
    start_table,
    wait_for_another,
    wait_for_bots,
)
from tests.e2e.secrecy import Frames

from throneroom.kernel import State, load
from throneroom.text import load_rulebook

GAMES = {"iron_throne": 5, "thrones": 6, "watch": 4}
# Keys of messages that nobody has translated.
RAW = re.compile(
    r"\b(page|server|illegal|bad-input|iron_throne|thrones|watch|ice_and_fire)-[a-z_]+(-\w+)*"
)


def test_the_language_is_switched_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gry z Westeros")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gry z Westeros")
    page.get_by_label("Język").select_option("bg")
    quick_game(page, "iron_throne")
    expect(page.locator(".decision h2")).to_have_text(re.compile("[а-я]"))


def test_the_server_learns_in_which_language_to_send_notices(page: Page) -> None:
    def known() -> str:
        return str(page.request.get("/api/me").json()["language"])

    quick_game(page, "iron_throne")
    assert known() == "en"
    with page.expect_response(lambda answer: answer.request.method == "PUT") as answer:
        page.get_by_label("Language").select_option("bg")
    assert answer.value.ok
    assert known() == "bg"


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_speaks_every_language(page: Page, slug: str) -> None:
    start_table(page, slug, GAMES[slug])
    play_on([page], seed=6, most=25)
    said = set()
    for language in ("en", "pl", "bg"):
        page.locator("header select").select_option(language)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        text = page.locator("body").inner_text()
        assert RAW.search(text) is None
        said.add(page.locator(".tab").inner_text())
    assert len(said) == 3


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_a_newcomer_is_named_in_the_own_language(
    browser: Browser, server: str, language: str
) -> None:
    with browser.new_context(base_url=server, locale=language) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.locator(".hero input")).to_have_value(re.compile("."))
        name = page.locator(".hero input").input_value()
        assert 1 <= len(name) <= 24
        assert bool(re.search("[а-я]", name)) == (language == "bg")
        page.locator("article.game button.main").nth(1).click()
        expect(page.get_by_role("list").first).to_contain_text(name)


def test_the_theme_is_switched_and_remembered(page: Page) -> None:
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", re.compile("dark|light"))
    before = root.get_attribute("data-theme")
    other = {"dark": "light", "light": "dark"}[before or ""]
    page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", other)
    page.reload()
    expect(root).to_have_attribute("data-theme", other)


@pytest.mark.parametrize("slug", GAMES)
def test_the_phone_has_a_board_and_a_bottom_sheet(browser: Browser, server: str, slug: str) -> None:
    with browser.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    ) as context:
        page = context.new_page()
        quick_game(page, slug)
        page.wait_for_selector(".decision ol li button", state="attached")
        assert lie_still(page).evaluate("document.documentElement.scrollWidth") <= 390
        zoom = page.locator('meta[name="viewport"]').get_attribute("content") or ""
        assert "user-scalable" not in zoom
        assert "maximum-scale" not in zoom
        # The board itself asks the first question: what the sheet has is not needed.
        sheet, handle = page.locator("aside"), page.get_by_role("button", name="Show or hide the")
        expect(sheet).not_to_have_class(re.compile("open"))
        expect(page.locator(".decision h2")).to_be_in_viewport()
        page.wait_for_function("document.querySelector('aside').clientHeight < 90")
        assert page.evaluate("document.documentElement.scrollHeight") <= 844
        handle.tap()
        expect(sheet).to_have_class(re.compile("open"))
        # What the board has buttons for is listed for whoever wants that.
        page.locator(".decision .every > summary").tap()
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(".decision ol li button").first.tap()
        wait_for_another(page, token)
        # The next question that leaves a choice stays; one that came later could need the sheet.
        page.locator(DECISION).nth(1).wait_for(state="attached", timeout=PATIENCE)
        handle.tap()
        expect(sheet).not_to_have_class(re.compile("open"))


def test_a_usual_table_of_the_iron_throne_needs_no_scrolling(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    page.goto(plant(page, database, find(load("iron_throne"), asked("choose_encounter_card", 1))))
    page.wait_for_selector(".mine .hand .lit")
    tall = "node => node.scrollHeight - node.clientHeight"
    assert lie_still(page).locator(".table > .board").evaluate(tall) <= 0


def test_choices_are_made_by_keyboard_alone(page: Page) -> None:
    quick_game(page, "iron_throne")
    page.wait_for_selector(".decision ol li button")
    token = page.locator(".decision").get_attribute("data-token")
    page.keyboard.press("1")
    wait_for_another(page, token)
    page.wait_for_selector(".decision ol li button")
    token = page.locator(".decision").get_attribute("data-token")
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.decision ol li button')"):
            break
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    wait_for_another(page, token)


def test_an_unlit_thing_says_why_not_and_shows_the_rule(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    page.goto(plant(page, database, find(load("iron_throne"), asked("put_forward", 1), 3)))
    page.locator(".mats .token:not(.lit):not(.dead)").first.click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("does not belong to your house")
    rule = refusal.get_by_role("button")
    number = rule.inner_text()
    assert number in load_rulebook("iron_throne").rules
    rule.click()
    expect(page.locator(".tab .rule")).to_have_count(1)
    expect(page.locator(".tab .rule strong")).to_have_text(number)
    page.locator(".mine .token.lit").first.click()
    expect(refusal).to_have_count(0)


def test_the_log_leads_to_the_rules(page: Page) -> None:
    start_table(page, "iron_throne", 3)
    click_choices(page, 1)
    page.get_by_role("button", name="Show the rule I14.1").first.click()
    expect(page.locator(".tab .rule strong")).to_have_text("I14.1")


# A browser tells of a scroll a frame late: more lines may have come by then. Tells so after each.
TELL_LATE = """list => new MutationObserver(() => list.dispatchEvent(new Event("scroll")))
  .observe(list, { childList: true })"""
TO_READ = "list => list.scrollHeight - list.scrollTop - list.clientHeight"


def test_the_log_goes_on_at_the_bottom_however_fast_it_grows(page: Page) -> None:
    quick_game(page, "watch")
    log = page.locator(".log ol")
    page.wait_for_timeout(300)  # its older lines have come
    log.evaluate(TELL_LATE)
    play_on([page], seed=4, most=25)
    wait_for_bots(page)
    assert log.evaluate("list => list.scrollHeight > 2 * list.clientHeight")
    assert lie_still(page).locator(".log ol").evaluate(TO_READ) < 2
    # Whoever reads further up is left there.
    log.evaluate("list => (list.scrollTop = 0)")
    lie_still(page)
    play_on([page], seed=5, most=3)
    wait_for_bots(page)
    assert lie_still(page).locator(".log ol").evaluate("list => list.scrollTop") < 40


@pytest.mark.parametrize("slug", GAMES)
def test_every_kind_of_event_leads_to_a_rule_that_there_is(slug: str) -> None:
    rules = {form.rule for form in load(slug).events.values()}
    known = set(load_rulebook(slug).rules)
    chapters = {rule.split(".")[0] for rule in known}
    assert rules <= known | chapters


def may_send_two(state: State, seat: int) -> bool:
    """Whether a House is about to choose one of several March orders, and can send a part of the
    units of the first one."""
    if state.table.flow.kind != "march" or state.table.march is not None:
        return False
    orders = state.legal(seat)
    if len(orders) < 2:
        return False
    trial = state.copy()
    trial.play(seat, orders[0])
    sent = next((action for action in trial.legal(seat) if action[0] == "march"), None)
    if sent is None:
        return False
    trial.play(seat, sent)
    return trial.table.flow.kind == "march" and any(it[0] == "march" for it in trial.legal(seat))


def test_a_march_is_declared_anew_as_long_as_nothing_has_moved(page: Page, database: str) -> None:
    quick_game(page, "thrones")
    frames = Frames(page)
    page.goto(plant(page, database, find(load("thrones"), may_send_two, seats=3)))
    page.wait_for_selector('.decision[data-kind="march"] ol li button')
    before, areas = listed(page), frames.last_view()["areas"]
    assert {action.split()[0] for action in before} == {"resolve_march"}
    for action in (before[0], "march "):
        token = page.locator(".decision").get_attribute("data-token")
        choose(page, action)
        wait_for_another(page, token)
        page.wait_for_selector(DECISION, state="attached")
    assert any(action.startswith("march ") for action in listed(page))
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".decision .take-back").first.click()
    wait_for_another(page, token)
    page.wait_for_selector(DECISION)
    assert listed(page) == before
    assert frames.last_view()["areas"] == areas


def test_rules_are_found_by_number_and_by_word(page: Page) -> None:
    page.goto("/rules/iron_throne")
    search = page.get_by_placeholder("Search by number or word")
    search.fill("I5.8")
    expect(page.locator(".rule")).to_have_count(1)
    search.fill("hostage torture leader")
    expect(page.locator(".rule").nth(1)).to_be_visible()
    search.fill("")
    page.get_by_label("Chapter").select_option("I11 Hostages")
    expect(page.locator(".rule strong").first).to_have_text("I11.1")
    page.goto("/rules/iron_throne#I11.10")
    expect(page.locator(".rule strong")).to_have_text("I11.10")


@pytest.mark.parametrize(
    ("language", "summary", "first", "english", "own"),
    [
        ("pl", "W skrócie", "T4 Przebieg rundy", "Raid order", "rozkaz Najazdu"),
        ("bg", "Накратко", "T4 Ход на рунда", "Raid order", "заповед за набег"),
    ],
)
def test_rules_have_a_summary_chapters_and_terms_in_the_readers_language(
    page: Page, language: str, summary: str, first: str, english: str, own: str
) -> None:
    page.goto("/rules/thrones")
    expect(page.locator("h2").nth(1)).to_have_text("T4 Round structure")
    expect(page.locator(".glossary")).to_have_count(0)
    page.locator("header select").select_option(language)
    expect(page.locator("h2").first).to_have_text(summary)
    expect(page.locator("h2").nth(1)).to_have_text(first)
    expect(page.locator("main select option").nth(1)).to_have_text(first)
    page.get_by_role("searchbox").fill(own)
    # No rule has the word, so the terms that have it are shown.
    expect(page.locator(".glossary dt")).to_have_text(english)
    expect(page.locator(".glossary dd")).to_have_text(own)
    expect(page.locator(".summary")).to_have_count(0)


def test_rules_lead_to_rulings_and_are_shown_as_they_are_written(page: Page) -> None:
    page.goto("/rules/watch#W9.7")
    expect(page.locator(".rule .source").first).to_have_text(re.compile(r"\[C\]"))
    page.get_by_role("button", name="WR45").click()
    expect(page.locator(".rule strong")).to_have_text(re.compile("^WR45"))
    page.goto("/rules/watch#W2.3")
    expect(page.locator(".rule table tbody tr")).to_have_count(12)
    page.goto("/rules/watch#W3.6")
    expect(page.locator(".rule b")).to_have_text("intersection")


AWAY = """
  window.notices = [];
  window.away = false;
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { window.notices.push(options.body); }
    close() {}
  };
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
"""


def test_a_turn_is_announced_to_who_looks_away_and_to_nobody_else(
    browser: Browser, server: str
) -> None:
    with new_person(browser, server) as context:
        context.add_init_script(AWAY)
        page = context.new_page()
        start_table(page, "iron_throne", 3)
        page.get_by_role("tab", name="Settings").press("Enter")
        page.get_by_label("Notifications of the browser").check()
        click_choices(page, 3)
        page.wait_for_selector(".decision ol li button")
        expect(page).to_have_title(re.compile("Your turn"))
        assert page.evaluate("window.notices") == []
        page.evaluate("window.away = true")
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(".decision ol li button").first.evaluate("button => button.click()")
        wait_for_another(page, token)
        page.wait_for_function("() => window.notices.length > 0")


# Chrome on Android lets workers alone show notices, and some browsers make no sounds.
REFUSED = """
  window.notices = [];
  window.away = false;
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor() { throw new TypeError('Illegal constructor.'); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, told) =>
    window.notices.push(told.data.place);
  delete window.AudioContext;
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
"""


def test_a_browser_without_notices_of_pages_and_without_sounds_plays_on(page: Page) -> None:
    page.add_init_script(REFUSED)
    start_table(page, "iron_throne", 3)
    page.get_by_role("tab", name="Settings").press("Enter")
    page.get_by_label("Notifications of the browser").check()
    page.evaluate("window.away = true")
    for _ in range(3):
        token = page.locator(".decision").get_attribute("data-token")
        page.wait_for_selector(".decision ol li button")
        page.locator(".decision ol li button").first.evaluate("button => button.click()")
        wait_for_another(page, token)
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices[0]") == page.evaluate("location.pathname")


def test_settings_are_kept(page: Page) -> None:
    quick_game(page, "iron_throne")
    page.get_by_role("tab", name="Settings").press("Enter")
    page.get_by_label("Look").select_option("light")
    page.get_by_label("No animations").check()
    page.reload()
    page.wait_for_selector(".decision")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_attribute("data-calm", "true")


def test_houses_are_chosen_for_the_seats(page: Page) -> None:
    page.goto("/new?game=thrones")
    more_choices(page)
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    houses = ["lannister", "baratheon", "stark"]
    for seat, house in enumerate(houses, 1):
        page.get_by_role("combobox", name=f"Houses by seat (empty: dealt at random), Seat {seat}")
        page.locator(".seat").nth(seat - 1).locator("select").first.select_option(house)
    for seat in (2, 3):
        page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").click()
    names = page.get_by_role("list", name="Who plays").locator("strong")
    expect(names).to_have_text(["House Lannister", "House Baratheon", "House Stark"])


def test_a_guest_takes_another_name_makes_an_account_and_comes_back(
    page: Page, browser: Browser, server: str
) -> None:
    page.goto("/")
    page.get_by_label("Nickname").fill("Dunk")
    quick = page.locator("article.game").first
    quick.locator("button.main").click()
    page.wait_for_selector(".decision")
    table = page.url
    expect(page.get_by_role("list", name="Who plays")).to_contain_text("Dunk")
    page.goto("/account")
    page.get_by_label("Nickname").fill("Egg")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("navigation").get_by_text("Egg")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Ser Duncan")
    page.get_by_label("Password").fill("hedge knight")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("navigation").get_by_text("Ser Duncan")).to_be_visible()
    with new_person(browser, server) as context:
        other = context.new_page()
        other.goto("/account")
        other.get_by_label("Name", exact=True).fill("ser duncan")
        other.get_by_label("Password").fill("hedge knight")
        other.get_by_role("button", name="Log in").click()
        expect(other.get_by_role("navigation").get_by_text("Ser Duncan")).to_be_visible()
        other.goto(table)
        expect(other.locator(".decision")).to_be_visible()
    page.get_by_label("Present password").first.fill("hedge knight")
    page.get_by_label("New password").fill("the tall knight")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_label("Name", exact=True).fill("Ser Duncan")
    page.get_by_label("Password").fill("the tall knight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation").get_by_text("Ser Duncan")).to_be_visible()


def test_no_request_leaves_the_site(page: Page, server: str) -> None:
    foreign: list[str] = []
    page.on("request", lambda r: None if _ours(r.url, server) else foreign.append(r.url))
    for slug in GAMES:
        quick_game(page, slug)
        page.wait_for_selector(".decision ol li button")
    assert foreign == []


def _ours(url: str, server: str) -> bool:
    here = server.removeprefix("http")
    return url.startswith((f"http{here}/", f"ws{here}/", "data:", "blob:"))


def test_an_action_is_undone_when_the_others_agree(
    page: Page, browser: Browser, server: str
) -> None:
    new_table(page, "watch", 3, people=2)
    link = page.get_by_label("Invitation link").input_value()
    with new_person(browser, server) as context:
        other = context.new_page()
        other.goto(link)
        sit_down(other)
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(".seats li.awaited")
        wait_for_bots(page)  # nobody else has acted since
        if not page.locator(".decision ol li button").count():
            page, other = other, page
        page.wait_for_selector(".decision ol li button")
        before = page.locator(".decision ol li button").all_inner_texts()
        click_choices(page, 1)
        assert page.locator(".decision ol li button").all_inner_texts() != before
        undo = page.get_by_role("button", name="Undo my last action").last
        # Who has to agree is read on the button itself.
        agrees = other.locator(".watch .players .you .name").inner_text().removesuffix("(you)")
        expect(undo).to_contain_text(f"others must agree: {agrees.strip()}")
        undo.click()
        waiting = page.get_by_text("You have asked to take your last action back.")
        expect(waiting).to_be_visible()
        page.get_by_role("button", name="Never mind").click()
        expect(waiting).to_have_count(0)
        expect(other.get_by_role("alert")).to_have_count(0)
        undo.click()
        other.get_by_role("alert").get_by_role("button", name="Yes").click()
        expect(page.locator(".decision ol li button")).to_have_text(
            [re.compile(re.escape(text.split("\n")[-1])) for text in before]
        )
        other.get_by_role("alert").wait_for(state="detached")


def test_whoever_is_replaced_by_a_bot_is_told_so(page: Page, browser: Browser, server: str) -> None:
    new_table(page, "iron_throne", 3, people=2)
    link = page.get_by_label("Invitation link").input_value()
    with new_person(browser, server) as context:
        other = context.new_page()
        other.goto(link)
        sit_down(other)
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        # The other one still has to choose a leader, so that the game waits.
        expect(page.locator(".decision")).to_contain_text("A bot plays your seat.")
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.locator(".decision")).not_to_contain_text("A bot plays your seat.")


def test_each_game_is_told_in_a_line(page: Page) -> None:
    for language in ("en", "pl", "bg"):
        page.goto("/")
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        lines = page.locator("article.game h2 + p").all_inner_texts()
        assert len({line for line in lines if len(line) > 40}) == 4, language
