"""A real server on a real SQLite file, and Debian's Chromium, installed when it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.debian import find, installed
from tests.e2e.player import LISTED, PATIENCE
from tests.server.process import serving

ROOT = Path(__file__).resolve().parents[2]
# The shell is Chromium without its windows: the same pages with a fifth less work for the machine.
SHELL = "chromium-headless-shell"
WINDOWED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = (SHELL, *WINDOWED)
PACKAGES = (SHELL, "chromium")
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
    return find(NAMES, PACKAGES)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of a Chromium."""
    return installed(NAMES, PACKAGES, tmp_path_factory.getbasetemp().parent)


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
def windowed(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A Chromium with all that belongs to its windows: the shell shows no notices."""
    path = installed(WINDOWED, ["chromium"], tmp_path_factory.getbasetemp().parent)
    found = browser.browser_type.launch(executable_path=path, args=list(FLAGS))
    yield found
    found.close()


@contextmanager
def opened(context: BrowserContext) -> Iterator[Page]:
    """A newcomer's page; what goes wrong in it fails the test."""
    context.set_default_timeout(PATIENCE)
    found = context.new_page()
    problems: list[str] = []
    found.on("pageerror", lambda error: problems.append(str(error)))
    yield found
    context.close()
    assert problems == []


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """The page of somebody at a desk, who has all choices listed."""
    context = browser.new_context(
        base_url=server, viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    context.add_init_script(LISTED)
    with opened(context) as found:
        yield found


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    """The page of somebody with a phone, where the board asks what it can."""
    context = browser.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    with opened(context) as found:
        yield found
