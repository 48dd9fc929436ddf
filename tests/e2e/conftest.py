"""A real server on a real SQLite file, and Debian's Chromium, installed when it is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.debian import find, installed
from tests.e2e.player import LISTED, PATIENCE
from tests.server.process import serving

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """A Chromium of the machine, installed from Debian's packages if there is none."""
    return find(NAMES, "chromium")


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of a Chromium."""
    return installed(NAMES, "chromium", tmp_path_factory.getbasetemp().parent)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the server's database."""
    return f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}"


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[str]:
    """The address of a server process of its own."""
    page = ROOT / "src" / "throneroom" / "server" / "page" / "index.html"
    assert page.is_file(), "build the page first: make page"
    folder = Path(database.removeprefix("sqlite:///")).parent
    with serving(database, folder) as running:
        yield running.address


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for the tests of this folder; it ends with them, since while it is driven no
    other test of the process can run an event loop."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """A newcomer's page; what goes wrong in it fails the test."""
    context = browser.new_context(
        base_url=server, viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LISTED)
    found = context.new_page()
    problems: list[str] = []
    found.on("pageerror", lambda error: problems.append(str(error)))
    yield found
    context.close()
    assert problems == []
