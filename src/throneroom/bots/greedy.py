"""`greedy`: looks one step ahead and takes what the game's judge likes best.

It imagines the whole table several times from what its seat knows, tries the actions on copies of
what it imagined, lets everybody answer at random until its seat has a choice again, and averages
the judge's marks. Every few worlds the worse half of the actions is dropped, so that the effort
goes into the difference between the best ones.
"""

from typing import Any, Final

from throneroom.kernel import Action, FastChance, Sight, State

WORLDS: Final = 12
"""How often it imagines the table for one decision, at most."""
EFFORT: Final = 500
"""How much one decision is worth, about, counted in actions played; after that no new world is
imagined. To imagine a world or to judge a table takes as long as several actions."""
THOUGHT: Final = 5
HALVE_AFTER: Final = 3
PATIENCE: Final = 24
"""How many actions of anybody one try goes on for, at most."""


class GreedyBot:
    """Chooses the action after which the table looks best for the seat."""

    __slots__ = ("chance", "worlds")

    def __init__(self, seed: Any, worlds: int = WORLDS) -> None:
        self.chance = FastChance(seed)
        self.worlds = worlds

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal()
        marks = [0.0] * len(legal)
        tried = list(range(len(legal)))
        effort = worlds = 0
        most = EFFORT // sight.game.weight
        while len(tried) > 1 and worlds < self.worlds and effort < most:
            # Every action is tried in the same imagined world with the same luck, so that marks
            # differ because of the actions.
            world = sight.imagine(FastChance(self.chance.below(1 << 32)))
            effort += THOUGHT
            luck = FastChance(self.chance.below(1 << 32))
            for i in tried:
                state = world.copy()
                effort += play_on(state, sight.seat, legal[i], luck.copy()) + THOUGHT
                marks[i] += state.judge_all()[sight.seat]
            worlds += 1
            if worlds % HALVE_AFTER == 0 and len(tried) > 2:
                tried.sort(key=lambda i: -marks[i])
                tried = tried[: (len(tried) + 1) // 2]
        best = max(marks[i] for i in tried)
        favourites = [i for i in tried if marks[i] == best]
        return legal[favourites[self.chance.below(len(favourites))]]


def play_on(state: State, seat: int, action: Action, chance: FastChance) -> int:
    """Play an action and random answers to it until the seat has a choice again, or the game or
    the patience is over; returns how many actions that took."""
    state.advance(seat, action)
    for count in range(1, PATIENCE):
        awaited = state.to_move()
        if not awaited:
            return count
        mover = awaited[0]
        if mover == seat and state.has_choice(seat):
            return count
        legal = state.legal(mover)
        state.advance(mover, legal[chance.below(len(legal)) if len(legal) > 1 else 0])
    return PATIENCE
