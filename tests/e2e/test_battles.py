"""Whole battles of A Song of Ice & Fire: against a bot that thinks, fought on the field itself, and
between two people whom somebody watches."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.fighter import Fighter
from tests.e2e.player import PATIENCE, new_person, play_on, quick_game, record_of, sit_down
from tests.e2e.secrecy import Frames, check_frames

from throneroom.kernel import Match

OPTIONS = {"armies": ["stark_30", "lannister_30"], "points": 30, "terrain": "ready"}
SCREENS: dict[str, Any] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
def test_a_battle_against_a_bot_is_fought_to_its_end(
    browser: Browser, server: str, screen: str
) -> None:
    with browser.new_context(
        base_url=server, locale="en-GB", reduced_motion="reduce", **SCREENS[screen]
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        quick_game(page, "ice_and_fire")
        fighter = Fighter(page, touch=screen == "phone")
        fighter.fight()
        assert {"activate", "declare", "move"} <= set(fighter.done)
        match = Match.from_record(record_of(page))
        assert match.state.outcome() is not None


@pytest.mark.soak
def test_two_browsers_fight_a_whole_battle_that_somebody_watches(
    browser: Browser, page: Page, server: str
) -> None:
    page.goto("/")
    ours = {"X-Throneroom": "1"}
    page.request.post("/api/guest", data={"name": "Robb"}, headers=ours)
    new = {"game": "ice_and_fire", "seats": 2, "seat": 0, "options": OPTIONS}
    page.goto(f"/table/{page.request.post('/api/tables', data=new, headers=ours).json()['id']}")
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
