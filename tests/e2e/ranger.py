"""Somebody who plays the Watch on a phone: taps what is lit wherever a finger reaches it, looks
into the panels of the board, and leaves to the sheet only what the board does not ask."""

from collections import Counter
from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.player import DECISION, is_over, lie_still

LONGEST = 1500  # questions
STUBBORN = 12  # taps at one question
SOON = 5_000  # milliseconds

# What answers, or leads to an answer.
LIT = (
    ".watch :is(.spot, .tile.lit, .section.lit, .clearing.lit, .tent.lit, .dice.lit, .end)",
    ".watch .side :is(.lit, .offer button, .picker > button, [data-supply])",
    ".decision ol li button, .decision .warning .main",
)
GIVE, GET = (f".watch .desk > .cards:nth-of-type({i}) .card:not(.none)" for i in (1, 2))
SEND = ".watch .desk .send:not([disabled])"

# Where a finger that falls on a thing hits just that, which neither the edge of a window nor
# anything else covers.
IN_REACH = """(wanted) => [...document.querySelectorAll(wanted)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    if (one.contains(document.elementFromPoint(x, y))) return [[x, y]];
  }
  return [];
})"""
# What lies there, for whoever reads that a tap led nowhere.
FALLEN = """([x, y]) => {
  const one = document.elementFromPoint(x, y)?.closest('button, [role=button]');
  const asked = document.querySelector('.decision')?.dataset.kind;
  return `${asked}: ${one?.outerHTML.slice(0, 300)}`;
}"""
# What a tap changes at least one thing of.
SEEN = """() => JSON.stringify([
  document.querySelector('.decision')?.dataset.token,
  document.querySelector('.watch .table')?.dataset.panel,
  document.querySelector('.watch .sheet')?.getAttribute('style'),
  document.querySelector('aside')?.className,
  ...['.outcome', '.menu', '.chip', '.spot', '.refusal', '.warning', 'aside .every[open]'].map(
    (one) => document.querySelectorAll(one).length
  ),
])"""


class Ranger:
    """Plays one seat with a finger."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        """How many questions of a kind were answered."""
        self.used: Counter[str] = Counter()
        """How many taps fell on each panel of the board and on what lies in it."""
        self.lost: list[str] = []
        """What was tapped and changed nothing."""

    def play(self) -> None:
        """Until the game is over."""
        for _ in range(LONGEST):
            self.page.wait_for_selector(f"{DECISION}, .outcome", state="attached")
            if is_over(self.page):
                return
            self.answer()
        raise AssertionError("a game without an end")

    def answer(self) -> None:
        """Answer one question, unless the page answers itself or the game goes on meanwhile."""
        token, kind = self.asked()
        for _ in range(STUBBORN):
            lie_still(self.page)
            assert self.page.evaluate("document.documentElement.scrollWidth") <= 390, kind
            if self.asked()[0] != token:
                break
            self.tap_something(kind)
            refusals = self.page.locator(".refusal").all_inner_texts()
            assert refusals == [], (kind, refusals)
        else:
            raise AssertionError(f"no finger can answer {kind}")
        self.done[kind] += 1

    def asked(self) -> tuple[str, str]:
        """The token and the kind of the question."""
        told: list[str] = self.page.evaluate(
            """() => {
              const asked = document.querySelector('.decision:has(ol li button)')?.dataset;
              return [asked?.token ?? "", asked?.kind ?? ""];
            }"""
        )
        return told[0], told[1]

    def tap_something(self, kind: str) -> None:
        """One step towards an answer."""
        if self.tap(".watch .menu .option", "menu"):
            return
        if kind == "act" and self.random.random() < 0.5:
            self.look_around()
        panel = self.page.locator(".watch > .table").get_attribute("data-panel") or ""
        if panel == "trade" and kind == "act" and self.trade():
            return
        if self.tap(", ".join(LIT), panel):
            return
        # Something is open that leads nowhere: back to the map, and all of it.
        if panel != "map":
            self.open("map")
        elif not self.tap(".watch .zoom button:nth-child(3)", "whole"):
            raise AssertionError(f"the map is not in sight: {kind}")

    def look_around(self) -> None:
        tabs = self.page.locator(".watch .tabs button").count()
        self.open(("hand", "trade", "heroes")[self.random.randrange(tabs - 1)])

    def open(self, panel: str) -> None:
        """Open a panel of the board by its tab."""
        at = ("map", "hand", "trade", "heroes").index(panel)
        self.tap(f".watch .tabs button:nth-child({at + 1}):not([aria-pressed=true])", "tabs")
        lie_still(self.page)

    def trade(self) -> bool:
        """Put an offer together, and make it or exchange with the supply."""
        held: list[str] = self.page.locator(GIVE).evaluate_all(
            "cards => cards.map((card) => card.dataset.resource)"
        )
        if not held:
            return False
        given = f"[data-resource={self.random.choice(held)}]"  # nobody gets the same for it
        for wanted in (f"{GIVE}{given}", f"{GET}:not({given})"):
            if not self.tap(wanted, "desk"):
                return False
            lie_still(self.page)
        return self.tap(".watch .desk [data-supply]", "supply") or self.tap(SEND, "offer")

    def tap(self, wanted: str, where: str) -> bool:
        """Tap one of these where a finger reaches one."""
        before = self.page.evaluate(SEEN)
        points: list[list[float]] = self.page.evaluate(IN_REACH, wanted)
        if not points:
            return False
        self.used[where] += 1
        x, y = self.random.choice(points)
        fallen: str = self.page.evaluate(FALLEN, [x, y])
        self.page.touchscreen.tap(x, y)
        try:
            self.page.wait_for_function(
                f"before => ({SEEN})() !== before", arg=before, timeout=SOON
            )
        except TooLate:
            self.lost.append(fallen)
        return True
