"""Games that the page has never heard of, and ids that mean something at one table only."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.e2e.player import new_person, start_table, wait_for_another
from tests.server.process import serving

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def purse(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A table of The Purse, installed at a server of its own as another package's game would be."""
    info = tmp_path / "purse-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1.0\n", "utf-8")
    points = "[throneroom.games]\ntiny = tests.kernel.tiny:GAME\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}")
    with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server,
        new_person(browser, server.address) as context,
    ):
        page = context.new_page()
        start_table(page, "tiny", 2)
        yield page


def answer(page: Page, kind: str, action: str) -> str | None:
    """Choose an action when a question of this kind is asked; the decision's token."""
    page.wait_for_selector(f'.decision[data-kind="{kind}"]')
    token = page.locator(".decision").get_attribute("data-token")
    page.locator(f'.decision [data-action="{action}"]').click()
    return token


def test_what_the_game_warns_of_is_said_before_it_is_done(purse: Page) -> None:
    wait_for_another(purse, answer(purse, "plan", "ready"))
    warning = purse.locator(".decision .warning")
    token = answer(purse, "bid", "bid 5")
    expect(warning).to_contain_text("tiny-nothing-left")
    expect(warning.get_by_role("button", name="Show the rule X3")).to_be_visible()
    warning.get_by_role("button", name="Leave it").click()
    expect(warning).to_have_count(0)
    assert answer(purse, "bid", "bid 5") == token  # nothing was sent
    warning.get_by_role("button", name="Do it anyway").click()
    wait_for_another(purse, token)
    expect(warning).to_have_count(0)
    expect(purse.locator(".refusal")).to_have_count(0)


def test_what_needs_no_warning_is_done_at_once(purse: Page) -> None:
    wait_for_another(purse, answer(purse, "plan", "ready"))
    wait_for_another(purse, answer(purse, "bid", "bid 4"))
    expect(purse.locator(".decision .warning")).to_have_count(0)


def test_somebody_passes_for_longer_and_listens_again(purse: Page) -> None:
    wait_for_another(purse, answer(purse, "plan", "ready"))
    answer(purse, "bid", "bid 5")
    purse.locator(".warning .main").click()
    decision = purse.locator(".decision")
    muted = decision.locator(".muted")
    keep = purse.locator('.decision[data-kind="raven"] [data-action="keep"]')
    longer = decision.locator(".passes button")
    longer.first.or_(keep).first.wait_for()
    if keep.count():
        keep.click()
    expect(longer).to_have_text(
        [
            "Pass, also for the rest of this turn",
            "Pass, also for the rest of this round",
            "Pass, also for the rest of the game",
        ]
    )
    expect(muted).to_have_count(0)
    wait_for_another(purse, answer(purse, "react", "pass_game"))
    expect(muted).to_contain_text("You pass some questions without being asked.")
    muted.get_by_role("button", name="Be asked about everything again").click()
    expect(muted).to_have_count(0)
    expect(purse.locator(".refusal")).to_have_count(0)


def test_ids_are_called_what_they_stand_for_at_the_table(page: Page) -> None:
    def change(message: str | bytes) -> str:
        told = json.loads(message)
        for one in told:
            if one["t"] == "state":
                leaders = [choice["args"]["leader"] for choice in one["decision"]["choices"]]
                one["aliases"] = {
                    "leader": {leaders[0]: ["character", "arya", 2]},
                    "house": {one["seat_names"][0]: ["house", "tyrell", 0]},
                }
        return json.dumps(told)

    def stand_between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(server_side.send)
        server_side.on_message(lambda message: page_side.send(change(message)))

    page.route_web_socket("**/ws?*", stand_between)
    start_table(page, "iron_throne", 3)
    page.wait_for_selector('.decision[data-kind="choose_leader"]')
    expect(page.locator(".decision ol li button").first).to_contain_text("Arya Stark (2)")
    expect(page.locator(".mine .who")).to_contain_text("House Tyrell")
    page.locator("header select").select_option("bg")
    expect(page.locator(".decision ol li button").first).to_contain_text("Аря Старк (2)")
