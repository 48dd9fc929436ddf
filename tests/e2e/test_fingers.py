"""On a phone whatever is pressed is as large as a finger, on every board and around it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.planted import Wanted, asked, find, plant
from tests.e2e.player import lie_still, new_table, quick_game

from throneroom.kernel import load

FINGER = 40  # pixels
# What is pressed, in sight and smaller than a finger. Links and references within a text go with
# its lines; of places on a map only what takes the tap counts.
SMALL = """(finger) => {
  const pressed = "button, select, input, summary, nav a, .button, [role=button], [role=tab]";
  const seen = [...document.querySelectorAll(pressed)].filter(
    (it) => it.checkVisibility() && !it.closest(".visually-hidden, .words"),
  );
  return seen.flatMap((it) => {
    const ticked = /^(checkbox|radio|range)$/.test(it.type) && it.closest("label");
    const box = (ticked || it).getBoundingClientRect();
    const small = box.width && (box.width < finger - 0.5 || box.height < finger - 0.5);
    const name = it.getAttribute("aria-label") || it.textContent.trim();
    return small ? [`${it.tagName} ${it.className} ${name}: ${box.width} x ${box.height}`] : [];
  });
}"""
BATTLE: dict[str, Any] = {
    "armies": ["stark_30", "lannister_30"],
    "points": 30,
    "terrain": "random",
}


def small(page: Page) -> list[str]:
    found: list[str] = lie_still(page).evaluate(SMALL, FINGER)
    return found


def at(kind: str, least: int) -> Wanted:
    """A question of a kind, from some round on."""
    return lambda state, seat: state.table.flow.kind == kind and state.table.round >= least


@pytest.mark.parametrize(
    ("slug", "seats", "wanted", "options"),
    [
        ("thrones", 6, at("place_orders", 2), {}),
        ("iron_throne", 4, asked("choose_encounter_card"), {}),
        ("watch", 4, asked("act"), {}),
        ("ice_and_fire", 2, at("activate", 2), BATTLE),
        ("ice_and_fire", 2, at("deploy", 0), BATTLE),
    ],
)
def test_a_table(
    phone: Page, database: str, slug: str, seats: int, wanted: Wanted, options: dict[str, Any]
) -> None:
    quick_game(phone, "iron_throne")
    phone.goto(plant(phone, database, find(load(slug), wanted, seats, options)))
    phone.wait_for_selector(".decision")
    expect(phone.locator(".board button, .board [role=button]").first).to_be_attached()
    assert small(phone) == []
    panels = phone.locator(".tabs[role=group] button")
    for panel in panels.all():
        panel.click()
        assert small(phone) == []
    handle = phone.get_by_role("button", name="Show or hide the panel")
    if handle.get_attribute("aria-expanded") == "false":
        handle.click(position={"x": 195, "y": 10})
    for tab in phone.get_by_role("tab").all():
        tab.click()
        assert small(phone) == []


# Two places under one finger: a point that is nearer to the first, where the second takes the tap
# because it was drawn later.
CROWDED = """() => {
  const spots = [...document.querySelectorAll("[data-spot]")].map((spot) => {
    const box = spot.querySelector(".dot").getBoundingClientRect();
    return { spot, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  for (const a of spots) {
    for (const b of spots) {
      const [x, y] = [a.x + (b.x - a.x) * 0.4, a.y + (b.y - a.y) * 0.4];
      const under = document.elementFromPoint(x, y)?.closest("[data-spot]");
      if (a !== b && under === b.spot) return { a: a.spot.dataset.spot, x, y };
    }
  }
  return null;
}"""


def test_of_the_places_under_a_finger_the_nearest_is_taken(phone: Page, database: str) -> None:
    quick_game(phone, "iron_throne")
    state = find(load("ice_and_fire"), at("deploy", 0), 2, BATTLE)
    phone.goto(plant(phone, database, state))
    expect(phone.locator("[data-spot]").first).to_be_visible()
    crowded = lie_still(phone).evaluate(CROWDED)
    assert crowded, "no two places lie under one finger"
    phone.touchscreen.tap(crowded["x"], crowded["y"])
    chosen = phone.locator("[data-spot].chosen")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-spot", crowded["a"])


def test_pages_around_the_table(phone: Page) -> None:
    phone.goto("/")
    phone.wait_for_selector(".games button.main:enabled")
    assert small(phone) == []
    new_table(phone, "watch", 3)
    assert small(phone) == []
    for address in ("/learn", "/account", "/armies"):
        phone.goto(address)
        phone.wait_for_selector("main :is(h1, h2)")
        assert small(phone) == []
