"""T9: influence tracks and dominance tokens; T28: how tokens move on the tracks.

The House in position 1 of a track is the holder of its token (T1.11). A House that has lost
everything stays on the tracks (TR4.2).
"""

from throneroom.games.thrones.content import (
    FIEFDOMS,
    IRON_THRONE,
    KINGS_COURT,
    KINGS_COURT_STARS,
)
from throneroom.games.thrones.state import Table


def turn_order(t: Table) -> tuple[int, ...]:
    """The Houses in turn order. T4.7, T9.1"""
    return t.tracks[IRON_THRONE]


def throne_holder(t: Table) -> int:
    """The holder of the Iron Throne token, who decides ties alone. T9.4-T9.6, TR9.2"""
    return t.tracks[IRON_THRONE][0]


def blade_holder(t: Table) -> int:
    """The holder of the Valyrian Steel Blade. T9.4, T9.7"""
    return t.tracks[FIEFDOMS][0]


def raven_holder(t: Table) -> int:
    """The holder of the Messenger Raven. T9.4, T9.8"""
    return t.tracks[KINGS_COURT][0]


def stars(t: Table, house: int) -> int:
    """How many special orders a House may assign. T2.20, T9.3"""
    return KINGS_COURT_STARS[len(t.houses)][t.tracks[KINGS_COURT].index(house)]


def set_track(t: Table, track: int, houses: tuple[int, ...]) -> None:
    """A track is filled anew; position 1 receives the dominance token at once. T8.7, T28.2, TR28.2

    The token's used side stays with the token (TR5.4: whoever holds it next may decide with it).
    """
    before = t.tracks[track]
    t.tracks[track] = houses
    t.flow.emit("track_set", track, houses)
    if before[0] != houses[0]:
        t.flow.emit("dominance", track, houses[0])


def move_to_position(t: Table, house: int, track: int, place: int) -> None:
    """A House's token moves; the others close the gap and make room. T28.1, T28.3, TR28.1"""
    others = [other for other in t.tracks[track] if other != house]
    others.insert(min(place, len(others)), house)
    moved = tuple(others)
    if moved != t.tracks[track]:
        set_track(t, track, moved)


def move_to_first(t: Table, house: int, track: int) -> None:
    """To position 1, with its dominance token. T28.1, T28.2"""
    move_to_position(t, house, track, 0)


def move_to_last(t: Table, house: int, track: int) -> None:
    """To the last occupied position. T3.12, T28.1"""
    move_to_position(t, house, track, len(t.houses))
