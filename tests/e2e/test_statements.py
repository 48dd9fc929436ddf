"""Statements in the chat: said in one language, read in another."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import SCREEN, lie_still, more_choices, new_table, quick_game
from tests.e2e.test_accessibility import findings_in_both_themes

from throneroom.kernel import load
from throneroom.text import Translator

GAME = load("iron_throne")
HOUSES = ("stark", "lannister", "baratheon", "targaryen", "tyrell")
KINDS = ["Requests", "Promises", "Threats", "Claims", "Other"]


def open_phrases(page: Page) -> None:
    """Open the chat and its ready phrases."""
    page.get_by_role("tab", name="Chat").press("Enter")
    page.get_by_role("button", name="Ready phrases", exact=True).click()
    page.get_by_role("group", name="Kind of phrase").get_by_role("button").first.wait_for()


def say(page: Page, kind: str, phrase: str, **arguments: str) -> None:
    """Say a phrase to the table, with the mouse."""
    open_phrases(page)
    page.get_by_role("button", name=kind, exact=True).click()
    page.get_by_role("button", name=phrase, exact=True).click()
    for label, value in arguments.items():
        field = page.get_by_role("combobox", name=label.replace("_", " "), exact=True)
        field.select_option(label=value)
    page.get_by_role("button", name="Say it aloud", exact=True).click()
    expect(page.locator(".statements")).to_have_count(0)


def test_a_statement_said_in_english_is_read_in_polish(
    browser: Browser, page: Page, server: str
) -> None:
    new_table(page, "iron_throne", 3, people=2)
    link = page.get_by_label("Invitation link").input_value()
    with (
        browser.new_context(base_url=server, viewport=SCREEN, locale="pl-PL") as context,
        browser.new_context(base_url=server, viewport=SCREEN, locale="bg-BG") as third,
    ):
        guest, watcher = context.new_page(), third.new_page()
        guest.goto(link)
        guest.get_by_label("Pseudonim").fill("Podrick")
        guest.get_by_role("button", name="Usiądź tutaj", exact=True).click()
        page.get_by_role("link", name="Podrick").wait_for()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(".decision")
        watcher.goto(link)
        english, polish, bulgarian = (Translator(tag, GAME) for tag in ("en", "pl", "bg"))
        mine, other, third_house = page.locator(".seats li strong").all_inner_texts()
        houses = {english.name("house", house): house for house in HOUSES}
        for reader, tab in ((guest, "Czat"), (watcher, "Чат")):
            reader.get_by_role("tab", name=tab).press("Enter")

        say(page, "Promises", "I will support …", Side="the defender", To_whom=other)
        for reader, translator, sentence in (
            (page, english, "I will support the defender."),
            (guest, polish, "Wesprę obrońcę."),
            (watcher, bulgarian, "Ще подкрепя защитника."),
        ):
            said = reader.locator(".statement")
            expect(said.locator("q")).to_have_text(sentence)
            names = [translator.name("house", houses[name]) for name in (mine, other)]
            expect(said.locator("strong")).to_have_text(names)
            expect(said.locator("svg")).to_have_count(2)  # the sigils of both houses

        # A claim's value is asked for only where the card has one.
        say(page, "Claims", "I hold this card: …", Kind_of_card="hostility", Value="20")
        expect(guest.locator(".statement q").last).to_have_text("Mam na ręce: wrogość 20.")
        expect(guest.locator(".statement strong")).to_have_count(3)  # the last is for everybody
        say(page, "Promises", "I will accept support from …", House=third_house)
        wanted = f"Zaakceptuję wsparcie: {polish.name('house', houses[third_house])}."
        expect(guest.locator(".statement q").last).to_have_text(wanted)

        # The answer of the other side, and everything again for whoever comes back.
        guest.get_by_role("button", name="Gotowe zwroty", exact=True).click()
        guest.get_by_role("button", name="Inne", exact=True).click()
        guest.get_by_role("button", name="Zgoda.", exact=True).click()
        guest.get_by_role("button", name="Powiedz na głos", exact=True).click()
        expect(page.locator(".statement q").last).to_have_text("Agreed.")
        guest.reload()
        guest.get_by_role("tab", name="Czat").press("Enter")
        expect(guest.locator(".statement q")).to_have_count(4)
        expect(guest.locator(".statement q").first).to_have_text("Wesprę obrońcę.")
        # Free words stay as they are, and whoever watches has no phrases.
        page.get_by_placeholder("Say something to the table").fill("Agreed.")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(guest.locator(".said li").last).to_contain_text("Agreed.")
        expect(guest.locator(".statement")).to_have_count(4)
        expect(watcher.locator(".said li")).to_have_count(5)
        expect(watcher.get_by_role("button", name="Готови фрази")).to_have_count(0)
        # The newest is in sight.
        expect(page.locator(".said li")).to_have_count(5)
        assert (
            lie_still(page)
            .locator(".said")
            .evaluate("node => node.scrollHeight - node.scrollTop - node.clientHeight < 2")
        )


def test_a_statement_is_made_by_keyboard_alone(page: Page) -> None:
    quick_game(page, "iron_throne")
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ready phrases", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Requests", exact=True).wait_for()
    for _ in KINDS[:3]:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # Threats
    for _ in KINDS[2:]:
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="I will torture hostages")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="How many", exact=True)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".preview")).to_have_text("I will torture hostages of your house: 2.")
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="To whom", exact=True)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    said = page.locator(".statement")
    expect(said.locator("q")).to_have_text("I will torture hostages of your house: 2.")
    expect(said.locator("strong")).to_have_count(2)
    toggle = page.get_by_role("button", name="Ready phrases", exact=True)
    expect(toggle).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(toggle).to_be_focused()


def test_where_claims_are_off_none_are_offered(page: Page) -> None:
    page.goto("/new?game=iron_throne")
    more_choices(page)
    page.wait_for_selector("form fieldset")
    page.get_by_label("Statements that claim").uncheck()
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("combobox", name=seat, exact=True).select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".decision")
    open_phrases(page)
    kinds = page.get_by_role("group", name="Kind of phrase").get_by_role("button")
    expect(kinds).to_have_text([kind for kind in KINDS if kind != "Claims"])


@pytest.mark.parametrize("slug", ["thrones", "watch"])
def test_a_game_without_statements_offers_none(page: Page, slug: str) -> None:
    quick_game(page, slug)
    page.get_by_role("tab", name="Chat").press("Enter")
    expect(page.get_by_placeholder("Say something to the table")).to_be_visible()
    expect(page.get_by_role("button", name="Ready phrases", exact=True)).to_have_count(0)


@pytest.mark.parametrize("width", [SCREEN["width"], 390])
def test_nothing_keeps_anybody_from_the_phrases(browser: Browser, server: str, width: int) -> None:
    with browser.new_context(
        base_url=server,
        viewport={"width": width, "height": 844},
        locale="en-GB",
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        quick_game(page, "iron_throne")
        houses = page.locator(".seats li strong").all_inner_texts()
        for house in [*houses[1:], *houses[1:]]:  # more than fits the list
            say(page, "Claims", "I hold a hostage of …: …", House=house, To_whom=house)
        assert findings_in_both_themes(page) == {}
        page.get_by_role("button", name="Ready phrases", exact=True).click()
        for kind in KINDS:
            page.get_by_role("button", name=kind, exact=True).click()
            assert {kind: findings_in_both_themes(page)} == {kind: {}}
            expect(page.locator(".statements li button").last).to_be_in_viewport()
        page.get_by_role("button", name="Claims", exact=True).click()
        page.locator(".statements li button").first.click()
        assert findings_in_both_themes(page) == {}
        expect(page.get_by_role("button", name="Say it aloud", exact=True)).to_be_in_viewport()
        assert lie_still(page).evaluate("document.documentElement.scrollWidth") <= width
        aside = page.locator("aside").evaluate("node => node.scrollWidth - node.clientWidth")
        assert aside <= 0
