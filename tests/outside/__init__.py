"""A package from outside the project, installed for the length of a test.

Only its metadata is made up on the spot; it is then found through its entry points and imported
like any other, in this process and in those it starts.
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from throneroom.kernel import Game, load
from throneroom.text import bundles

HERE = Path(__file__).parent


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Install the small game `harbour` into a new folder."""
    info = folder / "harbour-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1.0\n", "utf-8")
    points = "[throneroom.games]\nharbour = harbour:GAME\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    for path in (HERE, folder):
        monkeypatch.syspath_prepend(str(path))
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{HERE}")
    load.cache_clear()
    yield load("harbour")
    load.cache_clear()
    bundles.bundle.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]
    importlib.invalidate_caches()
