"""What came of a tournament: ratings, victories by bot and by seat, how long games were."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from throneroom.study.counting import Share, by_seat, share_of, shares_of_victory, spread_of
from throneroom.study.journal import Told
from throneroom.study.ratings import rate
from throneroom.study.tournament import Tournament, digest_of


def standings(tournament: Tournament, games: Sequence[Told]) -> dict[str, Any]:
    """The result as one object, the best bot first."""
    ended = [told for told in games if told["finished"]]
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    for told in ended:
        sat.update(told["bots"])
        for name, share in zip(told["bots"], shares_of_victory(told), strict=True):
            won[name] += share  # type: ignore[assignment]  # shared victories
    ratings = rate(tournament.bots, games)
    best_first = sorted(tournament.bots, key=lambda name: -ratings[name].mu)
    told_bots = []
    for name in best_first:
        rating = ratings[name]
        low, high = rating.interval
        told_bots.append(
            {
                "bot": name,
                "mu": round(rating.mu, 3),
                "sigma": round(rating.sigma, 3),
                "rating_low": round(low, 3),
                "rating_high": round(high, 3),
                "games": sum(name in told["bots"] for told in ended),
                **share_told(share_of(won[name], sat[name])),
            }
        )
    return {
        **tournament.series(),
        "games": len(games),
        "finished": len(ended),
        "fair": round(1 / tournament.seats, 4),
        "bots": told_bots,
        "by_seat": [share_told(share) for share in by_seat(ended, tournament.seats)],
        **lengths(ended),
        "forfeits": forfeits(games),
        "digest": digest_of(games),
    }


def share_told(share: Share) -> dict[str, Any]:
    """A share as JSON."""
    return {
        "won": round(share.won, 4),
        "of": share.of,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def lengths(ended: Sequence[Told]) -> dict[str, Any]:
    """How long games were, in rounds and in decisions."""
    found = {}
    for name in ("rounds", "decisions"):
        spread = spread_of([told[name] for told in ended])
        found[name] = {k: round(v, 2) for k, v in spread._asdict().items()} if spread else None
    return found


def forfeits(games: Sequence[Told]) -> dict[str, dict[str, int]]:
    """For each bot that did not make all of its moves: how many not, by reason."""
    found: dict[str, Counter[str]] = {}
    for told in games:
        for name, reasons in zip(told["bots"], told["forfeits"], strict=False):
            if reasons:
                found.setdefault(name, Counter()).update(reasons)
    return {name: dict(counts) for name, counts in found.items()}
