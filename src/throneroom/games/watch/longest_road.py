"""W15: the Longest Road."""

from functools import lru_cache

from throneroom.games.watch.geometry import PATH_ENDS_MASK, STEPS_FROM
from throneroom.games.watch.state import Table, opponents_buildings
from throneroom.kernel import bits


@lru_cache(maxsize=1 << 14)
def road_length(roads: int, cut: int) -> int:  # W15.1-W15.4, WR55
    """The longest walk over these roads that uses none twice and ends at a cut intersection.

    A longest walk that is not a whole closed loop cannot be prolonged at either end, so it begins
    where an odd number of roads meet, or at a cut. What has no such place is walked round whole.
    """
    odd = touched = 0
    for path in bits(roads):
        ends = PATH_ENDS_MASK[path]
        odd ^= ends
        touched |= ends
    starts = odd & ~cut | cut & touched
    best = 0
    for site in bits(starts):
        length = _walk(site, roads, cut)
        if length > best:
            best = length
    if roads.bit_count() >= 6:  # fewer make no loop
        left = roads & ~_joined_to(starts, roads)
        while left:
            loop = _joined_to(PATH_ENDS_MASK[left.bit_length() - 1], left)
            best = max(best, loop.bit_count())
            left &= ~loop
    return best


def _walk(site: int, left: int, cut: int) -> int:
    """The longest walk from here over the roads that are left."""
    best = 0
    for road, other in STEPS_FROM[site]:
        if left & road:
            length = 1 if cut >> other & 1 else 1 + _walk(other, left ^ road, cut)
            if length > best:
                best = length
    return best


def _joined_to(sites: int, roads: int) -> int:
    """Those roads that are joined to one of the intersections, directly or by other roads."""
    joined = 0
    waiting = list(bits(sites))
    while waiting:
        for road, other in STEPS_FROM[waiting.pop()]:
            if roads & road & ~joined:
                joined |= road
                waiting.append(other)
    return joined


def measure(t: Table, seat: int) -> None:
    """Compute the length of a seat's road anew: W15.6."""
    t.lengths[seat] = road_length(t.roads[seat], opponents_buildings(t, seat) & t.reach[seat])
