"""Openings that vary: the first choices of a game are drawn among those that the judge likes best.

Bots that always take what they like best open a board that is always the same always alike, so that
a study of it would measure a single opening. How a game begins is the study's to say: every bot
plays on from there.
"""

from typing import Final

from throneroom.kernel import Action, FastChance, Move, State

FEW: Final = 5
"""Each choice is drawn from the better half of what there is, from so many at most."""


def open_game(state: State, choices: int, chance: FastChance) -> list[Move]:
    """Play until every seat has chosen so often, and return what was played."""
    made = [0] * state.seats
    moves: list[Move] = []
    while min(made) < choices and (awaited := state.to_move()):
        seat = awaited[0]
        action = state.legal(seat)[0]
        chooses = state.has_choice(seat)
        if chooses:
            made[seat] += 1
            liked = liked_best(state, seat, chance)
            action = liked[chance.below(len(liked))]
        state.apply(seat, action)
        moves.append(Move(seat, action, not chooses))
    return moves


def liked_best(state: State, seat: int, chance: FastChance) -> list[Action]:
    """The few actions that the judge likes best, by what the seat knows, the best first."""
    world = state.imagine(seat, chance)
    marked = []
    for action in world.legal(seat):
        after = world.copy()
        after.advance(seat, action)
        marked.append((after.judge_all()[seat], action))
    marked.sort(key=lambda one: -one[0])
    return [action for _, action in marked[: min(FEW, (len(marked) + 1) // 2)]]
