"""Whole games played to the end only through the page."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.planted import plant_finished
from tests.e2e.player import (
    click_choices,
    new_person,
    new_table,
    play_on,
    quick_game,
    record_of,
    sit_down,
    start_table,
    wait_for_bots,
)
from tests.e2e.ranger import Ranger
from tests.e2e.secrecy import Frames, check_frames
from tests.e2e.test_accessibility import serious_findings

from throneroom.server import schema
from throneroom.server.database import open_engine

COUNT_CLICKS = """() => {
  window.clicks = 0;
  document.addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);
}"""


def test_a_newcomer_plays_the_iron_throne_against_bots(page: Page) -> None:
    frames = Frames(page)
    page.goto("/")
    page.evaluate(COUNT_CLICKS)
    game = page.locator("article.game").filter(has=page.locator('a[href="/rules/iron_throne"]'))
    game.locator("button.main").click()
    page.locator("button.leader.lit").first.click()
    page.locator("button.leader.chosen").or_(page.get_by_text("is led by").first).first.wait_for()
    assert page.evaluate("window.clicks") <= 4
    click_choices(page, 4)
    assert play_on([page], seed=1) == ["over"]
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert check_frames(frames, record_of(page), seat=0) > 50
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("Every die and shuffle follows from this seed")).to_be_visible()


def test_a_whole_board_game_of_six_with_a_reload_in_mid_battle(page: Page) -> None:
    # A game without any battle of one's own is rare, and somebody who wants one plays again.
    for game in range(5):
        frames = Frames(page)
        start_table(page, "thrones", 6)
        click_choices(page, 3)
        stopped = play_on([page], seed=20 + game, kinds=["house_card"])
        if stopped == ["house_card"]:
            _reload_in_battle(page, frames)
            assert play_on([page], seed=30 + game) == ["over"]
        assert check_frames(frames, record_of(page), seat=0) > 100
        if stopped == ["house_card"]:
            return
    raise AssertionError("five games without a battle")


def _reload_in_battle(page: Page, frames: Frames) -> None:
    wait_for_bots(page)  # the other side has chosen its card
    choices = page.locator(".decision ol li button").all_inner_texts()
    view = frames.last_view()
    assert view["combat"] is not None
    assert len(frames.connections) == 1
    page.reload()
    page.wait_for_selector(".decision ol li button")
    assert page.locator(".decision ol li button").all_inner_texts() == choices
    assert len(frames.connections) == 2
    assert frames.last_view() == view


@pytest.mark.parametrize("variant", ["brotherhood", pytest.param("base", marks=pytest.mark.soak)])
def test_a_whole_game_of_the_watch(page: Page, variant: str) -> None:
    frames = Frames(page)
    _begin_the_watch(page, variant)
    click_choices(page, 3)
    expect(page.locator(".watch .building").first).to_be_visible()
    assert play_on([page], seed=3) == ["over"]
    assert check_frames(frames, record_of(page), seat=0) > 30


@pytest.mark.soak
@pytest.mark.parametrize("variant", ["brotherhood", "base"])
def test_a_whole_game_of_the_watch_on_a_phone(phone: Page, variant: str) -> None:
    frames = Frames(phone)
    _begin_the_watch(phone, variant)
    ranger = Ranger(phone, seed=5)
    ranger.play()
    # The board asked what it can, in all of its panels.
    assert {"place_settlement", "place_road", "before_roll", "act"} <= set(ranger.done)
    assert {"map", "tabs", "desk"} <= set(ranger.used)
    # The page may change between a look and the tap; what is lit and dead is tapped more often.
    assert len(ranger.lost) <= 2, ranger.lost
    expect(phone.get_by_role("heading", name="The game is over")).to_be_in_viewport()
    assert check_frames(frames, record_of(phone), seat=0) > 30


def _begin_the_watch(page: Page, variant: str) -> None:
    # Among bots that mean to win a game takes a third of the moves.
    new_table(page, "watch", 3, options={"Variant": variant}, bots="easy")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".decision")
    expect(page.locator(".watch [data-hex]")).to_have_count(22 if variant == "brotherhood" else 20)
    expect(page.locator(".watch .section")).to_have_count(4 if variant == "brotherhood" else 0)


def test_two_people_play_each_other_and_somebody_watches(
    browser: Browser, page: Page, server: str
) -> None:
    # The whole of a game is played by a newcomer; here a few turns tell who sees what.
    few = {"Turns after which the game ends": 6}
    new_table(page, "iron_throne", 3, people=2, numbers=few)
    link = page.get_by_label("Invitation link").input_value()
    with new_person(browser, server) as context, new_person(browser, server) as third:
        guest, watcher = context.new_page(), third.new_page()
        frames = [Frames(page), Frames(guest), Frames(watcher)]
        guest.goto(link)
        guest.get_by_label("Nickname").fill("Brienne")
        sit_down(guest)
        page.get_by_role("link", name="Brienne").wait_for()
        page.get_by_role("button", name="Start the game").click()
        _take_the_leader_back(page)
        _talk(page, guest, frames[1])
        watcher.goto("/")
        row = watcher.locator("li").filter(has_text="Brienne")
        row.get_by_role("link", name="Watch").click()
        watcher.wait_for_selector(".decision .waiting")
        assert play_on([page, guest], seed=4) == ["over", "over"]
        watcher.wait_for_selector(".outcome")
        record = record_of(guest)
        assert check_frames(frames[1], record, seat=1) > 50
        assert check_frames(frames[2], record, seat=None) > 50
        tables = [m for c in frames[2].connections for m in c if m["t"] == "table"]
        assert tables
        assert all(table["key"] is None for table in tables)


def _take_the_leader_back(page: Page) -> None:
    """While the other still thinks, one's own answer can be changed."""
    page.locator("button.leader.lit").first.click()
    page.locator("button.leader.chosen").wait_for()
    _take_back(page)


