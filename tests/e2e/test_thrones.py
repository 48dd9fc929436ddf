"""The board of the Board Game at every question that it asks."""

import hashlib
import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.planted import Found, find, plant
from tests.e2e.player import (
    PATIENCE,
    SCREEN,
    lie_still,
    quick_game,
    start_table,
    wait_for_another,
)

from throneroom.kernel import CommittedChance, State, load

GAME = load("thrones")
# Mace Tyrell asks only where he meets both a standing and a routed Footman: not in so few games.
UNMET = {"mace"}
# What lies over the map: orders to place, a battle, bids, a muster.
PANEL = ".map > .under"
PARTS = 4  # of the questions, so that several processes can ask them
LATIN = re.compile("[A-Za-z]")


@cache
def scenes() -> dict[str, Found]:
    """For each kind of question a random game up to the first time that it leaves a choice."""
    found: dict[str, Found] = {}
    for number in range(400):
        dice = random.Random(number)
        seats, options = 3 + number % 4, {"tides_of_battle": number % 2 == 0}
        seed = hashlib.sha256(f"scene {number}".encode()).hexdigest()
        state = GAME.start(seats, options, chance=CommittedChance(bytes.fromhex(seed)))
        moves: list[tuple[int, str]] = []
        while state.outcome() is None:
            seat = dice.choice(state.to_move())
            legal = state.legal(seat)
            kind = state.table.flow.kind
            if kind not in found and len(legal) > 1:
                found[kind] = Found(GAME, seats, options, seed, tuple(moves), seat)
            action = dice.choice(legal)
            moves.append((seat, GAME.write(action)))
            state.play(seat, action)
        if found.keys() >= GAME.questions.keys() - UNMET:
            return found
    raise AssertionError(f"never asked: {GAME.questions.keys() - UNMET - found.keys()}")


def open_scene(page: Page, database: str, kind: str) -> None:
    """Sit at a table where this is asked."""
    page.goto(plant(page, database, scenes()[kind]))
    page.wait_for_selector(f'.decision[data-kind="{kind}"] ol li button', state="attached")


