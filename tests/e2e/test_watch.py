"""The board of the Watch: pieces are placed, cards traded and heroes used on it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.planted import Found, Wanted, asked, find, plant, plant_finished
from tests.e2e.player import (
    DECISION,
    PATIENCE,
    SCREEN,
    choose,
    lie_still,
    more_choices,
    new_person,
    own_turn_with,
    quick_game,
    reach,
    wait_for_another,
)
from tests.e2e.test_accessibility import findings_in_both_themes
from tests.e2e.test_page import RAW

from throneroom.games.watch import GAME
from throneroom.games.watch.content import HEROES
from throneroom.kernel import CommittedChance, State, load
from throneroom.text import Translator
from throneroom.text.bundles import bundle

# What nobody should read: ids of intersections, paths and hexes.
IDS = re.compile(r"\b([ve]\d\d|[A-G][1-4])\b")
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`)]"""


def printed(language: str, key: str) -> str:
    """What the languages have printed on a card."""
    words = bundle(language, "watch")
    return str(words.format_pattern(words.get_message(key).attributes["text"])[0])


def can(verb: str, turn: int = 1) -> Wanted:
    """A moment of one's own turn at which this can be done."""
    return lambda state, seat: (
        state.table.flow.kind == "act"
        and state.table.turn >= turn
        and any(action[0] == verb for action in state.legal(seat))
    )


@pytest.fixture
def guest(page: Page) -> Page:
    """Somebody the server knows already."""
    quick_game(page, "watch")
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
        quick_game(page, "watch")
        yield page


def open_table(page: Page, database: str, wanted: Wanted, seats: int = 3) -> None:
    """Sit at a table where the wanted moment has come."""
    page.goto(plant(page, database, find(GAME, wanted, seats)))
    page.wait_for_selector(".decision ol li button", state="attached")


def standing(found: Found) -> State:
    """The game as it stands at that moment."""
    chance = CommittedChance(bytes.fromhex(found.seed))
    state = GAME.start(found.seats, found.options, chance=chance)
    for seat, text in found.moves:
        state.play(seat, GAME.read(text))
    return state


def press(page: Page, thing: Locator) -> None:
    """Choose a thing on the board by the keyboard, and wait for the next question."""
    token = page.locator(".decision").get_attribute("data-token")
    thing.focus()
    page.keyboard.press("Enter")
    wait_for_another(page, token)
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_settlement_is_placed_on_a_lit_spot_and_taken_back(page: Page) -> None:
    reach(page, "watch", 3, "place_settlement", seed=1)
    buildings = page.locator(".watch .building")
    before = buildings.count()
    spot = page.locator(".watch .spot").first
    expect(spot).to_have_attribute("aria-label", re.compile(r"^Settlement (between|at the) .* \d"))
    press(page, spot)
    expect(page.locator(".decision")).to_have_attribute("data-kind", "place_road")
    expect(buildings).to_have_count(before + 1)
    expect(page.locator(".watch .spot.road").first).to_be_attached()
    assert 1 <= page.locator(".watch .spot.road").count() <= 3
    page.locator(".watch .undo").click()
    expect(page.locator(".decision")).to_have_attribute("data-kind", "place_settlement")
    expect(buildings).to_have_count(before)


def test_a_place_that_cannot_be_chosen_says_why(page: Page) -> None:
    reach(page, "watch", 3, "place_road", seed=2)
    # The roads of the others cannot be built on, and a click beside the own settlement is no road.
    page.locator(".watch svg .unlit").first.dispatch_event("click")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("must touch the settlement just placed")
    rule = refusal.get_by_role("button")
    expect(rule).to_have_text(re.compile(r"^W\d+\.\d+$"))
    # It is looked up as often as it is asked for; whoever opens the rules by hand has them all.
    found = page.get_by_placeholder("Search by number or word")
    rule.click()
    expect(found).to_have_value(rule.inner_text())
    found.fill("wildling")
    rule.click()
    expect(found).to_have_value(rule.inner_text())
    page.get_by_role("tab", name="Log").press("Enter")
    page.get_by_role("tab", name="Rules").press("Enter")
    expect(found).to_have_value("")


def test_the_board_shows_the_place_under_the_pointer(page: Page) -> None:
    reach(page, "watch", 3, "place_settlement", seed=1)
    expect(page.locator(".watch .spot.marked")).to_have_count(0)
    page.locator(".decision button.option").nth(1).hover()
    expect(page.locator(".watch .spot.marked")).to_have_count(1)
    page.locator(".decision h2").hover()
    expect(page.locator(".watch .spot.marked")).to_have_count(0)


