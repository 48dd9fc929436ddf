"""Making a table, and what the panel and the plain board offer beyond a list."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import lie_still, more_choices, own_turn_with, quick_game

HOUSES = "Houses by seat (empty: dealt at random), Seat "
COLOURS = "Colours by seat, Seat "


def test_only_the_houses_of_the_player_count_are_offered_and_the_rest_is_dealt(page: Page) -> None:
    page.goto("/new?game=thrones")
    more_choices(page)
    mine = page.get_by_role("combobox", name=f"{HOUSES}1")
    mine.select_option("martell")
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    expect(mine).to_have_value("")
    expect(mine.locator("option")).to_have_text(
        ["any", "House Stark", "House Lannister", "House Baratheon"]
    )
    expect(page.locator("fieldset .reason")).to_have_text(
        "Not at this table (Players: 3): House Greyjoy, House Tyrell, and House Martell. T2.24"
    )
    expect(page.locator("fieldset a")).to_have_attribute("href", "/rules/thrones#T2.24")
    mine.select_option("stark")
    page.get_by_role("button", name="Make the table").click()
    seats = page.locator("main ol li")
    expect(seats.first).to_contain_text("House Stark")
    others = {re.sub(r".*House ", "", text.split("\n")[0]) for text in seats.all_inner_texts()[1:]}
    assert others == {"Lannister", "Baratheon"}


def test_the_fixed_start_for_three_is_offered_without_red(page: Page) -> None:  # W4.21, W4.26
    page.goto("/new?game=watch")
    more_choices(page)
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    page.get_by_role("combobox", name="Variant").select_option("base")
    mine = page.get_by_role("combobox", name=f"{COLOURS}1")
    mine.select_option("red")
    page.get_by_role("combobox", name="Start", exact=True).select_option("fixed")
    expect(mine).to_have_value("")
    expect(mine.locator("option")).to_have_text(["any", "blue", "yellow", "black"])
    expect(page.locator("fieldset a")).to_have_attribute("href", "/rules/watch#W4.26")
    mine.select_option("blue")
    page.get_by_role("button", name="Make the table").click()
    seats = page.locator("main ol li")
    expect(seats.first).to_contain_text("blue")
    assert sorted(text.split("\n")[0].split()[-1] for text in seats.all_inner_texts()) == [
        "black",
        "blue",
        "yellow",
    ]


def test_options_that_do_not_go_together_are_not_offered(page: Page) -> None:
    page.goto("/new?game=watch")
    more_choices(page)
    start = page.get_by_role("combobox", name="Start", exact=True)
    first = page.get_by_role("combobox", name="First player")
    wide = page.get_by_role("checkbox", name="Wide board")
    heroes = page.get_by_role("checkbox", name="Drama of Heroes")
    reasons = page.locator("form .reason")

    rules = reasons.locator("a")
    expect(start.locator("option")).to_have_count(1)
    expect(rules).to_have_text(["W26.1", "W2.8"])
    expect(reasons.last).to_contain_text("Fixed start")
    wide.check()
    heroes.check()
    first.select_option("4")
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    expect(wide).to_be_disabled()
    expect(wide).not_to_be_checked()
    expect(heroes).to_be_checked()
    expect(first).to_have_value("drawn")
    expect(rules).to_have_text(["W26.1", "W2.8", "W2.14", "W1.1"])
    page.get_by_role("combobox", name="Variant").select_option("base")
    expect(heroes).to_be_disabled()
    expect(heroes).not_to_be_checked()
    expect(start.locator("option")).to_have_count(2)
    expect(rules).to_have_text(["W2.13", "W2.14", "W1.1"])
    start.select_option("fixed")
    page.get_by_role("combobox", name="Set-up of the board").select_option("variable")
    expect(start).to_have_value("placement")
    expect(rules).to_have_text(["W2.16", "W2.13", "W2.14", "W1.1"])
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_free_seats_are_filled_with_bots_at_once(page: Page) -> None:
    page.goto("/new?game=iron_throne")
    more_choices(page)
    page.get_by_role("button", name="Make the table").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.get_by_text("Not every seat is taken yet.")).to_be_visible()
    page.get_by_role("button", name="Fill the free seats: Knight (medium)").click()
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator(".decision")).to_be_visible()


@pytest.mark.parametrize("slug", ["iron_throne", "thrones", "watch"])
@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_a_table_is_made_on_a_phone(
    browser: Browser, server: str, slug: str, language: str
) -> None:
    with browser.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale=language,
    ) as context:
        page = context.new_page()
        page.goto(f"/new?game={slug}")
        more_choices(page)
        page.locator("form button.main").tap()
        page.wait_for_selector("main ol li")
        assert lie_still(page).evaluate("document.documentElement.scrollWidth") <= 390


def test_every_house_stays_in_sight_on_a_phone(browser: Browser, server: str) -> None:
    with browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        quick_game(page, "thrones")
        expect(page.locator(".score li")).to_have_count(6)
        lie_still(page)
        boxes = [house.bounding_box() for house in page.locator(".score li").all()]
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)


def test_many_choices_are_put_into_groups(page: Page) -> None:
    groups = page.locator(".decision .all details summary").filter(has_text="…")
    own_turn_with(page, groups, seed=50)
    group = page.locator(".decision .all details").first
    hidden = group.locator("button.option").first
    expect(hidden).to_be_hidden()
    expect(page.locator('.decision [data-action="end_turn"]')).to_be_visible()
    group.locator("summary").click()
    expect(hidden).to_be_visible()


def test_the_usual_wishes_take_one_click(page: Page) -> None:
    page.goto("/new?game=thrones")
    expect(page.get_by_role("combobox", name="Players", exact=True)).to_have_value("6")
    assert not page.locator("fieldset").is_visible(), "the rest is folded"
    page.get_by_role("button", name="Slow, by mail").click()
    more_choices(page)
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("slow24")
    page.get_by_role("button", name="Quick").click()
    expect(page.get_by_role("combobox", name="Players", exact=True)).to_have_value("3")
    expect(page.get_by_role("combobox", name="Seat 2", exact=True)).to_have_value("medium")
    # Another game is wished for alike.
    page.get_by_role("combobox", name="Game").select_option("watch")
    expect(page.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("live60")
    expect(page.get_by_role("combobox", name="Seat 2", exact=True)).to_have_value("medium")
    # Whoever presses twice has one table.
    made: list[str] = []
    page.on(
        "request", lambda one: made.append(one.method) if one.url.endswith("/api/tables") else None
    )
    page.get_by_role("button", name="Make the table").dblclick()
    page.wait_for_selector(".decision")
    assert made == ["POST"]
