"""Whole games played to the end only through the page."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import is_over, new_table, quick_game, take_turns
from tests.e2e.secrecy import Frames, check_frames


def record_of(page: Page) -> str:
    """The record that the page offers for download."""
    link = page.get_by_role("link", name="Download the record")
    answer = page.request.get(link.get_attribute("href") or "")
    assert answer.ok
    return answer.text()


def test_a_newcomer_plays_the_iron_throne_against_bots(page: Page) -> None:
    frames = Frames(page)
    quick_game(page, "iron_throne")
    clicks = take_turns([page], 2000, random.Random(1))
    assert clicks > 10
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert check_frames(frames, record_of(page), seat=0) > 50
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("Every die and shuffle follows")).to_be_visible()


def test_a_whole_board_game_of_six(page: Page) -> None:
    frames = Frames(page)
    new_table(page, "thrones", 6, people=1)
    page.get_by_role("button", name="Start the game").click()
    reloaded: list[bool] = []

    def reload_in_battle(asked: Page, action: str) -> None:
        if action.startswith("card ") and not reloaded:
            reloaded.append(True)
            before = asked.locator(".decision ol li button").all_inner_texts()
            asked.reload()
            asked.wait_for_selector(".decision ol li button")
            assert asked.locator(".decision ol li button").all_inner_texts() == before

    clicks = take_turns([page], 3000, random.Random(2), reload_in_battle)
    assert clicks > 30
    assert is_over(page)
    assert check_frames(frames, record_of(page), seat=0) > 100


def test_a_whole_game_of_the_watch_on_the_plain_board(page: Page) -> None:
    frames = Frames(page)
    new_table(page, "watch", 4, people=1)
    page.get_by_role("button", name="Start the game").click()
    assert take_turns([page], 3000, random.Random(3)) > 30
    assert check_frames(frames, record_of(page), seat=0) > 100


def test_two_people_play_each_other(browser: Browser, page: Page, server: str) -> None:
    new_table(page, "iron_throne", 3, people=2)
    link = page.get_by_label("Invitation link").input_value()
    context = browser.new_context(base_url=server, viewport={"width": 1440, "height": 900})
    try:
        guest = context.new_page()
        guest_frames = Frames(guest)
        guest.goto(link)
        guest.get_by_role("button", name="Sit down here").click()
        page.get_by_text("free").wait_for(state="detached")
        page.get_by_role("button", name="Start the game").click()
        guest.wait_for_selector(".decision")
        clicks = take_turns([page, guest], 3000, random.Random(4))
        assert clicks > 20
        assert is_over(guest)
        assert check_frames(guest_frames, record_of(guest), seat=1) > 50
    finally:
        context.close()


@pytest.mark.parametrize("slug", ["iron_throne", "thrones"])
def test_the_replay_steps_through_a_finished_game(page: Page, slug: str) -> None:
    new_table(page, slug, 3, people=1)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector(".outcome", timeout=120_000)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text("2 / ")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("1 / ")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("slider")).not_to_have_value("1")