@pytest.mark.parametrize("kind", ["place_settlement", "act", "move_tormund", "after_use"])
def test_nothing_internal_is_said_in_any_language(guest: Page, database: str, kind: str) -> None:
    open_table(guest, database, asked(kind, 0 if kind.startswith("place") else 9), 4)
    for language in ("en", "pl", "bg"):
        guest.locator("header select").select_option(language)
        guest.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        for text in guest.evaluate(SAID):
            assert RAW.search(text) is None
            assert IDS.search(text) is None


def test_how_actions_are_spelled_is_told_to_whoever_asks_for_it(phone: Page, database: str) -> None:
    # On neither kind of question: what the board asks, and what the panel lists.
    for kind in ("act", "steal"):
        open_table(phone, database, asked(kind, 3))
        phone.locator(".handle").click()
        if kind == "act":
            phone.get_by_text("All choices as a list").click()
        expect(phone.locator(DECISION).first).to_be_attached()
        expect(phone.get_by_text("Type an action")).to_have_count(0)
    phone.get_by_role("tab", name="Settings").click()
    phone.get_by_label("List every choice beside the board").check()
    typed = phone.get_by_text("Type an action")
    expect(typed).to_have_count(1)


def test_tormund_goes_to_a_lit_hex_and_somebody_is_robbed(guest: Page, database: str) -> None:
    open_table(guest, database, asked("move_tormund", 3))
    # Where two have buildings, whoever moves him chooses.
    lit = guest.locator(".watch .tile.lit")
    expect(lit.nth(10)).to_be_attached()
    hexagon = lit.nth(3)
    where = hexagon.get_attribute("data-hex")
    press(guest, hexagon)
    expect(guest.locator(f'.watch [data-tormund="{where}"]')).to_have_count(1)
    expect(guest.locator(f'.watch .tile.blocked[data-hex="{where}"]')).to_have_count(1)
    open_table(guest, database, asked("steal", 3))
    who = guest.locator(".watch .players .who.lit")
    expect(who.first).to_be_attached()
    press(guest, who.first)


def test_a_guard_is_posted_on_the_next_space_of_a_section(guest: Page, database: str) -> None:
    open_table(guest, database, asked("place_guard", 0))
    section = guest.locator(".watch .section.lit").nth(1)
    before = section.locator("use").count()
    expect(section.locator(".space.next")).to_have_count(1)
    press(guest, section)
    expect(guest.locator('.watch [data-section="2"] use')).to_have_count(before + 1)


def test_breaches_and_wildlings_in_the_gift_are_a_visible_threat(
    guest: Page, database: str
) -> None:
    wanted: Wanted = lambda state, seat: state.table.breaches == 1 and state.table.in_gift >= 2  # noqa: E731
    found = find(GAME, wanted, 3)
    in_gift = standing(found).table.in_gift
    guest.goto(plant(guest, database, found))
    expect(guest.locator(".watch .pip.there")).to_have_text("1")
    expect(guest.locator(".watch .slot.filled")).to_have_count(in_gift)
    expect(guest.locator(".watch .top .threat")).to_have_text(["1/3", f"{in_gift}/8"])
    expect(guest.locator(".watch .breaches")).to_have_attribute(
        "aria-label", re.compile("Breach 3 ends the game")
    )
    expect(guest.locator(".watch .tile.blocked").first).to_be_attached()


def test_cards_are_returned_on_a_seven_by_tapping_them(guest: Page, database: str) -> None:
    open_table(guest, database, asked("discard", 3))
    card = guest.locator(".picker .card.lit").first
    resource = card.get_attribute("data-resource")
    press(guest, card)
    back = guest.locator(f'.picker [data-resource="{resource}"]').last
    expect(back).to_have_accessible_name(re.compile("^Keep .* after all"))
    press(guest, back)
    expect(guest.get_by_role("heading", name="You return")).to_have_count(0)


