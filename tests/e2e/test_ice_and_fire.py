"""The board of A Song of Ice & Fire: armies, field, moves and cards, and whole battles."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import Found, Wanted, find, lively, plant
from tests.e2e.player import (
    PATIENCE,
    SCREEN,
    lie_still,
    new_person,
    new_table,
    play_on,
    quick_game,
    record_of,
    wait_for_another,
)
from tests.e2e.secrecy import Frames, check_frames
from tests.e2e.test_accessibility import serious_findings
from tests.e2e.test_page import RAW
from tests.e2e.test_watch import SAID

from throneroom.games.ice_and_fire import GAME
from throneroom.kernel import CommittedChance, State

PYROMANCERS = "army lannister 10101+20115 10104 10103+20103 30105"
FIRST_QUESTIONS = ("activate", "react", "react_in_private")
OPTIONS = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "ready"}
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


def charge_that_arrives(state: State, seat: int) -> bool:
    """A unit can charge, and the die that follows is enough."""
    if state.table.flow.kind != "declare":
        return False
    charges = [action for action in state.legal(seat) if action[0] == "charge"]
    if not charges:
        return False
    after = state.copy()
    after.apply(seat, charges[0])
    return bool(after.table.flow.kind == "align")


def attack_that_hits(state: State, seat: int) -> bool:
    """Attack dice lie on the table, and some may be rolled again."""
    table = state.table
    return bool(table.flow.kind == "reroll" and table.flow.args[0] == "attack")


def open_table(page: Page, database: str, wanted: Wanted) -> None:
    """Sit at a table where the wanted moment has come."""
    page.goto(plant(page, database, find(GAME, wanted, 2, OPTIONS)))
    page.wait_for_selector(".decision ol li button", state="attached")


def token_of(page: Page) -> str | None:
    return page.locator(".decision").get_attribute("data-token")


def test_the_first_move_is_two_clicks_away(page: Page) -> None:
    quick_game(page, "ice_and_fire")
    expect(page.locator(".score")).to_contain_text("Round 1 of 6")
    page.wait_for_selector(".decision ol li button")
    assert page.locator(".decision").get_attribute("data-kind") in FIRST_QUESTIONS
    expect(page.locator(".iaf [data-unit]").nth(7)).to_be_attached()


@pytest.mark.parametrize("slug", ["ice_and_fire", "iron_throne"])
def test_what_the_board_asks_is_not_listed_beside_it(
    browser: Browser, server: str, slug: str
) -> None:
    with browser.new_context(base_url=server, viewport=SCREEN, locale="en-GB") as context:
        fresh = context.new_page()
        quick_game(fresh, slug)
        fresh.wait_for_selector(".decision details.every")
        expect(fresh.locator(".decision ol li button").first).to_be_hidden()


def test_passing_for_longer_is_offered_once(browser: Browser, server: str, database: str) -> None:
    with browser.new_context(base_url=server, viewport=SCREEN, locale="en-GB") as context:
        fresh = context.new_page()
        quick_game(fresh, "ice_and_fire")
        open_table(fresh, database, asked("react"))
        expect(fresh.locator(".fan .passes button")).to_have_count(4)
        expect(fresh.locator(".decision [data-action^=pass_]")).to_have_count(0)


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
    expect(page.locator(".tab")).to_contain_text(re.compile(r": deployed in the .*, facing "))


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
    expect(guest.locator(".tab")).to_contain_text(re.compile(r": moved [\d.]+″ \w"))


def drag(page: Page, up: float, aside: float = 0.0, part: str = ".body") -> None:
    """Drag the ghost of a move over the field, or a handle of it, by so many pixels."""
    expect(page.locator(f".iaf .draft {part}")).to_be_visible()
    box = lie_still(page).locator(f".iaf .draft {part}").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + aside, y - up, steps=4)
    page.mouse.up()


def test_a_ghost_is_dragged_on_the_field(guest: Page, database: str) -> None:
    open_table(guest, database, maneuvers)
    dock = guest.locator(".dock")
    length, face = dock.get_by_label("length"), dock.get_by_label("face")
    drag(guest, 300)
    # What the server does not allow is red, with the rule, which can be read at once.
    expect(guest.locator(".iaf .draft.refused")).to_be_attached()
    expect(dock.get_by_role("button", name="Do it")).to_be_disabled()
    dock.get_by_role("button", name="F8.4").click()
    expect(guest.locator("#tab-panel")).to_contain_text("F8.4")
    guest.locator(".iaf [data-spot]").first.click()
    expect(guest.locator(".iaf .draft.refused")).to_have_count(0)
    before = length.input_value()
    ghost = guest.locator(".iaf .draft .body")
    ghost.focus()
    ghost.press("ArrowUp")
    expect(length).not_to_have_value(before)
    # The unit's own handle turns the way and leaves it as long as it is.
    length.fill("8")
    length.press("Tab")
    way = dock.get_by_label("heading")
    before = way.input_value()
    drag(guest, 0, 60, ".handle.aim circle")
    expect(way).not_to_have_value(before)
    expect(length).to_have_value("8")
    before = face.input_value()
    ghost.press("Control+ArrowLeft")
    expect(face).not_to_have_value(before)
    guest.keyboard.press("Escape")
    expect(ghost).to_have_count(0)


def test_a_charge_is_weighed_made_and_fought_out(guest: Page, database: str) -> None:
    open_table(guest, database, charge_that_arrives)
    guest.locator(".ring button", has_text="Charge").first.click()
    aim = guest.locator(".aim")
    for figure in ("to go", "wounds expected", "panics"):
        expect(aim.locator("dt", has_text=figure)).to_be_visible()
    expect(aim).to_contain_text("%")
    expect(guest.locator(".iaf .lane")).to_be_attached()
    aim.get_by_role("button", name="Do it").click()
    guest.wait_for_selector('.decision[data-kind="align"]')
    expect(guest.locator(".tray [data-roll], .tray .dice").first).to_be_visible()
    ways = guest.locator(".dock .row button")
    expect(ways.first).to_be_visible()
    expect(guest.locator(".iaf .shape")).to_have_count(ways.count())
    dock = guest.locator(".dock")
    dock.get_by_role("button", name="contact").first.click()
    expect(guest.locator(".iaf .draft")).to_be_attached()
    token = token_of(guest)
    dock.get_by_role("button", name="Do it").click()
    wait_for_another(guest, token)
    expect(guest.locator(".tab")).to_contain_text("successful charge")


def test_dice_are_picked_and_rolled_again(guest: Page, database: str) -> None:
    open_table(guest, database, attack_that_hits)
    tray = guest.locator(".tray")
    row = tray.locator('[data-roll="attack"]')
    expect(row).to_contain_text("to hit")
    picks = row.locator("button.pick")
    expect(row.locator("svg.die").first).to_be_visible()
    expect(picks).to_have_count(row.locator("svg.die").count())
    chosen = row.locator('button.pick[aria-pressed="true"]')
    expect(chosen.first).to_be_visible()
    before = chosen.count()
    chosen.first.click()
    expect(chosen).to_have_count(before - 1)
    picks.first.click()
    token = token_of(guest)
    tray.get_by_role("button", name="Keep").click()
    wait_for_another(guest, token)


def test_units_and_cards_are_read_on_the_board(guest: Page, database: str) -> None:
    open_table(guest, database, asked("activate", 2))
    roster = guest.locator("[data-roster]").first
    name = roster.locator(".name").inner_text()
    guest.locator('.iaf [data-unit^="b"]').first.click()
    card = guest.locator("[data-unit-card]")
    expect(card).to_contain_text("melee")
    expect(card.get_by_role("button", name="F10.10").first).to_be_visible()
    named = guest.locator(".iaf [data-unit]:not(.acting)").last.get_attribute("aria-label") or ""
    assert re.search(r"\d+ of \d+ wounds, \d+ inch(es)? (ahead|to|behind)", named), named
    expect(guest.locator(".iaf [data-zone]").nth(4)).to_be_attached()
    expect(guest.get_by_text(name).first).to_be_visible()
    for language in ("en", "pl", "bg"):
        guest.locator("header select").select_option(language)
        expect(guest.locator("html")).to_have_attribute("lang", language)
        for text in guest.evaluate(SAID):
            assert RAW.search(text) is None, text
            assert IDS.search(text) is None, IDS.search(text)
    guest.locator("header select").select_option("en")
    assert serious_findings(guest) == []


def pyromancers() -> Found:
    """A battle with a unit whose two attacks bear the same name, at its player's turn."""
    seed = "70" * 32
    options = {"points": 30, "terrain": "ready"}
    state = GAME.start(2, options, chance=CommittedChance(bytes.fromhex(seed)))
    moves: list[tuple[int, str]] = []
    dice = random.Random(4)
    while state.table.flow.kind != "activate":
        seat = state.to_move()[0]
        armed = state.table.flow.kind == "muster" and seat == 0
        action = GAME.read(PYROMANCERS) if armed else lively(state, seat, dice)
        moves.append((seat, GAME.write(action)))
        state.play(seat, action)
    return Found(GAME, 2, options, seed, tuple(moves), state.to_move()[0])


