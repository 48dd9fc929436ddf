"""T14c: the call for support, for combats and for attacks on neutral forces.

`t.supports` are the Support orders next to the area attacked, each with what its owner has said:
ATTACKER, DEFENDER, NO_SIDE (declined), REFUSED or UNDECIDED.
"""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    FIRST_PORT,
    FIRST_SEA,
    HOUSES,
    NEIGHBOURS,
    ORDER_TYPE,
    SUPPORT,
)
from throneroom.games.thrones.state import NO_ORDER, Support, Table, fought
from throneroom.kernel import Action, Illegal, Names, Param, Question, Talks, words

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = 2
REFUSED: Final = 3
UNDECIDED: Final = 4
SIDES: Final = Names("side", ["attacker", "defender", "nobody"])
STANCES: Final = Names("stance", ["attacker", "defender", "nobody", "refused", "undecided"])


def _may_support(area: int, source: int) -> bool:
    """Whether units in one area can support a fight in the next one. T14.16, T24.8

    Ships at sea help at sea and on land, land units on land only, Ships in port at sea only.
    """
    if area < FIRST_SEA:
        return source < FIRST_PORT
    return source >= FIRST_SEA


# By area attacked: the areas whose units could support a fight there (T14.8, T14.16, T22.9).
SUPPORTERS: Final = tuple(
    tuple(source for source in near if area < FIRST_PORT and _may_support(area, source))
    for area, near in enumerate(NEIGHBOURS)
)


def has_support_order(t: Table, area: int) -> bool:
    """Whether a Support order lies in an area. T14.8"""
    order = t.orders[area]
    return order != NO_ORDER and ORDER_TYPE[order] == SUPPORT


def supporting_areas(t: Table, area: int) -> list[int]:
    """The areas with a Support order that may take sides in a fight for an area. T14.8, T14.16"""
    return [source for source in SUPPORTERS[area] if has_support_order(t, source)]


def granted(t: Table, area: int, side: int) -> list[int]:
    """The areas whose support for a side stands: given, accepted, its order still there.

    T14.15, T14.17, T15.16, TR14.4, TR14.5
    """
    return [
        source
        for target, source, stance in t.supports
        if stance == side and target == area and has_support_order(t, source)
    ]


def call_on(t: Table, area: int, excused: int) -> None:
    """List the owners of Support orders next to an area, in turn order; `excused` is not asked.

    T14.10, T14.11, T14.17, T14.20
    """
    sources = supporting_areas(t, area)
    for house in t.tracks[0]:
        if house == excused:
            continue
        for source in sources:
            if t.order_house[source] == house:
                t.supports.append(Support(area, source, UNDECIDED))


def next_support(t: Table) -> None:
    """Step: ask the next owner of a Support order what he does with it. T14.11, TR14.1"""
    for target, source, stance in t.supports:
        if stance == UNDECIDED:
            t.flow.push("next_support")
            t.flow.ask("support", (t.seats[t.order_house[source]],), target)
            return


def _undecided(t: Table, house: int) -> list[int]:
    return [
        source
        for _, source, stance in t.supports
        if stance == UNDECIDED and t.order_house[source] == house
    ]


def _chosen_side(t: Table, house: int, area: int) -> int:
    """The side that a House already supports with another order here, or NO_SIDE. TR14.1"""
    for target, source, stance in t.supports:
        if target == area and stance < NO_SIDE and t.order_house[source] == house:
            return stance
    return NO_SIDE


def _sides(t: Table, house: int, area: int) -> tuple[int, ...]:
    """The sides that a House may help. T14.10, T14.12, T14.13, TR14.1, TR14.2, TR26.2"""
    if t.neutral[area]:
        return (NO_SIDE, ATTACKER)
    if house == t.attacker:
        return (NO_SIDE, ATTACKER)
    if house == fought(t).defender:
        return (NO_SIDE, DEFENDER)
    side = _chosen_side(t, house, area)
    if side != NO_SIDE:
        return (NO_SIDE, side)
    return (NO_SIDE, ATTACKER, DEFENDER)


