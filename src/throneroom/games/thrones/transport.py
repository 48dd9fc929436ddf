"""T22: ship transport. Land areas joined by a chain of one House's Ships at sea."""

from throneroom.games.thrones.content import LAND_MASK, NEIGHBOUR_MASK, SEA_MASK
from throneroom.games.thrones.state import Table


def carried_to(t: Table, house: int, area: int) -> int:
    """The land areas (a set) that a House's Ships join with a land area, for marches and retreats.

    Any Ship of the House at sea carries, whatever its order and whether routed or not, as often as
    needed; Ships of others and Ships in ports never do. T22.1-T22.8, TR22.1-TR22.3, T19.16
    """
    seas = t.occupied[house] & SEA_MASK
    waiting = seas & NEIGHBOUR_MASK[area]
    reached = 0
    lands = 0
    while waiting:
        sea = waiting & -waiting
        near = NEIGHBOUR_MASK[sea.bit_length() - 1]
        reached |= sea
        lands |= near
        waiting = (waiting | near & seas) & ~reached
    return lands & LAND_MASK & ~(1 << area)
