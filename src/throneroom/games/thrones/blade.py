"""T16: the Valyrian Steel Blade in combat."""

from typing import Final

from throneroom.games.thrones.influence import blade_holder
from throneroom.games.thrones.state import Table, fought
from throneroom.games.thrones.strength import combatant, how_it_stands
from throneroom.games.thrones.support import ATTACKER, DEFENDER
from throneroom.kernel import Action, Question, words


def blade_side(t: Table) -> int:
    """The side that holds the fresh Blade, or -1; never a supporter. T9.7, T16.1-T16.3, TR9.1"""
    if t.blade_used:
        return -1
    holder = blade_holder(t)
    for side in (ATTACKER, DEFENDER):
        if combatant(t, side) == holder:
            return side
    return -1


def use_blade(t: Table) -> None:
    """Step: its holder, if he fights, may use the Blade for +1.

    T16.1-T16.3, T17.6, TR16.1, TR16.2
    """
    side = blade_side(t)
    if side >= 0:
        t.flow.ask("blade", (t.seats[combatant(t, side)],), side)


def turn_blade(t: Table, house: int) -> None:
    """The Blade shows its used side for the rest of the round. T16.2, T9.7"""
    t.blade_used = 1
    t.flow.emit("blade_used", house)


def _legal(t: Table, seat: int) -> list[Action]:
    return [("pass",), ("use_blade",)]


def _check(t: Table, seat: int, action: Action) -> None:
    """Whoever is asked may use the Blade or not. T16.1"""


def _take(t: Table, seat: int, action: Action) -> None:
    if action[0] == "use_blade":
        fought(t).blade = t.flow.args[0]
        turn_blade(t, t.houses[seat])


STEPS: Final = {"use_blade": use_blade}
QUESTIONS: Final = {
    "blade": Question(
        frozenset({"use_blade", "pass"}), _legal, _check, _take, context=how_it_stands
    )
}
VERBS: Final = dict([words("use_blade")])
