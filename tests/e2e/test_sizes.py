"""Windows of other sizes than in the pictures: a small desk, a tablet, a phone held sideways."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.planted import asked, find, plant
from tests.e2e.player import SCREEN, lie_still, quick_game

from throneroom.kernel import load

TABLET = ViewportSize(width=820, height=1180)
SMALL_DESK = ViewportSize(width=1024, height=768)
SIDEWAYS = ViewportSize(width=844, height=390)
# How much further the board could be scrolled, down and to the right.
SCROLLS = """() => {
  const board = document.querySelector("main > .board");
  return [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth];
}"""


@pytest.fixture
def guest(page: Page) -> Page:
    quick_game(page, "iron_throne")
    return page


def test_the_board_of_the_watch_scrolls_nowhere(guest: Page, database: str) -> None:
    address = plant(guest, database, find(load("watch"), asked("answer_offer"), 4))
    for size in (SCREEN, TABLET):
        guest.set_viewport_size(size)
        guest.goto(address)
        expect(guest.locator(".watch .side .heroes").first).to_be_attached()
        assert lie_still(guest).evaluate(SCROLLS) == [0, 0]
        # All four players stand in one row.
        tops = guest.locator(".watch .players li").evaluate_all(
            "chips => chips.map((chip) => chip.getBoundingClientRect().top)"
        )
        assert len(tops) == 4
        assert len(set(tops)) == 1


def test_the_iron_throne_fits_a_tablet_and_a_small_desk(guest: Page, database: str) -> None:
    address = plant(guest, database, find(load("iron_throne"), asked("offer_support", 2)))
    for size in (SMALL_DESK, TABLET, ViewportSize(width=390, height=844)):
        guest.set_viewport_size(size)
        guest.goto(address)
        fighters = guest.locator(".fighter .token")
        expect(fighters.first).to_be_visible()
        assert lie_still(guest).evaluate(SCROLLS)[1] == 0
        # Nothing of a fighter stands beyond its frame.
        for fighter in fighters.all():
            assert fighter.evaluate("it => it.scrollWidth <= it.clientWidth")
            assert fighter.evaluate("it => it.getBoundingClientRect().width") > 60


@pytest.mark.parametrize(
    ("slug", "seats", "kind", "answer"),
    [
        ("watch", 4, "answer_offer", ".offer button"),
        ("thrones", 6, "place_orders", ".token"),
        ("iron_throne", 5, "offer_support", ".support button"),
    ],
)
def test_a_phone_held_sideways_has_the_question_beside_the_board(
    guest: Page, database: str, slug: str, seats: int, kind: str, answer: str
) -> None:
    guest.set_viewport_size(SIDEWAYS)
    at = "round" if slug == "thrones" else "turn"
    state = find(
        load(slug), lambda s, _: s.table.flow.kind == kind and getattr(s.table, at) >= 2, seats
    )
    guest.goto(plant(guest, database, state))
    question = guest.locator(".decision h2")
    expect(question).to_be_in_viewport(ratio=1)
    expect(guest.get_by_role("tab", name="Log")).to_be_attached()
    lie_still(guest)
    board, beside = guest.locator("main > .board").bounding_box(), question.bounding_box()
    assert board
    assert beside
    assert beside["x"] >= board["x"] + board["width"]
    assert board["width"] > 500
    # As high as the window below the header.
    assert board["height"] > SIDEWAYS["height"] - 60
    expect(guest.locator(f"main > .board {answer}").first).to_be_in_viewport()


def test_a_lesson_fits_a_phone_held_sideways(page: Page) -> None:
    page.set_viewport_size(SIDEWAYS)
    page.goto("/learn/thrones")
    go_on = page.locator(".teacher .row button.main")
    expect(go_on).to_be_in_viewport(ratio=1)
    lie_still(page)
    board = page.locator("main > .board").bounding_box()
    assert board
    assert board["height"] > SIDEWAYS["height"] - 60
