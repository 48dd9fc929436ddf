"""Somebody who fights a battle of A Song of Ice & Fire on its field: taps units, rings, ghosts,
cards and dice, and leaves to the panel only what the board does not offer."""

from playwright.sync_api import Locator, Page
from tests.e2e.player import choose, is_over, listed, wait_for_another

LONGEST = 900  # questions
# What is declared first, if it can be.
LIKED = ("Charge", "Attack", "Ranged attack", "March", "Maneuver")


class Fighter:
    """Plays one seat with the mouse, or with a finger."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.done: list[str] = []
        """The kinds of questions that were answered on the board."""

    def press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def fight(self) -> None:
        """Until the battle is over."""
        page = self.page
        for _ in range(LONGEST):
            page.wait_for_selector(
                ".decision ol li button:not([disabled]), .outcome", state="attached"
            )
            if is_over(page):
                return
            panel = page.locator(".decision")
            token, kind = panel.get_attribute("data-token"), panel.get_attribute("data-kind") or ""
            if self.answer(kind):
                self.done.append(kind)
            elif panel.get_attribute("data-token") == token:
                choose(page, listed(page)[0])
            wait_for_another(page, token)
        raise AssertionError("a battle without an end")

    def answer(self, kind: str) -> bool:
        """Answer on the board; false if the question is one for the panel."""
        page = self.page
        if kind in ("react", "react_in_private"):
            self.press(page.locator(".fan .passes button").first)
            return True
        if kind == "activate":
            units = page.locator(".iaf .unit.lit")
            if not units.count():
                return False
            units.first.dispatch_event("click")
            return True
        if kind == "declare":
            return self.declare()
        if kind == "move":
            page.locator(".iaf [data-spot]").first.dispatch_event("click")
            self.press(page.locator(".dock").get_by_role("button", name="Do it"))
            return True
        if kind == "reroll":
            self.press(page.locator(".tray").get_by_role("button", name="Keep"))
            return True
        return False

    def declare(self) -> bool:
        ring = self.page.locator(".ring button")
        ring.first.wait_for()
        for words in LIKED:
            found = ring.filter(has_text=words)
            if found.count():
                self.press(found.first)
                aim = self.page.locator(".aim")
                if words in ("Charge", "Attack"):
                    self.press(aim.get_by_role("button", name="Do it"))
                return True
        self.press(ring.first)
        return True
