"""I18 Effects: what leader sheets and character cards do.

An ability is a list of operations, carried out in their written order (I16.10). The operations of
the vocabulary are in the modules by theme; here each part of an ability gets its operation and its
selector. A part that needs a choice asks for it and goes on when it is answered. What a component
says so beats the rules (I16.1), and nothing of it needs a judgement (I18.11).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.iron_throne import (
    effects_cards,
    effects_hostages,
    effects_power,
    effects_results,
    effects_rewards,
    effects_support,
)
from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import ABILITIES, Op
from throneroom.games.iron_throne.operation import Operation
from throneroom.games.iron_throne.selectors import Selector, selector
from throneroom.games.iron_throne.sides import is_active
from throneroom.games.iron_throne.state import Table
from throneroom.kernel import merged

_THEMES: Final = (
    effects_cards,
    effects_results,
    effects_power,
    effects_hostages,
    effects_support,
    effects_rewards,
)
OPERATIONS: Final[dict[str, Operation]] = merged(_THEMES, "OPERATIONS")


class Part(NamedTuple):
    """An operation of an ability, ready to be carried out."""

    op: Op
    operation: Operation
    selector: Selector
    only_active: bool  # whether it is restricted to an active user [I18.8]


def _part(op: Op) -> Part:
    only_active = op.extra.get("if") == "self_is_active"
    return Part(op, OPERATIONS[op.name], selector(op.who), only_active)


# For each ability its parts; the first so many of them are its cost.
PARTS: Final = tuple(tuple(_part(op) for op in ability.ops) for ability in ABILITIES)


def carry_out(t: Table, ability: int, i: int, seat: int, ctx: Context) -> None:  # I16.10, I18.8
    """One part of an ability: ask for its target if the user has one to choose."""
    op, operation, whom, only_active = PARTS[ability][i]
    if only_active and not is_active(t, seat):
        return
    if not whom.asks:
        operation.does(t, seat, op, ctx, whom.find(t, seat, ctx))
    elif targets(t, seat, ability, i, ctx):
        t.flow.ask(whom.asks, (seat,), ability, i, ctx)


def carry_out_on(t: Table, ability: int, i: int, seat: int, ctx: Context, target: int) -> None:
    """One part of an ability on the target that was chosen for it."""
    op, operation, whom, _ = PARTS[ability][i]
    subject = t.fighter[target] if whom.of_player else target
    operation.does(t, seat, op, ctx, [subject])


def targets(t: Table, seat: int, ability: int, i: int, ctx: Context) -> list[int]:
    """Those on whom a part would work, or among whom the user chooses. [I16.11, I18.12]

    Left out are those for whom nothing would change, as far as everybody can see: what may be
    chosen must not depend on a hidden hand. Political Sense may name anybody who has revealed
    hostility (IR35).
    """
    op, operation, whom, _ = PARTS[ability][i]
    found = whom.find(t, seat, ctx)
    worth = operation.worth
    if worth is None:
        return found
    if whom.of_player:
        return [player for player in found if worth(t, seat, op, t.fighter[player])]
    return [who for who in found if worth(t, seat, op, who)]


def can_pay(t: Table, seat: int, ability: int) -> bool:  # I16.9
    """Whether the cost of an ability can be paid in full."""
    for op, operation, _, _ in PARTS[ability][: ABILITIES[ability].costs]:
        if operation.pays is None or not operation.pays(t, seat, op):
            return False
    return True


def changes_something(t: Table, seat: int, ability: int, ctx: Context) -> bool:  # I16.11, I18.12
    """Whether an ability would change or reveal anything, by what everybody knows."""
    parts = PARTS[ability]
    for i in range(ABILITIES[ability].costs, len(parts)):
        _, operation, whom, _ = parts[i]
        if operation.worth is None and not whom.asks:
            return True
        if targets(t, seat, ability, i, ctx):
            return True
    return False


STEPS: Final[dict[str, Callable[..., None]]] = {
    "operation": carry_out,
    "operation_on": carry_out_on,
    **effects_power.STEPS,
}
