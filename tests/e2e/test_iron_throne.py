"""The board of The Iron Throne at moments that a random game seldom reaches."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.planted import Wanted, asked, find, plant
from tests.e2e.player import PATIENCE, SCREEN, lie_still, quick_game, wait_for_another
from tests.e2e.test_accessibility import findings_in_both_themes
from tests.e2e.test_page import RAW

from throneroom.games.iron_throne.content import CARD_TYPE, TRUCE
from throneroom.games.iron_throne.state import BETRAYAL, HOSTILE
from throneroom.kernel import State, load

GAME = load("iron_throne")
SETUP = {"choose_house", "choose_leader"}
# Questions for which the board draws something of its own.
DRAWN = (
    "choose_house",
    "offer_support",
    "hostage_action",
    "truce_answer",
    "arrange_event_cards",
    "play_card",
)


# A name has no more lines than words.
WHOLE = """node => {
  const line = parseFloat(getComputedStyle(node).lineHeight);
  return Math.round(node.clientHeight / line) <= node.textContent.trim().split(/[ -]/).length;
}"""


def open_table(page: Page, database: str, wanted: Wanted) -> None:
    """Sit at a table of five where the wanted moment has come."""
    page.goto(plant(page, database, find(GAME, wanted)))
    page.wait_for_selector(".decision h2")


@pytest.fixture
def guest(page: Page) -> Page:
    """The page of somebody whom the server knows."""
    quick_game(page, "iron_throne")
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
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "iron_throne")
        yield page


def is_in_sight(thing: Locator, page: Page) -> bool:
    """Whether a thing is between the edges of the board, where no sheet covers it."""
    box = thing.bounding_box()
    board = page.locator(".table > .board").bounding_box()
    assert box is not None
    assert board is not None
    return box["y"] >= board["y"] and box["y"] + box["height"] <= board["y"] + board["height"] + 1


def test_every_question_fits_a_phone_and_is_asked_in_every_language(
    phone: Page, database: str
) -> None:
    for kind in GAME.questions:
        options = {"houses": "pick"} if kind == "choose_house" else {}
        found = find(GAME, asked(kind, 0 if kind in SETUP else 2), options=options)
        phone.goto(plant(phone, database, found))
        phone.wait_for_selector(f'.decision[data-kind="{kind}"] ol li button', state="attached")
        asked_in = set()
        for language in ("en", "pl", "bg"):
            phone.locator("header select").select_option(language)
            phone.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
            assert RAW.search(phone.locator("body").inner_text()) is None, kind
            asked_in.add(phone.locator(".decision h2").inner_text())
        assert len(asked_in) == 3, kind
        assert lie_still(phone).evaluate("document.documentElement.scrollWidth") <= 390, kind
        phone.locator("header select").select_option("en")


@pytest.mark.parametrize("kind", sorted(SETUP))
def test_the_goal_is_in_sight_from_the_first_question_on(
    phone: Page, database: str, kind: str
) -> None:
    options = {"houses": "pick"} if kind == "choose_house" else {}
    phone.goto(plant(phone, database, find(GAME, asked(kind, 0), options=options)))
    goal = phone.get_by_text("Goal: spread 5 influence tokens")
    expect(goal).to_be_visible()
    assert is_in_sight(goal, phone)
    # Nobody is near it yet.
    expect(phone.locator(".race li")).to_have_count(0)


def test_what_is_drawn_for_a_question_is_open_to_everybody(
    browser: Browser, server: str, database: str
) -> None:
    with browser.new_context(
        base_url=server,
        viewport=SCREEN,
        locale="en-GB",
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "iron_throne")
        for kind in DRAWN:
            options = {"houses": "pick"} if kind == "choose_house" else {}
            found = find(GAME, asked(kind, 0 if kind in SETUP else 5), options=options)
            page.goto(plant(page, database, found))
            page.wait_for_selector(f'.decision[data-kind="{kind}"] ol li button', state="attached")
            assert {kind: findings_in_both_themes(page)} == {kind: {}}


def test_an_offer_of_truce_is_read_and_answered_on_a_phone(phone: Page, database: str) -> None:
    def generous(state: State, seat: int) -> bool:
        offer = state.table.truce_offer
        return asked("truce_answer")(state, seat) and sum(offer[:3]) > 0 and sum(offer[3:]) > 0

    open_table(phone, database, generous)
    expect(phone.locator(".decision h2")).to_contain_text("you get")
    terms = phone.locator(".truce .offer b")
    expect(terms).to_have_count(2)
    lie_still(phone)
    assert all(is_in_sight(term, phone) for term in terms.all())
    # The question is read whole on the folded sheet, however many lines it has.
    assert phone.locator(".decision h2").evaluate(
        "node => node.getBoundingClientRect().bottom <= innerHeight"
    )
    mine = phone.locator(".truce .wishes").first
    mine.get_by_role("group", name="hostages").get_by_role("button", name="2").tap()
    phone.get_by_role("button", name="Make this offer").tap()
    phone.get_by_role("tab", name="Log").tap()
    expect(phone.locator(".tab li").last).to_contain_text("2 hostages")
    expect(phone.locator(".truce .count")).to_have_text(re.compile("of 6"))


def test_support_is_offered_on_a_phone_without_a_list(phone: Page, database: str) -> None:
    open_table(phone, database, asked("offer_support", 2))
    offers = phone.locator(".support button")
    expect(offers).to_have_count(9)
    handle = phone.get_by_role("button", name="Show or hide the panel")
    expect(handle).to_have_attribute("aria-expanded", "false")
    lie_still(phone)
    for offer in offers.all():
        box = offer.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        assert is_in_sight(offer, phone)
    # A character that is tapped where it stands is marked below both sides.
    phone.locator(".mine .token.lit").last.tap()
    expect(phone.locator(".support button.focus")).to_have_count(2)
    expect(phone.locator(".support button.focus").first).to_be_in_viewport()
    chosen = phone.locator(".support .defender button").first
    label = chosen.locator(".visually-hidden").inner_text()
    assert label.startswith("Support the defender with ")
    chosen.tap()
    phone.get_by_role("tab", name="Log").tap()
    expect(phone.locator(".tab")).to_contain_text(
        f"offers the defender the support of {label.removeprefix('Support the defender with ')}."
    )
    expect(phone.locator(".support")).to_have_count(0)


def test_an_offer_from_the_panel_can_be_begun_anew(guest: Page, database: str) -> None:
    open_table(guest, database, asked("truce_word"))
    guest.locator('.decision [data-action="demand hostages 1"]').click()
    mine = guest.locator(".truce .wishes").first.get_by_role("group", name="hostages")
    expect(mine.get_by_role("button", name="1")).to_have_attribute("aria-pressed", "true")
    # The builder still takes every number that the other player can give.
    expect(mine.get_by_role("button", name="2")).to_have_attribute("aria-disabled", "false")
    guest.get_by_role("button", name="Start the offer again").click()
    expect(mine.get_by_role("button", name="0")).to_have_attribute("aria-pressed", "true")


def test_nothing_is_drawn_of_an_offer_before_there_is_one(
    guest: Page, browser: Browser, server: str, database: str
) -> None:
    path = plant(guest, database, find(GAME, asked("truce_word")))
    with browser.new_context(base_url=server, viewport=SCREEN, locale="en-GB") as context:
        context.set_default_timeout(PATIENCE)
        watching = context.new_page()
        watching.goto(path)
        expect(watching.locator(".arena .result")).to_have_text("truce")
        expect(watching.locator(".truce:not(.card):not(.result)")).to_have_count(0)


def test_free_and_torture_tell_what_they_do(guest: Page, database: str) -> None:
    open_table(guest, database, asked("hostage_action"))
    fate = guest.locator(".fate").first
    expect(fate.locator(".effect").first).to_contain_text("you draw a card")
    assert len(fate.locator(".effect").last.inner_text()) > 10
    for language in ("bg", "pl", "en"):  # no word of a name is broken, however long it is
        guest.locator("header select").select_option(language)
        expect(guest.locator("html")).to_have_attribute("lang", language)
        assert lie_still(guest).locator(".fate .card .name").first.evaluate(WHOLE)
    expect(fate.locator("button.card .sigil, button.card.character")).to_have_count(1)
    token = guest.locator(".decision").get_attribute("data-token")
    fate.get_by_role("button", name="Free").click()
    wait_for_another(guest, token)
    expect(guest.locator(".tab li").filter(has_text=re.compile("frees")).first).to_be_visible()


def test_totals_stay_as_they_were_compared(guest: Page, database: str) -> None:
    def penalties_paid(state: State, seat: int) -> bool:
        return asked("choose_hostage_victim")(state, seat) and state.table.result == HOSTILE

    open_table(guest, database, penalties_paid)
    log = guest.locator(".tab li").filter(has_text=re.compile(r"^Attacker \d+ \+")).last
    numbers = re.findall(r"= (\d+)", log.inner_text())
    assert len(numbers) == 2
    expect(guest.locator(".arena .total")).to_have_text(numbers)


def test_no_totals_are_counted_in_a_betrayal(guest: Page, database: str) -> None:
    def betrayed(state: State, seat: int) -> bool:
        return bool(state.table.result == BETRAYAL and state.table.turn >= 3)

    open_table(guest, database, betrayed)
    expect(guest.locator(".arena .result")).to_have_text("betrayal")
    expect(guest.locator(".arena .total")).to_have_count(0)


def test_only_cards_in_the_own_hand_are_lit_to_be_played(guest: Page, database: str) -> None:
    def truces_everywhere(state: State, seat: int) -> bool:
        piles = (state.table.hand[seat], state.table.discard[seat])
        return asked("choose_encounter_card")(state, seat) and all(
            any(CARD_TYPE[card] == TRUCE for card in pile) for pile in piles
        )

    open_table(guest, database, truces_everywhere)
    hand = guest.locator(".mine .hand button.card")
    expect(hand.first).to_be_visible()
    expect(guest.locator(".mine .hand button.card.lit")).to_have_count(hand.count())
    guest.locator(".mine summary").click()
    expect(guest.locator(".mine .pile .truce").first).to_be_visible()
    expect(guest.locator(".mine .pile .lit")).to_have_count(0)


def test_the_keyboard_goes_on_after_a_card_of_the_hand_was_played(
    guest: Page, database: str
) -> None:
    def discards(state: State, seat: int) -> bool:
        return asked("discard_card")(state, seat) and state.table.flow.args[0] == 3

    open_table(guest, database, discards)
    token = guest.locator(".decision").get_attribute("data-token")
    guest.locator(".mine .hand button.lit").first.focus()
    guest.keyboard.press("Enter")
    wait_for_another(guest, token)
    expect(guest.locator(".decision")).to_be_focused()
    guest.keyboard.press("Tab")
    focused = guest.evaluate("document.activeElement.matches('.decision ol li button')")
    assert focused


def test_a_held_hostage_is_taken_where_it_lies(guest: Page, database: str) -> None:
    def held(state: State, seat: int) -> bool:
        return asked("choose_hostage_source")(state, seat) and any(
            action[0] == "take_held" for action in state.legal(seat)
        )

    open_table(guest, database, held)
    expect(guest.locator(".who.lit")).to_have_count(0)
    back = guest.locator(".mats button.take").first
    name = back.get_attribute("aria-label") or ""
    expect(guest.locator(".decision").get_by_text(name)).to_be_visible()
    token = guest.locator(".decision").get_attribute("data-token")
    back.click()
    wait_for_another(guest, token)


def test_the_event_cards_seen_lie_open_with_their_text(guest: Page, database: str) -> None:
    open_table(guest, database, asked("arrange_event_cards"))
    expect(guest.locator(".seen .event-card")).to_have_count(3)
    expect(guest.locator(".seen .event-card").first).to_contain_text("defender")


def test_the_event_cards_drawn_before_are_public(guest: Page, database: str) -> None:
    open_table(guest, database, asked("put_forward"))
    pile = guest.locator(".arena details")
    count = int(pile.locator("summary b").inner_text())
    assert count > 0
    pile.locator("summary").click()
    expect(pile.locator("li")).to_have_count(count)


def test_a_tap_shows_what_a_leader_can_do(phone: Page, database: str) -> None:
    open_table(phone, database, asked("put_forward"))
    leader = phone.locator(".mats .leader .name").first
    leader.tap()
    text = (leader.get_attribute("aria-label") or "").partition(": ")[2]
    expect(phone.locator(".preview")).to_contain_text(text)
    phone.get_by_role("button", name="Show or hide the panel").tap()
    expect(phone.locator(".preview")).to_have_count(0)
