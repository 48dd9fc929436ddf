"""Fair dice: two people start a game, and their pages add the numbers by themselves."""

from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import new_person, new_table, sit_down

FORGET = """() => {
  const box = JSON.parse(localStorage.dice);
  for (const kept of Object.values(box)) if (kept.draw) kept.draw = kept.draw.replace(/./g, "0");
  localStorage.dice = JSON.stringify(box);
}"""


def test_the_dice_come_from_all_pages(page: Page, browser: Browser, server: str) -> None:
    new_table(page, "iron_throne", 3, people=2)
    with new_person(browser, server) as context:
        other = context.new_page()
        other.goto(page.get_by_label("Invitation link").input_value())
        sit_down(other)
        for one in (page, other):
            sealed = one.locator(".dice dt").filter(has_text="sealed")
            expect(sealed).to_have_count(3)  # the host's, and both
        page.reload()  # what was sealed is still known
        page.get_by_role("button", name="Start the game").click()
        for one in (page, other):
            one.wait_for_selector(".decision, .seats")
            expect(one.locator(".dice summary")).to_have_text("Dice: from all players")
            one.locator(".dice summary").click()
            expect(one.locator(".dice dt").filter(has_text="sealed and opened")).to_have_count(2)
            expect(one.get_by_text("The number of this page is among them.")).to_be_visible()
        assert page.locator(".dice dl").inner_text() == other.locator(".dice dl").inner_text()
        # Had the host changed a seal after this page opened its number, the page would say so.
        page.evaluate(FORGET)
        page.reload()
        expect(page.locator(".dice summary")).to_have_text("Dice: something does not add up!")
        expect(page.get_by_text("Do not trust these dice.")).to_be_attached()