def _legal_support(t: Table, seat: int) -> list[Action]:
    house = t.houses[seat]
    source = _undecided(t, house)[0]
    return [("support", source, side) for side in _sides(t, house, t.flow.args[0])]


def _check_support(t: Table, seat: int, action: Action) -> None:
    house = t.houses[seat]
    _, source, side = action
    area = t.flow.args[0]
    names = {"area": AREAS.ids[source], "embattled": AREAS.ids[area]}
    if t.order_house[source] != house or source not in supporting_areas(t, area):
        raise Illegal("T14.8", "thrones-no-support-order", **names)
    if source not in _undecided(t, house):
        raise Illegal("T14.14", "thrones-support-decided", **names)
    if side in _sides(t, house, area):
        return
    if t.neutral[area]:
        raise Illegal("TR26.2", "thrones-support-neutral-force", **names)
    if house in (t.attacker, fought(t).defender):
        raise Illegal("T14.13", "thrones-support-enemy", **names)
    raise Illegal("TR14.1", "thrones-support-both-sides", **names)


def _take_support(t: Table, seat: int, action: Action) -> None:
    _, source, side = action
    area = t.flow.args[0]
    _say(t, source, area, side)
    t.flow.emit("support", t.houses[seat], source, area, side)


def _say(t: Table, source: int, area: int, stance: int) -> None:
    """Note what is said about the Support order of one area in a fight for another."""
    t.supports = [
        Support(area, source, stance) if (heard.target, heard.area) == (area, source) else heard
        for heard in t.supports
    ]


def refusals(t: Table, side: int) -> None:
    """Step: the attacker, then the defender, may refuse support from others. T14.15, TR14.3"""
    if _offers(t, side):
        house = t.attacker if side == ATTACKER else fought(t).defender
        t.flow.ask("refuse", (t.seats[house],), side)


def _offers(t: Table, side: int) -> list[int]:
    """The areas of other Houses that offer support to a side. T14.15"""
    house = t.attacker if side == ATTACKER else fought(t).defender
    return [source for source in granted(t, t.embattled, side) if t.order_house[source] != house]


def _legal_refuse(t: Table, seat: int) -> list[Action]:
    refusing: list[Action] = [("refuse", source) for source in _offers(t, t.flow.args[0])]
    return [("accept",), *refusing]


def _check_refuse(t: Table, seat: int, action: Action) -> None:
    if action[0] == "refuse" and action[1] not in _offers(t, t.flow.args[0]):
        raise Illegal("T14.15", "thrones-no-such-offer", area=AREAS.ids[action[1]])


def _take_refuse(t: Table, seat: int, action: Action) -> bool:
    """One offer is refused, or all that are left are accepted. TR14.3"""
    if action[0] == "accept":
        return False
    _say(t, action[1], t.embattled, REFUSED)
    t.flow.emit("refused", t.houses[seat], action[1])
    return bool(_offers(t, t.flow.args[0]))


def _context_support(t: Table, seat: int) -> dict[str, Any]:
    return {"area": AREAS.ids[t.flow.args[0]]}


def _context_refuse(t: Table, seat: int) -> dict[str, Any]:
    return {
        "area": AREAS.ids[t.embattled],
        "attacker": HOUSES.ids[t.attacker],
        "defender": HOUSES.ids[fought(t).defender],
    }


STEPS: Final = {"next_support": next_support, "refusals": refusals}
QUESTIONS: Final = {
    "support": Question(
        frozenset({"support"}),
        _legal_support,
        _check_support,
        _take_support,
        context=_context_support,
    ),
    "refuse": Question(
        frozenset({"refuse", "accept"}),
        _legal_refuse,
        _check_refuse,
        _take_refuse,
        context=_context_refuse,
    ),
}
TALKS: Final = Talks(
    kinds=frozenset({"refuse"}),
    agree=frozenset({"accept"}),
    decline=frozenset({"refuse"}),
)
VERBS: Final = dict(
    [
        words("support", Param("area", AREAS), Param("side", SIDES)),
        words("refuse", Param("area", AREAS)),
        words("accept"),
    ]
)
