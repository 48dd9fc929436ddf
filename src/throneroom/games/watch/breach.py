"""W22: breaches of the Wall, and wildlings in the Gift."""

from throneroom.games.watch.content import GIANT, GIFT_LIMIT, LAST_BREACH, REGULAR
from throneroom.games.watch.geometry import BREACH_LINES
from throneroom.games.watch.guards import remove_first
from throneroom.games.watch.state import Table
from throneroom.games.watch.victory import dramatic_end


def breach(t: Table, section: int, giant: bool = False) -> None:  # W22.1-W22.3, WR17
    """A guard falls, all wildlings of the clearing cross, the marker advances. It never goes back:
    W22.11. The marker at 3, or the eighth wildling, ends the game at once."""
    t.flow.emit("breach", section)
    if t.guards[section]:
        remove_first(t, section)
    while t.clearings[section]:
        t.clearings[section] -= 1
        cross(t, REGULAR, section)
        if t.flow.outcome is not None:
            return
    if giant:  # W22.2
        cross(t, GIANT, section)
        if t.flow.outcome is not None:
            return
    t.breaches += 1
    t.flow.emit("breach_marker", t.breaches)
    if t.breaches >= LAST_BREACH:
        dramatic_end(t, "third_breach")  # W24.8


def cross(t: Table, kind: int, section: int) -> None:  # W22.4-W22.6, W22.9, WR18, WR75
    """A wildling enters the Gift: the first hex of the line with the fewest wildlings on it.

    Tormund does not count (W8.6, W8.7), for climbers neither (WR75), and buildings stay as they are
    (W12.13).
    """
    gift = t.gift
    line = BREACH_LINES[section]
    tile = min(line, key=lambda there: len(gift[there]))
    gift[tile] += (kind,)
    t.in_gift += 1
    t.flow.emit("crossed", kind, section, tile)
    if t.in_gift >= GIFT_LIMIT:
        dramatic_end(t, "gift_overrun")  # W24.9, also for a climber: W22.10


def leave_gift(t: Table, tile: int, kind: int) -> None:
    """A wildling goes from the Gift to the Frostfangs: W22.7. The last frees the hex: W6.9."""
    there = list(t.gift[tile])
    there.remove(kind)
    t.gift[tile] = tuple(there)
    t.in_gift -= 1
    t.frostfangs[kind] += 1  # W19.11
    t.flow.emit("left_gift", kind, tile)
