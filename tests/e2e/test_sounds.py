"""Sounds are made by the page, as loud as one likes; on phones there are none at first."""

from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import play_on, start_table

# Counts what is played instead of playing it.
LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""


def test_what_happens_is_heard_unless_one_wants_silence(page: Page) -> None:
    page.add_init_script(LISTEN)
    start_table(page, "iron_throne", 3)
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_label("Volume")).to_be_enabled()
    play_on([page], seed=3, most=12)
    heard = page.evaluate("window.heard")
    assert heard > 0
    page.get_by_label("Volume").fill("0")
    quiet = page.evaluate("window.heard")
    play_on([page], seed=4, most=6)
    assert page.evaluate("window.heard") == quiet


def test_a_phone_is_silent_at_first(browser: Browser, server: str) -> None:
    with browser.new_context(
        base_url=server, viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        page.goto("/account")
        expect(page.get_by_label("Volume")).to_be_disabled()
