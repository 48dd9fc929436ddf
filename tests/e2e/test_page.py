"""The page itself: languages, themes, phone, accessibility, rules, refusals, accounts."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import quick_game

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious_findings(page: Page) -> list[dict[str, Any]]:
    """What axe finds on the page that keeps somebody from using it."""
    # By hand and not by a script tag: the page's policy forbids foreign scripts.
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        {"id": finding["id"], "nodes": [node["html"][:120] for node in finding["nodes"]][:4]}
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
    ]


def test_the_language_is_switched_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gry z Westeros")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gry z Westeros")
    page.get_by_label("Język").select_option("bg")
    quick_game(page, "iron_throne")
    expect(page.locator(".decision h2")).to_have_text(re.compile("[а-я]"))


def test_the_theme_is_switched_and_remembered(page: Page) -> None:
    page.goto("/")
    before = page.evaluate("document.documentElement.dataset.theme")
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") != before


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("slug", ["", "iron_throne", "thrones", "watch"])
def test_nothing_serious_stands_in_the_way(page: Page, slug: str, theme: str) -> None:
    page.goto("/")
    page.evaluate(f"localStorage.setItem('settings', JSON.stringify({{theme: '{theme}'}}))")
    if slug:
        quick_game(page, slug)
        page.wait_for_selector(".decision ol li button")
    else:
        page.goto("/")
        page.wait_for_selector("article.game")
    assert serious_findings(page) == []


def test_the_phone_has_a_board_and_a_bottom_sheet(browser: Browser, server: str) -> None:
    context = browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    try:
        page = context.new_page()
        quick_game(page, "thrones")
        page.wait_for_selector(".decision ol li button")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        box = page.locator("aside").bounding_box()
        assert box is not None
        assert box["y"] > 200
        page.get_by_role("button", name="Show or hide the panel").tap()
        expect(page.locator("aside")).not_to_have_class(re.compile("open"))
    finally:
        context.close()


def test_a_choice_is_made_by_keyboard_alone(page: Page) -> None:
    quick_game(page, "iron_throne")
    page.wait_for_selector(".decision ol li button")
    token = page.locator(".decision").get_attribute("data-token")
    page.keyboard.press("1")
    page.wait_for_function(
        "token => document.querySelector('.decision')?.dataset.token !== token", arg=token
    )


def test_rules_are_found_by_number_and_by_word(page: Page) -> None:
    page.goto("/rules/iron_throne")
    search = page.get_by_placeholder("Search by number or word")
    search.fill("I5.8")
    expect(page.locator("dd")).to_have_count(1)
    search.fill("hostage torture leader")
    assert page.locator("dd").count() > 1


def test_a_guest_makes_an_account_and_comes_back(page: Page, browser: Browser, server: str) -> None:
    quick_game(page, "iron_throne")
    table = page.url
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill("Ser Duncan")
    page.get_by_label("Password").fill("hedge knight")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("navigation").get_by_text("Ser Duncan")).to_be_visible()
    context = browser.new_context(base_url=server)
    try:
        other = context.new_page()
        other.goto("/account")
        other.get_by_label("Name", exact=True).fill("ser duncan")
        other.get_by_label("Password").fill("hedge knight")
        other.get_by_role("button", name="Log in").click()
        expect(other.get_by_role("navigation").get_by_text("Ser Duncan")).to_be_visible()
        other.goto(table)
        expect(other.locator(".decision")).to_be_visible()
    finally:
        context.close()


def test_no_request_leaves_the_site(page: Page, server: str) -> None:
    foreign: list[str] = []
    page.on("request", lambda r: None if _ours(r.url, server) else foreign.append(r.url))
    quick_game(page, "thrones")
    page.wait_for_selector(".decision ol li button")
    assert foreign == []


def _ours(url: str, server: str) -> bool:
    return url.startswith((server, "data:", "blob:"))


def test_an_unknown_table_and_an_unknown_address(page: Page) -> None:
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
