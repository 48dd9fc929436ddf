"""What players plausibly do: a light policy for those whom a bot imagines.

It looks at nothing but the question and the words of an action: its verb and each of its arguments
has a weight, learned from what bots chose in whole games and what else they could have done
(`python -m scripts.fit_policy`). That costs one look into a table for each action, so that a bot
can play thousands of actions ahead for a decision. A game without weights is played uniformly.
"""

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from throneroom.kernel import Action, Chance

GRAIN = 1 << 10
"""The weight of an action of which nothing is known."""
HEAVIEST, LIGHTEST = GRAIN << 6, GRAIN >> 5
MOST_KNOWN = 20_000
"""How many actions of a question are remembered with their weight."""


class Policy:
    """Draws actions by their weights."""

    __slots__ = ("learned", "known")

    def __init__(self, learned: Mapping[str, Mapping[str, float]]) -> None:
        self.learned = learned
        """By question, by feature: the logarithm of a factor."""
        self.known: dict[str, dict[Action, int]] = {}

    def pick(self, kind: str, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions of a question, the plausible ones more often."""
        learned = self.learned.get(kind)
        if learned is None:
            return legal[chance.below(len(legal))]
        known = self.known.get(kind)
        if known is None or len(known) > MOST_KNOWN:
            known = self.known[kind] = {}
        total = 0
        sums = []
        for action in legal:
            weight = known.get(action)
            if weight is None:
                weight = known[action] = weight_of(learned, action)
            total += weight
            sums.append(total)
        return legal[bisect_right(sums, chance.below(total))]


def weight_of(learned: Mapping[str, float], action: Action) -> int:
    """How likely an action is, compared with others of the same question."""
    sum_of = sum(learned.get(feature, 0.0) for feature in features(action))
    return min(HEAVIEST, max(LIGHTEST, round(GRAIN * exp(min(9.0, sum_of)))))


def features(action: Action) -> list[str]:
    """What an action is known by: its verb, and each argument at its place."""
    verb = str(action[0])
    return [verb, *(f"{verb} {place} {part(value)}" for place, value in enumerate(action[1:]))]


def part(value: Any) -> str:
    """An argument as a word: of a longer list only its length is telling."""
    if isinstance(value, tuple):
        return f"of {len(value)}" if len(value) > 2 else ",".join(part(item) for item in value)
    return str(value)


@cache
def policy_for(slug: str) -> Policy:
    """The policy of a game; one that nothing was learned for plays uniformly."""
    file = files("throneroom.bots") / "data" / f"{slug}.json"
    learned = json.loads(file.read_text("utf-8"))["weights"] if file.is_file() else {}
    return Policy(learned)