def test_the_supply_trades_at_the_best_rate(guest: Page, database: str) -> None:
    found = find(GAME, can("trade"), 3)
    state = standing(found)
    give, get = next(
        (action[1], action[2]) for action in state.legal(found.seat) if action[0] == "trade"
    )
    rate = state.table.rates[found.seat * 5 + give]
    guest.goto(plant(guest, database, found))
    desk = guest.get_by_role("region", name="Trade")
    desk.get_by_role("list", name="You give").get_by_role("button").nth(give).click()
    expect(desk.locator("[data-supply]")).to_have_count(0)
    desk.get_by_role("list", name="You get").get_by_role("button").nth(get).click()
    supply = desk.locator('[data-supply="trade"]')
    expect(supply).to_contain_text(f"{rate}:1")
    supply.click()
    expect(guest.locator(".tab")).to_contain_text(f"trades with the supply: {rate} ×")
    expect(guest.locator(".refusal")).to_have_count(0)


def test_two_people_trade_with_a_counter_offer(
    guest: Page, browser: Browser, server: str, database: str
) -> None:
    def wanted(state: State, seat: int) -> bool:
        hand = state.table.hand
        return (
            state.table.flow.kind == "act"
            and not state.table.trade_closed
            and seat == 0
            and hand[0] > 0
            and hand[5 + 4] > 0
            and hand[5 + 3] == 0
        )

    with new_person(browser, server) as context:
        other = context.new_page()
        quick_game(other, "watch")
        path = plant(guest, database, find(GAME, wanted, 3), {1: other})
        guest.goto(path)
        other.goto(path)
        desk, theirs = (one.get_by_role("region", name="Trade") for one in (guest, other))
        # Lumber for grain, which the other does not have, to that one alone.
        desk.get_by_role("list", name="You give").get_by_role("button").nth(0).click()
        desk.get_by_role("list", name="You get").get_by_role("button").nth(3).click()
        desk.get_by_role("group", name="To whom").get_by_role("button").nth(1).click()
        desk.locator(".send").click()
        # The other offers ore instead.
        expect(theirs.locator("[data-reply=accept]")).to_have_count(0)
        expect(theirs.locator("[data-reply=refuse]")).to_be_visible()
        theirs.get_by_role("list", name="You give").get_by_role("button").nth(4).click()
        theirs.get_by_role("list", name="You get").get_by_role("button").nth(0).click()
        theirs.locator(".send").click()
        answer = desk.locator('[data-answer="countered"]')
        expect(answer).to_be_visible()
        answer.get_by_role("button").click()
        for one in (guest, other):
            expect(one.locator(".tab")).to_contain_text("trade: lumber for ore")
            expect(one.locator(".refusal")).to_have_count(0)


def test_a_building_is_chosen_on_the_cost_card(guest: Page, database: str) -> None:
    def wanted(state: State, seat: int) -> bool:
        verbs = {action[0] for action in state.legal(seat)}
        return state.table.flow.kind == "act" and {"road", "settlement"} <= verbs

    open_table(guest, database, wanted)
    roads, sites = (guest.locator(f".watch .spot.{kind}") for kind in ("way", "site"))
    expect(roads.first).to_be_attached()
    expect(sites.first).to_be_attached()
    button = guest.locator('[data-build="settlement"]')
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(roads).to_have_count(0)
    press(guest, sites.first)
    expect(guest.locator(".tab")).to_contain_text("builds a settlement")


def test_heroes_say_what_they_do_and_are_swapped_on_the_board(guest: Page, database: str) -> None:
    open_table(guest, database, asked("after_use", 3))
    for language in ("en", "pl", "bg"):
        guest.locator("header select").select_option(language)
        expect(guest.locator("html")).to_have_attribute("lang", language)
        words = Translator(language, load("watch"))
        pool = guest.locator(".pool button.lit")
        expect(pool.nth(5)).to_be_attached()
        for button in pool.all():
            hero = button.get_attribute("data-hero") or ""
            expect(button).to_contain_text(words.name("hero", hero))
            expect(button).to_contain_text(printed(language, f"watch-hero-{hero}"))
        assert guest.locator(".heroes .hero.mine .text").inner_text()
        expect(guest.locator(".heroes .hero .sides .up")).to_have_count(3)
    taken = guest.locator(".pool button.lit").nth(2).get_attribute("data-hero")
    press(guest, guest.locator(".pool button.lit").nth(2))
    expect(guest.locator(f'.heroes .hero.mine[data-hero="{taken}"]')).to_have_count(1)


def test_a_hero_is_explained_before_it_is_used(guest: Page, database: str) -> None:
    def wanted(state: State, seat: int) -> bool:
        return any(action[0] in HEROES.ids for action in state.legal(seat))

    page = guest
    open_table(page, database, wanted)
    uses = page.locator(",".join(f'.decision [data-action^="{hero}"]' for hero in HEROES.ids))
    verb = (uses.first.get_attribute("data-action") or "").split()[0]
    expect(page.locator(".decision")).to_contain_text(printed("en", f"watch-hero-{verb}"))


