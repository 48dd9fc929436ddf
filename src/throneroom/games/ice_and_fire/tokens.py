"""Objective tokens that are held by covering them: F21.2-F21.7, F21.12, F21.13, F22.5."""

from typing import Final

from throneroom.games.ice_and_fire.content import SOLO, UNIT
from throneroom.games.ice_and_fire.field import box_of, engaged_with, on_field
from throneroom.games.ice_and_fire.geometry.measure import covers
from throneroom.games.ice_and_fire.queries import NO_OBJECTIVES, mask
from throneroom.games.ice_and_fire.state import Battle, ranks_of, seat_of
from throneroom.games.ice_and_fire.victory import score

FIRST_SCORING: Final = 2  # the round


def ranks_for_tokens(t: Battle, unit: int) -> int:
    """The ranks that count for holding and contesting: a solo unit counts its wounds (F21.6)."""
    if SOLO[UNIT[t.card[unit]].tray]:
        return t.wounds[unit]
    return ranks_of(t, unit)


def holder_of(t: Battle, token: int) -> int:
    """The unit that controls a token: it covers the whole of it, and no enemy with more ranks is
    engaged with it (F21.3, F21.4, FR65); -1 if none does."""
    x, y, radius, _ = t.tokens[token]
    for unit in on_field(t):
        if covers(box_of(t, unit), x, y, radius) and not mask(t, NO_OBJECTIVES, unit):
            ranks = ranks_for_tokens(t, unit)
            if all(ranks_for_tokens(t, enemy) <= ranks for enemy in engaged_with(t, unit)):
                return unit
            return -1
    return -1


def score_tokens(t: Battle) -> None:  # F22.5, F21.7, F21.11
    """From the second round on every controlled token is a point."""
    if t.round < FIRST_SCORING:
        return
    held = [holder_of(t, token) for token in range(len(t.tokens))]
    for seat in range(len(t.points)):
        points = sum(unit >= 0 and seat_of(unit) == seat for unit in held)
        if points:
            score(t, seat, points)
