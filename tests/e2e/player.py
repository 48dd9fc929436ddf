"""Somebody who plays through the page alone: reads the panel and clicks."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

READY = """() => document.querySelector('.outcome')
  || document.querySelector('.decision ol li button:not([disabled])')"""
PASSES = ("stay_out", "pass", "decline", "done", "refuse", "break_off", "end_turn", "stop")


def quick_game(page: Page, slug: str) -> None:
    """From the first visit to the table: two clicks at most."""
    page.goto("/")
    game = page.locator("article.game").filter(has=page.locator(f'a[href="/rules/{slug}"]'))
    game.locator("button.main").click()
    page.wait_for_selector(".decision")


def new_table(page: Page, slug: str, seats: int, people: int) -> None:
    """Make a table with the form: people first, random bots on the other seats."""
    page.goto(f"/new?game={slug}")
    page.wait_for_selector("form fieldset")
    page.get_by_label("Players").select_option(str(seats))
    for seat in range(people, seats):
        page.get_by_label(f"Seat {seat + 1}").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").wait_for()


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator(".outcome").count() > 0


def take_turns(
    pages: list[Page],
    most: int,
    choose: random.Random,
    each: Callable[[Page, str], None] | None = None,
) -> int:
    """Click random choices on whichever page is asked, until the game is over; counts clicks."""
    for clicks in range(most):
        asked = _asked(pages)
        if asked is None:
            return clicks
        buttons = asked.locator(".decision ol li button")
        button = _pick(buttons, choose)
        if each is not None:
            each(asked, button.get_attribute("data-action") or "")
        token = asked.locator(".decision").get_attribute("data-token")
        button.click()
        asked.wait_for_function(
            """token => document.querySelector('.outcome')
              || document.querySelector('.decision')?.dataset.token !== token
              || document.querySelector('.refusal')""",
            arg=token,
        )
    raise AssertionError("the game does not end")


def _asked(pages: list[Page]) -> Page | None:
    """The page with an open question; None once the game is over on all of them."""
    if len(pages) == 1:
        pages[0].wait_for_function(READY, timeout=60_000)
        return None if is_over(pages[0]) else pages[0]
    for _ in range(6000):
        for page in pages:
            if page.evaluate(READY) and not is_over(page):
                return page
        if all(is_over(page) for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


def _pick(buttons: Locator, choose: random.Random) -> Locator:
    return buttons.nth(choose.randrange(buttons.count()))