def test_the_dice_are_thrown_where_they_lie(guest: Page, database: str) -> None:
    def wanted(state: State, seat: int) -> bool:
        return state.table.flow.kind == "before_roll" and len(state.legal(seat)) > 1

    open_table(guest, database, wanted)
    dice = guest.locator("button.dice")
    expect(dice).to_have_accessible_name("Roll the dice")
    token = guest.locator(".decision").get_attribute("data-token")
    dice.hover()
    expect(guest.locator(".preview")).to_contain_text("Roll the dice")
    dice.click()
    wait_for_another(guest, token)
    expect(guest.locator(".refusal")).to_have_count(0)
    expect(guest.locator(".dice .die")).to_have_count(3)
    # Nothing is read to a pointer that was left there when they come to lie under it: it would
    # hide one's hand.
    guest.mouse.move(5, 5)
    thrown = guest.locator(".watch .dice")
    thrown.dispatch_event("pointerenter")
    assert lie_still(guest).locator(".preview").count() == 0
    thrown.hover()
    expect(guest.locator(".preview")).to_contain_text("Rolled: ")


def test_the_dice_roll_by_themselves_where_nothing_else_can_be_done(
    guest: Page, database: str
) -> None:
    def wanted(state: State, seat: int) -> bool:
        return state.table.flow.kind == "before_roll" and len(state.legal(seat)) == 1

    ask = guest.get_by_label("Ask me also where only one thing is left to do")
    guest.get_by_role("tab", name="Settings").click()
    ask.check()
    open_table(guest, database, wanted)
    guest.wait_for_timeout(2000)
    expect(guest.locator(".decision")).to_have_attribute("data-kind", "before_roll")
    guest.get_by_role("tab", name="Settings").click()
    ask.uncheck()
    guest.get_by_role("tab", name="Log").click()
    expect(guest.locator(".tab")).to_contain_text(re.compile(r"rolls \d and \d"))


def test_things_are_explained_under_the_pointer(guest: Page, database: str) -> None:
    open_table(guest, database, asked("act", 3))
    preview = guest.locator(".preview")
    for thing, words in (
        (".watch .goal", "wins"),
        (".watch .facts .fact", "more than seven"),
        (".watch [data-hex=a2]", "is rolled"),
        ('.watch [data-build="keep"]', "two cards for each hex"),
        (".watch .hero:not(.mine)", "side B"),
    ):
        guest.locator(thing).first.hover()
        expect(preview).to_contain_text(words)
    expect(guest.locator(".watch .hero.mine")).to_contain_text("side B")  # it is written there


def test_targets_are_wide_enough_for_a_finger(phone: Page, database: str) -> None:
    for kind in ("place_settlement", "place_road", "place_guard", "move_tormund"):
        open_table(phone, database, asked(kind, 0 if kind.startswith("place") else 3))
        reach = {"place_guard": ".section", "move_tormund": ".tile"}.get(kind, ".spot .reach")
        lit = phone.locator(f".watch {reach}")
        expect(lit.first).to_be_attached()
        lie_still(phone)
        for box in [one.bounding_box() for one in lit.all()]:
            assert box
            assert max(box["width"], box["height"]) >= 40, kind
    # The map is moved and made larger by the buttons as well.
    before = phone.locator(".watch .sheet").get_attribute("style")
    phone.get_by_role("button", name="Zoom in").click()
    expect(phone.locator(".watch .sheet")).not_to_have_attribute("style", before or "")
    for tab in ("Hand", "Trade", "Heroes", "Map"):
        phone.locator(".watch .tabs").get_by_role("button", name=tab).click()
        width = lie_still(phone).evaluate("document.documentElement.scrollWidth")
        assert width <= 390, tab


def test_the_score_of_all_players_is_in_sight_on_a_phone(phone: Page, database: str) -> None:
    # The winner holds Longest Road, and has as many points as there are.
    phone.goto(plant_finished(phone, database, "watch", 4))
    expect(phone.locator(".watch .players .best")).to_have_count(1)
    for language in ("en", "pl", "bg"):
        phone.locator("header select").select_option(language)
        expect(phone.locator("html")).to_have_attribute("lang", language)
        for part in ("points", "fact"):
            ends = lie_still(phone).evaluate(
                """part => [...document.querySelectorAll(`.watch .players .${part}`)]
                    .filter((one) => one.offsetParent)
                    .map((one) => one.getBoundingClientRect().right
                      - one.closest("li").getBoundingClientRect().right)""",
                part,
            )
            assert len(ends) >= 4
            assert max(ends) <= 0, (language, part)
        last = phone.locator(".watch .players li").last.bounding_box()
        assert last
        assert last["x"] + last["width"] <= 390, language


