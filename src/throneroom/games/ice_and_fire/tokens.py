"""Objective tokens: who holds them, by covering or by carrying: F21.2-F21.8, F21.12, F21.13."""

from typing import Final

from throneroom.games.ice_and_fire.content import OBJECTIVES, SOLO, UNIT
from throneroom.games.ice_and_fire.field import FOOTPRINT, box_of, engaged_with
from throneroom.games.ice_and_fire.geometry.measure import covers
from throneroom.games.ice_and_fire.geometry.shapes import LENGTH
from throneroom.games.ice_and_fire.hooks import DANCE_WITH_DRAGONS, FEAST_FOR_CROWS
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.names import MOST_UNITS
from throneroom.games.ice_and_fire.queries import NO_OBJECTIVES, mask
from throneroom.games.ice_and_fire.state import FIELD, Battle, ranks_of

REACH: Final = max(tray.depth + tray.width for tray in FOOTPRINT) + LENGTH  # of any tray
RAVENS: Final = OBJECTIVES.index["objective_05"]


def are_carried(t: Battle) -> bool:
    """Whether units carry the tokens of this mode (F25.8, F26.3)."""
    return t.mode in (FEAST_FOR_CROWS, DANCE_WITH_DRAGONS)


def ranks_for_tokens(t: Battle, unit: int) -> int:
    """The ranks that count for holding and contesting: a solo unit counts its wounds (F3.19,
    F21.6)."""
    if SOLO[UNIT[t.card[unit]].tray]:
        return t.wounds[unit]
    return ranks_of(t, unit)


def may_control(t: Battle, unit: int) -> bool:
    """Whether nothing forbids a unit to control objectives (F21.8)."""
    return not mask(t, NO_OBJECTIVES, unit)


def holder_of(t: Battle, token: int) -> int:
    """The unit that controls a token: it carries it, or it covers the whole of it and no enemy with
    more ranks is engaged with it (F21.3, F21.4, FR65); -1 if none does."""
    if are_carried(t):
        return t.carriers[token]
    x, y, radius, _ = t.tokens[token]
    for unit, place in enumerate(t.place):
        if place != FIELD or abs(t.x[unit] - x) > REACH or abs(t.y[unit] - y) > REACH:
            continue
        if covers(box_of(t, unit), x, y, radius) and may_control(t, unit):
            ranks = ranks_for_tokens(t, unit)
            if all(ranks_for_tokens(t, enemy) <= ranks for enemy in engaged_with(t, unit)):
                return unit
            return -1
    return -1


def side_holding(t: Battle, token: int) -> int:
    """The side whose unit controls a token; -1 if none does."""
    unit = holder_of(t, token)
    return t.side[unit // MOST_UNITS] if unit >= 0 else -1


def is_centre(t: Battle, token: int) -> bool:
    """Whether it is the token in the middle of the field."""
    tokens = layout(t.mode, t.width).tokens
    return token < len(tokens) and tokens[token].name == "centre"


def more_cards(t: Battle, seat: int) -> int:
    """By how much the hand of a seat is greater: objective card 5 (F21.10)."""
    return sum(
        card == RAVENS and (unit := holder_of(t, token)) >= 0 and unit // MOST_UNITS == seat
        for token, (_, _, _, card) in enumerate(t.tokens)
    )


def carried_by(t: Battle, unit: int) -> int:
    """The token that a unit carries; -1 if it carries none."""
    return t.carriers.index(unit) if unit in t.carriers else -1
