"""A game's rules as a package of their own, so that they can be installed beside later ones.

The package has another name, and announces the game with its version, such as `iron_throne@1`;
games that were begun with that version go on by it. It uses the kernel of the release beside which
it is installed: whether it works there is found out before the wheel is written.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple

from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown
from throneroom.kernel.registry import GROUP, OF_VERSION

SECONDS = 300.0
LONGEST_GAME = 3000  # moves
VERSION = "1.0"
"""Of the package: the rules in it never change."""
ASK_VERSION = "import importlib, sys; print(importlib.import_module(sys.argv[1]).GAME.version)"
# A game of random players by the packed rules and the kernel that is installed: the same twice.
TRY = f"""
import importlib, random, sys
from throneroom.kernel import Game, State
game = importlib.import_module(sys.argv[1]).GAME
assert isinstance(game, Game) and (game.slug, game.version) == tuple(sys.argv[2:4])
digests = []
for _ in range(2):
    dice, state = random.Random(1), game.start(seats=min(game.seats), seed=1)
    for _ in range({LONGEST_GAME}):
        seats = state.to_move()
        if not seats:
            break
        state.view(seats[0])
        state.play(seats[0], dice.choice(state.legal(seats[0])))
    digests.append(state.digest())
assert digests[0] == digests[1] == game.from_position(state.to_position()).digest()
"""


class Packed(NamedTuple):
    """What was packed, and where it is."""

    version: str
    file: Path


def pack(slug: str, release: Path, to: Path) -> Packed:
    """Write the rules of a game to a wheel, as they are in a release: its folder `throneroom`."""
    source = release / "games" / slug
    if not slug.isidentifier() or not (source / "__init__.py").is_file():
        raise BadInput("pack-no-rules", game=shown(slug), folder=str(release))
    module = f"throneroom.games.{slug}"
    version = _run(slug, [ASK_VERSION, module], release.parent).strip()
    name = f"throneroom_{slug}_v{re.sub(r'[^A-Za-z0-9]', '_', version)}"
    files = {f"{name}/{path}": text for path, text in _renamed(source, module, name).items()}
    with tempfile.TemporaryDirectory() as folder:
        _write(Path(folder), files)
        _run(slug, [TRY, name, slug, version], Path(folder))
    to.mkdir(parents=True, exist_ok=True)
    return Packed(version, _wheel(to, slug, name, version, files))


def _renamed(source: Path, module: str, name: str) -> dict[str, bytes]:
    """All files of the game, which call their own package by its new name."""
    own = re.compile(rf"\b{re.escape(module)}\b")
    files = {}
    for path in sorted(source.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            content = path.read_bytes()
            if path.suffix == ".py":
                content = own.sub(name, content.decode("utf-8")).encode()
            files[path.relative_to(source).as_posix()] = content
    return files


def _run(slug: str, script: list[str], folder: Path) -> str:
    """Run a script for which the packages of a folder come first."""
    found = os.pathsep.join(
        [str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")]), *sys.path]
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", *script],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            env={**os.environ, "PYTHONPATH": found, "PYTHONDONTWRITEBYTECODE": "1"},
        )
    except subprocess.TimeoutExpired:
        raise BadInput("pack-does-not-play", game=slug, reason="…") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["…"])[-1]
        raise BadInput("pack-does-not-play", game=slug, reason=shown(last))
    return done.stdout


def _write(folder: Path, files: dict[str, bytes]) -> None:
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def _wheel(to: Path, slug: str, name: str, version: str, files: dict[str, bytes]) -> Path:
    """The files with what an installer wants to know."""
    about = f"{name}-{VERSION}.dist-info"
    distribution = name.replace("_", "-")
    metadata = (
        f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {VERSION}\n"
        f"Summary: The rules of {slug}, version {version}, for games that were begun with them\n"
        "Requires-Dist: throneroom\n"
    )
    kind = "Wheel-Version: 1.0\nGenerator: throneroom\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    points = f"[{GROUP}]\n{slug}{OF_VERSION}{version} = {name}:GAME\n"
    whole = {
        **files,
        f"{about}/METADATA": metadata.encode(),
        f"{about}/WHEEL": kind.encode(),
        f"{about}/entry_points.txt": points.encode(),
    }
    lines = [f"{path},sha256={_hash(content)},{len(content)}" for path, content in whole.items()]
    whole[f"{about}/RECORD"] = "\n".join([*lines, f"{about}/RECORD,,", ""]).encode()
    file = to / f"{name}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in whole.items():
            wheel.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED)
    return file


def _hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
