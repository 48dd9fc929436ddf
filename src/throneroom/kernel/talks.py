"""Agreements between players, for bots that play ahead."""

from collections.abc import Callable
from typing import Any, NamedTuple

from throneroom.kernel.actions import Action


class Talks(NamedTuple):
    """The questions of a game in which players come to an agreement, and what can be said there.

    `agree` and `decline` are the verbs that answer an offer; whoever is asked a question of `kinds`
    weighs these against each other by what they lead to. `offers`, where there is one, gives whole
    offers instead of the parts that `legal` lists: (table, seat) -> actions that `check` accepts,
    from what everybody knows.
    """

    kinds: frozenset[str]
    agree: frozenset[str]
    decline: frozenset[str]
    offers: Callable[[Any, int], list[Action]] | None = None
