"""Measure the geometry of A Song of Ice & Fire against the costs that its design reckons with.

A microsecond says as much about the machine as about the code, so a fixed loop of plain Python is
run in turns with every function, in CPU time, and the costs are told for a machine on which one
iteration of that loop takes 75 nanoseconds: a busy one with two cores, as was the design's.
A cost that is missed by more than half makes the run fail.
"""

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from time import process_time

from rich.console import Console
from rich.table import Table

from throneroom.games.ice_and_fire.geometry.lengths import contact, free_lengths
from throneroom.games.ice_and_fire.geometry.measure import (
    covers,
    distance,
    inside,
    nearer,
    overlap_area,
    overlaps,
    separation,
    zone_areas,
    zones,
)
from throneroom.games.ice_and_fire.geometry.shapes import Box, Footprint, box, swept, unit
from throneroom.games.ice_and_fire.geometry.sight import sees

TRAYS = (
    Footprint(2400, 2750, 2750 / 2400),
    Footprint(2500, 2750),
    Footprint(1380, 1380),
    Footprint(2775, 1380),
)
PAIRS = 2000
LOOP = 20_000
NANOSECONDS_PER_LOOP = 75.0
ALLOWED = 1.5


def loop() -> int:
    """The yardstick: plain Python that does nothing of ours."""
    total = 0
    for number in range(LOOP):
        total += number * 3 % 7
    return total


def trays(chance: random.Random, span: int) -> list[Box]:
    return [
        box(
            chance.randrange(span),
            chance.randrange(span),
            chance.randrange(360_000),
            chance.choice(TRAYS),
        )
        for _ in range(PAIRS)
    ]


def fields(chance: random.Random, others: int) -> Iterator[tuple[Box, Box, list[Box]]]:
    """A viewer, a target in front of it and trays that overlap nothing, anywhere on the field."""
    while True:
        standing: list[Box] = []
        while len(standing) < others + 2:
            one = box(
                chance.randrange(3000, 45_000),
                chance.randrange(3000, 45_000),
                chance.randrange(360_000),
                chance.choice(TRAYS),
            )
            if not any(overlaps(one, other) for other in standing):
                standing.append(one)
        yield standing[0], standing[1], standing[2:]


def cases() -> dict[str, tuple[float, Callable[[], object]]]:
    """What is measured: its cost by the design in microseconds, and one call."""
    chance = random.Random(1)
    far = cycle(list(zip(trays(chance, 48_000), trays(chance, 48_000), strict=True)))
    near = cycle(list(zip(trays(chance, 8000), trays(chance, 8000), strict=True)))
    apart = cycle([(a, b) for a, b in zip(*[iter(trays(chance, 14_000))] * 2, strict=True)])
    torn = cycle([pair for pair in islice(apart, PAIRS) if min(zone_areas(*pair)[:3:2]) > 0])
    poses = cycle([(chance.randrange(48_000), n, chance.randrange(360_000)) for n in range(PAIRS)])
    bare = cycle([next(fields(chance, 0)) for _ in range(200)])
    crowded = cycle([next(fields(chance, 14)) for _ in range(200)])
    viewer, target = box(24_000, 20_000, 90_000, TRAYS[0]), box(24_000, 40_000, 270_000, TRAYS[0])
    rows = [
        box(21_250, 27_000, 270_000, TRAYS[0]),
        box(26_750, 27_000, 270_000, TRAYS[0]),
    ]
    still = box(24_000, 24_000, 45_000, TRAYS[0])
    friends = [(b, 1000) for b in trays(chance, 20_000)[:6]]

    def make() -> Box:
        x, y, h = next(poses)
        return box.__wrapped__(x, y, h, TRAYS[0])

    return {
        "unit, new": (2.4, lambda: unit.__wrapped__(next(poses)[2])),
        "box, new": (1.2, make),
        "box, known": (0.15, lambda: box(24_000, 24_000, 45_000, TRAYS[0])),
        "swept": (1.4, lambda: swept(still, 5000)),
        "separation": (1.45, lambda: separation(*next(near))),
        "nearer, anywhere": (0.9, lambda: nearer(*next(far), 1000)),
        "nearer, close": (2.7, lambda: nearer(*next(apart), 1000)),
        "overlaps, anywhere": (0.6, lambda: overlaps(*next(far))),
        "overlaps, close": (1.9, lambda: overlaps(*next(near))),
        "overlap_area": (9.8, lambda: overlap_area(*next(near))),
        "distance": (4.5, lambda: distance(*next(apart))),
        "contact": (1.9, lambda: contact(*next(far), 77_000)),
        "zones, anywhere": (6.0, lambda: zones(*next(far))),
        "zones, across a border": (17.0, lambda: zones(*next(torn))),
        "sees, nothing between": (4.0, lambda: sees(*next(bare))),
        "sees, 14 trays": (25.0, lambda: sees(*next(crowded))),
        "sees, blocked by two": (200.0, lambda: sees(viewer, target, rows)),
        "covers": (2.0, lambda: covers(still, 24_100, 24_300, 600)),
        "inside": (2.0, lambda: inside(still, 0, 0, 48_000, 48_000)),
        "free_lengths, 6 trays": (6 * 20.0, lambda: free_lengths(still, 45_000, 9000, friends)),
    }


def seconds_per_call(call: Callable[[], object]) -> float:
    start = process_time()
    count = 0
    while process_time() - start < 0.02:
        for _ in range(50):
            call()
        count += 50
    return (process_time() - start) / count


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    table = Table("function", "design us", "ours us", "of the design", "kept")
    slow = 0
    for name, (cost, call) in cases().items():
        figures = []
        for _ in range(rounds):
            yardstick = seconds_per_call(loop) / LOOP * 1e9 / NANOSECONDS_PER_LOOP
            pure = seconds_per_call(call) - seconds_per_call(lambda: None)
            figures.append(pure * 1e6 / yardstick)
        ours = statistics.median(figures)
        slow += ours > ALLOWED * cost
        kept = "yes" if ours <= ALLOWED * cost else "NO"
        table.add_row(name, f"{cost:.2f}", f"{ours:.2f}", f"{ours / cost:.2f}", kept)
    Console().print(table)
    sys.exit(1 if slow else 0)


if __name__ == "__main__":
    main()
