"""Statistics over many games: does it matter where one sits in the Board Game?

The arena plays the games in several processes. The result is the same in one.

python examples/many_games.py
"""

from math import sqrt

import throneroom
from throneroom.arena import Series, processors, simulate

GAMES = 60


def main() -> None:
    series = Series(
        slug="thrones",
        seats=3,
        games=GAMES,
        seed=1,
        bots=("random",),  # fewer names than seats are repeated
        options={"rounds": 6},
    )
    report = simulate(series, jobs=min(2, processors()))

    # Who sits where is the same in every game of these options.
    first = throneroom.load("thrones").start(series.seats, series.options)
    houses = first.game.seat_names(first.table)
    for house, wins in zip(houses, report.wins, strict=True):
        share = wins / report.finished
        error = sqrt(share * (1 - share) / report.finished)
        print(f"{house:<10} won {share:6.1%} ± {error:.1%}")
    print(f"{report.finished} games, {report.rounds / report.finished:.1f} rounds on average")

    # The same seed gives the same games: their digests, taken together, prove it.
    print("digest", report.digest)


# Processes of the arena import this file again: what is to be done once stands in `main`.
if __name__ == "__main__":
    main()
