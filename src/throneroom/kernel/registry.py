"""Games are found through the entry-point group `throneroom.games`, ours and other packages'.

An entry point is named by the game's slug. Rules of another version, by which games that were begun
with them go on, are named by slug and version: `iron_throne@1`.
"""

import contextlib
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from throneroom.kernel.errors import BadInput, shown
from throneroom.kernel.game import Game

GROUP = "throneroom.games"
OF_VERSION = "@"


def slugs() -> list[str]:
    """The slugs of all installed games."""
    return sorted(name for name in announced(tuple(sys.path)) if OF_VERSION not in name)


def versions(slug: str) -> list[str]:
    """The versions of a game's rules that are installed, the newest first: by which new games are
    begun, and then those by which older ones go on."""
    named = f"{slug}{OF_VERSION}"
    older = [
        name.removeprefix(named) for name in announced(tuple(sys.path)) if name.startswith(named)
    ]
    found = []
    for version in ("", *sorted(older, reverse=True)):
        try:
            game = load(slug, version)
        except BadInput:
            continue
        if game.version not in found:
            found.append(game.version)
    return found


@cache
def announced(path: tuple[str, ...]) -> dict[str, list[EntryPoint]]:
    """The entry points of all games on a path, by name. To look for them takes long, and whoever
    asks for games that are not there must not make us look again and again."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return found


def load(slug: str, version: str = "") -> Game:
    """The game with this slug: by the rules of the version, or by those of new games."""
    if not isinstance(slug, str) or not isinstance(version, str) or OF_VERSION in slug:
        raise BadInput("unknown-game", game=shown(slug))
    return installed(slug, version)


@cache
def installed(slug: str, version: str = "") -> Game:
    """The same, found once and remembered."""
    if not version:
        return _found(slug)
    for name in (slug, f"{slug}{OF_VERSION}{version}"):
        with contextlib.suppress(BadInput):
            game = _found(name)
            if (game.slug, game.version) == (slug, version):
                return game
    raise BadInput("no-such-rules", game=shown(slug), version=shown(version))


def _found(name: str) -> Game:
    """What an entry point announces."""
    for point in announced(tuple(sys.path)).get(name, ()):
        try:
            game = point.load()
        except Exception as error:  # whatever somebody else's module does when it is imported
            raise BadInput("game-does-not-load", game=shown(name)) from error
        if isinstance(game, Game):
            return game
    raise BadInput("unknown-game", game=shown(name))


def module_of(slug: str) -> str:
    """The dotted name of the module that exports the game; what belongs to it lies beside it."""
    for point in announced(tuple(sys.path)).get(slug, ()):
        return point.module
    raise BadInput("unknown-game", game=shown(slug))
