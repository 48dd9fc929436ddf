"""I18.2 Operations on rewards and penalties."""

from typing import Final

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import Op
from throneroom.games.iron_throne.operation import Operation
from throneroom.games.iron_throne.resolution import penalty_of
from throneroom.games.iron_throne.state import Table


def _deny_rewards(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    for denied in found:
        t.no_rewards |= 1 << denied
        t.flow.emit("rewards_denied", denied)


def _has_rewards(t: Table, seat: int, op: Op, who: int) -> bool:
    return not t.no_rewards >> who & 1


def _deny_penalties(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:  # IR63
    for spared in found:
        t.no_penalties |= 1 << spared
        t.flow.emit("penalties_denied", spared)


def _has_penalties(t: Table, seat: int, op: Op, who: int) -> bool:
    return not t.no_penalties >> who & 1


def _set_penalty(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    t.penalty_set[seat] = op.n
    t.flow.emit("penalty_changed", seat, penalty_of(t, seat))


def _differs(t: Table, seat: int, op: Op, who: int) -> bool:
    return penalty_of(t, who) != penalty_of(t, who, instead=op.n)


def _add_penalty(t: Table, seat: int, op: Op, ctx: Context, found: list[int]) -> None:
    # Only a losing player pays a penalty, so the condition "own side lost" holds by itself.
    t.penalty_add[seat] += op.n


OPERATIONS: Final = {
    "deny_rewards": Operation(_deny_rewards, _has_rewards),
    "deny_penalties": Operation(_deny_penalties, _has_penalties),
    "set_penalty": Operation(_set_penalty, _differs),
    "add_penalty": Operation(_add_penalty),
}
