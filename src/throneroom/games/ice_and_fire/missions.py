"""Mission cards: what each of them scores, and when: F21.9, F27.4, F29.7, F33.12.

Everything here goes by sides: a player, or a team in place of one (F32.4).
"""

from collections.abc import Callable
from typing import Final

from throneroom.games.ice_and_fire.content import COMBAT, MANEUVER, MISSIONS, TACTICS
from throneroom.games.ice_and_fire.deployment import zone_of
from throneroom.games.ice_and_fire.field import box_of, is_engaged, on_field
from throneroom.games.ice_and_fire.geometry.measure import inside
from throneroom.games.ice_and_fire.layout import HEIGHT
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS
from throneroom.games.ice_and_fire.state import (
    GONE,
    Battle,
    opponents,
    order_from,
    seat_of,
    seats_of,
)
from throneroom.games.ice_and_fire.tokens import is_centre, ranks_for_tokens, side_holding
from throneroom.games.ice_and_fire.victory import score
from throneroom.games.ice_and_fire.wounds import who_scores

(
    HOLD_THE_CENTRE,
    BLADES_AND_HORSES,
    BLADES_AND_RAVENS,
    MASTERS_OF_THE_BOARD,
    CUT_OFF_THE_HEAD,
    BEHIND_THEIR_LINES,
    WEIGHT_OF_RANKS,
    BROKEN_SPIRITS,
    REVENGE,
    THEIR_GROUND,
    SEIZE_THE_INITIATIVE,
    ALL_THE_BANNERS,
) = range(len(MISSIONS.ids))
MOST_REVENGE: Final = 2  # points of that mission in a round


def sides(t: Battle) -> range:
    return range(max(t.side) + 1)


