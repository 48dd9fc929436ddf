"""Lessons on the page: each is played once, wrong moves are answered, and the game follows."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import lie_still, quick_game

from throneroom.lessons import lesson_slugs, load_lesson

TEACHER = ".teacher"


def step_of(page: Page) -> str:
    return page.locator(TEACHER).get_attribute("data-step") or ""


def next_step(page: Page) -> None:
    """Go on, or let the page do what the step wants."""
    before = page.evaluate(MOMENT)
    go_on = page.locator(f"{TEACHER} .row button.main")
    if go_on.count():
        go_on.click()
    else:
        show = page.get_by_role("button", name="Show me")
        if show.count():
            show.click()
        page.get_by_role("button", name="Do it for me").click()
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


MOMENT = """() => document.querySelector('.teacher').dataset.step
  + document.querySelector('.way span').textContent
  + (document.querySelector('.decision')?.dataset.token ?? '')"""


@pytest.mark.parametrize("slug", lesson_slugs())
def test_a_lesson_is_played_to_the_free_game(page: Page, slug: str) -> None:
    page.goto(f"/learn/{slug}")
    page.wait_for_selector(TEACHER)
    free = page.get_by_role("button", name="Play against easy bots")
    seen: list[str] = []
    while not free.count():
        seen.append(step_of(page))
        next_step(page)
    steps = [step.id for step in load_lesson(slug).steps]
    assert [step for step in dict.fromkeys(seen) if step != "over"] == steps
    free.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".decision")
    page.goto("/learn")
    expect(page.locator("li", has=page.locator(f'a[href="/learn/{slug}"]'))).to_contain_text("done")


def test_what_the_step_is_about_has_a_ring_and_is_played_on_the_board(page: Page) -> None:
    page.goto("/")
    page.locator('article.game a[href="/learn/watch"]').click()
    page.wait_for_selector(TEACHER)
    assert step_of(page) == "goal"
    expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "1")
    next_step(page)
    expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "2")
    next_step(page)
    # What the rules allow and the lesson does not want.
    page.locator('[data-thing="site:v01"]').click()
    expect(page.locator(".answered")).to_contain_text("fewer than three hexes")
    assert step_of(page) == "place"
    page.locator('[data-thing="site:v18"]').click()
    expect(page.locator(TEACHER)).to_have_attribute("data-step", "first_road")
    # Whoever comes back goes on from there.
    page.reload()
    expect(page.locator(TEACHER)).to_have_attribute("data-step", "first_road")
    page.get_by_role("button", name="Begin this part again").click()
    expect(page.locator(TEACHER)).to_have_attribute("data-step", "goal")


@pytest.mark.parametrize(
    ("slug", "scene", "played", "rings", "panel"),
    [
        ("thrones", 2, ["", "", ""], 2, "map"),  # after the tab of the tracks
        ("watch", 3, [""], 1, "hand"),  # a card, and a hex for which the tab of the map is marked
        ("watch", 1, ["roll", "", ""], 1, "trade"),  # the answer to an offer is given at the desk
    ],
)
def test_on_a_phone_a_lesson_opens_the_tab_of_what_it_points_at(
    browser: Browser, server: str, slug: str, scene: int, played: list[str], rings: int, panel: str
) -> None:
    with browser.new_context(
        base_url=server, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    ) as context:
        page = context.new_page()
        page.add_init_script(
            f"localStorage['lesson-{slug}'] ??= "
            f"JSON.stringify({{scene: {scene}, played: {json.dumps(played[:-1])}}})"
        )
        page.goto(f"/learn/{slug}")
        page.wait_for_selector(TEACHER)
        next_step(page)
        expect(page.locator("[data-panel]")).to_have_attribute("data-panel", panel)
        expect(page.locator("[data-rings]")).to_have_attribute("data-rings", str(rings))
        # Whoever looks elsewhere is not called back.
        other = {"map": "Cards", "hand": "Trade", "trade": "Map"}[panel]
        page.get_by_role("button", name=other, exact=True).click()
        expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "0")


def test_on_a_phone_the_map_of_the_watch_fits_its_window_at_once(
    browser: Browser, server: str
) -> None:
    widths = []
    for scene in (0, 1):
        with browser.new_context(
            base_url=server, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
        ) as context:
            page = context.new_page()
            page.add_init_script(
                f"localStorage['lesson-watch'] ??= JSON.stringify({{scene: {scene}, played: []}})"
            )
            page.goto("/learn/watch")
            page.wait_for_selector(TEACHER)
            page.wait_for_load_state("networkidle")
            lie_still(page)
            hexes = page.locator("[data-thing^='hex:']")
            widths.append(hexes.first.evaluate("it => it.getBoundingClientRect().width"))
            # Whose turn it is can be read beside the button for the dice, too.
            turn = page.locator(".watch .turn strong")
            assert turn.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert widths[0] == pytest.approx(widths[1], rel=0.1)


def test_what_the_board_has_a_button_for_is_not_listed_besides(page: Page) -> None:
    page.add_init_script(
        """localStorage.setItem("lesson-watch", JSON.stringify({scene: 1, played: []}))"""
    )
    page.goto("/learn/watch")
    expect(page.locator(TEACHER)).to_have_attribute("data-step", "roll")
    expect(page.locator("[data-thing='part:dice']")).to_be_visible()
    expect(page.locator("details.asked")).not_to_have_attribute("open", "")


def test_what_the_rules_forbid_is_answered_by_the_rule(page: Page) -> None:
    page.add_init_script(
        """localStorage.setItem("lesson-thrones", JSON.stringify({scene: 0, played: ["", ""]}))"""
    )
    page.goto("/learn/thrones")
    expect(page.locator(TEACHER)).to_have_attribute("data-step", "orders")
    page.locator('[data-area="moat_cailin"]').click(force=True)
    expect(page.locator(".answered")).to_contain_text("Not quite.")
    page.locator(".answered").get_by_role("button", name="T10.3").click()
    expect(page.locator("aside .rules")).to_contain_text("T10.3")


def test_a_game_without_a_lesson_says_so(page: Page) -> None:
    page.goto("/learn/chess")
    expect(page.get_by_text("There is no lesson of this game.")).to_be_visible()


def test_how_to_play_shows_the_goal_the_board_and_its_parts(page: Page) -> None:
    page.goto("/")
    page.locator('article.game a[href="/how/watch"]').click()
    expect(page.locator("p.goal")).to_contain_text("ten victory points")
    # The board that is played on, as it stands at the beginning of each part of the lesson.
    picture = page.get_by_role("img", name="Picture: A turn")
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".watch .building").first).to_be_visible()
    expect(page.locator("figure").nth(1)).to_contain_text("The buildings stand on the corners")
    expect(page.locator("dt", has_text="The dice")).to_be_visible()
    page.goto("/how/chess")
    expect(page.locator("p.goal")).to_have_count(0)


def test_the_help_at_a_table_numbers_the_parts_of_the_board(page: Page) -> None:
    quick_game(page, "iron_throne")
    page.get_by_role("tab", name="Help").click()
    rings = page.locator("[data-rings]")
    expect(page.locator("[data-rings] b").first).to_be_visible()
    page.locator("#tab-panel").get_by_role("button", name="The other houses").click()
    expect(rings).to_have_attribute("data-rings", "1")
    page.get_by_role("tab", name="Log").click()
    expect(rings).to_have_count(0)


def test_a_hint_says_what_a_bot_would_do_and_points_at_it(page: Page) -> None:
    quick_game(page, "watch")
    page.locator(".decision ol li button, .decision summary").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    found = page.locator(".hint .found")
    expect(found).to_contain_text("A bot would do this")
    expect(found.locator("li").first).to_be_visible()
    expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "1")
    # Whoever wants to know the parts of the board now is shown those.
    page.get_by_role("tab", name="Help").click()
    expect(page.locator("[data-rings] b").first).to_be_visible()
    found.get_by_role("button", name="Do this").click()
    expect(page.locator(".hint .found")).to_have_count(0)
