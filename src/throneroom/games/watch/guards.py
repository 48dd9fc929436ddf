"""W13: guards and the Wall."""

from throneroom.games.watch.content import GUARD_POINTS, GUARD_SPACES, GUARDS, SECTIONS
from throneroom.games.watch.state import Table
from throneroom.kernel import Illegal


def free_sections(t: Table) -> int:
    """The sections with a free space, as a set: W13.3."""
    guards = t.guards
    return (
        (len(guards[0]) < GUARD_SPACES)
        | (len(guards[1]) < GUARD_SPACES) << 1
        | (len(guards[2]) < GUARD_SPACES) << 2
        | (len(guards[3]) < GUARD_SPACES) << 3
    )


def can_post(t: Table, seat: int) -> bool:
    """Whether the seat has a guard in supply and the Wall a free space: W1.23, W14.14."""
    return t.guards_of[seat] < GUARDS and free_sections(t) != 0


def check_post(t: Table, seat: int, section: int) -> None:
    """Refuse a guard that cannot stand there. Guards of all players mix: W13.4."""
    if t.guards_of[seat] >= GUARDS:
        raise Illegal("W1.23", "watch-no-guard-left")
    if len(t.guards[section]) >= GUARD_SPACES:
        raise Illegal("W13.3", "watch-section-full", section=SECTIONS.ids[section])


def post(t: Table, seat: int, section: int) -> None:
    """Put a guard on the lowest free space of a section: W13.2. It triggers nothing: W20.12."""
    t.guards[section] += (seat,)
    _count(t, seat, 1)
    t.flow.emit("guard", seat, section)


def remove_first(t: Table, section: int) -> None:  # W13.6, W13.7
    """Return the guard on space 1 to its owner's supply (W1.24); the others move down."""
    seat = t.guards[section][0]
    t.guards[section] = t.guards[section][1:]
    _count(t, seat, -1)
    t.flow.emit("guard_lost", seat, section)


def _count(t: Table, seat: int, change: int) -> None:
    """Points for guards come and go at once: W13.8-W13.10."""
    there = t.guards_of[seat]
    t.guards_of[seat] = there + change
    t.points[seat] += GUARD_POINTS[there + change] - GUARD_POINTS[there]
