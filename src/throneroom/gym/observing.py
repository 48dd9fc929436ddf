"""What a seat sees of a table as an array of numbers, always of the same size and order.

Each game has a function that lists them from the table itself, without anything that is hidden from
the seat: tests swap what is hidden and get the same numbers. Seats come in the order of the table,
the own one first; whose something is, is told by how far around the table that seat is.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from throneroom.gym import ice_and_fire, iron_throne, thrones, watch
from throneroom.kernel import BadInput, Game
from throneroom.kernel.errors import shown

Observation: TypeAlias = npt.NDArray[np.float32]
Observe: TypeAlias = Callable[[Any, int, Observation], None]
"""(table, seat, array): writes what the seat sees to the beginning of the array."""
LOWEST: Final = -1_000.0
HIGHEST: Final = 1_000.0
"""All numbers are between these: counts, bits, inches."""

GAMES: Final[dict[str, Any]] = {
    "ice_and_fire": ice_and_fire,
    "iron_throne": iron_throne,
    "thrones": thrones,
    "watch": watch,
}


def observer(game: Game, seats: int) -> Observe:
    """How a table of this game with so many seats is observed."""
    if game.slug not in GAMES:
        raise BadInput("gym-no-observer", game=shown(game.slug))
    made: Observe = GAMES[game.slug].observer(seats, tuple(game.questions))
    return made


def labels(game: Game, seats: int) -> list[str]:
    """What each of the numbers means."""
    if game.slug not in GAMES:
        raise BadInput("gym-no-observer", game=shown(game.slug))
    parts: Iterable[tuple[str, int]] = GAMES[game.slug].parts(seats, tuple(game.questions))
    return [name if size == 1 else f"{name} {i}" for name, size in parts for i in range(size)]


__all__: Sequence[str] = ("HIGHEST", "LOWEST", "Observation", "Observe", "labels", "observer")
