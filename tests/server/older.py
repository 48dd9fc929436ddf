"""A release with older rules of a game, for tests."""

import shutil
import zipfile
from pathlib import Path

import throneroom
from throneroom.cli import packing
from throneroom.kernel import load

OURS = Path(throneroom.__file__).parent


def older_release(folder: Path, slug: str, version: str) -> Path:
    """A folder `throneroom` with this release, but for the version of a game's rules."""
    release = folder / "throneroom"
    shutil.copytree(OURS / "games" / slug, release / "games" / slug)
    (release / "kernel").symlink_to(OURS / "kernel")
    for name in ("__init__.py", "games/__init__.py"):
        shutil.copy(OURS / name, release / name)
    code = release / "games" / slug / "__init__.py"
    text = code.read_text()
    newest = f'version="{load(slug).version}"'
    assert text.count(newest) == 1
    code.write_text(text.replace(newest, f'version="{version}"'))
    return release


def install(file: Path, folder: Path) -> None:
    """Put a wheel where Python finds it, as an installer does."""
    with zipfile.ZipFile(file) as wheel:
        wheel.extractall(folder)


def packed(folder: Path, slug: str, version: str) -> Path:
    """A wheel with older rules of a game."""
    return packing.pack(slug, older_release(folder, slug, version), folder / "dist").file
