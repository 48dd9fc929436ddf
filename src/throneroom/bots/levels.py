"""The bots that people meet: three levels, and two characters of the highest one.

All of them think in the same way (`search`), about more or less, and further or less far ahead.
"""

from dataclasses import replace
from typing import Final

from throneroom.bots.ahead import Reach
from throneroom.bots.search import SearchBot, Thinking

EASY: Final = Thinking(effort=100, looked_at=4, reach=Reach(24, 0))
"""A squire: thinks of a few plausible things and looks only as far as to its next choice."""
MEDIUM: Final = Thinking(effort=800, reach=Reach(24, 0))
"""A knight: looks at everything, but only as far as to its next choice."""
HARD: Final = Thinking(effort=4000)
"""A commander: plays the best of it further ahead."""
CAUTIOUS: Final = replace(HARD, daring=-0.25)
"""A cautious lord: would rather have the sparrow in the hand."""
RAIDER: Final = replace(HARD, daring=0.25)
"""A raider: a gamble that may bring much is worth the risk."""


def easy(seed: int) -> SearchBot:
    """The level for newcomers."""
    return SearchBot(seed, EASY)


def medium(seed: int) -> SearchBot:
    """The level for those who know the rules."""
    return SearchBot(seed, MEDIUM)


def hard(seed: int) -> SearchBot:
    """The level for those who want to be beaten."""
    return SearchBot(seed, HARD)


def cautious(seed: int) -> SearchBot:
    """`hard` that avoids risks."""
    return SearchBot(seed, CAUTIOUS)


def raider(seed: int) -> SearchBot:
    """`hard` that takes risks."""
    return SearchBot(seed, RAIDER)
