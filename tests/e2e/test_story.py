"""After a game: its story, the replay at the turning point, and the rematch."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import plant_finished
from tests.e2e.player import lie_still, new_person, quick_game


def test_a_finished_game_leads_to_its_story_and_to_the_next_game(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    path = plant_finished(page, database, "iron_throne", 3)
    page.goto(path)
    page.get_by_role("link", name="The story of this game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The story of this game")
    # The charts can be chosen, and each is there as a table too.
    page.get_by_role("button", name="Who was ahead").click()
    expect(page.get_by_role("button", name="Who was ahead")).to_have_attribute(
        "aria-pressed", "true"
    )
    figure = page.locator("figure")
    expect(figure.locator("path")).to_have_count(3)
    figure.get_by_text("As a table").click()
    expect(figure.locator("tbody tr").last).to_contain_text("100 %")
    # The link to the turning point shows that move.
    link = page.get_by_label("Copy a link to this moment").input_value()
    page.goto(link)
    at = re.search(r"at=(\d+)", link)
    assert at is not None
    expect(page.locator(".controls")).to_contain_text(f"{at[1]} /")
    page.get_by_role("link", name="The story of this game").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".decision")


def test_two_winners_may_both_have_come_back(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    path = plant_finished(page, database, "iron_throne", 5, seed="18" * 32)
    awards = page.request.get(f"/api/tables/{path.split('/')[-1]}/story").json()["awards"]
    names = [award["name"] for award in awards]
    assert names.count("comeback") == 2
    page.goto(path.replace("/table/", "/story/"))
    shown = page.locator("section", has=page.get_by_role("heading", name="Awards"))
    expect(shown.get_by_role("listitem")).to_have_count(len(names))
    expect(page.get_by_role("heading", level=1)).to_have_text("The story of this game")


@pytest.mark.parametrize("slug", ["thrones", "watch"])
def test_every_story_speaks_three_languages(page: Page, database: str, slug: str) -> None:
    quick_game(page, "iron_throne")
    path = plant_finished(page, database, slug, 3)
    page.goto(path.replace("/table/", "/story/"))
    expect(page.get_by_role("heading", level=1)).to_have_text("The story of this game")
    said = set()
    for language in ("en", "pl", "bg"):
        page.locator("header select").select_option(language)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        text = page.locator("main").inner_text()
        assert not re.search(rf"\b(page|story|{slug})-[a-z_]+", text)
        said.add(text)
    assert len(said) == 3


def test_two_people_meet_again(page: Page, browser: Browser, server: str, database: str) -> None:
    quick_game(page, "iron_throne")
    with new_person(browser, server) as context:
        other = context.new_page()
        quick_game(other, "iron_throne")
        path = plant_finished(page, database, "iron_throne", 3, [other])
        other.goto(path)
        page.goto(path)
        page.get_by_role("button", name="Play again").click()
        expect(page.get_by_text("held for")).to_be_visible()
        other.get_by_role("button", name="Join the rematch").click()
        other.wait_for_selector(".decision")
        page.wait_for_selector(".decision")


def test_a_long_name_and_a_game_without_a_winner_fit_a_phone(
    browser: Browser, server: str, database: str
) -> None:
    with new_person(browser, server) as context:
        page = context.new_page()
        page.set_viewport_size({"width": 390, "height": 844})
        page.request.post("/api/guest", data={"name": "W" * 24}, headers={"X-Throneroom": "1"})
        drawn = "11" * 32  # a battle without a point for anybody
        path = plant_finished(page, database, "ice_and_fire", 2, seed=drawn)
        page.goto(path)
        expect(page.locator(".outcome")).to_contain_text("Nobody wins.")
        page.get_by_role("link", name="The story of this game").click()
        expect(page.locator("main header")).to_contain_text("Nobody wins.")
        page.goto(plant_finished(page, database, "watch", 3).replace("table", "story"))
        expect(page.locator(".winner")).to_contain_text("W" * 24)
        assert lie_still(page).evaluate("document.documentElement.scrollWidth") <= 390
        page.get_by_role("link", name="Replay").click()
        expect(page.locator(".controls h1")).to_be_visible()
        title = lie_still(page).locator(".controls h1").bounding_box()
        assert title
        assert title["height"] < 40
        table = {"game": "watch", "seats": 3, "bots": {"1": "random"}}
        made = page.request.post("/api/tables", data=table, headers={"X-Throneroom": "1"})
        page.goto(f"/table/{made.json()['id']}")
        expect(page.get_by_role("button", name="Remove")).to_be_visible()
        remove = lie_still(page).get_by_role("button", name="Remove").bounding_box()
        assert remove
        assert remove["x"] + remove["width"] < 375


def test_the_link_to_a_moment_can_be_read_on_a_phone_in_every_language(
    browser: Browser, server: str, database: str
) -> None:
    with new_person(browser, server) as context:
        page = context.new_page()
        page.set_viewport_size({"width": 390, "height": 844})
        quick_game(page, "iron_throne")
        path = plant_finished(page, database, "thrones", 4)
        page.goto(path.replace("/table/", "/story/"))
        for language in ("en", "pl", "bg"):
            page.locator("header select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            link = page.locator(".turned input")
            expect(link).to_be_visible()
            box = lie_still(page).locator(".turned input").bounding_box()
            assert box
            assert box["width"] >= 160, language
