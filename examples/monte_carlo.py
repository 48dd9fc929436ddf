"""Search with copies: which leader should House Lannister choose? Flat Monte Carlo at one decision.

For every action: imagine the table, play the action, let everybody play at random to the end, and
count the victories.

python examples/monte_carlo.py
"""

import throneroom
from throneroom.arena import play_out
from throneroom.bots import RandomBot
from throneroom.kernel import Action, FastChance, Sight

WORLDS = 40


def shares(sight: Sight, worlds: int) -> dict[Action, float]:
    """How much of a victory each action is worth on average."""
    legal = sight.legal()
    won = dict.fromkeys(legal, 0.0)
    for number in range(worlds):
        # What the seat does not know is drawn anew for every world: hands, decks, and what others
        # have answered in secret. It has a chance of its own, so luck differs from world to world.
        world = sight.imagine(FastChance(number))
        for action in legal:
            # Every action is tried in the same world. A copy takes microseconds.
            state = world.copy()
            state.apply(sight.seat, action)  # from `legal`, so it need not be checked again
            play_out(state, [RandomBot(10 * number + seat) for seat in range(state.seats)])
            outcome = state.outcome()
            if outcome is not None and sight.seat in outcome.winners:
                won[action] += 1 / len(outcome.winners)
    return {action: share / worlds for action, share in won.items()}


def main() -> None:
    game = throneroom.load("iron_throne")
    state = game.start(seats=3, seed=7)
    sight = state.sight(0)
    for action, share in sorted(shares(sight, WORLDS).items(), key=lambda item: -item[1]):
        print(f"{share:6.1%}  {game.write(action)}")


if __name__ == "__main__":
    main()
