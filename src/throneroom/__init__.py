"""A digital table for the tabletop games of Westeros.

>>> import throneroom
>>> game = throneroom.load("iron_throne")
>>> state = game.start(seats=4, seed=7)
>>> state.outcome() is None
True
"""

from throneroom.kernel import (
    Action,
    BadInput,
    Chance,
    CommittedChance,
    Decision,
    Event,
    FastChance,
    Game,
    Illegal,
    Match,
    Outcome,
    Sight,
    State,
    load,
    read_record,
    slugs,
    write_record,
)
from throneroom.kernel import state as _state

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInput",
    "Chance",
    "CommittedChance",
    "Decision",
    "Event",
    "FastChance",
    "Game",
    "Illegal",
    "Match",
    "Outcome",
    "Sight",
    "State",
    "__version__",
    "is_compiled",
    "load",
    "read_record",
    "slugs",
    "write_record",
]


def is_compiled() -> bool:
    """Whether the rules run compiled, several times faster: see `make fast`."""
    return not str(_state.__file__).endswith(".py")
