"""Games are found through the entry-point group `throneroom.games`, ours and other packages'."""

from functools import cache
from importlib.metadata import entry_points

from throneroom.kernel.errors import BadInput, shown
from throneroom.kernel.game import Game

GROUP = "throneroom.games"


def slugs() -> list[str]:
    """The slugs of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def load(slug: str) -> Game:
    """The game with this slug."""
    if not isinstance(slug, str):
        raise BadInput("unknown-game", game=shown(slug))
    return installed(slug)


@cache
def installed(slug: str) -> Game:
    """The same, found once and remembered."""
    for point in entry_points(group=GROUP, name=slug):
        try:
            game = point.load()
        except Exception as error:  # whatever somebody else's module does when it is imported
            raise BadInput("game-does-not-load", game=shown(slug)) from error
        if isinstance(game, Game):
            return game
    raise BadInput("unknown-game", game=shown(slug))


def module_of(slug: str) -> str:
    """The dotted name of the module that exports the game; what belongs to it lies beside it."""
    for point in entry_points(group=GROUP, name=slug):
        return point.module
    raise BadInput("unknown-game", game=shown(slug))
