"""Nothing on the page keeps anybody from using it, as far as axe can tell."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import Wanted, find, plant, plant_finished
from tests.e2e.player import SCREEN, new_person, new_table, quick_game

from throneroom.kernel import State, load

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
    "/recover",
    "/credits",
)


@pytest.fixture
def calm_page(browser: Browser, server: str) -> Iterator[Page]:
    """A page on which nothing is half faded in."""
    with browser.new_context(
        base_url=server,
        viewport=SCREEN,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="dark",
    ) as context:
        yield context.new_page()


def findings_in_both_themes(page: Page) -> dict[str, list[dict[str, Any]]]:
    """What axe finds in the dark theme and in the light one, where it finds something. Themes
    differ by their colours: nothing else is looked at twice."""
    found = {}
    for theme, rules in (("light", None), ("dark", ["color-contrast"])):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found[theme] = serious_findings(page, rules)
    return {theme: there for theme, there in found.items() if there}


def serious_findings(page: Page, rules: list[str] | None = None) -> list[dict[str, Any]]:
    """What axe finds on the page that keeps somebody from using it, by all its rules or these."""
    # What is half faded in has half its contrast.
    page.wait_for_function(
        """() => document.getAnimations().every(one =>
          one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
    )
    # By hand and not by a script tag: the page's policy forbids foreign scripts.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("wanted => axe.run(document, wanted)", wanted)
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
        assert {address: findings_in_both_themes(calm_page)} == {address: {}}
    new_table(calm_page, "iron_throne", 3, people=2)
    assert findings_in_both_themes(calm_page) == {}


def test_what_there_is_after_a_game(
    calm_page: Page, browser: Browser, server: str, database: str
) -> None:
    """Its story, the profiles of two who ask to be friends, and the table of the result."""
    quick_game(calm_page, "iron_throne")
    with new_person(browser, server) as context:
        other = context.new_page()
        quick_game(other, "iron_throne")
        path = plant_finished(calm_page, database, "iron_throne", 3, [other])
        me, friend = (who.request.get("/api/me").json()["id"] for who in (calm_page, other))
        other.goto(f"/people/{me}")
        other.get_by_role("button", name="Ask to be friends").click()
        expect(other.get_by_text("no answer yet")).to_be_visible()
    replay, story = (path.replace("/table/", f"/{name}/") for name in ("replay", "story"))
    for address in (path, replay, story, f"/people/{me}", f"/people/{friend}", "/"):
        calm_page.goto(address)
        calm_page.wait_for_load_state("networkidle")
        assert {address: findings_in_both_themes(calm_page)} == {address: {}}
    expect(calm_page.get_by_role("button", name="Agree to be friends")).to_be_visible()


def test_the_panels_of_a_battle(calm_page: Page, database: str) -> None:
    """The dock of the Board Game from a battle on, and each of its panels over the map."""
    quick_game(calm_page, "thrones")

    def battle(state: State, seat: int) -> bool:
        return bool(state.table.flow.kind == "house_card")

    calm_page.goto(plant(calm_page, database, find(load("thrones"), battle, seats=3)))
    calm_page.wait_for_selector(".battle .hand .card")
    assert findings_in_both_themes(calm_page) == {}
    for panel in ("Influence", "Westeros", "Cards"):
        calm_page.locator(".thrones .tabs").get_by_role("button", name=panel).click()
        assert {panel: serious_findings(calm_page)} == {panel: []}


def asked(kind: str) -> Wanted:
    """A moment at which this is asked."""
    return lambda state, _: bool(state.table.flow.kind == kind)


@pytest.mark.parametrize(
    ("slug", "seats", "moments"),
    [
        ("iron_throne", 5, ["choose_leader", "put_forward", "choose_encounter_card"]),
        ("thrones", 6, ["place_orders", "march"]),
        ("watch", 4, ["place_settlement", "act"]),
    ],
)
def test_the_tables(
    calm_page: Page, database: str, slug: str, seats: int, moments: list[str]
) -> None:
    quick_game(calm_page, "iron_throne")
    for moment in moments:
        found = find(load(slug), asked(moment), seats)
        calm_page.goto(plant(calm_page, database, found))
        calm_page.locator(f".decision[data-kind={moment}]").wait_for()
        assert {moment: findings_in_both_themes(calm_page)} == {moment: {}}
    for tab in ("Chat", "Rules", "Notes", "Settings"):
        calm_page.get_by_role("tab", name=tab).press("Enter")
        assert {tab: findings_in_both_themes(calm_page)} == {tab: {}}


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