@pytest.fixture
def guest(page: Page) -> Page:
    """The page of somebody whom the server knows."""
    quick_game(page, "thrones")
    return page


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    """The same on a phone."""
    with browser.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "thrones")
        yield page


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a thing on the screen."""
    found = thing.bounding_box()
    assert found is not None
    return (found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def is_within(inner: Locator, outer: Locator) -> bool:
    left, top, right, bottom = box(inner)
    x, y, to_x, to_y = box(outer)
    return left >= x - 1 and top >= y - 1 and right <= to_x + 1 and bottom <= to_y + 1


def are_apart(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    x, y, to_x, to_y = box(other)
    return right <= x or to_x <= left or bottom <= y or to_y <= top


@pytest.mark.parametrize("part", range(PARTS))
def test_every_question_is_asked_in_words_on_a_phone_and_answered(
    phone: Page, database: str, part: int
) -> None:
    """In Bulgarian, where a Latin letter betrays whatever nobody has translated."""
    phone.locator("header select").select_option("bg")
    for kind in sorted(scenes())[part::PARTS]:
        open_scene(phone, database, kind)
        lie_still(phone)
        said = [phone.locator(".decision h2").inner_text()]
        said += phone.locator(".decision ol li").all_inner_texts()
        assert [text for text in said if LATIN.search(text)] == [], kind
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, kind
        # What can be tapped neither on the map nor in the panel over it is in sight in the sheet.
        asked = phone.locator(".thrones .map .area.lit, .battle .asked button, .map .dock button")
        shown = asked if asked.count() else phone.locator(".decision ol button:visible")
        assert box(shown.first)[1] < 844, kind
        if phone.locator(PANEL).count():
            assert is_within(phone.locator(PANEL), phone.locator(".thrones .map")), kind
        token = phone.locator(".decision").get_attribute("data-token")
        phone.locator(".decision ol li button:not([disabled])").last.evaluate("it => it.click()")
        wait_for_another(phone, token)
        assert phone.locator(".refusal").count() == 0, kind


@pytest.mark.parametrize("screen", ["guest", "phone"])
def test_bids_hide_no_castles_and_the_score_decides_a_tie(
    request: pytest.FixtureRequest, database: str, screen: str
) -> None:
    page: Page = request.getfixturevalue(screen)
    open_scene(page, database, "name_bidder")
    houses = page.locator(".score li")
    expect(houses.locator(".bid").first).to_be_visible()
    lie_still(page)
    for house in houses.filter(has=page.locator(".bid")).all():
        assert are_apart(house.locator(".bid"), house.locator(".pips"))
        assert are_apart(house.locator(".bid"), house.locator(".numbers"))
        assert is_within(house.locator(".bid"), house)
    expect(page.locator(".tracks .lit")).to_have_count(0)
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".score li.lit button").last.click()
    wait_for_another(page, token)
    expect(page.locator(".tab li").filter(has_text="decides a tie").first).to_be_attached()


def test_the_score_of_six_houses_is_in_sight_on_every_screen(page: Page) -> None:
    start_table(page, "thrones", 6)
    score = page.locator(".score")
    houses = score.locator("li")
    expect(houses).to_have_count(6)
    for width in (1440, 1366, 1280, 1152, 1024, 820, 390):
        page.set_viewport_size({"width": width, "height": 800})
        lie_still(page)
        for house in houses.all():
            assert is_within(house, score), width
            assert is_within(house.locator(".pips b"), house), width
            assert is_within(house.locator(".numbers"), house), width


def test_whoever_may_draw_again_sees_what_the_first_card_is_worth(
    guest: Page, database: str
) -> None:
    open_scene(guest, database, "redraw")
    asked = re.findall(r"\d+", guest.locator(".decision h2").inner_text())
    expect(guest.locator(".battle .total")).to_have_text(asked)
    for side in guest.locator(".battle .side").all():
        rows = side.locator("dd:not(.icons)").all_inner_texts()
        numbers = [int(row.replace("−", "-")) for row in rows if row.strip() != "?"]
        assert sum(numbers) == int(side.locator(".total").inner_text())
    expect(guest.locator(".battle dd", has_text="?")).to_have_count(1)


def test_the_map_has_two_thirds_of_the_window_and_is_readable_whole(guest: Page) -> None:
    """The panels lie over it, one at a time, and its names grow when it is seen from afar."""
    guest.wait_for_selector(".thrones .window")
    lie_still(guest)
    left, top, right, bottom = box(guest.locator(".thrones .window"))
    assert (right - left) / SCREEN["width"] >= 2 / 3
    assert (bottom - top) / SCREEN["height"] >= 0.8
    guest.get_by_role("button", name="The whole map").click()
    guest.wait_for_function(
        """() => [...document.querySelectorAll(".ground .name")].every((name) => {
          const { height } = name.getBoundingClientRect();
          return height / name.childElementCount >= 9;
        })"""
    )
    side = guest.locator(".thrones .side")
    expect(side).to_be_hidden()
    for panel in ("Influence", "Westeros", "Cards"):
        guest.locator(".thrones .tabs").get_by_role("button", name=panel).click()
        expect(side).to_be_visible()
        lie_still(guest)
        assert is_within(side, guest.locator(".thrones .window"))


# How much of each name lies behind or before a piece.
CROWDED = """() => {
  const boxes = (which) =>
    [...document.querySelectorAll(which)].map((it) => it.getBoundingClientRect());
  const along = (a, b, from, to) =>
    Math.max(0, Math.min(a[to], b[to]) - Math.max(a[from], b[from]));
  const both = (a, b) => along(a, b, "left", "right") * along(a, b, "top", "bottom");
  const pieces = boxes(".pieces :is(.unit, .order, .token, .garrison, .neutral)");
  return boxes(".ground.over .name").map((name) =>
    pieces.reduce((sum, piece) => sum + both(name, piece), 0) / (name.width * name.height));
}"""


def test_names_make_way_for_pieces_where_the_map_is_seen_whole(guest: Page, database: str) -> None:
    """And where there is no way to make, they are written over them."""

    def full(state: State, seat: int) -> bool:
        return bool(state.table.flow.kind == "march" and state.table.round >= 3)

    guest.goto(plant(guest, database, find(GAME, full, seats=6)))
    guest.wait_for_selector(".pieces .unit")
    guest.get_by_role("button", name="The whole map").click()
    guest.wait_for_selector(".ground.over .name")
    shares = lie_still(guest).evaluate(CROWDED)
    assert len(shares) > 40
    assert sum(share > 0.3 for share in shares) <= len(shares) / 10


def test_the_whole_map_is_seen_above_the_panel(guest: Page) -> None:
    guest.wait_for_selector(PANEL)
    guest.get_by_role("button", name="The whole map").click()
    guest.wait_for_function(
        """panel => {
          const edge = (name) => document.querySelector(name).getBoundingClientRect();
          const sheet = edge('.sheet'), map = edge('.window');
          return sheet.top >= map.top - 1 && sheet.bottom <= edge(panel).top + 1;
        }""",
        arg=PANEL,
    )


def test_a_phone_shows_the_hand_and_both_totals_above_the_sheet(phone: Page, database: str) -> None:
    open_scene(phone, database, "house_card")
    window = phone.locator(".thrones .map")
    phone.wait_for_selector(f"{PANEL} .hand .card")
    lie_still(phone)
    for total in phone.locator(".battle .total").all():
        assert is_within(total, window)
    assert is_within(phone.locator(f"{PANEL} .hand .card").first, window)
    phone.locator(f"{PANEL} .hand .card").first.tap()
    expect(phone.locator(".decision h2")).not_to_contain_text("Choose a House card")


def test_a_phone_says_a_question_once_and_lists_no_choices_that_the_panel_has(
    phone: Page, database: str
) -> None:
    open_scene(phone, database, "house_card")
    question = phone.locator(".decision h2")
    expect(question).to_be_in_viewport()
    expect(
        phone.get_by_text(question.inner_text(), exact=True).locator("visible=true")
    ).to_have_count(1)
    expect(phone.locator(".decision ol").first).to_be_hidden()


@pytest.mark.parametrize("kept", [False, True])
def test_after_a_long_list_the_next_words_are_in_sight_on_a_phone(
    phone: Page, database: str, kept: bool
) -> None:
    open_scene(phone, database, "use_raven")
    sheet = phone.locator("aside", has=phone.locator(".handle"))
    expect(sheet).to_have_class(re.compile("open"))
    if kept:  # whoever unfolds it once has it open for good
        for _ in range(2):
            sheet.locator(".handle").click(position={"x": 195, "y": 10})
    token = phone.locator(".decision").get_attribute("data-token")
    phone.locator(".decision .all summary").first.tap()
    last = phone.locator(".decision .all details[open] button").last
    last.scroll_into_view_if_needed()
    assert sheet.evaluate("it => it.scrollTop") > 100
    last.tap()
    wait_for_another(phone, token)
    is_open = expect(sheet).to_have_class if kept else expect(sheet).not_to_have_class
    is_open(re.compile("open"))
    lie_still(phone)
    assert sheet.evaluate("it => it.scrollTop") == 0
    assert is_within(phone.locator(".decision > :first-child"), sheet)


def test_what_is_pointed_at_has_the_screen_of_a_phone(phone: Page) -> None:
    handle = phone.get_by_role("button", name="Show or hide the panel")
    if handle.get_attribute("aria-expanded") == "false":
        handle.click(position={"x": 195, "y": 10})
    phone.get_by_role("tab", name="Help").click()
    parts = phone.locator("#tab-panel")
    for part, name in (("tracks", "Influence tracks"), ("map", "The map")):
        parts.get_by_role("button", name=name).click()
        expect(phone.locator(f'[data-thing="part:{part}"]')).to_be_visible()


def test_a_phone_leaves_the_map_free_where_the_answer_lies_on_it(
    phone: Page, database: str
) -> None:
    open_scene(phone, database, "retreat")
    expect(phone.locator(f"{PANEL}.folded")).to_be_visible()
    phone.get_by_role("button", name="Fold or unfold this panel").tap()
    expect(phone.locator(".battle .total").first).to_be_visible()


def goals(state: State, seat: int) -> dict[str, dict[str, bool]]:
    """Where each group of a march may go, and whether that is an attack."""
    decision = state.decision(seat)
    if decision is None or decision.kind != "march" or decision.offer is None:
        return {}
    return {
        group["units"]: {goal["area"]: goal["attack"] for goal in group["goals"]}
        for group in decision.offer["groups"]
    }


def test_a_march_lights_only_where_the_chosen_units_may_go(guest: Page, database: str) -> None:
    seen: list[dict[str, dict[str, bool]]] = []

    def too_many(state: State, seat: int) -> bool:
        """Three units, of which supply keeps some groups from places where others may go."""
        if state.table.flow.kind != "march":
            return False
        seen.append(goals(state, seat))
        whole = seen[-1].get("ffk")
        return bool(whole and whole.keys() < seen[-1]["fk"].keys() < seen[-1]["k"].keys())

    found = find(GAME, too_many, seats=4)
    guest.goto(plant(guest, database, found))
    guest.wait_for_selector(".dock .units")
    by_group = seen[-1]
    units = guest.locator(".dock .units button")
    expect(units).to_have_count(3)

    def lit(kind: str) -> set[str]:
        areas = guest.locator(f".area.lit{kind}")
        return set(areas.evaluate_all("all => all.map(a => a.dataset.area)"))

    def check(group: str) -> None:
        expect(guest.locator(".area.lit")).to_have_count(len(by_group[group]))
        assert lit("") == by_group[group].keys()
        assert lit(".attack") == {area for area, attack in by_group[group].items() if attack}

    check("ffk")
    units.first.click()
    check("fk")
    units.nth(1).click()
    check("k")
    area = sorted(by_group["k"].keys() - by_group["fk"].keys())[0]
    token = guest.locator(".decision").get_attribute("data-token")
    guest.locator(f'[data-area="{area}"]').dispatch_event("click")
    wait_for_another(guest, token)
    expect(guest.locator(".dock .move svg")).to_have_count(1)
    guest.locator(".dock .ends button").first.click()
    expect(guest.locator(".dock .move")).to_have_count(0)


def test_a_march_without_a_way_back_is_warned_of_before_it_ends(
    guest: Page, phone: Page, database: str
) -> None:
    def risky(state: State, seat: int) -> bool:
        """A March that may end now, whose beaten attackers could not all return."""
        decision = state.decision(seat)
        offer = decision.offer if decision and decision.kind == "march" else None
        return bool(offer and offer["moves"] and offer["may_end"] and offer["warnings"])

    found = find(GAME, risky, seats=6)
    for page in (guest, phone):
        page.goto(plant(page, database, found))
        warning = page.locator(".dock .warning")
        expect(warning).to_contain_text("Beaten, your attackers of")
        lie_still(page)
        assert is_within(warning, page.locator(".dock").first)
        page.locator(".dock .ends .main").click()
        held = page.locator(".decision .warning")
        expect(held).to_contain_text("Beaten, your attackers of")
        held.get_by_role("button", name="Do it anyway").click()
        expect(page.locator(".dock .ends")).to_have_count(0)


def test_an_order_to_be_removed_is_shown(guest: Page, database: str) -> None:
    open_scene(guest, database, "cersei")
    orders = guest.locator(f"{PANEL} button", has=guest.locator("svg .order"))
    listed = guest.locator('.decision [data-action^="take_order"]')
    expect(orders).to_have_count(listed.count())
    expect(orders.first).to_have_attribute("title", re.compile(r"\w"))


def test_the_wildling_card_in_play_stands_first(guest: Page, database: str) -> None:
    open_scene(guest, database, "lose_unit")
    card = guest.locator(".known").first
    expect(card).to_contain_text("Wildling card in play")
    name = card.locator("strong").inner_text()
    expect(guest.locator(".decision h2")).to_contain_text(name)
    expect(card.locator("dd").first).to_be_visible()


def test_the_keyboard_leads_into_the_menu_of_an_area_and_back(page: Page) -> None:
    start_table(page, "thrones", 3)
    page.wait_for_selector(".area.lit")
    area = page.locator(".area.lit").first
    page.locator(".thrones .tabs button").last.focus()
    page.keyboard.press("Tab")
    expect(area).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".menu button.token").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(area).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".dock .sum strong")).to_contain_text("Orders: 1 of")
    expect(area).to_be_focused()


def test_a_card_tells_its_text_when_it_is_asked(guest: Page) -> None:
    guest.locator(".tabs").get_by_role("button", name="Cards").click()
    card = guest.locator(".side button.card.small").first
    expect(card.locator(".text")).to_be_hidden()
    card.click()
    expect(card.locator(".text")).to_be_visible()
    expect(card).to_have_attribute("aria-expanded", "true")


def test_a_phone_says_how_many_castles_win(phone: Page, database: str) -> None:
    open_scene(phone, database, "place_orders")
    bar = phone.locator("[data-thing='part:score'] li").first
    expect(bar.locator(".pips small")).to_have_text("/7")
    expect(bar.locator(".pips small")).to_be_visible()
    assert lie_still(phone).evaluate("document.documentElement.scrollWidth") <= 390