def test_a_unit_whose_two_attacks_bear_one_name_is_read(guest: Page, database: str) -> None:
    guest.goto(plant(guest, database, pyromancers()))
    guest.locator('.iaf [data-unit][aria-label*="Pyromancers"]').first.click()
    card = guest.locator("[data-unit-card]")
    expect(card.locator(".attack", has=guest.get_by_text("Wildfire"))).to_have_count(2)


def test_cards_that_can_answer_are_fanned_out(guest: Page, database: str) -> None:
    open_table(guest, database, asked("react_in_private"))
    fan = guest.locator(".fan")
    expect(fan.locator(".card").first).to_be_visible()
    assert serious_findings(guest) == []
    told = guest.locator(".tab li")
    expect(told.first).to_be_visible()
    before = told.count()
    token = token_of(guest)
    fan.locator(".card").first.click()
    wait_for_another(guest, token)
    expect(told.nth(before)).to_be_attached()
    open_table(guest, database, asked("react_in_private"))
    token = token_of(guest)
    fan.get_by_role("button", name="Not again this round").click()
    wait_for_another(guest, token)
    expect(guest.locator(".decision .muted")).to_be_visible()


def test_a_card_that_can_answer_is_read_whole_on_a_phone(phone: Page, database: str) -> None:
    options = {**OPTIONS, "terrain": "random"}
    phone.goto(plant(phone, database, find(GAME, asked("react", 1), 2, options)))
    cards = phone.locator(".fan .card")
    expect(cards.first).to_be_visible()
    assert (
        lie_still(phone)
        .locator(".fan .card")
        .first.evaluate("card => card.scrollHeight <= card.clientHeight + 1")
    )


