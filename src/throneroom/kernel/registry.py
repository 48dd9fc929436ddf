"""Games are found through the entry-point group `throneroom.games`, ours and other packages'."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from throneroom.kernel.errors import BadInput, shown
from throneroom.kernel.game import Game

GROUP = "throneroom.games"


def slugs() -> list[str]:
    """The slugs of all installed games."""
    return sorted(announced(tuple(sys.path)))


@cache
def announced(path: tuple[str, ...]) -> dict[str, list[EntryPoint]]:
    """The entry points of all games on a path, by slug. To look for them takes long, and whoever
    asks for games that are not there must not make us look again and again."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return found


def load(slug: str) -> Game:
    """The game with this slug."""
    if not isinstance(slug, str):
        raise BadInput("unknown-game", game=shown(slug))
    return installed(slug)


@cache
def installed(slug: str) -> Game:
    """The same, found once and remembered."""
    for point in announced(tuple(sys.path)).get(slug, ()):
        try:
            game = point.load()
        except Exception as error:  # whatever somebody else's module does when it is imported
            raise BadInput("game-does-not-load", game=shown(slug)) from error
        if isinstance(game, Game):
            return game
    raise BadInput("unknown-game", game=shown(slug))


def module_of(slug: str) -> str:
    """The dotted name of the module that exports the game; what belongs to it lies beside it."""
    for point in announced(tuple(sys.path)).get(slug, ()):
        return point.module
    raise BadInput("unknown-game", game=shown(slug))
