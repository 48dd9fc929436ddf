"""Nothing on the page keeps anybody from using it, as far as axe can tell."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.player import SCREEN, new_table, play_on, start_table

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new?game=thrones",
    "/rules",
    "/rules/watch#W9",
    "/learn",
    "/learn/watch",
    "/how/iron_throne",
    "/rankings",
    "/account",
    "/credits",
)


@pytest.fixture(params=["dark", "light"])
def calm_page(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Page]:
    """A page in one of the themes, on which nothing is half faded in."""
    with browser.new_context(
        base_url=server,
        viewport=SCREEN,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme=request.param,
    ) as context:
        page = context.new_page()
        yield page
        assert page.evaluate("document.documentElement.dataset.theme") == request.param


def serious_findings(page: Page) -> list[dict[str, Any]]:
    """What axe finds on the page that keeps somebody from using it."""
    # What is half faded in has half its contrast.
    page.wait_for_function(
        """() => document.getAnimations().every(one =>
          one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
    )
    # By hand and not by a script tag: the page's policy forbids foreign scripts.
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        {
            "id": finding["id"],
            "nodes": [
                (node["html"][:160], [check["message"] for check in node["any"]])
                for node in finding["nodes"]
            ][:6],
        }
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
    ]


def test_the_pages(calm_page: Page) -> None:
    for address in PAGES:
        calm_page.goto(address)
        calm_page.wait_for_load_state("networkidle")
        assert {address: serious_findings(calm_page)} == {address: []}
    new_table(calm_page, "iron_throne", 3, people=2)
    assert serious_findings(calm_page) == []


@pytest.mark.parametrize(
    ("slug", "seats", "moments"),
    [
        ("iron_throne", 5, ["choose_leader", "put_forward", "choose_encounter_card", "over"]),
        ("thrones", 6, ["place_orders", "march"]),
        ("watch", 4, ["place_settlement", "act"]),
    ],
)
def test_the_tables(calm_page: Page, slug: str, seats: int, moments: list[str]) -> None:
    start_table(calm_page, slug, seats)
    for moment in moments:
        reached = play_on([calm_page], seed=7, kinds=[moment])
        assert {moment: serious_findings(calm_page)} == {moment: []}
        if reached == ["over"]:
            return
    for tab in ("Chat", "Rules", "Notes", "Settings"):
        calm_page.get_by_role("tab", name=tab).press("Enter")
        assert {tab: serious_findings(calm_page)} == {tab: []}


def test_who_wants_calm_sees_another_theme_at_once(calm_page: Page) -> None:
    calm_page.goto("/")
    calm_page.wait_for_load_state("networkidle")
    before, after = calm_page.evaluate(
        """() => {
          const root = document.documentElement;
          const deepest = () => [...document.querySelectorAll("#app *")]
            .filter(one => !one.children.length && one.parentElement.closest("main"))
            .map(one => getComputedStyle(one).color);
          const before = deepest();
          const theme = root.dataset.theme;
          root.dataset.theme = theme === "dark" ? "light" : "dark";
          const after = deepest();
          root.dataset.theme = theme;
          return [before, after];
        }"""
    )
    assert len(before) == len(after) > 0
    assert not set(before) & set(after)