def test_the_score_of_two_cards_is_in_sight_on_a_phone(phone: Page, database: str) -> None:
    # Longest Road and Most Patrols belong to two of the four.
    path = plant_finished(phone, database, "watch", 4, seed="10" * 32)
    phone.goto(path.replace("/table/", "/replay/"))
    phone.get_by_role("slider").press("End")
    expect(phone.locator(".watch .players .best")).to_have_count(2)
    last = lie_still(phone).locator(".watch .players .points").last.bounding_box()
    assert last
    assert last["x"] + last["width"] <= 390


# Where another spot that can be chosen lies under the same finger.
CROWDED = """() => {
  const spots = [...document.querySelectorAll(".watch .spot.site")].map((spot) => {
    const box = spot.querySelector(".ring").getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const near = (a, b) => a !== b && Math.hypot(a[0] - b[0], a[1] - b[1]) < 42;
  return spots.find((a) => spots.some((b) => near(a, b)));
}"""
SPREAD = """node => {
  const { x, y, width } = node.getBoundingClientRect();
  return [x, y, width].map(Math.round);
}"""


def test_whoever_came_nearer_has_the_map_back_afterwards(phone: Page, database: str) -> None:
    open_table(phone, database, asked("place_settlement", 0))
    sheet = phone.locator(".watch svg.play")
    lie_still(phone)
    whole = sheet.evaluate(SPREAD)
    crowded = phone.evaluate(CROWDED)
    assert crowded, "no two spots lie under one finger"
    phone.touchscreen.tap(*crowded)
    lie_still(phone)
    near = sheet.evaluate(SPREAD)
    assert near[2] > whole[2]
    # It is near at hand: the settlement, and the road beside it.
    spots = phone.locator(".watch .spot.site")
    middle = {"x": 195, "y": 420}
    spots.evaluate_all(
        """(all, { x, y }) => {
          const far = (one) => {
            const box = one.querySelector(".ring").getBoundingClientRect();
            return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
          };
          all.sort((a, b) => far(a) - far(b))[0].setAttribute("data-nearest", "");
        }""",
        middle,
    )
    token = phone.locator(".decision").get_attribute("data-token")
    phone.locator("[data-nearest] .ring").tap()
    wait_for_another(phone, token)
    expect(phone.locator(".watch .spot.way").first).to_be_attached()
    lie_still(phone)
    assert sheet.evaluate(SPREAD) == near
    phone.locator(".watch .spot.way .light").first.tap()
    expect(phone.locator(".watch .spot")).to_have_count(0)
    lie_still(phone)
    assert sheet.evaluate(SPREAD) == whole


def test_a_question_that_leads_back_to_the_map_finds_it_as_it_was(
    phone: Page, database: str
) -> None:
    found = find(GAME, asked("place_settlement", 0), 3, {"variant": "base"})
    phone.goto(plant(phone, database, found))
    sheet = phone.locator(".watch svg.play")
    lie_still(phone)
    whole = sheet.evaluate(SPREAD)
    # The road beside the settlement is asked for while the map is not in sight.
    phone.locator(".watch .tabs").get_by_role("button", name="Hand").tap()
    expect(sheet).to_be_hidden()
    handle = phone.get_by_role("button", name="Show or hide the panel")
    handle.tap()
    phone.locator(".decision .every > summary").tap()
    token = phone.locator(".decision").get_attribute("data-token")
    phone.locator(DECISION).first.tap()
    wait_for_another(phone, token)
    expect(phone.locator(".decision")).to_have_attribute("data-kind", "place_road")
    expect(sheet).to_be_visible()
    handle.tap()
    lie_still(phone)
    assert sheet.evaluate(SPREAD) == whole


def test_what_can_be_pressed_in_the_score_bar_leaves_it_as_it_is(
    phone: Page, database: str
) -> None:
    heights = []
    for kind in ("place_settlement", "before_roll", "steal"):
        open_table(phone, database, asked(kind, 0 if kind.startswith("place") else 3))
        box = lie_still(phone).locator(".watch > .bar").bounding_box()
        assert (phone.locator(".watch .who.lit").count() > 0) == (kind == "steal")
        assert box
        heights.append(box["height"])
    assert max(heights) - min(heights) < 0.5
    names = [name.bounding_box() for name in phone.locator(".watch .who .name").all()]
    tops = [box["y"] for box in names if box]
    assert max(tops) - min(tops) < 0.5


