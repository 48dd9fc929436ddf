"""A real server on a real SQLite file, and Debian's Chromium, installed when it is missing."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

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


def find_chromium() -> str:
    """A Chromium of the machine, installed from Debian's packages if there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        subprocess.run(install, **quiet)  # type: ignore[call-overload]
        found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("The page is tested in Chromium; please install it.")
    return found


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of a Chromium; only one of the parallel test processes installs it."""
    lock = tmp_path_factory.getbasetemp().parent / "chromium.lock"
    for _ in range(600):
        try:
            lock.mkdir()
            break
        except FileExistsError:
            time.sleep(0.5)
    try:
        return find_chromium()
    finally:
        lock.rmdir()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server process of its own."""
    page = ROOT / "src" / "throneroom" / "server" / "page" / "index.html"
    assert page.is_file(), "build the page first: make page"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port)]
    environment = {
        **os.environ,
        "THRONEROOM_DB": f"sqlite:///{folder / 'tables.db'}",
        "THRONEROOM_BOT_DELAY": "0",
        "THRONEROOM_LIMITS": "0",
        "THRONEROOM_LANG": "en",
    }
    log = (folder / "log.txt").open("w")
    process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        log.close()
    errors = [line for line in (folder / "log.txt").read_text().splitlines() if "ERROR" in line]
    assert errors == []


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server answers."""
    for _ in range(300):
        assert process.poll() is None, "the server did not start"
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError("the server does not answer")


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
    context.set_default_timeout(30_000)
    found = context.new_page()
    problems: list[str] = []
    found.on("pageerror", lambda error: problems.append(str(error)))
    yield found
    context.close()
    assert problems == []
