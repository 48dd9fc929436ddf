"""A first game: three random bots play The Iron Throne, and we read how it ended.

python examples/first_game.py
"""

import throneroom
from throneroom.bots import RandomBot
from throneroom.text import Translator


def main() -> None:
    game = throneroom.load("iron_throne")
    state = game.start(seats=3, seed=7)
    words = Translator("en", game)  # or "pl", or "bg"

    # A bot plays one seat. It gets the sight of its seat: all that it may know, and no more.
    bots = [RandomBot(seed) for seed in range(3)]

    while state.outcome() is None:
        # Several seats when a choice is simultaneous; they may answer in any order.
        seat = state.to_move()[0]
        action = bots[seat].choose(state.sight(seat))
        events = state.play(seat, action)

        # The names of the seats may change, so ask for them when they are needed: nobody has a
        # house before the game is set up.
        houses = game.seat_names(state.table)
        for event in events:
            told = game.describe(event, None)  # what a spectator is told; None: nothing at all
            if told is not None:
                print(words.event(told, houses))

    outcome = state.outcome()
    assert outcome is not None
    winners = [words.seat(houses, seat) for seat in outcome.winners]
    print()
    print("Won by:", " and ".join(winners) or "nobody")
    print("Because:", words.reason(outcome.reason))


if __name__ == "__main__":
    main()
