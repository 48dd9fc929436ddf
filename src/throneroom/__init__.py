"""A digital table for the tabletop games of Westeros.

>>> import throneroom
>>> game = throneroom.load("iron_throne")
>>> state = game.start(seats=4, seed=7)
>>> state.outcome() is None
True
"""

from throneroom.kernel import load

__version__ = "0.1.0"

__all__ = ["__version__", "load"]
