"""A bot of one's own against the greedy one, in the base game of the Watch.

python examples/own_bot.py
"""

import throneroom
from throneroom.arena import play_out
from throneroom.bots import Bot, GreedyBot, RandomBot
from throneroom.kernel import Action, FastChance, Sight

# What a builder likes best comes first. Verbs that are not here are taken only when nothing else
# can be done.
LIKES = ("keep", "settlement", "buy", "road", "patrol_tormund", "trade", "roll", "end_turn")


class Builder:
    """Builds whatever it can, and thinks no further.

    All that a bot needs is a method `choose`. It must come to its choice from the sight and from
    its own seed alone, so that games can be repeated.
    """

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, sight: Sight) -> Action:
        # The view is JSON by ids, and its fields are the game's own.
        mine = sight.view["players"][sight.seat]
        # More roads than this are of no use to two settlements.
        enough_roads = len(mine["roads"]) >= 3 * (len(mine["settlements"]) + len(mine["keeps"]))

        def rank(action: Action) -> int:
            verb = action[0]  # an action is a tuple of a verb and ints
            if verb not in LIKES or (verb == "road" and enough_roads):
                return len(LIKES)
            return LIKES.index(verb)

        legal = sight.legal()
        best = min(map(rank, legal))
        favourites = [action for action in legal if rank(action) == best]
        return favourites[self.chance.below(len(favourites))]


def main() -> None:
    game = throneroom.load("watch")
    state = game.start(seats=3, options={"variant": "base"}, seed=1)
    bots: list[Bot] = [Builder(1), GreedyBot(2), RandomBot(3)]
    # `play_out` asks the bots until the game is over, and checks what they answer.
    played = play_out(state, bots)
    outcome = state.outcome()
    assert outcome is not None
    for bot, seat, points in zip(bots, range(3), outcome.scores, strict=True):
        crown = "  won" if seat in outcome.winners else ""
        print(f"{type(bot).__name__:<10} {points:>2} points{crown}")
    print(f"{game.rounds(state.table)} turns, {played.decisions} decisions")


if __name__ == "__main__":
    main()
