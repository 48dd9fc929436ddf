"""Whoever has only a keyboard meets nothing without a name, and sees where they are."""

from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import find, plant
from tests.e2e.player import PATIENCE, quick_game

from throneroom.kernel import State, load

FOCUSED = """() => {
  const it = document.activeElement;
  return it.getAttribute("aria-label") || it.textContent.trim() || it.outerHTML;
}"""


def second_settlement(state: State, seat: int) -> bool:
    """Somebody has settled already: not every intersection can be chosen."""
    return state.table.flow.kind == "place_settlement" and len(state.legal(seat)) < 45


def test_on_a_map_what_cannot_be_chosen_takes_no_focus(page: Page, database: str) -> None:
    quick_game(page, "watch")
    page.goto(plant(page, database, find(load("watch"), second_settlement, 4)))
    unlit = page.locator(".watch circle.unlit").first
    unlit.click(force=True)
    expect(page.locator(".refusal")).to_be_visible()
    expect(unlit).not_to_be_focused()
    names = []
    page.locator(".watch .spot.site").first.focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        names.append(page.evaluate(FOCUSED))
    assert [name for name in names if name.startswith("<")] == []


def moves_tormund(state: State, seat: int) -> bool:
    """Somebody is to choose where Tormund goes."""
    return bool(state.table.flow.kind == "move_tormund")


def test_what_was_told_of_a_place_goes_with_the_question(page: Page, database: str) -> None:
    quick_game(page, "watch")
    page.goto(plant(page, database, find(load("watch"), moves_tormund, 3)))
    hexagon = page.locator(".watch .tile.lit").nth(3)
    told = page.locator(".preview")
    expect(told).to_have_count(0)
    hexagon.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(hexagon).to_be_focused()
    expect(told).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(told).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".watch .tile.lit")).to_have_count(0)
    expect(told).to_have_count(0)


def test_the_keyboard_goes_around_a_board_to_the_question(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    page.goto(plant(page, database, find(load("watch"), second_settlement, 4)))
    expect(page.locator(".watch .spot.site").first).to_be_attached()
    page.get_by_role("link", name="Skip to the content").press("Enter")
    page.keyboard.press("Tab")
    around = page.get_by_role("link", name="Skip to the question")
    expect(around).to_be_focused()
    expect(around).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".decision :focus")).to_have_count(1)


def test_a_folded_sheet_unfolds_for_whoever_comes_by_the_keyboard(
    browser: Browser, server: str
) -> None:
    with browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, locale="en-GB"
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "thrones")
        sheet = page.locator("aside", has=page.locator(".handle"))
        handle = sheet.locator(".handle")
        expect(handle).to_have_attribute("aria-expanded", "false")
        handle.focus()
        page.keyboard.press("Tab")
        expect(handle).to_have_attribute("aria-expanded", "true")
