"""W15: the Longest Road."""

from functools import lru_cache

from throneroom.games.watch.geometry import PATH_ENDS
from throneroom.games.watch.state import Table, opponents_buildings
from throneroom.kernel import bits


@lru_cache(maxsize=1 << 14)
def road_length(roads: int, cut: int) -> int:  # W15.1-W15.4, WR55
    """The longest walk over these roads that uses none twice and ends at a cut intersection.

    A longest walk that is not a whole closed loop cannot be prolonged at either end, so it begins
    where an odd number of roads meet, or at a cut. What has no such place is walked round whole.

    The roads are numbered anew, from 0 on: sets of a few small numbers are quicker.
    """
    paths = bits(roads)
    count = len(paths)
    every = (1 << count) - 1
    # By intersection the ways that lead from it: the road as a bit, then whether the other end is
    # cut, then the other end.
    ways: dict[int, list[int]] = {}
    for number, path in enumerate(paths):
        one, two = PATH_ENDS[path]
        for site, other in ((one, two), (two, one)):
            way = (other << 1 | cut >> other & 1) << count | 1 << number
            if site in ways:
                ways[site].append(way)
            else:
                ways[site] = [way]
    best = joined = 0
    for site, near in ways.items():
        if len(near) & 1 or cut >> site & 1:
            best = max(best, _walk(site, every, ways, count))
            joined = _joined_to(site, joined, ways, count)
    if count >= 6 and joined != every:  # fewer make no loop
        for site, near in ways.items():
            if not near[0] & joined & every:
                loop = _joined_to(site, 0, ways, count)
                best = max(best, loop.bit_count())
                joined |= loop
    return best


def _walk(site: int, left: int, ways: dict[int, list[int]], count: int) -> int:
    """The longest walk from here over the roads that are left."""
    best = 0
    for way in ways[site]:
        road = way & left
        if road:
            end = way >> count
            length = 1 if end & 1 else 1 + _walk(end >> 1, left ^ road, ways, count)
            if length > best:
                best = length
    return best


def _joined_to(site: int, joined: int, ways: dict[int, list[int]], count: int) -> int:
    """Those roads and others that are joined to an intersection, directly or by other roads."""
    every = (1 << count) - 1
    waiting = [site]
    while waiting:
        for way in ways[waiting.pop()]:
            road = way & every
            if not road & joined:
                joined |= road
                waiting.append(way >> count + 1)
    return joined


def measure(t: Table, seat: int) -> None:
    """Compute the length of a seat's road anew: W15.6."""
    t.lengths[seat] = road_length(t.roads[seat], opponents_buildings(t, seat) & t.reach[seat])
