"""How good a table looks for a seat: points, and what is left of the armies."""

from math import exp
from typing import Final

from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.state import Battle, opponents, seat_of
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.tokens import holder_of

# A unit is worth its cost, most of it with its wounds; a victory point is worth about a unit.
LASTING: Final = 0.3
POINT: Final = 5.0
HELD: Final = 3.0  # a token that will score
STEEPNESS: Final = 0.08


def worth(t: Battle, seat: int) -> float:
    """The points of a seat and the value of its army."""
    total = POINT * t.points[seat]
    for token in range(len(t.tokens)):
        holder = holder_of(t, token)
        if holder >= 0 and seat_of(holder) == seat:
            total += HELD
    for unit in on_field(t):
        if seat_of(unit) == seat:
            card = t.card[unit]
            share = t.wounds[unit] / full_wounds(card)
            cost = CARD[card].cost + len(t.parts[unit])
            total += cost * (LASTING + (1 - LASTING) * share)
    return total


def judge(t: Battle, seat: int) -> float:
    others = opponents(t, seat)
    lead = worth(t, seat) - max((worth(t, other) for other in others), default=0.0)
    return 1 / (1 + exp(-STEEPNESS * lead))