def test_axe_finds_nothing(browser: Browser, server: str, database: str) -> None:
    with browser.new_context(
        base_url=server,
        viewport=SCREEN,
        locale="en-GB",
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "watch")
        for kind in ("place_road", "discard", "answer_offer", "after_use"):
            open_table(page, database, asked(kind, 0 if kind.startswith("place") else 3))
            assert {kind: findings_in_both_themes(page)} == {kind: {}}


def find_offers(page: Page, seed: int) -> tuple[str, str]:
    """Play until cards can be offered: one that is held, and one to ask for."""
    offers = page.locator('.decision [data-action^="offer "]')
    own_turn_with(page, offers, seed)
    found = re.match(r"offer (\w+).* for (\w+)", offers.first.get_attribute("data-action") or "")
    assert found
    return found[1], found[2]


def build_offer(page: Page, given: str, wanted: str) -> None:
    """One card for two, with the builder."""
    builder = page.get_by_role("group", name="Your own offer")
    expect(builder.locator(".send")).to_be_disabled()
    builder.get_by_label(f"You give: One more: {given}").click()
    more = builder.get_by_label(f"You get: One more: {wanted}")
    more.click()
    more.click()
    expect(builder.locator(".send")).to_have_text(f"Offer {given} for 2 × {wanted}")


def test_an_offer_of_ones_own_is_put_together_and_made(page: Page) -> None:
    given, wanted = find_offers(page, seed=20)
    build_offer(page, given, wanted)
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".bundle .send").click()
    wait_for_another(page, token)
    expect(page.locator(".tab")).to_contain_text(f"offers everybody {given} for 2 × {wanted}")
    # Only the first offer of a turn is listed; more can be made, also after a reload.
    acting = page.locator('.decision[data-kind="act"]')
    no_deal = page.locator('.decision [data-action="no_deal"]:not([disabled])')
    while not acting.count():
        no_deal.or_(acting).first.wait_for()
        if no_deal.count():
            token = page.locator(".decision").get_attribute("data-token")
            choose(page, "no_deal")
            wait_for_another(page, token)
    expect(page.locator('.decision [data-action^="offer "]')).to_have_count(0)
    page.reload()
    build_offer(page, given, wanted)
    page.locator(".bundle").get_by_label("To whom").select_option(index=1)
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".bundle .send").click()
    wait_for_another(page, token)
    expect(page.locator(".refusal")).to_have_count(0)
    to_one = re.compile(rf"offers {given} for 2 × {wanted} \(to \w+\)")
    expect(page.locator(".tab li", has_text=to_one)).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
@pytest.mark.parametrize("slug", ["iron_throne", "thrones", "watch"])
def test_every_option_of_a_table_is_explained(page: Page, slug: str, language: str) -> None:
    page.goto(f"/new?game={slug}")
    more_choices(page)
    page.locator("header select").select_option(language)
    page.wait_for_selector("form fieldset")
    options = [option for option in load(slug).options if not option.many]
    expect(page.locator("form .about")).to_have_count(len(options) + 3)
    for text in page.locator("form .about").all_inner_texts():
        assert len(text) > 20


def test_roads_and_buildings_say_what_they_do_and_their_rule(page: Page, database: str) -> None:
    quick_game(page, "watch")
    open_table(page, database, can("end_turn", 3))
    page.locator(".watch [data-thing^='site:']:not(.spot)").first.hover(force=True)
    expect(page.locator(".preview")).to_contain_text("(W6.4, W23.1)")
    page.mouse.move(5, 5)
    expect(page.locator(".preview")).to_have_count(0)
    road = page.locator(".watch .road").first
    road.dispatch_event("pointerenter")
    road.dispatch_event("pointermove")
    expect(page.locator(".preview")).to_contain_text("(W11.6, W15.1)")


def test_the_help_names_the_parts_of_the_map(page: Page) -> None:
    quick_game(page, "watch")
    page.get_by_role("tab", name="Help").click()
    for part in ("The Wall", "Clearings", "Trails", "Camps of the clans", "Trade routes"):
        page.locator("#tab-panel").get_by_role("button", name=part).click()
        expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "1")
