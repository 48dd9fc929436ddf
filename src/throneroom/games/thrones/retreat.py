"""T19: retreats and routing."""

from typing import Final

from throneroom.games.thrones.casualties import SUPPLY
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_PORT,
    FIRST_SEA,
    HOUSES,
    LAND_MASK,
    NEIGHBOUR_MASK,
    PORT_CAPACITY,
    PORT_LAND,
    PORT_MASK,
    SEA_MASK,
)
from throneroom.games.thrones.house_cards import lose_units
from throneroom.games.thrones.state import (
    NOBODY,
    Table,
    fought,
    put_units,
    rout,
    size,
    take_units,
    unit_list,
)
from throneroom.games.thrones.strength import combatant, group_of, who_fights
from throneroom.games.thrones.supply import fits
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.games.thrones.transport import carried_to
from throneroom.kernel import Action, Illegal, Param, Question, bits, words

ROBB: Final = CARDS.index["robb_stark"]


def retreat_areas(t: Table, house: int, closed: int) -> list[int]:
    """The areas next to the combat, or joined by ship transport, that are friendly or empty.

    `closed` is the area the attackers came from. T19.3-T19.10, T22.1, TR19.8, TR24.6
    """
    near = NEIGHBOUR_MASK[t.embattled]
    if t.embattled < FIRST_SEA:
        lands = near & LAND_MASK | carried_to(t, house, t.embattled)
        return [
            area
            for area in bits(lands)
            if area != closed
            and t.owner[area] in (NOBODY, house)
            and t.control[area] in (NOBODY, house)
            and not t.neutral[area]
        ]
    seas = [
        area
        for area in bits(near & SEA_MASK)
        if area != closed and t.owner[area] in (NOBODY, house)
    ]
    ports = [port for port in bits(near & PORT_MASK) if t.control[PORT_LAND[port]] == house]
    return seas + ports


def way_back(t: Table) -> list[int]:
    """Where a beaten attacker goes: the area he marched from, unless it is an enemy's again.

    T19.2, TR19.3, TR19.4, TR22.3
    """
    origin = fought(t).origin
    if origin < FIRST_SEA and t.control[origin] not in (NOBODY, t.attacker):
        return []
    return [origin]


def smallest_loss(t: Table, side: int, area: int) -> int:
    """How many of a side's units must be destroyed before the others may go to an area.

    Counted with the embattled area emptied of them. T19.11, TR19.1, TR19.2, TR19.7
    """
    house = combatant(t, side)
    units = size(group_of(t, side))
    for lost in range(units):
        arriving = units - lost
        if area >= FIRST_PORT and size(t.units[area]) + arriving > PORT_CAPACITY:
            continue
        if fits(t, house, {t.embattled: -units, area: arriving}):
            return lost
    return units


def cheapest(t: Table, side: int, areas: list[int]) -> list[int]:
    """The areas with the smallest loss; none if it would be the whole army. T19.11, TR19.1"""
    units = size(group_of(t, side))
    by_loss = {area: smallest_loss(t, side, area) for area in areas}
    least = min(by_loss.values(), default=units)
    return [] if least == units else [area for area in areas if by_loss[area] == least]


def own_choice(t: Table, loser: int) -> list[int]:
    """Where a beaten army may go by itself: an attacker back, a defender by choice. T19.2, T19.3"""
    if loser == ATTACKER:
        return cheapest(t, loser, way_back(t))
    areas = retreat_areas(t, combatant(t, loser), fought(t).origin)
    return cheapest(t, loser, areas)


def robbs_choice(t: Table, loser: int) -> list[int]:
    """Where Robb Stark's player may send a beaten army. T15.54, TR15.12, TR15.13, TR19.3"""
    if loser == DEFENDER:
        return own_choice(t, loser)
    areas = retreat_areas(t, t.attacker, -1)
    return cheapest(t, loser, sorted({*way_back(t), *areas}))


def retreat(t: Table) -> None:
    """Step: the loser's surviving units must leave the embattled area; Robb may name where to.

    T14.18, T15.54, T19.1
    """
    winner = fought(t).winner
    loser = 1 - winner
    if not group_of(t, loser):
        return
    t.flow.push("lead_retreat", loser)
    if fought(t).cards[winner] == ROBB:
        choice = robbs_choice(t, loser)
        if len(choice) > 1 or (choice and choice != own_choice(t, loser)):
            t.flow.ask("robb", (t.seats[combatant(t, winner)],), tuple(choice))


