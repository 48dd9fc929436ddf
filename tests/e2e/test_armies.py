"""An army is built on the page, kept, shared by its link, and brought to a table."""

import re

from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.e2e.player import SCREEN, lie_still
from tests.e2e.test_accessibility import serious_findings

PHONE = ViewportSize(width=390, height=844)


def add(page: Page, shelf: str, name: str) -> None:
    """Put a card from a shelf into the army."""
    page.get_by_role("button", name=shelf, exact=True).click()
    page.get_by_role("searchbox").fill(name)
    page.get_by_role("button", name=f"Add {name}").first.click()


def test_an_army_is_built_shared_and_brought_to_a_table(
    page: Page, browser: Browser, server: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/armies")
    army = page.get_by_role("region", name="Army", exact=True)
    add(page, "Units", "Stark Sworn Swords")
    # Everything that is wrong is said while one builds, with links to the rules.
    reasons = army.locator(".reasons li")
    expect(reasons).to_have_count(1)
    expect(reasons.get_by_role("link", name=re.compile("F17.7"))).to_be_visible()
    add(page, "NCUs", "Robb Stark, King in the North")
    add(page, "Commanders", "Robb Stark, The Wolf Lord")
    expect(reasons.get_by_role("link", name=re.compile("F17.9"))).to_be_visible()
    page.get_by_label("Points", exact=True).fill("5")
    page.get_by_label("Points", exact=True).press("Enter")
    expect(reasons).to_have_count(2)
    assert serious_findings(page) == []
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name=re.compile("^Army")).click()
    assert serious_findings(page) == []
    assert lie_still(page).evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    army.get_by_role("button", name="Remove Robb Stark, King in the North").click()
    page.set_viewport_size(SCREEN)
    page.get_by_label("Points", exact=True).fill("40")
    page.get_by_label("Points", exact=True).press("Enter")
    expect(army.get_by_text("The army is allowed")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("The Wolf's Own")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Save, and make a link").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    expect(page.get_by_role("textbox", name="As text")).to_have_value(
        re.compile(r"^army stark 40\nstark_sworn_swords\n  robb_stark_the_wolf_lord_commander\n$")
    )
    with browser.new_context(base_url=server, viewport=PHONE, locale="en-GB") as context:
        other = context.new_page()
        other.goto(link)
        expect(other.locator("[data-unit]")).to_have_count(1)
        expect(other.get_by_text("An army of")).to_be_visible()
    # At a table the same army answers the question for one.
    table = page.evaluate(
        """() => fetch('/api/tables', {
          method: 'POST',
          headers: { 'X-Throneroom': '1', 'Content-Type': 'application/json' },
          body: JSON.stringify({
            game: 'ice_and_fire', seats: 2, public: false, bots: { 1: 'random' }, start: true,
          }),
        }).then((answer) => answer.json())"""
    )
    page.goto(f"/table/{table['id']}")
    panel = page.locator('.decision[data-kind="muster"]')
    panel.get_by_text("Paste a list").click()
    panel.get_by_role("textbox", name="Paste a list").fill("army stark 40\nstark_sworn_swords\n")
    panel.get_by_role("button", name="Read", exact=True).click()
    expect(panel.get_by_role("alert")).to_contain_text("The army has no Commander")
    panel.get_by_role("button", name=re.compile("The Wolf's Own")).click()
    expect(page.locator('.decision:not([data-kind="muster"])')).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("main")).to_contain_text("Stark Sworn Swords")


def test_a_unit_whose_two_attacks_bear_one_name_is_read_in_the_builder(page: Page) -> None:
    page.goto("/armies")
    page.locator(".desk select").first.select_option(label="House Lannister")
    add(page, "Units", "Pyromancers")
    line = page.get_by_role("region", name="Army", exact=True).locator("[data-unit]")
    expect(line).to_have_count(1)
    page.get_by_role("searchbox").fill("Pyromancers")
    row = page.locator("li", has=page.get_by_role("button", name="Add Pyromancers")).first
    row.locator(".name").click()
    # Both attacks are listed, the one in hand and the one from afar.
    expect(row.locator("table").filter(has_text="Wildfire")).to_have_count(2)


def test_the_name_that_is_proposed_follows_the_language(page: Page) -> None:
    page.goto("/armies")
    name = page.locator("input[maxlength='60']")
    expect(name).to_have_attribute("placeholder", "House Stark 40")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name=re.compile("The Young Wolf’s Host")).click()
    expect(name).to_have_attribute("placeholder", "The Young Wolf’s Host")
    languages = page.locator("header select")
    for language, called in (("pl", "Hufiec Młodego Wilka"), ("bg", "Войнството на Младия вълк")):
        languages.select_option(language)
        expect(name).to_have_attribute("placeholder", called)
    # What the person calls it stays as it is.
    name.fill("The Wolf's Own")
    languages.select_option("en")
    expect(page.get_by_role("button", name="Open", exact=True)).to_be_visible()
    expect(name).to_have_value("The Wolf's Own")
