"""Somebody who plays through the page alone: reads the panel and clicks."""

import itertools
from collections.abc import Mapping, Sequence

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

DECISION = ".decision ol li button:not([disabled])"
SCREEN = ViewportSize(width=1440, height=900)
PATIENCE = 60_000  # milliseconds
LONGEST_GAME = 600_000  # milliseconds; a busy machine may need ten times the usual minute

# Whoever clicks through the panel wants all choices listed there, also those that the board asks.
LISTED = """
if (location.protocol === 'http:') localStorage.settings ??= '{"list": true}';
"""

# Clicks random choices of whatever the panel asks until the game is over, a question of a wanted
# kind is asked, or it has clicked often enough. It runs in the page, so that no time is lost.
ROBOT = """([seed, most, kinds]) => {
  const robot = window.robot = { clicks: 0, why: '' };
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  let last = null;
  const look = () => {
    const panel = document.querySelector('.decision');
    const insist = document.querySelector('.decision .warning .main:not([disabled])');
    if (insist) insist.click();
    const buttons = document.querySelectorAll('.decision ol li button:not([disabled])');
    if (document.querySelector('.outcome')) robot.why = 'over';
    else if (!panel || !buttons.length || panel.dataset.token === last) return;
    else if (kinds.includes(panel.dataset.kind)) robot.why = panel.dataset.kind;
    else if (robot.clicks >= most) robot.why = 'enough';
    if (robot.why) {
      observer.disconnect();
      return;
    }
    last = panel.dataset.token;
    robot.clicks += 1;
    buttons[Math.floor(random() * buttons.length)].click();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""

# Whether the page lies still: its fonts have come, no animation or transition runs, but for those
# that never end, and everything has been where it is for a few frames. Asked once a frame.
STILL = """(call) => {
  if (window.still?.call !== call) window.still = { call, frames: 0, where: "" };
  const watched = window.still;
  const endless = new Set();
  let moves = document.fonts.status !== "loaded";
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().iterations === Infinity) endless.add(one.effect.target);
    else moves ||= one.playState === "running";
  }
  const where = [...document.querySelectorAll("body *:not(svg *)")]
    .filter((one) => !endless.has(one))
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join())
    .join(" ");
  watched.frames = moves || where !== watched.where ? 0 : watched.frames + 1;
  watched.where = where;
  return watched.frames >= 3;
}"""
calls = itertools.count()


def lie_still(page: Page) -> Page:
    """The page, once nothing moves on it: what is read of its layout then is what people see."""
    page.wait_for_function(STILL, arg=next(calls))
    return page


def listed(page: Page) -> list[str]:
    """The actions that the panel lists, also those in groups that are closed."""
    actions: list[str] = page.locator(DECISION).evaluate_all(
        "buttons => buttons.map((button) => button.dataset.action)"
    )
    return actions


def choose(page: Page, start: str) -> None:
    """Click the first listed action that begins so; a group that is closed is opened first."""
    button = f'[data-action^="{start}"]'
    page.locator(f".decision {button}").first.wait_for(state="attached")
    if not page.locator(f".decision {button}").first.is_visible():
        group = page.locator(".decision details", has=page.locator(button))
        group.first.locator("summary").click()
    page.locator(f".decision {button}").first.click()


def new_person(browser: Browser, server: str) -> BrowserContext:
    """Somebody else's browser."""
    context = browser.new_context(base_url=server, viewport=SCREEN, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LISTED)
    return context


def quick_game(page: Page, slug: str) -> None:
    """From the first visit to the table: one click."""
    page.goto("/")
    game = page.locator("article.game").filter(has=page.locator(f'a[href="/rules/{slug}"]'))
    game.locator("button.main").click()
    page.wait_for_selector(".decision")


def sit_down(page: Page) -> None:
    """Take a seat at a table; the page is loaded anew for whoever sits there."""
    with page.expect_navigation():
        page.get_by_role("button", name="Sit down here").click()


def more_choices(page: Page) -> None:
    """Unfold all that can be chosen for a new table."""
    page.locator("form summary").click()
    page.wait_for_selector("form fieldset")


def new_table(
    page: Page,
    slug: str,
    seats: int,
    people: int = 1,
    options: Mapping[str, str] | None = None,
    bots: str = "random",
    numbers: Mapping[str, int] | None = None,
) -> None:
    """Make a table with the form: people first, bots on the other seats."""
    page.goto(f"/new?game={slug}")
    more_choices(page)
    page.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    for seat in range(people, seats):
        page.get_by_role("combobox", name=f"Seat {seat + 1}", exact=True).select_option(bots)
    for name, value in (options or {}).items():
        page.get_by_role("combobox", name=name, exact=True).select_option(value)
    for name, number in (numbers or {}).items():
        page.get_by_role("spinbutton", name=name, exact=True).fill(str(number))
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").wait_for()


def start_table(page: Page, slug: str, seats: int) -> None:
    """A table of one person and random bots, started."""
    new_table(page, slug, seats)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".decision")


def reach(page: Page, slug: str, seats: int, kind: str, seed: int) -> None:
    """A started table where a question of this kind is asked. A game that ends without one is
    followed by another."""
    for game in range(5):
        start_table(page, slug, seats)
        if play_on([page], seed + game, kinds=[kind]) == [kind]:
            return
    raise AssertionError(f"five games without {kind}")


def own_turn_with(page: Page, wanted: Locator, seed: int, kinds: Sequence[str] = ("act",)) -> None:
    """A moment of one's own turn in the Watch at which the panel offers what is wanted."""
    start_table(page, "watch", 3)
    for turn in range(100):
        if play_on([page], seed + turn, kinds=kinds) == ["over"]:
            start_table(page, "watch", 3)
            continue
        if wanted.count():
            return
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(f"{DECISION}:is([data-action=end_turn], [data-action=decline])").click()
        wait_for_another(page, token)
    raise AssertionError("a hundred turns without it")


def wait_for_bots(page: Page) -> None:
    """Wait until only people are awaited, where everybody may know who is."""
    expect(page.locator(".seats li.awaited[data-kind=bot]")).to_have_count(0)


def click_choices(page: Page, times: int) -> None:
    """Click the first choice with the mouse, a few times."""
    for _ in range(times):
        page.wait_for_selector(f"{DECISION}, .outcome")
        if is_over(page):
            return
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(DECISION).first.click()
        wait_for_another(page, token)


def wait_for_another(page: Page, token: str | None) -> None:
    """Wait until the decision is another one."""
    page.wait_for_function(
        """token => document.querySelector('.outcome')
          || (document.querySelector('.decision')?.dataset.token ?? token) !== token""",
        arg=token,
    )


def play_on(
    pages: Sequence[Page], seed: int, most: int = 100_000, kinds: Sequence[str] = ()
) -> list[str]:
    """Let everybody click random choices; tells why each of them stopped."""
    for i, page in enumerate(pages):
        page.evaluate(ROBOT, [seed + i, most, list(kinds)])
    reasons = []
    for page in pages:
        page.wait_for_function("() => window.robot.why", timeout=LONGEST_GAME)
        assert page.locator(".refusal").count() == 0
        reasons.append(str(page.evaluate("window.robot.why")))
    return reasons


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator(".outcome").count() > 0


def record_of(page: Page) -> str:
    """The record that the page offers for download."""
    link = page.get_by_role("link", name="Download the record")
    answer = page.request.get(link.get_attribute("href") or "")
    assert answer.ok
    return answer.text()
