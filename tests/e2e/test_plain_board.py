"""The Watch on the plain board: its plan, its cards in words, and offers that nobody lists."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import choose, own_turn_with, reach, start_table, wait_for_another

from throneroom.games.watch.content import HEROES
from throneroom.kernel import load
from throneroom.text import Translator
from throneroom.text.bundles import bundle


def printed(language: str, key: str) -> str:
    """What the languages have printed on a card."""
    words = bundle(language, "watch")
    return str(words.format_pattern(words.get_message(key).attributes["text"])[0])


def test_a_settlement_is_placed_on_the_plan_of_the_gift(page: Page) -> None:
    reach(page, "watch", 3, "place_settlement", seed=1)
    # What lies around a place is said in the list and on the plan.
    words = page.locator(".decision small").first.inner_text()
    assert re.search(r"(forest|pasture|fields|hills|mountains) \d", words)
    spot = page.locator(".generic svg .spot").first
    spot.focus()
    token = page.locator(".decision").get_attribute("data-token")
    page.keyboard.press("Enter")
    wait_for_another(page, token)
    expect(page.locator(".generic svg .building").first).to_be_visible()


def test_a_place_that_cannot_be_chosen_says_why(page: Page) -> None:
    reach(page, "watch", 3, "place_road", seed=2)
    # The roads of the others cannot be built on, and a click beside the own settlement is no road.
    page.locator(".generic svg .unlit").first.dispatch_event("click")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("must touch the settlement just placed")
    expect(refusal.get_by_role("button")).to_have_text(re.compile(r"^W\d+\.\d+$"))


def test_the_plan_shows_the_place_under_the_pointer(page: Page) -> None:
    reach(page, "watch", 3, "place_settlement", seed=1)
    expect(page.locator(".generic svg .spot.focus")).to_have_count(0)
    page.locator(".decision button.option").nth(1).hover()
    expect(page.locator(".generic svg .spot.focus")).to_have_count(1)
    page.locator(".decision h2").hover()
    expect(page.locator(".generic svg .spot.focus")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("language", ["en", "pl", "bg"])
def test_the_names_of_the_land_stay_within_their_hexes(
    page: Page, language: str, width: int
) -> None:
    start_table(page, "watch", 3)
    page.set_viewport_size({"width": width, "height": 844})
    page.locator("header select").select_option(language)
    for tile in page.locator(".generic svg .tile").all():
        name, hexagon = tile.locator(".name").bounding_box(), tile.locator("polygon").bounding_box()
        assert name
        assert hexagon
        assert name["width"] <= hexagon["width"]


def test_heroes_say_what_they_do(page: Page) -> None:
    reach(page, "watch", 3, "after_use", seed=3)
    for language in ("en", "pl", "bg"):
        page.locator("header select").select_option(language)
        words = Translator(language, load("watch"))
        swaps = page.locator('.decision [data-action^="swap "]')
        assert swaps.count() > 5
        for button in swaps.all():
            hero = (button.get_attribute("data-action") or "").removeprefix("swap ")
            expect(button).to_contain_text(words.name("hero", hero))
            expect(button.locator("small")).to_have_text(printed(language, f"watch-hero-{hero}"))
        # The hero that was used, and those of everybody on the board.
        expect(page.locator(".decision .printed")).to_have_count(1)
        row = page.locator(".generic tr", has=page.locator("td small")).first
        assert len(row.locator("small").all_inner_texts()) == 3


def test_a_hero_is_explained_before_it_is_used(page: Page) -> None:
    uses = page.locator(",".join(f'.decision [data-action^="{hero}"]' for hero in HEROES.ids))
    own_turn_with(page, uses, seed=70, kinds=["act", "samwell"])
    verb = (uses.first.get_attribute("data-action") or "").split()[0]
    expect(page.locator(".decision")).to_contain_text(printed("en", f"watch-hero-{verb}"))


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
    expect(builder.locator(".send")).to_have_text(f"Offer {given} for {wanted} and {wanted}")


def test_an_offer_of_ones_own_is_put_together_and_made(page: Page) -> None:
    given, wanted = find_offers(page, seed=20)
    build_offer(page, given, wanted)
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".bundle .send").click()
    wait_for_another(page, token)
    expect(page.locator(".tab")).to_contain_text(f"offers everybody {given} for {wanted} and")
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
    page.get_by_label("To whom").select_option(index=1)
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(".bundle .send").click()
    wait_for_another(page, token)
    expect(page.locator(".refusal")).to_have_count(0)
    to_one = re.compile(rf"offers {given} for {wanted} and {wanted} \(to \w+\)")
    expect(page.locator(".tab li", has_text=to_one)).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
@pytest.mark.parametrize("slug", ["iron_throne", "thrones", "watch"])
def test_every_option_of_a_table_is_explained(page: Page, slug: str, language: str) -> None:
    page.goto(f"/new?game={slug}")
    page.locator("header select").select_option(language)
    page.wait_for_selector("form fieldset")
    options = [option for option in load(slug).options if not option.many]
    expect(page.locator("form .about")).to_have_count(len(options) + 3)
    for text in page.locator("form .about").all_inner_texts():
        assert len(text) > 20
