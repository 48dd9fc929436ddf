"""Sounds are made by the page, as loud as one likes; on phones there are none at first."""

from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import play_on, start_table

# Counts what is played instead of playing it.
LISTEN = """
window.heard = 0;
for (const node of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = node.prototype.start;
  node.prototype.start = function (...when) {
    window.heard += 1;
    document.documentElement.dataset.heard = 'yes';
    return start.apply(this, when);
  };
}
"""


def test_what_happens_is_heard_unless_one_wants_silence(page: Page) -> None:
    page.add_init_script(LISTEN)
    start_table(page, "watch", 3)  # which begins with roads, and those are heard
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_label("Volume")).to_be_enabled()
    play_on([page], seed=3, most=4)
    page.wait_for_selector("html[data-heard]")
    page.get_by_label("Volume").fill("0")
    quiet = page.evaluate("window.heard")
    play_on([page], seed=4, most=4)
    assert page.evaluate("window.heard") == quiet


def test_a_phone_is_silent_at_first(browser: Browser, server: str) -> None:
    with browser.new_context(
        base_url=server, viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        page.goto("/account")
        expect(page.get_by_label("Volume")).to_be_disabled()
