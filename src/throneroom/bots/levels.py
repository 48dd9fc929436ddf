"""The bots that people meet: three levels, and two characters of the highest one.

All of them think in the same way (`search`), about more or less, and more or less thoroughly.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from throneroom.bots.ahead import Reach
from throneroom.bots.search import USUAL_EFFORT, SearchBot, Thinking

EASY: Final = Thinking(effort=100, looked_at=4)
"""A squire: thinks of a few plausible things and looks only as far as to its next choice."""
MEDIUM: Final = Thinking(effort=800)
"""A knight: looks at everything, but only as far as to its next choice."""
HARD: Final = Thinking(effort=2 * USUAL_EFFORT, glances=4)
"""A commander: again and again, until it is clear what is best, against others who think."""
FAR_SIGHTED: Final = replace(HARD, glances=3, reach=Reach(40, 2))
"""The same, two choices of its own further, with the answers of others to them."""
HARD_IN: Final[Mapping[str, Thinking]] = {
    "ice_and_fire": FAR_SIGHTED,
    "thrones": FAR_SIGHTED,
    "watch": FAR_SIGHTED,
}
"""Games in which a commander thinks otherwise: what was measured there is in docs/bots.md."""
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
    return SearchBot(seed, HARD, HARD_IN)


def cautious(seed: int) -> SearchBot:
    """`hard` that avoids risks."""
    return SearchBot(seed, CAUTIOUS, _with(CAUTIOUS.daring))


def raider(seed: int) -> SearchBot:
    """`hard` that takes risks."""
    return SearchBot(seed, RAIDER, _with(RAIDER.daring))


def _with(daring: float) -> dict[str, Thinking]:
    return {slug: replace(thinking, daring=daring) for slug, thinking in HARD_IN.items()}
