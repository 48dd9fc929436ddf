"""The command run within the test, with what it was told and what it said."""

import io
import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from tests.outside import install

from throneroom.cli.main import run
from throneroom.kernel import Game


class Said(NamedTuple):
    """The exit code, and the lines on standard output and standard error."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]
# What makes some libraries write to a file as to a terminal.
COLOURS = ("FORCE_COLOR", "PY_COLORS", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "GITHUB_ACTIONS")


@pytest.fixture
def harbour(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Game]:
    yield from install(tmp_path_factory.mktemp("site"), monkeypatch)


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may speak another language, like colours and have a small window."""
    for name in os.environ:
        if name.startswith(("LC_", "LANG")) or name in COLOURS:
            monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def throneroom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command with these arguments; `typed` are lines on standard input."""

    def command(*args: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(arg) for arg in args])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command
