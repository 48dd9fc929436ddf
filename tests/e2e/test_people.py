"""Profiles, friends, and talk before a game."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import plant_finished
from tests.e2e.player import lie_still, new_person, new_table, quick_game, sit_down


def test_people_who_have_played_become_friends(
    page: Page, browser: Browser, server: str, database: str
) -> None:
    quick_game(page, "iron_throne")
    with new_person(browser, server) as context:
        other = context.new_page()
        quick_game(other, "iron_throne")
        plant_finished(page, database, "iron_throne", 3, [other])
        page.goto("/account")
        page.get_by_role("link", name="My games and results").click()
        expect(page.locator(".figures")).to_contain_text("1 game")
        expect(page.get_by_role("heading", name="Head to head")).to_be_visible()
        page.locator("table a").first.click()
        page.get_by_role("button", name="Ask to be friends").click()
        expect(page.get_by_text("no answer yet")).to_be_visible()
        other.goto("/")
        other.get_by_role("button", name="Agree to be friends").click()
        expect(other.get_by_text("here now")).to_be_visible()
        page.reload()
        expect(page.get_by_text("You are friends.")).to_be_visible()
        page.get_by_role("link", name=re.compile("Iron Throne")).first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The story of this game")


def test_whoever_is_invited_sees_what_the_game_is_and_can_talk(
    page: Page, browser: Browser, server: str
) -> None:
    new_table(page, "iron_throne", 3, people=2)
    address = page.locator("input[readonly]").input_value()
    with new_person(browser, server) as context:
        guest = context.new_page()
        guest.goto(address)
        expect(guest.locator(".about")).to_contain_text("About an hour")
        sit_down(guest)
        guest.get_by_placeholder("Say something").fill("Is it long?")
        guest.get_by_role("button", name="Send").click()
        said = page.get_by_role("log").locator("li")
        expect(said).to_contain_text("Is it long?")
        assert "Seat" not in said.inner_text()


def test_a_long_name_leaves_room_for_who_one_is(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Nickname").fill("W" * 24)
    page.locator('article.game:has(a[href="/rules/watch"]) button.main').click()
    page.wait_for_selector(".decision")
    seat = page.locator(".seats li", has=page.locator(".state"))
    expect(seat.locator(".state")).to_have_text("· you")
    expect(seat.locator(".clock")).to_be_visible()
    lie_still(page)
    you, clock = seat.locator(".state").bounding_box(), seat.locator(".clock").bounding_box()
    assert you
    assert clock
    assert you["x"] + you["width"] <= clock["x"]
    name = seat.locator("a").bounding_box()
    assert name
    assert name["x"] + name["width"] <= clock["x"]
