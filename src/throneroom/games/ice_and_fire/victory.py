"""Points and how a battle ends: F20, F32.7, F33.5-F33.7."""

from typing import Final

from throneroom.games.ice_and_fire.army import requirements_of
from throneroom.games.ice_and_fire.borrowing import give_back
from throneroom.games.ice_and_fire.content import CARD
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.hooks import DEFENDER, STORM_OF_SWORDS
from throneroom.games.ice_and_fire.lasting import end
from throneroom.games.ice_and_fire.names import MOST_NCUS
from throneroom.games.ice_and_fire.state import AWAY, Battle, seat_of
from throneroom.games.ice_and_fire.texts import BORROWED

LAST_ROUND: Final = 6


def score(t: Battle, seat: int, points: int) -> None:
    """Victory points for a seat and its team (F32.7); once scored they are never lost (F20.8),
    and those of the mode come on top of those for units (FR30). The defender of a siege scores none
    (F24.18)."""
    if t.mode == STORM_OF_SWORDS and t.edge[seat] == DEFENDER:
        return
    for mate, side in enumerate(t.side):
        if side == t.side[seat]:
            t.points[mate] += points
    t.flow.emit("scored", seat, points, t.points[seat])


def seats_on(t: Battle, side: int) -> list[int]:
    return [seat for seat, its in enumerate(t.side) if its == side]


# What goes at the same moment is on the agenda until the last of it is gone (FR90).
GOING: Final = frozenset({"destroyed", "remove", "last_units"})


def check_last_unit(t: Battle) -> None:
    """Whoever has no Combat Unit on the battlefield loses at once (F20.6, FR31, FR53); of several
    players each is out of the game, and the last one wins (F33.6, F33.7)."""
    if any(step[0] in GOING for step in t.flow.agenda):
        return
    winners = _won_by_last_units(t)
    if winners is not None:
        t.flow.finish(winners, t.points, "last_units")
        return
    for seat in lost_units(t):
        _leave(t, seat)


def lost_units(t: Battle) -> list[int]:
    """The seats that are not out of the game and have nobody on the field: they are about to be,
    unless something else goes at the same moment (FR90)."""
    if any(step[0] in GOING for step in t.flow.agenda):
        return []
    standing = _standing(t)
    return [
        seat for seat, side in enumerate(t.side) if side not in standing and not t.out >> seat & 1
    ]


def _standing(t: Battle) -> set[int]:
    return {t.side[seat_of(unit)] for unit in on_field(t)}


def _won_by_last_units(t: Battle) -> list[int] | None:
    """Who has won because nobody else has units: nobody if all are gone with equal points."""
    playing = {side for seat, side in enumerate(t.side) if not t.out >> seat & 1}
    left = playing & _standing(t)
    if left == playing or len(left) > 1:
        return None
    if left:
        return seats_on(t, left.pop())
    best = max(points_of(t, side) for side in playing)
    winners = [side for side in playing if points_of(t, side) == best]
    return seats_on(t, winners[0]) if len(winners) == 1 else []


def points_of(t: Battle, side: int) -> int:
    return t.points[t.side.index(side)]


def _leave(t: Battle, seat: int) -> None:  # F33.6
    """A player is out of the game, with everything that is theirs: all cards are discarded."""
    t.out |= 1 << seat
    for card in t.hand[seat]:
        owner = give_back(t, seat, card)  # F36.15
        t.discard[owner] = (*t.discard[owner], card)
    own = [row for row in t.lasting if row.seat == seat and row.kit not in BORROWED]
    for row in own:
        end(t, row)
    t.discard[seat] = (*t.discard[seat], *t.deck[seat])
    t.hand[seat] = t.deck[seat] = t.known[seat] = ()
    for ncu in range(seat * MOST_NCUS, (seat + 1) * MOST_NCUS):
        t.ncu_place[ncu] = AWAY
    t.assigned = tuple(pair for pair in t.assigned if pair[0] // MOST_NCUS != seat)
    if t.next_first == seat:
        t.next_first = -1
    t.flow.emit("out", seat)


def needed_points(limit: int) -> int:
    """The points that win before the last round (F20.3, FR73)."""
    return 8 + 2 * max(0, (limit - 30) // 10)


def needed_by_side(t: Battle) -> int:
    """The points that a side needs: a team by the limits of all its players (F32.7, FR71)."""
    return needed_points(t.limit * t.side.count(0))


def check_points(t: Battle) -> bool:
    """Whether somebody has reached the points, with more than everybody else (F20.4)."""
    winners = _won_by_points(t)
    if winners is None:
        return False
    t.flow.finish(winners, t.points, "points")
    return True


def _won_by_points(t: Battle) -> list[int] | None:
    points = [points_of(t, side) for side in range(max(t.side) + 1)]
    best = max(points)
    if best < needed_by_side(t) or points.count(best) > 1:
        return None
    return seats_on(t, points.index(best))


def army_points(t: Battle, seat: int) -> int:
    """The cost of the units, with their attachments, that a seat has on the field; a Commander
    without a printed cost has none (F20.5, F20.7, FR51)."""
    return sum(worth(t, unit) for unit in on_field(t) if seat_of(unit) == seat)


def worth(t: Battle, unit: int) -> int:
    """The points of a unit with its attachments; those that an enemy has sent among its models are
    nobody's (FR52)."""
    own = (part for part in t.parts[unit] if not any(requirements_of(part, "attach_to_enemy")))
    return sum(CARD[card].cost for card in (t.card[unit], *own))


def end_by_rounds(t: Battle) -> None:
    """After the last round more points win, then more of the army (F20.5)."""
    t.flow.finish(_ahead(t), t.points, "rounds")


def _ahead(t: Battle) -> list[int]:
    standing = []
    for side in range(max(t.side) + 1):
        seats = seats_on(t, side)
        if not t.out >> seats[0] & 1:
            army = sum(army_points(t, seat) for seat in seats)
            standing.append((points_of(t, side), army, side))
    best = max(standing)[:2]
    winners = [side for *found, side in standing if tuple(found) == best]
    return seats_on(t, winners[0]) if len(winners) == 1 else []


def _won_by_rounds(t: Battle) -> list[int] | None:
    return _ahead(t) if t.round >= LAST_ROUND and t.mode != STORM_OF_SWORDS else None


def hold_out(t: Battle) -> None:
    """After the last round the defender of a siege has won (F24.18)."""
    t.flow.finish(_defenders(t), t.points, "siege_held")


def _defenders(t: Battle) -> list[int]:
    return [seat for seat, edge in enumerate(t.edge) if edge == DEFENDER]


def _held_out(t: Battle) -> list[int] | None:
    return _defenders(t) if t.round >= LAST_ROUND and t.mode == STORM_OF_SWORDS else None


ENDINGS: Final = {
    "last_units": _won_by_last_units,
    "points": _won_by_points,
    "rounds": _won_by_rounds,
    "siege_held": _held_out,
}
STEPS: Final = {"last_units": check_last_unit}