def _zones_of(t: Battle, side: int) -> list[int]:
    """The zones of the tactics board that a side controls (F15.4)."""
    return [
        zone
        for ncu, zone in enumerate(t.ncu_place)
        if zone >= 0 and t.side[ncu // MOST_NCUS] == side
    ]


def _units_of(t: Battle, side: int) -> list[int]:
    return [unit for unit in on_field(t) if t.side[unit // MOST_UNITS] == side]


def _tokens_of(t: Battle, side: int) -> list[int]:
    return [token for token in range(len(t.tokens)) if side_holding(t, token) == side]


def _alone_at_top(t: Battle, count: Callable[[Battle, int], int]) -> int:
    """The side that has strictly more of something than every other; -1 if none has."""
    counts = [count(t, side) for side in sides(t)]
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else -1


def _centre(t: Battle, side: int) -> int:
    return 2 * any(is_centre(t, token) for token in _tokens_of(t, side))


def _controlled(*zones: int) -> Callable[[Battle, int], int]:
    return lambda t, side: sum(zone in zones for zone in _zones_of(t, side))


def _most_zones(t: Battle, side: int) -> int:
    return 2 * (_alone_at_top(t, lambda t, one: len(_zones_of(t, one))) == side)


def _behind_lines(t: Battle, side: int) -> int:
    seat = seats_of(t, side)[0]
    areas = [zone_of(t, other).area for other in opponents(t, seat)]
    found = [
        unit
        for unit in _units_of(t, side)
        if any(inside(box_of(t, unit), *area) for area in areas) and not is_engaged(t, unit)
    ]
    return min(2, len(found))


def _engaged_ranks(t: Battle, side: int) -> int:
    return sum(ranks_for_tokens(t, unit) for unit in _units_of(t, side) if is_engaged(t, unit))


def _weight_of_ranks(t: Battle, side: int) -> int:
    return int(_alone_at_top(t, _engaged_ranks) == side)


def _broken_spirits(t: Battle, side: int) -> int:
    tokens = [0, 0]
    for unit in on_field(t):
        tokens[t.side[unit // MOST_UNITS] == side] += t.conditions[unit].bit_count()
    enemies, own = tokens
    return int(enemies > own)


def _in_their_half(t: Battle, side: int, token: int) -> bool:
    """Whether a token lies in the half of an opponent, or in the quarter that has an opponent's
    corner (F33.12); not on the line between."""
    x, y, _, _ = t.tokens[token]
    for other in opponents(t, seats_of(t, side)[0]):
        west, south, east, north = zone_of(t, other).area
        above = (y > HEIGHT // 2) - (y < HEIGHT // 2)
        if above != (1 if north + south > HEIGHT else -1):
            continue
        beside = (x > t.width // 2) - (x < t.width // 2)
        if max(t.side) == 1 or beside == (1 if west + east > t.width else -1):
            return True
    return False


def _their_ground(t: Battle, side: int) -> int:
    return sum(_in_their_half(t, side, token) for token in _tokens_of(t, side))


def _initiative(t: Battle, side: int) -> int:
    return int(_most_tokens(t) == side)


def _most_tokens(t: Battle) -> int:
    return _alone_at_top(t, lambda t, side: len(_tokens_of(t, side)))


# Those that are scored at the end of a round, with the points of a side.
AT_THE_END: Final[dict[int, Callable[[Battle, int], int]]] = {
    HOLD_THE_CENTRE: _centre,
    BLADES_AND_HORSES: _controlled(COMBAT, MANEUVER),
    BLADES_AND_RAVENS: _controlled(COMBAT, TACTICS),
    MASTERS_OF_THE_BOARD: _most_zones,
    BEHIND_THEIR_LINES: _behind_lines,
    WEIGHT_OF_RANKS: _weight_of_ranks,
    BROKEN_SPIRITS: _broken_spirits,
    THEIR_GROUND: _their_ground,
    SEIZE_THE_INITIATIVE: _initiative,
    ALL_THE_BANNERS: lambda t, side: len(_tokens_of(t, side)),
}


def score_missions(t: Battle) -> None:  # F2.20 (b), F21.11, F27.4, F29.7
    """Every side scores every open mission; all of it at the same time."""
    found = [
        (mission, side, AT_THE_END[mission](t, side))
        for mission in t.open_missions
        if mission in AT_THE_END
        for side in sides(t)
        if seats_of(t, side)
    ]
    for mission, side, points in found:
        if points:
            seat = seats_of(t, side)[0]
            t.flow.emit("mission_scored", seat, mission)
            score(t, seat, points)
            if mission == SEIZE_THE_INITIATIVE:
                t.next_first = _first_seat(t, side)


def _first_seat(t: Battle, side: int) -> int:
    """Who gets the token in a side: the first in the order of turns."""
    return next(seat for seat in order_from(t, t.first) if t.side[seat] == side)


# Those that are scored at once


def destroyed(t: Battle, unit: int, credit: int, destroyer: int, led: int) -> None:
    """Missions 5 and 9: somebody has destroyed a unit."""
    owner = seat_of(unit)
    fell = t.commander_fell[owner]
    if led and not fell:
        t.commander_fell = (*t.commander_fell[:owner], t.round, *t.commander_fell[owner + 1 :])
    for seat in who_scores(t, unit, credit):
        if seat == credit:
            if CUT_OFF_THE_HEAD in t.open_missions:
                _cut_off(t, seat, bool(led), 0 < fell < t.round)
            if REVENGE in t.open_missions and _has_lost_one(t, t.side[seat]):
                _score_at_once(t, seat, REVENGE, 1, MOST_REVENGE)


def _cut_off(t: Battle, seat: int, led: bool, earlier: bool) -> None:
    if led:
        _score_at_once(t, seat, CUT_OFF_THE_HEAD, 2, 1)
    elif earlier:
        _score_at_once(t, seat, CUT_OFF_THE_HEAD, 1, 1)


def _score_at_once(t: Battle, seat: int, mission: int, points: int, most: int) -> None:
    done = (t.side[seat], mission)
    if t.scored.count(done) < most:
        t.scored += (done,)
        t.flow.emit("mission_scored", seat, mission)
        score(t, seat, points)


def _has_lost_one(t: Battle, side: int) -> bool:
    return any(
        card >= 0 and t.place[unit] == GONE and t.side[unit // MOST_UNITS] == side
        for unit, card in enumerate(t.card)
    )
