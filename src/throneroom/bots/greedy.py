"""`greedy`: looks one step ahead and takes what the game's judge likes best.

It imagines the whole table a few times from what its seat knows, tries every action on copies of
what it imagined, lets the others answer at random until something has come of it, and averages the
judge's marks.
"""

from throneroom.kernel import Action, FastChance, Sight, State

TRIALS = 60
"""How many tries one decision is worth; spread over the actions, and at most `IMAGINED` each."""
IMAGINED = 6
PATIENCE = 24
"""How many actions of anybody a try goes on for, at most."""


class GreedyBot:
    """Chooses the action after which the table looks best for the seat."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        marks = [0.0] * len(legal)
        for _ in range(max(1, min(IMAGINED, TRIALS // len(legal)))):
            # Every action is tried in the same imagined world with the same luck, so that marks
            # differ because of the actions.
            world = sight.imagine(FastChance(self.chance.below(1 << 32)))
            luck = self.chance.below(1 << 32)
            for i, action in enumerate(legal):
                marks[i] += try_out(world.copy(), sight.seat, action, luck)
        best = max(marks)
        favourites = [action for action, mark in zip(legal, marks, strict=True) if mark == best]
        return favourites[self.chance.below(len(favourites))]


def try_out(state: State, seat: int, action: Action, luck: int) -> float:
    """The judge's mark once an action has had its effect: when the seat has a choice again."""
    chance = FastChance(luck)
    state.apply(seat, action)
    for _ in range(PATIENCE):
        awaited = state.to_move()
        if not awaited:
            break
        mover = awaited[0]
        legal = state.legal(mover)
        if mover == seat and len(legal) > 1:
            break
        state.apply(mover, legal[chance.below(len(legal))] if len(legal) > 1 else legal[0])
    return judge(state, seat)


def judge(state: State, seat: int) -> float:
    """The judge's mark, or the share of the victory once the game is over."""
    outcome = state.outcome()
    if outcome is None:
        return state.game.judge(state.table, seat)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