def _take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back your answer").click()
    expect(page.locator("button.leader.chosen")).to_have_count(0)
    expect(page.locator("button.leader.lit")).to_have_count(2)


def _talk(page: Page, guest: Page, heard: Frames) -> None:
    page.get_by_role("tab", name="Chat").press("Enter")
    page.get_by_placeholder("Say something to the table").fill("Winter is coming")
    # Whoever looks something up meanwhile writes on afterwards.
    page.get_by_role("tab", name="Log").press("Enter")
    page.get_by_role("tab", name="Chat").press("Enter")
    page.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").press("Enter")
    expect(guest.get_by_text("Winter is coming")).to_be_visible()
    guest.get_by_role("tab", name="Notes").press("Enter")
    before = heard.count("ack")
    guest.get_by_label("Only you can read this.").fill("Trust nobody")
    while heard.count("ack") == before:  # it is kept a moment after the last letter
        guest.wait_for_timeout(50)
    guest.reload()
    guest.get_by_role("tab", name="Notes").press("Enter")
    expect(guest.get_by_label("Only you can read this.")).to_have_value("Trust nobody")
    page.get_by_role("tab", name="Log").press("Enter")


def test_a_bot_plays_for_somebody_who_then_comes_back(
    browser: Browser, page: Page, server: str
) -> None:
    """Somebody else keeps the game from going on meanwhile."""
    new_table(page, "iron_throne", 3, people=2)
    link = page.get_by_label("Invitation link").input_value()
    with new_person(browser, server) as context:
        other = context.new_page()
        other.goto(link)
        sit_down(other)
        page.get_by_role("button", name="Start the game").click()
        page.locator("button.leader.lit").first.wait_for()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator("button.leader.lit")).to_have_count(0)
        page.get_by_role("button", name="Take my seat back").wait_for()
        wait_for_bots(page)
        page.get_by_role("button", name="Take my seat back").click()
        _take_back(page)  # what the bot has answered
        page.locator("button.leader.lit").first.click()
        page.locator("button.leader.chosen").wait_for()


@pytest.mark.parametrize("slug", ["iron_throne", "thrones"])
def test_the_replay_steps_through_a_finished_game(page: Page, database: str, slug: str) -> None:
    quick_game(page, "iron_throne")
    page.goto(plant_finished(page, database, slug, 3))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text("1 / ")).to_be_visible()
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text("2 / ")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("1 / ")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
    page.goto("/")
    mine = page.locator("section").filter(has=page.get_by_role("heading", name="My finished games"))
    expect(mine.get_by_role("link", name="Replay")).to_have_count(1)


def test_a_replay_hides_nothing_unless_it_is_asked_to(page: Page, database: str) -> None:
    quick_game(page, "iron_throne")
    page.goto(plant_finished(page, database, "iron_throne", 3))
    page.get_by_role("link", name="Replay").click()
    # All hands are dealt while the leaders are chosen, and nobody's card is spoken of as "yours".
    for move in range(1, 8):
        page.get_by_role("button", name="One move forward").click()
        expect(page.get_by_text(f"{move} / ")).to_be_visible()
        assert "You " not in page.locator(".events").inner_text()
    hands = page.locator(".mats .held")
    for mat in range(2):
        expect(hands.nth(mat).locator(".card").nth(4)).to_be_attached()
    assert serious_findings(page) == []
    page.get_by_label("Everything revealed").uncheck()
    expect(hands.first.locator(".card")).to_have_count(0)


def test_the_ranking_names_people_with_accounts(page: Page, database: str) -> None:
    ours, wish = {"X-Throneroom": "1"}, {"name": "Arya Ranked", "password": "winter is coming"}
    me = page.request.post("/api/register", data=wish, headers=ours).json()["id"]
    engine = open_engine(database)
    with engine.begin() as connection:
        rating = {"user_id": me, "game": "iron_throne", "mu": 40, "sigma": 2, "games": 5}
        connection.execute(schema.ratings.insert().values(**rating))
    engine.dispose()
    page.goto("/rankings")
    row = page.get_by_role("row").filter(has_text="Arya Ranked")
    expect(row.get_by_role("cell").last).to_have_text("5")
