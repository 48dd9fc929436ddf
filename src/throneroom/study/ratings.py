"""Ratings of bots by openskill, as the server rates people: the same model, the same places."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from throneroom.arena import places
from throneroom.study.counting import NINETEEN_OF_TWENTY

_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """How well a bot plays, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where its skill lies, 19 times out of 20."""
        width = NINETEEN_OF_TWENTY * self.sigma
        return self.mu - width, self.mu + width


def rate(bots: Sequence[str], games: Iterable[dict[str, Any]]) -> dict[str, Rating]:
    """The ratings after games, one after the other in the order that they are given in. A bot that
    sits at several seats of a game is rated at each, and changes by the mean of it."""
    ratings = {name: _MODEL.rating() for name in bots}
    for told in games:
        if not told["finished"] or len(set(told["bots"])) < 2:
            continue
        ranks = [float(place) for place in places(told["winners"], told["scores"])]
        before = [[_MODEL.rating(mu=ratings[n].mu, sigma=ratings[n].sigma)] for n in told["bots"]]
        after = _MODEL.rate(before, ranks=ranks)
        for name in set(told["bots"]):
            own = [a for a, at in zip(after, told["bots"], strict=True) if at == name]
            mu = sum(one.mu for (one,) in own) / len(own)
            sigma = sum(one.sigma for (one,) in own) / len(own)
            ratings[name] = _MODEL.rating(mu=mu, sigma=sigma)
    return {name: Rating(one.mu, one.sigma) for name, one in ratings.items()}
