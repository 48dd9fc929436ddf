"""Bots from outside the project: one that plays, and several that cannot."""

from throneroom.kernel import Action, Sight


class Last:
    """Takes the last of its legal actions."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Action:
        return sight.legal()[-1]


class Unready:
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no sails")


def shore(seed: int) -> int:
    """Makes something that does not choose."""
    return seed


ANCHOR = 5
