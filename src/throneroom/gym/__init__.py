"""Games for learning: PettingZoo environments with masks, and many of them at once. It needs the
extra `throneroom[gym]`."""

from throneroom.gym.environment import Environment, env
from throneroom.gym.index import Index
from throneroom.gym.observing import labels
from throneroom.gym.vector import Moment, Vector

__all__ = ["Environment", "Index", "Moment", "Vector", "env", "labels"]
