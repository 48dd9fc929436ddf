"""T26: marching into an area that a neutral force holds.

The marching player names the attack, owners of Support orders say whether they help, and the units
enter if the strength suffices (TR26.1). There is no combat: no House cards, no Blade, no Tides of
Battle (T26.4, TR17.5). No neutral force is at sea, so Ships can only support (TR26.4). What the
owners have said holds for the rest of this turn, so that an attempt that falls short costs nothing
and can be repeated with a larger army. The strength must be equal or greater (T26.2, T32.1), and
whoever attacks may be supported (T26.3, T32.9).
"""

from throneroom.games.thrones.content import ORDER_MODIFIER
from throneroom.games.thrones.state import March, Table
from throneroom.games.thrones.strength import group_strength, siege_value
from throneroom.games.thrones.support import (
    ATTACKER,
    UNDECIDED,
    granted,
    supporting_areas,
)


def own_strength(t: Table, house: int, march: March, area: int, more: int = 0) -> int:
    """Marching units (and some more), March modifier and own support. T26.3, TR26.3, T14.6"""
    siege = siege_value(area)
    moves = march.moves
    total = group_strength(moves.get(area, 0) + more, siege)
    total += ORDER_MODIFIER[t.orders[march.origin]]
    for source in supporting_areas(t, area):
        if t.order_house[source] == house:
            # Units that join the supporting area by the same March count there. TR13.2, TR26.3
            total += _lent(t, source, siege) + group_strength(moves.get(source, 0), siege)
    return total


def others_support(t: Table, house: int, area: int) -> int:
    """Support that other Houses have granted or, not yet asked, might grant. T26.3, TR26.1"""
    siege = siege_value(area)
    if has_asked(t, area):
        return sum(_lent(t, source, siege) for source in granted(t, area, ATTACKER))
    return sum(
        _lent(t, source, siege)
        for source in supporting_areas(t, area)
        if t.order_house[source] != house
    )


def _lent(t: Table, source: int, siege: int) -> int:
    """The whole support strength of an area. T14.9, T14.14"""
    return group_strength(t.units[source], siege) + ORDER_MODIFIER[t.orders[source]]


def has_asked(t: Table, area: int) -> bool:
    """Whether the owners of Support orders have been asked for help against an area this turn."""
    return any(target == area and stance != UNDECIDED for target, _, stance in t.supports)


def may_suffice(t: Table, house: int, march: March, area: int, more: int = 0) -> bool:
    """Whether a March may take a neutral area, if all those help who still can. T26.2, T26.3"""
    return best_strength(t, house, march, area, more) >= t.neutral[area]


def best_strength(t: Table, house: int, march: March, area: int, more: int = 0) -> int:
    """The strength of a March against a neutral force if all those help who still can. T26.3"""
    return own_strength(t, house, march, area, more) + others_support(t, house, area)


def needs_help(t: Table, house: int, march: March, area: int) -> bool:
    """Whether others have to be asked before it is known that a March suffices. TR26.1"""
    return not has_asked(t, area) and own_strength(t, house, march, area) < t.neutral[area]
