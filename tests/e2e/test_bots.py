"""Bots are persons, their moves are shown at the pace one likes, and one may pass in advance."""

import re
from contextlib import suppress

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from sqlalchemy import create_engine, func, select
from tests.e2e.planted import find, plant
from tests.e2e.player import (
    DECISION,
    click_choices,
    new_person,
    quick_game,
    reach,
    start_table,
    wait_for_another,
)

from throneroom.kernel import State, load
from throneroom.server import schema

# Bots play on meanwhile: how far one is behind is read before a step, after it and after catching
# up without letting anything arrive in between.
STEP_AND_CATCH_UP = """async () => {
  const pace = document.querySelector('.pace');
  const behind = () => Number(pace.querySelector('.main')?.innerText.match(/[0-9]+/)[0] ?? 0);
  const drawn = async () => { for (let i = 0; i < 5; i += 1) await Promise.resolve(); };
  const seen = [behind()];
  pace.querySelector('[aria-label="Show the next move"]').click();
  await drawn();
  seen.push(behind());
  pace.querySelector('.main')?.click();
  await drawn();
  return [...seen, behind()];
}"""


def test_bots_have_names_faces_and_levels(page: Page) -> None:
    quick_game(page, "iron_throne")
    bots = page.locator(".seats li[data-kind=bot]")
    expect(bots.locator("svg.face")).to_have_count(4)
    names = bots.locator(".bot > span:not(.level)").all_inner_texts()
    assert len(set(names)) == 4
    expect(bots.first).to_contain_text("Knight (medium)")
    expect(bots.first.locator(".pip.lit")).to_have_count(2)


def test_moves_are_shown_at_the_pace_one_likes(page: Page) -> None:
    start_table(page, "iron_throne", 3)
    page.get_by_role("button", name="Pause").click()
    behind = page.get_by_role("button", name=re.compile("Catch up"))
    # What others do is not shown until one wants it.
    for _ in range(40):
        click_choices(page, 1)
        with suppress(TooLate):
            behind.wait_for(timeout=1000)
        behind.or_(page.locator(DECISION)).first.wait_for()
        if behind.count():
            break
    expect(behind).to_be_visible()
    before, after, caught_up = page.evaluate(STEP_AND_CATCH_UP)
    assert (after, caught_up) == (before - 1, 0)
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("Pace of the moves shown").last.select_option("quick")
    click_choices(page, 1)
    page.wait_for_selector(".decision ol li button, .outcome")


def passes_in_turn(state: State, seat: int) -> bool:
    """A moment at which somebody may pass, then another seat is asked the same, and when that one
    has passed it waits for others."""
    kind = state.table.flow.kind
    if not state.game.questions[kind].verbs >= {"pass", "pass_turn"}:
        return False
    after = state.copy()
    after.play(seat, ("pass",))
    if after.table.flow.kind != kind or after.to_move() == (seat,):
        return False
    (other,) = after.to_move()
    after.play(other, ("pass",))
    while (forced := after.forced()) is not None:
        after.play(*forced)
    return other not in after.to_move() and after.outcome() is None


def test_one_may_pass_in_advance(page: Page, browser: Browser, server: str, database: str) -> None:
    found = find(load("iron_throne"), passes_in_turn, seats=3)
    state = found.game.start(3, found.options, seed=found.seed)
    for seat, text in found.moves:
        state.play_text(seat, text)
    state.play(found.seat, ("pass",))
    (other,) = state.to_move()
    quick_game(page, "iron_throne")
    with new_person(browser, server) as context:
        guest = context.new_page()
        quick_game(guest, "iron_throne")
        path = plant(page, database, found, {other: guest})
        guest.goto(path)
        page.goto(path)
        guest.get_by_role("button", name="Pass the next time").click()
        page.locator(".decision [data-action=pass]").click()
        pressed = guest.get_by_role("button", name="Pass the next time", pressed=True)
        expect(pressed).to_have_count(0)
        expect(guest.locator(".decision .waiting")).to_be_visible()
    engine = create_engine(database)
    with engine.connect() as rows:
        mine = schema.actions.c.table_id == path.removeprefix("/table/")
        played = rows.execute(select(func.count()).where(mine)).scalar_one()
    engine.dispose()
    assert played >= len(found.moves) + 2


def test_what_bots_have_done_since_cannot_be_undone_though_it_is_not_shown_yet(page: Page) -> None:
    reach(page, "watch", 3, "place_road", seed=2)
    undo = page.locator(".watch .undo")
    expect(undo).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    behind = page.get_by_role("button", name=re.compile("Catch up"))
    while not behind.is_visible():  # whoever is last places twice
        token = page.locator(".decision").get_attribute("data-token")
        page.locator(".decision").get_by_role("button").first.click()
        asked = page.locator(f'.decision:not([data-token="{token}"])').get_by_role("button")
        expect(behind.or_(asked).first).to_be_visible()
    expect(undo).to_have_count(0)


def test_offers_that_cannot_be_accepted_are_refused_in_advance(page: Page, database: str) -> None:
    def offered(state: State, seat: int) -> bool:
        verbs = {action[0] for action in state.legal(seat)}
        return "refuse" in verbs and "accept" not in verbs and seat != state.table.active

    quick_game(page, "watch")
    page.goto(plant(page, database, find(load("watch"), offered, 3)))
    token = page.locator(".decision").get_attribute("data-token")
    page.get_by_role("button", name="Refuse offers I cannot accept").click()
    wait_for_another(page, token)
    expect(page.locator(".offer li[data-answer=refused]")).to_have_count(1)
