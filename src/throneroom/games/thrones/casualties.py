"""T18: casualties; T25.4: the loss of a garrison; T17.8: skulls."""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    HOME_OF,
    SIEGE_ENGINE,
    TIDE_SKULLS,
    UNITS,
)
from throneroom.games.thrones.house_cards import BLACKFISH, lose_units
from throneroom.games.thrones.state import (
    ONE,
    Table,
    all_of,
    fought,
    kinds,
    routed,
    routed_part,
    size,
    standing,
    standing_part,
)
from throneroom.games.thrones.strength import combatant, group_of, who_fights
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.kernel import Action, Illegal, Names, Question

SWORDS: Final = 0
SKULL: Final = 1
SUPPLY: Final = 2
REASONS: Final = Names("reason", ["swords", "skull", "supply"])


def casualties(t: Table) -> None:
    """Step: all losses of a combat, in their order.

    The garrison goes (T20.4, T25.1, T25.4, TR25.2, TR25.3); the loser's routed units and Siege
    Engines, which cannot retreat, are destroyed and do not count as casualties (T18.7, T19.13,
    T19.15, TR15.21, TR18.1); then swords (T18.1, T18.2), then skulls (T17.8, T17.9, TR17.1,
    TR17.2).
    """
    loser = 1 - fought(t).winner
    house = combatant(t, loser)
    if loser == DEFENDER and HOME_OF[t.embattled] == house and t.garrison[house]:
        t.garrison[house] = 0
        t.flow.emit("garrison_lost", house, t.embattled)
    group = group_of(t, loser)
    helpless = routed_part(group) + all_of(group, SIEGE_ENGINE)
    if helpless:
        lose_units(t, loser, helpless)
    if t.tides is not None:
        for side in (DEFENDER, ATTACKER):
            if TIDE_SKULLS[t.tides.cards[side]]:
                t.flow.push("skull", 1 - side)
    t.flow.push("losses", loser, fought(t).casualties, SWORDS)


def skull(t: Table, side: int) -> None:
    """Step: one standing unit of a side falls to a skull, whoever has won.

    Fortifications do not help, the Blackfish does; garrisons are immune. T17.8, T17.10, T15.41,
    T25.5
    """
    if fought(t).cards[side] != BLACKFISH:
        t.flow.push("losses", side, 1, SKULL)


def losses(t: Table, side: int, number: int, reason: int) -> None:
    """Step: a side loses some of its standing participating units; their owner chooses which.

    Nobody is asked where there is nothing to choose. T18.3-T18.7, T18.9, TR17.2, TR18.2, TR19.1
    """
    group = standing_part(group_of(t, side))
    if not number or not group:
        return
    if size(group) <= number:
        lose_units(t, side, group)
    elif len(kinds(group)) == 1:
        lose_units(t, side, number * ONE[kinds(group)[0]])
    else:
        t.flow.ask("losses", (t.seats[combatant(t, side)],), side, number, reason)


def _legal(t: Table, seat: int) -> list[Action]:
    group = group_of(t, t.flow.args[0])
    return [("destroy", t.embattled, kind) for kind in kinds(group)]


def _check(t: Table, seat: int, action: Action) -> None:
    _, area, kind = action
    side = t.flow.args[0]
    names = {"area": AREAS.ids[area], "unit": UNITS.ids[kind]}
    if area != t.embattled:
        raise Illegal("T18.3", "thrones-unit-not-in-combat", **names)
    group = group_of(t, side)
    if not standing(group, kind):
        rule = "T18.7" if routed(group, kind) else "T18.3"
        raise Illegal(rule, "thrones-unit-not-in-combat", **names)


def _take(t: Table, seat: int, action: Action) -> None:
    """One unit a casualty, whatever its strength. T18.5"""
    side, number, reason = t.flow.args
    t.flow.push("losses", side, number - 1, reason)
    lose_units(t, side, ONE[action[2]])


def _context(t: Table, seat: int) -> dict[str, Any]:
    _, number, reason = t.flow.args
    return {**who_fights(t, seat), "number": number, "reason": REASONS.ids[reason]}


STEPS: Final = {"casualties": casualties, "skull": skull, "losses": losses}
QUESTIONS: Final = {
    "losses": Question(frozenset({"destroy"}), _legal, _check, _take, context=_context)
}
