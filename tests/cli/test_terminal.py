"""What is different when somebody sits at a real terminal."""

import os
import pty
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.children import PATIENCE, child

from throneroom.kernel import Game

EXECUTABLE = str(Path(sys.executable).with_name("throneroom"))
CLEARED = "\x1b[2J\x1b[H\x1b[3J"


class Terminal:
    """A command at a terminal: what it writes can be waited for, and it can be typed to."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.shown = ""

    def until(self, text: str) -> str:
        """Read until the text is there; returns all that came up to and with it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.descriptor], [], [], 0.5)
            assert time.monotonic() < deadline, f"{text!r} did not come: {self.shown[-500:]!r}"
            if ready:
                try:
                    self.shown += os.read(self.descriptor, 65536).decode("utf-8", "replace")
                except OSError:  # how a terminal says that the other end is closed
                    assert text in self.shown, self.shown[-500:]
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def until_the_end(self) -> None:
        """Read until the command has closed the terminal."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self.descriptor], [], [], 0.5)[0]:
                try:
                    os.read(self.descriptor, 65536)
                except OSError:
                    return
        raise AssertionError("the command did not end")

    def type(self, line: str) -> None:
        os.write(self.descriptor, f"{line}\n".encode())


@contextmanager
def terminal(*args: str) -> Iterator[Terminal]:
    """Run the command at a terminal of its own; it must end well."""
    here, there = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LANG": "C.UTF-8"}
    ends = {"stdin": there, "stdout": there, "stderr": there}
    with child([EXECUTABLE, *args], env=environment, **ends) as process:
        os.close(there)
        screen = Terminal(here)
        try:
            yield screen
            screen.until_the_end()
            process.wait(PATIENCE)
        finally:
            os.close(here)
    assert process.returncode == 0


def test_the_screen_is_cleared_between_people(harbour: Game) -> None:
    arguments = ("--seats", "2", "--human", "0,1", "--option", "rounds=1", "--seed", "3")
    with terminal("play", "harbour", *arguments) as table:
        table.until(f"{CLEARED}Pass the keyboard to Red")
        table.type("")
        shown = table.until("> ")
        assert CLEARED in shown
        assert "Red meets the" in shown
        table.type("send skiff")
        shown = table.until("Pass the keyboard to Blue")
        assert CLEARED in shown
        assert "Blue meets the" not in shown
        table.type("")
        shown = table.until("> ")
        assert "Blue meets the" in shown
        assert "Red meets the" not in shown
        assert "send skiff" in shown  # an option of Blue's, too
        table.type("send cog")
        table.until("Keep the cargo")
        table.type("quit")
        table.until("The game was left.")


def test_what_is_not_given_is_asked_for(harbour: Game) -> None:
    with terminal("play", "harbour", "--seed", "3") as table:
        table.until("How many players, 2 to 4? [4] > ")
        table.type("2")
        for _ in range(3):
            table.until(" > ")
            table.type("")
        table.until("How many of them are people")
        table.type("1")
        table.until("Which bots")
        table.type("1")
        table.until("which ship do you send")
        table.type("quit")
        table.until("The game was left.")


def test_a_series_shows_its_progress(harbour: Game) -> None:
    with terminal("simulate", "harbour", "--games", "3000", "--seats", "4") as series:
        shown = series.until("Digest")
        assert "3000/3000" in shown
        series.until("┘")
