"""Takes the pictures of every screen of the page anew, into docs/pictures/screens.

    .venv/bin/python -m scripts.make_pictures [PART OF A NAME ...]

A server of its own is started on an empty database, games are put into it as they stand at some
moment, and each screen is looked at on a desk and on a phone, light and dark. `make page` first.
They are there to be looked at after every change of how the page looks.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import FLAGS, find_chromium
from tests.e2e.planted import Wanted, find, plant, plant_finished
from tests.e2e.player import new_person, new_table, quick_game
from tests.server.process import serving

from throneroom.kernel import State, load

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "screens"
SIZES = ((1440, 900), (390, 844))
QUALITY = 0.38
WIDEST = 960  # pixels that a picture is kept in
# Chromium writes WebP itself.
SQUEEZE = """async ([picture, quality, widest]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, widest / image.width);
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
ADDRESSES = {
    "home": "/",
    "new": "/new?game=thrones",
    "learn": "/learn",
    "lesson": "/learn/watch",
    "how": "/how/watch",
    "rules": "/rules",
    "rules-watch": "/rules/watch#W9",
    "rankings": "/rankings",
    "account": "/account",
    "credits": "/credits",
    "not-found": "/nowhere",
    "armies": "/armies",
    "ice-and-fire-lesson": "/learn/ice_and_fire",
}
ARMIES: dict[str, Any] = {"armies": ["stark_30", "lannister_30"], "points": 30}
BATTLE: dict[str, Any] = {**ARMIES, "terrain": "random"}
SIEGE: dict[str, Any] = {**BATTLE, "mode": "here_we_stand"}


def at(kind: str, turn: int = 0, name: str = "turn") -> Wanted:
    """The moment when a question of this kind is asked, from some turn on."""

    def wanted(state: State, seat: int) -> bool:
        table = state.table
        return bool(table.flow.kind == kind and getattr(table, name) >= turn)

    return wanted


MOMENTS: dict[str, tuple[str, int, Wanted, dict[str, Any]]] = {
    "thrones-orders": ("thrones", 6, at("place_orders", 3, "round"), {}),
    "thrones-march": ("thrones", 6, at("march", 2, "round"), {}),
    "thrones-battle": ("thrones", 6, at("house_card", 2, "round"), {}),
    "thrones-bid": ("thrones", 6, at("bid", 2, "round"), {}),
    "thrones-muster": ("thrones", 6, at("muster", 2, "round"), {}),
    "iron-throne-leader": ("iron_throne", 5, at("choose_leader"), {}),
    "iron-throne-support": ("iron_throne", 5, at("offer_support", 2), {}),
    "iron-throne-card": ("iron_throne", 5, at("choose_encounter_card", 6), {}),
    "iron-throne-truce": ("iron_throne", 5, at("truce_answer", 4), {}),
    "iron-throne-hostages": ("iron_throne", 5, at("hostage_action", 4), {}),
    "watch-placing": ("watch", 4, at("place_settlement"), {}),
    "watch-turn": ("watch", 4, at("act", 12), {}),
    "watch-offer": ("watch", 4, at("answer_offer", 3), {}),
    "watch-seven": ("watch", 4, at("discard", 3), {}),
    "watch-base": ("watch", 4, at("act", 8), {"variant": "base"}),
    "ice-and-fire-muster": ("ice_and_fire", 2, at("muster", 0, "round"), {"points": 30}),
    "ice-and-fire-terrain": ("ice_and_fire", 2, at("place", 0, "round"), ARMIES),
    "ice-and-fire-deploy": ("ice_and_fire", 2, at("deploy", 0, "round"), BATTLE),
    "ice-and-fire-turn": ("ice_and_fire", 2, at("activate", 2, "round"), BATTLE),
    "ice-and-fire-claim": ("ice_and_fire", 2, at("claim", 2, "round"), BATTLE),
    "ice-and-fire-align": ("ice_and_fire", 2, at("align", 1, "round"), BATTLE),
    "ice-and-fire-answer": ("ice_and_fire", 2, at("react", 1, "round"), BATTLE),
    "ice-and-fire-siege": ("ice_and_fire", 2, at("activate", 2, "round"), SIEGE),
}


def addresses(page: Page, other: Page, database: str) -> Iterator[tuple[str, str]]:
    """Each screen by its name, and where it is."""
    quick_game(page, "iron_throne")
    quick_game(other, "iron_throne")
    yield from ADDRESSES.items()
    over = plant_finished(page, database, "thrones", 4, [other])
    me = page.request.get("/api/me").json()["id"]
    yield "over", over
    yield "replay", over.replace("/table/", "/replay/")
    yield "story", over.replace("/table/", "/story/")
    yield "profile", f"/people/{me}"
    won = plant_finished(page, database, "ice_and_fire", 2, [other])
    yield "ice-and-fire-over", won
    yield "ice-and-fire-story", won.replace("/table/", "/story/")
    new_table(page, "iron_throne", 3, people=2)
    yield "lobby", page.url
    for name, (slug, seats, wanted, options) in MOMENTS.items():
        yield name, plant(page, database, find(load(slug), wanted, seats, options))


def look(page: Page, name: str, size: tuple[int, int], theme: str) -> None:
    """Take one picture."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(500)  # the map is drawn sharp when it rests
    picture = base64.b64encode(page.screenshot()).decode()
    small: str = page.evaluate(SQUEEZE, [picture, QUALITY, WIDEST])
    (FOLDER / f"{name}-{size[0]}-{theme}.webp").write_bytes(base64.b64decode(small))


def take(browser: Browser, server: str, database: str, wanted: list[str]) -> None:
    """Take all pictures whose names have one of these words in them."""
    with (
        browser.new_context(
            base_url=server, locale="en-GB", reduced_motion="reduce", bypass_csp=True
        ) as context,
        new_person(browser, server) as others,
    ):
        page = context.new_page()
        for name, address in addresses(page, others.new_page(), database):
            if wanted and not any(word in name for word in wanted):
                continue
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                for theme in ("dark", "light"):
                    settings = f'{{"theme": "{theme}", "calm": true, "sound": false}}'
                    page.evaluate("text => localStorage.settings = text", settings)
                    page.goto("about:blank")  # what is left of an address stays on the page
                    page.goto(address)
                    look(page, name, (width, height), theme)
            print(name)


def main() -> None:
    """Start a server and a browser, and look."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        with serving(database, Path(folder)) as server:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
            take(browser, server.address, database, sys.argv[1:])
            browser.close()


if __name__ == "__main__":
    main()
