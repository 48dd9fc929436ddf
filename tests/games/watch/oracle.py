"""The longest road, found slowly and simply, to compare with."""

from throneroom.games.watch.geometry import PATH_ENDS
from throneroom.games.watch.state import Table
from throneroom.kernel import bits


def longest_walk(t: Table, seat: int) -> int:
    """Try every walk from every end of every road."""
    roads = [PATH_ENDS[path] for path in bits(t.roads[seat])]
    foreign = {
        site
        for other in range(t.seats)
        if other != seat
        for site in bits(t.settlements[other] | t.keeps[other])
    }

    def walk(site: int, used: frozenset[int]) -> int:
        best = len(used)
        if used and site in foreign:
            return best
        for i, (a, b) in enumerate(roads):
            if i not in used and site in (a, b):
                best = max(best, walk(a + b - site, used | {i}))
        return best

    return max((walk(site, frozenset()) for road in roads for site in road), default=0)