def lead_retreat(t: Table, loser: int) -> None:
    """Step: unless Robb's player has chosen, the loser does. T19.2, T19.3, T19.12"""
    if fought(t).retreat >= 0:
        return
    choice = own_choice(t, loser)
    if not choice:
        lose_units(t, loser, group_of(t, loser))
    elif len(choice) == 1:
        retreat_to(t, loser, choice[0])
    else:
        t.flow.ask("retreat", (t.seats[combatant(t, loser)],), tuple(choice))


def retreat_to(t: Table, side: int, area: int) -> None:
    """An army retreats to an area, after losing what supply does not allow there. T19.11, TR19.1"""
    fought(t).retreat = area
    t.flow.push("arrive_routed", side, area)
    t.flow.push("losses", side, smallest_loss(t, side, area), SUPPLY)


def arrive_routed(t: Table, side: int, area: int) -> None:
    """Step: the army arrives, routed. What it means for control is settled in the clean-up.

    T3.13, T19.14, TR19.5, TR19.6
    """
    group = group_of(t, side)
    house = combatant(t, side)
    t.flow.emit("retreated", house, t.embattled, area, unit_list(group))
    if side == DEFENDER:
        take_units(t, t.embattled, group)
    else:
        t.attackers = 0
    put_units(t, house, area, rout(group))


def _legal(t: Table, seat: int) -> list[Action]:
    return [("retreat", area) for area in t.flow.args[0]]


def _legal_robb(t: Table, seat: int) -> list[Action]:
    return [("pass",), *_legal(t, seat)]


def _check(t: Table, seat: int, action: Action) -> None:
    if action[0] != "retreat" or action[1] in t.flow.args[0]:
        return
    raise _closed(t, 1 - fought(t).winner, action[1])


def _closed(t: Table, loser: int, area: int) -> Illegal:
    """Why an area is closed to a retreat. T19.1, T19.4-T19.11, TR19.1"""
    house = combatant(t, loser)
    names = {"area": AREAS.ids[area], "embattled": AREAS.ids[t.embattled]}
    on_land = t.embattled < FIRST_SEA
    if area == t.embattled:
        return Illegal("T19.1", "thrones-retreat-must-leave", **names)
    if loser == DEFENDER and area == fought(t).origin:
        return Illegal("T19.6", "thrones-retreat-to-attackers", **names)
    if area in retreat_areas(t, house, -1) or (loser == ATTACKER and area in way_back(t)):
        lost = smallest_loss(t, loser, area)
        return Illegal("TR19.1", "thrones-retreat-too-dear", lost=lost, **names)
    if (area < FIRST_SEA) != on_land:
        key = "thrones-retreat-to-sea" if on_land else "thrones-retreat-to-land"
        return Illegal("T19.9", key, **names)
    reach = NEIGHBOUR_MASK[t.embattled]
    if on_land:
        reach |= carried_to(t, house, t.embattled)
    if not reach >> area & 1:
        key = "thrones-retreat-not-joined" if on_land else "thrones-retreat-no-border"
        return Illegal("T19.4", key, **names)
    if area >= FIRST_PORT:
        return Illegal("T19.10", "thrones-retreat-to-foreign-port", **names)
    if on_land and t.neutral[area]:
        return Illegal("T19.8", "thrones-retreat-to-neutral-force", **names)
    if t.owner[area] == t.tokens[area] == NOBODY:
        enemy = HOUSES.ids[t.control[area]]
        return Illegal("T19.7", "thrones-retreat-to-enemy-home", house=enemy, **names)
    enemy = HOUSES.ids[t.owner[area] if t.owner[area] != NOBODY else t.tokens[area]]
    return Illegal("T19.5", "thrones-retreat-to-enemy", house=enemy, **names)


def _take(t: Table, seat: int, action: Action) -> None:
    if action[0] == "retreat":
        retreat_to(t, 1 - fought(t).winner, action[1])


STEPS: Final = {
    "retreat": retreat,
    "lead_retreat": lead_retreat,
    "arrive_routed": arrive_routed,
}
QUESTIONS: Final = {
    "retreat": Question(frozenset({"retreat"}), _legal, _check, _take, context=who_fights),
    "robb": Question(
        frozenset({"retreat", "pass"}), _legal_robb, _check, _take, context=who_fights
    ),
}
VERBS: Final = dict([words("retreat", Param("area", AREAS))])
