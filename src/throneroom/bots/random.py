"""`random`: any legal action, each equally likely."""

from collections.abc import Sequence
from typing import Any

from throneroom.kernel import Action, FastChance, Sight


class RandomBot:
    """Chooses uniformly among the legal actions."""

    __slots__ = ("chance",)

    def __init__(self, seed: Any) -> None:
        self.chance = FastChance(seed)

    def choose(self, sight: Sight) -> Action:
        return self.pick(sight.legal())

    def pick(self, legal: Sequence[Action]) -> Action:
        """One of these actions; for the only one there is, no chance is drawn."""
        return legal[self.chance.below(len(legal)) if len(legal) > 1 else 0]
