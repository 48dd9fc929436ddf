"""Packages from outside the project, installed for the length of a test.

Only their metadata is made up on the spot; they are then found through their entry points and
imported like any other, in this process and in those it starts.
"""

import importlib
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from throneroom.bots import registry
from throneroom.kernel import Game, load
from throneroom.kernel import registry as games
from throneroom.text import bundles

HERE = Path(__file__).parent
PACKAGES = ("harbour", "fleet")


def announce(folder: Path, package: str, **groups: Mapping[str, str]) -> None:
    """Write the metadata of a package: by group, `games` or `bots`, what it has by name."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (info / "METADATA").write_text(about, "utf-8")
    lines = []
    for group, entries in groups.items():
        lines += [f"[throneroom.{group}]", *(f"{name} = {at}" for name, at in entries.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What was announced in a folder is found there."""
    for path in (HERE, folder):
        monkeypatch.syspath_prepend(str(path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(HERE)]))
    _forget()
    yield
    _forget()
    for name in [name for name in sys.modules if name.partition(".")[0] in PACKAGES]:
        del sys.modules[name]


def _forget() -> None:
    for known in (games.installed, registry.announced, registry.load_bot, bundles.bundle):
        known.cache_clear()
    importlib.invalidate_caches()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Install the small game `harbour` into a new folder."""
    announce(folder, "harbour", games={"harbour": "harbour:GAME"})
    with installed(folder, monkeypatch):
        yield load("harbour")