def test_a_phone_picks_an_army_in_the_sheet(phone: Page) -> None:
    table = {"game": "ice_and_fire", "seats": 4, "start": True}
    bots = {str(seat): "random" for seat in (1, 2, 3)}
    said = {**table, "bots": bots, "options": {"terrain": "ready"}}
    made = phone.request.post("/api/tables", data=said, headers={"X-Throneroom": "1"})
    phone.route("**/api/builder/ice_and_fire", lambda route: route.abort())
    phone.goto(f"/table/{made.json()['id']}")
    panel = phone.locator('.decision[data-kind="muster"]')
    # While nobody knows what they are called, no army goes by its id.
    expect(panel.get_by_role("alert")).to_be_in_viewport()
    expect(panel).not_to_contain_text("stark")
    phone.unroute("**/api/builder/ice_and_fire")
    panel.get_by_role("button", name="Try again").tap()
    army = panel.get_by_role("button", name=re.compile("Lord Eddard’s Levy"))
    expect(army).to_be_in_viewport()
    # What the sheet asks does not lie on the field a second time.
    expect(phone.locator(".iaf .under button")).to_have_count(0)
    army.tap()
    expect(panel).to_have_count(0)
    for points in phone.locator(".score .points").all():
        expect(points).to_be_in_viewport(ratio=1)


def test_a_phone_moves_a_unit(phone: Page, database: str) -> None:
    open_table(phone, database, maneuvers)
    # The field has the greater part of the screen, and what is asked is folded below it.
    field = lie_still(phone).locator(".iaf .map").bounding_box()
    assert field
    assert field["height"] > 844 * 0.6
    assert serious_findings(phone) == []
    phone.locator(".iaf [data-spot]").first.dispatch_event("click")
    expect(phone.locator(".iaf .draft")).to_be_visible()
    token = token_of(phone)
    phone.get_by_role("button", name="Do it").tap()
    wait_for_another(phone, token)
    phone.get_by_role("button", name="Armies").tap()
    expect(phone.locator("[data-roster]").first).to_be_visible()
    assert lie_still(phone).evaluate("document.documentElement.scrollWidth") <= 390


def test_two_browsers_fight_the_last_round_and_see_nothing_hidden(
    browser: Browser, guest: Page, server: str, database: str
) -> None:
    found = find(GAME, asked("activate", 6), 2, OPTIONS)
    with new_person(browser, server) as context, new_person(browser, server) as third:
        other, watcher = context.new_page(), third.new_page()
        quick_game(other, "ice_and_fire")
        path = plant(guest, database, found, {1 - found.seat: other})
        frames = [Frames(other), Frames(watcher)]
        for page in (guest, other, watcher):
            page.goto(path)
            page.wait_for_selector(".iaf")
        assert play_on([guest, other], seed=4) == ["over", "over"]
        watcher.wait_for_selector(".outcome")
        record = record_of(other)
        assert check_frames(frames[0], record, seat=1 - found.seat) > 20
        assert check_frames(frames[1], record, seat=None) > 20
        other.get_by_role("link", name="Replay").click()
        other.get_by_role("button", name="To the end").click()
        expect(other.locator(".iaf [data-unit]").first).to_be_visible()
