"""The board of A Song of Ice & Fire: armies, field, moves and cards, and whole battles."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import Wanted, find, plant
from tests.e2e.player import (
    PATIENCE,
    new_person,
    new_table,
    play_on,
    quick_game,
    record_of,
    sit_down,
    wait_for_another,
)
from tests.e2e.secrecy import Frames, check_frames
from tests.e2e.test_accessibility import serious_findings
from tests.e2e.test_page import RAW
from tests.e2e.test_watch import SAID

from throneroom.games.ice_and_fire import GAME
from throneroom.kernel import State

ARMIES = {1: "stark", 2: "lannister"}
OPTIONS = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "random"}
# What nobody should read: ids of units, NCUs, pieces, tokens and cards.
IDS = re.compile(r"\b([a-d]n?\d{1,2}|[tkw]\d|[1-5]0\d{3})\b")


@pytest.fixture
def guest(page: Page) -> Page:
    """Somebody the server knows already."""
    quick_game(page, "ice_and_fire")
    return page


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    with browser.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        locale="en-GB",
        has_touch=True,
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "ice_and_fire")
        yield page


def asked(kind: str, since: int = 0) -> Wanted:
    """A question of a kind, from some round on."""
    return lambda state, seat: state.table.flow.kind == kind and state.table.round >= since


def maneuvers(state: State, seat: int) -> bool:
    """A unit moves that may turn first."""
    table = state.table
    return table.flow.kind == "move" and not table.flow.args[2] and len(state.legal(seat)) > 9


def open_table(page: Page, database: str, wanted: Wanted) -> None:
    """Sit at a table where the wanted moment has come."""
    page.goto(plant(page, database, find(GAME, wanted, 2, OPTIONS)))
    page.wait_for_selector(".decision ol li button")


def token_of(page: Page) -> str | None:
    return page.locator(".decision").get_attribute("data-token")


def test_a_battle_is_prepared_on_the_field(page: Page) -> None:
    new_table(page, "ice_and_fire", 2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector('.decision[data-kind="muster"]')
    expect(page.locator(".decision ol li button").first).to_contain_text("Lord Eddard’s Levy")
    assert play_on([page], seed=1, kinds=["place"]) == ["place"]
    pieces = page.locator(".iaf [data-piece]")
    before = pieces.count()
    page.locator(".iaf [data-spot]").first.click()
    page.get_by_role("button", name="Do it").click()
    expect(pieces.nth(before)).to_be_attached()
    assert play_on([page], seed=2, kinds=["deploy"]) == ["deploy"]
    mine = page.locator('.iaf [data-unit^="a"]')
    before = mine.count()
    page.locator('[data-roster^="a"].lit').last.click()
    page.locator(".iaf [data-spot]").nth(3).click()
    page.get_by_role("button", name="Do it").click()
    expect(mine).to_have_count(before + 1)
    expect(page.locator(".tab")).to_contain_text("deployed at")


def test_a_move_is_typed_refused_and_made(guest: Page, database: str) -> None:
    open_table(guest, database, maneuvers)
    dock = guest.locator(".dock")
    dock.get_by_label("length").fill("15")
    dock.get_by_label("length").press("Tab")
    expect(dock.get_by_role("alert")).to_contain_text("too far")
    expect(dock.get_by_role("alert")).to_contain_text("F8.4")
    expect(dock.get_by_role("button", name="Do it")).to_be_disabled()
    guest.locator(".iaf [data-spot]").first.click()
    expect(dock.get_by_role("alert")).to_have_count(0)
    token = token_of(guest)
    dock.get_by_role("button", name="Do it").click()
    wait_for_another(guest, token)
    expect(guest.locator(".tab")).to_contain_text("moved to")


def test_a_ghost_is_dragged_on_the_field(guest: Page, database: str) -> None:
    open_table(guest, database, maneuvers)
    ghost = guest.locator(".iaf .draft .body")
    box = ghost.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.mouse.move(x, y)
    guest.mouse.down()
    guest.mouse.move(x, y - 20, steps=4)
    guest.mouse.up()
    length = guest.locator(".dock").get_by_label("length")
    expect(length).not_to_have_value("0")
    ghost.focus()
    before = length.input_value()
    ghost.press("ArrowUp")
    expect(length).not_to_have_value(before)


def test_units_and_cards_are_read_on_the_board(guest: Page, database: str) -> None:
    open_table(guest, database, asked("activate", 2))
    roster = guest.locator("[data-roster]").first
    name = roster.locator(".name").inner_text()
    guest.locator('.iaf [data-unit^="b"]').first.click()
    card = guest.locator("[data-unit-card]")
    expect(card).to_contain_text("melee")
    assert guest.locator(".iaf [data-zone]").count() >= 5
    expect(guest.get_by_text(name).first).to_be_visible()
    for language in ("en", "pl", "bg"):
        guest.locator("header select").select_option(language)
        for text in guest.evaluate(SAID):
            assert RAW.search(text) is None, text
            assert IDS.search(text) is None, IDS.search(text)
    guest.locator("header select").select_option("en")
    assert serious_findings(guest) == []


def test_cards_that_can_answer_are_fanned_out(guest: Page, database: str) -> None:
    open_table(guest, database, asked("react_in_private"))
    fan = guest.locator(".fan")
    expect(fan.locator(".card").first).to_be_visible()
    assert serious_findings(guest) == []
    token = token_of(guest)
    fan.get_by_role("button", name="Not again this round").click()
    wait_for_another(guest, token)
    expect(guest.locator(".decision .muted")).to_be_visible()


def test_a_phone_moves_a_unit(phone: Page, database: str) -> None:
    open_table(phone, database, maneuvers)
    phone.locator(".iaf [data-spot]").first.dispatch_event("click")
    expect(phone.locator(".iaf .draft")).to_be_visible()
    token = token_of(phone)
    phone.get_by_role("button", name="Do it").tap()
    wait_for_another(phone, token)
    phone.get_by_role("button", name="Armies").tap()
    expect(phone.locator("[data-roster]").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_battle_that_somebody_watches(browser: Browser, page: Page, server: str) -> None:
    armies = {f"Ready-made armies, Seat {n}": f"{house}_30" for n, house in ARMIES.items()}
    new_table(page, "ice_and_fire", 2, people=2, options=armies)
    link = page.get_by_label("Invitation link").input_value()
    with new_person(browser, server) as context, new_person(browser, server) as third:
        guest, watcher = context.new_page(), third.new_page()
        frames = [Frames(guest), Frames(watcher)]
        guest.goto(link)
        sit_down(guest)
        page.get_by_role("button", name="Start the game").click()
        watcher.goto(page.url)
        watcher.wait_for_selector(".iaf")
        assert play_on([page, guest], seed=4) == ["over", "over"]
        watcher.wait_for_selector(".outcome")
        record = record_of(guest)
        assert check_frames(frames[0], record, seat=1) > 100
        assert check_frames(frames[1], record, seat=None) > 100
        guest.get_by_role("link", name="Replay").click()
        guest.get_by_role("button", name="To the end").click()
        expect(guest.locator(".iaf [data-unit]").first).to_be_visible()
